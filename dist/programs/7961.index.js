export const id=7961;
export const ids=[7961];
export const modules={
67961:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(chooseSandbox)
});
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var sandbox_mounts=__webpack_require__(96511);
var resource_limits=__webpack_require__(94057);
var external_node_fs_=__webpack_require__(73024);
var external_node_os_=__webpack_require__(48161);
;
const initScript=String.raw `
for path in /proc/self/fd/*; do
  fd=${'$'}{path##*/}
  [ "$fd" -le 2 ] || eval "exec $fd>&-"
done
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -u "$2" 2>/dev/null
echo 1000 2>/dev/null > /proc/self/oom_score_adj
exec 3>&2 2>/dev/null
/bin/bash -c "$3" 2>&3 3>&-
exit $?
`;
function initArguments(script,limits,hasUserNamespace){
const processes=2*limits.processes+unrelatedProcesses(hasUserNamespace);
return['/bin/bash','--norc','-c',initScript,'sandbox',`${limits.fileMb*1024}`,`${processes}`,script];
}
function isKernel(major,minor){
const[ownMajor=0,ownMinor=0]=(0,external_node_os_.release)().split('.').map(Number);
return ownMajor>major||(ownMajor===major&&ownMinor>=minor);
}
const SPARE_PROCESSES=1_000;
function unrelatedProcesses(hasUserNamespace){
if(hasUserNamespace&&isKernel(5,14))
return 0;
return Number(/\/(\d+) /.exec((0,external_node_fs_.readFileSync)('/proc/loadavg','utf8'))?.[1]??0)+SPARE_PROCESSES;
}
;
const LOAD=0x20;
const JUMP_IF_EQUAL=0x15;
const JUMP_IF_AT_LEAST=0x35;
const RETURN=0x06;
const ALLOW=0x7fff0000;
const ERRNO=0x00050000;
function encodeProgram(program){
const bytes=Buffer.alloc(program.length*8);
program.forEach(([code,ifTrue,ifFalse,value],index)=>{
bytes.writeUInt16LE(code,index*8);
bytes.writeUInt8(ifTrue,index*8+2);
bytes.writeUInt8(ifFalse,index*8+3);
bytes.writeUInt32LE(value>>>0,index*8+4);
});
return bytes;
}
;
const FAMILIES=[1,2,10,16];
const tables={
x64:{
architecture:0xc000003e,
socket:41,
ioctl:16,
foreignFrom:0x40000000,
refused:[298,321,323,248,249,250,425,426,427]
},
arm64:{
architecture:0xc00000b7,
socket:198,
ioctl:29,
foreignFrom:undefined,
refused:[241,280,282,217,218,219,425,426,427]
}
};
const[EPERM,ENOSYS,EAFNOSUPPORT]=[1,38,97];
const[CALL,ARCHITECTURE,FIRST,SECOND]=[0,4,16,24];
const TERMINAL_REQUESTS=[0x5412,0x541c];
function seccompFilter(architecture){
const calls=tables[architecture];
if(!calls)
return undefined;
const answer=(errno)=>[RETURN,0,0,ERRNO|errno];
const program=[
[LOAD,0,0,ARCHITECTURE],
[JUMP_IF_EQUAL,1,0,calls.architecture],
answer(ENOSYS),
[LOAD,0,0,CALL],
...(calls.foreignFrom===undefined?[]:[[JUMP_IF_AT_LEAST,0,1,calls.foreignFrom],answer(ENOSYS)]),
...calls.refused.flatMap((number)=>[[JUMP_IF_EQUAL,0,1,number],answer(ENOSYS)]),
[JUMP_IF_EQUAL,0,FAMILIES.length+2,calls.socket],
[LOAD,0,0,FIRST],
...FAMILIES.map((family,index)=>[JUMP_IF_EQUAL,FAMILIES.length-index,0,family]),
answer(EAFNOSUPPORT),
[LOAD,0,0,CALL],
[JUMP_IF_EQUAL,0,TERMINAL_REQUESTS.length+1,calls.ioctl],
[LOAD,0,0,SECOND],
...TERMINAL_REQUESTS.map((request,index)=>[
JUMP_IF_EQUAL,
TERMINAL_REQUESTS.length-index,
0,
request
]),
[RETURN,0,0,ALLOW],
answer(EPERM)
];
return encodeProgram(program);
}
;
function bubblewrapSandbox(parts){
const{program,home,limits:defaultLimits,emptyFile,switchUser}=parts;
return{
kind:'bubblewrap',
description:'bubblewrap. Commands write only in the work tree; they have no network, no capabilities and no sight of other processes.',
home,
limits:defaultLimits,
endsWholeTree:true,
usesParentDeathPipe:false,
wrap(command){
const{script,cwd,network,environment,limits=defaultLimits}=command;
const[file,...before]=switchUser;
const filter=seccompFilter(process.arch);
const plan=(0,sandbox_mounts.yd)(command,parts);
const size=['--size',`${limits.temporaryMb*2**20}`,'--tmpfs'];
const options=[
...['--unshare-user','--disable-userns','--unshare-ipc','--unshare-pid','--unshare-uts'],
...['--unshare-cgroup-try',...(network?[]:['--unshare-net'])],
...['--new-session','--die-with-parent','--as-pid-1','--cap-drop','ALL'],
...['--ro-bind','/','/','--dev','/dev','--proc','/proc'],
...plan.flatMap((mount)=>argumentsOf(mount,size,emptyFile)),
...[...size,'/dev/shm','--remount-ro','/dev'],
...plan.filter(({kind})=>kind==='empty').flatMap(({path})=>['--remount-ro',path]),
...Object.entries(environment).flatMap(([name,value])=>['--setenv',name,value]),
...['--chdir',cwd,...(filter?['--seccomp','4']:[])]
];
return{
file:file??program,
environment:{},
inputs:[options.map((option)=>`${option}\0`).join(''),...(filter?[filter]:[])],
args:[
...(file===undefined?[]:[...before,program]),
...['--args','3','--',...initArguments(script,limits,true)]
]
};
}
};
}
function argumentsOf({kind,path,source=path},sized,emptyFile){
switch(kind){
case 'scratch':
return[...sized,path];
case 'empty':
return['--tmpfs',path];
case 'masked':
return['--ro-bind',emptyFile,path];
case 'readable':
return['--ro-bind',source,path];
case 'writable':
return['--bind',source,path];
}
}
;
const namespacesScript=String.raw `
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3
if [ "$4" = stdin ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
if [ "$5" = sealed ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
size=$6 max_pid=$7
shift 7
newline='
'

# Mount everything a second time below the mount point, and make only that read-only.
mount --rbind / "$new"
# Mount /sys without the many mounts in it. The kernel forbids this in a user namespace, where they may hide something.
system=$new/dev
if mount -o bind,ro,nosuid,nodev,noexec /sys "$new/sys" 2>/dev/null; then
  system=$new/sys
  if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
    mount -o bind,ro,nosuid,nodev,noexec /sys/fs/cgroup "$new/sys/fs/cgroup"
  fi
fi
points=
while read -r _ _ _ _ point _; do
  case $point in
    "$new"/dev/* | "$new"/proc/* | "$system"/*) ;; # covered
    "$new" | "$new"/*) points="$points$point$newline" ;;
  esac
done < /proc/self/mountinfo
while read -r point; do
  case $point in
    '') ;;
    *\\*) mount -o remount,bind,ro,nosuid,nodev "$(printf %b "$point")" ;;
    *) mount -o remount,bind,ro,nosuid,nodev "$point" ;;
  esac
done <<POINTS
$points
POINTS

# Only harmless devices: with those of the disks, every mount could be bypassed. Only root can create devices.
mount -t tmpfs -o nosuid,mode=0755,size=64k tmpfs "$new/dev"
mkdir "$new/dev/pts" "$new/dev/shm"
cd /dev
if ! cp -a null zero full random urandom tty "$new/dev" 2>/dev/null; then
  for name in null zero full random urandom tty; do
    [ -e "$new/dev/$name" ] || : > "$new/dev/$name"
    mount --bind "$name" "$new/dev/$name"
  done
fi
ln -s pts/ptmx "$new/dev/ptmx"
ln -s /proc/self/fd "$new/dev/fd"
cd /
ln -s /proc/self/fd/0 "$new/dev/stdin"
ln -s /proc/self/fd/1 "$new/dev/stdout"
ln -s /proc/self/fd/2 "$new/dev/stderr"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$new/dev/pts"
mount -t tmpfs -o nosuid,nodev,mode=1777,size="$size"m tmpfs "$new/dev/shm"
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"
# ulimit does not stop root, but the namespace has no process numbers beyond this one.
if [ "$max_pid" -gt 0 ]; then echo "$max_pid" > "$new/proc/sys/kernel/pid_max"; fi

holders=
while [ "$1" != -- ]; do
  kind=$1 path=$2 target=$new$2
  shift 2
  if [ ! -e "$target" ]; then
    if [ -d "$path" ]; then mkdir -p "$target"; else
      [ -d "${'$'}{target%/*}" ] || mkdir -p "${'$'}{target%/*}"
      : > "$target"
    fi
  fi
  case $kind in
    scratch) mount -t tmpfs -o "nosuid,nodev,mode=1777,size=$size"m tmpfs "$target" ;;
    empty) mount -t tmpfs -o ro,nosuid,nodev,mode=0755,size=64k tmpfs "$target" ;;
    holder)
      mount -t tmpfs -o nosuid,nodev,mode=0755,size=64k tmpfs "$target"
      holders="$holders$target$newline"
      ;;
    masked) mount --bind "$new/dev/null" "$target" ;;
    writable) mount --rbind "$path" "$target" ;;
    shown)
      mount --bind "$1" "$target"
      mount -o remount,bind,nosuid,nodev "$target"
      shift
      ;;
    shown-read-only)
      mount -o bind,ro,nosuid,nodev "$1" "$target"
      shift
      ;;
    readable) mount -o bind,ro,nosuid,nodev "$path" "$target" ;;
  esac
done
shift
# Everything inside is mounted now.
mount -o remount,bind,ro,nosuid "$new/dev"
while read -r target; do
  if [ -n "$target" ]; then mount -o remount,bind,ro,nosuid,nodev "$target"; fi
done <<HOLDERS
$holders
HOLDERS

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# Kill everything when the parent-death pipe closes. Started before privileges are dropped, so that the command, which then is
# another user, can neither kill nor stop it. In a loop, because the command may not have started yet.
(while read -r _ <&3; do :; done; while :; do kill -KILL -1; done) >/dev/null 2>&1 &
exec 3<&-

exec "$@"
`;
;
function namespacesSandbox(parts){
const{unshare,home,mountPoint,user,hasUserNamespace,limits:defaultLimits}=parts;
const switchUser=user?['--reuid',`${user.uid}`,'--regid',`${user.gid}`,'--clear-groups']:[];
return{
kind:'namespaces',
description:'Linux namespaces. Commands write only in the work tree; they have no network, no capabilities and no sight of '+
'other processes.',
home,
limits:defaultLimits,
endsWholeTree:true,
usesParentDeathPipe:true,
wrap(command){
const{script,cwd,network,environment,limits=defaultLimits,isBackground=false}=command;
const[file,...before]=unshare;
const plan=(0,sandbox_mounts.yd)(command,parts);
const deathPipe=isBackground?'stderr':'stdin';
const variables=Object.entries(environment).map(([name,value])=>`${name}=${value}`);
return{
file,
environment:{},
inputs:[],
args:[
...before,
...['--mount','--pid','--ipc','--uts','--fork','--kill-child',...(network?[]:['--net'])],
...['--','/bin/sh','-c',namespacesScript,'sandbox',mountPoint,cwd,network?'network':'no-network'],
...[deathPipe,hasUserNamespace?'sealed':'open',`${limits.temporaryMb}`,`${maxPid(limits)}`],
...[...plan.flatMap((mount)=>pointOf(mount,plan)),'--'],
...[
'setpriv',
...switchUser,
'--no-new-privs',
'--inh-caps=-all',
'--ambient-caps=-all',
'--bounding-set=-all'
],
...['env','-i',...variables,...initArguments(script,limits,hasUserNamespace)]
]
};
}
};
}
function pointOf(mount,plan){
const{kind,path,source}=mount;
if(source===undefined)
return[kindOf(mount,plan),path];
return[kind==='readable'?'shown-read-only':'shown',path,source];
}
function kindOf({kind,path},plan){
return kind==='empty'&&plan.some((other)=>other.path.startsWith(`${path}/`))?'holder':kind;
}
function maxPid({processes}){
return isKernel(6,14)?2*processes+1_000:0;
}
;
function noSandbox(home,limits){
return{
kind:'none',
description:'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
home,
limits,
endsWholeTree:false,
usesParentDeathPipe:false,
wrap:({script,environment})=>({
file:'/bin/bash',
args:['--norc','-c',script],
environment,
inputs:[]
})
};
}
var self_test=__webpack_require__(13721);
;
async function chooseSandbox(mode,options,{onRefusal=()=>undefined,test=self_test.y}={}){
const owner=await commandUser(options.root);
const home=await prepareHome(options.stateFolder,owner);
const limits=(0,resource_limits.ZY)(options.limits);
if(mode==='off'){
const sandbox=noSandbox(home,limits);
const{probes}=await test(sandbox,options);
return{...sandbox,probes};
}
await reserveGitFolder(options.root);
const mounts=await(0,sandbox_mounts.Ou)(options);
const temporary=(0,sandbox_mounts.yy)(options.stateFolder);
if(owner){
await(0,promises_.chown)(temporary,owner.uid,owner.gid);
await openObjects(options);
}
const failures=[];
for await(const candidate of candidates(mode,options,{home,limits,owner,mounts})){
const result=await test(candidate,options);
const{probes,failure}=result;
if((0,self_test.P)(result))
return{...candidate,temporary,probes};
const reason=`${candidate.kind}: ${failure??failedText(probes)}`;
failures.push(reason);
onRefusal(reason);
}
if(mode==='auto')
return undefined;
throw new errors.yo(`The sandbox "${mode}" does not work here (${failures.join('; ')||'it is not installed'}). `+
'Set sandbox to "auto" to use one that works, or install the package bubblewrap and allow user namespaces.');
}
function failedText(probes){
const failed=probes.filter(({held})=>!held).map(({name,detail})=>`${name} (${detail})`);
return `its self-test failed: ${failed.join(', ')}`;
}
async function commandUser(root){
const{uid,gid}=await(0,promises_.stat)(root);
return process.getuid?.()===0&&uid!==0?{uid,gid}:undefined;
}
async function prepareHome(stateFolder,owner){
const home=(0,sandbox_mounts.Wx)(stateFolder);
await(0,promises_.mkdir)(home,{recursive:true,mode:0o700});
await(0,promises_.writeFile)((0,external_node_path_.join)(home,'.gitconfig'),'[safe]\n\tdirectory = *\n');
if(owner)
await(0,promises_.chown)(home,owner.uid,owner.gid);
return home;
}
async function openObjects({repository,stateFolder}){
const own=repository?.borrowed.map(({folder})=>(0,external_node_path_.dirname)(folder)).filter((path)=>path.startsWith(stateFolder));
for(const folder of own??[])
await(0,promises_.chmod)(folder,0o711);
}
async function reserveGitFolder(root){
await(0,errors.e4)((0,promises_.mkdir)((0,external_node_path_.join)(root,'.git')),undefined,['EEXIST']);
}
async function*candidates(mode,{stateFolder},parts){
const setpriv=await systemProgram('setpriv');
if(mode!=='namespaces')
yield*bubblewrapCandidates(parts,setpriv);
if(mode==='bubblewrap'||setpriv===undefined)
return;
const mountPoint=(0,external_node_path_.join)(stateFolder,'root');
await(0,promises_.mkdir)(mountPoint,{recursive:true,mode:0o700});
yield*namespacesCandidates({...parts,mountPoint});
}
async function*bubblewrapCandidates(parts,setpriv){
const{owner}=parts;
const program=await systemProgram('bwrap');
if(program===undefined)
return;
const emptyFile=(0,external_node_path_.join)((0,external_node_path_.dirname)(parts.home),'empty');
await(0,promises_.writeFile)(emptyFile,'');
if(!owner)
yield bubblewrapSandbox({...parts,program,emptyFile,switchUser:[]});
else if(setpriv!==undefined){
const switchUser=[setpriv,'--reuid',`${owner.uid}`,'--regid',`${owner.gid}`,'--clear-groups'];
yield bubblewrapSandbox({...parts,program,emptyFile,switchUser});
}
}
async function*namespacesCandidates(parts){
const program=await systemProgram('unshare');
if(program===undefined)
return;
const[uid,gid]=[process.getuid?.(),process.getgid?.()];
if(uid===0){
yield namespacesSandbox({...parts,unshare:[program],user:parts.owner,hasUserNamespace:false});
return;
}
const sudo=await systemProgram('sudo');
if(sudo!==undefined&&uid!==undefined&&gid!==undefined){
const unshare=[sudo,'-n','--',program];
yield namespacesSandbox({...parts,unshare,user:{uid,gid},hasUserNamespace:false});
}
const unshare=[program,'--user','--map-current-user','--keep-caps'];
yield namespacesSandbox({...parts,unshare,user:undefined,hasUserNamespace:true});
}
async function systemProgram(name){
for(const folder of['/usr/bin','/bin','/usr/sbin','/sbin','/usr/local/bin']){
const path=(0,external_node_path_.join)(folder,name);
const problem=await(0,errors.e4)((0,promises_.access)(path,promises_.constants.X_OK),'not executable');
if(problem===undefined)
return path;
}
return undefined;
}
}),
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
const found=[(0,external_node_path_.join)(root,'.git')];
let level=[root];
let remaining=MAX_SEARCHED;
for(let depth=0;depth<MAX_DEPTH;depth++){
const searched=level.slice(0,remaining);
remaining-=searched.length;
const below=await Promise.all(searched.map(foldersIn));
level=below.flat().filter((path)=>(0,external_node_path_.basename)(path)!=='node_modules'&&(0,external_node_path_.basename)(path)!=='.git');
found.push(...level.map((path)=>(0,external_node_path_.join)(path,'.git')));
}
return found;
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
const found=[];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
const parent=folder;
const below=(await(0,errors.e4)((0,promises_.readdir)(parent,{withFileTypes:true}),[]))
.filter((entry)=>entry.isDirectory()&&!CONTENT_FOLDERS.has(entry.name))
.map(({name})=>(0,external_node_path_.join)(parent,name));
found.push(...below);
pending.push(...below);
if(found.length>MAX_FOLDERS)
return undefined;
}
return found;
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
const found=(await Promise.all(resolved)).filter((each)=>each!==undefined);
const unique=new Map(found.map((each)=>[each.path,each]));
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
const home=(0,external_node_path_.basename)(folder)==='bin'&&(0,external_node_path_.basename)((0,external_node_path_.dirname)(folder))!=='.local'?(0,external_node_path_.dirname)(folder):folder;
if(hidden.includes(folder))
return[];
return hidden.includes(home)?[folder]:[home];
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
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(PAUSE_MS);
}
}
async function endNamespace(leader){
const first=runningProcesses().filter((pid)=>processState(pid)?.parent===leader);
kill(-leader);
first.forEach(kill);
for(let wait=0;wait<MAX_WAITS&&first.some(isAlive);wait+=1)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(SHORT_PAUSES_MS[wait]??PAUSE_MS);
}
function isAlive(pid){
return processState(pid)?.isZombie===false;
}
function kill(pid){
try{
process.kill(pid,'SIGKILL');
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error))
throw error;
}
}
function runningProcesses(){
try{
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
.filter((name)=>/^\d+$/.test(name))
.map(Number)
.filter((pid)=>pid!==process.pid);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error))
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
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`,'utf8');
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error))
return '';
throw error;
}
}
function descendantsOf(leader,parents){
const children=new Map();
for(const[pid,parent]of parents){
const siblings=children.get(parent);
if(siblings)
siblings.push(pid);
else
children.set(parent,[pid]);
}
const found=[];
const queue=[leader];
for(let pid=queue.pop();pid!==undefined;pid=queue.pop()){
const own=children.get(pid)??[];
found.push(...own);
queue.push(...own);
}
return found;
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
return `The command was killed: it used more than ${what} (${(0,_resource_limits_js__WEBPACK_IMPORTED_MODULE_3__.y7)(limit)}).`;
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
try{
const{bfree,bsize}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
return(bfree*bsize)/ MB;
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error))
return Infinity;
throw error;
}
}
function availableMb(){
const kilobytes=/^MemAvailable:\s+(\d+) kB$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/meminfo','utf8'))?.[1];
return kilobytes===undefined?Infinity:Number(kilobytes)/ 1024;
}
}),
13721:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(hasPassed),
y:()=>(testSandbox)
});
var external_node_child_process_=__webpack_require__(31421);
var external_node_crypto_=__webpack_require__(77598);
var external_node_events_=__webpack_require__(78474);
var promises_=__webpack_require__(51455);
var external_node_net_=__webpack_require__(77030);
var external_node_path_=__webpack_require__(76760);
var external_node_timers_promises_=__webpack_require__(58500);
var errors=__webpack_require__(59973);
var mounts=__webpack_require__(96511);
var spawn=__webpack_require__(69861);
var process_tree=__webpack_require__(30108);
var resource_limits=__webpack_require__(94057);
;
const PROBES=['environ','outside','git','hidden','network','rights','files','usage','orphan'];
const USAGE={processes:8,memoryMb:4};
const selfTestScript=String.raw `
exec 2>/dev/null
report() { printf '%s\t%s\n' "$1" "$2"; }
(env -i setsid -f sleep 7 &)
unshare --user --map-root-user --mount sh -c 'mount -o remount,rw,bind / || mount -o remount,rw,bind /usr || umount .git' > /dev/null &
nested=$!

