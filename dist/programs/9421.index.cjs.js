"use strict";
exports.id=9421;
exports.ids=[9421];
exports.modules={
15181:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ge:()=>(jobCheckout),
me:()=>(openJobCheckout),
p5:()=>(reopenJobCheckout)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95112);
function jobCheckout(job,inputError){
const ended=new AbortController();
let opening;
return{
begin:(branch)=>{
if(inputError)
return;
opening??=openJobCheckout(job,branch===undefined?undefined:{branch,signal:ended.signal});
opening.catch(()=>undefined);
},
open:async()=>{
if(inputError)
throw inputError;
return await(opening??=openJobCheckout(job));
},
close:()=>{
ended.abort();
}
};
}
function openJobCheckout({token,context,signal},prefetch){
return(0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__.openCheckout)({
workTree:context.workspace,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.stateFolder,'git'),
remote:{url:`${context.repositoryUrl}.git`,token},
environment:context.environment,
signal,
prefetch
});
}
function reopenJobCheckout({workspace:workTree,stateFolder,environment},signal){
return(0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__.reopenCheckout)({workTree,gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(stateFolder,'git'),environment,signal});
}
}),
79412:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(isInRepository),
p:()=>(bareRepositories)
});
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
function bareRepositories(paths){
const contents=new Map();
for(const path of paths){
const names=(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path).split('/');
names.forEach((name,index)=>{
const isFile=index===names.length-1;
if(!(isFile?/^(head|commondir)$/:/^(objects|refs)$/).test(name))
return;
const folder=names.slice(0,index).join('/');
contents.set(folder,(contents.get(folder)??new Set()).add(name));
});
}
return[...contents].flatMap(([folder,found])=>{
const hasObjects=found.has('objects')&&found.has('refs');
return found.has('head')&&(hasObjects||found.has('commondir'))?[folder]:[];
});
}
function isInRepository(path,folders){
const normalized=(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path);
return folders.some((folder)=>folder===''||normalized.startsWith(`${folder}/`));
}
}),
10337:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
s:()=>(judgeChange)
});
var _bare_repositories_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79412);
var _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(23852);
var _text_writable_paths_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(237);
var _sensitive_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(96885);
const WORKFLOW_PERMISSION_NEEDED='workflow files need the permission `workflows: write` of a GitHub App, or the scope `workflow` of a personal access token';
function judgeChange(file,rules){
const{path,mode}=file;
const protection=(0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__._b)(path,rules.protectedPaths);
if(protection===_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__.Md)
return{kind:'refused',rule:'a .git folder on some systems'};
if(mode==='120000')
return{kind:'refused',rule:'a symbolic link'};
if(mode==='160000')
return{kind:'refused',rule:'a submodule'};
if(!(0,_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_2__.nH)(path,rules.writablePaths))
return{kind:'refused',rule:'it is outside writable-paths of agent.yml'};
if((0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__._2)(path)&&!rules.canWriteWorkflows)
return{kind:'refused',rule:WORKFLOW_PERMISSION_NEEDED};
if(isApproved(file,rules.approved))
return{kind:'allowed'};
if(protection!==undefined)
return{kind:'needs-approval',rule:protection};
if((0,_bare_repositories_js__WEBPACK_IMPORTED_MODULE_0__.c)(path,rules.repositories??[]))
return{kind:'needs-approval',rule:'a bare git repository'};
const sensitive=(0,_sensitive_files_js__WEBPACK_IMPORTED_MODULE_3__.R)(path,[..._sensitive_files_js__WEBPACK_IMPORTED_MODULE_3__.r,...rules.sensitiveFiles]);
return sensitive?.requiresApproval?{kind:'needs-approval',rule:sensitive.pattern}:{kind:'allowed'};
}
function isApproved({path,mode,blob},approved){
return approved.some((one)=>one.path===path&&one.mode===mode&&one.blob===blob);
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
15942:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
gB:()=>(changeRules),
jv:()=>(hasFile),
bP:()=>(isWorkflowToken),
$H:()=>(textBefore),
Py:()=>(treeFile),
Z3:()=>(warnOfMisleadingCharacters)
});
var errors=__webpack_require__(59973);
var diff_trees=__webpack_require__(70712);
var format=__webpack_require__(79623);
var git_names=__webpack_require__(67135);
var hunks=__webpack_require__(11879);
var hidden_characters=__webpack_require__(30113);
;
const ORDINARY=/^[\t\f\r -~]*$/;
const HIDDEN=[
['bidi',new RegExp(`[${hidden_characters.lr}]`,'gv')],
['tag',new RegExp(`[${hidden_characters.gp}]`,'gv')],
['zero-width',new RegExp(`[[${hidden_characters.kH}]--[${hidden_characters.lr}${hidden_characters.gp}]]`,'gv')],
['control',new RegExp(String.raw `[${hidden_characters.W3}--[\t\f\r\n]]`,'gv')]
];
const WORD=/[\p{L}\p{M}\p{N}]{1,200}/gu;
const LATIN=/[A-Za-z]/;
const OTHER_SCRIPTS=/[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/gu;
const GREEK=/[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲϳ]/gu;
const LIKE_LATIN=/^[асеорхуіјѕһԁԛԝкмтвнАВСЕНІЈКМОРЅТХУοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]{2,}$/u;
const CYRILLIC_OR_GREEK=/[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LIKE_PUNCTUATION=/[\u01C3\u037E\u2024\u2044\u2215\u2236\u2731\uA789]/gu;
const FULL_WIDTH=/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;
const EAST_ASIAN=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
function misleadingCharactersIn(text){
if(ORDINARY.test(text))
return[];
const withoutMeaningful=(0,hidden_characters.N5)().reduce((rest,pattern)=>rest.replaceAll(pattern,'.'),text);
const hidden=HIDDEN.map(([kind,pattern])=>misleading(kind,withoutMeaningful.match(pattern)??[]));
const visible=HIDDEN.reduce((rest,[,pattern])=>rest.replaceAll(pattern,''),text);
return[...hidden,misleading('homoglyph',lookAlikes(visible))].filter(({codePoints})=>codePoints.length>0);
}
function misleading(kind,characters){
return{kind,codePoints:[...new Set(characters)].map(hidden_characters.yb)};
}
function lookAlikes(text){
const words=text.match(WORD)??[];
const hasForeignWords=words.some((word)=>CYRILLIC_OR_GREEK.test(word)&&!LATIN.test(word)&&!LIKE_LATIN.test(word));
const wide=EAST_ASIAN.test(text)?[]:(text.match(FULL_WIDTH)??[]);
const punctuation=text.match(LIKE_PUNCTUATION)??[];
return[...words.flatMap((word)=>lookAlikesInWord(word,hasForeignWords)),...punctuation,...wide];
}
function lookAlikesInWord(word,hasForeignWords){
if(/^[\w]*$/.test(word))
return[];
if(LATIN.test(word)){
const variants=Array.from(word).filter((letter)=>letter>'\u{1D3FF}'&&LATIN.test(letter.normalize('NFKC')));
return[...(word.match(OTHER_SCRIPTS)??[]),...(word.match(GREEK)??[]),...variants];
}
return LIKE_LATIN.test(word)&&!hasForeignWords?Array.from(word):[];
}
;
const DESCRIPTIONS={
bidi:'bidi characters, which change the order of the text',
tag:'tag characters, which draw nothing',
'zero-width':'zero-width or other invisible characters',
control:'control characters',
homoglyph:'look-alike letters of another script (homoglyphs)'
};
const MAX_FILES=20;
const MAX_LINES=10;
const MAX_CODE_POINTS=5;
function characterWarnings(patch,paths){
const names=paths.flatMap((path)=>{
const misleading=misleadingCharactersIn(path);
return misleading.length===0?[]:[`The name of ${path} has ${describeAll(misleading)}.`];
});
const warnings=[...names,...fileWarnings(patch)];
if(warnings.length<=MAX_FILES)
return warnings;
return[
...warnings.slice(0,MAX_FILES),
`Hidden or look-alike characters are in ${(0,format.LS)(warnings.length-MAX_FILES,'more file')} too.`
];
}
function fileWarnings(patch){
const byPath=new Map();
for(const{path,line,text}of addedLines(patch)){
const withoutByteOrderMark=line===1?text.replace(/^\uFEFF/,''):text;
const misleading=misleadingCharactersIn(withoutByteOrderMark);
if(misleading.length===0)
continue;
const lines=byPath.get(path)??[];
lines.push(`line ${line} has ${describeAll(misleading)}`);
byPath.set(path,lines);
}
return Array.from(byPath,([path,lines])=>{
const more=lines.length>MAX_LINES?[`and ${(0,format.LS)(lines.length-MAX_LINES,'more line')}`]:[];
return `${path} does not read as it looks: ${[...lines.slice(0,MAX_LINES),...more].join('; ')}.`;
});
}
function describeAll(found){
return found
.map(({kind,codePoints})=>{
const more=codePoints.length>MAX_CODE_POINTS?', …':'';
return `${DESCRIPTIONS[kind]} (${codePoints.slice(0,MAX_CODE_POINTS).join(', ')}${more})`;
})
.join(' and ');
}
const FILE_START=/(?<![^\n])(?=diff --git )/;
const NEW_PATH=/(?<![^\n])\+\+\+ (?:"b\/([^\n]*)"|b\/([^\n]*?))\t?(?=\n)/;
function addedLines(patch){
return patch.split(FILE_START).flatMap((file)=>{
const[,quoted,plain='']=NEW_PATH.exec(file)??[];
const path=quoted===undefined?plain:(0,git_names.L)(quoted);
const lines=(0,hunks.F)(file).flatMap((hunk)=>hunk.lines);
return lines.flatMap(({kind,right:line,text})=>(kind==='added'?[{path,line,text}]:[]));
});
}
var verified_read=__webpack_require__(21596);
var patch=__webpack_require__(59281);
;
function textBefore(path,{checkout,startSha}){
const reading=(0,verified_read.xu)(checkout.git,{commit:startSha,path});
return(0,errors.NN)(reading,undefined,(error)=>error instanceof errors.yo);
}
function treeFile(change){
const{path}=change;
return change.kind==='deleted'
?{path,mode:diff_trees.Mq,blob:''}
:{path,mode:change.mode,blob:change.blob};
}
function hasFile(entries,{path,mode,blob}){
const entry=entries.get(path);
return blob===''?entry===undefined:entry?.blob===blob&&entry.mode===mode;
}
function changeRules({protectedPaths,rules:{writablePaths,sensitiveFiles}},allowed){
return{protectedPaths,writablePaths,sensitiveFiles,...allowed};
}
function isWorkflowToken({login}){
return login==='github-actions[bot]';
}
async function warnOfMisleadingCharacters({changes,tree},base,emit){
if(changes.length===0)
return;
const{text,isComplete}=await(0,patch.C)(base.checkout.git,{base:base.startSha,tree});
const paths=changes.filter(({kind})=>kind!=='deleted').map(({path})=>path);
const warnings=characterWarnings(text,paths);
const all=isComplete?warnings:[...warnings,NOT_SEARCHED];
for(const warning of all)
emit({kind:'warning',text:warning});
}
const NOT_SEARCHED='The change is too large to search all of it for hidden and look-alike characters. Check the rest yourself.';
}),
64770:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Fy:()=>(keepOnFailure),
_Q:()=>(keepChange),
r9:()=>(keepWorkTree)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_changes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65586);
var _git_look_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(56296);
var _policy_judge_change_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(10337);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2754);
var _change_base_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(15942);
var _work_secret_scan_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(6884);
var _git_patch_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59281);
const MAX_PATCH_BYTES=64*1024*1024;
const MAX_SHOWN=60_000;
const MAX_MS_AFTER_CANCEL=3_000;
const MAX_MS=30_000;
async function keepOnFailure(change,base,run,action){
try{
return await action();
}
catch(error){
await keepChange(change,base,run);
throw error;
}
}
async function keepChange({tree,pullRequest,...start},base,run){
await keep(base,run,async(checkout)=>{
const edit=await(0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__._0)(checkout.git,start.startSha,tree);
return{...(await applicable(edit,start,checkout)),checkout,pullRequest};
});
}
async function keepWorkTree({startSha,merged,baseline,touched,onlyTouched=false},base,run){
await keep(base,run,async(checkout)=>{
const start={tree:baseline,skipped:[]};
const question={base:startSha,baseline:start,touched};
const changeOfTools=async()=>{
const change=await checkout.changesSince({...question,onlyTouched:true});
const edit=await(0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__.wW)(checkout.git,startSha,change.changes.filter(({path})=>touched.has(path)));
return await scanned({...change,...edit});
};
const scanned=async(change)=>(await(0,_work_secret_scan_js__WEBPACK_IMPORTED_MODULE_5__.I)(change,{checkout,startSha},run)).change;
const edit=onlyTouched
?await changeOfTools()
:await checkout
.changesSince(question)
.then(scanned)
.catch(async(error)=>{
if(error instanceof _git_look_js__WEBPACK_IMPORTED_MODULE_1__.UB)
return await changeOfTools();
throw error;
});
return{...(await applicable(edit,{startSha,merged},checkout)),checkout};
});
}
async function applicable(edit,{startSha,merged},checkout){
if(!merged)
return{startSha,edit};
return{startSha:merged.ours,edit:await(0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__.wW)(checkout.git,merged.ours,edit.changes)};
}
async function keep(base,run,find){
const{reopenCheckout,emit,signal}=run;
const deadline=new AbortController();
const stop=()=>{
deadline.abort(new Error('It took too long.'));
};
const timer=setTimeout(stop,MAX_MS).unref();
const onAbort=()=>setTimeout(stop,MAX_MS_AFTER_CANCEL).unref();
if(signal.aborted)
onAbort();
else
signal.addEventListener('abort',onAbort,{once:true});
try{
await save(await find(await reopenCheckout(deadline.signal)),base,run);
}
catch(error){
emit({kind:'warning',text:`The change could not be kept as a patch: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)}`});
}
finally{
signal.removeEventListener('abort',onAbort);
clearTimeout(timer);
}
}
async function save({startSha,edit,checkout,pullRequest},base,{containsSecret,redact,savePatch,emit}){
const{text,isComplete}=await(0,_git_patch_js__WEBPACK_IMPORTED_MODULE_6__.C)(checkout.git,{
base:startSha,
tree:edit.tree,
maxBytes:MAX_PATCH_BYTES
});
const patch=withoutSecrets(text,containsSecret);
if(!isComplete||patch!==text)
emit({kind:'warning',text:INCOMPLETE});
const hasFile=patch!==''&&savePatch(patch);
const rules=(0,_change_base_js__WEBPACK_IMPORTED_MODULE_4__.gB)(base,{canWriteWorkflows:false,approved:[]});
const held=edit.changes.filter((change)=>(0,_policy_judge_change_js__WEBPACK_IMPORTED_MODULE_2__.s)((0,_change_base_js__WEBPACK_IMPORTED_MODULE_4__.Py)(change),rules).kind!=='allowed');
emit({
kind:'change-unpublished',
...(pullRequest!==undefined&&{pullRequest}),
patch:canBeCopied(patch,redact)?patch:'',
paths:edit.changes.map(({path})=>path),
protectedPaths:held.map(({path})=>path),
hasFile
});
}
const INCOMPLETE='The patch of the change leaves files out: those that are too large, and those whose old or new content contains a secret of this run.';
function withoutSecrets(patch,containsSecret){
const isOld=(line)=>!line.startsWith('+');
const hasSecret=(file)=>containsSecret(file.split('\n').filter(isOld).join('\n'));
if(!hasSecret(patch))
return patch;
return patch
.split(/(?<=\n)(?=diff --git )/)
.filter((file)=>!hasSecret(file))
.join('');
}
function canBeCopied(patch,redact){
return patch.length<=MAX_SHOWN&&!patch.includes('\r')&&(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_3__.Q)(patch)===patch&&redact(patch)===patch;
}
}),
43935:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(splitChange),
d:()=>(holdBack)
});
var _git_changes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65586);
var _policy_judge_change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(10337);
var _change_base_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15942);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60409);
var _git_patch_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59281);
var _git_diff_trees_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70712);
const PATCH_TOO_LONG='The patch is too long to keep whole. Files that did not fit are left out of it.';
async function splitChange(change,rules,{checkout,startSha,emit}){
const base={checkout,startSha};
const verdicts=new Map();
for(const file of change.changes){
const verdict=(0,_policy_judge_change_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_change_base_js__WEBPACK_IMPORTED_MODULE_2__.Py)(file),rules);
if(verdict.kind!=='allowed')
verdicts.set(file.path,verdict);
}
if(verdicts.size===0)
return{allowed:change,waiting:undefined,excluded:[]};
const{published,belongsTo}=await holdBack(change,verdicts.keys(),base);
for(const[path,owner]of belongsTo){
const kind=verdicts.get(owner)?.kind??'refused';
verdicts.set(path,{kind,rule:`it belongs to ${owner}`});
}
const{text,isComplete}=await(0,_git_patch_js__WEBPACK_IMPORTED_MODULE_4__.C)(checkout.git,{base:published.tree,tree:change.tree});
const excluded=[...verdicts].map(([path,{rule}])=>({path,rule}));
const listed=excluded.toSorted((one,other)=>(one.path<other.path?-1:1));
const[paths,of]=[listed.map(({path})=>path),listed.map(({rule})=>rule)];
emit({kind:'files-excluded',paths,rules:of,patch:text});
if(!isComplete)
emit({kind:'warning',text:PATCH_TOO_LONG});
const needsApproval=({path})=>verdicts.get(path)?.kind==='needs-approval';
const waiting=await waitingChange(await(0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__.wW)(checkout.git,startSha,change.changes.filter(needsApproval)),base);
return{allowed:published,waiting,excluded};
}
async function waitingChange(edit,{checkout,startSha}){
if(edit.changes.length===0)
return undefined;
const{text}=await(0,_git_patch_js__WEBPACK_IMPORTED_MODULE_4__.C)(checkout.git,{base:startSha,tree:edit.tree});
return{kind:'change',files:edit.changes.map(_change_base_js__WEBPACK_IMPORTED_MODULE_2__.Py),patch:text};
}
async function holdBack(change,paths,{checkout,startSha}){
const belongsTo=new Map();
const heldBack=new Set(paths);
let published=change;
const add=(path,owner)=>{
if(heldBack.has(path))
return;
heldBack.add(path);
belongsTo.set(path,owner);
};
const moved=await(0,_git_diff_trees_js__WEBPACK_IMPORTED_MODULE_5__.Vq)(checkout.git,startSha,change.tree);
for(let known=0;known<heldBack.size;){
known=heldBack.size;
for(const[path,owner]of replacedBy(change.changes,heldBack))
add(path,owner);
const elsewhere=new Set([...moved].flatMap(([path,old])=>(heldBack.has(path)?[]:old)));
for(const[path,old]of moved){
if(heldBack.has(path)&&!elsewhere.has(old))
add(old,path);
else if(heldBack.has(old))
add(path,old);
}
published=await(0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__.wW)(checkout.git,startSha,change.changes.filter(({path})=>!heldBack.has(path)));
const kept=new Set(published.changes.map(({path})=>path));
for(const{path}of change.changes)
if(!kept.has(path))
add(path,conflicting(path,heldBack));
}
return{published,belongsTo};
}
function replacedBy(changes,heldBack){
const written=changes.filter(({kind,path})=>kind==='written'&&heldBack.has(path)).map(({path})=>path);
const folders=new Map(written.flatMap((path)=>(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__.Zv)(path).map((folder)=>[folder,path])));
const files=new Set(written);
const replaced=changes.flatMap(({kind,path})=>{
const owner=folders.get(path)??(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__.Zv)(path).find((folder)=>files.has(folder));
return kind==='deleted'&&owner!==undefined?[[path,owner]]:[];
});
return new Map(replaced);
}
function conflicting(path,heldBack){
return[...heldBack].find((other)=>other.startsWith(`${path}/`)||path.startsWith(`${other}/`))??path;
}
}),
6884:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(scanForSecrets)
});
var _domain_change_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(38333);
var _git_look_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(56296);
var _secrets_scan_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(52897);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _publish_change_base_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15942);
var _publish_split_change_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43935);
const LIMITS={..._git_look_js__WEBPACK_IMPORTED_MODULE_0__.Mi,entries:_domain_change_js__WEBPACK_IMPORTED_MODULE_4__.ed,bytes:256*2**20};
const REASON='it contains a secret of this run, so it is not shown either';
const BELONGS='it belongs to a file that contains a secret of this run';
const HIDDEN_NAME='A file whose name contains a secret';
const MAX_NAMED=10;
async function scanForSecrets(change,{checkout,startSha},{containsSecret,emit}){
const look=new _git_look_js__WEBPACK_IMPORTED_MODULE_0__.yx(LIMITS);
look.list(change.changes.map(({path})=>path));
const secretPaths=new Set();
const suspicious=[];
for(const file of change.changes){
if(file.kind==='deleted')
continue;
const content=await file.readContent();
look.read([{path:file.path,bytes:content.length}]);
look.throwIfOver();
if(containsSecret(file.path)||containsSecret(content))
secretPaths.add(file.path);
else if(await(0,_secrets_scan_js__WEBPACK_IMPORTED_MODULE_1__.n)(content,()=>(0,_publish_change_base_js__WEBPACK_IMPORTED_MODULE_2__.$H)(file.path,{checkout,startSha})))
suspicious.push(file.path);
}
if(suspicious.length>0)
emit({kind:'warning',text:patternWarning(suspicious)});
if(secretPaths.size===0)
return{change,secretFiles:0};
const{published,belongsTo}=await(0,_publish_split_change_js__WEBPACK_IMPORTED_MODULE_3__.d)(change,secretPaths,{checkout,startSha});
const skipped=[
...[...secretPaths].map((path)=>({path,reason:REASON})),
...[...belongsTo.keys()].map((path)=>({path,reason:BELONGS}))
].map(({path,reason})=>({path:containsSecret(path)?HIDDEN_NAME:path,reason}));
return{change:{...published,skipped:[...change.skipped,...skipped]},secretFiles:secretPaths.size};
}
function patternWarning(paths){
return `New text that looks like a key or a token is in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.rL)(paths,MAX_NAMED)}. If it is real, remove it and rotate it.`;
}
}),
52897:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(createSecretScan),
n:()=>(addsSecretPattern)
});
var _text_encoding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3817);
var _find_matches_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21387);
var _known_patterns_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9973);
var _known_values_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(70508);
const MAX_PATTERN_SEARCH=1024*1024;
const findPatterns=(0,_find_matches_js__WEBPACK_IMPORTED_MODULE_1__.p)(_known_patterns_js__WEBPACK_IMPORTED_MODULE_2__.W);
function createSecretScan(secrets){
const find=(0,_find_matches_js__WEBPACK_IMPORTED_MODULE_1__.p)((0,_known_values_js__WEBPACK_IMPORTED_MODULE_3__.N)(secrets));
return(content)=>{
const decoded=typeof content==='string'?undefined:(0,_text_encoding_js__WEBPACK_IMPORTED_MODULE_0__.g7)(content);
return find(decoded?.text??content.toString()).length>0;
};
}
async function addsSecretPattern(content,readOld){
if(content.length>MAX_PATTERN_SEARCH||content.includes(0))
return false;
const text=content.toString();
if(findPatterns(text).length===0)
return false;
const old=new Set(((await readOld())??'').split('\n'));
const added=text.split('\n').filter((line)=>!old.has(line));
return findPatterns(added.join('\n')).length>0;
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
})
};
;
