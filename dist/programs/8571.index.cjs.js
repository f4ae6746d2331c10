"use strict";
exports.id=8571;
exports.ids=[8571];
exports.modules={
72267:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
r:()=>(builtInMatchers)
});
const place={file:1,line:2,column:3};
const gcc={
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?):(\d+):(?:(\d+):)? *(?:fatal )?(error|warning|note|notice|info|style): (.*?)(?: +\[([^\]]*)\])?$`,
...place,
severity:4,
message:5,
code:6
}
]
};
function pythonLines(severity,code){
const regexp=String.raw `^(\S.*?):(\d+):(\d+): (${code}):? (?:\[\*\] )?(.*)$`;
return{severity,patterns:[{regexp,...place,code:4,message:5}]};
}
const python=[
pythonLines('error','SyntaxError|invalid-syntax|E9\\d\\d|F(?:4(?:0[6-7])|63[1-4]|70[1-7]|82[1-3])'),
pythonLines('warning','[A-Za-z]+[\\w-]*')
];
const builtInMatchers={
tsc:[
{
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?)\((\d+),(\d+)\): (error|warning|message) (TS\d+): (.*)$`,
...place,
severity:4,
code:5,
message:6
}
]
},
{
severity:'error',
patterns:[{regexp:String.raw `^(error|warning) (TS\d+): (.*)$`,severity:1,code:2,message:3}]
}
],
'eslint-stylish':[
{
severity:'error',
patterns:[
{regexp:String.raw `^(\S.*)$`,file:1},
{
regexp:String.raw `^ +(\d+):(\d+) +(error|warning) +(.*?)(?: {2,}([\w@/-]+))?$`,
line:1,
column:2,
severity:3,
message:4,
code:5,
loop:true
}
]
}
],
'eslint-unix':[
{
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?):(\d+):(\d+): (.*) \[(Error|Warning)(?:/([^\]]*))?\]$`,
...place,
message:4,
severity:5,
code:6
}
]
}
],
ruff:python,
flake8:python,
'go-vet':[
{
severity:'error',
patterns:[{regexp:String.raw `^(?:vet: )?(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$`,...place,message:4}]
}
],
cargo:[
{
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?):(\d+):(\d+): (error|warning|note|help)(?:\[([^\]]+)\])?: (.*)$`,
...place,
severity:4,
code:5,
message:6
}
]
}
],
maven:[
{
severity:'error',
patterns:[
{
regexp:String.raw `^\[(ERROR|WARNING)\] (\S.*?\.\w+):\[(\d+),(\d+)\] (.*)$`,
severity:1,
file:2,
line:3,
column:4,
message:5
}
]
}
],
gcc:[gcc]
};
}),
48571:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
diagnose:()=>(diagnose)
});
var encoding=__webpack_require__(3817);
var diagnostic=__webpack_require__(98152);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var text_paths=__webpack_require__(40458);
var shell_quote=__webpack_require__(41609);
var normalized_path=__webpack_require__(60409);
var files_files=__webpack_require__(93597);
;
const MAX_LOOKING_MS=10_000;
async function openProject(workspace,signal){
const files=new Set(await workspace.files(signal));
const content=async(path)=>{
const reading=workspace.readFile(path,signal);
return(await(0,errors.NN)(reading,undefined,(error)=>error instanceof errors.v4))?.content;
};
return{
root:workspace.root,
files,
content,
text:async(path)=>(files.has(path)?((await content(path))?.toString()??''):''),
isFile:async(path)=>(await(0,files_files.iV)(workspace.root,path))?.isFile()??false,
findAbove:async(folder,path)=>{
if(!workspace.sandbox)
return folder;
const folders=['.',...(0,normalized_path.Zv)(folder),folder].filter((each)=>each!=='').toReversed();
const test=`test -f "$each"/${(0,shell_quote.eC)(path)} && printf %s "$each" && exit; done; exit 1`;
const command=`for each in ${folders.map(shell_quote.eC).join(' ')}; do ${test}`;
const options={timeoutMs:MAX_LOOKING_MS,network:false,context:'agent',signal};
const{exitCode,output}=await workspace.run(command,options);
const found=output==='.'?'':output;
return exitCode===0?found:undefined;
}
};
}
async function groupByFolder(files,test){
const groups=new Map();
for(const[folder,group]of Map.groupBy(files,text_paths.yS)){
const nearest=await nearestFolder(folder,test);
if(nearest!==undefined)
groups.set(nearest,[...(groups.get(nearest)??[]),...group]);
}
return groups;
}
async function nearestFolder(folder,test){
if(await test(folder))
return folder;
return folder===''?undefined:nearestFolder((0,text_paths.yS)(folder),test);
}
function relativeTo(folder,path){
return external_node_path_.posix.relative(folder,path)||'.';
}
async function nodeProgram(project,folder,name){
const program=external_node_path_.posix.join('node_modules/.bin',name);
const owner=await project.findAbove(folder,program);
return owner===undefined?undefined:relativeTo(folder,external_node_path_.posix.join(owner,program));
}
var terminal_text=__webpack_require__(42090);
;
const TIMEOUT_MS=300_000;
const TOTAL_MS=600_000;
const MAX_BYTES=16*1024*1024;
const MAX_FAILURE_LENGTH=1_000;
const MAX_FIELD_LENGTH=1_000;
const NOT_FOUND=127;
async function runCheckers(choices,run){
const endsAt=performance.now()+TOTAL_MS;
const reports=[];
for(const choice of choices){
const timeoutMs=Math.min(TIMEOUT_MS,endsAt-performance.now());
if(choice.kind==='unavailable')
reports.push(notRun(choice.name,choice.reason));
else if(!run.workspace.sandbox)
reports.push(notRun(choice.name,'there is no sandbox'));
else if(timeoutMs<=0)
reports.push(notRun(choice.name,'the checkers before it took all the time'));
else
reports.push(await runChecker(choice,timeoutMs,run));
}
return reports;
}
function notRun(name,failure){
return{name,diagnostics:[],failure};
}
async function runChecker(checker,timeoutMs,run){
const{workspace,project,signal}=run;
const{name,folder,command}=checker;
const chunks=[];
let bytes=0;
const onOutput=(chunk)=>{
if(bytes<MAX_BYTES)
chunks.push(chunk);
bytes+=chunk.length;
};
const cwd=folder===''?'.':folder;
const result=await workspace.run(command,{cwd,timeoutMs,network:false,onOutput,context:'agent',signal});
const output=(0,terminal_text.e)(Buffer.concat(chunks).toString());
const diagnostics=checker.parse(output)?.map(onOneLine);
const located=await locate(diagnostics??[],folder,project);
return{name,diagnostics:located,failure:failureOf(result,output,diagnostics)};
}
function onOneLine(diagnostic){
const plain=(text)=>text.slice(0,MAX_FIELD_LENGTH).replaceAll(/\p{Cc}+/gu,' ');
const{path,message,code}=diagnostic;
return{...diagnostic,path:plain(path),message:plain(message),code:plain(code)};
}
function failureOf({exitCode,timedOut},output,diagnostics){
if(timedOut)
return 'it exceeded its time limit';
if(diagnostics!==undefined&&(exitCode===0||diagnostics.length>0))
return undefined;
if(exitCode===NOT_FOUND)
return `it is not installed: ${endOf(output)}`;
if(exitCode===0)
return 'its output could not be parsed';
return `exit code ${exitCode??'unknown'}: ${endOf(output)}`;
}
function endOf(output){
const text=output.trim();
if(text==='')
return '(no output)';
return text.length>MAX_FAILURE_LENGTH?`…${text.slice(-MAX_FAILURE_LENGTH)}`:text;
}
async function locate(diagnostics,folder,project){
const paths=new Map();
for(const{path}of diagnostics){
if(path!==''&&!paths.has(path))
paths.set(path,await locatePath(path,folder,project));
}
return(0,diagnostic.pj)(diagnostics.map((diagnostic)=>({...diagnostic,path:paths.get(diagnostic.path)??diagnostic.path})));
}
async function locatePath(path,folder,project){
const{root}=project;
if(external_node_path_.posix.isAbsolute(path))
return(0,text_paths.lp)(path,root);
const start=await nearestFolder(folder,(each)=>isInTree(external_node_path_.posix.join(each,path),project));
const located=external_node_path_.posix.join(start??folder,path);
return located.startsWith('../')?external_node_path_.posix.join(root,located):located;
}
async function isInTree(path,project){
if(path.startsWith('../'))
return false;
return project.files.has(path)||(await project.isFile(path));
}
var diagnostics_syntax=__webpack_require__(15135);
var diagnostics_schema=__webpack_require__(54582);
;
function checkerName(folder,program){
return folder===''?program:`${program} in ${folder}`;
}
const MAX_COMMAND_LENGTH=60_000;
function quotePaths(paths){
const words=paths.map((path)=>(0,shell_quote.eC)(path.startsWith('-')?`./${path}`:path)).join(' ');
return words.length>MAX_COMMAND_LENGTH?'.':words;
}
var built_in_matchers=__webpack_require__(72267);
var problem_matcher=__webpack_require__(55007);
;
const SOURCE=/\.pyi?$/;
async function ruffCheckers(project,files){
const groups=await groupByFolder(pythonFiles(files),(folder)=>hasRuff(project,folder));
const configured=[...groups.values()].flat();
if(configured.length===0)
return[];
return[python(project,{name:'ruff',folder:'',words:RUFF,files:configured})];
}
async function flake8Checkers(project,files){
const groups=await groupByFolder(pythonFiles(files),(folder)=>hasFlake8(project,folder));
return[...groups].map(([folder,group])=>python(project,{name:'flake8',folder,words:FLAKE8,files:group}));
}
const RUFF='ruff check --output-format concise --no-cache --quiet --force-exclude';
const FLAKE8="flake8 --format '%(path)s:%(row)d:%(col)d: %(code)s %(text)s'";
function pythonFiles(files){
return files.filter((file)=>SOURCE.test(file));
}
async function hasRuff(project,folder){
const has=(name)=>project.files.has(external_node_path_.posix.join(folder,name));
if(has('ruff.toml')||has('.ruff.toml'))
return true;
return/^\s*\[tool\.ruff\b/m.test(await project.text(external_node_path_.posix.join(folder,'pyproject.toml')));
}
async function hasFlake8(project,folder){
if(project.files.has(external_node_path_.posix.join(folder,'.flake8')))
return true;
const texts=await Promise.all(['setup.cfg','tox.ini'].map((name)=>project.text(external_node_path_.posix.join(folder,name))));
return texts.some((text)=>/^\[flake8\]/m.test(text));
}
function python({root},{name,folder,words,files}){
const paths=quotePaths(files.map((file)=>relativeTo(folder,file)));
const environments=['.venv/bin','venv/bin'].map((path)=>(0,shell_quote.eC)(external_node_path_.posix.join(root,path))).join(':');
return{
kind:'checker',
name:checkerName(folder,name),
folder,
command:`PATH=${environments}:"$PATH" ${words} -- ${paths}`,
parse:(output)=>(0,problem_matcher.M)(built_in_matchers.r[name],output)
};
}
var untrusted_text=__webpack_require__(55322);
var schemas=__webpack_require__(3301);
;
const typescript_SOURCE=/\.[cm]?tsx?$/;
const solution=schemas.RZV(()=>schemas.Ikc({
files:schemas.YOg(schemas.L5J()).optional(),
include:schemas.L5J().optional(),
references:schemas.YOg(schemas.Ikc({path:schemas.YjP()})).optional()
}));
async function typescriptCheckers(project,files){
const sources=files.filter((file)=>typescript_SOURCE.test(file));
const configurationIn=(folder)=>external_node_path_.posix.join(folder,'tsconfig.json');
const groups=await groupByFolder(sources,(folder)=>project.files.has(configurationIn(folder)));
const configurations=await followReferences(project,[...groups.keys()].map(configurationIn));
return await Promise.all(configurations.map((configuration)=>compiler(project,configuration)));
}
async function followReferences(project,configurations){
const known=new Set(configurations);
const withFiles=[];
for(const configuration of known){
const referenced=referencesOf(await parsed(project,configuration));
if(referenced.length===0)
withFiles.push(configuration);
for(const path of referenced){
const target=external_node_path_.posix.join(external_node_path_.posix.dirname(configuration),path);
const file=[target,external_node_path_.posix.join(target,'tsconfig.json')].find((each)=>project.files.has(each));
if(file!==undefined)
known.add(file);
}
}
return withFiles;
}
async function parsed(project,path){
return await(0,untrusted_text.mm)(await project.text(path));
}
function referencesOf(configuration){
const{files,include,references}=solution.safeParse(configuration).data??{};
if(files?.length!==0||include!==undefined)
return[];
return references?.map(({path})=>path)??[];
}
async function compiler(project,configuration){
const{dir,base}=external_node_path_.posix.parse(configuration);
const name=`tsc -p ${configuration}`;
const program=await nodeProgram(project,dir,'tsc');
if(program===undefined)
return{kind:'unavailable',name,reason:'typescript is not installed in node_modules'};
const buildInfo=`"$HOME"/.cache/forgehand/${(0,shell_quote.eC)(`${encodeURIComponent(configuration)}.tsbuildinfo`)}`;
const flags=`--noEmit --pretty false --incremental --tsBuildInfoFile ${buildInfo}`;
return{
kind:'checker',
name,
folder:dir,
command:`${(0,shell_quote.eC)(program)} -p ${(0,shell_quote.eC)(base)} ${flags}`,
parse:(output)=>(0,problem_matcher.M)(built_in_matchers.r.tsc,output.replaceAll(/\n +(?=\S)/g,' '))
};
}
var glob=__webpack_require__(3573);
;
const MAX_PARSED_FILES=200;
async function diagnose(workspace,{paths,checkers},signal){
const project=await openProject(workspace,signal);
const files=await filesAt(paths,project);
const choices=await chooseCheckers(project,files,checkers);
const reports=await runCheckers(choices,{workspace,project,signal});
const checkerDiagnostics=reports
.flatMap(({diagnostics})=>diagnostics)
.filter(({path})=>path===''||isAmong(paths,path));
const lines=new Set(checkerDiagnostics.map(lineOf));
const syntax=await syntaxOf(files.filter(diagnostics_syntax.hasSyntax).slice(0,MAX_PARSED_FILES),project);
return{
diagnostics:(0,diagnostic.pj)([...checkerDiagnostics,...syntax.filter((each)=>!lines.has(lineOf(each)))]),
reports,
files
};
}
async function filesAt(paths,project){
const below=[...project.files].filter((file)=>isAmong(paths,file));
const ignored=[];
for(const path of paths){
const isKnown=path===''||below.some((file)=>(0,text_paths.UO)(file,path));
if(!isKnown&&(await project.isFile(path)))
ignored.push(path);
}
return[...below,...ignored];
}
function isAmong(paths,path){
return paths.some((each)=>each===''||(0,text_paths.UO)(path,each));
}
function lineOf({path,line}){
return `${path}:${line??''}`;
}
async function syntaxOf(files,project){
const diagnostics=[];
for(const file of files){
const content=await project.content(file);
const diagnostic=content&&!(0,encoding.Go)(content)?await(0,diagnostics_syntax.syntaxDiagnostic)(file,content.toString()):undefined;
if(diagnostic)
diagnostics.push(diagnostic);
}
return diagnostics;
}
const byName={
typescript:typescriptCheckers,
eslint:eslintCheckers,
ruff:ruffCheckers,
flake8:flake8Checkers,
'go-vet':goVetCheckers,
'cargo-check':cargoCheckers
};
async function chooseCheckers(project,files,rules=diagnostics_schema.Pf){
const choices=[];
for(const rule of rules){
choices.push(...(typeof rule==='string'?await byName[rule](project,files):declaredCheckers(rule,files)));
}
return choices;
}
function declaredCheckers(declared,files){
const{command,matchers}=declared;
if(declared.files!==undefined&&(0,glob.yZ)([declared.files],files).length===0)
return[];
const known=typeof matchers==='string'?built_in_matchers.r[matchers]:matchers;
const parse=(output)=>(0,problem_matcher.M)(known,output);
return[{kind:'checker',name:command,folder:'',command,parse}];
}
async function cargoCheckers(project,files){
const sources=files.filter((file)=>/\.rs$|(^|\/)Cargo\.toml$/.test(file));
const groups=await groupByFolder(sources,(folder)=>project.files.has(external_node_path_.posix.join(folder,'Cargo.toml')));
return[...groups.keys()].map(check);
}
function check(folder){
return{
kind:'checker',
name:checkerName(folder,'cargo check'),
folder,
command:'cargo check --offline --quiet --all-targets --message-format short',
parse:(output)=>(0,problem_matcher.M)(built_in_matchers.r.cargo,output)
};
}
async function goVetCheckers(project,files){
const sources=files.filter((file)=>file.endsWith('.go'));
const groups=await groupByFolder(sources,(folder)=>project.files.has(external_node_path_.posix.join(folder,'go.mod')));
return[...groups].map(([folder,group])=>vet(folder,group));
}
function vet(folder,files){
const packages=new Set(files.map((file)=>`./${relativeTo(folder,external_node_path_.posix.dirname(file))}`));
const words=quotePaths([...packages]);
return{
kind:'checker',
name:checkerName(folder,'go vet'),
folder,
command:`GOPROXY=off go vet ${words==='.'?'./...':words}`,
parse:(output)=>(0,problem_matcher.M)(built_in_matchers.r['go-vet'],output)
};
}
const diagnose_SOURCE=/\.([cm]?[jt]sx?|vue|svelte|astro)$/;
const CONFIGURATIONS=[
...['js','mjs','cjs','ts','mts','cts'].map((ending)=>`eslint.config.${ending}`),
...['','.js','.cjs','.json','.yml','.yaml'].map((ending)=>`.eslintrc${ending}`)
];
async function eslintCheckers(project,files){
const sources=files.filter((file)=>diagnose_SOURCE.test(file));
const groups=await groupByFolder(sources,(folder)=>isConfigured(project,folder));
return await Promise.all([...groups].map(([folder,group])=>linter(project,folder,group)));
}
async function isConfigured(project,folder){
if(CONFIGURATIONS.some((name)=>project.files.has(external_node_path_.posix.join(folder,name))))
return true;
return(await project.text(external_node_path_.posix.join(folder,'package.json'))).includes('"eslintConfig"');
}
async function linter(project,folder,files){
const name=checkerName(folder,'eslint');
const program=await nodeProgram(project,folder,'eslint');
if(program===undefined)
return{kind:'unavailable',name,reason:'it is not installed in node_modules'};
const paths=quotePaths(files.map((file)=>relativeTo(folder,file)));
const command=`${(0,shell_quote.eC)(program)} --format stylish --no-color --no-error-on-unmatched-pattern -- ${paths}`;
return{kind:'checker',name,folder,command,parse};
}
function parse(output){
const found=(0,problem_matcher.M)(built_in_matchers.r['eslint-stylish'],output);
return found?.filter(({line,severity})=>line!==undefined||severity==='error');
}
}),
55007:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(applyMatchers)
});
var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61165);
var _text_within_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78301);
const MAX_MS=2_000;
const MAX_LINE_LENGTH=2_000;
const MAX_DIAGNOSTICS=5_000;
function applyMatchers(matchers,output){
const readers=matchers.map((matcher)=>new LineReader(matcher));
return(0,_text_within_time_js__WEBPACK_IMPORTED_MODULE_0__.dn)(MAX_MS,()=>{
const diagnostics=[];
for(const line of(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.uz)(output)){
if(diagnostics.length===MAX_DIAGNOSTICS)
break;
const diagnostic=firstDiagnostic(readers,line.slice(0,MAX_LINE_LENGTH));
if(diagnostic)
diagnostics.push(diagnostic);
}
return diagnostics;
});
}
function firstDiagnostic(readers,line){
for(const reader of readers){
const diagnostic=reader.read(line);
if(diagnostic)
return diagnostic;
}
return undefined;
}
const FIELDS=['file','fromPath','line','column','severity','code','message'];
class LineReader{
#steps;
#severity;
#pending;
constructor({patterns,severity}){
this.#steps=patterns.map((pattern)=>({pattern,expression:new RegExp(pattern.regexp)}));
this.#severity=severity;
this.#pending=patterns.map((_,index)=>(index===0?{}:undefined));
}
read(line){
for(let index=this.#steps.length-1;index>=0;index-=1){
const fields=this.#readStep(index,line);
if(fields)
return toDiagnostic(fields,this.#severity);
}
return undefined;
}
#readStep(index,line){
const step=this.#steps[index];
const earlier=this.#pending[index];
if(!step||!earlier)
return undefined;
const groups=step.expression.exec(line);
const fields=groups?{...earlier,...fieldsOf(step.pattern,groups)}:undefined;
if(index<this.#steps.length-1){
this.#pending[index+1]=fields;
return undefined;
}
if(fields)
this.#pending.fill(undefined,1);
if(index>0)
this.#pending[index]=fields&&step.pattern.loop?earlier:undefined;
return fields;
}
}
function fieldsOf(pattern,groups){
const fields=FIELDS.flatMap((name)=>{
const number=pattern[name];
const text=number===undefined?undefined:groups[number];
return text===undefined?[]:[[name,text]];
});
return Object.fromEntries(fields);
}
function toDiagnostic({file='',fromPath,line,column,severity,code='',message},defaultSeverity){
if(message===undefined)
return undefined;
return{
path:fromPath===undefined?file:relativeToFile(fromPath,file),
line:toNumber(line),
column:toNumber(column),
severity:toSeverity(severity===undefined||severity===''?defaultSeverity:severity),
message:message.trim(),
code
};
}
function relativeToFile(fromPath,file){
const folder=fromPath.slice(0,fromPath.lastIndexOf('/')+1);
return file.startsWith('/')?file:folder+file;
}
function toNumber(text){
const number=Number.parseInt(text??'',10);
return Number.isNaN(number)||number<1?undefined:number;
}
function toSeverity(word){
if(/^w/i.test(word))
return 'warning';
return/^(n|i|hint|help|suggestion|style|refactor|convention)/i.test(word)?'notice':'error';
}
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
55322:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Dn:()=>(readUntrustedToml),
U8:()=>(readUntrustedYaml),
mm:()=>(readUntrustedJsonc)
});
var _within_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78301);
const MAX_MS=2_000;
async function readUntrustedYaml(text){
const{parse}=await __webpack_require__.e(6637).then(__webpack_require__.t.bind(__webpack_require__,6637,19));
return unlessBroken(()=>parse(text,{maxAliasCount:0,uniqueKeys:false,logLevel:'error'}));
}
async function readUntrustedJsonc(text){
const{parse}=await __webpack_require__.e(3105).then(__webpack_require__.t.bind(__webpack_require__,73105,19));
return unlessBroken(()=>parse(text,[],{allowTrailingComma:true}));
}
async function readUntrustedToml(text){
const{parse}=await __webpack_require__.e(1746).then(__webpack_require__.bind(__webpack_require__,91746));
return unlessBroken(()=>parse(text));
}
function unlessBroken(read){
try{
return(0,_within_time_js__WEBPACK_IMPORTED_MODULE_0__.dn)(MAX_MS,read);
}
catch{
return undefined;
}
}
})
};
;
