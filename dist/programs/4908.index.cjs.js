"use strict";
exports.id=4908;
exports.ids=[4908];
exports.modules={
52335:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jc:()=>(lockCheckpoints),
PQ:()=>(recordSteps),
aH:()=>(withStore),
n2:()=>(temporaryCheckpoints),
vs:()=>(recordInterruptedEnd)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4836);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83188);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(10175);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(75098);
var _own_outputs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22122);
function lockCheckpoints({root,request,signal}){
const folder=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.L6)(root,process.env);
const release=folder===undefined?undefined:(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.OJ)(()=>lockFolder(folder));
if(folder===undefined||!release)
return undefined;
const checkpoints=new _git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__.F8({request,open:()=>openStoreForRun({root,folder,signal})});
return{folder,hasEarlierRuns:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'git')),checkpoints,release};
}
function temporaryCheckpoints({request,...location}){
return new _git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__.F8({request,open:()=>openStoreForRun(location)});
}
async function recordInterruptedEnd(first,location){
return await(0,_git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__.$f)(await openStore({...location,signal:new AbortController().signal}),first);
}
async function openStoreForRun(location){
const store=await openStore(location);
const{checkout}=store;
if(checkout.workspaceCommit!==undefined)
await checkout.resetIndexTo(checkout.workspaceCommit);
await checkout.leaveOut((0,_own_outputs_js__WEBPACK_IMPORTED_MODULE_6__.T7)(location.folder));
return store;
}
async function withStore(cwd,work){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_4__.I)(cwd);
const folder=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.L6)(root,process.env);
if(folder===undefined||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__.yo(`There are no checkpoints of ${root}. forgehand run takes them.`);
}
const release=lockFolder(folder);
try{
const location={root,folder,signal:(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_5__.YP)()};
return await work(await openStore(location),location);
}
finally{
release();
}
}
async function openStore({root,folder,signal}){
const[{openCheckout},{CheckpointJournal}]=await Promise.all([
Promise.all([__webpack_require__.e(5112),__webpack_require__.e(6993)]).then(__webpack_require__.bind(__webpack_require__,95112)),
Promise.all([__webpack_require__.e(3301),__webpack_require__.e(8619)]).then(__webpack_require__.bind(__webpack_require__,98619))
]);
const checkout=await openCheckout({
workTree:root,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'git'),
remote:undefined,
environment:process.env,
isExact:true,
signal
});
await checkout.leaveOut((0,_own_outputs_js__WEBPACK_IMPORTED_MODULE_6__.T7)(folder));
return{checkout,journal:new CheckpointJournal(checkout.git.directory,()=>new Date())};
}
function recordSteps(checkpoints,emit){
const numbers=new Map();
const record=(event)=>{
if(event.kind==='child')
record(event.event);
if(event.kind==='checkpoint')
numbers.set(event.callId,event.checkpoint.number);
if(event.kind!=='tool-started')
return;
const number=numbers.get(event.callId);
if(number!==undefined)
checkpoints.recordStep(number,{tool:event.name,subject:event.subject});
};
return(event)=>{
record(event);
emit(event);
};
}
function lockFolder(folder){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder,{recursive:true,mode:0o700});
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'lock');
const holder=writeLock(path);
if(holder!==undefined){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__.yo(`Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`);
}
return()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:true});
};
}
function writeLock(path){
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.Or)(error)||error.code!=='EEXIST')
throw error;
}
const holder=Number((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,'utf8'));
if(holder!==process.pid&&isRunning(holder))
return holder;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
function isRunning(pid){
if(!Number.isSafeInteger(pid)||pid<=0)
return false;
try{
process.kill(pid,0);
return true;
}
catch(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.Or)(error)&&error.code==='EPERM';
}
}
}),
55191:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Az:()=>(runLabel),
Dx:()=>(linesOf),
TM:()=>(firstLine),
VS:()=>(pathLines),
b4:()=>(entryLabel),
c0:()=>(fileLines),
nR:()=>(timeOf)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
const MAX_LINE=72;
const MAX_FILES=30;
function entryLabel(entry){
const before=entry.request===undefined?'':`, before "${firstLine(entry.request)}"`;
return `checkpoint ${entry.number} of ${timeOf(entry)}${before}`;
}
function runLabel(entry){
return `"${firstLine(entry.request??'')}" (${timeOf(entry)})`;
}
function timeOf({takenAt}){
const time=new Date(takenAt);
const[month,day,hours,minutes]=[time.getMonth()+1,time.getDate(),time.getHours(),time.getMinutes()].map((part)=>String(part).padStart(2,'0'));
return `${time.getFullYear()}-${month??''}-${day??''} ${hours??''}:${minutes??''}`;
}
function firstLine(text){
const[line='']=text.trim().split('\n',1);
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(line,MAX_LINE);
}
function fileLines(stat){
return pathLines(stat.map((file)=>`${file.path} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.fq)([linesOf(file)])}`));
}
function pathLines(paths){
const lines=paths.map((path)=>`  ${path}`);
return lines.length>MAX_FILES
?[...lines.slice(0,MAX_FILES),`  and ${lines.length-MAX_FILES} more files`]
:lines;
}
function linesOf({added=0,removed=0}){
return{added,removed};
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout),
r:()=>(lookForCheckout)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(31657);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
const{start,root}=lookForCheckout(folder,option);
if(root!==undefined)
return requireNoHome(root);
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`${start} is not in a git repository, so a change could not be reviewed or undone. `+
`Choose a checkout with ${option}, or create one with git init.`);
}
function requireNoHome(root){
const home=(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_3__.PV)(root,[(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),...(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_3__.h2)()]);
if(home===undefined)
return root;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`The checkout ${root} is or contains the home folder ${home}, whose keys the model could read. `+
'Work in a clone in another folder.');
}
function lookForCheckout(folder,option='--cwd'){
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`${folder} is a file. Choose the folder of a checkout with ${option}.`);
const start=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder));
for(let root=start;;root=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git')))
return{start,root};
if(root===(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root))
return{start,root:undefined};
}
}
}),
83188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L6:()=>(checkpointFolder),
Zr:()=>(localSandboxOptions)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _settings_local_access_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91122);
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(chosen)?chosen:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path__WEBPACK_IMPORTED_MODULE_2__.sep?node_path__WEBPACK_IMPORTED_MODULE_2__.sep:root+node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
return undefined;
return(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home,`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
function localSandboxOptions(){
const{env}=process;
return{home:(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),closed:[stateHome(env)],readable:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_3__.iw)(env),environment:env};
}
}),
22122:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LM:()=>(rememberOutput),
T7:()=>(readOutputs),
n9:()=>(addOutput)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(32686);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57809);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83188);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(10175);
const LIST='outputs';
function rememberOutput(file,environment){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)).root;
const folder=root===undefined?undefined:(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.L6)(root,environment);
if(root!==undefined&&folder!==undefined)
addOutput(file,{root,folder});
}
function addOutput(file,{root,folder}){
const name=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root,realFile(file));
const known=readOutputs(folder);
if(name.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)||known.includes(name))
return;
try{
(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__.O)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,LIST),[...known,name].map((each)=>`${JSON.stringify(each)}\n`).join(''));
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo))
throw error;
}
}
function readOutputs(folder){
const list=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,LIST);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(list))
return[];
const paths=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(list,'utf8').split('\n').map(_text_json_js__WEBPACK_IMPORTED_MODULE_6__.qF);
return paths.filter((path)=>typeof path==='string');
}
function realFile(file){
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file))),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
}
}),
65586:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_0:()=>(editOf),
iv:()=>(changesBetween),
oQ:()=>(fileStats),
p6:()=>(treeWith),
wW:()=>(selectChanges)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(40458);
var _objects_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(68219);
var _diff_trees_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(70712);
async function changesBetween(git,{base,baseline,now,touched}){
const[before,work]=await Promise.all([(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,base,baseline),(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,baseline,now)]);
const untracked=new Set(before.filter(_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.N0).map(({path})=>path));
const rewritten=before.filter(({path})=>touched.has(path));
const others=work.filter(({path})=>!untracked.has(path)||touched.has(path)||(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.ue)(path));
const counted=[...new Map([...rewritten,...others].map((each)=>[each.path,each])).values()];
const gitlinks=counted.filter(_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Z$);
const ours=counted.filter((difference)=>!(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(difference));
const tree=before.length===0&&gitlinks.length===0?now:await treeWith(git,base,ours);
return{
...(await editOf(git,base,tree)),
skipped:gitlinks.map(({path})=>({path,reason:'it is a submodule'}))
};
}
async function selectChanges(git,base,changes){
const edit=await editOf(git,base,await treeWith(git,base,changes.map(entryOf)));
const wanted=new Set(changes.map(({path})=>path));
const unwanted=edit.changes.filter(({path})=>!wanted.has(path));
if(unwanted.length===0)
return edit;
const separable=changes.filter(({path})=>!unwanted.some((other)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.UO)(path,other.path)||(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.UO)(other.path,path)));
if(separable.length===changes.length){
throw new Error(`Unselected paths changed: ${unwanted.map(({path})=>path).join(', ')}`);
}
return selectChanges(git,base,separable);
}
function entryOf(change){
const{path}=change;
if(change.kind==='deleted')
return{path,newMode:_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Mq,newBlob:_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.iG};
return{path,newMode:change.mode,newBlob:change.blob};
}
async function editOf(git,base,tree){
const all=await(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,base,tree);
const read=(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__.Js)(git,all.map(({newBlob})=>newBlob).filter((blob)=>blob!==_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.iG));
return{
tree,
changes:all.map((difference)=>changeOf(difference,read)),
stat:all.map(statOf)
};
}
async function fileStats(git,from,to){
return from===to?[]:(await(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,from,to)).map(statOf);
}
function statOf({path,added,removed}){
return{path,added,removed};
}
function changeOf(difference,read){
const{path,newMode:mode,newBlob:blob}=difference;
if((0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.oy)(difference))
return{kind:'deleted',path};
if(mode!=='100644'&&mode!=='100755'&&mode!=='120000')
throw new Error(`${path} has the unexpected mode ${mode}.`);
return{kind:'written',path,mode,blob,readContent:()=>read(blob)};
}
async function treeWith(git,base,edits){
const indexFile=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.directory,'index-of-change');
await git.run(['read-tree',base],{indexFile});
const ordered=[...edits].sort((a,b)=>Number(b.newMode===_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Mq)-Number(a.newMode===_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Mq));
const input=ordered.map(({path,newMode,newBlob})=>`${newMode} ${newBlob}\t${path}\0`).join('');
if(input)
await git.run(['update-index','--replace','-z','--index-info'],{indexFile,input});
return(await git.run(['write-tree'],{indexFile})).trim();
}
}),
22864:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
EX:()=>(diffSince),
Ep:()=>(listCheckpoints),
o:()=>(undoTo)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _changes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65586);
var _run_checkpoints_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4836);
var _git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(43999);
var _patch_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59281);
var _objects_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(68219);
const MAX_PARALLEL=8;
const UNDO='undo';
const NOT_OF_RUN=new Set([UNDO,_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_1__.XG.tool]);
async function listCheckpoints(store,max){
const{checkout,journal}=store;
const entries=journal.entries.slice(-max);
if(entries.length===0)
return[];
const{tree}=await checkout.snapshot();
const pairs=entries.map((entry,index)=>({entry,next:entries[index+1]?.id??tree}));
const listed=[];
while(pairs.length>0){
const batch=pairs.splice(0,MAX_PARALLEL).map(async({entry,next})=>({
...entry,
stat:await unlessIncomplete(store,[entry.id,next],(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(checkout.git,entry.id,next))
}));
listed.push(...(await Promise.all(batch)));
}
return listed;
}
async function diffSince(store,number){
const entry=findCheckpoint(store,number);
const{tree}=await store.checkout.snapshot();
const patch=await unlessIncomplete(store,[entry.id],(0,_patch_js__WEBPACK_IMPORTED_MODULE_3__.C)(store.checkout.git,{base:entry.id,tree}));
if(!patch)
throw incompleteCheckpoint(entry);
return{entry,patch};
}
async function undoTo(store,number,confirm=()=>Promise.resolve()){
const{checkout,journal}=store;
const entry=findCheckpoint(store,number);
const{tree,skipped}=await checkout.snapshot();
const isUnchanged=number===undefined&&!hasChanged(entry,journal,tree);
if(isUnchanged||tree===entry.id){
const earlier=journal.entries.findLast((run)=>run.id!==tree&&hasChanged(run,journal,tree));
const instead=number===undefined?{isUnchanged,earlier}:undefined;
return{entry,saved:undefined,stat:[],skipped,editedSince:[],instead};
}
const stat=await unlessIncomplete(store,[entry.id],(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(checkout.git,tree,entry.id));
if(!stat)
throw incompleteCheckpoint(entry);
const editedSince=await editsOutsideRuns(store,entry,{tree,changing:stat});
if(editedSince.length>0)
await confirm(editedSince);
const saved=journal.last?.id===tree?journal.last:journal.add({id:tree});
await checkout.restore(tree,entry.id);
journal.recordStep(saved.number,{tool:UNDO,subject:undoSubject(entry.number)});
journal.save();
return{entry,saved,stat,skipped,editedSince,instead:undefined};
}
function hasChanged({number,request},{entries},tree){
const later=entries.slice(entries.findIndex((entry)=>entry.number===number));
const end=later.findIndex((entry,index)=>index>0&&entry.request!==undefined);
const own=end<0?later:later.slice(0,end);
const isChange=(entry,index)=>isOfRun(entry)&&entry.id!==(later[index+1]?.id??tree);
return request!==undefined&&own.some(isChange);
}
function isOfRun({step,request}){
return step?!NOT_OF_RUN.has(step.tool):request!==undefined;
}
async function editsOutsideRuns(store,{number},{tree,changing}){
const{entries}=store.journal;
const since=entries.filter((entry)=>entry.number>=number);
const edited=new Set();
for(const[index,entry]of since.entries()){
const from=entry.step?.tool===UNDO?treeOfUndo(entry.step,entries):entry.id;
const to=since[index+1]?.id??tree;
if(isOfRun(entry)||from===undefined||from===to)
continue;
const stat=await unlessIncomplete(store,[from,to],(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(store.checkout.git,from,to));
for(const{path}of stat??[])
edited.add(path);
}
return changing.map(({path})=>path).filter((path)=>edited.has(path));
}
function treeOfUndo({subject},entries){
return entries.find(({number})=>subject===undoSubject(number))?.id;
}
function undoSubject(number){
return `to ${number}`;
}
function findCheckpoint({journal},number){
const{entries}=journal;
const entry=number===undefined
?entries.findLast(({request})=>request!==undefined)
:entries.find((each)=>each.number===number);
if(entry)
return entry;
const[first,last]=[entries.at(0),entries.at(-1)];
if(!first||!last){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo('This checkout has no checkpoints. They are created by `forgehand run`.');
}
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`There is no checkpoint ${number??'of a run'}. Choose one from ${first.number} to ${last.number}.`);
}
async function unlessIncomplete({checkout},trees,result){
try{
return await result;
}
catch(error){
if(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__.Xi&&!(await(0,_objects_js__WEBPACK_IMPORTED_MODULE_4__.S3)(checkout.git,trees)))
return undefined;
throw error;
}
}
function incompleteCheckpoint({number}){
return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`Checkpoint ${number} is incomplete: the git of this checkout has deleted some of its files. Nothing was changed. Choose another one.`);
}
}),
70712:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mq:()=>(ABSENT_MODE),
N0:()=>(isAdded),
Vq:()=>(moves),
Z$:()=>(isGitlink),
iG:()=>(NO_BLOB),
oy:()=>(isDeleted),
tX:()=>(differences),
zq:()=>(parseCount)
});
var _objects_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68219);
const ABSENT_MODE='000000';
const NO_BLOB='0'.repeat(40);
const EMPTY_BLOB='e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
const GITLINK='160000';
async function differences(git,from,to){
const options=['-r','-z','--raw','--numstat','--no-abbrev','--no-renames','--no-ext-diff','--no-textconv'];
return parseDifferences(await git.derive(['diff-tree',...options,from,to]));
}
const MAX_COMPARED=64*1024*1024;
const MAX_PAIRED=400;
async function moves(git,from,to){
const changed=(await differences(git,from,to)).filter(({oldBlob,newBlob})=>oldBlob!==newBlob);
const blobs=changed.flatMap(({oldBlob,newBlob})=>[oldBlob,newBlob]);
const bytes=(await(0,_objects_js__WEBPACK_IMPORTED_MODULE_0__.Iv)(git,blobs)).reduce((sum,size)=>sum+size,0);
const edited=bytes<=MAX_COMPARED?await editedMoves(git,from,to):[];
const gone=changed.filter(({oldMode,newMode})=>oldMode.slice(0,2)!==newMode.slice(0,2));
const oldPaths=new Map(gone.map(({oldBlob,path})=>[oldBlob,path]));
for(const none of[NO_BLOB,EMPTY_BLOB])
oldPaths.delete(none);
const same=changed.flatMap(({path,newBlob})=>{
const old=oldPaths.get(newBlob);
return old===undefined?[]:[[path,old]];
});
return new Map([...edited,...same]);
}
async function editedMoves(git,from,to){
const moved=['-B','-M',`-l${MAX_PAIRED}`,'--diff-filter=CR','--name-status'];
const fields=(await git.derive(['diff-tree','-r','-z',...moved,'--no-ext-diff','--no-textconv',from,to])).split('\0');
return fields.flatMap((old,index)=>(index%3===1?[[fields[index+1]??'',old]]:[]));
}
function isAdded({oldMode}){
return oldMode===ABSENT_MODE;
}
function isDeleted({newMode}){
return newMode===ABSENT_MODE;
}
function isGitlink({oldMode,newMode}){
return oldMode===GITLINK||newMode===GITLINK;
}
function parseDifferences(output){
const fields=output.split('\0');
const counts=new Map();
const raw=[];
for(let index=0;index<fields.length-1;index++){
const field=fields[index]??'';
if(field.startsWith(':'))
raw.push([field,fields[++index]??'']);
else
addCount(counts,field);
}
return raw.map(([header,path])=>{
const[oldMode='',newMode='',oldBlob='',newBlob='']=header.slice(1).split(' ');
const[added,removed]=counts.get(path)??[];
return{path,oldMode,newMode,oldBlob,newBlob,added,removed};
});
}
function addCount(counts,record){
const{path,added,removed}=parseCount(record);
counts.set(path,[added,removed]);
}
function parseCount(record){
const[,added,removed,path]=/^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(record)??[];
if(path===undefined)
throw new Error(`Unexpected line from git diff-tree: ${record}`);
return{path,added:countOf(added),removed:countOf(removed)};
}
function countOf(text){
return text===undefined||text==='-'?undefined:Number(text);
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
const trusted=Object.entries(environment).map(async([name,value=''])=>{
const isList=name.endsWith('PATH');
const paths=isList?value.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value.split(/[\s:=,]+/).filter((word)=>word.includes('/'));
const missing=isList?root:'/';
const real=await Promise.all(paths.map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root,path)),missing)));
const outside=paths.filter((path,index)=>!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__.UO)(real[index]??root,root)&&(!isList||(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path)));
const left=isList?outside.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value;
return left===''||(!isList&&outside.length<paths.length)?[]:[[name,left]];
});
return{PATH:'/nonexistent',...Object.fromEntries((await Promise.all(trusted)).flat())};
}
function outermostCheckout(path){
const above=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
if(above===path)
return undefined;
return outermostCheckout(above)??((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,'.git'))?path:undefined);
}
}),
68219:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Iv:()=>(blobSizes),
Js:()=>(blobReader),
R8:()=>(filesOf),
S3:()=>(hasAllObjects),
TP:()=>(MAX_BLOB_BYTES),
gm:()=>(readBlob),
sT:()=>(checkFileCount),
ws:()=>(entriesAt)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
var _git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43999);
const MAX_BLOB_BYTES=100*1024*1024;
const MAX_FILES=2_000_000;
async function readBlob(git,id){
try{
return await git.readObject('blob',id,{maxBytes:MAX_BLOB_BYTES});
}
catch(error){
if(!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__.$3))
throw error;
const[size=0]=await blobSizes(git,[id]);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`A file of ${size} bytes cannot be published: GitHub's limit is ${MAX_BLOB_BYTES} bytes. Leave it out of the change.`,{cause:error});
}
}
async function blobSizes(git,ids){
if(ids.length===0)
return[];
const input=ids.map((id)=>`${id}\n`).join('');
const output=await git.run(['cat-file','--batch-check=%(objectsize)'],{input});
return output
.trimEnd()
.split('\n')
.map((line)=>(line.endsWith(' missing')?0:Number(line)));
}
const KEPT={fileBytes:64*1024,bytes:16*2**20};
function blobReader(git,ids){
let small;
const readSmall=async()=>{
const sizes=await blobSizes(git,ids);
let bytes=0;
const kept=ids.filter((_,index)=>{
const size=sizes[index]??0;
if(size<=KEPT.fileBytes)
bytes+=size;
return size<=KEPT.fileBytes&&bytes<=KEPT.bytes;
});
return await readTogether(git,kept);
};
return async(id)=>(await(small??=readSmall())).get(id)??(await readBlob(git,id));
}
async function readTogether(git,ids){
const contents=new Map();
if(ids.length===0)
return contents;
const output=await git.readObjects(ids);
for(let start=0;start<output.length;){
const end=output.indexOf('\n',start);
const[id='',type,size]=output.toString('latin1',start,end).split(' ');
start=end+1;
if(type!=='blob')
continue;
contents.set(id,output.subarray(start,start+Number(size)));
start+=Number(size)+1;
}
return contents;
}
async function entriesAt(git,commit,paths){
const listing=await git.run(['ls-tree','-r','-z','--full-tree',commit,'--',...paths]);
return new Map(listing
.split('\0')
.filter(Boolean)
.map((line)=>{
const tab=line.indexOf('\t');
const[mode='',,blob='']=line.slice(0,tab).split(' ');
return[line.slice(tab+1),{mode,blob}];
}));
}
async function filesOf(git,tree){
const listing=await git.derive(['ls-tree','-r','-z','--name-only','--full-tree',tree]);
return listing.split('\0').filter(Boolean);
}
async function checkFileCount(git,commit){
try{
await git.run(['ls-tree','-r','-z','--format=',commit],{maxBytes:MAX_FILES});
}
catch(error){
if(!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__.$3))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The commit ${commit} has more than ${MAX_FILES} files, which is too many to work on.`,{
cause:error
});
}
}
function hasAllObjects(git,trees){
return(0,_git_js__WEBPACK_IMPORTED_MODULE_0__.kz)(git,['rev-list','--quiet','--objects',...trees]);
}
}),
59281:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(writePatch),
X:()=>(applyPatch)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _changes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(65586);
var _diff_trees_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(70712);
var _git_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(43999);
var _objects_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(68219);
const PATCH_BYTES=1024*1024;
const READ_FACTOR=16;
async function writePatch(git,{base,tree,maxBytes=PATCH_BYTES}){
const all=await(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_4__.tX)(git,base,tree);
const readable=await filesWithin(git,all,maxBytes*READ_FACTOR);
const isComplete=readable.length===all.length;
const text=await diff(git,{base,tree:isComplete?tree:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,base,readable)});
const whole=text.includes('\ufffd')?await withBinaryForm(git,base,readable):text;
return within(whole,maxBytes,isComplete);
}
function diff(git,{base,tree},config={}){
const format=['-r','-p','--binary','--full-index','--no-renames','--no-color'];
return git.run(['diff-tree',...format,'--no-ext-diff','--no-textconv',base,tree],{config});
}
async function withBinaryForm(git,base,all){
const[text,binary]=[[],[]];
for(const difference of all){
const{oldBlob,newBlob}=difference;
const contents=await Promise.all([oldBlob,newBlob].filter((id)=>id!==_diff_trees_js__WEBPACK_IMPORTED_MODULE_4__.iG).map((id)=>(0,_objects_js__WEBPACK_IMPORTED_MODULE_6__.gm)(git,id)));
const list=contents.every((content)=>(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))?text:binary;
list.push(difference);
}
const attributes=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.directory,'info','binary');
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(attributes,'* -diff\n');
const parts=[
await diff(git,{base,tree:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,base,text)}),
await diff(git,{base,tree:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,base,binary)},{'core.attributesFile':attributes})
];
return parts.join('');
}
function within(text,maxBytes,isComplete){
if(Buffer.byteLength(text)<=maxBytes)
return{text,isComplete};
return{text:wholeFilesWithin(text,maxBytes),isComplete:false};
}
async function filesWithin(git,all,maxBytes){
const blobs=all.flatMap(({oldBlob,newBlob})=>[oldBlob,newBlob]);
const sizes=await(0,_objects_js__WEBPACK_IMPORTED_MODULE_6__.Iv)(git,blobs);
return all.filter(fits(maxBytes,(_,index)=>(sizes[2*index]??0)+(sizes[2*index+1]??0)));
}
function wholeFilesWithin(text,maxBytes){
const[first='',...others]=text.split('\ndiff --git ');
return[first,...others.map((file)=>`diff --git ${file}`)]
.map((file)=>(file.endsWith('\n')?file:`${file}\n`))
.filter(fits(maxBytes,(file)=>Buffer.byteLength(file)))
.join('');
}
function fits(maxBytes,sizeOf){
let bytesLeft=maxBytes;
return(item,index)=>{
const bytes=sizeOf(item,index);
if(bytes>bytesLeft)
return false;
bytesLeft-=bytes;
return true;
};
}
async function applyPatch(git,{base,patch}){
const indexFile=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.directory,'index-of-approval');
await git.run(['read-tree',base],{indexFile});
const apply=['apply','--cached','--whitespace=nowarn','-'];
if(!(await(0,_git_js__WEBPACK_IMPORTED_MODULE_5__.kz)(git,apply,{indexFile,input:patch})))
return undefined;
return(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__._0)(git,base,(await git.run(['write-tree'],{indexFile})).trim());
}
}),
4836:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$f:()=>(recordEnd),
F8:()=>(RunCheckpoints),
XG:()=>(NO_CHANGE)
});
var _changes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65586);
const NO_CHANGE={tool:'no change',subject:''};
const MAX_CHECKPOINTS=500;
class RunCheckpoints{
#run;
#started;
constructor(run){
this.#run=run;
}
async take(signal){
signal.throwIfAborted();
const isFirst=!this.#started;
const{checkout,journal,baseline}=await this.#start();
if(isFirst)
return checkpointOf(baseline);
const{tree}=await checkout.snapshot(signal);
signal.throwIfAborted();
return checkpointOf(journal.last?.id===tree?journal.last:journal.add({id:tree}));
}
async beforeWork(){
const{checkout,baseline}=await this.#start();
return{checkout,tree:baseline.id};
}
async hasChanged(signal){
const{checkout,baseline}=await this.#start();
const{tree}=await checkout.snapshot(signal);
signal.throwIfAborted();
return tree!==baseline.id;
}
async changes(signal){
if(!this.#started)
return[];
const{checkout,baseline}=await this.#started;
const{tree}=await checkout.snapshot(signal);
signal.throwIfAborted();
return await(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(checkout.git,baseline.id,tree);
}
async end(signal){
if(!this.#started)
return[];
const{baseline,...store}=await this.#started;
const changes=await recordEnd(store,baseline);
signal.throwIfAborted();
return changes;
}
async changedPaths(signal){
return(await this.changes(signal)).map(({path})=>path);
}
recordStep(number,step){
const saved=this.#started?.then(({journal})=>{
journal.recordStep(number,step);
journal.save();
});
saved?.catch(()=>undefined);
}
async recordRun(){
if(this.#started)
return;
const{journal,baseline}=await this.#start();
journal.recordStep(baseline.number,NO_CHANGE);
journal.save();
}
async close(){
const started=await this.#started?.catch(()=>undefined);
started?.journal.save();
return started?.baseline;
}
#start(){
return(this.#started??=start(this.#run));
}
}
async function recordEnd({checkout,journal},{id}){
const{tree}=await checkout.snapshot();
if(journal.last?.id!==tree||journal.last.step)
journal.add({id:tree});
return await(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(checkout.git,id,tree);
}
function checkpointOf({number,id}){
return{number,id};
}
async function start({open,request,baseline}){
const{checkout,journal}=await open();
if(journal.entries.length>MAX_CHECKPOINTS){
journal.keepNewest(MAX_CHECKPOINTS/ 2);
await checkout.prune();
}
const{tree}=baseline??(await checkout.snapshot());
return{checkout,journal,baseline:journal.add({id:tree,request})};
}
}),
91122:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(EXPECTED_READABLE_PATH),
X3:()=>(exportLine),
cK:()=>(localNetwork),
hu:()=>(READABLE_PATH),
iw:()=>(readablePathsIn),
pz:()=>(networkLine)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
const READABLE_PATH=/^~?(?:\/(?!\.{1,2}(?:\/|$))[^/\p{Cc}]+)+\/?$/u;
const EXPECTED_READABLE_PATH='an absolute path, or one that starts with ~/, such as /srv/tools, without ..';
function readablePathsIn({FORGEHAND_READABLE_PATHS=''}){
const paths=FORGEHAND_READABLE_PATHS.split(':').filter((path)=>path!=='');
for(const[index,path]of paths.entries()){
if(READABLE_PATH.test(path))
continue;
const value=JSON.stringify(path);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`FORGEHAND_READABLE_PATHS[${index}] is ${value}. Expected ${EXPECTED_READABLE_PATH}.`);
}
return paths;
}
function exportLine(paths,environment){
const all=new Set([...readablePathsIn(environment),...paths]);
return `export FORGEHAND_READABLE_PATHS=${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)([...all].join(':'))}`;
}
function localNetwork({FORGEHAND_NETWORK=''}){
const hosts=FORGEHAND_NETWORK.split(',').filter((host)=>host!=='');
return hosts.includes('*')||hosts;
}
function networkLine(asked,environment){
const open=localNetwork(environment);
const hosts=asked.includes(true)?['*']:asked.filter((each)=>typeof each!=='boolean').flat();
if(open===true||hosts.every((host)=>open.includes(host)))
return undefined;
return `export FORGEHAND_NETWORK=${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)([...new Set([...open,...hosts])].join(','))}`;
}
}),
47534:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(totalLines),
m:()=>(totalsByPath)
});
function totalLines(edits){
return{
added:edits.reduce((sum,{added})=>sum+added,0),
removed:edits.reduce((sum,{removed})=>sum+removed,0)
};
}
function totalsByPath(edits){
return[...Map.groupBy(edits,({path})=>path)].map(([path,group])=>({path,...totalLines(group)}));
}
}),
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975);
const REASONS={
ENOENT:'there is no such file or folder',
ENOTDIR:'a part of its path is a file, not a folder',
EISDIR:'it is a folder, not a file',
EEXIST:'something else has this name',
EACCES:'you have no permission',
EPERM:'the operating system does not permit it',
EROFS:'the disk is read-only',
ENOSPC:'the disk is full',
EDQUOT:'your disk quota is used up',
ENAMETOOLONG:'its path is too long',
ELOOP:'its symbolic links form a loop',
EMFILE:'too many files are open',
ENFILE:'too many files are open',
EBUSY:'another program is using it',
ETXTBSY:'another program is running it',
EIO:'the disk reports an error'
};
function fileProblem({code='',errno}){
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(errno));
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
var _edit_totals_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47534);
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds/ 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds/ 1_000);
if(seconds<3_600)
return `${Math.floor(seconds/ 60)} min ${pad(seconds%60)} s`;
const minutes=Math.round(seconds/ 60);
return `${Math.floor(minutes/ 60)} h ${pad(minutes%60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count/ 1_000)}k`;
return `${oneDecimal(count/ 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length-max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const{added,removed}=(0,_edit_totals_js__WEBPACK_IMPORTED_MODULE_0__.S)(edits);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
}),
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
Io:()=>(jsonProblem),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord),
zv:()=>(recordOf)
});
function parseJson(text){
try{
return JSON.parse(text);
}
catch{
return undefined;
}
}
function compactJson(value){
try{
return JSON.stringify(value);
}
catch(error){
if(error instanceof RangeError)
return undefined;
throw error;
}
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function recordOf(value){
return isRecord(value)?value:{};
}
function isDeeperThan(depth,value){
if(typeof value!=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth-1,within));
}
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
60409:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
YF:()=>(normalizedCase),
Zv:()=>(foldersAbove),
_K:()=>(isOutside),
e9:()=>(isInGitFolder),
pT:()=>(normalizedPath),
yz:()=>(beginsWithDot)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
const SKIPPED=new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.qM}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.W3}]`,'gv');
function normalizedPath(path){
const names=[];
for(const name of path.replaceAll('\\','/').split('/').map(normalizedName)){
if(name==='..')
names.pop();
else if(name!==''&&name!=='.')
names.push(name);
}
return names.join('/');
}
function isInGitFolder(path){
return path.split(/[/\\]/).some((name)=>/^(\.git|git~\d+)$/.test(normalizedName(name)));
}
function isOutside(path){
if(path.startsWith('/'))
return true;
let depth=0;
for(const name of path.split('/')){
if(name==='..')
depth-=1;
else if(name!==''&&name!=='.')
depth+=1;
if(depth<0)
return true;
}
return false;
}
function beginsWithDot(name){
return visibleName(name).startsWith('.')&&name!=='.'&&name!=='..';
}
function visibleName(name){
return name.normalize('NFKC').replaceAll(SKIPPED,'');
}
function normalizedName(name){
const plain=visibleName(name);
if(plain==='.'||plain==='..')
return plain;
return normalizedCase(plain.replace(/(?<=.):.*$/,'').replace(/[. ]+$/,''));
}
function normalizedCase(text){
return text.toUpperCase().toLowerCase();
}
function foldersAbove(path){
const names=path.split('/');
return names.slice(1).map((_,index)=>names.slice(0,index+1).join('/'));
}
}),
40458:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jl:()=>(isForeignFolder),
U5:()=>(isWithinAny),
UO:()=>(isWithin),
Vb:()=>(nameOf),
lp:()=>(withoutFolder),
ue:()=>(isLockFile),
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
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
const FOREIGN=/^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i;
function isForeignFolder(name){
return FOREIGN.test(name);
}
}),
41609:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F0:()=>(pinCommand),
_z:()=>(inFolder),
eC:()=>(quoteForShell)
});
function quoteForShell(text){
return/^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text)?text:`'${text.replaceAll("'","'\\''")}'`;
}
function inFolder(folder,command){
return folder===''?command:`cd ${quoteForShell(folder.startsWith('-')?`./${folder}`:folder)} && ${command}`;
}
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(quoteForShell).join(' ')} | tail -n 1 | cut -f 1`;
}
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
VI:()=>(beginningOf),
l2:()=>(capitalized),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
return `${beginningOf(text,maxLength-1).trimEnd()}…`;
}
function beginningOf(text,maxLength){
return text.slice(0,maxLength).replace(/[\uD800-\uDBFF]$/u,'');
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before+first.toUpperCase());
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text.slice(0,maxLength*4+100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
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
57809:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(createOwnFile),
O:()=>(writeOwnFile)
});
var tslib__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(67877);
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(99736);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(22388);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(75455);
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function createOwnFile(path,content=''){
const file=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
const start=(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__.dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))??(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(start,file));
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(start,{recursive:true,mode:0o700});
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_5__.c)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(start),dir,{create:true}),false);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder.at(base),{throwIfNoEntry:false})?.isFile()===false)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} is a link, a folder or a device, so it was not overwritten. Choose another file.`);
const unfinished=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,new DisposableStack(),false);
const next=unfinished.adopt(folder.at(`.forgehand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`),(name)=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(name,{force:true});
});
const created=unfinished.use(new _open_file_js__WEBPACK_IMPORTED_MODULE_6__.T(next,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o600));
created.write(content);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(next,folder.at(base));
unfinished.move();
return created;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_1);
}
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} cannot be written: ${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__.W)(error)}. Choose another file.`,{cause:error});
}
}
function writeOwnFile(path,content){
createOwnFile(path,content)[Symbol.dispose]();
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
})
};
;
