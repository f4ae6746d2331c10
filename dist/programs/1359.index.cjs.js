exports.id=1359;
exports.ids=[1359];
exports.modules={
54975:
(function(__unused_webpack_module,exports){
"use strict";
// Copyright (C) 2016 Dmitry Chestnykh
var __extends=(this&&this.__extends)||(function(){
var extendStatics=function(d,b){
extendStatics=Object.setPrototypeOf||
({__proto__:[]}instanceof Array&&function(d,b){d.__proto__=b;})||
function(d,b){for(var p in b)if(b.hasOwnProperty(p))d[p]=b[p];};
return extendStatics(d,b);
};
return function(d,b){
extendStatics(d,b);
function __(){this.constructor=d;}
d.prototype=b===null?Object.create(b):(__.prototype=b.prototype,new __());
};
})();
Object.defineProperty(exports,"__esModule",({value:true}));
var INVALID_BYTE=256;
var Coder=(function(){
function Coder(_paddingCharacter){
if(_paddingCharacter===void 0){_paddingCharacter="=";}
this._paddingCharacter=_paddingCharacter;
}
Coder.prototype.encodedLength=function(length){
if(!this._paddingCharacter){
return(length*8+5)/ 6|0;
}
return(length+2)/ 3*4|0;
};
Coder.prototype.encode=function(data){
var out="";
var i=0;
for(;i<data.length-2;i+=3){
var c=(data[i]<<16)|(data[i+1]<<8)|(data[i+2]);
out+=this._encodeByte((c>>>3*6)&63);
out+=this._encodeByte((c>>>2*6)&63);
out+=this._encodeByte((c>>>1*6)&63);
out+=this._encodeByte((c>>>0*6)&63);
}
var left=data.length-i;
if(left>0){
var c=(data[i]<<16)|(left===2?data[i+1]<<8:0);
out+=this._encodeByte((c>>>3*6)&63);
out+=this._encodeByte((c>>>2*6)&63);
if(left===2){
out+=this._encodeByte((c>>>1*6)&63);
}
else{
out+=this._paddingCharacter||"";
}
out+=this._paddingCharacter||"";
}
return out;
};
Coder.prototype.maxDecodedLength=function(length){
if(!this._paddingCharacter){
return(length*6+7)/ 8|0;
}
return length/ 4*3|0;
};
Coder.prototype.decodedLength=function(s){
return this.maxDecodedLength(s.length-this._getPaddingLength(s));
};
Coder.prototype.decode=function(s){
if(s.length===0){
return new Uint8Array(0);
}
var paddingLength=this._getPaddingLength(s);
var length=s.length-paddingLength;
var out=new Uint8Array(this.maxDecodedLength(length));
var op=0;
var i=0;
var haveBad=0;
var v0=0,v1=0,v2=0,v3=0;
for(;i<length-4;i+=4){
v0=this._decodeChar(s.charCodeAt(i+0));
v1=this._decodeChar(s.charCodeAt(i+1));
v2=this._decodeChar(s.charCodeAt(i+2));
v3=this._decodeChar(s.charCodeAt(i+3));
out[op++]=(v0<<2)|(v1>>>4);
out[op++]=(v1<<4)|(v2>>>2);
out[op++]=(v2<<6)|v3;
haveBad|=v0&INVALID_BYTE;
haveBad|=v1&INVALID_BYTE;
haveBad|=v2&INVALID_BYTE;
haveBad|=v3&INVALID_BYTE;
}
if(i<length-1){
v0=this._decodeChar(s.charCodeAt(i));
v1=this._decodeChar(s.charCodeAt(i+1));
out[op++]=(v0<<2)|(v1>>>4);
haveBad|=v0&INVALID_BYTE;
haveBad|=v1&INVALID_BYTE;
}
if(i<length-2){
v2=this._decodeChar(s.charCodeAt(i+2));
out[op++]=(v1<<4)|(v2>>>2);
haveBad|=v2&INVALID_BYTE;
}
if(i<length-3){
v3=this._decodeChar(s.charCodeAt(i+3));
out[op++]=(v2<<6)|v3;
haveBad|=v3&INVALID_BYTE;
}
if(haveBad!==0){
throw new Error("Base64Coder: incorrect characters for decoding");
}
return out;
};
Coder.prototype._encodeByte=function(b){
var result=b;
result+=65;
result+=((25-b)>>>8)&((0-65)-26+97);
result+=((51-b)>>>8)&((26-97)-52+48);
result+=((61-b)>>>8)&((52-48)-62+43);
result+=((62-b)>>>8)&((62-43)-63+47);
return String.fromCharCode(result);
};
Coder.prototype._decodeChar=function(c){
var result=INVALID_BYTE;
result+=(((42-c)&(c-44))>>>8)&(-INVALID_BYTE+c-43+62);
result+=(((46-c)&(c-48))>>>8)&(-INVALID_BYTE+c-47+63);
result+=(((47-c)&(c-58))>>>8)&(-INVALID_BYTE+c-48+52);
result+=(((64-c)&(c-91))>>>8)&(-INVALID_BYTE+c-65+0);
result+=(((96-c)&(c-123))>>>8)&(-INVALID_BYTE+c-97+26);
return result;
};
Coder.prototype._getPaddingLength=function(s){
var paddingLength=0;
if(this._paddingCharacter){
for(var i=s.length-1;i>=0;i--){
if(s[i]!==this._paddingCharacter){
break;
}
paddingLength++;
}
if(s.length<4||paddingLength>2){
throw new Error("Base64Coder: incorrect padding");
}
}
return paddingLength;
};
return Coder;
}());
exports.Coder=Coder;
var stdCoder=new Coder();
function encode(data){
return stdCoder.encode(data);
}
exports.encode=encode;
function decode(s){
return stdCoder.decode(s);
}
exports.decode=decode;
var URLSafeCoder=(function(_super){
__extends(URLSafeCoder,_super);
function URLSafeCoder(){
return _super!==null&&_super.apply(this,arguments)||this;
}
URLSafeCoder.prototype._encodeByte=function(b){
var result=b;
result+=65;
result+=((25-b)>>>8)&((0-65)-26+97);
result+=((51-b)>>>8)&((26-97)-52+48);
result+=((61-b)>>>8)&((52-48)-62+45);
result+=((62-b)>>>8)&((62-45)-63+95);
return String.fromCharCode(result);
};
URLSafeCoder.prototype._decodeChar=function(c){
var result=INVALID_BYTE;
result+=(((44-c)&(c-46))>>>8)&(-INVALID_BYTE+c-45+62);
result+=(((94-c)&(c-96))>>>8)&(-INVALID_BYTE+c-95+63);
result+=(((47-c)&(c-58))>>>8)&(-INVALID_BYTE+c-48+52);
result+=(((64-c)&(c-91))>>>8)&(-INVALID_BYTE+c-65+0);
result+=(((96-c)&(c-123))>>>8)&(-INVALID_BYTE+c-97+26);
return result;
};
return URLSafeCoder;
}(Coder));
exports.URLSafeCoder=URLSafeCoder;
var urlSafeCoder=new URLSafeCoder();
function encodeURLSafe(data){
return urlSafeCoder.encode(data);
}
exports.encodeURLSafe=encodeURLSafe;
function decodeURLSafe(s){
return urlSafeCoder.decode(s);
}
exports.decodeURLSafe=decodeURLSafe;
exports.encodedLength=function(length){
return stdCoder.encodedLength(length);
};
exports.maxDecodedLength=function(length){
return stdCoder.maxDecodedLength(length);
};
exports.decodedLength=function(s){
return stdCoder.decodedLength(s);
};
}),
64865:
(function(module){
(function(root,factory){
var exports={};
factory(exports);
var sha256=exports["default"];
for(var k in exports){
sha256[k]=exports[k];
}
if(true&&typeof module.exports==='object'){
module.exports=sha256;
}else if(typeof define==='function'&&define.amd){
define(function(){return sha256;});
}else{
root.sha256=sha256;
}
})(this,function(exports){
"use strict";
exports.__esModule=true;
exports.digestLength=32;
exports.blockSize=64;
var K=new Uint32Array([
0x428a2f98,0x71374491,0xb5c0fbcf,0xe9b5dba5,0x3956c25b,
0x59f111f1,0x923f82a4,0xab1c5ed5,0xd807aa98,0x12835b01,
0x243185be,0x550c7dc3,0x72be5d74,0x80deb1fe,0x9bdc06a7,
0xc19bf174,0xe49b69c1,0xefbe4786,0x0fc19dc6,0x240ca1cc,
0x2de92c6f,0x4a7484aa,0x5cb0a9dc,0x76f988da,0x983e5152,
0xa831c66d,0xb00327c8,0xbf597fc7,0xc6e00bf3,0xd5a79147,
0x06ca6351,0x14292967,0x27b70a85,0x2e1b2138,0x4d2c6dfc,
0x53380d13,0x650a7354,0x766a0abb,0x81c2c92e,0x92722c85,
0xa2bfe8a1,0xa81a664b,0xc24b8b70,0xc76c51a3,0xd192e819,
0xd6990624,0xf40e3585,0x106aa070,0x19a4c116,0x1e376c08,
0x2748774c,0x34b0bcb5,0x391c0cb3,0x4ed8aa4a,0x5b9cca4f,
0x682e6ff3,0x748f82ee,0x78a5636f,0x84c87814,0x8cc70208,
0x90befffa,0xa4506ceb,0xbef9a3f7,0xc67178f2
]);
function hashBlocks(w,v,p,pos,len){
var a,b,c,d,e,f,g,h,u,i,j,t1,t2;
while(len>=64){
a=v[0];
b=v[1];
c=v[2];
d=v[3];
e=v[4];
f=v[5];
g=v[6];
h=v[7];
for(i=0;i<16;i++){
j=pos+i*4;
w[i]=(((p[j]&0xff)<<24)|((p[j+1]&0xff)<<16)|
((p[j+2]&0xff)<<8)|(p[j+3]&0xff));
}
for(i=16;i<64;i++){
u=w[i-2];
t1=(u>>>17|u<<(32-17))^(u>>>19|u<<(32-19))^(u>>>10);
u=w[i-15];
t2=(u>>>7|u<<(32-7))^(u>>>18|u<<(32-18))^(u>>>3);
w[i]=(t1+w[i-7]|0)+(t2+w[i-16]|0);
}
for(i=0;i<64;i++){
t1=(((((e>>>6|e<<(32-6))^(e>>>11|e<<(32-11))^
(e>>>25|e<<(32-25)))+((e&f)^(~e&g)))|0)+
((h+((K[i]+w[i])|0))|0))|0;
t2=(((a>>>2|a<<(32-2))^(a>>>13|a<<(32-13))^
(a>>>22|a<<(32-22)))+((a&b)^(a&c)^(b&c)))|0;
h=g;
g=f;
f=e;
e=(d+t1)|0;
d=c;
c=b;
b=a;
a=(t1+t2)|0;
}
v[0]+=a;
v[1]+=b;
v[2]+=c;
v[3]+=d;
v[4]+=e;
v[5]+=f;
v[6]+=g;
v[7]+=h;
pos+=64;
len-=64;
}
return pos;
}
var Hash=(function(){
function Hash(){
this.digestLength=exports.digestLength;
this.blockSize=exports.blockSize;
this.state=new Int32Array(8);
this.temp=new Int32Array(64);
this.buffer=new Uint8Array(128);
this.bufferLength=0;
this.bytesHashed=0;
this.finished=false;
this.reset();
}
Hash.prototype.reset=function(){
this.state[0]=0x6a09e667;
this.state[1]=0xbb67ae85;
this.state[2]=0x3c6ef372;
this.state[3]=0xa54ff53a;
this.state[4]=0x510e527f;
this.state[5]=0x9b05688c;
this.state[6]=0x1f83d9ab;
this.state[7]=0x5be0cd19;
this.bufferLength=0;
this.bytesHashed=0;
this.finished=false;
return this;
};
Hash.prototype.clean=function(){
for(var i=0;i<this.buffer.length;i++){
this.buffer[i]=0;
}
for(var i=0;i<this.temp.length;i++){
this.temp[i]=0;
}
this.reset();
};
Hash.prototype.update=function(data,dataLength){
if(dataLength===void 0){dataLength=data.length;}
if(this.finished){
throw new Error("SHA256: can't update because hash was finished.");
}
var dataPos=0;
this.bytesHashed+=dataLength;
if(this.bufferLength>0){
while(this.bufferLength<64&&dataLength>0){
this.buffer[this.bufferLength++]=data[dataPos++];
dataLength--;
}
if(this.bufferLength===64){
hashBlocks(this.temp,this.state,this.buffer,0,64);
this.bufferLength=0;
}
}
if(dataLength>=64){
dataPos=hashBlocks(this.temp,this.state,data,dataPos,dataLength);
dataLength%=64;
}
while(dataLength>0){
this.buffer[this.bufferLength++]=data[dataPos++];
dataLength--;
}
return this;
};
Hash.prototype.finish=function(out){
if(!this.finished){
var bytesHashed=this.bytesHashed;
var left=this.bufferLength;
var bitLenHi=(bytesHashed/ 0x20000000)|0;
var bitLenLo=bytesHashed<<3;
var padLength=(bytesHashed%64<56)?64:128;
this.buffer[left]=0x80;
for(var i=left+1;i<padLength-8;i++){
this.buffer[i]=0;
}
this.buffer[padLength-8]=(bitLenHi>>>24)&0xff;
this.buffer[padLength-7]=(bitLenHi>>>16)&0xff;
this.buffer[padLength-6]=(bitLenHi>>>8)&0xff;
this.buffer[padLength-5]=(bitLenHi>>>0)&0xff;
this.buffer[padLength-4]=(bitLenLo>>>24)&0xff;
this.buffer[padLength-3]=(bitLenLo>>>16)&0xff;
this.buffer[padLength-2]=(bitLenLo>>>8)&0xff;
this.buffer[padLength-1]=(bitLenLo>>>0)&0xff;
hashBlocks(this.temp,this.state,this.buffer,0,padLength);
this.finished=true;
}
for(var i=0;i<8;i++){
out[i*4+0]=(this.state[i]>>>24)&0xff;
out[i*4+1]=(this.state[i]>>>16)&0xff;
out[i*4+2]=(this.state[i]>>>8)&0xff;
out[i*4+3]=(this.state[i]>>>0)&0xff;
}
return this;
};
Hash.prototype.digest=function(){
var out=new Uint8Array(this.digestLength);
this.finish(out);
return out;
};
Hash.prototype._saveState=function(out){
for(var i=0;i<this.state.length;i++){
out[i]=this.state[i];
}
};
Hash.prototype._restoreState=function(from,bytesHashed){
for(var i=0;i<this.state.length;i++){
this.state[i]=from[i];
}
this.bytesHashed=bytesHashed;
this.finished=false;
this.bufferLength=0;
};
return Hash;
}());
exports.Hash=Hash;
var HMAC=(function(){
function HMAC(key){
this.inner=new Hash();
this.outer=new Hash();
this.blockSize=this.inner.blockSize;
this.digestLength=this.inner.digestLength;
var pad=new Uint8Array(this.blockSize);
if(key.length>this.blockSize){
(new Hash()).update(key).finish(pad).clean();
}
else{
for(var i=0;i<key.length;i++){
pad[i]=key[i];
}
}
for(var i=0;i<pad.length;i++){
pad[i]^=0x36;
}
this.inner.update(pad);
for(var i=0;i<pad.length;i++){
pad[i]^=0x36^0x5c;
}
this.outer.update(pad);
this.istate=new Uint32Array(8);
this.ostate=new Uint32Array(8);
this.inner._saveState(this.istate);
this.outer._saveState(this.ostate);
for(var i=0;i<pad.length;i++){
pad[i]=0;
}
}
HMAC.prototype.reset=function(){
this.inner._restoreState(this.istate,this.inner.blockSize);
this.outer._restoreState(this.ostate,this.outer.blockSize);
return this;
};
HMAC.prototype.clean=function(){
for(var i=0;i<this.istate.length;i++){
this.ostate[i]=this.istate[i]=0;
}
this.inner.clean();
this.outer.clean();
};
HMAC.prototype.update=function(data){
this.inner.update(data);
return this;
};
HMAC.prototype.finish=function(out){
if(this.outer.finished){
this.outer.finish(out);
}
else{
this.inner.finish(out);
this.outer.update(out,this.digestLength).finish(out);
}
return this;
};
HMAC.prototype.digest=function(){
var out=new Uint8Array(this.digestLength);
this.finish(out);
return out;
};
return HMAC;
}());
exports.HMAC=HMAC;
function hash(data){
var h=(new Hash()).update(data);
var digest=h.digest();
h.clean();
return digest;
}
exports.hash=hash;
exports["default"]=hash;
function hmac(key,data){
var h=(new HMAC(key)).update(data);
var digest=h.digest();
h.clean();
return digest;
}
exports.hmac=hmac;
function fillBuffer(buffer,hmac,info,counter){
var num=counter[0];
if(num===0){
throw new Error("hkdf: cannot expand more");
}
hmac.reset();
if(num>1){
hmac.update(buffer);
}
if(info){
hmac.update(info);
}
hmac.update(counter);
hmac.finish(buffer);
counter[0]++;
}
var hkdfSalt=new Uint8Array(exports.digestLength);
function hkdf(key,salt,info,length){
if(salt===void 0){salt=hkdfSalt;}
if(length===void 0){length=32;}
var counter=new Uint8Array([1]);
var okm=hmac(salt,key);
var hmac_=new HMAC(okm);
var buffer=new Uint8Array(hmac_.digestLength);
var bufpos=buffer.length;
var out=new Uint8Array(length);
for(var i=0;i<length;i++){
if(bufpos===buffer.length){
fillBuffer(buffer,hmac_,info,counter);
bufpos=0;
}
out[i]=buffer[bufpos++];
}
hmac_.clean();
buffer.fill(0);
counter.fill(0);
return out;
}
exports.hkdf=hkdf;
function pbkdf2(password,salt,iterations,dkLen){
var prf=new HMAC(password);
var len=prf.digestLength;
var ctr=new Uint8Array(4);
var t=new Uint8Array(len);
var u=new Uint8Array(len);
var dk=new Uint8Array(dkLen);
for(var i=0;i*len<dkLen;i++){
var c=i+1;
ctr[0]=(c>>>24)&0xff;
ctr[1]=(c>>>16)&0xff;
ctr[2]=(c>>>8)&0xff;
ctr[3]=(c>>>0)&0xff;
prf.reset();
prf.update(salt);
prf.update(ctr);
prf.finish(u);
for(var j=0;j<len;j++){
t[j]=u[j];
}
for(var j=2;j<=iterations;j++){
prf.reset();
prf.update(u).finish(u);
for(var k=0;k<len;k++){
t[k]^=u[k];
}
}
for(var j=0;j<len&&i*len+j<dkLen;j++){
dk[i*len+j]=t[j];
}
}
for(var i=0;i<len;i++){
t[i]=u[i]=0;
}
for(var i=0;i<4;i++){
ctr[i]=0;
}
prf.clean();
return dk;
}
exports.pbkdf2=pbkdf2;
});
}),
48737:
((__unused_webpack_module,exports,__webpack_require__)=>{
"use strict";
var __webpack_unused_export__;
__webpack_unused_export__=({value:true});
exports.KD=__webpack_unused_export__=void 0;
const base64=__webpack_require__(54975);
const sha256=__webpack_require__(64865);
const timing_safe_equal_1=__webpack_require__(74128);
const WEBHOOK_TOLERANCE_IN_SECONDS=5*60;
class ExtendableError extends Error{
constructor(message){
super(message);
Object.setPrototypeOf(this,ExtendableError.prototype);
this.name="ExtendableError";
this.stack=new Error(message).stack;
}
}
class WebhookVerificationError extends ExtendableError{
constructor(message){
super(message);
Object.setPrototypeOf(this,WebhookVerificationError.prototype);
this.name="WebhookVerificationError";
}
}
__webpack_unused_export__=WebhookVerificationError;
class Webhook{
constructor(secret,options){
if((options===null||options===void 0?void 0:options.format)==="raw"){
if(secret instanceof Uint8Array){
this.key=secret;
}
else{
this.key=Uint8Array.from(secret,(c)=>c.charCodeAt(0));
}
}
else{
if(typeof secret!=="string"){
throw new Error("Expected secret to be of type string");
}
if(secret.startsWith(Webhook.prefix)){
secret=secret.substring(Webhook.prefix.length);
}
this.key=base64.decode(secret);
}
if(this.key.length===0){
throw new Error("Secret can't be empty.");
}
}
verify(payload,headers,options){
var _a;
const jsonParse=(_a=options===null||options===void 0?void 0:options.jsonParse)!==null&&_a!==void 0?_a:true;
const normalizedHeaders={};
for(const key of Object.keys(headers)){
normalizedHeaders[key.toLowerCase()]=headers[key];
}
const msgId=normalizedHeaders["webhook-id"];
const msgSignature=normalizedHeaders["webhook-signature"];
const msgTimestamp=normalizedHeaders["webhook-timestamp"];
if(!msgSignature||!msgId||!msgTimestamp){
throw new WebhookVerificationError("Missing required headers");
}
const timestamp=this.verifyTimestamp(msgTimestamp);
const computedSignature=this.sign(msgId,timestamp,payload);
const expectedSignature=computedSignature.split(",")[1];
const passedSignatures=msgSignature.split(" ");
const encoder=new globalThis.TextEncoder();
for(const versionedSignature of passedSignatures){
const[version,signature]=versionedSignature.split(",");
if(version!=="v1"){
continue;
}
if((0,timing_safe_equal_1.timingSafeEqual)(encoder.encode(signature),encoder.encode(expectedSignature))){
const payloadString=payload.toString();
if(payloadString===""){
return undefined;
}
if(jsonParse){
return JSON.parse(payloadString);
}
else{
return undefined;
}
}
}
throw new WebhookVerificationError("No matching signature found");
}
sign(msgId,timestamp,payload){
if(typeof payload==="string"){
}
else if(payload.constructor.name==="Buffer"){
payload=payload.toString();
}
else{
throw new Error("Expected payload to be of type string or Buffer.");
}
const encoder=new TextEncoder();
const timestampNumber=Math.floor(timestamp.getTime()/ 1000);
const toSign=encoder.encode(`${msgId}.${timestampNumber}.${payload}`);
const expectedSignature=base64.encode(sha256.hmac(this.key,toSign));
return `v1,${expectedSignature}`;
}
verifyTimestamp(timestampHeader){
const now=Math.floor(Date.now()/ 1000);
const timestamp=parseInt(timestampHeader,10);
if(Number.isNaN(timestamp)){
throw new WebhookVerificationError("Invalid Signature Headers");
}
if(now-timestamp>WEBHOOK_TOLERANCE_IN_SECONDS){
throw new WebhookVerificationError("Message timestamp too old");
}
if(timestamp>now+WEBHOOK_TOLERANCE_IN_SECONDS){
throw new WebhookVerificationError("Message timestamp too new");
}
return new Date(timestamp*1000);
}
}
exports.KD=Webhook;
Webhook.prefix="whsec_";
}),
74128:
((__unused_webpack_module,exports)=>{
"use strict";
Object.defineProperty(exports,"__esModule",({value:true}));
exports.timingSafeEqual=timingSafeEqual;
function assert(expr,msg=""){
if(!expr){
throw new Error(msg);
}
}
function timingSafeEqual(a,b){
if(a.byteLength!==b.byteLength){
return false;
}
if(!(a instanceof DataView)){
a=new DataView(ArrayBuffer.isView(a)?a.buffer:a);
}
if(!(b instanceof DataView)){
b=new DataView(ArrayBuffer.isView(b)?b.buffer:b);
}
assert(a instanceof DataView);
assert(b instanceof DataView);
const length=a.byteLength;
let out=0;
let i=-1;
while(++i<length){
out|=a.getUint8(i)^b.getUint8(i);
}
return out===0;
}
}),
96310:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
DH:()=>(RequestTimeoutError),
EH:()=>(NotImplementedError),
Ed:()=>(OverloadedError),
Ee:()=>(GatewayTimeoutError),
Is:()=>(UnprocessableEntityError),
LG:()=>(APIError),
Ll:()=>(PermissionDeniedError),
OE:()=>(RateLimitError),
PO:()=>(InternalServerError),
Xo:()=>(ClientClosedRequestError),
cH:()=>(APIUserAbortError),
dw:()=>(RetryableError),
fK:()=>(ConflictError),
k9:()=>(PreconditionFailedError),
m_:()=>(NotFoundError),
pJ:()=>(AnthropicError),
qA:()=>(APIConnectionTimeoutError),
us:()=>(ServiceUnavailableError),
v3:()=>(AuthenticationError),
v7:()=>(BadRequestError),
xD:()=>(ContentTooLargeError),
xL:()=>(RequestHeaderFieldsTooLargeError),
xX:()=>(APIConnectionError),
yP:()=>(PaymentRequiredError)
});
var _internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45403);
var AnthropicError=(()=>{
class AnthropicError extends Error{
constructor(message,options){
super(message,options);
Object.defineProperty(this,'name',{value:new.target._errorName,writable:true,configurable:true});
}
}
AnthropicError._errorName='AnthropicError';
return AnthropicError;
})();
var APIError=(()=>{
class APIError extends AnthropicError{
constructor(status,error,message,headers,type){
super(`${APIError.makeMessage(status,error,message)}`);
this.status=status;
this.headers=headers;
this.requestID=headers?.get('request-id');
this.workspaceID=headers?.get('anthropic-workspace-id');
this.error=error;
const body=(error??{});
this.apiMessage=body.error?.message??null;
this.type=type??body.error?.type??null;
const errorCode=body.error?.details?.error_code;
this.errorCode=typeof errorCode==='string'?errorCode:null;
this.details=body.error?.details??null;
}
static makeMessage(status,error,message){
const msg=error?.message?
typeof error.message==='string'?
error.message
:JSON.stringify(error.message)
:error?JSON.stringify(error)
:message;
if(status&&msg){
return `${status} ${msg}`;
}
if(status){
return `${status} status code (no body)`;
}
if(msg){
return msg;
}
return '(no status code or body)';
}
static generate(status,errorResponse,message,headers){
if(!status||!headers){
return new APIConnectionError({message,cause:(0,_internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(errorResponse)});
}
const error=errorResponse;
const errorClass=STATUS_ERROR_CLASSES.get(status);
if(errorClass){
return new errorClass(status,error,message,headers);
}
if(status>=500){
return new InternalServerError(status,error,message,headers);
}
return new APIError(status,error,message,headers);
}
}
APIError._errorName='APIError';
return APIError;
})();
var APIUserAbortError=(()=>{
class APIUserAbortError extends APIError{
constructor({message}={}){
super(undefined,undefined,message||'Request was aborted.',undefined);
}
}
APIUserAbortError._errorName='APIUserAbortError';
return APIUserAbortError;
})();
var APIConnectionError=(()=>{
class APIConnectionError extends APIError{
constructor({message,cause}){
super(undefined,undefined,message||'Connection error.',undefined);
if(cause)
this.cause=cause;
}
}
APIConnectionError._errorName='APIConnectionError';
return APIConnectionError;
})();
var APIConnectionTimeoutError=(()=>{
class APIConnectionTimeoutError extends APIConnectionError{
constructor({message}={}){
super({message:message??'Request timed out.'});
}
}
APIConnectionTimeoutError._errorName='APIConnectionTimeoutError';
return APIConnectionTimeoutError;
})();
var RetryableError=(()=>{
class RetryableError extends AnthropicError{
constructor(message,{cause}={}){
super(message??'Retryable error.');
if(cause!==undefined)
this.cause=cause;
}
}
RetryableError._errorName='RetryableError';
return RetryableError;
})();
var BadRequestError=(()=>{
class BadRequestError extends APIError{
}
BadRequestError._errorName='BadRequestError';
return BadRequestError;
})();
var AuthenticationError=(()=>{
class AuthenticationError extends APIError{
}
AuthenticationError._errorName='AuthenticationError';
return AuthenticationError;
})();
var PaymentRequiredError=(()=>{
class PaymentRequiredError extends APIError{
}
PaymentRequiredError._errorName='PaymentRequiredError';
return PaymentRequiredError;
})();
var PermissionDeniedError=(()=>{
class PermissionDeniedError extends APIError{
}
PermissionDeniedError._errorName='PermissionDeniedError';
return PermissionDeniedError;
})();
var NotFoundError=(()=>{
class NotFoundError extends APIError{
}
NotFoundError._errorName='NotFoundError';
return NotFoundError;
})();
var RequestTimeoutError=(()=>{
class RequestTimeoutError extends APIError{
}
RequestTimeoutError._errorName='RequestTimeoutError';
return RequestTimeoutError;
})();
var ConflictError=(()=>{
class ConflictError extends APIError{
}
ConflictError._errorName='ConflictError';
return ConflictError;
})();
var PreconditionFailedError=(()=>{
class PreconditionFailedError extends APIError{
}
PreconditionFailedError._errorName='PreconditionFailedError';
return PreconditionFailedError;
})();
var ContentTooLargeError=(()=>{
class ContentTooLargeError extends APIError{
}
ContentTooLargeError._errorName='ContentTooLargeError';
return ContentTooLargeError;
})();
var UnprocessableEntityError=(()=>{
class UnprocessableEntityError extends APIError{
}
UnprocessableEntityError._errorName='UnprocessableEntityError';
return UnprocessableEntityError;
})();
var RateLimitError=(()=>{
class RateLimitError extends APIError{
}
RateLimitError._errorName='RateLimitError';
return RateLimitError;
})();
var RequestHeaderFieldsTooLargeError=(()=>{
class RequestHeaderFieldsTooLargeError extends APIError{
}
RequestHeaderFieldsTooLargeError._errorName='RequestHeaderFieldsTooLargeError';
return RequestHeaderFieldsTooLargeError;
})();
var ClientClosedRequestError=(()=>{
class ClientClosedRequestError extends APIError{
}
ClientClosedRequestError._errorName='ClientClosedRequestError';
return ClientClosedRequestError;
})();
var InternalServerError=(()=>{
class InternalServerError extends APIError{
}
InternalServerError._errorName='InternalServerError';
return InternalServerError;
})();
var NotImplementedError=(()=>{
class NotImplementedError extends InternalServerError{
}
NotImplementedError._errorName='NotImplementedError';
return NotImplementedError;
})();
var ServiceUnavailableError=(()=>{
class ServiceUnavailableError extends InternalServerError{
}
ServiceUnavailableError._errorName='ServiceUnavailableError';
return ServiceUnavailableError;
})();
var GatewayTimeoutError=(()=>{
class GatewayTimeoutError extends InternalServerError{
}
GatewayTimeoutError._errorName='GatewayTimeoutError';
return GatewayTimeoutError;
})();
var OverloadedError=(()=>{
class OverloadedError extends InternalServerError{
}
OverloadedError._errorName='OverloadedError';
return OverloadedError;
})();
const STATUS_ERROR_CLASSES=new Map([
[400,BadRequestError],
[401,AuthenticationError],
[402,PaymentRequiredError],
[403,PermissionDeniedError],
[404,NotFoundError],
[408,RequestTimeoutError],
[409,ConflictError],
[412,PreconditionFailedError],
[413,ContentTooLargeError],
[422,UnprocessableEntityError],
[429,RateLimitError],
[431,RequestHeaderFieldsTooLargeError],
[499,ClientClosedRequestError],
[501,NotImplementedError],
[503,ServiceUnavailableError],
[504,GatewayTimeoutError],
[529,OverloadedError],
]);
}),
41359:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
"default":()=>(Anthropic)
});
var tslib=__webpack_require__(65578);
var utils_values=__webpack_require__(8674);
;
const sleep=(ms,signal)=>new Promise((resolve)=>{
if(signal?.aborted)
return resolve();
const onAbort=()=>{
clearTimeout(timer);
resolve();
};
const timer=setTimeout(()=>{
signal?.removeEventListener('abort',onAbort);
resolve();
},ms);
signal?.addEventListener('abort',onAbort,{once:true});
});
var errors=__webpack_require__(45403);
;
const VERSION='1.12.0';
;
const isRunningInBrowser=()=>{
return(
typeof window!=='undefined'&&
typeof window.document!=='undefined'&&
typeof navigator!=='undefined');
};
function getDetectedPlatform(){
if(typeof Deno!=='undefined'&&Deno.build!=null){
return 'deno';
}
if(typeof EdgeRuntime!=='undefined'){
return 'edge';
}
if(Object.prototype.toString.call(typeof globalThis.process!=='undefined'?globalThis.process:0)==='[object process]'){
return 'node';
}
return 'unknown';
}
const getPlatformProperties=()=>{
const detectedPlatform=getDetectedPlatform();
if(detectedPlatform==='deno'){
return{
'X-Stainless-Lang':'js',
'X-Stainless-Package-Version':VERSION,
'X-Stainless-OS':normalizePlatform(Deno.build.os),
'X-Stainless-Arch':normalizeArch(Deno.build.arch),
'X-Stainless-Runtime':'deno',
'X-Stainless-Runtime-Version':typeof Deno.version==='string'?Deno.version:Deno.version?.deno??'unknown',
};
}
if(typeof EdgeRuntime!=='undefined'){
return{
'X-Stainless-Lang':'js',
'X-Stainless-Package-Version':VERSION,
'X-Stainless-OS':'Unknown',
'X-Stainless-Arch':`other:${EdgeRuntime}`,
'X-Stainless-Runtime':'edge',
'X-Stainless-Runtime-Version':globalThis.process?.version??'unknown',
};
}
if(detectedPlatform==='node'){
return{
'X-Stainless-Lang':'js',
'X-Stainless-Package-Version':VERSION,
'X-Stainless-OS':normalizePlatform(globalThis.process.platform??'unknown'),
'X-Stainless-Arch':normalizeArch(globalThis.process.arch??'unknown'),
'X-Stainless-Runtime':'node',
'X-Stainless-Runtime-Version':globalThis.process.version??'unknown',
};
}
const browserInfo=getBrowserInfo();
if(browserInfo){
return{
'X-Stainless-Lang':'js',
'X-Stainless-Package-Version':VERSION,
'X-Stainless-OS':'Unknown',
'X-Stainless-Arch':'unknown',
'X-Stainless-Runtime':`browser:${browserInfo.browser}`,
'X-Stainless-Runtime-Version':browserInfo.version,
};
}
return{
'X-Stainless-Lang':'js',
'X-Stainless-Package-Version':VERSION,
'X-Stainless-OS':'Unknown',
'X-Stainless-Arch':'unknown',
'X-Stainless-Runtime':'unknown',
'X-Stainless-Runtime-Version':'unknown',
};
};
function getBrowserInfo(){
if(typeof navigator==='undefined'||!navigator){
return null;
}
const browserPatterns=[
{key:'edge',pattern:/Edge(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},
{key:'ie',pattern:/MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},
{key:'ie',pattern:/Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/},
{key:'chrome',pattern:/Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},
{key:'firefox',pattern:/Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},
{key:'safari',pattern:/(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/},
];
for(const{key,pattern}of browserPatterns){
const match=pattern.exec(navigator.userAgent);
if(match){
const major=match[1]||0;
const minor=match[2]||0;
const patch=match[3]||0;
return{browser:key,version:`${major}.${minor}.${patch}`};
}
}
return null;
}
const normalizeArch=(arch)=>{
if(arch==='x32')
return 'x32';
if(arch==='x86_64'||arch==='x64')
return 'x64';
if(arch==='arm')
return 'arm';
if(arch==='aarch64'||arch==='arm64')
return 'arm64';
if(arch)
return `other:${arch}`;
return 'unknown';
};
const normalizePlatform=(platform)=>{
platform=platform.toLowerCase();
if(platform.includes('ios'))
return 'iOS';
if(platform==='android')
return 'Android';
if(platform==='darwin')
return 'MacOS';
if(platform==='win32')
return 'Windows';
if(platform==='freebsd')
return 'FreeBSD';
if(platform==='openbsd')
return 'OpenBSD';
if(platform==='linux')
return 'Linux';
if(platform)
return `Other:${platform}`;
return 'Unknown';
};
let _platformHeaders;
const getPlatformHeaders=()=>{
return(_platformHeaders??(_platformHeaders=getPlatformProperties()));
};
;
const cleanups=new WeakMap();
const registry=typeof globalThis.FinalizationRegistry==='function'?
new globalThis.FinalizationRegistry((controller)=>releaseRequestSignal(controller))
:null;
function makeCleanup(signal,listener){
return()=>signal.removeEventListener('abort',listener);
}
function registerRequestSignalCleanup(controller,signal,listener){
cleanups.set(controller,makeCleanup(signal,listener));
}
function armAbandonmentBackstop(body,controller){
if(cleanups.has(controller))
registry?.register(body,controller,controller);
}
function releaseRequestSignal(controller){
const cleanup=cleanups.get(controller);
if(cleanup){
cleanups.delete(controller);
registry?.unregister(controller);
cleanup();
}
}
;
function getDefaultFetch(){
if(typeof fetch!=='undefined'){
return fetch;
}
throw new Error('`fetch` is not defined as a global; Either pass `fetch` to the client, `new Anthropic({ fetch })` or polyfill the global, `globalThis.fetch = fetch`');
}
function makeReadableStream(...args){
const ReadableStream=globalThis.ReadableStream;
if(typeof ReadableStream==='undefined'){
throw new Error('`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`');
}
return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable){
let iter=Symbol.asyncIterator in iterable?iterable[Symbol.asyncIterator]():iterable[Symbol.iterator]();
return makeReadableStream({
start(){},
async pull(controller){
const{done,value}=await iter.next();
if(done){
controller.close();
}
else{
controller.enqueue(value);
}
},
async cancel(){
await iter.return?.();
},
});
}
function readableStreamIterator(stream){
if(stream[Symbol.asyncIterator])
return stream[Symbol.asyncIterator]();
const reader=stream.getReader();
return{
async next(){
try{
const result=await reader.read();
if(result?.done)
reader.releaseLock();
return result;
}
catch(e){
reader.releaseLock();
throw e;
}
},
async return(){
const cancelPromise=reader.cancel();
reader.releaseLock();
await cancelPromise;
return{done:true,value:undefined};
},
};
}
const droppedReaders=typeof FinalizationRegistry==='undefined'?undefined:(
new FinalizationRegistry(async(iter)=>{
try{
await iter.return?.();
}
catch{
}
}));
async function*ReadableStreamToAsyncIterable(stream){
const iter=readableStreamIterator(stream);
const reader={};
droppedReaders?.register(reader,iter,reader);
try{
for await(const chunk of{[Symbol.asyncIterator]:()=>iter})
yield chunk;
}
finally{
droppedReaders?.unregister(reader);
}
}
async function CancelReadableStream(stream){
if(stream===null||typeof stream!=='object')
return;
if(stream[Symbol.asyncIterator]){
await stream[Symbol.asyncIterator]().return?.();
return;
}
const reader=stream.getReader();
const cancelPromise=reader.cancel();
reader.releaseLock();
await cancelPromise;
}
;
class BetaFallbackState{
}
const FallbackEncoder=({headers,body})=>{
return{
bodyHeaders:{
'content-type':'application/json',
},
body:JSON.stringify(body),
};
};
;
const version_VERSION="1.10.0";
;
const re=/^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
function _makeCompatibilityCheck(ownVersion){
const acceptedVersions=new Set([ownVersion]);
const rejectedVersions=new Set();
const myVersionMatch=ownVersion.match(re);
if(!myVersionMatch)return()=>false;
const ownVersionParsed={
major:+myVersionMatch[1],
minor:+myVersionMatch[2],
patch:+myVersionMatch[3],
prerelease:myVersionMatch[4]
};
if(ownVersionParsed.prerelease!=null)return function isExactmatch(globalVersion){
return globalVersion===ownVersion;
};
function _reject(v){
rejectedVersions.add(v);
return false;
}
function _accept(v){
acceptedVersions.add(v);
return true;
}
return function isCompatible(globalVersion){
if(acceptedVersions.has(globalVersion))return true;
if(rejectedVersions.has(globalVersion))return false;
const globalVersionMatch=globalVersion.match(re);
if(!globalVersionMatch)return _reject(globalVersion);
const globalVersionParsed={
major:+globalVersionMatch[1],
minor:+globalVersionMatch[2],
patch:+globalVersionMatch[3],
prerelease:globalVersionMatch[4]
};
if(globalVersionParsed.prerelease!=null)return _reject(globalVersion);
if(ownVersionParsed.major!==globalVersionParsed.major)return _reject(globalVersion);
if(ownVersionParsed.major===0){
if(ownVersionParsed.minor===globalVersionParsed.minor&&ownVersionParsed.patch<=globalVersionParsed.patch)return _accept(globalVersion);
return _reject(globalVersion);
}
if(ownVersionParsed.minor<=globalVersionParsed.minor)return _accept(globalVersion);
return _reject(globalVersion);
};
}
const isCompatible=_makeCompatibilityCheck(version_VERSION);
;
const major=version_VERSION.split(".")[0];
const GLOBAL_OPENTELEMETRY_API_KEY=Symbol.for(`opentelemetry.js.api.${major}`);
const _global=typeof globalThis==="object"?globalThis:typeof self==="object"?self:typeof window==="object"?window:typeof global==="object"?global:{};
function _makeGlobalApi(){
return Object.defineProperty({},"version",{
value:version_VERSION,
enumerable:true,
writable:false,
configurable:false
});
}
function registerGlobal(type,instance,diag,allowOverride=false){
var _global$GLOBAL_OPENTE;
const api=_global[GLOBAL_OPENTELEMETRY_API_KEY]=(_global$GLOBAL_OPENTE=_global[GLOBAL_OPENTELEMETRY_API_KEY])!==null&&_global$GLOBAL_OPENTE!==void 0?_global$GLOBAL_OPENTE:_makeGlobalApi();
if(!allowOverride&&api[type]){
const err=new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
diag.error(err.stack||err.message);
return false;
}
if(api.version!=="1.10.0"){
const err=new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${version_VERSION}`);
diag.error(err.stack||err.message);
return false;
}
api[type]=instance;
diag.debug(`@opentelemetry/api: Registered a global for ${type} v${version_VERSION}.`);
return true;
}
let _compatibleGlobalApi;
function getGlobal(type){
const api=_global[GLOBAL_OPENTELEMETRY_API_KEY];
if(api==null)return;
if(api!==_compatibleGlobalApi){
if(!api.version||!isCompatible(api.version))return;
_compatibleGlobalApi=api;
}
return api[type];
}
function unregisterGlobal(type,diag){
diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${version_VERSION}.`);
const api=_global[GLOBAL_OPENTELEMETRY_API_KEY];
if(api)delete api[type];
}
;
var DiagComponentLogger=class{
constructor(props){
this._namespace=props.namespace||"DiagComponentLogger";
}
debug(...args){
return logProxy("debug",this._namespace,args);
}
error(...args){
return logProxy("error",this._namespace,args);
}
info(...args){
return logProxy("info",this._namespace,args);
}
warn(...args){
return logProxy("warn",this._namespace,args);
}
verbose(...args){
return logProxy("verbose",this._namespace,args);
}
};
function logProxy(funcName,namespace,args){
const logger=getGlobal("diag");
if(!logger)return;
return logger[funcName](namespace,...args);
}
;
function createLogLevelDiagLogger(maxLevel,logger){
if(maxLevel<0)maxLevel=0;
else if(maxLevel>9999)maxLevel=9999;
logger=logger||{};
function _filterFunc(funcName,theLevel){
const theFunc=logger[funcName];
if(typeof theFunc==="function"&&maxLevel>=theLevel)return theFunc.bind(logger);
return function(){};
}
return{
error:_filterFunc("error",30),
warn:_filterFunc("warn",50),
info:_filterFunc("info",60),
debug:_filterFunc("debug",70),
verbose:_filterFunc("verbose",80)
};
}
;
const API_NAME="diag";
var DiagAPI=class DiagAPI{
static instance(){
if(!this._instance)this._instance=new DiagAPI();
return this._instance;
}
constructor(){
function _logProxy(funcName){
return function(...args){
const logger=getGlobal("diag");
if(!logger)return;
return logger[funcName](...args);
};
}
const self=this;
const setLogger=(logger,optionsOrLogLevel={logLevel:60})=>{
var _optionsOrLogLevel$lo;
if(logger===self){
var _err$stack;
const err=new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
self.error((_err$stack=err.stack)!==null&&_err$stack!==void 0?_err$stack:err.message);
return false;
}
if(typeof optionsOrLogLevel==="number")optionsOrLogLevel={logLevel:optionsOrLogLevel};
const oldLogger=getGlobal("diag");
const newLogger=createLogLevelDiagLogger((_optionsOrLogLevel$lo=optionsOrLogLevel.logLevel)!==null&&_optionsOrLogLevel$lo!==void 0?_optionsOrLogLevel$lo:60,logger);
if(oldLogger&&!optionsOrLogLevel.suppressOverrideMessage){
var _Error$stack;
const stack=(_Error$stack=(new Error()).stack)!==null&&_Error$stack!==void 0?_Error$stack:"<failed to generate stacktrace>";
oldLogger.warn(`Current logger will be overwritten from ${stack}`);
newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
}
return registerGlobal("diag",newLogger,self,true);
};
self.setLogger=setLogger;
self.disable=()=>{
unregisterGlobal(API_NAME,self);
};
self.createComponentLogger=(options)=>{
return new DiagComponentLogger(options);
};
self.verbose=_logProxy("verbose");
self.debug=_logProxy("debug");
self.info=_logProxy("info");
self.warn=_logProxy("warn");
self.error=_logProxy("error");
}
};
;
function createContextKey(description){
return Symbol.for(description);
}
const ROOT_CONTEXT=new class BaseContext{
constructor(parentContext){
const self=this;
self._currentContext=parentContext?new Map(parentContext):new Map();
self.getValue=(key)=>self._currentContext.get(key);
self.setValue=(key,value)=>{
const context=new BaseContext(self._currentContext);
context._currentContext.set(key,value);
return context;
};
self.deleteValue=(key)=>{
const context=new BaseContext(self._currentContext);
context._currentContext.delete(key);
return context;
};
}
}();
;
var NoopContextManager=class{
active(){
return ROOT_CONTEXT;
}
with(_context,fn,thisArg,...args){
return fn.call(thisArg,...args);
}
bind(_context,target){
return target;
}
enable(){
return this;
}
disable(){
return this;
}
attach(_context){
return{dispose(){}};
}
};
;
const context_API_NAME="context";
const NOOP_CONTEXT_MANAGER=new NoopContextManager();
const NOOP_TOKEN=Object.freeze({dispose:()=>{}});
var ContextAPI=class ContextAPI{
constructor(){
this._attachUnsupportedWarned=false;
}
static getInstance(){
if(!this._instance)this._instance=new ContextAPI();
return this._instance;
}
setGlobalContextManager(contextManager){
return registerGlobal(context_API_NAME,contextManager,DiagAPI.instance());
}
active(){
return this._getContextManager().active();
}
with(context,fn,thisArg,...args){
return this._getContextManager().with(context,fn,thisArg,...args);
}
bind(context,target){
return this._getContextManager().bind(context,target);
}
attach(context){
const contextManager=this._getContextManager();
if(contextManager.attach)return contextManager.attach(context);
if(!this._attachUnsupportedWarned){
this._attachUnsupportedWarned=true;
DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.");
}
return NOOP_TOKEN;
}
_getContextManager(){
return getGlobal(context_API_NAME)||NOOP_CONTEXT_MANAGER;
}
disable(){
this._getContextManager().disable();
unregisterGlobal(context_API_NAME,DiagAPI.instance());
}
};
;
const INVALID_SPANID="0000000000000000";
const INVALID_TRACEID="00000000000000000000000000000000";
const INVALID_SPAN_CONTEXT={
traceId:INVALID_TRACEID,
spanId:INVALID_SPANID,
traceFlags:0
};
;
var NonRecordingSpan=class{
constructor(spanContext=INVALID_SPAN_CONTEXT){
this._spanContext=spanContext;
}
spanContext(){
return this._spanContext;
}
setAttribute(_key,_value){
return this;
}
setAttributes(_attributes){
return this;
}
addEvent(_name,_attributes){
return this;
}
addLink(_link){
return this;
}
addLinks(_links){
return this;
}
setStatus(_status){
return this;
}
updateName(_name){
return this;
}
end(_endTime){}
isRecording(){
return false;
}
recordException(_exception,_time){}
};
;
const SPAN_KEY=createContextKey("OpenTelemetry Context Key SPAN");
function getSpan(context){
return context.getValue(SPAN_KEY)||void 0;
}
function getActiveSpan(){
return getSpan(ContextAPI.getInstance().active());
}
function setSpan(context,span){
return context.setValue(SPAN_KEY,span);
}
function deleteSpan(context){
return context.deleteValue(SPAN_KEY);
}
function setSpanContext(context,spanContext){
return setSpan(context,new NonRecordingSpan(spanContext));
}
function getSpanContext(context){
var _getSpan;
return(_getSpan=getSpan(context))===null||_getSpan===void 0?void 0:_getSpan.spanContext();
}
;
const isHex=new Uint8Array([
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
1,
1,
1,
1,
1,
1,
1,
1,
1,
1,
0,
0,
0,
0,
0,
0,
0,
1,
1,
1,
1,
1,
1,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
0,
1,
1,
1,
1,
1,
1
]);
function isValidHex(id,length){
if(typeof id!=="string"||id.length!==length)return false;
let r=0;
for(let i=0;i<id.length;i+=4)r+=(isHex[id.charCodeAt(i)]|0)+(isHex[id.charCodeAt(i+1)]|0)+(isHex[id.charCodeAt(i+2)]|0)+(isHex[id.charCodeAt(i+3)]|0);
return r===length;
}
function isValidTraceId(traceId){
return isValidHex(traceId,32)&&traceId!=="00000000000000000000000000000000";
}
function isValidSpanId(spanId){
return isValidHex(spanId,16)&&spanId!=="0000000000000000";
}
function isSpanContextValid(spanContext){
return isValidTraceId(spanContext.traceId)&&isValidSpanId(spanContext.spanId);
}
function wrapSpanContext(spanContext){
return new NonRecordingSpan(spanContext);
}
;
const contextApi=ContextAPI.getInstance();
var NoopTracer=class{
startSpan(name,options,context=contextApi.active()){
if(Boolean(options===null||options===void 0?void 0:options.root))return new NonRecordingSpan();
const parentFromContext=context&&getSpanContext(context);
if(isSpanContext(parentFromContext)&&isSpanContextValid(parentFromContext))return new NonRecordingSpan(parentFromContext);
else return new NonRecordingSpan();
}
startActiveSpan(name,arg2,arg3,arg4){
var _ctx;
let opts;
let ctx;
let fn;
if(arguments.length<2)return;
else if(arguments.length===2)fn=arg2;
else if(arguments.length===3){
opts=arg2;
fn=arg3;
}else{
opts=arg2;
ctx=arg3;
fn=arg4;
}
const parentContext=(_ctx=ctx)!==null&&_ctx!==void 0?_ctx:contextApi.active();
const span=this.startSpan(name,opts,parentContext);
const contextWithSpanSet=setSpan(parentContext,span);
return contextApi.with(contextWithSpanSet,fn,void 0,span);
}
};
function isSpanContext(spanContext){
return spanContext!==null&&typeof spanContext==="object"&&"spanId" in spanContext&&typeof spanContext["spanId"]==="string"&&"traceId" in spanContext&&typeof spanContext["traceId"]==="string"&&"traceFlags" in spanContext&&typeof spanContext["traceFlags"]==="number";
}
;
const NOOP_TRACER=new NoopTracer();
var ProxyTracer=class{
constructor(provider,name,version,options){
this._provider=provider;
this.name=name;
this.version=version;
this.options=options;
}
startSpan(name,options,context){
return this._getTracer().startSpan(name,options,context);
}
startActiveSpan(_name,_options,_context,_fn){
const tracer=this._getTracer();
return Reflect.apply(tracer.startActiveSpan,tracer,arguments);
}
_getTracer(){
if(this._delegate)return this._delegate;
const tracer=this._provider.getDelegateTracer(this.name,this.version,this.options);
if(!tracer)return NOOP_TRACER;
this._delegate=tracer;
return this._delegate;
}
};
;
var NoopTracerProvider=class{
getTracer(_name,_version,_options){
return new NoopTracer();
}
};
;
const NOOP_TRACER_PROVIDER=new NoopTracerProvider();
var ProxyTracerProvider=class{
getTracer(name,version,options){
var _this$getDelegateTrac;
return(_this$getDelegateTrac=this.getDelegateTracer(name,version,options))!==null&&_this$getDelegateTrac!==void 0?_this$getDelegateTrac:new ProxyTracer(this,name,version,options);
}
getDelegate(){
var _this$_delegate;
return(_this$_delegate=this._delegate)!==null&&_this$_delegate!==void 0?_this$_delegate:NOOP_TRACER_PROVIDER;
}
setDelegate(delegate){
this._delegate=delegate;
}
getDelegateTracer(name,version,options){
var _this$_delegate2;
return(_this$_delegate2=this._delegate)===null||_this$_delegate2===void 0?void 0:_this$_delegate2.getTracer(name,version,options);
}
};
;
const trace_API_NAME="trace";
var TraceAPI=class TraceAPI{
constructor(){
this._proxyTracerProvider=new ProxyTracerProvider();
this.wrapSpanContext=wrapSpanContext;
this.isSpanContextValid=isSpanContextValid;
this.deleteSpan=deleteSpan;
this.getSpan=getSpan;
this.getActiveSpan=getActiveSpan;
this.getSpanContext=getSpanContext;
this.setSpan=setSpan;
this.setSpanContext=setSpanContext;
}
static getInstance(){
if(!this._instance)this._instance=new TraceAPI();
return this._instance;
}
setGlobalTracerProvider(provider){
const success=registerGlobal(trace_API_NAME,this._proxyTracerProvider,DiagAPI.instance());
if(success)this._proxyTracerProvider.setDelegate(provider);
return success;
}
getTracerProvider(){
return getGlobal(trace_API_NAME)||this._proxyTracerProvider;
}
getTracer(name,version){
return this.getTracerProvider().getTracer(name,version);
}
disable(){
unregisterGlobal(trace_API_NAME,DiagAPI.instance());
this._proxyTracerProvider=new ProxyTracerProvider();
}
};
;
const trace=TraceAPI.getInstance();
;
let SpanKind=function(SpanKind){
SpanKind[SpanKind["INTERNAL"]=0]="INTERNAL";
SpanKind[SpanKind["SERVER"]=1]="SERVER";
SpanKind[SpanKind["CLIENT"]=2]="CLIENT";
SpanKind[SpanKind["PRODUCER"]=3]="PRODUCER";
SpanKind[SpanKind["CONSUMER"]=4]="CONSUMER";
return SpanKind;
}({});
;
let SpanStatusCode=function(SpanStatusCode){
SpanStatusCode[SpanStatusCode["UNSET"]=0]="UNSET";
SpanStatusCode[SpanStatusCode["OK"]=1]="OK";
SpanStatusCode[SpanStatusCode["ERROR"]=2]="ERROR";
return SpanStatusCode;
}({});
;
var BaggageImpl=class BaggageImpl{
constructor(entries){
this._entries=entries?new Map(entries):new Map();
}
getEntry(key){
const entry=this._entries.get(key);
if(!entry)return;
return Object.assign({},entry);
}
getAllEntries(){
return Array.from(this._entries.entries());
}
setEntry(key,entry){
const newBaggage=new BaggageImpl(this._entries);
newBaggage._entries.set(key,entry);
return newBaggage;
}
removeEntry(key){
const newBaggage=new BaggageImpl(this._entries);
newBaggage._entries.delete(key);
return newBaggage;
}
removeEntries(...keys){
const newBaggage=new BaggageImpl(this._entries);
for(const key of keys)newBaggage._entries.delete(key);
return newBaggage;
}
clear(){
return new BaggageImpl();
}
};
;
const diag=DiagAPI.instance();
function createBaggage(entries={}){
return new BaggageImpl(new Map(Object.entries(entries)));
}
function baggageEntryMetadataFromString(str){
if(typeof str!=="string"){
diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`);
str="";
}
return{
__TYPE__:baggageEntryMetadataSymbol,
toString(){
return str;
}
};
}
;
const defaultTextMapGetter={
get(carrier,key){
if(carrier==null)return;
return carrier[key];
},
keys(carrier){
if(carrier==null)return[];
return Object.keys(carrier);
}
};
const defaultTextMapSetter={set(carrier,key,value){
if(carrier==null)return;
carrier[key]=value;
}};
;
var NoopTextMapPropagator=class{
inject(_context,_carrier){}
extract(context,_carrier){
return context;
}
fields(){
return[];
}
};
;
const BAGGAGE_KEY=createContextKey("OpenTelemetry Baggage Key");
function getBaggage(context){
return context.getValue(BAGGAGE_KEY)||void 0;
}
function getActiveBaggage(){
return getBaggage(ContextAPI.getInstance().active());
}
function setBaggage(context,baggage){
return context.setValue(BAGGAGE_KEY,baggage);
}
function deleteBaggage(context){
return context.deleteValue(BAGGAGE_KEY);
}
;
const propagation_API_NAME="propagation";
const NOOP_TEXT_MAP_PROPAGATOR=new NoopTextMapPropagator();
var PropagationAPI=class PropagationAPI{
constructor(){
this.createBaggage=createBaggage;
this.getBaggage=getBaggage;
this.getActiveBaggage=getActiveBaggage;
this.setBaggage=setBaggage;
this.deleteBaggage=deleteBaggage;
}
static getInstance(){
if(!this._instance)this._instance=new PropagationAPI();
return this._instance;
}
setGlobalPropagator(propagator){
return registerGlobal(propagation_API_NAME,propagator,DiagAPI.instance());
}
inject(context,carrier,setter=defaultTextMapSetter){
return this._getGlobalPropagator().inject(context,carrier,setter);
}
extract(context,carrier,getter=defaultTextMapGetter){
return this._getGlobalPropagator().extract(context,carrier,getter);
}
fields(){
return this._getGlobalPropagator().fields();
}
disable(){
unregisterGlobal(propagation_API_NAME,DiagAPI.instance());
}
_getGlobalPropagator(){
return getGlobal(propagation_API_NAME)||NOOP_TEXT_MAP_PROPAGATOR;
}
};
;
const propagation=PropagationAPI.getInstance();
;
const context=ContextAPI.getInstance();
var core_error=__webpack_require__(96310);
var utils_bytes=__webpack_require__(14793);
;
var _LineDecoder_buffer,_LineDecoder_carriageReturnIndex;
var LineDecoder=(()=>{
class LineDecoder{
constructor(){
_LineDecoder_buffer.set(this,void 0);
_LineDecoder_carriageReturnIndex.set(this,void 0);
(0,tslib.G)(this,_LineDecoder_buffer,new Uint8Array(),"f");
(0,tslib.G)(this,_LineDecoder_carriageReturnIndex,null,"f");
}
decode(chunk){
if(chunk==null){
return[];
}
const binaryChunk=chunk instanceof ArrayBuffer?new Uint8Array(chunk)
:typeof chunk==='string'?(0,utils_bytes.YH)(chunk)
:chunk;
(0,tslib.G)(this,_LineDecoder_buffer,(0,utils_bytes.Id)([(0,tslib.g)(this,_LineDecoder_buffer,"f"),binaryChunk]),"f");
const lines=[];
let patternIndex;
while((patternIndex=findNewlineIndex((0,tslib.g)(this,_LineDecoder_buffer,"f"),(0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")))!=null){
if(patternIndex.carriage&&(0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")==null){
(0,tslib.G)(this,_LineDecoder_carriageReturnIndex,patternIndex.index,"f");
continue;
}
if((0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")!=null&&
(patternIndex.index!==(0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")+1||patternIndex.carriage)){
lines.push((0,utils_bytes.CE)((0,tslib.g)(this,_LineDecoder_buffer,"f").subarray(0,(0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")-1)));
(0,tslib.G)(this,_LineDecoder_buffer,(0,tslib.g)(this,_LineDecoder_buffer,"f").subarray((0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")),"f");
(0,tslib.G)(this,_LineDecoder_carriageReturnIndex,null,"f");
continue;
}
const endIndex=(0,tslib.g)(this,_LineDecoder_carriageReturnIndex,"f")!==null?patternIndex.preceding-1:patternIndex.preceding;
const line=(0,utils_bytes.CE)((0,tslib.g)(this,_LineDecoder_buffer,"f").subarray(0,endIndex));
lines.push(line);
(0,tslib.G)(this,_LineDecoder_buffer,(0,tslib.g)(this,_LineDecoder_buffer,"f").subarray(patternIndex.index),"f");
(0,tslib.G)(this,_LineDecoder_carriageReturnIndex,null,"f");
}
return lines;
}
flush(){
if(!(0,tslib.g)(this,_LineDecoder_buffer,"f").length){
return[];
}
return this.decode('\n');
}
}
_LineDecoder_buffer=new WeakMap(),_LineDecoder_carriageReturnIndex=new WeakMap();
LineDecoder.NEWLINE_CHARS=new Set(['\n','\r']);
LineDecoder.NEWLINE_REGEXP=/\r\n|[\n\r]/g;
return LineDecoder;
})();
function findNewlineIndex(buffer,startIndex){
const newline=0x0a;
const carriage=0x0d;
for(let i=startIndex??0;i<buffer.length;i++){
if(buffer[i]===newline){
return{preceding:i,index:i+1,carriage:false};
}
if(buffer[i]===carriage){
return{preceding:i,index:i+1,carriage:true};
}
}
return null;
}
function findDoubleNewlineIndex(buffer){
const newline=0x0a;
const carriage=0x0d;
for(let i=0;i<buffer.length-1;i++){
if(buffer[i]===newline&&buffer[i+1]===newline){
return i+2;
}
if(buffer[i]===carriage&&buffer[i+1]===carriage){
return i+2;
}
if(buffer[i]===carriage&&
buffer[i+1]===newline&&
i+3<buffer.length&&
buffer[i+2]===carriage&&
buffer[i+3]===newline){
return i+4;
}
}
return-1;
}
var utils_log=__webpack_require__(31666);
;
var _Stream_client;
var Stream=(()=>{
class Stream{
constructor(iterator,controller,client){
this.iterator=iterator;
_Stream_client.set(this,void 0);
this.controller=controller;
(0,tslib.G)(this,_Stream_client,client,"f");
}
static rawEvents(response,controller=new AbortController()){
return _iterSSEMessages(response,controller);
}
static fromSSEResponse(response,controller,client){
let consumed=false;
const logger=client?(0,utils_log.WG)(client):console;
async function*iterator(){
if(consumed){
throw new core_error.pJ('Cannot iterate over a consumed stream, use `.tee()` to split the stream.');
}
consumed=true;
let done=false;
try{
for await(const sse of _iterSSEMessages(response,controller)){
if(sse.event==='ping'){
continue;
}
if(sse.event===null){
continue;
}
if(sse.event==='error'){
const body=(0,utils_values.ml)(sse.data)??sse.data;
const type=body?.error?.type;
throw new core_error.LG(undefined,body,undefined,response.headers,type);
}
else{
if(!sse.data)
continue;
try{
yield JSON.parse(sse.data);
}
catch(e){
logger.error(`Could not parse message into JSON:`,sse.data);
logger.error(`From chunk:`,sse.raw);
throw e;
}
}
}
done=true;
}
catch(e){
if((0,errors.z)(e))
return;
throw e;
}
finally{
if(!done)
controller.abort();
releaseRequestSignal(controller);
}
}
return new Stream(iterator,controller,client);
}
static fromReadableStream(readableStream,controller,client){
let consumed=false;
async function*iterLines(){
const lineDecoder=new LineDecoder();
const iter=ReadableStreamToAsyncIterable(readableStream);
for await(const chunk of iter){
for(const line of lineDecoder.decode(chunk)){
yield line;
}
}
for(const line of lineDecoder.flush()){
yield line;
}
}
async function*iterator(){
if(consumed){
throw new core_error.pJ('Cannot iterate over a consumed stream, use `.tee()` to split the stream.');
}
consumed=true;
let done=false;
try{
for await(const line of iterLines()){
if(done)
continue;
if(line)
yield JSON.parse(line);
}
done=true;
}
catch(e){
if((0,errors.z)(e))
return;
throw e;
}
finally{
if(!done)
controller.abort();
releaseRequestSignal(controller);
}
}
return new Stream(iterator,controller,client);
}
[(_Stream_client=new WeakMap(),Symbol.asyncIterator)](){
return this.iterator();
}
tee(){
const left=[];
const right=[];
const iterator=this[Symbol.asyncIterator]();
const teeIterator=(queue)=>{
return{
next:()=>{
if(queue.length===0){
const result=iterator.next();
left.push(result);
right.push(result);
}
return queue.shift();
},
};
};
return[
new Stream(()=>teeIterator(left),this.controller,(0,tslib.g)(this,_Stream_client,"f")),
new Stream(()=>teeIterator(right),this.controller,(0,tslib.g)(this,_Stream_client,"f")),
];
}
toReadableStream(){
const self=this;
let iter;
return makeReadableStream({
async start(){
iter=self[Symbol.asyncIterator]();
},
async pull(ctrl){
try{
const{value,done}=await iter.next();
if(done)
return ctrl.close();
const bytes=(0,utils_bytes.YH)(JSON.stringify(value)+'\n');
ctrl.enqueue(bytes);
}
catch(err){
ctrl.error(err);
}
},
async cancel(){
await iter.return?.();
},
});
}
}
return Stream;
})();
async function*_iterSSEMessages(response,controller){
if(!response.body){
controller.abort();
if(typeof globalThis.navigator!=='undefined'&&
globalThis.navigator.product==='ReactNative'){
throw new core_error.pJ(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
}
throw new core_error.pJ(`Attempted to iterate over a response with no body`);
}
const decoder=new TextDecoder('utf-8',{ignoreBOM:true});
let text='';
let endsWithCR=false;
let event=null;
let data=[];
let raw=[];
const takeLine=(line)=>{
if(line.charCodeAt(0)===0xfeff)
line=line.slice(1);
if(!line){
if(!event&&!data.length)
return null;
const sse={event,data:data.join('\n'),raw};
event=null;
data=[];
raw=[];
return sse;
}
raw.push(line);
const colon=line.indexOf(':');
if(colon===0)
return null;
const fieldname=colon===-1?line:line.slice(0,colon);
if(fieldname!=='event'&&fieldname!=='data')
return null;
const value=colon===-1?'':line.slice(line.charCodeAt(colon+1)===0x20?colon+2:colon+1);
if(fieldname==='event')
event=value;
else
data.push(value);
return null;
};
for await(const chunk of ReadableStreamToAsyncIterable(response.body)){
if(chunk==null)
continue;
const decoded=decoder.decode(typeof chunk==='string'?(0,utils_bytes.YH)(chunk):chunk,{stream:true});
text+=decoded;
if(!endsWithCR&&!decoded.includes('\n')&&!decoded.includes('\r'))
continue;
let start=0;
if(!text.includes('\r')){
let end;
while((end=text.indexOf('\n',start))!==-1){
const sse=takeLine(text.slice(start,end));
start=end+1;
if(sse)
yield sse;
}
}
else{
for(let i=0;i<text.length;i++){
const char=text[i];
if(char!=='\n'&&char!=='\r')
continue;
if(char==='\r'&&i+1===text.length)
break;
const sse=takeLine(text.slice(start,i));
if(char==='\r'&&text[i+1]==='\n')
i++;
start=i+1;
if(sse)
yield sse;
}
}
text=text.slice(start);
endsWithCR=text.endsWith('\r');
}
text+=decoder.decode();
if(text){
for(const line of text.replace(/\r$/,'').split(/\r\n|[\n\r]/)){
const sse=takeLine(line);
if(sse)
yield sse;
}
}
}
;
const brand_privateNullableHeaders=Symbol.for('brand.privateNullableHeaders');
function*iterateHeaders(headers){
if(!headers)
return;
if(brand_privateNullableHeaders in headers){
const{values,nulls}=headers;
yield*values.entries();
for(const name of nulls){
yield[name,null];
}
return;
}
let shouldClear=false;
let iter;
if(headers instanceof Headers){
iter=headers.entries();
}
else if((0,utils_values.MH)(headers)){
iter=headers;
}
else{
shouldClear=true;
iter=Object.entries(headers??{});
}
for(let row of iter){
const name=row[0];
if(typeof name!=='string')
throw new TypeError('expected header name to be a string');
const values=(0,utils_values.MH)(row[1])?row[1]:[row[1]];
let didClear=false;
for(const value of values){
if(value===undefined)
continue;
if(shouldClear&&!didClear){
didClear=true;
yield[name,clearSentinel];
}
yield[name,value];
}
}
}
const clearSentinel=Symbol('clear');
const APPEND_HEADERS=new Set(['x-stainless-helper']);
const appendHeaderValue=(existing,addition)=>{
const tokens=existing?
existing
.split(',')
.map((t)=>t.trim())
.filter(Boolean)
:[];
for(const tok of addition.split(',').map((t)=>t.trim())){
if(tok&&!tokens.includes(tok))
tokens.push(tok);
}
return tokens.join(', ');
};
const buildHeaders=(newHeaders)=>{
const targetHeaders=new Headers();
const nullHeaders=new Set();
for(const headers of newHeaders){
const seenHeaders=new Set();
for(const[name,value]of iterateHeaders(headers)){
const lowerName=name.toLowerCase();
if(APPEND_HEADERS.has(lowerName)){
if(value===clearSentinel)
continue;
if(value===null){
targetHeaders.delete(name);
nullHeaders.add(lowerName);
}
else{
targetHeaders.set(name,appendHeaderValue(targetHeaders.get(name),value));
nullHeaders.delete(lowerName);
}
continue;
}
if(value===clearSentinel||!seenHeaders.has(lowerName)){
targetHeaders.delete(name);
seenHeaders.add(lowerName);
if(value===clearSentinel)
continue;
}
if(value===null){
targetHeaders.delete(name);
nullHeaders.add(lowerName);
}
else{
targetHeaders.append(name,value);
nullHeaders.delete(lowerName);
}
}
}
return{[brand_privateNullableHeaders]:true,values:targetHeaders,nulls:nullHeaders};
};
const isEmptyHeaders=(headers)=>{
for(const _ of iterateHeaders(headers))
return false;
return true;
};
var utils_env=__webpack_require__(67757);
;
const INSTRUMENTATION_SCOPE='com.anthropic.sdk.typescript';
const ATTR_ERROR_TYPE='error.type';
const ATTR_GEN_AI_CONVERSATION_ID='gen_ai.conversation.id';
const ATTR_GEN_AI_PROVIDER_NAME='gen_ai.provider.name';
const ATTR_HTTP_REQUEST_METHOD='http.request.method';
const ATTR_HTTP_REQUEST_RESEND_COUNT='http.request.resend_count';
const ATTR_HTTP_RESPONSE_STATUS_CODE='http.response.status_code';
const ATTR_HTTP_ROUTE='http.route';
const ATTR_SERVER_ADDRESS='server.address';
const ATTR_SERVER_PORT='server.port';
const ATTR_URL_FULL='url.full';
const ATTR_URL_PATH='url.path';
const ATTR_URL_QUERY='url.query';
const ATTR_URL_SCHEME='url.scheme';
const ATTR_ANTHROPIC_SESSION_THREAD_ID='anthropic.session.thread.id';
const DEFAULT_MAX_CONTENT_BYTES=750000;
function resolveOpenTelemetryOptions(option){
const{tracerProvider,propagation,traces}=option===false?{traces:false}:option??optionFromEnv();
const{enabled,contentMode,maxContentBytes}=typeof traces==='boolean'?{enabled:traces}:traces??{};
return Object.freeze({
tracerProvider,
propagation:propagation??true,
traces:Object.freeze({
enabled:enabled??true,
contentMode:contentMode==='content'?'content':'metadata_only',
maxContentBytes:maxContentBytes!==undefined&&Number.isInteger(maxContentBytes)&&maxContentBytes>=1?
maxContentBytes
:DEFAULT_MAX_CONTENT_BYTES,
}),
});
}
function optionFromEnv(){
return{
propagation:(0,utils_env.s)('ANTHROPIC_OPEN_TELEMETRY_PROPAGATION')?.toLowerCase()!=='false',
traces:{
enabled:(0,utils_env.s)('ANTHROPIC_OPEN_TELEMETRY')?.toLowerCase()!=='false',
contentMode:(0,utils_env.s)('ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE')?.toLowerCase()==='content'?
'content'
:'metadata_only',
maxContentBytes:Number(/^\d+$/.exec((0,utils_env.s)('ANTHROPIC_OPEN_TELEMETRY_TRACES_MAX_CONTENT_BYTES')??'')?.[0]??NaN),
},
};
}
function getTracer(option,version,platform){
if(!option.traces.enabled){
return undefined;
}
const scope=platform!==undefined?`${INSTRUMENTATION_SCOPE}.${platform}`:INSTRUMENTATION_SCOPE;
return(option.tracerProvider??trace.getTracerProvider()).getTracer(scope,version);
}
function guardTracing(client,step){
try{
return step();
}
catch(problem){
if(client){
(0,utils_log.WG)(client).debug('could not record telemetry',problem);
}
return undefined;
}
}
function startApiCallSpan(client,name,options,settings){
if(options?.__span){
return options.__span;
}
const tracer=client._tracer;
if(!tracer){
return undefined;
}
return guardTracing(client,()=>{
const startTime=Date.now();
const threadID=settings?.attributes?.[ATTR_ANTHROPIC_SESSION_THREAD_ID];
const conversationId=options?.openTelemetry?.conversationId??(typeof threadID==='string'?threadID:undefined);
const span=tracer.startSpan(name,{
kind:SpanKind.CLIENT,
attributes:{
[ATTR_GEN_AI_PROVIDER_NAME]:client._genAIProviderName,
...serverAttributes(client.baseURL),
...(conversationId!=null?{[ATTR_GEN_AI_CONVERSATION_ID]:conversationId}:undefined),
...(settings?.route!=null?{[ATTR_HTTP_ROUTE]:settings.route}:undefined),
...requestAttributes(client,name,settings?.request),
...settings?.attributes,
},
});
if(!span.isRecording()&&
!(client.openTelemetry.propagation?
Object.keys(injectContext(span)).length>0
:trace.isSpanContextValid(span.spanContext()))){
return undefined;
}
const{request:_,...kept}=settings??{};
return{...kept,span,name,startTime};
});
}
function setCreatedIDAttribute(call,data){
if(call.createdIDAttribute===undefined||typeof data!=='object'||data===null){
return;
}
const id=data[call.createdIDField??'id'];
if(typeof id==='string'){
call.span.setAttribute(call.createdIDAttribute,id);
}
}
const SPAN_ATTRIBUTES={
'anthropic.messages.create':{
constants:{'gen_ai.operation.name':'chat'},
request:[
['gen_ai.request.model',['model'],'string'],
['gen_ai.request.max_tokens',['max_tokens'],'integer'],
['gen_ai.request.reasoning.level',['output_config','effort'],'string'],
['anthropic.request.service_tier',['service_tier'],'string'],
['anthropic.thinking.type',['thinking','type'],'string'],
['anthropic.thinking.budget_tokens',['thinking','budget_tokens'],'integer'],
],
requestHeaders:[['anthropic.beta','anthropic-beta',{array:'string'}]],
stream:'gen_ai.request.stream',
response:[
['gen_ai.response.id',['id'],'string'],
['gen_ai.response.model',['model'],'string'],
['gen_ai.usage.cache_write.input_tokens',['usage','cache_creation_input_tokens'],'integer'],
['gen_ai.usage.cache_read.input_tokens',['usage','cache_read_input_tokens'],'integer'],
[
'anthropic.usage.cache_creation.ephemeral_5m_input_tokens',
['usage','cache_creation','ephemeral_5m_input_tokens'],
'integer',
],
[
'anthropic.usage.cache_creation.ephemeral_1h_input_tokens',
['usage','cache_creation','ephemeral_1h_input_tokens'],
'integer',
],
['anthropic.response.service_tier',['usage','service_tier'],'string'],
['gen_ai.usage.output_tokens',['usage','output_tokens'],'integer'],
[
'gen_ai.usage.reasoning.output_tokens',
['usage','output_tokens_details','thinking_tokens'],
'integer',
],
['anthropic.message.stop_reason',['stop_reason'],'string'],
],
},
'anthropic.messages.count_tokens':{
request:[['gen_ai.request.model',['model'],'string']],
response:[['anthropic.message.count_tokens.input_tokens',['input_tokens'],'integer']],
},
'anthropic.sessions.create':{
request:[['anthropic.session.environment.id',['environment_id'],'string']],
response:[
['gen_ai.agent.name',['agent','name'],'string'],
['gen_ai.request.model',['agent','model','id'],'string'],
],
},
};
function requestAttributes(client,name,request){
const table=SPAN_ATTRIBUTES[name];
if(!table){
return{};
}
const attributes={...table.constants};
for(const[attribute,path,type]of table.request??[]){
const value=guardTracing(client,()=>attributeValue(dig(request?.body,path),type));
if(value!==undefined){
attributes[attribute]=value;
}
}
const{requestHeaders}=table;
if(requestHeaders){
guardTracing(client,()=>{
const headers=buildHeaders([client['_options'].defaultHeaders,request?.headers]).values;
for(const[attribute,header,type]of requestHeaders){
const value=headerValue(headers.get(header),type);
if(value!==undefined){
attributes[attribute]=value;
}
}
});
}
if(table.stream!==undefined&&request?.stream){
attributes[table.stream]=true;
}
return attributes;
}
function setResponseAttributes(span,name,data){
for(const[attribute,path,type]of SPAN_ATTRIBUTES[name]?.response??[]){
try{
const value=attributeValue(dig(data,path),type);
if(value!==undefined){
span.setAttribute(attribute,value);
}
}
catch{}
}
}
function dig(data,path){
let value=data;
for(const name of path){
if(typeof value!=='object'||value===null){
return undefined;
}
value=value[name];
}
return value;
}
function attributeValue(value,type){
if(typeof type==='object'){
return Array.isArray(value)&&value.every((item)=>attributeValue(item,type.array)!==undefined)?
[...value]
:undefined;
}
switch(typeof value){
case 'string':
return type==='string'||type==='unknown'?value:undefined;
case 'boolean':
return type==='boolean'||type==='unknown'?value:undefined;
case 'number':
return type==='integer'||type==='number'||type==='unknown'?value:undefined;
default:
return undefined;
}
}
function headerValue(value,type){
const items=(value??'')
.split(',')
.map((item)=>item.trim())
.filter(Boolean);
if(value==null||items.length===0){
return undefined;
}
return typeof type==='object'?items:value;
}
function serverAttributes(url){
try{
const{hostname,port,protocol}=new URL(url);
return{
[ATTR_SERVER_ADDRESS]:hostname.replace(/^\[(.*)\]$/,'$1'),
[ATTR_SERVER_PORT]:port?Number(port)
:protocol==='http:'?80
:443,
};
}
catch{
return{};
}
}
function recordAttempt(call,method,url,recordsContent=false){
call.attempts=(call.attempts??0)+1;
if(call.attempts>1){
call.span.setAttribute(ATTR_HTTP_REQUEST_RESEND_COUNT,call.attempts-1);
return;
}
call.span.setAttribute(ATTR_HTTP_REQUEST_METHOD,method);
try{
const{protocol,host,pathname,search}=new URL(url);
const query=definedQuery(search.slice(1),call.queryParams,call.contentQueryParams);
call.span.setAttributes({
[ATTR_URL_SCHEME]:protocol.slice(0,-1),
[ATTR_URL_PATH]:pathname,
});
if(query?.content&&!recordsContent){
return;
}
call.span.setAttributes({
...(query!==undefined?{[ATTR_URL_QUERY]:query.value}:undefined),
[ATTR_URL_FULL]:`${protocol}//${host}${pathname}${query!==undefined?`?${query.value}`:''}`,
});
}
catch{}
}
const CONTENT_QUERY_PARAMS=['email','path_prefix','expected_content_sha256'];
function definedQuery(query,defined,contentParams){
if(!query||!defined?.length){
return undefined;
}
let content=false;
const parts=query.split('&').filter((part)=>{
try{
const name=decodeURIComponent(part.split('=',1)[0]);
const param=defined.includes(name)||!name.endsWith('[]')?name:name.slice(0,-2);
if(!defined.includes(param)){
return false;
}
content||(content=CONTENT_QUERY_PARAMS.includes(param)||!!contentParams?.includes(param));
return true;
}
catch{
return false;
}
});
return parts.length?{value:parts.join('&'),content}:undefined;
}
function injectTraceHeaders(span,headers){
const values=buildHeaders([headers]).values;
for(const[key,value]of Object.entries(injectContext(span))){
values.set(key,value);
}
return values;
}
function endApiCallSpan(span,result){
if(!span.isRecording()){
return;
}
try{
setResponseStatusCode(span,result);
setResponseHeaderAttributes(span,result.response??
(result.status==='error'&&result.error instanceof core_error.LG?result.error:undefined));
switch(result.status){
case 'success':
if(result.options.__span){
setResponseAttributes(span,result.options.__span.name,result.data);
}
span.setStatus({code:SpanStatusCode.OK});
break;
case 'error':
setErrorStatus(span,result.error);
break;
}
}
finally{
span.end();
}
}
function observeStream(stream,signal,observer){
const iterate=stream[Symbol.asyncIterator];
let ended=false;
const end=(how)=>{
if(ended)
return;
ended=true;
signal.removeEventListener('abort',cancel);
try{
observer.onEnd(how);
}
catch{}
};
const cancel=()=>end({reason:'canceled'});
if(signal.aborted)
return cancel();
signal.addEventListener('abort',cancel,{once:true});
let observed=false;
stream[Symbol.asyncIterator]=function(){
const source=iterate.call(this);
if(observed)
return source;
observed=true;
signal.removeEventListener('abort',cancel);
const iterator={
async next(){
let result;
try{
result=await source.next();
}
catch(error){
end({reason:'failed',error});
throw error;
}
if(result.done){
end({reason:signal.aborted?'canceled':'completed'});
}
else if(!ended){
try{
observer.onItem?.(result.value);
}
catch{}
}
return result;
},
async return(value){
cancel();
return(await source.return?.(value))??{done:true,value};
},
async throw(error){
cancel();
if(source.throw)
return source.throw(error);
throw error;
},
[Symbol.asyncIterator]:()=>iterator,
};
return iterator;
};
}
function endApiCallSpanWhenStreamEnds(span,stream,props){
if(!span.isRecording())
return;
span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE,props.response.status);
setResponseHeaderAttributes(span,props.response);
const isSSE=stream instanceof Stream;
observeStream(stream,props.controller.signal,{
onEnd(end){
if(end.reason==='failed')
setErrorStatus(span,end.error);
else if(end.reason==='completed'&&!isSSE){
span.setStatus({code:SpanStatusCode.OK});
}
span.end();
},
});
}
function setResponseStatusCode(span,result){
const status=result.response?.status??
(result.status==='error'&&result.error instanceof core_error.LG?result.error.status:undefined);
if(status!==undefined){
span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE,status);
}
}
const RESPONSE_HEADER_ATTRIBUTES=[
['anthropic.request.id','request-id'],
['anthropic.organization.id','anthropic-organization-id'],
['anthropic.workspace.id','anthropic-workspace-id'],
];
function setResponseHeaderAttributes(span,response){
let headers;
try{
headers=response?.headers;
}
catch{
return;
}
for(const[attribute,header]of RESPONSE_HEADER_ATTRIBUTES){
try{
const value=headers?.get(header);
if(value){
span.setAttribute(attribute,value);
}
}
catch{}
}
}
function setErrorStatus(span,error,type){
if(error instanceof core_error.cH||(0,errors.z)(error)){
return;
}
span.setStatus({code:SpanStatusCode.ERROR});
span.setAttribute(ATTR_ERROR_TYPE,type??errorType(error));
}
function injectContext(span){
const carrier={};
propagation.inject(trace.setSpan(context.active(),span),carrier);
return carrier;
}
function errorType(error){
if(error instanceof core_error.qA){
return 'client_timeout_error';
}
if(error instanceof core_error.xX){
return 'connection_error';
}
if(error instanceof core_error.LG){
if(error.type){
return error.type;
}
if(error.status!==undefined){
return String(error.status);
}
}
return 'client_error';
}
;
const default_format='RFC3986';
const default_formatter=(v)=>String(v);
const formatters={
RFC1738:(v)=>String(v).replace(/%20/g,'+'),
RFC3986:default_formatter,
};
const RFC1738='RFC1738';
const RFC3986='RFC3986';
;
let has=(obj,key)=>((has=Object.hasOwn??Function.prototype.call.bind(Object.prototype.hasOwnProperty)),
has(obj,key));
const hex_table=(()=>{
const array=[];
for(let i=0;i<256;++i){
array.push('%'+((i<16?'0':'')+i.toString(16)).toUpperCase());
}
return array;
})();
function compact_queue(queue){
while(queue.length>1){
const item=queue.pop();
if(!item)
continue;
const obj=item.obj[item.prop];
if(isArray(obj)){
const compacted=[];
for(let j=0;j<obj.length;++j){
if(typeof obj[j]!=='undefined'){
compacted.push(obj[j]);
}
}
item.obj[item.prop]=compacted;
}
}
}
function array_to_object(source,options){
const obj=options&&options.plainObjects?Object.create(null):{};
for(let i=0;i<source.length;++i){
if(typeof source[i]!=='undefined'){
obj[i]=source[i];
}
}
return obj;
}
function merge(target,source,options={}){
if(!source){
return target;
}
if(typeof source!=='object'){
if(isArray(target)){
target.push(source);
}
else if(target&&typeof target==='object'){
if((options&&(options.plainObjects||options.allowPrototypes))||!has(Object.prototype,source)){
target[source]=true;
}
}
else{
return[target,source];
}
return target;
}
if(!target||typeof target!=='object'){
return[target].concat(source);
}
let mergeTarget=target;
if(isArray(target)&&!isArray(source)){
mergeTarget=array_to_object(target,options);
}
if(isArray(target)&&isArray(source)){
source.forEach(function(item,i){
if(has(target,i)){
const targetItem=target[i];
if(targetItem&&typeof targetItem==='object'&&item&&typeof item==='object'){
target[i]=merge(targetItem,item,options);
}
else{
target.push(item);
}
}
else{
target[i]=item;
}
});
return target;
}
return Object.keys(source).reduce(function(acc,key){
const value=source[key];
if(has(acc,key)){
acc[key]=merge(acc[key],value,options);
}
else{
acc[key]=value;
}
return acc;
},mergeTarget);
}
function assign_single_source(target,source){
return Object.keys(source).reduce(function(acc,key){
acc[key]=source[key];
return acc;
},target);
}
function decode(str,_,charset){
const strWithoutPlus=str.replace(/\+/g,' ');
if(charset==='iso-8859-1'){
return strWithoutPlus.replace(/%[0-9a-f]{2}/gi,unescape);
}
try{
return decodeURIComponent(strWithoutPlus);
}
catch(e){
return strWithoutPlus;
}
}
const limit=1024;
const encode=(str,_defaultEncoder,charset,_kind,format)=>{
if(str.length===0){
return str;
}
let string=str;
if(typeof str==='symbol'){
string=Symbol.prototype.toString.call(str);
}
else if(typeof str!=='string'){
string=String(str);
}
if(charset==='iso-8859-1'){
return escape(string).replace(/%u[0-9a-f]{4}/gi,function($0){
return '%26%23'+parseInt($0.slice(2),16)+'%3B';
});
}
let out='';
for(let j=0;j<string.length;j+=limit){
const segment=string.length>=limit?string.slice(j,j+limit):string;
const arr=[];
for(let i=0;i<segment.length;++i){
let c=segment.charCodeAt(i);
if(c===0x2d||
c===0x2e||
c===0x5f||
c===0x7e||
(c>=0x30&&c<=0x39)||
(c>=0x41&&c<=0x5a)||
(c>=0x61&&c<=0x7a)||
(format===RFC1738&&(c===0x28||c===0x29))
){
arr[arr.length]=segment.charAt(i);
continue;
}
if(c<0x80){
arr[arr.length]=hex_table[c];
continue;
}
if(c<0x800){
arr[arr.length]=hex_table[0xc0|(c>>6)]+hex_table[0x80|(c&0x3f)];
continue;
}
if(c<0xd800||c>=0xe000){
arr[arr.length]=
hex_table[0xe0|(c>>12)]+hex_table[0x80|((c>>6)&0x3f)]+hex_table[0x80|(c&0x3f)];
continue;
}
i+=1;
c=0x10000+(((c&0x3ff)<<10)|(segment.charCodeAt(i)&0x3ff));
arr[arr.length]=
hex_table[0xf0|(c>>18)]+
hex_table[0x80|((c>>12)&0x3f)]+
hex_table[0x80|((c>>6)&0x3f)]+
hex_table[0x80|(c&0x3f)];
}
out+=arr.join('');
}
return out;
};
function compact(value){
const queue=[{obj:{o:value},prop:'o'}];
const refs=[];
for(let i=0;i<queue.length;++i){
const item=queue[i];
const obj=item.obj[item.prop];
const keys=Object.keys(obj);
for(let j=0;j<keys.length;++j){
const key=keys[j];
const val=obj[key];
if(typeof val==='object'&&val!==null&&refs.indexOf(val)===-1){
queue.push({obj:obj,prop:key});
refs.push(val);
}
}
}
compact_queue(queue);
return value;
}
function is_regexp(obj){
return Object.prototype.toString.call(obj)==='[object RegExp]';
}
function is_buffer(obj){
if(!obj||typeof obj!=='object'){
return false;
}
return!!(obj.constructor&&obj.constructor.isBuffer&&obj.constructor.isBuffer(obj));
}
function combine(a,b){
return[].concat(a,b);
}
function maybe_map(val,fn){
if((0,utils_values.cy)(val)){
const mapped=[];
for(let i=0;i<val.length;i+=1){
mapped.push(fn(val[i]));
}
return mapped;
}
return fn(val);
}
;
const array_prefix_generators={
brackets(prefix){
return String(prefix)+'[]';
},
comma:'comma',
indices(prefix,key){
return String(prefix)+'['+key+']';
},
repeat(prefix){
return String(prefix);
},
};
const push_to_array=function(arr,value_or_array){
Array.prototype.push.apply(arr,(0,utils_values.cy)(value_or_array)?value_or_array:[value_or_array]);
};
let toISOString;
const defaults={
addQueryPrefix:false,
allowDots:false,
allowEmptyArrays:false,
arrayFormat:'indices',
charset:'utf-8',
charsetSentinel:false,
delimiter:'&',
encode:true,
encodeDotInKeys:false,
encoder:encode,
encodeValuesOnly:false,
format:default_format,
formatter:default_formatter,
indices:false,
serializeDate(date){
return(toISOString??(toISOString=Function.prototype.call.bind(Date.prototype.toISOString)))(date);
},
skipNulls:false,
strictNullHandling:false,
};
function is_non_nullish_primitive(v){
return(typeof v==='string'||
typeof v==='number'||
typeof v==='boolean'||
typeof v==='symbol'||
typeof v==='bigint');
}
const sentinel={};
function inner_stringify(object,prefix,generateArrayPrefix,commaRoundTrip,allowEmptyArrays,strictNullHandling,skipNulls,encodeDotInKeys,encoder,filter,sort,allowDots,serializeDate,format,formatter,encodeValuesOnly,charset,sideChannel){
let obj=object;
let tmp_sc=sideChannel;
let step=0;
let find_flag=false;
while((tmp_sc=tmp_sc.get(sentinel))!==void undefined&&!find_flag){
const pos=tmp_sc.get(object);
step+=1;
if(typeof pos!=='undefined'){
if(pos===step){
throw new RangeError('Cyclic object value');
}
else{
find_flag=true;
}
}
if(typeof tmp_sc.get(sentinel)==='undefined'){
step=0;
}
}
if(typeof filter==='function'){
obj=filter(prefix,obj);
}
else if(obj instanceof Date){
obj=serializeDate?.(obj);
}
else if(generateArrayPrefix==='comma'&&(0,utils_values.cy)(obj)){
obj=maybe_map(obj,function(value){
if(value instanceof Date){
return serializeDate?.(value);
}
return value;
});
}
if(obj===null){
if(strictNullHandling){
return encoder&&!encodeValuesOnly?
encoder(prefix,defaults.encoder,charset,'key',format)
:prefix;
}
obj='';
}
if(is_non_nullish_primitive(obj)||is_buffer(obj)){
if(encoder){
const key_value=encodeValuesOnly?prefix
:encoder(prefix,defaults.encoder,charset,'key',format);
return[
formatter?.(key_value)+
'='+
formatter?.(encoder(obj,defaults.encoder,charset,'value',format)),
];
}
return[formatter?.(prefix)+'='+formatter?.(String(obj))];
}
const values=[];
if(typeof obj==='undefined'){
return values;
}
let obj_keys;
if(generateArrayPrefix==='comma'&&(0,utils_values.cy)(obj)){
if(encodeValuesOnly&&encoder){
obj=maybe_map(obj,encoder);
}
obj_keys=[{value:obj.length>0?obj.join(',')||null:void undefined}];
}
else if((0,utils_values.cy)(filter)){
obj_keys=filter;
}
else{
const keys=Object.keys(obj);
obj_keys=sort?keys.sort(sort):keys;
}
const encoded_prefix=encodeDotInKeys?String(prefix).replace(/\./g,'%2E'):String(prefix);
const adjusted_prefix=commaRoundTrip&&(0,utils_values.cy)(obj)&&obj.length===1?encoded_prefix+'[]':encoded_prefix;
if(allowEmptyArrays&&(0,utils_values.cy)(obj)&&obj.length===0){
return adjusted_prefix+'[]';
}
for(let j=0;j<obj_keys.length;++j){
const key=obj_keys[j];
const value=
typeof key==='object'&&typeof key.value!=='undefined'?key.value:obj[key];
if(skipNulls&&value===null){
continue;
}
const encoded_key=allowDots&&encodeDotInKeys?key.replace(/\./g,'%2E'):key;
const key_prefix=(0,utils_values.cy)(obj)?
typeof generateArrayPrefix==='function'?
generateArrayPrefix(adjusted_prefix,encoded_key)
:adjusted_prefix
:adjusted_prefix+(allowDots?'.'+encoded_key:'['+encoded_key+']');
sideChannel.set(object,step);
const valueSideChannel=new WeakMap();
valueSideChannel.set(sentinel,sideChannel);
push_to_array(values,inner_stringify(value,key_prefix,generateArrayPrefix,commaRoundTrip,allowEmptyArrays,strictNullHandling,skipNulls,encodeDotInKeys,
generateArrayPrefix==='comma'&&encodeValuesOnly&&(0,utils_values.cy)(obj)?null:encoder,filter,sort,allowDots,serializeDate,format,formatter,encodeValuesOnly,charset,valueSideChannel));
}
return values;
}
function normalize_stringify_options(opts=defaults){
if(typeof opts.allowEmptyArrays!=='undefined'&&typeof opts.allowEmptyArrays!=='boolean'){
throw new TypeError('`allowEmptyArrays` option can only be `true` or `false`, when provided');
}
if(typeof opts.encodeDotInKeys!=='undefined'&&typeof opts.encodeDotInKeys!=='boolean'){
throw new TypeError('`encodeDotInKeys` option can only be `true` or `false`, when provided');
}
if(opts.encoder!==null&&typeof opts.encoder!=='undefined'&&typeof opts.encoder!=='function'){
throw new TypeError('Encoder has to be a function.');
}
const charset=opts.charset||defaults.charset;
if(typeof opts.charset!=='undefined'&&opts.charset!=='utf-8'&&opts.charset!=='iso-8859-1'){
throw new TypeError('The charset option must be either utf-8, iso-8859-1, or undefined');
}
let format=default_format;
if(typeof opts.format!=='undefined'){
if(!has(formatters,opts.format)){
throw new TypeError('Unknown format option provided.');
}
format=opts.format;
}
const formatter=formatters[format];
let filter=defaults.filter;
if(typeof opts.filter==='function'||(0,utils_values.cy)(opts.filter)){
filter=opts.filter;
}
let arrayFormat;
if(opts.arrayFormat&&opts.arrayFormat in array_prefix_generators){
arrayFormat=opts.arrayFormat;
}
else if('indices' in opts){
arrayFormat=opts.indices?'indices':'repeat';
}
else{
arrayFormat=defaults.arrayFormat;
}
if('commaRoundTrip' in opts&&typeof opts.commaRoundTrip!=='boolean'){
throw new TypeError('`commaRoundTrip` must be a boolean, or absent');
}
const allowDots=typeof opts.allowDots==='undefined'?
!!opts.encodeDotInKeys===true?
true
:defaults.allowDots
:!!opts.allowDots;
return{
addQueryPrefix:typeof opts.addQueryPrefix==='boolean'?opts.addQueryPrefix:defaults.addQueryPrefix,
allowDots:allowDots,
allowEmptyArrays:typeof opts.allowEmptyArrays==='boolean'?!!opts.allowEmptyArrays:defaults.allowEmptyArrays,
arrayFormat:arrayFormat,
charset:charset,
charsetSentinel:typeof opts.charsetSentinel==='boolean'?opts.charsetSentinel:defaults.charsetSentinel,
commaRoundTrip:!!opts.commaRoundTrip,
delimiter:typeof opts.delimiter==='undefined'?defaults.delimiter:opts.delimiter,
encode:typeof opts.encode==='boolean'?opts.encode:defaults.encode,
encodeDotInKeys:typeof opts.encodeDotInKeys==='boolean'?opts.encodeDotInKeys:defaults.encodeDotInKeys,
encoder:typeof opts.encoder==='function'?opts.encoder:defaults.encoder,
encodeValuesOnly:typeof opts.encodeValuesOnly==='boolean'?opts.encodeValuesOnly:defaults.encodeValuesOnly,
filter:filter,
format:format,
formatter:formatter,
serializeDate:typeof opts.serializeDate==='function'?opts.serializeDate:defaults.serializeDate,
skipNulls:typeof opts.skipNulls==='boolean'?opts.skipNulls:defaults.skipNulls,
sort:typeof opts.sort==='function'?opts.sort:null,
strictNullHandling:typeof opts.strictNullHandling==='boolean'?opts.strictNullHandling:defaults.strictNullHandling,
};
}
function stringify(object,opts={}){
let obj=object;
const options=normalize_stringify_options(opts);
let obj_keys;
let filter;
if(typeof options.filter==='function'){
filter=options.filter;
obj=filter('',obj);
}
else if((0,utils_values.cy)(options.filter)){
filter=options.filter;
obj_keys=filter;
}
const keys=[];
if(typeof obj!=='object'||obj===null){
return '';
}
const generateArrayPrefix=array_prefix_generators[options.arrayFormat];
const commaRoundTrip=generateArrayPrefix==='comma'&&options.commaRoundTrip;
if(!obj_keys){
obj_keys=Object.keys(obj);
}
if(options.sort){
obj_keys.sort(options.sort);
}
const sideChannel=new WeakMap();
for(let i=0;i<obj_keys.length;++i){
const key=obj_keys[i];
if(options.skipNulls&&obj[key]===null){
continue;
}
push_to_array(keys,inner_stringify(obj[key],key,
generateArrayPrefix,commaRoundTrip,options.allowEmptyArrays,options.strictNullHandling,options.skipNulls,options.encodeDotInKeys,options.encode?options.encoder:null,options.filter,options.sort,options.allowDots,options.serializeDate,options.format,options.formatter,options.encodeValuesOnly,options.charset,sideChannel));
}
const joined=keys.join(options.delimiter);
let prefix=options.addQueryPrefix===true?'?':'';
if(options.charsetSentinel){
if(options.charset==='iso-8859-1'){
prefix+='utf8=%26%2310003%3B&';
}
else{
prefix+='utf8=%E2%9C%93&';
}
}
return joined.length>0?prefix+joined:'';
}
;
function stringifyQuery(query){
return stringify(query,{arrayFormat:'brackets'});
}
;
class APIResource{
constructor(client){
this._client=client;
}
}
;
async function defaultParseResponse(client,props){
const{response,requestLogID,retryOfRequestLogID,startTime}=props;
const body=await(async()=>{
if(props.options.stream){
(0,utils_log.WG)(client).debug('response',response.status,response.url,response.headers,response.body);
return Stream.fromSSEResponse(response,props.controller,client);
}
if(response.status===204){
return null;
}
if(props.options.__binaryResponse){
return response;
}
const contentType=response.headers.get('content-type');
const mediaType=contentType?.split(';')[0]?.trim();
const isJSON=mediaType?.includes('application/json')||mediaType?.endsWith('+json');
if(isJSON){
const contentLength=response.headers.get('content-length');
if(contentLength==='0'){
return undefined;
}
const json=await response.json();
return addResponseIDs(json,response);
}
const text=await response.text();
return text;
})().finally(()=>{
if(!props.options.stream&&!props.options.__binaryResponse){
releaseRequestSignal(props.controller);
}
});
(0,utils_log.dF)((0,utils_log.WG)(client),`[${requestLogID}] response parsed`,{
retryOfRequestLogID,
url:response.url,
status:response.status,
body,
durationMs:Date.now()-startTime,
});
return body;
}
function addResponseIDs(value,response){
if(!value||typeof value!=='object'||Array.isArray(value)){
return value;
}
return Object.defineProperties(value,{
_request_id:{value:response.headers.get('request-id'),enumerable:false},
_workspace_id:{value:response.headers.get('anthropic-workspace-id'),enumerable:false},
});
}
;
const checkFileSupport=()=>{
if(typeof File==='undefined'){
const{process}=globalThis;
const isOldNode=typeof process?.versions?.node==='string'&&parseInt(process.versions.node.split('.'))<20;
throw new Error('`File` is not defined as a global, which is required for file uploads.'+
(isOldNode?
" Update to Node 20 LTS or newer, or set `globalThis.File` to `import('node:buffer').File`."
:''));
}
};
function makeFile(fileBits,fileName,options){
checkFileSupport();
return new File(fileBits,fileName??'',options);
}
function getName(value,stripPath){
const val=(typeof value==='object'&&
value!==null&&
(('name' in value&&value.name&&String(value.name))||
('url' in value&&value.url&&String(value.url))||
('filename' in value&&value.filename&&String(value.filename))||
('path' in value&&value.path&&String(value.path))))||
'';
return stripPath?val.split(/[\\/]/).pop()||undefined:val;
}
const isAsyncIterable=(value)=>value!=null&&typeof value==='object'&&typeof value[Symbol.asyncIterator]==='function';
const maybeMultipartFormRequestOptions=async(opts,fetch)=>{
if(!hasUploadableValue(opts.body))
return opts;
return{...opts,body:await createForm(opts.body,fetch)};
};
const multipartFormRequestOptions=async(opts,fetch,stripFilenames=true)=>{
try{
return{...opts,body:await createForm(opts.body,fetch,stripFilenames)};
}
catch(error){
const span=opts.__span?.span;
if(span){
guardTracing(typeof fetch==='function'?undefined:fetch,()=>endApiCallSpan(span,{status:'error',options:opts,error}));
}
throw error;
}
};
const supportsFormDataMap=new WeakMap();
function supportsFormData(fetchObject){
const fetch=typeof fetchObject==='function'?fetchObject:fetchObject.fetch;
const cached=supportsFormDataMap.get(fetch);
if(cached)
return cached;
const promise=(async()=>{
try{
const FetchResponse=('Response' in fetch?
fetch.Response
:(await fetch('data:,')).constructor);
const data=new FormData();
if(data.toString()===(await new FetchResponse(data).text())){
return false;
}
return true;
}
catch{
return true;
}
})();
supportsFormDataMap.set(fetch,promise);
return promise;
}
const createForm=async(body,fetch,stripFilenames=true)=>{
if(!(await supportsFormData(fetch))){
throw new TypeError('The provided fetch function does not support file uploads with the current global FormData class.');
}
const form=new FormData();
await Promise.all(Object.entries(body||{}).map(([key,value])=>addFormValue(form,key,value,stripFilenames)));
return form;
};
const isUploadable=(value)=>typeof value==='object'&&
value!==null&&
(value instanceof Response||isAsyncIterable(value)||value instanceof Blob);
const hasUploadableValue=(value)=>{
if(isUploadable(value))
return true;
if(Array.isArray(value))
return value.some(hasUploadableValue);
if(value&&typeof value==='object'){
for(const k in value){
if(hasUploadableValue(value[k]))
return true;
}
}
return false;
};
const addFormValue=async(form,key,value,stripFilenames)=>{
if(value===undefined)
return;
if(value==null){
throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
}
if(typeof value==='string'||typeof value==='number'||typeof value==='boolean'){
form.append(key,String(value));
}
else if(value instanceof Response){
let options={};
const contentType=value.headers.get('Content-Type');
if(contentType){
options={type:contentType};
}
form.append(key,makeFile([await value.blob()],getName(value,stripFilenames),options));
}
else if(isAsyncIterable(value)){
form.append(key,makeFile([await new Response(ReadableStreamFrom(value)).blob()],getName(value,stripFilenames)));
}
else if(value instanceof Blob){
const isFile=typeof File!=='undefined'&&value instanceof File;
const name=isFile?value.name:getName(value,stripFilenames);
form.append(key,makeFile([value],name,{type:value.type}));
}
else if(Array.isArray(value)){
await Promise.all(value.map((entry)=>addFormValue(form,key+'[]',entry,stripFilenames)));
}
else if(typeof value.then==='function'){
throw new TypeError(`Received a Promise for "${key}"; await it first, e.g. \`await toFile(...)\``);
}
else if(value instanceof ArrayBuffer||ArrayBuffer.isView(value)){
throw new TypeError(`Received ${value.constructor.name} for "${key}"; to upload raw bytes, wrap them with \`await toFile(bytes, 'filename')\``);
}
else if(typeof value==='object'){
await Promise.all(Object.entries(value).map(([name,prop])=>addFormValue(form,`${key}[${name}]`,prop,stripFilenames)));
}
else{
throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
}
};
;
const ATTR_GEN_AI_AGENT_ID='gen_ai.agent.id';
const ATTR_GEN_AI_INPUT_MESSAGES='gen_ai.input.messages';
const ATTR_GEN_AI_OPERATION_NAME='gen_ai.operation.name';
const ATTR_GEN_AI_OUTPUT_MESSAGES='gen_ai.output.messages';
const ATTR_GEN_AI_OUTPUT_TYPE='gen_ai.output.type';
const ATTR_GEN_AI_REQUEST_MODEL='gen_ai.request.model';
const ATTR_GEN_AI_REQUEST_STOP_SEQUENCES='gen_ai.request.stop_sequences';
const ATTR_GEN_AI_RESPONSE_TIME_TO_FIRST_CHUNK='gen_ai.response.time_to_first_chunk';
const ATTR_GEN_AI_SYSTEM_INSTRUCTIONS='gen_ai.system_instructions';
const ATTR_GEN_AI_TOOL_CALL_ARGUMENTS='gen_ai.tool.call.arguments';
const ATTR_GEN_AI_TOOL_CALL_ID='gen_ai.tool.call.id';
const ATTR_GEN_AI_TOOL_DESCRIPTION='gen_ai.tool.description';
const ATTR_GEN_AI_TOOL_NAME='gen_ai.tool.name';
const ATTR_GEN_AI_TOOL_TYPE='gen_ai.tool.type';
const ATTR_GEN_AI_USAGE_INPUT_TOKENS='gen_ai.usage.input_tokens';
const GEN_AI_OPERATION_NAME_VALUE_EXECUTE_TOOL='execute_tool';
const GEN_AI_OPERATION_NAME_VALUE_INVOKE_AGENT='invoke_agent';
const GEN_AI_OUTPUT_TYPE_VALUE_JSON='json';
const GEN_AI_TOOL_TYPE_VALUE_FUNCTION='function';
const ATTR_ANTHROPIC_CONTENT_TRUNCATED='anthropic.content.truncated';
const ATTR_ANTHROPIC_TOOL_RESULT_CONTENT='anthropic.tool_result.content';
const ATTR_ANTHROPIC_TOOLSET_NAME='anthropic.toolset.name';
const ATTR_ANTHROPIC_USAGE_COMPACTION_INPUT_TOKENS='anthropic.usage.compaction.input_tokens';
const ATTR_ANTHROPIC_USAGE_COMPACTION_OUTPUT_TOKENS='anthropic.usage.compaction.output_tokens';
;
function setMessageContentAttributes(call,body,output,limit){
const span=call.span;
const requestSize=call.requestContentSize;
if(output!==undefined&&requestSize!==undefined){
const outputMessages=JSON.stringify([{role:'assistant',parts:contentParts(output)}]);
if(requestSize+3*outputMessages.length<=limit||
requestSize+utf8Length(outputMessages)<=limit){
span.setAttribute(ATTR_GEN_AI_OUTPUT_MESSAGES,outputMessages);
return;
}
}
const size=setContentAttributes(span,{
[ATTR_GEN_AI_REQUEST_STOP_SEQUENCES]:body.stop_sequences?.length?[...body.stop_sequences]:undefined,
[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]:body.system===undefined?undefined:contentParts(body.system),
[ATTR_GEN_AI_INPUT_MESSAGES]:body.messages.map((message)=>({role:message.role,parts:contentParts(message.content)})),
[ATTR_GEN_AI_OUTPUT_MESSAGES]:output===undefined?undefined:[{role:'assistant',parts:contentParts(output)}],
},limit);
if(output===undefined){
call.requestContentSize=size;
}
}
function contentParts(content){
if(typeof content==='string'){
return[{type:'text',content}];
}
return content?.map(blockPart)??[];
}
function blockPart(block){
switch(block.type){
case 'text':
return{type:'text',content:block.text};
case 'thinking':
return{type:'reasoning',content:block.thinking};
case 'tool_use':
return{
type:'tool_call',
id:block.id,
name:block.name,
arguments:block.input,
...(typeof block.toolset_name==='string'?
{anthropic_toolset_name:block.toolset_name}
:undefined),
};
case 'server_tool_use':
return{type:'tool_call',id:block.id,name:block.name,arguments:block.input};
case 'mcp_tool_use':
return{
type:'tool_call',
id:block.id,
name:block.name,
arguments:block.input,
anthropic_mcp_server_name:block.server_name,
};
case 'tool_result':
return{
type:'tool_call_response',
id:block.tool_use_id,
response:toolResultContentBlocks(block.content),
};
default:
if(typeof block.type!=='string'){
return{type:'anthropic_unknown'};
}
if(block.type.endsWith('_tool_result')&&'tool_use_id' in block){
return{
type:'tool_call_response',
id:block.tool_use_id,
response:resultBlockContent(block.content),
};
}
return{type:`anthropic_${block.type}`};
}
}
function toolResultContentBlocks(content){
if(content===undefined||content===null){
return[];
}
if(typeof content==='string'){
return[{type:'text',text:content}];
}
return content.map((block)=>{
if(block.type==='text'||block.type==='search_result'){
return withoutLeftOutFields(block);
}
if(typeof block.type!=='string'){
return{type:'unknown'};
}
return{type:block.type};
});
}
function resultBlockContent(content){
if(content===undefined||content===null){
return[];
}
if(typeof content==='string'){
return[{type:'text',text:content}];
}
if(!Array.isArray(content)){
return[withoutLeftOutFields(content)];
}
return content.map((block)=>{
if(block.type==='text'||block.type==='search_result'||block.type==='web_search_result'){
return withoutLeftOutFields(block);
}
if(typeof block.type!=='string'){
return{type:'unknown'};
}
return{type:block.type};
});
}
function withoutLeftOutFields(value){
if(Array.isArray(value)){
return value.map(withoutLeftOutFields);
}
if(typeof value!=='object'||value===null){
return value;
}
const{type,file_type}=value;
if(type==='image'||type==='document'){
return{type};
}
const isImageOrDocumentView=type==='text_editor_code_execution_view_result'&&(file_type==='image'||file_type==='pdf');
return Object.fromEntries(Object.entries(value)
.filter(([name])=>!name.startsWith('encrypted_')&&!(name==='content'&&isImageOrDocumentView))
.map(([name,field])=>[name,withoutLeftOutFields(field)]));
}
function setContentAttributes(span,attributes,limit){
const{[ATTR_GEN_AI_REQUEST_STOP_SEQUENCES]:stopSequences,[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]:instructions,[ATTR_GEN_AI_INPUT_MESSAGES]:input,[ATTR_GEN_AI_OUTPUT_MESSAGES]:output,[ATTR_ANTHROPIC_TOOL_RESULT_CONTENT]:toolResult,...others}=attributes;
const messages={
[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]:instructions,
[ATTR_GEN_AI_INPUT_MESSAGES]:input,
[ATTR_GEN_AI_OUTPUT_MESSAGES]:output,
};
const values={};
const blocks=toolResult?.map((block)=>JSON.stringify(block));
const length=[...(stopSequences??[]),...(blocks??[])].reduce((sum,text)=>sum+text.length+1,2)+
serialize(others,values)+
serialize(messages,values);
const sizeOf=3*length<=limit?(text)=>3*text.length:utf8Length;
const sizeOfMessages=()=>Object.keys(messages).reduce((sum,key)=>sum+sizeOf(values[key]??''),0);
const stopSequencesSize=stopSequences?.reduce((sum,each)=>sum+sizeOf(each),0)??0;
const keepsStopSequences=stopSequences!==undefined&&stopSequencesSize<=limit;
let size=keepsStopSequences?stopSequencesSize:0;
let truncated=stopSequences!==undefined&&!keepsStopSequences;
for(const key of Object.keys(others)){
const jsonSize=sizeOf(values[key]??'');
if(jsonSize>limit){
delete values[key];
truncated=true;
}
else{
size+=jsonSize;
}
}
let messagesSize=sizeOfMessages();
if(size+messagesSize>limit){
const{truncated:lostParts,...fitted}=withoutFirstParts(messages,size+messagesSize-limit);
truncated||(truncated=lostParts);
serialize(fitted,values);
messagesSize=sizeOfMessages();
}
size+=messagesSize;
if(blocks!==undefined){
const kept=truncateToolResultContent(blocks,limit-size,sizeOf);
values[ATTR_ANTHROPIC_TOOL_RESULT_CONTENT]=kept.json;
size+=kept.size;
truncated||(truncated=kept.truncated);
}
if(truncated){
span.setAttribute(ATTR_ANTHROPIC_CONTENT_TRUNCATED,true);
}
if(keepsStopSequences){
span.setAttribute(ATTR_GEN_AI_REQUEST_STOP_SEQUENCES,stopSequences);
}
for(const[key,value]of Object.entries(values)){
span.setAttribute(key,value);
}
return size;
}
function serialize(attributes,values){
let length=0;
for(const[key,value]of Object.entries(attributes)){
if(value!==undefined){
values[key]=JSON.stringify(value);
length+=values[key].length;
}
}
return length;
}
function withoutFirstParts(attributes,excess){
const withOwnParts=(messages)=>messages?.map((message)=>({...message,parts:[...message.parts]}));
const instructions=attributes[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]?.slice();
const input=withOwnParts(attributes[ATTR_GEN_AI_INPUT_MESSAGES]);
const output=withOwnParts(attributes[ATTR_GEN_AI_OUTPUT_MESSAGES]);
const lists=[instructions??[],...[...(input??[]),...(output??[])].map(({parts})=>parts)];
let left=lists.reduce((sum,parts)=>sum+parts.length,0);
let truncated=false;
for(const parts of lists){
let removed=0;
while(excess>0&&removed<parts.length){
const part=parts[removed];
const size=utf8Length(JSON.stringify(part));
const content=part['content'];
if(left===1&&part.type==='text'&&typeof content==='string'){
const kept=startThatFits(part,content,size-excess);
if(kept!==content){
parts[removed]={...part,content:kept};
truncated=true;
}
break;
}
excess-=size+(removed+1<parts.length?1:0);
removed++;
left--;
truncated=true;
}
parts.splice(0,removed);
}
return{
[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]:instructions,
[ATTR_GEN_AI_INPUT_MESSAGES]:input,
[ATTR_GEN_AI_OUTPUT_MESSAGES]:output,
truncated,
};
}
function startThatFits(part,content,limit){
const room=limit-utf8Length(JSON.stringify({...part,content:''}));
const head=content.slice(0,Math.max(room,0));
const escaped=JSON.stringify(head);
let length=0;
let escapedLength=0;
let size=0;
while(length<head.length){
const point=escaped.codePointAt(1+escapedLength);
const units=point>0xffff?2:1;
const escapedUnits=point!==0x5c?units
:escaped[2+escapedLength]==='u'?6
:2;
size+=
point<0x80?escapedUnits
:point<0x800?2
:point<0x10000?3
:4;
if(size>room){
break;
}
escapedLength+=escapedUnits;
length+=units;
}
return content.slice(0,length);
}
function truncateToolResultContent(blocks,limit,sizeOf){
const kept=[];
let size=2;
for(const block of blocks){
const next=size+(kept.length===0?0:1)+sizeOf(block);
if(next>limit){
break;
}
kept.push(block);
size=next;
}
return{json:'['+kept.join(',')+']',size,truncated:kept.length<blocks.length};
}
function utf8Length(text){
let size=0;
for(let index=0;index<text.length;index++){
const unit=text.charCodeAt(index);
if(unit<0x80){
size+=1;
}
else if(unit<0x800){
size+=2;
}
else if(unit>=0xd800&&unit<0xdc00&&(text.charCodeAt(index+1)&0xfc00)===0xdc00){
size+=4;
index++;
}
else{
size+=3;
}
}
return size;
}
;
function setUsageSumAttributes(span,usage,complete){
if(!(0,utils_values.sA)(usage)){
return;
}
if(typeof usage['input_tokens']==='number'){
span.setAttribute(ATTR_GEN_AI_USAGE_INPUT_TOKENS,inputTokens(usage));
}
if(!complete){
return;
}
const iterations=Array.isArray(usage['iterations'])?usage['iterations']:[];
const compactions=iterations.filter((each)=>(0,utils_values.sA)(each)&&each['type']==='compaction');
if(compactions.length>0){
span.setAttribute(ATTR_ANTHROPIC_USAGE_COMPACTION_INPUT_TOKENS,compactions.reduce((sum,each)=>sum+inputTokens(each),0));
span.setAttribute(ATTR_ANTHROPIC_USAGE_COMPACTION_OUTPUT_TOKENS,compactions.reduce((sum,each)=>sum+count(each,'output_tokens'),0));
}
}
const INPUT_TOKEN_COUNTS=[
'input_tokens',
'cache_read_input_tokens',
'cache_creation_input_tokens',
];
function inputTokens(usage){
return INPUT_TOKEN_COUNTS.reduce((sum,name)=>sum+count(usage,name),0);
}
function count(usage,name){
const value=usage[name];
return typeof value==='number'?value:0;
}
;
function recordStreamedMessageContent(client,call,body,message){
if(!call.span.isRecording()||client.openTelemetry.traces.contentMode!=='content'){
return;
}
try{
setMessageContentAttributes(call,body,message.content,client.openTelemetry.traces.maxContentBytes);
}
catch(problem){
(0,utils_log.WG)(client).debug('could not record the streamed message on its span',problem);
}
}
function endAnthropicApiCallSpanWhenStreamEnds(client,span,stream,props){
if(props.options.__span?.name==='anthropic.messages.create'&&stream instanceof Stream){
endMessagesCreateSpanWhenStreamEnds(client,span,stream,props);
}
else{
endApiCallSpanWhenStreamEnds(span,stream,props);
}
}
function endMessagesCreateSpanWhenStreamEnds(client,span,stream,props){
if(!span.isRecording()){
return;
}
span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE,props.response.status);
setResponseHeaderAttributes(span,props.response);
const call=props.options.__span;
const startTime=call?.startTime;
let message;
let usage;
let sawDelta=false;
let sawMessageDelta=false;
let sawStop=false;
observeStream(stream,props.controller.signal,{
onItem(event){
try{
switch(event.type){
case 'message_start':{
const atStart={...event.message};
usage={...event.message.usage};
message={};
for(const[,[name]]of SPAN_ATTRIBUTES[call?.name??'']?.response??[]){
if(name!==undefined&&name!=='usage'){
message[name]=atStart[name];
}
}
break;
}
case 'content_block_start':{
const block=event.content_block;
if(message&&(0,utils_values.sA)(block)&&block['type']==='fallback'&&(0,utils_values.sA)(block['to'])){
message['model']=block['to']['model'];
}
break;
}
case 'message_delta':
if(message&&usage){
const totals=(0,utils_values.sA)(event.usage)?event.usage:{};
usage['output_tokens']=totals['output_tokens'];
for(const name of TOTALS_IN_MESSAGE_DELTA){
if(totals[name]!=null){
usage[name]=totals[name];
}
}
if(event.delta.stop_reason!=null){
message['stop_reason']=event.delta.stop_reason;
}
sawMessageDelta=true;
}
break;
case 'message_stop':
sawStop=true;
break;
case 'content_block_delta':
if(!sawDelta&&startTime!==undefined){
span.setAttribute(ATTR_GEN_AI_RESPONSE_TIME_TO_FIRST_CHUNK,(Date.now()-startTime)/ 1000);
}
sawDelta=true;
break;
case 'content_block_stop':
break;
default:
(0,utils_values.f2)(event);
}
}
catch(problem){
(0,utils_log.WG)(client).debug('could not record the stream on its span',problem);
}
},
onEnd(end){
try{
if(message&&usage&&call){
const complete=sawMessageDelta||sawStop;
let response={...message,usage};
if(!complete){
for(const path of FINAL_FROM_MESSAGE_DELTA){
response=without(response,path);
}
}
setResponseAttributes(span,call.name,response);
setUsageSumAttributes(span,usage,complete);
}
}
catch(problem){
(0,utils_log.WG)(client).debug('could not record the stream on its span',problem);
}
const failure=call?.failure;
if(!sawStop&&call?.streamed&&failure===undefined){
recordStreamedMessageContent(client,call,call.streamed.body,call.streamed.message);
}
if(end.reason==='failed'){
setErrorStatus(span,end.error);
}
else if(failure!==undefined){
setErrorStatus(span,failure,'client_error');
}
else if(end.reason==='completed'){
if(sawStop){
span.setStatus({code:SpanStatusCode.OK});
}
else{
setErrorStatus(span,new core_error.pJ('The stream ended before message_stop.'),'api_error');
}
}
guardTracing(client,()=>span.end());
},
});
}
const FINAL_FROM_MESSAGE_DELTA=[
['stop_reason'],
['usage','output_tokens'],
['usage','output_tokens_details'],
];
const TOTALS_IN_MESSAGE_DELTA=[
'input_tokens',
'cache_creation_input_tokens',
'cache_read_input_tokens',
'output_tokens_details',
'iterations',
];
function without(data,path){
const[name,...rest]=path;
if(name===undefined||!(name in data)){
return data;
}
if(rest.length===0){
const{[name]:_,...others}=data;
return others;
}
const value=data[name];
return(0,utils_values.sA)(value)?{...data,[name]:without(value,rest)}:data;
}
;
var _APIPromise_client;
var APIPromise=(()=>{
class APIPromise extends Promise{
constructor(client,responsePromise,parseResponse=defaultParseResponse){
super((resolve)=>{
resolve(null);
});
this.responsePromise=responsePromise;
this.parseResponse=parseResponse;
_APIPromise_client.set(this,void 0);
(0,tslib.G)(this,_APIPromise_client,client,"f");
}
_responseProps(){
return this.responsePromise;
}
_thenUnwrap(transform){
return new APIPromise((0,tslib.g)(this,_APIPromise_client,"f"),this.responsePromise,async(client,props)=>addResponseIDs(transform(await this.parseResponse(client,props),props),props.response));
}
asResponse(){
return this.responsePromise.then((props)=>{
const span=props.options.__span?.span;
if(span&&!this.parsedPromise){
const result={status:'success',...props,data:undefined};
guardTracing((0,tslib.g)(this,_APIPromise_client,"f"),()=>endApiCallSpan(span,result));
}
return props.response;
});
}
async withResponse(){
const[data,response]=await Promise.all([this.parse(),this.asResponse()]);
return{
data,
response,
request_id:response.headers.get('request-id'),
workspace_id:response.headers.get('anthropic-workspace-id'),
};
}
parse(){
if(!this.parsedPromise){
this.parsedPromise=this.responsePromise.then((props)=>this.parseResponseTraced(props));
}
return this.parsedPromise;
}
async parseResponseTraced(props){
const call=props.options.__span;
if(!call){
return this.parseResponse((0,tslib.g)(this,_APIPromise_client,"f"),props);
}
const{span}=call;
let data;
try{
data=await this.parseResponse((0,tslib.g)(this,_APIPromise_client,"f"),props);
}
catch(error){
const result={status:'error',...props,error};
guardTracing((0,tslib.g)(this,_APIPromise_client,"f"),()=>endApiCallSpan(span,result));
throw error;
}
const result={status:'success',...props,data};
guardTracing((0,tslib.g)(this,_APIPromise_client,"f"),()=>setCreatedIDAttribute(call,data));
if(props.options.stream&&isAsyncIterable(data)){
guardTracing((0,tslib.g)(this,_APIPromise_client,"f"),()=>endAnthropicApiCallSpanWhenStreamEnds((0,tslib.g)(this,_APIPromise_client,"f"),span,data,props));
}
else{
guardTracing((0,tslib.g)(this,_APIPromise_client,"f"),()=>endApiCallSpan(span,result));
}
return data;
}
then(onfulfilled,onrejected){
return this.parse().then(onfulfilled,onrejected);
}
catch(onrejected){
return this.parse().catch(onrejected);
}
finally(onfinally){
return this.parse().finally(onfinally);
}
}
_APIPromise_client=new WeakMap();
return APIPromise;
})();
;
var _AbstractPage_client;
var AbstractPage=(()=>{
class AbstractPage{
constructor(client,response,body,options){
_AbstractPage_client.set(this,void 0);
(0,tslib.G)(this,_AbstractPage_client,client,"f");
this.options=options;
this.response=response;
this.body=body;
}
hasNextPage(){
const items=this.getPaginatedItems();
if(!items.length)
return false;
return this.nextPageRequestOptions()!=null;
}
async getNextPage(){
const nextOptions=this.nextPageRequestOptions();
if(!nextOptions){
throw new core_error.pJ('No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.');
}
const span=this.options.__span;
return await(0,tslib.g)(this,_AbstractPage_client,"f").requestAPIList(this.constructor,{
...nextOptions,
__span:span&&
startApiCallSpan((0,tslib.g)(this,_AbstractPage_client,"f"),span.name,{openTelemetry:this.options.openTelemetry},{
route:span.route,
queryParams:span.queryParams,
contentQueryParams:span.contentQueryParams,
attributes:span.attributes,
request:nextOptions,
}),
});
}
async*iterPages(){
let page=this;
yield page;
while(page.hasNextPage()){
page=await page.getNextPage();
yield page;
}
}
async*[(_AbstractPage_client=new WeakMap(),Symbol.asyncIterator)](){
for await(const page of this.iterPages()){
for(const item of page.getPaginatedItems()){
yield item;
}
}
}
}
return AbstractPage;
})();
var PagePromise=(()=>{
class PagePromise extends APIPromise{
constructor(client,request,Page){
super(client,request,async(client,props)=>new Page(client,props.response,await defaultParseResponse(client,props),props.options));
}
async*[Symbol.asyncIterator](){
const page=await this;
for await(const item of page){
yield item;
}
}
}
return PagePromise;
})();
class Page extends AbstractPage{
constructor(client,response,body,options){
super(client,response,body,options);
this.data=body.data||[];
this.has_more=body.has_more||false;
this.first_id=body.first_id||null;
this.last_id=body.last_id||null;
}
getPaginatedItems(){
return this.data??[];
}
hasNextPage(){
if(this.has_more===false){
return false;
}
return super.hasNextPage();
}
nextPageRequestOptions(){
if(this.options.query?.['before_id']){
const first_id=this.first_id;
if(!first_id){
return null;
}
return{
...this.options,
query:{
...(0,utils_values.i8)(this.options.query),
before_id:first_id,
},
};
}
const cursor=this.last_id;
if(!cursor){
return null;
}
return{
...this.options,
query:{
...(0,utils_values.i8)(this.options.query),
after_id:cursor,
},
};
}
}
class TokenPage extends AbstractPage{
constructor(client,response,body,options){
super(client,response,body,options);
this.data=body.data||[];
this.has_more=body.has_more||false;
this.next_page=body.next_page||null;
}
getPaginatedItems(){
return this.data??[];
}
hasNextPage(){
if(this.has_more===false){
return false;
}
return super.hasNextPage();
}
nextPageRequestOptions(){
const cursor=this.next_page;
if(!cursor){
return null;
}
return{
...this.options,
query:{
...(0,utils_values.i8)(this.options.query),
page_token:cursor,
},
};
}
}
class PageCursor extends AbstractPage{
constructor(client,response,body,options){
super(client,response,body,options);
this.data=body.data||[];
this.next_page=body.next_page||null;
}
getPaginatedItems(){
return this.data??[];
}
hasNextPage(){
return this.nextPageRequestOptions()!=null;
}
nextPageRequestOptions(){
const cursor=this.next_page;
if(!cursor){
return null;
}
return{
...this.options,
query:{
...(0,utils_values.i8)(this.options.query),
page:cursor,
},
};
}
}
class BidirectionalPageCursor extends AbstractPage{
constructor(client,response,body,options){
super(client,response,body,options);
this.data=body.data||[];
this.next_page=body.next_page||null;
this.prev_page=body.prev_page||null;
}
getPaginatedItems(){
return this.data??[];
}
hasNextPage(){
return this.nextPageRequestOptions()!=null;
}
nextPageRequestOptions(){
const cursor=this.next_page;
if(!cursor){
return null;
}
return{
...this.options,
query:{
...(0,utils_values.i8)(this.options.query),
page:cursor,
},
};
}
}
class ReportPageCursor extends AbstractPage{
constructor(client,response,body,options){
super(client,response,body,options);
this.data=body.data||[];
this.next_page=body.next_page||null;
this.has_more=body.has_more||false;
this.data_refreshed_at=body.data_refreshed_at||null;
}
getPaginatedItems(){
return this.data??[];
}
hasNextPage(){
if(this.has_more===false){
return false;
}
return this.nextPageRequestOptions()!=null;
}
nextPageRequestOptions(){
const cursor=this.next_page;
if(!cursor){
return null;
}
return{
...this.options,
query:{
...(0,utils_values.i8)(this.options.query),
page:cursor,
},
};
}
}
;
const STAINLESS_HELPER_HEADER='x-stainless-helper';
const STAINLESS_HELPER_METHOD_HEADER='x-stainless-helper-method';
function helperHeader(value){
return{[STAINLESS_HELPER_HEADER]:value};
}
const SDK_HELPER_SYMBOL=Symbol('anthropic.sdk.stainlessHelper');
function wasCreatedByStainlessHelper(value){
return typeof value==='object'&&value!==null&&SDK_HELPER_SYMBOL in value;
}
function collectStainlessHelpers(tools,messages){
const helpers=new Set();
if(tools){
for(const tool of tools){
if(wasCreatedByStainlessHelper(tool)){
helpers.add(tool[SDK_HELPER_SYMBOL]);
}
}
}
if(messages){
for(const message of messages){
if(wasCreatedByStainlessHelper(message)){
helpers.add(message[SDK_HELPER_SYMBOL]);
}
const content=message.content;
if(Array.isArray(content)){
for(const block of content){
if(wasCreatedByStainlessHelper(block)){
helpers.add(block[SDK_HELPER_SYMBOL]);
}
const definition=block?.tool?.definition;
if(wasCreatedByStainlessHelper(definition)){
helpers.add(definition[SDK_HELPER_SYMBOL]);
}
}
}
}
}
return Array.from(helpers);
}
function stainlessHelperHeader(tools,messages){
const helpers=collectStainlessHelpers(tools,messages);
if(helpers.length===0)
return{};
return{[STAINLESS_HELPER_HEADER]:helpers.join(', ')};
}
function stainlessHelperHeaderFromFile(file){
if(wasCreatedByStainlessHelper(file)){
return{[STAINLESS_HELPER_HEADER]:file[SDK_HELPER_SYMBOL]};
}
return{};
}
;
function encodeURIPath(str){
return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g,encodeURIComponent);
}
const EMPTY=Object.freeze(Object.create(null));
const createPathTagFunction=(pathEncoder=encodeURIPath)=>function path(statics,...params){
if(statics.length===1)
return statics[0];
let postPath=false;
const invalidSegments=[];
const path=statics.reduce((previousValue,currentValue,index)=>{
if(/[?#]/.test(currentValue)){
postPath=true;
}
const value=params[index];
let encoded=(postPath?encodeURIComponent:pathEncoder)(''+value);
if(index!==params.length&&
(value==null||
(typeof value==='object'&&
value.toString===
Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty??EMPTY)??EMPTY)
?.toString))){
encoded=value+'';
invalidSegments.push({
start:previousValue.length+currentValue.length,
length:encoded.length,
error:`Value of type ${Object.prototype.toString
.call(value)
.slice(8,-1)} is not a valid path parameter`,
});
}
if(!postPath&&(encoded===''||encoded.startsWith(';'))){
invalidSegments.push({
start:previousValue.length+currentValue.length,
length:encoded.length,
error:`Value "${encoded}" can\'t be safely passed as a path parameter`,
});
}
return previousValue+currentValue+(index===params.length?'':encoded);
},'');
const pathOnly=path.split(/[?#]/,1)[0];
const invalidSegmentPattern=/(?<=^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/gi;
let match;
while((match=invalidSegmentPattern.exec(pathOnly))!==null){
invalidSegments.push({
start:match.index,
length:match[0].length,
error:`Value "${match[0]}" can\'t be safely passed as a path parameter`,
});
}
invalidSegments.sort((a,b)=>a.start-b.start);
if(invalidSegments.length>0){
const marks=[];
for(const segment of invalidSegments){
for(let i=segment.start;i<segment.start+Math.max(1,segment.length);i++){
marks[i]='^';
}
}
const underline=Array.from(marks,(mark)=>mark??' ').join('');
throw new core_error.pJ(`Path parameters result in path with invalid segments:\n${invalidSegments
.map((e)=>e.error)
.join('\n')}\n${path}\n${underline}`);
}
return path;
};
const path=createPathTagFunction(encodeURIPath);
;
var FileNotDownloadableError=(()=>{
class FileNotDownloadableError extends core_error.v7{
}
FileNotDownloadableError._errorName='FileNotDownloadableError';
return FileNotDownloadableError;
})();
var StorageQuotaExceededError=(()=>{
class StorageQuotaExceededError extends core_error.v7{
}
StorageQuotaExceededError._errorName='StorageQuotaExceededError';
return StorageQuotaExceededError;
})();
var FileExpiredError=(()=>{
class FileExpiredError extends core_error.m_{
}
FileExpiredError._errorName='FileExpiredError';
return FileExpiredError;
})();
var Files=(()=>{
class Files extends APIResource{
list(params={},options){
const{workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/files',(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.files.list',options,{
route:'/v1/files',
queryParams:['ids','limit','page'],
}),
});
}
delete(fileID,params={},options){
const{workspace_id}=params??{};
return this._client.delete(path `/v1/files/${fileID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.files.delete',options,{
route:'/v1/files/{file_id}',
attributes:{'anthropic.file.id':fileID},
}),
});
}
download(fileID,params={},options){
const{workspace_id}=params??{};
return this._client.get(path `/v1/files/${fileID}/content`,{
...options,
headers:buildHeaders([
{
Accept:'application/binary',
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__binaryResponse:true,
__span:startApiCallSpan(this._client,'anthropic.files.download',options,{
route:'/v1/files/{file_id}/content',
attributes:{'anthropic.file.id':fileID},
}),
});
}
retrieveMetadata(fileID,params={},options){
const{workspace_id}=params??{};
return this._client.get(path `/v1/files/${fileID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.files.retrieve_metadata',options,{
route:'/v1/files/{file_id}',
attributes:{'anthropic.file.id':fileID},
}),
});
}
upload(params,options){
const{workspace_id,...body}=params;
return this._client.post('/v1/files',multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
stainlessHelperHeaderFromFile(body.file),
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.files.upload',options,{
route:'/v1/files',
createdIDAttribute:'anthropic.file.id',
}),
},this._client));
}
}
Files.FileNotDownloadableError=FileNotDownloadableError;
Files.StorageQuotaExceededError=StorageQuotaExceededError;
Files.FileExpiredError=FileExpiredError;
return Files;
})();
;
var ClaudeCodeKeyCreatorNotMemberError=(()=>{
class ClaudeCodeKeyCreatorNotMemberError extends core_error.v7{
}
ClaudeCodeKeyCreatorNotMemberError._errorName='ClaudeCodeKeyCreatorNotMemberError';
return ClaudeCodeKeyCreatorNotMemberError;
})();
var ClaudeCodeVersionTooOldError=(()=>{
class ClaudeCodeVersionTooOldError extends core_error.v7{
}
ClaudeCodeVersionTooOldError._errorName='ClaudeCodeVersionTooOldError';
return ClaudeCodeVersionTooOldError;
})();
var CMEKKeyDisabledError=(()=>{
class CMEKKeyDisabledError extends core_error.v7{
}
CMEKKeyDisabledError._errorName='CMEKKeyDisabledError';
return CMEKKeyDisabledError;
})();
var CMEKKeyNetworkBlockedError=(()=>{
class CMEKKeyNetworkBlockedError extends core_error.v7{
}
CMEKKeyNetworkBlockedError._errorName='CMEKKeyNetworkBlockedError';
return CMEKKeyNetworkBlockedError;
})();
var OrganizationOnHoldError=(()=>{
class OrganizationOnHoldError extends core_error.v7{
}
OrganizationOnHoldError._errorName='OrganizationOnHoldError';
return OrganizationOnHoldError;
})();
var OrganizationTypeNotSupportedError=(()=>{
class OrganizationTypeNotSupportedError extends core_error.v7{
}
OrganizationTypeNotSupportedError._errorName='OrganizationTypeNotSupportedError';
return OrganizationTypeNotSupportedError;
})();
var ParentOrganizationRequiredError=(()=>{
class ParentOrganizationRequiredError extends core_error.v7{
}
ParentOrganizationRequiredError._errorName='ParentOrganizationRequiredError';
return ParentOrganizationRequiredError;
})();
var RequestBodyEncodingInvalidError=(()=>{
class RequestBodyEncodingInvalidError extends core_error.v7{
}
RequestBodyEncodingInvalidError._errorName='RequestBodyEncodingInvalidError';
return RequestBodyEncodingInvalidError;
})();
var RequestBodyEncodingUnsupportedError=(()=>{
class RequestBodyEncodingUnsupportedError extends core_error.v7{
}
RequestBodyEncodingUnsupportedError._errorName='RequestBodyEncodingUnsupportedError';
return RequestBodyEncodingUnsupportedError;
})();
var LinkedOrganizationBillingUnavailableError=(()=>{
class LinkedOrganizationBillingUnavailableError extends core_error.yP{
}
LinkedOrganizationBillingUnavailableError._errorName='LinkedOrganizationBillingUnavailableError';
return LinkedOrganizationBillingUnavailableError;
})();
var LinkedOrganizationSpendLimitReachedError=(()=>{
class LinkedOrganizationSpendLimitReachedError extends core_error.yP{
}
LinkedOrganizationSpendLimitReachedError._errorName='LinkedOrganizationSpendLimitReachedError';
return LinkedOrganizationSpendLimitReachedError;
})();
var SandboxEgressRestrictedError=(()=>{
class SandboxEgressRestrictedError extends core_error.Ll{
}
SandboxEgressRestrictedError._errorName='SandboxEgressRestrictedError';
return SandboxEgressRestrictedError;
})();
var RequestBodyTooLargeAfterDecodingError=(()=>{
class RequestBodyTooLargeAfterDecodingError extends core_error.xD{
}
RequestBodyTooLargeAfterDecodingError._errorName='RequestBodyTooLargeAfterDecodingError';
return RequestBodyTooLargeAfterDecodingError;
})();
var ContractSpendLimitReachedError=(()=>{
class ContractSpendLimitReachedError extends core_error.OE{
}
ContractSpendLimitReachedError._errorName='ContractSpendLimitReachedError';
return ContractSpendLimitReachedError;
})();
var EnforcedSpendLimitReachedError=(()=>{
class EnforcedSpendLimitReachedError extends core_error.OE{
}
EnforcedSpendLimitReachedError._errorName='EnforcedSpendLimitReachedError';
return EnforcedSpendLimitReachedError;
})();
var RampLimitExceededError=(()=>{
class RampLimitExceededError extends core_error.OE{
}
RampLimitExceededError._errorName='RampLimitExceededError';
return RampLimitExceededError;
})();
var CMEKContextUnavailableError=(()=>{
class CMEKContextUnavailableError extends core_error.us{
}
CMEKContextUnavailableError._errorName='CMEKContextUnavailableError';
return CMEKContextUnavailableError;
})();
var CMEKKeyUnreachableError=(()=>{
class CMEKKeyUnreachableError extends core_error.us{
}
CMEKKeyUnreachableError._errorName='CMEKKeyUnreachableError';
return CMEKKeyUnreachableError;
})();
;
class DeploymentRuns extends APIResource{
retrieve(deploymentRunID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/deployment_runs/${deploymentRunID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployment_runs.retrieve',options,{
route:'/v1/deployment_runs/{deployment_run_id}',
attributes:{'anthropic.deployment_run.id':deploymentRunID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/deployment_runs',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployment_runs.list',options,{
route:'/v1/deployment_runs',
queryParams:[
'created_at[gt]',
'created_at[gte]',
'created_at[lt]',
'created_at[lte]',
'deployment_id',
'has_error',
'limit',
'page',
'trigger_type',
],
}),
});
}
}
;
class Deployments extends APIResource{
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/deployments',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.create',options,{
route:'/v1/deployments',
createdIDAttribute:'anthropic.deployment.id',
}),
});
}
retrieve(deploymentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/deployments/${deploymentID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.retrieve',options,{
route:'/v1/deployments/{deployment_id}',
attributes:{'anthropic.deployment.id':deploymentID},
}),
});
}
update(deploymentID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/deployments/${deploymentID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.update',options,{
route:'/v1/deployments/{deployment_id}',
attributes:{'anthropic.deployment.id':deploymentID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/deployments',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.list',options,{
route:'/v1/deployments',
queryParams:[
'agent_id',
'created_at[gte]',
'created_at[lte]',
'include_archived',
'limit',
'page',
'status',
],
}),
});
}
archive(deploymentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/deployments/${deploymentID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.archive',options,{
route:'/v1/deployments/{deployment_id}/archive',
attributes:{'anthropic.deployment.id':deploymentID},
}),
});
}
pause(deploymentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/deployments/${deploymentID}/pause`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.pause',options,{
route:'/v1/deployments/{deployment_id}/pause',
attributes:{'anthropic.deployment.id':deploymentID},
}),
});
}
run(deploymentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/deployments/${deploymentID}/run`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.run',options,{
route:'/v1/deployments/{deployment_id}/run',
attributes:{'anthropic.deployment.id':deploymentID},
}),
});
}
unpause(deploymentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/deployments/${deploymentID}/unpause`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.deployments.unpause',options,{
route:'/v1/deployments/{deployment_id}/unpause',
attributes:{'anthropic.deployment.id':deploymentID},
}),
});
}
}
;
class Dreams extends APIResource{
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/dreams',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'dreaming-2026-04-21'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.dreams.create',options,{
route:'/v1/dreams',
createdIDAttribute:'anthropic.dream.id',
}),
});
}
retrieve(dreamID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/dreams/${dreamID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'dreaming-2026-04-21'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.dreams.retrieve',options,{
route:'/v1/dreams/{dream_id}',
attributes:{'anthropic.dream.id':dreamID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/dreams',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'dreaming-2026-04-21'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.dreams.list',options,{
route:'/v1/dreams',
queryParams:['created_at[gt]','created_at[lt]','include_archived','limit','page','statuses'],
}),
});
}
archive(dreamID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/dreams/${dreamID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'dreaming-2026-04-21'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.dreams.archive',options,{
route:'/v1/dreams/{dream_id}/archive',
attributes:{'anthropic.dream.id':dreamID},
}),
});
}
cancel(dreamID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/dreams/${dreamID}/cancel`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'dreaming-2026-04-21'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.dreams.cancel',options,{
route:'/v1/dreams/{dream_id}/cancel',
attributes:{'anthropic.dream.id':dreamID},
}),
});
}
}
;
class files_Files extends APIResource{
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/files',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.files.list',options,{
route:'/v1/files',
queryParams:['ids','limit','page','scope_id'],
}),
});
}
delete(fileID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/files/${fileID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.files.delete',options,{
route:'/v1/files/{file_id}',
attributes:{'anthropic.file.id':fileID},
}),
});
}
download(fileID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/files/${fileID}/content`,{
...options,
headers:buildHeaders([
{
Accept:'application/binary',
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__binaryResponse:true,
__span:startApiCallSpan(this._client,'anthropic.files.download',options,{
route:'/v1/files/{file_id}/content',
attributes:{'anthropic.file.id':fileID},
}),
});
}
retrieveMetadata(fileID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/files/${fileID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.files.retrieve_metadata',options,{
route:'/v1/files/{file_id}',
attributes:{'anthropic.file.id':fileID},
}),
});
}
upload(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/files',multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
stainlessHelperHeaderFromFile(body.file),
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.files.upload',options,{
route:'/v1/files',
createdIDAttribute:'anthropic.file.id',
}),
},this._client));
}
}
;
class Models extends APIResource{
retrieve(modelID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/models/${modelID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.models.retrieve',options,{
route:'/v1/models/{model_id}',
attributes:{'anthropic.model.id':modelID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/models',(Page),{
query,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.models.list',options,{
route:'/v1/models',
queryParams:['after_id','before_id','lifecycle','limit'],
}),
});
}
}
var dist=__webpack_require__(48737);
;
class Webhooks extends APIResource{
parseUnverified(body){
return JSON.parse(body);
}
unwrap(body,options){
const headers=options?.headers;
if(headers==null)
throw new Error('Webhook headers are required in order to verify the signature');
const keyStr=options.key===undefined?this._client.webhookKey:options.key;
if(!keyStr)
throw new Error('Webhook key must not be null or empty in order to unwrap');
const wh=new dist.KD(keyStr);
wh.verify(body,headers);
return JSON.parse(body);
}
}
;
class Versions extends APIResource{
list(agentID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/agents/${agentID}/versions`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.agents.versions.list',options,{
route:'/v1/agents/{agent_id}/versions',
queryParams:['limit','page'],
attributes:{'gen_ai.agent.id':agentID},
}),
});
}
}
;
var Agents=(()=>{
class Agents extends APIResource{
constructor(){
super(...arguments);
this.versions=new Versions(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/agents',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.agents.create',options,{
route:'/v1/agents',
createdIDAttribute:'gen_ai.agent.id',
}),
});
}
retrieve(agentID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.get(path `/v1/agents/${agentID}`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.agents.retrieve',options,{
route:'/v1/agents/{agent_id}',
queryParams:['version'],
attributes:{'gen_ai.agent.id':agentID},
}),
});
}
update(agentID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/agents/${agentID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.agents.update',options,{
route:'/v1/agents/{agent_id}',
attributes:{'gen_ai.agent.id':agentID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/agents',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.agents.list',options,{
route:'/v1/agents',
queryParams:['created_at[gte]','created_at[lte]','include_archived','limit','page'],
}),
});
}
archive(agentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/agents/${agentID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.agents.archive',options,{
route:'/v1/agents/{agent_id}/archive',
attributes:{'gen_ai.agent.id':agentID},
}),
});
}
}
Agents.Versions=Versions;
return Agents;
})();
;
let uuid4=function(){
const{crypto}=globalThis;
if(crypto?.randomUUID){
uuid4=crypto.randomUUID.bind(crypto);
return crypto.randomUUID();
}
const u8=new Uint8Array(1);
const randomByte=crypto?()=>crypto.getRandomValues(u8)[0]:()=>(Math.random()*0xff)&0xff;
return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g,(c)=>(+c^(randomByte()&(15>>(+c/ 4)))).toString(16));
};
var abort=__webpack_require__(72894);
var utils_backoff=__webpack_require__(59688);
;
function copyClientForHelper(client,{authToken,helper}){
if(!authToken){
throw new core_error.pJ(`copyClientForHelper: expected a non-empty authToken but received ${JSON.stringify(authToken)}`);
}
const parentDefaults=client._options.defaultHeaders;
const parentAuthExtraHeaders=client._authState?.extraHeaders;
const inheritedAuthExtraHeaders=parentAuthExtraHeaders?
Object.fromEntries(Object.entries(parentAuthExtraHeaders).filter(([name])=>{
const lower=name.toLowerCase();
return lower!=='authorization'&&lower!=='x-api-key';
}))
:undefined;
const defaultHeaders=buildHeaders([
inheritedAuthExtraHeaders,
parentDefaults,
{[STAINLESS_HELPER_HEADER]:helper},
]);
defaultHeaders.values.delete('x-api-key');
defaultHeaders.values.delete('authorization');
defaultHeaders.nulls.delete('authorization');
return client.withOptions({
authToken,
baseURL:client.baseURL,
defaultHeaders,
});
}
;
function startEnvironmentWorkSpan(client,work,parentContext){
return client._tracer?.startSpan('anthropic.environment.work',{
kind:SpanKind.INTERNAL,
attributes:{
[ATTR_GEN_AI_PROVIDER_NAME]:client._genAIProviderName,
'anthropic.environment.id':work.environment_id,
'anthropic.environment.work.id':work.id,
'anthropic.session.id':work.data.id,
},
},parentContext);
}
function endEnvironmentWorkSpan(span,signal){
if(!span?.isRecording()){
return;
}
if(!signal.aborted){
span.setStatus({code:SpanStatusCode.OK});
}
span.end();
}
function failEnvironmentWorkSpan(span,signal,error){
if(!span?.isRecording()){
return;
}
if(!signal.aborted){
setErrorStatus(span,error);
}
span.end();
}
async function withEnvironmentWorkSpan(client,span,signal,handle){
if(!span){
return handle();
}
try{
await context.with(trace.setSpan(context.active(),span),handle);
}
catch(error){
guardTracing(client,()=>failEnvironmentWorkSpan(span,signal,error));
throw error;
}
guardTracing(client,()=>endEnvironmentWorkSpan(span,signal));
}
;
var _WorkPoller_runnerClient,_WorkPoller_consumed,_WorkPoller_controller,_WorkPoller_detachExternal,_WorkPoller_autoStop,_WorkPoller_drain,_WorkPoller_blockMs,_WorkPoller_reclaimOlderThanMs,_WorkPoller_requestOpts,_IdleLog_log,_IdleLog_environmentId,_IdleLog_idleSince,_IdleLog_lastReport;
const POLL_BLOCK_MS=999;
const POLL_BACKOFF_BASE_MS=1000;
const POLL_BACKOFF_CAP_MS=60000;
const IDLE_REPORT_INTERVAL_MS=300000;
var WorkPoller=(()=>{
class WorkPoller{
constructor(opts){
_WorkPoller_runnerClient.set(this,void 0);
_WorkPoller_consumed.set(this,false);
_WorkPoller_controller.set(this,void 0);
_WorkPoller_detachExternal.set(this,void 0);
_WorkPoller_autoStop.set(this,void 0);
_WorkPoller_drain.set(this,void 0);
_WorkPoller_blockMs.set(this,void 0);
_WorkPoller_reclaimOlderThanMs.set(this,void 0);
_WorkPoller_requestOpts.set(this,void 0);
this.client=opts.client;
this.environmentId=opts.environmentId;
this.environmentKey=opts.environmentKey;
this.workerId=opts.workerId??defaultWorkerId();
(0,tslib.G)(this,_WorkPoller_runnerClient,copyClientForHelper(opts.client,{
authToken:opts.environmentKey,
helper:'environments-work-poller',
}),"f");
(0,tslib.G)(this,_WorkPoller_autoStop,opts.autoStop??true,"f");
(0,tslib.G)(this,_WorkPoller_drain,opts.drain??false,"f");
(0,tslib.G)(this,_WorkPoller_blockMs,opts.blockMs===undefined?POLL_BLOCK_MS:opts.blockMs,"f");
(0,tslib.G)(this,_WorkPoller_reclaimOlderThanMs,opts.reclaimOlderThanMs??null,"f");
(0,tslib.G)(this,_WorkPoller_requestOpts,opts.requestOptions,"f");
(0,tslib.G)(this,_WorkPoller_controller,new AbortController(),"f");
(0,tslib.G)(this,_WorkPoller_detachExternal,(0,abort.H)(opts.signal,(0,tslib.g)(this,_WorkPoller_controller,"f")),"f");
}
get signal(){
return(0,tslib.g)(this,_WorkPoller_controller,"f").signal;
}
abort(){
(0,tslib.g)(this,_WorkPoller_controller,"f").abort();
}
async*[(_WorkPoller_runnerClient=new WeakMap(),_WorkPoller_consumed=new WeakMap(),_WorkPoller_controller=new WeakMap(),_WorkPoller_detachExternal=new WeakMap(),_WorkPoller_autoStop=new WeakMap(),_WorkPoller_drain=new WeakMap(),_WorkPoller_blockMs=new WeakMap(),_WorkPoller_reclaimOlderThanMs=new WeakMap(),_WorkPoller_requestOpts=new WeakMap(),Symbol.asyncIterator)](){
if((0,tslib.g)(this,_WorkPoller_consumed,"f")){
throw new core_error.pJ('Cannot iterate over a consumed WorkPoller');
}
(0,tslib.G)(this,_WorkPoller_consumed,true,"f");
let callerOtelContext=context.active();
const log=(0,utils_log.WG)(this.client);
log.info('poller starting',{
component:'work-poller',
environment_id:this.environmentId,
});
const idle=new IdleLog(log,this.environmentId);
try{
let attempt=0;
while(!(0,tslib.g)(this,_WorkPoller_controller,"f").signal.aborted){
let work;
try{
work=await(0,tslib.g)(this,_WorkPoller_runnerClient,"f").beta.environments.work.poll(this.environmentId,{
'Anthropic-Worker-ID':this.workerId,
...((0,tslib.g)(this,_WorkPoller_blockMs,"f")!==null?{block_ms:(0,tslib.g)(this,_WorkPoller_blockMs,"f")}:{}),
...((0,tslib.g)(this,_WorkPoller_reclaimOlderThanMs,"f")!==null?
{reclaim_older_than_ms:(0,tslib.g)(this,_WorkPoller_reclaimOlderThanMs,"f")}
:{}),
},{headers:buildHeaders([(0,tslib.g)(this,_WorkPoller_requestOpts,"f")?.headers]),signal:(0,tslib.g)(this,_WorkPoller_controller,"f").signal});
}
catch(e){
if((0,tslib.g)(this,_WorkPoller_controller,"f").signal.aborted)
return;
if((0,utils_backoff.bs)(e)){
log.error('poll failed permanently, stopping poller',{error:String(e)});
throw e;
}
const wait=(0,utils_backoff.LX)(backoff(attempt));
log.warn('poll failed, backing off',{error:String(e),backoff_ms:wait});
attempt++;
await sleep(wait,(0,tslib.g)(this,_WorkPoller_controller,"f").signal);
continue;
}
attempt=0;
if(work==null){
if((0,tslib.g)(this,_WorkPoller_drain,"f"))
return;
idle.onEmptyPoll();
await sleep((0,utils_backoff.p$)(1000,3000),(0,tslib.g)(this,_WorkPoller_controller,"f").signal);
continue;
}
idle.onClaim();
this._workSpan=guardTracing(this.client,()=>startEnvironmentWorkSpan(this.client,work,callerOtelContext));
log.info('claimed work',{
component:'work-poller',
environment_id:this.environmentId,
work_id:work.id,
work_type:work.data.type,
});
try{
await(0,tslib.g)(this,_WorkPoller_runnerClient,"f").beta.environments.work.ack(work.id,{environment_id:work.environment_id},{headers:buildHeaders([(0,tslib.g)(this,_WorkPoller_requestOpts,"f")?.headers]),signal:(0,tslib.g)(this,_WorkPoller_controller,"f").signal});
}
catch(e){
log.error('ack failed',{work_id:work.id,error:String(e)});
guardTracing(this.client,()=>failEnvironmentWorkSpan(this._workSpan,(0,tslib.g)(this,_WorkPoller_controller,"f").signal,e));
continue;
}
try{
yield work;
callerOtelContext=context.active();
}
finally{
if((0,tslib.g)(this,_WorkPoller_autoStop,"f")){
try{
await(0,tslib.g)(this,_WorkPoller_runnerClient,"f").beta.environments.work.stop(work.id,{environment_id:work.environment_id},{headers:buildHeaders([(0,tslib.g)(this,_WorkPoller_requestOpts,"f")?.headers])});
}
catch(e){
if(!(0,utils_backoff.zM)(e,409))
log.warn('stop failed',{work_id:work.id,error:String(e)});
}
}
guardTracing(this.client,()=>endEnvironmentWorkSpan(this._workSpan,(0,tslib.g)(this,_WorkPoller_controller,"f").signal));
}
}
}
finally{
(0,tslib.g)(this,_WorkPoller_detachExternal,"f").call(this);
}
}
}
return WorkPoller;
})();
function backoff(attempt){
return(0,utils_backoff.JN)(attempt,POLL_BACKOFF_BASE_MS,POLL_BACKOFF_CAP_MS);
}
var IdleLog=(()=>{
class IdleLog{
constructor(log,environmentId){
_IdleLog_log.set(this,void 0);
_IdleLog_environmentId.set(this,void 0);
_IdleLog_idleSince.set(this,void 0);
_IdleLog_lastReport.set(this,0);
(0,tslib.G)(this,_IdleLog_log,log,"f");
(0,tslib.G)(this,_IdleLog_environmentId,environmentId,"f");
}
onEmptyPoll(){
const now=Date.now();
const fields={component:'work-poller',environment_id:(0,tslib.g)(this,_IdleLog_environmentId,"f")};
if((0,tslib.g)(this,_IdleLog_idleSince,"f")===undefined){
(0,tslib.G)(this,_IdleLog_idleSince,(0,tslib.G)(this,_IdleLog_lastReport,now,"f"),"f");
(0,tslib.g)(this,_IdleLog_log,"f").info('idle; polling for work',fields);
}
else if(now-(0,tslib.g)(this,_IdleLog_lastReport,"f")>=IDLE_REPORT_INTERVAL_MS){
(0,tslib.G)(this,_IdleLog_lastReport,now,"f");
(0,tslib.g)(this,_IdleLog_log,"f").info(`still polling; idle for ${Math.round((now-(0,tslib.g)(this,_IdleLog_idleSince,"f"))/ 1000)}s`,fields);
}
else{
(0,tslib.g)(this,_IdleLog_log,"f").debug('poll returned no work',fields);
}
}
onClaim(){
(0,tslib.G)(this,_IdleLog_idleSince,undefined,"f");
}
}
_IdleLog_log=new WeakMap(),_IdleLog_environmentId=new WeakMap(),_IdleLog_idleSince=new WeakMap(),_IdleLog_lastReport=new WeakMap();
return IdleLog;
})();
function defaultWorkerId(){
const env=globalThis.process?.env;
const host=env?.['HOSTNAME'];
return host?`${host}-${uuid4()}`:uuid4();
}
;
const toBase64=(data)=>{
if(!data)
return '';
if(typeof globalThis.Buffer!=='undefined'){
return globalThis.Buffer.from(data).toString('base64');
}
if(typeof data==='string'){
data=encodeUTF8(data);
}
if(typeof btoa!=='undefined'){
return btoa(String.fromCharCode.apply(null,data));
}
throw new AnthropicError('Cannot generate base64 string; Expected `Buffer` or `btoa` to be defined');
};
const fromBase64=(str)=>{
if(typeof globalThis.Buffer!=='undefined'){
const buf=globalThis.Buffer.from(str,'base64');
return new Uint8Array(buf.buffer,buf.byteOffset,buf.byteLength);
}
if(typeof atob!=='undefined'){
const bstr=atob(str);
const buf=new Uint8Array(bstr.length);
for(let i=0;i<bstr.length;i++){
buf[i]=bstr.charCodeAt(i);
}
return buf;
}
throw new core_error.pJ('Cannot decode base64 string; Expected `Buffer` or `atob` to be defined');
};
var async_queue=__webpack_require__(4374);
var tools_ToolError=__webpack_require__(92308);
;
const LINE_UNSAFE='\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
const CONTROL_RE=(()=>new RegExp(`[${LINE_UNSAFE}]+`,'g'))();
const LONE_SURROGATE_RE=/[\uD800-\uDFFF]/gu;
function sanitize_wellFormed(text){
return text.replace(LONE_SURROGATE_RE,'\uFFFD');
}
const FIELD_MAX=4096;
const LOG_MAX=200;
function oneLine(text,limit=FIELD_MAX){
return cutPoints(sanitize_wellFormed(text).replace(CONTROL_RE,' ').trim(),limit);
}
function logSafe(name){
return oneLine(name,LOG_MAX);
}
function quotedName(name){
return logSafe(name).replace(/[' ]+/g,' ').trim();
}
function sanitize_thrownErrorText(e){
return `Error: ${e instanceof Error?e.message:String(e)}`;
}
function errorText(error){
return cutPoints(sanitize_wellFormed(sanitize_thrownErrorText(error)),FIELD_MAX);
}
function cutPoints(text,limit){
if(text.length<=limit)
return text;
let end=0;
let points=0;
for(const ch of text){
if(points===limit)
break;
points+=1;
end+=ch.length;
}
return text.slice(0,end);
}
function boundedTabURL(url){
const line=oneLine(url,Infinity);
return cutPoints(line,FIELD_MAX)===line?line:'\u2026'+cutPoints(line,FIELD_MAX-1);
}
function errorTextContent(content){
if(typeof content==='string')
return sanitize_wellFormed(content);
return content
.filter((block)=>block.type==='text'&&block.text!=='')
.map((block)=>({...block,text:sanitize_wellFormed(block.text)}));
}
;
function toolName(tool){
return('name' in tool?tool.name
:'mcp_server_name' in tool?tool.mcp_server_name
:tool.type);
}
function toolErrorContent(e){
return e instanceof tools_ToolError.v?e.content:sanitize_thrownErrorText(e);
}
async function runRunnableTool(tool,rawInput,context){
try{
const input=tool.parse?tool.parse(rawInput):rawInput;
const content=await tool.run(input,context);
return{content,isError:false};
}
catch(e){
return{content:toolErrorContent(e),isError:true};
}
}
;
function startToolRunnerSpan(client,params,conversationId){
if(!client._tracer)
return undefined;
const hasJSONOutput=params.output_config?.format?.type==='json_schema'||params.output_format?.type==='json_schema';
return client._tracer.startSpan('anthropic.messages.tool_runner',{
kind:SpanKind.INTERNAL,
attributes:{
[ATTR_GEN_AI_OPERATION_NAME]:GEN_AI_OPERATION_NAME_VALUE_INVOKE_AGENT,
[ATTR_GEN_AI_PROVIDER_NAME]:client._genAIProviderName,
[ATTR_GEN_AI_REQUEST_MODEL]:params.model,
...(hasJSONOutput?{[ATTR_GEN_AI_OUTPUT_TYPE]:GEN_AI_OUTPUT_TYPE_VALUE_JSON}:undefined),
...(conversationId!=null?{[ATTR_GEN_AI_CONVERSATION_ID]:conversationId}:undefined),
},
});
}
async function withToolUseSpan(client,tool,toolUse,options,run){
const tracer=client._tracer;
if(!tracer)
return run();
const{signal,conversationId,sessionID,parentContext=context.active()}=options;
const description='description' in tool?tool.description:undefined;
const attributes={
[ATTR_GEN_AI_OPERATION_NAME]:GEN_AI_OPERATION_NAME_VALUE_EXECUTE_TOOL,
[ATTR_GEN_AI_PROVIDER_NAME]:client._genAIProviderName,
[ATTR_GEN_AI_TOOL_NAME]:toolUse.name,
...('toolset_name' in toolUse&&typeof toolUse.toolset_name==='string'?
{[ATTR_ANTHROPIC_TOOLSET_NAME]:toolUse.toolset_name}
:undefined),
...(description?{[ATTR_GEN_AI_TOOL_DESCRIPTION]:description}:undefined),
[ATTR_GEN_AI_TOOL_CALL_ID]:toolUse.id,
[ATTR_GEN_AI_TOOL_TYPE]:GEN_AI_TOOL_TYPE_VALUE_FUNCTION,
...(conversationId!=null?{[ATTR_GEN_AI_CONVERSATION_ID]:conversationId}:undefined),
...(sessionID!=null?{'anthropic.session.id':sessionID}:undefined),
...('session_thread_id' in toolUse&&toolUse.session_thread_id!=null?
{'anthropic.session.thread.id':toolUse.session_thread_id}
:undefined),
};
const operation=toolUse.type==='agent.tool_use'?'anthropic.tool_use'
:wasCreatedByStainlessHelper(tool)&&tool[SDK_HELPER_SYMBOL]==='mcpTool'?'anthropic.mcp_tool_use'
:'anthropic.custom_tool_use';
const span=guardTracing(client,()=>tracer.startSpan(`${operation} ${toolUse.name}`,{kind:SpanKind.INTERNAL,attributes},parentContext));
if(!span)
return run();
let result;
try{
result=await context.with(trace.setSpan(parentContext,span),run);
return result;
}
finally{
const succeeded=result!==undefined&&!result.isError;
const canceled=!succeeded&&signal?.aborted===true;
const{contentMode,maxContentBytes}=client.openTelemetry.traces;
if(contentMode==='content'&&span.isRecording()){
try{
setContentAttributes(span,{
[ATTR_GEN_AI_TOOL_CALL_ARGUMENTS]:toolUse.input,
[ATTR_ANTHROPIC_TOOL_RESULT_CONTENT]:result&&!canceled?toolResultContentBlocks(result.content):undefined,
},maxContentBytes);
}
catch(problem){
(0,utils_log.WG)(client).debug('could not record the tool run on its span',problem);
}
}
guardTracing(client,()=>{
if(succeeded){
span.setStatus({code:SpanStatusCode.OK});
}
else if(!canceled){
setErrorStatus(span,result,'tool_error');
}
span.end();
});
}
}
;
var _IdleClock_maxIdleMs,_IdleClock_onExpire,_IdleClock_blockers,_IdleClock_armPending,_IdleClock_idleMayBeStale,_IdleClock_timer,_SessionToolRunner_instances,_SessionToolRunner_consumed,_SessionToolRunner_controller,_SessionToolRunner_detachExternal,_SessionToolRunner_requestOpts,_SessionToolRunner_toolByName,_SessionToolRunner_logger,_SessionToolRunner_seen,_SessionToolRunner_answered,_SessionToolRunner_confirmationVerdicts,_SessionToolRunner_awaitingConfirmation,_SessionToolRunner_terminatedThreads,_SessionToolRunner_results,_SessionToolRunner_inFlightCount,_SessionToolRunner_sendRetryWindowMs,_SessionToolRunner_onIdle,_SessionToolRunner_idleClock,_SessionToolRunner_otelContext,_SessionToolRunner_primaryThreadId,_SessionToolRunner_historyRead,_SessionToolRunner_requestOptions,_SessionToolRunner_streamLoop,_SessionToolRunner_reconcile,_SessionToolRunner_ingestHistory,_SessionToolRunner_notePrimaryThread,_SessionToolRunner_handleStreamEvent,_SessionToolRunner_inTerminatedThread,_SessionToolRunner_releaseTerminatedHolds,_SessionToolRunner_routeToolEvent,_SessionToolRunner_noteConfirmation,_SessionToolRunner_applyVerdict,_SessionToolRunner_surfaceCall,_SessionToolRunner_execute,_SessionToolRunner_sendResult,_SessionToolRunner_drain;
const MANAGED_AGENTS_BETA='managed-agents-2026-04-01';
const STREAM_BACKOFF_START_MS=500;
const STREAM_BACKOFF_CAP_MS=10000;
const TOOL_TIMEOUT_MS=120000;
const DRAIN_TIMEOUT_MS=30000;
const SEND_BACKOFF_START_MS=1000;
const SEND_BACKOFF_CAP_MS=30000;
const SEND_RETRY_WINDOW_MS=5*60000;
const DEFAULT_MAX_IDLE_MS=60000;
function endsTurn(ev){
if(ev.type!=='session.status_idle')
return false;
return ev.stop_reason?.type!=='requires_action';
}
function isIdleNeutral(ev){
return ev.type==='user.tool_confirmation'||ev.type==='session.thread_status_terminated';
}
var IdleClock=(()=>{
class IdleClock{
constructor(maxIdleMs,onExpire){
_IdleClock_maxIdleMs.set(this,void 0);
_IdleClock_onExpire.set(this,void 0);
_IdleClock_blockers.set(this,new Set());
_IdleClock_armPending.set(this,false);
_IdleClock_idleMayBeStale.set(this,false);
_IdleClock_timer.set(this,void 0);
(0,tslib.G)(this,_IdleClock_maxIdleMs,maxIdleMs,"f");
(0,tslib.G)(this,_IdleClock_onExpire,onExpire,"f");
}
noteEvent(ev){
if((0,tslib.g)(this,_IdleClock_idleMayBeStale,"f")&&ev.type==='session.thread_status_terminated')
this.disarm();
if(isIdleNeutral(ev))
return;
(0,tslib.G)(this,_IdleClock_idleMayBeStale,false,"f");
if(endsTurn(ev))
this.arm();
else
this.disarm();
}
noteHistoryRead(succeeded){
(0,tslib.G)(this,_IdleClock_idleMayBeStale,!succeeded,"f");
}
block(toolUseId){
(0,tslib.g)(this,_IdleClock_blockers,"f").add(toolUseId);
if((0,tslib.g)(this,_IdleClock_timer,"f")!==undefined){
(0,tslib.G)(this,_IdleClock_armPending,true,"f");
clearTimeout((0,tslib.g)(this,_IdleClock_timer,"f"));
(0,tslib.G)(this,_IdleClock_timer,undefined,"f");
}
}
unblock(toolUseId){
(0,tslib.g)(this,_IdleClock_blockers,"f").delete(toolUseId);
if((0,tslib.g)(this,_IdleClock_blockers,"f").size===0&&(0,tslib.g)(this,_IdleClock_armPending,"f"))
this.arm();
}
abandon(toolUseId){
if((0,tslib.g)(this,_IdleClock_idleMayBeStale,"f"))
this.disarm();
this.unblock(toolUseId);
}
arm(){
if((0,tslib.g)(this,_IdleClock_maxIdleMs,"f")<=0)
return;
if((0,tslib.g)(this,_IdleClock_blockers,"f").size>0){
(0,tslib.G)(this,_IdleClock_armPending,true,"f");
return;
}
(0,tslib.G)(this,_IdleClock_armPending,false,"f");
if((0,tslib.g)(this,_IdleClock_timer,"f")!==undefined)
clearTimeout((0,tslib.g)(this,_IdleClock_timer,"f"));
(0,tslib.G)(this,_IdleClock_timer,setTimeout((0,tslib.g)(this,_IdleClock_onExpire,"f"),(0,tslib.g)(this,_IdleClock_maxIdleMs,"f")),"f");
}
disarm(){
(0,tslib.G)(this,_IdleClock_armPending,false,"f");
if((0,tslib.g)(this,_IdleClock_timer,"f")!==undefined){
clearTimeout((0,tslib.g)(this,_IdleClock_timer,"f"));
(0,tslib.G)(this,_IdleClock_timer,undefined,"f");
}
}
}
_IdleClock_maxIdleMs=new WeakMap(),_IdleClock_onExpire=new WeakMap(),_IdleClock_blockers=new WeakMap(),_IdleClock_armPending=new WeakMap(),_IdleClock_idleMayBeStale=new WeakMap(),_IdleClock_timer=new WeakMap();
return IdleClock;
})();
var SessionToolRunner=(()=>{
class SessionToolRunner{
constructor(sessionId,opts){
_SessionToolRunner_instances.add(this);
_SessionToolRunner_consumed.set(this,false);
_SessionToolRunner_controller.set(this,void 0);
_SessionToolRunner_detachExternal.set(this,void 0);
_SessionToolRunner_requestOpts.set(this,void 0);
_SessionToolRunner_toolByName.set(this,void 0);
_SessionToolRunner_logger.set(this,void 0);
_SessionToolRunner_seen.set(this,new Set());
_SessionToolRunner_answered.set(this,new Set());
_SessionToolRunner_confirmationVerdicts.set(this,new Map());
_SessionToolRunner_awaitingConfirmation.set(this,new Map());
_SessionToolRunner_terminatedThreads.set(this,new Set());
_SessionToolRunner_results.set(this,new async_queue.O());
_SessionToolRunner_inFlightCount.set(this,0);
_SessionToolRunner_sendRetryWindowMs.set(this,SEND_RETRY_WINDOW_MS);
_SessionToolRunner_onIdle.set(this,null);
_SessionToolRunner_idleClock.set(this,void 0);
_SessionToolRunner_otelContext.set(this,void 0);
_SessionToolRunner_primaryThreadId.set(this,void 0);
_SessionToolRunner_historyRead.set(this,false);
this.client=opts.client;
this.sessionId=sessionId;
this.tools=opts.tools;
this.maxIdleMs=opts.maxIdleMs??DEFAULT_MAX_IDLE_MS;
(0,tslib.G)(this,_SessionToolRunner_logger,(0,utils_log.WG)(opts.client),"f");
(0,tslib.G)(this,_SessionToolRunner_toolByName,new Map(opts.tools.map((t)=>[toolName(t),t])),"f");
(0,tslib.G)(this,_SessionToolRunner_controller,new AbortController(),"f");
(0,tslib.G)(this,_SessionToolRunner_detachExternal,(0,abort.H)(opts.signal,(0,tslib.g)(this,_SessionToolRunner_controller,"f")),"f");
(0,tslib.G)(this,_SessionToolRunner_requestOpts,opts.requestOptions,"f");
(0,tslib.G)(this,_SessionToolRunner_idleClock,new IdleClock(this.maxIdleMs,()=>{
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('session idle after its turn ended; stopping',{
component:'session-tool-runner',
session_id:this.sessionId,
max_idle_ms:this.maxIdleMs,
});
(0,tslib.g)(this,_SessionToolRunner_controller,"f").abort();
}),"f");
}
get signal(){
return(0,tslib.g)(this,_SessionToolRunner_controller,"f").signal;
}
abort(){
(0,tslib.g)(this,_SessionToolRunner_controller,"f").abort();
}
_setSendRetryWindow(ms){
(0,tslib.G)(this,_SessionToolRunner_sendRetryWindowMs,ms,"f");
}
async*[(_SessionToolRunner_consumed=new WeakMap(),_SessionToolRunner_controller=new WeakMap(),_SessionToolRunner_detachExternal=new WeakMap(),_SessionToolRunner_requestOpts=new WeakMap(),_SessionToolRunner_toolByName=new WeakMap(),_SessionToolRunner_logger=new WeakMap(),_SessionToolRunner_seen=new WeakMap(),_SessionToolRunner_answered=new WeakMap(),_SessionToolRunner_confirmationVerdicts=new WeakMap(),_SessionToolRunner_awaitingConfirmation=new WeakMap(),_SessionToolRunner_terminatedThreads=new WeakMap(),_SessionToolRunner_results=new WeakMap(),_SessionToolRunner_inFlightCount=new WeakMap(),_SessionToolRunner_sendRetryWindowMs=new WeakMap(),_SessionToolRunner_onIdle=new WeakMap(),_SessionToolRunner_idleClock=new WeakMap(),_SessionToolRunner_otelContext=new WeakMap(),_SessionToolRunner_primaryThreadId=new WeakMap(),_SessionToolRunner_historyRead=new WeakMap(),_SessionToolRunner_instances=new WeakSet(),Symbol.asyncIterator)](){
if((0,tslib.g)(this,_SessionToolRunner_consumed,"f")){
throw new core_error.pJ('Cannot iterate over a consumed SessionToolRunner');
}
(0,tslib.G)(this,_SessionToolRunner_consumed,true,"f");
(0,tslib.G)(this,_SessionToolRunner_otelContext,this.client._tracer?context.active():undefined,"f");
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('session tool runner starting',{
component:'session-tool-runner',
session_id:this.sessionId,
});
const streamPromise=(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_streamLoop).call(this).catch((e)=>{
if(!(0,tslib.g)(this,_SessionToolRunner_controller,"f").signal.aborted){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").error('stream loop failed',{error:String(e)});
}
(0,tslib.g)(this,_SessionToolRunner_controller,"f").abort();
});
try{
while(true){
const next=await(0,tslib.g)(this,_SessionToolRunner_results,"f").next((0,tslib.g)(this,_SessionToolRunner_controller,"f").signal);
if(next.done)
break;
yield next.value;
}
await streamPromise;
let pending;
while((pending=(0,tslib.g)(this,_SessionToolRunner_results,"f").tryShift())!==undefined){
yield pending;
}
}
finally{
(0,tslib.g)(this,_SessionToolRunner_controller,"f").abort();
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").disarm();
await streamPromise;
try{
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_drain).call(this);
}
catch(e){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").warn('drain failed',{error:String(e)});
}
(0,tslib.g)(this,_SessionToolRunner_results,"f").close();
for(const t of this.tools){
try{
await t.close?.();
}
catch(e){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").warn('tool.close failed',{tool:toolName(t),error:String(e)});
}
}
(0,tslib.g)(this,_SessionToolRunner_detachExternal,"f").call(this);
}
}
}
_SessionToolRunner_requestOptions=function _SessionToolRunner_requestOptions(){
return{
...(0,tslib.g)(this,_SessionToolRunner_requestOpts,"f"),
headers:buildHeaders([helperHeader('session-tool-runner'),(0,tslib.g)(this,_SessionToolRunner_requestOpts,"f")?.headers]),
signal:(0,tslib.g)(this,_SessionToolRunner_controller,"f").signal,
};
},_SessionToolRunner_streamLoop=
async function _SessionToolRunner_streamLoop(){
const ctrl=(0,tslib.g)(this,_SessionToolRunner_controller,"f");
let backoff=STREAM_BACKOFF_START_MS;
while(!ctrl.signal.aborted){
try{
const stream=await this.client.beta.sessions.events.stream(this.sessionId,{},(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_requestOptions).call(this));
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_reconcile).call(this);
for await(const ev of stream){
backoff=STREAM_BACKOFF_START_MS;
if(await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_handleStreamEvent).call(this,ev))
return;
}
}
catch(e){
ctrl.signal.throwIfAborted();
if((0,utils_backoff.bs)(e)){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").error('permanent stream failure, shutting down',{error:String(e)});
ctrl.abort();
throw e;
}
(0,tslib.g)(this,_SessionToolRunner_logger,"f").warn('stream disconnected, reconnecting',{
error:String(e),
backoff_ms:backoff,
});
}
ctrl.signal.throwIfAborted();
await sleep(backoff,ctrl.signal);
backoff=Math.min(backoff*2,STREAM_BACKOFF_CAP_MS);
}
},_SessionToolRunner_reconcile=
async function _SessionToolRunner_reconcile(){
const ctrl=(0,tslib.g)(this,_SessionToolRunner_controller,"f");
const pending=[];
let lastEndedTurn=false;
(0,tslib.G)(this,_SessionToolRunner_historyRead,false,"f");
try{
for await(const ev of this.client.beta.sessions.events.list(this.sessionId,{limit:1000},(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_requestOptions).call(this))){
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_ingestHistory).call(this,ev,pending);
if(!isIdleNeutral(ev))
lastEndedTurn=endsTurn(ev);
}
}
catch(e){
ctrl.signal.throwIfAborted();
(0,tslib.g)(this,_SessionToolRunner_logger,"f").warn('reconcile list failed',{error:String(e)});
for(const ev of pending)
(0,tslib.g)(this,_SessionToolRunner_seen,"f").delete(ev.id);
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").noteHistoryRead(false);
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_releaseTerminatedHolds).call(this);
return;
}
(0,tslib.G)(this,_SessionToolRunner_historyRead,true,"f");
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").noteHistoryRead(true);
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_releaseTerminatedHolds).call(this);
const unanswered=pending.filter((ev)=>!(0,tslib.g)(this,_SessionToolRunner_answered,"f").has(ev.id));
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").disarm();
for(const ev of unanswered)
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_routeToolEvent).call(this,ev);
for(const held of[...(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").values()]){
const verdict=(0,tslib.g)(this,_SessionToolRunner_confirmationVerdicts,"f").get(held.id);
if(verdict!==undefined)
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_applyVerdict).call(this,held,verdict);
}
const outstanding=unanswered.filter((ev)=>!(0,tslib.g)(this,_SessionToolRunner_answered,"f").has(ev.id)&&!(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_inTerminatedThread).call(this,ev)&&!(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").has(ev.id));
if(lastEndedTurn&&outstanding.length===0)
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").arm();
else
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").disarm();
},_SessionToolRunner_ingestHistory=function _SessionToolRunner_ingestHistory(ev,pending){
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_notePrimaryThread).call(this,ev);
if(ev.type==='agent.tool_use'||ev.type==='agent.custom_tool_use'){
(0,tslib.g)(this,_SessionToolRunner_seen,"f").add(ev.id);
if(!(0,tslib.g)(this,_SessionToolRunner_answered,"f").has(ev.id))
pending.push(ev);
}
else if(ev.type==='user.tool_result'){
(0,tslib.g)(this,_SessionToolRunner_answered,"f").add(ev.tool_use_id);
}
else if(ev.type==='user.custom_tool_result'){
(0,tslib.g)(this,_SessionToolRunner_answered,"f").add(ev.custom_tool_use_id);
}
else if(ev.type==='user.tool_confirmation'){
if(!(0,tslib.g)(this,_SessionToolRunner_answered,"f").has(ev.tool_use_id))
(0,tslib.g)(this,_SessionToolRunner_confirmationVerdicts,"f").set(ev.tool_use_id,ev.result);
}
else if(ev.type==='session.thread_status_terminated'){
(0,tslib.g)(this,_SessionToolRunner_terminatedThreads,"f").add(ev.session_thread_id);
}
},_SessionToolRunner_notePrimaryThread=function _SessionToolRunner_notePrimaryThread(ev){
if(!this.client._tracer||(0,tslib.g)(this,_SessionToolRunner_primaryThreadId,"f")!==undefined)
return;
switch(ev.type){
case 'session.thread_status_running':
case 'session.thread_status_idle':
case 'session.thread_status_rescheduled':
case 'session.thread_status_terminated':
(0,tslib.G)(this,_SessionToolRunner_primaryThreadId,ev.session_thread_id,"f");
}
},_SessionToolRunner_handleStreamEvent=
async function _SessionToolRunner_handleStreamEvent(ev){
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").noteEvent(ev);
if((0,tslib.g)(this,_SessionToolRunner_historyRead,"f"))
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_notePrimaryThread).call(this,ev);
switch(ev.type){
case 'agent.tool_use':
case 'agent.custom_tool_use':
if(!(0,tslib.g)(this,_SessionToolRunner_seen,"f").has(ev.id)){
(0,tslib.g)(this,_SessionToolRunner_seen,"f").add(ev.id);
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_routeToolEvent).call(this,ev);
}
return false;
case 'user.tool_confirmation':
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_noteConfirmation).call(this,ev);
return false;
case 'user.tool_result':
(0,tslib.g)(this,_SessionToolRunner_answered,"f").add(ev.tool_use_id);
return false;
case 'user.custom_tool_result':
(0,tslib.g)(this,_SessionToolRunner_answered,"f").add(ev.custom_tool_use_id);
return false;
case 'session.thread_status_terminated':
(0,tslib.g)(this,_SessionToolRunner_terminatedThreads,"f").add(ev.session_thread_id);
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_releaseTerminatedHolds).call(this);
return false;
case 'session.status_terminated':
case 'session.deleted':
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('session terminated',{
component:'session-tool-runner',
session_id:this.sessionId,
});
(0,tslib.g)(this,_SessionToolRunner_controller,"f").abort();
return true;
default:
return false;
}
},_SessionToolRunner_inTerminatedThread=function _SessionToolRunner_inTerminatedThread(ev){
return!!ev.session_thread_id&&(0,tslib.g)(this,_SessionToolRunner_terminatedThreads,"f").has(ev.session_thread_id);
},_SessionToolRunner_releaseTerminatedHolds=function _SessionToolRunner_releaseTerminatedHolds(){
for(const held of(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").values()){
if(!(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_inTerminatedThread).call(this,held))
continue;
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('session thread terminated; not executing',{
component:'session-tool-runner',
session_id:this.sessionId,
session_thread_id:held.session_thread_id,
tool:held.name,
tool_use_id:held.id,
});
(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").delete(held.id);
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").abandon(held.id);
}
},_SessionToolRunner_routeToolEvent=
async function _SessionToolRunner_routeToolEvent(ev){
if((0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_inTerminatedThread).call(this,ev)){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").debug('session thread terminated; not executing',{
component:'session-tool-runner',
session_id:this.sessionId,
session_thread_id:ev.session_thread_id,
tool:ev.name,
tool_use_id:ev.id,
});
return;
}
const permission=ev.evaluated_permission;
const verdict=permission==='deny'?'deny':(0,tslib.g)(this,_SessionToolRunner_confirmationVerdicts,"f").get(ev.id);
if(verdict===undefined){
if(permission===undefined||permission==='allow'){
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_execute).call(this,ev,undefined);
}
else if(!(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").has(ev.id)){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('tool call awaiting confirmation; holding',{
component:'session-tool-runner',
session_id:this.sessionId,
tool:ev.name,
tool_use_id:ev.id,
});
(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").set(ev.id,ev);
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").block(ev.id);
}
return;
}
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_applyVerdict).call(this,ev,verdict);
},_SessionToolRunner_noteConfirmation=
async function _SessionToolRunner_noteConfirmation(ev){
(0,tslib.g)(this,_SessionToolRunner_confirmationVerdicts,"f").set(ev.tool_use_id,ev.result);
const held=(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").get(ev.tool_use_id);
if(held===undefined)
return;
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_applyVerdict).call(this,held,ev.result);
},_SessionToolRunner_applyVerdict=
async function _SessionToolRunner_applyVerdict(ev,verdict){
const wasHeld=(0,tslib.g)(this,_SessionToolRunner_awaitingConfirmation,"f").delete(ev.id);
if(verdict==='allow'){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('tool call confirmed',{
component:'session-tool-runner',
session_id:this.sessionId,
tool:ev.name,
tool_use_id:ev.id,
});
if(!wasHeld)
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").block(ev.id);
try{
await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_execute).call(this,ev,'allow');
}
finally{
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").unblock(ev.id);
}
return;
}
if(wasHeld)
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").unblock(ev.id);
(0,tslib.g)(this,_SessionToolRunner_answered,"f").add(ev.id);
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('tool call denied; not executing',{
component:'session-tool-runner',
session_id:this.sessionId,
tool:ev.name,
tool_use_id:ev.id,
});
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_surfaceCall).call(this,{
event:ev,
toolUseId:ev.id,
name:ev.name,
isError:false,
posted:false,
confirmation:'deny',
});
},_SessionToolRunner_surfaceCall=function _SessionToolRunner_surfaceCall(call){
(0,tslib.g)(this,_SessionToolRunner_results,"f").push(call);
},_SessionToolRunner_execute=
async function _SessionToolRunner_execute(ev,confirmation){
var _a,_b;
if((0,tslib.g)(this,_SessionToolRunner_answered,"f").has(ev.id))
return;
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('executing tool',{
component:'session-tool-runner',
session_id:this.sessionId,
tool:ev.name,
tool_use_id:ev.id,
});
(0,tslib.G)(this,_SessionToolRunner_inFlightCount,(_a=(0,tslib.g)(this,_SessionToolRunner_inFlightCount,"f"),_a++,_a),"f");
try{
const tool=(0,tslib.g)(this,_SessionToolRunner_toolByName,"f").get(ev.name);
if(!tool){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").info('tool not owned by this runner; leaving the tool_use_id pending for its owner',{
component:'session-tool-runner',
session_id:this.sessionId,
tool:ev.name,
tool_use_id:ev.id,
});
if(confirmation==='allow')
(0,tslib.g)(this,_SessionToolRunner_idleClock,"f").disarm();
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_surfaceCall).call(this,{
event:ev,
toolUseId:ev.id,
name:ev.name,
isError:false,
posted:false,
confirmation,
});
return;
}
let content;
let isError;
const conversationId=(0,tslib.g)(this,_SessionToolRunner_requestOpts,"f")?.openTelemetry?.conversationId??(ev.session_thread_id||(0,tslib.g)(this,_SessionToolRunner_primaryThreadId,"f"));
const toolCtrl=new AbortController();
const detachTool=(0,abort.H)((0,tslib.g)(this,_SessionToolRunner_controller,"f").signal,toolCtrl);
const timer=setTimeout(()=>toolCtrl.abort(),TOOL_TIMEOUT_MS);
try{
const spanOptions={
signal:(0,tslib.g)(this,_SessionToolRunner_controller,"f").signal,
conversationId,
sessionID:this.sessionId,
parentContext:(0,tslib.g)(this,_SessionToolRunner_otelContext,"f"),
};
const outcome=await withToolUseSpan(this.client,tool,ev,spanOptions,async()=>{
const toolOutcome=await runRunnableTool(tool,ev.input,{
toolUse:ev,
toolUseBlock:ev,
signal:toolCtrl.signal,
});
const sent=toSessionContent(toolOutcome.content);
const recorded=!this.client._tracer?
sent
:sent.map((block,i)=>{
const original=typeof toolOutcome.content==='string'?undefined:toolOutcome.content[i];
return original&&original.type!=='text'&&block.type==='text'?original:block;
});
return{sent,content:recorded,isError:toolOutcome.isError};
});
content=outcome.sent;
isError=outcome.isError;
}
finally{
clearTimeout(timer);
detachTool();
}
const result=buildResultEvent(ev,isError,content);
const posted=await(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_sendResult).call(this,result,ev.id,conversationId);
(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_surfaceCall).call(this,{
event:ev,
result,
toolUseId:ev.id,
name:ev.name,
isError,
posted,
confirmation,
});
}
finally{
(0,tslib.G)(this,_SessionToolRunner_inFlightCount,(_b=(0,tslib.g)(this,_SessionToolRunner_inFlightCount,"f"),_b--,_b),"f");
if((0,tslib.g)(this,_SessionToolRunner_inFlightCount,"f")===0)
(0,tslib.g)(this,_SessionToolRunner_onIdle,"f")?.call(this);
}
},_SessionToolRunner_sendResult=async function _SessionToolRunner_sendResult(result,toolUseId,conversationId){
const ctrl=(0,tslib.g)(this,_SessionToolRunner_controller,"f");
const start=Date.now();
let lastErr;
let attempt=0;
while(true){
attempt++;
ctrl.signal.throwIfAborted();
try{
await this.client.beta.sessions.events.send(this.sessionId,{events:[result]},{...(0,tslib.g)(this,_SessionToolRunner_instances,"m",_SessionToolRunner_requestOptions).call(this),openTelemetry:{conversationId}});
(0,tslib.g)(this,_SessionToolRunner_answered,"f").add(toolUseId);
return true;
}
catch(e){
lastErr=e;
if((0,utils_backoff.bs)(e))
break;
const remainingMs=(0,tslib.g)(this,_SessionToolRunner_sendRetryWindowMs,"f")-(Date.now()-start);
if(remainingMs<=0)
break;
const waitMs=Math.min((0,utils_backoff.LX)((0,utils_backoff.JN)(attempt-1,SEND_BACKOFF_START_MS,SEND_BACKOFF_CAP_MS)),remainingMs);
(0,tslib.g)(this,_SessionToolRunner_logger,"f").warn('tool result send failed; retrying',{
tool_use_id:toolUseId,
attempt,
backoff_ms:waitMs,
error:String(e),
});
await sleep(waitMs,ctrl.signal);
}
}
(0,tslib.g)(this,_SessionToolRunner_logger,"f").error('failed to send tool result',{
tool_use_id:toolUseId,
attempts:attempt,
error:String(lastErr),
});
return false;
},_SessionToolRunner_drain=
async function _SessionToolRunner_drain(){
if((0,tslib.g)(this,_SessionToolRunner_inFlightCount,"f")===0)
return;
await Promise.race([new Promise((r)=>((0,tslib.G)(this,_SessionToolRunner_onIdle,r,"f"))),sleep(DRAIN_TIMEOUT_MS)]);
(0,tslib.G)(this,_SessionToolRunner_onIdle,null,"f");
if((0,tslib.g)(this,_SessionToolRunner_inFlightCount,"f")>0){
(0,tslib.g)(this,_SessionToolRunner_logger,"f").warn('drain timeout exceeded');
}
};
return SessionToolRunner;
})();
function buildResultEvent(ev,isError,content){
if(ev.type==='agent.custom_tool_use'){
return{type:'user.custom_tool_result',custom_tool_use_id:ev.id,is_error:isError,content};
}
return{type:'user.tool_result',tool_use_id:ev.id,is_error:isError,content};
}
function toSessionContent(content){
if(typeof content==='string')
return[{type:'text',text:content||'(no output)'}];
const out=content.map((b)=>{
if(b.type==='text')
return{type:'text',text:b.text||'(no output)'};
if(b.type==='image'||b.type==='document')
return b;
if(b.type==='search_result'){
return{
type:'search_result',
source:b.source,
title:b.title,
content:b.content.map((c)=>({type:'text',text:c.text})),
citations:{enabled:b.citations?.enabled??false},
};
}
return{type:'text',text:JSON.stringify(b)};
});
return out.length>0?out:[{type:'text',text:'(no output)'}];
}
var sync_interval=__webpack_require__(57298);
;
var _EnvironmentWorker_instances,_EnvironmentWorker_signal,_EnvironmentWorker_handleItem,_Lease_ctrl,_Lease_endReason;
const HEARTBEAT_DEFAULT_MS=30000;
const HEARTBEAT_TTL_DEFAULT_MS=90000;
const NO_HEARTBEAT_SENTINEL='NO_HEARTBEAT';
function hasMemoryStore(session){
return session.resources.some((r)=>r.type==='memory_store');
}
function sessionsTokenFromSecret(secret){
if(!secret)
return null;
let parsed;
try{
const normalized=secret.replace(/-/g,'+').replace(/_/g,'/');
const padded=normalized.padEnd(Math.ceil(normalized.length/ 4)*4,'=');
parsed=JSON.parse((0,utils_bytes.CE)(fromBase64(padded)));
}
catch{
return null;
}
if(parsed===null||typeof parsed!=='object'||Array.isArray(parsed))
return null;
const token=parsed.sessions_token;
return typeof token==='string'&&token!==''?token:null;
}
var EnvironmentWorker=(()=>{
class EnvironmentWorker{
constructor(opts){
_EnvironmentWorker_instances.add(this);
_EnvironmentWorker_signal.set(this,void 0);
if(opts.unrestrictedPaths!==undefined){
throw new core_error.pJ('The `unrestrictedPaths` option you passed to EnvironmentWorker (or '+
'client.beta.environments.work.worker()) is no longer supported. '+
"The worker's file tools (read, write, edit, glob, grep) are now always confined to `workdir` "+
"plus the session's memory folders. Remove `unrestrictedPaths` from your options; to let the "+
'file tools reach any other directory, add it to `AgentToolContext.allowedRoots` from a '+
'`tools` factory.');
}
this.client=opts.client;
this.environmentId=opts.environmentId;
this.environmentKey=opts.environmentKey;
this.tools=opts.tools;
this.workdir=opts.workdir??process.cwd();
this.maxFileBytes=opts.maxFileBytes;
this.maxIdleMs=opts.maxIdleMs;
if(opts.memorySyncIntervalMs!=null){
(0,sync_interval.iT)(opts.memorySyncIntervalMs,'memorySyncIntervalMs');
}
this.memorySyncIntervalMs=opts.memorySyncIntervalMs;
this.memorySyncDeletions=opts.memorySyncDeletions??'enabled';
this.workerId=opts.workerId;
this.requestOptions=opts.requestOptions;
(0,tslib.G)(this,_EnvironmentWorker_signal,opts.signal,"f");
}
async run(signal){
const{environmentId,environmentKey}=this;
if(environmentId===undefined||environmentKey===undefined){
throw new core_error.pJ('EnvironmentWorker.run: environmentId and environmentKey are required to poll for work');
}
const externalSignal=signal??(0,tslib.g)(this,_EnvironmentWorker_signal,"f");
const poller=new WorkPoller({
client:this.client,
environmentId,
environmentKey,
...(this.workerId!==undefined?{workerId:this.workerId}:{}),
...(externalSignal?{signal:externalSignal}:{}),
...(this.requestOptions!==undefined?{requestOptions:this.requestOptions}:{}),
autoStop:false,
});
for await(const work of poller){
const workSpan=poller._workSpan;
try{
await withEnvironmentWorkSpan(this.client,workSpan,poller.signal,()=>(0,tslib.g)(this,_EnvironmentWorker_instances,"m",_EnvironmentWorker_handleItem).call(this,work,environmentKey,poller.signal,workSpan));
}
catch(e){
if(poller.signal?.aborted)
throw e;
(0,utils_log.WG)(this.client).error('work item failed',{work_id:work.id,error:String(e)});
}
}
}
async handleItem(opts){
const workId=opts?.workId??(0,utils_env.s)('ANTHROPIC_WORK_ID');
const environmentId=opts?.environmentId??(0,utils_env.s)('ANTHROPIC_ENVIRONMENT_ID');
const sessionId=opts?.sessionId??(0,utils_env.s)('ANTHROPIC_SESSION_ID');
const environmentKey=(opts?.environmentKey??this.environmentKey??(0,utils_env.s)('ANTHROPIC_ENVIRONMENT_KEY'))||undefined;
const workSecret=opts?.workSecret||(0,utils_env.s)('ANTHROPIC_WORK_SECRET')||null;
if(!workId){
throw new core_error.pJ('handleItem: workId is required — pass it or set ANTHROPIC_WORK_ID');
}
if(!environmentId){
throw new core_error.pJ('handleItem: environmentId is required — pass it or set ANTHROPIC_ENVIRONMENT_ID');
}
if(!sessionId){
throw new core_error.pJ('handleItem: sessionId is required — pass it or set ANTHROPIC_SESSION_ID');
}
if(!environmentKey&&!workSecret){
throw new core_error.pJ('handleItem: environmentKey is required when there is no work secret — pass it, construct the worker with it, or set ANTHROPIC_ENVIRONMENT_KEY');
}
const work={
id:workId,
environment_id:environmentId,
secret:workSecret,
data:{type:'session',id:sessionId},
};
await(0,tslib.g)(this,_EnvironmentWorker_instances,"m",_EnvironmentWorker_handleItem).call(this,work,environmentKey,opts?.signal??(0,tslib.g)(this,_EnvironmentWorker_signal,"f"));
}
}
_EnvironmentWorker_signal=new WeakMap(),_EnvironmentWorker_instances=new WeakSet(),_EnvironmentWorker_handleItem=
async function _EnvironmentWorker_handleItem(work,environmentKey,externalSignal,workSpan){
const log=(0,utils_log.WG)(this.client);
const sessionsToken=sessionsTokenFromSecret(work.secret);
const itemCredential=sessionsToken??environmentKey;
if(itemCredential===undefined){
throw new core_error.pJ('handleItem: the work item carried a secret payload but no sessions token could be extracted, '+
'and there is no environment key to fall back to; the poller must issue a secret whose '+
'payload carries `sessions_token`, or provide the environment key (pass it, construct the '+
'worker with it, or set ANTHROPIC_ENVIRONMENT_KEY)');
}
if(work.secret&&sessionsToken===null){
log.warn('work item carried a secret payload but no sessions token could be extracted; '+
'falling back to the environment key',{work_id:work.id});
}
const sessionClient=copyClientForHelper(this.client,{
authToken:itemCredential,
helper:'environments-worker',
});
const sessionId=work.data.id;
const ctrl=new AbortController();
const detachExternal=(0,abort.H)(externalSignal,ctrl);
const lease=new Lease(ctrl);
const agentToolset=await __webpack_require__.e(4156).then(__webpack_require__.bind(__webpack_require__,14156));
let leaseTtlMs;
let runner;
const heartbeatPromise=heartbeatLoop(sessionClient,work,lease,log,this.requestOptions,(ttlMs)=>{
leaseTtlMs=ttlMs;
runner?._setSendRetryWindow(ttlMs);
}).catch((e)=>{
if(!ctrl.signal.aborted)
log.error('heartbeat loop failed',{work_id:work.id,error:String(e)});
ctrl.abort();
});
let cleanupSkills=async()=>{};
let stores;
let cleanEnd=false;
try{
if(work.data.type!=='session'){
log.debug('skipping non-session work item',{work_id:work.id,type:work.data.type});
return;
}
const session=await sessionClient.beta.sessions.retrieve(sessionId);
if(session.status==='terminated'){
log.info('skipping the work item of a terminated session',{
session_id:sessionId,
work_id:work.id,
});
return;
}
if(sessionsToken===null&&this.memorySyncIntervalMs!==null&&hasMemoryStore(session)){
throw new agentToolset.SessionMemoryError(`cannot mount the session's memories: the work item carried no sessions token `+
`(work_id=${work.id}, session_id=${sessionId}); `+
'the memory endpoints reject the environment key, so the poller must issue a per-item '+
'`secret` carrying `sessions_token`, or set `memorySyncIntervalMs: null` to run without memory');
}
const ctx={
workdir:this.workdir,
client:sessionClient,
session,
...(this.maxFileBytes!==undefined?{maxFileBytes:this.maxFileBytes}:{}),
};
try{
cleanupSkills=await agentToolset.setupSkills(ctx);
}
catch(e){
log.warn('skill setup failed',{session_id:sessionId,work_id:work.id,error:String(e)});
}
if(sessionsToken!==null&&this.memorySyncIntervalMs!==null){
stores=new agentToolset.SessionMemoryStores(sessionClient,{
workdir:this.workdir,
...(this.memorySyncIntervalMs!==undefined?{syncIntervalMs:this.memorySyncIntervalMs}:{}),
syncDeletions:this.memorySyncDeletions,
});
await stores.download(session);
ctx.allowedRoots=stores.roots;
ctx.readOnlyRoots=stores.readOnlyRoots;
}
else{
log.debug('memory stores disabled for this item',{work_id:work.id});
}
const tools=typeof this.tools==='function'?
this.tools(ctx)
:this.tools??agentToolset.betaAgentToolset20260401(ctx);
runner=new SessionToolRunner(sessionId,{
client:sessionClient,
tools,
...(this.maxIdleMs!==undefined?{maxIdleMs:this.maxIdleMs}:{}),
...(this.requestOptions!==undefined?{requestOptions:this.requestOptions}:{}),
signal:ctrl.signal,
});
if(leaseTtlMs!==undefined)
runner._setSendRetryWindow(leaseTtlMs);
for await(const _ of runner){
if(stores)
await stores.syncIfDue();
}
cleanEnd=!ctrl.signal.aborted;
}
finally{
try{
await cleanupSkills().catch((e)=>{
log.warn('skill cleanup failed',{session_id:sessionId,work_id:work.id,error:String(e)});
});
}
finally{
if(stores){
const boundMs=agentToolset.MEMORY_FLUSH_TIMEOUT_MS;
if(cleanEnd){
const finishCutOff=await withTimeout(stores.finish(),boundMs);
if(finishCutOff){
log.warn(`final memory sync cut off after ${boundMs}ms; the flush that follows still uploads changed files`,{session_id:sessionId,work_id:work.id});
}
}
const flushBound=new AbortController();
const flushCutOff=await withTimeout(stores.flushWrites(flushBound.signal),boundMs);
if(flushCutOff){
flushBound.abort();
log.warn(`memory flush cut off after ${boundMs}ms; changed files it had not uploaded yet are not saved`,{session_id:sessionId,work_id:work.id});
}
await stores.dispose().catch((e)=>{
log.warn('memory store cleanup failed',{
session_id:sessionId,
work_id:work.id,
error:String(e),
});
});
}
}
lease.finish('runner_done');
detachExternal();
await heartbeatPromise;
if(lease.lost){
log.info('lease lost; released without stopping it',{session_id:sessionId,work_id:work.id});
}
else{
await forceStop(sessionClient,work,log,this.requestOptions);
}
if(lease.lost||lease.rejected)
guardTracing(this.client,()=>workSpan?.end());
}
};
return EnvironmentWorker;
})();
async function withTimeout(p,ms){
let timer;
try{
return await Promise.race([
p.then(()=>false,()=>false),
new Promise((resolve)=>{
timer=setTimeout(()=>resolve(true),ms);
}),
]);
}
finally{
if(timer!==undefined)
clearTimeout(timer);
}
}
async function forceStop(client,work,log,requestOptions){
try{
await client.beta.environments.work.stop(work.id,{environment_id:work.environment_id,force:true},
{...requestOptions,headers:buildHeaders([requestOptions?.headers])});
}
catch(e){
if(!(0,utils_backoff.zM)(e,409)){
log.error('force-stop on exit failed',{work_id:work.id,error:String(e)});
}
}
}
var Lease=(()=>{
class Lease{
constructor(ctrl){
_Lease_ctrl.set(this,void 0);
_Lease_endReason.set(this,void 0);
(0,tslib.G)(this,_Lease_ctrl,ctrl,"f");
}
get signal(){
return(0,tslib.g)(this,_Lease_ctrl,"f").signal;
}
finish(reason){
(0,tslib.G)(this,_Lease_endReason,(0,tslib.g)(this,_Lease_endReason,"f")??reason,"f");
(0,tslib.g)(this,_Lease_ctrl,"f").abort();
}
get lost(){
return(0,tslib.g)(this,_Lease_endReason,"f")==='lease_lost'||(0,tslib.g)(this,_Lease_endReason,"f")==='assumed_lost';
}
get rejected(){
return(0,tslib.g)(this,_Lease_endReason,"f")==='heartbeat_rejected';
}
}
_Lease_ctrl=new WeakMap(),_Lease_endReason=new WeakMap();
return Lease;
})();
function serverLeaseState(e){
let node=e instanceof core_error.LG?e.error:undefined;
for(const key of['error','details','current_state']){
if(!(0,utils_values.sA)(node))
return{};
node=node[key];
}
return(0,utils_values.sA)(node)?node:{};
}
async function heartbeatLoop(client,work,lease,logger,requestOptions,
onLeaseTtl){
let intervalMs=HEARTBEAT_DEFAULT_MS;
let ttlMs=HEARTBEAT_TTL_DEFAULT_MS;
let lastSuccessMs=Date.now();
let last=NO_HEARTBEAT_SENTINEL;
const beat=async()=>{
const beatCtrl=new AbortController();
const detach=(0,abort.H)(lease.signal,beatCtrl);
const cutoff=setTimeout(()=>beatCtrl.abort(),intervalMs);
try{
const resp=await client.beta.environments.work.heartbeat(work.id,{environment_id:work.environment_id,expected_last_heartbeat:last},{...requestOptions,headers:buildHeaders([requestOptions?.headers]),signal:beatCtrl.signal});
lastSuccessMs=Date.now();
last=resp.last_heartbeat;
if(resp.ttl_seconds>0){
ttlMs=resp.ttl_seconds*1000;
intervalMs=Math.max(1000,Math.min(ttlMs/ 2,HEARTBEAT_DEFAULT_MS));
onLeaseTtl?.(ttlMs);
}
if(resp.state==='stopping'||resp.state==='stopped'){
logger.info('heartbeat signals shutdown',{work_id:work.id,state:resp.state});
lease.finish('heartbeat_stop');
}
if(!resp.lease_extended){
logger.warn('lease not extended, shutting down',{work_id:work.id});
lease.finish('heartbeat_stop');
}
}
catch(e){
lease.signal.throwIfAborted();
if((0,utils_backoff.zM)(e,412)){
const server=serverLeaseState(e);
logger.error('lease lost: heartbeat precondition failed',{
work_id:work.id,
server_state:server['state'],
server_ttl_seconds:server['ttl_seconds'],
server_last_heartbeat:server['last_heartbeat'],
});
lease.finish('lease_lost');
return;
}
if((0,utils_backoff.bs)(e)){
logger.error('permanent heartbeat failure',{work_id:work.id,error:String(e)});
lease.finish('heartbeat_rejected');
throw e;
}
if(Date.now()-lastSuccessMs>ttlMs){
logger.error('lease assumed lost: no successful heartbeat in ttl',{
work_id:work.id,
ttl_ms:ttlMs,
error:String(e),
});
lease.finish('assumed_lost');
return;
}
logger.warn('transient heartbeat failure',{work_id:work.id,error:String(e)});
}
finally{
clearTimeout(cutoff);
detach();
}
};
await beat();
while(!lease.signal.aborted){
await sleep(intervalMs,lease.signal);
lease.signal.throwIfAborted();
await beat();
}
}
;
var BetaHeartbeatPreconditionFailedError=(()=>{
class BetaHeartbeatPreconditionFailedError extends core_error.k9{
}
BetaHeartbeatPreconditionFailedError._errorName='BetaHeartbeatPreconditionFailedError';
return BetaHeartbeatPreconditionFailedError;
})();
var Work=(()=>{
class Work extends APIResource{
retrieve(workID,params,options){
const{environment_id,betas,workspace_id}=params;
return this._client.get(path `/v1/environments/${environment_id}/work/${workID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.retrieve',options,{
route:'/v1/environments/{environment_id}/work/{work_id}',
attributes:{'anthropic.environment.id':environment_id,'anthropic.environment.work.id':workID},
}),
});
}
update(workID,params,options){
const{environment_id,betas,workspace_id,...body}=params;
return this._client.post(path `/v1/environments/${environment_id}/work/${workID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.update',options,{
route:'/v1/environments/{environment_id}/work/{work_id}',
attributes:{'anthropic.environment.id':environment_id,'anthropic.environment.work.id':workID},
}),
});
}
list(environmentID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/environments/${environmentID}/work`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.list',options,{
route:'/v1/environments/{environment_id}/work',
queryParams:['limit','page'],
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
ack(workID,params,options){
const{environment_id,betas}=params;
return this._client.post(path `/v1/environments/${environment_id}/work/${workID}/ack`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.ack',options,{
route:'/v1/environments/{environment_id}/work/{work_id}/ack',
attributes:{'anthropic.environment.id':environment_id,'anthropic.environment.work.id':workID},
}),
});
}
heartbeat(workID,params,options){
const{environment_id,desired_ttl_seconds,expected_last_heartbeat,betas}=params;
return this._client.post(path `/v1/environments/${environment_id}/work/${workID}/heartbeat`,{
query:{desired_ttl_seconds,expected_last_heartbeat},
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.heartbeat',options,{
route:'/v1/environments/{environment_id}/work/{work_id}/heartbeat',
queryParams:['desired_ttl_seconds','expected_last_heartbeat'],
attributes:{'anthropic.environment.id':environment_id,'anthropic.environment.work.id':workID},
}),
});
}
poll(environmentID,params={},options){
const{betas,'Anthropic-Worker-ID':anthropicWorkerID,...query}=params??{};
return this._client.get(path `/v1/environments/${environmentID}/work/poll`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(anthropicWorkerID!=null?{'Anthropic-Worker-ID':anthropicWorkerID}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.poll',options,{
route:'/v1/environments/{environment_id}/work/poll',
queryParams:['block_ms','reclaim_older_than_ms'],
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
stats(environmentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/environments/${environmentID}/work/stats`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.stats',options,{
route:'/v1/environments/{environment_id}/work/stats',
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
stop(workID,params,options){
const{environment_id,betas,workspace_id,...body}=params;
return this._client.post(path `/v1/environments/${environment_id}/work/${workID}/stop`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.work.stop',options,{
route:'/v1/environments/{environment_id}/work/{work_id}/stop',
attributes:{'anthropic.environment.id':environment_id,'anthropic.environment.work.id':workID},
}),
});
}
poller(opts){
return new WorkPoller({...opts,client:this._client});
}
worker(opts){
return new EnvironmentWorker({...opts,client:this._client});
}
}
Work.BetaHeartbeatPreconditionFailedError=BetaHeartbeatPreconditionFailedError;
Work.WorkPoller=WorkPoller;
Work.EnvironmentWorker=EnvironmentWorker;
return Work;
})();
;
var BetaEnvironmentArchivedError=(()=>{
class BetaEnvironmentArchivedError extends core_error.v7{
}
BetaEnvironmentArchivedError._errorName='BetaEnvironmentArchivedError';
return BetaEnvironmentArchivedError;
})();
var BetaInvalidConfigTypeChangeError=(()=>{
class BetaInvalidConfigTypeChangeError extends core_error.v7{
}
BetaInvalidConfigTypeChangeError._errorName='BetaInvalidConfigTypeChangeError';
return BetaInvalidConfigTypeChangeError;
})();
var BetaInvalidMetadataError=(()=>{
class BetaInvalidMetadataError extends core_error.v7{
}
BetaInvalidMetadataError._errorName='BetaInvalidMetadataError';
return BetaInvalidMetadataError;
})();
var BetaEnvironmentCreateDisabledError=(()=>{
class BetaEnvironmentCreateDisabledError extends core_error.Ll{
}
BetaEnvironmentCreateDisabledError._errorName='BetaEnvironmentCreateDisabledError';
return BetaEnvironmentCreateDisabledError;
})();
var BetaEnvironmentUpdateDisabledError=(()=>{
class BetaEnvironmentUpdateDisabledError extends core_error.Ll{
}
BetaEnvironmentUpdateDisabledError._errorName='BetaEnvironmentUpdateDisabledError';
return BetaEnvironmentUpdateDisabledError;
})();
var BetaEnvironmentNotFoundError=(()=>{
class BetaEnvironmentNotFoundError extends core_error.m_{
}
BetaEnvironmentNotFoundError._errorName='BetaEnvironmentNotFoundError';
return BetaEnvironmentNotFoundError;
})();
var Environments=(()=>{
class Environments extends APIResource{
constructor(){
super(...arguments);
this.work=new Work(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/environments',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.create',options,{
route:'/v1/environments',
createdIDAttribute:'anthropic.environment.id',
}),
});
}
retrieve(environmentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/environments/${environmentID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.retrieve',options,{
route:'/v1/environments/{environment_id}',
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
update(environmentID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/environments/${environmentID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.update',options,{
route:'/v1/environments/{environment_id}',
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/environments',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.list',options,{
route:'/v1/environments',
queryParams:['include_archived','limit','page'],
}),
});
}
delete(environmentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/environments/${environmentID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.delete',options,{
route:'/v1/environments/{environment_id}',
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
archive(environmentID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/environments/${environmentID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.environments.archive',options,{
route:'/v1/environments/{environment_id}/archive',
attributes:{'anthropic.environment.id':environmentID},
}),
});
}
}
Environments.BetaEnvironmentArchivedError=BetaEnvironmentArchivedError;
Environments.BetaInvalidConfigTypeChangeError=BetaInvalidConfigTypeChangeError;
Environments.BetaInvalidMetadataError=BetaInvalidMetadataError;
Environments.BetaEnvironmentCreateDisabledError=BetaEnvironmentCreateDisabledError;
Environments.BetaEnvironmentUpdateDisabledError=BetaEnvironmentUpdateDisabledError;
Environments.BetaEnvironmentNotFoundError=BetaEnvironmentNotFoundError;
Environments.Work=Work;
Environments.BetaHeartbeatPreconditionFailedError=BetaHeartbeatPreconditionFailedError;
return Environments;
})();
;
class Memories extends APIResource{
create(memoryStoreID,params,options){
const{view,betas,workspace_id,...body}=params;
return this._client.post(path `/v1/memory_stores/${memoryStoreID}/memories`,{
query:{view},
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memories.create',options,{
route:'/v1/memory_stores/{memory_store_id}/memories',
queryParams:['view'],
attributes:{'gen_ai.memory.store.id':memoryStoreID},
createdIDAttribute:'gen_ai.memory.record.id',
}),
});
}
retrieve(memoryID,params,options){
const{memory_store_id,betas,workspace_id,...query}=params;
return this._client.get(path `/v1/memory_stores/${memory_store_id}/memories/${memoryID}`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memories.retrieve',options,{
route:'/v1/memory_stores/{memory_store_id}/memories/{memory_id}',
queryParams:['view'],
attributes:{'gen_ai.memory.store.id':memory_store_id,'gen_ai.memory.record.id':memoryID},
}),
});
}
update(memoryID,params,options){
const{memory_store_id,view,betas,workspace_id,...body}=params;
return this._client.post(path `/v1/memory_stores/${memory_store_id}/memories/${memoryID}`,{
query:{view},
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memories.update',options,{
route:'/v1/memory_stores/{memory_store_id}/memories/{memory_id}',
queryParams:['view'],
attributes:{'gen_ai.memory.store.id':memory_store_id,'gen_ai.memory.record.id':memoryID},
}),
});
}
list(memoryStoreID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/memory_stores/${memoryStoreID}/memories`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memories.list',options,{
route:'/v1/memory_stores/{memory_store_id}/memories',
queryParams:['depth','limit','page','path_prefix','view'],
contentQueryParams:['page'],
attributes:{'gen_ai.memory.store.id':memoryStoreID},
}),
});
}
delete(memoryID,params,options){
const{memory_store_id,expected_content_sha256,betas,workspace_id}=params;
return this._client.delete(path `/v1/memory_stores/${memory_store_id}/memories/${memoryID}`,{
query:{expected_content_sha256},
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memories.delete',options,{
route:'/v1/memory_stores/{memory_store_id}/memories/{memory_id}',
queryParams:['expected_content_sha256'],
attributes:{'gen_ai.memory.store.id':memory_store_id,'gen_ai.memory.record.id':memoryID},
}),
});
}
}
;
class MemoryVersions extends APIResource{
retrieve(memoryVersionID,params,options){
const{memory_store_id,betas,workspace_id,...query}=params;
return this._client.get(path `/v1/memory_stores/${memory_store_id}/memory_versions/${memoryVersionID}`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memory_versions.retrieve',options,{
route:'/v1/memory_stores/{memory_store_id}/memory_versions/{memory_version_id}',
queryParams:['view'],
attributes:{
'gen_ai.memory.store.id':memory_store_id,
'anthropic.memory_store.memory_version.id':memoryVersionID,
},
}),
});
}
list(memoryStoreID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/memory_stores/${memoryStoreID}/memory_versions`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memory_versions.list',options,{
route:'/v1/memory_stores/{memory_store_id}/memory_versions',
queryParams:[
'api_key_id',
'created_at[gte]',
'created_at[lte]',
'limit',
'memory_id',
'operation',
'page',
'service_account_id',
'session_id',
'view',
],
attributes:{'gen_ai.memory.store.id':memoryStoreID},
}),
});
}
redact(memoryVersionID,params,options){
const{memory_store_id,betas,workspace_id}=params;
return this._client.post(path `/v1/memory_stores/${memory_store_id}/memory_versions/${memoryVersionID}/redact`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.memory_versions.redact',options,{
route:'/v1/memory_stores/{memory_store_id}/memory_versions/{memory_version_id}/redact',
attributes:{
'gen_ai.memory.store.id':memory_store_id,
'anthropic.memory_store.memory_version.id':memoryVersionID,
},
}),
});
}
}
;
var MemoryStores=(()=>{
class MemoryStores extends APIResource{
constructor(){
super(...arguments);
this.memories=new Memories(this._client);
this.memoryVersions=new MemoryVersions(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/memory_stores',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.create',options,{
route:'/v1/memory_stores',
createdIDAttribute:'gen_ai.memory.store.id',
}),
});
}
retrieve(memoryStoreID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/memory_stores/${memoryStoreID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.retrieve',options,{
route:'/v1/memory_stores/{memory_store_id}',
attributes:{'gen_ai.memory.store.id':memoryStoreID},
}),
});
}
update(memoryStoreID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/memory_stores/${memoryStoreID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.update',options,{
route:'/v1/memory_stores/{memory_store_id}',
attributes:{'gen_ai.memory.store.id':memoryStoreID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/memory_stores',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.list',options,{
route:'/v1/memory_stores',
queryParams:['created_at[gte]','created_at[lte]','include_archived','limit','page'],
}),
});
}
delete(memoryStoreID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/memory_stores/${memoryStoreID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.delete',options,{
route:'/v1/memory_stores/{memory_store_id}',
attributes:{'gen_ai.memory.store.id':memoryStoreID},
}),
});
}
archive(memoryStoreID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/memory_stores/${memoryStoreID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'agent-memory-2026-07-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.memory_stores.archive',options,{
route:'/v1/memory_stores/{memory_store_id}/archive',
attributes:{'gen_ai.memory.store.id':memoryStoreID},
}),
});
}
}
MemoryStores.Memories=Memories;
MemoryStores.MemoryVersions=MemoryVersions;
return MemoryStores;
})();
;
var JSONLDecoder=(()=>{
class JSONLDecoder{
constructor(iterator,controller,
response){
this.iterator=iterator;
this.response=response;
this.controller=controller;
}
async*decoder(){
const iterator=this.iterator;
if(!iterator){
throw new core_error.pJ('Cannot iterate over a consumed stream.');
}
this.iterator=undefined;
const lineDecoder=new LineDecoder();
for await(const chunk of iterator){
for(const line of lineDecoder.decode(chunk)){
yield JSON.parse(line);
}
}
for(const line of lineDecoder.flush()){
yield JSON.parse(line);
}
}
[Symbol.asyncIterator](){
return this.decoder();
}
static fromResponse(response,controller){
if(!response.body){
controller.abort();
if(typeof globalThis.navigator!=='undefined'&&
globalThis.navigator.product==='ReactNative'){
throw new core_error.pJ(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
}
throw new core_error.pJ(`Attempted to iterate over a response with no body`);
}
return new JSONLDecoder(ReadableStreamToAsyncIterable(response.body),controller,response);
}
}
return JSONLDecoder;
})();
;
class Batches extends APIResource{
create(params,options){
const{betas,user_profile_id,workspace_id,...body}=params;
return this._client.post('/v1/messages/batches',{
body,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(user_profile_id!=null?{'anthropic-user-profile-id':user_profile_id}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.messages.batches.create',options,{
route:'/v1/messages/batches',
attributes:{'anthropic.message.batch.request_count':body.requests?.length},
createdIDAttribute:'anthropic.message.batch.id',
}),
});
}
retrieve(messageBatchID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/messages/batches/${messageBatchID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.messages.batches.retrieve',options,{
route:'/v1/messages/batches/{message_batch_id}',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/messages/batches',(Page),{
query,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.messages.batches.list',options,{
route:'/v1/messages/batches',
queryParams:['after_id','before_id','limit'],
}),
});
}
delete(messageBatchID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/messages/batches/${messageBatchID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.messages.batches.delete',options,{
route:'/v1/messages/batches/{message_batch_id}',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
});
}
cancel(messageBatchID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/messages/batches/${messageBatchID}/cancel`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.messages.batches.cancel',options,{
route:'/v1/messages/batches/{message_batch_id}/cancel',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
});
}
async results(messageBatchID,params={},options){
const batch=await this.retrieve(messageBatchID,params,options);
if(!batch.results_url){
throw new core_error.pJ(`No batch \`results_url\`; Has it finished processing? ${batch.processing_status} - ${batch.id}`);
}
const{betas,workspace_id}=params??{};
return this._client
.get(batch.results_url,{
...options,
headers:buildHeaders([
{
Accept:'application/binary',
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
stream:true,
__qualifiers:{beta:'true'},
__binaryResponse:true,
__span:startApiCallSpan(this._client,'anthropic.messages.batches.results',options,{
route:'/v1/messages/batches/{message_batch_id}/results',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
})
._thenUnwrap((_,props)=>JSONLDecoder.fromResponse(props.response,props.controller));
}
}
;
const MODEL_NONSTREAMING_TOKENS={
'claude-opus-4@20250514':8192,
'anthropic.claude-opus-4-1-20250805-v1:0':8192,
'claude-opus-4-1@20250805':8192,
};
;
function messagesCreateSpanSettings(client,request){
const attributes=guardTracing(client,()=>{
const outputConfig=(0,utils_values.sA)(request.body)?request.body['output_config']:undefined;
const format=(0,utils_values.sA)(outputConfig)?outputConfig['format']:undefined;
return(0,utils_values.sA)(format)&&format['type']==='json_schema'?
{[ATTR_GEN_AI_OUTPUT_TYPE]:GEN_AI_OUTPUT_TYPE_VALUE_JSON}
:{};
});
return{route:'/v1/messages',request,attributes};
}
function sessionsCreateSpanAttributes(body){
return guardTracing(undefined,()=>{
const agent=(0,utils_values.sA)(body)?body['agent']:undefined;
const id=(0,utils_values.sA)(agent)?agent['id']:agent;
return typeof id==='string'?{[ATTR_GEN_AI_AGENT_ID]:id}:{};
});
}
function recordMessagesCreateRequest(client,call,body){
if(!call?.span.isRecording()){
return call;
}
try{
const{contentMode,maxContentBytes}=client.openTelemetry.traces;
if(contentMode==='content'){
setMessageContentAttributes(call,body,undefined,maxContentBytes);
}
}
catch(problem){
(0,utils_log.WG)(client).debug('could not record the request on its span',problem);
}
return call;
}
function recordMessagesCreateResponse(client,call,body,data){
if(!call?.span.isRecording()||data instanceof Stream){
return;
}
try{
setUsageSumAttributes(call.span,data.usage,true);
const{contentMode,maxContentBytes}=client.openTelemetry.traces;
if(contentMode==='content'){
setMessageContentAttributes(call,body,data.content,maxContentBytes);
}
}
catch(problem){
(0,utils_log.WG)(client).debug('could not record the response on its span',problem);
}
}
;
function getOutputFormat(params){
return params?.output_format??params?.output_config?.format;
}
function maybeParseBetaMessage(message,params,opts){
const outputFormat=getOutputFormat(params);
if(!params||!('parse' in(outputFormat??{}))){
return{
...message,
content:message.content.map((block)=>{
if(block.type==='text'){
const parsedBlock=Object.defineProperty({...block},'parsed_output',{
value:null,
enumerable:false,
});
return Object.defineProperty(parsedBlock,'parsed',{
get(){
opts.logger.warn('The `parsed` property on `text` blocks is deprecated, please use `parsed_output` instead.');
return null;
},
enumerable:false,
});
}
return block;
}),
parsed_output:null,
};
}
return parseBetaMessage(message,params,opts);
}
function parseBetaMessage(message,params,opts){
let firstParsedOutput=null;
const content=message.content.map((block)=>{
if(block.type==='text'){
const parsedOutput=parseBetaOutputFormat(params,block.text);
if(firstParsedOutput===null){
firstParsedOutput=parsedOutput;
}
const parsedBlock=Object.defineProperty({...block},'parsed_output',{
value:parsedOutput,
enumerable:false,
});
return Object.defineProperty(parsedBlock,'parsed',{
get(){
opts.logger.warn('The `parsed` property on `text` blocks is deprecated, please use `parsed_output` instead.');
return parsedOutput;
},
enumerable:false,
});
}
return block;
});
return{
...message,
content,
parsed_output:firstParsedOutput,
};
}
function parseBetaOutputFormat(params,content){
const outputFormat=getOutputFormat(params);
if(outputFormat?.type!=='json_schema'){
return null;
}
try{
if('parse' in outputFormat){
return outputFormat.parse(content);
}
return JSON.parse(content);
}
catch(error){
throw new core_error.pJ(`Failed to parse structured output: ${error}`);
}
}
;
function messagesCreateHeaders(params,options){
const{betas,user_profile_id,workspace_id,tools,messages}=params;
return buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(user_profile_id!=null?{'anthropic-user-profile-id':user_profile_id}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
stainlessHelperHeader(tools,messages),
options?.headers,
]);
}
function startMessagesStreamSpan(client,body,options){
if(!client._tracer)
return undefined;
const headers=messagesCreateHeaders(body,options);
return startApiCallSpan(client,'anthropic.messages.create',options,messagesCreateSpanSettings(client,{body:transformOutputFormat(body),headers,stream:true}));
}
function transformOutputFormat(params){
if(!params.output_format){
return params;
}
assertOneOutputFormat(params);
const{output_format,...rest}=params;
return{
...rest,
output_config:{
...params.output_config,
format:output_format,
},
};
}
function assertOneOutputFormat(params){
if(params.output_format&&params.output_config?.format){
throw new core_error.pJ('Both output_format and output_config.format were provided. '+
'Please use only output_config.format (output_format is deprecated).');
}
}
;
const LITERALS=['true','false','null'];
const isWhitespace=(char)=>char===' '||char==='\t'||char==='\n'||char==='\r',
isTruncatedLiteral=(word,rest)=>LITERALS.some((literal)=>literal!==word&&literal.startsWith(word))&&[...rest].every(isWhitespace),
tokenize=(input)=>{
let current=0;
let tokens=[];
while(current<input.length){
let char=input[current];
if(char==='{'){
tokens.push({
type:'brace',
value:'{',
});
current++;
continue;
}
if(char==='}'){
tokens.push({
type:'brace',
value:'}',
});
current++;
continue;
}
if(char==='['){
tokens.push({
type:'paren',
value:'[',
});
current++;
continue;
}
if(char===']'){
tokens.push({
type:'paren',
value:']',
});
current++;
continue;
}
if(char===':'){
tokens.push({
type:'separator',
value:':',
});
current++;
continue;
}
if(char===','){
tokens.push({
type:'delimiter',
value:',',
});
current++;
continue;
}
if(char==='"'){
const start=current+1;
let end=start;
let danglingQuote=false;
while(true){
end=input.indexOf('"',end);
if(end===-1){
danglingQuote=true;
break;
}
let backslashes=0;
let i=end-1;
while(i>=start&&input[i]==='\\'){
backslashes++;
i--;
}
if(backslashes%2===0)
break;
end++;
}
if(danglingQuote){
current=input.length;
}
else{
tokens.push({
type:'string',
value:input.slice(start,end),
});
current=end+1;
}
continue;
}
if(isWhitespace(char)){
current++;
continue;
}
let NUMBERS=/[0-9]/;
if((char&&NUMBERS.test(char))||char==='-'||char==='.'){
let value='';
if(char==='-'){
value+=char;
char=input[++current];
}
while(char&&
(NUMBERS.test(char)||
char==='.'||
char==='e'||
char==='E'||
((char==='-'||char==='+')&&
(value[value.length-1]==='e'||value[value.length-1]==='E')))){
value+=char;
char=input[++current];
}
tokens.push({
type:'number',
value,
unterminated:current===input.length,
});
continue;
}
let LETTERS=/[a-z]/i;
if(char&&LETTERS.test(char)){
let value='';
while(char&&LETTERS.test(char)){
if(current===input.length){
break;
}
value+=char;
char=input[++current];
}
if(LITERALS.includes(value)){
tokens.push({
type:'name',
value,
});
}
else if(!isTruncatedLiteral(value,input.slice(current))){
return null;
}
continue;
}
return null;
}
return tokens;
},strip=(tokens)=>{
let open=[];
for(const token of tokens){
if(token.type==='brace'||token.type==='paren'){
if(token.value==='{'||token.value==='['){
open.push(token.value);
}
else{
open.pop();
}
}
}
let innermostOpenBracket=open[open.length-1];
let length=tokens.length;
let JSON_NUMBER=/^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/;
while(length>0){
let lastToken=tokens[length-1];
switch(lastToken.type){
case 'separator':
length--;
continue;
case 'number':
if(lastToken.unterminated||!JSON_NUMBER.test(lastToken.value)){
length--;
continue;
}
break;
case 'string':
let tokenBeforeTheLastToken=tokens[length-2];
if(innermostOpenBracket==='{'&&
(tokenBeforeTheLastToken?.type==='delimiter'||
(tokenBeforeTheLastToken?.type==='brace'&&tokenBeforeTheLastToken.value==='{'))){
length--;
continue;
}
break;
case 'delimiter':
length--;
break;
}
break;
}
return tokens.slice(0,length);
},
unstrip=(tokens)=>{
let tail=[];
for(const token of tokens){
if(token.type!=='brace'&&token.type!=='paren'){
continue;
}
if(token.value==='{'){
tail.push('}');
}
else if(token.value==='['){
tail.push(']');
}
else if(tail.pop()!==token.value){
return null;
}
}
if(tail.length>0){
tail.reverse().map((item)=>{
if(item==='}'){
tokens.push({
type:'brace',
value:'}',
});
}
else if(item===']'){
tokens.push({
type:'paren',
value:']',
});
}
});
}
return tokens;
},isScalar=(token)=>token?.type==='string'||token?.type==='number'||token?.type==='name',generate=(tokens)=>{
let output='';
tokens.map((token,index)=>{
if(isScalar(tokens[index-1])&&isScalar(token)){
output+=' ';
}
switch(token.type){
case 'string':
output+='"'+token.value+'"';
break;
default:
output+=token.value;
break;
}
});
return output;
},partialParse=(input)=>{
const tokens=tokenize(input);
const completed=tokens&&unstrip(strip(tokens));
return JSON.parse(completed?generate(completed):input);
};
;
const JSON_BUF_PROPERTY='__json_buf';
function withLazyInput(prev,jsonBuf){
const next={};
for(const key of Object.keys(prev)){
if(key!=='input')
next[key]=prev[key];
}
Object.defineProperty(next,JSON_BUF_PROPERTY,{value:jsonBuf,enumerable:false,writable:true});
let input;
let parsed=false;
Object.defineProperty(next,'input',{
enumerable:true,
configurable:true,
get(){
if(!parsed){
input=jsonBuf?partialParse(jsonBuf):{};
parsed=true;
}
return input;
},
});
return next;
}
;
var _BetaMessageStream_instances,_BetaMessageStream_currentMessageSnapshot,_BetaMessageStream_params,_BetaMessageStream_connectedPromise,_BetaMessageStream_resolveConnectedPromise,_BetaMessageStream_rejectConnectedPromise,_BetaMessageStream_endPromise,_BetaMessageStream_resolveEndPromise,_BetaMessageStream_rejectEndPromise,_BetaMessageStream_listeners,_BetaMessageStream_ended,_BetaMessageStream_errored,_BetaMessageStream_aborted,_BetaMessageStream_catchingPromiseCreated,_BetaMessageStream_response,_BetaMessageStream_request_id,_BetaMessageStream_workspace_id,_BetaMessageStream_logger,_BetaMessageStream_client,_BetaMessageStream_span,_BetaMessageStream_spanBody,_BetaMessageStream_getFinalMessage,_BetaMessageStream_getFinalText,_BetaMessageStream_handleError,_BetaMessageStream_beginRequest,_BetaMessageStream_addStreamEvent,_BetaMessageStream_endRequest,_BetaMessageStream_accumulateMessage,_BetaMessageStream_toolInputParseError;
function tracksToolInput(content){
return content.type==='tool_use'||content.type==='server_tool_use'||content.type==='mcp_tool_use';
}
var BetaMessageStream=(()=>{
class BetaMessageStream{
constructor(params,opts){
_BetaMessageStream_instances.add(this);
this.messages=[];
this.receivedMessages=[];
_BetaMessageStream_currentMessageSnapshot.set(this,void 0);
_BetaMessageStream_params.set(this,null);
this.controller=new AbortController();
_BetaMessageStream_connectedPromise.set(this,void 0);
_BetaMessageStream_resolveConnectedPromise.set(this,()=>{});
_BetaMessageStream_rejectConnectedPromise.set(this,()=>{});
_BetaMessageStream_endPromise.set(this,void 0);
_BetaMessageStream_resolveEndPromise.set(this,()=>{});
_BetaMessageStream_rejectEndPromise.set(this,()=>{});
_BetaMessageStream_listeners.set(this,{});
_BetaMessageStream_ended.set(this,false);
_BetaMessageStream_errored.set(this,false);
_BetaMessageStream_aborted.set(this,false);
_BetaMessageStream_catchingPromiseCreated.set(this,false);
_BetaMessageStream_response.set(this,void 0);
_BetaMessageStream_request_id.set(this,void 0);
_BetaMessageStream_workspace_id.set(this,void 0);
_BetaMessageStream_logger.set(this,void 0);
_BetaMessageStream_client.set(this,void 0);
_BetaMessageStream_span.set(this,void 0);
_BetaMessageStream_spanBody.set(this,void 0);
_BetaMessageStream_handleError.set(this,(error)=>{
(0,tslib.G)(this,_BetaMessageStream_errored,true,"f");
if((0,tslib.g)(this,_BetaMessageStream_span,"f")){
(0,tslib.g)(this,_BetaMessageStream_span,"f").streamed=undefined;
}
if((0,errors.z)(error)){
error=new core_error.cH();
}
if(error instanceof core_error.cH){
(0,tslib.G)(this,_BetaMessageStream_aborted,true,"f");
return this._emit('abort',error);
}
if(error instanceof core_error.pJ){
return this._emit('error',error);
}
if(error instanceof Error){
const anthropicError=new core_error.pJ(error.message);
anthropicError.cause=error;
return this._emit('error',anthropicError);
}
return this._emit('error',new core_error.pJ(String(error)));
});
(0,tslib.G)(this,_BetaMessageStream_connectedPromise,new Promise((resolve,reject)=>{
(0,tslib.G)(this,_BetaMessageStream_resolveConnectedPromise,resolve,"f");
(0,tslib.G)(this,_BetaMessageStream_rejectConnectedPromise,reject,"f");
}),"f");
(0,tslib.G)(this,_BetaMessageStream_endPromise,new Promise((resolve,reject)=>{
(0,tslib.G)(this,_BetaMessageStream_resolveEndPromise,resolve,"f");
(0,tslib.G)(this,_BetaMessageStream_rejectEndPromise,reject,"f");
}),"f");
(0,tslib.g)(this,_BetaMessageStream_connectedPromise,"f").catch(()=>{});
(0,tslib.g)(this,_BetaMessageStream_endPromise,"f").catch(()=>{});
(0,tslib.G)(this,_BetaMessageStream_params,params,"f");
(0,tslib.G)(this,_BetaMessageStream_logger,opts?.logger??console,"f");
(0,tslib.G)(this,_BetaMessageStream_client,opts?.client,"f");
}
get response(){
return(0,tslib.g)(this,_BetaMessageStream_response,"f");
}
get request_id(){
return(0,tslib.g)(this,_BetaMessageStream_request_id,"f");
}
get workspace_id(){
return(0,tslib.g)(this,_BetaMessageStream_workspace_id,"f");
}
async withResponse(){
(0,tslib.G)(this,_BetaMessageStream_catchingPromiseCreated,true,"f");
const response=await(0,tslib.g)(this,_BetaMessageStream_connectedPromise,"f");
if(!response){
throw new Error('Could not resolve a `Response` object');
}
return{
data:this,
response,
request_id:response.headers.get('request-id'),
workspace_id:response.headers.get('anthropic-workspace-id'),
};
}
static fromReadableStream(stream){
const runner=new BetaMessageStream(null);
runner._run(()=>runner._fromReadableStream(stream));
return runner;
}
static createMessage(messages,params,options,{logger,client,}={}){
const runner=new BetaMessageStream(params,{
logger,
client,
});
for(const message of params.messages){
runner._addMessageParam(message);
}
(0,tslib.G)(runner,_BetaMessageStream_params,{...params,stream:true},"f");
runner._run(()=>runner._createMessage((body,options)=>messages.create(body,options),{...params,stream:true},{...options,headers:{...options?.headers,[STAINLESS_HELPER_METHOD_HEADER]:'stream'}}));
return runner;
}
_start(create,params,options,onRequestEnd){
for(const message of params.messages){
this._addMessageParam(message);
}
const client=(0,tslib.g)(this,_BetaMessageStream_client,"f");
(0,tslib.G)(this,_BetaMessageStream_client,undefined,"f");
const send=(body,options)=>create(body,options)._thenUnwrap((stream,{options:sent})=>{
(0,tslib.G)(this,_BetaMessageStream_client,client,"f");
(0,tslib.G)(this,_BetaMessageStream_span,sent.__span,"f");
(0,tslib.G)(this,_BetaMessageStream_spanBody,sent.body,"f");
return stream;
});
this._run(()=>this._createMessage(send,{...params,stream:true},options).finally(onRequestEnd));
}
_run(executor){
executor().then(()=>{
this._emitFinal();
this._emit('end');
},(0,tslib.g)(this,_BetaMessageStream_handleError,"f"));
}
_addMessageParam(message){
this.messages.push(message);
}
_addMessage(message,emit=true){
this.receivedMessages.push(message);
if(emit){
this._emit('message',message);
}
}
async _createMessage(create,params,options){
const signal=options?.signal;
let abortHandler;
if(signal){
if(signal.aborted)
this.controller.abort();
abortHandler=this.controller.abort.bind(this.controller);
signal.addEventListener('abort',abortHandler);
}
try{
(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_beginRequest).call(this);
(0,tslib.G)(this,_BetaMessageStream_span,options?.__span??((0,tslib.g)(this,_BetaMessageStream_client,"f")&&startMessagesStreamSpan((0,tslib.g)(this,_BetaMessageStream_client,"f"),params,options)),"f");
const{response,data:stream}=await create({...params,stream:true},{...options,__span:(0,tslib.g)(this,_BetaMessageStream_span,"f"),signal:this.controller.signal}).withResponse();
try{
this._connected(response);
}
catch(error){
if((0,tslib.g)(this,_BetaMessageStream_span,"f")){
(0,tslib.g)(this,_BetaMessageStream_span,"f").failure=error;
}
stream.controller.abort();
throw error;
}
for await(const event of stream){
try{
(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_addStreamEvent).call(this,event);
}
catch(error){
if((0,tslib.g)(this,_BetaMessageStream_span,"f")){
(0,tslib.g)(this,_BetaMessageStream_span,"f").failure=error;
}
throw error;
}
}
if(stream.controller.signal?.aborted){
throw new core_error.cH();
}
(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_endRequest).call(this);
}
finally{
if(signal&&abortHandler){
signal.removeEventListener('abort',abortHandler);
}
}
}
_connected(response){
if(this.ended)
return;
(0,tslib.G)(this,_BetaMessageStream_response,response,"f");
(0,tslib.G)(this,_BetaMessageStream_request_id,response?.headers.get('request-id'),"f");
(0,tslib.G)(this,_BetaMessageStream_workspace_id,response?.headers.get('anthropic-workspace-id'),"f");
(0,tslib.g)(this,_BetaMessageStream_resolveConnectedPromise,"f").call(this,response);
this._emit('connect');
}
get ended(){
return(0,tslib.g)(this,_BetaMessageStream_ended,"f");
}
get errored(){
return(0,tslib.g)(this,_BetaMessageStream_errored,"f");
}
get aborted(){
return(0,tslib.g)(this,_BetaMessageStream_aborted,"f");
}
abort(){
this.controller.abort();
}
on(event,listener){
const listeners=(0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event]||((0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event]=[]);
listeners.push({listener});
return this;
}
off(event,listener){
const listeners=(0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event];
if(!listeners)
return this;
const index=listeners.findIndex((l)=>l.listener===listener);
if(index>=0)
listeners.splice(index,1);
return this;
}
once(event,listener){
const listeners=(0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event]||((0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event]=[]);
listeners.push({listener,once:true});
return this;
}
emitted(event){
return new Promise((resolve,reject)=>{
(0,tslib.G)(this,_BetaMessageStream_catchingPromiseCreated,true,"f");
if(event!=='error')
this.once('error',reject);
this.once(event,resolve);
});
}
async done(){
(0,tslib.G)(this,_BetaMessageStream_catchingPromiseCreated,true,"f");
await(0,tslib.g)(this,_BetaMessageStream_endPromise,"f");
}
get currentMessage(){
return(0,tslib.g)(this,_BetaMessageStream_currentMessageSnapshot,"f");
}
async finalMessage(){
await this.done();
return(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_getFinalMessage).call(this);
}
async finalText(){
await this.done();
return(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_getFinalText).call(this);
}
_emit(event,...args){
if((0,tslib.g)(this,_BetaMessageStream_ended,"f"))
return;
if(event==='end'){
(0,tslib.G)(this,_BetaMessageStream_ended,true,"f");
(0,tslib.g)(this,_BetaMessageStream_resolveEndPromise,"f").call(this);
}
const listeners=(0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event];
if(listeners){
(0,tslib.g)(this,_BetaMessageStream_listeners,"f")[event]=listeners.filter((l)=>!l.once);
listeners.forEach(({listener})=>listener(...args));
}
if(event==='abort'){
const error=args[0];
if(!(0,tslib.g)(this,_BetaMessageStream_catchingPromiseCreated,"f")&&!listeners?.length){
Promise.reject(error);
}
(0,tslib.g)(this,_BetaMessageStream_rejectConnectedPromise,"f").call(this,error);
(0,tslib.g)(this,_BetaMessageStream_rejectEndPromise,"f").call(this,error);
this._emit('end');
return;
}
if(event==='error'){
const error=args[0];
if(!(0,tslib.g)(this,_BetaMessageStream_catchingPromiseCreated,"f")&&!listeners?.length){
Promise.reject(error);
}
(0,tslib.g)(this,_BetaMessageStream_rejectConnectedPromise,"f").call(this,error);
(0,tslib.g)(this,_BetaMessageStream_rejectEndPromise,"f").call(this,error);
this._emit('end');
}
}
_emitFinal(){
const finalMessage=this.receivedMessages.at(-1);
if(finalMessage){
this._emit('finalMessage',(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_getFinalMessage).call(this));
}
}
_deliverEvent(event,snapshot){
this._emit('_rawEvent',event);
if(snapshot)
this._emit('streamEvent',event,snapshot);
}
async _fromReadableStream(readableStream,options){
const signal=options?.signal;
let abortHandler;
if(signal){
if(signal.aborted)
this.controller.abort();
abortHandler=this.controller.abort.bind(this.controller);
signal.addEventListener('abort',abortHandler);
}
try{
(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_beginRequest).call(this);
this._connected(null);
const stream=Stream.fromReadableStream(readableStream,this.controller);
for await(const event of stream){
(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_addStreamEvent).call(this,event);
}
if(stream.controller.signal?.aborted){
throw new core_error.cH();
}
(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_endRequest).call(this);
}
finally{
if(signal&&abortHandler){
signal.removeEventListener('abort',abortHandler);
}
}
}
[(_BetaMessageStream_currentMessageSnapshot=new WeakMap(),_BetaMessageStream_params=new WeakMap(),_BetaMessageStream_connectedPromise=new WeakMap(),_BetaMessageStream_resolveConnectedPromise=new WeakMap(),_BetaMessageStream_rejectConnectedPromise=new WeakMap(),_BetaMessageStream_endPromise=new WeakMap(),_BetaMessageStream_resolveEndPromise=new WeakMap(),_BetaMessageStream_rejectEndPromise=new WeakMap(),_BetaMessageStream_listeners=new WeakMap(),_BetaMessageStream_ended=new WeakMap(),_BetaMessageStream_errored=new WeakMap(),_BetaMessageStream_aborted=new WeakMap(),_BetaMessageStream_catchingPromiseCreated=new WeakMap(),_BetaMessageStream_response=new WeakMap(),_BetaMessageStream_request_id=new WeakMap(),_BetaMessageStream_workspace_id=new WeakMap(),_BetaMessageStream_logger=new WeakMap(),_BetaMessageStream_client=new WeakMap(),_BetaMessageStream_span=new WeakMap(),_BetaMessageStream_spanBody=new WeakMap(),_BetaMessageStream_handleError=new WeakMap(),_BetaMessageStream_instances=new WeakSet(),_BetaMessageStream_getFinalMessage=function _BetaMessageStream_getFinalMessage(){
if(this.receivedMessages.length===0){
throw new core_error.pJ('stream ended without producing a Message with role=assistant');
}
return this.receivedMessages.at(-1);
},_BetaMessageStream_getFinalText=function _BetaMessageStream_getFinalText(){
if(this.receivedMessages.length===0){
throw new core_error.pJ('stream ended without producing a Message with role=assistant');
}
const textBlocks=this.receivedMessages
.at(-1)
.content.filter((block)=>block.type==='text')
.map((block)=>block.text);
if(textBlocks.length===0){
throw new core_error.pJ('stream ended without producing a content block with type=text');
}
return textBlocks.join(' ');
},_BetaMessageStream_beginRequest=function _BetaMessageStream_beginRequest(){
if(this.ended)
return;
(0,tslib.G)(this,_BetaMessageStream_currentMessageSnapshot,undefined,"f");
},_BetaMessageStream_addStreamEvent=function _BetaMessageStream_addStreamEvent(event){
if(this.ended)
return;
const messageSnapshot=(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_accumulateMessage).call(this,event);
this._deliverEvent(event,messageSnapshot);
if(!messageSnapshot)
return;
switch(event.type){
case 'content_block_delta':{
const content=messageSnapshot.content.at(-1);
switch(event.delta.type){
case 'text_delta':{
if(content.type==='text'){
this._emit('text',event.delta.text,content.text||'');
}
break;
}
case 'citations_delta':{
if(content.type==='text'){
this._emit('citation',event.delta.citation,content.citations??[]);
}
break;
}
case 'input_json_delta':{
if(tracksToolInput(content)&&(0,tslib.g)(this,_BetaMessageStream_listeners,"f").inputJson?.length){
let jsonSnapshot;
try{
jsonSnapshot=content.input;
}
catch(err){
(0,tslib.g)(this,_BetaMessageStream_handleError,"f").call(this,(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_toolInputParseError).call(this,content,err));
break;
}
this._emit('inputJson',event.delta.partial_json,jsonSnapshot);
}
break;
}
case 'thinking_delta':{
if(content.type==='thinking'){
this._emit('thinking',event.delta.thinking,content.thinking);
}
break;
}
case 'signature_delta':{
if(content.type==='thinking'){
this._emit('signature',content.signature);
}
break;
}
case 'compaction_delta':{
if(content.type==='compaction'&&content.content){
this._emit('compaction',content.content);
}
break;
}
default:
(0,utils_values.f2)(event.delta);
}
break;
}
case 'message_stop':{
if((0,tslib.g)(this,_BetaMessageStream_client,"f")&&(0,tslib.g)(this,_BetaMessageStream_span,"f")&&(0,tslib.g)(this,_BetaMessageStream_params,"f")){
recordStreamedMessageContent((0,tslib.g)(this,_BetaMessageStream_client,"f"),(0,tslib.g)(this,_BetaMessageStream_span,"f"),(0,tslib.g)(this,_BetaMessageStream_spanBody,"f")??(0,tslib.g)(this,_BetaMessageStream_params,"f"),messageSnapshot);
}
this._addMessageParam(messageSnapshot);
this._addMessage(maybeParseBetaMessage(messageSnapshot,(0,tslib.g)(this,_BetaMessageStream_params,"f"),{logger:(0,tslib.g)(this,_BetaMessageStream_logger,"f")}),true);
break;
}
case 'content_block_stop':{
this._emit('contentBlock',messageSnapshot.content.at(-1));
break;
}
case 'message_start':{
(0,tslib.G)(this,_BetaMessageStream_currentMessageSnapshot,messageSnapshot,"f");
if((0,tslib.g)(this,_BetaMessageStream_span,"f")&&(0,tslib.g)(this,_BetaMessageStream_params,"f")){
(0,tslib.g)(this,_BetaMessageStream_span,"f").streamed={body:(0,tslib.g)(this,_BetaMessageStream_spanBody,"f")??(0,tslib.g)(this,_BetaMessageStream_params,"f"),message:messageSnapshot};
}
break;
}
case 'content_block_start':
case 'message_delta':
break;
}
},_BetaMessageStream_endRequest=function _BetaMessageStream_endRequest(){
if(this.ended){
throw new core_error.pJ(`stream has ended, this shouldn't happen`);
}
const snapshot=(0,tslib.g)(this,_BetaMessageStream_currentMessageSnapshot,"f");
if(!snapshot){
throw new core_error.pJ(`request ended without sending any chunks`);
}
(0,tslib.G)(this,_BetaMessageStream_currentMessageSnapshot,undefined,"f");
return maybeParseBetaMessage(snapshot,(0,tslib.g)(this,_BetaMessageStream_params,"f"),{logger:(0,tslib.g)(this,_BetaMessageStream_logger,"f")});
},_BetaMessageStream_accumulateMessage=function _BetaMessageStream_accumulateMessage(event){
let snapshot=(0,tslib.g)(this,_BetaMessageStream_currentMessageSnapshot,"f");
if(event.type==='message_start'){
if(snapshot){
throw new core_error.pJ(`Unexpected event order, got ${event.type} before receiving "message_stop"`);
}
return event.message;
}
if(!snapshot)
return;
switch(event.type){
case 'message_stop':
return snapshot;
case 'message_delta':
snapshot.stop_reason=event.delta.stop_reason;
snapshot.stop_sequence=event.delta.stop_sequence;
snapshot.stop_details=event.delta.stop_details;
snapshot.usage.output_tokens=event.usage.output_tokens;
if(event.delta.container!=null){
snapshot.container=event.delta.container;
}
if(event.context_management!=null){
snapshot.context_management=event.context_management;
}
if(event.input_transformations!=null){
snapshot.input_transformations=event.input_transformations;
}
if(event.usage.input_tokens!=null){
snapshot.usage.input_tokens=event.usage.input_tokens;
}
if(event.usage.cache_creation_input_tokens!=null){
snapshot.usage.cache_creation_input_tokens=event.usage.cache_creation_input_tokens;
}
if(event.usage.cache_read_input_tokens!=null){
snapshot.usage.cache_read_input_tokens=event.usage.cache_read_input_tokens;
}
if(event.usage.server_tool_use!=null){
snapshot.usage.server_tool_use=event.usage.server_tool_use;
}
if(event.usage.iterations!=null){
snapshot.usage.iterations=event.usage.iterations;
}
if(event.usage.fallback_credit!=null){
snapshot.usage.fallback_credit=event.usage.fallback_credit;
}
if(event.usage.output_tokens_details!=null){
snapshot.usage.output_tokens_details=event.usage.output_tokens_details;
}
return snapshot;
case 'content_block_start':
snapshot.content.push(event.content_block);
if(event.content_block.type==='fallback'){
snapshot.model=event.content_block.to.model;
}
return snapshot;
case 'content_block_delta':{
const snapshotContent=snapshot.content.at(event.index);
switch(event.delta.type){
case 'text_delta':{
if(snapshotContent?.type==='text'){
snapshot.content[event.index]={
...snapshotContent,
text:(snapshotContent.text||'')+event.delta.text,
};
}
break;
}
case 'citations_delta':{
if(snapshotContent?.type==='text'){
snapshot.content[event.index]={
...snapshotContent,
citations:[...(snapshotContent.citations??[]),event.delta.citation],
};
}
break;
}
case 'input_json_delta':{
if(snapshotContent&&tracksToolInput(snapshotContent)){
const jsonBuf=(snapshotContent[JSON_BUF_PROPERTY]||'')+event.delta.partial_json;
snapshot.content[event.index]=withLazyInput(snapshotContent,jsonBuf);
}
break;
}
case 'thinking_delta':{
if(snapshotContent?.type==='thinking'){
snapshot.content[event.index]={
...snapshotContent,
thinking:snapshotContent.thinking+event.delta.thinking,
};
}
break;
}
case 'signature_delta':{
if(snapshotContent?.type==='thinking'){
snapshot.content[event.index]={
...snapshotContent,
signature:event.delta.signature,
};
}
break;
}
case 'compaction_delta':{
if(snapshotContent?.type==='compaction'){
const block={...snapshotContent,content:event.delta.content};
if('encrypted_content' in event.delta){
block.encrypted_content=event.delta.encrypted_content;
}
snapshot.content[event.index]=block;
}
break;
}
default:
(0,utils_values.f2)(event.delta);
}
return snapshot;
}
case 'content_block_stop':{
const snapshotContent=snapshot.content.at(event.index);
if(snapshotContent&&tracksToolInput(snapshotContent)&&JSON_BUF_PROPERTY in snapshotContent){
let input;
try{
input=snapshotContent.input;
}
catch(err){
input={};
(0,tslib.g)(this,_BetaMessageStream_handleError,"f").call(this,(0,tslib.g)(this,_BetaMessageStream_instances,"m",_BetaMessageStream_toolInputParseError).call(this,snapshotContent,err));
}
Object.defineProperty(snapshotContent,'input',{
value:input,
enumerable:true,
configurable:true,
writable:true,
});
}
return snapshot;
}
default:
return snapshot;
}
},_BetaMessageStream_toolInputParseError=function _BetaMessageStream_toolInputParseError(block,err){
const jsonBuf=block[JSON_BUF_PROPERTY];
return new core_error.pJ(`Unable to parse tool parameter JSON from model. Please retry your request or adjust your prompt. Error: ${err}. JSON: ${jsonBuf}`);
},Symbol.asyncIterator)](){
const pushQueue=[];
const readQueue=[];
let done=false;
this.on('_rawEvent',(event)=>{
const reader=readQueue.shift();
if(reader){
reader.resolve(event);
}
else{
pushQueue.push(event);
}
});
this.on('end',()=>{
done=true;
for(const reader of readQueue){
reader.resolve(undefined);
}
readQueue.length=0;
});
this.on('abort',(err)=>{
done=true;
for(const reader of readQueue){
reader.reject(err);
}
readQueue.length=0;
});
this.on('error',(err)=>{
done=true;
for(const reader of readQueue){
reader.reject(err);
}
readQueue.length=0;
});
return{
next:async()=>{
if(!pushQueue.length){
if(done){
return{value:undefined,done:true};
}
return new Promise((resolve,reject)=>readQueue.push({resolve,reject})).then((chunk)=>(chunk?{value:chunk,done:false}:{value:undefined,done:true}));
}
const chunk=pushQueue.shift();
return{value:chunk,done:false};
},
return:async()=>{
this.abort();
return{value:undefined,done:true};
},
};
}
toReadableStream(){
const stream=new Stream(this[Symbol.asyncIterator].bind(this),this.controller);
return stream.toReadableStream();
}
}
return BetaMessageStream;
})();
;
const TOOLSET_TYPE_TO_FAMILY={
browser_toolset_20260801:'browser',
computer_toolset_20260801:'computer',
};
function toolsetFamily(toolset){
return TOOLSET_TYPE_TO_FAMILY[toolset.type];
}
function isRunnableToolset(t){
return 'run' in t&&t.type!=null&&Object.prototype.hasOwnProperty.call(TOOLSET_TYPE_TO_FAMILY,t.type);
}
;
var ToolsetUsageError=(()=>{
class ToolsetUsageError extends core_error.pJ{
constructor(message,options){
super(message);
if(options&&'cause' in options)
this.cause=options.cause;
}
}
ToolsetUsageError._errorName='ToolsetUsageError';
return ToolsetUsageError;
})();
var ToolsetConfigError=(null&&((()=>{
class ToolsetConfigError extends ToolsetUsageError{
}
ToolsetConfigError._errorName='ToolsetConfigError';
return ToolsetConfigError;
})()));
var ToolsetContractError=(()=>{
class ToolsetContractError extends ToolsetUsageError{
}
ToolsetContractError._errorName='ToolsetContractError';
return ToolsetContractError;
})();
var ToolsetClosedError=(null&&((()=>{
class ToolsetClosedError extends ToolsetUsageError{
}
ToolsetClosedError._errorName='ToolsetClosedError';
return ToolsetClosedError;
})()));
class UnknownMemberError extends tools_ToolError.v{
constructor(name,family){
super(`Error: unknown ${family} toolset member '${quotedName(name)}'`);
this.name='UnknownMemberError';
}
}
class DisabledMemberError extends tools_ToolError.v{
constructor(name){
super(`The '${name}' action is not permitted by this application's permissions and cannot be used in this session.`);
this.name='DisabledMemberError';
}
}
class UnavailableMemberError extends tools_ToolError.v{
constructor(name,family){
super(`The ${family} toolset member '${name}' is not available in this environment.`);
this.name='UnavailableMemberError';
}
}
class InvalidMemberInputError extends tools_ToolError.v{
constructor(name,family,problem){
super(`invalid input for ${family} member '${name}': ${problem}`);
this.name='InvalidMemberInputError';
}
}
class URLRefusedError extends tools_ToolError.v{
constructor(reason){
super(logSafe(reason));
this.name='URLRefusedError';
}
}
class ConfirmDeclinedError extends tools_ToolError.v{
constructor(name){
super(`The user did not grant permission to run '${name}'. Do not retry it unless the user asks you to.`);
this.name='ConfirmDeclinedError';
}
}
class ConfirmFailedError extends tools_ToolError.v{
constructor(name){
super(`Permission to run '${name}' could not be obtained (the confirmation prompt failed). Do not retry it unless the user asks you to.`);
this.name='ConfirmFailedError';
}
}
class UploadRefusedError extends tools_ToolError.v{
constructor(reason){
super(reason);
this.name='UploadRefusedError';
}
}
const NO_UPLOAD_ROOTS='file_upload has no configured upload roots';
;
const NOT_EXECUTED='Not executed: an earlier action in this turn failed.';
const NOT_EXECUTED_BY_FAMILY={
browser:NOT_EXECUTED,
computer:'Not executed: an earlier computer action in this turn failed.',
};
function notExecutedText(family){
return Object.prototype.hasOwnProperty.call(NOT_EXECUTED_BY_FAMILY,family)?
NOT_EXECUTED_BY_FAMILY[family]
:NOT_EXECUTED;
}
function toolsetResultBlock(toolUse,content,isError=false){
if(isError&&(content===''||(Array.isArray(content)&&content.length===0))){
content='The tool call failed with an empty error message.';
}
return{
type:'tool_result',
tool_use_id:toolUse.id,
toolset_name:toolUse.toolset_name??null,
content,
...(isError?{is_error:true}:{}),
};
}
function throwIfPropagates(error,ctx){
if(error instanceof ToolsetUsageError)
throw error;
throwIfAborted(ctx.signal);
}
function throwIfAborted(signal){
if(signal?.aborted)
throw new core_error.cH();
}
function classify(error,ctx){
throwIfPropagates(error,ctx);
if(error instanceof ToolError)
return error;
return new ToolError(wellFormed(thrownErrorText(error)));
}
async function runToolsetMember(toolset,toolUse,options={}){
const family=toolsetFamily(toolset);
if(toolUse.toolset_name!==family){
throw new ToolsetContractError(`tool_use ${JSON.stringify(toolUse.id)} (toolset_name=${JSON.stringify(toolUse.toolset_name??null)}, name=${JSON.stringify(toolUse.name)}) is not a member call of the ${JSON.stringify(family)} toolset`);
}
const ctx={...options,toolUse,toolUseBlock:toolUse};
try{
return toolsetResultBlock(toolUse,await toolset.run(ctx,toolUse));
}
catch(e){
throwIfPropagates(e,ctx);
return toolsetResultBlock(toolUse,errorTextContent(e instanceof tools_ToolError.v?e.content:errorText(e)),true);
}
}
;
var _BetaToolRunnerStream_instances,_BetaToolRunnerStream_onToolCall,_BetaToolRunnerStream_emitted,_BetaToolRunnerStream_readers,_BetaToolRunnerStream_toolCalls,_BetaToolRunnerStream_closed,_BetaToolRunnerStream_ready,_BetaToolRunnerStream_fallback,_BetaToolRunnerStream_track,_BetaToolRunnerStream_release,_BetaToolRunnerStream_removeReader;
var BetaToolRunnerStream=(()=>{
class BetaToolRunnerStream extends BetaMessageStream{
constructor(params,onToolCall,client){
super(params,{client});
_BetaToolRunnerStream_instances.add(this);
_BetaToolRunnerStream_onToolCall.set(this,void 0);
_BetaToolRunnerStream_emitted.set(this,0);
_BetaToolRunnerStream_readers.set(this,[]);
_BetaToolRunnerStream_toolCalls.set(this,[]);
_BetaToolRunnerStream_closed.set(this,void 0);
_BetaToolRunnerStream_ready.set(this,[]);
_BetaToolRunnerStream_fallback.set(this,false);
(0,tslib.G)(this,_BetaToolRunnerStream_onToolCall,onToolCall,"f");
}
get toolCalls(){
return(0,tslib.g)(this,_BetaToolRunnerStream_toolCalls,"f");
}
_deliverEvent(event,snapshot){
var _a;
(0,tslib.G)(this,_BetaToolRunnerStream_emitted,(_a=(0,tslib.g)(this,_BetaToolRunnerStream_emitted,"f"),_a++,_a),"f");
const block=event.type==='content_block_stop'?snapshot?.content[event.index]:undefined;
const closed=block?.type==='tool_use'?block:undefined;
if(closed){
(0,tslib.g)(this,_BetaToolRunnerStream_toolCalls,"f").push(closed);
}
super._deliverEvent(event,snapshot);
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_track).call(this,event,closed);
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_release).call(this);
}
[(_BetaToolRunnerStream_onToolCall=new WeakMap(),_BetaToolRunnerStream_emitted=new WeakMap(),_BetaToolRunnerStream_readers=new WeakMap(),_BetaToolRunnerStream_toolCalls=new WeakMap(),_BetaToolRunnerStream_closed=new WeakMap(),_BetaToolRunnerStream_ready=new WeakMap(),_BetaToolRunnerStream_fallback=new WeakMap(),_BetaToolRunnerStream_instances=new WeakSet(),Symbol.asyncIterator)](){
const iterator=super[Symbol.asyncIterator]();
const reader={handled:(0,tslib.g)(this,_BetaToolRunnerStream_emitted,"f")};
(0,tslib.g)(this,_BetaToolRunnerStream_readers,"f").push(reader);
let holdsEvent=false;
return{
next:async()=>{
if(holdsEvent){
holdsEvent=false;
reader.handled++;
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_release).call(this);
}
try{
const result=await iterator.next();
holdsEvent=!result.done;
if(result.done){
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_removeReader).call(this,reader);
}
return result;
}
catch(error){
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_removeReader).call(this,reader);
throw error;
}
},
return:async()=>{
const result=iterator.return?.();
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_removeReader).call(this,reader);
return(await result)??{value:undefined,done:true};
},
};
}
}
_BetaToolRunnerStream_track=function _BetaToolRunnerStream_track(event,closed){
if((0,tslib.g)(this,_BetaToolRunnerStream_fallback,"f")){
return;
}
if(event.type==='content_block_start'&&event.content_block.type==='fallback'){
(0,tslib.G)(this,_BetaToolRunnerStream_fallback,true,"f");
(0,tslib.G)(this,_BetaToolRunnerStream_closed,undefined,"f");
return;
}
const movedOn=event.type==='content_block_start'||
(event.type==='message_delta'&&event.delta.stop_reason==='tool_use');
if((0,tslib.g)(this,_BetaToolRunnerStream_closed,"f")&&movedOn){
(0,tslib.g)(this,_BetaToolRunnerStream_ready,"f").push({toolUse:(0,tslib.g)(this,_BetaToolRunnerStream_closed,"f"),event:(0,tslib.g)(this,_BetaToolRunnerStream_emitted,"f")});
(0,tslib.G)(this,_BetaToolRunnerStream_closed,undefined,"f");
}
if(closed){
(0,tslib.G)(this,_BetaToolRunnerStream_closed,closed,"f");
}
},_BetaToolRunnerStream_release=function _BetaToolRunnerStream_release(){
if(this.errored||this.controller.signal.aborted){
return;
}
const handled=Math.min((0,tslib.g)(this,_BetaToolRunnerStream_emitted,"f"),...(0,tslib.g)(this,_BetaToolRunnerStream_readers,"f").map((reader)=>reader.handled));
while((0,tslib.g)(this,_BetaToolRunnerStream_ready,"f")[0]&&(0,tslib.g)(this,_BetaToolRunnerStream_ready,"f")[0].event<=handled){
(0,tslib.g)(this,_BetaToolRunnerStream_onToolCall,"f").call(this,(0,tslib.g)(this,_BetaToolRunnerStream_ready,"f").shift().toolUse);
}
},_BetaToolRunnerStream_removeReader=function _BetaToolRunnerStream_removeReader(reader){
const index=(0,tslib.g)(this,_BetaToolRunnerStream_readers,"f").indexOf(reader);
if(index>=0){
(0,tslib.g)(this,_BetaToolRunnerStream_readers,"f").splice(index,1);
(0,tslib.g)(this,_BetaToolRunnerStream_instances,"m",_BetaToolRunnerStream_release).call(this);
}
};
return BetaToolRunnerStream;
})();
var promise=__webpack_require__(86227);
;
var _ThreadState_instances,_ThreadState_fields,_ThreadState_stored,_ThreadState_staged,_ThreadState_anchor,_ThreadState_turn,_ThreadState_logger,_ThreadState_lastReply_get,_ThreadState_repeatsLastReply,_ThreadState_startNewThread,_ThreadState_retryPartialTurn,_ThreadState_dropsRefusedTurn,_ThreadState_storeTurn,_ThreadState_adoptContainer,_ThreadState_checkCreateOnly,_ThreadState_requestOptions;
class Turn{
constructor(fields,ownMessages,
ownCreateOnly){
this.fields=fields;
this.ownMessages=ownMessages;
this.ownCreateOnly=ownCreateOnly;
this.deferredMessages=[];
this.replacementHistory=null;
this.createOnly=createOnlyJSON(fields);
}
}
var ThreadState=(()=>{
class ThreadState{
constructor({params,options,threading,logger,}){
_ThreadState_instances.add(this);
_ThreadState_fields.set(this,void 0);
_ThreadState_stored.set(this,[]);
_ThreadState_staged.set(this,[]);
_ThreadState_anchor.set(this,void 0);
_ThreadState_turn.set(this,null);
_ThreadState_logger.set(this,void 0);
const{messages,unsupportedRequestBehavior,...fields}=params;
rejectThreadField(fields);
this.options=options;
this.unsupportedRequestBehavior=unsupportedRequestBehavior??'error';
(0,tslib.G)(this,_ThreadState_fields,fields,"f");
(0,tslib.G)(this,_ThreadState_anchor,threading?{type:'create',replacesLostThread:false}:{type:'never_threaded'},"f");
(0,tslib.G)(this,_ThreadState_logger,logger,"f");
this.push(messages??[]);
}
get threading(){
return(0,tslib.g)(this,_ThreadState_anchor,"f").type==='create'||(0,tslib.g)(this,_ThreadState_anchor,"f").type==='continue';
}
get previousMessageId(){
return(0,tslib.g)(this,_ThreadState_anchor,"f").type==='continue'?(0,tslib.g)(this,_ThreadState_anchor,"f").previousMessageId:null;
}
get messages(){
const messages=(0,tslib.g)(this,_ThreadState_turn,"f")?.replacementHistory?.slice()??
[...(0,tslib.g)(this,_ThreadState_stored,"f"),...(0,tslib.g)(this,_ThreadState_staged,"f")].map((entry)=>entry.param);
if((0,tslib.g)(this,_ThreadState_turn,"f"))
messages.push(...(0,tslib.g)(this,_ThreadState_turn,"f").deferredMessages.map(toMessageParam));
return messages;
}
get params(){
const ownCreateOnly=(0,tslib.g)(this,_ThreadState_anchor,"f").type==='create'?(0,tslib.g)(this,_ThreadState_turn,"f")?.ownCreateOnly:undefined;
return{...(0,tslib.g)(this,_ThreadState_fields,"f"),...ownCreateOnly,messages:this.messages};
}
push(messages){
if((0,tslib.g)(this,_ThreadState_turn,"f")){
(0,tslib.g)(this,_ThreadState_turn,"f").deferredMessages.push(...messages);
return;
}
for(const message of messages){
if((0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_repeatsLastReply).call(this,message))
continue;
(0,tslib.g)(this,_ThreadState_staged,"f").push({param:toMessageParam(message),reply:null});
}
}
update(fields={},options={}){
rejectThreadField(fields);
(0,tslib.G)(this,_ThreadState_fields,{...(0,tslib.g)(this,_ThreadState_fields,"f"),...definedEntries(fields)},"f");
this.options={...this.options,...definedEntries(options)};
for(const field of CREATE_ONLY_FIELDS){
if(fields[field]!==undefined)
delete(0,tslib.g)(this,_ThreadState_turn,"f")?.ownCreateOnly[field];
}
}
fork(fields=(0,tslib.g)(this,_ThreadState_fields,"f")){
const fork=new ThreadState({
params:{...fields,unsupportedRequestBehavior:this.unsupportedRequestBehavior},
options:this.options,
threading:(0,tslib.g)(this,_ThreadState_anchor,"f").type!=='never_threaded',
logger:(0,tslib.g)(this,_ThreadState_logger,"f"),
});
if(!this.threading)
fork.stopThreading();
if((0,tslib.g)(this,_ThreadState_turn,"f")?.replacementHistory){
(0,tslib.G)(fork,_ThreadState_staged,(0,tslib.g)(this,_ThreadState_turn,"f").replacementHistory.map((param)=>({param,reply:null})),"f");
}
else{
(0,tslib.G)(fork,_ThreadState_stored,[...(0,tslib.g)(this,_ThreadState_stored,"f")],"f");
(0,tslib.G)(fork,_ThreadState_staged,[...(0,tslib.g)(this,_ThreadState_staged,"f")],"f");
}
if((0,tslib.g)(this,_ThreadState_turn,"f"))
fork.push((0,tslib.g)(this,_ThreadState_turn,"f").deferredMessages);
return fork;
}
setParams({messages,...fields}){
(0,tslib.G)(this,_ThreadState_fields,fields,"f");
if((0,tslib.g)(this,_ThreadState_turn,"f"))
(0,tslib.g)(this,_ThreadState_turn,"f").ownCreateOnly={};
this.setMessages(messages);
}
setMessages(messages){
const entries=[...(0,tslib.g)(this,_ThreadState_stored,"f"),...(0,tslib.g)(this,_ThreadState_staged,"f")];
if((0,tslib.g)(this,_ThreadState_turn,"f")){
const sent=entries.map((entry)=>entry.param);
if(startsWith(messages,sent)){
(0,tslib.g)(this,_ThreadState_turn,"f").replacementHistory=null;
(0,tslib.g)(this,_ThreadState_turn,"f").deferredMessages=messages.slice(sent.length);
}
else{
(0,tslib.g)(this,_ThreadState_turn,"f").replacementHistory=messages;
(0,tslib.g)(this,_ThreadState_turn,"f").deferredMessages=[];
}
return;
}
if(!startsWith(messages,(0,tslib.g)(this,_ThreadState_stored,"f").map((entry)=>entry.param))){
(0,tslib.G)(this,_ThreadState_stored,[],"f");
if(this.threading)
(0,tslib.G)(this,_ThreadState_anchor,{type:'create',replacesLostThread:false},"f");
}
(0,tslib.G)(this,_ThreadState_staged,[],"f");
const replies=new Map(entries.filter((entry)=>entry.reply).map((entry)=>[entry.param.content,entry]));
for(const message of messages.slice((0,tslib.g)(this,_ThreadState_stored,"f").length)){
if((0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_repeatsLastReply).call(this,message))
continue;
(0,tslib.g)(this,_ThreadState_staged,"f").push({
...(replies.get(message.content)??{reply:null}),
param:toMessageParam(message),
});
}
}
get hasTurnToSend(){
return(0,tslib.g)(this,_ThreadState_staged,"f").length>0||isUnfinishedStopReason((0,tslib.g)(this,_ThreadState_stored,"f").at(-1)?.reply?.stop_reason);
}
startTurn(messages,fields){
if((0,tslib.g)(this,_ThreadState_turn,"f")){
throw new core_error.pJ('Another `send()`, `parse()` or `stream()` is already in progress on this thread');
}
rejectThreadField(fields);
const alreadyStaged=(0,tslib.g)(this,_ThreadState_staged,"f").length;
this.push(messages);
const ownMessages=(0,tslib.g)(this,_ThreadState_staged,"f").slice(alreadyStaged);
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_retryPartialTurn).call(this);
const ownCreateOnly={};
if(fields.system!==undefined)
ownCreateOnly.system=fields.system;
if(fields.tools!==undefined)
ownCreateOnly.tools=fields.tools;
return((0,tslib.G)(this,_ThreadState_turn,new Turn({...(0,tslib.g)(this,_ThreadState_fields,"f"),...definedEntries(fields)},ownMessages,ownCreateOnly),"f"));
}
endTurn(turn){
(0,tslib.G)(this,_ThreadState_turn,null,"f");
(0,tslib.G)(this,_ThreadState_staged,(0,tslib.g)(this,_ThreadState_staged,"f").filter((entry)=>!turn.ownMessages.includes(entry)),"f");
if(turn.replacementHistory)
this.setMessages(turn.replacementHistory);
this.push(turn.deferredMessages);
}
recoversFrom(error){
if(!(error instanceof core_error.LG))
return false;
const continuesUnthreaded=this.unsupportedRequestBehavior==='continue_unthreaded';
const reason=replayReason(error);
if(reason!==null&&(0,tslib.g)(this,_ThreadState_anchor,"f").type==='continue'){
if(reason==='thread_not_found'&&(0,tslib.g)(this,_ThreadState_anchor,"f").replacesLostThread&&continuesUnthreaded){
(0,tslib.g)(this,_ThreadState_logger,"f").info(`The server lost the thread again right after a replay; continuing without a thread: previous_message_id=${(0,tslib.g)(this,_ThreadState_anchor,"f").previousMessageId}`);
this.stopThreading();
}
else{
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_startNewThread).call(this,reason);
}
return true;
}
const unsupported=unsupportedFeatures(error);
if(unsupported!==null&&this.threading&&continuesUnthreaded){
(0,tslib.g)(this,_ThreadState_logger,"f").info(`The server cannot thread this request; continuing without a thread: unsupported=${unsupported.join(',')}`);
this.stopThreading();
return true;
}
return false;
}
stopThreading(){
if(this.threading)
(0,tslib.G)(this,_ThreadState_anchor,{type:'unthreaded'},"f");
}
recordPartialReply(snapshot,completedBlocks){
if((0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_dropsRefusedTurn).call(this,snapshot))
return;
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_storeTurn).call(this,partialReply(snapshot,completedBlocks),{partial:true});
if(this.previousMessageId!==null){
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_startNewThread).call(this,'stream_ended_before_message_stop');
}
}
recordReply(turn,message){
if((0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_dropsRefusedTurn).call(this,message))
return;
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_storeTurn).call(this,message,{partial:false});
if((0,tslib.g)(this,_ThreadState_anchor,"f").type==='create'){
(0,tslib.G)(this,_ThreadState_fields,{...(0,tslib.g)(this,_ThreadState_fields,"f"),...turn.ownCreateOnly},"f");
}
if(this.threading){
(0,tslib.G)(this,_ThreadState_anchor,{
type:'continue',
previousMessageId:message.id,
createdWith:turn.createOnly,
replacesLostThread:(0,tslib.g)(this,_ThreadState_anchor,"f").type==='create'&&(0,tslib.g)(this,_ThreadState_anchor,"f").replacesLostThread,
},"f");
if(message.usage.iterations?.some((iteration)=>iteration.type==='fallback_message')){
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_startNewThread).call(this,'fallback_message');
}
}
if(message.container){
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_adoptContainer).call(this,message.container.id);
}
}
buildCreateArguments(turn,options,{stream}){
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_checkCreateOnly).call(this,turn.createOnly);
const anchor=(0,tslib.g)(this,_ThreadState_anchor,"f");
let stored=anchor.type==='continue'?[]:(0,tslib.g)(this,_ThreadState_stored,"f").map((entry)=>entry.param);
if(anchor.type!=='never_threaded'){
const answered=(0,tslib.g)(this,_ThreadState_stored,"f").map((entry)=>entry.reply!==null).lastIndexOf(true)+1;
stored=stored.map((message,i)=>(i<answered?withoutCacheControl(message):message));
}
const params={
...turn.fields,
messages:[...stored,...(0,tslib.g)(this,_ThreadState_staged,"f").map((entry)=>entry.param)],
};
if(this.threading&&!params.betas?.includes(MESSAGE_THREADS_BETA)){
params.betas=[...(params.betas??[]),MESSAGE_THREADS_BETA];
}
if(anchor.type==='create'){
params.thread={type:'create'};
}
else if(anchor.type==='continue'){
params.thread={type:'continue',previous_message_id:anchor.previousMessageId};
for(const field of CREATE_ONLY_FIELDS)
delete params[field];
}
return{params,options:(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_requestOptions).call(this,options,{stream})};
}
checkNextTurn(fields){
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_checkCreateOnly).call(this,createOnlyJSON({...(0,tslib.g)(this,_ThreadState_fields,"f"),...definedEntries(fields)}));
}
}
_ThreadState_fields=new WeakMap(),_ThreadState_stored=new WeakMap(),_ThreadState_staged=new WeakMap(),_ThreadState_anchor=new WeakMap(),_ThreadState_turn=new WeakMap(),_ThreadState_logger=new WeakMap(),_ThreadState_instances=new WeakSet(),_ThreadState_lastReply_get=function _ThreadState_lastReply_get(){
for(const entries of[(0,tslib.g)(this,_ThreadState_staged,"f"),(0,tslib.g)(this,_ThreadState_stored,"f")]){
for(let i=entries.length-1;i>=0;i--){
if(entries[i].reply)
return entries[i].reply;
}
}
return null;
},_ThreadState_repeatsLastReply=function _ThreadState_repeatsLastReply(message){
if('id' in message)
return message.id===(0,tslib.g)(this,_ThreadState_instances,"a",_ThreadState_lastReply_get)?.id;
const last=(0,tslib.g)(this,_ThreadState_staged,"f").at(-1)??(0,tslib.g)(this,_ThreadState_stored,"f").at(-1);
return last?.reply!=null&&sameMessage(message,last.param);
},_ThreadState_startNewThread=function _ThreadState_startNewThread(reason){
(0,tslib.g)(this,_ThreadState_logger,"f").info(`Replaying the full message history under a new thread: reason=${reason} previous_message_id=${this.previousMessageId}`);
(0,tslib.G)(this,_ThreadState_anchor,{type:'create',replacesLostThread:reason==='thread_not_found'},"f");
},_ThreadState_retryPartialTurn=function _ThreadState_retryPartialTurn(){
const tail=(0,tslib.g)(this,_ThreadState_stored,"f").at(-1);
if((0,tslib.g)(this,_ThreadState_staged,"f").length||!tail||(tail.reply&&!tail.partial))
return;
if(tail.reply)
(0,tslib.g)(this,_ThreadState_stored,"f").pop();
let turnStart=(0,tslib.g)(this,_ThreadState_stored,"f").length;
while(turnStart>0&&!(0,tslib.g)(this,_ThreadState_stored,"f")[turnStart-1].reply)
turnStart-=1;
(0,tslib.G)(this,_ThreadState_staged,(0,tslib.g)(this,_ThreadState_stored,"f").splice(turnStart),"f");
(0,tslib.g)(this,_ThreadState_logger,"f").info(`Re-sending the turn whose reply ended before \`message_stop\`: partial_reply_id=${tail.reply?.id??null}`);
},_ThreadState_dropsRefusedTurn=function _ThreadState_dropsRefusedTurn(reply){
if(reply.stop_reason!=='refusal'||(0,tslib.g)(this,_ThreadState_anchor,"f").type==='never_threaded')
return false;
if(this.previousMessageId!==null)
(0,tslib.g)(this,_ThreadState_instances,"m",_ThreadState_startNewThread).call(this,'refusal');
return true;
},_ThreadState_storeTurn=function _ThreadState_storeTurn(reply,{partial}){
(0,tslib.g)(this,_ThreadState_stored,"f").push(...(0,tslib.g)(this,_ThreadState_staged,"f"));
(0,tslib.G)(this,_ThreadState_staged,[],"f");
if(reply)
(0,tslib.g)(this,_ThreadState_stored,"f").push({param:toMessageParam(reply),reply,partial});
},_ThreadState_adoptContainer=function _ThreadState_adoptContainer(containerId){
const{container}=(0,tslib.g)(this,_ThreadState_fields,"f");
if(container==null){
(0,tslib.G)(this,_ThreadState_fields,{...(0,tslib.g)(this,_ThreadState_fields,"f"),container:containerId},"f");
}
else if(typeof container==='object'&&container.id==null){
(0,tslib.G)(this,_ThreadState_fields,{...(0,tslib.g)(this,_ThreadState_fields,"f"),container:{...container,id:containerId}},"f");
}
},_ThreadState_checkCreateOnly=function _ThreadState_checkCreateOnly(createOnly){
if((0,tslib.g)(this,_ThreadState_anchor,"f").type!=='continue')
return;
const{createdWith}=(0,tslib.g)(this,_ThreadState_anchor,"f");
const changed=CREATE_ONLY_FIELDS.filter((field)=>createOnly[field]!==createdWith[field]);
if(changed.length){
const names=changed.map((field)=>`\`${field}\``).join(' and ');
throw new core_error.pJ(`Cannot change ${names} on a thread: the server keeps the \`system\` and \`tools\` the thread was created `+
'with. To change them, start a new thread from `thread.params`.'+
(changed.includes('tools')?
' To add or remove tools on this thread, send `tool_addition` or `tool_removal` blocks in a '+
'`system` message.'
:''));
}
},_ThreadState_requestOptions=function _ThreadState_requestOptions(overrides,{stream}){
const options={...this.options,...definedEntries(overrides)};
if(stream){
options.headers=buildHeaders([{[STAINLESS_HELPER_METHOD_HEADER]:'stream'},options.headers]);
}
if((0,tslib.g)(this,_ThreadState_anchor,"f").type!=='never_threaded'){
options.headers=buildHeaders([options.headers,helperHeader('message-thread')]);
}
if(this.threading){
options.headers=withThreadsBeta(options.headers);
}
return options;
};
return ThreadState;
})();
const UNFINISHED_STOP_REASONS=['pause_turn','compaction'];
function isUnfinishedStopReason(stopReason){
return UNFINISHED_STOP_REASONS.some((unfinished)=>unfinished===stopReason);
}
const MESSAGE_THREADS_BETA='message-threads-2026-08-12';
const CREATE_ONLY_FIELDS=['system','tools'];
function createOnlyJSON(fields){
return{system:JSON.stringify(fields.system),tools:JSON.stringify(fields.tools)};
}
function withThreadsBeta(headers){
const callerBetas=buildHeaders([headers]).values.get('anthropic-beta');
if(callerBetas===null)
return headers;
return buildHeaders([headers,{'anthropic-beta':appendHeaderValue(callerBetas,MESSAGE_THREADS_BETA)}]);
}
function replayReason(error){
const errorCode=errorDetails(error)?.['error_code'];
return REPLAY_ERROR_CODES.find((code)=>code===errorCode)??null;
}
const REPLAY_ERROR_CODES=[
'thread_not_found',
'thread_already_continued',
'thread_continue_in_flight',
];
function unsupportedFeatures(error){
const details=errorDetails(error);
if(details?.['error_code']!=='thread_unsupported_request')
return null;
const unsupported=details['unsupported'];
return Array.isArray(unsupported)?unsupported.map(String):[];
}
function errorDetails(error){
const body=error.error;
const details=body?.error?.details;
return(0,utils_values.sA)(details)?details:null;
}
function rejectThreadField(fields){
if('thread' in fields&&fields.thread!==undefined){
throw new TypeError('`thread` cannot be set here. The message thread sets it for each request itself.');
}
}
function definedEntries(object){
return Object.fromEntries(Object.entries(object).filter(([,value])=>value!==undefined));
}
function partialReply(snapshot,completedBlocks){
const content=snapshot.content.slice(0,completedBlocks);
const unfinished=snapshot.content[completedBlocks];
if(unfinished?.type==='text'&&unfinished.text)
content.push(unfinished);
return content.length?{...snapshot,content}:null;
}
function withoutCacheControl(value){
if(!(0,utils_values.sA)(value))
return value;
const{cache_control,...copy}=value;
for(const key of['content','source','tool','definition','tool_references']){
const nested=copy[key];
if(Array.isArray(nested))
copy[key]=nested.map(withoutCacheControl);
else if((0,utils_values.sA)(nested))
copy[key]=withoutCacheControl(nested);
}
return copy;
}
function startsWith(messages,prefix){
return prefix.length<=messages.length&&prefix.every((message,i)=>sameMessage(message,messages[i]));
}
function sameMessage(a,b){
const[left,right]=[toMessageParam(a),toMessageParam(b)];
const keys=Object.keys({...left,...right});
return keys.every((key)=>left[key]===right[key]||JSON.stringify(left[key])===JSON.stringify(right[key]));
}
function toMessageParam(message){
return 'id' in message?{role:message.role,content:message.content}:message;
}
function toMessageList(input){
if(input===undefined)
return[];
return(0,utils_values.MH)(input)?input:[input];
}
;
function splitToolRunnerParams(params){
const{stream,max_iterations,runToolsEagerly,thread,...threadParams}=params;
if(thread!==undefined&&thread!==false){
throw new TypeError('`thread` cannot be set in the params of a tool runner. The runner sets it for each request itself. '+
'To run without a message thread, pass `thread: false`.');
}
return{settings:{stream,max_iterations,runToolsEagerly},thread,threadParams};
}
;
var _BetaToolRunner_instances,_BetaToolRunner_consumed,_BetaToolRunner_mutated,_BetaToolRunner_thread,_BetaToolRunner_settings,_BetaToolRunner_options,_BetaToolRunner_helperHeader,_BetaToolRunner_messagesWithoutReply,_BetaToolRunner_message,_BetaToolRunner_stream,_BetaToolRunner_toolResponse,_BetaToolRunner_completion,_BetaToolRunner_iterationCount,_BetaToolRunner_toolRunnerOtelContext,_BetaToolRunner_compaction,_BetaToolRunner_calls,_BetaToolRunner_lastStopReason,_BetaToolRunner_toolOverrides,_BetaToolRunner_pendingToolChanges,_BetaToolRunner_withToolRunnerSpan,_BetaToolRunner_send,_BetaToolRunner_turnOptions,_BetaToolRunner_streamThatStartsTools,_BetaToolRunner_startedCallsSettled,_BetaToolRunner_compact,_BetaToolRunner_compactionThread,_BetaToolRunner_runnableTools,_BetaToolRunner_availableToolNames,_BetaToolRunner_recordRemovalsFromHistory,_BetaToolRunner_compactAfterFinalTurn,_BetaToolRunner_generateToolResponse,_BetaToolRunner_toolsetFamilies,_BetaToolRunner_toolsetParams,_BetaToolRunner_flushPendingToolChanges,_BetaToolRunner_pendingToolChangesMessage;
const USE_A_NEW_RUNNER="a tool runner's toolsets come only from its tools param; change them with setMessagesParams(), or build a new runner";
const REMOVE_WITH_A_NEW_RUNNER="a tool runner's toolsets come only from its tools param; remove it there with setMessagesParams(), or build a new runner without it";
var BetaToolRunner=(()=>{
class BetaToolRunner{
constructor(clientOrThread,paramsOrSettings,options){
_BetaToolRunner_instances.add(this);
_BetaToolRunner_consumed.set(this,false);
_BetaToolRunner_mutated.set(this,false);
_BetaToolRunner_thread.set(this,void 0);
_BetaToolRunner_settings.set(this,void 0);
_BetaToolRunner_options.set(this,void 0);
_BetaToolRunner_helperHeader.set(this,void 0);
_BetaToolRunner_messagesWithoutReply.set(this,void 0);
_BetaToolRunner_message.set(this,void 0);
_BetaToolRunner_stream.set(this,void 0);
_BetaToolRunner_toolResponse.set(this,void 0);
_BetaToolRunner_completion.set(this,void 0);
_BetaToolRunner_iterationCount.set(this,0);
_BetaToolRunner_toolRunnerOtelContext.set(this,void 0);
_BetaToolRunner_compaction.set(this,{status:'idle'});
_BetaToolRunner_calls.set(this,void 0);
_BetaToolRunner_lastStopReason.set(this,null);
_BetaToolRunner_toolOverrides.set(this,new Map());
_BetaToolRunner_pendingToolChanges.set(this,[]);
const{thread,settings}='_state' in clientOrThread?
{thread:clientOrThread,settings:paramsOrSettings}
:clientOrThread.beta.messages._toolRunnerThread(paramsOrSettings);
rejectCompactionParam(thread._state.params);
rejectRunToolsEagerlyWithoutStream(settings);
(0,tslib.G)(this,_BetaToolRunner_thread,thread,"f");
(0,tslib.G)(this,_BetaToolRunner_settings,definedEntries(settings),"f");
const{tools,messages}=thread._state.params;
const collected=collectStainlessHelpers(tools,messages);
if(!('_state' in clientOrThread)){
thread._state.setMessages(JSON.parse(JSON.stringify(withToolDefinitions(messages))));
}
(0,tslib.G)(this,_BetaToolRunner_options,{...options},"f");
(0,tslib.G)(this,_BetaToolRunner_helperHeader,buildHeaders([
helperHeader('BetaToolRunner'),
collected.length?{[STAINLESS_HELPER_HEADER]:collected.join(', ')}:undefined,
]),"f");
(0,tslib.G)(this,_BetaToolRunner_completion,(0,promise.n)(),"f");
}
async*[(_BetaToolRunner_consumed=new WeakMap(),_BetaToolRunner_mutated=new WeakMap(),_BetaToolRunner_thread=new WeakMap(),_BetaToolRunner_settings=new WeakMap(),_BetaToolRunner_options=new WeakMap(),_BetaToolRunner_helperHeader=new WeakMap(),_BetaToolRunner_messagesWithoutReply=new WeakMap(),_BetaToolRunner_message=new WeakMap(),_BetaToolRunner_stream=new WeakMap(),_BetaToolRunner_toolResponse=new WeakMap(),_BetaToolRunner_completion=new WeakMap(),_BetaToolRunner_iterationCount=new WeakMap(),_BetaToolRunner_toolRunnerOtelContext=new WeakMap(),_BetaToolRunner_compaction=new WeakMap(),_BetaToolRunner_calls=new WeakMap(),_BetaToolRunner_lastStopReason=new WeakMap(),_BetaToolRunner_toolOverrides=new WeakMap(),_BetaToolRunner_pendingToolChanges=new WeakMap(),_BetaToolRunner_instances=new WeakSet(),_BetaToolRunner_withToolRunnerSpan=function _BetaToolRunner_withToolRunnerSpan(fn){
if(!(0,tslib.g)(this,_BetaToolRunner_toolRunnerOtelContext,"f")){
return fn();
}
return context.with((0,tslib.g)(this,_BetaToolRunner_toolRunnerOtelContext,"f"),fn);
},Symbol.asyncIterator)](){
var _a;
if((0,tslib.g)(this,_BetaToolRunner_consumed,"f")){
throw new core_error.pJ('Cannot iterate over a consumed stream');
}
(0,tslib.G)(this,_BetaToolRunner_consumed,true,"f");
(0,tslib.G)(this,_BetaToolRunner_mutated,true,"f");
(0,tslib.G)(this,_BetaToolRunner_toolResponse,undefined,"f");
const toolRunnerSpan=guardTracing((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,()=>startToolRunnerSpan((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,this.params,(0,tslib.g)(this,_BetaToolRunner_options,"f").openTelemetry?.conversationId));
(0,tslib.G)(this,_BetaToolRunner_toolRunnerOtelContext,toolRunnerSpan&&trace.setSpan(context.active(),toolRunnerSpan),"f");
try{
while(true){
try{
if((0,tslib.g)(this,_BetaToolRunner_settings,"f").max_iterations&&(0,tslib.g)(this,_BetaToolRunner_iterationCount,"f")>=(0,tslib.g)(this,_BetaToolRunner_settings,"f").max_iterations){
break;
}
(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_flushPendingToolChanges).call(this);
if((0,tslib.g)(this,_BetaToolRunner_compaction,"f").status==='scheduled'&&
determineNextStepFromStopReason((0,tslib.g)(this,_BetaToolRunner_lastStopReason,"f"))!=='resume'){
yield*(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_compact).call(this,(0,tslib.g)(this,_BetaToolRunner_compaction,"f").config);
continue;
}
(0,tslib.G)(this,_BetaToolRunner_mutated,false,"f");
(0,tslib.G)(this,_BetaToolRunner_toolResponse,undefined,"f");
(0,tslib.G)(this,_BetaToolRunner_iterationCount,(_a=(0,tslib.g)(this,_BetaToolRunner_iterationCount,"f"),_a++,_a),"f");
(0,tslib.G)(this,_BetaToolRunner_message,undefined,"f");
yield*(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_send).call(this,(0,tslib.g)(this,_BetaToolRunner_thread,"f"));
const callerMessages=(0,tslib.g)(this,_BetaToolRunner_messagesWithoutReply,"f");
(0,tslib.G)(this,_BetaToolRunner_messagesWithoutReply,undefined,"f");
const next=await(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_withToolRunnerSpan).call(this,async()=>{
let toAnswer;
if(!(0,tslib.g)(this,_BetaToolRunner_mutated,"f")){
const message=await(0,tslib.g)(this,_BetaToolRunner_message,"f");
const nextStep=determineNextStepFromStopReason(message.stop_reason);
(0,tslib.G)(this,_BetaToolRunner_lastStopReason,message.stop_reason,"f");
if(nextStep==='stop'){
return 'stop';
}
if(nextStep==='resume'){
return 'continue';
}
toAnswer=lastAssistantMessage((0,tslib.g)(this,_BetaToolRunner_thread,"f").messages);
}
else{
(0,tslib.G)(this,_BetaToolRunner_lastStopReason,null,"f");
(0,tslib.g)(this,_BetaToolRunner_stream,"f")?.abort();
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.checkNextTurn(turnParams((0,tslib.g)(this,_BetaToolRunner_thread,"f")));
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.setMessages(callerMessages);
toAnswer=callerMessages.at(-1);
}
if(hasToolUse(toAnswer))
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.checkNextTurn(turnParams((0,tslib.g)(this,_BetaToolRunner_thread,"f")));
const toolMessage=await(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_generateToolResponse).call(this,toAnswer,(0,tslib.g)(this,_BetaToolRunner_options,"f").signal,(0,tslib.g)(this,_BetaToolRunner_toolRunnerOtelContext,"f"));
if(toolMessage){
const history=(0,tslib.g)(this,_BetaToolRunner_thread,"f").messages;
const answered=history.map((message)=>message.role).lastIndexOf('assistant')+1;
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.setMessages([
...history.slice(0,answered),
toolMessage,
...history.slice(answered),
]);
}
else if(!(0,tslib.g)(this,_BetaToolRunner_mutated,"f")&&!(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.hasTurnToSend){
return 'stop';
}
return 'continue';
});
if(next==='stop'){
yield*(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_compactAfterFinalTurn).call(this);
break;
}
}
finally{
(0,tslib.g)(this,_BetaToolRunner_stream,"f")?.abort();
(0,tslib.G)(this,_BetaToolRunner_stream,undefined,"f");
}
}
await(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_startedCallsSettled).call(this);
if(!(0,tslib.g)(this,_BetaToolRunner_message,"f")){
throw new core_error.pJ('ToolRunner concluded without a message from the server');
}
(0,tslib.g)(this,_BetaToolRunner_completion,"f").resolve(await(0,tslib.g)(this,_BetaToolRunner_message,"f"));
guardTracing((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,()=>toolRunnerSpan?.setStatus({code:SpanStatusCode.OK}));
}
catch(error){
if(toolRunnerSpan){
guardTracing((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,()=>setErrorStatus(toolRunnerSpan,error));
}
(0,tslib.G)(this,_BetaToolRunner_consumed,false,"f");
(0,tslib.G)(this,_BetaToolRunner_messagesWithoutReply,undefined,"f");
(0,tslib.g)(this,_BetaToolRunner_completion,"f").promise.catch(()=>{});
(0,tslib.g)(this,_BetaToolRunner_completion,"f").reject(error);
(0,tslib.G)(this,_BetaToolRunner_completion,(0,promise.n)(),"f");
throw error;
}
finally{
guardTracing((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,()=>toolRunnerSpan?.end());
(0,tslib.G)(this,_BetaToolRunner_toolRunnerOtelContext,undefined,"f");
}
}
setMessagesParams(paramsOrMutator){
const params=typeof paramsOrMutator==='function'?paramsOrMutator(this.params):paramsOrMutator;
rejectCompactionParam(params);
if((0,tslib.g)(this,_BetaToolRunner_compaction,"f").status!=='idle'){
rejectCompactionEdit(params);
}
if((0,tslib.g)(this,_BetaToolRunner_compaction,"f").status==='in_flight'&&!sameMessages(params.messages,(0,tslib.g)(this,_BetaToolRunner_thread,"f").messages)){
throw new core_error.pJ(MESSAGES_CHANGED_WHILE_COMPACTING);
}
const{settings,threadParams}=splitToolRunnerParams(params);
rejectRunToolsEagerlyWithoutStream(settings);
(0,tslib.G)(this,_BetaToolRunner_settings,definedEntries(settings),"f");
if((0,tslib.g)(this,_BetaToolRunner_messagesWithoutReply,"f")){
(0,tslib.G)(this,_BetaToolRunner_messagesWithoutReply,threadParams.messages,"f");
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.setParams({...threadParams,messages:(0,tslib.g)(this,_BetaToolRunner_thread,"f").messages});
}
else{
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.setParams(threadParams);
}
(0,tslib.G)(this,_BetaToolRunner_mutated,true,"f");
(0,tslib.G)(this,_BetaToolRunner_toolResponse,undefined,"f");
}
setRequestOptions(optionsOrMutator){
if(typeof optionsOrMutator==='function'){
(0,tslib.G)(this,_BetaToolRunner_options,optionsOrMutator((0,tslib.g)(this,_BetaToolRunner_options,"f")),"f");
}
else{
(0,tslib.G)(this,_BetaToolRunner_options,{...(0,tslib.g)(this,_BetaToolRunner_options,"f"),...optionsOrMutator},"f");
}
}
async generateToolResponse(signal=(0,tslib.g)(this,_BetaToolRunner_options,"f").signal){
const callerOtelContext=(0,tslib.g)(this,_BetaToolRunner_thread,"f")._client._tracer?context.active():undefined;
const message=(await(0,tslib.g)(this,_BetaToolRunner_message,"f"))??(0,tslib.g)(this,_BetaToolRunner_thread,"f").messages.at(-1);
if(!message){
return null;
}
return(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_generateToolResponse).call(this,message,signal,callerOtelContext);
}
deferToolCall(toolUse){
const id=typeof toolUse==='string'?toolUse:toolUse.id;
if((0,tslib.g)(this,_BetaToolRunner_calls,"f")&&!(0,tslib.g)(this,_BetaToolRunner_calls,"f").has(id)){
(0,tslib.g)(this,_BetaToolRunner_calls,"f").set(id,{status:'held'});
}
}
get deferredToolCalls(){
const stream=(0,tslib.g)(this,_BetaToolRunner_stream,"f");
const calls=(0,tslib.g)(this,_BetaToolRunner_calls,"f");
if(!(stream instanceof BetaToolRunnerStream)||!calls){
return[];
}
return stream.toolCalls.filter((toolUse)=>calls.get(toolUse.id)?.status==='held');
}
done(){
return(0,tslib.g)(this,_BetaToolRunner_completion,"f").promise;
}
async runUntilDone(){
if(!(0,tslib.g)(this,_BetaToolRunner_consumed,"f")){
for await(const _ of this){
}
}
return this.done();
}
get params(){
return{
...(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.params,
...((0,tslib.g)(this,_BetaToolRunner_messagesWithoutReply,"f")&&{messages:[...(0,tslib.g)(this,_BetaToolRunner_messagesWithoutReply,"f")]}),
...(0,tslib.g)(this,_BetaToolRunner_settings,"f"),
};
}
pushMessages(...messages){
this.setMessagesParams((params)=>({
...params,
messages:[...params.messages,...messages],
}));
}
compactBeforeNextTurn(compaction){
if((0,tslib.g)(this,_BetaToolRunner_compaction,"f").status==='in_flight'){
return;
}
rejectCompactionEdit(this.params);
(0,tslib.G)(this,_BetaToolRunner_compaction,{status:'scheduled',config:compaction??{type:'summarize'}},"f");
}
addTools(...tools){
const families=(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_toolsetFamilies).call(this);
for(const tool of tools){
if(isRunnableToolset(tool)){
throw new ToolsetContractError(`addTools() can't add the '${quotedName(toolsetFamily(tool))}' toolset: ${USE_A_NEW_RUNNER}`);
}
const family=definitionFamily(tool);
if(families.has(family)){
throw new ToolsetContractError(`addTools() can't replace the '${quotedName(family)}' toolset: ${USE_A_NEW_RUNNER}`);
}
}
for(const tool of tools){
if('name' in tool){
(0,tslib.g)(this,_BetaToolRunner_toolOverrides,"f").set(tool.name,'run' in tool?tool:null);
}
(0,tslib.g)(this,_BetaToolRunner_pendingToolChanges,"f").push({type:'addition',tool});
}
}
removeTools(...tools){
const families=(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_toolsetFamilies).call(this);
for(const tool of tools){
const name=typeof tool==='string'?tool:tool.name;
if(families.has(name)){
throw new ToolsetContractError(`removeTools() can't remove the '${quotedName(name)}' toolset: ${REMOVE_WITH_A_NEW_RUNNER}`);
}
}
for(const tool of tools){
const name=typeof tool==='string'?tool:tool.name;
(0,tslib.g)(this,_BetaToolRunner_toolOverrides,"f").set(name,null);
(0,tslib.g)(this,_BetaToolRunner_pendingToolChanges,"f").push({type:'removal',name});
}
}
then(onfulfilled,onrejected){
return this.runUntilDone().then(onfulfilled,onrejected);
}
}
_BetaToolRunner_send=
async function*_BetaToolRunner_send(thread){
await(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_startedCallsSettled).call(this);
(0,tslib.G)(this,_BetaToolRunner_calls,undefined,"f");
const messages=thread.messages;
if(messages.some(addsRunnableTool)){
(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_withToolRunnerSpan).call(this,()=>thread._state.setMessages(withToolDefinitions(messages)));
}
const{tools}=thread._state.params;
if((0,tslib.g)(this,_BetaToolRunner_settings,"f").stream){
(0,tslib.G)(this,_BetaToolRunner_stream,(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_withToolRunnerSpan).call(this,()=>(0,tslib.g)(this,_BetaToolRunner_settings,"f").runToolsEagerly?
(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_streamThatStartsTools).call(this,thread)
:thread.stream(undefined,turnParams(thread),(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_turnOptions).call(this,thread))),"f");
if(tools)
thread.update({tools});
if(thread===(0,tslib.g)(this,_BetaToolRunner_thread,"f"))
(0,tslib.G)(this,_BetaToolRunner_messagesWithoutReply,thread.messages,"f");
(0,tslib.G)(this,_BetaToolRunner_message,(0,tslib.g)(this,_BetaToolRunner_stream,"f").finalMessage(),"f");
(0,tslib.g)(this,_BetaToolRunner_message,"f").catch(()=>{});
yield(0,tslib.g)(this,_BetaToolRunner_stream,"f");
}
else{
(0,tslib.G)(this,_BetaToolRunner_message,(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_withToolRunnerSpan).call(this,()=>thread.send(undefined,turnParams(thread),(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_turnOptions).call(this,thread))),"f");
if(tools)
thread.update({tools});
if(thread===(0,tslib.g)(this,_BetaToolRunner_thread,"f"))
(0,tslib.G)(this,_BetaToolRunner_messagesWithoutReply,thread.messages,"f");
yield(0,tslib.g)(this,_BetaToolRunner_message,"f");
}
},_BetaToolRunner_turnOptions=function _BetaToolRunner_turnOptions(thread){
const{headers=thread._state.options.headers}=(0,tslib.g)(this,_BetaToolRunner_options,"f");
return{...(0,tslib.g)(this,_BetaToolRunner_options,"f"),headers:buildHeaders([(0,tslib.g)(this,_BetaToolRunner_helperHeader,"f"),headers])};
},_BetaToolRunner_streamThatStartsTools=function _BetaToolRunner_streamThatStartsTools(thread){
const calls=new Map();
(0,tslib.G)(this,_BetaToolRunner_calls,calls,"f");
const toolsets=new Map();
const onToolCall=(toolUse)=>{
const known=calls.has(toolUse.id);
const malformed=!toolUse.toolset_name&&(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_toolsetFamilies).call(this).has(toolUse.name);
const family=malformed?toolUse.name:toolUse.toolset_name;
if(family){
if(known||malformed||toolsets.has(family)){
toolsets.set(family,'waiting');
return;
}
toolsets.set(family,'running');
const result=runToolsetCall((0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_toolsetParams).call(this),family,toolUse,(0,tslib.g)(this,_BetaToolRunner_options,"f"),(0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,(0,tslib.g)(this,_BetaToolRunner_toolRunnerOtelContext,"f"));
calls.set(toolUse.id,{status:'started',result});
result.then(({is_error})=>{
if(is_error||toolsets.get(family)==='waiting')
toolsets.set(family,'waiting');
else
toolsets.delete(family);
},()=>toolsets.set(family,'waiting'));
return;
}
if(known){
return;
}
const result=runToolCall((0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_runnableTools).call(this),(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_availableToolNames).call(this),toolUse,(0,tslib.g)(this,_BetaToolRunner_options,"f"),(0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,(0,tslib.g)(this,_BetaToolRunner_toolRunnerOtelContext,"f"));
result.catch(()=>{});
calls.set(toolUse.id,{status:'started',result});
};
const stream=new BetaToolRunnerStream(thread._state.params,onToolCall,thread._client);
thread._stream(stream,undefined,turnParams(thread),(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_turnOptions).call(this,thread));
return stream;
},_BetaToolRunner_startedCallsSettled=
async function _BetaToolRunner_startedCallsSettled(){
const started=[...((0,tslib.g)(this,_BetaToolRunner_calls,"f")?.values()??[])].filter((call)=>call.status==='started');
await Promise.allSettled(started.map((call)=>call.result));
},_BetaToolRunner_compact=async function*_BetaToolRunner_compact(compaction){
rejectCompactionEdit(this.params);
(0,tslib.G)(this,_BetaToolRunner_compaction,{status:'in_flight'},"f");
(0,tslib.G)(this,_BetaToolRunner_toolResponse,undefined,"f");
const lastMessage=(0,tslib.g)(this,_BetaToolRunner_message,"f");
const thread=(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_compactionThread).call(this,compaction);
const summarized=(0,tslib.g)(this,_BetaToolRunner_thread,"f").messages.length;
try{
yield*(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_send).call(this,thread);
const message=await(0,tslib.g)(this,_BetaToolRunner_message,"f");
if(message.content.some((block)=>block.type==='compaction'&&block.content)){
(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_recordRemovalsFromHistory).call(this);
const response={role:message.role,content:message.content};
const appended=(0,tslib.g)(this,_BetaToolRunner_thread,"f").messages.slice(summarized).filter((m)=>!sameMessage(m,response));
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.setMessages([response,...appended]);
}
else{
(0,utils_log.WG)((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client).warn('Compaction produced no summary; keeping the conversation as it is.');
(0,tslib.G)(this,_BetaToolRunner_message,lastMessage,"f");
}
}
finally{
(0,tslib.G)(this,_BetaToolRunner_compaction,{status:'idle'},"f");
if(!thread._state.threading)
(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.stopThreading();
}
},_BetaToolRunner_compactionThread=function _BetaToolRunner_compactionThread(compaction){
const{messages,...fields}=withoutCompactionIncompatibleParams((0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.params);
const thread=(0,tslib.g)(this,_BetaToolRunner_thread,"f").fork();
thread._state=(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.fork({...fields,compaction});
return thread;
},_BetaToolRunner_runnableTools=function _BetaToolRunner_runnableTools(){
const runnable=new Map();
for(const tool of(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.params.tools??[]){
if('run' in tool&&'name' in tool){
runnable.set(tool.name,tool);
}
}
for(const[name,tool]of(0,tslib.g)(this,_BetaToolRunner_toolOverrides,"f")){
if(tool){
runnable.set(name,tool);
}
else{
runnable.delete(name);
}
}
return runnable;
},_BetaToolRunner_availableToolNames=function _BetaToolRunner_availableToolNames(){
const available=new Set((0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_runnableTools).call(this).keys());
for(const message of[...this.params.messages,(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_pendingToolChangesMessage).call(this)]){
if(!Array.isArray(message.content)){
continue;
}
for(const block of message.content){
if(message.role==='system'){
applyToolChange(block,available);
}
else if(message.role==='assistant'&&block.type==='compaction'){
for(const change of block.tool_changes??[]){
applyToolChange(change,available);
}
}
}
}
return available;
},_BetaToolRunner_recordRemovalsFromHistory=function _BetaToolRunner_recordRemovalsFromHistory(){
const available=(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_availableToolNames).call(this);
for(const name of(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_runnableTools).call(this).keys()){
if(!available.has(name)){
(0,tslib.g)(this,_BetaToolRunner_toolOverrides,"f").set(name,null);
}
}
},_BetaToolRunner_compactAfterFinalTurn=async function*_BetaToolRunner_compactAfterFinalTurn(){
if((0,tslib.g)(this,_BetaToolRunner_compaction,"f").status!=='scheduled'){
return;
}
if(hasToolUse((0,tslib.g)(this,_BetaToolRunner_thread,"f").messages.at(-1))){
(0,utils_log.WG)((0,tslib.g)(this,_BetaToolRunner_thread,"f")._client).warn('The pending compaction was skipped because the last turn ended with tool calls that were not run. '+
'Call `compactBeforeNextTurn()` again if you continue the conversation.');
(0,tslib.G)(this,_BetaToolRunner_compaction,{status:'idle'},"f");
return;
}
yield*(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_compact).call(this,(0,tslib.g)(this,_BetaToolRunner_compaction,"f").config);
},_BetaToolRunner_generateToolResponse=async function _BetaToolRunner_generateToolResponse(lastMessage,signal,toolOtelContext){
if((0,tslib.g)(this,_BetaToolRunner_toolResponse,"f")!==undefined){
return(0,tslib.g)(this,_BetaToolRunner_toolResponse,"f");
}
(0,tslib.G)(this,_BetaToolRunner_toolResponse,generateToolResponse((0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_toolsetParams).call(this),(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_runnableTools).call(this),(0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_availableToolNames).call(this),lastMessage,{...(0,tslib.g)(this,_BetaToolRunner_options,"f"),signal},(0,tslib.g)(this,_BetaToolRunner_calls,"f"),(0,tslib.g)(this,_BetaToolRunner_thread,"f")._client,toolOtelContext),"f");
return(0,tslib.g)(this,_BetaToolRunner_toolResponse,"f");
},_BetaToolRunner_toolsetFamilies=function _BetaToolRunner_toolsetFamilies(){
return new Set((0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_toolsetParams).call(this).tools.filter(isRunnableToolset).map(toolsetFamily));
},_BetaToolRunner_toolsetParams=function _BetaToolRunner_toolsetParams(){
return{...this.params,tools:(0,tslib.g)(this,_BetaToolRunner_thread,"f")._state.params.tools??[]};
},_BetaToolRunner_flushPendingToolChanges=function _BetaToolRunner_flushPendingToolChanges(){
if((0,tslib.g)(this,_BetaToolRunner_lastStopReason,"f")==='pause_turn'||(0,tslib.g)(this,_BetaToolRunner_pendingToolChanges,"f").length===0){
return;
}
(0,tslib.g)(this,_BetaToolRunner_thread,"f").append((0,tslib.g)(this,_BetaToolRunner_instances,"m",_BetaToolRunner_pendingToolChangesMessage).call(this));
(0,tslib.G)(this,_BetaToolRunner_pendingToolChanges,[],"f");
},_BetaToolRunner_pendingToolChangesMessage=function _BetaToolRunner_pendingToolChangesMessage(){
const content=[];
for(const change of(0,tslib.g)(this,_BetaToolRunner_pendingToolChanges,"f")){
if(change.type==='removal'){
content.push({type:'tool_removal',tool:{type:'tool_reference',name:change.name}});
continue;
}
const definition=toolDefinition(change.tool);
content.push({type:'tool_addition',tool:{type:'tool_definition',definition}});
}
return{role:'system',content};
};
return BetaToolRunner;
})();
const MESSAGES_CHANGED_WHILE_COMPACTING="Message params can't be changed while the conversation is being compacted, because the compaction "+
'response is about to replace them. Change them after this iteration instead.';
function sameMessages(a,b){
return a.length===b.length&&a.every((message,i)=>sameMessage(message,b[i]));
}
function rejectCompactionParam(params){
if('compaction' in params&&params.compaction!=null){
throw new core_error.pJ('`compaction` cannot be set on a tool runner: every request in the loop would compact again. '+
'Call `runner.compactBeforeNextTurn()` when the conversation should be compacted instead.');
}
}
function rejectRunToolsEagerlyWithoutStream(settings){
if(settings.runToolsEagerly&&!settings.stream){
throw new TypeError("`runToolsEagerly: true` needs `stream: true` in the tool runner's params, because a reply that "+
"isn't streamed arrives whole.");
}
}
function rejectCompactionEdit(params){
if(params.context_management?.edits?.some((edit)=>edit.type.startsWith('compact_'))){
throw new core_error.pJ("`compactBeforeNextTurn()` can't be used while `context_management` has a compaction edit, "+
"because the API doesn't accept a compaction block together with one. Remove the edit first.");
}
}
function withoutCompactionIncompatibleParams(params){
const{context_management,stop_sequences,output_format,...kept}=params;
const withoutFormat=({format,...outputConfig})=>outputConfig;
if(kept.tool_choice?.type==='any'||kept.tool_choice?.type==='tool'){
delete kept.tool_choice;
}
if(kept.output_config){
kept.output_config=withoutFormat(kept.output_config);
}
if(Array.isArray(kept.fallbacks)){
kept.fallbacks=kept.fallbacks.map((fallback)=>fallback.output_config?
{...fallback,output_config:withoutFormat(fallback.output_config)}
:fallback);
}
return kept;
}
function toolDefinition(tool){
if(!('run' in tool)){
return tool;
}
const apiKeys=BETA_CLIENT_TOOL_UNION_KEYS;
const fields='toJSON' in tool&&typeof tool.toJSON==='function'?tool.toJSON():tool;
return{
...Object.fromEntries(Object.entries(fields).filter(([key])=>apiKeys.includes(key))),
...(wasCreatedByStainlessHelper(tool)&&{[SDK_HELPER_SYMBOL]:tool[SDK_HELPER_SYMBOL]}),
};
}
function turnParams(thread){
const{tools}=thread._state.params;
return tools?{tools:tools.map(toolDefinition)}:{};
}
function withToolDefinitions(messages){
return messages.map((message)=>{
if(message.role!=='system'||!Array.isArray(message.content)){
return message;
}
const content=message.content.map((block)=>block.type==='tool_addition'&&block.tool.type==='tool_definition'?
{...block,tool:{...block.tool,definition:toolDefinition(block.tool.definition)}}
:block);
return{...message,content};
});
}
function addsRunnableTool(message){
return(message.role==='system'&&
Array.isArray(message.content)&&
message.content.some((block)=>block.type==='tool_addition'&&
block.tool.type==='tool_definition'&&
'run' in block.tool.definition));
}
async function generateToolResponse(params,runnable,available,lastMessage,requestOptions,calls,client,toolOtelContext){
if(!lastMessage||
lastMessage.role!=='assistant'||
!lastMessage.content||
typeof lastMessage.content==='string'){
return null;
}
const toolUseBlocks=lastMessage.content.filter((content)=>content.type==='tool_use');
if(toolUseBlocks.length===0){
return null;
}
const sequences=new Map();
const toolResults=await Promise.all(toolUseBlocks.map(async(toolUse)=>{
const call=calls?.get(toolUse.id);
const started=call?.status==='started'?call.result:undefined;
if(toolUse.toolset_name){
const family=toolUse.toolset_name;
const sequence=sequences.get(family)??{tail:Promise.resolve(),failed:false};
sequences.set(family,sequence);
const registered=params.tools.some((t)=>isRunnableToolset(t)&&toolsetFamily(t)===family);
const run=started??
sequence.tail.then(()=>sequence.failed?
toolsetResultBlock(toolUse,notExecutedText(family),true)
:runToolsetCall(params,family,toolUse,requestOptions,client,toolOtelContext));
sequence.tail=run.then(({is_error})=>{
if(is_error&&registered)
sequence.failed=true;
},()=>{
sequence.failed=true;
});
calls?.set(toolUse.id,{status:'started',result:run});
return run;
}
if(started){
return started;
}
const tool=available.has(toolUse.name)?runnable.get(toolUse.name):undefined;
if(!tool&&params.tools.some((t)=>isRunnableToolset(t)&&toolsetFamily(t)===toolUse.name)){
const sequence=sequences.get(toolUse.name)??{tail:Promise.resolve(),failed:false};
sequences.set(toolUse.name,sequence);
sequence.tail=sequence.tail.then(()=>{
sequence.failed=true;
});
return malformedToolsetCallResult(toolUse);
}
const result=runToolCall(runnable,available,toolUse,requestOptions,client,toolOtelContext);
calls?.set(toolUse.id,{status:'started',result});
return result;
}));
return{
role:'user',
content:toolResults,
};
}
async function runToolsetCall(params,family,toolUse,requestOptions,client,toolOtelContext){
const toolset=params.tools.find((t)=>isRunnableToolset(t)&&toolsetFamily(t)===family);
if(!toolset){
return toolsetResultBlock(toolUse,`Error: Toolset '${quotedName(family)}' member '${quotedName(toolUse.name)}' not found`,true);
}
const spanOptions={
signal:requestOptions?.signal,
conversationId:requestOptions?.openTelemetry?.conversationId,
parentContext:toolOtelContext,
};
const outcome=await withToolUseSpan(client,toolset,toolUse,spanOptions,async()=>{
const block=await runToolsetMember(toolset,toolUse,{signal:requestOptions?.signal});
return{block,content:block.content??[],isError:block.is_error===true};
});
return outcome.block;
}
async function runToolCall(runnable,available,toolUse,requestOptions,client,toolOtelContext){
const tool=available.has(toolUse.name)?runnable.get(toolUse.name):undefined;
if(!tool){
return toolNotFoundResult(toolUse);
}
const spanOptions={
signal:requestOptions?.signal,
conversationId:requestOptions?.openTelemetry?.conversationId,
parentContext:toolOtelContext,
};
const outcome=await withToolUseSpan(client,tool,toolUse,spanOptions,()=>runRunnableTool(tool,toolUse.input,{
toolUse,
toolUseBlock:toolUse,
signal:requestOptions?.signal,
}));
return{
type:'tool_result',
tool_use_id:toolUse.id,
content:outcome.content,
...(outcome.isError?{is_error:true}:undefined),
};
}
function lastAssistantMessage(messages){
for(let i=messages.length-1;i>=0;i--){
const message=messages[i];
if(message.role==='assistant')
return message;
if(message.role==='user'&&
Array.isArray(message.content)&&
message.content.some((block)=>block.type==='tool_result')){
return undefined;
}
}
return undefined;
}
function hasToolUse(message){
return Array.isArray(message?.content)&&message.content.some((block)=>block.type==='tool_use');
}
function definitionFamily(tool){
return(tool.type??'custom').replace(/_\d{8}$/,'').replace(/_toolset$/,'');
}
function toolNotFoundResult(toolUse){
return{
type:'tool_result',
tool_use_id:toolUse.id,
content:`Error: Tool '${toolUse.name}' not found`,
is_error:true,
};
}
function malformedToolsetCallResult(toolUse){
return{
type:'tool_result',
tool_use_id:toolUse.id,
content:`Error: the '${quotedName(toolUse.name)}' toolset could not run this call${malformedActions(toolUse.input)}; nothing in the batch was executed`,
is_error:true,
};
}
function malformedActions(input){
const fields=typeof input==='object'&&input!==null?input:{};
if(!('actions' in fields)){
const action='action' in fields?fields.action:undefined;
return typeof action==='string'?
`: the call has no 'actions' list (action: '${quotedName(action)}')`
:": the call has no 'actions' list";
}
const{actions}=fields;
if(typeof actions==='string')
return ": 'actions' is text, not a list of actions";
if(!Array.isArray(actions))
return ": 'actions' is not a list of actions";
if(actions.length===0)
return ": the 'actions' list is empty";
const names=[];
for(const[i,entry]of actions.entries()){
const action=typeof entry==='object'&&entry!==null&&'action' in entry?entry.action:undefined;
if(typeof action!=='string')
return `: action ${i} must be an object with a string 'action' field`;
names.push(`'${quotedName(action)}'`);
}
const more=names.length>10?`, and ${names.length-10} more`:'';
return `: its actions could not be run as sent (actions: ${names.slice(0,10).join(', ')}${more})`;
}
function applyToolChange(block,available){
switch(block.type){
case 'tool_removal':
case 'tool_addition':
applyToolReference(block,available);
break;
}
}
function applyToolReference(block,available){
const name=changedToolName(block.tool);
if(name===undefined)
return;
if(block.type==='tool_removal'){
available.delete(name);
}
else{
available.add(name);
}
}
function changedToolName(tool){
switch(tool.type){
case 'tool_reference':
return tool.name;
case 'tool_definition':
return 'name' in tool.definition?tool.definition.name:undefined;
default:
return undefined;
}
}
function determineNextStepFromStopReason(stopReason){
if(stopReason===null)
return 'stop';
if(isUnfinishedStopReason(stopReason))
return 'resume';
switch(stopReason){
case 'tool_use':
return 'run_tools';
case 'end_turn':
case 'stop_sequence':
case 'max_tokens':
case 'model_context_window_exceeded':
case 'refusal':
return 'stop';
default:
(0,utils_values.f2)(stopReason);
return 'stop';
}
}
;
class BetaMessageThread{
constructor(client,params,options){
if(!client._supportsMessageThreads){
throw new core_error.pJ('Message threads are not available on this client; use `client.beta.messages.create()` with the full `messages` instead');
}
assertOneOutputFormat(params);
this._client=client;
this._state=new ThreadState({
params,
options:options??{},
threading:true,
logger:(0,utils_log.WG)(client),
});
}
static _fromState(client,state){
const thread=Object.create(BetaMessageThread.prototype);
return Object.assign(thread,{_client:client,_state:state});
}
get messages(){
return this._state.messages;
}
get previousMessageId(){
return this._state.previousMessageId;
}
get params(){
return{...this._state.params,unsupportedRequestBehavior:this._state.unsupportedRequestBehavior};
}
append(...messages){
this._state.push(messages);
}
send(messages,params={},options={}){
return this._send(messages,params,options,(reply)=>reply);
}
parse(messages,params={},options={}){
return this._send(messages,params,options,(reply)=>parseBetaMessage(reply,this._state.params,{
logger:(0,utils_log.WG)(this._client),
}));
}
_send(messages,params,options,parseReply){
const turn=this._state.startTurn(toMessageList(messages),params);
const received=(async()=>{
try{
const{request,props}=await this._createWithRecovery(turn,options,{stream:false});
const reply=(await request);
this._state.recordReply(turn,reply);
return{props,reply};
}
finally{
this._state.endTurn(turn);
}
})();
return new APIPromise(this._client,received.then(({props})=>props),async()=>{
const{props,reply}=await received;
return addResponseIDs(parseReply(reply),props.response);
});
}
stream(messages,params={},options={}){
const stream=new BetaMessageStream(this._state.params,{
logger:(0,utils_log.WG)(this._client),
client:this._client,
});
this._stream(stream,messages,params,options);
return stream;
}
_stream(stream,messages,turnParams,turnOptions){
const turn=this._state.startTurn(toMessageList(messages),turnParams);
let received;
let completedBlocks=0;
let stopped=false;
stream.on('streamEvent',(event,snapshot)=>{
if(stopped)
return;
received=snapshot;
if(event.type==='content_block_stop')
completedBlocks+=1;
if(event.type==='message_stop'){
stopped=true;
this._state.recordReply(turn,snapshot);
this._state.endTurn(turn);
}
});
const endEarly=()=>{
if(stopped)
return;
stopped=true;
if(received)
this._state.recordPartialReply(received,completedBlocks);
this._state.endTurn(turn);
};
stream.controller.signal.addEventListener('abort',endEarly,{once:true});
const createTurn=(_body,options)=>new APIPromise(this._client,this._createWithRecovery(turn,{...turnOptions,signal:options?.signal},{stream:true}).then(({props})=>props));
stream._start(createTurn,this._state.params,{signal:turnOptions.signal??this._state.options.signal},endEarly);
}
update(params={},options={}){
this._state.update(params,options);
}
toolRunner(params={},options={}){
rejectThreadField(params);
return new BetaToolRunner(this,params,options);
}
fork(){
return BetaMessageThread._fromState(this._client,this._state.fork());
}
async _createWithRecovery(turn,turnOptions,{stream}){
for(;;){
const{params,options}=this._state.buildCreateArguments(turn,turnOptions,{stream});
const request=this._client.beta.messages.create({...params,stream},options);
try{
return{request,props:await request._responseProps()};
}
catch(error){
if(!this._state.recoversFrom(error))
throw error;
}
}
}
}
;
const DEPRECATED_MODELS={
'claude-sonnet-4-5':'November 30th, 2026',
'claude-sonnet-4-5-20250929':'November 30th, 2026',
};
const MODELS_TO_WARN_WITH_THINKING_ENABLED=['claude-mythos-preview','claude-opus-4-6'];
var Messages=(()=>{
class Messages extends APIResource{
constructor(){
super(...arguments);
this.batches=new Batches(this._client);
}
create(params,options){
const modifiedParams=transformOutputFormat(params);
const{betas,user_profile_id,workspace_id,...body}=modifiedParams;
if(body.model in DEPRECATED_MODELS){
console.warn(`The model '${body.model}' is deprecated and will reach end-of-life on ${DEPRECATED_MODELS[body.model]}\nPlease migrate to a newer model. Visit https://docs.anthropic.com/en/docs/resources/model-deprecations for more information.`);
}
if(MODELS_TO_WARN_WITH_THINKING_ENABLED.includes(body.model)&&
body.thinking&&
body.thinking.type==='enabled'){
console.warn(`Using Claude with ${body.model} and 'thinking.type=enabled' is deprecated. Use 'thinking.type=adaptive' instead which results in better model performance in our testing: https://platform.claude.com/docs/en/build-with-claude/adaptive-thinking`);
}
let timeout=options?.timeout??this._client._options.timeout;
if(!body.stream&&timeout==null){
const maxNonstreamingTokens=MODEL_NONSTREAMING_TOKENS[body.model]??undefined;
timeout=this._client.calculateNonstreamingTimeout(body.max_tokens,maxNonstreamingTokens);
}
const request={
body,
timeout:timeout??600000,
...options,
headers:messagesCreateHeaders(modifiedParams,options),
stream:modifiedParams.stream??false,
__qualifiers:{beta:'true'},
};
const call=this._client._tracer&&
startApiCallSpan(this._client,'anthropic.messages.create',options,messagesCreateSpanSettings(this._client,request));
recordMessagesCreateRequest(this._client,call,body);
const promise=this._client.post('/v1/messages',{
...request,
__span:call,
});
return(call?
promise._thenUnwrap((data)=>{
recordMessagesCreateResponse(this._client,call,body,data);
return data;
})
:promise);
}
parse(params,options){
options={
...options,
headers:buildHeaders([
{'anthropic-beta':[...(params.betas??[]),'structured-outputs-2025-12-15'].toString()},
options?.headers,
]),
};
return this.create(params,options).then((message)=>parseBetaMessage(message,params,{logger:this._client.logger??console}));
}
stream(body,options){
return BetaMessageStream.createMessage(this,body,options,{client:this._client});
}
countTokens(params,options){
const modifiedParams=transformOutputFormat(params);
const{betas,user_profile_id,workspace_id,...body}=modifiedParams;
const request={
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'token-counting-2024-11-01'].toString(),
...(user_profile_id!=null?{'anthropic-user-profile-id':user_profile_id}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
};
return this._client.post('/v1/messages/count_tokens',{
...request,
__span:startApiCallSpan(this._client,'anthropic.messages.count_tokens',options,{
route:'/v1/messages/count_tokens',
request,
}),
});
}
toolRunner(body,options){
return new BetaToolRunner(this._client,body,options);
}
_toolRunnerThread(body){
assertOneOutputFormat(body);
const{settings,thread,threadParams}=splitToolRunnerParams(body);
const state=new ThreadState({
params:{...threadParams,unsupportedRequestBehavior:'continue_unthreaded'},
options:{},
threading:thread!==false&&this._client._supportsMessageThreads,
logger:(0,utils_log.WG)(this._client),
});
return{thread:BetaMessageThread._fromState(this._client,state),settings};
}
thread(params,options){
return new BetaMessageThread(this._client,params,options);
}
}
Messages.Batches=Batches;
Messages.BetaToolRunner=BetaToolRunner;
Messages.ToolError=tools_ToolError.v;
return Messages;
})();
const BETA_BROWSER_MEMBER_NAME_VALUES=(null&&([
'navigate',
'list_tabs',
'new_tab',
'switch_tab',
'close_tab',
'read_page',
'get_page_text',
'read_console',
'read_network',
'find',
'form_input',
'file_upload',
'scroll_to',
'screenshot',
'zoom',
'left_click',
'right_click',
'middle_click',
'double_click',
'triple_click',
'hover',
'left_click_drag',
'left_mouse_down',
'left_mouse_up',
'mouse_move',
'scroll',
'type',
'key',
'hold_key',
'wait',
'javascript_exec',
]));
const BETA_CLIENT_TOOL_UNION_KEYS=[
'input_schema',
'name',
'allowed_callers',
'cache_control',
'defer_loading',
'description',
'eager_input_streaming',
'input_examples',
'strict',
'type',
'configs',
'display_height_px',
'display_width_px',
'display_number',
'enable_zoom',
'max_characters',
];
const BETA_COMPUTER_MEMBER_NAME_VALUES=(null&&([
'key',
'hold_key',
'type',
'cursor_position',
'mouse_move',
'left_mouse_down',
'left_mouse_up',
'left_click',
'left_click_drag',
'right_click',
'middle_click',
'double_click',
'triple_click',
'scroll',
'wait',
'screenshot',
'zoom',
]));
;
class APIKeys extends APIResource{
retrieve(apiKeyID,options){
return this._client.get(path `/v1/organizations/api_keys/${apiKeyID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.api_keys.retrieve',options,{
route:'/v1/organizations/api_keys/{api_key_id}',
attributes:{'anthropic.organization.api_key.id':apiKeyID},
}),
});
}
update(apiKeyID,body,options){
return this._client.post(path `/v1/organizations/api_keys/${apiKeyID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.api_keys.update',options,{
route:'/v1/organizations/api_keys/{api_key_id}',
attributes:{'anthropic.organization.api_key.id':apiKeyID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/api_keys',(Page),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.api_keys.list',options,{
route:'/v1/organizations/api_keys',
queryParams:['after_id','before_id','created_by_user_id','limit','status','workspace_id'],
}),
});
}
}
;
class ComplianceSettings extends APIResource{
retrieve(options){
return this._client.get('/v1/organizations/compliance_settings',{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.compliance_settings.retrieve',options,{
route:'/v1/organizations/compliance_settings',
}),
});
}
update(body,options){
return this._client.post('/v1/organizations/compliance_settings',{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.compliance_settings.update',options,{
route:'/v1/organizations/compliance_settings',
}),
});
}
}
;
class ExternalKeys extends APIResource{
create(body,options){
return this._client.post('/v1/organizations/external_keys',{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.create',options,{
route:'/v1/organizations/external_keys',
createdIDAttribute:'anthropic.organization.external_key.id',
}),
});
}
retrieve(externalKeyID,options){
return this._client.get(path `/v1/organizations/external_keys/${externalKeyID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.retrieve',options,{
route:'/v1/organizations/external_keys/{external_key_id}',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
update(externalKeyID,body,options){
return this._client.post(path `/v1/organizations/external_keys/${externalKeyID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.update',options,{
route:'/v1/organizations/external_keys/{external_key_id}',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/external_keys',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.list',options,{
route:'/v1/organizations/external_keys',
queryParams:['limit','page'],
}),
});
}
delete(externalKeyID,options){
return this._client.delete(path `/v1/organizations/external_keys/${externalKeyID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.delete',options,{
route:'/v1/organizations/external_keys/{external_key_id}',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
validate(externalKeyID,options){
return this._client.post(path `/v1/organizations/external_keys/${externalKeyID}/validate`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.validate',options,{
route:'/v1/organizations/external_keys/{external_key_id}/validate',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
}
;
class Invites extends APIResource{
create(body,options){
return this._client.post('/v1/organizations/invites',{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.invites.create',options,{
route:'/v1/organizations/invites',
createdIDAttribute:'anthropic.organization.invite.id',
}),
});
}
retrieve(inviteID,options){
return this._client.get(path `/v1/organizations/invites/${inviteID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.invites.retrieve',options,{
route:'/v1/organizations/invites/{invite_id}',
attributes:{'anthropic.organization.invite.id':inviteID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/invites',(Page),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.invites.list',options,{
route:'/v1/organizations/invites',
queryParams:['after_id','before_id','email','limit','roles','statuses'],
}),
});
}
delete(inviteID,options){
return this._client.delete(path `/v1/organizations/invites/${inviteID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.invites.delete',options,{
route:'/v1/organizations/invites/{invite_id}',
attributes:{'anthropic.organization.invite.id':inviteID},
}),
});
}
}
;
class PluginMarketplaces extends APIResource{
retrieve(marketplaceID,params={},options){
const{betas,...query}=params??{};
return this._client.get(path `/v1/organizations/plugin_marketplaces/${marketplaceID}`,{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugin_marketplaces.retrieve',options,{
route:'/v1/organizations/plugin_marketplaces/{marketplace_id}',
queryParams:['organization_id'],
attributes:{'anthropic.organization.plugin_marketplace.id':marketplaceID},
}),
});
}
update(marketplaceID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/plugin_marketplaces/${marketplaceID}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugin_marketplaces.update',options,{
route:'/v1/organizations/plugin_marketplaces/{marketplace_id}',
attributes:{'anthropic.organization.plugin_marketplace.id':marketplaceID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/plugin_marketplaces',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugin_marketplaces.list',options,{
route:'/v1/organizations/plugin_marketplaces',
queryParams:['limit','organization_id','owner_type','page','source'],
}),
});
}
validateArchive(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/plugin_marketplaces/validate_archive',multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugin_marketplaces.validate_archive',options,{route:'/v1/organizations/plugin_marketplaces/validate_archive'}),
},this._client));
}
validateRepository(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/plugin_marketplaces/validate_repository',{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugin_marketplaces.validate_repository',options,{route:'/v1/organizations/plugin_marketplaces/validate_repository'}),
});
}
}
;
class RateLimits extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/rate_limits',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rate_limits.list',options,{
route:'/v1/organizations/rate_limits',
queryParams:['group_type','limit','model','page'],
}),
});
}
}
;
var BetaCannotSignOutPrimaryOwnerError=(()=>{
class BetaCannotSignOutPrimaryOwnerError extends core_error.v7{
}
BetaCannotSignOutPrimaryOwnerError._errorName='BetaCannotSignOutPrimaryOwnerError';
return BetaCannotSignOutPrimaryOwnerError;
})();
var BetaCannotSignOutSelfError=(()=>{
class BetaCannotSignOutSelfError extends core_error.v7{
}
BetaCannotSignOutSelfError._errorName='BetaCannotSignOutSelfError';
return BetaCannotSignOutSelfError;
})();
var BetaCannotSignOutManagedMemberError=(()=>{
class BetaCannotSignOutManagedMemberError extends core_error.Ll{
}
BetaCannotSignOutManagedMemberError._errorName='BetaCannotSignOutManagedMemberError';
return BetaCannotSignOutManagedMemberError;
})();
var BetaCannotSignOutMembershipAdminError=(()=>{
class BetaCannotSignOutMembershipAdminError extends core_error.Ll{
}
BetaCannotSignOutMembershipAdminError._errorName='BetaCannotSignOutMembershipAdminError';
return BetaCannotSignOutMembershipAdminError;
})();
var BetaCannotSignOutOwnerError=(()=>{
class BetaCannotSignOutOwnerError extends core_error.Ll{
}
BetaCannotSignOutOwnerError._errorName='BetaCannotSignOutOwnerError';
return BetaCannotSignOutOwnerError;
})();
var BetaCannotSignOutPrivilegedMemberError=(()=>{
class BetaCannotSignOutPrivilegedMemberError extends core_error.Ll{
}
BetaCannotSignOutPrivilegedMemberError._errorName='BetaCannotSignOutPrivilegedMemberError';
return BetaCannotSignOutPrivilegedMemberError;
})();
var Users=(()=>{
class Users extends APIResource{
retrieve(userID,options){
return this._client.get(path `/v1/organizations/users/${userID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.users.retrieve',options,{
route:'/v1/organizations/users/{user_id}',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
update(userID,body,options){
return this._client.post(path `/v1/organizations/users/${userID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.users.update',options,{
route:'/v1/organizations/users/{user_id}',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/users',(Page),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.users.list',options,{
route:'/v1/organizations/users',
queryParams:['after_id','before_id','email','limit','roles'],
}),
});
}
remove(userID,options){
return this._client.delete(path `/v1/organizations/users/${userID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.users.remove',options,{
route:'/v1/organizations/users/{user_id}',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
signOut(userID,params={},options){
const{betas}=params??{};
return this._client.post(path `/v1/organizations/users/${userID}/sign_out`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'admin-user-sign-out-2026-10-08'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.users.sign_out',options,{
route:'/v1/organizations/users/{user_id}/sign_out',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
}
Users.BetaCannotSignOutPrimaryOwnerError=BetaCannotSignOutPrimaryOwnerError;
Users.BetaCannotSignOutSelfError=BetaCannotSignOutSelfError;
Users.BetaCannotSignOutManagedMemberError=BetaCannotSignOutManagedMemberError;
Users.BetaCannotSignOutMembershipAdminError=BetaCannotSignOutMembershipAdminError;
Users.BetaCannotSignOutOwnerError=BetaCannotSignOutOwnerError;
Users.BetaCannotSignOutPrivilegedMemberError=BetaCannotSignOutPrivilegedMemberError;
return Users;
})();
;
class webhooks_Webhooks extends APIResource{
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/webhooks',{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'webhooks-2026-10-07'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.webhooks.create',options,{
route:'/v1/organizations/webhooks',
createdIDAttribute:'anthropic.organization.webhook.id',
}),
});
}
retrieve(webhookEndpointID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/webhooks/${webhookEndpointID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'webhooks-2026-10-07'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.webhooks.retrieve',options,{
route:'/v1/organizations/webhooks/{webhook_endpoint_id}',
attributes:{'anthropic.organization.webhook.id':webhookEndpointID},
}),
});
}
update(webhookEndpointID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/webhooks/${webhookEndpointID}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'webhooks-2026-10-07'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.webhooks.update',options,{
route:'/v1/organizations/webhooks/{webhook_endpoint_id}',
attributes:{'anthropic.organization.webhook.id':webhookEndpointID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/webhooks',(Page),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'webhooks-2026-10-07'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.webhooks.list',options,{
route:'/v1/organizations/webhooks',
queryParams:['after_id','before_id','limit','order'],
}),
});
}
delete(webhookEndpointID,params={},options){
const{betas}=params??{};
return this._client.delete(path `/v1/organizations/webhooks/${webhookEndpointID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'webhooks-2026-10-07'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.webhooks.delete',options,{
route:'/v1/organizations/webhooks/{webhook_endpoint_id}',
attributes:{'anthropic.organization.webhook.id':webhookEndpointID},
}),
});
}
regenerateSigningSecret(webhookEndpointID,params={},options){
const{betas}=params??{};
return this._client.post(path `/v1/organizations/webhooks/${webhookEndpointID}/regenerate_signing_secret`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'webhooks-2026-10-07'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.webhooks.regenerate_signing_secret',options,{
route:'/v1/organizations/webhooks/{webhook_endpoint_id}/regenerate_signing_secret',
attributes:{'anthropic.organization.webhook.id':webhookEndpointID},
}),
});
}
}
;
class Artifacts extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/artifacts',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.artifacts.list',options,{
route:'/v1/organizations/analytics/artifacts',
queryParams:['date','filter','group_by','limit','page'],
}),
});
}
}
;
class Connectors extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/connectors',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.connectors.list',options,{
route:'/v1/organizations/analytics/connectors',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['filter'],
}),
});
}
}
;
class Cost extends APIResource{
list(params,options){
const{betas,...query}=params;
return this._client.getAPIList('/v1/organizations/analytics/cost',(ReportPageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'analytics-usage-cost-2026-08-24'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.cost.list',options,{
route:'/v1/organizations/analytics/cost',
queryParams:[
'actor_ids',
'actor_types',
'agent_ids',
'api_key_ids',
'claude_tag_categories',
'claude_tag_user_ids',
'context_windows',
'deployment_ids',
'ending_at',
'environment_ids',
'exclude_deleted_users',
'group_by',
'inference_geos',
'limit',
'models',
'order',
'order_by',
'organization_ids',
'page',
'products',
'rbac_group_ids',
'service_tiers',
'session_ids',
'slack_channel_ids',
'speeds',
'starting_at',
'time_bucket_width',
'user_profile_ids',
'workspace_ids',
],
}),
});
}
}
;
class CostReport extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/cost_report',(ReportPageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.cost_report.list',options,{
route:'/v1/organizations/analytics/cost_report',
queryParams:[
'bucket_width',
'claude_tag_categories',
'claude_tag_user_ids',
'context_windows',
'ending_at',
'group_by',
'inference_geos',
'limit',
'models',
'page',
'products',
'rbac_group_ids',
'slack_channel_ids',
'speeds',
'starting_at',
'user_ids',
],
}),
});
}
}
;
class Plugins extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/plugins',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.plugins.list',options,{
route:'/v1/organizations/analytics/plugins',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['filter'],
}),
});
}
}
;
class Skills extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/skills',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.skills.list',options,{
route:'/v1/organizations/analytics/skills',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['filter'],
}),
});
}
}
;
class Summaries extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/summaries',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.summaries.list',options,{
route:'/v1/organizations/analytics/summaries',
queryParams:['ending_date','filter','limit','page','starting_date'],
}),
});
}
}
;
class Usage extends APIResource{
list(params,options){
const{betas,...query}=params;
return this._client.getAPIList('/v1/organizations/analytics/usage',(ReportPageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'analytics-usage-cost-2026-08-24'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.usage.list',options,{
route:'/v1/organizations/analytics/usage',
queryParams:[
'actor_ids',
'actor_types',
'agent_ids',
'api_key_ids',
'claude_tag_categories',
'claude_tag_user_ids',
'context_windows',
'deployment_ids',
'ending_at',
'environment_ids',
'exclude_deleted_users',
'group_by',
'inference_geos',
'limit',
'models',
'order',
'order_by',
'organization_ids',
'page',
'products',
'rbac_group_ids',
'service_tiers',
'session_ids',
'slack_channel_ids',
'speeds',
'starting_at',
'time_bucket_width',
'user_profile_ids',
'workspace_ids',
],
}),
});
}
}
;
class UsageReport extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/usage_report',(ReportPageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.usage_report.list',options,{
route:'/v1/organizations/analytics/usage_report',
queryParams:[
'bucket_width',
'claude_tag_categories',
'claude_tag_user_ids',
'context_windows',
'ending_at',
'group_by',
'inference_geos',
'limit',
'models',
'page',
'products',
'rbac_group_ids',
'slack_channel_ids',
'speeds',
'starting_at',
'user_ids',
],
}),
});
}
}
;
class UserCostReport extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/user_cost_report',(ReportPageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.user_cost_report.list',options,{
route:'/v1/organizations/analytics/user_cost_report',
queryParams:[
'bucket_width',
'claude_tag_categories',
'claude_tag_user_ids',
'context_windows',
'ending_at',
'exclude_deleted_users',
'group_by',
'inference_geos',
'limit',
'models',
'order',
'order_by',
'page',
'products',
'rbac_group_ids',
'slack_channel_ids',
'speeds',
'starting_at',
'user_ids',
],
}),
});
}
}
;
class UserUsageReport extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/user_usage_report',(ReportPageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.user_usage_report.list',options,{
route:'/v1/organizations/analytics/user_usage_report',
queryParams:[
'bucket_width',
'claude_tag_categories',
'claude_tag_user_ids',
'context_windows',
'ending_at',
'exclude_deleted_users',
'group_by',
'inference_geos',
'limit',
'models',
'order',
'order_by',
'page',
'products',
'rbac_group_ids',
'slack_channel_ids',
'speeds',
'starting_at',
'user_ids',
],
}),
});
}
}
;
class users_Users extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/users',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.users.list',options,{
route:'/v1/organizations/analytics/users',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['page'],
}),
});
}
}
;
class Projects extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/apps/chat/projects',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.apps.chat.projects.list',options,{
route:'/v1/organizations/analytics/apps/chat/projects',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
}),
});
}
}
;
var Chat=(()=>{
class Chat extends APIResource{
constructor(){
super(...arguments);
this.projects=new Projects(this._client);
}
}
Chat.Projects=Projects;
return Chat;
})();
;
var Apps=(()=>{
class Apps extends APIResource{
constructor(){
super(...arguments);
this.chat=new Chat(this._client);
}
}
Apps.Chat=Chat;
return Apps;
})();
;
var Analytics=(()=>{
class Analytics extends APIResource{
constructor(){
super(...arguments);
this.summaries=new Summaries(this._client);
this.users=new users_Users(this._client);
this.apps=new Apps(this._client);
this.connectors=new Connectors(this._client);
this.plugins=new Plugins(this._client);
this.skills=new Skills(this._client);
this.artifacts=new Artifacts(this._client);
this.usage=new Usage(this._client);
this.cost=new Cost(this._client);
this.usageReport=new UsageReport(this._client);
this.userUsageReport=new UserUsageReport(this._client);
this.costReport=new CostReport(this._client);
this.userCostReport=new UserCostReport(this._client);
}
}
Analytics.Summaries=Summaries;
Analytics.Users=users_Users;
Analytics.Apps=Apps;
Analytics.Connectors=Connectors;
Analytics.Plugins=Plugins;
Analytics.Skills=Skills;
Analytics.Artifacts=Artifacts;
Analytics.Usage=Usage;
Analytics.Cost=Cost;
Analytics.UsageReport=UsageReport;
Analytics.UserUsageReport=UserUsageReport;
Analytics.CostReport=CostReport;
Analytics.UserCostReport=UserCostReport;
return Analytics;
})();
;
class Configuration extends APIResource{
retrieve(params={},options){
const{betas}=params??{};
return this._client.get('/v1/organizations/claude_code/managed_settings/configuration',{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.configuration.retrieve',options,{route:'/v1/organizations/claude_code/managed_settings/configuration'}),
});
}
update(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/claude_code/managed_settings/configuration',{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.configuration.update',options,{route:'/v1/organizations/claude_code/managed_settings/configuration'}),
});
}
}
;
class RBACGroupDefault extends APIResource{
retrieve(params={},options){
const{betas}=params??{};
return this._client.get('/v1/organizations/claude_code/managed_settings/rbac_group_default',{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.rbac_group_default.retrieve',options,{route:'/v1/organizations/claude_code/managed_settings/rbac_group_default'}),
});
}
update(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/claude_code/managed_settings/rbac_group_default',{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.rbac_group_default.update',options,{route:'/v1/organizations/claude_code/managed_settings/rbac_group_default'}),
});
}
}
;
class RBACGroups extends APIResource{
retrieve(rbacGroupID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/claude_code/managed_settings/rbac_groups/${rbacGroupID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.rbac_groups.retrieve',options,{
route:'/v1/organizations/claude_code/managed_settings/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.claude_code.managed_setting.rbac_group.id':rbacGroupID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/claude_code/managed_settings/rbac_groups',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.rbac_groups.list',options,{
route:'/v1/organizations/claude_code/managed_settings/rbac_groups',
queryParams:['limit','page'],
}),
});
}
delete(rbacGroupID,params={},options){
const{betas}=params??{};
return this._client.delete(path `/v1/organizations/claude_code/managed_settings/rbac_groups/${rbacGroupID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.rbac_groups.delete',options,{
route:'/v1/organizations/claude_code/managed_settings/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.claude_code.managed_setting.rbac_group.id':rbacGroupID},
}),
});
}
set(rbacGroupID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/claude_code/managed_settings/rbac_groups/${rbacGroupID}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-claude-code-managed-settings-2026-10-06'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_code.managed_settings.rbac_groups.set',options,{
route:'/v1/organizations/claude_code/managed_settings/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.claude_code.managed_setting.rbac_group.id':rbacGroupID},
}),
});
}
}
;
var BetaCMEKFeatureUnsupportedError=(()=>{
class BetaCMEKFeatureUnsupportedError extends core_error.v7{
}
BetaCMEKFeatureUnsupportedError._errorName='BetaCMEKFeatureUnsupportedError';
return BetaCMEKFeatureUnsupportedError;
})();
var BetaRBACGroupOrderLimitExceededError=(()=>{
class BetaRBACGroupOrderLimitExceededError extends core_error.v7{
}
BetaRBACGroupOrderLimitExceededError._errorName='BetaRBACGroupOrderLimitExceededError';
return BetaRBACGroupOrderLimitExceededError;
})();
var BetaSettingsDocumentLimitExceededError=(()=>{
class BetaSettingsDocumentLimitExceededError extends core_error.v7{
}
BetaSettingsDocumentLimitExceededError._errorName='BetaSettingsDocumentLimitExceededError';
return BetaSettingsDocumentLimitExceededError;
})();
var BetaSettingsHistoryLimitExceededError=(()=>{
class BetaSettingsHistoryLimitExceededError extends core_error.v7{
}
BetaSettingsHistoryLimitExceededError._errorName='BetaSettingsHistoryLimitExceededError';
return BetaSettingsHistoryLimitExceededError;
})();
var BetaRBACGroupManagedSettingsNotFoundError=(()=>{
class BetaRBACGroupManagedSettingsNotFoundError extends core_error.m_{
}
BetaRBACGroupManagedSettingsNotFoundError._errorName='BetaRBACGroupManagedSettingsNotFoundError';
return BetaRBACGroupManagedSettingsNotFoundError;
})();
var ManagedSettings=(()=>{
class ManagedSettings extends APIResource{
constructor(){
super(...arguments);
this.configuration=new Configuration(this._client);
this.rbacGroups=new RBACGroups(this._client);
this.rbacGroupDefault=new RBACGroupDefault(this._client);
}
}
ManagedSettings.BetaCMEKFeatureUnsupportedError=BetaCMEKFeatureUnsupportedError;
ManagedSettings.BetaRBACGroupOrderLimitExceededError=BetaRBACGroupOrderLimitExceededError;
ManagedSettings.BetaSettingsDocumentLimitExceededError=BetaSettingsDocumentLimitExceededError;
ManagedSettings.BetaSettingsHistoryLimitExceededError=BetaSettingsHistoryLimitExceededError;
ManagedSettings.BetaRBACGroupManagedSettingsNotFoundError=BetaRBACGroupManagedSettingsNotFoundError;
ManagedSettings.Configuration=Configuration;
ManagedSettings.RBACGroups=RBACGroups;
ManagedSettings.RBACGroupDefault=RBACGroupDefault;
return ManagedSettings;
})();
;
var ClaudeCode=(()=>{
class ClaudeCode extends APIResource{
constructor(){
super(...arguments);
this.managedSettings=new ManagedSettings(this._client);
}
}
ClaudeCode.ManagedSettings=ManagedSettings;
ClaudeCode.BetaCMEKFeatureUnsupportedError=BetaCMEKFeatureUnsupportedError;
ClaudeCode.BetaRBACGroupOrderLimitExceededError=BetaRBACGroupOrderLimitExceededError;
ClaudeCode.BetaSettingsDocumentLimitExceededError=BetaSettingsDocumentLimitExceededError;
ClaudeCode.BetaSettingsHistoryLimitExceededError=BetaSettingsHistoryLimitExceededError;
ClaudeCode.BetaRBACGroupManagedSettingsNotFoundError=BetaRBACGroupManagedSettingsNotFoundError;
return ClaudeCode;
})();
;
class SlackChannels extends APIResource{
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/claude_tag/slack_channels',{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_channels.create',options,{
route:'/v1/organizations/claude_tag/slack_channels',
createdIDAttribute:'anthropic.organization.claude_tag.slack_channel.id',
}),
});
}
retrieve(id,params={},options){
const{betas,...query}=params??{};
return this._client.get(path `/v1/organizations/claude_tag/slack_channels/${id}`,{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_channels.retrieve',options,{
route:'/v1/organizations/claude_tag/slack_channels/{id}',
queryParams:['include_inherited'],
attributes:{'anthropic.organization.claude_tag.slack_channel.id':id},
}),
});
}
update(id,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/claude_tag/slack_channels/${id}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_channels.update',options,{
route:'/v1/organizations/claude_tag/slack_channels/{id}',
attributes:{'anthropic.organization.claude_tag.slack_channel.id':id},
}),
});
}
list(params,options){
const{betas,...query}=params;
return this._client.getAPIList('/v1/organizations/claude_tag/slack_channels',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_channels.list',options,{
route:'/v1/organizations/claude_tag/slack_channels',
queryParams:['include_inherited','limit','page','slack_channel_id','slack_workspace_id'],
}),
});
}
delete(id,params={},options){
const{betas}=params??{};
return this._client.delete(path `/v1/organizations/claude_tag/slack_channels/${id}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_channels.delete',options,{
route:'/v1/organizations/claude_tag/slack_channels/{id}',
attributes:{'anthropic.organization.claude_tag.slack_channel.id':id},
}),
});
}
}
;
class SlackWorkspaces extends APIResource{
retrieve(id,params={},options){
const{betas,...query}=params??{};
return this._client.get(path `/v1/organizations/claude_tag/slack_workspaces/${id}`,{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_workspaces.retrieve',options,{
route:'/v1/organizations/claude_tag/slack_workspaces/{id}',
queryParams:['include_inherited'],
attributes:{'anthropic.organization.claude_tag.slack_workspace.id':id},
}),
});
}
update(id,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/claude_tag/slack_workspaces/${id}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_workspaces.update',options,{
route:'/v1/organizations/claude_tag/slack_workspaces/{id}',
attributes:{'anthropic.organization.claude_tag.slack_workspace.id':id},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/claude_tag/slack_workspaces',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.slack_workspaces.list',options,{
route:'/v1/organizations/claude_tag/slack_workspaces',
queryParams:['include_inherited','limit','page','slack_workspace_id'],
}),
});
}
}
;
class Targets extends APIResource{
create(bundleID,params,options){
const{target,betas}=params;
return this._client.post(path `/v1/organizations/claude_tag/bundles/${bundleID}/targets`,{
body:target,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.targets.create',options,{
route:'/v1/organizations/claude_tag/bundles/{bundle_id}/targets',
attributes:{'anthropic.organization.claude_tag.bundle.id':bundleID},
}),
});
}
retrieve(targetID,params,options){
const{bundle_id,betas}=params;
return this._client.get(path `/v1/organizations/claude_tag/bundles/${bundle_id}/targets/${targetID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.targets.retrieve',options,{
route:'/v1/organizations/claude_tag/bundles/{bundle_id}/targets/{target_id}',
attributes:{
'anthropic.organization.claude_tag.bundle.id':bundle_id,
'anthropic.organization.claude_tag.bundle.target.id':targetID,
},
}),
});
}
list(bundleID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/claude_tag/bundles/${bundleID}/targets`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.targets.list',options,{
route:'/v1/organizations/claude_tag/bundles/{bundle_id}/targets',
queryParams:['limit','page'],
attributes:{'anthropic.organization.claude_tag.bundle.id':bundleID},
}),
});
}
delete(targetID,params,options){
const{bundle_id,betas}=params;
return this._client.delete(path `/v1/organizations/claude_tag/bundles/${bundle_id}/targets/${targetID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.targets.delete',options,{
route:'/v1/organizations/claude_tag/bundles/{bundle_id}/targets/{target_id}',
attributes:{
'anthropic.organization.claude_tag.bundle.id':bundle_id,
'anthropic.organization.claude_tag.bundle.target.id':targetID,
},
}),
});
}
}
;
var Bundles=(()=>{
class Bundles extends APIResource{
constructor(){
super(...arguments);
this.targets=new Targets(this._client);
}
retrieve(bundleID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/claude_tag/bundles/${bundleID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.retrieve',options,{
route:'/v1/organizations/claude_tag/bundles/{bundle_id}',
attributes:{'anthropic.organization.claude_tag.bundle.id':bundleID},
}),
});
}
update(bundleID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/claude_tag/bundles/${bundleID}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.update',options,{
route:'/v1/organizations/claude_tag/bundles/{bundle_id}',
attributes:{'anthropic.organization.claude_tag.bundle.id':bundleID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/claude_tag/bundles',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'experimental-claude-tag-2026-10-21'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.claude_tag.bundles.list',options,{
route:'/v1/organizations/claude_tag/bundles',
queryParams:['limit','page'],
}),
});
}
}
Bundles.Targets=Targets;
return Bundles;
})();
;
var BetaBundleAttachmentNotSupportedError=(()=>{
class BetaBundleAttachmentNotSupportedError extends core_error.v7{
}
BetaBundleAttachmentNotSupportedError._errorName='BetaBundleAttachmentNotSupportedError';
return BetaBundleAttachmentNotSupportedError;
})();
var BetaBundleOnCallError=(()=>{
class BetaBundleOnCallError extends core_error.v7{
}
BetaBundleOnCallError._errorName='BetaBundleOnCallError';
return BetaBundleOnCallError;
})();
var BetaSlackChannelSetUpSettingsRefusedError=(()=>{
class BetaSlackChannelSetUpSettingsRefusedError extends core_error.v7{
}
BetaSlackChannelSetUpSettingsRefusedError._errorName='BetaSlackChannelSetUpSettingsRefusedError';
return BetaSlackChannelSetUpSettingsRefusedError;
})();
var BetaAPIKeyScopeMissingError=(()=>{
class BetaAPIKeyScopeMissingError extends core_error.Ll{
}
BetaAPIKeyScopeMissingError._errorName='BetaAPIKeyScopeMissingError';
return BetaAPIKeyScopeMissingError;
})();
var BetaClaudeTagWritesNotEnabledError=(()=>{
class BetaClaudeTagWritesNotEnabledError extends core_error.Ll{
}
BetaClaudeTagWritesNotEnabledError._errorName='BetaClaudeTagWritesNotEnabledError';
return BetaClaudeTagWritesNotEnabledError;
})();
var BetaComplianceConfigurationRestrictedError=(()=>{
class BetaComplianceConfigurationRestrictedError extends core_error.Ll{
}
BetaComplianceConfigurationRestrictedError._errorName='BetaComplianceConfigurationRestrictedError';
return BetaComplianceConfigurationRestrictedError;
})();
var BetaOrganizationLevelScopedAPIKeyRequiredError=(()=>{
class BetaOrganizationLevelScopedAPIKeyRequiredError extends core_error.Ll{
}
BetaOrganizationLevelScopedAPIKeyRequiredError._errorName='BetaOrganizationLevelScopedAPIKeyRequiredError';
return BetaOrganizationLevelScopedAPIKeyRequiredError;
})();
var BetaSlackChannelSetUpEnvironmentNotFoundError=(()=>{
class BetaSlackChannelSetUpEnvironmentNotFoundError extends core_error.m_{
}
BetaSlackChannelSetUpEnvironmentNotFoundError._errorName='BetaSlackChannelSetUpEnvironmentNotFoundError';
return BetaSlackChannelSetUpEnvironmentNotFoundError;
})();
var BetaSlackChannelSetUpSettingsConflictError=(()=>{
class BetaSlackChannelSetUpSettingsConflictError extends core_error.fK{
}
BetaSlackChannelSetUpSettingsConflictError._errorName='BetaSlackChannelSetUpSettingsConflictError';
return BetaSlackChannelSetUpSettingsConflictError;
})();
var ClaudeTag=(()=>{
class ClaudeTag extends APIResource{
constructor(){
super(...arguments);
this.slackChannels=new SlackChannels(this._client);
this.slackWorkspaces=new SlackWorkspaces(this._client);
this.bundles=new Bundles(this._client);
}
}
ClaudeTag.BetaBundleAttachmentNotSupportedError=BetaBundleAttachmentNotSupportedError;
ClaudeTag.BetaBundleOnCallError=BetaBundleOnCallError;
ClaudeTag.BetaSlackChannelSetUpSettingsRefusedError=BetaSlackChannelSetUpSettingsRefusedError;
ClaudeTag.BetaAPIKeyScopeMissingError=BetaAPIKeyScopeMissingError;
ClaudeTag.BetaClaudeTagWritesNotEnabledError=BetaClaudeTagWritesNotEnabledError;
ClaudeTag.BetaComplianceConfigurationRestrictedError=BetaComplianceConfigurationRestrictedError;
ClaudeTag.BetaOrganizationLevelScopedAPIKeyRequiredError=BetaOrganizationLevelScopedAPIKeyRequiredError;
ClaudeTag.BetaSlackChannelSetUpEnvironmentNotFoundError=BetaSlackChannelSetUpEnvironmentNotFoundError;
ClaudeTag.BetaSlackChannelSetUpSettingsConflictError=BetaSlackChannelSetUpSettingsConflictError;
ClaudeTag.SlackChannels=SlackChannels;
ClaudeTag.SlackWorkspaces=SlackWorkspaces;
ClaudeTag.Bundles=Bundles;
return ClaudeTag;
})();
;
class Issuers extends APIResource{
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/federation_issuers',{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.create',options,{
route:'/v1/organizations/federation_issuers',
createdIDAttribute:'anthropic.organization.federation_issuer.id',
}),
});
}
retrieve(federationIssuerID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/federation_issuers/${federationIssuerID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.retrieve',options,{
route:'/v1/organizations/federation_issuers/{federation_issuer_id}',
attributes:{'anthropic.organization.federation_issuer.id':federationIssuerID},
}),
});
}
update(federationIssuerID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/federation_issuers/${federationIssuerID}`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.update',options,{
route:'/v1/organizations/federation_issuers/{federation_issuer_id}',
attributes:{'anthropic.organization.federation_issuer.id':federationIssuerID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/federation_issuers',(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.list',options,{
route:'/v1/organizations/federation_issuers',
queryParams:['include_archived','limit','page'],
}),
});
}
archive(federationIssuerID,params={},options){
const{betas}=params??{};
return this._client.post(path `/v1/organizations/federation_issuers/${federationIssuerID}/archive`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.archive',options,{
route:'/v1/organizations/federation_issuers/{federation_issuer_id}/archive',
attributes:{'anthropic.organization.federation_issuer.id':federationIssuerID},
}),
});
}
}
;
class Workspaces extends APIResource{
list(federationRuleID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/federation_rules/${federationRuleID}/workspaces`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.workspaces.list',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/workspaces',
queryParams:['limit','page'],
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
add(federationRuleID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/federation_rules/${federationRuleID}/workspaces`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.workspaces.add',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/workspaces',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
createdIDAttribute:'anthropic.organization.federation_rule.workspace.id',
createdIDField:'workspace_id',
}),
});
}
remove(workspaceID,params,options){
const{federation_rule_id,betas}=params;
return this._client.delete(path `/v1/organizations/federation_rules/${federation_rule_id}/workspaces/${workspaceID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.workspaces.remove',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/workspaces/{workspace_id}',
attributes:{
'anthropic.organization.federation_rule.id':federation_rule_id,
'anthropic.organization.federation_rule.workspace.id':workspaceID,
},
}),
});
}
}
;
var Rules=(()=>{
class Rules extends APIResource{
constructor(){
super(...arguments);
this.workspaces=new Workspaces(this._client);
}
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/federation_rules',{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.create',options,{
route:'/v1/organizations/federation_rules',
createdIDAttribute:'anthropic.organization.federation_rule.id',
}),
});
}
retrieve(federationRuleID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/federation_rules/${federationRuleID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.retrieve',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
update(federationRuleID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/federation_rules/${federationRuleID}`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.update',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/federation_rules',(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.list',options,{
route:'/v1/organizations/federation_rules',
queryParams:['include_archived','issuer_id','limit','page'],
}),
});
}
archive(federationRuleID,params={},options){
const{betas}=params??{};
return this._client.post(path `/v1/organizations/federation_rules/${federationRuleID}/archive`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.archive',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/archive',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
}
Rules.Workspaces=Workspaces;
return Rules;
})();
;
var Federation=(()=>{
class Federation extends APIResource{
constructor(){
super(...arguments);
this.issuers=new Issuers(this._client);
this.rules=new Rules(this._client);
}
}
Federation.Issuers=Issuers;
Federation.Rules=Rules;
return Federation;
})();
;
class InstallationSettings extends APIResource{
list(pluginID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/plugins/${pluginID}/installation_settings`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.installation_settings.list',options,{
route:'/v1/organizations/plugins/{plugin_id}/installation_settings',
queryParams:['limit','organization_id','page','target_type'],
attributes:{'anthropic.organization.plugin.id':pluginID},
}),
});
}
remove(target,params,options){
const{plugin_id,betas}=params;
return this._client.delete(path `/v1/organizations/plugins/${plugin_id}/installation_settings/${target}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.installation_settings.remove',options,{
route:'/v1/organizations/plugins/{plugin_id}/installation_settings/{target}',
attributes:{
'anthropic.organization.plugin.id':plugin_id,
'anthropic.organization.plugin.installation_setting.id':target,
},
}),
});
}
set(target,params,options){
const{plugin_id,betas,...body}=params;
return this._client.post(path `/v1/organizations/plugins/${plugin_id}/installation_settings/${target}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.installation_settings.set',options,{
route:'/v1/organizations/plugins/{plugin_id}/installation_settings/{target}',
attributes:{
'anthropic.organization.plugin.id':plugin_id,
'anthropic.organization.plugin.installation_setting.id':target,
},
}),
});
}
}
;
class Shares extends APIResource{
list(pluginID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/plugins/${pluginID}/shares`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.shares.list',options,{
route:'/v1/organizations/plugins/{plugin_id}/shares',
queryParams:['limit','organization_id','page','target_type'],
attributes:{'anthropic.organization.plugin.id':pluginID},
}),
});
}
}
;
class versions_Versions extends APIResource{
create(pluginID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/plugins/${pluginID}/versions`,multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.versions.create',options,{
route:'/v1/organizations/plugins/{plugin_id}/versions',
attributes:{'anthropic.organization.plugin.id':pluginID},
createdIDAttribute:'anthropic.organization.plugin.version.id',
}),
},this._client));
}
retrieve(version,params,options){
const{plugin_id,betas,...query}=params;
return this._client.get(path `/v1/organizations/plugins/${plugin_id}/versions/${version}`,{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.versions.retrieve',options,{
route:'/v1/organizations/plugins/{plugin_id}/versions/{version}',
queryParams:['organization_id'],
attributes:{
'anthropic.organization.plugin.id':plugin_id,
'anthropic.organization.plugin.version.id':version,
},
}),
});
}
list(pluginID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/plugins/${pluginID}/versions`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.versions.list',options,{
route:'/v1/organizations/plugins/{plugin_id}/versions',
queryParams:['limit','organization_id','page'],
attributes:{'anthropic.organization.plugin.id':pluginID},
}),
});
}
download(version,params,options){
const{plugin_id,betas,...query}=params;
return this._client.get(path `/v1/organizations/plugins/${plugin_id}/versions/${version}/content`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString(),
Accept:'application/binary',
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__binaryResponse:true,
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.versions.download',options,{
route:'/v1/organizations/plugins/{plugin_id}/versions/{version}/content',
queryParams:['organization_id'],
attributes:{
'anthropic.organization.plugin.id':plugin_id,
'anthropic.organization.plugin.version.id':version,
},
}),
});
}
}
;
var BetaScanFailedError=(()=>{
class BetaScanFailedError extends core_error.v7{
}
BetaScanFailedError._errorName='BetaScanFailedError';
return BetaScanFailedError;
})();
var BetaPluginNameTakenError=(()=>{
class BetaPluginNameTakenError extends core_error.fK{
}
BetaPluginNameTakenError._errorName='BetaPluginNameTakenError';
return BetaPluginNameTakenError;
})();
var BetaScanPendingError=(()=>{
class BetaScanPendingError extends core_error.fK{
}
BetaScanPendingError._errorName='BetaScanPendingError';
return BetaScanPendingError;
})();
var BetaSkillNameTakenError=(()=>{
class BetaSkillNameTakenError extends core_error.fK{
}
BetaSkillNameTakenError._errorName='BetaSkillNameTakenError';
return BetaSkillNameTakenError;
})();
var BetaRegistrationPendingError=(()=>{
class BetaRegistrationPendingError extends core_error.us{
}
BetaRegistrationPendingError._errorName='BetaRegistrationPendingError';
return BetaRegistrationPendingError;
})();
var plugins_Plugins=(()=>{
class Plugins extends APIResource{
constructor(){
super(...arguments);
this.versions=new versions_Versions(this._client);
this.installationSettings=new InstallationSettings(this._client);
this.shares=new Shares(this._client);
}
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/plugins',multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.create',options,{
route:'/v1/organizations/plugins',
createdIDAttribute:'anthropic.organization.plugin.id',
}),
},this._client));
}
retrieve(pluginID,params={},options){
const{betas,...query}=params??{};
return this._client.get(path `/v1/organizations/plugins/${pluginID}`,{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.retrieve',options,{
route:'/v1/organizations/plugins/{plugin_id}',
queryParams:['organization_id'],
attributes:{'anthropic.organization.plugin.id':pluginID},
}),
});
}
update(pluginID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/plugins/${pluginID}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.update',options,{
route:'/v1/organizations/plugins/{plugin_id}',
attributes:{'anthropic.organization.plugin.id':pluginID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/plugins',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.list',options,{
route:'/v1/organizations/plugins',
queryParams:[
'created_at[gt]',
'created_at[gte]',
'created_at[lt]',
'created_at[lte]',
'limit',
'marketplace_id',
'organization_id',
'owner_type',
'owner_user_id',
'page',
],
}),
});
}
delete(pluginID,params={},options){
const{betas}=params??{};
return this._client.delete(path `/v1/organizations/plugins/${pluginID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'ce-plugins-2026-09-01'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.plugins.delete',options,{
route:'/v1/organizations/plugins/{plugin_id}',
attributes:{'anthropic.organization.plugin.id':pluginID},
}),
});
}
}
Plugins.BetaScanFailedError=BetaScanFailedError;
Plugins.BetaPluginNameTakenError=BetaPluginNameTakenError;
Plugins.BetaScanPendingError=BetaScanPendingError;
Plugins.BetaSkillNameTakenError=BetaSkillNameTakenError;
Plugins.BetaRegistrationPendingError=BetaRegistrationPendingError;
Plugins.Versions=versions_Versions;
Plugins.InstallationSettings=InstallationSettings;
Plugins.Shares=Shares;
return Plugins;
})();
;
class Members extends APIResource{
list(rbacGroupID,query={},options){
return this._client.getAPIList(path `/v1/organizations/rbac_groups/${rbacGroupID}/members`,(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.members.list',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}/members',
queryParams:['limit','page'],
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
add(rbacGroupID,body,options){
return this._client.post(path `/v1/organizations/rbac_groups/${rbacGroupID}/members`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.members.add',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}/members',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
createdIDAttribute:'anthropic.organization.rbac_group.member.id',
createdIDField:'user_id',
}),
});
}
remove(userID,params,options){
const{rbac_group_id}=params;
return this._client.delete(path `/v1/organizations/rbac_groups/${rbac_group_id}/members/${userID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.members.remove',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}/members/{user_id}',
attributes:{
'anthropic.organization.rbac_group.id':rbac_group_id,
'anthropic.organization.rbac_group.member.id':userID,
},
}),
});
}
}
;
var BetaRBACGroupNotFoundError=(()=>{
class BetaRBACGroupNotFoundError extends core_error.m_{
}
BetaRBACGroupNotFoundError._errorName='BetaRBACGroupNotFoundError';
return BetaRBACGroupNotFoundError;
})();
var rbac_groups_RBACGroups=(()=>{
class RBACGroups extends APIResource{
constructor(){
super(...arguments);
this.members=new Members(this._client);
}
create(body,options){
return this._client.post('/v1/organizations/rbac_groups',{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.create',options,{
route:'/v1/organizations/rbac_groups',
createdIDAttribute:'anthropic.organization.rbac_group.id',
}),
});
}
retrieve(rbacGroupID,options){
return this._client.get(path `/v1/organizations/rbac_groups/${rbacGroupID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.retrieve',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
update(rbacGroupID,body,options){
return this._client.post(path `/v1/organizations/rbac_groups/${rbacGroupID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.update',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/rbac_groups',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.list',options,{
route:'/v1/organizations/rbac_groups',
queryParams:['limit','page'],
}),
});
}
delete(rbacGroupID,options){
return this._client.delete(path `/v1/organizations/rbac_groups/${rbacGroupID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.delete',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
}
RBACGroups.BetaRBACGroupNotFoundError=BetaRBACGroupNotFoundError;
RBACGroups.Members=Members;
return RBACGroups;
})();
;
class Permissions extends APIResource{
list(rbacRoleID,query={},options){
return this._client.getAPIList(path `/v1/organizations/rbac_roles/${rbacRoleID}/permissions`,(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_roles.permissions.list',options,{
route:'/v1/organizations/rbac_roles/{rbac_role_id}/permissions',
queryParams:['limit','page'],
attributes:{'anthropic.organization.rbac_role.id':rbacRoleID},
}),
});
}
}
;
var RBACRoles=(()=>{
class RBACRoles extends APIResource{
constructor(){
super(...arguments);
this.permissions=new Permissions(this._client);
}
retrieve(rbacRoleID,options){
return this._client.get(path `/v1/organizations/rbac_roles/${rbacRoleID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_roles.retrieve',options,{
route:'/v1/organizations/rbac_roles/{rbac_role_id}',
attributes:{'anthropic.organization.rbac_role.id':rbacRoleID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/rbac_roles',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_roles.list',options,{
route:'/v1/organizations/rbac_roles',
queryParams:['limit','page'],
}),
});
}
}
RBACRoles.Permissions=Permissions;
return RBACRoles;
})();
;
class workspaces_Workspaces extends APIResource{
list(serviceAccountID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/service_accounts/${serviceAccountID}/workspaces`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.workspaces.list',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/workspaces',
queryParams:['limit','page'],
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
add(serviceAccountID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/service_accounts/${serviceAccountID}/workspaces`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.workspaces.add',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/workspaces',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
createdIDAttribute:'anthropic.organization.service_account.workspace.id',
createdIDField:'workspace_id',
}),
});
}
remove(workspaceID,params,options){
const{service_account_id,betas}=params;
return this._client.delete(path `/v1/organizations/service_accounts/${service_account_id}/workspaces/${workspaceID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.workspaces.remove',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/workspaces/{workspace_id}',
attributes:{
'anthropic.organization.service_account.id':service_account_id,
'anthropic.organization.service_account.workspace.id':workspaceID,
},
}),
});
}
}
;
var ServiceAccounts=(()=>{
class ServiceAccounts extends APIResource{
constructor(){
super(...arguments);
this.workspaces=new workspaces_Workspaces(this._client);
}
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/service_accounts',{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.create',options,{
route:'/v1/organizations/service_accounts',
createdIDAttribute:'anthropic.organization.service_account.id',
}),
});
}
retrieve(serviceAccountID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/service_accounts/${serviceAccountID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.retrieve',options,{
route:'/v1/organizations/service_accounts/{service_account_id}',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
update(serviceAccountID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/service_accounts/${serviceAccountID}`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.update',options,{
route:'/v1/organizations/service_accounts/{service_account_id}',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/service_accounts',(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.list',options,{
route:'/v1/organizations/service_accounts',
queryParams:['include_archived','limit','page'],
}),
});
}
archive(serviceAccountID,params={},options){
const{betas}=params??{};
return this._client.post(path `/v1/organizations/service_accounts/${serviceAccountID}/archive`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.archive',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/archive',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
}
ServiceAccounts.Workspaces=workspaces_Workspaces;
return ServiceAccounts;
})();
;
class Effective extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/spend_limits/effective',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.effective.list',options,{
route:'/v1/organizations/spend_limits/effective',
queryParams:['limit','page','period','user_ids'],
}),
});
}
}
;
class IncreaseRequests extends APIResource{
retrieve(spendLimitIncreaseRequestID,options){
return this._client.get(path `/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.retrieve',options,{
route:'/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}',
attributes:{
'anthropic.organization.spend_limit_increase_request.id':spendLimitIncreaseRequestID,
},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/spend_limit_increase_requests',(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.list',options,{
route:'/v1/organizations/spend_limit_increase_requests',
queryParams:['actor_ids','limit','page','status'],
}),
});
}
approve(spendLimitIncreaseRequestID,body,options){
return this._client.post(path `/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}/approve`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.approve',options,{
route:'/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}/approve',
attributes:{
'anthropic.organization.spend_limit_increase_request.id':spendLimitIncreaseRequestID,
},
}),
});
}
deny(spendLimitIncreaseRequestID,body,options){
return this._client.post(path `/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}/deny`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.deny',options,{
route:'/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}/deny',
attributes:{
'anthropic.organization.spend_limit_increase_request.id':spendLimitIncreaseRequestID,
},
}),
});
}
}
;
var BetaSpendLimitsAdminAPIWritesNotEnabledError=(()=>{
class BetaSpendLimitsAdminAPIWritesNotEnabledError extends core_error.Ll{
}
BetaSpendLimitsAdminAPIWritesNotEnabledError._errorName='BetaSpendLimitsAdminAPIWritesNotEnabledError';
return BetaSpendLimitsAdminAPIWritesNotEnabledError;
})();
var SpendLimits=(()=>{
class SpendLimits extends APIResource{
constructor(){
super(...arguments);
this.effective=new Effective(this._client);
this.increaseRequests=new IncreaseRequests(this._client);
}
retrieve(spendLimitID,options){
return this._client.get(path `/v1/organizations/spend_limits/${spendLimitID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.retrieve',options,{
route:'/v1/organizations/spend_limits/{spend_limit_id}',
attributes:{'anthropic.organization.spend_limit.id':spendLimitID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/spend_limits',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'spend-limit-reads-2026-09-26'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.list',options,{
route:'/v1/organizations/spend_limits',
queryParams:['limit','page','scope_type','workspace_id'],
}),
});
}
delete(spendLimitID,options){
return this._client.delete(path `/v1/organizations/spend_limits/${spendLimitID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.delete',options,{
route:'/v1/organizations/spend_limits/{spend_limit_id}',
attributes:{'anthropic.organization.spend_limit.id':spendLimitID},
}),
});
}
set(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/spend_limits',{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.set',options,{
route:'/v1/organizations/spend_limits',
createdIDAttribute:'anthropic.organization.spend_limit.id',
}),
});
}
}
SpendLimits.BetaSpendLimitsAdminAPIWritesNotEnabledError=BetaSpendLimitsAdminAPIWritesNotEnabledError;
SpendLimits.Effective=Effective;
SpendLimits.IncreaseRequests=IncreaseRequests;
return SpendLimits;
})();
;
class telemetry_destinations_workspaces_Workspaces extends APIResource{
list(destinationID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/telemetry_destinations/${destinationID}/workspaces`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.workspaces.list',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}/workspaces',
queryParams:['limit','page'],
attributes:{'anthropic.organization.telemetry_destination.id':destinationID},
}),
});
}
add(workspaceID,params,options){
const{destination_id,betas}=params;
return this._client.post(path `/v1/organizations/telemetry_destinations/${destination_id}/workspaces/${workspaceID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.workspaces.add',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}/workspaces/{workspace_id}',
attributes:{
'anthropic.organization.telemetry_destination.id':destination_id,
'anthropic.organization.telemetry_destination.workspace.id':workspaceID,
},
}),
});
}
remove(workspaceID,params,options){
const{destination_id,betas}=params;
return this._client.delete(path `/v1/organizations/telemetry_destinations/${destination_id}/workspaces/${workspaceID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.workspaces.remove',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}/workspaces/{workspace_id}',
attributes:{
'anthropic.organization.telemetry_destination.id':destination_id,
'anthropic.organization.telemetry_destination.workspace.id':workspaceID,
},
}),
});
}
}
;
var TelemetryDestinations=(()=>{
class TelemetryDestinations extends APIResource{
constructor(){
super(...arguments);
this.workspaces=new telemetry_destinations_workspaces_Workspaces(this._client);
}
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/telemetry_destinations',{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.create',options,{
route:'/v1/organizations/telemetry_destinations',
createdIDAttribute:'anthropic.organization.telemetry_destination.id',
}),
});
}
retrieve(destinationID,params={},options){
const{betas}=params??{};
return this._client.get(path `/v1/organizations/telemetry_destinations/${destinationID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.retrieve',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}',
attributes:{'anthropic.organization.telemetry_destination.id':destinationID},
}),
});
}
update(destinationID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/telemetry_destinations/${destinationID}`,{
body,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.update',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}',
attributes:{'anthropic.organization.telemetry_destination.id':destinationID},
}),
});
}
list(params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList('/v1/organizations/telemetry_destinations',(PageCursor),{
query,
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.list',options,{
route:'/v1/organizations/telemetry_destinations',
queryParams:['limit','page','workspace_ids'],
}),
});
}
delete(destinationID,params={},options){
const{betas}=params??{};
return this._client.delete(path `/v1/organizations/telemetry_destinations/${destinationID}`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.delete',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}',
attributes:{'anthropic.organization.telemetry_destination.id':destinationID},
}),
});
}
test(destinationID,params={},options){
const{betas}=params??{};
return this._client.post(path `/v1/organizations/telemetry_destinations/${destinationID}/test`,{
...options,
headers:buildHeaders([
{'anthropic-beta':[...(betas??[]),'telemetry-destinations-2026-08-11'].toString()},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.telemetry_destinations.test',options,{
route:'/v1/organizations/telemetry_destinations/{destination_id}/test',
attributes:{'anthropic.organization.telemetry_destination.id':destinationID},
}),
});
}
}
TelemetryDestinations.Workspaces=telemetry_destinations_workspaces_Workspaces;
return TelemetryDestinations;
})();
;
class members_Members extends APIResource{
retrieve(userID,params,options){
const{workspace_id}=params;
return this._client.get(path `/v1/organizations/workspaces/${workspace_id}/members/${userID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.retrieve',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members/{user_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.member.id':userID,
},
}),
});
}
update(userID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspace_id}/members/${userID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members/{user_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.member.id':userID,
},
}),
});
}
list(workspaceID,query={},options){
return this._client.getAPIList(path `/v1/organizations/workspaces/${workspaceID}/members`,(Page),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.list',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members',
queryParams:['after_id','before_id','limit'],
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
add(workspaceID,body,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}/members`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.add',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members',
attributes:{'anthropic.organization.workspace.id':workspaceID},
createdIDAttribute:'anthropic.organization.workspace.member.id',
createdIDField:'user_id',
}),
});
}
remove(userID,params,options){
const{workspace_id}=params;
return this._client.delete(path `/v1/organizations/workspaces/${workspace_id}/members/${userID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.remove',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members/{user_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.member.id':userID,
},
}),
});
}
}
;
class rate_limits_RateLimits extends APIResource{
update(rateLimitID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspace_id}/rate_limits/${rateLimitID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.rate_limits.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}/rate_limits/{rate_limit_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.rate_limit.id':rateLimitID,
},
}),
});
}
list(workspaceID,query={},options){
return this._client.getAPIList(path `/v1/organizations/workspaces/${workspaceID}/rate_limits`,(PageCursor),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.rate_limits.list',options,{
route:'/v1/organizations/workspaces/{workspace_id}/rate_limits',
queryParams:['group_type','include_inherited','limit','page'],
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
}
;
class service_accounts_ServiceAccounts extends APIResource{
retrieve(serviceAccountID,params,options){
const{workspace_id,betas}=params;
return this._client.get(path `/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.retrieve',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.service_account.id':serviceAccountID,
},
}),
});
}
update(serviceAccountID,params,options){
const{workspace_id,betas,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.service_account.id':serviceAccountID,
},
}),
});
}
list(workspaceID,params={},options){
const{betas,...query}=params??{};
return this._client.getAPIList(path `/v1/organizations/workspaces/${workspaceID}/service_accounts`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.list',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts',
queryParams:['limit','page'],
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
add(workspaceID,params,options){
const{betas,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}/service_accounts`,{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.add',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts',
attributes:{'anthropic.organization.workspace.id':workspaceID},
createdIDAttribute:'anthropic.organization.workspace.service_account.id',
createdIDField:'service_account_id',
}),
});
}
remove(serviceAccountID,params,options){
const{workspace_id,betas}=params;
return this._client.delete(path `/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`,{
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.remove',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.service_account.id':serviceAccountID,
},
}),
});
}
}
;
var workspaces_workspaces_Workspaces=(()=>{
class Workspaces extends APIResource{
constructor(){
super(...arguments);
this.rateLimits=new rate_limits_RateLimits(this._client);
this.members=new members_Members(this._client);
this.serviceAccounts=new service_accounts_ServiceAccounts(this._client);
}
create(params,options){
const{betas,...body}=params;
return this._client.post('/v1/organizations/workspaces',{
body,
...options,
headers:buildHeaders([
{...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined)},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.create',options,{
route:'/v1/organizations/workspaces',
createdIDAttribute:'anthropic.organization.workspace.id',
}),
});
}
retrieve(workspaceID,options){
return this._client.get(path `/v1/organizations/workspaces/${workspaceID}`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.retrieve',options,{
route:'/v1/organizations/workspaces/{workspace_id}',
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
update(workspaceID,body,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}`,{
body,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}',
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/workspaces',(Page),{
query,
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.list',options,{
route:'/v1/organizations/workspaces',
queryParams:['after_id','before_id','ids','include_archived','include_default','limit'],
}),
});
}
archive(workspaceID,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}/archive`,{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.archive',options,{
route:'/v1/organizations/workspaces/{workspace_id}/archive',
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
}
Workspaces.RateLimits=rate_limits_RateLimits;
Workspaces.Members=members_Members;
Workspaces.ServiceAccounts=service_accounts_ServiceAccounts;
return Workspaces;
})();
;
var Organization=(()=>{
class Organization extends APIResource{
constructor(){
super(...arguments);
this.apiKeys=new APIKeys(this._client);
this.externalKeys=new ExternalKeys(this._client);
this.federation=new Federation(this._client);
this.invites=new Invites(this._client);
this.serviceAccounts=new ServiceAccounts(this._client);
this.users=new Users(this._client);
this.workspaces=new workspaces_workspaces_Workspaces(this._client);
this.rateLimits=new RateLimits(this._client);
this.complianceSettings=new ComplianceSettings(this._client);
this.analytics=new Analytics(this._client);
this.spendLimits=new SpendLimits(this._client);
this.rbacGroups=new rbac_groups_RBACGroups(this._client);
this.rbacRoles=new RBACRoles(this._client);
this.plugins=new plugins_Plugins(this._client);
this.pluginMarketplaces=new PluginMarketplaces(this._client);
this.telemetryDestinations=new TelemetryDestinations(this._client);
this.webhooks=new webhooks_Webhooks(this._client);
this.claudeCode=new ClaudeCode(this._client);
this.claudeTag=new ClaudeTag(this._client);
}
retrieve(options){
return this._client.get('/v1/organizations/me',{
...options,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.organization.retrieve',options,{
route:'/v1/organizations/me',
}),
});
}
}
Organization.APIKeys=APIKeys;
Organization.ExternalKeys=ExternalKeys;
Organization.Federation=Federation;
Organization.Invites=Invites;
Organization.ServiceAccounts=ServiceAccounts;
Organization.Users=Users;
Organization.BetaCannotSignOutPrimaryOwnerError=BetaCannotSignOutPrimaryOwnerError;
Organization.BetaCannotSignOutSelfError=BetaCannotSignOutSelfError;
Organization.BetaCannotSignOutManagedMemberError=BetaCannotSignOutManagedMemberError;
Organization.BetaCannotSignOutMembershipAdminError=BetaCannotSignOutMembershipAdminError;
Organization.BetaCannotSignOutOwnerError=BetaCannotSignOutOwnerError;
Organization.BetaCannotSignOutPrivilegedMemberError=BetaCannotSignOutPrivilegedMemberError;
Organization.Workspaces=workspaces_workspaces_Workspaces;
Organization.RateLimits=RateLimits;
Organization.ComplianceSettings=ComplianceSettings;
Organization.Analytics=Analytics;
Organization.SpendLimits=SpendLimits;
Organization.BetaSpendLimitsAdminAPIWritesNotEnabledError=BetaSpendLimitsAdminAPIWritesNotEnabledError;
Organization.RBACGroups=rbac_groups_RBACGroups;
Organization.BetaRBACGroupNotFoundError=BetaRBACGroupNotFoundError;
Organization.RBACRoles=RBACRoles;
Organization.Plugins=plugins_Plugins;
Organization.BetaScanFailedError=BetaScanFailedError;
Organization.BetaPluginNameTakenError=BetaPluginNameTakenError;
Organization.BetaScanPendingError=BetaScanPendingError;
Organization.BetaSkillNameTakenError=BetaSkillNameTakenError;
Organization.BetaRegistrationPendingError=BetaRegistrationPendingError;
Organization.PluginMarketplaces=PluginMarketplaces;
Organization.TelemetryDestinations=TelemetryDestinations;
Organization.Webhooks=webhooks_Webhooks;
Organization.ClaudeCode=ClaudeCode;
Organization.ClaudeTag=ClaudeTag;
Organization.BetaBundleAttachmentNotSupportedError=BetaBundleAttachmentNotSupportedError;
Organization.BetaBundleOnCallError=BetaBundleOnCallError;
Organization.BetaSlackChannelSetUpSettingsRefusedError=BetaSlackChannelSetUpSettingsRefusedError;
Organization.BetaAPIKeyScopeMissingError=BetaAPIKeyScopeMissingError;
Organization.BetaClaudeTagWritesNotEnabledError=BetaClaudeTagWritesNotEnabledError;
Organization.BetaComplianceConfigurationRestrictedError=BetaComplianceConfigurationRestrictedError;
Organization.BetaOrganizationLevelScopedAPIKeyRequiredError=BetaOrganizationLevelScopedAPIKeyRequiredError;
Organization.BetaSlackChannelSetUpEnvironmentNotFoundError=BetaSlackChannelSetUpEnvironmentNotFoundError;
Organization.BetaSlackChannelSetUpSettingsConflictError=BetaSlackChannelSetUpSettingsConflictError;
return Organization;
})();
;
var Events=(()=>{
class Events extends APIResource{
list(sessionID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/sessions/${sessionID}/events`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.events.list',options,{
route:'/v1/sessions/{session_id}/events',
queryParams:[
'created_at[gt]',
'created_at[gte]',
'created_at[lt]',
'created_at[lte]',
'limit',
'order',
'page',
'types',
],
attributes:{'anthropic.session.id':sessionID},
}),
});
}
send(sessionID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/sessions/${sessionID}/events`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.events.send',options,{
route:'/v1/sessions/{session_id}/events',
attributes:{'anthropic.session.id':sessionID},
}),
});
}
stream(sessionID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.get(path `/v1/sessions/${sessionID}/events/stream`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
stream:true,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.events.stream',options,{
route:'/v1/sessions/{session_id}/events/stream',
queryParams:['event_deltas'],
attributes:{'anthropic.session.id':sessionID},
}),
});
}
toolRunner(sessionID,opts){
return new SessionToolRunner(sessionID,{...opts,client:this._client});
}
}
Events.SessionToolRunner=SessionToolRunner;
return Events;
})();
;
class Resources extends APIResource{
retrieve(resourceID,params,options){
const{session_id,betas,workspace_id}=params;
return this._client.get(path `/v1/sessions/${session_id}/resources/${resourceID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.resources.retrieve',options,{
route:'/v1/sessions/{session_id}/resources/{resource_id}',
attributes:{'anthropic.session.id':session_id,'anthropic.session.resource.id':resourceID},
}),
});
}
update(resourceID,params,options){
const{session_id,betas,workspace_id,...body}=params;
return this._client.post(path `/v1/sessions/${session_id}/resources/${resourceID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.resources.update',options,{
route:'/v1/sessions/{session_id}/resources/{resource_id}',
attributes:{'anthropic.session.id':session_id,'anthropic.session.resource.id':resourceID},
}),
});
}
list(sessionID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/sessions/${sessionID}/resources`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.resources.list',options,{
route:'/v1/sessions/{session_id}/resources',
queryParams:['limit','page'],
attributes:{'anthropic.session.id':sessionID},
}),
});
}
delete(resourceID,params,options){
const{session_id,betas,workspace_id}=params;
return this._client.delete(path `/v1/sessions/${session_id}/resources/${resourceID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.resources.delete',options,{
route:'/v1/sessions/{session_id}/resources/{resource_id}',
attributes:{'anthropic.session.id':session_id,'anthropic.session.resource.id':resourceID},
}),
});
}
add(sessionID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/sessions/${sessionID}/resources`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.resources.add',options,{
route:'/v1/sessions/{session_id}/resources',
attributes:{'anthropic.session.id':sessionID},
createdIDAttribute:'anthropic.session.resource.id',
}),
});
}
}
;
class events_Events extends APIResource{
list(threadID,params,options){
const{session_id,betas,workspace_id,...query}=params;
return this._client.getAPIList(path `/v1/sessions/${session_id}/threads/${threadID}/events`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.threads.events.list',options,{
route:'/v1/sessions/{session_id}/threads/{thread_id}/events',
queryParams:['limit','page'],
attributes:{'anthropic.session.id':session_id,'anthropic.session.thread.id':threadID},
}),
});
}
stream(threadID,params,options){
const{session_id,betas,workspace_id,...query}=params;
return this._client.get(path `/v1/sessions/${session_id}/threads/${threadID}/stream`,{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
stream:true,
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.threads.events.stream',options,{
route:'/v1/sessions/{session_id}/threads/{thread_id}/stream',
queryParams:['event_deltas'],
attributes:{'anthropic.session.id':session_id,'anthropic.session.thread.id':threadID},
}),
});
}
}
;
var Threads=(()=>{
class Threads extends APIResource{
constructor(){
super(...arguments);
this.events=new events_Events(this._client);
}
retrieve(threadID,params,options){
const{session_id,betas,workspace_id}=params;
return this._client.get(path `/v1/sessions/${session_id}/threads/${threadID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.threads.retrieve',options,{
route:'/v1/sessions/{session_id}/threads/{thread_id}',
attributes:{'anthropic.session.id':session_id,'anthropic.session.thread.id':threadID},
}),
});
}
list(sessionID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/sessions/${sessionID}/threads`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.threads.list',options,{
route:'/v1/sessions/{session_id}/threads',
queryParams:['limit','page','statuses'],
attributes:{'anthropic.session.id':sessionID},
}),
});
}
archive(threadID,params,options){
const{session_id,betas,workspace_id}=params;
return this._client.post(path `/v1/sessions/${session_id}/threads/${threadID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.threads.archive',options,{
route:'/v1/sessions/{session_id}/threads/{thread_id}/archive',
attributes:{'anthropic.session.id':session_id,'anthropic.session.thread.id':threadID},
}),
});
}
}
Threads.Events=events_Events;
return Threads;
})();
;
var Sessions=(()=>{
class Sessions extends APIResource{
constructor(){
super(...arguments);
this.events=new Events(this._client);
this.resources=new Resources(this._client);
this.threads=new Threads(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
const request={
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
};
return this._client.post('/v1/sessions',{
...request,
__span:startApiCallSpan(this._client,'anthropic.sessions.create',options,{
route:'/v1/sessions',
attributes:sessionsCreateSpanAttributes(body),
createdIDAttribute:'anthropic.session.id',
request,
}),
});
}
retrieve(sessionID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/sessions/${sessionID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.retrieve',options,{
route:'/v1/sessions/{session_id}',
attributes:{'anthropic.session.id':sessionID},
}),
});
}
update(sessionID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/sessions/${sessionID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.update',options,{
route:'/v1/sessions/{session_id}',
attributes:{'anthropic.session.id':sessionID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/sessions',(BidirectionalPageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.list',options,{
route:'/v1/sessions',
queryParams:[
'agent_id',
'agent_version',
'created_at[gt]',
'created_at[gte]',
'created_at[lt]',
'created_at[lte]',
'deployment_id',
'include_archived',
'limit',
'memory_store_id',
'order',
'page',
'statuses',
],
}),
});
}
delete(sessionID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/sessions/${sessionID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.delete',options,{
route:'/v1/sessions/{session_id}',
attributes:{'anthropic.session.id':sessionID},
}),
});
}
archive(sessionID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/sessions/${sessionID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.sessions.archive',options,{
route:'/v1/sessions/{session_id}/archive',
attributes:{'anthropic.session.id':sessionID},
}),
});
}
}
Sessions.Events=Events;
Sessions.Resources=Resources;
Sessions.Threads=Threads;
return Sessions;
})();
;
class skills_versions_Versions extends APIResource{
create(skillID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/skills/${skillID}/versions`,multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.versions.create',options,{
route:'/v1/skills/{skill_id}/versions',
attributes:{'anthropic.skill.id':skillID},
createdIDAttribute:'anthropic.skill.version.id',
}),
},this._client,false));
}
retrieve(version,params,options){
const{skill_id,betas,workspace_id}=params;
return this._client.get(path `/v1/skills/${skill_id}/versions/${version}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.versions.retrieve',options,{
route:'/v1/skills/{skill_id}/versions/{version}',
attributes:{'anthropic.skill.id':skill_id,'anthropic.skill.version.id':version},
}),
});
}
list(skillID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/skills/${skillID}/versions`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.versions.list',options,{
route:'/v1/skills/{skill_id}/versions',
queryParams:['limit','page'],
attributes:{'anthropic.skill.id':skillID},
}),
});
}
delete(version,params,options){
const{skill_id,betas,workspace_id}=params;
return this._client.delete(path `/v1/skills/${skill_id}/versions/${version}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.versions.delete',options,{
route:'/v1/skills/{skill_id}/versions/{version}',
attributes:{'anthropic.skill.id':skill_id,'anthropic.skill.version.id':version},
}),
});
}
download(version,params,options){
const{skill_id,betas,workspace_id}=params;
return this._client.get(path `/v1/skills/${skill_id}/versions/${version}/content`,{
...options,
headers:buildHeaders([
{
Accept:'application/binary',
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__binaryResponse:true,
__span:startApiCallSpan(this._client,'anthropic.skills.versions.download',options,{
route:'/v1/skills/{skill_id}/versions/{version}/content',
attributes:{'anthropic.skill.id':skill_id,'anthropic.skill.version.id':version},
}),
});
}
}
;
var skills_Skills=(()=>{
class Skills extends APIResource{
constructor(){
super(...arguments);
this.versions=new skills_versions_Versions(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/skills',multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.create',options,{
route:'/v1/skills',
createdIDAttribute:'anthropic.skill.id',
}),
},this._client,false));
}
retrieve(skillID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/skills/${skillID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.retrieve',options,{
route:'/v1/skills/{skill_id}',
attributes:{'anthropic.skill.id':skillID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/skills',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.list',options,{
route:'/v1/skills',
queryParams:['limit','page','source'],
}),
});
}
delete(skillID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/skills/${skillID}`,{
...options,
headers:buildHeaders([
{
...(betas?.toString()!=null?{'anthropic-beta':betas?.toString()}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.skills.delete',options,{
route:'/v1/skills/{skill_id}',
attributes:{'anthropic.skill.id':skillID},
}),
});
}
}
Skills.Versions=skills_versions_Versions;
return Skills;
})();
;
class Certificates extends APIResource{
create(tunnelID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/tunnels/${tunnelID}/certificates`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.certificates.create',options,{
route:'/v1/tunnels/{tunnel_id}/certificates',
attributes:{'anthropic.tunnel.id':tunnelID},
createdIDAttribute:'anthropic.tunnel.certificate.id',
}),
});
}
retrieve(certificateID,params,options){
const{tunnel_id,betas,workspace_id}=params;
return this._client.get(path `/v1/tunnels/${tunnel_id}/certificates/${certificateID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.certificates.retrieve',options,{
route:'/v1/tunnels/{tunnel_id}/certificates/{certificate_id}',
attributes:{'anthropic.tunnel.id':tunnel_id,'anthropic.tunnel.certificate.id':certificateID},
}),
});
}
list(tunnelID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/tunnels/${tunnelID}/certificates`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.certificates.list',options,{
route:'/v1/tunnels/{tunnel_id}/certificates',
queryParams:['include_archived','limit','page'],
attributes:{'anthropic.tunnel.id':tunnelID},
}),
});
}
archive(certificateID,params,options){
const{tunnel_id,betas,workspace_id}=params;
return this._client.post(path `/v1/tunnels/${tunnel_id}/certificates/${certificateID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.certificates.archive',options,{
route:'/v1/tunnels/{tunnel_id}/certificates/{certificate_id}/archive',
attributes:{'anthropic.tunnel.id':tunnel_id,'anthropic.tunnel.certificate.id':certificateID},
}),
});
}
}
;
var Tunnels=(()=>{
class Tunnels extends APIResource{
constructor(){
super(...arguments);
this.certificates=new Certificates(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/tunnels',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.create',options,{
route:'/v1/tunnels',
createdIDAttribute:'anthropic.tunnel.id',
}),
});
}
retrieve(tunnelID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/tunnels/${tunnelID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.retrieve',options,{
route:'/v1/tunnels/{tunnel_id}',
attributes:{'anthropic.tunnel.id':tunnelID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/tunnels',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.list',options,{
route:'/v1/tunnels',
queryParams:['include_archived','limit','page'],
}),
});
}
archive(tunnelID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/tunnels/${tunnelID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.archive',options,{
route:'/v1/tunnels/{tunnel_id}/archive',
attributes:{'anthropic.tunnel.id':tunnelID},
}),
});
}
revealToken(tunnelID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/tunnels/${tunnelID}/reveal_token`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.reveal_token',options,{
route:'/v1/tunnels/{tunnel_id}/reveal_token',
attributes:{'anthropic.tunnel.id':tunnelID},
}),
});
}
rotateToken(tunnelID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/tunnels/${tunnelID}/rotate_token`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'mcp-tunnels-2026-06-22'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.tunnels.rotate_token',options,{
route:'/v1/tunnels/{tunnel_id}/rotate_token',
attributes:{'anthropic.tunnel.id':tunnelID},
}),
});
}
}
Tunnels.Certificates=Certificates;
return Tunnels;
})();
;
class ActionURLs extends APIResource{
create(userProfileID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/user_profiles/${userProfileID}/action_urls`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.action_urls.create',options,{
route:'/v1/user_profiles/{user_profile_id}/action_urls',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
}
;
var UserProfiles=(()=>{
class UserProfiles extends APIResource{
constructor(){
super(...arguments);
this.actionURLs=new ActionURLs(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/user_profiles',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.create',options,{
route:'/v1/user_profiles',
createdIDAttribute:'anthropic.user_profile.id',
}),
});
}
retrieve(userProfileID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/user_profiles/${userProfileID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.retrieve',options,{
route:'/v1/user_profiles/{user_profile_id}',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
update(userProfileID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/user_profiles/${userProfileID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.update',options,{
route:'/v1/user_profiles/{user_profile_id}',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/user_profiles',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.list',options,{
route:'/v1/user_profiles',
queryParams:['limit','order','order_by','page'],
}),
});
}
delete(userProfileID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/user_profiles/${userProfileID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.delete',options,{
route:'/v1/user_profiles/{user_profile_id}',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
createEnrollmentURL(userProfileID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/user_profiles/${userProfileID}/enrollment_url`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'user-profiles-2026-08-18'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.user_profiles.create_enrollment_url',options,{
route:'/v1/user_profiles/{user_profile_id}/enrollment_url',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
}
UserProfiles.ActionURLs=ActionURLs;
return UserProfiles;
})();
;
class Credentials extends APIResource{
create(vaultID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/vaults/${vaultID}/credentials`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.create',options,{
route:'/v1/vaults/{vault_id}/credentials',
attributes:{'anthropic.vault.id':vaultID},
createdIDAttribute:'anthropic.vault.credential.id',
}),
});
}
retrieve(credentialID,params,options){
const{vault_id,betas,workspace_id}=params;
return this._client.get(path `/v1/vaults/${vault_id}/credentials/${credentialID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.retrieve',options,{
route:'/v1/vaults/{vault_id}/credentials/{credential_id}',
attributes:{'anthropic.vault.id':vault_id,'anthropic.vault.credential.id':credentialID},
}),
});
}
update(credentialID,params,options){
const{vault_id,betas,workspace_id,...body}=params;
return this._client.post(path `/v1/vaults/${vault_id}/credentials/${credentialID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.update',options,{
route:'/v1/vaults/{vault_id}/credentials/{credential_id}',
attributes:{'anthropic.vault.id':vault_id,'anthropic.vault.credential.id':credentialID},
}),
});
}
list(vaultID,params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/vaults/${vaultID}/credentials`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.list',options,{
route:'/v1/vaults/{vault_id}/credentials',
queryParams:['include_archived','limit','page'],
attributes:{'anthropic.vault.id':vaultID},
}),
});
}
delete(credentialID,params,options){
const{vault_id,betas,workspace_id}=params;
return this._client.delete(path `/v1/vaults/${vault_id}/credentials/${credentialID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.delete',options,{
route:'/v1/vaults/{vault_id}/credentials/{credential_id}',
attributes:{'anthropic.vault.id':vault_id,'anthropic.vault.credential.id':credentialID},
}),
});
}
archive(credentialID,params,options){
const{vault_id,betas,workspace_id}=params;
return this._client.post(path `/v1/vaults/${vault_id}/credentials/${credentialID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.archive',options,{
route:'/v1/vaults/{vault_id}/credentials/{credential_id}/archive',
attributes:{'anthropic.vault.id':vault_id,'anthropic.vault.credential.id':credentialID},
}),
});
}
mcpOAuthValidate(credentialID,params,options){
const{vault_id,betas,workspace_id}=params;
return this._client.post(path `/v1/vaults/${vault_id}/credentials/${credentialID}/mcp_oauth_validate`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.credentials.mcp_oauth_validate',options,{
route:'/v1/vaults/{vault_id}/credentials/{credential_id}/mcp_oauth_validate',
attributes:{'anthropic.vault.id':vault_id,'anthropic.vault.credential.id':credentialID},
}),
});
}
}
;
var Vaults=(()=>{
class Vaults extends APIResource{
constructor(){
super(...arguments);
this.credentials=new Credentials(this._client);
}
create(params,options){
const{betas,workspace_id,...body}=params;
return this._client.post('/v1/vaults',{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.create',options,{
route:'/v1/vaults',
createdIDAttribute:'anthropic.vault.id',
}),
});
}
retrieve(vaultID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.get(path `/v1/vaults/${vaultID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.retrieve',options,{
route:'/v1/vaults/{vault_id}',
attributes:{'anthropic.vault.id':vaultID},
}),
});
}
update(vaultID,params,options){
const{betas,workspace_id,...body}=params;
return this._client.post(path `/v1/vaults/${vaultID}`,{
body,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.update',options,{
route:'/v1/vaults/{vault_id}',
attributes:{'anthropic.vault.id':vaultID},
}),
});
}
list(params={},options){
const{betas,workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/vaults',(PageCursor),{
query,
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.list',options,{
route:'/v1/vaults',
queryParams:['include_archived','limit','page'],
}),
});
}
delete(vaultID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.delete(path `/v1/vaults/${vaultID}`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.delete',options,{
route:'/v1/vaults/{vault_id}',
attributes:{'anthropic.vault.id':vaultID},
}),
});
}
archive(vaultID,params={},options){
const{betas,workspace_id}=params??{};
return this._client.post(path `/v1/vaults/${vaultID}/archive`,{
...options,
headers:buildHeaders([
{
'anthropic-beta':[...(betas??[]),'managed-agents-2026-04-01'].toString(),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__qualifiers:{beta:'true'},
__span:startApiCallSpan(this._client,'anthropic.vaults.archive',options,{
route:'/v1/vaults/{vault_id}/archive',
attributes:{'anthropic.vault.id':vaultID},
}),
});
}
}
Vaults.Credentials=Credentials;
return Vaults;
})();
;
var BetaOrganizationNotEnrolledInBetaError=(()=>{
class BetaOrganizationNotEnrolledInBetaError extends core_error.v7{
}
BetaOrganizationNotEnrolledInBetaError._errorName='BetaOrganizationNotEnrolledInBetaError';
return BetaOrganizationNotEnrolledInBetaError;
})();
var BetaRequestBodyTimeoutError=(()=>{
class BetaRequestBodyTimeoutError extends core_error.v7{
}
BetaRequestBodyTimeoutError._errorName='BetaRequestBodyTimeoutError';
return BetaRequestBodyTimeoutError;
})();
var BetaUnsupportedCharsetError=(()=>{
class BetaUnsupportedCharsetError extends core_error.v7{
}
BetaUnsupportedCharsetError._errorName='BetaUnsupportedCharsetError';
return BetaUnsupportedCharsetError;
})();
var Beta=(()=>{
class Beta extends APIResource{
constructor(){
super(...arguments);
this.models=new Models(this._client);
this.messages=new Messages(this._client);
this.agents=new Agents(this._client);
this.environments=new Environments(this._client);
this.sessions=new Sessions(this._client);
this.deployments=new Deployments(this._client);
this.deploymentRuns=new DeploymentRuns(this._client);
this.vaults=new Vaults(this._client);
this.memoryStores=new MemoryStores(this._client);
this.files=new files_Files(this._client);
this.skills=new skills_Skills(this._client);
this.webhooks=new Webhooks(this._client);
this.userProfiles=new UserProfiles(this._client);
this.dreams=new Dreams(this._client);
this.tunnels=new Tunnels(this._client);
this.organization=new Organization(this._client);
}
}
Beta.BetaOrganizationNotEnrolledInBetaError=BetaOrganizationNotEnrolledInBetaError;
Beta.BetaRequestBodyTimeoutError=BetaRequestBodyTimeoutError;
Beta.BetaUnsupportedCharsetError=BetaUnsupportedCharsetError;
Beta.Models=Models;
Beta.Messages=Messages;
Beta.Agents=Agents;
Beta.Environments=Environments;
Beta.BetaEnvironmentArchivedError=BetaEnvironmentArchivedError;
Beta.BetaInvalidConfigTypeChangeError=BetaInvalidConfigTypeChangeError;
Beta.BetaInvalidMetadataError=BetaInvalidMetadataError;
Beta.BetaEnvironmentCreateDisabledError=BetaEnvironmentCreateDisabledError;
Beta.BetaEnvironmentUpdateDisabledError=BetaEnvironmentUpdateDisabledError;
Beta.BetaEnvironmentNotFoundError=BetaEnvironmentNotFoundError;
Beta.Sessions=Sessions;
Beta.Deployments=Deployments;
Beta.DeploymentRuns=DeploymentRuns;
Beta.Vaults=Vaults;
Beta.MemoryStores=MemoryStores;
Beta.Files=files_Files;
Beta.Skills=skills_Skills;
Beta.Webhooks=Webhooks;
Beta.UserProfiles=UserProfiles;
Beta.Dreams=Dreams;
Beta.Tunnels=Tunnels;
Beta.Organization=Organization;
return Beta;
})();
;
function messages_request_messagesCreateHeaders(params,options){
const{user_profile_id,workspace_id,tools,messages}=params;
return buildHeaders([
{
...(user_profile_id!=null?{'anthropic-user-profile-id':user_profile_id}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
stainlessHelperHeader(tools,messages),
options?.headers,
]);
}
function messages_request_startMessagesStreamSpan(client,body,options){
if(!client._tracer)
return undefined;
const headers=messages_request_messagesCreateHeaders(body,options);
return startApiCallSpan(client,'anthropic.messages.create',options,messagesCreateSpanSettings(client,{body,headers,stream:true}));
}
;
function parser_getOutputFormat(params){
return params?.output_config?.format;
}
function maybeParseMessage(message,params,opts){
const outputFormat=parser_getOutputFormat(params);
if(!params||!('parse' in(outputFormat??{}))){
return{
...message,
content:message.content.map((block)=>{
if(block.type==='text'){
const parsedBlock=Object.defineProperty({...block},'parsed_output',{
value:null,
enumerable:false,
});
return parsedBlock;
}
return block;
}),
parsed_output:null,
};
}
return parseMessage(message,params,opts);
}
function parseMessage(message,params,opts){
let firstParsedOutput=null;
const content=message.content.map((block)=>{
if(block.type==='text'){
const parsedOutput=parseOutputFormat(params,block.text);
if(firstParsedOutput===null){
firstParsedOutput=parsedOutput;
}
const parsedBlock=Object.defineProperty({...block},'parsed_output',{
value:parsedOutput,
enumerable:false,
});
return parsedBlock;
}
return block;
});
return{
...message,
content,
parsed_output:firstParsedOutput,
};
}
function parseOutputFormat(params,content){
const outputFormat=parser_getOutputFormat(params);
if(outputFormat?.type!=='json_schema'){
return null;
}
try{
if('parse' in outputFormat){
return outputFormat.parse(content);
}
return JSON.parse(content);
}
catch(error){
throw new core_error.pJ(`Failed to parse structured output: ${error}`);
}
}
;
var _MessageStream_instances,_MessageStream_currentMessageSnapshot,_MessageStream_params,_MessageStream_connectedPromise,_MessageStream_resolveConnectedPromise,_MessageStream_rejectConnectedPromise,_MessageStream_endPromise,_MessageStream_resolveEndPromise,_MessageStream_rejectEndPromise,_MessageStream_listeners,_MessageStream_ended,_MessageStream_errored,_MessageStream_aborted,_MessageStream_catchingPromiseCreated,_MessageStream_response,_MessageStream_request_id,_MessageStream_workspace_id,_MessageStream_logger,_MessageStream_client,_MessageStream_span,_MessageStream_getFinalMessage,_MessageStream_getFinalText,_MessageStream_handleError,_MessageStream_beginRequest,_MessageStream_addStreamEvent,_MessageStream_endRequest,_MessageStream_accumulateMessage;
function MessageStream_tracksToolInput(content){
return content.type==='tool_use'||content.type==='server_tool_use';
}
var MessageStream=(()=>{
class MessageStream{
constructor(params,opts){
_MessageStream_instances.add(this);
this.messages=[];
this.receivedMessages=[];
_MessageStream_currentMessageSnapshot.set(this,void 0);
_MessageStream_params.set(this,null);
this.controller=new AbortController();
_MessageStream_connectedPromise.set(this,void 0);
_MessageStream_resolveConnectedPromise.set(this,()=>{});
_MessageStream_rejectConnectedPromise.set(this,()=>{});
_MessageStream_endPromise.set(this,void 0);
_MessageStream_resolveEndPromise.set(this,()=>{});
_MessageStream_rejectEndPromise.set(this,()=>{});
_MessageStream_listeners.set(this,{});
_MessageStream_ended.set(this,false);
_MessageStream_errored.set(this,false);
_MessageStream_aborted.set(this,false);
_MessageStream_catchingPromiseCreated.set(this,false);
_MessageStream_response.set(this,void 0);
_MessageStream_request_id.set(this,void 0);
_MessageStream_workspace_id.set(this,void 0);
_MessageStream_logger.set(this,void 0);
_MessageStream_client.set(this,void 0);
_MessageStream_span.set(this,void 0);
_MessageStream_handleError.set(this,(error)=>{
(0,tslib.G)(this,_MessageStream_errored,true,"f");
if((0,tslib.g)(this,_MessageStream_span,"f")){
(0,tslib.g)(this,_MessageStream_span,"f").streamed=undefined;
}
if((0,errors.z)(error)){
error=new core_error.cH();
}
if(error instanceof core_error.cH){
(0,tslib.G)(this,_MessageStream_aborted,true,"f");
return this._emit('abort',error);
}
if(error instanceof core_error.pJ){
return this._emit('error',error);
}
if(error instanceof Error){
const anthropicError=new core_error.pJ(error.message);
anthropicError.cause=error;
return this._emit('error',anthropicError);
}
return this._emit('error',new core_error.pJ(String(error)));
});
(0,tslib.G)(this,_MessageStream_connectedPromise,new Promise((resolve,reject)=>{
(0,tslib.G)(this,_MessageStream_resolveConnectedPromise,resolve,"f");
(0,tslib.G)(this,_MessageStream_rejectConnectedPromise,reject,"f");
}),"f");
(0,tslib.G)(this,_MessageStream_endPromise,new Promise((resolve,reject)=>{
(0,tslib.G)(this,_MessageStream_resolveEndPromise,resolve,"f");
(0,tslib.G)(this,_MessageStream_rejectEndPromise,reject,"f");
}),"f");
(0,tslib.g)(this,_MessageStream_connectedPromise,"f").catch(()=>{});
(0,tslib.g)(this,_MessageStream_endPromise,"f").catch(()=>{});
(0,tslib.G)(this,_MessageStream_params,params,"f");
(0,tslib.G)(this,_MessageStream_logger,opts?.logger??console,"f");
(0,tslib.G)(this,_MessageStream_client,opts?.client,"f");
}
get response(){
return(0,tslib.g)(this,_MessageStream_response,"f");
}
get request_id(){
return(0,tslib.g)(this,_MessageStream_request_id,"f");
}
get workspace_id(){
return(0,tslib.g)(this,_MessageStream_workspace_id,"f");
}
async withResponse(){
(0,tslib.G)(this,_MessageStream_catchingPromiseCreated,true,"f");
const response=await(0,tslib.g)(this,_MessageStream_connectedPromise,"f");
if(!response){
throw new Error('Could not resolve a `Response` object');
}
return{
data:this,
response,
request_id:response.headers.get('request-id'),
workspace_id:response.headers.get('anthropic-workspace-id'),
};
}
static fromReadableStream(stream){
const runner=new MessageStream(null);
runner._run(()=>runner._fromReadableStream(stream));
return runner;
}
static createMessage(messages,params,options,{logger,client,}={}){
const runner=new MessageStream(params,{logger,client});
for(const message of params.messages){
runner._addMessageParam(message);
}
(0,tslib.G)(runner,_MessageStream_params,{...params,stream:true},"f");
runner._run(()=>runner._createMessage(messages,{...params,stream:true},{...options,headers:{...options?.headers,[STAINLESS_HELPER_METHOD_HEADER]:'stream'}}));
return runner;
}
_run(executor){
executor().then(()=>{
this._emitFinal();
this._emit('end');
},(0,tslib.g)(this,_MessageStream_handleError,"f"));
}
_addMessageParam(message){
this.messages.push(message);
}
_addMessage(message,emit=true){
this.receivedMessages.push(message);
if(emit){
this._emit('message',message);
}
}
async _createMessage(messages,params,options){
const signal=options?.signal;
let abortHandler;
if(signal){
if(signal.aborted)
this.controller.abort();
abortHandler=this.controller.abort.bind(this.controller);
signal.addEventListener('abort',abortHandler);
}
try{
(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_beginRequest).call(this);
(0,tslib.G)(this,_MessageStream_span,options?.__span??((0,tslib.g)(this,_MessageStream_client,"f")&&messages_request_startMessagesStreamSpan((0,tslib.g)(this,_MessageStream_client,"f"),params,options)),"f");
const{response,data:stream}=await messages
.create({...params,stream:true},{...options,__span:(0,tslib.g)(this,_MessageStream_span,"f"),signal:this.controller.signal})
.withResponse();
try{
this._connected(response);
}
catch(error){
if((0,tslib.g)(this,_MessageStream_span,"f")){
(0,tslib.g)(this,_MessageStream_span,"f").failure=error;
}
stream.controller.abort();
throw error;
}
for await(const event of stream){
try{
(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_addStreamEvent).call(this,event);
}
catch(error){
if((0,tslib.g)(this,_MessageStream_span,"f")){
(0,tslib.g)(this,_MessageStream_span,"f").failure=error;
}
throw error;
}
}
if(stream.controller.signal?.aborted){
throw new core_error.cH();
}
(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_endRequest).call(this);
}
finally{
if(signal&&abortHandler){
signal.removeEventListener('abort',abortHandler);
}
}
}
_connected(response){
if(this.ended)
return;
(0,tslib.G)(this,_MessageStream_response,response,"f");
(0,tslib.G)(this,_MessageStream_request_id,response?.headers.get('request-id'),"f");
(0,tslib.G)(this,_MessageStream_workspace_id,response?.headers.get('anthropic-workspace-id'),"f");
(0,tslib.g)(this,_MessageStream_resolveConnectedPromise,"f").call(this,response);
this._emit('connect');
}
get ended(){
return(0,tslib.g)(this,_MessageStream_ended,"f");
}
get errored(){
return(0,tslib.g)(this,_MessageStream_errored,"f");
}
get aborted(){
return(0,tslib.g)(this,_MessageStream_aborted,"f");
}
abort(){
this.controller.abort();
}
on(event,listener){
const listeners=(0,tslib.g)(this,_MessageStream_listeners,"f")[event]||((0,tslib.g)(this,_MessageStream_listeners,"f")[event]=[]);
listeners.push({listener});
return this;
}
off(event,listener){
const listeners=(0,tslib.g)(this,_MessageStream_listeners,"f")[event];
if(!listeners)
return this;
const index=listeners.findIndex((l)=>l.listener===listener);
if(index>=0)
listeners.splice(index,1);
return this;
}
once(event,listener){
const listeners=(0,tslib.g)(this,_MessageStream_listeners,"f")[event]||((0,tslib.g)(this,_MessageStream_listeners,"f")[event]=[]);
listeners.push({listener,once:true});
return this;
}
emitted(event){
return new Promise((resolve,reject)=>{
(0,tslib.G)(this,_MessageStream_catchingPromiseCreated,true,"f");
if(event!=='error')
this.once('error',reject);
this.once(event,resolve);
});
}
async done(){
(0,tslib.G)(this,_MessageStream_catchingPromiseCreated,true,"f");
await(0,tslib.g)(this,_MessageStream_endPromise,"f");
}
get currentMessage(){
return(0,tslib.g)(this,_MessageStream_currentMessageSnapshot,"f");
}
async finalMessage(){
await this.done();
return(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_getFinalMessage).call(this);
}
async finalText(){
await this.done();
return(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_getFinalText).call(this);
}
_emit(event,...args){
if((0,tslib.g)(this,_MessageStream_ended,"f"))
return;
if(event==='end'){
(0,tslib.G)(this,_MessageStream_ended,true,"f");
(0,tslib.g)(this,_MessageStream_resolveEndPromise,"f").call(this);
}
const listeners=(0,tslib.g)(this,_MessageStream_listeners,"f")[event];
if(listeners){
(0,tslib.g)(this,_MessageStream_listeners,"f")[event]=listeners.filter((l)=>!l.once);
listeners.forEach(({listener})=>listener(...args));
}
if(event==='abort'){
const error=args[0];
if(!(0,tslib.g)(this,_MessageStream_catchingPromiseCreated,"f")&&!listeners?.length){
Promise.reject(error);
}
(0,tslib.g)(this,_MessageStream_rejectConnectedPromise,"f").call(this,error);
(0,tslib.g)(this,_MessageStream_rejectEndPromise,"f").call(this,error);
this._emit('end');
return;
}
if(event==='error'){
const error=args[0];
if(!(0,tslib.g)(this,_MessageStream_catchingPromiseCreated,"f")&&!listeners?.length){
Promise.reject(error);
}
(0,tslib.g)(this,_MessageStream_rejectConnectedPromise,"f").call(this,error);
(0,tslib.g)(this,_MessageStream_rejectEndPromise,"f").call(this,error);
this._emit('end');
}
}
_emitFinal(){
const finalMessage=this.receivedMessages.at(-1);
if(finalMessage){
this._emit('finalMessage',(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_getFinalMessage).call(this));
}
}
async _fromReadableStream(readableStream,options){
const signal=options?.signal;
let abortHandler;
if(signal){
if(signal.aborted)
this.controller.abort();
abortHandler=this.controller.abort.bind(this.controller);
signal.addEventListener('abort',abortHandler);
}
try{
(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_beginRequest).call(this);
this._connected(null);
const stream=Stream.fromReadableStream(readableStream,this.controller);
for await(const event of stream){
(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_addStreamEvent).call(this,event);
}
if(stream.controller.signal?.aborted){
throw new core_error.cH();
}
(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_endRequest).call(this);
}
finally{
if(signal&&abortHandler){
signal.removeEventListener('abort',abortHandler);
}
}
}
[(_MessageStream_currentMessageSnapshot=new WeakMap(),_MessageStream_params=new WeakMap(),_MessageStream_connectedPromise=new WeakMap(),_MessageStream_resolveConnectedPromise=new WeakMap(),_MessageStream_rejectConnectedPromise=new WeakMap(),_MessageStream_endPromise=new WeakMap(),_MessageStream_resolveEndPromise=new WeakMap(),_MessageStream_rejectEndPromise=new WeakMap(),_MessageStream_listeners=new WeakMap(),_MessageStream_ended=new WeakMap(),_MessageStream_errored=new WeakMap(),_MessageStream_aborted=new WeakMap(),_MessageStream_catchingPromiseCreated=new WeakMap(),_MessageStream_response=new WeakMap(),_MessageStream_request_id=new WeakMap(),_MessageStream_workspace_id=new WeakMap(),_MessageStream_logger=new WeakMap(),_MessageStream_client=new WeakMap(),_MessageStream_span=new WeakMap(),_MessageStream_handleError=new WeakMap(),_MessageStream_instances=new WeakSet(),_MessageStream_getFinalMessage=function _MessageStream_getFinalMessage(){
if(this.receivedMessages.length===0){
throw new core_error.pJ('stream ended without producing a Message with role=assistant');
}
return this.receivedMessages.at(-1);
},_MessageStream_getFinalText=function _MessageStream_getFinalText(){
if(this.receivedMessages.length===0){
throw new core_error.pJ('stream ended without producing a Message with role=assistant');
}
const textBlocks=this.receivedMessages
.at(-1)
.content.filter((block)=>block.type==='text')
.map((block)=>block.text);
if(textBlocks.length===0){
throw new core_error.pJ('stream ended without producing a content block with type=text');
}
return textBlocks.join(' ');
},_MessageStream_beginRequest=function _MessageStream_beginRequest(){
if(this.ended)
return;
(0,tslib.G)(this,_MessageStream_currentMessageSnapshot,undefined,"f");
},_MessageStream_addStreamEvent=function _MessageStream_addStreamEvent(event){
if(this.ended)
return;
const messageSnapshot=(0,tslib.g)(this,_MessageStream_instances,"m",_MessageStream_accumulateMessage).call(this,event);
this._emit('_rawEvent',event);
if(!messageSnapshot)
return;
this._emit('streamEvent',event,messageSnapshot);
switch(event.type){
case 'content_block_delta':{
const content=messageSnapshot.content.at(-1);
switch(event.delta.type){
case 'text_delta':{
if(content.type==='text'){
this._emit('text',event.delta.text,content.text||'');
}
break;
}
case 'citations_delta':{
if(content.type==='text'){
this._emit('citation',event.delta.citation,content.citations??[]);
}
break;
}
case 'input_json_delta':{
if(MessageStream_tracksToolInput(content)&&(0,tslib.g)(this,_MessageStream_listeners,"f").inputJson?.length){
this._emit('inputJson',event.delta.partial_json,content.input);
}
break;
}
case 'thinking_delta':{
if(content.type==='thinking'){
this._emit('thinking',event.delta.thinking,content.thinking);
}
break;
}
case 'signature_delta':{
if(content.type==='thinking'){
this._emit('signature',content.signature);
}
break;
}
default:
(0,utils_values.f2)(event.delta);
}
break;
}
case 'message_stop':{
if((0,tslib.g)(this,_MessageStream_client,"f")&&(0,tslib.g)(this,_MessageStream_span,"f")&&(0,tslib.g)(this,_MessageStream_params,"f")){
recordStreamedMessageContent((0,tslib.g)(this,_MessageStream_client,"f"),(0,tslib.g)(this,_MessageStream_span,"f"),(0,tslib.g)(this,_MessageStream_params,"f"),messageSnapshot);
}
this._addMessageParam(messageSnapshot);
this._addMessage(maybeParseMessage(messageSnapshot,(0,tslib.g)(this,_MessageStream_params,"f"),{logger:(0,tslib.g)(this,_MessageStream_logger,"f")}),true);
break;
}
case 'content_block_stop':{
this._emit('contentBlock',messageSnapshot.content.at(-1));
break;
}
case 'message_start':{
(0,tslib.G)(this,_MessageStream_currentMessageSnapshot,messageSnapshot,"f");
if((0,tslib.g)(this,_MessageStream_span,"f")&&(0,tslib.g)(this,_MessageStream_params,"f")){
(0,tslib.g)(this,_MessageStream_span,"f").streamed={body:(0,tslib.g)(this,_MessageStream_params,"f"),message:messageSnapshot};
}
break;
}
case 'content_block_start':
case 'message_delta':
break;
}
},_MessageStream_endRequest=function _MessageStream_endRequest(){
if(this.ended){
throw new core_error.pJ(`stream has ended, this shouldn't happen`);
}
const snapshot=(0,tslib.g)(this,_MessageStream_currentMessageSnapshot,"f");
if(!snapshot){
throw new core_error.pJ(`request ended without sending any chunks`);
}
(0,tslib.G)(this,_MessageStream_currentMessageSnapshot,undefined,"f");
return maybeParseMessage(snapshot,(0,tslib.g)(this,_MessageStream_params,"f"),{logger:(0,tslib.g)(this,_MessageStream_logger,"f")});
},_MessageStream_accumulateMessage=function _MessageStream_accumulateMessage(event){
let snapshot=(0,tslib.g)(this,_MessageStream_currentMessageSnapshot,"f");
if(event.type==='message_start'){
if(snapshot){
throw new core_error.pJ(`Unexpected event order, got ${event.type} before receiving "message_stop"`);
}
return event.message;
}
if(!snapshot)
return;
switch(event.type){
case 'message_stop':
return snapshot;
case 'message_delta':
snapshot.stop_reason=event.delta.stop_reason;
snapshot.stop_sequence=event.delta.stop_sequence;
snapshot.stop_details=event.delta.stop_details;
snapshot.usage.output_tokens=event.usage.output_tokens;
if(event.delta.container!=null){
snapshot.container=event.delta.container;
}
if(event.usage.input_tokens!=null){
snapshot.usage.input_tokens=event.usage.input_tokens;
}
if(event.usage.cache_creation_input_tokens!=null){
snapshot.usage.cache_creation_input_tokens=event.usage.cache_creation_input_tokens;
}
if(event.usage.cache_read_input_tokens!=null){
snapshot.usage.cache_read_input_tokens=event.usage.cache_read_input_tokens;
}
if(event.usage.server_tool_use!=null){
snapshot.usage.server_tool_use=event.usage.server_tool_use;
}
if(event.usage.output_tokens_details!=null){
snapshot.usage.output_tokens_details=event.usage.output_tokens_details;
}
return snapshot;
case 'content_block_start':
snapshot.content.push({...event.content_block});
return snapshot;
case 'content_block_delta':{
const snapshotContent=snapshot.content.at(event.index);
switch(event.delta.type){
case 'text_delta':{
if(snapshotContent?.type==='text'){
snapshot.content[event.index]={
...snapshotContent,
text:(snapshotContent.text||'')+event.delta.text,
};
}
break;
}
case 'citations_delta':{
if(snapshotContent?.type==='text'){
snapshot.content[event.index]={
...snapshotContent,
citations:[...(snapshotContent.citations??[]),event.delta.citation],
};
}
break;
}
case 'input_json_delta':{
if(snapshotContent&&MessageStream_tracksToolInput(snapshotContent)){
const jsonBuf=(snapshotContent[JSON_BUF_PROPERTY]||'')+event.delta.partial_json;
snapshot.content[event.index]=withLazyInput(snapshotContent,jsonBuf);
}
break;
}
case 'thinking_delta':{
if(snapshotContent?.type==='thinking'){
snapshot.content[event.index]={
...snapshotContent,
thinking:snapshotContent.thinking+event.delta.thinking,
};
}
break;
}
case 'signature_delta':{
if(snapshotContent?.type==='thinking'){
snapshot.content[event.index]={
...snapshotContent,
signature:event.delta.signature,
};
}
break;
}
default:
(0,utils_values.f2)(event.delta);
}
return snapshot;
}
case 'content_block_stop':{
const snapshotContent=snapshot.content.at(event.index);
if(snapshotContent&&MessageStream_tracksToolInput(snapshotContent)&&JSON_BUF_PROPERTY in snapshotContent){
Object.defineProperty(snapshotContent,'input',{
value:snapshotContent.input,
enumerable:true,
configurable:true,
writable:true,
});
}
return snapshot;
}
default:
return snapshot;
}
},Symbol.asyncIterator)](){
const pushQueue=[];
const readQueue=[];
let done=false;
this.on('_rawEvent',(event)=>{
const reader=readQueue.shift();
if(reader){
reader.resolve(event);
}
else{
pushQueue.push(event);
}
});
this.on('end',()=>{
done=true;
for(const reader of readQueue){
reader.resolve(undefined);
}
readQueue.length=0;
});
this.on('abort',(err)=>{
done=true;
for(const reader of readQueue){
reader.reject(err);
}
readQueue.length=0;
});
this.on('error',(err)=>{
done=true;
for(const reader of readQueue){
reader.reject(err);
}
readQueue.length=0;
});
return{
next:async()=>{
if(!pushQueue.length){
if(done){
return{value:undefined,done:true};
}
return new Promise((resolve,reject)=>readQueue.push({resolve,reject})).then((chunk)=>(chunk?{value:chunk,done:false}:{value:undefined,done:true}));
}
const chunk=pushQueue.shift();
return{value:chunk,done:false};
},
return:async()=>{
this.abort();
return{value:undefined,done:true};
},
};
}
toReadableStream(){
const stream=new Stream(this[Symbol.asyncIterator].bind(this),this.controller);
return stream.toReadableStream();
}
}
return MessageStream;
})();
;
class batches_Batches extends APIResource{
create(params,options){
const{user_profile_id,workspace_id,...body}=params;
return this._client.post('/v1/messages/batches',{
body,
...options,
headers:buildHeaders([
{
...(user_profile_id!=null?{'anthropic-user-profile-id':user_profile_id}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.messages.batches.create',options,{
route:'/v1/messages/batches',
attributes:{'anthropic.message.batch.request_count':body.requests?.length},
createdIDAttribute:'anthropic.message.batch.id',
}),
});
}
retrieve(messageBatchID,params={},options){
const{workspace_id}=params??{};
return this._client.get(path `/v1/messages/batches/${messageBatchID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.messages.batches.retrieve',options,{
route:'/v1/messages/batches/{message_batch_id}',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
});
}
list(params={},options){
const{workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/messages/batches',(Page),{
query,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.messages.batches.list',options,{
route:'/v1/messages/batches',
queryParams:['after_id','before_id','limit'],
}),
});
}
delete(messageBatchID,params={},options){
const{workspace_id}=params??{};
return this._client.delete(path `/v1/messages/batches/${messageBatchID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.messages.batches.delete',options,{
route:'/v1/messages/batches/{message_batch_id}',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
});
}
cancel(messageBatchID,params={},options){
const{workspace_id}=params??{};
return this._client.post(path `/v1/messages/batches/${messageBatchID}/cancel`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.messages.batches.cancel',options,{
route:'/v1/messages/batches/{message_batch_id}/cancel',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
});
}
async results(messageBatchID,params={},options){
const batch=await this.retrieve(messageBatchID,params,options);
if(!batch.results_url){
throw new core_error.pJ(`No batch \`results_url\`; Has it finished processing? ${batch.processing_status} - ${batch.id}`);
}
const{workspace_id}=params??{};
return this._client
.get(batch.results_url,{
...options,
headers:buildHeaders([
{
Accept:'application/binary',
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
stream:true,
__binaryResponse:true,
__span:startApiCallSpan(this._client,'anthropic.messages.batches.results',options,{
route:'/v1/messages/batches/{message_batch_id}/results',
attributes:{'anthropic.message.batch.id':messageBatchID},
}),
})
._thenUnwrap((_,props)=>JSONLDecoder.fromResponse(props.response,props.controller));
}
}
;
var AvailableToolsLimitExceededError=(()=>{
class AvailableToolsLimitExceededError extends core_error.v7{
}
AvailableToolsLimitExceededError._errorName='AvailableToolsLimitExceededError';
return AvailableToolsLimitExceededError;
})();
var CompactionBlockAmbiguousError=(()=>{
class CompactionBlockAmbiguousError extends core_error.v7{
}
CompactionBlockAmbiguousError._errorName='CompactionBlockAmbiguousError';
return CompactionBlockAmbiguousError;
})();
var CompactionBlockMisplacedError=(()=>{
class CompactionBlockMisplacedError extends core_error.v7{
}
CompactionBlockMisplacedError._errorName='CompactionBlockMisplacedError';
return CompactionBlockMisplacedError;
})();
var CompactionContentMismatchError=(()=>{
class CompactionContentMismatchError extends core_error.v7{
}
CompactionContentMismatchError._errorName='CompactionContentMismatchError';
return CompactionContentMismatchError;
})();
var CompactionIncompleteTurnError=(()=>{
class CompactionIncompleteTurnError extends core_error.v7{
}
CompactionIncompleteTurnError._errorName='CompactionIncompleteTurnError';
return CompactionIncompleteTurnError;
})();
var CompactionNothingToSummarizeError=(()=>{
class CompactionNothingToSummarizeError extends core_error.v7{
}
CompactionNothingToSummarizeError._errorName='CompactionNothingToSummarizeError';
return CompactionNothingToSummarizeError;
})();
var CompactionSignatureInvalidError=(()=>{
class CompactionSignatureInvalidError extends core_error.v7{
}
CompactionSignatureInvalidError._errorName='CompactionSignatureInvalidError';
return CompactionSignatureInvalidError;
})();
var CompactionTooManyToolReferencesError=(()=>{
class CompactionTooManyToolReferencesError extends core_error.v7{
}
CompactionTooManyToolReferencesError._errorName='CompactionTooManyToolReferencesError';
return CompactionTooManyToolReferencesError;
})();
var CompactionToolChangesMismatchError=(()=>{
class CompactionToolChangesMismatchError extends core_error.v7{
}
CompactionToolChangesMismatchError._errorName='CompactionToolChangesMismatchError';
return CompactionToolChangesMismatchError;
})();
var ImageDimensionsTooLargeError=(()=>{
class ImageDimensionsTooLargeError extends core_error.v7{
}
ImageDimensionsTooLargeError._errorName='ImageDimensionsTooLargeError';
return ImageDimensionsTooLargeError;
})();
var ThreadAlreadyContinuedError=(()=>{
class ThreadAlreadyContinuedError extends core_error.v7{
}
ThreadAlreadyContinuedError._errorName='ThreadAlreadyContinuedError';
return ThreadAlreadyContinuedError;
})();
var ThreadContinueInFlightError=(()=>{
class ThreadContinueInFlightError extends core_error.v7{
}
ThreadContinueInFlightError._errorName='ThreadContinueInFlightError';
return ThreadContinueInFlightError;
})();
var ThreadFingerprintMismatchError=(()=>{
class ThreadFingerprintMismatchError extends core_error.v7{
}
ThreadFingerprintMismatchError._errorName='ThreadFingerprintMismatchError';
return ThreadFingerprintMismatchError;
})();
var ThreadUnsupportedRequestError=(()=>{
class ThreadUnsupportedRequestError extends core_error.v7{
}
ThreadUnsupportedRequestError._errorName='ThreadUnsupportedRequestError';
return ThreadUnsupportedRequestError;
})();
var ToolNameConflictError=(()=>{
class ToolNameConflictError extends core_error.v7{
}
ToolNameConflictError._errorName='ToolNameConflictError';
return ToolNameConflictError;
})();
var ToolReferenceUnresolvedError=(()=>{
class ToolReferenceUnresolvedError extends core_error.v7{
}
ToolReferenceUnresolvedError._errorName='ToolReferenceUnresolvedError';
return ToolReferenceUnresolvedError;
})();
var ThreadNotFoundError=(()=>{
class ThreadNotFoundError extends core_error.m_{
}
ThreadNotFoundError._errorName='ThreadNotFoundError';
return ThreadNotFoundError;
})();
var CompactionUnavailableError=(()=>{
class CompactionUnavailableError extends core_error.Ed{
}
CompactionUnavailableError._errorName='CompactionUnavailableError';
return CompactionUnavailableError;
})();
var messages_Messages=(()=>{
class Messages extends APIResource{
constructor(){
super(...arguments);
this.batches=new batches_Batches(this._client);
}
create(params,options){
const{user_profile_id,workspace_id,...body}=params;
if(body.model in messages_DEPRECATED_MODELS){
console.warn(`The model '${body.model}' is deprecated and will reach end-of-life on ${messages_DEPRECATED_MODELS[body.model]}\nPlease migrate to a newer model. Visit https://docs.anthropic.com/en/docs/resources/model-deprecations for more information.`);
}
if(messages_MODELS_TO_WARN_WITH_THINKING_ENABLED.includes(body.model)&&
body.thinking&&
body.thinking.type==='enabled'){
console.warn(`Using Claude with ${body.model} and 'thinking.type=enabled' is deprecated. Use 'thinking.type=adaptive' instead which results in better model performance in our testing: https://platform.claude.com/docs/en/build-with-claude/adaptive-thinking`);
}
let timeout=options?.timeout??this._client._options.timeout;
if(!body.stream&&timeout==null){
const maxNonstreamingTokens=MODEL_NONSTREAMING_TOKENS[body.model]??undefined;
timeout=this._client.calculateNonstreamingTimeout(body.max_tokens,maxNonstreamingTokens);
}
const request={
body,
timeout:timeout??600000,
...options,
headers:messages_request_messagesCreateHeaders(params,options),
stream:params.stream??false,
};
const call=this._client._tracer&&
startApiCallSpan(this._client,'anthropic.messages.create',options,messagesCreateSpanSettings(this._client,request));
recordMessagesCreateRequest(this._client,call,body);
const promise=this._client.post('/v1/messages',{
...request,
__span:call,
});
return(call?
promise._thenUnwrap((data)=>{
recordMessagesCreateResponse(this._client,call,body,data);
return data;
})
:promise);
}
parse(params,options){
return this.create(params,options).then((message)=>parseMessage(message,params,{logger:this._client.logger??console}));
}
stream(body,options){
const params=body;
return MessageStream.createMessage(this,params,options,{
logger:this._client.logger??console,
client:this._client,
});
}
countTokens(params,options){
const{user_profile_id,workspace_id,...body}=params;
const request={
body,
...options,
headers:buildHeaders([
{
...(user_profile_id!=null?{'anthropic-user-profile-id':user_profile_id}:undefined),
...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined),
},
options?.headers,
]),
};
return this._client.post('/v1/messages/count_tokens',{
...request,
__span:startApiCallSpan(this._client,'anthropic.messages.count_tokens',options,{
route:'/v1/messages/count_tokens',
request,
}),
});
}
}
Messages.AvailableToolsLimitExceededError=AvailableToolsLimitExceededError;
Messages.CompactionBlockAmbiguousError=CompactionBlockAmbiguousError;
Messages.CompactionBlockMisplacedError=CompactionBlockMisplacedError;
Messages.CompactionContentMismatchError=CompactionContentMismatchError;
Messages.CompactionIncompleteTurnError=CompactionIncompleteTurnError;
Messages.CompactionNothingToSummarizeError=CompactionNothingToSummarizeError;
Messages.CompactionSignatureInvalidError=CompactionSignatureInvalidError;
Messages.CompactionTooManyToolReferencesError=CompactionTooManyToolReferencesError;
Messages.CompactionToolChangesMismatchError=CompactionToolChangesMismatchError;
Messages.ImageDimensionsTooLargeError=ImageDimensionsTooLargeError;
Messages.ThreadAlreadyContinuedError=ThreadAlreadyContinuedError;
Messages.ThreadContinueInFlightError=ThreadContinueInFlightError;
Messages.ThreadFingerprintMismatchError=ThreadFingerprintMismatchError;
Messages.ThreadUnsupportedRequestError=ThreadUnsupportedRequestError;
Messages.ToolNameConflictError=ToolNameConflictError;
Messages.ToolReferenceUnresolvedError=ToolReferenceUnresolvedError;
Messages.ThreadNotFoundError=ThreadNotFoundError;
Messages.CompactionUnavailableError=CompactionUnavailableError;
Messages.Batches=batches_Batches;
return Messages;
})();
const BROWSER_MEMBER_NAME_VALUES=(null&&([
'navigate',
'list_tabs',
'new_tab',
'switch_tab',
'close_tab',
'read_page',
'get_page_text',
'read_console',
'read_network',
'find',
'form_input',
'file_upload',
'scroll_to',
'screenshot',
'zoom',
'left_click',
'right_click',
'middle_click',
'double_click',
'triple_click',
'hover',
'left_click_drag',
'left_mouse_down',
'left_mouse_up',
'mouse_move',
'scroll',
'type',
'key',
'hold_key',
'wait',
'javascript_exec',
]));
const COMPUTER_MEMBER_NAME_VALUES=(null&&([
'key',
'hold_key',
'type',
'cursor_position',
'mouse_move',
'left_mouse_down',
'left_mouse_up',
'left_click',
'left_click_drag',
'right_click',
'middle_click',
'double_click',
'triple_click',
'scroll',
'wait',
'screenshot',
'zoom',
]));
const messages_DEPRECATED_MODELS={
'claude-sonnet-4-5':'November 30th, 2026',
'claude-sonnet-4-5-20250929':'November 30th, 2026',
};
const messages_MODELS_TO_WARN_WITH_THINKING_ENABLED=['claude-mythos-preview','claude-opus-4-6'];
;
var OrgAPIKeyLimitExceededError=(()=>{
class OrgAPIKeyLimitExceededError extends core_error.v7{
}
OrgAPIKeyLimitExceededError._errorName='OrgAPIKeyLimitExceededError';
return OrgAPIKeyLimitExceededError;
})();
var WorkspaceAPIKeyLimitExceededError=(()=>{
class WorkspaceAPIKeyLimitExceededError extends core_error.v7{
}
WorkspaceAPIKeyLimitExceededError._errorName='WorkspaceAPIKeyLimitExceededError';
return WorkspaceAPIKeyLimitExceededError;
})();
var api_keys_APIKeys=(()=>{
class APIKeys extends APIResource{
retrieve(apiKeyID,options){
return this._client.get(path `/v1/organizations/api_keys/${apiKeyID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.api_keys.retrieve',options,{
route:'/v1/organizations/api_keys/{api_key_id}',
attributes:{'anthropic.organization.api_key.id':apiKeyID},
}),
});
}
update(apiKeyID,body,options){
return this._client.post(path `/v1/organizations/api_keys/${apiKeyID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.api_keys.update',options,{
route:'/v1/organizations/api_keys/{api_key_id}',
attributes:{'anthropic.organization.api_key.id':apiKeyID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/api_keys',(Page),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.api_keys.list',options,{
route:'/v1/organizations/api_keys',
queryParams:['after_id','before_id','created_by_user_id','limit','status','workspace_id'],
}),
});
}
}
APIKeys.OrgAPIKeyLimitExceededError=OrgAPIKeyLimitExceededError;
APIKeys.WorkspaceAPIKeyLimitExceededError=WorkspaceAPIKeyLimitExceededError;
return APIKeys;
})();
;
var ExternalKeyInWorkspacePolicyError=(()=>{
class ExternalKeyInWorkspacePolicyError extends core_error.v7{
}
ExternalKeyInWorkspacePolicyError._errorName='ExternalKeyInWorkspacePolicyError';
return ExternalKeyInWorkspacePolicyError;
})();
var ExternalKeyValidationFailedError=(()=>{
class ExternalKeyValidationFailedError extends core_error.v7{
}
ExternalKeyValidationFailedError._errorName='ExternalKeyValidationFailedError';
return ExternalKeyValidationFailedError;
})();
var ExternalKeyValidationTimedOutError=(()=>{
class ExternalKeyValidationTimedOutError extends core_error.v7{
}
ExternalKeyValidationTimedOutError._errorName='ExternalKeyValidationTimedOutError';
return ExternalKeyValidationTimedOutError;
})();
var ExternalKeyChangedError=(()=>{
class ExternalKeyChangedError extends core_error.fK{
}
ExternalKeyChangedError._errorName='ExternalKeyChangedError';
return ExternalKeyChangedError;
})();
var external_keys_ExternalKeys=(()=>{
class ExternalKeys extends APIResource{
create(body,options){
return this._client.post('/v1/organizations/external_keys',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.create',options,{
route:'/v1/organizations/external_keys',
createdIDAttribute:'anthropic.organization.external_key.id',
}),
});
}
retrieve(externalKeyID,options){
return this._client.get(path `/v1/organizations/external_keys/${externalKeyID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.retrieve',options,{
route:'/v1/organizations/external_keys/{external_key_id}',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
update(externalKeyID,body,options){
return this._client.post(path `/v1/organizations/external_keys/${externalKeyID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.update',options,{
route:'/v1/organizations/external_keys/{external_key_id}',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/external_keys',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.list',options,{
route:'/v1/organizations/external_keys',
queryParams:['limit','page'],
}),
});
}
delete(externalKeyID,options){
return this._client.delete(path `/v1/organizations/external_keys/${externalKeyID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.delete',options,{
route:'/v1/organizations/external_keys/{external_key_id}',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
validate(externalKeyID,options){
return this._client.post(path `/v1/organizations/external_keys/${externalKeyID}/validate`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.external_keys.validate',options,{
route:'/v1/organizations/external_keys/{external_key_id}/validate',
attributes:{'anthropic.organization.external_key.id':externalKeyID},
}),
});
}
}
ExternalKeys.ExternalKeyInWorkspacePolicyError=ExternalKeyInWorkspacePolicyError;
ExternalKeys.ExternalKeyValidationFailedError=ExternalKeyValidationFailedError;
ExternalKeys.ExternalKeyValidationTimedOutError=ExternalKeyValidationTimedOutError;
ExternalKeys.ExternalKeyChangedError=ExternalKeyChangedError;
return ExternalKeys;
})();
;
var AlreadyMemberError=(()=>{
class AlreadyMemberError extends core_error.v7{
}
AlreadyMemberError._errorName='AlreadyMemberError';
return AlreadyMemberError;
})();
var CannotInviteEmailsWithUnverifiedDomainsError=(()=>{
class CannotInviteEmailsWithUnverifiedDomainsError extends core_error.v7{
}
CannotInviteEmailsWithUnverifiedDomainsError._errorName='CannotInviteEmailsWithUnverifiedDomainsError';
return CannotInviteEmailsWithUnverifiedDomainsError;
})();
var EmailDomainNotAllowedError=(()=>{
class EmailDomainNotAllowedError extends core_error.v7{
}
EmailDomainNotAllowedError._errorName='EmailDomainNotAllowedError';
return EmailDomainNotAllowedError;
})();
var InviteAlreadyExistsError=(()=>{
class InviteAlreadyExistsError extends core_error.v7{
}
InviteAlreadyExistsError._errorName='InviteAlreadyExistsError';
return InviteAlreadyExistsError;
})();
var invites_Invites=(()=>{
class Invites extends APIResource{
create(body,options){
return this._client.post('/v1/organizations/invites',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.invites.create',options,{
route:'/v1/organizations/invites',
createdIDAttribute:'anthropic.organization.invite.id',
}),
});
}
retrieve(inviteID,options){
return this._client.get(path `/v1/organizations/invites/${inviteID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.invites.retrieve',options,{
route:'/v1/organizations/invites/{invite_id}',
attributes:{'anthropic.organization.invite.id':inviteID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/invites',(Page),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.invites.list',options,{
route:'/v1/organizations/invites',
queryParams:['after_id','before_id','email','limit','roles','statuses'],
}),
});
}
delete(inviteID,options){
return this._client.delete(path `/v1/organizations/invites/${inviteID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.invites.delete',options,{
route:'/v1/organizations/invites/{invite_id}',
attributes:{'anthropic.organization.invite.id':inviteID},
}),
});
}
}
Invites.AlreadyMemberError=AlreadyMemberError;
Invites.CannotInviteEmailsWithUnverifiedDomainsError=CannotInviteEmailsWithUnverifiedDomainsError;
Invites.EmailDomainNotAllowedError=EmailDomainNotAllowedError;
Invites.InviteAlreadyExistsError=InviteAlreadyExistsError;
return Invites;
})();
;
class compliance_settings_ComplianceSettings extends APIResource{
retrieve(options){
return this._client.get('/v1/organizations/compliance_settings',{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.compliance_settings.retrieve',options,{
route:'/v1/organizations/compliance_settings',
}),
});
}
update(body,options){
return this._client.post('/v1/organizations/compliance_settings',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.compliance_settings.update',options,{
route:'/v1/organizations/compliance_settings',
}),
});
}
}
;
class organization_rate_limits_RateLimits extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/rate_limits',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rate_limits.list',options,{
route:'/v1/organizations/rate_limits',
queryParams:['group_type','limit','model','page'],
}),
});
}
}
;
var CannotRemoveLastMemberError=(()=>{
class CannotRemoveLastMemberError extends core_error.v7{
}
CannotRemoveLastMemberError._errorName='CannotRemoveLastMemberError';
return CannotRemoveLastMemberError;
})();
var organization_users_Users=(()=>{
class Users extends APIResource{
retrieve(userID,options){
return this._client.get(path `/v1/organizations/users/${userID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.users.retrieve',options,{
route:'/v1/organizations/users/{user_id}',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
update(userID,body,options){
return this._client.post(path `/v1/organizations/users/${userID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.users.update',options,{
route:'/v1/organizations/users/{user_id}',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/users',(Page),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.users.list',options,{
route:'/v1/organizations/users',
queryParams:['after_id','before_id','email','limit','roles'],
}),
});
}
remove(userID,options){
return this._client.delete(path `/v1/organizations/users/${userID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.users.remove',options,{
route:'/v1/organizations/users/{user_id}',
attributes:{'anthropic.organization.user.id':userID},
}),
});
}
}
Users.CannotRemoveLastMemberError=CannotRemoveLastMemberError;
return Users;
})();
;
class artifacts_Artifacts extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/artifacts',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.artifacts.list',options,{
route:'/v1/organizations/analytics/artifacts',
queryParams:['date','filter','group_by','limit','page'],
}),
});
}
}
;
class connectors_Connectors extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/connectors',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.connectors.list',options,{
route:'/v1/organizations/analytics/connectors',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['filter'],
}),
});
}
}
;
class analytics_plugins_Plugins extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/plugins',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.plugins.list',options,{
route:'/v1/organizations/analytics/plugins',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['filter'],
}),
});
}
}
;
class analytics_skills_Skills extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/skills',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.skills.list',options,{
route:'/v1/organizations/analytics/skills',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['filter'],
}),
});
}
}
;
class summaries_Summaries extends APIResource{
list(query,options){
return this._client.getAPIList('/v1/organizations/analytics/summaries',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.summaries.list',options,{
route:'/v1/organizations/analytics/summaries',
queryParams:['ending_date','filter','limit','page','starting_date'],
}),
});
}
}
;
class analytics_users_Users extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/users',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.users.list',options,{
route:'/v1/organizations/analytics/users',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
contentQueryParams:['page'],
}),
});
}
}
;
class projects_Projects extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/analytics/apps/chat/projects',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.analytics.apps.chat.projects.list',options,{
route:'/v1/organizations/analytics/apps/chat/projects',
queryParams:[
'date',
'ending_date',
'filter',
'group_by',
'limit',
'order',
'order_by',
'page',
'starting_date',
],
}),
});
}
}
;
var chat_Chat=(()=>{
class Chat extends APIResource{
constructor(){
super(...arguments);
this.projects=new projects_Projects(this._client);
}
}
Chat.Projects=projects_Projects;
return Chat;
})();
;
var apps_Apps=(()=>{
class Apps extends APIResource{
constructor(){
super(...arguments);
this.chat=new chat_Chat(this._client);
}
}
Apps.Chat=chat_Chat;
return Apps;
})();
;
var analytics_Analytics=(()=>{
class Analytics extends APIResource{
constructor(){
super(...arguments);
this.summaries=new summaries_Summaries(this._client);
this.users=new analytics_users_Users(this._client);
this.apps=new apps_Apps(this._client);
this.connectors=new connectors_Connectors(this._client);
this.plugins=new analytics_plugins_Plugins(this._client);
this.skills=new analytics_skills_Skills(this._client);
this.artifacts=new artifacts_Artifacts(this._client);
}
}
Analytics.Summaries=summaries_Summaries;
Analytics.Users=analytics_users_Users;
Analytics.Apps=apps_Apps;
Analytics.Connectors=connectors_Connectors;
Analytics.Plugins=analytics_plugins_Plugins;
Analytics.Skills=analytics_skills_Skills;
Analytics.Artifacts=artifacts_Artifacts;
return Analytics;
})();
;
class issuers_Issuers extends APIResource{
create(body,options){
return this._client.post('/v1/organizations/federation_issuers',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.create',options,{
route:'/v1/organizations/federation_issuers',
createdIDAttribute:'anthropic.organization.federation_issuer.id',
}),
});
}
retrieve(federationIssuerID,options){
return this._client.get(path `/v1/organizations/federation_issuers/${federationIssuerID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.retrieve',options,{
route:'/v1/organizations/federation_issuers/{federation_issuer_id}',
attributes:{'anthropic.organization.federation_issuer.id':federationIssuerID},
}),
});
}
update(federationIssuerID,body,options){
return this._client.post(path `/v1/organizations/federation_issuers/${federationIssuerID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.update',options,{
route:'/v1/organizations/federation_issuers/{federation_issuer_id}',
attributes:{'anthropic.organization.federation_issuer.id':federationIssuerID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/federation_issuers',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.list',options,{
route:'/v1/organizations/federation_issuers',
queryParams:['include_archived','limit','page'],
}),
});
}
archive(federationIssuerID,options){
return this._client.post(path `/v1/organizations/federation_issuers/${federationIssuerID}/archive`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.issuers.archive',options,{
route:'/v1/organizations/federation_issuers/{federation_issuer_id}/archive',
attributes:{'anthropic.organization.federation_issuer.id':federationIssuerID},
}),
});
}
}
;
class rules_workspaces_Workspaces extends APIResource{
list(federationRuleID,query={},options){
return this._client.getAPIList(path `/v1/organizations/federation_rules/${federationRuleID}/workspaces`,(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.workspaces.list',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/workspaces',
queryParams:['limit','page'],
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
add(federationRuleID,body,options){
return this._client.post(path `/v1/organizations/federation_rules/${federationRuleID}/workspaces`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.workspaces.add',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/workspaces',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
createdIDAttribute:'anthropic.organization.federation_rule.workspace.id',
createdIDField:'workspace_id',
}),
});
}
remove(workspaceID,params,options){
const{federation_rule_id}=params;
return this._client.delete(path `/v1/organizations/federation_rules/${federation_rule_id}/workspaces/${workspaceID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.workspaces.remove',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/workspaces/{workspace_id}',
attributes:{
'anthropic.organization.federation_rule.id':federation_rule_id,
'anthropic.organization.federation_rule.workspace.id':workspaceID,
},
}),
});
}
}
;
var rules_Rules=(()=>{
class Rules extends APIResource{
constructor(){
super(...arguments);
this.workspaces=new rules_workspaces_Workspaces(this._client);
}
create(body,options){
return this._client.post('/v1/organizations/federation_rules',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.create',options,{
route:'/v1/organizations/federation_rules',
createdIDAttribute:'anthropic.organization.federation_rule.id',
}),
});
}
retrieve(federationRuleID,options){
return this._client.get(path `/v1/organizations/federation_rules/${federationRuleID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.retrieve',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
update(federationRuleID,body,options){
return this._client.post(path `/v1/organizations/federation_rules/${federationRuleID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.update',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/federation_rules',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.list',options,{
route:'/v1/organizations/federation_rules',
queryParams:['include_archived','issuer_id','limit','page'],
}),
});
}
archive(federationRuleID,options){
return this._client.post(path `/v1/organizations/federation_rules/${federationRuleID}/archive`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.federation.rules.archive',options,{
route:'/v1/organizations/federation_rules/{federation_rule_id}/archive',
attributes:{'anthropic.organization.federation_rule.id':federationRuleID},
}),
});
}
}
Rules.Workspaces=rules_workspaces_Workspaces;
return Rules;
})();
;
var federation_Federation=(()=>{
class Federation extends APIResource{
constructor(){
super(...arguments);
this.issuers=new issuers_Issuers(this._client);
this.rules=new rules_Rules(this._client);
}
}
Federation.Issuers=issuers_Issuers;
Federation.Rules=rules_Rules;
return Federation;
})();
;
class rbac_groups_members_Members extends APIResource{
list(rbacGroupID,query={},options){
return this._client.getAPIList(path `/v1/organizations/rbac_groups/${rbacGroupID}/members`,(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.members.list',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}/members',
queryParams:['limit','page'],
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
add(rbacGroupID,body,options){
return this._client.post(path `/v1/organizations/rbac_groups/${rbacGroupID}/members`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.members.add',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}/members',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
createdIDAttribute:'anthropic.organization.rbac_group.member.id',
createdIDField:'user_id',
}),
});
}
remove(userID,params,options){
const{rbac_group_id}=params;
return this._client.delete(path `/v1/organizations/rbac_groups/${rbac_group_id}/members/${userID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.members.remove',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}/members/{user_id}',
attributes:{
'anthropic.organization.rbac_group.id':rbac_group_id,
'anthropic.organization.rbac_group.member.id':userID,
},
}),
});
}
}
;
var RBACGroupGrantsOwnerAccessError=(()=>{
class RBACGroupGrantsOwnerAccessError extends core_error.v7{
}
RBACGroupGrantsOwnerAccessError._errorName='RBACGroupGrantsOwnerAccessError';
return RBACGroupGrantsOwnerAccessError;
})();
var RBACGroupOwnerAccessUnconfirmedError=(()=>{
class RBACGroupOwnerAccessUnconfirmedError extends core_error.v7{
}
RBACGroupOwnerAccessUnconfirmedError._errorName='RBACGroupOwnerAccessUnconfirmedError';
return RBACGroupOwnerAccessUnconfirmedError;
})();
var rbac_groups_rbac_groups_RBACGroups=(()=>{
class RBACGroups extends APIResource{
constructor(){
super(...arguments);
this.members=new rbac_groups_members_Members(this._client);
}
create(body,options){
return this._client.post('/v1/organizations/rbac_groups',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.create',options,{
route:'/v1/organizations/rbac_groups',
createdIDAttribute:'anthropic.organization.rbac_group.id',
}),
});
}
retrieve(rbacGroupID,options){
return this._client.get(path `/v1/organizations/rbac_groups/${rbacGroupID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.retrieve',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
update(rbacGroupID,body,options){
return this._client.post(path `/v1/organizations/rbac_groups/${rbacGroupID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.update',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/rbac_groups',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.list',options,{
route:'/v1/organizations/rbac_groups',
queryParams:['limit','page'],
}),
});
}
delete(rbacGroupID,options){
return this._client.delete(path `/v1/organizations/rbac_groups/${rbacGroupID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_groups.delete',options,{
route:'/v1/organizations/rbac_groups/{rbac_group_id}',
attributes:{'anthropic.organization.rbac_group.id':rbacGroupID},
}),
});
}
}
RBACGroups.RBACGroupGrantsOwnerAccessError=RBACGroupGrantsOwnerAccessError;
RBACGroups.RBACGroupOwnerAccessUnconfirmedError=RBACGroupOwnerAccessUnconfirmedError;
RBACGroups.Members=rbac_groups_members_Members;
return RBACGroups;
})();
;
class permissions_Permissions extends APIResource{
list(rbacRoleID,query={},options){
return this._client.getAPIList(path `/v1/organizations/rbac_roles/${rbacRoleID}/permissions`,(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_roles.permissions.list',options,{
route:'/v1/organizations/rbac_roles/{rbac_role_id}/permissions',
queryParams:['limit','page'],
attributes:{'anthropic.organization.rbac_role.id':rbacRoleID},
}),
});
}
}
;
var rbac_roles_RBACRoles=(()=>{
class RBACRoles extends APIResource{
constructor(){
super(...arguments);
this.permissions=new permissions_Permissions(this._client);
}
retrieve(rbacRoleID,options){
return this._client.get(path `/v1/organizations/rbac_roles/${rbacRoleID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_roles.retrieve',options,{
route:'/v1/organizations/rbac_roles/{rbac_role_id}',
attributes:{'anthropic.organization.rbac_role.id':rbacRoleID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/rbac_roles',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.rbac_roles.list',options,{
route:'/v1/organizations/rbac_roles',
queryParams:['limit','page'],
}),
});
}
}
RBACRoles.Permissions=permissions_Permissions;
return RBACRoles;
})();
;
class service_accounts_workspaces_Workspaces extends APIResource{
list(serviceAccountID,query={},options){
return this._client.getAPIList(path `/v1/organizations/service_accounts/${serviceAccountID}/workspaces`,(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.workspaces.list',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/workspaces',
queryParams:['limit','page'],
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
add(serviceAccountID,body,options){
return this._client.post(path `/v1/organizations/service_accounts/${serviceAccountID}/workspaces`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.workspaces.add',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/workspaces',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
createdIDAttribute:'anthropic.organization.service_account.workspace.id',
createdIDField:'workspace_id',
}),
});
}
remove(workspaceID,params,options){
const{service_account_id}=params;
return this._client.delete(path `/v1/organizations/service_accounts/${service_account_id}/workspaces/${workspaceID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.workspaces.remove',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/workspaces/{workspace_id}',
attributes:{
'anthropic.organization.service_account.id':service_account_id,
'anthropic.organization.service_account.workspace.id':workspaceID,
},
}),
});
}
}
;
var service_accounts_service_accounts_ServiceAccounts=(()=>{
class ServiceAccounts extends APIResource{
constructor(){
super(...arguments);
this.workspaces=new service_accounts_workspaces_Workspaces(this._client);
}
create(body,options){
return this._client.post('/v1/organizations/service_accounts',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.create',options,{
route:'/v1/organizations/service_accounts',
createdIDAttribute:'anthropic.organization.service_account.id',
}),
});
}
retrieve(serviceAccountID,options){
return this._client.get(path `/v1/organizations/service_accounts/${serviceAccountID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.retrieve',options,{
route:'/v1/organizations/service_accounts/{service_account_id}',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
update(serviceAccountID,body,options){
return this._client.post(path `/v1/organizations/service_accounts/${serviceAccountID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.update',options,{
route:'/v1/organizations/service_accounts/{service_account_id}',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/service_accounts',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.list',options,{
route:'/v1/organizations/service_accounts',
queryParams:['include_archived','limit','page'],
}),
});
}
archive(serviceAccountID,options){
return this._client.post(path `/v1/organizations/service_accounts/${serviceAccountID}/archive`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.service_accounts.archive',options,{
route:'/v1/organizations/service_accounts/{service_account_id}/archive',
attributes:{'anthropic.organization.service_account.id':serviceAccountID},
}),
});
}
}
ServiceAccounts.Workspaces=service_accounts_workspaces_Workspaces;
return ServiceAccounts;
})();
;
class effective_Effective extends APIResource{
list(query={},options){
return this._client.getAPIList('/v1/organizations/spend_limits/effective',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.effective.list',options,{
route:'/v1/organizations/spend_limits/effective',
queryParams:['limit','page','period','user_ids'],
}),
});
}
}
;
class increase_requests_IncreaseRequests extends APIResource{
retrieve(spendLimitIncreaseRequestID,options){
return this._client.get(path `/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.retrieve',options,{
route:'/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}',
attributes:{
'anthropic.organization.spend_limit_increase_request.id':spendLimitIncreaseRequestID,
},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/spend_limit_increase_requests',(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.list',options,{
route:'/v1/organizations/spend_limit_increase_requests',
queryParams:['actor_ids','limit','page','status'],
}),
});
}
approve(spendLimitIncreaseRequestID,body,options){
return this._client.post(path `/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}/approve`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.approve',options,{
route:'/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}/approve',
attributes:{
'anthropic.organization.spend_limit_increase_request.id':spendLimitIncreaseRequestID,
},
}),
});
}
deny(spendLimitIncreaseRequestID,body,options){
return this._client.post(path `/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}/deny`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.spend_limits.increase_requests.deny',options,{
route:'/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}/deny',
attributes:{
'anthropic.organization.spend_limit_increase_request.id':spendLimitIncreaseRequestID,
},
}),
});
}
}
;
var spend_limits_SpendLimits=(()=>{
class SpendLimits extends APIResource{
constructor(){
super(...arguments);
this.effective=new effective_Effective(this._client);
this.increaseRequests=new increase_requests_IncreaseRequests(this._client);
}
}
SpendLimits.Effective=effective_Effective;
SpendLimits.IncreaseRequests=increase_requests_IncreaseRequests;
return SpendLimits;
})();
;
class workspaces_members_Members extends APIResource{
retrieve(userID,params,options){
const{workspace_id}=params;
return this._client.get(path `/v1/organizations/workspaces/${workspace_id}/members/${userID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.retrieve',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members/{user_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.member.id':userID,
},
}),
});
}
update(userID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspace_id}/members/${userID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members/{user_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.member.id':userID,
},
}),
});
}
list(workspaceID,query={},options){
return this._client.getAPIList(path `/v1/organizations/workspaces/${workspaceID}/members`,(Page),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.list',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members',
queryParams:['after_id','before_id','limit'],
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
add(workspaceID,body,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}/members`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.add',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members',
attributes:{'anthropic.organization.workspace.id':workspaceID},
createdIDAttribute:'anthropic.organization.workspace.member.id',
createdIDField:'user_id',
}),
});
}
remove(userID,params,options){
const{workspace_id}=params;
return this._client.delete(path `/v1/organizations/workspaces/${workspace_id}/members/${userID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.members.remove',options,{
route:'/v1/organizations/workspaces/{workspace_id}/members/{user_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.member.id':userID,
},
}),
});
}
}
;
class workspaces_rate_limits_RateLimits extends APIResource{
update(rateLimitID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspace_id}/rate_limits/${rateLimitID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.rate_limits.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}/rate_limits/{rate_limit_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.rate_limit.id':rateLimitID,
},
}),
});
}
list(workspaceID,query={},options){
return this._client.getAPIList(path `/v1/organizations/workspaces/${workspaceID}/rate_limits`,(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.rate_limits.list',options,{
route:'/v1/organizations/workspaces/{workspace_id}/rate_limits',
queryParams:['group_type','include_inherited','limit','page'],
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
}
;
class workspaces_service_accounts_ServiceAccounts extends APIResource{
retrieve(serviceAccountID,params,options){
const{workspace_id}=params;
return this._client.get(path `/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.retrieve',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.service_account.id':serviceAccountID,
},
}),
});
}
update(serviceAccountID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.service_account.id':serviceAccountID,
},
}),
});
}
list(workspaceID,query={},options){
return this._client.getAPIList(path `/v1/organizations/workspaces/${workspaceID}/service_accounts`,(PageCursor),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.list',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts',
queryParams:['limit','page'],
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
add(workspaceID,body,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}/service_accounts`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.add',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts',
attributes:{'anthropic.organization.workspace.id':workspaceID},
createdIDAttribute:'anthropic.organization.workspace.service_account.id',
createdIDField:'service_account_id',
}),
});
}
remove(serviceAccountID,params,options){
const{workspace_id}=params;
return this._client.delete(path `/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.service_accounts.remove',options,{
route:'/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}',
attributes:{
'anthropic.organization.workspace.id':workspace_id,
'anthropic.organization.workspace.service_account.id':serviceAccountID,
},
}),
});
}
}
;
var KeyProfileMismatchError=(()=>{
class KeyProfileMismatchError extends core_error.v7{
}
KeyProfileMismatchError._errorName='KeyProfileMismatchError';
return KeyProfileMismatchError;
})();
var WorkspaceMemberLimitExceededError=(()=>{
class WorkspaceMemberLimitExceededError extends core_error.v7{
}
WorkspaceMemberLimitExceededError._errorName='WorkspaceMemberLimitExceededError';
return WorkspaceMemberLimitExceededError;
})();
var WorkspacePolicyViolationError=(()=>{
class WorkspacePolicyViolationError extends core_error.v7{
}
WorkspacePolicyViolationError._errorName='WorkspacePolicyViolationError';
return WorkspacePolicyViolationError;
})();
var organization_workspaces_workspaces_Workspaces=(()=>{
class Workspaces extends APIResource{
constructor(){
super(...arguments);
this.rateLimits=new workspaces_rate_limits_RateLimits(this._client);
this.members=new workspaces_members_Members(this._client);
this.serviceAccounts=new workspaces_service_accounts_ServiceAccounts(this._client);
}
create(body,options){
return this._client.post('/v1/organizations/workspaces',{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.create',options,{
route:'/v1/organizations/workspaces',
createdIDAttribute:'anthropic.organization.workspace.id',
}),
});
}
retrieve(workspaceID,options){
return this._client.get(path `/v1/organizations/workspaces/${workspaceID}`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.retrieve',options,{
route:'/v1/organizations/workspaces/{workspace_id}',
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
update(workspaceID,body,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}`,{
body,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.update',options,{
route:'/v1/organizations/workspaces/{workspace_id}',
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
list(query={},options){
return this._client.getAPIList('/v1/organizations/workspaces',(Page),{
query,
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.list',options,{
route:'/v1/organizations/workspaces',
queryParams:['after_id','before_id','ids','include_archived','include_default','limit'],
}),
});
}
archive(workspaceID,options){
return this._client.post(path `/v1/organizations/workspaces/${workspaceID}/archive`,{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.workspaces.archive',options,{
route:'/v1/organizations/workspaces/{workspace_id}/archive',
attributes:{'anthropic.organization.workspace.id':workspaceID},
}),
});
}
}
Workspaces.KeyProfileMismatchError=KeyProfileMismatchError;
Workspaces.WorkspaceMemberLimitExceededError=WorkspaceMemberLimitExceededError;
Workspaces.WorkspacePolicyViolationError=WorkspacePolicyViolationError;
Workspaces.RateLimits=workspaces_rate_limits_RateLimits;
Workspaces.Members=workspaces_members_Members;
Workspaces.ServiceAccounts=workspaces_service_accounts_ServiceAccounts;
return Workspaces;
})();
;
var OrgMemberLimitExceededError=(()=>{
class OrgMemberLimitExceededError extends core_error.v7{
}
OrgMemberLimitExceededError._errorName='OrgMemberLimitExceededError';
return OrgMemberLimitExceededError;
})();
var RBACRoleNotFoundError=(()=>{
class RBACRoleNotFoundError extends core_error.m_{
}
RBACRoleNotFoundError._errorName='RBACRoleNotFoundError';
return RBACRoleNotFoundError;
})();
var ConcurrentMembershipChangeError=(()=>{
class ConcurrentMembershipChangeError extends core_error.fK{
}
ConcurrentMembershipChangeError._errorName='ConcurrentMembershipChangeError';
return ConcurrentMembershipChangeError;
})();
var organization_Organization=(()=>{
class Organization extends APIResource{
constructor(){
super(...arguments);
this.apiKeys=new api_keys_APIKeys(this._client);
this.externalKeys=new external_keys_ExternalKeys(this._client);
this.federation=new federation_Federation(this._client);
this.invites=new invites_Invites(this._client);
this.serviceAccounts=new service_accounts_service_accounts_ServiceAccounts(this._client);
this.users=new organization_users_Users(this._client);
this.workspaces=new organization_workspaces_workspaces_Workspaces(this._client);
this.rateLimits=new organization_rate_limits_RateLimits(this._client);
this.complianceSettings=new compliance_settings_ComplianceSettings(this._client);
this.analytics=new analytics_Analytics(this._client);
this.spendLimits=new spend_limits_SpendLimits(this._client);
this.rbacGroups=new rbac_groups_rbac_groups_RBACGroups(this._client);
this.rbacRoles=new rbac_roles_RBACRoles(this._client);
}
retrieve(options){
return this._client.get('/v1/organizations/me',{
...options,
__span:startApiCallSpan(this._client,'anthropic.organization.retrieve',options,{
route:'/v1/organizations/me',
}),
});
}
}
Organization.OrgMemberLimitExceededError=OrgMemberLimitExceededError;
Organization.RBACRoleNotFoundError=RBACRoleNotFoundError;
Organization.ConcurrentMembershipChangeError=ConcurrentMembershipChangeError;
Organization.APIKeys=api_keys_APIKeys;
Organization.OrgAPIKeyLimitExceededError=OrgAPIKeyLimitExceededError;
Organization.WorkspaceAPIKeyLimitExceededError=WorkspaceAPIKeyLimitExceededError;
Organization.ExternalKeys=external_keys_ExternalKeys;
Organization.ExternalKeyInWorkspacePolicyError=ExternalKeyInWorkspacePolicyError;
Organization.ExternalKeyValidationFailedError=ExternalKeyValidationFailedError;
Organization.ExternalKeyValidationTimedOutError=ExternalKeyValidationTimedOutError;
Organization.ExternalKeyChangedError=ExternalKeyChangedError;
Organization.Federation=federation_Federation;
Organization.Invites=invites_Invites;
Organization.AlreadyMemberError=AlreadyMemberError;
Organization.CannotInviteEmailsWithUnverifiedDomainsError=CannotInviteEmailsWithUnverifiedDomainsError;
Organization.EmailDomainNotAllowedError=EmailDomainNotAllowedError;
Organization.InviteAlreadyExistsError=InviteAlreadyExistsError;
Organization.ServiceAccounts=service_accounts_service_accounts_ServiceAccounts;
Organization.Users=organization_users_Users;
Organization.CannotRemoveLastMemberError=CannotRemoveLastMemberError;
Organization.Workspaces=organization_workspaces_workspaces_Workspaces;
Organization.KeyProfileMismatchError=KeyProfileMismatchError;
Organization.WorkspaceMemberLimitExceededError=WorkspaceMemberLimitExceededError;
Organization.WorkspacePolicyViolationError=WorkspacePolicyViolationError;
Organization.RateLimits=organization_rate_limits_RateLimits;
Organization.ComplianceSettings=compliance_settings_ComplianceSettings;
Organization.Analytics=analytics_Analytics;
Organization.SpendLimits=spend_limits_SpendLimits;
Organization.RBACGroups=rbac_groups_rbac_groups_RBACGroups;
Organization.RBACGroupGrantsOwnerAccessError=RBACGroupGrantsOwnerAccessError;
Organization.RBACGroupOwnerAccessUnconfirmedError=RBACGroupOwnerAccessUnconfirmedError;
Organization.RBACRoles=rbac_roles_RBACRoles;
return Organization;
})();
;
class resources_skills_versions_Versions extends APIResource{
create(skillID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/skills/${skillID}/versions`,multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.versions.create',options,{
route:'/v1/skills/{skill_id}/versions',
attributes:{'anthropic.skill.id':skillID},
createdIDAttribute:'anthropic.skill.version.id',
}),
},this._client,false));
}
retrieve(version,params,options){
const{skill_id,workspace_id}=params;
return this._client.get(path `/v1/skills/${skill_id}/versions/${version}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.versions.retrieve',options,{
route:'/v1/skills/{skill_id}/versions/{version}',
attributes:{'anthropic.skill.id':skill_id,'anthropic.skill.version.id':version},
}),
});
}
list(skillID,params={},options){
const{workspace_id,...query}=params??{};
return this._client.getAPIList(path `/v1/skills/${skillID}/versions`,(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.versions.list',options,{
route:'/v1/skills/{skill_id}/versions',
queryParams:['limit','page'],
attributes:{'anthropic.skill.id':skillID},
}),
});
}
delete(version,params,options){
const{skill_id,workspace_id}=params;
return this._client.delete(path `/v1/skills/${skill_id}/versions/${version}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.versions.delete',options,{
route:'/v1/skills/{skill_id}/versions/{version}',
attributes:{'anthropic.skill.id':skill_id,'anthropic.skill.version.id':version},
}),
});
}
}
;
var SkillReadBlockedUndecryptableError=(()=>{
class SkillReadBlockedUndecryptableError extends core_error.fK{
}
SkillReadBlockedUndecryptableError._errorName='SkillReadBlockedUndecryptableError';
return SkillReadBlockedUndecryptableError;
})();
var skills_skills_Skills=(()=>{
class Skills extends APIResource{
constructor(){
super(...arguments);
this.versions=new resources_skills_versions_Versions(this._client);
}
create(params,options){
const{workspace_id,...body}=params;
return this._client.post('/v1/skills',multipartFormRequestOptions({
body,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.create',options,{
route:'/v1/skills',
createdIDAttribute:'anthropic.skill.id',
}),
},this._client,false));
}
retrieve(skillID,params={},options){
const{workspace_id}=params??{};
return this._client.get(path `/v1/skills/${skillID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.retrieve',options,{
route:'/v1/skills/{skill_id}',
attributes:{'anthropic.skill.id':skillID},
}),
});
}
list(params={},options){
const{workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/skills',(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.list',options,{
route:'/v1/skills',
queryParams:['limit','page','source'],
}),
});
}
delete(skillID,params={},options){
const{workspace_id}=params??{};
return this._client.delete(path `/v1/skills/${skillID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.skills.delete',options,{
route:'/v1/skills/{skill_id}',
attributes:{'anthropic.skill.id':skillID},
}),
});
}
}
Skills.SkillReadBlockedUndecryptableError=SkillReadBlockedUndecryptableError;
Skills.Versions=resources_skills_versions_Versions;
return Skills;
})();
;
class action_urls_ActionURLs extends APIResource{
create(userProfileID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/user_profiles/${userProfileID}/action_urls`,{
body,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.user_profiles.action_urls.create',options,{
route:'/v1/user_profiles/{user_profile_id}/action_urls',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
}
;
var UserProfileNotFoundError=(()=>{
class UserProfileNotFoundError extends core_error.v7{
}
UserProfileNotFoundError._errorName='UserProfileNotFoundError';
return UserProfileNotFoundError;
})();
var UserProfileRequiredError=(()=>{
class UserProfileRequiredError extends core_error.v7{
}
UserProfileRequiredError._errorName='UserProfileRequiredError';
return UserProfileRequiredError;
})();
var UserProfileBillingNotAuthorizedError=(()=>{
class UserProfileBillingNotAuthorizedError extends core_error.Ll{
}
UserProfileBillingNotAuthorizedError._errorName='UserProfileBillingNotAuthorizedError';
return UserProfileBillingNotAuthorizedError;
})();
var UserProfileNotBillableError=(()=>{
class UserProfileNotBillableError extends core_error.Ll{
}
UserProfileNotBillableError._errorName='UserProfileNotBillableError';
return UserProfileNotBillableError;
})();
var user_profiles_UserProfiles=(()=>{
class UserProfiles extends APIResource{
constructor(){
super(...arguments);
this.actionURLs=new action_urls_ActionURLs(this._client);
}
create(params,options){
const{workspace_id,...body}=params;
return this._client.post('/v1/user_profiles',{
body,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.user_profiles.create',options,{
route:'/v1/user_profiles',
createdIDAttribute:'anthropic.user_profile.id',
}),
});
}
retrieve(userProfileID,params={},options){
const{workspace_id}=params??{};
return this._client.get(path `/v1/user_profiles/${userProfileID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.user_profiles.retrieve',options,{
route:'/v1/user_profiles/{user_profile_id}',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
update(userProfileID,params,options){
const{workspace_id,...body}=params;
return this._client.post(path `/v1/user_profiles/${userProfileID}`,{
body,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.user_profiles.update',options,{
route:'/v1/user_profiles/{user_profile_id}',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
list(params={},options){
const{workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/user_profiles',(PageCursor),{
query,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.user_profiles.list',options,{
route:'/v1/user_profiles',
queryParams:['enforcement_status','limit','order','order_by','page'],
}),
});
}
delete(userProfileID,params={},options){
const{workspace_id}=params??{};
return this._client.delete(path `/v1/user_profiles/${userProfileID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.user_profiles.delete',options,{
route:'/v1/user_profiles/{user_profile_id}',
attributes:{'anthropic.user_profile.id':userProfileID},
}),
});
}
}
UserProfiles.UserProfileNotFoundError=UserProfileNotFoundError;
UserProfiles.UserProfileRequiredError=UserProfileRequiredError;
UserProfiles.UserProfileBillingNotAuthorizedError=UserProfileBillingNotAuthorizedError;
UserProfiles.UserProfileNotBillableError=UserProfileNotBillableError;
UserProfiles.ActionURLs=action_urls_ActionURLs;
return UserProfiles;
})();
;
const ERROR_CODE_CLASSES=new Map([
['400 already_member',AlreadyMemberError],
['400 available_tools_limit_exceeded',AvailableToolsLimitExceededError],
['400 bundle_attachment_not_supported',BetaBundleAttachmentNotSupportedError],
['400 bundle_on_call',BetaBundleOnCallError],
['400 cannot_invite_emails_with_unverified_domains',CannotInviteEmailsWithUnverifiedDomainsError],
['400 cannot_remove_last_member',CannotRemoveLastMemberError],
['400 cannot_sign_out_primary_owner',BetaCannotSignOutPrimaryOwnerError],
['400 cannot_sign_out_self',BetaCannotSignOutSelfError],
['400 claude_code_key_creator_not_member',ClaudeCodeKeyCreatorNotMemberError],
['400 claude_code_version_too_old',ClaudeCodeVersionTooOldError],
['400 cmek_feature_unsupported',BetaCMEKFeatureUnsupportedError],
['400 cmek_key_disabled',CMEKKeyDisabledError],
['400 cmek_key_network_blocked',CMEKKeyNetworkBlockedError],
['400 compaction_block_ambiguous',CompactionBlockAmbiguousError],
['400 compaction_block_misplaced',CompactionBlockMisplacedError],
['400 compaction_content_mismatch',CompactionContentMismatchError],
['400 compaction_incomplete_turn',CompactionIncompleteTurnError],
['400 compaction_nothing_to_summarize',CompactionNothingToSummarizeError],
['400 compaction_signature_invalid',CompactionSignatureInvalidError],
['400 compaction_too_many_tool_references',CompactionTooManyToolReferencesError],
['400 compaction_tool_changes_mismatch',CompactionToolChangesMismatchError],
['400 email_domain_not_allowed',EmailDomainNotAllowedError],
['400 environment_archived',BetaEnvironmentArchivedError],
['400 external_key_in_workspace_policy',ExternalKeyInWorkspacePolicyError],
['400 external_key_validation_failed',ExternalKeyValidationFailedError],
['400 external_key_validation_timed_out',ExternalKeyValidationTimedOutError],
['400 file_not_downloadable',FileNotDownloadableError],
['400 image_dimensions_too_large',ImageDimensionsTooLargeError],
['400 invalid_config_type_change',BetaInvalidConfigTypeChangeError],
['400 invalid_metadata',BetaInvalidMetadataError],
['400 invite_already_exists',InviteAlreadyExistsError],
['400 key_profile_mismatch',KeyProfileMismatchError],
['400 org_api_key_limit_exceeded',OrgAPIKeyLimitExceededError],
['400 org_member_limit_exceeded',OrgMemberLimitExceededError],
['400 organization_not_enrolled_in_beta',BetaOrganizationNotEnrolledInBetaError],
['400 organization_on_hold',OrganizationOnHoldError],
['400 organization_type_not_supported',OrganizationTypeNotSupportedError],
['400 parent_organization_required',ParentOrganizationRequiredError],
['400 rbac_group_grants_owner_access',RBACGroupGrantsOwnerAccessError],
['400 rbac_group_order_limit_exceeded',BetaRBACGroupOrderLimitExceededError],
['400 rbac_group_owner_access_unconfirmed',RBACGroupOwnerAccessUnconfirmedError],
['400 request_body_encoding_invalid',RequestBodyEncodingInvalidError],
['400 request_body_encoding_unsupported',RequestBodyEncodingUnsupportedError],
['400 request_body_timeout',BetaRequestBodyTimeoutError],
['400 scan_failed',BetaScanFailedError],
['400 settings_document_limit_exceeded',BetaSettingsDocumentLimitExceededError],
['400 settings_history_limit_exceeded',BetaSettingsHistoryLimitExceededError],
['400 slack_channel_set_up_settings_refused',BetaSlackChannelSetUpSettingsRefusedError],
['400 storage_quota_exceeded',StorageQuotaExceededError],
['400 thread_already_continued',ThreadAlreadyContinuedError],
['400 thread_continue_in_flight',ThreadContinueInFlightError],
['400 thread_fingerprint_mismatch',ThreadFingerprintMismatchError],
['400 thread_unsupported_request',ThreadUnsupportedRequestError],
['400 tool_name_conflict',ToolNameConflictError],
['400 tool_reference_unresolved',ToolReferenceUnresolvedError],
['400 unsupported_charset',BetaUnsupportedCharsetError],
['400 user_profile_not_found',UserProfileNotFoundError],
['400 user_profile_required',UserProfileRequiredError],
['400 workspace_api_key_limit_exceeded',WorkspaceAPIKeyLimitExceededError],
['400 workspace_member_limit_exceeded',WorkspaceMemberLimitExceededError],
['400 workspace_policy_violation',WorkspacePolicyViolationError],
['402 linked_organization_billing_unavailable',LinkedOrganizationBillingUnavailableError],
['402 linked_organization_spend_limit_reached',LinkedOrganizationSpendLimitReachedError],
['403 api_key_scope_missing',BetaAPIKeyScopeMissingError],
['403 cannot_sign_out_managed_member',BetaCannotSignOutManagedMemberError],
['403 cannot_sign_out_membership_admin',BetaCannotSignOutMembershipAdminError],
['403 cannot_sign_out_owner',BetaCannotSignOutOwnerError],
['403 cannot_sign_out_privileged_member',BetaCannotSignOutPrivilegedMemberError],
['403 claude_tag_writes_not_enabled',BetaClaudeTagWritesNotEnabledError],
['403 compliance_configuration_restricted',BetaComplianceConfigurationRestrictedError],
['403 environment_create_disabled',BetaEnvironmentCreateDisabledError],
['403 environment_update_disabled',BetaEnvironmentUpdateDisabledError],
['403 organization_level_scoped_api_key_required',BetaOrganizationLevelScopedAPIKeyRequiredError],
['403 sandbox_egress_restricted',SandboxEgressRestrictedError],
['403 spend_limits_admin_api_writes_not_enabled',BetaSpendLimitsAdminAPIWritesNotEnabledError],
['403 user_profile_billing_not_authorized',UserProfileBillingNotAuthorizedError],
['403 user_profile_not_billable',UserProfileNotBillableError],
['404 environment_not_found',BetaEnvironmentNotFoundError],
['404 file_expired',FileExpiredError],
['404 rbac_group_managed_settings_not_found',BetaRBACGroupManagedSettingsNotFoundError],
['404 rbac_group_not_found',BetaRBACGroupNotFoundError],
['404 rbac_role_not_found',RBACRoleNotFoundError],
['404 slack_channel_set_up_environment_not_found',BetaSlackChannelSetUpEnvironmentNotFoundError],
['404 thread_not_found',ThreadNotFoundError],
['409 concurrent_membership_change',ConcurrentMembershipChangeError],
['409 external_key_changed',ExternalKeyChangedError],
['409 plugin_name_taken',BetaPluginNameTakenError],
['409 scan_pending',BetaScanPendingError],
['409 skill_name_taken',BetaSkillNameTakenError],
['409 skill_read_blocked_undecryptable',SkillReadBlockedUndecryptableError],
['409 slack_channel_set_up_settings_conflict',BetaSlackChannelSetUpSettingsConflictError],
['412 heartbeat_precondition_failed',BetaHeartbeatPreconditionFailedError],
['413 request_body_too_large_after_decoding',RequestBodyTooLargeAfterDecodingError],
['429 contract_spend_limit_reached',ContractSpendLimitReachedError],
['429 enforced_spend_limit_reached',EnforcedSpendLimitReachedError],
['429 ramp_limit_exceeded',RampLimitExceededError],
['503 cmek_context_unavailable',CMEKContextUnavailableError],
['503 cmek_key_unreachable',CMEKKeyUnreachableError],
['503 registration_pending',BetaRegistrationPendingError],
['529 compaction_unavailable',CompactionUnavailableError],
]);
;
const GRANT_TYPE_JWT_BEARER='urn:ietf:params:oauth:grant-type:jwt-bearer';
const GRANT_TYPE_REFRESH_TOKEN='refresh_token';
const TOKEN_ENDPOINT='/v1/oauth/token';
const OAUTH_API_BETA_HEADER='oauth-2025-04-20';
const FEDERATION_BETA_HEADER='oidc-federation-2026-04-01';
const ADVISORY_REFRESH_THRESHOLD_IN_SECONDS=120;
const MANDATORY_REFRESH_THRESHOLD_IN_SECONDS=30;
const ADVISORY_REFRESH_BACKOFF_IN_SECONDS=5;
const MAX_TOKEN_RESPONSE_BYTES=1<<20;
function requireSecureTokenEndpoint(baseURL){
if(!baseURL)
return;
let u;
try{
u=new URL(baseURL);
}
catch(err){
throw new WorkloadIdentityError(`Invalid token endpoint base URL "${baseURL}": ${err}`);
}
if(u.protocol==='https:')
return;
const host=u.hostname.toLowerCase().replace(/^\[|\]$/g,'');
if(u.protocol==='http:'&&(host==='localhost'||host==='127.0.0.1'||host==='::1')){
return;
}
throw new WorkloadIdentityError(`Refusing to send credential over non-https token endpoint "${baseURL}"`);
}
async function parseTokenResponse(resp,requestId){
const text=await readLimitedText(resp);
let data;
try{
data=JSON.parse(text);
}
catch{
throw new WorkloadIdentityError(`Token endpoint returned non-JSON response (status ${resp.status})`,resp.status,redactSensitive(text),requestId);
}
if(!data.access_token){
throw new WorkloadIdentityError(`Token endpoint response missing access_token: ${JSON.stringify(redactSensitive(data))}`,resp.status,redactSensitive(data),requestId);
}
if(data.token_type&&data.token_type.toLowerCase()!=='bearer'){
throw new WorkloadIdentityError(`Token endpoint response: unsupported token_type "${data.token_type}" (want Bearer)`,resp.status,redactSensitive(data),requestId);
}
return data;
}
const MAX_ERROR_BODY_CHARS=2000;
const SAFE_ERROR_KEYS=new Set(['error','error_description','error_uri']);
function redactSensitive(body){
if(body==null)
return body;
if(typeof body==='string'){
let parsed;
try{
parsed=JSON.parse(body);
}
catch{
if(body.length<=MAX_ERROR_BODY_CHARS)
return body;
return body.slice(0,MAX_ERROR_BODY_CHARS)+`... <${body.length-MAX_ERROR_BODY_CHARS} more chars>`;
}
return JSON.stringify(redactSensitive(parsed));
}
if(typeof body==='object'&&!Array.isArray(body)){
const out={};
for(const[k,v]of Object.entries(body)){
if(SAFE_ERROR_KEYS.has(k))
out[k]=v;
}
return out;
}
return null;
}
async function checkCredentialsFileSafety(path,onWarn=(m)=>console.warn(`anthropic-sdk: ${m}`)){
if(typeof process==='undefined'||process.platform==='win32')
return;
const{fs}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
let resolved=path;
let st;
try{
resolved=await fs.promises.realpath(path);
st=await fs.promises.stat(resolved);
}
catch{
return;
}
const mode=st.mode&0o777;
if(mode&0o022){
throw new WorkloadIdentityError(`Credentials file at ${resolved} is group/world-writable (mode 0o${mode.toString(8)}); `+
`this allows other local users to plant tokens. Run \`chmod 600 ${resolved}\`.`);
}
if(mode&0o044){
throw new WorkloadIdentityError(`Credentials file at ${resolved} is group/world-readable (mode 0o${mode.toString(8)}); `+
`run \`chmod 600 ${resolved}\` before retrying.`);
}
if(typeof process.getuid==='function'&&st.uid!==process.getuid()){
onWarn(`credentials file at ${resolved} is owned by uid ${st.uid} (current process uid ${process.getuid()}); `+`verify this is intentional.`);
}
}
async function writeCredentialsFileAtomic(targetPath,data){
const{fs,path}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
const dir=path.dirname(targetPath);
await fs.promises.mkdir(dir,{recursive:true,mode:0o700});
const tmpPath=`${targetPath}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
try{
const fh=await fs.promises.open(tmpPath,'w',0o600);
try{
await fh.writeFile(JSON.stringify(data,null,2));
await fh.sync();
}
finally{
await fh.close();
}
await fs.promises.rename(tmpPath,targetPath);
}
catch(err){
await fs.promises.unlink(tmpPath).catch(()=>{});
throw err;
}
try{
const dirFh=await fs.promises.open(dir,'r');
try{
await dirFh.sync();
}
finally{
await dirFh.close();
}
}
catch{
}
}
async function readLimitedText(resp){
if(!resp.body){
return '';
}
const reader=resp.body.getReader();
const chunks=[];
let received=0;
for(;;){
const{done,value}=await reader.read();
if(done)
break;
if(received+value.length>MAX_TOKEN_RESPONSE_BYTES){
const remaining=MAX_TOKEN_RESPONSE_BYTES-received;
if(remaining>0)
chunks.push(value.subarray(0,remaining));
await reader.cancel();
break;
}
chunks.push(value);
received+=value.length;
}
let merged;
if(chunks.length===1){
merged=chunks[0];
}
else{
merged=new Uint8Array(chunks.reduce((n,c)=>n+c.length,0));
let offset=0;
for(const c of chunks){
merged.set(c,offset);
offset+=c.length;
}
}
return new TextDecoder('utf-8').decode(merged);
}
var WorkloadIdentityError=(()=>{
class WorkloadIdentityError extends core_error.pJ{
constructor(message,statusCode=null,body=null,requestId=null){
super(message);
this.statusCode=statusCode;
this.body=body;
this.requestId=requestId;
}
}
WorkloadIdentityError._errorName='WorkloadIdentityError';
return WorkloadIdentityError;
})();
;
function nowAsSeconds(){
return Math.floor(Date.now()/ 1000);
}
;
class TokenCache{
constructor(provider,onAdvisoryRefreshError){
this.cached=null;
this.pendingRefresh=null;
this.nextForce=false;
this.lastAdvisoryError=0;
this.provider=provider;
this.onAdvisoryRefreshError=onAdvisoryRefreshError;
}
async getToken(){
const force=this.nextForce;
this.nextForce=false;
const cached=this.cached;
if(force||cached==null){
const token=await this.refresh(force);
return token.token;
}
if(cached.expiresAt==null){
return cached.token;
}
const remaining=cached.expiresAt-nowAsSeconds();
if(remaining>ADVISORY_REFRESH_THRESHOLD_IN_SECONDS){
return cached.token;
}
if(remaining>MANDATORY_REFRESH_THRESHOLD_IN_SECONDS){
this.backgroundRefresh();
return cached.token;
}
const token=await this.refresh();
return token.token;
}
invalidate(){
this.cached=null;
this.nextForce=true;
}
refresh(force=false){
if(this.pendingRefresh&&!force){
return this.pendingRefresh;
}
return this.doRefresh(force);
}
backgroundRefresh(){
if(this.pendingRefresh){
return;
}
if(nowAsSeconds()-this.lastAdvisoryError<ADVISORY_REFRESH_BACKOFF_IN_SECONDS){
return;
}
this.doRefresh().catch((err)=>{
this.lastAdvisoryError=nowAsSeconds();
this.onAdvisoryRefreshError?.(err);
});
}
doRefresh(force=false){
this.pendingRefresh=this.provider(force?{forceRefresh:true}:undefined).then((token)=>{
this.cached=token;
this.pendingRefresh=null;
return token;
},(err)=>{
this.pendingRefresh=null;
throw err;
});
return this.pendingRefresh;
}
}
;
function traceHeaderNames(){
const names=new Set(['traceparent','tracestate','baggage']);
try{
for(const name of propagation.fields()){
names.add(name.toLowerCase());
}
}
catch(problem){
(0,utils_log.Um)().debug('could not record telemetry',problem);
}
return names;
}
;
function takeTraceHeaders(headers){
const names=traceHeaderNames();
const taken=Array.from(headers.entries()).filter(([name])=>names.has(name));
for(const[name]of taken){
headers.delete(name);
}
return taken;
}
function withoutTraceHeaders(middleware){
return(request,next,ctx)=>{
const headers=new Headers(request.headers);
const traceHeaders=takeTraceHeaders(headers);
return middleware({...request,headers},(inner)=>{
const restored=new Headers(inner.headers);
for(const[name,value]of traceHeaders)
restored.set(name,value);
return next({...inner,headers:restored});
},ctx);
};
}
;
const CONFIG_FILE_VERSION='1.0';
const CREDENTIALS_FILE_VERSION='1.0';
const PROFILE_NAME_PATTERN=/^[A-Za-z0-9_.-]+$/;
function validateProfileName(name){
if(!name){
throw new Error('profile name is empty');
}
if(name==='.'||name==='..'){
throw new Error(`profile name "${name}" is not allowed`);
}
if(name.includes('/')||name.includes('\\')){
throw new Error(`profile name "${name}" must not contain path separators`);
}
if(!PROFILE_NAME_PATTERN.test(name)){
throw new Error(`profile name "${name}" contains disallowed characters (allowed: letters, digits, '_', '.', '-')`);
}
}
const loadConfig=async(profile)=>{
return(await loadConfigWithSource(profile))?.config??null;
};
const loadConfigWithSource=async(profile)=>{
var _a,_b;
const rootConfigPath=await getRootConfigPath();
if(rootConfigPath===null){
return null;
}
const namedInEnv=profile==null&&(0,utils_env.s)('ANTHROPIC_PROFILE')!=null;
let fromEnv=null;
if(profile==null&&!namedInEnv){
const organizationId=(0,utils_env.s)('ANTHROPIC_ORGANIZATION_ID');
const identityTokenFile=(0,utils_env.s)('ANTHROPIC_IDENTITY_TOKEN_FILE');
const federationRuleId=(0,utils_env.s)('ANTHROPIC_FEDERATION_RULE_ID');
if(federationRuleId&&organizationId){
fromEnv={
fromFile:false,
config:{
organization_id:organizationId,
workspace_id:(0,utils_env.s)('ANTHROPIC_WORKSPACE_ID'),
base_url:(0,utils_env.s)('ANTHROPIC_BASE_URL'),
authentication:{
type:'oidc_federation',
federation_rule_id:federationRuleId,
service_account_id:(0,utils_env.s)('ANTHROPIC_SERVICE_ACCOUNT_ID'),
identity_token:identityTokenFile?{source:'file',path:identityTokenFile}:undefined,
scope:(0,utils_env.s)('ANTHROPIC_SCOPE'),
},
},
};
if(identityTokenFile||(0,utils_env.s)('ANTHROPIC_IDENTITY_TOKEN')){
return fromEnv;
}
}
}
const profileName=profile??(await getActiveProfileName());
if(profileName===null){
return null;
}
validateProfileName(profileName);
const{fs,path}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
const configPath=path.join(rootConfigPath,'configs',`${profileName}.json`);
let configRaw;
try{
configRaw=await fs.promises.readFile(configPath,'utf-8');
}
catch(err){
if(err?.code!=='ENOENT'){
throw new Error(`failed to read config file ${configPath}: ${err}`);
}
if(namedInEnv){
throw new core_error.pJ(`ANTHROPIC_PROFILE names the profile "${profileName}", but ${configPath} does not exist. `+
'Set ANTHROPIC_PROFILE to a profile that exists, or unset it.',{cause:err});
}
return fromEnv;
}
let config;
try{
config=JSON.parse(configRaw);
}
catch(err){
throw new Error(`failed to parse config file ${configPath}: ${err}`);
}
if(!config.authentication){
throw new Error(`config file ${configPath} is missing "authentication"`);
}
const authType=config.authentication.type;
if(authType!=='oidc_federation'&&authType!=='user_oauth'){
throw new Error(`authentication.type "${authType}" is not a known authentication type`);
}
config.organization_id??(config.organization_id=(0,utils_env.s)('ANTHROPIC_ORGANIZATION_ID'));
config.workspace_id??(config.workspace_id=(0,utils_env.s)('ANTHROPIC_WORKSPACE_ID'));
config.base_url??(config.base_url=(0,utils_env.s)('ANTHROPIC_BASE_URL'));
(_a=config.authentication).scope??(_a.scope=(0,utils_env.s)('ANTHROPIC_SCOPE'));
if(config.authentication.type==='oidc_federation'){
if(!config.authentication.identity_token){
const identityTokenFile=(0,utils_env.s)('ANTHROPIC_IDENTITY_TOKEN_FILE');
if(identityTokenFile){
config.authentication.identity_token={
source:'file',
path:identityTokenFile,
};
}
}
if(!config.authentication.federation_rule_id){
config.authentication.federation_rule_id=(0,utils_env.s)('ANTHROPIC_FEDERATION_RULE_ID')??'';
}
(_b=config.authentication).service_account_id??(_b.service_account_id=(0,utils_env.s)('ANTHROPIC_SERVICE_ACCOUNT_ID'));
}
return{config,fromFile:true};
};
const loadCredentials=async()=>{
const profile=(await getActiveProfileName())??undefined;
const config=await loadConfig(profile);
const credentialsPath=await getCredentialsPath(config,profile);
if(!credentialsPath){
return null;
}
const{fs}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
let raw;
try{
raw=await fs.promises.readFile(credentialsPath,'utf-8');
}
catch(err){
if(err?.code!=='ENOENT'){
throw new Error(`failed to read credentials file ${credentialsPath}: ${err}`);
}
return null;
}
let creds;
try{
creds=JSON.parse(raw);
}
catch(err){
throw new Error(`failed to parse credentials file ${credentialsPath}: ${err}`);
}
if(creds.type&&creds.type!=='oauth_token'){
throw new Error(`credentials file ${credentialsPath} has unsupported type "${creds.type}" (want "oauth_token")`);
}
return creds;
};
const getCredentialsPath=async(config,profile)=>{
if(config?.authentication.credentials_path){
return config.authentication.credentials_path;
}
const rootConfigPath=await getRootConfigPath();
if(!rootConfigPath){
return null;
}
const profileName=profile??(await getActiveProfileName());
if(!profileName){
return null;
}
validateProfileName(profileName);
const{path}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
return path.join(rootConfigPath,'credentials',`${profileName}.json`);
};
const getRootConfigPath=async()=>{
if(!supportsLocalConfigFiles()){
return null;
}
const{path}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
const configDir=(0,utils_env.s)('ANTHROPIC_CONFIG_DIR');
if(configDir){
return configDir;
}
const os=getPlatformHeaders()['X-Stainless-OS'];
if(os==='Windows'){
const appData=(0,utils_env.s)('APPDATA');
if(appData){
return path.join(appData,'Anthropic');
}
const userProfile=(0,utils_env.s)('USERPROFILE');
if(userProfile){
return path.join(userProfile,'AppData','Roaming','Anthropic');
}
return null;
}
const xdgConfigHome=(0,utils_env.s)('XDG_CONFIG_HOME');
if(xdgConfigHome){
return path.join(xdgConfigHome,'anthropic');
}
const home=(0,utils_env.s)('HOME');
if(home){
return path.join(home,'.config','anthropic');
}
return null;
};
const supportsLocalConfigFiles=()=>{
const runtime=getPlatformHeaders()['X-Stainless-Runtime'];
return runtime==='node'||runtime==='deno';
};
const getActiveProfileName=async()=>{
const rootConfigPath=await getRootConfigPath();
if(!rootConfigPath){
return null;
}
const profileName=(0,utils_env.s)('ANTHROPIC_PROFILE');
if(profileName){
return profileName;
}
const{fs,path}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
const filePath=path.join(rootConfigPath,'active_config');
try{
return(await fs.promises.readFile(filePath,'utf-8')).trim()||'default';
}
catch(err){
if(err?.code!=='ENOENT'){
throw new Error(`failed to read ${filePath}: ${err}`);
}
return 'default';
}
};
;
function identityTokenFromFile(path){
if(!path){
throw new core_error.pJ('Identity token file path is empty');
}
return async()=>{
const{fs}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
let content;
try{
content=await fs.promises.readFile(path,'utf-8');
}
catch(err){
throw new core_error.pJ(`Failed to read identity token file at ${path}: ${err}`);
}
const token=content.trim();
if(!token){
throw new core_error.pJ(`Identity token file at ${path} is empty`);
}
return token;
};
}
function identityTokenFromValue(token){
if(!token){
throw new core_error.pJ('Identity token value is empty');
}
return()=>token;
}
;
function oidcFederationProvider(config){
return async()=>{
requireSecureTokenEndpoint(config.baseURL);
const jwt=await config.identityTokenProvider();
if(jwt.length>16*1024){
throw new WorkloadIdentityError(`Identity token is ${Math.ceil(jwt.length/ 1024)} KiB, exceeds the 16 KiB assertion limit`);
}
const body={
grant_type:GRANT_TYPE_JWT_BEARER,
assertion:jwt,
federation_rule_id:config.federationRuleId,
organization_id:config.organizationId,
};
if(config.serviceAccountId){
body['service_account_id']=config.serviceAccountId;
}
if(config.workspaceId){
body['workspace_id']=config.workspaceId;
}
const url=`${config.baseURL}${TOKEN_ENDPOINT}`;
let resp;
try{
resp=await config.fetch(url,{
method:'POST',
redirect:'manual',
headers:{
'Content-Type':'application/json',
'anthropic-beta':`${OAUTH_API_BETA_HEADER},${FEDERATION_BETA_HEADER}`,
'User-Agent':config.userAgent||`anthropic-sdk-typescript/${VERSION} oidcFederationProvider`,
},
body:JSON.stringify(body),
});
}
catch(err){
throw new WorkloadIdentityError(`Failed to reach token endpoint ${url}: ${err}`);
}
const requestId=resp.headers.get('Request-Id');
if(!resp.ok){
const text=await resp.text().catch(()=>'');
const redacted=redactSensitive(text);
let hint='';
if(resp.status===401){
const hintMiddle=config.workspaceId?'':("If your federation rule is scoped to multiple workspaces, set the ANTHROPIC_WORKSPACE_ID environment variable, the 'workspace_id' config key, or the `workspaceId` option. ");
hint=` Ensure your federation rule matches your identity token. ${hintMiddle}View your authentication events in the Workload identity page of Claude Console for more details.`;
}
throw new WorkloadIdentityError(`Token exchange failed with status ${resp.status}${requestId?` (request-id ${requestId})`:''}: ${redacted}${hint}`,resp.status,redacted,requestId);
}
const data=await parseTokenResponse(resp,requestId);
const expiresIn=Number(data.expires_in);
if(!Number.isFinite(expiresIn)){
throw new WorkloadIdentityError(`Token endpoint response missing required fields: ${JSON.stringify(redactSensitive(data))}`,resp.status,redactSensitive(data),requestId);
}
return{
token:data.access_token,
expiresAt:nowAsSeconds()+expiresIn,
};
};
}
;
function userOAuthProvider(config){
return async(opts)=>{
const{fs}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
await checkCredentialsFileSafety(config.credentialsPath,config.onSafetyWarning);
let raw;
try{
raw=await fs.promises.readFile(config.credentialsPath,'utf-8');
}
catch(err){
throw new WorkloadIdentityError(`Credentials file not found at ${config.credentialsPath}: ${err}`);
}
let creds;
try{
creds=JSON.parse(raw);
}
catch(err){
throw new WorkloadIdentityError(`Credentials file at ${config.credentialsPath} is not valid JSON: ${err}`);
}
const accessToken=creds.access_token;
if(!accessToken){
throw new WorkloadIdentityError(`Credentials file at ${config.credentialsPath} must include 'access_token'`);
}
const expiresAt=creds.expires_at;
if(!opts?.forceRefresh&&
(expiresAt==null||nowAsSeconds()<expiresAt-MANDATORY_REFRESH_THRESHOLD_IN_SECONDS)){
return{token:accessToken,expiresAt:expiresAt??null};
}
const refreshToken=creds.refresh_token;
if(!config.clientId||!refreshToken){
throw new WorkloadIdentityError(`Access token at ${config.credentialsPath} has expired and no refresh is available `+
`(client_id ${config.clientId?'set':'empty'}, refresh_token ${refreshToken?'set':'empty'})`);
}
requireSecureTokenEndpoint(config.baseURL);
const body={
grant_type:GRANT_TYPE_REFRESH_TOKEN,
refresh_token:refreshToken,
client_id:config.clientId,
};
const url=`${config.baseURL}${TOKEN_ENDPOINT}`;
let resp;
try{
resp=await config.fetch(url,{
method:'POST',
redirect:'manual',
headers:{
'Content-Type':'application/json',
'anthropic-beta':OAUTH_API_BETA_HEADER,
'User-Agent':config.userAgent||`anthropic-sdk-typescript/${VERSION} userOAuthProvider`,
},
body:JSON.stringify(body),
});
}
catch(err){
throw new WorkloadIdentityError(`User OAuth refresh failed to reach token endpoint: ${err}`);
}
const requestId=resp.headers.get('Request-Id');
if(!resp.ok){
const text=await resp.text().catch(()=>'');
throw new WorkloadIdentityError(`User OAuth refresh failed (HTTP ${resp.status}): ${redactSensitive(text)}`,resp.status,redactSensitive(text),requestId);
}
const data=await parseTokenResponse(resp,requestId);
const expiresIn=Number(data.expires_in);
if(!Number.isFinite(expiresIn)){
throw new WorkloadIdentityError(`User OAuth refresh response missing or invalid expires_in: ${JSON.stringify(redactSensitive(data))}`,resp.status,redactSensitive(data),requestId);
}
const newExpiresAt=nowAsSeconds()+expiresIn;
const newRefreshToken=data.refresh_token||refreshToken;
await writeCredentialsFileAtomic(config.credentialsPath,{
...creds,
version:CREDENTIALS_FILE_VERSION,
type:'oauth_token',
access_token:data.access_token,
expires_at:newExpiresAt,
refresh_token:newRefreshToken,
});
return{token:data.access_token,expiresAt:newExpiresAt};
};
}
;
function resolveCredentialsFromConfig(config,options){
const credentialsPath=config.authentication.credentials_path??null;
const effectiveBaseURL=(config.base_url||options.baseURL).replace(/\/+$/,'');
const provider=buildProvider(config,credentialsPath,effectiveBaseURL,options);
const extraHeaders={};
if(config.workspace_id&&config.authentication.type==='user_oauth'){
extraHeaders['anthropic-workspace-id']=config.workspace_id;
}
return{provider,extraHeaders,baseURL:config.base_url||undefined};
}
async function defaultCredentials(options,profile){
const loaded=await loadConfigWithSource(profile);
if(!loaded){
return null;
}
const{config,fromFile}=loaded;
const withPath=config.authentication.credentials_path||!fromFile?
config
:{
...config,
authentication:{
...config.authentication,
credentials_path:(await getCredentialsPath(config,profile))??undefined,
},
};
return resolveCredentialsFromConfig(withPath,options);
}
function buildProvider(config,credentialsPath,baseURL,options){
switch(config.authentication.type){
case 'oidc_federation':{
const auth=config.authentication;
const identityProvider=resolveIdentityTokenProvider(auth);
if(!identityProvider){
throw new WorkloadIdentityError('oidc_federation config requires an identity token (set authentication.identity_token, '+
'ANTHROPIC_IDENTITY_TOKEN_FILE, or ANTHROPIC_IDENTITY_TOKEN)');
}
if(!auth.federation_rule_id){
throw new WorkloadIdentityError("oidc_federation config requires 'federation_rule_id'. Set it in authentication.federation_rule_id in your profile, or via ANTHROPIC_FEDERATION_RULE_ID (profile takes precedence).");
}
if(!config.organization_id){
throw new WorkloadIdentityError('oidc_federation config requires organization_id (set ANTHROPIC_ORGANIZATION_ID or config.organization_id)');
}
const exchange=oidcFederationProvider({
identityTokenProvider:identityProvider,
federationRuleId:auth.federation_rule_id,
organizationId:config.organization_id,
serviceAccountId:auth.service_account_id,
workspaceId:config.workspace_id,
baseURL,
fetch:options.fetch,
userAgent:options.userAgent,
});
if(credentialsPath){
return cachedExchangeProvider(exchange,credentialsPath,options.onCacheWriteError,options.onSafetyWarning);
}
return exchange;
}
case 'user_oauth':{
if(!credentialsPath){
throw new WorkloadIdentityError('user_oauth config requires authentication.credentials_path '+
'(or load via a profile so it defaults to <config_dir>/credentials/<profile>.json)');
}
return userOAuthProvider({
credentialsPath,
clientId:config.authentication.client_id,
baseURL,
fetch:options.fetch,
userAgent:options.userAgent,
onSafetyWarning:options.onSafetyWarning,
});
}
default:{
const t=config.authentication.type;
throw new WorkloadIdentityError(`authentication.type "${t}" is not a known authentication type`);
}
}
}
function resolveIdentityTokenProvider(auth){
if(auth.identity_token){
const source=auth.identity_token.source;
if(source!=='file'){
throw new WorkloadIdentityError(`identity_token.source "${source}" is not supported by this SDK version (only "file")`);
}
if(!auth.identity_token.path){
throw new WorkloadIdentityError(`identity_token.source "file" requires a non-empty path`);
}
return identityTokenFromFile(auth.identity_token.path);
}
const tokenFile=(0,utils_env.s)('ANTHROPIC_IDENTITY_TOKEN_FILE');
if(tokenFile){
return identityTokenFromFile(tokenFile);
}
const tokenValue=(0,utils_env.s)('ANTHROPIC_IDENTITY_TOKEN');
if(tokenValue){
return identityTokenFromValue(tokenValue);
}
return null;
}
function cachedExchangeProvider(exchange,credentialsPath,onCacheWriteError,onSafetyWarning){
return async(opts)=>{
const{fs}=await __webpack_require__.e(3922).then(__webpack_require__.bind(__webpack_require__,73922));
await checkCredentialsFileSafety(credentialsPath,onSafetyWarning);
let existing;
try{
const raw=await fs.promises.readFile(credentialsPath,'utf-8');
existing=JSON.parse(raw);
const token=existing?.['access_token'];
if(token&&!opts?.forceRefresh){
const expiresAt=existing?.['expires_at'];
if(expiresAt==null||nowAsSeconds()<expiresAt-MANDATORY_REFRESH_THRESHOLD_IN_SECONDS){
return{token,expiresAt:expiresAt??null};
}
}
}
catch(err){
const code=err?.code;
if(code!=='ENOENT'&&!(err instanceof SyntaxError)){
onCacheWriteError?.(err);
}
}
const result=await exchange(opts);
try{
await writeCredentialsFileAtomic(credentialsPath,{
...(existing??{}),
version:CREDENTIALS_FILE_VERSION,
type:'oauth_token',
access_token:result.token,
expires_at:result.expiresAt,
});
}
catch(err){
onCacheWriteError?.(err);
}
return result;
};
}
;
const fetchOriginErrors=new WeakSet();
function isFetchOriginError(err){
return typeof err==='object'&&err!==null&&fetchOriginErrors.has(err);
}
function isRetryableError(err){
const seen=new Set();
while(typeof err==='object'&&err!==null&&!seen.has(err)){
seen.add(err);
if(isFetchOriginError(err)||
(0,errors.z)(err)||
err instanceof core_error.xX||
err instanceof core_error.dw){
return true;
}
err=err.cause;
}
return false;
}
function wrapFetchWithMiddleware(fetchFn,middleware,options,client){
return async(url,init={})=>{
if(middleware.length===0){
return fetchFn.call(undefined,url,init);
}
const headers=init.headers instanceof Headers?init.headers:new Headers(init.headers);
const response=await applyMiddleware(fetchFn,middleware,options,client)({
...init,
headers,
url:typeof url==='string'?url
:url instanceof URL?url.href
:url.url,
});
if(response.bodyUsed||response.body?.locked){
throw new core_error.pJ('middleware consumed the response body; use response.clone() to inspect it, '+
'or return new Response(body, response) to consume and replace it');
}
return response;
};
}
function createMiddlewareContext(options,client){
const cache=new WeakMap();
return{
options,
logger:client?(0,utils_log.WG)(client):(0,utils_log.Um)(),
parse(response){
if(options?.stream&&response.ok){
return parseMiddlewareResponse(response,options,client);
}
let parsed=cache.get(response);
if(!parsed){
parsed=parseMiddlewareResponse(response,options,client);
cache.set(response,parsed);
}
return parsed;
},
};
}
async function parseMiddlewareResponse(response,options,client){
if(response.bodyUsed||response.body?.locked){
throw new core_error.pJ('cannot ctx.parse() a response whose body was already consumed; '+
'call ctx.parse() instead of reading the body, or read via response.clone()');
}
if(options?.stream&&response.ok){
return Stream.fromSSEResponse(response.clone(),new AbortController(),client);
}
if(response.status===204){
return null;
}
if(options?.__binaryResponse){
return response;
}
const contentType=response.headers.get('content-type');
const mediaType=contentType?.split(';')[0]?.trim();
const isJSON=mediaType?.includes('application/json')||mediaType?.endsWith('+json');
if(isJSON){
if(response.headers.get('content-length')==='0'){
return undefined;
}
return addResponseIDs(await response.clone().json(),response);
}
return await response.clone().text();
}
function applyMiddleware(fetchFn,middleware,options,client){
let next=async({url,...init})=>{
try{
return await fetchFn.call(undefined,url,init);
}
catch(err){
const error=(0,errors.r)(err);
fetchOriginErrors.add(error);
throw error;
}
};
const ctx=createMiddlewareContext(options,client);
for(let i=middleware.length-1;i>=0;i--){
const mw=middleware[i];
const nextInner=next;
next=async(request)=>mw(request,nextInner,ctx);
}
return next;
}
;
const isBlobLike=(value)=>value!=null&&
typeof value==='object'&&
typeof value.size==='number'&&
typeof value.type==='string'&&
typeof value.text==='function'&&
typeof value.slice==='function'&&
typeof value.arrayBuffer==='function';
const isFileLike=(value)=>value!=null&&
typeof value==='object'&&
typeof value.name==='string'&&
typeof value.lastModified==='number'&&
isBlobLike(value);
const isResponseLike=(value)=>value!=null&&
typeof value==='object'&&
typeof value.url==='string'&&
typeof value.blob==='function';
async function toFile(value,name,options){
checkFileSupport();
value=await value;
name||(name=value instanceof File?value.name:getName(value,true));
if(isFileLike(value)){
if(value instanceof File&&name==null&&options==null){
return value;
}
return makeFile([await value.arrayBuffer()],name??value.name,{
type:value.type,
lastModified:value.lastModified,
...options,
});
}
if(isResponseLike(value)){
const blob=await value.blob();
name||(name=new URL(value.url).pathname.split(/[\\/]/).pop());
return makeFile(await getBytes(blob),name,options);
}
const parts=await getBytes(value);
if(!options?.type){
const type=parts.find((part)=>typeof part==='object'&&'type' in part&&part.type);
if(typeof type==='string'){
options={...options,type};
}
}
return makeFile(parts,name,options);
}
async function getBytes(value){
let parts=[];
if(typeof value==='string'||
ArrayBuffer.isView(value)||
value instanceof ArrayBuffer){
parts.push(value);
}
else if(isBlobLike(value)){
parts.push(value instanceof Blob?value:await value.arrayBuffer());
}
else if(isAsyncIterable(value)
){
for await(const chunk of value){
parts.push(...(await getBytes(chunk)));
}
}
else{
const constructor=value?.constructor?.name;
throw new Error(`Unexpected data type: ${typeof value}${constructor?`; constructor: ${constructor}`:''}${propsForError(value)}`);
}
return parts;
}
function propsForError(value){
if(typeof value!=='object'||value===null)
return '';
const props=Object.getOwnPropertyNames(value);
return `; props: [${props.map((p)=>`"${p}"`).join(', ')}]`;
}
;
class models_Models extends APIResource{
retrieve(modelID,params={},options){
const{workspace_id}=params??{};
return this._client.get(path `/v1/models/${modelID}`,{
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.models.retrieve',options,{
route:'/v1/models/{model_id}',
attributes:{'anthropic.model.id':modelID},
}),
});
}
list(params={},options){
const{workspace_id,...query}=params??{};
return this._client.getAPIList('/v1/models',(Page),{
query,
...options,
headers:buildHeaders([
{...(workspace_id!=null?{'anthropic-workspace-id':workspace_id}:undefined)},
options?.headers,
]),
__span:startApiCallSpan(this._client,'anthropic.models.list',options,{
route:'/v1/models',
queryParams:['after_id','before_id','lifecycle','limit'],
}),
});
}
}
;
var _BaseAnthropic_instances,_a,_BaseAnthropic_encoder,_BaseAnthropic_apiKeyFunction,_BaseAnthropic_openTelemetry,_BaseAnthropic_baseURLOverridden;
let warnedOfKeyAndTokenInEnv=false;
var BaseAnthropic=(()=>{
class BaseAnthropic{
get credentials(){
return this._authState.provider;
}
get openTelemetry(){
return(0,tslib.g)(this,_BaseAnthropic_openTelemetry,"f");
}
_instrumentationScope(){
return{version:VERSION};
}
constructor({baseURL=(0,utils_env.s)('ANTHROPIC_BASE_URL'),apiKey,authToken,webhookKey=(0,utils_env.s)('ANTHROPIC_WEBHOOK_SIGNING_KEY')??null,...opts}={}){
_BaseAnthropic_instances.add(this);
this._requestAuthFlags=new WeakMap();
_BaseAnthropic_encoder.set(this,void 0);
_BaseAnthropic_apiKeyFunction.set(this,void 0);
_BaseAnthropic_openTelemetry.set(this,void 0);
this._genAIProviderName='anthropic';
this._supportsMessageThreads=false;
const given={apiKey,authToken,...opts};
const passed=utils_values.rn.filter((name)=>given[name]!=null);
if(passed.length>1){
const list=(names)=>names.map((name)=>`\`${name}\``).join(', ');
throw new TypeError(`Pass at most one of ${list(utils_values.rn)}. Received ${list(passed)}.`);
}
const[passedName]=passed;
const env=passedName!=null?null:({
apiKey:apiKey===undefined?(0,utils_env.s)('ANTHROPIC_API_KEY'):undefined,
authToken:authToken===undefined?(0,utils_env.s)('ANTHROPIC_AUTH_TOKEN'):undefined,
});
const credential=passedName!=null?{type:passedName,value:given[passedName]}
:env?.apiKey!=null?{type:'apiKey',value:env.apiKey}
:env?.authToken!=null?{type:'authToken',value:env.authToken}
:{type:'defaultChain'};
const options={
apiKey:credential.type==='apiKey'?credential.value:null,
authToken:credential.type==='authToken'?credential.value:null,
webhookKey,
...opts,
baseURL:baseURL||`https://api.anthropic.com`,
};
if(!options.dangerouslyAllowBrowser&&isRunningInBrowser()){
throw new core_error.pJ("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew Anthropic({ apiKey, dangerouslyAllowBrowser: true });\n");
}
this.baseURL=options.baseURL;
this._baseURLIsExplicit=opts.__baseURLIsExplicit??!!baseURL;
this.timeout=options.timeout??_a.DEFAULT_TIMEOUT;
this.logger=options.logger??console;
this.logLevel=utils_log.Ic;
this.logLevel=
(0,utils_log.ML)(options.logLevel,'ClientOptions.logLevel',(0,utils_log.WG)(this))??
(0,utils_log.ML)((0,utils_env.s)('ANTHROPIC_LOG'),"process.env['ANTHROPIC_LOG']",(0,utils_log.WG)(this))??
utils_log.Ic;
if(env?.apiKey!=null&&env.authToken!=null&&!warnedOfKeyAndTokenInEnv){
warnedOfKeyAndTokenInEnv=true;
(0,utils_log.WG)(this).warn('Anthropic: ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN are both set. Using ANTHROPIC_API_KEY.');
}
this.fetchOptions=options.fetchOptions;
this.maxRetries=(0,utils_values.wQ)('maxRetries',options.maxRetries??2);
const scope=this._instrumentationScope();
(0,tslib.G)(this,_BaseAnthropic_openTelemetry,resolveOpenTelemetryOptions(options.openTelemetry),"f");
options.openTelemetry=(0,tslib.g)(this,_BaseAnthropic_openTelemetry,"f");
this._tracer=guardTracing(this,()=>getTracer((0,tslib.g)(this,_BaseAnthropic_openTelemetry,"f"),scope.version,scope.platform));
this.fetch=options.fetch??getDefaultFetch();
(0,tslib.G)(this,_BaseAnthropic_encoder,FallbackEncoder,"f");
this.middleware=[...(options.middleware??[])];
const customHeadersEnv=(0,utils_env.s)('ANTHROPIC_CUSTOM_HEADERS');
if(customHeadersEnv){
const parsed={};
for(const line of customHeadersEnv.split('\n')){
const colon=line.indexOf(':');
if(colon>=0){
parsed[line.substring(0,colon).trim()]=line.substring(colon+1).trim();
}
}
options.defaultHeaders=
options.defaultHeaders instanceof Headers||Array.isArray(options.defaultHeaders)?
buildHeaders([parsed,options.defaultHeaders])
:{...parsed,...options.defaultHeaders};
}
const inherited=opts.__auth;
delete options.__auth;
delete options.__baseURLIsExplicit;
this._options=options;
this.apiKey=typeof options.apiKey==='string'?options.apiKey:null;
(0,tslib.G)(this,_BaseAnthropic_apiKeyFunction,typeof options.apiKey==='function'?options.apiKey:null,"f");
this.authToken=options.authToken??null;
this.webhookKey=webhookKey;
if(inherited){
this._authState=inherited;
if(!this._baseURLIsExplicit&&inherited.baseURL){
this.baseURL=inherited.baseURL;
}
}
else{
this._authState={provider:null,tokenCache:null,resolution:null,error:null,extraHeaders:{}};
switch(credential.type){
case 'apiKey':
case 'authToken':
break;
case 'credentials':
this._authState.provider=credential.value;
this._authState.tokenCache=this._makeTokenCache(credential.value);
break;
case 'config':{
const result=resolveCredentialsFromConfig(credential.value,this._credentialResolverOptions());
this._authState.provider=result.provider;
this._authState.tokenCache=this._makeTokenCache(result.provider);
this._authState.extraHeaders=result.extraHeaders;
this._applyCredentialBaseURL(result.baseURL);
break;
}
case 'profile':
this._authState.resolution=this._resolveDefaultCredentials(credential.value);
break;
case 'defaultChain':
if(this._shouldResolveDefaultCredentials()){
this._authState.resolution=this._resolveDefaultCredentials();
}
break;
default:
(0,utils_values.f2)(credential);
}
}
}
_shouldResolveDefaultCredentials(){
return true;
}
_applyCredentialBaseURL(baseURL){
if(!baseURL)
return;
const normalized=baseURL.replace(/\/+$/,'');
this._authState.baseURL=normalized;
if(!this._baseURLIsExplicit){
this.baseURL=normalized;
}
}
_credentialResolverOptions(){
return{
baseURL:this.baseURL,
fetch:this._credentialsFetch(),
userAgent:this.getUserAgent(),
onCacheWriteError:(err)=>{
(0,utils_log.WG)(this).debug('credential cache write failed (best-effort)',err);
},
onSafetyWarning:(msg)=>{
(0,utils_log.WG)(this).warn(msg);
},
};
}
_credentialsFetch(){
return wrapFetchWithMiddleware(this.fetch,this.middleware,undefined,this);
}
_makeTokenCache(provider){
return new TokenCache(provider,(err)=>{
(0,utils_log.WG)(this).debug('advisory token refresh failed; serving cached token',err);
});
}
withOptions(options){
options={...options};
for(const name of utils_values.rn){
if(options[name]===undefined)
delete options[name];
}
const overridesAuth=utils_values.rn.some((name)=>name in options);
const replacesCredential=utils_values.rn.some((name)=>options[name]!=null);
const internal={
...this._options,
...(this._baseURLIsExplicit?{baseURL:this.baseURL}:{}),
maxRetries:this.maxRetries,
timeout:this.timeout,
logger:this.logger,
logLevel:this.logLevel,
fetch:this.fetch,
fetchOptions:this.fetchOptions,
middleware:this.middleware,
apiKey:this.apiKey??(0,tslib.g)(this,_BaseAnthropic_apiKeyFunction,"f"),
authToken:this.authToken,
webhookKey:this.webhookKey,
...(replacesCredential?Object.fromEntries(utils_values.rn.map((name)=>[name,null])):{}),
...options,
openTelemetry:options.openTelemetry??(0,tslib.g)(this,_BaseAnthropic_openTelemetry,"f"),
__auth:overridesAuth?undefined:this._authState,
__baseURLIsExplicit:'baseURL' in options?true:this._baseURLIsExplicit,
};
return new this.constructor(internal);
}
async _resolveDefaultCredentials(profile){
try{
const result=await defaultCredentials(this._credentialResolverOptions(),profile);
if(result){
this._authState.provider=result.provider;
this._authState.tokenCache=this._makeTokenCache(result.provider);
this._authState.extraHeaders=result.extraHeaders;
this._applyCredentialBaseURL(result.baseURL);
}
else if(profile!=null){
throw new core_error.pJ(`Profile "${profile}" could not be resolved (no <config_dir>/configs/${profile}.json found).`);
}
}
catch(err){
this._authState.error=err;
}
finally{
this._authState.resolution=null;
}
}
defaultQuery(){
return this._options.defaultQuery;
}
validateHeaders({values,nulls}){
if(values.get('x-api-key')||values.get('authorization')){
return;
}
if(this._authState.error){
throw this._authState.error;
}
if(this._authState.tokenCache||this._authState.resolution){
return;
}
if(this.apiKey&&values.get('authorization')){
return;
}
if(nulls.has('authorization')){
return;
}
if(this.authToken&&values.get('authorization')){
return;
}
if(nulls.has('authorization')){
return;
}
throw new Error('Could not resolve authentication method. Expected one of apiKey, authToken, credentials, config, or profile to be set. Or for the "Authorization" header to be explicitly omitted');
}
_authFlags(opts){
let flags=this._requestAuthFlags.get(opts);
if(!flags){
flags={usedTokenCache:false,didRefreshFor401:false};
this._requestAuthFlags.set(opts,flags);
}
return flags;
}
async authHeaders(opts){
if(this._authState.resolution){
await this._authState.resolution;
}
if(this._authState.error){
return undefined;
}
if((0,tslib.g)(this,_BaseAnthropic_apiKeyFunction,"f")&&this.apiKey==null){
let apiKey;
try{
apiKey=await(0,tslib.g)(this,_BaseAnthropic_apiKeyFunction,"f").call(this);
}
catch(err){
throw new core_error.pJ(`The \`apiKey\` function failed: ${(0,errors.r)(err).message}`,{
cause:err,
});
}
if(!apiKey){
throw new core_error.pJ(`The \`apiKey\` function must return a non-empty string. It returned ${JSON.stringify(apiKey)}.`);
}
return buildHeaders([{Authorization:`Bearer ${apiKey}`}]);
}
if(this._authState.tokenCache&&this.apiKey==null){
const token=await this._authState.tokenCache.getToken();
this._authFlags(opts).usedTokenCache=true;
return buildHeaders([{Authorization:`Bearer ${token}`}]);
}
return buildHeaders([await this.bearerAuth(opts),await this.apiKeyAuth(opts)]);
}
async apiKeyAuth(opts){
if(this.apiKey==null){
return undefined;
}
return buildHeaders([{Authorization:`Bearer ${this.apiKey}`}]);
}
async bearerAuth(opts){
if(this.authToken==null){
return undefined;
}
return buildHeaders([{Authorization:`Bearer ${this.authToken}`}]);
}
stringifyQuery(query){
return stringifyQuery(query);
}
getUserAgent(){
return `Anthropic/JS ${VERSION}`;
}
makeStatusError(status,error,message,headers){
const body=(error??{});
const errorCode=body.error?.details?.error_code;
const errorClass=typeof errorCode==='string'?ERROR_CODE_CLASSES.get(`${status} ${errorCode}`):undefined;
if(errorClass){
return new errorClass(status,error,message,headers);
}
return core_error.LG.generate(status,error,message,headers);
}
buildURL(path,query,defaultBaseURL){
const baseURL=(!(0,tslib.g)(this,_BaseAnthropic_instances,"m",_BaseAnthropic_baseURLOverridden).call(this)&&defaultBaseURL)||this.baseURL;
const url=(0,utils_values.nt)(path)?
new URL(path)
:new URL(baseURL+(baseURL.endsWith('/')&&path.startsWith('/')?path.slice(1):path));
const defaultQuery=this.defaultQuery();
const pathQuery=Object.fromEntries(url.searchParams);
if(!(0,utils_values.ze)(defaultQuery)||!(0,utils_values.ze)(pathQuery)){
query={...pathQuery,...defaultQuery,...query};
}
if(typeof query==='object'&&query&&!Array.isArray(query)){
url.search=this.stringifyQuery(query);
}
return url.toString();
}
_calculateNonstreamingTimeout(maxTokens){
const defaultTimeout=10*60;
const expectedTimeout=(60*60*maxTokens)/ 128000;
if(expectedTimeout>defaultTimeout){
throw new core_error.pJ('Streaming is required for operations that may take longer than 10 minutes. '+
'See https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/typescript#streaming-responses for more details');
}
return defaultTimeout*1000;
}
async prepareOptions(options){}
async prepareRequest(request,{url,options}){
if(this._authState.tokenCache&&this.apiKey==null){
const headers=request.headers instanceof Headers?request.headers:new Headers(request.headers);
for(const[k,v]of Object.entries(this._authState.extraHeaders)){
if(!headers.has(k))
headers.set(k,v);
}
const existing=headers
.get('anthropic-beta')
?.split(',')
.map((s)=>s.trim());
if(!existing?.includes(OAUTH_API_BETA_HEADER)){
headers.set('anthropic-beta',[...(existing??[]),OAUTH_API_BETA_HEADER].join(','));
}
request.headers=headers;
}
}
backendMiddleware(){
return[];
}
get(path,opts){
return this.methodRequest('get',path,opts);
}
post(path,opts){
return this.methodRequest('post',path,opts);
}
patch(path,opts){
return this.methodRequest('patch',path,opts);
}
put(path,opts){
return this.methodRequest('put',path,opts);
}
delete(path,opts){
return this.methodRequest('delete',path,opts);
}
methodRequest(method,path,opts){
return this.request(Promise.resolve(opts).then((opts)=>{
return{method,path,...opts};
}));
}
request(options,remainingRetries=null){
if(!this._tracer){
return new APIPromise(this,this.makeRequest(options,remainingRetries,undefined));
}
return new APIPromise(this,this.makeTracedRequest(options,remainingRetries));
}
async makeTracedRequest(optionsInput,retriesRemaining){
const options=await optionsInput;
const span=options.__span?.span;
if(!span){
return this.makeRequest(options,retriesRemaining,undefined);
}
try{
return await context.with(trace.setSpan(context.active(),span),()=>this.makeRequest(options,retriesRemaining,undefined,span));
}
catch(error){
const result={status:'error',options,error};
guardTracing(this,()=>endApiCallSpan(span,result));
throw error;
}
}
async makeRequest(optionsInput,retriesRemaining,retryOfRequestLogID,span){
const options=await optionsInput;
let maxRetries=(0,utils_values.wQ)('maxRetries',options.maxRetries??this.maxRetries);
if(this.isStreamBody(options.body)){
maxRetries=0;
}
if(retriesRemaining==null){
retriesRemaining=maxRetries;
this._requestAuthFlags.delete(options);
}
await this.prepareOptions(options);
const{req,url,timeout}=await this.buildRequest(options,{
retryCount:maxRetries-retriesRemaining,
});
const requestLogID='log_'+((Math.random()*(1<<24))|0).toString(16).padStart(6,'0');
const retryLogStr=retryOfRequestLogID===undefined?'':`, retryOf: ${retryOfRequestLogID}`;
if(span&&this.openTelemetry.propagation){
req.headers=guardTracing(this,()=>injectTraceHeaders(span,req.headers))??req.headers;
}
const startTime=Date.now();
if(options.signal?.aborted){
throw new core_error.cH();
}
const controller=new AbortController();
const response=await this.fetchWithTimeout(url,req,timeout,controller,options,{
requestLogID,
retryOfRequestLogID,
}).catch(errors.r);
const headersTime=Date.now();
if(response instanceof globalThis.Error){
releaseRequestSignal(controller);
const retryMessage=`retrying, ${retriesRemaining} attempts remaining`;
if(options.signal?.aborted){
throw new core_error.cH();
}
const isTimeout=(0,errors.z)(response)||
/timed? ?out/i.test(String(response)+('cause' in response?String(response.cause):''));
const hasMiddleware=this.middleware.length>0||!!options.middleware?.length||this.backendMiddleware().length>0;
if(hasMiddleware&&!isTimeout&&!isRetryableError(response)){
(0,utils_log.WG)(this).info(`[${requestLogID}] middleware error (not retryable)`);
(0,utils_log.dF)((0,utils_log.WG)(this),`[${requestLogID}] middleware error (not retryable)`,{
retryOfRequestLogID,
url,
durationMs:headersTime-startTime,
message:response.message,
});
throw response;
}
if(retriesRemaining){
(0,utils_log.WG)(this).info(`[${requestLogID}] connection ${isTimeout?'timed out':'failed'} - ${retryMessage}`);
(0,utils_log.dF)((0,utils_log.WG)(this),`[${requestLogID}] connection ${isTimeout?'timed out':'failed'} (${retryMessage})`,{
retryOfRequestLogID,
url,
durationMs:headersTime-startTime,
message:response.message,
});
return this.retryRequest(options,retriesRemaining,retryOfRequestLogID??requestLogID,span);
}
(0,utils_log.WG)(this).info(`[${requestLogID}] connection ${isTimeout?'timed out':'failed'} - error; no more retries left`);
(0,utils_log.dF)((0,utils_log.WG)(this),`[${requestLogID}] connection ${isTimeout?'timed out':'failed'} (error; no more retries left)`,{
retryOfRequestLogID,
url,
durationMs:headersTime-startTime,
message:response.message,
});
if(isTimeout){
throw new core_error.qA();
}
if(hasMiddleware&&!isFetchOriginError(response)){
throw response;
}
throw new core_error.xX({cause:response});
}
const specialHeaders=[...response.headers.entries()]
.filter(([name])=>name==='request-id'||name==='anthropic-workspace-id')
.map(([name,value])=>', '+name+': '+JSON.stringify(value))
.join('');
const responseInfo=`[${requestLogID}${retryLogStr}${specialHeaders}] ${req.method} ${url} ${response.ok?'succeeded':'failed'} with status ${response.status} in ${headersTime-startTime}ms`;
if(!response.ok){
const shouldRetry=await this.shouldRetry(response,options);
if(retriesRemaining&&shouldRetry){
const retryMessage=`retrying, ${retriesRemaining} attempts remaining`;
await CancelReadableStream(response.body);
releaseRequestSignal(controller);
(0,utils_log.WG)(this).info(`${responseInfo} - ${retryMessage}`);
(0,utils_log.dF)((0,utils_log.WG)(this),`[${requestLogID}] response error (${retryMessage})`,{
retryOfRequestLogID,
url:response.url,
status:response.status,
headers:response.headers,
durationMs:headersTime-startTime,
});
return this.retryRequest(options,retriesRemaining,retryOfRequestLogID??requestLogID,span,response.headers);
}
const retryMessage=shouldRetry?`error; no more retries left`:`error; not retryable`;
(0,utils_log.WG)(this).info(`${responseInfo} - ${retryMessage}`);
const errText=await response.text().catch((err)=>(0,errors.r)(err).message);
const errJSON=(0,utils_values.ml)(errText);
const errMessage=errJSON?undefined:errText;
(0,utils_log.dF)((0,utils_log.WG)(this),`[${requestLogID}] response error (${retryMessage})`,{
retryOfRequestLogID,
url:response.url,
status:response.status,
headers:response.headers,
body:errJSON??errText,
durationMs:Date.now()-startTime,
});
releaseRequestSignal(controller);
const err=this.makeStatusError(response.status,errJSON,errMessage,response.headers);
throw err;
}
(0,utils_log.WG)(this).info(responseInfo);
(0,utils_log.dF)((0,utils_log.WG)(this),`[${requestLogID}] response start`,{
retryOfRequestLogID,
url:response.url,
status:response.status,
headers:response.headers,
durationMs:headersTime-startTime,
});
armAbandonmentBackstop(response.body??response,controller);
return{response,options,controller,requestLogID,retryOfRequestLogID,startTime};
}
getAPIList(path,Page,opts){
return this.requestAPIList(Page,opts&&'then' in opts?
opts.then((opts)=>({method:'get',path,...opts}))
:{method:'get',path,...opts});
}
requestAPIList(Page,options){
if(!this._tracer){
const request=this.makeRequest(options,null,undefined);
return new PagePromise(this,request,Page);
}
const request=this.makeTracedRequest(options,null);
return new PagePromise(this,request,Page);
}
async fetchWithTimeout(url,init,ms,controller,requestOptions,logCtx){
const{signal,method,...options}=init||{};
const abort=this._makeAbort(controller);
if(signal){
signal.addEventListener('abort',abort,{once:true});
registerRequestSignalCleanup(controller,signal,abort);
}
const isReadableBody=(globalThis.ReadableStream&&options.body instanceof globalThis.ReadableStream)||
(typeof options.body==='object'&&options.body!==null&&Symbol.asyncIterator in options.body);
const fetchOptions={
signal:controller.signal,
...(isReadableBody?{duplex:'half'}:{}),
method:'GET',
...options,
};
if(method){
fetchOptions.method=method.toUpperCase();
}
const baseFetch=this.fetch;
const timedFetch=async(innerUrl,innerInit)=>{
const timeout=setTimeout(abort,ms);
try{
return await baseFetch.call(undefined,innerUrl,innerInit);
}
finally{
clearTimeout(timeout);
}
};
const innerFetch=requestOptions===undefined?timedFetch:(async(innerUrl,innerInit={})=>{
const innerUrlStr=typeof innerUrl==='string'?innerUrl
:innerUrl instanceof URL?innerUrl.href
:innerUrl.url;
innerInit.headers=
innerInit.headers instanceof Headers?innerInit.headers:new Headers(innerInit.headers);
let traceHeaders=[];
if(requestOptions.__span){
innerInit.headers=new Headers(innerInit.headers);
traceHeaders=takeTraceHeaders(innerInit.headers);
}
await this.prepareRequest(innerInit,{url:innerUrlStr,options:requestOptions});
if(traceHeaders.length){
innerInit.headers=buildHeaders([innerInit.headers,traceHeaders]).values;
}
const call=requestOptions.__span;
if(call){
guardTracing(this,()=>recordAttempt(call,innerInit.method??'GET',innerUrlStr,this.openTelemetry.traces.contentMode==='content'));
}
if(logCtx){
(0,utils_log.dF)((0,utils_log.WG)(this),`[${logCtx.requestLogID}] sending request`,{
retryOfRequestLogID:logCtx.retryOfRequestLogID,
method:innerInit.method,
url:innerUrlStr,
options:requestOptions,
headers:innerInit.headers,
});
}
return timedFetch(innerUrl,innerInit);
});
const requestMiddleware=requestOptions?.middleware;
const backendMiddleware=requestOptions?.__span?this.backendMiddleware().map(withoutTraceHeaders):this.backendMiddleware();
const allMiddleware=requestMiddleware?.length||backendMiddleware.length?
[...this.middleware,...(requestMiddleware??[]),...backendMiddleware]
:this.middleware;
return await wrapFetchWithMiddleware(innerFetch,allMiddleware,requestOptions,this)(url,fetchOptions);
}
async shouldRetry(response,options){
const flags=this._authFlags(options);
if(response.status===401&&
this._authState.tokenCache&&
flags.usedTokenCache&&
!flags.didRefreshFor401){
flags.didRefreshFor401=true;
this._authState.tokenCache.invalidate();
return true;
}
const shouldRetryHeader=response.headers.get('x-should-retry');
if(shouldRetryHeader==='true')
return true;
if(shouldRetryHeader==='false')
return false;
if(response.status===408)
return true;
if(response.status===409)
return true;
if(response.status===429)
return true;
if(response.status>=500)
return true;
return false;
}
async retryRequest(options,retriesRemaining,requestLogID,span,responseHeaders){
let timeoutMillis;
const retryAfterMillisHeader=responseHeaders?.get('retry-after-ms');
if(retryAfterMillisHeader){
const timeoutMs=parseFloat(retryAfterMillisHeader);
if(!Number.isNaN(timeoutMs)){
timeoutMillis=timeoutMs;
}
}
const retryAfterHeader=responseHeaders?.get('retry-after');
if(retryAfterHeader&&!timeoutMillis){
const timeoutSeconds=parseFloat(retryAfterHeader);
if(!Number.isNaN(timeoutSeconds)){
timeoutMillis=timeoutSeconds*1000;
}
else{
timeoutMillis=Date.parse(retryAfterHeader)-Date.now();
}
}
if(timeoutMillis===undefined||!(timeoutMillis>0&&timeoutMillis<=2**31-1)){
const maxRetries=options.maxRetries??this.maxRetries;
timeoutMillis=this.calculateDefaultRetryTimeoutMillis(retriesRemaining,maxRetries);
}
await sleep(timeoutMillis,options.signal??undefined);
return this.makeRequest(options,retriesRemaining-1,requestLogID,span);
}
calculateDefaultRetryTimeoutMillis(retriesRemaining,maxRetries){
const initialRetryDelay=0.5;
const maxRetryDelay=8.0;
const numRetries=maxRetries-retriesRemaining;
const sleepSeconds=Math.min(initialRetryDelay*Math.pow(2,numRetries),maxRetryDelay);
const jitter=1-Math.random()*0.25;
return sleepSeconds*jitter*1000;
}
calculateNonstreamingTimeout(maxTokens,maxNonstreamingTokens){
const maxTime=60*60*1000;
const defaultTime=60*10*1000;
const expectedTime=(maxTime*maxTokens)/ 128000;
if(expectedTime>defaultTime||(maxNonstreamingTokens!=null&&maxTokens>maxNonstreamingTokens)){
throw new core_error.pJ('Streaming is required for operations that may take longer than 10 minutes. See https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/typescript#long-requests for more details');
}
return defaultTime;
}
async buildRequest(inputOptions,{retryCount=0}={}){
const options={...inputOptions};
const{method,path,query,defaultBaseURL}=options;
if(this._authState.resolution){
await this._authState.resolution;
}
if(!this._baseURLIsExplicit&&this._authState.baseURL&&this.baseURL!==this._authState.baseURL){
this.baseURL=this._authState.baseURL;
}
const url=this.buildURL(path,query,defaultBaseURL);
if('timeout' in options)
(0,utils_values.wQ)('timeout',options.timeout);
options.timeout=options.timeout??this.timeout;
const{bodyHeaders,body}=this.buildBody({options});
const reqHeaders=await this.buildHeaders({
options:inputOptions,
method,
bodyHeaders,
retryCount,
timeout:options.timeout,
});
const req={
method,
headers:reqHeaders,
...(options.signal&&{signal:options.signal}),
...(globalThis.ReadableStream&&
body instanceof globalThis.ReadableStream&&{duplex:'half'}),
...(body&&{body}),
...(this.fetchOptions??{}),
...(options.fetchOptions??{}),
};
return{req,url,timeout:options.timeout};
}
async buildHeaders({options,method,bodyHeaders,retryCount,timeout,}){
const headers=buildHeaders([
{
Accept:'application/json',
'User-Agent':this.getUserAgent(),
'X-Stainless-Retry-Count':String(retryCount),
'X-Stainless-Timeout':String(Math.trunc(timeout/ 1000)),
...getPlatformHeaders(),
...(this._options.dangerouslyAllowBrowser?
{'anthropic-dangerous-direct-browser-access':'true'}
:undefined),
'anthropic-version':'2026-10-21',
},
await this.authHeaders(options),
this._options.defaultHeaders,
bodyHeaders,
options.headers,
]);
this.validateHeaders(headers);
return headers.values;
}
_makeAbort(controller){
return()=>controller.abort();
}
buildBody({options:{body,headers:rawHeaders}}){
if(!body){
return{bodyHeaders:undefined,body:undefined};
}
const headers=buildHeaders([rawHeaders]);
if(
ArrayBuffer.isView(body)||
body instanceof ArrayBuffer||
body instanceof DataView||
(typeof body==='string'&&
headers.values.has('content-type'))||
(globalThis.Blob&&body instanceof globalThis.Blob)||
body instanceof FormData||
body instanceof URLSearchParams||
(globalThis.ReadableStream&&body instanceof globalThis.ReadableStream)){
return{bodyHeaders:undefined,body:body};
}
else if(this.isStreamBody(body)){
return{bodyHeaders:undefined,body:ReadableStreamFrom(body)};
}
else if(typeof body==='object'&&
headers.values.get('content-type')==='application/x-www-form-urlencoded'){
return{
bodyHeaders:{'content-type':'application/x-www-form-urlencoded'},
body:this.stringifyQuery(body),
};
}
else{
return(0,tslib.g)(this,_BaseAnthropic_encoder,"f").call(this,{body,headers});
}
}
isStreamBody(body){
if(globalThis.ReadableStream&&body instanceof globalThis.ReadableStream){
return true;
}
return(typeof body==='object'&&
body!==null&&
(Symbol.asyncIterator in body||
(Symbol.iterator in body&&'next' in body&&typeof body.next==='function')));
}
}
_a=BaseAnthropic,_BaseAnthropic_encoder=new WeakMap(),_BaseAnthropic_apiKeyFunction=new WeakMap(),_BaseAnthropic_openTelemetry=new WeakMap(),_BaseAnthropic_instances=new WeakSet(),_BaseAnthropic_baseURLOverridden=function _BaseAnthropic_baseURLOverridden(){
return this.baseURL!=='https://api.anthropic.com';
};
BaseAnthropic.Anthropic=_a;
BaseAnthropic.DEFAULT_TIMEOUT=600000;
BaseAnthropic.AnthropicError=core_error.pJ;
BaseAnthropic.APIError=core_error.LG;
BaseAnthropic.APIConnectionError=core_error.xX;
BaseAnthropic.APIConnectionTimeoutError=core_error.qA;
BaseAnthropic.APIUserAbortError=core_error.cH;
BaseAnthropic.NotFoundError=core_error.m_;
BaseAnthropic.ConflictError=core_error.fK;
BaseAnthropic.RateLimitError=core_error.OE;
BaseAnthropic.BadRequestError=core_error.v7;
BaseAnthropic.OverloadedError=core_error.Ed;
BaseAnthropic.AuthenticationError=core_error.v3;
BaseAnthropic.RequestTimeoutError=core_error.DH;
BaseAnthropic.InternalServerError=core_error.PO;
BaseAnthropic.NotImplementedError=core_error.EH;
BaseAnthropic.GatewayTimeoutError=core_error.Ee;
BaseAnthropic.PaymentRequiredError=core_error.yP;
BaseAnthropic.ContentTooLargeError=core_error.xD;
BaseAnthropic.PermissionDeniedError=core_error.Ll;
BaseAnthropic.PreconditionFailedError=core_error.k9;
BaseAnthropic.ServiceUnavailableError=core_error.us;
BaseAnthropic.UnprocessableEntityError=core_error.Is;
BaseAnthropic.ClientClosedRequestError=core_error.Xo;
BaseAnthropic.RequestHeaderFieldsTooLargeError=core_error.xL;
BaseAnthropic.toFile=toFile;
return BaseAnthropic;
})();
var Anthropic=(()=>{
class Anthropic extends BaseAnthropic{
constructor(){
super(...arguments);
this._supportsMessageThreads=true;
this.messages=new messages_Messages(this);
this.models=new models_Models(this);
this.files=new Files(this);
this.skills=new skills_skills_Skills(this);
this.userProfiles=new user_profiles_UserProfiles(this);
this.organization=new organization_Organization(this);
this.beta=new Beta(this);
}
}
Anthropic.Messages=messages_Messages;
Anthropic.AvailableToolsLimitExceededError=AvailableToolsLimitExceededError;
Anthropic.CompactionBlockAmbiguousError=CompactionBlockAmbiguousError;
Anthropic.CompactionBlockMisplacedError=CompactionBlockMisplacedError;
Anthropic.CompactionContentMismatchError=CompactionContentMismatchError;
Anthropic.CompactionIncompleteTurnError=CompactionIncompleteTurnError;
Anthropic.CompactionNothingToSummarizeError=CompactionNothingToSummarizeError;
Anthropic.CompactionSignatureInvalidError=CompactionSignatureInvalidError;
Anthropic.CompactionTooManyToolReferencesError=CompactionTooManyToolReferencesError;
Anthropic.CompactionToolChangesMismatchError=CompactionToolChangesMismatchError;
Anthropic.ImageDimensionsTooLargeError=ImageDimensionsTooLargeError;
Anthropic.ThreadAlreadyContinuedError=ThreadAlreadyContinuedError;
Anthropic.ThreadContinueInFlightError=ThreadContinueInFlightError;
Anthropic.ThreadFingerprintMismatchError=ThreadFingerprintMismatchError;
Anthropic.ThreadUnsupportedRequestError=ThreadUnsupportedRequestError;
Anthropic.ToolNameConflictError=ToolNameConflictError;
Anthropic.ToolReferenceUnresolvedError=ToolReferenceUnresolvedError;
Anthropic.ThreadNotFoundError=ThreadNotFoundError;
Anthropic.CompactionUnavailableError=CompactionUnavailableError;
Anthropic.Models=models_Models;
Anthropic.Files=Files;
Anthropic.FileNotDownloadableError=FileNotDownloadableError;
Anthropic.StorageQuotaExceededError=StorageQuotaExceededError;
Anthropic.FileExpiredError=FileExpiredError;
Anthropic.Skills=skills_skills_Skills;
Anthropic.SkillReadBlockedUndecryptableError=SkillReadBlockedUndecryptableError;
Anthropic.UserProfiles=user_profiles_UserProfiles;
Anthropic.UserProfileNotFoundError=UserProfileNotFoundError;
Anthropic.UserProfileRequiredError=UserProfileRequiredError;
Anthropic.UserProfileBillingNotAuthorizedError=UserProfileBillingNotAuthorizedError;
Anthropic.UserProfileNotBillableError=UserProfileNotBillableError;
Anthropic.Organization=organization_Organization;
Anthropic.OrgMemberLimitExceededError=OrgMemberLimitExceededError;
Anthropic.RBACRoleNotFoundError=RBACRoleNotFoundError;
Anthropic.ConcurrentMembershipChangeError=ConcurrentMembershipChangeError;
Anthropic.Beta=Beta;
Anthropic.BetaOrganizationNotEnrolledInBetaError=BetaOrganizationNotEnrolledInBetaError;
Anthropic.BetaRequestBodyTimeoutError=BetaRequestBodyTimeoutError;
Anthropic.BetaUnsupportedCharsetError=BetaUnsupportedCharsetError;
Anthropic.ClaudeCodeKeyCreatorNotMemberError=ClaudeCodeKeyCreatorNotMemberError;
Anthropic.ClaudeCodeVersionTooOldError=ClaudeCodeVersionTooOldError;
Anthropic.CMEKKeyDisabledError=CMEKKeyDisabledError;
Anthropic.CMEKKeyNetworkBlockedError=CMEKKeyNetworkBlockedError;
Anthropic.OrganizationOnHoldError=OrganizationOnHoldError;
Anthropic.OrganizationTypeNotSupportedError=OrganizationTypeNotSupportedError;
Anthropic.ParentOrganizationRequiredError=ParentOrganizationRequiredError;
Anthropic.RequestBodyEncodingInvalidError=RequestBodyEncodingInvalidError;
Anthropic.RequestBodyEncodingUnsupportedError=RequestBodyEncodingUnsupportedError;
Anthropic.LinkedOrganizationBillingUnavailableError=LinkedOrganizationBillingUnavailableError;
Anthropic.LinkedOrganizationSpendLimitReachedError=LinkedOrganizationSpendLimitReachedError;
Anthropic.SandboxEgressRestrictedError=SandboxEgressRestrictedError;
Anthropic.RequestBodyTooLargeAfterDecodingError=RequestBodyTooLargeAfterDecodingError;
Anthropic.ContractSpendLimitReachedError=ContractSpendLimitReachedError;
Anthropic.EnforcedSpendLimitReachedError=EnforcedSpendLimitReachedError;
Anthropic.RampLimitExceededError=RampLimitExceededError;
Anthropic.CMEKContextUnavailableError=CMEKContextUnavailableError;
Anthropic.CMEKKeyUnreachableError=CMEKKeyUnreachableError;
return Anthropic;
})();
;
}),
45403:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
r:()=>(castToError),
z:()=>(isAbortError)
});
function isAbortError(err){
return(typeof err==='object'&&
err!==null&&
(('name' in err&&err.name==='AbortError')||
('message' in err&&String(err.message).includes('FetchRequestCanceledException'))));
}
const castToError=(err)=>{
if(err instanceof Error)
return err;
if(typeof err==='object'&&err!==null){
try{
const tag=Object.prototype.toString.call(err);
if(tag==='[object Error]'||tag==='[object DOMException]'){
const error=new Error(err.message,err.cause?{cause:err.cause}:{});
if(err.stack)
error.stack=err.stack;
if(err.cause&&!error.cause)
error.cause=err.cause;
if(err.name)
error.name=err.name;
return error;
}
}
catch{}
try{
return new Error(JSON.stringify(err));
}
catch{}
}
return new Error(err);
};
}),
65578:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
G:()=>(__classPrivateFieldSet),
g:()=>(__classPrivateFieldGet)
});
function __classPrivateFieldSet(receiver,state,value,kind,f){
if(kind==="m")
throw new TypeError("Private method is not writable");
if(kind==="a"&&!f)
throw new TypeError("Private accessor was defined without a setter");
if(typeof state==="function"?receiver!==state||!f:!state.has(receiver))
throw new TypeError("Cannot write private member to an object whose class did not declare it");
return kind==="a"?f.call(receiver,value):f?(f.value=value):state.set(receiver,value),value;
}
function __classPrivateFieldGet(receiver,state,kind,f){
if(kind==="a"&&!f)
throw new TypeError("Private accessor was defined without a getter");
if(typeof state==="function"?receiver!==state||!f:!state.has(receiver))
throw new TypeError("Cannot read private member from an object whose class did not declare it");
return kind==="m"?f:kind==="a"?f.call(receiver):f?f.value:state.get(receiver);
}
}),
72894:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
H:()=>(linkAbort)
});
function linkAbort(external,controller){
if(!external)
return()=>{};
if(external.aborted){
controller.abort();
return()=>{};
}
const onAbort=()=>controller.abort();
external.addEventListener('abort',onAbort);
return()=>external.removeEventListener('abort',onAbort);
}
}),
4374:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
O:()=>(AsyncQueue)
});
var _tslib_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65578);
var _AsyncQueue_items,_AsyncQueue_waiters,_AsyncQueue_closed;
var AsyncQueue=(()=>{
class AsyncQueue{
constructor(){
_AsyncQueue_items.set(this,[]);
_AsyncQueue_waiters.set(this,[]);
_AsyncQueue_closed.set(this,false);
}
push(item){
if((0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_closed,"f"))
return false;
const w=(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_waiters,"f").shift();
if(w)
w({done:false,value:item});
else
(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_items,"f").push(item);
return true;
}
close(){
if((0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_closed,"f"))
return;
(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.G)(this,_AsyncQueue_closed,true,"f");
while((0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_waiters,"f").length>0){
const w=(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_waiters,"f").shift();
w({done:true,value:undefined});
}
}
next(signal){
if((0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_items,"f").length>0){
return Promise.resolve({done:false,value:(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_items,"f").shift()});
}
if((0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_closed,"f")||signal?.aborted){
return Promise.resolve({done:true,value:undefined});
}
return new Promise((resolve)=>{
const waiter=(r)=>{
signal?.removeEventListener('abort',onAbort);
resolve(r);
};
const onAbort=()=>{
const idx=(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_waiters,"f").indexOf(waiter);
if(idx>=0)
(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_waiters,"f").splice(idx,1);
resolve({done:true,value:undefined});
};
(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_waiters,"f").push(waiter);
signal?.addEventListener('abort',onAbort,{once:true});
});
}
tryShift(){
return(0,_tslib_mjs__WEBPACK_IMPORTED_MODULE_0__.g)(this,_AsyncQueue_items,"f").shift();
}
}
_AsyncQueue_items=new WeakMap(),_AsyncQueue_waiters=new WeakMap(),_AsyncQueue_closed=new WeakMap();
return AsyncQueue;
})();
}),
59688:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
JN:()=>(backoff),
LX:()=>(applyJitter),
bs:()=>(isFatal4xx),
p$:()=>(jitter),
zM:()=>(isStatus)
});
var _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(96310);
function isStatus(e,code){
return e instanceof _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__.LG&&e.status===code;
}
function is4xx(e){
return e instanceof _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__.LG&&typeof e.status==='number'&&e.status>=400&&e.status<500;
}
function isFatal4xx(e){
return is4xx(e)&&!isStatus(e,408)&&!isStatus(e,409)&&!isStatus(e,429);
}
function backoff(attempt,baseMs,capMs){
return Math.min(baseMs*2**attempt,capMs);
}
function jitter(lowMs,highMs){
return lowMs+Math.random()*(highMs-lowMs);
}
function applyJitter(ms){
return ms*(1-Math.random()*0.25);
}
}),
14793:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
CE:()=>(decodeUTF8),
Id:()=>(concatBytes),
YH:()=>(encodeUTF8)
});
function concatBytes(buffers){
let length=0;
for(const buffer of buffers){
length+=buffer.length;
}
const output=new Uint8Array(length);
let index=0;
for(const buffer of buffers){
output.set(buffer,index);
index+=buffer.length;
}
return output;
}
let encodeUTF8_;
function encodeUTF8(str){
let encoder;
return(encodeUTF8_??
((encoder=new globalThis.TextEncoder()),(encodeUTF8_=encoder.encode.bind(encoder))))(str);
}
let decodeUTF8_;
function decodeUTF8(bytes){
let decoder;
return(decodeUTF8_??
((decoder=new globalThis.TextDecoder()),(decodeUTF8_=decoder.decode.bind(decoder))))(bytes);
}
}),
67757:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
s:()=>(readEnv)
});
const readEnv=(env)=>{
if(typeof globalThis.process!=='undefined'){
return globalThis.process.env?.[env]?.trim()||undefined;
}
if(typeof globalThis.Deno!=='undefined'){
return globalThis.Deno.env?.get?.(env)?.trim()||undefined;
}
return undefined;
};
}),
31666:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
Ic:()=>(defaultLogLevel),
ML:()=>(parseLogLevel),
Um:()=>(defaultLogger),
WG:()=>(loggerFor),
dF:()=>(debugLogRequestDetails)
});
var _values_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8674);
var _env_mjs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67757);
const defaultLogLevel='warn';
const levelNumbers={
off:0,
error:200,
warn:300,
info:400,
debug:500,
};
const parseLogLevel=(maybeLevel,sourceName,logger)=>{
if(!maybeLevel){
return undefined;
}
if((0,_values_mjs__WEBPACK_IMPORTED_MODULE_0__.$3)(levelNumbers,maybeLevel)){
return maybeLevel;
}
logger.warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
return undefined;
};
function noop(){}
function makeLogFn(fnLevel,logger,logLevel){
if(!logger||levelNumbers[fnLevel]>levelNumbers[logLevel]){
return noop;
}
else{
return logger[fnLevel].bind(logger);
}
}
const noopLogger={
error:noop,
warn:noop,
info:noop,
debug:noop,
};
let cachedLoggers=new WeakMap();
function filterLogger(logger,logLevel){
const cachedLogger=cachedLoggers.get(logger);
if(cachedLogger&&cachedLogger[0]===logLevel){
return cachedLogger[1];
}
const levelLogger={
error:makeLogFn('error',logger,logLevel),
warn:makeLogFn('warn',logger,logLevel),
info:makeLogFn('info',logger,logLevel),
debug:makeLogFn('debug',logger,logLevel),
};
cachedLoggers.set(logger,[logLevel,levelLogger]);
return levelLogger;
}
function loggerFor(client){
const logger=client.logger;
const logLevel=client.logLevel??'off';
if(!logger){
return noopLogger;
}
return filterLogger(logger,logLevel);
}
let lastEnvLevel;
let cachedDefaultLogger;
function defaultLogger(){
const envLevel=(0,_env_mjs__WEBPACK_IMPORTED_MODULE_1__.s)('ANTHROPIC_LOG');
if(!cachedDefaultLogger||envLevel!==lastEnvLevel){
lastEnvLevel=envLevel;
cachedDefaultLogger=filterLogger(console,parseLogLevel(envLevel,"process.env['ANTHROPIC_LOG']",filterLogger(console,defaultLogLevel))??
defaultLogLevel);
}
return cachedDefaultLogger;
}
function debugLogRequestDetails(logger,message,details){
if(logger.debug===noop){
return;
}
logger.debug(message,formatRequestDetails(details));
}
const formatRequestDetails=(details)=>{
if(details.options){
details.options={...details.options};
delete details.options['headers'];
delete details.options['__span'];
}
if(details.headers){
details.headers=Object.fromEntries((details.headers instanceof Headers?[...details.headers]:Object.entries(details.headers)).map(([name,value])=>[
name,
(name.toLowerCase()==='authorization'||
name.toLowerCase()==='proxy-authorization'||
name.toLowerCase()==='api-key'||
name.toLowerCase()==='x-api-key'||
name.toLowerCase()==='x-amz-security-token'||
name.toLowerCase()==='cookie'||
name.toLowerCase()==='set-cookie')?
'***'
:value,
]));
}
if('retryOfRequestLogID' in details){
if(details.retryOfRequestLogID){
details.retryOf=details.retryOfRequestLogID;
}
delete details.retryOfRequestLogID;
}
return details;
};
}),
86227:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
n:()=>(promiseWithResolvers)
});
function promiseWithResolvers(){
let resolve;
let reject;
const promise=new Promise((res,rej)=>{
resolve=res;
reject=rej;
});
return{promise,resolve,reject};
}
}),
8674:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
$3:()=>(hasOwn),
MH:()=>(isReadonlyArray),
cy:()=>(isArray),
f2:()=>(checkNever),
i8:()=>(maybeObj),
ml:()=>(safeJSON),
nt:()=>(isAbsoluteURL),
rn:()=>(CREDENTIAL_OPTIONS),
sA:()=>(isObj),
wQ:()=>(validatePositiveInteger),
ze:()=>(isEmptyObj)
});
var _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(96310);
const startsWithSchemeRegexp=/^[a-z][a-z0-9+.-]*:/i;
const isAbsoluteURL=(url)=>{
return startsWithSchemeRegexp.test(url);
};
let isArray=(val)=>((isArray=Array.isArray),isArray(val));
let isReadonlyArray=isArray;
function maybeObj(x){
if(typeof x!=='object'){
return{};
}
return x??{};
}
function isEmptyObj(obj){
if(!obj)
return true;
for(const _k in obj)
return false;
return true;
}
function hasOwn(obj,key){
return Object.prototype.hasOwnProperty.call(obj,key);
}
function isObj(obj){
return obj!=null&&typeof obj==='object'&&!Array.isArray(obj);
}
const ensurePresent=(value)=>{
if(value==null){
throw new AnthropicError(`Expected a value to be given but received ${value} instead.`);
}
return value;
};
const validatePositiveInteger=(name,n)=>{
if(typeof n!=='number'||!Number.isInteger(n)){
throw new _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__.pJ(`${name} must be an integer`);
}
if(n<0){
throw new _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__.pJ(`${name} must be a positive integer`);
}
return n;
};
const CREDENTIAL_OPTIONS=['apiKey','authToken','credentials','config','profile'];
const rejectUnsupportedCredentials=(options,platform)=>{
for(const name of CREDENTIAL_OPTIONS){
if(!platform.accepts.includes(name)&&options[name]!=null){
throw new AnthropicError(platform.unsupportedOptionMessage(name));
}
}
};
const coerceInteger=(value)=>{
if(typeof value==='number')
return Math.round(value);
if(typeof value==='string')
return parseInt(value,10);
throw new AnthropicError(`Could not coerce ${value} (type: ${typeof value}) into a number`);
};
const coerceFloat=(value)=>{
if(typeof value==='number')
return value;
if(typeof value==='string')
return parseFloat(value);
throw new AnthropicError(`Could not coerce ${value} (type: ${typeof value}) into a number`);
};
const coerceBoolean=(value)=>{
if(typeof value==='boolean')
return value;
if(typeof value==='string')
return value==='true';
return Boolean(value);
};
const maybeCoerceInteger=(value)=>{
if(value==null){
return undefined;
}
return coerceInteger(value);
};
const maybeCoerceFloat=(value)=>{
if(value==null){
return undefined;
}
return coerceFloat(value);
};
const maybeCoerceBoolean=(value)=>{
if(value==null){
return undefined;
}
return coerceBoolean(value);
};
const safeJSON=(text)=>{
try{
return JSON.parse(text);
}
catch(err){
return undefined;
}
};
const pop=(obj,key)=>{
const value=obj[key];
delete obj[key];
return value;
};
function checkNever(_value){}
}),
92308:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
v:()=>(ToolError)
});
var ToolError=(()=>{
class ToolError extends Error{
constructor(content){
const message=typeof content==='string'?content:(content
.map((block)=>{
if(block.type==='text')
return block.text;
return `[${block.type}]`;
})
.join(' '));
super(message);
this.name='ToolError';
this.content=content;
}
}
return ToolError;
})();
}),
57298:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
_3:()=>(MIN_MEMORY_SYNC_INTERVAL_MS),
hL:()=>(DEFAULT_MEMORY_SYNC_INTERVAL_MS),
iT:()=>(checkMemorySyncInterval)
});
var _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(96310);
const DEFAULT_MEMORY_SYNC_INTERVAL_MS=15000;
const MIN_MEMORY_SYNC_INTERVAL_MS=5000;
function checkMemorySyncInterval(ms,option){
if(!(ms>=MIN_MEMORY_SYNC_INTERVAL_MS)){
throw new _core_error_mjs__WEBPACK_IMPORTED_MODULE_0__.pJ(`${option} must be at least ${MIN_MEMORY_SYNC_INTERVAL_MS}ms (got ${ms}); `+
'to run without memory sync, pass `memorySyncIntervalMs: null` to the worker instead');
}
}
})
};
;
