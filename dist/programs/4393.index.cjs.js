"use strict";
exports.id=4393;
exports.ids=[4393];
exports.modules={
41079:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B2:()=>(SIGNS),
Rh:()=>(statusLabel),
W0:()=>(CALL_STATUSES),
Wn:()=>(describeStatus)
});
const CALL_STATUSES=[
'done',
'failed',
'timed-out',
'refused',
'awaiting-approval',
'interrupted',
'skipped'
];
const SIGNS={
done:{symbol:'\u2713',ascii:'ok',emoji:'\u2705'},
failed:{symbol:'\u2717',ascii:'x',emoji:'\u274c'},
'timed-out':{symbol:'\u23f1',ascii:'T',emoji:'\u23f1\ufe0f'},
refused:{symbol:'\u2298',ascii:'-',emoji:'\ud83d\udeab'},
'awaiting-approval':{symbol:'\u23f8',ascii:'?',emoji:'\u270b'},
interrupted:{symbol:'\u23f9',ascii:'#',emoji:'\ud83d\uded1'},
skipped:{symbol:'\u21b7',ascii:'>',emoji:'\u23ed\ufe0f'},
'could-not-run':{symbol:'\u26a0',ascii:'!',emoji:'\u26a0\ufe0f'}
};
const LABELS={
done:'',
failed:'',
'timed-out':'timed out',
refused:'refused',
'awaiting-approval':'waiting for approval',
interrupted:'interrupted',
skipped:'skipped'
};
function statusLabel({status,exitCode}){
return status==='failed'&&exitCode!==undefined?`exit ${exitCode}`:LABELS[status];
}
function describeStatus(end){
return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd();
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
24298:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(findGh)
});
var node_child_process_0_=__webpack_require__(31421);
var node_events_1_=__webpack_require__(78474);
var node_os_2_=__webpack_require__(48161);
var node_stream_consumers_3_=__webpack_require__(38321);
var _errors_js_8_=__webpack_require__(59973);
var _git_hardened_environment_js_4_=__webpack_require__(22388);
var _text_json_js_7_=__webpack_require__(32686);
var _text_visible_text_js_5_=__webpack_require__(2754);
var _text_file_problem_js_6_=__webpack_require__(99736);
const TIMEOUT_MS=60_000;
async function findGh(host,root,environment){
const env={
...environment,
GH_HOST:host,
PATH:await(0,_git_hardened_environment_js_4_.b)(root,environment['PATH']??''),
GH_PROMPT_DISABLED:'1',
GH_NO_UPDATE_NOTIFIER:'1',
NO_COLOR:'1',
FORCE_COLOR:undefined,
CLICOLOR_FORCE:undefined
};
const run=(args,input)=>runGh(args,input??'',env);
const status=await run(['auth','status','--hostname',host]);
if(!status.isOk){
return status.reason===NOT_FOUND
?'gh, the command line of GitHub, is not installed.'
:`gh is not signed in at ${host}. Sign in with: gh auth login --hostname ${host}`;
}
return{
run,
async api(method,path,body){
const input=body===undefined?[]:['--input','-'];
const result=await run(['api','--hostname',host,'--method',method,...input,path],body&&JSON.stringify(body));
const value=(0,_text_json_js_7_.qF)(result.output);
return{...result,value:(0,_text_json_js_7_.u4)(value)?value:undefined};
}
};
}
const NOT_FOUND='gh is not installed.';
async function runGh(args,input,env){
const signal=AbortSignal.timeout(TIMEOUT_MS);
const child=(0,node_child_process_0_.spawn)('gh',args,{env,cwd:(0,node_os_2_.tmpdir)(),stdio:['pipe','pipe','pipe'],signal});
child.stdin.on('error',()=>undefined).end(input);
try{
const[output,errors]=await Promise.all([(0,node_stream_consumers_3_.text)(child.stdout),(0,node_stream_consumers_3_.text)(child.stderr),(0,node_events_1_.once)(child,'close')]);
const code=child.exitCode;
const reason=(0,_text_visible_text_js_5_.Q)(errors.trim()||output.trim())||`gh ended with exit code ${String(code)}.`;
return{isOk:code===0,output,reason};
}
catch(error){
if(signal.aborted)
return{isOk:false,output:'',reason:`gh did not end within ${TIMEOUT_MS/ 1000} seconds.`};
if(!(0,_errors_js_8_.Or)(error))
throw error;
return{
isOk:false,
output:'',
reason:error.code==='ENOENT'?NOT_FOUND:`gh cannot be started: ${(0,_text_file_problem_js_6_.W)(error)}.`
};
}
}
}),
33403:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(gitHubAddressesOf),
c:()=>(gitHubAddresses)
});
var _errors_js_0_=__webpack_require__(59973);
function gitHubAddresses({GITHUB_API_URL,GITHUB_SERVER_URL}){
return{
apiUrl:addressOf(GITHUB_API_URL,'https://api.github.com'),
serverUrl:addressOf(GITHUB_SERVER_URL,'https://github.com')
};
}
function gitHubAddressesOf(host,environment){
const configured=gitHubAddresses(environment);
if(new URL(configured.serverUrl).host===host)
return configured;
const serverUrl=`https://${host}`;
if(host==='github.com')
return{apiUrl:'https://api.github.com',serverUrl};
return{apiUrl:host.endsWith('.ghe.com')?`https://api.${host}`:`${serverUrl}/api/v3`,serverUrl};
}
function addressOf(written,fallback){
const url=(written??'').trim()||fallback;
if(!URL.canParse(url))
throw new _errors_js_0_.yo(`${url} is not a URL. Set GITHUB_API_URL and GITHUB_SERVER_URL to the URLs of your GitHub server, such as https://github.acme.com/api/v3 and https://github.acme.com.`);
return url.replace(/\/$/,'');
}
}),
68935:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BB:()=>(setVariable),
Pq:()=>(setSecret),
Rv:()=>(workflowSettingPath),
ZZ:()=>(allowPullRequests),
e1:()=>(openSetupPullRequest),
rs:()=>(variableArguments),
tX:()=>(secretArguments)
});
var _errors_js_0_=__webpack_require__(59973);
async function setSecret(gh,repository,secret){
const{isOk,reason}=await gh.run(secretArguments(repository,secret.name),secret.value);
return isOk?undefined:reason.replaceAll(secret.value,'***');
}
function secretArguments(repository,secret){
return['secret','set',secret,'--repo',selector(repository)];
}
async function setVariable(gh,repository,variable){
const{isOk,reason}=await gh.run(variableArguments(repository,variable.name),variable.value);
return isOk?undefined:reason;
}
function variableArguments(repository,variable){
return['variable','set',variable,'--repo',selector(repository)];
}
function selector({host,name}){
return host==='github.com'?name:`${host}/${name}`;
}
function workflowSettingPath({name}){
return `repos/${name}/actions/permissions/workflow`;
}
async function allowPullRequests(gh,repository){
const{isOk,reason}=await gh.api('PUT',workflowSettingPath(repository),{
can_approve_pull_request_reviews:true
});
return isOk?undefined:reason;
}
const BRANCH='forgehand-init';
const MAX_BRANCHES=9;
const TITLE='Set up Forgehand';
async function openSetupPullRequest(gh,{name},{files,body}){
const field=async(key,[method,path,request])=>{
const{isOk,reason,value}=await gh.api(method,`repos/${name}${path}`,request);
const content=key
.split('.')
.reduce((inside,each)=>inside?.[each],value);
if(!isOk||typeof content!=='string')
throw new Error(isOk?`GitHub's answer has no ${key}.`:reason);
return content;
};
try{
const base=await field('default_branch',['GET','']);
const parent=await field('object.sha',['GET',`/git/ref/heads/${encodeRef(base)}`]);
const baseTree=await field('tree.sha',['GET',`/git/commits/${parent}`]);
const entries=files.map(({path,text})=>({path,mode:'100644',type:'blob',content:text}));
const tree=await field('sha',['POST','/git/trees',{base_tree:baseTree,tree:entries}]);
const sha=await field('sha',['POST','/git/commits',{message:TITLE,tree,parents:[parent]}]);
const branch=await createBranch((call)=>field('ref',call),sha);
return{
kind:'opened',
url:await field('html_url',['POST','/pulls',{title:TITLE,head:branch,base,body}])
};
}
catch(error){
return{kind:'failed',reason:explain((0,_errors_js_0_.bD)(error))};
}
}
async function createBranch(create,sha){
for(let number=1;;number+=1){
const branch=number===1?BRANCH:`${BRANCH}-${number}`;
try{
await create(['POST','/git/refs',{ref:`refs/heads/${branch}`,sha}]);
return branch;
}
catch(error){
if(number===MAX_BRANCHES||!/already exists/i.test((0,_errors_js_0_.bD)(error)))
throw error;
}
}
}
function encodeRef(branch){
return branch.split('/').map(encodeURIComponent).join('/');
}
function explain(reason){
const lacksScope=/workflow.{0,20}scope|HTTP 40[34]/i.test(reason);
return lacksScope
?`${reason}\nIf gh is not allowed to write workflow files, allow it: gh auth refresh --scopes workflow`
:reason;
}
}),
24155:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$k:()=>(ghCommand),
Zn:()=>(nextSteps),
mh:()=>(surveyLines)
});
var node_path_0_=__webpack_require__(76760);
var _text_identifiers_js_4_=__webpack_require__(814);
var _text_near_name_js_1_=__webpack_require__(58804);
var _text_visible_text_js_2_=__webpack_require__(2754);
var _text_shell_quote_js_3_=__webpack_require__(41609);
var _init_github_js_5_=__webpack_require__(68935);
function surveyLines({languages,tools,packages,tests,linters},{repository,defaultBranch}){
const branch=defaultBranch===undefined?'':`, default branch ${defaultBranch}`;
const rows=[
['Repository',repository?`${repository.host}/${repository.name}${branch}`:'no remote on GitHub'],
['Language',languages.join(', ')||'not recognized'],
[
'Packages',
[tools.join(', ')||'nothing to install',packages>0?`${packages} in a workspace`:'']
.filter(Boolean)
.join(', ')
],
['Tests',tests.join(', ')||(packages>0?'those of the packages':'none found')],
['Linter',linters.join(', ')||'none found']
];
return `${rows.map(([name='',value=''])=>`${name.padEnd(12)}${(0,_text_visible_text_js_2_.Q)(value)}`).join('\n')}\n`;
}
const COMMENT='/agent explain what this repository does';
function nextSteps(plan,results){
const{repository,answers,files,gh}=plan;
const page=repository?`https://${repository.host}/${repository.name}`:undefined;
const hint=(path)=>(page!==undefined&&typeof gh==='string'?[`  or here: ${page}${path}`]:[]);
const secret=results?.secret==='done'?undefined:answers.model.secret;
const steps=[
...repositorySteps(plan),
...(secret===undefined
?[]
:[step(`Set the secret ${secret}`,[secretCommand(repository,secret)],hint('/settings/secrets/actions/new'))]),
...(results?.setting==='done'
?[]
:[step('Let workflows create pull requests',[settingCommand(repository)],hint('/settings/actions'))]),
...fileSteps(plan,results,hint('/compare'))
];
const comment=answers.triggers.includes('comments')?COMMENT:null;
const sections=[
doneLines(files,results),
unknownWatched(plan),
unpinned(plan),
steps.flatMap(({title,commands,hints},index)=>[
...(index===0?['What remains to be done:']:[]),
`${index+1}. ${title}:`,
...commands.map((command)=>`     ${command}`),
...hints.map((each)=>`   ${each}`)
]),
[
comment===null
?`Then wait for the first event${answers.triggers.includes('dispatch')?', or start the workflow by hand':''}.`
:`Then comment on an issue:  ${COMMENT}`
]
];
const text=sections.filter(({length})=>length>0).map((lines)=>`\n${lines.join('\n')}\n`);
return{text:text.join(''),commands:steps.flatMap(({commands})=>commands),comment};
}
function repositorySteps({root,remoteName,repository,hasCommits}){
if(remoteName!==undefined||repository!==undefined)
return[];
const args=['repo','create',(0,node_path_0_.basename)(root),'--private','--source','.','--remote','origin'];
return[step('Put the repository on GitHub',[ghCommand(hasCommits?[...args,'--push']:args)],[])];
}
function fileSteps({defaultBranch='main',remoteName='origin',uncommitted,hasCommits},results,hints){
if(results?.pullRequest!==undefined)
return[step('Merge the pull request',[ghCommand(['pr','merge',results.pullRequest])],[])];
if(uncommitted.length===0)
return[];
if(results?.wroteFiles===false)
return[step('Once that is fixed, start again',['forgehand init'],[])];
const remote=(0,_text_shell_quote_js_3_.e)((0,_text_visible_text_js_2_.Q)(remoteName));
const commit=`git add ${uncommitted.join(' ')} && git commit -m "Set up Forgehand"`;
if(!hasCommits)
return[step('Commit the files, and push',[`${commit} && git push -u ${remote} HEAD`],[])];
const push=`git switch -c forgehand-init && ${commit} && git push -u ${remote} forgehand-init`;
return[
step(`Bring the files to the branch ${(0,_text_visible_text_js_2_.Q)(defaultBranch)}`,[push,`gh pr create --fill --base ${(0,_text_shell_quote_js_3_.e)((0,_text_visible_text_js_2_.Q)(defaultBranch))}`],hints)
];
}
function unpinned({pin:{action,url,ref,version,isUnanswered=false}}){
if(version!==undefined||(0,_text_identifiers_js_4_.TS)(ref))
return[];
if(isUnanswered)
return[
`\u2013 The commit of ${action}@${ref} could not be looked up: ${new URL(url).host} did not answer. The workflow names the tag.`,
'  Once there is a connection, `forgehand doctor` prints the commands that pin it.'
];
return[
`\u26a0 ${action}@${ref} is not pinned to a commit: ${new URL(url).host} has no commit for this tag.`,
`  Check that ${url}/releases has it. \`forgehand doctor\` prints the commands that pin it.`
];
}
function unknownWatched({answers:{triggers,watched},survey:{workflows}}){
const unknown=triggers.includes('ci')?watched.filter((name)=>!workflows.includes(name)):[];
return unknown.map((name)=>{
const near=(0,_text_near_name_js_1_.c)(name,workflows);
const meant=near===undefined?'':` Did you mean ${(0,_text_visible_text_js_2_.Q)(near)}?`;
return `\u26a0 No workflow here is named ${(0,_text_visible_text_js_2_.Q)(name)}.${meant} Set the names under workflow_run in the workflow, or with --watch.`;
});
}
function step(title,commands,hints){
return{title,commands,hints};
}
function doneLines(files,results){
if(results===undefined)
return['This was a dry run: nothing was changed.'];
const verbs={new:'Wrote',changed:'Replaced',unchanged:'Kept'};
return[
...(results.wroteFiles?files.map(({path,status})=>`${verbs[status]} ${path}`):[]),
...(results.secret==='done'?['Set the secret.']:[]),
...(results.setting==='done'?['Workflows can now create pull requests.']:[]),
...(results.pullRequest===undefined?[]:[`Opened ${results.pullRequest}`]),
...results.failures.map((failure)=>`\u2717 ${failure}`)
];
}
function secretCommand(repository,secret){
return ghCommand(repository?(0,_init_github_js_5_.tX)(repository,secret):['secret','set',secret]);
}
function settingCommand(repository){
const path=repository?(0,_init_github_js_5_.Rv)(repository):'repos/{owner}/{repo}/actions/permissions/workflow';
const host=repository&&repository.host!=='github.com'?['--hostname',repository.host]:[];
return ghCommand(['api','--method','PUT',...host,path,'-F','can_approve_pull_request_reviews=true']);
}
function ghCommand(args){
const words=args.map((each)=>each.startsWith('-')?each:each.includes('{')?`'${each}'`:(0,_text_shell_quote_js_3_.e)(each));
return['gh',...words].join(' ');
}
}),
32124:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(openLocalRepository)
});
var node_child_process_0_=__webpack_require__(31421);
var node_util_1_=__webpack_require__(57975);
var _errors_js_6_=__webpack_require__(59973);
var _git_hardened_environment_js_2_=__webpack_require__(22388);
var _init_remote_js_5_=__webpack_require__(34889);
var _workspace_files_files_js_3_=__webpack_require__(93597);
var _workspace_files_root_files_js_4_=__webpack_require__(25178);
const TIMEOUT_MS=30_000;
const MAX_OUTPUT=64*1024*1024;
const MAX_FILE=1024*1024;
async function openLocalRepository(root,searchPath){
const env=(0,_git_hardened_environment_js_2_.j)(await(0,_git_hardened_environment_js_2_.b)(root,searchPath));
const git=async(...args)=>{
const options={cwd:root,env,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT};
return(0,node_util_1_.promisify)(node_child_process_0_.execFile)('git',[...args],options).then(({stdout})=>stdout,()=>undefined);
};
const[version,remote,head,branch,listed]=await Promise.all([
git('--version'),
readMainRemote(git),
git('rev-parse','--verify','--quiet','HEAD'),
git('symbolic-ref','--quiet','--short','HEAD'),
git('ls-files','-z','--cached','--others','--exclude-standard')
]);
const paths=(listed??'').split('\0').filter((path)=>path!=='');
return{
...remote,
hasGit:version!==undefined,
hasCommits:head!==undefined,
branch:branch?.trim(),
textAt:(ref,path)=>git('cat-file','blob',`${ref}:${path}`),
tree:{paths,read:(path)=>readText(root,path),filesIn:(folder)=>(0,_workspace_files_root_files_js_4_.W)(root,folder)}
};
}
async function readMainRemote(git){
const names=((await git('remote'))??'').split('\n').filter((each)=>each!=='');
const name=names.includes('origin')?'origin':names.length===1?names[0]:undefined;
if(name===undefined)
return{remoteName:undefined,remote:undefined,defaultBranch:undefined,defaultBranchRef:undefined};
const folder=`refs/remotes/${name}`;
const[address='',ref]=await Promise.all([git('config','--get',`remote.${name}.url`),mainRef(git,folder)]);
return{
remoteName:name,
remote:(0,_init_remote_js_5_.Z)(address.trim()),
defaultBranch:ref?.slice(folder.length+1),
defaultBranchRef:ref
};
}
async function mainRef(git,folder){
const head=await git('symbolic-ref','--quiet',`${folder}/HEAD`);
const refs=head??(await git('for-each-ref','--format=%(refname)',`${folder}/main`,`${folder}/master`))??'';
const[ref='',...others]=refs.trim().split('\n');
return ref!==''&&others.length===0?ref:undefined;
}
async function readText(root,path){
try{
const content=await(0,_workspace_files_files_js_3_.aL)(root,path);
return content.length>MAX_FILE?undefined:content.toString();
}
catch(error){
if((0,_errors_js_6_.Or)(error)||error instanceof _errors_js_6_.v4)
return undefined;
throw error;
}
}
}),
29850:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(packageRoot)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_2_=__webpack_require__(59973);
function packageRoot(startedFile=process.argv[1]??''){
for(let folder=(0,node_path_1_.dirname)((0,node_fs_0_.realpathSync)(startedFile));;folder=(0,node_path_1_.dirname)(folder)){
if((0,node_fs_0_.existsSync)((0,node_path_1_.join)(folder,'action.yml'))&&(0,node_fs_0_.existsSync)((0,node_path_1_.join)(folder,'dist/index.js')))
return folder;
if(folder===(0,node_path_1_.dirname)(folder))
throw new _errors_js_2_.yo(`There is no built action beside ${startedFile}. Run npm run build.`);
}
}
}),
61673:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(openPrompts)
});
var external_node_readline_=__webpack_require__(80481);
var external_node_stream_=__webpack_require__(57075);
var promises_=__webpack_require__(58500);
var errors=__webpack_require__(59973);
var interrupt=__webpack_require__(75098);
;
function choicesText(choices,initial,columns){
const defaults=initial.split(',');
const mark=({name})=>(defaults.includes(name)?' (default)':'');
const digits=String(choices.length).length;
const width=Math.max(...choices.map(({name})=>name.length));
const cells=choices.map((choice,index)=>{
const number=`${String(index+1).padStart(digits)}  `;
const{name,about}=choice;
return number+(about===undefined?`${name}${mark(choice)}`:`${name.padEnd(width)}  ${about}${mark(choice)}`);
});
const cellWidth=Math.max(...cells.map(({length})=>length))+GAP;
const perLine=choices.some(({about})=>about!==undefined)
?1
:Math.max(1,Math.floor((columns-GAP)/ cellWidth));
const height=Math.ceil(cells.length/ perLine);
const lines=Array.from({length:height},(_,row)=>cells.filter((_cell,index)=>index%height===row).map((cell)=>cell.padEnd(cellWidth)));
return lines.map((line)=>`${' '.repeat(GAP)}${line.join('').trimEnd()}\n`).join('');
}
const GAP=3;
function namedAnswer(answer,choices){
const words=answer.split(',').map((word)=>word.trim());
return words.map((word)=>(/^\d+$/.test(word)?(choices[Number(word)-1]?.name??word):word)).join(',');
}
var terminal_columns=__webpack_require__(22759);
var usage_error=__webpack_require__(4565);
;
const MAX_TRIES=5;
function openPrompts(input,output){
const terminal=new MutableOutput(output);
const reader=(0,external_node_readline_.createInterface)({input,output:terminal,terminal:true,historySize:0});
const lines=new LineReader(reader,{input,output});
const ask=async(question,initial,{problemWith=()=>undefined,choices=[]}={})=>{
if(choices.length>0)
output.write(choicesText(choices,initial,(0,terminal_columns.U)(output,process.env)));
for(let tries=0;tries<MAX_TRIES;tries+=1){
const typed=(await lines.next(`${question}${initial===''?'':` [${initial}]`}: `)).trim()||initial;
const answer=choices.length>0?namedAnswer(typed,choices):typed;
const problem=problemWith(answer);
if(problem===undefined)
return answer;
output.write(`  ${problem}\n`);
}
throw unusable(question);
};
const hidden=async(question)=>{
const answer=lines.next(`${question} (not shown; empty to skip): `);
terminal.isMuted=true;
try{
const line=(await answer).trim();
return{answer:line,hasMore:await lines.skipPasted()};
}
finally{
terminal.isMuted=false;
output.write('\n');
}
};
return{
ask,
async confirm(question,initial){
const problemWith=(text)=>(/^(?:y|yes|n|no)$/i.test(text)?undefined:'Answer y or n.');
const answer=await ask(`${question} (y/n)`,initial?'y':'n',{problemWith});
return/^y/i.test(answer);
},
async askSecret(question){
for(let tries=0;tries<MAX_TRIES;tries+=1){
const{answer,hasMore}=await hidden(question);
if(!hasMore)
return answer;
output.write('  That was more than one line, so it was discarded. Paste the value without line breaks.\n');
}
throw unusable(question);
},
[Symbol.dispose](){
lines.close();
}
};
}
class MutableOutput extends external_node_stream_.Writable{
isMuted=false;
#output;
constructor(output){
super({decodeStrings:false});
this.#output=output;
}
_write(chunk,_encoding,done){
if(!this.isMuted)
this.#output.write(chunk);
done();
}
}
const PASTE_PAUSE_MS=100;
const MAX_PAUSES=50;
class LineReader{
#reader;
#waiting;
#isInterrupted=false;
#pieces=0;
#hasMore=false;
constructor(reader,{input,output}){
this.#reader=reader;
input.on('data',()=>(this.#pieces+=1));
reader.on('line',(line)=>{
if(this.#waiting)
this.#waiting.resolve(line);
else
this.#hasMore||=line.trim()!=='';
this.#waiting=undefined;
});
reader.on('SIGINT',()=>{
(0,interrupt.$e)('SIGINT');
reader.close();
});
reader.on('close',()=>{
this.#isInterrupted=true;
if(this.#waiting)
output.write('\n');
this.#waiting?.reject(interrupted());
});
}
async next(question){
if(this.#isInterrupted)
throw interrupted();
this.#clear();
this.#hasMore=false;
this.#reader.setPrompt(question);
this.#reader.prompt();
this.#waiting=Promise.withResolvers();
return this.#waiting.promise;
}
async skipPasted(){
for(let pause=0,seen=-1;pause<MAX_PAUSES&&seen!==this.#pieces;pause+=1){
seen=this.#pieces;
await(0,promises_.setTimeout)(PASTE_PAUSE_MS);
}
if(this.#isInterrupted)
throw interrupted();
const hasMore=this.#hasMore||this.#reader.line.trim()!=='';
this.#clear();
return hasMore;
}
#clear(){
if(this.#reader.line==='')
return;
this.#reader.setPrompt('');
this.#reader.write(null,{ctrl:true,name:'e'});
this.#reader.write(null,{ctrl:true,name:'u'});
}
close(){
this.#reader.close();
}
}
function unusable(question){
return new usage_error.e(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`);
}
function interrupted(){
return new errors.yo('Interrupted. Nothing was changed.');
}
}),
57758:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(readPin)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_path_1_=__webpack_require__(76760);
var zod_4_=__webpack_require__(3301);
var _forge_signed_address_js_2_=__webpack_require__(5491);
var _network_use_environment_proxy_js_7_=__webpack_require__(94163);
var _text_identifiers_js_5_=__webpack_require__(814);
var _github_addresses_js_6_=__webpack_require__(33403);
var _package_root_js_3_=__webpack_require__(29850);
const ACTION='forgehand/forgehand';
const MAX_MS=5_000;
const MAX_LISTING=8*1024*1024;
const manifestSchema=zod_4_.Ikc({version:zod_4_.YjP(),gitHead:zod_4_.YjP().regex(_text_identifiers_js_5_.SN).optional()});
async function readPin({ref,action=ACTION},host){
const{serverUrl}=(0,_github_addresses_js_6_.P)(action===ACTION?'github.com':host,process.env);
const source={action,url:`${serverUrl}/${action}`};
if(ref!==undefined&&(0,_text_identifiers_js_5_.TS)(ref))
return{...source,ref,version:undefined};
const{version,gitHead}=manifestSchema.parse(JSON.parse(await(0,node_fs_promises_0_.readFile)((0,node_path_1_.join)((0,_package_root_js_3_.Z)(),'package.json'),'utf8')));
const tag=ref??`v${version}`;
if(ref===undefined&&gitHead!==undefined)
return{...source,ref:gitHead,version:tag};
(0,_network_use_environment_proxy_js_7_.z)(process.env);
const listing=await listRefs(`${source.url}.git/info/refs?service=git-upload-pack`);
if(listing===undefined)
return{...source,ref:tag,version:undefined,isUnanswered:true};
const commit=commitOfTag(listing,tag);
return commit===undefined?{...source,ref:tag,version:undefined}:{...source,ref:commit,version:tag};
}
function commitOfTag(listing,tag){
const tags=listing.split('\n').map((line)=>/([0-9a-f]{40}) refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line));
return tags.findLast((match)=>match?.[2]===tag)?.[1];
}
async function listRefs(url){
try{
const response=await fetch(url,{signal:AbortSignal.timeout(MAX_MS)});
if(response.ok){
const{bytes,isCut}=await(0,_forge_signed_address_js_2_.CB)(response,MAX_LISTING);
return isCut?'':bytes.toString();
}
await response.body?.cancel();
return '';
}
catch{
return undefined;
}
}
}),
44977:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(terminalWriter),
k:()=>(supportsUnicode)
});
var _report_ascii_signs_js_0_=__webpack_require__(13059);
function terminalWriter(stream,environment){
const hasUnicode=supportsUnicode(environment,process.platform);
return(text)=>void stream.write(hasUnicode?text:(0,_report_ascii_signs_js_0_.q)(text));
}
function supportsUnicode(environment,platform){
const{TERM='',WT_SESSION,TERM_PROGRAM,LC_ALL,LC_CTYPE,LANG}=environment;
if(TERM==='linux'||TERM==='dumb')
return false;
const locale=[LC_ALL,LC_CTYPE,LANG].find(Boolean);
if(locale!==undefined)
return/utf-?8/i.test(locale);
return platform!=='win32'||WT_SESSION!==undefined||TERM_PROGRAM!==undefined;
}
}),
72189:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A3:()=>(reasonOf),
Ft:()=>(addPermission),
Ro:()=>(hasStatus),
ST:()=>(isGone),
Up:()=>(missingPermission),
Ux:()=>(reasonSentence),
WB:()=>(isPrimaryRateLimit),
WM:()=>(isForbiddenToToken),
Y$:()=>(isRefLocked),
a5:()=>(isRateLimit),
dZ:()=>(toUserError),
fj:()=>(pullRequestSetting),
uU:()=>(isUnknownResult)
});
var _octokit_request_error_2_=__webpack_require__(6013);
var _graphql_errors_js_0_=__webpack_require__(39069);
var _errors_js_3_=__webpack_require__(59973);
var _network_certificate_error_js_4_=__webpack_require__(99841);
var _text_shorten_js_1_=__webpack_require__(64607);
function hasStatus(error,...statuses){
return error instanceof _octokit_request_error_2_.G&&error.response!==undefined&&statuses.includes(error.status);
}
function isGone(error){
return error instanceof _errors_js_3_.yo&&hasStatus(error.cause,404,410);
}
function isUnknownResult(error){
return error instanceof _octokit_request_error_2_.G&&(error.response===undefined||error.status>=500);
}
function isRefLocked(error){
return hasStatus(error,409,422)&&/cannot lock ref/i.test(error.message);
}
function isRateLimit(error){
if(hasStatus(error,429))
return true;
if(!hasStatus(error,403))
return false;
const asksToWait=error.response.headers['retry-after']!==undefined;
return asksToWait||isPrimaryRateLimit(error)||/\bsecondary rate\b/i.test(error.message);
}
function isPrimaryRateLimit(error){
return error instanceof _octokit_request_error_2_.G&&error.response?.headers['x-ratelimit-remaining']==='0';
}
function isForbiddenToToken(error){
return hasStatus(error,403)&&/not accessible by (integration|personal access token)/i.test(error.message);
}
function pullRequestSetting({message},settingsUrl){
if(!/not permitted to create/i.test(message))
return undefined;
return `Allow GitHub Actions to create pull requests: select the last checkbox at ${settingsUrl} (Settings \u2192 Actions \u2192 General \u2192 Workflow permissions). If it is disabled, allow it in the organization's settings first. Or set \`github-token\` to the token of a GitHub App.`;
}
function reasonOf({message,response}){
const messages=fieldMessages(response.data);
return messages.length>0?messages.join(' '):message.replace(/ - https:\/\/\S+$/,'');
}
function fieldMessages(body){
if(typeof body!=='object'||body===null||!('errors' in body)||!Array.isArray(body.errors))
return[];
return body.errors.flatMap((error)=>{
if(typeof error==='string')
return[error];
return typeof error?.message==='string'?[error.message]:[];
});
}
function addPermission(error){
return `Add ${missingPermission(error)} under \`permissions:\` in the workflow file.`;
}
function missingPermission(error){
const accepted=error.response.headers['x-accepted-github-permissions'];
if(typeof accepted!=='string')
return permissionByRoute(error);
const alternatives=accepted.split(';').map((alternative)=>alternative
.split(',')
.map((permission)=>`\`${permission.trim().replaceAll('_','-').replace('=',': ')}\``)
.join(' and '));
return alternatives.join(' or ');
}
function permissionByRoute({request}){
if(request.url.endsWith('/graphql'))
return '`pull-requests: read`';
const level=request.method==='GET'?'read':'write';
const scopes=[
[/\/repos\/[^/]+\/[^/]+\/(git|commits)\//,'contents'],
[/\/repos\/[^/]+\/[^/]+\/pulls/,'pull-requests'],
[/\/repos\/[^/]+\/[^/]+\/issues/,'issues']
];
const scope=scopes.find(([route])=>route.test(request.url))?.[1]??'metadata';
return `\`${scope}: ${level}\``;
}
function toUserError(error){
if(!(error instanceof _octokit_request_error_2_.G))
return error;
const message=explanation(error);
return message===undefined?error:new _errors_js_3_.yo(message,{cause:error});
}
function explanation(error){
const call=`${error.request.method} ${error.request.url}`;
if(!isErrorResponse(error))
return noResponse(call,error);
if(isRateLimit(error))
return `GitHub's rate limit is exceeded (${call}). ${rateLimitEnd(error)}`;
if(isForbiddenToToken(error)){
return `The token has no permission for this (${call}). ${addPermission(error)}`;
}
if(error.status>=500){
return `GitHub repeatedly responded with ${error.status} to ${call}. Check https://www.githubstatus.com and try again later.`;
}
const fields=(0,_graphql_errors_js_0_._)(error);
if(fields.length>0){
return `The GraphQL API at ${error.request.url} does not know ${fields.join(', ')}. Update GitHub Enterprise Server to a version that has them.`;
}
switch(error.status){
case 401:
return `GitHub does not accept the token: ${reasonSentence(error)} Set \`github-token\` to a valid token, or omit it to use the workflow's own.`;
case 403:
return `GitHub refused ${call}: ${reasonSentence(error)} Ask an owner of the repository or organization which rule applies, and allow the token.`;
case 404:
return `GitHub found nothing at ${call} (404): it does not exist, or the token cannot read it. Check the name, and set \`github-token\` to a token with read access to the repository.`;
case 409:
return `GitHub cannot do ${call} now: ${reasonSentence(error)} Fix this, then try again.`;
default:
return undefined;
}
}
function reasonSentence(error){
return(0,_text_shorten_js_1_.uA)(reasonOf(error));
}
function isErrorResponse(error){
return error.response!==undefined;
}
function noResponse(call,error){
const reason=(0,_errors_js_3_.bD)((0,_network_certificate_error_js_4_.UH)(error));
const remedy=(0,_network_certificate_error_js_4_.Y4)(error)?_network_certificate_error_js_4_.lW:'Try again later.';
return `The request to GitHub failed (${call}): ${reason}. ${remedy}`;
}
function rateLimitEnd({response}){
const retryAfter=Number(response.headers['retry-after']);
if(retryAfter>0)
return `GitHub asks to wait ${retryAfter} seconds, longer than a run waits. Try again then.`;
const reset=Number(response.headers['x-ratelimit-reset']);
if(reset>0)
return `It resets at ${new Date(reset*1000).toISOString()}. Try again then.`;
return 'Try again in a few minutes.';
}
}),
39069:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(unknownFields),
g:()=>(graphqlFailure)
});
var _octokit_request_error_0_=__webpack_require__(6013);
const STATUSES={
FORBIDDEN:403,
INSUFFICIENT_SCOPES:403,
NOT_FOUND:404,
RATE_LIMITED:429,
RATE_LIMIT:429
};
function graphqlFailure(response,request){
const{errors,data}=(response.data??{});
if(!Array.isArray(errors)||errors.length===0){
if(data!==undefined&&data!==null)
return undefined;
return new _octokit_request_error_0_.G('the response lacks data',500,{request});
}
const list=errors;
const message=list.map((error)=>error.message).join(' ');
const status=Math.max(...list.map(statusOf));
return new _octokit_request_error_0_.G(message,status,{request,response:{...response,status,data:{message,errors}}});
}
function statusOf({type,message}){
if(/\bsecondary rate\b/i.test(message))
return 429;
const known=type===undefined?undefined:STATUSES[type];
if(known!==undefined)
return known;
return/^Something went wrong\b/.test(message)?502:422;
}
function unknownFields({response}){
const body=response?.data;
if(!Array.isArray(body?.errors))
return[];
const fields=body.errors.flatMap((error)=>{
const{code,typeName,fieldName}=(typeof error==='object'?error?.extensions:undefined)??{};
return code==='undefinedField'?[`${typeName??''}.${fieldName??''}`]:[];
});
return[...new Set(fields)];
}
}),
59642:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
v:()=>(pause)
});
var node_timers_promises_0_=__webpack_require__(58500);
async function pause(milliseconds,signal){
try{
await(0,node_timers_promises_0_.setTimeout)(milliseconds,undefined,{signal});
}
catch(error){
signal?.throwIfAborted();
throw error;
}
}
}),
5491:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CB:()=>(readBounded),
Hu:()=>(readSignedFile),
fI:()=>(addressAfter),
hJ:()=>(getSigned)
});
var _errors_js_2_=__webpack_require__(59973);
var _errors_js_0_=__webpack_require__(72189);
var _pause_js_1_=__webpack_require__(59642);
async function readSignedFile({title,addressOf,download},{signal,retryLimits:{retries,secondMs,responseTimeoutSeconds}}){
for(let repeats=0;;repeats++){
const address=await addressOf();
if(address===undefined)
return undefined;
const limit=AbortSignal.any([signal,AbortSignal.timeout(responseTimeoutSeconds*1000)]);
try{
return await download(address,limit);
}
catch(error){
signal.throwIfAborted();
if(repeats===retries)
throw new _errors_js_2_.yo(unreadable(title,error),{cause:error});
}
await(0,_pause_js_1_.v)((repeats+1)**2*secondMs,signal);
}
}
function unreadable(title,error){
return `${title} could not be read: ${(0,_errors_js_2_.bD)(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`;
}
async function addressAfter({octokit},ask){
const request={redirect:'manual'};
try{
const{status,headers}=await ask(request);
const{baseUrl}=octokit.request.endpoint.DEFAULTS;
const location=absoluteAddress(headers.location,baseUrl);
if(status!==301||location?.origin!==new URL(baseUrl).origin)
return location?.href;
const renamed=await octokit.request({method:'GET',url:location.href,request});
return absoluteAddress(renamed.headers.location,baseUrl)?.href;
}
catch(error){
if((0,_errors_js_0_.Ro)(error,404,410))
return undefined;
throw error;
}
}
function absoluteAddress(location,base){
return location===undefined?undefined:(URL.parse(location,base)??undefined);
}
async function getSigned(address,signal,range){
const headers={'user-agent':'forgehand',...(range!==undefined&&{range})};
const response=await fetch(address,{headers,redirect:'error',signal});
if(!response.ok){
await response.body?.cancel();
throw new Error(`the storage responded with ${response.status}`);
}
return response;
}
async function readBounded(response,maxBytes){
const chunks=[];
let size=0;
const body=response.body??[];
for await(const chunk of body){
chunks.push(chunk.subarray(0,maxBytes-size));
size+=chunk.length;
if(size>maxBytes)
break;
}
return{bytes:Buffer.concat(chunks),isCut:size>maxBytes};
}
}),
3476:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(pinned),
r:()=>(writeWorkflow)
});
var _setup_workflow_yaml_js_2_=__webpack_require__(62901);
var _text_identifiers_js_0_=__webpack_require__(814);
var _text_pin_command_js_1_=__webpack_require__(57001);
const TASK='upkeep';
function writeWorkflow(choices){
const{triggers}=choices;
const jobs=[
...(triggers.includes('comments')||triggers.includes('reviews')?[agentJob(choices)]:[]),
...(triggers.includes('ci')?[repairJob(choices)]:[]),
...(triggers.includes('schedule')||triggers.includes('dispatch')?[taskJob(choices)]:[]),
...(triggers.includes('comments')?[stopJob(choices)]:[])
];
return[
'# Written by `forgehand init`. Change it as you like.',
...pinLines(choices.pin),
'name: Agent\n',
'on:',
...eventLines(choices),
'\npermissions: {}\n',
'jobs:',
jobs.join('\n\n'),
''
].join('\n');
}
function pinLines({action,url,ref}){
if((0,_text_identifiers_js_0_.TS)(ref))
return[];
return[
`# ${ref} is a tag: its commit could not be determined. To pin it, write ${action}@COMMIT # ${ref}, with what this prints:`,
`# ${(0,_text_pin_command_js_1_.F)(url,ref)}`
];
}
function eventLines({triggers,watched,cron}){
const lines={
comments:['  issue_comment:','    types: [created]'],
reviews:[
...['  pull_request_review:','    types: [submitted]'],
...['  pull_request_review_comment:','    types: [created]']
],
ci:[
'  workflow_run:',
'    # The names of the workflows whose failures are repaired.',
'    workflows:',
...watched.map((name)=>`      - ${(0,_setup_workflow_yaml_js_2_.$b)(name)}`),
'    types: [completed]'
],
schedule:['  schedule:',`    - cron: '${cron}'`],
dispatch:['  workflow_dispatch:']
};
return triggers.flatMap((trigger)=>lines[trigger]);
}
const COMMANDS=[
"startsWith(github.event.comment.body, '/agent') ||",
`contains(github.event.comment.body, fromJSON('"\\n/agent"'))`
];
const REVIEW=[
"(github.event.review.state == 'changes_requested' || github.event.pull_request.user.type == 'Bot' ||",
'!github.event.review.body ||',
"startsWith(github.event.review.body, '/agent') ||",
`contains(github.event.review.body, fromJSON('"\\n/agent"')))`
];
function agentJob(choices){
const hasReviews=choices.triggers.includes('reviews');
return job('agent',{
comment:[
hasReviews
?'This only saves a runner: the action itself decides. A review without a text can be a reply to a finding.'
:'True if a line of the comment starts with the trigger. In an expression, only fromJSON turns \\n into a line break.'
],
condition:agentCondition(choices.triggers),
concurrency:hasReviews
?'agent-${{ github.event.issue.number || github.event.pull_request.number }}'
:'agent-${{ github.event.issue.number }}',
choices,
permissions:WRITING,
inputs:modelInputs(choices.model)
});
}
function agentCondition(triggers){
const hasComments=triggers.includes('comments');
if(hasComments&&triggers.length===1)
return COMMANDS;
const[first='',second='']=COMMANDS;
const events=[
...(hasComments?["github.event_name == 'issue_comment'"]:[]),
...(triggers.includes('reviews')?["github.event_name == 'pull_request_review_comment'"]:[])
].join(' || ');
const comments=[`(${events}) &&`,`  (${first}`,`  ${second})`];
if(!triggers.includes('reviews'))
return comments;
const[state='',...rest]=REVIEW;
return[
...comments.slice(0,-1),
`${comments.at(-1)??''} ||`,
"github.event_name == 'pull_request_review' && github.event.review.state != 'approved' &&",
`  ${state}`,
...rest.map((line)=>`  ${line}`)
];
}
function repairJob(choices){
const isOnly=choices.triggers.length===1;
return job('repair',{
comment:['This only saves a runner: the action itself decides.'],
condition:[
...(isOnly?[]:["github.event_name == 'workflow_run' &&"]),
`contains(fromJSON('["failure","timed_out","startup_failure"]'), github.event.workflow_run.conclusion) &&`,
'github.event.workflow_run.head_repository.full_name == github.repository'
],
concurrency:'agent-${{ github.event.workflow_run.head_branch }}',
choices,
permissions:[
'# Running failed jobs again.',
'actions: write',
'# Annotations of failed checks.',
'checks: read',
...WRITING
],
inputs:modelInputs(choices.model)
});
}
function taskJob(choices){
const{triggers,model,prompt}=choices;
const isAlone=triggers.every((trigger)=>trigger==='schedule'||trigger==='dispatch');
const events=[
...(triggers.includes('schedule')?["github.event_name == 'schedule'"]:[]),
...(triggers.includes('dispatch')?["github.event_name == 'workflow_dispatch'"]:[])
];
return job('task',{
comment:[],
condition:isAlone?[]:[events.join(' || ')],
concurrency:`agent-task-${TASK}`,
choices,
permissions:WRITING,
inputs:[...modelInputs(model),`task-id: ${TASK}`,...promptLines(prompt),"skip-if-open: '3'"]
});
}
function promptLines(prompt){
const isBlock=prompt.includes('\n')&&/^\S/.test(prompt)&&!prompt.endsWith('\n');
if(!isBlock)
return[`prompt: ${(0,_setup_workflow_yaml_js_2_.$b)(prompt)}`];
return['prompt: |-',...prompt.split('\n').map((line)=>(line===''?'':`  ${line}`))];
}
const WRITING=['contents: write','issues: write','pull-requests: write'];
function modelInputs({model,baseUrl,secret}){
return[
...(secret===undefined?[]:[`api-key: \${{ secrets.${secret} }}`]),
...(baseUrl===''?[]:[`base-url: ${(0,_setup_workflow_yaml_js_2_.$b)(baseUrl)}`]),
`model: ${(0,_setup_workflow_yaml_js_2_.$b)(model)}`
];
}
function job(name,{comment,condition,concurrency,choices,permissions,inputs}){
return[
`  ${name}:`,
...comment.map((line)=>`    # ${line}`),
...(condition.length===0?[]:['    if: >-',...indented(condition,6)]),
...['    concurrency:',`      group: ${concurrency}`,'      queue: max'],
...runnerLines(choices),
`    timeout-minutes: 45`,
'    permissions:',
...indented(permissions,6),
'    steps:',
'      # No checkout step is needed: the action fetches the code itself.',
`      - uses: ${pinned(choices.pin)}`,
'        with:',
...indented(inputs,10)
].join('\n');
}
function stopJob({pin,triggers}){
const isComment=triggers.length===1?'':"github.event_name == 'issue_comment' && ";
return `  # Runs in parallel with the other job, so that it can stop that job's run. Without \`actions: write\`, it cannot cancel a run that does not stop in time.
  stop:
    if: ${isComment}contains(github.event.comment.body, '/agent stop')
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: write
      contents: write
      issues: write
      pull-requests: write
    steps:
      - uses: ${pinned(pin)}
        with:
          phase: stop`;
}
function runnerLines({runner}){
const[label='']=runner;
if(runner.length===1)
return[`    runs-on: ${(0,_setup_workflow_yaml_js_2_.$b)(label)}`];
return['    runs-on:',...runner.map((each)=>`      - ${(0,_setup_workflow_yaml_js_2_.$b)(each)}`)];
}
function pinned({action,ref,version}){
return `${action}@${ref}${version===undefined?'':` # ${version}`}`;
}
function indented(lines,columns){
return lines.map((line)=>(line===''?'':' '.repeat(columns)+line));
}
}),
99841:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
UH:()=>(deepestCause),
Y4:()=>(isCertificateError),
lW:()=>(TRUST_CERTIFICATE)
});
const TRUST_CERTIFICATE='If a proxy of your company signs certificates, set NODE_EXTRA_CA_CERTS to its certificate in the env of the step.';
const CERTIFICATE_CODES=/^(UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|CERT_|CRL_|ERROR_IN_C(ERT|RL)_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
function isCertificateError(error){
const cause=deepestCause(error);
return Error.isError(cause)&&'code' in cause&&CERTIFICATE_CODES.test(String(cause.code));
}
function deepestCause(error){
let deepest=error;
while(Error.isError(deepest)&&deepest.cause!==undefined)
deepest=deepest.cause;
return deepest;
}
}),
94163:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
z:()=>(useEnvironmentProxy)
});
const LOOPBACK=['localhost','127.0.0.1','[::1]'];
function useEnvironmentProxy(environment){
const read=(name)=>[environment[name],environment[name.toUpperCase()]].find(Boolean)??'';
const[http_proxy,https_proxy]=[read('http_proxy'),read('https_proxy')].map(withScheme);
if(!http_proxy&&!https_proxy)
return;
const no_proxy=[read('no_proxy'),...LOOPBACK].filter((hosts)=>hosts!=='').join(',');
const http=process.getBuiltinModule('node:http');
const set=http.setGlobalProxyFromEnv;
set?.({...(http_proxy&&{http_proxy}),...(https_proxy&&{https_proxy}),no_proxy});
}
function withScheme(address){
return address===''||address.includes('://')?address:`http://${address}`;
}
}),
13059:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q:()=>(withAsciiSigns)
});
var _agent_call_status_js_0_=__webpack_require__(41079);
const OTHERS=[
['\u25b8','>'],
['\u25a0','='],
['\u21bb','%'],
['\u21c4','<>'],
['\u21a7','v'],
['\u2026','...'],
['·','|'],
['\u2212','-'],
['\u2248','~'],
['\u2502','|'],
['\u201c','"'],
['\u201d','"'],
['\u2019',"'"],
['\u2013','-']
];
const REPLACEMENTS=new Map([...Object.values(_agent_call_status_js_0_.B2).map(({symbol,ascii})=>[symbol,ascii]),...OTHERS]);
const SHOWN=new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`,'gu');
function withAsciiSigns(text){
return text.replace(SHOWN,(sign)=>REPLACEMENTS.get(sign)??sign);
}
}),
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util_0_=__webpack_require__(57975);
const REASONS={
ENOENT:'there is no such file or folder',
ENOTDIR:'a part of its path is a file, not a folder',
EISDIR:'it is a folder, not a file',
EEXIST:'something else has this name',
EACCES:'you have no permission',
EPERM:'the operating system does not permit it',
EROFS:'the disk is read-only',
ENOSPC:'the disk is full',
EDQUOT:'your disk quota is used up',
ENAMETOOLONG:'its path is too long',
ELOOP:'its symbolic links form a loop',
EMFILE:'too many files are open',
ENFILE:'too many files are open',
EBUSY:'another program is using it',
ETXTBSY:'another program is running it',
EIO:'the disk reports an error'
};
function fileProblem({code='',errno}){
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util_0_.getSystemErrorMessage)(errno));
}
}),
57001:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(pinCommand)
});
var _shell_quote_js_0_=__webpack_require__(41609);
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(_shell_quote_js_0_.e).join(' ')} | tail -n 1 | cut -f 1`;
}
})
};
;
