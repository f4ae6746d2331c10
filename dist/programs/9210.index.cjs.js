"use strict";
exports.id=9210;
exports.ids=[9210];
exports.modules={
83441:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
initApp:()=>(initApp)
});
var _init_check_flags_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91169);
var _init_write_workflow_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3476);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(10175);
var _github_environment_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(25058);
var _init_github_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(68935);
var _init_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(24155);
var _json_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3727);
var _open_local_repository_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(32124);
var _release_pin_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(57758);
var _terminal_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(97985);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(4565);
async function initApp({cwd,organization,json,...flags}){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_3__.I)(cwd);
const{host,repository:named,...others}=flags;
const options=Object.keys(others).map((name)=>name.replaceAll(/[A-Z]/g,(letter)=>`-${letter.toLowerCase()}`));
const mistakes=[
...(options.length>0?[`--app only prints how to register an App. Leave out: --${options.join(', --')}.`]:[]),
...(organization!==undefined&&!/^[a-z\d](?:[\w-]{0,98}\w)?$/i.test(organization)
?['--organization is not the name of an organization. Use a name such as acme.']
:[]),
...(0,_init_check_flags_js__WEBPACK_IMPORTED_MODULE_0__.g)({...(host!==undefined&&{host}),...(named!==undefined&&{repository:named})})
];
if(mistakes.length>0)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_9__.e(mistakes.join('\n'));
const{remote}=await(0,_open_local_repository_js__WEBPACK_IMPORTED_MODULE_6__.g)(root,process.env['PATH']??'');
const name=named??remote?.name;
if(name===undefined)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_9__.e('The checkout has no remote on GitHub. Name the repository with --repository OWNER/NAME.');
const repository={host:host??remote?.host??'github.com',name};
const url=registrationUrl(repository,organization);
const commands=[
`${(0,_init_text_js__WEBPACK_IMPORTED_MODULE_4__.$k)((0,_init_github_js__WEBPACK_IMPORTED_MODULE_10__.tX)(repository,KEY_SECRET))} < downloaded.private-key.pem`,
`${(0,_init_text_js__WEBPACK_IMPORTED_MODULE_4__.$k)((0,_init_github_js__WEBPACK_IMPORTED_MODULE_10__.rs)(repository,ID_VARIABLE))} --body APP_ID`
];
const text=json
?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__.s)({url,permissions:APP_PERMISSIONS,commands})
:(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(stepsText(url,{commands,name,pin:await(0,_release_pin_js__WEBPACK_IMPORTED_MODULE_7__.C)({},repository.host)}));
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__.AO)(process.stdout,process.env)(text);
return 0;
}
const KEY_SECRET='FORGEHAND_APP_KEY';
const ID_VARIABLE='FORGEHAND_APP_ID';
const APP_PERMISSIONS={contents:'write',issues:'write',pull_requests:'write',checks:'read',actions:'read'};
function registrationUrl({host,name},organization){
const{serverUrl}=(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_11__.Pe)(host,process.env);
const[owner='']=name.split('/');
const query=new URLSearchParams({
name:`Forgehand ${owner}`.slice(0,34).trim(),
description:'Opens pull requests for /agent comments, so that their workflows start at once.',
url:`${serverUrl}/${name}`,
public:'false',
webhook_active:'false',
...APP_PERMISSIONS
});
return `${serverUrl}${organization===undefined?'':`/organizations/${organization}`}/settings/apps/new?${query.toString()}`;
}
function stepsText(url,{commands,name,pin}){
const steps=`- uses: actions/create-github-app-token@29824e69f54612133e76f7eaac726eef6c875baf # v2.2.1
       id: app
       with:
         app-id: \${{ vars.${ID_VARIABLE} }}
         private-key: \${{ secrets.${KEY_SECRET} }}
     - uses: ${(0,_init_write_workflow_js__WEBPACK_IMPORTED_MODULE_1__.d)(pin)}
       with:
         github-token: \${{ steps.app.outputs.token }}`;
return `1. Open this page of GitHub, and create the App:
     ${url}
2. On the App's page, generate a private key. Store it, and the App ID:
     ${commands.join('\n     ')}
3. Under Install App, install it in ${name}.
4. Give the workflow its token:
     ${steps}
`;
}
}),
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Zw:()=>(trustedEnvironment),
dd:()=>(outermostCheckout),
jm:()=>(hardenedEnvironment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(40458);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.excludesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'protocol.allow':'never',
'safe.bareRepository':'explicit',
'submodule.recurse':'false'
};
function hardenedEnvironment(searchPath,configuration={}){
const entries=Object.entries({...CONFIGURATION,...configuration});
return{
...ENVIRONMENT,
PATH:searchPath,
GIT_CONFIG_COUNT:String(entries.length),
...Object.fromEntries(entries.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${index}`,key],
[`GIT_CONFIG_VALUE_${index}`,value]
]))
};
}
async function trustedEnvironment(workTree,environment){
const root=outermostCheckout(workTree)??workTree;
const trusted=Object.entries(environment).map(async([name,value=''])=>{
const isList=name.endsWith('PATH');
const paths=isList?value.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value.split(/[\s:=,]+/).filter((word)=>word.includes('/'));
const missing=isList?root:'/';
const real=await Promise.all(paths.map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root,path)),missing)));
const outside=paths.filter((path,index)=>!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__.UO)(real[index]??root,root)&&(!isList||(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path)));
const left=isList?outside.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value;
return left===''||(!isList&&outside.length<paths.length)?[]:[[name,left]];
});
return{PATH:'/nonexistent',...Object.fromEntries((await Promise.all(trusted)).flat())};
}
function outermostCheckout(path){
const above=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
if(above===path)
return undefined;
return outermostCheckout(above)??((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,'.git'))?path:undefined);
}
}),
15884:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
cl:()=>(quoteValue),
sw:()=>(checkInputs),
yw:()=>(readAll)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
function checkInputs(schema,read,otherProblems=[]){
const parsed=schema.safeParse(readAll(schema,read));
const problems=new Map();
for(const{path,message}of parsed.error?.issues??[]){
const name=String(path[0]);
problems.set(name,`${name} is ${showInput(name,read(name))}. Expected ${message}.`);
}
const lines=[...problems.values(),...otherProblems].map((problem)=>`- ${problem}`);
if(parsed.success&&lines.length===0)
return parsed.data;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The inputs of the action have errors (\`with:\` in the workflow file):\n${lines.join('\n')}`);
}
function readAll(schema,read){
return Object.fromEntries(Object.keys(schema.shape).map((name)=>[name,read(name)]));
}
const secrets=['github-token','api-key'];
function showInput(name,value){
if(value.trim()==='')
return 'not set';
if(secrets.includes(name))
return 'invalid';
return quoteValue(name==='base-url'?withoutCredentials(value):value);
}
function withoutCredentials(address){
return address.replace(/\/\/.*@/su,'//***@').replace(/([?#]).*$/su,'$1***');
}
const MAX_CHARACTERS=60;
function quoteValue(value){
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(value===undefined?'missing':JSON.stringify(value),MAX_CHARACTERS);
}
}),
17718:
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
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const EXPECTED_LABEL='a label of at most 50 characters';
const EXPECTED_LOGIN='a login such as octocat';
const EXPECTED_REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_LABEL).trim().min(1,EXPECTED_LABEL).max(50,EXPECTED_LABEL);
const login=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u,EXPECTED_LOGIN);
const reviewer=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,EXPECTED_REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
47534:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(totalLines),
m:()=>(totalsByPath)
});
function totalLines(edits){
return{
added:edits.reduce((sum,{added})=>sum+added,0),
removed:edits.reduce((sum,{removed})=>sum+removed,0)
};
}
function totalsByPath(edits){
return[...Map.groupBy(edits,({path})=>path)].map(([path,group])=>({path,...totalLines(group)}));
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
var _edit_totals_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47534);
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds/ 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds/ 1_000);
if(seconds<3_600)
return `${Math.floor(seconds/ 60)} min ${pad(seconds%60)} s`;
const minutes=Math.round(seconds/ 60);
return `${Math.floor(minutes/ 60)} h ${pad(minutes%60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count/ 1_000)}k`;
return `${oneDecimal(count/ 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length-max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const{added,removed}=(0,_edit_totals_js__WEBPACK_IMPORTED_MODULE_0__.S)(edits);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
}),
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
Io:()=>(jsonProblem),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord),
zv:()=>(recordOf)
});
function parseJson(text){
try{
return JSON.parse(text);
}
catch{
return undefined;
}
}
function compactJson(value){
try{
return JSON.stringify(value);
}
catch(error){
if(error instanceof RangeError)
return undefined;
throw error;
}
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function recordOf(value){
return isRecord(value)?value:{};
}
function isDeeperThan(depth,value){
if(typeof value!=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth-1,within));
}
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
40458:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jl:()=>(isForeignFolder),
U5:()=>(isWithinAny),
UO:()=>(isWithin),
Vb:()=>(nameOf),
lp:()=>(withoutFolder),
ue:()=>(isLockFile),
yS:()=>(folderOf)
});
function folderOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf('/')));
}
function nameOf(path){
return path.slice(path.lastIndexOf('/')+1);
}
function isWithin(path,folder){
return path===folder||path.startsWith(`${folder}/`);
}
function isWithinAny(path,folders=[]){
return folders.some((each)=>isWithin(path,each));
}
function withoutFolder(path,folder){
return folder!==''&&path.startsWith(`${folder}/`)?path.slice(folder.length+1):path;
}
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
const FOREIGN=/^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i;
function isForeignFolder(name){
return FOREIGN.test(name);
}
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
VI:()=>(beginningOf),
l2:()=>(capitalized),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
return `${beginningOf(text,maxLength-1).trimEnd()}…`;
}
function beginningOf(text,maxLength){
return text.slice(0,maxLength).replace(/[\uD800-\uDBFF]$/u,'');
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before+first.toUpperCase());
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text.slice(0,maxLength*4+100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
}
}),
72427:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(readPackageBinaries),
U:()=>(readDeclaredChecks)
});
var _git_look_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(56296);
var _files_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(93597);
var _policy_declared_checks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(11515);
var _text_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(32686);
async function readDeclaredChecks({names,read}){
return(0,_policy_declared_checks_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
packageJson:(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)((await read('package.json'))??''),
files:[...names],
makefile:await read('Makefile'),
cargoManifest:await read('Cargo.toml')
});
}
const BINARIES='node_modules/.bin';
async function readPackageBinaries(root){
const[declared,installed]=await Promise.all([
(0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.Mh)((0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.aL)(root,'package-lock.json'),''),
(0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.Mh)((0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.Il)(root,BINARIES,new _git_look_js__WEBPACK_IMPORTED_MODULE_0__.yx(_git_look_js__WEBPACK_IMPORTED_MODULE_0__.i7)),[])
]);
return[...new Set([...binariesOfLockFile(declared.toString()),...installed.map(({name})=>name)])];
}
function binariesOfLockFile(text){
const lock=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text);
const packages=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(lock)&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(lock['packages'])?Object.entries(lock['packages']):[];
return packages.flatMap(([path,entry])=>path!==''&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(entry)&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(entry['bin'])?Object.keys(entry['bin']):[]);
}
}),
51511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(yieldToEventLoop),
z:()=>(atOnce)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500);
function atOnce(work){
return Promise.try(work);
}
async function yieldToEventLoop(){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
}),
93597:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Il:()=>(listFolderBeneath),
Mh:()=>(unlessUnreadable),
RE:()=>(statBeneathSync),
Z4:()=>(isOwnFile),
a4:()=>(existsBeneath),
aL:()=>(readFileBeneath),
iV:()=>(statBeneath),
io:()=>(linkBeneath),
mn:()=>(withFileBeneath),
oq:()=>(kindBeneath),
qf:()=>(writeNew),
s9:()=>(entriesIn)
});
var tslib__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(75455);
const MAX_FILE_BYTES=32*1024*1024;
function readFileBeneath(root,relative){
return withFileBeneath(root,relative,async(file,{size})=>{
if(size<=MAX_FILE_BYTES)
return await file.content();
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
});
}
async function withFileBeneath(root,relative,work){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(relative);
if(base==='')
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4('The root of the repository is a folder; use list_directory.');
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,dir),false);
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.T)(folder.at(base)),false);
const{stats}=file;
if(stats.isDirectory())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is a folder; use list_directory.`);
if(!stats.isFile())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is not a regular file.`);
if(!isOwnFile(relative,stats)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
}
return await work(file,stats);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_1);
}
}
function isOwnFile(path,{nlink}){
return nlink<=1||path.split('/').includes('node_modules');
}
function writeNew(folder,name,{content,like}){
const env_2={stack:[],error:void 0,hasError:false};
try{
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_2,new _open_file_js__WEBPACK_IMPORTED_MODULE_4__.T(folder.at(name),O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o666),false);
file.write(content);
const owner=process.getuid?.()===0?(like??(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder.path)):undefined;
if(owner)
file.chown(owner);
if(like)
file.chmod(like.mode&0o777);
}
catch(e_2){
env_2.error=e_2;
env_2.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_2);
}
}
async function existsBeneath(root,relative){
return(await statBeneath(root,relative))!==undefined;
}
function statBeneath(root,relative){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>statBeneathSync(root,relative));
}
function statBeneathSync(root,relative){
const status=()=>atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false}));
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(status,['ENOENT','ENOTDIR','ELOOP']);
}
function atEntry(root,relative,work){
const env_3={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(relative);
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_3,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,dir),false);
return work(folder.at(base));
}
catch(e_3){
env_3.error=e_3;
env_3.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_3);
}
}
function unlessUnreadable(read,otherwise){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.NN)(read,otherwise,(error)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error)||error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4);
}
async function kindBeneath(root,relative){
if(relative==='')
return 'folder';
const stats=await statBeneath(root,relative);
return stats&&kindOf(stats);
}
function linkBeneath(root,relative){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.e4)((0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path))),undefined);
}
function listFolderBeneath(root,relative,look){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>{
const env_4={stack:[],error:void 0,hasError:false};
try{
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_4,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,relative),false);
const entries=[];
for(const entry of entriesIn(folder.path)){
look.list([node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(relative,entry.name)]);
if(entry.name!=='.git')
entries.push({name:entry.name,kind:kindOf(entry)});
}
return entries.sort((a,b)=>(a.name<b.name?-1:1));
}
catch(e_4){
env_4.error=e_4;
env_4.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_4);
}
});
}
function*entriesIn(folder){
const open=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder);
try{
for(let entry=open.readSync();entry;entry=open.readSync())
yield entry;
}
finally{
open.closeSync();
}
}
function kindOf(entry){
if(entry.isDirectory())
return 'folder';
if(entry.isSymbolicLink())
return 'link';
return entry.isFile()?'file':'other';
}
}),
53858:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(openFile),
c:()=>(openBeneath)
});
var tslib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _open_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75455);
const{O_DIRECTORY,O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openBeneath(root,relative,{create=false}={}){
let folder=openFolder(root);
for(const name of relative.split('/').filter((each)=>each!=='')){
const env_1={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.mS)(env_1,folder,false);
if(create)
makeFolder(parent,name);
folder=openFolder(parent.at(name));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_3__.hk)(env_1);
}
}
return folder;
}
function openFile(path){
return new _open_file_js__WEBPACK_IMPORTED_MODULE_2__.T(path,O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
}
function makeFolder(parent,name){
const path=parent.at(name);
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error)&&error.code==='EEXIST')
return;
throw error;
}
if(process.getuid?.()!==0)
return;
const{uid,gid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(parent.path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path,uid,gid);
}
function openFolder(path){
const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_RDONLY|O_DIRECTORY|O_NOFOLLOW);
const stable=process.platform==='linux'?`/proc/self/fd/${descriptor}`:path;
return{
path:stable,
at:(name)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stable,name),
[Symbol.dispose]:()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
};
}
}),
75455:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(CHUNK_BYTES),
T:()=>(OpenFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
const MAX_AT_ONCE=1024*1024;
const CHUNK_BYTES=256*1024;
const MIN_CHUNK_BYTES=4096;
const readPiece=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
const readAll=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFile);
class OpenFile{
#descriptor;
stats;
constructor(path,flags,mode){
this.#descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,flags,mode);
this.stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
}
async*chunks(){
const buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
let position=0;
for(let bytes=await this.read(buffer,0);bytes>0;bytes=await this.read(buffer,position)){
position+=bytes;
yield buffer.subarray(0,bytes);
}
}
async read(buffer,position){
if(this.stats.size<=MAX_AT_ONCE)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor,buffer,0,buffer.length,position);
return(await readPiece(this.#descriptor,buffer,0,buffer.length,position)).bytesRead;
}
content(){
if(this.stats.size>MAX_AT_ONCE)
return readAll(this.#descriptor);
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#descriptor));
}
write(content){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#descriptor,content);
}
chown({uid,gid}){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(this.#descriptor,uid,gid);
}
chmod(mode){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(this.#descriptor,mode);
}
[Symbol.dispose](){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
}
}
}),
6013:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(RequestError)
});
class RequestError extends Error{
name;
status;
request;
response;
constructor(message,statusCode,options){
super(message,{cause:options.cause});
this.name="HttpError";
this.status=Number.parseInt(statusCode);
if(Number.isNaN(this.status)){
this.status=0;
}
/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
if("response" in options){
this.response=options.response;
}
const requestCopy=Object.assign({},options.request);
if(options.request.headers.authorization){
requestCopy.headers=Object.assign({},options.request.headers,{
authorization:options.request.headers.authorization.replace(
/(?<! ) .*$/,
" [REDACTED]"
)
});
}
requestCopy.url=requestCopy.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]");
this.request=requestCopy;
}
}
})
};
;
