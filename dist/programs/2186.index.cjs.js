"use strict";
exports.id=2186;
exports.ids=[2186];
exports.modules={
22186:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
checkpoints:()=>(checkpoints),
diff:()=>(diff),
keep:()=>(keep)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22864);
var _text_format_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(79623);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(55191);
var _json_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3727);
var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52335);
const MAX_LISTED=50;
async function checkpoints({cwd,json}){
const listed=await(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__.aH)(cwd,(store)=>(0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_1__.Ep)(store,json?Infinity:MAX_LISTED));
process.stdout.write(json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_4__.s)(listed):(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(listText(listed)));
return 0;
}
function listText(listed){
if(listed.length===0)
return 'This checkout has no checkpoints. They are created by `forgehand run`.\n';
const width=String(listed.at(-1)?.number??'').length;
const lines=listed.flatMap((entry,index)=>[
...(entry.request===undefined?[]:['',runText(entry,listed.slice(index))]),
`  ${String(entry.number).padStart(width)}  ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__.nR)(entry)}  ${stepText(entry,entry===listed.at(-1))}`
]);
return[...lines,'','forgehand undo NUMBER restores the work tree from before that run or step.','']
.join('\n')
.trimStart();
}
function runText(first,rest){
const next=rest.findIndex(({request},index)=>index>0&&request!==undefined);
const own=next<0?rest:rest.slice(0,next);
const note=own.every(({stat})=>stat?.length===0)?'  (no changes)':'';
return `Run ${first.number}  ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__.nR)(first)}  ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__.TM)(first.request??'')}${note}`;
}
function stepText({step,stat},isLast){
const what=step?(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__.TM)(`${step.tool} ${step.subject}`):'changes from outside a run';
if(!stat)
return `${what}  (git has deleted its files)`;
if(stat.length===0)
return step?what:isLast?'current state':'the end of the run';
return `${what}  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.fq)(stat.map(_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__.Dx))} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(stat.length,'file')}`;
}
async function diff(number,{cwd,json}){
const{entry,patch}=await(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__.aH)(cwd,(store)=>(0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_1__.EX)(store,number));
if(json){
process.stdout.write((0,_json_text_js__WEBPACK_IMPORTED_MODULE_4__.s)({checkpoint:entry.number,patch:patch.text,isComplete:patch.isComplete}));
return 0;
}
if(patch.text==='')
process.stderr.write(`Nothing has changed since ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_3__.b4)(entry))}.\n`);
if(!patch.isComplete)
process.stderr.write('The patch is too long to show completely. Some files are left out.\n');
process.stdout.write(process.stdout.isTTY?(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(patch.text):patch.text);
return 0;
}
async function keep({cwd,json}){
const count=await(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__.aH)(cwd,async({journal},{folder})=>{
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder,{recursive:true});
return journal.entries.length;
});
const text=`The work tree stays as it is. Deleted ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count,'checkpoint')}.\n`;
process.stdout.write(json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_4__.s)({deleted:count}):text);
return 0;
}
})
};
;
