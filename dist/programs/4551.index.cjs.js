"use strict";
exports.id=4551;
exports.ids=[4551];
exports.modules={
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(trustedSearchPath),
j:()=>(hardenedEnvironment)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os_1_.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os_1_.devNull,
'core.excludesFile':node_os_1_.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os_1_.devNull,
'protocol.allow':'never',
'safe.bareRepository':'explicit',
'submodule.recurse':'false'
};
function hardenedEnvironment(searchPath,configuration={}){
const entries=Object.entries({...CONFIGURATION,...configuration});
return{
...ENVIRONMENT,
PATH:searchPath,
GIT_CONFIG_COUNT:String(entries.length),
...Object.fromEntries(entries.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${index}`,key],
[`GIT_CONFIG_VALUE_${index}`,value]
]))
};
}
async function trustedSearchPath(workTree,searchPath){
const folders=searchPath.split(node_path_2_.delimiter).filter((folder)=>(0,node_path_2_.isAbsolute)(folder));
const real=await Promise.all(folders.map((folder)=>(0,_errors_js_3_.e4)((0,node_fs_promises_0_.realpath)(folder),undefined)));
const isTrusted=(path=workTree)=>!`${path}${node_path_2_.sep}`.startsWith(workTree+node_path_2_.sep);
return folders.filter((_,index)=>isTrusted(real[index])).join(node_path_2_.delimiter);
}
}),
56296:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mi:()=>(CHANGE_LIMITS),
UB:()=>(TreeTooLarge),
i7:()=>(LIST_LIMITS),
yx:()=>(Look)
});
var _errors_js_1_=__webpack_require__(59973);
var _text_visible_text_js_0_=__webpack_require__(2754);
const MB=2**20;
const CHANGE_LIMITS={
counted:'new or changed files',
entries:100_000,
bytes:2_048*MB,
seconds:180
};
const LIST_LIMITS={counted:'files',entries:1_000_000,bytes:1_024*MB,seconds:60};
const MAX_NAMES=128*MB;
class TreeTooLarge extends _errors_js_1_.yo{
name='TreeTooLarge';
}
class Look{
signal;
#limits;
#timeout;
#entries=[];
#reads=[];
#bytes=0;
#names=0;
constructor(limits,signal){
this.#limits=limits;
this.#timeout=AbortSignal.timeout(limits.seconds*1000);
this.signal=signal?AbortSignal.any([signal,this.#timeout]):this.#timeout;
}
list(paths){
const{entries,counted}=this.#limits;
for(const path of paths){
this.#entries.push({path,weight:1});
this.#names+=path.length;
}
if(this.#names>MAX_NAMES)
throw this.cutOff([],'their names are too long');
if(this.#entries.length<=entries)
return;
const{path,weight}=heaviestFolder(this.#entries);
throw tooLarge(path,`has ${number(weight)} ${counted}, and the limit is ${number(entries)}`);
}
read(files){
const{bytes:limit,counted}=this.#limits;
for(const{path,bytes}of files){
this.#reads.push({path,weight:bytes});
this.#bytes+=bytes;
}
if(this.#bytes<=limit)
return;
const{path,weight}=heaviestFolder(this.#reads);
throw tooLarge(path,`has ${megabytes(weight)} in ${counted}, and the limit is ${megabytes(limit)}`);
}
throwIfOver(seen=[]){
if(!this.signal.aborted)
return;
if(this.signal.reason!==this.#timeout.reason)
this.signal.throwIfAborted();
throw this.cutOff(seen,`looking at it took longer than ${this.#limits.seconds} s`);
}
cutOff(seen,why){
const all=[...this.#entries,...seen.map((each)=>({path:each,weight:1}))];
const{path,weight}=heaviestFolder(all);
if(weight===0)
return new TreeTooLarge(`The work tree could not be read, because ${why}.`);
return tooLarge(path,`has at least ${number(weight)} ${this.#limits.counted}, and ${why}`);
}
}
function tooLarge(folder,what){
const name=folder===''?'The root of the repository':(0,_text_visible_text_js_0_.Q)(folder);
const remedy=folder===''?'Add them to .gitignore':'Add the folder to .gitignore';
return new TreeTooLarge(`${name} ${what}. ${remedy}, or delete them in the command that creates them.`);
}
const MAX_DEPTH=8;
const MAX_SAMPLE=20_000;
function heaviestFolder(all){
const step=Math.ceil(all.length/ MAX_SAMPLE);
const sample=all.filter((_,index)=>index%step===0);
const half=weightOf(sample)/ 2;
let inside=sample;
let path='';
for(let depth=1;depth<=MAX_DEPTH;depth+=1){
const below=inside.filter((each)=>each.path.split('/',depth+1).length>depth);
const children=Map.groupBy(below,(each)=>each.path.split('/',depth).join('/'));
const heavy=[...children].find(([,files])=>weightOf(files)>half);
if(!heavy)
break;
[path,inside]=heavy;
}
return{path,weight:weightOf(path===''?all:all.filter((each)=>each.path.startsWith(`${path}/`)))};
}
function weightOf(files){
return files.reduce((sum,{weight})=>sum+weight,0);
}
function megabytes(bytes){
return `${number(Math.round(bytes/ MB))} MB`;
}
function number(value){
return value.toLocaleString('en-US');
}
}),
62901:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$b:()=>(workflowValue),
Ew:()=>(yamlScalar),
eg:()=>(runStep)
});
function runStep(commands){
const lines=commands.flatMap((command)=>withoutExpressions(command.trim()).split('\n'));
const[line='']=lines;
return lines.length===1&&isPlain(line)
?[`- run: ${line}`]
:['- run: |',...lines.map((each)=>(each===''?'':`    ${each}`))];
}
function workflowValue(text){
return yamlScalar(withoutExpressions(text));
}
function yamlScalar(text){
return isPlain(text)?text:JSON.stringify(text);
}
function isPlain(text){
return/^(?:\.?\/|[a-z_])/i.test(text)&&!/: | #|[:\s]$|[\n\t]|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
function withoutExpressions(text){
return text.replaceAll('${{',"${{ '${{' }}");
}
}),
51511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(yieldToEventLoop),
z:()=>(atOnce)
});
var node_timers_promises_0_=__webpack_require__(58500);
function atOnce(work){
return Promise.try(work);
}
async function yieldToEventLoop(){
await(0,node_timers_promises_0_.setImmediate)();
}
}),
93597:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Il:()=>(listFolderBeneath),
RE:()=>(statBeneathSync),
Z4:()=>(isOwnFile),
a4:()=>(existsBeneath),
aL:()=>(readFileBeneath),
iV:()=>(statBeneath),
io:()=>(linkBeneath),
mn:()=>(withFileBeneath),
oq:()=>(kindBeneath),
qf:()=>(writeNew)
});
var tslib_6_=__webpack_require__(67877);
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_5_=__webpack_require__(59973);
var _at_once_js_2_=__webpack_require__(51511);
var _open_beneath_js_3_=__webpack_require__(53858);
var _open_file_js_4_=__webpack_require__(75455);
const MAX_FILE_BYTES=32*1024*1024;
function readFileBeneath(root,relative){
return withFileBeneath(root,relative,async(file,{size})=>{
if(size<=MAX_FILE_BYTES)
return await file.content();
throw new _errors_js_5_.v4(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
});
}
async function withFileBeneath(root,relative,work){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path_1_.posix.parse(relative);
if(base==='')
throw new _errors_js_5_.v4('The root of the repository is a folder; use list_directory.');
const folder=(0,tslib_6_.mS)(env_1,(0,_open_beneath_js_3_.c)(root,dir),false);
const file=(0,tslib_6_.mS)(env_1,(0,_open_beneath_js_3_.T)(folder,base),false);
const{stats}=file;
if(stats.isDirectory())
throw new _errors_js_5_.v4(`${relative} is a folder; use list_directory.`);
if(!stats.isFile())
throw new _errors_js_5_.v4(`${relative} is not a regular file.`);
if(!isOwnFile(relative,stats)){
throw new _errors_js_5_.v4(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
}
return await work(file,stats);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_1);
}
}
function isOwnFile(path,{nlink}){
return nlink<=1||path.split('/').includes('node_modules');
}
function writeNew(folder,name,{content,like}){
const env_2={stack:[],error:void 0,hasError:false};
try{
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs_0_.constants;
const file=(0,tslib_6_.mS)(env_2,new _open_file_js_4_.T(folder.at(name),O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o666),false);
file.write(content);
const owner=process.getuid?.()===0?(like??(0,node_fs_0_.statSync)(folder.path)):undefined;
if(owner)
file.chown(owner);
if(like)
file.chmod(like.mode&0o777);
}
catch(e_2){
env_2.error=e_2;
env_2.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_2);
}
}
async function existsBeneath(root,relative){
return(await statBeneath(root,relative))!==undefined;
}
function statBeneath(root,relative){
return(0,_at_once_js_2_.z)(()=>statBeneathSync(root,relative));
}
function statBeneathSync(root,relative){
try{
return atEntry(root,relative,(path)=>(0,node_fs_0_.lstatSync)(path,{throwIfNoEntry:false}));
}
catch(error){
if((0,_errors_js_5_.Or)(error)&&['ENOENT','ENOTDIR','ELOOP'].includes(error.code??''))
return undefined;
throw error;
}
}
function atEntry(root,relative,work){
const env_3={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path_1_.posix.parse(relative);
const folder=(0,tslib_6_.mS)(env_3,(0,_open_beneath_js_3_.c)(root,dir),false);
return work(folder.at(base));
}
catch(e_3){
env_3.error=e_3;
env_3.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_3);
}
}
async function kindBeneath(root,relative){
if(relative==='')
return 'folder';
const stats=await statBeneath(root,relative);
return stats&&kindOf(stats);
}
function linkBeneath(root,relative){
return(0,_errors_js_5_.e4)((0,_at_once_js_2_.z)(()=>atEntry(root,relative,(path)=>(0,node_fs_0_.readlinkSync)(path))),undefined);
}
function listFolderBeneath(root,relative,look){
return(0,_at_once_js_2_.z)(()=>{
const env_4={stack:[],error:void 0,hasError:false};
try{
const folder=(0,tslib_6_.mS)(env_4,(0,_open_beneath_js_3_.c)(root,relative),false);
return entriesIn(folder.path,(name)=>{
look.list([node_path_1_.posix.join(relative,name)]);
})
.filter(({name})=>name!=='.git')
.map((entry)=>({name:entry.name,kind:kindOf(entry)}))
.sort((a,b)=>(a.name<b.name?-1:1));
}
catch(e_4){
env_4.error=e_4;
env_4.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_4);
}
});
}
function entriesIn(folder,count){
const entries=[];
const open=(0,node_fs_0_.opendirSync)(folder);
try{
for(let entry=open.readSync();entry;entry=open.readSync()){
count(entry.name);
entries.push(entry);
}
}
finally{
open.closeSync();
}
return entries;
}
function kindOf(entry){
if(entry.isDirectory())
return 'folder';
if(entry.isSymbolicLink())
return 'link';
return entry.isFile()?'file':'other';
}
}),
53858:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(openFile),
c:()=>(openBeneath)
});
var tslib_3_=__webpack_require__(67877);
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _open_file_js_2_=__webpack_require__(75455);
const{O_DIRECTORY,O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs_0_.constants;
function openBeneath(root,relative,{create=false}={}){
let folder=openFolder(root);
for(const name of relative.split('/').filter((each)=>each!=='')){
const env_1={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib_3_.mS)(env_1,folder,false);
if(create)
makeFolder(parent,name);
folder=openFolder(parent.at(name));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib_3_.hk)(env_1);
}
}
return folder;
}
function openFile(folder,name){
return new _open_file_js_2_.T(folder.at(name),O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
}
function makeFolder(parent,name){
const path=parent.at(name);
try{
(0,node_fs_0_.mkdirSync)(path);
}
catch(error){
if((0,_errors_js_4_.Or)(error)&&error.code==='EEXIST')
return;
throw error;
}
if(process.getuid?.()!==0)
return;
const{uid,gid}=(0,node_fs_0_.statSync)(parent.path);
(0,node_fs_0_.lchownSync)(path,uid,gid);
}
function openFolder(path){
const descriptor=(0,node_fs_0_.openSync)(path,O_RDONLY|O_DIRECTORY|O_NOFOLLOW);
const stable=process.platform==='linux'?`/proc/self/fd/${descriptor}`:path;
return{
path:stable,
at:(name)=>(0,node_path_1_.join)(stable,name),
[Symbol.dispose]:()=>{
(0,node_fs_0_.closeSync)(descriptor);
}
};
}
}),
75455:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(CHUNK_BYTES),
T:()=>(OpenFile)
});
var node_fs_0_=__webpack_require__(73024);
var node_util_1_=__webpack_require__(57975);
var _at_once_js_2_=__webpack_require__(51511);
const MAX_AT_ONCE=1024*1024;
const CHUNK_BYTES=256*1024;
const MIN_CHUNK_BYTES=4096;
const readPiece=(0,node_util_1_.promisify)(node_fs_0_.read);
const readAll=(0,node_util_1_.promisify)(node_fs_0_.readFile);
class OpenFile{
#descriptor;
stats;
constructor(path,flags,mode){
this.#descriptor=(0,node_fs_0_.openSync)(path,flags,mode);
this.stats=(0,node_fs_0_.fstatSync)(this.#descriptor);
}
chunkBuffer(){
return Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
}
async read(buffer,position){
if(this.stats.size<=MAX_AT_ONCE)
return(0,node_fs_0_.readSync)(this.#descriptor,buffer,0,buffer.length,position);
return(await readPiece(this.#descriptor,buffer,0,buffer.length,position)).bytesRead;
}
content(){
if(this.stats.size>MAX_AT_ONCE)
return readAll(this.#descriptor);
return(0,_at_once_js_2_.z)(()=>(0,node_fs_0_.readFileSync)(this.#descriptor));
}
write(content){
(0,node_fs_0_.writeFileSync)(this.#descriptor,content);
}
chown({uid,gid}){
(0,node_fs_0_.fchownSync)(this.#descriptor,uid,gid);
}
chmod(mode){
(0,node_fs_0_.fchmodSync)(this.#descriptor,mode);
}
[Symbol.dispose](){
(0,node_fs_0_.closeSync)(this.#descriptor);
}
}
})
};
;
