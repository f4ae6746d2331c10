"use strict";
exports.id=1479;
exports.ids=[1479];
exports.modules={
65256:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
f:()=>(phrasing)
});
var unist_util_is__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(27168);
const phrasing=
(
(0,unist_util_is__WEBPACK_IMPORTED_MODULE_0__.C)([
'break',
'delete',
'emphasis',
'footnote',
'footnoteReference',
'image',
'imageReference',
'inlineCode',
'inlineMath',
'link',
'linkReference',
'mdxJsxTextElement',
'mdxTextExpression',
'strong',
'text',
'textDirective'
])
)
}),
91479:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(handle)
});
;
function blockquote(node,_,state,info){
const exit=state.enter('blockquote')
const tracker=state.createTracker(info)
tracker.move('> ')
tracker.shift(2)
const value=state.indentLines(
state.containerFlow(node,tracker.current()),
map
)
exit()
return value
}
function map(line,_,blank){
return '>'+(blank?'':' ')+line
}
var pattern_in_scope=__webpack_require__(57941);
;
function hardBreak(_,_1,state,info){
let index=-1
while(++index<state.unsafe.length){
const pattern=state.unsafe[index]
if(
pattern.character==='\n'&&
!pattern.before&&
!pattern.after&&
(0,pattern_in_scope.q)(state.stack,pattern)
){
return/[\t ]/.test(info.before)?'':' '
}
}
return '\\\n'
}
;
function longestStreak(value,substring){
const source=String(value)
let index=source.indexOf(substring)
let expected=index
let count=0
let max=0
if(typeof substring!=='string'){
throw new TypeError('Expected substring')
}
while(index!==-1){
if(index===expected){
if(++count>max){
max=count
}
}else{
count=1
}
expected=index+substring.length
index=source.indexOf(substring,expected)
}
return max
}
var format_code_as_indented=__webpack_require__(63586);
;
function checkFence(state){
const marker=state.options.fence||'`'
if(marker!=='`'&&marker!=='~'){
throw new Error(
'Cannot serialize code with `'+
marker+
'` for `options.fence`, expected `` ` `` or `~`'
)
}
return marker
}
;
function code(node,_,state,info){
const marker=checkFence(state)
const raw=node.value||''
if((0,format_code_as_indented.m)(node,state)){
const exit=state.enter('codeIndented')
const value=state.indentLines(raw,code_map)
exit()
return value
}
const tracker=state.createTracker(info)
const sequence=marker.repeat(Math.max(longestStreak(raw,marker)+1,3))
const exit=state.enter('codeFenced')
const suffix=marker==='`'?'GraveAccent':'Tilde'
let value=tracker.move(sequence)
if(node.lang){
const subexit=state.enter(`codeFencedLang${suffix}`)
value+=tracker.move(
state.safe(node.lang,{
before:value,
after:' ',
encode:['`'],
...tracker.current()
})
)
subexit()
}
if(node.lang&&node.meta){
const subexit=state.enter(`codeFencedMeta${suffix}`)
value+=tracker.move(' ')
value+=tracker.move(
state.safe(node.meta,{
before:value,
after:'\n',
encode:['`'],
...tracker.current()
})
)
subexit()
}
value+=tracker.move('\n')
if(raw){
value+=tracker.move(raw+'\n')
}
value+=tracker.move(sequence)
exit()
return value
}
function code_map(line,_,blank){
return(blank?'':'    ')+line
}
;
function checkQuote(state){
const marker=state.options.quote||'"'
if(marker!=='"'&&marker!=="'"){
throw new Error(
'Cannot serialize title with `'+
marker+
'` for `options.quote`, expected `"`, or `\'`'
)
}
return marker
}
;
function definition(node,_,state,info){
const quote=checkQuote(state)
const suffix=quote==='"'?'Quote':'Apostrophe'
const exit=state.enter('definition')
let subexit=state.enter('label')
const tracker=state.createTracker(info)
let value=tracker.move('[')
value+=tracker.move(
state.safe(state.associationId(node),{
before:value,
after:']',
...tracker.current()
})
)
value+=tracker.move(']: ')
subexit()
if(
!node.url||
/[\0- \u007F]/.test(node.url)
){
subexit=state.enter('destinationLiteral')
value+=tracker.move('<')
value+=tracker.move(
state.safe(node.url,{before:value,after:'>',...tracker.current()})
)
value+=tracker.move('>')
}else{
subexit=state.enter('destinationRaw')
value+=tracker.move(
state.safe(node.url,{
before:value,
after:node.title?' ':'\n',
...tracker.current()
})
)
}
subexit()
if(node.title){
subexit=state.enter(`title${suffix}`)
value+=tracker.move(' '+quote)
value+=tracker.move(
state.safe(node.title,{
before:value,
after:quote,
...tracker.current()
})
)
value+=tracker.move(quote)
subexit()
}
exit()
return value
}
;
function checkEmphasis(state){
const marker=state.options.emphasis||'*'
if(marker!=='*'&&marker!=='_'){
throw new Error(
'Cannot serialize emphasis with `'+
marker+
'` for `options.emphasis`, expected `*`, or `_`'
)
}
return marker
}
var container_phrasing=__webpack_require__(42396);
;
emphasis.attention=attention
emphasis.peek=peek
function emphasis(node,_,state,info){
const exit=state.enter('phrasing')
const item=(0,container_phrasing.mx)(node,attention,state,state.createTracker(info))
const value=item?(0,container_phrasing.lK)([item],info.before,info.after):''
exit()
return value
}
function attention(_,state){
const marker=checkEmphasis(state)
return{
construct:'emphasis',
markers:marker==='*'?['*','_']:['_','*'],
sizes:[1]
}
}
function peek(_,_1,state){
return state.options.emphasis||'*'
}
var encode_character_reference=__webpack_require__(518);
var format_heading_as_setext=__webpack_require__(15871);
;
function heading(node,_,state,info){
const rank=Math.max(Math.min(6,node.depth||1),1)
const tracker=state.createTracker(info)
if((0,format_heading_as_setext.f)(node,state)){
const exit=state.enter('headingSetext')
const subexit=state.enter('phrasing')
const value=state.containerPhrasing(node,{
...tracker.current(),
before:'\n',
after:'\n'
})
subexit()
exit()
return(
value+
'\n'+
(rank===1?'=':'-').repeat(
value.length-
(Math.max(value.lastIndexOf('\r'),value.lastIndexOf('\n'))+1)
)
)
}
const sequence='#'.repeat(rank)
const exit=state.enter('headingAtx')
const subexit=state.enter('phrasing')
tracker.move(sequence+' ')
let value=state.containerPhrasing(node,{
before:'# ',
after:'\n',
...tracker.current()
})
const head=value.charCodeAt(0)
if(head===9||head===32){
value=(0,encode_character_reference.T)(head)+value.slice(1)
}
value=value?sequence+' '+value:sequence
if(state.options.closeAtx){
value+=' '+sequence
}
subexit()
exit()
return value
}
;
html.peek=htmlPeek
function html(node){
return node.value||''
}
function htmlPeek(){
return '<'
}
;
image_image.peek=imagePeek
function image_image(node,_,state,info){
const quote=checkQuote(state)
const suffix=quote==='"'?'Quote':'Apostrophe'
const exit=state.enter('image')
let subexit=state.enter('label')
const tracker=state.createTracker(info)
let value=tracker.move('![')
value+=tracker.move(
state.safe(node.alt,{before:value,after:']',...tracker.current()})
)
value+=tracker.move('](')
subexit()
if(
(!node.url&&node.title)||
/[\0- \u007F]/.test(node.url)
){
subexit=state.enter('destinationLiteral')
value+=tracker.move('<')
value+=tracker.move(
state.safe(node.url,{before:value,after:'>',...tracker.current()})
)
value+=tracker.move('>')
}else{
subexit=state.enter('destinationRaw')
value+=tracker.move(
state.safe(node.url,{
before:value,
after:node.title?' ':')',
...tracker.current()
})
)
}
subexit()
if(node.title){
subexit=state.enter(`title${suffix}`)
value+=tracker.move(' '+quote)
value+=tracker.move(
state.safe(node.title,{
before:value,
after:quote,
...tracker.current()
})
)
value+=tracker.move(quote)
subexit()
}
value+=tracker.move(')')
exit()
return value
}
function imagePeek(){
return '!'
}
;
imageReference.peek=imageReferencePeek
function imageReference(node,_,state,info){
const type=node.referenceType
const exit=state.enter('imageReference')
let subexit=state.enter('label')
const tracker=state.createTracker(info)
let value=tracker.move('![')
const alt=state.safe(node.alt,{
before:value,
after:']',
...tracker.current()
})
value+=tracker.move(alt+'][')
subexit()
const stack=state.stack
state.stack=stack.filter(function(d){
return d!=='phrasing'
})
subexit=state.enter('reference')
const reference=state.safe(state.associationId(node),{
before:value,
after:']',
...tracker.current()
})
subexit()
state.stack=stack
exit()
if(type==='full'||!alt||alt!==reference){
value+=tracker.move(reference+']')
}else if(type==='shortcut'){
value=value.slice(0,-1)
}else{
value+=tracker.move(']')
}
return value
}
function imageReferencePeek(){
return '!'
}
;
inlineCode.peek=inlineCodePeek
function inlineCode(node,_,state){
let value=node.value||''
let sequence='`'
let index=-1
while(new RegExp('(^|[^`])'+sequence+'([^`]|$)').test(value)){
sequence+='`'
}
if(
/[^\n\r ]/.test(value)&&
((/^[\n\r ]/.test(value)&&/[\n\r ]$/.test(value))||/^`|`$/.test(value))
){
value=' '+value+' '
}
while(++index<state.unsafe.length){
const pattern=state.unsafe[index]
const expression=state.compilePattern(pattern)
if(!pattern.atBreak)continue
let match
while((match=expression.exec(value))){
let position=match.index
if(
value.charCodeAt(position)===10&&
value.charCodeAt(position-1)===13
){
position--
}
value=value.slice(0,position)+' '+value.slice(match.index+1)
}
}
return sequence+value+sequence
}
function inlineCodePeek(){
return '`'
}
var lib=__webpack_require__(86967);
;
function formatLinkAsAutolink(node,state){
const raw=(0,lib.d)(node)
return Boolean(
!state.options.resourceLink&&
node.url&&
!node.title&&
node.children&&
node.children.length===1&&
node.children[0].type==='text'&&
(raw===node.url||'mailto:'+raw===node.url)&&
/^[a-z][+\-.a-z]+:/i.test(node.url)&&
!/[\0- <>\u007F]/.test(node.url)
)
}
;
link_link.peek=linkPeek
function link_link(node,_,state,info){
const quote=checkQuote(state)
const suffix=quote==='"'?'Quote':'Apostrophe'
const tracker=state.createTracker(info)
if(formatLinkAsAutolink(node,state)){
const stack=state.stack
state.stack=stack.filter(function(d){
return d!=='phrasing'
})
const exit=state.enter('autolink')
let value=tracker.move('<')
value+=tracker.move(
state.containerPhrasing(node,{
before:value,
after:'>',
...tracker.current()
})
)
value+=tracker.move('>')
exit()
state.stack=stack
return value
}
const exit=state.enter('link')
let subexit=state.enter('label')
let value=tracker.move('[')
const text=state.containerPhrasing(node,{
before:value,
after:'](',
...tracker.current()
})
value+=tracker.move(text)
subexit()
value+=tracker.move('](')
const enclose=/[\0- \u007F]/.test(node.url)
const last=info.before.charAt(info.before.length-1)
let title=node.title||undefined
if(!title&&!enclose&&(last==='\n'||last==='\r')){
let index=0
while(index<text.length&&text.charCodeAt(index)!==93){
index+=text.charCodeAt(index)===92?2:1
}
if(text.charCodeAt(index+1)===58)title=''
}
if(
(!node.url&&typeof title==='string')||
enclose
){
subexit=state.enter('destinationLiteral')
value+=tracker.move('<')
value+=tracker.move(
state.safe(node.url,{before:value,after:'>',...tracker.current()})
)
value+=tracker.move('>')
}else{
subexit=state.enter('destinationRaw')
value+=tracker.move(
state.safe(node.url,{
before:value,
after:typeof title==='string'?' ':')',
...tracker.current()
})
)
}
subexit()
if(typeof title==='string'){
subexit=state.enter(`title${suffix}`)
value+=tracker.move(' '+quote)
value+=tracker.move(
state.safe(title,{
before:value,
after:quote,
...tracker.current()
})
)
value+=tracker.move(quote)
subexit()
}
value+=tracker.move(')')
exit()
return value
}
function linkPeek(node,_,state){
return formatLinkAsAutolink(node,state)?'<':'['
}
;
linkReference.peek=linkReferencePeek
function linkReference(node,_,state,info){
const type=node.referenceType
const exit=state.enter('linkReference')
let subexit=state.enter('label')
const tracker=state.createTracker(info)
let value=tracker.move('[')
const text=state.containerPhrasing(node,{
before:value,
after:']',
...tracker.current()
})
value+=tracker.move(text+'][')
subexit()
const stack=state.stack
state.stack=stack.filter(function(d){
return d!=='phrasing'
})
subexit=state.enter('reference')
const reference=state.safe(state.associationId(node),{
before:value,
after:']',
...tracker.current()
})
subexit()
state.stack=stack
exit()
if(type==='full'||!text||text!==reference){
value+=tracker.move(reference+']')
}else if(type==='shortcut'){
value=value.slice(0,-1)
}else{
value+=tracker.move(']')
}
return value
}
function linkReferencePeek(){
return '['
}
;
function checkBullet(state){
const marker=state.options.bullet||'*'
if(marker!=='*'&&marker!=='+'&&marker!=='-'){
throw new Error(
'Cannot serialize items with `'+
marker+
'` for `options.bullet`, expected `*`, `+`, or `-`'
)
}
return marker
}
;
function checkBulletOther(state){
const bullet=checkBullet(state)
const bulletOther=state.options.bulletOther
if(!bulletOther){
return bullet==='*'?'-':'*'
}
if(bulletOther!=='*'&&bulletOther!=='+'&&bulletOther!=='-'){
throw new Error(
'Cannot serialize items with `'+
bulletOther+
'` for `options.bulletOther`, expected `*`, `+`, or `-`'
)
}
if(bulletOther===bullet){
throw new Error(
'Expected `bullet` (`'+
bullet+
'`) and `bulletOther` (`'+
bulletOther+
'`) to be different'
)
}
return bulletOther
}
;
function checkBulletOrdered(state){
const marker=state.options.bulletOrdered||'.'
if(marker!=='.'&&marker!==')'){
throw new Error(
'Cannot serialize items with `'+
marker+
'` for `options.bulletOrdered`, expected `.` or `)`'
)
}
return marker
}
var check_rule=__webpack_require__(14531);
;
function list(node,parent,state,info){
const exit=state.enter('list')
const bulletCurrent=state.bulletCurrent
let bullet=node.ordered?checkBulletOrdered(state):checkBullet(state)
const bulletOther=node.ordered
?bullet==='.'
?')'
:'.'
:checkBulletOther(state)
let useDifferentMarker=
parent&&state.bulletLastUsed?bullet===state.bulletLastUsed:false
if(!node.ordered){
const firstListItem=node.children?node.children[0]:undefined
if(
(bullet==='*'||bullet==='-')&&
firstListItem&&
(!firstListItem.children||!firstListItem.children[0])&&
state.stack[state.stack.length-1]==='list'&&
state.stack[state.stack.length-2]==='listItem'&&
state.stack[state.stack.length-3]==='list'&&
state.stack[state.stack.length-4]==='listItem'&&
state.indexStack[state.indexStack.length-1]===0&&
state.indexStack[state.indexStack.length-2]===0&&
state.indexStack[state.indexStack.length-3]===0
){
useDifferentMarker=true
}
if((0,check_rule.T)(state)===bullet&&firstListItem){
let index=-1
while(++index<node.children.length){
const item=node.children[index]
if(
item&&
item.type==='listItem'&&
item.children&&
item.children[0]&&
item.children[0].type==='thematicBreak'
){
useDifferentMarker=true
break
}
}
}
}
if(useDifferentMarker){
bullet=bulletOther
}
state.bulletCurrent=bullet
const value=state.containerFlow(node,info)
state.bulletLastUsed=bullet
state.bulletCurrent=bulletCurrent
exit()
return value
}
;
function checkListItemIndent(state){
const style=state.options.listItemIndent||'one'
if(style!=='tab'&&style!=='one'&&style!=='mixed'){
throw new Error(
'Cannot serialize items with `'+
style+
'` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`'
)
}
return style
}
;
function listItem(node,parent,state,info){
const listItemIndent=checkListItemIndent(state)
let bullet=state.bulletCurrent||checkBullet(state)
if(parent&&parent.type==='list'&&parent.ordered){
bullet=
(typeof parent.start==='number'&&parent.start>-1
?parent.start
:1)+
(state.options.incrementListMarker===false
?0
:parent.children.indexOf(node))+
bullet
}
let size=bullet.length+1
if(
listItemIndent==='tab'||
(listItemIndent==='mixed'&&
((parent&&parent.type==='list'&&parent.spread)||node.spread))
){
size=Math.ceil(size/ 4)*4
}
const tracker=state.createTracker(info)
tracker.move(bullet+' '.repeat(size-bullet.length))
tracker.shift(size)
const exit=state.enter('listItem')
const value=state.indentLines(
state.containerFlow(node,tracker.current()),
map
)
exit()
return value
function map(line,index,blank){
if(index){
return(blank?'':' '.repeat(size))+line
}
return(blank?bullet:bullet+' '.repeat(size-bullet.length))+line
}
}
;
function paragraph(node,_,state,info){
const exit=state.enter('paragraph')
const subexit=state.enter('phrasing')
const value=state.containerPhrasing(node,info)
subexit()
exit()
return value
}
var mdast_util_phrasing_lib=__webpack_require__(65256);
;
function root(node,_,state,info){
const hasPhrasing=node.children.some(function(d){
return(0,mdast_util_phrasing_lib.f)(d)
})
if(!hasPhrasing)return state.containerFlow(node,info)
const exit=state.enter('phrasing')
const value=state.containerPhrasing(node,info)
exit()
return value
}
;
function checkStrong(state){
const marker=state.options.strong||'*'
if(marker!=='*'&&marker!=='_'){
throw new Error(
'Cannot serialize strong with `'+
marker+
'` for `options.strong`, expected `*`, or `_`'
)
}
return marker
}
;
strong.attention=strong_attention
strong.peek=strong_peek
function strong(node,_,state,info){
const exit=state.enter('phrasing')
const item=(0,container_phrasing.mx)(node,strong_attention,state,state.createTracker(info))
const value=item?(0,container_phrasing.lK)([item],info.before,info.after):''
exit()
return value
}
function strong_attention(_,state){
const marker=checkStrong(state)
return{
construct:'strong',
markers:marker==='*'?['*','_']:['_','*'],
sizes:[2]
}
}
function strong_peek(_,_1,state){
return state.options.strong||'*'
}
;
function text_text(node,parent,state,info){
const siblings=parent?parent.children:[]
const index=state.indexStack[state.indexStack.length-1]
return state.safe(node.value,{
...info,
afterNode:siblings[index+1],
beforeNode:siblings[index-1]
})
}
;
function checkRuleRepetition(state){
const repetition=state.options.ruleRepetition||3
if(repetition<3){
throw new Error(
'Cannot serialize rules with repetition `'+
repetition+
'` for `options.ruleRepetition`, expected `3` or more'
)
}
return repetition
}
;
function thematicBreak(_,_1,state){
const value=(
(0,check_rule.T)(state)+(state.options.ruleSpaces?' ':'')
).repeat(checkRuleRepetition(state))
return state.options.ruleSpaces?value.slice(0,-1):value
}
;
const handle={
blockquote:blockquote,
break:hardBreak,
code:code,
definition:definition,
emphasis:emphasis,
hardBreak:hardBreak,
heading:heading,
html:html,
image:image_image,
imageReference:imageReference,
inlineCode:inlineCode,
link:link_link,
linkReference:linkReference,
list:list,
listItem:listItem,
paragraph:paragraph,
root:root,
strong:strong,
text:text_text,
thematicBreak:thematicBreak
}
}),
14531:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(checkRule)
});
function checkRule(state){
const marker=state.options.rule||'*'
if(marker!=='*'&&marker!=='-'&&marker!=='_'){
throw new Error(
'Cannot serialize rules with `'+
marker+
'` for `options.rule`, expected `*`, `-`, or `_`'
)
}
return marker
}
}),
42396:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
mx:()=>(attentionItem),
UA:()=>(containerPhrasing),
lK:()=>(serialize)
});
var micromark_util_character=__webpack_require__(359);
var micromark_util_classify_character=__webpack_require__(11956);
;
function firstCharacter(value){
const code=value.codePointAt(0)
return code===undefined?'':String.fromCodePoint(code)
}
function lastCharacter(value){
const code=value.codePointAt(value.length-2)
return code!==undefined&&code>0xff_ff
?value.slice(-2)
:value.slice(-1)
}
var encode_character_reference=__webpack_require__(518);
;
function encodeInfo(outside,inside,marker){
const outsideKind=(0,micromark_util_classify_character.S)(outside)
const insideKind=(0,micromark_util_classify_character.S)(inside)
if(outsideKind===undefined){
return insideKind===undefined
?
marker==='_'
?{inside:true,outside:true}
:{inside:false,outside:false}
:insideKind===1
?
{inside:true,outside:true}
:
{inside:false,outside:true}
}
if(outsideKind===1){
return insideKind===undefined
?
{inside:false,outside:false}
:insideKind===1
?
{inside:true,outside:true}
:
{inside:false,outside:false}
}
return insideKind===undefined
?
{inside:false,outside:false}
:insideKind===1
?
{inside:true,outside:false}
:
{inside:false,outside:false}
}
var html_kind=__webpack_require__(14618);
;
const builtins=new Map([
['*',false],
['_',true]
])
function candidates(tokens,involved,runOf){
const related=new Set()
for(const token of tokens){
const siblings=runOf.get(token)
if(
siblings&&
token.attention&&
involved.some((d)=>d.attention===token.attention)
){
for(const sibling of siblings.tokens){
related.add(sibling.attention)
}
}
}
const ordered=[]
for(const token of tokens){
if(token.attention&&related.delete(token.attention)){
ordered.push(token.attention)
}
}
ordered.reverse()
return ordered
}
function check(tokens,before,after){
const runs=[]
const wrong=new Map()
const runOf=new Map()
let index=0
while(index<tokens.length){
if(!tokens[index].attention){
index++
continue
}
const marker=tokens[index].value.charAt(0)
const strict=builtins.get(marker)
let end=index+1
while(
end<tokens.length&&
tokens[end].attention&&
tokens[end].value.charAt(0)===marker
){
end++
}
const head=index?tokens[index-1].value:before
const previous=(0,micromark_util_classify_character.S)(head.charCodeAt(head.length-1))
const next=(0,micromark_util_classify_character.S)(
(end<tokens.length?tokens[end].value:after).charCodeAt(0)
)
const open=!next||(next===2&&Boolean(previous))
const close=!previous||(previous===2&&Boolean(next))
const run={
tokens:tokens.slice(index,end),
markers:[],
start:0,
end:0,
open:strict?open&&(Boolean(previous)||!close):open,
close:strict?close&&(Boolean(next)||!open):close,
split:strict!==undefined
}
for(const token of run.tokens){
wrong.set(token,[...run.tokens])
runOf.set(token,run)
let size=token.value.length
while(size--)run.markers.push(token)
}
run.end=run.markers.length
runs.push(run)
index=end
}
pair(runs,wrong)
index=-1
while(++index<tokens.length){
const involved=wrong.get(tokens[index])
if(involved)return{attention:candidates(tokens,involved,runOf),index}
}
}
function containerPhrasing(parent,state,info){
return serialize(phrasing(parent,state,info),info.before,info.after)
}
function encode(tokens,start){
const token=tokens[start?0:tokens.length-1]
if(!token||token.attention)return
const character=start
?firstCharacter(token.value)
:lastCharacter(token.value)
const reference=(0,encode_character_reference.T)(
(character.codePointAt(0))
)
if(start){
token.value=reference+token.value.slice(character.length)
}else{
let value=token.value.slice(0,token.value.length-character.length)
let escapes=0
while(value.charCodeAt(value.length-1-escapes)===92){
escapes++
}
if(escapes%2)value+='\\'
token.value=value+reference
}
}
function improve(items,chosen,mistake,before,after){
for(const attention of mistake.attention){
const current=chosen.get(attention)||attention.sequences[0]
for(const sequence of attention.sequences){
if(sequence===current)continue
const trial=new Map(chosen)
trial.set(attention,sequence)
const tokens=render(items,trial,before,after)
const next=check(tokens,before,after)
if(!next||next.index>mistake.index){
return{chosen:trial,mistake:next,tokens}
}
}
}
}
function pair(runs,wrong){
const openersByMarker=new Map()
for(const closer of runs){
const marker=closer.tokens[0].value.charAt(0)
let openers=openersByMarker.get(marker)
if(!openers){
openers=[]
openersByMarker.set(marker,openers)
}
let open=closer.close?openers.length:0
while(open--&&closer.start<closer.end){
const opener=openers[open]
const openerSize=opener.end-opener.start
const closerSize=closer.end-closer.start
if(
closer.split
?
(opener.close||closer.open)&&
closerSize%3&&
!((openerSize+closerSize)%3)
:
openerSize!==opener.markers.length||openerSize!==closerSize
){
continue
}
const size=closer.split
?openerSize>1&&closerSize>1
?2
:1
:closerSize
const opening=opener.markers.slice(opener.end-size,opener.end)
const closing=closer.markers.slice(closer.start,closer.start+size)
const openToken=opening[0]
const closeToken=closing[0]
if(
openToken===opening[size-1]&&
openToken.value.length===size&&
closeToken===closing[size-1]&&
closeToken.value.length===size&&
openToken.attention===closeToken.attention
){
wrong.delete(openToken)
wrong.delete(closeToken)
}else{
const involved=[...new Set([...opening,...closing])]
for(const token of involved){
const list=wrong.get(token)
if(list)list.push(...involved)
}
}
opener.end-=size
closer.start+=size
if(opener.start===opener.end)openers.splice(open,1)
open=openers.length
}
if(closer.open&&closer.start<closer.end)openers.push(closer)
}
}
function attentionSequences(type,markers,sizes){
if(markers.length===0){
throw new Error(
'Cannot serialize `'+
type+
'` as attention without markers, expected one or more markers'
)
}
if(sizes.length===0){
throw new Error(
'Cannot serialize `'+
type+
'` as attention without sizes, expected one or more sizes'
)
}
for(const size of sizes){
if(!Number.isSafeInteger(size)||size<1){
throw new Error(
'Cannot serialize `'+
type+
'` as attention with `'+
size+
'` as size, expected positive integer'
)
}
}
const sequences=[]
for(const marker of markers){
if(marker.length!==1){
throw new Error(
'Cannot serialize `'+
type+
'` as attention with `'+
marker+
'` as marker, expected a single ascii character'
)
}
if(!(0,micromark_util_character.ol)(marker.charCodeAt(0))){
throw new Error(
'Cannot serialize `'+
type+
'` as attention with `'+
marker+
'` as marker, expected ascii punctuation'
)
}
for(const size of sizes){
sequences.push(marker.repeat(size))
}
}
return sequences
}
function phrasing(parent,state,info){
const indexStack=state.indexStack
const children=parent.children||[]
const results=[]
let index=-1
let before=info.before
indexStack.push(-1)
let tracker=state.createTracker(info)
while(++index<children.length){
const child=children[index]
let after
indexStack[indexStack.length-1]=index
if(index+1<children.length){
let handle=state.handle.handlers[children[index+1].type]
if(handle&&handle.peek)handle=handle.peek
after=handle
?firstCharacter(
handle(children[index+1],parent,state,{
before:'',
after:'',
...tracker.current()
})
)
:''
}else{
after=info.after
}
const previous=results[results.length-1]
if(
typeof previous==='string'&&
(before==='\r'||before==='\n')&&
child.type==='html'&&
(0,html_kind.C)(child.value)!==7
){
results[results.length-1]=previous.replace(/(\r?\n|\r)$/,' ')
before=' '
tracker=state.createTracker(info)
tracker.move(serialize(results,info.before,info.after))
}
const handle=state.handle.handlers[child.type]
if(handle&&handle.attention){
const item=attentionItem(
(child),
handle.attention,
state,
tracker
)
if(!item)continue
results.push(item)
before=lastCharacter(item.sequences[0])
}else{
const value=state.handle(child,parent,state,{
...tracker.current(),
after,
before
})
if(!value)continue
tracker.move(value)
results.push(value)
before=lastCharacter(value)
}
}
indexStack.pop()
return results
}
function attentionItem(node,attention,state,tracker){
const{construct,markers,sizes}=attention(node,state)
const sequences=attentionSequences(node.type,markers,sizes)
const sequence=sequences[0]
const exit=state.enter(construct)
const inside=state.createTracker(tracker.current())
inside.move(sequence)
const children=phrasing(node,state,{
...inside.current(),
before:sequence,
after:sequence
})
exit()
if(children.length===0)return
tracker.move(sequence)
tracker.move(serialize(children,sequence,sequence))
tracker.move(sequence)
return{children,sequences}
}
function fix(items,chosen,before,after){
let tokens=render(items,chosen,before,after)
let mistake=check(tokens,before,after)
while(mistake){
const next=improve(items,chosen,mistake,before,after)
if(!next)return
chosen=next.chosen
tokens=next.tokens
mistake=next.mistake
}
return tokens
}
function guess(items,chosen,before,after){
let previous=before
let index=-1
while(++index<items.length){
const item=items[index]
if(typeof item==='string'){
previous=''
continue
}
const next=index===items.length-1?after:''
const sequence=
item.sequences.find(function(value){
const marker=value.charAt(0)
return(
(marker!==previous.charAt(0)&&marker!==next.charAt(0))||
(items.length===1&&
builtins.has(marker)&&
value.length>before.length)
)
})||item.sequences[0]
if(sequence!==item.sequences[0])chosen.set(item,sequence)
guess(item.children,chosen,sequence,sequence)
previous=sequence
}
}
function render(items,chosen,before,after){
const tokens=[]
let encodeAfter
let previous=lastCharacter(before)
let index=-1
while(++index<items.length){
const item=items[index]
if(typeof item==='string'){
const token={value:item,attention:undefined}
if(encodeAfter&&encodeAfter===firstCharacter(item)){
encode([token],true)
}
encodeAfter=undefined
tokens.push(token)
if(token.value)previous=lastCharacter(token.value)
continue
}
const sequence=chosen.get(item)||item.sequences[0]
const marker=sequence.charAt(0)
const next=items[index+1]
const outsideBefore=previous
const outsideAfter=firstCharacter(
next===undefined
?after
:typeof next==='string'
?next
:chosen.get(next)||next.sequences[0]
)
const inside=render(item.children,chosen,sequence,sequence)
const head=inside[0].value
const open=encodeInfo(
outsideBefore.charCodeAt(outsideBefore.length-1),
head.charCodeAt(0),
marker
)
if(open.inside)encode(inside,true)
const tail=lastCharacter(inside[inside.length-1].value)
const close=encodeInfo(
outsideAfter.charCodeAt(0),
tail.charCodeAt(tail.length-1),
marker
)
if(close.inside)encode(inside,false)
if(open.outside&&outsideBefore!=='\n'&&outsideBefore!=='\r'){
encode(tokens,false)
}
if(close.outside)encodeAfter=outsideAfter
tokens.push({value:sequence,attention:item},...inside,{
value:sequence,
attention:item
})
previous=sequence.charAt(sequence.length-1)
}
return tokens
}
function serialize(items,before,after){
const guessed=new Map()
guess(items,guessed,before,after)
const tokens=
(guessed.size>0?fix(items,guessed,before,after):undefined)||
fix(items,new Map(),before,after)||
render(items,new Map(),before,after)
let result=''
for(const token of tokens)result+=token.value
return result
}
}),
518:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(encodeCharacterReference)
});
function encodeCharacterReference(code){
return '&#x'+code.toString(16).toUpperCase()+';'
}
}),
63586:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(formatCodeAsIndented)
});
function formatCodeAsIndented(node,state){
return Boolean(
state.options.fences===false&&
node.value&&
!node.lang&&
/[^\n\r ]/.test(node.value)&&
!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(node.value)
)
}
}),
15871:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
f:()=>(formatHeadingAsSetext)
});
var unist_util_visit__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5387);
var unist_util_visit__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(75908);
var mdast_util_to_string__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(86967);
function formatHeadingAsSetext(node,state){
let literalWithBreak=false
;(0,unist_util_visit__WEBPACK_IMPORTED_MODULE_0__.YR)(node,function(node){
if(
('value' in node&&/\r?\n|\r/.test(node.value))||
node.type==='break'
){
literalWithBreak=true
return unist_util_visit__WEBPACK_IMPORTED_MODULE_1__.dc
}
})
return Boolean(
(!node.depth||node.depth<3)&&
(0,mdast_util_to_string__WEBPACK_IMPORTED_MODULE_2__.d)(node)&&
(state.options.setext||literalWithBreak)
)
}
}),
14618:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(htmlKind)
});
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
var micromark_util_html_tag_name__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(65648);
function htmlKind(value){
if(value.charCodeAt(0)!==60)return
const next=value.charCodeAt(1)
if(next===33){
const code=value.charCodeAt(2)
if(code===45)return 2
if(code===91)return 5
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code))return 4
return
}
if(next===63)return 3
const closing=next===47
const start=closing?2:1
let end=start
let code=value.charCodeAt(end)
if(!(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code))return
while(code===45||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.lV)(code)){
code=value.charCodeAt(++end)
}
const name=value.slice(start,end).toLowerCase()
if(!closing&&code!==47&&micromark_util_html_tag_name__WEBPACK_IMPORTED_MODULE_1__.y.includes(name)){
return 1
}
return micromark_util_html_tag_name__WEBPACK_IMPORTED_MODULE_1__.T.includes(name)?6:7
}
}),
57941:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q:()=>(patternInScope)
});
function patternInScope(stack,pattern){
return(
listInScope(stack,pattern.inConstruct,true)&&
!listInScope(stack,pattern.notInConstruct,false)
)
}
function listInScope(stack,list,none){
if(typeof list==='string'){
list=[list]
}
if(!list||list.length===0){
return none
}
let index=-1
while(++index<list.length){
if(stack.includes(list[index])){
return true
}
}
return false
}
}),
86967:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(toString)
});
const emptyOptions={}
function toString(value,options){
const settings=options||emptyOptions
const includeImageAlt=
typeof settings.includeImageAlt==='boolean'
?settings.includeImageAlt
:true
const includeHtml=
typeof settings.includeHtml==='boolean'?settings.includeHtml:true
return one(value,includeImageAlt,includeHtml)
}
function one(value,includeImageAlt,includeHtml){
if(node(value)){
if('value' in value){
return value.type==='html'&&!includeHtml?'':value.value
}
if(includeImageAlt&&'alt' in value&&value.alt){
return value.alt
}
if('children' in value){
return all(value.children,includeImageAlt,includeHtml)
}
}
if(Array.isArray(value)){
return all(value,includeImageAlt,includeHtml)
}
return ''
}
function all(values,includeImageAlt,includeHtml){
const result=[]
let index=-1
while(++index<values.length){
result[index]=one(values[index],includeImageAlt,includeHtml)
}
return result.join('')
}
function node(value){
return Boolean(value&&typeof value==='object')
}
}),
359:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BM:()=>(asciiDigit),
CW:()=>(asciiAlpha),
Ee:()=>(markdownLineEndingOrSpace),
HP:()=>(markdownLineEnding),
JQ:()=>(asciiControl),
Ny:()=>(unicodeWhitespace),
On:()=>(markdownSpace),
cx:()=>(asciiAtext),
es:()=>(unicodePunctuation),
lV:()=>(asciiAlphanumeric),
ok:()=>(asciiHexDigit),
ol:()=>(asciiPunctuation)
});
const asciiAlpha=regexCheck(/[A-Za-z]/);
const asciiAlphanumeric=regexCheck(/[\dA-Za-z]/);
const asciiAtext=regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(code){
return(
code!==null&&(code<32||code===127)
);
}
const asciiDigit=regexCheck(/\d/);
const asciiHexDigit=regexCheck(/[\dA-Fa-f]/);
const asciiPunctuation=regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(code){
return code!==null&&code<-2;
}
function markdownLineEndingOrSpace(code){
return code!==null&&(code<0||code===32);
}
function markdownSpace(code){
return code===-2||code===-1||code===32;
}
const unicodePunctuation=regexCheck(/\p{P}|\p{S}/u);
const unicodeWhitespace=regexCheck(/\s/);
function regexCheck(regex){
return check;
function check(code){
return code!==null&&code>-1&&regex.test(String.fromCharCode(code));
}
}
}),
11956:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(classifyCharacter)
});
var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(359);
function classifyCharacter(code){
if(code===null||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code)||(0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)){
return 1;
}
if((0,micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code)){
return 2;
}
}
}),
65648:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(htmlBlockNames),
y:()=>(htmlRawNames)
});
const htmlBlockNames=[
'address',
'article',
'aside',
'base',
'basefont',
'blockquote',
'body',
'caption',
'center',
'col',
'colgroup',
'dd',
'details',
'dialog',
'dir',
'div',
'dl',
'dt',
'fieldset',
'figcaption',
'figure',
'footer',
'form',
'frame',
'frameset',
'h1',
'h2',
'h3',
'h4',
'h5',
'h6',
'head',
'header',
'hr',
'html',
'iframe',
'legend',
'li',
'link',
'main',
'menu',
'menuitem',
'nav',
'noframes',
'ol',
'optgroup',
'option',
'p',
'param',
'search',
'section',
'summary',
'table',
'tbody',
'td',
'tfoot',
'th',
'thead',
'title',
'tr',
'track',
'ul'
]
const htmlRawNames=['pre','script','style','textarea']
}),
27168:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(convert)
});
const is=
(
function(node,test,index,parent,context){
const check=convert(test)
if(
index!==undefined&&
index!==null&&
(typeof index!=='number'||
index<0||
index===Number.POSITIVE_INFINITY)
){
throw new Error('Expected positive finite index')
}
if(
parent!==undefined&&
parent!==null&&
(!is(parent)||!parent.children)
){
throw new Error('Expected parent node')
}
if(
(parent===undefined||parent===null)!==
(index===undefined||index===null)
){
throw new Error('Expected both parent and index')
}
return looksLikeANode(node)
?check.call(context,node,index,parent)
:false
}
)
const convert=
(
function(test){
if(test===null||test===undefined){
return ok
}
if(typeof test==='function'){
return castFactory(test)
}
if(typeof test==='object'){
return Array.isArray(test)
?anyFactory(test)
:
propertiesFactory((test))
}
if(typeof test==='string'){
return typeFactory(test)
}
throw new Error('Expected function, string, or object as test')
}
)
function anyFactory(tests){
const checks=[]
let index=-1
while(++index<tests.length){
checks[index]=convert(tests[index])
}
return castFactory(any)
function any(...parameters){
let index=-1
while(++index<checks.length){
if(checks[index].apply(this,parameters))return true
}
return false
}
}
function propertiesFactory(check){
const checkAsRecord=(check)
return castFactory(all)
function all(node){
const nodeAsRecord=(
(node)
)
let key
for(key in check){
if(nodeAsRecord[key]!==checkAsRecord[key])return false
}
return true
}
}
function typeFactory(check){
return castFactory(type)
function type(node){
return node&&node.type===check
}
}
function castFactory(testFunction){
return check
function check(value,index,parent){
return Boolean(
looksLikeANode(value)&&
testFunction.call(
this,
value,
typeof index==='number'?index:undefined,
parent||undefined
)
)
}
}
function ok(){
return true
}
function looksLikeANode(value){
return value!==null&&typeof value==='object'&&'type' in value
}
}),
75908:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
dc:()=>(EXIT),
_Z:()=>(SKIP),
VG:()=>(visitParents)
});
var lib=__webpack_require__(27168);
;
function color(d){
return '\u001B[33m'+d+'\u001B[39m'
}
;
const empty=[]
const CONTINUE=true
const EXIT=false
const SKIP='skip'
function visitParents(
tree,
testOrEnterOrVisitors,
enterOrVisitorsOrReverse,
reverse
){
if(!tree||typeof tree!=='object'){
throw new Error('Unexpected value `'+tree+'` for `tree`, expected node')
}
let preorder=true
let check
let visitors
let enter
let exit
if(
typeof enterOrVisitorsOrReverse==='function'||
(enterOrVisitorsOrReverse&&typeof enterOrVisitorsOrReverse==='object')
){
check=(testOrEnterOrVisitors)
visitors=enterOrVisitorsOrReverse
if(reverse)preorder=false
}
else{
visitors=(testOrEnterOrVisitors)
if(enterOrVisitorsOrReverse)preorder=false
}
if(typeof visitors==='function'){
enter=visitors
}else if(visitors&&typeof visitors==='object'){
if(visitors.enter===null||visitors.enter===undefined){
}else if(typeof visitors.enter==='function'){
enter=visitors.enter
}else{
throw new Error(
'Unexpected value `'+
visitors.enter+
'` for `visitors.enter`, expected optional visitor'
)
}
if(typeof visitors.exit==='function'){
exit=visitors.exit
}else{
throw new Error(
'Unexpected value `'+
visitors.exit+
'` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)'
)
}
}else{
throw new Error(
'Unexpected value `'+
visitors+
'` for `enter` or `visitors`, expected visitor or object with visitors'
)
}
const is=(0,lib.C)(check)
const step=preorder?1:-1
factory(tree,undefined,[])()
function factory(node,index,parents){
const value=(
node&&typeof node==='object'?node:{}
)
if(typeof value.type==='string'){
const name=
typeof value.tagName==='string'
?value.tagName
:
typeof value.name==='string'
?value.name
:undefined
Object.defineProperty(visit,'name',{
value:
'node ('+color(node.type+(name?'<'+name+'>':''))+')'
})
}
return visit
function visit(){
const matches=
!check||is(node,index,parents[parents.length-1]||undefined)
let result=empty
if(enter&&matches){
result=toResult(enter(node,parents,index))
if(result[0]===EXIT){
return result
}
}
if('children' in node&&node.children){
const nodeAsParent=(node)
if(nodeAsParent.children&&result[0]!==SKIP){
let offset=(preorder?-1:nodeAsParent.children.length)+step
const grandparents=[...parents,nodeAsParent]
while(offset>-1&&offset<nodeAsParent.children.length){
const child=nodeAsParent.children[offset]
const subresult=factory(child,offset,grandparents)()
if(subresult[0]===EXIT){
return subresult
}
offset=
typeof subresult[1]==='number'?subresult[1]:offset+step
}
}
}
if(exit&&matches){
const exitResult=toResult(exit(node,parents,index))
if(exitResult[0]===SKIP){
throw new Error(
'Unexpected value `'+
exitResult[0]+
'` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing'
)
}
if(exitResult[0]===EXIT||typeof exitResult[1]==='number'){
return exitResult
}
}
return result
}
}
}
function toResult(value){
if(Array.isArray(value)){
return value
}
if(typeof value==='number'){
return[CONTINUE,value]
}
return value===null||value===undefined?empty:[value]
}
}),
5387:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
YR:()=>(visit)
});
var unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75908);
function visit(
tree,
testOrEnterOrVisitors,
enterOrVisitorsOrReverse,
maybeReverse
){
let check
let visitors
let reverse
if(
typeof enterOrVisitorsOrReverse==='function'||
(enterOrVisitorsOrReverse&&typeof enterOrVisitorsOrReverse==='object')
){
check=(testOrEnterOrVisitors)
visitors=enterOrVisitorsOrReverse
reverse=maybeReverse
}
else{
visitors=(testOrEnterOrVisitors)
reverse=enterOrVisitorsOrReverse
}
if(typeof visitors==='function'){
(0,unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__.VG)(tree,check,wrap(visitors),reverse)
}else{
(0,unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__.VG)(tree,check,wrapVisitors(visitors),reverse)
}
}
function wrapVisitors(visitors){
if(!visitors||typeof visitors!=='object')return visitors
return{
enter:
typeof visitors.enter==='function'
?wrap(visitors.enter)
:visitors.enter,
exit:
typeof visitors.exit==='function'?wrap(visitors.exit):visitors.exit
}
}
function wrap(visitor){
return overload
function overload(node,parents,index){
return visitor(node,index,parents[parents.length-1])
}
}
})
};
;
