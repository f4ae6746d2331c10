"use strict";
exports.id=9094;
exports.ids=[9094];
exports.modules={
69094:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
diff:()=>(diff)
});
var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22864);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2754);
var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55191);
var _json_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3727);
var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(52335);
async function diff(number,{cwd,json}){
const{entry,patch}=await(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__.aH)(cwd,(store)=>(0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__.EX)(store,number));
if(json){
process.stdout.write((0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__.s)({checkpoint:entry.number,patch:patch.text,isComplete:patch.isComplete}));
return 0;
}
if(patch.text==='')
process.stderr.write(`Nothing has changed since ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__.b4)(entry))}.\n`);
if(!patch.isComplete)
process.stderr.write('The patch is too long to show completely. Some files are left out.\n');
process.stdout.write(process.stdout.isTTY?(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)(patch.text):patch.text);
return 0;
}
})
};
;
