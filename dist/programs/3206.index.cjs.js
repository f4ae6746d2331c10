"use strict";
exports.id=3206;
exports.ids=[3206];
exports.modules={
43206:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
MAX_IMAGE_BYTES:()=>(MAX_IMAGE_BYTES),
MAX_TEXT_BYTES:()=>(MAX_TEXT_BYTES),
attachmentHosts:()=>(attachmentHosts),
isOnStorage:()=>(isOnStorage),
readAttachments:()=>(readAttachments)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_encoding_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3817);
var _rendered_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98989);
var _signed_address_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5491);
var _text_page_nodes_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(15807);
const MAX_IMAGE_BYTES=10*1024*1024;
const MAX_TEXT_BYTES=200*1024;
async function readAttachments(connection,attachments){
const hosts=attachmentHosts(connection.serverUrl);
const pages=new Map();
const pageOf=(source)=>{
const key=JSON.stringify(source);
const page=pages.get(key)??readPage(connection,source);
pages.set(key,page);
return page;
};
return Promise.all(attachments.map(async({name,source,body})=>{
try{
if(name.kind==='file')
return await readText(name,hosts,connection);
const page=await pageOf(source);
if(body!==undefined&&page.body!==body)
return unreadable('its text was edited after the request');
const address=imageAddress(name.guid,await pageImages(page.html),hosts);
return address?await readImage(address,connection):unreadable('it is not an image that the page shows');
}
catch(error){
connection.signal.throwIfAborted();
return unreadable((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error));
}
}));
}
function unreadable(reason){
return{kind:'unreadable',reason};
}
async function readPage({octokit,repository},source){
const{rest}=octokit;
const ask=()=>{
switch(source.kind){
case 'text':
return rest.issues.get({...repository,issue_number:source.number,..._rendered_markdown_js__WEBPACK_IMPORTED_MODULE_2__.B});
case 'comment':
return rest.issues.getComment({...repository,comment_id:source.id,..._rendered_markdown_js__WEBPACK_IMPORTED_MODULE_2__.B});
case 'review':
return rest.pulls.getReview({...repository,pull_number:source.number,review_id:source.id,..._rendered_markdown_js__WEBPACK_IMPORTED_MODULE_2__.B});
case 'review-comment':
return rest.pulls.getReviewComment({...repository,comment_id:source.id,..._rendered_markdown_js__WEBPACK_IMPORTED_MODULE_2__.B});
}
};
const{data}=await ask();
const{body,body_html:html}=data;
return{body:body??'',html:html??''};
}
function imageAddress(guid,shown,hosts){
return shown
.flatMap((src)=>URL.parse(src)??[])
.find((url)=>isOnStorage(url,hosts,'images')&&url.pathname.toLowerCase().includes(guid));
}
async function readImage(address,connection){
const response=await get(address,connection);
const{bytes,isCut}=await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_3__.CB)(response,MAX_IMAGE_BYTES);
if(isCut)
return unreadable('it is larger than 10 MB');
const type=imageType(bytes);
if(!type)
return unreadable('it is neither PNG, JPEG, GIF nor WebP');
return{kind:'image',type,bytes,sha256:(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')};
}
async function readText({id,name},hosts,connection){
const first=await get(new URL(`/user-attachments/files/${id}/${name}`,connection.serverUrl),connection,'manual');
const location=first.headers.get('location');
const stored=location===null?undefined:URL.parse(location);
if(stored)
await first.body?.cancel();
if(location!==null&&!(stored&&isOnStorage(stored,hosts,'files')))
return unreadable('it is kept on an unknown host');
const{bytes,isCut}=await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_3__.CB)(stored?await get(stored,connection):first,MAX_TEXT_BYTES);
if(isCut)
return unreadable('it is larger than 200 KB');
const decoded=(0,_text_encoding_js__WEBPACK_IMPORTED_MODULE_1__.g7)(bytes);
return decoded?.encoding==='utf-8'?{kind:'text',text:decoded.text}:unreadable('it is not text in UTF-8');
}
async function get(address,{signal,retryLimits:{responseTimeoutSeconds}},redirect='error'){
const headers={'user-agent':'forgehand'};
const limit=AbortSignal.any([signal,AbortSignal.timeout(responseTimeoutSeconds*1000)]);
const response=await fetch(address,{headers,redirect,signal:limit});
const isRedirect=redirect==='manual'&&response.status>=300&&response.status<400;
if(response.ok||isRedirect)
return response;
await response.body?.cancel();
throw new Error(`GitHub answered with ${response.status}`);
}
const SIGNATURES=[
['image/png',/^89504e470d0a1a0a/],
['image/jpeg',/^ffd8ff/],
['image/gif',/^47494638(?:37|39)61/],
['image/webp',/^52494646.{8}57454250/]
];
function imageType(bytes){
const start=bytes.toString('hex',0,12);
return SIGNATURES.find(([,signature])=>signature.test(start))?.[0];
}
const MIN_SIDE=16;
async function pageImages(html){
const images=(0,_text_page_nodes_js__WEBPACK_IMPORTED_MODULE_5__.JS)((await(0,_text_page_nodes_js__WEBPACK_IMPORTED_MODULE_5__.NL)(html))??[],['img']);
return images.filter((image)=>!isTiny(image)).flatMap((image)=>(0,_text_page_nodes_js__WEBPACK_IMPORTED_MODULE_5__.w4)(image,'src')??[]);
}
function isTiny(image){
return['width','height'].some((name)=>{
const side=(0,_text_page_nodes_js__WEBPACK_IMPORTED_MODULE_5__.w4)(image,name);
return side!==undefined&&Number.parseFloat(side)<MIN_SIDE&&!side.includes('%');
});
}
function attachmentHosts(serverUrl){
const{protocol,host,hostname}=new URL(serverUrl);
if(hostname==='github.com')
return{protocol,images:IMAGES,files:FILES,own:undefined};
const storage=[`media.${host}`,`private-user-images.${host}`];
return{protocol,images:storage,files:storage,own:host};
}
const IMAGES=['private-user-images.githubusercontent.com','user-images.githubusercontent.com'];
const FILES=['objects.githubusercontent.com'];
const OWN_FOLDERS=/^\/(?:media|storage|user-attachments|private-user-images)\//;
function isOnStorage({protocol,host,pathname,username,password},{own,...forge},kind){
if(protocol!==forge.protocol||username!==''||password!=='')
return false;
return forge[kind].includes(host)||(host===own&&OWN_FOLDERS.test(pathname));
}
}),
3817:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Go:()=>(isBinary),
P$:()=>(encodingOf),
g7:()=>(decodeText),
wx:()=>(encodeText)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
const SNIFFED_BYTES=8_000;
function decodeText(content){
const encoding=encodingOf(content);
if(encoding==='utf-8'){
return isBinary(content)||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content)?undefined:{text:content.toString('utf8'),encoding};
}
if(content.length%2!==0)
return undefined;
const text=inLittleEndian(content,encoding).toString('utf16le');
return text.includes('\0')||!text.isWellFormed()?undefined:{text,encoding};
}
function encodeText(text,encoding){
if(!text.isWellFormed()){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.v4('The text contains a lone surrogate, which cannot be encoded. Remove it.');
}
if(encoding==='utf-8')
return Buffer.from(text);
return inLittleEndian(Buffer.from(text,'utf16le'),encoding);
}
function isBinary(content){
return content.subarray(0,SNIFFED_BYTES).includes(0);
}
function encodingOf(content){
const[first,second]=content;
if(first===0xff&&second===0xfe)
return 'utf-16le';
return first===0xfe&&second===0xff?'utf-16be':'utf-8';
}
function inLittleEndian(content,encoding){
return encoding==='utf-16be'?Buffer.from(content).swap16():content;
}
}),
15807:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
JS:()=>(elementsNamed),
NL:()=>(parsePage),
nB:()=>(hasClass),
px:()=>(elementsIn),
vq:()=>(isElement),
w4:()=>(attributeOf)
});
const MAX_CHARACTERS=4*1024*1024;
const MAX_DEPTH=400;
async function parsePage(html){
if(html.length>MAX_CHARACTERS)
return undefined;
const{parseFragment}=await __webpack_require__.e(7016).then(__webpack_require__.bind(__webpack_require__,67016));
const{childNodes}=parseFragment(html);
let level=elementsIn(childNodes);
for(let depth=0;level.length>0&&depth<MAX_DEPTH;depth++)
level=level.flatMap((element)=>elementsIn(element.childNodes));
return level.length>0?undefined:childNodes;
}
function isElement(node){
return 'tagName' in node;
}
function elementsIn(nodes){
return nodes.filter(isElement);
}
function elementsNamed(nodes,names){
return elementsIn(nodes).flatMap((element)=>names.includes(element.tagName)?[element]:elementsNamed(element.childNodes,names));
}
function attributeOf({attrs},name){
return attrs.find((attribute)=>attribute.name===name)?.value;
}
function hasClass(element,name){
return(attributeOf(element,'class')??'').split(/\s+/u).includes(name);
}
})
};
;
