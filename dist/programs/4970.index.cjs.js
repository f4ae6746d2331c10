"use strict";
exports.id=4970;
exports.ids=[4970];
exports.modules={
34565:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(lengthAt),
p:()=>(matchAt)
});
function matchAt(pattern,text,at){
pattern.lastIndex=at;
return pattern.exec(text)??[];
}
function lengthAt(pattern,text,at){
return matchAt(pattern,text,at)[0]?.length??0;
}
}),
4970:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
LiveReporter:()=>(LiveReporter),
openLive:()=>(openLive)
});
var format_event=__webpack_require__(58233);
var visible_text=__webpack_require__(2754);
var text_columns=__webpack_require__(23869);
;
const MAX_DIFF_LINES=16;
const MAX_INDENT=8;
function eventLines(event,format){
const lines=(0,format_event.q)(event).flatMap((line)=>visibleLines(line));
const colored=lines.flatMap((line)=>wrapLine(line,format.columns).map((part)=>colorLine(part,event,format.style)));
return[...colored,...diffLines(editOf(event)?.diff,format)];
}
function proseLines(text,columns){
return visibleLines(text).flatMap((line)=>wrapLine(line,columns));
}
function visibleLines(text){
return(0,visible_text.Q)(text).replaceAll('\t','  ').split('\n');
}
function wrapLine(line,columns){
if((0,text_columns.PL)(line)<=columns)
return[line];
const indent=' '.repeat(Math.min(MAX_INDENT,line.search(/\S|$/)));
return(0,text_columns.cd)(line.trim(),columns-indent.length).map((part)=>indent+part);
}
function colorLine(line,event,style){
if(event.kind==='step'||event.kind==='ended')
return style('bold',line);
const sign=line.trimStart().charAt(0);
if(sign==='!')
return style('yellow',line);
if(sign==='✓'||sign==='✗')
return line.replace(sign,style(sign==='✓'?'green':'red',sign));
return editOf(event)?line:style('dim',line);
}
function editOf(event){
if(event.kind==='child')
return editOf(event.event);
return event.kind==='file-modified'?event:undefined;
}
function diffLines(diff,{columns,style}){
if(diff===undefined)
return[];
const lines=visibleLines(diff.replace(/\n$/,''));
const shown=lines.slice(0,MAX_DIFF_LINES).map((line)=>{
const text=(0,text_columns.Pk)(`    ${line}`,columns);
if(line.startsWith('+'))
return style('green',text);
return line.startsWith('-')?style('red',text):style('dim',text);
});
const more=lines.length-shown.length;
return more>0?[...shown,style('dim',`    … ${more} more lines`)]:shown;
}
var external_node_util_=__webpack_require__(57975);
var terminal=__webpack_require__(97985);
var sentences=__webpack_require__(25789);
var format=__webpack_require__(79623);
var shorten=__webpack_require__(64607);
var match_at=__webpack_require__(34565);
;
const MAX_CHARS=2_000;
const MARKUP=/<(?=[^\s\d=<])|◁|\[(?=[A-Z/{]|(?:[Tt][Aa][Ss][Kk]|[Ww][Oo][Rr][Kk]|[Jj][Oo][Bb])[ _-])|\n[ \t]*(?:[[{]|(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3}|~{3}))/g;
const PARTIAL=/(?:[<[]|\[(?:[Tt](?:[Aa](?:[Ss][Kk]?)?)?|[Ww](?:[Oo](?:[Rr][Kk]?)?)?|[Jj](?:[Oo][Bb]?)?))$/;
const PARTIAL_LINE=/\n[ \t]*(?:`+|~+)?$/y;
const MAX_PARTIAL=5;
const LINE_START=/\n[ \t*+\-.)\d`~]*$/y;
class StreamedText{
#channel='text';
#text='\n';
#isHeld=false;
get visible(){
return this.#shown.trimStart();
}
get #shown(){
return this.#isHeld?this.#text:withoutPartial(this.#text);
}
add(channel,piece){
if(channel!==this.#channel)
this.clear();
this.#channel=channel;
if(this.#isHeld)
return;
const text=this.#text+piece;
MARKUP.lastIndex=newMarkupFrom(this.#text);
const start=MARKUP.exec(text)?.index;
this.#isHeld=start!==undefined;
this.#text=text.slice(0,start).slice(-MAX_CHARS);
}
takeLines(){
const shown=this.#shown;
const end=shown.lastIndexOf('\n');
if(this.#channel!=='text'||end<=0)
return[];
this.#text=this.#text.slice(end);
return shown.slice(0,end).replace(/^\n/,'').split('\n');
}
clear(){
this.#text='\n';
this.#isHeld=false;
}
}
function newMarkupFrom(text){
const line=text.lastIndexOf('\n');
return line>=0&&(0,match_at.I)(LINE_START,text,line)>0?line:Math.max(0,text.length-MAX_PARTIAL);
}
function withoutPartial(text){
const line=text.lastIndexOf('\n');
if(line>=0&&(0,match_at.I)(PARTIAL_LINE,text,line)>0)
return text.slice(0,line);
const end=text.slice(-MAX_PARTIAL);
const at=end.search(PARTIAL);
return at<0?text:text.slice(0,at-end.length);
}
;
const MAX_LINES=40;
class StreamedAnswer{
#redact;
#streamed=new StreamedText();
#printed=[];
constructor(redact){
this.#redact=redact;
}
get lastWords(){
return this.#redact(this.#streamed.visible).replace(/\s+/g,' ').trim();
}
add({channel,text}){
this.#streamed.add(channel,text);
if(!text.includes('\n'))
return[];
const lines=this.#streamed.takeLines().map((line)=>this.#redact(line).trimEnd());
const isFirst=this.#printed.length===0;
const start=isFirst?lines.findIndex((line)=>line!==''):0;
const added=start<0?[]:lines.slice(start,start+MAX_LINES-this.#printed.length);
this.#printed.push(...added);
return added;
}
complete(message){
const lines=(0,format_event.q)(message);
const isSame=this.#printed.every((line,index)=>line===lines[index]?.trimEnd());
const missing=isSame?lines.slice(this.#printed.length):lines;
this.clear();
return missing;
}
clear(){
this.#streamed.clear();
this.#printed=[];
}
}
const ESCAPE='\u001B';
class LiveRows{
#size;
#write;
#shown=[];
constructor(size,write){
this.#size=size;
this.#write=write;
}
draw(lines,rows){
const fitting=rows.slice(0,Math.max(0,(this.#size().rows||Infinity)-1));
const text=this.#erasure()+[...lines,...fitting].map((line)=>`${line}\n`).join('');
this.#shown=fitting;
if(text!=='')
this.#write(text);
}
abandon(){
this.#shown=[];
}
#erasure(){
if(this.#shown.length===0)
return '';
const{columns}=this.#size();
const heights=this.#shown.map((row)=>Math.ceil((0,text_columns.PL)((0,external_node_util_.stripVTControlCharacters)(row))/(columns||Infinity)));
const height=heights.reduce((sum,each)=>sum+Math.max(1,each),0);
return `\r${ESCAPE}[${height}A${ESCAPE}[J`;
}
}
const MIN_FRAME_MS=100;
const IDLE_FRAME_MS=1_000;
const SPINNER={unicode:['⠋','⠙','⠹','⠸','⠼','⠴','⠦','⠧','⠇','⠏'],ascii:['|','/','-','\\']};
class LiveReporter{
#terminal;
#options;
#rows;
#answer;
#pending=[];
#timer;
#dueAt=Infinity;
#drawnAt=-Infinity;
#frames=0;
#isClosed=false;
constructor(terminal,options){
this.#terminal=terminal;
this.#options=options;
this.#rows=new LiveRows(terminal.size,terminal.write);
this.#answer=new StreamedAnswer(options.redact);
}
onEvent(event){
if(event.kind==='retry'||event.kind==='fallback')
this.#answer.clear();
this.#append(this.#linesOf(event));
}
print(text){
this.#append(proseLines(text,this.#format().columns));
}
redraw(){
this.#schedule(0);
}
moveBelow(){
this.#rows.abandon();
this.redraw();
}
close(){
this.#isClosed=true;
clearTimeout(this.#timer);
this.#draw([]);
return Promise.resolve();
}
#linesOf(event){
const format=this.#format();
if(event.kind!=='delta'&&event.kind!=='message')
return eventLines(event,format);
const lines=event.kind==='delta'?this.#answer.add(event):this.#answer.complete(event);
return lines.flatMap((line)=>proseLines(line,format.columns));
}
#append(lines){
const{hasUnicode}=this.#terminal;
this.#pending.push(...(hasUnicode?lines:lines.map(terminal.qf)));
if(this.#isClosed)
this.#draw([]);
else
this.#schedule(Math.max(0,this.#drawnAt+MIN_FRAME_MS-this.#options.now()));
}
#schedule(delayMs){
const dueAt=this.#options.now()+delayMs;
if(this.#isClosed||dueAt>=this.#dueAt)
return;
clearTimeout(this.#timer);
this.#dueAt=dueAt;
this.#timer=setTimeout(()=>{
this.#drawFrame();
},delayMs).unref();
}
#drawFrame(){
const{snapshot,now}=this.#options;
this.#dueAt=Infinity;
this.#drawnAt=now();
const status={snapshot:snapshot(),spinner:this.#nextSpinner(),words:this.#answer.lastWords};
this.#draw(statusRows(status,this.#format()));
this.#schedule(IDLE_FRAME_MS);
}
#draw(rows){
const lines=this.#pending;
this.#pending=[];
this.#rows.draw(lines,this.#terminal.hasUnicode?rows:rows.map(terminal.qf));
}
#nextSpinner(){
const signs=this.#terminal.hasUnicode?SPINNER.unicode:SPINNER.ascii;
return signs[this.#frames++ %signs.length]??'';
}
#format(){
const{columns,style}=this.#terminal.format();
return{columns:this.#terminal.hasUnicode?columns-1:columns-3,style};
}
}
function openLive(stream,environment,options){
const style=(0,terminal.j9)(stream);
const live=new LiveReporter({
size:()=>stream,
write:(text)=>void stream.write(text),
hasUnicode:(0,terminal.k$)(environment,process.platform),
format:()=>({columns:(0,terminal.UV)(stream,environment),style})
},options);
const redraw=()=>{
live.redraw();
};
const moveBelow=()=>{
live.moveBelow();
};
const end=()=>void live.close();
stream.on('resize',redraw);
process.on('SIGCONT',moveBelow).once('exit',end);
return live;
}
const MAX_SUBJECT=200;
function statusRows({snapshot,spinner,words},{columns,style}){
const step=(0,text_columns.Pk)(`${spinner} ${currentStep(snapshot)}`,columns);
const figures=(0,text_columns.Pk)(`  ${figuresOf(snapshot)}`,columns);
const rows=[style('cyan',step),style('dim',figures)];
const lastRow=(0,text_columns.cd)((0,shorten.TN)(words,words.length),columns).at(-1);
return lastRow?[lastRow,...rows]:rows;
}
function currentStep({steps,running,durationMs}){
const last=steps.at(-1);
const seconds=formatSeconds(durationMs-(last?.startedAt??0));
const calls=running.map(({name,subject})=>(0,shorten.TN)(`${name} ${subject}`,MAX_SUBJECT));
return[last?sentences.pT[last.step]:'Start',seconds,calls.join(', ')].filter(Boolean).join(' · ');
}
function figuresOf({turns,tokens,cost,durationMs}){
const sign=(0,format.WH)(tokens);
return[
`turn ${turns}`,
`${sign}${(0,format.B4)(tokens.input+tokens.output)} tokens`,
cost===undefined?'':`${sign}${(0,format.nT)(cost)}`,
formatSeconds(durationMs)
]
.filter(Boolean)
.join(' · ');
}
function formatSeconds(milliseconds){
const seconds=Math.floor(milliseconds/ 1_000);
return seconds<60?`${seconds} s`:(0,format.a3)(seconds*1_000);
}
})
};
;
