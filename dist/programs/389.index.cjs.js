"use strict";
exports.id=389;
exports.ids=[389];
exports.modules={
47190:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(examineCommitted),
y:()=>(pathsDifferingAt)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79623);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61165);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(41609);
const ID='committed';
async function examineCommitted(files,commits){
const{defaultBranch,textAt}=commits;
if(files.length===0)
return[];
const uncommitted=await pathsDifferingAt('HEAD',files,textAt);
if(uncommitted.length>0)
return[notCommitted(uncommitted,commits)];
const names=(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__.rL)(files.map(({path})=>path),3);
if(!defaultBranch)
return[{id:ID,state:'ok',title:`Committed: ${names}. GitHub reads them from the default branch.`}];
const missing=await pathsDifferingAt(defaultBranch.ref,files,textAt);
if(missing.length>0)
return[notOnDefault(missing,defaultBranch,commits)];
return[{id:ID,state:'ok',title:`On the branch ${defaultBranch.name}: ${names}.`}];
}
async function pathsDifferingAt(ref,files,textAt){
const isSame=await Promise.all(files.map(async({path,text})=>(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.cK)((await textAt(ref,path))??'')===(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.cK)(text)));
return files.flatMap(({path},index)=>(isSame[index]?[]:[path]));
}
function notCommitted(paths,commits){
const commit=`git add ${paths.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_2__.e).join(' ')} && git commit -m "Set up Forgehand"`;
return{
id:ID,
state:'warning',
title:`Not committed yet: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__.rL)(paths,5)}.`,
detail:'GitHub reads settings and workflows from the default branch only.',
remedy:[commit,...pushTo(commits)].join(' && ')
};
}
function notOnDefault(paths,{name,ref},commits){
const push=pushTo(commits);
return{
id:ID,
state:'warning',
title:`Committed, but not on the branch ${name} yet: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__.rL)(paths,5)}.`,
detail:`GitHub reads settings and workflows from the default branch only. This was compared with ${ref.replace('refs/remotes/','')} as it was last fetched.`,
remedy:`git fetch   # if it is merged already; if not${push.length>0?`:\n${push.join(' && ')}`:', push it on a branch'}`
};
}
function pushTo({defaultBranch,branch,remoteName}){
if(branch===undefined||remoteName===undefined)
return[];
const push=`git push -u ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_2__.e)(remoteName)} HEAD`;
if(defaultBranch===undefined||branch===defaultBranch.name)
return[push];
return[push,`gh pr create --fill --base ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_2__.e)(defaultBranch.name)}   # then merge it`];
}
}),
31307:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(examineSetup)
});
var prepare=__webpack_require__(41334);
var agent_file=__webpack_require__(6759);
var format=__webpack_require__(79623);
var committed_files=__webpack_require__(47190);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
;
async function readMachine(platform,root='/'){
const read=async(path)=>{
const content=await(0,errors.e4)((0,promises_.readFile)((0,external_node_path_.join)(root,path),'utf8'),'');
return content.slice(0,MAX_FILE).trim();
};
const exists=async(path,mode=promises_.constants.F_OK)=>(await(0,errors.e4)((0,promises_.access)((0,external_node_path_.join)(root,path),mode),'missing'))===undefined;
const[release,restricting,clone,maximum,status,hasBash,...paths]=await Promise.all([
read('etc/os-release'),
read('proc/sys/kernel/apparmor_restrict_unprivileged_userns'),
read('proc/sys/kernel/unprivileged_userns_clone'),
read('proc/sys/user/max_user_namespaces'),
read('proc/self/status'),
exists('bin/bash',promises_.constants.X_OK),
...['.dockerenv','run/.containerenv'].map((path)=>exists(path)),
...['usr/bin/bwrap','bin/bwrap','usr/local/bin/bwrap'].map((path)=>exists(path,promises_.constants.X_OK))
]);
const[isDocker=false,isPodman=false,...programs]=paths;
const names=[...release.matchAll(/^ID(?:_LIKE)?="?([\w .-]*)"?$/gm)].map(([,name=''])=>name);
return{
platform,
distribution:names.join(' '),
hasBubblewrap:programs.includes(true),
hasBash,
isFiltered:/^Seccomp:\s*2$/m.test(status),
isAppArmorRestricting:restricting==='1',
forbiddingSysctl:clone==='0'?'kernel.unprivileged_userns_clone':maximum==='0'?'user.max_user_namespaces':undefined,
isContainer:isDocker||isPodman
};
}
const MAX_FILE=16_384;
var model=__webpack_require__(5915);
var settings_roles=__webpack_require__(72061);
var shorten=__webpack_require__(64607);
;
const ID='model';
const MAX_MODEL_MS=45_000;
const MAX_OUTPUT=1_024;
const MAX_MODELS=8;
const MAX_REASON=600;
function configuredModels(offered,file){
const both=[false,true].map((isReview)=>(0,settings_roles.L)({offered,file,requested:undefined,isReview}));
const all=both.flatMap(({roles})=>(0,settings_roles.W)(roles));
const choices=[...new Map(all.map((one)=>[`${one.api} ${one.baseUrl} ${one.name}`,one])).values()];
const notes=[...new Set(both.flatMap((each)=>each.notes))];
const findings=notes.map((title)=>({
id:ID,
state:'warning',
title,
remedy:'Correct the name under `models` in agent.yml, or add the key to `api-key` in the workflow.'
}));
const more=choices.slice(MAX_MODELS).map(({name})=>name);
const skipped={
id:ID,
state:'unknown',
title:`Not asked, because there are too many: ${(0,format.rL)(more,5)}.`
};
return{choices:choices.slice(0,MAX_MODELS),findings:more.length>0?[...findings,skipped]:findings};
}
async function examineModel(choice,createModel,{timeoutMs,signal}){
const limit=AbortSignal.any([signal,AbortSignal.timeout(timeoutMs)]);
const startedAt=performance.now();
try{
const model=createModel(choice,{...OPTIONS,maxOutputTokens:MAX_OUTPUT});
await askForWord(model,limit);
return[answered(choice,performance.now()-startedAt)];
}
catch(error){
signal.throwIfAborted();
if(limit.aborted)
return[silent(choice,timeoutMs)];
if(!(error instanceof model.me||error instanceof errors.yo))
throw error;
return[refused(choice,error)];
}
}
const OPTIONS={
temperature:undefined,
effort:undefined,
toolChoice:'auto',
toolCalls:'auto',
contextTokens:undefined
};
async function askForWord(model,signal){
const ignore=()=>undefined;
await model.respond({
messages:[{role:'user',text:'Reply with the word ok.'}],
tools:[],
signal,
remainingMs:()=>0,
onDelta:ignore,
onRetry:ignore,
onFallback:ignore
});
}
function answered({name,host},durationMs){
return{id:ID,state:'ok',title:`${name} at ${host} answered in ${(0,format.a3)(durationMs)}.`};
}
function silent({name,host},timeoutMs){
return{
id:ID,
state:'problem',
title:`${name} at ${host} did not answer within ${timeoutMs/ 1000} s.`,
remedy:'Check the address and the load of the server. A run waits up to five minutes for an answer.'
};
}
const TRANSIENT=/^(?:TransientFailure|UnreachableServer)$/;
const PASSING=/^(?:408|409|429|5\d\d)\b/;
function refused({name,host},error){
const isTransient=Error.isError(error.cause)&&TRANSIENT.test(error.cause.name);
const reason=(0,shorten.TN)((0,errors.bD)(isTransient?error.cause:error),MAX_REASON);
if(isTransient&&PASSING.test(reason))
return{
id:ID,
state:'warning',
title:`${name} at ${host} is not available now.`,
detail:(0,shorten.uA)(reason),
remedy:'Try again in a minute. A run tries again by itself; `fallback-models` names a model that takes over.'
};
return{
id:ID,
state:'problem',
title:`${name} at ${host} cannot be used.`,
detail:isTransient?(0,shorten.l2)((0,shorten.uA)(reason)):(0,shorten.uA)(reason),
...(isTransient&&{
remedy:`Check that a server runs at ${host} and can be reached from here, or correct the base URL.`
})
};
}
var certificate_error=__webpack_require__(99841);
var unreachable=__webpack_require__(9083);
var package_hosts=__webpack_require__(16328);
;
const package_hosts_ID='package-hosts';
const MAX_HOST_MS=10_000;
const MAX_HOSTS=20;
function neededHosts(tools,{network,setup}){
const ofSetup=setup?.flatMap((step)=>(Array.isArray(step.network)?step.network:[]))??[];
const ofTools=setup?[]:tools.flatMap((tool)=>package_hosts.T[tool]);
return[...new Set([...ofTools,...network,...ofSetup].filter((host)=>!host.includes('*')))];
}
async function examineHosts(hosts,limits){
if(hosts.length===0)
return[{id:package_hosts_ID,state:'ok',title:'Installing needs no host.'}];
const asked=hosts.slice(0,MAX_HOSTS);
const answers=await Promise.all(asked.map(async(host)=>({host,failure:await failureOfHost(host,limits)})));
const silent=answers.filter(({failure})=>failure!==undefined);
if(silent.length===0)
return[{id:package_hosts_ID,state:'ok',title:`Reachable: ${(0,format.rL)(asked.map(nameOf),4)}.`}];
return silent.map(({host,failure})=>package_hosts_unreachable(host,failure));
}
function package_hosts_unreachable(host,failure){
const[origin='']=originsOf(host);
const cause=(0,certificate_error.UH)(failure);
const code=Error.isError(cause)&&'code' in cause?String(cause.code):'unknown reason';
const reason=(0,unreachable.N)(cause)??((0,errors.bD)(cause)||code);
return{
id:package_hosts_ID,
state:'warning',
title:`${nameOf(host)} cannot be reached.`,
detail:(0,shorten.TN)((0,certificate_error.Y4)(failure)?`Its certificate is not trusted (${reason}).`:(0,shorten.l2)((0,shorten.uA)(reason)),300),
remedy:(0,certificate_error.Y4)(failure)
?'export NODE_EXTRA_CA_CERTS=/path/to/ca.pem   # the certificate that signs it; in the workflow, under env'
:`curl --head ${origin}   # on a network with a mirror or a proxy, set https_proxy or the registry of the package manager`
};
}
function originsOf(host){
return/^https?:\/\//i.test(host)?[host]:[`https://${host}`,`http://${host}`];
}
async function failureOfHost(host,{timeoutMs,signal}){
const limit=AbortSignal.any([signal,AbortSignal.timeout(timeoutMs)]);
const failures=[];
for(const origin of originsOf(host)){
try{
const response=await fetch(origin,{method:'HEAD',redirect:'manual',signal:limit});
await response.body?.cancel();
return undefined;
}
catch(error){
signal.throwIfAborted();
failures.push(limit.aborted?new Error(`it did not answer within ${timeoutMs/ 1000} s`):error);
}
}
return failures[0];
}
function nameOf(host){
return host.replace(/^https?:\/\//i,'');
}
var external_node_child_process_=__webpack_require__(31421);
var external_node_util_=__webpack_require__(57975);
var hardened_environment=__webpack_require__(22388);
;
const NODE=24;
const GIT={major:2,minor:39};
function judgeNode(version){
const id='node';
const title=`Node ${version}`;
if(Number.parseInt(version,10)>=NODE)
return{id,state:'ok',title};
return{
id,
state:'problem',
title:`${title} is too old.`,
detail:`Forgehand needs Node ${NODE} or newer.`,
remedy:`nvm install ${NODE} && nvm use ${NODE}`
};
}
function judgeGit(output){
const id='git';
const remedy='sudo apt-get install --yes git   # or: dnf install git, apk add git, brew install git';
if(output===undefined)
return{id,state:'problem',title:'git was not found on the PATH.',detail:`Install ${NEEDED_GIT}.`,remedy};
const[,version='',major='',minor='']=/^git version ((\d+)\.(\d+)[\w.]*)/.exec(output)??[];
if(version==='')
return{id,state:'unknown',title:'The version of git is not known.',detail:output.trim()};
const isNew=Number(major)>GIT.major||(Number(major)===GIT.major&&Number(minor)>=GIT.minor);
if(isNew)
return{id,state:'ok',title:`git ${version}`};
return{id,state:'problem',title:`git ${version} is too old.`,detail:`Forgehand needs ${NEEDED_GIT}.`,remedy};
}
const NEEDED_GIT=`git ${GIT.major}.${GIT.minor} or newer`;
const programs_MAX_OUTPUT=4_096;
async function examineGit(root,environment,signal){
const PATH=await(0,hardened_environment.b)(root,environment['PATH']??'');
try{
const options={env:{PATH},cwd:'/',signal,maxBuffer:programs_MAX_OUTPUT};
const{stdout}=await(0,external_node_util_.promisify)(external_node_child_process_.execFile)('git',['--version'],options);
return[judgeGit(stdout)];
}
catch(error){
signal.throwIfAborted();
if(Error.isError(error)&&'code' in error&&error.code==='ENOENT')
return[judgeGit(undefined)];
throw error;
}
}
var run_checks=__webpack_require__(66672);
var failure_excerpt=__webpack_require__(80216);
var judge_check=__webpack_require__(60289);
var normalized_path=__webpack_require__(60409);
var lock_files=__webpack_require__(99377);
var shell_quote=__webpack_require__(41609);
var git_names=__webpack_require__(67135);
;
const MAX_LISTED=8;
const MAX_PATTERNS=20;
function judgeLeftFiles(files){
const places=leftPlaces(files);
if(places.length===0)
return[];
const locks=places.filter(lock_files.u);
const others=places.filter((place)=>!(0,lock_files.u)(place));
return[
{
id:'checks',
state:'warning',
title:`The checks left ${(0,format.LS)(appearedFiles(files).length,'new file')} that .gitignore does not name: ${(0,format.rL)(places,MAX_LISTED)}.`,
detail:'Such files could end up in a pull request.',
remedy:[...ignoring(others),...committing(locks)].join('\n')
}
];
}
function leftPlaces(files){
const known=new Set(files.before.flatMap(normalized_path.Zv));
const places=appearedFiles(files).map((path)=>{
const folder=(0,normalized_path.Zv)(path).find((each)=>!known.has(each));
return folder===undefined?path:`${folder}/`;
});
return[...new Set(places)].toSorted();
}
function appearedFiles({before,after}){
const earlier=new Set(before);
return after.filter((path)=>!earlier.has(path));
}
function ignoring(places){
if(places.length===0)
return[];
const nameOf=(place)=>/[^/]+\/?$/.exec(place)?.[0]??place;
const names=places.map(nameOf);
const isEverywhere=(name)=>names.indexOf(name)!==names.lastIndexOf(name);
const patterns=places.map((place)=>(isEverywhere(nameOf(place))?nameOf(place):`/${place}`));
const words=[...new Set(patterns)].slice(0,MAX_PATTERNS).map((each)=>(0,shell_quote.e)((0,git_names.bG)(each)));
return[`printf '%s\\n' '' ${words.join(' ')} >> .gitignore`];
}
function committing(locks){
if(locks.length===0)
return[];
return[`# ${(0,format.rL)(locks,MAX_LISTED)}: let the package manager write it, and commit it.`];
}
;
async function examineChecks(workspace,{limits},{redact,signal}){
const{checks}=workspace;
if(checks.length===0)
return[NO_CHECKS];
const minutes=limits.verifyMinutes;
const before=await workspace.files(signal);
const done=await(0,run_checks.J)({workspace,checks,when:'before',minutes},{emit:()=>undefined,redact,signal});
const after=await workspace.files(signal);
return[...done.map((check)=>judgeCheck(check,minutes)),...judgeLeftFiles({before,after})];
}
const NAME_CHECKS='# .github/agent.yml\nverify:\n  - …   # the command that tests this project';
const NO_CHECKS={
id:'checks',
state:'warning',
title:'The repository declares no checks, so no change is verified.',
remedy:NAME_CHECKS
};
const MAX_SHOWN=1_500;
function judgeCheck(check,minutes){
const{command,exitCode,durationMs,output}=check;
const id='checks';
const end=(0,judge_check.G)(check);
const name=(0,shorten.TN)(command,120);
const time=(0,format.a3)(durationMs);
if(end.kind==='passed')
return{id,state:'ok',title:`${name} passes in ${time}.`};
if(end.kind==='timed-out')
return{
id,
state:'problem',
title:`${name} did not end within the ${minutes} min that all checks have.`,
remedy:'# .github/agent.yml\nlimits:\n  verify-minutes: 40   # or list faster commands under verify'
};
const detail=(0,failure_excerpt.a)(withShortRules(output),MAX_SHOWN);
if(end.kind==='could-not-run'&&exitCode===0)
return{
id,
state:'warning',
title:`${name} passes and tests nothing, so no change is verified: ${end.cause}`,
remedy:NAME_CHECKS
};
if(end.kind==='could-not-run')
return{
id,
state:'problem',
title:`${name} cannot start: ${end.cause}`,
...(output.trim()!==end.cause&&{detail}),
remedy:'# Install what it needs on this machine; for runs, under setup in .github/agent.yml. Or list another command:\nsetup:\n  - run: …\nverify:\n  - …'
};
return{
id,
state:'warning',
title:`${name} fails on the code as it is, in ${time} (exit code ${exitCode??'unknown'}).`,
detail,
remedy:'Nothing to do if that is what you want to have fixed. Otherwise fix it first.'
};
}
function withShortRules(output){
return output.replaceAll(/([=_─⎯-])\1{9,}/g,(_,sign)=>sign.repeat(8));
}
var install_dependencies=__webpack_require__(47493);
var install_plan=__webpack_require__(94953);
;
async function findDependencies(workspace,signal){
const present=[];
const onEnd=(installation)=>void present.push(installation);
const task={changed:[],text:''};
const missing=await(0,install_dependencies.k)(workspace,{task,onEnd,onSkipped:()=>undefined,signal});
return{present,missing};
}
function toolsOf({present,missing}){
return[...new Set([...missing.map(({tool})=>tool),...present.map(({tool})=>tool)])];
}
function judgeDependencies({present,missing}){
const id='dependencies';
if(present.length+missing.length===0)
return[{id,state:'ok',title:'The repository declares no dependencies.'}];
return[
...present.map(judgeInstallation),
...missing.map((plan)=>({
id,
state:'warning',
title:`The dependencies of ${plan.tool} are not installed.`,
detail:'Checks that need them fail here. On a runner, Forgehand installs them.',
remedy:(0,install_plan.x$)(plan)
}))
];
}
async function installMissing(workspace,{present,missing},signal){
if(missing.length===0)
return{workspace,findings:judgeDependencies({present,missing})};
const ended=[...present];
const onEnd=(installation)=>void ended.push(installation);
const request={missing,foreignReason:undefined,cache:undefined};
const installed=await(0,install_dependencies.b)(workspace,request,{onEnd,signal});
return{workspace:installed,findings:ended.map(judgeInstallation)};
}
function judgeInstallation({tool,command,result,durationMs,problem}){
const id='dependencies';
const detail=problem&&[problem.title,problem.cause,(0,shorten.TN)(problem.line,300)].filter(Boolean).join(' ');
const remedy=problem&&`# ${problem.advice}\n${problem.yaml}`;
if(result==='failed')
return{id,state:'problem',title:`Dependencies were not installed: ${(0,shorten.TN)(command,120)}`,detail,remedy};
const title=result==='present'
?`The dependencies of ${tool} are installed.`
:`The dependencies of ${tool} were installed in ${(0,format.a3)(durationMs)}.`;
return problem?{id,state:'warning',title,detail,remedy}:{id,state:'ok',title};
}
var read_workflows=__webpack_require__(43139);
var lacked_permissions=__webpack_require__(4407);
var branch_template=__webpack_require__(82859);
;
const TOLERATED_MS=30_000;
const REFUSED_MS=5*60_000;
function judgeClock(serverMs,localMs){
const id='clock';
if(serverMs===undefined||Number.isNaN(serverMs))
return{id,state:'unknown',title:'The clock was not compared.',detail:'GitHub sent no time.'};
const aheadMs=localMs-serverMs;
const distance=Math.abs(aheadMs);
if(distance<=TOLERATED_MS)
return{id,state:'ok',title:'The clock agrees with that of GitHub.'};
return{
id,
state:distance>REFUSED_MS?'problem':'warning',
title:`The clock is ${(0,format.a3)(distance)} ${aheadMs>0?'ahead':'behind'}.`,
detail:'GitHub can reject tokens as expired or not valid yet, and a request can look older or newer than it is.',
remedy:'sudo timedatectl set-ntp true'
};
}
;
async function examineRepository({forge,readSetup,page,token,now},branchTemplate){
const setup=await readSetup();
const localMs=now();
const{defaultBranch}=setup;
const branch=(0,branch_template.U8)(branchTemplate,{kind:'issue',number:1,title:'doctor',createdAt:EPOCH});
const plan={branch,isNewBranch:true,base:defaultBranch,opensPullRequest:true};
const[missing,issues,ofBranch,ofDefault]=await Promise.all([
token==='of-other-job'?undefined:forge.missingAccess({...plan,branch:undefined}),
token==='of-other-job'?[]:forge.missingIssueAccess(),
forge.branchObstacles(plan),
forge.branchObstacles({...plan,branch:defaultBranch,isNewBranch:false})
]);
const all=missing&&[...missing,...issues.filter(({kind})=>kind==='permission')];
return[
{id:'token',state:'ok',title:'GitHub accepts the token.'},
judgeTokenPermissions(all),
...judgeActionsSettings(setup.workflows,{page,token,missing:all}),
judgeDefaultBranch(defaultBranch,ofDefault.length>0,page),
...judgeAgentBranches(branch,ofBranch),
judgeClock(setup.serverMs,localMs)
];
}
const EPOCH='1970-01-01T00:00:00Z';
function judgeTokenPermissions(missing){
const id='permissions';
if(!missing)
return{
id,
state:'unknown',
title:'The permissions of the job that publishes were not checked.',
remedy:'Run the check in that job: add `doctor: true` to `phase: publish`.'
};
const names=missing.flatMap((one)=>(one.kind==='permission'?[one.permission]:[]));
if(names.length===0)
return{id,state:'ok',title:'The token can push, open pull requests and write issues.'};
return{
id,
state:'problem',
title:(0,lacked_permissions.R)(names),
detail:'A token of your own needs the same permissions.',
remedy:'permissions:\n  contents: write\n  issues: write\n  pull-requests: write'
};
}
function judgeActionsSettings(workflows,{page,token,missing}){
const id='actions-settings';
const url=`${page}/settings/actions`;
const refusal=missing?.find((one)=>one.kind==='setting');
const forbidden={
id,
state:'problem',
title:'GitHub Actions may not create pull requests here.',
...(refusal?.kind==='setting'&&{detail:refusal.text}),
remedy:`gh api --method PUT ${apiPath(page)} -F can_approve_pull_request_reviews=true\n# or the last checkbox at ${url}`
};
if(!workflows){
if(refusal)
return[forbidden];
const lacksPermission=missing?.some(({kind})=>kind==='permission')??true;
if(token==='of-job'&&!lacksPermission)
return[{id,state:'ok',title:'GitHub Actions may create pull requests.'}];
return[
{
id,
state:'unknown',
title:'The settings for Actions were not checked: the token cannot read them.',
remedy:`Look at ${url}: the last checkbox lets GitHub Actions create pull requests.`
}
];
}
const broad={
id,
state:'warning',
title:'Jobs without `permissions` get a token that can write everything.',
remedy:`gh api --method PUT ${apiPath(page)} -f default_workflow_permissions=read`
};
return[
workflows.canOpenPullRequests?{id,state:'ok',title:'GitHub Actions may create pull requests.'}:forbidden,
...(workflows.byDefault==='write'?[broad]:[])
];
}
function apiPath(page){
return `repos${new URL(page).pathname}/actions/permissions/workflow`;
}
function judgeDefaultBranch(branch,isProtected,page){
const id='default-branch';
if(isProtected)
return{id,state:'ok',title:`${branch} is protected: changes reach it by pull requests.`};
return{
id,
state:'warning',
title:`${branch} is not protected.`,
detail:`Forgehand never pushes to it. But its token could, and whatever else runs in the job with it.`,
remedy:`Require a pull request for ${branch}: ${page}/settings/rules`
};
}
function judgeAgentBranches(branch,obstacles){
const id='branches';
const texts=obstacles.flatMap((one)=>(one.kind==='setting'?[one.text]:[]));
if(texts.length===0)
return[{id,state:'ok',title:`No rule forbids branches such as ${branch}.`}];
return texts.map((detail)=>({
id,
state:'problem',
title:`A rule forbids branches such as ${branch}.`,
detail,
remedy:'Exclude these branches from the ruleset, or set `branch` in agent.yml to a name that it allows.'
}));
}
;
async function runExaminations(examinations,signal){
const findings=await Promise.all(examinations.map((one)=>withinLimit(one,signal)));
signal.throwIfAborted();
return findings.flat();
}
async function withinLimit(examination,signal){
const{id,subject,timeoutMs,examine}=examination;
const limit=new AbortController();
const{promise:late,resolve}=Promise.withResolvers();
const timer=setTimeout(()=>{
resolve([
{
id,
state:'unknown',
title:`${subject} did not answer within ${Math.round(timeoutMs/ 1000)} s.`,
remedy:'Run the check again. If that does not help, check the network and the load of this machine.'
}
]);
limit.abort(new Error('The time limit of the check was reached.'));
},timeoutMs);
const stopped=Promise.withResolvers();
const onAbort=()=>{
stopped.resolve([]);
};
signal.addEventListener('abort',onAbort,{once:true});
try{
const work=examine(AbortSignal.any([signal,limit.signal])).catch((error)=>[
failed(id,subject,error)
]);
return await Promise.race([work,late,stopped.promise]);
}
finally{
clearTimeout(timer);
signal.removeEventListener('abort',onAbort);
}
}
function failed(id,subject,error){
if(error instanceof errors.yo)
return{id,state:'problem',title:`${subject} cannot be used.`,detail:error.message};
return{id,state:'unknown',title:`${subject} could not be examined.`,detail:(0,errors.bD)(error)};
}
var documentation_url=__webpack_require__(47728);
;
function judgeSandbox(report,machine,isOff){
const id='sandbox';
const{description,probes,refused}=report;
if(isOff)
return{
id,
state:'warning',
title:'The sandbox is off.',
detail:'What the model runs can read every file and key of this machine, change them, and use the network.',
remedy:'Remove `sandbox: off` from the workflow, or --sandbox off from the command.'
};
if(description!==undefined)
return{
id,
state:'ok',
title:`The sandbox withstood all ${probes.length} attacks of its self-test: ${description}`
};
return{
id,
state:'problem',
title:'No sandbox works here, so no command is run and nothing is verified.',
...(refused.length>0&&{detail:`What was tried: ${refused.join('; ')}.`}),
remedy:sandboxRemedy(machine)
};
}
function sandboxRemedy(machine){
const{platform,isContainer,hasBash,hasBubblewrap,forbiddingSysctl:sysctl,isAppArmorRestricting}=machine;
if(platform!=='linux')
return 'Use a machine with Linux: the sandbox needs namespaces of its kernel.';
if(!hasBash)
return 'Install bash: commands run in /bin/bash.';
if(isContainer)
return 'Run the job directly on the machine: remove `container:` from the job. In a container of your own, the default seccomp profile of Docker keeps the sandbox from mounting file systems. `docker run --privileged` allows that, and much more.';
const lines=[
...(hasBubblewrap?[]:[installBubblewrap(machine)]),
...(sysctl===undefined?[]:allowNamespaces(sysctl)),
...(isAppArmorRestricting?APP_ARMOR:[])
];
if(lines.length>0)
return lines.join('\n');
return machine.isFiltered
?'Start the runner without its system call filter, which refuses namespaces or mounts. In a systemd unit, RestrictNamespaces= and SystemCallFilter= install one.'
:`${(0,documentation_url.o)('docs/sandbox.md')} lists what a sandbox needs. \`forgehand tool run_command --sandbox bubblewrap\` shows its own error.`;
}
const INSTALLERS=[
[/\b(?:debian|ubuntu)\b/,'sudo apt-get update && sudo apt-get install --yes --no-install-recommends bubblewrap'],
[/\b(?:fedora|rhel|centos)\b/,'sudo dnf install --assumeyes bubblewrap'],
[/\bsuse\b/,'sudo zypper --non-interactive install bubblewrap'],
[/\barch\b/,'sudo pacman -S --noconfirm bubblewrap'],
[/\balpine\b/,'sudo apk add bubblewrap util-linux bash']
];
function installBubblewrap({distribution}){
const known=INSTALLERS.find(([name])=>name.test(distribution))?.[1];
return known??"# install the package bubblewrap with this distribution's package manager";
}
function allowNamespaces(sysctl){
const value=sysctl==='user.max_user_namespaces'?15_000:1;
return[`echo ${sysctl}=${value} | sudo tee /etc/sysctl.d/60-forgehand.conf`,'sudo sysctl --system'];
}
const APP_ARMOR=[
String.raw `printf 'abi <abi/4.0>,\nprofile bwrap /usr/bin/bwrap flags=(unconfined) {\n  userns,\n}\n' |`,
'  sudo tee /etc/apparmor.d/bwrap',
'sudo apparmor_parser --replace /etc/apparmor.d/bwrap'
];
var readable_paths=__webpack_require__(88351);
;
const SCRIPT=`IFS=:
for folder in $PATH; do
  if [ -d "$folder" ]; then find -L "$folder" -maxdepth 1 -type l 2>/dev/null; else echo "$folder"; fi
done`;
const NAMED_BY={'agent.yml':'`readable-paths` in agent.yml',environment:'`FORGEHAND_READABLE_PATHS`'};
const TIMEOUT_MS=20_000;
const search_path_MAX_SHOWN=10;
async function examineSearchPath(workspace,{environment,opensPaths},signal){
const{HOME:home}=environment;
const options={context:'alone',network:false,timeoutMs:TIMEOUT_MS,signal};
const{output}=await workspace.run(SCRIPT,options);
const unseen=output.split('\n').filter((path)=>path.startsWith('/')&&path!==home);
const real=await Promise.all(unseen.map((path)=>(0,errors.e4)((0,promises_.realpath)(path),undefined)));
const missing=unseen.flatMap((path,index)=>{
const target=real[index];
if(target===undefined)
return[];
const isFolder=target===path||(0,external_node_path_.basename)(target)==='bin';
return[{name:(0,external_node_path_.basename)(path),folder:isFolder||(0,external_node_path_.dirname)(target)===home?target:(0,external_node_path_.dirname)(target)}];
});
if(missing.length===0)
return[{id:'path',state:'ok',title:'Commands see all programs on the PATH.'}];
const folders=[...new Set(missing.map(({folder})=>folder))].slice(0,search_path_MAX_SHOWN);
const lines=['readable-paths:',...folders.map((folder)=>`  - ${folder}`)].join('\n');
const names=(0,format.rL)([...new Set(missing.map(({name})=>name))],search_path_MAX_SHOWN);
return[
{
id:'path',
state:'warning',
title:`Commands do not see everything on the PATH: ${names}.`,
detail:`A command sees the system, toolchains in their usual places, and what ${NAMED_BY[opensPaths]} names.`,
remedy:opensPaths==='agent.yml'?lines:(0,readable_paths.X3)(folders,environment)
}
];
}
;
async function readSettings(path,read,defaults){
const id='agent.yml';
try{
const rules=await read();
if(!rules)
return{finding:{id,state:'ok',title:`There is no ${path}: the defaults apply.`},rules:defaults};
return{finding:{id,state:'ok',title:`${path} has no mistakes.`},rules};
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
const finding={
id,
state:'problem',
title:`${path} cannot be used.`,
detail:error.message,
remedy:`Correct the lines of ${path} that are named. ${(0,documentation_url.o)('docs/reference.md')} lists every setting.`
};
return{finding,rules:defaults};
}
}
var workflow_file=__webpack_require__(35518);
;
const SHORT_MS=20_000;
const SANDBOX_MS=90_000;
const REPOSITORY_MS=60_000;
const HOSTS_MS=5*60_000;
const PREPARATION_MS=35*60_000;
async function examineSetup(setup,signal){
const{path,read}=setup.settings;
const defaults=await(0,agent_file.U)(undefined);
const{finding,rules:written}=await readSettings(path,read,defaults);
const rules=setup.notRun?.isForeign?defaults:written;
const project=openProject(setup,rules,signal);
const{models,repository}=setup;
const configured='main' in models?configuredModels(models,rules):undefined;
const projectMs=PREPARATION_MS+rules.limits.verifyMinutes*60_000;
return await runExaminations([
examination('node','Node',()=>Promise.resolve([judgeNode(process.versions.node)])),
examination('git','git',(limit)=>examineGit(setup.root,setup.environment,limit)),
{...examination('sandbox','The sandbox',()=>project.sandbox),timeoutMs:SANDBOX_MS},
{...examination('path','The programs on the PATH',project.searchPath),timeoutMs:SANDBOX_MS},
examination('agent.yml',path,()=>Promise.resolve([finding])),
examination('committed','The commits',()=>examineCommits(setup)),
examination('workflow','The workflow files',async()=>(0,workflow_file.K)(await(0,read_workflows.B)(setup.root),setup.serverUrl)),
{
id:'token',
subject:'The repository on GitHub',
timeoutMs:REPOSITORY_MS,
examine:()=>'title' in repository
?Promise.resolve([notChecked('token',repository)])
:examineRepository(repository,rules.branchTemplate)
},
...('title' in models
?[examination('model','The models',()=>Promise.resolve([notChecked('model',models)]))]
:[]),
...(configured?.choices.map((choice)=>({
id:'model',
subject:choice.name,
timeoutMs:MAX_MODEL_MS+SHORT_MS,
examine:(limit)=>examineModel(choice,setup.createModel,{timeoutMs:MAX_MODEL_MS,signal:limit})
}))??[]),
examination('model','The models',()=>Promise.resolve(configured?.findings??[])),
{...examination('package-hosts','The package hosts',project.hosts),timeoutMs:HOSTS_MS},
{...examination('dependencies','The dependencies and checks',project.checks),timeoutMs:projectMs}
],signal);
}
async function examineCommits({root,settings,commits}){
if(!commits)
return[];
if('title' in commits)
return[notChecked('committed',commits)];
const[agentFile,workflows]=await Promise.all([(0,read_workflows.y)(root,settings.path),(0,read_workflows.B)(root)]);
return await(0,committed_files.u)([...(agentFile?[agentFile]:[]),...(0,workflow_file.J)(workflows)],commits);
}
function examination(id,subject,examine){
return{id,subject,timeoutMs:SHORT_MS,examine};
}
function notChecked(id,reason){
return{id,state:'unknown',...reason};
}
function openProject(setup,rules,signal){
const{notRun}=setup;
const opened=openExamined(setup,rules);
const found=opened.then(async({workspace})=>workspace.sandbox&&!notRun?await findDependencies(workspace,signal):undefined);
for(const promise of[opened,found])
promise.catch(()=>undefined);
return{
sandbox:opened.then(({sandbox})=>[sandbox]),
searchPath:async(limit)=>{
const{workspace}=await opened;
return workspace.isBounded?await examineSearchPath(workspace,setup,limit):[];
},
hosts:async(limit)=>{
const dependencies=await found.catch(()=>undefined);
const hosts=neededHosts(dependencies?toolsOf(dependencies):[],rules);
if(!dependencies&&hosts.length===0)
return[HOSTS_UNKNOWN];
return await examineHosts(hosts,{timeoutMs:MAX_HOST_MS,signal:limit});
},
checks:async(limit)=>{
const{workspace}=await opened;
const dependencies=await found;
if(!dependencies)
return notRunFindings(notRun??NO_SANDBOX);
return await prepareAndCheck(workspace,{dependencies,rules,installs:setup.installs,redact:setup.redact},limit);
}
};
}
const HOSTS_UNKNOWN=notChecked('package-hosts',{
title:'No package host was checked: it is not known which ones the dependencies need.',
remedy:'Follow the line about the dependencies.'
});
const NO_SANDBOX={
reason:'because no sandbox works here',
remedy:'Fix the sandbox first, then run the check again.'
};
function notRunFindings({reason,remedy}){
return[
notChecked('dependencies',{title:`The dependencies were not checked, ${reason}.`,remedy}),
notChecked('checks',{title:`The checks were not run, ${reason}.`,remedy})
];
}
async function openExamined({openWorkspace,sandbox:mode},rules){
const machine=readMachine(process.platform);
let report={description:undefined,probes:[],refused:[]};
const workspace=await openWorkspace(rules,(event)=>{
if(event.kind==='sandbox')
report=event;
});
return{workspace,sandbox:judgeSandbox(report,await machine,mode==='off')};
}
async function prepareAndCheck(workspace,{dependencies,rules,installs,redact},signal){
if(!installs){
const findings=rules.setup?[SETUP_NOT_RUN]:judgeDependencies(dependencies);
return[...findings,...(await examineChecks(workspace,rules,{redact,signal}))];
}
if(rules.setup){
const startedAt=performance.now();
await(0,prepare.xn)(workspace,rules.setup,signal);
const title=`The setup commands of agent.yml took ${(0,format.a3)(performance.now()-startedAt)}.`;
return[{id:'dependencies',state:'ok',title},...(await examineChecks(workspace,rules,{redact,signal}))];
}
const{workspace:installed,findings}=await installMissing(workspace,dependencies,signal);
return[...findings,...(await examineChecks(installed,rules,{redact,signal}))];
}
const SETUP_NOT_RUN={
id:'dependencies',
state:'unknown',
title:'The setup commands of agent.yml were not run, because they would change this checkout.',
remedy:'Run them yourself, or check on a runner: comment `/agent doctor`.'
};
}),
69915:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(asksForDoctor),
l3:()=>(usingJobs)
});
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
function usingJobs({jobs}){
return Object.entries(jobs).flatMap(([name,job])=>{
const step=anyForgehandStep(job);
return step?[{name,job,step}]:[];
});
}
function forgehandStep({steps}){
return steps.find(({uses=''})=>/(?:^|\/)forgehand(?:@|$)/.test(uses));
}
function anyForgehandStep(job){
return forgehandStep(job)??job.steps.find(isCopy);
}
function asksForDoctor({with:inputs}){
return(inputs['doctor']??'false').trim().toLowerCase()!=='false';
}
function isCopy({uses='',with:inputs}){
if(!/^\.{1,2}\//.test(uses))
return false;
const known=Object.keys(inputs).filter((name)=>(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.c)(name,KNOWN)!==undefined).length;
return known>=(/^\.\/.+/.test(uses)?2:1)||PHASES.test(inputs['phase']??'');
}
const KNOWN=['api-key','trigger','trigger-label','fallback-models','max-turns','doctor'];
const PHASES=/^(?:propose|publish|plan|gather|stop|stats)$/;
}),
43139:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(readWorkflowFiles),
y:()=>(readWorkTreeFile)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93597);
var _workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1699);
const FOLDER='.github/workflows';
const MAX_FILES=200;
async function readWorkflowFiles(root){
const names=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,FOLDER)),[]);
const paths=names.filter((name)=>/\.ya?ml$/.test(name)).toSorted();
const files=await Promise.all(paths.slice(0,MAX_FILES).map((name)=>readWorkTreeFile(root,`${FOLDER}/${name}`)));
return files.filter((file)=>file!==undefined);
}
async function readWorkTreeFile(root,path){
try{
const read=(0,_workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__.aL)(root,await(0,_workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_3__.LI)(root,path));
const content=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)(read,undefined);
return content&&{path,text:content.toString()};
}
catch(error){
if(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.v4)
return undefined;
throw error;
}
}
}),
35518:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(forgehandWorkflows),
K:()=>(judgeWorkflows)
});
var errors=__webpack_require__(59973);
var format=__webpack_require__(79623);
var shorten=__webpack_require__(64607);
var forgehand_step=__webpack_require__(69915);
var workflow=__webpack_require__(42429);
var foreign_inputs=__webpack_require__(67624);
var inputs=__webpack_require__(61323);
var run_inputs=__webpack_require__(87627);
var workflow_models=__webpack_require__(57182);
var near_name=__webpack_require__(58804);
;
function findMistakes(workflow){
return(0,forgehand_step.l3)(workflow).flatMap((using)=>{
const path=['jobs',using.name,'steps',using.job.steps.indexOf(using.step)];
const mistakes=[untrustedPrompt,otherOrigin,unknownInputs,modelMistakes].flatMap((find)=>find(using));
return mistakes.map(({at,title,...rest})=>{
const line=workflow.lineOf([...path,...at]);
return{state:'problem',title:`line ${line}: ${title}`,...rest};
});
});
}
const BY_STRANGERS=/\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i;
function untrustedPrompt({name,step}){
if(!BY_STRANGERS.test(step.with['prompt']??''))
return[];
return[
{
at:['with','prompt'],
title:`The prompt of the job ${name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`,
remedy:'data: ${{ github.event.issue.title }}   # in addition to `prompt`, which keeps your own words only'
}
];
}
function otherOrigin({name,step:{uses=''}}){
if(!/^\.\/(?!\.\.(?:\/|$))/.test(uses))
return[];
return[
{
at:['uses'],
title:`the job ${name} uses the action from the workspace (${(0,shorten.TN)(uses,80)}).`,
detail:'Commands in the workspace could replace the code of the action, which has the secrets. It refuses to start there.',
remedy:'uses: forgehand/forgehand@FULL_COMMIT_SHA # the version'
}
];
}
const INPUTS=Object.keys(inputs.i.shape);
function unknownInputs({name:job,step}){
const unknown=Object.keys(step.with).filter((name)=>!INPUTS.includes(name.toLowerCase()));
return unknown.map((name)=>{
const[near,instead]=[(0,near_name.c)(name,INPUTS),(0,foreign_inputs.S)(name)];
const advice=instead===undefined?(near===undefined?'':` Did you mean ${near}?`):` ${instead}.`;
return{
at:['with',name],
title:`the job ${job} sets \`${(0,shorten.TN)(name,60)}\`, which is not an input of the action.${advice}`,
detail:'GitHub ignores it.',
remedy:near===undefined?`# remove ${(0,shorten.TN)(name,60)}`:`with:\n  ${near}: ${writtenValue(step,name)}`
};
});
}
function writtenValue(step,name){
return(0,shorten.TN)(step.with[name]??'',80);
}
const WITHOUT_MODEL=['publish','stop','stats','gather'];
const MODEL_INPUTS=['model','base-url','fallback-models','api'];
function modelMistakes({name,step}){
const{with:inputs}=step;
const phase=inputs['phase']??'';
const plansWithout=phase==='plan'&&('items' in inputs||'repositories' in inputs);
if(WITHOUT_MODEL.includes(phase)||plansWithout||(0,forgehand_step.B)(step))
return[];
if(!inputs['model'])
return[{at:['with'],title:`the job ${name} names no model.`,remedy:'with:\n  model: gpt-5'}];
if(MODEL_INPUTS.some((input)=>inputs[input]?.includes('${{')))
return[];
const read=(input)=>(inputs[input]??'').replaceAll(/\$\{\{.*?\}\}/gs,'value');
return(0,workflow_models._)((0,run_inputs.z6)(read)).problems.map((problem)=>({
at:['with','model'],
title:`the job ${name}: ${problem}`,
remedy:'with:\n  api-key: ${{ secrets.OPENAI_API_KEY }}   # the secret that has the key'
}));
}
var pin_command=__webpack_require__(57001);
var shell_quote=__webpack_require__(41609);
;
function pinRemedy(uses,{path,serverUrl}){
const[,action='',owner='',name='',version='HEAD']=/^(([\w.-]+)\/([\w.-]+)[\w./-]*)(?:@([\w./-]+))?$/.exec(uses)??[];
if(action==='')
return `# Write the commit, of 40 characters, after the @ of ${(0,shorten.TN)(uses,80)}.`;
const find=`commit=$(${(0,pin_command.F)(`${serverUrl}/${owner}/${name}`,version)})`;
const from=`(${inExpression(action)})${uses.includes('@')?`@${inExpression(version)}`:''}([^[:alnum:][:space:]._/-]?)([[:space:]]|$)`;
const change=`sed -E -i 's,${from},\\1@'"\${commit:?${uses} was not found}"'\\2 # ${version}\\3,' ${(0,shell_quote.e)(path)}`;
return[find,change,...(serverUrl===GITHUB?[]:[WITH_CONNECT])].join('\n');
}
const GITHUB='https://github.com';
const WITH_CONNECT=`# If the server takes this action from github.com by GitHub Connect, write ${GITHUB} in the first line.`;
function inExpression(text){
return text.replaceAll('.',String.raw `\.`);
}
var workflow_yaml=__webpack_require__(62901);
;
const MAX_LISTED=5;
function judgeWatched({name:own,on},names){
const others=names.filter((name)=>name!==own).map((name)=>(0,shorten.TN)(name,80));
const watched=on.flatMap(({name,workflows})=>(name==='workflow_run'?workflows:[]));
const unknown=watched.filter((name)=>!names.includes(name)&&!/[*?[!+]/.test(name));
return unknown.slice(0,MAX_LISTED).map((name)=>{
const near=(0,near_name.c)(name,others);
return{
state:'warning',
title:`it waits for the workflow ${(0,shorten.TN)(name,80)}, and no file here has that name.`,
detail:'GitHub does not report this: the event just never comes, and no failed check is repaired.',
remedy:[
'on:',
'  workflow_run:',
'    workflows:',
near===undefined
?`      - NAME   # this repository has ${(0,format.rL)(others,MAX_LISTED)||'no other workflow'}`
:`      - ${(0,workflow_yaml.$b)(near)}   # did you mean this one?`
].join('\n')
};
});
}
;
function judgeCondition({on},{name,job,step}){
const phase=step.with['phase']??'';
const isAsked=on.some(({name:event})=>event==='issue_comment')&&['','propose','stop'].includes(phase);
if(!isAsked||job.needs.length>0||(0,forgehand_step.B)(step))
return[];
const trigger=step.with['trigger']??'/agent';
const remedy=`if: startsWith(github.event.comment.body, '${(0,shorten.TN)(trigger,40).replaceAll("'","''")}')`;
if(job.if===undefined)
return[
{
state:'warning',
title:`the job ${name} starts for every comment.`,
detail:'A runner starts for each of them, although the action ignores comments without a command.',
remedy
}
];
const isNamed=job.if.toLowerCase().includes(trigger.replaceAll("'","''").toLowerCase());
if(isNamed||!/\bcomment\.body\b/i.test(job.if)||trigger.includes('${{'))
return[];
return[
{
state:'problem',
title:`the \`if\` of the job ${name} reads the comment, and does not name its trigger “${(0,shorten.TN)(trigger,80)}”.`,
detail:'So a command probably starts nothing.',
remedy
}
];
}
;
const WRITING={contents:'write',issues:'write','pull-requests':'write'};
const READING={contents:'read',issues:'read','pull-requests':'read'};
const NEEDED={
'':WRITING,
publish:WRITING,
stop:WRITING,
propose:READING
};
const USEFUL={
actions:'write',
checks:'read',
statuses:'read',
'id-token':'write',
models:'read'
};
const READ=['read','write'];
function judgePermissions(workflow,{name,job,step}){
const granted=job.permissions??workflow.permissions??undefined;
const needed=(0,forgehand_step.B)(step)?undefined:neededFor(workflow,step);
if(!needed)
return[];
const remedy=blockOf({...needed,...usefulIn(granted)});
if(granted===undefined)
return[
{
state:'warning',
title:`the job ${name} has no \`permissions\`.`,
detail:'Its token then has what the settings of the repository say: too little, or everything.',
remedy
}
];
if(granted==='write-all')
return[{state:'warning',title:`the job ${name} has all permissions (write-all).`,remedy}];
const missing=Object.entries(needed).filter(([permission,wanted])=>{
const got=typeof granted==='string'?'read':granted[permission];
return wanted==='read'?!READ.includes(got):got!=='write';
});
const allowed={...USEFUL,...(needed===READING?READING:WRITING)};
const broad=typeof granted==='string'
?[]
:Object.entries(granted).filter(([permission,got])=>got==='write'&&allowed[permission]!=='write');
return[
...(missing.length>0&&hasOwnToken(step)
?[
{
state:'problem',
title:`the job ${name} lacks ${missing.map(([permission,wanted])=>`\`${permission}: ${wanted}\``).join(', ')}.`,
remedy
}
]
:[]),
...(broad.length>0
?[
{
state:'warning',
title:`the job ${name} can write more than it needs: ${(0,format.rL)(broad.map(([permission])=>permission),5)}.`,
detail:'Whatever runs in the job can use its token.',
remedy
}
]
:[])
];
}
function neededFor({on},{with:inputs}){
const needed=NEEDED[inputs['phase']??''];
const hasThreads=on.some(({name})=>/^(?:issue|pull_request)/.test(name));
if(needed!==WRITING||hasThreads)
return needed;
const written=inputs['report']==='issue'?'issues':'pull-requests';
return{contents:'write',[written]:'write'};
}
function hasOwnToken({with:inputs}){
const token=inputs['github-token']??'';
return token===''||/\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/i.test(token);
}
function usefulIn(granted){
if(typeof granted!=='object'||granted===null)
return{};
return Object.fromEntries(Object.entries(granted).filter(([permission,got])=>got!=='none'&&permission in USEFUL));
}
function blockOf(permissions){
return[
'permissions:',
...Object.entries(permissions).map(([permission,level])=>`  ${permission}: ${level}`)
].join('\n');
}
;
const ID='workflow';
const MAX_CHARACTERS=512*1024;
const workflow_file_MAX_LISTED=5;
const MAY_USE=/forgehand|api-key|uses:\s*['"]?\.\//i;
function judgeWorkflows(files,serverUrl){
const readings=files.map(parseFile);
const names=readings.map(({path,workflow})=>workflow?.name??path);
const findings=readings.flatMap((file)=>judgeWorkflow(file,{names,serverUrl})??[]);
if(findings.length>0)
return findings;
return[
{
id:ID,
state:'warning',
title:'No workflow here uses Forgehand, so comments on GitHub start nothing.',
remedy:'forgehand init   # writes one; then commit it to the default branch, and add the secret with the key'
}
];
}
function forgehandWorkflows(files){
return files.filter((file)=>{
if(!MAY_USE.test(file.text))
return false;
const{workflow}=parseFile(file);
return!workflow||(0,forgehand_step.l3)(workflow).length>0;
});
}
function parseFile(file){
if(file.text.length>MAX_CHARACTERS)
return{...file,workflow:undefined};
try{
return{...file,workflow:(0,workflow.S)(file.text,file.path)};
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
return{...file,workflow:undefined,error:error.message};
}
}
function judgeWorkflow({path,text,workflow,error},surroundings){
if(!MAY_USE.test(text))
return undefined;
const finding=(rest)=>({id:ID,...rest});
if(error!==undefined)
return[finding({state:'problem',title:`${path} cannot be read.`,detail:error})];
if(!workflow){
const title=`${path} is too long to be read (${text.length} characters).`;
return[finding({state:'unknown',title})];
}
const problems=problemsOf(workflow,{...surroundings,path});
if(problems?.length===0)
return[finding({state:'ok',title:`${path} has no mistakes.`})];
return problems?.map(({title,...rest})=>finding({...rest,title:`${path}: ${title}`}));
}
function problemsOf(workflow,{path,names,serverUrl}){
const jobs=(0,forgehand_step.l3)(workflow);
if(jobs.length===0)
return undefined;
return[
...judgeEvents(workflow,jobs),
...judgeWatched(workflow,names),
...findMistakes(workflow),
...judgeQueue(workflow,jobs),
...jobs.flatMap((one)=>judgeJob(workflow,one)),
...judgePins(jobs,{path,serverUrl})
];
}
function judgeJob(workflow,using){
return[...judgePermissions(workflow,using),...judgeCheckout(using),...judgeCondition(workflow,using)];
}
function judgeEvents({on},jobs){
if(!on.some(({name})=>name==='pull_request_target'))
return[];
const checksOutHead=jobs.some(({job})=>job.steps.some(({uses='',with:inputs})=>isCheckout(uses)&&/head|merge/i.test(inputs['ref']??'')));
return[
{
state:checksOutHead?'problem':'warning',
title:`it runs on pull_request_target${checksOutHead?' and checks out the code of the pull request':''}.`,
detail:'This event gives the secrets of the repository to a job that anybody can start by opening a pull request. Code of the pull request must never run in it.',
remedy:'on:\n  issue_comment:\n    types: [created]   # instead of pull_request_target; for reviews, pull_request'
}
];
}
function judgeQueue({concurrency,on},jobs){
const byComment=on.some(({name})=>name==='issue_comment');
if(concurrency!==undefined&&byComment)
return[
{
state:'warning',
title:'`concurrency` is set for the workflow.',
detail:'Every comment then joins the queue before `if` is evaluated, and replaces requests that are waiting.',
remedy:CONCURRENCY
}
];
return jobs.flatMap(({name,job,step})=>{
const isWorking=['','propose'].includes(step.with['phase']??'')&&!(0,forgehand_step.B)(step);
if(job.concurrency!==undefined||!byComment||!isWorking)
return[];
return[
{
state:'warning',
title:`the job ${name} has no \`concurrency\`.`,
detail:'Two requests in one thread then run at the same time, and can write to the same branch.',
remedy:CONCURRENCY
}
];
});
}
const CONCURRENCY=[
'# at the job, not at the workflow',
'concurrency:',
'  group: agent-${{ github.event.issue.number || github.event.pull_request.number }}',
'  queue: max'
].join('\n');
function judgeCheckout({name,job}){
const keeps=job.steps.some(({uses='',with:inputs})=>isCheckout(uses)&&inputs['persist-credentials']!=='false');
if(!keeps)
return[];
return[
{
state:'warning',
title:`the checkout of the job ${name} leaves the token in the workspace.`,
detail:'Commands of the run do not see it. Later steps of the job do.',
remedy:'- uses: actions/checkout@FULL_COMMIT_SHA\n  with:\n    persist-credentials: false'
}
];
}
function isCheckout(uses){
return uses.startsWith('actions/checkout@');
}
function judgePins(jobs,file){
const all=jobs.flatMap(({job})=>job.steps.map(({uses=''})=>uses));
const loose=[...new Set(all)].filter((uses)=>/^\w[\w.-]*\//.test(uses)&&!/@[\da-f]{40}$/.test(uses));
if(loose.length===0)
return[];
const names=loose.map((uses)=>(0,shorten.TN)(uses,80));
return[
{
state:'warning',
title:`not pinned to a commit: ${(0,format.rL)(names,workflow_file_MAX_LISTED)}.`,
detail:'Anyone who can move such a tag or branch can run other code with the secrets of the job.',
remedy:loose
.slice(0,workflow_file_MAX_LISTED)
.map((uses)=>pinRemedy(uses,file))
.join('\n')
}
];
}
}),
42429:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
var yaml__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
__webpack_require__.d(__webpack_exports__,{
S:()=>(readWorkflow)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6637);
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_schema_issue_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21513);
var _text_yaml_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14593);
var _text_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53213);
const scalar=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.aig(),zod__WEBPACK_IMPORTED_MODULE_4__.zMY()]).transform(String);
const texts=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())])
.transform((value)=>(typeof value==='string'?[value]:value));
const textOrNothing=scalar.nullable().transform((value)=>value??'');
const permissions=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),textOrNothing)]);
const stepSchema=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
uses:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
with:zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),textOrNothing).default({})
});
const concurrency=zod__WEBPACK_IMPORTED_MODULE_4__.L5J().optional();
const jobSchema=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
if:scalar.optional(),
concurrency,
needs:texts.default([]),
permissions:permissions.optional(),
steps:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(stepSchema).default([])
});
const about=zod__WEBPACK_IMPORTED_MODULE_4__._H3({types:texts.catch([]),workflows:texts.catch([])}).catch({types:[],workflows:[]});
const events=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([
texts.transform((names)=>names.map((name)=>({name,...about.parse({})}))),
zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),about)
.transform((all)=>Object.entries(all).map(([name,{types,workflows}])=>({name,types,workflows})))
]);
const workflowSchema=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
name:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
on:events,
permissions:permissions.nullish(),
concurrency,
jobs:zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),jobSchema).refine((jobs)=>Object.keys(jobs).length>0,'has no jobs')
});
function readWorkflow(text,path){
const{value,problems,lineOf}=(0,_text_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__.h)(text,(yaml__WEBPACK_IMPORTED_MODULE_0___namespace_cache||(yaml__WEBPACK_IMPORTED_MODULE_0___namespace_cache=__webpack_require__.t(yaml__WEBPACK_IMPORTED_MODULE_0__,2))));
if(problems.length>0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo([`${path} is not valid YAML:`,...problems.map(_text_yaml_problem_js__WEBPACK_IMPORTED_MODULE_2__.S9)].join('\n'));
if(typeof value!=='object'||value===null)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`);
const parsed=workflowSchema.safeParse(value);
if(!parsed.success)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`${path} is not a workflow. ${(0,_text_schema_issue_js__WEBPACK_IMPORTED_MODULE_1__.w)(parsed.error.issues,value,lineOf).join(' ')}`);
return{...parsed.data,lineOf};
}
}),
18386:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(readRepositorySetup)
});
var _client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(33820);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(72189);
const TIMEOUT_SECONDS=15;
async function readRepositorySetup(source){
const retryLimits={
..._client_js__WEBPACK_IMPORTED_MODULE_0__.c,
retries:0,
maxWaitSeconds:0,
responseTimeoutSeconds:TIMEOUT_SECONDS
};
const{octokit,repository}=(0,_client_js__WEBPACK_IMPORTED_MODULE_0__.N)({...source,retryLimits});
try{
const{data,headers}=await octokit.rest.repos.get({...repository});
const serverMs=headers.date===undefined?undefined:Date.parse(headers.date);
return{defaultBranch:data.default_branch,serverMs,workflows:await readWorkflowPermissions()};
}
catch(error){
throw(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.dZ)(error);
}
async function readWorkflowPermissions(){
try{
const{data}=await octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({
...repository
});
return{
byDefault:data.default_workflow_permissions,
canOpenPullRequests:data.can_approve_pull_request_reviews
};
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.WM)(error)||(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ro)(error,403,404))
return undefined;
throw error;
}
}
}
}),
57001:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(pinCommand)
});
var _shell_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41609);
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.e).join(' ')} | tail -n 1 | cut -f 1`;
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
})
};
;
