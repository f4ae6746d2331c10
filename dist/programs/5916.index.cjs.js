"use strict";
exports.id=5916;
exports.ids=[5916];
exports.modules={
29922:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CG:()=>(MAX_ITEM_TITLE),
P7:()=>(MAX_ITEM_KEY),
_5:()=>(MAX_ITEMS),
vP:()=>(MAX_ITEM_TEXT)
});
const MAX_ITEMS=256;
const MAX_ITEM_KEY=500;
const MAX_ITEM_TITLE=200;
const MAX_ITEM_TEXT=8_000;
}),
1624:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(collectInputSecrets),
V4:()=>(collectJobSecrets),
vf:()=>(collectLocalSecrets)
});
var _settings_api_keys_js_0_=__webpack_require__(6697);
var _settings_providers_js_1_=__webpack_require__(28658);
const SECRET_NAME=/(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|pass|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth|pat)$|[_-]pwd$|^pgpassword$|auth[_-]?token$/i;
const MIN_SECRET=12;
const HARMLESS=/^(?:\d+|[a-z]+)$/i;
const PATH=/^(?=[/~.])[~\w.@+ -]*(?:\/[~\w.@+ -]*)+$/;
const BASE64=/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/]{40,}$/;
function collectJobSecrets(read,environment){
const identity=environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN']??'';
return[...collectInputSecrets(read),...withoutEmpty([identity]),...collectEnvironmentSecrets(environment)];
}
function collectInputSecrets(read){
return withoutEmpty([read('github-token'),...(0,_settings_api_keys_js_0_.V)(read('api-key'))]);
}
function collectLocalSecrets(environment){
const keys=_settings_providers_js_1_.r5.map(({keyVariable=''})=>environment[keyVariable]?.trim()??'');
return[...withoutEmpty(keys),...collectEnvironmentSecrets(environment)];
}
function collectEnvironmentSecrets(environment){
const values=Object.entries(environment).flatMap(([name,value])=>value!==undefined&&SECRET_NAME.test(name)?[value,...value.split(/\r?\n/)]:[]);
const trimmed=values.map((value)=>value.trim());
return[...new Set(trimmed)].filter((value)=>value.length>=MIN_SECRET&&!isHarmless(value));
}
function isHarmless(value){
return HARMLESS.test(value)||(PATH.test(value)&&!BASE64.test(value));
}
function withoutEmpty(secrets){
return secrets.filter((secret)=>secret!=='');
}
}),
15884:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
s:()=>(checkInputs)
});
var _errors_js_1_=__webpack_require__(59973);
var _quote_value_js_0_=__webpack_require__(93936);
function checkInputs(schema,read,otherProblems=[]){
const parsed=schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name)=>[name,read(name)])));
const problems=new Map();
for(const{path,message}of parsed.error?.issues??[]){
const name=String(path[0]);
problems.set(name,`${name} is ${showInput(name,read(name))}. Expected ${message}.`);
}
const lines=[...problems.values(),...otherProblems].map((problem)=>`- ${problem}`);
if(parsed.success&&lines.length===0)
return parsed.data;
throw new _errors_js_1_.yo(`The inputs of the action have errors (\`with:\` in the workflow file):\n${lines.join('\n')}`);
}
const secrets=['github-token','api-key'];
function showInput(name,value){
if(value.trim()==='')
return 'not set';
if(secrets.includes(name))
return 'invalid';
return(0,_quote_value_js_0_.c)(name==='base-url'?withoutCredentials(value):value);
}
function withoutCredentials(address){
return address.replace(/\/\/.*@/su,'//***@').replace(/([?#]).*$/su,'$1***');
}
}),
67624:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(insteadOfForeign),
Z:()=>(foreignInputProblems)
});
var _text_documentation_url_js_0_=__webpack_require__(47728);
const EQUIVALENTS=[
['Set github-token','token','github_token','gh-token','gh_token'],
['Set api-key','openai-api-key','openai_api_key','anthropic-api-key','anthropic_api_key'],
['Set api-key','gemini-api-key','gemini_api_key','google-api-key','google_api_key','llm-api-key','llm_api_key'],
['Set api-key to a key of the API; tokens of a subscription are not used','claude_code_oauth_token'],
['Set model','llm_model','anthropic_model','claude_model','openai_model'],
['Set fallback-models','fallback_model','fallback_models'],
['Set base-url','base_url','llm_base_url','anthropic_base_url','openai_base_url','responses-api-endpoint'],
['Set trigger','trigger_phrase','trigger-phrase','mentions','mention'],
['Set trigger-label','label_trigger','label-trigger','trigger_label'],
['Set assignee','assignee_trigger','assignee-trigger'],
['Set allowed-bots','allowed_bots','allow-bots','allow_bots'],
['Remove it: people with write access can start runs, and nobody else','allow-users','allowed_non_write_users'],
['Set prompt','direct_prompt','override_prompt','user_prompt','instruction','instructions','task'],
['Set prompt-file','prompt_file','instruction_file'],
['Write them into AGENTS.md','custom_instructions','system_prompt','append_system_prompt'],
['Set max-turns','max_turns','max_iterations','max-iterations'],
['Set max-minutes','timeout_minutes','timeout-minutes','max_minutes'],
['Set max-dollars','max_budget_usd','max_dollars','max_cost'],
['Write --base BRANCH in the request','base_branch','base-branch','target_branch'],
['Set branch in agent.yml','branch_prefix','branch-prefix','branch_name_template'],
['Set commands in agent.yml','allowed_tools','disallowed_tools','allowed-tools'],
['Set mcp-servers in agent.yml','mcp_config','mcp-config','mcp_servers'],
['Set effort below models in agent.yml','effort','variant','reasoning_effort'],
['Set output-schema','output_schema','json_schema','json-schema'],
[
'Use an input or agent.yml for each flag',
'claude_args',
'claude-args',
'codex-args',
'codex_args',
'opencode_args'
],
['Use sandbox','safety-strategy','safety_strategy']
];
function insteadOfForeign(input){
return EQUIVALENTS.find(([,...names])=>names.includes(input))?.[0];
}
function foreignInputProblems(read){
return EQUIVALENTS.flatMap(([instead,...names])=>names
.filter((name)=>read(name).trim()!=='')
.map((name)=>`${name} is an input of other actions. ${instead}. See ${(0,_text_documentation_url_js_0_.o)('docs/migrating.md')}`));
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
WD:()=>(labels),
ci:()=>(modelNames),
dN:()=>(dollarsOrNone),
eQ:()=>(configPath),
fe:()=>(outputSchema),
gV:()=>(globs),
hZ:()=>(trigger),
id:()=>(id),
nd:()=>(integer)
});
var zod_2_=__webpack_require__(3301);
var _output_schema_js_0_=__webpack_require__(86551);
var _triage_js_1_=__webpack_require__(590);
var _text_identifiers_js_4_=__webpack_require__(814);
var _text_lines_js_3_=__webpack_require__(61165);
const text=(expected)=>zod_2_.YjP().trim().min(1,expected);
const integer=(from,to)=>{
const expected=`an integer from ${from} to ${to}`;
return zod_2_.YjP()
.trim()
.regex(/^\d{1,12}$/u,expected)
.transform(Number)
.refine((number)=>number>=from&&number<=to,expected);
};
const dollarsOrNone=zod_2_.YjP()
.trim()
.regex(/^(?:\d{1,6}(?:\.\d{1,4})?)?$/u,'an amount of US dollars such as 2 or 0.50, or nothing for no limit')
.transform((text)=>(text===''?undefined:Number(text)))
.refine((dollars)=>dollars!==0,'more than 0 US dollars, or nothing for no limit');
const yesOrNo=zod_2_.uEf({truthy:['true'],falsy:['false'],error:'true or false'});
const words=zod_2_.YjP().transform((list)=>list.split(/[\s,]+/u).filter((word)=>word!==''));
const lines=zod_2_.YjP().transform((list)=>(0,_text_lines_js_3_.PW)(list,/[\n,]/u));
const logins=words.refine((list)=>list.every((login)=>_text_identifiers_js_4_.S3.test(login)),'full logins such as renovate[bot], separated by commas or line breaks, without wildcards');
const labels=lines.refine((list)=>list.length<=_triage_js_1_.xs&&list.every((name)=>_triage_js_1_.Pf.safeParse(name).success),`at most ${_triage_js_1_.xs} labels of at most 50 characters, separated by commas or line breaks`);
const names=(item,expected,max)=>words.refine((list)=>list.length<=max&&list.every((name)=>item.safeParse(name).success),`at most ${max} entries, separated by commas or line breaks, each ${expected}`);
const integerOrNone=(from,to,otherwise)=>zod_2_.KCZ([zod_2_.euz('').transform(()=>undefined),integer(from,to)],`an integer from ${from} to ${to}, or nothing ${otherwise}`);
const modelNames=words;
const id=zod_2_.YjP()
.trim()
.regex(/^[\w.:-]{0,200}$/u,'the id that OpenAI shows, or nothing');
const trigger=zod_2_.YjP()
.trim()
.regex(/^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u,'one word of 2 to 50 characters such as /agent or @agent');
const configPath=zod_2_.YjP()
.trim()
.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u,'a path inside the repository that ends in .yml');
const UNITS_MS={m:60_000,h:60*60_000,d:24*60*60_000};
const durationOrNone=zod_2_.YjP()
.trim()
.regex(/^(?:[1-9]\d{0,3}[mhd])?$/u,'minutes, hours or days such as 30m, 6h or 30d, or nothing')
.transform((text)=>{
const unit=['m','h','d'].find((one)=>text.endsWith(one));
return unit&&Number.parseInt(text,10)*UNITS_MS[unit];
});
const globs=lines.refine((list)=>list.length<=50,'at most 50 globs, separated by commas or line breaks');
const repositoryFile=zod_2_.YjP()
.trim()
.regex(/^(?:(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\\]{1,500})?$/u,'the path of a file in the repository, or nothing');
const outputSchema=zod_2_.YjP()
.trim()
.superRefine((text,context)=>{
const schema=text===''?undefined:(0,_output_schema_js_0_.P)(text);
if(typeof schema==='string')
context.addIssue(`a JSON Schema that can be used, but ${schema}`);
});
}),
61323:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(inputSchema),
q:()=>(placeholder)
});
var zod_3_=__webpack_require__(3301);
var _domain_task_item_js_5_=__webpack_require__(29922);
var _text_repository_name_js_6_=__webpack_require__(43090);
var _endpoint_js_4_=__webpack_require__(79559);
var _input_fields_js_0_=__webpack_require__(39616);
var _providers_js_1_=__webpack_require__(28658);
var _triage_js_2_=__webpack_require__(590);
const MAX_PROMPT=20_000;
const MAX_DATA=100_000;
const inputSchema=zod_3_.Ikc({
'github-token':(0,_input_fields_js_0_.Qq)('a token; remove the input to use the token of the job'),
'api-key':zod_3_.YjP().trim(),
model:zod_3_.YjP()
.trim()
.regex(/^\S{1,200}$/u,'a model, such as gpt-5 or groq/NAME'),
'base-url':zod_3_.YjP()
.trim()
.refine((url)=>url===''||(0,_endpoint_js_4_.c)(url),'the address of an endpoint, such as https://api.openai.com/v1, or nothing for the address of the provider'),
api:zod_3_.YjP()
.trim()
.pipe(zod_3_.k5n(['',..._providers_js_1_.yc],`${_providers_js_1_.yc.join(', ')}, or nothing for the default of the provider`)),
'fallback-models':_input_fields_js_0_.ci,
'max-output-tokens':(0,_input_fields_js_0_.Cb)(256,1_000_000,"for the provider's limit"),
'openai-identity-provider':_input_fields_js_0_.id,
'openai-service-account':_input_fields_js_0_.id,
'openai-audience':zod_3_.YjP()
.trim()
.regex(/^\S{1,500}$/u,'the audience that the identity provider at OpenAI expects, such as https://api.openai.com/v1'),
trigger:_input_fields_js_0_.hZ,
'trigger-label':zod_3_.YjP()
.trim()
.regex(/^[^:,\n]{0,40}$/u,'a label of at most 40 characters without a colon or a comma, or nothing for no label'),
assignee:zod_3_.YjP()
.trim()
.regex(/^(?:[\w-]{1,100}(?:\[bot\])?)?$/u,'the login of one account, or nothing for none'),
'allowed-bots':_input_fields_js_0_.NB,
review:zod_3_.YjP()
.trim()
.pipe(zod_3_.k5n(['off','auto'],'auto, or off to review only what somebody asks for')),
prompt:zod_3_.YjP()
.trim()
.max(MAX_PROMPT,`at most ${MAX_PROMPT} characters; put a longer text into a file and name it in prompt-file`),
'prompt-file':_input_fields_js_0_.DQ,
'task-id':zod_3_.YjP()
.trim()
.regex(/^(?:[a-z\d](?:[a-z\d-]{0,48}[a-z\d])?)?$/u,'lower-case letters, digits and hyphens, at most 50, or nothing'),
data:zod_3_.YjP().max(MAX_DATA,`at most ${MAX_DATA} characters`),
report:zod_3_.YjP()
.trim()
.pipe(zod_3_.k5n(['','issue'],'issue, or nothing for a task that changes files')),
item:zod_3_.YjP()
.trim()
.regex(/^(?:[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)?$/u,'lower-case letters, digits and hyphens, at most 40, or nothing'),
items:zod_3_.YjP().trim().max(1_000_000,'at most 1,000,000 characters; put more into a .jsonl file and name it'),
'max-items':(0,_input_fields_js_0_.nd)(1,_domain_task_item_js_5_._5),
repositories:zod_3_.YjP().trim().max(100_000,'names of repositories or a search, one on each line'),
repository:zod_3_.YjP()
.trim()
.refine((name)=>name===''||_text_repository_name_js_6_.N.test(name),'the name of a repository such as acme/app, or nothing'),
'artifacts-path':zod_3_.YjP().trim().max(4_096,'the path of a folder'),
'spread-seconds':(0,_input_fields_js_0_.nd)(0,300),
'on-foreign-commits':zod_3_.YjP()
.trim()
.pipe(zod_3_.k5n(['leave','continue'],'leave or continue')),
'again-after':_input_fields_js_0_.EI,
'skip-if-open':(0,_input_fields_js_0_.Cb)(1,100,'for any number'),
cooldown:_input_fields_js_0_.EI,
'only-if-changed':_input_fields_js_0_.gV,
'output-schema':_input_fields_js_0_.fe,
'output-schema-file':_input_fields_js_0_.DQ,
'max-turns':(0,_input_fields_js_0_.nd)(1,1_000),
'max-minutes':(0,_input_fields_js_0_.nd)(1,360),
'max-tokens':(0,_input_fields_js_0_.nd)(1_000,1_000_000_000),
'max-dollars':_input_fields_js_0_.dN,
sandbox:zod_3_.k5n(['auto','bubblewrap','namespaces','off'],'auto, bubblewrap, namespaces or off'),
'attach-files':_input_fields_js_0_.GX,
'dry-run':_input_fields_js_0_.GX,
draft:_input_fields_js_0_.GX,
labels:_input_fields_js_0_.WD,
reviewers:(0,_input_fields_js_0_.Dy)(_triage_js_2_.Yc,_triage_js_2_.LB,_triage_js_2_.iP),
assignees:(0,_input_fields_js_0_.Dy)(_triage_js_2_.iD,_triage_js_2_.Zl,_triage_js_2_.Ob),
'request-review':_input_fields_js_0_.GX,
'config-path':_input_fields_js_0_.eQ,
phase:zod_3_.YjP()
.trim()
.pipe(zod_3_.k5n(['','propose','publish','plan','gather','stop','stats'],'propose, publish, plan, gather, stop, stats, or nothing to do everything in one job')),
'proposal-path':zod_3_.YjP().trim().max(4_096,'the path of a folder'),
doctor:_input_fields_js_0_.GX,
'stats-days':(0,_input_fields_js_0_.nd)(1,366)
});
function placeholder(name){
return PLACEHOLDERS[name]??'';
}
const PLACEHOLDERS={
model:'none',
'base-url':'https://base-url.invalid',
'openai-audience':'https://api.openai.com/v1',
trigger:'/agent',
'trigger-label':'agent',
review:'off',
'max-items':'1',
'spread-seconds':'0',
'on-foreign-commits':'leave',
'max-turns':'1',
'max-minutes':'1',
'max-tokens':'1000',
sandbox:'auto',
'attach-files':'false',
'dry-run':'true',
draft:'true',
'request-review':'false',
'config-path':'.github/agent.yml',
doctor:'false',
'stats-days':'1'
};
}),
86551:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(readOutputSchema)
});
var _text_json_js_0_=__webpack_require__(32686);
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
const written=(0,_text_json_js_0_.qF)(text);
if(!(0,_text_json_js_0_.u4)(written))
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
return(0,_text_json_js_0_.u4)(schema)?convertFields(schema,depth):schema;
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
if(!NAMED_SCHEMAS.has(key)||!(0,_text_json_js_0_.u4)(value))
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
9905:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(asksForDoctor),
Lb:()=>(readStatsInputs),
X_:()=>(readGatherInputs),
mc:()=>(readPhase)
});
var _check_inputs_js_0_=__webpack_require__(15884);
var _inputs_js_1_=__webpack_require__(61323);
function readPhase(read){
return _inputs_js_1_.i.shape.phase.safeParse(read('phase')).data??'';
}
function asksForDoctor(read){
return _inputs_js_1_.i.shape.doctor.safeParse(read('doctor')).data??false;
}
const gatherSchema=_inputs_js_1_.i.pick({'github-token':true,'artifacts-path':true,'dry-run':true});
function readGatherInputs(read){
return(0,_check_inputs_js_0_.s)(gatherSchema,read);
}
const statsSchema=_inputs_js_1_.i.pick({'github-token':true,'stats-days':true});
function readStatsInputs(read){
return(0,_check_inputs_js_0_.s)(statsSchema,read);
}
}),
52628:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(MAX_TITLE_LENGTH),
t:()=>(MAX_BODY_LENGTH)
});
const MAX_BODY_LENGTH=65_536;
const MAX_TITLE_LENGTH=256;
}),
79435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p6:()=>(date),
w$:()=>(datetime)
});
var _core_index_js_0_=__webpack_require__(68729);
var _schemas_js_1_=__webpack_require__(3301);
function datetime(params){
return _core_index_js_0_.G1(_schemas_js_1_.You,params);
}
function date(params){
return _core_index_js_0_.db(_schemas_js_1_.Brp,params);
}
function time(params){
return core._isoTime(ZodISOTime,params);
}
function duration(params){
return core._isoDuration(ZodISODuration,params);
}
})
};
;
