"use strict";
exports.id=6688;
exports.ids=[6688];
exports.modules={
16556:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
fromMarkdown:()=>(_lib_index_js__WEBPACK_IMPORTED_MODULE_0__.Y)
});
var _lib_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63011);
}),
86967:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(toString)
});
const emptyOptions={}
function toString(value,options){
const settings=options||emptyOptions
const includeImageAlt=
typeof settings.includeImageAlt==='boolean'
?settings.includeImageAlt
:true
const includeHtml=
typeof settings.includeHtml==='boolean'?settings.includeHtml:true
return one(value,includeImageAlt,includeHtml)
}
function one(value,includeImageAlt,includeHtml){
if(node(value)){
if('value' in value){
return value.type==='html'&&!includeHtml?'':value.value
}
if(includeImageAlt&&'alt' in value&&value.alt){
return value.alt
}
if('children' in value){
return all(value.children,includeImageAlt,includeHtml)
}
}
if(Array.isArray(value)){
return all(value,includeImageAlt,includeHtml)
}
return ''
}
function all(values,includeImageAlt,includeHtml){
const result=[]
let index=-1
while(++index<values.length){
result[index]=one(values[index],includeImageAlt,includeHtml)
}
return result.join('')
}
function node(value){
return Boolean(value&&typeof value==='object')
}
}),
359:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BM:()=>(asciiDigit),
CW:()=>(asciiAlpha),
Ee:()=>(markdownLineEndingOrSpace),
HP:()=>(markdownLineEnding),
JQ:()=>(asciiControl),
Ny:()=>(unicodeWhitespace),
On:()=>(markdownSpace),
cx:()=>(asciiAtext),
es:()=>(unicodePunctuation),
lV:()=>(asciiAlphanumeric),
ok:()=>(asciiHexDigit),
ol:()=>(asciiPunctuation)
});
const asciiAlpha=regexCheck(/[A-Za-z]/);
const asciiAlphanumeric=regexCheck(/[\dA-Za-z]/);
const asciiAtext=regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(code){
return(
code!==null&&(code<32||code===127)
);
}
const asciiDigit=regexCheck(/\d/);
const asciiHexDigit=regexCheck(/[\dA-Fa-f]/);
const asciiPunctuation=regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(code){
return code!==null&&code<-2;
}
function markdownLineEndingOrSpace(code){
return code!==null&&(code<0||code===32);
}
function markdownSpace(code){
return code===-2||code===-1||code===32;
}
const unicodePunctuation=regexCheck(/\p{P}|\p{S}/u);
const unicodeWhitespace=regexCheck(/\s/);
function regexCheck(regex){
return check;
function check(code){
return code!==null&&code>-1&&regex.test(String.fromCharCode(code));
}
}
}),
11956:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(classifyCharacter)
});
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
function classifyCharacter(code){
if(code===null||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code)||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)){
return 1;
}
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code)){
return 2;
}
}
}),
65648:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(htmlBlockNames),
y:()=>(htmlRawNames)
});
const htmlBlockNames=[
'address',
'article',
'aside',
'base',
'basefont',
'blockquote',
'body',
'caption',
'center',
'col',
'colgroup',
'dd',
'details',
'dialog',
'dir',
'div',
'dl',
'dt',
'fieldset',
'figcaption',
'figure',
'footer',
'form',
'frame',
'frameset',
'h1',
'h2',
'h3',
'h4',
'h5',
'h6',
'head',
'header',
'hr',
'html',
'iframe',
'legend',
'li',
'link',
'main',
'menu',
'menuitem',
'nav',
'noframes',
'ol',
'optgroup',
'option',
'p',
'param',
'search',
'section',
'summary',
'table',
'tbody',
'td',
'tfoot',
'th',
'thead',
'title',
'tr',
'track',
'ul'
]
const htmlRawNames=['pre','script','style','textarea']
})
};
;
