"use strict";
exports.id=5850;
exports.ids=[5850];
exports.modules={
58061:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(ccount)
});
function ccount(value,character){
const source=String(value)
if(typeof character!=='string'){
throw new TypeError('Expected character')
}
let count=0
let index=source.indexOf(character)
while(index!==-1){
count++
index=source.indexOf(character,index+character.length)
}
return count
}
}),
274:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ok:()=>(ok)
});
function deprecate(fn){
return fn
}
function equal(){}
function ok(){}
function unreachable(){}
}),
45850:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(gfmFromMarkdown),
H:()=>(gfmToMarkdown)
});
var ccount=__webpack_require__(58061);
var lib_default=__webpack_require__(274);
var micromark_util_character=__webpack_require__(359);
;
function escapeStringRegexp(string){
if(typeof string!=='string'){
throw new TypeError('Expected a string');
}
return string
.replace(/[|\\{}()[\]^$+*?.]/g,'\\$&')
.replace(/-/g,'\\x2d');
}
var lib=__webpack_require__(75908);
var unist_util_is_lib=__webpack_require__(27168);
;
function findAndReplace(tree,list,options){
const settings=options||{}
const ignored=(0,unist_util_is_lib.C)(settings.ignore||[])
const pairs=toPairs(list)
let pairIndex=-1
while(++pairIndex<pairs.length){
(0,lib.VG)(tree,visitor)
}
function visitor(node,parents,index){
if(node.type==='text'&&typeof index==='number'){
return handler(node,parents,index)
}
if(ignored(node,index,parents[parents.length-1]))return lib._Z
}
function handler(node,parents,index){
const parent=parents[parents.length-1]
const find=pairs[pairIndex][0]
const replace=pairs[pairIndex][1]
let start=0
let change=false
let nodes=[]
find.lastIndex=0
let match=find.exec(node.value)
while(match){
const position=match.index
const matchObject={
index:match.index,
input:match.input,
stack:[...parents,node]
}
let value=replace(...match,matchObject)
if(typeof value==='string'){
value=value.length>0?{type:'text',value}:undefined
}
if(value===false){
find.lastIndex=position+1
}else{
if(start!==position){
add({type:'text',value:node.value.slice(start,position)})
}
if(Array.isArray(value)){
for(const child of value)add(child)
}else if(value){
add(value)
}
start=position+match[0].length
change=true
}
if(!find.global){
break
}
match=find.exec(node.value)
}
if(change){
if(start<node.value.length){
add({type:'text',value:node.value.slice(start)})
}
parent.children.splice(index,1,...nodes)
}else{
nodes=[node]
}
return index+nodes.length
function add(child){
const previous=nodes[nodes.length-1]
if(previous&&previous.type==='text'&&child.type==='text'){
previous.value+=child.value
}else{
nodes.push(child)
}
}
}
}
function toPairs(tupleOrList){
if(!Array.isArray(tupleOrList)){
throw new TypeError('Expected find and replace tuple or list of tuples')
}
const result=[]
const list=
!tupleOrList[0]||Array.isArray(tupleOrList[0])
?(tupleOrList)
:[(tupleOrList)]
let index=-1
while(++index<list.length){
const tuple=list[index]
result.push([toExpression(tuple[0]),toFunction(tuple[1])])
}
return result
}
function toExpression(find){
return typeof find==='string'?new RegExp(escapeStringRegexp(find),'g'):find
}
function toFunction(replace){
return typeof replace==='function'
?replace
:function(){
return replace
}
}
;
const inConstruct='phrasing'
const notInConstruct=['autolink','link','image','label']
function gfmAutolinkLiteralFromMarkdown(){
return{
transforms:[transformGfmAutolinkLiterals],
enter:{
literalAutolink:enterLiteralAutolink,
literalAutolinkEmail:enterLiteralAutolinkValue,
literalAutolinkHttp:enterLiteralAutolinkValue,
literalAutolinkWww:enterLiteralAutolinkValue
},
exit:{
literalAutolink:exitLiteralAutolink,
literalAutolinkEmail:exitLiteralAutolinkEmail,
literalAutolinkHttp:exitLiteralAutolinkHttp,
literalAutolinkWww:exitLiteralAutolinkWww
}
}
}
function gfmAutolinkLiteralToMarkdown(){
return{
unsafe:[
{
character:'@',
before:'[+\\-.\\w]',
after:'[\\-.\\w]',
inConstruct,
notInConstruct
},
{
character:'.',
before:'[Ww]',
after:'[\\-.\\w]',
inConstruct,
notInConstruct
},
{
character:':',
before:'[ps]',
after:'\\/',
inConstruct,
notInConstruct
}
]
}
}
function enterLiteralAutolink(token){
this.enter(
{type:'link',title:null,url:'',children:[],position:undefined},
token
)
}
function enterLiteralAutolinkValue(token){
this.config.enter.autolinkProtocol.call(this,token)
}
function exitLiteralAutolinkHttp(token){
this.config.exit.autolinkProtocol.call(this,token)
}
function exitLiteralAutolinkWww(token){
this.config.exit.data.call(this,token)
const node=this.stack[this.stack.length-1]
;(0,lib_default.ok)(node.type==='link')
node.url='http://'+this.sliceSerialize(token)
}
function exitLiteralAutolinkEmail(token){
this.config.exit.autolinkEmail.call(this,token)
}
function exitLiteralAutolink(token){
this.exit(token)
}
function transformGfmAutolinkLiterals(tree){
findAndReplace(
tree,
[
[
/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,
findUrl
],
[
/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,
findXmpp
],
[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],
[
/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,
findEmail
]
],
{ignore:['link','linkReference']}
)
}
function findUrl(_,protocol,domain,path,match){
if(!previous(match)){
return false
}
let prefix=''
if(/^w/i.test(protocol)){
domain=protocol+domain
protocol=''
prefix='http://'
}
if((0,micromark_util_character.es)(domain.charCodeAt(0))||!isCorrectDomain(domain)){
return false
}
const parts=splitUrl(domain+path)
const result={
type:'link',
title:null,
url:prefix+protocol+parts[0],
children:[{type:'text',value:protocol+parts[0],position:undefined}],
position:undefined
}
if(parts[1]){
return[result,{type:'text',value:parts[1],position:undefined}]
}
return result
}
function findEmail(_,atext,label){
if(/[\d\-_]$/.test(label)){
return false
}
return{
type:'link',
title:null,
url:'mailto:'+atext+'@'+label,
children:[{type:'text',value:atext+'@'+label,position:undefined}],
position:undefined
}
}
function findMailto(_,atext,label){
if(/[\d\-_]$/.test(label)){
return false
}
const value='mailto:'+atext+'@'+label
return{
type:'link',
title:null,
url:value,
children:[{type:'text',value,position:undefined}],
position:undefined
}
}
function findXmpp(matchValue,atext,label,resource,match){
if(
/[\d\-_]$/.test(label)||
(resource&&
(!/[A-Za-z]$/.test(resource)||
match.input.charAt(match.index+matchValue.length)==='@'))
){
return false
}
const value='xmpp:'+atext+'@'+label+(resource||'')
return{
type:'link',
title:null,
url:value,
children:[{type:'text',value,position:undefined}],
position:undefined
}
}
function isCorrectDomain(domain){
const parts=domain.split('.')
if(
parts.length<2||
(parts[parts.length-1]&&
(/_/.test(parts[parts.length-1])||
!/[\dA-Za-z]/.test(parts[parts.length-1])))||
(parts[parts.length-2]&&
(/_/.test(parts[parts.length-2])||
!/[\dA-Za-z]/.test(parts[parts.length-2])))
){
return false
}
return true
}
function splitUrl(url){
let index=url.length
while(index>0){
const code=url.charCodeAt(index-1)
if(
code===33||
code===34||
code===38||
code===39||
code===41||
code===44||
code===46||
code===58||
code===59||
code===60||
code===62||
code===63||
code===93||
code===125
){
index--
}else{
break
}
}
if(index===url.length){
return[url,undefined]
}
let trail=url.slice(index)
url=url.slice(0,index)
let closingParenIndex=trail.indexOf(')')
const openingParens=(0,ccount.D)(url,'(')
let closingParens=(0,ccount.D)(url,')')
while(closingParenIndex!==-1&&openingParens>closingParens){
url+=trail.slice(0,closingParenIndex+1)
trail=trail.slice(closingParenIndex+1)
closingParenIndex=trail.indexOf(')')
closingParens++
}
return[url,trail]
}
function previous(match){
const code=match.input.charCodeAt(match.index-1)
return(
match.index===0||(0,micromark_util_character.Ny)(code)||(0,micromark_util_character.es)(code)
)
}
var micromark_util_normalize_identifier=__webpack_require__(53629);
;
footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){
this.buffer()
}
function enterFootnoteCall(token){
this.enter({type:'footnoteReference',identifier:'',label:''},token)
}
function enterFootnoteDefinitionLabelString(){
this.buffer()
}
function enterFootnoteDefinition(token){
this.enter(
{type:'footnoteDefinition',identifier:'',label:'',children:[]},
token
)
}
function exitFootnoteCallString(token){
const label=this.resume()
const node=this.stack[this.stack.length-1]
;(0,lib_default.ok)(node.type==='footnoteReference')
node.identifier=(0,micromark_util_normalize_identifier.B)(
this.sliceSerialize(token)
).toLowerCase()
node.label=label
}
function exitFootnoteCall(token){
this.exit(token)
}
function exitFootnoteDefinitionLabelString(token){
const label=this.resume()
const node=this.stack[this.stack.length-1]
;(0,lib_default.ok)(node.type==='footnoteDefinition')
node.identifier=(0,micromark_util_normalize_identifier.B)(
this.sliceSerialize(token)
).toLowerCase()
node.label=label
}
function exitFootnoteDefinition(token){
this.exit(token)
}
function footnoteReferencePeek(){
return '['
}
function footnoteReference(node,_,state,info){
const tracker=state.createTracker(info)
let value=tracker.move('[^')
const exit=state.enter('footnoteReference')
const subexit=state.enter('reference')
value+=tracker.move(
state.safe(state.associationId(node),{after:']',before:value})
)
subexit()
exit()
value+=tracker.move(']')
return value
}
function gfmFootnoteFromMarkdown(){
return{
enter:{
gfmFootnoteCallString:enterFootnoteCallString,
gfmFootnoteCall:enterFootnoteCall,
gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,
gfmFootnoteDefinition:enterFootnoteDefinition
},
exit:{
gfmFootnoteCallString:exitFootnoteCallString,
gfmFootnoteCall:exitFootnoteCall,
gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,
gfmFootnoteDefinition:exitFootnoteDefinition
}
}
}
function gfmFootnoteToMarkdown(options){
let firstLineBlank=false
if(options&&options.firstLineBlank){
firstLineBlank=true
}
return{
handlers:{footnoteDefinition,footnoteReference},
unsafe:[{character:'[',inConstruct:['label','phrasing','reference']}]
}
function footnoteDefinition(node,_,state,info){
const tracker=state.createTracker(info)
let value=tracker.move('[^')
const exit=state.enter('footnoteDefinition')
const subexit=state.enter('label')
value+=tracker.move(
state.safe(state.associationId(node),{before:value,after:']'})
)
subexit()
value+=tracker.move(']:')
if(node.children&&node.children.length>0){
tracker.shift(4)
value+=tracker.move(
(firstLineBlank?'\n':' ')+
state.indentLines(
state.containerFlow(node,tracker.current()),
firstLineBlank?mapAll:mapExceptFirst
)
)
}
exit()
return value
}
}
function mapExceptFirst(line,index,blank){
return index===0?line:mapAll(line,index,blank)
}
function mapAll(line,index,blank){
return(blank?'':'    ')+line
}
;
const constructsWithoutStrikethrough=[
'autolink',
'destinationLiteral',
'destinationRaw',
'reference',
'titleQuote',
'titleApostrophe'
]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){
return{
canContainEols:['delete'],
enter:{strikethrough:enterStrikethrough},
exit:{strikethrough:exitStrikethrough}
}
}
function gfmStrikethroughToMarkdown(){
return{
handlers:{delete:handleDelete},
unsafe:[
{
character:'~',
inConstruct:'phrasing',
notInConstruct:constructsWithoutStrikethrough
}
]
}
}
function enterStrikethrough(token){
this.enter({type:'delete',children:[],position:undefined},token)
}
function exitStrikethrough(token){
this.exit(token)
}
function handleDelete(node,_,state,info){
const tracker=state.createTracker(info)
const sequence=state.stack.includes('strikethrough')?'~':'~~'
const exit=state.enter('strikethrough')
let value=tracker.move(sequence)
value+=state.containerPhrasing(node,{
...tracker.current(),
before:value,
after:'~'
})
value+=tracker.move(sequence)
exit()
return value
}
function attentionDelete(){
return{construct:'strikethrough',markers:['~'],sizes:[2,1]}
}
function peekDelete(){
return '~'
}
;
function defaultStringLength(value){
return value.length
}
function markdownTable(table,options){
const settings=options||{}
const align=(settings.align||[]).concat()
const stringLength=settings.stringLength||defaultStringLength
const alignments=[]
const cellMatrix=[]
const sizeMatrix=[]
const longestCellByColumn=[]
let mostCellsPerRow=0
let rowIndex=-1
while(++rowIndex<table.length){
const row=[]
const sizes=[]
let columnIndex=-1
if(table[rowIndex].length>mostCellsPerRow){
mostCellsPerRow=table[rowIndex].length
}
while(++columnIndex<table[rowIndex].length){
const cell=serialize(table[rowIndex][columnIndex])
if(settings.alignDelimiters!==false){
const size=stringLength(cell)
sizes[columnIndex]=size
if(
longestCellByColumn[columnIndex]===undefined||
size>longestCellByColumn[columnIndex]
){
longestCellByColumn[columnIndex]=size
}
}
row.push(cell)
}
cellMatrix[rowIndex]=row
sizeMatrix[rowIndex]=sizes
}
let columnIndex=-1
if(typeof align==='object'&&'length' in align){
while(++columnIndex<mostCellsPerRow){
alignments[columnIndex]=toAlignment(align[columnIndex])
}
}else{
const code=toAlignment(align)
while(++columnIndex<mostCellsPerRow){
alignments[columnIndex]=code
}
}
columnIndex=-1
const row=[]
const sizes=[]
while(++columnIndex<mostCellsPerRow){
const code=alignments[columnIndex]
let before=''
let after=''
if(code===99){
before=':'
after=':'
}else if(code===108){
before=':'
}else if(code===114){
after=':'
}
let size=
settings.alignDelimiters===false
?1
:Math.max(
1,
longestCellByColumn[columnIndex]-before.length-after.length
)
const cell=before+'-'.repeat(size)+after
if(settings.alignDelimiters!==false){
size=before.length+size+after.length
if(size>longestCellByColumn[columnIndex]){
longestCellByColumn[columnIndex]=size
}
sizes[columnIndex]=size
}
row[columnIndex]=cell
}
cellMatrix.splice(1,0,row)
sizeMatrix.splice(1,0,sizes)
rowIndex=-1
const lines=[]
while(++rowIndex<cellMatrix.length){
const row=cellMatrix[rowIndex]
const sizes=sizeMatrix[rowIndex]
const cellsInRow=
settings.fillRows===false
?Math.max(1,cellMatrix[rowIndex===1?0:rowIndex].length)
:mostCellsPerRow
columnIndex=-1
const line=[]
while(++columnIndex<cellsInRow){
const cell=row[columnIndex]||''
let before=''
let after=''
if(settings.alignDelimiters!==false){
const size=
longestCellByColumn[columnIndex]-(sizes[columnIndex]||0)
const code=alignments[columnIndex]
if(code===114){
before=' '.repeat(size)
}else if(code===99){
const half=size/ 2
if(size%2){
before=' '.repeat(half+0.5)
after=' '.repeat(half-0.5)
}else{
before=' '.repeat(half)
after=before
}
}else{
after=' '.repeat(size)
}
}
if(settings.delimiterStart!==false&&!columnIndex){
line.push('|')
}
if(
settings.padding!==false&&
!(settings.alignDelimiters===false&&cell==='')&&
(settings.delimiterStart!==false||columnIndex)
){
line.push(' ')
}
if(settings.alignDelimiters!==false){
line.push(before)
}
line.push(cell)
if(settings.alignDelimiters!==false){
line.push(after)
}
if(settings.padding!==false){
line.push(' ')
}
if(settings.delimiterEnd!==false||columnIndex!==cellsInRow-1){
line.push('|')
}
}
lines.push(
settings.delimiterEnd===false
?line.join('').replace(/ +$/,'')
:line.join('')
)
}
return lines.join('\n')
}
function serialize(value){
return value===null||value===undefined?'':String(value)
}
function toAlignment(value){
const code=typeof value==='string'?value.codePointAt(0):0
return code===67||code===99
?99
:code===76||code===108
?108
:code===82||code===114
?114
:0
}
var handle=__webpack_require__(91479);
var mdast_util_to_string_lib=__webpack_require__(86967);
var unist_util_visit_lib=__webpack_require__(5387);
;
function gfmTableFromMarkdown(){
return{
enter:{
table:enterTable,
tableData:enterCell,
tableHeader:enterCell,
tableRow:enterRow
},
exit:{
codeText:exitCodeText,
table:exitTable,
tableData:exit,
tableHeader:exit,
tableRow:exit
}
}
}
function enterTable(token){
const align=token._align
;(0,lib_default.ok)(align,'expected `_align` on table')
this.enter(
{
type:'table',
align:align.map(function(d){
return d==='none'?null:d
}),
children:[],
position:undefined
},
token
)
this.data.inTable=true
}
function exitTable(token){
this.exit(token)
this.data.inTable=undefined
}
function enterRow(token){
this.enter({type:'tableRow',children:[],position:undefined},token)
}
function exit(token){
this.exit(token)
}
function enterCell(token){
this.enter({type:'tableCell',children:[],position:undefined},token)
}
function exitCodeText(token){
let value=this.resume()
if(this.data.inTable){
value=value.replace(/\\([\\|])/g,replace)
}
const node=this.stack[this.stack.length-1]
;(0,lib_default.ok)(node.type==='inlineCode')
node.value=value
this.exit(token)
}
function replace($0,$1){
return $1==='|'?$1:$0
}
function gfmTableToMarkdown(options){
const settings=options||{}
const{
tableCellPadding:padding,
tablePipeAlign:alignDelimiters,
stringLength
}=settings
const around=padding?' ':'|'
return{
handlers:{
inlineCode:inlineCodeWithTable,
table:handleTable,
tableCell:handleTableCell,
tableRow:handleTableRow
},
join:[joinTable],
unsafe:[
{character:'\r',inConstruct:'tableCell'},
{character:'\n',inConstruct:'tableCell'},
{atBreak:true,character:'|',after:'[\t :-]'},
{character:'|',inConstruct:'tableCell'},
{atBreak:true,character:':',after:'-'},
{atBreak:true,character:'-',after:'[:|-]'}
]
}
function handleTable(node,_,state,info){
const matrix=handleTableAsData(node,state,info)
const head=matrix[0]
if(head){
let columns=node.align?node.align.length:0
let index=-1
if(!columns){
while(++index<matrix.length){
if(matrix[index].length>columns)columns=matrix[index].length
}
}
while(head.length<columns)head.push('')
}
return serializeData(matrix,node.align)
}
function handleTableRow(node,_,state,info){
const row=handleTableRowAsData(node,state,info)
const value=serializeData([row])
return value.slice(0,value.indexOf('\n'))
}
function handleTableCell(node,_,state,info){
const exit=state.enter('tableCell')
const subexit=state.enter('phrasing')
const value=state.containerPhrasing(node,{
...info,
before:around,
after:around
})
subexit()
exit()
return value
}
function serializeData(matrix,align){
return markdownTable(matrix,{
align,
alignDelimiters,
fillRows:false,
padding,
stringLength
})
}
function handleTableAsData(node,state,info){
const{children}=node
let index=-1
const result=[]
const subexit=state.enter('table')
while(++index<children.length){
result[index]=handleTableRowAsData(children[index],state,info)
}
subexit()
return result
}
function handleTableRowAsData(node,state,info){
const{children}=node
let index=-1
const result=[]
const subexit=state.enter('tableRow')
while(++index<children.length){
result[index]=handleTableCell(children[index],node,state,info)
}
subexit()
return result
}
function inlineCodeWithTable(node,parent,state){
const value=handle.p.inlineCode(node,parent,state)
if(!state.stack.includes('tableCell'))return value
const result=[]
let start=0
let index=value.indexOf('|')
while(index!==-1){
let before=index
while(before>start&&value.charCodeAt(before-1)===92){
before--
}
result.push(value.slice(start,index))
if((index-before)%2===0)result.push('\\')
start=index
index=value.indexOf('|',index+1)
}
result.push(value.slice(start))
return result.join('')
}
}
function joinTable(left,right,parent,state){
if(
left.type==='table'&&
parent.type==='listItem'&&
parent.spread===false&&
(right.type==='definition'||
(right.type==='heading'&&formatHeadingAsSetext(right,state))||
right.type==='paragraph'||
right.type==='table')
){
return 1
}
}
function formatHeadingAsSetext(node,state){
let literalWithBreak=false
;(0,unist_util_visit_lib.YR)(node,function(node){
if(
node.type==='break'||
('value' in node&&/\r?\n|\r/.test(node.value))
){
literalWithBreak=true
return lib.dc
}
})
return Boolean(
(!node.depth||node.depth<3)&&
(0,mdast_util_to_string_lib.d)(node)&&
(state.options.setext||literalWithBreak)
)
}
;
function gfmTaskListItemFromMarkdown(){
return{
exit:{
taskListCheckValueChecked:exitCheck,
taskListCheckValueUnchecked:exitCheck,
paragraph:exitParagraphWithTaskListItem
}
}
}
function gfmTaskListItemToMarkdown(){
return{
handlers:{paragraph:paragraphWithTaskListItem},
join:[joinDefinitionsBeforeTaskListItemParagraph]
}
}
function exitCheck(token){
const node=this.stack[this.stack.length-2]
;(0,lib_default.ok)(node.type==='listItem')
node.checked=token.type==='taskListCheckValueChecked'
}
function exitParagraphWithTaskListItem(token){
const parent=this.stack[this.stack.length-2]
if(
parent&&
parent.type==='listItem'&&
typeof parent.checked==='boolean'
){
const node=this.stack[this.stack.length-1]
;(0,lib_default.ok)(node.type==='paragraph')
const head=node.children[0]
if(head&&head.type==='text'){
const siblings=parent.children
let index=-1
let firstParagraph
while(++index<siblings.length){
const sibling=siblings[index]
if(sibling.type==='paragraph'){
firstParagraph=sibling
break
}
}
if(firstParagraph===node){
head.value=head.value.slice(1)
if(head.value.length===0){
node.children.shift()
}else if(
node.position&&
head.position&&
typeof head.position.start.offset==='number'
){
head.position.start.column++
head.position.start.offset++
node.position.start={...head.position.start}
}
}
}
}
this.exit(token)
}
function paragraphWithTaskListItem(node,parent,state,info){
if(
!parent||
parent.type!=='listItem'||
taskListItemParagraph(parent)!==node
){
return handle.p.paragraph(node,parent,state,info)
}
const checkbox='['+(parent.checked?'x':' ')+'] '
const tracker=state.createTracker(info)
tracker.move(checkbox)
const value=handle.p.paragraph(
node.children.length>0
?node
:{type:'paragraph',children:[{type:'text',value:' '}]},
parent,
state,
{...info,...tracker.current()}
)
return checkbox+value
}
function joinDefinitionsBeforeTaskListItemParagraph(left,_,parent){
if(!(left.type==='definition'&&parent.type==='listItem')){
return
}
const paragraph=taskListItemParagraph(parent)
if(
paragraph&&
parent.children.indexOf(left)<parent.children.indexOf(paragraph)
){
return 0
}
}
function taskListItemParagraph(node){
if(typeof node.checked!=='boolean'){
return
}
for(const child of node.children){
if(child.type==='paragraph'){
return child
}
if(child.type!=='definition'){
return
}
}
}
;
function gfmFromMarkdown(){
return[
gfmAutolinkLiteralFromMarkdown(),
gfmFootnoteFromMarkdown(),
gfmStrikethroughFromMarkdown(),
gfmTableFromMarkdown(),
gfmTaskListItemFromMarkdown()
]
}
function gfmToMarkdown(options){
return{
extensions:[
gfmAutolinkLiteralToMarkdown(),
gfmFootnoteToMarkdown(options),
gfmStrikethroughToMarkdown(),
gfmTableToMarkdown(options),
gfmTaskListItemToMarkdown()
]
}
}
})
};
;
