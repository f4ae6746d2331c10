"use strict";
exports.id=6849;
exports.ids=[6849];
exports.modules={
56849:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
startDelayMs:()=>(startDelayMs)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
function startDelayMs(itemId,spreadSeconds){
const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(itemId).digest().readUInt32BE(0);
return Math.floor((hash/ 2**32)*spreadSeconds*1_000);
}
})
};
;
