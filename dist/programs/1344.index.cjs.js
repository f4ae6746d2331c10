"use strict";
exports.id=1344;
exports.ids=[1344];
exports.modules={
41344:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
openInternet:()=>(openInternet)
});
var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71553);
var node_net__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(77030);
function openInternet(servers){
const resolver=new node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.Resolver({timeout:3_000,tries:2});
if(servers)
resolver.setServers(servers);
const pending=new Map();
const resolve=async(host)=>{
const answers=await Promise.allSettled([resolver.resolve4(host),resolver.resolve6(host)]);
return answers.flatMap((answer)=>(answer.status==='fulfilled'?answer.value:[]));
};
return{
resolve:(host)=>{
const asked=pending.get(host)??resolve(host).finally(()=>pending.delete(host));
pending.set(host,asked);
return asked;
},
connect:(address,port)=>(0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({host:address,port})
};
}
})
};
;
