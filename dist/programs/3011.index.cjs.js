"use strict";
exports.id=3011;
exports.ids=[3011];
exports.modules={
63011:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y:()=>(fromMarkdown)
});
var constructs_namespaceObject={};
__webpack_require__.r(constructs_namespaceObject);
__webpack_require__.d(constructs_namespaceObject,{
attentionMarkers:()=>(attentionMarkers),
contentInitial:()=>(contentInitial),
disable:()=>(disable),
document:()=>(constructs_document),
flow:()=>(constructs_flow),
flowInitial:()=>(flowInitial),
insideSpan:()=>(insideSpan),
string:()=>(constructs_string),
text:()=>(constructs_text)
});
var lib=__webpack_require__(86967);
var micromark_util_chunked=__webpack_require__(3960);
;
class SpliceBuffer{
constructor(initial){
this.left=initial?[...initial]:[];
this.right=[];
}
get(index){
if(index<0||index>=this.left.length+this.right.length){
throw new RangeError('Cannot access index `'+index+'` in a splice buffer of size `'+(this.left.length+this.right.length)+'`');
}
if(index<this.left.length)return this.left[index];
return this.right[this.right.length-index+this.left.length-1];
}
get length(){
return this.left.length+this.right.length;
}
shift(){
this.setCursor(0);
return this.right.pop();
}
slice(start,end){
const stop=end===null||end===undefined?Number.POSITIVE_INFINITY:end;
if(stop<this.left.length){
return this.left.slice(start,stop);
}
if(start>this.left.length){
return this.right.slice(this.right.length-stop+this.left.length,this.right.length-start+this.left.length).reverse();
}
return this.left.slice(start).concat(this.right.slice(this.right.length-stop+this.left.length).reverse());
}
splice(start,deleteCount,items){
const count=deleteCount||0;
this.setCursor(Math.trunc(start));
const removed=this.right.splice(this.right.length-count,Number.POSITIVE_INFINITY);
if(items)chunkedPush(this.left,items);
return removed.reverse();
}
pop(){
this.setCursor(Number.POSITIVE_INFINITY);
return this.left.pop();
}
push(item){
this.setCursor(Number.POSITIVE_INFINITY);
this.left.push(item);
}
pushMany(items){
this.setCursor(Number.POSITIVE_INFINITY);
chunkedPush(this.left,items);
}
unshift(item){
this.setCursor(0);
this.right.push(item);
}
unshiftMany(items){
this.setCursor(0);
chunkedPush(this.right,items.reverse());
}
setCursor(n){
if(n===this.left.length||n>this.left.length&&this.right.length===0||n<0&&this.left.length===0)return;
if(n<this.left.length){
const removed=this.left.splice(n,Number.POSITIVE_INFINITY);
chunkedPush(this.right,removed.reverse());
}else{
const removed=this.right.splice(this.left.length+this.right.length-n,Number.POSITIVE_INFINITY);
chunkedPush(this.left,removed.reverse());
}
}
}
function chunkedPush(list,right){
let chunkStart=0;
if(right.length<10000){
list.push(...right);
}else{
while(chunkStart<right.length){
list.push(...right.slice(chunkStart,chunkStart+10000));
chunkStart+=10000;
}
}
}
;
function subtokenize(eventsArray){
const jumps={};
let index=-1;
let event;
let lineIndex;
let otherIndex;
let otherEvent;
let parameters;
let subevents;
let more;
const events=new SpliceBuffer(eventsArray);
while(++index<events.length){
while(index in jumps){
index=jumps[index];
}
event=events.get(index);
if(index&&event[1].type==="chunkFlow"&&events.get(index-1)[1].type==="listItemPrefix"){
subevents=event[1]._tokenizer.events;
otherIndex=0;
if(otherIndex<subevents.length&&subevents[otherIndex][1].type==="lineEndingBlank"){
otherIndex+=2;
}
if(otherIndex<subevents.length&&subevents[otherIndex][1].type==="content"){
while(++otherIndex<subevents.length){
if(subevents[otherIndex][1].type==="content"){
break;
}
if(subevents[otherIndex][1].type==="chunkText"){
subevents[otherIndex][1]._isInFirstContentOfListItem=true;
otherIndex++;
}
}
}
}
if(event[0]==='enter'){
if(event[1].contentType){
Object.assign(jumps,subcontent(events,index));
index=jumps[index];
more=true;
}
}
else if(event[1]._container){
otherIndex=index;
lineIndex=undefined;
while(otherIndex--){
otherEvent=events.get(otherIndex);
if(otherEvent[1].type==="lineEnding"||otherEvent[1].type==="lineEndingBlank"){
if(otherEvent[0]==='enter'){
if(lineIndex){
events.get(lineIndex)[1].type="lineEndingBlank";
}
otherEvent[1].type="lineEnding";
lineIndex=otherIndex;
}
}else if(otherEvent[1].type==="linePrefix"||otherEvent[1].type==="listItemIndent"){
}else{
break;
}
}
if(lineIndex){
event[1].end={
...events.get(lineIndex)[1].start
};
parameters=events.slice(lineIndex,index);
parameters.unshift(event);
events.splice(lineIndex,index-lineIndex+1,parameters);
}
}
}
(0,micromark_util_chunked.m)(eventsArray,0,Number.POSITIVE_INFINITY,events.slice(0));
return!more;
}
function subcontent(events,eventIndex){
const token=events.get(eventIndex)[1];
const context=events.get(eventIndex)[2];
let startPosition=eventIndex-1;
const startPositions=[];
let tokenizer=token._tokenizer;
if(!tokenizer){
tokenizer=context.parser[token.contentType](token.start);
if(token._contentTypeTextTrailing){
tokenizer._contentTypeTextTrailing=true;
}
}
const childEvents=tokenizer.events;
const jumps=[];
const gaps={};
let stream;
let previous;
let index=-1;
let current=token;
let adjust=0;
let start=0;
const breaks=[start];
while(current){
while(events.get(++startPosition)[1]!==current){
}
startPositions.push(startPosition);
if(!current._tokenizer){
stream=context.sliceStream(current);
if(!current.next){
stream.push(null);
}
if(previous){
tokenizer.defineSkip(current.start);
}
if(current._isInFirstContentOfListItem){
tokenizer._gfmTasklistFirstContentOfListItem=true;
}
tokenizer.write(stream);
if(current._isInFirstContentOfListItem){
tokenizer._gfmTasklistFirstContentOfListItem=undefined;
}
}
previous=current;
current=current.next;
}
current=token;
while(++index<childEvents.length){
if(
childEvents[index][0]==='exit'&&childEvents[index-1][0]==='enter'&&childEvents[index][1].type===childEvents[index-1][1].type&&childEvents[index][1].start.line!==childEvents[index][1].end.line){
start=index+1;
breaks.push(start);
current._tokenizer=undefined;
current.previous=undefined;
current=current.next;
}
}
tokenizer.events=[];
if(current){
current._tokenizer=undefined;
current.previous=undefined;
}else{
breaks.pop();
}
index=breaks.length;
while(index--){
const slice=childEvents.slice(breaks[index],breaks[index+1]);
const start=startPositions.pop();
jumps.push([start,start+slice.length-1]);
events.splice(start,2,slice);
}
jumps.reverse();
index=-1;
while(++index<jumps.length){
gaps[adjust+jumps[index][0]]=adjust+jumps[index][1];
adjust+=jumps[index][1]-jumps[index][0]-1;
}
return gaps;
}
;
function postprocess(events){
while(!subtokenize(events)){
}
return events;
}
var micromark_util_combine_extensions=__webpack_require__(84606);
var micromark_factory_space=__webpack_require__(99810);
var micromark_util_character=__webpack_require__(359);
;
const content={
tokenize:initializeContent
};
function initializeContent(effects){
const contentStart=effects.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial);
let previous;
return contentStart;
function afterContentStartConstruct(code){
if(code===null){
effects.consume(code);
return;
}
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return(0,micromark_factory_space.N)(effects,contentStart,"linePrefix");
}
function paragraphInitial(code){
effects.enter("paragraph");
return lineStart(code);
}
function lineStart(code){
const token=effects.enter("chunkText",{
contentType:"text",
previous
});
if(previous){
previous.next=token;
}
previous=token;
return data(code);
}
function data(code){
if(code===null){
effects.exit("chunkText");
effects.exit("paragraph");
effects.consume(code);
return;
}
if((0,micromark_util_character.HP)(code)){
effects.consume(code);
effects.exit("chunkText");
return lineStart;
}
effects.consume(code);
return data;
}
}
;
class EditMap{
constructor(){
this.index=new Map();
this.map=[];
}
add(index,remove,add){
addImplementation(this,index,remove,add,false);
}
addBefore(index,remove,add){
addImplementation(this,index,remove,add,true);
}
consume(events){
this.map.sort(function(a,b){
return a[0]-b[0];
});
if(this.map.length===0){
return;
}
let index=this.map.length;
const vecs=[];
while(index>0){
index-=1;
vecs.push(events.slice(this.map[index][0]+this.map[index][1]),this.map[index][2]);
events.length=this.map[index][0];
}
vecs.push(events.slice());
events.length=0;
let slice=vecs.pop();
while(slice){
for(const element of slice){
events.push(element);
}
slice=vecs.pop();
}
this.map.length=0;
this.index.clear();
}
}
function addImplementation(editMap,at,remove,add,before){
if(remove===0&&add.length===0){
return;
}
const existing=editMap.index.get(at);
if(existing){
existing[1]+=remove;
if(before){
add.push(...existing[2]);
existing[2]=add;
}else{
existing[2].push(...add);
}
return;
}
const change=[at,remove,add];
editMap.map.push(change);
editMap.index.set(at,change);
}
;
const document_document={
tokenize:initializeDocument
};
const containerConstruct={
tokenize:tokenizeContainer
};
function initializeDocument(effects){
const self=this;
const stack=[];
let continued=0;
let childFlow;
let childToken;
let lineStartOffset;
return start;
function start(code){
if(continued<stack.length){
const item=stack[continued];
self.containerState=item[1];
return effects.attempt(item[0].continuation,documentContinue,checkNewContainers)(code);
}
return checkNewContainers(code);
}
function documentContinue(code){
continued++;
if(self.containerState._closeFlow){
self.containerState._closeFlow=undefined;
if(childFlow){
closeFlow();
}
const indexBeforeExits=self.events.length;
let indexBeforeFlow=indexBeforeExits;
let point;
while(indexBeforeFlow--){
if(self.events[indexBeforeFlow][0]==='exit'&&self.events[indexBeforeFlow][1].type==="chunkFlow"){
point=self.events[indexBeforeFlow][1].end;
break;
}
}
exitContainers(continued);
let index=indexBeforeExits;
while(index<self.events.length){
self.events[index][1].end={
...point
};
index++;
}
const editMap=new EditMap();
editMap.add(indexBeforeFlow+1,0,self.events.slice(indexBeforeExits));
editMap.add(indexBeforeExits,index-indexBeforeExits,[]);
editMap.consume(self.events);
return checkNewContainers(code);
}
return start(code);
}
function checkNewContainers(code){
if(continued===stack.length){
if(!childFlow){
return documentContinued(code);
}
if(childFlow.currentConstruct&&childFlow.currentConstruct.concrete){
return flowStart(code);
}
self.interrupt=Boolean(childFlow.currentConstruct&&!childFlow._gfmTableDynamicInterruptHack);
}
self.containerState={};
return effects.check(containerConstruct,thereIsANewContainer,thereIsNoNewContainer)(code);
}
function thereIsANewContainer(code){
if(childFlow){
closeFlow();
}
exitContainers(continued);
return documentContinued(code);
}
function thereIsNoNewContainer(code){
self.parser.lazy[self.now().line]=continued!==stack.length;
lineStartOffset=self.now().offset;
return flowStart(code);
}
function documentContinued(code){
self.containerState={};
return effects.attempt(containerConstruct,containerContinue,flowStart)(code);
}
function containerContinue(code){
continued++;
stack.push([self.currentConstruct,self.containerState]);
return documentContinued(code);
}
function flowStart(code){
if(code===null){
if(childFlow){
closeFlow();
}
exitContainers(0);
effects.consume(code);
return;
}
childFlow=childFlow||self.parser.flow(self.now());
effects.enter("chunkFlow",{
_tokenizer:childFlow,
contentType:"flow",
previous:childToken
});
return flowContinue(code);
}
function flowContinue(code){
if(code===null){
writeToChild(effects.exit("chunkFlow"),true);
exitContainers(0);
effects.consume(code);
return;
}
if((0,micromark_util_character.HP)(code)){
effects.consume(code);
writeToChild(effects.exit("chunkFlow"));
continued=0;
self.interrupt=undefined;
return start;
}
effects.consume(code);
return flowContinue;
}
function writeToChild(token,endOfFile){
const stream=self.sliceStream(token);
if(endOfFile){
stream.push(null);
}
token.previous=childToken;
if(childToken){
childToken.next=token;
}
childToken=token;
childFlow.defineSkip(token.start);
childFlow.write(stream);
if(self.parser.lazy[token.start.line]){
let index=childFlow.events.length;
while(index--){
if(
childFlow.events[index][1].start.offset<lineStartOffset&&(
!childFlow.events[index][1].end||
childFlow.events[index][1].end.offset>lineStartOffset)){
return;
}
}
const indexBeforeExits=self.events.length;
let indexBeforeFlow=indexBeforeExits;
let seen;
let point;
while(indexBeforeFlow--){
if(self.events[indexBeforeFlow][0]==='exit'&&self.events[indexBeforeFlow][1].type==="chunkFlow"){
if(seen){
point=self.events[indexBeforeFlow][1].end;
break;
}
seen=true;
}
}
exitContainers(continued);
index=indexBeforeExits;
while(index<self.events.length){
self.events[index][1].end={
...point
};
index++;
}
const editMap=new EditMap();
editMap.add(indexBeforeFlow+1,0,self.events.slice(indexBeforeExits));
editMap.add(indexBeforeExits,index-indexBeforeExits,[]);
editMap.consume(self.events);
}
}
function exitContainers(size){
let index=stack.length;
while(index-->size){
const entry=stack[index];
self.containerState=entry[1];
entry[0].exit.call(self,effects);
}
stack.length=size;
}
function closeFlow(){
childFlow.write([null]);
childToken=undefined;
childFlow=undefined;
self.containerState._closeFlow=undefined;
}
}
function tokenizeContainer(effects,ok,nok){
return(0,micromark_factory_space.N)(effects,effects.attempt(this.parser.constructs.document,ok,nok),"linePrefix",this.parser.constructs.disable.null.includes('codeIndented')?undefined:4);
}
var blank_line=__webpack_require__(60102);
;
const content_content={
resolve:resolveContent,
tokenize:tokenizeContent
};
const continuationConstruct={
partial:true,
tokenize:tokenizeContinuation
};
function resolveContent(events){
subtokenize(events);
return events;
}
function tokenizeContent(effects,ok){
let previous;
return chunkStart;
function chunkStart(code){
effects.enter("content");
previous=effects.enter("chunkContent",{
contentType:"content"
});
return chunkInside(code);
}
function chunkInside(code){
if(code===null){
return contentEnd(code);
}
if((0,micromark_util_character.HP)(code)){
return effects.check(continuationConstruct,contentContinue,contentEnd)(code);
}
effects.consume(code);
return chunkInside;
}
function contentEnd(code){
effects.exit("chunkContent");
effects.exit("content");
return ok(code);
}
function contentContinue(code){
effects.consume(code);
effects.exit("chunkContent");
previous.next=effects.enter("chunkContent",{
contentType:"content",
previous
});
previous=previous.next;
return chunkInside;
}
}
function tokenizeContinuation(effects,ok,nok){
const self=this;
return startLookahead;
function startLookahead(code){
effects.exit("chunkContent");
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return(0,micromark_factory_space.N)(effects,prefixed,"linePrefix");
}
function prefixed(code){
if(code===null||(0,micromark_util_character.HP)(code)){
return nok(code);
}
const tail=self.events[self.events.length-1];
if(!self.parser.constructs.disable.null.includes('codeIndented')&&tail&&tail[1].type==="linePrefix"&&tail[2].sliceSerialize(tail[1],true).length>=4){
return ok(code);
}
return effects.interrupt(self.parser.constructs.flow,nok,ok)(code);
}
}
;
const flow={
tokenize:initializeFlow
};
function initializeFlow(effects){
const self=this;
const initial=effects.attempt(
blank_line.B,atBlankEnding,
effects.attempt(this.parser.constructs.flowInitial,afterConstruct,(0,micromark_factory_space.N)(effects,effects.attempt(this.parser.constructs.flow,afterConstruct,effects.attempt(content_content,afterConstruct)),"linePrefix")));
return initial;
function atBlankEnding(code){
if(code===null){
effects.consume(code);
return;
}
effects.enter("lineEndingBlank");
effects.consume(code);
effects.exit("lineEndingBlank");
self.currentConstruct=undefined;
return initial;
}
function afterConstruct(code){
if(code===null){
effects.consume(code);
return;
}
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
self.currentConstruct=undefined;
return initial;
}
}
;
const resolver={
resolveAll:createResolver()
};
const string=initializeFactory('string');
const text_text=initializeFactory('text');
function initializeFactory(field){
return{
resolveAll:createResolver(field==='text'?resolveAllLineSuffixes:undefined),
tokenize:initializeText
};
function initializeText(effects){
const self=this;
const constructs=this.parser.constructs[field];
const text=effects.attempt(constructs,start,notText);
return start;
function start(code){
return atBreak(code)?text(code):notText(code);
}
function notText(code){
if(code===null){
effects.consume(code);
return;
}
effects.enter("data");
effects.consume(code);
return data;
}
function data(code){
if(atBreak(code)){
effects.exit("data");
return text(code);
}
effects.consume(code);
return data;
}
function atBreak(code){
if(code===null){
return true;
}
const list=constructs[code];
let index=-1;
if(list){
while(++index<list.length){
const item=list[index];
if(!item.previous||item.previous.call(self,self.previous)){
return true;
}
}
}
return false;
}
}
}
function createResolver(extraResolver){
return resolveAllText;
function resolveAllText(events,context){
let index=-1;
let enter;
while(++index<=events.length){
if(enter===undefined){
if(events[index]&&events[index][1].type==="data"){
enter=index;
index++;
}
}else if(!events[index]||events[index][1].type!=="data"){
if(index!==enter+2){
events[enter][1].end=events[index-1][1].end;
events.splice(enter+2,index-enter-2);
index=enter+2;
}
enter=undefined;
}
}
return extraResolver?extraResolver(events,context):events;
}
}
function resolveAllLineSuffixes(events,context){
const editMap=new EditMap();
let eventIndex=0;
while(++eventIndex<=events.length){
if((eventIndex===events.length||events[eventIndex][1].type==="lineEnding")&&events[eventIndex-1][1].type==="data"){
const data=events[eventIndex-1][1];
const chunks=context.sliceStream(data);
let index=chunks.length;
let bufferIndex=-1;
let size=0;
let tabs;
while(index--){
const chunk=chunks[index];
if(typeof chunk==='string'){
bufferIndex=chunk.length;
while(chunk.charCodeAt(bufferIndex-1)===32){
size++;
bufferIndex--;
}
if(bufferIndex){
break;
}
bufferIndex=-1;
}
else if(chunk===-2){
tabs=true;
size++;
}else if(chunk===-1){
}else{
index++;
break;
}
}
if(context._contentTypeTextTrailing&&eventIndex===events.length){
size=0;
}
if(size){
const token={
type:eventIndex===events.length||tabs||size<2?"lineSuffix":"hardBreakTrailing",
start:{
_bufferIndex:index?bufferIndex:data.start._bufferIndex+bufferIndex,
_index:data.start._index+index,
line:data.end.line,
column:data.end.column-size,
offset:data.end.offset-size
},
end:{
...data.end
}
};
data.end={
...token.start
};
if(data.start.offset===data.end.offset){
Object.assign(data,token);
}else{
editMap.add(eventIndex,0,[['enter',token,context],['exit',token,context]]);
}
}
eventIndex++;
}
}
editMap.consume(events);
return events;
}
;
const thematicBreak={
name:'thematicBreak',
tokenize:tokenizeThematicBreak
};
function tokenizeThematicBreak(effects,ok,nok){
let size=0;
let marker;
return start;
function start(code){
effects.enter("thematicBreak");
return before(code);
}
function before(code){
marker=code;
return atBreak(code);
}
function atBreak(code){
if(code===marker){
effects.enter("thematicBreakSequence");
return sequence(code);
}
if(size>=3&&(code===null||(0,micromark_util_character.HP)(code))){
effects.exit("thematicBreak");
return ok(code);
}
return nok(code);
}
function sequence(code){
if(code===marker){
effects.consume(code);
size++;
return sequence;
}
effects.exit("thematicBreakSequence");
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,atBreak,"whitespace")(code):atBreak(code);
}
}
;
const list={
continuation:{
tokenize:tokenizeListContinuation
},
exit:tokenizeListEnd,
name:'list',
tokenize:tokenizeListStart
};
const listItemPrefixWhitespaceConstruct={
partial:true,
tokenize:tokenizeListItemPrefixWhitespace
};
const indentConstruct={
partial:true,
tokenize:tokenizeIndent
};
function tokenizeListStart(effects,ok,nok){
const self=this;
const tail=self.events[self.events.length-1];
let initialSize=tail&&tail[1].type==="linePrefix"?tail[2].sliceSerialize(tail[1],true).length:0;
let size=0;
return start;
function start(code){
const kind=self.containerState.type||(code===42||code===43||code===45?"listUnordered":"listOrdered");
if(kind==="listUnordered"?!self.containerState.marker||code===self.containerState.marker:(0,micromark_util_character.BM)(code)){
if(!self.containerState.type){
self.containerState.type=kind;
effects.enter(kind,{
_container:true
});
}
if(kind==="listUnordered"){
effects.enter("listItemPrefix");
return code===42||code===45?effects.check(thematicBreak,nok,atMarker)(code):atMarker(code);
}
if(!self.interrupt||code===49){
effects.enter("listItemPrefix");
effects.enter("listItemValue");
return inside(code);
}
}
return nok(code);
}
function inside(code){
if((0,micromark_util_character.BM)(code)&&++size<10){
effects.consume(code);
return inside;
}
if((!self.interrupt||size<2)&&(self.containerState.marker?code===self.containerState.marker:code===41||code===46)){
effects.exit("listItemValue");
return atMarker(code);
}
return nok(code);
}
function atMarker(code){
effects.enter("listItemMarker");
effects.consume(code);
effects.exit("listItemMarker");
self.containerState.marker=self.containerState.marker||code;
return effects.check(blank_line.B,
self.interrupt?nok:onBlank,effects.attempt(listItemPrefixWhitespaceConstruct,endOfPrefix,otherPrefix));
}
function onBlank(code){
self.containerState.initialBlankLine=true;
initialSize++;
return endOfPrefix(code);
}
function otherPrefix(code){
if((0,micromark_util_character.On)(code)){
effects.enter("listItemPrefixWhitespace");
effects.consume(code);
effects.exit("listItemPrefixWhitespace");
return endOfPrefix;
}
return nok(code);
}
function endOfPrefix(code){
self.containerState.size=initialSize+self.sliceSerialize(effects.exit("listItemPrefix"),true).length;
return ok(code);
}
}
function tokenizeListContinuation(effects,ok,nok){
const self=this;
self.containerState._closeFlow=undefined;
return effects.check(blank_line.B,onBlank,notBlank);
function onBlank(code){
self.containerState.furtherBlankLines=self.containerState.furtherBlankLines||self.containerState.initialBlankLine;
return(0,micromark_factory_space.N)(effects,ok,"listItemIndent",self.containerState.size+1)(code);
}
function notBlank(code){
if(self.containerState.furtherBlankLines||!(0,micromark_util_character.On)(code)){
self.containerState.furtherBlankLines=undefined;
self.containerState.initialBlankLine=undefined;
return notInCurrentItem(code);
}
self.containerState.furtherBlankLines=undefined;
self.containerState.initialBlankLine=undefined;
return effects.attempt(indentConstruct,ok,notInCurrentItem)(code);
}
function notInCurrentItem(code){
self.containerState._closeFlow=true;
self.interrupt=undefined;
return(0,micromark_factory_space.N)(effects,effects.attempt(list,ok,nok),"linePrefix",self.parser.constructs.disable.null.includes('codeIndented')?undefined:4)(code);
}
}
function tokenizeIndent(effects,ok,nok){
const self=this;
return(0,micromark_factory_space.N)(effects,afterPrefix,"listItemIndent",self.containerState.size+1);
function afterPrefix(code){
const tail=self.events[self.events.length-1];
return tail&&tail[1].type==="listItemIndent"&&tail[2].sliceSerialize(tail[1],true).length===self.containerState.size?ok(code):nok(code);
}
}
function tokenizeListEnd(effects){
effects.exit(this.containerState.type);
}
function tokenizeListItemPrefixWhitespace(effects,ok,nok){
const self=this;
return(0,micromark_factory_space.N)(effects,afterPrefix,"listItemPrefixWhitespace",self.parser.constructs.disable.null.includes('codeIndented')?undefined:4+1);
function afterPrefix(code){
const tail=self.events[self.events.length-1];
return!(0,micromark_util_character.On)(code)&&tail&&tail[1].type==="listItemPrefixWhitespace"?ok(code):nok(code);
}
}
;
const blockQuote={
continuation:{
tokenize:tokenizeBlockQuoteContinuation
},
exit,
name:'blockQuote',
tokenize:tokenizeBlockQuoteStart
};
function tokenizeBlockQuoteStart(effects,ok,nok){
const self=this;
return start;
function start(code){
if(code===62){
const state=self.containerState;
if(!state.open){
effects.enter("blockQuote",{
_container:true
});
state.open=true;
}
effects.enter("blockQuotePrefix");
effects.enter("blockQuoteMarker");
effects.consume(code);
effects.exit("blockQuoteMarker");
return after;
}
return nok(code);
}
function after(code){
if((0,micromark_util_character.On)(code)){
effects.enter("blockQuotePrefixWhitespace");
effects.consume(code);
effects.exit("blockQuotePrefixWhitespace");
effects.exit("blockQuotePrefix");
return ok;
}
effects.exit("blockQuotePrefix");
return ok(code);
}
}
function tokenizeBlockQuoteContinuation(effects,ok,nok){
const self=this;
return contStart;
function contStart(code){
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,contBefore,"linePrefix",self.parser.constructs.disable.null.includes('codeIndented')?undefined:4)(code);
}
return contBefore(code);
}
function contBefore(code){
return effects.attempt(blockQuote,ok,nok)(code);
}
}
function exit(effects){
effects.exit("blockQuote");
}
;
function factoryDestination(effects,ok,nok,type,literalType,literalMarkerType,rawType,stringType,max){
const limit=max||Number.POSITIVE_INFINITY;
let balance=0;
return start;
function start(code){
if(code===60){
effects.enter(type);
effects.enter(literalType);
effects.enter(literalMarkerType);
effects.consume(code);
effects.exit(literalMarkerType);
return enclosedBefore;
}
if(code===null||code===32||code===41||(0,micromark_util_character.JQ)(code)){
return nok(code);
}
effects.enter(type);
effects.enter(rawType);
effects.enter(stringType);
effects.enter("chunkString",{
contentType:"string"
});
return raw(code);
}
function enclosedBefore(code){
if(code===62){
effects.enter(literalMarkerType);
effects.consume(code);
effects.exit(literalMarkerType);
effects.exit(literalType);
effects.exit(type);
return ok;
}
effects.enter(stringType);
effects.enter("chunkString",{
contentType:"string"
});
return enclosed(code);
}
function enclosed(code){
if(code===62){
effects.exit("chunkString");
effects.exit(stringType);
return enclosedBefore(code);
}
if(code===null||code===60||(0,micromark_util_character.HP)(code)){
return nok(code);
}
effects.consume(code);
return code===92?enclosedEscape:enclosed;
}
function enclosedEscape(code){
if(code===60||code===62||code===92){
effects.consume(code);
return enclosed;
}
return enclosed(code);
}
function raw(code){
if(!balance&&(code===null||code===41||(0,micromark_util_character.Ee)(code))){
effects.exit("chunkString");
effects.exit(stringType);
effects.exit(rawType);
effects.exit(type);
return ok(code);
}
if(balance<limit&&code===40){
effects.consume(code);
balance++;
return raw;
}
if(code===41){
effects.consume(code);
balance--;
return raw;
}
if(code===null||code===32||code===40||(0,micromark_util_character.JQ)(code)){
return nok(code);
}
effects.consume(code);
return code===92?rawEscape:raw;
}
function rawEscape(code){
if(code===40||code===41||code===92){
effects.consume(code);
return raw;
}
return raw(code);
}
}
;
function factoryLabel(effects,ok,nok,type,markerType,stringType){
const self=this;
let size=0;
let seen;
return start;
function start(code){
effects.enter(type);
effects.enter(markerType);
effects.consume(code);
effects.exit(markerType);
effects.enter(stringType);
return atBreak;
}
function atBreak(code){
if(size>999||code===null||code===91||code===93&&!seen||
code===94&&!size&&'_hiddenFootnoteSupport' in self.parser.constructs){
return nok(code);
}
if(code===93){
effects.exit(stringType);
effects.enter(markerType);
effects.consume(code);
effects.exit(markerType);
effects.exit(type);
return ok;
}
if((0,micromark_util_character.HP)(code)){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return atBreak;
}
effects.enter("chunkString",{
contentType:"string"
});
return labelInside(code);
}
function labelInside(code){
if(code===null||code===91||code===93||(0,micromark_util_character.HP)(code)||size++>999){
effects.exit("chunkString");
return atBreak(code);
}
effects.consume(code);
if(!seen)seen=!(0,micromark_util_character.On)(code);
return code===92?labelEscape:labelInside;
}
function labelEscape(code){
if(code===91||code===92||code===93){
effects.consume(code);
size++;
return labelInside;
}
return labelInside(code);
}
}
;
function factoryTitle(effects,ok,nok,type,markerType,stringType){
let marker;
return start;
function start(code){
if(code===34||code===39||code===40){
effects.enter(type);
effects.enter(markerType);
effects.consume(code);
effects.exit(markerType);
marker=code===40?41:code;
return begin;
}
return nok(code);
}
function begin(code){
if(code===marker){
effects.enter(markerType);
effects.consume(code);
effects.exit(markerType);
effects.exit(type);
return ok;
}
effects.enter(stringType);
return atBreak(code);
}
function atBreak(code){
if(code===marker){
effects.exit(stringType);
return begin(marker);
}
if(code===null){
return nok(code);
}
if((0,micromark_util_character.HP)(code)){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return(0,micromark_factory_space.N)(effects,atBreak,"linePrefix");
}
effects.enter("chunkString",{
contentType:"string"
});
return inside(code);
}
function inside(code){
if(code===marker||code===null||(0,micromark_util_character.HP)(code)){
effects.exit("chunkString");
return atBreak(code);
}
effects.consume(code);
return code===92?escape:inside;
}
function escape(code){
if(code===marker||code===92){
effects.consume(code);
return inside;
}
return inside(code);
}
}
;
function factoryWhitespace(effects,ok){
let seen;
return start;
function start(code){
if((0,micromark_util_character.HP)(code)){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
seen=true;
return start;
}
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,start,seen?"linePrefix":"lineSuffix")(code);
}
return ok(code);
}
}
var micromark_util_normalize_identifier=__webpack_require__(53629);
;
const definition={
name:'definition',
tokenize:tokenizeDefinition
};
const titleBefore={
partial:true,
tokenize:tokenizeTitleBefore
};
function tokenizeDefinition(effects,ok,nok){
const self=this;
let identifier;
return start;
function start(code){
effects.enter("definition");
return before(code);
}
function before(code){
return factoryLabel.call(self,effects,labelAfter,
nok,"definitionLabel","definitionLabelMarker","definitionLabelString")(code);
}
function labelAfter(code){
identifier=(0,micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length-1][1]).slice(1,-1));
if(code===58){
effects.enter("definitionMarker");
effects.consume(code);
effects.exit("definitionMarker");
return markerAfter;
}
return nok(code);
}
function markerAfter(code){
return(0,micromark_util_character.Ee)(code)?factoryWhitespace(effects,destinationBefore)(code):destinationBefore(code);
}
function destinationBefore(code){
return factoryDestination(effects,destinationAfter,
nok,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(code);
}
function destinationAfter(code){
return effects.attempt(titleBefore,after,after)(code);
}
function after(code){
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,afterWhitespace,"whitespace")(code):afterWhitespace(code);
}
function afterWhitespace(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("definition");
self.parser.defined.push(identifier);
return ok(code);
}
return nok(code);
}
}
function tokenizeTitleBefore(effects,ok,nok){
return titleBefore;
function titleBefore(code){
return(0,micromark_util_character.Ee)(code)?factoryWhitespace(effects,beforeMarker)(code):nok(code);
}
function beforeMarker(code){
return factoryTitle(effects,titleAfter,nok,"definitionTitle","definitionTitleMarker","definitionTitleString")(code);
}
function titleAfter(code){
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,titleAfterOptionalWhitespace,"whitespace")(code):titleAfterOptionalWhitespace(code);
}
function titleAfterOptionalWhitespace(code){
return code===null||(0,micromark_util_character.HP)(code)?ok(code):nok(code);
}
}
;
const codeIndented={
name:'codeIndented',
tokenize:tokenizeCodeIndented
};
const furtherStart={
partial:true,
tokenize:tokenizeFurtherStart
};
function tokenizeCodeIndented(effects,ok,nok){
return start;
function start(code){
effects.enter("codeIndented");
return(0,micromark_factory_space.B)(effects,atBreak,nok,"linePrefix",4,4)(code);
}
function atBreak(code){
if(code===null){
return after(code);
}
if((0,micromark_util_character.HP)(code)){
return effects.attempt(furtherStart,atBreak,after)(code);
}
effects.enter("codeFlowValue");
return inside(code);
}
function inside(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("codeFlowValue");
return atBreak(code);
}
effects.consume(code);
return inside;
}
function after(code){
effects.exit("codeIndented");
return ok(code);
}
}
function tokenizeFurtherStart(effects,ok,nok){
const self=this;
return furtherStart;
function furtherStart(code){
if(self.parser.lazy[self.now().line]){
return nok(code);
}
if((0,micromark_util_character.HP)(code)){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return furtherStart;
}
return(0,micromark_factory_space.B)(effects,ok,onNotEnoughPrefix,"linePrefix",4,4)(code);
}
function onNotEnoughPrefix(code){
return(0,micromark_util_character.HP)(code)?furtherStart(code):nok(code);
}
}
;
const headingAtx={
name:'headingAtx',
resolve:resolveHeadingAtx,
tokenize:tokenizeHeadingAtx
};
function resolveHeadingAtx(events,context){
let contentEnd=events.length-2;
let contentStart=3;
if(events[contentStart][1].type==="whitespace"){
contentStart+=2;
}
if(contentEnd-2>contentStart&&events[contentEnd][1].type==="whitespace"){
contentEnd-=2;
}
if(events[contentEnd][1].type==="atxHeadingSequence"&&(contentStart===contentEnd-1||contentEnd-4>contentStart&&events[contentEnd-2][1].type==="whitespace")){
contentEnd-=contentStart+1===contentEnd?2:4;
}
if(contentEnd>contentStart){
const content={
type:"atxHeadingText",
start:events[contentStart][1].start,
end:events[contentEnd][1].end
};
const text={
type:"chunkText",
start:events[contentStart][1].start,
end:events[contentEnd][1].end,
contentType:"text"
};
(0,micromark_util_chunked.m)(events,contentStart,contentEnd-contentStart+1,[['enter',content,context],['enter',text,context],['exit',text,context],['exit',content,context]]);
}
return events;
}
function tokenizeHeadingAtx(effects,ok,nok){
let size=0;
return start;
function start(code){
effects.enter("atxHeading");
return before(code);
}
function before(code){
effects.enter("atxHeadingSequence");
return sequenceOpen(code);
}
function sequenceOpen(code){
if(code===35&&size++<6){
effects.consume(code);
return sequenceOpen;
}
if(code===null||(0,micromark_util_character.Ee)(code)){
effects.exit("atxHeadingSequence");
return atBreak(code);
}
return nok(code);
}
function atBreak(code){
if(code===35){
effects.enter("atxHeadingSequence");
return sequenceFurther(code);
}
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("atxHeading");
return ok(code);
}
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,atBreak,"whitespace")(code);
}
effects.enter("atxHeadingText");
return data(code);
}
function sequenceFurther(code){
if(code===35){
effects.consume(code);
return sequenceFurther;
}
effects.exit("atxHeadingSequence");
return atBreak(code);
}
function data(code){
if(code===null||code===35||(0,micromark_util_character.Ee)(code)){
effects.exit("atxHeadingText");
return atBreak(code);
}
effects.consume(code);
return data;
}
}
;
const setextUnderline={
name:'setextUnderline',
resolveTo:resolveToSetextUnderline,
tokenize:tokenizeSetextUnderline
};
function resolveToSetextUnderline(events,context){
const editMap=new EditMap();
let index=events.length;
let content;
let text;
let definition;
while(index--){
if(events[index][0]==='enter'){
if(events[index][1].type==="content"){
content=index;
break;
}
if(events[index][1].type==="paragraph"){
text=index;
}
}
else{
if(events[index][1].type==="content"){
editMap.add(index,1,[]);
}
if(!definition&&events[index][1].type==="definition"){
definition=index;
}
}
}
const heading={
type:"setextHeading",
start:{
...events[content][1].start
},
end:{
...events[events.length-1][1].end
}
};
events[text][1].type="setextHeadingText";
if(definition){
editMap.add(text,0,[['enter',heading,context]]);
editMap.add(definition+1,0,[['exit',events[content][1],context]]);
events[content][1].end={
...events[definition][1].end
};
}else{
events[content][1]=heading;
}
editMap.add(events.length,0,[['exit',heading,context]]);
editMap.consume(events);
return events;
}
function tokenizeSetextUnderline(effects,ok,nok){
const self=this;
let marker;
return start;
function start(code){
let index=self.events.length;
let paragraph;
while(index--){
if(self.events[index][1].type!=="lineEnding"&&self.events[index][1].type!=="linePrefix"&&self.events[index][1].type!=="content"){
paragraph=self.events[index][1].type==="paragraph";
break;
}
}
if(!self.parser.lazy[self.now().line]&&(self.interrupt||paragraph)){
effects.enter("setextHeadingLine");
marker=code;
return before(code);
}
return nok(code);
}
function before(code){
effects.enter("setextHeadingLineSequence");
return inside(code);
}
function inside(code){
if(code===marker){
effects.consume(code);
return inside;
}
effects.exit("setextHeadingLineSequence");
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,after,"lineSuffix")(code):after(code);
}
function after(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("setextHeadingLine");
return ok(code);
}
return nok(code);
}
}
var micromark_util_html_tag_name=__webpack_require__(65648);
;
const nonLazyContinuation={
partial:true,
tokenize:tokenizeNonLazyContinuation
};
function tokenizeNonLazyContinuation(effects,ok,nok){
const self=this;
return start;
function start(code){
if(code===null){
return nok(code);
}
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return after;
}
function after(code){
return self.parser.lazy[self.now().line]?nok(code):ok(code);
}
}
;
const htmlFlow={
concrete:true,
name:'htmlFlow',
resolveTo:resolveToHtmlFlow,
tokenize:tokenizeHtmlFlow
};
const blankLineBefore={
partial:true,
tokenize:tokenizeBlankLineBefore
};
function resolveToHtmlFlow(events){
let index=events.length;
while(index--){
if(events[index][0]==='enter'&&events[index][1].type==="htmlFlow"){
break;
}
}
if(index>1&&events[index-2][1].type==="linePrefix"){
events[index][1].start=events[index-2][1].start;
events[index+1][1].start=events[index-2][1].start;
events.splice(index-2,2);
}
return events;
}
function tokenizeHtmlFlow(effects,ok,nok){
const self=this;
let marker;
let closingTag;
let buffer;
let index;
let markerB;
return start;
function start(code){
return before(code);
}
function before(code){
effects.enter("htmlFlow");
effects.enter("htmlFlowData");
effects.consume(code);
return open;
}
function open(code){
if(code===33){
effects.consume(code);
return declarationOpen;
}
if(code===47){
effects.consume(code);
closingTag=true;
return tagCloseStart;
}
if(code===63){
effects.consume(code);
marker=3;
return self.interrupt?ok:continuationDeclarationInside;
}
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
buffer=String.fromCharCode(code);
return tagName;
}
return nok(code);
}
function declarationOpen(code){
if(code===45){
effects.consume(code);
marker=2;
return commentOpenInside;
}
if(code===91){
effects.consume(code);
marker=5;
index=0;
return cdataOpenInside;
}
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
marker=4;
return self.interrupt?ok:continuationDeclarationInside;
}
return nok(code);
}
function commentOpenInside(code){
if(code===45){
effects.consume(code);
return self.interrupt?ok:continuationDeclarationInside;
}
return nok(code);
}
function cdataOpenInside(code){
const value="CDATA[";
if(code===value.charCodeAt(index++)){
effects.consume(code);
if(index===value.length){
return self.interrupt?ok:continuation;
}
return cdataOpenInside;
}
return nok(code);
}
function tagCloseStart(code){
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
buffer=String.fromCharCode(code);
return tagName;
}
return nok(code);
}
function tagName(code){
if(code===null||code===47||code===62||(0,micromark_util_character.Ee)(code)){
const slash=code===47;
const name=buffer.toLowerCase();
if(!slash&&!closingTag&&micromark_util_html_tag_name.y.includes(name)){
marker=1;
return self.interrupt?ok(code):continuation(code);
}
if(micromark_util_html_tag_name.T.includes(buffer.toLowerCase())){
marker=6;
if(slash){
effects.consume(code);
return basicSelfClosing;
}
return self.interrupt?ok(code):continuation(code);
}
marker=7;
return self.interrupt&&!self.parser.lazy[self.now().line]?nok(code):closingTag?completeClosingTagAfter(code):completeAttributeNameBefore(code);
}
if(code===45||(0,micromark_util_character.lV)(code)){
effects.consume(code);
buffer+=String.fromCharCode(code);
return tagName;
}
return nok(code);
}
function basicSelfClosing(code){
if(code===62){
effects.consume(code);
return self.interrupt?ok:continuation;
}
return nok(code);
}
function completeClosingTagAfter(code){
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return completeClosingTagAfter;
}
return completeEnd(code);
}
function completeAttributeNameBefore(code){
if(code===47){
effects.consume(code);
return completeEnd;
}
if(code===58||code===95||(0,micromark_util_character.CW)(code)){
effects.consume(code);
return completeAttributeName;
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return completeAttributeNameBefore;
}
return completeEnd(code);
}
function completeAttributeName(code){
if(code===45||code===46||code===58||code===95||(0,micromark_util_character.lV)(code)){
effects.consume(code);
return completeAttributeName;
}
return completeAttributeNameAfter(code);
}
function completeAttributeNameAfter(code){
if(code===61){
effects.consume(code);
return completeAttributeValueBefore;
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return completeAttributeNameAfter;
}
return completeAttributeNameBefore(code);
}
function completeAttributeValueBefore(code){
if(code===null||code===60||code===61||code===62||code===96){
return nok(code);
}
if(code===34||code===39){
effects.consume(code);
markerB=code;
return completeAttributeValueQuoted;
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return completeAttributeValueBefore;
}
return completeAttributeValueUnquoted(code);
}
function completeAttributeValueQuoted(code){
if(code===markerB){
effects.consume(code);
markerB=null;
return completeAttributeValueQuotedAfter;
}
if(code===null||(0,micromark_util_character.HP)(code)){
return nok(code);
}
effects.consume(code);
return completeAttributeValueQuoted;
}
function completeAttributeValueUnquoted(code){
if(code===null||code===34||code===39||code===47||code===60||code===61||code===62||code===96||(0,micromark_util_character.Ee)(code)){
return completeAttributeNameAfter(code);
}
effects.consume(code);
return completeAttributeValueUnquoted;
}
function completeAttributeValueQuotedAfter(code){
if(code===47||code===62||(0,micromark_util_character.On)(code)){
return completeAttributeNameBefore(code);
}
return nok(code);
}
function completeEnd(code){
if(code===62){
effects.consume(code);
return completeAfter;
}
return nok(code);
}
function completeAfter(code){
if(code===null||(0,micromark_util_character.HP)(code)){
return continuation(code);
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return completeAfter;
}
return nok(code);
}
function continuation(code){
if(code===45&&marker===2){
effects.consume(code);
return continuationCommentInside;
}
if(code===60&&marker===1){
effects.consume(code);
return continuationRawTagOpen;
}
if(code===62&&marker===4){
effects.consume(code);
return continuationClose;
}
if(code===63&&marker===3){
effects.consume(code);
return continuationDeclarationInside;
}
if(code===93&&marker===5){
effects.consume(code);
return continuationCdataInside;
}
if((0,micromark_util_character.HP)(code)&&(marker===6||marker===7)){
effects.exit("htmlFlowData");
return effects.check(blankLineBefore,continuationAfter,continuationStart)(code);
}
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("htmlFlowData");
return continuationStart(code);
}
effects.consume(code);
return continuation;
}
function continuationStart(code){
return effects.check(nonLazyContinuation,continuationStartNonLazy,continuationAfter)(code);
}
function continuationStartNonLazy(code){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return continuationBefore;
}
function continuationBefore(code){
if(code===null||(0,micromark_util_character.HP)(code)){
return continuationStart(code);
}
effects.enter("htmlFlowData");
return continuation(code);
}
function continuationCommentInside(code){
if(code===45){
effects.consume(code);
return continuationDeclarationInside;
}
return continuation(code);
}
function continuationRawTagOpen(code){
if(code===47){
effects.consume(code);
buffer='';
return continuationRawEndTag;
}
return continuation(code);
}
function continuationRawEndTag(code){
if(code===62){
const name=buffer.toLowerCase();
if(micromark_util_html_tag_name.y.includes(name)){
effects.consume(code);
return continuationClose;
}
return continuation(code);
}
if((0,micromark_util_character.CW)(code)&&buffer.length<8){
effects.consume(code);
buffer+=String.fromCharCode(code);
return continuationRawEndTag;
}
return continuation(code);
}
function continuationCdataInside(code){
if(code===93){
effects.consume(code);
return continuationDeclarationInside;
}
return continuation(code);
}
function continuationDeclarationInside(code){
if(code===62){
effects.consume(code);
return continuationClose;
}
if(code===45&&marker===2){
effects.consume(code);
return continuationDeclarationInside;
}
return continuation(code);
}
function continuationClose(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("htmlFlowData");
return continuationAfter(code);
}
effects.consume(code);
return continuationClose;
}
function continuationAfter(code){
effects.exit("htmlFlow");
return ok(code);
}
}
function tokenizeBlankLineBefore(effects,ok,nok){
return start;
function start(code){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return effects.attempt(blank_line.B,ok,nok);
}
}
;
const codeFenced={
concrete:true,
name:'codeFenced',
tokenize:tokenizeCodeFenced
};
function tokenizeCodeFenced(effects,ok,nok){
const self=this;
const closeStart={
partial:true,
tokenize:tokenizeCloseStart
};
let initialPrefix=0;
let sizeOpen=0;
let marker;
return start;
function start(code){
return beforeSequenceOpen(code);
}
function beforeSequenceOpen(code){
const tail=self.events[self.events.length-1];
initialPrefix=tail&&tail[1].type==="linePrefix"?tail[2].sliceSerialize(tail[1],true).length:0;
marker=code;
effects.enter("codeFenced");
effects.enter("codeFencedFence");
effects.enter("codeFencedFenceSequence");
return sequenceOpen(code);
}
function sequenceOpen(code){
if(code===marker){
sizeOpen++;
effects.consume(code);
return sequenceOpen;
}
if(sizeOpen<3){
return nok(code);
}
effects.exit("codeFencedFenceSequence");
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,infoBefore,"whitespace")(code):infoBefore(code);
}
function infoBefore(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("codeFencedFence");
return self.interrupt?ok(code):effects.check(nonLazyContinuation,atNonLazyBreak,after)(code);
}
effects.enter("codeFencedFenceInfo");
effects.enter("chunkString",{
contentType:"string"
});
return info(code);
}
function info(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("chunkString");
effects.exit("codeFencedFenceInfo");
return infoBefore(code);
}
if((0,micromark_util_character.On)(code)){
effects.exit("chunkString");
effects.exit("codeFencedFenceInfo");
return(0,micromark_factory_space.N)(effects,metaBefore,"whitespace")(code);
}
if(code===96&&code===marker){
return nok(code);
}
effects.consume(code);
return info;
}
function metaBefore(code){
if(code===null||(0,micromark_util_character.HP)(code)){
return infoBefore(code);
}
effects.enter("codeFencedFenceMeta");
effects.enter("chunkString",{
contentType:"string"
});
return meta(code);
}
function meta(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("chunkString");
effects.exit("codeFencedFenceMeta");
return infoBefore(code);
}
if(code===96&&code===marker){
return nok(code);
}
effects.consume(code);
return meta;
}
function atNonLazyBreak(code){
return effects.attempt(closeStart,after,contentBefore)(code);
}
function contentBefore(code){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return contentStart;
}
function contentStart(code){
return initialPrefix>0&&(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,beforeContentChunk,"linePrefix",initialPrefix+1)(code):beforeContentChunk(code);
}
function beforeContentChunk(code){
if(code===null||(0,micromark_util_character.HP)(code)){
return effects.check(nonLazyContinuation,atNonLazyBreak,after)(code);
}
effects.enter("codeFlowValue");
return contentChunk(code);
}
function contentChunk(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("codeFlowValue");
return beforeContentChunk(code);
}
effects.consume(code);
return contentChunk;
}
function after(code){
effects.exit("codeFenced");
return ok(code);
}
function tokenizeCloseStart(effects,ok,nok){
let size=0;
return startBefore;
function startBefore(code){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return start;
}
function start(code){
effects.enter("codeFencedFence");
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,beforeSequenceClose,"linePrefix",self.parser.constructs.disable.null.includes('codeIndented')?undefined:4)(code):beforeSequenceClose(code);
}
function beforeSequenceClose(code){
if(code===marker){
effects.enter("codeFencedFenceSequence");
return sequenceClose(code);
}
return nok(code);
}
function sequenceClose(code){
if(code===marker){
size++;
effects.consume(code);
return sequenceClose;
}
if(size>=sizeOpen){
effects.exit("codeFencedFenceSequence");
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,sequenceCloseAfter,"whitespace")(code):sequenceCloseAfter(code);
}
return nok(code);
}
function sequenceCloseAfter(code){
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit("codeFencedFence");
return ok(code);
}
return nok(code);
}
}
}
var decode_named_character_reference=__webpack_require__(47240);
;
const characterReference={
name:'characterReference',
tokenize:tokenizeCharacterReference
};
function tokenizeCharacterReference(effects,ok,nok){
const self=this;
let size=0;
let max;
let test;
return start;
function start(code){
effects.enter("characterReference");
effects.enter("characterReferenceMarker");
effects.consume(code);
effects.exit("characterReferenceMarker");
return open;
}
function open(code){
if(code===35){
effects.enter("characterReferenceMarkerNumeric");
effects.consume(code);
effects.exit("characterReferenceMarkerNumeric");
return numeric;
}
effects.enter("characterReferenceValue");
max=31;
test=micromark_util_character.lV;
return value(code);
}
function numeric(code){
if(code===88||code===120){
effects.enter("characterReferenceMarkerHexadecimal");
effects.consume(code);
effects.exit("characterReferenceMarkerHexadecimal");
effects.enter("characterReferenceValue");
max=6;
test=micromark_util_character.ok;
return value;
}
effects.enter("characterReferenceValue");
max=7;
test=micromark_util_character.BM;
return value(code);
}
function value(code){
if(code===59&&size){
const token=effects.exit("characterReferenceValue");
if(test===micromark_util_character.lV&&!(0,decode_named_character_reference.s)(self.sliceSerialize(token))){
return nok(code);
}
effects.enter("characterReferenceMarker");
effects.consume(code);
effects.exit("characterReferenceMarker");
effects.exit("characterReference");
return ok;
}
if(test(code)&&size++<max){
effects.consume(code);
return value;
}
return nok(code);
}
}
;
const characterEscape={
name:'characterEscape',
tokenize:tokenizeCharacterEscape
};
function tokenizeCharacterEscape(effects,ok,nok){
return start;
function start(code){
effects.enter("characterEscape");
effects.enter("escapeMarker");
effects.consume(code);
effects.exit("escapeMarker");
return inside;
}
function inside(code){
if((0,micromark_util_character.ol)(code)){
effects.enter("characterEscapeValue");
effects.consume(code);
effects.exit("characterEscapeValue");
effects.exit("characterEscape");
return ok;
}
return nok(code);
}
}
;
const lineEnding={
name:'lineEnding',
tokenize:tokenizeLineEnding
};
function tokenizeLineEnding(effects,ok){
return start;
function start(code){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return(0,micromark_factory_space.N)(effects,ok,"linePrefix");
}
}
var micromark_util_resolve_all=__webpack_require__(81198);
;
const labelEnd={
name:'labelEnd',
resolveAll:resolveAllLabelEnd,
resolveTo:resolveToLabelEnd,
tokenize:tokenizeLabelEnd
};
const resourceConstruct={
tokenize:tokenizeResource
};
const referenceFullConstruct={
tokenize:tokenizeReferenceFull
};
const referenceCollapsedConstruct={
tokenize:tokenizeReferenceCollapsed
};
function resolveAllLabelEnd(events){
let index=-1;
const newEvents=[];
while(++index<events.length){
const token=events[index][1];
newEvents.push(events[index]);
if(token.type==="labelImage"||token.type==="labelLink"||token.type==="labelEnd"){
const offset=token.type==="labelImage"?4:2;
token.type="data";
index+=offset;
}
}
if(events.length!==newEvents.length){
(0,micromark_util_chunked.m)(events,0,events.length,newEvents);
}
return events;
}
function resolveToLabelEnd(events,context){
let index=events.length;
let offset=0;
let open;
let close;
let media;
while(index--){
const token=events[index][1];
if(open){
if(token.type==="link"||token.type==="labelLink"&&token._inactive){
break;
}
if(events[index][0]==='enter'&&token.type==="labelLink"){
token._inactive=true;
}
}else if(close){
if(events[index][0]==='enter'&&(token.type==="labelImage"||token.type==="labelLink")&&!token._balanced){
open=index;
if(token.type!=="labelLink"){
offset=2;
break;
}
}
}else if(token.type==="labelEnd"){
close=index;
}
}
const group={
type:events[open][1].type==="labelLink"?"link":"image",
start:{
...events[open][1].start
},
end:{
...events[events.length-1][1].end
}
};
const label={
type:"label",
start:{
...events[open][1].start
},
end:{
...events[close][1].end
}
};
const text={
type:"labelText",
start:{
...events[open+offset+2][1].end
},
end:{
...events[close-2][1].start
}
};
media=[['enter',group,context],['enter',label,context]];
media=(0,micromark_util_chunked.V)(media,events.slice(open+1,open+offset+3));
media=(0,micromark_util_chunked.V)(media,[['enter',text,context]]);
media=(0,micromark_util_chunked.V)(media,(0,micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null,events.slice(open+offset+4,close-3),context));
media=(0,micromark_util_chunked.V)(media,[['exit',text,context],events[close-2],events[close-1],['exit',label,context]]);
media=(0,micromark_util_chunked.V)(media,events.slice(close+1));
media=(0,micromark_util_chunked.V)(media,[['exit',group,context]]);
(0,micromark_util_chunked.m)(events,open,events.length,media);
return events;
}
function tokenizeLabelEnd(effects,ok,nok){
const self=this;
const labelStarts=self._labelStarts;
let labelStart;
let defined;
if(labelStarts){
while(labelStarts.length>0&&labelStarts[labelStarts.length-1]._balanced){
labelStarts.pop();
}
labelStart=labelStarts[labelStarts.length-1];
}
return start;
function start(code){
if(!labelStart){
return nok(code);
}
if(labelStart._inactive){
return labelEndNok(code);
}
defined=self.parser.defined.includes((0,micromark_util_normalize_identifier.B)(self.sliceSerialize({
start:labelStart.end,
end:self.now()
})));
effects.enter("labelEnd");
effects.enter("labelMarker");
effects.consume(code);
effects.exit("labelMarker");
effects.exit("labelEnd");
return after;
}
function after(code){
if(code===40){
return effects.attempt(resourceConstruct,labelEndOk,defined?labelEndOk:labelEndNok)(code);
}
if(code===91){
return effects.attempt(referenceFullConstruct,labelEndOk,defined?referenceNotFull:labelEndNok)(code);
}
return defined?labelEndOk(code):labelEndNok(code);
}
function referenceNotFull(code){
return effects.attempt(referenceCollapsedConstruct,labelEndOk,labelEndNok)(code);
}
function labelEndOk(code){
labelStarts.pop();
return ok(code);
}
function labelEndNok(code){
labelStart._balanced=true;
return nok(code);
}
}
function tokenizeResource(effects,ok,nok){
return resourceStart;
function resourceStart(code){
effects.enter("resource");
effects.enter("resourceMarker");
effects.consume(code);
effects.exit("resourceMarker");
return resourceBefore;
}
function resourceBefore(code){
return(0,micromark_util_character.Ee)(code)?factoryWhitespace(effects,resourceOpen)(code):resourceOpen(code);
}
function resourceOpen(code){
if(code===41){
return resourceEnd(code);
}
return factoryDestination(effects,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(code);
}
function resourceDestinationAfter(code){
return(0,micromark_util_character.Ee)(code)?factoryWhitespace(effects,resourceBetween)(code):resourceEnd(code);
}
function resourceDestinationMissing(code){
return nok(code);
}
function resourceBetween(code){
if(code===34||code===39||code===40){
return factoryTitle(effects,resourceTitleAfter,nok,"resourceTitle","resourceTitleMarker","resourceTitleString")(code);
}
return resourceEnd(code);
}
function resourceTitleAfter(code){
return(0,micromark_util_character.Ee)(code)?factoryWhitespace(effects,resourceEnd)(code):resourceEnd(code);
}
function resourceEnd(code){
if(code===41){
effects.enter("resourceMarker");
effects.consume(code);
effects.exit("resourceMarker");
effects.exit("resource");
return ok;
}
return nok(code);
}
}
function tokenizeReferenceFull(effects,ok,nok){
const self=this;
return referenceFull;
function referenceFull(code){
return factoryLabel.call(self,effects,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(code);
}
function referenceFullAfter(code){
return self.parser.defined.includes((0,micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length-1][1]).slice(1,-1)))?ok(code):nok(code);
}
function referenceFullMissing(code){
return nok(code);
}
}
function tokenizeReferenceCollapsed(effects,ok,nok){
return referenceCollapsedStart;
function referenceCollapsedStart(code){
effects.enter("reference");
effects.enter("referenceMarker");
effects.consume(code);
effects.exit("referenceMarker");
return referenceCollapsedOpen;
}
function referenceCollapsedOpen(code){
if(code===93){
effects.enter("referenceMarker");
effects.consume(code);
effects.exit("referenceMarker");
effects.exit("reference");
return ok;
}
return nok(code);
}
}
;
const labelStartImage={
name:'labelStartImage',
resolveAll:labelEnd.resolveAll,
tokenize:tokenizeLabelStartImage
};
function tokenizeLabelStartImage(effects,ok,nok){
const self=this;
let labelImage;
return start;
function start(code){
effects.enter("labelImage");
effects.enter("labelImageMarker");
effects.consume(code);
effects.exit("labelImageMarker");
return open;
}
function open(code){
if(code===91){
effects.enter("labelMarker");
effects.consume(code);
effects.exit("labelMarker");
labelImage=effects.exit("labelImage");
return after;
}
return nok(code);
}
function after(code){
if(code===94&&'_hiddenFootnoteSupport' in self.parser.constructs){
return nok(code);
}
self._labelStarts=self._labelStarts||[];
self._labelStarts.push(labelImage);
return ok(code);
}
}
var micromark_util_classify_character=__webpack_require__(11956);
;
const attention={
name:'attention',
resolveAll:resolveAllAttention,
tokenize:tokenizeAttention
};
function resolveAllAttention(events,context){
let index=-1;
let nextEvents;
while(++index<events.length){
if(events[index][0]==='enter'&&events[index][1].type==='attentionSequence'&&events[index][1]._close){
let open=index;
while(open--){
if(events[open][0]==='exit'&&events[open][1].type==='attentionSequence'&&events[open][1]._open&&
context.sliceSerialize(events[open][1]).charCodeAt(0)===context.sliceSerialize(events[index][1]).charCodeAt(0)){
if((events[open][1]._close||events[index][1]._open)&&(events[index][1].end.offset-events[index][1].start.offset)%3&&!((events[open][1].end.offset-events[open][1].start.offset+events[index][1].end.offset-events[index][1].start.offset)%3)){
continue;
}
const use=events[open][1].end.offset-events[open][1].start.offset>1&&events[index][1].end.offset-events[index][1].start.offset>1?2:1;
const start={
...events[open][1].end
};
const end={
...events[index][1].start
};
movePoint(start,-use);
movePoint(end,use);
const openingSequence={
type:use>1?"strongSequence":"emphasisSequence",
start,
end:{
...events[open][1].end
}
};
const closingSequence={
type:use>1?"strongSequence":"emphasisSequence",
start:{
...events[index][1].start
},
end
};
const text={
type:use>1?"strongText":"emphasisText",
start:{
...events[open][1].end
},
end:{
...events[index][1].start
}
};
const group={
type:use>1?"strong":"emphasis",
start:{
...openingSequence.start
},
end:{
...closingSequence.end
}
};
events[open][1].end={
...openingSequence.start
};
events[index][1].start={
...closingSequence.end
};
nextEvents=[];
if(events[open][1].end.offset-events[open][1].start.offset){
nextEvents=(0,micromark_util_chunked.V)(nextEvents,[['enter',events[open][1],context],['exit',events[open][1],context]]);
}
nextEvents=(0,micromark_util_chunked.V)(nextEvents,[['enter',group,context],['enter',openingSequence,context],['exit',openingSequence,context],['enter',text,context]]);
nextEvents=(0,micromark_util_chunked.V)(nextEvents,(0,micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null,events.slice(open+1,index),context));
nextEvents=(0,micromark_util_chunked.V)(nextEvents,[['exit',text,context],['enter',closingSequence,context],['exit',closingSequence,context],['exit',group,context]]);
let offset=0;
if(events[index][1].end.offset-events[index][1].start.offset){
offset=2;
nextEvents=(0,micromark_util_chunked.V)(nextEvents,[['enter',events[index][1],context],['exit',events[index][1],context]]);
}
(0,micromark_util_chunked.m)(events,open-1,index-open+3,nextEvents);
index=open+nextEvents.length-offset-2;
break;
}
}
}
}
index=-1;
while(++index<events.length){
if(events[index][1].type==='attentionSequence'){
events[index][1].type='data';
}
}
return events;
}
function tokenizeAttention(effects,ok){
const attentionMarkers=this.parser.constructs.attentionMarkers.null;
const previous=this.previous;
const before=(0,micromark_util_classify_character.S)(previous);
let marker;
return start;
function start(code){
marker=code;
effects.enter('attentionSequence');
return inside(code);
}
function inside(code){
if(code===marker){
effects.consume(code);
return inside;
}
const token=effects.exit('attentionSequence');
const after=(0,micromark_util_classify_character.S)(code);
const open=!after||after===2&&before||attentionMarkers.includes(code)&&code!==42&&code!==95;
const close=!before||before===2&&after||attentionMarkers.includes(previous)&&previous!==42&&previous!==95;
token._open=Boolean(marker===42?open:open&&(before||!close));
token._close=Boolean(marker===42?close:close&&(after||!open));
return ok(code);
}
}
function movePoint(point,offset){
point.column+=offset;
point.offset+=offset;
point._bufferIndex+=offset;
}
;
const autolink={
name:'autolink',
tokenize:tokenizeAutolink
};
function tokenizeAutolink(effects,ok,nok){
let size=0;
return start;
function start(code){
effects.enter("autolink");
effects.enter("autolinkMarker");
effects.consume(code);
effects.exit("autolinkMarker");
effects.enter("autolinkProtocol");
return open;
}
function open(code){
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
return schemeOrEmailAtext;
}
if(code===64){
return nok(code);
}
return emailAtext(code);
}
function schemeOrEmailAtext(code){
if(code===43||code===45||code===46||(0,micromark_util_character.lV)(code)){
size=1;
return schemeInsideOrEmailAtext(code);
}
return emailAtext(code);
}
function schemeInsideOrEmailAtext(code){
if(code===58){
effects.consume(code);
size=0;
return urlInside;
}
if((code===43||code===45||code===46||(0,micromark_util_character.lV)(code))&&size++<32){
effects.consume(code);
return schemeInsideOrEmailAtext;
}
size=0;
return emailAtext(code);
}
function urlInside(code){
if(code===62){
effects.exit("autolinkProtocol");
effects.enter("autolinkMarker");
effects.consume(code);
effects.exit("autolinkMarker");
effects.exit("autolink");
return ok;
}
if(code===null||code===32||code===60||(0,micromark_util_character.JQ)(code)){
return nok(code);
}
effects.consume(code);
return urlInside;
}
function emailAtext(code){
if(code===64){
effects.consume(code);
return emailAtSignOrDot;
}
if((0,micromark_util_character.cx)(code)){
effects.consume(code);
return emailAtext;
}
return nok(code);
}
function emailAtSignOrDot(code){
return(0,micromark_util_character.lV)(code)?emailLabel(code):nok(code);
}
function emailLabel(code){
if(code===46){
effects.consume(code);
size=0;
return emailAtSignOrDot;
}
if(code===62){
effects.exit("autolinkProtocol").type="autolinkEmail";
effects.enter("autolinkMarker");
effects.consume(code);
effects.exit("autolinkMarker");
effects.exit("autolink");
return ok;
}
return emailValue(code);
}
function emailValue(code){
if((code===45||(0,micromark_util_character.lV)(code))&&size++<63){
const next=code===45?emailValue:emailLabel;
effects.consume(code);
return next;
}
return nok(code);
}
}
;
const htmlText={
name:'htmlText',
tokenize:tokenizeHtmlText
};
function tokenizeHtmlText(effects,ok,nok){
const self=this;
let marker;
let index;
let returnState;
return start;
function start(code){
effects.enter("htmlText");
effects.enter("htmlTextData");
effects.consume(code);
return open;
}
function open(code){
if(code===33){
effects.consume(code);
return declarationOpen;
}
if(code===47){
effects.consume(code);
return tagCloseStart;
}
if(code===63){
effects.consume(code);
return instruction;
}
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
return tagOpen;
}
return nok(code);
}
function declarationOpen(code){
if(code===45){
effects.consume(code);
return commentOpenInside;
}
if(code===91){
effects.consume(code);
index=0;
return cdataOpenInside;
}
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
return declaration;
}
return nok(code);
}
function commentOpenInside(code){
if(code===45){
effects.consume(code);
return commentEnd;
}
return nok(code);
}
function comment(code){
if(code===null){
return nok(code);
}
if(code===45){
effects.consume(code);
return commentClose;
}
if((0,micromark_util_character.HP)(code)){
returnState=comment;
return lineEndingBefore(code);
}
effects.consume(code);
return comment;
}
function commentClose(code){
if(code===45){
effects.consume(code);
return commentEnd;
}
return comment(code);
}
function commentEnd(code){
return code===62?end(code):code===45?commentClose(code):comment(code);
}
function cdataOpenInside(code){
const value="CDATA[";
if(code===value.charCodeAt(index++)){
effects.consume(code);
return index===value.length?cdata:cdataOpenInside;
}
return nok(code);
}
function cdata(code){
if(code===null){
return nok(code);
}
if(code===93){
effects.consume(code);
return cdataClose;
}
if((0,micromark_util_character.HP)(code)){
returnState=cdata;
return lineEndingBefore(code);
}
effects.consume(code);
return cdata;
}
function cdataClose(code){
if(code===93){
effects.consume(code);
return cdataEnd;
}
return cdata(code);
}
function cdataEnd(code){
if(code===62){
return end(code);
}
if(code===93){
effects.consume(code);
return cdataEnd;
}
return cdata(code);
}
function declaration(code){
if(code===null||code===62){
return end(code);
}
if((0,micromark_util_character.HP)(code)){
returnState=declaration;
return lineEndingBefore(code);
}
effects.consume(code);
return declaration;
}
function instruction(code){
if(code===null){
return nok(code);
}
if(code===63){
effects.consume(code);
return instructionClose;
}
if((0,micromark_util_character.HP)(code)){
returnState=instruction;
return lineEndingBefore(code);
}
effects.consume(code);
return instruction;
}
function instructionClose(code){
return code===62?end(code):instruction(code);
}
function tagCloseStart(code){
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
return tagClose;
}
return nok(code);
}
function tagClose(code){
if(code===45||(0,micromark_util_character.lV)(code)){
effects.consume(code);
return tagClose;
}
return tagCloseBetween(code);
}
function tagCloseBetween(code){
if((0,micromark_util_character.HP)(code)){
returnState=tagCloseBetween;
return lineEndingBefore(code);
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return tagCloseBetween;
}
return end(code);
}
function tagOpen(code){
if(code===45||(0,micromark_util_character.lV)(code)){
effects.consume(code);
return tagOpen;
}
if(code===47||code===62||(0,micromark_util_character.Ee)(code)){
return tagOpenBetween(code);
}
return nok(code);
}
function tagOpenBetween(code){
if(code===47){
effects.consume(code);
return end;
}
if(code===58||code===95||(0,micromark_util_character.CW)(code)){
effects.consume(code);
return tagOpenAttributeName;
}
if((0,micromark_util_character.HP)(code)){
returnState=tagOpenBetween;
return lineEndingBefore(code);
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return tagOpenBetween;
}
return end(code);
}
function tagOpenAttributeName(code){
if(code===45||code===46||code===58||code===95||(0,micromark_util_character.lV)(code)){
effects.consume(code);
return tagOpenAttributeName;
}
return tagOpenAttributeNameAfter(code);
}
function tagOpenAttributeNameAfter(code){
if(code===61){
effects.consume(code);
return tagOpenAttributeValueBefore;
}
if((0,micromark_util_character.HP)(code)){
returnState=tagOpenAttributeNameAfter;
return lineEndingBefore(code);
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return tagOpenAttributeNameAfter;
}
return tagOpenBetween(code);
}
function tagOpenAttributeValueBefore(code){
if(code===null||code===60||code===61||code===62||code===96){
return nok(code);
}
if(code===34||code===39){
effects.consume(code);
marker=code;
return tagOpenAttributeValueQuoted;
}
if((0,micromark_util_character.HP)(code)){
returnState=tagOpenAttributeValueBefore;
return lineEndingBefore(code);
}
if((0,micromark_util_character.On)(code)){
effects.consume(code);
return tagOpenAttributeValueBefore;
}
effects.consume(code);
return tagOpenAttributeValueUnquoted;
}
function tagOpenAttributeValueQuoted(code){
if(code===marker){
effects.consume(code);
marker=undefined;
return tagOpenAttributeValueQuotedAfter;
}
if(code===null){
return nok(code);
}
if((0,micromark_util_character.HP)(code)){
returnState=tagOpenAttributeValueQuoted;
return lineEndingBefore(code);
}
effects.consume(code);
return tagOpenAttributeValueQuoted;
}
function tagOpenAttributeValueUnquoted(code){
if(code===null||code===34||code===39||code===60||code===61||code===96){
return nok(code);
}
if(code===47||code===62||(0,micromark_util_character.Ee)(code)){
return tagOpenBetween(code);
}
effects.consume(code);
return tagOpenAttributeValueUnquoted;
}
function tagOpenAttributeValueQuotedAfter(code){
if(code===47||code===62||(0,micromark_util_character.Ee)(code)){
return tagOpenBetween(code);
}
return nok(code);
}
function end(code){
if(code===62){
effects.consume(code);
effects.exit("htmlTextData");
effects.exit("htmlText");
return ok;
}
return nok(code);
}
function lineEndingBefore(code){
effects.exit("htmlTextData");
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return lineEndingAfter;
}
function lineEndingAfter(code){
return(0,micromark_util_character.On)(code)?(0,micromark_factory_space.N)(effects,lineEndingAfterPrefix,"linePrefix",self.parser.constructs.disable.null.includes('codeIndented')?undefined:4)(code):lineEndingAfterPrefix(code);
}
function lineEndingAfterPrefix(code){
effects.enter("htmlTextData");
return returnState(code);
}
}
;
const labelStartLink={
name:'labelStartLink',
resolveAll:labelEnd.resolveAll,
tokenize:tokenizeLabelStartLink
};
function tokenizeLabelStartLink(effects,ok,nok){
const self=this;
let labelLink;
return start;
function start(code){
effects.enter("labelLink");
effects.enter("labelMarker");
effects.consume(code);
effects.exit("labelMarker");
labelLink=effects.exit("labelLink");
return after;
}
function after(code){
if(code===94&&'_hiddenFootnoteSupport' in self.parser.constructs){
return nok(code);
}
self._labelStarts=self._labelStarts||[];
self._labelStarts.push(labelLink);
return ok(code);
}
}
;
const hardBreakEscape={
name:'hardBreakEscape',
tokenize:tokenizeHardBreakEscape
};
function tokenizeHardBreakEscape(effects,ok,nok){
return start;
function start(code){
effects.enter("hardBreakEscape");
effects.consume(code);
return after;
}
function after(code){
if((0,micromark_util_character.HP)(code)){
effects.exit("hardBreakEscape");
return ok(code);
}
return nok(code);
}
}
;
const codeText={
name:'codeText',
previous,
resolve:resolveCodeText,
tokenize:tokenizeCodeText
};
function resolveCodeText(events){
let tailExitIndex=events.length-4;
let headEnterIndex=3;
let index;
let enter;
if((events[headEnterIndex][1].type==="lineEnding"||events[headEnterIndex][1].type==='space')&&(events[tailExitIndex][1].type==="lineEnding"||events[tailExitIndex][1].type==='space')){
index=headEnterIndex;
while(++index<tailExitIndex){
if(events[index][1].type==="codeTextData"){
events[headEnterIndex][1].type="codeTextPadding";
events[tailExitIndex][1].type="codeTextPadding";
headEnterIndex+=2;
tailExitIndex-=2;
break;
}
}
}
index=headEnterIndex-1;
tailExitIndex++;
while(++index<=tailExitIndex){
if(enter===undefined){
if(index!==tailExitIndex&&events[index][1].type!=="lineEnding"){
enter=index;
}
}else if(index===tailExitIndex||events[index][1].type==="lineEnding"){
events[enter][1].type="codeTextData";
if(index!==enter+2){
events[enter][1].end=events[index-1][1].end;
events.splice(enter+2,index-enter-2);
tailExitIndex-=index-enter-2;
index=enter+2;
}
enter=undefined;
}
}
return events;
}
function previous(code){
return code!==96||this.events[this.events.length-1][1].type==="characterEscape";
}
function tokenizeCodeText(effects,ok,nok){
const self=this;
let sizeOpen=0;
let size;
let token;
return start;
function start(code){
effects.enter("codeText");
effects.enter("codeTextSequence");
return sequenceOpen(code);
}
function sequenceOpen(code){
if(code===96){
effects.consume(code);
sizeOpen++;
return sequenceOpen;
}
effects.exit("codeTextSequence");
return between(code);
}
function between(code){
if(code===null){
return nok(code);
}
if(code===32){
effects.enter('space');
effects.consume(code);
effects.exit('space');
return between;
}
if(code===96){
token=effects.enter("codeTextSequence");
size=0;
return sequenceClose(code);
}
if((0,micromark_util_character.HP)(code)){
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return between;
}
effects.enter("codeTextData");
return data(code);
}
function data(code){
if(code===null||code===32||code===96||(0,micromark_util_character.HP)(code)){
effects.exit("codeTextData");
return between(code);
}
effects.consume(code);
return data;
}
function sequenceClose(code){
if(code===96){
effects.consume(code);
size++;
return sequenceClose;
}
if(size===sizeOpen){
effects.exit("codeTextSequence");
effects.exit("codeText");
return ok(code);
}
token.type="codeTextData";
return data(code);
}
}
;
const constructs_document={
[42]:list,
[43]:list,
[45]:list,
[48]:list,
[49]:list,
[50]:list,
[51]:list,
[52]:list,
[53]:list,
[54]:list,
[55]:list,
[56]:list,
[57]:list,
[62]:blockQuote
};
const contentInitial={
[91]:definition
};
const flowInitial={
[-2]:codeIndented,
[-1]:codeIndented,
[32]:codeIndented
};
const constructs_flow={
[35]:headingAtx,
[42]:thematicBreak,
[45]:[setextUnderline,thematicBreak],
[60]:htmlFlow,
[61]:setextUnderline,
[95]:thematicBreak,
[96]:codeFenced,
[126]:codeFenced
};
const constructs_string={
[38]:characterReference,
[92]:characterEscape
};
const constructs_text={
[-5]:lineEnding,
[-4]:lineEnding,
[-3]:lineEnding,
[33]:labelStartImage,
[38]:characterReference,
[42]:attention,
[60]:[autolink,htmlText],
[91]:labelStartLink,
[92]:[hardBreakEscape,characterEscape],
[93]:labelEnd,
[95]:attention,
[96]:codeText
};
const insideSpan={
null:[attention,resolver]
};
const attentionMarkers={
null:[42,95]
};
const disable={
null:[]
};
;
function createTokenizer(parser,initialize,from){
let point={
_bufferIndex:-1,
_index:0,
line:from&&from.line||1,
column:from&&from.column||1,
offset:from&&from.offset||0
};
const columnStart={};
const resolveAllConstructs=[];
let chunks=[];
let stack=[];
let consumed=true;
const effects={
attempt:constructFactory(onsuccessfulconstruct),
check:constructFactory(onsuccessfulcheck),
consume,
enter,
exit,
interrupt:constructFactory(onsuccessfulcheck,{
interrupt:true
})
};
const context={
code:null,
containerState:{},
defineSkip,
events:[],
now,
parser,
previous:null,
sliceSerialize,
sliceStream,
write
};
let state=initialize.tokenize.call(context,effects);
let expectedCode;
if(initialize.resolveAll){
resolveAllConstructs.push(initialize);
}
return context;
function write(slice){
chunks=(0,micromark_util_chunked.V)(chunks,slice);
main();
if(chunks[chunks.length-1]!==null){
return[];
}
addResult(initialize,0);
context.events=(0,micromark_util_resolve_all.W)(resolveAllConstructs,context.events,context);
return context.events;
}
function sliceSerialize(token,expandTabs){
return serializeChunks(sliceStream(token),expandTabs);
}
function sliceStream(token){
return sliceChunks(chunks,token);
}
function now(){
const{
_bufferIndex,
_index,
line,
column,
offset
}=point;
return{
_bufferIndex,
_index,
line,
column,
offset
};
}
function defineSkip(value){
columnStart[value.line]=value.column;
accountForPotentialSkip();
}
function main(){
while(point._index<chunks.length){
const chunk=chunks[point._index];
if(typeof chunk==='string'){
const chunkIndex=point._index;
if(point._bufferIndex<0){
point._bufferIndex=0;
}
while(point._index===chunkIndex&&point._bufferIndex<chunk.length){
go(chunk.charCodeAt(point._bufferIndex));
}
}else{
go(chunk);
}
}
}
function go(code){
consumed=undefined;
expectedCode=code;
state=state(code);
}
function consume(code){
if((0,micromark_util_character.HP)(code)){
point.line++;
point.column=1;
point.offset+=code===-3?2:1;
accountForPotentialSkip();
}else if(code!==-1){
point.column++;
point.offset++;
}
if(point._bufferIndex<0){
point._index++;
}else{
point._bufferIndex++;
if(point._bufferIndex===
chunks[point._index].length){
point._bufferIndex=-1;
point._index++;
}
}
context.previous=code;
consumed=true;
}
function enter(type,fields){
const token=fields||{};
token.type=type;
token.start=now();
context.events.push(['enter',token,context]);
stack.push(token);
return token;
}
function exit(type){
const token=stack.pop();
token.end=now();
context.events.push(['exit',token,context]);
return token;
}
function onsuccessfulconstruct(construct,info){
addResult(construct,info.from);
}
function onsuccessfulcheck(_,info){
info.restore();
}
function constructFactory(onreturn,fields){
return hook;
function hook(constructs,returnState,bogusState){
let listOfConstructs;
let constructIndex;
let currentConstruct;
let info;
return Array.isArray(constructs)?
handleListOfConstructs(constructs):'tokenize' in constructs?
handleListOfConstructs([(constructs)]):handleMapOfConstructs(constructs);
function handleMapOfConstructs(map){
return start;
function start(code){
const left=code!==null&&map[code];
const all=code!==null&&map.null;
const list=[
...(Array.isArray(left)?left:left?[left]:[]),...(Array.isArray(all)?all:all?[all]:[])];
return handleListOfConstructs(list)(code);
}
}
function handleListOfConstructs(list){
listOfConstructs=list;
constructIndex=0;
if(list.length===0){
return bogusState;
}
return handleConstruct(list[constructIndex]);
}
function handleConstruct(construct){
return start;
function start(code){
info=store();
currentConstruct=construct;
if(!construct.partial){
context.currentConstruct=construct;
}
if(construct.name&&context.parser.constructs.disable.null.includes(construct.name)){
return nok(code);
}
return construct.tokenize.call(
fields?Object.assign(Object.create(context),fields):context,effects,ok,nok)(code);
}
}
function ok(code){
consumed=true;
onreturn(currentConstruct,info);
return returnState;
}
function nok(code){
consumed=true;
info.restore();
if(++constructIndex<listOfConstructs.length){
return handleConstruct(listOfConstructs[constructIndex]);
}
return bogusState;
}
}
}
function addResult(construct,from){
if(construct.resolveAll&&!resolveAllConstructs.includes(construct)){
resolveAllConstructs.push(construct);
}
if(construct.resolve){
(0,micromark_util_chunked.m)(context.events,from,context.events.length-from,construct.resolve(context.events.slice(from),context));
}
if(construct.resolveTo){
context.events=construct.resolveTo(context.events,context);
}
}
function store(){
const startPoint=now();
const startPrevious=context.previous;
const startCurrentConstruct=context.currentConstruct;
const startEventsIndex=context.events.length;
const startStack=Array.from(stack);
return{
from:startEventsIndex,
restore
};
function restore(){
point=startPoint;
context.previous=startPrevious;
context.currentConstruct=startCurrentConstruct;
context.events.length=startEventsIndex;
stack=startStack;
accountForPotentialSkip();
}
}
function accountForPotentialSkip(){
if(point.line in columnStart&&point.column<2){
point.column=columnStart[point.line];
point.offset+=columnStart[point.line]-1;
}
}
}
function sliceChunks(chunks,token){
const startIndex=token.start._index;
const startBufferIndex=token.start._bufferIndex;
const endIndex=token.end._index;
const endBufferIndex=token.end._bufferIndex;
let view;
if(startIndex===endIndex){
view=[chunks[startIndex].slice(startBufferIndex,endBufferIndex)];
}else{
view=chunks.slice(startIndex,endIndex);
if(startBufferIndex>-1){
const head=view[0];
if(typeof head==='string'){
view[0]=head.slice(startBufferIndex);
}else{
view.shift();
}
}
if(endBufferIndex>0){
view.push(chunks[endIndex].slice(0,endBufferIndex));
}
}
return view;
}
function serializeChunks(chunks,expandTabs){
let index=-1;
const result=[];
let atTab;
while(++index<chunks.length){
const chunk=chunks[index];
let value;
if(typeof chunk==='string'){
value=chunk;
}else{
switch(chunk){
case-5:
{
value="\r";
break;
}
case-4:
{
value="\n";
break;
}
case-3:
{
value="\r"+"\n";
break;
}
case-2:
{
value=expandTabs?" ":"\t";
break;
}
case-1:
{
if(!expandTabs&&atTab){
continue;
}
value=" ";
break;
}
default:
{
value=String.fromCharCode(chunk);
}
}
}
atTab=chunk===-2;
result.push(value);
}
return result.join('');
}
;
function parse(options){
const settings=options||{};
const constructs=
(0,micromark_util_combine_extensions.y)([constructs_namespaceObject,...(settings.extensions||[])]);
const parser={
constructs,
content:create(content),
defined:[],
document:create(document_document),
flow:create(flow),
lazy:{},
string:create(string),
text:create(text_text)
};
return parser;
function create(initial){
return creator;
function creator(from){
return createTokenizer(parser,initial,from);
}
}
}
;
const search=/[\0\t\n\r]/g;
function preprocess(){
let column=1;
let buffer='';
let start=true;
let atCarriageReturn;
return preprocessor;
function preprocessor(value,encoding,end){
value=buffer+(typeof value==='string'?value.toString():new TextDecoder(encoding||undefined).decode(value));
const chunks=[];
let startPosition=0;
buffer='';
if(start){
if(value.charCodeAt(0)===65279){
startPosition++;
}
start=undefined;
}
while(startPosition<value.length){
search.lastIndex=startPosition;
const match=search.exec(value);
const endPosition=match&&match.index!==undefined?match.index:value.length;
const code=value.charCodeAt(endPosition);
if(!match){
buffer=value.slice(startPosition);
break;
}
if(code===10&&startPosition===endPosition&&atCarriageReturn){
chunks.push(-3);
atCarriageReturn=undefined;
}else{
if(atCarriageReturn){
chunks.push(-5);
atCarriageReturn=undefined;
}
if(startPosition<endPosition){
chunks.push(value.slice(startPosition,endPosition));
column+=endPosition-startPosition;
}
switch(code){
case 0:
{
chunks.push(65533);
column++;
break;
}
case 9:
{
const next=Math.ceil(column/ 4)*4;
chunks.push(-2);
while(column++<next){
chunks.push(-1);
}
break;
}
case 10:
{
chunks.push(-4);
column=1;
break;
}
default:
{
atCarriageReturn=true;
column=1;
}
}
}
startPosition=endPosition+1;
}
if(end){
if(atCarriageReturn){
chunks.push(-5);
}
if(buffer){
chunks.push(buffer);
}
chunks.push(null);
}
return chunks;
}
}
var micromark_util_decode_numeric_character_reference=__webpack_require__(15150);
var micromark_util_decode_string=__webpack_require__(10108);
var unist_util_stringify_position_lib=__webpack_require__(9103);
;
const own={}.hasOwnProperty;
function fromMarkdown(value,encoding,options){
if(encoding&&typeof encoding==='object'){
options=encoding;
encoding=undefined;
}
return compiler(options)(postprocess(parse(options).document().write(preprocess()(value,encoding,true))));
}
function compiler(options){
const config={
afterExit:[],
beforeEnter:[],
transforms:[],
canContainEols:['emphasis','fragment','heading','paragraph','strong'],
enter:{
autolink:opener(link),
autolinkProtocol:onenterdata,
autolinkEmail:onenterdata,
atxHeading:opener(heading),
blockQuote:opener(blockQuote),
characterEscape:onenterdata,
characterReference:onenterdata,
codeFenced:opener(codeFlow),
codeFencedFenceInfo:buffer,
codeFencedFenceMeta:buffer,
codeIndented:opener(codeFlow,buffer),
codeText:opener(codeText,buffer),
codeTextData:onenterdata,
data:onenterdata,
codeFlowValue:onenterdata,
definition:opener(definition),
definitionDestinationString:buffer,
definitionLabelString:buffer,
definitionTitleString:buffer,
emphasis:opener(emphasis),
hardBreakEscape:opener(hardBreak),
hardBreakTrailing:opener(hardBreak),
htmlFlow:opener(html,buffer),
htmlFlowData:onenterdata,
htmlText:opener(html,buffer),
htmlTextData:onenterdata,
image:opener(image),
label:buffer,
link:opener(link),
listItem:opener(listItem),
listItemValue:onenterlistitemvalue,
listOrdered:opener(list,onenterlistordered),
listUnordered:opener(list),
paragraph:opener(paragraph),
reference:onenterreference,
referenceString:buffer,
resourceDestinationString:buffer,
resourceTitleString:buffer,
setextHeading:opener(heading),
strong:opener(strong),
thematicBreak:opener(thematicBreak)
},
exit:{
atxHeading:closer(),
atxHeadingSequence:onexitatxheadingsequence,
autolink:closer(),
autolinkEmail:onexitautolinkemail,
autolinkProtocol:onexitautolinkprotocol,
blockQuote:closer(),
characterEscapeValue:onexitdata,
characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,
characterReferenceMarkerNumeric:onexitcharacterreferencemarker,
characterReferenceValue:onexitcharacterreferencevalue,
characterReference:onexitcharacterreference,
codeFenced:closer(onexitcodefenced),
codeFencedFence:onexitcodefencedfence,
codeFencedFenceInfo:onexitcodefencedfenceinfo,
codeFencedFenceMeta:onexitcodefencedfencemeta,
codeFlowValue:onexitdata,
codeIndented:closer(onexitcodeindented),
codeText:closer(onexitcodetext),
codeTextData:onexitdata,
data:onexitdata,
definition:closer(),
definitionDestinationString:onexitdefinitiondestinationstring,
definitionLabelString:onexitdefinitionlabelstring,
definitionTitleString:onexitdefinitiontitlestring,
emphasis:closer(),
hardBreakEscape:closer(onexithardbreak),
hardBreakTrailing:closer(onexithardbreak),
htmlFlow:closer(onexithtmlflow),
htmlFlowData:onexitdata,
htmlText:closer(onexithtmltext),
htmlTextData:onexitdata,
image:closer(onexitimage),
label:onexitlabel,
labelText:onexitlabeltext,
lineEnding:onexitlineending,
link:closer(onexitlink),
listItem:closer(),
listOrdered:closer(),
listUnordered:closer(),
paragraph:closer(),
referenceString:onexitreferencestring,
resourceDestinationString:onexitresourcedestinationstring,
resourceTitleString:onexitresourcetitlestring,
resource:onexitresource,
setextHeading:closer(onexitsetextheading),
setextHeadingLineSequence:onexitsetextheadinglinesequence,
setextHeadingText:onexitsetextheadingtext,
strong:closer(),
thematicBreak:closer()
}
};
configure(config,(options||{}).mdastExtensions||[]);
const data={};
return compile;
function compile(events){
let tree={
type:'root',
children:[],
position:undefined
};
const context={
stack:[tree],
tokenStack:[],
config,
enter,
exit,
buffer,
resume,
data
};
const listStack=[];
const prepared=[];
let index=-1;
while(++index<events.length){
prepared.push(events[index]);
if(events[index][1].type==="listOrdered"||events[index][1].type==="listUnordered"){
if(events[index][0]==='enter'){
listStack.push(prepared.length-1);
}else{
const tail=listStack.pop();
prepareList(prepared,tail);
}
}
}
events=prepared;
index=-1;
while(++index<events.length){
const handler=config[events[index][0]];
if(events[index][0]==='enter'&&config.beforeEnter.length>0){
callListeners(config.beforeEnter,{
...context,
sliceSerialize:events[index][2].sliceSerialize
},events[index][1]);
}
if(own.call(handler,events[index][1].type)){
handler[events[index][1].type].call({
...context,
sliceSerialize:events[index][2].sliceSerialize
},events[index][1]);
}
if(events[index][0]==='exit'&&config.afterExit.length>0){
callListeners(config.afterExit,{
...context,
sliceSerialize:events[index][2].sliceSerialize
},events[index][1]);
}
}
if(context.tokenStack.length>0){
const tail=context.tokenStack[context.tokenStack.length-1];
const handler=tail[1]||defaultOnError;
handler.call(context,undefined,tail[0]);
}
tree.position={
start:point(events.length>0?events[0][1].start:{
line:1,
column:1,
offset:0
}),
end:point(events.length>0?events[events.length-2][1].end:{
line:1,
column:1,
offset:0
})
};
index=-1;
while(++index<config.transforms.length){
tree=config.transforms[index](tree)||tree;
}
return tree;
}
function callListeners(listeners,context,token){
let index=-1;
while(++index<listeners.length){
listeners[index].call(context,token);
}
}
function prepareList(events,start){
const end=events.length-1;
let index=start-1;
let containerBalance=-1;
let listSpread=false;
let listItem;
let lineIndex;
let firstBlankLineIndex;
let atMarker;
const insertions=[];
while(++index<=end){
const event=events[index];
switch(event[1].type){
case "listUnordered":
case "listOrdered":
case "blockQuote":
{
if(event[0]==='enter'){
containerBalance++;
}else{
containerBalance--;
}
atMarker=undefined;
break;
}
case "lineEndingBlank":
{
if(event[0]==='enter'){
if(listItem&&!atMarker&&!containerBalance&&!firstBlankLineIndex){
firstBlankLineIndex=index;
}
atMarker=undefined;
}
break;
}
case "linePrefix":
case "listItemValue":
case "listItemMarker":
case "listItemPrefix":
case "listItemPrefixWhitespace":
{
break;
}
default:
{
atMarker=undefined;
}
}
if(!containerBalance&&event[0]==='enter'&&event[1].type==="listItemPrefix"||containerBalance===-1&&event[0]==='exit'&&(event[1].type==="listUnordered"||event[1].type==="listOrdered")){
if(listItem){
let tailIndex=index;
lineIndex=undefined;
while(tailIndex--){
const tailEvent=events[tailIndex];
if(tailEvent[1].type==="lineEnding"||tailEvent[1].type==="lineEndingBlank"){
if(tailEvent[0]==='exit')continue;
if(lineIndex){
events[lineIndex][1].type="lineEndingBlank";
listSpread=true;
}
tailEvent[1].type="lineEnding";
lineIndex=tailIndex;
}else if(tailEvent[1].type==="linePrefix"||tailEvent[1].type==="blockQuotePrefix"||tailEvent[1].type==="blockQuotePrefixWhitespace"||tailEvent[1].type==="blockQuoteMarker"||tailEvent[1].type==="listItemIndent"){
}else{
break;
}
}
if(firstBlankLineIndex&&(!lineIndex||firstBlankLineIndex<lineIndex)){
listItem._spread=true;
}
listItem.end=Object.assign({},lineIndex?events[lineIndex][1].start:event[1].end);
insertions.push({
at:lineIndex||index,
event:['exit',listItem,event[2]]
});
}
if(event[1].type==="listItemPrefix"){
const item={
type:'listItem',
_spread:false,
start:Object.assign({},event[1].start),
end:undefined
};
listItem=item;
insertions.push({
at:index,
event:['enter',item,event[2]]
});
firstBlankLineIndex=undefined;
atMarker=true;
}
}
}
const listEvents=events.splice(start);
let insertion=0;
index=-1;
while(++index<listEvents.length){
while(insertion<insertions.length&&insertions[insertion].at===start+index){
events.push(insertions[insertion++].event);
}
events.push(listEvents[index]);
}
events[start][1]._spread=listSpread;
}
function opener(create,and){
return open;
function open(token){
enter.call(this,create(token),token);
if(and)and.call(this,token);
}
}
function buffer(){
this.stack.push({
type:'fragment',
children:[]
});
}
function enter(node,token,errorHandler){
const parent=this.stack[this.stack.length-1];
const siblings=parent.children;
siblings.push(node);
this.stack.push(node);
this.tokenStack.push([token,errorHandler||undefined]);
node.position={
start:point(token.start),
end:undefined
};
}
function closer(and){
return close;
function close(token){
if(and)and.call(this,token);
exit.call(this,token);
}
}
function exit(token,onExitError){
const node=this.stack.pop();
const open=this.tokenStack.pop();
if(!open){
throw new Error('Cannot close `'+token.type+'` ('+(0,unist_util_stringify_position_lib.L)({
start:token.start,
end:token.end
})+'): it’s not open');
}
if(open[0].type!==token.type){
if(onExitError){
onExitError.call(this,token,open[0]);
}else{
const handler=open[1]||defaultOnError;
handler.call(this,token,open[0]);
}
}
node.position.end=point(token.end);
}
function resume(){
return(0,lib.d)(this.stack.pop());
}
function onenterlistordered(){
this.data.expectingFirstListItemValue=true;
}
function onenterlistitemvalue(token){
if(this.data.expectingFirstListItemValue){
const ancestor=this.stack[this.stack.length-2];
ancestor.start=Number.parseInt(this.sliceSerialize(token),10);
this.data.expectingFirstListItemValue=undefined;
}
}
function onexitcodefencedfenceinfo(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.lang=data;
}
function onexitcodefencedfencemeta(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.meta=data;
}
function onexitcodefencedfence(){
if(this.data.flowCodeInside)return;
this.buffer();
this.data.flowCodeInside=true;
}
function onexitcodefenced(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.value=data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,'');
this.data.flowCodeInside=undefined;
}
function onexitcodeindented(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.value=data.replace(/(\r?\n|\r)$/g,'');
}
function onexitdefinitionlabelstring(token){
const label=this.resume();
const node=this.stack[this.stack.length-1];
node.label=label;
node.identifier=(0,micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
}
function onexitdefinitiontitlestring(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.title=data;
}
function onexitdefinitiondestinationstring(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.url=data;
}
function onexitatxheadingsequence(token){
const node=this.stack[this.stack.length-1];
if(!node.depth){
const depth=this.sliceSerialize(token).length;
node.depth=depth;
}
}
function onexitsetextheadingtext(){
this.data.setextHeadingSlurpLineEnding=true;
}
function onexitsetextheadinglinesequence(token){
const node=this.stack[this.stack.length-1];
node.depth=this.sliceSerialize(token).codePointAt(0)===61?1:2;
}
function onexitsetextheading(){
this.data.setextHeadingSlurpLineEnding=undefined;
}
function onenterdata(token){
const node=this.stack[this.stack.length-1];
const siblings=node.children;
let tail=siblings[siblings.length-1];
if(!tail||tail.type!=='text'){
tail=text();
tail.position={
start:point(token.start),
end:undefined
};
siblings.push(tail);
}
this.stack.push(tail);
}
function onexitdata(token){
const tail=this.stack.pop();
tail.value+=this.sliceSerialize(token);
tail.position.end=point(token.end);
}
function onexitlineending(token){
const context=this.stack[this.stack.length-1];
if(this.data.atHardBreak){
const tail=context.children[context.children.length-1];
tail.position.end=point(token.end);
this.data.atHardBreak=undefined;
return;
}
if(!this.data.setextHeadingSlurpLineEnding&&config.canContainEols.includes(context.type)){
onenterdata.call(this,token);
onexitdata.call(this,token);
}
}
function onexithardbreak(){
this.data.atHardBreak=true;
}
function onexithtmlflow(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.value=data;
}
function onexithtmltext(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.value=data;
}
function onexitcodetext(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.value=data;
}
function onexitlink(){
const node=this.stack[this.stack.length-1];
if(this.data.inReference){
const referenceType=this.data.referenceType||'shortcut';
node.type+='Reference';
node.referenceType=referenceType;
delete node.url;
delete node.title;
}else{
delete node.identifier;
delete node.label;
}
this.data.referenceType=undefined;
}
function onexitimage(){
const node=this.stack[this.stack.length-1];
if(this.data.inReference){
const referenceType=this.data.referenceType||'shortcut';
node.type+='Reference';
node.referenceType=referenceType;
delete node.url;
delete node.title;
}else{
delete node.identifier;
delete node.label;
}
this.data.referenceType=undefined;
}
function onexitlabeltext(token){
const string=this.sliceSerialize(token);
const ancestor=this.stack[this.stack.length-2];
ancestor.label=(0,micromark_util_decode_string.s)(string);
ancestor.identifier=(0,micromark_util_normalize_identifier.B)(string).toLowerCase();
}
function onexitlabel(){
const fragment=this.stack[this.stack.length-1];
const value=this.resume();
const node=this.stack[this.stack.length-1];
this.data.inReference=true;
if(node.type==='link'){
const children=fragment.children;
node.children=children;
}else{
node.alt=value;
}
}
function onexitresourcedestinationstring(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.url=data;
}
function onexitresourcetitlestring(){
const data=this.resume();
const node=this.stack[this.stack.length-1];
node.title=data;
}
function onexitresource(){
this.data.inReference=undefined;
}
function onenterreference(){
this.data.referenceType='collapsed';
}
function onexitreferencestring(token){
const label=this.resume();
const node=this.stack[this.stack.length-1];
node.label=label;
node.identifier=(0,micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
this.data.referenceType='full';
}
function onexitcharacterreferencemarker(token){
this.data.characterReferenceType=token.type;
}
function onexitcharacterreferencevalue(token){
const data=this.sliceSerialize(token);
const type=this.data.characterReferenceType;
let value;
if(type){
value=(0,micromark_util_decode_numeric_character_reference.C)(data,type==="characterReferenceMarkerNumeric"?10:16);
this.data.characterReferenceType=undefined;
}else{
const result=(0,decode_named_character_reference.s)(data);
value=result;
}
const tail=this.stack[this.stack.length-1];
tail.value+=value;
}
function onexitcharacterreference(token){
const tail=this.stack.pop();
tail.position.end=point(token.end);
}
function onexitautolinkprotocol(token){
onexitdata.call(this,token);
const node=this.stack[this.stack.length-1];
node.url=this.sliceSerialize(token);
}
function onexitautolinkemail(token){
onexitdata.call(this,token);
const node=this.stack[this.stack.length-1];
node.url='mailto:'+this.sliceSerialize(token);
}
function blockQuote(){
return{
type:'blockquote',
children:[],
position:undefined
};
}
function codeFlow(){
return{
type:'code',
lang:null,
meta:null,
value:'',
position:undefined
};
}
function codeText(){
return{
type:'inlineCode',
value:'',
position:undefined
};
}
function definition(){
return{
type:'definition',
identifier:'',
label:null,
title:null,
url:'',
position:undefined
};
}
function emphasis(){
return{
type:'emphasis',
children:[],
position:undefined
};
}
function heading(){
return{
type:'heading',
depth:0,
children:[],
position:undefined
};
}
function hardBreak(){
return{
type:'break',
position:undefined
};
}
function html(){
return{
type:'html',
value:'',
position:undefined
};
}
function image(){
return{
type:'image',
title:null,
url:'',
alt:null,
position:undefined
};
}
function link(){
return{
type:'link',
title:null,
url:'',
children:[],
position:undefined
};
}
function list(token){
return{
type:'list',
ordered:token.type==='listOrdered',
start:null,
spread:token._spread,
children:[],
position:undefined
};
}
function listItem(token){
return{
type:'listItem',
spread:token._spread,
checked:null,
children:[],
position:undefined
};
}
function paragraph(){
return{
type:'paragraph',
children:[],
position:undefined
};
}
function strong(){
return{
type:'strong',
children:[],
position:undefined
};
}
function text(){
return{
type:'text',
value:'',
position:undefined
};
}
function thematicBreak(){
return{
type:'thematicBreak',
position:undefined
};
}
}
function point(d){
return{
line:d.line,
column:d.column,
offset:d.offset
};
}
function configure(combined,extensions){
let index=-1;
while(++index<extensions.length){
const value=extensions[index];
if(Array.isArray(value)){
configure(combined,value);
}else{
extension(combined,value);
}
}
}
function extension(combined,extension){
let key;
for(key in extension){
if(own.call(extension,key)){
switch(key){
case 'canContainEols':
{
const right=extension[key];
if(right){
combined[key].push(...right);
}
break;
}
case 'transforms':
{
const right=extension[key];
if(right){
combined[key].push(...right);
}
break;
}
case 'afterExit':
case 'beforeEnter':
{
const right=extension[key];
if(right){
combined[key].push(right);
}
break;
}
case 'enter':
case 'exit':
{
const right=extension[key];
if(right){
Object.assign(combined[key],right);
}
break;
}
}
}
}
}
function defaultOnError(left,right){
if(left){
throw new Error('Cannot close `'+left.type+'` ('+(0,unist_util_stringify_position_lib.L)({
start:left.start,
end:left.end
})+'): a different token (`'+right.type+'`, '+(0,unist_util_stringify_position_lib.L)({
start:right.start,
end:right.end
})+') is open');
}
throw new Error('Cannot close document, a token (`'+right.type+'`, '+(0,unist_util_stringify_position_lib.L)({
start:right.start,
end:right.end
})+') is still open');
}
}),
60102:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(blankLine)
});
var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(99810);
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
const blankLine={
partial:true,
tokenize:tokenizeBlankLine
};
function tokenizeBlankLine(effects,ok,nok){
return start;
function start(code){
return(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)?(0,micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects,after,"linePrefix")(code):after(code);
}
function after(code){
return code===null||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code)?ok(code):nok(code);
}
}
}),
99810:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(factorySpaceMinMax),
N:()=>(factorySpace)
});
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
function factorySpace(effects,ok,type,max){
const limit=max?max-1:Infinity;
let size=0;
return start;
function start(code){
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)){
effects.enter(type);
return prefix(code);
}
return ok(code);
}
function prefix(code){
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)&&size++<limit){
effects.consume(code);
return prefix;
}
effects.exit(type);
return ok(code);
}
}
function factorySpaceMinMax(effects,ok,nok,type,min,max){
let size=0;
return start;
function start(code){
if(max>0&&(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)){
effects.enter(type);
return prefix(code);
}
return after(code);
}
function prefix(code){
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)&&size<max){
effects.consume(code);
size++;
return prefix;
}
effects.exit(type);
return after(code);
}
function after(code){
return size>=min?ok(code):nok(code);
}
}
}),
3960:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
V:()=>(push),
m:()=>(splice)
});
function splice(list,start,remove,items){
const end=list.length;
let chunkStart=0;
let parameters;
if(start<0){
start=-start>end?0:end+start;
}else{
start=start>end?end:start;
}
remove=remove>0?remove:0;
if(items.length<10000){
parameters=Array.from(items);
parameters.unshift(start,remove);
list.splice(...parameters);
}else{
if(remove)list.splice(start,remove);
while(chunkStart<items.length){
parameters=items.slice(chunkStart,chunkStart+10000);
parameters.unshift(start,0);
list.splice(...parameters);
chunkStart+=10000;
start+=10000;
}
}
}
function push(list,items){
if(list.length>0){
splice(list,list.length,0,items);
return list;
}
return items;
}
}),
84606:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
v:()=>(combineHtmlExtensions),
y:()=>(combineExtensions)
});
var micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3960);
const hasOwnProperty={}.hasOwnProperty
function combineExtensions(extensions){
const all={}
let index=-1
while(++index<extensions.length){
syntaxExtension(all,extensions[index])
}
return all
}
function syntaxExtension(all,extension){
let hook
for(hook in extension){
const maybe=hasOwnProperty.call(all,hook)?all[hook]:undefined
const left=maybe||(all[hook]={})
const right=extension[hook]
let code
if(right){
for(code in right){
if(!hasOwnProperty.call(left,code))left[code]=[]
const value=right[code]
constructs(
left[code],
Array.isArray(value)?value:value?[value]:[]
)
}
}
}
}
function constructs(existing,list){
let index=-1
const before=[]
while(++index<list.length){
;(list[index].add==='after'?existing:before).push(list[index])
}
(0,micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(existing,0,0,before)
}
function combineHtmlExtensions(htmlExtensions){
const handlers={}
let index=-1
while(++index<htmlExtensions.length){
htmlExtension(handlers,htmlExtensions[index])
}
return handlers
}
function htmlExtension(all,extension){
let hook
for(hook in extension){
const maybe=hasOwnProperty.call(all,hook)?all[hook]:undefined
const left=maybe||(all[hook]={})
const right=extension[hook]
let type
if(right){
for(type in right){
left[type]=right[type]
}
}
}
}
}),
53629:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(normalizeIdentifier)
});
function normalizeIdentifier(value){
return value
.replace(/[\t\n\r ]+/g," ")
.replace(/^ | $/g,'')
.toLowerCase().toUpperCase();
}
}),
81198:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(resolveAll)
});
function resolveAll(constructs,events,context){
const called=[]
let index=-1
while(++index<constructs.length){
const resolve=constructs[index].resolveAll
if(resolve&&!called.includes(resolve)){
events=resolve(events,context)
called.push(resolve)
}
}
return events
}
}),
9103:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(stringifyPosition)
});
function stringifyPosition(value){
if(!value||typeof value!=='object'){
return ''
}
if('position' in value||'type' in value){
return position(value.position)
}
if('start' in value||'end' in value){
return position(value)
}
if('line' in value||'column' in value){
return point(value)
}
return ''
}
function point(point){
return index(point&&point.line)+':'+index(point&&point.column)
}
function position(pos){
return point(pos&&pos.start)+'-'+point(pos&&pos.end)
}
function index(value){
return value&&typeof value==='number'?value:1
}
})
};
;
