"use strict";
exports.id=1531;
exports.ids=[1531];
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
return{home:(0,node_os_0_.homedir)(),hidden:[(0,_checkpoint_folder_js_1_.Z)(process.env)],environment:process.env};
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
var _policy_built_in_protected_paths_js_1_=__webpack_require__(85573);
var _policy_commands_js_2_=__webpack_require__(74439);
var _policy_default_commands_js_3_=__webpack_require__(19347);
var _policy_protected_paths_js_4_=__webpack_require__(23852);
var _policy_sensitive_files_js_5_=__webpack_require__(96885);
var _workspace_commands_declared_commands_js_6_=__webpack_require__(14546);
var _workspace_commands_package_binaries_js_7_=__webpack_require__(22611);
var _workspace_files_root_files_js_8_=__webpack_require__(25178);
var _text_visible_text_js_9_=__webpack_require__(2754);
var _text_normalized_path_js_10_=__webpack_require__(60409);
var _text_writable_paths_js_11_=__webpack_require__(237);
var _find_checkout_js_12_=__webpack_require__(10175);
var _json_text_js_13_=__webpack_require__(3727);
var _local_workspace_js_14_=__webpack_require__(91686);
var _usage_error_js_15_=__webpack_require__(4565);
async function policy(command,flags){
if((command===undefined)===(flags.file===undefined)){
throw new _usage_error_js_15_.e('Give either a command, such as "npm test", or a path with --file.');
}
const root=(0,_find_checkout_js_12_.I)(flags.cwd);
const rules=await(0,_local_workspace_js_14_.jE)(root);
if(flags.file!==undefined)
return printFileVerdict(pathInside(root,flags.file),rules,flags.json===true);
const line=command??'';
const declared=await(0,_workspace_commands_declared_commands_js_6_.l)(await(0,_workspace_files_root_files_js_8_.W)(root));
const isCheck=(rules.verify?.flatMap(({run,quick})=>[run,quick])??declared.verify).includes(line.trim());
const explanation=isCheck?asCheck(line):await explain(line,{root,setting:rules.commands,declared,flags});
process.stdout.write(flags.json?(0,_json_text_js_13_.s)(toJson(explanation)):explanationText(explanation));
return explanation.judgment.kind==='allowed'?0:1;
}
function pathInside(root,written){
const path=(0,node_path_0_.relative)(root,(0,node_path_0_.resolve)(root,written));
if(path===''||(0,_text_normalized_path_js_10_._K)(path))
throw new _usage_error_js_15_.e(`${written} is not a file of the repository ${root}.`);
return path;
}
async function explain(line,{root,setting,declared,flags}){
const isBounded=flags.sandbox!=='off';
if(isBounded&&setting==='any')
return{judgment:(0,_policy_commands_js_2_.judgeAnyCommand)(line),commands:[]};
const packageBinaries=isBounded?await(0,_workspace_commands_package_binaries_js_7_.I)(root):[];
const rules=(0,_policy_default_commands_js_3_.Hf)({setting,declared,packageBinaries,isBounded});
return(0,_policy_commands_js_2_.b)(line,rules,{root,folder:'',isBounded});
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
return `${[...commands.flatMap(commandLines),(0,_text_visible_text_js_9_.Q)(end)].join('\n')}\n`;
}
function commandLines({command,severity,rule,reason='',remedy}){
const head=`${rule===undefined?'refused':'allowed'}  ${severity.padEnd(8)}  ${command}`;
if(rule!==undefined)
return[(0,_text_visible_text_js_9_.Q)(head),(0,_text_visible_text_js_9_.Q)(`         by the rule: ${rule}`)];
const line=remedy===undefined?[]:[`         in ${_local_workspace_js_14_.N0}, under commands: ${remedy}`];
return[head,`         ${reason}`,...line].map((text)=>(0,_text_visible_text_js_9_.Q)(text));
}
function reasonOf(judgment){
if(judgment.kind==='allowed')
return undefined;
return judgment.kind==='malformed'?judgment.problem:judgment.reason;
}
function printFileVerdict(path,{protectedPaths,sensitiveFiles,writablePaths},isJson){
const protecting=(0,_policy_protected_paths_js_4_._b)(path,[..._policy_built_in_protected_paths_js_1_.g,_local_workspace_js_14_.N0,...protectedPaths]);
const sensitive=(0,_policy_sensitive_files_js_5_.R)(path,[..._policy_sensitive_files_js_5_.r,...sensitiveFiles]);
const needsApproval=protecting!==undefined||sensitive?.requiresApproval===true;
const canChange=(0,_text_writable_paths_js_11_.nH)(path,writablePaths);
const verdict={
path,
isWritable:canChange,
requiresApproval:needsApproval,
protectedBy:protecting??null,
sensitiveBy:sensitive??null
};
process.stdout.write(isJson?(0,_json_text_js_13_.s)(verdict):`${(0,_text_visible_text_js_9_.Q)(fileVerdictText(verdict))}\n`);
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
73527:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(matchesPathPattern)
});
var picomatch_1_=__webpack_require__(55180);
var _text_normalized_path_js_0_=__webpack_require__(60409);
const matchers=new Map();
function matchesPathPattern(path,pattern){
return matcherOf(pattern)((0,_text_normalized_path_js_0_.pT)(path));
}
function matcherOf(pattern){
const known=matchers.get(pattern);
if(known)
return known;
const glob=pattern
.normalize('NFKC')
.replace(/^\.?\//,'')
.replace(/\/$/,'/**');
const matches=picomatch_1_((0,_text_normalized_path_js_0_.YF)(glob),{dot:true,nocase:true});
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
var _text_normalized_path_js_0_=__webpack_require__(60409);
var _path_pattern_js_1_=__webpack_require__(73527);
const SHORT_NAME=/^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/;
const MAX_DEPTH=200;
const GIT_FOLDER='.git/**';
function protectingPattern(path,patterns){
if((0,_text_normalized_path_js_0_.e9)(path))
return GIT_FOLDER;
const normalized=(0,_text_normalized_path_js_0_.pT)(path);
const names=normalized.split('/');
if(names.length>MAX_DEPTH)
return `a path of more than ${MAX_DEPTH} names`;
if(names.some((name)=>SHORT_NAME.test(name)))
return 'a short name of Windows';
const paths=[...(0,_text_normalized_path_js_0_.Zv)(normalized),normalized];
return patterns.find((pattern)=>
pattern.startsWith('!')
?(0,_path_pattern_js_1_.R)(path,pattern)
:paths.some((each)=>(0,_path_pattern_js_1_.R)(each,pattern)));
}
function isWorkflow(path){
return(0,_text_normalized_path_js_0_.pT)(path).startsWith('.github/workflows/');
}
}),
96885:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(sensitiveFileRule),
r:()=>(builtInSensitiveFiles)
});
var _text_normalized_path_js_0_=__webpack_require__(60409);
var _credential_paths_js_3_=__webpack_require__(82787);
var _path_pattern_js_1_=__webpack_require__(73527);
var _protected_paths_js_2_=__webpack_require__(23852);
const builtInSensitiveFiles=[
...['**/.env','**/.env.*','**/*.{pem,key,p12,pfx,jks,keystore,kdbx}',`**/id_{${_credential_paths_js_3_.F.join()}}`].map(needsApproval),
...['**/{secrets,credentials}.{json,yml,yaml,toml}','**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(needsApproval),
...[`**/.{${_credential_paths_js_3_.U.join()},docker}/**`,'**/*.tfstate{,.backup}','**/*.tfvars'].map(needsApproval),
...['**/{Dockerfile,Containerfile}{,.*}','**/{docker-,}compose.{yml,yaml}','**/*.service'].map(needsApproval),
needsApproval('**/.gitlab/ci/**'),
...['**/.env.{example,sample,template,dist,test}','**/*.tfvars.example'].map(exempt)
];
function sensitiveFileRule(path,rules){
if((0,_text_normalized_path_js_0_.e9)(path))
return needsApproval(_protected_paths_js_2_.Md);
return rules.findLast(({pattern})=>(0,_path_pattern_js_1_.R)(path,pattern));
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
LB:()=>(EXPECTED_REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
Yc:()=>(reviewer),
Zl:()=>(EXPECTED_LOGIN),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod_0_=__webpack_require__(3301);
const EXPECTED_LABEL='a label of at most 50 characters';
const EXPECTED_LOGIN='a login such as octocat';
const EXPECTED_REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod_0_.YjP(EXPECTED_LABEL).trim().min(1,EXPECTED_LABEL).max(50,EXPECTED_LABEL);
const login=zod_0_.YjP(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u,EXPECTED_LOGIN);
const reviewer=zod_0_.YjP(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,EXPECTED_REVIEWER);
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
var node_crypto_0_=__webpack_require__(77598);
var _task_key_js_1_=__webpack_require__(26150);
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
return `auto-review-${number}-${trigger.headSha}`;
case 'prompt':
return `task-${(0,_task_key_js_1_.D)(trigger)}-${trigger.runId}`;
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
return(0,node_crypto_0_.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0,12);
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
814:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S3:()=>(LOGIN),
SN:()=>(OBJECT_ID),
TS:()=>(isObjectId),
Zx:()=>(CLAIM_KEY)
});
const OBJECT_ID=/^[0-9a-f]{40}$/;
const LOGIN=/^[\w-]{1,100}(?:\[bot\])?$/;
const CLAIM_KEY=/^[a-z\d-]{1,100}$/;
function isObjectId(text){
return OBJECT_ID.test(text);
}
}),
83836:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(issuesOfMeantForm)
});
function issuesOfMeantForm(issue,isWrongType){
const forms=issue.errors;
const meant=forms?.find((issues)=>issues.every((each)=>each.path.length>0||!isWrongType(each)));
if(!meant)
return[issue];
return meant.flatMap((inner)=>issuesOfMeantForm({...inner,path:[...issue.path,...inner.path]},isWrongType));
}
}),
21513:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(fieldOf),
w:()=>(issueSentences)
});
var _meant_form_js_0_=__webpack_require__(83836);
const MAX_ISSUES=5;
function issueSentences(issues,value,lineOf){
const all=issues.flatMap((issue)=>(0,_meant_form_js_0_.P)(issue,isWrongType));
const sentences=[
...new Set(all.map((issue)=>{
const sentence=sentenceOf(issue,value);
return lineOf?`Line ${lineOf(issue.path)}: ${sentence}`:sentence;
}))
];
if(sentences.length<=MAX_ISSUES)
return sentences;
return[...sentences.slice(0,MAX_ISSUES),`${sentences.length-MAX_ISSUES} more.`];
}
const TYPE=/expected (\w+), received/;
function isWrongType({message}){
return TYPE.test(message);
}
function sentenceOf(issue,value){
const{path,message}=issue;
const name=path.length===0?'The value':`The field ${path.map(String).join('.')}`;
const actual=path.reduce(fieldOf,value);
if(actual===undefined)
return `${name} is missing.`;
const types=expectedTypes(issue);
if(types.length>0)
return `${name} has the type ${kindOf(actual)} instead of ${types.join(' or ')}.`;
const[,options]=/expected one of (.+)/.exec(message)??[];
if(options!==undefined)
return `${name} must be one of ${options.replaceAll('"','').replaceAll('|',', ')}.`;
const[,bound]=/expected \w+ to ((?:be|have) .+)/.exec(message)??[];
return bound===undefined?`${name} cannot be used: ${message}.`:`${name} must ${inWords(bound)}.`;
}
function expectedTypes({message,errors=[]}){
const messages=[message,...errors.flatMap((issues)=>issues.map((each)=>each.message))];
const types=messages.flatMap((text)=>TYPE.exec(text)?.[1]??[]);
return[...new Set(types.map((type)=>(type==='record'?'object':type)))];
}
const COMPARISONS={'>=':'at least ','<=':'at most ','>':'more than ','<':'less than '};
function inWords(bound){
return bound.replace(/[<>]=?/,(sign)=>COMPARISONS[sign]);
}
function fieldOf(value,name){
if(typeof value!=='object'||value===null||!Object.hasOwn(value,name))
return undefined;
return value[name];
}
function kindOf(value){
if(value===null)
return 'null';
return Array.isArray(value)?'array':typeof value;
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
})
};
;
