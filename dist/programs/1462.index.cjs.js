"use strict";
exports.id=1462;
exports.ids=[1462];
exports.modules={
36514:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
gfmFromMarkdown:()=>(_lib_index_js__WEBPACK_IMPORTED_MODULE_0__.C),
gfmToMarkdown:()=>(_lib_index_js__WEBPACK_IMPORTED_MODULE_0__.H)
});
var _lib_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45850);
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
})
};
;
