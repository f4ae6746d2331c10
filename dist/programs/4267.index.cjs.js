"use strict";
exports.id=4267;
exports.ids=[4267];
exports.modules={
40042:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
keepKilledWork:()=>(keepKilledWork)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2327);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _run_publish_keep_change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64770);
var _run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1189);
var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1624);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(26837);
var _secrets_scan_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52897);
var _settings_given_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2343);
var _job_checkout_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(15181);
const MAX_MS=20_000;
async function keepKilledWork({work,baseCommit:startSha},context){
if(!work||startSha===undefined)
return undefined;
const signal=AbortSignal.timeout(MAX_MS);
const reopen=(own)=>(0,_job_checkout_js__WEBPACK_IMPORTED_MODULE_7__.p5)(context,own);
const secrets=(0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_3__.V4)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput,context.environment);
const redact=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_4__.lY)(secrets);
let kept;
try{
const checkout=await reopen(signal);
const files={configPath:_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput('config-path'),givenFiles:(0,_settings_given_files_js__WEBPACK_IMPORTED_MODULE_6__.bp)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput)};
const base=await(0,_run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__.xu)({startSha,baseSha:work.rules,mergeBase:undefined},checkout,files);
const keeper={
reopenCheckout:reopen,
containsSecret:(0,_secrets_scan_js__WEBPACK_IMPORTED_MODULE_5__.I)(secrets),
redact,
savePatch:()=>false,
emit:(event)=>{
if(event.kind==='change-unpublished'&&event.paths.length>0)
kept=event;
if(event.kind==='warning')
_actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(redact(event.text));
},
signal
};
const touched=new Set(work.touched);
await(work.recorded===undefined
?
(0,_run_publish_keep_change_js__WEBPACK_IMPORTED_MODULE_1__.r9)({startSha,baseline:work.baseline,touched,onlyTouched:true},base,keeper)
:(0,_run_publish_keep_change_js__WEBPACK_IMPORTED_MODULE_1__._Q)({startSha,tree:work.recorded},base,keeper));
}
catch(error){
_actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(redact(`The change of the killed run could not be kept: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.bD)(error)}`));
}
return kept;
}
}),
23213:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(shortenMiddle)
});
function shortenMiddle(text,maxLength){
if(text.length<=maxLength)
return text.toWellFormed();
const room=Math.max(0,maxLength-removedNote(text.length,text.length).length-1);
const head=text.slice(0,characterStart(text,Math.ceil(room/ 2)));
const tail=text.slice(characterStart(text,text.length-Math.floor(room/ 2)));
const removed=text.length-head.length-tail.length;
return `${head}${removedNote(removed,text.length)}${tail}`.toWellFormed();
}
function removedNote(removed,length){
return `\n[… ${removed} of ${length} characters removed here …]\n`;
}
function characterStart(text,position){
const isInside=/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position-1,position+1));
return isInside?position-1:position;
}
}),
13316:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
l:()=>(excludePaths)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _text_git_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67135);
async function excludePaths(gitDir,paths){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info'),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info','exclude'),paths.map((path)=>`/${(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_2__.b)(path)}\n`).join(''));
}
}),
3817:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Go:()=>(isBinary),
P$:()=>(encodingOf),
g7:()=>(decodeText),
wx:()=>(encodeText)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
const SNIFFED_BYTES=8_000;
function decodeText(content){
const encoding=encodingOf(content);
if(encoding==='utf-8'){
return isBinary(content)||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content)?undefined:{text:content.toString('utf8'),encoding};
}
if(content.length%2!==0)
return undefined;
const text=inLittleEndian(content,encoding).toString('utf16le');
return text.includes('\0')||!text.isWellFormed()?undefined:{text,encoding};
}
function encodeText(text,encoding){
if(!text.isWellFormed()){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.v4('The text contains a lone surrogate, which cannot be encoded. Remove it.');
}
if(encoding==='utf-8')
return Buffer.from(text);
return inLittleEndian(Buffer.from(text,'utf16le'),encoding);
}
function isBinary(content){
return content.subarray(0,SNIFFED_BYTES).includes(0);
}
function encodingOf(content){
const[first,second]=content;
if(first===0xff&&second===0xfe)
return 'utf-16le';
return first===0xfe&&second===0xff?'utf-16be':'utf-8';
}
function inLittleEndian(content,encoding){
return encoding==='utf-16be'?Buffer.from(content).swap16():content;
}
}),
67135:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(unquoteName),
b:()=>(ignorePattern)
});
const C_ESCAPES={
0:'\0',
a:'\x07',
b:'\b',
f:'\f',
n:'\n',
r:'\r',
t:'\t',
v:'\v'
};
function unquoteName(name){
const bytes=Array.from(name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs),([,octal,letter,text])=>{
if(octal!==undefined)
return Buffer.from([Number.parseInt(octal,8)]);
return Buffer.from(text??C_ESCAPES[letter??'']??letter??'');
});
return Buffer.concat(bytes).toString();
}
function ignorePattern(path){
return path.replaceAll(/^[!#]|[\\*?[ ]/g,String.raw `\$&`).replaceAll(/[\n\r]/g,'?');
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
qf:()=>(writeNew),
s9:()=>(entriesIn)
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
const entries=[];
for(const entry of entriesIn(folder.path)){
look.list([node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(relative,entry.name)]);
if(entry.name!=='.git')
entries.push({name:entry.name,kind:kindOf(entry)});
}
return entries.sort((a,b)=>(a.name<b.name?-1:1));
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
function*entriesIn(folder){
const open=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder);
try{
for(let entry=open.readSync();entry;entry=open.readSync())
yield entry;
}
finally{
open.closeSync();
}
}
function kindOf(entry){
if(entry.isDirectory())
return 'folder';
if(entry.isSymbolicLink())
return 'link';
return entry.isFile()?'file':'other';
}
}),
31657:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ku:()=>(runnerFolders),
PV:()=>(homeIn),
Wm:()=>(programIn),
h2:()=>(homesOfPeople),
t7:()=>(realPaths)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
function runnerFolders(temp,program){
const[,running]=/^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program)??[];
return[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,'..','..'),...(running===undefined?[]:[running])];
}
function homesOfPeople(){
const accounts=((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/etc/passwd','utf8'))??'').split('\n');
return accounts.flatMap((line)=>{
const[,,uid,,,folder]=line.split(':');
const isPerson=uid==='0'||Number(uid)>=FIRST_PERSON;
return isPerson&&folder?.startsWith('/')&&folder!=='/'?folder:[];
});
}
const FIRST_PERSON=1000;
function homeIn(root,homes){
return realPaths(homes).find((home)=>[...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(home),home].some((folder)=>isSameFolder(folder||'/',root)));
}
function programIn(root,nodeOptions='',options=process.execArgv){
const words=[nodeOptions,...options].flatMap((text)=>text.split(/[\s"'=]+|file:\/\//)).filter(Boolean);
const unknown=words.findIndex((word,index)=>LOADS.test(word)&&words[index+1]?.startsWith('/')!==true);
if(unknown!==-1)
return words.slice(unknown,unknown+2).join(' ');
const folders=words.filter((word)=>word.includes('/')).map((word)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word)));
return homeIn(root,[process.argv[1]??'',process.execPath,...folders]);
}
const LOADS=/^(-r|--(require|import|(experimental[-_])?loader|experimental[-_]default[-_]config[-_]file))$/;
function isSameFolder(one,other){
const[a,b]=[one,other].map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:true})));
return one===other||(a!==undefined&&a.dev===b?.dev&&a.ino===b.ino);
}
function realPaths(paths){
return[...new Set(paths.flatMap((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path))??[]))];
}
}),
3805:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BE:()=>(agentTemporary),
Wx:()=>(homeFolder),
Z_:()=>(TrustContexts),
yi:()=>(toolsFolder)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(40458);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78363);
var _closed_paths_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(31657);
class TrustContexts{
#state;
#folder;
#owner;
#isShared;
#opening=new Map();
#areChecksFresh=false;
constructor(stateFolder,{owner,isShared=false}){
this.#state=stateFolder;
this.#folder=isShared?stateFolder:contextsFolder(stateFolder);
this.#owner=owner;
this.#isShared=isShared;
}
async open(name,signal){
if(name==='tools')
this.#make(toolsFolder(homeFolder(this.#state)),0o755);
if(this.#isShared)
return opened(await this.#once('',undefined,signal));
if(name==='setup')
return opened(await this.#once('setup',undefined,signal));
if(name==='foreign')
return opened(await this.#once('foreign','setup',signal));
const start=this.#opening.has('foreign')?'foreign':'setup';
if(name==='agent'||name==='built')
return opened(await this.#once(name,start,signal));
if(name==='tools')
return this.#passing(undefined,signal);
if(name==='alone')
return this.#passing('setup',signal);
if('keeps' in name)
return this.#keeping(name.keeps,signal);
const own=`check-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name.check).digest('hex').slice(0,16)}`;
const isKept=!this.#areChecksFresh&&(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder,own));
if(name.when==='after'&&this.#opening.has('built'))
return this.#passing('built',signal);
if(name.when==='after')
return this.#passing(isKept?own:start,signal);
const{home}=await this.#once(own,start,signal);
return{...(await this.#passing(undefined,signal)),home};
}
get hasAgent(){
return this.#opening.has('agent');
}
restartChecks(){
this.#areChecksFresh=true;
}
async forgetBuilds(){
if(this.#opening.delete('built'))
await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_4__.v$)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder,'built'));
}
async #passing(from,signal){
const name=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
return opened(await this.#create(name,from,signal),()=>(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_4__.v$)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder,name)));
}
async #keeping(paths,signal){
const[setup,context]=[await this.#once('setup',undefined,signal),await this.#passing('setup',signal)];
const home=homeFolder(this.#state);
return opened(context,async()=>{
for(const path of paths.filter((each)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_6__.UO)(each,home))){
const[from,to]=[context,setup].map((each)=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(each.home),(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_6__.lp)(path,home)));
if(!from||!to||(0,_closed_paths_js__WEBPACK_IMPORTED_MODULE_5__.t7)([from])[0]!==from)
continue;
await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_4__.v$)(to);
this.#make((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(to),0o755);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from,to);
}
await context[Symbol.asyncDispose]();
});
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
function homeFolder(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder,'home');
}
function toolsFolder(home){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home,'../tools');
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