got=
for file in /proc/[0-9]*/environ; do
  while IFS= read -r -d '' entry; do
    if [[ $entry == *"$BAIT_A$BAIT_B"* ]]; then got="the environment of a process outside, by $file"; fi
  done < "$file"
done
report environ "$got"

got=
while IFS= read -r folder; do
  if : > "$folder/$NAME"; then got="wrote to $folder"; fi
done <<< "$OUTSIDE"
while IFS= read -r path; do
  if [[ -w $path ]]; then got="can write to $path"; fi
done <<< "$CLOSED"
report outside "$got"

got=
if : > ".git/$NAME"; then got='wrote to .git'; fi
if [[ ! -e .git && -w . ]]; then got='can create a .git'; fi
report git "$got"

got=
if [[ -e $PLANTED ]]; then got="saw $PLANTED"; fi
report hidden "$got"

got=
for host in 127.0.0.1 ::1; do
  if (exec 3<> "/dev/tcp/$host/$PORT"); then got="reached a port of ours on $host"; fi
done
while read -r line; do
  if [[ $line == *"@$SOCKET" ]]; then got='saw an abstract socket of ours'; fi
done < /proc/net/unix
for socket in /run/docker.sock /var/run/docker.sock /run/dbus/system_bus_socket; do
  if [[ -S $socket ]]; then got="saw $socket"; fi
