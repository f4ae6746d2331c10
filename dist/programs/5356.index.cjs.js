"use strict";
exports.id=5356;
exports.ids=[5356];
exports.modules={
45356:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(judgeCheck)
});
var _read_report_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89884);
var _text_format_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _root_cause_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80434);
const SHELL_CODES=[126,127];
function judgeCheck(check){
const{exitCode}=check;
if(exitCode===undefined)
return{kind:'timed-out'};
const report=(0,_read_report_js__WEBPACK_IMPORTED_MODULE_0__.Vh)(check);
const output=(0,_read_report_js__WEBPACK_IMPORTED_MODULE_0__.wh)(check.output);
const crash=exitCode===0||report?.failed===exitCode?undefined:crashIn(exitCode,output);
const failed={kind:'failed',...(crash!==undefined&&{crash})};
const isWhole=report?.failed===0&&report.notLoaded.length===0;
if(report?.hasRun===true)
return exitCode===0&&isWhole?{kind:'passed'}:failed;
const nothing=report&&nothingRan(report,crash);
if(exitCode===0){
const cause=nothingToRun(output)??nothing;
return cause===undefined?{kind:'passed'}:{kind:'could-not-run',cause};
}
const cause=(0,_root_cause_js__WEBPACK_IMPORTED_MODULE_2__.e)(output)??
causeIn(output)??
nothing??
stoppedEarly(output)??
(SHELL_CODES.includes(exitCode)?`exit code ${exitCode}`:undefined);
return cause===undefined?failed:{kind:'could-not-run',cause};
}
const MAX_NAMES=3;
function nothingRan({notLoaded},crash){
const names=notLoaded.length===0?'':`: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__.rL)(notLoaded,MAX_NAMES)}`;
if(crash!==undefined)
return `its program crashed (${crash}) before a test ended${names}`;
return names===''?'it ran no tests':`nothing ran, because this did not load or build${names}`;
}
const SIGNALS={
4:'SIGILL',
5:'SIGTRAP',
6:'SIGABRT',
7:'SIGBUS',
8:'SIGFPE',
9:'SIGKILL',
11:'SIGSEGV',
15:'SIGTERM'
};
const CRASH=/(?:\bsignal: (?:\d+, |')|(?:killed|terminated) by signal )(SIG[A-Z]+)|^(?:.{0,200}: )?(Aborted|Segmentation fault|Bus error|Illegal instruction)(?: \(core dumped\))?$/m;
function crashIn(exitCode,output){
const[,signal,words]=CRASH.exec(output)??[];
return signal??SIGNALS[exitCode-128]??words;
}
function stoppedEarly(output){
if(/^> (?:\S+ )?pretest(?: .*)?$/m.test(output)&&!/^> (?:\S+ )?test(?: .*)?$/m.test(output))
return 'pretest stopped before the tests';
return/^> (?:(?!&&).)*&&.*\b(?:jest|mocha|vitest|ava|tape|tap|lab|node --test)\b/m.test(output)
?'no test is known to have run'
:undefined;
}
const MISSING=[
/(?:^|[\s/])(?:(?:ba|da|z|k)?sh|env|xargs|timeout|g?make(?:\[\d+\])?): .*(?:not found|No such file(?: or directory)?|Permission denied)$/,
/: line \d+: .*: (?:command not found|No such file or directory)$|^zsh:\d+: command not found: |executable file not found in \$PATH/,
/error while loading shared libraries|cannot open shared object file/,
/Cannot find (?:module|package) '(?![./])|Could not locate the bindings file|was compiled against a different Node\.js version/,
/No module named |requires a different Python/,
/cannot find module providing package|no required module provides package|is not in std|module lookup disabled|does not contain main module|go\.mod file not found|cannot find main module/,
/can't find crate for|no matching package named|failed to (?:get|select a version for|download)|could not find `Cargo\.toml`|linker `.*` not found|toolchain '.*' is not installed|requires rustc \d/,
/Could not resolve (?:dependencies|all (?:files|dependencies|artifacts))|Could not find artifact|Could not transfer artifact|or one of its dependencies could not be resolved|Non-resolvable parent POM|there is no POM in this directory|No compiler is provided/,
/(?:invalid target release|release version \d+ not supported|Unsupported class file major version|Could not determine java version|Could not find or load main class|SDK location not found)/,
/MSB1003|error NU1[13]01|compatible \.NET SDK was not found|possible to find any installed \.NET/,
/Could not find .* in (?:any of the sources|locally installed gems)|Could not find gem |cannot load such file -- (?!\.)|Could not locate Gemfile/,
/Could not open input file|vendor\/autoload\.php/,
/Could not find (?:Nx modules|task)|doesn't seem to have been installed|This project is configured to use /,
/dial tcp[: ]|Could not resolve host|Temporary failure in name resolution|getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|UnknownHostException/,
/Missing script: |error Command ".*" not found|Couldn't find a script named|ERR_PNPM_NO_SCRIPT|Task '.*' not found in |Unknown lifecycle phase/,
/(?:unrecognized (?:option|arguments)|unknown option|unknown command-line option|bad option|unexpected argument|flag provided but not defined|Unrecognized option)/i
];
const NOTHING_TO_RUN=[
/No test(?:s| files)? found|no tests ran|Ran 0 tests|did not match the filters|No valid test files found|Couldn't find any files to test|no test specified/i,
/^Could not find '.*'$|^ℹ tests 0$|^ *Exception during run: /
];
const SUCCESS_WITHOUT_TESTS=[
/^\?\s+\S+\s+\[no test files\]$|No tests to run\.|:test NO-SOURCE$|No test is available in|No tests executed!|^0 examples, 0 failures$/
];
const MAX_CAUSE=200;
function causeIn(output){
return lineWith([...MISSING,...NOTHING_TO_RUN],output);
}
function nothingToRun(output){
return lineWith([...NOTHING_TO_RUN,...SUCCESS_WITHOUT_TESTS],output);
}
const SOURCE_LINE=/^[\s>\d]*\|/;
function lineWith(patterns,output){
const lines=output.split('\n').filter((line)=>!SOURCE_LINE.test(line));
for(const pattern of patterns){
const cause=lines.find((line)=>pattern.test(line));
if(cause!==undefined)
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cause.trim(),MAX_CAUSE);
}
return undefined;
}
}),
89884:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
wh:()=>(plainText),
LA:()=>(readTestReport),
Vh:()=>(testsOf)
});
var test_report=__webpack_require__(9095);
;
const FORMATS=[
{
counts:/^(?:\[\w+\] )?Tests run: (?<run>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)$/gm,
failing:/^(?:\[ERROR\] +(\w[\w.$]*)(?:[:»(].*| -- Time elapsed.*) <<< (?:FAILURE|ERROR)!| *(?<name>\w+)\((?<type>[\w.$]+)\)(?:: .*| +Time elapsed: .* <<< (?:FAILURE|ERROR)!))$/gm
},
{
counts:/(?:Passed|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +\d+/g,
listed:/^ {2}(?<end>Failed|Passed|Skipped) (?<name>.+?) \[[^\]\n]+\]$/gm
},
{
counts:/^(?<run>\d+) runs, \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) skips$/gm,
listed:/^(?<name>[^#\n]+#.+?) = \d+\.\d+ s = (?<end>[.FES])$/gm,
failing:/^ +\d+\) (?:Failure|Error):\n(.+?)(?: \[[^\]\n]+\])?:$/gm
},
{
counts:/^(?<run>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:,.*)?$/gm,
listed:examplesIn,
failing:/^rspec \S+ # (.+)$/gm
},
{
counts:/^(?<run>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/gm,
failing:/^\d+\) (.+)\n {2}Message:$/gm
},
{
counts:/^ {2}Total: +(?<run>\d+)\n {2}Passed: +(?<passed>\d+)$/gm,
failing:/^ +FAIL +(\S.*)$/gm
}
];
function readCounted(output){
const format=FORMATS.find(({counts})=>output.search(counts)>=0);
if(!format)
return undefined;
const{counts,listed,failing}=format;
const totals=[...output.matchAll(counts)];
const sumOf=(name)=>totals.reduce((sum,{groups})=>sum+Number(groups?.[name]??0),0);
const ran=sumOf('run')-sumOf('skipped');
const failed=counts.source.includes('failed')?sumOf('failed')+sumOf('errors'):ran-sumOf('passed');
const passed=counts.source.includes('passed')?sumOf('passed'):ran-failed;
const tests=typeof listed==='function'?listed(output):listed?[...output.matchAll(listed)].map(namedIn):[];
const summary=failing?[...output.matchAll(failing)].map(namedIn):[];
const isSummary=tests.length===0&&summary.length===failed;
return(0,test_report.N3)(isSummary?summary:tests,{passed,failed},[...new Set((0,test_report.eZ)(summary,'failed'))]);
}
function namedIn({1:first='',groups:{name=first,type,end=''}={}}){
return{name:type===undefined?name:`${type}.${name}`,status:statusOf(end)};
}
function statusOf(end){
return/^[.P](?!E)/.test(end)?'passed':/^(?:S|PE)/.test(end)?'skipped':'failed';
}
function examplesIn(output){
const lines=output.slice(0,output.search(/^(?:Pending: \(|Failures:$|Finished in )/m)).split('\n');
const groups=[];
return lines.flatMap((line,index)=>{
const[indent=0,next=0]=[line,lines[index+1]??''].map((each)=>each.search(/\S/));
groups.splice(Math.max(0,indent/ 2));
const[,text='',end='PASSED']=/^ *(\S.*?)(?: \((FAILED|PENDING)\b.*\))?$/.exec(line)??[];
if(next>indent)
groups.push(text);
if(next>indent||groups.length===0||text==='')
return[];
const name=groups.reduceRight((inner,group)=>(0,test_report.HB)(group,inner),text).replaceAll(test_report.wv,' ');
return[{name,status:statusOf(end)}];
});
}
var paths=__webpack_require__(40458);
;
const POINT=/^( *)(not )?ok (\d+)(?: -)?(?: (.*?))?(?: # (.*))?$/;
const FILE_NAME=/^\S+\.[cm]?[jt]sx?$/;
const END_OF_FILE=/^ *(?:exitCode: [1-9]|signal: '|failureType: 'testTimeoutFailure')/;
const COMMENT=/^# (?!Subtest: |tests |pass |fail |suites |cancelled |skipped |skip: |todo |duration_ms |time=|fail: )(.+)$/;
function isFilePoint(name){
if(!/\.[cm]?[jt]sx?$/.test(name))
return false;
return/^(?:[A-Z]:)?[\\/]/.test(name)||(/test|spec|check/i.test(name)&&!/\s/.test(name));
}
function readTap(output){
const open=[];
let comment='';
const hasSubtests=/^ *# Subtest: /m.test(output);
const planned=(0,test_report.iU)(output,/^1\.\.(\d+)$/gm)??Infinity;
const listsFiles=/^# TAP version 13$/m.test(output);
const files={passed:0,failed:0};
let[file,testsBefore]=['',0];
let[count,lastPoint]=[0,0];
for(const line of output.split('\n')){
const[,said]=COMMENT.exec(line)??[];
if(!hasSubtests)
comment=said??comment;
if(listsFiles&&said!==undefined&&FILE_NAME.test(said))
[file,testsBefore]=[said,open.length];
const point=POINT.exec(line);
const last=open.at(-1);
if(last?.status==='failed'&&END_OF_FILE.test(line)&&FILE_NAME.test(last.name)){
open[open.length-1]={...last,status:'not-loaded'};
}
const location=/^ *location: '(.+):\d+:\d+'$/.exec(line)?.[1];
if(last?.status==='failed'&&location!==undefined)
open[open.length-1]={file:location,...last};
if(!point)
continue;
const[,spaces='',not,number,text='',directive='']=point;
if(file!==''&&(0,paths.Vb)(text)===file){
files[not===undefined?'passed':'failed']+=1;
if(not!==undefined&&open.length===testsBefore)
open.push({name:text,status:'not-loaded',indent:0});
continue;
}
const indent=spaces.length;
if(indent===0)
lastPoint=Math.max(Number(number),(count+=1));
if(indent===0&&not===undefined&&isFilePoint(text)&&(open.at(-1)?.indent??0)===0){
files.passed+=1;
continue;
}
const own=text.replaceAll(/\\([#\\])/g,'$1');
const name=indent===0&&comment!==''?(0,test_report.HB)(comment,own):own;
const children=open.splice(open.findLastIndex((each)=>each.indent<=indent)+1);
const isPlanned=indent>0||Number(number)<=planned;
const failure=isPlanned?'failed':'not-loaded';
const status=/^(skip|todo)\b/i.test(directive)?'skipped':not===undefined?'passed':failure;
const leaves=children.length===0
?[{name,status,indent}]
:children.map((child)=>({...child,name:(0,test_report.HB)(name,child.name),indent}));
for(const leaf of leaves)
open.push(leaf);
}
if(!listsFiles&&planned!==Infinity&&lastPoint>0&&lastPoint<planned&&!/^Bail out!/m.test(output))
open.push({name:`the plan 1..${planned} after ${lastPoint}`,status:'not-loaded',indent:0});
const report=(0,test_report.EI)(open);
const[points,failed]=[(0,test_report.iU)(output,/^# pass +(\d+)$/gm),(0,test_report.iU)(output,/^# fail +(\d+)$/gm)];
if(open.length===0&&(points===undefined||files.passed>0))
return undefined;
if(points===undefined)
return report;
const counted=points-files.passed;
const listed=report.passing?.length??0;
const passed=counted===listed+report.skipped.length?listed:counted;
const failedTests=Math.max(report.failed,(failed??0)-Math.max(files.failed,report.notLoaded.length));
const passing=listed===passed?report.passing:undefined;
return{...report,hasRun:passed>0||failedTests>0,passed,failed:failedTests,passing};
}
;
const TREE=/^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+)$/;
const ADDED=/(?: \([\d.]+ ?m?s\))?(?: # (?:SKIP|TODO)\b.*)?$/;
const STATUS={
'✔':'passed',
'✓':'passed',
'﹣':'skipped',
'○':'skipped',
'↓':'skipped',
'□':'skipped'
};
function readNodeTest(output){
const passed=(0,test_report.iU)(output,/^ℹ pass (\d+)$/gm);
const failed=(0,test_report.iU)(output,/^ℹ fail (\d+)$/gm);
if(passed===undefined||failed===undefined)
return undefined;
const[listing='',details='']=output
.replaceAll(/^( *)[✔✖](?= .* # (?:SKIP|TODO)\b)/gm,'$1﹣')
.split(/^✖ failing tests:$/m);
const groups=[];
const places=Map.groupBy(details.matchAll(FAILED_IN),([,,name=''])=>name);
const tests=[];
const files={passed:0,failed:0};
for(const{indent,mark,name}of treeLines(listing)){
while((groups.at(-1)?.indent??-1)>indent)
groups.pop();
const group=groups.at(-1);
const isEnd=group?.indent===indent&&group.name===name.replace(mark==='▶'?ADDED:'','');
if(isEnd)
groups.pop();
else if(mark==='▶')
groups.push({indent,mark,name});
else{
const status=STATUS[mark]??'failed';
const file=status==='failed'?places.get(name)?.shift()?.[1]:undefined;
const isFile=file===undefined?indent===0&&isFilePoint(name):`/${name}`.endsWith(`/${file}`);
if(isFile&&status!=='skipped')
files[status==='passed'?'passed':'failed']+=1;
if(!isFile)
tests.push({name:nameIn(groups,name),status,file});
else if(status==='failed')
tests.push({name:file??name,status:'not-loaded'});
}
}
if(tests.length===0&&files.passed>0)
return undefined;
return(0,test_report.N3)(tests,{passed:passed-files.passed,failed:Math.max(0,failed-files.failed)});
}
const FAILED_IN=/^test at (.+):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$/gm;
function readLab(output){
const[,complete,failures='0',run=complete]=/^(?:(\d+) tests complete|(\d+) of (\d+) tests failed)(?: \(\d+ skipped\))?$/m.exec(output)??[];
if(run===undefined)
return undefined;
const[listing='',summary='']=output.split(/^Failed tests:$/m);
const failed=Number(failures);
const passed=Number(run)-failed;
const marked=listing
.replaceAll(/^/gm,' ')
.replaceAll(/^( *)([✔✖-]) \d+\) /gm,(_,spaces,mark)=>`${spaces}${mark==='-'?'○':mark} `);
const tree=testsInTree(marked).map(({name,status})=>({name:name.replaceAll(test_report.wv,' '),status}));
const summarized=[...summary.matchAll(/^ {2}\d+\) (.+):$/gm)].map(([,name=''])=>name);
return(0,test_report.N3)(tree,{passed,failed},summarized);
}
function readMocha(output){
const passed=(0,test_report.iU)(output,/^ {2}(\d+) passing \(/gm);
if(passed===undefined)
return undefined;
const failed=(0,test_report.iU)(output,/^ {2}(\d+) failing$/gm)??0;
const summary=output.slice(output.search(/^ {2}\d+ passing \(/m));
const summarized=[...summary.matchAll(/^ {2}\d+\) (.+(?:\n {5,}\S.*)*?):\n/gm)].map(([,name=''])=>name
.split('\n')
.map((part)=>part.trim())
.reduceRight((inner,group)=>(0,test_report.HB)(group,inner)));
const listing=output.slice(0,output.length-summary.length).replaceAll(/^( +)- /gm,'$1↓ ');
return(0,test_report.N3)(testsInTree(listing),{passed,failed},[...new Set(summarized)]);
}
function readJest(output){
const line=/^Tests: (.*\btotal)$/m.exec(output)?.[1];
if(line===undefined)
return undefined;
const[listing='']=output.split(/^Summary of all failing tests$/m);
const files=listing.split(/^(?=(?:PASS|FAIL) )/m).map(readJestFile);
const[passed,failed]=[(0,test_report.t3)(line,'passed'),(0,test_report.t3)(line,'failed')];
const listed=files.flatMap(({tests,notLoaded})=>[...tests,...notLoaded]);
const summarized=files.flatMap(({titles})=>titles);
return(0,test_report.N3)(listed,{passed,failed},summarized);
}
const NOT_LOADED='Test suite failed to run';
function readJestFile(text){
const file=/^(?:PASS|FAIL) (.*?\.\w+)(?: \([\d.]+ m?s\))?\n/.exec(text)?.[1]?.trim();
const inFile=(name)=>(file===undefined?name:(0,test_report.HB)(file,name));
const titles=new Set([...text.matchAll(/^ {2}● (?!Console$)(.+)$/gm)].map(([,title=''])=>title));
const isLoaded=!titles.delete(NOT_LOADED);
return{
tests:testsInTree(text).flatMap((test)=>{
if(/(?:^|› )skipped \d+ tests?$/.test(test.name))
return[];
const name=test.status==='skipped'?test.name.replace(/(^|› )skipped (?=[^›]*$)/,'$1'):test.name;
return[{...test,name:inFile(name)}];
}),
titles:[...titles].map(inFile),
notLoaded:isLoaded?[]:[{name:file??NOT_LOADED,status:'not-loaded'}]
};
}
function readVitest(output){
const line=/^ *Tests (.*\(\d+\)| *no tests)$/m.exec(output)?.[1];
if(line===undefined)
return undefined;
const named=(name)=>name.replaceAll(' > ',test_report.wv);
const titles=(pattern)=>[...new Set([...output.matchAll(pattern)].map(([,name=''])=>named(name)))];
const listed=[...output.matchAll(VITEST_RESULT)].map(([,mark='',name=''])=>({
name:named(name),
status:STATUS[mark]??'failed'
}));
const counts={passed:(0,test_report.t3)(line,'passed'),failed:(0,test_report.t3)(line,'failed')};
const summarized=titles(/^ FAIL {2}(.+?)(?<! \])$/gm);
const report=(0,test_report.N3)(listed,counts,summarized);
const notLoaded=titles(/^ FAIL {2}(.+?) \[ .+ \]$/gm);
return{...report,hasRun:report.hasRun||summarized.length>0,notLoaded};
}
const VITEST_RESULT=/^ ([✓×↓□]) (\S.* > .+?)(?: \[.*\])?(?: \(retry x\d+\))?(?: \d+ ?ms)?$/gm;
function readAva(output){
if(!/^ {2}(?:\d+ tests? (?:passed|failed)|\d+ uncaught exceptions?|no tests found)/m.test(output))
return undefined;
const end=output.search(/^ {2}(?:─$|\d+ tests? (?:passed|failed))/m);
const list=output.slice(0,end).replaceAll(/^ {2}- (?:\[skip\]: )?/gm,'  ○ ');
const lines=treeLines(`${list}${output.slice(end)}`).filter(({name})=>name!=="Couldn't find any files to test");
const found=[...output.matchAll(/^ {2}(\S.*)\n\n {2}\S+:\d+$/gm)].map(([,title=''])=>title);
const titles=found.slice(0,MAX_TITLES).toSorted((a,b)=>b.length-a.length);
const tests=lines.map(({mark,name})=>{
const status=STATUS[mark]??(NOT_LOADED_BY_AVA.test(name)?'not-loaded':'failed');
const title=titles.find((each)=>name.startsWith(`${each} `));
return{name:status==='failed'?(title??name):name,status};
});
return(0,test_report.EI)(tests);
}
const MAX_TITLES=1_000;
const NOT_LOADED_BY_AVA=/\.\w+ exited (?:with a non-zero exit code|due to)|^No tests found in /;
function treeLines(output){
return output.split('\n').flatMap((line)=>{
const[,spaces,mark,name]=TREE.exec(line.trimEnd())??[];
return spaces===undefined||mark===undefined||name===undefined
?[]
:[{indent:spaces.length,mark,name:/^[▶↓\d]/.test(mark)?name:name.replace(ADDED,'')}];
});
}
function testsInTree(listing){
const groups=[];
const tests=[];
for(const text of listing.split('\n')){
const[line]=treeLines(text);
const[,spaces='',title]=/^( +)(\S.*)$/.exec(text)??[];
if(!line&&title===undefined)
continue;
const indent=line?.indent??spaces.length;
while((groups.at(-1)?.indent??-1)>=indent)
groups.pop();
if(line)
tests.push({name:nameIn(groups,line.name),status:STATUS[line.mark]??'failed'});
else
groups.push({indent,mark:'',name:title??''});
}
return tests;
}
function nameIn(groups,name){
return groups.reduceRight((inner,group)=>(0,test_report.HB)(group.name,inner),name);
}
var json=__webpack_require__(32686);
;
function readPytest(output){
const line=/^=* ?((?:\d+ (?:subtests )?[a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1];
if(line===undefined)
return undefined;
const listed=[...output.matchAll(/^(?:FAILED|ERROR) (\S.*)$/gm)].map(([,text=''])=>{
const name=withoutMessage(text);
return{name,status:name.includes('::')?'failed':'not-loaded'};
});
const subtests=[...output.matchAll(PYTEST_SUBTEST)].map(([,text=''])=>withoutMessage(text));
const ofSubtests=[...new Set(subtests)].filter((name)=>listed.every((each)=>each.name!==name));
const results=[...output.matchAll(PYTEST_RESULT)].map(([,early='',second='',name=second,result=early])=>({
name,
result
}));
const withResult=(word)=>results.filter(({result})=>word.test(result)).map(({name})=>name);
const countOf=(word)=>(0,test_report.t3)(line,word);
const uncollected=[...output.matchAll(/^_+ ERROR collecting (.+?) _+$/gm)].map(([,file=''])=>file);
const isSummarized=listed.length+ofSubtests.length>0;
const{failing,notLoaded}=(0,test_report.EI)([
...listed,
...(isSummarized?[]:withResult(/^FAILED/).map((name)=>({name,status:'failed'}))),
...ofSubtests.map((name)=>({name,status:'failed'})),
...uncollected.map((name)=>({name,status:'not-loaded'}))
]);
const uncounted=Number(/^(?:collecting \.\.\. )?collected \d+ items? \/ (\d+) errors?/m.exec(output)?.[1]??0);
const errors=Math.max(0,countOf('errors?')-Math.max(notLoaded.length,uncounted));
const passed=Math.max(0,countOf('passed')+countOf('xpassed')-ofSubtests.length);
const summary=[...output.matchAll(/^X?PASS(?:ED)? ([^\s:]+::.*)$/gm)].map(([,text=''])=>withoutMessage(text));
const passing=[withResult(/^X?PASS/),summary]
.map((names)=>names.filter((name)=>!ofSubtests.includes(name)))
.find((names)=>names.length===passed);
return{
hasRun:/\b(?:x?passed|x?failed)\b/.test(line)||errors>0,
passed,
failed:Math.max(0,countOf('failed')-subtests.length)+ofSubtests.length+errors,
failing,
passing,
skipped:withResult(/^(?:SKIPPED|XFAIL)/),
notLoaded
};
}
const PYTEST_SUBTEST=/^SUBFAIL(?:ED)?(?:[[(].*?[\])])? (\S+\.py::\S.*)$/gm;
function withoutMessage(text){
let depth=0;
for(const[at,sign]of text.split('').entries()){
if(sign==='[')
depth+=1;
else if(sign===']')
depth-=1;
else if(sign===' '&&depth<=0&&text.startsWith(' - ',at))
return text.slice(0,at);
}
return depth>0?(text.split(' - ',1)[0]??''):text;
}
const PYTEST_RESULT=/^(?:\[gw\d+\] \[ *\d+%\] (PASSED|FAILED|SKIPPED|XFAIL|XPASS) ((?=\S+::)\S.*\S)|((?=\S+::)\S.+?) (PASSED|FAILED|SKIPPED|XFAIL|XPASS)(?: \(.*\))?(?: +\[ *\d+%\])?) *$/gm;
const FAILED_IMPORT=/^unittest\.loader\.(?:_FailedTest|ModuleImportFailure)\./;
function readUnittest(output){
const runs=[...output.matchAll(/^Ran (\d+) tests? in /gm)];
if(runs.length===0)
return undefined;
const run=runs.reduce((sum,[,count])=>sum+Number(count),0);
const ends=[...output.matchAll(/^(?:FAILED|OK)(?: \((.*)\))?$/gm)].map(([,counts=''])=>counts);
const countOf=(word)=>ends.reduce((sum,end)=>sum+Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(end)?.[1]??0),0);
const failed=countOf('failures')+countOf('errors')+countOf('unexpected successes');
const expected=countOf('expected failures');
const passed=Math.max(0,run-failed-countOf('skipped')-expected);
const listed=[...output.matchAll(/^(?:FAIL|ERROR): (\S+) \(([^)\s]+)\)(.*)$/gm)].map(([,test='',place='',subtest=''])=>{
const name=`${unittestName(test,place)}${subtest}`;
return FAILED_IMPORT.test(name)
?{name:name.replace(FAILED_IMPORT,''),status:'not-loaded'}
:{name,status:'failed'};
});
const failing=new Set(listed.map(({name})=>name));
const others=[...output.matchAll(UNITTEST_RESULT)]
.map(([,test='',place='',end=''])=>({
name:unittestName(test,place),
status:/^(?:skipped|expected failure)/.test(end)?'skipped':'passed'
}))
.filter(({name})=>!failing.has(name));
const notLoaded=listed.filter(({status})=>status==='not-loaded').length;
const report=(0,test_report.N3)([...listed,...others],{passed,failed:Math.max(0,failed-notLoaded)});
return{...report,hasRun:report.hasRun||expected>0};
}
const UNITTEST_RESULT=/^(\S+) \(([^)\s]+)\)(?:\n.*)? \.\.\. (?!FAIL$|ERROR$)(.*)$/gm;
function unittestName(test,place){
return place.endsWith(`.${test}`)?place:`${place}.${test}`;
}
function readGoTest(output){
const text=goText(output);
if(!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(text))
return undefined;
const tests=[];
let[hasRun,hasPanicked,hasFailed]=[false,false,false];
let unassigned=[];
for(const line of text.split('\n')){
const[,result,test]=/^ *--- (FAIL|PASS|SKIP): (\S+)/.exec(line)??[];
if(test!==undefined){
const status=result==='PASS'?'passed':result==='FAIL'?'failed':'skipped';
unassigned.push({name:test,status});
}
hasFailed||=line==='FAIL';
const[,end,path='',note='']=/^(ok {2}|FAIL)\t(\S+)(?:\s(.*))?$/.exec(line)??[];
if(end===undefined)
continue;
const ofPackage=leavesOf(unassigned).map((each)=>({...each,name:`${path}.${each.name}`}));
for(const each of ofPackage)
tests.push(each);
const isBuilt=!/\[(?:build|setup) failed\]/.test(note);
hasRun||=isBuilt&&!/\[no tests? /.test(note);
hasPanicked||=end==='FAIL'&&isBuilt&&!hasFailed;
hasFailed=false;
const hasFailedTest=ofPackage.some(({status})=>status==='failed');
if(end==='FAIL'&&!hasFailedTest&&!path.includes('...'))
tests.push({name:path,status:'not-loaded'});
unassigned=[];
}
const report=(0,test_report.EI)([...tests,...leavesOf(unassigned)]);
const isEnded=!hasPanicked&&!/^(?:exit status (?!1$)\d+|signal: .*)$/m.test(text);
if(/^(?:=== RUN | *--- (?:PASS|SKIP): )/m.test(text)){
return{...report,hasRun,passing:isEnded?report.passing:undefined};
}
return{...report,hasRun:report.hasRun||hasRun,passed:undefined,passing:undefined};
}
function goText(output){
if(!output.startsWith('{"Time"')&&!output.includes('\n{"Time"'))
return output;
const texts=output.split('\n').flatMap((line)=>{
const[,text]=/"Action":"output".*"Output":("(?:[^"\\]|\\.)*")/.exec(line)??[];
const value=text===undefined?undefined:(0,json.qF)(text);
return typeof value==='string'?[value]:[];
});
return texts.join('');
}
function leavesOf(tests){
const groups=new Set(tests.flatMap(({name})=>groupsOf(name)));
return tests.filter(({name})=>!groups.has(name));
}
const MAX_GROUPS=100;
function groupsOf(name){
const groups=[];
for(let at=name.indexOf('/');at>=0&&groups.length<MAX_GROUPS;at=name.indexOf('/',at+1))
groups.push(name.slice(0,at));
return groups;
}
function readCargo(output){
const tests=[];
let program='';
let[isRunning,hasCrashed]=[false,false];
let[passed,failed]=[0,0];
const endProgram=()=>{
if(isRunning)
tests.push({name:program,status:'not-loaded'});
hasCrashed||=isRunning;
isRunning=false;
};
for(const line of output.split('\n')){
const header=CARGO_PROGRAM.exec(line);
if(header){
endProgram();
program=programName(header);
}
const[,count]=/^running (\d+) tests?$/.exec(line)??[];
if(count!==undefined)
isRunning=count!=='0';
const[,name='',status='']=/^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line)??[];
if(name!=='')
tests.push({name:program===''?name:(0,test_report.HB)(program,name),status:CARGO[status]??'failed'});
const[,passing,failing]=/^test result: \w+\. (\d+) passed; (\d+) failed;/.exec(line)??[];
if(failing===undefined)
continue;
passed+=Number(passing);
failed+=Number(failing);
isRunning=false;
}
endProgram();
const notBuilt=[...output.matchAll(/^error: could not compile `([^`]+)`/gm)].map(([,name=''])=>({
name,
status:'not-loaded'
}));
if(!/^(?:running \d+ tests?$|test result: )/m.test(output)&&notBuilt.length===0)
return undefined;
const listed=[...tests.toSorted((one,other)=>docLine(one)-docLine(other)),...notBuilt];
const report=(0,test_report.N3)(listed,{passed,failed});
return{...report,hasRun:hasCrashed||report.hasRun};
}
const docLine=({name})=>Number(/ \(line (\d+)\)/.exec(name)?.[1]??0);
const CARGO_PROGRAM=/^ +(?:Running (?:unittests )?|Doc-tests )(\S+)(?: \((\S+)\))?$/;
function programName([,source='',program=source]){
const crate=program.replace(/^.*[\\/]/,'').replace(/-[0-9a-f]{16}(?:\.exe)?$/,'');
if(program===source||source==='src/lib.rs')
return crate;
return source.startsWith('src/')?`${crate} ${source}`:source;
}
const CARGO={ok:'passed',ignored:'skipped'};
function readGradle(output){
const listed=[];
let project='';
for(const line of output.split('\n')){
project=/^> Task (:\S*):[^\s:]+/.exec(line)?.[1]??(line.startsWith('> Task ')?'':project);
const[,name,end]=/^(\S.* > .+?) (FAILED|SKIPPED)$/.exec(line)??[];
const status=end==='FAILED'?'failed':'skipped';
if(name!==undefined)
listed.push({name:project===''?name:(0,test_report.HB)(project,name),status});
}
const totals=[...output.matchAll(/^(\d+) tests? completed(?:, (\d+) failed)?/gm)];
if(totals.length===0&&listed.length===0)
return undefined;
const[run,failed]=[1,2].map((group)=>totals.reduce((sum,match)=>sum+Number(match[group]??0),0));
const report=(0,test_report.EI)(listed);
const failures=totals.length===0?report.failed:(failed??0);
return{
...report,
hasRun:true,
passed:totals.length===0?undefined:Math.max(0,(run??0)-failures-report.skipped.length),
failed:failures,
passing:undefined
};
}
var lines=__webpack_require__(61165);
;
const READERS=[
...[readNodeTest,readVitest,readJest,readMocha,readLab,readAva,readPytest,readUnittest],
...[readCargo,readGradle,readGoTest,readCounted,readTap]
];
const COLORS=/\u001B\[[\d;]*m/g;
const SCRIPT_STARTS=/^(?=> \S.*\n> |\$ \S)/m;
const LONG_LINE=/^(.{3000}).*(.{1000})$/gm;
function plainText(output){
return(0,lines.cK)(output.replaceAll(COLORS,'')).replaceAll(LONG_LINE,'$1…$2');
}
function testsOf({tests,output}){
return tests??readTestReport(output);
}
function readTestReport(output){
const text=plainText(output);
const packages=splitPackages(text)??[];
const reports=packages.flatMap(({name,text:ofPackage})=>{
const report=readScript(ofPackage);
if(!report||name===undefined)
return report??[];
return[inPackage(name,report)];
});
return reports.length===0?readScript(text):(0,test_report.cR)(reports);
}
function inPackage(name,report){
const{hasRun,passed,failed}=report;
const named=(0,test_report.EI)((0,test_report.pu)(report).map((test)=>({...test,name:(0,test_report.HB)(name,test.name)})));
return{...named,hasRun,passed,failed,passing:report.passing&&named.passing};
}
const MAX_SCRIPTS=1_000;
function readScript(text){
const parts=text.split(SCRIPT_STARTS);
const reports=(parts.length>MAX_SCRIPTS?[text]:parts).flatMap((part)=>readPart(part)??[]);
return reports.length<2?reports[0]:(0,test_report.cR)(reports);
}
function readPart(text){
for(const read of READERS){
const report=read(text);
if(report)
return report;
}
return undefined;
}
const BLOCKS=[
/^> (@?[^\s@]+)@[^\s@]+ \S+(?: \/.*)?$/,
/^> (?:nx run )?(@?[\w./-]+):[\w:.-]+(?: +\[.*\])?$/,
/^> (@?[^\s@>]+)(?=\nyarn run v)/
];
const ANNOUNCED=[/^(\S+) [\w:.-]+\$ /,/^(\S+):[\w.-]+: cache (?:miss|hit|bypass)/];
const PREFIXED=[
/^(\S+) [\w.-]+(?::[\w.-]+)*: ?(.*)$/,
/^([^\s:]+):[\w.-]+: ?(.*)$/,
/^\[([^\s\]]+)\]: ?(.*)$/,
/^([^\s:]+): ?(.*)$/
];
const SEVERAL=/^(?:yarn workspaces v1|Scope: (?!1 of)\d+ of|\[[^\s\]]+\]: |.*\bRunning (?:target )?\S+ (?:in|for) (?!1 )\d+ (?:packages|projects))/m;
function splitPackages(output){
const lines=output.split('\n');
const known=new Set(lines.flatMap((line,index)=>announcedIn(line,lines[index+1]??'')));
const texts=new Map();
let hasPrefixes=false;
let block;
for(const[index,line]of lines.entries()){
const[name,text]=prefixed(line,known)??[];
if(name!==undefined&&text!==undefined){
hasPrefixes=true;
append(texts,name,text);
continue;
}
block=blockIn(line,lines[index+1]??'')??block;
if(block!==undefined)
append(texts,block,line);
}
const isOne=texts.size<2&&!SEVERAL.test(output);
if(isOne&&!hasPrefixes)
return undefined;
return[...texts].map(([name,ofPackage])=>({name:isOne?undefined:name,text:ofPackage.join('\n')}));
}
function append(texts,name,line){
const lines=texts.get(name);
if(lines)
lines.push(line);
else
texts.set(name,[line]);
}
function announcedIn(line,next){
const yarn=/^\[([^\s\]]+)\]: /.exec(line)?.[1];
const announced=ANNOUNCED.map((pattern)=>pattern.exec(line)?.[1]);
return[yarn,...announced,blockIn(line,next)].filter((name)=>name!==undefined);
}
function blockIn(line,next){
if(!line.startsWith('> '))
return undefined;
const both=`${line}\n${next}`;
return BLOCKS.map((pattern,index)=>pattern.exec(index===2?both:line)?.[1]).find((name)=>name!==undefined);
}
function prefixed(line,known){
for(const pattern of PREFIXED){
const[,name='',text='']=pattern.exec(line)??[];
if(known.has(name))
return[name,text];
}
return undefined;
}
}),
80434:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
e:()=>(rootCause)
});
const CAUSES=[
[/missing go\.sum entry|updates to go\.(?:mod|sum) needed/,'go.sum lacks entries: run go mod tidy'],
[
/can only install packages when your package\.json|ERR_PNPM_OUTDATED_LOCKFILE|Your lockfile needs to be updated|lockfile would have been (?:modified|created)|lockfile had changes, but/,
'The lock file does not match package.json'
],
[
/changed significantly since poetry\.lock|lockfile at `uv\.lock` needs to be updated|Lock file hash doesn't match/,
'The lock file does not match pyproject.toml'
],
[/lock file \S*Cargo\.lock needs to be updated|because --locked was passed/,'Cargo.lock does not match Cargo.toml'],
[
/in (?:deployment|frozen) mode after changing|gemspecs for path gems changed/,
'The lock file does not match the Gemfile'
],
[
/lock file is not up to date with the latest changes in composer\.json/,
'composer.lock does not match composer.json'
]
];
const DENIED=/\bE40[13]\b|ENEEDAUTH|\b40[13] (?:Unauthorized|Forbidden|Client Error)|Request failed "40[13]|Authentication is required for|URL required authentication|lack of valid authentication/;
const HOST=/https?:\/\/(?:[^\s/@]*@)?([\w.-]*\w)|required for ([\w.-]*\w)/;
const CLOSED=/^\[network\] ([\w.-]+)(?::\d+)? was refused\. /;
const MAX_LINE=2_000;
function rootCause(output){
const lines=output.split('\n').map((line)=>line.slice(0,MAX_LINE));
const known=CAUSES.find(([pattern])=>lines.some((line)=>pattern.test(line)));
if(known)
return known[1];
const[,url,host=url]=lines
.filter((line)=>DENIED.test(line))
.map((line)=>HOST.exec(line))
.find(Boolean)??[];
if(host!==undefined)
return `A private registry refused access: ${host}`;
const closed=lines.map((line)=>CLOSED.exec(line)?.[1]).find((host)=>host!==undefined);
return closed===undefined?undefined:`It needs ${closed}, a private registry or another host that is not open`;
}
}),
9095:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
EI:()=>(reportOf),
HB:()=>(inGroup),
N3:()=>(countedReport),
cR:()=>(joinReports),
eZ:()=>(namesOf),
iU:()=>(lastNumber),
pu:()=>(testsIn),
t3:()=>(countBefore),
wv:()=>(SEPARATOR)
});
const SEPARATOR=' › ';
const MAX_NESTED=500;
function inGroup(group,name){
return name.length>MAX_NESTED?name:`${group.slice(0,MAX_NESTED)}${SEPARATOR}${name}`;
}
function reportOf(listed){
const tests=numbered(listed);
const[failing,passing,skipped]=[namesOf(tests,'failed'),namesOf(tests,'passed'),namesOf(tests,'skipped')];
const hasRun=failing.length+passing.length>0;
const notLoaded=[...new Set(namesOf(listed,'not-loaded'))];
const files=tests.flatMap(({status,file=''})=>(status==='failed'?[file]:[]));
const failingIn=files.some((file)=>file!=='')&&{failingIn:files};
return{hasRun,passed:passing.length,failed:failing.length,failing,...failingIn,passing,skipped,notLoaded};
}
function countedReport(listed,{passed,failed},summarized){
const report=reportOf(listed);
const passing=report.passed===passed?report.passing:undefined;
const failing=report.failed===failed?report.failing:(summarized??report.failing);
return{...report,hasRun:passed+failed>0,passed,failed,failing,passing};
}
function numbered(tests){
const seen=new Map();
return tests.map((test)=>{
const name=test.name.replaceAll(UNSTABLE,'…');
const number=(seen.get(name)??0)+1;
seen.set(name,number);
return{...test,name:number===1?name:`${name} (${number})`};
});
}
const UNSTABLE=/\b0x[\da-f]{9,12}\b|(?<=time\.Date\()[^()]*|(?<= \(line )\d+(?=\)(?: - [a-z ]+)?$)/g;
function joinReports(reports){
const passed=reports.flatMap((report)=>report.passed??[]);
const areAllListed=reports.every(({passing})=>passing!==undefined);
const tests=reports.flatMap(testsIn).filter(({status})=>areAllListed||status!=='passed');
const report=reportOf(tests);
return{
...report,
hasRun:reports.some(({hasRun})=>hasRun),
passed:passed.length===reports.length?passed.reduce((sum,each)=>sum+each,0):undefined,
failed:reports.reduce((sum,{failed})=>sum+failed,0),
passing:areAllListed?report.passing:undefined
};
}
function testsIn({failing,failingIn=[],passing=[],skipped,notLoaded}){
return[
...passing.map((name)=>({name,status:'passed'})),
...failing.map((name,index)=>({name,status:'failed',file:failingIn[index]})),
...skipped.map((name)=>({name,status:'skipped'})),
...notLoaded.map((name)=>({name,status:'not-loaded'}))
];
}
function namesOf(tests,...statuses){
return tests.filter(({status})=>statuses.includes(status)).map(({name})=>name);
}
function countBefore(line,word){
return Number(new RegExp(String.raw `(\d+) ${word}\b`).exec(line)?.[1]??0);
}
function lastNumber(output,pattern){
const lastMatch=[...output.matchAll(pattern)].at(-1)?.[1];
return lastMatch===undefined?undefined:Number(lastMatch);
}
})
};
;
