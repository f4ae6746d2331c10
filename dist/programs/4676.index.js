export const id=4676;
export const ids=[4676];
export const modules={
15181:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(jobCheckout),
m:()=>(openJobCheckout)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41660);
function jobCheckout(job,inputError){
const ended=new AbortController();
let opening;
return{
begin:(branch)=>{
if(inputError)
return;
opening??=openJobCheckout(job,{branch,signal:ended.signal});
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
function openJobCheckout({token,context,signal},ahead){
return(0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__.openCheckout)({
workTree:context.workspace,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.stateFolder,'git'),
remote:{url:`${context.repositoryUrl}.git`,token},
environment:context.environment,
signal,
ahead
});
}
}),
4407:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(lackedPermissions)
});
function lackedPermissions(names){
return `The token lacks ${names.map((name)=>`\`${name}: write\``).join(', ')}.`;
}
}),
82787:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(SSH_KEY_TYPES),
U:()=>(CREDENTIAL_FOLDERS)
});
const CREDENTIAL_FOLDERS=['ssh','aws','gnupg','kube'];
const SSH_KEY_TYPES=['rsa','dsa','ecdsa','ed25519'];
}),
87627:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(readUsableInputs)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _check_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15884);
var _input_fields_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(39616);
var _inputs_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61323);
var _phase_inputs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9905);
var _workflow_models_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(57182);
function readInputs(read){
if((0,_phase_inputs_js__WEBPACK_IMPORTED_MODULE_3__.mc)(read)==='publish')
return readPublishInputs(read);
if(namesItems(read))
return(0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.s)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.i,withoutModel(read));
const written=(name)=>read(name).trim();
const{problems}=(0,_workflow_models_js__WEBPACK_IMPORTED_MODULE_4__._)({
model:written('model'),
api:written('api'),
'base-url':written('base-url'),
'api-key':written('api-key'),
'fallback-models':_input_fields_js__WEBPACK_IMPORTED_MODULE_1__.ci.parse(read('fallback-models')),
'openai-identity-provider':written('openai-identity-provider'),
'openai-service-account':written('openai-service-account'),
'openai-audience':written('openai-audience')
});
return(0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.s)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.i,read,[...problems,...schemaProblems(read)]);
}
function schemaProblems(read){
const isTwice=read('output-schema').trim()!==''&&read('output-schema-file').trim()!=='';
return isTwice?['Both output-schema and output-schema-file are set. Remove one of them.']:[];
}
function readPublishInputs(read){
const hasKey=read('api-key').trim()!=='';
const hasPath=read('proposal-path').trim()!=='';
return(0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.s)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.i,withoutModel(read),[
...schemaProblems(read),
...(hasKey?['api-key is set, but phase: publish calls no model. Remove it, so that this job has no key.']:[]),
...(hasPath
?[]
:['proposal-path is not set. With phase: publish, set it to the folder of the downloaded artifact.'])
]);
}
function namesItems(read){
return(0,_phase_inputs_js__WEBPACK_IMPORTED_MODULE_3__.mc)(read)==='plan'&&(read('items').trim()!==''||read('repositories').trim()!=='');
}
const MODEL_INPUTS=new Set([
'model',
'base-url',
'api',
'api-key',
'fallback-models',
'max-output-tokens',
'openai-identity-provider',
'openai-service-account',
'openai-audience'
]);
function withoutModel(read){
return(name)=>(MODEL_INPUTS.has(name)?(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.F[name]??''):read(name));
}
function readUsableInputs(read){
try{
return{inputs:readInputs(read),inputError:undefined};
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo)||read('github-token').trim()==='')
throw error;
const texts=Object.entries(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.i.shape).map(([name,schema])=>{
const text=read(name);
return[name,schema.safeParse(text).success?text:_inputs_js__WEBPACK_IMPORTED_MODULE_2__.F[name]];
});
return{inputs:_inputs_js__WEBPACK_IMPORTED_MODULE_2__.i.parse(Object.fromEntries(texts)),inputError:error};
}
}
}),
57182:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(readModels),
_:()=>(readWorkflowModels)
});
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
var endpoint=__webpack_require__(79559);
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
const problem=(0,endpoint.d)(baseUrl,credential.kind==='key'?credential.key:credential.serviceAccountId);
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
function readWorkflowModels(inputs){
const{keys,problems}=(0,api_keys.H)(inputs['api-key']);
const identity=readIdentity(inputs);
const settings={
model:inputs.model,
api:asApi(inputs.api),
baseUrl:(0,endpoint.c)(inputs['base-url'])?inputs['base-url']:'',
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
const identityProviderId=inputs['openai-identity-provider'];
const serviceAccountId=inputs['openai-service-account'];
if(identityProviderId===''&&serviceAccountId==='')
return{value:undefined,problems:[]};
if(identityProviderId!==''&&serviceAccountId!==''){
const audience=inputs['openai-audience'];
return{value:{identityProviderId,serviceAccountId,audience},problems:[]};
}
const[given,missing]=identityProviderId===''
?['openai-service-account','openai-identity-provider']
:['openai-identity-provider','openai-service-account'];
return{
value:undefined,
problems:[`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]
};
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
46556:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(escapeWorkflowCommands)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30113);
const COMMAND_AT_START=new RegExp(String.raw `^((?:[^\S\n]|${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB})*):(?=${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*:)`,'gmu');
const OLD_COMMAND=new RegExp(String.raw `#(?=${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*#${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*\[)`,'gu');
function escapeWorkflowCommands(text){
return(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text).replace(OLD_COMMAND,'# ').replace(COMMAND_AT_START,'$1: ');
}
}),
14546:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
l:()=>(readDeclaredCommands)
});
var _policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(19347);
var _text_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32686);
async function readDeclaredCommands({names,read}){
return(0,_policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__.WQ)({
packageJson:(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)((await read('package.json'))??''),
files:[...names],
makefile:await read('Makefile'),
cargoManifest:await read('Cargo.toml')
});
}
}),
92224:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
n:()=>(findSandbox)
});
var choose_sandbox=__webpack_require__(67961);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var credential_paths=__webpack_require__(82787);
;
const toolPaths=words(`
  .cargo .rustup go/bin go/pkg sdk .nvm .fnm .volta .nodenv .n n .asdf .proto .local/bin .local/lib
  .local/share/mise/installs .local/share/uv .local/share/fnm .local/share/pnpm .local/share/virtualenvs
  .local/share/pipx .local/pipx .local/share/rtx/installs .local/opt .pyenv .virtualenvs miniconda3 anaconda3
  miniforge3 .rbenv .rvm .gem .goenv .jenv .sdkman/candidates .jdks .m2/repository .m2/wrapper .gradle/wrapper
  .ivy2/cache .sbt/boot .dotnet .nuget/packages .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs
  .opam .juliaup .julia/packages .pub-cache/hosted .composer/vendor .config/composer/vendor .swiftly
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .linuxbrew .foundry/bin .yarn/berry/cache
  .krew/bin .terraform.d/plugins .elan .hex/packages .zig
`);
const credentialPaths=[
...credential_paths.U.map((name)=>`.${name}`),
...words(`
  .cargo/credentials .cargo/credentials.toml .gem/credentials .nuget/NuGet .dotnet/corefx .composer/auth.json
  .config/composer/auth.json .terraform.d/credentials.tfrc.json .rvm/user .azure .docker
  .config/gh .config/gcloud .config/hub .netrc .git-credentials .gitconfig .config/git .npmrc .yarnrc.yml .pypirc
  .pgpass .bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .config/NuGet
  .vault-token .pip .config/pip .config/pypoetry .terraformrc .boto .s3cfg .my.cnf .config/rclone .config/op
  .bash_history .zsh_history .python_history .node_repl_history .local/share/keyrings
`)
];
const settings=['.cargo/config.toml','.cargo/config','.nuget/packages/NuGet.Config','.rustup/settings.toml'];
const CREDENTIAL=/:\/\/[^\s/"']*@|token|passw|secret|credential/i;
const SYSTEM=new Set(['/','/bin','/etc','/home','/lib','/opt','/sbin','/srv','/usr','/usr/local','/var']);
function words(text){
return text.trim().split(/\s+/);
}
async function homePaths(home){
const within=(names)=>names.map((name)=>(0,external_node_path_.join)(home,name));
const credentials=within(credentialPaths);
if(SYSTEM.has((0,external_node_path_.join)(home,'.').replace(/(.)\/$/,'$1')))
return{hidden:credentials,readable:[]};
const paths=within(settings);
const hasCredential=await Promise.all(paths.map(containsCredential));
return{
hidden:[home,...credentials,...paths.filter((_,index)=>hasCredential[index])],
readable:within(toolPaths)
};
}
async function containsCredential(path){
return CREDENTIAL.test(await(0,errors.e4)((0,promises_.readFile)(path,'utf8'),''));
}
var self_test=__webpack_require__(13721);
;
async function findSandbox(options,test=self_test.y){
const{root,stateFolder,mode,environment,repository}=options;
const{hidden,readable}=await homePaths(options.home);
const refused=[];
const sandbox=await(0,choose_sandbox.H)(mode,{
root,
stateFolder,
hidden:[...options.hidden,...hidden],
readable,
searchPath:environment['PATH']??'',
repository
},{onRefusal:(reason)=>refused.push(reason),test});
return{sandbox,refused};
}
})
};
