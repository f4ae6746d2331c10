"use strict";
exports.id=3922;
exports.ids=[3922];
exports.modules={
73922:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
var node_fs_2__namespace_cache;
var node_path_4__namespace_cache;
__webpack_require__.d(__webpack_exports__,{
fs:()=>(node_fs_2__namespace_cache||(node_fs_2__namespace_cache=__webpack_require__.t(node_fs_2_,2))),
path:()=>(node_path_4__namespace_cache||(node_path_4__namespace_cache=__webpack_require__.t(node_path_4_,2)))
});
var node_child_process_0_=__webpack_require__(31421);
var node_crypto_1_=__webpack_require__(77598);
var node_fs_2_=__webpack_require__(73024);
var node_os_3_=__webpack_require__(48161);
var node_path_4_=__webpack_require__(76760);
var node_stream_5_=__webpack_require__(57075);
var node_util_6_=__webpack_require__(57975);
})
};
;
