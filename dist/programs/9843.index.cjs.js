"use strict";
exports.id=9843;
exports.ids=[9843,2224];
exports.modules={
82787:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(SSH_KEY_TYPES),
U:()=>(CREDENTIAL_FOLDERS)
});
const CREDENTIAL_FOLDERS=['ssh','aws','gnupg','kube'];
const SSH_KEY_TYPES=['rsa','dsa','ecdsa','ed25519'];
}),
92224:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
findSandbox:()=>(findSandbox)
});
var choose_sandbox=__webpack_require__(67961);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var credential_paths=__webpack_require__(82787);
;
const toolPaths=words(`
  .cargo .rustup go/bin go/pkg sdk .nvm .fnm .volta .nodenv .n n .asdf .proto .local/bin .local/lib
  .local/share/mise/installs .local/share/uv .local/share/fnm .local/share/pnpm .local/share/virtualenvs
  .local/share/pipx .local/pipx .local/share/rtx/installs .local/opt .pyenv .virtualenvs miniconda3 anaconda3
  miniforge3 .rbenv .rvm .gem .goenv .jenv .sdkman/candidates .jdks .m2/repository .m2/wrapper .gradle/wrapper
  .ivy2/cache .sbt/boot .dotnet .nuget/packages .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs
  .opam .juliaup .julia/packages .pub-cache/hosted .composer/vendor .config/composer/vendor .swiftly
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .linuxbrew .foundry/bin .yarn/berry/cache
  .krew/bin .terraform.d/plugins .elan .hex/packages .zig
`);
const credentialPaths=[
...credential_paths.U.map((name)=>`.${name}`),
...words(`
  .cargo/credentials .cargo/credentials.toml .gem/credentials .nuget/NuGet .dotnet/corefx .composer/auth.json
  .config/composer/auth.json .terraform.d/credentials.tfrc.json .rvm/user .azure .docker
  .config/gh .config/gcloud .config/hub .netrc .git-credentials .gitconfig .config/git .npmrc .yarnrc.yml .pypirc
  .pgpass .bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .config/NuGet
  .vault-token .pip .config/pip .config/pypoetry .terraformrc .boto .s3cfg .my.cnf .config/rclone .config/op
  .bash_history .zsh_history .python_history .node_repl_history .local/share/keyrings
`)
];
const settings=['.cargo/config.toml','.cargo/config','.nuget/packages/NuGet.Config','.rustup/settings.toml'];
const CREDENTIAL=/:\/\/[^\s/"']*@|token|passw|secret|credential/i;
const SYSTEM=new Set(['/','/bin','/etc','/home','/lib','/opt','/sbin','/srv','/usr','/usr/local','/var']);
function words(text){
return text.trim().split(/\s+/);
}
async function homePaths(home){
const within=(names)=>names.map((name)=>(0,external_node_path_.join)(home,name));
const credentials=within(credentialPaths);
if(SYSTEM.has((0,external_node_path_.join)(home,'.').replace(/(.)\/$/,'$1')))
return{hidden:credentials,readable:[]};
const paths=within(settings);
const hasCredential=await Promise.all(paths.map(containsCredential));
return{
hidden:[home,...credentials,...paths.filter((_,index)=>hasCredential[index])],
readable:within(toolPaths)
};
}
async function containsCredential(path){
return CREDENTIAL.test(await(0,errors.e4)((0,promises_.readFile)(path,'utf8'),''));
}
var self_test=__webpack_require__(13721);
;
async function findSandbox(options,test=self_test.y){
const{root,stateFolder,mode,environment,repository}=options;
const{hidden,readable}=await homePaths(options.home);
const refused=[];
const sandbox=await(0,choose_sandbox.H)(mode,{
root,
stateFolder,
hidden:[...options.hidden,...hidden],
readable,
searchPath:environment['PATH']??'',
repository
},{onRefusal:(reason)=>refused.push(reason),test});
return{sandbox,refused};
}
})
};
;
