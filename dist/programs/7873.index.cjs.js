"use strict";
exports.id=7873;
exports.ids=[7873];
exports.modules={
74089:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
initApp:()=>(initApp)
});
var modules=__webpack_require__(67877);
;
const APP_PERMISSIONS={
contents:'write',
issues:'write',
pull_requests:'write',
checks:'read',
actions:'read',
metadata:'read'
};
const MAX_NAME=34;
function appManifest({name},serverUrl,redirectUrl){
const[owner='']=name.split('/');
const url=`${serverUrl}/${name}`;
return{
name:`Forgehand ${owner}`.slice(0,MAX_NAME).trim(),
description:'Opens pull requests for /agent comments, so that their workflows start at once.',
url,
redirect_url:redirectUrl,
public:false,
hook_attributes:{url,active:false},
default_events:[],
default_permissions:APP_PERMISSIONS
};
}
function registrationUrl(serverUrl,organization,state){
return `${appSettings(serverUrl,organization)}/new?state=${state}`;
}
function appSettingsUrl(serverUrl,organization,slug){
return `${appSettings(serverUrl,organization)}/${slug}`;
}
function appSettings(serverUrl,organization){
return `${serverUrl}${organization===undefined?'':`/organizations/${organization}`}/settings/apps`;
}
var use_environment_proxy=__webpack_require__(94163);
var app_flags=__webpack_require__(85608);
var html=__webpack_require__(34393);
var local_page=__webpack_require__(5592);
;
function appFormPage({url,manifest,permissions,owner}){
const{host,origin}=new URL(url);
const rows=Object.entries(permissions).map(([name,level])=>(0,html.qy)`<li><code>${name}</code>: ${level}</li> `);
const body=(0,html.qy)`<p>
      The button takes you to <b>${host}</b>, which shows the App's name and asks you to confirm. The App will belong to
      ${owner}, can be installed nowhere else, and has no webhook. It may:
    </p>
    <ul>
      ${rows}
    </ul>
    <form method="post" action="${url}">
      <input type="hidden" name="manifest" value="${JSON.stringify(manifest)}" />
      <button>Create the App on ${host}</button>
    </form>
    <p>GitHub then sends you back here, and <code>forgehand init --app</code> stores the App's key.</p>`;
return(0,local_page.j)('Create a GitHub App for Forgehand',body,origin);
}
var write_workflow=__webpack_require__(3476);
var shell_quote=__webpack_require__(41609);
var visible_text=__webpack_require__(2754);
var init_github=__webpack_require__(68935);
var init_text=__webpack_require__(24155);
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var secrets_redact=__webpack_require__(26837);
var usage_error=__webpack_require__(4565);
var file_problem=__webpack_require__(99736);
;
const KEY_SECRET='FORGEHAND_APP_KEY';
const ID_VARIABLE='FORGEHAND_APP_ID';
async function chooseKeyStore({keyFile,setSecret:wantsSecret,yes},{root,repository,gh},prompts){
if(keyFile!==undefined)
return{kind:'file',path:newFile(root,keyFile)};
if(typeof gh==='string')
throw new usage_error.e(`${gh} The App's key would be lost without it. Save the key to a file with --key-file PATH.`);
const question=`Store the App's key and id in ${repository.name}, as ${KEY_SECRET} and ${ID_VARIABLE}?`;
if(wantsSecret??yes??(prompts&&(await prompts.confirm(question,true))))
return{kind:'repository',gh};
throw new usage_error.e(`The App's key would be lost. Add --set-secret to store it in ${repository.name}, or save it to a file with --key-file PATH.`);
}
function newFile(root,written){
const folder=realFolder((0,external_node_path_.dirname)((0,external_node_path_.resolve)(written)));
if(folder===undefined)
throw new usage_error.e(`The folder of --key-file does not exist: ${(0,external_node_path_.dirname)(written)}. Create it, or choose another path.`);
const path=(0,external_node_path_.join)(folder,(0,external_node_path_.basename)(written));
if((0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false}))
throw new usage_error.e(`${path} exists. Give --key-file a new file.`);
const inside=(0,external_node_path_.relative)(root,path);
if(inside!=='..'&&!inside.startsWith('../')&&!(0,external_node_path_.isAbsolute)(inside))
throw new usage_error.e(`${path} is in the checkout, where the key could be committed. Give --key-file a path elsewhere.`);
return path;
}
function realFolder(path){
try{
const folder=(0,external_node_fs_.realpathSync)(path);
return(0,external_node_fs_.lstatSync)(folder).isDirectory()?folder:undefined;
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
return undefined;
}
}
async function storeApp(store,repository,{id,pem}){
if(store.kind==='file'){
const problem=await writeKey(store.path,pem);
if(problem===undefined)
return{secret:false,variable:false,keyFile:store.path,failures:[]};
return{...NOTHING,failures:[`The key was not written to ${store.path}: ${problem}`]};
}
const redact=(0,secrets_redact.lY)([pem,...pem.split('\n')]);
const secret=await(0,init_github.Pq)(store.gh,repository,{name:KEY_SECRET,value:pem});
const variable=await(0,init_github.BB)(store.gh,repository,{name:ID_VARIABLE,value:String(id)});
const failures=[
secret!==undefined&&`The secret ${KEY_SECRET} was not set: ${redact(secret)}`,
variable!==undefined&&`The variable ${ID_VARIABLE} was not set: ${redact(variable)}`
];
return{
secret:secret===undefined,
variable:variable===undefined,
keyFile:null,
failures:failures.filter((failure)=>typeof failure==='string')
};
}
const NOTHING={secret:false,variable:false,keyFile:null};
async function writeKey(path,pem){
try{
await(0,promises_.writeFile)(path,pem,{mode:0o600,flag:'wx'});
return undefined;
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
return `${(0,file_problem.W)(error)}.`;
}
}
;
function stepsWith(pin){
return `- uses: actions/create-github-app-token@29824e69f54612133e76f7eaac726eef6c875baf # v2.2.1
  id: app
  with:
    app-id: \${{ vars.${ID_VARIABLE} }}
    private-key: \${{ secrets.${KEY_SECRET} }}
- uses: ${(0,write_workflow.d)(pin)}
  with:
    github-token: \${{ steps.app.outputs.token }}`.split('\n');
}
function appResultText({app,settingsUrl,repository,stored},pin){
const done=[
`Created the App ${app.name}: ${app.url}`,
...(stored.secret?[`Set the secret ${KEY_SECRET}.`]:[]),
...(stored.variable?[`Set the variable ${ID_VARIABLE}.`]:[]),
...(stored.keyFile===null
?[]
:[`Wrote the private key to ${stored.keyFile}. Delete the file once it is stored.`]),
...stored.failures.map((failure)=>`\u2717 ${failure}`)
];
const secret=(0,init_text.$k)((0,init_github.tX)(repository,KEY_SECRET));
const commands=[
...(stored.secret?[]:[`${secret} < ${(0,shell_quote.e)(stored.keyFile??'downloaded.private-key.pem')}`]),
...(stored.variable?[]:[`${(0,init_text.$k)((0,init_github.rs)(repository,ID_VARIABLE))} --body ${app.id}`])
];
const isLost=!stored.secret&&stored.keyFile===null;
const steps=[
...(isLost?[['Generate a new private key (the first one was not kept):',settingsUrl]]:[]),
...(commands.length>0?[['Store what is missing:',...commands]]:[]),
[`Install the App in ${repository.name}:`,`${app.url}/installations/new`],
['Give the workflow its token:',...stepsWith(pin)]
];
const lines=steps.flatMap(([title='',...rest],index)=>[
`${index+1}. ${title}`,
...rest.map((line)=>`     ${line}`)
]);
return{text:(0,visible_text.Q)(`\n${[...done,'',...lines].join('\n')}\n`),commands};
}
var schemas=__webpack_require__(3301);
var signed_address=__webpack_require__(5491);
var json=__webpack_require__(32686);
;
const appSchema=schemas.Ikc({
id:schemas.aig().int().positive(),
name:schemas.YjP().min(1),
html_url:schemas.YjP(),
pem:schemas.YjP().regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----\s/)
});
const TIMEOUT_MS=30_000;
const MAX_BYTES=1024*1024;
async function convertManifest({apiUrl,serverUrl},code){
const{status,value}=await post(`${apiUrl}/app-manifests/${code}/conversions`);
if(status!==201){
const message=(0,json.u4)(value)&&typeof value['message']==='string'?`: ${(0,visible_text.Q)(value['message'])}`:'';
throw new errors.yo(`GitHub refused the code of the App (HTTP ${status}${message}). ${AGAIN}`);
}
const app=appSchema.safeParse(value);
const[,slug]=app.success?(/\/([\w-]{1,100})$/.exec(app.data.html_url)??[]):[];
if(!app.success||slug===undefined||!app.data.html_url.startsWith(`${serverUrl}/`))
throw new errors.yo(`GitHub's description of the App cannot be read. ${AGAIN}`);
const{id,name,html_url:url,pem}=app.data;
return{id,slug,name:(0,visible_text.Q)(name),url,pem};
}
const AGAIN='Delete the App in the settings of its owner, because nobody has its key, and start again.';
async function post(url){
try{
const headers={accept:'application/vnd.github+json','user-agent':'forgehand'};
const signal=AbortSignal.timeout(TIMEOUT_MS);
const response=await fetch(url,{method:'POST',headers,redirect:'error',signal});
const{bytes}=await(0,signed_address.CB)(response,MAX_BYTES);
return{status:response.status,value:(0,json.qF)(bytes.toString())};
}
catch(error){
const{cause}=error;
throw new errors.yo(`${new URL(url).host} cannot be reached: ${(0,errors.bD)(cause??error)}. ${AGAIN}`,{
cause:error
});
}
}
var find_checkout=__webpack_require__(10175);
var cli_gh=__webpack_require__(24298);
var github_addresses=__webpack_require__(33403);
var open_local_repository=__webpack_require__(32124);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var cli_prompts=__webpack_require__(61673);
var release_pin=__webpack_require__(57758);
var external_node_crypto_=__webpack_require__(77598);
var external_node_events_=__webpack_require__(78474);
var external_node_http_=__webpack_require__(37067);
;
const CODE=/^[\w-]{1,200}$/;
async function serveAppForm(flow,{timeoutMs,signal,onReady}){
const path=`/${(0,external_node_crypto_.randomBytes)(16).toString('hex')}/`;
const state=(0,external_node_crypto_.randomBytes)(32).toString('hex');
const ended=Promise.withResolvers();
let isUsed=false;
const answer=async(request,response)=>{
const url=URL.parse(request.url??'/',origin);
const isHere=request.headers.host===new URL(origin).host;
if(!url||!isHere||request.method!=='GET'){
send(response,!url?404:isHere?405:421,NOT_HERE);
}
else if(url.pathname===path){
if(isUsed)
send(response,410,USED);
else
send(response,200,flow.form(`${origin}${path}created`,state));
}
else if(url.pathname===`${path}created`){
await receive(url.searchParams,response);
}
else{
send(response,404,NOT_HERE);
}
};
const receive=async(query,response)=>{
const code=query.get('code')??'';
if(!isEqual(query.get('state')??'',state)||!CODE.test(code)){
send(response,400,NOT_OURS);
}
else if(isUsed){
send(response,410,USED);
}
else{
isUsed=true;
await finish(response,code);
}
};
const finish=async(response,code)=>{
try{
const result=await flow.exchange(code);
await sendCompletely(response,200,flow.done(result));
ended.resolve(result);
}
catch(error){
await sendCompletely(response,502,(0,local_page.R)('The App was not set up',(0,errors.bD)(error)));
throw error;
}
};
const server=(0,external_node_http_.createServer)((request,response)=>void answer(request,response).catch(ended.reject));
server.listen(0,'127.0.0.1');
await(0,external_node_events_.once)(server,'listening');
const{port}=server.address();
const origin=`http://127.0.0.1:${port}`;
const waits=stopWaiting({timeoutMs,signal},(reason)=>{
if(!isUsed)
ended.reject(reason);
});
try{
onReady(`${origin}${path}`);
return await ended.promise;
}
finally{
waits[Symbol.dispose]();
server.close();
server.closeAllConnections();
}
}
function stopWaiting({timeoutMs,signal},stop){
const timer=setTimeout(()=>{
stop(timedOut(timeoutMs));
},timeoutMs);
const interrupt=()=>{
stop(new errors.yo('Interrupted. No App was set up.'));
};
signal.addEventListener('abort',interrupt);
if(signal.aborted)
interrupt();
return{
[Symbol.dispose](){
clearTimeout(timer);
signal.removeEventListener('abort',interrupt);
}
};
}
function timedOut(timeoutMs){
return new errors.yo(`GitHub did not redirect back within ${Math.round(timeoutMs/ 60_000)} minutes, so no App was set up. Start again. If you created an App meanwhile, delete it: nobody has its key.`);
}
function isEqual(received,expected){
const[a,b]=[Buffer.from(received),Buffer.from(expected)];
return a.length===b.length&&(0,external_node_crypto_.timingSafeEqual)(a,b);
}
const NOT_HERE=(0,local_page.R)('There is no such page','Open the address that the command printed.');
const USED=(0,local_page.R)('This page has been used','The terminal says what happened.');
const NOT_OURS=(0,local_page.R)('This did not come from the form','The address has no valid code, or not the state that the form sent. Open the address that the command printed.');
async function sendCompletely(response,status,page){
if(response.closed)
return;
const closed=(0,external_node_events_.once)(response,'close');
send(response,status,page);
await closed;
}
function send(response,status,{text,policy}){
response
.writeHead(status,{
'content-type':'text/html; charset=utf-8',
'content-security-policy':policy,
'cache-control':'no-store',
'x-content-type-options':'nosniff',
'referrer-policy':'strict-origin',
connection:'close'
})
.end(text);
}
var terminal_writer=__webpack_require__(44977);
;
const init_app_TIMEOUT_MS=10*60_000;
async function initApp(flags){
const root=(0,find_checkout.I)(flags.cwd);
const mistakes=(0,app_flags.V)(flags);
if(mistakes.length>0)
throw new usage_error.e(mistakes.join('\n'));
const output=flags.json?process.stderr:process.stdout;
const say=(0,terminal_writer.A)(output,process.env);
const repository=await findRepository(root,flags);
const{organization}=flags;
const addresses=(0,github_addresses.P)(repository.host,process.env);
const gh=await(0,cli_gh.b)(repository.host,root,process.env);
const store=await(async()=>{
const env_1={stack:[],error:void 0,hasError:false};
try{
const asks=process.stdin.isTTY&&process.stderr.isTTY&&!(flags.yes??flags.json);
const prompts=(0,modules.mS)(env_1,asks?(0,cli_prompts.G)(process.stdin,output):undefined,false);
return await chooseKeyStore(flags,{root,repository,gh},prompts);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,modules.hk)(env_1);
}
})();
(0,use_environment_proxy.z)(process.env);
const result=await serveAppForm({
form:(redirectUrl,state)=>appFormPage({
url:registrationUrl(addresses.serverUrl,organization,state),
manifest:appManifest(repository,addresses.serverUrl,redirectUrl),
permissions:APP_PERMISSIONS,
owner:organization??'your account'
}),
exchange:async(code)=>{
const{pem,...app}=await convertManifest(addresses,code);
const settingsUrl=appSettingsUrl(addresses.serverUrl,organization,app.slug);
return{app,settingsUrl,repository,stored:await storeApp(store,repository,{id:app.id,pem})};
},
done:({stored})=>stored.failures.length>0
?(0,local_page.R)('The App was created, but not all of it was stored','The terminal says what remains to do.')
:(0,local_page.R)('The App was created','The terminal says what remains to do. You can close this page.')
},{
timeoutMs:init_app_TIMEOUT_MS,
signal:(0,interrupt.YP)(),
onReady:(url)=>{
say(`Open this page in a browser on this machine, within 10 minutes (Ctrl+C ends it):\n\n  ${url}\n\n`);
}
});
const{text,commands}=appResultText(result,await(0,release_pin.C)({},repository.host));
say(text);
if(flags.json){
const{app,stored}=result;
const installUrl=`${app.url}/installations/new`;
process.stdout.write((0,json_text.s)({app:{...app,installUrl},...stored,commands}));
}
return result.stored.failures.length>0?1:0;
}
async function findRepository(root,flags){
const{remote}=await(0,open_local_repository.g)(root,process.env['PATH']??'');
const name=flags.repository??remote?.name;
if(name===undefined)
throw new usage_error.e('The checkout has no remote on GitHub. Name the repository with --repository OWNER/NAME.');
return{host:flags.host??remote?.host??'github.com',name};
}
}),
5592:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(messagePage),
j:()=>(localPage)
});
var _trace_page_html_js_0_=__webpack_require__(34393);
const STYLE=`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 38rem; padding: 2rem 1rem; overflow-wrap: break-word }
button { font: inherit; font-weight: 600; padding: .6rem 1.2rem }
`;
function messagePage(title,body){
return localPage(title,(0,_trace_page_html_js_0_.qy)`<p>${body}</p>`,"'none'");
}
function localPage(title,body,formAction){
return{text:textOf(title,body),policy:policyOf(formAction)};
}
function textOf(title,body){
return(0,_trace_page_html_js_0_.qy)`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new _trace_page_html_js_0_.Ed(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
}
const STYLE_HASH=(0,_trace_page_html_js_0_.qQ)(STYLE);
function policyOf(formAction){
return[
"default-src 'none'",
`style-src '${STYLE_HASH}'`,
`form-action ${formAction}`,
"base-uri 'none'",
"frame-ancestors 'none'"
].join('; ');
}
}),
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(trustedSearchPath),
j:()=>(hardenedEnvironment)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os_1_.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os_1_.devNull,
'core.excludesFile':node_os_1_.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os_1_.devNull,
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
async function trustedSearchPath(workTree,searchPath){
const folders=searchPath.split(node_path_2_.delimiter).filter((folder)=>(0,node_path_2_.isAbsolute)(folder));
const real=await Promise.all(folders.map((folder)=>(0,_errors_js_3_.e4)((0,node_fs_promises_0_.realpath)(folder),undefined)));
const isTrusted=(path=workTree)=>!`${path}${node_path_2_.sep}`.startsWith(workTree+node_path_2_.sep);
return folders.filter((_,index)=>isTrusted(real[index])).join(node_path_2_.delimiter);
}
}),
62901:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$b:()=>(workflowValue),
Ew:()=>(yamlScalar),
eg:()=>(runStep)
});
function runStep(commands){
const lines=commands.flatMap((command)=>withoutExpressions(command.trim()).split('\n'));
const[line='']=lines;
return lines.length===1&&isPlain(line)
?[`- run: ${line}`]
:['- run: |',...lines.map((each)=>(each===''?'':`    ${each}`))];
}
function workflowValue(text){
return yamlScalar(withoutExpressions(text));
}
function yamlScalar(text){
return isPlain(text)?text:JSON.stringify(text);
}
function isPlain(text){
return/^(?:\.?\/|[a-z_])/i.test(text)&&!/: | #|[:\s]$|[\n\t]|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
function withoutExpressions(text){
return text.replaceAll('${{',"${{ '${{' }}");
}
}),
34393:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ed:()=>(Html),
qQ:()=>(hashOf),
qy:()=>(html)
});
var node_crypto_0_=__webpack_require__(77598);
var _text_hidden_characters_js_1_=__webpack_require__(30113);
var _text_lines_js_2_=__webpack_require__(61165);
class Html{
text;
constructor(text){
this.text=text;
}
}
function html(parts,...values){
return new Html(parts.map((part,index)=>part+textOf(values[index])).join(''));
}
function textOf(value){
if(value===undefined)
return '';
if(value instanceof Html)
return value.text;
if(typeof value==='object')
return value.map(textOf).join('');
return escapeText(String(value));
}
const ESCAPES={
'&':'&amp;',
'<':'&lt;',
'>':'&gt;',
'"':'&quot;',
"'":'&#39;'
};
const HIDDEN=new RegExp(String.raw `[[${_text_hidden_characters_js_1_.kH}${_text_hidden_characters_js_1_.lr}${_text_hidden_characters_js_1_.Ev}][${_text_hidden_characters_js_1_.W3}--[\t\n]]]`,'gv');
function escapeText(text){
return revealed((0,_text_lines_js_2_.cK)(text.toWellFormed())).replace(/[&<>"']/g,(character)=>ESCAPES[character]??'');
}
function revealed(text){
if(text.search(HIDDEN)<0)
return text;
const meaningful=new Set();
for(const pattern of(0,_text_hidden_characters_js_1_.N5)()){
for(const{index,0:sequence}of text.matchAll(pattern)){
for(let at=index;at<index+sequence.length;at+=1)
meaningful.add(at);
}
}
return text.replace(HIDDEN,(character,at)=>meaningful.has(at)?character:`\\u{${(0,_text_hidden_characters_js_1_.yb)(character).slice(2)}}`);
}
function hashOf(text){
return `sha256-${(0,node_crypto_0_.createHash)('sha256').update(text).digest('base64')}`;
}
}),
51511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(yieldToEventLoop),
z:()=>(atOnce)
});
var node_timers_promises_0_=__webpack_require__(58500);
function atOnce(work){
return Promise.try(work);
}
async function yieldToEventLoop(){
await(0,node_timers_promises_0_.setImmediate)();
}
}),
93597:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Il:()=>(listFolderBeneath),
RE:()=>(statBeneathSync),
Z4:()=>(isOwnFile),
a4:()=>(existsBeneath),
aL:()=>(readFileBeneath),
iV:()=>(statBeneath),
io:()=>(linkBeneath),
mn:()=>(withFileBeneath),
oq:()=>(kindBeneath),
qf:()=>(writeNew)
});
var tslib_6_=__webpack_require__(67877);
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_5_=__webpack_require__(59973);
var _at_once_js_2_=__webpack_require__(51511);
var _open_beneath_js_3_=__webpack_require__(53858);
var _open_file_js_4_=__webpack_require__(75455);
const MAX_FILE_BYTES=32*1024*1024;
function readFileBeneath(root,relative){
return withFileBeneath(root,relative,async(file,{size})=>{
if(size<=MAX_FILE_BYTES)
return await file.content();
throw new _errors_js_5_.v4(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
});
}
async function withFileBeneath(root,relative,work){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path_1_.posix.parse(relative);
if(base==='')
throw new _errors_js_5_.v4('The root of the repository is a folder; use list_directory.');
const folder=(0,tslib_6_.mS)(env_1,(0,_open_beneath_js_3_.c)(root,dir),false);
const file=(0,tslib_6_.mS)(env_1,(0,_open_beneath_js_3_.T)(folder,base),false);
const{stats}=file;
if(stats.isDirectory())
throw new _errors_js_5_.v4(`${relative} is a folder; use list_directory.`);
if(!stats.isFile())
throw new _errors_js_5_.v4(`${relative} is not a regular file.`);
if(!isOwnFile(relative,stats)){
throw new _errors_js_5_.v4(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
}
return await work(file,stats);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_1);
}
}
function isOwnFile(path,{nlink}){
return nlink<=1||path.split('/').includes('node_modules');
}
function writeNew(folder,name,{content,like}){
const env_2={stack:[],error:void 0,hasError:false};
try{
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs_0_.constants;
const file=(0,tslib_6_.mS)(env_2,new _open_file_js_4_.T(folder.at(name),O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o666),false);
file.write(content);
const owner=process.getuid?.()===0?(like??(0,node_fs_0_.statSync)(folder.path)):undefined;
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
(0,tslib_6_.hk)(env_2);
}
}
async function existsBeneath(root,relative){
return(await statBeneath(root,relative))!==undefined;
}
function statBeneath(root,relative){
return(0,_at_once_js_2_.z)(()=>statBeneathSync(root,relative));
}
function statBeneathSync(root,relative){
try{
return atEntry(root,relative,(path)=>(0,node_fs_0_.lstatSync)(path,{throwIfNoEntry:false}));
}
catch(error){
if((0,_errors_js_5_.Or)(error)&&['ENOENT','ENOTDIR','ELOOP'].includes(error.code??''))
return undefined;
throw error;
}
}
function atEntry(root,relative,work){
const env_3={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path_1_.posix.parse(relative);
const folder=(0,tslib_6_.mS)(env_3,(0,_open_beneath_js_3_.c)(root,dir),false);
return work(folder.at(base));
}
catch(e_3){
env_3.error=e_3;
env_3.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_3);
}
}
async function kindBeneath(root,relative){
if(relative==='')
return 'folder';
const stats=await statBeneath(root,relative);
return stats&&kindOf(stats);
}
function linkBeneath(root,relative){
return(0,_errors_js_5_.e4)((0,_at_once_js_2_.z)(()=>atEntry(root,relative,(path)=>(0,node_fs_0_.readlinkSync)(path))),undefined);
}
function listFolderBeneath(root,relative){
return(0,_at_once_js_2_.z)(()=>{
const env_4={stack:[],error:void 0,hasError:false};
try{
const folder=(0,tslib_6_.mS)(env_4,(0,_open_beneath_js_3_.c)(root,relative),false);
return(0,node_fs_0_.readdirSync)(folder.path,{withFileTypes:true})
.filter(({name})=>name!=='.git')
.map((entry)=>({name:entry.name,kind:kindOf(entry)}))
.sort((a,b)=>(a.name<b.name?-1:1));
}
catch(e_4){
env_4.error=e_4;
env_4.hasError=true;
}
finally{
(0,tslib_6_.hk)(env_4);
}
});
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
var tslib_3_=__webpack_require__(67877);
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _open_file_js_2_=__webpack_require__(75455);
const{O_DIRECTORY,O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs_0_.constants;
function openBeneath(root,relative,{create=false}={}){
let folder=openFolder(root);
for(const name of relative.split('/').filter((each)=>each!=='')){
const env_1={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib_3_.mS)(env_1,folder,false);
if(create)
makeFolder(parent,name);
folder=openFolder(parent.at(name));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib_3_.hk)(env_1);
}
}
return folder;
}
function openFile(folder,name){
return new _open_file_js_2_.T(folder.at(name),O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
}
function makeFolder(parent,name){
const path=parent.at(name);
try{
(0,node_fs_0_.mkdirSync)(path);
}
catch(error){
if((0,_errors_js_4_.Or)(error)&&error.code==='EEXIST')
return;
throw error;
}
if(process.getuid?.()!==0)
return;
const{uid,gid}=(0,node_fs_0_.statSync)(parent.path);
(0,node_fs_0_.lchownSync)(path,uid,gid);
}
function openFolder(path){
const descriptor=(0,node_fs_0_.openSync)(path,O_RDONLY|O_DIRECTORY|O_NOFOLLOW);
const stable=process.platform==='linux'?`/proc/self/fd/${descriptor}`:path;
return{
path:stable,
at:(name)=>(0,node_path_1_.join)(stable,name),
[Symbol.dispose]:()=>{
(0,node_fs_0_.closeSync)(descriptor);
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
var node_fs_0_=__webpack_require__(73024);
var node_util_1_=__webpack_require__(57975);
var _at_once_js_2_=__webpack_require__(51511);
const MAX_AT_ONCE=1024*1024;
const CHUNK_BYTES=256*1024;
const MIN_CHUNK_BYTES=4096;
const readPiece=(0,node_util_1_.promisify)(node_fs_0_.read);
const readAll=(0,node_util_1_.promisify)(node_fs_0_.readFile);
class OpenFile{
#descriptor;
stats;
constructor(path,flags,mode){
this.#descriptor=(0,node_fs_0_.openSync)(path,flags,mode);
this.stats=(0,node_fs_0_.fstatSync)(this.#descriptor);
}
chunkBuffer(){
return Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
}
async read(buffer,position){
if(this.stats.size<=MAX_AT_ONCE)
return(0,node_fs_0_.readSync)(this.#descriptor,buffer,0,buffer.length,position);
return(await readPiece(this.#descriptor,buffer,0,buffer.length,position)).bytesRead;
}
content(){
if(this.stats.size>MAX_AT_ONCE)
return readAll(this.#descriptor);
return(0,_at_once_js_2_.z)(()=>(0,node_fs_0_.readFileSync)(this.#descriptor));
}
write(content){
(0,node_fs_0_.writeFileSync)(this.#descriptor,content);
}
chown({uid,gid}){
(0,node_fs_0_.fchownSync)(this.#descriptor,uid,gid);
}
chmod(mode){
(0,node_fs_0_.fchmodSync)(this.#descriptor,mode);
}
[Symbol.dispose](){
(0,node_fs_0_.closeSync)(this.#descriptor);
}
}
}),
25178:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(readRootFiles)
});
var node_path_0_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
var _text_lines_js_2_=__webpack_require__(61165);
var _files_js_1_=__webpack_require__(93597);
async function readRootFiles(root,folder=''){
const names=new Set((await(0,_files_js_1_.Il)(root,folder)).map(({name})=>name));
return{
names,
read:async(name)=>{
if(!names.has(name))
return undefined;
try{
return(0,_text_lines_js_2_.vA)((await(0,_files_js_1_.aL)(root,(0,node_path_0_.join)(folder,name))).toString());
}
catch(error){
if((0,_errors_js_3_.Or)(error)||error instanceof _errors_js_3_.v4)
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
