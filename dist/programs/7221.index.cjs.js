"use strict";
exports.id=7221;
exports.ids=[7221];
exports.modules={
60102:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(blankLine)
});
var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(99810);
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
const blankLine={
partial:true,
tokenize:tokenizeBlankLine
};
function tokenizeBlankLine(effects,ok,nok){
return start;
function start(code){
return(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)?(0,micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects,after,"linePrefix")(code):after(code);
}
function after(code){
return code===null||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code)?ok(code):nok(code);
}
}
}),
99810:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(factorySpaceMinMax),
N:()=>(factorySpace)
});
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
function factorySpace(effects,ok,type,max){
const limit=max?max-1:Infinity;
let size=0;
return start;
function start(code){
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)){
effects.enter(type);
return prefix(code);
}
return ok(code);
}
function prefix(code){
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)&&size++<limit){
effects.consume(code);
return prefix;
}
effects.exit(type);
return ok(code);
}
}
function factorySpaceMinMax(effects,ok,nok,type,min,max){
let size=0;
return start;
function start(code){
if(max>0&&(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)){
effects.enter(type);
return prefix(code);
}
return after(code);
}
function prefix(code){
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)&&size<max){
effects.consume(code);
size++;
return prefix;
}
effects.exit(type);
return after(code);
}
function after(code){
return size>=min?ok(code):nok(code);
}
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
3960:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
V:()=>(push),
m:()=>(splice)
});
function splice(list,start,remove,items){
const end=list.length;
let chunkStart=0;
let parameters;
if(start<0){
start=-start>end?0:end+start;
}else{
start=start>end?end:start;
}
remove=remove>0?remove:0;
if(items.length<10000){
parameters=Array.from(items);
parameters.unshift(start,remove);
list.splice(...parameters);
}else{
if(remove)list.splice(start,remove);
while(chunkStart<items.length){
parameters=items.slice(chunkStart,chunkStart+10000);
parameters.unshift(start,0);
list.splice(...parameters);
chunkStart+=10000;
start+=10000;
}
}
}
function push(list,items){
if(list.length>0){
splice(list,list.length,0,items);
return list;
}
return items;
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
84606:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
v:()=>(combineHtmlExtensions),
y:()=>(combineExtensions)
});
var micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3960);
const hasOwnProperty={}.hasOwnProperty
function combineExtensions(extensions){
const all={}
let index=-1
while(++index<extensions.length){
syntaxExtension(all,extensions[index])
}
return all
}
function syntaxExtension(all,extension){
let hook
for(hook in extension){
const maybe=hasOwnProperty.call(all,hook)?all[hook]:undefined
const left=maybe||(all[hook]={})
const right=extension[hook]
let code
if(right){
for(code in right){
if(!hasOwnProperty.call(left,code))left[code]=[]
const value=right[code]
constructs(
left[code],
Array.isArray(value)?value:value?[value]:[]
)
}
}
}
}
function constructs(existing,list){
let index=-1
const before=[]
while(++index<list.length){
;(list[index].add==='after'?existing:before).push(list[index])
}
(0,micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(existing,0,0,before)
}
function combineHtmlExtensions(htmlExtensions){
const handlers={}
let index=-1
while(++index<htmlExtensions.length){
htmlExtension(handlers,htmlExtensions[index])
}
return handlers
}
function htmlExtension(all,extension){
let hook
for(hook in extension){
const maybe=hasOwnProperty.call(all,hook)?all[hook]:undefined
const left=maybe||(all[hook]={})
const right=extension[hook]
let type
if(right){
for(type in right){
left[type]=right[type]
}
}
}
}
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
}),
81198:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(resolveAll)
});
function resolveAll(constructs,events,context){
const called=[]
let index=-1
while(++index<constructs.length){
const resolve=constructs[index].resolveAll
if(resolve&&!called.includes(resolve)){
events=resolve(events,context)
called.push(resolve)
}
}
return events
}
})
};
;
