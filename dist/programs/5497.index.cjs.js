"use strict";
exports.id=5497;
exports.ids=[5497];
exports.modules={
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Zw:()=>(trustedEnvironment),
dd:()=>(outermostCheckout),
jm:()=>(hardenedEnvironment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(40458);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.excludesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
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
async function trustedEnvironment(workTree,environment){
const root=outermostCheckout(workTree)??workTree;
const folders=(environment['PATH']??'').split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder)=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(folder));
const real=await Promise.all(folders.map((folder)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder),undefined)));
const isTrusted=(path=root)=>!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__.UO)(path,root);
const trusted=folders.filter((_,index)=>isTrusted(real[index]));
return{...environment,PATH:trusted.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter)||'/nonexistent'};
}
function outermostCheckout(path){
const above=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
if(above===path)
return undefined;
return outermostCheckout(above)??((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,'.git'))?path:undefined);
}
}),
40458:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U5:()=>(isWithinAny),
UO:()=>(isWithin),
Vb:()=>(nameOf),
lp:()=>(withoutFolder),
yS:()=>(folderOf)
});
function folderOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf('/')));
}
function nameOf(path){
return path.slice(path.lastIndexOf('/')+1);
}
function isWithin(path,folder){
return path===folder||path.startsWith(`${folder}/`);
}
function isWithinAny(path,folders=[]){
return folders.some((each)=>isWithin(path,each));
}
function withoutFolder(path,folder){
return folder!==''&&path.startsWith(`${folder}/`)?path.slice(folder.length+1):path;
}
}),
77471:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a:()=>(words)
});
function words(text){
return text.trim().split(/\s+/);
}
}),
51511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(yieldToEventLoop),
z:()=>(atOnce)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500);
function atOnce(work){
return Promise.try(work);
}
async function yieldToEventLoop(){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
}),
93597:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Il:()=>(listFolderBeneath),
Mh:()=>(unlessUnreadable),
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
var tslib__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(75455);
const MAX_FILE_BYTES=32*1024*1024;
function readFileBeneath(root,relative){
return withFileBeneath(root,relative,async(file,{size})=>{
if(size<=MAX_FILE_BYTES)
return await file.content();
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
});
}
async function withFileBeneath(root,relative,work){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(relative);
if(base==='')
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4('The root of the repository is a folder; use list_directory.');
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,dir),false);
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.T)(folder.at(base)),false);
const{stats}=file;
if(stats.isDirectory())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is a folder; use list_directory.`);
if(!stats.isFile())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is not a regular file.`);
if(!isOwnFile(relative,stats)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
}
return await work(file,stats);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_1);
}
}
function isOwnFile(path,{nlink}){
return nlink<=1||path.split('/').includes('node_modules');
}
function writeNew(folder,name,{content,like}){
const env_2={stack:[],error:void 0,hasError:false};
try{
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_2,new _open_file_js__WEBPACK_IMPORTED_MODULE_4__.T(folder.at(name),O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o666),false);
file.write(content);
const owner=process.getuid?.()===0?(like??(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder.path)):undefined;
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
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_2);
}
}
async function existsBeneath(root,relative){
return(await statBeneath(root,relative))!==undefined;
}
function statBeneath(root,relative){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>statBeneathSync(root,relative));
}
function statBeneathSync(root,relative){
try{
return atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false}));
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error)&&['ENOENT','ENOTDIR','ELOOP'].includes(error.code??''))
return undefined;
throw error;
}
}
function atEntry(root,relative,work){
const env_3={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(relative);
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_3,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,dir),false);
return work(folder.at(base));
}
catch(e_3){
env_3.error=e_3;
env_3.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_3);
}
}
async function unlessUnreadable(read,otherwise){
return read.catch((error)=>{
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error)||error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4)
return otherwise;
throw error;
});
}
async function kindBeneath(root,relative){
if(relative==='')
return 'folder';
const stats=await statBeneath(root,relative);
return stats&&kindOf(stats);
}
function linkBeneath(root,relative){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.e4)((0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path))),undefined);
}
function listFolderBeneath(root,relative,look){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>{
const env_4={stack:[],error:void 0,hasError:false};
try{
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_4,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,relative),false);
return entriesIn(folder.path,(name)=>{
look.list([node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(relative,name)]);
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
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_4);
}
});
}
function entriesIn(folder,count){
const entries=[];
const open=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder);
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
var tslib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _open_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75455);
const{O_DIRECTORY,O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openBeneath(root,relative,{create=false}={}){
let folder=openFolder(root);
for(const name of relative.split('/').filter((each)=>each!=='')){
const env_1={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.mS)(env_1,folder,false);
if(create)
makeFolder(parent,name);
folder=openFolder(parent.at(name));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_3__.hk)(env_1);
}
}
return folder;
}
function openFile(path){
return new _open_file_js__WEBPACK_IMPORTED_MODULE_2__.T(path,O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
}
function makeFolder(parent,name){
const path=parent.at(name);
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error)&&error.code==='EEXIST')
return;
throw error;
}
if(process.getuid?.()!==0)
return;
const{uid,gid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(parent.path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path,uid,gid);
}
function openFolder(path){
const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_RDONLY|O_DIRECTORY|O_NOFOLLOW);
const stable=process.platform==='linux'?`/proc/self/fd/${descriptor}`:path;
return{
path:stable,
at:(name)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stable,name),
[Symbol.dispose]:()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
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
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
const MAX_AT_ONCE=1024*1024;
const CHUNK_BYTES=256*1024;
const MIN_CHUNK_BYTES=4096;
const readPiece=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
const readAll=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFile);
class OpenFile{
#descriptor;
stats;
constructor(path,flags,mode){
this.#descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,flags,mode);
this.stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
}
async*chunks(){
const buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
let position=0;
for(let bytes=await this.read(buffer,0);bytes>0;bytes=await this.read(buffer,position)){
position+=bytes;
yield buffer.subarray(0,bytes);
}
}
async read(buffer,position){
if(this.stats.size<=MAX_AT_ONCE)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor,buffer,0,buffer.length,position);
return(await readPiece(this.#descriptor,buffer,0,buffer.length,position)).bytesRead;
}
content(){
if(this.stats.size>MAX_AT_ONCE)
return readAll(this.#descriptor);
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#descriptor));
}
write(content){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#descriptor,content);
}
chown({uid,gid}){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(this.#descriptor,uid,gid);
}
chmod(mode){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(this.#descriptor,mode);
}
[Symbol.dispose](){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
}
}
}),
1309:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
EB:()=>(anyOf),
jH:()=>(outputOf),
lY:()=>(findFiles),
xI:()=>(marked)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var _mount_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(42695);
const TIMEOUT_MS=60_000;
const MAX_OUTPUT=64*2**20;
const MAX_NAMED=3;
const MAX_PATH=3_000;
const marked=(letter)=>['-printf',`${letter}%p\\0`];
const anyOf=(tests)=>[
'(',
...tests.flatMap((test)=>['-o',...test]).slice(1),
')'
];
async function findFiles(folders,expression,onUnmountable=refuse){
if(folders.length===0)
return()=>[];
const output=await outputOf('find',[...folders,...expression],{PATH:'/usr/bin:/bin',LC_ALL:'C'});
const texts=output.toString('latin1').split('\0').slice(0,-1);
const found=texts.map((bytes)=>{
const path=Buffer.from(bytes,'latin1').toString();
if(Buffer.from(path).toString('latin1')!==bytes)
onUnmountable(`${path.slice(1)} has a name that is not UTF-8.`);
if(bytes.length>MAX_PATH)
onUnmountable(`${path.slice(1,200)}… is longer than ${MAX_PATH} bytes.`);
return path;
});
return(letter)=>found.filter((path)=>path.startsWith(letter)).map((path)=>path.slice(1));
}
function refuse(problem){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_1__.GK(`${problem} ${_mount_js__WEBPACK_IMPORTED_MODULE_1__.w_}`);
}
async function outputOf(file,args,env){
const options={env,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT,encoding:'buffer'};
return new Promise((resolve,reject)=>{
(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file,args,options,(error,output)=>{
if(!error||typeof error.code==='number'){
resolve(output);
return;
}
const reason=error.code??`it took more than ${TIMEOUT_MS/ 1_000} seconds`;
const what=[file,...args.slice(0,MAX_NAMED)].join(' ');
reject(new _mount_js__WEBPACK_IMPORTED_MODULE_1__.GK(`The work tree could not be searched with ${what} (${reason}). ${_mount_js__WEBPACK_IMPORTED_MODULE_1__.w_}`,{cause:error}));
});
});
}
}),
95750:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
on:()=>(linkedRepository),
vL:()=>(searchTree),
xD:()=>(credentialFiles)
});
var tslib__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(40458);
var _find_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1309);
var _files_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(53858);
var _mount_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(42695);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(37261);
const MAX_BYTES=1024*1024;
const MAX_ROUNDS=20;
const MAX_UNKNOWN=20;
const MAX_SUSPECT=200;
async function searchTree(root,onUnmountable){
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_6__.N)(root);
const closed=['-type','d','!','(','-readable','-executable',')','-uid',`${process.geteuid?.()??0}`];
const kinds=[
['-name','.git','!','-type','l',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('g')],
['-name','HEAD','-type','f',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('h')],
['-type','s',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('s')],
[...closed,...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('c')]
];
const expression=['-mindepth','1',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.EB)(kinds)];
let of=await(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.lY)([root],expression,onUnmountable);
for(let round=0;of('c').length>0;round+=1){
if(round===MAX_ROUNDS)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${of('c')[0]??''} cannot be read. ${_mount_js__WEBPACK_IMPORTED_MODULE_5__.w_}`);
for(const path of of('c'))
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_6__.N)(path);
of=await(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.lY)([root],expression,onUnmountable);
}
const[top,named]=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git'),of('g')];
const own=[top,...(await ownFolders(top,root))].filter((path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
const pointed=(await Promise.all(named.map((path)=>pointedFolders(path,root)))).flat();
const repositories=new Set([...own,...named,...pointed]);
const isOutermost=(path)=>!(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(path).some((folder)=>repositories.has(folder));
const others=[...repositories].filter((path)=>!own.includes(path)&&isOutermost(path));
refuseNested(named.find((path)=>!isOutermost(path)));
const isBare=(folder)=>['objects','refs'].every((name)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)));
const bare=of('h').map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname);
const alone=bare.filter((path)=>isBare(path)&&!repositories.has(path)&&isOutermost(path));
const suspect=await suspectFiles(alone.map((path)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,'config')));
return{own,others,suspect,sockets:of('s').filter(isOutermost)};
}
async function ownFolders(top,root){
const named=await pointedFolder(top);
const folders=await pointedFolders(top,root);
if(named!==undefined&&(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(named,root)&&!folders.includes(named)){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${top} leads to ${named}, which is no repository or behind a symbolic link. Work in a clone of its own.`);
}
return folders;
}
async function pointedFolders(path,root){
const folder=await pointedFolder(path);
if(folder===undefined)
return[];
const common=(await readRegularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'commondir')))?.trim();
const folders=[folder,...(common?[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,common)]:[])];
return folders.filter((each)=>each!==root&&
(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(each,root)&&
!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(path,each)&&
(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(each))===each&&
['config','commondir','objects'].some((name)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(each,name)))&&
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(each,'HEAD')));
}
async function pointedFolder(git){
const[,pointed]=/^gitdir: (.+)/.exec((await readRegularFile(git))??'')??[];
return pointed===undefined?undefined:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(git,'..',pointed.trim());
}
async function credentialFiles(git){
const kinds=[
['-name','.git',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('g')],
['-name','HEAD',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('h')],
[
...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.EB)([
['-name','config'],
['-name','config.worktree']
]),
...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.xI)('c')
]
];
const of=await(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.lY)([git],['-mindepth','1',...(0,_find_files_js__WEBPACK_IMPORTED_MODULE_3__.EB)(kinds)]);
refuseNested(of('g')[0]);
const configurations=of('c');
const link=configurations.find((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path))?.isSymbolicLink());
if(link!==undefined)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${link} is a symbolic link. Work in a clone of its own.`);
const isRepository=(folder)=>['objects','commondir'].some((name)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)));
const folders=new Set([git,...of('h').map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).filter(isRepository)]);
const entries=[...folders].flatMap((folder)=>((0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder))??[]).map((name)=>({name,path:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)})));
const unknown=entries.flatMap(({name,path})=>(KNOWN.test(name)?[]:path));
const suspect=await suspectFiles(configurations);
return unknown.length>MAX_UNKNOWN||suspect.length>MAX_SUSPECT?[git]:[...suspect,...unknown];
}
function refuseNested(nested){
if(nested!==undefined)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${nested} is in another repository. ${_mount_js__WEBPACK_IMPORTED_MODULE_5__.w_}`);
}
async function suspectFiles(configurations){
const isSuspect=await Promise.all(configurations.map(mayHoldCredential));
return configurations.filter((_,index)=>isSuspect[index]);
}
const KNOWN=/^([A-Z_]+|config(\.worktree)?|index|objects|refs|packed-refs|info|hooks|description|shallow|modules|worktrees|lfs|rebase-(merge|apply)|sequencer|commondir|gitdir|locked)$/;
const HARMLESS_SECTION=/^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i;
const CREDENTIAL=/:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i;
async function linkedRepository(git){
const folder=await pointedFolder(git);
if(folder===undefined)
return undefined;
const common=(await readRegularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'commondir')))?.trim();
if(!common)
return undefined;
const repository=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,common);
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)!==(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository,'worktrees')||(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(repository,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git)))
return undefined;
const named=(await readRegularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'gitdir')))?.trim();
return named===git?repository:undefined;
}
async function mayHoldCredential(path){
const text=await readRegularFile(path);
if(text===undefined)
return false;
const lines=text.split('\n').map((line)=>line.trim());
return lines.some((line)=>(line.startsWith('[')&&!HARMLESS_SECTION.test(line))||CREDENTIAL.test(line));
}
async function readRegularFile(path){
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_9__.mS)(env_1,(0,_files_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__.T)(path),false);
if(file.stats.isDirectory())
return undefined;
return file.stats.isFile()&&file.stats.size<=MAX_BYTES?(await file.content()).toString():UNKNOWN;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_9__.hk)(env_1);
}
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
return['ENOENT','ENOTDIR'].includes(error.code??'')?undefined:UNKNOWN;
}
}
const UNKNOWN='[unknown]';
}),
42695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
FC:()=>(onDisk),
GK:()=>(UnprotectedTree),
Qt:()=>(fromDisk),
jD:()=>(hide),
lQ:()=>(isFolder),
oI:()=>(bind),
w_:()=>(CLEAN)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(40458);
function onDisk({root,disk},path){
return(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path,root)&&!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git'))?`${disk}${path.slice(root.length)}`:path;
}
function fromDisk({root,disk},path){
return(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path,disk)?`${root}${path.slice(disk.length)}`:path;
}
const CLEAN='Delete what an earlier run left, or check out into an empty folder.';
class UnprotectedTree extends _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo{
name='UnprotectedTree';
}
function bind(kind,path,source=path){
return{kind,path,source};
}
function isFolder(path){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path))?.isDirectory()??false;
}
function hide(paths){
return paths.flatMap((path)=>{
const status=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
if(!status||status.isSymbolicLink())
return[];
return[{kind:status.isDirectory()?'empty':'masked',path}];
});
}
}),
25247:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$p:()=>(OWN_FOLDERS),
Wx:()=>(homeFolder),
yd:()=>(mountsFor),
Ou:()=>(planMounts),
Ii:()=>(probesFolder)
});
var external_node_crypto_=__webpack_require__(77598);
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var text_paths=__webpack_require__(40458);
var words=__webpack_require__(77471);
var errors=__webpack_require__(59973);
var find_files=__webpack_require__(1309);
;
const CREDENTIAL=/:\/\/[^\s/"'<>@]+@|\/t\/[\w-]{8}|(token|passw(or)?d|passphrase|secret|credentials?|auth|extraheader|api_?key)\w*["'\]]{0,2}\s*(value\s*)?[=:>]\s*["']?(?!(disabled|enabled|true|false|none|basic)\b)[^\s"'<>#;$(){}]{3}|PRIVATE KEY/i;
const COMMENT_LINE=/^\s*[#;!]/;
const MAX_BYTES=2**20;
const MAX_LINE=2_000;
function holdsCredential(path){
if(ALWAYS.test((0,external_node_path_.basename)(path)))
return true;
const size=(0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)(path))?.size??0;
if(size>MAX_BYTES)
return true;
const text=withoutXmlComments((0,errors.OJ)(()=>(0,external_node_fs_.readFileSync)(path,'utf8'))??'');
const lines=text.split('\n').filter((line)=>!COMMENT_LINE.test(line.slice(0,MAX_LINE)));
return lines.some((line)=>CREDENTIAL.test(line.slice(0,MAX_LINE)));
}
const ALWAYS=/^([._]?netrc|auth\.(json|toml)|\.pypirc|credentials(\.(json|toml|xml|ya?ml))?|settings-security\.xml)$/i;
function withoutXmlComments(text){
const[first='',...others]=text.split('<!--');
return first+others.map((part)=>part.slice(part.indexOf('-->')+3)).join('');
}
const SETTINGS_FILES=(0,words.a)(`
  npmrc .npmrc .yarnrc .yarnrc.yml pip.conf pip.ini .pypirc netrc .netrc _netrc settings.xml settings-security.xml gradle.properties *.gradle
  condarc .condarc gemrc .gemrc config config.toml config.json auth.json auth.toml credentials credentials.json credentials.toml credentials.xml credentials.yml credentials.yaml nuget.config NuGet.Config .env
`);
const PACKAGES=(0,words.a)('node_modules site-packages pkgs repository registry packages mod');
const CONTENT=[...PACKAGES,...(0,words.a)('lib lib64 share include src')];
const DEPTH=6;
async function findUnreadable(folders){
const named=(names)=>(0,find_files.EB)(names.map((name)=>['-name',name]));
const toolchains=folders.filter((path)=>!PACKAGES.includes((0,external_node_path_.basename)(path)));
const found=await(0,find_files.lY)(toolchains,[
...['-maxdepth',`${DEPTH}`,'-mindepth','1','-type','d',...named(CONTENT),'-prune'],
...['-o','-type','f',...named(SETTINGS_FILES),...(0,find_files.xI)('f')],
...['-o','-type','s,p',...(0,find_files.xI)('s')],
...['-o','-type','f','-path','*/.local/bin/*','-size','-512k',...(0,find_files.xI)('f')]
]);
return[...found('s'),...found('f').filter(holdsCredential)];
}
async function findPrivate(folders,isPublic){
const closed=['!','-perm','-o=r',...(0,find_files.xI)('s')];
const found=await(0,find_files.lY)(folders,['-type','f',...(0,find_files.EB)([closed,(0,find_files.xI)('f')])]);
return[...found('s'),...found('f').filter((path)=>!isPublic(path)&&holdsCredential(path))];
}
var mount=__webpack_require__(42695);
;
const FILES=/^(ca-certificates\.conf|debian_version|gai\.conf|group|host\.conf|hostname|hosts|inputrc|ld\.so\.(cache|conf|preload)|locale\.(alias|conf|gen)|localtime|login\.defs|lsb-release|magic|mailcap|mime\.types|mtab|netconfig|networks|nsswitch\.conf|.*-release|passwd|protocols|resolv\.conf|rpc|services|shells|timezone)$/;
const FOLDERS=/^(alternatives|crypto-policies|fonts|java.*|jvm.*|ld\.so\.conf\.d|maven|mono|OpenCL|perl|php.*|profile\.d|python.*|R|terminfo|texmf|xdg)$/;
const CERTIFICATE_FOLDER=/^\/etc\/(ssl|pki)\//;
const CERTIFICATES=(0,words.a)('ssl/certs ssl/cert.pem ssl/openssl.cnf pki/ca-trust pki/java pki/tls/certs pki/tls/cert.pem pki/tls/openssl.cnf');
const SETTINGS=['npmrc','pip.conf','gitconfig','gemrc','profile','bash.bashrc'];
async function etcMounts(folder){
const names=(0,errors.OJ)(()=>(0,external_node_fs_.readdirSync)('/etc'))??[];
const wanted=[...names.filter((name)=>FILES.test(name)||FOLDERS.test(name)),...CERTIFICATES];
const settings=SETTINGS.filter((name)=>!holdsCredential((0,external_node_path_.join)('/etc',name)));
const paths=[...wanted,...settings].map((name)=>(0,external_node_path_.join)('/etc',name));
(0,external_node_fs_.rmSync)(folder,{recursive:true,force:true});
(0,external_node_fs_.mkdirSync)(folder,{recursive:true,mode:0o755});
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder,'fstab'),'');
const mounts=paths.flatMap((path)=>addEntry(path,(0,external_node_path_.join)(folder,path.slice('/etc/'.length)))??[]);
const folders=mounts.map(({path})=>path);
const hidden=(0,mount.jD)(await findPrivate(folders,(path)=>CERTIFICATE_FOLDER.test(path)));
return[(0,mount.oI)('readable','/etc',folder),...mounts,...hidden];
}
function addEntry(path,copy){
const real=(0,errors.OJ)(()=>(0,external_node_fs_.realpathSync)(path));
if(real===undefined)
return undefined;
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(copy),{recursive:true});
const isFolder=(0,external_node_fs_.statSync)(real).isDirectory();
const isLink=(0,external_node_fs_.lstatSync)(path).isSymbolicLink();
if(isLink&&(isFolder||(0,text_paths.UO)(real,'/proc')))
(0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(path),copy);
else if(isFolder){
(0,external_node_fs_.mkdirSync)(copy);
return(0,mount.oI)('readable',path);
}
else if(((0,external_node_fs_.statSync)(real).mode&0o004)!==0)
(0,external_node_fs_.copyFileSync)(real,copy);
return undefined;
}
var git_folders=__webpack_require__(95750);
;
function socketPaths(){
const lines=((0,errors.OJ)(()=>(0,external_node_fs_.readFileSync)('/proc/net/unix','utf8'))??'').split('\n');
const paths=lines.flatMap((line)=>/^(?:\S+\s+){7}(\/.*)$/.exec(line)?.[1]??[]);
return[...new Set(paths)].flatMap((path)=>(0,errors.OJ)(()=>realSocket(path))??[]);
}
function realSocket(path){
const real=(0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)),(0,external_node_path_.basename)(path));
return(0,external_node_fs_.lstatSync)(real).isSocket()?real:undefined;
}
var closed_paths=__webpack_require__(31657);
var external_node_child_process_=__webpack_require__(31421);
;
const SYSTEM=(0,words.a)(`
  /usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store /gnu/store /var/lib/gems /var/lib/dpkg
  /sys/devices/system /sys/fs/cgroup /sys/kernel/mm
`);
const NOT_SYSTEM=['/usr/local','/usr/etc','/usr/src'];
const BREW=(0,words.a)('bin sbin lib libexec include share opt Cellar Homebrew/Library');
const VIRTUAL_ENVIRONMENT=(0,words.a)('bin include lib lib64 share pyvenv.cfg');
const CONDA=(0,words.a)('bin condabin envs etc include lib libexec share ssl pkgs');
const IN_HOME=(0,words.a)(`
  .cargo/bin .cargo/env .cargo/git .cargo/registry .rustup go/bin go/pkg .nvm .fnm .volta .nodenv .n .asdf .proto
  .local/bin .local/lib .local/share/mise/installs .local/share/uv/python .local/share/uv/tools .local/share/fnm .local/share/pnpm .local/share/virtualenvs
  .local/share/pipx .local/pipx .local/share/rtx/installs .local/opt .pyenv .virtualenvs .rbenv .gem/ruby .goenv .jenv
  .rvm/bin .rvm/environments .rvm/gems .rvm/lib .rvm/rubies .rvm/scripts .rvm/wrappers .sdkman/candidates .jdks
  .m2/repository .m2/wrapper .gradle/wrapper .ivy2/cache .sbt/boot .nuget/packages
  .dotnet/dotnet .dotnet/host .dotnet/packs .dotnet/sdk .dotnet/sdk-manifests .dotnet/shared .dotnet/templates .dotnet/tools
  .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs .opam .juliaup .julia/packages .pub-cache/hosted
  .composer/vendor .config/composer/vendor .swiftly .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier
  .foundry/bin .yarn/berry/cache .krew/bin .terraform.d/plugins .elan .hex/packages .zig
  ${(0,words.a)('miniconda3 anaconda3 miniforge3')
.flatMap((name)=>CONDA.map((part)=>`${name}/${part}`))
.join(' ')}
`);
const TOOLCHAIN_VARIABLE=new RegExp(`^(${(0,words.a)(`
    RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY JAVA_HOME(_\\w+)? GOROOT(_\\w+)? RUSTUP_HOME GRADLE_HOME KOTLIN_HOME ANDROID_HOME ANDROID_SDK_ROOT
    pythonLocation PYENV_ROOT RBENV_ROOT NVM_DIR VOLTA_HOME PNPM_HOME NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE PIP_CERT CARGO_HTTP_CAINFO GIT_SSL_CAINFO
  `).join('|')})$`);
