"use strict";
exports.id=8084;
exports.ids=[8084];
exports.modules={
96511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$p:()=>(OWN_FOLDERS),
Wx:()=>(homeFolder),
yd:()=>(mountsFor),
Ou:()=>(planMounts),
$7:()=>(runnerPaths),
yy:()=>(temporaryFolder)
});
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var modules=__webpack_require__(67877);
;
const MAX_BYTES=1024*1024;
const MAX_FOLDERS=500;
async function gitCredentialFiles(git){
const own=await linkedFolders(git);
const modules=own.map((folder)=>(0,external_node_path_.join)(folder,'modules'));
const submodules=await submoduleFolders(modules);
const folders=submodules?[...own,...submodules]:own;
const files=folders.flatMap((folder)=>[(0,external_node_path_.join)(folder,'config'),(0,external_node_path_.join)(folder,'config.worktree')]);
const isSuspect=await Promise.all(files.map(mayHoldCredential));
const named=await Promise.all(own.map(filesNamedLikeSecrets));
return[...files.filter((_,index)=>isSuspect[index]),...named.flat(),...(submodules?[]:modules)];
}
const MAX_DEPTH=2;
const MAX_SEARCHED=400;
async function findGitFolders(root){
const gitFolders=[(0,external_node_path_.join)(root,'.git')];
let level=[root];
let remaining=MAX_SEARCHED;
for(let depth=0;depth<MAX_DEPTH;depth++){
const searched=level.slice(0,remaining);
remaining-=searched.length;
const below=await Promise.all(searched.map(foldersIn));
level=below.flat().filter((path)=>(0,external_node_path_.basename)(path)!=='node_modules'&&(0,external_node_path_.basename)(path)!=='.git');
gitFolders.push(...level.map((path)=>(0,external_node_path_.join)(path,'.git')));
}
return gitFolders;
}
async function foldersIn(path){
const entries=await(0,errors.e4)((0,promises_.readdir)(path,{withFileTypes:true}),[]);
return entries.filter((entry)=>entry.isDirectory()).map(({name})=>(0,external_node_path_.join)(path,name));
}
const HARMLESS_SECTION=/^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i;
const CREDENTIAL=/:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i;
const SECRET_NAME=/token|passw|secret|credential|netrc/i;
async function linkedFolders(git){
const[,pointed]=/^gitdir: (.+)/.exec((await readRegularFile(git))??'')??[];
const folder=pointed===undefined?git:(0,external_node_path_.resolve)(git,'..',pointed);
const common=(await readRegularFile((0,external_node_path_.join)(folder,'commondir')))?.trim();
return common?[folder,(0,external_node_path_.resolve)(folder,common)]:[folder];
}
async function linkedRepository(git){
const[folder,common]=await linkedFolders(git);
if(folder===undefined||common===undefined||(0,external_node_path_.dirname)(folder)!==(0,external_node_path_.join)(common,'worktrees'))
return undefined;
const named=(await readRegularFile((0,external_node_path_.join)(folder,'gitdir')))?.trim();
return named===git?common:undefined;
}
async function mayHoldCredential(path){
const text=await readRegularFile(path);
if(text===undefined)
return false;
const lines=text.split('\n').map((line)=>line.trim());
return lines.some((line)=>(line.startsWith('[')&&!HARMLESS_SECTION.test(line))||CREDENTIAL.test(line));
}
async function filesNamedLikeSecrets(folder){
const names=await(0,errors.e4)((0,promises_.readdir)(folder),[]);
return names.filter((name)=>SECRET_NAME.test(name)).map((name)=>(0,external_node_path_.join)(folder,name));
}
const CONTENT_FOLDERS=new Set(['objects','refs','logs','hooks','info','lfs','worktrees']);
async function submoduleFolders(roots){
const pending=[...roots];
const submodules=[];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
const parent=folder;
const below=(await(0,errors.e4)((0,promises_.readdir)(parent,{withFileTypes:true}),[]))
.filter((entry)=>entry.isDirectory()&&!CONTENT_FOLDERS.has(entry.name))
.map(({name})=>(0,external_node_path_.join)(parent,name));
submodules.push(...below);
pending.push(...below);
if(submodules.length>MAX_FOLDERS)
return undefined;
}
return submodules;
}
async function readRegularFile(path){
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
const{O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=external_node_fs_.constants;
const file=(0,modules.mS)(env_1,await(0,promises_.open)(path,O_RDONLY|O_NOFOLLOW|O_NONBLOCK),true);
const status=await file.stat();
if(status.isDirectory())
return undefined;
return status.isFile()&&status.size<=MAX_BYTES?await file.readFile('utf8'):UNKNOWN;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
const result_1=(0,modules.hk)(env_1);
if(result_1)
await result_1;
}
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
return['ENOENT','ENOTDIR'].includes(error.code??'')?undefined:UNKNOWN;
}
}
const UNKNOWN='[unknown]';
var text_paths=__webpack_require__(40458);
;
function homeFolder(stateFolder){
return(0,external_node_path_.join)(stateFolder,'home');
}
function temporaryFolder(stateFolder){
return(0,external_node_path_.join)(stateFolder,'tmp');
}
function runnerPaths(temp){
const runner=(0,external_node_path_.dirname)((0,external_node_path_.dirname)(temp));
return['.credentials','.credentials_rsaparams','.runner','_diag'].map((name)=>(0,external_node_path_.join)(runner,name));
}
function mountsFor({isBackground=false,readable=[],writable=[],confinedTo},{mounts,home}){
const isReadOnly=({kind,path})=>isBackground&&kind==='writable'&&path!==home;
const isPlanned=(path)=>mounts.some((mount)=>mount.path!==TMP&&(0,text_paths.UO)(path,mount.path));
const hasOwnTmp=isBackground||[...readable,...writable].some((path)=>(0,text_paths.UO)(path,TMP)&&!isPlanned(path));
const own=mounts.flatMap((mount)=>{
if(confinedTo?.root===mount.path&&mount.kind==='writable'&&!isBackground)
return confined(confinedTo);
if(mount.path===TMP&&hasOwnTmp)
return{kind:'scratch',path:mount.path};
return isReadOnly(mount)?{...mount,kind:'readable'}:mount;
});
const more=(kind,paths)=>paths.map((path)=>({kind,path}));
return[...own,...more('readable',readable),...more('writable',writable)];
}
function confined({root,paths}){
const parts=paths.filter((path)=>isRealPath(path)).map((path)=>({kind:'writable',path}));
return[{kind:'readable',path:root},...parts];
}
function isRealPath(path){
try{
return(0,external_node_fs_.realpathSync)(path)===path;
}
catch(error){
if((0,errors.Or)(error))
return false;
throw error;
}
}
const TMP='/tmp';
const OWN_FOLDERS=[TMP,'/var/tmp'];
const machine=[
'/run',
...['/etc/shadow','/etc/gshadow','/etc/shadow-','/etc/gshadow-','/etc/ssh','/etc/sudoers.d'],
...['/var/lib/docker','/var/lib/waagent','/var/lib/cloud','/var/spool/cron','/proc/keys','/proc/key-users']
];
const resolver='/run/systemd/resolve';
const kernelSettings=['sys','sysrq-trigger','irq','bus','fs','acpi','scsi'].map((name)=>`/proc/${name}`);
async function planMounts(options){
const{root,stateFolder,hidden,readable,searchPath}=options;
const repository=await repositoryMounts(options);
const temporary=await existing(OWN_FOLDERS);
const isReplaced=(path)=>temporary.some((mount)=>mount.path===path);
const empty=(await existing([...machine,...hidden,stateFolder])).filter(({path})=>!isReplaced(path));
const folders=[...temporary,...empty].filter(({isFolder})=>isFolder).map(({path})=>path);
const linked=await linkedRepository((0,external_node_path_.join)(root,'.git'));
const wanted=[...readable,...programFolders(searchPath,folders),...(linked?[linked]:[])];
const opened=outermost(await existing([...wanted,resolver]));
const git=(await existing(await findGitFolders(root))).filter(({path})=>(0,text_paths.UO)(path,root)&&!repository.some((mount)=>mount.path===path));
const suspect=(await Promise.all(git.map(({path})=>gitCredentialFiles(path)))).flat();
const isSeen=(path)=>!repository.some((mount)=>(0,text_paths.UO)(path,mount.path));
const credentials=(await existing(suspect)).filter(({path})=>isSeen(path));
const kernel=await existing(kernelSettings);
const hide=({path,isFolder})=>({kind:isFolder?'empty':'masked',path});
const others=[
...empty.filter(({path})=>!(0,text_paths.UO)(path,root)).map(hide),
...[...kernel,...opened].map(({path})=>({kind:'readable',path})),
...empty.filter(({path})=>opened.some((each)=>path!==each.path&&(0,text_paths.UO)(path,each.path))).map(hide),
{kind:'writable',path:homeFolder(stateFolder)},
{kind:'writable',path:root},
...git.map(({path})=>({kind:'readable',path})),
...repository,
...credentials.map(hide),
...empty.filter(({path})=>(0,text_paths.UO)(path,root)&&path!==root).map(hide)
];
const all=[
...temporary.map(({path})=>path===TMP?{kind:'writable',path,source:temporaryFolder(stateFolder)}:{kind:'scratch',path}),
...foldersInTmp(others),
...others
];
await createTemporaryFolder(temporaryFolder(stateFolder),all);
return all;
}
async function repositoryMounts({root,repository}){
const path=(0,external_node_path_.join)(root,'.git');
const status=await(0,errors.e4)((0,promises_.lstat)(path),undefined);
if(!repository||!status?.isDirectory())
return[];
const borrowed=repository.borrowed.map(({name,folder})=>({path:(0,external_node_path_.join)(path,name),source:folder}));
return[{path,source:repository.folder},...borrowed].map((each)=>({kind:'readable',...each}));
}
function foldersInTmp(mounts){
const inside=mounts.filter(({path})=>path.startsWith(`${TMP}/`));
const folders=inside.map(({path})=>path.split('/').slice(0,3).join('/'));
return[...new Set(folders)]
.filter((folder)=>!inside.some(({path})=>path===folder))
.map((path)=>({kind:'empty',path}));
}
async function createTemporaryFolder(folder,mounts){
await(0,promises_.mkdir)(folder,{recursive:true});
await(0,promises_.chmod)(folder,0o1777);
for(const{path}of mounts.filter((mount)=>(0,external_node_path_.dirname)(mount.path)===TMP)){
const point=(0,external_node_path_.join)(folder,(0,external_node_path_.basename)(path));
const isFile=(await(0,errors.e4)((0,promises_.stat)(path),undefined))?.isFile();
if(isFile)
await(0,promises_.writeFile)(point,'');
else
await(0,promises_.mkdir)(point,{recursive:true});
}
}
async function existing(paths){
const resolved=paths.map((path)=>(0,errors.e4)(resolvePath(path),undefined));
const present=(await Promise.all(resolved)).filter((each)=>each!==undefined);
const unique=new Map(present.map((each)=>[each.path,each]));
return[...unique.values()].sort((a,b)=>a.path.length-b.path.length);
}
function outermost(paths){
return paths.filter(({path})=>!paths.some((other)=>other.path!==path&&(0,text_paths.UO)(path,other.path)));
}
async function resolvePath(path){
const real=await(0,promises_.realpath)(path);
return{path:real,isFolder:(await(0,promises_.stat)(real)).isDirectory()};
}
function programFolders(searchPath,hidden){
return searchPath.split(':').flatMap((folder)=>{
if(!folder.startsWith('/')||!hidden.some((path)=>(0,text_paths.UO)(folder,path)))
return[];
const installation=(0,external_node_path_.basename)(folder)==='bin'&&(0,external_node_path_.basename)((0,external_node_path_.dirname)(folder))!=='.local'?(0,external_node_path_.dirname)(folder):folder;
if(hidden.includes(folder))
return[];
return hidden.includes(installation)?[folder]:[installation];
});
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
var node_fs_0_=__webpack_require__(73024);
var node_timers_promises_1_=__webpack_require__(58500);
var _errors_js_2_=__webpack_require__(59973);
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
const parents=new Map(runningProcesses().map((pid)=>[pid,processState(pid)?.parent??0]));
const descendants=descendantsOf(leader,parents);
kill(-leader);
descendants.forEach(kill);
let emptyPasses=0;
for(let pass=0;pass<MAX_PASSES&&emptyPasses<2;pass+=1){
const marked=runningProcesses().filter((pid)=>readProcessFile(pid,'environ').includes(`${MARKER}=${marker}\0`));
emptyPasses=marked.length===0?emptyPasses+1:0;
marked.forEach(kill);
if(emptyPasses<2)
await(0,node_timers_promises_1_.setTimeout)(PAUSE_MS);
}
}
async function endNamespace(leader){
const first=runningProcesses().filter((pid)=>processState(pid)?.parent===leader);
kill(-leader);
first.forEach(kill);
for(let wait=0;wait<MAX_WAITS&&first.some(isAlive);wait+=1)
await(0,node_timers_promises_1_.setTimeout)(SHORT_PAUSES_MS[wait]??PAUSE_MS);
}
function isAlive(pid){
return processState(pid)?.isZombie===false;
}
function kill(pid){
try{
process.kill(pid,'SIGKILL');
}
catch(error){
if(!(0,_errors_js_2_.Or)(error))
throw error;
}
}
function runningProcesses(){
try{
return(0,node_fs_0_.readdirSync)('/proc')
.filter((name)=>/^\d+$/.test(name))
.map(Number)
.filter((pid)=>pid!==process.pid);
}
catch(error){
if((0,_errors_js_2_.Or)(error))
return[];
throw error;
}
}
function processState(pid){
const fields=readProcessFile(pid,'stat').split(') ').at(-1)?.split(' ')??[];
const[parent,threads,pages]=[Number(fields[1]),Number(fields[17]),Number(fields[21])];
return Number.isNaN(pages)?undefined:{isZombie:/^[ZXx]/.test(fields[0]??''),parent,threads,pages};
}
function readProcessFile(pid,name){
try{
return(0,node_fs_0_.readFileSync)(`/proc/${pid}/${name}`,'utf8');
}
catch(error){
if((0,_errors_js_2_.Or)(error))
return '';
throw error;
}
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
var node_os_0_=__webpack_require__(48161);
const LIMIT_SETTINGS={
processes:'processes',
memoryMb:'memory-mb',
fileMb:'file-mb',
temporaryMb:'temporary-mb',
diskMb:'disk-mb'
};
const MB=2**20;
function resourceLimits(wanted={}){
const machineMb=Math.floor((0,node_os_0_.totalmem)()/ MB);
return{
processes:wanted.processes??Math.max(2_048,128*(0,node_os_0_.availableParallelism)()),
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
var node_fs_0_=__webpack_require__(73024);
var node_timers_promises_1_=__webpack_require__(58500);
var _errors_js_5_=__webpack_require__(59973);
var _process_tree_js_2_=__webpack_require__(30108);
var _resource_limits_js_3_=__webpack_require__(94057);
var _temporary_usage_js_4_=__webpack_require__(33899);
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
await(0,node_timers_promises_1_.setTimeout)(INTERVAL_MS,undefined,{signal,ref:false});
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
if((0,_temporary_usage_js_4_.r)(temporary)>limits.temporaryMb)
return exceeded('temporaryMb',`${limits.temporaryMb} MB in /tmp`);
}
if(availableMb()<MIN_FREE_MB){
return `The command was killed: the machine had less than ${MIN_FREE_MB} MB of memory left.`;
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
return `The command was killed: it used more than ${what} (${(0,_resource_limits_js_3_.y7)(limit)}).`;
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
for(const pid of(0,_process_tree_js_2_.$7)()){
const state=this.#others.has(pid)?undefined:(0,_process_tree_js_2_.LS)(pid);
if(state)
states.set(pid,state);
}
const parents=new Map([...states].map(([pid,{parent}])=>[pid,parent]));
const own=[this.#leader,...(0,_process_tree_js_2_.gO)(this.#leader,parents)];
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
const proportional=/^Pss:\s+(\d+) kB$/m.exec((0,_process_tree_js_2_.Qh)(pid,'smaps_rollup'))?.[1];
if(proportional!==undefined)
return Number(proportional)*1024;
const[,resident=0,shared=0]=(0,_process_tree_js_2_.Qh)(pid,'statm').split(' ').map(Number);
return(resident-shared)*PAGE;
}
function sum(numbers){
return numbers.reduce((total,number)=>total+number,0);
}
function freeMb(folder){
try{
const{bfree,bsize}=(0,node_fs_0_.statfsSync)(folder);
return(bfree*bsize)/ MB;
}
catch(error){
if((0,_errors_js_5_.Or)(error))
return Infinity;
throw error;
}
}
function availableMb(){
try{
const kilobytes=/^MemAvailable:\s+(\d+) kB$/m.exec((0,node_fs_0_.readFileSync)('/proc/meminfo','utf8'))?.[1];
return kilobytes===undefined?Infinity:Number(kilobytes)/ 1024;
}
catch(error){
if((0,_errors_js_5_.Or)(error))
return Infinity;
throw error;
}
}
}),
69861:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(exitCodeOf),
N:()=>(spawnProcess)
});
var node_child_process_0_=__webpack_require__(31421);
var node_os_1_=__webpack_require__(48161);
var node_stream_2_=__webpack_require__(57075);
function spawnProcess({file,args,environment,inputs},{cwd,stdio}){
const channels=[...stdio,...inputs.map(()=>'pipe')];
const child=(0,node_child_process_0_.spawn)(file,args,{cwd,env:environment,detached:true,stdio:channels});
inputs.forEach((input,index)=>{
const channel=child.stdio[stdio.length+index];
if(!(channel instanceof node_stream_2_.Writable))
return;
channel.on('error',()=>undefined);
channel.end(input);
});
return child;
}
function exitCodeOf({exitCode,signalCode}){
return exitCode??128+(signalCode?node_os_1_.constants.signals[signalCode]:0);
}
}),
33899:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
r:()=>(megabytesIn),
u:()=>(emptyIfFull)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
var _resource_limits_js_2_=__webpack_require__(94057);
const MAX_ENTRIES=1_000_000;
const BLOCK=512;
const MB=2**20;
function megabytesIn(folder){
let bytes=0;
let count=0;
const pending=[folder];
for(let path=pending.pop();path!==undefined&&count<MAX_ENTRIES;path=pending.pop()){
for(const entry of orNothing(()=>(0,node_fs_0_.readdirSync)(path,{withFileTypes:true}))){
const child=(0,node_path_1_.join)(path,entry.name);
count+=1;
if(entry.isDirectory())
pending.push(child);
else
bytes+=orNothing(()=>[(0,node_fs_0_.lstatSync)(child).blocks])[0]??0;
}
}
return count>=MAX_ENTRIES?Infinity:(bytes*BLOCK)/ MB;
}
function emptyIfFull(folder,temporaryMb){
if(megabytesIn(folder)<=temporaryMb)
return undefined;
for(const name of orNothing(()=>(0,node_fs_0_.readdirSync)(folder))){
const path=(0,node_path_1_.join)(folder,name);
if(!isEmpty(path)){
orNothing(()=>{
(0,node_fs_0_.rmSync)(path,{recursive:true,force:true});
return[];
});
}
}
return `/tmp can hold at most ${temporaryMb} MB (${(0,_resource_limits_js_2_.y7)('temporaryMb')}), so it was emptied.`;
}
function isEmpty(path){
const[status]=orNothing(()=>[(0,node_fs_0_.lstatSync)(path)]);
return status?.isDirectory()?orNothing(()=>(0,node_fs_0_.readdirSync)(path)).length===0:status?.size===0;
}
function orNothing(work){
try{
return work();
}
catch(error){
if((0,_errors_js_3_.Or)(error))
return[];
throw error;
}
}
})
};
;
