"use strict";
exports.id=3778;
exports.ids=[3778];
exports.modules={
96413:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Xq:()=>(demoComment),
ZJ:()=>(demoProject),
lA:()=>(demoIssue)
});
const demoProject={
'package.json':`{
  "name": "kitchen-timer",
  "version": "1.2.0",
  "type": "module",
  "scripts": {
    "start": "node src/timer.js",
    "test": "node --test"
  }
}
`,
'README.md':`# kitchen-timer

    $ npm start -- 1h 30m
    1h 30m is 5400 seconds.

Durations are written as amounts with a unit (s, m, h, d), largest first.
`,
'AGENTS.md':`Run the tests with \`npm test\`. Keep the code free of dependencies. A bad duration is a RangeError that quotes the text.
`,
'.github/agent.yml':`# What the agent may do here. Read from the default branch only.
commands:
  - npm test
  - node --test **
verify:
  - npm test
protected-paths:
  - package.json
`,
'src/duration.js':`const SECONDS = { s: 1, m: 60, h: 3600, d: 86400 }

/** Seconds in a text such as "90m" or "1h 30m". */
export function parseDuration(text) {
  const match = /^(\\d+)\\s*([smhd])/.exec(text.trim())
  if (!match) throw new RangeError(\`Not a duration: \${text}\`)
  const [, amount, unit] = match
  return Number(amount) * SECONDS[unit]
}

/** The shortest text that parses to the same number of seconds. */
export function formatDuration(seconds) {
  const parts = []
  let rest = seconds
  for (const [unit, size] of Object.entries(SECONDS).reverse()) {
    if (rest >= size) parts.push(\`\${Math.floor(rest / size)}\${unit}\`)
    rest %= size
  }
  return parts.join(' ') || '0s'
}
`,
'src/timer.js':`import { formatDuration, parseDuration } from './duration.js'

const seconds = parseDuration(process.argv.slice(2).join(' '))
console.log(\`\${formatDuration(seconds)} is \${seconds} seconds.\`)
`,
'test/duration.test.js':`import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration, parseDuration } from '../src/duration.js'

test('reads one part', () => {
  assert.equal(parseDuration('90m'), 5400)
})

test('adds up all parts', () => {
  assert.equal(parseDuration('1h 30m'), 5400)
  assert.equal(parseDuration('1d 2h 3m 4s'), 93784)
})

test('refuses what is not a duration', () => {
  assert.throws(() => parseDuration('soon'), RangeError)
  assert.throws(() => parseDuration(''), RangeError)
})

test('writes what it reads', () => {
  assert.equal(formatDuration(parseDuration('1h 30m')), '1h 30m')
})
`
};
const demoIssue={
author:'marie',
title:'The timer rings too early: "1h 30m" is taken as one hour',
body:`I set the timer with \`npm start -- 1h 30m\` and it rang after one hour:

\`\`\`
$ npm start -- 1h 30m
1h is 3600 seconds.
\`\`\`

It should be 5400 seconds. The README says that durations can have several parts. Text after the first part seems to be ignored, even nonsense: \`1h banana\` works too.
`
};
const demoComment={
author:'ada',
body:'/agent fix this\n\nPlease refuse leftovers such as `1h banana` too, and add a test for that.'
};
}),
97185:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
x:()=>(demoScript)
});
const WRONG_OLD='  const match = /^(\\d+)([smhd])/.exec(text.trim())\n';
const RIGHT_OLD=`  const match = /^(\\d+)\\s*([smhd])/.exec(text.trim())
  if (!match) throw new RangeError(\`Not a duration: \${text}\`)
  const [, amount, unit] = match
  return Number(amount) * SECONDS[unit]
`;
const RIGHT_NEW=`  if (!/^(\\d+\\s*[smhd]\\s*)+$/.test(text.trim())) throw new RangeError(\`Not a duration: \${text}\`)
  const parts = [...text.matchAll(/(\\d+)\\s*([smhd])/g)]
  return parts.reduce((seconds, [, amount, unit]) => seconds + Number(amount) * SECONDS[unit], 0)
`;
const TEST_OLD=`  assert.throws(() => parseDuration(''), RangeError)
`;
const TEST_NEW=`  assert.throws(() => parseDuration(''), RangeError)
  assert.throws(() => parseDuration('1h banana'), RangeError)
`;
const SUMMARY={
title:'Add up all parts of a duration',
description:`\`parseDuration\` matched only the start of the text, so everything after the first part was lost.

- It now checks the whole text and adds up every part: \`1h 30m\` is 5400 seconds.
- Leftovers such as \`1h banana\` are a \`RangeError\` that quotes the text; a test covers that.`,
complete:true
};
const demoScript=[
{text:'I will look at the project first.',toolCalls:[{name:'list_directory',arguments:{path:'.'}}]},
{
text:'',
toolCalls:[
{name:'grep_search',arguments:{pattern:'parseDuration'}},
{name:'read_file',arguments:{path:'test/duration.test.js'}}
]
},
{text:'The tests should show the bug.',toolCalls:[{name:'run_command',arguments:{command:'npm test'}}]},
{
text:'Only the first part is matched.',
toolCalls:[
{name:'edit_file',arguments:{path:'src/duration.js',old_string:WRONG_OLD,new_string:RIGHT_NEW}}
]
},
{text:'I misremembered that line.',toolCalls:[{name:'read_file',arguments:{path:'src/duration.js'}}]},
{
text:'',
toolCalls:[
{name:'edit_file',arguments:{path:'src/duration.js',old_string:RIGHT_OLD,new_string:RIGHT_NEW}},
{name:'edit_file',arguments:{path:'test/duration.test.js',old_string:TEST_OLD,new_string:TEST_NEW}}
]
},
{text:'',toolCalls:[{name:'run_command',arguments:{command:'npm test'}}]},
{text:'',toolCalls:[{name:'finish',arguments:SUMMARY}]}
];
}),
42932:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
X:()=>(GitError),
u:()=>(gitIn)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78474);
class GitError extends Error{
name='GitError';
exitCode;
constructor(message,exitCode){
super(message);
this.exitCode=exitCode;
}
}
function gitIn(directory,searchPath){
const environment={
PATH:searchPath,
LC_ALL:'C',
GIT_DIR:directory,
GIT_CONFIG_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:'/dev/null',
GIT_TERMINAL_PROMPT:'0'
};
const run=(args,options={})=>runGit(args,{input:'',timeoutMs:0,...options,environment:{...environment,...options.environment}});
const text=async(args,options)=>(await run(args,options)).toString('utf8').trimEnd();
return{
directory,
environment,
run,
text,
async tryText(args,options){
try{
return await text(args,options);
}
catch(error){
if(error instanceof GitError)
return undefined;
throw error;
}
}
};
}
async function runGit(args,options){
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git',args,{env:options.environment,stdio:'pipe',timeout:options.timeoutMs});
const output=[];
const errors=[];
child.stdout.on('data',(chunk)=>output.push(chunk));
child.stderr.on('data',(chunk)=>errors.push(chunk));
child.stdin.on('error',()=>undefined);
child.stdin.end(options.input);
const[exitCode]=(await(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,'close'));
if(exitCode===0)
return Buffer.concat(output);
const ending=`ended with ${exitCode??'a signal'}: ${Buffer.concat(errors).toString()}`;
throw new GitError(`git ${args.join(' ')} ${ending}`,exitCode??undefined);
}
}),
15401:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ly:()=>(seenRequest),
RM:()=>(argumentText),
sk:()=>(nextStep)
});
function seenRequest(request,sent){
const lastTurn=request.messages.findLastIndex(({role})=>role==='assistant');
const results=request.messages.slice(lastTurn+1).filter(({role})=>role==='tool');
return{...request,results:results.map(({text})=>text),bytes:Buffer.byteLength(sent)};
}
function argumentText({arguments:args}){
return typeof args==='string'?args:JSON.stringify(args);
}
async function nextStep(script,request){
if(typeof script==='function')
return script(request);
const last=script.at(-1);
const step=script[request.number-1]??(last&&callsFinish(last)?last:undefined);
if(step)
return step;
throw new Error(`The script has no turn for request ${request.number}; it ends after ${script.length}.`);
}
function callsFinish(step){
return step.fault===undefined&&step.toolCalls?.some(({name})=>name==='finish')===true;
}
}),
74679:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(startModelEmulator)
});
var external_node_events_=__webpack_require__(78474);
var external_node_http_=__webpack_require__(37067);
var consumers_=__webpack_require__(38321);
;
function pieces(text,size){
const length=Math.min(size,text.length);
return Array.from({length:Math.ceil(text.length/ length)},(_,index)=>text.slice(index*length,(index+1)*length));
}
var model_script=__webpack_require__(15401);
;
const CHARS_PER_TOKEN=4;
function countUsage(turn,prompt,previousPrompt){
if(turn.usage)
return turn.usage;
const output=(turn.text??'')+(turn.toolCalls??[]).map((call)=>call.name+(0,model_script.RM)(call)).join('');
const reasoning=tokens(turn.thinking?.length??0);
const completion=tokens(output.length)+reasoning;
const input=tokens(prompt.length);
return{
prompt_tokens:input,
completion_tokens:completion,
total_tokens:input+completion,
prompt_tokens_details:{cached_tokens:Math.floor(commonStart(prompt,previousPrompt)/ CHARS_PER_TOKEN)},
completion_tokens_details:{reasoning_tokens:reasoning}
};
}
function tokens(chars){
return Math.ceil(chars/ CHARS_PER_TOKEN);
}
function commonStart(a,b){
let length=0;
while(length<a.length&&a[length]===b[length])
length+=1;
return length;
}
var external_node_crypto_=__webpack_require__(77598);
;
function signThinking(thinking){
return(0,external_node_crypto_.createHmac)('sha256','emulator').update(thinking).digest('base64');
}
;
const PIECE_CHARS=24;
const STOP_REASONS={
stop:'end_turn',
tool_calls:'tool_use',
length:'max_tokens',
content_filter:'refusal'
};
function message(turn,heading,usage){
const content=blocksOf(turn,heading).map((block)=>block.type==='tool_use'?{...block,input:JSON.parse(block.input)}:block);
return{...envelope(heading),content,stop_reason:stopReason(turn),stop_sequence:null,usage};
}
function messageEvents(turn,heading,usage){
const size=turn.chunkChars??PIECE_CHARS;
const start={...envelope(heading),content:[],stop_reason:null,stop_sequence:null};
return[
{
type:'message_start',
message:{...start,usage:{...usage,output_tokens:1,output_tokens_details:null}}
},
{type:'ping'},
...blocksOf(turn,heading).flatMap((block,index)=>blockEvents(block,index,size)),
{type:'message_delta',delta:{stop_reason:stopReason(turn),stop_sequence:null},usage}
];
}
function countTokens(turn,prompt,previousPrompt){
const counted=countUsage(turn,prompt,previousPrompt);
const{cached_tokens:cached=0,cache_write_tokens:written=0}=counted.prompt_tokens_details??{};
return{
input_tokens:counted.prompt_tokens-cached-written,
cache_creation_input_tokens:written,
cache_read_input_tokens:cached,
output_tokens:counted.completion_tokens,
output_tokens_details:{thinking_tokens:counted.completion_tokens_details?.reasoning_tokens??0}
};
}
function envelope({id,model}){
return{id,type:'message',role:'assistant',model};
}
function blocksOf({thinking='',text='',toolCalls=[]},{id}){
const calls=toolCalls.map((call,index)=>({
type:'tool_use',
id:call.id??`toolu_${id}_${index+1}`,
name:call.name,
input:(0,model_script.RM)(call)
}));
return[
...(thinking===''?[]:[{type:'thinking',thinking,signature:signThinking(thinking)}]),
...(text===''?[]:[{type:'text',text}]),
...calls
];
}
function blockEvents(block,index,size){
return[
{type:'content_block_start',index,content_block:startOf(block)},
...deltas(block,size).map((delta)=>({type:'content_block_delta',index,delta})),
{type:'content_block_stop',index}
];
}
function startOf(block){
switch(block.type){
case 'thinking':
return{type:'thinking',thinking:'',signature:''};
case 'text':
return{type:'text',text:''};
case 'tool_use':
return{type:'tool_use',id:block.id,name:block.name,input:{}};
}
}
function deltas(block,size){
switch(block.type){
case 'thinking':
return[
...pieces(block.thinking,size).map((thinking)=>({type:'thinking_delta',thinking})),
{type:'signature_delta',signature:block.signature}
];
case 'text':
return pieces(block.text,size).map((text)=>({type:'text_delta',text}));
case 'tool_use':
return['',...pieces(block.input,size)].map((json)=>({type:'input_json_delta',partial_json:json}));
}
}
function stopReason(turn){
const reason=turn.finishReason??(turn.toolCalls?.length?'tool_calls':'stop');
return STOP_REASONS[reason]??reason;
}
var schemas=__webpack_require__(3301);
;
class BadRequest extends Error{
parameter;
constructor(parameter,message){
super(message);
this.parameter=parameter;
}
}
function parseBody(body,message){
try{
const value=JSON.parse(body);
if(typeof value==='object'&&value!==null&&!Array.isArray(value))
return{...value};
}
catch{
}
throw new BadRequest('',message);
}
;
const TYPES=['image/png','image/jpeg','image/gif','image/webp'];
function seenImages(images,types=TYPES){
for(const{type,base64}of images){
if(!types.includes(type))
throw new BadRequest('messages',`Unsupported image type: ${type}`);
if(base64===''||Buffer.from(base64,'base64').toString('base64')!==base64)
throw new BadRequest('messages','The image data is not valid base64.');
}
return images.length>0?{images}:{};
}
function readDataUrl(url){
const[,type='',base64='']=/^data:([a-z/]+);base64,(.+)$/.exec(url)??[];
if(type==='')
throw new BadRequest('messages',`Expected a base64-encoded data URL, but got ${url.slice(0,30)}.`);
return{type,base64};
}
;
const VERSIONS=['2023-06-01','2026-10-21'];
const MAX_BREAKPOINTS=4;
const cache_control=schemas.rej({type:schemas.euz('ephemeral'),ttl:schemas.k5n(['5m','1h']).optional()}).optional();
const nonBlank=schemas.YjP().regex(/\S/,'text content blocks must contain non-whitespace text');
const read_request_text=schemas.rej({type:schemas.euz('text'),text:nonBlank,cache_control});
const callId=schemas.YjP().regex(/^[a-zA-Z0-9_-]+$/,'String should match pattern ^[a-zA-Z0-9_-]+$');
const block=schemas.gMt('type',[
read_request_text,
schemas.rej({
type:schemas.euz('image'),
source:schemas.rej({
type:schemas.euz('base64'),
media_type:schemas.k5n(['image/png','image/jpeg','image/gif','image/webp']),
data:schemas.YjP().min(1)
}),
cache_control
}),
schemas.rej({type:schemas.euz('thinking'),thinking:schemas.YjP(),signature:schemas.YjP()}),
schemas.rej({type:schemas.euz('redacted_thinking'),data:schemas.YjP().min(1)}),
schemas.rej({
type:schemas.euz('tool_use'),
id:callId,
name:schemas.YjP().regex(/^[a-zA-Z0-9_-]{1,128}$/),
input:schemas.g1P(schemas.YjP(),schemas.L5J()),
cache_control
}),
schemas.rej({
type:schemas.euz('tool_result'),
tool_use_id:callId,
content:schemas.KCZ([nonBlank,schemas.YOg(read_request_text)]).optional(),
is_error:schemas.zMY().optional(),
cache_control
})
]);
const read_request_message=schemas.rej({
role:schemas.k5n(['user','assistant']),
content:schemas.KCZ([nonBlank.transform((text)=>[{type:'text',text}]),schemas.YOg(block).min(1)])
});
const tool=schemas.rej({
name:schemas.YjP().regex(/^[a-zA-Z0-9_-]{1,128}$/),
description:schemas.YjP().optional(),
input_schema:schemas._H3({type:schemas.euz('object')}),
cache_control
});
const body=schemas.rej({
output_config:schemas.rej({effort:schemas.k5n(['low','medium','high','xhigh','max'])}).optional(),
model:schemas.YjP().min(1),
max_tokens:schemas.aig().int().min(1),
messages:schemas.YOg(read_request_message).min(1),
system:schemas.KCZ([schemas.YjP(),schemas.YOg(read_request_text)]).optional(),
tools:schemas.YOg(tool).optional(),
tool_choice:schemas.gMt('type',[
schemas.rej({type:schemas.k5n(['auto','any','none']),disable_parallel_tool_use:schemas.zMY().optional()}),
schemas.rej({type:schemas.euz('tool'),name:schemas.YjP()})
])
.optional(),
stream:schemas.zMY().optional()
});
function readRequest({headers,body:sent},number){
const version=headers['anthropic-version'];
if(typeof version!=='string'||!VERSIONS.includes(version))
throw new BadRequest('','anthropic-version: header is required');
const asJson=parseBody(sent,'The request body is not valid JSON.');
const{model,messages,tools=[],system=''}=checked(asJson);
const turns=joined(messages);
requireTurns(turns);
requireFewBreakpoints(sent);
return(0,model_script.Ly)({
number,
api:'anthropic',
model,
messages:[...systemMessages(system),...turns.flatMap(seenMessages)],
tools:tools.map(({name})=>name),
body:asJson
},sent);
}
function checked(asJson){
const asked=body.safeParse(asJson);
if(asked.success)
return asked.data;
const[{path,message:reason}={path:[],message:'invalid'}]=asked.error.issues;
throw new BadRequest(String(path[0]??''),`${path.join('.')}: ${reason}`);
}
function joined(messages){
const turns=[];
for(const{role,content}of messages){
const last=turns.at(-1);
if(last?.role===role)
turns[turns.length-1]={role,content:[...last.content,...content]};
else
turns.push({role,content});
}
return turns;
}
function requireTurns(turns){
if(turns[0]?.role!=='user')
throw new BadRequest('messages','messages: first message must use the "user" role');
if(turns.at(-1)?.role!=='user')
throw new BadRequest('messages','This model does not support assistant message prefill. The conversation must end with a user message.');
const ids=new Set();
for(const[place,{role,content}]of turns.entries()){
if(role==='assistant')
requireResponse(content,place,ids);
else
requireResults(turns[place-1]?.content??[],content,place);
}
}
function requireResponse(content,place,ids){
const last=content.at(-1)?.type;
if(last==='thinking'||last==='redacted_thinking')
throw new BadRequest('messages',`messages.${place}: The final block in an assistant message cannot be \`thinking\`.`);
for(const[index,each]of content.entries()){
if(each.type==='thinking'&&each.signature!==signThinking(each.thinking))
throw new BadRequest('messages',`messages.${place}.content.${index}: Invalid \`signature\` in \`thinking\` block`);
if(each.type==='tool_result')
throw new BadRequest('messages',`messages.${place}.content.${index}: \`tool_result\` blocks can only be in \`user\` messages`);
if(each.type==='image')
throw new BadRequest('messages',`messages.${place}.content.${index}: \`image\` blocks can only be in \`user\` messages`);
if(each.type!=='tool_use')
continue;
if(ids.has(each.id))
throw new BadRequest('messages',`messages.${place}.content.${index}: \`tool_use\` ids must be unique`);
ids.add(each.id);
}
}
function requireResults(before,content,place){
const open=new Set(before.flatMap((each)=>(each.type==='tool_use'?[each.id]:[])));
const firstOther=content.findIndex(({type})=>type!=='tool_result');
for(const[index,each]of content.entries()){
if(each.type==='thinking'||each.type==='redacted_thinking'||each.type==='tool_use')
throw new BadRequest('messages',`messages.${place}.content.${index}: \`${each.type}\` blocks can only be in \`assistant\` messages`);
if(each.type!=='tool_result')
continue;
if(firstOther>=0&&index>firstOther)
throw new BadRequest('messages',`messages.${place}: \`tool_result\` blocks must come first in a message`);
if(!open.delete(each.tool_use_id))
throw new BadRequest('messages',`messages.${place}.content.${index}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${each.tool_use_id}`);
}
if(open.size>0)
throw new BadRequest('messages',`messages.${place-1}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${[...open].join(', ')}`);
}
function requireFewBreakpoints(sent){
let breakpoints=0;
JSON.parse(sent,(name,value)=>{
if(name==='cache_control')
breakpoints+=1;
return value;
});
if(breakpoints>MAX_BREAKPOINTS)
throw new BadRequest('',`A maximum of ${MAX_BREAKPOINTS} blocks with cache_control may be provided. Found ${breakpoints}.`);
}
function systemMessages(system){
const joinedText=typeof system==='string'?system:system.map((part)=>part.text).join('\n');
return joinedText===''?[]:[{role:'system',text:joinedText,callId:'',toolCalls:[]}];
}
function seenMessages({role,content}){
const results=content.flatMap((each)=>each.type==='tool_result'
?[{role:'tool',text:resultText(each.content),callId:each.tool_use_id,toolCalls:[]}]
:[]);
const ownText=content.map((each)=>(each.type==='text'?each.text:'')).join('');
const toolCalls=content.flatMap((each)=>each.type==='tool_use'?[{id:each.id,name:each.name,arguments:JSON.stringify(each.input)}]:[]);
const images=content.flatMap((each)=>each.type==='image'?[{type:each.source.media_type,base64:each.source.data}]:[]);
if(ownText===''&&toolCalls.length===0&&images.length===0)
return results;
return[...results,{role,text:ownText,callId:'',toolCalls,...seenImages(images)}];
}
function resultText(content=''){
return typeof content==='string'?content:content.map((part)=>part.text).join('');
}
;
function sendJson(response,{status,body,headers={}}){
response.writeHead(status,{'content-type':'application/json',...headers});
response.end(JSON.stringify(body));
}
function bearerOf({authorization}){
return/^Bearer (.*)$/.exec(authorization??'')?.[1];
}
;
const ERROR_TYPES={
400:'invalid_request_error',
401:'authentication_error',
404:'not_found_error'
};
const anthropicWire={
routeOf({method,path}){
if(method==='POST'&&path==='/v1/messages')
return 'response';
return method==='GET'&&/^\/v1\/models(?:[/?]|$)/.test(path)?'models':undefined;
},
keyOf:({headers})=>[headers['x-api-key']].flat()[0]??bearerOf(headers),
read:readRequest,
wantsStream:({body})=>body['stream']===true,
promptOf,
events:(turn,exchange)=>messageEvents(turn,headingOf(exchange),usageOf(turn,exchange)).map(asEvent),
end:asEvent({type:'message_stop'}),
document:(turn,exchange)=>message(turn,headingOf(exchange),usageOf(turn,exchange)),
modelList:(name)=>({
data:[{type:'model',id:name,display_name:name,created_at:'2026-01-01T00:00:00Z'}],
first_id:name,
last_id:name,
has_more:false
}),
errorBody:({status,message:text})=>({
type:'error',
error:{type:ERROR_TYPES[status]??'api_error',message:text},
request_id:'req_emulator'
}),
streamedError:(error)=>asEvent({type:'error',error}),
overflow:{status:400,message:'prompt is too long: 210000 tokens > 200000 maximum'}
};
function asEvent(event){
return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
function headingOf({request}){
return{id:`msg_${request.number}`,model:request.model};
}
function usageOf(turn,{request,previousPrompt}){
return countTokens(turn,promptOf(request),previousPrompt);
}
function promptOf({body}){
const parts=[body['tools']??[],body['system']??'',body['messages']];
return JSON.stringify(parts,(name,value)=>(name==='cache_control'?undefined:value));
}
;
const CHUNK_CHARS=24;
function completion(turn,heading,usage){
const calls=wireCalls(turn,heading);
const message={
role:'assistant',
content:turn.text??null,
...(turn.thinking&&{reasoning_content:turn.thinking}),
...(calls.length>0&&{tool_calls:calls})
};
const choice={index:0,message,finish_reason:finishReason(turn)};
return{...heading,object:'chat.completion',choices:[choice],usage};
}
function completionChunks(turn,heading,usage){
const chunk=(rest)=>({...heading,object:'chat.completion.chunk',...rest});
const choice=(delta,reason=null)=>chunk({choices:[{index:0,delta,finish_reason:reason}]});
const size=turn.chunkChars??CHUNK_CHARS;
return[
choice({role:'assistant',content:''}),
...pieces(turn.thinking??'',size).map((piece)=>choice({reasoning_content:piece})),
...pieces(turn.text??'',size).map((piece)=>choice({content:piece})),
...wireCalls(turn,heading).flatMap((call,index)=>callDeltas(call,index,size).map((delta)=>choice(delta))),
choice({},finishReason(turn)),
...(usage?[chunk({choices:[],usage})]:[])
];
}
function wireCalls(turn,{id}){
return(turn.toolCalls??[]).map((call,index)=>({
id:call.id??`call_${id}_${index+1}`,
type:'function',
function:{name:call.name,arguments:(0,model_script.RM)(call)}
}));
}
function callDeltas(call,index,size){
const{name,arguments:text}=call.function;
return[
{tool_calls:[{...call,index,function:{name,arguments:''}}]},
...pieces(text,size).map((piece)=>({tool_calls:[{index,function:{arguments:piece}}]}))
];
}
function finishReason(turn){
return turn.finishReason??(turn.toolCalls?.length?'tool_calls':'stop');
}
;
function read_request_readRequest(sent,number){
const body=parseBody(sent,'We could not parse the JSON body of your request.');
const messages=list(body['messages']).map(readMessage);
if(messages.length===0)
throw new BadRequest('messages',"Missing required parameter: 'messages'.");
requireShortIds(messages);
read_request_requireResults(messages);
const tools=list(body['tools']).map((tool)=>string(record(tool['function'])['name']));
return(0,model_script.Ly)({number,api:'chat',model:string(body['model']),messages,tools,body},sent);
}
function readMessage(message){
const role=string(message['role']);
return{
role,
...readContent(message['content'],role),
callId:string(message['tool_call_id']),
toolCalls:list(message['tool_calls']).map((call)=>{
const{name,arguments:args}=record(call['function']);
return{id:string(call['id']),name:string(name),arguments:string(args)};
})
};
}
function readContent(content,role){
if(!Array.isArray(content)||role!=='user')
return{text:string(content)};
const parts=list(content);
const images=parts.flatMap((part)=>{
if(part['type']==='image_url')
return[readDataUrl(string(record(part['image_url'])['url']))];
if(part['type']==='text'&&string(part['text'])!=='')
return[];
throw new BadRequest('messages',`Invalid part of a message: ${string(part['type'])}.`);
});
return{text:parts.map((part)=>string(part['text'])).join(''),...seenImages(images)};
}
const MAX_ID_CHARS=40;
function requireShortIds(messages){
for(const[place,{toolCalls}]of messages.entries()){
const index=toolCalls.findIndex(({id})=>id.length>MAX_ID_CHARS);
if(index<0)
continue;
const parameter=`messages[${place}].tool_calls[${index}].id`;
const message=`Invalid '${parameter}': string too long. Expected a string with maximum length ${MAX_ID_CHARS}.`;
throw new BadRequest(parameter,message);
}
}
function read_request_requireResults(messages){
let open=new Set();
for(const{role,callId,toolCalls}of messages){
if(role==='tool'){
if(open.delete(callId))
continue;
throw new BadRequest('messages',`No tool call before this message has the tool_call_id "${callId}".`);
}
if(open.size>0)
throw unanswered(open);
open=new Set(toolCalls.map(({id})=>id));
}
if(open.size>0)
throw unanswered(open);
}
function unanswered(ids){
const names=[...ids].join(', ');
return new BadRequest('messages',`These tool_call_ids did not have response messages: ${names}`);
}
function list(value){
return Array.isArray(value)?value.map(record):[];
}
function record(value){
return typeof value==='object'&&value!==null?{...value}:{};
}
function string(value){
return typeof value==='string'?value:'';
}
;
const chatWire={
routeOf({method,path}){
if(method==='POST'&&path==='/v1/chat/completions')
return 'response';
return method==='GET'&&/^\/v1\/models(?:\/|$)/.test(path)?'models':undefined;
},
keyOf:({headers})=>bearerOf(headers),
read:({body},number)=>read_request_readRequest(body,number),
wantsStream:({body})=>body['stream']===true,
promptOf:chat_promptOf,
events(turn,exchange){
const options=exchange.request.body['stream_options'];
const wantsUsage=typeof options==='object'&&options!==null&&'include_usage' in options&&options.include_usage;
const usage=wantsUsage?chat_usageOf(turn,exchange):undefined;
return completionChunks(turn,chat_headingOf(exchange),usage).map((chunk)=>`data: ${JSON.stringify(chunk)}\n\n`);
},
end:'data: [DONE]\n\n',
document:(turn,exchange)=>completion(turn,chat_headingOf(exchange),chat_usageOf(turn,exchange)),
modelList:(name)=>({object:'list',data:[{id:name,object:'model',created:0,owned_by:'emulator'}]}),
errorBody:({message,code=null,type='invalid_request_error',parameter=null})=>({
error:{message,type,param:parameter,code}
}),
streamedError:(error)=>`data: ${JSON.stringify({error})}\n\n`,
overflow:{
status:400,
code:'context_length_exceeded',
parameter:'messages',
message:"This model's maximum context length is exceeded. Please reduce the length of the messages."
}
};
function chat_headingOf({request}){
return{id:`chatcmpl-${request.number}`,created:0,model:request.model};
}
function chat_usageOf(turn,{request,previousPrompt}){
return countUsage(turn,chat_promptOf(request),previousPrompt);
}
function chat_promptOf({body}){
return JSON.stringify(body['tools']??[])+JSON.stringify(body['messages']);
}
;
const KNOWN=new Set([
...['$id','$defs','$ref','$anchor','type','format','title','description','enum','items','prefixItems'],
...['minItems','maxItems','minimum','maximum','anyOf','properties','additionalProperties','required'],
'propertyOrdering'
]);
function checkSchema(schema,path){
if(typeof schema!=='object'||schema===null||Array.isArray(schema))
throw new BadRequest(path,`Invalid value at '${path}', a schema was expected.`);
const{$ref:reference,...rest}={...schema};
const names=Object.keys(rest);
const unknown=names.find((name)=>!KNOWN.has(name));
if(unknown)
throw new BadRequest(path,`Invalid JSON payload received. Unknown name "${unknown}" at '${path}': Cannot find field.`);
if(reference!==undefined&&names.some((name)=>!name.startsWith('$')))
throw new BadRequest(path,`Invalid value at '${path}': beside $ref only names that begin with $ are allowed.`);
checkParts(rest,path);
}
function checkParts(schema,path){
for(const[name,inner]of Object.entries({...read_schema_record(schema['properties']),...read_schema_record(schema['$defs'])}))
checkSchema(inner,`${path}.${name}`);
for(const inner of[...read_schema_list(schema['anyOf']),...read_schema_list(schema['prefixItems'])])
checkSchema(inner,`${path}.any_of`);
if(schema['items']!==undefined)
checkSchema(schema['items'],`${path}.items`);
const missing=read_schema_list(schema['required']).find((name)=>!Object.hasOwn(read_schema_record(schema['properties']),String(name)));
if(missing!==undefined)
throw new BadRequest(path,`${path}.required[0]: property is not defined`);
if(read_schema_list(schema['enum']).some((choice)=>typeof choice!=='string'&&typeof choice!=='number'))
throw new BadRequest(path,`Invalid value at '${path}.enum' (TYPE_STRING).`);
}
function read_schema_record(value){
return typeof value==='object'&&value!==null?{...value}:{};
}
function read_schema_list(value){
return Array.isArray(value)?value:[];
}
;
function signPart({text='',functionCall}){
const signed=functionCall?[functionCall.name,functionCall.args]:[text];
return(0,external_node_crypto_.createHmac)('sha256','emulator').update(JSON.stringify(signed)).digest('base64');
}
const NO_SIGNATURE='skip_thought_signature_validator';
function requiresSignatures(model){
return!/gemini-[12]\b/.test(model);
}
;
const object=schemas.g1P(schemas.YjP(),schemas.L5J());
const read_request_name=schemas.YjP().regex(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/,'Invalid function name.');
const signature=schemas.YjP().min(1).optional();
const part=schemas.rej({
text:schemas.YjP().optional(),
inlineData:schemas.rej({mimeType:schemas.YjP(),data:schemas.YjP().min(1)}).optional(),
thought:schemas.zMY().optional(),
thoughtSignature:signature,
functionCall:schemas.rej({id:schemas.YjP().optional(),name:read_request_name,args:object.optional()}).optional(),
functionResponse:schemas.rej({id:schemas.YjP().optional(),name:read_request_name,response:object}).optional()
})
.refine(({text,inlineData,functionCall,functionResponse})=>[text,inlineData,functionCall,functionResponse].filter((data)=>data!==undefined).length===1,"required oneof field 'data' must have one initialized field");
const content=schemas.rej({
role:schemas.k5n(['user','model'],'Please use a valid role: user, model.'),
parts:schemas.YOg(part).min(1,'must include at least one parts field')
});
const declaration=schemas.rej({name:read_request_name,description:schemas.YjP().min(1),parametersJsonSchema:schemas.L5J()});
const read_request_body=schemas.rej({
contents:schemas.YOg(content).min(1,'contents is not specified'),
systemInstruction:schemas.rej({role:schemas.YjP().optional(),parts:schemas.YOg(part).min(1)}).optional(),
tools:schemas.YOg(schemas.rej({functionDeclarations:schemas.YOg(declaration).min(1)})).optional(),
toolConfig:schemas.rej({functionCallingConfig:schemas.rej({mode:schemas.k5n(['AUTO','ANY','NONE'])})})
.optional(),
generationConfig:schemas.rej({
temperature:schemas.aig().min(0).max(2).optional(),
maxOutputTokens:schemas.aig().int().min(1).optional(),
thinkingConfig:schemas.rej({
includeThoughts:schemas.zMY().optional(),
thinkingLevel:schemas.k5n(['MINIMAL','LOW','MEDIUM','HIGH']).optional(),
thinkingBudget:schemas.Whr().min(-1).optional()
})
.optional()
})
.optional()
});
function gemini_read_request_readRequest(sent,{number,model}){
const asJson=parseBody(sent,'Invalid JSON payload received. Parsing terminated before end of input.');
const{contents,tools=[],systemInstruction}=read_request_checked(asJson);
read_request_requireTurns(contents);
gemini_read_request_requireResults(contents);
for(const{parts}of contents.filter(({role})=>role==='model'))
requireSigned(parts,model);
const declared=tools.flatMap(({functionDeclarations})=>functionDeclarations);
requireTools(declared);
const messages=[{role:'system',parts:systemInstruction?.parts??[]},...contents].flatMap(read_request_seenMessages);
return(0,model_script.Ly)({number,api:'gemini',model,messages,tools:declared.map((tool)=>tool.name),body:asJson},sent);
}
function read_request_checked(asJson){
const{data,error}=read_request_body.safeParse(asJson);
if(data)
return data;
const{path,message}=error.issues[0]??{path:[],message:'Request contains an invalid argument.'};
throw new BadRequest(path.join('.'),`Invalid value at '${path.join('.')}': ${message}`);
}
function read_request_requireTurns(contents){
if(contents[0]?.role!=='user')
throw new BadRequest('contents','Please ensure that the first turn is of the user.');
if(contents.some(({role},index)=>role===contents[index+1]?.role))
throw new BadRequest('contents','Please ensure that multiturn requests alternate between user and model.');
}
function gemini_read_request_requireResults(contents){
for(const[index,{parts}]of contents.entries()){
const before=index===0?[]:(contents[index-1]?.parts??[]);
const calls=before.flatMap(({functionCall})=>functionCall??[]);
const results=parts.flatMap(({functionResponse})=>functionResponse??[]);
if(calls.length!==results.length)
throw new BadRequest('contents','Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.');
const stray=results.find((result,index)=>!isResultOf(result,calls[index]));
if(stray)
throw new BadRequest('contents',`The function response ${stray.name} answers no function call of its turn.`);
}
if(contents.at(-1)?.role==='model')
throw new BadRequest('contents','Please ensure that the last turn is of the user or a function response.');
}
function isResultOf(result,call){
return call?.name===result.name&&call.id===result.id;
}
function requireSigned(parts,model){
for(const{thoughtSignature,...part}of parts){
if(thoughtSignature!==undefined&&thoughtSignature!==NO_SIGNATURE&&thoughtSignature!==signPart(part))
throw new BadRequest('contents','Corrupted thought signature.');
}
const first=parts.find(({functionCall})=>functionCall);
if(first&&!first.thoughtSignature&&requiresSignatures(model))
throw new BadRequest('contents','Function call is missing a thought_signature in functionCall parts.');
}
function requireTools(declared){
for(const[index,tool]of declared.entries()){
if(declared.findIndex((other)=>other.name===tool.name)<index)
throw new BadRequest('tools',`Duplicate function declaration found: ${tool.name}`);
checkSchema(tool.parametersJsonSchema,`tools[0].function_declarations[${index}].parameters_json_schema`);
}
}
const read_request_TYPES=['image/png','image/jpeg','image/webp'];
function read_request_seenMessages({role,parts}){
const results=parts.flatMap(({functionResponse})=>functionResponse??[]);
const texts=parts.flatMap(({thought,text})=>(text===undefined||thought?[]:[text]));
const calls=parts.flatMap(({functionCall})=>functionCall??[]);
const images=parts.flatMap(({inlineData})=>inlineData?[{type:inlineData.mimeType,base64:inlineData.data}]:[]);
if(images.length>0&&role!=='user')
throw new BadRequest('contents',`A turn of ${role} cannot have images.`);
const own={
role:role==='model'?'assistant':role,
text:texts.join(''),
callId:'',
toolCalls:calls.map(({id='',args,...call})=>({
id,
name:call.name,
arguments:JSON.stringify(args??{})
})),
...seenImages(images,read_request_TYPES)
};
return[
...results.map(({id='',response})=>({
role:'tool',
text:outputOf(response),
callId:id,
toolCalls:[]
})),
...(texts.length>0||calls.length>0||images.length>0?[own]:[])
];
}
function outputOf({output,error,...rest}){
const text=output??error;
return typeof text==='string'?text:JSON.stringify(rest);
}
;
const response_CHUNK_CHARS=24;
function responseChunks(turn,heading,usage){
const size=turn.chunkChars??response_CHUNK_CHARS;
const calls=(turn.toolCalls??[]).map(readCall);
const parts=[
...pieces(turn.thinking??'',size).map((text)=>({text,thought:true})),
...pieces(turn.text??'',size).map((text)=>({text})),
...calls.flatMap((call,index)=>(call?[callPart(call,index,heading)]:[]))
];
const chunk=(part)=>responseChunk({content:{role:'model',parts:[part]}},heading,usage);
const last=calls.length>0?{text:''}:{text:'',thoughtSignature:signPart({text:''})};
const content={role:'model',parts:[last]};
return[...parts.map(chunk),responseChunk({content,...finish(turn,calls.includes(undefined))},heading,usage)];
}
function responseDocument(turn,heading,usage){
const candidates=responseChunks({...turn,chunkChars:Infinity},heading,usage).map((chunk)=>({...chunk}));
const parts=candidates.flatMap((chunk)=>chunk.candidates).flatMap(({content})=>content.parts);
const{content,...last}=candidates.at(-1)?.candidates[0]??{content:{parts:[]}};
return responseChunk({...last,content:{...content,parts}},heading,usage);
}
function responseChunk(candidate,{number,model},usage){
const reasoning=usage.completion_tokens_details?.reasoning_tokens??0;
return{
candidates:[{...candidate,index:0}],
usageMetadata:{
promptTokenCount:usage.prompt_tokens,
cachedContentTokenCount:usage.prompt_tokens_details?.cached_tokens??0,
candidatesTokenCount:usage.completion_tokens-reasoning,
thoughtsTokenCount:reasoning,
totalTokenCount:usage.total_tokens
},
modelVersion:model,
responseId:`emulator-${number}`
};
}
function readCall({id,name,arguments:text}){
try{
const args=typeof text==='string'?JSON.parse(text):text;
return typeof args==='object'&&args!==null&&!Array.isArray(args)
?{id,name,args:{...args}}
:undefined;
}
catch{
return undefined;
}
}
function callPart({id,name,args},index,{number,model}){
const isNew=requiresSignatures(model);
const ownId=id??(isNew?`call_${number}_${index+1}`:undefined);
const functionCall={...(ownId&&{id:ownId}),name,args};
return{functionCall,...(isNew&&index===0&&{thoughtSignature:signPart({functionCall})})};
}
const REASONS={
stop:'STOP',
tool_calls:'STOP',
length:'MAX_TOKENS',
content_filter:'SAFETY'
};
function finish({finishReason='stop',toolCalls=[]},isMalformed){
if(!isMalformed)
return{finishReason:REASONS[finishReason]??finishReason};
const names=toolCalls.map(({name,arguments:args})=>`default_api.${name}(${JSON.stringify(args)})`);
return{finishReason:'MALFORMED_FUNCTION_CALL',finishMessage:`Malformed function call: ${names.join(', ')}`};
}
;
const PROJECT=String.raw `/v1(?:/projects/[^/]+/locations/[^/]+)?/publishers/google`;
const RESPONSE=new RegExp(`^(?:/v1beta|${PROJECT})/models/([^/:?]+):(stream)?[gG]enerateContent(\\?alt=sse)?$`);
const MODELS=new RegExp(`^(?:/v1beta|${PROJECT})/models(?:[/?]|$)`);
const WITH_PROJECT='/v1/projects/';
const STATUS_NAMES={
400:'INVALID_ARGUMENT',
401:'UNAUTHENTICATED',
404:'NOT_FOUND',
429:'RESOURCE_EXHAUSTED',
500:'INTERNAL'
};
const streamed=new WeakSet();
const geminiWire={
routeOf({method,path}){
if(method==='POST'&&RESPONSE.test(path))
return 'response';
return method==='GET'&&MODELS.test(path)?'models':undefined;
},
keyOf:({headers,path})=>path.startsWith(WITH_PROJECT)?bearerOf(headers):[headers['x-goog-api-key']].flat()[0],
read({path,body},number){
const[,model='',stream]=RESPONSE.exec(path)??[];
const request=gemini_read_request_readRequest(body,{number,model});
if(stream)
streamed.add(request);
return request;
},
wantsStream:(request)=>streamed.has(request),
promptOf:gemini_promptOf,
events:(turn,exchange)=>responseChunks(turn,exchange.request,gemini_usageOf(turn,exchange)).map((chunk)=>`data: ${JSON.stringify(chunk)}\r\n\r\n`),
end:'',
document:(turn,exchange)=>responseDocument(turn,exchange.request,gemini_usageOf(turn,exchange)),
modelList:(name)=>({
models:[
{name:`models/${name}`,supportedGenerationMethods:['generateContent','countTokens']},
{name:'models/emulator-embedding',supportedGenerationMethods:['embedContent']}
]
}),
errorBody:({status,message,code})=>({
error:{
code:status,
message,
status:STATUS_NAMES[status]??'UNKNOWN',
...(code&&{details:[{'@type':'type.googleapis.com/google.rpc.ErrorInfo',reason:code.toUpperCase()}]})
}
}),
streamedError:(error)=>`data: ${JSON.stringify({error})}\r\n\r\n`,
overflow:{
status:400,
message:'The input token count (1048577) exceeds the maximum number of tokens allowed (1048576).'
}
};
function gemini_usageOf(turn,{request,previousPrompt}){
return countUsage(turn,gemini_promptOf(request),previousPrompt);
}
function gemini_promptOf({body}){
return[body['systemInstruction']??{},body['tools']??[],body['contents']]
.map((part)=>JSON.stringify(part))
.join('');
}
;
function encryptThinking(id,thinking){
const text=Buffer.from(thinking).toString('base64url');
return `gAAAA.${text}.${signatureOf(id,text)}`;
}
function isOurs(id,encrypted){
const[start,text='',signature]=encrypted.split('.');
return start==='gAAAA'&&signature===signatureOf(id,text);
}
function signatureOf(id,text){
return(0,external_node_crypto_.createHmac)('sha256','emulator').update(`${id} ${text}`).digest('base64url');
}
;
function requireThinking(items){
const thinking=new Set();
for(const[index,each]of items.entries()){
if(each.type==='reasoning'){
requireEncrypted(each);
requireFollower(each,items[index+1]);
thinking.add(each.id??'');
continue;
}
const{type,id=''}=each;
const thought=thinkingBefore(id);
if(thought===undefined||thinking.has(thought))
continue;
const message=`Item '${id}' of type '${type}' was provided without its required 'reasoning' item: '${thought}'.`;
throw new BadRequest('input',message);
}
}
function requireFollower({id=''},next){
if(next?.type==='function_call'||next?.type==='reasoning')
return;
if(next?.type==='message'&&next.role==='assistant')
return;
const message=`Item '${id}' of type 'reasoning' was provided without its required following item.`;
throw new BadRequest('input',message);
}
function requireEncrypted({id='',encrypted_content:encrypted}){
if(!encrypted){
const message=`Item with id '${id}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`;
throw new BadRequest('input',message);
}
if(isOurs(id,encrypted))
return;
throw new BadRequest('',`The encrypted content for item ${id} could not be verified.`);
}
function idAfter(thought,id){
return thought===undefined?id:`${id}_after_${thought}`;
}
function thinkingBefore(id){
return/_after_(rs_.+)$/.exec(id)?.[1];
}
const item_order_MAX_ID_CHARS=64;
function requireOutputs(items){
const open=new Set();
const seen=new Set();
for(const[index,each]of items.entries()){
if(each.type==='function_call'){
requireUniqueId(each.call_id,{index,seen});
open.add(each.call_id);
}
if(each.type!=='function_call_output'||open.delete(each.call_id))
continue;
throw new BadRequest('input',`No tool call found for function call output with call_id ${each.call_id}.`);
}
const[unanswered]=open;
if(unanswered!==undefined)
throw new BadRequest('input',`No tool output found for function call ${unanswered}.`);
}
function requireUniqueId(id,{index,seen}){
if(id.length>item_order_MAX_ID_CHARS){
const message=`Invalid 'input[${index}].call_id': string too long. Expected a string with maximum length ${item_order_MAX_ID_CHARS}, but got a string with length ${id.length} instead.`;
throw new BadRequest(`input[${index}].call_id`,message);
}
if(seen.has(id))
throw new BadRequest('input',`Duplicate function_call_output for call_id '${id}'.`);
seen.add(id);
}
;
const request_schema_name=schemas.YjP().regex(/^[a-zA-Z0-9_-]{1,64}$/);
const request_schema_status=schemas.k5n(['in_progress','completed','incomplete']).optional();
const ownId=(start)=>schemas.YjP().startsWith(start).optional();
const request_schema_part=schemas.gMt('type',[
schemas.rej({type:schemas.euz('input_text'),text:schemas.YjP()}),
schemas.rej({type:schemas.euz('input_image'),image_url:schemas.YjP(),detail:schemas.k5n(['low','high','auto'])}),
schemas.rej({
type:schemas.euz('output_text'),
text:schemas.YjP(),
annotations:schemas.YOg(schemas.L5J()).optional(),
logprobs:schemas.YOg(schemas.L5J()).optional()
}),
schemas.rej({type:schemas.euz('refusal'),refusal:schemas.YjP()})
]);
const item=schemas.gMt('type',[
schemas.rej({
type:schemas.euz('message'),
id:ownId('msg_'),
role:schemas.k5n(['user','assistant','system','developer']),
content:schemas.KCZ([schemas.YjP(),schemas.YOg(request_schema_part)]),
phase:schemas.k5n(['commentary','final_answer']).nullish(),
status:request_schema_status
}),
schemas.rej({
type:schemas.euz('function_call'),
id:ownId('fc_'),
call_id:schemas.YjP().min(1).max(64),
name:request_schema_name,
arguments:schemas.YjP(),
status:request_schema_status
}),
schemas.rej({
type:schemas.euz('function_call_output'),
id:ownId('fc_'),
call_id:schemas.YjP().min(1).max(64),
output:schemas.YjP(),
status:request_schema_status
}),
schemas.rej({
type:schemas.euz('reasoning'),
id:ownId('rs_'),
summary:schemas.YOg(schemas.rej({type:schemas.euz('summary_text'),text:schemas.YjP()})),
content:schemas.YOg(schemas.rej({type:schemas.euz('reasoning_text'),text:schemas.YjP()})).optional(),
encrypted_content:schemas.YjP().nullish(),
status:request_schema_status
})
]);
const anyItem=schemas.g1P(schemas.YjP(),schemas.L5J())
.transform((fields)=>({type:'message',...fields}))
.pipe(item);
const request_schema_tool=schemas.rej({
type:schemas.euz('function'),
name:request_schema_name,
description:schemas.YjP().nullish(),
parameters:schemas._H3({type:schemas.euz('object')}).nullable(),
strict:schemas.zMY().nullish()
});
const request_schema_body=schemas.rej({
model:schemas.YjP().min(1),
input:schemas.KCZ([schemas.YjP().transform((text)=>[userMessage(text)]),schemas.YOg(anyItem).min(1)]),
instructions:schemas.YjP().nullish(),
tools:schemas.YOg(request_schema_tool).optional(),
tool_choice:schemas.KCZ([schemas.k5n(['none','auto','required']),schemas._H3({type:schemas.YjP()})]).optional(),
parallel_tool_calls:schemas.zMY().nullish(),
temperature:schemas.aig().min(0).max(2).nullish(),
max_output_tokens:schemas.aig().int().min(16).nullish(),
reasoning:schemas.rej({effort:schemas.YjP().nullish(),summary:schemas.YjP().nullish()}).nullish(),
include:schemas.YOg(schemas.k5n(['reasoning.encrypted_content','message.output_text.logprobs'])).nullish(),
store:schemas.zMY().nullish(),
stream:schemas.zMY().nullish()
});
function checkRequest(asJson){
const{data,error}=request_schema_body.safeParse(asJson);
if(data)
return data;
const issue=innermost(error.issues);
if(issue?.code==='unrecognized_keys'){
const parameter=formatPath([...issue.path,...issue.keys.slice(0,1)]);
throw new BadRequest(parameter,`Unknown parameter: '${parameter}'.`);
}
const parameter=formatPath(issue?.path??[]);
throw new BadRequest(parameter,`Invalid value for '${parameter}': ${issue?.message??'invalid'}.`);
}
function innermost(issues,path=[]){
const[issue]=issues;
if(!issue)
return undefined;
const outer={...issue,path:[...path,...issue.path]};
const inner=issue.code==='invalid_union'?issue.errors.at(-1):undefined;
return(inner&&innermost(inner,outer.path))??outer;
}
function formatPath(path){
return path
.map((key,index)=>(typeof key==='number'?`[${key}]`:index>0?`.${String(key)}`:String(key)))
.join('');
}
function userMessage(text){
return{type:'message',role:'user',content:text};
}
;
function responses_read_request_readRequest({body:sent},number){
const asJson=parseBody(sent,'We could not parse the JSON body of your request.');
const{model,input,instructions,tools=[]}=checkRequest(asJson);
requireThinking(input);
requireOutputs(input);
const messages=[
...(instructions?[{role:'system',text:instructions,callId:'',toolCalls:[]}]:[]),
...responses_read_request_seenMessages(input)
];
return(0,model_script.Ly)({number,api:'responses',model,messages,tools:tools.map((each)=>each.name),body:asJson},sent);
}
function responses_read_request_seenMessages(items){
const messages=[];
let isOwnTurn=false;
for(const each of items){
const seen=seenMessage(each);
const last=messages.at(-1);
if(isOwnTurn&&seen.role==='assistant'&&last)
messages[messages.length-1]={
...last,
text:last.text+seen.text,
toolCalls:[...last.toolCalls,...seen.toolCalls]
};
else
messages.push(seen);
isOwnTurn=seen.role==='assistant';
}
return messages;
}
function seenMessage(each){
const empty={text:'',callId:'',toolCalls:[]};
switch(each.type){
case 'message':
return{...empty,role:each.role,text:textOf(each.content),...imagesOf(each.content,each.role)};
case 'function_call':
return{
...empty,
role:'assistant',
toolCalls:[{id:each.call_id,name:each.name,arguments:each.arguments}]
};
case 'function_call_output':
return{...empty,role:'tool',callId:each.call_id,text:each.output};
case 'reasoning':
return{...empty,role:'assistant'};
}
}
function textOf(content){
if(typeof content==='string')
return content;
return content
.map((each)=>(each.type==='refusal'?each.refusal:each.type==='input_image'?'':each.text))
.join('');
}
function imagesOf(content,role){
if(typeof content==='string')
return{};
const images=content.flatMap((each)=>(each.type==='input_image'?[readDataUrl(each.image_url)]:[]));
if(images.length>0&&role!=='user')
throw new BadRequest('input',`A message of ${role} cannot have images.`);
return seenImages(images);
}
;
const responses_response_CHUNK_CHARS=24;
function response(turn,heading,usage){
const reason=incompleteReason(turn);
return{
...response_frame(heading),
status:reason===undefined?'completed':'incomplete',
incomplete_details:reason===undefined?null:{reason},
output:outputs(turn,heading).map(({done})=>done),
usage:{
input_tokens:usage.prompt_tokens,
input_tokens_details:{cached_tokens:0,...usage.prompt_tokens_details},
output_tokens:usage.completion_tokens,
output_tokens_details:{reasoning_tokens:0,...usage.completion_tokens_details},
total_tokens:usage.total_tokens
}
};
}
function responseEvents(turn,heading,usage){
const begun=response_frame(heading);
const last=incompleteReason(turn)===undefined?'completed':'incomplete';
const events=[
{type:'response.created',response:begun},
{type:'response.in_progress',response:begun},
...outputs(turn,heading).flatMap(itemEvents),
{type:`response.${last}`,response:response(turn,heading,usage)}
];
return events.map((event,index)=>({...event,sequence_number:index}));
}
function response_frame({number,model,body}){
return{
id:`resp_${number}`,
object:'response',
created_at:0,
status:'in_progress',
error:null,
incomplete_details:null,
instructions:body['instructions']??null,
max_output_tokens:body['max_output_tokens']??null,
metadata:{},
model,
output:[],
parallel_tool_calls:true,
previous_response_id:null,
reasoning:{effort:null,summary:null},
store:body['store']??true,
temperature:body['temperature']??1,
text:{format:{type:'text'}},
tool_choice:body['tool_choice']??'auto',
tools:body['tools']??[],
top_p:1,
truncation:'disabled',
usage:null
};
}
function incompleteReason({finishReason}){
return{length:'max_output_tokens',content_filter:'content_filter'}[finishReason??''];
}
function outputs(turn,{number,body}){
const{text,thinking,toolCalls=[],chunkChars:size=responses_response_CHUNK_CHARS}=turn;
const thought=thinking?`rs_${number}`:undefined;
const isEncrypted=Array.isArray(body['include'])&&body['include'].includes('reasoning.encrypted_content');
return[
...(thinking&&thought?[reasoning({id:thought,thinking,size,isEncrypted})]:[]),
...(text?[response_message(idAfter(thought,`msg_${number}`),text,size)]:[]),
...toolCalls.map((call,index)=>{
const suffix=`${number}_${index+1}`;
return functionCall(call,{id:idAfter(thought,`fc_${suffix}`),callId:call.id??`call_${suffix}`,size});
})
];
}
function reasoning({id,thinking,size,isEncrypted}){
const part=(text)=>({summary_index:0,part:{type:'summary_text',text}});
const encrypted=isEncrypted?{encrypted_content:encryptThinking(id,thinking)}:{};
return{
begun:{id,type:'reasoning',summary:[],...encrypted},
done:{id,type:'reasoning',summary:[part(thinking).part],...encrypted},
events:[
{type:'response.reasoning_summary_part.added',...part('')},
...pieces(thinking,size).map((delta)=>({
type:'response.reasoning_summary_text.delta',
summary_index:0,
delta
})),
{type:'response.reasoning_summary_text.done',summary_index:0,text:thinking},
{type:'response.reasoning_summary_part.done',...part(thinking)}
]
};
}
function response_message(id,content,size){
const part=(text)=>({
content_index:0,
part:{type:'output_text',annotations:[],logprobs:[],text}
});
const item={id,type:'message',role:'assistant'};
return{
begun:{...item,status:'in_progress',content:[]},
done:{...item,status:'completed',content:[part(content).part]},
events:[
{type:'response.content_part.added',...part('')},
...pieces(content,size).map((delta)=>({
type:'response.output_text.delta',
content_index:0,
delta,
logprobs:[]
})),
{type:'response.output_text.done',content_index:0,text:content,logprobs:[]},
{type:'response.content_part.done',...part(content)}
]
};
}
function functionCall(call,{id,callId,size}){
const{name}=call;
const text=(0,model_script.RM)(call);
const item={id,type:'function_call',call_id:callId,name};
return{
begun:{...item,status:'in_progress',arguments:''},
done:{...item,status:'completed',arguments:text},
events:[
...pieces(text,size).map((delta)=>({type:'response.function_call_arguments.delta',delta})),
{type:'response.function_call_arguments.done',name,arguments:text}
]
};
}
function itemEvents({begun,done,events},index){
return[
{type:'response.output_item.added',output_index:index,item:begun},
...events.map((event)=>({...event,item_id:done.id,output_index:index})),
{type:'response.output_item.done',output_index:index,item:done}
];
}
;
const responsesWire={
routeOf:({method,path})=>(method==='POST'&&path==='/v1/responses'?'response':undefined),
keyOf:({headers})=>bearerOf(headers),
read:responses_read_request_readRequest,
wantsStream:({body})=>body['stream']===true,
promptOf:responses_promptOf,
events:(turn,exchange)=>responseEvents(turn,exchange.request,responses_usageOf(turn,exchange)).map(responses_asEvent),
end:'',
document:(turn,exchange)=>response(turn,exchange.request,responses_usageOf(turn,exchange)),
modelList:(name)=>chatWire.modelList(name),
errorBody:(error)=>chatWire.errorBody(error),
streamedError:(error)=>responses_asEvent({type:'error',...(typeof error==='object'&&error)}),
overflow:{
status:400,
code:'context_length_exceeded',
parameter:'input',
message:'Your input exceeds the context window of this model. Please adjust your input and try again.'
}
};
function responses_asEvent(event){
return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
function responses_usageOf(turn,{request,previousPrompt}){
return countUsage(turn,responses_promptOf(request),previousPrompt);
}
function responses_promptOf({body}){
return JSON.stringify([body['tools']??[],body['instructions']??'',body['input']]);
}
var promises_=__webpack_require__(58500);
;
const STREAM_HEADERS={'content-type':'text/event-stream; charset=utf-8','cache-control':'no-cache'};
async function sendStep(step,options){
const{wire,response}=options;
switch(step.fault){
case undefined:
sendTurn(step,options);
return;
case 'status':
response.writeHead(step.status,{'content-type':'application/json',...step.headers});
response.end(typeof step.body==='string'?step.body:JSON.stringify(step.body??{}));
return;
case 'overflow':
sendError(wire.overflow,options);
return;
case 'raw':
response.writeHead(200,{...STREAM_HEADERS,...step.headers});
response.end(step.body);
return;
default:
await sendFaultyTurn(step,options);
}
}
function sendError(error,{wire,response}){
const{status,headers={}}=error;
sendJson(response,{status,body:wire.errorBody(error),headers});
}
function sendTurn(turn,{wire,exchange,response}){
if(wire.wantsStream(exchange.request)){
response.writeHead(200,STREAM_HEADERS);
response.end([...wire.events(turn,exchange),wire.end].join(''));
}
else{
sendJson(response,{status:200,body:wire.document(turn,exchange)});
}
}
async function sendFaultyTurn(step,{wire,exchange,response}){
const events=wire.events(step.turn,exchange);
if(step.fault==='drip'){
await drip([...events,wire.end],step.delayMs,response);
return;
}
if(step.afterChunks>0)
response.writeHead(200,STREAM_HEADERS);
for(const event of events.slice(0,step.afterChunks))
response.write(event);
sendFault(step,events.slice(step.afterChunks),{wire,response});
}
async function drip(events,delayMs,response){
response.writeHead(200,STREAM_HEADERS);
for(const event of events){
await(0,promises_.setTimeout)(delayMs,undefined,{ref:false});
if(response.destroyed)
return;
response.write(event);
}
response.end();
}
function sendFault(step,rest,{wire,response}){
switch(step.fault){
case 'idle':
return;
case 'cut':
if(response.headersSent)
response.write(': cut\n\n',()=>response.destroy());
else
response.destroy();
return;
case 'malformed':
response.end([withoutEnd(rest[0]??wire.end),...rest,wire.end].join(''));
return;
case 'error':
response.end(wire.streamedError(step.error)+wire.end);
}
}
function withoutEnd(event){
return `${event.trimEnd().slice(0,-1)}\n\n`;
}
;
const ENDPOINTS=[
{name:'chat',prefix:'',base:'/v1',wire:chatWire},
{name:'responses',prefix:'',base:'/v1',wire:responsesWire},
{name:'anthropic',prefix:'/anthropic',base:'',wire:anthropicWire},
{name:'gemini',prefix:'/gemini',base:'/v1beta',wire:geminiWire}
];
async function startModelEmulator(options){
const{script,name='scripted',apiKey='emulator-model-key'}=options;
const model={script,name,apiKey,requests:[]};
const server=(0,external_node_http_.createServer)((request,response)=>{
answer(request,response,model).catch(()=>response.destroy());
});
server.listen(0,'127.0.0.1');
await(0,external_node_events_.once)(server,'listening');
const address=server.address();
const port=typeof address==='object'?(address?.port??0):0;
const baseUrlOf=(api)=>{
const{prefix='',base=''}=ENDPOINTS.find(({name})=>name===api)??{};
return `http://127.0.0.1:${port}${prefix}${base}`;
};
return{
baseUrl:baseUrlOf('chat'),
baseUrlOf,
apiKey,
name,
requests:model.requests,
async close(){
const closed=(0,external_node_events_.once)(server,'close');
server.close();
server.closeAllConnections();
await closed;
}
};
}
async function answer(request,response,model){
const{method='',url='',headers}=request;
const endpoint=endpointOf({method,path:url});
if(!endpoint){
sendError(unknownRoute(`${method} ${url}`),{wire:chatWire,response});
return;
}
const{wire,route,path}=endpoint;
const error=keyError(wire.keyOf({headers,path}),model.apiKey);
if(error)
sendError(error,{wire,response});
else if(route==='models')
describeModels(path,{wire,response,model});
else
await respond({method,path,headers,body:await(0,consumers_.text)(request)},{wire,response,model});
}
function describeModels(path,{wire,response,model}){
const list=wire.modelList(model.name);
const[,wanted]=/\/models\/([^/?]+)/.exec(path)??[];
const descriptions=Object.values(list).find(Array.isArray)??[];
if(wanted===undefined)
sendJson(response,{status:200,body:list});
else if(decodeURIComponent(wanted)===model.name)
sendJson(response,{status:200,body:descriptions[0]});
else
sendError({status:404,code:'model_not_found',message:`No model ${wanted}.`},{wire,response});
}
function endpointOf({method,path}){
for(const{prefix,wire}of ENDPOINTS){
if(!path.startsWith(`${prefix}/`))
continue;
const own=path.slice(prefix.length);
const route=wire.routeOf({method,path:own});
if(route)
return{wire,route,path:own};
}
return undefined;
}
function unknownRoute(route){
return{status:404,code:'unknown_url',message:`Unknown request URL: ${route}.`};
}
function keyError(key,validKey){
if(key===validKey)
return undefined;
const message=key===undefined?"You didn't provide an API key.":'Incorrect API key provided.';
return{status:401,code:'invalid_api_key',message};
}
async function respond(received,{wire,response,model}){
const{script,name,requests}=model;
try{
const request=wire.read(received,requests.length+1);
if(request.model!==name){
const message=`The model \`${request.model}\` does not exist or you do not have access to it.`;
sendError({status:404,code:'model_not_found',message},{wire,response});
return;
}
const previous=requests.at(-1);
requests.push(request);
const exchange={request,previousPrompt:previous?wire.promptOf(previous):''};
await sendStep(await(0,model_script.sk)(script,request),{wire,exchange,response});
}
catch(error){
sendFailure(error,{wire,response});
}
}
function sendFailure(error,{wire,response}){
if(response.headersSent||response.destroyed){
response.destroy();
return;
}
const message=Error.isError(error)?error.message:String(error);
const apiError=error instanceof BadRequest
?{status:400,parameter:error.parameter,message}
:
{status:500,type:'server_error',message,headers:{'x-should-retry':'false'}};
sendError(apiError,{wire,response});
}
}),
78779:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(startEmulators)
});
var promises_=__webpack_require__(51455);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var external_node_events_=__webpack_require__(78474);
var external_node_http_=__webpack_require__(37067);
var github_git=__webpack_require__(42932);
;
const CONFIGURATION=`[core]
	repositoryformatversion = 0
	filemode = true
	bare = true
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
[receive]
	hideRefs = refs/pull
	autogc = false
[gc]
	auto = 0
`;
const PRE_RECEIVE=`#!/bin/sh
while read -r old new ref; do
  case " \${EMULATOR_BRANCHES:-\${ref#refs/heads/}} " in *" \${ref#refs/heads/} "*) ;; *) echo "permission denied to $ref" >&2; exit 1 ;; esac
  [ "$EMULATOR_WORKFLOWS" = none ] || continue
  case $new in *[!0]*) ;; *) continue ;; esac
  file=$(git log -m --format= --name-only "$new" --not --all -- .github/workflows | head -n 1)
  [ -z "$file" ] && continue
  echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
  exit 1
done
`;
async function createBareRepository(directory,{defaultBranch,searchPath}){
const folders=['hooks','objects/info','objects/pack','refs/heads','refs/tags'];
await Promise.all(folders.map((folder)=>(0,promises_.mkdir)((0,external_node_path_.join)(directory,folder),{recursive:true})));
await Promise.all([
(0,promises_.writeFile)((0,external_node_path_.join)(directory,'HEAD'),`ref: refs/heads/${defaultBranch}\n`),
(0,promises_.writeFile)((0,external_node_path_.join)(directory,'config'),CONFIGURATION),
(0,promises_.writeFile)((0,external_node_path_.join)(directory,'hooks','pre-receive'),PRE_RECEIVE,{mode:0o755})
]);
return(0,github_git.u)(directory,searchPath);
}
var external_node_crypto_=__webpack_require__(77598);
;
function fullName(repository){
return `${repository.owner.login}/${repository.name}`;
}
function findRepository(github,owner,name){
return github.repositories.get(`${owner}/${name}`.toLowerCase());
}
function findRenamed(github,owner,name){
return github.renamedRepositories.get(`${owner}/${name}`.toLowerCase());
}
function findOrCreateAccount(github,login,id){
const known=github.accounts.get(login.toLowerCase());
if(known)
return known;
const account={id:id??github.nextId(),login,isBot:login.endsWith('[bot]')};
github.accounts.set(login.toLowerCase(),account);
return account;
}
function noReplyAddress({id,login}){
return `${id}+${login}@users.noreply.github.com`;
}
function roleOf(repository,account){
if(account.id===repository.owner.id)
return 'admin';
return repository.roles.get(account.login.toLowerCase())??(repository.isPrivate?'none':'read');
}
function isCollaborator(repository,account){
return account.id===repository.owner.id||repository.roles.has(account.login.toLowerCase());
}
function isPullRequest(issue){
return issue.pullRequest!==undefined;
}
function pullRequestsOf(repository){
return[...repository.issues.values()].filter(isPullRequest);
}
function nextNumber(repository){
return Math.max(0,...repository.issues.keys())+1;
}
function timestamp(date){
return date.toISOString().replace(/\.\d+Z$/,'Z');
}
;
function nodeId(type,id){
return Buffer.from(`${type}:${id}`).toString('base64');
}
;
function serializeAccount(github,{id,login,isBot}){
const url=`${github.apiUrl}/users/${encodeURIComponent(login)}`;
return{
login,
id,
node_id:nodeId('User',id),
avatar_url:`${github.serverUrl}/avatars/${id}`,
gravatar_id:'',
url,
html_url:isBot?`${github.serverUrl}/apps/${login.replace('[bot]','')}`:`${github.serverUrl}/${login}`,
followers_url:`${url}/followers`,
following_url:`${url}/following{/other_user}`,
gists_url:`${url}/gists{/gist_id}`,
starred_url:`${url}/starred{/owner}{/repo}`,
subscriptions_url:`${url}/subscriptions`,
organizations_url:`${url}/orgs`,
repos_url:`${url}/repos`,
events_url:`${url}/events{/privacy}`,
received_events_url:`${url}/received_events`,
type:isBot?'Bot':'User',
user_view_type:'public',
site_admin:false
};
}
function serializePublicAccount(github,account){
const moment=timestamp(github.now());
return{
...serializeAccount(github,account),
name:null,
company:null,
blog:null,
location:null,
email:null,
hireable:null,
bio:null,
twitter_username:null,
public_repos:0,
public_gists:0,
followers:0,
following:0,
created_at:moment,
updated_at:moment
};
}
function authorAssociation(repository,account){
if(account.id===repository.owner.id)
return 'OWNER';
const role=roleOf(repository,account);
return role==='read'||role==='none'?'NONE':'COLLABORATOR';
}
;
const LINKS={
forks_url:'/forks',
keys_url:'/keys{/key_id}',
collaborators_url:'/collaborators{/collaborator}',
teams_url:'/teams',
hooks_url:'/hooks',
issue_events_url:'/issues/events{/number}',
events_url:'/events',
assignees_url:'/assignees{/user}',
branches_url:'/branches{/branch}',
tags_url:'/tags',
blobs_url:'/git/blobs{/sha}',
git_tags_url:'/git/tags{/sha}',
git_refs_url:'/git/refs{/sha}',
trees_url:'/git/trees{/sha}',
statuses_url:'/statuses/{sha}',
languages_url:'/languages',
stargazers_url:'/stargazers',
contributors_url:'/contributors',
subscribers_url:'/subscribers',
subscription_url:'/subscription',
commits_url:'/commits{/sha}',
git_commits_url:'/git/commits{/sha}',
comments_url:'/comments{/number}',
issue_comment_url:'/issues/comments{/number}',
contents_url:'/contents/{+path}',
compare_url:'/compare/{base}...{head}',
merges_url:'/merges',
archive_url:'/{archive_format}{/ref}',
downloads_url:'/downloads',
issues_url:'/issues{/number}',
pulls_url:'/pulls{/number}',
milestones_url:'/milestones{/number}',
notifications_url:'/notifications{?since,all,participating}',
labels_url:'/labels{/name}',
releases_url:'/releases{/id}',
deployments_url:'/deployments'
};
function repositoryUrl(github,repository){
return `${github.apiUrl}/repos/${fullName(repository)}`;
}
function serializeRepository(github,repository){
const url=repositoryUrl(github,repository);
const links=Object.fromEntries(Object.entries(LINKS).map(([name,path])=>[name,`${url}${path}`]));
return{
...identity(github,repository),
url,
...links,
...gitAddresses(github,repository),
...statistics(repository)
};
}
function serializeFullRepository(github,repository){
const{parent}=repository;
return{
...serializeRepository(github,repository),
...(parent&&{
parent:serializeRepository(github,parent),
source:serializeRepository(github,sourceOf(parent))
}),
subscribers_count:0,
network_count:0,
custom_properties:{}
};
}
function sourceOf(repository){
return repository.parent?sourceOf(repository.parent):repository;
}
const MERGE_SETTINGS={
allow_squash_merge:true,
allow_merge_commit:true,
allow_rebase_merge:true,
allow_auto_merge:false,
delete_branch_on_merge:false,
allow_update_branch:false,
use_squash_pr_title_as_default:false
};
function identity(github,repository){
return{
id:repository.id,
node_id:nodeId('Repository',repository.id),
name:repository.name,
full_name:fullName(repository),
private:repository.isPrivate,
owner:serializeAccount(github,repository.owner),
html_url:`${github.serverUrl}/${fullName(repository)}`,
description:null,
fork:repository.parent!==undefined,
default_branch:repository.defaultBranch,
created_at:timestamp(repository.createdAt),
updated_at:timestamp(repository.createdAt),
pushed_at:timestamp(repository.createdAt),
visibility:repository.isPrivate?'private':'public'
};
}
function gitAddresses({serverUrl},repository){
const address=`${serverUrl}/${fullName(repository)}`;
const host=new URL(serverUrl).host;
return{
git_url:`git://${host}/${fullName(repository)}.git`,
ssh_url:`git@${host}:${fullName(repository)}.git`,
clone_url:`${address}.git`,
svn_url:address,
mirror_url:null,
homepage:null
};
}
function statistics({issues}){
const open=[...issues.values()].filter(({state,isDeleted})=>state==='open'&&!isDeleted).length;
return{
size:0,
stargazers_count:0,
watchers_count:0,
watchers:0,
language:null,
has_issues:true,
has_projects:false,
has_downloads:true,
has_wiki:false,
has_pages:false,
has_discussions:false,
forks_count:0,
forks:0,
archived:false,
disabled:false,
open_issues_count:open,
open_issues:open,
license:null,
is_template:false,
topics:[],
web_commit_signoff_required:false,
allow_forking:true
};
}
;
function issueUrl(github,repository,number){
return `${repositoryUrl(github,repository)}/issues/${number}`;
}
function issuePage(github,repository,issue){
const folder=issue.pullRequest?'pull':'issues';
return `${github.serverUrl}/${fullName(repository)}/${folder}/${issue.number}`;
}
function serializeIssue(github,repository,issue){
const url=issueUrl(github,repository,issue.number);
const page=issuePage(github,repository,issue);
return{
url,
repository_url:repositoryUrl(github,repository),
labels_url:`${url}/labels{/name}`,
comments_url:`${url}/comments`,
events_url:`${url}/events`,
timeline_url:`${url}/timeline`,
html_url:page,
id:issue.id,
node_id:nodeId('Issue',issue.id),
number:issue.number,
title:issue.title,
user:serializeAccount(github,issue.author),
labels:serializeLabels(github,repository,issue),
state:issue.state,
state_reason:issue.state==='closed'&&!issue.pullRequest?'completed':null,
locked:false,
...serializeAssignees(github,issue),
milestone:null,
comments:[...repository.comments.values()].filter(({issueNumber})=>issueNumber===issue.number).length,
created_at:timestamp(issue.createdAt),
updated_at:timestamp(issue.updatedAt),
closed_at:issue.closedAt?timestamp(issue.closedAt):null,
author_association:authorAssociation(repository,issue.author),
active_lock_reason:null,
body:issue.body,
reactions:rollUp(url,issue.reactions),
performed_via_github_app:null,
...(issue.pullRequest&&{
draft:issue.pullRequest.isDraft,
pull_request:{
url:url.replace(/issues\/(\d+)$/,'pulls/$1'),
html_url:page,
diff_url:`${page}.diff`,
patch_url:`${page}.patch`,
merged_at:issue.pullRequest.merge?timestamp(issue.pullRequest.merge.at):null
}
})
};
}
function serializeFullIssue(github,repository,issue){
return{...serializeIssue(github,repository,issue),closed_by:null,pinned_comment:null};
}
function serializeFullComment(github,repository,comment){
return{...serializeComment(github,repository,comment),pin:null,minimized:null};
}
function serializeAssignees(github,issue){
const assignees=[...issue.assignees].map((account)=>serializeAccount(github,account));
return{assignee:assignees[0]??null,assignees};
}
function serializeComment(github,repository,comment){
const url=`${repositoryUrl(github,repository)}/issues/comments/${comment.id}`;
const issue=repository.issues.get(comment.issueNumber);
return{
url,
html_url:`${issue?issuePage(github,repository,issue):''}#issuecomment-${comment.id}`,
issue_url:issueUrl(github,repository,comment.issueNumber),
id:comment.id,
node_id:nodeId('IssueComment',comment.id),
user:serializeAccount(github,comment.author),
created_at:timestamp(comment.createdAt),
updated_at:timestamp(comment.updatedAt),
author_association:authorAssociation(repository,comment.author),
body:comment.body,
reactions:rollUp(url,comment.reactions),
performed_via_github_app:null
};
}
function serializeReaction(github,{id,account,content,createdAt}){
return{
id,
node_id:nodeId('Reaction',id),
user:serializeAccount(github,account),
content,
created_at:timestamp(createdAt)
};
}
function rollUp(url,reactions){
const count=(content)=>reactions.filter((reaction)=>reaction.content===content).length;
return{
url:`${url}/reactions`,
total_count:reactions.length,
'+1':count('+1'),
'-1':count('-1'),
laugh:count('laugh'),
hooray:count('hooray'),
confused:count('confused'),
heart:count('heart'),
rocket:count('rocket'),
eyes:count('eyes')
};
}
function serializeLabels(github,repository,issue){
const labels=[...issue.labels].map((name)=>repository.labels.get(name)).filter((label)=>label!==undefined);
return labels.map((label)=>serializeLabel(github,repository,label));
}
function serializeLabel(github,repository,{id,name,color,description}){
return{
id,
node_id:nodeId('Label',id),
url:`${repositoryUrl(github,repository)}/labels/${encodeURIComponent(name)}`,
name,
color,
default:false,
description
};
}
;
function parseHunks(patch){
return patch.split(/^(?=@@ )/m).map((part)=>{
const[header='',...rows]=part.replace(/\n$/,'').split('\n');
const[,left,right]=/^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(header)??[];
const next={left:Number(left),right:Number(right)};
const lines=rows
.filter((row)=>!row.startsWith('\\'))
.map((text)=>({
left:text.startsWith('+')?undefined:next.left++,
right:text.startsWith('-')?undefined:next.right++,
text
}));
return{header,lines};
});
}
function hunkWith(hunks,side,line){
return hunks.find(({lines})=>lines.some((one)=>numberOn(one,side)===line));
}
function hunkUntil({header,lines},side,line){
const last=lines.findIndex((one)=>numberOn(one,side)===line);
return[header,...lines.slice(0,last+1).map(({text})=>text)].join('\n');
}
function numberOn({left,right},side){
return side==='LEFT'?left:right;
}
function followLine(hunks,line){
let offset=0;
for(const{header}of hunks){
const[,start='',removed='1',added='1']=/^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))?/.exec(header)??[];
const count=Number(removed);
const first=count===0?Number(start)+1:Number(start);
if(line<first)
break;
if(line<first+count)
return undefined;
offset+=Number(added)-count;
}
return line+offset;
}
;
const HEADERS=/^tree (?<tree>[0-9a-f]{40})\n(?<parents>(?:parent [0-9a-f]{40}\n)*)author (?<author>.*)\ncommitter (?<committer>.*)\n\n/;
const SIGNATURE=/^(?<name>.*) <(?<email>[^<>]*)> (?<seconds>\d+) [+-]\d{4}$/;
const PLAIN_NAME=/^[a-z0-9](?:[a-z0-9 +.@[\]_-]*[a-z0-9\]])?$/i;
function parseCommit(sha,object){
const text=object.toString('utf8');
const headers=HEADERS.exec(text);
const{tree='',parents='',author='',committer=''}=headers?.groups??{};
const signatures=[author,committer].map(parseSignature);
if(!headers||!signatures[0]||!signatures[1])
return undefined;
return{
sha,
tree,
parents:parents.split(/parent |\n/).filter(Boolean),
author:signatures[0],
committer:signatures[1],
message:text.slice(headers[0].length).trimEnd()
};
}
function parseSignature(line){
const{name='',email='',seconds=''}=SIGNATURE.exec(line)?.groups??{};
return seconds===''?undefined:{name,email,date:new Date(Number(seconds)*1000)};
}
function formatCommit({tree,parents,author,committer,message}){
const names=[author,committer].flatMap(({name,email})=>[name,email]);
if(!names.every((name)=>PLAIN_NAME.test(name)))
return undefined;
if(message.includes('\0')||message===''||new Set(parents).size<parents.length)
return undefined;
const headers=[
`tree ${tree}`,
...parents.map((parent)=>`parent ${parent}`),
`author ${formatSignature(author)}`,
`committer ${formatSignature(committer)}`
];
return `${headers.join('\n')}\n\n${message}`;
}
function formatSignature({name,email,date}){
return `${name} <${email}> ${gitDate(date)}`;
}
function gitDate(date){
return `${Math.floor(date.getTime()/ 1000)} +0000`;
}
var external_node_fs_=__webpack_require__(73024);
var external_node_zlib_=__webpack_require__(38522);
;
const EMPTY_TREE='4b825dc642cb6eb9a060e54bf8d69288fbee4904';
function readLooseObject(git,sha){
if(sha===EMPTY_TREE)
return{type:'tree',content:Buffer.alloc(0)};
const path=pathOf(git,sha);
if(!(0,external_node_fs_.existsSync)(path))
return undefined;
const bytes=(0,external_node_zlib_.inflateSync)((0,external_node_fs_.readFileSync)(path));
const headerEnd=bytes.indexOf(0);
const[type='']=bytes.toString('latin1',0,headerEnd).split(' ');
return{type,content:bytes.subarray(headerEnd+1)};
}
function writeLooseObject(git,type,content){
const bytes=Buffer.from(content);
const object=Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`),bytes]);
const sha=(0,external_node_crypto_.createHash)('sha1').update(object).digest('hex');
const path=pathOf(git,sha);
const temporary=(0,external_node_path_.join)(git.directory,`object-${(0,external_node_crypto_.randomUUID)()}`);
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path),{recursive:true});
(0,external_node_fs_.writeFileSync)(temporary,(0,external_node_zlib_.deflateSync)(object));
(0,external_node_fs_.renameSync)(temporary,path);
return sha;
}
function pathOf(git,sha){
return(0,external_node_path_.join)(git.directory,'objects',sha.slice(0,2),sha.slice(2));
}
;
const FOLDER='40000';
const SUBMODULE='160000';
const FILE_MODES=new Set(['100644','100755','120000',SUBMODULE]);
const loose_trees_PLAIN_NAME=/^(?!\.{1,2}$)(?!\.git(?!hub$|ignore$|attributes$))[^\0\\:~]+$/i;
const MAX_ENTRIES=200;
function readLooseTree(git,sha,isRecursive){
const tree=readTreeObject(git,sha);
return tree&&listEntries(git,tree,{folder:'',isRecursive});
}
function listEntries(git,tree,{folder,isRecursive}){
const found=[];
for(const{mode,name,sha}of parseTree(tree)){
const path=`${folder}${Buffer.from(name,'latin1').toString('utf8')}`;
const object=mode===SUBMODULE?'elsewhere':readLooseObject(git,sha);
if(!object||found.length>MAX_ENTRIES)
return undefined;
found.push({mode:mode.padStart(6,'0'),sha,path,...typeAndSize(object)});
if(!isRecursive||object==='elsewhere'||object.type!=='tree')
continue;
const inside=listEntries(git,object,{folder:`${path}/`,isRecursive});
if(!inside)
return undefined;
found.push(...inside);
}
return found;
}
function typeAndSize(object){
if(object==='elsewhere')
return{type:'commit',size:undefined};
const{type,content}=object;
return{type,size:type==='blob'?content.length:undefined};
}
function writeLooseTree(git,base,edits){
const root=base===undefined?new Map():readFolder(git,base);
if(!root)
return undefined;
for(const edit of edits)
if(!applyEdit(git,root,edit))
return undefined;
return writeFolder(git,root);
}
function applyEdit(git,root,edit){
const{path,mode,sha}=edit;
const names=path.split('/').map((name)=>Buffer.from(name).toString('latin1'));
if(!names.every((name)=>loose_trees_PLAIN_NAME.test(name))||!isPlain(git,edit))
return false;
let folder=root;
for(const name of names.slice(0,-1)){
const entry=folder.get(name);
if(sha===undefined&&!isFolder(entry))
return true;
const next=openFolder(git,entry);
if(!next)
return false;
folder.set(name,next);
folder=next;
}
const last=names.at(-1)??'';
if(sha!==undefined)
folder.set(last,{mode,sha});
else if(!isFolder(folder.get(last)))
folder.delete(last);
return true;
}
function isPlain(git,{mode,sha}){
if(sha===undefined||mode===SUBMODULE)
return true;
return FILE_MODES.has(mode)&&readLooseObject(git,sha)!==undefined;
}
function isFolder(entry){
return entry instanceof Map||entry?.mode===FOLDER;
}
function openFolder(git,entry){
if(entry instanceof Map)
return entry;
return entry?.mode===FOLDER?readFolder(git,entry.sha):new Map();
}
function writeFolder(git,folder){
const entries=[];
for(const[name,entry]of folder){
const{mode,sha}=entry instanceof Map?{mode:FOLDER,sha:writeFolder(git,entry)}:entry;
if(sha!==EMPTY_TREE)
entries.push({mode,name,sha});
}
const lines=entries
.toSorted((one,other)=>(sortName(one)<sortName(other)?-1:1))
.map(({mode,name,sha})=>Buffer.concat([Buffer.from(`${mode} ${name}\0`,'latin1'),Buffer.from(sha,'hex')]));
return writeLooseObject(git,'tree',Buffer.concat(lines));
}
function sortName({mode,name}){
return mode===FOLDER?`${name}/`:name;
}
function readFolder(git,sha){
const tree=readTreeObject(git,sha);
const entries=tree&&parseTree(tree);
if(!entries?.every(({mode})=>mode===FOLDER||FILE_MODES.has(mode)))
return undefined;
return new Map(entries.map(({name,mode,sha:id})=>[name,{mode,sha:id}]));
}
function readTreeObject(git,sha){
const object=readLooseObject(git,sha);
if(object?.type==='tree')
return object;
if(object?.type!=='commit')
return undefined;
return readLooseObject(git,object.content.toString('latin1','tree '.length,'tree '.length+40));
}
function parseTree({content}){
const entries=[];
for(let start=0;start<content.length;){
const[space,end]=[content.indexOf(' ',start),content.indexOf(0,start)];
const[mode,name]=[content.toString('latin1',start,space),content.toString('latin1',space+1,end)];
start=end+21;
entries.push({mode,name,sha:content.toString('hex',end+1,start)});
}
return entries;
}
;
async function objectType(git,sha){
if(!/^[0-9a-f]{40}$/.test(sha))
return undefined;
return readLooseObject(git,sha)?.type??git.tryText(['cat-file','-t',sha]);
}
function writeBlob(git,content){
return writeLooseObject(git,'blob',content);
}
async function readBlob(git,sha){
const loose=readLooseObject(git,sha);
return loose?.type==='blob'?loose.content:git.run(['cat-file','blob',sha]);
}
async function readTree(git,sha,isRecursive){
return readLooseTree(git,sha,isRecursive)??(await listTree(git,sha,isRecursive));
}
async function listTree(git,sha,isRecursive){
const listing=await git.run(['ls-tree','-z','-l',...(isRecursive?['-r','-t']:[]),sha]);
return listing.toString('utf8').split('\0').filter(Boolean).map(readTreeLine);
}
function readTreeLine(line){
const tab=line.indexOf('\t');
const[mode='',type='',sha='',size='-']=line.slice(0,tab).split(/ +/);
return{mode,type,sha,size:size==='-'?undefined:Number(size),path:line.slice(tab+1)};
}
async function writeTree(git,base,edits){
return writeLooseTree(git,base,edits)??(await editIndex(git,base,edits));
}
function editIndex(git,base,edits){
return withIndex(git,async(environment)=>{
if(base)
await git.run(['read-tree',base],{environment});
const[folders,files]=[edits.filter(git_objects_isFolder),edits.filter((edit)=>!git_objects_isFolder(edit))];
const lines=files.map(({path,mode,sha})=>(sha?`${mode} ${sha}\t${path}`:`0 ${'0'.repeat(40)}\t${path}`));
await git.run(['update-index','-z','--add','--replace','--index-info'],{
environment,
input:lines.join('\0')
});
for(const{path,sha}of folders)
await git.run(['read-tree',`--prefix=${path}/`,sha??''],{environment});
return git.text(['write-tree'],{environment});
});
}
function git_objects_isFolder({mode,sha}){
return mode==='040000'&&sha!==undefined;
}
const READ_MS=120_000;
async function writeTreeFromDirectory(git,directory){
return withIndex(git,async(environment)=>{
const ask=(...args)=>git.run(['-C',directory,'-c','core.bare=false','--work-tree=.',...args],{environment,timeoutMs:READ_MS});
const skipped=[];
try{
await ask('add','--all','--ignore-errors','.');
}
catch(error){
if(!(error instanceof github_git.X)||error.exitCode!==1)
throw error;
const left=await ask('ls-files','-z','--others','--exclude-standard');
skipped.push(...left.toString('utf8').split('\0').filter(Boolean));
}
return{tree:await git.text(['write-tree'],{environment}),skipped};
});
}
async function withIndex(git,work){
const file=(0,external_node_path_.join)(git.directory,`index-${(0,external_node_crypto_.randomUUID)()}`);
try{
return await work({GIT_INDEX_FILE:file});
}
finally{
await(0,promises_.rm)(file,{force:true});
}
}
async function readCommit(git,sha){
return readLooseCommit(git,sha)??showCommit(git,sha);
}
function readLooseCommit(git,sha){
const loose=readLooseObject(git,sha);
return loose?.type==='commit'?parseCommit(sha,loose.content):undefined;
}
async function showCommit(git,sha){
const fields=['%H','%T','%P','%an','%ae','%at','%cn','%ce','%ct','%B'].join('%x00');
const text=await git.text(['show','--no-patch',`--format=${fields}`,sha]);
const[id='',tree='',parents='',...rest]=text.split('\0');
const[authorName,authorEmail,authored,committerName,committerEmail,committed,message='']=rest;
return{
sha:id,
tree,
parents:parents.split(' ').filter(Boolean),
author:signature(authorName,authorEmail,authored),
committer:signature(committerName,committerEmail,committed),
message
};
}
function signature(name='',email='',seconds='0'){
return{name,email,date:new Date(Number(seconds)*1000)};
}
async function writeCommit(git,commit){
const object=formatCommit(commit);
if(object!==undefined)
return writeLooseObject(git,'commit',object);
const{author,committer}=commit;
const parents=commit.parents.flatMap((parent)=>['-p',parent]);
return git.text(['commit-tree',commit.tree,...parents,'-F','-'],{
input:commit.message,
environment:{
GIT_AUTHOR_NAME:author.name,
GIT_AUTHOR_EMAIL:author.email,
GIT_AUTHOR_DATE:gitDate(author.date),
GIT_COMMITTER_NAME:committer.name,
GIT_COMMITTER_EMAIL:committer.email,
GIT_COMMITTER_DATE:gitDate(committer.date)
}
});
}
;
const PLAIN_REF=/^refs(?:\/[a-z0-9_-]+)+$/i;
async function listRefs(git,prefix){
if(hasPackedRefs(git))
return listPackedRefs(git,prefix);
const entries=(0,external_node_fs_.readdirSync)((0,external_node_path_.join)(git.directory,'refs'),{recursive:true,withFileTypes:true});
const names=entries
.filter((entry)=>entry.isFile()&&!entry.name.endsWith('.lock'))
.map(({parentPath,name})=>(0,external_node_path_.relative)(git.directory,(0,external_node_path_.join)(parentPath,name)))
.filter((name)=>name.startsWith(prefix));
const refs=await Promise.all(names.sort().map((name)=>readRefFile(git,name)));
return refs.filter((ref)=>ref!==undefined);
}
function hasPackedRefs(git){
return(0,external_node_fs_.existsSync)((0,external_node_path_.join)(git.directory,'packed-refs'));
}
async function readRefFile(git,name){
const sha=readId((0,external_node_path_.join)(git.directory,name));
if(sha===undefined)
return undefined;
const type=await objectType(git,sha);
return type===undefined?undefined:{name,sha,type};
}
function readId(file){
try{
return(0,external_node_fs_.existsSync)(file)?(0,external_node_fs_.readFileSync)(file,'utf8').trim():undefined;
}
catch{
return undefined;
}
}
async function listPackedRefs(git,prefix){
const lines=await git.text(['for-each-ref','--format=%(refname) %(objectname) %(objecttype)']);
return lines
.split('\n')
.filter((line)=>line.startsWith(prefix))
.map((line)=>{
const[name='',sha='',type='']=line.split(' ');
return{name,sha,type};
});
}
async function readRef(git,name){
if(PLAIN_REF.test(name)&&!hasPackedRefs(git))
return readRefFile(git,name);
const refs=await listRefs(git,name);
return refs.find((ref)=>ref.name===name);
}
async function isValidRefName(git,name){
return PLAIN_REF.test(name)||(await git.tryText(['check-ref-format',name]))!==undefined;
}
async function setRef(git,name,sha){
const file=(0,external_node_path_.join)(git.directory,name);
await(0,promises_.mkdir)((0,external_node_path_.dirname)(file),{recursive:true});
await(0,promises_.writeFile)(`${file}.lock`,`${sha}\n`);
await(0,promises_.rename)(`${file}.lock`,file);
}
async function moveRef(git,name,{from,to}){
const isCommit=readLooseObject(git,to)?.type==='commit';
const moved=isCommit?await replaceRefFile(git,name,{from,to}):undefined;
return moved??(await git.tryText(['update-ref',name,to,from??'0'.repeat(40)]))!==undefined;
}
async function deleteRef(git,{name,sha}){
if(await replaceRefFile(git,name,{from:sha,to:undefined}))
return;
await git.run(['update-ref','-d',name,sha]);
}
async function replaceRefFile(git,name,{from,to}){
if(!PLAIN_REF.test(name)||hasPackedRefs(git))
return undefined;
const file=(0,external_node_path_.join)(git.directory,name);
const lock=`${file}.lock`;
try{
await(0,promises_.mkdir)((0,external_node_path_.dirname)(file),{recursive:true});
await(0,promises_.writeFile)(lock,`${to??''}\n`,{flag:'wx'});
}
catch{
return undefined;
}
try{
const isThere=(0,external_node_fs_.existsSync)(file);
if((isThere?(await(0,promises_.readFile)(file,'utf8')).trim():undefined)!==from)
return false;
if(to!==undefined)
await(0,promises_.rename)(lock,file);
else
await(0,promises_.rm)(file);
return true;
}
catch{
return undefined;
}
finally{
await(0,promises_.rm)(lock,{force:true});
}
}
async function resolveCommit(git,name){
for(const candidate of[`refs/heads/${name}`,`refs/tags/${name}`,`refs/${name}`]){
const sha=await peelRef(git,candidate);
if(sha!==undefined)
return sha;
}
if(/^[0-9a-f]{40}$/.test(name)&&readLooseObject(git,name)?.type==='commit')
return name;
return/^([0-9a-f]{4,40}|HEAD)$/.test(name)?peel(git,name):undefined;
}
async function peelRef(git,ref){
const found=PLAIN_REF.test(ref)?await readRef(git,ref):{type:'unknown',sha:ref};
if(found?.type==='commit')
return found.sha;
return found&&(await peel(git,ref));
}
function peel(git,name){
return git.tryText(['rev-parse','--verify','--quiet',`${name}^{commit}`]);
}
async function isEmpty(git){
return(await listRefs(git,'refs/heads/')).length===0;
}
;
const STATUS_NAMES={A:'added',D:'removed',M:'modified',R:'renamed',C:'copied',T:'changed'};
const MAX_LINE=50;
async function mergeBase(git,base,head){
if(straightLine(git,base,head))
return base;
return git.tryText(['merge-base',base,head]);
}
async function isAncestor(git,ancestor,descendant){
if(straightLine(git,ancestor,descendant))
return true;
return(await git.tryText(['merge-base','--is-ancestor',ancestor,descendant]))!==undefined;
}
async function commitsBetween(git,base,head){
const line=straightLine(git,base,head);
if(line)
return line;
const lines=await git.text(['rev-list','--reverse','--topo-order',`${base}..${head}`]);
return lines.split('\n').filter(Boolean);
}
function straightLine(git,base,head){
const line=[];
for(let sha=head;sha!==base;){
const commit=line.length<MAX_LINE?readLooseCommit(git,sha):undefined;
const[parent,...others]=commit?.parents??[];
if(parent===undefined||others.length>0)
return undefined;
line.unshift(sha);
sha=parent;
}
return line;
}
async function mergedTree(git,one,other){
return git.tryText(['merge-tree','--write-tree','--no-messages',one,other]);
}
async function newWorkflowFile(git,head){
if(await keepsWorkflows(git,head))
return undefined;
const log=['log','-m','--format=','--name-only',head,'--not','--all','--','.github/workflows'];
return(await git.text(log)).split('\n').find(Boolean);
}
async function keepsWorkflows(git,head){
const tips=new Set((await listRefs(git,'refs/')).map(({sha})=>sha));
let sha=head;
for(let commits=0;commits<MAX_LINE;commits++){
if(tips.has(sha))
return true;
const{tree,parents}=await readCommit(git,sha);
const[parent,...others]=parents;
const before=parent===undefined?undefined:(await readCommit(git,parent)).tree;
const[one,other]=[workflowsOf(git,tree),before&&workflowsOf(git,before)];
if(others.length>0||one==='unknown'||one!==other)
return false;
if(parent===undefined)
return true;
sha=parent;
}
return false;
}
function workflowsOf(git,tree){
let id=tree;
for(const name of['.github','workflows']){
const loose=readLooseObject(git,id);
if(!loose)
return 'unknown';
const start=loose.content.indexOf(`40000 ${name}\0`);
if(start===-1)
return undefined;
const idStart=start+`40000 ${name}\0`.length;
id=loose.content.toString('hex',idStart,idStart+20);
}
return id;
}
async function changedFiles(git,base,head){
if(base===head)
return[];
const from=base??EMPTY_TREE;
const output=await git.run(['diff-tree','-r','-M','-z','--raw','-p',from,head]);
const fields=output.toString('utf8').split('\0');
const end=fields.indexOf('');
const patches=fields
.slice(end+1)
.join('\0')
.split(/^diff --git /m)
.slice(1);
const files=[];
for(let position=0;position<end;){
const[,,oldSha='',newSha='',letter='']=(fields[position]??'').split(' ');
const hasTwoPaths=/^[RC]/.test(letter);
const paths=fields.slice(position+1,position+(hasTwoPaths?3:2));
position+=paths.length+1;
const parts=patches.splice(0,letter==='T'?2:1);
files.push(toChangedFile({paths,letter,sha:letter==='D'?oldSha:newSha,parts}));
}
return files;
}
function toChangedFile({paths,letter,sha,parts}){
const hunks=parts.flatMap((part)=>{
const start=part.search(/^@@ /m);
return start===-1?[]:[part.slice(start)];
});
const text=hunks.join('');
return{
path:paths.at(-1)??'',
previousPath:paths.length===2?paths[0]:undefined,
status:STATUS_NAMES[letter.charAt(0)],
sha,
additions:text.match(/^\+/gm)?.length??0,
deletions:text.match(/^-/gm)?.length??0,
patch:hunks.length===0?undefined:text.replace(/\n$/,'')
};
}
;
async function hunksByPath(repository,{pullRequest},commitSha=pullRequest.headSha){
const base=await mergeBase(repository.git,pullRequest.baseSha,commitSha);
const files=await changedFiles(repository.git,base,commitSha);
return new Map(files.map(({path,patch})=>[path,patch===undefined?[]:parseHunks(patch)]));
}
function createThreadLocator(repository,issue){
const{headSha}=issue.pullRequest;
const differences=new Map();
let current;
const hunksSince=({commitSha,path})=>{
const key=`${commitSha}:${path}`;
const known=differences.get(key);
if(known)
return known;
const args=['--literal-pathspecs','diff-tree','-r','-p','-U0',commitSha,headSha,'--',path];
const difference=repository.git.text(args).then((text)=>{
const start=text.search(/^@@ /m);
return start===-1?[]:parseHunks(text.slice(start));
});
differences.set(key,difference);
return difference;
};
const currentLine=async(thread,{side,line})=>{
if(side==='RIGHT')
return followLine(await hunksSince(thread),line);
current??=hunksByPath(repository,issue);
return hunkWith((await current).get(thread.path)??[],side,line)?line:undefined;
};
const locate=async(thread)=>{
const{lines}=thread;
if(!lines||thread.commitSha===headSha)
return lines;
const line=await currentLine(thread,lines);
const startLine=lines.start&&(await currentLine(thread,lines.start));
if(line===undefined||(lines.start&&startLine===undefined))
return undefined;
const start=lines.start&&startLine!==undefined?{...lines.start,line:startLine}:undefined;
return{side:lines.side,line,start};
};
return{
locate,
async isOutdated(thread){
if(thread.lines)
return(await locate(thread))===undefined;
if(thread.commitSha===headSha)
return false;
current??=hunksByPath(repository,issue);
return!(await current).has(thread.path);
}
};
}
;
function pullRequestUrl(github,repository,number){
return `${repositoryUrl(github,repository)}/pulls/${number}`;
}
function serializePullRequest(github,repository,issue){
const{headRepository,headRef,headSha,baseRef,baseSha,isDraft}=issue.pullRequest;
const{requestedReviewers,requestedTeams,merge}=issue.pullRequest;
return{
...links(github,repository,issue),
id:issue.id,
node_id:nodeId('PullRequest',issue.id),
number:issue.number,
state:issue.state,
locked:false,
title:issue.title,
user:serializeAccount(github,issue.author),
body:issue.body,
labels:serializeLabels(github,repository,issue),
milestone:null,
active_lock_reason:null,
created_at:timestamp(issue.createdAt),
updated_at:timestamp(issue.updatedAt),
closed_at:issue.closedAt?timestamp(issue.closedAt):null,
merged_at:merge?timestamp(merge.at):null,
merge_commit_sha:merge?.sha??null,
...serializeAssignees(github,issue),
requested_reviewers:[...requestedReviewers].map((account)=>serializeAccount(github,account)),
requested_teams:[...requestedTeams].map((slug)=>serializeTeam(github,repository,slug)),
head:serializeEnd(github,headRepository,{ref:headRef,sha:headSha}),
base:serializeEnd(github,repository,{ref:baseRef,sha:baseSha}),
author_association:authorAssociation(repository,issue.author),
auto_merge:null,
draft:isDraft
};
}
function serializeTeam(github,{owner,teams},slug){
const id=teams.get(slug)??0;
const url=`${github.apiUrl}/organizations/${owner.id}/team/${id}`;
return{
id,
node_id:nodeId('Team',id),
name:slug,
slug,
description:null,
permission:'pull',
type:'organization',
url,
html_url:`${github.serverUrl}/orgs/${owner.login}/teams/${slug}`,
members_url:`${url}/members{/member}`,
repositories_url:`${url}/repos`,
parent:null
};
}
async function serializeFullPullRequest(github,repository,issue){
const{baseSha,headSha,reviewComments,maintainerCanModify,merge}=issue.pullRequest;
const base=(await mergeBase(repository.git,baseSha,headSha))??baseSha;
const files=await changedFiles(repository.git,base,headSha);
const comments=[...repository.comments.values()].filter(({issueNumber})=>issueNumber===issue.number);
return{
...serializePullRequest(github,repository,issue),
merged:merge!==undefined,
mergeable:null,
rebaseable:null,
mergeable_state:'unknown',
merged_by:merge?serializeAccount(github,merge.by):null,
comments:comments.length,
review_comments:reviewComments.length,
maintainer_can_modify:maintainerCanModify,
commits:(await commitsBetween(repository.git,baseSha,headSha)).length,
additions:files.reduce((sum,file)=>sum+file.additions,0),
deletions:files.reduce((sum,file)=>sum+file.deletions,0),
changed_files:files.length
};
}
function serializeEnd(github,repository,{ref,sha}){
return{
label:`${repository.owner.login}:${ref}`,
ref,
sha,
user:serializeAccount(github,repository.owner),
repo:serializeRepository(github,repository)
};
}
function links(github,repository,issue){
const api=repositoryUrl(github,repository);
const url=pullRequestUrl(github,repository,issue.number);
const page=issuePage(github,repository,issue);
const addresses={
html:page,
issue:issueUrl(github,repository,issue.number),
comments:`${issueUrl(github,repository,issue.number)}/comments`,
review_comments:`${url}/comments`,
review_comment:`${api}/pulls/comments{/number}`,
commits:`${url}/commits`,
statuses:`${api}/statuses/${issue.pullRequest.headSha}`
};
return{
url,
html_url:page,
diff_url:`${page}.diff`,
patch_url:`${page}.patch`,
issue_url:addresses.issue,
commits_url:addresses.commits,
review_comments_url:addresses.review_comments,
review_comment_url:addresses.review_comment,
comments_url:addresses.comments,
statuses_url:addresses.statuses,
_links:{
self:{href:url},
html:{href:page},
issue:{href:addresses.issue},
comments:{href:addresses.comments},
review_comments:{href:addresses.review_comments},
review_comment:{href:addresses.review_comment},
commits:{href:addresses.commits},
statuses:{href:addresses.statuses}
}
};
}
function headLabel(issue){
return `${issue.pullRequest.headRepository.owner.login}:${issue.pullRequest.headRef}`;
}
function comparePage(github,repository,range){
return `${github.serverUrl}/${fullName(repository)}/compare/${range}`;
}
;
function serializeReview(github,repository,at){
const{issue,review}=at;
const page=`${issuePage(github,repository,issue)}#pullrequestreview-${review.id}`;
const url=pullRequestUrl(github,repository,issue.number);
return{
id:review.id,
node_id:nodeId('PullRequestReview',review.id),
user:serializeAccount(github,review.author),
body:review.body,
state:review.state,
html_url:page,
pull_request_url:url,
author_association:authorAssociation(repository,review.author),
_links:{html:{href:page},pull_request:{href:url}},
...(review.submittedAt&&{submitted_at:timestamp(review.submittedAt)}),
commit_id:review.commitSha
};
}
async function serializeReviewComment(github,repository,at){
const{issue,comment,locator}=at;
const{thread}=comment;
const url=`${repositoryUrl(github,repository)}/pulls/comments/${comment.id}`;
const page=`${issuePage(github,repository,issue)}#discussion_r${comment.id}`;
const pullRequest=pullRequestUrl(github,repository,issue.number);
const current=await locator.locate(thread);
const position=thread.diffHunk.split('\n').length-1||1;
return{
url,
pull_request_review_id:comment.reviewId,
id:comment.id,
node_id:nodeId('PullRequestReviewComment',comment.id),
diff_hunk:thread.diffHunk,
path:thread.path,
commit_id:current?issue.pullRequest.headSha:thread.commitSha,
original_commit_id:thread.commitSha,
...(comment.replyTo!==undefined&&{in_reply_to_id:comment.replyTo}),
user:serializeAccount(github,comment.author),
body:comment.body,
created_at:timestamp(comment.createdAt),
updated_at:timestamp(comment.updatedAt),
html_url:page,
pull_request_url:pullRequest,
author_association:authorAssociation(repository,comment.author),
_links:{self:{href:url},html:{href:page},pull_request:{href:pullRequest}},
reactions:rollUp(url,comment.reactions),
start_line:current?.start?.line??null,
original_start_line:thread.lines?.start?.line??null,
start_side:thread.lines?.start?.side??null,
line:current?.line??null,
original_line:thread.lines?.line??null,
side:thread.lines?.side??'RIGHT',
subject_type:thread.lines?'line':'file',
original_position:position,
position:current?position:null
};
}
;
function commitPage(github,repository,sha){
return `${github.serverUrl}/${fullName(repository)}/commit/${sha}`;
}
async function serializeGitCommit(github,repository,sha){
const commit=await readCommit(repository.git,sha);
const url=`${repositoryUrl(github,repository)}/git`;
return{
sha,
node_id:nodeId('Commit',sha),
url:`${url}/commits/${sha}`,
html_url:commitPage(github,repository,sha),
author:serializeSignature(commit.author),
committer:serializeSignature(commit.committer),
message:commit.message,
tree:{sha:commit.tree,url:`${url}/trees/${commit.tree}`},
parents:commit.parents.map((parent)=>({
sha:parent,
url:`${url}/commits/${parent}`,
html_url:commitPage(github,repository,parent)
})),
verification:verificationOf(repository,sha)
};
}
async function serializeCommit(github,repository,sha){
const commit=await readCommit(repository.git,sha);
const api=repositoryUrl(github,repository);
const url=`${api}/commits/${sha}`;
return{
sha,
node_id:nodeId('Commit',sha),
commit:{
author:serializeSignature(commit.author),
committer:serializeSignature(commit.committer),
message:commit.message,
tree:{sha:commit.tree,url:`${api}/git/trees/${commit.tree}`},
url:`${api}/git/commits/${sha}`,
comment_count:0,
verification:verificationOf(repository,sha)
},
url,
html_url:commitPage(github,repository,sha),
comments_url:`${url}/comments`,
author:accountBehind(github,commit.author),
committer:accountBehind(github,commit.committer),
parents:commit.parents.map((parent)=>({
sha:parent,
url:`${api}/commits/${parent}`,
html_url:commitPage(github,repository,parent)
}))
};
}
async function serializeFullCommit(github,repository,commit){
const files=await changedFiles(repository.git,commit.parents[0],commit.sha);
const additions=files.reduce((sum,file)=>sum+file.additions,0);
const deletions=files.reduce((sum,file)=>sum+file.deletions,0);
return{
...(await serializeCommit(github,repository,commit.sha)),
stats:{additions,deletions,total:additions+deletions},
files:files.map((file)=>serializeFile(github,repository,{file,head:commit.sha}))
};
}
function serializeFile(github,repository,at){
const{file,head}=at;
const page=`${github.serverUrl}/${fullName(repository)}`;
const path=encodeURI(file.path).replaceAll('#','%23').replaceAll('?','%3F');
return{
sha:file.sha,
filename:file.path,
status:file.status,
additions:file.additions,
deletions:file.deletions,
changes:file.additions+file.deletions,
blob_url:`${page}/blob/${head}/${path}`,
raw_url:`${page}/raw/${head}/${path}`,
contents_url:`${repositoryUrl(github,repository)}/contents/${path}?ref=${head}`,
...(file.patch!==undefined&&{patch:file.patch}),
...(file.previousPath!==undefined&&{previous_filename:file.previousPath})
};
}
function verificationOf(repository,sha){
const signedAt=repository.signedCommits.get(sha);
return{
verified:signedAt!==undefined,
reason:signedAt?'valid':'unsigned',
signature:null,
payload:null,
verified_at:signedAt?timestamp(signedAt):null
};
}
function serializeSignature({name,email,date}){
return{name,email,date:timestamp(date)};
}
function accountBehind(github,{email}){
const account=[...github.accounts.values()].find((candidate)=>noReplyAddress(candidate)===email);
return account?serializeAccount(github,account):null;
}
function serializeHeadCommit({sha,tree,message,author,committer}){
return{
id:sha,
tree_id:tree,
message,
timestamp:timestamp(committer.date),
author:{name:author.name,email:author.email},
committer:{name:committer.name,email:committer.email}
};
}
;
async function serializeCheckSuite(github,repository,suite){
const url=`${repositoryUrl(github,repository)}/check-suites/${suite.id}`;
const commit=await readCommit(repository.git,suite.headSha);
const moment=timestamp(suite.updatedAt);
return{
id:suite.id,
node_id:nodeId('CheckSuite',suite.id),
head_branch:suite.headBranch,
head_sha:suite.headSha,
status:'completed',
conclusion:suite.conclusion,
url,
before:suite.headSha,
after:suite.headSha,
pull_requests:[],
app:{
...suite.app,
node_id:nodeId('Integration',suite.app.id),
owner:serializeAccount(github,repository.owner),
description:'',
external_url:github.serverUrl,
html_url:`${github.serverUrl}/apps/${suite.app.slug}`,
created_at:moment,
updated_at:moment,
permissions:{checks:'write'},
events:[]
},
created_at:moment,
updated_at:moment,
latest_check_runs_count:repository.checkRuns.filter((run)=>run.suite===suite).length,
check_runs_url:`${url}/check-runs`,
head_commit:serializeHeadCommit(commit)
};
}
;
function addWorkflowRun(github,repository,{workflow={name:'CI',path:'.github/workflows/ci.yml'},...options}){
const known=repository.workflowRuns.find((run)=>run.workflow.path===workflow.path)?.workflow;
const moment=github.now();
const actor=findOrCreateAccount(github,options.actor);
const run={
id:github.nextLargeId(),
number:repository.workflowRuns.length+1,
workflow:known??{id:github.nextId(),...workflow},
event:options.event??'pull_request',
headSha:options.headSha,
headBranch:options.headBranch??null,
headRepository:options.from??repository,
actor,
triggeringActor:options.triggeringActor?findOrCreateAccount(github,options.triggeringActor):actor,
createdAt:moment,
updatedAt:moment,
pullRequests:options.pullRequests??[],
attempts:[options.jobs.map((job)=>createJob(github,job))],
artifacts:Object.entries(options.artifacts??{}).map(([name,content])=>({
id:github.nextLargeId(),
name,
content,
createdAt:moment
})),
conclusions:[options.conclusion],
rerunCount:0
};
repository.workflowRuns.push(run);
return run;
}
function addAttempt(github,run,jobs){
const again=jobs.map((job)=>createJob(github,job));
const kept=(run.attempts.at(-1)??[]).filter(({name})=>!again.some((job)=>job.name===name));
run.attempts.push([...kept,...again]);
run.conclusions.push(undefined);
run.updatedAt=github.now();
}
function conclusionOf({attempts,conclusions}){
const jobs=attempts.at(-1)??[];
const worst=['failure','timed_out','cancelled'].find((one)=>jobs.some(({conclusion})=>conclusion===one));
return conclusions.at(-1)??worst??'success';
}
function findJob(repository,id){
for(const run of repository.workflowRuns){
const job=run.attempts.flat().find((one)=>one.id===id);
if(job)
return{run,job};
}
return undefined;
}
function findArtifact(repository,id){
return repository.workflowRuns.flatMap(({artifacts})=>artifacts).find((one)=>one.id===id);
}
const STEP_MS=1_000;
function createJob(github,options){
const{name='test',conclusion='failure',steps=[],log,annotations=[]}=options;
const completedAt=github.now();
const startedAt=new Date(completedAt.getTime()-steps.length*STEP_MS);
return{
id:github.nextLargeId(),
name,
conclusion,
steps:steps.map((step,index)=>({
conclusion:'success',
startedAt:new Date(startedAt.getTime()+index*STEP_MS),
completedAt:new Date(startedAt.getTime()+(index+1)*STEP_MS),
...step
})),
startedAt,
completedAt,
log:typeof log==='string'?logOf(log):log,
annotations
};
}
function logOf(text){
return storedFile(Buffer.from(text));
}
function storedFile(bytes){
return{size:bytes.length,read:(start,end)=>[bytes.subarray(start,end)]};
}
;
async function serializeWorkflowRun(github,repository,run){
const api=repositoryUrl(github,repository);
const url=`${api}/actions/runs/${run.id}`;
const commit=await readCommit(run.headRepository.git,run.headSha);
return{
id:run.id,
name:run.workflow.name,
node_id:nodeId('WorkflowRun',run.id),
head_branch:run.headBranch,
head_sha:run.headSha,
path:run.workflow.path,
display_title:commit.message.split('\n',1)[0]??'',
run_number:run.number,
run_attempt:run.attempts.length,
event:run.event,
status:'completed',
conclusion:conclusionOf(run),
workflow_id:run.workflow.id,
check_suite_id:run.id,
check_suite_node_id:nodeId('CheckSuite',run.id),
url,
html_url:`${github.serverUrl}/${fullName(repository)}/actions/runs/${run.id}`,
pull_requests:run.pullRequests.map((number)=>serializePullRequestOf(github,repository,{run,number})),
created_at:timestamp(run.createdAt),
updated_at:timestamp(run.updatedAt),
actor:serializeAccount(github,run.actor),
triggering_actor:serializeAccount(github,run.triggeringActor),
run_started_at:timestamp(run.createdAt),
jobs_url:`${url}/jobs`,
logs_url:`${url}/logs`,
check_suite_url:`${api}/check-suites/${run.id}`,
artifacts_url:`${url}/artifacts`,
cancel_url:`${url}/cancel`,
rerun_url:`${url}/rerun`,
previous_attempt_url:run.attempts.length>1?`${url}/attempts/${run.attempts.length-1}`:null,
workflow_url:`${api}/actions/workflows/${run.workflow.id}`,
referenced_workflows:[],
head_commit:serializeHeadCommit(commit),
repository:serializeRepository(github,repository),
head_repository:serializeRepository(github,run.headRepository)
};
}
function serializePullRequestOf(github,repository,{run,number}){
const end=(of)=>({id:of.id,url:repositoryUrl(github,of),name:of.name});
const pull=repository.issues.get(number)?.pullRequest;
return{
id:repository.issues.get(number)?.id??0,
number,
url:`${repositoryUrl(github,repository)}/pulls/${number}`,
head:{ref:run.headBranch??'',sha:run.headSha,repo:end(run.headRepository)},
base:{ref:pull?.baseRef??'',sha:pull?.baseSha??'',repo:end(repository)}
};
}
function serializeArtifact(github,repository,{run,artifact}){
const{id,name,content,createdAt}=artifact;
const url=`${repositoryUrl(github,repository)}/actions/artifacts/${id}`;
return{
id,
node_id:nodeId('Artifact',id),
name,
size_in_bytes:content.length,
url,
archive_download_url:`${url}/zip`,
expired:false,
created_at:timestamp(createdAt),
expires_at:timestamp(new Date(createdAt.getTime()+90*24*60*60_000)),
updated_at:timestamp(createdAt),
digest:`sha256:${(0,external_node_crypto_.createHash)('sha256').update(content).digest('hex')}`,
workflow_run:{
id:run.id,
repository_id:repository.id,
head_repository_id:run.headRepository.id,
...(run.headBranch!==null&&{head_branch:run.headBranch}),
head_sha:run.headSha
}
};
}
function serializeJob(github,repository,{run,job,attempt}){
const api=repositoryUrl(github,repository);
return{
id:job.id,
run_id:run.id,
run_url:`${api}/actions/runs/${run.id}`,
run_attempt:attempt,
node_id:nodeId('CheckRun',job.id),
head_sha:run.headSha,
url:`${api}/actions/jobs/${job.id}`,
html_url:`${github.serverUrl}/${fullName(repository)}/actions/runs/${run.id}/job/${job.id}`,
status:'completed',
conclusion:job.conclusion,
created_at:timestamp(job.startedAt),
started_at:timestamp(job.startedAt),
completed_at:timestamp(job.completedAt),
name:job.name,
steps:job.steps.map(({name,conclusion,startedAt,completedAt},index)=>({
name,
status:'completed',
conclusion,
number:index+1,
started_at:timestamp(startedAt),
completed_at:timestamp(completedAt)
})),
check_run_url:`${api}/check-runs/${job.id}`,
labels:['ubuntu-latest'],
runner_id:1,
runner_name:'GitHub Actions 1',
runner_group_id:2,
runner_group_name:'GitHub Actions',
workflow_name:run.workflow.name,
head_branch:run.headBranch
};
}
function serializeAnnotation(github,repository,{path,line,level,title,message}){
return{
path,
blob_href:`${github.serverUrl}/${fullName(repository)}/blob/main/${path}`,
start_line:line,
end_line:line,
start_column:null,
end_column:null,
annotation_level:level,
title,
message,
raw_details:null
};
}
;
const NOT_IN_WEBHOOKS=new Set(['has_discussions']);
function issueCommentEvent(github,repository,at){
const{issue,comment}=at;
return{
action:'created',
issue:serializeIssue(github,repository,issue),
comment:serializeComment(github,repository,comment),
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,comment.author)
};
}
function repositoryInWebhooks(github,repository){
const fields=Object.entries(serializeRepository(github,repository));
return Object.fromEntries(fields.filter(([name])=>!NOT_IN_WEBHOOKS.has(name)));
}
function labeledEvent(github,repository,{issue,label,by}){
return{
action:'labeled',
...(isPullRequest(issue)
?{number:issue.number,pull_request:serializePullRequest(github,repository,issue)}
:{issue:serializeIssue(github,repository,issue)}),
label:serializeLabel(github,repository,label),
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,by)
};
}
function pullRequestEvent(github,repository,{issue,action,by}){
return{
action,
number:issue.number,
pull_request:serializePullRequest(github,repository,issue),
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,by)
};
}
function dispatchEvent(github,repository,{inputs,by}){
return{
inputs,
ref:`refs/heads/${repository.defaultBranch}`,
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,by),
workflow:'.github/workflows/agent.yml'
};
}
function assignedEvent(github,repository,{issue,assignee,by}){
return{
action:'assigned',
issue:serializeIssue(github,repository,issue),
assignee:serializeAccount(github,assignee),
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,by)
};
}
async function reviewEvents(github,repository,at){
const{issue,review}=at;
const common={
pull_request:serializePullRequest(github,repository,issue),
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,review.author)
};
const locator=createThreadLocator(repository,issue);
const comments=issue.pullRequest.reviewComments.filter(({reviewId})=>reviewId===review.id);
const shown=await Promise.all(comments.map((comment)=>serializeReviewComment(github,repository,{issue,comment,locator})));
const written=serializeReview(github,repository,at);
const inWebhook={...written,state:written.state.toLowerCase(),body:written.body===''?null:written.body};
return[
{name:'pull_request_review',payload:{action:'submitted',review:inWebhook,...common}},
...shown.map((comment)=>({
name:'pull_request_review_comment',
payload:{action:'created',comment,...common}
}))
];
}
async function workflowRunEvent(github,repository,run){
const api=repositoryUrl(github,repository);
const{id,name,path}=run.workflow;
const createdAt=timestamp(repository.createdAt);
return{
action:'completed',
workflow_run:await serializeWorkflowRun(github,repository,run),
workflow:{
id,
node_id:nodeId('Workflow',id),
name,
path,
state:'active',
created_at:createdAt,
updated_at:createdAt,
url:`${api}/actions/workflows/${id}`,
html_url:`${github.serverUrl}/${fullName(repository)}/blob/${repository.defaultBranch}/${path}`,
badge_url:`${github.serverUrl}/${fullName(repository)}/workflows/${encodeURIComponent(name)}/badge.svg`
},
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,run.triggeringActor)
};
}
async function checkSuiteEvent(github,repository,{suite,by}){
return{
action:'completed',
check_suite:await serializeCheckSuite(github,repository,suite),
repository:repositoryInWebhooks(github,repository),
sender:serializeAccount(github,findOrCreateAccount(github,by))
};
}
;
class EmulatedChecks{
#github;
#repository;
constructor(github,repository){
this.#github=github;
this.#repository=repository;
}
addRun(options){
return addWorkflowRun(this.#github,this.#repository,options);
}
addAttempt(run,jobs){
addAttempt(this.#github,run,jobs);
}
runEvent(run){
return workflowRunEvent(this.#github,this.#repository,run);
}
addSuite({slug,headSha,headBranch=null,runs}){
const moment=this.#github.now();
const suite={
id:this.#github.nextLargeId(),
app:{id:this.#github.nextId(),slug,name:slug},
headSha,
headBranch,
conclusion:runs.some(({conclusion})=>conclusion==='failure')?'failure':'success',
updatedAt:moment
};
for(const{name,conclusion,output,annotations=[]}of runs){
this.#repository.checkRuns.push({
id:this.#github.nextId(),
name,
headSha,
status:'completed',
conclusion,
startedAt:moment,
completedAt:moment,
output,
suite,
annotations
});
}
return suite;
}
suiteEvent(suite,options){
return checkSuiteEvent(this.#github,this.#repository,{suite,...options});
}
}
;
function changesToEdits(git,changes){
const edits=[];
for(const[path,change]of Object.entries(changes)){
if(change===null){
edits.push({path,mode:'0',sha:undefined});
continue;
}
const{content,mode}=typeof change==='string'||Buffer.isBuffer(change)?{content:change,mode:'100644'}:change;
edits.push({path,mode,sha:writeBlob(git,content)});
}
return edits;
}
async function commitToBranch(github,repository,pushed){
const{git,owner,defaultBranch}=repository;
const ref=`refs/heads/${pushed.branch}`;
const tip=await readRef(git,ref);
const parent=tip??(await readRef(git,`refs/heads/${defaultBranch}`));
const author={name:owner.login,email:noReplyAddress(owner),date:github.now()};
const sha=await writeCommit(git,{
tree:pushed.tree??(await writeTree(git,parent?.sha,pushed.edits??[])),
parents:parent?[parent.sha]:[],
message:pushed.message,
author,
committer:author
});
if(!(await moveRef(git,ref,{from:tip?.sha,to:sha})))
throw new Error(`${ref} moved during a push.`);
return sha;
}
;
const ZERO_SHA='0'.repeat(40);
async function recordActivities(github,repository,actor,moved){
const now=new Map((await listRefs(repository.git,'refs/heads/')).map(({name,sha})=>[name,sha]));
const seen=new Map(repository.activities.map(({ref,after})=>[ref,after]));
for(const ref of moved?.map((branch)=>`refs/heads/${branch}`)??new Set([...seen.keys(),...now.keys()])){
const[before,after]=[seen.get(ref)??ZERO_SHA,now.get(ref)??ZERO_SHA];
if(before===after)
continue;
const type=await activityType(repository,before,after);
repository.activities.push({id:github.nextId(),ref,before,after,type,actor,at:github.now()});
}
}
async function activityType({git},before,after){
if(before===ZERO_SHA)
return 'branch_creation';
if(after===ZERO_SHA)
return 'branch_deletion';
return(await isAncestor(git,before,after))?'push':'force_push';
}
;
const DOCUMENTATION='https://docs.github.com/rest';
function ok(body){
return{kind:'object',status:200,body};
}
function created(body){
return{kind:'object',status:201,body};
}
function createdAt(body){
return{kind:'object',status:201,body,location:body.url};
}
function accepted(body){
return{kind:'object',status:202,body};
}
function list(items,wrap=(page)=>page){
return{kind:'list',items,wrap};
}
function redirect(location){
return{kind:'redirect',location};
}
const noContent={kind:'empty',status:204};
class ApiError extends Error{
name='ApiError';
status;
errors;
constructor(status,message,errors){
super(message);
this.status=status;
this.errors=errors;
}
}
function notFound(){
return new ApiError(404,'Not Found');
}
function unprocessable(message){
return new ApiError(422,message);
}
function validationFailed(error){
return new ApiError(422,'Validation Failed',[error]);
}
function errorBody(status,message,errors){
return{message,...(errors&&{errors}),documentation_url:DOCUMENTATION,status:String(status)};
}
function readBody(schema,body){
const parsed=schema.safeParse(body);
if(parsed.success)
return parsed.data;
const issue=parsed.error.issues[0];
throw unprocessable(`Invalid request.\n\nFor 'properties/${issue?.path.join('/')??''}', ${issue?.message??''}.`);
}
;
function openIssue(github,repository,wanted){
const issue={...newThread(github,repository,wanted),pullRequest:undefined};
repository.issues.set(issue.number,issue);
return issue;
}
function newThread(github,repository,{title,body,author,number=nextNumber(repository)}){
const moment=github.now();
return{
id:github.nextId(),
number,
author,
title,
body,
state:'open',
createdAt:moment,
updatedAt:moment,
closedAt:undefined,
isDeleted:false,
labels:new Set(),
assignees:new Set(),
reactions:[]
};
}
function addComment(github,repository,{issue,author,body,createdAt,id}){
const moment=createdAt??github.now();
const comment={
id:id??github.nextId(),
issueNumber:issue.number,
author,
body,
createdAt:moment,
updatedAt:moment,
states:[{body,at:moment}],
reactions:[]
};
repository.comments.set(comment.id,comment);
issue.updatedAt=github.now();
return comment;
}
function editComment(github,comment,body){
const at=github.now();
comment.body=body;
comment.updatedAt=at;
comment.states.push({body,at});
}
function addReaction(github,reactions,{account,content}){
const known=reactions.find((one)=>one.account.id===account.id&&one.content===content);
if(known)
return{reaction:known,isNew:false};
const reaction={id:github.nextId(),account,content,createdAt:github.now()};
reactions.push(reaction);
return{reaction,isNew:true};
}
;
async function openPullRequest(github,repository,wanted){
if(wanted.isDraft&&!repository.settings.draftsAllowed){
throw new ApiError(422,'Draft pull requests are not supported in this repository.');
}
const base=await readRef(repository.git,`refs/heads/${wanted.base}`);
if(!base)
throw validationFailed({resource:'PullRequest',field:'base',code:'invalid'});
const head=await readRef(wanted.headRepository.git,`refs/heads/${wanted.head}`);
if(!head)
throw validationFailed({resource:'PullRequest',field:'head',code:'invalid'});
await copyObjects(wanted.headRepository,repository,head.name);
if((await commitsBetween(repository.git,base.sha,head.sha)).length===0){
throw rejected(`No commits between ${wanted.base} and ${wanted.head}`);
}
const label=`${wanted.headRepository.owner.login}:${wanted.head}`;
const open=pullRequestsOf(repository).filter(({state})=>state==='open');
if(open.some((other)=>headLabel(other)===label&&other.pullRequest.baseRef===wanted.base)){
throw rejected(`A pull request already exists for ${label}.`);
}
const opened=addPullRequest(github,repository,{...wanted,headSha:head.sha,baseSha:base.sha});
await publishHead(repository,opened);
return opened;
}
function rejected(message){
return validationFailed({resource:'PullRequest',code:'custom',message});
}
function addPullRequest(github,repository,wanted){
const issue={
...newThread(github,repository,wanted),
pullRequest:{
headRepository:wanted.headRepository,
headRef:wanted.head,
headSha:wanted.headSha,
baseRef:wanted.base,
baseSha:wanted.baseSha,
isDraft:wanted.isDraft,
maintainerCanModify:wanted.maintainerCanModify,
merge:undefined,
reviews:[],
reviewComments:[],
requestedReviewers:new Set(),
requestedTeams:new Set()
}
};
repository.issues.set(issue.number,issue);
return issue;
}
async function syncBranches(github,changed,actor,moved){
await recordActivities(github,changed,actor,moved);
for(const repository of github.repositories.values()){
for(const issue of pullRequestsOf(repository).filter(({state})=>state==='open')){
if(issue.pullRequest.headRepository===changed)
await syncHead(github,repository,issue);
if(repository===changed)
await syncBase(repository,issue);
}
}
}
async function syncHead(github,repository,issue){
const{headRepository,headRef,headSha}=issue.pullRequest;
const head=await readRef(headRepository.git,`refs/heads/${headRef}`);
if(head?.sha===headSha)
return;
issue.updatedAt=github.now();
if(!head){
issue.state='closed';
issue.closedAt=github.now();
return;
}
await copyObjects(headRepository,repository,head.name);
issue.pullRequest.headSha=head.sha;
await publishHead(repository,issue);
}
async function syncBase(repository,issue){
const base=await readRef(repository.git,`refs/heads/${issue.pullRequest.baseRef}`);
if(base)
issue.pullRequest.baseSha=base.sha;
}
async function copyObjects(from,to,ref){
if(from!==to)
await to.git.run(['fetch','--quiet','--no-write-fetch-head',from.git.directory,ref]);
}
async function publishHead({git},{number,pullRequest}){
await setRef(git,`refs/pull/${number}/head`,pullRequest.headSha);
}
var schemas=__webpack_require__(3301);
var coerce=__webpack_require__(20725);
;
const RANK={none:0,read:1,write:2};
function authenticate(github,{authorization}){
if(!authorization)
return undefined;
const caller=github.tokens.get(tokenOf(authorization));
if(!caller)
throw new ApiError(401,'Bad credentials');
return caller;
}
function tokenOf(authorization){
const[scheme='',credentials='']=authorization.split(' ');
if(scheme.toLowerCase()!=='basic')
return credentials;
return Buffer.from(credentials,'base64')
.toString('utf8')
.replace(/^[^:]*:/,'');
}
function hasPermission(caller,repository,required){
const entries=Object.entries(required);
return entries.length===0||entries.some(([name,level])=>RANK[levelOf(caller,repository,name)]>=RANK[level]);
}
function editableBranches(github,caller,fork){
if(caller?.kind!=='personal'||caller.permissions.contents!=='write')
return[];
return[...github.repositories.values()].flatMap((base)=>base===fork||!hasPermission(caller,base,{contents:'write'})
?[]
:pullRequestsOf(base)
.filter(({state,pullRequest})=>{
return state==='open'&&pullRequest.headRepository===fork&&pullRequest.maintainerCanModify;
})
.map(({pullRequest})=>pullRequest.headRef));
}
function requirePermission(caller,repository,required){
if(!hasPermission(caller,repository,{metadata:'read'}))
throw notFound();
if(hasPermission(caller,repository,required))
return;
throw caller?notAccessible(caller):new ApiError(401,'Requires authentication');
}
function notAccessible(caller){
const holder=caller.kind==='installation'?'integration':'personal access token';
return new ApiError(403,`Resource not accessible by ${holder}`);
}
function levelOf(caller,repository,name){
const publicLevel=repository.isPrivate?'none':'read';
if(!caller)
return publicLevel;
if(caller.kind==='installation')
return caller.repository===repository?caller.permissions[name]:publicLevel;
const role=roleOf(repository,caller.account);
if(role==='none')
return 'none';
const isReader=(role==='read'||role==='triage')&&(name==='contents'||name==='workflows');
return isReader&&caller.permissions[name]!=='none'?'read':caller.permissions[name];
}
;
function repositoryRoute(path,required,handler){
const[method,rest='']=path.split(' ');
return{
method:method,
template:`/repos/{owner}/{repo}${rest}`,
required,
async handle(call){
const repository=findRepository(call.github,parameter(call,'owner'),parameter(call,'repo'));
if(!repository)
throw notFound();
requirePermission(call.caller,repository,required);
return handler({...call,repository});
}
};
}
function parameter(call,name){
return call.parameters[name]??'';
}
function callerAccount({caller}){
if(!caller)
throw notFound();
return caller.account;
}
;
const GITHUB={name:'GitHub',email:'noreply@github.com'};
const blobSchema=schemas.Ikc({content:schemas.YjP(),encoding:schemas.k5n(['utf-8','base64']).default('utf-8')});
const treeSchema=schemas.Ikc({
base_tree:schemas.YjP().optional(),
tree:schemas.YOg(schemas.Ikc({
path:schemas.YjP().min(1),
mode:schemas.k5n(['100644','100755','040000','160000','120000']).default('100644'),
type:schemas.k5n(['blob','tree','commit']).optional(),
sha:schemas.YjP().nullish(),
content:schemas.YjP().optional()
}))
});
const personSchema=schemas.Ikc({name:schemas.YjP(),email:schemas.YjP(),date:coerce.p6().optional()});
const commitSchema=schemas.Ikc({
message:schemas.YjP(),
tree:schemas.YjP(),
parents:schemas.YOg(schemas.YjP()).default([]),
author:personSchema.optional(),
committer:personSchema.optional()
});
const READ={contents:'read'};
const WRITE={contents:'write'};
const gitDataRoutes=[
repositoryRoute('POST /git/blobs',WRITE,createBlob),
repositoryRoute('GET /git/blobs/{file_sha}',READ,getBlob),
repositoryRoute('POST /git/trees',WRITE,createTree),
repositoryRoute('GET /git/trees/{tree_sha}',READ,getTree),
repositoryRoute('POST /git/commits',WRITE,createCommit),
repositoryRoute('GET /git/commits/{commit_sha}',READ,getCommit)
];
async function requireCommits({repository}){
if(await isEmpty(repository.git))
throw new ApiError(409,'Git Repository is empty.');
}
async function createBlob(call){
await requireCommits(call);
const{content,encoding}=readBody(blobSchema,call.body);
const sha=writeBlob(call.repository.git,Buffer.from(content,encoding==='base64'?'base64':'utf8'));
const shown={sha,url:`${repositoryUrl(call.github,call.repository)}/git/blobs/${sha}`};
return createdAt(shown);
}
async function getBlob(call){
const{git}=call.repository;
const sha=parameter(call,'file_sha');
if((await objectType(git,sha))!=='blob')
throw notFound();
const content=await readBlob(git,sha);
return ok({
sha,
node_id:nodeId('Blob',sha),
size:content.length,
url:`${repositoryUrl(call.github,call.repository)}/git/blobs/${sha}`,
content:content.toString('base64').replace(/.{60}/g,'$&\n'),
encoding:'base64'
});
}
async function createTree(call){
await requireCommits(call);
const{git}=call.repository;
const{base_tree:base,tree}=readBody(treeSchema,call.body);
if(base!==undefined&&!['tree','commit'].includes((await objectType(git,base))??''))
throw notFound();
for(const{path}of tree)
requireWritablePath(call,path);
const edits=[];
for(const{path,mode,sha,content}of tree){
if(content===undefined&&sha===undefined)
throw unprocessable('Must supply either tree.sha or tree.content');
const id=content===undefined?(sha??undefined):writeBlob(git,content);
if(id)
await requireObject(call,id,mode);
else if(!(await exists(call,base,path)))
throw unprocessable('GitRPC::BadObjectState');
edits.push({path,mode,sha:id});
}
const sha=await writeTree(git,base,edits);
return createdAt(serializeTree(call,sha,await readTree(git,sha,false)));
}
function requireWritablePath({caller,repository},path){
if(path.split('/').some((part)=>['','.','..','.git'].includes(part.toLowerCase()))){
throw unprocessable('tree.path contains a malformed path component');
}
const isWorkflow=path.startsWith('.github/workflows/');
if(isWorkflow&&caller&&!hasPermission(caller,repository,{workflows:'write'}))
throw notAccessible(caller);
}
async function requireObject({repository},sha,mode){
if(mode==='160000')
return;
const type=mode==='040000'?'tree':'blob';
if((await objectType(repository.git,sha))!==type)
throw unprocessable(`tree.sha ${sha} is not a valid ${type}`);
}
async function exists({repository},base,path){
return(base!==undefined&&
(await repository.git.tryText(['rev-parse','--verify','-q',`${base}:${path}`]))!==undefined);
}
async function getTree(call){
await requireCommits(call);
const{git}=call.repository;
const sha=await git.tryText([
'rev-parse',
'--verify',
'--quiet',
'--end-of-options',
`${parameter(call,'tree_sha')}^{tree}`
]);
if(!sha)
throw notFound();
return ok(serializeTree(call,sha,await readTree(git,sha,call.query.has('recursive'))));
}
function serializeTree({github,repository},sha,entries){
const url=`${repositoryUrl(github,repository)}/git`;
const tree=entries.map(({path,mode,type,sha:id,size})=>({
path,
mode,
type,
sha:id,
...(size!==undefined&&{size}),
...(type!=='commit'&&{url:`${url}/${type}s/${id}`})
}));
return{sha,url:`${url}/trees/${sha}`,tree,truncated:false};
}
async function createCommit(call){
await requireCommits(call);
const{github,repository}=call;
const wanted=readBody(commitSchema,call.body);
const{message,tree,parents}=wanted;
if((await objectType(repository.git,tree))!=='tree')
throw unprocessable('Tree SHA does not exist');
for(const parent of parents){
const type=await objectType(repository.git,parent);
if(type!=='commit')
throw unprocessable('Parent SHA does not exist or is not a commit object');
}
const{author,committer,signedAt}=signaturesOf(call,wanted);
const sha=await writeCommit(repository.git,{message,tree,parents,author,committer});
if(signedAt)
repository.signedCommits.set(sha,signedAt);
return createdAt(await serializeGitCommit(github,repository,sha));
}
function signaturesOf(call,{author,committer}){
const account=callerAccount(call);
const date=call.github.now();
const self={name:account.login,email:noReplyAddress(account),date};
if(call.caller?.kind==='installation'&&!author&&!committer){
return{author:self,committer:{...GITHUB,date},signedAt:date};
}
const writer=author?{...author,date:author.date??date}:self;
return{author:writer,committer:committer?{...committer,date:committer.date??date}:writer};
}
async function getCommit(call){
await requireCommits(call);
const sha=parameter(call,'commit_sha');
if((await objectType(call.repository.git,sha))!=='commit')
throw notFound();
return ok(await serializeGitCommit(call.github,call.repository,sha));
}
;
async function mergePullRequest(github,repository,{issue,by}){
const{git}=repository;
const{headRef,headSha,baseRef,baseSha}=issue.pullRequest;
const tree=issue.state==='open'?await mergedTree(git,baseSha,headSha):undefined;
if(tree===undefined)
throw new Error(`Pull request ${issue.number} cannot be merged.`);
const at=github.now();
const message=`Merge pull request #${issue.number} from ${headRef}`;
const author={name:by.login,email:noReplyAddress(by),date:at};
const committer={...GITHUB,date:at};
const sha=await writeCommit(git,{message,tree,parents:[baseSha,headSha],author,committer});
repository.signedCommits.set(sha,at);
issue.pullRequest.merge={sha,at,by};
Object.assign(issue,{state:'closed',closedAt:at,updatedAt:at});
if(!(await moveRef(git,`refs/heads/${baseRef}`,{from:baseSha,to:sha})))
throw new Error(`${baseRef} has moved.`);
await syncBranches(github,repository,by,[baseRef]);
}
;
const MAX_BODY_CHARACTERS=65_536;
async function addReview(github,{repository,issue},wanted){
const{author,body,state,commitSha=issue.pullRequest.headSha}=wanted;
const{reviews,reviewComments}=issue.pullRequest;
refusePending(issue,author);
refuseReview(issue,wanted);
await refuseCommit(repository,issue,commitSha);
const hunks=wanted.comments.length===0?new Map():await hunksByPath(repository,issue,commitSha);
const threads=wanted.comments.map((comment)=>reviews_newThread(github,comment,{hunks,commitSha}));
refusePending(issue,author);
const now=github.now();
const submittedAt=state==='PENDING'?undefined:now;
const review={
id:github.nextLargeId(),
author,
body,
state,
commitSha,
submittedAt,
reactions:[]
};
reviews.push(review);
reviewComments.push(...threads.map((thread,index)=>({
...newComment(github,{review,thread,body:wanted.comments[index]?.body??''}),
replyTo:undefined
})));
issue.updatedAt=now;
return review;
}
function addReply(github,issue,reply){
const{root,author,body}=reply;
const{reviews,reviewComments,headSha}=issue.pullRequest;
const review={
id:github.nextLargeId(),
author,
body:'',
state:'COMMENTED',
commitSha:headSha,
submittedAt:github.now(),
reactions:[]
};
const comment={...newComment(github,{review,thread:root.thread,body}),replyTo:root.id};
reviews.push(review);
reviewComments.push(comment);
return comment;
}
function newComment(github,from){
const now=github.now();
return{
id:github.nextLargeId(),
reviewId:from.review.id,
thread:from.thread,
author:from.review.author,
body:from.body,
createdAt:now,
updatedAt:now,
lastEditedAt:undefined,
minimizedReason:undefined,
reactions:[]
};
}
function submitReview(github,{issue,review},submission){
const comments=issue.pullRequest.reviewComments.filter(({reviewId})=>reviewId===review.id);
refuseReview(issue,{...submission,author:review.author,comments});
Object.assign(review,submission,{submittedAt:github.now()});
}
function refuseReview(issue,wanted){
const{author,body,state,comments}=wanted;
if(comments.some((comment)=>comment.body.trim()===''))
throw unprocessableReview("Body can't be blank");
if([body,...comments.map((comment)=>comment.body)].some(({length})=>length>MAX_BODY_CHARACTERS))
throw unprocessableReview(`Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`);
if(state==='PENDING')
return;
const isOwn=author.id===issue.author.id;
if(isOwn&&state==='APPROVED')
throw unprocessableReview('Review Can not approve your own pull request');
if(isOwn&&state==='CHANGES_REQUESTED')
throw unprocessableReview('Review Can not request changes on your own pull request');
if(state!=='APPROVED'&&body.trim()===''&&comments.length===0)
throw unprocessableReview("Review Body can't be blank");
}
function refusePending(issue,author){
const isPending=issue.pullRequest.reviews.some((one)=>one.state==='PENDING'&&one.author.id===author.id);
if(isPending)
throw unprocessableReview('User can only have one pending review per pull request');
}
async function refuseCommit({git},{pullRequest},commitSha){
const{baseSha,headSha}=pullRequest;
if(commitSha===headSha||(await commitsBetween(git,baseSha,headSha)).includes(commitSha))
return;
throw unprocessableReview('end_commit_oid is not part of the pull request');
}
function unprocessableReview(reason){
return new ApiError(422,'Unprocessable Entity',[reason]);
}
function reviews_newThread(github,comment,diff){
const hunks=diff.hunks.get(comment.path);
if(!hunks)
throw unprocessableReview('Path could not be resolved');
const place={id:github.nextLargeId(),path:comment.path,commitSha:diff.commitSha,resolvedBy:undefined};
const{line,side='RIGHT',startLine,startSide=side}=comment;
if(line===undefined)
return{...place,lines:undefined,diffHunk:''};
const hunk=hunkWith(hunks,side,line);
if(!hunk)
throw unprocessableReview('Line could not be resolved');
const start=startLine===undefined?undefined:{side:startSide,line:startLine};
if(start){
if(start.side===side&&start.line>=line)
throw unprocessableReview('Pull request review thread start line must precede the end line.');
if(hunkWith(hunks,start.side,start.line)!==hunk)
throw unprocessableReview('Pull request review thread start line must be part of the same hunk as the line.');
}
return{...place,lines:{side,line,start},diffHunk:hunkUntil(hunk,side,line)};
}
function visibleReviews({pullRequest},viewer){
return pullRequest.reviews.filter(({state,author})=>state!=='PENDING'||author.id===viewer?.id);
}
function visibleReviewComments(issue,viewer){
const visible=new Set(visibleReviews(issue,viewer).map(({id})=>id));
return issue.pullRequest.reviewComments.filter(({reviewId})=>visible.has(reviewId));
}
;
const KEY=(0,external_node_crypto_.randomBytes)(16);
function signedAddress(github,path,lifetimeMs){
const url=new URL(path,github.serverUrl);
const expires=String(github.now().getTime()+lifetimeMs);
url.searchParams.set('expires',expires);
url.searchParams.set('signature',signed_addresses_signature(url.pathname,expires));
return url.href;
}
function isSigned(github,{pathname,searchParams}){
const expires=searchParams.get('expires')??'';
return searchParams.get('signature')===signed_addresses_signature(pathname,expires)&&Number(expires)>=github.now().getTime();
}
function signed_addresses_signature(path,expires){
return(0,external_node_crypto_.createHmac)('sha256',KEY).update(`${path}?${expires}`).digest('hex');
}
;
const LIFETIME_MS=5*60_000;
function addUpload(github,{uploads},{name,content}){
const id=name===undefined?(0,external_node_crypto_.randomUUID)():String(github.nextLargeId());
uploads.set(id,{id,name,content});
return `${github.serverUrl}/user-attachments/${name===undefined?`assets/${id}`:`files/${id}/${name}`}`;
}
const ASSET_ATTRIBUTE=/\b(src|href)="([^"]*)\/user-attachments\/assets\/([0-9a-f-]{36})"/g;
function withSignedAddresses(github,{uploads},html){
return html.replaceAll(ASSET_ATTRIBUTE,(found,...groups)=>{
const[attribute='',origin,id='']=groups;
if(origin!==github.serverUrl||!uploads.has(id))
return found;
const address=signedAddress(github,`/private-user-images/1/1-${id}.png`,LIFETIME_MS);
return `${attribute}="${address.replaceAll('&','&amp;')}"`;
});
}
const STORED=/^\/(?:private-user-images\/1\/1-([0-9a-f-]{36})\.png|storage\/(\d+))$/;
const ADDRESS=/^\/user-attachments\/(?:assets\/([0-9a-f-]{36})|files\/(\d+)\/[^/]+)$/;
function serveUpload(github,{request,response},url){
const[,asset,file]=STORED.exec(url.pathname)??[];
const id=asset??file;
if(id===undefined)
return redirectToStorage(github,response,url);
const refusal=refusalOfStorage(github,request,url);
const upload=findUpload(github,id)?.upload;
if(refusal!==undefined||!upload)
response.writeHead(refusal??404).end();
else if(typeof upload.content==='function')
upload.content(request,response);
else
sendFile(response,upload.content);
return true;
}
function redirectToStorage(github,response,url){
const[,asset,file]=ADDRESS.exec(url.pathname)??[];
const id=asset??file;
if(id===undefined)
return false;
const isPublic=findUpload(github,id)?.repository.isPrivate===false;
const path=file===undefined?`/private-user-images/1/1-${id}.png`:`/storage/${id}`;
if(isPublic)
response.writeHead(302,{location:signedAddress(github,path,LIFETIME_MS)}).end();
else
response.writeHead(404).end();
return true;
}
function findUpload({repositories},id){
const repository=[...repositories.values()].find(({uploads})=>uploads.has(id));
const upload=repository?.uploads.get(id);
return upload&&repository?{upload,repository}:undefined;
}
function sendFile(response,content){
response.writeHead(200,{'content-type':'application/octet-stream','content-length':content.length}).end(content);
}
function refusalOfStorage(github,{headers},url){
if(headers.authorization!==undefined||headers.cookie!==undefined)
return 400;
return isSigned(github,url)?undefined:403;
}
;
const INSTALLATION={
actions:'none',
checks:'write',
contents:'write',
issues:'write',
metadata:'read',
pull_requests:'write',
workflows:'none'
};
class EmulatedRepository{
state;
checks;
#github;
constructor(github,state){
this.#github=github;
this.state=state;
this.checks=new EmulatedChecks(github,state);
}
get fullName(){
return fullName(this.state);
}
get cloneUrl(){
return `${this.#github.serverUrl}/${this.fullName}.git`;
}
issueToken({kind='installation',login,permissions}={}){
const value=`${kind==='installation'?'ghs':'ghp'}_${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
this.#github.tokens.set(value,{
value,
kind,
account:findOrCreateAccount(this.#github,login??(kind==='installation'?'github-actions[bot]':this.state.owner.login)),
permissions:{...INSTALLATION,...permissions},
repository:kind==='installation'?this.state:undefined,
rateLimit:kind==='installation'?1000:5000,
requestsUsed:0
});
return value;
}
setRateLimit(token,requests){
const issued=this.#github.tokens.get(token);
if(!issued)
throw new Error('That token was never issued.');
issued.rateLimit=requests;
}
setPermission(login,role){
this.state.roles.set(findOrCreateAccount(this.#github,login).login.toLowerCase(),role);
}
rename(name){
const{repositories,renamedRepositories}=this.#github;
const former=this.fullName.toLowerCase();
repositories.delete(former);
renamedRepositories.set(former,this.state);
this.state.name=name;
repositories.set(this.fullName.toLowerCase(),this.state);
}
addTeam(slug){
this.state.teams.set(slug,this.#github.nextId());
}
protectBranch(branch){
this.state.protectedBranches.add(branch);
}
addRuleSet(ruleSet){
const defaults={name:'Protect branches',branchPrefix:'',canBypass:false};
this.state.ruleSets.push({...defaults,...ruleSet,id:this.#github.nextId()});
}
async head(name=this.state.defaultBranch){
return resolveCommit(this.state.git,name);
}
async push(branch,changes,message,by=this.state.owner){
const edits=changesToEdits(this.state.git,changes);
const sha=await commitToBranch(this.#github,this.state,{branch,message,edits});
await syncBranches(this.#github,this.state,by,[branch]);
return sha;
}
async noticePush(){
await syncBranches(this.#github,this.state,this.state.owner);
}
async deleteBranch(branch){
await this.state.git.run(['update-ref','-d',`refs/heads/${branch}`]);
await syncBranches(this.#github,this.state,this.state.owner,[branch]);
}
async pushDirectory(branch,directory,message){
const{tree,skipped}=await writeTreeFromDirectory(this.state.git,directory);
await commitToBranch(this.#github,this.state,{branch,message,tree});
await syncBranches(this.#github,this.state,this.state.owner,[branch]);
return skipped;
}
openIssue(options){
return openIssue(this.#github,this.state,{
...options,
author:findOrCreateAccount(this.#github,options.author)
});
}
upload(options){
return addUpload(this.#github,this.state,options);
}
closeIssue(number){
Object.assign(this.issue(number),{state:'closed',closedAt:this.#github.now()});
}
deleteIssue(number){
this.issue(number).isDeleted=true;
}
async openPullRequest(options){
return openPullRequest(this.#github,this.state,{
author:findOrCreateAccount(this.#github,options.author),
headRepository:options.from?.state??this.state,
head:options.head,
base:options.base??this.state.defaultBranch,
title:options.title,
body:options.body??null,
isDraft:options.isDraft??false,
maintainerCanModify:options.maintainerCanModify??false,
number:options.number
});
}
comment(number,options){
return addComment(this.#github,this.state,{
...options,
issue:this.issue(number),
author:findOrCreateAccount(this.#github,options.author)
});
}
editComment(id,body){
editComment(this.#github,this.#comment(id),body);
}
deleteComment(id){
this.state.comments.delete(this.#comment(id).id);
}
review(number,options){
const place={repository:this.state,issue:this.pullRequest(number)};
return addReview(this.#github,place,{
author:findOrCreateAccount(this.#github,options.author),
body:options.body??'',
state:options.state??'COMMENTED',
comments:options.comments??[]
});
}
replyToReviewComment(commentId,options){
const{issue,comment}=this.#reviewComment(commentId);
const root=issue.pullRequest.reviewComments.find(({id})=>id===comment.replyTo)??comment;
const author=findOrCreateAccount(this.#github,options.author);
return addReply(this.#github,issue,{root,author,body:options.body});
}
editReviewComment(commentId,body){
const at=this.#github.now();
Object.assign(this.#reviewComment(commentId).comment,{body,updatedAt:at,lastEditedAt:at});
}
minimizeReviewComment(commentId,reason='outdated'){
this.#reviewComment(commentId).comment.minimizedReason=reason;
}
setThreadResolved(commentId,by){
const account=by===undefined?undefined:findOrCreateAccount(this.#github,by);
this.#reviewComment(commentId).comment.thread.resolvedBy=account;
}
async merge(number,by){
const account=findOrCreateAccount(this.#github,by);
await mergePullRequest(this.#github,this.state,{issue:this.pullRequest(number),by:account});
}
closePullRequest(number){
this.closeIssue(this.pullRequest(number).number);
}
async renameBranch(from,to){
const{git}=this.state;
const open=pullRequestsOf(this.state).filter(({state})=>state==='open');
await git.run(['branch','--move',from,to]);
for(const{pullRequest}of open)
if(pullRequest.headRef===from)
Object.assign(pullRequest,{headRef:to});
await syncBranches(this.#github,this.state,this.state.owner,[from,to]);
}
reviewComments(number,reviewId){
return this.pullRequest(number).pullRequest.reviewComments.filter((comment)=>comment.reviewId===reviewId);
}
issue(number){
const issue=this.state.issues.get(number);
if(!issue)
throw new Error(`${this.fullName} has no issue ${number}.`);
return issue;
}
pullRequest(number){
const issue=this.issue(number);
if(!isPullRequest(issue))
throw new Error(`Issue ${number} of ${this.fullName} is not a pull request.`);
return issue;
}
comments(number){
return[...this.state.comments.values()].filter(({issueNumber})=>issueNumber===number);
}
issueCommentEvent(commentId){
const comment=this.#comment(commentId);
return issueCommentEvent(this.#github,this.state,{issue:this.issue(comment.issueNumber),comment});
}
addLabel(number,{label:name,by}){
const known=this.state.labels.get(name);
const label=known??{id:this.#github.nextId(),name,color:'ededed',description:''};
this.state.labels.set(name,label);
const issue=this.issue(number);
issue.labels.add(name);
issue.updatedAt=this.#github.now();
return labeledEvent(this.#github,this.state,{issue,label,by:findOrCreateAccount(this.#github,by)});
}
pullRequestEvent(number,{action,by}){
const issue=this.pullRequest(number);
return pullRequestEvent(this.#github,this.state,{issue,action,by:findOrCreateAccount(this.#github,by)});
}
assign(number,{to,by}){
const issue=this.issue(number);
const assignee=findOrCreateAccount(this.#github,to);
issue.assignees.add(assignee);
issue.updatedAt=this.#github.now();
return assignedEvent(this.#github,this.state,{issue,assignee,by:findOrCreateAccount(this.#github,by)});
}
dispatch({by,inputs={}}){
return dispatchEvent(this.#github,this.state,{inputs,by:findOrCreateAccount(this.#github,by)});
}
async reviewEvents(number,reviewId){
const issue=this.pullRequest(number);
const review=issue.pullRequest.reviews.find(({id})=>id===reviewId);
if(!review)
throw new Error(`Pull request ${number} of ${this.fullName} has no review ${reviewId}.`);
return reviewEvents(this.#github,this.state,{issue,review});
}
#reviewComment(id){
for(const issue of pullRequestsOf(this.state)){
const comment=issue.pullRequest.reviewComments.find((one)=>one.id===id);
if(comment)
return{issue,comment};
}
throw new Error(`${this.fullName} has no review comment ${id}.`);
}
#comment(id){
const comment=this.state.comments.get(id);
if(!comment)
throw new Error(`${this.fullName} has no comment ${id}.`);
return comment;
}
}
;
async function createRepository(github,directory,options){
const parent=options.forkOf?.state;
const defaultBranch=options.defaultBranch??parent?.defaultBranch??'main';
const path=(0,external_node_path_.join)(directory,options.owner,`${options.name}.git`);
const state={
id:github.nextId(),
owner:findOrCreateAccount(github,options.owner),
name:options.name,
defaultBranch,
isPrivate:options.isPrivate??false,
parent,
createdAt:github.now(),
git:await createBareRepository(path,{defaultBranch,searchPath:github.searchPath}),
settings:{
mayOpenPullRequests:true,
tokensCanWriteByDefault:false,
draftsAllowed:true,
hasRuleSets:true,
leftOfRefusedReviews:'nothing'
},
roles:new Map(),
teams:new Map(),
protectedBranches:new Set(),
ruleSets:[],
issues:new Map(),
comments:new Map(),
labels:new Map(),
checkRuns:[],
workflowRuns:[],
cancelledRuns:[],
activities:[],
signedCommits:new Map(),
uploads:new Map()
};
github.repositories.set(fullName(state).toLowerCase(),state);
const repository=new EmulatedRepository(github,state);
if(parent)
await state.git.run(['fetch','--quiet',parent.git.directory,'refs/heads/*:refs/heads/*']);
if(options.files)
await repository.push(defaultBranch,options.files,'Initial commit');
if(options.fromDirectory){
const skipped=await repository.pushDirectory(defaultBranch,options.fromDirectory,'Initial commit');
for(const path of skipped)
options.onSkipped?.(path);
}
return repository;
}
var external_node_timers_promises_=__webpack_require__(58500);
;
class RouteQueue{
#entries=[];
add(route,value){
this.#entries.push({route,value,left:route.times??1,toSkip:route.skip??0});
}
take(method,template){
const entry=this.#entries.find(({route,left})=>left>0&&route.method===method&&route.route===template);
if(!entry)
return undefined;
if(entry.toSkip>0){
entry.toSkip-=1;
return undefined;
}
entry.left-=1;
return entry.value;
}
}
;
const FULL=/\bapplication\/vnd\.github(?:\.v3)?\.full\+json\b/;
async function withHtml(github,response,{headers,parameters}){
const repository=findRepository(github,parameters['owner']??'',parameters['repo']??'');
if(!FULL.test(headers.accept??'')||!repository)
return response;
const full=async(item)=>{
const{body=null}=item;
const html=await htmlOf(github,repository,body??'');
return{...item,body_html:html,body_text:html.replaceAll(/<[^>]*>/g,'')};
};
if(response.kind==='list')
return{...response,items:await Promise.all(response.items.map(full))};
return response.kind==='object'?{...response,body:await full(response.body)}:response;
}
async function htmlOf(github,repository,markdown){
const{renderMarkdown}=await Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(3397)]).then(__webpack_require__.bind(__webpack_require__,43397));
const html=await renderMarkdown(markdown,`${github.serverUrl}/${fullName(repository)}`);
return withSignedAddresses(github,repository,html);
}
;
const DEFAULT_PAGE_SIZE=30;
const MAX_PAGE_SIZE=100;
function selectPage(items,address,repositoryId){
const url=linkedAddress(address,repositoryId);
const size=Math.min(positive(url.searchParams.get('per_page'))??DEFAULT_PAGE_SIZE,MAX_PAGE_SIZE);
const page=positive(url.searchParams.get('page'))??1;
const last=Math.max(1,Math.ceil(items.length/ size));
const links=[
...(page>1?[linkTo(url,page-1,'prev')]:[]),
...(page<last?[linkTo(url,page+1,'next'),linkTo(url,last,'last')]:[]),
...(page>1?[linkTo(url,1,'first')]:[])
];
return{items:items.slice((page-1)*size,page*size),link:links.join(', ')||undefined};
}
function linkedAddress(address,repositoryId){
const url=new URL(address);
if(repositoryId!==undefined)
url.pathname=url.pathname.replace(/\/repos\/[^/]+\/[^/]+/,`/repositories/${repositoryId}`);
return url;
}
function positive(text){
const number=Number(text);
return Number.isInteger(number)&&number>0?number:undefined;
}
function linkTo(url,page,relation){
const target=new URL(url);
target.searchParams.set('page',String(page));
return `<${target.href}>; rel="${relation}"`;
}
var external_node_stream_=__webpack_require__(57075);
;
const signed_logs_LIFETIME_MS=60_000;
function signedLogUrl(github,repository,id){
return signedAddress(github,`/signed-logs/${fullName(repository)}/${id}`,signed_logs_LIFETIME_MS);
}
async function serveSignedLog(github,{request,response},url){
const[,owner='',name='',id='']=/^\/signed-logs\/([^/]+)\/([^/]+)\/(\d+)$/.exec(url.pathname)??[];
if(id==='')
return false;
const refusal=refusalOf(github,request,url);
const repository=findRepository(github,owner,name);
const log=repository&&findStored(repository,Number(id));
if(refusal!==undefined||!log)
response.writeHead(refusal??404,{'content-type':'text/plain'}).end();
else
await sendLog(log,{request,response});
return true;
}
function findStored(repository,id){
const artifact=findArtifact(repository,id);
return artifact?storedFile(artifact.content):findJob(repository,id)?.job.log;
}
function refusalOf(github,{headers},url){
if(headers.authorization)
return 400;
return isSigned(github,url)?undefined:403;
}
async function sendLog(log,{request,response}){
const[,from,to='']=/^bytes=(\d+)-(\d*)$/.exec(request.headers.range??'')??[];
const start=Number(from??0);
const end=to===''?log.size:Math.min(Number(to)+1,log.size);
const isRange=from!==undefined;
response.writeHead(isRange?206:200,{
'content-type':'text/plain; charset=utf-8',
'content-length':end-start,
...(isRange&&{'content-range':`bytes ${start}-${end-1}/${log.size}`})
});
const sending=external_node_stream_.Readable.from(log.read(start,end)).pipe(response);
const{promise,resolve}=Promise.withResolvers();
sending.once('close',()=>{
resolve(undefined);
});
await promise;
}
;
const actions_READ={actions:'read'};
const actions_WRITE={actions:'write'};
const actionRoutes=[
repositoryRoute('GET /actions/permissions/workflow',{},readWorkflowPermissions),
repositoryRoute('GET /actions/workflows/{workflow_id}/runs',actions_READ,listRuns),
repositoryRoute('GET /actions/runs',actions_READ,listRuns),
repositoryRoute('GET /actions/runs/{run_id}/attempts/{attempt_number}/jobs',actions_READ,listJobs),
repositoryRoute('GET /actions/runs/{run_id}/artifacts',actions_READ,listArtifacts),
repositoryRoute('GET /actions/artifacts/{artifact_id}/{archive_format}',actions_READ,downloadArtifact),
repositoryRoute('GET /actions/jobs/{job_id}/logs',actions_READ,downloadLog),
repositoryRoute('POST /actions/runs/{run_id}/rerun-failed-jobs',actions_WRITE,rerunFailedJobs),
repositoryRoute('POST /actions/runs/{run_id}/cancel',actions_WRITE,cancelRun),
repositoryRoute('PUT /actions/permissions/workflow',{metadata:'read'},setWorkflowPermissions)
];
const workflowPermissions=schemas.Ikc({
default_workflow_permissions:schemas.k5n(['read','write']).optional(),
can_approve_pull_request_reviews:schemas.zMY().optional()
});
function setWorkflowPermissions({repository,caller,body}){
if(caller?.kind!=='personal'||roleOf(repository,caller.account)!=='admin')
throw notFound();
const{can_approve_pull_request_reviews:isAllowed}=readBody(workflowPermissions,body);
if(isAllowed!==undefined)
repository.settings.mayOpenPullRequests=isAllowed;
return noContent;
}
function readWorkflowPermissions({repository,caller}){
if(!caller)
throw new ApiError(401,'Requires authentication');
if(caller.kind!=='personal'||roleOf(repository,caller.account)!=='admin')
throw notAccessible(caller);
const{mayOpenPullRequests,tokensCanWriteByDefault}=repository.settings;
return ok({
default_workflow_permissions:tokensCanWriteByDefault?'write':'read',
can_approve_pull_request_reviews:mayOpenPullRequests
});
}
function runOf(call){
const run=call.repository.workflowRuns.find(({id})=>id===Number(parameter(call,'run_id')));
if(!run)
throw notFound();
return run;
}
async function listRuns(call){
const{github,repository,query}=call;
const[branch,sha,event]=[query.get('branch'),query.get('head_sha'),query.get('event')];
const status=query.get('status');
const workflowId=call.parameters['workflow_id'];
const runs=repository.workflowRuns
.filter(({workflow})=>workflowId===undefined||workflow.id===Number(workflowId))
.filter((run)=>(!branch||run.headBranch===branch)&&(!sha||run.headSha===sha))
.filter((run)=>!event||run.event===event)
.filter((run)=>!status||status==='completed'||conclusionOf(run)===status)
.toReversed();
const items=await Promise.all(runs.map((run)=>serializeWorkflowRun(github,repository,run)));
return list(items,(page)=>({total_count:items.length,workflow_runs:page}));
}
function listJobs(call){
const{github,repository}=call;
const run=runOf(call);
const attempt=Number(parameter(call,'attempt_number'));
const jobs=run.attempts[attempt-1];
if(!jobs)
throw notFound();
const items=jobs.map((job)=>serializeJob(github,repository,{run,job,attempt}));
return list(items,(page)=>({total_count:items.length,jobs:page}));
}
function downloadLog(call){
const{github,repository}=call;
const found=findJob(repository,Number(parameter(call,'job_id')));
if(!found?.job.log)
throw notFound();
return redirect(signedLogUrl(github,repository,found.job.id));
}
function listArtifacts(call){
const{github,repository}=call;
const run=runOf(call);
const artifacts=run.artifacts.map((artifact)=>serializeArtifact(github,repository,{run,artifact}));
return list(artifacts,(page)=>({total_count:artifacts.length,artifacts:page}));
}
function downloadArtifact(call){
const{github,repository}=call;
const artifact=findArtifact(repository,Number(parameter(call,'artifact_id')));
if(!artifact||parameter(call,'archive_format')!=='zip')
throw notFound();
return redirect(signedLogUrl(github,repository,artifact.id));
}
function rerunFailedJobs(call){
const run=runOf(call);
if(run.rerunCount>=run.attempts.length)
throw new ApiError(403,'This workflow is already running');
run.rerunCount+=1;
return created({});
}
function cancelRun(call){
call.repository.cancelledRuns.push(Number(parameter(call,'run_id')));
return accepted({});
}
;
const activityRoutes=[repositoryRoute('GET /activity',{contents:'read'},listActivities)];
function listActivities({github,repository,query}){
const wanted=query.get('ref');
const refs=[wanted,`refs/heads/${wanted??''}`];
const found=repository.activities.filter(({ref})=>wanted===null||refs.includes(ref));
return list(found.toReversed().map((activity)=>serializeActivity(github,activity)));
}
function serializeActivity(github,{id,ref,before,after,type,actor,at}){
return{
id,
node_id:nodeId('Activity',id),
before,
after,
ref,
timestamp:timestamp(at),
activity_type:type,
actor:serializeAccount(github,actor)
};
}
;
const issues_MAX_BODY_CHARACTERS=65_536;
const bodySchema=schemas.Ikc({body:schemas.YjP()});
const newIssue=schemas.Ikc({title:schemas.YjP(),body:schemas.YjP().nullish()});
const issueChange=schemas.Ikc({
title:schemas.YjP().optional(),
body:schemas.YjP().nullish(),
state:schemas.k5n(['open','closed']).optional()
});
const issues_READ={issues:'read',pull_requests:'read'};
const issues_WRITE={issues:'write',pull_requests:'write'};
const issueRoutes=[
repositoryRoute('GET /issues',{issues:'read'},listIssues),
repositoryRoute('POST /issues',{issues:'write'},createIssue),
repositoryRoute('PATCH /issues/{issue_number}',issues_WRITE,updateIssue),
repositoryRoute('GET /issues/{issue_number}',issues_READ,getIssue),
repositoryRoute('GET /issues/{issue_number}/comments',issues_READ,listComments),
repositoryRoute('POST /issues/{issue_number}/comments',issues_WRITE,createComment),
repositoryRoute('GET /issues/comments/{comment_id}',issues_READ,getComment),
repositoryRoute('PATCH /issues/comments/{comment_id}',issues_WRITE,updateComment),
repositoryRoute('DELETE /issues/comments/{comment_id}',issues_WRITE,deleteComment)
];
function issueOf(call,level){
const issue=call.repository.issues.get(Number(parameter(call,'issue_number')));
if(!issue)
throw notFound();
requireAccess(call,issue,level);
if(issue.isDeleted)
throw new ApiError(410,'This issue was deleted');
return issue;
}
function commentOf(call,level){
const comment=call.repository.comments.get(Number(parameter(call,'comment_id')));
const issue=comment&&call.repository.issues.get(comment.issueNumber);
if(!issue||issue.isDeleted)
throw notFound();
requireAccess(call,issue,level);
return comment;
}
function requireAccess({caller,repository},issue,level){
const needs=issue.pullRequest?{issues:level,pull_requests:level}:{issues:level};
requirePermission(caller,repository,needs);
}
function listIssues({github,repository,query}){
const[state,creator]=[query.get('state')??'open',query.get('creator')];
const found=[...repository.issues.values()]
.filter((issue)=>!issue.isDeleted&&(state==='all'||issue.state===state))
.filter(({author})=>creator===null||author.login.toLowerCase()===creator.toLowerCase())
.sort((one,other)=>other.createdAt.getTime()-one.createdAt.getTime()||other.number-one.number);
return list(found.map((issue)=>serializeFullIssue(github,repository,issue)));
}
function createIssue(call){
const{github,repository}=call;
const{title,body}=readBody(newIssue,call.body);
requireTitle(title);
requireLength(body??'',{resource:'Issue',field:'body'});
const issue=openIssue(github,repository,{title,body:body??null,author:callerAccount(call)});
return createdAt(serializeFullIssue(github,repository,issue));
}
function updateIssue(call){
const{github,repository}=call;
const issue=issueOf(call,'write');
const{title,body,state}=readBody(issueChange,call.body);
if(title!==undefined)
requireTitle(title);
requireLength(body??'',{resource:'Issue',field:'body'});
Object.assign(issue,{...(title!==undefined&&{title}),...(body!==undefined&&{body})});
if(state!==undefined&&state!==issue.state){
Object.assign(issue,{state,closedAt:state==='closed'?github.now():undefined});
}
issue.updatedAt=github.now();
return ok(serializeFullIssue(github,repository,issue));
}
function requireTitle(title){
if(title.trim()==='')
throw validationFailed({resource:'Issue',code:'missing_field',field:'title'});
}
function getIssue(call){
return ok(serializeFullIssue(call.github,call.repository,issueOf(call,'read')));
}
function listComments(call){
const{github,repository,query}=call;
const{number}=issueOf(call,'read');
const since=new Date(query.get('since')??0);
const comments=[...repository.comments.values()]
.filter((comment)=>comment.issueNumber===number&&comment.updatedAt>=since)
.sort((one,other)=>one.id-other.id);
return list(comments.map((comment)=>serializeFullComment(github,repository,comment)));
}
function createComment(call){
const{github,repository}=call;
const issue=issueOf(call,'write');
const comment=addComment(github,repository,{issue,author:callerAccount(call),body:readText(call)});
return createdAt(serializeFullComment(github,repository,comment));
}
function getComment(call){
return ok(serializeFullComment(call.github,call.repository,commentOf(call,'read')));
}
function updateComment(call){
const comment=commentOf(call,'write');
editComment(call.github,comment,readText(call));
return ok(serializeFullComment(call.github,call.repository,comment));
}
function deleteComment(call){
call.repository.comments.delete(commentOf(call,'write').id);
return noContent;
}
function readText(call){
const{body}=readBody(bodySchema,call.body);
if(body.trim()==='')
throw unprocessable('Validation Failed');
requireLength(body,{resource:'IssueComment',field:'data'});
return body;
}
function requireLength(body,where){
if(body.length<=issues_MAX_BODY_CHARACTERS)
return;
const message=`Body is too long (maximum is ${issues_MAX_BODY_CHARACTERS} characters)`;
throw validationFailed({...where,code:'unprocessable',message});
}
;
const namesSchema=schemas.Ikc({assignees:schemas.YOg(schemas.YjP())});
const assignees_WRITE={issues:'write',pull_requests:'write'};
const MAX_ASSIGNEES=10;
const assigneeRoutes=[
repositoryRoute('POST /issues/{issue_number}/assignees',assignees_WRITE,addAssignees)
];
function addAssignees(call){
const{github,repository,body}=call;
const issue=issueOf(call,'write');
for(const login of readBody(namesSchema,body).assignees){
const account=github.accounts.get(login.toLowerCase());
const canBeAssigned=account!==undefined&&!account.isBot&&isCollaborator(repository,account);
if(canBeAssigned&&issue.assignees.size<MAX_ASSIGNEES)
issue.assignees.add(account);
}
return created(serializeFullIssue(github,repository,issue));
}
;
const CONCLUSIONS=['action_required','cancelled','failure','neutral','success','skipped','timed_out'];
const newCheckRun=schemas.Ikc({
name:schemas.YjP(),
head_sha:schemas.YjP(),
status:schemas.k5n(['queued','in_progress','completed']).default('queued'),
conclusion:schemas.k5n(CONCLUSIONS).optional(),
output:schemas.Ikc({title:schemas.YjP(),summary:schemas.YjP(),text:schemas.YjP().nullable().default(null)}).optional()
});
const checkRoutes=[
repositoryRoute('GET /commits/{ref}/check-runs',{checks:'read'},listCheckRuns),
repositoryRoute('GET /check-runs/{check_run_id}/annotations',{checks:'read'},listAnnotations),
repositoryRoute('GET /check-suites/{check_suite_id}/check-runs',{checks:'read'},listSuite),
repositoryRoute('GET /commits/{ref}/check-suites',{checks:'read'},listSuites),
repositoryRoute('POST /check-runs',{checks:'write'},createCheckRun)
];
async function listCheckRuns(call){
const{github,repository,query}=call;
const sha=await resolveCommit(repository.git,parameter(call,'ref'));
if(!sha)
throw notFound();
const[name,status]=[query.get('check_name'),query.get('status')];
const runs=repository.checkRuns
.filter((run)=>run.headSha===sha)
.filter((run)=>(!name||run.name===name)&&(!status||run.status===status))
.map((run)=>serializeCheckRun(github,repository,run));
return list(runs,(page)=>({total_count:runs.length,check_runs:page}));
}
async function createCheckRun(call){
const{github,repository}=call;
const{name,head_sha:headSha,status,conclusion,output}=readBody(newCheckRun,call.body);
if(!(await resolveCommit(repository.git,headSha)))
throw notFound();
const moment=github.now();
const run={
id:github.nextId(),
name,
headSha,
status:conclusion?'completed':status,
conclusion:conclusion??null,
startedAt:moment,
completedAt:conclusion&&moment,
output,
suite:undefined,
annotations:[]
};
repository.checkRuns.push(run);
return created(serializeCheckRun(github,repository,run));
}
function listAnnotations(call){
const{github,repository}=call;
const id=Number(parameter(call,'check_run_id'));
const owner=findJob(repository,id)?.job??repository.checkRuns.find((run)=>run.id===id);
if(!owner)
throw notFound();
return list(owner.annotations.map((annotation)=>serializeAnnotation(github,repository,annotation)));
}
async function listSuites(call){
const{github,repository}=call;
const sha=await resolveCommit(repository.git,parameter(call,'ref'));
if(!sha)
throw notFound();
const all=repository.checkRuns.flatMap(({suite})=>(suite?.headSha===sha?[suite]:[]));
const suites=await Promise.all([...new Set(all)].map(async(suite)=>({
...(await serializeCheckSuite(github,repository,suite)),
repository:serializeRepository(github,repository)
})));
return list(suites,(page)=>({total_count:suites.length,check_suites:page}));
}
function listSuite(call){
const{github,repository}=call;
const id=Number(parameter(call,'check_suite_id'));
const runs=repository.checkRuns
.filter(({suite})=>suite?.id===id)
.map((run)=>serializeCheckRun(github,repository,run));
return list(runs,(page)=>({total_count:runs.length,check_runs:page}));
}
function serializeCheckRun(github,repository,run){
const url=`${repositoryUrl(github,repository)}/check-runs/${run.id}`;
const page=`${github.serverUrl}/${fullName(repository)}/runs/${run.id}`;
return{
id:run.id,
name:run.name,
node_id:nodeId('CheckRun',run.id),
head_sha:run.headSha,
external_id:'',
url,
html_url:page,
details_url:page,
status:run.status,
conclusion:run.conclusion,
started_at:timestamp(run.startedAt),
completed_at:run.completedAt?timestamp(run.completedAt):null,
output:{
...(run.output??{title:null,summary:null,text:null}),
annotations_count:run.annotations.length,
annotations_url:`${url}/annotations`
},
check_suite:{id:run.suite?.id??1},
app:null,
pull_requests:[]
};
}
;
const commitRoutes=[
repositoryRoute('GET /commits/{commit_sha}/pulls',{pull_requests:'read',contents:'read'},listPullRequests),
repositoryRoute('GET /commits',{contents:'read'},listCommits),
repositoryRoute('GET /commits/{ref}',{contents:'read'},commits_getCommit),
repositoryRoute('GET /compare/{basehead}',{contents:'read'},compare)
];
async function listCommits(call){
await requireCommits(call);
const{github,repository,query}=call;
const{git,defaultBranch}=repository;
const start=query.get('sha')??defaultBranch;
const sha=await resolveCommit(git,start);
if(!sha)
throw notFound();
const path=query.get('path');
const log=await git.text(['--literal-pathspecs','rev-list',sha,...(path===null?[]:['--',path])]);
const commits=log.split('\n').filter(Boolean);
return list(await Promise.all(commits.map((id)=>serializeCommit(github,repository,id))));
}
async function listPullRequests(call){
const{github,repository}=call;
const sha=parameter(call,'commit_sha');
const open=pullRequestsOf(repository).filter(({state})=>state==='open');
const found=await Promise.all(open.map(async(issue)=>{
const{headSha,baseSha,headRepository}=issue.pullRequest;
if(headSha===sha)
return[issue];
if(headRepository!==repository)
return[];
return(await commitsBetween(repository.git,baseSha,headSha)).includes(sha)?[issue]:[];
}));
return list(found.flat().map((issue)=>serializePullRequest(github,repository,issue)));
}
async function commits_getCommit(call){
await requireCommits(call);
const{github,repository}=call;
const ref=parameter(call,'ref');
const sha=await resolveCommit(repository.git,ref);
if(!sha)
throw new ApiError(422,`No commit found for SHA: ${ref}`);
return ok(await serializeFullCommit(github,repository,await readCommit(repository.git,sha)));
}
async function compare(call){
const{github,repository}=call;
const{git}=repository;
const range=parameter(call,'basehead');
const[base,head]=await Promise.all(range.split('...').map((name)=>resolveEnd(call,name)));
const common=base&&head&&(await mergeBase(git,base,head));
if(!common)
throw notFound();
const ahead=await commitsBetween(git,base,head);
const behind=await commitsBetween(git,head,base);
const files=await changedFiles(git,common,head);
const page=comparePage(github,repository,range);
const commits=await Promise.all(ahead.map((sha)=>serializeCommit(github,repository,sha)));
const comparison={
url:`${repositoryUrl(github,repository)}/compare/${range}`,
html_url:page,
permalink_url:page,
diff_url:`${page}.diff`,
patch_url:`${page}.patch`,
base_commit:await serializeCommit(github,repository,base),
merge_base_commit:await serializeCommit(github,repository,common),
status:statusOf(ahead.length,behind.length),
ahead_by:ahead.length,
behind_by:behind.length,
total_commits:ahead.length,
files:files.map((file)=>serializeFile(github,repository,{file,head}))
};
if(!call.query.has('per_page'))
return ok({...comparison,commits});
return list(commits,(page)=>({...comparison,commits:page}));
}
function resolveEnd({repository},name){
return resolveCommit(repository.git,name.replace(`${repository.owner.login}:`,''));
}
function statusOf(ahead,behind){
if(ahead>0)
return behind>0?'diverged':'ahead';
return behind>0?'behind':'identical';
}
;
class GraphqlRefusal extends Error{
name='GraphqlRefusal';
type;
constructor(type,message){
super(message);
this.type=type;
}
}
function serializeError({message,path,locations,originalError}){
if(originalError instanceof GraphqlRefusal){
const{type}=originalError;
const extensions=type==='FORBIDDEN'?{extensions:{saml_failure:false}}:{};
return{type,...(path&&{path}),...extensions,locations,message};
}
const[,fieldName,typeName]=/^Cannot query field "(\w+)" on type "(\w+)"/.exec(message)??[];
if(fieldName===undefined||typeName===undefined)
return{message,...(path&&{path}),locations};
return{
path:['query',fieldName],
extensions:{code:'undefinedField',typeName,fieldName},
locations,
message:`Field '${fieldName}' doesn't exist on type '${typeName}'`
};
}
const graphqlFaults={
rateLimited:{
status:200,
headers:{'x-ratelimit-remaining':'0'},
body:{errors:[{type:'RATE_LIMITED',message:'API rate limit exceeded for installation ID 1.'}]}
},
secondaryRateLimit:{
status:403,
headers:{'retry-after':'1'},
body:{
documentation_url:'https://docs.github.com/graphql/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits',
message:'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
}
},
nodeLimit:{
status:200,
body:{
errors:[
{
type:'MAX_NODE_LIMIT_EXCEEDED',
message:'This query requests up to 1,000,000 possible nodes which exceeds the maximum limit of 500,000.'
}
]
}
},
timeout:{
status:200,
body:{
data:null,
errors:[
{
message:'Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug.'
}
]
}
}
};
;
const connection_MAX_PAGE_SIZE=100;
function connection(name,items,page){
const size=page.first??page.last;
if(size===undefined||size===null){
const message=`You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`;
throw new GraphqlRefusal('MISSING_PAGINATION_BOUNDARIES',message);
}
if(size>connection_MAX_PAGE_SIZE){
const message=`Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of ${connection_MAX_PAGE_SIZE} records.`;
throw new GraphqlRefusal('EXCESSIVE_PAGINATION',message);
}
const from=page.after?positionOf(page.after)+1:0;
const to=page.before?positionOf(page.before):items.length;
const start=page.first===undefined||page.first===null?Math.max(from,to-size):from;
const end=Math.min(to,start+size);
return{
nodes:items.slice(start,end),
totalCount:items.length,
pageInfo:{
startCursor:start<end?cursorOf(start):null,
endCursor:start<end?cursorOf(end-1):null,
hasNextPage:end<items.length,
hasPreviousPage:start>0
}
};
}
function cursorOf(position){
return Buffer.from(`cursor:v2:${position}`).toString('base64');
}
function positionOf(cursor){
return Number(Buffer.from(cursor,'base64').toString('utf8').split(':').at(-1));
}
;
async function namedObjectNode(repository,expression){
const[ref='',path]=expression.split(':',2);
const isFull=ref.startsWith('refs/');
const tip=isFull?await readRef(repository.git,ref):undefined;
if(isFull&&!tip)
return null;
if(tip&&path===undefined)
return objectNode(repository,tip.sha);
if(tip?.type==='commit')
return fileNode(repository,tip.sha,path??'');
const oid=await repository.git.tryText(['rev-parse','--verify','--quiet','--end-of-options',expression]);
return oid===undefined?null:objectNode(repository,oid);
}
async function fileNode(repository,commit,path){
const{tree}=await readCommit(repository.git,commit);
const entry=(await readTree(repository.git,tree,true)).find((one)=>one.path===path);
return entry?objectNode(repository,entry.sha):null;
}
async function objectNode(repository,oid){
const type=await objectType(repository.git,oid);
if(type==='commit')
return commitNode(repository,await readCommit(repository.git,oid));
return type==='blob'?blobNode(repository,oid):null;
}
function commitNode(repository,{sha,tree,parents,author,committer,message}){
return{
__typename:'Commit',
id:nodeId('Commit',sha),
oid:sha,
message,
author,
committer,
signature:repository.signedCommits.has(sha)?{__typename:'GpgSignature',isValid:true}:null,
parents:{totalCount:parents.length},
tree:{
__typename:'Tree',
id:nodeId('Tree',tree),
oid:tree,
entries:async()=>(await readTree(repository.git,tree,false)).map(({path,type,sha:oid,size=0})=>({
name:path,
type,
oid,
size,
object:()=>objectNode(repository,oid)
}))
},
file:async({path})=>{
const entry=(await readTree(repository.git,tree,true)).find((one)=>one.path===path);
if(!entry)
return null;
const{type,sha:oid,size=0}=entry;
return{name:path.split('/').at(-1),type,oid,size,object:()=>objectNode(repository,oid)};
}
};
}
const MAX_TEXT_BYTES=512_000;
async function blobNode(repository,oid){
const content=await readBlob(repository.git,oid);
const isTruncated=content.length>MAX_TEXT_BYTES;
const text=content.subarray(0,MAX_TEXT_BYTES).toString('utf8');
return{__typename:'Blob',id:nodeId('Blob',oid),oid,byteSize:content.length,isTruncated,text};
}
;
function dismissReview(review){
const{state}=review;
if(state!=='APPROVED'&&state!=='CHANGES_REQUESTED')
throw new ApiError(422,'Validation Failed',[`Can not dismiss a ${state.toLowerCase()} pull request review`]);
review.state='DISMISSED';
}
function reviewDecision(repository,{pullRequest:{reviews,baseRef}}){
const last=new Map();
for(const{author,state}of reviews){
if(canDecide(repository,author)&&state!=='COMMENTED'&&state!=='PENDING')
last.set(author.id,state);
}
const states=[...last.values()];
if(states.includes('CHANGES_REQUESTED'))
return 'CHANGES_REQUESTED';
if(states.includes('APPROVED'))
return 'APPROVED';
return repository.protectedBranches.has(baseRef)?'REVIEW_REQUIRED':null;
}
function canDecide(repository,account){
return account.isBot||['admin','maintain','write'].includes(roleOf(repository,account));
}
;
function actorNode({id,login,isBot}){
const __typename=isBot?'Bot':'User';
return{__typename,id:nodeId('User',id),databaseId:id,login:isBot?login.replace(/\[bot\]$/,''):login};
}
function repositoryNode(call,repository,pullRequests){
return{
__typename:'Repository',
id:nodeId('Repository',repository.id),
object:({oid,expression})=>oid?objectNode(repository,oid):expression?namedObjectNode(repository,expression):null,
pullRequest:({number})=>pullRequests.one(number),
pullRequests:({orderBy,states,...page})=>{
const wanted=pullRequests.all().filter((issue)=>!states||states.includes(stateOf(issue)));
const timeOf=({createdAt,updatedAt})=>orderBy?.field==='UPDATED_AT'?updatedAt:createdAt;
const sorted=wanted.toSorted((one,other)=>timeOf(one).getTime()-timeOf(other).getTime());
if(orderBy?.direction==='DESC')
sorted.reverse();
const listed=connection('pullRequests',sorted,page);
return{...listed,nodes:listed.nodes.map((issue)=>pullRequestNode(call,{repository,issue}))};
}
};
}
function stateOf({state,pullRequest}){
if(pullRequest.merge)
return 'MERGED';
return state==='open'?'OPEN':'CLOSED';
}
function pullRequestNode(call,place){
const{issue,repository}=place;
const{isDraft,maintainerCanModify,headRef,baseRef,baseSha,headSha,headRepository,merge}=issue.pullRequest;
return{
__typename:'PullRequest',
id:nodeId('PullRequest',issue.id),
author:actorNode(issue.author),
baseRefName:baseRef,
body:issue.body??'',
headRefName:headRef,
headRefOid:headSha,
headRepository:{
__typename:'Repository',
id:nodeId('Repository',headRepository.id),
url:`${call.github.serverUrl}/${fullName(headRepository)}`
},
isCrossRepository:headRepository!==repository,
maintainerCanModify,
url:issuePage(call.github,repository,issue),
isDraft,
reviewDecision:()=>reviewDecision(repository,issue),
number:issue.number,
title:issue.title,
state:stateOf(issue),
createdAt:timestamp(issue.createdAt),
closedAt:issue.closedAt?timestamp(issue.closedAt):null,
mergedAt:merge?timestamp(merge.at):null,
commits:async(page)=>{
const listed=connection('commits',await commitsBetween(repository.git,baseSha,headSha),page);
const commits=await Promise.all(listed.nodes.map((sha)=>readCommit(repository.git,sha)));
const nodes=commits.map((commit)=>({
__typename:'PullRequestCommit',
id:nodeId('PullRequestCommit',commit.sha),
commit:commitNode(repository,commit)
}));
return{...listed,nodes};
},
reviewThreads:(page)=>{
const locator=createThreadLocator(place.repository,issue);
const threads=threadsOf(issue,call.caller.account);
return connection('reviewThreads',threads.map((thread)=>threadNode(call,{...place,thread,locator})),page);
}
};
}
function threadsOf(issue,viewer){
return[...new Set(visibleReviewComments(issue,viewer).map(({thread})=>thread))];
}
function threadNode({github,caller},at){
const{repository,issue,thread,locator}=at;
const{lines,resolvedBy}=thread;
const mayResolve=hasPermission(caller,repository,{contents:'write'});
const comments=visibleReviewComments(issue,caller.account).filter((comment)=>comment.thread===thread);
return{
__typename:'PullRequestReviewThread',
id:nodeId('PullRequestReviewThread',thread.id),
path:thread.path,
diffSide:lines?.side??'RIGHT',
startDiffSide:lines?.start?.side??null,
originalLine:lines?.line??null,
originalStartLine:lines?.start?.line??null,
line:async()=>(await locator.locate(thread))?.line??null,
startLine:async()=>(await locator.locate(thread))?.start?.line??null,
isOutdated:()=>locator.isOutdated(thread),
isResolved:resolvedBy!==undefined,
isCollapsed:resolvedBy!==undefined,
resolvedBy:resolvedBy?actorNode(resolvedBy):null,
subjectType:lines?'LINE':'FILE',
viewerCanReply:hasPermission(caller,repository,{pull_requests:'write'}),
viewerCanResolve:mayResolve&&resolvedBy===undefined,
viewerCanUnresolve:mayResolve&&resolvedBy!==undefined,
comments:(page)=>connection('comments',comments.map((comment)=>commentNode(github,{repository,issue},comment)),page)
};
}
function commentNode(github,place,comment){
const{reviews,reviewComments}=place.issue.pullRequest;
const review=reviews.find(({id})=>id===comment.reviewId);
const root=reviewComments.find(({id})=>id===comment.replyTo);
return{
__typename:'PullRequestReviewComment',
...ids('PullRequestReviewComment',comment.id),
author:actorNode(comment.author),
body:comment.body,
bodyHTML:()=>htmlOf(github,place.repository,comment.body),
createdAt:timestamp(comment.createdAt),
updatedAt:timestamp(comment.updatedAt),
lastEditedAt:comment.lastEditedAt?timestamp(comment.lastEditedAt):null,
diffHunk:comment.thread.diffHunk,
isMinimized:comment.minimizedReason!==undefined,
minimizedReason:comment.minimizedReason??null,
originalCommit:{
__typename:'Commit',
id:nodeId('Commit',comment.thread.commitSha),
oid:comment.thread.commitSha
},
state:review?.state==='PENDING'?'PENDING':'SUBMITTED',
pullRequestReview:review?reviewNode(review):null,
replyTo:root?commentNode(github,place,root):null
};
}
function reviewNode(review){
return{
__typename:'PullRequestReview',
...ids('PullRequestReview',review.id),
author:actorNode(review.author),
body:review.body,
state:review.state,
submittedAt:review.submittedAt?timestamp(review.submittedAt):null
};
}
function ids(type,id){
return{id:nodeId(type,id),databaseId:id,fullDatabaseId:String(id)};
}
function reactionNode({id,account},name){
return{
__typename:'Reaction',
id:nodeId('Reaction',id),
databaseId:id,
content:name,
user:account.isBot?null:actorNode(account)
};
}
;
const REACTIONS={
CONFUSED:'confused',
EYES:'eyes',
HEART:'heart',
HOORAY:'hooray',
LAUGH:'laugh',
ROCKET:'rocket',
THUMBS_DOWN:'-1',
THUMBS_UP:'+1'
};
function createResolvers(call){
return{
viewer:()=>{
const{account}=call.caller;
return{...actorNode(account),__typename:'User',login:account.login};
},
node:({id})=>findNode(call,id),
repository:(wanted)=>findRepositoryNode(call,wanted),
resolveReviewThread:({input})=>setResolved(call,input.threadId,true),
unresolveReviewThread:({input})=>setResolved(call,input.threadId,false),
addReaction:({input})=>react(call,input),
convertPullRequestToDraft:({input})=>convertToDraft(call,input.pullRequestId)
};
}
function findRepositoryNode(call,{owner,name}){
const repository=findRepository(call.github,owner,name)??findRenamed(call.github,owner,name);
if(!repository||!hasPermission(call.caller,repository,{metadata:'read'})){
throw new GraphqlRefusal('NOT_FOUND',`Could not resolve to a Repository with the name '${owner}/${name}'.`);
}
return repositoryNode(call,repository,{
one:(number)=>{
const issue=repository.issues.get(number);
if(!issue||!isPullRequest(issue))
throw new GraphqlRefusal('NOT_FOUND',`Could not resolve to a PullRequest with the number of ${number}.`);
demand(call,repository,{pull_requests:'read'});
return pullRequestNode(call,{repository,issue});
},
all:()=>{
demand(call,repository,{pull_requests:'read'});
return pullRequestsOf(repository);
}
});
}
function findNode(call,id){
const thread=findThread(call,id);
if(thread)
return threadNode(call,thread);
const reactable=findReactable(call,id);
if(reactable)
return reactable.node;
throw noNode(id);
}
function noNode(id){
return new GraphqlRefusal('NOT_FOUND',`Could not resolve to a node with the global id of '${id}'`);
}
function readablePullRequests({github,caller}){
const readable=[...github.repositories.values()].filter((repository)=>hasPermission(caller,repository,{pull_requests:'read'}));
return readable.flatMap((repository)=>pullRequestsOf(repository).map((issue)=>({repository,issue})));
}
function findThread(call,id){
for(const place of readablePullRequests(call)){
const threads=threadsOf(place.issue,call.caller.account);
const thread=threads.find((one)=>nodeId('PullRequestReviewThread',one.id)===id);
if(thread)
return{...place,thread,locator:createThreadLocator(place.repository,place.issue)};
}
return undefined;
}
function findReactable(call,id){
const viewer=call.caller.account;
for(const{repository,issue}of readablePullRequests(call)){
const review=visibleReviews(issue,viewer).find((one)=>nodeId('PullRequestReview',one.id)===id);
if(review)
return{repository,reactions:review.reactions,node:reviewNode(review)};
const comments=visibleReviewComments(issue,viewer);
const comment=comments.find((one)=>nodeId('PullRequestReviewComment',one.id)===id);
if(comment){
const node=commentNode(call.github,{repository,issue},comment);
return{repository,reactions:comment.reactions,node};
}
}
return undefined;
}
function setResolved(call,threadId,isResolved){
const found=findThread(call,threadId);
if(!found)
throw noNode(threadId);
const{repository,thread}=found;
demand(call,repository,{contents:'write'});
thread.resolvedBy=isResolved?(thread.resolvedBy??call.caller.account):undefined;
return{thread:threadNode(call,found)};
}
function react(call,{subjectId,content}){
const found=findReactable(call,subjectId);
if(!found)
throw noNode(subjectId);
demand(call,found.repository,{contents:'write'});
const{account}=call.caller;
const{reaction}=addReaction(call.github,found.reactions,{account,content:REACTIONS[content]});
return{reaction:reactionNode(reaction,content),subject:found.node};
}
function convertToDraft(call,id){
const place=readablePullRequests(call).find(({issue})=>nodeId('PullRequest',issue.id)===id);
if(!place)
throw noNode(id);
const{repository,issue}=place;
demand(call,repository,{pull_requests:'write'});
if(!repository.settings.draftsAllowed)
throw new GraphqlRefusal('UNPROCESSABLE','Draft pull requests are not supported in this repository.');
if(issue.state==='closed')
throw new GraphqlRefusal('UNPROCESSABLE','Pull request is closed.');
issue.pullRequest.isDraft=true;
return{pullRequest:pullRequestNode(call,place)};
}
function demand({caller},repository,required){
if(hasPermission(caller,repository,required))
return;
throw new GraphqlRefusal('FORBIDDEN',notAccessible(caller).message);
}
;
const SCHEMA=`
scalar BigInt
scalar DateTime

scalar HTML

type Query {
  node(id: ID!): Node
  repository(followRenames: Boolean = true, name: String!, owner: String!): Repository
  viewer: User!
}

type Mutation {
  addReaction(input: AddReactionInput!): AddReactionPayload
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): ConvertPullRequestToDraftPayload
  resolveReviewThread(input: ResolveReviewThreadInput!): ResolveReviewThreadPayload
  unresolveReviewThread(input: UnresolveReviewThreadInput!): UnresolveReviewThreadPayload
}

interface Node {
  id: ID!
}

interface Actor {
  login: String!
}

type User implements Actor & Node {
  databaseId: Int
  id: ID!
  login: String!
}

type Bot implements Actor & Node {
  databaseId: Int
  id: ID!
  login: String!
}

type Repository implements Node {
  id: ID!
  object(expression: String, oid: GitObjectID): GitObject
  pullRequest(number: Int!): PullRequest
  pullRequests(after: String, before: String, first: Int, last: Int, orderBy: IssueOrder, states: [PullRequestState!]): PullRequestConnection!
  url: URI!
}

input IssueOrder {
  direction: OrderDirection!
  field: IssueOrderField!
}

enum IssueOrderField {
  COMMENTS
  CREATED_AT
  UPDATED_AT
}

enum OrderDirection {
  ASC
  DESC
}

enum PullRequestState {
  CLOSED
  MERGED
  OPEN
}

type PullRequestConnection {
  nodes: [PullRequest]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequest implements Node {
  author: Actor
  baseRefName: String!
  body: String!
  closedAt: DateTime
  commits(after: String, before: String, first: Int, last: Int): PullRequestCommitConnection!
  createdAt: DateTime!
  headRefName: String!
  headRefOid: GitObjectID!
  headRepository: Repository
  id: ID!
  isCrossRepository: Boolean!
  isDraft: Boolean!
  maintainerCanModify: Boolean!
  mergedAt: DateTime
  number: Int!
  reviewDecision: PullRequestReviewDecision
  reviewThreads(after: String, before: String, first: Int, last: Int): PullRequestReviewThreadConnection!
  state: PullRequestState!
  title: String!
  url: URI!
}

enum PullRequestReviewDecision {
  APPROVED
  CHANGES_REQUESTED
  REVIEW_REQUIRED
}

type PullRequestCommitConnection {
  nodes: [PullRequestCommit]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestCommit implements Node {
  commit: Commit!
  id: ID!
}

type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
}

type PullRequestReviewThreadConnection {
  nodes: [PullRequestReviewThread]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestReviewThread implements Node {
  comments(after: String, before: String, first: Int, last: Int, skip: Int): PullRequestReviewCommentConnection!
  diffSide: DiffSide!
  id: ID!
  isCollapsed: Boolean!
  isOutdated: Boolean!
  isResolved: Boolean!
  line: Int
  originalLine: Int
  originalStartLine: Int
  path: String!
  resolvedBy: User
  startDiffSide: DiffSide
  startLine: Int
  subjectType: PullRequestReviewThreadSubjectType!
  viewerCanReply: Boolean!
  viewerCanResolve: Boolean!
  viewerCanUnresolve: Boolean!
}

type PullRequestReviewCommentConnection {
  nodes: [PullRequestReviewComment]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestReviewComment implements Node & Reactable {
  author: Actor
  body: String!
  bodyHTML: HTML!
  createdAt: DateTime!
  databaseId: Int
  diffHunk: String!
  fullDatabaseId: BigInt
  id: ID!
  isMinimized: Boolean!
  lastEditedAt: DateTime
  minimizedReason: String
  originalCommit: Commit
  pullRequestReview: PullRequestReview
  replyTo: PullRequestReviewComment
  state: PullRequestReviewCommentState!
  updatedAt: DateTime!
}

interface GitObject {
  id: ID!
  oid: GitObjectID!
}

type Commit implements GitObject & Node {
  author: GitActor
  committer: GitActor
  file(path: String!): TreeEntry
  id: ID!
  message: String!
  oid: GitObjectID!
  parents(after: String, before: String, first: Int, last: Int): CommitConnection!
  signature: GitSignature
  tree: Tree!
}

type Tree implements GitObject & Node {
  entries: [TreeEntry!]
  id: ID!
  oid: GitObjectID!
}

type CommitConnection {
  totalCount: Int!
}

type GitActor {
  email: String
  name: String
}

interface GitSignature {
  isValid: Boolean!
}

type GpgSignature implements GitSignature {
  isValid: Boolean!
}

type TreeEntry {
  name: String!
  object: GitObject
  oid: GitObjectID!
  size: Int!
  type: String!
}

scalar URI

type Blob implements GitObject & Node {
  byteSize: Int!
  id: ID!
  isTruncated: Boolean!
  oid: GitObjectID!
  text: String
}

scalar GitObjectID

type PullRequestReview implements Node & Reactable {
  author: Actor
  body: String!
  databaseId: Int
  fullDatabaseId: BigInt
  id: ID!
  state: PullRequestReviewState!
  submittedAt: DateTime
}

interface Reactable {
  databaseId: Int
  id: ID!
}

type Reaction implements Node {
  content: ReactionContent!
  databaseId: Int
  id: ID!
  user: User
}

enum DiffSide {
  LEFT
  RIGHT
}

enum PullRequestReviewThreadSubjectType {
  FILE
  LINE
}

enum PullRequestReviewCommentState {
  PENDING
  SUBMITTED
}

enum PullRequestReviewState {
  APPROVED
  CHANGES_REQUESTED
  COMMENTED
  DISMISSED
  PENDING
}

enum ReactionContent {
  CONFUSED
  EYES
  HEART
  HOORAY
  LAUGH
  ROCKET
  THUMBS_DOWN
  THUMBS_UP
}

input AddReactionInput {
  clientMutationId: String
  content: ReactionContent!
  subjectId: ID!
}

type AddReactionPayload {
  clientMutationId: String
  reaction: Reaction
  subject: Reactable
}

input ConvertPullRequestToDraftInput {
  clientMutationId: String
  pullRequestId: ID!
}

type ConvertPullRequestToDraftPayload {
  clientMutationId: String
  pullRequest: PullRequest
}

input ResolveReviewThreadInput {
  clientMutationId: String
  threadId: ID!
}

type ResolveReviewThreadPayload {
  clientMutationId: String
  thread: PullRequestReviewThread
}

input UnresolveReviewThreadInput {
  clientMutationId: String
  threadId: ID!
}

type UnresolveReviewThreadPayload {
  clientMutationId: String
  thread: PullRequestReviewThread
}
`;
;
async function executeGraphql(call,request){
const{graphql}=await __webpack_require__.e(4727).then(__webpack_require__.t.bind(__webpack_require__,54727,19));
const{data,errors}=await graphql({
schema:await schemaWithout(call.github.missingGraphqlFields),
source:request.query,
rootValue:createResolvers(call),
variableValues:request.variables,
operationName:request.operationName
});
return{...(data!==undefined&&{data}),...(errors&&{errors:errors.map(serializeError)})};
}
const execute_schemas=new WeakMap();
async function schemaWithout(missing){
const known=execute_schemas.get(missing);
if(known)
return known;
const{buildASTSchema,Kind,parse}=await __webpack_require__.e(4727).then(__webpack_require__.t.bind(__webpack_require__,54727,19));
const document=parse(SCHEMA);
const definitions=document.definitions.map((definition)=>{
if(definition.kind!==Kind.OBJECT_TYPE_DEFINITION)
return definition;
const isKnown=(field)=>!missing.has(`${definition.name.value}.${field.name.value}`);
return{...definition,fields:definition.fields?.filter(isKnown)??[]};
});
const schema=buildASTSchema({...document,definitions});
execute_schemas.set(missing,schema);
return schema;
}
;
const graphqlRoutes=[{method:'POST',template:'/graphql',handle:answer}];
const graphql_bodySchema=schemas.Ikc({
query:schemas.YjP(),
variables:schemas.g1P(schemas.YjP(),schemas.L5J()).nullish(),
operationName:schemas.YjP().nullish()
});
async function answer({github,caller,body}){
if(!caller)
throw new ApiError(401,'This endpoint requires you to be authenticated.');
const request=graphql_bodySchema.safeParse(body);
if(!request.success)
throw new ApiError(400,'A query attribute must be specified and must be a string.');
return ok(await executeGraphql({github,caller},request.data));
}
;
const labelSchema=schemas.Ikc({
name:schemas.YjP(),
color:schemas.YjP().default('ededed'),
description:schemas.YjP().default('')
});
const labels_namesSchema=schemas.Ikc({labels:schemas.YOg(schemas.YjP())});
const labels_READ={issues:'read',pull_requests:'read'};
const labels_WRITE={issues:'write',pull_requests:'write'};
const labelRoutes=[
repositoryRoute('GET /labels',labels_READ,listLabels),
repositoryRoute('POST /labels',labels_WRITE,createLabel),
repositoryRoute('GET /issues/{issue_number}/labels',labels_READ,listIssueLabels),
repositoryRoute('POST /issues/{issue_number}/labels',labels_WRITE,addLabels),
repositoryRoute('DELETE /issues/{issue_number}/labels/{name}',labels_WRITE,removeLabel)
];
function listLabels({github,repository}){
return list([...repository.labels.values()].map((label)=>serializeLabel(github,repository,label)));
}
function createLabel(call){
const wanted=readBody(labelSchema,call.body);
if(call.repository.labels.has(wanted.name)){
throw validationFailed({resource:'Label',code:'already_exists',field:'name'});
}
return created(serializeLabel(call.github,call.repository,addLabel(call,wanted)));
}
function listIssueLabels(call){
return list(serializeLabels(call.github,call.repository,issueOf(call,'read')));
}
function addLabels(call){
const{github,repository,body}=call;
const issue=issueOf(call,'write');
for(const name of readBody(labels_namesSchema,body).labels){
if(!repository.labels.has(name))
addLabel(call,labelSchema.parse({name}));
issue.labels.add(name);
}
return ok(serializeLabels(github,repository,issue));
}
function removeLabel(call){
const issue=issueOf(call,'write');
const wanted=parameter(call,'name').toLowerCase();
const name=[...issue.labels].find((label)=>label.toLowerCase()===wanted);
if(name===undefined)
throw new ApiError(404,'Label does not exist');
issue.labels.delete(name);
return ok(serializeLabels(call.github,call.repository,issue));
}
function addLabel({github,repository},wanted){
const label={id:github.nextId(),...wanted};
repository.labels.set(label.name,label);
return label;
}
;
const markdownRoutes=[{method:'POST',template:'/markdown',handle:render}];
const markdown_bodySchema=schemas.Ikc({text:schemas.YjP(),mode:schemas.euz('gfm'),context:schemas.YjP()});
async function render({github,body}){
const{text,context}=readBody(markdown_bodySchema,body);
const[owner='',name='']=context.split('/');
const repository=findRepository(github,owner,name);
if(!repository)
throw unprocessable('Invalid context.');
return{kind:'html',html:await htmlOf(github,repository,text)};
}
;
const newPullRequest=schemas.Ikc({
title:schemas.YjP().min(1),
head:schemas.YjP().min(1),
base:schemas.YjP().min(1),
body:schemas.YjP().nullish(),
draft:schemas.zMY().default(false),
maintainer_can_modify:schemas.zMY().default(true)
});
const pullRequestChange=schemas.Ikc({
title:schemas.YjP().min(1).optional(),
body:schemas.YjP().nullish(),
state:schemas.k5n(['open','closed']).optional(),
base:schemas.YjP().optional(),
maintainer_can_modify:schemas.zMY().optional()
});
const pulls_READ={pull_requests:'read'};
const pulls_WRITE={pull_requests:'write'};
const pullRoutes=[
repositoryRoute('GET /pulls',pulls_READ,pulls_listPullRequests),
repositoryRoute('POST /pulls',pulls_WRITE,createPullRequest),
repositoryRoute('GET /pulls/{pull_number}',pulls_READ,getPullRequest),
repositoryRoute('PATCH /pulls/{pull_number}',pulls_WRITE,updatePullRequest),
repositoryRoute('PUT /pulls/{pull_number}/update-branch',pulls_WRITE,updateBranch),
repositoryRoute('GET /pulls/{pull_number}/files',pulls_READ,listFiles),
repositoryRoute('GET /pulls/{pull_number}/commits',pulls_READ,pulls_listCommits)
];
function pullRequestOf(call){
const issue=call.repository.issues.get(Number(parameter(call,'pull_number')));
if(!issue||!isPullRequest(issue))
throw notFound();
return issue;
}
function pulls_listPullRequests({github,repository,query}){
const[state,head,base]=[query.get('state')??'open',query.get('head'),query.get('base')];
const sortBy=query.get('sort')==='updated'?'updatedAt':'createdAt';
const sign=(query.get('direction')??(query.has('sort')?'asc':'desc'))==='asc'?1:-1;
const found=pullRequestsOf(repository)
.filter((issue)=>state==='all'||issue.state===state)
.filter((issue)=>!head?.includes(':')||headLabel(issue)===head)
.filter((issue)=>!base||issue.pullRequest.baseRef===base)
.sort((one,other)=>sign*(one[sortBy].getTime()-other[sortBy].getTime()||one.number-other.number));
return list(found.map((issue)=>serializePullRequest(github,repository,issue)));
}
async function createPullRequest(call){
const{github,repository,caller}=call;
const wanted=readBody(newPullRequest,call.body);
if(caller?.kind==='installation'&&!repository.settings.mayOpenPullRequests){
throw new ApiError(403,'GitHub Actions is not permitted to create or approve pull requests.');
}
const opened=await openPullRequest(github,repository,{
...headOf(call,wanted.head),
author:callerAccount(call),
base:wanted.base,
title:wanted.title,
body:wanted.body??null,
isDraft:wanted.draft,
maintainerCanModify:wanted.maintainer_can_modify
});
return createdAt(await serializeFullPullRequest(github,repository,opened));
}
function headOf({github,repository},head){
const[,owner,branch]=/^([^:]+):(.+)$/.exec(head)??[];
if(owner===undefined||branch===undefined)
return{headRepository:repository,head};
const headRepository=findRepository(github,owner,repository.name);
if(!headRepository)
throw validationFailed({resource:'PullRequest',field:'head',code:'invalid'});
return{headRepository,head:branch};
}
async function getPullRequest(call){
return ok(await serializeFullPullRequest(call.github,call.repository,pullRequestOf(call)));
}
async function updatePullRequest(call){
const{github,repository}=call;
const issue=pullRequestOf(call);
const change=readBody(pullRequestChange,call.body);
if(change.base!==undefined)
await retarget(repository,issue,change.base);
if(change.title!==undefined)
issue.title=change.title;
if(change.body!==undefined)
issue.body=change.body;
if(change.maintainer_can_modify!==undefined)
issue.pullRequest.maintainerCanModify=change.maintainer_can_modify;
if(change.state&&change.state!==issue.state){
issue.state=change.state;
issue.closedAt=change.state==='closed'?github.now():undefined;
}
issue.updatedAt=github.now();
return ok(await serializeFullPullRequest(github,repository,issue));
}
const branchUpdate=schemas.Ikc({expected_head_sha:schemas.YjP().optional()}).default({});
async function updateBranch(call){
const{github}=call;
const{number,pullRequest}=pullRequestOf(call);
const{headRepository,headRef,headSha,baseRef,baseSha}=pullRequest;
const{git}=headRepository;
const{expected_head_sha:expected=headSha}=readBody(branchUpdate,call.body);
if(expected!==headSha)
throw unprocessable('expected_head_sha does not match the current head of the pull request.');
if(await isAncestor(git,baseSha,headSha))
throw unprocessable('There are no new commits on the base branch.');
const tree=await mergedTree(git,headSha,baseSha);
if(tree===undefined)
throw unprocessable('merge conflict between base and head');
const account=callerAccount(call);
const author={name:account.login,email:noReplyAddress(account),date:github.now()};
const message=`Merge branch '${baseRef}' into ${headRef}`;
const committer={...GITHUB,date:author.date};
const sha=await writeCommit(git,{message,tree,parents:[headSha,baseSha],author,committer});
headRepository.signedCommits.set(sha,author.date);
await moveRef(git,`refs/heads/${headRef}`,{from:headSha,to:sha});
await syncBranches(github,headRepository,account,[headRef]);
return accepted({message:'Updating pull request branch.',url:`${github.serverUrl}/${number}`});
}
async function retarget({git},{pullRequest},base){
const ref=await readRef(git,`refs/heads/${base}`);
if(!ref)
throw validationFailed({resource:'PullRequest',field:'base',code:'invalid'});
pullRequest.baseRef=base;
pullRequest.baseSha=ref.sha;
}
async function listFiles(call){
const{github,repository}=call;
const{baseSha,headSha}=pullRequestOf(call).pullRequest;
const files=await changedFiles(repository.git,await mergeBase(repository.git,baseSha,headSha),headSha);
return list(files.map((file)=>serializeFile(github,repository,{file,head:headSha})));
}
async function pulls_listCommits(call){
const{github,repository}=call;
const{baseSha,headSha}=pullRequestOf(call).pullRequest;
const commits=await commitsBetween(repository.git,baseSha,headSha);
return list(await Promise.all(commits.map((sha)=>serializeCommit(github,repository,sha))));
}
;
const STATES={APPROVE:'APPROVED',REQUEST_CHANGES:'CHANGES_REQUESTED',COMMENT:'COMMENTED'};
const side=schemas.k5n(['LEFT','RIGHT']);
const reviews_event=schemas.k5n(['APPROVE','REQUEST_CHANGES','COMMENT']);
const reviewSchema=schemas.Ikc({
body:schemas.YjP().default(''),
event:reviews_event.optional(),
commit_id:schemas.YjP().optional(),
comments:schemas.YOg(schemas.Ikc({
path:schemas.YjP(),
body:schemas.YjP(),
line:schemas.aig().int().positive(),
side:side.optional(),
start_line:schemas.aig().int().positive().optional(),
start_side:side.optional()
}))
.default([])
});
const submissionSchema=schemas.Ikc({body:schemas.YjP().optional(),event:reviews_event});
const dismissalSchema=schemas.Ikc({message:schemas.YjP().min(1),event:schemas.euz('DISMISS').optional()});
const replySchema=schemas.Ikc({body:schemas.YjP()});
const reviewersSchema=schemas.Ikc({
reviewers:schemas.YOg(schemas.YjP()).default([]),
team_reviewers:schemas.YOg(schemas.YjP()).default([])
});
const reviews_READ={pull_requests:'read'};
const reviews_WRITE={pull_requests:'write'};
const reviewRoutes=[
repositoryRoute('GET /pulls/{pull_number}/reviews',reviews_READ,listReviews),
repositoryRoute('POST /pulls/{pull_number}/reviews',reviews_WRITE,createReview),
repositoryRoute('GET /pulls/{pull_number}/reviews/{review_id}',reviews_READ,getReview),
repositoryRoute('DELETE /pulls/{pull_number}/reviews/{review_id}',reviews_WRITE,deletePendingReview),
repositoryRoute('POST /pulls/{pull_number}/reviews/{review_id}/events',reviews_WRITE,submitPendingReview),
repositoryRoute('PUT /pulls/{pull_number}/reviews/{review_id}/dismissals',reviews_WRITE,dismiss),
repositoryRoute('GET /pulls/{pull_number}/reviews/{review_id}/comments',reviews_READ,listCommentsOfReview),
repositoryRoute('POST /pulls/{pull_number}/requested_reviewers',reviews_WRITE,requestReviewers),
repositoryRoute('GET /pulls/{pull_number}/comments',reviews_READ,listReviewComments),
repositoryRoute('POST /pulls/{pull_number}/comments/{comment_id}/replies',reviews_WRITE,createReply),
repositoryRoute('GET /pulls/comments/{comment_id}',reviews_READ,getReviewComment)
];
function listReviews(call){
const issue=pullRequestOf(call);
return list(visibleReviews(issue,call.caller?.account).map((review)=>show(call,issue,review)));
}
function show({github,repository},issue,review){
return serializeReview(github,repository,{issue,review});
}
async function createReview(call){
const{github,repository}=call;
const issue=pullRequestOf(call);
const wanted=readBody(reviewSchema,call.body);
refuseApproval(call,wanted.event);
const place={repository,issue};
const review={
author:callerAccount(call),
body:wanted.body,
commitSha:wanted.commit_id,
state:wanted.event?STATES[wanted.event]:'PENDING',
comments:wanted.comments.map(({start_line:startLine,start_side:startSide,...comment})=>({
...comment,
startLine,
startSide
}))
};
try{
return ok(show(call,issue,await addReview(github,place,review)));
}
catch(error){
if(error instanceof ApiError)
await leavePending(call,review);
throw error;
}
}
async function leavePending(call,{author,body}){
const{github,repository}=call;
const issue=pullRequestOf(call);
const left=repository.settings.leftOfRefusedReviews;
const isPending=issue.pullRequest.reviews.some((one)=>one.state==='PENDING'&&one.author===author);
if(left==='nothing'||isPending)
return;
const pending={author,body:left==='body'?body:'',state:'PENDING',comments:[]};
await addReview(github,{repository,issue},pending);
}
function refuseApproval({caller,repository},wanted){
if(wanted!=='APPROVE'||caller?.kind!=='installation'||repository.settings.mayOpenPullRequests)
return;
throw new ApiError(403,'GitHub Actions is not permitted to create or approve pull requests.');
}
function reviewOf(call){
const issue=pullRequestOf(call);
const id=Number(parameter(call,'review_id'));
const review=visibleReviews(issue,call.caller?.account).find((one)=>one.id===id);
if(!review)
throw notFound();
return{issue,review};
}
function getReview(call){
const{issue,review}=reviewOf(call);
return ok(show(call,issue,review));
}
function pendingReviewOf(call){
const found=reviewOf(call);
if(found.review.state!=='PENDING')
throw new ApiError(422,'Unprocessable Entity',['Can not change a non-pending pull request review']);
return found;
}
function deletePendingReview(call){
const{issue,review}=pendingReviewOf(call);
const{reviews,reviewComments}=issue.pullRequest;
reviews.splice(reviews.indexOf(review),1);
const rest=reviewComments.filter(({reviewId})=>reviewId!==review.id);
reviewComments.splice(0,reviewComments.length,...rest);
return ok(show(call,issue,review));
}
function submitPendingReview(call){
const{issue,review}=pendingReviewOf(call);
const submission=readBody(submissionSchema,call.body);
refuseApproval(call,submission.event);
const body=submission.body??review.body;
submitReview(call.github,{issue,review},{body,state:STATES[submission.event]});
return ok(show(call,issue,review));
}
function dismiss(call){
const{issue,review}=reviewOf(call);
readBody(dismissalSchema,call.body);
dismissReview(review);
return ok(show(call,issue,review));
}
async function listCommentsOfReview(call){
const{issue,review}=reviewOf(call);
const comments=issue.pullRequest.reviewComments.filter(({reviewId})=>reviewId===review.id);
return list(await showComments(call,issue,comments));
}
function requestReviewers(call){
const{github,repository}=call;
const issue=pullRequestOf(call);
const wanted=readBody(reviewersSchema,call.body);
const accounts=wanted.reviewers.map((login)=>findOrCreateAccount(github,login));
if(accounts.includes(issue.author))
throw unprocessable('Review cannot be requested from pull request author.');
const haveAccess=accounts.every((account)=>isCollaborator(repository,account))&&
wanted.team_reviewers.every((slug)=>repository.teams.has(slug));
if(!haveAccess){
throw unprocessable('Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a '+
`collaborator of the ${fullName(repository)} repository.`);
}
for(const account of accounts)
issue.pullRequest.requestedReviewers.add(account);
for(const slug of wanted.team_reviewers)
issue.pullRequest.requestedTeams.add(slug);
return created(serializePullRequest(github,repository,issue));
}
async function listReviewComments(call){
const issue=pullRequestOf(call);
const since=new Date(call.query.get('since')??0);
const comments=visibleReviewComments(issue,call.caller?.account).filter(({updatedAt})=>updatedAt>=since);
return list(await showComments(call,issue,comments));
}
async function showComments({github,repository},issue,comments){
const locator=createThreadLocator(repository,issue);
return Promise.all(comments.map((comment)=>serializeReviewComment(github,repository,{issue,comment,locator})));
}
async function createReply(call){
const issue=pullRequestOf(call);
const{body}=readBody(replySchema,call.body);
const id=Number(parameter(call,'comment_id'));
const root=visibleReviewComments(issue,call.caller?.account).find((one)=>one.id===id);
if(!root||root.replyTo!==undefined)
throw notFound();
refusePending(issue,callerAccount(call));
const comment=addReply(call.github,issue,{root,author:callerAccount(call),body});
const{github,repository}=call;
const locator=createThreadLocator(repository,issue);
return createdAt(await serializeReviewComment(github,repository,{issue,comment,locator}));
}
function reviewCommentOf(call){
const id=Number(parameter(call,'comment_id'));
for(const issue of pullRequestsOf(call.repository)){
const comment=visibleReviewComments(issue,call.caller?.account).find((one)=>one.id===id);
if(comment)
return{issue,comment};
}
throw notFound();
}
async function getReviewComment(call){
const{issue,comment}=reviewCommentOf(call);
const[shown]=await showComments(call,issue,[comment]);
return ok(shown??{});
}
;
const reactions_bodySchema=schemas.Ikc({
content:schemas.k5n(['+1','-1','laugh','confused','heart','hooray','rocket','eyes'])
});
const reactionRoutes=[
repositoryRoute('GET /issues/comments/{comment_id}/reactions',{issues:'read',pull_requests:'read'},listReactions),
repositoryRoute('POST /issues/comments/{comment_id}/reactions',{issues:'write',pull_requests:'write'},(call)=>createReaction(call,commentOf(call,'write'))),
repositoryRoute('POST /issues/{issue_number}/reactions',{issues:'write',pull_requests:'write'},(call)=>createReaction(call,issueOf(call,'write'))),
repositoryRoute('POST /pulls/comments/{comment_id}/reactions',{pull_requests:'write'},(call)=>createReaction(call,reviewCommentOf(call).comment))
];
function listReactions(call){
const content=call.query.get('content');
const{reactions}=commentOf(call,'read');
const wanted=reactions.filter((reaction)=>content===null||reaction.content===content);
return list(wanted.map((reaction)=>serializeReaction(call.github,reaction)));
}
function createReaction(call,{reactions}){
const{content}=readBody(reactions_bodySchema,call.body);
const{reaction,isNew}=addReaction(call.github,reactions,{account:callerAccount(call),content});
const body=serializeReaction(call.github,reaction);
return isNew?created(body):ok(body);
}
;
const rules_READ={metadata:'read'};
const ruleRoutes=[
repositoryRoute('GET /rules/branches/{branch}',rules_READ,getBranchRules),
repositoryRoute('GET /rulesets/{ruleset_id}',rules_READ,getRuleSet)
];
function getBranchRules(call){
const{repository}=call;
if(!repository.settings.hasRuleSets)
throw notFound();
const source={ruleset_source_type:'Repository',ruleset_source:fullName(repository)};
const found=ruleSetsFor(repository,parameter(call,'branch'));
return list(found.flatMap(({id,rules})=>rules.map((rule)=>({...rule,...source,ruleset_id:id}))));
}
function getRuleSet(call){
const{github,repository,caller}=call;
const id=Number(parameter(call,'ruleset_id'));
const ruleSet=repository.settings.hasRuleSets?repository.ruleSets.find((one)=>one.id===id):undefined;
if(!ruleSet)
throw notFound();
const{name,rules,branchPrefix,canBypass}=ruleSet;
return ok({
id,
node_id:nodeId('RepositoryRuleset',id),
name,
target:'branch',
source_type:'Repository',
source:fullName(repository),
enforcement:'active',
...(caller&&{current_user_can_bypass:canBypass?'always':'never'}),
conditions:{ref_name:{include:[`refs/heads/${branchPrefix}**`],exclude:[]}},
rules,
created_at:timestamp(repository.createdAt),
updated_at:timestamp(repository.createdAt),
_links:{
self:{href:`${repositoryUrl(github,repository)}/rulesets/${id}`},
html:{href:`${github.serverUrl}/${fullName(repository)}/rules/${id}`}
}
});
}
function ruleSetsFor({ruleSets,settings},branch){
if(!settings.hasRuleSets)
return[];
return ruleSets.filter(({branchPrefix})=>branch.startsWith(branchPrefix));
}
function requireRules(repository,ref,change){
if(!ref.startsWith('refs/heads/'))
return;
const branch=ref.slice('refs/heads/'.length);
const rules=ruleSetsFor(repository,branch).flatMap((ruleSet)=>(ruleSet.canBypass?[]:ruleSet.rules));
const violations=rules.flatMap((rule)=>violationOf(rule,branch,change));
if(violations.length>0)
throw new ApiError(422,'Repository rule violations found',violations);
}
function violationOf(rule,branch,change){
const[resource,code]=['Ref','custom'];
if(rule.type==='creation'&&change==='creation')
return[{resource,code,message:'Cannot create ref due to creations being restricted.'}];
if(rule.type==='update'&&change==='update')
return[{resource,code,message:'Cannot update this protected ref.'}];
if(rule.type==='pull_request'&&change==='update')
return[{resource,code,message:'Changes must be made through a pull request.'}];
if(rule.type!=='branch_name_pattern'||change==='update')
return[];
const{operator,pattern,negate=false}=rule.parameters;
if(matches(branch,operator,pattern)!==negate)
return[];
return[{resource,code,message:`Branch name must match a given ${operator} pattern: ${pattern}`}];
}
function matches(branch,operator,pattern){
if(operator==='starts_with')
return branch.startsWith(pattern);
if(operator==='ends_with')
return branch.endsWith(pattern);
return operator==='contains'?branch.includes(pattern):new RegExp(pattern).test(branch);
}
;
const newRef=schemas.Ikc({ref:schemas.YjP(),sha:schemas.YjP()});
const refMove=schemas.Ikc({sha:schemas.YjP(),force:schemas.zMY().default(false)});
const refs_READ={contents:'read'};
const refs_WRITE={contents:'write'};
const refRoutes=[
repositoryRoute('GET /git/ref/{ref}',refs_READ,getRef),
repositoryRoute('GET /git/matching-refs/{ref}',refs_READ,listMatchingRefs),
repositoryRoute('POST /git/refs',refs_WRITE,createRef),
repositoryRoute('PATCH /git/refs/{ref}',refs_WRITE,updateRef),
repositoryRoute('DELETE /git/refs/{ref}',refs_WRITE,removeRef)
];
async function getRef(call){
await requireCommits(call);
const ref=await readRef(call.repository.git,`refs/${parameter(call,'ref')}`);
if(!ref)
throw notFound();
return ok(serializeRef(call.github,call.repository,ref));
}
async function listMatchingRefs(call){
await requireCommits(call);
const refs=await listRefs(call.repository.git,`refs/${parameter(call,'ref')}`);
return ok(refs.map((ref)=>serializeRef(call.github,call.repository,ref)));
}
async function createRef(call){
await requireCommits(call);
const{git}=call.repository;
const{ref:name,sha}=readBody(newRef,call.body);
if(!/^refs\/.+\/.+/.test(name))
throw unprocessable("Reference name must start with 'refs' and have at least two slashes");
if(name.startsWith('refs/pull/')||!(await isValidRefName(git,name))){
throw unprocessable(`${name} is not a valid ref name.`);
}
await requireTarget(call,name,sha);
if(await readRef(git,name))
throw unprocessable('Reference already exists');
requireRules(call.repository,name,'creation');
if(!(await moveRef(git,name,{from:undefined,to:sha})))
throw unprocessable('Reference update failed');
await syncIfBranch(call,name);
return createdAt(serializeRef(call.github,call.repository,await requireRef(call,name)));
}
async function updateRef(call){
await requireCommits(call);
const{git}=call.repository;
const{sha,force}=readBody(refMove,call.body);
const ref=await requireRef(call,`refs/${parameter(call,'ref')}`);
await requireTarget(call,ref.name,sha);
if(!force&&!(await isAncestor(git,ref.sha,sha)))
throw unprocessable('Update is not a fast forward');
requireRules(call.repository,ref.name,'update');
if(!(await moveRef(git,ref.name,{from:ref.sha,to:sha})))
throw unprocessable('Update is not a fast forward');
await syncIfBranch(call,ref.name);
return ok(serializeRef(call.github,call.repository,{...ref,sha}));
}
async function removeRef(call){
const ref=await requireRef(call,`refs/${parameter(call,'ref')}`);
await deleteRef(call.repository.git,ref);
await syncIfBranch(call,ref.name);
return noContent;
}
async function syncIfBranch(call,ref){
const[,branch]=/^refs\/heads\/(.+)$/.exec(ref)??[];
if(branch!==undefined)
await syncBranches(call.github,call.repository,callerAccount(call),[branch]);
}
async function requireRef(call,name){
const ref=await readRef(call.repository.git,name);
if(!ref)
throw unprocessable('Reference does not exist');
return ref;
}
async function requireTarget(call,name,sha){
const{git}=call.repository;
const type=await objectType(git,sha);
if(!type)
throw unprocessable('Object does not exist');
if(type!=='commit'&&name.startsWith('refs/heads/'))
throw unprocessable('Object is not a commit');
if(type==='commit')
await requireWorkflowPermission(call,sha);
}
async function requireWorkflowPermission({repository,caller},sha){
if(hasPermission(caller,repository,{workflows:'write'}))
return;
const file=await newWorkflowFile(repository.git,sha);
if(file===undefined)
return;
throw new ApiError(403,`refusing to allow a GitHub App to create or update workflow \`${file}\` without \`workflows\` permission`);
}
function serializeRef(github,repository,{name,sha,type}){
const url=`${repositoryUrl(github,repository)}/git`;
return{
ref:name,
node_id:nodeId('Ref',name),
url:`${url}/${name}`,
object:{sha,type,url:`${url}/${type}s/${sha}`}
};
}
;
const LEGACY_ROLES={admin:'admin',maintain:'write',write:'write',triage:'read',read:'read',none:'none'};
const repositoryRoutes=[
{method:'GET',template:'/user',handle:(call)=>Promise.resolve(getCaller(call))},
{method:'GET',template:'/users/{username}',handle:(call)=>Promise.resolve(getAccount(call))},
repositoryRoute('GET ',{metadata:'read'},getRepository),
repositoryRoute('GET /collaborators/{username}/permission',{metadata:'read'},getPermission),
repositoryRoute('GET /branches/{branch}',{contents:'read'},getBranch)
];
function getCaller({github,caller}){
if(!caller)
throw new ApiError(401,'Requires authentication');
if(caller.kind==='installation')
throw notAccessible(caller);
return ok({...serializePublicAccount(github,caller.account),notification_email:null});
}
function getAccount(call){
const account=call.github.accounts.get(parameter(call,'username').toLowerCase());
if(!account)
throw notFound();
return ok(serializePublicAccount(call.github,account));
}
function getRepository({github,repository,caller}){
const push=caller!==undefined&&hasPermission(caller,repository,{contents:'write'});
const admin=caller?.kind==='personal'&&roleOf(repository,caller.account)==='admin';
const permissions={admin,maintain:admin,push,triage:push,pull:true};
return ok({
...serializeFullRepository(github,repository),
permissions,
...(push&&{temp_clone_token:''}),
...(admin&&MERGE_SETTINGS)
});
}
function getPermission(call){
const{github,repository,caller}=call;
if(caller?.kind==='personal'&&!hasPermission(caller,repository,{contents:'write'}))
throw new ApiError(403,'Must have push access to view collaborator permission.');
const login=parameter(call,'username');
const account=github.accounts.get(login.toLowerCase());
if(!account)
throw new ApiError(404,`${login} is not a user`);
const role=roleOf(repository,account);
return ok({
permission:LEGACY_ROLES[role],
role_name:role,
user:{...serializeAccount(github,account),role_name:role}
});
}
async function getBranch(call){
const{github,repository}=call;
const name=parameter(call,'branch');
const ref=await readRef(repository.git,`refs/heads/${name}`);
if(!ref)
throw new ApiError(404,'Branch not found');
const isProtected=repository.protectedBranches.has(name);
const self=`${repositoryUrl(github,repository)}/branches/${name}`;
return ok({
name,
commit:await serializeCommit(github,repository,ref.sha),
_links:{self,html:`${github.serverUrl}/${fullName(repository)}/tree/${name}`},
protected:isProtected||ruleSetsFor(repository,name).length>0,
protection:{
enabled:isProtected,
required_status_checks:{enforcement_level:'off',contexts:[],checks:[]}
},
protection_url:`${self}/protection`
});
}
;
const searchRoutes=[
{method:'GET',template:'/search/repositories',handle:(call)=>Promise.resolve(searchRepositories(call))}
];
function searchRepositories({github,caller,query}){
const[,owner='']=/(?:^|\s)(?:org|user):(\S+)/.exec(query.get('q')??'')??[];
const found=[...github.repositories.values()].filter((repository)=>{
const isOwned=owner===''||repository.owner.login.toLowerCase()===owner.toLowerCase();
return isOwned&&caller!==undefined&&hasPermission(caller,repository,{metadata:'read'});
});
const items=found.map((repository)=>({...serializeRepository(github,repository),score:1}));
return list(items,(page)=>({total_count:found.length,incomplete_results:false,items:page}));
}
;
const routes=[
...repositoryRoutes,
...graphqlRoutes,
...issueRoutes,
...reactionRoutes,
...labelRoutes,
...markdownRoutes,
...assigneeRoutes,
...pullRoutes,
...reviewRoutes,
...gitDataRoutes,
...refRoutes,
...checkRoutes,
...commitRoutes,
...actionRoutes,
...activityRoutes,
...ruleRoutes,
...searchRoutes
];
;
const WITH_SLASHES=new Set(['ref','branch','basehead']);
function createRouteMatcher(routes){
const patterns=routes.map((route)=>({route,pattern:patternOf(route.template)}));
return(method,path)=>{
for(const{route,pattern}of patterns){
const found=route.method===method?pattern.exec(path):null;
const parameters=found&&decode(found.groups??{});
if(parameters)
return{route,parameters};
}
return undefined;
};
}
function patternOf(template){
const source=template.replace(/\{(\w+)\}/g,(_,name)=>`(?<${name}>${WITH_SLASHES.has(name)?'.+':'[^/]+'})`);
return new RegExp(`^${source}$`);
}
function decode(groups){
try{
return Object.fromEntries(Object.entries(groups).map(([name,value])=>[name,decodeURIComponent(value)]));
}
catch{
return undefined;
}
}
;
const findRoute=createRouteMatcher(routes);
function namedPath(github,path){
const[prefix,id]=/^\/repositories\/(\d+)/.exec(path)??[];
const repository=[...github.repositories.values()].find((one)=>String(one.id)===id);
return prefix===undefined||!repository?path:`/repos/${fullName(repository)}${path.slice(prefix.length)}`;
}
function createRestApi(github){
const faults=new RouteQueue();
const hooks=new RouteQueue();
return{
faults,
hooks,
async handle(request,signal){
const match=findRoute(request.method,namedPath(github,request.path));
const requestBody=parseJson(request.body);
const template=match?.route.template??'';
await hooks.take(request.method,template)?.();
const fault=faults.take(request.method,template);
if(fault?.delayMs)
await(0,external_node_timers_promises_.setTimeout)(fault.delayMs,undefined,{signal});
const scripted=fault&&scriptedResponse(fault);
const isCut=fault?.cut==='request';
const apiResponse=isCut
?undefined
:(scripted??(await execute(github,request,{match,body:requestBody})));
return{match,requestBody,apiResponse,isDropped:fault?.cut==='response'};
}
};
}
function scriptedResponse({status,headers,body}){
if(status===undefined)
return undefined;
return{status,headers:headers??{},body:body??errorBody(status,`Scripted fault ${status}`),isFault:true};
}
async function execute(github,request,matched){
const{match}=matched;
let caller;
try{
caller=authenticate(github,request.headers);
countRequest(caller);
const answer=await callRoute(github,request,{...matched,caller});
const response=toRestResponse(answer,request,repositoryOf(github,matched.match)?.id);
if(response.status===304&&caller)
caller.requestsUsed-=1;
return complete(response);
}
catch(error){
if(!(error instanceof ApiError))
throw error;
const{status,message,errors}=error;
return complete({status,headers:{},body:errorBody(status,message,errors),isFault:false});
}
function complete(response){
const headers={...response.headers,...rateLimitHeaders(github,caller,match),...accessHeaders(caller,match)};
return{...response,headers};
}
}
function repositoryOf(github,match){
return findRepository(github,match?.parameters['owner']??'',match?.parameters['repo']??'');
}
async function callRoute(github,request,matched){
const{match,caller,body}=matched;
if(!match)
throw notFound();
if(request.body.length>0&&body===undefined)
throw new ApiError(400,'Problems parsing JSON');
const{parameters}=match;
const renamed=findRenamed(github,parameters['owner']??'',parameters['repo']??'');
if(renamed&&hasPermission(caller,renamed,{metadata:'read'})){
const rest=request.path.replace(/^\/repos\/[^/]+\/[^/]+/,'');
return{kind:'moved',location:`${github.apiUrl}/repositories/${renamed.id}${rest}${request.url.search}`};
}
const response=await match.route.handle({github,caller,parameters,query:request.url.searchParams,body});
return withHtml(github,response,{headers:request.headers,parameters});
}
function toRestResponse(response,{method,url,headers},repositoryId){
if(response.kind==='empty')
return{status:response.status,headers:{},body:undefined,isFault:false};
if(response.kind==='redirect')
return{status:302,headers:{location:response.location},body:undefined,isFault:false};
if(response.kind==='html'){
const type={'content-type':'text/html;charset=utf-8'};
return{status:200,headers:type,body:response.html,isFault:false};
}
if(response.kind==='moved'){
const{location}=response;
const body={message:'Moved Permanently',url:location,documentation_url:`${DOCUMENTATION}#http-redirects`};
return{status:method==='GET'?301:307,headers:{location},body,isFault:false};
}
if(response.kind==='object'&&method!=='GET'){
const{status,body,location}=response;
return{status,headers:location===undefined?{}:{location},body,isFault:false};
}
const page=response.kind==='list'?selectPage(response.items,url,repositoryId):undefined;
const body=response.kind==='list'?response.wrap(page?.items??[]):response.body;
const etag=`W/"${(0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(body)).digest('hex')}"`;
const validators={
etag,
'cache-control':'private, max-age=60, s-maxage=60',
...(page?.link&&{link:page.link})
};
if(headers['if-none-match']===etag)
return{status:304,headers:validators,body:undefined,isFault:false};
return{status:200,headers:validators,body,isFault:false};
}
function countRequest(caller){
if(!caller)
return;
if(caller.requestsUsed>=caller.rateLimit){
const holder=caller.kind==='installation'?'installation':`user ID ${caller.account.id}`;
throw new ApiError(403,`API rate limit exceeded for ${holder}.`);
}
caller.requestsUsed+=1;
}
function rateLimitHeaders(github,caller,match){
const{rateLimit,requestsUsed}=caller??{rateLimit:60,requestsUsed:0};
const nextHour=Math.ceil(github.now().getTime()/ 3_600_000)*3600;
const resource=/^\/(graphql|search)/.exec(match?.route.template??'')?.[1]??'core';
return{
'x-ratelimit-limit':String(rateLimit),
'x-ratelimit-remaining':String(rateLimit-requestsUsed),
'x-ratelimit-used':String(requestsUsed),
'x-ratelimit-reset':String(nextHour),
'x-ratelimit-resource':resource
};
}
function accessHeaders(caller,match){
if(!caller)
return{};
if(caller.kind==='personal')
return{'x-oauth-scopes':'repo, workflow','x-accepted-oauth-scopes':''};
const permissions=Object.entries(match?.route.required??{}).map(([name,level])=>`${name}=${level}`);
return permissions.length===0?{}:{'x-accepted-github-permissions':permissions.join('; ')};
}
function parseJson(body){
try{
return body.length>0?JSON.parse(body.toString('utf8')):undefined;
}
catch{
return undefined;
}
}
var consumers_=__webpack_require__(38321);
var external_node_child_process_=__webpack_require__(31421);
;
const GIT_PATH=/^\/([^/]+)\/([^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/;
const SERVICES=['git-upload-pack','git-receive-pack'];
function parseGitRequest(github,url){
const[,owner,name,path]=GIT_PATH.exec(url.pathname)??[];
if(owner===undefined||name===undefined||path===undefined)
return undefined;
const service=serviceOf(url);
return{repository:findRepository(github,owner,name),path,service,isPush:service==='git-receive-pack'};
}
function serviceOf(url){
const path=url.pathname;
const named=path.endsWith('/info/refs')?url.searchParams.get('service'):path.slice(path.lastIndexOf('/')+1);
return SERVICES.find((one)=>one===named);
}
function gitRefusal(github,{repository,isPush},caller){
const mayRead=repository&&hasPermission(caller,repository,{contents:'read'});
if(!caller&&(isPush||!mayRead))
return{status:401,text:'Authentication failed'};
if(!mayRead)
return{status:404,text:'Repository not found.'};
if(!isPush||hasPermission(caller,repository,{contents:'write'}))
return undefined;
if(editableBranches(github,caller,repository).length>0)
return undefined;
return{status:403,text:`Permission to ${fullName(repository)}.git denied to ${caller?.account.login??''}.`};
}
async function runGitBackend(exchange,{repository,path,service},{github,caller}){
if(service===undefined){
exchange.response.writeHead(403,{'content-type':'text/plain'}).write('Please upgrade your git client.');
return;
}
const mayWrite=hasPermission(caller,repository,{contents:'write'});
const mayWriteWorkflows=hasPermission(caller,repository,{workflows:'write'});
await serveGit(exchange,{
directory:repository.git.directory,
isAdvertisement:path==='/info/refs',
service,
environment:{
...repository.git.environment,
EMULATOR_WORKFLOWS:mayWriteWorkflows?'write':'none',
EMULATOR_BRANCHES:mayWrite?'':editableBranches(github,caller,repository).join(' ')
}
});
}
async function serveGit({request,response},{directory,service,isAdvertisement,environment}){
const protocol=header(request,'git-protocol');
const question=isAdvertisement?['--http-backend-info-refs']:[];
const child=(0,external_node_child_process_.spawn)('git',[service.slice('git-'.length),'--stateless-rpc',...question,directory],{
stdio:['pipe','pipe','ignore'],
env:{...environment,GIT_PROTOCOL:protocol}
});
response.on('close',()=>child.kill());
child.stdin.on('error',()=>undefined);
const body=header(request,'content-encoding')==='gzip'?request.pipe((0,external_node_zlib_.createGunzip)()):request;
body.pipe(child.stdin);
const closed=(0,external_node_events_.once)(child,'close');
response.writeHead(200,{
'cache-control':'no-cache',
'content-type':`application/x-${service}-${isAdvertisement?'advertisement':'result'}`
});
if(isAdvertisement&&!protocol.split(':').includes('version=2'))
response.write(announcement(service));
for await(const chunk of child.stdout)
response.write(chunk);
await closed;
}
function announcement(service){
const line=`# service=${service}\n`;
return `${(line.length+4).toString(16).padStart(4,'0')}${line}0000`;
}
function header({headers},name){
const value=headers[name];
return typeof value==='string'?value:'';
}
;
const API_ROOT='/api/v3';
async function handleRequest(service,request,response){
try{
const url=new URL(request.url??'/',service.github.serverUrl);
const git=parseGitRequest(service.github,url);
response.once('finish',()=>void isCut(service,'responded',request));
if(await isCut(service,'received',request))
return;
const{page}=service;
if(git)
await handle_request_serveGit(service,{request,response},git);
else if(await serveSignedLog(service.github,{request,response},url))
return;
else if(serveUpload(service.github,{request,response},url))
return;
else if(page&&!url.pathname.startsWith('/api/'))
servePage(response,await page(url.pathname));
else
await serveRest(service,{request,response},url);
}
catch(error){
if(!response.headersSent)
response.writeHead(500,{'content-type':'text/plain'});
response.end(Error.isError(error)?error.stack:String(error));
}
}
const PAGE_HEADERS={
'content-type':'text/html; charset=utf-8',
'content-security-policy':"default-src 'none'; style-src 'unsafe-inline'; img-src data:"
};
const NO_PAGE='<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not found</title><body style="font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 38rem; padding: 0 1rem"><main><h1>There is no such page</h1><p><a href="/" style="display: inline-block; padding: .7rem 0">Back to the start</a></p></main>';
function servePage(response,html){
response.writeHead(html===undefined?404:200,PAGE_HEADERS).end(html??NO_PAGE);
}
async function isCut({observers},phase,request){
const replies=await Promise.all(observers.map((observe)=>observe(phase,request)));
if(!replies.includes('cut'))
return false;
request.socket.destroy();
return true;
}
async function handle_request_serveGit({github},{request,response},git){
const caller=gitCaller(github,request);
const refusal=caller==='invalid'?{status:401,text:'Invalid username or token.'}:gitRefusal(github,git,caller);
const{repository}=git;
if(refusal||caller==='invalid'||!repository){
const{status,text}=refusal??{status:404,text:'Repository not found.'};
const challenge=status===401?{'www-authenticate':'Basic realm="GitHub"'}:{};
response.writeHead(status,{'content-type':'text/plain',...challenge}).end(text);
return;
}
await runGitBackend({request,response},{...git,repository},{github,caller});
const isAdvertisement=git.path==='/info/refs';
if(git.isPush&&!isAdvertisement&&caller)
await syncBranches(github,repository,caller.account);
response.end();
}
function gitCaller(github,request){
try{
return authenticate(github,request.headers);
}
catch(error){
if(error instanceof ApiError)
return 'invalid';
throw error;
}
}
function pathBelowApi(path){
if(path==='/api/graphql')
return '/graphql';
return path.startsWith(`${API_ROOT}/`)?path.slice(API_ROOT.length):'';
}
async function serveRest(service,{request,response},url){
const rest={
method:request.method??'GET',
path:pathBelowApi(url.pathname),
url,
headers:request.headers,
body:await(0,consumers_.buffer)(request)
};
const handled=await service.rest.handle(rest,service.closing.signal);
recordExchange(service,rest,handled);
const{apiResponse,isDropped}=handled;
if(await isCut(service,'executed',request))
return;
if(!apiResponse||isDropped){
request.socket.destroy();
return;
}
const{status,body}=apiResponse;
response.writeHead(status,{...headersOf(handled),date:service.github.now().toUTCString()});
response.end(typeof body==='string'?body:body&&JSON.stringify(body));
}
function headersOf({match,apiResponse}){
return{
...(apiResponse?.body!==undefined&&{'content-type':'application/json; charset=utf-8'}),
'x-github-media-type':`github.v${match?.route.template==='/graphql'?4:3}; format=json`,
'x-github-api-version-selected':'2022-11-28',
vary:'Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding, Accept, X-Requested-With',
'x-github-request-id':(0,external_node_crypto_.randomUUID)(),
...apiResponse?.headers
};
}
function recordExchange({requests,listeners},rest,{match,requestBody,apiResponse,isDropped}){
const{method,path,url,headers}=rest;
const route=match?.route.template;
requests.push({method,route,path:path||url.pathname,status:isDropped?undefined:apiResponse?.status});
if(!apiResponse)
return;
const exchange={
method,
path,
route,
parameters:match?.parameters??{},
query:Object.fromEntries(url.searchParams),
requestHeaders:headers,
requestBody,
status:apiResponse.status,
responseHeaders:apiResponse.headers,
responseBody:apiResponse.body,
isFault:apiResponse.isFault
};
for(const listener of listeners)
listener(exchange);
}
;
const DEFAULT_SEARCH_PATH='/usr/local/bin:/usr/bin:/bin';
async function startGitHubEmulator(options={}){
const{now=()=>new Date(),searchPath=DEFAULT_SEARCH_PATH}=options;
const missingGraphqlFields=new Set(options.missingGraphqlFields);
const directory=options.directory??(await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),'github-emulator-')));
const server=(0,external_node_http_.createServer)();
server.listen(0,'127.0.0.1');
await(0,external_node_events_.once)(server,'listening');
const{port}=server.address();
const github=createState({serverUrl:`http://127.0.0.1:${port}`,now,searchPath,missingGraphqlFields});
const service={
github,
rest:createRestApi(github),
requests:[],
page:undefined,
listeners:[],
observers:[],
closing:new AbortController()
};
server.on('request',(request,response)=>void handleRequest(service,request,response));
return{
serverUrl:github.serverUrl,
apiUrl:github.apiUrl,
requests:service.requests,
get unknownRequests(){
return service.requests.filter(({route})=>route===undefined);
},
account:(login,id)=>findOrCreateAccount(github,login,id),
createRepository:(wanted)=>createRepository(github,directory,wanted),
fault:(fault)=>{
service.rest.faults.add(fault,fault);
},
before:(route,action)=>{
service.rest.hooks.add(route,action);
},
onExchange:(listener)=>void service.listeners.push(listener),
observe:(observer)=>void service.observers.push(observer),
servePages:(page)=>{
service.page=page;
},
async close(){
await stop(server,service);
if(options.directory===undefined)
await(0,promises_.rm)(directory,{recursive:true,force:true,maxRetries:3});
}
};
}
function createState({serverUrl,...options}){
let lastId=1000;
const nextId=()=>(lastId+=1);
return{
...options,
serverUrl,
apiUrl:`${serverUrl}${API_ROOT}`,
accounts:new Map(),
tokens:new Map(),
repositories:new Map(),
renamedRepositories:new Map(),
nextId,
nextLargeId:()=>3_000_000_000+nextId()
};
}
async function stop(server,{closing}){
closing.abort();
const closed=(0,external_node_events_.once)(server,'close');
server.close();
server.closeAllConnections();
await closed;
}
var start_model=__webpack_require__(74679);
;
async function startEmulators(options){
const{searchPath,script,maintainer,now,missingGraphqlFields=[],parent=(0,external_node_os_.tmpdir)()}=options;
const folder=await(0,promises_.mkdtemp)((0,external_node_path_.join)(parent,'forgehand-emulators-'));
const workspace=(0,external_node_path_.join)(folder,'workspace');
await(0,promises_.mkdir)(workspace);
const[github,model]=await Promise.all([
startGitHubEmulator({searchPath,directory:(0,external_node_path_.join)(folder,'github'),missingGraphqlFields,...(now&&{now})}),
(0,start_model.D)({script})
]);
for(const{login,id}of options.accounts??[])
github.account(login,id);
const close=async({keepFiles}={keepFiles:false})=>{
await Promise.all([github.close(),model.close()]);
if(!keepFiles)
await(0,promises_.rm)(folder,{recursive:true,force:true,maxRetries:5});
};
const repository=await github.createRepository(options.repository).catch(async(error)=>{
await close();
throw error;
});
repository.setPermission(maintainer,'write');
return{
github,
repository,
model,
folder,
workspace,
jobFor:(commentId,{token=repository.issueToken(),inputs,payload,...more})=>({
repository:repository.fullName,
serverUrl:github.serverUrl,
apiUrl:github.apiUrl,
token,
eventName:'issue_comment',
payload:payload??repository.issueCommentEvent(commentId),
workspace,
...more,
inputs:{'base-url':model.baseUrl,'api-key':model.apiKey,model:model.name,...inputs}
}),
close
};
}
}),
28847:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(canonicalJson),
u:()=>(isRecord)
});
function canonicalJson(value){
return JSON.stringify(value??null,(_,each)=>(isRecord(each)?sorted(each):each));
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function sorted(value){
return Object.fromEntries(Object.entries(value).sort(([a],[b])=>(a<b?-1:1)));
}
}),
82720:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(showAction)
});
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _run_action_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(81749);
var _terminal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(97985);
async function showAction(emulators,options,display){
const lines=[];
const runDisplay=await openRunDisplay(display);
const onLine=(line)=>{
lines.push((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(line));
runDisplay.onLine(line);
};
try{
const main=await(0,_run_action_js__WEBPACK_IMPORTED_MODULE_1__.C)(emulators,{...options,onLine,onEvent:runDisplay.onEvent});
const trace=main.outputs['trace-path']??'';
return{main,served:{view:{summary:main.summary,lines},trace}};
}
finally{
await runDisplay.close();
}
}
async function openRunDisplay({stream,redact,print}){
if(!(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.d7)(stream,process.env))
return{onLine:print,onEvent:undefined,close:()=>Promise.resolve()};
const{openDisplay}=await Promise.all([__webpack_require__.e(5356),__webpack_require__.e(1380),__webpack_require__.e(3446)]).then(__webpack_require__.bind(__webpack_require__,12387));
const{reporters}=await openDisplay({stream,environment:process.env,redact,trace:undefined});
const lines=[];
let state='silent';
return{
onLine:(line)=>void lines.push(line),
onEvent:(event)=>{
state=event.kind==='ended'?'ended':'running';
reporters.onEvent(event);
},
close:async()=>{
await reporters.close();
const unshown=lines.filter((line)=>state==='silent'||(state==='running'&&/^Error\b/.test(line)));
for(const line of unshown)
print(line);
}
};
}
}),
12271:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(keptText),
ew:()=>(copyOut),
y2:()=>(keptFiles)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _report_trace_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(39237);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(61165);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(57809);
function keptFiles({folder,repository,workspace},{trace}){
const traced=trace===''?{}:{trace,page:(0,_report_trace_file_js__WEBPACK_IMPORTED_MODULE_3__.gV)(trace)};
return{folder,repository:repository.state.git.directory,workspace,...traced};
}
async function copyOut(page,command){
const copy=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),`forgehand-${command}-`)),'trace.html');
(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_4__.O)(copy,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(page));
return copy;
}
function keptText({folder,...paths},style){
const lines=Object.entries(paths).map(([name,path])=>`${name.padEnd(12)}${path}`);
return `${style('bold','Kept')} in ${folder}\n\n${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_5__.pZ)(lines.join('\n'))}`;
}
}),
29850:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(packageRoot)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
function packageRoot(startedFile=process.argv[1]??''){
for(let folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(startedFile));;folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'action.yml'))&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'dist/index.js')))
return folder;
if(folder===(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`There is no built action beside ${startedFile}. Run npm run build.`);
}
}
}),
81749:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(machineEnvironment),
C:()=>(runAction)
});
;
const KNOWN=new Set(('add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher '+
'save-state set-env set-output stop-commands warning').split(' '));
const SPACE=String.raw `[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]`;
const LEADING=new RegExp(`^${SPACE}+`);
const DATA=[
['%0D','\r'],
['%0A','\n'],
['%25','%']
];
const PROPERTY=[
['%0D','\r'],
['%0A','\n'],
['%3A',':'],
['%2C',','],
['%25','%']
];
const LEGACY=[
['%3B',';'],
['%0D','\r'],
['%0A','\n'],
['%5D',']'],
['%25','%']
];
class CommandReader{
#resumeToken;
read(line){
const command=currentForm(line,this.#resumeToken)??legacyForm(line,this.#resumeToken);
if(!command)
return undefined;
if(this.#resumeToken!==undefined){
if(command.name.toLowerCase()!==this.#resumeToken.toLowerCase())
return undefined;
this.#resumeToken=undefined;
return{...command,name:RESUME};
}
if(command.name.toLowerCase()==='stop-commands')
this.#resumeToken=command.data;
return command;
}
}
const RESUME='resume';
function runnerCommands(output){
const reader=new CommandReader();
return output.split(/\r\n|\r|\n/).flatMap((line)=>{
const command=reader.read(line);
return command&&command.name!==RESUME?[command]:[];
});
}
function currentForm(line,token){
const text=line.replace(LEADING,'');
if(!text.startsWith('::'))
return undefined;
const end=text.indexOf('::',2);
if(end<0)
return undefined;
const command=partsOf(text.slice(2,end),{separator:',',unescapes:PROPERTY});
return isKnown(command.name,token)?{...command,data:runner_commands_unescape(text.slice(end+2),DATA)}:undefined;
}
function legacyForm(line,token){
const start=line.indexOf('##[');
const end=line.indexOf(']',start);
if(start<0||end<0)
return undefined;
const command=partsOf(line.slice(start+3,end),{separator:';',unescapes:LEGACY});
return isKnown(command.name,token)?{...command,data:runner_commands_unescape(line.slice(end+1),LEGACY)}:undefined;
}
function partsOf(text,{separator,unescapes}){
const at=text.indexOf(' ');
const name=at<0?text:text.slice(0,at);
const pairs=at<0
?[]
:text
.slice(at+1)
.trim()
.split(separator);
const entries=pairs.flatMap((pair)=>{
const sign=pair.indexOf('=');
return sign>0?[[pair.slice(0,sign),runner_commands_unescape(pair.slice(sign+1),unescapes)]]:[];
});
return{name,properties:Object.fromEntries(entries)};
}
function isKnown(name,token){
const lower=name.toLowerCase();
return KNOWN.has(lower)||lower===token?.toLowerCase();
}
function runner_commands_unescape(text,pairs){
return pairs.reduce((rest,[escaped,sign])=>rest.replaceAll(escaped,sign),text);
}
;
class LogView{
#print;
#masks=[];
#pending='';
#commands=new CommandReader();
constructor(print){
this.#print=print;
}
add(text){
const lines=`${this.#pending}${text}`.split(/\r?\n/);
this.#pending=lines.pop()??'';
for(const line of lines)
this.#read(line);
}
end(){
if(this.#pending!=='')
this.#read(this.#pending);
this.#pending='';
}
#read(line){
const command=this.#commands.read(line);
if(command)
this.#execute(command);
else
this.#printMasked(line);
}
#execute({name,data:value}){
const known=name.toLowerCase();
switch(known){
case 'add-mask':
if(value!=='')
this.#masks.push(value);
return;
case 'notice':
case 'warning':
case 'error':
this.#printMasked(`${known.slice(0,1).toUpperCase()}${known.slice(1)}: ${value}`);
return;
case 'group':
this.#printMasked(value);
return;
default:
}
}
#printMasked(line){
this.#print(this.#masks.reduce((text,mask)=>text.replaceAll(mask,'***'),line));
}
}
var external_node_child_process_=__webpack_require__(31421);
var external_node_events_=__webpack_require__(78474);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var dist=__webpack_require__(6637);
;
function parseFileCommands(text){
const values={};
const lines=text.split(/\r?\n/);
for(let index=0;index<lines.length;index+=1){
const line=lines[index]??'';
if(line==='')
continue;
const[,name,sign,rest='']=/^([^=<]+)(=|<<)(.*)$/s.exec(line)??[];
if(name===undefined)
throw new Error(`The runner cannot read this line: ${line}`);
if(sign==='='){
values[name]=rest;
continue;
}
const end=lines.indexOf(rest,index+1);
if(end<0)
throw new Error(`The block of ${name} has no end.`);
values[name]=lines.slice(index+1,end).join('\n');
index=end;
}
return values;
}
;
const CANCELLATION=[
['SIGINT',7500],
['SIGTERM',2500]
];
class RunnerEmulator{
#job;
#temp;
#state={};
#running;
constructor(job,temp){
this.#job=job;
this.#temp=temp;
}
static async start(job,parent){
return new RunnerEmulator(job,await(0,promises_.mkdtemp)((0,external_node_path_.join)(parent,'runner-')));
}
get temp(){
return this.#temp;
}
async main(){
return this.#step('main');
}
async post(){
return this.#step('post');
}
async cancel(){
const child=this.#running;
if(!child)
return;
const exited=new Promise((resolve)=>child.once('close',resolve));
for(const[signal,waitMs]of CANCELLATION){
child.kill(signal);
if(await settlesWithin(exited,waitMs))
return;
}
this.kill();
await exited;
}
kill(){
this.#running?.kill('SIGKILL');
}
async dispose(){
await(0,promises_.rm)(this.#temp,{recursive:true,force:true});
}
async #step(entry){
const definition=parseActionFile(await(0,promises_.readFile)((0,external_node_path_.join)(this.#job.action,'action.yml'),'utf8'));
const files=await this.#commandFiles();
const environment={...(await this.#environment(definition)),...files};
const startedAt=performance.now();
const{exitCode,log}=await this.#spawn((0,external_node_path_.join)(this.#job.action,definition.runs[entry]),environment);
const durationMs=performance.now()-startedAt;
this.#state={...this.#state,...parseFileCommands(await(0,promises_.readFile)(files.GITHUB_STATE,'utf8'))};
const outputs=parseFileCommands(await(0,promises_.readFile)(files.GITHUB_OUTPUT,'utf8'));
const summary=await(0,promises_.readFile)(files.GITHUB_STEP_SUMMARY,'utf8');
return{exitCode,log,outputs,summary,durationMs};
}
async #spawn(file,env){
const{workspace:cwd,onMessage}=this.#job;
const stdio=['ignore','pipe','pipe',...(onMessage?['ipc']:[])];
const child=(0,external_node_child_process_.spawn)(process.execPath,[file],{cwd,env,stdio:[...stdio]});
this.#running=child;
if(onMessage)
child.on('message',onMessage);
const disconnected=onMessage&&(0,external_node_events_.once)(child,'disconnect');
let log='';
for(const stream of[child.stdout,child.stderr]){
stream?.setEncoding('utf8').on('data',(text)=>{
log+=text;
this.#job.onLog?.(text);
});
}
const exitCode=await new Promise((resolve,reject)=>{
child.once('error',reject);
child.once('close',(code)=>{
resolve(code??undefined);
});
});
await disconnected;
this.#running=undefined;
return{exitCode,log};
}
async #commandFiles(){
const folder=(0,external_node_path_.join)(this.#temp,'_runner_file_commands');
await(0,promises_.mkdir)(folder,{recursive:true});
const make=async(name)=>{
const path=(0,external_node_path_.join)(folder,`${name}_${crypto.randomUUID()}`);
await(0,promises_.writeFile)(path,'');
return path;
};
return{
GITHUB_OUTPUT:await make('set_output'),
GITHUB_STATE:await make('save_state'),
GITHUB_STEP_SUMMARY:await make('step_summary'),
GITHUB_ENV:await make('set_env'),
GITHUB_PATH:await make('add_path')
};
}
async #environment(definition){
const{repository,serverUrl,apiUrl,token,eventName,payload,workspace,inputs}=this.#job;
const eventPath=(0,external_node_path_.join)(this.#temp,'event.json');
await(0,promises_.writeFile)(eventPath,JSON.stringify(payload));
const values={...defaultsOf(definition,token),...inputs};
return{
LANG:'C.UTF-8',
CI:'true',
GITHUB_ACTIONS:'true',
GITHUB_SERVER_URL:serverUrl,
GITHUB_API_URL:apiUrl,
GITHUB_GRAPHQL_URL:`${apiUrl}/graphql`,
GITHUB_REPOSITORY:repository,
GITHUB_REPOSITORY_OWNER:repository.split('/')[0]??'',
GITHUB_EVENT_NAME:eventName,
GITHUB_EVENT_PATH:eventPath,
GITHUB_WORKSPACE:workspace,
GITHUB_WORKFLOW:'Forgehand',
GITHUB_WORKFLOW_REF:`${repository}/.github/workflows/agent.yml@refs/heads/main`,
GITHUB_REF_NAME:'main',
GITHUB_JOB:'forgehand',
GITHUB_RUN_ID:String(this.#job.runId??1),
GITHUB_RUN_ATTEMPT:String(this.#job.runAttempt??1),
RUNNER_OS:'Linux',
RUNNER_TEMP:this.#temp,
ACTIONS_RUNTIME_TOKEN:`runtime-${crypto.randomUUID()}`,
...Object.fromEntries(Object.entries(values).map(([name,value])=>[inputVariable(name),value])),
...Object.fromEntries(Object.entries(this.#state).map(([name,value])=>[`STATE_${name}`,value])),
...this.#job.environment
};
}
}
function parseActionFile(text){
return(0,dist.parse)(text);
}
function defaultsOf({inputs},token){
return Object.fromEntries(Object.entries(inputs).map(([name,input])=>[
name,
String(input.default??'').replace('${{ github.token }}',token)
]));
}
function inputVariable(name){
return `INPUT_${name.replaceAll(' ','_').toUpperCase()}`;
}
async function settlesWithin(promise,ms){
const timer=Promise.withResolvers();
const id=setTimeout(()=>{
timer.resolve(false);
},ms);
const result=await Promise.race([promise.then(()=>true),timer.promise]);
clearTimeout(id);
return result;
}
var external_node_os_=__webpack_require__(48161);
;
async function runAction(emulators,options){
const{commentId,onLine,onEvent,signal,...job}=options;
const view=new LogView(onLine);
const onLog=(text)=>{
view.add(text);
};
const onMessage=onEvent&&
((event)=>{
onEvent(event);
});
const reports={onLog,...(onMessage&&{onMessage})};
const runner=await RunnerEmulator.start(emulators.jobFor(commentId,{...job,...reports}),emulators.folder);
signal.throwIfAborted();
signal.addEventListener('abort',()=>void runner.cancel());
const main=await runner.main();
await runner.post();
view.end();
return main;
}
function machineEnvironment(){
return{PATH:process.env['PATH']??'/usr/local/bin:/usr/bin:/bin',HOME:(0,external_node_os_.homedir)()};
}
}),
87628:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ci:()=>(addressOf),
gz:()=>(keepServing),
lP:()=>(openPages)
});
var node_events__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78474);
function openPages(emulators,served){
emulators.github.servePages(async(path)=>{
const{renderPath}=await Promise.all([__webpack_require__.e(9863),__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(5356),__webpack_require__.e(5551),__webpack_require__.e(6159),__webpack_require__.e(1682),__webpack_require__.e(4238),__webpack_require__.e(4960)]).then(__webpack_require__.bind(__webpack_require__,80998));
return await renderPath(path,emulators,served());
});
}
async function keepServing(urls,signal,say){
if(signal.aborted)
return;
say(`\n${urls.map((url)=>`Open ${url} (Ctrl+C ends it)\n`).join('')}`);
await(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal,'abort');
}
function addressOf({github}){
return `${github.serverUrl}/`;
}
}),
93798:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(RequestDigests)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28847);
class RequestDigests{
#digests=new Map();
traced(event){
return event.kind==='child'||event.kind==='request'?this.#traced(event,0):event;
}
#traced(event,conversation){
if(event.kind==='child')
return{...event,event:this.#traced(event.event,event.child)};
if(event.kind!=='request')
return event;
const{added,...request}=event;
const digests=(this.#digests.get(conversation)??[]).slice(0,request.reused);
for(const message of added)
digests.push(nextDigest(digests.at(-1)??'',message));
this.#digests.set(conversation,digests);
return{...request,messages:digests.length,digest:digests.at(-1)??''};
}
}
function nextDigest(digest,message){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
.update(`${digest}\n${(0,_agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(message)}`)
.digest('hex')
.slice(0,32);
}
}),
39237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lh:()=>(MAX_TRACE_DEPTH),
Q:()=>(tracePathIn),
T$:()=>(TRACE_VERSION),
VZ:()=>(MAX_TRACE_BYTES),
eM:()=>(TraceFile),
gV:()=>(pageBeside),
hI:()=>(TRACE_START),
ij:()=>(MAX_TRACE_LINE),
on:()=>(TRACE_SCHEMA),
v$:()=>(traceLines)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _request_digests_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(93798);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(99736);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57809);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
const TRACE_SCHEMA='forgehand.trace';
const TRACE_VERSION=1;
const MAX_TRACE_LINE=32*1024*1024;
const MAX_TRACE_DEPTH=200;
const TRACE_START=`{"schema":"${TRACE_SCHEMA}"`;
const MAX_TRACE_BYTES=512*1024*1024;
const UNICODE_LINE_ENDS=/[\u0085\u2028\u2029]/g;
function escapeCharacter(character){
return `\\u${character.charCodeAt(0).toString(16).padStart(4,'0')}`;
}
class TraceFile{
#options;
#startedAt;
#file;
#lines=[];
#bytes=0;
#digests=new _request_digests_js__WEBPACK_IMPORTED_MODULE_0__.R();
constructor(options){
this.#options=options;
this.#startedAt=options.now();
this.#file=(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__.D)(options.path);
const startedAt=new Date(this.#startedAt).toISOString();
this.#add({schema:TRACE_SCHEMA,version:TRACE_VERSION,startedAt});
this.#flush();
}
onEvent(event){
if(event.kind==='delta')
return;
this.#add({at:this.#options.now()-this.#startedAt,...this.#digests.traced(event)});
if(event.kind==='request'||(event.kind==='child'&&event.event.kind==='request'))
this.#flush();
else if(this.#lines.length===1)
setImmediate(()=>{
this.#flush();
});
}
close(){
this.#flush();
this.#file?.[Symbol.dispose]();
this.#file=undefined;
return Promise.resolve();
}
#add(line){
if(this.#file!==undefined)
this.#lines.push(JSON.stringify(line).replace(UNICODE_LINE_ENDS,escapeCharacter));
}
#flush(){
if(this.#file===undefined||this.#lines.length===0)
return;
const bytes=Buffer.from(`${this.#lines.join('\n')}\n`);
this.#lines=[];
this.#bytes+=bytes.length;
const{maxBytes=MAX_TRACE_BYTES}=this.#options;
if(this.#bytes>maxBytes){
this.#giveUp(`it would exceed ${maxBytes} bytes. Later events are missing.`);
return;
}
try{
this.#file.write(bytes);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error))
throw error;
this.#giveUp(`${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_1__.W)(error)}.`);
}
}
#giveUp(reason){
this.#file?.[Symbol.dispose]();
this.#file=undefined;
this.#options.onFailure(`The trace can no longer be written: ${reason}`);
}
}
function tracePathIn(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder,'trace.jsonl');
}
function pageBeside(tracePath){
return `${tracePath.replace(/\.jsonl?$/,'')}.html`;
}
async function*traceLines(input){
let pieces=[];
let length=0;
for await(const chunk of input){
for(const[index,piece]of chunk.split('\n').entries()){
if(index>0){
yield lineOf(pieces);
pieces=[];
length=0;
}
if(length<=MAX_TRACE_LINE)
pieces.push(piece);
length+=piece.length;
}
}
if(length>0)
yield lineOf(pieces);
}
function lineOf(pieces){
return pieces.join('').replace(/\r$/,'');
}
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
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975);
const REASONS={
ENOENT:'there is no such file or folder',
ENOTDIR:'a part of its path is a file, not a folder',
EISDIR:'it is a folder, not a file',
EEXIST:'something else has this name',
EACCES:'you have no permission',
EPERM:'the operating system does not permit it',
EROFS:'the disk is read-only',
ENOSPC:'the disk is full',
EDQUOT:'your disk quota is used up',
ENAMETOOLONG:'its path is too long',
ELOOP:'its symbolic links form a loop',
EMFILE:'too many files are open',
ENFILE:'too many files are open',
EBUSY:'another program is using it',
ETXTBSY:'another program is running it',
EIO:'the disk reports an error'
};
function fileProblem({code='',errno}){
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(errno));
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
57809:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(createOwnFile),
O:()=>(writeOwnFile)
});
var tslib__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(67877);
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(99736);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(22388);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(75455);
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function createOwnFile(path,content=''){
const file=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
const start=(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__.dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))??(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(start,file));
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(start,{recursive:true,mode:0o700});
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_5__.c)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(start),dir,{create:true}),false);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder.at(base),{throwIfNoEntry:false})?.isFile()===false)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} is a link, a folder or a device, so it was not overwritten. Choose another file.`);
const unfinished=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,new DisposableStack(),false);
const next=unfinished.adopt(folder.at(`.forgehand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`),(name)=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(name,{force:true});
});
const created=unfinished.use(new _open_file_js__WEBPACK_IMPORTED_MODULE_6__.T(next,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o600));
created.write(content);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(next,folder.at(base));
unfinished.move();
return created;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_1);
}
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} cannot be written: ${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__.W)(error)}. Choose another file.`,{cause:error});
}
}
function writeOwnFile(path,content){
createOwnFile(path,content)[Symbol.dispose]();
}
}),
31657:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ku:()=>(runnerFolders),
PV:()=>(homeIn),
Wm:()=>(programIn),
h2:()=>(homesOfPeople),
t7:()=>(realPaths)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
function runnerFolders(temp,program){
const[,running]=/^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program)??[];
return[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,'..','..'),...(running===undefined?[]:[running])];
}
function homesOfPeople(){
const accounts=((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/etc/passwd','utf8'))??'').split('\n');
return accounts.flatMap((line)=>{
const[,,uid,,,folder]=line.split(':');
const isPerson=uid==='0'||Number(uid)>=FIRST_PERSON;
return isPerson&&folder?.startsWith('/')&&folder!=='/'?folder:[];
});
}
const FIRST_PERSON=1000;
function homeIn(root,homes){
return realPaths(homes).find((home)=>[...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(home),home].some((folder)=>isSameFolder(folder||'/',root)));
}
function programIn(root,nodeOptions='',options=process.execArgv){
const words=[nodeOptions,...options].flatMap((text)=>text.split(/[\s"'=]+|file:\/\//)).filter(Boolean);
const unknown=words.findIndex((word,index)=>LOADS.test(word)&&words[index+1]?.startsWith('/')!==true);
if(unknown!==-1)
return words.slice(unknown,unknown+2).join(' ');
const folders=words.filter((word)=>word.includes('/')).map((word)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word)));
return homeIn(root,[process.argv[1]??'',process.execPath,...folders]);
}
const LOADS=/^(-r|--(require|import|(experimental[-_])?loader|experimental[-_]default[-_]config[-_]file))$/;
function isSameFolder(one,other){
const[a,b]=[one,other].map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:true})));
return one===other||(a!==undefined&&a.dev===b?.dev&&a.ino===b.ino);
}
function realPaths(paths){
return[...new Set(paths.flatMap((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path))??[]))];
}
}),
20725:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ai:()=>(number),
p6:()=>(date)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68729);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
function string(params){
return core._coercedString(schemas.ZodString,params);
}
function number(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt,params);
}
function boolean(params){
return core._coercedBoolean(schemas.ZodBoolean,params);
}
function bigint(params){
return core._coercedBigint(schemas.ZodBigInt,params);
}
function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.aPP,params);
}
})
};
;
