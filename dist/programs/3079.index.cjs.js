"use strict";
exports.id=3079;
exports.ids=[3079,9235];
exports.modules={
13079:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
testsInArchive:()=>(testsInArchive)
});
var _verification_read_xml_report_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(99235);
var _verification_test_report_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9095);
var _text_within_time_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78301);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38522);
const MAX_PARSE_MS=10_000;
const MIB=2**20;
const LIMITS={maxFileBytes:4*MIB,maxTotalBytes:16*MIB,maxEntries:2_000};
function testsInArchive(archive){
const files=readZip(archive,(name)=>/\.(?:xml|trx)$/i.test(name),LIMITS);
const limited=(0,_text_within_time_js__WEBPACK_IMPORTED_MODULE_1__.Bo)(MAX_PARSE_MS);
const reports=files.flatMap(({content})=>limited(()=>(0,_verification_read_xml_report_js__WEBPACK_IMPORTED_MODULE_0__.readXmlReport)(content.toString('utf8')))??[]);
return reports.length===0?undefined:(0,_verification_test_report_js__WEBPACK_IMPORTED_MODULE_3__.cR)(reports);
}
const END=0x06_05_4b_50;
const ENTRY=0x02_01_4b_50;
const LOCAL=0x04_03_4b_50;
const[END_SIZE,ENTRY_SIZE,LOCAL_SIZE]=[22,46,30];
const MAX_COMMENT=0xff_ff;
const[STORED,DEFLATED]=[0,8];
const ENCRYPTED=1;
const UNIX=3;
const[FILE_TYPE,REGULAR_FILE]=[0o170000,0o100000];
function readZip(archive,isWanted,limits){
try{
return filesOf(archive,isWanted,limits);
}
catch(error){
if(error instanceof Refused||isBadData(error))
return[];
throw error;
}
}
class Refused extends Error{
name='Refused';
}
function isBadData(error){
if(!Error.isError(error)||!('code' in error))
return false;
const code=String(error.code);
return code==='ERR_OUT_OF_RANGE'||code==='ERR_BUFFER_TOO_LARGE'||code.startsWith('Z_');
}
function filesOf(archive,isWanted,{maxEntries,maxFileBytes,maxTotalBytes}){
const files=[];
let left=maxTotalBytes;
let packedLeft=archive.length;
for(const entry of entriesOf(archive,maxEntries)){
if(!isPlainFile(entry)||!isWanted(entry.name))
continue;
packedLeft-=entry.packedBytes;
if(packedLeft<0)
throw new Refused('shared data');
const content=unpack(archive,entry,Math.min(left,maxFileBytes));
left-=content.length;
files.push({name:entry.name,content});
}
return files;
}
function*entriesOf(archive,maxEntries){
const end=findEnd(archive);
const count=archive.readUInt16LE(end+10);
if(count>maxEntries)
throw new Refused('too many files');
let at=archive.readUInt32LE(end+16);
for(let index=0;index<count;index++){
if(at+ENTRY_SIZE>end||archive.readUInt32LE(at)!==ENTRY)
throw new Refused('no directory');
const nameBytes=archive.readUInt16LE(at+28);
const next=at+ENTRY_SIZE+nameBytes+archive.readUInt16LE(at+30)+archive.readUInt16LE(at+32);
if(next>end)
throw new Refused('no directory');
yield{
name:archive.toString('utf8',at+ENTRY_SIZE,at+ENTRY_SIZE+nameBytes),
flags:archive.readUInt16LE(at+8),
method:archive.readUInt16LE(at+10),
checksum:archive.readUInt32LE(at+16),
packedBytes:archive.readUInt32LE(at+20),
bytes:archive.readUInt32LE(at+24),
mode:archive.readUInt8(at+5)===UNIX?archive.readUInt16LE(at+40):0,
localOffset:archive.readUInt32LE(at+42)
};
at=next;
}
}
function findEnd(archive){
const first=Math.max(0,archive.length-END_SIZE-MAX_COMMENT);
for(let at=archive.length-END_SIZE;at>=first;at--){
const isEnd=archive.readUInt32LE(at)===END&&at+END_SIZE+archive.readUInt16LE(at+20)===archive.length;
if(isEnd)
return at;
}
throw new Refused('no archive');
}
function isPlainFile({name,flags,mode}){
const type=mode&FILE_TYPE;
const leadsElsewhere=/^\/|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i.test(name);
return!leadsElsewhere&&!name.endsWith('/')&&(flags&ENCRYPTED)===0&&(type===0||type===REGULAR_FILE);
}
function unpack(archive,{method,checksum,packedBytes,bytes,localOffset},maxBytes){
if(bytes>maxBytes||archive.readUInt32LE(localOffset)!==LOCAL)
throw new Refused('too large');
const nameAndExtra=archive.readUInt16LE(localOffset+26)+archive.readUInt16LE(localOffset+28);
const start=localOffset+LOCAL_SIZE+nameAndExtra;
if(start+packedBytes>archive.length)
throw new Refused('cut off');
const packed=archive.subarray(start,start+packedBytes);
if(method!==STORED&&method!==DEFLATED)
throw new Refused('unknown method');
const content=method===STORED?packed:(0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRawSync)(packed,{maxOutputLength:bytes+1});
if(content.length!==bytes||(0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(content)!==checksum)
throw new Refused('other content');
return content;
}
}),
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
