"use strict";
exports.id=9285;
exports.ids=[9285];
exports.modules={
9285:
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
var paths=__webpack_require__(40458);
var objects=__webpack_require__(68219);
var diff_trees=__webpack_require__(70712);
;
async function changesBetween(git,{base,baseline,now,touched}){
const[before,work]=await Promise.all([(0,diff_trees.tX)(git,base,baseline),(0,diff_trees.tX)(git,baseline,now)]);
const untracked=new Set(before.filter(diff_trees.N0).map(({path})=>path));
const rewritten=before.filter(({path})=>touched.has(path));
const others=work.filter(({path})=>!untracked.has(path)||touched.has(path)||(0,paths.ue)(path));
const counted=[...new Map([...rewritten,...others].map((each)=>[each.path,each])).values()];
const gitlinks=counted.filter(diff_trees.Z$);
const ours=counted.filter((difference)=>!(0,diff_trees.Z$)(difference));
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
const separable=changes.filter(({path})=>!unwanted.some((other)=>(0,paths.UO)(path,other.path)||(0,paths.UO)(other.path,path)));
if(separable.length===changes.length){
throw new Error(`Unselected paths changed: ${unwanted.map(({path})=>path).join(', ')}`);
}
return selectChanges(git,base,separable);
}
function entryOf(change){
const{path}=change;
if(change.kind==='deleted')
return{path,newMode:diff_trees.Mq,newBlob:diff_trees.iG};
return{path,newMode:change.mode,newBlob:change.blob};
}
async function editOf(git,base,tree){
const all=await(0,diff_trees.tX)(git,base,tree);
const read=(0,objects.Js)(git,all.map(({newBlob})=>newBlob).filter((blob)=>blob!==diff_trees.iG));
return{
tree,
changes:all.map((difference)=>changeOf(difference,read)),
stat:all.map(({path,added,removed})=>({path,added,removed}))
};
}
function changeOf(difference,read){
const{path,newMode:mode,newBlob:blob}=difference;
if((0,diff_trees.oy)(difference))
return{kind:'deleted',path};
if(mode!=='100644'&&mode!=='100755'&&mode!=='120000')
throw new Error(`${path} has the unexpected mode ${mode}.`);
return{kind:'written',path,mode,blob,readContent:()=>read(blob)};
}
async function treeWith(git,base,edits){
const indexFile=(0,external_node_path_.join)(git.directory,'index-of-change');
await git.run(['read-tree',base],{indexFile});
const ordered=[...edits].sort((a,b)=>Number(b.newMode===diff_trees.Mq)-Number(a.newMode===diff_trees.Mq));
const input=ordered.map(({path,newMode,newBlob})=>`${newMode} ${newBlob}\t${path}\0`).join('');
if(input)
await git.run(['update-index','--replace','-z','--index-info'],{indexFile,input});
return(await git.run(['write-tree'],{indexFile})).trim();
}
var git_git=__webpack_require__(43999);
var git_look=__webpack_require__(56296);
;
async function editWithFiles(git,base,files){
const written=files.filter((file)=>file.kind==='written');
const blobs=await storeBlobs(git,written.map(({content})=>content));
let next=0;
const changes=files.map((file)=>{
if(file.kind==='deleted')
return file;
const{path,mode,content}=file;
return{kind:'written',path,mode,blob:blobs[next++]??'',readContent:()=>Promise.resolve(content)};
});
return selectChanges(git,base,changes);
}
async function storeBlobs(git,contents){
if(contents.length===0)
return[];
const folder=(0,external_node_path_.join)(git.directory,'new-blobs');
await(0,promises_.rm)(folder,{recursive:true,force:true});
await(0,promises_.mkdir)(folder,{mode:0o700});
try{
const paths=contents.map((_,index)=>(0,external_node_path_.join)(folder,String(index)));
for(const[index,content]of contents.entries())
await(0,promises_.writeFile)(paths[index]??'',content);
const input=paths.map((path)=>`${path}\n`).join('');
const output=await git.run(['hash-object','-w','--no-filters','--stdin-paths'],{input});
return output.split('\n').filter(Boolean);
}
finally{
await(0,promises_.rm)(folder,{recursive:true,force:true});
}
}
;
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
const[edit,known]=await Promise.all([editOf(git,onto,tree),(0,diff_trees.tX)(git,base,ours)]);
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
return{kind:'merged',edit:await editOf(git,from,tree)};
}
async function commitTree(git,tree,parent){
return(await git.run(['commit-tree',...(parent===undefined?[]:['-p',parent]),'-m','merge',tree])).trim();
}
var change=__webpack_require__(38333);
;
async function mergeBranches(git,{mergeBase,ours,theirs}){
const ancestor=await commitTree(git,`${mergeBase}^{tree}`);
const sides=[
{label:change.eg,commit:await commitTree(git,`${ours}^{tree}`,ancestor)},
{label:change.U2,commit:await commitTree(git,`${theirs}^{tree}`,ancestor)}
];
for(const{label,commit}of sides)
await git.run(['update-ref',`refs/heads/${label}`,commit]);
const args=['merge-tree','--write-tree','-z','--no-messages',...sides.map(({label})=>label)];
const output=await git.run(args,{exitCodes:[1],config:{'merge.conflictStyle':'zdiff3'}});
const[tree='',...records]=output.split('\0').filter(Boolean);
const stages=new Map();
for(const record of records){
const[,stage,path]=/^\d+ [0-9a-f]+ ([123])\t(.*)$/s.exec(record)??[];
if(stage===undefined||path===undefined)
throw new Error(`Unexpected line from git merge-tree: ${record}`);
stages.set(path,`${stages.get(path)??''}${stage}`);
}
return{tree,conflicts:[...stages].map(([path,digits])=>({path,kind:KINDS[digits]??'moved'}))};
}
const KINDS={
'123':'both-changed',
'23':'both-added',
'12':'deleted-by-them',
'13':'deleted-by-us'
};
const MARKERS=[/^<{7} .*$/gm,/^\|{7} .*$/gm,/^={7}\r?$/gm,/^>{7} .*$/gm];
async function markedPaths(git,tree,{paths,ours,theirs}){
if(paths.length===0)
return[];
const[now,...sides]=await Promise.all([tree,ours,theirs].map((commit)=>(0,objects.ws)(git,commit,paths)));
const marked=[];
for(const path of paths){
const[present=[],...before]=await Promise.all([now,...sides].map((entries)=>countMarkers(git,entries?.get(path))));
if(present.some((count,index)=>before.every((counts)=>count>(counts[index]??0))))
marked.push(path);
}
return marked;
}
async function countMarkers(git,entry){
if(!entry?.mode.startsWith('100'))
return MARKERS.map(()=>0);
const text=(await(0,objects.gm)(git,entry.blob)).toString('latin1');
return MARKERS.map((marker)=>text.match(marker)?.length??0);
}
var external_node_buffer_=__webpack_require__(4573);
;
const READ_FACTOR=16;
async function writePatch(git,{base,tree,maxBytes}){
const all=await(0,diff_trees.tX)(git,base,tree);
const readable=await filesWithin(git,all,maxBytes*READ_FACTOR);
const isComplete=readable.length===all.length;
const text=await diff(git,{base,tree:isComplete?tree:await treeWith(git,base,readable)});
const whole=text.includes('\ufffd')?await withBinaryForm(git,base,readable):text;
return within(whole,maxBytes,isComplete);
}
function diff(git,{base,tree},config={}){
const format=['-r','-p','--binary','--full-index','--no-renames','--no-color'];
return git.run(['diff-tree',...format,'--no-ext-diff','--no-textconv',base,tree],{config});
}
async function withBinaryForm(git,base,all){
const[text,binary]=[[],[]];
for(const difference of all){
const{oldBlob,newBlob}=difference;
const contents=await Promise.all([oldBlob,newBlob].filter((id)=>id!==diff_trees.iG).map((id)=>(0,objects.gm)(git,id)));
const list=contents.every((content)=>(0,external_node_buffer_.isUtf8)(content))?text:binary;
list.push(difference);
}
const attributes=(0,external_node_path_.join)(git.directory,'info','binary');
await(0,promises_.writeFile)(attributes,'* -diff\n');
const parts=[
await diff(git,{base,tree:await treeWith(git,base,text)}),
await diff(git,{base,tree:await treeWith(git,base,binary)},{'core.attributesFile':attributes})
];
return parts.join('');
}
function within(text,maxBytes,isComplete){
if(Buffer.byteLength(text)<=maxBytes)
return{text,isComplete};
return{text:wholeFilesWithin(text,maxBytes),isComplete:false};
}
async function filesWithin(git,all,maxBytes){
const blobs=all.flatMap(({oldBlob,newBlob})=>[oldBlob,newBlob]);
const sizes=await(0,objects.Iv)(git,blobs);
return all.filter(fits(maxBytes,(_,index)=>(sizes[2*index]??0)+(sizes[2*index+1]??0)));
}
function wholeFilesWithin(text,maxBytes){
const[first='',...others]=text.split('\ndiff --git ');
return[first,...others.map((file)=>`diff --git ${file}`)]
.map((file)=>(file.endsWith('\n')?file:`${file}\n`))
.filter(fits(maxBytes,(file)=>Buffer.byteLength(file)))
.join('');
}
function fits(maxBytes,sizeOf){
let bytesLeft=maxBytes;
return(item,index)=>{
const bytes=sizeOf(item,index);
if(bytes>bytesLeft)
return false;
bytesLeft-=bytes;
return true;
};
}
async function applyPatch(git,{base,patch}){
const indexFile=(0,external_node_path_.join)(git.directory,'index-of-approval');
await git.run(['read-tree',base],{indexFile});
const apply=['apply','--cached','--whitespace=nowarn','-'];
if(!(await(0,git_git.kz)(git,apply,{indexFile,input:patch})))
return undefined;
return editOf(git,base,(await git.run(['write-tree'],{indexFile})).trim());
}
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
try{
return(await listRefs(git,remote,[ref])).get(ref);
}
catch(error){
if(error instanceof errors.yo)
return undefined;
throw error;
}
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
var external_node_crypto_=__webpack_require__(77598);
;
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
throw new errors.yo(`${path} has ${content.length} bytes. The limit is ${MAX_BYTES} bytes. Shorten it.`);
if(entry.mode!=='120000')
return content.toString('utf8');
wanted=external_node_path_.posix.join(external_node_path_.posix.dirname(wanted),content.toString('utf8'));
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
throw new errors.yo(`${commit} is not a commit.`);
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
throw new errors.yo(`The ${type} ${id} in the workspace's .git folder is damaged or forged. Start from a clean workspace.`);
}
function objectId(type,content){
return(0,external_node_crypto_.createHash)('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}
var work_tree=__webpack_require__(55383);
;
const MAX_WANTED=500;
const file_differences_MAX_BYTES=8*1024*1024;
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
runBounded(git,[...COMPARE,'-p',`-U${context}`,from,to,'--',...paths])
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
async function runBounded(git,args){
try{
return await git.run(args,{maxBytes:file_differences_MAX_BYTES});
}
catch(error){
if(error instanceof git_git.$3)
return undefined;
throw error;
}
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
var normalized_path=__webpack_require__(60409);
var command_repository=__webpack_require__(17959);
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
const PATCH_BYTES=1024*1024;
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
#git;
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
this.#git=git;
this.#workTree=workTree;
this.#remote=remote;
this.workspaceCommit=workspaceCommit;
this.#base=workspaceCommit;
this.#fetching=fetching;
this.#lookLimits=lookLimits??git_look.Mi;
}
get directory(){
return this.#git.directory;
}
openCopy(workTree){
return this.#inTurn(()=>{
const gitDir=`${this.directory}-${(0,external_node_path_.basename)(workTree)}`;
const shared={objects:(0,external_node_path_.join)(this.directory,'objects'),head:undefined,shallow:[]};
(0,private_repository.U3)(gitDir,shared,false);
for(const name of['index','info/attributes','info/exclude'])
(0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(this.directory,name),(0,external_node_path_.join)(gitDir,name));
const git=this.#git.at({gitDir,workTree});
return Promise.resolve(new Checkout(git,{workTree,lookLimits:this.#lookLimits}));
});
}
async resolve(refs){
if(!this.#remote)
throw new errors.yo('This checkout has no remote to read refs from.');
return await listRefs(this.#git,this.#remote,refs);
}
async resolveMatching(glob){
if(!this.#remote)
throw new errors.yo('This checkout has no remote to read branches from.');
return await listBranches(this.#git,this.#remote,glob);
}
async fetch(commits){
const tip=await this.#fetching;
if(tip!==undefined)
this.#fetched.add(tip);
const unknown=commits.filter((commit)=>!this.#fetched.has(commit));
await fetchCommits(this.#git,this.#remote,unknown);
for(const commit of unknown)
this.#fetched.add(commit);
}
switchTo(commit){
return this.#switch(commit,()=>treeOfVerified(this.#git,commit));
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
return this.#inTurn(()=>(0,command_repository.fV)({git:this.#git,workTree:this.#workTree,url:this.#remote?.url},refs));
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
readFile(commit,path,onRead){
return readVerified(this.#git,{commit,path,...(onRead&&{onRead})});
}
readFolder(commit,folder){
return readFolderVerified(this.#git,commit,folder);
}
treeOf(commit){
return treeOfVerified(this.#git,commit);
}
parentOf(commit){
return parentOfVerified(this.#git,commit);
}
snapshot(signal){
return this.#inTurn((tree)=>this.#take(tree),signal);
}
async leaveOut(paths){
if(paths.length===0)
return;
await this.#exclusively(async(tree)=>{
await(0,private_repository.lf)(this.#git.directory,paths);
await(0,work_tree.nI)(tree,paths);
});
}
async isolateInstall(install){
const before=await this.snapshot();
const untracked=new Set(await this.#untracked());
await install();
const all=(await this.#untracked()).filter((path)=>!untracked.has(path));
const added=all.filter((path)=>!(0,paths.ue)(path));
await(0,private_repository.lf)(this.#git.directory,added);
const after=await this.snapshot();
const isInstalled=await this.#isInUntrackedFolder();
const kept=(await(0,diff_trees.tX)(this.#git,before.tree,after.tree)).filter((difference)=>(0,diff_trees.N0)(difference)||isInstalled(difference));
const wanted=kept.length===0?before.tree:await treeWith(this.#git,before.tree,kept);
if(after.tree!==wanted)
await this.restore(after.tree,wanted);
return added;
}
async #isInUntrackedFolder(){
const files=this.#base===undefined?[]:await this.filesOf(this.#base);
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
return fileDifferences(this.#git,comparison,new git_look.yx(this.#lookLimits));
}
async compare(from,to){
if(from===to)
return[];
return(await(0,diff_trees.tX)(this.#git,from,to)).map(({path,added,removed})=>({path,added,removed}));
}
async hasAllObjects(trees){
return(await Promise.all(trees.map((tree)=>(0,objects.S3)(this.#git,tree)))).every(Boolean);
}
prune(){
return this.#inTurn(async()=>{
await(0,git_git.kz)(this.#git,['repack','-a','-d','-l','-q','--no-write-bitmap-index']);
await this.#git.run(['prune','--expire=now']);
});
}
async changesSince(question){
const{base,baseline,touched,onlyTouched=false}=question;
const[now,ignored]=await this.#inTurn(async(tree)=>[
await this.#take(tree,onlyTouched?[...touched]:undefined),
await(0,work_tree.rO)(tree,touched)
]);
const change=await changesBetween(this.#git,{base,baseline:baseline.tree,now:now.tree,touched});
const known=new Set(baseline.skipped.map(({path})=>path));
const unpublished=now.skipped.filter(({path})=>!known.has(path));
return{...change,skipped:[...unpublished,...change.skipped,...ignored]};
}
select(base,changes,keep){
return selectChanges(this.#git,base,changes.filter(keep));
}
movesBetween(from,to){
return(0,diff_trees.Vq)(this.#git,from,to);
}
withFiles(base,files){
return editWithFiles(this.#git,base,files);
}
editTo(from,to){
return editOf(this.#git,from,to);
}
withPatch(base,patch){
return applyPatch(this.#git,{base,patch});
}
entriesAt(commit,paths){
return(0,objects.ws)(this.#git,commit,paths);
}
async filesOf(tree){
const listing=await this.#git.derive(['ls-tree','-r','-z','--name-only','--full-tree',tree]);
return listing.split('\0').filter(Boolean);
}
async push(commit){
if(!this.#remote)
throw new errors.yo('This checkout has no remote whose token could push.');
return await pushCommit(this.#git,this.#remote,commit);
}
patchOf(base,tree,maxBytes=PATCH_BYTES){
return writePatch(this.#git,{base,tree,maxBytes});
}
async rebase(request){
await this.fetch([request.onto]);
return mergeOnto(this.#git,request);
}
mergeBranches(branches){
return mergeBranches(this.#git,branches);
}
async applyDifference(from,to){
const{tree}=await this.snapshot();
const files=(await(0,diff_trees.tX)(this.#git,from,to)).filter((difference)=>!(0,diff_trees.Z$)(difference));
await this.restore(tree,await treeWith(this.#git,tree,files));
}
async changedSubmodules(from,to){
return(await(0,diff_trees.tX)(this.#git,from,to)).filter(diff_trees.Z$).map(({path})=>path);
}
markedPaths(tree,files){
return markedPaths(this.#git,tree,files);
}
revertChanges(request){
return revertChanges(this.#git,request);
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
return await work({git:this.#git,root:this.#workTree,look});
}
finally{
this.#wasCutOff=look.signal.aborted;
}
}
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
function hasAllObjects(git,tree){
return(0,_git_js__WEBPACK_IMPORTED_MODULE_0__.kz)(git,['rev-list','--quiet','--objects',tree]);
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
