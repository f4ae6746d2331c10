"use strict";
exports.id=687;
exports.ids=[687];
exports.modules={
84494:
((module)=>{
var hasOwn=Object.prototype.hasOwnProperty;
var toStr=Object.prototype.toString;
var defineProperty=Object.defineProperty;
var gOPD=Object.getOwnPropertyDescriptor;
var isArray=function isArray(arr){
if(typeof Array.isArray==='function'){
return Array.isArray(arr);
}
return toStr.call(arr)==='[object Array]';
};
var isPlainObject=function isPlainObject(obj){
if(!obj||toStr.call(obj)!=='[object Object]'){
return false;
}
var hasOwnConstructor=hasOwn.call(obj,'constructor');
var hasIsPrototypeOf=obj.constructor&&obj.constructor.prototype&&hasOwn.call(obj.constructor.prototype,'isPrototypeOf');
if(obj.constructor&&!hasOwnConstructor&&!hasIsPrototypeOf){
return false;
}
var key;
for(key in obj){}
return typeof key==='undefined'||hasOwn.call(obj,key);
};
var setProperty=function setProperty(target,options){
if(defineProperty&&options.name==='__proto__'){
defineProperty(target,options.name,{
enumerable:true,
configurable:true,
value:options.newValue,
writable:true
});
}else{
target[options.name]=options.newValue;
}
};
var getProperty=function getProperty(obj,name){
if(name==='__proto__'){
if(!hasOwn.call(obj,name)){
return void 0;
}else if(gOPD){
return gOPD(obj,name).value;
}
}
return obj[name];
};
module.exports=function extend(){
var options,name,src,copy,copyIsArray,clone;
var target=arguments[0];
var i=1;
var length=arguments.length;
var deep=false;
if(typeof target==='boolean'){
deep=target;
target=arguments[1]||{};
i=2;
}
if(target==null||(typeof target!=='object'&&typeof target!=='function')){
target={};
}
for(;i<length;++i){
options=arguments[i];
if(options!=null){
for(name in options){
src=getProperty(target,name);
copy=getProperty(options,name);
if(target!==copy){
if(deep&&copy&&(isPlainObject(copy)||(copyIsArray=isArray(copy)))){
if(copyIsArray){
copyIsArray=false;
clone=src&&isArray(src)?src:[];
}else{
clone=src&&isPlainObject(src)?src:{};
}
setProperty(target,{name:name,newValue:extend(deep,clone,copy)});
}else if(typeof copy!=='undefined'){
setProperty(target,{name:name,newValue:copy});
}
}
}
}
}
return target;
};
}),
61235:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ay:()=>(esm)
});
;
const VOID=-1;
const PRIMITIVE=0;
const ARRAY=1;
const OBJECT=2;
const DATE=3;
const REGEXP=4;
const MAP=5;
const SET=6;
const ERROR=7;
const BIGINT=8;
;
const{defineProperty}=Object;
const env=typeof self==='object'?self:globalThis;
const guard=(name,init)=>{
switch(name){
case 'Function':
case 'SharedWorker':
case 'Worker':
case 'eval':
case 'setInterval':
case 'setTimeout':
throw new TypeError('unable to deserialize '+name);
}
return new env[name](init);
};
const deserializer=($,_)=>{
const as=(out,index)=>{
$.set(index,out);
return out;
};
const unpair=index=>{
if($.has(index))
return $.get(index);
const[type,value]=_[index];
switch(type){
case PRIMITIVE:
case VOID:
return as(value,index);
case ARRAY:{
const arr=as([],index);
for(const index of value)
arr.push(unpair(index));
return arr;
}
case OBJECT:{
const object=as({},index);
for(const[key,index]of value){
const k=unpair(key),value=unpair(index);
if(k==='__proto__')defineProperty(object,k,{
value,
configurable:true,
enumerable:true,
writable:true
});
else object[k]=value;
}
return object;
}
case DATE:
return as(new Date(value),index);
case REGEXP:{
const{source,flags}=value;
return as(new RegExp(source,flags),index);
}
case MAP:{
const map=as(new Map,index);
for(const[key,index]of value)
map.set(unpair(key),unpair(index));
return map;
}
case SET:{
const set=as(new Set,index);
for(const index of value)
set.add(unpair(index));
return set;
}
case ERROR:{
const{name,message}=value;
return as(
typeof env[name]==='function'?
guard(name,message):
new Error(message),
index
);
}
case BIGINT:
return as(BigInt(value),index);
case 'BigInt':
return as(Object(BigInt(value)),index);
case 'ArrayBuffer':
return as(new Uint8Array(value).buffer,value);
case 'DataView':{
const{buffer}=new Uint8Array(value);
return as(new DataView(buffer),value);
}
case '-0':return-0;
}
return as(guard(type,value),index);
};
return unpair;
};
const deserialize=serialized=>deserializer(new Map,serialized)(0);
;
const EMPTY='';
const{toString:serialize_toString}={};
const{keys,is}=Object;
const typeOf=value=>{
const type=typeof value;
if(type!=='object'||!value)
return[PRIMITIVE,type];
const asString=serialize_toString.call(value).slice(8,-1);
switch(asString){
case 'Array':
return[ARRAY,EMPTY];
case 'Object':
return[OBJECT,EMPTY];
case 'Date':
return[DATE,EMPTY];
case 'RegExp':
return[REGEXP,EMPTY];
case 'Map':
return[MAP,EMPTY];
case 'Set':
return[SET,EMPTY];
case 'DataView':
return[ARRAY,asString];
}
if(asString.includes('Array'))
return[ARRAY,asString];
if(value instanceof Error)
return[ERROR,value.name||'Error'];
return[OBJECT,asString];
};
const shouldSkip=([TYPE,type])=>(
TYPE===PRIMITIVE&&
(type==='function'||type==='symbol')
);
const serializer=(strict,json,$,_)=>{
const as=(out,value)=>{
const index=_.push(out)-1;
$.set(value,index);
return index;
};
const pair=value=>{
if($.has(value))
return $.get(value);
let[TYPE,type]=typeOf(value);
switch(TYPE){
case PRIMITIVE:{
let entry=value;
switch(type){
case 'bigint':
TYPE=BIGINT;
entry=value.toString();
break;
case 'number':
if(!value&&is(value,-0))
return _.push(['-0'])-1;
break;
case 'function':
case 'symbol':
if(strict)
throw new TypeError('unable to serialize '+type);
entry=null;
break;
case 'undefined':
return as([VOID],value);
}
return as([TYPE,entry],value);
}
case ARRAY:{
if(type){
let spread=value;
if(type==='DataView'){
spread=new Uint8Array(value.buffer);
}
else if(type==='ArrayBuffer'){
spread=new Uint8Array(value);
}
return as([type,[...spread]],value);
}
const arr=[];
const index=as([TYPE,arr],value);
for(const entry of value)
arr.push(pair(entry));
return index;
}
case OBJECT:{
if(type){
switch(type){
case 'BigInt':
return as([type,value.toString()],value);
case 'Boolean':
case 'Number':
case 'String':
return as([type,value.valueOf()],value);
}
}
if(json&&('toJSON' in value))
return pair(value.toJSON());
const entries=[];
const index=as([TYPE,entries],value);
for(const key of keys(value)){
if(strict||!shouldSkip(typeOf(value[key])))
entries.push([pair(key),pair(value[key])]);
}
return index;
}
case DATE:
return as([TYPE,isNaN(value.getTime())?EMPTY:value.toISOString()],value);
case REGEXP:{
const{source,flags}=value;
return as([TYPE,{source,flags}],value);
}
case MAP:{
const entries=[];
const index=as([TYPE,entries],value);
for(const[key,entry]of value){
if(strict||!(shouldSkip(typeOf(key))||shouldSkip(typeOf(entry))))
entries.push([pair(key),pair(entry)]);
}
return index;
}
case SET:{
const entries=[];
const index=as([TYPE,entries],value);
for(const entry of value){
if(strict||!shouldSkip(typeOf(entry)))
entries.push(pair(entry));
}
return index;
}
}
const{message}=value;
return as([TYPE,{name:type,message}],value);
};
return pair;
};
const serialize=(value,{json,lossy}={})=>{
const _=[];
return serializer(!(json||lossy),!!json,new Map,_)(value),_;
};
;
const esm=(typeof structuredClone==="function"?
(any,options)=>(
options&&('json' in options||'lossy' in options)?
deserialize(serialize(any,options)):structuredClone(any)
):
(any,options)=>deserialize(serialize(any,options)));
}),
49147:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(stringify),
q:()=>(parse)
});
function parse(value){
const tokens=[]
const input=String(value||'')
let index=input.indexOf(',')
let start=0
let end=false
while(!end){
if(index===-1){
index=input.length
end=true
}
const token=input.slice(start,index).trim()
if(token||!end){
tokens.push(token)
}
start=index+1
index=input.indexOf(',',start)
}
return tokens
}
function stringify(values,options){
const settings=options||{}
const input=values[values.length-1]===''?[...values,'']:values
return input
.join(
(settings.padRight?' ':'')+
','+
(settings.padLeft===false?'':' ')
)
.trim()
}
}),
56945:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(htmlVoidElements)
});
const htmlVoidElements=[
'area',
'base',
'basefont',
'bgsound',
'br',
'col',
'command',
'embed',
'frame',
'hr',
'image',
'img',
'input',
'keygen',
'link',
'meta',
'param',
'source',
'track',
'wbr'
]
}),
80520:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
qy:()=>(property_information_html),
JW:()=>(property_information_svg)
});
;
class Schema{
constructor(property,normal,space){
this.normal=normal
this.property=property
if(space){
this.space=space
}
}
}
Schema.prototype.normal={}
Schema.prototype.property={}
Schema.prototype.space=undefined
;
function merge(definitions,space){
const property={}
const normal={}
for(const definition of definitions){
Object.assign(property,definition.property)
Object.assign(normal,definition.normal)
}
return new Schema(property,normal,space)
}
var normalize=__webpack_require__(50392);
var defined_info=__webpack_require__(19418);
;
function create(definition){
const properties={}
const normals={}
for(const[property,value]of Object.entries(definition.properties)){
const info=new defined_info.E(
property,
definition.transform(definition.attributes||{},property),
value,
definition.space
)
if(
definition.mustUseProperty&&
definition.mustUseProperty.includes(property)
){
info.mustUseProperty=true
}
properties[property]=info
normals[(0,normalize.S)(property)]=property
normals[(0,normalize.S)(info.attribute)]=property
}
return new Schema(properties,normals,definition.space)
}
var types=__webpack_require__(42953);
;
const aria=create({
properties:{
ariaActiveDescendant:null,
ariaAtomic:types.booleanish,
ariaAutoComplete:null,
ariaBusy:types.booleanish,
ariaChecked:types.booleanish,
ariaColCount:types.number,
ariaColIndex:types.number,
ariaColSpan:types.number,
ariaControls:types.spaceSeparated,
ariaCurrent:null,
ariaDescribedBy:types.spaceSeparated,
ariaDetails:null,
ariaDisabled:types.booleanish,
ariaDropEffect:types.spaceSeparated,
ariaErrorMessage:null,
ariaExpanded:types.booleanish,
ariaFlowTo:types.spaceSeparated,
ariaGrabbed:types.booleanish,
ariaHasPopup:null,
ariaHidden:types.booleanish,
ariaInvalid:null,
ariaKeyShortcuts:null,
ariaLabel:null,
ariaLabelledBy:types.spaceSeparated,
ariaLevel:types.number,
ariaLive:null,
ariaModal:types.booleanish,
ariaMultiLine:types.booleanish,
ariaMultiSelectable:types.booleanish,
ariaOrientation:null,
ariaOwns:types.spaceSeparated,
ariaPlaceholder:null,
ariaPosInSet:types.number,
ariaPressed:types.booleanish,
ariaReadOnly:types.booleanish,
ariaRelevant:null,
ariaRequired:types.booleanish,
ariaRoleDescription:types.spaceSeparated,
ariaRowCount:types.number,
ariaRowIndex:types.number,
ariaRowSpan:types.number,
ariaSelected:types.booleanish,
ariaSetSize:types.number,
ariaSort:null,
ariaValueMax:types.number,
ariaValueMin:types.number,
ariaValueNow:types.number,
ariaValueText:null,
role:null
},
transform(_,property){
return property==='role'
?property
:'aria-'+property.slice(4).toLowerCase()
}
})
;
function caseSensitiveTransform(attributes,attribute){
return attribute in attributes?attributes[attribute]:attribute
}
;
function caseInsensitiveTransform(attributes,property){
return caseSensitiveTransform(attributes,property.toLowerCase())
}
;
const html=create({
attributes:{
acceptcharset:'accept-charset',
classname:'class',
htmlfor:'for',
httpequiv:'http-equiv'
},
mustUseProperty:['checked','multiple','muted','selected'],
properties:{
abbr:null,
accept:types.commaSeparated,
acceptCharset:types.spaceSeparated,
accessKey:types.spaceSeparated,
action:null,
allow:null,
allowFullScreen:types.boolean,
allowPaymentRequest:types.boolean,
allowUserMedia:types.boolean,
alpha:types.boolean,
alt:null,
as:null,
async:types.boolean,
autoCapitalize:null,
autoComplete:types.spaceSeparated,
autoFocus:types.boolean,
autoPlay:types.boolean,
blocking:types.spaceSeparated,
capture:null,
charSet:null,
checked:types.boolean,
cite:null,
className:types.spaceSeparated,
closedBy:null,
colorSpace:null,
cols:types.number,
colSpan:types.number,
command:null,
commandFor:null,
content:null,
contentEditable:types.booleanish,
controls:types.boolean,
controlsList:types.spaceSeparated,
coords:types.number|types.commaSeparated,
crossOrigin:null,
data:null,
dateTime:null,
decoding:null,
default:types.boolean,
defer:types.boolean,
dir:null,
dirName:null,
disabled:types.boolean,
download:types.overloadedBoolean,
draggable:types.booleanish,
encType:null,
enterKeyHint:null,
fetchPriority:null,
form:null,
formAction:null,
formEncType:null,
formMethod:null,
formNoValidate:types.boolean,
formTarget:null,
headers:types.spaceSeparated,
height:types.number,
hidden:types.overloadedBoolean,
high:types.number,
href:null,
hrefLang:null,
htmlFor:types.spaceSeparated,
httpEquiv:types.spaceSeparated,
id:null,
imageSizes:null,
imageSrcSet:null,
inert:types.boolean,
inputMode:null,
integrity:null,
is:null,
isMap:types.boolean,
itemId:null,
itemProp:types.spaceSeparated,
itemRef:types.spaceSeparated,
itemScope:types.boolean,
itemType:types.spaceSeparated,
kind:null,
label:null,
lang:null,
language:null,
list:null,
loading:null,
loop:types.boolean,
low:types.number,
manifest:null,
max:null,
maxLength:types.number,
media:null,
method:null,
min:null,
minLength:types.number,
multiple:types.boolean,
muted:types.boolean,
name:null,
nonce:null,
noModule:types.boolean,
noValidate:types.boolean,
onAbort:null,
onAfterPrint:null,
onAuxClick:null,
onBeforeMatch:null,
onBeforePrint:null,
onBeforeToggle:null,
onBeforeUnload:null,
onBlur:null,
onCancel:null,
onCanPlay:null,
onCanPlayThrough:null,
onChange:null,
onClick:null,
onClose:null,
onContextLost:null,
onContextMenu:null,
onContextRestored:null,
onCopy:null,
onCueChange:null,
onCut:null,
onDblClick:null,
onDrag:null,
onDragEnd:null,
onDragEnter:null,
onDragExit:null,
onDragLeave:null,
onDragOver:null,
onDragStart:null,
onDrop:null,
onDurationChange:null,
onEmptied:null,
onEnded:null,
onError:null,
onFocus:null,
onFormData:null,
onHashChange:null,
onInput:null,
onInvalid:null,
onKeyDown:null,
onKeyPress:null,
onKeyUp:null,
onLanguageChange:null,
onLoad:null,
onLoadedData:null,
onLoadedMetadata:null,
onLoadEnd:null,
onLoadStart:null,
onMessage:null,
onMessageError:null,
onMouseDown:null,
onMouseEnter:null,
onMouseLeave:null,
onMouseMove:null,
onMouseOut:null,
onMouseOver:null,
onMouseUp:null,
onOffline:null,
onOnline:null,
onPageHide:null,
onPageShow:null,
onPaste:null,
onPause:null,
onPlay:null,
onPlaying:null,
onPopState:null,
onProgress:null,
onRateChange:null,
onRejectionHandled:null,
onReset:null,
onResize:null,
onScroll:null,
onScrollEnd:null,
onSecurityPolicyViolation:null,
onSeeked:null,
onSeeking:null,
onSelect:null,
onSlotChange:null,
onStalled:null,
onStorage:null,
onSubmit:null,
onSuspend:null,
onTimeUpdate:null,
onToggle:null,
onUnhandledRejection:null,
onUnload:null,
onVolumeChange:null,
onWaiting:null,
onWheel:null,
open:types.boolean,
optimum:types.number,
pattern:null,
ping:types.spaceSeparated,
placeholder:null,
playsInline:types.boolean,
popover:null,
popoverTarget:null,
popoverTargetAction:null,
poster:null,
preload:null,
readOnly:types.boolean,
referrerPolicy:null,
rel:types.spaceSeparated,
required:types.boolean,
reversed:types.boolean,
rows:types.number,
rowSpan:types.number,
sandbox:types.spaceSeparated,
scope:null,
scoped:types.boolean,
seamless:types.boolean,
selected:types.boolean,
shadowRootClonable:types.boolean,
shadowRootCustomElementRegistry:types.boolean,
shadowRootDelegatesFocus:types.boolean,
shadowRootMode:null,
shadowRootSerializable:types.boolean,
shape:null,
size:types.number,
sizes:null,
slot:null,
span:types.number,
spellCheck:types.booleanish,
src:null,
srcDoc:null,
srcLang:null,
srcSet:null,
start:types.number,
step:null,
style:null,
tabIndex:types.number,
target:null,
title:null,
translate:null,
type:null,
typeMustMatch:types.boolean,
useMap:null,
value:types.booleanish,
width:types.number,
wrap:null,
writingSuggestions:null,
align:null,
aLink:null,
archive:types.spaceSeparated,
axis:null,
background:null,
bgColor:null,
border:types.number,
borderColor:null,
bottomMargin:types.number,
cellPadding:null,
cellSpacing:null,
char:null,
charOff:null,
classId:null,
clear:null,
code:null,
codeBase:null,
codeType:null,
color:null,
compact:types.boolean,
declare:types.boolean,
event:null,
face:null,
frame:null,
frameBorder:null,
hSpace:types.number,
leftMargin:types.number,
link:null,
longDesc:null,
lowSrc:null,
marginHeight:types.number,
marginWidth:types.number,
noResize:types.boolean,
noHref:types.boolean,
noShade:types.boolean,
noWrap:types.boolean,
object:null,
profile:null,
prompt:null,
rev:null,
rightMargin:types.number,
rules:null,
scheme:null,
scrolling:types.booleanish,
standby:null,
summary:null,
text:null,
topMargin:types.number,
valueType:null,
version:null,
vAlign:null,
vLink:null,
vSpace:types.number,
allowTransparency:null,
autoCorrect:null,
autoSave:null,
credentialless:types.boolean,
disablePictureInPicture:types.boolean,
disableRemotePlayback:types.boolean,
exportParts:types.commaSeparated,
part:types.spaceSeparated,
prefix:null,
property:null,
results:types.number,
security:null,
unselectable:null
},
space:'html',
transform:caseInsensitiveTransform
})
;
const svg=create({
attributes:{
accentHeight:'accent-height',
alignmentBaseline:'alignment-baseline',
arabicForm:'arabic-form',
baselineShift:'baseline-shift',
capHeight:'cap-height',
className:'class',
clipPath:'clip-path',
clipRule:'clip-rule',
colorInterpolation:'color-interpolation',
colorInterpolationFilters:'color-interpolation-filters',
colorProfile:'color-profile',
colorRendering:'color-rendering',
crossOrigin:'crossorigin',
dataType:'datatype',
dominantBaseline:'dominant-baseline',
enableBackground:'enable-background',
fillOpacity:'fill-opacity',
fillRule:'fill-rule',
floodColor:'flood-color',
floodOpacity:'flood-opacity',
fontFamily:'font-family',
fontSize:'font-size',
fontSizeAdjust:'font-size-adjust',
fontStretch:'font-stretch',
fontStyle:'font-style',
fontVariant:'font-variant',
fontWeight:'font-weight',
glyphName:'glyph-name',
glyphOrientationHorizontal:'glyph-orientation-horizontal',
glyphOrientationVertical:'glyph-orientation-vertical',
hrefLang:'hreflang',
horizAdvX:'horiz-adv-x',
horizOriginX:'horiz-origin-x',
horizOriginY:'horiz-origin-y',
imageRendering:'image-rendering',
letterSpacing:'letter-spacing',
lightingColor:'lighting-color',
markerEnd:'marker-end',
markerMid:'marker-mid',
markerStart:'marker-start',
maskType:'mask-type',
navDown:'nav-down',
navDownLeft:'nav-down-left',
navDownRight:'nav-down-right',
navLeft:'nav-left',
navNext:'nav-next',
navPrev:'nav-prev',
navRight:'nav-right',
navUp:'nav-up',
navUpLeft:'nav-up-left',
navUpRight:'nav-up-right',
onAbort:'onabort',
onActivate:'onactivate',
onAfterPrint:'onafterprint',
onBeforePrint:'onbeforeprint',
onBegin:'onbegin',
onCancel:'oncancel',
onCanPlay:'oncanplay',
onCanPlayThrough:'oncanplaythrough',
onChange:'onchange',
onClick:'onclick',
onClose:'onclose',
onCopy:'oncopy',
onCueChange:'oncuechange',
onCut:'oncut',
onDblClick:'ondblclick',
onDrag:'ondrag',
onDragEnd:'ondragend',
onDragEnter:'ondragenter',
onDragExit:'ondragexit',
onDragLeave:'ondragleave',
onDragOver:'ondragover',
onDragStart:'ondragstart',
onDrop:'ondrop',
onDurationChange:'ondurationchange',
onEmptied:'onemptied',
onEnd:'onend',
onEnded:'onended',
onError:'onerror',
onFocus:'onfocus',
onFocusIn:'onfocusin',
onFocusOut:'onfocusout',
onHashChange:'onhashchange',
onInput:'oninput',
onInvalid:'oninvalid',
onKeyDown:'onkeydown',
onKeyPress:'onkeypress',
onKeyUp:'onkeyup',
onLoad:'onload',
onLoadedData:'onloadeddata',
onLoadedMetadata:'onloadedmetadata',
onLoadStart:'onloadstart',
onMessage:'onmessage',
onMouseDown:'onmousedown',
onMouseEnter:'onmouseenter',
onMouseLeave:'onmouseleave',
onMouseMove:'onmousemove',
onMouseOut:'onmouseout',
onMouseOver:'onmouseover',
onMouseUp:'onmouseup',
onMouseWheel:'onmousewheel',
onOffline:'onoffline',
onOnline:'ononline',
onPageHide:'onpagehide',
onPageShow:'onpageshow',
onPaste:'onpaste',
onPause:'onpause',
onPlay:'onplay',
onPlaying:'onplaying',
onPopState:'onpopstate',
onProgress:'onprogress',
onRateChange:'onratechange',
onRepeat:'onrepeat',
onReset:'onreset',
onResize:'onresize',
onScroll:'onscroll',
onSeeked:'onseeked',
onSeeking:'onseeking',
onSelect:'onselect',
onShow:'onshow',
onStalled:'onstalled',
onStorage:'onstorage',
onSubmit:'onsubmit',
onSuspend:'onsuspend',
onTimeUpdate:'ontimeupdate',
onToggle:'ontoggle',
onUnload:'onunload',
onVolumeChange:'onvolumechange',
onWaiting:'onwaiting',
onZoom:'onzoom',
overlinePosition:'overline-position',
overlineThickness:'overline-thickness',
paintOrder:'paint-order',
panose1:'panose-1',
pointerEvents:'pointer-events',
referrerPolicy:'referrerpolicy',
renderingIntent:'rendering-intent',
shapeRendering:'shape-rendering',
stopColor:'stop-color',
stopOpacity:'stop-opacity',
strikethroughPosition:'strikethrough-position',
strikethroughThickness:'strikethrough-thickness',
strokeDashArray:'stroke-dasharray',
strokeDashOffset:'stroke-dashoffset',
strokeLineCap:'stroke-linecap',
strokeLineJoin:'stroke-linejoin',
strokeMiterLimit:'stroke-miterlimit',
strokeOpacity:'stroke-opacity',
strokeWidth:'stroke-width',
tabIndex:'tabindex',
textAnchor:'text-anchor',
textDecoration:'text-decoration',
textRendering:'text-rendering',
transformOrigin:'transform-origin',
typeOf:'typeof',
underlinePosition:'underline-position',
underlineThickness:'underline-thickness',
unicodeBidi:'unicode-bidi',
unicodeRange:'unicode-range',
unitsPerEm:'units-per-em',
vAlphabetic:'v-alphabetic',
vHanging:'v-hanging',
vIdeographic:'v-ideographic',
vMathematical:'v-mathematical',
vectorEffect:'vector-effect',
vertAdvY:'vert-adv-y',
vertOriginX:'vert-origin-x',
vertOriginY:'vert-origin-y',
wordSpacing:'word-spacing',
writingMode:'writing-mode',
xHeight:'x-height',
playbackOrder:'playbackorder',
timelineBegin:'timelinebegin'
},
properties:{
about:types.commaOrSpaceSeparated,
accentHeight:types.number,
accumulate:null,
additive:null,
alignmentBaseline:null,
alphabetic:types.number,
amplitude:types.number,
arabicForm:null,
ascent:types.number,
attributeName:null,
attributeType:null,
azimuth:types.number,
bandwidth:null,
baselineShift:null,
baseFrequency:null,
baseProfile:null,
bbox:null,
begin:null,
bias:types.number,
by:null,
calcMode:null,
capHeight:types.number,
className:types.spaceSeparated,
clip:null,
clipPath:null,
clipPathUnits:null,
clipRule:null,
color:null,
colorInterpolation:null,
colorInterpolationFilters:null,
colorProfile:null,
colorRendering:null,
content:null,
contentScriptType:null,
contentStyleType:null,
crossOrigin:null,
cursor:null,
cx:null,
cy:null,
d:null,
dataType:null,
defaultAction:null,
descent:types.number,
diffuseConstant:types.number,
direction:null,
display:null,
dur:null,
divisor:types.number,
dominantBaseline:null,
download:types.boolean,
dx:null,
dy:null,
edgeMode:null,
editable:null,
elevation:types.number,
enableBackground:null,
end:null,
event:null,
exponent:types.number,
externalResourcesRequired:null,
fill:null,
fillOpacity:types.number,
fillRule:null,
filter:null,
filterRes:null,
filterUnits:null,
floodColor:null,
floodOpacity:null,
focusable:null,
focusHighlight:null,
fontFamily:null,
fontSize:null,
fontSizeAdjust:null,
fontStretch:null,
fontStyle:null,
fontVariant:null,
fontWeight:null,
format:null,
fr:null,
from:null,
fx:null,
fy:null,
g1:types.commaSeparated,
g2:types.commaSeparated,
glyphName:types.commaSeparated,
glyphOrientationHorizontal:null,
glyphOrientationVertical:null,
glyphRef:null,
gradientTransform:null,
gradientUnits:null,
handler:null,
hanging:types.number,
hatchContentUnits:null,
hatchUnits:null,
height:null,
href:null,
hrefLang:null,
horizAdvX:types.number,
horizOriginX:types.number,
horizOriginY:types.number,
id:null,
ideographic:types.number,
imageRendering:null,
initialVisibility:null,
in:null,
in2:null,
intercept:types.number,
k:types.number,
k1:types.number,
k2:types.number,
k3:types.number,
k4:types.number,
kernelMatrix:types.commaOrSpaceSeparated,
kernelUnitLength:null,
keyPoints:null,
keySplines:null,
keyTimes:null,
kerning:null,
lang:null,
lengthAdjust:null,
letterSpacing:null,
lightingColor:null,
limitingConeAngle:types.number,
local:null,
markerEnd:null,
markerMid:null,
markerStart:null,
markerHeight:null,
markerUnits:null,
markerWidth:null,
mask:null,
maskContentUnits:null,
maskType:null,
maskUnits:null,
mathematical:null,
max:null,
media:null,
mediaCharacterEncoding:null,
mediaContentEncodings:null,
mediaSize:types.number,
mediaTime:null,
method:null,
min:null,
mode:null,
name:null,
navDown:null,
navDownLeft:null,
navDownRight:null,
navLeft:null,
navNext:null,
navPrev:null,
navRight:null,
navUp:null,
navUpLeft:null,
navUpRight:null,
numOctaves:null,
observer:null,
offset:null,
onAbort:null,
onActivate:null,
onAfterPrint:null,
onBeforePrint:null,
onBegin:null,
onCancel:null,
onCanPlay:null,
onCanPlayThrough:null,
onChange:null,
onClick:null,
onClose:null,
onCopy:null,
onCueChange:null,
onCut:null,
onDblClick:null,
onDrag:null,
onDragEnd:null,
onDragEnter:null,
onDragExit:null,
onDragLeave:null,
onDragOver:null,
onDragStart:null,
onDrop:null,
onDurationChange:null,
onEmptied:null,
onEnd:null,
onEnded:null,
onError:null,
onFocus:null,
onFocusIn:null,
onFocusOut:null,
onHashChange:null,
onInput:null,
onInvalid:null,
onKeyDown:null,
onKeyPress:null,
onKeyUp:null,
onLoad:null,
onLoadedData:null,
onLoadedMetadata:null,
onLoadStart:null,
onMessage:null,
onMouseDown:null,
onMouseEnter:null,
onMouseLeave:null,
onMouseMove:null,
onMouseOut:null,
onMouseOver:null,
onMouseUp:null,
onMouseWheel:null,
onOffline:null,
onOnline:null,
onPageHide:null,
onPageShow:null,
onPaste:null,
onPause:null,
onPlay:null,
onPlaying:null,
onPopState:null,
onProgress:null,
onRateChange:null,
onRepeat:null,
onReset:null,
onResize:null,
onScroll:null,
onSeeked:null,
onSeeking:null,
onSelect:null,
onShow:null,
onStalled:null,
onStorage:null,
onSubmit:null,
onSuspend:null,
onTimeUpdate:null,
onToggle:null,
onUnload:null,
onVolumeChange:null,
onWaiting:null,
onZoom:null,
opacity:null,
operator:null,
order:null,
orient:null,
orientation:null,
origin:null,
overflow:null,
overlay:null,
overlinePosition:types.number,
overlineThickness:types.number,
paintOrder:null,
panose1:null,
path:null,
pathLength:types.number,
patternContentUnits:null,
patternTransform:null,
patternUnits:null,
phase:null,
ping:types.spaceSeparated,
pitch:null,
playbackOrder:null,
pointerEvents:null,
points:null,
pointsAtX:types.number,
pointsAtY:types.number,
pointsAtZ:types.number,
preserveAlpha:null,
preserveAspectRatio:null,
primitiveUnits:null,
propagate:null,
property:types.commaOrSpaceSeparated,
r:null,
radius:null,
referrerPolicy:null,
refX:null,
refY:null,
rel:types.commaOrSpaceSeparated,
rev:types.commaOrSpaceSeparated,
renderingIntent:null,
repeatCount:null,
repeatDur:null,
requiredExtensions:types.commaOrSpaceSeparated,
requiredFeatures:types.commaOrSpaceSeparated,
requiredFonts:types.commaOrSpaceSeparated,
requiredFormats:types.commaOrSpaceSeparated,
resource:null,
restart:null,
result:null,
rotate:null,
rx:null,
ry:null,
scale:null,
seed:null,
shapeRendering:null,
side:null,
slope:null,
snapshotTime:null,
specularConstant:types.number,
specularExponent:types.number,
spreadMethod:null,
spacing:null,
startOffset:null,
stdDeviation:null,
stemh:null,
stemv:null,
stitchTiles:null,
stopColor:null,
stopOpacity:null,
strikethroughPosition:types.number,
strikethroughThickness:types.number,
string:null,
stroke:null,
strokeDashArray:types.commaOrSpaceSeparated,
strokeDashOffset:null,
strokeLineCap:null,
strokeLineJoin:null,
strokeMiterLimit:types.number,
strokeOpacity:types.number,
strokeWidth:null,
style:null,
surfaceScale:types.number,
syncBehavior:null,
syncBehaviorDefault:null,
syncMaster:null,
syncTolerance:null,
syncToleranceDefault:null,
systemLanguage:types.commaOrSpaceSeparated,
tabIndex:types.number,
tableValues:null,
target:null,
targetX:types.number,
targetY:types.number,
textAnchor:null,
textDecoration:null,
textRendering:null,
textLength:null,
timelineBegin:null,
title:null,
transformBehavior:null,
type:null,
typeOf:types.commaOrSpaceSeparated,
to:null,
transform:null,
transformOrigin:null,
u1:null,
u2:null,
underlinePosition:types.number,
underlineThickness:types.number,
unicode:null,
unicodeBidi:null,
unicodeRange:null,
unitsPerEm:types.number,
values:null,
vAlphabetic:types.number,
vMathematical:types.number,
vectorEffect:null,
vHanging:types.number,
vIdeographic:types.number,
version:null,
vertAdvY:types.number,
vertOriginX:types.number,
vertOriginY:types.number,
viewBox:null,
viewTarget:null,
visibility:null,
width:null,
widths:null,
wordSpacing:null,
writingMode:null,
x:null,
x1:null,
x2:null,
xChannelSelector:null,
xHeight:types.number,
y:null,
y1:null,
y2:null,
yChannelSelector:null,
z:null,
zoomAndPan:null
},
space:'svg',
transform:caseSensitiveTransform
})
;
const xlink=create({
properties:{
xLinkActuate:null,
xLinkArcRole:null,
xLinkHref:null,
xLinkRole:null,
xLinkShow:null,
xLinkTitle:null,
xLinkType:null
},
space:'xlink',
transform(_,property){
return 'xlink:'+property.slice(5).toLowerCase()
}
})
;
const xmlns=create({
attributes:{xmlnsxlink:'xmlns:xlink'},
properties:{xmlnsXLink:null,xmlns:null},
space:'xmlns',
transform:caseInsensitiveTransform
})
;
const xml=create({
properties:{xmlBase:null,xmlLang:null,xmlSpace:null},
space:'xml',
transform(_,property){
return 'xml:'+property.slice(3).toLowerCase()
}
})
;
const property_information_html=merge([aria,html,xlink,xmlns,xml],'html')
const property_information_svg=merge([aria,svg,xlink,xmlns,xml],'svg')
}),
20640:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(find)
});
var _util_defined_info_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(19418);
var _util_info_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(85138);
var _normalize_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(50392);
const cap=/[A-Z]/g
const dash=/-[a-z]/g
const valid=/^data[-\w.:]+$/i
function find(schema,value){
const normal=(0,_normalize_js__WEBPACK_IMPORTED_MODULE_0__.S)(value)
let property=value
let Type=_util_info_js__WEBPACK_IMPORTED_MODULE_1__.R
if(normal in schema.normal){
return schema.property[schema.normal[normal]]
}
if(normal.length>4&&normal.slice(0,4)==='data'&&valid.test(value)){
if(value.charAt(4)==='-'){
const rest=value.slice(5).replace(dash,camelcase)
property='data'+rest.charAt(0).toUpperCase()+rest.slice(1)
}else{
const rest=value.slice(4)
if(!dash.test(rest)){
let dashes=rest.replace(cap,kebab)
if(dashes.charAt(0)!=='-'){
dashes='-'+dashes
}
value='data'+dashes
}
}
Type=_util_defined_info_js__WEBPACK_IMPORTED_MODULE_2__.E
}
return new Type(property,value)
}
function kebab($0){
return '-'+$0.toLowerCase()
}
function camelcase($0){
return $0.charAt(1).toUpperCase()
}
}),
50392:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(normalize)
});
function normalize(value){
return value.toLowerCase()
}
}),
19418:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(DefinedInfo)
});
var _info_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(85138);
var _types_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(42953);
const checks=(
Object.keys(_types_js__WEBPACK_IMPORTED_MODULE_0__)
)
class DefinedInfo extends _info_js__WEBPACK_IMPORTED_MODULE_1__.R{
constructor(property,attribute,mask,space){
let index=-1
super(property,attribute)
mark(this,'space',space)
if(typeof mask==='number'){
while(++index<checks.length){
const check=checks[index]
mark(this,checks[index],(mask&_types_js__WEBPACK_IMPORTED_MODULE_0__[check])===_types_js__WEBPACK_IMPORTED_MODULE_0__[check])
}
}
}
}
DefinedInfo.prototype.defined=true
function mark(values,key,value){
if(value){
values[key]=value
}
}
}),
85138:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(Info)
});
class Info{
constructor(property,attribute){
this.attribute=attribute
this.property=property
}
}
Info.prototype.attribute=''
Info.prototype.booleanish=false
Info.prototype.boolean=false
Info.prototype.commaOrSpaceSeparated=false
Info.prototype.commaSeparated=false
Info.prototype.defined=false
Info.prototype.mustUseProperty=false
Info.prototype.number=false
Info.prototype.overloadedBoolean=false
Info.prototype.property=''
Info.prototype.spaceSeparated=false
Info.prototype.space=undefined
}),
42953:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
boolean:()=>(boolean),
booleanish:()=>(booleanish),
commaOrSpaceSeparated:()=>(commaOrSpaceSeparated),
commaSeparated:()=>(commaSeparated),
number:()=>(number),
overloadedBoolean:()=>(overloadedBoolean),
spaceSeparated:()=>(spaceSeparated)
});
let powers=0
const boolean=increment()
const booleanish=increment()
const overloadedBoolean=increment()
const number=increment()
const spaceSeparated=increment()
const commaSeparated=increment()
const commaOrSpaceSeparated=increment()
function increment(){
return 2** ++powers
}
}),
83011:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(rehypeRaw)
});
var esm=__webpack_require__(61235);
var lib_default=__webpack_require__(274);
var property_information=__webpack_require__(80520);
var comma_separated_tokens=__webpack_require__(49147);
;
const search=/[#.]/g
function parseSelector(selector,defaultTagName){
const value=selector||''
const props={}
let start=0
let previous
let tagName
while(start<value.length){
search.lastIndex=start
const match=search.exec(value)
const subvalue=value.slice(start,match?match.index:value.length)
if(subvalue){
if(!previous){
tagName=subvalue
}else if(previous==='#'){
props.id=subvalue
}else if(Array.isArray(props.className)){
props.className.push(subvalue)
}else{
props.className=[subvalue]
}
start+=subvalue.length
}
if(match){
previous=match[0]
start++
}
}
return{
type:'element',
tagName:tagName||defaultTagName||'div',
properties:props,
children:[]
}
}
var find=__webpack_require__(20640);
var normalize=__webpack_require__(50392);
var space_separated_tokens=__webpack_require__(18336);
;
function createH(schema,defaultTagName,caseSensitive){
const adjust=caseSensitive?createAdjustMap(caseSensitive):undefined
function h(selector,properties,...children){
let node
if(selector===null||selector===undefined){
node={type:'root',children:[]}
const child=(properties)
children.unshift(child)
}else{
node=parseSelector(selector,defaultTagName)
const lower=node.tagName.toLowerCase()
const adjusted=adjust?adjust.get(lower):undefined
node.tagName=adjusted||lower
if(isChild(properties)){
children.unshift(properties)
}else{
for(const[key,value]of Object.entries(properties)){
addProperty(schema,node.properties,key,value)
}
}
}
for(const child of children){
addChild(node.children,child)
}
if(
node.type==='element'&&
node.tagName==='template'&&
schema.space==='html'
){
node.content={type:'root',children:node.children}
node.children=[]
}
return node
}
return h
}
function isChild(value){
if(value===null||typeof value!=='object'||Array.isArray(value)){
return true
}
if(typeof value.type!=='string')return false
const record=(value)
const keys=Object.keys(value)
for(const key of keys){
const value=record[key]
if(value&&typeof value==='object'){
if(!Array.isArray(value))return true
const list=(value)
for(const item of list){
if(typeof item!=='number'&&typeof item!=='string'){
return true
}
}
}
}
if('children' in value&&Array.isArray(value.children)){
return true
}
return false
}
function addProperty(schema,properties,key,value){
if(value===null||value===undefined)return
const info=(0,find.I)(schema,key)
let result
if(typeof value==='number'){
if(Number.isNaN(value))return
result=value
}
else if(typeof value==='boolean'){
result=value
}
else if(typeof value==='string'){
if(info.spaceSeparated){
result=(0,space_separated_tokens.q)(value)
}else if(info.commaSeparated){
result=(0,comma_separated_tokens.q)(value)
}else if(info.commaOrSpaceSeparated){
result=(0,space_separated_tokens.q)((0,comma_separated_tokens.q)(value).join(' '))
}else{
result=parsePrimitive(info,info.property,value)
}
}else if(Array.isArray(value)){
result=[...value]
}else{
result=info.property==='style'?style(value):String(value)
}
if(Array.isArray(result)){
const finalResult=[]
for(const item of result){
finalResult.push(
(
parsePrimitive(info,info.property,item)
)
)
}
result=finalResult
}
if(info.property==='className'&&Array.isArray(properties.className)){
const add=(result)
result=[...properties.className,...(Array.isArray(add)?add:[add])]
}
properties[info.property]=result
}
function addChild(nodes,value){
if(value===null||value===undefined){
}else if(typeof value==='number'||typeof value==='string'){
nodes.push({type:'text',value:String(value)})
}else if(Array.isArray(value)){
for(const child of value){
addChild(nodes,child)
}
}else if(typeof value==='object'&&'type' in value){
if(value.type==='root'){
addChild(nodes,value.children)
}else{
nodes.push(value)
}
}else{
throw new Error('Expected node, nodes, or string, got `'+value+'`')
}
}
function parsePrimitive(info,name,value){
if(typeof value==='string'){
if(info.number&&value&&!Number.isNaN(Number(value))){
return Number(value)
}
if(
(info.boolean||info.overloadedBoolean)&&
(value===''||(0,normalize.S)(value)===(0,normalize.S)(name))
){
return true
}
}
return value
}
function style(styles){
const result=[]
for(const[key,value]of Object.entries(styles)){
result.push([key,value].join(': '))
}
return result.join('; ')
}
function createAdjustMap(values){
const result=new Map()
for(const value of values){
result.set(value.toLowerCase(),value)
}
return result
}
;
const svgCaseSensitiveTagNames=[
'altGlyph',
'altGlyphDef',
'altGlyphItem',
'animateColor',
'animateMotion',
'animateTransform',
'clipPath',
'feBlend',
'feColorMatrix',
'feComponentTransfer',
'feComposite',
'feConvolveMatrix',
'feDiffuseLighting',
'feDisplacementMap',
'feDistantLight',
'feDropShadow',
'feFlood',
'feFuncA',
'feFuncB',
'feFuncG',
'feFuncR',
'feGaussianBlur',
'feImage',
'feMerge',
'feMergeNode',
'feMorphology',
'feOffset',
'fePointLight',
'feSpecularLighting',
'feSpotLight',
'feTile',
'feTurbulence',
'foreignObject',
'glyphRef',
'linearGradient',
'radialGradient',
'solidColor',
'textArea',
'textPath'
]
;
const h=createH(property_information.qy,'div')
const s=createH(property_information.JW,'g',svgCaseSensitiveTagNames)
;
function lib_location(file){
const value=String(file)
const indices=[]
let cr=-1
let lf=-1
return{toOffset,toPoint}
function grow(){
const from=indices.at(-1)??0
if(cr<from){
cr=value.indexOf('\r',from)
if(cr===-1)cr=Infinity
}
if(lf<from){
lf=value.indexOf('\n',from)
if(lf===-1)lf=Infinity
}
const eol=cr+1===lf?lf:Math.min(cr,lf)
indices.push((eol===Infinity?value.length:eol)+1)
}
function toPoint(offset){
if(typeof offset==='number'&&offset>-1&&offset<=value.length){
while((indices.at(-1)??0)<=offset)grow()
let low=0
let high=indices.length-1
while(low<high){
const middle=Math.floor((low+high)/ 2)
if(indices[middle]>offset){
high=middle
}else{
low=middle+1
}
}
return{
line:low+1,
column:offset-(low>0?indices[low-1]:0)+1,
offset
}
}
}
function toOffset(point){
if(
point&&
typeof point.line==='number'&&
typeof point.column==='number'&&
!Number.isNaN(point.line)&&
point.column>0
){
while(
indices.length<point.line&&
(indices.at(-1)??0)<=value.length
){
grow()
}
const offset=
(point.line>1?indices[point.line-2]:0)+point.column-1
if(offset<indices[point.line-1])return offset
}
}
}
;
const webNamespaces={
html:'http://www.w3.org/1999/xhtml',
mathml:'http://www.w3.org/1998/Math/MathML',
svg:'http://www.w3.org/2000/svg',
xlink:'http://www.w3.org/1999/xlink',
xml:'http://www.w3.org/XML/1998/namespace',
xmlns:'http://www.w3.org/2000/xmlns/'
}
;
const own={}.hasOwnProperty
const proto=Object.prototype
function fromParse5(tree,options){
const settings=options||{}
return one(
{
file:settings.file||undefined,
location:false,
schema:settings.space==='svg'?property_information.JW:property_information.qy,
verbose:settings.verbose||false
},
tree
)
}
function one(state,node){
let result
switch(node.nodeName){
case '#comment':{
const reference=(
node
)
result={type:'comment',value:reference.data}
patch(state,reference,result)
return result
}
case '#document':
case '#document-fragment':{
const reference=
(
node
)
const quirksMode=
'mode' in reference
?reference.mode==='quirks'||reference.mode==='limited-quirks'
:false
result={
type:'root',
children:lib_all(state,node.childNodes),
data:{quirksMode}
}
if(state.file&&state.location){
const document=String(state.file)
const loc=lib_location(document)
const start=loc.toPoint(0)
const end=loc.toPoint(document.length)
;(0,lib_default.ok)(start,'expected `start`')
;(0,lib_default.ok)(end,'expected `end`')
result.position={start,end}
}
return result
}
case '#documentType':{
const reference=(
node
)
result={type:'doctype'}
patch(state,reference,result)
return result
}
case '#text':{
const reference=(node)
result={type:'text',value:reference.value}
patch(state,reference,result)
return result
}
default:{
const reference=(node)
result=lib_element(state,reference)
return result
}
}
}
function lib_all(state,nodes){
let index=-1
const results=[]
while(++index<nodes.length){
const result=(one(state,nodes[index]))
results.push(result)
}
return results
}
function lib_element(state,node){
const{schema}=state
state.schema=node.namespaceURI===webNamespaces.svg?property_information.JW:property_information.qy
let index=-1
const properties={}
while(++index<node.attrs.length){
const attribute=node.attrs[index]
const name=
(attribute.prefix?attribute.prefix+':':'')+attribute.name
if(!own.call(proto,name)){
properties[name]=attribute.value
}
}
const x=state.schema.space==='svg'?s:h
const result=x(node.tagName,properties,lib_all(state,node.childNodes))
patch(state,node,result)
if(result.tagName==='template'){
if(node.namespaceURI===webNamespaces.html){
const reference=(node)
const pos=reference.sourceCodeLocation
const startTag=pos&&pos.startTag&&position(pos.startTag)
const endTag=pos&&pos.endTag&&position(pos.endTag)
const content=(one(state,reference.content))
if(startTag&&endTag&&state.file){
content.position={start:startTag.end,end:endTag.start}
}
result.content=content
}else if(result.content){
result.children=(
result.content.children
)
delete result.content
}
}
state.schema=schema
return result
}
function patch(state,from,to){
if('sourceCodeLocation' in from&&from.sourceCodeLocation&&state.file){
const position=createLocation(state,to,from.sourceCodeLocation)
if(position){
state.location=true
to.position=position
}
}
}
function createLocation(state,node,location){
const result=position(location)
if(node.type==='element'){
const tail=node.children[node.children.length-1]
if(
result&&
!location.endTag&&
tail&&
tail.position&&
tail.position.end
){
result.end=Object.assign({},tail.position.end)
}
if(state.verbose){
const properties={}
let key
if(location.attrs){
for(key in location.attrs){
if(own.call(location.attrs,key)){
properties[(0,find.I)(state.schema,key).property]=position(
location.attrs[key]
)
}
}
}
(0,lib_default.ok)(location.startTag,'a start tag should exist')
const opening=position(location.startTag)
const closing=location.endTag?position(location.endTag):undefined
const data={opening}
if(closing)data.closing=closing
data.properties=properties
node.data={position:data}
}
}
return result
}
function position(loc){
const start=point({
line:loc.startLine,
column:loc.startCol,
offset:loc.startOffset
})
const end=point({
line:loc.endLine,
column:loc.endCol,
offset:loc.endOffset
})
return start||end?{start,end}:undefined
}
function point(point){
return point.line&&point.column?point:undefined
}
var zwitch=__webpack_require__(1532);
;
const emptyOptions={}
const lib_own={}.hasOwnProperty
const lib_one=(0,zwitch.A)('type',{handlers:{root,element:hast_util_to_parse5_lib_element,text:lib_text,comment,doctype}})
function toParse5(tree,options){
const settings=options||emptyOptions
const space=settings.space
return lib_one(tree,space==='svg'?property_information.JW:property_information.qy)
}
function root(node,schema){
const result={
nodeName:'#document',
mode:(node.data||{}).quirksMode?'quirks':'no-quirks',
childNodes:[]
}
result.childNodes=hast_util_to_parse5_lib_all(node.children,result,schema)
lib_patch(node,result)
return result
}
function fragment(node,schema){
const result={nodeName:'#document-fragment',childNodes:[]}
result.childNodes=hast_util_to_parse5_lib_all(node.children,result,schema)
lib_patch(node,result)
return result
}
function doctype(node){
const result={
nodeName:'#documentType',
name:'html',
publicId:'',
systemId:'',
parentNode:null
}
lib_patch(node,result)
return result
}
function lib_text(node){
const result={
nodeName:'#text',
value:node.value,
parentNode:null
}
lib_patch(node,result)
return result
}
function comment(node){
const result={
nodeName:'#comment',
data:node.value,
parentNode:null
}
lib_patch(node,result)
return result
}
function hast_util_to_parse5_lib_element(node,schema){
const parentSchema=schema
let currentSchema=parentSchema
if(
node.type==='element'&&
node.tagName.toLowerCase()==='svg'&&
parentSchema.space==='html'
){
currentSchema=property_information.JW
}
const attrs=[]
let prop
if(node.properties){
for(prop in node.properties){
if(prop!=='children'&&lib_own.call(node.properties,prop)){
const result=createProperty(
currentSchema,
prop,
node.properties[prop]
)
if(result){
attrs.push(result)
}
}
}
}
const space=currentSchema.space
;(0,lib_default.ok)(space)
const result={
nodeName:node.tagName,
tagName:node.tagName,
attrs,
namespaceURI:webNamespaces[space],
childNodes:[],
parentNode:null
}
result.childNodes=hast_util_to_parse5_lib_all(node.children,result,currentSchema)
lib_patch(node,result)
if(node.tagName==='template'&&node.content){
result.content=fragment(node.content,currentSchema)
}
return result
}
function createProperty(schema,prop,value){
const info=(0,find.I)(schema,prop)
if(
value===false||
value===null||
value===undefined||
(typeof value==='number'&&Number.isNaN(value))||
(!value&&info.boolean)
){
return
}
if(Array.isArray(value)){
value=info.commaSeparated?(0,comma_separated_tokens.A)(value):(0,space_separated_tokens.A)(value)
}
const attribute={
name:info.attribute,
value:value===true?'':String(value)
}
if(info.space&&info.space!=='html'&&info.space!=='svg'){
const index=attribute.name.indexOf(':')
if(index<0){
attribute.prefix=''
}else{
attribute.name=attribute.name.slice(index+1)
attribute.prefix=info.attribute.slice(0,index)
}
attribute.namespace=webNamespaces[info.space]
}
return attribute
}
function hast_util_to_parse5_lib_all(children,parentNode,schema){
let index=-1
const results=[]
if(children){
while(++index<children.length){
const child=lib_one(children[index],schema)
child.parentNode=parentNode
results.push(child)
}
}
return results
}
function lib_patch(from,to){
const position=from.position
if(position&&position.start&&position.end){
(0,lib_default.ok)(typeof position.start.offset==='number')
;(0,lib_default.ok)(typeof position.end.offset==='number')
to.sourceCodeLocation={
startLine:position.start.line,
startCol:position.start.column,
startOffset:position.start.offset,
endLine:position.end.line,
endCol:position.end.column,
endOffset:position.end.offset
}
}
}
var html_void_elements=__webpack_require__(56945);
var dist=__webpack_require__(67016);
var lib=__webpack_require__(14003);
var unist_util_visit_lib=__webpack_require__(5387);
;
const gfmTagfilterExpression=
/<(\/?)(iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)(?=[\t\n\f\r />])/gi
const knownMdxNames=new Set([
'mdxFlowExpression',
'mdxJsxFlowElement',
'mdxJsxTextElement',
'mdxTextExpression',
'mdxjsEsm'
])
const parseOptions={sourceCodeLocationInfo:true,scriptingEnabled:false}
function raw(tree,options){
const document=documentMode(tree)
const one=(0,zwitch.A)('type',{
handlers:{root:lib_root,element:hast_util_raw_lib_element,text:hast_util_raw_lib_text,comment:lib_comment,doctype:lib_doctype,raw:handleRaw},
unknown
})
const state={
parser:document
?new dist.Parser(parseOptions)
:dist.Parser.getFragmentParser(undefined,parseOptions),
handle(node){
one(node,state)
},
stitches:false,
options:options||{}
}
one(tree,state)
resetTokenizer(state,(0,lib.PW)())
const p5=document?state.parser.document:state.parser.getFragment()
const result=fromParse5(p5,{
file:state.options.file
})
if(state.stitches){
(0,unist_util_visit_lib.YR)(result,'comment',function(node,index,parent){
const stitch=((node))
if(stitch.value.stitch&&parent&&index!==undefined){
const siblings=parent.children
siblings[index]=stitch.value.stitch
return index
}
})
}
if(
result.type==='root'&&
result.children.length===1&&
result.children[0].type===tree.type
){
return result.children[0]
}
return result
}
function hast_util_raw_lib_all(nodes,state){
let index=-1
if(nodes){
while(++index<nodes.length){
state.handle(nodes[index])
}
}
}
function lib_root(node,state){
hast_util_raw_lib_all(node.children,state)
}
function hast_util_raw_lib_element(node,state){
startTag(node,state)
hast_util_raw_lib_all(node.children,state)
endTag(node,state)
}
function hast_util_raw_lib_text(node,state){
if(state.parser.tokenizer.state>4){
state.parser.tokenizer.state=0
}
resetTokenizer(state,(0,lib.PW)(node))
const location=createParse5Location(node)
const{value}=node
let start=0
while(start<value.length){
const type=characterType(value.charCodeAt(start))
let end=start+1
while(
end<value.length&&
characterType(value.charCodeAt(end))===type
){
end++
}
const token={
type,
chars:value.slice(start,end),
location
}
state.parser.currentToken=token
state.parser._processToken(state.parser.currentToken)
start=end
}
}
function lib_doctype(node,state){
const token={
type:dist.Token.TokenType.DOCTYPE,
name:'html',
forceQuirks:false,
publicId:'',
systemId:'',
location:createParse5Location(node)
}
resetTokenizer(state,(0,lib.PW)(node))
state.parser.currentToken=token
state.parser._processToken(state.parser.currentToken)
}
function stitch(node,state){
state.stitches=true
const clone=cloneWithoutChildren(node)
if('children' in node&&'children' in clone){
const fakeRoot=(
raw({type:'root',children:node.children},state.options)
)
clone.children=fakeRoot.children
}
lib_comment({type:'comment',value:{stitch:clone}},state)
}
function lib_comment(node,state){
const data=node.value
const token={
type:dist.Token.TokenType.COMMENT,
data,
location:createParse5Location(node)
}
resetTokenizer(state,(0,lib.PW)(node))
state.parser.currentToken=token
state.parser._processToken(state.parser.currentToken)
}
function handleRaw(node,state){
state.parser.tokenizer.flushCharacters()
state.parser.tokenizer.preprocessor.html=''
state.parser.tokenizer.preprocessor.pos=-1
state.parser.tokenizer.preprocessor.lastGapPos=-2
state.parser.tokenizer.preprocessor.gapStack=[]
state.parser.tokenizer.preprocessor.skipNextNewLine=false
state.parser.tokenizer.preprocessor.lastChunkWritten=false
state.parser.tokenizer.preprocessor.endOfChunkHit=false
state.parser.tokenizer.preprocessor.isEol=false
setPoint(state,(0,lib.PW)(node))
state.parser.tokenizer.write(
state.options.tagfilter
?node.value.replace(gfmTagfilterExpression,'&lt;$1$2')
:node.value,
false
)
state.parser.tokenizer._runParsingLoop()
if(state.parser.tokenizer.state===71){
state.parser.tokenizer.preprocessor.pos=
state.parser.tokenizer.preprocessor.html.length
state.parser.tokenizer.preprocessor.lastChunkWritten=true
state.parser.tokenizer._stateCharacterReference()
state.parser.tokenizer.preprocessor.lastChunkWritten=false
state.parser.tokenizer.preprocessor.endOfChunkHit=false
state.parser.tokenizer.active=true
state.parser.tokenizer._runParsingLoop()
}
}
function unknown(node_,state){
const node=(node_)
if(
state.options.passThrough&&
state.options.passThrough.includes(node.type)
){
stitch(node,state)
}else{
let extra=''
if(knownMdxNames.has(node.type)){
extra=
". It looks like you are using MDX nodes with `hast-util-raw` (or `rehype-raw`). If you use this because you are using remark or rehype plugins that inject `'html'` nodes, then please raise an issue with that plugin, as its a bad and slow idea. If you use this because you are using markdown syntax, then you have to configure this utility (or plugin) to pass through these nodes (see `passThrough` in docs), but you can also migrate to use the MDX syntax"
}
throw new Error('Cannot compile `'+node.type+'` node'+extra)
}
}
function resetTokenizer(state,point){
state.parser.tokenizer.flushCharacters()
setPoint(state,point)
state.parser.tokenizer.paused=false
state.parser.tokenizer.inLoop=false
state.parser.tokenizer.active=false
state.parser.tokenizer.returnState=dist.TokenizerMode.DATA
state.parser.tokenizer.charRefCode=-1
state.parser.tokenizer.consumedAfterSnapshot=-1
state.parser.tokenizer.currentLocation=null
state.parser.tokenizer.currentCharacterToken=null
state.parser.tokenizer.currentToken=null
state.parser.tokenizer.currentAttr={name:'',value:''}
}
function setPoint(state,point){
if(point&&point.offset!==undefined){
const location={
startLine:point.line,
startCol:point.column,
startOffset:point.offset,
endLine:-1,
endCol:-1,
endOffset:-1
}
state.parser.tokenizer.preprocessor.lineStartPos=-point.column+1
state.parser.tokenizer.preprocessor.droppedBufferSize=point.offset
state.parser.tokenizer.preprocessor.line=point.line
state.parser.tokenizer.currentLocation=location
}
}
function startTag(node,state){
if(state.parser.tokenizer.state===dist.TokenizerMode.PLAINTEXT)return
const tagName=node.tagName.toLowerCase()
resetTokenizer(state,(0,lib.PW)(node))
const{current}=state.parser.openElements
let ns=
current&&'namespaceURI' in current
?current.namespaceURI
:webNamespaces.html
if(ns===webNamespaces.html&&tagName==='svg'){
ns=webNamespaces.svg
}
const result=toParse5(
{...node,children:[]},
{space:ns===webNamespaces.svg?'svg':'html'}
)
const tag={
type:dist.Token.TokenType.START_TAG,
tagName,
tagID:dist.html.getTagID(tagName),
selfClosing:false,
ackSelfClosing:false,
attrs:'attrs' in result?result.attrs:[],
location:createParse5Location(node)
}
state.parser.currentToken=tag
state.parser._processToken(state.parser.currentToken)
state.parser.tokenizer.lastStartTagName=tagName
}
function endTag(node,state){
const tagName=node.tagName.toLowerCase()
if(
!state.parser.tokenizer.inForeignNode&&
html_void_elements.b.includes(tagName)
){
return
}
if(state.parser.tokenizer.state===dist.TokenizerMode.PLAINTEXT)return
resetTokenizer(state,(0,lib.Y)(node))
const tag={
type:dist.Token.TokenType.END_TAG,
tagName,
tagID:dist.html.getTagID(tagName),
selfClosing:false,
ackSelfClosing:false,
attrs:[],
location:createParse5Location(node)
}
state.parser.currentToken=tag
state.parser._processToken(state.parser.currentToken)
if(
tagName===state.parser.tokenizer.lastStartTagName&&
(state.parser.tokenizer.state===dist.TokenizerMode.RCDATA||
state.parser.tokenizer.state===dist.TokenizerMode.RAWTEXT||
state.parser.tokenizer.state===dist.TokenizerMode.SCRIPT_DATA)
){
state.parser.tokenizer.state=dist.TokenizerMode.DATA
}
}
function documentMode(node){
const head=node.type==='root'?node.children[0]:node
return Boolean(
head&&
(head.type==='doctype'||
(head.type==='element'&&head.tagName.toLowerCase()==='html'))
)
}
function createParse5Location(node){
const start=(0,lib.PW)(node)||{
line:undefined,
column:undefined,
offset:undefined
}
const end=(0,lib.Y)(node)||{
line:undefined,
column:undefined,
offset:undefined
}
const location={
startLine:start.line,
startCol:start.column,
startOffset:start.offset,
endLine:end.line,
endCol:end.column,
endOffset:end.offset
}
return location
}
function cloneWithoutChildren(node){
return(0,esm.Ay)('children' in node?{...node,children:[]}:node)
}
function characterType(code){
return code===9||
code===10||
code===12||
code===13||
code===32
?dist.Token.TokenType.WHITESPACE_CHARACTER
:dist.Token.TokenType.CHARACTER
}
;
function rehypeRaw(options){
return function(tree,file){
const result=(raw(tree,{...options,file}))
return result
}
}
}),
89312:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(rehypeSanitize)
});
var esm=__webpack_require__(61235);
var lib=__webpack_require__(14003);
;
const aria=['ariaDescribedBy','ariaLabel','ariaLabelledBy']
const defaultSchema={
ancestors:{
tbody:['table'],
td:['table'],
th:['table'],
thead:['table'],
tfoot:['table'],
tr:['table']
},
attributes:{
a:[
...aria,
'dataFootnoteBackref',
'dataFootnoteRef',
['className','data-footnote-backref'],
'href'
],
blockquote:['cite'],
code:[['className',/^language-./]],
del:['cite'],
div:['itemScope','itemType'],
dl:[...aria],
h2:[['className','sr-only']],
img:[...aria,'longDesc','src'],
input:[
['disabled',true],
['type','checkbox']
],
ins:['cite'],
li:[['className','task-list-item']],
ol:[...aria,['className','contains-task-list']],
q:['cite'],
section:['dataFootnotes',['className','footnotes']],
source:['srcSet'],
summary:[...aria],
table:[...aria],
ul:[...aria,['className','contains-task-list']],
'*':[
'abbr',
'accept',
'acceptCharset',
'accessKey',
'action',
'align',
'alt',
'axis',
'border',
'cellPadding',
'cellSpacing',
'char',
'charOff',
'charSet',
'checked',
'clear',
'colSpan',
'color',
'cols',
'compact',
'coords',
'dateTime',
'dir',
'encType',
'frame',
'hSpace',
'headers',
'height',
'hrefLang',
'htmlFor',
'id',
'isMap',
'itemProp',
'label',
'lang',
'maxLength',
'media',
'method',
'multiple',
'name',
'noHref',
'noShade',
'noWrap',
'open',
'prompt',
'readOnly',
'rev',
'rowSpan',
'rows',
'rules',
'scope',
'selected',
'shape',
'size',
'span',
'start',
'summary',
'tabIndex',
'title',
'useMap',
'vAlign',
'value',
'width'
]
},
clobber:['ariaDescribedBy','ariaLabelledBy','id','name'],
clobberPrefix:'user-content-',
protocols:{
cite:['http','https'],
href:['http','https','irc','ircs','mailto','xmpp'],
longDesc:['http','https'],
src:['http','https']
},
required:{
input:{disabled:true,type:'checkbox'}
},
strip:['script'],
tagNames:[
'a',
'b',
'blockquote',
'br',
'code',
'dd',
'del',
'details',
'div',
'dl',
'dt',
'em',
'h1',
'h2',
'h3',
'h4',
'h5',
'h6',
'hr',
'i',
'img',
'input',
'ins',
'kbd',
'li',
'ol',
'p',
'picture',
'pre',
'q',
'rp',
'rt',
'ruby',
's',
'samp',
'section',
'source',
'span',
'strike',
'strong',
'sub',
'summary',
'sup',
'table',
'tbody',
'td',
'tfoot',
'th',
'thead',
'tr',
'tt',
'ul',
'var'
]
}
;
const own={}.hasOwnProperty
function sanitize(node,options){
let result={type:'root',children:[]}
const state={
schema:options?{...defaultSchema,...options}:defaultSchema,
stack:[]
}
const replace=transform(state,node)
if(replace){
if(Array.isArray(replace)){
if(replace.length===1){
result=replace[0]
}else{
result.children=replace
}
}else{
result=replace
}
}
return result
}
function transform(state,node){
if(node&&typeof node==='object'){
const unsafe=(node)
const type=typeof unsafe.type==='string'?unsafe.type:''
switch(type){
case 'comment':{
return comment(state,unsafe)
}
case 'doctype':{
return doctype(state,unsafe)
}
case 'element':{
return lib_element(state,unsafe)
}
case 'root':{
return root(state,unsafe)
}
case 'text':{
return lib_text(state,unsafe)
}
default:
}
}
}
function comment(state,unsafe){
if(state.schema.allowComments){
const result=typeof unsafe.value==='string'?unsafe.value:''
const index=result.indexOf('-->')
const value=index<0?result:result.slice(0,index)
const node={type:'comment',value}
patch(node,unsafe)
return node
}
}
function doctype(state,unsafe){
if(state.schema.allowDoctypes){
const node={type:'doctype'}
patch(node,unsafe)
return node
}
}
function lib_element(state,unsafe){
const name=typeof unsafe.tagName==='string'?unsafe.tagName:''
state.stack.push(name)
const content=(
children(state,unsafe.children)
)
const properties_=properties(state,unsafe.properties)
state.stack.pop()
let safeElement=false
if(
name&&
name!=='*'&&
(!state.schema.tagNames||state.schema.tagNames.includes(name))
){
safeElement=true
if(state.schema.ancestors&&own.call(state.schema.ancestors,name)){
const ancestors=state.schema.ancestors[name]
let index=-1
safeElement=false
while(++index<ancestors.length){
if(state.stack.includes(ancestors[index])){
safeElement=true
}
}
}
}
if(!safeElement){
return state.schema.strip&&!state.schema.strip.includes(name)
?content
:undefined
}
const node={
type:'element',
tagName:name,
properties:properties_,
children:content
}
patch(node,unsafe)
return node
}
function root(state,unsafe){
const content=(
children(state,unsafe.children)
)
const node={type:'root',children:content}
patch(node,unsafe)
return node
}
function lib_text(_,unsafe){
const value=typeof unsafe.value==='string'?unsafe.value:''
const node={type:'text',value}
patch(node,unsafe)
return node
}
function children(state,children){
const results=[]
if(Array.isArray(children)){
const childrenUnknown=(children)
let index=-1
while(++index<childrenUnknown.length){
const value=transform(state,childrenUnknown[index])
if(value){
if(Array.isArray(value)){
results.push(...value)
}else{
results.push(value)
}
}
}
}
return results
}
function properties(state,properties){
const tagName=state.stack[state.stack.length-1]
const attributes=state.schema.attributes
const required=state.schema.required
const specific=
attributes&&own.call(attributes,tagName)
?attributes[tagName]
:undefined
const defaults=
attributes&&own.call(attributes,'*')?attributes['*']:undefined
const properties_=
(
properties&&typeof properties==='object'?properties:{}
)
const result={}
let key
for(key in properties_){
if(own.call(properties_,key)){
const unsafe=properties_[key]
let safe=propertyValue(
state,
findDefinition(specific,key),
key,
unsafe
)
if(safe===null||safe===undefined){
safe=propertyValue(state,findDefinition(defaults,key),key,unsafe)
}
if(safe!==null&&safe!==undefined){
result[key]=safe
}
}
}
if(required&&own.call(required,tagName)){
const properties=required[tagName]
for(key in properties){
if(own.call(properties,key)&&!own.call(result,key)){
result[key]=properties[key]
}
}
}
return result
}
function propertyValue(state,definition,key,value){
return definition
?Array.isArray(value)
?propertyValueMany(state,definition,key,value)
:propertyValuePrimitive(state,definition,key,value)
:undefined
}
function propertyValueMany(state,definition,key,values){
let index=-1
const result=[]
while(++index<values.length){
const value=propertyValuePrimitive(state,definition,key,values[index])
if(typeof value==='number'||typeof value==='string'){
result.push(value)
}
}
return result
}
function propertyValuePrimitive(state,definition,key,value){
if(
typeof value!=='boolean'&&
typeof value!=='number'&&
typeof value!=='string'
){
return
}
if(!safeProtocol(state,key,value)){
return
}
if(typeof definition==='object'&&definition.length>1){
let ok=false
let index=0
while(++index<definition.length){
const allowed=definition[index]
if(allowed&&typeof allowed==='object'&&'flags' in allowed){
if(allowed.test(String(value))){
ok=true
break
}
}
else if(allowed===value){
ok=true
break
}
}
if(!ok)return
}
return state.schema.clobber&&
state.schema.clobberPrefix&&
state.schema.clobber.includes(key)
?state.schema.clobberPrefix+value
:value
}
function safeProtocol(state,key,value){
const protocols=
state.schema.protocols&&own.call(state.schema.protocols,key)
?state.schema.protocols[key]
:undefined
if(!protocols||protocols.length===0){
return true
}
const url=String(value)
const colon=url.indexOf(':')
const questionMark=url.indexOf('?')
const numberSign=url.indexOf('#')
const slash=url.indexOf('/')
if(
colon<0||
(slash>-1&&colon>slash)||
(questionMark>-1&&colon>questionMark)||
(numberSign>-1&&colon>numberSign)
){
return true
}
let index=-1
while(++index<protocols.length){
const protocol=protocols[index]
if(
colon===protocol.length&&
url.slice(0,protocol.length)===protocol
){
return true
}
}
return false
}
function patch(node,unsafe){
const cleanPosition=(0,lib.G1)(
unsafe
)
if(unsafe.data){
node.data=(0,esm.Ay)(unsafe.data)
}
if(cleanPosition)node.position=cleanPosition
}
function findDefinition(definitions,key){
let dataDefault
let index=-1
if(definitions){
while(++index<definitions.length){
const entry=definitions[index]
const name=typeof entry==='string'?entry:entry[0]
if(name===key){
return entry
}
if(name==='data*')dataDefault=entry
}
}
if(key.length>4&&key.slice(0,4).toLowerCase()==='data'){
return dataDefault
}
}
;
function rehypeSanitize(options){
return function(tree){
const result=(sanitize(tree,options))
return result
}
}
}),
14063:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(rehypeStringify)
});
var html_void_elements=__webpack_require__(56945);
var property_information=__webpack_require__(80520);
var zwitch=__webpack_require__(1532);
;
const defaultSubsetRegex=/["&'<>`]/g
const surrogatePairsRegex=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const controlCharactersRegex=
/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const regexEscapeRegex=/[|\\{}()[\]^$+*?.]/g
const subsetToRegexCache=new WeakMap()
function core_core(value,options){
value=value.replace(
options.subset
?charactersToExpressionCached(options.subset)
:defaultSubsetRegex,
basic
)
if(options.subset||options.escapeOnly){
return value
}
return(
value
.replace(surrogatePairsRegex,surrogate)
.replace(controlCharactersRegex,basic)
)
function surrogate(pair,index,all){
return options.format(
(pair.charCodeAt(0)-0xd800)*0x400+
pair.charCodeAt(1)-
0xdc00+
0x10000,
all.charCodeAt(index+2),
options
)
}
function basic(character,index,all){
return options.format(
character.charCodeAt(0),
all.charCodeAt(index+1),
options
)
}
}
function charactersToExpressionCached(subset){
let cached=subsetToRegexCache.get(subset)
if(!cached){
cached=charactersToExpression(subset)
subsetToRegexCache.set(subset,cached)
}
return cached
}
function charactersToExpression(subset){
const groups=[]
let index=-1
while(++index<subset.length){
groups.push(subset[index].replace(regexEscapeRegex,'\\$&'))
}
return new RegExp('(?:'+groups.join('|')+')','g')
}
;
const hexadecimalRegex=/[\dA-Fa-f]/
function toHexadecimal(code,next,omit){
const value='&#x'+code.toString(16).toUpperCase()
return omit&&next&&!hexadecimalRegex.test(String.fromCharCode(next))
?value
:value+';'
}
;
const decimalRegex=/\d/
function toDecimal(code,next,omit){
const value='&#'+String(code)
return omit&&next&&!decimalRegex.test(String.fromCharCode(next))
?value
:value+';'
}
;
const characterEntitiesLegacy=[
'AElig',
'AMP',
'Aacute',
'Acirc',
'Agrave',
'Aring',
'Atilde',
'Auml',
'COPY',
'Ccedil',
'ETH',
'Eacute',
'Ecirc',
'Egrave',
'Euml',
'GT',
'Iacute',
'Icirc',
'Igrave',
'Iuml',
'LT',
'Ntilde',
'Oacute',
'Ocirc',
'Ograve',
'Oslash',
'Otilde',
'Ouml',
'QUOT',
'REG',
'THORN',
'Uacute',
'Ucirc',
'Ugrave',
'Uuml',
'Yacute',
'aacute',
'acirc',
'acute',
'aelig',
'agrave',
'amp',
'aring',
'atilde',
'auml',
'brvbar',
'ccedil',
'cedil',
'cent',
'copy',
'curren',
'deg',
'divide',
'eacute',
'ecirc',
'egrave',
'eth',
'euml',
'frac12',
'frac14',
'frac34',
'gt',
'iacute',
'icirc',
'iexcl',
'igrave',
'iquest',
'iuml',
'laquo',
'lt',
'macr',
'micro',
'middot',
'nbsp',
'not',
'ntilde',
'oacute',
'ocirc',
'ograve',
'ordf',
'ordm',
'oslash',
'otilde',
'ouml',
'para',
'plusmn',
'pound',
'quot',
'raquo',
'reg',
'sect',
'shy',
'sup1',
'sup2',
'sup3',
'szlig',
'thorn',
'times',
'uacute',
'ucirc',
'ugrave',
'uml',
'uuml',
'yacute',
'yen',
'yuml'
]
;
const characterEntitiesHtml4={
nbsp:' ',
iexcl:'¡',
cent:'¢',
pound:'£',
curren:'¤',
yen:'¥',
brvbar:'¦',
sect:'§',
uml:'¨',
copy:'©',
ordf:'ª',
laquo:'«',
not:'¬',
shy:'­',
reg:'®',
macr:'¯',
deg:'°',
plusmn:'±',
sup2:'²',
sup3:'³',
acute:'´',
micro:'µ',
para:'¶',
middot:'·',
cedil:'¸',
sup1:'¹',
ordm:'º',
raquo:'»',
frac14:'¼',
frac12:'½',
frac34:'¾',
iquest:'¿',
Agrave:'À',
Aacute:'Á',
Acirc:'Â',
Atilde:'Ã',
Auml:'Ä',
Aring:'Å',
AElig:'Æ',
Ccedil:'Ç',
Egrave:'È',
Eacute:'É',
Ecirc:'Ê',
Euml:'Ë',
Igrave:'Ì',
Iacute:'Í',
Icirc:'Î',
Iuml:'Ï',
ETH:'Ð',
Ntilde:'Ñ',
Ograve:'Ò',
Oacute:'Ó',
Ocirc:'Ô',
Otilde:'Õ',
Ouml:'Ö',
times:'×',
Oslash:'Ø',
Ugrave:'Ù',
Uacute:'Ú',
Ucirc:'Û',
Uuml:'Ü',
Yacute:'Ý',
THORN:'Þ',
szlig:'ß',
agrave:'à',
aacute:'á',
acirc:'â',
atilde:'ã',
auml:'ä',
aring:'å',
aelig:'æ',
ccedil:'ç',
egrave:'è',
eacute:'é',
ecirc:'ê',
euml:'ë',
igrave:'ì',
iacute:'í',
icirc:'î',
iuml:'ï',
eth:'ð',
ntilde:'ñ',
ograve:'ò',
oacute:'ó',
ocirc:'ô',
otilde:'õ',
ouml:'ö',
divide:'÷',
oslash:'ø',
ugrave:'ù',
uacute:'ú',
ucirc:'û',
uuml:'ü',
yacute:'ý',
thorn:'þ',
yuml:'ÿ',
fnof:'ƒ',
Alpha:'Α',
Beta:'Β',
Gamma:'Γ',
Delta:'Δ',
Epsilon:'Ε',
Zeta:'Ζ',
Eta:'Η',
Theta:'Θ',
Iota:'Ι',
Kappa:'Κ',
Lambda:'Λ',
Mu:'Μ',
Nu:'Ν',
Xi:'Ξ',
Omicron:'Ο',
Pi:'Π',
Rho:'Ρ',
Sigma:'Σ',
Tau:'Τ',
Upsilon:'Υ',
Phi:'Φ',
Chi:'Χ',
Psi:'Ψ',
Omega:'Ω',
alpha:'α',
beta:'β',
gamma:'γ',
delta:'δ',
epsilon:'ε',
zeta:'ζ',
eta:'η',
theta:'θ',
iota:'ι',
kappa:'κ',
lambda:'λ',
mu:'μ',
nu:'ν',
xi:'ξ',
omicron:'ο',
pi:'π',
rho:'ρ',
sigmaf:'ς',
sigma:'σ',
tau:'τ',
upsilon:'υ',
phi:'φ',
chi:'χ',
psi:'ψ',
omega:'ω',
thetasym:'ϑ',
upsih:'ϒ',
piv:'ϖ',
bull:'•',
hellip:'…',
prime:'′',
Prime:'″',
oline:'‾',
frasl:'⁄',
weierp:'℘',
image:'ℑ',
real:'ℜ',
trade:'™',
alefsym:'ℵ',
larr:'←',
uarr:'↑',
rarr:'→',
darr:'↓',
harr:'↔',
crarr:'↵',
lArr:'⇐',
uArr:'⇑',
rArr:'⇒',
dArr:'⇓',
hArr:'⇔',
forall:'∀',
part:'∂',
exist:'∃',
empty:'∅',
nabla:'∇',
isin:'∈',
notin:'∉',
ni:'∋',
prod:'∏',
sum:'∑',
minus:'−',
lowast:'∗',
radic:'√',
prop:'∝',
infin:'∞',
ang:'∠',
and:'∧',
or:'∨',
cap:'∩',
cup:'∪',
int:'∫',
there4:'∴',
sim:'∼',
cong:'≅',
asymp:'≈',
ne:'≠',
equiv:'≡',
le:'≤',
ge:'≥',
sub:'⊂',
sup:'⊃',
nsub:'⊄',
sube:'⊆',
supe:'⊇',
oplus:'⊕',
otimes:'⊗',
perp:'⊥',
sdot:'⋅',
lceil:'⌈',
rceil:'⌉',
lfloor:'⌊',
rfloor:'⌋',
lang:'〈',
rang:'〉',
loz:'◊',
spades:'♠',
clubs:'♣',
hearts:'♥',
diams:'♦',
quot:'"',
amp:'&',
lt:'<',
gt:'>',
OElig:'Œ',
oelig:'œ',
Scaron:'Š',
scaron:'š',
Yuml:'Ÿ',
circ:'ˆ',
tilde:'˜',
ensp:' ',
emsp:' ',
thinsp:' ',
zwnj:'‌',
zwj:'‍',
lrm:'‎',
rlm:'‏',
ndash:'–',
mdash:'—',
lsquo:'‘',
rsquo:'’',
sbquo:'‚',
ldquo:'“',
rdquo:'”',
bdquo:'„',
dagger:'†',
Dagger:'‡',
permil:'‰',
lsaquo:'‹',
rsaquo:'›',
euro:'€'
}
;
const dangerous=[
'cent',
'copy',
'divide',
'gt',
'lt',
'not',
'para',
'times'
]
;
const own={}.hasOwnProperty
const characters={}
let key
for(key in characterEntitiesHtml4){
if(own.call(characterEntitiesHtml4,key)){
characters[characterEntitiesHtml4[key]]=key
}
}
const notAlphanumericRegex=/[^\dA-Za-z]/
function toNamed(code,next,omit,attribute){
const character=String.fromCharCode(code)
if(own.call(characters,character)){
const name=characters[character]
const value='&'+name
if(
omit&&
characterEntitiesLegacy.includes(name)&&
!dangerous.includes(name)&&
(!attribute||
(next&&
next!==61&&
notAlphanumericRegex.test(String.fromCharCode(next))))
){
return value
}
return value+';'
}
return ''
}
;
function formatSmart(code,next,options){
let numeric=toHexadecimal(code,next,options.omitOptionalSemicolons)
let named
if(options.useNamedReferences||options.useShortestReferences){
named=toNamed(
code,
next,
options.omitOptionalSemicolons,
options.attribute
)
}
if(
(options.useShortestReferences||!named)&&
options.useShortestReferences
){
const decimal=toDecimal(code,next,options.omitOptionalSemicolons)
if(decimal.length<numeric.length){
numeric=decimal
}
}
return named&&
(!options.useShortestReferences||named.length<numeric.length)
?named
:numeric
}
;
function stringifyEntities(value,options){
return core_core(value,Object.assign({format:formatSmart},options))
}
function stringifyEntitiesLight(value,options){
return core(value,Object.assign({format:formatBasic},options))
}
;
const htmlCommentRegex=/^>|^->|<!--|-->|--!>|<!-$/g
const bogusCommentEntitySubset=['>']
const commentEntitySubset=['<','>']
function comment(node,_1,_2,state){
return state.settings.bogusComments
?'<?'+
stringifyEntities(
node.value,
Object.assign({},state.settings.characterReferences,{
subset:bogusCommentEntitySubset
})
)+
'>'
:'<!--'+node.value.replace(htmlCommentRegex,encode)+'-->'
function encode($0){
return stringifyEntities(
$0,
Object.assign({},state.settings.characterReferences,{
subset:commentEntitySubset
})
)
}
}
;
function doctype(_1,_2,_3,state){
return(
'<!'+
(state.settings.upperDoctype?'DOCTYPE':'doctype')+
(state.settings.tightDoctype?'':' ')+
'html>'
)
}
var ccount=__webpack_require__(58061);
var comma_separated_tokens=__webpack_require__(49147);
var find=__webpack_require__(20640);
var space_separated_tokens=__webpack_require__(18336);
;
const re=/[ \t\n\f\r]/g
function whitespace(thing){
return typeof thing==='object'
?thing.type==='text'
?empty(thing.value)
:false
:empty(thing)
}
function empty(value){
return value.replace(re,'')===''
}
;
const siblingAfter=siblings(1)
const siblingBefore=siblings(-1)
const emptyChildren=[]
function siblings(increment){
return sibling
function sibling(parent,index,includeWhitespace){
const siblings=parent?parent.children:emptyChildren
let offset=(index||0)+increment
let next=siblings[offset]
if(!includeWhitespace){
while(next&&whitespace(next)){
offset+=increment
next=siblings[offset]
}
}
return next
}
}
;
const omission_own={}.hasOwnProperty
function omission(handlers){
return omit
function omit(node,index,parent){
return(
omission_own.call(handlers,node.tagName)&&
handlers[node.tagName](node,index,parent)
)
}
}
;
const closing=omission({
body,
caption:headOrColgroupOrCaption,
colgroup:headOrColgroupOrCaption,
dd,
dt,
head:headOrColgroupOrCaption,
html,
li,
optgroup,
option:closing_option,
p,
rp:rubyElement,
rt:rubyElement,
tbody,
td:cells,
tfoot,
th:cells,
thead,
tr
})
function headOrColgroupOrCaption(_,index,parent){
const next=siblingAfter(parent,index,true)
return(
!next||
(next.type!=='comment'&&
!(next.type==='text'&&whitespace(next.value.charAt(0))))
)
}
function html(_,index,parent){
const next=siblingAfter(parent,index)
return!next||next.type!=='comment'
}
function body(_,index,parent){
const next=siblingAfter(parent,index)
return!next||next.type!=='comment'
}
function p(_,index,parent){
const next=siblingAfter(parent,index)
return next
?next.type==='element'&&
(next.tagName==='address'||
next.tagName==='article'||
next.tagName==='aside'||
next.tagName==='blockquote'||
next.tagName==='details'||
next.tagName==='div'||
next.tagName==='dl'||
next.tagName==='fieldset'||
next.tagName==='figcaption'||
next.tagName==='figure'||
next.tagName==='footer'||
next.tagName==='form'||
next.tagName==='h1'||
next.tagName==='h2'||
next.tagName==='h3'||
next.tagName==='h4'||
next.tagName==='h5'||
next.tagName==='h6'||
next.tagName==='header'||
next.tagName==='hgroup'||
next.tagName==='hr'||
next.tagName==='main'||
next.tagName==='menu'||
next.tagName==='nav'||
next.tagName==='ol'||
next.tagName==='p'||
next.tagName==='pre'||
next.tagName==='section'||
next.tagName==='table'||
next.tagName==='ul')
:!parent||
!(
parent.type==='element'&&
(parent.tagName==='a'||
parent.tagName==='audio'||
parent.tagName==='del'||
parent.tagName==='ins'||
parent.tagName==='map'||
parent.tagName==='noscript'||
parent.tagName==='video'||
parent.tagName.includes('-'))
)
}
function li(_,index,parent){
const next=siblingAfter(parent,index)
return!next||(next.type==='element'&&next.tagName==='li')
}
function dt(_,index,parent){
const next=siblingAfter(parent,index)
return Boolean(
next&&
next.type==='element'&&
(next.tagName==='dt'||next.tagName==='dd')
)
}
function dd(_,index,parent){
const next=siblingAfter(parent,index)
return(
!next||
(next.type==='element'&&
(next.tagName==='dt'||next.tagName==='dd'))
)
}
function rubyElement(_,index,parent){
const next=siblingAfter(parent,index)
return(
!next||
(next.type==='element'&&
(next.tagName==='rp'||next.tagName==='rt'))
)
}
function optgroup(_,index,parent){
const next=siblingAfter(parent,index)
return!next||(next.type==='element'&&next.tagName==='optgroup')
}
function closing_option(_,index,parent){
const next=siblingAfter(parent,index)
return(
!next||
(next.type==='element'&&
(next.tagName==='option'||next.tagName==='optgroup'))
)
}
function thead(_,index,parent){
const next=siblingAfter(parent,index)
return Boolean(
next&&
next.type==='element'&&
(next.tagName==='tbody'||next.tagName==='tfoot')
)
}
function tbody(_,index,parent){
const next=siblingAfter(parent,index)
return(
!next||
(next.type==='element'&&
(next.tagName==='tbody'||next.tagName==='tfoot'))
)
}
function tfoot(_,index,parent){
return!siblingAfter(parent,index)
}
function tr(_,index,parent){
const next=siblingAfter(parent,index)
return!next||(next.type==='element'&&next.tagName==='tr')
}
function cells(_,index,parent){
const next=siblingAfter(parent,index)
return(
!next||
(next.type==='element'&&
(next.tagName==='td'||next.tagName==='th'))
)
}
;
const opening=omission({
body:opening_body,
colgroup,
head,
html:opening_html,
tbody:opening_tbody
})
function opening_html(node){
const head=siblingAfter(node,-1)
return!head||head.type!=='comment'
}
function head(node){
const seen=new Set()
for(const child of node.children){
if(
child.type==='element'&&
(child.tagName==='base'||child.tagName==='title')
){
if(seen.has(child.tagName))return false
seen.add(child.tagName)
}
}
const child=node.children[0]
return!child||child.type==='element'
}
function opening_body(node){
const head=siblingAfter(node,-1,true)
return(
!head||
(head.type!=='comment'&&
!(head.type==='text'&&whitespace(head.value.charAt(0)))&&
!(
head.type==='element'&&
(head.tagName==='meta'||
head.tagName==='link'||
head.tagName==='script'||
head.tagName==='style'||
head.tagName==='template')
))
)
}
function colgroup(node,index,parent){
const previous=siblingBefore(parent,index)
if(
parent&&
previous&&
previous.type==='element'&&
previous.tagName==='colgroup'&&
closing(previous,parent.children.indexOf(previous),parent)
){
return false
}
const head=siblingAfter(node,-1,true)
return Boolean(head&&head.type==='element'&&head.tagName==='col')
}
function opening_tbody(node,index,parent){
const previous=siblingBefore(parent,index)
if(
parent&&
previous&&
previous.type==='element'&&
(previous.tagName==='thead'||previous.tagName==='tbody')&&
closing(previous,parent.children.indexOf(previous),parent)
){
return false
}
const head=siblingAfter(node,-1)
return Boolean(head&&head.type==='element'&&head.tagName==='tr')
}
;
const constants={
name:[
['\t\n\f\r &/=>'.split(''),'\t\n\f\r "&\'/=>`'.split('')],
['\0\t\n\f\r "&\'/<=>'.split(''),'\0\t\n\f\r "&\'/<=>`'.split('')]
],
unquoted:[
['\t\n\f\r &>'.split(''),'\0\t\n\f\r "&\'<=>`'.split('')],
['\0\t\n\f\r "&\'<=>`'.split(''),'\0\t\n\f\r "&\'<=>`'.split('')]
],
single:[
["&'".split(''),'"&\'`'.split('')],
["\0&'".split(''),'\0"&\'`'.split('')]
],
double:[
['"&'.split(''),'"&\'`'.split('')],
['\0"&'.split(''),'\0"&\'`'.split('')]
]
}
const htmlIntegrationPoints=new Set(['desc','foreignObject','title'])
function element_element(node,index,parent,state){
const{schema}=state
const omit=schema.space==='svg'?false:state.settings.omitOptionalTags
let selfClosing=
schema.space==='svg'
?state.settings.closeEmptyElements
:state.settings.voids.includes(node.tagName.toLowerCase())
const parts=[]
if(schema.space==='html'&&node.tagName==='svg'){
state.schema=property_information.JW
}
const attributes=serializeAttributes(state,node.properties)
if(state.schema.space==='svg'&&htmlIntegrationPoints.has(node.tagName)){
state.schema=property_information.qy
}
const content=state.all(
schema.space==='html'&&node.tagName==='template'?node.content:node
)
state.schema=schema
if(content)selfClosing=false
if(attributes||!omit||!opening(node,index,parent)){
parts.push('<',node.tagName,attributes?' '+attributes:'')
if(
selfClosing&&
(schema.space==='svg'||state.settings.closeSelfClosing)
){
const last=attributes.charAt(attributes.length-1)
if(
!state.settings.tightSelfClosing||
last==='/'||
(last&&last!=='"'&&last!=="'")
){
parts.push(' ')
}
parts.push('/')
}
parts.push('>')
}
parts.push(content)
if(!selfClosing&&(!omit||!closing(node,index,parent))){
parts.push('</'+node.tagName+'>')
}
return parts.join('')
}
function serializeAttributes(state,properties){
const values=[]
let index=-1
let key
if(properties){
for(key in properties){
if(properties[key]!==null&&properties[key]!==undefined){
const value=serializeAttribute(state,key,properties[key])
if(value)values.push(value)
}
}
}
while(++index<values.length){
const last=state.settings.tightAttributes
?values[index].charAt(values[index].length-1)
:undefined
if(index!==values.length-1&&last!=='"'&&last!=="'"){
values[index]+=' '
}
}
return values.join('')
}
function serializeAttribute(state,key,value){
const info=(0,find.I)(state.schema,key)
const x=
state.settings.allowParseErrors&&state.schema.space==='html'?0:1
const y=state.settings.allowDangerousCharacters?0:1
if(info.overloadedBoolean&&(value===info.attribute||value==='')){
value=true
}else if(
(info.boolean||info.overloadedBoolean)&&
(typeof value!=='string'||value===info.attribute||value==='')
){
value=Boolean(value)
}
if(
value===null||
value===undefined||
value===false||
(typeof value==='number'&&Number.isNaN(value))
){
return ''
}
const name=stringifyEntities(
info.attribute,
Object.assign({},state.settings.characterReferences,{
subset:constants.name[x][y]
})
)
if(value===true)return name
value=Array.isArray(value)
?(info.commaSeparated?comma_separated_tokens.A:space_separated_tokens.A)(value,{
padLeft:!state.settings.tightCommaSeparatedLists
})
:String(value)
if(state.settings.collapseEmptyAttributes&&!value)return name
let result
if(state.settings.preferUnquoted){
result=stringifyEntities(
value,
Object.assign({},state.settings.characterReferences,{
attribute:true,
subset:constants.unquoted[x][y]
})
)
}
if(result!==value){
let{quote}=state
if(
state.settings.quoteSmart&&
(0,ccount.D)(value,quote)>(0,ccount.D)(value,state.alternative)
){
quote=state.alternative
}
result=
quote+
stringifyEntities(
value,
Object.assign({},state.settings.characterReferences,{
subset:(quote==="'"?constants.single:constants.double)[x][y],
attribute:true
})
)+
quote
}
return name+(result?'='+result:result)
}
;
const textEntitySubset=['<','&']
function text_text(node,_,parent,state){
return parent&&
parent.type==='element'&&
(parent.tagName==='script'||parent.tagName==='style')
?node.value
:stringifyEntities(
node.value,
Object.assign({},state.settings.characterReferences,{
subset:textEntitySubset
})
)
}
;
function raw(node,index,parent,state){
return state.settings.allowDangerousHtml
?node.value
:text_text(node,index,parent,state)
}
;
function root(node,_1,_2,state){
return state.all(node)
}
;
const handle=(0,zwitch.A)('type',{
invalid,
unknown,
handlers:{comment:comment,doctype:doctype,element:element_element,raw:raw,root:root,text:text_text}
})
function invalid(node){
throw new Error('Expected node, not `'+node+'`')
}
function unknown(node_){
const node=(node_)
throw new Error('Cannot compile unknown node `'+node.type+'`')
}
;
const emptyOptions={}
const emptyCharacterReferences={}
const lib_emptyChildren=[]
function toHtml(tree,options){
const options_=options||emptyOptions
const quote=options_.quote||'"'
if(quote!=='"'&&quote!=="'"){
throw new Error('Invalid quote `'+quote+'`, expected `\'` or `"`')
}
const alternative=quote==='"'?"'":'"'
const state={
one,
all:lib_all,
settings:{
omitOptionalTags:options_.omitOptionalTags||false,
allowParseErrors:options_.allowParseErrors||false,
allowDangerousCharacters:options_.allowDangerousCharacters||false,
quoteSmart:options_.quoteSmart||false,
preferUnquoted:options_.preferUnquoted||false,
tightAttributes:options_.tightAttributes||false,
upperDoctype:options_.upperDoctype||false,
tightDoctype:options_.tightDoctype||false,
bogusComments:options_.bogusComments||false,
tightCommaSeparatedLists:options_.tightCommaSeparatedLists||false,
tightSelfClosing:options_.tightSelfClosing||false,
collapseEmptyAttributes:options_.collapseEmptyAttributes||false,
allowDangerousHtml:options_.allowDangerousHtml||false,
voids:options_.voids||html_void_elements.b,
characterReferences:
options_.characterReferences||emptyCharacterReferences,
closeSelfClosing:options_.closeSelfClosing||false,
closeEmptyElements:options_.closeEmptyElements||false
},
schema:options_.space==='svg'?property_information.JW:property_information.qy,
quote,
alternative
}
return state.one(
Array.isArray(tree)?{type:'root',children:tree}:tree,
undefined,
undefined
)
}
function one(node,index,parent){
return handle(node,index,parent,this)
}
function lib_all(parent){
const results=[]
const children=(parent&&parent.children)||lib_emptyChildren
let index=-1
while(++index<children.length){
results[index]=this.one(children[index],index,parent)
}
return results.join('')
}
;
function rehypeStringify(options){
const self=this
const settings={...self.data('settings'),...options}
self.compiler=compiler
function compiler(tree){
return toHtml(tree,settings)
}
}
}),
90288:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(remarkGfm)
});
var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(45850);
var micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3361);
const emptyOptions={}
function remarkGfm(options){
const self=(this)
const settings=options||emptyOptions
const data=self.data()
const micromarkExtensions=
data.micromarkExtensions||(data.micromarkExtensions=[])
const fromMarkdownExtensions=
data.fromMarkdownExtensions||(data.fromMarkdownExtensions=[])
const toMarkdownExtensions=
data.toMarkdownExtensions||(data.toMarkdownExtensions=[])
micromarkExtensions.push((0,micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_0__.gfm)(settings))
fromMarkdownExtensions.push((0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__.C)())
toMarkdownExtensions.push((0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__.H)(settings))
}
}),
6331:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(remarkParse)
});
var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63011);
function remarkParse(options){
const self=this
self.parser=parser
function parser(doc){
return(0,mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_0__.Y)(doc,{
...self.data('settings'),
...options,
extensions:self.data('micromarkExtensions')||[],
mdastExtensions:self.data('fromMarkdownExtensions')||[]
})
}
}
}),
72786:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(remarkRehype)
});
var lib_default=__webpack_require__(274);
var esm=__webpack_require__(61235);
var micromark_util_sanitize_uri=__webpack_require__(93270);
;
function defaultFootnoteBackContent(_,rereferenceIndex){
const result=[{type:'text',value:'↩'}]
if(rereferenceIndex>1){
result.push({
type:'element',
tagName:'sup',
properties:{},
children:[{type:'text',value:String(rereferenceIndex)}]
})
}
return result
}
function defaultFootnoteBackLabel(referenceIndex,rereferenceIndex){
return(
'Back to reference '+
(referenceIndex+1)+
(rereferenceIndex>1?'-'+rereferenceIndex:'')
)
}
function footer(state){
const clobberPrefix=
typeof state.options.clobberPrefix==='string'
?state.options.clobberPrefix
:'user-content-'
const footnoteBackContent=
state.options.footnoteBackContent||defaultFootnoteBackContent
const footnoteBackLabel=
state.options.footnoteBackLabel||defaultFootnoteBackLabel
const footnoteLabel=state.options.footnoteLabel||'Footnotes'
const footnoteLabelTagName=state.options.footnoteLabelTagName||'h2'
const footnoteLabelProperties=state.options.footnoteLabelProperties||{
className:['sr-only']
}
const contents=[]
const listItems=[]
let referenceIndex=-1
while(++referenceIndex<state.footnoteOrder.length){
const definition=state.footnoteById.get(
state.footnoteOrder[referenceIndex]
)
if(definition){
contents[referenceIndex]=state.all(definition)
}
}
referenceIndex=-1
while(++referenceIndex<state.footnoteOrder.length){
const definition=state.footnoteById.get(
state.footnoteOrder[referenceIndex]
)
if(!definition){
continue
}
const content=contents[referenceIndex]
const id=String(definition.identifier).toUpperCase()
const safeId=(0,micromark_util_sanitize_uri.e)(id.toLowerCase())
let rereferenceIndex=0
const backReferences=[]
const counts=state.footnoteCounts.get(id)
while(counts!==undefined&&++rereferenceIndex<=counts){
if(backReferences.length>0){
backReferences.push({type:'text',value:' '})
}
let children=
typeof footnoteBackContent==='string'
?footnoteBackContent
:footnoteBackContent(referenceIndex,rereferenceIndex)
if(typeof children==='string'){
children={type:'text',value:children}
}
backReferences.push({
type:'element',
tagName:'a',
properties:{
href:
'#'+
clobberPrefix+
'fnref-'+
safeId+
(rereferenceIndex>1?'-'+rereferenceIndex:''),
dataFootnoteBackref:'',
ariaLabel:
typeof footnoteBackLabel==='string'
?footnoteBackLabel
:footnoteBackLabel(referenceIndex,rereferenceIndex),
className:['data-footnote-backref']
},
children:Array.isArray(children)?children:[children]
})
}
const tail=content[content.length-1]
if(tail&&tail.type==='element'&&tail.tagName==='p'){
const tailTail=tail.children[tail.children.length-1]
if(tailTail&&tailTail.type==='text'){
tailTail.value+=' '
}else{
tail.children.push({type:'text',value:' '})
}
tail.children.push(...backReferences)
}else{
content.push(...backReferences)
}
const listItem={
type:'element',
tagName:'li',
properties:{id:clobberPrefix+'fn-'+safeId},
children:state.wrap(content,true)
}
state.patch(definition,listItem)
listItems.push(listItem)
}
if(listItems.length===0){
return
}
return{
type:'element',
tagName:'section',
properties:{dataFootnotes:true,className:['footnotes']},
children:[
{
type:'element',
tagName:footnoteLabelTagName,
properties:{
...(0,esm.Ay)(footnoteLabelProperties),
id:'footnote-label'
},
children:[{type:'text',value:footnoteLabel}]
},
{type:'text',value:'\n'},
{
type:'element',
tagName:'ol',
properties:{},
children:state.wrap(listItems,true)
},
{type:'text',value:'\n'}
]
}
}
var lib=__webpack_require__(5387);
var unist_util_position_lib=__webpack_require__(14003);
;
function blockquote(state,node){
const result={
type:'element',
tagName:'blockquote',
properties:{},
children:state.wrap(state.all(node),true)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function hardBreak(state,node){
const result={type:'element',tagName:'br',properties:{},children:[]}
state.patch(node,result)
return[state.applyData(node,result),{type:'text',value:'\n'}]
}
;
function code(state,node){
const value=node.value?node.value+'\n':''
const properties={}
const language=node.lang?node.lang.split(/\s+/):[]
if(language.length>0){
properties.className=['language-'+language[0]]
}
let result={
type:'element',
tagName:'code',
properties,
children:[{type:'text',value}]
}
if(node.meta){
result.data={meta:node.meta}
}
state.patch(node,result)
result=state.applyData(node,result)
result={type:'element',tagName:'pre',properties:{},children:[result]}
state.patch(node,result)
return result
}
;
function strikethrough(state,node){
const result={
type:'element',
tagName:'del',
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function emphasis(state,node){
const result={
type:'element',
tagName:'em',
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function footnoteReference(state,node){
const clobberPrefix=
typeof state.options.clobberPrefix==='string'
?state.options.clobberPrefix
:'user-content-'
const id=String(node.identifier).toUpperCase()
const safeId=(0,micromark_util_sanitize_uri.e)(id.toLowerCase())
const index=state.footnoteOrder.indexOf(id)
let counter
let reuseCounter=state.footnoteCounts.get(id)
if(reuseCounter===undefined){
reuseCounter=0
state.footnoteOrder.push(id)
counter=state.footnoteOrder.length
}else{
counter=index+1
}
reuseCounter+=1
state.footnoteCounts.set(id,reuseCounter)
const link={
type:'element',
tagName:'a',
properties:{
href:'#'+clobberPrefix+'fn-'+safeId,
id:
clobberPrefix+
'fnref-'+
safeId+
(reuseCounter>1?'-'+reuseCounter:''),
dataFootnoteRef:true,
ariaDescribedBy:['footnote-label']
},
children:[{type:'text',value:String(counter)}]
}
state.patch(node,link)
const sup={
type:'element',
tagName:'sup',
properties:{},
children:[link]
}
state.patch(node,sup)
return state.applyData(node,sup)
}
;
function heading(state,node){
const result={
type:'element',
tagName:'h'+node.depth,
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function html(state,node){
if(state.options.allowDangerousHtml){
const result={type:'raw',value:node.value}
state.patch(node,result)
return state.applyData(node,result)
}
return undefined
}
;
function revert(state,node){
const subtype=node.referenceType
let suffix=']'
if(subtype==='collapsed'){
suffix+='[]'
}else if(subtype==='full'){
suffix+='['+(node.label||node.identifier)+']'
}
if(node.type==='imageReference'){
return[{type:'text',value:'!['+node.alt+suffix}]
}
const contents=state.all(node)
const head=contents[0]
if(head&&head.type==='text'){
head.value='['+head.value
}else{
contents.unshift({type:'text',value:'['})
}
const tail=contents[contents.length-1]
if(tail&&tail.type==='text'){
tail.value+=suffix
}else{
contents.push({type:'text',value:suffix})
}
return contents
}
;
function imageReference(state,node){
const id=String(node.identifier).toUpperCase()
const definition=state.definitionById.get(id)
if(!definition){
return revert(state,node)
}
const properties={src:(0,micromark_util_sanitize_uri.e)(definition.url||'')}
if(node.alt!==null&&node.alt!==undefined){
properties.alt=node.alt
}
if(definition.title!==null&&definition.title!==undefined){
properties.title=definition.title
}
const result={type:'element',tagName:'img',properties,children:[]}
state.patch(node,result)
return state.applyData(node,result)
}
;
function image_image(state,node){
const properties={src:(0,micromark_util_sanitize_uri.e)(node.url)}
if(node.alt!==null&&node.alt!==undefined){
properties.alt=node.alt
}
if(node.title!==null&&node.title!==undefined){
properties.title=node.title
}
const result={type:'element',tagName:'img',properties,children:[]}
state.patch(node,result)
return state.applyData(node,result)
}
;
function inlineCode(state,node){
const text={type:'text',value:node.value.replace(/\r?\n|\r/g,' ')}
state.patch(node,text)
const result={
type:'element',
tagName:'code',
properties:{},
children:[text]
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function linkReference(state,node){
const id=String(node.identifier).toUpperCase()
const definition=state.definitionById.get(id)
if(!definition){
return revert(state,node)
}
const properties={href:(0,micromark_util_sanitize_uri.e)(definition.url||'')}
if(definition.title!==null&&definition.title!==undefined){
properties.title=definition.title
}
const result={
type:'element',
tagName:'a',
properties,
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function link_link(state,node){
const properties={href:(0,micromark_util_sanitize_uri.e)(node.url)}
if(node.title!==null&&node.title!==undefined){
properties.title=node.title
}
const result={
type:'element',
tagName:'a',
properties,
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function listItem(state,node,parent){
const results=state.all(node)
const loose=parent?listLoose(parent):listItemLoose(node)
const properties={}
const children=[]
if(typeof node.checked==='boolean'){
const head=results[0]
let paragraph
if(head&&head.type==='element'&&head.tagName==='p'){
paragraph=head
}else{
paragraph={type:'element',tagName:'p',properties:{},children:[]}
results.unshift(paragraph)
}
if(paragraph.children.length>0){
paragraph.children.unshift({type:'text',value:' '})
}
paragraph.children.unshift({
type:'element',
tagName:'input',
properties:{type:'checkbox',checked:node.checked,disabled:true},
children:[]
})
properties.className=['task-list-item']
}
let index=-1
while(++index<results.length){
const child=results[index]
if(
loose||
index!==0||
child.type!=='element'||
child.tagName!=='p'
){
children.push({type:'text',value:'\n'})
}
if(child.type==='element'&&child.tagName==='p'&&!loose){
children.push(...child.children)
}else{
children.push(child)
}
}
const tail=results[results.length-1]
if(tail&&(loose||tail.type!=='element'||tail.tagName!=='p')){
children.push({type:'text',value:'\n'})
}
const result={type:'element',tagName:'li',properties,children}
state.patch(node,result)
return state.applyData(node,result)
}
function listLoose(node){
let loose=false
if(node.type==='list'){
loose=node.spread||false
const{children}=node
let index=-1
while(!loose&&++index<children.length){
loose=listItemLoose(children[index])
}
}
return loose
}
function listItemLoose(node){
const{spread}=node
return spread===null||spread===undefined
?node.children.length>1
:spread
}
;
function list(state,node){
const properties={}
const results=state.all(node)
let index=-1
if(typeof node.start==='number'&&node.start!==1){
properties.start=node.start
}
while(++index<results.length){
const child=results[index]
if(
child.type==='element'&&
child.tagName==='li'&&
child.properties&&
Array.isArray(child.properties.className)&&
child.properties.className.includes('task-list-item')
){
properties.className=['contains-task-list']
break
}
}
const result={
type:'element',
tagName:node.ordered?'ol':'ul',
properties,
children:state.wrap(results,true)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function paragraph(state,node){
const result={
type:'element',
tagName:'p',
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function root(state,node){
const result={type:'root',children:state.wrap(state.all(node))}
state.patch(node,result)
return state.applyData(node,result)
}
;
function strong(state,node){
const result={
type:'element',
tagName:'strong',
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function table(state,node){
const rows=state.all(node)
const firstRow=rows.shift()
const tableContent=[]
if(firstRow){
const head={
type:'element',
tagName:'thead',
properties:{},
children:state.wrap([firstRow],true)
}
state.patch(node.children[0],head)
tableContent.push(head)
}
if(rows.length>0){
const body={
type:'element',
tagName:'tbody',
properties:{},
children:state.wrap(rows,true)
}
const start=(0,unist_util_position_lib.PW)(node.children[1])
const end=(0,unist_util_position_lib.Y)(node.children[node.children.length-1])
if(start&&end)body.position={start,end}
tableContent.push(body)
}
const result={
type:'element',
tagName:'table',
properties:{},
children:state.wrap(tableContent,true)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function tableRow(state,node,parent){
const siblings=parent?parent.children:undefined
const rowIndex=siblings?siblings.indexOf(node):1
const tagName=rowIndex===0?'th':'td'
const align=parent&&parent.type==='table'?parent.align:undefined
const length=align?align.length:node.children.length
let cellIndex=-1
const cells=[]
while(++cellIndex<length){
const cell=node.children[cellIndex]
const properties={}
const alignValue=align?align[cellIndex]:undefined
if(alignValue){
properties.align=alignValue
}
let result={type:'element',tagName,properties,children:[]}
if(cell){
result.children=state.all(cell)
state.patch(cell,result)
result=state.applyData(cell,result)
}
cells.push(result)
}
const result={
type:'element',
tagName:'tr',
properties:{},
children:state.wrap(cells,true)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
function tableCell(state,node){
const result={
type:'element',
tagName:'td',
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
;
const tab=9
const space=32
function trimLines(value){
const source=String(value)
const search=/\r?\n|\r/g
let match=search.exec(source)
let last=0
const lines=[]
while(match){
lines.push(
trimLine(source.slice(last,match.index),last>0,true),
match[0]
)
last=match.index+match[0].length
match=search.exec(source)
}
lines.push(trimLine(source.slice(last),last>0,false))
return lines.join('')
}
function trimLine(value,start,end){
let startIndex=0
let endIndex=value.length
if(start){
let code=value.codePointAt(startIndex)
while(code===tab||code===space){
startIndex++
code=value.codePointAt(startIndex)
}
}
if(end){
let code=value.codePointAt(endIndex-1)
while(code===tab||code===space){
endIndex--
code=value.codePointAt(endIndex-1)
}
}
return endIndex>startIndex?value.slice(startIndex,endIndex):''
}
;
function text_text(state,node){
const result={type:'text',value:trimLines(String(node.value))}
state.patch(node,result)
return state.applyData(node,result)
}
;
function thematicBreak(state,node){
const result={
type:'element',
tagName:'hr',
properties:{},
children:[]
}
state.patch(node,result)
return state.applyData(node,result)
}
;
const handlers_handlers={
blockquote:blockquote,
break:hardBreak,
code:code,
delete:strikethrough,
emphasis:emphasis,
footnoteReference:footnoteReference,
heading:heading,
html:html,
imageReference:imageReference,
image:image_image,
inlineCode:inlineCode,
linkReference:linkReference,
link:link_link,
listItem:listItem,
list:list,
paragraph:paragraph,
root:root,
strong:strong,
table:table,
tableCell:tableCell,
tableRow:tableRow,
text:text_text,
thematicBreak:thematicBreak,
toml:ignore,
yaml:ignore,
definition:ignore,
footnoteDefinition:ignore
}
function ignore(){
return undefined
}
;
const own={}.hasOwnProperty
const emptyOptions={}
function createState(tree,options){
const settings=options||emptyOptions
const definitionById=new Map()
const footnoteById=new Map()
const footnoteCounts=new Map()
const handlers={...handlers_handlers,...settings.handlers}
const state={
all,
applyData,
definitionById,
footnoteById,
footnoteCounts,
footnoteOrder:[],
handlers,
one,
options:settings,
patch,
wrap
}
;(0,lib.YR)(tree,function(node){
if(node.type==='definition'||node.type==='footnoteDefinition'){
const id=String(node.identifier).toUpperCase()
if(node.type==='definition'){
if(!definitionById.has(id)){
definitionById.set(id,node)
}
}else if(!footnoteById.has(id)){
footnoteById.set(id,node)
}
}
})
return state
function one(node,parent){
const{type}=node
const handle=state.handlers[type]
if(own.call(state.handlers,type)&&handle){
return handle(state,node,parent)
}
if(state.options.passThrough&&state.options.passThrough.includes(type)){
if('children' in node){
const{children,...shallow}=node
return{...(0,esm.Ay)(shallow),children:state.all(node)}
}
return(0,esm.Ay)(node)
}
const unknown=state.options.unknownHandler||defaultUnknownHandler
return unknown(state,node,parent)
}
function all(parent){
const values=[]
if('children' in parent){
const nodes=parent.children
let index=-1
while(++index<nodes.length){
const result=state.one(nodes[index],parent)
if(result){
if(index&&nodes[index-1].type==='break'){
if(!Array.isArray(result)&&result.type==='text'){
result.value=trimMarkdownSpaceStart(result.value)
}
if(!Array.isArray(result)&&result.type==='element'){
const head=result.children[0]
if(head&&head.type==='text'){
head.value=trimMarkdownSpaceStart(head.value)
}
}
}
if(Array.isArray(result)){
values.push(...result)
}else{
values.push(result)
}
}
}
}
return values
}
}
function patch(from,to){
if(from.position)to.position=(0,unist_util_position_lib.G1)(from)
}
function applyData(from,to){
let result=to
if(from&&from.data){
const{hChildren,hName,hProperties}=from.data
if(typeof hName==='string'){
if(result.type==='element'){
result.tagName=hName
}
else{
const children='children' in result?result.children:[result]
result={type:'element',tagName:hName,properties:{},children}
}
}
if(result.type==='element'&&hProperties){
Object.assign(result.properties,(0,esm.Ay)(hProperties))
}
if(
'children' in result&&
result.children&&
hChildren!==null&&
hChildren!==undefined
){
result.children=hChildren
}
}
return result
}
function defaultUnknownHandler(state,node){
const data=node.data||{}
const result=
'value' in node&&
!(own.call(data,'hProperties')||own.call(data,'hChildren'))
?{type:'text',value:node.value}
:{
type:'element',
tagName:'div',
properties:{},
children:state.all(node)
}
state.patch(node,result)
return state.applyData(node,result)
}
function wrap(nodes,loose){
const result=[]
let index=-1
if(loose){
result.push({type:'text',value:'\n'})
}
while(++index<nodes.length){
if(index)result.push({type:'text',value:'\n'})
result.push(nodes[index])
}
if(loose&&nodes.length>0){
result.push({type:'text',value:'\n'})
}
return result
}
function trimMarkdownSpaceStart(value){
let index=0
let code=value.charCodeAt(index)
while(code===9||code===32){
index++
code=value.charCodeAt(index)
}
return value.slice(index)
}
;
function toHast(tree,options){
const state=createState(tree,options)
const node=state.one(tree,undefined)
const foot=footer(state)
const result=Array.isArray(node)
?{type:'root',children:node}
:node||{type:'root',children:[]}
if(foot){
(0,lib_default.ok)('children' in result)
result.children.push({type:'text',value:'\n'},foot)
}
return result
}
;
function remarkRehype(destination,options){
if(destination&&'run' in destination){
return async function(tree,file){
const hastTree=(
toHast(tree,{file,...options})
)
await destination.run(hastTree,file)
}
}
return function(tree,file){
return(
toHast(tree,{file,...(destination||options)})
)
}
}
}),
18336:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(stringify),
q:()=>(parse)
});
function parse(value){
const input=String(value||'').trim()
return input?input.split(/[ \t\n\r\f]+/g):[]
}
function stringify(values){
return values.join(' ').trim()
}
}),
5522:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
l:()=>(unified)
});
;
function bail(error){
if(error){
throw error
}
}
var extend=__webpack_require__(84494);
var lib_default=__webpack_require__(274);
;
function isPlainObject(value){
if(typeof value!=='object'||value===null){
return false;
}
const prototype=Object.getPrototypeOf(value);
return(prototype===null||prototype===Object.prototype||Object.getPrototypeOf(prototype)===null)&&!(Symbol.toStringTag in value)&&!(Symbol.iterator in value);
}
;
function trough(){
const fns=[]
const pipeline={run,use}
return pipeline
function run(...values){
let middlewareIndex=-1
const callback=values.pop()
if(typeof callback!=='function'){
throw new TypeError('Expected function as last argument, not '+callback)
}
next(null,...values)
function next(error,...output){
const fn=fns[++middlewareIndex]
let index=-1
if(error){
callback(error)
return
}
while(++index<values.length){
if(output[index]===null||output[index]===undefined){
output[index]=values[index]
}
}
values=output
if(fn){
wrap(fn,next)(...output)
}else{
callback(null,...output)
}
}
}
function use(middelware){
if(typeof middelware!=='function'){
throw new TypeError(
'Expected `middelware` to be a function, not '+middelware
)
}
fns.push(middelware)
return pipeline
}
}
function wrap(middleware,callback){
let called
return wrapped
function wrapped(...parameters){
const fnExpectsCallback=middleware.length>parameters.length
let result
if(fnExpectsCallback){
parameters.push(done)
}
try{
result=middleware.apply(this,parameters)
}catch(error){
const exception=(error)
if(fnExpectsCallback&&called){
throw exception
}
return done(exception)
}
if(!fnExpectsCallback){
if(result&&result.then&&typeof result.then==='function'){
result.then(then,done)
}else if(result instanceof Error){
done(result)
}else{
then(result)
}
}
}
function done(error,...output){
if(!called){
called=true
callback(error,...output)
}
}
function then(value){
done(null,value)
}
}
var lib=__webpack_require__(9103);
;
class VFileMessage extends Error{
constructor(causeOrReason,optionsOrParentOrPlace,origin){
super()
if(typeof optionsOrParentOrPlace==='string'){
origin=optionsOrParentOrPlace
optionsOrParentOrPlace=undefined
}
let reason=''
let options={}
let legacyCause=false
if(optionsOrParentOrPlace){
if(
'line' in optionsOrParentOrPlace&&
'column' in optionsOrParentOrPlace
){
options={place:optionsOrParentOrPlace}
}
else if(
'start' in optionsOrParentOrPlace&&
'end' in optionsOrParentOrPlace
){
options={place:optionsOrParentOrPlace}
}
else if('type' in optionsOrParentOrPlace){
options={
ancestors:[optionsOrParentOrPlace],
place:optionsOrParentOrPlace.position
}
}
else{
options={...optionsOrParentOrPlace}
}
}
if(typeof causeOrReason==='string'){
reason=causeOrReason
}
else if(!options.cause&&causeOrReason){
legacyCause=true
reason=causeOrReason.message
options.cause=causeOrReason
}
if(!options.ruleId&&!options.source&&typeof origin==='string'){
const index=origin.indexOf(':')
if(index===-1){
options.ruleId=origin
}else{
options.source=origin.slice(0,index)
options.ruleId=origin.slice(index+1)
}
}
if(!options.place&&options.ancestors){
const parent=options.ancestors[options.ancestors.length-1]
if(parent){
options.place=parent.position
}
}
const start=
options.place&&'start' in options.place
?options.place.start
:options.place
this.ancestors=options.ancestors||undefined
this.cause=options.cause||undefined
this.column=start?start.column:undefined
this.fatal=undefined
this.file=''
this.message=reason
this.line=start?start.line:undefined
this.name=(0,lib.L)(options.place)||'1:1'
this.place=options.place||undefined
this.reason=this.message
this.ruleId=options.ruleId||undefined
this.source=options.source||undefined
this.stack=
legacyCause&&options.cause&&typeof options.cause.stack==='string'
?options.cause.stack
:''
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined
}
}
Object.defineProperties(VFileMessage.prototype,{
file:{configurable:true,enumerable:true,value:'',writable:true},
name:{configurable:true,enumerable:true,value:'',writable:true},
reason:{configurable:true,enumerable:true,value:'',writable:true},
message:{configurable:true,enumerable:true,value:'',writable:true},
stack:{configurable:true,enumerable:true,value:'',writable:true},
column:{configurable:true,enumerable:true,writable:true},
line:{configurable:true,enumerable:true,writable:true},
ancestors:{configurable:true,enumerable:true,writable:true},
cause:{configurable:true,enumerable:true,writable:true},
fatal:{configurable:true,enumerable:true,writable:true},
place:{configurable:true,enumerable:true,writable:true},
ruleId:{configurable:true,enumerable:true,writable:true},
source:{configurable:true,enumerable:true,writable:true}
})
var external_node_path_=__webpack_require__(76760);
var external_node_process_=__webpack_require__(1708);
;
function isUrl(fileUrlOrPath){
return Boolean(
fileUrlOrPath!==null&&
typeof fileUrlOrPath==='object'&&
'href' in fileUrlOrPath&&
fileUrlOrPath.href&&
'protocol' in fileUrlOrPath&&
fileUrlOrPath.protocol&&
fileUrlOrPath.auth===undefined
)
}
var external_node_url_=__webpack_require__(73136);
;
const order=([
'history',
'path',
'basename',
'stem',
'extname',
'dirname'
])
class VFile{
constructor(value){
let options
if(!value){
options={}
}else if(isUrl(value)){
options={path:value}
}else if(typeof value==='string'||isUint8Array(value)){
options={value}
}else{
options=value
}
this.cwd='cwd' in options?'':external_node_process_.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let index=-1
while(++index<order.length){
const field=order[index]
if(
field in options&&
options[field]!==undefined&&
options[field]!==null
){
this[field]=field==='history'?[...options[field]]:options[field]
}
}
let field
for(field in options){
if(!order.includes(field)){
this[field]=options[field]
}
}
}
get basename(){
return typeof this.path==='string'
?external_node_path_.basename(this.path)
:undefined
}
set basename(basename){
assertNonEmpty(basename,'basename')
assertPart(basename,'basename')
this.path=external_node_path_.join(this.dirname||'',basename)
}
get dirname(){
return typeof this.path==='string'
?external_node_path_.dirname(this.path)
:undefined
}
set dirname(dirname){
assertPath(this.basename,'dirname')
this.path=external_node_path_.join(dirname||'',this.basename)
}
get extname(){
return typeof this.path==='string'
?external_node_path_.extname(this.path)
:undefined
}
set extname(extname){
assertPart(extname,'extname')
assertPath(this.dirname,'extname')
if(extname){
if(extname.codePointAt(0)!==46){
throw new Error('`extname` must start with `.`')
}
if(extname.includes('.',1)){
throw new Error('`extname` cannot contain multiple dots')
}
}
this.path=external_node_path_.join(this.dirname,this.stem+(extname||''))
}
get path(){
return this.history[this.history.length-1]
}
set path(path){
if(isUrl(path)){
path=(0,external_node_url_.fileURLToPath)(path)
}
assertNonEmpty(path,'path')
if(this.path!==path){
this.history.push(path)
}
}
get stem(){
return typeof this.path==='string'
?external_node_path_.basename(this.path,this.extname)
:undefined
}
set stem(stem){
assertNonEmpty(stem,'stem')
assertPart(stem,'stem')
this.path=external_node_path_.join(this.dirname||'',stem+(this.extname||''))
}
fail(causeOrReason,optionsOrParentOrPlace,origin){
const message=this.message(causeOrReason,optionsOrParentOrPlace,origin)
message.fatal=true
throw message
}
info(causeOrReason,optionsOrParentOrPlace,origin){
const message=this.message(causeOrReason,optionsOrParentOrPlace,origin)
message.fatal=undefined
return message
}
message(causeOrReason,optionsOrParentOrPlace,origin){
const message=new VFileMessage(
causeOrReason,
optionsOrParentOrPlace,
origin
)
if(this.path){
message.name=this.path+':'+message.name
message.file=this.path
}
message.fatal=false
this.messages.push(message)
return message
}
toString(encoding){
if(this.value===undefined){
return ''
}
if(typeof this.value==='string'){
return this.value
}
const decoder=new TextDecoder(encoding||undefined)
return decoder.decode(this.value)
}
}
function assertPart(part,name){
if(part&&part.includes(external_node_path_.sep)){
throw new Error(
'`'+name+'` cannot be a path: did not expect `'+external_node_path_.sep+'`'
)
}
}
function assertNonEmpty(part,name){
if(!part){
throw new Error('`'+name+'` cannot be empty')
}
}
function assertPath(path,name){
if(!path){
throw new Error('Setting `'+name+'` requires `path` to be set too')
}
}
function isUint8Array(value){
return Boolean(
value&&
typeof value==='object'&&
'byteLength' in value&&
'byteOffset' in value
)
}
;
const CallableInstance=
(
(
function(property){
const self=this
const constr=self.constructor
const proto=(
constr.prototype
)
const value=proto[property]
const apply=function(){
return value.apply(apply,arguments)
}
Object.setPrototypeOf(apply,proto)
return apply
}
)
)
;
const own={}.hasOwnProperty
class Processor extends CallableInstance{
constructor(){
super('copy')
this.Compiler=undefined
this.Parser=undefined
this.attachers=[]
this.compiler=undefined
this.freezeIndex=-1
this.frozen=undefined
this.namespace={}
this.parser=undefined
this.transformers=trough()
}
copy(){
const destination=
(
new Processor()
)
let index=-1
while(++index<this.attachers.length){
const attacher=this.attachers[index]
destination.use(...attacher)
}
destination.data(extend(true,{},this.namespace))
return destination
}
data(key,value){
if(typeof key==='string'){
if(arguments.length===2){
assertUnfrozen('data',this.frozen)
this.namespace[key]=value
return this
}
return(own.call(this.namespace,key)&&this.namespace[key])||undefined
}
if(key){
assertUnfrozen('data',this.frozen)
this.namespace=key
return this
}
return this.namespace
}
freeze(){
if(this.frozen){
return this
}
const self=((this))
while(++this.freezeIndex<this.attachers.length){
const[attacher,...options]=this.attachers[this.freezeIndex]
if(options[0]===false){
continue
}
if(options[0]===true){
options[0]=undefined
}
const transformer=attacher.call(self,...options)
if(typeof transformer==='function'){
this.transformers.use(transformer)
}
}
this.frozen=true
this.freezeIndex=Number.POSITIVE_INFINITY
return this
}
parse(file){
this.freeze()
const realFile=vfile(file)
const parser=this.parser||this.Parser
assertParser('parse',parser)
return parser(String(realFile),realFile)
}
process(file,done){
const self=this
this.freeze()
assertParser('process',this.parser||this.Parser)
assertCompiler('process',this.compiler||this.Compiler)
return done?executor(undefined,done):new Promise(executor)
function executor(resolve,reject){
const realFile=vfile(file)
const parseTree=
(
(self.parse(realFile))
)
self.run(parseTree,realFile,function(error,tree,file){
if(error||!tree||!file){
return realDone(error)
}
const compileTree=
(
(tree)
)
const compileResult=self.stringify(compileTree,file)
if(looksLikeAValue(compileResult)){
file.value=compileResult
}else{
file.result=compileResult
}
realDone(error,(file))
})
function realDone(error,file){
if(error||!file){
reject(error)
}else if(resolve){
resolve(file)
}else{
(0,lib_default.ok)(done,'`done` is defined if `resolve` is not')
done(undefined,file)
}
}
}
}
processSync(file){
let complete=false
let result
this.freeze()
assertParser('processSync',this.parser||this.Parser)
assertCompiler('processSync',this.compiler||this.Compiler)
this.process(file,realDone)
assertDone('processSync','process',complete)
;(0,lib_default.ok)(result,'we either bailed on an error or have a tree')
return result
function realDone(error,file){
complete=true
bail(error)
result=file
}
}
run(tree,file,done){
assertNode(tree)
this.freeze()
const transformers=this.transformers
if(!done&&typeof file==='function'){
done=file
file=undefined
}
return done?executor(undefined,done):new Promise(executor)
function executor(resolve,reject){
;(0,lib_default.ok)(
typeof file!=='function',
'`file` can’t be a `done` anymore, we checked'
)
const realFile=vfile(file)
transformers.run(tree,realFile,realDone)
function realDone(error,outputTree,file){
const resultingTree=
(
outputTree||tree
)
if(error){
reject(error)
}else if(resolve){
resolve(resultingTree)
}else{
(0,lib_default.ok)(done,'`done` is defined if `resolve` is not')
done(undefined,resultingTree,file)
}
}
}
}
runSync(tree,file){
let complete=false
let result
this.run(tree,file,realDone)
assertDone('runSync','run',complete)
;(0,lib_default.ok)(result,'we either bailed on an error or have a tree')
return result
function realDone(error,tree){
bail(error)
result=tree
complete=true
}
}
stringify(tree,file){
this.freeze()
const realFile=vfile(file)
const compiler=this.compiler||this.Compiler
assertCompiler('stringify',compiler)
assertNode(tree)
return compiler(tree,realFile)
}
use(value,...parameters){
const attachers=this.attachers
const namespace=this.namespace
assertUnfrozen('use',this.frozen)
if(value===null||value===undefined){
}else if(typeof value==='function'){
addPlugin(value,parameters)
}else if(typeof value==='object'){
if(Array.isArray(value)){
addList(value)
}else{
addPreset(value)
}
}else{
throw new TypeError('Expected usable value, not `'+value+'`')
}
return this
function add(value){
if(typeof value==='function'){
addPlugin(value,[])
}else if(typeof value==='object'){
if(Array.isArray(value)){
const[plugin,...parameters]=
(value)
addPlugin(plugin,parameters)
}else{
addPreset(value)
}
}else{
throw new TypeError('Expected usable value, not `'+value+'`')
}
}
function addPreset(result){
if(!('plugins' in result)&&!('settings' in result)){
throw new Error(
'Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither'
)
}
addList(result.plugins)
if(result.settings){
namespace.settings=extend(true,namespace.settings,result.settings)
}
}
function addList(plugins){
let index=-1
if(plugins===null||plugins===undefined){
}else if(Array.isArray(plugins)){
while(++index<plugins.length){
const thing=plugins[index]
add(thing)
}
}else{
throw new TypeError('Expected a list of plugins, not `'+plugins+'`')
}
}
function addPlugin(plugin,parameters){
let index=-1
let entryIndex=-1
while(++index<attachers.length){
if(attachers[index][0]===plugin){
entryIndex=index
break
}
}
if(entryIndex===-1){
attachers.push([plugin,...parameters])
}
else if(parameters.length>0){
let[primary,...rest]=parameters
const currentPrimary=attachers[entryIndex][1]
if(isPlainObject(currentPrimary)&&isPlainObject(primary)){
primary=extend(true,currentPrimary,primary)
}
attachers[entryIndex]=[plugin,primary,...rest]
}
}
}
}
const unified=new Processor().freeze()
function assertParser(name,value){
if(typeof value!=='function'){
throw new TypeError('Cannot `'+name+'` without `parser`')
}
}
function assertCompiler(name,value){
if(typeof value!=='function'){
throw new TypeError('Cannot `'+name+'` without `compiler`')
}
}
function assertUnfrozen(name,frozen){
if(frozen){
throw new Error(
'Cannot call `'+
name+
'` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.'
)
}
}
function assertNode(node){
if(!isPlainObject(node)||typeof node.type!=='string'){
throw new TypeError('Expected node, got `'+node+'`')
}
}
function assertDone(name,asyncName,complete){
if(!complete){
throw new Error(
'`'+name+'` finished async. Use `'+asyncName+'` instead'
)
}
}
function vfile(value){
return looksLikeAVFile(value)?value:new VFile(value)
}
function looksLikeAVFile(value){
return Boolean(
value&&
typeof value==='object'&&
'message' in value&&
'messages' in value
)
}
function looksLikeAValue(value){
return typeof value==='string'||lib_isUint8Array(value)
}
function lib_isUint8Array(value){
return Boolean(
value&&
typeof value==='object'&&
'byteLength' in value&&
'byteOffset' in value
)
}
}),
14003:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G1:()=>(position),
PW:()=>(pointStart),
Y:()=>(pointEnd)
});
const pointEnd=point('end')
const pointStart=point('start')
function point(type){
return point
function point(node){
const point=(node&&node.position&&node.position[type])||{}
if(
typeof point.line==='number'&&
point.line>0&&
typeof point.column==='number'&&
point.column>0
){
return{
line:point.line,
column:point.column,
offset:
typeof point.offset==='number'&&point.offset>-1
?point.offset
:undefined
}
}
}
}
function position(node){
const start=pointStart(node)
const end=pointEnd(node)
if(start&&end){
return{start,end}
}
}
}),
1532:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(zwitch)
});
const own={}.hasOwnProperty
function zwitch(key,options){
const settings=options||{}
function one(value,...parameters){
let fn=one.invalid
const handlers=one.handlers
if(value&&own.call(value,key)){
const id=String(value[key])
fn=own.call(handlers,id)?handlers[id]:one.unknown
}
if(fn){
return fn.call(this,value,...parameters)
}
}
one.handlers=settings.handlers||{}
one.invalid=settings.invalid
one.unknown=settings.unknown
return one
}
})
};
;
