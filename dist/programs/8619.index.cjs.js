"use strict";
exports.id=8619;
exports.ids=[8619];
exports.modules={
98619:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
CheckpointJournal:()=>(CheckpointJournal)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79435);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32686);
const stepSchema=zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({tool:zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),subject:zod__WEBPACK_IMPORTED_MODULE_2__.YjP()});
const recordSchema=zod__WEBPACK_IMPORTED_MODULE_2__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([
zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({number:zod__WEBPACK_IMPORTED_MODULE_2__.aig(),id:zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),takenAt:zod__WEBPACK_IMPORTED_MODULE_3__.w$(),request:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional()}),
zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({number:zod__WEBPACK_IMPORTED_MODULE_2__.aig(),step:stepSchema})
]));
class CheckpointJournal{
#path;
#refs;
#now;
#entries;
#unsaved=[];
#missingEnd;
constructor(gitDirectory,now){
this.#path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory,'checkpoints.jsonl');
this.#refs=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory,'refs','forgehand','checkpoints');
this.#now=now;
const text=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#path,'utf8'),['ENOENT'])??'';
this.#entries=readEntries(text);
this.#missingEnd=text===''||text.endsWith('\n')?'':'\n';
}
get entries(){
return this.#entries;
}
get last(){
return this.#entries.at(-1);
}
add({id,request}){
const number=(this.last?.number??-1)+1;
const takenAt=this.#now().toISOString();
const entry={number,id,takenAt,request,step:undefined};
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#refs,{recursive:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#refs,`${number}`),`${id}\n`);
this.#unsaved.push({number,id,takenAt,...(request!==undefined&&{request})});
this.save();
this.#entries.push(entry);
return entry;
}
recordStep(number,step){
this.#entries=this.#entries.map((entry)=>(entry.number===number?{...entry,step}:entry));
this.#unsaved.push({number,step});
}
save(){
if(this.#unsaved.length===0)
return;
const lines=this.#unsaved.map((record)=>`${JSON.stringify(record)}\n`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(this.#path,this.#missingEnd+lines.join(''));
this.#missingEnd='';
this.#unsaved=[];
}
keepNewest(count){
const deleted=this.#entries.slice(0,-count);
this.#entries=this.#entries.slice(-count);
for(const{number}of deleted)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#refs,`${number}`),{force:true});
const lines=this.#entries.flatMap(({step,request,...rest})=>[
{...rest,...(request!==undefined&&{request})},
...(step?[{number:rest.number,step}]:[])
]);
this.#unsaved=[];
this.#missingEnd='';
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#path,lines.map((line)=>`${JSON.stringify(line)}\n`).join(''));
}
}
function readEntries(text){
const entries=new Map();
for(const line of text.split('\n')){
const record=parseLine(line);
if(!record)
continue;
if('id' in record)
entries.set(record.number,{request:undefined,step:undefined,...record});
else{
const entry=entries.get(record.number);
if(entry)
entries.set(record.number,{...entry,step:record.step});
}
}
return[...entries.values()];
}
function parseLine(line){
return recordSchema.safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(line)).data;
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
