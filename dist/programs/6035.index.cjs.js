"use strict";
exports.id=6035;
exports.ids=[6035,8542];
exports.modules={
95621:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E5:()=>(EXPECTED_HOST),
FD:()=>(readDestination),
XJ:()=>(readHostRule),
YI:()=>(entryForDestination),
q1:()=>(matchingHostRule)
});
var node_url__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73136);
var _text_wildcard_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58542);
const USUAL_PORTS={'https://':[443],'http://':[80],'':[443,80]};
const MAX_NAME=253;
const LABEL=/^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const LAST_LABEL=/^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const STARRED=/^(?=.{1,63}$)[a-z0-9_-]*\*[a-z0-9_-]*$/;
const LOCAL_DOMAINS=new Set([
'localhost',
'local',
'internal',
'intranet',
'lan',
'corp',
'home',
'arpa',
'onion',
'invalid'
]);
const EXPECTED_HOST='a host such as registry.npmjs.org or *.example.org, with an optional port, but not an address, a path, or a name of this machine or its network';
function readHostRule(text){
const[,scheme='',name='',port]=/^(https?:\/\/|)([^/:@?#]*)(?::(\d{1,5}))?$/i.exec(text)??[];
if(name==='')
return EXPECTED_HOST;
const ports=port===undefined?USUAL_PORTS[scheme.toLowerCase()]:[Number(port)];
if(ports.some((each)=>each<1||each>65_535))
return 'a port from 1 to 65535 after the host';
const ascii=name.toLowerCase().replace(/\.$/,'');
if(/[^\x00-\x7f]/.test(ascii))
return inPunycode(ascii);
const labels=ascii.split('.');
const[first='',...others]=labels;
const isStarred=first.includes('*');
if(isStarred&&!STARRED.test(first))
return EXPECTED_HOST;
if(isStarred&&others.length<2)
return 'at least two labels after the asterisk, as in *.example.org';
const plain=isStarred?others:labels;
if(!isName(plain)||ascii.length>MAX_NAME)
return EXPECTED_HOST;
return{labels,ports};
}
function readDestination(authority,usualPort){
const[,name='',port]=/^([^/:@?#\s]{1,254})(?::(\d{1,5}))?$/.exec(authority)??[];
const host=name.toLowerCase().replace(/\.$/,'');
const number=port===undefined?usualPort:Number(port);
if(number===undefined||number<1||number>65_535||!isName(host.split('.')))
return undefined;
return host.length<=MAX_NAME?{host,port:number}:undefined;
}
function entryForDestination({host,port}){
return USUAL_PORTS[''].some((usual)=>usual===port)?host:`${host}:${port}`;
}
function matchingHostRule({host,port},rules){
const labels=host.split('.');
return rules.find((rule)=>rule.ports.includes(port)&&covers(rule.labels,labels));
}
function covers([first='',...others],labels){
const below=labels.length-others.length;
if(below<1||others.some((label,index)=>label!==labels[below+index]))
return false;
if(first==='*')
return true;
const[label='']=labels;
return below===1&&label.length>=first.length&&(0,_text_wildcard_js__WEBPACK_IMPORTED_MODULE_1__.H)(first,label);
}
function isName(labels){
const last=labels.at(-1)??'';
return(labels.length>=2&&
labels.every((label)=>LABEL.test(label)&&isRealPunycode(label))&&
LAST_LABEL.test(last)&&
!LOCAL_DOMAINS.has(last));
}
function isRealPunycode(label){
if(!label.startsWith('xn--'))
return!label.startsWith('--',2);
const unicode=(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(label);
return unicode!==''&&unicode!==label&&(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(unicode)===label;
}
function inPunycode(name){
const ascii=(0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(name);
return ascii===''?EXPECTED_HOST:`a host in ASCII (if it is the one you mean, write ${ascii})`;
}
}),
26035:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
openRoute:()=>(openRoute)
});
var external_node_crypto_=__webpack_require__(77598);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var external_node_events_=__webpack_require__(78474);
var external_node_http_=__webpack_require__(37067);
var external_node_stream_promises_=__webpack_require__(46466);
var external_node_timers_promises_=__webpack_require__(58500);
var external_node_net_=__webpack_require__(77030);
var external_node_os_=__webpack_require__(48161);
;
const SPECIAL_V4=[
['0.0.0.0',8],
['10.0.0.0',8],
['100.64.0.0',10],
['127.0.0.0',8],
['169.254.0.0',16],
['172.16.0.0',12],
['192.0.0.0',24],
['192.0.2.0',24],
['192.31.196.0',24],
['192.52.193.0',24],
['192.88.99.0',24],
['192.168.0.0',16],
['192.175.48.0',24],
['198.18.0.0',15],
['198.51.100.0',24],
['203.0.113.0',24],
['224.0.0.0',3],
['168.63.129.16',32]
];
const PUBLIC_V6=['2000::',3];
const SPECIAL_V6=[
['2001::',23],
['2001:db8::',32],
['2002::',16],
['2620:4f:8000::',48],
['3fff::',20]
];
const MIRROR_V4=[
['10.0.0.0',8],
['100.64.0.0',10],
['172.16.0.0',12],
['192.0.2.0',24],
['192.168.0.0',16],
['198.18.0.0',15],
['198.51.100.0',24],
['203.0.113.0',24]
];
const NEVER_MIRROR=['100.100.0.0',16];
const special=new external_node_net_.BlockList();
for(const[address,prefix]of SPECIAL_V4)
special.addSubnet(address,prefix,'ipv4');
for(const[address,prefix]of SPECIAL_V6)
special.addSubnet(address,prefix,'ipv6');
const mirror=new external_node_net_.BlockList();
for(const[address,prefix]of MIRROR_V4)
mirror.addSubnet(address,prefix,'ipv4');
const neverMirror=new external_node_net_.BlockList();
neverMirror.addSubnet(...NEVER_MIRROR,'ipv4');
const allocated=new external_node_net_.BlockList();
allocated.addSubnet(...PUBLIC_V6,'ipv6');
function isPublicAddress(address){
const version=(0,external_node_net_.isIP)(address);
if(version===4)
return!special.check(address,'ipv4');
return version===6&&!address.includes('%')&&allocated.check(address,'ipv6')&&!special.check(address,'ipv6');
}
function isMirrorAddress(address){
if((0,external_node_net_.isIP)(address)!==4)
return isPublicAddress(address);
return isPublicAddress(address)||(mirror.check(address,'ipv4')&&!neverMirror.check(address,'ipv4'));
}
function ownAddresses(){
return new Set(Object.values((0,external_node_os_.networkInterfaces)()).flatMap((addresses)=>(addresses??[]).map(({address})=>address)));
}
var host_rules=__webpack_require__(95621);
;
const ABSOLUTE=/^http:\/\/([^/?#]*)([/?][^#]*|)$/i;
const HOP_BY_HOP=/^(connection|proxy-.*|keep-alive|te|trailer|upgrade)$/i;
const NOT_PASSED=/^(transfer-encoding|host|expect|http2-settings)$/i;
function isHopByHop(name){
return HOP_BY_HOP.test(name);
}
function readForwardRequest({url='',httpVersion,headersDistinct,rawHeaders}){
const[,authority='',rest='']=ABSOLUTE.exec(url)??[];
const destination=(0,host_rules.FD)(authority,80);
if(!destination){
return 'This proxy accepts only tunnels and http:// URLs. The host must be a name, not an IP address.';
}
const{host:hosts=[]}=headersDistinct;
const named=(0,host_rules.FD)(hosts[0]??'',80);
const namesSameHost=hosts.length===1&&named?.host===destination.host&&named.port===destination.port;
if(!namesSameHost||httpVersion!=='1.1')
return 'The request and its Host header must name the same host, in HTTP/1.1.';
const{'transfer-encoding':encodings=[]}=headersDistinct;
if(encodings.length>1||!/^(chunked|)$/i.test(encodings[0]??''))
return 'A body must have a Content-Length, or chunked as its only transfer encoding.';
const dropped=new Set((headersDistinct['connection']??[]).flatMap((value)=>value.toLowerCase().split(/\s*,\s*/)));
dropped.delete('content-length');
const kept=rawHeaders.flatMap((name,index)=>{
const isPassed=index%2===0&&!isHopByHop(name)&&!NOT_PASSED.test(name)&&!dropped.has(name.toLowerCase());
return isPassed?[name,rawHeaders[index+1]??'']:[];
});
const{host,port}=destination;
const body=encodings.length>0?['Transfer-Encoding','chunked']:[];
const headers=['Host',port===80?host:`${host}:${port}`,...kept,...body,'Connection','close'];
return{destination,path:rest.startsWith('/')?rest:`/${rest}`,headers};
}
;
const HANDSHAKE_RECORD=22;
const CLIENT_HELLO=1;
const SERVER_NAME=0;
const MAX_HELLO=32_768;
const MAX_RECORD=16_384;
const MAX_RECORDS=32;
function parseClientHello(bytes){
const message=handshakeOf(bytes);
if(message.kind!=='read')
return message;
const reader=new Reader(message.bytes);
try{
reader.skip(2+32);
reader.skip(reader.number(1));
reader.skip(reader.number(2));
reader.skip(reader.number(1));
return{kind:'tls',serverName:reader.isAtEnd?undefined:serverNameIn(reader.part(reader.number(2)))};
}
catch(error){
if(error instanceof RangeError)
return{kind:'other'};
throw error;
}
}
function handshakeOf(bytes){
const parts=[];
let at=0;
while(parts.length<=MAX_RECORDS){
const joined=Buffer.concat(parts);
if(joined.length>0&&joined[0]!==CLIENT_HELLO)
return{kind:'other'};
const length=joined.length>=4?joined.readUIntBE(1,3):Number.POSITIVE_INFINITY;
if(joined.length>=4&&length>MAX_HELLO)
return{kind:'other'};
if(joined.length>=length+4)
return{kind:'read',bytes:joined.subarray(4,length+4)};
if(bytes.length>at&&bytes[at]!==HANDSHAKE_RECORD)
return{kind:'other'};
if(bytes.length<at+5)
return{kind:'incomplete'};
const size=bytes.readUInt16BE(at+3);
if(bytes[at+1]!==3||size===0||size>MAX_RECORD)
return{kind:'other'};
if(bytes.length<at+5+size)
return{kind:'incomplete'};
parts.push(bytes.subarray(at+5,at+5+size));
at+=5+size;
}
return{kind:'other'};
}
function serverNameIn(extensions){
let serverName;
while(!extensions.isAtEnd){
const type=extensions.number(2);
const content=extensions.part(extensions.number(2));
if(type!==SERVER_NAME)
continue;
const names=content.part(content.number(2));
if(serverName!==undefined||names.number(1)!==0)
throw new RangeError('There is more than one name.');
serverName=names.text(names.number(2));
if(!names.isAtEnd||!content.isAtEnd)
throw new RangeError('There is more than one name.');
}
return serverName;
}
class Reader{
#bytes;
#at=0;
constructor(bytes){
this.#bytes=bytes;
}
get isAtEnd(){
return this.#at>=this.#bytes.length;
}
number(size){
return this.#take(size).readUIntBE(0,size);
}
skip(size){
this.#take(size);
}
part(size){
return new Reader(this.#take(size));
}
text(size){
return this.#take(size).toString('latin1');
}
#take(size){
if(this.#at+size>this.#bytes.length)
throw new RangeError('The message is shorter than it says.');
this.#at+=size;
return this.#bytes.subarray(this.#at-size,this.#at);
}
}
const HELLO_MS=10_000;
const MAX_HELLO_BYTES=65_536;
function receiveClientHello(stream,head){
return new Promise((resolve)=>{
let bytes=head;
const settle=(hello)=>{
clearTimeout(late);
stream.off('data',onData).off('end',onEnd).off('close',onEnd).pause();
resolve({hello,bytes});
};
const onEnd=()=>{
settle({kind:'other'});
};
const look=()=>{
const hello=bytes.length>MAX_HELLO_BYTES?{kind:'other'}:parseClientHello(bytes);
if(hello.kind!=='incomplete')
settle(hello);
};
const onData=(chunk)=>{
bytes=Buffer.concat([bytes,chunk]);
look();
};
const late=setTimeout(onEnd,HELLO_MS);
stream.on('data',onData).once('end',onEnd).once('close',onEnd);
look();
});
}
;
const SOCKET='s';
const MAX_CONNECTIONS=128;
const MAX_BYTES=4*1024**3;
const MAX_HEAD=16_384;
const MAX_ADDRESSES=4;
const CONNECT_MS=10_000;
const RESOLVE_MS=10_000;
const SILENCE_MS=120_000;
async function openProxy(options){
const{folder}=options;
const connections=new Connections(options);
const server=(0,external_node_http_.createServer)({maxHeaderSize:MAX_HEAD,headersTimeout:CONNECT_MS,requestTimeout:0});
server.maxConnections=MAX_CONNECTIONS;
server.on('connection',(socket)=>{
connections.track(socket);
});
server.on('drop',()=>{
options.onRefusal({
destination:'A connection',
reason:`At most ${MAX_CONNECTIONS} connections can be open at a time.`
});
});
server.on('request',(request,response)=>void connections.forward(request,response));
server.on('connect',(request,client,head)=>void connections.tunnel(request,client,head));
server.on('clientError',(_,socket)=>{
sendRefusal(socket,400,'The request is not valid HTTP/1.1.');
});
await(0,promises_.mkdir)(folder,{recursive:true});
const directory=await(0,promises_.open)(folder,'r');
server.listen(`/proc/self/fd/${directory.fd}/${SOCKET}`);
await(0,external_node_events_.once)(server,'listening');
await(0,promises_.chmod)(`${folder}/${SOCKET}`,0o666);
await(0,promises_.chmod)(folder,0o755);
return{
socket:SOCKET,
[Symbol.asyncDispose]:async()=>{
connections.close();
await new Promise((resolve)=>server.close(resolve));
await directory.close();
}
};
}
class Refused extends Error{
status;
constructor(status,reason){
super(reason);
this.status=status;
}
}
class Connections{
#options;
#rules;
#open=new Set();
#limitTimer;
#bytes=0;
#isClosed=false;
constructor(options){
this.#options=options;
const rules=options.hosts.map(host_rules.XJ).filter((rule)=>typeof rule!=='string');
this.#rules=options.allowsMirrors===true?rules.map((rule)=>({...rule,ports:[443]})):rules;
this.#limitTimer=setInterval(()=>{
this.#endAtLimit();
},1_000).unref();
}
track(socket){
if(this.#isClosed){
socket.destroy();
return;
}
this.#open.add(socket);
socket.setTimeout(SILENCE_MS,()=>socket.destroy());
socket.on('error',()=>undefined);
socket.once('close',()=>{
this.#open.delete(socket);
this.#bytes+=socket.bytesRead;
});
}
close(){
this.#isClosed=true;
clearInterval(this.#limitTimer);
for(const socket of this.#open)
socket.destroy();
}
async forward(request,response){
const target=readForwardRequest(request);
try{
if(typeof target==='string')
throw new Refused(400,target);
if(this.#options.allowsMirrors===true)
throw new Refused(403,'Packages can be downloaded over HTTPS only.');
const upstream=await this.#connect(target.destination);
const{method}=request;
const upstreamRequest=(0,external_node_http_.request)({
method,
path:target.path,
headers:[...target.headers],
createConnection:()=>upstream
});
const answered=(0,external_node_events_.once)(upstreamRequest,'response');
const[[upstreamResponse]]=await Promise.all([answered,(0,external_node_stream_promises_.pipeline)(request,upstreamRequest)]);
response.writeHead(upstreamResponse.statusCode??502,withoutHopByHop(upstreamResponse.rawHeaders));
await(0,external_node_stream_promises_.pipeline)(upstreamResponse,response);
}
catch(error){
const{status,reason}=this.#explainFailure(error,destinationText(target,request));
if(response.headersSent)
response.destroy();
else
response.writeHead(status,{'content-type':'text/plain',connection:'close'}).end(`${reason}\n`);
}
}
async tunnel(request,client,head){
client.on('error',()=>undefined);
const destination=(0,host_rules.FD)(request.url??'');
let isOpen=false;
try{
const upstream=await this.#connect(checkedTunnel(request,destination));
client.write('HTTP/1.1 200 Connection established\r\n\r\n');
isOpen=true;
upstream.once('close',()=>{
if(upstream.readableEnded&&!client.writableFinished)
client.once('finish',()=>client.destroy());
else
client.destroy();
});
client.once('close',()=>upstream.destroy());
const{hello,bytes}=await receiveClientHello(client,head);
checkClientHello(hello,destination?.host??'');
upstream.write(bytes);
client.pipe(upstream);
upstream.pipe(client);
}
catch(error){
const{status,reason}=this.#explainFailure(error,request.url??'');
if(isOpen)
client.destroy();
else
sendRefusal(client,status,reason);
}
}
async #connect(destination){
const{host,port}=destination;
const{internet,allowsMirrors=false}=this.#options;
const isAllowed=allowsMirrors?isMirrorAddress:isPublicAddress;
if(!(0,host_rules.q1)(destination,this.#rules))
throw new Refused(403,notListed(destination,this.#options.settingsFile));
const resolved=internet.resolve(host).catch(()=>[]);
const addresses=await Promise.race([resolved,(0,external_node_timers_promises_.setTimeout)(RESOLVE_MS,[],{ref:false})]);
const own=ownAddresses();
const forbidden=addresses.find((address)=>!isAllowed(address)||own.has(address));
if(forbidden!==undefined){
const expected=allowsMirrors?'neither a public address nor one of a company network':'not a public address';
throw new Refused(403,`It resolves to ${forbidden}, which is ${expected}.`);
}
for(const address of addresses.slice(0,MAX_ADDRESSES)){
const upstream=await this.#connectTo(address,port);
if(upstream)
return upstream;
}
throw new Refused(502,addresses.length===0?'The name does not resolve.':'The host does not accept connections.');
}
async #connectTo(address,port){
const upstream=this.#options.internet.connect(address,port);
this.track(upstream);
const timer=setTimeout(()=>upstream.destroy(),CONNECT_MS);
try{
await Promise.race([
(0,external_node_events_.once)(upstream,'connect'),
(0,external_node_events_.once)(upstream,'close').then(()=>Promise.reject(new Error('closed')))
]);
return this.#isClosed?undefined:upstream;
}
catch{
upstream.destroy();
return undefined;
}
finally{
clearTimeout(timer);
}
}
#explainFailure(error,destination){
if(!(error instanceof Refused))
return{status:502,reason:'The connection was lost.'};
if(error.status<500&&!this.#isClosed)
this.#options.onRefusal({destination,reason:error.message});
return{status:error.status,reason:`${destination}: ${error.message}`};
}
#endAtLimit(){
const now=[...this.#open].reduce((sum,{bytesRead})=>sum+bytesRead,this.#bytes);
if(now<MAX_BYTES)
return;
this.#options.onRefusal({
destination:'More traffic',
reason:`One command can transfer at most ${MAX_BYTES/ 1024**3} GB.`
});
this.close();
}
}
function notListed(destination,settingsFile){
return `It is not in the list of hosts. To allow it, add ${(0,host_rules.YI)(destination)} under network in ${settingsFile}.`;
}
function checkedTunnel({headersDistinct,httpVersion},destination){
if(!destination)
throw new Refused(403,'It must be a host name with a port. IP addresses are not allowed.');
const{host:hosts=[],...others}=headersDistinct;
const namesSameHost=hosts.length<=1&&hosts.every((host)=>(0,host_rules.FD)(host,destination.port)?.host===destination.host);
const isSupported=httpVersion==='1.1'||httpVersion==='1.0';
if(!namesSameHost||!isSupported||others['content-length']||others['transfer-encoding']){
throw new Refused(400,'The CONNECT request is ambiguous.');
}
return destination;
}
function checkClientHello(hello,host){
if(hello.kind!=='tls')
throw new Refused(403,'Only TLS is allowed in a tunnel. Send plain HTTP without CONNECT.');
if(hello.serverName?.toLowerCase()===host)
return;
throw new Refused(403,`The TLS in the tunnel ${hello.serverName===undefined?'names no server':'is for another host'}.`);
}
function withoutHopByHop(raw){
const pairs=raw.flatMap((name,index)=>(index%2===0?[[name,raw[index+1]??'']]:[]));
return[...pairs.filter(([name=''])=>!isHopByHop(name)).flat(),'Connection','close'];
}
function destinationText(target,{url=''}){
return typeof target==='string'?url:`${target.destination.host}:${target.destination.port}`;
}
function sendRefusal(socket,status,text){
if(!socket.writable)
return;
const body=`${text}\n`;
const head=`HTTP/1.1 ${status} Refused\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}`;
socket.end(`${head}\r\n\r\n${body}`);
}
var shorten=__webpack_require__(64607);
var shell_quote=__webpack_require__(41609);
;
const MAX_REPORTED=10;
const MAX_SHOWN=200;
async function openRoute({hosts,settingsFile,allowsMirrors=false,stateFolder,internet,onRefusal}){
const folder=(0,external_node_path_.join)(stateFolder,'network',(0,external_node_crypto_.randomUUID)());
const refused=new Map();
let left=0;
const proxy=await openProxy({
hosts,
settingsFile,
allowsMirrors,
folder,
internet,
onRefusal:({destination,reason})=>{
const text=`${printable(destination)} was refused. ${reason}`;
if(refused.has(destination))
return;
if(refused.size>=MAX_REPORTED){
left+=1;
return;
}
refused.set(destination,text);
onRefusal(`A command tried to use the network. ${text}`);
}
});
const node=process.execPath;
return{
readable:[folder,node],
wrap:(script)=>withForwarder(script,{node,folder,socket:proxy.socket}),
notes:()=>{
if(refused.size===0)
return '';
const lines=[...refused.values(),...(left>0?[`${left} more requests were refused.`]:[])];
return lines.map((line)=>`[network] ${line}\n`).join('');
},
[Symbol.asyncDispose]:async()=>{
await proxy[Symbol.asyncDispose]();
await(0,promises_.rm)(folder,{recursive:true,force:true});
}
};
}
function printable(destination){
return(0,shorten.ml)(destination.replace(/[^\x20-\x7e]/g,'?'),MAX_SHOWN);
}
const forwarder=String.raw `
const net = require('node:net')
const { spawn } = require('node:child_process')
const { signals } = require('node:os').constants
const [folder, name, script] = process.argv.slice(1)
const cwd = process.cwd()
// The path of a socket can have at most 107 bytes, and the path of the folder alone can be longer.
process.chdir(folder)
const server = net.createServer({ allowHalfOpen: true }, (client) => {
  const upstream = net.connect({ path: name, allowHalfOpen: true })
  client.on('error', () => upstream.destroy()).pipe(upstream)
  upstream.on('error', () => client.destroy()).pipe(client)
})
server.listen(0, '127.0.0.1', () => {
  const proxy = 'http://127.0.0.1:' + server.address().port
  const local = 'localhost,127.0.0.1,::1'
  const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'npm_config_proxy', 'npm_config_https_proxy']
  names.push('YARN_HTTP_PROXY', 'YARN_HTTPS_PROXY')
  const env = { ...process.env, no_proxy: local, NO_PROXY: local, NODE_USE_ENV_PROXY: '1' }
  for (const each of names) env[each] = proxy
  const child = spawn('/bin/bash', ['-c', script], { cwd, env, stdio: 'inherit' })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + signals[signal]))
})
`;
function withForwarder(script,{node,folder,socket}){
return['exec',...[node,'-e',forwarder,'--',folder,socket,script].map(shell_quote.eC)].join(' ');
}
}),
58542:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(matchesWildcard),
_:()=>(matchesAnyWildcard)
});
function matchesWildcard(pattern,text){
const[first='',...others]=pattern.split('*');
const last=others.pop();
if(last===undefined)
return text===first;
if(!text.startsWith(first))
return false;
let position=first.length;
for(const piece of others){
const index=text.indexOf(piece,position);
if(index<0)
return false;
position=index+piece.length;
}
return position+last.length<=text.length&&text.endsWith(last);
}
function matchesAnyWildcard(patterns,text){
return patterns.some((pattern)=>matchesWildcard(pattern,text));
}
})
};
;
