"use strict";
exports.id=1041;
exports.ids=[1041];
exports.modules={
71344:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(checkpointFolder),
Z:()=>(stateHome)
});
var node_crypto_0_=__webpack_require__(77598);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path_2_.join)((0,node_path_2_.isAbsolute)(chosen)?chosen:(0,node_path_2_.join)((0,node_os_1_.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path_2_.sep?node_path_2_.sep:root+node_path_2_.sep))
return undefined;
return(0,node_path_2_.join)(home,`${(0,node_path_2_.basename)(root)}-${(0,node_crypto_0_.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout),
r:()=>(lookForCheckout)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _usage_error_js_2_=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
const{start,root}=lookForCheckout(folder,option);
if(root!==undefined)
return root;
throw new _usage_error_js_2_.e(`${start} is not in a git repository, so a change could not be reviewed or undone. `+
`Choose a checkout with ${option}, or create one with git init.`);
}
function lookForCheckout(folder,option){
if(!(0,node_fs_0_.existsSync)(folder))
throw new _usage_error_js_2_.e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
if(!(0,node_fs_0_.statSync)(folder).isDirectory())
throw new _usage_error_js_2_.e(`${folder} is a file. Choose the folder of a checkout with ${option}.`);
const start=(0,node_fs_0_.realpathSync)((0,node_path_1_.resolve)(folder));
for(let root=start;;root=(0,node_path_1_.dirname)(root)){
if((0,node_fs_0_.existsSync)((0,node_path_1_.join)(root,'.git')))
return{start,root};
if(root===(0,node_path_1_.dirname)(root))
return{start,root:undefined};
}
}
}),
83188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(localSandboxOptions)
});
var node_os_0_=__webpack_require__(48161);
var _checkpoint_folder_js_1_=__webpack_require__(71344);
function localSandboxOptions(){
return{home:(0,node_os_0_.homedir)(),closed:[(0,_checkpoint_folder_js_1_.Z)(process.env)],environment:process.env};
}
}),
71041:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
ask:()=>(ask),
run:()=>(run)
});
var shell_quote=__webpack_require__(41609);
var usage_error=__webpack_require__(4565);
;
function readRequest(words,{command,example}){
const[request='']=words;
if(words.length>1){
throw new usage_error.e(`The request has ${words.length} words without quotation marks around them. Write it as one argument:\n\n  ${command} ${(0,shell_quote.e)(words.join(' '))}`);
}
if(request.trim()!=='')
return request;
const problem=words.length===0?'The request is missing.':'The request is empty.';
throw new usage_error.e(`${problem} Write it in quotation marks:\n\n  ${command} "${example}"`);
}
const QUESTION=/^(?:please\s+|(?:can|could|would)\s+you\s+(?:please\s+)?)?(?:ask|explain|describe|summari[sz]e|why|what|how|where|which|who|when)\b/i;
function asksForChange(request){
return!QUESTION.test(request.trim());
}
var external_node_fs_=__webpack_require__(73024);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var checkpoint_folder=__webpack_require__(71344);
var find_checkout=__webpack_require__(10175);
var remove_folder=__webpack_require__(60461);
var interrupt=__webpack_require__(75098);
var local_sandbox=__webpack_require__(83188);
;
async function startRun({cwd,sandbox:mode},{isReadOnly},work){
const signal=(0,interrupt.YP)(isReadOnly?undefined:ENDED);
const root=(0,find_checkout.I)(cwd);
const stateFolder=makeFolders(root);
let finding;
const find=(readable)=>(finding??=findLocalSandbox({root,stateFolder,mode,readable}));
try{
return await work({root,stateFolder,findSandbox:find,signal});
}
finally{
await finding?.catch(()=>undefined);
await(0,remove_folder.v$)(stateFolder);
}
}
function makeFolders(root){
const checkpoints=(0,checkpoint_folder.L)(root,process.env);
try{
if(checkpoints!==undefined)
(0,external_node_fs_.mkdirSync)(checkpoints,{recursive:true,mode:0o700});
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
}
return(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),'forgehand-'));
}
async function findLocalSandbox(options){
const{findSandbox}=await Promise.all([__webpack_require__.e(7877),__webpack_require__.e(9753),__webpack_require__.e(7962),__webpack_require__.e(8046)]).then(__webpack_require__.bind(__webpack_require__,45665));
return await findSandbox({...options,...(0,local_sandbox.Z)()});
}
const ENDED='Ended at once. Whatever was changed is in the work tree, and forgehand undo reverts it.';
;
async function run(words,flags){
const request=readRequest(words,{command:'forgehand run',example:'fix the failing test'});
return await start({request,isReadOnly:false,expectsChange:asksForChange(request)},flags);
}
async function ask(words,flags){
const request=readRequest(words,{command:'forgehand ask',example:'how is a duration parsed?'});
return await start({request,isReadOnly:true,expectsChange:false},flags);
}
async function start(asked,{model='',...flags}){
if(model.trim()==='')
throw new usage_error.e(NO_MODEL);
return await startRun(flags,asked,async(started)=>{
const{carryOut}=await Promise.all([__webpack_require__.e(7877),__webpack_require__.e(3301),__webpack_require__.e(8698),__webpack_require__.e(9753),__webpack_require__.e(8630),__webpack_require__.e(4551),__webpack_require__.e(6151),__webpack_require__.e(7754),__webpack_require__.e(5201),__webpack_require__.e(6944),__webpack_require__.e(2072),__webpack_require__.e(1319),__webpack_require__.e(2222),__webpack_require__.e(7274),__webpack_require__.e(260),__webpack_require__.e(5165),__webpack_require__.e(3673)]).then(__webpack_require__.bind(__webpack_require__,5064));
return await carryOut(started,asked,{...flags,model});
});
}
const NO_MODEL='No model is set. Name one with --model or in FORGEHAND_MODEL, such as gpt-5 or anthropic/claude-sonnet-5.';
}),
60461:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g7:()=>(execute),
os:()=>(openFolders),
v$:()=>(removeFolder)
});
var node_child_process_0_=__webpack_require__(31421);
var node_fs_promises_1_=__webpack_require__(51455);
var node_util_2_=__webpack_require__(57975);
var _errors_js_3_=__webpack_require__(59973);
const execute=(0,node_util_2_.promisify)(node_child_process_0_.execFile);
const CHMOD_MS=60_000;
async function removeFolder(path){
const remove=()=>(0,node_fs_promises_1_.rm)(path,{recursive:true,force:true,maxRetries:3});
if((await(0,_errors_js_3_.e4)(remove(),'failed'))===undefined)
return;
await openFolders(path);
await(0,_errors_js_3_.e4)(remove(),undefined);
}
async function openFolders(path){
await execute('/bin/chmod',['-R','u+rwX',path],{env:{},timeout:CHMOD_MS}).catch(()=>undefined);
}
})
};
;
