"use strict";
exports.id=6837;
exports.ids=[6837];
exports.modules={
76649:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bx:()=>(isPunctuation),
GQ:()=>(isAlwaysKept),
S8:()=>(normalize),
Vh:()=>(hasHidden),
Xh:()=>(mappedText),
b6:()=>(originalRange),
bT:()=>(lengthDropped),
pZ:()=>(mayBeHidden),
ur:()=>(textOf),
v6:()=>(NORMALIZATIONS),
xC:()=>(isSpace)
});
const HIDDEN=1;
const SPACE=2;
const PUNCTUATION=4;
const MAYBE_HEX_PREFIX=8;
const MAYBE_HIDDEN=16;
const NORMALIZATIONS={
withoutHidden:HIDDEN|MAYBE_HIDDEN,
withoutSpaces:HIDDEN|MAYBE_HIDDEN|SPACE,
lettersOnly:HIDDEN|MAYBE_HIDDEN|SPACE|PUNCTUATION|MAYBE_HEX_PREFIX
};
const ESCAPE=0x1b;
const ZERO=0x30;
const BACKSLASH=0x5c;
const MAX_SEQUENCE=32;
function mappedText(text){
const bytes=Buffer.from(text,'utf16le');
const isAligned=bytes.byteOffset%2===0;
const{buffer,byteOffset}=isAligned?bytes:new Uint8Array(bytes);
return{codes:new Uint16Array(buffer,byteOffset,text.length),offsets:undefined};
}
function textOf({codes}){
return Buffer.from(codes.buffer,codes.byteOffset,codes.byteLength).toString('utf16le');
}
function originalRange({start,end},{offsets}){
return offsets?{start:offsets.starts[start]??0,end:offsets.ends[end-1]??0}:{start,end};
}
function normalize({codes,offsets},how,withOffsets=true){
const kept=new Uint16Array(codes.length);
const starts=new Uint32Array(withOffsets?codes.length:0);
const ends=new Uint32Array(withOffsets?codes.length:0);
let length=0;
for(let at=0;at<codes.length;at+=1){
const code=codes[at]??0;
const dropped=isAlwaysKept(code)?0:lengthDropped(codes,at,how);
if(dropped>0){
at+=dropped-1;
continue;
}
kept[length]=code;
if(withOffsets){
starts[length]=offsets?(offsets.starts[at]??0):at;
ends[length]=offsets?(offsets.ends[at]??0):at+1;
}
length+=1;
}
return{codes:kept.subarray(0,length),offsets:withOffsets?{starts,ends}:undefined};
}
function lengthDropped(codes,at,how){
const code=codes[at]??0;
const kind=(KINDS[code]??0)&how;
if(kind===0)
return 0;
if(kind===MAYBE_HEX_PREFIX)
return isHexPrefix(codes,at+1)?2:0;
if(kind===MAYBE_HIDDEN)
return isHiddenPair(code,codes[at+1]??0)?2:0;
if(code===BACKSLASH)
return isHexPrefix(codes,at+1)?2:1;
return code===ESCAPE?lengthOfSequence(codes,at):1;
}
function isAlwaysKept(code){
return KINDS[code]===0;
}
function mayBeHidden(code){
return((KINDS[code]??0)&(HIDDEN|MAYBE_HIDDEN))!==0;
}
function isSpace(code){
return KINDS[code]===SPACE;
}
function isPunctuation(code){
return KINDS[code]===PUNCTUATION&&code!==BACKSLASH;
}
function hasHidden({codes}){
const kinds=KINDS;
for(let at=0;at<codes.length;at+=1){
const kind=kinds[codes[at]??0]??0;
if((kind&(HIDDEN|MAYBE_HIDDEN))!==0&&lengthDropped(codes,at,NORMALIZATIONS.withoutHidden)>0)
return true;
}
return false;
}
function lengthOfSequence(codes,at){
if(codes[at+1]!==0x5b)
return 1;
for(let last=at+2;last<at+2+MAX_SEQUENCE;last+=1){
const code=codes[last]??0;
if(code>=0x40&&code<=0x7e)
return last+1-at;
if(code<0x20||code>0x3f)
return 1;
}
return 1;
}
function isHexPrefix(codes,at){
return((codes[at]??0)|0x20)===0x78&&isHexDigit(codes[at+1]??0)&&isHexDigit(codes[at+2]??0);
}
function isHexDigit(code){
const lower=code|0x20;
return(code>=0x30&&code<=0x39)||(lower>=0x61&&lower<=0x66);
}
function isHiddenPair(high,low){
const code=(high-0xd800)*0x400+(low-0xdc00)+0x1_0000;
if(low<0xdc00||low>0xdfff)
return false;
return HIDDEN_PAIR_RANGES.some((first,at)=>at%2===0&&code>=first&&code<=(HIDDEN_PAIR_RANGES[at+1]??0));
}
const HIDDEN_RANGES=[
0x00,0x1f,0x7f,0x9f,0xad,0xad,0x34f,0x34f,0x61c,0x61c,0x115f,0x1160,0x17b4,0x17b5,0x180b,0x180f,
0x200b,0x200f,0x202a,0x202e,0x2060,0x206f,0x2800,0x2800,0x3164,0x3164,0xfe00,0xfe0f,0xfeff,0xfeff,
0xffa0,0xffa0,0xfff0,0xfffb
];
const HIDDEN_PAIR_RANGES=[0x1bca0,0x1bca3,0x1d173,0x1d17a,0xe0000,0xe0fff];
const HIGH_SURROGATE_RANGES=[0xd82f,0xd82f,0xd834,0xd834,0xdb40,0xdb43];
const SPACE_RANGES=[
0x09,0x0d,0x20,0x20,0xa0,0xa0,0x1680,0x1680,0x2000,0x200a,0x2028,0x2029,0x202f,0x202f,0x205f,0x205f,
0x3000,0x3000
];
const PUNCTUATION_RANGES=[
0x21,0x2f,0x3a,0x40,0x5b,0x60,0x7b,0x7e,0xa1,0xa9,0xab,0xac,0xae,0xb1,0xb4,0xb4,0xb6,0xb8,0xbb,
0xbb,0xbf,0xbf,0xd7,0xd7,0xf7,0xf7,0x300,0x34e,0x350,0x36f,0x2010,0x2027,0x2030,0x205e,0x2190,0x23ff,
0x2500,0x27bf,0x2900,0x2bff,0x3001,0x3003,0x3008,0x3011,0x30fb,0x30fb
];
const KINDS=kindsOfCharacters();
function kindsOfCharacters(){
const kinds=new Uint8Array(0x1_0000);
const mark=(ranges,kind)=>{
for(let at=0;at<ranges.length;at+=2)
kinds.fill(kind,ranges[at],(ranges[at+1]??0)+1);
};
mark(HIDDEN_RANGES,HIDDEN);
mark(SPACE_RANGES,SPACE);
mark(PUNCTUATION_RANGES,PUNCTUATION);
mark([ZERO,ZERO],MAYBE_HEX_PREFIX);
mark(HIGH_SURROGATE_RANGES,MAYBE_HIDDEN);
return kinds;
}
}),
28888:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(findSecretPatterns)
});
var normalized_text=__webpack_require__(76649);
;
const START=String.raw `(?<![A-Za-z0-9_-])`;
const GITHUB=['hp_','ho_','hu_','hs_','hr_'];
function anyCase(pattern){
return pattern.replace(/\\.|\[[^\]]*\]|[A-Za-z]/g,(part)=>part.length===1?`[${part.toUpperCase()}${part.toLowerCase()}]`:part);
}
function parameter(name){
const separator=String.raw `[?&;]|\\u0026|%(?:25)?(?:3F|26)`;
const assignment=anyCase(String.raw `${name}(?:=|\\u003d|%(?:25)?3D)`);
return String.raw `(?<=${separator})${assignment}(?=[^\s&"']{0,200}\d)(?<secret>[\w+/%.~-]{16,16384}={0,2})`;
}
const PLACEHOLDER=String.raw `(?:\$\{|\$\(|\$\w{1,80}@|\{\{|\{[\w.-]{1,80}\}@|%s@|%[({]|\*{1,80}@|\[[\w -]{1,80}\]@|\.{3}@|…@)`;
const NOWHERE=String.raw `(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]{1,63}\.){0,8}example(?:\.(?:com|net|org))?)(?![\w.-])`;
const ADDRESS_WITH_PASSWORD=[
String.raw `(?<=[A-Za-z0-9]):(?:\\?\/){2}(?<user>[^\s:@/"'<>\\]{0,256}):`,
String.raw `(?!${PLACEHOLDER}|\k<user>@|\d{1,5}[?#]|${anyCase(`passw(?:or)?d@${NOWHERE}`)})`,
'(?<secret>[^\\s/"\'<>`\\\\]{1,512})(?=@(?!sha\\d{1,3}:)[A-Za-z0-9[$])'
].join('');
function escapedAddress(percent){
const[colon,slash,at]=[`${percent}3[Aa]`,`${percent}2[Ff]`,`${percent}40`];
const part=String.raw `(?:(?!${colon}|${slash}|${at})[^\s&"'<>])`;
return String.raw `(?<=[A-Za-z0-9])${colon}${slash}${slash}(?<user>${part}{0,256})${colon}(?!\k<user>${at})(?<secret>${part}{1,512})(?=${at})`;
}
const SECRET_PATTERNS=[
{keywords:GITHUB,keywordOffset:1,source:String.raw `gh[pousr]_[A-Za-z0-9._-]{35,16384}[A-Za-z0-9_-]`},
{keywords:GITHUB,keywordOffset:1,source:String.raw `gh[pousr]_[A-Za-z0-9]{12,64}(?=…|\[…|$)`},
{keywords:['b_p'],keywordOffset:5,source:String.raw `github_pat_\w{22,16384}`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-(?=[\w-]{0,80}[0-9A-Z])[\w-]{20,16384}`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-[a-z]{20,200}(?![\w-])`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-(?:proj|ant|or|svcacct|admin)-[\w-]{20,16384}`},
{
keywords:['sk_','rk_'],
keywordOffset:0,
source:String.raw `${START}[sr]k_(?:live|test|prod)_[A-Za-z0-9]{16,256}`
},
{keywords:['whs'],keywordOffset:0,source:String.raw `${START}whsec_[A-Za-z0-9+/=]{24,256}`},
{
keywords:['gsk','xai','ppl','r8_','hf_'],
keywordOffset:0,
source:String.raw `${START}(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,256}`
},
{keywords:['aki','asi'],keywordOffset:0,source:String.raw `(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)`},
{
keywords:['sec'],
keywordOffset:0,
source:String.raw `${anyCase('secret_?access_?key')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`
},
{
keywords:['aws'],
keywordOffset:0,
source:String.raw `${anyCase('aws_session_token')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+=]{60,4096})`
},
{keywords:['aiz'],keywordOffset:0,source:String.raw `${START}AIza[\w-]{35}`},
{keywords:['ya2'],keywordOffset:0,source:String.raw `${START}ya29\.[\w-]{20,4096}`},
{keywords:['goc'],keywordOffset:0,source:String.raw `${START}GOCSPX-[\w-]{20,64}`},
{keywords:['acc'],keywordOffset:0,source:String.raw `AccountKey=(?<secret>[\w+/=%&-]{30,1024})`},
{
keywords:['sha'],
keywordOffset:0,
source:String.raw `SharedAccess(?:Key|Signature)=(?<secret>[\w+/=%&-]{30,1024})`
},
{keywords:['8q~'],keywordOffset:3,source:String.raw `(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,34}(?![\w~.-])`},
{keywords:['dop'],keywordOffset:0,source:String.raw `${START}dop_v1_[a-f0-9]{64}`},
{keywords:['dap'],keywordOffset:0,source:String.raw `${START}dapi[a-f0-9]{32}(?![\w])`},
{keywords:['xox'],keywordOffset:0,source:String.raw `${START}xox[abeoprs]-[\w-]{10,16384}`},
{keywords:['xap'],keywordOffset:0,source:String.raw `${START}xapp-\d-[\w-]{20,1024}`},
{
keywords:['s.s'],
keywordOffset:4,
source:String.raw `hooks\.slack\.com/(?:services|workflows|triggers)/(?<secret>[\w/]{20,256})`
},
{
keywords:['glp','gld','glr','glc','glf','gli','gla','gls','glo'],
keywordOffset:0,
source:String.raw `${START}gl(?:pat|ptt|dt|rt|cbt|ft|imt|agent|soat|oas|ffct)-[\w.-]{20,16384}`
},
{keywords:['npm'],keywordOffset:0,source:String.raw `(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)`},
{keywords:['pyp'],keywordOffset:0,source:String.raw `${START}pypi-AgE[\w-]{40,1024}`},
{keywords:['rub'],keywordOffset:0,source:String.raw `${START}rubygems_[a-f0-9]{48}`},
{keywords:['dck'],keywordOffset:0,source:String.raw `${START}dckr_(?:pat|oat)_[\w-]{20,128}`},
{keywords:['sg.'],keywordOffset:0,source:String.raw `${START}SG\.[\w-]{16,64}\.[\w-]{16,128}`},
{keywords:['hvs','hvb'],keywordOffset:0,source:String.raw `${START}hv[sb]\.[\w-]{24,512}`},
{keywords:['shp'],keywordOffset:0,source:String.raw `${START}shp(?:at|ss|ca)_[a-fA-F0-9]{32}`},
{keywords:['lin'],keywordOffset:0,source:String.raw `${START}lin_api_[A-Za-z0-9]{32,64}`},
{keywords:['gls','glc'],keywordOffset:0,source:String.raw `${START}gl(?:sa|c)_[\w+/=]{32,512}`},
{keywords:['pma'],keywordOffset:0,source:String.raw `${START}PMAK-[a-f0-9-]{50,80}`},
{keywords:['sbp'],keywordOffset:0,source:String.raw `${START}sbp_[a-f0-9]{40}`},
{keywords:['fig'],keywordOffset:0,source:String.raw `${START}figd_[\w-]{36,64}`},
{keywords:['ntn'],keywordOffset:0,source:String.raw `${START}ntn_[A-Za-z0-9]{40,64}`},
{keywords:['tt3'],keywordOffset:3,source:String.raw `${START}ATATT3[\w=-]{60,512}`},
...[8,9,10].map((digits)=>({
keywords:[':aa'],
keywordOffset:digits,
source:String.raw `(?<![\w:])\d{${digits}}:AA[\w-]{33}(?![\w-])`
})),
{keywords:['e-s'],keywordOffset:2,source:String.raw `AGE-SECRET-KEY-1[0-9A-Z]{58}`},
{
keywords:['eyj'],
keywordOffset:0,
source:String.raw `${START}eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}`
},
{
keywords:['uth'],
keywordOffset:0,
source:String.raw `${anyCase('uthorization')}["']?[ \t]{0,4}[:=][ \t]{0,4}["']?${anyCase('(?:bearer|basic|token)')}[ \t]{1,4}(?=[^\s"']{0,200}\d)(?<secret>[A-Za-z0-9._~+/=-]{16,16384})`
},
{keywords:['sig'],keywordOffset:0,source:parameter('sig(?:nature)?')},
{
keywords:['x-a','x-c','x-g','x-o','x-t'],
keywordOffset:0,
source:parameter('x-[A-Za-z]{2,8}-(?:signature|security-token)')
},
{keywords:['sig'],keywordOffset:0,source:String.raw `(?<=[,\s])Signature=(?<secret>[0-9a-f]{40,512})(?![\w])`},
{keywords:['://',String.raw `:\/`],keywordOffset:0,source:ADDRESS_WITH_PASSWORD},
{keywords:['%3a'],keywordOffset:0,source:escapedAddress('%')},
{keywords:['%25'],keywordOffset:0,source:escapedAddress('%25')}
];
;
const KEYWORD_LENGTH=3;
const candidates=new Map();
const isKeyword=new Uint8Array(1<<(5*KEYWORD_LENGTH));
for(const[id,{keywords,keywordOffset,source}]of SECRET_PATTERNS.entries()){
const candidate={id,keywordOffset,pattern:new RegExp(source,'y')};
for(const keyword of keywords){
const key=Array.from(keyword).reduce((sum,letter)=>(sum<<5)|(letter.charCodeAt(0)&31),0);
candidates.set(key,[...(candidates.get(key)??[]),candidate]);
isKeyword[key]=1;
}
}
const KEY_HEADER=/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/g;
const KEY_END=/-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/g;
const KEY_WITHOUT_END=/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[A-Za-z0-9+/=\s]|\\[nrt]|(?<=\n[ \t>|+\d-]{0,16})[->|:]){0,32768}/y;
function findSecretPatterns(text){
const mapped=(0,normalized_text.Xh)(text);
if(!(0,normalized_text.Vh)(mapped))
return rangesIn(text,mapped.codes);
const visible=(0,normalized_text.S8)(mapped,normalized_text.v6.withoutHidden,false);
const found=rangesIn((0,normalized_text.ur)(visible),visible.codes);
if(found.length===0)
return[];
const original=(0,normalized_text.S8)(mapped,normalized_text.v6.withoutHidden);
return found.map((range)=>(0,normalized_text.b6)(range,original));
}
function rangesIn(text,codes){
const found=text.includes('PRIVATE KEY')?rangesOfPrivateKeys(text):[];
const free=SECRET_PATTERNS.map(()=>0);
let key=0;
for(let at=0;at<codes.length;at+=1){
key=((key<<5)|((codes[at]??0)&31))&0x7fff;
if(isKeyword[key]===0)
continue;
for(const{id,pattern,keywordOffset}of candidates.get(key)??[]){
const start=at+1-KEYWORD_LENGTH-keywordOffset;
if(start<(free[id]??0))
continue;
pattern.lastIndex=start;
const match=pattern.exec(text);
if(!match)
continue;
const end=pattern.lastIndex;
free[id]=end;
found.push({start:end-(match.groups?.['secret']??match[0]).length,end});
}
}
return found;
}
function rangesOf(pattern,text){
return Array.from(text.matchAll(pattern),({0:{length},index})=>({start:index,end:index+length}));
}
function rangesOfPrivateKeys(text){
const starts=Array.from(text.matchAll(KEY_HEADER),({index})=>index);
const ends=rangesOf(KEY_END,text);
let next=0;
return starts.flatMap((start,at)=>{
while((ends[next]?.start??Infinity)<start)
next+=1;
const end=ends[next];
if(end&&end.start<(starts[at+1]??Infinity))
return[{start,end:end.end}];
KEY_WITHOUT_END.lastIndex=start;
return KEY_WITHOUT_END.test(text)?[{start,end:KEY_WITHOUT_END.lastIndex}]:[];
});
}
}),
26837:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
KL:()=>(redactDeep),
Kx:()=>(PLACEHOLDER),
lY:()=>(createRedactor)
});
var _pattern_search_js_0_=__webpack_require__(28888);
var _search_js_1_=__webpack_require__(51017);
const PLACEHOLDER='***';
const MIN_SECRET=6;
const MAX_DEPTH=500;
const SHORT={maxLength:1_000,maxKept:500};
const LONG={maxLength:20_000,maxKept:4};
function createRedactor(secrets){
const values=[...new Set(secrets.map((secret)=>secret.toWellFormed().trim()))];
const words=values.filter(({length})=>length>=MIN_SECRET&&length<_search_js_1_.p);
const search=(0,_search_js_1_.I)(values,'partial');
const redact=(text)=>replaceRanges(text,[
...words.flatMap((word)=>findWord(word,text)),
...(0,_pattern_search_js_0_.F)(text),
...search(text)
]);
const redactShort=keepingResults(redact,SHORT.maxKept);
const redactLong=keepingResults(redact,LONG.maxKept);
return(text)=>{
if(text.length<MIN_SECRET)
return text;
if(text.length<=SHORT.maxLength)
return redactShort(text);
return text.length<=LONG.maxLength?redactLong(text):redact(text);
};
}
function keepingResults(redact,max){
const results=new Map();
return(text)=>{
const known=results.get(text);
if(known!==undefined)
return known;
const redacted=redact(text);
results.set(text,redacted);
const[oldest='']=results.keys();
if(results.size>max)
results.delete(oldest);
return redacted;
};
}
function redactDeep(value,redact){
return redactBelow(value,redact,MAX_DEPTH);
}
function redactBelow(value,redact,depth){
if(typeof value==='string')
return redact(value);
if(typeof value!=='object'||value===null)
return value;
if(depth===0)
return '[too deep to show]';
if(Array.isArray(value))
return value.map((item)=>redactBelow(item,redact,depth-1));
return Object.fromEntries(Object.entries(value).map(([name,item])=>[redact(name),redactBelow(item,redact,depth-1)]));
}
function findWord(word,text){
const ranges=[];
for(let start=text.indexOf(word);start>=0;start=text.indexOf(word,start+word.length)){
const end=start+word.length;
if(!/\w/.test(text.charAt(start-1)+text.charAt(end)))
ranges.push({start,end});
}
return ranges;
}
function replaceRanges(text,ranges){
if(ranges.length===0)
return text;
const parts=[];
let from=0;
let isOpen=false;
for(const{start,end}of ranges.toSorted((a,b)=>a.start-b.start)){
if(!isOpen||start>from)
parts.push(text.slice(from,start),PLACEHOLDER);
isOpen=true;
from=Math.max(from,end);
}
return parts.join('')+text.slice(from);
}
}),
51017:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(MIN_SEARCH_LENGTH),
I:()=>(createSecretSearch)
});
var normalized_text=__webpack_require__(76649);
;
const UPPER='ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER=UPPER.toLowerCase();
const DECIMAL='0123456789';
const SEPARATOR=-1;
const OTHER=-2;
const HEX=digitEncoding(4,[`${DECIMAL}${UPPER.slice(0,6)}`,`${DECIMAL}${LOWER.slice(0,6)}`]);
const BASE64=digitEncoding(6,[`${UPPER}${LOWER}${DECIMAL}+/`,`${UPPER}${LOWER}${DECIMAL}-_`]);
const BASE32=digitEncoding(5,[`${UPPER}234567`,`${LOWER}234567`]);
const BASE32_HEX=digitEncoding(5,[`${DECIMAL}${UPPER.slice(0,22)}`,`${DECIMAL}${LOWER.slice(0,22)}`]);
function digitEncoding(bits,alphabets){
const values=Int8Array.from({length:128},(_,code)=>/[ \n!-/:-@[\]^_`{-~]/.test(String.fromCharCode(code))?SEPARATOR:OTHER);
for(const alphabet of alphabets){
for(let value=0;value<alphabet.length;value+=1)
values[alphabet.charCodeAt(value)]=value;
}
let alignments=0;
for(let digit=0;digit<8;digit+=1)
alignments|=0x80>>((digit*bits)%8);
return{bits,values,alignments};
}
const WINDOW=11;
const MAX_OTHER=4;
const RING=64;
function decodeDigits(text,parts,{encoding,builder}){
const{codes}=text;
const{bits,values,alignments}=encoding;
const ring=new Uint32Array(RING);
const decoder=new PieceDecoder(codes,encoding,builder);
for(const{start,end}of parts){
let digits=0;
let pending=0;
let pendingBits=0;
let low=-1;
let middle=-1;
let high=-1;
for(let at=start;at<end;at+=1){
const code=codes[at]??0;
const value=code<128?(values[code]??OTHER):OTHER;
if(value===SEPARATOR)
continue;
if(value<0||(code===ZERO&&bits===4)){
const dropped=(0,normalized_text.bT)(codes,at,normalized_text.v6.lettersOnly);
if(dropped>0){
at+=dropped-1;
continue;
}
if(value<0){
pendingBits=0;
low=middle=high=-1;
continue;
}
}
ring[digits&(RING-1)]=at;
digits+=1;
pending=(pending<<bits)|value;
pendingBits+=bits;
if(pendingBits<8)
continue;
pendingBits-=8;
high=(high<<8)|(middle>>>24);
middle=(middle<<8)|(low>>>24);
low=(low<<8)|((pending>>>pendingBits)&0xff);
let used=low|middle|(high&0xff_ffff);
used|=used>>>16;
used|=used>>>8;
const candidates=~used&alignments;
if(candidates===0)
continue;
for(let alignment=0;alignment<8;alignment+=1){
if((candidates&(0x80>>alignment))===0||decoder.hasRead(at,alignment))
continue;
const bitsBack=WINDOW*8+pendingBits-alignment;
const digitsBack=Math.ceil(bitsBack/ bits);
const first=ring[(digits-digitsBack)&(RING-1)]??0;
decoder.decode({first,skippedBits:digitsBack*bits-bitsBack,end,alignment});
}
}
}
}
const ZERO=0x30;
class PieceDecoder{
#codes;
#encoding;
#builder;
#read=new Uint32Array(8);
constructor(codes,encoding,builder){
this.#codes=codes;
this.#encoding=encoding;
this.#builder=builder;
}
hasRead(at,alignment){
return at<(this.#read[alignment]??0);
}
decode(piece){
const isAdded=this.#readBytes(piece,false);
if(isAdded)
this.#readBytes(piece,true);
}
#readBytes({first,skippedBits,end,alignment},isAdding){
const{bits,values}=this.#encoding;
const codes=this.#codes;
let pending=0;
let pendingBits=-skippedBits;
let count=0;
let others=0;
let zeros=0;
let start=first;
if(isAdding)
this.#builder.gap(first);
for(let at=first;at<end;at+=1){
const code=codes[at]??0;
const value=code<128?(values[code]??OTHER):OTHER;
if(value===SEPARATOR)
continue;
if(value<0||(code===ZERO&&bits===4)){
const dropped=(0,normalized_text.bT)(codes,at,normalized_text.v6.lettersOnly);
at+=Math.max(0,dropped-1);
if(dropped>0)
continue;
if(value<0)
break;
}
if(pendingBits<=0)
start=at;
pending=((pending&0xff)<<bits)|value;
pendingBits+=bits;
if(pendingBits<8)
continue;
pendingBits-=8;
const byte=(pending>>>pendingBits)&0xff;
count+=1;
zeros=byte===0?zeros+1:0;
others=byte<0x80?0:others+1;
this.#read[alignment]=at+1;
if(isAdding)
this.#builder.add(byte,start,at+1);
else if(count===WINDOW)
return true;
else if(!isText(byte)||zeros>MAX_ZEROS)
return false;
start=at;
if(others===MAX_OTHER||zeros>MAX_ZEROS)
break;
}
return isAdding;
}
}
const MAX_ZEROS=3;
function isText(byte){
return(byte>=0x20&&byte<0x7f)||(byte>=0x09&&byte<=0x0d)||byte===0||byte===0x1b;
}
var git_names=__webpack_require__(67135);
;
const LINE_END=0x0a;
const MAX_LINE=4096;
const NO_BYTES=String.raw `(?![\da-f]{0,2}(?::[\da-f]{2}){3})`;
const NO_LINE_NUMBER=String.raw `(?!\d{1,9}[\t:][\da-f]{7,16}:?[ \t])`;
const OFFSET=new RegExp(String.raw `^[ \t]{0,32}${NO_BYTES}${NO_LINE_NUMBER}(?:0x)?(?:([\da-f]{1,20})[ \t]?[:|\u2192]|([\da-f]{4,20})(?=[ \t])|(\d{1,9})\t)`,'i');
const FIRST_OFFSET=/(?<![\da-f])(?:0{4,6}|[\da-f]{7,20})(?=:?[ \t])/i;
const PREFIX=new RegExp(String.raw `^[ \t]{0,16}(?:[>|+#*-]|//|\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}(?:Z|[+-][\d:]{4,6})?|\[[^\]]{1,40}\]|${NO_BYTES}\d{1,9}[\t:|-])[ \t]?`);
const LINE_MARKS='>|+#*/[-';
const MAX_PREFIXES=4;
const BODY=/^(?:[ \t]{0,8}(?:0x)?[0-9a-f]{1,22},?(?:[ \t]{1,8}(?:0x)?[0-9a-f]{1,22},?){0,63}(?![^ \t])|[ \t]{0,8}[^ \t]+[ \t]*$)/i;
const NAMES='nul soh stx etx eot enq ack bel bs ht nl vt ff cr so si dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us sp'.split(' ');
const CHARACTERS=new RegExp(String.raw `^(?: {3}.| {2}\\[0abfnrtv]| [0-7]{3}| del|${NAMES.map((name)=>name.padStart(4)).join('|')}){1,32} *$`);
const BETWEEN_BARS=/[ \t]{2}[|>](.{1,64})[|<]$/;
const NUMBERS=[
/^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} ){1,64}/i,
/^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} {1,2}){1,64}/i,
/^[ \t]{0,8}(?:(?:[0-9a-f]{2}){1,8} ){0,64} *(?:[0-9a-f]{2}){1,7} /i
];
function readDumps(text,builder){
let block=[];
const flush=()=>{
const[first]=block;
if(first&&(block.length>1||first.isCharacters||first.offset===undefined))
addBlock(text,block,builder);
block=[];
};
const{codes}=text;
for(let start=0;start<codes.length;){
const found=codes.indexOf(LINE_END,start);
const end=found<0?codes.length:found;
const line=mayStartDump(codes,start)&&end-start<=MAX_LINE?parseLine(codes,{start,end}):undefined;
if(!line||!continues(line,block.at(-1)))
flush();
if(line&&block.length===0)
block.push(...parseFirstLine(codes,start));
if(line)
block.push(line);
start=end+1;
}
flush();
}
function continues({offset},before){
if(!before||offset===undefined)
return before?.offset===undefined;
return before.offset!==undefined&&offset>before.offset;
}
function parseFirstLine(codes,next){
const end=next-1;
const start=Math.max(codes.lastIndexOf(LINE_END,end-1)+1,end-MAX_LINE,0);
if(end<=start)
return[];
const line=(0,normalized_text.ur)({codes:codes.subarray(start,end)});
const zero=FIRST_OFFSET.exec(line);
const parsed=zero&&parseLine(codes,{start:start+zero.index,end});
return parsed?[parsed]:[];
}
function mayStartDump(codes,start){
let at=start;
while(codes[at]===0x20||codes[at]===0x09)
at+=1;
const character=String.fromCharCode(codes[at]??0);
return LINE_MARKS.includes(character)||/[\da-f]/i.test(character);
}
function parseLine(codes,{start,end}){
const line=(0,normalized_text.ur)({codes:codes.subarray(start,end)}).replace(/\r$/,'');
let from=0;
for(let marks=0;;marks+=1){
const rest=line.slice(from);
const offset=OFFSET.exec(rest);
const parsed=offset&&parseBody(line,from+offset[0].length);
if(parsed)
return moved({...parsed,offset:offsetOf(offset)},start);
const mark=marks<MAX_PREFIXES?PREFIX.exec(rest):null;
if(!mark)
return from>0?moved(parseBody(line,from),start):undefined;
from+=mark[0].length;
}
}
function offsetOf([,inHex,beforeSpace,numbered]){
return BigInt(`0x${inHex??beforeSpace??numbered??'0'}`);
}
function parseBody(line,from){
const rest=line.slice(from).replace(line.lastIndexOf('|',from)>=0?/[ \t]\|$/:'','');
const isCharacters=CHARACTERS.test(rest);
if(!isCharacters&&!BODY.test(rest))
return undefined;
const column=isCharacters?undefined:columnIn(rest);
const body={start:0,end:column?.start??rest.length};
return moved({offset:undefined,body,column,isCharacters},from);
}
function moved(line,by){
if(!line)
return undefined;
const move=({start,end})=>({start:start+by,end:end+by});
return{...line,body:move(line.body),column:line.column&&move(line.column)};
}
function columnIn(rest){
const shown=BETWEEN_BARS.exec(rest)?.[1];
if(shown!==undefined)
return{start:rest.length-1-shown.length,end:rest.length-1};
for(const numbers of NUMBERS){
const written=numbers.exec(rest)?.[0]??'';
const digits=/^(?:[ \t]*[01]{8})+[ \t]*$/.test(written)?8:2;
const start=rest.length-written.replaceAll(/[ \t]/g,'').length/ digits;
if(start>written.length&&rest.slice(written.length,start).trim()==='')
return{start,end:rest.length};
}
return undefined;
}
function addBlock(text,block,builder){
builder.gap(block[0]?.body.start??0);
for(const{body,isCharacters}of block){
if(isCharacters){
for(let at=body.start;at<body.end;at+=4)
builder.add(characterIn(text,at),at,at+4);
}
else{
builder.copy(body.start,body.end);
builder.add(LINE_END,body.end,body.end);
}
}
builder.gap(block[0]?.body.start??0);
for(const{column}of block)
if(column)
builder.copy(column.start,column.end);
}
function characterIn({codes},at){
const field=(0,normalized_text.ur)({codes:codes.subarray(at+1,at+4)});
if(/^[0-7]{3}$/.test(field))
return Number.parseInt(field,8);
const named=NAMES.indexOf(field.trim());
if(named>=0)
return named;
const last=field.slice(-1);
return(field[1]==='\\'?(git_names.p2[last]??last):last).charCodeAt(0);
}
;
const GAP=0xffff;
const MIN_CAPACITY=256;
class TextBuilder{
#source;
#withOffsets;
#codes;
#starts;
#ends;
#length=0;
constructor(source,withOffsets,capacity=MIN_CAPACITY){
this.#source=source;
this.#withOffsets=withOffsets;
this.#codes=new Uint16Array(capacity);
this.#starts=new Uint32Array(withOffsets?capacity:0);
this.#ends=new Uint32Array(withOffsets?capacity:0);
}
add(code,start,end){
if(this.#length===this.#codes.length)
this.#grow();
this.#codes[this.#length]=code;
if(this.#withOffsets){
const{offsets}=this.#source;
this.#starts[this.#length]=offsets?(offsets.starts[start]??0):start;
this.#ends[this.#length]=offsets?(offsets.ends[end-1]??0):end;
}
this.#length+=1;
}
copy(start,end){
for(let at=start;at<end;at+=1)
this.add(this.#source.codes[at]??0,at,at+1);
}
gap(at){
if(this.#length>0)
this.add(GAP,at,at);
}
build(){
if(this.#length===0)
return undefined;
const offsets=this.#withOffsets?{starts:this.#starts,ends:this.#ends}:undefined;
return{codes:this.#codes.subarray(0,this.#length),offsets};
}
#grow(){
const grown=(old,larger)=>{
larger.set(old);
return larger;
};
const capacity=2*this.#codes.length;
this.#codes=grown(this.#codes,new Uint16Array(capacity));
if(!this.#withOffsets)
return;
this.#starts=grown(this.#starts,new Uint32Array(capacity));
this.#ends=grown(this.#ends,new Uint32Array(capacity));
}
}
;
const JOINED=/(["'`])[^"'`\n]{1,4096}\1(?:\s{0,80}\+\s{0,80}\1[^"'`\n]{0,4096}\1){1,4096}/gu;
const JOIN=/(["'`])\s{0,80}\+\s{0,80}\1/gu;
function joinLiterals(text,withOffsets){
const builder=new TextBuilder(text,withOffsets);
for(const{0:literals,index}of(0,normalized_text.ur)(text).matchAll(JOINED)){
builder.gap(index);
let from=0;
for(const{0:join,index:at}of literals.matchAll(JOIN)){
builder.copy(index+from,index+at);
from=at+join.length;
}
builder.copy(index+from,index+literals.length);
}
return builder.build();
}
;
const FORMATS=[
{base:2,digits:8,bytes:1},
{base:8,digits:3,bytes:1},
{base:8,digits:6,bytes:2},
{base:8,digits:11,bytes:4},
{base:8,digits:22,bytes:8},
{base:10,digits:3,bytes:1},
{base:10,digits:5,bytes:2},
{base:10,digits:10,bytes:4},
{base:16,digits:4,bytes:2},
{base:16,digits:8,bytes:4},
{base:16,digits:16,bytes:8}
];
const MIN_BYTES=8;
function decodeNumbers(text,parts,builder){
for(const part of parts){
const tokens=tokensOf(text.codes,part);
for(const format of FORMATS){
let first=0;
for(let next=0;next<=tokens.length;next+=1){
const token=tokens[next];
if(token&&fits(token,format))
continue;
const end=token&&isShortEnd(token,format)?next+1:next;
if((next-first)*format.bytes>=MIN_BYTES)
addBytes(tokens.slice(first,end),format,builder);
first=next+1;
}
}
}
}
const TOKEN=/(?<![0-9a-fA-F])(?:0x)?([0-9a-fA-F]+)/g;
const MAX_PIECE=65_536;
function tokensOf(codes,{start,end}){
const tokens=[];
for(let from=start;from<end;from+=MAX_PIECE){
const piece=(0,normalized_text.ur)({codes:codes.subarray(from,Math.min(end,from+MAX_PIECE))});
for(const{0:all,1:digits='',index}of piece.matchAll(TOKEN)){
tokens.push({text:digits,leastBase:leastBaseOf(digits),start:from+index,end:from+index+all.length});
}
}
return tokens;
}
function leastBaseOf(digits){
let largest=0;
for(let at=0;at<digits.length;at+=1)
largest=Math.max(largest,digits.charCodeAt(at));
if(largest>0x39)
return 16;
if(largest>0x37)
return 10;
return largest>0x31?8:2;
}
function fits({text,leastBase},{base,digits,bytes}){
const{length}=text;
if(leastBase>base||(base===10?length>digits:length!==digits))
return false;
if(base===8)
return text<(bytes===2||bytes===8?'2':'4');
return base!==10||Number(text)<2**(8*bytes);
}
function isShortEnd({text},{base,digits}){
return base===16&&text.length<digits&&text.length%2===0;
}
function addBytes(tokens,{base,bytes},builder){
if(base===10&&bytes>1&&!tokens.some(({text})=>Number(text)>=2**(4*bytes)))
return;
const littleEndian=tokens.map(({text})=>bytesOf(text,base,bytes));
addText(littleEndian,tokens,builder);
if(bytes===1||base===16)
return;
const bigEndian=littleEndian.map((word)=>word.toReversed());
addText(bigEndian,tokens,builder);
}
function bytesOf(text,base,bytes){
if(base===16)
return Array.from({length:text.length/ 2},(_,byte)=>hexByte(text,text.length/ 2-1-byte));
if(bytes<=4){
const value=Number.parseInt(text,base);
return Array.from({length:bytes},(_,byte)=>Math.floor(value/ 2**(8*byte))&0xff);
}
const value=BigInt(`0o${text}`);
return Array.from({length:bytes},(_,byte)=>Number((value>>BigInt(8*byte))&0xffn));
}
function hexByte(text,at){
return Number.parseInt(text.slice(2*at,2*at+2),16);
}
function addText(words,tokens,builder){
if(words.flat().filter((byte)=>byte>0x20&&byte<0x7f).length<MIN_BYTES)
return;
for(const[index,word]of words.entries()){
const{start=0,end=0}=tokens[index]??{};
if(index===0)
builder.gap(start);
for(const byte of word)
builder.add(byte,start,end);
}
}
;
const WORD=1;
const survey_HEX=2;
const survey_SEPARATOR=4;
const ESCAPE=8;
const HIDDEN=16;
const survey_LINE_END=32;
const SPACE=64;
const SMALL=128;
const CAPITAL=256;
const MARK=512;
const KINDS=kindsOfCharacters();
const PLUS=0x2b;
const QUOTES=Array.from('"\'`',(quote)=>quote.charCodeAt(0));
const MAX_BLANKS=80;
const MIN_RUN=8;
const MIN_DIGITS=15;
const MIN_HEX_DIGITS=16;
function surveyText({codes}){
const{length}=codes;
const kinds=KINDS;
const runs=[];
const runsOfOneCase=[];
const numbers=[];
let seen=0;
let hasMarkedLines=false;
let hasJoins=false;
let isLineStart=true;
let runsStart=0;
let runsDigits=0;
let runsCases=0;
let longRunsEnd=0;
let hexStart=0;
let hexDigits=0;
for(let at=0;at<length;at+=1){
const start=at;
let kind=0;
let common=survey_HEX;
let any=0;
for(;at<length;at+=1){
kind=kinds[codes[at]??0]??0;
if((kind&WORD)===0)
break;
common&=kind;
any|=kind;
}
const run=at-start;
if(isLineStart&&((kinds[codes[start]??0]??0)&MARK)!==0)
hasMarkedLines=true;
if(run===1&&codes[start]===PLUS&&joinsLiterals(codes,start))
hasJoins=true;
let end=-1;
if(run>=MIN_RUN){
if(!hasBoth(any)&&!hasBoth(runsCases)&&hasBoth(any|runsCases)){
if(runsDigits>=MIN_DIGITS){
runs.push({start:runsStart,end:start});
runsOfOneCase.push({start:runsStart,end:start});
}
runsDigits=0;
runsCases=0;
}
if(runsDigits===0)
runsStart=start;
runsDigits+=run;
runsCases|=any;
longRunsEnd=at;
}
else if(run>0){
if(runsDigits>0)
runsDigits+=run;
end=at;
}
const isEnd=at>=length-1||(kind&survey_SEPARATOR)===0;
if(isEnd)
end=at;
if(end>=0&&runsDigits>0){
if(runsDigits>=MIN_DIGITS){
runs.push({start:runsStart,end});
if(isOfOneCase(codes,{start:runsStart,end:longRunsEnd}))
runsOfOneCase.push({start:runsStart,end});
}
runsDigits=0;
runsCases=0;
}
if(run>0&&common!==0){
if(hexDigits===0)
hexStart=start;
hexDigits+=run;
hasMarkedLines||=isLineStart;
}
else if(run>0&&hexDigits>0){
if(hexDigits>=MIN_HEX_DIGITS)
numbers.push({start:hexStart,end:start});
hexDigits=0;
}
if(isEnd){
if(hexDigits>=MIN_HEX_DIGITS)
numbers.push({start:hexStart,end:at});
hexDigits=0;
}
seen|=kind;
isLineStart=(kind&survey_LINE_END)!==0||(isLineStart&&run===0&&(kind&SPACE)!==0);
}
const hasEscapes=(seen&ESCAPE)!==0;
const hasHidden=(seen&HIDDEN)!==0;
return{runs,runsOfOneCase,numbers,hasEscapes,hasHidden,hasMarkedLines,hasJoins};
}
function joinsLiterals(codes,at){
let[before,after]=[at-1,at+1];
const isBlank=(code=0)=>code===0x20||(code>=0x09&&code<=0x0d);
while(at-before<MAX_BLANKS&&isBlank(codes[before]))
before-=1;
while(after-at<MAX_BLANKS&&isBlank(codes[after]))
after+=1;
return QUOTES.includes(codes[before]??0)&&codes[before]===codes[after];
}
function isOfOneCase(codes,{start,end}){
const kinds=KINDS;
let small=0;
let capital=0;
for(let at=start;at<end;at+=1){
const kind=kinds[codes[at]??0]??0;
if(hasBoth(kind))
return false;
if((kind&SMALL)!==0)
small+=1;
else if((kind&CAPITAL)!==0)
capital+=1;
}
return Math.min(small,capital)*4<=Math.max(small,capital);
}
function hasBoth(cases){
return(cases&(SMALL|CAPITAL))===(SMALL|CAPITAL);
}
function kindsOfCharacters(){
const kinds=new Uint16Array(0x1_0000).fill(survey_SEPARATOR|ESCAPE);
kinds[GAP]=0;
for(let code=0;code<0x80;code+=1){
const character=String.fromCharCode(code);
if(/[\w+/-]/.test(character))
kinds[code]=WORD|(/[\dA-FXa-fx]/.test(character)?survey_HEX:0)|caseOf(character);
else
kinds[code]=survey_SEPARATOR|(/[%\\&]/.test(character)?ESCAPE:0);
}
for(const mark of `0123456789${LINE_MARKS}`)
kinds[mark.charCodeAt(0)]=(kinds[mark.charCodeAt(0)]??0)|MARK;
kinds.forEach((kind,code)=>{
if((0,normalized_text.pZ)(code))
kinds[code]=kind|HIDDEN;
});
kinds[0x09]=survey_SEPARATOR|SPACE;
kinds[0x0a]=survey_SEPARATOR|survey_LINE_END;
kinds[0x20]=survey_SEPARATOR|SPACE;
return kinds;
}
function caseOf(character){
if(/[a-z]/.test(character))
return SMALL;
if(/\W|_/.test(character))
return SMALL|CAPITAL;
return/[A-Z]/.test(character)?CAPITAL:0;
}
;
const FIRST=0xa1;
const[UNKNOWN,compatibility_forms_OTHER,COMPATIBLE]=[0,1,2];
const kinds=new Uint8Array(0x11_0000);
const ASCII=/[!-~]/;
function isCompatibilityForm(codes,at){
if((codes[at]??0)<FIRST)
return false;
const character=characterAt(codes,at);
if(kinds[character]===UNKNOWN)
kinds[character]=ASCII.test(asciiOf(character))?COMPATIBLE:compatibility_forms_OTHER;
return kinds[character]===COMPATIBLE;
}
function compatibilityForm(codes,at){
const character=characterAt(codes,at);
return{text:asciiOf(character),length:character>0xffff?2:1};
}
const TAGS=0xe_0000;
function asciiOf(character){
if(character>TAGS&&character<TAGS+0x7f)
return String.fromCharCode(character-TAGS);
return String.fromCodePoint(character).normalize('NFKC');
}
function characterAt(codes,at){
const[high=0,low=0]=[codes[at],codes[at+1]];
const isPair=(high&0xfc00)===0xd800&&(low&0xfc00)===0xdc00;
return isPair?(high-0xd800)*0x400+(low-0xdc00)+0x1_0000:high;
}
;
function contextBefore(codes,position,{from,letters:most}){
let letters=0;
let at=position;
for(;at>from&&letters<most;at-=1)
if((0,normalized_text.GQ)(codes[at-1]??0))
letters+=1;
return at;
}
function contextAfter(codes,position,{to,letters:most}){
let letters=0;
let at=position;
for(;at<to&&letters<most;at+=1)
if((0,normalized_text.GQ)(codes[at]??0))
letters+=1;
return at;
}
;
const NAMED={
...{amp:'&',lt:'<',gt:'>',quot:'"',apos:"'",nbsp:' ',sol:'/',plus:'+',equals:'=',lowbar:'_'},
...{period:'.',colon:':',semi:';',comma:',',num:'#',dollar:'$',percnt:'%',excl:'!',quest:'?'},
...{commat:'@',ast:'*',lpar:'(',rpar:')',lsqb:'[',rsqb:']',lbrack:'[',rbrack:']',lcub:'{'},
...{rcub:'}',bsol:'\\',hat:'^',grave:'`',vert:'|',verbar:'|',tab:'\t',newline:'\n',dash:'-'},
...{lbrace:'{',rbrace:'}',midast:'*',underbar:'_',hyphen:'-'}
};
const MAX_NAME=8;
const CONTROL={n:'\n',r:'\r',t:'\t'};
const CONTEXT=64;
const SHIFT=2**21;
const MAX_CODE=0x10_ffff;
const[PERCENT,AND,SEMICOLON,HASH,BACKSLASH]=[0x25,0x26,0x3b,0x23,0x5c];
const unescape_ZERO=0x30;
const[LETTER_U,LETTER_X,OPENING,CLOSING]=[0x75,0x78,0x7b,0x7d];
function unescape_unescape({codes,offsets},withOffsets){
let escape=nextEscape(codes,0);
if(escape===codes.length)
return undefined;
const builder=new TextBuilder({codes,offsets},withOffsets,codes.length);
let from=0;
for(;;){
const before=contextBefore(codes,escape,{from,letters:CONTEXT});
if(before>from)
builder.gap(before);
builder.copy(before,escape);
from=addMeaning(codes,escape,builder);
escape=nextEscape(codes,from);
const after=contextAfter(codes,from,{to:escape,letters:CONTEXT});
builder.copy(from,after);
from=after;
if(escape===codes.length)
break;
}
return builder.build();
}
function addMeaning(codes,escape,builder){
if(isCompatibilityForm(codes,escape)){
const{text,length}=compatibilityForm(codes,escape);
for(let at=0;at<text.length;at+=1)
builder.add(text.charCodeAt(at),escape,escape+length);
return escape+length;
}
const packed=escapeAt(codes,escape);
const end=escape+Math.floor(packed/ SHIFT);
const character=packed%SHIFT;
if(character>0xffff)
builder.add(0xd800+((character-0x1_0000)>>10),escape,end);
builder.add(character>0xffff?0xdc00+(character&0x3ff):character,escape,end);
return end;
}
function nextEscape(codes,from){
for(let at=from;at<codes.length;at+=1){
const code=codes[at]??0;
if((code===PERCENT||code===BACKSLASH||code===AND)&&escapeAt(codes,at)>0)
return at;
if(code>0x7f&&isCompatibilityForm(codes,at))
return at;
}
return codes.length;
}
function escapeAt(codes,at){
if(codes[at]===AND)
return codes[at+1]===HASH?numberAt(codes,at):nameAt(codes,at);
if(byteAt(codes,at)>=0)
return unescape_characterAt(codes,at);
if(((codes[at+1]??0)|0x20)===LETTER_U)
return unicodeAt(codes,at);
if(codes[at]!==BACKSLASH)
return 0;
if(codes[at+1]===unescape_ZERO)
return 2*SHIFT;
const character=AFTER_BACKSLASH[codes[at+1]??0]??0;
return character===0?0:2*SHIFT+character;
}
const AFTER_BACKSLASH=Uint8Array.from({length:0x80},(_,code)=>{
const letter=String.fromCharCode(code);
return(CONTROL[letter]??(`"'\\/`.includes(letter)?letter:'\0')).charCodeAt(0);
});
function unescape_characterAt(codes,at){
const first=byteAt(codes,at);
const length=lengthOfByte(codes,at);
const more=first>=0xf5?0:first>=0xf0?3:first>=0xe0?2:first>=0xc2?1:0;
let character=more===0?first:first&(0x3f>>more);
for(let each=1;each<=more;each+=1){
const next=byteAt(codes,at+each*length);
if((next&0xc0)!==0x80||next<0)
return length*SHIFT+first;
character=character*0x40+(next&0x3f);
}
return(1+more)*length*SHIFT+Math.min(character,MAX_CODE);
}
function byteAt(codes,at){
if(codes[at]===PERCENT)
return hexAt(codes,at+1,at+3);
if(codes[at]!==BACKSLASH)
return-1;
if(((codes[at+1]??0)|0x20)===LETTER_X)
return hexAt(codes,at+2,at+4);
const[first,second,third]=[digitAt(codes,at+1),digitAt(codes,at+2),digitAt(codes,at+3)];
const isOctal=first>=0&&first<4&&second>=0&&second<8&&third>=0&&third<8;
if(isOctal)
return first*64+second*8+third;
return isShortOctal(codes,at)?first*8+second:-1;
}
function lengthOfByte(codes,at){
return codes[at]===PERCENT||isShortOctal(codes,at)?3:4;
}
function isShortOctal(codes,at){
if(codes[at]!==BACKSLASH)
return false;
const[first,second,third]=[digitAt(codes,at+1),digitAt(codes,at+2),digitAt(codes,at+3)];
return first>=4&&first<8&&second>=0&&second<8&&(third<0||third>7);
}
function unicodeAt(codes,at){
if(codes[at+2]!==OPENING){
const long=codes[at+1]===LETTER_U?-1:hexAt(codes,at+2,at+10);
if(long>=0&&long<=MAX_CODE)
return 10*SHIFT+long;
const code=hexAt(codes,at+2,at+6);
return code<0?0:6*SHIFT+code;
}
const end=endOfHex(codes,at+3,6);
const code=hexAt(codes,at+3,end);
return code<0||code>MAX_CODE||codes[end]!==CLOSING?0:(end+1-at)*SHIFT+code;
}
function numberAt(codes,at){
const isHex=((codes[at+2]??0)|0x20)===LETTER_X;
let start=at+(isHex?3:2);
const begin=start;
while(codes[start]===0x30&&start<begin+9)
start+=1;
let end=start;
let code=0;
for(;end<start+7;end+=1){
const digit=isHex?hexDigit(codes[end]??0):digitAt(codes,end);
if(digit<0)
break;
code=code*(isHex?16:10)+digit;
}
if(end===begin||code>MAX_CODE)
return 0;
return(end-at+(codes[end]===SEMICOLON?1:0))*SHIFT+code;
}
function nameAt(codes,at){
let name='';
let end=at+1;
for(;end<=at+MAX_NAME;end+=1){
const lower=(codes[end]??0)|0x20;
if(lower<0x61||lower>0x7a)
break;
name+=String.fromCharCode(lower);
}
const character=codes[end]===SEMICOLON&&Object.hasOwn(NAMED,name)?NAMED[name]:undefined;
return character===undefined?0:(end+1-at)*SHIFT+character.charCodeAt(0);
}
function hexAt(codes,start,end){
let value=start<end?0:-1;
for(let at=start;at<end;at+=1){
const digit=hexDigit(codes[at]??0);
if(digit<0)
return-1;
value=value*16+digit;
}
return value;
}
function endOfHex(codes,start,most){
let end=start;
while(end<start+most&&hexDigit(codes[end]??0)>=0)
end+=1;
return end;
}
function hexDigit(code){
if(code>=0x30&&code<=0x39)
return code-0x30;
const lower=code|0x20;
return lower>=0x61&&lower<=0x66?lower-0x57:-1;
}
function digitAt(codes,at){
const digit=(codes[at]??0)-0x30;
return digit>=0&&digit<=9?digit:-1;
}
;
const without_hidden_CONTEXT=16;
function withoutHidden(text,withOffsets){
const{codes}=text;
const builder=new TextBuilder(text,withOffsets);
let from=0;
let hidden=nextHidden(codes,0);
if(hidden===codes.length)
return undefined;
for(;;){
const before=contextBefore(codes,hidden,{from,letters:without_hidden_CONTEXT});
if(before>from)
builder.gap(before);
builder.copy(before,hidden);
from=hidden+(0,normalized_text.bT)(codes,hidden,normalized_text.v6.withoutHidden);
hidden=nextHidden(codes,from);
const after=contextAfter(codes,from,{to:hidden,letters:without_hidden_CONTEXT});
builder.copy(from,after);
from=after;
if(hidden===codes.length)
return builder.build();
}
}
function nextHidden(codes,from){
for(let at=from;at<codes.length;at+=1){
if((0,normalized_text.pZ)(codes[at]??0)&&(0,normalized_text.bT)(codes,at,normalized_text.v6.withoutHidden)>0)
return at;
}
return codes.length;
}
;
const MIN_NUMBERS=8;
const[DOLLAR,wrapped_numbers_ZERO,LETTER_R]=[0x24,0x30,0x72];
const MARKS=Uint8Array.from({length:0x80},(_,code)=>{
const before={'(':'r','+':'u',o:'0',O:'0',b:'0',B:'0'};
return before[String.fromCharCode(code)]?.charCodeAt(0)??0;
});
const WRAPPER=/[)\s+.&|,;]{0,12}(?<!\w)(?:(?:uni)?chrw?\$?\s?\(\s?|n?char\s?\(\s?|0[bo]|u\+)(?=[\da-f])/gi;
function hasWrappedNumbers({codes}){
let count=0;
for(let at=1;at<codes.length&&count<MIN_NUMBERS;at+=1){
const mark=MARKS[codes[at]??0]??0;
if(mark===0||!isDigit(codes[at+1]))
continue;
const before=codes[at-1]??0;
if((before|0x20)===mark||(before===DOLLAR&&mark===LETTER_R))
count+=1;
}
return count===MIN_NUMBERS;
}
function withoutWrappers(text,withOffsets){
const builder=new TextBuilder(text,withOffsets,text.codes.length);
let from=0;
for(const{0:wrapper,index}of(0,normalized_text.ur)(text).matchAll(WRAPPER)){
builder.copy(from,index);
from=index+wrapper.length;
builder.add(0x20,index,from);
if(/o$/i.test(wrapper)&&!isDigit(text.codes[from+2]))
builder.add(wrapped_numbers_ZERO,index,from);
}
if(from===0)
return undefined;
builder.copy(from,text.codes.length);
return builder.build();
}
function isDigit(code=0){
return code>=wrapped_numbers_ZERO&&code<=0x39;
}
;
const MAX_DEPTH=5;
const MAX_TOTAL=16;
function*derivedTexts(text,withOffsets){
let level=[(0,normalized_text.Xh)(text)];
let room=MAX_TOTAL*text.length;
for(let depth=0;;depth+=1){
yield*level;
if(depth===MAX_DEPTH)
return;
const next=[];
for(const source of level){
if(room<0)
return;
for(const derived of stepsFrom(source,withOffsets)){
room-=derived.codes.length;
next.push(derived);
}
}
level=next;
}
}
function stepsFrom(text,withOffsets){
const survey=surveyText(text);
const steps=[
survey.hasEscapes?unescape_unescape(text,withOffsets):undefined,
decode(text,survey,withOffsets),
survey.hasMarkedLines?withoutOffsetsOfDumps(text,withOffsets):undefined,
survey.hasHidden?withoutHidden(text,withOffsets):undefined,
survey.hasJoins?joinLiterals(text,withOffsets):undefined,
survey.hasEscapes?withSpacesForPlus(text,withOffsets):undefined,
hasWrappedNumbers(text)?withoutWrappers(text,withOffsets):undefined
];
return steps.filter((step)=>step!==undefined);
}
function decode(text,{runs,runsOfOneCase,numbers},withOffsets){
if(runs.length===0&&numbers.length===0)
return undefined;
const builder=new TextBuilder(text,withOffsets);
decodeDigits(text,runs,{encoding:BASE64,builder});
for(const encoding of[HEX,BASE32,BASE32_HEX])
decodeDigits(text,runsOfOneCase,{encoding,builder});
decodeDigits(text,numbers,{encoding:HEX,builder});
decodeNumbers(text,numbers,builder);
return builder.build();
}
function withoutOffsetsOfDumps(text,withOffsets){
const builder=new TextBuilder(text,withOffsets);
readDumps(text,builder);
return builder.build();
}
const[derived_texts_PERCENT,derived_texts_PLUS,derived_texts_SPACE]=[0x25,0x2b,0x20];
function withSpacesForPlus(text,withOffsets){
const{codes}=text;
const builder=new TextBuilder(text,withOffsets);
let end=0;
for(let percent=codes.indexOf(derived_texts_PERCENT);percent>=0;percent=codes.indexOf(derived_texts_PERCENT,end)){
let start=percent;
while(start>end&&(codes[start-1]??0)>derived_texts_SPACE)
start-=1;
end=percent;
while((codes[end]??0)>derived_texts_SPACE)
end+=1;
if(!codes.subarray(start,end).includes(derived_texts_PLUS))
continue;
builder.gap(start);
for(let at=start;at<end;at+=1){
const code=codes[at]??0;
builder.add(code===derived_texts_PLUS?derived_texts_SPACE:code,at,at+1);
}
}
return builder.build();
}
;
function encodingsOf(secret){
const bytes=Buffer.from(secret);
const hex=bytes.toString('hex');
const encodings=[
{kind:'plain',text:secret},
{kind:'plain',text:Array.from(secret).reverse().join('')},
...inOtherCase(secret).map((text)=>({kind:'plain',text})),
...base64Encodings(bytes).flatMap((text)=>[text,Array.from(text).reverse().join('')].map(asBase64)),
...otherEncodings(secret,bytes).map((text)=>({kind:'ascii',text})),
...base32Encodings(bytes).map((text)=>({kind:'base32',text})),
...[hex,Array.from(hex).reverse().join('')].flatMap((text)=>[text,text.toUpperCase()].map((each)=>({kind:'hex',text:each})))
];
return[...new Map(encodings.toReversed().map((encoded)=>[encoded.text,encoded])).values()];
}
const asBase64=(text)=>({kind:'base64',text});
function inOtherCase(secret){
const[small,capital]=[secret.toLowerCase(),secret.toUpperCase()];
const hasOneCase=(secret===small)!==(secret===capital);
return hasOneCase&&/\d.*\d.*\d/.test(secret)?[small,capital]:[];
}
function otherEncodings(secret,bytes){
const short=bytes.length<=200?[base58(bytes)]:[];
const shifts=bytes.length<=MAX_SHIFTED?ALL_SHIFTS:[13];
return[
...shifts.map((shift)=>withLetters(secret,(place)=>place+shift)),
withLetters(secret,(place)=>25-place),
rotated47(secret),
...short,
...[0,1,2,3].flatMap((offset)=>base85(bytes,offset)),
...uuencoded(bytes)
];
}
const MAX_SHIFTED=100;
const ALL_SHIFTS=Array.from({length:25},(_,shift)=>shift+1);
function withLetters(text,move){
let moved='';
for(let at=0;at<text.length;at+=1){
const code=text.charCodeAt(at);
const isLetter=(code>=0x41&&code<=0x5a)||(code>=0x61&&code<=0x7a);
const first=code<0x61?0x41:0x61;
moved+=String.fromCharCode(isLetter?(move(code-first)%26)+first:code);
}
return moved;
}
function rotated47(text){
return text.replaceAll(/[!-~]/g,(sign)=>String.fromCharCode(((sign.charCodeAt(0)-33+47)%94)+33));
}
const BASE58='123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
function base58(bytes){
let text='';
for(let rest=BigInt(`0x0${bytes.toString('hex')}`);rest>0n;rest/=58n)
text=(BASE58[Number(rest%58n)]??'')+text;
return text;
}
const BASE85=[
Array.from({length:85},(_,value)=>String.fromCharCode(value+33)).join(''),
'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~',
'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'
];
function base85(bytes,offset){
const first=(4-offset)%4;
const groups=Array.from({length:Math.max(0,Math.floor((bytes.length-first)/ 4))},(_,index)=>bytes.readUInt32BE(first+4*index));
return BASE85.map((alphabet)=>groups
.map((group)=>[4,3,2,1,0].map((power)=>alphabet[Math.floor(group/ 85**power)%85]??'').join(''))
.join(''));
}
const encodings_BASE64='ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
function uuencoded(bytes){
return base64Encodings(bytes).map((text)=>Array.from(text,(digit)=>String.fromCharCode(encodings_BASE64.indexOf(digit)+32)).join(''));
}
function base64Encodings(bytes){
return[0,1,2].map((offset)=>{
const encoded=Buffer.concat([Buffer.alloc(offset),bytes]).toString('base64');
return encoded.slice(...ownCharacters(offset,bytes.length,6));
});
}
const encodings_BASE32=Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
const encodings_BASE32_HEX=Buffer.from('0123456789ABCDEFGHIJKLMNOPQRSTUV');
const MAX_BYTES_OF_VARIANTS=16;
function base32Encodings(bytes){
const offsets=[0,1,2,3,4];
const common=offsets.map((offset)=>base32(bytes,offset,encodings_BASE32));
if(bytes.length>MAX_BYTES_OF_VARIANTS)
return common;
const all=[...common,...offsets.map((offset)=>base32(bytes,offset,encodings_BASE32_HEX))];
return all.flatMap((text)=>[text,text.toLowerCase()]);
}
function base32(bytes,offset,alphabet){
const[first,last]=ownCharacters(offset,bytes.length,5);
const encoded=Buffer.alloc(last-first);
for(let index=0;index<encoded.length;index+=1){
const bit=(first+index)*5-offset*8;
const two=((bytes[bit>>3]??0)<<8)|(bytes[(bit>>3)+1]??0);
encoded[index]=alphabet[(two>>(11-(bit&7)))&31]??0;
}
return encoded.toString('latin1');
}
function ownCharacters(offset,length,bitsPerCharacter){
return[Math.ceil((offset*8)/ bitsPerCharacter),Math.floor(((offset+length)*8)/ bitsPerCharacter)];
}
;
const GRAM=8;
const{imul}=Math;
function roll(hash,code){
return((hash<<hash_index_SHIFT)+imul(code,SPREAD))|0;
}
const hash_index_SHIFT=32/ GRAM;
const SPREAD=0x9e37_79b1;
const SLOTS_PER_HASH=16;
const MIN_TABLE_BITS=12;
const MAX_TABLE_BITS=20;
const MAX_ENTRIES_PER_HASH=4;
const UNLIKELY_BY_CHANCE=16;
class SecretIndex{
#entries=[];
#slots;
#shift;
constructor(needles){
const grams=needles.reduce((sum,{text,leastPart})=>sum+text.length/ strideOf(leastPart),0);
const bits=Math.min(MAX_TABLE_BITS,Math.max(MIN_TABLE_BITS,Math.ceil(Math.log2(grams*SLOTS_PER_HASH+1))));
this.#slots=new Int32Array(1<<bits);
this.#shift=32-bits;
for(const needle of needles)
this.#add(needle);
}
get isEmpty(){
return this.#entries.length===0;
}
get filter(){
return{slots:this.#slots,shift:this.#shift};
}
hasHash(hash){
return this.#count(this.#slots[hash>>>this.#shift]??0,hash)>0;
}
hasGram(hash,gram){
for(let entry=this.#firstOf(hash);entry;entry=this.#entries[entry.next-1])
if(entry.hash===hash&&entry.needle.text.startsWith(gram,entry.at))
return true;
return false;
}
#firstOf(hash){
return this.#entries[(this.#slots[hash>>>this.#shift]??0)-1];
}
find({codes}){
const slots=this.#slots;
const shift=this.#shift;
const ranges=[];
let hash=0;
let free=0;
for(let at=0;at<codes.length;at+=1){
hash=roll(hash,codes[at]??0);
const entry=slots[hash>>>shift]??0;
if(entry===0||at<free||at<GRAM-1)
continue;
const part=this.#longest(codes,{at:at-GRAM+1,hash,entry});
if(!part)
continue;
ranges.push(part);
free=part.end;
}
return ranges;
}
#add(needle){
const{text,leastPart}=needle;
const stride=strideOf(leastPart);
let hash=0;
for(let at=0;at<text.length;at+=1){
hash=roll(hash,text.charCodeAt(at));
const start=at-GRAM+1;
if(start<0||start%stride!==0)
continue;
const slot=hash>>>this.#shift;
const next=this.#slots[slot]??0;
if(this.#count(next,hash)===MAX_ENTRIES_PER_HASH)
continue;
this.#slots[slot]=this.#entries.push({hash,needle,at:start,next});
}
}
#count(first,hash){
let count=0;
for(let entry=this.#entries[first-1];entry;entry=this.#entries[entry.next-1])
if(entry.hash===hash)
count+=1;
return count;
}
#longest(codes,{at,hash,entry:first}){
let longest;
for(let entry=this.#entries[first-1];entry;entry=this.#entries[entry.next-1]){
const part=entry.hash===hash?partAround(codes,at,entry):undefined;
if(part&&(!longest||part.end-part.start>longest.end-longest.start))
longest=part;
}
return longest;
}
}
function strideOf(leastPart){
return leastPart-GRAM+1;
}
function partAround(codes,at,{needle,at:inNeedle}){
const{text}=needle;
let before=0;
while(before<inNeedle&&before<at&&codes[at-before-1]===text.charCodeAt(inNeedle-before-1))
before+=1;
let after=0;
const most=Math.min(text.length-inNeedle,codes.length-at);
while(after<most&&codes[at+after]===text.charCodeAt(inNeedle+after))
after+=1;
const size=before+after;
const isWhole=size===text.length;
if(after<GRAM||(!isWhole&&size<needle.leastPart))
return undefined;
const part=text.slice(inNeedle-before,inNeedle+after);
if(!isWhole&&needle.mayBeWord&&size<UNLIKELY_BY_CHANCE&&!looksLikeKey(part))
return undefined;
return{start:at-before,end:at+after};
}
function looksLikeKey(part){
return/\d/.test(part)&&/[a-z]/i.test(part);
}
;
const LEAST_PART={
plain:GRAM,
ascii:12,
base64:12,
base32:14,
hex:16
};
const LEAST_LETTERS=12;
const MIN_SEARCH_LENGTH=GRAM;
function createSecretSearch(secrets,match){
const encoded=secrets.filter(({length})=>length>=MIN_SEARCH_LENGTH).flatMap(encodingsOf);
const visible=new SecretIndex(needlesOf(encoded,'withoutSpaces',match));
const letters=new SecretIndex(needlesOf(encoded,'lettersOnly',match));
return(text)=>{
if(encoded.length===0||text.length<MIN_SEARCH_LENGTH)
return[];
if(!mayContainAny(derivedTexts(text,false),{visible,letters}))
return[];
return Array.from(derivedTexts(text,true))
.filter((derived)=>mayContain(derived,{visible,letters}))
.flatMap((derived)=>[
...rangesIn((0,normalized_text.S8)(derived,normalized_text.v6.withoutSpaces),visible),
...rangesIn((0,normalized_text.S8)(derived,normalized_text.v6.lettersOnly),letters)
]);
};
}
function mayContainAny(texts,indexes){
for(const text of texts)
if(mayContain(text,indexes))
return true;
return false;
}
function mayContain({codes},{visible,letters}){
const{slots:visibleSlots,shift:visibleShift}=visible.filter;
const{slots:lettersSlots,shift:lettersShift}=letters.filter;
let visibleHash=0;
let lettersHash=0;
let nextLetter=0;
for(let at=0;at<codes.length;at+=1){
const code=codes[at]??0;
if((0,normalized_text.xC)(code))
continue;
if((0,normalized_text.Bx)(code))
nextLetter=Math.max(nextLetter,at+1);
else if(!(0,normalized_text.GQ)(code)){
const dropped=(0,normalized_text.bT)(codes,at,normalized_text.v6.withoutSpaces);
at+=Math.max(0,dropped-1);
if(dropped>0)
continue;
if(at>=nextLetter)
nextLetter=at+(0,normalized_text.bT)(codes,at,normalized_text.v6.lettersOnly);
}
visibleHash=roll(visibleHash,code);
if(visibleSlots[visibleHash>>>visibleShift]!==0&&
isGramAt(at,visibleHash,{codes,index:visible,how:normalized_text.v6.withoutSpaces}))
return true;
if(at<nextLetter)
continue;
lettersHash=roll(lettersHash,code);
if(lettersSlots[lettersHash>>>lettersShift]!==0&&
isGramAt(at,lettersHash,{codes,index:letters,how:normalized_text.v6.lettersOnly}))
return true;
}
return false;
}
const LOOK_BACK=256;
function isGramAt(at,hash,{codes,index,how}){
if(!index.hasHash(hash))
return false;
const before=codes.subarray(Math.max(0,at+1-LOOK_BACK),at+1);
const gram=(0,normalized_text.ur)((0,normalized_text.S8)({codes:before,offsets:undefined},how)).slice(-GRAM);
return gram.length<GRAM||index.hasGram(hash,gram);
}
function rangesIn(normalized,index){
return index.find(normalized).map((range)=>(0,normalized_text.b6)(range,normalized));
}
function needlesOf(encoded,how,match){
return encoded.flatMap(({kind,text})=>{
const mayBeWord=kind==='plain';
const letters=kind==='base32'||kind==='hex'?text:normalizedText(text,normalized_text.v6.lettersOnly);
const visible=mayBeWord||kind==='ascii'?normalizedText(text,normalized_text.v6.withoutSpaces):letters;
const hasPunctuation=letters!==visible;
if(how==='withoutSpaces')
return hasPunctuation?needleOf(visible,GRAM):[];
const all=new Set([letters,text.replaceAll(NO_LETTER,'')]);
return[...all].flatMap((each)=>needleOf(each,hasPunctuation?LEAST_LETTERS:GRAM));
function needleOf(needle,shortest){
if(needle.length<shortest)
return[];
const isVague=mayBeWord&&(/\s/.test(text)||shortest===LEAST_LETTERS);
const leastPart=isVague?2*GRAM:LEAST_PART[kind];
return[
{text:needle,leastPart:match==='complete'?Math.max(needle.length,leastPart):leastPart,mayBeWord}
];
}
});
}
const NO_LETTER=/[!-/:-@[-`{-~\s]/g;
const PLAIN=/^(?!.*0x)[!-[\]-~]*$/i;
function normalizedText(text,how){
if(PLAIN.test(text))
return how===normalized_text.v6.lettersOnly?text.replaceAll(/[^\da-z]/gi,''):text;
return(0,normalized_text.ur)((0,normalized_text.S8)((0,normalized_text.Xh)(text),how));
}
}),
67135:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lh:()=>(unquoteName),
bG:()=>(ignorePattern),
p2:()=>(C_ESCAPES)
});
const C_ESCAPES={
0:'\0',
a:'\x07',
b:'\b',
f:'\f',
n:'\n',
r:'\r',
t:'\t',
v:'\v'
};
function unquoteName(name){
const bytes=Array.from(name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs),([,octal,letter,text])=>{
if(octal!==undefined)
return Buffer.from([Number.parseInt(octal,8)]);
return Buffer.from(text??C_ESCAPES[letter??'']??letter??'');
});
return Buffer.concat(bytes).toString();
}
function ignorePattern(path){
return path.replaceAll(/^[!#]|[\\*?[ ]/g,String.raw `\$&`).replaceAll(/[\n\r]/g,'?');
}
})
};
;
