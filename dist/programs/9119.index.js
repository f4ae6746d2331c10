export const id=9119;
export const ids=[9119];
export const modules={
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
})
};
