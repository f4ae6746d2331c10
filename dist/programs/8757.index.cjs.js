"use strict";
exports.id=8757;
exports.ids=[8757];
exports.modules={
18757:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(chooseSandbox),
findSandbox:()=>(findSandbox)
});
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var text_paths=__webpack_require__(40458);
var external_node_crypto_=__webpack_require__(77598);
var external_node_fs_=__webpack_require__(73024);
var lines=__webpack_require__(61165);
var find_on_machine=__webpack_require__(89941);
;
const CREDENTIAL=/:\/\/[^\s/"'<>@]+@|\/t\/[\w-]{8}|(token|passw(or)?d|passphrase|secret|credentials?|auth|extraheader|api_?key)\w*["'\]]{0,2}\s*(value\s*)?[=:>]\s*["']?(?!(disabled|enabled|true|false|none|basic)\b)[^\s"'<>#;$(){}]{3}|PRIVATE KEY/i;
const COMMENT_LINE=/^\s*[#;!]/;
const MAX_BYTES=2**20;
const MAX_LINE=2_000;
function holdsCredential(path){
if(ALWAYS.test((0,external_node_path_.basename)(path)))
return true;
if(((0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)(path))?.size??0)>MAX_BYTES)
return true;
const text=withoutXmlComments((0,errors.OJ)(()=>(0,external_node_fs_.readFileSync)(path,'utf8'))??'');
const lines=text.includes('\0')
?[]
:text.split('\n').filter((line)=>!COMMENT_LINE.test(line.slice(0,MAX_LINE)));
return lines.some((line)=>CREDENTIAL.test(line.slice(0,MAX_LINE)));
}
const ALWAYS=/^([._]?netrc|auth\.(json|toml)|\.pypirc|credentials(\.(json|toml|xml|ya?ml))?|settings-security\.xml)$/i;
function withoutXmlComments(text){
const[first='',...others]=text.split('<!--');
return first+others.map((part)=>part.slice(part.indexOf('-->')+3)).join('');
}
const SETTINGS_FILES=(0,lines.aL)(`
  npmrc .npmrc .yarnrc .yarnrc.yml pip.conf pip.ini .pypirc netrc .netrc _netrc settings.xml settings-security.xml gradle.properties *.gradle
  condarc .condarc gemrc .gemrc config config.toml config.json auth.json auth.toml credentials credentials.json credentials.toml credentials.xml credentials.yml credentials.yaml nuget.config NuGet.Config .env
`);
const CONTENT=(0,lines.aL)(`
  node_modules site-packages repository registry packages mod checkouts hosted lib lib64 share include src test tests doc docs
`);
const DEPTH=6;
function isContent(folder){
return CONTENT.includes((0,external_node_path_.basename)(folder));
}
async function findUnreadable(folders,homes){
const named=(names)=>(0,find_on_machine.EB)(names.map((name)=>['-name',name]));
const toolchains=folders.filter((path)=>!isContent(path));
const found=await(0,find_on_machine.lY)(toolchains,[
...['-maxdepth',`${DEPTH}`,'-type','d',...named(CONTENT),'-prune'],
...['-o','-type','f',...named(SETTINGS_FILES),...(0,find_on_machine.xI)('f')],
...['-o','-type','s,p',...(0,find_on_machine.xI)('s')],
...['-o','-type','f','-size','-128k',...(0,find_on_machine.EB)(homes.map((home)=>['-path',`${home}/*`])),...(0,find_on_machine.xI)('f')]
]);
return[...found('s'),...found('f').filter(holdsCredential)];
}
async function findPrivate(folders,isPublic){
const closed=['!','-perm','-o=r',...(0,find_on_machine.xI)('s')];
const found=await(0,find_on_machine.lY)(folders,['-type','f',...(0,find_on_machine.EB)([closed,(0,find_on_machine.xI)('f')])]);
return[...found('s'),...found('f').filter((path)=>!isPublic(path)&&holdsCredential(path))];
}
var git_folders=__webpack_require__(95750);
var closed_paths=__webpack_require__(31657);
var external_node_child_process_=__webpack_require__(31421);
;
const SYSTEM=(0,lines.aL)(`
  /usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store /gnu/store /var/lib/gems /var/lib/dpkg
  /sys/devices/system /sys/fs/cgroup /sys/kernel/mm
`);
const NOT_SYSTEM=['/usr/local','/usr/etc','/usr/src'];
const BREW=(0,lines.aL)('bin sbin lib libexec include share opt Cellar Homebrew/Library');
const VIRTUAL_ENVIRONMENT=(0,lines.aL)('bin include lib lib64 share pyvenv.cfg');
const CONDA=(0,lines.aL)('bin condabin etc include lib libexec share ssl');
const IN_HOME=(0,lines.aL)(`
  .cargo/bin .cargo/env .cargo/config .cargo/config.toml .cargo/git .cargo/registry .rustup go/bin go/pkg .nvm .fnm .volta .nodenv .n .asdf .proto
  .local/bin .local/lib .local/share/mise/installs .local/share/uv/python .local/share/fnm .local/share/pnpm
  .local/share/rtx/installs .local/opt .pyenv .rbenv .gem/ruby .goenv .jenv
  .rvm/bin .rvm/environments .rvm/gems .rvm/lib .rvm/rubies .rvm/scripts .rvm/wrappers .sdkman/candidates .jdks
  .m2/repository .m2/wrapper .gradle/wrapper .ivy2/cache .sbt/boot .nuget/packages
  .dotnet/dotnet .dotnet/host .dotnet/packs .dotnet/sdk .dotnet/sdk-manifests .dotnet/shared .dotnet/templates .dotnet/tools
  .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs .opam .juliaup .julia/packages .pub-cache/hosted
  .composer/vendor .config/composer/vendor .swiftly .cache/Cypress .cache/puppeteer .cache/coursier
  .foundry/bin .yarn/berry/cache .krew/bin .terraform.d/plugins .elan .hex/packages .zig
  ${(0,lines.aL)('miniconda3 anaconda3 miniforge3')
.flatMap((name)=>CONDA.map((part)=>`${name}/${part}`))
.join(' ')}
`);
const TOOLCHAIN_VARIABLE=new RegExp(`^(${(0,lines.aL)(`
    RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY JAVA_HOME(_\\w+)? GOROOT(_\\w+)? RUSTUP_HOME GRADLE_HOME KOTLIN_HOME ANDROID_HOME ANDROID_SDK_ROOT
    pythonLocation PYENV_ROOT RBENV_ROOT NVM_DIR VOLTA_HOME PNPM_HOME NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE PIP_CERT CARGO_HTTP_CAINFO GIT_SSL_CAINFO
  `).join('|')})$`);
const PARTS={
CARGO_HOME:(0,lines.aL)('bin env git registry'),
GOPATH:(0,lines.aL)('bin pkg'),
GOMODCACHE:['.'],
GEM_HOME:(0,lines.aL)('bin gems specifications extensions build_info cache plugins'),
BUN_INSTALL:['bin'],
DENO_INSTALL:['bin'],
PYTHONUSERBASE:(0,lines.aL)('bin lib'),
DOTNET_ROOT:(0,lines.aL)('dotnet host library-packs packs sdk sdk-manifests shared templates tools'),
MAVEN_HOME:(0,lines.aL)('bin boot conf lib'),
M2_HOME:(0,lines.aL)('bin boot conf lib'),
VIRTUAL_ENV:VIRTUAL_ENVIRONMENT,
CONDA_PREFIX:CONDA,
HOMEBREW_PREFIX:BREW
};
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
const programs=programFolders(options);
const whole=[
...IN_HOME.map((name)=>(0,external_node_path_.join)(home,name)),
...['/home/linuxbrew',home].flatMap((folder)=>BREW.map((name)=>(0,external_node_path_.join)(folder,'.linuxbrew',name))),
...markedFolders(home),
...variablePaths(environment),
...programs.paths,
...named
];
const system=locateAll(SYSTEM,root);
const toolchains=locateAll(whole,root).filter(({path})=>!closed.some((each)=>(0,text_paths.UO)(each,path)));
const unused=unusedParts(home).filter((path)=>!named.includes(path));
const own=toolchains.map(({path})=>withoutClosed(path,unused));
const parts=[...system.map(({path})=>withoutClosed(path,[...closed,...NOT_SYSTEM])),...own];
const found=parts.flatMap((each)=>each.paths);
const open=[...new Set(found)].filter((path)=>!isKernels(path));
const paths=open.filter((path)=>!open.some((other)=>other!==path&&(0,text_paths.UO)(path,other)));
const isVisible=(path)=>isKernels(path)||paths.some((each)=>(0,text_paths.UO)(path,each));
const links=[...system,...parts,...toolchains,programs]
.flatMap((each)=>each.links)
.filter(({path})=>!isVisible(path));
const isToolchains=(path)=>!(0,text_paths.UO)(path,'/usr')&&own.some((each)=>each.paths.includes(path));
return{
paths,
toolchains:paths.filter(isToolchains),
links:[...new Map(links.map((link)=>[link.path,link])).values()]
};
}
function markedFolders(home){
const downloads=entriesOf((0,external_node_path_.join)(home,'sdk')).filter(isToolchain);
const browsers=entriesOf((0,external_node_path_.join)(home,'.cache/ms-playwright')).filter((path)=>/^[\w.]+-\d+$/.test((0,external_node_path_.basename)(path)));
const node=(0,external_node_fs_.existsSync)((0,external_node_path_.join)(home,'n/n/versions'))?(0,lines.aL)('bin include lib n/versions'):[];
return[...downloads,...browsers,...node.map((name)=>(0,external_node_path_.join)(home,'n',name))];
}
function unusedParts(home){
const managers=['.asdf/installs','.local/share/mise/installs','.local/share/rtx/installs'];
const tools=[(0,external_node_path_.join)(home,'.pyenv/versions'),...managers.flatMap((name)=>entriesOf((0,external_node_path_.join)(home,name)))];
const parts=tools.flatMap(entriesOf).flatMap(entriesOf);
return parts.filter((path)=>/\/(envs|pkgs|conda-meta)$/.test(path)||(0,external_node_fs_.existsSync)((0,external_node_path_.join)(path,'PG_VERSION')));
}
function entriesOf(folder){
return((0,errors.OJ)(()=>(0,external_node_fs_.readdirSync)(folder))??[]).map((name)=>(0,external_node_path_.join)(folder,name));
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
const partsAround=(programs)=>{
const folder=(0,external_node_path_.dirname)(programs);
const isIn=(names)=>names.map((name)=>(0,external_node_path_.join)(folder,name));
if(folder==='/'||(0,external_node_path_.basename)(programs)!=='bin')
return[];
if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,'pyvenv.cfg')))
return isIn(VIRTUAL_ENVIRONMENT);
if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,'conda-meta')))
return isIn(CONDA);
if(isToolchain(folder)&&!isInCheckout(folder,home))
return[folder];
return isInHome(folder)?[]:isIn(INSTALLED);
};
const all=[...folders,...locateAll(linked,root)].map(({path})=>path);
const own=all.filter((folder)=>isInHome(folder)&&partsAround(folder).length===0).map(ownPrograms);
const links=own.flatMap((each)=>each.links);
const used=(0,closed_paths.t7)(links.map(({path})=>path)).map((path)=>(0,external_node_path_.dirname)(path));
const environments=used.filter((folder)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,'../pyvenv.cfg'))).flatMap(partsAround);
const installations=all.filter((folder)=>!isInHome(folder)).flatMap((folder)=>[folder,...partsAround(folder)]);
const inHome=all.filter(isInHome).flatMap(partsAround);
return{paths:[...installations,...inHome,...environments,...own.flatMap((each)=>each.paths)],links};
}
const MAX_OWN=200;
function ownPrograms(folder){
const entries=(0,errors.OJ)(()=>(0,external_node_fs_.readdirSync)(folder,{withFileTypes:true}))??[];
const isExecutable=(path)=>(((0,errors.OJ)(()=>(0,external_node_fs_.lstatSync)(path))?.mode??0)&0o100)!==0;
const programs=entries.filter((entry)=>entry.isFile()&&isExecutable((0,external_node_path_.join)(folder,entry.name)));
const links=entries.filter((entry)=>entry.isSymbolicLink());
const isWhole=entries.length>0&&programs.length+links.length===entries.length&&!isContent(folder);
return{
paths:isWhole?[folder]:programs.slice(0,MAX_OWN).map(({name})=>(0,external_node_path_.join)(folder,name)),
links:links.slice(0,MAX_OWN).map(({name})=>{
const path=(0,external_node_path_.join)(folder,name);
return{path,target:(0,external_node_fs_.readlinkSync)(path)};
})
};
}
const SHARED=/^(\/[^/]*|\/(etc|var|run)\/.*)$/;
const ADMINISTRATOR=['/usr','/opt'];
const PROGRAMS=(0,lines.aL)('/usr/bin /usr/sbin /usr/local/bin /usr/local/sbin');
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
const INSTALLED=(0,lines.aL)('sbin lib lib32 lib64 libexec include share init.d');
const TOOLCHAIN_FILES=(0,lines.aL)('go.env pkg/tool jre/lib/rt.jar lib/jrt-fs.jar bin/m2.conf');
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
var trust_contexts=__webpack_require__(3805);
var mount=__webpack_require__(42695);
var tree_mounts=__webpack_require__(39735);
;
const TMP='/tmp';
const OWN_FOLDERS=[TMP,'/var/tmp'];
const KERNEL=(0,lines.aL)('keys key-users fs acpi scsi mtrr kpagecount kpageflags kpagecgroup slabinfo vmallocinfo');
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
findUnreadable(toolchains,homes),
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
return{opened:mounts.filter(isKept),tree,home:(0,trust_contexts.Wx)(stateFolder)};
}
function mountsFor(command,{opened,tree,home}){
const{folders,readable=[],writable=[],trees=[]}=command;
const seen=[...(command.seesTree===false?[]:[tree]),...trees];
for(const each of seen)
(0,tree_mounts.RX)(each);
const own=[...readable.map((path)=>(0,mount.oI)('readable',path)),...writable.map((path)=>(0,mount.oI)('writable',path))];
const isVisible=(path)=>[...opened,...own].some((mount)=>mount.kind==='readable'&&(0,text_paths.UO)(path,mount.path));
const sockets=socketPaths().filter((path)=>!readable.some((each)=>(0,text_paths.UO)(path,each)));
const masked=(paths)=>paths.map((path)=>({kind:'masked',path}));
const socketsIn=(each)=>masked(sockets.filter((path)=>(0,text_paths.UO)(path,each.disk)).map((path)=>(0,mount.Qt)(each,path)));
const mounts=[
...opened,
(0,mount.oI)('writable',TMP,folders.temporary),
(0,mount.oI)('writable',home,folders.home),
...masked(sockets.filter((path)=>isVisible(path)&&!(0,text_paths.UO)(path,tree.root))),
...seen.flatMap((each)=>(0,tree_mounts.by)(each,command,socketsIn(each))),
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
function socketPaths(){
const lines=((0,errors.OJ)(()=>(0,external_node_fs_.readFileSync)('/proc/net/unix','utf8'))??'').split('\n');
const paths=lines.flatMap((line)=>/^(?:\S+\s+){7}(\/.*)$/.exec(line)?.[1]??[]);
return[...new Set(paths)].flatMap((path)=>(0,errors.OJ)(()=>realSocket(path))??[]);
}
function realSocket(path){
const real=(0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)),(0,external_node_path_.basename)(path));
return(0,external_node_fs_.lstatSync)(real).isSocket()?real:undefined;
}
const FILES=/^(ca-certificates\.conf|debian_version|gai\.conf|group|host\.conf|hostname|hosts|inputrc|ld\.so\.(cache|conf|preload)|locale\.(alias|conf|gen)|localtime|login\.defs|lsb-release|magic|mailcap|mime\.types|mtab|netconfig|networks|nsswitch\.conf|.*-release|passwd|protocols|resolv\.conf|rpc|services|shells|timezone)$/;
const FOLDERS=/^(alternatives|crypto-policies|fonts|java.*|jvm.*|ld\.so\.conf\.d|maven|mono|OpenCL|perl|php.*|profile\.d|python.*|R|terminfo|texmf|xdg)$/;
const CERTIFICATE_FOLDER=/^\/etc\/(ssl|pki)\//;
const CERTIFICATES=(0,lines.aL)('ssl/certs ssl/cert.pem ssl/openssl.cnf pki/ca-trust pki/java pki/tls/certs pki/tls/cert.pem pki/tls/openssl.cnf');
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
var resource_limits=__webpack_require__(94057);
var normalized_path=__webpack_require__(60409);
;
const FAMILIES=[1,2,10,16];
const tables={
x64:{
architecture:0xc000003e,
socket:41,
ioctl:16,
fcntl:72,
foreignFrom:0x40000000,
receiving:[47,299,317],
refused:[298,321,323,248,249,250,425,426,427,103]
},
arm64:{
architecture:0xc00000b7,
socket:198,
ioctl:29,
fcntl:25,
foreignFrom:undefined,
receiving:[212,243,277],
refused:[241,280,282,217,218,219,425,426,427,116]
}
};
const[EPERM,ENOSYS,EAFNOSUPPORT]=[1,38,97];
const[CALL,ARCHITECTURE,FIRST,SECOND]=[0,4,16,24];
const TERMINAL_REQUESTS=[0x5412,0x541c];
const FILE_REQUESTS=[1024,1040];
function seccompFilter(architecture){
return filterOf(architecture,({refused})=>refused);
}
function backgroundFilter(architecture){
const filter=filterOf(architecture,({refused,receiving})=>[...refused,...receiving]);
if(!filter)
throw new errors.v4(`No MCP server can be started: no system call filter is known for ${architecture}.`);
return filter;
}
function filterOf(architecture,refusedOf){
const calls=tables[architecture];
if(!calls)
return undefined;
const program=[
[LOAD,0,0,ARCHITECTURE],
[JUMP_IF_EQUAL,1,0,calls.architecture],
answer(ENOSYS),
[LOAD,0,0,CALL],
...(calls.foreignFrom===undefined?[]:[[JUMP_IF_AT_LEAST,0,1,calls.foreignFrom],answer(ENOSYS)]),
...refusedOf(calls).flatMap((number)=>[[JUMP_IF_EQUAL,0,1,number],answer(ENOSYS)]),
[JUMP_IF_EQUAL,0,FAMILIES.length+2,calls.socket],
[LOAD,0,0,FIRST],
...FAMILIES.map((family,index)=>[JUMP_IF_EQUAL,FAMILIES.length-index,0,family]),
answer(EAFNOSUPPORT),
[LOAD,0,0,CALL],
...withoutRequests(calls.ioctl,TERMINAL_REQUESTS),
...withoutRequests(calls.fcntl,FILE_REQUESTS),
[RETURN,0,0,ALLOW]
];
return encodeProgram(program);
}
function withoutRequests(call,requests){
return[
[JUMP_IF_EQUAL,0,requests.length+3,call],
[LOAD,0,0,SECOND],
...requests.map((request,index)=>[JUMP_IF_EQUAL,requests.length-index,0,request]),
[RETURN,0,0,ALLOW],
answer(EPERM)
];
}
function answer(errno){
return[RETURN,0,0,ERRNO|errno];
}
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
const PERL='/usr/bin/perl';
const HAS_PERL=(0,external_node_fs_.existsSync)(PERL);
const PRCTL={x64:157,arm64:167};
const install=`
my ($prctl, $filter) = (shift, pack("H*", shift));
my $program = pack("S x6 P", length($filter) / 8, $filter);
syscall($prctl + 0, 22, 2, $program) == 0 or die "The system call filter was refused: $!\n";
exec @ARGV or die "$ARGV[0]: $!\n";
`;
function filteredBy(filter){
const prctl=PRCTL[process.arch];
if(prctl===undefined||!HAS_PERL){
throw new errors.v4('No MCP server can be started: perl, which installs its system call filter, is missing. Install perl, or bubblewrap.');
}
return[PERL,'-e',install,`${prctl}`,Buffer.from(filter).toString('hex')];
}
var spawn=__webpack_require__(69861);
;
const lockScript=`
export PATH=/usr/bin:/bin
# Root could change the rights of the machine's devices. At once, because each mount takes milliseconds.
if [ "$1" = writable-devices ] && [ -O /dev/null ]; then
  for name in null zero full random urandom tty; do mount -o remount,bind,ro,nosuid,noexec /dev/$name & done
  wait
fi
shift
echo 0 > /proc/sys/user/max_user_namespaces || exit
exec 4>&2 2> /dev/null
setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@" 2>&4 4>&- 5>&-
status=$?
echo "$status" >&5
exit "$status"
`;
function lockArguments({command,environment,filter,hasWritableDevices}){
const unshare=['/usr/bin/unshare','--user','--map-current-user','--keep-caps','--mount','--'];
const devices=hasWritableDevices?'writable-devices':'read-only-devices';
const variables=Object.entries(environment).map(([name,value])=>`${name}=${value??''}`);
const own=['env','-i',...variables,...command];
return[...unshare,...spawn.jN,lockScript,'sandbox',devices,...(filter?filteredBy(filter):[]),...own];
}
var external_node_os_=__webpack_require__(48161);
;
const initScript=String.raw `
for path in /proc/self/fd/*; do
  fd=${'$'}{path##*/}
  [ "$fd" -le 2 ] || eval "exec $fd>&-"
done
[ ! -c /dev/stdin ] || exec < /dev/null
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -u "$2" 2>/dev/null
echo 1000 2>/dev/null > /proc/self/oom_score_adj
exec 3>&2 2>/dev/null
mark=$3 script=$4
shift 4
paths=() expected=()
while [ $# -gt 0 ]; do
  paths+=("$1") expected+=("$2")
  shift 2
done
if [ "${'$'}{#paths[@]}" -gt 0 ]; then
  mapfile -t found <<< "$(/usr/bin/stat -c %d:%i -- "${'$'}{paths[@]}")"
  replaced=
  [ "${'$'}{#found[@]}" -eq "${'$'}{#paths[@]}" ] || replaced=yes
  for index in "${'$'}{!expected[@]}"; do
    case "${'$'}{expected[index]}" in
      "!${'$'}{found[index]}") replaced=yes ;;
      "${'$'}{found[index]}" | !*) ;;
      *) replaced=yes ;;
    esac
  done
  if [ -n "$replaced" ]; then
    echo 'The command was not run: a folder in the work tree was replaced meanwhile.' >&3
    exit 126
  fi
fi
[ -z "$mark" ] || echo "$mark" >&3
/bin/bash -c "$script" 2>&3 3>&-
exit $?
`;
function initArguments(script,{limits,startMark='',expected}){
const processes=2*limits.processes+unrelatedProcesses();
const numbers=[`${limits.fileMb*1024}`,`${processes}`];
return[...spawn.jN,initScript,'sandbox',...numbers,startMark,script,...expected.flat()];
}
function isKernel(major,minor){
const[ownMajor=0,ownMinor=0]=(0,external_node_os_.release)().split('.').map(Number);
return ownMajor>major||(ownMajor===major&&ownMinor>=minor);
}
const SPARE_PROCESSES=1_000;
function unrelatedProcesses(){
if(isKernel(5,14))
return 0;
return Number(/\/(\d+) /.exec((0,external_node_fs_.readFileSync)('/proc/loadavg','utf8'))?.[1]??0)+SPARE_PROCESSES;
}
;
function plannedSandbox({limits:defaultLimits,plan,contexts,emptyFile},{name,launch,...kind}){
const copies=new Map();
const planFor=({copy,isData=false})=>{
if(copy===undefined)
return plan;
const planned=copies.get(copy)??{
...plan,
tree:(0,tree_mounts.h0)(isData?(0,tree_mounts.OW)(plan.tree):plan.tree,copy)
};
copies.set(copy,planned);
return planned;
};
return{
...kind,
description:`${name}. Commands write only in the work tree; they have no network, no capabilities and no sight of other processes.`,
home:plan.home,
contexts,
limits:defaultLimits,
endsWholeTree:true,
wrap:(command)=>{
const{script,startMark,limits=defaultLimits}=command;
const own=planFor(command);
const mounts=mountsFor(command,own);
const expected=command.seesTree===false?[]:(0,tree_mounts.Rp)(own.tree,command,emptyFile);
const init=initArguments(script,{limits,startMark,expected});
return launch({...command,cwd:(0,mount.Qt)(own.tree,command.cwd),limits,mounts,init});
}
};
}
;
const KERNEL_SETTINGS=['/proc/sys','/proc/sysrq-trigger','/proc/irq','/proc/bus'];
const USER_SETTINGS='/proc/sys/user';
function bubblewrapSandbox({program,switchUser,...parts}){
return plannedSandbox(parts,{
kind:'bubblewrap',
name:'bubblewrap',
usesParentDeathPipe:false,
launch:({cwd,network,environment,limits,isBackground=false,mounts,init})=>{
const[file,...before]=switchUser;
const filter=isBackground?backgroundFilter(process.arch):seccompFilter(process.arch);
const parents=[...new Set(mounts.flatMap(({path})=>(0,normalized_path.Zv)(path).slice(1)))].filter(isOutside(mounts));
const size=['--size',`${limits.temporaryMb*2**20}`,'--tmpfs'];
const options=[
...['--unshare-user','--unshare-ipc','--unshare-pid','--unshare-uts'],
...['--unshare-cgroup-try',...(network?[]:['--unshare-net'])],
...['--new-session','--die-with-parent','--as-pid-1','--cap-drop','ALL','--cap-add','CAP_SETFCAP'],
...['--dev','/dev','--proc','/proc'],
...KERNEL_SETTINGS.flatMap((path)=>['--ro-bind-try',path,path]),
...['--bind',USER_SETTINGS,USER_SETTINGS],
...parents.flatMap((path)=>['--perms','0755','--dir',path]),
...mounts.flatMap((mount)=>argumentsOf(mount,size,parts.emptyFile)),
...[...size,'/dev/shm','--remount-ro','/dev'],
...mounts.filter(({kind})=>kind==='empty').flatMap(({path})=>['--remount-ro',path]),
...['--remount-ro','/'],
...['--chdir',cwd,...(filter?['--seccomp','4']:[])]
];
return{
file:file??program,
environment:{},
inputs:[options.map((option)=>`${option}\0`).join(''),...(filter?[filter]:[])],
args:[
...(file===undefined?[]:[...before,program]),
...['--args','3','--'],
...lockArguments({command:init,environment,hasWritableDevices:true})
]
};
}
});
}
function isOutside(mounts){
const covered=mounts.filter(({kind})=>kind!=='link');
return(path)=>!covered.some((mount)=>(0,text_paths.UO)(path,mount.path))&&!(0,text_paths.UO)(path,'/proc');
}
function argumentsOf(mount,sized,emptyFile){
switch(mount.kind){
case 'scratch':
return[...sized,mount.path];
case 'empty':
return['--tmpfs',mount.path];
case 'masked':
return['--ro-bind',emptyFile,mount.path];
case 'link':
return['--symlink',mount.target,mount.path];
case 'readable':
return['--ro-bind-try',mount.source,mount.path];
case 'writable':
return['--bind',mount.source,mount.path];
}
}
;
function writeMountTable(mounts,options){
const{mountPoint,skeleton,emptyFile,temporaryMb}=options;
const machine=machineMounts();
const at=(path)=>(0,external_node_path_.join)(mountPoint,path);
const bind=(source,path,flags)=>line(source,at(path),`bind,${flags}`);
const lines=[line(skeleton,mountPoint,'bind,ro,nosuid,nodev'),...systemLines(options)];
const readOnly=[];
mounts.forEach((mount,index)=>{
const{kind,path}=mount;
if(kind==='readable'&&!exists(mount.source))
return;
writePoint(mount,mounts.slice(0,index),skeleton);
if(kind==='scratch'){
lines.push(line('tmpfs',at(path),`nosuid,nodev,mode=1777,size=${temporaryMb}m`,'tmpfs'));
}
else if(kind==='empty')
lines.push(bind((0,external_node_path_.join)(skeleton,path),path,'ro,nosuid,nodev'));
else if(kind==='masked')
lines.push(bind(emptyFile,path,'ro,nosuid,nodev'));
else if(kind==='writable')
lines.push(line(mount.source,at(path),`rbind,nosuid,nodev${machine.noexec(mount.source)}`));
else if(kind==='readable'){
lines.push(line(mount.source,at(path),`rbind,ro,nosuid,nodev${machine.noexec(mount.source)},nofail`));
readOnly.push(...machine.within(mount.source).map((inner)=>at((0,external_node_path_.join)(path,inner.slice(mount.source.length)))));
}
});
const text=lines.map((each)=>`${each}\n`).join('');
const table=`${skeleton}-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0,16)}`;
if(!exists(table))
(0,external_node_fs_.writeFileSync)(table,text);
return{table,readOnly};
}
const DEVICES=['null','zero','full','random','urandom','tty'];
const DEVICE_LINKS={
ptmx:'pts/ptmx',
fd:'/proc/self/fd',
stdin:'/proc/self/fd/0',
stdout:'/proc/self/fd/1',
stderr:'/proc/self/fd/2'
};
const READ_ONLY_KERNEL=['sysrq-trigger','irq','bus'];
function systemLines({mountPoint,skeleton,temporaryMb}){
const[devices,processes]=[(0,external_node_path_.join)(mountPoint,'dev'),(0,external_node_path_.join)(mountPoint,'proc')];
for(const name of['dev/pts','dev/shm','proc'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(skeleton,name),{recursive:true});
for(const name of DEVICES)
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(skeleton,'dev',name),'');
for(const[name,target]of Object.entries(DEVICE_LINKS)){
const path=(0,external_node_path_.join)(skeleton,'dev',name);
if(!exists(path))
(0,external_node_fs_.symlinkSync)(target,path);
}
const kernel=READ_ONLY_KERNEL.filter((name)=>exists((0,external_node_path_.join)('/proc',name))).map((name)=>(0,external_node_path_.join)(processes,name));
return[
...DEVICES.map((name)=>line((0,external_node_path_.join)('/dev',name),(0,external_node_path_.join)(devices,name),'bind,ro,nosuid,noexec')),
line('devpts',(0,external_node_path_.join)(devices,'pts'),'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620','devpts'),
line('tmpfs',(0,external_node_path_.join)(devices,'shm'),`nosuid,nodev,mode=1777,size=${temporaryMb}m`,'tmpfs'),
line('proc',processes,'nosuid,nodev,noexec','proc'),
...kernel.map((path)=>line(path,path,'bind,ro,nosuid,nodev,noexec'))
];
}
function writePoint(mount,outer,skeleton){
const{kind,path}=mount;
const around=outer.findLast((each)=>each.kind!=='link'&&(0,text_paths.UO)(path,each.path)&&each.path!==path);
const point=(0,external_node_path_.join)(skeleton,path);
if(kind==='empty')
(0,external_node_fs_.mkdirSync)(point,{recursive:true});
if((around&&around.kind!=='empty')||(0,external_node_fs_.lstatSync)(point,{throwIfNoEntry:false}))
return;
const isFile=kind==='masked'||('source' in mount&&(0,external_node_fs_.lstatSync)(mount.source,{throwIfNoEntry:false})?.isFile());
(0,external_node_fs_.mkdirSync)(isFile||kind==='link'?(0,external_node_path_.dirname)(point):point,{recursive:true});
if(kind==='link')
(0,external_node_fs_.symlinkSync)(mount.target,point);
else if(isFile)
(0,external_node_fs_.writeFileSync)(point,'');
}
function exists(path){
return(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false})!==undefined;
}
function line(source,target,options,type='none'){
return[source,target,type,options,'0','0'].map(mount_table_escape).join(' ');
}
function mount_table_escape(field){
return field.replace(/[ \t\n\\]/g,(character)=>`\\${character.charCodeAt(0).toString(8).padStart(3,'0')}`);
}
function machineMounts(){
const mounts=(0,external_node_fs_.readFileSync)('/proc/self/mountinfo','utf8')
.split('\n')
.map((text)=>text.split(' '))
.flatMap(([,,,,path,flags=''])=>path===undefined?[]:{path:mount_table_unescape(path),flags:flags.split(',')});
return{
within:(folder)=>mounts.map(({path})=>path).filter((path)=>path!==folder&&(0,text_paths.UO)(path,folder)),
noexec:(source)=>{
const around=mounts.filter(({path})=>path==='/'||(0,text_paths.UO)(source,path));
const nearest=around.toSorted((a,b)=>a.path.length-b.path.length).at(-1);
return nearest?.flags.includes('noexec')?',noexec':'';
}
};
}
function mount_table_unescape(field){
return field.replace(/\\([0-7]{3})/g,(_,octal)=>String.fromCharCode(Number.parseInt(octal,8)));
}
;
const deathPipeScript=`
export PATH=/usr/bin:/bin
if [ "$1" = stdin ]; then exec 3<&0 < /dev/null; else exec 3<&2; fi
shift
(
  while read -r _ <&3; do :; done
  # In a loop, because the command may not have started yet.
  while [ -e "/proc/$$" ]; do
    for child in $(< "/proc/$$/task/$$/children"); do [ "$child" = "$BASHPID" ] || kill -KILL "$child"; done
  done
) < /dev/null > /dev/null 2>&1 &
watcher=$!
exec 4>&2 2> /dev/null
setpriv --pdeathsig KILL "$@" 2>&4 3<&- 4>&-
status=$?
kill -KILL "$watcher"
exit "$status"
`;
const namespacesScript=String.raw `
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3 max_pid=$4 table=$5
shift 5

mount --all --fstab "$table"
while [ "$1" != -- ]; do
  mount -o remount,bind,ro,nosuid,nodev "$1"
  shift
done
shift

# ulimit does not stop root, but the namespace has no process numbers beyond this one.
if [ "$max_pid" -gt 0 ]; then echo "$max_pid" > "$new/proc/sys/kernel/pid_max"; fi
# Root can write there without capabilities, and make the machine run a program (core_pattern).
mount --bind "$new/proc/sys/user" "$new/proc/sys/user"
mount -o rbind,ro,nosuid,nodev,noexec "$new/proc/sys" "$new/proc/sys"

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# A command can end the shell that waits for it, which then reports nothing.
exec 4>&2 2> /dev/null 6>&1
status=$("$@" 5>&1 >&6 2>&4 4>&- 6>&-) || true
exit "${'$'}{status:-137}"
`;
function identityOptions({uid,gid}){
return['--reuid',`${uid}`,'--regid',`${gid}`,'--clear-groups'];
}
function namespacesSandbox(parts){
const{elevate,unshare,mountPoint,skeleton,emptyFile,user}=parts;
const capabilities=['--inh-caps=-all,+sys_admin','--ambient-caps=-all,+sys_admin','--'];
const switchUser=user?['setpriv',...identityOptions(user),...capabilities]:[];
return plannedSandbox(parts,{
kind:'namespaces',
name:'Linux namespaces',
usesParentDeathPipe:true,
launch:({cwd,network,environment,limits,isBackground=false,mounts,init})=>{
const place={mountPoint,skeleton,emptyFile,temporaryMb:limits.temporaryMb};
const{table,readOnly}=writeMountTable(mounts,place);
const filter=isBackground?backgroundFilter(process.arch):HAS_PERL?seccompFilter(process.arch):undefined;
const[file='',...args]=[
...elevate,
...[...spawn.jN,deathPipeScript,'sandbox',isBackground?'stderr':'stdin'],
...unshare,
...['--mount','--pid','--ipc','--uts','--fork','--kill-child',...(network?[]:['--net'])],
...['--',...spawn.jN,namespacesScript,'sandbox',mountPoint,cwd,network?'network':'no-network'],
...[`${maxPid(limits)}`,table,...readOnly,'--'],
...switchUser,
...lockArguments({command:init,environment,filter,hasWritableDevices:false})
];
return{file,args,environment:{},inputs:[]};
}
});
}
function maxPid({processes}){
return isKernel(6,14)?2*processes+1_000:0;
}
var none=__webpack_require__(69082);
var modules=__webpack_require__(67877);
var external_node_events_=__webpack_require__(78474);
var external_node_net_=__webpack_require__(77030);
var external_node_timers_promises_=__webpack_require__(58500);
var process_tree=__webpack_require__(30108);
;
const PROBES=[
...['environ','proc','outside','hidden','context','git','moved','mask','socket'],
...['network','rights','files','usage','orphan']
];
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
# Not by read, which makes a system call for each character.
mapfile -t mounts < /proc/self/mountinfo
point='^([^ ]+ ){4}([^ ]+) .* - proc '
for mount in "${'$'}{mounts[@]}"; do
  if [[ $mount =~ $point && ! ${'$'}{BASH_REMATCH[2]} =~ ^/proc(/|$) ]]; then got="saw a process file system at ${'$'}{BASH_REMATCH[2]}"; fi
