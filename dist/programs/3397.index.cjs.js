"use strict";
exports.id=3397;
exports.ids=[3397];
exports.modules={
43397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
renderMarkdown:()=>(renderMarkdown)
});
var rehype_raw__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(83011);
var rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(89312);
var rehype_stringify__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(14063);
var remark_gfm__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(90288);
var remark_parse__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6331);
var remark_rehype__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(72786);
var unified__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5522);
const SHOWN_TAG=/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu;
async function renderMarkdown(markdown,repositoryPage){
const file=await(0,unified__WEBPACK_IMPORTED_MODULE_0__.l)()
.use(remark_parse__WEBPACK_IMPORTED_MODULE_1__.A)
.use(remark_gfm__WEBPACK_IMPORTED_MODULE_2__.A)
.use(remark_rehype__WEBPACK_IMPORTED_MODULE_3__.A,{allowDangerousHtml:true})
.use(()=>showTags)
.use(rehype_raw__WEBPACK_IMPORTED_MODULE_4__.A)
.use(rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__.A)
.use(()=>(tree)=>{
enrich(tree,repositoryPage);
})
.use(rehype_stringify__WEBPACK_IMPORTED_MODULE_6__.A)
.process(markdown);
return String(file);
}
function showTags(node){
if(node.type==='raw')
node.value=node.value.replaceAll(SHOWN_TAG,'&lt;');
if('children' in node)
node.children.forEach(showTags);
}
function enrich(parent,page){
parent.children=parent.children.flatMap((node)=>{
if(node.type==='text')
return isBetweenBlocks(node,parent)?[node]:enrichedText(node.value,page);
if(node.type!=='element')
return[];
if(node.tagName==='pre')
return[codeOf(node)];
if(node.tagName!=='code'&&node.tagName!=='a')
enrich(node,page);
return[node];
});
}
function isBetweenBlocks({value},parent){
return parent.type==='root'||(parent.tagName!=='p'&&value.trim()==='');
}
const IN_TEXT=/\n|(?<!\w)@([a-z\d][a-z\d-]{0,38})\b|(?<!\w)#(\d+)\b|(\$[^$\n]+\$)/giu;
function enrichedText(text,page){
const nodes=[];
let at=0;
for(const{0:found,1:login,2:number,3:formula,index}of text.matchAll(IN_TEXT)){
nodes.push(textNode(text.slice(at,index)));
at=index+found.length;
if(login!==undefined)
nodes.push(element('a',{className:['user-mention','notranslate'],href:new URL(`/${login}`,page).href},found));
else if(number!==undefined)
nodes.push(element('a',{className:['issue-link'],href:`${page}/issues/${number}`},found));
else if(formula!==undefined)
nodes.push(element('math-renderer',{className:['js-inline-math']},formula));
else
nodes.push(element('br',{}),textNode('\n'));
}
return[...nodes,textNode(text.slice(at))];
}
const DRAWN=/^(?:mermaid|geojson|topojson|stl|math)$/u;
const HIGHLIGHTED=new Map([
...['js','ts','json','yaml','python','diff','rust','go'].map((name)=>[name,name]),
['sh','shell'],
['html','text-html-basic']
]);
function codeOf(pre){
const[code]=pre.children;
const className=code?.type==='element'?code.properties.className:undefined;
const language=Array.isArray(className)?String(className[0]).replace('language-',''):'';
const source=code?.type==='element'&&code.children[0]?.type==='text'?code.children[0].value:'';
if(language==='suggestion')
return suggestionOf(source);
if(DRAWN.test(language))
return element('section',{className:['js-render-needs-enrichment'],dataType:language},element('pre',{},source));
const highlighter=HIGHLIGHTED.get(language);
if(highlighter===undefined)
return element('pre',{lang:language||undefined},element('code',{},source));
const name=highlighter.startsWith('text-')?highlighter:`source-${highlighter}`;
return element('div',{className:['highlight',`highlight-${name}`]},element('pre',{},source));
}
function suggestionOf(source){
const rows=source
.replace(/\n$/u,'')
.split('\n')
.map((line)=>element('tr',{},element('td',{className:['blob-code-inner','blob-code-addition']},line)));
const title=element('div',{},'Suggested change');
return element('div',{className:['js-suggested-changes-blob']},title,element('table',{},...rows));
}
function element(tagName,properties,...children){
const nodes=children.map((child)=>(typeof child==='string'?textNode(child):child));
return{type:'element',tagName,properties,children:nodes};
}
function textNode(value){
return{type:'text',value};
}
})
};
;
