"use strict";
exports.id=1723;
exports.ids=[1723];
exports.modules={
17959:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$V:()=>(repositoryOfCopy),
EG:()=>(commitInCopy),
fV:()=>(writeCommandRepository)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62973);
var _git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43999);
var _read_refs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(85134);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(58804);
var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(80667);
const MERGE_BASE_REF='refs/forgehand/merge-base';
const NAME_OF_FOLDER='command-repository';
const NO_REFS=new Map();
async function writeCommandRepository({git,workTree,url},refs){
const gitDir=git.directory;
const workspaceGitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workTree,'.git');
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(gitDir),NAME_OF_FOLDER);
const alternates=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'objects','info','alternates'),'utf8'),'');
const stores=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'objects'),...alternates.split('\n').filter(Boolean)].map((store,index)=>({
name:`objects-${index+1}`,
folder:store
}));
const[grafts,shallow,copied]=await Promise.all([
refs?missingLinks(git,refs):[],
(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'shallow'),'utf8'),''),
refs?existingRefs(git,await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.n)(workspaceGitDir)):NO_REFS
]);
const grafted=new Set(grafts.map(({commit})=>commit));
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder,{recursive:true,force:true});
await writeGitFolder(folder,{
head:headOf(refs),
url,
refs:new Map([...copied,...(refs?ownRefs(refs):[])]),
shallow:shallow.split('\n').filter((commit)=>commit!==''&&!grafted.has(commit))
});
for(const name of['objects/info',...stores.map((each)=>each.name)])
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name));
await Promise.all([
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'objects','info','alternates'),stores.map(({name})=>`../${name}\n`).join('')),
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'info','grafts'),grafts.map(({commit,parent})=>`${commit} ${parent}\n`).join('')),
copyIfExists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'index'),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'index')),
copyIfExists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info','exclude'),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'info','exclude'))
]);
return{folder,borrowed:[...stores,...(await borrowFromWorkspace(workspaceGitDir,folder))]};
}
function repositoryOfCopy(root){
return `${root}.git`;
}
async function commitInCopy({git,root,look},tree){
const[original,folder]=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git.directory),NAME_OF_FOLDER),repositoryOfCopy(root)];
const head=(await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(original,'HEAD'),'utf8'),'')).trim();
const ref=/^ref: (.+)/.exec(head)?.[1];
const parent=ref===undefined?head:(await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.n)(original)).get(ref);
if(parent===undefined||!(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_5__.TS)(parent))
return;
const[,committer='']=/^committer (.+)$/m.exec(await git.run(['cat-file','commit',parent]))??[];
const input=`tree ${tree}\nparent ${parent}\nauthor ${committer}\ncommitter ${committer}\n\nThe change\n`;
const commit=(await git.run(['hash-object','-t','commit','-w','--stdin'],{input})).trim();
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)(original,folder,{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'objects','pack'));
await git.run(['pack-objects','-q','--revs',(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'objects','pack','pack')],{
input:`${commit}\n^${parent}\n`
});
await git.run(['read-tree','-m',`--index-output=${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'index')}`,commit],{look});
const moved=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,ref??'HEAD');
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(moved),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(moved,`${commit}\n`);
}
async function existingRefs(git,refs){
const entries=[...refs];
if(entries.length===0)
return refs;
const output=await git.run(['cat-file','--batch-check'],{input:entries.map(([,id])=>`${id}\n`).join('')});
const lines=output.split('\n');
return new Map(entries.filter((_,index)=>!lines[index]?.endsWith(' missing')));
}
async function missingLinks(git,{start,baseSha,mergeBase}){
if(mergeBase===undefined)
return[];
const ends=[...new Set([start,baseSha])].filter((commit)=>commit!==mergeBase);
const linked=await Promise.all(ends.map((commit)=>(0,_git_js__WEBPACK_IMPORTED_MODULE_3__.kz)(git,['merge-base','--is-ancestor',mergeBase,commit])));
return ends.filter((_,index)=>!linked[index]).map((commit)=>({commit,parent:mergeBase}));
}
async function copyIfExists(from,to){
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from,to),undefined,['ENOENT']);
}
function headOf(refs){
if(!refs)
return 'ref: refs/heads/none';
return(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__.eB)(refs.branch)?`ref: ${branchRef(refs)}`:refs.start;
}
function branchRef({branch}){
return `refs/heads/${branch}`;
}
function ownRefs(refs){
const{branch,start,base,baseSha,mergeBase}=refs;
return[
...(mergeBase===undefined?[]:[[MERGE_BASE_REF,mergeBase]]),
...((0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__.eB)(branch)?[[branchRef(refs),start]]:[]),
[`refs/remotes/origin/${base}`,baseSha]
];
}
async function borrowFromWorkspace(workspaceGitDir,folder){
const borrowed=[];
for(const name of await submodulesIn(workspaceGitDir)){
const[from,to]=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspaceGitDir,name),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)];
await writeGitFolder(to,{
head:(await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.z)(from))??'ref: refs/heads/none',
url:undefined,
refs:await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.n)(from),
shallow:((await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'shallow')))??'').toString().split('\n').filter(_text_near_name_js__WEBPACK_IMPORTED_MODULE_5__.TS)
});
if(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.Ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'index')))
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'index'),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to,'index'));
borrowed.push({name:`${name}/objects`,folder:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'objects')});
}
if(await areRealFolders(workspaceGitDir,['.','lfs','lfs/objects'])){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'lfs','objects'),{recursive:true});
borrowed.push({name:'lfs/objects',folder:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspaceGitDir,'lfs','objects')});
}
return borrowed;
}
const MAX_SUBMODULES=200;
const MAX_FOLDERS=2_000;
const NAME=/^[^\p{Cc}]+$/u;
async function submodulesIn(gitDir){
if(!(await areRealFolders(gitDir,['.','modules'])))
return[];
const pending=await foldersIn(gitDir,'modules');
const repositories=[];
for(let count=0;count<MAX_FOLDERS&&repositories.length<MAX_SUBMODULES;count++){
const name=pending.shift();
if(name===undefined)
break;
const isRepository=(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.Ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name,'HEAD')))&&(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name,'objects')));
if(isRepository)
repositories.push(name);
if(!isRepository)
pending.push(...(await foldersIn(gitDir,name)));
else if(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name,'modules')))
pending.push(...(await foldersIn(gitDir,`${name}/modules`)));
}
return repositories;
}
async function foldersIn(gitDir,parent){
const entries=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,parent),{withFileTypes:true}),[]);
return entries.filter((entry)=>entry.isDirectory()&&NAME.test(entry.name)).map(({name})=>`${parent}/${name}`);
}
async function areRealFolders(parent,names){
return(await Promise.all(names.map((name)=>(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent,name))))).every(Boolean);
}
async function writeGitFolder(folder,{head,url,refs,shallow}){
for(const name of['objects','refs/heads','info'])
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),{recursive:true});
const lines=[...refs].map(([name,id])=>`${id} ${name}\n`);
await Promise.all([
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'HEAD'),`${head}\n`),
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'config'),configOf(url)),
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'packed-refs'),lines.join('')),
...(shallow.length>0?[(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'shallow'),shallow.map((commit)=>`${commit}\n`).join(''))]:[])
]);
}
function configOf(url){
return `[core]
	repositoryFormatVersion = 0
	bare = false
	fileMode = true
	checkStat = minimal
	trustctime = false
	symlinks = true
	autocrlf = false
	fsmonitor = false
	untrackedCache = false
	hooksPath = /dev/null
	logAllRefUpdates = false
	pager = cat
[advice]
	graftFileDeprecated = false
[gc]
	auto = 0
[maintenance]
	auto = false
[submodule]
	active = .
${url===undefined?'':`[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`}`;
}
}),
43999:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$3:()=>(TooMuchOutput),
Xi:()=>(GitFailure),
kz:()=>(succeeds),
lD:()=>(createGit)
});
var simple_git__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31034);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22388);
class GitFailure extends Error{
name='GitFailure';
stderr;
constructor(args,exitCode,stderr){
super(`git ${args[0]??''} failed with exit code ${exitCode}: ${stderr}`);
this.stderr=stderr;
}
}
class TooMuchOutput extends Error{
name='TooMuchOutput';
}
async function succeeds(git,args,call){
return(await(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.NN)(git.run(args,call),undefined,(error)=>error instanceof GitFailure))!==undefined;
}
const OWN_ENVIRONMENT={
GIT_LITERAL_PATHSPECS:'1',
GIT_AUTHOR_NAME:'forgehand',
GIT_AUTHOR_EMAIL:'forgehand@localhost',
GIT_AUTHOR_DATE:'2000-01-01T00:00:00Z',
GIT_COMMITTER_NAME:'forgehand',
GIT_COMMITTER_EMAIL:'forgehand@localhost',
GIT_COMMITTER_DATE:'2000-01-01T00:00:00Z'
};
const INHERITED=[
'TMPDIR',
'http_proxy',
'https_proxy',
'HTTPS_PROXY',
'no_proxy',
'NO_PROXY',
'all_proxy',
'ALL_PROXY',
'SSL_CERT_FILE',
'SSL_CERT_DIR',
'GIT_SSL_CAINFO'
];
const MAX_DERIVED=12;
function createGit(settings){
const{gitDir,workTree,signal,maxSilenceMs}=settings;
const inherited=pick(settings.environment,INHERITED);
async function call(args,options,send){
signal?.throwIfAborted();
options.look?.throwIfOver();
const environment=environmentOf(settings,inherited,options);
let failure;
const outputLimit=new AbortController();
const git=(0,simple_git__WEBPACK_IMPORTED_MODULE_0__.Lp)({
baseDir:options.look?workTree:gitDir,
allowEnvironment:Object.keys(environment),
unsafe:{
allowUnsafeConfigPaths:true,
allowUnsafeConfigEnvCount:true,
allowUnsafeFsMonitor:true,
allowUnsafeHooksPath:true,
allowUnsafeProtocolOverride:true
},
completion:{onClose:true,onExit:false},
abort:AbortSignal.any([signal,options.look?.signal,outputLimit.signal].filter((each)=>each!==undefined)),
...(!options.isRemote&&{timeout:{block:maxSilenceMs}}),
...(options.input!==undefined&&{input:()=>options.input}),
errors:(error,{exitCode,stdErr})=>{
if(isTimeout(error))
return error;
const stderr=Buffer.concat(stdErr).toString().trim();
if(exitCode===0||options.exitCodes?.includes(exitCode)){
if(stderr!=='')
options.onWarning?.(stderr);
return undefined;
}
failure=new GitFailure(args,exitCode,stderr);
return error??failure;
}
})
.env(environment)
.outputHandler((_command,stdout)=>{
skipOutputDelay(stdout);
if(options.onOutput)
stdout.on('data',options.onOutput);
if(options.maxBytes!==undefined)
abortAfter(stdout,options.maxBytes,outputLimit);
});
const endWatch=options.look?.watchGit(workTree,gitDir);
try{
return await send(git);
}
catch(error){
signal?.throwIfAborted();
options.look?.throwIfOver();
if(outputLimit.signal.aborted)
throw outputLimit.signal.reason;
throw toUserError(failure??error);
}
finally{
endWatch?.();
}
}
const run=(args,options={})=>call(args,options,(git)=>git.raw([...args]));
const derived=new Map();
return{
directory:gitDir,
signal,
at:(place)=>createGit({...settings,...place}),
run,
derive:(args)=>{
const key=args.join('\0');
const answer=derived.get(key)??run(args);
derived.delete(key);
derived.set(key,answer);
answer.catch(()=>derived.delete(key));
const[oldest]=derived.keys();
if(derived.size>MAX_DERIVED&&oldest!==undefined)
derived.delete(oldest);
return answer;
},
readObjects:(ids)=>call(['cat-file','--batch'],{input:ids.map((id)=>`${id}\n`).join('')},(git)=>git.binaryCatFile(['--batch'])
),
readObject:(type,id,options={})=>call(['cat-file',type,id],options,(git)=>git.binaryCatFile([type,id]))
};
}
function skipOutputDelay(stdout){
stdout.once('end',()=>stdout.emit('data',Buffer.alloc(0)));
}
function abortAfter(stdout,maxBytes,abort){
let bytes=0;
stdout.on('data',(chunk)=>{
bytes+=chunk.length;
if(bytes>maxBytes)
abort.abort(new TooMuchOutput(`git wrote more than ${maxBytes} bytes.`));
});
}
function pick(environment,names){
const set=names.flatMap((name)=>{
const value=environment[name];
return value===undefined?[]:[[name,value]];
});
return Object.fromEntries(set);
}
function environmentOf({gitDir,workTree,environment},inherited,call){
return{
...inherited,
...(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_1__.jm)(environment['PATH']??'',call.config),
...OWN_ENVIRONMENT,
GIT_DIR:gitDir,
...(call.look&&{GIT_WORK_TREE:workTree}),
...(call.indexFile!==undefined&&{GIT_INDEX_FILE:call.indexFile})
};
}
function isTimeout(error){
return error instanceof simple_git__WEBPACK_IMPORTED_MODULE_0__.Uo&&error.plugin==='timeout';
}
function toUserError(error){
if(isTimeout(error)){
const message='git did not finish in the workspace. A named pipe may have replaced a file that git reads, such as a .gitignore.';
return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${message} Start from a clean workspace.`,{cause:error});
}
if(!(error instanceof GitFailure)||!error.stderr.includes('spawn git ENOENT'))
return error;
return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo('git was not found on the PATH. Install git 2.39 or newer.',{cause:error});
}
}),
85134:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
n:()=>(readRefs),
z:()=>(readHead)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62973);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58804);
var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(80667);
async function readHead(gitDir){
const head=(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'HEAD')))?.toString().trim();
if(head===undefined||(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(head))
return head;
const ref=/^ref: (refs\/[\w./+@#-]+)$/.exec(head)?.[1];
if(ref===undefined||ref.includes('..'))
return undefined;
return(await readLooseRef(gitDir,ref))??(await readPackedRefs(gitDir)).get(ref);
}
const MAX_LOOSE_REFS=20_000;
const FOLDERS=['refs/heads','refs/tags','refs/remotes/origin'];
async function readRefs(gitDir){
if(!(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'refs'))))
return new Map();
const packed=[...(await readPackedRefs(gitDir))].filter(([name])=>isCopied(name));
const refs=new Map(packed);
for(const name of await looseRefNames(gitDir)){
const id=await readLooseRef(gitDir,name);
if(id!==undefined)
refs.set(name,id);
}
return refs;
}
function isCopied(name){
const folder=FOLDERS.find((each)=>name.startsWith(`${each}/`));
return folder!==undefined&&(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__.eB)(name.slice(folder.length+1));
}
async function looseRefNames(gitDir){
const pending=[...FOLDERS];
const names=[];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
const parent=folder;
if(!(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,parent))))
continue;
for(const entry of await(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,parent),{withFileTypes:true}),[])){
const name=`${parent}/${entry.name}`;
if(entry.isDirectory())
pending.push(name);
else if(isCopied(name))
names.push(name);
if(names.length+pending.length>=MAX_LOOSE_REFS)
return names;
}
}
return names;
}
async function readLooseRef(gitDir,ref){
const id=(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,ref)))?.toString().trim();
return id!==undefined&&(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(id)?id:undefined;
}
async function readPackedRefs(gitDir){
const lines=((await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'packed-refs')))??'').toString().split('\n');
return new Map(lines.flatMap((line)=>((0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(line.slice(0,40))?[[line.slice(41),line.slice(0,40)]]:[])));
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
const status=()=>atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false}));
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(status,['ENOENT','ENOTDIR','ELOOP']);
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
function unlessUnreadable(read,otherwise){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.NN)(read,otherwise,(error)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error)||error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4);
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
