"use strict";
exports.id=3398;
exports.ids=[3398];
exports.modules={
1624:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(collectInputSecrets),
V4:()=>(collectJobSecrets),
vf:()=>(collectLocalSecrets)
});
var _settings_api_keys_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6697);
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28658);
const SECRET_NAME=/(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|pass|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth|pat)$|[_-]pwd$|^pgpassword$|auth[_-]?token$/i;
const MIN_SECRET=12;
const HARMLESS=/^(?:\d+|[a-z]+)$/i;
const PATH=/^(?=[/~.])[~\w.@+ -]*(?:\/[~\w.@+ -]*)+$/;
const BASE64=/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/]{40,}$/;
function collectJobSecrets(read,environment){
const identity=environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN']??'';
return[...collectInputSecrets(read),...withoutEmpty([identity]),...collectEnvironmentSecrets(environment)];
}
function collectInputSecrets(read){
return withoutEmpty([read('github-token'),...(0,_settings_api_keys_js__WEBPACK_IMPORTED_MODULE_0__.V)(read('api-key'))]);
}
function collectLocalSecrets(environment){
const keys=_settings_providers_js__WEBPACK_IMPORTED_MODULE_1__.r5.map(({keyVariable=''})=>environment[keyVariable]?.trim()??'');
return[...withoutEmpty(keys),...collectEnvironmentSecrets(environment)];
}
function collectEnvironmentSecrets(environment){
const values=Object.entries(environment).flatMap(([name,value])=>value!==undefined&&SECRET_NAME.test(name)?[value,...value.split(/\r?\n/)]:[]);
const trimmed=values.map((value)=>value.trim());
return[...new Set(trimmed)].filter((value)=>value.length>=MIN_SECRET&&!isHarmless(value));
}
function isHarmless(value){
return HARMLESS.test(value)||(PATH.test(value)&&!BASE64.test(value));
}
function withoutEmpty(secrets){
return secrets.filter((secret)=>secret!=='');
}
}),
21387:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(createFinder)
});
;
const NAMED={amp:'&',lt:'<',gt:'>',quot:'"',apos:"'"};
const SCHEMES=[
{
sign:'\\',
pattern:/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g,
decode:(escape)=>JSON.parse(`"${escape}"`)
},
{
sign:'%',
pattern:/%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi,
decode:(escape)=>Buffer.from(escape.replaceAll('%',''),'hex').toString()
},
{
sign:'&',
pattern:/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g,
decode:(escape)=>{
const name=escape.slice(1,-1);
return NAMED[name]??characterOf(Number(name.replace('#','').replace(/^x/i,'0x')));
}
}
];
function unescapedViews(text){
return SCHEMES.flatMap((scheme)=>(text.includes(scheme.sign)?unescapedView(text,scheme):[]));
}
function unescapedView(text,{pattern,decode}){
const escapes=[];
let removed=0;
const view=text.replace(pattern,(escape,start)=>{
const character=decode(escape);
escapes.push({start,end:start+escape.length,at:start-removed,size:character.length});
removed+=escape.length-character.length;
return character;
});
if(escapes.length===0)
return[];
const originalRange=({start,end})=>({
start:originalOf(start,escapes).start,
end:originalOf(end-1,escapes).end
});
return[{text:view,originalRange}];
}
function originalOf(position,escapes){
let[low,high]=[0,escapes.length];
while(low<high){
const middle=(low+high)>>1;
if((escapes[middle]?.at??0)<=position)
low=middle+1;
else
high=middle;
}
const last=escapes[low-1];
if(last&&position<last.at+last.size)
return last;
const start=last?last.end+position-last.at-last.size:position;
return{start,end:start+1};
}
function characterOf(code){
return code<=0x10_ffff?String.fromCodePoint(code):'\ufffd';
}
;
const KEYWORD_LENGTH=3;
const BITS=5;
const LETTER=(1<<BITS)-1;
const KEYS=1<<(BITS*KEYWORD_LENGTH);
function createFinder(rules){
const candidates=new Map();
const isKey=new Uint8Array(KEYS);
for(const rule of rules){
for(const key of new Set(rule.keywords.map(keyOf))){
candidates.set(key,[...(candidates.get(key)??[]),rule]);
isKey[key]=1;
}
}
const find=(text)=>{
const ranges=[];
const free=new Map();
let key=0;
for(let at=0;at<text.length;at+=1){
key=nextKey(key,text.charCodeAt(at));
if(isKey[key]===0)
continue;
for(const rule of candidates.get(key)??[]){
const start=at+1-KEYWORD_LENGTH-rule.keywordOffset;
if(start<(free.get(rule)??0))
continue;
const range=rule.match(text,start);
if(!range)
continue;
ranges.push(range);
free.set(rule,range.end);
}
}
return ranges;
};
return(text)=>[
...find(text),
...unescapedViews(text).flatMap((view)=>find(view.text).map((range)=>view.originalRange(range)))
];
}
function keyOf(keyword){
return[0,1,2].reduce((key,at)=>nextKey(key,keyword.charCodeAt(at)),0);
}
function nextKey(key,code){
return((key<<BITS)|(code&LETTER))&(KEYS-1);
}
}),
9973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(patternRules)
});
const START=String.raw `(?<![A-Za-z0-9_-])`;
const GITHUB=['hp_','ho_','hu_','hs_','hr_'];
function anyCase(pattern){
return pattern.replace(/\\.|\[[^\]]*\]|[A-Za-z]/g,(part)=>part.length===1?`[${part.toUpperCase()}${part.toLowerCase()}]`:part);
}
function parameter(name){
return String.raw `(?<=[?&;])${anyCase(name)}=(?=[^\s&"']{0,200}\d)(?<secret>[\w+/%.~-]{16,16384}={0,2})`;
}
const PLACEHOLDER=String.raw `(?:\$\{|\$\(|\$\w{1,80}@|\{\{|\{[\w.-]{1,80}\}@|%s@|%[({]|\*{1,80}@|\[[\w -]{1,80}\]@|\.{3}@|…@)`;
const NOWHERE=String.raw `(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]{1,63}\.){0,8}example(?:\.(?:com|net|org))?)(?![\w.-])`;
const ADDRESS_WITH_PASSWORD=[
String.raw `(?<=[A-Za-z0-9])://(?<user>[^\s:@/"'<>\\]{0,256}):`,
String.raw `(?!${PLACEHOLDER}|\k<user>@|\d{1,5}[?#]|${anyCase(`passw(?:or)?d@${NOWHERE}`)})`,
'(?<secret>[^\\s/"\'<>`\\\\]{1,512})(?=@(?!sha\\d{1,3}:)[A-Za-z0-9[$])'
].join('');
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
{keywords:['://'],keywordOffset:0,source:ADDRESS_WITH_PASSWORD},
{
keywords:['beg'],
keywordOffset:5,
source:String.raw `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?:(?!-----BEGIN )[^]){0,32768}?-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|[\w+/=\s>|:-]{0,32768})`
}
];
const patternRules=SECRET_PATTERNS.map(({keywords,keywordOffset,source})=>{
const pattern=new RegExp(source,'y');
return{
keywords,
keywordOffset,
match:(text,start)=>{
pattern.lastIndex=start;
const match=pattern.exec(text);
const end=pattern.lastIndex;
return match?{start:end-(match.groups?.['secret']??match[0]).length,end}:undefined;
}
};
});
}),
70508:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(wordRules),
N:()=>(valueRules)
});
const MIN_LENGTH=8;
const MIN_WORD_LENGTH=6;
function valueRules(values){
return trimmed(values)
.filter(({length})=>length>=MIN_LENGTH)
.flatMap(formsOf)
.map(({text,before,after})=>ruleFor(text,(_,start)=>({start:Math.max(0,start-before),end:start+text.length+after})));
}
function wordRules(values){
return trimmed(values)
.filter(({length})=>length>=MIN_WORD_LENGTH&&length<MIN_LENGTH)
.map((word)=>ruleFor(word,(text,start)=>{
const end=start+word.length;
return/\w/.test(text.charAt(start-1)+text.charAt(end))?undefined:{start,end};
}));
}
function trimmed(values){
return[...new Set(values.map((value)=>value.toWellFormed().trim()))];
}
function ruleFor(needle,rangeAt){
return{
keywords:[needle.slice(0,3)],
keywordOffset:0,
match:(text,start)=>(text.startsWith(needle,start)?rangeAt(text,start):undefined)
};
}
function formsOf(value){
const bytes=Buffer.from(value);
const hex=bytes.toString('hex');
const texts=new Set([value,value.replaceAll(' ','+'),hex,hex.toUpperCase()]);
return[...Array.from(texts,(text)=>({text,before:0,after:0})),...[0,1,2].flatMap(base64Forms)];
function base64Forms(offset){
const bits=(offset+bytes.length)*8;
const encoded=Buffer.concat([Buffer.alloc(offset),bytes]).toString('base64');
const text=encoded.slice(Math.ceil((offset*8)/ 6),Math.floor(bits/ 6));
const alphabets=new Set([text,text.replaceAll('+','-').replaceAll('/','_')]);
return Array.from(alphabets,(each)=>({
text:each,
before:offset===0?0:1,
after:bits%6===0?0:1
}));
}
}
}),
26837:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
KL:()=>(redactDeep),
Kx:()=>(PLACEHOLDER),
lY:()=>(createRedactor)
});
var _find_matches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(21387);
var _known_patterns_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9973);
var _known_values_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(70508);
const PLACEHOLDER='***';
const MAX_DEPTH=500;
function createRedactor(secrets){
const find=(0,_find_matches_js__WEBPACK_IMPORTED_MODULE_0__.p)([..._known_patterns_js__WEBPACK_IMPORTED_MODULE_1__.W,...(0,_known_values_js__WEBPACK_IMPORTED_MODULE_2__.N)(secrets),...(0,_known_values_js__WEBPACK_IMPORTED_MODULE_2__.G)(secrets)]);
return(text)=>replaceRanges(text,find(text));
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
6697:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(readApiKeys),
V:()=>(secretsIn)
});
var _providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61165);
const LABELED=/^([a-z][a-z0-9-]{0,30})\s*=(.*)$/i;
function readApiKeys(text){
const lines=(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.PW)(text,'\n');
const byProvider=new Map();
const bare=[];
const problems=[];
for(const line of lines){
const{label,value:key}=parseLabel(line);
const provider=(0,_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(label);
if(!provider&&(label===''||lines.length===1))
bare.push(line);
else if(!provider)
problems.push(unknownProvider(/^=?$/.test(key)?'a name':label));
else if(key==='')
problems.push(emptyKey(label));
else if(byProvider.has(provider.name))
problems.push(`api-key has two keys for ${provider.name}. Remove one.`);
else
byProvider.set(provider.name,key);
}
if(bare.length>1){
problems.push(`api-key has ${bare.length} keys without a provider. Write each as provider=key, such as openai=….`);
}
return{keys:{own:bare[0]??'',byProvider},problems};
}
function secretsIn(text){
const secrets=(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.PW)(text,'\n').flatMap((line)=>{
const{label,value}=parseLabel(line);
return(0,_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)(label)?[value]:[line,value];
});
return[...new Set(secrets)].filter((secret)=>!/^=*$/.test(secret));
}
function parseLabel(line){
const[,label='',value='']=LABELED.exec(line)??[];
return{label,value:value.trim()};
}
function emptyKey(label){
return `api-key has nothing after ${label}=. Check that the secret exists and that this workflow can read it, or remove the line.`;
}
function unknownProvider(label){
return `api-key has a line for ${label}, which is not a known provider. Use one of ${_providers_js__WEBPACK_IMPORTED_MODULE_0__.e4.join(', ')}; write a key for base-url alone on its line.`;
}
})
};
;
