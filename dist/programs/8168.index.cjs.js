"use strict";
exports.id=8168;
exports.ids=[8168];
exports.modules={
48168:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AjvJsonSchemaValidator:()=>(_ajvProvider_BIwGVY6G_mjs__WEBPACK_IMPORTED_MODULE_0__.n)
});
var _ajvProvider_BIwGVY6G_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51373);
})
};
;
