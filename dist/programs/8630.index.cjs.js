"use strict";
exports.id=8630;
exports.ids=[8630,8542];
exports.modules={
95621:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E5:()=>(EXPECTED_HOST),
FD:()=>(readDestination),
XJ:()=>(readHostRule),
YI:()=>(entryForDestination),
q1:()=>(matchingHostRule)
});
var node_url__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73136);
var _text_wildcard_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58542);
const USUAL_PORTS={'https://':[443],'http://':[80],'':[443,80]};
const MAX_NAME=253;
const LABEL=/^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const LAST_LABEL=/^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const STARRED=/^(?=.{1,63}$)[a-z0-9_-]*\*[a-z0-9_-]*$/;
const LOCAL_DOMAINS=new Set([
'localhost',
'local',
'internal',
'intranet',
'lan',
'corp',
'home',
'arpa',
'onion',
'invalid'
]);
const EXPECTED_HOST='a host such as registry.npmjs.org or *.example.org, with an optional port, but not an address, a path, or a name of this machine or its network';
function readHostRule(text){
const[,scheme='',name='',port]=/^(https?:\/\/|)([^/:@?#]*)(?::(\d{1,5}))?$/i.exec(text)??[];
if(name==='')
return EXPECTED_HOST;
const ports=port===undefined?USUAL_PORTS[scheme.toLowerCase()]:[Number(port)];
if(ports.some((each)=>each<1||each>65_535))
return 'a port from 1 to 65535 after the host';
const ascii=name.toLowerCase().replace(/\.$/,'');
if(/[^\x00-\x7f]/.test(ascii))
return inPunycode(ascii);
const labels=ascii.split('.');
const[first='',...others]=labels;
const isStarred=first.includes('*');
if(isStarred&&!STARRED.test(first))
return EXPECTED_HOST;
if(isStarred&&others.length<2)
return 'at least two labels after the asterisk, as in *.example.org';
const plain=isStarred?others:labels;
if(!isName(plain)||ascii.length>MAX_NAME)
return EXPECTED_HOST;
return{labels,ports};
}
function readDestination(authority,usualPort){
const[,name='',port]=/^([^/:@?#\s]{1,254})(?::(\d{1,5}))?$/.exec(authority)??[];
const host=name.toLowerCase().replace(/\.$/,'');
const number=port===undefined?usualPort:Number(port);
if(number===undefined||number<1||number>65_535||!isName(host.split('.')))
return undefined;
return host.length<=MAX_NAME?{host,port:number}:undefined;
}
function entryForDestination({host,port}){
return USUAL_PORTS[''].some((usual)=>usual===port)?host:`${host}:${port}`;
}
function matchingHostRule({host,port},rules){
const labels=host.split('.');
return rules.find((rule)=>rule.ports.includes(port)&&covers(rule.labels,labels));
}
function covers([first='',...others],labels){
const below=labels.length-others.length;
if(below<1||others.some((label,index)=>label!==labels[below+index]))
return false;
if(first==='*')
return true;
const[label='']=labels;
return below===1&&label.length>=first.length&&(0,_text_wildcard_js__WEBPACK_IMPORTED_MODULE_1__.H)(first,label);
}
function isName(labels){
const last=labels.at(-1)??'';
return(labels.length>=2&&
labels.every((label)=>LABEL.test(label)&&isRealPunycode(label))&&
LAST_LABEL.test(last)&&
!LOCAL_DOMAINS.has(last));
}
function isRealPunycode(label){
if(!label.startsWith('xn--'))
return!label.startsWith('--',2);
const unicode=(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(label);
return unicode!==''&&unicode!==label&&(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(unicode)===label;
}
function inPunycode(name){
const ascii=(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(name);
return ascii===''?EXPECTED_HOST:`a host in ASCII (if it is the one you mean, write ${ascii})`;
}
}),
78630:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Uq:()=>(DEFAULT_SETUP_MINUTES),
XJ:()=>(SWITCHABLE),
XW:()=>(agentFileSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(74214);
var _domain_settings_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(83872);
var _text_writable_paths_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(237);
var _network_host_rules_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95621);
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(82859);
var _diagnostics_schema_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54582);
var _local_access_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(91122);
var _triage_settings_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(17718);
var _text_documentation_url_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(47728);
const DEFAULT_SETUP_MINUTES=10;
const DEFAULT_VERIFY_MINUTES=20;
const DEFAULT_VERIFY_ROUNDS=3;
const nonEmpty=(expected)=>zod__WEBPACK_IMPORTED_MODULE_5__.YjP(expected).trim().min(1,expected);
const list=(item,expected,max=500)=>zod__WEBPACK_IMPORTED_MODULE_5__.YOg(item,expected).max(max,`at most ${max} entries`);
const number=(from,to)=>{
const expected=`an integer from ${from} to ${to}`;
return zod__WEBPACK_IMPORTED_MODULE_5__.Whr(expected).min(from,expected).max(to,expected);
};
const dollars=zod__WEBPACK_IMPORTED_MODULE_5__.aig('US dollars per million tokens').nonnegative('US dollars per million tokens, 0 or more');
function mapping(shape){
const keys=Object.keys(shape).join(', ');
return zod__WEBPACK_IMPORTED_MODULE_5__.rej(shape,{
error:({code})=>(code==='unrecognized_keys'?keys:`a mapping with ${keys}`)
});
}
const COMMANDS='a list of commands, or any';
const commands=list(nonEmpty('a command'),'a list of commands');
const host=zod__WEBPACK_IMPORTED_MODULE_5__.YjP(_network_host_rules_js__WEBPACK_IMPORTED_MODULE_1__.E5).superRefine((text,context)=>{
const rule=(0,_network_host_rules_js__WEBPACK_IMPORTED_MODULE_1__.XJ)(text);
if(typeof rule==='string')
context.addIssue(rule);
});
const hosts=zod__WEBPACK_IMPORTED_MODULE_5__.YOg(host,'a list of hosts, such as [registry.npmjs.org]').max(100,'at most 100 hosts');
const reach=zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),hosts],'true, false or a list of hosts');
const readablePath=zod__WEBPACK_IMPORTED_MODULE_5__.YjP(_local_access_js__WEBPACK_IMPORTED_MODULE_6__.S).regex(_local_access_js__WEBPACK_IMPORTED_MODULE_6__.hu,_local_access_js__WEBPACK_IMPORTED_MODULE_6__.S);
const writablePath=zod__WEBPACK_IMPORTED_MODULE_5__.YjP(_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_0__.s$).transform((text,context)=>{
const path=(0,_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_0__.Y6)(text);
if(path===undefined)
context.addIssue(_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_0__.s$);
return path??zod__WEBPACK_IMPORTED_MODULE_7__.tm;
});
const branchTemplate=zod__WEBPACK_IMPORTED_MODULE_5__.YjP('a name with {number}').superRefine((text,context)=>{
for(const problem of(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(text))
context.addIssue(problem);
});
const setupStep=mapping({
run:nonEmpty('a command').describe('The command.'),
network:reach
.optional()
.describe('What the command can reach: true for the whole network, false for nothing, or a list of hosts. Default: the top-level network.'),
'timeout-minutes':number(1,60).default(DEFAULT_SETUP_MINUTES).describe('Time limit of the command, in minutes.')
});
const verifyEntry=mapping({
run:nonEmpty('a command').describe('The check, as it runs before and after the work.'),
quick:nonEmpty('a command')
.optional()
.describe('A faster form of it, which the agent runs during the work. Default: none.'),
reports:list(nonEmpty('a path pattern'),'a list of path patterns')
.default([])
.describe('XML reports that it writes: JUnit, trx, NUnit or xUnit.net. Those in the folders of Maven, Gradle and dotnet are found without this.')
});
const price=mapping({
input:dollars.describe('US dollars per million input tokens.'),
'cached-input':dollars
.optional()
.describe('US dollars per million input tokens read from the cache. Default: input.'),
'cache-write':dollars
.optional()
.describe('US dollars per million input tokens written to the cache. Default: input.'),
output:dollars.describe('US dollars per million output tokens.')
});
function expectedIn(name,whole){
return({code})=>(code==='invalid_key'?name:whole);
}
const TOOL_NAME='a tool name, with * for any characters';
const SERVER_NAME=/^[a-zA-Z][a-zA-Z0-9-]{0,19}$/;
const variables=zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,99}$/),zod__WEBPACK_IMPORTED_MODULE_5__.YjP('text; put numbers in quotes'),{
error:expectedIn('a name of letters, digits and underscores','a mapping of variable names to text')
});
const toolName=zod__WEBPACK_IMPORTED_MODULE_5__.YjP(TOOL_NAME).regex(/^[\w.*/-]{1,100}$/,TOOL_NAME);
const toolNames=list(toolName,'a list of tool names, such as ["get_*"]');
const mcpServer=mapping({
command:zod__WEBPACK_IMPORTED_MODULE_5__.PVZ([nonEmpty('a program')],zod__WEBPACK_IMPORTED_MODULE_5__.YjP('an argument'),'a list: a program, then its arguments')
.describe('The program and its arguments. It starts in the sandbox, in the work tree, which it can only read.'),
env:variables
.default({})
.describe('Environment variables in addition to those of commands. Do not put secrets here: this file is in the repository.'),
tools:toolNames.describe('Tools the agent can use, such as "get_*"; ["*"] for all.'),
'read-only':toolNames
.default([])
.describe('The tools among them that change nothing. They also run for questions, and in parallel.'),
'timeout-seconds':number(1,600).default(60).describe('Time limit for one call.'),
network:reach
.default(false)
.describe('What the server can reach: true for the whole network, or a list of hosts. Default: nothing. On the command line, only what FORGEHAND_NETWORK names too.')
});
const sensitiveFile=mapping({
pattern:nonEmpty('a path pattern').describe('A glob that matches the paths of the files.'),
'require-approval':zod__WEBPACK_IMPORTED_MODULE_5__.zMY('true or false')
.describe('true: a change needs approval. false: it does not, unless the path is protected.')
});
const onOrOff=zod__WEBPACK_IMPORTED_MODULE_5__.zMY('true or false').default(false);
const enabled=zod__WEBPACK_IMPORTED_MODULE_5__.zMY('true or false').default(true);
const SWITCHABLE=[
...['apply_patch','edit_file','find_files','get_diagnostics','grep_search','list_directory','read_diff'],
...['read_file','run_command','todo','write_file']
];
const tools=mapping(Object.fromEntries(SWITCHABLE.map((name)=>[name,enabled])))
.prefault({})
.describe('Built-in tools. Each is on unless set to false.');
const delegation=mapping({
'spawn-agent':onOrOff.describe('spawn_agent: child sessions, which only read unless the agent lets them change files.'),
'generate-code':onOrOff.describe('generate_code: the cheap model writes files from a contract.'),
sprints:onOrOff.describe('write_enriched_sprint and dispatch_sprints: the cheap model writes and audits work documents.')
})
.prefault({})
.describe('Tools that delegate work to other sessions and models. Each is off unless set to true.');
const modelName=nonEmpty('a model name, such as gpt-5 or groq/NAME').optional();
const temperature='a number from 0 to 2';
const models=mapping({
main:modelName.describe('The model for requests that name none. Default: the model of the workflow.'),
cheap:modelName.describe('The model for delegated files and documents. Default: the model of the run.'),
summarizer:modelName.describe('The model that summarizes a conversation that has become too long. Default: the model of the run.'),
reviewer:modelName.describe('The model that reviews pull requests and the changes of runs, for example a different one than the model that wrote them. Default: the model of the run.'),
fallback:list(nonEmpty('a model name'),'a list of model names')
.optional()
.describe('Models to fall back to, in order, if a model is unavailable. Default: the fallback models of the workflow.'),
temperature:zod__WEBPACK_IMPORTED_MODULE_5__.aig(temperature)
.min(0,temperature)
.max(2,temperature)
.optional()
.describe('Sampling temperature. Not sent to models that refuse it. Default: 0.1.'),
effort:zod__WEBPACK_IMPORTED_MODULE_5__.k5n(_domain_settings_js__WEBPACK_IMPORTED_MODULE_8__.i,'low, medium or high')
.optional()
.describe("How much the models think. Not sent to models that refuse it. Default: the provider's."),
'tool-choice':zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['auto','required'],'auto or required')
.default('auto')
.describe('auto: a response can have no tool calls. required: it must have one.'),
'tool-calls':zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['auto','native','text'],'auto, native or text')
.default('auto')
.describe('How tool calls are written: native to the protocol, as text, or as text if the endpoint refuses tools.')
})
.prefault({})
.describe(`Which model does what, each by its name or as provider/name, and how models are called: ${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_9__.o)('docs/models.md')}`);
const REVIEWS=['own','asked','all','off'];
const REPAIRS=['own','labelled','all','off'];
const agentFileSchema=mapping({
commands:zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.euz('any',COMMANDS),commands],COMMANDS)
.optional()
.describe('Commands the agent can run besides those that only read, such as "npm test" or "pytest **": * is one word, ** any number of words. any: every command, limited by the sandbox alone. Default: what works on files of the repository, and its tests, builds and installed tools. With sandbox: off, only exactly these lines.'),
verify:zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([nonEmpty('a command'),verifyEntry],'a command'),'a list of commands')
.max(500,'at most 500 entries')
.optional()
.describe('Checks to run before and after the work. Default: the tests that the repository declares, or those of the packages that the change affects; [] for none.'),
network:hosts
.default([])
.describe('Hosts that commands can reach by HTTP and HTTPS, such as registry.npmjs.org or *.example.org. Default: none. On the command line, only those that FORGEHAND_NETWORK names too.'),
setup:zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([nonEmpty('a command'),zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([nonEmpty('a command'),setupStep])).max(50,'at most 50 entries')],'a command, or a list of commands')
.optional()
.describe('Commands to run once before the work, in order. Default: installs the dependencies that the repository declares; [] for nothing.'),
limits:mapping({
turns:number(1,1_000).optional().describe('Model turns per run.'),
minutes:number(1,360).optional().describe('Minutes that the model can work in a run.'),
tokens:number(1_000,1_000_000_000).optional().describe('Input and output tokens together.'),
dollars:zod__WEBPACK_IMPORTED_MODULE_5__.aig('US dollars')
.positive('US dollars, more than 0')
.optional()
.describe('US dollars. Applies only if the price of the model is known or set under prices.'),
'context-tokens':number(4_000,10_000_000)
.optional()
.describe('Context window of the main model, in tokens. Set it for a model or server that Forgehand does not know, especially one that truncates long prompts silently.'),
'output-tokens':number(256,1_000_000)
.optional()
.describe("Tokens of one response, including thinking. Default: the provider's limit."),
'command-seconds':number(1,21_600)
.optional()
.describe('Default time limit for a command of the agent. The agent can set another one for each command.'),
'max-command-seconds':number(1,21_600)
.optional()
.describe('Longest time limit that the agent can set for a command. Default: 600, or command-seconds if that is more.'),
'verify-minutes':number(1,180)
.default(DEFAULT_VERIFY_MINUTES)
.describe('Time limit for all checks together, once before the work and once after it.'),
'verify-rounds':number(0,10)
.default(DEFAULT_VERIFY_ROUNDS)
.describe('How many times checks that the work made worse go back to the model, within verify-minutes.'),
processes:number(16,100_000)
.optional()
.describe('Processes and threads of one command. Default: 2048, or 128 per processor if that is more.'),
'memory-mb':number(64,10_000_000)
.optional()
.describe('Memory of one command and everything that it starts. Default: three quarters of the memory of the machine.'),
'file-mb':number(1,10_000_000).optional().describe('Size of one file that a command writes. Default: 4096.'),
'temporary-mb':number(1,1_000_000)
.optional()
.describe('Size of each /tmp, and of each of /var/tmp and /dev/shm, which are in memory. Default: 2048, at most a quarter of the memory of the machine.'),
'disk-mb':number(1,100_000_000).optional().describe('Disk space that one command can use. Default: 10240.')
})
.prefault({})
.describe('Limits for runs in this repository. They can only lower the limits that the workflow sets.'),
'protected-paths':list(nonEmpty('a path pattern'),'a list of path patterns')
.default([])
.describe('Paths whose changes need approval, in addition to those that are always protected, such as "migrations/**".'),
'readable-paths':zod__WEBPACK_IMPORTED_MODULE_5__.YOg(readablePath,'a list of paths, such as [/srv/tools, ~/sdk]')
.max(100,'at most 100 entries')
.default([])
.describe('Files and folders of the machine that commands can read, in addition to the system and the usual places of toolchains. Sockets in them stay closed. Not on the command line: there, only the variable FORGEHAND_READABLE_PATHS opens paths.'),
'writable-paths':zod__WEBPACK_IMPORTED_MODULE_5__.YOg(writablePath,'a list of paths, such as [src, docs]')
.min(1,'at least one path')
.max(500,'at most 500 entries')
.optional()
.describe('The only folders and files that the agent can change, with its tools and with commands. Nothing else is published. Default: the whole repository.'),
'sensitive-files':zod__WEBPACK_IMPORTED_MODULE_5__.YOg(sensitiveFile,'a list of mappings with pattern and require-approval')
.max(500,'at most 500 entries')
.default([])
.describe('Whether changes to certain files need approval. The last pattern that matches a path decides; built-in patterns come first.'),
reviews:zod__WEBPACK_IMPORTED_MODULE_5__.k5n(REVIEWS,'own, asked, all or off')
.default('own')
.describe('Reviews without a command that ask for a fix, if they request changes or comment on lines. own: on pull requests that Forgehand opened. all: on every pull request. asked: none, only those with a command. off: none at all.'),
'review-event':zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['comment','request-changes'],'comment or request-changes')
.default('comment')
.describe('What the reviews of Forgehand do. comment: they only comment. request-changes: a review with a blocking finding requests changes, and a later one without any dismisses it. None approves.'),
'max-review-comments':number(1,100)
.default(12)
.describe('How many findings of one review become comments on lines, the most severe first. The others are listed in the text of the review.'),
'self-review':zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['on','off'],'on or off')
.optional()
.describe(`Whether the reviewer reads the change of a fix before it is published, for at most a fifth of the limits of the run (${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_9__.o)('docs/checks.md')}). on: whatever its size. off: never. Default: if it has more than 20 changed lines.`),
'ci-repair':zod__WEBPACK_IMPORTED_MODULE_5__.k5n(REPAIRS,'own, labelled, all or off')
.default('own')
.describe('Whose failed checks are repaired, if the workflow has the event workflow_run or check_suite. own: pull requests that Forgehand opened, and the default and protected branches, by a pull request. labelled: pull requests with the label agent:fix-ci. all: every pull request, and those branches. off: none.'),
labels:list(_triage_settings_js__WEBPACK_IMPORTED_MODULE_4__.Pf,'a list of labels',_triage_settings_js__WEBPACK_IMPORTED_MODULE_4__.xs)
.optional()
.describe('Labels for the pull requests that Forgehand opens. Default: the input labels.'),
reviewers:list(_triage_settings_js__WEBPACK_IMPORTED_MODULE_4__.Yc,'a list of logins and teams',_triage_settings_js__WEBPACK_IMPORTED_MODULE_4__.iP)
.optional()
.describe('Logins, and teams as org/team, that are asked to review the pull requests that Forgehand opens. Default: the input reviewers.'),
assignees:list(_triage_settings_js__WEBPACK_IMPORTED_MODULE_4__.iD,'a list of logins',_triage_settings_js__WEBPACK_IMPORTED_MODULE_4__.Ob)
.optional()
.describe('Logins to which the pull requests that Forgehand opens are assigned. Default: the input assignees.'),
'request-review':zod__WEBPACK_IMPORTED_MODULE_5__.zMY('true or false')
.optional()
.describe('true: whoever asked for the work is asked to review its pull request. Default: the input request-review.'),
session:zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['on','off'])],'on or off')
.default('on')
.describe(`on: what the runs of a thread did is stored in the repository, and later runs in that thread read it (${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_9__.o)('docs/sessions.md')}). off: nothing is stored or read.`),
threads:zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['resolve','reply','silent'],'resolve, reply or silent')
.default('resolve')
.describe('What happens to the review threads that a run has handled. resolve: a reply, and what is done is resolved. reply: a reply. silent: only the comment of the run says it.'),
'resolve-whose':zod__WEBPACK_IMPORTED_MODULE_5__.k5n(['all','own'],'all or own')
.default('all')
.describe('own: only threads that Forgehand began are resolved.'),
're-request':zod__WEBPACK_IMPORTED_MODULE_5__.zMY('true or false')
.default(false)
.describe('true: when all threads of a review are settled, its author is asked to review again.'),
branch:branchTemplate
.default(_text_branch_template_js__WEBPACK_IMPORTED_MODULE_2__.oU)
.describe('How the branches of Forgehand are named. {kind} is issue or pull, and {number} is its number, which the name must contain. {slug} is the title, and must come after {number}. {date} is the day of the request. Read from the default branch. Choose a name that no branch of yours has. Tasks of the repository have the branch agent/task-ID.'),
instructions:zod__WEBPACK_IMPORTED_MODULE_5__.YjP('text')
.max(20_000,'text of at most 20,000 characters')
.default('')
.describe('Instructions for the agent, added to every task.'),
'allowed-models':list(nonEmpty('a model name'),'a list of model names')
.optional()
.describe('Models that --model can select besides the default. Default: any model that the workflow has a key for.'),
models,
prices:zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),price,'a mapping of model names')
.default({})
.describe('Prices by model name or provider/name. They replace the published prices.'),
'mcp-servers':zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP().regex(SERVER_NAME),mcpServer,{
error:expectedIn('a name of at most 20 letters, digits and hyphens','a mapping of server names')
})
.default({})
.describe('Programs that offer the agent tools over the Model Context Protocol. Default: none.'),
diagnostics:_diagnostics_schema_js__WEBPACK_IMPORTED_MODULE_3__.cb,
tools,
delegation
});
}),
54582:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
O:()=>(matcherFileSchema),
Pf:()=>(CHECKERS),
cb:()=>(diagnosticsSchema),
kS:()=>(MATCHERS)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const CHECKERS=['typescript','eslint','ruff','flake8','go-vet','cargo-check'];
const MATCHERS=[
'tsc',
'eslint-stylish',
'eslint-unix',
'ruff',
'flake8',
'go-vet',
'cargo',
'maven',
'gcc'
];
const GROUP='the number of a group of the regular expression';
const group=zod__WEBPACK_IMPORTED_MODULE_0__.Whr(GROUP).min(0,GROUP).max(99,GROUP).optional();
const REGEXP='a regular expression';
const pattern=zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
regexp:zod__WEBPACK_IMPORTED_MODULE_0__.YjP(REGEXP).min(1,REGEXP).refine(isRegularExpression,REGEXP),
file:group,
fromPath:group,
line:group,
column:group,
severity:group,
code:group,
message:group,
loop:zod__WEBPACK_IMPORTED_MODULE_0__.zMY('true or false').optional()
},'a mapping with regexp and the numbers of its groups');
const PATTERNS='a list of patterns: one with a group for the message, and loop in the last one only';
const problemMatcherSchema=zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
owner:zod__WEBPACK_IMPORTED_MODULE_0__.YjP('a name').min(1,'a name'),
severity:zod__WEBPACK_IMPORTED_MODULE_0__.YjP('error, warning or notice').optional(),
pattern:zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YOg(pattern).min(1,PATTERNS).max(20,PATTERNS),pattern],PATTERNS)
.refine((patterns)=>isComplete([patterns].flat()),PATTERNS)
},'a mapping with owner and pattern');
const matcherFileSchema=zod__WEBPACK_IMPORTED_MODULE_0__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
problemMatcher:zod__WEBPACK_IMPORTED_MODULE_0__.YOg(problemMatcherSchema,'a list of problem matchers').min(1,'a list of problem matchers')
},'an object with problemMatcher'));
const MATCHER=`one of ${MATCHERS.join(', ')}, the path of a .json file, or a problem matcher`;
const declaredChecker=zod__WEBPACK_IMPORTED_MODULE_0__.rej({
command:zod__WEBPACK_IMPORTED_MODULE_0__.YjP('a command')
.trim()
.min(1,'a command')
.describe('The command. It runs at the root, without the network.'),
'problem-matcher':zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([problemMatcherSchema,zod__WEBPACK_IMPORTED_MODULE_0__.k5n(MATCHERS,MATCHER),zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/\.json$/,MATCHER)],MATCHER)
.describe('How its output is parsed: the name of a built-in matcher, a file in the repository, or a matcher.'),
files:zod__WEBPACK_IMPORTED_MODULE_0__.YjP('a glob')
.min(1,'a glob')
.optional()
.describe('It runs for files that match, such as "*.css". Default: all files.')
},{
error:({code})=>code==='unrecognized_keys'?'command, problem-matcher, files':'a mapping with command and problem-matcher'
});
const ENTRY=`one of ${CHECKERS.join(', ')}, or a mapping with command and problem-matcher`;
const diagnosticsSchema=zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([declaredChecker,zod__WEBPACK_IMPORTED_MODULE_0__.k5n(CHECKERS,ENTRY)],ENTRY),'a list of checkers')
.max(50,'at most 50 entries')
.optional()
.describe('Checkers that get_diagnostics runs. Default: the checkers configured in the repository; [] for none.');
function isRegularExpression(source){
try{
new RegExp(source);
return true;
}
catch{
return false;
}
}
function isComplete(patterns){
const loops=patterns.findIndex(({loop})=>loop===true);
const loopIsLast=loops===-1||(loops>0&&loops===patterns.length-1);
return loopIsLast&&patterns.some(({message})=>message!==undefined);
}
}),
58542:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(matchesWildcard),
_:()=>(matchesAnyWildcard)
});
function matchesWildcard(pattern,text){
const[first='',...others]=pattern.split('*');
const last=others.pop();
if(last===undefined)
return text===first;
if(!text.startsWith(first))
return false;
let position=first.length;
for(const piece of others){
const index=text.indexOf(piece,position);
if(index<0)
return false;
position=index+piece.length;
}
return position+last.length<=text.length&&text.endsWith(last);
}
function matchesAnyWildcard(patterns,text){
return patterns.some((pattern)=>matchesWildcard(pattern,text));
}
}),
237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y6:()=>(readWritablePath),
nH:()=>(isWritable),
s$:()=>(EXPECTED_WRITABLE_PATH)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
var _normalized_path_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60409);
var _paths_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(40458);
const EXPECTED_WRITABLE_PATH='a folder or file of the repository, such as src, without * and ..';
const UNUSABLE=new RegExp(`[*${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.W3}]`,'v');
function readWritablePath(text){
const names=text
.trim()
.split('/')
.filter((name)=>name!==''&&name!=='.');
const path=names.join('/');
const isUsable=path!==''&&!UNUSABLE.test(path)&&!names.includes('..')&&!(0,_normalized_path_js__WEBPACK_IMPORTED_MODULE_1__.e9)(path);
return isUsable&&!(0,_normalized_path_js__WEBPACK_IMPORTED_MODULE_1__._K)(text.trim())?path:undefined;
}
function isWritable(path,writablePaths){
return writablePaths?.some((each)=>(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path,each))??true;
}
})
};
;
