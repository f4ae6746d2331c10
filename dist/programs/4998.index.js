export const id=4998;
export const ids=[4998];
export const modules={
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

# Names with spaces stay whole, and a folder gets a slash.
_forgehand_paths() {
  local path
  compopt -o filenames 2>/dev/null
  COMPREPLY=()
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
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
case 'choices':
return `_forgehand_words '${values.choices.join(' ')}'`;
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
function commandWords(program){
const help=program.createHelp();
const commands=help.visibleCommands(program);
const names=commands.map((command)=>command.name());
return commands.map((command)=>({
name:command.name(),
description:firstSentence(command.description()),
options:help.visibleOptions(command).map(optionWords),
argument:command.name()==='help'?{kind:'choices',choices:names}:argumentValues(command)
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
function argumentValues(command){
const argument=command.registeredArguments[0];
return argument?valuesOf(argument.argChoices,argument.name()):{kind:'none'};
}
const FILES=new Set(['file','path','trace']);
const FOLDERS=new Set(['folder','checkout']);
function valuesOf(choices,placeholder){
if(choices)
return{kind:'choices',choices};
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
case 'choices':
return `-x -a ${quoted(values.choices.join(' '))}`;
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
case 'choices':
return `-a ${quoted(values.choices.join(' '))}`;
}
}
function quoted(text){
return `'${text.replace(/[\\']/g,'\\$&')}'`;
}
;
function zshScript(commands,options){
return `#compdef forgehand
# Completion of forgehand for zsh. Load it after compinit with: source <(forgehand completion zsh)

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
const separator=value !==''&&name.startsWith('--')?'=':'';
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
case 'choices':
return `(${values.choices.join(' ')})`;
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
var json_text=__webpack_require__(3727);
;
const SCRIPTS={bash:bashScript,zsh:zshScript,fish:fishScript};
function completion(program,shell,{json}){
const script=SCRIPTS[shell](commandWords(program),programOptions(program));
process.stdout.write(json?(0,json_text .s)({shell,script}):script);
return 0;
}
})
};
