"use strict";
exports.id=9235;
exports.ids=[9235];
exports.modules={
99235:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
readXmlReport:()=>(readXmlReport)
});
var sax__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48446);
var _test_report_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9095);
const MAX_DEPTH=100;
const MAX_TESTS=100_000;
const MAX_DECLARATION=100;
const CHUNK=4_096;
const FAILED=/^(?:fail(?:ed|ure)?|error|timeout|aborted|invalid)$/i;
const SKIPPED=/^(?:skip(?:ped)?|ignored|notexecuted|notrun(?:nable)?|inconclusive|pending|disabled)$/i;
const TESTS=new Map([
['testcase',{nameOf:junitName,statusOf:({status=''})=>statusFrom(status)}],
['UnitTestResult',{nameOf:({testName=''})=>testName,statusOf:({outcome=''})=>statusFrom(outcome)}],
[
'test-case',
{nameOf:({fullname,name=''})=>fullname??name,statusOf:({result=''})=>statusFrom(result)}
],
['test',{nameOf:({name=''})=>name,statusOf:({result=''})=>statusFrom(result)}]
]);
const ROOTS=new Set('testsuites testsuite TestRun test-run test-results assemblies assembly'.split(' '));
const ENDINGS=new Map([
['failure','failed'],
['error','failed'],
['skipped','skipped']
]);
const UNCOLLECTED='collection failure';
function readXmlReport(text){
const tests=[];
const parser=sax__WEBPACK_IMPORTED_MODULE_0__.parser(true);
let depth=0;
let current;
parser.onerror=(error)=>{
throw new Refused(error.message);
};
parser.ondoctype=()=>{
throw new Refused('document type');
};
parser.onopentag=({name,attributes})=>{
depth+=1;
if(depth===1&&!ROOTS.has(name))
throw new Refused('no report');
if(depth>MAX_DEPTH||tests.length>MAX_TESTS)
throw new Refused('too large');
const isUncollected=attributes['message']===UNCOLLECTED;
const status=current?.depth===depth-1?ENDINGS.get(name):undefined;
if(current&&status)
current.test={...current.test,status:isUncollected?'not-loaded':status};
const element=current?undefined:TESTS.get(name);
const plainAttributes=attributes;
if(element)
current={test:{name:element.nameOf(plainAttributes),status:element.statusOf(plainAttributes)},depth};
};
parser.onclosetag=()=>{
if(current?.depth===depth){
if(current.test.name!=='')
tests.push(current.test);
current=undefined;
}
depth-=1;
};
try{
for(let at=0;at<text.length;at+=CHUNK){
parser.write(text.slice(at,at+CHUNK));
if(parser.sgmlDecl.length>MAX_DECLARATION)
throw new Refused('declaration');
}
parser.close();
}
catch(error){
if(error instanceof Refused)
return undefined;
throw error;
}
return tests.length===0?undefined:(0,_test_report_js__WEBPACK_IMPORTED_MODULE_1__.EI)(tests);
}
class Refused extends Error{
}
function junitName({classname='',name=''}){
return classname===''||name.startsWith(classname)?name:`${classname}.${name}`;
}
function statusFrom(word){
if(FAILED.test(word))
return 'failed';
return SKIPPED.test(word)?'skipped':'passed';
}
})
};
;
