"use strict";
exports.id=3776;
exports.ids=[3776];
exports.modules={
23776:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
untilCall:()=>(untilCall)
});
var _delimiters_js_0_=__webpack_require__(51685);
var _tag_calls_js_1_=__webpack_require__(93191);
const CALL_START=new RegExp([
_delimiters_js_0_.$4.source,
_tag_calls_js_1_.Bb.source,
String.raw `<\|(?:channel|recipient)\|>`,
String.raw `<[\p{L}_][\p{L}\p{N}_.-]*/?>\s*[<{]`,
String.raw `\n[^\S\n]*[[{]`,
String.raw `\n>>>\w`
].join('|'),'u');
const MAX_START_CHARS=300;
function untilCall(onDelta){
let tail='\n';
let hasCall=false;
return(delta)=>{
if(delta.kind==='thinking')
onDelta(delta);
if(delta.kind==='thinking'||hasCall)
return;
const seen=tail+delta.text;
const start=seen.search(CALL_START);
hasCall=start>=0;
const text=hasCall?seen.slice(tail.length,start):delta.text;
if(text!=='')
onDelta({kind:'text',text});
tail=seen.slice(-MAX_START_CHARS);
};
}
})
};
;
