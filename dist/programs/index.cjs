(()=>{
var __webpack_modules__=({
42613:
((module)=>{
"use strict";
module.exports=require("assert");
}),
20181:
((module)=>{
"use strict";
module.exports=require("buffer");
}),
35317:
((module)=>{
"use strict";
module.exports=require("child_process");
}),
76982:
((module)=>{
"use strict";
module.exports=require("crypto");
}),
24434:
((module)=>{
"use strict";
module.exports=require("events");
}),
79896:
((module)=>{
"use strict";
module.exports=require("fs");
}),
58611:
((module)=>{
"use strict";
module.exports=require("http");
}),
65692:
((module)=>{
"use strict";
module.exports=require("https");
}),
69278:
((module)=>{
"use strict";
module.exports=require("net");
}),
34589:
((module)=>{
"use strict";
module.exports=require("node:assert");
}),
16698:
((module)=>{
"use strict";
module.exports=require("node:async_hooks");
}),
4573:
((module)=>{
"use strict";
module.exports=require("node:buffer");
}),
31421:
((module)=>{
"use strict";
module.exports=require("node:child_process");
}),
37540:
((module)=>{
"use strict";
module.exports=require("node:console");
}),
77598:
((module)=>{
"use strict";
module.exports=require("node:crypto");
}),
53053:
((module)=>{
"use strict";
module.exports=require("node:diagnostics_channel");
}),
40610:
((module)=>{
"use strict";
module.exports=require("node:dns");
}),
71553:
((module)=>{
"use strict";
module.exports=require("node:dns/promises");
}),
78474:
((module)=>{
"use strict";
module.exports=require("node:events");
}),
73024:
((module)=>{
"use strict";
module.exports=require("node:fs");
}),
51455:
((module)=>{
"use strict";
module.exports=require("node:fs/promises");
}),
37067:
((module)=>{
"use strict";
module.exports=require("node:http");
}),
32467:
((module)=>{
"use strict";
module.exports=require("node:http2");
}),
44708:
((module)=>{
"use strict";
module.exports=require("node:https");
}),
77030:
((module)=>{
"use strict";
module.exports=require("node:net");
}),
48161:
((module)=>{
"use strict";
module.exports=require("node:os");
}),
76760:
((module)=>{
"use strict";
module.exports=require("node:path");
}),
643:
((module)=>{
"use strict";
module.exports=require("node:perf_hooks");
}),
1708:
((module)=>{
"use strict";
module.exports=require("node:process");
}),
41792:
((module)=>{
"use strict";
module.exports=require("node:querystring");
}),
80481:
((module)=>{
"use strict";
module.exports=require("node:readline");
}),
57075:
((module)=>{
"use strict";
module.exports=require("node:stream");
}),
38321:
((module)=>{
"use strict";
module.exports=require("node:stream/consumers");
}),
46466:
((module)=>{
"use strict";
module.exports=require("node:stream/promises");
}),
46193:
((module)=>{
"use strict";
module.exports=require("node:string_decoder");
}),
58500:
((module)=>{
"use strict";
module.exports=require("node:timers/promises");
}),
41692:
((module)=>{
"use strict";
module.exports=require("node:tls");
}),
73136:
((module)=>{
"use strict";
module.exports=require("node:url");
}),
57975:
((module)=>{
"use strict";
module.exports=require("node:util");
}),
73429:
((module)=>{
"use strict";
module.exports=require("node:util/types");
}),
30714:
((module)=>{
"use strict";
module.exports=require("node:vm");
}),
75919:
((module)=>{
"use strict";
module.exports=require("node:worker_threads");
}),
38522:
((module)=>{
"use strict";
module.exports=require("node:zlib");
}),
70857:
((module)=>{
"use strict";
module.exports=require("os");
}),
16928:
((module)=>{
"use strict";
module.exports=require("path");
}),
932:
((module)=>{
"use strict";
module.exports=require("process");
}),
2203:
((module)=>{
"use strict";
module.exports=require("stream");
}),
13193:
((module)=>{
"use strict";
module.exports=require("string_decoder");
}),
53557:
((module)=>{
"use strict";
module.exports=require("timers");
}),
64756:
((module)=>{
"use strict";
module.exports=require("tls");
}),
52018:
((module)=>{
"use strict";
module.exports=require("tty");
}),
39023:
((module)=>{
"use strict";
module.exports=require("util");
}),
16189:
((module,__unused_webpack_exports,__nccwpck_require__)=>{
module.exports=__nccwpck_require__(20399)
}),
20399:
((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{
"use strict";
__nccwpck_require__.r(__webpack_exports__);
__nccwpck_require__.d(__webpack_exports__,{
programs:()=>(programs)
});
;
const external_node_module_namespaceObject=require("node:module");
var external_node_os_=__nccwpck_require__(48161);
var external_node_path_=__nccwpck_require__(76760);
;
function keepCompiledCode(){
const home=(0,external_node_os_.homedir)();
if("enableCompileCache" in external_node_module_namespaceObject&&(0,external_node_path_.isAbsolute)(home))
external_node_module_namespaceObject.enableCompileCache((0,external_node_path_.join)(home,'.cache/forgehand'));
}
;
const UNFINISHED=13;
async function runToEnd(program){
delete process.env['DEBUG'];
const failIfUnfinished=(exitCode)=>{
if(exitCode!==0)
return;
process.exitCode=UNFINISHED;
process.stderr.write('Forgehand ended before its work was done. This is a bug: please report it.\n');
};
const onEmptyLoop=()=>{
process.once('exit',failIfUnfinished);
};
process.once('beforeExit',onEmptyLoop);
try{
await program();
}
finally{
process.off('beforeExit',onEmptyLoop);
process.off('exit',failIfUnfinished);
}
}
;
const programs={
action:()=>runToEnd(()=>Promise.all([__nccwpck_require__.e(3301),__nccwpck_require__.e(459),__nccwpck_require__.e(848),__nccwpck_require__.e(9569),__nccwpck_require__.e(3398),__nccwpck_require__.e(9349),__nccwpck_require__.e(9909),__nccwpck_require__.e(8468)]).then(__nccwpck_require__.bind(__nccwpck_require__,98468))),
post:()=>runToEnd(()=>Promise.all([__nccwpck_require__.e(7877),__nccwpck_require__.e(2152)]).then(__nccwpck_require__.bind(__nccwpck_require__,32152))),
cli:()=>{
keepCompiledCode();
return runToEnd(()=>Promise.all([__nccwpck_require__.e(9640),__nccwpck_require__.e(3173)]).then(__nccwpck_require__.bind(__nccwpck_require__,63173)));
}
};
})
});
var __webpack_module_cache__={};
function __nccwpck_require__(moduleId){
var cachedModule=__webpack_module_cache__[moduleId];
if(cachedModule!==undefined){
return cachedModule.exports;
}
var module=__webpack_module_cache__[moduleId]={
id:moduleId,
loaded:false,
exports:{}
};
var threw=true;
try{
__webpack_modules__[moduleId].call(module.exports,module,module.exports,__nccwpck_require__);
threw=false;
}finally{
if(threw)delete __webpack_module_cache__[moduleId];
}
module.loaded=true;
return module.exports;
}
__nccwpck_require__.m=__webpack_modules__;
if(typeof __nccwpck_require__!=='undefined')__nccwpck_require__.ab=__dirname+"/";
(()=>{
var webpackQueues=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__";
var webpackExports=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__";
var webpackError=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__";
var resolveQueue=(queue)=>{
if(queue&&queue.d<1){
queue.d=1;
queue.forEach((fn)=>(fn.r--));
queue.forEach((fn)=>(fn.r--?fn.r++:fn()));
}
}
var wrapDeps=(deps)=>(deps.map((dep)=>{
if(dep!==null&&typeof dep==="object"){
if(dep[webpackQueues])return dep;
if(dep.then){
var queue=[];
queue.d=0;
dep.then((r)=>{
obj[webpackExports]=r;
resolveQueue(queue);
},(e)=>{
obj[webpackError]=e;
resolveQueue(queue);
});
var obj={};
obj[webpackQueues]=(fn)=>(fn(queue));
return obj;
}
}
var ret={};
ret[webpackQueues]=x=>{};
ret[webpackExports]=dep;
return ret;
}));
__nccwpck_require__.a=(module,body,hasAwait)=>{
var queue;
hasAwait&&((queue=[]).d=-1);
var depQueues=new Set();
var exports=module.exports;
var currentDeps;
var outerResolve;
var reject;
var promise=new Promise((resolve,rej)=>{
reject=rej;
outerResolve=resolve;
});
promise[webpackExports]=exports;
promise[webpackQueues]=(fn)=>(queue&&fn(queue),depQueues.forEach(fn),promise["catch"](x=>{}));
module.exports=promise;
body((deps)=>{
currentDeps=wrapDeps(deps);
var fn;
var getResult=()=>(currentDeps.map((d)=>{
if(d[webpackError])throw d[webpackError];
return d[webpackExports];
}))
var promise=new Promise((resolve)=>{
fn=()=>(resolve(getResult));
fn.r=0;
var fnQueue=(q)=>(q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.d&&(fn.r++,q.push(fn))));
currentDeps.map((dep)=>(dep[webpackQueues](fnQueue)));
});
return fn.r?promise:getResult();
},(err)=>((err?reject(promise[webpackError]=err):outerResolve(exports)),resolveQueue(queue)));
queue&&queue.d<0&&(queue.d=0);
};
})();
(()=>{
var getProto=Object.getPrototypeOf?(obj)=>(Object.getPrototypeOf(obj)):(obj)=>(obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t=function(value,mode){
if(mode&1)value=this(value);
if(mode&8)return value;
if(typeof value==='object'&&value){
if((mode&4)&&value.__esModule)return value;
if((mode&16)&&typeof value.then==='function')return value;
}
var ns=Object.create(null);
__nccwpck_require__.r(ns);
var def={};
leafPrototypes=leafPrototypes||[null,getProto({}),getProto([]),getProto(getProto)];
for(var current=mode&2&&value;typeof current=='object'&&!~leafPrototypes.indexOf(current);current=getProto(current)){
Object.getOwnPropertyNames(current).forEach((key)=>(def[key]=()=>(value[key])));
}
def['default']=()=>(value);
__nccwpck_require__.d(ns,def);
return ns;
};
})();
(()=>{
__nccwpck_require__.d=(exports,definition)=>{
for(var key in definition){
if(__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key)){
Object.defineProperty(exports,key,{enumerable:true,get:definition[key]});
}
}
};
})();
(()=>{
__nccwpck_require__.f={};
__nccwpck_require__.e=(chunkId)=>{
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises,key)=>{
__nccwpck_require__.f[key](chunkId,promises);
return promises;
},[]));
};
})();
(()=>{
__nccwpck_require__.u=(chunkId)=>{
return ""+chunkId+".index.cjs.js";
};
})();
(()=>{
__nccwpck_require__.o=(obj,prop)=>(Object.prototype.hasOwnProperty.call(obj,prop))
})();
(()=>{
__nccwpck_require__.r=(exports)=>{
if(typeof Symbol!=='undefined'&&Symbol.toStringTag){
Object.defineProperty(exports,Symbol.toStringTag,{value:'Module'});
}
Object.defineProperty(exports,'__esModule',{value:true});
};
})();
(()=>{
__nccwpck_require__.nmd=(module)=>{
module.paths=[];
if(!module.children)module.children=[];
return module;
};
})();
(()=>{
var installedChunks={
8792:1
};
var installChunk=(chunk)=>{
var moreModules=chunk.modules,chunkIds=chunk.ids,runtime=chunk.runtime;
for(var moduleId in moreModules){
if(__nccwpck_require__.o(moreModules,moduleId)){
__nccwpck_require__.m[moduleId]=moreModules[moduleId];
}
}
if(runtime)runtime(__nccwpck_require__);
for(var i=0;i<chunkIds.length;i++)
installedChunks[chunkIds[i]]=1;
};
__nccwpck_require__.f.require=(chunkId,promises)=>{
if(!installedChunks[chunkId]){
if(true){
installChunk(require("./"+__nccwpck_require__.u(chunkId)));
}else installedChunks[chunkId]=1;
}
};
})();
var __webpack_exports__=__nccwpck_require__(16189);
module.exports=__webpack_exports__;
})()
;
