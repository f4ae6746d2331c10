export const id=627;
export const ids=[627];
export const modules={
50627:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
undo:()=>(undo)
});
var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22864);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2754);
var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55191);
var _json_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3727);
var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(52335);
async function undo(number,{cwd,json}){
const undone=await(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__.aH)(cwd,(store)=>(0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__.o)(store,number));
const{entry,saved,stat:files,skipped,instead}=undone;
const earlier=instead?.earlier?.number;
const result={checkpoint:entry.number,saved:saved?.number,files,skipped,earlier};
process.stdout.write(json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__.s)(result):(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)(resultText(undone)));
return 0;
}
function resultText({entry,saved,stat,skipped,instead}){
if(instead)
return nothingText(entry,instead);
if(!saved)
return `The work tree already equals ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.b4)(entry)}.\n`;
return[
`The work tree is restored to ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.b4)(entry)}:`,
...(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.c0)(stat),
...(skipped.length>0?['Not changed, because no checkpoint contains them:']:[]),
...skipped.map(({path,reason})=>`  ${path} (${reason})`),
`forgehand undo ${saved.number} reverts this.`,
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
