"use strict";
exports.id=9740;
exports.ids=[9740];
exports.modules={
74214:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$W:()=>(config),
GT:()=>($ZodAsyncError),
cV:()=>($ZodEncodeError),
cr:()=>(globalConfig),
tm:()=>(NEVER),
xI:()=>($constructor)
});
var _util_js_0_=__webpack_require__(44633);
var _a;
const NEVER=Object.freeze({
status:"aborted",
});
const _zodDesc={value:undefined,enumerable:false};
let _E="captureStackTrace" in Error?Error:null;
function newError(Definition){
const E=_E;
if(E){
const saved=E.stackTraceLimit;
if(typeof saved==="number"){
try{
E.stackTraceLimit=0;
}
catch{
_E=null;
return new Definition();
}
try{
return new Definition();
}
finally{
E.stackTraceLimit=saved;
}
}
}
return new Definition();
}
function $constructor(name,initializer,
proto,params){
const zodProto={};
function Internals(def){
this.def=def;
this.constr=_;
this.traits=new Set();
}
Internals.prototype=zodProto;
const protoMembers=proto;
const initialized=protoMembers&&new WeakSet();
function init(inst,def){
if(!inst._zod){
_zodDesc.value=new Internals(def);
try{
Object.defineProperty(inst,"_zod",_zodDesc);
}
finally{
_zodDesc.value=undefined;
}
}
else if(inst._zod.traits.has(name)){
return;
}
inst._zod.traits.add(name);
initializer(inst,def);
if(initialized){
const own=Object.getPrototypeOf(inst);
const ctorProto=inst._zod.constr.prototype;
let up=own;
while(up&&up!==ctorProto)
up=Object.getPrototypeOf(up);
const target=up??own;
if(!initialized.has(target)){
initialized.add(target);
(0,_util_js_0_.ol)(target,protoMembers);
}
}
const proto=_.prototype;
for(const k in proto){
if(!Object.prototype.hasOwnProperty.call(proto,k))
continue;
if(!(k in inst)){
inst[k]=proto[k].bind(inst);
}
}
}
const Parent=params?.Parent??Object;
class Definition extends Parent{
}
Object.defineProperty(Definition,"name",{value:name});
function _(def){
const inst=params?.Parent?newError(Definition):this;
init(inst,def);
const deferred=inst._zod.deferred;
if(deferred){
for(const fn of deferred){
fn();
}
inst._zod.deferred=undefined;
}
const pp=globalThis.__zod_globalConfig?.postProcessor;
if(pp)
pp(inst);
return inst;
}
Object.defineProperty(_,"init",{value:init});
Object.defineProperty(_,Symbol.hasInstance,{
value:(inst)=>{
if(params?.Parent&&inst instanceof params.Parent)
return true;
return inst?._zod?.traits?.has(name);
},
});
Object.defineProperty(_,"name",{value:name});
return _;
}
const $brand=(null&&(Symbol("zod_brand")));
class $ZodAsyncError extends Error{
constructor(){
super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
}
}
class $ZodEncodeError extends Error{
constructor(name){
super(`Encountered unidirectional transform during encode: ${name}`);
this.name="ZodEncodeError";
}
}
(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});
const globalConfig=globalThis.__zod_globalConfig;
function config(newConfig){
if(newConfig)
Object.assign(globalConfig,newConfig);
return globalConfig;
}
}),
44633:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A2:()=>(normalizeParams),
B7:()=>(stringifyPrimitive),
GW:()=>(parsedType),
Gv:()=>(isObject),
LG:()=>(floatSafeRemainder),
MO:()=>(rawShape),
NM:()=>(optionalKeys),
NR:()=>(BIGINT_FORMAT_RANGES),
O7:()=>(codePointLength),
OH:()=>(partial),
PO:()=>(cached),
QH:()=>(aborted),
Qd:()=>(isPlainObject),
Rc:()=>(getLengthableOrigin),
SS:()=>(constantCatch),
UQ:()=>(esc),
Up:()=>(pick),
Vy:()=>(assignProp),
W0:()=>(safeExtend),
X:()=>(installLazyProp),
X$:()=>(extend),
Yv:()=>(slugify),
cJ:()=>(omit),
cl:()=>(nullish),
d3:()=>(attachSchema),
gJ:()=>(defineLazy),
gx:()=>(captureStackTrace),
h1:()=>(merge),
hI:()=>(allowsEval),
hi:()=>(sizeCaps),
iR:()=>(finalizeIssue),
jD:()=>(hide),
jw:()=>(joinValues),
k8:()=>(jsonStringifyReplacer),
lQ:()=>(prefixIssues),
mw:()=>(required),
o8:()=>(clone),
ol:()=>(members),
p6:()=>(cleanRegex),
qQ:()=>(propertyKeyTypes),
qh:()=>(own),
rL:()=>(explicitlyAborted),
sD:()=>(escapeRegex),
sn:()=>(issue),
un:()=>(derived),
v5:()=>(defineLazyInternal),
w5:()=>(getEnumValues),
yG:()=>(shallowClone),
zH:()=>(NUMBER_FORMAT_RANGES),
zM:()=>(mergeDefs)
});
var _core_js_0_=__webpack_require__(74214);
function assertEqual(val){
return val;
}
function assertNotEqual(val){
return val;
}
function toZod(){
return(schema)=>schema;
}
function assertIs(_arg){}
function assertNever(_x){
throw new Error("Unexpected value in exhaustive check");
}
function assert(_){}
function getEnumValues(entries){
const numericValues=Object.values(entries).filter((v)=>typeof v==="number");
const values=Object.entries(entries)
.filter(([k,_])=>numericValues.indexOf(+k)===-1)
.map(([_,v])=>v);
return values;
}
function joinValues(array,separator="|"){
return array.map((val)=>stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_,value){
if(typeof value==="bigint")
return value.toString();
return value;
}
class Cached{
constructor(getter){
this._getter=getter;
this._value=undefined;
}
get value(){
const getter=this._getter;
if(getter!==undefined){
this._value=getter();
this._getter=undefined;
}
return this._value;
}
}
function cached(getter){
return new Cached(getter);
}
function nullish(input){
return input===null||input===undefined;
}
function cleanRegex(source){
const start=source.startsWith("^")?1:0;
const end=source.endsWith("$")?source.length-1:source.length;
return source.slice(start,end);
}
function floatSafeRemainder(val,step){
const ratio=val/ step;
const roundedRatio=Math.round(ratio);
const tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);
if(Math.abs(ratio-roundedRatio)<tolerance)
return 0;
return ratio-roundedRatio;
}
const EVALUATING=Symbol("evaluating");
function defineLazy(object,key,getter){
let value=undefined;
Object.defineProperty(object,key,{
get(){
if(value===EVALUATING){
return undefined;
}
if(value===undefined){
value=EVALUATING;
value=getter();
}
return value;
},
set(v){
Object.defineProperty(object,key,{
value:v,
});
},
configurable:true,
});
}
function objectClone(obj){
return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target,prop,value){
Object.defineProperty(target,prop,{
value,
writable:true,
enumerable:true,
configurable:true,
});
}
function rawShape(def){
const desc=Object.getOwnPropertyDescriptor(def,"shape");
return desc?.get?desc.get.raw:desc?.value;
}
function sourceShape(schema){
return rawShape(schema._zod.def)??schema._zod.def.shape;
}
function deferProp(target,key,getter){
Object.defineProperty(target,key,{
get(){
const value=getter();
assignProp(this,key,value);
return value;
},
enumerable:true,
configurable:true,
});
}
function putProp(target,key,value){
if(key in target)
assignProp(target,key,value);
else
target[key]=value;
}
function mirrorShape(target,source,keys,wrap){
const raw=sourceShape(source);
for(const key of keys){
const desc=Object.getOwnPropertyDescriptor(raw,key);
if(!desc.enumerable)
continue;
if(desc.get){
deferProp(target,key,()=>{
const value=source._zod.def.shape[key];
return wrap?wrap(value,key):value;
});
}
else
putProp(target,key,wrap?wrap(desc.value,key):desc.value);
}
}
function mirrorProps(target,source){
for(const key of Reflect.ownKeys(source)){
const desc=Object.getOwnPropertyDescriptor(source,key);
if(!desc.enumerable)
continue;
if(desc.get)
deferProp(target,key,()=>source[key]);
else
putProp(target,key,desc.value);
}
}
function mergeDefs(...defs){
const mergedDescriptors={};
for(const def of defs){
const descriptors=Object.getOwnPropertyDescriptors(def);
Object.assign(mergedDescriptors,descriptors);
}
return Object.defineProperties({},mergedDescriptors);
}
function cloneDef(schema){
return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj,path){
if(!path)
return obj;
return path.reduce((acc,key)=>acc?.[key],obj);
}
function promiseAllObject(promisesObj){
const keys=Object.keys(promisesObj);
const promises=keys.map((key)=>promisesObj[key]);
return Promise.all(promises).then((results)=>{
const resolvedObj={};
for(let i=0;i<keys.length;i++){
resolvedObj[keys[i]]=results[i];
}
return resolvedObj;
});
}
function randomString(length=10){
const chars="abcdefghijklmnopqrstuvwxyz";
let str="";
for(let i=0;i<length;i++){
str+=chars[Math.floor(Math.random()*chars.length)];
}
return str;
}
function esc(str){
return JSON.stringify(str);
}
function slugify(input){
return input
.toLowerCase()
.trim()
.replace(/[^\w\s-]/g,"")
.replace(/[\s_-]+/g,"-")
.replace(/^-+|-+$/g,"");
}
const captureStackTrace=("captureStackTrace" in Error?Error.captureStackTrace:(..._args)=>{});
function isObject(data){
return typeof data==="object"&&data!==null&&!Array.isArray(data);
}
const allowsEval=cached(()=>{
if(_core_js_0_.cr.jitless){
return false;
}
if(typeof navigator!=="undefined"&&navigator?.userAgent?.includes("Cloudflare")){
return false;
}
try{
const F=Function;
new F("");
return true;
}
catch(_){
return false;
}
});
function isPlainObject(o){
if(isObject(o)===false)
return false;
const ctor=o.constructor;
if(ctor===undefined)
return true;
if(typeof ctor!=="function")
return true;
const prot=ctor.prototype;
if(isObject(prot)===false)
return false;
if(Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===false){
return false;
}
return true;
}
function shallowClone(o){
if(isPlainObject(o))
return{...o};
if(Array.isArray(o))
return[...o];
if(o instanceof Map)
return new Map(o);
if(o instanceof Set)
return new Set(o);
return o;
}
function numKeys(data){
let keyCount=0;
for(const key in data){
if(Object.prototype.hasOwnProperty.call(data,key)){
keyCount++;
}
}
return keyCount;
}
const getParsedType=(data)=>{
const t=typeof data;
switch(t){
case "undefined":
return "undefined";
case "string":
return "string";
case "number":
return Number.isNaN(data)?"nan":"number";
case "boolean":
return "boolean";
case "function":
return "function";
case "bigint":
return "bigint";
case "symbol":
return "symbol";
case "object":
if(Array.isArray(data)){
return "array";
}
if(data===null){
return "null";
}
if(data.then&&typeof data.then==="function"&&data.catch&&typeof data.catch==="function"){
return "promise";
}
if(typeof Map!=="undefined"&&data instanceof Map){
return "map";
}
if(typeof Set!=="undefined"&&data instanceof Set){
return "set";
}
if(typeof Date!=="undefined"&&data instanceof Date){
return "date";
}
if(typeof File!=="undefined"&&data instanceof File){
return "file";
}
return "object";
default:
throw new Error(`Unknown data type: ${t}`);
}
};
const propertyKeyTypes=new Set(["string","number","symbol"]);
const primitiveTypes=new Set([
"string",
"number",
"bigint",
"boolean",
"symbol",
"undefined",
]);
function escapeRegex(str){
return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&");
}
function clone(inst,def,params){
const cl=new inst._zod.constr(def??inst._zod.def);
if(!def||params?.parent)
cl._zod.parent=inst;
return cl;
}
function normalizeParams(_params){
const params=_params;
if(!params)
return{};
if(typeof params==="string")
return{error:()=>params};
if(params?.message!==undefined){
if(params?.error!==undefined)
throw new Error("Cannot specify both `message` and `error` params");
params.error=params.message;
}
delete params.message;
if(typeof params.error==="string")
return{...params,error:()=>params.error};
return params;
}
function createTransparentProxy(getter){
let target;
return new Proxy({},{
get(_,prop,receiver){
target??(target=getter());
return Reflect.get(target,prop,receiver);
},
set(_,prop,value,receiver){
target??(target=getter());
return Reflect.set(target,prop,value,receiver);
},
has(_,prop){
target??(target=getter());
return Reflect.has(target,prop);
},
deleteProperty(_,prop){
target??(target=getter());
return Reflect.deleteProperty(target,prop);
},
ownKeys(_){
target??(target=getter());
return Reflect.ownKeys(target);
},
getOwnPropertyDescriptor(_,prop){
target??(target=getter());
return Reflect.getOwnPropertyDescriptor(target,prop);
},
defineProperty(_,prop,descriptor){
target??(target=getter());
return Reflect.defineProperty(target,prop,descriptor);
},
});
}
function stringifyPrimitive(value){
if(typeof value==="bigint")
return value.toString()+"n";
if(typeof value==="string")
return `"${value}"`;
return `${value}`;
}
function optionalKeys(shape){
return Object.keys(shape).filter((k)=>{
return shape[k]._zod.optin!==undefined&&shape[k]._zod.optout==="optional";
});
}
const NUMBER_FORMAT_RANGES=(()=>({
safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],
uint32:[0,4294967295],
float32:[-3.4028234663852886e38,3.4028234663852886e38],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES={
int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],
uint64:[BigInt(0),BigInt("18446744073709551615")],
};
function pick(schema,mask){
const currDef=schema._zod.def;
const checks=currDef.checks;
const hasChecks=checks&&checks.length>0;
if(hasChecks){
throw new Error(".pick() cannot be used on object schemas containing refinements");
}
const newShape={};
mirrorShape(newShape,schema,maskedKeys(schema,mask));
return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}));
}
function maskedKeys(schema,mask){
const raw=sourceShape(schema);
const keys=[];
for(const key of Reflect.ownKeys(mask)){
if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable){
throw new Error(`Unrecognized key: "${String(key)}"`);
}
if(mask[key])
keys.push(key);
}
return keys;
}
function omit(schema,mask){
const currDef=schema._zod.def;
const checks=currDef.checks;
const hasChecks=checks&&checks.length>0;
if(hasChecks){
throw new Error(".omit() cannot be used on object schemas containing refinements");
}
const omitted=new Set(maskedKeys(schema,mask));
const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter((key)=>!omitted.has(key)));
return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}));
}
function extend(schema,shape){
if(!isPlainObject(shape)){
throw new Error("Invalid input to extend: expected a plain object");
}
const checks=schema._zod.def.checks;
const hasChecks=checks&&checks.length>0;
if(hasChecks){
const existingShape=sourceShape(schema);
for(const key of Reflect.ownKeys(shape)){
if(Object.getOwnPropertyDescriptor(existingShape,key)!==undefined){
throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
}
}
}
return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}));
}
function extended(schema,shape){
const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)));
mirrorProps(newShape,shape);
return newShape;
}
function safeExtend(schema,shape){
if(!isPlainObject(shape)){
throw new Error("Invalid input to safeExtend: expected a plain object");
}
return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}));
}
function merge(a,b){
if(!b?._zod?.def){
throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
}
if(a._zod.def.checks?.length){
throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
}
const newShape={};
mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a)));
mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));
const def=mergeDefs(a._zod.def,{
shape:newShape,
get catchall(){
return b._zod.def.catchall;
},
checks:b._zod.def.checks??[],
});
return clone(a,def);
}
function partial(Class,schema,mask,name="partial"){
const currDef=schema._zod.def;
const checks=currDef.checks;
const hasChecks=checks&&checks.length>0;
if(hasChecks){
throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
}
const selected=mask?new Set(maskedKeys(schema,mask)):undefined;
const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class&&
((value,key)=>(selected&&!selected.has(key)?value:new Class({type:"optional",innerType:value}))));
return clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}));
}
function required(Class,schema,mask){
const selected=mask?new Set(maskedKeys(schema,mask)):undefined;
const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>
selected&&!selected.has(key)?value:new Class({type:"nonoptional",innerType:value}));
return clone(schema,mergeDefs(schema._zod.def,{shape:newShape}));
}
function aborted(x,startIndex=0){
if(x.aborted===true)
return true;
for(let i=startIndex;i<x.issues.length;i++){
if(x.issues[i]?.continue!==true){
return true;
}
}
return false;
}
function explicitlyAborted(x,startIndex=0){
if(x.aborted===true)
return true;
for(let i=startIndex;i<x.issues.length;i++){
if(x.issues[i]?.continue===false){
return true;
}
}
return false;
}
function prefixIssues(path,issues){
return issues.map((iss)=>{
var _a;
(_a=iss).path??(_a.path=[]);
iss.path.unshift(path);
return iss;
});
}
function unwrapMessage(message){
return typeof message==="string"?message:message?.message;
}
function sizeCaps(defChecks){
const caps=[];
for(const ch of defChecks??[]){
const d=ch._zod.def;
if(!/_(length|size)$|_equals$/.test(d.check))
break;
const max=d.maximum??d.length??d.size;
if(max>=0)
caps.push([max,ch]);
}
return caps;
}
function attachSchema(issues,start,inst){
var _a;
for(let i=start;i<issues.length;i++){
(_a=issues[i]).schema??(_a.schema=inst);
}
}
function finalizeIssue(iss,ctx,config){
var _a;
const traits=iss.inst?._zod?.traits;
if(traits?.has("$ZodType")){
if(traits.has("$ZodCheck"))
(_a=iss).schema??(_a.schema=iss.inst);
else
iss.schema=iss.inst;
}
const schemaError=iss.schema!==iss.inst?iss.schema?._zod.def?.error:undefined;
const message=iss.message
?iss.message
:(unwrapMessage(iss.inst?._zod.def?.error?.(iss))??
unwrapMessage(schemaError?.(iss))??
unwrapMessage(ctx?.error?.(iss))??
unwrapMessage(config.customError?.(iss))??
unwrapMessage(config.localeError?.(iss))??
"Invalid input");
const full={};
for(const k of Object.keys(iss)){
if(k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__")
continue;
full[k]=iss[k];
}
full.path??(full.path=[]);
full.message=message;
if(ctx?.reportInput){
full.input=iss.input;
}
return full;
}
function getSizableOrigin(input){
if(input instanceof Set)
return "set";
if(input instanceof Map)
return "map";
if(input instanceof File)
return "file";
return "unknown";
}
const highSurrogate=/[\uD800-\uDBFF]/;
function codePointLength(str){
const units=str.length;
if(!highSurrogate.test(str))
return units;
let count=units;
for(let i=0;i<units-1;i++){
if((str.charCodeAt(i)&0xfc00)===0xd800&&(str.charCodeAt(i+1)&0xfc00)===0xdc00){
count--;
i++;
}
}
return count;
}
function getLengthableOrigin(input){
if(Array.isArray(input))
return "array";
if(typeof input==="string")
return "string";
return "unknown";
}
function parsedType(data){
const t=typeof data;
switch(t){
case "number":{
return Number.isNaN(data)?"nan":"number";
}
case "object":{
if(data===null){
return "null";
}
if(Array.isArray(data)){
return "array";
}
const obj=data;
if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&"constructor" in obj&&obj.constructor){
return obj.constructor.name;
}
}
}
return t;
}
function issue(...args){
const[iss,input,inst]=args;
if(typeof iss==="string"){
return{
message:iss,
code:"custom",
input,
inst,
};
}
return{...iss};
}
function cleanEnum(obj){
return Object.entries(obj)
.filter(([k,_])=>{
return Number.isNaN(Number.parseInt(k,10));
})
.map((el)=>el[1]);
}
function base64ToUint8Array(base64){
const binaryString=atob(base64);
const bytes=new Uint8Array(binaryString.length);
for(let i=0;i<binaryString.length;i++){
bytes[i]=binaryString.charCodeAt(i);
}
return bytes;
}
function uint8ArrayToBase64(bytes){
let binaryString="";
for(let i=0;i<bytes.length;i++){
binaryString+=String.fromCharCode(bytes[i]);
}
return btoa(binaryString);
}
function base64urlToUint8Array(base64url){
const base64=base64url.replace(/-/g,"+").replace(/_/g,"/");
const padding="=".repeat((4-(base64.length%4))%4);
return base64ToUint8Array(base64+padding);
}
function uint8ArrayToBase64url(bytes){
return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"");
}
function hexToUint8Array(hex){
const cleanHex=hex.replace(/^0x/,"");
if(cleanHex.length%2!==0){
throw new Error("Invalid hex string length");
}
const bytes=new Uint8Array(cleanHex.length/ 2);
for(let i=0;i<cleanHex.length;i+=2){
bytes[i/ 2]=Number.parseInt(cleanHex.slice(i,i+2),16);
}
return bytes;
}
function uint8ArrayToHex(bytes){
return Array.from(bytes)
.map((b)=>b.toString(16).padStart(2,"0"))
.join("");
}
class Class{
constructor(..._args){}
}
function members(proto,table){
for(const key in table){
const desc=Object.getOwnPropertyDescriptor(table,key);
if(desc.get)
Object.defineProperty(proto,key,{...desc,enumerable:false});
else
defineBound(proto,key,desc.value);
}
}
function own(inst,key,value,enumerable=true){
Object.defineProperty(inst,key,{configurable:true,writable:true,enumerable,value});
return value;
}
function hide(inst,key,value){
return own(inst,key,value,false);
}
function derived(computes,table){
for(const key in computes){
const compute=computes[key];
Object.defineProperty(table,key,{
configurable:true,
enumerable:true,
get(){
return own(this,key,compute(this));
},
set(value){
own(this,key,value);
},
});
}
return table;
}
function defineBound(proto,key,fn){
Object.defineProperty(proto,key,{
configurable:true,
get(){
return this==null?fn:own(this,key,fn.bind(this));
},
set(value){
own(this,key,value);
},
});
}
function claim(inst,sentinel){
const proto=Object.getPrototypeOf(inst);
return sentinel in proto?undefined:proto;
}
let installing;
let broke=false;
const breaker={
configurable:true,
get(){
broke=true;
return undefined;
},
};
function defineLazyInternal(inst,key,compute){
const proto=Object.getPrototypeOf(inst._zod);
if(key in proto&&installing!==inst._zod){
installing=undefined;
return;
}
installing=inst._zod;
Object.defineProperty(proto,key,{
configurable:true,
get(){
Object.defineProperty(this,key,breaker);
const outer=broke;
broke=false;
try{
const value=compute(this);
if(broke)
delete this[key];
else
Object.defineProperty(this,key,{configurable:true,writable:true,value});
broke=broke||outer;
return value;
}
catch(err){
delete this[key];
broke=broke||outer;
throw err;
}
},
set(value){
Object.defineProperty(this,key,{configurable:true,writable:true,value});
},
});
}
function installLazyProp(inst,key,make,enumerable){
const proto=claim(inst,key);
if(!proto)
return;
Object.defineProperty(proto,key,{
configurable:true,
get(){
const desc={configurable:true,writable:true,enumerable,value:undefined};
Object.defineProperty(this,key,desc);
desc.value=make(this);
Object.defineProperty(this,key,desc);
return desc.value;
},
set(value){
Object.defineProperty(this,key,{configurable:true,writable:true,enumerable,value});
},
});
}
const CONSTANT_CATCH="~constantCatch";
function constantCatch(value){
const fn=()=>value;
fn[CONSTANT_CATCH]=true;
return fn;
}
})
};
;
