"use strict";
exports.id=7274;
exports.ids=[7274];
exports.modules={
87274:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q5:()=>(MAY_BE_HTML),
fA:()=>(MAY_HIDE),
u4:()=>(RENDERED_LANGUAGES),
rr:()=>(canHide),
xR:()=>(hasInlineContent),
l:()=>(hiddenParts),
GZ:()=>(isDefinitionInTask),
ee:()=>(spanOf)
});
var visible_text=__webpack_require__(2754);
var html_elements=__webpack_require__(55611);
;
const SHOWN_TAG=/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu;
const UNRENDERED_ELEMENT=/^(?:audio|canvas|datalist|object|rp|template|video)$/u;
const HIDING_STYLE=/display|visibility|opacity|font-size/iu;
const VOID=/^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u;
const TAIL_PROBE=`\n<p>"'-->`;
class RawHtmlReader{
#Tokenizer;
#edits;
#counts;
#hiddenElements=[];
#hiddenElementFrom=0;
#hiddenFrom;
#anchor;
constructor(tokenizer,edits,counts){
this.#Tokenizer=tokenizer;
this.#edits=edits;
this.#counts=counts;
}
get isHiding(){
return this.hidesRest||this.#hiddenElements.length>0;
}
closeAnchor(){
const edit=this.#anchor&&this.#edits[this.#anchor.edit];
if(this.#anchor&&edit&&this.#anchor.words===this.#counts.words)
this.#edits[this.#anchor.edit]={...edit,text:'<a>'};
this.#anchor=undefined;
}
get hidesRest(){
return this.#hiddenFrom!==undefined;
}
hideRest(from){
this.#hiddenFrom??=from;
}
get hiddenFrom(){
return this.#hiddenElements.length>0?this.#hiddenElementFrom:this.#hiddenFrom;
}
read(html,sourceOf){
const end=html.length+TAIL_PROBE.length;
const replace=({location},text='')=>{
if(!location||location.startOffset>=html.length)
return undefined;
const span={from:sourceOf(location.startOffset),to:sourceOf(Math.min(location.endOffset,html.length))};
this.#edits.push({...span,text});
if(location.endOffset===end)
this.hideRest(span.from);
return span;
};
const remove=(token)=>void replace(token);
const ignore=()=>undefined;
const tokenizer=new this.#Tokenizer({sourceCodeLocationInfo:true},{
onStartTag:(tag)=>{
if(tag.tagName==='a')
this.#countAnchorTag();
const address=addressOf(tag);
const span=replace(tag,bareTag(tag,'<',address));
if(!span)
return;
if(address)
this.#anchor={edit:this.#edits.length-1,words:this.#counts.words};
this.#openElement(tag,span.from);
},
onEndTag:(tag)=>{
if(tag.tagName==='a')
this.#countAnchorTag();
const span=replace(tag,bareTag(tag,'</'));
if(span)
this.#closeElement(tag,span.to);
},
onComment:remove,
onDoctype:remove,
onCharacter:({location})=>{
if(location&&location.startOffset<html.length&&!this.isHiding)
this.#counts.words+=1;
},
onWhitespaceCharacter:ignore,
onNullCharacter:ignore,
onEof:ignore
});
tokenizer.write(html.replace(SHOWN_TAG,'x')+TAIL_PROBE,true);
}
#countAnchorTag(){
this.closeAnchor();
this.#counts.anchors+=1;
}
#openElement({tagName,attrs},from){
if(VOID.test(tagName))
return;
if(this.#hiddenElements.length>0)
this.#hiddenElements.push(tagName);
else if(UNRENDERED_ELEMENT.test(tagName)||attrs.some(hides)){
this.#hiddenElements.push(tagName);
this.#hiddenElementFrom=from;
}
}
#closeElement({tagName},to){
if(this.#hiddenElements.at(-1)!==tagName)
return;
this.#hiddenElements.pop();
if(this.#hiddenElements.length===0)
this.#edits.push({from:this.#hiddenElementFrom,to,text:''});
}
}
function hides({name,value}){
return name==='hidden'||(name==='style'&&HIDING_STYLE.test(value));
}
function bareTag({tagName},start,address){
if(!(0,html_elements.u)(tagName))
return '';
return address?`${start}${tagName} href="${address}">`:`${start}${tagName}>`;
}
function addressOf({tagName,attrs}){
const address=tagName==='a'?attrs.find(({name})=>name==='href')?.value:undefined;
return address!==undefined&&/^[^\s"]+$/u.test(address)?address:undefined;
}
;
const LANGUAGES=/^(?:suggestion|diff|patch|js|jsx|javascript|mjs|ts|tsx|typescript|json|jsonc|json5|yaml|yml|toml|ini|xml|html|css|scss|vue|svelte|python|py|rust|rs|go|java|kotlin|scala|swift|ruby|rb|php|c|cpp|c\+\+|csharp|cs|c#|sh|bash|zsh|fish|shell|console|powershell|ps1|bat|sql|graphql|dockerfile|docker|makefile|make|cmake|lua|perl|r|dart|elixir|haskell|zig|nix|hcl|terraform|text|txt|plaintext|log|md|markdown|http|mermaid|math)$/iu;
const GRAPHIC_LANGUAGES='geojson|topojson|stl';
const GRAPHIC_LANGUAGE=new RegExp(`^(?:${GRAPHIC_LANGUAGES})$`,'iu');
const UNRENDERED_LINE={
mermaid:/^\s*%%/u,
math:/%|\\(?:[hv]?phantom|(?:text|page)?color)/u
};
const RENDERED_LANGUAGES=[GRAPHIC_LANGUAGES,...Object.keys(UNRENDERED_LINE)].join('|');
const IN_TEXT=/\\[!-/:-@[-`{-~]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|\$[^$]*\\(?:[hv]?phantom|(?:text|page)?color)[^$]*\$?/giu;
const AMBIGUOUS_COMMENT=/^<!--(?=[^]*<)(?:-?>|[^]*--[^]*-->$|[^]*--->$)/u;
const AMBIGUOUS_TARGET=/\]\([ \t\n]{0,99}([^\s]{1,999})[ \t\n]{1,99}(?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|\([^()\n]{0,999}\))?[ \t]{0,99}\)/gu;
const MAY_HIDE=/<[a-z/!?]|\[|&#|\$|\||`{3}|~{3}/iu;
const HIDES=/<[a-z/!?]|\][(:[]|\[\^|&#|\\(?:[hv]?phantom|(?:text|page)?color)/iu;
const TABLE_DELIMITER=/^(?=[^\w\n]*$).*-/mu;
const INFO_STRING=/(?:`{3,}|~{3,})[ \t]*(.*)/gu;
function canHide(text){
if(!MAY_HIDE.test(text))
return false;
return(HIDES.test(text)||
(text.includes('|')&&TABLE_DELIMITER.test(text))||
[...text.matchAll(INFO_STRING)].some(([,info=''])=>info.trim()!==''&&!isPlainLanguage(info.trim())));
}
function isPlainLanguage(info){
return LANGUAGES.test(info)&&!GRAPHIC_LANGUAGE.test(info)&&!Object.hasOwn(UNRENDERED_LINE,info.toLowerCase());
}
const MAY_BE_HTML=/<[a-z/!?]/iu;
const WORDS=/[^\s*_~\\]/u;
const LEFT_OUT='[The rest of this paragraph was left out: it has too many brackets.]';
function hiddenParts(page){
return new PageReader(page).read();
}
const TASK_BOX=/^\[[ \txX]\]\s/u;
const DEFINITION_IN_TASK=/^(?:\[[ \txX]\]\s)?[ \t]*\[(?:[^\]\\]|\\[^])+\]:/u;
function isDefinitionInTask(item,source){
const[first]=item.children;
if(typeof item.checked!=='boolean'||first===undefined)
return false;
return DEFINITION_IN_TASK.test(source.slice(spanOf(first).from,spanOf(item).to));
}
class PageReader{
#page;
#edits=[];
#html;
#counts={words:0,anchors:0};
#lineEnds;
#addresses=new Map();
#footnotes=[];
#numbers=new Map();
#content={from:0,to:0};
constructor(page){
this.#page=page;
this.#html=page.tokenizer&&new RawHtmlReader(page.tokenizer,this.#edits,this.#counts);
this.#lineEnds=[...page.source.matchAll(/\n|$/gu)].map(({index})=>index);
}
read(){
const{tree,source}=this.#page;
this.#collectDefinitions(tree);
this.#readFlow(tree,source.length);
this.#readFootnotes();
this.#html?.closeAnchor();
return this.#edits;
}
#collectDefinitions(node){
if(node.type==='definition'&&!this.#addresses.has(keyOf(node)))
this.#addresses.set(keyOf(node),node.url);
if(node.type==='footnoteDefinition')
this.#footnotes.push(node);
if('children' in node)
for(const child of node.children)
this.#collectDefinitions(child);
}
#readFlow(node,to){
for(const child of node.children)
this.#read(child);
const hiddenFrom=this.#html?.hiddenFrom;
if(hiddenFrom!==undefined){
this.#html?.hideRest(hiddenFrom);
this.#edits.push({from:hiddenFrom,to,text:''});
}
}
#readFootnotes(){
const byKey=new Map(this.#footnotes.toReversed().map((note)=>[keyOf(note),note]));
const shown=new Set();
this.#html?.closeAnchor();
for(const[key,number]of this.#numbers){
const note=byKey.get(key);
if(!note||this.#html?.hidesRest)
continue;
shown.add(note);
this.#replaceLabel(note,number);
this.#readFlow(note,spanOf(note).to);
}
for(const note of this.#footnotes)
if(!shown.has(note))
this.#replace(note,'');
}
#read(node){
if(this.#html?.hidesRest)
return;
switch(node.type){
case 'footnoteDefinition':
return;
case 'definition':
this.#replace(node,'');
return;
case 'image':
case 'imageReference':
this.#replace(node,'![]()');
return;
case 'link':
case 'linkReference':
this.#readLink(node);
return;
case 'footnoteReference':
this.#readFootnoteReference(node);
return;
case 'html':
this.#readHtml(node);
return;
case 'code':
this.#readCode(node);
return;
case 'text':
this.#readText(node);
return;
case 'inlineCode':
this.#countWords(node.value);
return;
case 'table':
this.#readTable(node);
return;
case 'listItem':
this.#readItem(node);
return;
default:
if(hasInlineContent(node))
this.#readContent(node);
else if('children' in node)
for(const child of node.children)
this.#read(child);
}
}
#readItem(item){
const[first]=item.children;
if(first?.type==='table'&&TASK_BOX.test(this.#page.source.slice(spanOf(first).from))){
this.#edits.push({from:spanOf(first).from,to:spanOf(item).to,text:''});
return;
}
if(first&&isDefinitionInTask(item,this.#page.source))
this.#edits.push({from:spanOf(first).from,to:spanOf(item).to,text:''});
else
for(const child of item.children)
this.#read(child);
}
#readContent(node){
this.#content=spanOf(node);
if(this.#page.unparsed.has(this.#content.from))
this.#leaveOut(node);
else
for(const child of node.children)
this.#read(child);
}
#readFootnoteReference(node){
this.#html?.closeAnchor();
if(/[[(]/u.test(this.#page.source.charAt(spanOf(node).to))){
this.#replace(node,'');
return;
}
const number=this.#numbers.get(keyOf(node))??this.#numbers.size+1;
this.#numbers.set(keyOf(node),number);
this.#replaceLabel(node,number);
}
#replaceLabel(node,number){
const from=spanOf(node).from+'[^'.length;
const label=/(?:[^\]\\]|\\[^])*/uy;
label.lastIndex=from;
label.test(this.#page.source);
this.#edits.push({from,to:label.lastIndex,text:String(number)});
}
#readLink(node){
const{from,to}=spanOf(node);
this.#html?.closeAnchor();
this.#counts.anchors+=1;
if(!this.#page.source.startsWith('[',from)){
for(const child of node.children)
this.#read(child);
return;
}
const{words,anchors}=this.#counts;
for(const child of node.children)
this.#read(child);
const hasWords=this.#counts.words>words&&this.#counts.anchors===anchors;
this.#html?.closeAnchor();
const last=node.children.at(-1);
const end=`](${hasWords?this.#addressOf(node):''})`;
this.#edits.push({from:last?spanOf(last).to:from+'['.length,to,text:end});
}
#countWords(text){
if(!this.#html?.isHiding&&WORDS.test((0,visible_text.Q)(text.replaceAll(IN_TEXT,''))))
this.#counts.words+=1;
}
#addressOf(node){
const address='url' in node?node.url:(this.#addresses.get(keyOf(node))??'');
return/\s/u.test(address)?'':address;
}
#readHtml(node){
const firstLine=node.position?.start.line??1;
const sourceOf=this.#sourceOf(node,firstLine);
let at=0;
const lines=node.value.split('\n').map((line)=>{
const words=line.trimStart();
const from=sourceOf(at+line.length-words.length);
at+=line.length+1;
return line.slice(0,line.length-words.length)+this.#page.source.slice(from,from+words.length);
});
const html=lines.join('\n');
this.#html?.read(html,this.#sourceOf(node,firstLine));
if(spanOf(node).to<=this.#content.to&&AMBIGUOUS_COMMENT.test(html))
this.#html?.hideRest(spanOf(node).from);
}
#readCode(node){
const{source}=this.#page;
const{from}=spanOf(node);
const line=node.position?.start.line??1;
const end=this.#lineEnds[line-1]??from;
const fence=/^(?:`{3,}|~{3,})[ \t]*/u.exec(source.slice(from,end));
if(!fence)
return;
const language=node.lang??'';
this.#edits.push({from:from+fence[0].length,to:end,text:LANGUAGES.test(language)?language:''});
const unrendered=GRAPHIC_LANGUAGE.test(language)?/^/u:UNRENDERED_LINE[language.toLowerCase()];
if(!unrendered)
return;
const sourceOf=this.#sourceOf(node,line+1);
for(const{0:code,index}of node.value.matchAll(/.+/gu))
if(unrendered.test(code))
this.#edits.push({from:sourceOf(index),to:sourceOf(index+code.length),text:''});
}
#readText(node){
this.#countWords(node.value);
const{from,to}=spanOf(node);
const content=this.#page.source.slice(0,this.#content.to);
for(const{0:call,index,1:target=''}of content.slice(from,to).matchAll(AMBIGUOUS_TARGET)){
if(target.split('(').length<=target.split(')').length)
continue;
const bracket=content.indexOf('[',this.#content.from);
this.#edits.push({from:Math.min(from,bracket),to:from+index+call.length,text:''});
}
IN_TEXT.lastIndex=from;
for(let found=IN_TEXT.exec(content);found&&found.index<to;found=IN_TEXT.exec(content)){
const[part,hexadecimal,decimal]=found;
if(part.startsWith('\\'))
continue;
const code=hexadecimal===undefined?Number(decimal):Number.parseInt(hexadecimal,16);
const text=part.startsWith('&')&&code<=0x10ffff?String.fromCodePoint(code):'';
this.#edits.push({from:found.index,to:found.index+part.length,text});
}
}
#readTable({children:[heading,...rows]}){
const columns=heading?.children.length??0;
for(const cell of heading?.children??[])
this.#readCell(cell);
for(const row of rows){
for(const cell of row.children.slice(0,columns))
this.#readCell(cell);
const extra=row.children[columns];
if(extra)
this.#edits.push({from:spanOf(extra).from,to:spanOf(row).to,text:''});
}
}
#readCell(cell){
this.#html?.closeAnchor();
this.#read(cell);
this.#html?.closeAnchor();
}
#leaveOut(node){
const{from,to}=spanOf(node);
const content=this.#page.source.slice(from,to);
const hiddenFrom=from+content.search(MAY_HIDE);
this.#edits.push({from:hiddenFrom,to,text:LEFT_OUT});
if(MAY_BE_HTML.test(content))
this.#html?.hideRest(hiddenFrom);
}
#replace(node,text){
this.#edits.push({...spanOf(node),text});
}
#sourceOf(node,firstLine){
const lines=node.value.split('\n');
let line=0;
let start=0;
return(at)=>{
let length=lines[line]?.length??Infinity;
while(at>start+length){
start+=length+1;
line+=1;
length=lines[line]?.length??Infinity;
}
const lineEnd=this.#lineEnds[firstLine-1+line]??Infinity;
return at-start+Math.min(lineEnd,spanOf(node).to)-length;
};
}
}
function hasInlineContent(node){
return node.type==='paragraph'||node.type==='heading'||node.type==='tableCell';
}
function spanOf({position}){
return{from:position?.start.offset??0,to:position?.end.offset??0};
}
function keyOf({identifier}){
return identifier.toUpperCase();
}
}),
55611:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isHtmlElement)
});
const ELEMENTS=new Set(('a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col '+
'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame '+
'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map '+
'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script '+
'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th '+
'thead time title tr track tt u ul use var video wbr').split(' '));
function isHtmlElement(tagName){
return ELEMENTS.has(tagName);
}
})
};
;
