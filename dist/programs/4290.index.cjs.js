"use strict";
exports.id=4290;
exports.ids=[4290];
exports.modules={
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
91686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N0:()=>(AGENT_FILE),
_g:()=>(openLocalWorkspaceEarly),
fP:()=>(openLocalWorkspace),
jE:()=>(readLocalRules),
vV:()=>(readLocalSettings)
});
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76946);
var _run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17547);
var _run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(68759);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6759);
var _settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(91122);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(31657);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83188);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4565);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__.KK)((0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__.c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__.c)(root);
return await(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_3__.U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
const{emit=()=>undefined}=options;
const local=limitsOf(options.root,rules,emit);
return await(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__.k)(rules,{...options,emit,...local,...(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)()});
}
async function openLocalWorkspaceEarly(rules,options){
const local=limitsOf(options.root,rules,options.emit);
return await(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__.r)(rules,{...options,...local,...(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)()});
}
function limitsOf(root,{readablePaths,network,mcpServers},emit){
const program=(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__.Wm)(root,process.env['NODE_OPTIONS']);
if(program!==undefined){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.e(`${program} runs now and is in this checkout, or can be, where a command could change it, and it has your keys. Start a Forgehand and a Node that are outside of the checkout, such as in a clone beside it, and without --require, --import and --loader, in NODE_OPTIONS too.`);
}
const{readable}=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)();
const isOpen=readablePaths.every((path)=>readable.includes(path));
const lines={
'readable-paths':isOpen?undefined:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.X3)(readablePaths,process.env),
network:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.pz)([network,...mcpServers.map((server)=>server.network)],process.env)
};
for(const[name,line]of Object.entries(lines)){
if(line===undefined)
continue;
const text=`agent.yml lists ${name}, which the command line does not open, because commands can write that file. To open them: ${line}`;
emit({kind:'warning',text});
}
return{settingsFile:AGENT_FILE,networkLimit:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.cK)(process.env)};
}
}),
79119:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
policy:()=>(policy)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(59973);
var _policy_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22536);
var _policy_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73527);
var _policy_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23852);
var _policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(96885);
var _settings_given_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2343);
var _doctor_read_workflows_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(43139);
var _workspace_commands_find_declared_checks_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(72427);
var _workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1699);
var _workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(25178);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(2754);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(60409);
var _text_writable_paths_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(237);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(10175);
var _json_text_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(3727);
var _local_workspace_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(91686);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(4565);
async function policy(command,flags){
if((command===undefined)===(flags.file===undefined)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_16__.e('Give either a command, such as "npm test", or a path with --file.');
}
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_13__.I)(flags.cwd);
const rules=await(0,_local_workspace_js__WEBPACK_IMPORTED_MODULE_15__.jE)(root);
if(flags.file!==undefined){
const path=pathInside(root,flags.file);
const workflows=await(0,_doctor_read_workflows_js__WEBPACK_IMPORTED_MODULE_6__.B)(root);
const given=await(0,_settings_given_files_js__WEBPACK_IMPORTED_MODULE_5__.UL)(workflows.map(({text})=>text),async(path)=>(await(0,_doctor_read_workflows_js__WEBPACK_IMPORTED_MODULE_6__.J)(root,[path]))[0]?.text);
const protectedPaths=[...[_local_workspace_js__WEBPACK_IMPORTED_MODULE_15__.N0,...given].map(_policy_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__.K),...rules.protectedPaths];
return printFileVerdict(path,{...rules,protectedPaths},flags.json===true);
}
const line=command??'';
const{tests}=await(0,_workspace_commands_find_declared_checks_js__WEBPACK_IMPORTED_MODULE_7__.U)(await(0,_workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_9__.W)(root));
const isCheck=(rules.verify?.flatMap(({run,quick})=>[run,quick])??tests).includes(line.trim());
const isBounded=flags.sandbox!=='off';
const packageBinaries=isBounded?await(0,_workspace_commands_find_declared_checks_js__WEBPACK_IMPORTED_MODULE_7__.I)(root):[];
const explanation=isCheck
?asCheck(line)
:await insideOf(root,(0,_policy_commands_js__WEBPACK_IMPORTED_MODULE_1__.b)(line,{setting:rules.commands,packageBinaries,isBounded}));
process.stdout.write(flags.json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_14__.s)(toJson(explanation)):explanationText(explanation));
return explanation.judgment.kind==='allowed'?0:1;
}
function pathInside(root,written){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root,written));
if(path===''||(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_11__._K)(path))
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_16__.e(`${written} is not a file of the repository ${root}.`);
return path;
}
async function insideOf(root,explanation){
const{judgment}=explanation;
const paths=judgment.kind==='allowed'?(judgment.paths??[]):[];
try{
for(const path of paths)
await(0,_workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_8__.LI)(root,path);
return explanation;
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_17__.v4))
throw error;
return{judgment:{kind:'malformed',problem:error.message},commands:[]};
}
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
command,
allowed:rule!==null,
severity,
rule,
reason,
remedy
}))
};
}
function explanationText({judgment,commands}){
const end=judgment.kind==='allowed'?'Allowed.':`Not allowed. ${reasonOf(judgment)??''}`;
return `${[...commands.flatMap(commandLines),(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_10__.Q)(end)].join('\n')}\n`;
}
function commandLines({command,severity,rule,reason='',remedy}){
const head=`${rule===undefined?'refused':'allowed'}  ${severity.padEnd(8)}  ${command}`;
if(rule!==undefined)
return[(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_10__.Q)(head),(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_10__.Q)(`         by the rule: ${rule}`)];
const line=remedy===undefined?[]:[`         in ${_local_workspace_js__WEBPACK_IMPORTED_MODULE_15__.N0}, under commands: ${remedy}`];
return[head,`         ${reason}`,...line].map((text)=>(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_10__.Q)(text));
}
function reasonOf(judgment){
if(judgment.kind==='allowed')
return undefined;
return judgment.kind==='malformed'?judgment.problem:judgment.reason;
}
function printFileVerdict(path,rules,isJson){
const protectedBy=(0,_policy_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__._b)(path,rules.protectedPaths);
const sensitiveBy=(0,_policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__.R)(path,[..._policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__.r,...rules.sensitiveFiles]);
const requiresApproval=protectedBy!==undefined||sensitiveBy?.requiresApproval===true;
const isInside=(0,_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_12__.nH)(path,rules.writablePaths);
const because=protectedBy!==undefined
?`it is protected by ${protectedBy}`
:sensitiveBy
?`sensitive-files has require-approval: ${String(requiresApproval)} for ${sensitiveBy.pattern}`
:'no pattern matches it';
const text=isInside
?`A change to ${path} needs ${requiresApproval?'':'no '}approval: ${because}.`
:`${path} cannot be changed: it is outside writable-paths.`;
const rule={protectedBy:protectedBy??null,sensitiveBy:sensitiveBy??null};
const verdict={path,isWritable:isInside,requiresApproval,...rule};
process.stdout.write(isJson?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_14__.s)(verdict):`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_10__.Q)(text)}\n`);
return requiresApproval||!isInside?1:0;
}
}),
43139:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(readWorkflowFiles),
J:()=>(readWorkTreeFiles)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76946);
const FOLDER='.github/workflows';
const MAX_FILES=200;
async function readWorkflowFiles(root){
const names=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,FOLDER)),[]);
const paths=names.filter((name)=>/\.ya?ml$/.test(name)).toSorted();
return await readWorkTreeFiles(root,paths.slice(0,MAX_FILES).map((name)=>`${FOLDER}/${name}`));
}
async function readWorkTreeFiles(root,paths){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_2__.c)(root);
const texts=await Promise.all(paths.map((path)=>read(path).catch(unlessUserError)));
return paths.flatMap((path,index)=>(texts[index]===undefined?[]:[{path,text:texts[index]}]));
}
function unlessUserError(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo))
throw error;
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
if((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.e9)(path))
return GIT_FOLDER;
const normalized=(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path);
const names=normalized.split('/');
if(names.length>MAX_DEPTH)
return `a path of more than ${MAX_DEPTH} names`;
if(names.some((name)=>SHORT_NAME.test(name)))
return 'a short name of Windows';
const paths=[...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.Zv)(normalized),normalized];
const own=patterns.find((pattern)=>
pattern.startsWith('!')
?(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__.R)(path,pattern)
:paths.some((each)=>(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__.R)(each,pattern)));
const builtIn=()=>builtInProtectedPaths.find((pattern)=>(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__.R)(path,pattern));
return own??builtIn()??(hasProtectedDotName(path)?DOT_NAME:isForAgents(path)?UPPER_CASE_NAME:undefined);
}
function isWorkflow(path){
return(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path).startsWith('.github/workflows/');
}
const builtInProtectedPaths=[
...['**/action.{yml,yaml}','**/{Jenkinsfile*,*.Jenkinsfile}','**/{azure,bitbucket}-pipelines{,[-._]*,/**}'],
...named('appveyor,circle,cirrus,wercker,drone,woodpecker,buildkite,shippable,codeship{,-steps,-services},codefresh,codemagic,bitrise,semaphore,zuul{,.d/*},screwdriver,heroku,amplify,cloudbuild,buildspec,appspec,atlantis,codecov,crowdin'),
...[
'**/sonar-project.properties',
'**/Dangerfile*',
'**/{app.{yml,yaml,json},Tiltfile,Earthfile,Procfile,{Fast,App,Deliver,Match,Gym,Scan,Snap,Plugin}file,cdk.json,cdktf.json,ansible.cfg,terragrunt.hcl,docker-bake*,{buddy,sweep}.{yml,yaml},electron-builder.*,{staticwebapp.config,eas,jsr,dagger}.json,_redirects,_headers,{vercel,serverless}.{ts,js}}',
'**/{ci_scripts/**,config/deploy*.yml}'
],
...named('netlify,vercel,now,skaffold,firebase,fly,render,railway,nfpm,werf,okteto,railpack,nixpacks,wrangler,serverless,samconfig,pulumi,helmfile,snapcraft'),
...[
'**/{CODE,}OWNERS{,_ALIASES,.yaml,.toml}',
'**/{{firestore,storage}.rules,database.rules.json,CNAME}',
'**/{MAINTAINERS*,REVIEWERS,authorized_keys*,known_hosts,allowed_signers}'
],
...named('renovate,dependabot,mergify,pullapprove,bors,kodiak'),
...['**/{release,lint-staged,commitlint,husky,yarn}.config.*','**/{simple-git-hooks,lefthook{,-local}}.*'],
...[
'**/{git{,-}hooks/**,{pre,post,commit}-{commit,push,merge,checkout,msg}}',
'**/{captainhook.json,grumphp.yml}',
'**/{release-please-config,lerna}.json',
'**/{release,release-plz,dist-workspace}.toml'
],
...named('goreleaser,jreleaser,shipit'),
...['**/{_netrc,pnpmfile.*,pnpm-workspace.*,bunfig.toml,pip.conf,pip.ini}','**/node_modules/**','auth.json'],
...['**/{uv,poetry,hatch,pdm,pixi}.toml','**/{site,user}customize{.py,/**}','**/{rust-toolchain{,.toml},go.env}'],
...['**/{mvnw,gradlew}*','**/{gradle/wrapper/**,gradle.properties,init.gradle*}','**/*.bazelrc'],
...[
'**/{nuget.config,Directory.{Build,Packages}.*,MSBuild.rsp,dotnet-tools.json}',
'**/{mise{,.*}.toml,mise/**,devbox.json,devenv.*,{flake,shell,default}.nix,Brewfile}'
],
...['**/devcontainer.json','**/*.{code-workspace,sublime-project}'],
...[
'**/{AGENT,AGENTS,CLAUDE,GEMINI,QWEN,CRUSH,IFLOW,CODEBUDDY,SKILL,WARP,replit,knowledge,best_practices}{,.*}.md',
'**/{copilot-instructions.md,*.mdc,hooks/hooks.json}'
],
...named('greptile,ellipsis'),
...[
'**/*.{instructions,prompt,chatmode,agent}.{md,yml,yaml}',
'{agents,commands}/*.md',
'**/{mcp{,[-_.]{config,server{,s}}},opencode,crush,{gemini,qwen}-extension}.{json,jsonc}'
]
];
function named(programs){
return[`**/{${programs}}{,[-._]*}.{yml,yaml,toml,json,json5,jsonc,jsonnet,star,hcl}`];
}
const UPPER_CASE=/^[A-Z][A-Z0-9_-]*\.md$/;
const READ_BY_PEOPLE=/^(?:README|CHANGE(?:LOG|S)|HISTORY|NEWS|RELEASES?|RELEASE[_-]NOTES|UPGRAD(?:E|ING)|MIGRAT(?:E|ING|IONS?)|LICEN[CS]ES?|COPYING|NOTICES?|PATENTS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT|GOVERNANCE|AUTHORS|CONTRIBUTORS|CREDITS|THANKS|ACKNOWLEDGE?MENTS|CITATION|SPONSORS|BACKERS|ADOPTERS|TODO|ROADMAP|VISION|ARCHITECTURE|DESIGN|INSTALL(?:ATION)?|SETUP|QUICKSTART|GETTING[_-]STARTED|USAGE|EXAMPLES?|API|REFERENCE|DOCS?|DOCUMENTATION|FAQ|GLOSSARY|TROUBLESHOOTING|KNOWN[_-]ISSUES|LIMITATIONS|COMPATIBILITY|PERFORMANCE|BENCHMARKS?|BUILD(?:ING)?|COMPILING|DEVELOP(?:MENT|ING)?|HACKING|TEST(?:S|ING)?|DEBUGGING|DEPLOY(?:MENT|ING)?|DOCKER|STYLE(?:GUIDE)?|SPEC(?:IFICATION)?|PROTOCOL|RFC|ADR|INTRODUCTION|OVERVIEW|ABOUT|INDEX|SUMMARY)(?:[_-][A-Z0-9_-]+)?\.md$/;
function isForAgents(path){
return UPPER_CASE.test(path)&&!READ_BY_PEOPLE.test(path);
}
const UPPER_CASE_NAME='an upper-case name at the root that is not known as a document for people';
const DOT_NAME='a name that begins with a dot';
const HARMLESS=[
'.{git,docker,npm,prettier,eslint,stylelint,markdownlint}ignore',
'.{editorconfig,gitkeep,keep,mailmap,git-blame-ignore-revs,nojekyll}',
'.changeset/[^.]*.md',
'.github/{CODE_OF_CONDUCT,CONTRIBUTING,SECURITY,SUPPORT,PULL_REQUEST_TEMPLATE}.md',
'.github/PULL_REQUEST_TEMPLATE/[^.]*.md',
'.env{,.*}'
];
function hasProtectedDotName(path){
if(!path.split(/[/\\]/).some(_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.yz))
return false;
const[fromDot]=/(?<=^|\/)\..*/s.exec((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path))??[];
return fromDot===undefined||!HARMLESS.some((pattern)=>(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__.R)(fromDot,pattern));
}
}),
96885:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(sensitiveFileRule),
r:()=>(builtInSensitiveFiles)
});
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
var _path_pattern_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73527);
var _protected_paths_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23852);
const builtInSensitiveFiles=[
...['**/.env','**/.env.*','**/*.{pem,key,p12,pfx,jks,keystore,kdbx}','**/id_{rsa,dsa,ecdsa,ed25519}'].map(needsApproval),
...['**/{secrets,credentials}.{json,yml,yaml,toml}','**/*.tfstate{,.backup}','**/*.tfvars'].map(needsApproval),
...['**/{Dockerfile,Containerfile}{,.*}','**/{docker-,}compose{,[-._]*}.{yml,yaml}','**/*.service'].map(needsApproval),
...['**/.env.{example,sample,template,dist,test}','**/*.tfvars.example'].map(exempt)
];
function sensitiveFileRule(path,rules){
if((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.e9)(path))
return needsApproval(_protected_paths_js__WEBPACK_IMPORTED_MODULE_2__.Md);
return rules.findLast(({pattern})=>(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__.R)(path,pattern));
}
function needsApproval(pattern){
return{pattern,requiresApproval:true};
}
function exempt(pattern){
return{pattern,requiresApproval:false};
}
}),
17547:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
k:()=>(openSandboxedWorkspace),
r:()=>(openWorkspaceEarly)
});
var late_sandbox=__webpack_require__(70782);
var resource_limits=__webpack_require__(94057);
;
function withLimits(sandbox,limits){
return{...sandbox,limits,wrap:(command)=>sandbox.wrap({limits,...command})};
}
var workspace=__webpack_require__(66362);
;
const ANY_COMMAND='agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.';
const ANY_WITHOUT_SANDBOX='`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.';
async function openSandboxedWorkspace(rules,options){
const{findSandbox}=await __webpack_require__.e(8757).then(__webpack_require__.bind(__webpack_require__,18757));
return await openWith(rules,options,reportSandbox(await findSandbox(options),rules,options.emit));
}
async function openWorkspaceEarly(rules,options){
const{stateFolder,findSandbox,emit}=options;
const sandbox=new late_sandbox.W(stateFolder,async()=>reportSandbox(await findSandbox(),rules,emit));
return{workspace:await openWith(rules,options,sandbox),sandbox};
}
function reportSandbox({sandbox:found,refused},{commands,limits},emit){
const sandbox=found&&withLimits(found,(0,resource_limits.ZY)(limits));
emit({kind:'sandbox',description:sandbox?.description,probes:sandbox?.probes??[],refused});
if(commands==='any'){
const text=sandbox&&sandbox.kind!=='none'?ANY_COMMAND:ANY_WITHOUT_SANDBOX;
emit({kind:'warning',text});
}
return sandbox;
}
async function openWith({commands,verify,network,writablePaths},{emit,...options},sandbox){
const warn=(text)=>{
emit({kind:'warning',text});
};
return await(0,workspace.O)({...options,sandbox,commands,verify,network,writablePaths,warn});
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
91009:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lr:()=>(issueOfBranch),
at:()=>(branchName),
d2:()=>(sideBranchName),
l5:()=>(itemsFolder),
nG:()=>(branchNames)
});
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(82859);
var _keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
function branchName(task,template,attempt=1){
const{subject}=task;
const kind=subject==='issue'?'issue':'pull';
const name=subject==='repository'?taskBranch(task):(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__.U8)(template,{...task,kind});
const separator=itemsFolder(task)===undefined?'-':'.';
return attempt===1?name:`${name}${separator}${attempt}`;
}
function taskBranch(task){
const folder=itemsFolder(task);
return folder===undefined?`agent/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.GK)(task)}`:`${folder.branch}/${folder.item}`;
}
function itemsFolder({trigger}){
if(trigger.kind!=='prompt'||!trigger.item)
return undefined;
return{branch:`agent/task-${trigger.taskId}`,item:trigger.item.id};
}
function branchNames(task,template,count){
return Array.from({length:count},(_,index)=>branchName(task,template,index+1));
}
function sideBranchName(task,template){
return `${branchName(task,template)}-${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task)}`;
}
function issueOfBranch(branch){
const[,number]=/^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch)??[];
return number===undefined?undefined:Number(number);
}
}),
82859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
oU:()=>(DEFAULT_BRANCH_TEMPLATE),
LX:()=>(branchPattern),
$Q:()=>(branchTemplateProblems),
U8:()=>(fillBranchTemplate)
});
var branch_names=__webpack_require__(62973);
;
const MAX_SLUG=40;
const MAX_TITLE=1_000;
function slugOf(title){
const decomposed=title.slice(0,MAX_TITLE).normalize('NFKD').toLowerCase();
const visible=decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,'');
const words=visible.match(/[a-z0-9]+/g)??[];
let slug=words[0]?.slice(0,MAX_SLUG)??'change';
for(const word of words.slice(1)){
if(slug.length+1+word.length>MAX_SLUG)
break;
slug+=`-${word}`;
}
return slug;
}
;
const DEFAULT_BRANCH_TEMPLATE='agent/{kind}-{number}';
const MAX_FILLED=150;
const MAX_DIGITS=15;
const TASKS=/^agent\/task-/i;
const PLACEHOLDER=/\{[^{}]*\}/g;
const KNOWN=['{kind}','{number}','{slug}','{date}'];
function fillBranchTemplate(template,{kind,number,title,createdAt}){
return fill(template,{kind,number:String(number),slug:slugOf(title),date:createdAt.slice(0,10)});
}
function branchPattern(template,{kind,number}){
if(!isVarying(template))
return undefined;
const known={kind,number:String(number)};
const[slug,date]=['[a-z0-9]+(?:-[a-z0-9]+)*',String.raw `\d{4}-\d{2}-\d{2}`];
const literal=template.split(PLACEHOLDER).map((text)=>RegExp.escape(text));
const filled=[...template.matchAll(PLACEHOLDER)].map(([name])=>fill(name,{...known,slug,date}));
const source=literal.map((text,index)=>text+(filled[index]??'')).join('');
const pattern=new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
return{
glob:`${fill(template,{...known,slug:'*',date:'*'})}*`,
matches:(branch)=>pattern.test(branch)
};
}
function isVarying(template){
return template.includes('{slug}')||template.includes('{date}');
}
function fill(template,values){
return template.replaceAll(/\{(kind|number|slug|date)\}/g,(_,name)=>values[name]);
}
function branchTemplateProblems(template){
const unknown=[...template.matchAll(PLACEHOLDER)].some(([name])=>!KNOWN.includes(name));
const literal=template.replaceAll(PLACEHOLDER,'1');
const isTooLong=filledBranches(template).some((name)=>name.length>MAX_FILLED);
return[
unknown?`no placeholders but ${KNOWN.slice(0,-1).join(', ')} and {date}`:'',
template.includes('{number}')?'':'a name with {number}, so that every issue has a branch of its own',
/\{slug\}[^]*\{number\}/.test(template)
?'a name with {slug} only after {number}, because anyone can choose a title'
:'',
isVarying(template)&&/\{number\}[\d{]/.test(template)?'a name with -, /, _ or . after {number}':'',
isTooLong?`a name of at most ${MAX_FILLED} characters`:'',
isTooLong||[literal,...(unknown?[]:filledBranches(template))].every(branch_names.eB)
?''
:'a branch name of letters, digits, /, _, . and -, as git allows it',
TASKS.test(template)?'a name that does not start with agent/task-, as the branches of scheduled tasks do':''
].filter((problem)=>problem!=='');
}
const SLUGS=['a'.repeat(MAX_SLUG),'lock'];
function filledBranches(template){
const numbers=Array.from({length:MAX_DIGITS},(_,digits)=>String(10**digits));
const kinds=['issue','pull'];
const date='2026-11-23';
return kinds.flatMap((kind)=>numbers.flatMap((number)=>SLUGS.map((slug)=>fill(template,{kind,number,slug,date}))));
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
80434:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
e:()=>(rootCause)
});
const CAUSES=[
[/missing go\.sum entry|updates to go\.(?:mod|sum) needed/,'go.sum lacks entries: run go mod tidy'],
[
/can only install packages when your package\.json|ERR_PNPM_OUTDATED_LOCKFILE|Your lockfile needs to be updated|lockfile would have been (?:modified|created)|lockfile had changes, but/,
'The lock file does not match package.json'
],
[
/changed significantly since poetry\.lock|lockfile at `uv\.lock` needs to be updated|Lock file hash doesn't match/,
'The lock file does not match pyproject.toml'
],
[/lock file \S*Cargo\.lock needs to be updated|because --locked was passed/,'Cargo.lock does not match Cargo.toml'],
[
/in (?:deployment|frozen) mode after changing|gemspecs for path gems changed/,
'The lock file does not match the Gemfile'
],
[
/lock file is not up to date with the latest changes in composer\.json/,
'composer.lock does not match composer.json'
]
];
const DENIED=/\bE40[13]\b|ENEEDAUTH|\b40[13] (?:Unauthorized|Forbidden|Client Error)|Request failed "40[13]|Authentication is required for|URL required authentication|lack of valid authentication/;
const HOST=/https?:\/\/(?:[^\s/@]*@)?([\w.-]*\w)|required for ([\w.-]*\w)/;
const CLOSED=/^\[network\] ([\w.-]+)(?::\d+)? was refused\. /;
const MAX_LINE=2_000;
function rootCause(output){
const lines=output.split('\n').map((line)=>line.slice(0,MAX_LINE));
const known=CAUSES.find(([pattern])=>lines.some((line)=>pattern.test(line)));
if(known)
return known[1];
const[,url,host=url]=lines
.filter((line)=>DENIED.test(line))
.map((line)=>HOST.exec(line))
.find(Boolean)??[];
if(host!==undefined)
return `A private registry refused access: ${host}`;
const closed=lines.map((line)=>CLOSED.exec(line)?.[1]).find((host)=>host!==undefined);
return closed===undefined?undefined:`It needs ${closed}, a private registry or another host that is not open`;
}
}),
78363:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N6:()=>(isFailure),
id:()=>(emptyFolder),
mo:()=>(copyFolder),
pN:()=>(executeWhereReadable),
v$:()=>(removeFolder)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37261);
const TIMEOUT_MS=600_000;
const REMOVE=['/bin/rm','-rf','--one-file-system','--'];
async function removeFolder(path){
const remove=()=>execute([...REMOVE,path]);
await remove().catch(async()=>{
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(path);
await remove().catch(()=>undefined);
});
}
async function emptyFolder(path){
const entries=[path,'-mindepth','1','-maxdepth','1','!','-empty'];
await execute(['/usr/bin/find',...entries,'-exec',...REMOVE,'{}','+']).catch(()=>undefined);
}
async function copyFolder(from,to,signal){
const copy=()=>execute(['/bin/cp','-a',from,to],signal);
try{
await copy().catch(async()=>{
await removeFolder(to);
signal?.throwIfAborted();
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(from);
return copy();
});
}
catch(error){
await removeFolder(to);
signal?.throwIfAborted();
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error).trim().split('\n').at(-1)??'';
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`What a command left in its home folder could not be copied for the next one. ${reason}`,{
cause:error
});
}
}
async function execute([program,...args],signal,timeout=TIMEOUT_MS){
return(await(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program,args,{env:{},timeout,signal})).stdout;
}
async function executeWhereReadable(command,signal,timeout){
try{
return await execute(command,signal,timeout);
}
catch(error){
const isProgram=isFailure(error)&&'stderr' in error&&'stdout' in error;
const lines=isProgram?String(error.stderr).trim().split('\n'):[];
const isLeftOut=(line)=>/: (?:Permission denied|File name too long)$/.test(line);
if(!isProgram||!lines.every(isLeftOut))
throw error;
return String(error.stdout);
}
}
function isFailure(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)||(Error.isError(error)&&'stderr' in error);
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
return(await(0,_files_js__WEBPACK_IMPORTED_MODULE_1__.aL)(root,await(0,_resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
};
}
}),
37261:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(openFolder),
o:()=>(openFolders)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const O_PATH=0o10000000;
const MAX_DEPTH=200;
function openFolder(path,use=()=>undefined){
const descriptor=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_PATH|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY));
if(descriptor===undefined)
return;
const folder=`/proc/self/fd/${descriptor}`;
try{
const{mode,uid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if(uid===process.geteuid?.()&&(mode&0o700)!==0o700){
(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder,(mode&0o777)|0o700);
});
}
use(folder);
}
finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openFolders(path,depth=0){
openFolder(path,(folder)=>{
if(depth===MAX_DEPTH)
return;
const entries=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder,{withFileTypes:true}))??[];
for(const entry of entries)
if(entry.isDirectory())
openFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,entry.name),depth+1);
});
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
22229:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(beginUse),
f:()=>(endUse)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(80667);
var _text_format_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(79623);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60409);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62070);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(78363);
const LOOK_MS=60_000;
async function beginUse(root,tracked,signal){
const{began,ended}=recordsIn(root);
const left=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)?reasonFor(await leftBehind(root,signal),await tracked()):undefined;
if(left===undefined)
await write(root,began,'A run of Forgehand.\n');
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ended,{force:true}),undefined);
return left;
}
async function endUse(root){
const{began,ended}=recordsIn(root);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return;
const entries=await changedSince(root,began);
if(entries)
await write(root,ended,entries.join('\0'));
}
function recordsIn(root){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git','forgehand');
return{began:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'began'),ended:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'ended')};
}
async function changedSince(root,began,signal){
const entries=['-mindepth','1','-path','./.git','-prune','-o','-cnewer',began,'-printf','%i %T@ %P\\0'];
const find=['/usr/bin/env','-C',root,'/usr/bin/find','.',...entries];
try{
return(await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.pN)(find,signal,LOOK_MS)).split('\0').filter(Boolean);
}
catch(error){
signal?.throwIfAborted();
if((0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.N6)(error))
return undefined;
throw error;
}
}
async function leftBehind(root,signal){
const{began,ended}=recordsIn(root);
const now=await changedSince(root,began,signal);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return now;
const known=new Set((await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(ended,'utf8')).split('\0'));
return now?.filter((entry)=>known.has(entry));
}
function reasonFor(left,tracked){
const known=new Set([...tracked,...tracked.flatMap(_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__.Zv)]);
const paths=left?.map((entry)=>entry.split(' ').slice(2).join(' ')).filter((path)=>!known.has(path));
if(paths?.length===0)
return undefined;
const[first,...others]=paths??[];
const more=others.length===0?'':` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__.LS)(others.length,'more path')}`;
const what=first===undefined?'more files than could be listed':`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__.SS)(first)}${more}`;
return `an earlier run has left ${what} in this workspace, which a checkout step before this one would remove`;
}
async function write(root,path,text){
if(!(await(0,_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git'))))
return;
const writing=(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:true}).then(()=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path,text));
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)(writing,undefined);
}
})
};
;