done
report proc "$got"

got=
while IFS= read -r folder; do
  if : > "$folder/$NAME"; then got="wrote to $folder"; fi
done <<< "$OUTSIDE"
while IFS= read -r path; do
  if [[ -w $path ]]; then got="can write to $path"; fi
done <<< "$UNWRITABLE"
report outside "$got"

got=
while IFS= read -r folder; do
  if [[ -e $folder/$NAME ]]; then got="saw a file in $folder"; fi
done <<< "$OUTSIDE"
report hidden "$got"

got=
if [[ -e $OTHER_HOME/$NAME || -e $HOME/$NAME ]]; then got='saw a file of another HOME'; fi
report context "$got"

got=
if : > ".git/$NAME"; then got='wrote to .git'; fi
if [[ ! -e .git && -w . ]]; then got='can create a .git'; fi
report git "$got"

got=
if mv "$TREE/sub" "$TREE/old"; then got='renamed a folder above a mount'; fi
report moved "$got"

got=
for folder in "$TREE/sub" "$TREE/old"; do
  if [[ $(< "$folder/.git/config") == *planted* ]]; then got='read the configuration of another checkout'; fi
  if : > "$folder/.git/hooks/$NAME"; then got='wrote a hook of another checkout'; fi
done
report mask "$got"

