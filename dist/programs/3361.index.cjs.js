"use strict";
exports.id=3361;
exports.ids=[3361];
exports.modules={
3361:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
gfm:()=>(gfm),
gfmHtml:()=>(gfmHtml)
});
var micromark_util_combine_extensions=__webpack_require__(84606);
var micromark_util_character=__webpack_require__(359);
;
const wwwPrefix={
tokenize:tokenizeWwwPrefix,
partial:true
};
const domain={
tokenize:tokenizeDomain,
partial:true
};
const path={
tokenize:tokenizePath,
partial:true
};
const trail={
tokenize:tokenizeTrail,
partial:true
};
const emailDomainDotTrail={
tokenize:tokenizeEmailDomainDotTrail,
partial:true
};
const wwwAutolink={
name:'wwwAutolink',
tokenize:tokenizeWwwAutolink,
previous:previousWww
};
const protocolAutolink={
name:'protocolAutolink',
tokenize:tokenizeProtocolAutolink,
previous:previousProtocol
};
const emailAutolink={
name:'emailAutolink',
tokenize:tokenizeEmailAutolink,
previous:previousEmail
};
const syntax_text={};
function gfmAutolinkLiteral(){
return{
text:syntax_text
};
}
let code=48;
while(code<123){
syntax_text[code]=emailAutolink;
code++;
if(code===58)code=65;else if(code===91)code=97;
}
syntax_text[43]=emailAutolink;
syntax_text[45]=emailAutolink;
syntax_text[46]=emailAutolink;
syntax_text[95]=emailAutolink;
syntax_text[72]=[emailAutolink,protocolAutolink];
syntax_text[104]=[emailAutolink,protocolAutolink];
syntax_text[87]=[emailAutolink,wwwAutolink];
syntax_text[119]=[emailAutolink,wwwAutolink];
function tokenizeEmailAutolink(effects,ok,nok){
const self=this;
let dot;
let data;
return start;
function start(code){
if(!gfmAtext(code)||!previousEmail.call(self,self.previous)||previousUnbalanced(self.events)){
return nok(code);
}
effects.enter('literalAutolink');
effects.enter('literalAutolinkEmail');
return atext(code);
}
function atext(code){
if(gfmAtext(code)){
effects.consume(code);
return atext;
}
if(code===64){
effects.consume(code);
return emailDomain;
}
return nok(code);
}
function emailDomain(code){
if(code===46){
return effects.check(emailDomainDotTrail,emailDomainAfter,emailDomainDot)(code);
}
if(code===45||code===95||(0,micromark_util_character.lV)(code)){
data=true;
effects.consume(code);
return emailDomain;
}
return emailDomainAfter(code);
}
function emailDomainDot(code){
effects.consume(code);
dot=true;
return emailDomain;
}
function emailDomainAfter(code){
if(data&&dot&&(0,micromark_util_character.CW)(self.previous)){
effects.exit('literalAutolinkEmail');
effects.exit('literalAutolink');
return ok(code);
}
return nok(code);
}
}
function tokenizeWwwAutolink(effects,ok,nok){
const self=this;
return wwwStart;
function wwwStart(code){
if(code!==87&&code!==119||!previousWww.call(self,self.previous)||previousUnbalanced(self.events)){
return nok(code);
}
effects.enter('literalAutolink');
effects.enter('literalAutolinkWww');
return effects.check(wwwPrefix,effects.attempt(domain,effects.attempt(path,wwwAfter),nok),nok)(code);
}
function wwwAfter(code){
effects.exit('literalAutolinkWww');
effects.exit('literalAutolink');
return ok(code);
}
}
function tokenizeProtocolAutolink(effects,ok,nok){
const self=this;
let buffer='';
let seen=false;
return protocolStart;
function protocolStart(code){
if((code===72||code===104)&&previousProtocol.call(self,self.previous)&&!previousUnbalanced(self.events)){
effects.enter('literalAutolink');
effects.enter('literalAutolinkHttp');
buffer+=String.fromCodePoint(code);
effects.consume(code);
return protocolPrefixInside;
}
return nok(code);
}
function protocolPrefixInside(code){
if((0,micromark_util_character.CW)(code)&&buffer.length<5){
buffer+=String.fromCodePoint(code);
effects.consume(code);
return protocolPrefixInside;
}
if(code===58){
const protocol=buffer.toLowerCase();
if(protocol==='http'||protocol==='https'){
effects.consume(code);
return protocolSlashesInside;
}
}
return nok(code);
}
function protocolSlashesInside(code){
if(code===47){
effects.consume(code);
if(seen){
return afterProtocol;
}
seen=true;
return protocolSlashesInside;
}
return nok(code);
}
function afterProtocol(code){
return code===null||(0,micromark_util_character.JQ)(code)||(0,micromark_util_character.Ee)(code)||(0,micromark_util_character.Ny)(code)||(0,micromark_util_character.es)(code)?nok(code):effects.attempt(domain,effects.attempt(path,protocolAfter),nok)(code);
}
function protocolAfter(code){
effects.exit('literalAutolinkHttp');
effects.exit('literalAutolink');
return ok(code);
}
}
function tokenizeWwwPrefix(effects,ok,nok){
let size=0;
return wwwPrefixInside;
function wwwPrefixInside(code){
if((code===87||code===119)&&size<3){
size++;
effects.consume(code);
return wwwPrefixInside;
}
if(code===46&&size===3){
effects.consume(code);
return wwwPrefixAfter;
}
return nok(code);
}
function wwwPrefixAfter(code){
return code===null?nok(code):ok(code);
}
}
function tokenizeDomain(effects,ok,nok){
let underscoreInLastSegment;
let underscoreInLastLastSegment;
let seen;
return domainInside;
function domainInside(code){
if(code===46||code===95){
return effects.check(trail,domainAfter,domainAtPunctuation)(code);
}
if(code===null||(0,micromark_util_character.Ee)(code)||(0,micromark_util_character.Ny)(code)||code!==45&&(0,micromark_util_character.es)(code)){
return domainAfter(code);
}
seen=true;
effects.consume(code);
return domainInside;
}
function domainAtPunctuation(code){
if(code===95){
underscoreInLastSegment=true;
}
else{
underscoreInLastLastSegment=underscoreInLastSegment;
underscoreInLastSegment=undefined;
}
effects.consume(code);
return domainInside;
}
function domainAfter(code){
if(underscoreInLastLastSegment||underscoreInLastSegment||!seen){
return nok(code);
}
return ok(code);
}
}
function tokenizePath(effects,ok){
let sizeOpen=0;
let sizeClose=0;
return pathInside;
function pathInside(code){
if(code===40){
sizeOpen++;
effects.consume(code);
return pathInside;
}
if(code===41&&sizeClose<sizeOpen){
return pathAtPunctuation(code);
}
if(code===33||code===34||code===38||code===39||code===41||code===42||code===44||code===46||code===58||code===59||code===60||code===63||code===93||code===95||code===126){
return effects.check(trail,ok,pathAtPunctuation)(code);
}
if(code===null||(0,micromark_util_character.Ee)(code)||(0,micromark_util_character.Ny)(code)){
return ok(code);
}
effects.consume(code);
return pathInside;
}
function pathAtPunctuation(code){
if(code===41){
sizeClose++;
}
effects.consume(code);
return pathInside;
}
}
function tokenizeTrail(effects,ok,nok){
return trail;
function trail(code){
if(code===33||code===34||code===39||code===41||code===42||code===44||code===46||code===58||code===59||code===63||code===95||code===126){
effects.consume(code);
return trail;
}
if(code===38){
effects.consume(code);
return trailCharacterReferenceStart;
}
if(code===93){
effects.consume(code);
return trailBracketAfter;
}
if(
code===60||
code===null||(0,micromark_util_character.Ee)(code)||(0,micromark_util_character.Ny)(code)){
return ok(code);
}
return nok(code);
}
function trailBracketAfter(code){
if(code===null||code===40||code===91||(0,micromark_util_character.Ee)(code)||(0,micromark_util_character.Ny)(code)){
return ok(code);
}
return trail(code);
}
function trailCharacterReferenceStart(code){
return(0,micromark_util_character.CW)(code)?trailCharacterReferenceInside(code):nok(code);
}
function trailCharacterReferenceInside(code){
if(code===59){
effects.consume(code);
return trail;
}
if((0,micromark_util_character.CW)(code)){
effects.consume(code);
return trailCharacterReferenceInside;
}
return nok(code);
}
}
function tokenizeEmailDomainDotTrail(effects,ok,nok){
return start;
function start(code){
effects.consume(code);
return after;
}
function after(code){
return(0,micromark_util_character.lV)(code)?nok(code):ok(code);
}
}
function previousWww(code){
return code===null||code===40||code===42||code===95||code===91||code===93||code===126||(0,micromark_util_character.Ee)(code);
}
function previousProtocol(code){
return!(0,micromark_util_character.CW)(code);
}
function previousEmail(code){
return!(code===47||gfmAtext(code));
}
function gfmAtext(code){
return code===43||code===45||code===46||code===95||(0,micromark_util_character.lV)(code);
}
function previousUnbalanced(events){
let index=events.length;
let result=false;
while(index--){
const token=events[index][1];
if((token.type==='labelLink'||token.type==='labelImage')&&!token._balanced){
result=true;
break;
}
if(token._gfmAutolinkLiteralWalkedInto){
result=false;
break;
}
}
if(events.length>0&&!result){
events[events.length-1][1]._gfmAutolinkLiteralWalkedInto=true;
}
return result;
}
var micromark_util_sanitize_uri=__webpack_require__(93270);
;
function gfmAutolinkLiteralHtml(){
return{
exit:{
literalAutolinkEmail,
literalAutolinkHttp,
literalAutolinkWww
}
};
}
function literalAutolinkWww(token){
anchorFromToken.call(this,token,'http://');
}
function literalAutolinkEmail(token){
anchorFromToken.call(this,token,'mailto:');
}
function literalAutolinkHttp(token){
anchorFromToken.call(this,token);
}
function anchorFromToken(token,protocol){
const url=this.sliceSerialize(token);
this.tag('<a href="'+(0,micromark_util_sanitize_uri.Q)((protocol||'')+url)+'">');
this.raw(this.encode(url));
this.tag('</a>');
}
var blank_line=__webpack_require__(60102);
var micromark_factory_space=__webpack_require__(99810);
var micromark_util_normalize_identifier=__webpack_require__(53629);
;
const indent={
tokenize:tokenizeIndent,
partial:true
};
function gfmFootnote(){
return{
document:{
[91]:{
name:'gfmFootnoteDefinition',
tokenize:tokenizeDefinitionStart,
continuation:{
tokenize:tokenizeDefinitionContinuation
},
exit:gfmFootnoteDefinitionEnd
}
},
text:{
[91]:{
name:'gfmFootnoteCall',
tokenize:tokenizeGfmFootnoteCall
},
[93]:{
name:'gfmPotentialFootnoteCall',
add:'after',
tokenize:tokenizePotentialGfmFootnoteCall,
resolveTo:resolveToPotentialGfmFootnoteCall
}
}
};
}
function tokenizePotentialGfmFootnoteCall(effects,ok,nok){
const self=this;
let index=self.events.length;
const defined=self.parser.gfmFootnotes||(self.parser.gfmFootnotes=[]);
let labelStart;
while(index--){
const token=self.events[index][1];
if(token.type==="labelImage"){
labelStart=token;
break;
}
if(token.type==='gfmFootnoteCall'||token.type==="labelLink"||token.type==="label"||token.type==="image"||token.type==="link"){
break;
}
}
return start;
function start(code){
if(!labelStart||!labelStart._balanced){
return nok(code);
}
const id=(0,micromark_util_normalize_identifier.B)(self.sliceSerialize({
start:labelStart.end,
end:self.now()
}));
if(id.codePointAt(0)!==94||!defined.includes(id.slice(1))){
return nok(code);
}
effects.enter('gfmFootnoteCallLabelMarker');
effects.consume(code);
effects.exit('gfmFootnoteCallLabelMarker');
return ok(code);
}
}
function resolveToPotentialGfmFootnoteCall(events,context){
let index=events.length;
let labelStart;
while(index--){
if(events[index][1].type==="labelImage"&&events[index][0]==='enter'){
labelStart=events[index][1];
break;
}
}
events[index+1][1].type="data";
events[index+3][1].type='gfmFootnoteCallLabelMarker';
const call={
type:'gfmFootnoteCall',
start:Object.assign({},events[index+3][1].start),
end:Object.assign({},events[events.length-1][1].end)
};
const marker={
type:'gfmFootnoteCallMarker',
start:Object.assign({},events[index+3][1].end),
end:Object.assign({},events[index+3][1].end)
};
marker.end.column++;
marker.end.offset++;
marker.end._bufferIndex++;
const string={
type:'gfmFootnoteCallString',
start:Object.assign({},marker.end),
end:Object.assign({},events[events.length-1][1].start)
};
const chunk={
type:"chunkString",
contentType:'string',
start:Object.assign({},string.start),
end:Object.assign({},string.end)
};
const replacement=[
events[index+1],events[index+2],['enter',call,context],
events[index+3],events[index+4],
['enter',marker,context],['exit',marker,context],
['enter',string,context],['enter',chunk,context],['exit',chunk,context],['exit',string,context],
events[events.length-2],events[events.length-1],['exit',call,context]];
events.splice(index,events.length-index+1,...replacement);
return events;
}
function tokenizeGfmFootnoteCall(effects,ok,nok){
const self=this;
const defined=self.parser.gfmFootnotes||(self.parser.gfmFootnotes=[]);
let size=0;
let data;
return start;
function start(code){
effects.enter('gfmFootnoteCall');
effects.enter('gfmFootnoteCallLabelMarker');
effects.consume(code);
effects.exit('gfmFootnoteCallLabelMarker');
return callStart;
}
function callStart(code){
if(code!==94)return nok(code);
effects.enter('gfmFootnoteCallMarker');
effects.consume(code);
effects.exit('gfmFootnoteCallMarker');
effects.enter('gfmFootnoteCallString');
effects.enter('chunkString').contentType='string';
return callData;
}
function callData(code){
if(
size>999||
code===93&&!data||
code===null||code===91||(0,micromark_util_character.Ee)(code)){
return nok(code);
}
if(code===93){
effects.exit('chunkString');
const token=effects.exit('gfmFootnoteCallString');
if(!defined.includes((0,micromark_util_normalize_identifier.B)(self.sliceSerialize(token)))){
return nok(code);
}
effects.enter('gfmFootnoteCallLabelMarker');
effects.consume(code);
effects.exit('gfmFootnoteCallLabelMarker');
effects.exit('gfmFootnoteCall');
return ok;
}
if(!(0,micromark_util_character.Ee)(code)){
data=true;
}
size++;
effects.consume(code);
return code===92?callEscape:callData;
}
function callEscape(code){
if(code===91||code===92||code===93){
effects.consume(code);
size++;
return callData;
}
return callData(code);
}
}
function tokenizeDefinitionStart(effects,ok,nok){
const self=this;
const defined=self.parser.gfmFootnotes||(self.parser.gfmFootnotes=[]);
let identifier;
let size=0;
let data;
return start;
function start(code){
effects.enter('gfmFootnoteDefinition')._container=true;
effects.enter('gfmFootnoteDefinitionLabel');
effects.enter('gfmFootnoteDefinitionLabelMarker');
effects.consume(code);
effects.exit('gfmFootnoteDefinitionLabelMarker');
return labelAtMarker;
}
function labelAtMarker(code){
if(code===94){
effects.enter('gfmFootnoteDefinitionMarker');
effects.consume(code);
effects.exit('gfmFootnoteDefinitionMarker');
effects.enter('gfmFootnoteDefinitionLabelString');
effects.enter('chunkString').contentType='string';
return labelInside;
}
return nok(code);
}
function labelInside(code){
if(
size>999||
code===93&&!data||
code===null||code===91||(0,micromark_util_character.Ee)(code)){
return nok(code);
}
if(code===93){
effects.exit('chunkString');
const token=effects.exit('gfmFootnoteDefinitionLabelString');
identifier=(0,micromark_util_normalize_identifier.B)(self.sliceSerialize(token));
effects.enter('gfmFootnoteDefinitionLabelMarker');
effects.consume(code);
effects.exit('gfmFootnoteDefinitionLabelMarker');
effects.exit('gfmFootnoteDefinitionLabel');
return labelAfter;
}
if(!(0,micromark_util_character.Ee)(code)){
data=true;
}
size++;
effects.consume(code);
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
function labelAfter(code){
if(code===58){
effects.enter('definitionMarker');
effects.consume(code);
effects.exit('definitionMarker');
if(!defined.includes(identifier)){
defined.push(identifier);
}
return(0,micromark_factory_space.N)(effects,whitespaceAfter,'gfmFootnoteDefinitionWhitespace');
}
return nok(code);
}
function whitespaceAfter(code){
return ok(code);
}
}
function tokenizeDefinitionContinuation(effects,ok,nok){
return effects.check(blank_line.B,ok,effects.attempt(indent,ok,nok));
}
function gfmFootnoteDefinitionEnd(effects){
effects.exit('gfmFootnoteDefinition');
}
function tokenizeIndent(effects,ok,nok){
const self=this;
return(0,micromark_factory_space.N)(effects,afterPrefix,'gfmFootnoteDefinitionIndent',4+1);
function afterPrefix(code){
const tail=self.events[self.events.length-1];
return tail&&tail[1].type==='gfmFootnoteDefinitionIndent'&&tail[2].sliceSerialize(tail[1],true).length===4?ok(code):nok(code);
}
}
;
const own={}.hasOwnProperty;
const emptyOptions={};
function defaultBackLabel(referenceIndex,rereferenceIndex){
return 'Back to reference '+(referenceIndex+1)+(rereferenceIndex>1?'-'+rereferenceIndex:'');
}
function gfmFootnoteHtml(options){
const config=options||emptyOptions;
const label=config.label||'Footnotes';
const labelTagName=config.labelTagName||'h2';
const labelAttributes=config.labelAttributes===null||config.labelAttributes===undefined?'class="sr-only"':config.labelAttributes;
const backLabel=config.backLabel||defaultBackLabel;
const clobberPrefix=config.clobberPrefix===null||config.clobberPrefix===undefined?'user-content-':config.clobberPrefix;
return{
enter:{
gfmFootnoteDefinition(){
const stack=this.getData('tightStack');
stack.push(false);
},
gfmFootnoteDefinitionLabelString(){
this.buffer();
},
gfmFootnoteCallString(){
this.buffer();
}
},
exit:{
gfmFootnoteDefinition(){
let definitions=this.getData('gfmFootnoteDefinitions');
const footnoteStack=this.getData('gfmFootnoteDefinitionStack');
const tightStack=this.getData('tightStack');
const current=footnoteStack.pop();
const value=this.resume();
if(!definitions){
this.setData('gfmFootnoteDefinitions',definitions={});
}
if(!own.call(definitions,current))definitions[current]=value;
tightStack.pop();
this.setData('slurpOneLineEnding',true);
this.setData('lastWasTag');
},
gfmFootnoteDefinitionLabelString(token){
let footnoteStack=this.getData('gfmFootnoteDefinitionStack');
if(!footnoteStack){
this.setData('gfmFootnoteDefinitionStack',footnoteStack=[]);
}
footnoteStack.push((0,micromark_util_normalize_identifier.B)(this.sliceSerialize(token)));
this.resume();
this.buffer();
},
gfmFootnoteCallString(token){
let calls=this.getData('gfmFootnoteCallOrder');
let counts=this.getData('gfmFootnoteCallCounts');
const id=(0,micromark_util_normalize_identifier.B)(this.sliceSerialize(token));
let counter;
this.resume();
if(!calls)this.setData('gfmFootnoteCallOrder',calls=[]);
if(!counts)this.setData('gfmFootnoteCallCounts',counts={});
const index=calls.indexOf(id);
const safeId=(0,micromark_util_sanitize_uri.Q)(id.toLowerCase());
if(index===-1){
calls.push(id);
counts[id]=1;
counter=calls.length;
}else{
counts[id]++;
counter=index+1;
}
const reuseCounter=counts[id];
this.tag('<sup><a href="#'+clobberPrefix+'fn-'+safeId+'" id="'+clobberPrefix+'fnref-'+safeId+(reuseCounter>1?'-'+reuseCounter:'')+'" data-footnote-ref="" aria-describedby="footnote-label">'+String(counter)+'</a></sup>');
},
null(){
const calls=this.getData('gfmFootnoteCallOrder')||[];
const counts=this.getData('gfmFootnoteCallCounts')||{};
const definitions=this.getData('gfmFootnoteDefinitions')||{};
let index=-1;
if(calls.length>0){
this.lineEndingIfNeeded();
this.tag('<section data-footnotes="" class="footnotes"><'+labelTagName+' id="footnote-label"'+(labelAttributes?' '+labelAttributes:'')+'>');
this.raw(this.encode(label));
this.tag('</'+labelTagName+'>');
this.lineEndingIfNeeded();
this.tag('<ol>');
}
while(++index<calls.length){
const id=calls[index];
const safeId=(0,micromark_util_sanitize_uri.Q)(id.toLowerCase());
let referenceIndex=0;
const references=[];
while(++referenceIndex<=counts[id]){
references.push('<a href="#'+clobberPrefix+'fnref-'+safeId+(referenceIndex>1?'-'+referenceIndex:'')+'" data-footnote-backref="" aria-label="'+this.encode(typeof backLabel==='string'?backLabel:backLabel(index,referenceIndex))+'" class="data-footnote-backref">↩'+(referenceIndex>1?'<sup>'+referenceIndex+'</sup>':'')+'</a>');
}
const reference=references.join(' ');
let injected=false;
this.lineEndingIfNeeded();
this.tag('<li id="'+clobberPrefix+'fn-'+safeId+'">');
this.lineEndingIfNeeded();
this.tag(definitions[id].replace(/<\/p>(?:\r?\n|\r)?$/,function($0){
injected=true;
return ' '+reference+$0;
}));
if(!injected){
this.lineEndingIfNeeded();
this.tag(reference);
}
this.lineEndingIfNeeded();
this.tag('</li>');
}
if(calls.length>0){
this.lineEndingIfNeeded();
this.tag('</ol>');
this.lineEndingIfNeeded();
this.tag('</section>');
}
}
}
};
}
var micromark_util_chunked=__webpack_require__(3960);
var micromark_util_classify_character=__webpack_require__(11956);
var micromark_util_resolve_all=__webpack_require__(81198);
;
function gfmStrikethrough(options){
const options_=options||{};
let single=options_.singleTilde;
const tokenizer={
name:'strikethrough',
tokenize:tokenizeStrikethrough,
resolveAll:resolveAllStrikethrough
};
if(single===null||single===undefined){
single=true;
}
return{
text:{
[126]:tokenizer
},
insideSpan:{
null:[tokenizer]
},
attentionMarkers:{
null:[126]
}
};
function resolveAllStrikethrough(events,context){
let index=-1;
while(++index<events.length){
if(events[index][0]==='enter'&&events[index][1].type==='strikethroughSequenceTemporary'&&events[index][1]._close){
let open=index;
while(open--){
if(events[open][0]==='exit'&&events[open][1].type==='strikethroughSequenceTemporary'&&events[open][1]._open&&
events[index][1].end.offset-events[index][1].start.offset===events[open][1].end.offset-events[open][1].start.offset){
events[index][1].type='strikethroughSequence';
events[open][1].type='strikethroughSequence';
const strikethrough={
type:'strikethrough',
start:Object.assign({},events[open][1].start),
end:Object.assign({},events[index][1].end)
};
const text={
type:'strikethroughText',
start:Object.assign({},events[open][1].end),
end:Object.assign({},events[index][1].start)
};
const nextEvents=[['enter',strikethrough,context],['enter',events[open][1],context],['exit',events[open][1],context],['enter',text,context]];
const insideSpan=context.parser.constructs.insideSpan.null;
if(insideSpan){
(0,micromark_util_chunked.m)(nextEvents,nextEvents.length,0,(0,micromark_util_resolve_all.W)(insideSpan,events.slice(open+1,index),context));
}
(0,micromark_util_chunked.m)(nextEvents,nextEvents.length,0,[['exit',text,context],['enter',events[index][1],context],['exit',events[index][1],context],['exit',strikethrough,context]]);
(0,micromark_util_chunked.m)(events,open-1,index-open+3,nextEvents);
index=open+nextEvents.length-2;
break;
}
}
}
}
index=-1;
while(++index<events.length){
if(events[index][1].type==='strikethroughSequenceTemporary'){
events[index][1].type="data";
}
}
return events;
}
function tokenizeStrikethrough(effects,ok,nok){
const previous=this.previous;
const events=this.events;
let size=0;
return start;
function start(code){
if(previous===126&&events[events.length-1][1].type!=="characterEscape"){
return nok(code);
}
effects.enter('strikethroughSequenceTemporary');
return more(code);
}
function more(code){
const before=(0,micromark_util_classify_character.S)(previous);
if(code===126){
if(size>1)return nok(code);
effects.consume(code);
size++;
return more;
}
if(size<2&&!single)return nok(code);
const token=effects.exit('strikethroughSequenceTemporary');
const after=(0,micromark_util_classify_character.S)(code);
token._open=!after||after===2&&Boolean(before);
token._close=!before||before===2&&Boolean(after);
return ok(code);
}
}
}
;
function gfmStrikethroughHtml(){
return{
enter:{
strikethrough(){
this.tag('<del>');
}
},
exit:{
strikethrough(){
this.tag('</del>');
}
}
};
}
;
class EditMap{
constructor(){
this.map=[];
this.index=new Map();
}
add(index,remove,add){
addImplementation(this,index,remove,add);
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
function addImplementation(editMap,at,remove,add){
if(remove===0&&add.length===0){
return;
}
const existing=editMap.index.get(at);
if(existing){
existing[1]+=remove;
existing[2].push(...add);
return;
}
const change=[at,remove,add];
editMap.map.push(change);
editMap.index.set(at,change);
}
;
function gfmTableAlign(events,index){
let inDelimiterRow=false;
const align=[];
while(index<events.length){
const event=events[index];
if(inDelimiterRow){
if(event[0]==='enter'){
if(event[1].type==='tableContent'){
align.push(events[index+1][1].type==='tableDelimiterMarker'?'left':'none');
}
}
else if(event[1].type==='tableContent'){
if(events[index-1][1].type==='tableDelimiterMarker'){
const alignIndex=align.length-1;
align[alignIndex]=align[alignIndex]==='left'?'center':'right';
}
}
else if(event[1].type==='tableDelimiterRow'){
break;
}
}else if(event[0]==='enter'&&event[1].type==='tableDelimiterRow'){
inDelimiterRow=true;
}
index+=1;
}
return align;
}
;
function gfmTable(){
return{
flow:{
null:{
name:'table',
tokenize:tokenizeTable,
resolveAll:resolveTable
}
}
};
}
function tokenizeTable(effects,ok,nok){
const self=this;
let size=0;
let sizeB=0;
let seen;
return start;
function start(code){
let index=self.events.length-1;
while(index>-1){
const{
type
}=self.events[index][1];
if(type==="lineEnding"||
type==="linePrefix"){
index--;
}else{
break;
}
}
const tail=index>-1?self.events[index][1].type:null;
const next=tail==='tableHead'||tail==='tableRow'?bodyRowStart:headRowBefore;
if(next===bodyRowStart&&self.parser.lazy[self.now().line]){
return nok(code);
}
return next(code);
}
function headRowBefore(code){
effects.enter('tableHead');
effects.enter('tableRow');
return headRowStart(code);
}
function headRowStart(code){
if(code===124){
return headRowBreak(code);
}
seen=true;
sizeB+=1;
return headRowBreak(code);
}
function headRowBreak(code){
if(code===null){
return nok(code);
}
if((0,micromark_util_character.HP)(code)){
if(sizeB>1){
sizeB=0;
self.interrupt=true;
effects.exit('tableRow');
effects.enter("lineEnding");
effects.consume(code);
effects.exit("lineEnding");
return headDelimiterStart;
}
return nok(code);
}
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,headRowBreak,"whitespace")(code);
}
sizeB+=1;
if(seen){
seen=false;
size+=1;
}
if(code===124){
effects.enter('tableCellDivider');
effects.consume(code);
effects.exit('tableCellDivider');
seen=true;
return headRowBreak;
}
effects.enter("data");
return headRowData(code);
}
function headRowData(code){
if(code===null||code===124||(0,micromark_util_character.Ee)(code)){
effects.exit("data");
return headRowBreak(code);
}
effects.consume(code);
return code===92?headRowEscape:headRowData;
}
function headRowEscape(code){
if(code===92||code===124){
effects.consume(code);
return headRowData;
}
return headRowData(code);
}
function headDelimiterStart(code){
self.interrupt=false;
if(self.parser.lazy[self.now().line]){
return nok(code);
}
effects.enter('tableDelimiterRow');
seen=false;
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,headDelimiterBefore,"linePrefix",self.parser.constructs.disable.null.includes('codeIndented')?undefined:4)(code);
}
return headDelimiterBefore(code);
}
function headDelimiterBefore(code){
if(code===45||code===58){
return headDelimiterValueBefore(code);
}
if(code===124){
seen=true;
effects.enter('tableCellDivider');
effects.consume(code);
effects.exit('tableCellDivider');
return headDelimiterCellBefore;
}
return headDelimiterNok(code);
}
function headDelimiterCellBefore(code){
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,headDelimiterValueBefore,"whitespace")(code);
}
return headDelimiterValueBefore(code);
}
function headDelimiterValueBefore(code){
if(code===58){
sizeB+=1;
seen=true;
effects.enter('tableDelimiterMarker');
effects.consume(code);
effects.exit('tableDelimiterMarker');
return headDelimiterLeftAlignmentAfter;
}
if(code===45){
sizeB+=1;
return headDelimiterLeftAlignmentAfter(code);
}
if(code===null||(0,micromark_util_character.HP)(code)){
return headDelimiterCellAfter(code);
}
return headDelimiterNok(code);
}
function headDelimiterLeftAlignmentAfter(code){
if(code===45){
effects.enter('tableDelimiterFiller');
return headDelimiterFiller(code);
}
return headDelimiterNok(code);
}
function headDelimiterFiller(code){
if(code===45){
effects.consume(code);
return headDelimiterFiller;
}
if(code===58){
seen=true;
effects.exit('tableDelimiterFiller');
effects.enter('tableDelimiterMarker');
effects.consume(code);
effects.exit('tableDelimiterMarker');
return headDelimiterRightAlignmentAfter;
}
effects.exit('tableDelimiterFiller');
return headDelimiterRightAlignmentAfter(code);
}
function headDelimiterRightAlignmentAfter(code){
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,headDelimiterCellAfter,"whitespace")(code);
}
return headDelimiterCellAfter(code);
}
function headDelimiterCellAfter(code){
if(code===124){
return headDelimiterBefore(code);
}
if(code===null||(0,micromark_util_character.HP)(code)){
if(!seen||size!==sizeB){
return headDelimiterNok(code);
}
effects.exit('tableDelimiterRow');
effects.exit('tableHead');
return ok(code);
}
return headDelimiterNok(code);
}
function headDelimiterNok(code){
return nok(code);
}
function bodyRowStart(code){
effects.enter('tableRow');
return bodyRowBreak(code);
}
function bodyRowBreak(code){
if(code===124){
effects.enter('tableCellDivider');
effects.consume(code);
effects.exit('tableCellDivider');
return bodyRowBreak;
}
if(code===null||(0,micromark_util_character.HP)(code)){
effects.exit('tableRow');
return ok(code);
}
if((0,micromark_util_character.On)(code)){
return(0,micromark_factory_space.N)(effects,bodyRowBreak,"whitespace")(code);
}
effects.enter("data");
return bodyRowData(code);
}
function bodyRowData(code){
if(code===null||code===124||(0,micromark_util_character.Ee)(code)){
effects.exit("data");
return bodyRowBreak(code);
}
effects.consume(code);
return code===92?bodyRowEscape:bodyRowData;
}
function bodyRowEscape(code){
if(code===92||code===124){
effects.consume(code);
return bodyRowData;
}
return bodyRowData(code);
}
}
function resolveTable(events,context){
let index=-1;
let inFirstCellAwaitingPipe=true;
let rowKind=0;
let lastCell=[0,0,0,0];
let cell=[0,0,0,0];
let afterHeadAwaitingFirstBodyRow=false;
let lastTableEnd=0;
let currentTable;
let currentBody;
let currentCell;
const map=new EditMap();
while(++index<events.length){
const event=events[index];
const token=event[1];
if(event[0]==='enter'){
if(token.type==='tableHead'){
afterHeadAwaitingFirstBodyRow=false;
if(lastTableEnd!==0){
flushTableEnd(map,context,lastTableEnd,currentTable,currentBody);
currentBody=undefined;
lastTableEnd=0;
}
currentTable={
type:'table',
start:Object.assign({},token.start),
end:Object.assign({},token.end)
};
map.add(index,0,[['enter',currentTable,context]]);
}else if(token.type==='tableRow'||token.type==='tableDelimiterRow'){
inFirstCellAwaitingPipe=true;
currentCell=undefined;
lastCell=[0,0,0,0];
cell=[0,index+1,0,0];
if(afterHeadAwaitingFirstBodyRow){
afterHeadAwaitingFirstBodyRow=false;
currentBody={
type:'tableBody',
start:Object.assign({},token.start),
end:Object.assign({},token.end)
};
map.add(index,0,[['enter',currentBody,context]]);
}
rowKind=token.type==='tableDelimiterRow'?2:currentBody?3:1;
}
else if(rowKind&&(token.type==="data"||token.type==='tableDelimiterMarker'||token.type==='tableDelimiterFiller')){
inFirstCellAwaitingPipe=false;
if(cell[2]===0){
if(lastCell[1]!==0){
cell[0]=cell[1];
currentCell=flushCell(map,context,lastCell,rowKind,undefined,currentCell);
lastCell=[0,0,0,0];
}
cell[2]=index;
}
}else if(token.type==='tableCellDivider'){
if(inFirstCellAwaitingPipe){
inFirstCellAwaitingPipe=false;
}else{
if(lastCell[1]!==0){
cell[0]=cell[1];
currentCell=flushCell(map,context,lastCell,rowKind,undefined,currentCell);
}
lastCell=cell;
cell=[lastCell[1],index,0,0];
}
}
}
else if(token.type==='tableHead'){
afterHeadAwaitingFirstBodyRow=true;
lastTableEnd=index;
}else if(token.type==='tableRow'||token.type==='tableDelimiterRow'){
lastTableEnd=index;
if(lastCell[1]!==0){
cell[0]=cell[1];
currentCell=flushCell(map,context,lastCell,rowKind,index,currentCell);
}else if(cell[1]!==0){
currentCell=flushCell(map,context,cell,rowKind,index,currentCell);
}
rowKind=0;
}else if(rowKind&&(token.type==="data"||token.type==='tableDelimiterMarker'||token.type==='tableDelimiterFiller')){
cell[3]=index;
}
}
if(lastTableEnd!==0){
flushTableEnd(map,context,lastTableEnd,currentTable,currentBody);
}
map.consume(context.events);
index=-1;
while(++index<context.events.length){
const event=context.events[index];
if(event[0]==='enter'&&event[1].type==='table'){
event[1]._align=gfmTableAlign(context.events,index);
}
}
return events;
}
function flushCell(map,context,range,rowKind,rowEnd,previousCell){
const groupName=rowKind===1?'tableHeader':rowKind===2?'tableDelimiter':'tableData';
const valueName='tableContent';
if(range[0]!==0){
previousCell.end=Object.assign({},getPoint(context.events,range[0]));
map.add(range[0],0,[['exit',previousCell,context]]);
}
const now=getPoint(context.events,range[1]);
previousCell={
type:groupName,
start:Object.assign({},now),
end:Object.assign({},now)
};
map.add(range[1],0,[['enter',previousCell,context]]);
if(range[2]!==0){
const relatedStart=getPoint(context.events,range[2]);
const relatedEnd=getPoint(context.events,range[3]);
const valueToken={
type:valueName,
start:Object.assign({},relatedStart),
end:Object.assign({},relatedEnd)
};
map.add(range[2],0,[['enter',valueToken,context]]);
if(rowKind!==2){
const start=context.events[range[2]];
const end=context.events[range[3]];
start[1].end=Object.assign({},end[1].end);
start[1].type="chunkText";
start[1].contentType="text";
if(range[3]>range[2]+1){
const a=range[2]+1;
const b=range[3]-range[2]-1;
map.add(a,b,[]);
}
}
map.add(range[3]+1,0,[['exit',valueToken,context]]);
}
if(rowEnd!==undefined){
previousCell.end=Object.assign({},getPoint(context.events,rowEnd));
map.add(rowEnd,0,[['exit',previousCell,context]]);
previousCell=undefined;
}
return previousCell;
}
function flushTableEnd(map,context,index,table,tableBody){
const exits=[];
const related=getPoint(context.events,index);
if(tableBody){
tableBody.end=Object.assign({},related);
exits.push(['exit',tableBody,context]);
}
table.end=Object.assign({},related);
exits.push(['exit',table,context]);
map.add(index+1,0,exits);
}
function getPoint(events,index){
const event=events[index];
const side=event[0]==='enter'?'start':'end';
return event[1][side];
}
;
const alignment={
none:'',
left:' align="left"',
right:' align="right"',
center:' align="center"'
};
function gfmTableHtml(){
return{
enter:{
table(token){
const tableAlign=token._align;
this.lineEndingIfNeeded();
this.tag('<table>');
this.setData('tableAlign',tableAlign);
},
tableBody(){
this.tag('<tbody>');
},
tableData(){
const tableAlign=this.getData('tableAlign');
const tableColumn=this.getData('tableColumn');
const align=alignment[tableAlign[tableColumn]];
if(align===undefined){
this.buffer();
}else{
this.lineEndingIfNeeded();
this.tag('<td'+align+'>');
}
},
tableHead(){
this.lineEndingIfNeeded();
this.tag('<thead>');
},
tableHeader(){
const tableAlign=this.getData('tableAlign');
const tableColumn=this.getData('tableColumn');
const align=alignment[tableAlign[tableColumn]];
this.lineEndingIfNeeded();
this.tag('<th'+align+'>');
},
tableRow(){
this.setData('tableColumn',0);
this.lineEndingIfNeeded();
this.tag('<tr>');
}
},
exit:{
codeTextData(token){
let value=this.sliceSerialize(token);
if(this.getData('tableAlign')){
value=value.replace(/\\([\\|])/g,replace);
}
this.raw(this.encode(value));
},
table(){
this.setData('tableAlign');
this.setData('slurpAllLineEndings');
this.lineEndingIfNeeded();
this.tag('</table>');
},
tableBody(){
this.lineEndingIfNeeded();
this.tag('</tbody>');
},
tableData(){
const tableAlign=this.getData('tableAlign');
const tableColumn=this.getData('tableColumn');
if(tableColumn in tableAlign){
this.tag('</td>');
this.setData('tableColumn',tableColumn+1);
}else{
this.resume();
}
},
tableHead(){
this.lineEndingIfNeeded();
this.tag('</thead>');
},
tableHeader(){
const tableColumn=this.getData('tableColumn');
this.tag('</th>');
this.setData('tableColumn',tableColumn+1);
},
tableRow(){
const tableAlign=this.getData('tableAlign');
let tableColumn=this.getData('tableColumn');
while(tableColumn<tableAlign.length){
this.lineEndingIfNeeded();
this.tag('<td'+alignment[tableAlign[tableColumn]]+'></td>');
tableColumn++;
}
this.setData('tableColumn',tableColumn);
this.lineEndingIfNeeded();
this.tag('</tr>');
}
}
};
}
function replace($0,$1){
return $1==='|'?$1:$0;
}
;
const reFlow=
/<(\/?)(iframe|noembed|noframes|plaintext|script|style|title|textarea|xmp)(?=[\t\n\f\r />])/gi
const reText=new RegExp('^'+reFlow.source,'i')
function gfmTagfilterHtml(){
return{
exit:{
htmlFlowData(token){
exitHtmlData.call(this,token,reFlow)
},
htmlTextData(token){
exitHtmlData.call(this,token,reText)
}
}
}
}
function exitHtmlData(token,filter){
let value=this.sliceSerialize(token)
if(this.options.allowDangerousHtml){
value=value.replace(filter,'&lt;$1$2')
}
this.raw(this.encode(value))
}
;
const tasklistCheck={
name:'tasklistCheck',
tokenize:tokenizeTasklistCheck
};
function gfmTaskListItem(){
return{
text:{
[91]:tasklistCheck
}
};
}
function tokenizeTasklistCheck(effects,ok,nok){
const self=this;
return open;
function open(code){
if(
self.previous!==null||
!self._gfmTasklistFirstContentOfListItem){
return nok(code);
}
effects.enter('taskListCheck');
effects.enter('taskListCheckMarker');
effects.consume(code);
effects.exit('taskListCheckMarker');
return inside;
}
function inside(code){
if((0,micromark_util_character.Ee)(code)){
effects.enter('taskListCheckValueUnchecked');
effects.consume(code);
effects.exit('taskListCheckValueUnchecked');
return close;
}
if(code===88||code===120){
effects.enter('taskListCheckValueChecked');
effects.consume(code);
effects.exit('taskListCheckValueChecked');
return close;
}
return nok(code);
}
function close(code){
if(code===93){
effects.enter('taskListCheckMarker');
effects.consume(code);
effects.exit('taskListCheckMarker');
effects.exit('taskListCheck');
return after;
}
return nok(code);
}
function after(code){
if((0,micromark_util_character.HP)(code)){
return ok(code);
}
if((0,micromark_util_character.On)(code)){
return effects.check({
tokenize:spaceThenNonSpace
},ok,nok)(code);
}
return nok(code);
}
}
function spaceThenNonSpace(effects,ok,nok){
return(0,micromark_factory_space.N)(effects,after,"whitespace");
function after(code){
return code===null?nok(code):ok(code);
}
}
;
function gfmTaskListItemHtml(){
return{
enter:{
taskListCheck(){
this.tag('<input type="checkbox" disabled="" ');
}
},
exit:{
taskListCheck(){
this.tag('/>');
},
taskListCheckValueChecked(){
this.tag('checked="" ');
}
}
};
}
;
function gfm(options){
return(0,micromark_util_combine_extensions.y)([
gfmAutolinkLiteral(),
gfmFootnote(),
gfmStrikethrough(options),
gfmTable(),
gfmTaskListItem()
])
}
function gfmHtml(options){
return(0,micromark_util_combine_extensions.v)([
gfmAutolinkLiteralHtml(),
gfmFootnoteHtml(options),
gfmStrikethroughHtml(),
gfmTableHtml(),
gfmTagfilterHtml(),
gfmTaskListItemHtml()
])
}
}),
93270:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
e:()=>(normalizeUri),
Q:()=>(sanitizeUri)
});
var micromark_util_character=__webpack_require__(359);
;
const characterReferences={'"':'quot','&':'amp','<':'lt','>':'gt'}
function encode(value){
return value.replace(/["&<>]/g,replace)
function replace(value){
return(
'&'+
characterReferences[
(value)
]+
';'
)
}
}
;
function sanitizeUri(url,protocol){
const value=encode(normalizeUri(url||''));
if(!protocol){
return value;
}
const colon=value.indexOf(':');
const questionMark=value.indexOf('?');
const numberSign=value.indexOf('#');
const slash=value.indexOf('/');
if(
colon<0||
slash>-1&&colon>slash||questionMark>-1&&colon>questionMark||numberSign>-1&&colon>numberSign||
protocol.test(value.slice(0,colon))){
return value;
}
return '';
}
function normalizeUri(value){
const result=[];
let index=-1;
let start=0;
let skip=0;
while(++index<value.length){
const code=value.charCodeAt(index);
let replace='';
if(code===37&&(0,micromark_util_character.lV)(value.charCodeAt(index+1))&&(0,micromark_util_character.lV)(value.charCodeAt(index+2))){
skip=2;
}
else if(code<128){
if(!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(code))){
replace=String.fromCharCode(code);
}
}
else if(code>55_295&&code<57_344){
const next=value.charCodeAt(index+1);
if(code<56_320&&next>56_319&&next<57_344){
replace=String.fromCharCode(code,next);
skip=1;
}
else{
replace="\uFFFD";
}
}
else{
replace=String.fromCharCode(code);
}
if(replace){
result.push(value.slice(start,index),encodeURIComponent(replace));
start=index+skip+1;
replace='';
}
if(skip){
index+=skip;
skip=0;
}
}
return result.join('')+value.slice(start);
}
})
};
;
