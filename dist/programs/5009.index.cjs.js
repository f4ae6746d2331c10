"use strict";
exports.id=5009;
exports.ids=[5009];
exports.modules={
47390:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(readOutcomes),
readPlan:()=>(readPlan),
writeItemOutcome:()=>(writeItemOutcome),
writePlan:()=>(writePlan)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var _domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(29922);
var _errors_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59973);
var _git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80667);
var _text_json_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(32686);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57809);
const PLAN_FILE='plan.json';
const OUTCOME_FILE='outcome.json';
const MAX_PLAN_BYTES=16*1024*1024;
const MAX_OUTCOME_BYTES=16*1024;
const id=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[a-z\d-]{1,40}$/u);
const planSchema=zod__WEBPACK_IMPORTED_MODULE_4__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_4__.euz(1),
task:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(100),
items:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({
id,
title:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__.CG),
text:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__.vP),
repository:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(200).optional()
}))
.max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__._5)
});
const outcomeSchema=zod__WEBPACK_IMPORTED_MODULE_4__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_4__.euz(1),
item:id,
outcome:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[a-z_]{1,30}$/u),
summary:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(1_000),
pullRequest:zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive().optional(),
cost:zod__WEBPACK_IMPORTED_MODULE_4__.aig().min(0).optional()
});
async function writePlan(folder,task,items){
await write(folder,PLAN_FILE,{version:1,task,items});
}
async function writeItemOutcome(folder,outcome){
await write(folder,OUTCOME_FILE,{version:1,...outcome});
}
function write(folder,name,content){
return Promise.try(_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__.O,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),JSON.stringify(content));
}
async function readPlan(folder,task){
const paths=await findAll(folder,PLAN_FILE);
if(paths.length>1){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`artifacts-path (${folder}) has ${paths.length} plans: ${paths.join(', ')}. Download the artifact of one plan job, and find out which job uploaded the others.`);
}
const content=paths[0]===undefined?undefined:await readJson(paths[0],MAX_PLAN_BYTES);
const plan=planSchema.safeParse(content).data;
if(!plan){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`artifacts-path (${folder}) has no items of the plan job. Upload the folder of its output artifact-path there, and download it here.`);
}
if(plan.task!==task){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`The items are those of the task ${plan.task}, not of ${task}. Set task-id to the same value in all jobs.`);
}
return plan.items.map((item)=>({repository:undefined,...item}));
}
async function readOutcomes(folder){
const outcomes=new Map();
for(const path of await findAll(folder,OUTCOME_FILE)){
const{data}=outcomeSchema.safeParse(await readJson(path,MAX_OUTCOME_BYTES));
if(data)
outcomes.set(data.item,data);
}
return outcomes;
}
async function findAll(folder,name){
const paths=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),...(await foldersIn(folder)).map((each)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,each,name))];
const isFile=await Promise.all(paths.map(_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__.Ze));
return paths.filter((_,index)=>isFile[index]);
}
async function readJson(path,maxBytes){
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__.qF)((await(0,_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__.HA)(path,maxBytes))?.toString()??'');
}
const MAX_FOLDERS=10*_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__._5;
async function foldersIn(folder){
const entries=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder,{withFileTypes:true}),[]);
return entries
.filter((entry)=>entry.isDirectory())
.map(({name})=>name)
.slice(0,MAX_FOLDERS);
}
})
};
;
