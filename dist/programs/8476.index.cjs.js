"use strict";
exports.id=8476;
exports.ids=[8476];
exports.modules={
38476:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(literalWords),
plainCommand:()=>(plainCommand)
});
var unbash__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9863);
function plainCommand(line){
const{commands:statements,errors=[]}=(0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line);
const[statement]=statements;
if(!statement||statements.length>1||statement.background||errors.length>0)
return undefined;
const{command}=statement;
if(command.type!=='Command'||command.prefix.length>0||command.redirects.length>0)
return undefined;
const[name,...others]=literalWords(command)??[];
return name===undefined||name===''?undefined:[name,...others];
}
function literalWords({name,args}){
const words=name?[name,...args]:[];
const values=words.map((word)=>(word.type==='Word'&&isLiteral(word)?word.value:undefined));
return values.every((value)=>value!==undefined)?values:undefined;
}
const literalParts=['Literal','SingleQuoted'];
function isLiteral({parts=[],text}){
if(text.startsWith('~'))
return false;
return parts.every((part)=>{
if(part.type==='DoubleQuoted')
return part.parts.every(({type})=>type==='Literal');
return literalParts.includes(part.type);
});
}
})
};
;
