"use strict";
exports.id=9349;
exports.ids=[9349];
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
67624:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(insteadOfForeign),
Z:()=>(foreignInputProblems)
});
var _text_documentation_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47728);
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
['Use an input or agent.yml for each flag','claude_args','claude-args','opencode_args'],
['Use an input or agent.yml for each flag','codex_args','codex-args'],
['Use sandbox','safety-strategy','safety_strategy']
];
function insteadOfForeign(input){
return EQUIVALENTS.find(([,...names])=>names.includes(input))?.[0];
}
function foreignInputProblems(read){
return EQUIVALENTS.flatMap(([instead,...names])=>names
.filter((name)=>read(name).trim()!=='')
.map((name)=>`${name} is an input of other actions. ${instead}. See ${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_0__.o)('docs/migrating.md')}`));
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
61323:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(inputSchema),
q:()=>(placeholder)
});
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3301);
var _domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(29922);
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(43525);
var _check_endpoint_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16428);
var _input_fields_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(39616);
var _providers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28658);
var _triage_settings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17718);
const MAX_PROMPT=20_000;
const MAX_DATA=100_000;
const inputSchema=zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
'github-token':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('a token; remove the input to use the token of the job'),
'api-key':zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim(),
model:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Zd)(/^\S{1,200}$/u,'a model, such as gpt-5 or groq/NAME'),
'base-url':zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
.trim()
.refine((url)=>url===''||(0,_check_endpoint_js__WEBPACK_IMPORTED_MODULE_4__.c)(url),'the address of an endpoint, such as https://api.openai.com/v1, or nothing for the address of the provider'),
api:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(['',..._providers_js__WEBPACK_IMPORTED_MODULE_1__.yc],`${_providers_js__WEBPACK_IMPORTED_MODULE_1__.yc.join(', ')}, or nothing for the default of the provider`),
'fallback-models':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.ci,
'max-output-tokens':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Cb)(256,1_000_000,"for the provider's limit"),
'openai-identity-provider':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
'openai-service-account':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
'openai-audience':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Zd)(/^\S{1,500}$/u,'the audience that the identity provider at OpenAI expects, such as https://api.openai.com/v1'),
trigger:_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.hZ,
'trigger-label':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Zd)(/^[^:,\n]{0,40}$/u,'a label of at most 40 characters without a colon or a comma, or nothing for no label'),
assignee:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Zd)(/^(?:[\w-]{1,100}(?:\[bot\])?)?$/u,'the login of one account, or nothing for none'),
'allowed-bots':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.NB,
review:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(['off','auto'],'auto, or off to review only what somebody asks for'),
prompt:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(MAX_PROMPT,`at most ${MAX_PROMPT} characters; put a longer text into a file and name it in prompt-file`),
'prompt-file':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.DQ,
'task-id':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Zd)(/^(?:[a-z\d](?:[a-z\d-]{0,48}[a-z\d])?)?$/u,'lower-case letters, digits and hyphens, at most 50, or nothing'),
data:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().max(MAX_DATA,`at most ${MAX_DATA} characters`),
report:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(['','issue'],'issue, or nothing for a task that changes files'),
item:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Zd)(/^(?:[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)?$/u,'lower-case letters, digits and hyphens, at most 40, or nothing'),
items:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(1_000_000,'at most 1,000,000 characters; put more into a .jsonl file and name it'),
'max-items':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1,_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__._5),
repositories:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(100_000,'names of repositories or a search, one on each line'),
repository:zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
.trim()
.refine((name)=>name===''||_text_github_rules_js__WEBPACK_IMPORTED_MODULE_6__.Ni.test(name),'the name of a repository such as acme/app, or nothing'),
'artifacts-path':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(4_096,'the path of a folder'),
'spread-seconds':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(0,300),
'on-foreign-commits':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(['leave','continue'],'leave or continue'),
'again-after':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.EI,
'skip-if-open':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Cb)(1,100,'for any number'),
cooldown:_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.EI,
'only-if-changed':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.gV,
'output-schema':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.fe,
'output-schema-file':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.DQ,
'max-turns':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1,1_000),
'max-minutes':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1,360),
'max-tokens':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1_000,1_000_000_000),
'max-dollars':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.dN,
sandbox:zod__WEBPACK_IMPORTED_MODULE_3__.k5n(['auto','bubblewrap','namespaces','off'],'auto, bubblewrap, namespaces or off'),
'attach-files':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.GX,
'dry-run':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.GX,
draft:_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.GX,
labels:_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.WD,
reviewers:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Dy)(_triage_settings_js__WEBPACK_IMPORTED_MODULE_2__.Yc,_triage_settings_js__WEBPACK_IMPORTED_MODULE_2__.LB,_triage_settings_js__WEBPACK_IMPORTED_MODULE_2__.iP),
assignees:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Dy)(_triage_settings_js__WEBPACK_IMPORTED_MODULE_2__.iD,_triage_settings_js__WEBPACK_IMPORTED_MODULE_2__.Zl,_triage_settings_js__WEBPACK_IMPORTED_MODULE_2__.Ob),
'request-review':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.GX,
'config-path':_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.eQ,
phase:(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(['','propose','publish','plan','gather','stop','stats'],'propose, publish, plan, gather, stop, stats, or nothing to do everything in one job'),
'proposal-path':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(4_096,'the path of a folder'),
doctor:_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.GX,
'stats-days':(0,_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1,366)
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
8062:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BC:()=>(hasOurMarker),
C6:()=>(hasRepairMarker),
Cw:()=>(suggestionsMarker),
DA:()=>(threadMarker),
Gl:()=>(readTaskMarker),
Jb:()=>(noticeMarker),
Kn:()=>(hasProgressMarker),
OK:()=>(findingReplyMarker),
Q_:()=>(issueMarker),
Vi:()=>(beginsWithOurMarker),
XY:()=>(suggestionMarker),
_9:()=>(taskMarker),
_R:()=>(reviewedMarker),
aP:()=>(readReviewedMarker),
c:()=>(hasFindingReplyMarker),
eO:()=>(readFindingMarker),
gF:()=>(readRunMarker),
iR:()=>(resultMarker),
iY:()=>(findingMarker),
i_:()=>(isOwnFinding),
jR:()=>(hasThreadMarker),
qW:()=>(runMarker),
qf:()=>(readIssueMarker),
t9:()=>(readTaskKey),
u:()=>(fanOutMarker),
u6:()=>(hasResultMarker),
uq:()=>(progressMarker),
vU:()=>(reviewMarker)
});
function progressMarker(key){
return `<!-- forgehand:progress:${key} -->`;
}
function hasProgressMarker(body,key){
return key===undefined?/^<!-- forgehand:progress:[\w-]+ -->/.test(body):body.startsWith(progressMarker(key));
}
function resultMarker(key){
return `<!-- forgehand:result:${key} -->`;
}
function hasResultMarker(body,key){
return key===undefined?/^<!-- forgehand:result:[\w-]+ -->/.test(body):body.startsWith(resultMarker(key));
}
function hasOurMarker(body){
return/<!-- forgehand:\w/.test(body);
}
function beginsWithOurMarker(body){
return/^<!-- forgehand:\w/.test(body);
}
function runMarker(runId,state){
return `<!-- forgehand:run:${runId}:${state} -->`;
}
const RUN_MARKER=/^<!-- forgehand:progress:[\w-]+ -->\s+(?:<!-- forgehand:pending:[\w+/=]+ -->\s+)*<!-- forgehand:run:(\d+):(working|ended) -->/;
function readRunMarker(body){
const[,runId,state]=RUN_MARKER.exec(body)??[];
return runId===undefined?undefined:{runId,hasEnded:state==='ended'};
}
function taskMarker(key,hash){
return `<!-- forgehand:${key.replace('-',':')}:${hash} -->`;
}
function readTaskMarker(body,key){
const[,kind,id,hash]=TASK_MARKER.exec(body)??[];
return `${kind}-${id}`===key?hash:undefined;
}
function readTaskKey(body){
const[,kind,id]=TASK_MARKER.exec(body)??[];
return kind===undefined?undefined:`${kind}-${id}`;
}
function hasRepairMarker(body){
return TASK_MARKER.exec(body)?.[1]==='ci';
}
const TASK_MARKER=/^<!-- forgehand:(task|ci):([\w-]{1,100}):(done|[0-9a-f]{16}) -->/;
function fanOutMarker(taskId){
return `<!-- forgehand:fan-out:${taskId} -->`;
}
function issueMarker(issue){
return `<!-- forgehand:issue:${issue} -->`;
}
function readIssueMarker(body){
const[,issue]=/^<!-- forgehand:issue:(\d{1,15}) -->/.exec(body)??[];
return issue===undefined?undefined:Number(issue);
}
function suggestionsMarker(claim){
return `<!-- forgehand:suggestions:${claim} -->`;
}
function suggestionMarker(){
return '<!-- forgehand:suggestion -->';
}
function noticeMarker(about){
const subject='claim' in about?about.claim:`account-${about.accountId}`;
return `<!-- forgehand:notice:${subject} -->`;
}
function threadMarker(rootCommentId,claim){
return `<!-- forgehand:thread:${rootCommentId}:${claim} -->`;
}
function hasThreadMarker(body,rootCommentId){
return body.startsWith(`<!-- forgehand:thread:${rootCommentId}:`);
}
function reviewedMarker(sha){
return `<!-- forgehand:reviewed:${sha} -->`;
}
function findingMarker(hash){
return `<!-- forgehand:finding:${hash} -->`;
}
function readFindingMarker(body){
return/^<!-- forgehand:finding:([0-9a-f]{16}-\d{1,6}) -->/.exec(body)?.[1];
}
function findingReplyMarker(kind,claim){
return `<!-- forgehand:finding-${kind}:${claim} -->`;
}
function hasFindingReplyMarker(body,kind){
return body.startsWith(`<!-- forgehand:finding-${kind}:`);
}
function readReviewedMarker(body){
return/^<!-- forgehand:review:[\w-]+ -->\s+<!-- forgehand:reviewed:([0-9a-f]{40}) -->/.exec(body)?.[1];
}
function reviewMarker(claim){
return `<!-- forgehand:review:${claim} -->`;
}
function isOwnFinding({comments:[root]},self){
return root?.author.id===self.id&&readFindingMarker(root.body)!==undefined;
}
}),
35837:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
PL:()=>(readFailedChecks),
Wk:()=>(FAILED),
X$:()=>(isOfChecks)
});
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
var _flags_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(74846);
var _person_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(87044);
var _event_row_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(16326);
const sha=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.SN);
const workflowRun=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
id:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.id,
run_attempt:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.id,
workflow_id:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.id,
name:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
path:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
event:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
conclusion:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
head_sha:sha,
head_branch:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
head_repository:zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({id:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.id}).nullish(),
html_url:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
updated_at:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.kB,
actor:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.ct.nullish(),
triggering_actor:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.ct.nullish()
}));
const runSchema=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({action:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),workflow_run:workflowRun,repository:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.Jk,sender:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.ct}));
const suiteSchema=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
action:zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
check_suite:zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
id:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.id,
app:zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({slug:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[\w-]{1,100}$/u),name:zod__WEBPACK_IMPORTED_MODULE_4__.YjP()}),
conclusion:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
head_sha:sha,
head_branch:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
updated_at:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.kB
}),
repository:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.Jk.extend({html_url:zod__WEBPACK_IMPORTED_MODULE_4__.YjP()}),
sender:_event_row_js__WEBPACK_IMPORTED_MODULE_3__.ct
}));
const EVENTS=['workflow_run','check_suite'];
function isOfChecks(event){
return EVENTS.includes(event);
}
const FAILED=new Set(['failure','timed_out','startup_failure']);
function readFailedChecks(event,payload){
return event==='workflow_run'?readRun(payload):readSuite(payload);
}
function readRun(payload){
const{action,workflow_run:run,repository:own,sender}=runSchema.parse(payload);
const name=run.name??run.path??String(run.workflow_id);
const reason=uncountedReason(action,run.conclusion,`the workflow ${name}`);
if(reason!==undefined)
return reason;
const failure={
source:{
kind:'workflow',
runId:run.id,
attempt:run.run_attempt,
workflowId:run.workflow_id,
path:run.path??''
},
name,
conclusion:run.conclusion??'',
headSha:run.head_sha,
headBranch:run.head_branch??undefined,
isFork:run.head_repository?.id!==own.id,
url:run.html_url
};
const people=peopleOf(run);
const actor=(0,_person_js__WEBPACK_IMPORTED_MODULE_2__.R)(run.triggering_actor??run.actor??sender);
return taskOf(failure,{
people:people.length>0||isScheduled(run)?people:[actor],
actor,
at:run.updated_at,
own
});
}
function peopleOf(run){
const first=isScheduled(run)?undefined:run.actor;
const again=isScheduled(run)&&run.run_attempt===1?undefined:run.triggering_actor;
const people=[first,again].flatMap((person)=>(person?[(0,_person_js__WEBPACK_IMPORTED_MODULE_2__.R)(person)]:[]));
return[...new Map(people.map((person)=>[person.id,person])).values()];
}
function isScheduled({event}){
return event==='schedule';
}
function readSuite(payload){
const{action,check_suite:suite,repository:own,sender}=suiteSchema.parse(payload);
const{app,conclusion,head_sha:headSha}=suite;
if(app.slug==='github-actions')
return 'workflows have the event workflow_run';
const reason=uncountedReason(action,conclusion,app.name);
if(reason!==undefined)
return reason;
const failure={
source:{kind:'suite',suiteId:suite.id,app:app.slug},
name:app.name,
conclusion:conclusion??'',
headSha,
headBranch:suite.head_branch??undefined,
isFork:false,
url:`${own.html_url}/commit/${headSha}/checks`
};
return taskOf(failure,{people:[],actor:(0,_person_js__WEBPACK_IMPORTED_MODULE_2__.R)(sender),at:suite.updated_at,own});
}
function uncountedReason(action,conclusion,what){
if(action!=='completed')
return `the action of the event is ${action}; only completed counts`;
return FAILED.has(conclusion)?undefined:`${what} ended with ${conclusion??'no conclusion'}`;
}
function taskOf(failure,{people,actor,at,own}){
return{
kind:'task',
trigger:{kind:'ci',failure,people},
subject:'repository',
number:0,
title:failure.name,
body:'',
author:actor,
instruction:'',
createdAt:at,
actor,
request:{verb:'fix',flags:(0,_flags_js__WEBPACK_IMPORTED_MODULE_1__.b)([]).flags,text:''},
defaultBranch:own.default_branch
};
}
}),
16326:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B0:()=>(isFork),
Jk:()=>(repository),
Qu:()=>(subjectFields),
VV:()=>(pullRequest),
bc:()=>(subject),
ct:()=>(account),
id:()=>(id),
kB:()=>(time)
});
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79435);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
var _person_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87044);
const login=zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.S3);
const account=zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({login,id:zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),type:zod__WEBPACK_IMPORTED_MODULE_2__.YjP()});
const id=zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive();
const time=zod__WEBPACK_IMPORTED_MODULE_3__.w$();
const repository=zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({id,default_branch:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1)});
const subject=zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
number:id,
title:zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
body:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().nullish(),
user:account.nullish()
});
function subjectFields({number,title,body,user}){
return{number,title,body:body??'',author:(0,_person_js__WEBPACK_IMPORTED_MODULE_1__.R)(user)};
}
const pullRequest=subject.extend({head:zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({repo:zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({id}).nullish()})});
function isFork({head},{id:own}){
return head.repo?.id!==own;
}
}),
74846:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(isSwitch),
b:()=>(parseFlags)
});
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
var _domain_settings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83872);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62070);
const wholeNumber=zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
.regex(/^\d{1,9}$/u)
.transform(Number)
.refine((number)=>number>0);
const amount=zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
.regex(/^\$?\d{1,6}(?:\.\d{1,6})?$/u)
.transform((text)=>Number(text.replace('$','')))
.refine((number)=>number>0);
const branch=zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^(?!.*(?:\.\.|\/\/|@\{))(?!@$)[\p{L}\p{N}_@][\p{L}\p{N}_.,/@#+-]{0,199}(?<![./])$/u);
const valueFlags={
model:{schema:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^[\w.:/@+-]{1,200}$/u),expected:'the name of a model'},
budget:{schema:amount,expected:'an amount of US dollars, such as 2 or 0.50'},
turns:{schema:wholeNumber,expected:'a positive integer'},
minutes:{schema:wholeNumber,expected:'a positive integer'},
base:{schema:branch,expected:'the name of a branch'},
effort:{schema:zod__WEBPACK_IMPORTED_MODULE_2__.k5n(_domain_settings_js__WEBPACK_IMPORTED_MODULE_3__.i),expected:'low, medium or high'}
};
const switches=['draft','dry-run','adopt'];
const flagNames=[...Object.keys(valueFlags),...switches];
function takesValue(name){
return Object.hasOwn(valueFlags,name);
}
function isSwitch(name){
return switches.some((known)=>known===name);
}
function parseFlags(written){
const errors=written.flatMap((flag,index)=>{
const isRepeated=written.findIndex(({name})=>name===flag.name)<index;
return isRepeated?[`${quoted(`--${flag.name}`)} appears twice.`]:errorsIn(flag);
});
return{flags:valuesOf(written),errors};
}
function errorsIn({name,value}){
const flag=quoted(`--${name}`);
if(takesValue(name)){
const{schema,expected}=valueFlags[name];
if(value===undefined)
return[`${flag} needs a value: ${expected}.`];
return schema.safeParse(value).success?[]:[`${flag} is ${quoted(value)} but must be ${expected}.`];
}
if(!flagNames.includes(name))
return[`${flag} is not a flag. ${suggestion(name)}`];
return value===undefined?[]:[`${flag} takes no value but has ${quoted(value)}.`];
}
function quoted(words){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(words,60)||'empty';
}
function suggestion(name){
const near=(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.cR)(name,flagNames);
if(near!==undefined)
return `Did you mean \`--${near}\`?`;
return `The flags are ${flagNames.map((known)=>`\`--${known}\``).join(', ')}.`;
}
function valuesOf(written){
const values=new Map(written.map(({name,value})=>[name,value]));
const read=(name,schema)=>schema.safeParse(values.get(name)).data;
return{
model:read('model',valueFlags.model.schema),
budget:read('budget',valueFlags.budget.schema),
turns:read('turns',valueFlags.turns.schema),
minutes:read('minutes',valueFlags.minutes.schema),
base:read('base',valueFlags.base.schema),
effort:read('effort',valueFlags.effort.schema),
draft:values.has('draft'),
dryRun:values.has('dry-run'),
...(values.has('adopt')&&{adopt:true})
};
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
79435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p6:()=>(date),
w$:()=>(datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68729);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
function datetime(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You,params);
}
function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp,params);
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
