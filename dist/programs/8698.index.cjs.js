"use strict";
exports.id=8698;
exports.ids=[8698];
exports.modules={
8698:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
wh:()=>(plainText),
LA:()=>(readTestReport),
Vh:()=>(testsOf)
});
var test_report=__webpack_require__(9095);
;
const GROUP='▶';
const TREE=/^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+?)(?: \(?(?:[\d.]+ ?m?s)\)?)?(?: # .*)? *$/;
const STATUS={
'✔':'passed',
'✓':'passed',
'﹣':'skipped',
'○':'skipped',
'↓':'skipped'
};
function readNodeTest(output){
const passed=(0,test_report.iU)(output,/^ℹ pass (\d+)$/gm);
const failed=(0,test_report.iU)(output,/^ℹ fail (\d+)$/gm);
if(passed===undefined||failed===undefined)
return undefined;
const[listing='']=output.split(/^✖ failing tests:$/m);
const groups=[];
const tests=[];
for(const line of treeLines(listing)){
while((groups.at(-1)?.indent??-1)>line.indent)
groups.pop();
if(line.mark===GROUP){
groups.push(line);
continue;
}
const group=groups.at(-1);
if(group?.indent===line.indent&&group.name===line.name)
groups.pop();
else
tests.push({name:nameIn(groups,line.name),status:STATUS[line.mark]??'failed'});
}
const notLoaded=new Set([...output.matchAll(/^test at (.+):1:1\n✖ \1 \(/gm)].map(([,file])=>file)).size;
return{...(0,test_report.EI)(tests),hasRun:passed>0||failed>notLoaded,passed,failed};
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
.join(test_report.wv));
const{passing,failing}=namesInTree(output.slice(0,output.length-summary.length));
return{
hasRun:passed>0||failed>0,
passed,
failed,
failing:failing.length===failed?failing:[...new Set(summarized)],
passing:passing.length===passed?passing:undefined
};
}
function readJest(output){
const line=/^Tests: +(.*\btotal)$/m.exec(output)?.[1];
if(line===undefined)
return undefined;
const[listing='']=output.split(/^Summary of all failing tests$/m);
const files=listing.split(/^(?=(?:PASS|FAIL) )/m).map(readJestFile);
const[passed,failedTests]=[(0,test_report.t3)(line,'passed'),(0,test_report.t3)(line,'failed')];
const suites=(0,test_report.t3)(/^Test Suites: +(.*)$/m.exec(output)?.[1]??'','failed');
const notLoaded=files.flatMap((file)=>file.notLoaded);
const listed=(0,test_report.jN)(files.flatMap(({tests})=>tests));
const[passing,failing]=[(0,test_report.eZ)(listed,'passed'),(0,test_report.eZ)(listed,'failed')];
return{
hasRun:passed>0||failedTests>0,
passed,
failed:Math.max(failedTests+notLoaded.length,failedTests===0?suites:0),
failing:[...notLoaded,...(failing.length===failedTests?failing:files.flatMap(({titles})=>titles))],
passing:passing.length===passed?passing:undefined
};
}
const NOT_LOADED='Test suite failed to run';
function readJestFile(text){
const file=/^(?:PASS|FAIL) +(.*?\.\w+)(?: \([\d.]+ m?s\))?\n/.exec(text)?.[1];
const inFile=(name)=>(file===undefined?name:`${file}${test_report.wv}${name}`);
const titles=new Set([...text.matchAll(/^ {2}● (?!Console$)(.+)$/gm)].map(([,title=''])=>title));
const isLoaded=!titles.delete(NOT_LOADED);
return{
tests:testsInTree(text).map((test)=>({...test,name:inFile(test.name)})),
titles:[...titles].map(inFile),
notLoaded:isLoaded?[]:[file??NOT_LOADED]
};
}
function readVitest(output){
const line=/^ *Tests +(.*\(\d+\)|no tests)$/m.exec(output)?.[1];
if(line===undefined)
return undefined;
const names=(pattern)=>[
...new Set([...output.matchAll(pattern)].map(([,name=''])=>name.replaceAll(' > ',test_report.wv)))
];
const notLoaded=names(/^ FAIL {2}(.+?) \[ .+ \]$/gm);
const failing=names(/^ FAIL {2}(.+?)(?<! \])$/gm);
const listed=[...output.matchAll(/^ ✓ (\S.* > .+?)(?: \d+ ?ms)?$/gm)].map(([,name=''])=>name.replaceAll(' > ',test_report.wv));
const passed=(0,test_report.t3)(line,'passed');
const failedFiles=(0,test_report.t3)(/^ *Test Files +(.*)$/m.exec(output)?.[1]??'','failed');
const failedTests=(0,test_report.t3)(line,'failed');
return{
hasRun:passed>0||failedTests>0||failing.length>0,
passed,
failed:Math.max(failedTests+notLoaded.length,failedTests===0?failedFiles:0),
failing:[...notLoaded,...failing],
passing:listed.length===passed?listed:undefined
};
}
function readAva(output){
if(!/^ {2}(?:\d+ tests? (?:passed|failed)|\d+ uncaught exceptions?|no tests found)/m.test(output))
return undefined;
const lines=treeLines(output).filter(({name})=>name!=="Couldn't find any files to test");
const titles=[...output.matchAll(/^ {2}(\S.*)\n\n {2}\S+:\d+$/gm)].map(([,title=''])=>title);
const tests=lines.map(({mark,name})=>{
const status=STATUS[mark]??(NOT_LOADED_BY_AVA.test(name)?'not-loaded':'failed');
const title=titles.filter((each)=>name.startsWith(`${each} `)).toSorted((a,b)=>b.length-a.length)[0];
return{name:status==='failed'?(title??name):name,status};
});
return(0,test_report.EI)(tests);
}
const NOT_LOADED_BY_AVA=/\.\w+ exited (?:with a non-zero exit code|due to)|^No tests found in /;
function treeLines(output){
return output.split('\n').flatMap((line)=>{
const[,spaces,mark,name]=TREE.exec(line)??[];
return spaces===undefined||mark===undefined||name===undefined
?[]
:[{indent:spaces.length,mark,name}];
});
}
function namesInTree(listing){
const tests=(0,test_report.jN)(testsInTree(listing));
return{passing:(0,test_report.eZ)(tests,'passed'),failing:(0,test_report.eZ)(tests,'failed')};
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
return[...groups.map((group)=>group.name),name].join(test_report.wv);
}
var json=__webpack_require__(32686);
;
function readPytest(output){
const line=/^=* ?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1];
if(line===undefined)
return undefined;
const listed=[...output.matchAll(/^(?:FAILED|ERROR) (\S+(?:\[.*?\])?)(?: - .*)?$/gm)].map(([,name=''])=>({name,status:name.includes('::')?'failed':'not-loaded'}));
const passing=[...output.matchAll(/^(\S+::.+?) PASSED(?: +\[ *\d+%\])?$/gm)].map(([,name=''])=>name);
const[passed,failed,errors]=['passed','failed','errors?'].map((word)=>(0,test_report.t3)(line,word));
const uncollected=new Set([...output.matchAll(/^_+ ERROR collecting (.+?) _+$/gm)].map(([,file])=>file));
return{
hasRun:/\b(?:x?passed|x?failed)\b/.test(line)||(errors??0)>uncollected.size,
passed,
failed:(failed??0)+(errors??0),
failing:(0,test_report.EI)(listed).failing,
passing:passing.length===passed?passing:undefined
};
}
const FAILED_IMPORT=/^unittest\.loader\.(?:_FailedTest|ModuleImportFailure)\./;
function readUnittest(output){
const run=/^Ran (\d+) tests? in /m.exec(output)?.[1];
if(run===undefined)
return undefined;
const end=/^(?:FAILED|OK)(?: \((.*)\))?$/m.exec(output)?.[1]??'';
const countOf=(word)=>Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(end)?.[1]??0);
const failed=countOf('failures')+countOf('errors')+countOf('unexpected successes');
const expected=countOf('expected failures');
const passed=Math.max(0,Number(run)-failed-countOf('skipped')-expected);
const listed=[...output.matchAll(/^(?:FAIL|ERROR): (\S+) \(([^)\s]+)\)(.*)$/gm)].map(([,test='',place='',subtest=''])=>{
const name=`${unittestName(test,place)}${subtest}`;
return FAILED_IMPORT.test(name)
?{name:name.replace(FAILED_IMPORT,''),status:'not-loaded'}
:{name,status:'failed'};
});
const passing=[...output.matchAll(/^(\S+) \(([^)\s]+)\)(?:\n.*)? \.\.\. ok$/gm)].map(([,test='',place=''])=>unittestName(test,place));
const notLoaded=listed.filter(({status})=>status==='not-loaded').length;
return{
hasRun:passed+expected>0||failed>notLoaded,
passed,
failed,
failing:(0,test_report.EI)(listed).failing,
passing:passing.length===passed?passing:undefined
};
}
function unittestName(test,place){
return place.endsWith(`.${test}`)?place:`${place}.${test}`;
}
function readGoTest(output){
const text=goText(output);
if(!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(text))
return undefined;
const tests=[];
let hasPassed=false;
let unassigned=[];
for(const line of text.split('\n')){
const[,result,test]=/^ *--- (FAIL|PASS|SKIP): (\S+)/.exec(line)??[];
if(test!==undefined){
const status=result==='PASS'?'passed':result==='FAIL'?'failed':'skipped';
unassigned.push({name:test,status});
}
const[,end,path='',note='']=/^(ok {2}|FAIL)\t(\S+)(?:\s+(.*))?$/.exec(line)??[];
if(end===undefined)
continue;
const ofPackage=leavesOf(unassigned).map((each)=>({...each,name:`${path}.${each.name}`}));
for(const each of ofPackage)
tests.push(each);
if(end!=='FAIL')
hasPassed||=!/\[no tests? /.test(note);
else if(/\[(?:build|setup) failed\]/.test(note))
tests.push({name:`${path} ${note}`,status:'not-loaded'});
else if(!ofPackage.some(({status})=>status==='failed'))
tests.push({name:path,status:'failed'});
unassigned=[];
}
const report=(0,test_report.EI)([...tests,...leavesOf(unassigned)]);
if(/^ *--- PASS: /m.test(text))
return report;
return{...report,hasRun:report.hasRun||hasPassed,passed:undefined,passing:undefined};
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
let isRunning=false;
let[passed,failed]=[0,0];
const endProgram=()=>{
if(isRunning)
tests.push({name:program,status:'failed'});
if(isRunning)
failed+=1;
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
const prefix=program===''?'':`${program}${test_report.wv}`;
if(name!=='')
tests.push({name:`${prefix}${name}`,status:CARGO[status]??'failed'});
const[,passing,failing]=/^test result: \w+\. (\d+) passed; (\d+) failed;/.exec(line)??[];
if(failing===undefined)
continue;
passed+=Number(passing);
failed+=Number(failing);
isRunning=false;
}
endProgram();
const broken=[
...new Set([...output.matchAll(/^error: could not compile `([^`]+)`/gm)].map(([,crate=''])=>crate))
];
const notBuilt=broken.map((crate)=>({name:`${crate} (does not compile)`,status:'not-loaded'}));
if(!/^(?:running \d+ tests?$|test result: )/m.test(output)&&notBuilt.length===0)
return undefined;
const report=(0,test_report.EI)([...tests,...notBuilt]);
return{...report,hasRun:passed>0||failed>0,passed,failed:failed+notBuilt.length};
}
const CARGO_PROGRAM=/^ +(?:Running (?:unittests )?|Doc-tests )(\S+)(?: \((\S+)\))?$/;
function programName([,source='',program=source]){
const crate=program.replace(/^.*[\\/]/,'').replace(/-[0-9a-f]{16}(?:\.exe)?$/,'');
if(program===source||source==='src/lib.rs')
return crate;
return source.startsWith('src/')?`${crate} ${source}`:source;
}
const CARGO={ok:'passed',ignored:'skipped'};
function readMaven(output){
const totals=[
...output.matchAll(/^(?:\[\w+\] )?Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)$/gm)
];
if(totals.length===0)
return undefined;
const sum=(group)=>totals.reduce((all,match)=>all+Number(match[group]),0);
const failed=sum(2)+sum(3);
const failing=[
...output.matchAll(/^\[ERROR\] +(\w[\w.$]*\.\w+|\w[\w$]*)(?:[:»(].*| -- Time elapsed.* <<< (?:FAILURE|ERROR)!)$/gm)
];
const named=failing.filter(([line])=>line.includes('<<<')).map(([,name=''])=>name);
const inOldFormat=[...output.matchAll(/^ *(\w+)\(([\w.$]+)\)(?:: .*| +Time elapsed: .* <<< (?:FAILURE|ERROR)!)$/gm)];
named.push(...inOldFormat.map(([,test='',type=''])=>`${type}.${test}`));
return{
hasRun:sum(1)>sum(4),
passed:sum(1)-failed-sum(4),
failed,
failing:[...new Set(named)],
passing:undefined
};
}
function readGradle(output){
const listed=[];
let project='';
for(const line of output.split('\n')){
project=/^> Task (:\S*):[^\s:]+/.exec(line)?.[1]??(line.startsWith('> Task ')?'':project);
const[,name]=/^(\S.* > .+?) FAILED$/.exec(line)??[];
if(name!==undefined)
listed.push({name:project===''?name:`${project}${test_report.wv}${name}`,status:'failed'});
}
const totals=[...output.matchAll(/^(\d+) tests? completed(?:, (\d+) failed)?/gm)];
if(totals.length===0&&listed.length===0)
return undefined;
const[run,failed]=[1,2].map((group)=>totals.reduce((sum,match)=>sum+Number(match[group]??0),0));
const failures=totals.length===0?listed.length:(failed??0);
return{
hasRun:true,
passed:totals.length===0?undefined:(run??0)-failures,
failed:failures,
failing:(0,test_report.EI)(listed).failing,
passing:undefined
};
}
function readDotnet(output){
const totals=[...output.matchAll(/(?:Passed|Failed)! +- Failed: +(\d+), Passed: +(\d+), Skipped: +(\d+)/g)];
if(totals.length===0)
return undefined;
const listed=[...output.matchAll(/^ {2}Failed (.+?) \[[^\]]+\]$/gm)].map(([,name=''])=>({
name,
status:'failed'
}));
const[failed,passed]=[1,2].map((group)=>totals.reduce((sum,match)=>sum+Number(match[group]),0));
return{
hasRun:(failed??0)+(passed??0)>0,
passed,
failed:failed??0,
failing:(0,test_report.EI)(listed).failing,
passing:undefined
};
}
;
const POINT=/^( *)(not )?ok (\d+)(?: -)?(?: (.*?))?(?: # (.*))?$/;
const FILE_NAME=/^\S+\.[cm]?[jt]sx?$/;
const EXIT_CODE=/^ *exitCode: [1-9]/;
const COMMENT=/^# (?!Subtest: |tests |pass |fail |suites |cancelled |skipped |skip: |todo |duration_ms |time=|fail: )(.+)$/;
function readTap(output){
const open=[];
let comment='';
const hasSubtests=/^ *# Subtest: /m.test(output);
const planned=(0,test_report.iU)(output,/^1\.\.(\d+)$/gm)??Infinity;
for(const line of output.split('\n')){
if(!hasSubtests)
comment=COMMENT.exec(line)?.[1]??comment;
const point=POINT.exec(line);
const last=open.at(-1);
if(last?.status==='failed'&&EXIT_CODE.test(line)&&FILE_NAME.test(last.name)){
open[open.length-1]={...last,status:'not-loaded'};
}
if(!point)
continue;
const[,spaces='',not,number,text='',directive='']=point;
const indent=spaces.length;
const parent=indent===0&&comment!==''?`${comment}${test_report.wv}`:'';
const name=`${parent}${read_tap_unescape(text)}`;
const children=open.splice(open.findLastIndex((each)=>each.indent<=indent)+1);
const isPlanned=indent>0||Number(number)<=planned;
const failure=isPlanned?'failed':'not-loaded';
const status=/^(skip|todo)\b/i.test(directive)?'skipped':not===undefined?'passed':failure;
const leaves=children.length===0
?[{name,status,indent}]
:children.map((child)=>({...child,name:`${name}${test_report.wv}${child.name}`,indent}));
for(const leaf of leaves)
open.push(leaf);
}
const report=(0,test_report.EI)(open);
const[passed,failed]=[(0,test_report.iU)(output,/^# pass +(\d+)$/gm),(0,test_report.iU)(output,/^# fail +(\d+)$/gm)];
if(passed===undefined)
return open.length===0?undefined:report;
const notLoaded=open.filter(({status})=>status==='not-loaded').length;
const hasRun=passed>0||(failed??0)>notLoaded;
const passing=report.passed===passed?report.passing:undefined;
return{...report,hasRun,passed,failed:failed??0,passing};
}
function readTapFailures(output){
const[,passed,failed]=/^# \{ total: \d+, pass: (\d+), fail: (\d+)/m.exec(output)??[];
if(passed===undefined||/^TAP version/m.test(output))
return undefined;
const tests=[];
let file='';
for(const line of output.split('\n')){
file=/^ FAIL {2}(\S+) /.exec(line)?.[1]??file;
const name=/^✖ (.+)$/.exec(line)?.[1]?.replaceAll(' > ',test_report.wv);
if(name!==undefined)
tests.push({name:`${file}${test_report.wv}${name}`,status:'failed'});
}
const hasRun=Number(passed)+Number(failed)>0;
return{...(0,test_report.EI)(tests),hasRun,passed:Number(passed),failed:Number(failed),passing:undefined};
}
const FILE=/^(?:not )?ok (\S.*?) \.{3,} \d+\/(\d+)$/;
function readFileTotals(output){
const[,passed,all]=/^total \.{3,} (\d+)\/(\d+)$/m.exec(output)??[];
if(passed===undefined)
return undefined;
const points=[];
let failedFiles=0;
let[file,comment,pointsOfFile]=['','',0];
for(const line of output.split('\n')){
const text=line.trim();
const header=FILE.exec(line);
if(header)
[file,pointsOfFile]=[header[1]??'',Number(header[2])];
comment=COMMENT.exec(text)?.[1]??comment;
const[,,not,,name]=line.startsWith(' ')?(POINT.exec(text)??[]):[];
if(name===file&&pointsOfFile===1)
points.push({name:file,status:'not-loaded'});
else if(name===file)
failedFiles+=1;
else if(name!==undefined){
const names=[file,comment,name].filter((each)=>each!=='');
points.push({name:names.join(test_report.wv),status:not===undefined?'passed':'failed'});
}
}
const{failing}=(0,test_report.EI)(points);
const failed=Number(all)-Number(passed)-failedFiles;
const notLoaded=points.filter(({status})=>status==='not-loaded').length;
const hasRun=Number(passed)>0||failed>notLoaded;
return{hasRun,passed:Number(passed),failed,failing,passing:undefined};
}
function read_tap_unescape(text){
return text.replaceAll(/\\([#\\])/g,'$1');
}
;
const BLOCKS=[
/^> (@?[^\s@]+)@[^\s@]+ \S+(?: \/.*)?$/,
/^> (?:nx run )?(@?[\w./-]+):[\w:.-]+(?: +\[.*\])?$/,
/^> (@?[^\s@>]+)(?=\nyarn run v)/
];
const ANNOUNCED=[/^(\S+) [\w:.-]+\$ /,/^(\S+):[\w.-]+: cache (?:miss|hit|bypass)/];
const PREFIXED=[
/^(\S+) [\w:.-]+: ?(.*)$/,
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
var lines=__webpack_require__(61165);
;
const READERS=[
readNodeTest,
readVitest,
readJest,
readMocha,
readAva,
readPytest,
readUnittest,
readCargo,
readMaven,
readGradle,
readDotnet,
readGoTest,
readFileTotals,
readTapFailures,
readTap
];
const COLORS=/\u001B\[[\d;]*m/g;
const SCRIPT_STARTS=/^(?=> \S.*\n> |\$ \S)/m;
function plainText(output){
return(0,lines.cK)(output.replaceAll(COLORS,''));
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
return[renamed(report,(test)=>`${name}${test_report.wv}${test}`)];
});
return reports.length===0?readScript(text):(0,test_report.cR)(reports);
}
function renamed(report,rename){
return{...report,failing:report.failing.map(rename),passing:report.passing?.map(rename)};
}
function readScript(text){
const reports=text.split(SCRIPT_STARTS).flatMap((part)=>readPart(part)??[]);
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
}),
9095:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
EI:()=>(reportOf),
cR:()=>(joinReports),
eZ:()=>(namesOf),
iU:()=>(lastNumber),
jN:()=>(numbered),
t3:()=>(countBefore),
wv:()=>(SEPARATOR)
});
const SEPARATOR=' › ';
function reportOf(listed){
const tests=numbered(listed);
const failing=namesOf(tests,'failed','not-loaded');
const passing=namesOf(tests,'passed');
const hasRun=tests.some(({status})=>status==='passed'||status==='failed');
return{hasRun,passed:passing.length,failed:failing.length,failing,passing};
}
function numbered(tests){
const seen=new Map();
return tests.map((test)=>{
const number=(seen.get(test.name)??0)+1;
seen.set(test.name,number);
return number===1?test:{...test,name:`${test.name} (${number})`};
});
}
function joinReports(reports){
const passed=reports.flatMap((report)=>report.passed??[]);
const passing=reports.flatMap((report)=>(report.passing===undefined?[]:[report.passing]));
return{
hasRun:reports.some(({hasRun})=>hasRun),
passed:passed.length===reports.length?sum(passed):undefined,
failed:sum(reports.map(({failed})=>failed)),
...joinedNames(reports,passing.length===reports.length)
};
}
function joinedNames(reports,areAllListed){
const tests=numbered(reports.flatMap(({failing,passing=[]})=>[
...failing.map((name)=>({name,status:'failed'})),
...(areAllListed?passing:[]).map((name)=>({name,status:'passed'}))
]));
return{failing:namesOf(tests,'failed'),passing:areAllListed?namesOf(tests,'passed'):undefined};
}
function sum(numbers){
return numbers.reduce((total,each)=>total+each,0);
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
