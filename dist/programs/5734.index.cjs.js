"use strict";
exports.id=5734;
exports.ids=[5734];
exports.modules={
82436:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(diffArrays)
});
var _base_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(584);
class ArrayDiff extends _base_js__WEBPACK_IMPORTED_MODULE_0__.A{
tokenize(value){
return value.slice();
}
join(value){
return value;
}
removeEmpty(value){
return value;
}
}
const arrayDiff=new ArrayDiff();
function diffArrays(oldArr,newArr,options){
return arrayDiff.diff(oldArr,newArr,options);
}
}),
584:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(Diff)
});
class Diff{
diff(oldStr,newStr,
options={}){
let callback;
if(typeof options==='function'){
callback=options;
options={};
}
else if('callback' in options){
callback=options.callback;
}
const oldString=this.castInput(oldStr,options);
const newString=this.castInput(newStr,options);
const oldTokens=this.removeEmpty(this.tokenize(oldString,options));
const newTokens=this.removeEmpty(this.tokenize(newString,options));
return this.diffWithOptionsObj(oldTokens,newTokens,options,callback);
}
diffWithOptionsObj(oldTokens,newTokens,options,callback){
var _a;
const done=(value)=>{
value=this.postProcess(value,options);
if(callback){
setTimeout(function(){callback(value);},0);
return undefined;
}
else{
return value;
}
};
const newLen=newTokens.length,oldLen=oldTokens.length;
let editLength=1;
let maxEditLength=newLen+oldLen;
if(options.maxEditLength!=null){
maxEditLength=Math.min(maxEditLength,options.maxEditLength);
}
const maxExecutionTime=(_a=options.timeout)!==null&&_a!==void 0?_a:Infinity;
const abortAfterTimestamp=Date.now()+maxExecutionTime;
const bestPath=[{oldPos:-1,lastComponent:undefined}];
let newPos=this.extractCommon(bestPath[0],newTokens,oldTokens,0,options);
if(bestPath[0].oldPos+1>=oldLen&&newPos+1>=newLen){
return done(this.buildValues(bestPath[0].lastComponent,newTokens,oldTokens));
}
let minDiagonalToConsider=-Infinity,maxDiagonalToConsider=Infinity;
const execEditLength=()=>{
for(let diagonalPath=Math.max(minDiagonalToConsider,-editLength);diagonalPath<=Math.min(maxDiagonalToConsider,editLength);diagonalPath+=2){
let basePath;
const removePath=bestPath[diagonalPath-1],addPath=bestPath[diagonalPath+1];
if(removePath){
bestPath[diagonalPath-1]=undefined;
}
let canAdd=false;
if(addPath){
const addPathNewPos=addPath.oldPos-diagonalPath;
canAdd=addPath&&0<=addPathNewPos&&addPathNewPos<newLen;
}
const canRemove=removePath&&removePath.oldPos+1<oldLen;
if(!canAdd&&!canRemove){
bestPath[diagonalPath]=undefined;
continue;
}
if(!canRemove||(canAdd&&removePath.oldPos<addPath.oldPos)){
basePath=this.addToPath(addPath,true,false,0,options);
}
else{
basePath=this.addToPath(removePath,false,true,1,options);
}
newPos=this.extractCommon(basePath,newTokens,oldTokens,diagonalPath,options);
if(basePath.oldPos+1>=oldLen&&newPos+1>=newLen){
return done(this.buildValues(basePath.lastComponent,newTokens,oldTokens))||true;
}
else{
bestPath[diagonalPath]=basePath;
if(basePath.oldPos+1>=oldLen){
maxDiagonalToConsider=Math.min(maxDiagonalToConsider,diagonalPath-1);
}
if(newPos+1>=newLen){
minDiagonalToConsider=Math.max(minDiagonalToConsider,diagonalPath+1);
}
}
}
editLength++;
};
if(callback){
(function exec(){
setTimeout(function(){
if(editLength>maxEditLength||Date.now()>abortAfterTimestamp){
return callback(undefined);
}
if(!execEditLength()){
exec();
}
},0);
}());
}
else{
while(editLength<=maxEditLength&&Date.now()<=abortAfterTimestamp){
const ret=execEditLength();
if(ret){
return ret;
}
}
}
}
addToPath(path,added,removed,oldPosInc,options){
const last=path.lastComponent;
if(last&&!options.oneChangePerToken&&last.added===added&&last.removed===removed){
return{
oldPos:path.oldPos+oldPosInc,
lastComponent:{count:last.count+1,added:added,removed:removed,previousComponent:last.previousComponent}
};
}
else{
return{
oldPos:path.oldPos+oldPosInc,
lastComponent:{count:1,added:added,removed:removed,previousComponent:last}
};
}
}
extractCommon(basePath,newTokens,oldTokens,diagonalPath,options){
const newLen=newTokens.length,oldLen=oldTokens.length;
let oldPos=basePath.oldPos,newPos=oldPos-diagonalPath,commonCount=0;
while(newPos+1<newLen&&oldPos+1<oldLen&&this.equals(oldTokens[oldPos+1],newTokens[newPos+1],options)){
newPos++;
oldPos++;
commonCount++;
if(options.oneChangePerToken){
basePath.lastComponent={count:1,previousComponent:basePath.lastComponent,added:false,removed:false};
}
}
if(commonCount&&!options.oneChangePerToken){
basePath.lastComponent={count:commonCount,previousComponent:basePath.lastComponent,added:false,removed:false};
}
basePath.oldPos=oldPos;
return newPos;
}
equals(left,right,options){
if(options.comparator){
return options.comparator(left,right);
}
else{
return left===right
||(!!options.ignoreCase&&left.toLowerCase()===right.toLowerCase());
}
}
removeEmpty(array){
const ret=[];
for(let i=0;i<array.length;i++){
if(array[i]){
ret.push(array[i]);
}
}
return ret;
}
castInput(value,options){
return value;
}
tokenize(value,options){
return Array.from(value);
}
join(chars){
return chars.join('');
}
postProcess(changeObjects,
options){
return changeObjects;
}
get useLongestToken(){
return false;
}
buildValues(lastComponent,newTokens,oldTokens){
const components=[];
let nextComponent;
while(lastComponent){
components.push(lastComponent);
nextComponent=lastComponent.previousComponent;
delete lastComponent.previousComponent;
lastComponent=nextComponent;
}
components.reverse();
const componentLen=components.length;
let componentPos=0,newPos=0,oldPos=0;
for(;componentPos<componentLen;componentPos++){
const component=components[componentPos];
if(!component.removed){
if(!component.added&&this.useLongestToken){
let value=newTokens.slice(newPos,newPos+component.count);
value=value.map(function(value,i){
const oldValue=oldTokens[oldPos+i];
return oldValue.length>value.length?oldValue:value;
});
component.value=this.join(value);
}
else{
component.value=this.join(newTokens.slice(newPos,newPos+component.count));
}
newPos+=component.count;
if(!component.added){
oldPos+=component.count;
}
}
else{
component.value=this.join(oldTokens.slice(oldPos,oldPos+component.count));
oldPos+=component.count;
}
}
return components;
}
}
}),
68415:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(parsePatch)
});
function parsePatch(uniDiff){
const diffstr=uniDiff.split(/\n/),list=[];
let i=0;
function isGitDiffHeader(line){
return(/^diff --git /).test(line);
}
function isDiffHeader(line){
return isGitDiffHeader(line)
||(/^Index:\s/).test(line)
||(/^diff(?: -r \w+)+\s/).test(line);
}
function isFileHeader(line){
return(/^(---|\+\+\+)\s/).test(line);
}
function isHunkHeader(line){
return(/^@@\s/).test(line);
}
function parseIndex(){
var _a;
const index={};
index.hunks=[];
list.push(index);
let seenDiffHeader=false;
while(i<diffstr.length){
const line=diffstr[i];
if(isFileHeader(line)||isHunkHeader(line)){
break;
}
if(isGitDiffHeader(line)){
if(seenDiffHeader){
return;
}
seenDiffHeader=true;
index.isGit=true;
const paths=parseGitDiffHeader(line);
if(paths){
index.oldFileName=paths.oldFileName;
index.newFileName=paths.newFileName;
}
i++;
while(i<diffstr.length){
const extLine=diffstr[i];
if(isFileHeader(extLine)||isHunkHeader(extLine)||isDiffHeader(extLine)){
break;
}
const renameFromMatch=(/^rename from (.*)/).exec(extLine);
if(renameFromMatch){
index.oldFileName='a/'+unquoteIfQuoted(renameFromMatch[1]);
index.isRename=true;
}
const renameToMatch=(/^rename to (.*)/).exec(extLine);
if(renameToMatch){
index.newFileName='b/'+unquoteIfQuoted(renameToMatch[1]);
index.isRename=true;
}
const copyFromMatch=(/^copy from (.*)/).exec(extLine);
if(copyFromMatch){
index.oldFileName='a/'+unquoteIfQuoted(copyFromMatch[1]);
index.isCopy=true;
}
const copyToMatch=(/^copy to (.*)/).exec(extLine);
if(copyToMatch){
index.newFileName='b/'+unquoteIfQuoted(copyToMatch[1]);
index.isCopy=true;
}
const newFileModeMatch=(/^new file mode (\d+)/).exec(extLine);
if(newFileModeMatch){
index.isCreate=true;
index.newMode=newFileModeMatch[1];
}
const deletedFileModeMatch=(/^deleted file mode (\d+)/).exec(extLine);
if(deletedFileModeMatch){
index.isDelete=true;
index.oldMode=deletedFileModeMatch[1];
}
const oldModeMatch=(/^old mode (\d+)/).exec(extLine);
if(oldModeMatch){
index.oldMode=oldModeMatch[1];
}
const newModeMatch=(/^new mode (\d+)/).exec(extLine);
if(newModeMatch){
index.newMode=newModeMatch[1];
}
if((/^Binary files /).test(extLine)){
index.isBinary=true;
}
i++;
}
continue;
}
else if(isDiffHeader(line)){
if(seenDiffHeader){
return;
}
seenDiffHeader=true;
const headerMatch=(/^(?:Index:|diff(?: -r \w+)+)\s+/).exec(line);
if(headerMatch){
index.index=line.substring(headerMatch[0].length).trim();
}
}
i++;
}
parseFileHeader(index);
parseFileHeader(index);
if((index.oldFileName===undefined)!==(index.newFileName===undefined)){
throw new Error('Missing '+(index.oldFileName!==undefined?'"+++ ..."':'"--- ..."')
+' file header for '+((_a=index.oldFileName)!==null&&_a!==void 0?_a:index.newFileName));
}
while(i<diffstr.length){
const line=diffstr[i];
if(isDiffHeader(line)||isFileHeader(line)||(/^===================================================================/).test(line)){
break;
}
else if(isHunkHeader(line)){
index.hunks.push(parseHunk());
}
else{
i++;
}
}
}
function parseGitDiffHeader(line){
const rest=line.substring('diff --git '.length);
if(rest.startsWith('"')){
const oldPath=parseQuotedFileName(rest);
if(oldPath===null){
return null;
}
const afterOld=rest.substring(oldPath.rawLength+1);
let newFileName;
if(afterOld.startsWith('"')){
const newPath=parseQuotedFileName(afterOld);
if(newPath===null){
return null;
}
newFileName=newPath.fileName;
}
else{
newFileName=afterOld;
}
return{
oldFileName:oldPath.fileName,
newFileName
};
}
const quoteIdx=rest.indexOf('"');
if(quoteIdx>0){
const oldFileName=rest.substring(0,quoteIdx-1);
const newPath=parseQuotedFileName(rest.substring(quoteIdx));
if(newPath===null){
return null;
}
return{
oldFileName,
newFileName:newPath.fileName
};
}
if(rest.startsWith('a/')){
const splits=[];
let idx=0;
while(true){
idx=rest.indexOf(' b/',idx+1);
if(idx===-1){
break;
}
splits.push(idx);
}
if(splits.length>0){
const mid=splits[Math.floor(splits.length/ 2)];
return{
oldFileName:rest.substring(0,mid),
newFileName:rest.substring(mid+1)
};
}
}
return null;
}
function unquoteIfQuoted(s){
if(s.startsWith('"')){
const parsed=parseQuotedFileName(s);
if(parsed){
return parsed.fileName;
}
}
return s;
}
function parseQuotedFileName(s){
if(!s.startsWith('"')){
return null;
}
let result='';
let j=1;
while(j<s.length){
if(s[j]==='"'){
return{fileName:result,rawLength:j+1};
}
if(s[j]==='\\'&&j+1<s.length){
j++;
switch(s[j]){
case 'a':
result+='\x07';
break;
case 'b':
result+='\b';
break;
case 'f':
result+='\f';
break;
case 'n':
result+='\n';
break;
case 'r':
result+='\r';
break;
case 't':
result+='\t';
break;
case 'v':
result+='\v';
break;
case '\\':
result+='\\';
break;
case '"':
result+='"';
break;
case '0':
case '1':
case '2':
case '3':
case '4':
case '5':
case '6':
case '7':{
if(j+2>=s.length||s[j+1]<'0'||s[j+1]>'7'||s[j+2]<'0'||s[j+2]>'7'){
return null;
}
const bytes=[parseInt(s.substring(j,j+3),8)];
j+=3;
while(s[j]==='\\'&&s[j+1]>='0'&&s[j+1]<='7'){
if(j+3>=s.length||s[j+2]<'0'||s[j+2]>'7'||s[j+3]<'0'||s[j+3]>'7'){
return null;
}
bytes.push(parseInt(s.substring(j+1,j+4),8));
j+=4;
}
result+=new TextDecoder('utf-8').decode(new Uint8Array(bytes));
continue;
}
default:return null;
}
}
else{
result+=s[j];
}
j++;
}
return null;
}
function parseFileHeader(index){
const fileHeaderMatch=(/^(---|\+\+\+)\s+/).exec(diffstr[i]);
if(fileHeaderMatch){
const prefix=fileHeaderMatch[1],data=diffstr[i].substring(3).trim().split('\t',2),header=(data[1]||'').trim();
let fileName=data[0];
if(fileName.startsWith('"')){
fileName=unquoteIfQuoted(fileName);
}
else{
fileName=fileName.replace(/\\\\/g,'\\');
}
if(prefix==='---'){
index.oldFileName=fileName;
index.oldHeader=header;
}
else{
index.newFileName=fileName;
index.newHeader=header;
}
i++;
}
}
function parseHunk(){
var _a;
const chunkHeaderIndex=i,chunkHeaderLine=diffstr[i++],chunkHeader=chunkHeaderLine.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
const hunk={
oldStart:+chunkHeader[1],
oldLines:typeof chunkHeader[2]==='undefined'?1:+chunkHeader[2],
newStart:+chunkHeader[3],
newLines:typeof chunkHeader[4]==='undefined'?1:+chunkHeader[4],
lines:[]
};
if(hunk.oldLines===0){
hunk.oldStart+=1;
}
if(hunk.newLines===0){
hunk.newStart+=1;
}
let addCount=0,removeCount=0;
for(;i<diffstr.length&&(removeCount<hunk.oldLines||addCount<hunk.newLines||((_a=diffstr[i])===null||_a===void 0?void 0:_a.startsWith('\\')));i++){
const operation=(diffstr[i].length==0&&i!=(diffstr.length-1))?' ':diffstr[i][0];
if(operation==='+'||operation==='-'||operation===' '||operation==='\\'){
hunk.lines.push(diffstr[i]);
if(operation==='+'){
addCount++;
}
else if(operation==='-'){
removeCount++;
}
else if(operation===' '){
addCount++;
removeCount++;
}
}
else{
throw new Error(`Hunk at line ${chunkHeaderIndex+1} contained invalid line ${diffstr[i]}`);
}
}
if(!addCount&&hunk.newLines===1){
hunk.newLines=0;
}
if(!removeCount&&hunk.oldLines===1){
hunk.oldLines=0;
}
if(addCount!==hunk.newLines){
throw new Error('Added line count did not match for hunk at line '+(chunkHeaderIndex+1));
}
if(removeCount!==hunk.oldLines){
throw new Error('Removed line count did not match for hunk at line '+(chunkHeaderIndex+1));
}
if(i<diffstr.length&&diffstr[i]&&(/^[+ -]/).test(diffstr[i])
&&!isFileHeader(diffstr[i])){
throw new Error('Hunk at line '+(chunkHeaderIndex+1)
+' has more lines than expected (expected '
+hunk.oldLines+' old lines and '+hunk.newLines+' new lines)');
}
return hunk;
}
while(i<diffstr.length){
parseIndex();
}
return list;
}
})
};
;
