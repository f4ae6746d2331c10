"use strict";
exports.id=4699;
exports.ids=[4699];
exports.modules={
71344:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(checkpointFolder),
Z:()=>(stateHome)
});
var node_crypto_0_=__webpack_require__(77598);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path_2_.join)((0,node_path_2_.isAbsolute)(chosen)?chosen:(0,node_path_2_.join)((0,node_os_1_.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path_2_.sep?node_path_2_.sep:root+node_path_2_.sep))
return undefined;
return(0,node_path_2_.join)(home,`${(0,node_path_2_.basename)(root)}-${(0,node_crypto_0_.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout),
r:()=>(lookForCheckout)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _usage_error_js_2_=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
const{start,root}=lookForCheckout(folder,option);
if(root!==undefined)
return root;
throw new _usage_error_js_2_.e(`${start} is not in a git repository, so a change could not be reviewed or undone. `+
`Choose a checkout with ${option}, or create one with git init.`);
}
function lookForCheckout(folder,option){
if(!(0,node_fs_0_.existsSync)(folder))
throw new _usage_error_js_2_.e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
if(!(0,node_fs_0_.statSync)(folder).isDirectory())
throw new _usage_error_js_2_.e(`${folder} is a file. Choose the folder of a checkout with ${option}.`);
const start=(0,node_fs_0_.realpathSync)((0,node_path_1_.resolve)(folder));
for(let root=start;;root=(0,node_path_1_.dirname)(root)){
if((0,node_fs_0_.existsSync)((0,node_path_1_.join)(root,'.git')))
return{start,root};
if(root===(0,node_path_1_.dirname)(root))
return{start,root:undefined};
}
}
}),
83188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(localSandboxOptions)
});
var node_os_0_=__webpack_require__(48161);
var _checkpoint_folder_js_1_=__webpack_require__(71344);
function localSandboxOptions(){
return{home:(0,node_os_0_.homedir)(),closed:[(0,_checkpoint_folder_js_1_.Z)(process.env)],environment:process.env};
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
var _workspace_files_checkout_files_js_0_=__webpack_require__(76946);
var _pipeline_open_workspace_js_1_=__webpack_require__(75946);
var _pipeline_prepare_js_2_=__webpack_require__(42426);
var _settings_agent_file_js_3_=__webpack_require__(6759);
var _local_sandbox_js_4_=__webpack_require__(83188);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_pipeline_prepare_js_2_.KK)((0,_workspace_files_checkout_files_js_0_.c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js_0_.c)(root);
return await(0,_settings_agent_file_js_3_.U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
return await(0,_pipeline_open_workspace_js_1_.k)(rules,{
emit:()=>undefined,
settingsFile:AGENT_FILE,
...options,
...(0,_local_sandbox_js_4_.Z)()
});
}
async function openLocalWorkspaceEarly(rules,options){
return await(0,_pipeline_open_workspace_js_1_.r)(rules,{...options,settingsFile:AGENT_FILE,environment:process.env});
}
}),
79119:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
policy:()=>(policy)
});
var node_path_0_=__webpack_require__(76760);
var _policy_commands_js_1_=__webpack_require__(37396);
var _policy_path_pattern_js_2_=__webpack_require__(73527);
var _policy_protected_paths_js_3_=__webpack_require__(92265);
var _policy_sensitive_files_js_4_=__webpack_require__(61678);
var _settings_given_files_js_5_=__webpack_require__(2343);
var _doctor_read_workflows_js_6_=__webpack_require__(43139);
var _workspace_commands_declared_checks_js_7_=__webpack_require__(30117);
var _workspace_commands_package_binaries_js_8_=__webpack_require__(22611);
var _workspace_files_root_files_js_9_=__webpack_require__(25178);
var _text_visible_text_js_10_=__webpack_require__(2754);
var _text_normalized_path_js_11_=__webpack_require__(60409);
var _text_writable_paths_js_12_=__webpack_require__(237);
var _find_checkout_js_13_=__webpack_require__(10175);
var _json_text_js_14_=__webpack_require__(3727);
var _local_workspace_js_15_=__webpack_require__(91686);
var _usage_error_js_16_=__webpack_require__(4565);
async function policy(command,flags){
if((command===undefined)===(flags.file===undefined)){
throw new _usage_error_js_16_.e('Give either a command, such as "npm test", or a path with --file.');
}
const root=(0,_find_checkout_js_13_.I)(flags.cwd);
const rules=await(0,_local_workspace_js_15_.jE)(root);
if(flags.file!==undefined){
const path=pathInside(root,flags.file);
const workflows=await(0,_doctor_read_workflows_js_6_.B)(root);
const given=(await Promise.all(workflows.map(({text})=>(0,_settings_given_files_js_5_.UL)(text)))).flat();
const protectedPaths=[...[_local_workspace_js_15_.N0,...given].map(_policy_path_pattern_js_2_.K),...rules.protectedPaths];
return printFileVerdict(path,{...rules,protectedPaths},flags.json===true);
}
const line=command??'';
const{tests}=await(0,_workspace_commands_declared_checks_js_7_.U)(await(0,_workspace_files_root_files_js_9_.W)(root));
const isCheck=(rules.verify?.flatMap(({run,quick})=>[run,quick])??tests).includes(line.trim());
const isBounded=flags.sandbox!=='off';
const packageBinaries=isBounded?await(0,_workspace_commands_package_binaries_js_8_.I)(root):[];
const explanation=isCheck
?asCheck(line)
:(0,_policy_commands_js_1_.b)(line,{setting:rules.commands,packageBinaries,isBounded});
process.stdout.write(flags.json?(0,_json_text_js_14_.s)(toJson(explanation)):explanationText(explanation));
return explanation.judgment.kind==='allowed'?0:1;
}
function pathInside(root,written){
const path=(0,node_path_0_.relative)(root,(0,node_path_0_.resolve)(root,written));
if(path===''||(0,_text_normalized_path_js_11_._K)(path))
throw new _usage_error_js_16_.e(`${written} is not a file of the repository ${root}.`);
return path;
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
return `${[...commands.flatMap(commandLines),(0,_text_visible_text_js_10_.Q)(end)].join('\n')}\n`;
}
function commandLines({command,severity,rule,reason='',remedy}){
const head=`${rule===undefined?'refused':'allowed'}  ${severity.padEnd(8)}  ${command}`;
if(rule!==undefined)
return[(0,_text_visible_text_js_10_.Q)(head),(0,_text_visible_text_js_10_.Q)(`         by the rule: ${rule}`)];
const line=remedy===undefined?[]:[`         in ${_local_workspace_js_15_.N0}, under commands: ${remedy}`];
return[head,`         ${reason}`,...line].map((text)=>(0,_text_visible_text_js_10_.Q)(text));
}
function reasonOf(judgment){
if(judgment.kind==='allowed')
return undefined;
return judgment.kind==='malformed'?judgment.problem:judgment.reason;
}
function printFileVerdict(path,{protectedPaths,sensitiveFiles,writablePaths},isJson){
const protecting=(0,_policy_protected_paths_js_3_._b)(path,protectedPaths);
const sensitive=(0,_policy_sensitive_files_js_4_.R)(path,[..._policy_sensitive_files_js_4_.r,...sensitiveFiles]);
const needsApproval=protecting!==undefined||sensitive?.requiresApproval===true;
const canChange=(0,_text_writable_paths_js_12_.nH)(path,writablePaths);
const verdict={
path,
isWritable:canChange,
requiresApproval:needsApproval,
protectedBy:protecting??null,
sensitiveBy:sensitive??null
};
process.stdout.write(isJson?(0,_json_text_js_14_.s)(verdict):`${(0,_text_visible_text_js_10_.Q)(fileVerdictText(verdict))}\n`);
return needsApproval||!canChange?1:0;
}
function fileVerdictText({path,isWritable:canChange,protectedBy:protecting,sensitiveBy:sensitive}){
if(!canChange)
return `${path} cannot be changed: it is outside writable-paths.`;
if(protecting!==null)
return `A change to ${path} needs approval: it is protected by ${protecting}.`;
if(sensitive===null)
return `A change to ${path} needs no approval: no pattern matches it.`;
const rule=`sensitive-files has require-approval: ${String(sensitive.requiresApproval)} for ${sensitive.pattern}`;
return `A change to ${path} needs ${sensitive.requiresApproval?'':'no '}approval: ${rule}.`;
}
}),
43139:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(readWorkflowFiles),
y:()=>(readWorkTreeFile)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_path_1_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _workspace_files_files_js_2_=__webpack_require__(93597);
var _workspace_files_resolve_inside_js_3_=__webpack_require__(1699);
const FOLDER='.github/workflows';
const MAX_FILES=200;
async function readWorkflowFiles(root){
const names=await(0,_errors_js_4_.e4)((0,node_fs_promises_0_.readdir)((0,node_path_1_.join)(root,FOLDER)),[]);
const paths=names.filter((name)=>/\.ya?ml$/.test(name)).toSorted();
const files=await Promise.all(paths.slice(0,MAX_FILES).map((name)=>readWorkTreeFile(root,`${FOLDER}/${name}`)));
return files.filter((file)=>file!==undefined);
}
async function readWorkTreeFile(root,path){
try{
const read=(0,_workspace_files_files_js_2_.aL)(root,await(0,_workspace_files_resolve_inside_js_3_.LI)(root,path));
const content=await(0,_errors_js_4_.e4)(read,undefined);
return content&&{path,text:content.toString()};
}
catch(error){
if(error instanceof _errors_js_4_.v4)
return undefined;
throw error;
}
}
}),
92265:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Md:()=>(GIT_FOLDER),
_2:()=>(isWorkflow),
_b:()=>(protectingPattern)
});
var normalized_path=__webpack_require__(60409);
;
const builtInProtectedPaths=[
...['**/action.{yml,yaml}','**/{Jenkinsfile*,*.Jenkinsfile}','**/{azure,bitbucket}-pipelines{,[-._]*,/**}'],
...named('appveyor,circle,wercker,codemagic,bitrise,zuul,screwdriver,heroku,amplify,cloudbuild,buildspec'),
...named('netlify,vercel,skaffold,firebase,fly,render,railway'),
...['**/{CODE,}OWNERS{,_ALIASES}','**/{authorized_keys,known_hosts,allowed_signers}'],
...named('renovate,dependabot,mergify,bors,kodiak'),
...['**/{release,lint-staged,commitlint,husky,yarn}.config.*','**/{simple-git-hooks,lefthook{,-local}}.*'],
...['**/git{,-}hooks/**','**/{release-please-config,lerna}.json','**/{release,release-plz,dist-workspace}.toml'],
...named('goreleaser,jreleaser,shipit'),
...['**/{_netrc,pnpmfile.*,pnpm-workspace.*,bunfig.toml,pip.conf,pip.ini}','**/node_modules/**','auth.json'],
...['**/{uv,poetry,hatch,pdm,pixi}.toml','**/{site,user}customize.py','**/{rust-toolchain{,.toml},go.env}'],
...['**/{mvnw,gradlew}*','**/{gradle/wrapper/**,gradle.properties,init.gradle*}','**/*.bazelrc'],
...['**/{nuget.config,Directory.Build.*,dotnet-tools.json}','**/{mise{,.*}.toml,mise/**}'],
...['**/devcontainer.json','**/*.{code-workspace,sublime-project}'],
...['**/{AGENT,AGENTS,CLAUDE,GEMINI,QWEN,SKILL,WARP}{,.*}.md','**/copilot-instructions.md','**/*.mdc'],
...['**/*.{instructions,prompt,chatmode,agent}.md','**/{mcp,opencode,crush}.{json,jsonc}']
];
function named(programs){
return[`**/{${programs}}{,[-._]*}.{yml,yaml,toml,json,json5}`];
}
var path_pattern=__webpack_require__(73527);
;
const DOT_NAME='a name that begins with a dot';
const HARMLESS=[
'.{git,docker,npm,prettier,eslint,stylelint,markdownlint}ignore',
'.{editorconfig,gitkeep,keep,mailmap,git-blame-ignore-revs,nojekyll}',
'.changeset/*.md',
'.github/{CODE_OF_CONDUCT,CONTRIBUTING,SECURITY,SUPPORT,PULL_REQUEST_TEMPLATE}.md',
'.github/PULL_REQUEST_TEMPLATE/*.md',
'.env{,.*}'
];
function hasProtectedDotName(path){
if(!path.split(/[/\\]/).some(normalized_path.yz))
return false;
const[fromDot]=/(?<=^|\/)\..*/s.exec((0,normalized_path.pT)(path))??[];
return fromDot===undefined||!HARMLESS.some((pattern)=>(0,path_pattern.R)(fromDot,pattern));
}
;
const SHORT_NAME=/^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/;
const MAX_DEPTH=200;
const GIT_FOLDER='.git/**';
function protectingPattern(path,patterns){
if((0,normalized_path.e9)(path))
return GIT_FOLDER;
const normalized=(0,normalized_path.pT)(path);
const names=normalized.split('/');
if(names.length>MAX_DEPTH)
return `a path of more than ${MAX_DEPTH} names`;
if(names.some((name)=>SHORT_NAME.test(name)))
return 'a short name of Windows';
const paths=[...(0,normalized_path.Zv)(normalized),normalized];
const own=patterns.find((pattern)=>
pattern.startsWith('!')
?(0,path_pattern.R)(path,pattern)
:paths.some((each)=>(0,path_pattern.R)(each,pattern)));
const builtIn=()=>builtInProtectedPaths.find((pattern)=>(0,path_pattern.R)(path,pattern));
return own??builtIn()??(hasProtectedDotName(path)?DOT_NAME:undefined);
}
function isWorkflow(path){
return(0,normalized_path.pT)(path).startsWith('.github/workflows/');
}
}),
61678:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
r:()=>(builtInSensitiveFiles),
R:()=>(sensitiveFileRule)
});
var normalized_path=__webpack_require__(60409);
;
const CREDENTIAL_FOLDERS=(null&&(['ssh','aws','gnupg','kube']));
const SSH_KEY_TYPES=['rsa','dsa','ecdsa','ed25519'];
var path_pattern=__webpack_require__(73527);
var protected_paths=__webpack_require__(92265);
;
const builtInSensitiveFiles=[
...['**/.env','**/.env.*','**/*.{pem,key,p12,pfx,jks,keystore,kdbx}',`**/id_{${SSH_KEY_TYPES.join()}}`].map(needsApproval),
...['**/{secrets,credentials}.{json,yml,yaml,toml}','**/*.tfstate{,.backup}','**/*.tfvars'].map(needsApproval),
...['**/{Dockerfile,Containerfile}{,.*}','**/{docker-,}compose.{yml,yaml}','**/*.service'].map(needsApproval),
...['**/.env.{example,sample,template,dist,test}','**/*.tfvars.example'].map(exempt)
];
function sensitiveFileRule(path,rules){
if((0,normalized_path.e9)(path))
return needsApproval(protected_paths.Md);
return rules.findLast(({pattern})=>(0,path_pattern.R)(path,pattern));
}
function needsApproval(pattern){
return{pattern,requiresApproval:true};
}
function exempt(pattern){
return{pattern,requiresApproval:false};
}
}),
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path_0_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
var _files_js_1_=__webpack_require__(93597);
var _resolve_inside_js_2_=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js_1_.aL)(root,await(0,_resolve_inside_js_2_.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js_3_.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path_0_.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js_3_.yo(message,{cause:error});
}
};
}
}),
60461:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g7:()=>(execute),
os:()=>(openFolders),
v$:()=>(removeFolder)
});
var node_child_process_0_=__webpack_require__(31421);
var node_fs_promises_1_=__webpack_require__(51455);
var node_util_2_=__webpack_require__(57975);
var _errors_js_3_=__webpack_require__(59973);
const execute=(0,node_util_2_.promisify)(node_child_process_0_.execFile);
const CHMOD_MS=60_000;
async function removeFolder(path){
const remove=()=>(0,node_fs_promises_1_.rm)(path,{recursive:true,force:true,maxRetries:3});
if((await(0,_errors_js_3_.e4)(remove(),'failed'))===undefined)
return;
await openFolders(path);
await(0,_errors_js_3_.e4)(remove(),undefined);
}
async function openFolders(path){
await execute('/bin/chmod',['-R','u+rwX',path],{env:{},timeout:CHMOD_MS}).catch(()=>undefined);
}
})
};
;