const PARTS={
CARGO_HOME:(0,words.a)('bin env git registry'),
GOPATH:(0,words.a)('bin pkg'),
GOMODCACHE:['.'],
GEM_HOME:(0,words.a)('bin gems specifications extensions build_info cache plugins'),
BUN_INSTALL:['bin'],
DENO_INSTALL:['bin'],
PYTHONUSERBASE:(0,words.a)('bin lib'),
DOTNET_ROOT:(0,words.a)('dotnet host library-packs packs sdk sdk-manifests shared templates tools'),
MAVEN_HOME:(0,words.a)('bin boot conf lib'),
M2_HOME:(0,words.a)('bin boot conf lib'),
VIRTUAL_ENV:VIRTUAL_ENVIRONMENT,
CONDA_PREFIX:CONDA,
HOMEBREW_PREFIX:BREW
};
const CARGO_SETTINGS=['.cargo/config.toml','.cargo/config'];
function findOpenedPaths(options){
const{root,home,closed,readable,environment}=options;
const named=readable.map((path)=>(0,external_node_path_.resolve)(path.startsWith('~/')?(0,external_node_path_.join)(home,path.slice(2)):path));
for(const path of named){
const real=locate(path,root)?.path??path;
const inside=closed.find((each)=>(0,text_paths.UO)(each,real));
if(inside===undefined)
continue;
throw new errors.yo(`The readable path ${path} contains ${inside}, which stays closed to commands. List the folders inside ${path} that they need.`);
}
const whole=[
...IN_HOME.map((name)=>(0,external_node_path_.join)(home,name)),
...['/home/linuxbrew',home].flatMap((folder)=>BREW.map((name)=>(0,external_node_path_.join)(folder,'.linuxbrew',name))),
...markedFolders(home),
...CARGO_SETTINGS.map((name)=>(0,external_node_path_.join)(home,name)).filter((path)=>!holdsCredential(path)),
...variablePaths(environment),
...programFolders(options),
...named
];
const system=locateAll(SYSTEM,root);
const toolchains=locateAll(whole,root).filter(({path})=>!closed.some((each)=>(0,text_paths.UO)(each,path)));
const parts=system.map(({path})=>withoutClosed(path,[...closed,...NOT_SYSTEM]));
const found=[...parts.flatMap((each)=>each.paths),...toolchains.map(({path})=>path)];
const open=[...new Set(found)].filter((path)=>!isKernels(path));
const paths=open.filter((path)=>!open.some((other)=>other!==path&&(0,text_paths.UO)(path,other)));
const isVisible=(path)=>isKernels(path)||paths.some((each)=>(0,text_paths.UO)(path,each));
const links=[...system,...parts,...toolchains]
.flatMap((each)=>each.links)
.filter(({path})=>!isVisible(path));
const isToolchains=(path)=>!(0,text_paths.UO)(path,'/usr')&&toolchains.some((each)=>each.path===path);
return{
paths,
toolchains:paths.filter(isToolchains),
links:[...new Map(links.map((link)=>[link.path,link])).values()]
};
}
function markedFolders(home){
const downloads=((0,errors.OJ)(()=>(0,external_node_fs_.readdirSync)((0,external_node_path_.join)(home,'sdk')))??[]).map((name)=>(0,external_node_path_.join)(home,'sdk',name));
const node=(0,external_node_fs_.existsSync)((0,external_node_path_.join)(home,'n/n/versions'))?(0,words.a)('bin include lib n/versions'):[];
return[...downloads.filter(isToolchain),...node.map((name)=>(0,external_node_path_.join)(home,'n',name))];
}
function locateAll(paths,root){
return[...new Set(paths)].flatMap((path)=>locate(path,root)??[]);
}
function isKernels(path){
return(0,text_paths.UO)(path,'/proc')||(0,text_paths.UO)(path,'/dev');
}
function variablePaths(environment){
const isPath=(value)=>value?.startsWith('/')===true&&value!=='/';
const parts=Object.entries(PARTS).flatMap(([name,names])=>{
const folders=(environment[name]??'').split(':').filter(isPath);
return folders.flatMap((folder)=>names.map((each)=>(0,external_node_path_.join)(folder,each)));
});
const whole=Object.entries(environment).filter(([name])=>TOOLCHAIN_VARIABLE.test(name));
return[...parts,...whole.map(([,value])=>value).filter(isPath)];
}
function programFolders(options){
const{root,home,homes,closed,environment}=options;
const named=[...(environment['PATH']??'').split(':').filter((folder)=>folder.startsWith('/')),...PROGRAMS];
const isHidden=(folder)=>(0,external_node_path_.dirname)(folder)===home&&(0,external_node_path_.basename)(folder).startsWith('.');
const folders=locateAll(named,root).filter(({path})=>path!=='/'&&!isHidden(path));
const isInHome=(path)=>homes.some((each)=>(0,text_paths.UO)(path,each));
const installed=folders.filter(({path})=>ADMINISTRATOR.some((each)=>(0,text_paths.UO)(path,each)));
const linked=linkedPaths(installed,options).filter((path)=>!isInHome(path)&&!SHARED.test(path)&&!closed.some((each)=>(0,text_paths.UO)(path,each)));
const all=[...folders.map(({path})=>path),...locateAll(linked,root).map(({path})=>path)];
const around=all.filter((folder)=>(0,external_node_path_.basename)(folder)==='bin').map((folder)=>(0,external_node_path_.dirname)(folder));
const partsOf=(folder)=>{
if(folder==='/')
return[];
if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,'pyvenv.cfg')))
return VIRTUAL_ENVIRONMENT;
if(isToolchain(folder)&&!isInCheckout(folder,home))
return['.'];
return isInHome(folder)?[]:INSTALLED;
};
return[...all,...around.flatMap((folder)=>partsOf(folder).map((name)=>(0,external_node_path_.join)(folder,name)))];
}
const SHARED=/^(\/[^/]*|\/(etc|var|run)\/.*)$/;
const ADMINISTRATOR=['/usr','/opt'];
const PROGRAMS=(0,words.a)('/usr/bin /usr/sbin /usr/local/bin /usr/local/sbin');
function linkedPaths(folders,{root,home}){
const links=folders.flatMap(({path:folder})=>((0,errors.OJ)(()=>(0,external_node_fs_.readdirSync)(folder,{withFileTypes:true}))??[])
.filter((entry)=>entry.isSymbolicLink())
.map(({name})=>(0,external_node_path_.join)(folder,name)));
const isOutside=(path)=>!(0,text_paths.UO)((0,errors.OJ)(()=>external_node_fs_.realpathSync.native(path))??'/usr','/usr');
const targets=locateAll(links.filter(isOutside),root).map(({path})=>path);
const around=[...new Set(targets.map((path)=>(0,external_node_path_.dirname)(path)))].filter((path)=>(0,text_paths.UO)(path,'/opt'));
const installed=around.filter((path)=>!isInCheckout(path,home));
const opened=installed.filter((path)=>(0,external_node_path_.basename)(path)==='bin'||isPackaged(path));
return[...opened,...targets.filter((path)=>!opened.includes((0,external_node_path_.dirname)(path))&&isProgram(path))];
}
function isProgram(path){
const status=(0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)(path));
return status?.isFile()===true&&(status.mode&0o5)===0o5;
}
function isPackaged(folder){
return(0,external_node_child_process_.spawnSync)('/usr/bin/dpkg-query',['--search',folder],{stdio:'ignore',env:{}}).status===0;
}
function isInCheckout(folder,home){
if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,'.git')))
return true;
const above=(0,external_node_path_.dirname)(folder);
return above!==folder&&above!==home&&isInCheckout(above,home);
}
const INSTALLED=(0,words.a)('sbin lib lib32 lib64 libexec include share init.d');
const TOOLCHAIN_FILES=(0,words.a)('go.env pkg/tool jre/lib/rt.jar lib/jrt-fs.jar bin/m2.conf');
function isToolchain(folder){
return folder!=='/usr'&&TOOLCHAIN_FILES.some((name)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,name)));
}
const MAX_LINKS=40;
function locate(path,root){
const links=[];
let current='/';
const rest=(0,external_node_path_.resolve)(path).split('/').filter(Boolean);
for(let name=rest.shift();name!==undefined;name=rest.shift()){
const next=(0,external_node_path_.join)(current,name);
const status=(0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)(next,{throwIfNoEntry:false}));
if(!status||links.length>MAX_LINKS)
return undefined;
if(!status.isSymbolicLink())
current=next;
else if((0,text_paths.UO)(next,root))
return undefined;
else{
const target=(0,external_node_fs_.readlinkSync)(next);
links.push({path:next,target});
rest.unshift(...(0,external_node_path_.resolve)(current,target).split('/').filter(Boolean));
current='/';
}
}
return{path:current,links};
}
function withoutClosed(path,closed){
if(closed.includes(path))
return{paths:[],links:[]};
if(!closed.some((each)=>(0,text_paths.UO)(each,path)))
return{paths:[path],links:[]};
const parts=(0,external_node_fs_.readdirSync)(path,{withFileTypes:true}).map((entry)=>{
const inside=(0,external_node_path_.join)(path,entry.name);
if(entry.isSymbolicLink())
return{paths:[],links:[{path:inside,target:(0,external_node_fs_.readlinkSync)(inside)}]};
return withoutClosed(inside,closed);
});
return{paths:parts.flatMap((each)=>each.paths),links:parts.flatMap((each)=>each.links)};
}
var tree_mounts=__webpack_require__(90240);
;
const TMP='/tmp';
const OWN_FOLDERS=[TMP,'/var/tmp'];
const KERNEL=(0,words.a)('keys key-users fs acpi scsi mtrr kpagecount kpageflags kpagecgroup slabinfo vmallocinfo');
function homeFolder(stateFolder){
return(0,external_node_path_.join)(stateFolder,'home');
}
function probesFolder(stateFolder){
return(0,external_node_path_.join)(stateFolder,'probes');
}
async function planMounts(options){
const{root,stateFolder,environment}=options;
const people=(0,closed_paths.h2)();
(0,tree_mounts.Tm)(options,people);
const[home=options.home]=(0,closed_paths.t7)([options.home]);
const homes=(0,closed_paths.t7)([home,...people]);
const closed=[...homes,...(0,closed_paths.t7)([root,stateFolder,...options.closed])];
const probes=probesFolder(stateFolder);
(0,external_node_fs_.mkdirSync)(probes,{recursive:true,mode:0o755});
const repository=await(0,git_folders.on)((0,external_node_path_.join)(root,'.git'));
const isShared=repository===undefined||closed.some((each)=>(0,text_paths.UO)(each,repository));
const linked=isShared?[]:[repository];
const readable=[...options.readable,probes,...linked];
const opened=findOpenedPaths({root,home,homes,closed,readable,environment});
const toolchains=opened.toolchains.filter((path)=>!(0,text_paths.UO)(path,root)&&![probes,...linked].includes(path));
const[tree,etc,unreadable,credentials]=await Promise.all([
(0,tree_mounts.s8)(options,closed),
etcMounts((0,external_node_path_.join)(stateFolder,'etc')),
findUnreadable(toolchains),
Promise.all(linked.map(git_folders.xD))
]);
const clones=toolchains.flatMap((path)=>[(0,external_node_path_.join)(path,'mod/cache/vcs'),(0,external_node_path_.join)(path,'cache/vcs')]);
const mounts=[
...opened.links.map((link)=>({kind:'link',...link})),
...opened.paths.map((path)=>(0,mount.oI)('readable',path)),
...etc,
...((0,mount.lQ)('/var/tmp')?[{kind:'scratch',path:'/var/tmp'}]:[]),
...(0,mount.jD)([...KERNEL.map((name)=>`/proc/${name}`),...clones,...credentials.flat(),...unreadable])
];
const isKept=({kind,path})=>!(0,text_paths.UO)(path,root)&&(kind!=='link'||!(0,text_paths.UO)(path,TMP));
return{opened:mounts.filter(isKept),tree,home:homeFolder(stateFolder)};
}
function mountsFor(command,{opened,tree,home}){
const{folders,readable=[],writable=[],trees=[]}=command;
for(const each of[tree,...trees])
(0,tree_mounts.RX)(each);
const own=[...readable.map((path)=>(0,mount.oI)('readable',path)),...writable.map((path)=>(0,mount.oI)('writable',path))];
const isVisible=(path)=>[...opened,...own].some((mount)=>mount.kind==='readable'&&(0,text_paths.UO)(path,mount.path));
const sockets=socketPaths().filter((path)=>!readable.some((each)=>(0,text_paths.UO)(path,each)));
const inTree=sockets.filter((path)=>(0,text_paths.UO)(path,tree.disk));
const masked=(paths)=>paths.map((path)=>({kind:'masked',path}));
const mounts=[
...opened,
(0,mount.oI)('writable',TMP,folders.temporary),
(0,mount.oI)('writable',home,folders.home),
...masked(sockets.filter((path)=>isVisible(path)&&!(0,text_paths.UO)(path,tree.root))),
...(0,tree_mounts.by)(tree,command,masked(inTree.map((path)=>(0,mount.Qt)(tree,path)))),
...trees.flatMap((each)=>(0,tree_mounts.by)(each,command,[])),
...own
];
const all=new Map([...foldersInTmp(mounts),...mounts].map((mount)=>[mount.path,mount]));
reservePoints(folders.temporary,[...all.values()]);
return[...all.values()].sort((a,b)=>depthOf(a)-depthOf(b));
}
function depthOf({path}){
return path.split('/').length;
}
function foldersInTmp(mounts){
const inside=mounts.filter(({path})=>path.startsWith(`${TMP}/`));
return inside.map(({path})=>({kind:'empty',path:path.split('/').slice(0,3).join('/')}));
}
function reservePoints(temporary,mounts){
for(const{path}of mounts.filter((mount)=>(0,external_node_path_.dirname)(mount.path)===TMP)){
const point=(0,external_node_path_.join)(temporary,(0,external_node_path_.basename)(path));
const isFile=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false})?.isFile()===true;
const there=(0,external_node_fs_.lstatSync)(point,{throwIfNoEntry:false});
if(isFile?there?.isFile():there?.isDirectory())
continue;
if(there)
(0,external_node_fs_.renameSync)(point,(0,external_node_path_.join)(temporary,`.${(0,external_node_crypto_.randomUUID)()}`));
if(isFile)
(0,external_node_fs_.writeFileSync)(point,'',{flag:'wx'});
else
(0,external_node_fs_.mkdirSync)(point);
}
}
}),
69082:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(withoutShell),
x:()=>(noSandbox)
});
var _shell_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98472);
const ONLY_NAMED_REPOSITORIES={
GIT_CONFIG_COUNT:'1',
GIT_CONFIG_KEY_0:'safe.bareRepository',
GIT_CONFIG_VALUE_0:'explicit'
};
function noSandbox(home,{limits,contexts}){
return{
kind:'none',
description:'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
home,
contexts,
limits,
endsWholeTree:false,
usesParentDeathPipe:false,
wrap:({script,environment})=>({
file:_shell_js__WEBPACK_IMPORTED_MODULE_0__.j[0],
args:[..._shell_js__WEBPACK_IMPORTED_MODULE_0__.j.slice(1),script],
environment:{...environment,...ONLY_NAMED_REPOSITORIES},
inputs:[]
})
};
}
function withoutShell(sandbox,[file,...args]){
return{...sandbox,wrap:(command)=>({...sandbox.wrap(command),file,args})};
}
}),
30108:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$7:()=>(runningProcesses),
LS:()=>(processState),
Qh:()=>(readProcessFile),
gO:()=>(descendantsOf),
tl:()=>(MARKER),
vo:()=>(endEverything)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const MARKER='FORGEHAND_COMMAND';
const MAX_PASSES=50;
const MAX_WAITS=300;
const PAUSE_MS=10;
const SHORT_PAUSES_MS=[1,1,2,4];
async function endEverything(child,{sandbox,marker}){
child.stdin?.destroy();
if(child.pid===undefined)
return;
if(!sandbox.endsWholeTree)
await endProcessTree(child.pid,marker);
else if(child.exitCode===null&&child.signalCode===null)
await endNamespace(child.pid);
}
async function endProcessTree(leader,marker){
const descendants=descendantsOf(leader,parentsOfProcesses());
kill(-leader);
descendants.forEach(kill);
let emptyPasses=0;
for(let pass=0;pass<MAX_PASSES&&emptyPasses<2;pass+=1){
const marked=runningProcesses().filter((pid)=>readProcessFile(pid,'environ').includes(`${MARKER}=${marker}\0`));
emptyPasses=marked.length===0?emptyPasses+1:0;
marked.forEach(kill);
if(emptyPasses<2)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(PAUSE_MS);
}
}
async function endNamespace(leader){
const below=descendantsOf(leader,parentsOfProcesses());
kill(-leader);
below.forEach(kill);
for(let wait=0;wait<MAX_WAITS&&below.some(isAlive);wait+=1)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(SHORT_PAUSES_MS[wait]??PAUSE_MS);
}
function parentsOfProcesses(){
return new Map(runningProcesses().map((pid)=>[pid,processState(pid)?.parent??0]));
}
function isAlive(pid){
return processState(pid)?.isZombie===false;
}
function kill(pid){
(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>process.kill(pid,'SIGKILL'));
}
function runningProcesses(){
const names=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc'))??[];
return names
.filter((name)=>/^\d+$/.test(name))
.map(Number)
.filter((pid)=>pid!==process.pid);
}
function processState(pid){
const fields=readProcessFile(pid,'stat').split(') ').at(-1)?.split(' ')??[];
const[parent,threads,pages]=[Number(fields[1]),Number(fields[17]),Number(fields[21])];
return Number.isNaN(pages)?undefined:{isZombie:/^[ZXx]/.test(fields[0]??''),parent,threads,pages};
}
function readProcessFile(pid,name){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`,'utf8'))??'';
}
function descendantsOf(leader,parents){
const children=Map.groupBy(parents.keys(),(pid)=>parents.get(pid));
const descendants=[];
const queue=[leader];
for(let pid=queue.pop();pid!==undefined;pid=queue.pop()){
const own=children.get(pid)??[];
descendants.push(...own);
queue.push(...own);
}
return descendants;
}
}),
94057:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ub:()=>(describeLimitHit),
ZY:()=>(resourceLimits),
y7:()=>(settingOf)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48161);
const LIMIT_SETTINGS={
processes:'processes',
memoryMb:'memory-mb',
fileMb:'file-mb',
temporaryMb:'temporary-mb',
diskMb:'disk-mb'
};
const MB=2**20;
function resourceLimits(wanted={}){
const machineMb=Math.floor((0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)()/ MB);
return{
processes:wanted.processes??Math.max(2_048,128*(0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)()),
memoryMb:wanted.memoryMb??Math.max(512,Math.floor(machineMb*0.75)),
fileMb:wanted.fileMb??4_096,
temporaryMb:wanted.temporaryMb??Math.max(64,Math.min(2_048,Math.floor(machineMb/ 4))),
diskMb:wanted.diskMb??10_240
};
}
const FILE_TOO_LARGE=153;
const TAIL=4_000;
function describeLimitHit({exitCode,output},{fileMb,temporaryMb,processes}){
if(exitCode===0)
return undefined;
const end=output.slice(-TAIL);
if(exitCode===FILE_TOO_LARGE||/File size limit exceeded|File too large|EFBIG/.test(end)){
return `A file can have at most ${fileMb} MB (${settingOf('fileMb')}).`;
}
if(/No space left on device|ENOSPC/.test(end)){
return `/var/tmp and /dev/shm can hold at most ${temporaryMb} MB each (${settingOf('temporaryMb')}).`;
}
if(/fork: .*Resource temporarily unavailable|pthread_create.*EAGAIN|spawn \S+ EAGAIN/.test(end)){
return `A command can have at most ${processes} processes and threads (${settingOf('processes')}).`;
}
return undefined;
}
function settingOf(limit){
return `\`limits.${LIMIT_SETTINGS[limit]}\` in agent.yml`;
}
}),
45150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(UsageCounter),
i:()=>(monitorUsage)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _process_tree_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(30108);
var _resource_limits_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94057);
var _temporary_usage_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33899);
const INTERVAL_MS=50;
const MIN_FREE_MB=256;
const MB=2**20;
const PAGE=4_096;
const PASSES_PER_SURVEY=20;
async function monitorUsage({leader,limits,folders,temporary,signal}){
const freeAtStart=folders.map(freeMb);
const counter=new UsageCounter(leader);
try{
for(let pass=1;;pass+=1){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(INTERVAL_MS,undefined,{signal,ref:false});
if(pass%PASSES_PER_SURVEY===0)
counter.forgetOthers();
const{processes,memoryMb}=counter.count(limits);
if(processes>limits.processes)
return exceeded('processes',`${limits.processes} processes and threads`);
if(memoryMb>limits.memoryMb)
return exceeded('memoryMb',`${limits.memoryMb} MB of memory`);
const written=Math.max(...folders.map((folder,index)=>(freeAtStart[index]??0)-freeMb(folder)));
if(written>limits.diskMb)
return exceeded('diskMb',`${limits.diskMb} MB on the disk`);
if(temporary!==undefined&&pass%PASSES_PER_SURVEY===0&&written>limits.temporaryMb/ 2){
if((0,_temporary_usage_js__WEBPACK_IMPORTED_MODULE_4__.r)(temporary)>limits.temporaryMb)
return exceeded('temporaryMb',`${limits.temporaryMb} MB in /tmp`);
}
if(availableMb()<MIN_FREE_MB){
return `the machine had less than ${MIN_FREE_MB} MB of memory left`;
}
}
}
catch(error){
if(signal.aborted)
return undefined;
throw error;
}
}
function exceeded(limit,what){
return `it used more than ${what} (${(0,_resource_limits_js__WEBPACK_IMPORTED_MODULE_3__.y7)(limit)})`;
}
class UsageCounter{
#leader;
#others=new Set();
constructor(leader){
this.#leader=leader;
}
forgetOthers(){
this.#others=new Set();
}
count(limits){
const states=new Map();
for(const pid of(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.$7)()){
const state=this.#others.has(pid)?undefined:(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.LS)(pid);
if(state)
states.set(pid,state);
}
const parents=new Map([...states].map(([pid,{parent}])=>[pid,parent]));
const own=[this.#leader,...(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.gO)(this.#leader,parents)];
const isOwn=new Set(own);
for(const pid of states.keys())
if(!isOwn.has(pid))
this.#others.add(pid);
const used=own.flatMap((pid)=>states.get(pid)??[]);
const estimate=sum(used.map(({pages})=>pages))*PAGE;
const bytes=estimate>limits.memoryMb*MB?sum(own.map(exactBytes)):estimate;
return{processes:sum(used.map(({threads})=>threads)),memoryMb:bytes/ MB};
}
}
function exactBytes(pid){
const proportional=/^Pss:\s+(\d+) kB$/m.exec((0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.Qh)(pid,'smaps_rollup'))?.[1];
if(proportional!==undefined)
return Number(proportional)*1024;
const[,resident=0,shared=0]=(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.Qh)(pid,'statm').split(' ').map(Number);
return(resident-shared)*PAGE;
}
function sum(numbers){
return numbers.reduce((total,number)=>total+number,0);
}
function freeMb(folder){
const{bfree,bsize}=(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder))??{bfree:Infinity,bsize:1};
return(bfree*bsize)/ MB;
}
function availableMb(){
const text=(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/meminfo','utf8'))??'';
const kilobytes=/^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1];
return kilobytes===undefined?Infinity:Number(kilobytes)/ 1024;
}
}),
98472:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(SHELL)
});
const SHELL=['/bin/bash','--norc','-c'];
}),
69861:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(exitCodeOf),
N:()=>(spawnProcess)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_stream__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57075);
function spawnProcess({file,args,environment,inputs},{cwd,stdio}){
const channels=[...stdio,...inputs.map(()=>'pipe')];
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file,args,{cwd,env:environment,detached:true,stdio:channels});
inputs.forEach((input,index)=>{
const channel=child.stdio[stdio.length+index];
if(!(channel instanceof node_stream__WEBPACK_IMPORTED_MODULE_2__.Writable))
return;
channel.on('error',()=>undefined);
channel.end(input);
});
return child;
}
function exitCodeOf({exitCode,signalCode}){
return exitCode??128+(signalCode?node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signalCode]:0);
}
}),
33899:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
r:()=>(megabytesIn),
u:()=>(emptyIfFull)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78363);
var _resource_limits_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94057);
const MAX_PATH=4_000;
const MAX_ENTRIES=200_000;
const BLOCK=512;
const MB=2**20;
function megabytesIn(folder){
let bytes=0;
let count=0;
for(const{path,isFolder}of entriesBelow(folder)){
count+=1;
if(count>MAX_ENTRIES||path.length>MAX_PATH)
return Infinity;
if(!isFolder)
bytes+=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).blocks)??0;
}
return(bytes*BLOCK)/ MB;
}
function*entriesBelow(root){
const pending=[root];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
for(const entry of entriesIn(folder)){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,entry.name);
if(entry.isDirectory())
pending.push(path);
yield{path,isFolder:entry.isDirectory()};
}
}
}
function*entriesIn(folder){
const open=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder));
const next=()=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>open?.readSync());
try{
for(let entry=next();entry;entry=next())
yield entry;
}
finally{
open?.closeSync();
}
}
async function emptyIfFull(folder,temporaryMb){
const used=megabytesIn(folder);
if(used<=temporaryMb)
return undefined;
await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_2__.id)(folder);
if(used===Infinity)
return `/tmp can hold at most ${MAX_ENTRIES} files and folders, so it was emptied.`;
return `/tmp can hold at most ${temporaryMb} MB (${(0,_resource_limits_js__WEBPACK_IMPORTED_MODULE_3__.y7)('temporaryMb')}), so it was emptied.`;
}
}),
90240:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
RX:()=>(checkTree),
h0:()=>(copiedTree),
Rp:()=>(expectedMounts),
Qk:()=>(guardTree),
s8:()=>(planTree),
Tm:()=>(requireProtectable),
by:()=>(treeMounts)
});
var modules=__webpack_require__(67877);
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var normalized_path=__webpack_require__(60409);
var text_paths=__webpack_require__(40458);
var words=__webpack_require__(77471);
var closed_paths=__webpack_require__(31657);
var hardened_environment=__webpack_require__(22388);
var find_files=__webpack_require__(1309);
var sandbox_mount=__webpack_require__(42695);
;
const MAX_INCLUDED=100;
const INCLUDES=/^include(if\..*)?\.path$/;
const NAMES_PATH=/^core\.(hookspath|attributesfile)$/;
const NO_PROGRAM=/^(alias|branch|remote|submodule|url)\./;
async function configuredPaths(root,{HOME='/nonexistent',PATH=''}){
const git=(0,external_node_path_.join)(root,'.git');
const trusted=await(0,hardened_environment.Zw)(root,{PATH:PATH||'/usr/bin:/bin'});
const variables={...(0,hardened_environment.jm)(trusted['PATH']??''),GIT_DIR:git,GIT_WORK_TREE:root};
const at=(folder,value)=>(0,external_node_path_.resolve)(root,folder,value.replace(/^~(?=\/)/,HOME));
const paths=new Map();
const included=new Set(['']);
for(const file of included){
const from=file===''?[]:['--file',file];
const args=['config','--no-includes','--null','--show-origin',...from,'--list'];
const fields=(await(0,find_files.jH)('git',args,variables)).toString().split('\0');
for(let index=0;index+1<fields.length;index+=2){
const[,key='',value='']=/^(.*?)\n(.+)$/s.exec(fields[index+1]??'')??[];
const words=NO_PROGRAM.test(key)?[]:value.split(/[\s"'`;|&()<>=$]+/).filter((word)=>word.includes('/'));
for(const path of words.map((word)=>at('',word)).filter(external_node_fs_.existsSync))
paths.set(path,'file');
if(INCLUDES.test(key))
included.add(at((0,external_node_path_.dirname)(fields[index]?.replace('file:','')??''),value));
if(NAMES_PATH.test(key))
paths.set(at('',value),key.endsWith('hookspath')?'folder':'file');
}
if(included.size>MAX_INCLUDED)
throw new sandbox_mount.GK(`${git} includes more than ${MAX_INCLUDED} files.`);
}
for(const file of included)
paths.set(file,'file');
return new Map([...paths].filter(([path])=>path!==root&&(0,text_paths.UO)(path,root)&&!(0,text_paths.UO)(path,git)));
}
var git_folders=__webpack_require__(95750);
var files=__webpack_require__(93597);
var open_beneath=__webpack_require__(53858);
var open_folder=__webpack_require__(37261);
;
function requireProtectable({root,home},people){
const found=(0,closed_paths.PV)(root,[home,...people]);
if(found!==undefined){
throw new sandbox_mount.GK(`The work tree is or contains the home folder ${found}, whose credentials commands could read. Work in a clone in another folder.`);
}
if((0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root,'.git')))?.isSymbolicLink()===true){
throw new sandbox_mount.GK('The .git of the work tree is a symbolic link, which commands could replace. Work in a clone of its own.');
}
}
async function planTree({root,repository,stateFolder,environment},closed){
if(!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root,'.git')))
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(root,'.git'));
const[{own,others,suspect,sockets},configured]=await Promise.all([
(0,git_folders.vL)(root),
configuredPaths(root,environment)
]);
const inside=closed.filter((path)=>path!==root&&(0,text_paths.UO)(path,root));
const replaced=others.filter(sandbox_mount.lQ);
const hidden=(0,sandbox_mount.jD)([...suspect,...inside]);
const kept=[...configured].filter(([path])=>![...own,...others].some((each)=>(0,text_paths.UO)(path,each)));
for(const[path,kind]of kept)
makeConfigured(root,path,kind);
const points=[
...(await ownRepository((0,external_node_path_.join)(root,'.git'),repository,own)),
...others.flatMap((path)=>replaced.includes(path)?otherRepository(path,stateFolder):[(0,sandbox_mount.oI)('readable',path)]),
...kept.map(([path])=>(0,sandbox_mount.oI)('readable',path)),
...hidden,
...(0,sandbox_mount.jD)(sockets)
];
const above=foldersBetween(root,points).sort((a,b)=>a.length-b.length);
if(points.length+above.length>MAX_MOUNTS){
throw new sandbox_mount.GK(`The work tree has too many other checkouts for a sandbox to protect them, such as ${others.at(-1)??''}. ${sandbox_mount.w_}`);
}
const isWatched=({path})=>!replaced.some((each)=>(0,text_paths.UO)(path,each));
const sources=points.filter(isWatched).flatMap((mount)=>(mount.kind==='readable'?mount.source:[]));
const watched=[
root,
...above,
...sources,
...replaced,
...hidden.flatMap(({kind,path})=>(kind==='empty'?path:[]))
];
return{root,disk:root,points,identities:new Map(watched.map((path)=>[path,identityOf(path)]))};
}
function copiedTree({root,points,identities},disk){
const place={root,disk};
return{
...place,
points:points.map((mount)=>('source' in mount?{...mount,source:(0,sandbox_mount.FC)(place,mount.source)}:mount)),
identities:new Map([...identities.keys()].map((path)=>[path,identityOf((0,sandbox_mount.FC)(place,path))]))
};
}
async function guardTree({root,environment},closed){
const nothing=()=>undefined;
const[found,kept]=await Promise.all([(0,git_folders.vL)(root,nothing),configuredPaths(root,environment)]);
const{own,others,suspect}=found;
const inTree=(paths)=>[...paths].filter((path)=>path.startsWith(`${root}/`)).map((path)=>path.slice(root.length+1));
return{hidden:inTree([...own,...others,...suspect,...closed]),kept:inTree(kept.keys())};
}
function makeConfigured(root,path,kind){
const relative=path.slice(root.length+1);
(0,errors.OJ)(()=>{
const env_1={stack:[],error:void 0,hasError:false};
try{
const folder=(0,modules.mS)(env_1,(0,open_beneath.c)(root,kind==='folder'?relative:(0,text_paths.yS)(relative),{create:true}),false);
if(kind==='file')
(0,files.qf)(folder,(0,external_node_path_.basename)(path),{content:'',like:undefined});
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,modules.hk)(env_1);
}
});
if(isRealPath(path))
return;
throw new sandbox_mount.GK(`The configuration of git names ${path}. Name a path in it that leads through no symbolic link.`);
}
const MAX_MOUNTS=400;
async function ownRepository(path,repository,own){
if(repository&&(0,sandbox_mount.lQ)(path)){
const borrowed=repository.borrowed.map(({name,folder})=>(0,sandbox_mount.oI)('readable',(0,external_node_path_.join)(path,name),folder));
return[(0,sandbox_mount.oI)('readable',path,repository.folder),...borrowed];
}
const suspect=await Promise.all(own.map(git_folders.xD));
return[...own.map((each)=>(0,sandbox_mount.oI)('readable',each)),...(0,sandbox_mount.jD)(suspect.flat())];
}
function otherRepository(path,stateFolder){
const folders=HISTORY_FOLDERS.filter((name)=>(0,sandbox_mount.lQ)((0,external_node_path_.join)(path,name)));
const files=HISTORY_FILES.filter((name)=>(0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(path,name)))?.isFile()===true);
const source=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(stateFolder,'checkout-'));
(0,external_node_fs_.chmodSync)(source,0o755);
for(const name of HISTORY_FOLDERS)
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(source,name),{mode:0o755});
for(const name of new Set(['HEAD',...files]))
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(source,name),'ref: refs/heads/none\n');
const parts=[...folders,...files].map((name)=>(0,sandbox_mount.oI)('readable',(0,external_node_path_.join)(path,name)));
return[(0,sandbox_mount.oI)('readable',path,source),...parts];
}
const HISTORY_FOLDERS=(0,words.a)('objects refs');
const HISTORY_FILES=(0,words.a)('HEAD packed-refs index shallow');
function foldersBetween(root,points){
const folders=new Set(points.flatMap(({path})=>(0,normalized_path.Zv)(path)));
const isOpen=(folder)=>!points.some(({path})=>(0,text_paths.UO)(folder,path));
return[...folders].filter((folder)=>folder.startsWith(`${root}/`)&&isOpen(folder));
}
function identityOf(path){
const status=(0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)(path,{bigint:true}));
const real=(0,errors.OJ)(()=>(0,external_node_fs_.realpathSync)(path));
if(!status||real===undefined)
return MISSING;
return{device:`${status.dev}`,inode:`${status.ino}`,type:typeOf(status),path:real};
}
const MISSING={device:'',inode:'',type:'missing',path:''};
function typeOf(status){
return status.isDirectory()?'folder':status.isFile()?'file':'other';
}
function checkTree({identities,...place}){
for(const[path,identity]of identities){
const there=(0,sandbox_mount.FC)(place,path);
(0,open_folder.N)(there);
if(JSON.stringify(identityOf(there))===JSON.stringify(identity))
continue;
throw new errors.v4(`No command can run, because ${path} was replaced or deleted while Forgehand worked. Only the file tools can go on.`);
}
}
function expectedMounts({points,identities,...place},{confinedTo},emptyFile){
const masked=points.flatMap(({kind,path})=>(kind==='masked'?path:[]));
const planned=[...identities.keys(),...masked].filter((path)=>path.startsWith(`${place.root}/`)&&!(0,text_paths.UO)(path,(0,external_node_path_.join)(place.root,'.git')));
return[...new Set([...planned,...(confinedTo??[]).filter(isRealPath)])].map((path)=>{
const there=(0,sandbox_mount.FC)(place,path);
const point=points.findLast((each)=>each.path===path);
if(point?.kind==='masked')
return[path,idOf(identityOf(emptyFile))];
const id=idOf(identities.get(path)??identityOf(there));
const isItself=!point||('source' in point&&point.source===there);
return[path,isItself?id:`!${id}`];
});
}
function idOf({device,inode}){
return `${device}:${inode}`;
}
function treeMounts({points:planned,...place},{isBackground=false,confinedTo},more){
const points=[...planned,...more];
const isOpen=(path)=>isRealPath(path)&&!planned.some((point)=>(0,text_paths.UO)(path,point.path));
const{root}=place;
const writable=isBackground?[]:(confinedTo?.filter(isOpen)??[root]);
const bindHere=(kind,path)=>(0,sandbox_mount.oI)(kind,path,(0,sandbox_mount.FC)(place,path));
const above=foldersBetween(root,points).map((folder)=>bindHere(writable.some((each)=>(0,text_paths.UO)(folder,each))?'writable':'readable',folder));
return[bindHere('readable',root),...above,...writable.map((path)=>bindHere('writable',path)),...points];
}
function isRealPath(path){
return(0,errors.OJ)(()=>(0,external_node_fs_.realpathSync)(path))===path;
}
}),
3805:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(agentTemporary),
Z:()=>(TrustContexts)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78363);
class TrustContexts{
#folder;
#owner;
#isShared;
#opening=new Map();
constructor(stateFolder,{owner,isShared=false}){
this.#folder=isShared?stateFolder:contextsFolder(stateFolder);
this.#owner=owner;
this.#isShared=isShared;
}
async open(name,signal){
if(this.#isShared)
return opened(await this.#once('',undefined,signal));
if(name==='setup')
return opened(await this.#once('setup',undefined,signal));
if(name==='foreign')
return opened(await this.#once('foreign','setup',signal));
const start=this.#opening.has('foreign')?'foreign':'setup';
if(name==='agent')
return opened(await this.#once('agent',start,signal));
if(name==='alone')
return this.#passing('setup',signal);
const own=`check-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name.check).digest('hex').slice(0,16)}`;
if(name.when==='after')
return this.#passing((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder,own))?own:start,signal);
const{home}=await this.#once(own,start,signal);
return{...(await this.#passing(undefined,signal)),home};
}
async #passing(from,signal){
const name=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
return opened(await this.#create(name,from,signal),()=>(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_4__.v$)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder,name)));
}
async #once(name,from,signal){
const opening=this.#opening.get(name)??this.#create(name,from,signal);
this.#opening.set(name,opening);
const context=await opening.catch((error)=>{
this.#opening.delete(name);
throw error;
});
if(!this.#isShared)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(context.temporary,0o1777);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(context.home,0o700);
return context;
}
async #create(name,from,signal){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder,name);
const context={home:(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder,'home'),temporary:this.#isShared?'/tmp':(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder,'tmp')};
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder,{recursive:true,mode:0o711});
if(!this.#isShared)
this.#make(context.temporary,0o1777);
if(from===undefined){
this.#make(context.home,0o700);
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(context.home,'.gitconfig'),'[safe]\n\tdirectory = *\n');
}
else{
const source=await this.#once(from,from==='setup'?undefined:'setup',signal);
await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_4__.mo)(source.home,context.home,signal);
}
return context;
}
#make(path,mode){
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path,{recursive:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path,mode);
if(this.#owner)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chownSync)(path,this.#owner.uid,this.#owner.gid);
}
}
function opened(context,dispose=()=>Promise.resolve()){
return{...context,[Symbol.asyncDispose]:dispose};
}
function contextsFolder(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder,'contexts');
}
function agentTemporary(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(contextsFolder(stateFolder),'agent','tmp');
}
})
};
;
