"use strict";
exports.id=7881;
exports.ids=[7881];
exports.modules={
97881:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
statsMarkdown:()=>(statsMarkdown)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
function statsMarkdown(stats,{repository,days,isComplete}){
const title=`## Pull requests of the agent in ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(repository)}, opened in the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(days,'day')}`;
const count=stats.merged+stats.closed+stats.open;
if(count===0)
return `${title}\n\nThere are none.\n`;
const parts=[
title,
[...totals(stats)].map((line)=>`- ${line}`).join('\n'),
table('Task',stats.byTask),
table('Model',stats.byModel),
...notes(stats,isComplete)
];
return `${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)(parts)}\n`;
}
function*totals(stats){
const{merged,closed,open,mergedShare,timeToMerge,mergedUntouched,dollarsPerMerged}=stats;
const share=mergedShare===undefined?'':`, ${percent(mergedShare)} of those that ended`;
yield `**${merged} merged**${share}; ${closed} closed without merging; ${open} open`;
if(timeToMerge!==undefined)
yield `Median time to merge: ${formatDays(timeToMerge)}`;
if(merged>0)
yield `Merged without a commit by anybody else: ${mergedUntouched} of ${merged}`;
if(dollarsPerMerged!==undefined)
yield `Cost per merged pull request, including work that was not merged: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.nT)(dollarsPerMerged)}`;
}
function table(heading,groups){
const head=[heading,'Merged','Closed','Open','Time to merge','Commits by others','Cost','Cost per merged'];
const rows=[...groups].map(([name,measures])=>[
(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.MZ)(name),
String(measures.merged),
String(measures.closed),
String(measures.open),
measures.timeToMerge===undefined?'–':formatDays(measures.timeToMerge),
String(measures.otherCommits),
(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.nT)(measures.dollars),
measures.dollarsPerMerged===undefined?'–':(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.nT)(measures.dollarsPerMerged)
]);
const rule=head.map((_,column)=>(column===0?'---':'---:'));
return[head,rule,...rows].map((cells)=>`| ${cells.join(' | ')} |`).join('\n');
}
function notes({withoutCost},isComplete){
return[
withoutCost===0
?''
:`The cost of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(withoutCost,'pull request')} is missing or incomplete: the model’s price was unknown, or the session is gone.`,
isComplete?'':'The repository has so many pull requests that the oldest of this period were not read.'
].filter(Boolean);
}
function percent(share){
return `${Math.round(share*100)}%`;
}
const HOUR=3_600_000;
function formatDays(milliseconds){
if(milliseconds<HOUR)
return `${Math.round(milliseconds/ 60_000)} min`;
if(milliseconds<48*HOUR)
return `${(milliseconds/ HOUR).toFixed(1)} h`;
return `${(milliseconds/(24*HOUR)).toFixed(1)} days`;
}
}),
47534:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(totalLines),
m:()=>(totalsByPath)
});
function totalLines(edits){
return{
added:edits.reduce((sum,{added})=>sum+added,0),
removed:edits.reduce((sum,{removed})=>sum+removed,0)
};
}
function totalsByPath(edits){
return[...Map.groupBy(edits,({path})=>path)].map(([path,group])=>({path,...totalLines(group)}));
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
var _edit_totals_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47534);
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds/ 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds/ 1_000);
if(seconds<3_600)
return `${Math.floor(seconds/ 60)} min ${pad(seconds%60)} s`;
const minutes=Math.round(seconds/ 60);
return `${Math.floor(minutes/ 60)} h ${pad(minutes%60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count/ 1_000)}k`;
return `${oneDecimal(count/ 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length-max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const{added,removed}=(0,_edit_totals_js__WEBPACK_IMPORTED_MODULE_0__.S)(edits);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
})
};
;