done
report network "$got"

got=
while read -r name value; do
  case $name in
    NoNewPrivs:) [[ $value == 1 ]] || got='can become another user with a program such as sudo' ;;
    CapInh: | CapPrm: | CapEff: | CapBnd: | CapAmb:) [[ $value =~ ^0+$ ]] || got="has $name $value" ;;
  esac
done < /proc/self/status
if wait $nested; then got='undid a mount in a nested user namespace'; fi
report rights "$got"

got=
if (printf '%*s' 1200000 '' > "$HOME/$NAME"); then got='wrote a file beyond its limit'; fi
: > "$HOME/$NAME"
for folder in /var/tmp /dev/shm; do
  if printf '%*s' 800000 '' > "$folder/$NAME-1" && printf '%*s' 800000 '' > "$folder/$NAME-2"; then
    got="wrote more to $folder than its limit"
  fi
done
report files "$got"

exec 9<> <(:)
for _ in 1 2 3 4 5 6 7 8; do (read -r -t 7 <&9) & done
report ready ''
read -r -t 7 <&9
`;
var resource_usage=__webpack_require__(45150);
;
function hasPassed({probes,failure}){
return failure===undefined&&probes.every(({held})=>held);
}
const TIMEOUT_MS=10_000;
const END_MS=1_000;
const END_MS_WITHOUT_SANDBOX=100;
const MAX_OUTPUT=64_000;
const CLOSED=['/usr','/etc','/sys','/proc/sys/kernel/core_pattern','/proc/sysrq-trigger','/dev'];
const MAX_OUTSIDE=8;
const testSandbox=async(sandbox,options,onStarted=()=>undefined)=>{
const name=`.forgehand-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
const[first,second]=[(0,external_node_crypto_.randomBytes)(8).toString('hex'),(0,external_node_crypto_.randomBytes)(8).toString('hex')];
const hidden=options.hidden.filter((path)=>!mounts.$p.includes(path));
const outside=[options.stateFolder,...hidden].slice(0,MAX_OUTSIDE);
const planted=(0,external_node_path_.join)(options.stateFolder,`${name}-planted`);
const bait=(0,external_node_child_process_.spawn)('/bin/sleep',['20'],{env:{BAIT:`${first}${second}`},stdio:'ignore'});
bait.on('error',()=>undefined);
const[servers]=await Promise.all([listen(name),(0,promises_.writeFile)(planted,'')]);
try{
const port=servers.flatMap((server)=>portOf(server)??[])[0]??0;
const attacked=attack(sandbox,options,{
...{PATH:'/usr/bin:/bin',HOME:sandbox.home,LC_ALL:'C'},
...{BAIT_A:first,BAIT_B:second,NAME:name,PORT:`${port}`,SOCKET:name,PLANTED:planted},
...{OUTSIDE:outside.join('\n'),CLOSED:CLOSED.join('\n')}
});
onStarted();
return await attacked;
}
finally{
bait.kill('SIGKILL');
for(const server of servers)
server.close();
const folders=[...outside,(0,external_node_path_.join)(options.root,'.git'),sandbox.home,'/tmp','/dev/shm'];
const traces=folders.flatMap((folder)=>['','-1','-2'].map((end)=>(0,external_node_path_.join)(folder,`${name}${end}`)));
await Promise.all([planted,...traces].map((path)=>(0,errors.e4)((0,promises_.rm)(path,{force:true}),undefined)));
}
};
async function attack(sandbox,{root},environment){
const marker=`${environment['NAME']??''}-test`;
const launch=sandbox.wrap({
script:selfTestScript,
cwd:root,
network:false,
environment:{...environment,[process_tree.tl]:marker},
limits:(0,resource_limits.ZY)({fileMb:1,temporaryMb:1})
});
const child=(0,spawn.N)(launch,{cwd:'/',stdio:['pipe','pipe','pipe']});
const report=readReport(child);
const closed=(0,external_node_events_.once)(child.stdout,'close');
const settled=new AbortController();
const timeout=(0,external_node_timers_promises_.setTimeout)(TIMEOUT_MS,undefined,{signal:settled.signal}).catch(()=>undefined);
await Promise.race([report.ready,closed,timeout]);
const usage=child.pid===undefined?undefined:new resource_usage.A(child.pid).count({memoryMb:Infinity});
await(0,process_tree.vo)(child,{sandbox,marker});
const isGone=await Promise.race([
closed.then(()=>true),
(0,external_node_timers_promises_.setTimeout)(sandbox.endsWholeTree?END_MS:END_MS_WITHOUT_SANDBOX,false,{signal:settled.signal}).catch(()=>false)
]);
settled.abort();
for(const stream of[child.stdin,child.stdout,child.stderr])
stream.destroy();
const results=report.results();
if(results.size===0)
return{probes:[],failure:report.firstError()};
if(results.has('ready')){
const isCounted=usage&&usage.processes>USAGE.processes&&usage.memoryMb>USAGE.memoryMb;
results.set('usage',isCounted?'':'its processes and memory cannot be counted');
results.set('orphan',isGone?'':'left a process behind');
}
return{probes:PROBES.map((probe)=>resultOf(probe,results)),failure:undefined};
}
function resultOf(name,results){
const detail=results.get(name)??'the test ended before this attack';
return{name,held:detail==='',detail};
}
function readReport(child){
let[output,errors,failure]=['','',''];
const ready=new Promise((resolve)=>{
child.stdout.on('data',(chunk)=>{
output=`${output}${chunk.toString()}`.slice(-MAX_OUTPUT);
if(/^ready\t$/m.test(output))
resolve();
});
child.once('error',(error)=>{
failure=error.message;
resolve();
});
});
child.stderr.on('data',(chunk)=>{
errors=`${errors}${chunk.toString()}`.slice(0,MAX_OUTPUT);
});
for(const stream of[child.stdin,child.stdout,child.stderr])
stream.on('error',()=>undefined);
return{
ready,
results:()=>new Map(output.split('\n').flatMap((line)=>{
const[name,detail]=line.split('\t');
return name!==undefined&&detail!==undefined?[[name,detail.slice(0,300)]]:[];
})),
firstError:()=>{
const line=errors
.split('\n')
.find((each)=>each.trim()!=='')
?.trim()??failure;
return line===''?'no command could run in it':line.slice(0,300);
}
};
}
async function listen(name){
const first=await listenAt({host:'127.0.0.1',port:0});
const port=first&&portOf(first);
const others=await Promise.all([
port===undefined?undefined:listenAt({host:'::1',port}),
listenAt({path:`\0${name}`})
]);
return[first,...others].flatMap((server)=>server??[]);
}
async function listenAt(address){
const server=(0,external_node_net_.createServer)((socket)=>socket.destroy())
.listen(address)
.unref();
const started=await(0,errors.e4)((0,external_node_events_.once)(server,'listening'),undefined);
return started&&server;
}
function portOf(server){
const address=server.address();
return typeof address==='object'?address?.port:undefined;
}
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
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _resource_limits_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94057);
const MAX_ENTRIES=1_000_000;
const BLOCK=512;
const MB=2**20;
function megabytesIn(folder){
let bytes=0;
let count=0;
const pending=[folder];
for(let path=pending.pop();path!==undefined&&count<MAX_ENTRIES;path=pending.pop()){
for(const entry of orNothing(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path,{withFileTypes:true}))){
const child=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,entry.name);
count+=1;
if(entry.isDirectory())
pending.push(child);
else
bytes+=orNothing(()=>[(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(child).blocks])[0]??0;
}
}
return count>=MAX_ENTRIES?Infinity:(bytes*BLOCK)/ MB;
}
function emptyIfFull(folder,temporaryMb){
if(megabytesIn(folder)<=temporaryMb)
return undefined;
for(const name of orNothing(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder))){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name);
if(!isEmpty(path)){
orNothing(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{recursive:true,force:true});
return[];
});
}
}
return `/tmp can hold at most ${temporaryMb} MB (${(0,_resource_limits_js__WEBPACK_IMPORTED_MODULE_2__.y7)('temporaryMb')}), so it was emptied.`;
}
function isEmpty(path){
const[status]=orNothing(()=>[(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)]);
return status?.isDirectory()?orNothing(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)).length===0:status?.size===0;
}
function orNothing(work){
try{
return work();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
return[];
throw error;
}
}
})
};
