"use strict";
exports.id=9753;
exports.ids=[9753];
exports.modules={
31657:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ku:()=>(runnerFolders),
bM:()=>(runnersIn),
h2:()=>(homesOfPeople),
t7:()=>(realPaths)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_path_1_=__webpack_require__(76760);
var _errors_js_2_=__webpack_require__(59973);
function runnerFolders(temp,program){
const[,running]=/^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program)??[];
return[(0,node_path_1_.join)(temp,'..','..'),...(running===undefined?[]:[running])];
}
async function runnersIn(folder,depth=2){
const entries=await(0,_errors_js_2_.e4)((0,node_fs_promises_0_.readdir)(folder,{withFileTypes:true}),[]);
const found=entries
.filter((entry)=>entry.isDirectory())
.map(async({name})=>{
const path=(0,node_path_1_.join)(folder,name);
if(await(0,_errors_js_2_.e4)((0,node_fs_promises_0_.lstat)((0,node_path_1_.join)(path,'.runner')),undefined))
return[path];
return depth>1?runnersIn(path,depth-1):[];
});
return(await Promise.all(found)).flat();
}
async function homesOfPeople(){
const accounts=(await(0,_errors_js_2_.e4)((0,node_fs_promises_0_.readFile)('/etc/passwd','utf8'),'')).split('\n');
return accounts.flatMap((line)=>{
const[,,uid,,,folder]=line.split(':');
const isPerson=uid==='0'||Number(uid)>=FIRST_PERSON;
return isPerson&&folder?.startsWith('/')&&folder!=='/'?folder:[];
});
}
const FIRST_PERSON=1000;
async function realPaths(paths){
const real=await Promise.all(paths.map((path)=>(0,_errors_js_2_.e4)((0,node_fs_promises_0_.realpath)(path),undefined)));
return[...new Set(real.flatMap((path)=>path??[]))];
}
}),
95750:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
on:()=>(linkedRepository),
vL:()=>(searchTree),
xD:()=>(credentialFiles)
});
var tslib_7_=__webpack_require__(67877);
var node_child_process_0_=__webpack_require__(31421);
var node_fs_1_=__webpack_require__(73024);
var node_fs_promises_2_=__webpack_require__(51455);
var node_path_3_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _mount_js_5_=__webpack_require__(42695);
var _text_paths_js_6_=__webpack_require__(40458);
const MAX_BYTES=1024*1024;
const MAX_SUBMODULES=500;
const MAX_CHECKOUTS=500;
const MAX_PATH=3_000;
const SEARCH_MS=60_000;
const MAX_OUTPUT=64*2**20;
async function searchTree(root){
const expression=[
'-name',
'node_modules',
'-prune',
'-o',
'-name',
'.git',
'-print0',
'-prune',
'-o',
'-type',
's',
'-print0'
];
const paths=(await outputOf('find',[root,'-mindepth','1',...expression]))
.toString('latin1')
.split('\0')
.slice(0,-1);
const[gitFolders,sockets]=[[],[]];
for(const bytes of paths.filter((path)=>path.length<=MAX_PATH)){
const path=Buffer.from(bytes,'latin1').toString();
const status=await(0,_errors_js_4_.e4)((0,node_fs_promises_2_.lstat)(Buffer.from(bytes,'latin1')),undefined);
if(!status||status.isSymbolicLink())
continue;
if(Buffer.from(path).toString('latin1')!==bytes)
throw new _mount_js_5_.G(`${path} has a name that is not UTF-8. ${CLEAN}`);
if(status.isSocket())
sockets.push(path);
else if((0,node_path_3_.basename)(path)==='.git')
gitFolders.push(path);
}
if(gitFolders.length>MAX_CHECKOUTS){
const where=`The work tree has ${gitFolders.length} other checkouts, such as ${gitFolders.at(-1)??''}`;
throw new _mount_js_5_.G(`${where}, and a sandbox can protect ${MAX_CHECKOUTS}. ${CLEAN}`);
}
return{gitFolders,sockets};
}
const CLEAN='Delete what an earlier run left, or check out into an empty folder.';
async function outputOf(program,args){
const options={
env:{PATH:'/usr/bin:/bin',LC_ALL:'C'},
timeout:SEARCH_MS,
maxBuffer:MAX_OUTPUT,
encoding:'buffer'
};
return new Promise((resolve,reject)=>{
(0,node_child_process_0_.execFile)(program,args,options,(error,output)=>{
if(!error||typeof error.code==='number')
resolve(output);
else
reject(new _mount_js_5_.G(`The work tree could not be searched for other checkouts: ${error.message}`,{
cause:error
}));
});
});
}
async function entriesOf(folder){
const entries=await(0,_errors_js_4_.e4)((0,node_fs_promises_2_.readdir)(folder,{withFileTypes:true}),[]);
return entries.map((entry)=>({
path:(0,node_path_3_.join)(folder,entry.name),
name:entry.name,
isFolder:entry.isDirectory()
}));
}
async function credentialFiles(git){
const modules=(0,node_path_3_.join)(git,'modules');
const worktrees=(await entriesOf((0,node_path_3_.join)(git,'worktrees'))).filter(({isFolder})=>isFolder).map(({path})=>path);
const submodules=await submoduleFolders([modules,...worktrees.map((path)=>(0,node_path_3_.join)(path,'modules'))]);
const folders=[git,...worktrees,...(submodules??[])];
const files=folders.flatMap((folder)=>[(0,node_path_3_.join)(folder,'config'),(0,node_path_3_.join)(folder,'config.worktree')]);
const isSuspect=await Promise.all(files.map(mayHoldCredential));
const unknown=(await entriesOf(git)).flatMap(({name,path})=>(KNOWN.test(name)?[]:path));
return[...files.filter((_,index)=>isSuspect[index]),...unknown,...(submodules?[]:[modules])];
}
const KNOWN=/^([A-Z_]+|config(\.worktree)?|index|objects|refs|packed-refs|info|logs|hooks|description|branches|shallow|modules|worktrees|lfs|rebase-(merge|apply)|sequencer|commondir|gitdir|rr-cache)$/;
const HARMLESS_SECTION=/^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i;
const CREDENTIAL=/:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i;
async function linkedRepository(git){
const[,pointed]=/^gitdir: (.+)/.exec((await readRegularFile(git))??'')??[];
if(pointed===undefined)
return undefined;
const folder=(0,node_path_3_.resolve)(git,'..',pointed);
const common=(await readRegularFile((0,node_path_3_.join)(folder,'commondir')))?.trim();
if(!common)
return undefined;
const repository=(0,node_path_3_.resolve)(folder,common);
if((0,node_path_3_.dirname)(folder)!==(0,node_path_3_.join)(repository,'worktrees')||(0,_text_paths_js_6_.UO)(repository,(0,node_path_3_.dirname)(git)))
return undefined;
const named=(await readRegularFile((0,node_path_3_.join)(folder,'gitdir')))?.trim();
return named===git?repository:undefined;
}
async function mayHoldCredential(path){
const text=await readRegularFile(path);
if(text===undefined)
return false;
const lines=text.split('\n').map((line)=>line.trim());
return lines.some((line)=>(line.startsWith('[')&&!HARMLESS_SECTION.test(line))||CREDENTIAL.test(line));
}
const CONTENT_FOLDERS=new Set(['objects','refs','logs','hooks','info','lfs','worktrees']);
async function submoduleFolders(roots){
const pending=[...roots];
const submodules=[];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
const below=(await entriesOf(folder)).flatMap(({path,name,isFolder})=>isFolder&&!CONTENT_FOLDERS.has(name)?path:[]);
submodules.push(...below);
pending.push(...below);
if(submodules.length>MAX_SUBMODULES)
return undefined;
}
return submodules;
}
async function readRegularFile(path){
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
const{O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs_1_.constants;
const file=(0,tslib_7_.mS)(env_1,await(0,node_fs_promises_2_.open)(path,O_RDONLY|O_NOFOLLOW|O_NONBLOCK),true);
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
const result_1=(0,tslib_7_.hk)(env_1);
if(result_1)
await result_1;
}
}
catch(error){
if(!(0,_errors_js_4_.Or)(error))
throw error;
return['ENOENT','ENOTDIR'].includes(error.code??'')?undefined:UNKNOWN;
}
}
const UNKNOWN='[unknown]';
}),
42695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(UnprotectedTree)
});
var _errors_js_0_=__webpack_require__(59973);
class UnprotectedTree extends _errors_js_0_.yo{
name='UnprotectedTree';
}
}),
83103:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$p:()=>(OWN_FOLDERS),
Wx:()=>(homeFolder),
yd:()=>(mountsFor),
Ou:()=>(planMounts),
Ii:()=>(probesFolder)
});
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var text_paths=__webpack_require__(40458);
;
const FILES=/^(bash\.bashrc|ca-certificates\.conf|debian_version|gai\.conf|group|host\.conf|hostname|hosts|inputrc|ld\.so\.(cache|conf|preload)|locale\.(alias|conf|gen)|localtime|login\.defs|lsb-release|magic|mailcap|mime\.types|mtab|netconfig|networks|nsswitch\.conf|.*-release|passwd|profile|protocols|resolv\.conf|rpc|services|shells|timezone)$/;
const FOLDERS=/^(alternatives|crypto-policies|fonts|java.*|jvm.*|ld\.so\.conf\.d|maven|mono|OpenCL|perl|php.*|profile\.d|python.*|R|terminfo|texmf|xdg)$/;
const CERTIFICATES=['ssl/certs','ssl/cert.pem','ssl/openssl.cnf','pki/ca-trust','pki/java','pki/tls'];
const SETTINGS=['npmrc','pip.conf','gitconfig','gemrc'];
const CREDENTIAL=/:\/\/[^\s/"']*@|token|passw|secret|credential|_auth/i;
async function etcMounts(folder){
const names=await(0,errors.e4)((0,promises_.readdir)('/etc'),[]);
const settings=await withoutCredentials(SETTINGS.map((name)=>(0,external_node_path_.join)('/etc',name)));
const wanted=[...names.filter((name)=>FILES.test(name)||FOLDERS.test(name)),...CERTIFICATES];
const paths=[...wanted.map((name)=>(0,external_node_path_.join)('/etc',name)),...settings];
await(0,promises_.rm)(folder,{recursive:true,force:true});
await(0,promises_.mkdir)(folder,{recursive:true,mode:0o755});
await(0,promises_.writeFile)((0,external_node_path_.join)(folder,'fstab'),'');
const mounts=await Promise.all(paths.map((path)=>addEntry(path,(0,external_node_path_.join)(folder,path.slice('/etc/'.length)))));
return[{kind:'readable',path:'/etc',source:folder},...mounts.flatMap((mount)=>mount??[])];
}
async function withoutCredentials(paths){
const texts=await Promise.all(paths.map((path)=>(0,errors.e4)((0,promises_.readFile)(path,'utf8'),undefined)));
return paths.filter((_,index)=>texts[index]!==undefined&&!CREDENTIAL.test(texts[index]));
}
async function addEntry(path,copy){
const status=await(0,errors.e4)((0,promises_.lstat)(path),undefined);
const real=await(0,errors.e4)((0,promises_.realpath)(path),undefined);
if(!status||real===undefined)
return undefined;
await(0,promises_.mkdir)((0,external_node_path_.dirname)(copy),{recursive:true});
const isFolder=(await(0,promises_.stat)(real)).isDirectory();
if(status.isSymbolicLink()&&(isFolder||(0,text_paths.UO)(real,'/proc')))
await(0,promises_.symlink)(await(0,promises_.readlink)(path),copy);
else if(isFolder){
await(0,promises_.mkdir)(copy);
return{kind:'readable',path,source:path};
}
else
await(0,errors.e4)((0,promises_.copyFile)(real,copy),undefined);
return undefined;
}
var git_folders=__webpack_require__(95750);
;
function socketPaths(){
const lines=(unlessMissing(()=>(0,external_node_fs_.readFileSync)('/proc/net/unix','utf8'))??'').split('\n');
const paths=lines.flatMap((line)=>/^(?:\S+\s+){7}(\/.*)$/.exec(line)?.[1]??[]);
return[...new Set(paths)].flatMap((path)=>unlessMissing(()=>realSocket(path))??[]);
}
function realSocket(path){
const real=(0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)),(0,external_node_path_.basename)(path));
return(0,external_node_fs_.lstatSync)(real).isSocket()?real:undefined;
}
function unlessMissing(read){
try{
return read();
}
catch(error){
if((0,errors.Or)(error))
return undefined;
throw error;
}
}
var closed_paths=__webpack_require__(31657);
;
const SYSTEM=words(`
  /usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store /gnu/store /var/lib/gems /var/lib/dpkg
  /sys/devices/system /sys/fs/cgroup /sys/kernel/mm
`);
const BREW=words('bin sbin lib libexec include share opt Cellar Homebrew/Library');
const CONDA=words('bin condabin envs etc include lib libexec share ssl pkgs');
const IN_HOME=words(`
  .cargo/bin .cargo/env .cargo/git .cargo/registry .rustup go/bin go/pkg sdk .nvm .fnm .volta .nodenv .n n .asdf .proto
  .local/bin .local/lib .local/share/mise/installs .local/share/uv/python .local/share/uv/tools .local/share/fnm .local/share/pnpm .local/share/virtualenvs
  .local/share/pipx .local/pipx .local/share/rtx/installs .local/opt .pyenv .virtualenvs .rbenv .gem/ruby .goenv .jenv
  .rvm/bin .rvm/environments .rvm/gems .rvm/lib .rvm/rubies .rvm/scripts .rvm/wrappers .sdkman/candidates .jdks
  .m2/repository .m2/wrapper .gradle/wrapper .ivy2/cache .sbt/boot .nuget/packages
  .dotnet/dotnet .dotnet/host .dotnet/packs .dotnet/sdk .dotnet/sdk-manifests .dotnet/shared .dotnet/templates .dotnet/tools
  .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs .opam .juliaup .julia/packages .pub-cache/hosted
  .composer/vendor .config/composer/vendor .swiftly .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier
  .linuxbrew .foundry/bin .yarn/berry/cache .krew/bin .terraform.d/plugins .elan .hex/packages .zig
  ${words('miniconda3 anaconda3 miniforge3')
.flatMap((name)=>CONDA.map((part)=>`${name}/${part}`))
.join(' ')}
`);
const TOOLCHAIN_VARIABLE=new RegExp(`^(${words(`
    RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY JAVA_HOME(_\\w+)? GOROOT(_\\w+)? RUSTUP_HOME GRADLE_HOME KOTLIN_HOME ANDROID_HOME ANDROID_SDK_ROOT
    VIRTUAL_ENV pythonLocation PYENV_ROOT RBENV_ROOT NVM_DIR VOLTA_HOME PNPM_HOME NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE PIP_CERT CARGO_HTTP_CAINFO GIT_SSL_CAINFO
  `).join('|')})$`);
