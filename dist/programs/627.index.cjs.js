"use strict";
exports.id=627;
exports.ids=[627];
exports.modules={
12358:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Go:()=>(openPrompts)
});
var node_readline__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(80481);
var node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57075);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(75098);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4565);
const MAX_TRIES=5;
function openPrompts(input,output){
const terminal=new MutableOutput(output);
const reader=(0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({input,output:terminal,terminal:true,historySize:0});
const lines=new LineReader(reader,{input,output});
const ask=async(question,initial,{problemWith=()=>undefined,choices=[]}={})=>{
if(choices.length>0)
output.write(choicesText(choices,initial));
for(let tries=0;tries<MAX_TRIES;tries+=1){
const typed=(await lines.next(`${question}${initial===''?'':` [${initial}]`}: `)).trim()||initial;
const answer=choices.length>0?namedAnswer(typed,choices):typed;
const problem=problemWith(answer);
if(problem===undefined)
return answer;
output.write(`  ${problem}\n`);
}
throw unusable(question);
};
const hidden=async(question)=>{
const answer=lines.next(`${question} (not shown; empty to skip): `);
terminal.isMuted=true;
try{
const line=(await answer).trim();
return{answer:line,hasMore:await lines.skipPasted()};
}
finally{
terminal.isMuted=false;
output.write('\n');
}
};
return{
ask,
async confirm(question,initial){
const problemWith=(text)=>(/^(?:y|yes|n|no)$/i.test(text)?undefined:'Answer y or n.');
const answer=await ask(`${question} (y/n)`,initial?'y':'n',{problemWith});
return/^y/i.test(answer);
},
async askSecret(question){
for(let tries=0;tries<MAX_TRIES;tries+=1){
const{answer,hasMore}=await hidden(question);
if(!hasMore)
return answer;
output.write('  That was more than one line, so it was discarded. Paste the value without line breaks.\n');
}
throw unusable(question);
},
[Symbol.dispose](){
lines.close();
}
};
}
class MutableOutput extends node_stream__WEBPACK_IMPORTED_MODULE_1__.Writable{
isMuted=false;
#output;
constructor(output){
super({decodeStrings:false});
this.#output=output;
}
_write(chunk,_encoding,done){
if(!this.isMuted)
this.#output.write(chunk);
done();
}
}
const PASTE_PAUSE_MS=100;
const MAX_PAUSES=50;
class LineReader{
#reader;
#waiting;
#isInterrupted=false;
#pieces=0;
#hasMore=false;
constructor(reader,{input,output}){
this.#reader=reader;
input.on('data',()=>(this.#pieces+=1));
reader.on('line',(line)=>{
if(this.#waiting)
this.#waiting.resolve(line);
else
this.#hasMore||=line.trim()!=='';
this.#waiting=undefined;
});
reader.on('SIGINT',()=>{
(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_3__.$e)('SIGINT');
reader.close();
});
reader.on('close',()=>{
this.#isInterrupted=true;
if(this.#waiting)
output.write('\n');
this.#waiting?.reject(interrupted());
});
}
async next(question){
if(this.#isInterrupted)
throw interrupted();
this.#clear();
this.#hasMore=false;
this.#reader.setPrompt(question);
this.#reader.prompt();
this.#waiting=Promise.withResolvers();
return this.#waiting.promise;
}
async skipPasted(){
for(let pause=0,seen=-1;pause<MAX_PAUSES&&seen!==this.#pieces;pause+=1){
seen=this.#pieces;
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PASTE_PAUSE_MS);
}
if(this.#isInterrupted)
throw interrupted();
const hasMore=this.#hasMore||this.#reader.line.trim()!=='';
this.#clear();
return hasMore;
}
#clear(){
if(this.#reader.line==='')
return;
this.#reader.setPrompt('');
this.#reader.write(null,{ctrl:true,name:'e'});
this.#reader.write(null,{ctrl:true,name:'u'});
}
close(){
this.#reader.close();
}
}
function unusable(question){
return new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`);
}
function interrupted(){
return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo('Interrupted. Nothing was changed.');
}
function choicesText(choices,initial){
const defaults=initial.split(',');
const width=Math.max(...choices.map(({name})=>name.length));
const lines=choices.map(({name,about=''},index)=>{
const text=`${String(index+1).padStart(String(choices.length).length)}  ${name.padEnd(width)}  ${about}`;
return `   ${text.trimEnd()}${defaults.includes(name)?' (default)':''}\n`;
});
return lines.join('');
}
function namedAnswer(answer,choices){
const words=answer.split(',').map((word)=>word.trim());
return words.map((word)=>(/^\d+$/.test(word)?(choices[Number(word)-1]?.name??word):word)).join(',');
}
}),
50627:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
undo:()=>(undo)
});
var tslib__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(67877);
var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22864);
var _errors_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59973);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2754);
var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55191);
var _json_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3727);
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(12358);
var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52335);
async function undo(number,{cwd,json,force}){
const undone=await(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__.aH)(cwd,(store)=>(0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__.o)(store,number,async(edited)=>{
if(!force)
await confirmEdits(edited,json);
}));
const{entry,saved,stat:files,skipped,editedSince,instead}=undone;
const earlier=instead?.earlier?.number;
const result={checkpoint:entry.number,saved:saved?.number,files,skipped,editedSince,earlier};
process.stdout.write(json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__.s)(result):(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)(resultText(undone)));
return 0;
}
async function confirmEdits(paths,json){
const env_1={stack:[],error:void 0,hasError:false};
try{
const listed=['You changed these files after the run, and undo would discard that too:',...(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.VS)(paths)];
if(json||!process.stdin.isTTY||!process.stdout.isTTY)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`${listed.join('\n')}\nNothing was changed. To restore them too, add --force. The undo itself can be undone.`);
process.stdout.write((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)(`${listed.join('\n')}\n`));
const prompts=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.Go)(process.stdin,process.stdout),false);
if(!(await prompts.confirm('Restore them too? The undo can be undone',false)))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo('The undo was declined. Nothing was changed.');
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_1);
}
}
function resultText({entry,saved,stat,skipped,editedSince,instead}){
if(instead)
return nothingText(entry,instead);
if(!saved)
return `The work tree already equals ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.b4)(entry)}.\n`;
return[
`The work tree is restored to ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.b4)(entry)}:`,
...(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.c0)(stat),
...(skipped.length>0?['Not changed, because no checkpoint contains them:']:[]),
...skipped.map(({path,reason})=>`  ${path} (${reason})`),
...(editedSince.length>0?['Of these, you had changed after the run:']:[]),
...(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.VS)(editedSince),
`forgehand undo ${saved.number} reverts this${editedSince.length>0?' and brings your changes back':''}.`,
''
].join('\n');
}
function nothingText(last,{isUnchanged,earlier}){
const why=`The last run, ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.Az)(last)}, ${isUnchanged?'changed no file':'is already undone'}.`;
if(!earlier)
return `${why} No earlier run has changes to undo.\n`;
return `${why} To undo the run before it that changed files, ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.Az)(earlier)}:\n\n  forgehand undo ${earlier.number}\n`;
}
})
};
;
