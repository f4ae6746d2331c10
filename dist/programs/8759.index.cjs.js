"use strict";
exports.id=8759;
exports.ids=[8759];
exports.modules={
65586:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_0:()=>(editOf),
iv:()=>(changesBetween),
oQ:()=>(fileStats),
p6:()=>(treeWith),
wW:()=>(selectChanges)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(40458);
var _objects_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(68219);
var _diff_trees_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(70712);
async function changesBetween(git,{base,baseline,now,touched}){
const[before,work]=await Promise.all([(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,base,baseline),(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,baseline,now)]);
const untracked=new Set(before.filter(_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.N0).map(({path})=>path));
const rewritten=before.filter(({path})=>touched.has(path));
const others=work.filter(({path})=>!untracked.has(path)||touched.has(path)||(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.ue)(path));
const counted=[...new Map([...rewritten,...others].map((each)=>[each.path,each])).values()];
const gitlinks=counted.filter(_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Z$);
const ours=counted.filter((difference)=>!(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(difference));
const tree=before.length===0&&gitlinks.length===0?now:await treeWith(git,base,ours);
return{
...(await editOf(git,base,tree)),
skipped:gitlinks.map(({path})=>({path,reason:'it is a submodule'}))
};
}
async function selectChanges(git,base,changes){
const edit=await editOf(git,base,await treeWith(git,base,changes.map(entryOf)));
const wanted=new Set(changes.map(({path})=>path));
const unwanted=edit.changes.filter(({path})=>!wanted.has(path));
if(unwanted.length===0)
return edit;
const separable=changes.filter(({path})=>!unwanted.some((other)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.UO)(path,other.path)||(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.UO)(other.path,path)));
if(separable.length===changes.length){
throw new Error(`Unselected paths changed: ${unwanted.map(({path})=>path).join(', ')}`);
}
return selectChanges(git,base,separable);
}
function entryOf(change){
const{path}=change;
if(change.kind==='deleted')
return{path,newMode:_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Mq,newBlob:_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.iG};
return{path,newMode:change.mode,newBlob:change.blob};
}
async function editOf(git,base,tree){
const all=await(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,base,tree);
const read=(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__.Js)(git,all.map(({newBlob})=>newBlob).filter((blob)=>blob!==_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.iG));
return{
tree,
changes:all.map((difference)=>changeOf(difference,read)),
stat:all.map(statOf)
};
}
async function fileStats(git,from,to){
return from===to?[]:(await(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git,from,to)).map(statOf);
}
function statOf({path,added,removed}){
return{path,added,removed};
}
function changeOf(difference,read){
const{path,newMode:mode,newBlob:blob}=difference;
if((0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.oy)(difference))
return{kind:'deleted',path};
if(mode!=='100644'&&mode!=='100755'&&mode!=='120000')
throw new Error(`${path} has the unexpected mode ${mode}.`);
return{kind:'written',path,mode,blob,readContent:()=>read(blob)};
}
async function treeWith(git,base,edits){
const indexFile=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.directory,'index-of-change');
await git.run(['read-tree',base],{indexFile});
const ordered=[...edits].sort((a,b)=>Number(b.newMode===_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Mq)-Number(a.newMode===_diff_trees_js__WEBPACK_IMPORTED_MODULE_2__.Mq));
const input=ordered.map(({path,newMode,newBlob})=>`${newMode} ${newBlob}\t${path}\0`).join('');
if(input)
await git.run(['update-index','--replace','-z','--index-info'],{indexFile,input});
return(await git.run(['write-tree'],{indexFile})).trim();
}
}),
70712:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mq:()=>(ABSENT_MODE),
N0:()=>(isAdded),
Vq:()=>(moves),
Z$:()=>(isGitlink),
iG:()=>(NO_BLOB),
oy:()=>(isDeleted),
tX:()=>(differences),
zq:()=>(parseCount)
});
var _objects_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68219);
const ABSENT_MODE='000000';
const NO_BLOB='0'.repeat(40);
const EMPTY_BLOB='e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
const GITLINK='160000';
async function differences(git,from,to){
const options=['-r','-z','--raw','--numstat','--no-abbrev','--no-renames','--no-ext-diff','--no-textconv'];
return parseDifferences(await git.derive(['diff-tree',...options,from,to]));
}
const MAX_COMPARED=64*1024*1024;
const MAX_PAIRED=400;
async function moves(git,from,to){
const changed=(await differences(git,from,to)).filter(({oldBlob,newBlob})=>oldBlob!==newBlob);
const blobs=changed.flatMap(({oldBlob,newBlob})=>[oldBlob,newBlob]);
const bytes=(await(0,_objects_js__WEBPACK_IMPORTED_MODULE_0__.Iv)(git,blobs)).reduce((sum,size)=>sum+size,0);
const edited=bytes<=MAX_COMPARED?await editedMoves(git,from,to):[];
const gone=changed.filter(({oldMode,newMode})=>oldMode.slice(0,2)!==newMode.slice(0,2));
const oldPaths=new Map(gone.map(({oldBlob,path})=>[oldBlob,path]));
for(const none of[NO_BLOB,EMPTY_BLOB])
oldPaths.delete(none);
const same=changed.flatMap(({path,newBlob})=>{
const old=oldPaths.get(newBlob);
return old===undefined?[]:[[path,old]];
});
return new Map([...edited,...same]);
}
async function editedMoves(git,from,to){
const moved=['-B','-M',`-l${MAX_PAIRED}`,'--diff-filter=CR','--name-status'];
const fields=(await git.derive(['diff-tree','-r','-z',...moved,'--no-ext-diff','--no-textconv',from,to])).split('\0');
return fields.flatMap((old,index)=>(index%3===1?[[fields[index+1]??'',old]]:[]));
}
function isAdded({oldMode}){
return oldMode===ABSENT_MODE;
}
function isDeleted({newMode}){
return newMode===ABSENT_MODE;
}
function isGitlink({oldMode,newMode}){
return oldMode===GITLINK||newMode===GITLINK;
}
function parseDifferences(output){
const fields=output.split('\0');
const counts=new Map();
const raw=[];
for(let index=0;index<fields.length-1;index++){
const field=fields[index]??'';
if(field.startsWith(':'))
raw.push([field,fields[++index]??'']);
else
addCount(counts,field);
}
return raw.map(([header,path])=>{
const[oldMode='',newMode='',oldBlob='',newBlob='']=header.slice(1).split(' ');
const[added,removed]=counts.get(path)??[];
return{path,oldMode,newMode,oldBlob,newBlob,added,removed};
});
}
function addCount(counts,record){
const{path,added,removed}=parseCount(record);
counts.set(path,[added,removed]);
}
function parseCount(record){
const[,added,removed,path]=/^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(record)??[];
if(path===undefined)
throw new Error(`Unexpected line from git diff-tree: ${record}`);
return{path,added:countOf(added),removed:countOf(removed)};
}
function countOf(text){
return text===undefined||text==='-'?undefined:Number(text);
}
}),
68219:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Iv:()=>(blobSizes),
Js:()=>(blobReader),
R8:()=>(filesOf),
S3:()=>(hasAllObjects),
TP:()=>(MAX_BLOB_BYTES),
gm:()=>(readBlob),
sT:()=>(checkFileCount),
ws:()=>(entriesAt)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
var _git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43999);
const MAX_BLOB_BYTES=100*1024*1024;
const MAX_FILES=2_000_000;
async function readBlob(git,id){
try{
return await git.readObject('blob',id,{maxBytes:MAX_BLOB_BYTES});
}
catch(error){
if(!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__.$3))
throw error;
const[size=0]=await blobSizes(git,[id]);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`A file of ${size} bytes cannot be published: GitHub's limit is ${MAX_BLOB_BYTES} bytes. Leave it out of the change.`,{cause:error});
}
}
async function blobSizes(git,ids){
if(ids.length===0)
return[];
const input=ids.map((id)=>`${id}\n`).join('');
const output=await git.run(['cat-file','--batch-check=%(objectsize)'],{input});
return output
.trimEnd()
.split('\n')
.map((line)=>(line.endsWith(' missing')?0:Number(line)));
}
const KEPT={fileBytes:64*1024,bytes:16*2**20};
function blobReader(git,ids){
let small;
const readSmall=async()=>{
const sizes=await blobSizes(git,ids);
let bytes=0;
const kept=ids.filter((_,index)=>{
const size=sizes[index]??0;
if(size<=KEPT.fileBytes)
bytes+=size;
return size<=KEPT.fileBytes&&bytes<=KEPT.bytes;
});
return await readTogether(git,kept);
};
return async(id)=>(await(small??=readSmall())).get(id)??(await readBlob(git,id));
}
async function readTogether(git,ids){
const contents=new Map();
if(ids.length===0)
return contents;
const output=await git.readObjects(ids);
for(let start=0;start<output.length;){
const end=output.indexOf('\n',start);
const[id='',type,size]=output.toString('latin1',start,end).split(' ');
start=end+1;
if(type!=='blob')
continue;
contents.set(id,output.subarray(start,start+Number(size)));
start+=Number(size)+1;
}
return contents;
}
async function entriesAt(git,commit,paths){
const listing=await git.run(['ls-tree','-r','-z','--full-tree',commit,'--',...paths]);
return new Map(listing
.split('\0')
.filter(Boolean)
.map((line)=>{
const tab=line.indexOf('\t');
const[mode='',,blob='']=line.slice(0,tab).split(' ');
return[line.slice(tab+1),{mode,blob}];
}));
}
async function filesOf(git,tree){
const listing=await git.derive(['ls-tree','-r','-z','--name-only','--full-tree',tree]);
return listing.split('\0').filter(Boolean);
}
async function checkFileCount(git,commit){
try{
await git.run(['ls-tree','-r','-z','--format=',commit],{maxBytes:MAX_FILES});
}
catch(error){
if(!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__.$3))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The commit ${commit} has more than ${MAX_FILES} files, which is too many to work on.`,{
cause:error
});
}
}
function hasAllObjects(git,trees){
return(0,_git_js__WEBPACK_IMPORTED_MODULE_0__.kz)(git,['rev-list','--quiet','--objects',...trees]);
}
}),
21596:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
QR:()=>(parentOfVerified),
YJ:()=>(treeOfVerified),
xq:()=>(readFolderVerified),
xu:()=>(readVerified)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(77598);
const MAX_BYTES=1024*1024;
const MAX_LINKS=3;
async function readVerified(git,{commit,path,onRead}){
const root=await treeOfVerified(git,commit);
let wanted=path;
for(let links=0;links<=MAX_LINKS;links++){
const entry=await findEntry(git,root,wanted.split('/'));
if(!entry||(entry.mode!=='120000'&&!entry.mode.startsWith('100')))
return undefined;
onRead?.(wanted);
const content=await readChecked(git,'blob',entry.id);
if(content.length>MAX_BYTES)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${path} has ${content.length} bytes. The limit is ${MAX_BYTES} bytes. Shorten it.`);
if(entry.mode!=='120000')
return content.toString('utf8');
wanted=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(wanted),content.toString('utf8'));
}
return undefined;
}
async function readFolderVerified(git,commit,folder){
const entry=await findEntry(git,await treeOfVerified(git,commit),folder.split('/'));
if(entry?.mode!=='40000')
return[];
const entries=parseTree(await readChecked(git,'tree',entry.id));
const files=entries.filter(({mode})=>mode.startsWith('100')).map(({id})=>id);
const contents=await Promise.all(files.map((id)=>readChecked(git,'blob',id)));
return contents.map((content)=>content.toString('utf8'));
}
async function treeOfVerified(git,commit){
const[,tree]=/^tree ([0-9a-f]{40})\n/.exec((await readChecked(git,'commit',commit)).toString())??[];
if(tree===undefined)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${commit} is not a commit.`);
return tree;
}
async function parentOfVerified(git,commit){
const text=(await readChecked(git,'commit',commit)).toString();
const[,parent]=/^tree [0-9a-f]{40}\nparent ([0-9a-f]{40})\n(?!parent )/.exec(text)??[];
return parent;
}
async function findEntry(git,tree,[name,...rest]){
const entry=parseTree(await readChecked(git,'tree',tree)).find((candidate)=>candidate.name===name);
if(!entry||rest.length===0)
return entry;
return entry.mode==='40000'?findEntry(git,entry.id,rest):undefined;
}
function parseTree(bytes){
const entries=[];
for(let start=0;start<bytes.length;){
const end=bytes.indexOf(0,start);
if(end<0)
break;
const[,mode='',name='']=/^(\d+) (.*)$/s.exec(bytes.toString('utf8',start,end))??[];
entries.push({mode,name,id:bytes.toString('hex',end+1,end+21)});
start=end+21;
}
return entries;
}
const verified=new WeakMap();
const MAX_KEPT_BYTES=64*1024;
function objectsOf(git){
const objects=verified.get(git)??new Map();
verified.set(git,objects);
return objects;
}
function readChecked(git,type,id){
const objects=objectsOf(git);
const key=`${type} ${id}`;
const content=objects.get(key)??readAndHash(git,type,id);
objects.set(key,content);
if(type==='blob')
void forgetLarge(objects,key);
return content;
}
async function forgetLarge(objects,key){
const content=await objects.get(key)?.catch(()=>undefined);
if(!content||content.length>MAX_KEPT_BYTES)
objects.delete(key);
}
async function readAndHash(git,type,id){
const content=await git.readObject(type,id);
if(objectId(type,content)===id)
return content;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The ${type} ${id} in the workspace's .git folder is damaged or forged. Start from a clean workspace.`);
}
function objectId(type,content){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}
}),
73527:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
K:()=>(literalPattern),
R:()=>(matchesPathPattern)
});
var picomatch__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(55180);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
const matchers=new Map();
function matchesPathPattern(path,pattern){
return matcherOf(pattern)((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path));
}
function literalPattern(path){
return(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path).replaceAll(/[^\p{L}\p{N}\s_./-]/gu,String.raw `\$&`);
}
function matcherOf(pattern){
const known=matchers.get(pattern);
if(known)
return known;
const glob=pattern
.normalize('NFKC')
.replace(/^\.?\//,'')
.replace(/\/$/,'/**');
const matches=picomatch__WEBPACK_IMPORTED_MODULE_1__((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.YF)(glob),{dot:true,nocase:true});
matchers.set(pattern,matches);
return matches;
}
}),
86558:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a9:()=>(changedChecks),
Iz:()=>(leftOutWarning),
jQ:()=>(packagesIn)
});
var format=__webpack_require__(79623);
var paths=__webpack_require__(40458);
;
const MAX_CHECKS=10;
const SHARED=/^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|\.yarnrc\.yml|\.npmrc|(?:turbo|nx|lerna)\.json|tsconfig[\w.]*\.json|(?:babel|jest|vite|vitest)\.[\w.]+|go\.work(?:\.sum)?|Cargo\.(?:toml|lock)|rust-toolchain(?:\.toml)?|pyproject\.toml|setup\.cfg|(?:tox|pytest)\.ini|conftest\.py|requirements[\w-]*\.txt|(?:uv|poetry|pdm)\.lock|Pipfile(?:\.lock)?)$/;
function affectedChecks(packages,changed){
const checks=[...withDependents(changedPackages(packages,changed),packages)].map(({check})=>check);
const commands=[...new Set(checks.filter((check)=>check!==undefined))];
return{commands:commands.slice(0,MAX_CHECKS),leftOut:commands.slice(MAX_CHECKS)};
}
function changedPackages(packages,changed){
if(changed.some((path)=>SHARED.test(path)))
return packages;
const byFolder=Map.groupBy(packages,({folder})=>folder);
return[...new Set(changed.flatMap((path)=>packagesAround(path,byFolder)))];
}
function packagesAround(path,byFolder){
const packages=[];
let folder=path;
while(folder!==''&&!packages.some(({check})=>check!==undefined)){
folder=(0,paths.yS)(folder);
packages.push(...(byFolder.get(folder)??[]));
}
return packages;
}
function withDependents(start,packages){
const dependents=new Map(packages.map((each)=>[`${each.ecosystem} ${each.name??''}`,[]]));
for(const each of packages){
for(const name of new Set(each.dependencies))
dependents.get(`${each.ecosystem} ${name}`)?.push(each);
}
const affected=new Set(start);
for(const{ecosystem,name}of affected){
if(name===undefined)
continue;
for(const dependent of dependents.get(`${ecosystem} ${name}`)??[])
affected.add(dependent);
}
return affected;
}
var find_packages=__webpack_require__(24599);
var files=__webpack_require__(93597);
;
const MAX_MANIFEST_BYTES=1024*1024;
const MAX_MANIFESTS_BYTES=64*1024*1024;
async function packagesIn(workspace,verify,{signal,paths}){
if(verify!==undefined||!workspace.sandbox)
return[];
let left=MAX_MANIFESTS_BYTES;
const read=async(path)=>{
const reading=workspace.reader.readBytes(path,Math.min(left,MAX_MANIFEST_BYTES),signal);
const content=await(0,files.Mh)(reading,undefined);
left-=content?.length??0;
return content?.toString();
};
return await(0,find_packages.t)({paths:await(paths??workspace.files(signal)),read},workspace.verifyCommands);
}
async function changedChecks({workspace,packages,changed,verify},signal){
if(verify!==undefined||!workspace.sandbox)
return{commands:[],leftOut:[]};
const known=workspace.verifyCommands;
const added=(await workspace.declaredChecks()).filter((command)=>!known.includes(command));
const{commands,leftOut}=affectedChecks([...packages,...(await packagesIn(workspace,verify,{signal}))],changed);
return{commands:[...added,...commands],leftOut};
}
const MAX_LISTED=5;
function leftOutWarning(run,leftOut){
return `The change affects ${run+leftOut.length} packages with tests. The tests of ${run} ran; these did not: ${(0,format.rL)(leftOut,MAX_LISTED)}. To choose what runs, list commands under verify in agent.yml.`;
}
}),
68759:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
sj:()=>(prepareCheckout),
xu:()=>(readBaseSettings),
KK:()=>(readInstructions),
xn:()=>(runSetup)
});
var shorten_middle=__webpack_require__(23213);
var errors=__webpack_require__(59973);
var setup_builds=__webpack_require__(4549);
var install_dependencies=__webpack_require__(68010);
var explain_failure=__webpack_require__(95574);
var format=__webpack_require__(79623);
var agent_file=__webpack_require__(6759);
var given_files=__webpack_require__(2343);
var path_pattern=__webpack_require__(73527);
var package_checks=__webpack_require__(86558);
var resolve_target=__webpack_require__(48962);
var forge_forge=__webpack_require__(35659);
;
const MAX_PEOPLE=10;
async function foreignCommitsReason(target,{self,forge}){
const{pullRequest,startSha}=target.origin??target;
if(!pullRequest)
return undefined;
const{people,head,isComplete}=await forge.readContributors(pullRequest.number);
if(!isComplete||head!==startSha)
return 'not all of its commits could be read.';
const others=[...new Map(people.map((person)=>[person?.id,person])).values()].filter((person)=>person?.id!==self.id);
if(others.includes(undefined))
return 'GitHub knows no account for the author of one of its commits.';
if(others.length>MAX_PEOPLE)
return 'many people took part in it.';
for(const person of others){
if(person&&(person.isBot||!(0,forge_forge.b)(await forge.permissionOf(person)))){
return `${person.login}, who took part in it, has no write access.`;
}
}
return undefined;
}
var verbs=__webpack_require__(76575);
var used_workspace=__webpack_require__(22229);
var documentation_url=__webpack_require__(47728);
var verified_read=__webpack_require__(21596);
var objects=__webpack_require__(68219);
var changes=__webpack_require__(65586);
;
async function readBaseSettings({startSha,baseSha,mergeBase},checkout,{configPath,givenFiles}){
await checkout.fetch([...new Set([startSha,baseSha,mergeBase??startSha])]);
const given=new Set();
const add=(path)=>void given.add(path);
const read=(path)=>{
add(path);
return(0,verified_read.xu)(checkout.git,{commit:baseSha,path,onRead:add});
};
const rules=await(0,agent_file.U)(await read(configPath),`${configPath} on the base branch`,read);
const instructions=await readInstructions(read);
const workflows=await(0,verified_read.xq)(checkout.git,baseSha,WORKFLOWS);
const readIfPossible=(path)=>read(path).catch(()=>undefined);
const others=[...givenFiles,...(await(0,given_files.UL)(workflows,readIfPossible))];
await Promise.all(others.map(readIfPossible));
return{rules,instructions,protectedPaths:[...[...given].map(path_pattern.K),...rules.protectedPaths]};
}
const WORKFLOWS='.github/workflows';
const INSTRUCTION_FILES=['AGENTS.md','.github/copilot-instructions.md','CLAUDE.md'];
const MAX_INSTRUCTIONS=32_768;
async function readInstructions(read){
const texts=await Promise.all(INSTRUCTION_FILES.map(read));
return texts.find((text)=>text!==undefined)?.slice(0,MAX_INSTRUCTIONS)??'';
}
async function prepareCheckout(request,run){
const{task,target,base,preflight}=request;
const{checkout,openWorkspace,emit,signal}=run;
await checkout.switchTo(target.startSha);
const{branch,base:baseBranch,baseSha,startSha:start,mergeBase}=target;
const refs={branch,start,base:baseBranch,baseSha,mergeBase};
const writeRepository=()=>checkout.repositoryForCommands(refs);
const workspace=await preflight.alongside(openWorkspace(base.rules,writeRepository));
await preflight.requireAll();
const{setup=[]}=base.rules;
const left=await(0,used_workspace.P)(workspace.root,()=>(0,objects.R8)(checkout.git,start),signal);
const closed={target,base,workspace,left,builds:[],packages:[],servers:[]};
if((0,verbs.Bg)(task)==='review'||!(0,resolve_target.Q2)(target))
return{...closed,workspace:workspace.withoutCommands()};
let judged;
const foreignReason=()=>(judged??=foreignCommitsReason(target,run));
const servers=await serversOf(base.rules,workspace,foreignReason,emit);
const unchecked={...closed,servers};
const reason=setup.length>0?await foreignReason():undefined;
const allowed=reason===undefined?setup:offlineSteps(setup,workspace);
const isCut=reason!==undefined&&allowed.length<setup.length;
const context=reason===undefined?'setup':'foreign';
const setUp=()=>runSetup(workspace,allowed,{context,signal});
if(isCut)
reportSkipped(setup.slice(allowed.length),reason,emit);
const isReadOnly=(0,verbs.J6)(task);
const builds=!isCut||isReadOnly?await setUp():[];
if(isReadOnly)
return unchecked;
const packages=await(0,package_checks.jQ)(workspace,base.rules.verify,{signal});
const prepared={...unchecked,builds,packages};
const checked=workspace.withPackageChecks(packages.flatMap(({check})=>check??[]));
if(base.rules.setup&&!isCut)
return{...prepared,workspace:checked};
const installed=await install({...prepared,workspace:checked},task,foreignReason,run);
const later=isCut?await setUp():[];
return{...prepared,...installed,builds:[...builds,...installed.builds,...later]};
}
function offlineSteps(setup,workspace){
const firstOnline=setup.findIndex((step)=>reachesHosts(step,workspace));
return firstOnline===-1?setup:setup.slice(0,firstOnline);
}
function reportSkipped(steps,reason,emit){
const skipped=steps.map(({run})=>run);
const problem=(0,explain_failure.Ld)(skipped,reason);
emit({kind:'dependencies',tool:'setup',command:skipped.join('\n'),result:'failed',durationMs:0,problem});
}
async function serversOf({mcpServers},workspace,foreignReason,emit){
const online=mcpServers.filter((server)=>reachesHosts(server,workspace));
const reason=online.length>0?await foreignReason():undefined;
if(reason===undefined)
return mcpServers;
const names=online.map(({name})=>name).join(', ');
const these=`these ${workspace.isBounded?'start without a network':'do not start'}: ${names}. The reason: ${reason}`;
emit({kind:'warning',text:`MCP servers can run code of the pull request, so ${these}`});
return workspace.isBounded?mcpServers.map((server)=>({...server,network:false})):[];
}
function reachesHosts({network},{sandbox,hosts}){
if(!sandbox)
return false;
const access=sandbox.kind==='none'?true:(network??hosts);
return access===true||(access!==false&&access.length>0);
}
async function install({workspace,target},asked,foreignReason,{checkout,settings:{packageCache},emit,signal}){
const options={
onEnd:(installation)=>{
emit({kind:'dependencies',...installation});
},
signal
};
const{pullRequest,mergeBase,startSha}=target;
const stats=pullRequest&&mergeBase!==undefined?await(0,changes.oQ)(checkout.git,mergeBase,startSha):[];
const missing=await(0,install_dependencies.kc)(workspace,{
...options,
task:{changed:stats.map(({path})=>path),text:[asked.request.text,asked.title,asked.body].join('\n')},
onSkipped:(folders)=>{
emit({kind:'warning',text:skippedProjects(folders)});
}
});
if(missing.length===0)
return{workspace,builds:[]};
emit({kind:'step',step:'installing'});
const reason=await foreignReason();
const isKept=packageCache!==undefined&&reason===undefined;
const cache=isKept?await(0,install_dependencies.FR)(packageCache,workspace.root):undefined;
const request={missing,foreignReason:reason,cache};
let installed={workspace,builds:[]};
const added=await checkout.isolateInstall(async()=>{
installed=await(0,install_dependencies.bb)(workspace,request,options);
});
await installed.workspace.reader.exclude(added);
return installed;
}
const MAX_NAMES=10;
function skippedProjects(folders){
const names=(0,format.rL)(folders,MAX_NAMES);
return `The repository has more projects in folders than Forgehand installs, so the dependencies of these were not looked at: ${names}. If their checks need them, install them in the workflow or with setup in agent.yml.`;
}
const MAX_SHOWN=4_000;
async function runSetup(workspace,setup,{context,signal}){
if(setup.length>0&&!workspace.sandbox){
throw new errors.yo(`agent.yml has setup commands, but no sandbox to run them in could be set up on this runner. See ${(0,documentation_url.o)('docs/sandbox.md')} for what a sandbox needs.`);
}
const builds=[];
for(const step of setup){
const{run,network,timeoutMs}=step;
const since=Date.now();
const{exitCode,output}=await workspace.run(run,{context,timeoutMs,network,signal});
const build=exitCode===0?await(0,setup_builds.Yy)(step,workspace,since,{context,signal}):undefined;
if(build)
builds.push(build);
if(exitCode===0)
continue;
const ending=exitCode===undefined?'did not end in time':`failed with exit code ${exitCode}`;
throw new errors.yo(`The setup command "${run}" in agent.yml ${ending}:\n${(0,shorten_middle.j)(output.trimEnd(),MAX_SHOWN)}`);
}
return builds;
}
}),
48962:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Q$:()=>(newBranchTarget),
Q2:()=>(canRun),
ZI:()=>(requireValidName),
oz:()=>(requireBranch),
u1:()=>(resolveTarget),
yy:()=>(FORK_RETRY)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62973);
var _template_at_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(39058);
var _tasks_branch_name_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(91009);
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(82859);
var _tasks_verbs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(76575);
function canRun({readOnlyReason,fork}){
return readOnlyReason===undefined&&fork===undefined;
}
function newBranchTarget(branch,{base,baseSha}){
const commits={baseSha,startSha:baseSha,mergeBase:baseSha};
return{branch,isNewBranch:true,base,...commits,pullRequest:undefined,readOnlyReason:undefined};
}
async function resolveTarget(task,known,run){
const{self,forge,emit}=run;
const target=await(task.subject==='issue'?resolveForIssue(task,run):resolveForPullRequest(task,known,run));
const{branch,baseSha,startSha:headSha,fork}=target;
if(target.isNewBranch)
return{...target,mergeBase:baseSha};
const[mergeBase,readOnlyReason]=await Promise.all([
forge.mergeBase({base:baseSha,head:headSha}),
target.readOnlyReason??((0,_tasks_verbs_js__WEBPACK_IMPORTED_MODULE_4__.Bg)(task)==='revert'?undefined:movedReason())
]);
if(readOnlyReason!==undefined&&known)
return await resolveTarget(task,undefined,run);
for(const text of unusedFlagWarnings(task,target))
emit({kind:'warning',text});
return{...target,mergeBase,readOnlyReason};
async function movedReason(){
const updates=await forge.branchUpdatesSince({branch,since:task.createdAt,page:fork?.headPage});
if(fork&&updates.kind==='unknown')
return undefined;
return headMovedReason({branch,headSha,updates,self});
}
}
async function resolveForIssue(task,run){
const{checkout,forge}=run;
const requestedBase=task.request.flags.base??task.defaultBranch;
requireValidName(requestedBase);
const{defaultBranch}=task;
const bases=[requestedBase,defaultBranch];
const usual=await checkout.resolve([...new Set([...bases,...usualBranches(task)])].map(_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO));
const requestedSha=requireBranch(usual,requestedBase);
const template=await(0,_template_at_js__WEBPACK_IMPORTED_MODULE_1__.o)(usual.get((0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO)(defaultBranch)),run);
const candidates=await branchCandidates(task,template,{checkout,usual});
const usable=candidates.filter(({branch})=>bases.every((base)=>!(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.NJ)(branch,base)));
for(const{branch,head,needsOwnCommit}of usable){
const isNewBranch=head===undefined;
const pullRequest=isNewBranch?undefined:await forge.findPullRequest(branch);
if(pullRequest?.state==='closed')
continue;
const base=pullRequest?.baseRef??requestedBase;
const baseSha=base===requestedBase?requestedSha:requireBranch(await checkout.resolve([(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO)(base)]),base);
const startSha=head??baseSha;
if(needsOwnCommit&&!(await hasOwnCommit({base:baseSha,head:startSha},run)))
continue;
return{branch,isNewBranch,base,baseSha,startSha,pullRequest,readOnlyReason:undefined};
}
const names=usable.map(({branch})=>branch);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`The branches ${names[0]??''} to ${names.at(-1)??''} are all in use. Delete those that are merged or closed, then ask again.`);
}
async function hasOwnCommit(range,{self,forge}){
return(await forge.commitsBetween(range)).some(({authorId})=>authorId===self.id);
}
async function resolveForPullRequest(task,known,{checkout,forge,settings:{trigger}}){
const pullRequest=known??(await forge.readPullRequest(task.number));
const{headRef:branch,headSha:startSha,baseRef:base}=pullRequest;
requireValidName(base);
const baseSha=requireBranch(await checkout.resolve([(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO)(base)]),base);
const readOnlyReason=readOnlyReasonOf(pullRequest,task,trigger);
const fork=pullRequest.isFork?pullRequest:undefined;
return{branch,isNewBranch:false,base,baseSha,startSha,pullRequest,fork,readOnlyReason};
}
function readOnlyReasonOf(pullRequest,task,trigger){
const{state,isFork,headRef:branch}=pullRequest;
const{defaultBranch}=task;
const explain=`${trigger} explain`;
if(state==='closed')
return `the pull request is closed. Reopen it and ask again, or ask about it with ${explain}.`;
if(isFork)
return forkReason(pullRequest,task);
if(!(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.eB)(branch)){
return `its branch has an unsafe name. Rename it to letters, digits, /, _, . and -, or ask about it with ${explain}.`;
}
if(!(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.NJ)(branch,defaultBranch))
return undefined;
return `its branch is ${branch}, the default branch, which the agent never writes to. Move the commits to another branch and ask on a pull request from there, or ask about it with ${explain}.`;
}
function unusedFlagWarnings({request:{flags}},{pullRequest,base}){
if(!pullRequest)
return[];
const{number}=pullRequest;
return[
flags.base!==undefined&&flags.base!==base
?`--base ${flags.base} has no effect: pull request #${number} already exists and merges into ${base}. Change its base on its page.`
:'',
flags.draft
?`--draft has no effect: pull request #${number} already exists. Convert it to a draft on its page.`
:''
].filter((text)=>text!=='');
}
function requireValidName(branch){
if((0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.eB)(branch))
return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`The branch name ${JSON.stringify(branch)} is unsafe. Use a name of letters, digits, /, _, . and -.`);
}
function requireBranch(heads,name){
const sha=heads.get((0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO)(name));
if(sha!==undefined)
return sha;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`This repository has no branch ${name} with a commit. Push one, or choose another with --base.`);
}
const MAX_BRANCHES=20;
async function branchCandidates(task,template,{checkout,usual}){
const names=(0,_tasks_branch_name_js__WEBPACK_IMPORTED_MODULE_2__.nG)(task,template,MAX_BRANCHES);
const pattern=(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_3__.LX)(template,{kind:'issue',number:task.number});
if(!pattern){
const heads=template===_text_branch_template_js__WEBPACK_IMPORTED_MODULE_3__.oU?usual:await checkout.resolve(names.map(_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO));
return names.map((branch)=>({branch,head:heads.get((0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_0__.uO)(branch)),needsOwnCommit:false}));
}
const heads=await checkout.resolveMatching(pattern.glob);
const earlier=[...heads.keys()].filter((branch)=>pattern.matches(branch)).toSorted(byLengthAndName);
return[...new Set([...earlier.slice(0,MAX_BRANCHES),...names])].map((branch)=>{
const head=heads.get(branch);
return{branch,head,needsOwnCommit:head!==undefined};
});
}
function usualBranches(task){
return(0,_tasks_branch_name_js__WEBPACK_IMPORTED_MODULE_2__.nG)(task,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_3__.oU,MAX_BRANCHES);
}
function byLengthAndName(one,other){
return one.length-other.length||(one<other?-1:1);
}
function headMovedReason({branch,headSha,updates,self}){
const again='Check the current code, then ask again.';
if(updates.kind==='unknown'){
return(`GitHub does not say whether ${branch} has moved since the comment (${updates.reason}). `+
'Give the token `contents: read` for this repository, or ask about it with `explain`.');
}
const foreign=updates.updates.find(({by})=>by.id!==self.id);
if(foreign)
return `${branch} was moved after the comment, ${moveText(foreign)}. ${again}`;
if(updates.head===undefined||updates.head===headSha)
return undefined;
return `${branch} was just moved to ${headSha.slice(0,7)}. ${again}`;
}
function moveText({before,after,by}){
return `by ${by.login} from ${before.slice(0,7)} to ${after.slice(0,7)}`;
}
function forkReason({number},task){
if(task.trigger.kind==='ci')
return 'the pull request comes from a fork, whose code is not run here';
switch((0,_tasks_verbs_js__WEBPACK_IMPORTED_MODULE_4__.Bg)(task)){
case 'revert':
return `the pull request comes from a fork, and only people who can push to its branch can revert commits there. Run \`gh pr checkout ${number}\`, \`git revert\` and \`git push\`; a suggestion or a patch that nobody applied needs no undo.`;
case 'merge':
return `the pull request comes from a fork, and the token of a workflow cannot merge into its branch. Press **Update branch** in the merge box, or run \`gh pr update-branch ${number}\`.`;
default:
return undefined;
}
}
const FORK_RETRY='the pull request comes from a fork, where a retry cannot replace earlier work. Ask again with fix and your own words.';
}),
39058:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
o:()=>(templateAt)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6759);
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82859);
var _git_verified_read_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21596);
async function templateAt(sha,{checkout,settings:{configPath}}){
if(sha===undefined)
return _text_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.oU;
await checkout.fetch([sha]);
const text=await(0,_git_verified_read_js__WEBPACK_IMPORTED_MODULE_2__.xu)(checkout.git,{commit:sha,path:configPath});
if(text===undefined)
return _text_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.oU;
const reading=(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_0__.U)(text,configPath,(path)=>(0,_git_verified_read_js__WEBPACK_IMPORTED_MODULE_2__.xu)(checkout.git,{commit:sha,path}));
const file=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.NN)(reading,undefined,(error)=>error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo);
return file?.branchTemplate??_text_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.oU;
}
}),
6759:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(readAgentFile)
});
var errors=__webpack_require__(59973);
var yaml_problem=__webpack_require__(14593);
var check_inputs=__webpack_require__(15884);
var near_name=__webpack_require__(58804);
var meant_form=__webpack_require__(83836);
var schema_issue=__webpack_require__(21513);
;
function describeIssues(issues,source){
const all=issues.flatMap((issue)=>(0,meant_form.P)(issue,({code})=>code==='invalid_type'));
return all.flatMap((issue)=>describeIssue(issue,source));
}
function describeIssue(issue,source){
const{path,message}=issue;
if(issue.code==='unrecognized_keys'){
return issue.keys.map((key)=>({line:source.lineOf([...path,key]),text:unknownKey(key,path,message)}));
}
const value=(0,check_inputs.cl)(path.reduce(schema_issue._,source.value));
return[{line:source.lineOf(path),text:`${settingName(path)} is ${value}. Expected ${message}.`}];
}
function unknownKey(key,path,known){
const near=(0,near_name.cR)(key,known.split(', '));
const remedy=near===undefined?`The settings here are ${known}.`:`Did you mean ${near}?`;
return `${settingName([...path,key])} is not a setting. ${remedy}`;
}
function settingName(path){
if(path.length===0)
return 'The file';
const parts=path.map((name,index)=>{
if(typeof name==='number')
return `[${name}]`;
return `${index===0?'':'.'}${String(name)}`;
});
return parts.join('');
}
var agent_file_schema=__webpack_require__(78630);
var json=__webpack_require__(32686);
var diagnostics_schema=__webpack_require__(54582);
var yaml_source=__webpack_require__(53213);
;
async function readDiagnostics(entries,readRepositoryFile,source){
if(entries===undefined)
return undefined;
const read=entries.map(async(entry)=>{
if(typeof entry==='string')
return entry;
const{command,files,'problem-matcher':matcher}=entry;
return{command,files,matchers:await matchersOf(matcher,readRepositoryFile,source)};
});
return await Promise.all(read);
}
async function matchersOf(matcher,readRepositoryFile,source){
if(typeof matcher!=='string')
return[toMatcher(matcher)];
const name=diagnostics_schema.kS.find((each)=>each===matcher);
return name??(await readMatcherFile(matcher,await readRepositoryFile(matcher),source));
}
async function readMatcherFile(path,text,source){
if(text===undefined)
throw new errors.yo(`${source} names the problem matcher ${path}, but there is no such file. Add it.`);
let value;
try{
value=JSON.parse(text);
}
catch(error){
const problem=(0,json.Io)(text,(0,errors.bD)(error));
throw new errors.yo(`${path}, which ${source} names, is not valid JSON: ${problem}. Correct it.`,{cause:error});
}
const parsed=diagnostics_schema.O.safeParse(value);
if(parsed.success)
return parsed.data.problemMatcher.map(toMatcher);
const problems=describeIssues(parsed.error.issues,await(0,yaml_source.g)(text));
throw new errors.yo([`${path} is not a valid file of problem matchers:`,...problems.map(yaml_problem.S9)].join('\n'));
}
function toMatcher({severity='error',pattern}){
return{severity,patterns:[pattern].flat()};
}
;
const MAX_CHARACTERS=65_536;
const MAX_PROBLEMS=30;
async function readAgentFile(text,path='.github/agent.yml',readRepositoryFile=()=>Promise.resolve(undefined)){
const file=text===undefined?agent_file_schema.XW.parse({}):await parse(text,path);
return{...toAgentFile(file),diagnostics:await readDiagnostics(file.diagnostics,readRepositoryFile,path)};
}
async function parse(text,path){
if(text.length>MAX_CHARACTERS){
throw new errors.yo(`${path} has ${text.length} characters, and the limit is ${MAX_CHARACTERS}. Shorten it.`);
}
const source=await(0,yaml_source.g)(text);
const parsed=agent_file_schema.XW.safeParse(source.value??{});
if(parsed.success&&source.problems.length===0)
return parsed.data;
const problems=parsed.error?describeIssues(parsed.error.issues,source):source.problems;
const inOrder=problems.toSorted((one,other)=>one.line-other.line);
throw new errors.yo(`${path} has errors:\n${inOrder.slice(0,MAX_PROBLEMS).map(yaml_problem.S9).join('\n')}`);
}
function toAgentFile(file){
return{
commands:file.commands,
verify:file.verify?.map(toVerifyEntry),
network:file.network,
setup:file.setup===undefined?undefined:[file.setup].flat().map(toSetupStep),
limits:camelKeys(file.limits),
readablePaths:file['readable-paths'],
writablePaths:file['writable-paths'],
protectedPaths:file['protected-paths'],
sensitiveFiles:file['sensitive-files'].map(({pattern,...rest})=>({
pattern,
requiresApproval:rest['require-approval']
})),
triage:{
labels:file.labels,
reviewers:file.reviewers,
assignees:file.assignees,
requestReview:file['request-review']
},
keepsSessions:file.session==='on'||file.session===true,
reviews:file.reviews,
ciRepair:file['ci-repair'],
selfReview:file['self-review'],
threads:{mode:file.threads,resolves:file['resolve-whose'],reRequests:file['re-request']},
reviewer:{event:file['review-event'],maxComments:file['max-review-comments']},
branchTemplate:file.branch,
instructions:file.instructions.trim(),
allowedModels:file['allowed-models'],
models:camelKeys(file.models),
prices:new Map(Object.entries(file.prices).map(([model,{input,output,...cache}])=>[
model,
{input,cachedInput:cache['cached-input']??input,cacheWrite:cache['cache-write'],output}
])),
withoutTools:Object.keys(file.tools).filter((name)=>!file.tools[name]),
delegation:camelKeys(file.delegation),
mcpServers:Object.entries(file['mcp-servers']).map(([name,server])=>({
name,
command:server.command,
environment:server.env,
tools:server.tools,
readOnlyTools:server['read-only'],
timeoutMs:server['timeout-seconds']*1000,
network:server.network
}))
};
}
function camelKeys(mapping){
const camel=(name)=>name.replaceAll(/-(.)/g,(_,letter)=>letter.toUpperCase());
const entries=Object.entries(mapping).map(([name,value])=>[camel(name),value]);
return Object.fromEntries(entries);
}
function toVerifyEntry(entry){
return typeof entry==='string'?{run:entry,quick:undefined,reports:[]}:{quick:undefined,...entry};
}
function toSetupStep(step){
if(typeof step==='string')
return{run:step,network:undefined,timeoutMs:agent_file_schema.Uq*60_000};
return{run:step.run,network:step.network,timeoutMs:step['timeout-minutes']*60_000};
}
}),
2343:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Rm:()=>(isItemsFile),
UL:()=>(filesGivenBy),
bp:()=>(givenFiles)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _text_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(32686);
var _text_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(53213);
const FILE_INPUTS=['config-path','prompt-file','output-schema-file','items'];
function isItemsFile(items){
return/^[\w./-]+\.jsonl$/u.test(items);
}
function givenFiles(read){
return FILE_INPUTS.flatMap((input)=>{
const path=read(input).trim();
return path===''||(input==='items'&&!isItemsFile(path))?[]:[path];
});
}
const MAX_ACTIONS=100;
async function filesGivenBy(workflows,read){
const given=[];
const actions=new Set();
const texts=[...workflows];
for(let text=texts.shift();text!==undefined;text=texts.shift()){
const mayGive=/\buses\b/.test(text)||FILE_INPUTS.some((input)=>text.toLowerCase().includes(input));
const value=mayGive?(await(0,_text_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.g)(text)).value:undefined;
given.push(...filesIn(value));
for(const folder of actionsIn(value)){
if(actions.has(folder)||actions.size===MAX_ACTIONS)
continue;
actions.add(folder);
const definitions=await Promise.all(['action.yml','action.yaml'].map((name)=>read(folder===''?name:`${folder}/${name}`)));
texts.push(...definitions.filter((each)=>each!==undefined));
}
}
return given;
}
function actionsIn(value){
if(Array.isArray(value))
return value.flatMap(actionsIn);
if(!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value))
return[];
const{uses}=value;
const own=typeof uses==='string'&&uses.startsWith('./')?[node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(uses).replace(/\/$|^\.\/?$/,'')]:[];
return[...own,...Object.values(value).flatMap(actionsIn)];
}
function filesIn(value){
if(Array.isArray(value))
return value.flatMap(filesIn);
if(!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value))
return[];
const inputs=new Map(Object.entries(value).map(([name,each])=>[name.toLowerCase(),each]));
const own=givenFiles((input)=>textOf(inputs.get(input)));
return[...own,...Object.values(value).flatMap(filesIn)];
}
function textOf(value){
const text=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value)?value['default']:value;
return typeof text==='string'&&!text.includes('${{')?text:'';
}
}),
4549:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$Y:()=>(hasCopied),
Fs:()=>(buildAgain),
Yy:()=>(buildOf)
});
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
var _python_environment_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4110);
const PROSE=/\.(?:md|rst|adoc)$/i;
const COMPILED=/\.(?:c|cc|cpp|cxx|h|hh|hpp|pyx|pxd|pxi|pyf|f|f90|rs)$/;
const COMPILE=`${_python_environment_js__WEBPACK_IMPORTED_MODULE_0__.ni} && { test -e setup.py || test -e pyproject.toml; } || exit 0
export PYTHONPATH="$HOME/venv/build"
${_python_environment_js__WEBPACK_IMPORTED_MODULE_0__.U_} install --no-deps --no-index --no-build-isolation -e .`;
const OFFLINE='export npm_config_offline=true YARN_ENABLE_NETWORK=0 PIP_NO_INDEX=1 PIP_NO_BUILD_ISOLATION=0 UV_OFFLINE=1 CARGO_NET_OFFLINE=true GOPROXY=off COMPOSER_DISABLE_NETWORK=1\n';
async function buildAgain(workspace,builds,{changed,signal}){
if(!workspace.sandbox)
return undefined;
await(await workspace.testedSandbox()).contexts.forgetBuilds();
const outOfDate=changed.every((path)=>PROSE.test(path))?[]:[...builds];
if(changed.some((path)=>COMPILED.test(path)))
outOfDate.push({name:'pip install -e .',script:COMPILE,timeoutMs:900_000});
for(const{name,script,timeoutMs,isUnsure,hasCopied:mustCopy}of outOfDate){
const options={context:'built',timeoutMs,network:false,signal};
const since=Date.now();
const{exitCode,output}=await workspace.run(`${OFFLINE}${script}`,options);
if(exitCode===0&&(!mustCopy||(await hasCopied(workspace,since,options))))
continue;
if(isUnsure)
continue;
const[last='']=exitCode===0?['it kept its copy.']:output.trimEnd().split('\n').slice(-1);
return `"${name}" built something of the sources before the work, and cannot do that again without a network: ${last}`;
}
return undefined;
}
const NOT_BUILT='node_modules bower_components .venv venv env .tox .nox .yarn .pnpm-store __pycache__ *.egg-info .cache .*_cache .eslintcache *.log'
.split(' ')
.map((name)=>` -x ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)(name)}`)
.join('');
const INSTALLED=String.raw `\( -name .package-lock.json -o -name .yarn-integrity -o -name .yarn-state.yml -o -name .modules.yaml \)`;
const PACKAGES_OF_HOME=String.raw `\( -name '.*' -o -name go -o -name packages -o -name tools -o -name gradle -o -name 'venv*' -o -name node_modules \)`;
const copies=(isNewer)=>`find . "$HOME" -name direct_url.json ${isNewer} -exec grep -l '"file:' {} + | xargs -r grep -L '"editable": *true'
git ls-files -coz --exclude-standard package.json '*/package.json' | xargs -0r grep -HoE '"[^"]+" *: *"file:[^"]*"' | grep -v 'gz"$' |
  sed 's|package\\.json:"\\([^"]*\\)".*|node_modules/\\1|' | while read -r place; do
  case $(readlink -f "$place") in */node_modules/*) find "$(readlink -f "$place")" -maxdepth 0 ${isNewer} ;; esac
done`;
const isNewerThan=(since)=>`-newerct @${since/ 1000}`;
async function hasCopied(workspace,since,options){
const search=`{ ${copies(isNewerThan(since))}\n} | grep -q .`;
const{context,signal}=options;
return(await workspace.run(search,{context,signal,network:false})).exitCode!==1;
}
async function buildOf({run,timeoutMs},workspace,since,options){
const isNewer=isNewerThan(since);
const search=`{ git ls-files -omz${NOT_BUILT} | sed -z 's|^|./|' | xargs -0r sh -c 'find "$@" -maxdepth 0 ${isNewer} 2>/dev/null' -
${copies(isNewer)}
} | grep -q . && exit 10
find "$HOME" -mindepth 1 ${PACKAGES_OF_HOME} -prune -o -type f ${isNewer} -print | grep -q . && exit 11
find . -name node_modules -prune -print | while read -r folder; do
  find "$folder" -maxdepth 1 ${INSTALLED} ${isNewer} | grep -q . || find "$folder" -mindepth 1 -maxdepth 2 ${isNewer}
done | grep -q . && exit 11
exit 0`;
const{exitCode}=await workspace.run(search,{...options,network:false});
return exitCode===0?undefined:{name:run,script:run,timeoutMs,isUnsure:exitCode===11};
}
}),
95574:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ld:()=>(explainSkippedSetup),
SP:()=>(explainFailure),
Uw:()=>(explainForeignHead)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _verification_root_cause_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80434);
var _install_plan_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94953);
var _workflow_yaml_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(62901);
function explainFailure(plan,failure){
const{exitCode,timedOut,output,durationMs}=failure;
const lines=output.trimEnd().split('\n');
const find=(pattern)=>lines.find((line)=>pattern.test(line.slice(0,MAX_MATCHED)));
const command=(0,_install_plan_js__WEBPACK_IMPORTED_MODULE_1__.x$)(plan);
const refusal=find(REFUSED);
const known=(0,_verification_root_cause_js__WEBPACK_IMPORTED_MODULE_2__.e)(output);
const ended=exitCode===undefined?'was killed':`ended with exit code ${exitCode}`;
const[cause,line='']=timedOut
?[`${command} did not end within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__.a3)(durationMs)}.`,lines.at(-1)]
:[known===undefined?`${command} ${ended}.`:`${known}.`,refusal??find(ERROR)];
const shown=lines.slice(-MAX_LINES).map((each)=>shortLine(each));
return{
title:NOT_INSTALLED,
cause,
line:shortLine(line.trim()),
...workflowRemedy(plan),
output:shown.join('\n')
};
}
const NOT_INSTALLED='The dependencies are not installed.';
const MAX_MATCHED=2_000;
const MAX_LINES=20;
const MAX_LINE=300;
const REFUSED=/^\[network\] .* was refused\. /;
const ERROR=/^(?!npm (?:error|ERR!)(?: code |\s*$)).*(?:\berror\b|\bERR[_!]|\bfatal\b|\bunable to\b|\bcould not\b|\bcannot\b|\bnot found\b|\bdenied\b|\bunauthorized\b|\bforbidden\b|\brequire[ds]?\b)/i;
function shortLine(line){
return line.length>MAX_LINE?`${line.slice(0,MAX_LINE).toWellFormed()}…`:line;
}
function explainForeignHead(plan,reason){
const cause=`${(0,_install_plan_js__WEBPACK_IMPORTED_MODULE_1__.x$)(plan)} can run code of the pull request, and ${reason}`;
return{title:NOT_INSTALLED,cause,line:'',...workflowRemedy(plan),output:''};
}
const MAX_COMMAND=200;
function explainSkippedSetup(commands,reason){
const[first='',...others]=commands;
const rest=others.length===0?'':` It and the ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(others.length,'command')} after it did not run.`;
const cause=`${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.TN)(first,MAX_COMMAND)} can run code of the pull request while hosts are open, and ${reason}${rest}`;
const advice='Run them in the workflow, where the default branch is checked out:';
const yaml=yamlOf(commands.flatMap((command)=>(0,_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_4__.eg)([command])));
return{title:'Setup commands of agent.yml did not run.',cause,line:'',advice,yaml,output:''};
}
function workflowRemedy(plan){
const advice='Install the dependencies in the workflow. There you can add what they need, such as another version of the language, a system package or a secret:';
return{advice,yaml:yamlOf((0,_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_4__.eg)(workflowCommands(plan)))};
}
function yamlOf(steps){
return `# .github/workflows/agent.yml, before the step that uses Forgehand
- uses: actions/checkout@v6
  with:
    persist-credentials: false
${steps.join('\n')}`;
}
function workflowCommands(plan){
const{tool,folder,npmPackage}=plan;
const command=(0,_install_plan_js__WEBPACK_IMPORTED_MODULE_1__.x$)(plan);
if(PYTHON.has(tool)){
const installed=tool==='pip'?[]:[`pip install ${tool}`];
const inEnvironment=command.replace('uv sync','uv sync --active');
return['python3 -m venv .venv','. .venv/bin/activate',laterPath('$PWD/.venv/bin'),...installed,inEnvironment];
}
if(tool==='bundler')
return[(0,_install_plan_js__WEBPACK_IMPORTED_MODULE_1__.x$)({folder,command:`bundle config set --local path vendor/bundle && ${plan.command}`})];
if(tool==='gradle'){
const home='GRADLE_USER_HOME="$PWD/.gradle-home"';
return[`export ${home}`,`echo ${home} >> "$GITHUB_ENV"`,command];
}
if(npmPackage===undefined)
return[command];
const install=`npm install --global --prefix "$HOME/.local" ${npmPackage}`;
return[install,'export PATH="$HOME/.local/bin:$PATH"',laterPath('$HOME/.local/bin'),command];
}
function laterPath(folder){
return `echo "${folder}" >> "$GITHUB_PATH"`;
}
const PYTHON=new Set(['pip','uv','poetry','pdm','pipenv']);
}),
68010:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
bb:()=>(installDependencies),
kc:()=>(missingDependencies),
FR:()=>(openPackageCache),
V_:()=>(updateDependencies)
});
var modules=__webpack_require__(67877);
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var text_paths=__webpack_require__(40458);
var format=__webpack_require__(79623);
var shell_quote=__webpack_require__(41609);
var files_files=__webpack_require__(93597);
var root_files=__webpack_require__(25178);
var trust_contexts=__webpack_require__(3805);
var setup_builds=__webpack_require__(4549);
var untrusted_text=__webpack_require__(55322);
var json=__webpack_require__(32686);
var lines=__webpack_require__(61165);
var project_folders=__webpack_require__(47659);
;
const node=(unsupported)=>({
names:/(^|\/)(package(-lock)?\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|\.npmrc)$|\.tgz$/,
result:'node_modules',
completion:undefined,
unsupported
});
const COPIED=/["' ]file:(?!\S*\.tgz\b)/;
const NOT_ONLY_NAMES=/^[ \t]*(?:-(?!r\b|c\b|-requirement\b|-constraint\b|-hash=)|[./])|^[^#\n]*(?:@|:\/\/)/m;
const DATA_NEEDS={
npm:node(),
pnpm:node(COPIED),
yarn:node(COPIED),
bun:node(COPIED),
pip:{names:project_folders.dq,result:undefined,completion:undefined,unsupported:NOT_ONLY_NAMES},
uv:{names:/(?:^|\/)(?:uv\.lock|pyproject\.toml)$/,result:undefined,completion:undefined},
go:{names:/(^|\/)go\.(mod|sum|work|work\.sum)$/,result:undefined,completion:undefined},
cargo:{names:/(^|\/)Cargo\.(toml|lock)$/,result:'Cargo.lock',completion:undefined},
composer:{
names:/(^|\/)composer\.(json|lock)$/,
result:'vendor',
completion:'composer dump-autoload --no-interaction --no-scripts --no-plugins'
}
};
async function dataFiles({unsupported},paths,read){
const files=new Map();
for(const path of paths){
const content=await read(path);
if(content===undefined)
continue;
const data=await reduced(path,content);
if(data===undefined||unsupported?.test(String(data))===true)
return undefined;
files.set(path,data);
if((0,text_paths.Vb)(path)!=='Cargo.toml')
continue;
const target=external_node_path_.posix.join((0,text_paths.yS)(path),'src/lib.rs');
if(paths.some((each)=>each.startsWith(`${target}/`)))
return undefined;
files.set(target,'');
}
return files;
}
async function reduced(path,content){
const reduce=REDUCED[(0,text_paths.Vb)(path)];
if(!reduce)
return content;
try{
return await reduce(content.toString());
}
catch{
return undefined;
}
}
const PACKAGES='dependencies devDependencies optionalDependencies peerDependencies peerDependenciesMeta dependenciesMeta bundleDependencies bundledDependencies';
const PACKAGE_KEYS=(0,lines.aL)(`name version private ${PACKAGES} workspaces overrides resolutions engines os cpu libc`);
const PNPM_KEYS=(0,lines.aL)('packages catalog catalogs overrides packageExtensions ignoredOptionalDependencies autoInstallPeers nodeLinker shamefullyHoist publicHoistPattern hoistPattern injectWorkspacePackages linkWorkspacePackages supportedArchitectures');
const COMPOSER_KEYS=(0,lines.aL)('name version type require require-dev provide replace conflict minimum-stability prefer-stable');
const NPM_SETTING=/^(legacy-peer-deps|auto-install-peers|node-linker|shamefully-hoist|install-strategy) *= *[\w-]+$/;
const REDUCED={
'package.json':(text)=>{
const manifest=recordIn(text);
return JSON.stringify({...only(PACKAGE_KEYS,manifest),pnpm:only(PNPM_KEYS,manifest['pnpm'])});
},
'pnpm-workspace.yaml':async(text)=>{
const settings=await(0,untrusted_text.U8)(text);
if(settings===undefined)
throw new Error('It cannot be read.');
return JSON.stringify(only(PNPM_KEYS,settings));
},
'composer.json':(text)=>JSON.stringify(only(COMPOSER_KEYS,recordIn(text))),
'.npmrc':(text)=>text
.split('\n')
.filter((line)=>NPM_SETTING.test(line.trim()))
.join('\n')
};
function recordIn(text){
const value=(0,json.qF)((0,lines.vA)(text));
if(!(0,json.u4)(value))
throw new Error('It is no object.');
return value;
}
function only(keys,record){
return(0,json.u4)(record)?Object.fromEntries(Object.entries(record).filter(([key])=>keys.includes(key))):{};
}
var explain_failure=__webpack_require__(95574);
var install_plan=__webpack_require__(94953);
;
const CODE_FAILED=/COMPILATION ERROR|Compilation failed; see the compiler/;
const TESTS_STARTED=/^ T E S T S *$/m;
function judgeInstallation(plan,result){
const{exitCode,timedOut,durationMs,output}=result;
const base={...toolAndCommand(plan),durationMs};
if(exitCode===0||CODE_FAILED.test(output))
return{...base,result:'installed',problem:undefined};
const problem=(0,explain_failure.SP)(plan,result);
if(!timedOut||plan.tool!=='maven'||!TESTS_STARTED.test(output))
return{...base,result:'failed',problem};
const title='The installation reached its time limit, so dependencies can be missing.';
return{...base,result:'installed',problem:{...problem,title}};
}
function toolAndCommand(plan){
return{tool:plan.tool,command:(0,install_plan.x$)(plan)};
}
var recognize=__webpack_require__(57611);
var promises_=__webpack_require__(51455);
;
const CHECK_MS=60_000;
const INSTALL_MS=900_000;
async function missingDependencies(workspace,{task,paths:listed,onEnd,onSkipped,signal}){
const missing=[];
for(const plan of await allPlans(workspace,{task,paths:listed,onSkipped,signal})){
const options={context:'alone',timeoutMs:CHECK_MS,cwd:plan.folder||'.',network:false,signal};
const{exitCode,durationMs}=await workspace.run(plan.check,options);
if(exitCode===0)
onEnd({...toolAndCommand(plan),result:'present',durationMs,problem:undefined});
else
missing.push(plan);
}
return missing;
}
async function allPlans(workspace,{task,paths:listed,onSkipped,signal},options){
if(!workspace.sandbox)
return[];
const atRoot=await plansFor(workspace,[''],options);
const paths=await(listed??workspace.files(signal));
const verifyCommands=commandsOf(workspace);
const{folders,skipped}=(0,project_folders.LO)({paths,verifyCommands,rootDeclares:atRoot.length>0,task});
if(skipped.length>0)
onSkipped(skipped);
return[...atRoot,...(await plansFor(workspace,folders,options))];
}
async function plansFor(workspace,projects,{cache,runsCode=true,leftLocks=[]}={}){
const home=workspace.sandbox?.home??'';
const folders={tools:(0,trust_contexts.yi)(home),home,cache:cache??(0,external_node_path_.join)(home,'packages')};
const verifyCommands=commandsOf(workspace);
const plans=projects.map(async(folder)=>(0,recognize.S)(await readProjectFiles(workspace.root,folder,leftLocks),folder,{
folders,
verifyCommands,
runsCode
}));
return(await Promise.all(plans)).flat();
}
async function readProjectFiles(root,folder,without){
const{names}=await(0,root_files.W)(root,folder);
const inside=await(0,files_files.Mh)((0,root_files.W)(root,(0,external_node_path_.join)(folder,REQUIREMENTS)),undefined);
const all=[...names,...[...(inside?.names??[])].map((name)=>`${REQUIREMENTS}/${name}`)];
const isThere=(name)=>!without.includes((0,external_node_path_.join)(folder,name));
return{
names:new Set(all.filter(isThere)),
read:async(name)=>(isThere(name)?await(0,root_files.L)(root,(0,external_node_path_.join)(folder,name)):undefined)
};
}
const REQUIREMENTS='requirements';
function commandsOf({verifyCommands,packageChecks}){
return[...verifyCommands,...packageChecks];
}
async function installDependencies(workspace,{missing,foreignReason,cache},{onEnd,signal}){
const projects=[...new Set(missing.map(({folder})=>folder))];
const plans=(await plansFor(workspace,projects,{cache,runsCode:foreignReason===undefined})).filter(({tool,folder})=>missing.some((plan)=>plan.tool===tool&&plan.folder===folder));
const kept=cache===undefined?[]:[cache];
const builds=[];
let current=workspace;
for(const plan of plans){
const withPlan=extended(current,plan,kept);
const context={workspace:withPlan,context:'setup',writable:kept,signal};
const since=Date.now();
const installation=foreignReason===undefined
?await installWithCode(plan,context)
:await installWithoutCode(plan,foreignReason,context);
onEnd(installation);
if(installation.result!=='installed')
continue;
current=withPlan;
const[name,timeoutMs]=[(0,install_plan.x$)(plan),INSTALL_MS];
const again=(script)=>({name,script:(0,shell_quote._z)(plan.folder,script),timeoutMs});
if(await(0,setup_builds.$Y)(current,since,{context:'setup',signal}))
builds.push({...again(scriptOf(plan,plan.command)),hasCopied:true});
if(plan.buildScript===''||foreignReason!==undefined||installation.problem)
continue;
builds.push(again(plan.buildScript));
}
return{workspace:current,builds};
}
const REBUILD={npm:'npm rebuild',pnpm:'pnpm rebuild'};
const RESOLVES_WHEN_RUN={
maven:/\bmvnw?\b/,
gradle:/\bgradlew?\b/,
dotnet:/\bdotnet\b(?!.*--no-restore)/,
bundler:/\bbundle exec\b/
};
async function updateDependencies(workspace,changed,options){
const updated=await updatePackages(workspace,changed,options);
if(typeof updated==='string')
return updated;
return(await(0,setup_builds.Fs)(updated.workspace,options.builds??[],{changed,signal:options.signal}))??updated;
}
async function updatePackages(workspace,changed,{before,onEnd,signal}){
const search={task:{changed,text:''},onSkipped:()=>undefined,signal};
const leftLocks=(await lockFilesOutsideGit(workspace,signal)).filter((path)=>!changed.includes(path));
const plans=await allPlans(workspace,search,{runsCode:false,leftLocks});
const isRead=(path)=>plans.some(({folder,reads})=>reads.includes((0,external_node_path_.relative)(folder,path)));
const mayDiffer=changed.some((path)=>(0,project_folders.b)(path)||isRead(path));
const earlier=mayDiffer?await allPlans(before,search,{runsCode:false,leftLocks}):[];
const isDeclared=(name)=>plans.some(({names})=>names.includes(name));
const left=earlier.flatMap(({names})=>names.filter((name)=>!isDeclared(name)));
if(left.length>0)
return `Python still finds what the change no longer declares: ${(0,format.rL)(left,MAX_LEFT)}.`;
const isReplaced=(old)=>plans.some(({tool,folder})=>folder===old.folder&&placeOf(tool)===placeOf(old.tool));
const ended=earlier.filter((old)=>!isReplaced(old)&&!RESOLVES_WHEN_RUN[old.tool]);
const isChanged=(plan)=>{
const read=plan.reads.map((name)=>(0,external_node_path_.join)(plan.folder,name));
const isOwn=(path)=>(0,project_folders.b)(path)&&(plan.folder===''||(0,text_paths.UO)(path,plan.folder));
const own=changed.filter((path)=>isOwn(path)||read.includes(path));
const old=earlier.find(({tool,folder})=>tool===plan.tool&&folder===plan.folder);
const isSame=plan.declares!==undefined&&plan!==old&&plan.declares===old?.declares;
return own.some((path)=>!isSame||!DECLARING.test((0,text_paths.Vb)(path)));
};
let current=workspace;
let unresolved;
for(const plan of[...ended,...plans].filter(isChanged)){
const resolves=RESOLVES_WHEN_RUN[plan.tool];
if(resolves&&workspace.verifyCommands.every((command)=>resolves.test(command))){
unresolved=(0,explain_failure.Uw)(plan,CODE_OF_CHANGE).cause;
continue;
}
current=extended(current,plan,[]);
const context={workspace:current,context:'setup',writable:[],leftLocks,signal};
const installation=await installWithoutCode(plan,CODE_OF_CHANGE,context);
onEnd(installation);
if(installation.problem)
return `${installation.problem.cause} ${installation.problem.line}`.trim();
(await workspace.testedSandbox()).contexts.restartChecks();
const options={context:'alone',timeoutMs:INSTALL_MS,network:false,signal};
const rebuild=REBUILD[plan.tool];
if(rebuild!==undefined)
await current.run(rebuild,{...options,cwd:plan.folder||'.'});
}
return{workspace:current,unresolved};
}
const MAX_LEFT=10;
function placeOf(tool){
return DATA_NEEDS[tool]?.result??tool;
}
async function lockFilesOutsideGit(workspace,signal){
const search="git -c core.quotePath=off ls-files -o -x node_modules -- '*lock*' '*.sum'";
const{output}=await workspace.run(search,{context:'alone',network:false,signal});
return output.split('\n').filter(text_paths.ue);
}
const DECLARING=/^(?:pyproject\.toml|setup\.cfg|tox\.ini)$/;
function extended(workspace,{variables,searchPath,getTool},kept){
const readable=[...kept,...(getTool===''?[]:[(0,trust_contexts.yi)(workspace.sandbox?.home??'')])];
return workspace.with({environment:variables,searchPath,readable});
}
const CODE_OF_CHANGE='no code of a change can reach a host. Update them in the workflow, and let its checks prove the change.';
const SCRIPT_FAILED=/^npm (?:error|ERR!) command failed|^\S*node_modules\S* (?:pre|post)?install: Failed|ELIFECYCLE|^error \S+: Command failed\.|script from ".*" exited with/m;
async function installWithCode(plan,context){
const{installation,output}=await attempt(plan,plan.command,context);
const{commandWithoutCode}=plan;
const hasScriptFailed=installation.result==='failed'&&SCRIPT_FAILED.test(output);
if(commandWithoutCode===undefined||!hasScriptFailed)
return installation;
const{installation:withoutScripts}=await attempt(plan,commandWithoutCode,context);
if(withoutScripts.result!=='installed')
return installation;
const command=(0,install_plan.x$)({...plan,command:commandWithoutCode});
const durationMs=installation.durationMs+withoutScripts.durationMs;
const problem=installation.problem&&{...installation.problem,title:'An install script failed, so none ran.'};
return{...withoutScripts,command,durationMs,problem};
}
async function installWithoutCode(plan,reason,install){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{commandWithoutCode,tool,folder}=plan;
const[needs,{workspace,signal}]=[DATA_NEEDS[tool],install];
const read=(path)=>(0,files_files.Mh)((0,files_files.aL)(workspace.root,path),undefined);
const paths=(await workspace.files(signal)).filter((path)=>install.leftLocks?.includes(path)!==true);
const isData=(path)=>needs?.names.test(path)===true||plan.reads.includes((0,external_node_path_.relative)(folder,path));
const files=needs&&(await dataFiles(needs,paths.filter(isData),read));
if(commandWithoutCode===undefined||!needs||!files)
return{...toolAndCommand(plan),result:'failed',durationMs:0,problem:(0,explain_failure.Uw)(plan,reason)};
const data=(0,modules.mS)(env_1,await workspace.ofData(files,signal)
,true);
const context={keeps:Object.values(plan.variables)};
const planned={...plan,installVariables:{...plan.installVariables,GIT_ALLOW_PROTOCOL:'none'}};
const{installation}=await attempt(planned,commandWithoutCode,{...install,workspace:data,context});
if(installation.result!=='installed')
return installation;
const{result,completion}=needs;
const options={context:'alone',timeoutMs:INSTALL_MS,network:false,signal};
if(result!==undefined){
const folders=[...new Set([folder,...[...files.keys()].map(text_paths.yS)])];
const lines=folders.flatMap((each)=>{
const place=(0,external_node_path_.join)(each,result);
if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(data.root,place)))
return[moveLine((0,external_node_path_.join)(data.root,place),place)];
return each===folder||isMember(each,plan,files)?[removeLine(place)]:[];
});
const seeing=workspace.with({environment:{},searchPath:[],readable:[data.root]});
const moved=await seeing.run(lines.join(''),options);
if(moved.exitCode!==0)
return judgeInstallation(plan,moved);
}
if(completion!==undefined)
await workspace.run(completion,{...options,cwd:folder||'.'});
return installation;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
const result_1=(0,modules.hk)(env_1);
if(result_1)
await result_1;
}
}
function moveLine(from,to){
const[source,target]=[from,to].map(shell_quote.eC);
return `rm -rf ${target} && cp -a --reflink=auto ${source} ${target} || exit\n`;
}
function removeLine(path){
const place=(0,shell_quote.eC)(path);
return `git ls-files -- ${place} | grep -q . || rm -rf ${place} || exit\n`;
}
function isMember(inner,{folder},files){
const isWorkspace=files.has((0,external_node_path_.join)(folder,'pnpm-workspace.yaml'))||
String(files.get((0,external_node_path_.join)(folder,'package.json'))).includes('"workspaces"');
return isWorkspace&&![...files.keys()].some((path)=>(0,text_paths.yS)(path)===inner&&(0,text_paths.ue)(path));
}
async function attempt(plan,command,{workspace,context,writable,signal}){
const network=workspace.sandbox?.kind==='none'?true:install_plan.T0[plan.tool];
const options={timeoutMs:INSTALL_MS,network,allowsMirrors:true,signal};
const tool=plan.getTool===''?undefined:await workspace.run(plan.getTool,{...options,context:'tools'});
const result=tool&&tool.exitCode!==0
?tool
:await workspace.run(scriptOf(plan,command),{...options,context,cwd:plan.folder||'.',writable});
return{installation:judgeInstallation(plan,result),output:result.output};
}
function scriptOf({preparation,completion,installVariables,ownOptions},command){
const variables=Object.entries(installVariables).map(([name,value])=>`export ${name}=${(0,shell_quote.eC)(value)}\n`);
const ending=completion===''?'':`\nstatus=$?; ${completion}; exit $status`;
return `${variables.join('')}${preparation}${command}${ownOptions}${ending}`;
}
async function openPackageCache(folder,root){
if((await(0,promises_.stat)(root)).uid!==process.getuid?.())
return undefined;
await(0,promises_.mkdir)(folder,{recursive:true,mode:0o700});
return folder;
}
})
};
;