const PARTS={
CARGO_HOME:words('bin env git registry'),
GOPATH:words('bin pkg'),
GOMODCACHE:['.'],
GEM_HOME:words('bin gems specifications extensions build_info cache plugins'),
BUN_INSTALL:['bin'],
DENO_INSTALL:['bin'],
PYTHONUSERBASE:words('bin lib'),
DOTNET_ROOT:words('dotnet host library-packs packs sdk sdk-manifests shared templates tools'),
MAVEN_HOME:words('bin boot conf lib'),
M2_HOME:words('bin boot conf lib'),
CONDA_PREFIX:CONDA,
HOMEBREW_PREFIX:BREW
};
const opened_paths_SETTINGS=['.cargo/config.toml','.cargo/config'];
async function findOpenedPaths({root,home,closed,readable,environment}){
const named=readable.map((path)=>(0,external_node_path_.resolve)(path.startsWith('~/')?(0,external_node_path_.join)(home,path.slice(2)):path));
for(const path of named){
const real=(await locate(path,root))?.path??path;
const inside=closed.find((each)=>(0,text_paths.UO)(each,real));
if(inside!==undefined)
throw new errors.yo(refusedPath(path,inside));
}
const whole=[
...IN_HOME.map((name)=>(0,external_node_path_.join)(home,name)),
...BREW.map((name)=>(0,external_node_path_.join)('/home/linuxbrew/.linuxbrew',name)),
...(await withoutCredentials(opened_paths_SETTINGS.map((name)=>(0,external_node_path_.join)(home,name)))),
...variablePaths(environment),
...(await programFolders(environment['PATH']??'',{root,home})),
...named
];
const system=await locateAll([...SYSTEM,...(await installedIn('/opt'))],root);
const toolchains=(await locateAll(whole,root)).filter(({path})=>!closed.some((each)=>(0,text_paths.UO)(each,path)));
const found=[
...system.map(({path,links})=>addLinks(withoutClosed(path,closed),links)),
...toolchains.map(({path,links})=>({paths:[path],links}))
];
const paths=outermost([...new Set(found.flatMap((each)=>each.paths))].filter((path)=>!isKernels(path)));
const isVisible=(path)=>isKernels(path)||paths.some((each)=>(0,text_paths.UO)(path,each));
const links=found.flatMap((each)=>each.links).filter(({path})=>!isVisible(path));
return{paths,links:[...new Map(links.map((link)=>[link.path,link])).values()]};
}
async function locateAll(paths,root){
const located=[...new Set(paths)].map((path)=>locate(path,root));
return(await Promise.all(located)).filter((each)=>each!==undefined);
}
function addLinks(opened,links){
return{paths:opened.paths,links:[...links,...opened.links]};
}
function isKernels(path){
return(0,text_paths.UO)(path,'/proc')||(0,text_paths.UO)(path,'/dev');
}
function words(text){
return text.trim().split(/\s+/);
}
function refusedPath(path,inside){
return `readable-paths of agent.yml lists ${path}, which contains ${inside}. That folder stays closed to commands. List the folders inside ${path} that they need.`;
}
async function installedIn(folder){
const administrator=(await(0,errors.e4)((0,promises_.stat)('/usr'),undefined))?.uid;
const paths=(await(0,errors.e4)((0,promises_.readdir)(folder),[])).map((name)=>(0,external_node_path_.join)(folder,name));
const owners=await Promise.all(paths.map(async(path)=>(await(0,errors.e4)((0,promises_.lstat)(path),undefined))?.uid));
return paths.filter((_,index)=>owners[index]!==undefined&&owners[index]===administrator);
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
async function programFolders(searchPath,{root,home}){
const named=searchPath.split(':').filter((folder)=>folder.startsWith('/'));
const real=(await locateAll(named,root)).map(({path})=>path);
const isHidden=(folder)=>(0,external_node_path_.dirname)(folder)===home&&(0,external_node_path_.basename)(folder).startsWith('.');
const folders=real.filter((folder)=>folder!=='/'&&!isHidden(folder));
const parts=folders.filter((folder)=>(0,external_node_path_.basename)(folder)==='bin').map((folder)=>installationOf((0,external_node_path_.dirname)(folder)));
return[...named.filter((folder)=>!isHidden((0,external_node_path_.resolve)(folder))),...folders,...(await Promise.all(parts)).flat()];
}
const INSTALLED=words('sbin lib lib32 lib64 libexec include share init.d');
const TOOLCHAIN_FILES=words('pyvenv.cfg go.env pkg/tool jre/lib/rt.jar lib/modules boot');
async function installationOf(folder){
if(folder==='/')
return[];
const files=TOOLCHAIN_FILES.map((name)=>(0,errors.e4)((0,promises_.lstat)((0,external_node_path_.join)(folder,name)),undefined));
const isToolchain=(await Promise.all(files)).some((status)=>status!==undefined);
return isToolchain?[folder]:INSTALLED.map((name)=>(0,external_node_path_.join)(folder,name));
}
const MAX_LINKS=40;
async function locate(path,root){
const links=[];
let current='/';
const rest=(0,external_node_path_.resolve)(path).split('/').filter(Boolean);
for(let name=rest.shift();name!==undefined;name=rest.shift()){
const next=(0,external_node_path_.join)(current,name);
const status=await(0,errors.e4)((0,promises_.lstat)(next),undefined);
if(!status||links.length>MAX_LINKS)
return undefined;
if(!status.isSymbolicLink())
current=next;
else if((0,text_paths.UO)(next,root))
return undefined;
else{
const target=await(0,promises_.readlink)(next);
links.push({path:next,target});
rest.unshift(...(0,external_node_path_.resolve)(current,target).split('/').filter(Boolean));
current='/';
}
}
return{path:current,links};
}
function withoutClosed(path,closed){
if(closed.includes(path))
return NOTHING;
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
const NOTHING={paths:[],links:[]};
function outermost(paths){
return paths.filter((path)=>!paths.some((other)=>other!==path&&(0,text_paths.UO)(path,other)));
}
var tree_mounts=__webpack_require__(39735);
;
const TMP='/tmp';
const OWN_FOLDERS=[TMP,'/var/tmp'];
const KERNEL=words('keys key-users fs acpi scsi mtrr kpagecount kpageflags kpagecgroup slabinfo vmallocinfo');
function homeFolder(stateFolder){
return(0,external_node_path_.join)(stateFolder,'home');
}
function probesFolder(stateFolder){
return(0,external_node_path_.join)(stateFolder,'probes');
}
async function planMounts(options){
const{root,stateFolder,environment}=options;
await(0,tree_mounts.Tm)(options);
const[home=options.home]=await(0,closed_paths.t7)([options.home]);
const others=[...(await(0,closed_paths.h2)()),...(await(0,closed_paths.bM)('/opt')),...(await(0,closed_paths.bM)('/usr/local'))];
const closed=await(0,closed_paths.t7)([home,root,stateFolder,...others,...options.closed]);
const probes=probesFolder(stateFolder);
(0,external_node_fs_.mkdirSync)(probes,{recursive:true,mode:0o755});
const repository=await(0,git_folders.on)((0,external_node_path_.join)(root,'.git'));
const isShared=repository===undefined||closed.some((each)=>(0,text_paths.UO)(each,repository));
const linked=isShared?[]:[repository];
const readable=[...options.readable,probes,...linked];
const[{paths,links},etc,tree,masks]=await Promise.all([
findOpenedPaths({root,home,closed,readable,environment}),
etcMounts((0,external_node_path_.join)(stateFolder,'etc')),
(0,tree_mounts.s8)(options,closed),
(0,tree_mounts.jD)([...KERNEL.map((name)=>`/proc/${name}`),...(await Promise.all(linked.map(git_folders.xD))).flat()])
]);
const opened=[
...links.map((link)=>({kind:'link',...link})),
...paths.map((path)=>({kind:'readable',path,source:path})),
...etc,
...((await isFolder('/var/tmp'))?[{kind:'scratch',path:'/var/tmp'}]:[]),
...masks
];
const isKept=({kind,path})=>!(0,text_paths.UO)(path,root)&&(kind!=='link'||!(0,text_paths.UO)(path,TMP));
return{opened:opened.filter(isKept),tree,home:homeFolder(stateFolder)};
}
async function isFolder(path){
return(await(0,errors.e4)((0,promises_.lstat)(path),undefined))?.isDirectory()??false;
}
function mountsFor(command,{opened,tree,home}){
const{folders,readable=[],writable=[],trees=[]}=command;
for(const each of[tree,...trees])
(0,tree_mounts.RX)(each);
const bind=(kind,path,source=path)=>({kind,path,source});
const own=[...readable.map((path)=>bind('readable',path)),...writable.map((path)=>bind('writable',path))];
const isVisible=(path)=>[...opened,...own].some((mount)=>mount.kind==='readable'&&(0,text_paths.UO)(path,mount.path));
const sockets=socketPaths().filter((path)=>!readable.some((each)=>(0,text_paths.UO)(path,each)));
const masked=(paths)=>paths.map((path)=>({kind:'masked',path}));
const mounts=[
...opened,
bind('writable',TMP,folders.temporary),
bind('writable',home,folders.home),
...masked(sockets.filter((path)=>isVisible(path)&&!(0,text_paths.UO)(path,tree.root))),
...(0,tree_mounts.by)(tree,command,masked(sockets.filter((path)=>(0,text_paths.UO)(path,tree.root)))),
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
(0,external_node_fs_.rmSync)(point,{force:true,recursive:true});
if(isFile)
(0,external_node_fs_.writeFileSync)(point,'');
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
file:'/bin/bash',
args:['--norc','-c',script],
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
var node_fs_promises_1_=__webpack_require__(51455);
var node_path_2_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _resource_limits_js_3_=__webpack_require__(94057);
const MAX_ENTRIES=200_000;
const BLOCK=512;
const MB=2**20;
function megabytesIn(folder){
let bytes=0;
let count=0;
for(const{path,isFolder}of entriesBelow(folder)){
count+=1;
if(count>MAX_ENTRIES)
return Infinity;
if(!isFolder)
bytes+=orNothing(()=>[(0,node_fs_0_.lstatSync)(path).blocks])[0]??0;
}
return(bytes*BLOCK)/ MB;
}
function*entriesBelow(root){
const pending=[root];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
for(const entry of entriesIn(folder)){
const path=(0,node_path_2_.join)(folder,entry.name);
if(entry.isDirectory())
pending.push(path);
yield{path,isFolder:entry.isDirectory()};
}
}
}
function*entriesIn(folder){
const[open]=orNothing(()=>[(0,node_fs_0_.opendirSync)(folder)]);
const next=()=>orNothing(()=>[open?.readSync()])[0];
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
for(const name of orNothing(()=>(0,node_fs_0_.readdirSync)(folder))){
const path=(0,node_path_2_.join)(folder,name);
if(!isEmpty(path))
await(0,_errors_js_4_.e4)((0,node_fs_promises_1_.rm)(path,{recursive:true,force:true}),undefined);
}
if(used===Infinity)
return `/tmp can hold at most ${MAX_ENTRIES} files and folders, so it was emptied.`;
return `/tmp can hold at most ${temporaryMb} MB (${(0,_resource_limits_js_3_.y7)('temporaryMb')}), so it was emptied.`;
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
if((0,_errors_js_4_.Or)(error))
return[];
throw error;
}
}
}),
39735:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
RX:()=>(checkTree),
Rp:()=>(expectedMounts),
Tm:()=>(requireProtectable),
by:()=>(treeMounts),
jD:()=>(hide),
s8:()=>(planTree)
});
var node_fs_0_=__webpack_require__(73024);
var node_fs_promises_1_=__webpack_require__(51455);
var node_path_2_=__webpack_require__(76760);
var _errors_js_6_=__webpack_require__(59973);
var _text_paths_js_7_=__webpack_require__(40458);
var _closed_paths_js_3_=__webpack_require__(31657);
var _git_folders_js_4_=__webpack_require__(95750);
var _mount_js_5_=__webpack_require__(42695);
async function requireProtectable({root,home}){
const homes=await(0,_closed_paths_js_3_.t7)([home,...(await(0,_closed_paths_js_3_.h2)())]);
if(homes.includes(root)){
throw new _mount_js_5_.G('The work tree is a home folder, whose credentials commands could read. Work in a clone in another folder.');
}
const git=await(0,_errors_js_6_.e4)((0,node_fs_promises_1_.lstat)((0,node_path_2_.join)(root,'.git')),undefined);
if(git?.isSymbolicLink()===true){
throw new _mount_js_5_.G('The .git of the work tree is a symbolic link, which commands could replace. Work in a clone of its own.');
}
}
async function planTree({root,repository},closed){
await(0,_errors_js_6_.e4)((0,node_fs_promises_1_.mkdir)((0,node_path_2_.join)(root,'.git')),undefined,['EEXIST']);
const own=repositoryMounts(root,repository);
const{gitFolders,sockets}=await(0,_git_folders_js_4_.vL)(root);
const git=gitFolders.filter((path)=>!own.some((mount)=>mount.path===path));
const suspect=(await Promise.all(git.map((path)=>(0,_git_folders_js_4_.xD)(path)))).flat();
const points=[
...git.map((path)=>({kind:'readable',path,source:path})),
...own,
...(await hide([...suspect,...sockets])),
...(await hide(closed.filter((path)=>path!==root&&(0,_text_paths_js_7_.UO)(path,root))))
];
const sources=points.flatMap((mount)=>(mount.kind==='readable'?mount.source:[]));
const watched=[root,...foldersAbove(points,root),...sources];
return{root,points,identities:new Map(watched.map((path)=>[path,identityOf(path)]))};
}
function repositoryMounts(root,repository){
const path=(0,node_path_2_.join)(root,'.git');
if(!repository||!(0,node_fs_0_.lstatSync)(path).isDirectory())
return[];
const borrowed=repository.borrowed.map(({name,folder})=>({path:(0,node_path_2_.join)(path,name),source:folder}));
return[{path,source:repository.folder},...borrowed].map((each)=>({kind:'readable',...each}));
}
async function hide(paths){
const statuses=await Promise.all(paths.map((path)=>(0,_errors_js_6_.e4)((0,node_fs_promises_1_.lstat)(path),undefined)));
return paths.flatMap((path,index)=>{
const status=statuses[index];
return status?[{kind:status.isDirectory()?'empty':'masked',path}]:[];
});
}
function foldersAbove(points,root){
const folders=new Set();
for(const{path}of points){
for(let folder=(0,node_path_2_.dirname)(path);folder!==root;folder=(0,node_path_2_.dirname)(folder))
folders.add(folder);
}
return[...folders].filter((folder)=>!points.some(({path})=>(0,_text_paths_js_7_.UO)(folder,path)));
}
function identityOf(path){
try{
const status=(0,node_fs_0_.lstatSync)(path,{bigint:true});
return{device:`${status.dev}`,inode:`${status.ino}`,type:typeOf(status),path:(0,node_fs_0_.realpathSync)(path)};
}
catch(error){
if((0,_errors_js_6_.Or)(error))
return MISSING;
throw error;
}
}
const MISSING={device:'',inode:'',type:'missing',path:''};
function typeOf(status){
return status.isDirectory()?'folder':status.isFile()?'file':'other';
}
function checkTree({identities}){
for(const[path,identity]of identities){
if(JSON.stringify(identityOf(path))===JSON.stringify(identity))
continue;
throw new _errors_js_6_.v4(`No command can run, because ${path} was replaced or deleted while Forgehand worked. Say so in your summary, and use only the file tools.`);
}
}
function expectedMounts({root,identities}){
const inside=[...identities].filter(([path])=>path!==root&&(0,_text_paths_js_7_.UO)(path,root)&&!(0,_text_paths_js_7_.UO)(path,(0,node_path_2_.join)(root,'.git')));
return inside.map(([path,{device,inode}])=>[path,`${device}:${inode}`]);
}
function treeMounts({root,points:planned},{isBackground=false,confinedTo},more){
const points=[...planned,...more];
const mount=(kind,path)=>({kind,path,source:path});
if(isBackground)
return[mount('readable',root),...points];
const writable=confinedTo?.filter(isRealPath)??[root];
const above=foldersAbove(points,root).filter((folder)=>writable.some((each)=>(0,_text_paths_js_7_.UO)(folder,each)));
return[mount('readable',root),...[...writable,...above].map((path)=>mount('writable',path)),...points];
}
function isRealPath(path){
try{
return(0,node_fs_0_.realpathSync)(path)===path;
}
catch(error){
if((0,_errors_js_6_.Or)(error))
return false;
throw error;
}
}
}),
3805:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BE:()=>(agentTemporary),
Z_:()=>(TrustContexts),
nB:()=>(contextsFolder)
});
var node_crypto_0_=__webpack_require__(77598);
var node_fs_1_=__webpack_require__(73024);
var node_fs_promises_2_=__webpack_require__(51455);
var node_path_3_=__webpack_require__(76760);
var _errors_js_5_=__webpack_require__(59973);
var _remove_folder_js_4_=__webpack_require__(60461);
const COPY_MS=600_000;
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
async open(name){
if(this.#isShared)
return kept(await this.#once('',undefined));
if(name==='setup')
return kept(await this.#once('setup',undefined));
if(name==='agent')
return kept(await this.#once('agent','setup'));
if(name==='alone')
return this.#passing('setup');
const own=`check-${(0,node_crypto_0_.createHash)('sha256').update(name.check).digest('hex').slice(0,16)}`;
if(name.when==='after')
return this.#passing((0,node_fs_1_.existsSync)((0,node_path_3_.join)(this.#folder,own))?own:'setup');
const{home}=await this.#once(own,'setup');
const{temporary,[Symbol.asyncDispose]:dispose}=await this.#passing(undefined);
return{home,temporary,[Symbol.asyncDispose]:dispose};
}
async #passing(from){
const name=(0,node_crypto_0_.randomUUID)();
const context=await this.#create(name,from);
return{
...context,
[Symbol.asyncDispose]:()=>(0,_remove_folder_js_4_.v$)((0,node_path_3_.join)(this.#folder,name))
};
}
async #once(name,from){
const opening=this.#opening.get(name)??this.#create(name,from);
this.#opening.set(name,opening);
const context=await opening;
if(!this.#isShared)
(0,node_fs_1_.chmodSync)(context.temporary,0o1777);
(0,node_fs_1_.chmodSync)(context.home,0o700);
return context;
}
async #create(name,from){
const folder=(0,node_path_3_.join)(this.#folder,name);
const context=this.#isShared
?{home:(0,node_path_3_.join)(folder,'home'),temporary:'/tmp'}
:{home:(0,node_path_3_.join)(folder,'home'),temporary:(0,node_path_3_.join)(folder,'tmp')};
(0,node_fs_1_.mkdirSync)(folder,{recursive:true,mode:0o711});
if(!this.#isShared)
this.#make(context.temporary,0o1777);
if(from===undefined){
this.#make(context.home,0o700);
await(0,node_fs_promises_2_.writeFile)((0,node_path_3_.join)(context.home,'.gitconfig'),'[safe]\n\tdirectory = *\n');
}
else
await copyFolder((await this.#once(from,from==='setup'?undefined:'setup')).home,context.home);
return context;
}
#make(path,mode){
(0,node_fs_1_.mkdirSync)(path,{recursive:true});
(0,node_fs_1_.chmodSync)(path,mode);
if(this.#owner)
(0,node_fs_1_.chownSync)(path,this.#owner.uid,this.#owner.gid);
}
}
function kept(context){
return{...context,[Symbol.asyncDispose]:()=>Promise.resolve()};
}
function contextsFolder(stateFolder){
return(0,node_path_3_.join)(stateFolder,'contexts');
}
function agentTemporary(stateFolder){
return(0,node_path_3_.join)(contextsFolder(stateFolder),'agent','tmp');
}
async function copyFolder(from,to){
const copy=()=>(0,_remove_folder_js_4_.g7)('/bin/cp',['-a',from,to],{env:{},timeout:COPY_MS});
try{
await copy().catch(async()=>{
await(0,_remove_folder_js_4_.os)(from);
await(0,_remove_folder_js_4_.v$)(to);
return copy();
});
}
catch(error){
const reason=(0,_errors_js_5_.bD)(error).trim().split('\n').at(-1)??'';
throw new _errors_js_5_.yo(`What the setup commands left in their home folder could not be copied for the next commands. ${reason}`,{cause:error});
}
}
})
};
;
