"use strict";
exports.id=7961;
exports.ids=[7961];
exports.modules={
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
const ONLY_NAMED_REPOSITORIES={
GIT_CONFIG_COUNT:'1',
GIT_CONFIG_KEY_0:'safe.bareRepository',
GIT_CONFIG_VALUE_0:'explicit'
};
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
environment:{...environment,...ONLY_NAMED_REPOSITORIES},
inputs:[]
})
};
}
var self_test=__webpack_require__(13721);
;
async function chooseSandbox(mode,options,{onRefusal=()=>undefined,test=self_test.y}={}){
const owner=await commandUser(options.root);
const home=await prepareHome(options.stateFolder,owner);
const limits=(0,resource_limits.ZY)();
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
const testSandbox=async(sandbox,options)=>{
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
return await attack(sandbox,options,{
...{PATH:'/usr/bin:/bin',HOME:sandbox.home,LC_ALL:'C'},
...{BAIT_A:first,BAIT_B:second,NAME:name,PORT:`${port}`,SOCKET:name,PLANTED:planted},
...{OUTSIDE:outside.join('\n'),CLOSED:CLOSED.join('\n')}
});
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
})
};
;
