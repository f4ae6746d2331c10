"use strict";
exports.id=645;
exports.ids=[645,8476];
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
}),
30645:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
readPatchCommand:()=>(readPatchCommand)
});
var unbash__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9863);
var _literal_words_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(38476);
const MAX_LENGTH=1_000_000;
const patchPrograms=['apply_patch','applypatch'];
const shells=['bash','sh','zsh','/bin/bash','/bin/sh','/usr/bin/bash'];
function readPatchCommand(line){
if(line.length>MAX_LENGTH||!/apply_?patch|\*\*\* Begin Patch/.test(line))
return undefined;
return readScript(line)??readScript(scriptOfShell(line)??'');
}
function readScript(script){
if(script.trimStart().startsWith('*** Begin Patch')){
return{kind:'malformed',problem:'This is a patch, not a command. Pass it to the tool apply_patch.'};
}
const commands=joinedCommands(script);
if(!commands||commands.length===0||commands.length>2)
return undefined;
const last=commands.at(-1);
const folder=commands.length===2?folderOf(commands[0]):undefined;
if(!last||(commands.length===2&&folder===undefined))
return undefined;
return readCommand(last,folder);
}
function joinedCommands(script){
const{commands:statements,errors=[]}=(0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(script);
const[statement]=statements;
if(!statement||statements.length>1||statement.background||errors.length>0)
return undefined;
const{command}=statement;
if(command.type==='AndOr'&&command.operators.some((operator)=>operator!=='&&'))
return undefined;
const nodes=command.type==='AndOr'?command.commands:[command];
return nodes.every((node)=>node.type==='Command')?[...nodes]:undefined;
}
function folderOf(command){
if(!command||command.prefix.length>0||command.redirects.length>0)
return undefined;
const[program,folder,...others]=(0,_literal_words_js__WEBPACK_IMPORTED_MODULE_1__.j)(command)??[];
return program==='cd'&&others.length===0&&!/^[-~]/.test(folder??'')?folder:undefined;
}
function readCommand(command,folder){
const[program,argument,...others]=(0,_literal_words_js__WEBPACK_IMPORTED_MODULE_1__.j)(command)??[];
if(!patchPrograms.includes(program)||command.prefix.length>0||others.length>0)
return undefined;
const[redirect,...more]=command.redirects;
if(argument===undefined){
return redirect?.type==='HereDoc'&&more.length===0?readHereDocument(redirect,folder):undefined;
}
const isPatch=argument.trimStart().startsWith('*** Begin Patch');
return isPatch&&!redirect?{kind:'patch',patch:argument,folder}:undefined;
}
function readHereDocument({delimiter,body,operator},folder){
const isLiteral=delimiter?.quoted===true||!/[$`\\]/.test(body.text);
if(isLiteral)
return{kind:'patch',patch:operator==='<<-'?body.text.replaceAll(/^\t+/gm,''):body.text,folder};
return{
kind:'malformed',
problem:"The shell would expand $, ` and \\ in this patch. Pass it to the tool apply_patch, or write <<'EOF'."
};
}
function scriptOfShell(line){
const[command,...others]=joinedCommands(line)??[];
if(!command||others.length>0||command.prefix.length>0||command.redirects.length>0)
return undefined;
const[program,option,script,...rest]=(0,_literal_words_js__WEBPACK_IMPORTED_MODULE_1__.j)(command)??[];
if(!shells.includes(program)||!/^-l?c$/.test(option??'')||rest.length>0)
return undefined;
return script;
}
})
};
;
