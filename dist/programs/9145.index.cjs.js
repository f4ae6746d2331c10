"use strict";
exports.id=9145;
exports.ids=[9145];
exports.modules={
83441:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
initApp:()=>(initApp)
});
var _init_check_flags_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91169);
var _init_write_workflow_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(3476);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2754);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(10175);
var _github_addresses_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(33403);
var _init_github_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(68935);
var _init_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(24155);
var _json_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3727);
var _open_local_repository_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32124);
var _release_pin_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(57758);
var _terminal_writer_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(44977);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4565);
async function initApp({cwd,organization,json,...flags}){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_2__.I)(cwd);
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
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__.e(mistakes.join('\n'));
const{remote}=await(0,_open_local_repository_js__WEBPACK_IMPORTED_MODULE_5__.g)(root,process.env['PATH']??'');
const name=named??remote?.name;
if(name===undefined)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__.e('The checkout has no remote on GitHub. Name the repository with --repository OWNER/NAME.');
const repository={host:host??remote?.host??'github.com',name};
const url=registrationUrl(repository,organization);
const commands=[
`${(0,_init_text_js__WEBPACK_IMPORTED_MODULE_3__.$k)((0,_init_github_js__WEBPACK_IMPORTED_MODULE_9__.tX)(repository,KEY_SECRET))} < downloaded.private-key.pem`,
`${(0,_init_text_js__WEBPACK_IMPORTED_MODULE_3__.$k)((0,_init_github_js__WEBPACK_IMPORTED_MODULE_9__.rs)(repository,ID_VARIABLE))} --body APP_ID`
];
const text=json
?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_4__.s)({url,permissions:APP_PERMISSIONS,commands})
:(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)(stepsText(url,{commands,name,pin:await(0,_release_pin_js__WEBPACK_IMPORTED_MODULE_6__.C)({},repository.host)}));
(0,_terminal_writer_js__WEBPACK_IMPORTED_MODULE_7__.A)(process.stdout,process.env)(text);
return 0;
}
const KEY_SECRET='FORGEHAND_APP_KEY';
const ID_VARIABLE='FORGEHAND_APP_ID';
const APP_PERMISSIONS={contents:'write',issues:'write',pull_requests:'write',checks:'read',actions:'read'};
function registrationUrl({host,name},organization){
const{serverUrl}=(0,_github_addresses_js__WEBPACK_IMPORTED_MODULE_10__.P)(host,process.env);
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
     - uses: ${(0,_init_write_workflow_js__WEBPACK_IMPORTED_MODULE_11__.d)(pin)}
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
40458:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
UO:()=>(isWithin),
Vb:()=>(nameOf),
lp:()=>(withoutFolder),
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
function withoutFolder(path,folder){
return folder!==''&&path.startsWith(`${folder}/`)?path.slice(folder.length+1):path;
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
30117:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(readDeclaredChecks)
});
var _policy_declared_checks_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(11515);
var _text_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32686);
async function readDeclaredChecks({names,read}){
return(0,_policy_declared_checks_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
packageJson:(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)((await read('package.json'))??''),
files:[...names],
makefile:await read('Makefile'),
cargoManifest:await read('Cargo.toml')
});
}
}),
25178:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(readRootFiles)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _git_look_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57615);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(61165);
var _files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93597);
async function readRootFiles(root,folder=''){
const names=new Set((await(0,_files_js__WEBPACK_IMPORTED_MODULE_2__.Il)(root,folder,new _git_look_js__WEBPACK_IMPORTED_MODULE_1__.yx(_git_look_js__WEBPACK_IMPORTED_MODULE_1__.i7))).map(({name})=>name));
return{
names,
read:async(name)=>{
if(!names.has(name))
return undefined;
try{
return(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__.vA)((await(0,_files_js__WEBPACK_IMPORTED_MODULE_2__.aL)(root,(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,name))).toString());
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error)||error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.v4)
return undefined;
throw error;
}
}
};
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
