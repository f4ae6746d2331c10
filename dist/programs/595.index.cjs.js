"use strict";
exports.id=595;
exports.ids=[595];
exports.modules={
3002:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
doctor:()=>(doctor)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _connect_model_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(86304);
var _doctor_examine_setup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(47539);
var _doctor_finding_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(52743);
var _doctor_report_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(54612);
var _forge_github_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8059);
var _forge_read_setup_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18386);
var _network_use_environment_proxy_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(94163);
var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1624);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(26837);
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_22__=__webpack_require__(43525);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(41609);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(10175);
var _open_local_repository_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(32124);
var _github_environment_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(25058);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(75098);
var _json_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(3727);
var _local_model_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(77766);
var _local_workspace_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(91686);
var _temporary_folder_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(47483);
var _terminal_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(97985);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(4565);
const MAX_COLUMNS=120;
async function doctor(name,flags){
const{start,root=start}=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_9__.r)(flags.cwd,'--cwd');
const signal=(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_11__.YP)();
(0,_network_use_environment_proxy_js__WEBPACK_IMPORTED_MODULE_17__.z)(process.env);
return await(0,_temporary_folder_js__WEBPACK_IMPORTED_MODULE_15__.E)(async(stateFolder)=>{
const redact=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_8__.lY)((0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_7__.vf)(process.env));
const setup=await localSetup({root,stateFolder,name,flags,redact},signal);
if(process.stderr.isTTY&&!flags.json)
process.stderr.write(flags.checks?CHECKING:CHECKING_ONLY);
const findings=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_8__.KL)(await(0,_doctor_examine_setup_js__WEBPACK_IMPORTED_MODULE_3__.h)(setup,signal),redact);
const columns=Math.min((0,_terminal_js__WEBPACK_IMPORTED_MODULE_16__.UV)(process.stdout,process.env),MAX_COLUMNS);
const write=(0,_terminal_js__WEBPACK_IMPORTED_MODULE_16__.AO)(process.stdout,process.env);
write(flags.json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_12__.s)((0,_doctor_finding_js__WEBPACK_IMPORTED_MODULE_18__.p0)(findings)):(0,_doctor_report_text_js__WEBPACK_IMPORTED_MODULE_4__._g)(findings,columns,painter()));
return findings.some(({state})=>state==='problem')?1:0;
});
}
const CHECKING_ONLY='Checking …\n';
const CHECKING="Checking … This includes the repository's checks; --no-checks leaves them out.\n";
function painter(){
const style=(0,_terminal_js__WEBPACK_IMPORTED_MODULE_16__.j9)(process.stdout);
const colors={ok:'green',warning:'yellow',problem:'red',unknown:'dim',remedy:'cyan'};
return(state,text)=>style(colors[state],text);
}
async function localSetup({root,stateFolder,name,flags,redact},signal){
const local=await(0,_open_local_repository_js__WEBPACK_IMPORTED_MODULE_10__.g)(root,process.env['PATH']??'');
const isCheckout=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git'));
return{
root,
environment:process.env,
serverUrl:(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_19__.cA)(process.env).serverUrl,
settings:{
path:_local_workspace_js__WEBPACK_IMPORTED_MODULE_14__.N0,
read:async()=>((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,_local_workspace_js__WEBPACK_IMPORTED_MODULE_14__.N0))?await(0,_local_workspace_js__WEBPACK_IMPORTED_MODULE_14__.jE)(root):undefined)
},
commits:isCheckout?commitsOf(local):noCheckout(root),
sandbox:flags.sandbox,
opensPaths:'environment',
openWorkspace:(rules,emit)=>(0,_local_workspace_js__WEBPACK_IMPORTED_MODULE_14__.fP)(rules,{root,stateFolder,mode:flags.sandbox,redact,emit}),
notRun:!flags.checks?CHECKS_OFF:isCheckout?undefined:NO_CHECKOUT,
installs:false,
models:localModels(flags),
createModel:(choice,options)=>(0,_connect_model_js__WEBPACK_IMPORTED_MODULE_2__.I)(choice,options,process.env,(0,_local_model_js__WEBPACK_IMPORTED_MODULE_13__.k)(choice)),
repository:gitHubRepository(name,local,signal),
redact
};
}
function noCheckout(root){
return{
state:'problem',
title:`${root} is not in a git repository.`,
detail:'A change could be neither reviewed nor undone, so run, ask and init do not work here.',
remedy:'git init   # or choose a checkout: forgehand doctor --cwd FOLDER'
};
}
function commitsOf(local){
if(!local.hasGit)
return{
title:'Whether the files are committed was not checked: git is missing.',
remedy:'Install git, and run forgehand doctor again.'
};
const{defaultBranch:name,defaultBranchRef:ref,branch,remoteName,textAt}=local;
const defaultBranch=name!==undefined&&ref!==undefined?{name,ref}:undefined;
return{defaultBranch,branch,remoteName,textAt};
}
const CHECKS_OFF={reason:'because of --no-checks',remedy:'forgehand doctor'};
const NO_CHECKOUT={reason:'because this is not a git repository',remedy:'git init'};
function localModels({model='',...flags}){
if(model.trim()==='')
return{
title:'No model was asked, because none is named.',
remedy:'forgehand doctor --model gpt-5   # the one of your workflow. Or set FORGEHAND_MODEL; its key is read from the environment'
};
try{
return(0,_local_model_js__WEBPACK_IMPORTED_MODULE_13__.g)({...flags,model},process.env);
}
catch(error){
if(!(error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_20__.e))
throw error;
return{
state:'problem',
title:error.message.replaceAll('\n',' '),
remedy:`forgehand doctor --model ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_21__.eC)(model)}   # once that is corrected`
};
}
}
function gitHubRepository(written,{remote,hasGit},signal){
const{GITHUB_REPOSITORY='',GITHUB_ACTIONS}=process.env;
const{apiUrl,serverUrl}=(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_19__.cA)(process.env);
const token=(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_19__.Zd)(process.env);
const name=written??(GITHUB_REPOSITORY===''?nameAt(serverUrl,remote):GITHUB_REPOSITORY);
if(name===undefined)
return remote?otherHost(remote,serverUrl):hasGit?NO_REMOTE:NO_GIT;
if(!_text_github_rules_js__WEBPACK_IMPORTED_MODULE_22__.Ni.test(name))
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_20__.e('Name the repository as OWNER/NAME, such as acme/app.');
const[owner='',repo='']=name.split('/');
if(token==='')
return{
title:`Token, settings and rules of ${name} were not checked: there is no token.`,
remedy:'GITHUB_TOKEN=$(gh auth token) forgehand doctor'
};
const source={owner,repo,token,apiUrl,serverUrl,signal};
return{
forge:(0,_forge_github_js__WEBPACK_IMPORTED_MODULE_5__.b)({...source,retryLimits:{retries:0}}),
readSetup:()=>(0,_forge_read_setup_js__WEBPACK_IMPORTED_MODULE_6__.I)(source),
page:`${serverUrl}/${owner}/${repo}`,
token:GITHUB_ACTIONS==='true'?'of-job':'other'
};
}
function nameAt(serverUrl,remote){
const{host,hostname}=new URL(serverUrl);
return remote&&[host,hostname].includes(remote.host)?remote.name:undefined;
}
const NO_REMOTE={
title:'Nothing was checked on GitHub: the checkout has no remote on GitHub.',
remedy:'git remote add origin https://github.com/OWNER/NAME.git   # or: forgehand doctor OWNER/NAME'
};
const NO_GIT={
title:'Nothing was checked on GitHub: without git, the remote of the checkout is unknown.',
remedy:'forgehand doctor OWNER/NAME'
};
function otherHost({host},asked){
const{apiUrl,serverUrl}=(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_19__.Pe)(host,{});
return{
title:`Nothing was checked on GitHub: the remote is at ${host}, not at ${new URL(asked).host}.`,
detail:'If that is your Enterprise Server, name its addresses.',
remedy:`export GITHUB_SERVER_URL=${serverUrl} GITHUB_API_URL=${apiUrl}\nGITHUB_TOKEN=$(gh auth token --hostname ${host}) forgehand doctor`
};
}
}),
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
25058:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Pe:()=>(gitHubAddressesOf),
Zd:()=>(gitHubToken),
cA:()=>(gitHubAddresses)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
function gitHubAddresses({GITHUB_API_URL,GITHUB_SERVER_URL}){
return{
apiUrl:addressOf(GITHUB_API_URL,'https://api.github.com'),
serverUrl:addressOf(GITHUB_SERVER_URL,'https://github.com')
};
}
function gitHubAddressesOf(host,environment){
const configured=gitHubAddresses(environment);
if(new URL(configured.serverUrl).host===host)
return configured;
const serverUrl=`https://${host}`;
if(host==='github.com')
return{apiUrl:'https://api.github.com',serverUrl};
return{apiUrl:host.endsWith('.ghe.com')?`https://api.${host}`:`${serverUrl}/api/v3`,serverUrl};
}
function addressOf(written,fallback){
const url=(written??'').trim()||fallback;
if(!URL.canParse(url))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${url} is not a URL. Set GITHUB_API_URL and GITHUB_SERVER_URL to the URLs of your GitHub server, such as https://github.acme.com/api/v3 and https://github.acme.com.`);
return url.replace(/\/$/,'');
}
function gitHubToken({GITHUB_TOKEN='',GH_TOKEN=''}){
return GITHUB_TOKEN.trim()||GH_TOKEN.trim();
}
}),
77766:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(readLocalModels),
k:()=>(settingNamesOf)
});
var _settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16428);
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57182);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4565);
function readLocalModels(flags,environment){
const{model,api,baseUrl='',fallbackModel=[]}=flags;
if(baseUrl!==''&&!(0,_settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.c)(baseUrl)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.e('The base URL is not a usable http or https address. '+
'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
}
const keys=keysFor(baseUrl,environment);
const settings={model,api,baseUrl,keys,identity:undefined};
const settingOf={model:'--model',fallback:'--fallback-model'};
const{models,problems:mistakes}=(0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__.FJ)(settings,{
fallbacks:fallbackModel,
names:OPTIONS,
settingOf,
hasAllKeys:true
});
if(mistakes.length>0)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.e(mistakes.join('\n'));
return models;
}
function keysFor(baseUrl,environment){
const provider=baseUrl===''?undefined:(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(URL.parse(baseUrl)?.host??'');
const openai=(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)('openai');
const known=baseUrl===''?_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.r5:[provider].filter((one)=>one!==undefined);
const entries=known.map((one)=>[one.name,keyOf(one,environment)]).filter(([,key])=>key!=='');
const own=baseUrl!==''&&!provider&&openai?keyOf(openai,environment):'';
return{own,byProvider:new Map(entries)};
}
function keyOf({keyVariable},environment){
return keyVariable===undefined?'':(environment[keyVariable]?.trim()??'');
}
const OPTIONS={
baseUrl:'--base-url',
api:'--api',
missingKey:({host,provider})=>`${variableOf(provider)} is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`,
unencrypted:({host,provider})=>`${variableOf(provider)} would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`,
invalidKey:({host,provider})=>`${variableOf(provider)} for ${host} contains a space or a character beyond ASCII, which keys do not have. Copy the key again.`
};
function settingNamesOf({provider}){
return{apiKey:variableOf(provider),model:'--model',baseUrl:'--base-url',api:'--api'};
}
function variableOf(provider){
return provider?.keyVariable??'OPENAI_API_KEY';
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
32124:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(openLocalRepository)
});
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22388);
var _git_machine_program_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44931);
var _init_remote_of_checkout_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63100);
var _workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93597);
var _workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(25178);
const TIMEOUT_MS=30_000;
const MAX_FILE=1024*1024;
async function openLocalRepository(root,searchPath){
const place={workTree:root,environment:(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_0__.jm)(searchPath),cwd:root};
const git=(...args)=>(0,_git_machine_program_js__WEBPACK_IMPORTED_MODULE_1__.m)('git',args,{...place,signal:AbortSignal.timeout(TIMEOUT_MS)}).catch(()=>undefined);
const[version,remote,head,branch,listed]=await Promise.all([
git('--version'),
readMainRemote(git),
git('rev-parse','--verify','--quiet','HEAD'),
git('symbolic-ref','--quiet','--short','HEAD'),
git('ls-files','-z','--cached','--others','--exclude-standard')
]);
const paths=(listed??'').split('\0').filter((path)=>path!=='');
return{
...remote,
hasGit:version!==undefined,
hasCommits:head!==undefined,
branch:branch?.trim(),
textAt:(ref,path)=>git('cat-file','blob',`${ref}:${path}`),
tree:{paths,read:(path)=>readText(root,path),filesIn:(folder)=>(0,_workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_3__.W)(root,folder)}
};
}
async function readMainRemote(git){
const names=((await git('remote'))??'').split('\n').filter((each)=>each!=='');
const name=names.includes('origin')?'origin':names.length===1?names[0]:undefined;
if(name===undefined)
return{remoteName:undefined,remote:undefined,defaultBranch:undefined,defaultBranchRef:undefined};
const folder=`refs/remotes/${name}`;
const[address='',ref]=await Promise.all([git('config','--get',`remote.${name}.url`),mainRef(git,folder)]);
return{
remoteName:name,
remote:(0,_init_remote_of_checkout_js__WEBPACK_IMPORTED_MODULE_4__.Z)(address.trim()),
defaultBranch:ref?.slice(folder.length+1),
defaultBranchRef:ref
};
}
async function mainRef(git,folder){
const head=await git('symbolic-ref','--quiet',`${folder}/HEAD`);
const refs=head??(await git('for-each-ref','--format=%(refname)',`${folder}/main`,`${folder}/master`))??'';
const[ref='',...others]=refs.trim().split('\n');
return ref!==''&&others.length===0?ref:undefined;
}
async function readText(root,path){
const content=await(0,_workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__.Mh)((0,_workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__.aL)(root,path),undefined);
return content&&content.length<=MAX_FILE?content.toString():undefined;
}
}),
47483:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(withTemporaryFolder),
w:()=>(makeTemporaryFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _workspace_command_folders_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78363);
async function withTemporaryFolder(command){
const folder=makeTemporaryFolder();
try{
return await command(folder);
}
finally{
await(0,_workspace_command_folders_js__WEBPACK_IMPORTED_MODULE_3__.v$)(folder);
}
}
const PREFIX='forgehand-';
const OWNER='.owner';
function makeTemporaryFolder(){
const parent=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
for(const name of(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent))??[]){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent,name);
if(name.startsWith(PREFIX)&&isLeft(folder))
void(0,_workspace_command_folders_js__WEBPACK_IMPORTED_MODULE_3__.v$)(folder);
}
const made=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent,PREFIX));
const owner=identityOf(process.pid);
if(owner!==undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(owner,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(made,OWNER));
return made;
}
function isLeft(folder){
const owner=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>{
const{uid,mode}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder);
const isOurs=uid===process.geteuid?.()&&(mode&TYPE_AND_OTHERS)===FOLDER;
return isOurs?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,OWNER)):undefined;
});
const[,pid,place]=/^(\d+) \d+ (\S+)$/.exec(owner??'')??[];
return place!==undefined&&place===placeOfProcesses()&&identityOf(Number(pid))!==owner;
}
const TYPE_AND_OTHERS=0o170066;
const FOLDER=0o040000;
function identityOf(pid){
const status=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`,'utf8'));
const started=status?.slice(status.lastIndexOf(')')+2).split(' ')[19];
const place=placeOfProcesses();
return started===undefined||place===undefined?undefined:`${pid} ${started} ${place}`;
}
function placeOfProcesses(){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>{
const boot=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id','utf8').trim();
return `${boot}/${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')}`;
});
}
}),
52743:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Gt:()=>(countFindings),
p0:()=>(findingsJson),
ph:()=>(inState)
});
function inState(findings,wanted){
return findings.filter(({state})=>state===wanted);
}
function countFindings(findings){
const count=(wanted)=>inState(findings,wanted).length;
return{ok:count('ok'),warning:count('warning'),problem:count('problem'),unknown:count('unknown')};
}
function findingsJson(findings){
const{problem:problems,warning:warnings,unknown:notChecked,ok:inOrder}=countFindings(findings);
const all=findings.map(({detail=null,remedy=null,...finding})=>({...finding,detail,remedy}));
return{ok:problems===0,problems,warnings,notChecked,inOrder,findings:all};
}
}),
54612:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NX:()=>(STATE_SIGNS),
_g:()=>(findingsText),
dC:()=>(summaryLine)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
var _text_format_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _finding_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52743);
var _text_columns_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(23869);
const STATE_SIGNS={
ok:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done.symbol,
warning:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['could-not-run'].symbol,
problem:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed.symbol,
unknown:'–'
};
const MAX_TEXT=4_000;
function findingsText(findings,width,paint){
const blocks=findings.map((finding)=>block(finding,width,paint));
return `${[...blocks,'',summaryLine(findings)].join('\n')}\n`;
}
function summaryLine(findings){
const{problem,warning,unknown,ok}=(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.Gt)(findings);
const parts=[
problem>0?(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(problem,'problem'):'',
warning>0?(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(warning,'warning'):'',
unknown>0?`${unknown} not checked`:'',
`${ok} OK`
];
return `${parts.filter(Boolean).join(', ')}.`;
}
function block({state,title,detail='',remedy=''},width,paint){
const sentence=(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(title).replaceAll(/\s+/g,' ').trim();
const[first='',...rest]=wrapped(sentence,width-2).map((line)=>`  ${line}`);
return[
paint(state,STATE_SIGNS[state])+first.slice(1),
...rest,
...linesOf(detail).flatMap((line)=>wrapped(line,width-4).map((part)=>`    ${part}`)),
...linesOf(remedy).map((line)=>(line===''?'':`    ${paint('remedy',line)}`))
].join('\n');
}
function linesOf(text){
return text===''?[]:(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text,MAX_TEXT)).trimEnd().split('\n');
}
function wrapped(line,width){
const[indent='']=/^\s*/.exec(line)??[];
const parts=(0,_text_columns_js__WEBPACK_IMPORTED_MODULE_5__.cd)(line.trim(),width-indent.length,{breaksWords:false});
return parts.map((part)=>indent+part);
}
}),
63100:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(readRemote),
j:()=>(HOST)
});
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43525);
const HOST=/^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$/i;
function readRemote(address){
const url=/^(?:https?|ssh|git):\/\//i.test(address)?URL.parse(address):undefined;
const[,sshHost='',sshPath='']=/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address)??[];
const host=url?(/^https?:$/.test(url.protocol)?url.host:url.hostname):sshHost;
const path=(url?url.pathname:sshPath).replace(/^\/+|\/+$/g,'').replace(/\.git$/,'');
if(!HOST.test(host)||!_text_github_rules_js__WEBPACK_IMPORTED_MODULE_0__.Ni.test(path))
return undefined;
const isSsh=!url||url.protocol==='ssh:';
return{host:isSsh&&GITHUB_BY_SSH.test(host)?'github.com':host.toLowerCase(),name:path};
}
const GITHUB_BY_SSH=/^(?:ssh\.github\.com|github\.com-[\w-]+)$/i;
}),
22688:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(readShellLine)
});
var unbash__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9863);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(40458);
const MAX_LENGTH=32_768;
function readShellLine(line){
if(line.length>MAX_LENGTH){
return{kind:'malformed',problem:`The line is longer than ${MAX_LENGTH} characters. Put it into a file.`};
}
const script=(0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line);
const problem=shellSyntaxProblem(line,script.errors??[]);
if(problem!==undefined)
return{kind:'malformed',problem};
const commands=[];
const functions=new Set();
const visit=(node,runner)=>{
if(node.type==='Function')
functions.add(node.name.value);
if(node.type==='Pipeline'){
const last=node.commands.findLastIndex(runsItsInput);
const reader=node.commands[last];
node.commands.forEach((command,index)=>{
visit(command,index<last&&reader?.type==='Command'?reader.name?.value:runner);
});
return;
}
const words=node.type==='Command'?wordsOf(node):undefined;
if(words)
commands.push({words,runner});
const inner=words&&isRunner(words[0])?words[0]:runner;
(0,unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node,(child)=>{
visit(child,inner);
});
};
visit(script);
return{kind:'commands',commands,functions};
}
function isRunner(name){
return/^((ba|da|z|k|c|tc|fi)?sh|python[\d.]*|perl|ruby|node|php|sudo|eval|source)$/.test((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(name));
}
const CODE={interpreter:/^-(?:[cemr]|[np]\w*e)/,shell:/^-\w*c$/};
function runsItsInput(node){
const[name='',...words]=(node.type==='Command'?wordsOf(node):undefined)??[];
const carriesCode=name.endsWith('sh')?CODE.shell:CODE.interpreter;
const isFile=(word)=>/^[^-].*[./]\w/.test(word)&&!/^\/(dev|proc)\//.test(word);
const readsAnyway=name.endsWith('sh')&&words.some((word)=>/^-\w*s/.test(word));
return isRunner(name)&&(readsAnyway||!words.some((word)=>carriesCode.test(word)||isFile(word)));
}
function wordsOf({name,args}){
return name&&[name.value,...args.map((word)=>(word.type==='Word'?word.value:word.text))];
}
function shellSyntaxProblem(line,errors){
if(/<<-?\s*(['"]?)\w+\1\\n/.test(line)){
return 'The here-document has the two characters \\n instead of line breaks; send real line breaks.';
}
const[error]=errors;
if(hasStrayBrace(line,error!==undefined)){
return 'The line ends with an unmatched }; remove it, or quote it if you mean it.';
}
if(!error)
return undefined;
const problem=`The shell cannot read the line: ${error.message} at character ${error.pos+1}.`;
return error.message.includes('single quote')
?`${problem} Write an apostrophe inside '…' as '\\''.`
:`${problem} Check the quotes and brackets.`;
}
function hasStrayBrace(line,isBroken){
const trimmed=line.trimEnd();
if(!trimmed.endsWith('}'))
return false;
if(!isBroken)
return count(line,'}')>count(line,'{');
const rest=trimmed.slice(0,-1).trimEnd();
return isReadable(rest)||(/["']$/.test(rest)&&isReadable(rest.slice(0,-1)));
}
function isReadable(line){
return((0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line).errors??[]).length===0;
}
function count(line,character){
return line.split(character).length-1;
}
}),
37723:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(commandsInside)
});
const ofPackages={valued:/^(-[npw]|--(name|package|with|extra|group|python|workspace|filter))$/};
const wrappers={
builtin:{},
command:{},
env:{valued:/^-[uC]$/},
exec:{valued:/^-a$/},
nice:{valued:/^-n$/},
nohup:{},
setsid:{},
stdbuf:{valued:/^-[ioe]$/},
time:{valued:/^-[fo]$/},
timeout:{valued:/^-[ks]$/,operands:1},
xargs:{valued:/^-[aEILnPsd]$/},
'xvfb-run':{valued:/^-[efns]$/},
...Object.fromEntries(['npx','bunx','pnpx'].map((name)=>[name,ofPackages])),
...Object.fromEntries(['npm','pnpm','yarn','bundle'].flatMap((name)=>[`${name} exec`,`${name} dlx`].map((key)=>[key,ofPackages]))),
...Object.fromEntries(['uv','poetry','pipenv','hatch','pdm','conda'].map((name)=>[`${name} run`,ofPackages]))
};
function commandsInside(name,[,...words]){
const line=lineInside(name,words);
if(line!==undefined)
return line===''?[]:[{line}];
if(name==='find')
return executedBy(words);
if(name==='command'&&/^-[vV]/.test(words[0]??''))
return[];
if(/^python[\d.]*$/.test(name)&&words[0]==='-m'&&/^(pip|twine)$/.test(words[1]??'')){
return commandOf(words.slice(1));
}
const[subcommand='',...others]=words;
const inSubcommand=wrappers[`${name} ${subcommand}`];
if(inSubcommand)
return commandOf(afterOptions(others,inSubcommand));
const wrapper=wrappers[name];
return wrapper?commandOf(afterOptions(words,wrapper)):[];
}
function lineInside(name,words){
if(name==='eval')
return words.join(' ');
if(name==='trap')
return words.length>1&&!words[0]?.startsWith('-')?words[0]:'';
if(!/^(ba|da|z|k)?sh$/.test(name))
return undefined;
let at=0;
for(let word=words[0];word?.startsWith('-');word=words[at]){
if(/^-\w*c/.test(word))
return words[at+1]??'';
at+=word.endsWith('o')?2:1;
}
return '';
}
function afterOptions(words,{valued,operands=0}){
let at=0;
for(let word=words[0];word!==undefined&&/^-.|^\w+=/.test(word);word=words[at]){
at+=valued?.test(word)?2:1;
}
return words.slice(at+operands);
}
function executedBy(words){
const starts=[...words.keys()].filter((at)=>/^-(exec|ok)(dir)?$/.test(words[at]??''));
return starts.flatMap((start)=>{
const length=words.slice(start).findIndex((word)=>word===';'||word==='+');
return commandOf(words.slice(start+1,length<0?undefined:start+length));
});
}
function commandOf([name,...words]){
return name===undefined||name===''?[]:[{words:[name,...words]}];
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
80216:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a:()=>(failureExcerpt)
});
const FAILURE=/^(?:={3,} (?:FAILURES|ERRORS) ={3,}|={20,}$|failures:$|✖ failing tests:|⎯+ Failed|\s*● |\s*1\) |\s*not ok \d|--- FAIL: |\S+\.go:\d+:\d+: |\s*✘ |FAIL\b|FAILED\b|\[ERROR\] |.*\b(?:error|Error|panicked)\b)/;
const END_SHARE=1/ 3;
function failureExcerpt(output,maxChars){
const lines=output.trimEnd().split('\n');
const first=Math.max(0,lines.findIndex((line)=>FAILURE.test(line)));
const text=lines.slice(first).join('\n');
const start=first>0?'…\n':'';
if(text.length+start.length<=maxChars)
return `${start}${text}`;
const available=maxChars-start.length-'\n…\n'.length;
const endChars=Math.floor(available*END_SHARE);
return `${start}${text.slice(0,available-endChars).trimEnd()}\n…\n${text.slice(-endChars).trimStart()}`.toWellFormed();
}
}),
42427:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J7:()=>(withoutPassed),
nE:()=>(askForNames),
xI:()=>(NO_GO_SUM)
});
var _verbose_option_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84232);
const NO_GO_SUM='There is no go.sum, so go runs with GOFLAGS=-mod=mod.';
async function askForNames(command,read){
const whole=command
.replaceAll(QUIET_CARGO,'')
.replaceAll(STOPPING,'')
.replaceAll(STOPPING_CARGO,'$& --no-fail-fast')
.replaceAll(CARGO_INTO_TEE,'$& 2>&1');
const asking=await(0,_verbose_option_js__WEBPACK_IMPORTED_MODULE_0__.e)(whole,read);
const rspec=/--out\b| -o /.test([command,await read('.rspec'),await read('Rakefile')].join(' '))?'':RSPEC;
return `${PREPARATION}\n${rspec}${asking}`;
}
const QUIET_CARGO=/(?<=\bcargo (?:\+\S+ )?t(?:est)?\b[^&|;#\n]*) (?:-q|--quiet)(?=\s|$)/g;
const STOPPING=/(?:(?<=\bpytest [^&|;#\n]*|\bpytest) (?:-x|--exitfirst)|(?<=-m unittest [^&|;#\n]*|-m unittest) (?:-f|--failfast)|(?<=\bgo test [^&|;#\n]*|\bgo test) --?failfast)(?=\s|$)/g;
const STOPPING_CARGO=/\bcargo (?:\+\S+ )?t(?:est)?(?=\s|$)(?![^&|;#\n]* --no-fail-fast\b)/g;
const CARGO_INTO_TEE=/\bcargo (?:\+\S+ )?t(?:est)?(?=\s)[^&|;#\n<>]*(?<!\s)(?=\s*\|\s*tee\b)/g;
const RSPEC=`export SPEC_OPTS="\${SPEC_OPTS:---format documentation}"\n`;
const PREPARATION=`export PYTEST_ADDOPTS="\${PYTEST_ADDOPTS:+$PYTEST_ADDOPTS }-v -rap -o verbosity_test_cases=1" GOFLAGS="\${GOFLAGS:+$GOFLAGS }-v" TAP=1
if grep -qs TestTask Rakefile && ! grep -q options Rakefile; then export TESTOPTS="\${TESTOPTS:--v}"; fi
if grep -q '^require' go.mod 2>/dev/null && { [ ! -e go.sum ] || { git rev-parse -q --verify HEAD && [ -z "$(git ls-files go.sum)" ]; } >/dev/null 2>&1; } && [ ! -e go.work ] && [ ! -d vendor ]; then export GOFLAGS="$GOFLAGS -mod=mod"; echo '${NO_GO_SUM}'; fi`;
const PASSED=[
/^(?:[^\s:]+::.* (?:PASSED|SKIPPED|XFAIL)(?: \(.*\))?(?: +\[ *\d+%\])?|PASSED [^\s:]+::.*)\n/gm,
/^=== RUN {3}(\S+)\n(?:(?!===|---).*\n)*--- (?:PASS|SKIP): \1 \(.*\)\n/gm,
/^ *ok \d+\b.*\n/gm,
/^(?: {2,}[✓✔○✎] .*| [✓↓□] (?=.* > ).*)\n/gm,
/(?<=^PASS .*\n)(?: {2}(?!● ).*\n)+/gm
];
const FAILED=/^=== RUN {3}(\S+)\n((?:(?!===|---).*\n)*)(--- FAIL: \1 \(.*\)\n)/gm;
function withoutPassed(output){
return PASSED.reduce((text,passed)=>text.replace(passed,''),output).replace(FAILED,'$3$2');
}
}),
84232:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(packageScripts),
e:()=>(withVerboseOption)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _policy_shell_line_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22688);
var _policy_wrappers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37723);
var _text_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32686);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(40458);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(41609);
const VITEST=['ts','mts','cts','js','mjs','cjs'].flatMap((end)=>[`vitest.config.${end}`,`vite.config.${end}`]);
const MOCHA=['js','cjs','mjs','json','jsonc','yml','yaml'].map((suffix)=>`.mocharc.${suffix}`);
const RUNNERS=new Map(Object.entries({
jest:{option:'--verbose',when:/^(?!.* --(?: |$|(?:no-)?verbose\b|listTests|showConfig|init\b))/},
'react-scripts':{option:'--verbose',when:/^ test\b(?!.* --(?: |$|(?:no-)?verbose\b))/},
vitest:{
option:'--reporter=verbose',
when:/^(?: run| watch| -| [^ ./]*[./]|$)(?!.* -(?:[cr] |-(?: |$|reporter|config|root|outputFile)))/,
settings:VITEST,
keeps:/\breporters\b/
},
mocha:{
option:'--reporter spec',
when:/^(?!.* --(?: |$))(?!.* -(?:R|-reporter[ =])(?! ?(?:dot|min|nyan|progress|landing|list)(?: |$)))/,
settings:[...MOCHA,'package.json','test/mocha.opts'],
only:/(?:\breporter["']?(?:\s*[:=]\s*| )["']?|-R ?)(?:dot|min|nyan|progress|landing|list)(?![\w-])/
},
unittest:{option:'-v',when:/^(?!.* --(?: |$))/},
'manage.py':{option:'-v 2',when:/^ test\b(?!.* -(?:v|-(?: |$|verbosity)))/},
rails:{option:'-v',when:/^ test\b(?!.* --(?: |$))/},
ruby:{option:'-v',when:/ \S+\.rb$/,only:/^\s*require.*\b(?:minitest|test_helper|test\/unit)\b/m},
lab:{option:'-v',when:/^(?!.* -(?:-(?: |$|reporter|output|verbose)|\w*[rov]))/}
}));
const MARK='--forgehand-mark';
const MAX_SCRIPTS=4;
async function withVerboseOption(command,read){
const line=command.trimEnd().replace(/(?<=\bpnpm )(?=test(?: [^&|;]*)?$)/,'run ');
const start={read,folder:'',scripts:0};
const option=await optionOfLine(line,start);
if(option!==undefined)
return `${line} ${option}`;
const[taker='']=TAKER.exec(line)??[];
const rest=line.slice(0,line.length-taker.length);
const optionOfRest=taker===''?undefined:await optionOfLine(rest,start);
return optionOfRest===undefined?command:`${rest} ${optionOfRest}${taker}`;
}
const TAKER=/\s*(?:2>&1\s*)?(?:\|\|?|\|&)\s*(?:tee|cat|true|:|exit)\b[^|&;\n]*$/;
async function optionOfLine(line,place){
const script=(0,_policy_shell_line_js__WEBPACK_IMPORTED_MODULE_1__.F)(`${line} ${MARK}`);
if(script.kind==='malformed'||script.functions.size>0)
return undefined;
const lines=script.commands.map(({words})=>words);
const words=lines.find((each)=>each.at(-1)===MARK);
const moves=lines.filter(([name])=>/^(?:cd|pushd|popd)$/.test(name));
const[[,moved='']=[],...others]=moves;
const isMovedOnce=moves.length===0||(moves[0]===lines[0]&&others.length===0&&moved!==MARK);
if(!words||!isMovedOnce||/(?:^|\/)\.\.(?:\/|$)|^[/~-]|\$/.test(moved))
return undefined;
const folder=[place.folder,moved].filter((each)=>each!==''&&each!=='.').join('/');
return await optionOf(words.slice(0,-1),{...place,folder});
}
async function optionOf(words,place){
const[path='',...args]=words;
const name=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.Vb)(path);
if(/^(?:npm|pnpm|yarn|bun)$/.test(path))
return await optionOfScript(path,args,place);
const wrapped=wrappedBy(name,args);
if(wrapped)
return await optionOf(wrapped,place);
const isInstalled=path===name||/node_modules\/|bin\/rails$/.test(path);
const runner=isInstalled?RUNNERS.get(name.replace(/\.[cm]?js$/,'')):undefined;
const line=args.map((word)=>` ${word}`).join('');
if(!runner?.when.test(line))
return undefined;
const{keeps,only,option,settings=args.filter((word)=>word.endsWith('.rb'))}=runner;
const texts=await Promise.all(settings.map((file)=>place.read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.folder,file))));
const isIn=(pattern,found)=>found.some((text)=>pattern.test(text??''));
return(keeps&&isIn(keeps,texts))||(only&&!isIn(only,[line,...texts]))?undefined:option;
}
function wrappedBy(name,args){
if(/^(?:node|cross-env|c8|nyc|dotenv)$/.test(name))
return args.slice(args.findIndex((word)=>!/^-|=/.test(word)));
if(/^(?:python[\d.]*|coverage)$/.test(name)){
const at=args.findIndex((word)=>word==='-m'||word.endsWith('.py'));
return at<0?undefined:args.slice(args[at]==='-m'?at+1:at);
}
const[inner]=(0,_policy_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.b)(name,[name,...args,MARK]);
return inner&&'words' in inner&&inner.words.at(-1)===MARK?inner.words.slice(0,-1):undefined;
}
async function optionOfScript(manager,args,place){
const words=args.filter((word,index)=>index>0||!/^(?:-s|--silent)$/.test(word));
const isRun=/^(?:run|run-script)$/.test(words[0]??'');
const[word='',...rest]=isRun?words.slice(1):words;
const isTest=!isRun&&/^npm (?:test|t|tst)$|^yarn test$/.test(`${manager} ${word}`);
const scripts=await packageScripts(place);
const script=scripts[isTest?'test':word];
const isNpm=manager==='npm';
const end=rest.indexOf('--');
if(typeof script!=='string'&&!isRun&&/^(?:yarn|pnpm)$/.test(manager))
return await optionOf(words,place);
const isKept=isNpm&&rest.slice(0,end<0?undefined:end).some((each)=>each.startsWith('-'));
const isPassedOn=isRun||isTest||manager==='yarn';
if(typeof script!=='string'||!isPassedOn||isKept||place.scripts===MAX_SCRIPTS)
return undefined;
const passed=isNpm?rest.toSpliced(end,end<0?0:1):rest;
const line=[script,...passed.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_4__.eC)].join(' ');
const option=await optionOfLine(line,{...place,scripts:place.scripts+1});
if(option===undefined||isNpm)
return option&&(end<0?`-- ${option}`:option);
return option.startsWith('-- ')?undefined:option;
}
async function packageScripts({read,folder}){
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.zv)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.zv)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)((await read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder,'package.json')))??''))['scripts']);
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
})
};
;
