export const id=6665;
export const ids=[6665];
export const modules={
56665:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
errorResult:()=>(errorResult)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
var _json_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3727);
function errorResult({kind,exitCode,error}){
const message=(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__ .bD)(error).replace(/^error: ./,(start)=>start.slice(-1).toUpperCase());
return(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__ .s)({error:{kind,message,exitCode}});
}
}),
3727:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
s:()=>(jsonText)
});
var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
const HIDDEN=new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .W3}--\n]]`,'gv');
function jsonText(value){
return `${JSON.stringify(value,undefined,2).replace(HIDDEN,escaped)}\n`;
}
function escaped(character){
return character
.split('')
.map((unit)=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,'0')}`)
.join('');
}
})
};
