export const id=1007;
export const ids=[1007];
export const modules={
2818:
((__unused_webpack_module,exports)=>{
var __webpack_unused_export__;
__webpack_unused_export__=true;
exports.Io=exports.kp=void 0;
var peq=new Uint32Array(0x10000);
var myers_32=function(a,b){
var n=a.length;
var m=b.length;
var lst=1<<(n - 1);
var pv=-1;
var mv=0;
var sc=n;
var i=n;
while(i--){
peq[a.charCodeAt(i)]|=1<<i;
}
for(i=0;i<m;i++){
var eq=peq[b.charCodeAt(i)];
var xv=eq|mv;
eq|=((eq&pv)+ pv)^ pv;
mv|=~(eq|pv);
pv&=eq;
if(mv&lst){
sc++;
}
if(pv&lst){
sc--;
}
mv=(mv<<1)|1;
pv=(pv<<1)|~(xv|mv);
mv&=xv;
}
i=n;
while(i--){
peq[a.charCodeAt(i)]=0;
}
return sc;
};
var myers_x=function(b,a){
var n=a.length;
var m=b.length;
var mhc=[];
var phc=[];
var hsize=Math.ceil(n / 32);
var vsize=Math.ceil(m / 32);
for(var i=0;i<hsize;i++){
phc[i]=-1;
mhc[i]=0;
}
var j=0;
for(;j<vsize - 1;j++){
var mv_1=0;
var pv_1=-1;
var start_1=j * 32;
var vlen_1=Math.min(32,m)+ start_1;
for(var k=start_1;k<vlen_1;k++){
peq[b.charCodeAt(k)]|=1<<k;
}
for(var i=0;i<n;i++){
var eq=peq[a.charCodeAt(i)];
var pb=(phc[(i / 32)|0]>>>i)&1;
var mb=(mhc[(i / 32)|0]>>>i)&1;
var xv=eq|mv_1;
var xh=((((eq|mb)&pv_1)+ pv_1)^ pv_1)|eq|mb;
var ph=mv_1|~(xh|pv_1);
var mh=pv_1&xh;
if((ph>>>31)^ pb){
phc[(i / 32)|0]^=1<<i;
}
if((mh>>>31)^ mb){
mhc[(i / 32)|0]^=1<<i;
}
ph=(ph<<1)|pb;
mh=(mh<<1)|mb;
pv_1=mh|~(xv|ph);
mv_1=ph&xv;
}
for(var k=start_1;k<vlen_1;k++){
peq[b.charCodeAt(k)]=0;
}
}
var mv=0;
var pv=-1;
var start=j * 32;
var vlen=Math.min(32,m - start)+ start;
for(var k=start;k<vlen;k++){
peq[b.charCodeAt(k)]|=1<<k;
}
var score=m;
for(var i=0;i<n;i++){
var eq=peq[a.charCodeAt(i)];
var pb=(phc[(i / 32)|0]>>>i)&1;
var mb=(mhc[(i / 32)|0]>>>i)&1;
var xv=eq|mv;
var xh=((((eq|mb)&pv)+ pv)^ pv)|eq|mb;
var ph=mv|~(xh|pv);
var mh=pv&xh;
score +=(ph>>>(m - 1))&1;
score -=(mh>>>(m - 1))&1;
if((ph>>>31)^ pb){
phc[(i / 32)|0]^=1<<i;
}
if((mh>>>31)^ mb){
mhc[(i / 32)|0]^=1<<i;
}
ph=(ph<<1)|pb;
mh=(mh<<1)|mb;
pv=mh|~(xv|ph);
mv=ph&xv;
}
for(var k=start;k<vlen;k++){
peq[b.charCodeAt(k)]=0;
}
return score;
};
var distance=function(a,b){
if(a.length<b.length){
var tmp=b;
b=a;
a=tmp;
}
if(b.length===0){
return a.length;
}
if(a.length<=32){
return myers_32(a,b);
}
return myers_x(a,b);
};
exports.Io=distance;
var closest=function(str,arr){
var min_distance=Infinity;
var min_index=0;
for(var i=0;i<arr.length;i++){
var dist=distance(str,arr[i]);
if(dist<min_distance){
min_distance=dist;
min_index=i;
}
}
return arr[min_index];
};
exports.kp=closest;
}),
52335:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jc:()=>(lockCheckpoints),
PQ:()=>(recordSteps),
Z0:()=>(stateHome),
aH:()=>(withStore),
n2:()=>(temporaryCheckpoints),
sR:()=>(changesSince)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(48388);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(10175);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(75098);
const FIRST_REQUEST_MS=50;
function lockCheckpoints({root,request,signal}){
const folder=checkpointFolder(root,process.env);
const release=folder===undefined?undefined:lockIfWritable(folder);
if(folder===undefined||!release)
return undefined;
const checkpoints=new _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__ .F({request,open:()=>openStoreForRun({root,folder,signal})});
return{folder,checkpoints,release};
}
function temporaryCheckpoints({request,...location}){
return new _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__ .F({request,open:()=>openStoreForRun(location)});
}
async function changesSince({id},location){
const{checkout}=await openStore({...location,signal:new AbortController().signal});
const{tree}=await checkout.snapshot();
return await checkout.compare(id,tree);
}
function lockIfWritable(folder){
try{
return lockFolder(folder);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
return undefined;
throw error;
}
}
async function openStoreForRun(location){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(FIRST_REQUEST_MS,undefined,{signal:location.signal});
const store=await openStore(location);
const{checkout}=store;
if(checkout.workspaceCommit !==undefined)
await checkout.resetIndexTo(checkout.workspaceCommit);
return store;
}
async function withStore(cwd,work){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_5__ .I)(cwd);
const folder=checkpointFolder(root,process.env);
if(folder===undefined||!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__ .yo(`There are no checkpoints of ${root}. forgehand run takes them.`);
}
const release=lockFolder(folder);
try{
const location={root,folder,signal:(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_8__ .Y)()};
return await work(await openStore(location),location);
}
finally{
release();
}
}
async function openStore({root,folder,signal}){
const[{openCheckout},{CheckpointJournal}]=await Promise.all([
Promise.all([__webpack_require__.e(1034),__webpack_require__.e(1660),__webpack_require__.e(1228)]).then(__webpack_require__.bind(__webpack_require__,41660)),
Promise.all([__webpack_require__.e(3301),__webpack_require__.e(8619)]).then(__webpack_require__.bind(__webpack_require__,98619))
]);
const checkout=await openCheckout({
workTree:root,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder,'git'),
remote:undefined,
environment:process.env,
isExact:true,
signal
});
return{checkout,journal:new CheckpointJournal(checkout.directory,()=>new Date())};
}
function recordSteps(checkpoints,emit){
const numbers=new Map();
const record=(event)=>{
if(event.kind==='child')
record(event.event);
if(event.kind==='checkpoint')
numbers.set(event.callId,event.checkpoint.number);
if(event.kind !=='tool-started')
return;
const number=numbers.get(event.callId);
if(number !==undefined)
checkpoints.recordStep(number,{tool:event.name,subject:event.subject});
};
return(event)=>{
record(event);
emit(event);
};
}
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(chosen)?chosen:(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path__WEBPACK_IMPORTED_MODULE_3__.sep?node_path__WEBPACK_IMPORTED_MODULE_3__.sep:root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
return undefined;
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home,`${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(root)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
function lockFolder(folder){
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder,{recursive:true,mode:0o700});
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder,'lock');
const holder=writeLock(path);
if(holder !==undefined){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__ .yo(`Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`);
}
return()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path,{force:true});
};
}
function writeLock(path){
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error)||error.code !=='EEXIST')
throw error;
}
const holder=Number((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path,'utf8'));
if(isRunning(holder))
return holder;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path,{force:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
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
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error)&&error.code==='EPERM';
}
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ .e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
const start=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
for(let root=start;;root=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git')))
return root;
if(root===(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ .e(`${start} is in no git repository, so a change could not be reviewed or undone. ` +
`Choose a checkout with ${option}, or create one with git init.`);
}
}
}
}),
75098:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y:()=>(listenForInterrupt)
});
function listenForInterrupt(){
const controller=new AbortController();
const end=()=>{
if(controller.signal.aborted)
process.exit(1);
controller.abort(new Error('The run was interrupted.'));
};
process.on('SIGINT',end).on('SIGTERM',end);
return controller.signal;
}
}),
3727:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
s:()=>(jsonText)
});
var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
const HIDDEN=new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .W3}--\n]]`,'gv');
function jsonText(value){
return `${JSON.stringify(value,undefined,2).replace(HIDDEN,escaped)}\n`;
}
function escaped(character){
return character
.split('')
.map((unit)=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,'0')}`)
.join('');
}
}),
24563:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N0:()=>(AGENT_FILE),
fP:()=>(openLocalWorkspace),
jE:()=>(readLocalRules),
vV:()=>(readLocalSettings)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48161);
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76946);
var _pipeline_open_workspace_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55191);
var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(42426);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(6759);
var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52335);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ .KK)((0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_1__ .c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_1__ .c)(root);
return await(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_4__ .U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
return await(0,_pipeline_open_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .k)(rules,{
emit:()=>undefined,
...options,
home:(0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(),
hidden:[(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__ .Z0)(process.env)],
environment:process.env
});
}
}),
79119:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
policy:()=>(policy)
});
var _policy_built_in_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(85573);
var _policy_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21657);
var _policy_default_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(19347);
var _policy_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23852);
var _policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(96885);
var _workspace_commands_declared_commands_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(14546);
var _workspace_commands_package_binaries_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22611);
var _workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(25178);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(2754);
var _text_writable_paths_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(237);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(10175);
var _json_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(3727);
var _local_repository_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(24563);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(4565);
async function policy(command,flags){
if((command===undefined)===(flags.file===undefined)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_13__ .e('Give either a command, such as "npm test", or a path with --file.');
}
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_10__ .I)(flags.cwd);
const rules=await(0,_local_repository_js__WEBPACK_IMPORTED_MODULE_12__ .jE)(root);
if(flags.file !==undefined)
return printFileVerdict(flags.file,rules,flags.json===true);
const line=command??'';
const declared=await(0,_workspace_commands_declared_commands_js__WEBPACK_IMPORTED_MODULE_5__ .l)(await(0,_workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_7__ .W)(root));
const isCheck=(rules.verify?.flatMap(({run,quick})=>[run,quick])??declared.verify).includes(line.trim());
const explanation=isCheck?asCheck(line):await explain(line,{root,setting:rules.commands,declared,flags});
process.stdout.write(flags.json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_11__ .s)(toJson(explanation)):explanationText(explanation));
return explanation.judgment.kind==='allowed'?0:1;
}
async function explain(line,{root,setting,declared,flags}){
const isBounded=flags.sandbox !=='off';
if(isBounded&&setting==='any')
return{judgment:(0,_policy_commands_js__WEBPACK_IMPORTED_MODULE_1__.judgeAnyCommand)(line),commands:[]};
const packageBinaries=isBounded?await(0,_workspace_commands_package_binaries_js__WEBPACK_IMPORTED_MODULE_6__ .I)(root):[];
const rules=(0,_policy_default_commands_js__WEBPACK_IMPORTED_MODULE_2__ .Hf)({setting,declared,packageBinaries,isBounded});
return(0,_policy_commands_js__WEBPACK_IMPORTED_MODULE_1__ .b)(line,rules,{root,folder:'',isBounded});
}
function asCheck(line){
const command=line.trim();
return{
judgment:{kind:'allowed',rules:[command]},
commands:[{command,severity:'medium',rule:command,reason:undefined,remedy:undefined}]
};
}
function toJson({judgment,commands}){
return{
allowed:judgment.kind==='allowed',
severity:judgment.kind==='refused'?judgment.severity:null,
reason:reasonOf(judgment)??null,
remedy:judgment.kind==='refused'?(judgment.remedy??null):null,
commands:commands.map(({command,severity,rule=null,reason=null,remedy=null})=>({
...{command,allowed:rule !==null,severity,rule,reason,remedy}
}))
};
}
function explanationText({judgment,commands}){
const end=judgment.kind==='allowed'?'Allowed.':`Not allowed. ${reasonOf(judgment)??''}`;
return `${[...commands.flatMap(commandLines),(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(end)].join('\n')}\n`;
}
function commandLines({command,severity,rule,reason='',remedy}){
const head=`${rule===undefined?'refused':'allowed'}  ${severity.padEnd(8)}  ${command}`;
if(rule !==undefined)
return[(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(head),(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(`         by the rule: ${rule}`)];
const line=remedy===undefined?[]:[`         in ${_local_repository_js__WEBPACK_IMPORTED_MODULE_12__ .N0}, under commands: ${remedy}`];
return[head,`         ${reason}`,...line].map((text)=>(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(text));
}
function reasonOf(judgment){
if(judgment.kind==='allowed')
return undefined;
return judgment.kind==='malformed'?judgment.problem:judgment.reason;
}
function printFileVerdict(path,{protectedPaths,sensitiveFiles,writablePaths},isJson){
const protecting=(0,_policy_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__ ._b)(path,[..._policy_built_in_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ .g,_local_repository_js__WEBPACK_IMPORTED_MODULE_12__ .N0,...protectedPaths]);
const sensitive=(0,_policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__ .R)(path,[..._policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__ .r,...sensitiveFiles]);
const needsApproval=protecting !==undefined||sensitive?.requiresApproval===true;
const canChange=(0,_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_9__ .nH)(path,writablePaths);
const verdict={
path,
isWritable:canChange,
requiresApproval:needsApproval,
protectedBy:protecting??null,
sensitiveBy:sensitive??null
};
process.stdout.write(isJson?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_11__ .s)(verdict):`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(fileVerdictText(verdict))}\n`);
return needsApproval||!canChange?1:0;
}
function fileVerdictText({path,isWritable:canChange,protectedBy:protecting,sensitiveBy:sensitive}){
if(!canChange)
return `${path} cannot be changed: it is outside writable-paths.`;
if(protecting !==null)
return `A change to ${path} needs approval: it is protected by ${protecting}.`;
if(sensitive===null)
return `A change to ${path} needs no approval: no pattern matches it.`;
const rule=`sensitive-files has require-approval: ${String(sensitive.requiresApproval)} for ${sensitive.pattern}`;
return `A change to ${path} needs ${sensitive.requiresApproval?'':'no '}approval: ${rule}.`;
}
}),
48388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(RunCheckpoints)
});
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
const{tree}=await checkout.snapshot();
signal.throwIfAborted();
return checkpointOf(journal.last?.id===tree?journal.last:journal.add({id:tree}));
}
async hasChanged(signal){
const{checkout,baseline}=await this.#start();
const{tree}=await checkout.snapshot();
signal.throwIfAborted();
return tree !==baseline.id;
}
async changes(signal){
if(!this.#started)
return[];
const{checkout,baseline}=await this.#started;
const{tree}=await checkout.snapshot();
signal.throwIfAborted();
return await checkout.compare(baseline.id,tree);
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
async close(){
const started=await this.#started?.catch(()=>undefined);
started?.journal.save();
return started?.baseline;
}
#start(){
return(this.#started??=start(this.#run));
}
}
function checkpointOf({number,id}){
return{number,id};
}
async function start({open,request,baseline}){
const{checkout,journal}=await open();
if(journal.entries.length>MAX_CHECKPOINTS){
journal.keepNewest(MAX_CHECKPOINTS / 2);
await checkout.prune();
}
const{tree}=baseline??(await checkout.snapshot());
return{checkout,journal,baseline:journal.add({id:tree,request})};
}
}),
73527:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(matchesPathPattern)
});
var picomatch__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(55180);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
const matchers=new Map();
function matchesPathPattern(path,pattern){
return matcherOf(pattern)((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ .pT)(path));
}
function matcherOf(pattern){
const known=matchers.get(pattern);
if(known)
return known;
const glob=pattern
.normalize('NFKC')
.replace(/^\.?\//,'')
.replace(/\/$/,'/**');
const matches=picomatch__WEBPACK_IMPORTED_MODULE_1__((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ .YF)(glob),{dot:true,nocase:true});
matchers.set(pattern,matches);
return matches;
}
}),
23852:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Md:()=>(GIT_FOLDER),
_2:()=>(isWorkflow),
_b:()=>(protectingPattern)
});
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
var _path_pattern_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73527);
const SHORT_NAME=/^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/;
const MAX_DEPTH=200;
const GIT_FOLDER='.git/**';
function protectingPattern(path,patterns){
if((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ .e9)(path))
return GIT_FOLDER;
const names=(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ .pT)(path).split('/');
if(names.length>MAX_DEPTH)
return `a path of more than ${MAX_DEPTH} names`;
if(names.some((name)=>SHORT_NAME.test(name)))
return 'a short name of Windows';
const ancestors=names.map((_,index)=>names.slice(0,index + 1).join('/'));
return patterns.find((pattern)=>
pattern.startsWith('!')
?(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ .R)(path,pattern)
:ancestors.some((ancestor)=>(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ .R)(ancestor,pattern)));
}
function isWorkflow(path){
return(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ .pT)(path).startsWith('.github/workflows/');
}
}),
96885:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(sensitiveFileRule),
r:()=>(builtInSensitiveFiles)
});
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
var _credential_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(82787);
var _path_pattern_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73527);
var _protected_paths_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23852);
const builtInSensitiveFiles=[
...['**/.env','**/.env.*','**/*.{pem,key,p12,pfx,jks,keystore,kdbx}',`**/id_{${_credential_paths_js__WEBPACK_IMPORTED_MODULE_3__ .F.join()}}`].map(needsApproval),
...['**/{secrets,credentials}.{json,yml,yaml,toml}','**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(needsApproval),
...[`**/.{${_credential_paths_js__WEBPACK_IMPORTED_MODULE_3__ .U.join()},docker}/**`,'**/*.tfstate{,.backup}','**/*.tfvars'].map(needsApproval),
...['**/{Dockerfile,Containerfile}{,.*}','**/{docker-,}compose.{yml,yaml}','**/*.service'].map(needsApproval),
needsApproval('**/.gitlab/ci/**'),
...['**/.env.{example,sample,template,dist,test}','**/*.tfvars.example'].map(exempt)
];
function sensitiveFileRule(path,rules=builtInSensitiveFiles){
if((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ .e9)(path))
return needsApproval(_protected_paths_js__WEBPACK_IMPORTED_MODULE_2__ .Md);
return rules.findLast(({pattern})=>(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ .R)(path,pattern));
}
function needsApproval(pattern){
return{pattern,requiresApproval:true};
}
function exempt(pattern){
return{pattern,requiresApproval:false};
}
}),
590:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M0:()=>(REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
S3:()=>(LOGIN),
Yc:()=>(reviewer),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const LABEL='a label of at most 50 characters';
const LOGIN='a login such as octocat';
const REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(LABEL).trim().min(1,LABEL).max(50,LABEL);
const login=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(LOGIN).regex(/^[\w-]{1,100}$/u,LOGIN);
const reviewer=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
71271:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(claimKey),
Z:()=>(sourceKey)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _task_key_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(26150);
function claimKey({trigger,number,createdAt}){
switch(trigger.kind){
case 'comment':
return `comment-${trigger.commentId}`;
case 'review':
return `review-${trigger.reviewId}`;
case 'label':
return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`;
case 'assignment':
return `assign-${number}-${Date.parse(createdAt)}`;
case 'ci':
return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`;
case 'auto-review':
return `auto-review-${trigger.headSha}`;
case 'prompt':
return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__ .D)(trigger)}-${trigger.runId}`;
}
}
function checksKey(source){
const isAgain=source.kind==='workflow'&&source.attempt>1;
return isAgain?`${sourceKey(source)}-again`:sourceKey(source);
}
function sourceKey(source){
return source.kind==='suite'?source.app:String(source.workflowId);
}
function digest(label){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0,12);
}
}),
26150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(taskKey)
});
function taskKey({taskId,item}){
return item?`${taskId}_${item.id}`:taskId;
}
}),
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(93597);
var _resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .aL)(root,await(0,_resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__ .LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .yo(message,{cause:error});
}
};
}
})
};
