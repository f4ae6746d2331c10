"use strict";
exports.id=8531;
exports.ids=[8531];
exports.modules={
14998:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
completion:()=>(completion)
});
;
function bashScript(commands,options){
const names=commands.map(({name})=>name);
return `# Completion of forgehand for bash. Load it with: source <(forgehand completion bash)

_forgehand_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

# Words with commas between them, each once: those before the last comma stay.
_forgehand_list() {
  local before= left= word
  if [[ $current == *,* ]]; then before=\${current%,*},; fi
  for word in $1; do [[ ,$before == *,$word,* ]] || left+=" $word"; done
  compopt -o nospace 2>/dev/null
  COMPREPLY=($(compgen -P "$before" -W "$left" -- "\${current##*,}"))
}

_forgehand_checkpoints() {
  _forgehand_words "$(forgehand checkpoints 2>/dev/null | sed -n 's/^ *\\([0-9][0-9]*\\)  .*/\\1/p')"
}

# Names with spaces stay whole, and a folder gets a slash.
_forgehand_paths() {
  local path
  compopt -o filenames 2>/dev/null
  COMPREPLY=()
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$@" -- "$current")
}

_forgehand_traces() {
  _forgehand_paths -f -X '!*.jsonl'
  local traces=("\${COMPREPLY[@]}")
  _forgehand_paths -d
  COMPREPLY+=("\${traces[@]}")
}

_forgehand() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= index
  # bash splits --option=value at the sign.
  if [[ $current == '=' ]]; then current=
  elif [[ $previous == '=' ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} != -* ]]; then command=\${COMP_WORDS[index]}; break; fi
  done
  COMPREPLY=()
  case "$command $previous" in
${commands.flatMap(({name,options:own})=>own.flatMap((option)=>valueCases(name,option))).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case "$command" in
      '') _forgehand_words '${words(options)}' ;;
${commands.map(({name,options:own})=>`      ${name}) _forgehand_words '${words(own)}' ;;`).join('\n')}
    esac
    return
  fi
  case "$command" in
    '') _forgehand_words '${names.join(' ')}' ;;
${commands.map(({name,options:own,argument})=>`    ${name}) ${argumentAction(argument,own)} ;;`).join('\n')}
  esac
}

complete -F _forgehand forgehand
`;
}
function valueCases(command,{names,values}){
if(values.kind==='none')
return[];
const patterns=names.map((name)=>`'${command} ${name}'`).join(' | ');
return[`    ${patterns}) ${valueAction(values)}; return ;;`];
}
function valueAction(values){
switch(values.kind){
case 'files':
return '_forgehand_paths -f';
case 'folders':
return '_forgehand_paths -d';
case 'traces':
return '_forgehand_traces';
case 'choices':
return `_forgehand_words '${values.choices.join(' ')}'`;
case 'list':
return `_forgehand_list '${values.choices.join(' ')}'`;
case 'checkpoints':
return '_forgehand_checkpoints';
case 'text':
case 'none':
return ':';
}
}
function argumentAction(argument,options){
const isUnknown=argument.kind==='none'||argument.kind==='text';
return isUnknown?`_forgehand_words '${words(options)}'`:valueAction(argument);
}
function words(options){
return options.flatMap(({names})=>names).join(' ');
}
;
function commandWords(program,toolNames){
const help=program.createHelp();
const commands=help.visibleCommands(program);
const names=commands.map((command)=>command.name());
return commands.map((command)=>({
name:command.name(),
description:firstSentence(command.description()),
options:help.visibleOptions(command).map(optionWords),
argument:argumentValues(command,{help:names,tool:toolNames})
}));
}
function programOptions(program){
return program.createHelp().visibleOptions(program).map(optionWords);
}
function optionWords(option){
const{short,long,description,flags,argChoices,required,optional}=option;
const placeholder=/[<[](.+?)[>\]]/.exec(flags)?.[1]??'';
return{
names:[long,short].flatMap((name)=>name??[]),
description:firstSentence(description),
values:required||optional?valuesOf(argChoices,placeholder):{kind:'none'},
placeholder,
isRepeatable:description.includes('repeatable')
};
}
function argumentValues(command,known){
const choices=known[command.name()];
if(choices)
return{kind:'choices',choices};
const argument=command.registeredArguments[0];
return argument?valuesOf(argument.argChoices,argument.name()):{kind:'none'};
}
const FILES=new Set(['file','path']);
const FOLDERS=new Set(['folder','checkout']);
function valuesOf(choices,placeholder){
if(choices)
return{kind:placeholder==='list'?'list':'choices',choices};
if(placeholder==='checkpoint')
return{kind:'checkpoints'};
if(placeholder==='trace')
return{kind:'traces'};
if(FILES.has(placeholder))
return{kind:'files'};
return{kind:FOLDERS.has(placeholder)?'folders':'text'};
}
function firstSentence(text){
return(/^.*?(?=[.:;] |\.$| \(|$)/s.exec(text)?.[0]??text).replace(/\s+/g,' ');
}
;
function fishScript(commands,options){
const noCommand=`-n __fish_use_subcommand`;
const lines=[
'# Completion of forgehand for fish. Load it with: forgehand completion fish | source',
...FUNCTIONS,
'complete -c forgehand -f',
...options.map((option)=>`complete -c forgehand ${noCommand} ${optionArguments(option)}`),
...commands.map(({name,description})=>`complete -c forgehand ${noCommand} -a ${name} -d ${quoted(description)}`),
...commands.flatMap(({name,options:own,argument})=>{
const inCommand=`complete -c forgehand -n '__fish_seen_subcommand_from ${name}'`;
const values=fish_argumentValues(argument);
return[
...own.map((option)=>`${inCommand} ${optionArguments(option)}`),
...(values===''?[]:[`${inCommand} ${values}`])
];
})
];
return `${lines.join('\n')}\n`;
}
const FUNCTIONS=[
'# Words with commas between them, each once: those before the last comma stay.',
'function __forgehand_list',
`    set -l before (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '^.*,')`,
`    set -q before[1]; or set before ''`,
'    set -l used (string split , -- $before)',
'    for word in $argv',
String.raw `        contains -- $word $used; or printf '%s\n' $before$word`,
'    end',
'end',
'function __forgehand_traces',
String.raw `    __fish_complete_path (commandline -ct) | string match -r '^.*(?:/|\.jsonl)(?:\t.*)?$'`,
'end',
'function __forgehand_checkpoints',
String.raw `    forgehand checkpoints 2>/dev/null | string replace -rf '^ *(\d+)  (.*)' '$1\t$2'`,
'end'
];
function optionArguments({names,description,values}){
const flags=names.map((name)=>(name.startsWith('--')?`-l ${name.slice(2)}`:`-s ${name.slice(1)}`));
return[...flags,optionValues(values),`-d ${quoted(description)}`].filter(Boolean).join(' ');
}
function optionValues(values){
switch(values.kind){
case 'none':
return '';
case 'text':
return '-x';
case 'files':
return '-r -F';
case 'folders':
return "-x -a '(__fish_complete_directories)'";
case 'traces':
return "-x -a '(__forgehand_traces)'";
case 'choices':
return `-x -a ${quoted(values.choices.join(' '))}`;
case 'list':
return `-x -a ${quoted(`(__forgehand_list ${values.choices.join(' ')})`)}`;
case 'checkpoints':
return `-x -a '(__forgehand_checkpoints)'`;
}
}
function fish_argumentValues(values){
switch(values.kind){
case 'none':
case 'text':
return '';
case 'files':
return '-F';
case 'folders':
return "-a '(__fish_complete_directories)'";
case 'traces':
return "-a '(__forgehand_traces)'";
case 'choices':
case 'list':
return `-a ${quoted(values.choices.join(' '))}`;
case 'checkpoints':
return `-a '(__forgehand_checkpoints)'`;
}
}
function quoted(text){
return `'${text.replace(/[\\']/g,'\\$&')}'`;
}
;
function zshScript(commands,options){
return `#compdef forgehand
# Completion of forgehand for zsh. Load it after compinit with: source <(forgehand completion zsh)

_forgehand_checkpoints() {
  compadd "$@" -- \${(f)"$(forgehand checkpoints 2>/dev/null | sed -n 's/^ *\\([0-9][0-9]*\\)  .*/\\1/p')"}
}

_forgehand() {
  local context state state_descr line curcontext="$curcontext"
  typeset -A opt_args
  local -a subcommands
  subcommands=(
${commands.map(({name,description})=>`    ${zsh_quoted(`${name}:${description}`)}`).join('\n')}
  )
  _arguments -C ${options.flatMap(optionSpecs).join(' ')} '1: :->command' '*:: :->arguments'
  case $state in
    command) _describe -t commands command subcommands ;;
    arguments)
      case $line[1] in
${commands.map(commandCase).join('\n')}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _forgehand ]]; then _forgehand "$@"; else compdef _forgehand forgehand; fi
`;
}
function commandCase({name,options,argument}){
const specs=[...options.flatMap(optionSpecs),...argumentSpecs(argument)];
return `        ${name})\n          _arguments ${specs.map((spec)=>`\\\n            ${spec}`).join(' ')}\n          ;;`;
}
function optionSpecs({names,description,values,placeholder,isRepeatable}){
const value=values.kind==='none'?'':`:${escapeColons(placeholder)}:${action(values)}`;
const others=isRepeatable?'*':names.length>1?`(${names.join(' ')})`:'';
return names.map((name)=>{
const separator=value!==''&&name.startsWith('--')?'=':'';
return zsh_quoted(`${others}${name}${separator}[${description.replace(/[\\[\]]/g,'\\$&')}]${value}`);
});
}
function argumentSpecs(argument){
return argument.kind==='none'||argument.kind==='text'?[]:[zsh_quoted(`1:argument:${action(argument)}`)];
}
function action(values){
switch(values.kind){
case 'files':
return '_files';
case 'folders':
return '_files -/';
case 'traces':
return '_files -g "*.jsonl"';
case 'choices':
return `(${values.choices.join(' ')})`;
case 'list':
return `_values -s , word ${values.choices.join(' ')}`;
case 'checkpoints':
return '_forgehand_checkpoints';
case 'text':
case 'none':
return ' ';
}
}
function escapeColons(text){
return text.replaceAll(':','\\:');
}
function zsh_quoted(text){
return `'${text.replaceAll("'","'\\''")}'`;
}
var agent_file_schema=__webpack_require__(78630);
var json_text=__webpack_require__(3727);
;
const TOOLS=[...agent_file_schema.XJ.filter((name)=>name!=='read_diff'),'finish'];
const SCRIPTS={bash:bashScript,zsh:zshScript,fish:fishScript};
function completion(program,shell,{json}){
const script=SCRIPTS[shell](commandWords(program,TOOLS),programOptions(program));
process.stdout.write(json?(0,json_text.s)({shell,script}):script);
return 0;
}
}),
590:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LB:()=>(EXPECTED_REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
Yc:()=>(reviewer),
Zl:()=>(EXPECTED_LOGIN),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod_0_=__webpack_require__(3301);
const EXPECTED_LABEL='a label of at most 50 characters';
const EXPECTED_LOGIN='a login such as octocat';
const EXPECTED_REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod_0_.YjP(EXPECTED_LABEL).trim().min(1,EXPECTED_LABEL).max(50,EXPECTED_LABEL);
const login=zod_0_.YjP(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u,EXPECTED_LOGIN);
const reviewer=zod_0_.YjP(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,EXPECTED_REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
62973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NJ:()=>(isSameBranch),
eB:()=>(isValidBranchName),
uO:()=>(headRef)
});
var _identifiers_js_0_=__webpack_require__(814);
const ALLOWED=/^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/;
const MAX_LENGTH=244;
function isValidBranchName(name){
if(name.length>MAX_LENGTH||!ALLOWED.test(name))
return false;
if(name.includes('..')||/^(HEAD|refs)(\/|$)/i.test(name)||name.includes('@{')||(0,_identifiers_js_0_.TS)(name))
return false;
return name.split('/').every((part)=>part!==''&&!/^[.-]|\.$|\.lock$/i.test(part));
}
function isSameBranch(one,other){
return one.normalize('NFKC').toLowerCase()===other.normalize('NFKC').toLowerCase();
}
function headRef(branch){
return `refs/heads/${branch}`;
}
}),
82859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
oU:()=>(DEFAULT_BRANCH_TEMPLATE),
LX:()=>(branchPattern),
$Q:()=>(branchTemplateProblems),
U8:()=>(fillBranchTemplate)
});
var branch_names=__webpack_require__(62973);
;
const MAX_SLUG=40;
const MAX_TITLE=1_000;
const EMPTY='change';
function slugOf(title){
const decomposed=title.slice(0,MAX_TITLE).normalize('NFKD').toLowerCase();
const visible=decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,'');
const words=visible.match(/[a-z0-9]+/g)??[];
let slug=words[0]?.slice(0,MAX_SLUG)??EMPTY;
for(const word of words.slice(1)){
if(slug.length+1+word.length>MAX_SLUG)
break;
slug+=`-${word}`;
}
return slug;
}
;
const DEFAULT_BRANCH_TEMPLATE='agent/{kind}-{number}';
const MAX_FILLED=150;
const MAX_DIGITS=15;
const TASKS=/^agent\/task-/i;
const PLACEHOLDER=/\{[^{}]*\}/g;
const KNOWN=['{kind}','{number}','{slug}','{date}'];
function fillBranchTemplate(template,{kind,number,title,createdAt}){
return fill(template,{kind,number:String(number),slug:slugOf(title),date:createdAt.slice(0,10)});
}
function branchPattern(template,{kind,number}){
if(!isVarying(template))
return undefined;
const known={kind,number:String(number)};
const[slug,date]=['[a-z0-9]+(?:-[a-z0-9]+)*',String.raw `\d{4}-\d{2}-\d{2}`];
const literal=template.split(PLACEHOLDER).map((text)=>RegExp.escape(text));
const filled=[...template.matchAll(PLACEHOLDER)].map(([name])=>fill(name,{...known,slug,date}));
const source=literal.map((text,index)=>text+(filled[index]??'')).join('');
const pattern=new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
return{
glob:`${fill(template,{...known,slug:'*',date:'*'})}*`,
matches:(branch)=>pattern.test(branch)
};
}
function isVarying(template){
return template.includes('{slug}')||template.includes('{date}');
}
function fill(template,values){
return template.replaceAll(/\{(kind|number|slug|date)\}/g,(_,name)=>values[name]);
}
function branchTemplateProblems(template){
const unknown=[...template.matchAll(PLACEHOLDER)].some(([name])=>!KNOWN.includes(name));
const literal=template.replaceAll(PLACEHOLDER,'1');
const isTooLong=filledBranches(template).some((name)=>name.length>MAX_FILLED);
return[
unknown?`no placeholders but ${KNOWN.slice(0,-1).join(', ')} and {date}`:'',
template.includes('{number}')?'':'a name with {number}, so that every issue has a branch of its own',
/\{slug\}[^]*\{number\}/.test(template)
?'a name with {slug} only after {number}, because anyone can choose a title'
:'',
isVarying(template)&&/\{number\}[\d{]/.test(template)?'a name with -, /, _ or . after {number}':'',
isTooLong?`a name of at most ${MAX_FILLED} characters`:'',
isTooLong||[literal,...(unknown?[]:filledBranches(template))].every(branch_names.eB)
?''
:'a branch name of letters, digits, /, _, . and -, as git allows it',
TASKS.test(template)?'a name that does not start with agent/task-, as the branches of scheduled tasks do':''
].filter((problem)=>problem!=='');
}
const SLUGS=['a'.repeat(MAX_SLUG),'lock'];
function filledBranches(template){
const numbers=Array.from({length:MAX_DIGITS},(_,digits)=>String(10**digits));
const kinds=['issue','pull'];
const date='2026-11-23';
return kinds.flatMap((kind)=>numbers.flatMap((number)=>SLUGS.map((slug)=>fill(template,{kind,number,slug,date}))));
}
}),
814:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S3:()=>(LOGIN),
SN:()=>(OBJECT_ID),
TS:()=>(isObjectId),
Zx:()=>(CLAIM_KEY)
});
const OBJECT_ID=/^[0-9a-f]{40}$/;
const LOGIN=/^[\w-]{1,100}(?:\[bot\])?$/;
const CLAIM_KEY=/^[a-z\d-]{1,100}$/;
function isObjectId(text){
return OBJECT_ID.test(text);
}
})
};
;
