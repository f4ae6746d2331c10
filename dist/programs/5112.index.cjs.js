"use strict";
exports.id=5112;
exports.ids=[5112];
exports.modules={
95112:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
Checkout:()=>(Checkout),
openCheckout:()=>(openCheckout),
reopenCheckout:()=>(reopenCheckout)
});
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var changes=__webpack_require__(65586);
var git_git=__webpack_require__(43999);
var git_look=__webpack_require__(56296);
var merge=__webpack_require__(88707);
var private_repository=__webpack_require__(17565);
var github_rules=__webpack_require__(43525);
var branch_names=__webpack_require__(62973);
var repeat_calls=__webpack_require__(79941);
var near_name=__webpack_require__(58804);
;
async function listRefs(git,remote,refs){
const listed=await runListing(git,remote,refs.map(checkedRef));
return new Map(listed.filter(([name])=>refs.includes(name)));
}
async function listBranches(git,remote,glob){
checkedRef((0,branch_names.uO)(glob.replaceAll('*','x')));
const heads=(0,branch_names.uO)('');
const listed=await runListing(git,remote,[(0,branch_names.uO)(glob)]);
const branches=listed
.filter(([name])=>name.startsWith(heads))
.map(([name,id])=>[name.slice(heads.length),id]);
return new Map(branches.filter(([branch])=>(0,branch_names.eB)(branch)));
}
async function runListing(git,remote,patterns){
const output=await runRemote(git,remote,['ls-remote','--',remote.url,...patterns]);
return output.split('\n').flatMap((line)=>{
const[id='',name='']=line.split('\t');
return(0,near_name.TS)(id)?[[name,id]]:[];
});
}
const FETCH_OPTIONS=[
'--depth=1',
'--no-tags',
'--no-write-fetch-head',
'--no-recurse-submodules',
'--no-auto-maintenance'
];
async function fetchCommits(git,remote,commits){
const missing=await missingCommits(git,commits);
if(missing.length===0)
return;
if(!remote)
throw new errors.yo(`This checkout does not have ${missing.join(', ')}, and there is no remote to fetch it from.`);
await runRemote(git,remote,['fetch',...FETCH_OPTIONS,'--',remote.url,...missing]);
}
const TIP_REF='refs/forgehand/tip';
async function fetchTip(git,remote,branch){
const config=authorization(remote);
try{
const refspec=`+${checkedRef((0,branch_names.uO)(branch))}:${TIP_REF}`;
await git.run(['fetch',...FETCH_OPTIONS,'--',remote.url,refspec],{isRemote:true,config});
return(await(0,promises_.readFile)((0,external_node_path_.join)(git.directory,TIP_REF),'utf8')).trim();
}
catch{
return undefined;
}
}
async function headOfRemote(git,remote,branch){
const ref=(0,branch_names.uO)(branch);
const refs=await(0,errors.NN)(listRefs(git,remote,[ref]),undefined,(error)=>error instanceof errors.yo);
return refs?.get(ref);
}
async function pushTo(git,remote,{sha,branch,parent}){
const ref=checkedRef((0,branch_names.uO)(branch));
const lease=`--force-with-lease=${ref}:${checkedCommit(parent)}`;
const args=['push','--quiet',lease,'--',remote.url,`${checkedCommit(sha)}:${ref}`];
await git.run(args,{isRemote:true,config:authorization(remote)});
}
async function missingCommits(git,commits){
if(commits.length===0)
return[];
const input=commits.map((id)=>`${checkedCommit(id)}^{tree}\n`).join('');
const lines=(await git.run(['cat-file','--batch-check'],{input})).split('\n');
return commits.filter((_,index)=>!lines[index]?.includes(' tree '));
}
function checkedRemote({url,token}){
const parsed=URL.parse(url);
if(!parsed||!['https:','http:'].includes(parsed.protocol)){
throw new errors.yo(`The repository's URL ${url} is not an HTTP URL. Check the server URL of the runner.`);
}
if(parsed.username||parsed.password){
throw new errors.yo(`The URL of the repository on ${parsed.host} contains credentials. Pass the token separately.`);
}
return{url,token};
}
const RETRY_WAITS_MS=[500,2_000];
const TRANSIENT=/connection (reset|refused|timed out|was )|recv failure|send failure|empty reply|failed to connect|could not resolve|timed? ?out|early eof|unexpected disconnect|remote end hung up|rpc failed|transfer closed|http\/2 (stream|framing)|ssl_(read|error_syscall)|gnutls_handshake|returned error: (429|5\d\d)/i;
async function runRemote(git,remote,args){
for(let attempt=0;;attempt++){
try{
return await git.run(args,{isRemote:true,config:authorization(remote)});
}
catch(error){
if(!(error instanceof git_git.Xi))
throw error;
const waitMs=RETRY_WAITS_MS[attempt];
if(waitMs===undefined||!TRANSIENT.test(error.stderr))
throw unreadable(remote.url,error);
await(0,repeat_calls.v)(waitMs,git.signal);
}
}
}
function unreadable(url,cause){
const remedy=/certificate/i.test(cause.stderr)
?'If a proxy of your company signs certificates, set SSL_CERT_FILE to a file with its certificate in the env of the step.'
:'Check that it exists and that the token has read access to its contents.';
return new errors.yo(`The repository ${url} could not be read: ${cause.stderr} ${remedy}`,{cause});
}
function authorization({url,token}){
if(token===undefined)
return{};
const basic=Buffer.from(`x-access-token:${token}`).toString('base64');
return{[`http.${new URL(url).origin}/.extraHeader`]:`AUTHORIZATION: basic ${basic}`};
}
function checkedRef(name){
const branch=/^refs\/heads\/(.*)$/s.exec(name)?.[1];
if(branch===undefined?/^refs\/pull\/\d+\/head$/.test(name):(0,branch_names.eB)(branch))
return name;
throw new errors.yo(`${name} is not the ref of a branch or pull request that can be read.`);
}
function checkedCommit(id){
if((0,near_name.TS)(id))
return id;
throw new TypeError(`Not the full id of a commit: ${id}`);
}
var lines=__webpack_require__(61165);
;
async function pushCommit(git,own,commit){
const{page,branch,parent}=commit;
const remote=checkedRemote({url:`${page}.git`,token:own.token});
if(new URL(remote.url).origin!==new URL(own.url).origin)
return{kind:'refused',reason:`${page} is on another server`};
const sha=await writeCommit(git,commit,new URL(own.url).hostname);
try{
await pushTo(git,remote,{sha,branch,parent});
return{kind:'pushed',sha};
}
catch(error){
if(!(error instanceof git_git.Xi))
throw error;
const head=await headOfRemote(git,remote,branch);
if(head===sha)
return{kind:'pushed',sha};
return head===parent?{kind:'refused',reason:refusalIn(error.stderr)}:{kind:'moved'};
}
}
function refusalIn(stderr){
return/^ *! \[remote rejected\] .*? \((.+)\)$/m.exec(stderr)?.[1]??(0,lines.fM)(stderr);
}
async function writeCommit(git,{parent,tree,message,author,at},host){
const person=`${author.login} <${(0,github_rules.Q4)(author,host)}> ${Math.floor(Date.parse(at)/ 1000)} +0000`;
const head=[`tree ${tree}`,`parent ${parent}`,`author ${person}`,`committer ${person}`];
const input=`${head.join('\n')}\n\n${message.trimEnd()}\n`;
return(await git.run(['hash-object','-t','commit','-w','--stdin'],{input})).trim();
}
var diff_trees=__webpack_require__(70712);
;
const MAX_LISTED=10;
async function restoreWorkTree(tree,{from,to}){
const{git,look}=tree;
const conflicts=await untrackedConflicts(tree,await(0,diff_trees.tX)(git,from,to));
if(conflicts.length>0){
throw new errors.yo(`The work tree was not restored, because no checkpoint holds these files:\n${list(conflicts)}\nMove them and try again.`);
}
try{
await git.run(['read-tree','-m','-u',from,to],{look});
}
catch(error){
if(!(error instanceof git_git.Xi))
throw error;
throw new errors.yo(`The work tree could not be restored:\n${list(error.stderr.split('\n'))}\nMake it writable and try again.`,{cause:error});
}
}
async function untrackedConflicts(tree,changes){
const deleted=new Set(changes.filter(diff_trees.oy).map(({path})=>path));
const conflicts=new Set();
for(const{path}of changes.filter(diff_trees.N0)){
const ancestor=await firstNonFolder(tree.root,path);
if(ancestor===undefined)
for(const file of await untrackedFilesAt(tree,path,deleted))
conflicts.add(file);
else if(ancestor.exists&&!deleted.has(ancestor.path))
conflicts.add(ancestor.path);
}
return[...conflicts].sort();
}
async function firstNonFolder(workTree,path){
const names=path.split('/').slice(0,-1);
for(let count=1;count<=names.length;count+=1){
const ancestor=names.slice(0,count).join('/');
const status=await lstatIfExists((0,external_node_path_.join)(workTree,ancestor));
if(!status?.isDirectory())
return{path:ancestor,exists:status!==undefined};
}
return undefined;
}
async function untrackedFilesAt({root,look},path,deleted){
const status=await lstatIfExists((0,external_node_path_.join)(root,path));
if(!status)
return[];
if(!status.isDirectory())
return[path];
const found=[];
for await(const entry of await(0,promises_.opendir)((0,external_node_path_.join)(root,path),{recursive:true})){
const file=external_node_path_.posix.relative(root,(0,external_node_path_.join)(entry.parentPath,entry.name));
look.list([file]);
look.throwIfOver();
if(!entry.isDirectory()&&!deleted.has(file))
found.push(file);
}
return found;
}
function lstatIfExists(path){
return(0,errors.e4)((0,promises_.lstat)(path),undefined,['ENOENT']);
}
function list(lines){
const shown=lines.filter((line)=>line.trim()!=='').map((line)=>`  ${line}`);
const more=shown.length>MAX_LISTED?[`  and ${shown.length-MAX_LISTED} more`]:[];
return[...shown.slice(0,MAX_LISTED),...more].join('\n');
}
var hardened_environment=__webpack_require__(22388);
var verified_read=__webpack_require__(21596);
var work_tree=__webpack_require__(55383);
;
const MAX_WANTED=500;
const MAX_BYTES=8*1024*1024;
const COMPARE=['diff-tree','-r','-M','--no-color','--no-ext-diff','--no-textconv'];
async function fileDifferences(git,{from,to,context,wants},look){
const counted=parseCounts(await git.derive([...COMPARE,'--numstat','-z',from,to]));
const paths=counted.map(({path})=>path);
const generated=await generatedAmong(git,paths,look);
const files=counted.map((file)=>({...file,isGenerated:generated.has(file.path)}));
const wanted=files.filter((file)=>file.added!==undefined&&wants(file)).slice(0,MAX_WANTED);
const hunks=wanted.length===0?new Map():await readHunks(git,{from,to,context,wanted});
return files.map((file)=>({...file,hunks:hunks.get(file.path)??''}));
}
function parseCounts(output){
const fields=output.split('\0');
const counted=[];
for(let index=0;index<fields.length-1;index+=1){
const{path,...counts}=(0,diff_trees.zq)(fields[index]??'');
const isMoved=path==='';
const movedFrom=isMoved?fields[(index+=1)]:undefined;
counted.push({path:isMoved?(fields[(index+=1)]??''):path,movedFrom,...counts});
}
return counted;
}
async function readHunks(git,{from,to,context,wanted}){
const paths=wanted.flatMap(({path,movedFrom})=>(movedFrom===undefined?[path]:[movedFrom,path]));
const[counts,patch]=await Promise.all([
git.run([...COMPARE,'--numstat','-z',from,to,'--',...paths]),
(0,errors.NN)(git.run([...COMPARE,'-p',`-U${context}`,from,to,'--',...paths],{maxBytes:MAX_BYTES}),undefined,(error)=>error instanceof git_git.$3)
]);
if(patch===undefined)
return new Map();
const files=parseCounts(counts);
const sections=sectionsOf(patch);
if(sections.length!==files.length)
return new Map();
return new Map(files.map(({path},index)=>[path,sections[index]??'']));
}
const HEADER='\ndiff --git ';
function sectionsOf(patch){
const sections=[];
for(const section of `\n${patch}`.split(HEADER).slice(1)){
const names=section.slice(0,section.indexOf('\n'));
const last=sections.at(-1);
if(last?.names===names)
last.hunks+=hunksOf(section);
else
sections.push({names,hunks:hunksOf(section)});
}
return sections.map(({hunks})=>hunks);
}
function hunksOf(section){
const start=section.indexOf('\n@@ ')+1;
return start===0?'':`${section.slice(start).replace(/\n$/,'')}\n`;
}
const GENERATED=['linguist-generated','linguist-vendored'];
async function generatedAmong(git,paths,look){
if(paths.length===0)
return new Set();
const input=paths.map((path)=>`${path}\0`).join('');
const output=await git.run(['check-attr','-z','--stdin',...GENERATED],{look,input});
const fields=output.split('\0');
const generated=new Set();
for(let index=0;index+2<fields.length;index+=3){
if(['set','true'].includes(fields[index+2]??''))
generated.add(fields[index]??'');
}
return generated;
}
var paths=__webpack_require__(40458);
var normalized_path=__webpack_require__(60409);
var command_repository=__webpack_require__(17959);
var objects=__webpack_require__(68219);
var read_refs=__webpack_require__(85134);
var untrusted_files=__webpack_require__(80667);
;
const MAX_SHALLOW=10_000;
async function readWorkspaceRepository(workTree){
const gitDir=(0,external_node_path_.join)(workTree,'.git');
const objects=(0,external_node_path_.join)(gitDir,'objects');
if(workTree.includes('\n'))
return undefined;
for(const folder of[gitDir,objects,(0,external_node_path_.join)(objects,'pack')])
if(!(await(0,untrusted_files.jj)(folder)))
return undefined;
if(await(0,untrusted_files.PJ)((0,external_node_path_.join)(objects,'info')))
return undefined;
if(!(await isAbsentOrEmpty((0,external_node_path_.join)(objects,'info','alternates'))))
return undefined;
const packs=await(0,promises_.readdir)((0,external_node_path_.join)(objects,'pack'),{withFileTypes:true});
if(packs.some((entry)=>!entry.isFile()||entry.name.endsWith('.promisor')))
return undefined;
const[head,shallow]=await Promise.all([(0,read_refs.z)(gitDir),(0,untrusted_files.HA)((0,external_node_path_.join)(gitDir,'shallow'))]);
const shallowCommits=(shallow??'').toString().split('\n').filter(near_name.TS);
return shallowCommits.length>MAX_SHALLOW?undefined:{objects,head,shallow:shallowCommits};
}
async function isAbsentOrEmpty(path){
const isEmpty=(0,promises_.lstat)(path).then((status)=>status.isFile()&&status.size===0);
return await(0,errors.e4)((0,errors.e4)(isEmpty,true,['ENOENT']),false,untrusted_files.N8);
}
;
const MAX_SILENCE_MS=180_000;
const SECONDS_AFTER_CUT_OFF=20;
async function openCheckout(settings){
const{gitDir,signal,isExact=false,maxSilenceMs=MAX_SILENCE_MS,lookLimits}=settings;
const workTree=await(0,promises_.realpath)(settings.workTree);
const environment=await(0,hardened_environment.Zw)(workTree,settings.environment);
const remote=settings.remote&&checkedRemote(settings.remote);
const shared=await readWorkspaceRepository(workTree);
(0,private_repository.U3)(gitDir,shared,isExact);
const own={gitDir:await outside(workTree,gitDir),workTree,environment,maxSilenceMs};
const git=(0,git_git.lD)({...own,signal});
const head=shared?.head;
const isThere=head!==undefined&&(await missingCommits(git,[head])).length===0;
const workspaceCommit=isThere?head:undefined;
(0,private_repository.qi)(gitDir,workspaceCommit);
const{prefetch}=settings;
const endings=[signal,prefetch?.signal].filter((each)=>each!==undefined);
const fetching=prefetch&&remote&&workspaceCommit===undefined
?fetchTip((0,git_git.lD)({...own,signal:AbortSignal.any(endings)}),remote,prefetch.branch)
:undefined;
return new Checkout(git,{workTree,remote,workspaceCommit,fetching,lookLimits});
}
async function reopenCheckout(settings){
const{gitDir,signal,maxSilenceMs=MAX_SILENCE_MS,lookLimits}=settings;
const workTree=await(0,promises_.realpath)(settings.workTree);
const environment=await(0,hardened_environment.Zw)(workTree,settings.environment);
(0,private_repository.vQ)(gitDir);
const real=await outside(workTree,gitDir);
const git=(0,git_git.lD)({gitDir:real,workTree,environment,signal,maxSilenceMs});
return new Checkout(git,{workTree,lookLimits});
}
async function outside(workTree,gitDir){
const real=await(0,promises_.realpath)(gitDir);
if(real!==workTree&&!real.startsWith(workTree+external_node_path_.sep))
return real;
throw new errors.yo(`The state folder ${gitDir} is inside the workspace ${workTree}. Choose a folder outside it.`);
}
class Checkout{
workspaceCommit;
git;
#workTree;
#remote;
#base;
#fetching;
#fetched=new Set();
#recorded;
#lookLimits;
#wasCutOff=false;
#queue=Promise.resolve();
constructor(git,{workTree,remote,workspaceCommit,fetching,lookLimits}){
this.git=git;
this.#workTree=workTree;
this.#remote=remote;
this.workspaceCommit=workspaceCommit;
this.#base=workspaceCommit;
this.#fetching=fetching;
this.#lookLimits=lookLimits??git_look.Mi;
}
openCopy(workTree){
return this.#inTurn(()=>{
const gitDir=`${this.git.directory}-${(0,external_node_path_.basename)(workTree)}`;
const shared={objects:(0,external_node_path_.join)(this.git.directory,'objects'),head:undefined,shallow:[]};
(0,private_repository.U3)(gitDir,shared,false);
for(const name of['index','info/attributes','info/exclude'])
(0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(this.git.directory,name),(0,external_node_path_.join)(gitDir,name));
const git=this.git.at({gitDir,workTree});
return Promise.resolve(new Checkout(git,{workTree,lookLimits:this.#lookLimits}));
});
}
async resolve(refs){
if(!this.#remote)
throw new errors.yo('This checkout has no remote to read refs from.');
return await listRefs(this.git,this.#remote,refs);
}
async resolveMatching(glob){
if(!this.#remote)
throw new errors.yo('This checkout has no remote to read branches from.');
return await listBranches(this.git,this.#remote,glob);
}
async fetch(commits){
const tip=await this.#fetching;
if(tip!==undefined)
this.#fetched.add(tip);
const unknown=commits.filter((commit)=>!this.#fetched.has(commit));
await fetchCommits(this.git,this.#remote,unknown);
for(const commit of unknown)
this.#fetched.add(commit);
}
switchTo(commit){
return this.#switch(commit,()=>(0,verified_read.YJ)(this.git,commit));
}
switchToTree(tree){
return this.#switch(tree,()=>Promise.resolve(tree));
}
#switch(commitOrTree,treeOf){
return this.#exclusively(async(tree)=>{
await(0,work_tree.cd)(tree,commitOrTree,this.#base);
this.#base=commitOrTree;
this.#recorded={tree:await treeOf(),skipped:[]};
});
}
repositoryForCommands(refs){
return this.#inTurn(()=>(0,command_repository.fV)({git:this.git,workTree:this.#workTree,url:this.#remote?.url},refs));
}
commitForCommands(tree){
return this.#inTurn((copy)=>(0,command_repository.EG)(copy,tree));
}
resetIndexTo(commit){
return this.#exclusively(async(tree)=>{
await(0,work_tree.gn)(tree,commit);
this.#base=commit;
});
}
snapshot(signal){
return this.#inTurn((tree)=>this.#take(tree),signal);
}
async leaveOut(paths){
if(paths.length===0)
return;
await this.#exclusively(async(tree)=>{
await(0,private_repository.lf)(this.git.directory,paths);
await(0,work_tree.nI)(tree,paths);
});
}
async isolateInstall(install){
const before=await this.snapshot();
const untracked=new Set(await this.#untracked());
await install();
const all=(await this.#untracked()).filter((path)=>!untracked.has(path));
const added=all.filter((path)=>!(0,paths.ue)(path));
await(0,private_repository.lf)(this.git.directory,added);
const after=await this.snapshot();
const isInstalled=await this.#isInUntrackedFolder();
const kept=(await(0,diff_trees.tX)(this.git,before.tree,after.tree)).filter((difference)=>(0,diff_trees.N0)(difference)||isInstalled(difference));
const wanted=kept.length===0?before.tree:await(0,changes.p6)(this.git,before.tree,kept);
if(after.tree!==wanted)
await this.restore(after.tree,wanted);
return added;
}
async #isInUntrackedFolder(){
const files=this.#base===undefined?[]:await(0,objects.R8)(this.git,this.#base);
const known=new Set(files.flatMap((path)=>(0,normalized_path.Zv)(path)));
return({path})=>(0,normalized_path.Zv)(path).some((folder)=>!known.has(folder));
}
restore(from,to){
return this.#exclusively((tree)=>restoreWorkTree(tree,{from,to}));
}
async withTree(tree,action){
const present=await this.snapshot();
await this.restore(present.tree,tree);
try{
return await action();
}
finally{
await this.restore((await this.snapshot()).tree,present.tree);
}
}
async differencesFrom(commit,question){
const{tree}=await this.snapshot();
return await this.differencesBetween({from:commit,to:tree,...question});
}
differencesBetween(comparison){
return fileDifferences(this.git,comparison,new git_look.yx(this.#lookLimits));
}
prune(){
return this.#inTurn(async()=>{
await(0,git_git.kz)(this.git,['repack','-a','-d','-l','-q','--no-write-bitmap-index']);
await this.git.run(['prune','--expire=now']);
});
}
async changesSince(question){
const{base,baseline,touched,onlyTouched=false}=question;
const[now,ignored]=await this.#inTurn(async(tree)=>[
await this.#take(tree,onlyTouched?[...touched]:undefined),
await(0,work_tree.rO)(tree,touched)
]);
const change=await(0,changes.iv)(this.git,{base,baseline:baseline.tree,now:now.tree,touched});
const known=new Set(baseline.skipped.map(({path})=>path));
const unpublished=now.skipped.filter(({path})=>!known.has(path));
return{...change,skipped:[...unpublished,...change.skipped,...ignored]};
}
async push(commit){
if(!this.#remote)
throw new errors.yo('This checkout has no remote whose token could push.');
return await pushCommit(this.git,this.#remote,commit);
}
async rebase(request){
await this.fetch([request.onto]);
return(0,merge.$4)(this.git,request);
}
async applyDifference(from,to){
const{tree}=await this.snapshot();
const files=(await(0,diff_trees.tX)(this.git,from,to)).filter((difference)=>!(0,diff_trees.Z$)(difference));
await this.restore(tree,await(0,changes.p6)(this.git,tree,files));
}
#untracked(){
return this.#inTurn(work_tree.kN);
}
async #take(tree,only){
const recorded=only?undefined:this.#recorded;
this.#recorded=undefined;
const snapshot=await(0,work_tree.W9)(tree,recorded,only);
if(!only)
this.#recorded=snapshot;
return snapshot;
}
#exclusively(work){
return this.#inTurn((tree)=>{
this.#recorded=undefined;
return work(tree);
});
}
#inTurn(work,signal){
const result=this.#queue.then(()=>this.#look(work,signal));
this.#queue=result.catch(()=>undefined);
return result;
}
async #look(work,signal){
const{seconds}=this.#lookLimits;
const limits={
...this.#lookLimits,
seconds:this.#wasCutOff?Math.min(seconds,SECONDS_AFTER_CUT_OFF):seconds
};
const look=new git_look.yx(limits,signal);
try{
return await work({git:this.git,root:this.#workTree,look});
}
finally{
this.#wasCutOff=look.signal.aborted;
}
}
}
}),
88707:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$4:()=>(mergeOnto),
IJ:()=>(revertChanges),
SC:()=>(commitTree)
});
var _changes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(65586);
var _diff_trees_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70712);
async function mergeOnto(git,{base,ours,onto}){
const ancestor=await commitTree(git,`${base}^{tree}`);
const[left,right]=await Promise.all([
commitTree(git,`${onto}^{tree}`,ancestor),
commitTree(git,ours,ancestor)
]);
const options=['--write-tree','-z','--name-only','--no-messages'];
const output=await git.run(['merge-tree',...options,left,right],{exitCodes:[1]});
const[tree='',...paths]=output.split('\0').filter(Boolean);
if(paths.length>0)
return{kind:'conflict',paths:[...new Set(paths)]};
const[edit,known]=await Promise.all([(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__._0)(git,onto,tree),(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_1__.tX)(git,base,ours)]);
const changed=new Set(known.map(({path})=>path));
const elsewhere=edit.changes.map(({path})=>path).filter((path)=>!changed.has(path));
return elsewhere.length>0?{kind:'conflict',paths:elsewhere}:{kind:'merged',edit};
}
async function revertChanges(git,{changes,from}){
let tree=from;
for(const{before,after}of changes){
const merged=await mergeOnto(git,{base:after,ours:before,onto:tree});
if(merged.kind==='conflict')
return merged;
tree=merged.edit.tree;
}
return{kind:'merged',edit:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__._0)(git,from,tree)};
}
async function commitTree(git,tree,parent){
return(await git.run(['commit-tree',...(parent===undefined?[]:['-p',parent]),'-m','merge',tree])).trim();
}
}),
58373:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(isModulesFile),
m:()=>(unsafePathReason)
});
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
function unsafePathReason(path){
if(path.includes('\uFFFD'))
return 'its name is not valid UTF-8';
if((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.e9)(path))
return 'some systems treat its name as a .git folder';
return undefined;
}
function isModulesFile(path){
return/(^|\/)(\.gitmodules|gitmod~\d+|gi7eba~\d+)$/.test((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.pT)(path));
}
}),
55383:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Nf:()=>(GIT_IGNORES),
W9:()=>(takeSnapshot),
cd:()=>(switchWorkTree),
gn:()=>(resetIndex),
kN:()=>(untrackedPaths),
nI:()=>(removeFromIndex),
rO:()=>(ignoredAmong)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43999);
var _look_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(56296);
var _objects_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(68219);
var _unsafe_path_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(58373);
async function switchWorkTree(tree,commit,previous){
const{git,look}=tree;
try{
await(0,_objects_js__WEBPACK_IMPORTED_MODULE_5__.sT)(git,commit);
if(previous!==undefined||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.directory,'index')))
await resetIndex(tree,previous??'--empty');
if(previous!==undefined)
await git.run(['update-index','-q','--refresh'],{look,exitCodes:[1]});
await git.run(['read-tree','--reset','-u',commit],{look});
}
catch(error){
if(!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__.Xi))
throw error;
const message=`The workspace could not be switched to commit ${commit}: ${error.stderr}`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__.yo(`${message} Check who owns its files, or start from a clean workspace.`,{cause:error});
}
}
async function resetIndex({git,look},commit){
await git.run(commit==='--empty'?['read-tree',commit]:['read-tree','--reset',commit],{look});
}
async function takeSnapshot(tree,recorded,only){
const{git,look}=tree;
const unseen=[];
const onWarning=(text)=>unseen.push(...unopenedFolders(text));
const[tracked,untracked]=await Promise.all([changedFiles(tree,only),newFiles(tree,only,onWarning)]);
const{removed,changed}=tracked;
look.list([...changed.map(({path})=>path),...untracked]);
const candidates=[...changed,...(await Promise.all(untracked.map((path)=>checkNewFile(tree,path))))];
const skipped=[
...unseen,
...candidates.flatMap(({path,reason})=>(reason===undefined?[]:[{path,reason}]))
];
const readable=candidates.filter(({reason})=>reason===undefined);
look.read(readable);
const accepted=readable.map(({path})=>path);
const wasTracked=new Set(changed.map(({path})=>path));
const isReplaced=({path,reason})=>reason!==TOO_LARGE&&(0,_unsafe_path_js__WEBPACK_IMPORTED_MODULE_6__.m)(path)===undefined;
const replaced=skipped.filter((one)=>wasTracked.has(one.path)&&isReplaced(one)).map(({path})=>path);
if(recorded&&removed.length+replaced.length+accepted.length===0)
return{tree:recorded.tree,skipped};
await updateIndex(tree,['--force-remove'],[...removed,...replaced]);
const unreadable=await addReadable(tree,accepted);
const id=(await git.run(['write-tree'])).trim();
return{tree:id,skipped:[...skipped,...unreadable]};
}
async function changedFiles(tree,only){
const{git,look}=tree;
const found=await differingFiles(tree,only);
const bytes=found.changed.reduce((sum,each)=>sum+each.bytes,0);
if(found.changed.length<=FEW_FILES&&bytes<=FEW_BYTES)
return found;
await git.run(['update-index','-q','--refresh'],{look,exitCodes:[1]});
return differingFiles(tree,only);
}
const FEW_FILES=1_000;
const FEW_BYTES=256*2**20;
async function differingFiles(tree,only){
const options=['-z','--name-status','--no-renames','--ignore-submodules=all'];
const fields=await listing(tree,['diff-files',...options],only);
const removed=[];
const changed=[];
for(let index=0;index+1<fields.length;index+=2){
const path=fields[index+1]??'';
if(fields[index]==='D')
removed.push(path);
else
changed.push(path);
}
return{removed,changed:await Promise.all(changed.map((path)=>checkFile(tree,path)))};
}
function newFiles(tree,only,onWarning){
return listing(tree,['ls-files','-z','--others','--exclude-standard'],only,onWarning);
}
function unopenedFolders(warnings){
const found=warnings.matchAll(/^warning: could not open directory '(.+)$/gm);
return[...found].map(([,text=''])=>{
const[path='',reason='File name too long']=text.split(/\/?': (?=[^':]+$)/u);
const shown=path.length>MAX_SHOWN_PATH?`${path.slice(0,MAX_SHOWN_PATH)}…`:path;
return{path:shown,reason:`git could not open it (${reason})`};
});
}
const MAX_SHOWN_PATH=200;
const MAX_LISTING_BYTES=32*2**20;
async function listing({git,look},args,only,onWarning){
if(only?.length===0)
return[];
const chunks=[];
const onOutput=(chunk)=>chunks.push(chunk);
const seen=()=>Buffer.concat(chunks).toString().split('\0').slice(0,-1);
try{
const output=await git.run([...args,...(only?['--',...only]:[])],{
look,
maxBytes:MAX_LISTING_BYTES,
onOutput,
...(onWarning&&{onWarning})
});
return output.split('\0').filter(Boolean);
}
catch(error){
if(error instanceof _look_js__WEBPACK_IMPORTED_MODULE_4__.UB)
look.throwIfOver(seen());
if(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__.$3)
throw look.cutOff(seen(),'the list of them is too long');
throw error;
}
}
async function removeFromIndex(tree,paths){
await updateIndex(tree,['--force-remove'],paths);
}
function untrackedPaths(tree){
return listing(tree,['ls-files','-z','--others','--directory','--exclude-standard']);
}
const GIT_IGNORES='git ignores it';
async function ignoredAmong(tree,paths){
const options=['-z','--others','--ignored','--exclude-standard'];
const ignored=await listing(tree,['ls-files',...options],[...paths]);
return ignored.filter((path)=>paths.has(path)).map((path)=>({path,reason:GIT_IGNORES}));
}
const TOO_LARGE=`it is larger than ${_objects_js__WEBPACK_IMPORTED_MODULE_5__.TP/ 2**20} MiB`;
async function checkFile({root},path){
const unsafeReason=(0,_unsafe_path_js__WEBPACK_IMPORTED_MODULE_6__.m)(path);
if(unsafeReason!==undefined)
return leftOut(path,unsafeReason);
const status=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,path));
if(status.isSymbolicLink()&&(0,_unsafe_path_js__WEBPACK_IMPORTED_MODULE_6__.M)(path))
return leftOut(path,'it is a .gitmodules that is a symbolic link');
if(!status.isFile()&&!status.isSymbolicLink())
return leftOut(path,'it is neither a file nor a symbolic link');
return status.size>_objects_js__WEBPACK_IMPORTED_MODULE_5__.TP?leftOut(path,TOO_LARGE):{path,reason:undefined,bytes:status.size};
}
async function checkNewFile(tree,path){
if(path.endsWith('/'))
return leftOut(path,'it is a git repository of its own');
if(TEMPORARY.test(path))
return leftOut(path,'it was left over from an interrupted write');
return checkFile(tree,path);
}
function leftOut(path,reason){
return{path,reason,bytes:0};
}
const TEMPORARY=/(^|\/)\.forgehand-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
async function addReadable(tree,paths){
try{
await updateIndex(tree,['--add'],paths);
return[];
}
catch(error){
if(!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__.Xi))
throw error;
const unreadable=await unreadableAmong(tree,paths);
if(unreadable.size===0)
throw unrecordable(error);
await updateIndex(tree,['--add'],paths.filter((path)=>!unreadable.has(path)));
return[...unreadable].map((path)=>({path,reason:'it cannot be read'}));
}
}
function unrecordable(error){
const remedy='If a file is not in the encoding that its .gitattributes names, correct one of the two.';
return new _errors_js__WEBPACK_IMPORTED_MODULE_7__.yo(`The files of the workspace could not be recorded: ${error.stderr} ${remedy}`,{cause:error});
}
async function unreadableAmong({root},paths){
const unreadable=new Set();
for(const path of paths){
try{
const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,path);
if(!(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(absolute)).isSymbolicLink())
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(absolute,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.R_OK);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.Or)(error))
throw error;
unreadable.add(path);
}
}
return unreadable;
}
async function updateIndex({git,look},options,paths){
if(paths.length===0)
return;
const input=paths.map((path)=>`${path}\0`).join('');
await git.run(['update-index','--verbose',...options,'-z','--stdin'],{look,input});
}
})
};
;
