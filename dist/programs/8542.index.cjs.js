"use strict";
exports.id=8542;
exports.ids=[8542];
exports.modules={
58542:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(matchesWildcard),
_:()=>(matchesAnyWildcard)
});
function matchesWildcard(pattern,text){
const[first='',...others]=pattern.split('*');
const last=others.pop();
if(last===undefined)
return text===first;
if(!text.startsWith(first))
return false;
let position=first.length;
for(const piece of others){
const index=text.indexOf(piece,position);
if(index<0)
return false;
position=index+piece.length;
}
return position+last.length<=text.length&&text.endsWith(last);
}
function matchesAnyWildcard(patterns,text){
return patterns.some((pattern)=>matchesWildcard(pattern,text));
}
})
};
;
