"use strict";
exports.id=5943;
exports.ids=[5943];
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
21387:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(createFinder)
});
;
const NAMED={amp:'&',lt:'<',gt:'>',quot:'"',apos:"'"};
const SCHEMES=[
{
sign:'\\',
pattern:/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g,
decode:(escape)=>JSON.parse(`"${escape}"`)
},
{
sign:'%',
pattern:/%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi,
decode:(escape)=>Buffer.from(escape.replaceAll('%',''),'hex').toString()
},
{
sign:'&',
pattern:/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g,
decode:(escape)=>{
const name=escape.slice(1,-1);
return NAMED[name]??characterOf(Number(name.replace('#','').replace(/^x/i,'0x')));
}
}
];
function unescapedViews(text){
return SCHEMES.flatMap((scheme)=>(text.includes(scheme.sign)?unescapedView(text,scheme):[]));
}
function unescapedView(text,{pattern,decode}){
const escapes=[];
let removed=0;
const view=text.replace(pattern,(escape,start)=>{
const character=decode(escape);
escapes.push({start,end:start+escape.length,at:start-removed,size:character.length});
removed+=escape.length-character.length;
return character;
});
if(escapes.length===0)
return[];
const originalRange=({start,end})=>({
start:originalOf(start,escapes).start,
end:originalOf(end-1,escapes).end
});
return[{text:view,originalRange}];
}
function originalOf(position,escapes){
let[low,high]=[0,escapes.length];
while(low<high){
const middle=(low+high)>>1;
if((escapes[middle]?.at??0)<=position)
low=middle+1;
else
high=middle;
}
const last=escapes[low-1];
if(last&&position<last.at+last.size)
return last;
const start=last?last.end+position-last.at-last.size:position;
return{start,end:start+1};
}
function characterOf(code){
return code<=0x10_ffff?String.fromCodePoint(code):'\ufffd';
}
;
const KEYWORD_LENGTH=3;
const BITS=5;
const LETTER=(1<<BITS)-1;
const KEYS=1<<(BITS*KEYWORD_LENGTH);
function createFinder(rules){
const candidates=new Map();
const isKey=new Uint8Array(KEYS);
for(const rule of rules){
for(const key of new Set(rule.keywords.map(keyOf))){
candidates.set(key,[...(candidates.get(key)??[]),rule]);
isKey[key]=1;
}
}
const find=(text)=>{
const ranges=[];
const free=new Map();
let key=0;
for(let at=0;at<text.length;at+=1){
key=nextKey(key,text.charCodeAt(at));
if(isKey[key]===0)
continue;
for(const rule of candidates.get(key)??[]){
const start=at+1-KEYWORD_LENGTH-rule.keywordOffset;
if(start<(free.get(rule)??0))
continue;
const range=rule.match(text,start);
if(!range)
continue;
ranges.push(range);
free.set(rule,range.end);
}
}
return ranges;
};
return(text)=>[
...find(text),
...unescapedViews(text).flatMap((view)=>find(view.text).map((range)=>view.originalRange(range)))
];
}
function keyOf(keyword){
return[0,1,2].reduce((key,at)=>nextKey(key,keyword.charCodeAt(at)),0);
}
function nextKey(key,code){
return((key<<BITS)|(code&LETTER))&(KEYS-1);
}
}),
9973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(patternRules)
});
const START=String.raw `(?<![A-Za-z0-9_-])`;
const GITHUB=['hp_','ho_','hu_','hs_','hr_'];
function anyCase(pattern){
return pattern.replace(/\\.|\[[^\]]*\]|[A-Za-z]/g,(part)=>part.length===1?`[${part.toUpperCase()}${part.toLowerCase()}]`:part);
}
function parameter(name){
return String.raw `(?<=[?&;])${anyCase(name)}=(?=[^\s&"']{0,200}\d)(?<secret>[\w+/%.~-]{16,16384}={0,2})`;
}
const PLACEHOLDER=String.raw `(?:\$\{|\$\(|\$\w{1,80}@|\{\{|\{[\w.-]{1,80}\}@|%s@|%[({]|\*{1,80}@|\[[\w -]{1,80}\]@|\.{3}@|…@)`;
const NOWHERE=String.raw `(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]{1,63}\.){0,8}example(?:\.(?:com|net|org))?)(?![\w.-])`;
const ADDRESS_WITH_PASSWORD=[
String.raw `(?<=[A-Za-z0-9])://(?<user>[^\s:@/"'<>\\]{0,256}):`,
String.raw `(?!${PLACEHOLDER}|\k<user>@|\d{1,5}[?#]|${anyCase(`passw(?:or)?d@${NOWHERE}`)})`,
'(?<secret>[^\\s/"\'<>`\\\\]{1,512})(?=@(?!sha\\d{1,3}:)[A-Za-z0-9[$])'
].join('');
const SECRET_PATTERNS=[
{keywords:GITHUB,keywordOffset:1,source:String.raw `gh[pousr]_[A-Za-z0-9._-]{35,16384}[A-Za-z0-9_-]`},
{keywords:GITHUB,keywordOffset:1,source:String.raw `gh[pousr]_[A-Za-z0-9]{12,64}(?=…|\[…|$)`},
{keywords:['b_p'],keywordOffset:5,source:String.raw `github_pat_\w{22,16384}`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-(?=[\w-]{0,80}[0-9A-Z])[\w-]{20,16384}`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-[a-z]{20,200}(?![\w-])`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-(?:proj|ant|or|svcacct|admin)-[\w-]{20,16384}`},
{
keywords:['sk_','rk_'],
keywordOffset:0,
source:String.raw `${START}[sr]k_(?:live|test|prod)_[A-Za-z0-9]{16,256}`
},
{keywords:['whs'],keywordOffset:0,source:String.raw `${START}whsec_[A-Za-z0-9+/=]{24,256}`},
{
keywords:['gsk','xai','ppl','r8_','hf_'],
keywordOffset:0,
source:String.raw `${START}(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,256}`
},
{keywords:['aki','asi'],keywordOffset:0,source:String.raw `(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)`},
{
keywords:['sec'],
keywordOffset:0,
source:String.raw `${anyCase('secret_?access_?key')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`
},
{
keywords:['aws'],
keywordOffset:0,
source:String.raw `${anyCase('aws_session_token')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+=]{60,4096})`
},
{keywords:['aiz'],keywordOffset:0,source:String.raw `${START}AIza[\w-]{35}`},
{keywords:['ya2'],keywordOffset:0,source:String.raw `${START}ya29\.[\w-]{20,4096}`},
{keywords:['goc'],keywordOffset:0,source:String.raw `${START}GOCSPX-[\w-]{20,64}`},
{keywords:['acc'],keywordOffset:0,source:String.raw `AccountKey=(?<secret>[\w+/=%&-]{30,1024})`},
{
keywords:['sha'],
keywordOffset:0,
source:String.raw `SharedAccess(?:Key|Signature)=(?<secret>[\w+/=%&-]{30,1024})`
},
{keywords:['8q~'],keywordOffset:3,source:String.raw `(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,34}(?![\w~.-])`},
{keywords:['dop'],keywordOffset:0,source:String.raw `${START}dop_v1_[a-f0-9]{64}`},
{keywords:['dap'],keywordOffset:0,source:String.raw `${START}dapi[a-f0-9]{32}(?![\w])`},
{keywords:['xox'],keywordOffset:0,source:String.raw `${START}xox[abeoprs]-[\w-]{10,16384}`},
{keywords:['xap'],keywordOffset:0,source:String.raw `${START}xapp-\d-[\w-]{20,1024}`},
{
keywords:['s.s'],
keywordOffset:4,
source:String.raw `hooks\.slack\.com/(?:services|workflows|triggers)/(?<secret>[\w/]{20,256})`
},
{
keywords:['glp','gld','glr','glc','glf','gli','gla','gls','glo'],
keywordOffset:0,
source:String.raw `${START}gl(?:pat|ptt|dt|rt|cbt|ft|imt|agent|soat|oas|ffct)-[\w.-]{20,16384}`
},
{keywords:['npm'],keywordOffset:0,source:String.raw `(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)`},
{keywords:['pyp'],keywordOffset:0,source:String.raw `${START}pypi-AgE[\w-]{40,1024}`},
{keywords:['rub'],keywordOffset:0,source:String.raw `${START}rubygems_[a-f0-9]{48}`},
{keywords:['dck'],keywordOffset:0,source:String.raw `${START}dckr_(?:pat|oat)_[\w-]{20,128}`},
{keywords:['sg.'],keywordOffset:0,source:String.raw `${START}SG\.[\w-]{16,64}\.[\w-]{16,128}`},
{keywords:['hvs','hvb'],keywordOffset:0,source:String.raw `${START}hv[sb]\.[\w-]{24,512}`},
{keywords:['shp'],keywordOffset:0,source:String.raw `${START}shp(?:at|ss|ca)_[a-fA-F0-9]{32}`},
{keywords:['lin'],keywordOffset:0,source:String.raw `${START}lin_api_[A-Za-z0-9]{32,64}`},
{keywords:['gls','glc'],keywordOffset:0,source:String.raw `${START}gl(?:sa|c)_[\w+/=]{32,512}`},
{keywords:['pma'],keywordOffset:0,source:String.raw `${START}PMAK-[a-f0-9-]{50,80}`},
{keywords:['sbp'],keywordOffset:0,source:String.raw `${START}sbp_[a-f0-9]{40}`},
{keywords:['fig'],keywordOffset:0,source:String.raw `${START}figd_[\w-]{36,64}`},
{keywords:['ntn'],keywordOffset:0,source:String.raw `${START}ntn_[A-Za-z0-9]{40,64}`},
{keywords:['tt3'],keywordOffset:3,source:String.raw `${START}ATATT3[\w=-]{60,512}`},
...[8,9,10].map((digits)=>({
keywords:[':aa'],
keywordOffset:digits,
source:String.raw `(?<![\w:])\d{${digits}}:AA[\w-]{33}(?![\w-])`
})),
{keywords:['e-s'],keywordOffset:2,source:String.raw `AGE-SECRET-KEY-1[0-9A-Z]{58}`},
{
keywords:['eyj'],
keywordOffset:0,
source:String.raw `${START}eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}`
},
{
keywords:['uth'],
keywordOffset:0,
source:String.raw `${anyCase('uthorization')}["']?[ \t]{0,4}[:=][ \t]{0,4}["']?${anyCase('(?:bearer|basic|token)')}[ \t]{1,4}(?=[^\s"']{0,200}\d)(?<secret>[A-Za-z0-9._~+/=-]{16,16384})`
},
{keywords:['sig'],keywordOffset:0,source:parameter('sig(?:nature)?')},
{
keywords:['x-a','x-c','x-g','x-o','x-t'],
keywordOffset:0,
source:parameter('x-[A-Za-z]{2,8}-(?:signature|security-token)')
},
{keywords:['sig'],keywordOffset:0,source:String.raw `(?<=[,\s])Signature=(?<secret>[0-9a-f]{40,512})(?![\w])`},
{keywords:['://'],keywordOffset:0,source:ADDRESS_WITH_PASSWORD},
{
keywords:['beg'],
keywordOffset:5,
source:String.raw `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?:(?!-----BEGIN )[^]){0,32768}?-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|[\w+/=\s>|:-]{0,32768})`
}
];
const patternRules=SECRET_PATTERNS.map(({keywords,keywordOffset,source})=>{
const pattern=new RegExp(source,'y');
return{
keywords,
keywordOffset,
match:(text,start)=>{
pattern.lastIndex=start;
const match=pattern.exec(text);
const end=pattern.lastIndex;
return match?{start:end-(match.groups?.['secret']??match[0]).length,end}:undefined;
}
};
});
}),
70508:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(wordRules),
N:()=>(valueRules)
});
const MIN_LENGTH=8;
const MIN_WORD_LENGTH=6;
function valueRules(values){
return trimmed(values)
.filter(({length})=>length>=MIN_LENGTH)
.flatMap(formsOf)
.map(({text,before,after})=>ruleFor(text,(_,start)=>({start:Math.max(0,start-before),end:start+text.length+after})));
}
function wordRules(values){
return trimmed(values)
.filter(({length})=>length>=MIN_WORD_LENGTH&&length<MIN_LENGTH)
.map((word)=>ruleFor(word,(text,start)=>{
const end=start+word.length;
return/\w/.test(text.charAt(start-1)+text.charAt(end))?undefined:{start,end};
}));
}
function trimmed(values){
return[...new Set(values.map((value)=>value.toWellFormed().trim()))];
}
function ruleFor(needle,rangeAt){
return{
keywords:[needle.slice(0,3)],
keywordOffset:0,
match:(text,start)=>(text.startsWith(needle,start)?rangeAt(text,start):undefined)
};
}
function formsOf(value){
const bytes=Buffer.from(value);
const hex=bytes.toString('hex');
const texts=new Set([value,value.replaceAll(' ','+'),hex,hex.toUpperCase()]);
return[...Array.from(texts,(text)=>({text,before:0,after:0})),...[0,1,2].flatMap(base64Forms)];
function base64Forms(offset){
const bits=(offset+bytes.length)*8;
const encoded=Buffer.concat([Buffer.alloc(offset),bytes]).toString('base64');
const text=encoded.slice(Math.ceil((offset*8)/ 6),Math.floor(bits/ 6));
const alphabets=new Set([text,text.replaceAll('+','-').replaceAll('/','_')]);
return Array.from(alphabets,(each)=>({
text:each,
before:offset===0?0:1,
after:bits%6===0?0:1
}));
}
}
}),
26837:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
KL:()=>(redactDeep),
Kx:()=>(PLACEHOLDER),
lY:()=>(createRedactor)
});
var _find_matches_js_0_=__webpack_require__(21387);
var _known_patterns_js_1_=__webpack_require__(9973);
var _known_values_js_2_=__webpack_require__(70508);
const PLACEHOLDER='***';
const MAX_DEPTH=500;
function createRedactor(secrets){
const find=(0,_find_matches_js_0_.p)([..._known_patterns_js_1_.W,...(0,_known_values_js_2_.N)(secrets),...(0,_known_values_js_2_.G)(secrets)]);
return(text)=>replaceRanges(text,find(text));
}
function redactDeep(value,redact){
return redactBelow(value,redact,MAX_DEPTH);
}
function redactBelow(value,redact,depth){
if(typeof value==='string')
return redact(value);
if(typeof value!=='object'||value===null)
return value;
if(depth===0)
return '[too deep to show]';
if(Array.isArray(value))
return value.map((item)=>redactBelow(item,redact,depth-1));
return Object.fromEntries(Object.entries(value).map(([name,item])=>[redact(name),redactBelow(item,redact,depth-1)]));
}
function replaceRanges(text,ranges){
if(ranges.length===0)
return text;
const parts=[];
let from=0;
let isOpen=false;
for(const{start,end}of ranges.toSorted((a,b)=>a.start-b.start)){
if(!isOpen||start>from)
parts.push(text.slice(from,start),PLACEHOLDER);
isOpen=true;
from=Math.max(from,end);
}
return parts.join('')+text.slice(from);
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
25178:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(readRootFiles)
});
var node_path_0_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _git_look_js_1_=__webpack_require__(56296);
var _text_lines_js_3_=__webpack_require__(61165);
var _files_js_2_=__webpack_require__(93597);
async function readRootFiles(root,folder=''){
const names=new Set((await(0,_files_js_2_.Il)(root,folder,new _git_look_js_1_.yx(_git_look_js_1_.i7))).map(({name})=>name));
return{
names,
read:async(name)=>{
if(!names.has(name))
return undefined;
try{
return(0,_text_lines_js_3_.vA)((await(0,_files_js_2_.aL)(root,(0,node_path_0_.join)(folder,name))).toString());
}
catch(error){
if((0,_errors_js_4_.Or)(error)||error instanceof _errors_js_4_.v4)
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
