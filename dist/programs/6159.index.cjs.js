"use strict";
exports.id=6159;
exports.ids=[6159];
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
f0:()=>(event),
gE:()=>(callEnd),
q9:()=>(price),
yf:()=>(severity)
});
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
const milliseconds=zod__WEBPACK_IMPORTED_MODULE_1__.aig().min(0);
const count=zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(0);
const tokens=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
input:count.describe('The whole prompt, cached parts included.'),
cachedInput:count.describe("The part of input read from the provider's cache."),
cacheWrite:count.optional().describe("The part of input written to the provider's cache."),
output:count.describe('Everything generated, reasoning included.'),
reasoning:count.describe('The part of output that is hidden reasoning.'),
isEstimate:zod__WEBPACK_IMPORTED_MODULE_1__.zMY().describe('True when the provider reported no usage.')
})
.meta({id:'tokens'});
const price=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
input:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
cachedInput:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
cacheWrite:zod__WEBPACK_IMPORTED_MODULE_1__.aig().optional().describe('Default: as input.'),
output:zod__WEBPACK_IMPORTED_MODULE_1__.aig()
})
.describe('US dollars per million tokens.')
.meta({id:'price'});
const limits=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
turns:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
tokens:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
minutes:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
dollars:zod__WEBPACK_IMPORTED_MODULE_1__.aig().optional()
})
.meta({id:'limits'});
const identity=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),host:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}).meta({id:'identity'});
const severity=zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['critical','high','medium','none']);
const denial=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
command:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
reason:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
remedy:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional().describe('The line of agent.yml that would allow the command.')
})
.meta({id:'denial'});
const approvalRequest=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({command:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),cwd:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),reason:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),severity})
.describe('The command that a person is asked to approve. It ended the run.')
.meta({id:'approvalRequest'});
const toolCall=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().describe('Unique within its message; a result names it as its callId.'),
name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
arguments:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().describe('The text that the model wrote; it should be JSON.'),
problem:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional().describe('Why the call could not be read.')
})
.meta({id:'toolCall'});
const image=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
type:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['image/png','image/jpeg','image/gif','image/webp']),
bytes:count,
sha256:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
})
.describe('An image of the message. Its bytes are not in the trace.')
.meta({id:'image'});
const message=zod__WEBPACK_IMPORTED_MODULE_1__.gMt('role',[
zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('system'),text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}),
zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('user'),text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),images:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(image).optional()}),
zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('assistant'),
text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
thinking:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
toolCalls:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(toolCall),
providerMetadata:zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({from:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),content:zod__WEBPACK_IMPORTED_MODULE_1__.L5J()})
.optional()
.describe('What the provider wants back with the message.')
}),
zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('tool'),
callId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
ok:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
})
])
.meta({id:'message'});
const tool=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
description:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
parameters:zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).describe('JSON Schema.'),
cachePolicy:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['none','cacheable','mutating'])
})
.meta({id:'tool'});
const call={callId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),subject:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()};
const callEnd={
status:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.W0).describe('How the call ended. `done`: it did what was asked.'),
exitCode:zod__WEBPACK_IMPORTED_MODULE_1__.Whr().optional().describe('Of the command that the call ran.')
};
const limit=zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['turns','tokens','minutes','dollars']);
function event(kind,about,fields){
return zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({kind:zod__WEBPACK_IMPORTED_MODULE_1__.euz(kind),...fields}).describe(about);
}
const conversationKinds=[
event('session','A conversation with the model begins.',{
model:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
contextWindow:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
summarizer:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
expectsChange:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
hasCheckpoints:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
limits,
price:price.optional(),
usedMs:milliseconds
}),
event('tools','The tools that every request of the conversation offers. Follows the first request.',{
tools:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(tool)
}),
event('request','A request is sent to the model. `digest` stands for its messages.',{
model:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
isTurn:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
reused:count,
messages:count,
digest:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
}),
event('response','The request was answered. The text of a turn is in the `message` that follows.',{
end:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['complete','length','content-filter']),
tokens,
contextWindow:zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
hiddenImages:count.optional().describe('How many images of the request the model was not shown.'),
text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()
}),
event('request-failed','The request got no response.',{
reason:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['context-overflow','refused','aborted','error']),
message:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
contextWindow:zod__WEBPACK_IMPORTED_MODULE_1__.aig()
}),
event('repetition','The response was stopped because it only repeated itself. `chars` of it had arrived.',{
chars:zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(0).max(50_000_000)
}),
event('interrupted','The work in progress is stopped. `wrap-up` is the time limit of the last turn.',{
by:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['minutes','cancel','stop','wrap-up'])
}),
event('tree-compared','The work tree was compared with the one before the work.',{
hasChanged:zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional()
}),
event('turn','A turn begins.',{turn:count}),
event('message','A message joined the conversation.',{message}),
event('tool-started','A tool call begins.',{...call}),
event('tool-finished','The call ended. `text` is what the model sees. `cached`: the result of an equal call was reused.',{
...call,
ok:zod__WEBPACK_IMPORTED_MODULE_1__.zMY().describe('False when the model got no proper result.'),
...callEnd,
text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
durationMs:milliseconds,
cached:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
denial:denial.optional(),
approvalRequest:approvalRequest.optional(),
dedupeKey:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()
}),
event('file-modified','The call wrote, created or deleted a file. `added` and `removed` count lines.',{
callId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
path:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
added:count,
removed:count,
isNew:zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
diff:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional().describe('The changed lines, each after `+` or `-`. Older traces lack it.')
}),
event('checkpoint','The state of the work tree before a call that may change it.',{
checkpoint:zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({number:count,id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}),
callId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
}),
event('compaction','Earlier turns were rewritten to make room.',{
step:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['masked','summarized']),
freedTokens:zod__WEBPACK_IMPORTED_MODULE_1__.aig()
}),
event('usage','The provider counted the tokens of a request.',{tokens}),
event('other-model-usage','The same for a model other than that of the run: for a tool, a summary or as the fallback.',{model:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),tokens,price:price.optional()}),
event('retry','A request failed and is sent again.',{reason:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),waitMs:milliseconds,attempt:count}),
event('fallback','Another model answers from now on.',{from:identity,to:identity,reason:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}),
event('nudge','The model got a message besides tool results, for example that a limit is near.',{
text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
}),
event('limit','A limit ended the work.',{limit}),
event('done','The work of the model ended.',{
end:zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['finished','stopped','halted','stuck','awaiting-approval','cancelled'])
}),
event('bug','A part of Forgehand crashed; the run went on.',{
tool:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
stack:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
callId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()
})
];
const conversationEvent=zod__WEBPACK_IMPORTED_MODULE_1__.gMt('kind',conversationKinds);
const CONVERSATION_KINDS=new Set(conversationKinds.map(({shape})=>shape.kind.value));
}),
36159:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(readTraceFile)
});
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var schemas=__webpack_require__(3301);
var errors=__webpack_require__(59973);
var file_problem=__webpack_require__(99736);
var json=__webpack_require__(32686);
var conversation_events=__webpack_require__(19896);
var trace_file=__webpack_require__(39237);
var settings=__webpack_require__(83872);
;
const VERBS=[
...['fix','explain','ask','plan','help','doctor','approve'],
...['continue','forget','update','stop','undo','retry','review']
];
;
const person=schemas.Ikc({login:schemas.YjP(),id:schemas.Whr(),isBot:schemas.zMY()}).meta({id:'person'});
const request=schemas.Ikc({
verb:schemas.k5n(VERBS),
flags:schemas.Ikc({
model:schemas.YjP().optional(),
budget:schemas.aig().optional(),
turns:schemas.aig().optional(),
minutes:schemas.aig().optional(),
base:schemas.YjP().optional(),
effort:schemas.k5n(settings.i).optional(),
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
overtaken:schemas.k5n(['merged','closed','retargeted','lost'])
.optional()
.describe('What somebody did to the pull request while the commit was pushed; lost if no branch has the commit any more.'),
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
failingIn:schemas.YOg(schemas.YjP()).optional(),
passing:schemas.YOg(schemas.YjP()).optional(),
skipped:schemas.YOg(schemas.YjP()).default([]),
notLoaded:schemas.YOg(schemas.YjP()).default([])
})
.optional()
.describe('The tests, if the output does not show all of them.')
})
.meta({id:'check'});
const selfReview=schemas.Ikc({
tokens:conversation_events.U9,
cost:schemas.aig().optional(),
openPoints:schemas.YOg(schemas.YjP()).describe('What it objects to and is not settled.')
});
const names=schemas.YOg(schemas.YjP());
const changedTests={
changedTestFiles:names
.optional()
.describe('Test files from before the work, and settings of tests, that it touches.'),
renamedTests:schemas.YOg(schemas.Ikc({from:schemas.YjP(),to:schemas.YjP()})).optional(),
oldTests:schemas.Ikc({failing:names,files:names})
.optional()
.describe('Tests as they were before the work, run after it.')
};
const earlier=schemas.Ikc({
model:schemas.YjP(),
host:schemas.YjP(),
receivers,
durationMs:conversation_events.Rz,
turns:conversation_events.U9,
tokens:conversation_events.LU,
cost:schemas.aig().optional(),
selfReview:selfReview.optional(),
tools:schemas.YOg(schemas.Ikc({
name:schemas.YjP(),
subject:schemas.YjP(),
...conversation_events.gE,
startedAt:conversation_events.Rz,
durationMs:conversation_events.Rz,
edits:schemas.YOg(schemas.Ikc({path:schemas.YjP(),added:conversation_events.U9,removed:conversation_events.U9}))
})),
verification:schemas.Ikc({
before:schemas.YOg(check),
after:schemas.YOg(check),
sharedBecause:schemas.YjP().optional(),
outdated:schemas.YjP().optional(),
rounds:schemas.YOg(schemas.YjP()).optional(),
noChecks:schemas.k5n(['by-choice','none-in-packages']).optional(),
...changedTests
}),
denials:schemas.YOg(conversation_events.Kp),
warnings:schemas.YOg(schemas.YjP()),
sandbox:schemas.YjP().optional()
})
.meta({id:'earlierJob'});
const pipelineKinds=[
(0,conversation_events.f0)('started','The first event.',{
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
}),
(0,conversation_events.f0)('configured','The rules of the repository were read. These settings replace those of `started`.',{
model:schemas.YjP(),
host:schemas.YjP(),
receivers,
limits:conversation_events.Fy.omit({dollars:true}),
price:conversation_events.q9.optional()
}),
(0,conversation_events.f0)('step','A step of the run begins.',{
step:schemas.k5n(['permission','reading','preparing','installing','working','verifying','publishing']),
failed:schemas.YjP().optional().describe('What failed checks said, which the model got, so that the work goes on.')
}),
(0,conversation_events.f0)('proof-shared','The checks run where the model works, or with what an earlier run left there, and not in a clean copy. Completes "because …".',{because:schemas.YjP()}),
(0,conversation_events.f0)('base-commit','The commit that the work starts from, and the page of the fork that has it. A local run has none.',{commit:schemas.YjP(),page:schemas.YjP().optional()}),
(0,conversation_events.f0)('attachments','What people uploaded into the texts that the model gets. `missing` were not read.',{
images:conversation_events.U9,
texts:conversation_events.U9,
missing:conversation_events.U9
}),
(0,conversation_events.f0)('file-attached','The model attached a file, which the output `files-path` has under this name.',{
name:schemas.YjP(),
bytes:conversation_events.U9
}),
(0,conversation_events.f0)('todo',"The model's list of its steps, all of it.",{
items:schemas.YOg(schemas.Ikc({content:schemas.YjP(),status:schemas.k5n(['pending','in_progress','completed'])}))
}),
(0,conversation_events.f0)('structured-output','What the run returns as data: compact JSON that matches the schema of the workflow.',{
json:schemas.YjP()
}),
(0,conversation_events.f0)('threads-settled','What became of the review threads that the run has handled, or whose fix it reverted.',{
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
}),
(0,conversation_events.f0)('sandbox','The sandbox was set up and attacked. Without `description`, none works here, and commands are refused.',{
description:schemas.YjP().optional(),
probes:schemas.YOg(schemas.Ikc({name:schemas.YjP(),held:schemas.zMY(),detail:schemas.YjP()})),
refused:schemas.YOg(schemas.YjP())
}),
(0,conversation_events.f0)('dependencies','The declared dependencies of one tool were installed, found installed, or could not be installed.',{
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
}),
(0,conversation_events.f0)('checked','A check of the repository ran.',{when:schemas.k5n(['before','after']),check}),
(0,conversation_events.f0)('dependencies-outdated','The dependencies that the change declares could not be installed, so no check ran after the work.',{because:schemas.YjP()}),
(0,conversation_events.f0)('tests-changed','What the change does to the tests that judge it.',{...changedTests}),
(0,conversation_events.f0)('no-checks','No check runs: agent.yml lists none, or neither the root nor a package declares any.',{
why:schemas.k5n(['by-choice','none-in-packages'])
}),
(0,conversation_events.f0)('annotations','What the checks say about lines of the change.',{
annotations:schemas.YOg(schemas.Ikc({
path:schemas.YjP(),
line:schemas.Whr().min(1),
severity:schemas.k5n(['error','warning','notice']),
title:schemas.YjP(),
message:schemas.YjP()
}))
}),
(0,conversation_events.f0)('checks-not-run','These checks do not run, because the code is from a fork.',{
commands:schemas.YOg(schemas.YjP())
}),
(0,conversation_events.f0)('approved','A person has approved a command, a change, the head of a fork or a plan for this run.',{
hash:schemas.YjP(),
what:schemas.k5n(['command','change','adoption','plan']),
by:schemas.YjP().describe('The login of the person.'),
claim:schemas.YjP().describe('Identifies the approving comment.'),
writtenAt:schemas.YjP().describe('ISO 8601, UTC.')
}),
(0,conversation_events.f0)('stop-requested','A person has asked to stop. The run ends soon.',{
by:schemas.Ikc({login:schemas.YjP(),id:schemas.Whr()}),
writtenAt:schemas.YjP().describe('ISO 8601, UTC.'),
claim:schemas.YjP().describe('Identifies the comment that asks to stop.')
}),
(0,conversation_events.f0)('warning','Something that users should know.',{text:schemas.YjP()}),
(0,conversation_events.f0)('files-excluded','Files were changed and left out of the change, because they need approval or must not change.',{
paths:schemas.YOg(schemas.YjP()),
rules:schemas.YOg(schemas.YjP()).default([]).describe('The rule that excludes each of `paths`, in their order.'),
patch:schemas.YjP()
}),
(0,conversation_events.f0)('files-unpublished','All files of the work that are not published. The checks had them, so they prove nothing about what is.',{paths:schemas.YOg(schemas.YjP())}),
(0,conversation_events.f0)('work-rebased','The branch moved after the checks, and the work was rebased onto this commit, on which no check ran.',{onto:schemas.YjP()}),
(0,conversation_events.f0)('work-started','The work can change files from now on. `tree` is the work tree before that, `rules` the commit whose rules apply.',{rules:schemas.YjP(),tree:schemas.YjP()}),
(0,conversation_events.f0)('change-recorded','The work has ended. `tree` is the base commit with its change.',{
rules:schemas.YjP(),
tree:schemas.YjP()
}),
(0,conversation_events.f0)('change-unpublished','The change was not published. `patch` is all of it, or empty if a comment cannot hold it. `protectedPaths` need approval. `hasFile`: the output `patch-path` names a file with it. `pullRequest`: the pull request of a fork that it is for.',{
patch:schemas.YjP(),
paths:schemas.YOg(schemas.YjP()),
protectedPaths:schemas.YOg(schemas.YjP()),
hasFile:schemas.zMY(),
pullRequest:schemas.Whr().optional()
}),
(0,conversation_events.f0)('self-review','The run has reviewed its own change. The last event of this kind holds.',{
...selfReview.shape
}),
(0,conversation_events.f0)('earlier-job','[Another job](two-jobs.md) did the work. `earlier` is what that job says about it.',{
earlier
}),
(0,conversation_events.f0)('publishing','From now on the branch can contain the work. Before, its head was `parent`, or it did not exist.',{branch:schemas.YjP(),base:schemas.YjP(),parent:schemas.YjP()}),
(0,conversation_events.f0)('ended','The last event.',{outcome:outcome})
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
;
const header=schemas.Ikc({schema:schemas.euz(trace_file.on),version:schemas.aig(),startedAt:schemas.YjP().catch('')});
const timed=schemas.Ikc({at:schemas.aig().min(0)});
async function readTraceFile(path,onLine){
let found;
let number=0;
let broken;
try{
const status=await(0,promises_.stat)(path);
if(!status.isFile())
throw new errors.yo(`${path} is not a file. ${ADVICE}`);
if(status.size>trace_file.VZ)
throw new errors.yo(`${path} has ${status.size} bytes. The limit for a trace is ${trace_file.VZ}.`);
for await(const text of(0,trace_file.v$)((0,external_node_fs_.createReadStream)(path,'utf8'))){
number+=1;
found??=headerOf(text);
if(!found)
break;
if(number===1||text==='')
continue;
if(broken)
onLine(broken);
const line=lineOf(number,text);
broken=line.event?undefined:line;
if(line.event)
onLine(line);
}
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
throw new errors.yo(`${path} cannot be read: ${(0,file_problem.W)(error)}. ${ADVICE}`,{cause:error});
}
if(!found)
throw new errors.yo(`${path} is not a trace: its first line is not the header of one. ${ADVICE}`);
return found;
}
const ADVICE='Name a trace, such as the trace.jsonl of a run.';
function headerOf(text){
return header.safeParse(read_trace_file_valueOf(text)).data;
}
function lineOf(number,text){
const value=read_trace_file_valueOf(text);
const at=timed.safeParse(value).data?.at;
const event=at===undefined?undefined:traceEvent.safeParse(value).data;
return{number,at:at??0,event};
}
function read_trace_file_valueOf(text){
const value=text.length>trace_file.ij?undefined:(0,json.qF)(text);
return(0,json.hz)(trace_file.Lh,value)?undefined:value;
}
})
};
;