got=
if [[ -S $SOCKET_FILE ]]; then got='saw a socket of ours in a readable folder'; fi
report socket "$got"

got=
for host in 127.0.0.1 ::1; do
  if (exec 3<> "/dev/tcp/$host/$PORT"); then got="reached a port of ours on $host"; fi
done
mapfile -t lines < /proc/net/unix
if [[ "${'$'}{lines[*]}" == *"@$SOCKET"* ]]; then got='saw an abstract socket of ours'; fi
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
const UNWRITABLE=['/','/usr','/etc','/sys','/proc/sys/kernel/core_pattern','/proc/sysrq-trigger','/dev'];
const MAX_OUTSIDE=8;
const testSandbox=async(sandbox,options)=>{
const env_1={stack:[],error:void 0,hasError:false};
try{
const{root,stateFolder,home}=options;
const name=`.forgehand-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
const[first,second]=[(0,external_node_crypto_.randomBytes)(8).toString('hex'),(0,external_node_crypto_.randomBytes)(8).toString('hex')];
const outside=[stateFolder,...options.closed,home].filter((path)=>isSeparate(path,root)).slice(0,MAX_OUTSIDE);
const other=(0,modules.mS)(env_1,await sandbox.contexts.open('alone'),true);
const tree=(0,external_node_path_.join)(stateFolder,`${name}-tree`);
const planted=[...outside,other.home].map((folder)=>(0,external_node_path_.join)(folder,name));
const socket=(0,external_node_path_.join)(probesFolder(stateFolder),name);
const bait=(0,external_node_child_process_.spawn)('/bin/sleep',['20'],{env:{BAIT:`${first}${second}`},stdio:'ignore'});
bait.on('error',()=>undefined);
await(0,promises_.mkdir)(probesFolder(stateFolder),{recursive:true});
const[servers,plan]=await Promise.all([listen(name,socket),plantTree(tree,options),...planted.map(plant)]);
try{
const port=servers.flatMap((server)=>portOf(server)??[])[0]??0;
return await attack(sandbox,options,plan,{
PATH:'/usr/bin:/bin',
HOME:sandbox.home,
LC_ALL:'C',
BAIT_A:first,
BAIT_B:second,
NAME:name,
PORT:`${port}`,
SOCKET:name,
SOCKET_FILE:socket,
TREE:tree,
OUTSIDE:outside.join('\n'),
UNWRITABLE:UNWRITABLE.join('\n'),
OTHER_HOME:other.home
});
}
finally{
bait.kill('SIGKILL');
for(const server of servers)
server.close();
const{home:ownHome}=await sandbox.contexts.open('setup');
const folders=[(0,external_node_path_.join)(root,'.git'),ownHome,sandbox.home,'/tmp','/dev/shm','/var/tmp',...outside];
const traces=folders.flatMap((folder)=>['','-1','-2'].map((end)=>(0,external_node_path_.join)(folder,`${name}${end}`)));
await Promise.all([tree,socket,(0,external_node_path_.join)(other.home,name),...traces].map((path)=>(0,errors.e4)((0,promises_.rm)(path,{recursive:true,force:true}),undefined)));
}
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
};
function isSeparate(path,root){
return!OWN_FOLDERS.includes(path)&&!(0,text_paths.UO)(path,root);
}
async function plant(path){
await(0,errors.e4)((0,promises_.writeFile)(path,'',{flag:'wx'}),undefined);
}
async function plantTree(tree,options){
for(const folder of['.git','sub/.git/hooks'])
await(0,promises_.mkdir)((0,external_node_path_.join)(tree,folder),{recursive:true});
await(0,promises_.writeFile)((0,external_node_path_.join)(tree,'sub/.git/config'),'[http]\n\textraheader = planted\n');
return(0,tree_mounts.s8)({...options,root:tree,repository:undefined},[]);
}
async function attack(sandbox,{root},plan,environment){
const marker=`${environment['NAME']??''}-test`;
const launch=sandbox.wrap({
script:selfTestScript,
cwd:root,
network:false,
environment:{...environment,[process_tree.tl]:marker},
folders:await sandbox.contexts.open('setup'),
trees:[plan],
limits:(0,resource_limits.ZY)({fileMb:1,temporaryMb:1})
});
const child=(0,spawn.Nu)(launch,{cwd:'/',stdio:['pipe','pipe','pipe']});
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
firstError:()=>(/\S.*/.exec(errors)?.[0].trim()??failure).slice(0,300)||'no command could run in it'
};
}
async function listen(name,file){
const first=await listenAt({host:'127.0.0.1',port:0});
const port=first&&portOf(first);
const others=await Promise.all([
port===undefined?undefined:listenAt({host:'::1',port}),
listenAt({path:`\0${name}`}),
listenAt({path:file})
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
;
async function findSandbox({mode,...options}){
const refused=[];
const sandbox=await chooseSandbox(mode,options,{onRefusal:(reason)=>refused.push(reason)});
return{sandbox,refused};
}
async function chooseSandbox(mode,options,{onRefusal=()=>undefined,test=testSandbox}={}){
const{stateFolder}=options;
const limits=(0,resource_limits.ZY)();
await(0,promises_.mkdir)(stateFolder,{recursive:true,mode:0o700});
if(mode==='off'){
const contexts=new trust_contexts.Z_(stateFolder,{isShared:true});
const sandbox=(0,none.x)((0,trust_contexts.Wx)(stateFolder),{limits,contexts});
const{probes}=await test(sandbox,options);
return{...sandbox,probes};
}
const failures=[];
const refuse=(reason)=>{
failures.push(reason);
onRefusal(reason);
};
const plan=await planMounts(options).catch((error)=>{
if(!(error instanceof mount.GK))
throw error;
refuse(error.message);
return undefined;
});
if(plan){
const owner=await commandUser(options.root);
const contexts=new trust_contexts.Z_(stateFolder,{owner});
if(owner)
await openStateFolder(options);
for await(const candidate of candidates(mode,stateFolder,{limits,owner,plan,contexts})){
const result=await test(candidate,options);
const{probes,failure}=result;
if(hasPassed(result))
return{...candidate,temporary:(0,trust_contexts.BE)(stateFolder),probes};
refuse(`${candidate.kind}: ${failure??failedText(probes)}`);
}
}
if(mode==='auto')
return undefined;
if(!plan)
throw new errors.yo(`No sandbox can protect this work tree. ${failures.join(' ')}`);
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
async function openStateFolder({repository,stateFolder}){
const own=repository?.borrowed.map(({folder})=>(0,external_node_path_.dirname)(folder)).filter((path)=>(0,text_paths.UO)(path,stateFolder));
for(const folder of[stateFolder,...(own??[])])
await(0,promises_.chmod)(folder,0o711);
}
async function*candidates(mode,stateFolder,{owner,...planned}){
const names=['setpriv','bwrap','unshare','sudo'];
const[setpriv,bwrap,unshare,sudo]=await Promise.all(names.map(systemProgram));
const emptyFile=(0,external_node_path_.join)(stateFolder,'empty');
await(0,promises_.writeFile)(emptyFile,'');
const switchUser=owner?setpriv&&[setpriv,...identityOptions(owner)]:[];
if(mode!=='namespaces'&&bwrap!==undefined&&switchUser)
yield bubblewrapSandbox({...planned,emptyFile,program:bwrap,switchUser});
if(mode==='bubblewrap'||setpriv===undefined||unshare===undefined)
return;
const[skeleton,mountPoint]=[(0,external_node_path_.join)(stateFolder,'skeleton'),(0,external_node_path_.join)(stateFolder,'root')];
for(const folder of[skeleton,mountPoint])
await(0,promises_.mkdir)(folder,{recursive:true,mode:0o755});
const parts={...planned,emptyFile,skeleton,mountPoint,elevate:[]};
const[uid,gid]=[process.getuid?.(),process.getgid?.()];
if(uid===0){
yield namespacesSandbox({...parts,unshare:[unshare],user:owner});
return;
}
if(sudo!==undefined&&uid!==undefined&&gid!==undefined)
yield namespacesSandbox({...parts,elevate:[sudo,'-n','--'],unshare:[unshare],user:{uid,gid}});
const asOurselves=['--user','--map-current-user','--keep-caps'];
yield namespacesSandbox({...parts,unshare:[unshare,...asOurselves],user:undefined});
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
})
};
;
