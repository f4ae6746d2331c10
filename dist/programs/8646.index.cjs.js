"use strict";
exports.id=8646;
exports.ids=[8646];
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
68935:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Pq:()=>(setSecret),
Rv:()=>(workflowSettingPath),
ZZ:()=>(allowPullRequests),
e1:()=>(openSetupPullRequest),
rs:()=>(variableArguments),
tX:()=>(secretArguments)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
async function setSecret(gh,repository,secret){
const{isOk,reason}=await gh.run(secretArguments(repository,secret.name),secret.value);
return isOk?undefined:reason.replaceAll(secret.value,'***');
}
function secretArguments(repository,secret){
return['secret','set',secret,'--repo',selector(repository)];
}
function variableArguments(repository,variable){
return['variable','set',variable,'--repo',selector(repository)];
}
function selector({host,name}){
return host==='github.com'?name:`${host}/${name}`;
}
function workflowSettingPath({name}){
return `repos/${name}/actions/permissions/workflow`;
}
async function allowPullRequests(gh,repository){
const{isOk,reason}=await gh.api('PUT',workflowSettingPath(repository),{
can_approve_pull_request_reviews:true
});
return isOk?undefined:reason;
}
const BRANCH='forgehand-init';
const MAX_BRANCHES=9;
const TITLE='Set up Forgehand';
async function openSetupPullRequest(gh,{name},{files,body}){
const field=async(key,[method,path,request])=>{
const{isOk,reason,value}=await gh.api(method,`repos/${name}${path}`,request);
const content=key
.split('.')
.reduce((inside,each)=>inside?.[each],value);
if(!isOk||typeof content!=='string')
throw new Error(isOk?`GitHub's answer has no ${key}.`:reason);
return content;
};
try{
const base=await field('default_branch',['GET','']);
const parent=await field('object.sha',['GET',`/git/ref/heads/${encodeRef(base)}`]);
const baseTree=await field('tree.sha',['GET',`/git/commits/${parent}`]);
const entries=files.map(({path,text})=>({path,mode:'100644',type:'blob',content:text}));
const tree=await field('sha',['POST','/git/trees',{base_tree:baseTree,tree:entries}]);
const sha=await field('sha',['POST','/git/commits',{message:TITLE,tree,parents:[parent]}]);
const branch=await createBranch((call)=>field('ref',call),sha);
return{
kind:'opened',
url:await field('html_url',['POST','/pulls',{title:TITLE,head:branch,base,body}])
};
}
catch(error){
return{kind:'failed',reason:explain((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))};
}
}
async function createBranch(create,sha){
for(let number=1;;number+=1){
const branch=number===1?BRANCH:`${BRANCH}-${number}`;
try{
await create(['POST','/git/refs',{ref:`refs/heads/${branch}`,sha}]);
return branch;
}
catch(error){
if(number===MAX_BRANCHES||!/already exists/i.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)))
throw error;
}
}
}
function encodeRef(branch){
return branch.split('/').map(encodeURIComponent).join('/');
}
function explain(reason){
const lacksScope=/workflow.{0,20}scope|HTTP 40[34]/i.test(reason);
return lacksScope
?`${reason}\nIf gh is not allowed to write workflow files, allow it: gh auth refresh --scopes workflow`
:reason;
}
}),
24155:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$k:()=>(ghCommand),
Zn:()=>(nextSteps),
mh:()=>(surveyLines)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58804);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(41609);
var _init_github_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(68935);
function surveyLines({languages,tools,packages,tests,linters},{repository,defaultBranch}){
const branch=defaultBranch===undefined?'':`, default branch ${defaultBranch}`;
const rows=[
['Repository',repository?`${repository.host}/${repository.name}${branch}`:'no remote on GitHub'],
['Language',languages.join(', ')||'not recognized'],
[
'Packages',
[tools.join(', ')||'nothing to install',packages>0?`${packages} in a workspace`:'']
.filter(Boolean)
.join(', ')
],
['Tests',tests.join(', ')||(packages>0?'those of the packages':'none found')],
['Linter',linters.join(', ')||'none found']
];
return `${rows.map(([name='',value=''])=>`${name.padEnd(12)}${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(value)}`).join('\n')}\n`;
}
const COMMENT='/agent explain what this repository does';
function nextSteps(plan,results){
const{repository,answers,files,gh}=plan;
const page=repository?`https://${repository.host}/${repository.name}`:undefined;
const hint=(path)=>(page!==undefined&&typeof gh==='string'?[`  or here: ${page}${path}`]:[]);
const secret=results?.secret==='done'?undefined:answers.model.secret;
const steps=[
...repositorySteps(plan),
...(secret===undefined
?[]
:[step(`Set the secret ${secret}`,[secretCommand(repository,secret)],hint('/settings/secrets/actions/new'))]),
...(results?.setting==='done'
?[]
:[step('Let workflows create pull requests',[settingCommand(repository)],hint('/settings/actions'))]),
...fileSteps(plan,results,hint('/compare'))
];
const comment=answers.triggers.includes('comments')?COMMENT:null;
const sections=[
doneLines(files,results),
unknownWatched(plan),
unpinned(plan),
steps.flatMap(({title,commands,hints},index)=>[
...(index===0?['What remains to be done:']:[]),
`${index+1}. ${title}:`,
...commands.map((command)=>`     ${command}`),
...hints.map((each)=>`   ${each}`)
]),
[
comment===null
?`Then wait for the first event${answers.triggers.includes('dispatch')?', or start the workflow by hand':''}.`
:`Then comment on an issue:  ${COMMENT}`
]
];
const text=sections.filter(({length})=>length>0).map((lines)=>`\n${lines.join('\n')}\n`);
return{text:text.join(''),commands:steps.flatMap(({commands})=>commands),comment};
}
function repositorySteps({root,remoteName,repository,hasCommits}){
if(remoteName!==undefined||repository!==undefined)
return[];
const args=['repo','create',(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(root),'--private','--source','.','--remote','origin'];
return[step('Put the repository on GitHub',[ghCommand(hasCommits?[...args,'--push']:args)],[])];
}
function fileSteps({defaultBranch='main',remoteName='origin',uncommitted,hasCommits},results,hints){
if(results?.pullRequest!==undefined)
return[step('Merge the pull request',[ghCommand(['pr','merge',results.pullRequest])],[])];
if(uncommitted.length===0)
return[];
if(results?.wroteFiles===false)
return[step('Once that is fixed, start again',['forgehand init'],[])];
const remote=(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__.eC)((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(remoteName));
const commit=`git add ${uncommitted.join(' ')} && git commit -m "Set up Forgehand"`;
if(!hasCommits)
return[step('Commit the files, and push',[`${commit} && git push -u ${remote} HEAD`],[])];
const push=`git switch -c forgehand-init && ${commit} && git push -u ${remote} forgehand-init`;
return[
step(`Bring the files to the branch ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(defaultBranch)}`,[push,`gh pr create --fill --base ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__.eC)((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(defaultBranch))}`],hints)
];
}
function unpinned({pin:{action,url,ref,version,isUnanswered=false}}){
if(version!==undefined||(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_1__.TS)(ref))
return[];
if(isUnanswered)
return[
`– The commit of ${action}@${ref} could not be looked up: ${new URL(url).host} did not answer. The workflow names the tag.`,
'  Once there is a connection, `forgehand doctor` prints the commands that pin it.'
];
return[
`⚠ ${action}@${ref} is not pinned to a commit: ${new URL(url).host} has no commit for this tag.`,
`  Check that ${url}/releases has it. \`forgehand doctor\` prints the commands that pin it.`
];
}
function unknownWatched({answers:{triggers,watched},survey:{workflows}}){
const unknown=triggers.includes('ci')?watched.filter((name)=>!workflows.includes(name)):[];
return unknown.map((name)=>{
const near=(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_1__.cR)(name,workflows);
const meant=near===undefined?'':` Did you mean ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(near)}?`;
return `⚠ No workflow here is named ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(name)}.${meant} Set the names under workflow_run in the workflow, or with --watch.`;
});
}
function step(title,commands,hints){
return{title,commands,hints};
}
function doneLines(files,results){
if(results===undefined)
return['This was a dry run: nothing was changed.'];
const verbs={new:'Wrote',changed:'Replaced',unchanged:'Kept'};
return[
...(results.wroteFiles?files.map(({path,status})=>`${verbs[status]} ${path}`):[]),
...(results.secret==='done'?['Set the secret.']:[]),
...(results.setting==='done'?['Workflows can now create pull requests.']:[]),
...(results.pullRequest===undefined?[]:[`Opened ${results.pullRequest}`]),
...results.failures.map((failure)=>`✗ ${failure}`)
];
}
function secretCommand(repository,secret){
return ghCommand(repository?(0,_init_github_js__WEBPACK_IMPORTED_MODULE_4__.tX)(repository,secret):['secret','set',secret]);
}
function settingCommand(repository){
const path=repository?(0,_init_github_js__WEBPACK_IMPORTED_MODULE_4__.Rv)(repository):'repos/{owner}/{repo}/actions/permissions/workflow';
const host=repository&&repository.host!=='github.com'?['--hostname',repository.host]:[];
return ghCommand(['api','--method','PUT',...host,path,'-F','can_approve_pull_request_reviews=true']);
}
function ghCommand(args){
const words=args.map((each)=>each.startsWith('-')?each:each.includes('{')?`'${each}'`:(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__.eC)(each));
return['gh',...words].join(' ');
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
29850:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(packageRoot)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
function packageRoot(startedFile=process.argv[1]??''){
for(let folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(startedFile));;folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'action.yml'))&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'dist/index.js')))
return folder;
if(folder===(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`There is no built action beside ${startedFile}. Run npm run build.`);
}
}
}),
57758:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(readPin)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3301);
var _forge_signed_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5491);
var _network_use_environment_proxy_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94163);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58804);
var _github_environment_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(25058);
var _package_root_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(29850);
const ACTION='forgehand/forgehand';
const MAX_MS=5_000;
const MAX_LISTING=8*1024*1024;
const manifestSchema=zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({version:zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),gitHead:zod__WEBPACK_IMPORTED_MODULE_5__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.SN).optional()});
async function readPin({ref,action=ACTION},host){
const{serverUrl}=(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_6__.Pe)(action===ACTION?'github.com':host,process.env);
const source={action,url:`${serverUrl}/${action}`};
if(ref!==undefined&&(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(ref))
return{...source,ref,version:undefined};
const{version,gitHead}=manifestSchema.parse(JSON.parse(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_package_root_js__WEBPACK_IMPORTED_MODULE_4__.Z)(),'package.json'),'utf8')));
const tag=ref??`v${version}`;
if(ref===undefined&&gitHead!==undefined)
return{...source,ref:gitHead,version:tag};
(0,_network_use_environment_proxy_js__WEBPACK_IMPORTED_MODULE_7__.z)(process.env);
const listing=await listRefs(`${source.url}.git/info/refs?service=git-upload-pack`);
if(listing===undefined)
return{...source,ref:tag,version:undefined,isUnanswered:true};
const commit=commitOfTag(listing,tag);
return commit===undefined?{...source,ref:tag,version:undefined}:{...source,ref:commit,version:tag};
}
function commitOfTag(listing,tag){
const tags=listing.split('\n').map((line)=>/([0-9a-f]{40}) refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line));
return tags.findLast((match)=>match?.[2]===tag)?.[1];
}
async function listRefs(url){
try{
const response=await fetch(url,{signal:AbortSignal.timeout(MAX_MS)});
if(response.ok){
const{bytes,isCut}=await(0,_forge_signed_address_js__WEBPACK_IMPORTED_MODULE_2__.CB)(response,MAX_LISTING);
return isCut?'':bytes.toString();
}
await response.body?.cancel();
return '';
}
catch{
return undefined;
}
}
}),
70399:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A3:()=>(reasonOf),
Ft:()=>(addPermission),
HD:()=>(unlessStatus),
QQ:()=>(refuses),
RL:()=>(lackedPermissions),
Ro:()=>(hasStatus),
ST:()=>(isGone),
Up:()=>(missingPermission),
Ux:()=>(reasonSentence),
WB:()=>(isPrimaryRateLimit),
WM:()=>(isForbiddenToToken),
Y$:()=>(isRefLocked),
a5:()=>(isRateLimit),
dK:()=>(isHidden),
dZ:()=>(toUserError),
fj:()=>(pullRequestSetting),
oH:()=>(orRefused),
uU:()=>(isUnknownResult)
});
var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6013);
var _graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(39069);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99841);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
function hasStatus(error,...statuses){
return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G&&error.response!==undefined&&statuses.includes(error.status);
}
function unlessStatus(call,otherwise,...statuses){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.NN)(call,otherwise,(error)=>hasStatus(error,...statuses));
}
function refuses(words){
return(error)=>hasStatus(error,422)&&words.test(error.message);
}
function isGone(error){
return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo&&hasStatus(error.cause,404,410);
}
function isUnknownResult(error){
return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G&&(error.response===undefined||error.status>=500);
}
function isRefLocked(error){
return hasStatus(error,409,422)&&/cannot lock ref/i.test(error.message);
}
function isRateLimit(error){
if(hasStatus(error,429))
return true;
if(!hasStatus(error,403))
return false;
const asksToWait=error.response.headers['retry-after']!==undefined;
return asksToWait||isPrimaryRateLimit(error)||/\bsecondary rate\b/i.test(error.message);
}
function isPrimaryRateLimit(error){
return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G&&error.response?.headers['x-ratelimit-remaining']==='0';
}
function isForbiddenToToken(error){
return hasStatus(error,403)&&/not accessible by (integration|personal access token)/i.test(error.message);
}
function isHidden(error){
return isForbiddenToToken(error)||hasStatus(error,404);
}
function pullRequestSetting({message},page){
if(!/not permitted to create/i.test(message))
return undefined;
return `Allow GitHub Actions to create pull requests: select the last checkbox at ${page}/settings/actions (Settings → Actions → General → Workflow permissions). If it is disabled, allow it in the organization's settings first. Or set \`github-token\` to the token of a GitHub App.`;
}
function reasonOf({message,response}){
const messages=fieldMessages(response.data);
return messages.length>0?messages.join(' '):message.replace(/ - https:\/\/\S+$/,'');
}
function fieldMessages(body){
if(typeof body!=='object'||body===null||!('errors' in body)||!Array.isArray(body.errors))
return[];
return body.errors.flatMap((error)=>{
if(typeof error==='string')
return[error];
return typeof error?.message==='string'?[error.message]:[];
});
}
function addPermission(error){
return `Add ${missingPermission(error)} under \`permissions:\` in the workflow file.`;
}
function missingPermission(error){
const accepted=error.response.headers['x-accepted-github-permissions'];
if(typeof accepted!=='string')
return permissionByRoute(error);
const alternatives=accepted.split(';').map((alternative)=>alternative
.split(',')
.map((permission)=>`\`${permission.trim().replaceAll('_','-').replace('=',': ')}\``)
.join(' and '));
return alternatives.join(' or ');
}
function permissionByRoute({request}){
if(request.url.endsWith('/graphql'))
return '`pull-requests: read`';
const level=request.method==='GET'?'read':'write';
const scopes=[
[/\/repos\/[^/]+\/[^/]+\/(git|commits)\//,'contents'],
[/\/repos\/[^/]+\/[^/]+\/pulls/,'pull-requests'],
[/\/repos\/[^/]+\/[^/]+\/issues/,'issues']
];
const scope=scopes.find(([route])=>route.test(request.url))?.[1]??'metadata';
return `\`${scope}: ${level}\``;
}
function toUserError(error){
if(!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G))
return error;
const message=explanation(error);
return message===undefined?error:new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
function explanation(error){
const call=`${error.request.method} ${error.request.url}`;
if(!isErrorResponse(error))
return noResponse(call,error);
if(isRateLimit(error))
return `GitHub's rate limit is exceeded (${call}). ${rateLimitEnd(error)}`;
if(isForbiddenToToken(error)){
return `The token has no permission for this (${call}). ${addPermission(error)}`;
}
if(error.status>=500){
return `GitHub repeatedly responded with ${error.status} to ${call}. Check https://www.githubstatus.com and try again later.`;
}
const fields=(0,_graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__._6)(error);
if(fields.length>0){
return `The GraphQL API at ${error.request.url} does not know ${fields.join(', ')}. Update GitHub Enterprise Server to a version that has them.`;
}
switch(error.status){
case 401:
return `GitHub does not accept the token: ${reasonSentence(error)} Set \`github-token\` to a valid token, or omit it to use the workflow's own.`;
case 403:
return `GitHub refused ${call}: ${reasonSentence(error)} Ask an owner of the repository or organization which rule applies, and allow the token.`;
case 404:
return `GitHub found nothing at ${call} (404): it does not exist, or the token cannot read it. Check the name, and set \`github-token\` to a token with read access to the repository.`;
case 409:
return `GitHub cannot do ${call} now: ${reasonSentence(error)} Fix this, then try again.`;
default:
return undefined;
}
}
function reasonSentence(error){
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.uA)(reasonOf(error));
}
function isErrorResponse(error){
return error.response!==undefined;
}
function noResponse(call,error){
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)((0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__.UH)(error));
const remedy=(0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__.Y4)(error)?_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__.lW:'Try again later.';
return `The request to GitHub failed (${call}): ${reason}. ${remedy}`;
}
function rateLimitEnd({response}){
const retryAfter=Number(response.headers['retry-after']);
if(retryAfter>0)
return `GitHub asks to wait ${retryAfter} seconds, longer than a run waits. Try again then.`;
const reset=Number(response.headers['x-ratelimit-reset']);
if(reset>0)
return `It resets at ${new Date(reset*1000).toISOString()}. Try again then.`;
return 'Try again in a few minutes.';
}
async function orRefused(permission,write){
try{
return await write();
}
catch(error){
if(isForbiddenToToken(error)){
return{kind:'refused',reason:lackedPermissions([permission])};
}
if(isRateLimit(error)||!hasStatus(error,403,404,410,422))
throw error;
const reason=hasStatus(error,404,410)?'It was deleted.':reasonSentence(error);
return{kind:'refused',reason};
}
}
function lackedPermissions(names){
return `The token lacks ${names.map((name)=>`\`${name}: write\``).join(', ')}.`;
}
}),
39069:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_6:()=>(unknownFields),
_7:()=>(AUTHOR_FIELDS),
aD:()=>(personOfAuthor),
gR:()=>(graphqlFailure)
});
var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6013);
var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87044);
const STATUSES={
FORBIDDEN:403,
INSUFFICIENT_SCOPES:403,
NOT_FOUND:404,
RATE_LIMITED:429,
RATE_LIMIT:429
};
function graphqlFailure(response,request){
const{errors,data}=(response.data??{});
if(!Array.isArray(errors)||errors.length===0){
if(data!==undefined&&data!==null)
return undefined;
return new _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__.G('the response lacks data',500,{request});
}
const list=errors;
const message=list.map((error)=>error.message).join(' ');
const status=Math.max(...list.map(statusOf));
return new _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__.G(message,status,{request,response:{...response,status,data:{message,errors}}});
}
function statusOf({type,message}){
if(/\bsecondary rate\b/i.test(message))
return 429;
const known=type===undefined?undefined:STATUSES[type];
if(known!==undefined)
return known;
return/^Something went wrong\b/.test(message)?502:422;
}
function unknownFields({response}){
const body=response?.data;
if(!Array.isArray(body?.errors))
return[];
const fields=body.errors.flatMap((error)=>{
const{code,typeName,fieldName}=(typeof error==='object'?error?.extensions:undefined)??{};
return code==='undefinedField'?[`${typeName??''}.${fieldName??''}`]:[];
});
return[...new Set(fields)];
}
const AUTHOR_FIELDS='__typename login ... on User { databaseId } ... on Bot { databaseId }';
function personOfAuthor(author){
if(author?.databaseId===undefined)
return undefined;
const{__typename:type,login,databaseId:id}=author;
const isShort=type==='Bot'&&!login.endsWith('[bot]');
return(0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__.R)({login:isShort?`${login}[bot]`:login,id,type});
}
}),
79941:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(repeatCall),
v:()=>(pause)
});
var _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(99841);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(70399);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
async function repeatCall(attempt,{isRepeatable,limits,signal}){
const{retries,maxWaitSeconds,secondMs}=limits;
let[failures,refusals]=[0,0];
for(;;){
signal.throwIfAborted();
try{
return await attempt();
}
catch(error){
signal.throwIfAborted();
if((0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_2__.Y4)(error))
throw(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.dZ)(error);
const refusal=(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.a5)(error)&&(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,403,429)?error:undefined;
if(!refusal&&!(isRepeatable&&(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.uU)(error)))
throw error;
const repeats=refusal?refusals++:failures++;
const seconds=refusal?secondsUntilAllowed(refusal,repeats):(repeats+1)**2;
if(repeats===retries||seconds>maxWaitSeconds)
throw error;
await pause(seconds*secondMs,signal);
}
}
}
const FIRST_WAIT_SECONDS=60;
function secondsUntilAllowed(error,repeats){
const{headers}=error.response;
const reset=Number(headers['x-ratelimit-reset']);
const isPrimary=(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.WB)(error)&&!/\bsecondary rate\b/i.test(error.message);
if(isPrimary&&reset>0)
return Math.max(0,Math.ceil(reset-Date.now()/ 1000)+1);
return Number(headers['retry-after'])||FIRST_WAIT_SECONDS*2**repeats;
}
async function pause(milliseconds,signal){
try{
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(milliseconds,undefined,{signal});
}
catch(error){
signal?.throwIfAborted();
throw error;
}
}
}),
5491:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CB:()=>(readBounded),
Hu:()=>(readSignedFile),
fI:()=>(addressAfter),
hJ:()=>(getSigned)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _repeat_calls_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79941);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70399);
async function readSignedFile({title,addressOf,download},{signal,retryLimits:{retries,secondMs,responseTimeoutSeconds}}){
for(let repeats=0;;repeats++){
const address=await addressOf();
if(address===undefined)
return undefined;
const limit=AbortSignal.any([signal,AbortSignal.timeout(responseTimeoutSeconds*1000)]);
try{
return await download(address,limit);
}
catch(error){
signal.throwIfAborted();
if(repeats===retries)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(unreadable(title,error),{cause:error});
}
await(0,_repeat_calls_js__WEBPACK_IMPORTED_MODULE_0__.v)((repeats+1)**2*secondMs,signal);
}
}
function unreadable(title,error){
return `${title} could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`;
}
async function addressAfter({octokit},ask){
const request={redirect:'manual'};
try{
const{status,headers}=await ask(request);
const{baseUrl}=octokit.request.endpoint.DEFAULTS;
const location=absoluteAddress(headers.location,baseUrl);
if(status!==301||location?.origin!==new URL(baseUrl).origin)
return location?.href;
const renamed=await octokit.request({method:'GET',url:location.href,request});
return absoluteAddress(renamed.headers.location,baseUrl)?.href;
}
catch(error){
if((0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ro)(error,404,410))
return undefined;
throw error;
}
}
function absoluteAddress(location,base){
return location===undefined?undefined:(URL.parse(location,base)??undefined);
}
async function getSigned(address,signal,range){
const headers={'user-agent':'forgehand',...(range!==undefined&&{range})};
const response=await fetch(address,{headers,redirect:'error',signal});
if(!response.ok){
await response.body?.cancel();
throw new Error(`the storage responded with ${response.status}`);
}
return response;
}
async function readBounded(response,maxBytes){
const chunks=[];
let size=0;
const body=response.body??[];
for await(const chunk of body){
chunks.push(chunk.subarray(0,maxBytes-size));
size+=chunk.length;
if(size>maxBytes)
break;
}
return{bytes:Buffer.concat(chunks),isCut:size>maxBytes};
}
}),
91169:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(flagMistakes)
});
var _text_cron_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76832);
var _settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(16428);
var _settings_check_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(15884);
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(43525);
var _choose_model_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(52378);
var _choices_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(74559);
var _remote_of_checkout_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(63100);
var _survey_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(96393);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(58804);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2754);
var _text_documentation_url_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(47728);
function flagMistakes(flags){
const{provider,baseUrl,triggers,checks}=flags;
const each=(flag,values=[],isValid,expected)=>values.map((value)=>[flag,value,isValid,expected]);
const rows=[
['--provider',provider,(name)=>_choices_js__WEBPACK_IMPORTED_MODULE_3__.eD.includes(name),providersExpected(provider)],
['--model',flags.model,isValue,'the name of a model, without line breaks, hidden characters and expressions'],
[
'--base-url',
baseUrl===''?undefined:baseUrl,
_settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_7__.c,
'an http or https address without user name, query or fragment'
],
['--secret',flags.secret,isSecretName,'the name of a secret, such as OPENAI_API_KEY'],
...each('--runs-on',flags.runsOn,isLabel,'the label of a runner, such as ubuntu-24.04'),
...each('--triggers',triggers,_choices_js__WEBPACK_IMPORTED_MODULE_3__.fo,`some of ${_choices_js__WEBPACK_IMPORTED_MODULE_3__.Qb.join(',')}`),
...each('--watch',flags.watch,_survey_js__WEBPACK_IMPORTED_MODULE_4__.qi,'the name of a workflow'),
['--cron',flags.cron,_text_cron_js__WEBPACK_IMPORTED_MODULE_0__.d,"five valid cron fields, such as '17 4 * * 1'"],
['--prompt',flags.prompt,isPrompt,'a text without hidden characters and expressions'],
...each('--check',checks===false?[]:checks,_survey_js__WEBPACK_IMPORTED_MODULE_4__.Pf,'a command in one line, without hidden characters'),
['--ref',flags.ref,isRef,'a commit of 40 characters, or a tag such as v1.2.3'],
['--action',flags.action,(name)=>name.endsWith('/forgehand')&&_text_github_rules_js__WEBPACK_IMPORTED_MODULE_8__.Ni.test(name),'OWNER/forgehand'],
['--host',flags.host,(host)=>_remote_of_checkout_js__WEBPACK_IMPORTED_MODULE_9__.j.test(host),'a host name, such as github.example.com'],
['--repository',flags.repository,(name)=>_text_github_rules_js__WEBPACK_IMPORTED_MODULE_8__.Ni.test(name),'OWNER/NAME']
];
const wrong=rows.filter(([,value,isValid])=>value!==undefined&&!isValid(value));
return[
...wrong.map(([flag,value='',,expected])=>`${flag} is ${(0,_settings_check_inputs_js__WEBPACK_IMPORTED_MODULE_1__.cl)(value)}. ${remedyFor(flag,value,expected)}`),
...(triggers?.length===0?[`--triggers is empty. Choose from ${_choices_js__WEBPACK_IMPORTED_MODULE_3__.Qb.join(', ')}.`]:[]),
...conflicts(flags)
];
}
function remedyFor(flag,value,expected){
const near=(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_5__.cR)(value,NAMES[flag]??[]);
return near===undefined?`Give ${expected}.`:`Did you mean ${near}?`;
}
const NAMES={'--provider':_choices_js__WEBPACK_IMPORTED_MODULE_3__.eD,'--triggers':_choices_js__WEBPACK_IMPORTED_MODULE_3__.Qb};
function conflicts({provider,baseUrl,triggers,watch,cron,prompt}){
const isOffered=provider!==undefined&&_choices_js__WEBPACK_IMPORTED_MODULE_3__.eD.includes(provider);
const needsUrl=isOffered&&(0,_choose_model_js__WEBPACK_IMPORTED_MODULE_2__.Ip)(provider)===''&&!baseUrl;
const misses=(trigger)=>triggers!==undefined&&!triggers.includes(trigger);
const why=provider===_choices_js__WEBPACK_IMPORTED_MODULE_3__.Zs?'the URL of the endpoint':'because each customer has their own address';
const rows=[
[needsUrl,`--provider ${provider} needs --base-url, ${why}.`],
[watch!==undefined&&misses('ci'),'--watch needs ci among the --triggers.'],
[cron!==undefined&&misses('schedule'),'--cron needs schedule among the --triggers.'],
[
prompt!==undefined&&misses('schedule')&&misses('dispatch'),
'--prompt needs schedule or dispatch among the --triggers.'
]
];
return rows.flatMap(([isWrong,mistake])=>(isWrong?[mistake]:[]));
}
function providersExpected(provider){
const vertex=provider==='vertex'
?`Vertex AI needs more steps, which ${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_10__.o)('examples/vertex.yml')} has; or give `
:'';
return `${vertex}one of ${_choices_js__WEBPACK_IMPORTED_MODULE_3__.eD.join(', ')}`;
}
function isValue(text){
return(0,_survey_js__WEBPACK_IMPORTED_MODULE_4__.Pf)(text)&&text.trim()===text&&!text.includes('${{');
}
function isSecretName(name){
return/^(?!GITHUB_)[A-Z_]\w{0,99}$/i.test(name);
}
function isLabel(label){
return/^\w[\w.-]{0,99}$/.test(label);
}
function isPrompt(text){
return text.trim()!==''&&(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_6__.Q)(text)===text&&!text.includes('${{');
}
function isRef(ref){
return/^(?:[0-9a-f]{40}|v\d[\w.-]{0,50})$/.test(ref);
}
}),
52378:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$I:()=>(defaultModel),
Ip:()=>(defaultBaseUrl),
QC:()=>(defaultSecret),
QW:()=>(modelProblems),
bz:()=>(writtenModel),
lc:()=>(providerOf),
v6:()=>(defaultProvider)
});
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57182);
var _choices_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(74559);
const MODELS={
openai:'gpt-5',
anthropic:'claude-sonnet-5',
gemini:'gemini-2.5-pro'
};
function defaultModel(provider){
return MODELS[provider];
}
function defaultProvider(hasVariable){
const own=_choices_js__WEBPACK_IMPORTED_MODULE_2__.Ix.filter(({keyVariable})=>keyVariable!==undefined&&hasVariable(keyVariable));
return(own.length===1?own[0]?.name:undefined)??'openai';
}
function providerOf(model){
const[start='']=model.split('/');
return(model.includes('/')?(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(start):(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.WX)(model))?.name;
}
function defaultBaseUrl(provider){
if(provider===_choices_js__WEBPACK_IMPORTED_MODULE_2__.Zs)
return '';
const{apis,keyVariable}=(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(provider)??{};
const[address='']=Object.values(apis??{});
return address===''||keyVariable===undefined?address:undefined;
}
function defaultSecret(provider){
return provider===_choices_js__WEBPACK_IMPORTED_MODULE_2__.Zs?'MODEL_API_KEY':(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(provider)?.keyVariable;
}
function writtenModel({provider,model,baseUrl,secret}){
return{model:baseUrl===''?fullName(model,(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(provider)):model,baseUrl,secret};
}
function fullName(model,provider){
if(provider===undefined)
return model;
const isKnown=provider.modelNames?.test(model)??false;
return isKnown||model.startsWith(`${provider.name}/`)?model:`${provider.name}/${model}`;
}
function modelProblems({model,baseUrl,secret}){
const inputs={model,'base-url':baseUrl,'api-key':secret===undefined?'':'key',api:''};
const identity={'openai-identity-provider':'','openai-service-account':'','openai-audience':''};
return(0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__._7)({...inputs,...identity,'fallback-models':[]}).problems;
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
96393:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
HW:()=>(surveyRepository),
Pf:()=>(isOneLine),
qi:()=>(isWatchable)
});
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _setup_install_plan_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94953);
var _setup_project_folders_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(47659);
var _setup_recognize_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57611);
var _text_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(53213);
var _text_json_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(32686);
var _verification_packages_find_packages_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(24599);
var _workspace_commands_find_declared_checks_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(72427);
const NO_FOLDERS={tools:'',home:'',cache:''};
async function surveyRepository(tree){
const root=await tree.filesIn('');
const{tests,linters}=await(0,_workspace_commands_find_declared_checks_js__WEBPACK_IMPORTED_MODULE_6__.U)(root);
const recognize=async(folder)=>(0,_setup_recognize_js__WEBPACK_IMPORTED_MODULE_3__.S)(await tree.filesIn(folder),folder,{folders:NO_FOLDERS,verifyCommands:tests});
const ofRoot=await recognize('');
const{folders}=(0,_setup_project_folders_js__WEBPACK_IMPORTED_MODULE_2__.LO)({
paths:tree.paths,
verifyCommands:tests,
rootDeclares:ofRoot.length>0,
task:{changed:[],text:''}
});
const plans=[...ofRoot,...(await Promise.all(folders.map(recognize))).flat()];
const tools=[...new Set(plans.map(({tool})=>tool))];
const packages=await(0,_verification_packages_find_packages_js__WEBPACK_IMPORTED_MODULE_5__.t)(tree,tests);
return{
languages:languagesOf(tools,tree.paths),
tools,
installs:plans.map(_setup_install_plan_js__WEBPACK_IMPORTED_MODULE_1__.x$).filter(isOneLine),
packages:packages.filter(({folder})=>folder!=='').length,
tests:tests.filter(isOneLine),
linters,
workflows:await testingWorkflows(tree)
};
}
function isOneLine(text){
return text!==''&&!text.includes('\n')&&(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text)===text;
}
const LANGUAGES={
JavaScript:[['npm','pnpm','yarn','bun'],'package.json'],
Python:[['pip','uv','poetry','pdm','pipenv'],'pyproject.toml','setup.py'],
Go:[['go'],'go.mod'],
Rust:[['cargo'],'Cargo.toml'],
Java:[['maven','gradle'],'pom.xml','build.gradle','build.gradle.kts'],
Ruby:[['bundler'],'Gemfile'],
PHP:[['composer'],'composer.json'],
'.NET':[['dotnet']]
};
function languagesOf(tools,paths){
const all=Object.entries(LANGUAGES);
const ofTools=tools.flatMap((tool)=>all.filter(([,[managers]])=>managers.includes(tool)));
const declared=all.filter(([,[,...manifests]])=>manifests.some((name)=>paths.includes(name)));
return[...new Set([...ofTools,...declared].map(([language])=>language))];
}
const MAX_WORKFLOWS=20;
const MAX_NAME=100;
async function testingWorkflows({paths,read}){
const files=paths.filter((path)=>/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).slice(0,MAX_WORKFLOWS);
const names=await Promise.all(files.map(async(path)=>nameOfTests(path,(await read(path))??'')));
return[...new Set(names.filter((name)=>name!==undefined))];
}
async function nameOfTests(path,text){
const{value}=await(0,_text_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__.g)(text);
if(!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(value)||text.includes('forgehand@'))
return undefined;
const{on:events,name=path}=value;
const kinds=typeof events==='string'?[events]:Array.isArray(events)?events:Object.keys(events??{});
if(!kinds.includes('push')&&!kinds.includes('pull_request'))
return undefined;
return typeof name==='string'&&isWatchable(name)?name:undefined;
}
function isWatchable(name){
return isOneLine(name)&&name.trim()===name&&name.length<=MAX_NAME&&!name.includes('${{');
}
}),
3476:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(pinned),
r:()=>(writeWorkflow)
});
var _setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62901);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
const TASK='upkeep';
function writeWorkflow(choices){
const{triggers}=choices;
const jobs=[
...(triggers.includes('comments')||triggers.includes('reviews')?[agentJob(choices)]:[]),
...(triggers.includes('ci')?[repairJob(choices)]:[]),
...(triggers.includes('schedule')||triggers.includes('dispatch')?[taskJob(choices)]:[]),
...(triggers.includes('comments')?[stopJob(choices)]:[])
];
return[
'# Written by `forgehand init`. Change it as you like.',
...pinLines(choices.pin),
'name: Agent\n',
'on:',
...eventLines(choices),
'\npermissions: {}\n',
'jobs:',
jobs.join('\n\n'),
''
].join('\n');
}
function pinLines({action,url,ref}){
if((0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.TS)(ref))
return[];
return[
`# ${ref} is a tag: its commit could not be determined. To pin it, write ${action}@COMMIT # ${ref}, with what this prints:`,
`# ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.F0)(url,ref)}`
];
}
function eventLines({triggers,watched,cron}){
const lines={
comments:['  issue_comment:','    types: [created]'],
reviews:[
...['  pull_request_review:','    types: [submitted]'],
...['  pull_request_review_comment:','    types: [created]']
],
ci:[
'  workflow_run:',
'    # The names of the workflows whose failures are repaired.',
'    workflows:',
...watched.map((name)=>`      - ${(0,_setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__.$b)(name)}`),
'    types: [completed]'
],
schedule:['  schedule:',`    - cron: '${cron}'`],
dispatch:['  workflow_dispatch:']
};
return triggers.flatMap((trigger)=>lines[trigger]);
}
const COMMANDS=[
"startsWith(github.event.comment.body, '/agent') ||",
`contains(github.event.comment.body, fromJSON('"\\n/agent"'))`
];
const REVIEW=[
"(github.event.review.state == 'changes_requested' || github.event.pull_request.user.type == 'Bot' ||",
'!github.event.review.body ||',
"startsWith(github.event.review.body, '/agent') ||",
`contains(github.event.review.body, fromJSON('"\\n/agent"')))`
];
function agentJob(choices){
const hasReviews=choices.triggers.includes('reviews');
return job('agent',{
comment:[
hasReviews
?'This only saves a runner: the action itself decides. A review without a text can be a reply to a finding.'
:'True if a line of the comment starts with the trigger. In an expression, only fromJSON turns \\n into a line break.'
],
condition:agentCondition(choices.triggers),
concurrency:hasReviews
?'agent-${{ github.event.issue.number || github.event.pull_request.number }}'
:'agent-${{ github.event.issue.number }}',
choices,
permissions:WRITING,
inputs:modelInputs(choices.model)
});
}
function agentCondition(triggers){
const hasComments=triggers.includes('comments');
if(hasComments&&triggers.length===1)
return COMMANDS;
const[first='',second='']=COMMANDS;
const events=[
...(hasComments?["github.event_name == 'issue_comment'"]:[]),
...(triggers.includes('reviews')?["github.event_name == 'pull_request_review_comment'"]:[])
].join(' || ');
const comments=[`(${events}) &&`,`  (${first}`,`  ${second})`];
if(!triggers.includes('reviews'))
return comments;
const[state='',...rest]=REVIEW;
return[
...comments.slice(0,-1),
`${comments.at(-1)??''} ||`,
"github.event_name == 'pull_request_review' && github.event.review.state != 'approved' &&",
`  ${state}`,
...rest.map((line)=>`  ${line}`)
];
}
function repairJob(choices){
const isOnly=choices.triggers.length===1;
return job('repair',{
comment:['This only saves a runner: the action itself decides.'],
condition:[
...(isOnly?[]:["github.event_name == 'workflow_run' &&"]),
`contains(fromJSON('["failure","timed_out","startup_failure"]'), github.event.workflow_run.conclusion) &&`,
'github.event.workflow_run.head_repository.full_name == github.repository'
],
concurrency:'agent-${{ github.event.workflow_run.head_branch }}',
choices,
permissions:[
'# Running failed jobs again.',
'actions: write',
'# Annotations of failed checks.',
'checks: read',
...WRITING
],
inputs:modelInputs(choices.model)
});
}
function taskJob(choices){
const{triggers,model,prompt}=choices;
const isAlone=triggers.every((trigger)=>trigger==='schedule'||trigger==='dispatch');
const events=[
...(triggers.includes('schedule')?["github.event_name == 'schedule'"]:[]),
...(triggers.includes('dispatch')?["github.event_name == 'workflow_dispatch'"]:[])
];
return job('task',{
comment:[],
condition:isAlone?[]:[events.join(' || ')],
concurrency:`agent-task-${TASK}`,
choices,
permissions:WRITING,
inputs:[...modelInputs(model),`task-id: ${TASK}`,...promptLines(prompt),"skip-if-open: '3'"]
});
}
function promptLines(prompt){
const isBlock=prompt.includes('\n')&&/^\S/.test(prompt)&&!prompt.endsWith('\n');
if(!isBlock)
return[`prompt: ${(0,_setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__.$b)(prompt)}`];
return['prompt: |-',...prompt.split('\n').map((line)=>(line===''?'':`  ${line}`))];
}
const WRITING=['contents: write','issues: write','pull-requests: write'];
function modelInputs({model,baseUrl,secret}){
return[
...(secret===undefined?[]:[`api-key: \${{ secrets.${secret} }}`]),
...(baseUrl===''?[]:[`base-url: ${(0,_setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__.$b)(baseUrl)}`]),
`model: ${(0,_setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__.$b)(model)}`
];
}
function job(name,{comment,condition,concurrency,choices,permissions,inputs}){
return[
`  ${name}:`,
...comment.map((line)=>`    # ${line}`),
...(condition.length===0?[]:['    if: >-',...indented(condition,6)]),
...['    concurrency:',`      group: ${concurrency}`,'      queue: max'],
...runnerLines(choices),
`    timeout-minutes: 45`,
'    permissions:',
...indented(permissions,6),
'    steps:',
'      # No checkout step is needed: the action fetches the code itself.',
`      - uses: ${pinned(choices.pin)}`,
'        with:',
...indented(inputs,10)
].join('\n');
}
function stopJob({pin,triggers}){
const isComment=triggers.length===1?'':"github.event_name == 'issue_comment' && ";
return `  # Runs in parallel with the other job, so that it can stop that job's run. Without \`actions: write\`, it cannot cancel a run that does not stop in time.
  stop:
    if: ${isComment}contains(github.event.comment.body, '/agent stop')
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: write
      contents: write
      issues: write
      pull-requests: write
    steps:
      - uses: ${pinned(pin)}
        with:
          phase: stop`;
}
function runnerLines({runner}){
const[label='']=runner;
if(runner.length===1)
return[`    runs-on: ${(0,_setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__.$b)(label)}`];
return['    runs-on:',...runner.map((each)=>`      - ${(0,_setup_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_2__.$b)(each)}`)];
}
function pinned({action,ref,version}){
return `${action}@${ref}${version===undefined?'':` # ${version}`}`;
}
function indented(lines,columns){
return lines.map((line)=>(line===''?'':' '.repeat(columns)+line));
}
}),
99841:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
UH:()=>(deepestCause),
Y4:()=>(isCertificateError),
lW:()=>(TRUST_CERTIFICATE)
});
const TRUST_CERTIFICATE='If a proxy of your company signs certificates, set NODE_EXTRA_CA_CERTS to its certificate in the env of the step.';
const CERTIFICATE_CODES=/^(UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|CERT_|CRL_|ERROR_IN_C(ERT|RL)_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
function isCertificateError(error){
const cause=deepestCause(error);
return Error.isError(cause)&&'code' in cause&&CERTIFICATE_CODES.test(String(cause.code));
}
function deepestCause(error){
let deepest=error;
while(Error.isError(deepest)&&deepest.cause!==undefined)
deepest=deepest.cause;
return deepest;
}
}),
94163:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
z:()=>(useEnvironmentProxy)
});
const LOOPBACK=['localhost','127.0.0.1','[::1]'];
function useEnvironmentProxy(environment){
const read=(name)=>[environment[name],environment[name.toUpperCase()]].find(Boolean)??'';
const[http_proxy,https_proxy]=[read('http_proxy'),read('https_proxy')].map(withScheme);
if(!http_proxy&&!https_proxy)
return;
const no_proxy=[read('no_proxy'),...LOOPBACK].filter((hosts)=>hosts!=='').join(',');
const http=process.getBuiltinModule('node:http');
const set=http.setGlobalProxyFromEnv;
set?.({...(http_proxy&&{http_proxy}),...(https_proxy&&{https_proxy}),no_proxy});
}
function withScheme(address){
return address===''||address.includes('://')?address:`http://${address}`;
}
}),
6697:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(readApiKeys),
V:()=>(secretsIn)
});
var _providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61165);
const LABELED=/^([a-z][a-z0-9-]{0,30})\s*=(.*)$/i;
function readApiKeys(text){
const lines=(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.PW)(text,'\n');
const byProvider=new Map();
const bare=[];
const problems=[];
for(const line of lines){
const{label,value:key}=parseLabel(line);
const provider=(0,_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(label);
if(!provider&&(label===''||lines.length===1))
bare.push(line);
else if(!provider)
problems.push(unknownProvider(/^=?$/.test(key)?'a name':label));
else if(key==='')
problems.push(emptyKey(label));
else if(byProvider.has(provider.name))
problems.push(`api-key has two keys for ${provider.name}. Remove one.`);
else
byProvider.set(provider.name,key);
}
if(bare.length>1){
problems.push(`api-key has ${bare.length} keys without a provider. Write each as provider=key, such as openai=….`);
}
return{keys:{own:bare[0]??'',byProvider},problems};
}
function secretsIn(text){
const secrets=(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.PW)(text,'\n').flatMap((line)=>{
const{label,value}=parseLabel(line);
return(0,_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(label)?[value]:[line,value];
});
return[...new Set(secrets)].filter((secret)=>!/^=*$/.test(secret));
}
function parseLabel(line){
const[,label='',value='']=LABELED.exec(line)??[];
return{label,value:value.trim()};
}
function emptyKey(label){
return `api-key has nothing after ${label}=. Check that the secret exists and that this workflow can read it, or remove the line.`;
}
function unknownProvider(label){
return `api-key has a line for ${label}, which is not a known provider. Use one of ${_providers_js__WEBPACK_IMPORTED_MODULE_0__.e4.join(', ')}; write a key for base-url alone on its line.`;
}
}),
16428:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(isEndpoint),
d:()=>(keyProblem)
});
function isEndpoint(text){
const url=URL.parse(text);
if(!url||!['http:','https:'].includes(url.protocol))
return false;
return url.username===''&&url.password===''&&url.search===''&&url.hash==='';
}
function keyProblem(baseUrl,key){
const url=URL.parse(baseUrl);
if(!/^[\x21-\x7e]*$/.test(key))
return 'invalid';
if(!url||isLocal(url.hostname))
return undefined;
if(url.protocol==='https:')
return key===''?'missing':undefined;
return key===''?undefined:'unencrypted';
}
function isLocal(hostname){
return/^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}
}),
39616:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Cb:()=>(integerOrNone),
DQ:()=>(repositoryFile),
Dy:()=>(names),
EI:()=>(durationOrNone),
GX:()=>(yesOrNo),
NB:()=>(logins),
Qq:()=>(text),
Tu:()=>(atMost),
WD:()=>(labels),
Yq:()=>(choice),
Zd:()=>(form),
ci:()=>(modelNames),
dN:()=>(dollarsOrNone),
eQ:()=>(configPath),
fe:()=>(outputSchema),
gV:()=>(globs),
hZ:()=>(trigger),
id:()=>(id),
nd:()=>(integer)
});
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3301);
var _output_schema_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86551);
var _triage_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17718);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58804);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61165);
const text=(expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().min(1,expected);
const form=(pattern,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().regex(pattern,expected);
const atMost=(characters,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().max(characters,expected);
const choice=(names,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().pipe(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(names,expected));
const integer=(from,to)=>{
const expected=`an integer from ${from} to ${to}`;
return form(/^\d{1,12}$/u,expected)
.transform(Number)
.refine((number)=>number>=from&&number<=to,expected);
};
const dollarsOrNone=form(/^(?:\d{1,6}(?:\.\d{1,4})?)?$/u,'an amount of US dollars such as 2 or 0.50, or nothing for no limit')
.transform((text)=>(text===''?undefined:Number(text)))
.refine((dollars)=>dollars!==0,'more than 0 US dollars, or nothing for no limit');
const yesOrNo=zod__WEBPACK_IMPORTED_MODULE_3__.uEf({truthy:['true'],falsy:['false'],error:'true or false'});
const words=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((list)=>list.split(/[\s,]+/u).filter((word)=>word!==''));
const lines=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((list)=>(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__.PW)(list,/[\n,]/u));
const logins=words.refine((list)=>list.every((login)=>_text_near_name_js__WEBPACK_IMPORTED_MODULE_2__.S3.test(login)),'full logins such as renovate[bot], separated by commas or line breaks, without wildcards');
const labels=lines.refine((list)=>list.length<=_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.xs&&list.every((name)=>_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.Pf.safeParse(name).success),`at most ${_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.xs} labels of at most 50 characters, separated by commas or line breaks`);
const names=(item,expected,max)=>words.refine((list)=>list.length<=max&&list.every((name)=>item.safeParse(name).success),`at most ${max} entries, separated by commas or line breaks, each ${expected}`);
const integerOrNone=(from,to,otherwise)=>zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod__WEBPACK_IMPORTED_MODULE_3__.euz('').transform(()=>undefined),integer(from,to)],`an integer from ${from} to ${to}, or nothing ${otherwise}`);
const modelNames=words;
const id=form(/^[\w.:-]{0,200}$/u,'the id that OpenAI shows, or nothing');
const trigger=form(/^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u,'one word of 2 to 50 characters such as /agent or @agent');
const configPath=form(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u,'a path inside the repository that ends in .yml');
const UNITS_MS={m:60_000,h:60*60_000,d:24*60*60_000};
const durationOrNone=form(/^(?:[1-9]\d{0,3}[mhd])?$/u,'minutes, hours or days such as 30m, 6h or 30d, or nothing').transform((text)=>{
const unit=['m','h','d'].find((one)=>text.endsWith(one));
return unit&&Number.parseInt(text,10)*UNITS_MS[unit];
});
const globs=lines.refine((list)=>list.length<=50,'at most 50 globs, separated by commas or line breaks');
const repositoryFile=form(/^(?:(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\\]{1,500})?$/u,'the path of a file in the repository, or nothing');
const outputSchema=zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
.trim()
.superRefine((text,context)=>{
const schema=text===''?undefined:(0,_output_schema_js__WEBPACK_IMPORTED_MODULE_0__.P)(text);
if(typeof schema==='string')
context.addIssue(`a JSON Schema that can be used, but ${schema}`);
});
}),
86551:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(readOutputSchema)
});
var _text_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(32686);
const MAX_BYTES=64*1024;
const MAX_DEPTH=30;
const SCHEMAS=new Set([
...['items','prefixItems','additionalItems','contains','unevaluatedItems'],
...['additionalProperties','propertyNames','unevaluatedProperties'],
...['allOf','anyOf','oneOf','not','if','then','else','contentSchema']
]);
const NAMED_SCHEMAS=new Set([
...['properties','patternProperties','dependentSchemas','dependencies','$defs','definitions']
]);
const CORE_KEYWORDS=new Set(['$ref','$defs','$comment','$schema','$id']);
const ROOT_KEYWORDS=new Set(['$schema','$id']);
class Unusable extends Error{
}
function readOutputSchema(text){
const bytes=Buffer.byteLength(text);
if(bytes>MAX_BYTES)
return `it has ${bytes} bytes, and the limit is ${MAX_BYTES}`;
const written=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
if(!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(written))
return 'it is not a JSON object';
if(written['type']!=='object')
return 'it does not have "type": "object" at its root';
try{
const{$defs={},definitions={},...shown}=convertFields(written,0);
const named={...definitions,...$defs};
const schema=Object.fromEntries(Object.entries(written).filter(([key])=>key!=='$id'));
return{schema,shown,definitions:named};
}
catch(error){
if(error instanceof Unusable)
return error.message;
throw error;
}
}
function convert(schema,depth){
if(depth>MAX_DEPTH)
throw new Unusable(`its schemas are nested more than ${MAX_DEPTH} levels deep`);
if(Array.isArray(schema))
return schema.map((each)=>convert(each,depth));
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(schema)?convertFields(schema,depth):schema;
}
function convertFields(schema,depth){
const converted=Object.entries(schema).flatMap(([key,value])=>{
if(key.startsWith('$'))
refuseUnusable(key,depth);
if(key==='$comment'||ROOT_KEYWORDS.has(key))
return[];
if(key==='$ref')
return[[key,convertReference(value)]];
if(SCHEMAS.has(key))
return[[key,convert(value,depth+1)]];
if(!NAMED_SCHEMAS.has(key)||!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value))
return[[key,value]];
return[[key,Object.fromEntries(Object.entries(value).map(([name,each])=>[name,convert(each,depth+1)]))]];
});
return Object.fromEntries(converted);
}
function refuseUnusable(keyword,depth){
if(!CORE_KEYWORDS.has(keyword))
throw new Unusable(`it has the keyword ${keyword}`);
if(ROOT_KEYWORDS.has(keyword)&&depth>0)
throw new Unusable(`it has ${keyword} below its root`);
}
function convertReference(value){
const[,name]=/^#\/(?:\$defs|definitions)\/([\w.-]{1,100})$/u.exec(String(value))??[];
if(name===undefined)
throw new Unusable('it has a $ref other than #/$defs/NAME');
return `#/$defs/${name}`;
}
}),
57182:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
pj:()=>(modelInputs),
FJ:()=>(readModels),
_7:()=>(readWorkflowModels)
});
var schemas=__webpack_require__(3301);
var api_keys=__webpack_require__(6697);
var providers=__webpack_require__(28658);
;
function describeModelProblem(problem,setting,names){
switch(problem.kind){
case 'unknown-provider':
return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers.e4.join(', ')}.`;
case 'missing-address':
return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl??'https://NAME.example/v1'}.`;
case 'unsupported-api':
return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`;
case 'missing-key':
return names.missingKey({...problem,setting});
case 'unencrypted':
return names.unencrypted({...problem,setting});
case 'invalid-key':
return names.invalidKey({...problem,setting});
}
}
var check_endpoint=__webpack_require__(16428);
var input_fields=__webpack_require__(39616);
;
const NO_ADDRESS='https://no-address.invalid';
function openDirectory(settings){
const main=findMain(settings);
return{main,find:(written,from)=>findOther(written,from,{settings,main:main.model})};
}
function findMain(settings){
const{model:written,baseUrl,keys}=settings;
const{prefix,rest}=splitName(written);
if(baseUrl!==''){
const isElsewhere=prefix&&keys.byProvider.has(prefix.name)&&prefix!==(0,providers.zJ)(hostOf(baseUrl));
return isElsewhere?atProvider(prefix,rest,{settings}):atBaseUrl(written,settings);
}
const provider=prefix??(written.includes('/')?undefined:((0,providers.WX)(written)??(0,providers.li)('openai')));
if(provider)
return atProvider(provider,rest,{settings,api:settings.api,ownKey:keys.own});
return unknownProvider(written);
}
function findOther(written,from,{settings,main}){
const hasAnyNames=settings.baseUrl!==''||main.provider?.hasSlashedNames===true;
const{prefix=hasAnyNames?undefined:(0,providers.WX)(written),rest}=splitName(written);
const here=(name)=>checked({...main,name});
if(!prefix)
return hasAnyNames||!isPath(written)?here(written):unknownProvider(written);
if(prefix===main.provider)
return here(settings.baseUrl===''?rest:nameAt(written,main.host));
const canUseIt=canUse(prefix,from,settings);
if(!canUseIt&&hasAnyNames)
return here(written);
const{model,problem}=atProvider(prefix,rest,{settings});
return canUseIt||problem
?{model,problem}
:{model,problem:{kind:'missing-key',provider:prefix,host:model.host}};
}
function canUse(provider,from,{keys,identity}){
if(provider.keyVariable===undefined)
return from==='workflow';
return keys.byProvider.has(provider.name)||(provider.name==='openai'&&identity!==undefined);
}
function isPath(written){
return written.replace(/^models\//,'').includes('/');
}
function unknownProvider(written){
return{model:unreachable(written,undefined),problem:{kind:'unknown-provider',written}};
}
function atProvider(provider,name,{settings,ownKey='',...options}){
const{api=(0,providers.jS)(provider).api}=options;
const baseUrl=provider.apis[api];
if(baseUrl===undefined)
return{model:unreachable(name,provider),problem:{kind:'unsupported-api',provider,api}};
if(baseUrl==='')
return{model:unreachable(name,provider),problem:{kind:'missing-address',provider}};
const key=settings.keys.byProvider.get(provider.name)??ownKey;
const credential=credentialFor(provider,key,settings);
return checked({name,provider,api,baseUrl,host:hostOf(baseUrl),credential});
}
function atBaseUrl(written,settings){
const{baseUrl,keys}=settings;
const host=hostOf(baseUrl);
const provider=(0,providers.zJ)(host);
const key=(provider&&keys.byProvider.get(provider.name))??keys.own;
const api=settings.api??(provider?apiAt(baseUrl,provider):'chat');
const credential=credentialFor(provider,key,settings);
return checked({name:nameAt(written,host),provider,api,baseUrl,host,credential});
}
function apiAt(baseUrl,provider){
const isCompatible=/\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
return isCompatible&&provider.apis.chat!==undefined?'chat':(0,providers.jS)(provider).api;
}
function nameAt(written,host){
const{prefix,rest}=splitName(written);
return prefix&&prefix===(0,providers.zJ)(host)&&!prefix.hasSlashedNames?rest:written;
}
function credentialFor(provider,key,{identity}){
if(identity&&provider?.name==='openai'&&key==='')
return{kind:'workload-identity',...identity};
return{kind:'key',key};
}
function checked(model){
const{credential,baseUrl,host,provider}=model;
const problem=(0,check_endpoint.d)(baseUrl,credential.kind==='key'?credential.key:credential.serviceAccountId);
return{model,problem:problem&&{kind:KEY_PROBLEMS[problem],provider,host}};
}
const KEY_PROBLEMS={missing:'missing-key',unencrypted:'unencrypted',invalid:'invalid-key'};
function unreachable(name,provider){
const baseUrl=NO_ADDRESS;
return{name,provider,api:'chat',baseUrl,host:hostOf(baseUrl),credential:{kind:'key',key:''}};
}
function splitName(written){
const slash=written.indexOf('/');
const isNamed=slash>=0&&slash<written.length-1;
return{prefix:isNamed?(0,providers.li)(written.slice(0,slash)):undefined,rest:written.slice(slash+1)};
}
function hostOf(baseUrl){
return URL.parse(baseUrl)?.host??'';
}
;
const workflow_models_text=schemas.YjP().trim();
const modelInputs=schemas.Ikc({
model:workflow_models_text,
api:workflow_models_text,
'base-url':workflow_models_text,
'api-key':workflow_models_text,
'fallback-models':input_fields.ci,
'openai-identity-provider':workflow_models_text,
'openai-service-account':workflow_models_text,
'openai-audience':workflow_models_text
});
function readWorkflowModels(inputs){
const{keys,problems}=(0,api_keys.H)(inputs['api-key']);
const identity=readIdentity(inputs);
const settings={
model:inputs.model,
api:asApi(inputs.api),
baseUrl:(0,check_endpoint.c)(inputs['base-url'])?inputs['base-url']:'',
keys,
identity:identity.value
};
const hasBadUrl=inputs['base-url']!==''&&settings.baseUrl==='';
const fallbacks=inputs['fallback-models'];
const hasAllKeys=problems.length===0;
const reading=readModels(settings,{fallbacks,names:inputNames(inputs),settingOf:INPUT_NAMES,hasAllKeys});
const ofIdentity=identity.value?identityProblems(settings,reading.models):undefined;
const ofModels=hasBadUrl||ofIdentity!==undefined?[]:reading.problems;
return{...reading,problems:[...problems,...identity.problems,...(ofIdentity??[]),...ofModels]};
}
function identityProblems({baseUrl,keys},models){
const{credential,provider}=models.main;
const hasKey=keys.byProvider.has('openai')||(provider?.name==='openai'&&credential.kind==='key');
if(hasKey)
return[DOUBLE_KEY];
return baseUrl!==''&&!usesIdentity(models)?[identityElsewhere(baseUrl)]:undefined;
}
function usesIdentity({main,fallbacks}){
return[main,...fallbacks].some(({credential})=>credential.kind==='workload-identity');
}
function identityElsewhere(baseUrl){
return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`;
}
function readModels(settings,naming){
const{fallbacks,names,settingOf,hasAllKeys}=naming;
const{main,find}=openDirectory(settings);
const others=fallbacks.map((written)=>find(written,'workflow'));
const describeProblem=({problem},setting)=>problem&&(hasAllKeys||problem.kind!=='missing-key')?[describeModelProblem(problem,setting,names)]:[];
const problems=[
...describeProblem(main,settingOf.model),
...others.flatMap((other)=>(isSharedWithMain(other,main)?[]:describeProblem(other,settingOf.fallback)))
];
const models={main:main.model,fallbacks:others.map(({model})=>model),find};
return{models,problems:[...new Set(problems)]};
}
function isSharedWithMain({problem},main){
return main.problem!==undefined&&problem!==undefined&&'host' in problem&&problem.host===main.model.host;
}
function asApi(text){
return providers.yc.find((api)=>api===text);
}
const DOUBLE_KEY='openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs){
const{'openai-identity-provider':identityProviderId,'openai-service-account':serviceAccountId}=inputs;
if(identityProviderId===''&&serviceAccountId==='')
return{problems:[]};
if(identityProviderId!==''&&serviceAccountId!=='')
return{value:{identityProviderId,serviceAccountId,audience:inputs['openai-audience']},problems:[]};
const names=['openai-identity-provider','openai-service-account'];
const[given='',missing='']=identityProviderId===''?names.toReversed():names;
return{problems:[`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]};
}
const INPUT_NAMES={model:'model',fallback:'fallback-models'};
const inputNames=({'api-key':apiKey})=>({
baseUrl:'base-url',
api:'api',
missingKey:({setting,host,provider})=>apiKey===''&&setting===INPUT_NAMES.model
?`api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
:`api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider?`${provider.name}=`:''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
unencrypted:({host})=>`api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
invalidKey:({host})=>`api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
});
function secretFor(provider){
return provider?.keyVariable??'API_KEY';
}
}),
87044:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(isListedBot),
R:()=>(personOf)
});
const GHOST={login:'ghost',id:10137,isBot:false};
function personOf(account){
if(!account)
return GHOST;
const{login,id,type}=account;
return{login,id,isBot:type==='Bot'||login.endsWith('[bot]')};
}
function isListedBot(login,allowedBots){
return allowedBots.some((allowed)=>allowed.toLowerCase()===login.toLowerCase());
}
}),
76832:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(isCron)
});
const MONTHS='JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const DAYS='SUN MON TUE WED THU FRI SAT'.split(' ');
const FIELDS=[
{lowest:0,highest:59,names:[]},
{lowest:0,highest:23,names:[]},
{lowest:1,highest:31,names:[]},
{lowest:1,highest:12,names:MONTHS},
{lowest:0,highest:6,names:DAYS}
];
function isCron(text){
const fields=text.split(' ');
return(fields.length===FIELDS.length&&
FIELDS.every((field,index)=>fields[index]?.split(',').every((part)=>isPart(part,field))));
}
function isPart(part,{lowest,highest,names}){
const[,range='',step]=/^([^/]+)(?:\/(\d{1,2}))?$/.exec(part)??[];
if(step!==undefined&&Number(step)===0)
return false;
if(range==='*')
return true;
const ends=range.split('-').map((end)=>{
const named=names.indexOf(end.toUpperCase());
if(named>=0)
return lowest+named;
return/^\d{1,2}$/.test(end)?Number(end):Number.NaN;
});
const[first=Number.NaN,last=first]=ends;
return ends.length<=2&&first>=lowest&&last<=highest&&first<=last;
}
}),
43525:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ni:()=>(REPOSITORY_NAME),
Q4:()=>(noReplyAddress),
tS:()=>(MAX_TITLE_LENGTH),
tr:()=>(MAX_BODY_LENGTH)
});
const MAX_BODY_LENGTH=65_536;
const MAX_TITLE_LENGTH=256;
const REPOSITORY_NAME=/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/u;
function noReplyAddress({login,id},host){
return `${id}+${login}@users.noreply.${host}`;
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
