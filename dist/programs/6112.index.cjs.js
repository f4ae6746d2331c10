"use strict";
exports.id=6112;
exports.ids=[6112];
exports.modules={
47190:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(examineCommitted),
y:()=>(pathsDifferingAt)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61165);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41609);
async function examineCommitted(files,commits){
const{defaultBranch,textAt}=commits;
if(files.length===0)
return[];
const detail='GitHub reads settings and workflows from the default branch only.';
const push=pushTo(commits);
const uncommitted=await pathsDifferingAt('HEAD',files,textAt);
if(uncommitted.length>0){
const commit=`git add ${uncommitted.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.eC).join(' ')} && git commit -m "Set up Forgehand"`;
const title=`Not committed yet: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(uncommitted,5)}.`;
return[{state:'warning',title,detail,remedy:[commit,...push].join(' && ')}];
}
const missing=defaultBranch?await pathsDifferingAt(defaultBranch.ref,files,textAt):[];
if(defaultBranch&&missing.length>0)
return[
{
state:'warning',
title:`Committed, but not on the branch ${defaultBranch.name} yet: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(missing,5)}.`,
detail:`${detail} This was compared with ${defaultBranch.ref.replace('refs/remotes/','')} as it was last fetched.`,
remedy:`git fetch   # if it is merged already; if not${push.length>0?`:\n${push.join(' && ')}`:', push it on a branch'}`
}
];
const paths=files.map(({path})=>path);
const where=defaultBranch?`On the branch ${defaultBranch.name}`:'Committed';
return[{state:'ok',title:`${where}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(paths,3)}.`}];
}
async function pathsDifferingAt(ref,files,textAt){
const isSame=await Promise.all(files.map(async({path,text})=>(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__.cK)((await textAt(ref,path))??'')===(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__.cK)(text)));
return files.flatMap(({path},index)=>(isSame[index]?[]:[path]));
}
function pushTo({defaultBranch,branch,remoteName}){
if(branch===undefined||remoteName===undefined)
return[];
const push=`git push -u ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.eC)(remoteName)} HEAD`;
if(defaultBranch===undefined||branch===defaultBranch.name)
return[push];
return[push,`gh pr create --fill --base ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.eC)(defaultBranch.name)}   # then merge it`];
}
}),
47539:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(examineSetup)
});
var errors=__webpack_require__(59973);
var prepare=__webpack_require__(68759);
var agent_file=__webpack_require__(6759);
var documentation_url=__webpack_require__(47728);
var format=__webpack_require__(79623);
var run_checks=__webpack_require__(16778);
var shorten=__webpack_require__(64607);
var failure_excerpt=__webpack_require__(80216);
var judge_check=__webpack_require__(45356);
var normalized_path=__webpack_require__(60409);
var paths=__webpack_require__(40458);
var shell_quote=__webpack_require__(41609);
var git_names=__webpack_require__(67135);
;
async function examineChecks(workspace,{limits},{redact,signal}){
const{checks}=workspace;
const minutes=limits.verifyMinutes;
const title='The repository declares no checks, so no change is verified.';
if(checks.length===0)
return[{id:'checks',state:'warning',title,remedy:NAME_CHECKS}];
const before=await workspace.files(signal);
const options={emit:()=>undefined,redact,signal};
const done=await(0,run_checks.J)({workspace,checks,when:'before',minutes},options);
const left=judgeLeftFiles(before,await workspace.files(signal));
return[...done.map((check)=>judgeCheck(check,minutes)),...left].map((each)=>({...each,id:'checks'}));
}
const NAME_CHECKS='# .github/agent.yml\nverify:\n  - …   # the command that tests this project';
const NO_START='# Install what it needs on this machine; for runs, under setup in .github/agent.yml. Or list another command:\nsetup:\n  - run: …\nverify:\n  - …';
const MAX_SHOWN=1_500;
function judgeCheck(check,minutes){
const{command,exitCode,durationMs,output}=check;
const end=(0,judge_check.G)(check);
const name=(0,shorten.TN)(command,120);
const time=(0,format.a3)(durationMs);
if(end.kind==='passed')
return{state:'ok',title:`${name} passes in ${time}.`};
if(end.kind==='timed-out')
return{
state:'problem',
title:`${name} did not end within the ${minutes} min that all checks have.`,
remedy:'# .github/agent.yml\nlimits:\n  verify-minutes: 40   # or list faster commands under verify'
};
const detail=(0,failure_excerpt.a)(output,MAX_SHOWN);
if(end.kind==='failed')
return{
state:'warning',
title:`${name} fails on the code as it is, in ${time} (exit code ${exitCode??'unknown'}).`,
detail,
remedy:'Nothing to do if that is what you want to have fixed. Otherwise fix it first.'
};
const{cause}=end;
return exitCode===0
?{state:'warning',title:`${name} passes and tests nothing: ${cause}`,detail,remedy:NAME_CHECKS}
:{state:'problem',title:`${name} cannot start: ${cause}`,detail,remedy:NO_START};
}
const MAX_LISTED=8;
const MAX_PATTERNS=20;
function judgeLeftFiles(before,after){
const[earlier,folders]=[new Set(before),new Set(before.flatMap(normalized_path.Zv))];
const appeared=after.filter((path)=>!earlier.has(path));
if(appeared.length===0)
return[];
const outermost=appeared.map((path)=>{
const folder=(0,normalized_path.Zv)(path).find((each)=>!folders.has(each));
return folder===undefined?path:`${folder}/`;
});
const places=[...new Set(outermost)].toSorted();
const[locks,others]=[places.filter(paths.ue),places.filter((place)=>!(0,paths.ue)(place))];
const patterns=others.slice(0,MAX_PATTERNS).map((place)=>(0,shell_quote.eC)((0,git_names.b)(`/${place}`)));
const remedies=[
...(patterns.length>0?[`printf '%s\\n' '' ${patterns.join(' ')} >> .gitignore`]:[]),
...(locks.length>0?[`# ${(0,format.rL)(locks,MAX_LISTED)}: let the package manager write it, and commit it.`]:[])
];
return[
{
state:'warning',
title:`The checks left ${(0,format.LS)(appeared.length,'new file')} that .gitignore does not name: ${(0,format.rL)(places,MAX_LISTED)}.`,
detail:'Such files could end up in a pull request.',
remedy:remedies.join('\n')
}
];
}
var committed_files=__webpack_require__(47190);
var machine_program=__webpack_require__(44931);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var local_access=__webpack_require__(91122);
;
const OLDEST={major:2,minor:39};
function installing(name){
return `sudo apt-get update && sudo apt-get install --yes ${name}   # or: dnf install, zypper install, pacman -S, apk add, brew install`;
}
function judgeGit(output){
const detail=`Install git ${OLDEST.major}.${OLDEST.minor} or newer.`;
const remedy=installing('git');
if(output===undefined)
return{state:'problem',title:'git was not found on the PATH.',detail,remedy};
const[,version='',major='',minor='']=/^git version ((\d+)\.(\d+)[\w.]*)/.exec(output)??[];
if(version==='')
return{state:'unknown',title:'The version of git is not known.',detail:output.trim()};
const isNew=Number(major)>OLDEST.major||(Number(major)===OLDEST.major&&Number(minor)>=OLDEST.minor);
return isNew
?{state:'ok',title:`git ${version}`}
:{state:'problem',title:`git ${version} is too old.`,detail,remedy};
}
async function examineGit(root,environment,signal){
try{
const place={workTree:root,environment:{PATH:environment['PATH']},cwd:'/'};
return judgeGit(await(0,machine_program.m)('git',['--version'],{...place,signal}));
}
catch(error){
if(Error.isError(error)&&'code' in error&&error.code==='ENOENT')
return judgeGit(undefined);
throw error;
}
}
const SCRIPT=`IFS=:
for folder in $PATH; do
  if [ -d "$folder" ]; then find -L "$folder" -maxdepth 1 -type l 2>/dev/null; else echo "$folder"; fi
done`;
const NAMED_BY={'agent.yml':'`readable-paths` in agent.yml',environment:'`FORGEHAND_READABLE_PATHS`'};
const TIMEOUT_MS=20_000;
const programs_MAX_SHOWN=10;
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
return{state:'ok',title:'Commands see all programs on the PATH.'};
const folders=[...new Set(missing.map(({folder})=>folder))].slice(0,programs_MAX_SHOWN);
const lines=['readable-paths:',...folders.map((folder)=>`  - ${folder}`)].join('\n');
const names=(0,format.rL)([...new Set(missing.map(({name})=>name))],programs_MAX_SHOWN);
return{
state:'warning',
title:`Commands do not see everything on the PATH: ${names}.`,
detail:`A command sees the system, toolchains in their usual places, and what ${NAMED_BY[opensPaths]} names.`,
remedy:opensPaths==='agent.yml'?lines:(0,local_access.X3)(folders,environment)
};
}
var model=__webpack_require__(5915);
var settings_roles=__webpack_require__(72061);
;
const MAX_OUTPUT=1_024;
const MAX_REASON=600;
function configuredModels(offered,file){
const kinds=['nothing','pull-request'];
const both=kinds.map((reviews)=>(0,settings_roles.L)({offered,file,requested:undefined,reviews}));
const all=both.flatMap(({roles})=>(0,settings_roles.W)(roles));
const notes=[...new Set(both.flatMap((each)=>each.notes))];
const remedy='Correct the name under `models` in agent.yml, or add the key to `api-key` in the workflow.';
return{
choices:[...new Map(all.map((one)=>[`${one.api} ${one.baseUrl} ${one.name}`,one])).values()],
findings:notes.map((title)=>({state:'warning',title,remedy}))
};
}
async function examineModel(choice,createModel,signal){
const startedAt=performance.now();
const ignore=()=>undefined;
try{
await createModel(choice,{...OPTIONS,maxOutputTokens:MAX_OUTPUT}).respond({
messages:[{role:'user',text:'Reply with the word ok.'}],
tools:[],
signal,
remainingMs:()=>0,
onDelta:ignore,
onRetry:ignore,
onFallback:ignore
});
const time=(0,format.a3)(performance.now()-startedAt);
return{state:'ok',title:`${choice.name} at ${choice.host} answered in ${time}.`};
}
catch(error){
if(!(error instanceof model.me||error instanceof errors.yo))
throw error;
return refused(choice,error);
}
}
const OPTIONS={
temperature:undefined,
effort:undefined,
toolChoice:'auto',
toolCalls:'auto',
contextTokens:undefined
};
function refused({name,host},error){
const kind=Error.isError(error.cause)?error.cause.name:'';
const isPassing=kind==='TransientFailure';
const isUnreachable=kind==='UnreachableServer';
const reason=(0,shorten.TN)((0,errors.bD)(isPassing||isUnreachable?error.cause:error),MAX_REASON);
const detail=(0,shorten.l2)((0,shorten.uA)(reason));
if(isPassing)
return{
state:'warning',
title:`${name} at ${host} is not available now.`,
detail,
remedy:'Try again in a minute. A run tries again by itself; `fallback-models` names a model that takes over.'
};
const remedy=`Check that a server runs at ${host} and can be reached from here, or correct the base URL.`;
const title=`${name} at ${host} cannot be used.`;
return{state:'problem',title,detail,...(isUnreachable&&{remedy})};
}
var read_workflows=__webpack_require__(43139);
var forge_errors=__webpack_require__(70399);
var branch_template=__webpack_require__(82859);
;
async function examineRepository({forge,readSetup,page,token},branchTemplate){
const setup=await readSetup();
const localMs=Date.now();
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
const clock=judgeClock(setup.serverMs,localMs);
return[
{id:'token',state:'ok',title:'GitHub accepts the token.'},
{id:'permissions',...judgeTokenPermissions(all)},
...judgeActionsSettings(setup.workflows,{page,token,missing:all}).map((each)=>({
id:'actions-settings',
...each
})),
{id:'default-branch',...judgeDefaultBranch(defaultBranch,ofDefault.length>0,page)},
...judgeAgentBranches(branch,ofBranch).map((each)=>({id:'branches',...each})),
...(clock?[{id:'clock',...clock}]:[])
];
}
const EPOCH='1970-01-01T00:00:00Z';
function judgeTokenPermissions(missing){
if(!missing)
return{
state:'unknown',
title:'The permissions of the job that publishes were not checked.',
remedy:'Run the check in that job: add `doctor: true` to `phase: publish`.'
};
const names=missing.flatMap((one)=>(one.kind==='permission'?[one.permission]:[]));
if(names.length===0)
return{state:'ok',title:'The token can push, open pull requests and write issues.'};
return{
state:'problem',
title:(0,forge_errors.RL)(names),
detail:'A token of your own needs the same permissions.',
remedy:'permissions:\n  contents: write\n  issues: write\n  pull-requests: write'
};
}
function judgeActionsSettings(workflows,{page,token,missing}){
const url=`${page}/settings/actions`;
const api=`gh api --method PUT repos${new URL(page).pathname}/actions/permissions/workflow`;
const refusal=missing?.find((one)=>one.kind==='setting');
const isTried=token==='of-job'&&missing?.every(({kind})=>kind!=='permission')===true;
const isAllowed=workflows?.canOpenPullRequests??(refusal?false:isTried||undefined);
const broad={
state:'warning',
title:'Jobs without `permissions` get a token that can write everything.',
remedy:`${api} -f default_workflow_permissions=read`
};
return[judgeOpening(),...(workflows?.byDefault==='write'?[broad]:[])];
function judgeOpening(){
if(isAllowed)
return{state:'ok',title:'GitHub Actions may create pull requests.'};
if(isAllowed===undefined)
return{
state:'unknown',
title:'The settings for Actions were not checked: the token cannot read them.',
remedy:`Look at ${url}: the last checkbox lets GitHub Actions create pull requests.`
};
return{
state:'problem',
title:'GitHub Actions may not create pull requests here.',
detail:refusal?.kind==='setting'?refusal.text:undefined,
remedy:`${api} -F can_approve_pull_request_reviews=true\n# or the last checkbox at ${url}`
};
}
}
function judgeDefaultBranch(branch,isProtected,page){
if(isProtected)
return{state:'ok',title:`${branch} is protected: changes reach it by pull requests.`};
return{
state:'warning',
title:`${branch} is not protected.`,
detail:`Forgehand never pushes to it. But its token could, and whatever else runs in the job with it.`,
remedy:`Require a pull request for ${branch}: ${page}/settings/rules`
};
}
function judgeAgentBranches(branch,obstacles){
const texts=obstacles.flatMap((one)=>(one.kind==='setting'?[one.text]:[]));
if(texts.length===0)
return[{state:'ok',title:`No rule forbids branches such as ${branch}.`}];
return texts.map((detail)=>({
state:'problem',
title:`A rule forbids branches such as ${branch}.`,
detail,
remedy:'Exclude these branches from the ruleset, or set `branch` in agent.yml to a name that it allows.'
}));
}
const TOLERATED_MS=30_000;
const REFUSED_MS=5*60_000;
function judgeClock(serverMs,localMs){
if(serverMs===undefined||Number.isNaN(serverMs))
return undefined;
const aheadMs=localMs-serverMs;
const distance=Math.abs(aheadMs);
if(distance<=TOLERATED_MS)
return{state:'ok',title:'The clock agrees with that of GitHub.'};
return{
state:distance>REFUSED_MS?'problem':'warning',
title:`The clock is ${(0,format.a3)(distance)} ${aheadMs>0?'ahead':'behind'}.`,
detail:'GitHub can reject tokens as expired or not valid yet, and a request can look older or newer than it is.',
remedy:'sudo timedatectl set-ntp true'
};
}
;
async function runExaminations(examinations,signal){
const findings=await Promise.all(examinations.map((one)=>withinLimit(one,signal)));
signal.throwIfAborted();
return findings.flat();
}
async function withinLimit({id,subject,seconds=20,late='unknown',examine},signal){
const limit=AbortSignal.any([signal,AbortSignal.timeout(seconds*1000)]);
const silent={
state:late,
title:`${subject} did not answer within ${seconds} s.`,
remedy:'Run the check again. If that does not help, check the network and the load of the machine that answers.'
};
const{promise:stopped,resolve}=Promise.withResolvers();
const onAbort=()=>{
resolve(silent);
};
limit.addEventListener('abort',onAbort,{once:true});
const work=(async()=>await examine(limit))().catch((error)=>failed(subject,error));
const verdicts=await Promise.race([work,stopped]);
limit.removeEventListener('abort',onAbort);
return[verdicts].flat().map((verdict)=>({id,...verdict}));
}
function failed(subject,error){
if(error instanceof errors.yo)
return{state:'problem',title:`${subject} cannot be used.`,detail:error.message};
return{state:'unknown',title:`${subject} could not be examined.`,detail:(0,errors.bD)(error)};
}
var external_node_fs_=__webpack_require__(73024);
;
const CONTAINER='Run the job directly on the machine: remove `container:` from the job. In a container of your own, the default seccomp profile of Docker keeps the sandbox from mounting file systems. `docker run --privileged` allows that, and much more.';
const OBSTACLES=[
{path:'.dockerenv',shows:/^/,remedy:CONTAINER,isAll:true},
{path:'run/.containerenv',shows:/^/,remedy:CONTAINER,isAll:true},
{
path:'proc/sys/kernel/unprivileged_userns_clone',
shows:/^0$/m,
remedy:setting('kernel.unprivileged_userns_clone=1')
},
{path:'proc/sys/user/max_user_namespaces',shows:/^0$/m,remedy:setting('user.max_user_namespaces=15000')},
{
path:'proc/sys/kernel/apparmor_restrict_unprivileged_userns',
shows:/^1$/m,
remedy:[
String.raw `printf 'abi <abi/4.0>,\nprofile bwrap /usr/bin/bwrap flags=(unconfined) {\n  userns,\n}\n' |`,
'  sudo tee /etc/apparmor.d/bwrap',
'sudo apparmor_parser --replace /etc/apparmor.d/bwrap'
].join('\n')
}
];
const STATUS='proc/self/status';
function setting(line){
return `echo ${line} | sudo tee /etc/sysctl.d/60-forgehand.conf\nsudo sysctl --system`;
}
async function readMachine(platform){
const paths=[STATUS,...OBSTACLES.map(({path})=>path)];
const read=async(path)=>{
const text=await(0,errors.e4)((0,promises_.readFile)((0,external_node_path_.join)('/',path),'utf8'),undefined);
return[path,text??((0,external_node_fs_.existsSync)((0,external_node_path_.join)('/',path))?'':undefined)];
};
return{platform,files:Object.fromEntries(await Promise.all(paths.map(read)))};
}
function judgeSandbox(report,machine,isOff){
const{description,probes,refused}=report;
if(isOff)
return{
state:'warning',
title:'The sandbox is off.',
detail:'What the model runs can read every file and key of this machine, change them, and use the network.',
remedy:'Remove `sandbox: off` from the workflow, or --sandbox off from the command.'
};
if(description!==undefined)
return{state:'ok',title:`The sandbox withstood all ${probes.length} attacks of its self-test: ${description}`};
return{
state:'problem',
title:'No sandbox works here, so no command is run and nothing is verified.',
...(refused.length>0&&{detail:`What was tried: ${refused.join('; ')}.`}),
remedy:sandboxRemedy(refused,machine)
};
}
function sandboxRemedy(refused,{platform,files}){
if(platform!=='linux')
return 'Use a machine with Linux: the sandbox needs namespaces of its kernel.';
if(refused.some((reason)=>reason.includes('/bin/bash')))
return 'Install bash: commands run in /bin/bash.';
const found=OBSTACLES.filter(({path,shows})=>files[path]!==undefined&&shows.test(files[path]));
const alone=found.find(({isAll})=>isAll);
if(alone)
return alone.remedy;
const isMissing=refused.every((reason)=>reason.startsWith('namespaces:'));
const lines=[...(isMissing?[installing('bubblewrap')]:[]),...found.map(({remedy})=>remedy)];
if(lines.length>0)
return lines.join('\n');
return/^Seccomp:\s*2$/m.test(files[STATUS]??'')
?'Start the runner without its system call filter, which refuses namespaces or mounts. In a systemd unit, RestrictNamespaces= and SystemCallFilter= install one.'
:`${(0,documentation_url.o)('docs/sandbox.md')} lists what a sandbox needs. \`forgehand tool run_command --sandbox bubblewrap\` shows its own error.`;
}
var dist=__webpack_require__(6637);
var dist_namespaceObject=__webpack_require__.t(dist,2);
var schemas=__webpack_require__(3301);
var schema_issue=__webpack_require__(21513);
var yaml_problem=__webpack_require__(14593);
var yaml_source=__webpack_require__(53213);
var near_name=__webpack_require__(58804);
;
const scalar=schemas.KCZ([schemas.YjP(),schemas.aig(),schemas.zMY()]).transform(String);
const texts=schemas.KCZ([schemas.YjP(),schemas.YOg(schemas.YjP())])
.transform((value)=>(typeof value==='string'?[value]:value));
const textOrNothing=scalar.nullable().transform((value)=>value??'');
const permissions=schemas.KCZ([schemas.YjP(),schemas.g1P(schemas.YjP(),textOrNothing)]);
const stepSchema=schemas._H3({
uses:schemas.YjP().optional(),
with:schemas.g1P(schemas.YjP(),textOrNothing).default({})
});
const concurrency=schemas.L5J().optional();
const jobSchema=schemas._H3({
if:scalar.optional(),
concurrency,
needs:texts.default([]),
permissions:permissions.optional(),
steps:schemas.YOg(stepSchema).default([])
});
const about=schemas._H3({types:texts.catch([]),workflows:texts.catch([])}).catch({types:[],workflows:[]});
const events=schemas.KCZ([
texts.transform((names)=>names.map((name)=>({name,...about.parse({})}))),
schemas.g1P(schemas.YjP(),about)
.transform((all)=>Object.entries(all).map(([name,{types,workflows}])=>({name,types,workflows})))
]);
const workflowSchema=schemas._H3({
name:schemas.YjP().optional(),
on:events,
permissions:permissions.nullish(),
concurrency,
jobs:schemas.g1P(schemas.YjP(),jobSchema).refine((jobs)=>Object.keys(jobs).length>0,'has no jobs')
});
function readWorkflow(text,path){
const{value,problems,lineOf}=(0,yaml_source.h)(text,dist_namespaceObject);
if(problems.length>0)
throw new errors.yo([`${path} is not valid YAML:`,...problems.map(yaml_problem.S9)].join('\n'));
if(typeof value!=='object'||value===null)
throw new errors.yo(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`);
const parsed=workflowSchema.safeParse(value);
if(!parsed.success)
throw new errors.yo(`${path} is not a workflow. ${(0,schema_issue.w)(parsed.error.issues,value,lineOf).join(' ')}`);
return{...parsed.data,lineOf};
}
function usingJobs({jobs}){
return Object.entries(jobs).flatMap(([name,job])=>{
const step=forgehandStep(job);
if(!step)
return[];
const asksForDoctor=(step.with['doctor']??'false').trim().toLowerCase()!=='false';
return[{name,job,step,phase:asksForDoctor?'doctor':(step.with['phase']??'')}];
});
}
function forgehandStep({steps}){
return steps.find(({uses=''})=>/(?:^|\/)forgehand(?:@|$)/.test(uses))??steps.find(isCopy);
}
function isCopy({uses='',with:inputs}){
if(!/^\.{1,2}\//.test(uses))
return false;
const known=Object.keys(inputs).filter((name)=>(0,near_name.cR)(name,KNOWN)!==undefined).length;
return known>=(/^\.\/.+/.test(uses)?2:1)||PHASES.test(inputs['phase']??'');
}
const KNOWN=['api-key','trigger','trigger-label','fallback-models','max-turns','doctor'];
const PHASES=/^(?:propose|publish|plan|gather|stop|stats)$/;
var foreign_inputs=__webpack_require__(67624);
var inputs=__webpack_require__(61323);
var workflow_yaml=__webpack_require__(62901);
;
function problemsOf(workflow,surroundings){
const found=usingJobs(workflow).flatMap((using)=>RULES.flatMap((rule)=>rule(using,workflow,surroundings)??[]));
return[...new Map(found.map((each)=>[each.title,each])).values()];
}
const untrustedEvent=({name,job},{on})=>{
if(!on.some((event)=>event.name==='pull_request_target'))
return undefined;
const checksOutHead=checkouts(job).some(({with:{ref=''}})=>/head|merge/i.test(ref));
return{
state:checksOutHead?'problem':'warning',
title:`the job ${name} runs on pull_request_target${checksOutHead?' and checks out the code of the pull request':''}.`,
detail:'This event gives the secrets of the repository to a job that anybody can start by opening a pull request. Code of the pull request must never run in it.',
remedy:'on:\n  issue_comment:\n    types: [created]   # instead of pull_request_target; for reviews, pull_request'
};
};
const unknownWorkflow=(_,{name:own,on},{names})=>{
const others=names.filter((name)=>name!==own).map((name)=>(0,shorten.TN)(name,80));
const watched=on.flatMap(({name,workflows})=>(name==='workflow_run'?workflows:[]));
const unknown=watched.filter((name)=>!names.includes(name)&&!/[*?[!+]/.test(name));
return unknown.map((name)=>{
const near=(0,near_name.cR)(name,others);
const named=near===undefined?'NAME':(0,workflow_yaml.$b)(near);
return{
state:'warning',
title:`it waits for the workflow ${(0,shorten.TN)(name,80)}, and no file here has that name.`,
detail:'GitHub does not report this: the event just never comes, and no failed check is repaired.',
remedy:`on:\n  workflow_run:\n    workflows:\n      - ${named}   # this repository has ${(0,format.rL)(others,5)||'no other workflow'}`
};
});
};
const BY_STRANGERS=/\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i;
const untrustedPrompt=(using,workflow)=>{
if(!BY_STRANGERS.test(using.step.with['prompt']??''))
return undefined;
return{
state:'problem',
title:`${lineOf(using,workflow,'with','prompt')}: The prompt of the job ${using.name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`,
remedy:'data: ${{ github.event.issue.title }}   # in addition to `prompt`, which keeps your own words only'
};
};
const INPUTS=Object.keys(inputs.i.shape);
const unknownInput=(using,workflow)=>{
const unknown=Object.keys(using.step.with).filter((name)=>!INPUTS.includes(name.toLowerCase()));
return unknown.map((name)=>{
const near=(0,near_name.cR)(name,INPUTS);
const advice=(0,foreign_inputs.S)(name)??(near===undefined?'Remove it: GitHub ignores it':`Write ${near}`);
return{
state:'problem',
title:`${lineOf(using,workflow,'with',name)}: the job ${using.name} sets \`${(0,shorten.TN)(name,60)}\`, which is not an input of the action.`,
remedy:`${advice}.`
};
});
};
const queue=({name,job,phase},{concurrency,on})=>{
const isShared=concurrency!==undefined;
const isMissing=job.concurrency===undefined&&['','propose'].includes(phase);
if(!isByComment(on)||!(isShared||isMissing))
return undefined;
return{
state:'warning',
title:isShared?'`concurrency` is set for the workflow.':`the job ${name} has no \`concurrency\`.`,
detail:isShared
?'Every comment then joins the queue before `if` is evaluated, and replaces requests that are waiting.'
:'Two requests in one thread then run at the same time, and can write to the same branch.',
remedy:'# at the job, not at the workflow\nconcurrency:\n  group: agent-${{ github.event.issue.number || github.event.pull_request.number }}\n  queue: max'
};
};
const keptToken=({name,job})=>{
if(!checkouts(job).some(({with:inputs})=>inputs['persist-credentials']!=='false'))
return undefined;
return{
state:'warning',
title:`the checkout of the job ${name} leaves the token in the workspace.`,
detail:'Commands of the run do not see it. Later steps of the job do.',
remedy:'- uses: actions/checkout@FULL_COMMIT_SHA\n  with:\n    persist-credentials: false'
};
};
const condition=({name,job,step,phase},{on})=>{
const isAsked=isByComment(on)&&['','propose','stop'].includes(phase)&&job.needs.length===0;
if(!isAsked||!/\bcomment\.body\b/i.test(job.if??''))
return undefined;
const trigger=step.with['trigger']??'/agent';
const written=trigger.replaceAll("'","''");
if(trigger.includes('${{')||job.if?.toLowerCase().includes(written.toLowerCase()))
return undefined;
return{
state:'problem',
title:`the \`if\` of the job ${name} reads the comment, and does not name its trigger “${(0,shorten.TN)(trigger,80)}”.`,
detail:'So a command probably starts nothing.',
remedy:`if: startsWith(github.event.comment.body, '${(0,shorten.TN)(written,40)}')`
};
};
const looseVersion=({job},_,{serverUrl})=>{
const all=job.steps.map(({uses=''})=>uses);
const loose=all.filter((uses)=>/^\w[\w.-]*\//.test(uses)&&!/@[\da-f]{40}$/.test(uses));
return loose.map((uses)=>{
const[action='',version='HEAD']=uses.split('@');
const repository=action.split('/',2).join('/');
return{
state:'warning',
title:`not pinned to a commit: ${(0,shorten.TN)(uses,80)}.`,
detail:'Anyone who can move such a tag or branch can run other code with the secrets of the job.',
remedy:`# write ${(0,shorten.TN)(action,80)}@COMMIT # ${(0,shorten.TN)(version,40)}, with what this prints:\n${(0,shell_quote.F0)(`${serverUrl}/${repository}`,version)}`
};
});
};
const RULES=[
...[untrustedEvent,unknownWorkflow,untrustedPrompt,unknownInput],
...[queue,judgePermissions,keptToken,condition,looseVersion]
];
function isByComment(on){
return on.some(({name})=>name==='issue_comment');
}
function checkouts({steps}){
return steps.filter(({uses=''})=>uses.startsWith('actions/checkout@'));
}
function lineOf({name,job,step},workflow,...path){
return `line ${workflow.lineOf(['jobs',name,'steps',job.steps.indexOf(step),...path])}`;
}
const WRITING={contents:'write',issues:'write','pull-requests':'write'};
const READING={contents:'read',issues:'read','pull-requests':'read'};
const NEEDED={'':WRITING,publish:WRITING,stop:WRITING,propose:READING};
const USEFUL={actions:'write',checks:'read',statuses:'read','id-token':'write',models:'read'};
function judgePermissions({name,job,step,phase},workflow){
const most=NEEDED[phase];
if(!most)
return[];
const written=job.permissions??workflow.permissions??undefined;
const granted=typeof written==='object'?written:{};
const hasThreads=workflow.on.some((event)=>/^(?:issue|pull_request)/.test(event.name));
const needed=most===WRITING&&!hasThreads?ownTask(step.with['report']==='issue'):most;
const useful=Object.entries(granted).filter(([permission,got])=>got!=='none'&&permission in USEFUL);
const block=Object.entries({...needed,...Object.fromEntries(useful)});
const remedy=['permissions:',...block.map(([permission,level])=>`  ${permission}: ${level}`)].join('\n');
const warning=(title,detail)=>({state:'warning',title,detail,remedy});
if(written===undefined)
return[
warning(`the job ${name} has no \`permissions\`.`,'Its token then has what the settings of the repository say: too little, or everything.')
];
if(written==='write-all')
return[warning(`the job ${name} has all permissions (write-all).`)];
const missing=Object.entries(needed).filter(([permission,wanted])=>{
const got=typeof written==='string'?'read':written[permission];
return got!=='write'&&got!==wanted;
});
const lacks=missing.map(([permission,wanted])=>`\`${permission}: ${wanted}\``).join(', ');
const allowed={...USEFUL,...most};
const broad=Object.keys(granted).filter((each)=>granted[each]==='write'&&allowed[each]!=='write');
return[
...(lacks!==''&&hasOwnToken(step.with['github-token'])
?[{state:'problem',title:`the job ${name} lacks ${lacks}.`,remedy}]
:[]),
...(broad.length>0
?[
warning(`the job ${name} can write more than it needs: ${(0,format.rL)(broad,5)}.`,'Whatever runs in the job can use its token.')
]
:[])
];
}
function ownTask(reportsAsIssue){
return{contents:'write',[reportsAsIssue?'issues':'pull-requests']:'write'};
}
function hasOwnToken(token=''){
return token===''||/\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/i.test(token);
}
;
const MAX_CHARACTERS=512*1024;
const MAY_USE=/forgehand|api-key|uses:\s*['"]?\.\//i;
function judgeWorkflows(files,serverUrl){
const readings=files.map(parseFile);
const names=readings.map(({path,workflow})=>workflow?.name??path);
const findings=readings.filter(isOurs).flatMap(({path,workflow,error})=>{
if(!workflow)
return[{state:'problem',title:`${path} cannot be read.`,detail:error}];
const problems=problemsOf(workflow,{names,serverUrl});
if(problems.length===0)
return[{state:'ok',title:`${path} has no mistakes.`}];
return problems.map(({title,...rest})=>({...rest,title:`${path}: ${title}`}));
});
if(findings.length>0)
return findings;
return[
{
state:'warning',
title:'No workflow here uses Forgehand, so comments on GitHub start nothing.',
remedy:'forgehand init   # writes one; then commit it to the default branch, and add the secret with the key'
}
];
}
function forgehandWorkflows(files){
return files.filter((file)=>isOurs(parseFile(file)));
}
function isOurs({text,workflow}){
return MAY_USE.test(text)&&(!workflow||usingJobs(workflow).length>0);
}
function parseFile({path,text}){
if(text.length>MAX_CHARACTERS)
return{path,text,workflow:undefined,error:`It is too long (${text.length} characters).`};
try{
return{path,text,workflow:readWorkflow(text,path)};
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
return{path,text,workflow:undefined,error:error.message};
}
}
var install_dependencies=__webpack_require__(68010);
var install_plan=__webpack_require__(94953);
;
const MODEL_SECONDS=45;
const PREPARATION_SECONDS=35*60;
async function examineSetup(setup,signal){
const{root,environment,models,repository,createModel}=setup;
const{verdict,rules}=await readSettings(setup);
const project=openProject(setup,rules);
const configured='title' in models?undefined:configuredModels(models,rules);
const seconds=PREPARATION_SECONDS+rules.limits.verifyMinutes*60;
const examinations=[
{id:'node',subject:'Node',examine:()=>({state:'ok',title:`Node ${process.versions.node}`})},
{id:'git',subject:'git',examine:(limit)=>examineGit(root,environment,limit)},
{id:'sandbox',subject:'The sandbox',seconds:90,examine:project.sandbox},
{id:'path',subject:'The programs on the PATH',seconds:90,examine:project.searchPath},
{id:'agent.yml',subject:setup.settings.path,examine:()=>verdict},
{id:'committed',subject:'The commits',examine:()=>examineCommits(setup)},
{
id:'workflow',
subject:'The workflow files',
examine:async()=>judgeWorkflows(await(0,read_workflows.B)(root),setup.serverUrl)
},
{
id:'token',
subject:'The repository on GitHub',
seconds:60,
examine:()=>'title' in repository?notChecked(repository):examineRepository(repository,rules.branchTemplate)
},
...(configured?.choices??[]).map((choice)=>({
id:'model',
subject:`${choice.name} at ${choice.host}`,
seconds:MODEL_SECONDS,
late:'problem',
examine:(limit)=>examineModel(choice,createModel,limit)
})),
{
id:'model',
subject:'The models',
examine:()=>('title' in models?notChecked(models):(configured?.findings??[]))
},
{id:'dependencies',subject:'The dependencies and checks',seconds,examine:project.checks}
];
return await runExaminations(examinations,signal);
}
function notChecked(reason){
return{state:'unknown',...reason};
}
async function readSettings({settings:{path,read},notRun}){
const defaults=await(0,agent_file.U)(undefined);
try{
const written=await read();
const title=written?`${path} has no mistakes.`:`There is no ${path}: the defaults apply.`;
const rules=written&&!notRun?.isForeign?written:defaults;
return{rules,verdict:{state:'ok',title}};
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
const remedy=`Correct the lines of ${path} that are named. ${(0,documentation_url.o)('docs/reference.md')} lists every setting.`;
const verdict={state:'problem',title:`${path} cannot be used.`,detail:error.message,remedy};
return{rules:defaults,verdict};
}
}
async function examineCommits({root,settings,commits}){
if(!commits)
return[];
if('title' in commits)
return notChecked(commits);
const agentFile=await(0,read_workflows.J)(root,[settings.path]);
return await(0,committed_files.u)([...agentFile,...forgehandWorkflows(await(0,read_workflows.B)(root))],commits);
}
function openProject(setup,rules){
const opened=openExamined(setup,rules);
opened.catch(()=>undefined);
return{
sandbox:async()=>(await opened).sandbox,
searchPath:async(signal)=>{
const{workspace}=await opened;
return workspace.isBounded?await examineSearchPath(workspace,setup,signal):[];
},
checks:async(signal)=>{
const{workspace}=await opened;
const notRun=setup.notRun??(workspace.sandbox?undefined:NO_SANDBOX);
if(!notRun)
return await prepareAndCheck(workspace,rules,{...setup,signal});
const{reason,remedy}=notRun;
return[
notChecked({title:`The dependencies were not checked, ${reason}.`,remedy}),
{id:'checks',...notChecked({title:`The checks were not run, ${reason}.`,remedy})}
];
}
};
}
const NO_SANDBOX={
reason:'because no sandbox works here',
remedy:'Fix the sandbox first, then run the check again.'
};
async function openExamined({openWorkspace,sandbox:mode},rules){
const machine=readMachine(process.platform);
let report={description:undefined,probes:[],refused:[]};
const workspace=await openWorkspace(rules,(event)=>{
if(event.kind==='sandbox')
report=event;
});
return{workspace,sandbox:judgeSandbox(report,await machine,mode==='off')};
}
async function prepareAndCheck(workspace,rules,{installs,redact,signal}){
const check=async(prepared)=>await examineChecks(prepared,rules,{redact,signal});
if(rules.setup&&!installs)
return[SETUP_NOT_RUN,...(await check(workspace))];
if(rules.setup){
const startedAt=performance.now();
await(0,prepare.xn)(workspace,rules.setup,{context:'setup',signal});
const title=`The setup commands of agent.yml took ${(0,format.a3)(performance.now()-startedAt)}.`;
return[{state:'ok',title},...(await check(workspace))];
}
const{present,missing}=await findDependencies(workspace,signal);
const declared=present.length+missing.length>0?present.map(judgeInstallation):[NONE_DECLARED];
if(!installs)
return[...declared,...missing.map(judgeMissing),...(await check(workspace))];
const{workspace:installed,ended}=await installMissing(workspace,missing,signal);
return[...declared,...ended.map(judgeInstallation),...(await check(installed))];
}
const NONE_DECLARED={state:'ok',title:'The repository declares no dependencies.'};
const SETUP_NOT_RUN={
state:'unknown',
title:'The setup commands of agent.yml were not run, because they would change this checkout.',
remedy:'Run them yourself, or check on a runner: comment `/agent doctor`.'
};
async function findDependencies(workspace,signal){
const present=[];
const onEnd=(installation)=>void present.push(installation);
const task={changed:[],text:''};
const missing=await(0,install_dependencies.kc)(workspace,{task,onEnd,onSkipped:()=>undefined,signal});
return{present,missing};
}
function judgeMissing(plan){
return{
state:'warning',
title:`The dependencies of ${plan.tool} are not installed.`,
detail:'Checks that need them fail here. On a runner, Forgehand installs them.',
remedy:(0,install_plan.x$)(plan)
};
}
async function installMissing(workspace,missing,signal){
const ended=[];
const onEnd=(installation)=>void ended.push(installation);
const request={missing,foreignReason:undefined,cache:undefined};
return{...(await(0,install_dependencies.bb)(workspace,request,{onEnd,signal})),ended};
}
function judgeInstallation({tool,command,result,durationMs,problem}){
const detail=problem&&[problem.title,problem.cause,(0,shorten.TN)(problem.line,300)].filter(Boolean).join(' ');
const remedy=problem&&`# ${problem.advice}\n${problem.yaml}`;
if(result==='failed')
return{state:'problem',title:`Dependencies were not installed: ${(0,shorten.TN)(command,120)}`,detail,remedy};
const how=result==='present'?'are installed':`were installed in ${(0,format.a3)(durationMs)}`;
return{state:problem?'warning':'ok',title:`The dependencies of ${tool} ${how}.`,detail,remedy};
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
18386:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(readRepositorySetup)
});
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58755);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70399);
const TIMEOUT_SECONDS=15;
async function readRepositorySetup(source){
const retryLimits={retries:0,maxWaitSeconds:0,responseTimeoutSeconds:TIMEOUT_SECONDS};
const{octokit,repository}=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.N)({...source,retryLimits});
try{
const{data,headers}=await octokit.rest.repos.get({...repository});
const serverMs=headers.date===undefined?undefined:Date.parse(headers.date);
return{defaultBranch:data.default_branch,serverMs,workflows:await readWorkflowPermissions()};
}
catch(error){
throw(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_1__.dZ)(error);
}
async function readWorkflowPermissions(){
const reading=octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({...repository});
const found=await(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_1__.HD)(reading,undefined,403,404);
return(found&&{
byDefault:found.data.default_workflow_permissions,
canOpenPullRequests:found.data.can_approve_pull_request_reviews
});
}
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
