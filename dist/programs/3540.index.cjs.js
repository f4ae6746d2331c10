"use strict";
exports.id=3540;
exports.ids=[3540];
exports.modules={
19896:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D_:()=>(identity),
Fy:()=>(limits),
HJ:()=>(conversationKinds),
KD:()=>(CONVERSATION_KINDS),
Kp:()=>(denial),
LU:()=>(tokens),
Rz:()=>(milliseconds),
U9:()=>(count),
Uu:()=>(conversationEvent),
gE:()=>(callEnd),
q9:()=>(price),
yf:()=>(severity)
});
var zod_1_=__webpack_require__(3301);
var _agent_call_status_js_0_=__webpack_require__(41079);
const milliseconds=zod_1_.aig().min(0);
const count=zod_1_.Whr().min(0);
const tokens=zod_1_.Ikc({
input:count.describe('The whole prompt, cached parts included.'),
cachedInput:count.describe("The part of input read from the provider's cache."),
cacheWrite:count.optional().describe("The part of input written to the provider's cache."),
output:count.describe('Everything generated, reasoning included.'),
reasoning:count.describe('The part of output that is hidden reasoning.'),
isEstimate:zod_1_.zMY().describe('True when the provider reported no usage.')
})
.meta({id:'tokens'});
const price=zod_1_.Ikc({
input:zod_1_.aig(),
cachedInput:zod_1_.aig(),
cacheWrite:zod_1_.aig().optional().describe('Default: as input.'),
output:zod_1_.aig()
})
.describe('US dollars per million tokens.')
.meta({id:'price'});
const limits=zod_1_.Ikc({
turns:zod_1_.aig(),
tokens:zod_1_.aig(),
minutes:zod_1_.aig(),
dollars:zod_1_.aig().optional()
})
.meta({id:'limits'});
const identity=zod_1_.Ikc({name:zod_1_.YjP(),host:zod_1_.YjP()}).meta({id:'identity'});
const severity=zod_1_.k5n(['critical','high','medium','none']);
const denial=zod_1_.Ikc({
command:zod_1_.YjP(),
reason:zod_1_.YjP(),
remedy:zod_1_.YjP().optional().describe('The line of agent.yml that would allow the command.')
})
.meta({id:'denial'});
const approvalRequest=zod_1_.Ikc({command:zod_1_.YjP(),cwd:zod_1_.YjP(),reason:zod_1_.YjP(),severity})
.describe('The command that a person is asked to approve. It ended the run.')
.meta({id:'approvalRequest'});
const toolCall=zod_1_.Ikc({
id:zod_1_.YjP().describe('Unique within its message; a result names it as its callId.'),
name:zod_1_.YjP(),
arguments:zod_1_.YjP().describe('The text that the model wrote; it should be JSON.'),
problem:zod_1_.YjP().optional().describe('Why the call could not be read.')
})
.meta({id:'toolCall'});
const image=zod_1_.Ikc({
type:zod_1_.k5n(['image/png','image/jpeg','image/gif','image/webp']),
bytes:count,
sha256:zod_1_.YjP()
})
.describe('An image of the message. Its bytes are not in the trace.')
.meta({id:'image'});
const message=zod_1_.gMt('role',[
zod_1_.Ikc({role:zod_1_.euz('system'),text:zod_1_.YjP()}),
zod_1_.Ikc({role:zod_1_.euz('user'),text:zod_1_.YjP(),images:zod_1_.YOg(image).optional()}),
zod_1_.Ikc({
role:zod_1_.euz('assistant'),
text:zod_1_.YjP(),
thinking:zod_1_.YjP(),
toolCalls:zod_1_.YOg(toolCall),
providerMetadata:zod_1_.Ikc({from:zod_1_.YjP(),content:zod_1_.L5J()})
.optional()
.describe('What the provider wants back with the message.')
}),
zod_1_.Ikc({
role:zod_1_.euz('tool'),
callId:zod_1_.YjP(),
name:zod_1_.YjP(),
ok:zod_1_.zMY(),
text:zod_1_.YjP()
})
])
.meta({id:'message'});
const tool=zod_1_.Ikc({
name:zod_1_.YjP(),
description:zod_1_.YjP(),
parameters:zod_1_.g1P(zod_1_.YjP(),zod_1_.L5J()).describe('JSON Schema.'),
cachePolicy:zod_1_.k5n(['none','cacheable','mutating'])
})
.meta({id:'tool'});
const call={callId:zod_1_.YjP(),name:zod_1_.YjP(),subject:zod_1_.YjP()};
const callEnd={
status:zod_1_.k5n(_agent_call_status_js_0_.W0).optional().describe('How the call ended. `done`: it did what was asked.'),
exitCode:zod_1_.Whr().optional().describe('Of the command that the call ran.')
};
const limit=zod_1_.k5n(['turns','tokens','minutes','dollars']);
const conversationKinds=[
zod_1_.Ikc({
kind:zod_1_.euz('session'),
model:zod_1_.YjP(),
contextWindow:zod_1_.aig(),
summarizer:zod_1_.YjP().optional(),
expectsChange:zod_1_.zMY(),
hasCheckpoints:zod_1_.zMY(),
limits,
price:price.optional(),
usedMs:milliseconds
})
.describe('A conversation with the model begins.'),
zod_1_.Ikc({kind:zod_1_.euz('tools'),tools:zod_1_.YOg(tool)})
.describe('The tools that every request of the conversation offers. Follows the first request.'),
zod_1_.Ikc({
kind:zod_1_.euz('request'),
model:zod_1_.YjP(),
isTurn:zod_1_.zMY(),
reused:count,
messages:count,
digest:zod_1_.YjP()
})
.describe('A request is sent to the model. `digest` stands for its messages.'),
zod_1_.Ikc({
kind:zod_1_.euz('response'),
end:zod_1_.k5n(['complete','length','content-filter']),
tokens,
contextWindow:zod_1_.aig(),
hiddenImages:count.optional().describe('How many images of the request the model was not shown.'),
text:zod_1_.YjP().optional()
})
.describe('The request was answered. The text of a turn is in the `message` that follows.'),
zod_1_.Ikc({
kind:zod_1_.euz('request-failed'),
reason:zod_1_.k5n(['context-overflow','refused','aborted','error']),
message:zod_1_.YjP(),
contextWindow:zod_1_.aig()
})
.describe('The request got no response.'),
zod_1_.Ikc({kind:zod_1_.euz('repetition'),chars:zod_1_.Whr().min(0).max(50_000_000)})
.describe('The response was stopped because it only repeated itself. `chars` of it had arrived.'),
zod_1_.Ikc({kind:zod_1_.euz('interrupted'),by:zod_1_.k5n(['minutes','cancel','stop','wrap-up'])})
.describe('The work in progress is stopped. `wrap-up` is the time limit of the last turn.'),
zod_1_.Ikc({kind:zod_1_.euz('tree-compared'),hasChanged:zod_1_.zMY().optional()})
.describe('The work tree was compared with the one before the work.'),
zod_1_.Ikc({kind:zod_1_.euz('turn'),turn:count}).describe('A turn begins.'),
zod_1_.Ikc({kind:zod_1_.euz('message'),message}).describe('A message joined the conversation.'),
zod_1_.Ikc({kind:zod_1_.euz('tool-started'),...call}).describe('A tool call begins.'),
zod_1_.Ikc({
kind:zod_1_.euz('tool-finished'),
...call,
ok:zod_1_.zMY().describe('False when the model got no proper result.'),
...callEnd,
text:zod_1_.YjP(),
durationMs:milliseconds,
cached:zod_1_.zMY(),
denial:denial.optional(),
approvalRequest:approvalRequest.optional(),
dedupeKey:zod_1_.YjP().optional()
})
.describe('The call ended. `text` is what the model sees. `cached`: the result of an equal call was reused.'),
zod_1_.Ikc({
kind:zod_1_.euz('file-modified'),
callId:zod_1_.YjP(),
path:zod_1_.YjP(),
added:count,
removed:count,
isNew:zod_1_.zMY().optional(),
diff:zod_1_.YjP().optional().describe('The changed lines, each after `+` or `-`. Older traces lack it.')
})
.describe('The call wrote, created or deleted a file. `added` and `removed` count lines.'),
zod_1_.Ikc({
kind:zod_1_.euz('checkpoint'),
checkpoint:zod_1_.Ikc({number:count,id:zod_1_.YjP()}),
callId:zod_1_.YjP()
})
.describe('The state of the work tree before a call that may change it.'),
zod_1_.Ikc({kind:zod_1_.euz('compaction'),step:zod_1_.k5n(['masked','summarized']),freedTokens:zod_1_.aig()})
.describe('Earlier turns were rewritten to make room.'),
zod_1_.Ikc({kind:zod_1_.euz('usage'),tokens}).describe('The provider counted the tokens of a request.'),
zod_1_.Ikc({kind:zod_1_.euz('other-model-usage'),model:zod_1_.YjP(),tokens,price:price.optional()})
.describe('The same for a model other than that of the run: for a tool, a summary or as the fallback.'),
zod_1_.Ikc({kind:zod_1_.euz('retry'),reason:zod_1_.YjP(),waitMs:milliseconds,attempt:count})
.describe('A request failed and is sent again.'),
zod_1_.Ikc({kind:zod_1_.euz('fallback'),from:identity,to:identity,reason:zod_1_.YjP()})
.describe('Another model answers from now on.'),
zod_1_.Ikc({kind:zod_1_.euz('nudge'),text:zod_1_.YjP()})
.describe('The model got a message besides tool results, for example that a limit is near.'),
zod_1_.Ikc({kind:zod_1_.euz('limit'),limit}).describe('A limit ended the work.'),
zod_1_.Ikc({
kind:zod_1_.euz('done'),
end:zod_1_.k5n(['finished','stopped','halted','stuck','awaiting-approval','cancelled'])
})
.describe('The work of the model ended.'),
zod_1_.Ikc({
kind:zod_1_.euz('bug'),
tool:zod_1_.YjP(),
stack:zod_1_.YjP(),
callId:zod_1_.YjP().optional()
})
.describe('A part of Forgehand crashed; the run went on.')
];
const conversationEvent=zod_1_.gMt('kind',conversationKinds);
const CONVERSATION_KINDS=new Set(conversationKinds.map(({shape})=>shape.kind.value));
}),
98788:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
v:()=>(traceLines)
});
var _trace_file_js_0_=__webpack_require__(39237);
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
if(length<=_trace_file_js_0_.ij)
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
13540:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(tracePage),
A:()=>(writeTracePage)
});
var external_node_fs_=__webpack_require__(73024);
var external_node_crypto_=__webpack_require__(77598);
var promises_=__webpack_require__(51455);
var errors=__webpack_require__(59973);
var trace_lines=__webpack_require__(98788);
var file_problem=__webpack_require__(99736);
var schemas=__webpack_require__(3301);
var run_record=__webpack_require__(61183);
var conversation_events=__webpack_require__(19896);
var trace_file=__webpack_require__(39237);
var effort=__webpack_require__(17987);
;
const person=schemas.Ikc({login:schemas.YjP(),id:schemas.Whr(),isBot:schemas.zMY()}).meta({id:'person'});
const request=schemas.Ikc({
verb:schemas.k5n([
'fix',
'explain',
'ask',
'plan',
'help',
'doctor',
'approve',
'continue',
'forget',
'update',
'stop',
'undo',
'retry',
'review'
]),
flags:schemas.Ikc({
model:schemas.YjP().optional(),
budget:schemas.aig().optional(),
turns:schemas.aig().optional(),
minutes:schemas.aig().optional(),
base:schemas.YjP().optional(),
effort:schemas.k5n(effort.i).optional(),
draft:schemas.zMY(),
dryRun:schemas.zMY(),
adopt:schemas.euz(true).optional()
}),
text:schemas.YjP()
})
.meta({id:'request'});
const item=schemas.Ikc({id:schemas.YjP(),title:schemas.YjP(),text:schemas.YjP(),repository:schemas.YjP().optional()});
const trigger=schemas.gMt('kind',[
schemas.Ikc({kind:schemas.euz('comment'),commentId:schemas.Whr()}),
schemas.Ikc({
kind:schemas.euz('review'),
reviewId:schemas.Whr(),
commentId:schemas.Whr().optional(),
hasCommand:schemas.zMY(),
requestsChanges:schemas.zMY().optional()
}),
schemas.Ikc({kind:schemas.euz('label'),label:schemas.YjP()}),
schemas.Ikc({kind:schemas.euz('assignment')}),
schemas.Ikc({
kind:schemas.euz('ci'),
failure:schemas.Ikc({
source:schemas.gMt('kind',[
schemas.Ikc({
kind:schemas.euz('workflow'),
runId:schemas.Whr(),
attempt:schemas.Whr(),
workflowId:schemas.Whr(),
path:schemas.YjP()
}),
schemas.Ikc({kind:schemas.euz('suite'),suiteId:schemas.Whr(),app:schemas.YjP()})
]),
name:schemas.YjP(),
conclusion:schemas.YjP(),
headSha:schemas.YjP(),
headBranch:schemas.YjP().optional(),
isFork:schemas.zMY(),
url:schemas.YjP()
}),
people:schemas.YOg(person),
attempt:schemas.Whr().optional(),
repair:schemas.Ikc({branch:schemas.YjP(),key:schemas.YjP(),failure:schemas.YjP().optional()}).optional()
}),
schemas.Ikc({kind:schemas.euz('auto-review'),headSha:schemas.YjP()}),
schemas.Ikc({
kind:schemas.euz('prompt'),
taskId:schemas.YjP(),
item:item.optional(),
runId:schemas.YjP(),
event:schemas.YjP(),
file:schemas.YjP().optional()
})
])
.meta({id:'trigger'});
const task=schemas.Ikc({
kind:schemas.euz('task'),
trigger,
subject:schemas.k5n(['issue','pull-request','repository']),
number:schemas.Whr(),
title:schemas.YjP(),
body:schemas.YjP(),
author:person,
instruction:schemas.YjP(),
createdAt:schemas.YjP(),
actor:person,
request,
defaultBranch:schemas.YjP()
})
.meta({id:'task'});
;
const placedCommand=schemas.Ikc({command:schemas.YjP(),cwd:schemas.YjP()}).meta({id:'placedCommand'});
const pending=schemas.Ikc({
number:schemas.Whr(),
request:request,
approved:schemas.YOg(placedCommand),
waiting:schemas.gMt('kind',[
schemas.Ikc({kind:schemas.euz('command'),...placedCommand.shape,severity:conversation_events.yf,reason:schemas.YjP()}),
schemas.Ikc({
kind:schemas.euz('change'),
files:schemas.YOg(schemas.Ikc({path:schemas.YjP(),mode:schemas.YjP(),blob:schemas.YjP()})),
patch:schemas.YjP()
}),
schemas.Ikc({
kind:schemas.euz('adoption'),
headSha:schemas.YjP(),
branch:schemas.YjP(),
page:schemas.YjP(),
protectedFiles:schemas.YOg(schemas.YjP()).describe('The first of them.'),
protectedCount:schemas.Whr()
})
]),
hash:schemas.YjP()
})
.meta({id:'pending'});
const publication=schemas.Ikc({
branch:schemas.YjP(),
headSha:schemas.YjP(),
isVerified:schemas.zMY(),
filesChanged:schemas.YOg(schemas.YjP()),
pullRequest:schemas.Ikc({number:schemas.Whr(),url:schemas.YjP()}).optional(),
isDraft:schemas.zMY(),
compareUrl:schemas.YjP(),
summary:schemas.YjP()
})
.meta({id:'publication'});
const plan=schemas.Ikc({hash:schemas.YjP(),text:schemas.YjP(),baseSha:schemas.YjP()}).meta({id:'plan'});
const outcome=schemas.gMt('kind',[
schemas.Ikc({kind:schemas.k5n(['proposed','updated','verify_failed']),publication}),
schemas.Ikc({
kind:schemas.k5n(['partial','stopped']),
reason:schemas.YjP(),
publication:publication.optional(),
overtaken:schemas.k5n(['merged','closed','retargeted'])
.optional()
.describe('What somebody did to the pull request while the commit was pushed.'),
answer:schemas.YjP().optional()
}),
schemas.Ikc({kind:schemas.euz('prepared'),filesChanged:schemas.YOg(schemas.YjP())}),
schemas.Ikc({
kind:schemas.euz('answered'),
answer:schemas.YjP(),
title:schemas.YjP().optional().describe('Of the report of a task.'),
issue:schemas.Ikc({number:schemas.Whr(),url:schemas.YjP(),change:schemas.k5n(['opened','updated','reopened','closed'])})
.optional()
.describe('The issue with the report of a task.'),
items:schemas.YOg(item).optional().describe('What a plan job has divided its task into.')
}),
schemas.Ikc({kind:schemas.euz('no_change'),explanation:schemas.YjP()}),
schemas.Ikc({
kind:schemas.euz('suggested'),
url:schemas.YjP().optional(),
filesChanged:schemas.YOg(schemas.YjP()),
summary:schemas.YjP()
}),
schemas.Ikc({
kind:schemas.euz('needs_approval'),
pending:schemas.YOg(pending),
publication:publication.optional()
}),
schemas.Ikc({
kind:schemas.euz('needs_input'),
publication:publication.optional(),
plan:plan.optional(),
takesReplies:schemas.zMY().optional()
}),
schemas.Ikc({
kind:schemas.euz('reviewed'),
review:schemas.Ikc({id:schemas.Whr(),url:schemas.YjP()}).optional(),
commit:schemas.YjP(),
findings:schemas.Ikc({
comments:schemas.Whr(),
listed:schemas.Whr(),
known:schemas.Whr(),
resolved:schemas.Whr(),
reopened:schemas.Whr()
}),
incompleteReason:schemas.YjP().optional(),
text:schemas.YjP()
}),
schemas.Ikc({kind:schemas.euz('planned'),plan,isKept:schemas.zMY()}),
schemas.Ikc({kind:schemas.k5n(['blocked','conflict','skipped','cancelled','failed']),reason:schemas.YjP()})
])
.describe('`kind` is the value of the output `outcome`.')
.meta({id:'outcome'});
;
const receivers=schemas.YOg(schemas.Ikc({...conversation_events.D_.shape,provider:schemas.YjP().optional()}))
.describe('Every model that the run can call, the main model first.');
const check=schemas.Ikc({
command:schemas.YjP(),
exitCode:schemas.Whr().optional(),
durationMs:conversation_events.Rz,
output:schemas.YjP(),
tests:schemas.Ikc({
hasRun:schemas.zMY(),
passed:conversation_events.U9.optional(),
failed:conversation_events.U9,
failing:schemas.YOg(schemas.YjP()),
passing:schemas.YOg(schemas.YjP()).optional()
})
.optional()
.describe('The tests, if the output does not show all of them.')
})
.meta({id:'check'});
const earlier=schemas.Ikc({
model:schemas.YjP(),
host:schemas.YjP(),
receivers,
durationMs:conversation_events.Rz,
turns:conversation_events.U9,
tokens:conversation_events.LU,
cost:schemas.aig().optional(),
tools:schemas.YOg(schemas.Ikc({
name:schemas.YjP(),
subject:schemas.YjP(),
...conversation_events.gE,
startedAt:conversation_events.Rz,
durationMs:conversation_events.Rz,
edits:schemas.YOg(schemas.Ikc({path:schemas.YjP(),added:conversation_events.U9,removed:conversation_events.U9}))
})),
verification:schemas.Ikc({before:schemas.YOg(check),after:schemas.YOg(check)}),
denials:schemas.YOg(conversation_events.Kp),
warnings:schemas.YOg(schemas.YjP()),
sandbox:schemas.YjP().optional()
})
.meta({id:'earlierJob'});
const pipelineKinds=[
schemas.Ikc({
kind:schemas.euz('started'),
run:schemas.Ikc({
task:task.optional(),
request:schemas.YjP().optional(),
model:schemas.YjP(),
host:schemas.YjP(),
receivers,
runUrl:schemas.YjP().optional(),
price:conversation_events.q9.optional(),
limits:conversation_events.Fy.omit({dollars:true})
})
})
.describe('The first event.'),
schemas.Ikc({
kind:schemas.euz('configured'),
model:schemas.YjP(),
host:schemas.YjP(),
receivers,
limits:conversation_events.Fy.omit({dollars:true}),
price:conversation_events.q9.optional()
})
.describe('The rules of the repository were read. These settings replace those of `started`.'),
schemas.Ikc({
kind:schemas.euz('step'),
step:schemas.k5n([
'permission',
'reading',
'preparing',
'installing',
'verifying-before',
'working',
'verifying-after',
'publishing'
])
})
.describe('A step of the run begins.'),
schemas.Ikc({kind:schemas.euz('base-commit'),commit:schemas.YjP(),page:schemas.YjP().optional()})
.describe('The commit that the work starts from, and the page of the fork that has it. A local run has none.'),
schemas.Ikc({kind:schemas.euz('attachments'),images:conversation_events.U9,texts:conversation_events.U9,missing:conversation_events.U9})
.describe('What people uploaded into the texts that the model gets. `missing` were not read.'),
schemas.Ikc({kind:schemas.euz('file-attached'),name:schemas.YjP(),bytes:conversation_events.U9})
.describe('The model attached a file, which the output `files-path` has under this name.'),
schemas.Ikc({
kind:schemas.euz('todo'),
items:schemas.YOg(schemas.Ikc({content:schemas.YjP(),status:schemas.k5n(['pending','in_progress','completed'])}))
})
.describe("The model's list of its steps, all of it."),
schemas.Ikc({kind:schemas.euz('structured-output'),json:schemas.YjP()})
.describe('What the run returns as data: compact JSON that matches the schema of the workflow.'),
schemas.Ikc({
kind:schemas.euz('threads-settled'),
threads:schemas.YOg(schemas.Ikc({
id:schemas.YjP(),
url:schemas.YjP(),
path:schemas.YjP(),
line:schemas.Whr().optional(),
verdict:schemas.k5n(['fixed','already_done','declined','answered','question','reverted']).optional(),
end:schemas.k5n(['resolved','open','left']),
commit:schemas.YjP().optional(),
note:schemas.YjP()
}))
})
.describe('What became of the review threads that the run has handled, or whose fix it reverted.'),
schemas.Ikc({
kind:schemas.euz('sandbox'),
description:schemas.YjP().optional(),
probes:schemas.YOg(schemas.Ikc({name:schemas.YjP(),held:schemas.zMY(),detail:schemas.YjP()})),
refused:schemas.YOg(schemas.YjP())
})
.describe('The sandbox was set up and attacked. Without `description`, none works here, and commands are refused.'),
schemas.Ikc({
kind:schemas.euz('dependencies'),
tool:schemas.YjP().describe('Such as npm.'),
command:schemas.YjP(),
result:schemas.k5n(['installed','present','failed']),
durationMs:conversation_events.Rz,
problem:schemas.Ikc({
title:schemas.YjP().describe('What is missing now.'),
cause:schemas.YjP(),
line:schemas.YjP().describe('The line of the output that names the cause; empty for none.'),
advice:schemas.YjP(),
yaml:schemas.YjP(),
output:schemas.YjP().describe('The beginning and the end of the output.')
})
.optional()
})
.describe('The declared dependencies of one tool were installed, found installed, or could not be installed.'),
schemas.Ikc({kind:schemas.euz('checked'),when:schemas.k5n(['before','after']),check})
.describe('A check of the repository ran.'),
schemas.Ikc({
kind:schemas.euz('annotations'),
annotations:schemas.YOg(schemas.Ikc({
path:schemas.YjP(),
line:schemas.Whr().min(1),
severity:schemas.k5n(['error','warning','notice']),
title:schemas.YjP(),
message:schemas.YjP()
}))
})
.describe('What the checks say about lines of the change.'),
schemas.Ikc({kind:schemas.euz('checks-not-run'),commands:schemas.YOg(schemas.YjP())})
.describe('These checks do not run, because the code is from a fork.'),
schemas.Ikc({
kind:schemas.euz('approved'),
hash:schemas.YjP(),
what:schemas.k5n(['command','change','adoption','plan']),
by:schemas.YjP().describe('The login of the person.'),
claim:schemas.YjP().describe('Identifies the approving comment.'),
writtenAt:schemas.YjP().describe('ISO 8601, UTC.')
})
.describe('A person has approved a command, a change, the head of a fork or a plan for this run.'),
schemas.Ikc({
kind:schemas.euz('stop-requested'),
by:schemas.Ikc({login:schemas.YjP(),id:schemas.Whr()}),
writtenAt:schemas.YjP().describe('ISO 8601, UTC.'),
claim:schemas.YjP().describe('Identifies the comment that asks to stop.')
})
.describe('A person has asked to stop. The run ends soon.'),
schemas.Ikc({kind:schemas.euz('warning'),text:schemas.YjP()}).describe('Something that users should know.'),
schemas.Ikc({
kind:schemas.euz('files-excluded'),
paths:schemas.YOg(schemas.YjP()),
rules:schemas.YOg(schemas.YjP()).default([]).describe('The rule that excludes each of `paths`, in their order.'),
patch:schemas.YjP()
})
.describe('Files were changed and left out of the change, because they need approval or must not change.'),
schemas.Ikc({kind:schemas.euz('files-unpublished'),paths:schemas.YOg(schemas.YjP())})
.describe('All files of the work that are not published. The checks had them, so they prove nothing about what is.'),
schemas.Ikc({kind:schemas.euz('work-started'),rules:schemas.YjP(),tree:schemas.YjP()})
.describe('The work can change files from now on. `tree` is the work tree before that, `rules` the commit whose rules apply.'),
schemas.Ikc({kind:schemas.euz('change-recorded'),rules:schemas.YjP(),tree:schemas.YjP()})
.describe('The work has ended. `tree` is the base commit with its change.'),
schemas.Ikc({
kind:schemas.euz('change-unpublished'),
patch:schemas.YjP(),
paths:schemas.YOg(schemas.YjP()),
protectedPaths:schemas.YOg(schemas.YjP()),
hasFile:schemas.zMY(),
pullRequest:schemas.Whr().optional()
})
.describe('The change was not published. `patch` is all of it, or empty if a comment cannot hold it. `protectedPaths` need approval. `hasFile`: the output `patch-path` names a file with it. `pullRequest`: the pull request of a fork that it is for.'),
schemas.Ikc({kind:schemas.euz('earlier-job'),earlier})
.describe('[Another job](two-jobs.md) did the work. `earlier` is what that job says about it.'),
schemas.Ikc({kind:schemas.euz('publishing'),branch:schemas.YjP(),base:schemas.YjP(),parent:schemas.YjP()})
.describe('From now on the branch can contain the work. Before, its head was `parent`, or it did not exist.'),
schemas.Ikc({kind:schemas.euz('ended'),outcome:outcome}).describe('The last event.')
];
const child=schemas.Ikc({
kind:schemas.euz('child'),
child:schemas.Whr().min(1),
get event(){
return agentEvent;
}
})
.describe('An event of a child session. Children are numbered from 1.');
const agentEvent=schemas.gMt('kind',[...conversation_events.HJ,child]).meta({id:'agentEvent'});
const traceEvent=schemas.gMt('kind',[...pipelineKinds,agentEvent]);
const traceHeader=schemas.Ikc({
schema:schemas.euz(trace_file.on),
version:schemas.euz(trace_file.T$),
startedAt:schemas.YjP().describe('ISO 8601, UTC.')
});
const traceLine=schemas.KCZ([
traceHeader.describe('The first line.'),
schemas.E$q(schemas.Ikc({at:conversation_events.Rz.describe('Milliseconds since startedAt.')}),traceEvent)
]);
var format=__webpack_require__(79623);
var json=__webpack_require__(32686);
var agent_price=__webpack_require__(25452);
var sentences=__webpack_require__(25789);
;
const INTERRUPTIONS={
minutes:'The time limit was reached.',
cancel:'The run was cancelled.',
stop:'A person asked to stop.',
'wrap-up':'The time for the last turn was over.'
};
function noteOf(event){
switch(event.kind){
case 'retry':
return{
kind:'retry',
label:`Retry ${event.attempt}`,
text:`${event.reason}; sent again after ${(0,format.a3)(event.waitMs)}.`
};
case 'fallback':
return{kind:'fallback',label:'Fallback',text:(0,sentences.kc)(event)};
case 'compaction':
return{
kind:'compaction',
label:'Compaction',
text:`${event.step==='masked'?'Old results were masked':'Earlier turns were replaced by a summary'}: ${(0,format.B4)(event.freedTokens)} tokens freed.`
};
case 'response':
return responseNote(event);
case 'request-failed':
return{kind:'problem',label:'No response',text:event.message};
case 'repetition':
return{
kind:'problem',
label:'Repetition',
text:`The response only repeated itself and was stopped after ${(0,format.LS)(event.chars,'character')}.`
};
case 'interrupted':
return{kind:'problem',label:'Interrupted',text:INTERRUPTIONS[event.by]};
case 'limit':
return{kind:'problem',label:'Limit',text:`The limit of ${event.limit} was reached.`};
case 'bug':
return{
kind:'problem',
label:'Bug',
text:`${event.tool} crashed. This is a bug in Forgehand.\n${event.stack}`
};
case 'stop-requested':
return{kind:'event',label:'Stop',text:`${event.by.login} asked to stop.`};
case 'done':
return event.end==='finished'
?undefined
:{kind:'event',label:'End',text:`The work of the model ended: ${event.end.replace('-',' ')}.`};
default:
return undefined;
}
}
function responseNote({end,text}){
if(end==='length')
return{kind:'problem',label:'Cut off',text:'The response reached the length limit.'};
if(end==='content-filter'){
return{kind:'problem',label:'Cut off',text:"The provider's content filter stopped the response."};
}
return text===undefined?undefined:{kind:'event',label:'Summary by the model',text};
}
;
var _a;
const NOTHING_USED={cached:0,fresh:0,output:0,isEstimate:false,dollars:0};
class ConversationBuilder{
#room;
#prompt=[];
#turns=[];
#turn;
#tools=[];
#price;
#requestedAt;
#isAnswered=false;
#calls=new Map();
constructor(room){
this.#room=room;
}
add(event,at){
const turn=this.#turn;
if(turn)
turn.span.to=Math.max(turn.span.to,at);
switch(event.kind){
case 'session':
case 'configured':
this.#price=event.price;
return;
case 'tools':
this.#tools=event.tools.map(({name})=>name);
return;
case 'turn':
this.#startTurn(at);
return;
case 'message':
this.#addMessage(event.message,at);
return;
case 'usage':
this.#spend(event.tokens,this.#price);
return;
case 'other-model-usage':
this.#spend(event.tokens,event.price);
return;
case 'child':
this.#addToChild(event,at);
return;
default:
this.#addToTurn(event,at);
}
}
build(){
return{prompt:this.#prompt,tools:this.#tools,turns:this.#turns.map(finished)};
}
#startTurn(at){
this.#isAnswered=false;
this.#calls=new Map();
this.#turn=undefined;
if(!this.#room.takeEntry())
return;
this.#turn={
number:this.#turns.length+1,
span:{from:at,to:at},
modelSpans:[],
callSpans:[],
usage:NOTHING_USED,
text:'',
thinking:'',
notesBefore:[],
notesAfter:[],
calls:[],
children:new Map()
};
this.#turns.push(this.#turn);
}
#takeEntry(){
return this.#turns.length>0&&this.#room.takeEntry()?this.#turn:undefined;
}
#addMessage(message,at){
const turn=this.#turn;
switch(message.role){
case 'system':
case 'user':
if(this.#turns.length===0)
this.#prompt.push({role:message.role,text:this.#room.fit(message.text)});
else
this.#note({kind:'message',label:'To the model',text:message.text},at);
return;
case 'assistant':
if(!turn)
return;
this.#isAnswered=true;
turn.text=this.#room.fit(message.text);
turn.thinking=this.#room.fit(message.thinking);
this.#calls=new Map();
for(const{id,name,arguments:written}of message.toolCalls)
this.#openCall(id,name,written);
return;
case 'tool':{
const call=this.#calls.get(message.callId);
if(!call||call.end)
return;
const status=message.ok?'done':'skipped';
call.end={...NO_END,at,status,result:this.#room.fit(message.text)};
}
}
}
#openCall(id,name,written){
const turn=this.#takeEntry();
if(!turn)
return undefined;
const call={id,name,subject:'',arguments:this.#room.fit(written),end:undefined,edits:[]};
this.#calls.set(id,call);
turn.calls.push(call);
return call;
}
#addToTurn(event,at){
switch(event.kind){
case 'request':
this.#requestedAt=at;
return;
case 'tool-started':{
const call=this.#calls.get(event.callId)??this.#openCall(event.callId,event.name,'');
if(call)
call.subject=this.#room.fit(event.subject);
return;
}
case 'file-modified':{
const{path,added,removed,isNew,diff}=event;
const edit={path,added,removed,...(isNew!==undefined&&{isNew})};
this.#calls.get(event.callId)?.edits.push(diff===undefined?edit:{...edit,diff:this.#room.fit(diff)});
return;
}
case 'tool-finished':
this.#finishCall(event,at);
return;
default:
if(event.kind==='response'||event.kind==='request-failed')
this.#endRequest(at);
this.#note(noteOf(event),at);
}
}
#endRequest(at){
if(this.#requestedAt!==undefined)
this.#turn?.modelSpans.push({from:this.#requestedAt,to:at});
this.#requestedAt=undefined;
}
#finishCall(event,at){
const call=this.#calls.get(event.callId);
if(!call)
return;
const{status,exitCode,durationMs,text,cached,denial}=event;
const{reason='',remedy=''}=denial??{};
const result=this.#room.fit(text);
call.end={at,status,exitCode,durationMs,result,isCached:cached,denial:reason,remedy};
this.#turn?.callSpans.push({from:Math.max(0,at-durationMs),to:at});
}
#note(note,at){
const turn=note&&this.#takeEntry();
if(!note||!turn)
return;
const notes=this.#isAnswered?turn.notesAfter:turn.notesBefore;
notes.push({...note,at,text:this.#room.fit(note.text)});
}
#spend(tokens,price){
const turn=this.#turn;
if(turn)
turn.usage=withTokens(turn.usage,tokens,price);
}
#addToChild({child,event},at){
const turn=this.#turn;
if(!turn)
return;
if(event.kind==='usage')
this.#spend(event.tokens,this.#price);
if(event.kind==='other-model-usage')
this.#spend(event.tokens,event.price);
let builder=turn.children.get(child);
if(!builder){
builder=new _a(this.#room);
turn.children.set(child,builder);
}
builder.add(event,at);
}
}
_a=ConversationBuilder;
const NO_END={exitCode:undefined,durationMs:0,isCached:false,denial:'',remedy:''};
function withTokens(usage,tokens,price){
const{dollars}=usage;
return{
cached:usage.cached+tokens.cachedInput,
fresh:usage.fresh+Math.max(0,tokens.input-tokens.cachedInput),
output:usage.output+tokens.output,
isEstimate:usage.isEstimate||tokens.isEstimate,
dollars:dollars===undefined||!price?undefined:dollars+(0,agent_price.h)(tokens,price)
};
}
function finished({callSpans,children,...turn}){
return{
...turn,
toolSpans:merged(callSpans),
children:[...children].map(([number,builder])=>({number,conversation:builder.build()}))
};
}
function merged(spans){
const result=[];
for(const span of spans.toSorted((a,b)=>a.from-b.from)){
const last=result.at(-1);
if(last&&span.from<=last.to)
last.to=Math.max(last.to,span.to);
else
result.push({...span});
}
return result;
}
var shorten_middle=__webpack_require__(23213);
;
const MAX_TEXT=100_000;
const MAX_ALL_TEXTS=30_000_000;
const MAX_LATER_TEXT=300;
const MAX_ENTRIES=20_000;
class TextRoom{
#characters=0;
#entries=0;
#isShortened=false;
fit(text){
const max=this.#characters<MAX_ALL_TEXTS?MAX_TEXT:MAX_LATER_TEXT;
const kept=(0,shorten_middle.j)(text,max);
if(max===MAX_LATER_TEXT&&text.length>max)
this.#isShortened=true;
this.#characters+=kept.length;
return kept;
}
takeEntry(){
this.#entries+=1;
return this.#entries<=MAX_ENTRIES;
}
get notes(){
return[
...(this.#isShortened
?['The trace is too large for one page: long texts are shortened from some turn on.']
:[]),
...(this.#entries>MAX_ENTRIES
?[`The trace is too large for one page: ${this.#entries-MAX_ENTRIES} later entries are left out.`]
:[])
];
}
}
;
const header=schemas.Ikc({schema:schemas.euz(trace_file.on),version:schemas.aig(),startedAt:schemas.YjP().catch('')});
const position=schemas._H3({at:schemas.aig().min(0),kind:schemas.YjP()});
async function readTrace(lines,name){
const room=new TextRoom();
const conversation=new ConversationBuilder(room);
let now=0;
const record=new run_record.d({now:()=>now});
let workEnd;
let first;
const unreadable=[];
let number=0;
for await(const text of lines){
number+=1;
if(!first){
first=parseHeader(text,name);
continue;
}
const line=text===''?undefined:readLine(text);
if(line?.kind==='unreadable')
unreadable.push(number);
if(line?.kind!=='event')
continue;
now=Math.max(now,line.at);
if(line.event.kind==='done')
workEnd=line.event.end;
conversation.add(line.event,now);
record.onEvent(line.event);
}
if(!first)
throw notATrace(name);
const run=record.snapshot();
const end=run.outcome?.kind??(run.run?.task?undefined:workEnd);
return{
end,
startedAt:first.startedAt,
run,
conversation:conversation.build(),
fileNotes:[
...versionNotes(first.version),
...(end!==undefined?[]:['The trace ends before the run did: what happened later is not in it.']),
...unreadableNotes(unreadable,number),
...room.notes
]
};
}
function parseHeader(text,name){
const parsed=header.safeParse(text.length>trace_file.ij?undefined:(0,json.qF)(text));
if(!parsed.success)
throw notATrace(name);
return parsed.data;
}
const ADVICE='Name a trace, such as the trace.jsonl of a run.';
function notATrace(name){
return new errors.yo(`${name} is not a trace: its first line is not the header of one. ${ADVICE}`);
}
function readLine(text){
const value=text.length>trace_file.ij?undefined:(0,json.qF)(text);
const placed=(0,json.hz)(trace_file.Lh,value)?undefined:position.safeParse(value).data;
if(!placed)
return{kind:'unreadable'};
const{data}=traceEvent.safeParse(placed);
if(data)
return{kind:'event',at:placed.at,event:withStatus(data)};
return KINDS.has(placed.kind)?{kind:'unreadable'}:undefined;
}
function withStatus(event){
if(event.kind==='child')
return{...event,event:withStatus(event.event)};
return event.kind==='tool-finished'?{status:event.ok?'done':'failed',...event}:event;
}
const KINDS=new Set(traceEvent.options.flatMap(kindsOf));
function kindsOf(option){
return 'options' in option?option.options.map(({shape})=>shape.kind.value):[...option.shape.kind.values];
}
function versionNotes(version){
if(version===trace_file.T$)
return[];
const writer=version>trace_file.T$?'A newer':'An older';
return[
`${writer} Forgehand wrote this trace (version ${version}; this page shows version ${trace_file.T$}). Parts may be missing or wrong.`
];
}
function unreadableNotes(numbers,last){
const broken=numbers.filter((number)=>number!==last);
const[first]=broken;
return first===undefined
?[]
:[`${(0,format.LS)(broken.length,'line')} of the trace could not be read, the first at line ${first}.`];
}
var visible_text=__webpack_require__(2754);
var call_status=__webpack_require__(41079);
var html=__webpack_require__(34393);
var shorten=__webpack_require__(64607);
;
const marks_KINDS=['retry','compaction','denied'];
const WORDS={
retry:['retry','retries'],
compaction:['compaction','compactions'],
denied:['denied command','denied commands']
};
const CLOSE=5;
const MAX_LISTED=200;
const marks_MAX_TEXT=160;
function marksOf({turns}){
return turns.flatMap((turn)=>marksIn(turn,turn.number)).toSorted((a,b)=>a.at-b.at);
}
function marksIn({notesBefore,notesAfter,calls,children},turn){
const notes=[...notesBefore,...notesAfter].flatMap(({kind,at,label,text})=>kind==='retry'||kind==='compaction'?[{kind,at,turn,text:`${label}: ${text}`}]:[]);
const denials=calls.flatMap(({subject,end})=>end&&end.denial!==''?[{kind:'denied',at:end.at,turn,text:`Denied: ${subject}`}]:[]);
const inChildren=children.flatMap(({conversation})=>conversation.turns.flatMap((each)=>marksIn(each,turn)));
return[...notes,...denials,...inChildren];
}
function markShapes(marks,toX){
const drawn=new Map();
for(const mark of marks){
const key=`${mark.kind} ${Math.round(toX(mark.at)/ CLOSE)}`;
const group=drawn.get(key);
if(group)
group.count+=1;
else
drawn.set(key,{mark,count:1});
}
const shapes=[...drawn.values()].map(({mark,count})=>{
const{kind,at,turn,text}=mark;
const title=`${count===1?(0,shorten.TN)(text,marks_MAX_TEXT):counted(kind,count)} (turn ${turn}, ${(0,format.a3)(at)})`;
const line=kind==='denied'?'0v1':'.5h0';
return(0,html.qy)`<path class="${kind}" d="M${toX(at)} ${line}"><title>${title}</title></path>`;
});
return(0,html.qy)`<g>${shapes}</g>`;
}
function countMarks(marks){
return countsOf(marks)
.map(([kind,count])=>counted(kind,count))
.join(', ');
}
function markList(marks){
if(marks.length===0)
return undefined;
const items=marks
.slice(0,MAX_LISTED)
.map(({at,turn,text})=>(0,html.qy)`<li><b>${(0,format.a3)(at)}</b> <a href="#turn-${turn}">turn ${turn}</a> ${(0,shorten.TN)(text,marks_MAX_TEXT)}</li>`);
const more=marks.length-items.length;
return(0,html.qy)`<p class="legend">
      ${countsOf(marks).map(([kind,count])=>(0,html.qy)`<span><i class="${kind}"></i>${counted(kind,count)}</span>`)}
    </p>
    <details class="when">
      <summary>When and where</summary>
      <ol>
        ${items}${more>0?(0,html.qy)`<li>${(0,format.LS)(more,'more mark')}, each in its turn.</li>`:undefined}
      </ol>
    </details>`;
}
function countsOf(marks){
return marks_KINDS.map((kind)=>[kind,marks.filter((mark)=>mark.kind===kind).length]).filter(([,count])=>count>0);
}
function counted(kind,count){
const[one,several]=WORDS[kind];
return `${count} ${count===1?one:several}`;
}
var verification_section=__webpack_require__(53886);
var compare=__webpack_require__(36905);
var judge_check=__webpack_require__(60289);
var edit_totals=__webpack_require__(47534);
;
function editTotals({turns}){
const edits=turns.flatMap(({calls})=>calls.flatMap((call)=>call.edits));
return{files:(0,edit_totals.m)(edits),...(0,edit_totals.S)(edits)};
}
;
function withLineBreaks(text){
return(0,html.qy)`<span class="kept" dir="auto">${text}</span>`;
}
function block(text,name){
if(text.trim()==='')
return(0,html.qy)`<p class="muted">Nothing.</p>`;
return(0,html.qy)`<pre tabindex="0" role="group" aria-label="${name}">${text.replace(/^\n+/,'')}</pre>`;
}
function diffBlock(diff,name){
const lines=diff.split('\n').map((line)=>{
if(line.startsWith('+'))
return(0,html.qy)`<ins>${line}</ins>`;
if(line.startsWith('-'))
return(0,html.qy)`<del>${line}</del>`;
return(0,html.qy)`<span>${line}</span>`;
});
return(0,html.qy)`<pre class="diff" tabindex="0" role="group" aria-label="${name}">${lines}</pre>`;
}
;
const MAX_NAMES=8;
function changesSection(conversation){
const{files}=editTotals(conversation);
if(files.length===0)
return undefined;
const rows=files.map(({path,added,removed})=>(0,html.qy)`<tr>
        <td><code>${path}</code></td>
        <td class="num">${lineCounts({added,removed})}</td>
      </tr>`);
return(0,html.qy)`<section id="changes">
    <h2>Files edited</h2>
    <table>
      <thead>
        <tr>
          <th>File</th>
          <th class="num">Lines</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}
function lineCounts({added,removed}){
return(0,html.qy)`<span class="plus">+${added}</span> <span class="minus">−${removed}</span>`;
}
function verificationSection({verification}){
const compared=(0,compare.$J)(verification);
const notRun=verification.notRun??[];
if(compared.length===0&&notRun.length===0)
return undefined;
const rows=compared.map((check)=>(0,html.qy)`<tr>
        <td><code>${check.command}</code>${testsOf(check,verification)}</td>
        <td>${endOf(check.before,(0,compare.EG)(check,verification.before))}</td>
        <td>${endOf(check.after,(0,compare.EG)(check,verification.after))}</td>
      </tr>`);
const table=(0,html.qy)`<table class="checks">
    <thead>
      <tr>
        <th>Check</th>
        <th>Before the work</th>
        <th>After the work</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
const outputs=['before','after'].flatMap((when)=>verification[when].map((check)=>(0,html.qy)`<details class="output">
          <summary>
            Output of <code>${check.command}</code> ${when} the work <small>${(0,format.a3)(check.durationMs)}</small>
          </summary>
          ${block(check.output,`Output of ${check.command} ${when} the work`)}
        </details>`));
const skipped=notRun.length===0
?undefined
:(0,html.qy)`<p>Not run, because the code is from a fork: ${(0,format.rL)(notRun,MAX_NAMES)}.</p>`;
return(0,html.qy)`<section id="verification">
    <h2>Verification</h2>
    ${compared.length===0?undefined:table}${skipped}${outputs}
  </section>`;
}
function endOf(end,check){
if(!end||!check)
return(0,html.qy)`<span class="muted">did not run</span>`;
const{sign,label}=(0,sentences.bT)((0,judge_check.G)(check).kind,check.exitCode);
const tone=end.kind==='passed'?'good':end.kind==='failed'?'bad':'warn';
return(0,html.qy)`${signOf(sign,tone)} ${label} <small>${(0,format.a3)(check.durationMs)}</small>`;
}
function signOf({symbol},tone){
return(0,html.qy)`<span class="sign ${tone}" aria-hidden="true">${symbol}</span>`;
}
function testsOf({tests,isWorse},{unpublished}){
if(!tests)
return undefined;
const names=(label,list)=>list.length===0?[]:[(0,html.qy)`<li>${label}: ${(0,format.rL)(list,MAX_NAMES)}</li>`];
const items=[
(0,html.qy)`<li>
      ${tests.passed===undefined?'':`${tests.passed} passed, `}${tests.failed}
      failed${isWorse?' (worse than before)':''}
    </li>`,
...names(unpublished?verification_section.P_:'Fixed',tests.fixed),
...names('Fails now',tests.newlyFailing),
...names('Still fails',tests.stillFailing),
...names('New',tests.added)
];
return(0,html.qy)`<ul class="tests">
    ${items}
  </ul>`;
}
function refusedSection({denials}){
if(denials.length===0)
return undefined;
const items=denials.map(({command,reason,remedy=''})=>(0,html.qy)`<li>
        ${signOf(call_status.B2.refused,'warn')} <code>${command}</code>
        <p>${reason}</p>
        ${remedy===''?undefined:(0,html.qy)`<p>To allow it in agent.yml: <code>${remedy}</code></p>`}
      </li>`);
return(0,html.qy)`<section id="refused">
    <h2>Denied commands</h2>
    <ul class="cards">
      ${items}
    </ul>
  </section>`;
}
function noticesSection(run){
const{warnings,approvals,installations,sandbox,excludedFiles,todo}=run;
const items=[
...warnings.map((text)=>row('Warning',text)),
...approvals.map(({what,by})=>row('Approved',`${by} approved a ${what}.`)),
...installations.map(({tool,command,result,durationMs})=>row('Dependencies',`${tool}: ${result}, ${(0,format.a3)(durationMs)} (${command}).`)),
...(excludedFiles
?[row('Protected files',`Left out of the change: ${(0,sentences.bL)((0,sentences.GB)(excludedFiles))}.`)]
:[]),
...(todo.length>0
?[
row('Steps of the model',`${todo.filter(({status})=>status==='completed').length} of ${(0,format.LS)(todo.length,'step')} done.`)
]
:[]),
...(sandbox===undefined?[]:[row('Sandbox',sandbox)])
];
if(items.length===0)
return undefined;
return(0,html.qy)`<section id="notices">
    <h2>Notes</h2>
    <dl class="rows">${items}</dl>
  </section>`;
}
function row(name,text){
return(0,html.qy)`<div>
    <dt>${name}</dt>
    <dd>${withLineBreaks(text)}</dd>
  </div>`;
}
;
const WIDTH=1_000;
const MIN_BAR=1.5;
const TICKS=5;
const MAX_CELLS=12;
function timelineSection({run,conversation}){
const{steps,durationMs}=run;
if(durationMs<=0)
return undefined;
const{turns}=conversation;
const marks=marksOf(conversation);
const toX=(at)=>round((Math.min(Math.max(at,0),durationMs)/ durationMs)*WIDTH);
const bars=(spans)=>barsOf(spans.map(({from,to})=>({x:toX(from),width:toX(to)-toX(from)})));
const modelSpans=turns.flatMap((turn)=>turn.modelSpans);
const toolSpans=turns.flatMap((turn)=>turn.toolSpans);
const[modelTime,toolTime]=[(0,format.a3)(totalOf(modelSpans)),(0,format.a3)(totalOf(toolSpans))];
const ended=steps.map((step)=>({...step,endedAt:step.endedAt??durationMs}));
const blocks=ended.map((record,index)=>{
const x=toX(record.startedAt);
const width=Math.max(toX(record.endedAt)-x-1,MIN_BAR);
const name=record.hasFailed?'failed':`step${index%2}`;
return(0,html.qy)`<rect class="${name}" x="${x}" y="0" width="${width}" height="1"
      ><title>${sentences.pT[record.step]}: ${stepWords(record)}</title></rect
    >`;
});
const lanes=[
lane('Steps','',(0,html.qy)`<g>${blocks}</g>`),
lane('Model',modelTime,(0,html.qy)`<path class="model" d="${bars(modelSpans)}" />`),
lane('Tools',toolTime,(0,html.qy)`<path class="tools" d="${bars(toolSpans)}" />`),
...(marks.length===0?[]:[lane('Marks','',markShapes(marks,toX))])
];
const label=`The model answered for ${modelTime}, tools ran for ${toolTime}, of ${(0,format.a3)(durationMs)} in all.${marks.length===0?'':` Marked: ${countMarks(marks)}; when and where is listed below.`}`;
const ticks=Array.from({length:TICKS},(_,index)=>(0,html.qy)`<span>${(0,format.a3)((durationMs*index)/(TICKS-1))}</span>`);
return(0,html.qy)`<section id="timeline">
    <h2>Timeline</h2>
    <figure class="chart" role="img" aria-label="${label}">
      ${lanes}
      <div class="axis" aria-hidden="true">${ticks}</div>
    </figure>
    <ol class="durations">
      ${ended.map((record)=>(0,html.qy)`<li>${record.hasFailed?(0,html.qy)`${signOf(call_status.B2.failed,'bad')} `:undefined}${sentences.pT[record.step]} <b>${stepWords(record)}</b></li>`)}
    </ol>
    ${markList(marks)}
  </section>`;
}
function stepWords({step,startedAt,endedAt,hasFailed}){
const duration=(0,format.a3)(endedAt-startedAt);
return hasFailed?`${duration}, ${(0,sentences.BD)(step)}`:duration;
}
function turnCharts({turns}){
if(turns.length===0)
return undefined;
const spans=turns.map((turn)=>[totalOf(turn.modelSpans),totalOf(turn.toolSpans)]);
const tokens=turns.map(({usage})=>[usage.cached,usage.fresh,usage.output]);
const dollars=turns.map(({usage})=>[usage.dollars??0]);
const total=turns.reduce((sum,{usage})=>sum+(usage.dollars??0),0);
const lanes=[
stacked('Time',spans,{classes:['model','tools'],format:format.a3}),
stacked('Tokens',tokens,{classes:['cached','new','out'],format:format.B4}),
...(total>0?[stacked('Cost',dollars,{classes:['cost'],format:format.nT})]:[])
];
const label=`Time, tokens${total>0?' and cost':''} of each of ${(0,format.LS)(turns.length,'turn')}. The same numbers are next to each turn below.`;
const ticks=ticksOf(turns).map((number)=>(0,html.qy)`<span>${number}</span>`);
const keys=[
['model','model'],
['tools','tools'],
['cached','input, cached'],
['new','input, new'],
['out','out'],
...(total>0?[['cost','cost']]:[])
];
return(0,html.qy)`<section id="usage">
    <h2>Per turn</h2>
    <figure class="chart turns" role="img" aria-label="${label}" data-turns="${turns.length}">
      ${lanes}
      <div class="axis${turns.length<=MAX_CELLS?' cells':''}" aria-hidden="true">${ticks}</div>
    </figure>
    <p class="legend">${keys.map(([name,words])=>(0,html.qy)`<span><i class="${name}"></i>${words}</span>`)}</p>
    <p class="readout" id="readout" hidden></p>
  </section>`;
}
function stacked(name,values,{classes,format}){
const max=Math.max(...values.map((parts)=>parts.reduce((sum,part)=>sum+part,0)),0);
const step=WIDTH/ values.length;
const gap=Math.min(step*0.2,4);
const paths=classes.map((each,part)=>{
const d=values.map((parts,index)=>{
const below=parts.slice(0,part).reduce((sum,value)=>sum+value,0);
const[top,height]=max>0?[1-(below+(parts[part]??0))/ max,(parts[part]??0)/ max]:[1,0];
if(height<=0)
return '';
return `M${round(index*step+gap/ 2)} ${round(top,4)}h${round(step-gap)}v${round(height,4)}h${-round(step-gap)}z`;
});
return(0,html.qy)`<path class="${each}" d="${d.join('')}" />`;
});
return lane(name,`max ${format(max)}`,(0,html.qy)`<g>${paths}</g>`);
}
function lane(name,detail,shapes){
return(0,html.qy)`<div class="lane ${name.toLowerCase()}">
    <div class="name">${name}${detail===''?undefined:(0,html.qy)`<small>${detail}</small>`}</div>
    <svg viewBox="0 0 ${WIDTH} 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${shapes}</svg>
  </div>`;
}
function barsOf(bars){
return bars
.map(({x,width})=>`M${x} 0h${Math.max(round(width),MIN_BAR)}v1h-${Math.max(round(width),MIN_BAR)}z`)
.join('');
}
function ticksOf(turns){
if(turns.length<=MAX_CELLS)
return turns.map(({number})=>number);
return Array.from({length:TICKS},(_,index)=>1+Math.round(((turns.length-1)*index)/(TICKS-1)));
}
function totalOf(spans){
return spans.reduce((sum,{from,to})=>sum+to-from,0);
}
function round(value,digits=2){
return Number(value.toFixed(digits));
}
var describe_outcome=__webpack_require__(86719);
var outputs=__webpack_require__(22282);
;
function webLink(url,text){
const parsed=URL.parse(url);
if(parsed?.protocol!=='https:'&&parsed?.protocol!=='http:')
return(0,html.qy)`<span>${text}</span>`;
return(0,html.qy)`<a href="${parsed.href}" rel="noopener noreferrer">${text}</a>`;
}
;
const TRIGGER='/agent';
const MAX_TITLE=160;
const MAX_REQUEST=600;
const LINK=/\[([^\]]*)\]\(<[^>]*>\)/g;
const TONES={
proposed:'good',
updated:'good',
answered:'good',
suggested:'good',
planned:'good',
prepared:'good',
verify_failed:'bad',
failed:'bad',
conflict:'bad',
blocked:'bad',
partial:'warn',
needs_approval:'warn',
needs_input:'warn',
stopped:'warn',
cancelled:'warn'
};
function titleOf({run}){
const names=[run?.task?.title,run?.task?.instruction,run?.request].map((text='')=>(0,shorten.TN)(text,MAX_TITLE));
return names.find(Boolean)??'A run in a checkout';
}
function headerOf(view){
const{run,fileNotes}=view;
const{kind,tone,sentence}=header_endOf(view);
return(0,html.qy)`<header class="top">
    <p class="over">Forgehand trace${startOf(view)}</p>
    <h1>${titleOf(run)}</h1>
    <p class="outcome"><span class="badge ${tone}">${kind.replaceAll(/[_-]/g,' ')}</span> ${sentence}</p>
    ${links(run)} ${header_request(run)}
    ${fileNotes.length===0
?undefined
:(0,html.qy)`<ul class="notes">
            ${fileNotes.map((note)=>(0,html.qy)`<li>${note}</li>`)}
          </ul>`}
    ${stats(view)}
  </header>`;
}
function header_endOf({run:{outcome},end}){
if(outcome){
const sentence=(0,outputs.wh)((0,describe_outcome.SS)(outcome,TRIGGER).sentence.replace(LINK,'$1'));
return{kind:outcome.kind,tone:TONES[outcome.kind]??'plain',sentence};
}
if(end===undefined)
return{kind:'unfinished',tone:'warn',sentence:''};
return{kind:end,tone:end==='finished'?'good':'warn',sentence:'A run of the command line.'};
}
function startOf({startedAt}){
const at=new Date(startedAt);
return Number.isNaN(at.getTime())?'':` · ${at.toISOString().slice(0,16).replace('T',' ')} UTC`;
}
function links({run,outcome}){
const publication=outcome&&'publication' in outcome?outcome.publication:undefined;
const{pullRequest}=publication??{};
const found=[
pullRequest&&webLink(pullRequest.url,`Pull request #${pullRequest.number}`),
publication&&!pullRequest&&webLink(publication.compareUrl,`Branch ${publication.branch}`),
outcome?.kind==='answered'&&outcome.issue&&webLink(outcome.issue.url,`Issue #${outcome.issue.number}`),
run?.runUrl!==undefined&&webLink(run.runUrl,'Workflow run')
].filter((link)=>link!==undefined&&link!==false);
return found.length===0?undefined:(0,html.qy)`<p class="links">${found}</p>`;
}
function header_request({run}){
const task=run?.task;
if(!task||task.instruction.trim()==='')
return undefined;
const where=task.subject==='repository'?'':` on ${task.subject.replace('-',' ')} #${task.number}`;
const text=task.instruction.trim();
return(0,html.qy)`<div class="asked">
    <p><b>${task.actor.login}</b> asked${where}</p>
    <blockquote>${withLineBreaks((0,shorten.ml)(text,MAX_REQUEST))}</blockquote>
  </div>`;
}
function stats({run,conversation}){
const{tokens,cost,durationMs,turns}=run;
const sign=(0,format.WH)(tokens);
const share=tokens.input>0?Math.round((100*tokens.cachedInput)/ tokens.input):0;
const{files,added,removed}=editTotals(conversation);
const calls=run.tools.length;
const failed=run.tools.filter(({status})=>status!=='done').length;
const items=[
stat('Model',run.run?.model??'unknown',run.run?.host??''),
stat('Cost',cost===undefined?'unknown':`${sign}${(0,format.nT)(cost)}`,cost===undefined?'no price is set':''),
stat('Time',(0,format.a3)(durationMs),''),
stat('Turns',String(turns),limitOf(run)),
stat('Input',`${sign}${(0,format.B4)(tokens.input)}`,`${share} % cached`),
stat('Output',`${sign}${(0,format.B4)(tokens.output)}`,tokens.reasoning>0?`${(0,format.B4)(tokens.reasoning)} reasoning`:'tokens'),
stat('Calls',String(calls),failed===0?'all done':`${failed} not done`),
stat('Files edited',String(files.length),files.length===0?'':`+${added} \u2212${removed} lines`)
];
return(0,html.qy)`<dl class="stats">${items}</dl>`;
}
function limitOf({run}){
return run?`of ${run.limits.turns}`:'';
}
function stat(name,value,detail){
return(0,html.qy)`<div>
    <dt>${name}</dt>
    <dd>${value}${detail===''?undefined:(0,html.qy)` <small>${detail}</small>`}</dd>
  </div>`;
}
;
const PAGE_SCRIPT=`
'use strict'
const find = (selector, within = document) => within.querySelector(selector)
const findAll = (selector, within = document) => [...within.querySelectorAll(selector)]
const toolbar = find('#toolbar')
if (toolbar) {
  const [search, count, unfold, theme, help] = ['#search', '#count', '#unfold', '#theme', '#help'].map((id) => find(id))
  const turns = findAll('#turns > .turns > .turn')
  const calls = findAll('.call')
  const texts = new Map()
  const textOf = (element) => {
    if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase())
    return texts.get(element)
  }
  let filter = ''
  let words = ''

  const isShown = (call) => (filter === '' || call.dataset.kinds.split(' ').includes(filter)) && (words === '' || textOf(call).includes(words))
  const ownCalls = new Map(turns.map((turn) => [turn, findAll('.call', turn)]))

  function update() {
    let shown = 0
    for (const turn of turns) {
      let inTurn = 0
      for (const call of ownCalls.get(turn)) {
        call.hidden = !isShown(call)
        if (!call.hidden) inTurn += 1
      }
      const isFound = filter === '' && (words === '' || textOf(turn).includes(words))
      turn.hidden = inTurn === 0 && !isFound
      shown += inTurn
    }
    for (const child of findAll('.child')) if (words !== '' && textOf(child).includes(words)) child.open = true
    const all = filter === '' && words === ''
    count.textContent = all ? turns.length + ' turns, ' + calls.length + ' calls' : shown + ' of ' + calls.length + ' calls'
    mark()
  }

  // The words are marked without changing the page.
  function mark() {
    if (!('highlights' in CSS)) return
    CSS.highlights.delete('found')
    if (words.length < 2) return
    const ranges = []
    const walker = document.createTreeWalker(find('#turns'), NodeFilter.SHOW_TEXT)
    while (ranges.length < 2000 && walker.nextNode()) {
      const node = walker.currentNode
      const text = node.data.toLowerCase()
      for (let at = text.indexOf(words); at >= 0 && ranges.length < 2000; at = text.indexOf(words, at + words.length)) {
        if (at + words.length > node.length) break
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + words.length)
        ranges.push(range)
      }
    }
    CSS.highlights.set('found', new Highlight(...ranges))
  }

  let timer
  search.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      words = search.value.trim().toLowerCase()
      update()
    }, 120)
  })

  function choose(button) {
    filter = button.dataset.filter
    for (const each of findAll('[data-filter]')) each.setAttribute('aria-pressed', String(each === button))
    update()
  }
  for (const button of findAll('[data-filter]')) button.addEventListener('click', () => choose(button))

  function toggleAll() {
    const open = unfold.textContent === 'Unfold all'
    for (const call of calls) if (!open || !call.hidden) call.open = open
    unfold.textContent = open ? 'Fold all' : 'Unfold all'
  }
  unfold.addEventListener('click', toggleAll)

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (document.documentElement.dataset.theme || (dark.matches ? 'dark' : 'light')) === 'dark'
  const nameTheme = () => { theme.textContent = isDark() ? 'Light' : 'Dark' }
  function toggleTheme() {
    document.documentElement.dataset.theme = isDark() ? 'light' : 'dark'
    nameTheme()
  }
  theme.addEventListener('click', toggleTheme)
  dark.addEventListener('change', nameTheme)
  nameTheme()

  function goTo(element) {
    if (!element) return
    for (let parent = element.parentElement.closest('details'); parent; parent = parent.parentElement.closest('details')) parent.open = true
    const target = element.matches('details') ? find('summary', element) : element
    target.focus({ preventScroll: true })
    element.scrollIntoView({ block: element.matches('.turn') ? 'start' : 'nearest' })
  }

  // From where the reader is: the focused element, or the top of the page.
  function step(elements, direction) {
    const visible = elements.filter((element) => !element.hidden && !element.closest('.turn[hidden]'))
    const here = document.activeElement
    const isAfter = (element) => here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    const isBefore = (element) => here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    const own = here.closest('.turn, .call')
    if (here === document.body) return goTo(direction > 0 ? visible[0] : visible.at(-1))
    const others = visible.filter((element) => element !== own || elements[0] !== undefined && !element.contains(here))
    goTo(direction > 0 ? others.find(isAfter) : others.filter((element) => isBefore(element) && !(element.contains(here) && element.matches('.call'))).at(-1))
  }

  const KEYS = {
    '/': () => search.focus(),
    j: () => step(turns, 1),
    k: () => step(turns, -1),
    n: () => step(calls, 1),
    p: () => step(calls, -1),
    f: () => step(calls.filter((call) => call.dataset.kinds.split(' ').includes('failed')), 1),
    u: toggleAll,
    t: toggleTheme,
    '?': () => help.showModal()
  }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return
    if (event.target === search) {
      if (event.key !== 'Escape') return
      search.value = words = ''
      search.blur()
      update()
      return
    }
    const action = KEYS[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  find('#keys').addEventListener('click', KEYS['?'])

  const chart = find('.chart.turns')
  const readout = find('#readout')
  if (chart) {
    const turnAt = (event) => {
      const { left, width } = find('svg', chart).getBoundingClientRect()
      const index = Math.floor(((event.clientX - left) / width) * turns.length)
      return turns[Math.min(Math.max(index, 0), turns.length - 1)]
    }
    chart.addEventListener('pointermove', (event) => {
      const turn = turnAt(event)
      const figures = findAll('.row .figures span', turn).map((each) => each.textContent)
      readout.textContent = 'Turn ' + find('h3', turn).textContent + ': ' + figures.join(', ')
      readout.hidden = false
    })
    chart.addEventListener('click', (event) => goTo(turnAt(event)))
  }

  toolbar.hidden = false
  update()
}
`;
;
const PAGE_STYLE=`
:root { color-scheme: light dark;
  --bg: light-dark(#ffffff, #0e1116); --raised: light-dark(#f6f7f9, #161b22); --line: light-dark(#dfe3e8, #2a313b); --hover: light-dark(#eef1f5, #1c232c);
  --text: light-dark(#1b2027, #e3e8ee); --muted: light-dark(#59636e, #99a3b0); --link: light-dark(#2451c7, #86a8ff);
  --good: light-dark(#136f3a, #57c785); --bad: light-dark(#b3261e, #ff8a80); --warn: light-dark(#8a5200, #e6b450);
  --good-bg: light-dark(#e5f5ea, #12291c); --bad-bg: light-dark(#fdebea, #331a1b); --warn-bg: light-dark(#fdf3df, #2d2412);
  --model: light-dark(#5b5fd6, #8a8ef5); --tool: light-dark(#e0912b, #e5a13f); --cached: light-dark(#b9c6dc, #41506a); --fresh: light-dark(#3d8fe0, #4fa3f0);
  --output: light-dark(#0f9d84, #2cc5a9); --cost: light-dark(#b0499c, #dd7fcb);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { background: var(--bg); color: var(--text); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; margin: 0 auto; max-width: 72rem; padding: 2rem 1.5rem 4rem; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; } h1, h2, h3, h4, p, dl, dd, ol, ul, figure, blockquote { margin: 0; padding: 0; } ol, ul { list-style: none; }
h1 { font-size: 1.6rem; font-weight: 650; letter-spacing: -.015em; line-height: 1.25; margin: .15rem 0 .7rem; text-wrap: balance; }
h2 { font-size: 1.05rem; font-weight: 650; margin-bottom: .7rem; } section { margin-top: 2.4rem; }
small, .muted { color: var(--muted); font-size: .86em; font-weight: 400; } code, pre, kbd { font-family: var(--mono); font-size: .88em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
.skip { left: 1rem; position: absolute; top: -4rem; } .skip:focus { top: .5rem; background: var(--bg); padding: .3rem .6rem; z-index: 9; }
.over { color: var(--muted); font-size: .86em; } .outcome { font-size: 1.03rem; max-width: 60rem; }
.badge { border-radius: 99px; background: var(--raised); border: 1px solid var(--line); display: inline-block; font-size: .86em; font-weight: 600; margin-right: .35rem; padding: 0 .6rem; white-space: nowrap; }
.badge.good { background: var(--good-bg); border-color: transparent; color: var(--good); } .badge.bad { background: var(--bad-bg); border-color: transparent; color: var(--bad); } .badge.warn { background: var(--warn-bg); border-color: transparent; color: var(--warn); }
.links { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin-top: .5rem; }
.asked { border-left: 3px solid var(--line); margin-top: 1rem; padding-left: .9rem; } .asked p { color: var(--muted); font-size: .92em; } .asked b { color: var(--text); font-weight: 600; } .kept { unicode-bidi: isolate; white-space: pre-wrap; }
.notes { background: var(--warn-bg); border-radius: 6px; color: var(--warn); margin-top: 1rem; padding: .6rem .9rem; }
.stats { border: 1px solid var(--line); border-radius: 8px; display: grid; gap: 1px; background: var(--line); grid-template-columns: repeat(8, 1fr); margin-top: 1.4rem; overflow: hidden; }
.stats > div { background: var(--bg); padding: .55rem .8rem .6rem; min-width: 0; } .stats dt { color: var(--muted); font-size: .82em; } .stats dd { font-size: 1.12rem; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; } .stats small { display: block; font-size: .72rem; }
.chart .lane { align-items: center; display: grid; grid-template-columns: 5.2rem 1fr; } .chart .name { font-size: .86em; line-height: 1.25; } .chart .name small { display: block; font-variant-numeric: tabular-nums; }
.chart svg { background: var(--raised); border-bottom: 1px solid var(--bg); display: block; height: 30px; width: 100%; } .chart .lane:last-of-type svg { border-radius: 0 0 4px 4px; }
.chart.turns svg { height: 58px; border-bottom: 6px solid var(--bg); } .chart.turns .tokens svg { height: 84px; } .chart.turns { cursor: pointer; }
.axis { color: var(--muted); display: flex; font-size: .78em; font-variant-numeric: tabular-nums; justify-content: space-between; margin: .15rem 0 0 5.2rem; }
.axis.cells span { flex: 1; text-align: center; }
.step0 { fill: light-dark(#aab4c2, #4a5563); } .step1 { fill: light-dark(#c9d0da, #353e4a); } rect.failed { fill: var(--bad); } svg .model { fill: var(--model); } svg .tools { fill: var(--tool); } svg .cached { fill: var(--cached); } svg .new { fill: var(--fresh); } svg .out { fill: var(--output); } svg .cost { fill: var(--cost); }
i.model { background: var(--model); } i.tools { background: var(--tool); } i.cached { background: var(--cached); } i.new { background: var(--fresh); } i.out { background: var(--output); } i.cost { background: var(--cost); }
.chart .marks svg { height: 16px; overflow: visible; } .marks path { fill: none; stroke-width: 9px; vector-effect: non-scaling-stroke; } .marks .denied { stroke-width: 4px; } .marks .retry { stroke-linecap: round; } .marks .compaction { stroke-linecap: square; stroke-width: 8px; } .marks .retry { stroke: var(--warn); } .marks .compaction { stroke: var(--fresh); } .marks .denied { stroke: var(--bad); }
.legend i.retry { background: var(--warn); border-radius: 50%; } .legend i.compaction { background: var(--fresh); border-radius: 0; } .legend i.denied { background: var(--bad); border-radius: 0; height: .9em; vertical-align: -.1em; width: .28em; }
.when { font-size: .86em; margin: .3rem 0 0 5.2rem; } .when li { margin: .15rem 0 0 1rem; overflow-wrap: anywhere; } .when b { font-variant-numeric: tabular-nums; font-weight: 500; }
.durations, .legend { color: var(--muted); display: flex; flex-wrap: wrap; font-size: .84em; gap: .1rem 1.1rem; margin: .6rem 0 0 5.2rem; } .durations b { color: var(--text); font-weight: 500; font-variant-numeric: tabular-nums; }
.legend i, .figures i { border-radius: 2px; display: inline-block; height: .62em; margin-right: .32em; width: .62em; }
.readout { font-size: .86em; font-variant-numeric: tabular-nums; margin: .35rem 0 0 5.2rem; }
table { border-collapse: collapse; width: 100%; } th { color: var(--muted); font-size: .86em; font-weight: 500; text-align: left; } th, td { border-bottom: 1px solid var(--line); padding: .4rem .8rem .4rem 0; vertical-align: top; } td { overflow-wrap: anywhere; } .num { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-right: 0; } .checks td:not(:first-child) { white-space: nowrap; }
.tests { color: var(--muted); font-size: .88em; margin-top: .15rem; } .plus { color: var(--good); } .minus { color: var(--bad); }
.sign { display: inline-block; font-weight: 700; text-align: center; width: 1.1em; } .good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.cards li { border-bottom: 1px solid var(--line); padding: .5rem 0; } .cards p { color: var(--muted); padding-left: 1.4em; }
.rows > div { border-bottom: 1px solid var(--line); display: grid; gap: .2rem 1rem; grid-template-columns: 9rem 1fr; padding: .35rem 0; } .rows dt { color: var(--muted); } .rows dd { min-width: 0; }
.toolbar { align-items: center; background: var(--bg); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .4rem .7rem; margin-top: 2.4rem; padding: .6rem 0; position: sticky; top: 0; z-index: 5; } .toolbar[hidden] { display: none; } .toolbar ~ #turns { margin-top: 1rem; }
.toolbar input { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; color: inherit; flex: 1 1 10rem; font: inherit; min-width: 0; padding: .32rem .6rem; } .toolbar input::placeholder { color: var(--muted); opacity: 1; }
.filters { display: flex; } button { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; color: inherit; cursor: pointer; font: inherit; font-size: .92em; padding: .3rem .65rem; } button:hover { background: var(--hover); }
.filters button { border-radius: 0; margin-left: -1px; } .filters button:first-child { border-radius: 6px 0 0 6px; } .filters button:last-child { border-radius: 0 6px 6px 0; } button[aria-pressed="true"] { background: var(--text); border-color: var(--text); color: var(--bg); }
.buttons { display: flex; gap: .35rem; } #count { color: var(--muted); font-size: .86em; font-variant-numeric: tabular-nums; }
dialog { background: var(--bg); border: 1px solid var(--line); border-radius: 10px; color: inherit; max-width: 26rem; padding: 1.2rem 1.4rem; width: 90vw; } dialog::backdrop { background: #0008; } dialog form { margin-top: 1rem; text-align: right; } dialog .rows > div { grid-template-columns: 5rem 1fr; } kbd { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 0 .35em; }
.prompt { margin-bottom: .6rem; } summary { cursor: pointer; } summary small { font-variant-numeric: tabular-nums; margin-left: .3rem; } .prompt details, .aside, .output { padding: .15rem 0; } .tools code { margin-right: .6rem; }
.turn { border-top: 1px solid var(--line); padding: .7rem 0 .8rem; scroll-margin-top: 4rem; } .turn:focus { outline: none; } .turn:focus > .row h3 a, .turn:target > .row h3 a { background: var(--link); color: var(--bg); }
.row { align-items: center; display: grid; gap: .2rem .8rem; grid-template-columns: 2.4rem minmax(4rem, 1fr) auto; } h3 { font-size: .86rem; font-weight: 600; font-variant-numeric: tabular-nums; } h3 a { border-radius: 5px; color: var(--muted); display: inline-block; min-width: 1.9rem; padding: 0 .35rem; text-align: right; text-decoration: none; } h3 a:hover { color: var(--link); }
.bar { background: var(--raised); border-radius: 3px; display: block; height: 7px; width: 100%; } .figures { color: var(--muted); display: flex; flex-wrap: wrap; font-size: .82em; font-variant-numeric: tabular-nums; gap: 0 .9rem; justify-content: flex-end; } .figures span { white-space: nowrap; } .figures b { color: var(--text); font-weight: 500; }
.body { margin: .3rem 0 0 3.2rem; min-width: 0; } .said { margin: .1rem 0 .45rem; max-width: 52rem; }
.note { border-left: 3px solid var(--line); font-size: .93em; margin: .35rem 0; padding: .05rem 0 .05rem .7rem; } .note b { color: var(--muted); font-weight: 600; } .note.problem { border-color: var(--bad); } .note.problem b { color: var(--bad); } :is(.note.retry, .note.fallback) { border-color: var(--warn); } :is(.note.retry, .note.fallback) b { color: var(--warn); } .note.compaction { border-color: var(--model); } .note.compaction b { color: var(--link); }
.call > summary { align-items: baseline; border-radius: 5px; display: flex; gap: .5rem; list-style: none; margin-left: -.4rem; padding: .12rem .4rem; } .call > summary::-webkit-details-marker { display: none; } .call > summary:hover { background: var(--hover); } .call[open] > summary { background: var(--raised); }
.what { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .what b { font-weight: 600; } .what code { color: var(--muted); } .call[open] .what { white-space: normal; overflow-wrap: anywhere; }
.lines, .call small { font-size: .84em; font-variant-numeric: tabular-nums; white-space: nowrap; } .call small { min-width: 4.2em; text-align: right; }
.tag { border: 1px solid var(--line); border-radius: 4px; color: var(--muted); font-size: .8em; padding: 0 .35em; white-space: nowrap; } .tag.bad { color: var(--bad); background: var(--bad-bg); border-color: transparent; } .tag.warn { color: var(--warn); background: var(--warn-bg); border-color: transparent; }
.parts { margin: .3rem 0 .9rem 1.2rem; } .parts > div { margin-top: .5rem; } h4 { color: var(--muted); font-size: .82rem; font-weight: 500; margin-bottom: .2rem; } h4 code { color: var(--text); }
.arguments > div { display: grid; gap: 0 .8rem; grid-template-columns: minmax(5rem, auto) 1fr; margin-bottom: .2rem; } .arguments dt { color: var(--muted); font-family: var(--mono); font-size: .82em; padding-top: .1em; } .arguments dd { min-width: 0; overflow-wrap: anywhere; }
pre { background: var(--raised); border-radius: 6px; line-height: 1.45; margin: .2rem 0; max-height: 30rem; overflow: auto; overflow-wrap: anywhere; padding: .55rem .75rem; tab-size: 4; unicode-bidi: isolate; direction: ltr; white-space: pre-wrap; } code { unicode-bidi: isolate; }
.diff > * { display: block; min-height: 1.45em; text-decoration: none; margin: 0 -.75rem; padding: 0 .75rem; } .diff ins { background: var(--good-bg); color: light-dark(#0f4a28, #a6e6bf); } .diff del { background: var(--bad-bg); color: light-dark(#7d1a14, #ffc1bb); } .diff span { color: var(--muted); }
.child { border-left: 3px solid var(--line); margin: .4rem 0; padding-left: .8rem; } .child .body { margin-left: 1rem; }
::highlight(found) { background-color: light-dark(#ffe08a, #6b5200); color: light-dark(#1b2027, #fff); }
[hidden] { display: none !important; } footer { border-top: 1px solid var(--line); color: var(--muted); font-size: .86em; margin-top: 3rem; padding-top: .8rem; }
@media (max-width: 66rem) { .stats { grid-template-columns: repeat(4, 1fr); } }
@media (max-width: 46rem) { body { padding: 1.1rem .9rem 3rem; } h1 { font-size: 1.3rem; } .chart .lane { grid-template-columns: 1fr; } .chart .name { display: flex; gap: .5rem; justify-content: space-between; margin-top: .3rem; } .chart .name small { display: inline; } .axis, .durations, .legend, .when, .readout { margin-left: 0; }
  .stats { grid-template-columns: repeat(2, 1fr); } .row { grid-template-columns: auto 1fr; } .figures { grid-column: 1 / -1; justify-content: flex-start; } .body { margin-left: 0; } .parts { margin-left: .2rem; } .call small { min-width: 0; } .call > summary { flex-wrap: wrap; gap: .1rem .45rem; } .what { flex-basis: 9rem; }
  .rows > div, .arguments > div { grid-template-columns: 1fr; } .toolbar { position: static; } html, .turn { scroll-padding-top: 0; scroll-margin-top: 0; } .checks thead { display: none; } .checks td { border: 0; display: block; padding: .1rem 0; } .checks tr { border-bottom: 1px solid var(--line); display: block; padding: .4rem 0; } .checks td:nth-child(2)::before { content: "before: "; color: var(--muted); } .checks td:nth-child(3)::before { content: "after: "; color: var(--muted); } }
@media print { :root { color-scheme: light !important; } body { font-size: 10pt; max-width: none; padding: 0; } .toolbar, .skip, .readout, .prompt { display: none; } .turn { break-inside: avoid-page; } pre { max-height: none; } a { color: inherit; text-decoration: none; } svg, i, ins, del, .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact; } .what { white-space: normal; } }
`;
;
function toolbar({turns}){
if(turns.length===0)
return undefined;
return(0,html.qy)`<div class="toolbar" id="toolbar" role="search" aria-label="Turns" hidden>
      <input
        type="search"
        id="search"
        placeholder="Search calls and texts  ( / )"
        aria-label="Search calls and texts"
        autocomplete="off"
        spellcheck="false"
      />
      <div class="filters" role="group" aria-label="Show">
        <button type="button" data-filter="" aria-pressed="true">All</button>
        <button type="button" data-filter="failed" aria-pressed="false">Not done</button>
        <button type="button" data-filter="edited" aria-pressed="false">Edits</button>
        <button type="button" data-filter="command" aria-pressed="false">Commands</button>
      </div>
      <span id="count" role="status"></span>
      <div class="buttons">
        <button type="button" id="unfold">Unfold all</button><button type="button" id="theme">Dark</button
        ><button type="button" id="keys" aria-label="Keys">?</button>
      </div>
    </div>
    <dialog id="help" aria-label="Keys">
      <h2>Keys</h2>
      <dl class="rows">
        <div>
          <dt><kbd>/</kbd></dt>
          <dd>Search; <kbd>Esc</kbd> clears it</dd>
        </div>
        <div>
          <dt><kbd>j</kbd> <kbd>k</kbd></dt>
          <dd>Next and previous turn</dd>
        </div>
        <div>
          <dt><kbd>n</kbd> <kbd>p</kbd></dt>
          <dd>Next and previous call</dd>
        </div>
        <div>
          <dt><kbd>f</kbd></dt>
          <dd>Next call that was not done</dd>
        </div>
        <div>
          <dt><kbd>Enter</kbd></dt>
          <dd>Fold and unfold the call</dd>
        </div>
        <div>
          <dt><kbd>u</kbd></dt>
          <dd>Unfold or fold all calls</dd>
        </div>
        <div>
          <dt><kbd>t</kbd></dt>
          <dd>Dark or light</dd>
        </div>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>`;
}
;
const MAX_SUBJECT=200;
const MAX_DEPTH=10;
const calls_TONES={
done:'good',
failed:'bad',
'timed-out':'bad',
refused:'warn',
'awaiting-approval':'warn',
interrupted:'warn',
skipped:'warn'
};
function renderCall(call,id){
const{name,end,edits}=call;
const status=end?.status??'interrupted';
const kinds=[
end?.status==='done'?'':'failed',
edits.length>0?'edited':'',
end?.exitCode===undefined?'':'command'
];
return(0,html.qy)`<details class="call" id="${id}" data-kinds="${kinds.filter(Boolean).join(' ')}">
    <summary>
      ${signOf(call_status.B2[status],calls_TONES[status])}<span class="what"><b>${name}</b> <code>${subjectOf(call)}</code></span
      >${label(end)}${edits.length>0?(0,html.qy)`<span class="lines">${lineCounts((0,edit_totals.S)(edits))}</span>`:undefined}<small
        >${end?(0,format.a3)(end.durationMs):''}</small
      >
    </summary>
    <div class="parts">
      ${edits.map((edit)=>renderEdit(edit))}${refusal(end)}${part('Arguments',argumentsOf(call.arguments))}${part('Result',end?block(end.result,'Result'):(0,html.qy)`<p class="muted">The trace ends before the call did.</p>`)}
    </div>
  </details>`;
}
function subjectOf({subject,arguments:written}){
return(0,shorten.TN)(subject===''?written:subject,MAX_SUBJECT);
}
function label(end){
if(!end)
return(0,html.qy)`<span class="tag warn">no result</span>`;
const text=(0,call_status.Rh)(end)||(end.exitCode===undefined?'':`exit ${end.exitCode}`);
const cached=end.isCached?(0,html.qy)`<span class="tag">reused</span>`:undefined;
return text===''?cached:(0,html.qy)`<span class="tag ${calls_TONES[end.status]}">${text}</span>${cached}`;
}
function renderEdit({path,added,removed,isNew,diff}){
const heading=(0,html.qy)`<h4>
    <code>${path}</code>${isNew===true?(0,html.qy)` <span class="tag">new</span>`:undefined}
    ${lineCounts({added,removed})}
  </h4>`;
return(0,html.qy)`<div class="edit">
    ${heading}${diff===undefined?undefined:diffBlock(diff,`Change of ${path}`)}
  </div>`;
}
function refusal(end){
if(!end||end.denial==='')
return undefined;
const remedy=end.remedy===''?undefined:(0,html.qy)` To allow it in agent.yml: <code>${end.remedy}</code>`;
return(0,html.qy)`<p class="note problem"><b>Denied</b> <span>${end.denial}</span>${remedy}</p>`;
}
function part(name,content){
return(0,html.qy)`<div>
    <h4>${name}</h4>
    ${content}
  </div>`;
}
function argumentsOf(written){
const value=(0,json.qF)(written);
if(!(0,json.u4)(value)||(0,json.hz)(MAX_DEPTH,value))
return block(written,'Arguments');
const rows=Object.entries(value).map(([name,argument])=>(0,html.qy)`<div>
        <dt>${name}</dt>
        <dd>${argumentValue(name,argument)}</dd>
      </div>`);
return rows.length===0?(0,html.qy)`<p class="muted">None.</p>`:(0,html.qy)`<dl class="arguments">${rows}</dl>`;
}
function argumentValue(name,value){
const text=typeof value==='string'?value:JSON.stringify(value,undefined,2);
return text.includes('\n')?block(text,name):(0,html.qy)`<code>${text}</code>`;
}
;
const MAX_OPEN_TEXT=3_000;
const MAX_OPEN_NOTE=600;
function conversationSection(conversation){
return(0,html.qy)`<section id="turns" aria-label="Turns" tabindex="-1">
    <h2>Turns</h2>
    ${turns_prompt(conversation)}
    ${conversation.turns.length===0?(0,html.qy)`<p class="muted">No turn began.</p>`:renderTurns(conversation,'turn')}
  </section>`;
}
function turns_prompt({prompt:messages,tools}){
if(messages.length===0&&tools.length===0)
return undefined;
const parts=messages.map(({role,text})=>(0,html.qy)`<details>
        <summary>
          ${role==='system'?'System prompt':'Request'} <small>${(0,format.LS)(text.length,'character')}</small>
        </summary>
        ${block(text,role==='system'?'System prompt':'Request')}
      </details>`);
const list=tools.length===0
?undefined
:(0,html.qy)`<details>
          <summary>Tools <small>${tools.length}</small></summary>
          <p class="tools">${tools.map((name)=>(0,html.qy)`<code>${name}</code> `)}</p>
        </details>`;
return(0,html.qy)`<div class="prompt">${parts}${list}</div>`;
}
function renderTurns({turns},prefix){
const longest=Math.max(...turns.map(({span})=>span.to-span.from),1);
return(0,html.qy)`<ol class="turns">
    ${turns.map((turn)=>renderTurn(turn,{prefix,longest}))}
  </ol>`;
}
function renderTurn(turn,{prefix,longest}){
const{number,text,thinking,notesBefore,notesAfter,calls,children}=turn;
const id=`${prefix}-${number}`;
const modelText=text.trim()===''
?undefined
:text.length>MAX_OPEN_TEXT
?folded('Text',text)
:(0,html.qy)`<p class="said">${withLineBreaks(text.trim())}</p>`;
const thoughts=thinking.trim()===''?undefined:folded('Thinking',thinking.trim());
return(0,html.qy)`<li class="turn" id="${id}" tabindex="-1">
    <div class="row">
      <h3><a href="#${id}" aria-label="Turn ${number}">${number}</a></h3>
      ${bar(turn,longest)}${figures(turn)}
    </div>
    <div class="body">
      ${notesBefore.map(renderNote)}${thoughts}${modelText}${calls.map((call,index)=>renderCall(call,`${id}-${index+1}`))}${children.map((child)=>renderChild(child,id))}${notesAfter.map(renderNote)}
    </div>
  </li>`;
}
function folded(name,text){
return(0,html.qy)`<details class="aside">
    <summary>${name} <small>${(0,format.LS)(text.length,'character')}</small></summary>
    ${block(text,name)}
  </details>`;
}
function bar({modelSpans,toolSpans},longest){
const widthOf=(spans)=>Math.min(100,(100*totalOf(spans))/ longest).toFixed(2);
const modelWidth=widthOf(modelSpans);
return(0,html.qy)`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="model" width="${modelWidth}" height="1" />
    <rect class="tools" x="${modelWidth}" width="${widthOf(toolSpans)}" height="1" />
  </svg>`;
}
function figures({modelSpans,toolSpans,usage}){
const sign=(0,format.WH)(usage);
const{cached,fresh,output,dollars}=usage;
return(0,html.qy)`<p class="figures">
    ${figure('model',(0,format.a3)(totalOf(modelSpans)))} ${figure('tools',(0,format.a3)(totalOf(toolSpans)))}
    ${figure('cached',sign+(0,format.B4)(cached))} ${figure('new',sign+(0,format.B4)(fresh))}
    ${figure('out',sign+(0,format.B4)(output))}
    ${dollars===undefined||dollars===0?undefined:figure('cost',sign+(0,format.nT)(dollars))}
  </p>`;
}
function figure(name,value){
return(0,html.qy)`<span><i class="${name}"></i>${name} <b>${value}</b></span>`;
}
function renderNote({kind,label,text}){
if(text.length>MAX_OPEN_NOTE)
return folded(label,text);
return(0,html.qy)`<p class="note ${kind}"><b>${label}</b> ${withLineBreaks(text)}</p>`;
}
function renderChild({number,conversation},parent){
const{turns}=conversation;
return(0,html.qy)`<details class="child">
    <summary>Child session ${number} <small>${(0,format.LS)(turns.length,'turn')}</small></summary>
    ${turns_prompt(conversation)}${renderTurns(conversation,`${parent}-child-${number}`)}
  </details>`;
}
;
const ICON='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect y=%222%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%234f6bed%22/%3E%3Crect x=%226%22 y=%229%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%23d97706%22/%3E%3C/svg%3E';
function renderTracePage(view){
const{run,conversation}=view;
const policy=[
"default-src 'none'",
`style-src '${(0,html.qQ)(PAGE_STYLE)}'`,
`script-src '${(0,html.qQ)(PAGE_SCRIPT)}'`,
'img-src data:',
"base-uri 'none'",
"form-action 'none'"
].join('; ');
const page=(0,html.qy)`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${`${(0,visible_text.Q)(titleOf(run))} · Forgehand trace`}</title>
        <link rel="icon" href="${new html.Ed(ICON)}" />
        ${new html.Ed(`<style>${PAGE_STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#turns">Skip to the turns</a>
        ${headerOf(view)}
        <main>
          ${[timelineSection(view),turnCharts(conversation),changesSection(conversation),verificationSection(run),refusedSection(run),noticesSection(run)]}
          ${toolbar(conversation)} ${conversationSection(conversation)}
        </main>
        <footer>
          <p>
            Made by <code>forgehand trace</code> from a trace of the run. It holds what the model received and wrote,
            with known secrets replaced by <code>***</code>. Treat it like the code of the repository.
          </p>
        </footer>
        ${new html.Ed(`<script>${PAGE_SCRIPT}</script>`)}
      </body>
    </html> `;
return page.text;
}
;
async function tracePage(path){
await requireFile(path);
const input=(0,external_node_fs_.createReadStream)(path,'utf8');
try{
return renderTracePage(await readTrace((0,trace_lines.v)(input),path));
}
catch(error){
throw(0,errors.Or)(error)?unreadable(path,error):error;
}
finally{
input.destroy();
}
}
async function requireFile(path){
const status=await(0,promises_.stat)(path).catch((error)=>{
throw(0,errors.Or)(error)?unreadable(path,error):error;
});
if(!status.isFile())
throw new errors.yo(`${path} is not a file. ${ADVICE}`);
}
function unreadable(path,error){
return new errors.yo(`${path} cannot be read: ${(0,file_problem.W)(error)}. ${ADVICE}`,{cause:error});
}
async function writeTracePage(path,to){
const page=await tracePage(path);
try{
await replaceFile(to,page);
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
throw new errors.yo(`${to} cannot be written: ${(0,file_problem.W)(error)}. Choose another file.`,{cause:error});
}
}
async function replaceFile(to,text){
const existing=await(0,errors.e4)((0,promises_.stat)(to),undefined,['ENOENT']);
if(existing!==undefined&&!existing.isFile()){
await(0,promises_.writeFile)(to,text);
return;
}
const target=existing?await(0,promises_.realpath)(to):to;
const temporary=`${target}.${(0,external_node_crypto_.randomUUID)()}.part`;
try{
await(0,promises_.writeFile)(temporary,text,{mode:0o600,flag:'wx'});
await(0,promises_.rename)(temporary,target);
}
catch(error){
await(0,promises_.rm)(temporary,{force:true});
throw error;
}
}
})
};
;
