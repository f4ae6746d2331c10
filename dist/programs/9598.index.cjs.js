"use strict";
exports.id=9598;
exports.ids=[9598];
exports.modules={
89598:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
AuthorizationServerMismatchError:()=>(AuthorizationServerMismatchError),
BAGGAGE_META_KEY:()=>(BAGGAGE_META_KEY),
CLIENT_CAPABILITIES_META_KEY:()=>(CLIENT_CAPABILITIES_META_KEY),
CLIENT_INFO_META_KEY:()=>(CLIENT_INFO_META_KEY),
Client:()=>(Client),
ClientCredentialsProvider:()=>(ClientCredentialsProvider),
CrossAppAccessProvider:()=>(CrossAppAccessProvider),
DEFAULT_NEGOTIATED_PROTOCOL_VERSION:()=>(DEFAULT_NEGOTIATED_PROTOCOL_VERSION),
DEFAULT_REQUEST_TIMEOUT_MSEC:()=>(DEFAULT_REQUEST_TIMEOUT_MSEC),
DPOP_SUPPORTED_ALGS:()=>(DPOP_SUPPORTED_ALGS),
DpopSession:()=>(DpopSession),
INTERNAL_ERROR:()=>(INTERNAL_ERROR),
INVALID_PARAMS:()=>(INVALID_PARAMS),
INVALID_REQUEST:()=>(INVALID_REQUEST),
InMemoryResponseCacheStore:()=>(InMemoryResponseCacheStore),
InMemoryTransport:()=>(InMemoryTransport),
InsecureTokenEndpointError:()=>(InsecureTokenEndpointError),
InsufficientScopeError:()=>(InsufficientScopeError),
IssuerMismatchError:()=>(IssuerMismatchError),
JSONRPC_VERSION:()=>(JSONRPC_VERSION),
LATEST_PROTOCOL_VERSION:()=>(LATEST_PROTOCOL_VERSION),
LOG_LEVEL_META_KEY:()=>(LOG_LEVEL_META_KEY),
MAX_CACHE_TTL_MS:()=>(MAX_CACHE_TTL_MS),
METHOD_NOT_FOUND:()=>(METHOD_NOT_FOUND),
MissingRequiredClientCapabilityError:()=>(MissingRequiredClientCapabilityError),
OAuthClientFlowError:()=>(OAuthClientFlowError),
OAuthError:()=>(OAuthError),
OAuthErrorCode:()=>(OAuthErrorCode),
PARSE_ERROR:()=>(PARSE_ERROR),
PROTOCOL_VERSION_META_KEY:()=>(PROTOCOL_VERSION_META_KEY),
PrivateKeyJwtProvider:()=>(PrivateKeyJwtProvider),
Protocol:()=>(Protocol),
ProtocolError:()=>(ProtocolError),
ProtocolErrorCode:()=>(ProtocolErrorCode),
RELATED_TASK_META_KEY:()=>(RELATED_TASK_META_KEY),
ReadBuffer:()=>(ReadBuffer),
RegistrationRejectedError:()=>(RegistrationRejectedError),
ResourceNotFoundError:()=>(ResourceNotFoundError),
SERVER_INFO_META_KEY:()=>(SERVER_INFO_META_KEY),
SSEClientTransport:()=>(SSEClientTransport),
STDIO_DEFAULT_MAX_BUFFER_SIZE:()=>(STDIO_DEFAULT_MAX_BUFFER_SIZE),
SUBSCRIPTION_ID_META_KEY:()=>(SUBSCRIPTION_ID_META_KEY),
SUPPORTED_PROTOCOL_VERSIONS:()=>(SUPPORTED_PROTOCOL_VERSIONS),
SdkError:()=>(SdkError),
SdkErrorCode:()=>(SdkErrorCode),
SdkHttpError:()=>(SdkHttpError),
SseError:()=>(SseError),
StaticPrivateKeyJwtProvider:()=>(StaticPrivateKeyJwtProvider),
StreamableHTTPClientTransport:()=>(StreamableHTTPClientTransport),
TRACEPARENT_META_KEY:()=>(TRACEPARENT_META_KEY),
TRACESTATE_META_KEY:()=>(TRACESTATE_META_KEY),
UnauthorizedError:()=>(UnauthorizedError),
UnsupportedProtocolVersionError:()=>(UnsupportedProtocolVersionError),
UriTemplate:()=>(UriTemplate),
UrlElicitationRequiredError:()=>(UrlElicitationRequiredError),
accessTokenHash:()=>(accessTokenHash),
applyMiddlewares:()=>(applyMiddlewares),
assertCompleteRequestPrompt:()=>(assertCompleteRequestPrompt),
assertCompleteRequestResourceTemplate:()=>(assertCompleteRequestResourceTemplate),
assertSecureTokenEndpoint:()=>(assertSecureTokenEndpoint),
auth:()=>(auth),
buildDiscoveryUrls:()=>(buildDiscoveryUrls),
checkResourceAllowed:()=>(checkResourceAllowed),
computeScopeUnion:()=>(computeScopeUnion),
createFetchWithInit:()=>(createFetchWithInit),
createMiddleware:()=>(createMiddleware),
createPrivateKeyJwtAuth:()=>(createPrivateKeyJwtAuth),
deserializeMessage:()=>(deserializeMessage),
discoverAndRequestJwtAuthGrant:()=>(discoverAndRequestJwtAuthGrant),
discoverAuthorizationServerMetadata:()=>(discoverAuthorizationServerMetadata),
discoverOAuthMetadata:()=>(discoverOAuthMetadata),
discoverOAuthProtectedResourceMetadata:()=>(discoverOAuthProtectedResourceMetadata),
discoverOAuthServerInfo:()=>(discoverOAuthServerInfo),
exchangeAuthorization:()=>(exchangeAuthorization),
exchangeJwtAuthGrant:()=>(exchangeJwtAuthGrant),
extractResourceMetadataUrl:()=>(extractResourceMetadataUrl),
extractWWWAuthenticateParams:()=>(extractWWWAuthenticateParams),
fetchToken:()=>(fetchToken),
fromJsonSchema:()=>(dist_fromJsonSchema),
generateDpopKeyPair:()=>(generateDpopKeyPair),
getDisplayName:()=>(getDisplayName),
getSupportedElicitationModes:()=>(getSupportedElicitationModes),
isCallToolResult:()=>(isCallToolResult),
isDpopNonceChallenge:()=>(isDpopNonceChallenge),
isHttpsUrl:()=>(isHttpsUrl),
isInitializeRequest:()=>(isInitializeRequest),
isInitializedNotification:()=>(isInitializedNotification),
isInputRequiredResult:()=>(isInputRequiredResult),
isJSONRPCErrorResponse:()=>(isJSONRPCErrorResponse),
isJSONRPCNotification:()=>(isJSONRPCNotification),
isJSONRPCRequest:()=>(isJSONRPCRequest),
isJSONRPCResponse:()=>(isJSONRPCResponse),
isJSONRPCResultResponse:()=>(isJSONRPCResultResponse),
isJsonContentType:()=>(isJsonContentType),
isSpecType:()=>(isSpecType),
isStrictScopeSuperset:()=>(isStrictScopeSuperset),
isTaskAugmentedRequestParams:()=>(isTaskAugmentedRequestParams),
mergeCapabilities:()=>(mergeCapabilities),
parseErrorResponse:()=>(parseErrorResponse),
parseJSONRPCMessage:()=>(parseJSONRPCMessage),
preloadSchemas:()=>(preloadSchemas),
prepareAuthorizationCodeRequest:()=>(prepareAuthorizationCodeRequest),
refreshAuthorization:()=>(refreshAuthorization),
registerClient:()=>(registerClient),
requestJwtAuthorizationGrant:()=>(requestJwtAuthorizationGrant),
resolveClientMetadata:()=>(resolveClientMetadata),
resourceUrlFromServerUrl:()=>(resourceUrlFromServerUrl),
selectClientAuthMethod:()=>(selectClientAuthMethod),
selectResourceURL:()=>(selectResourceURL),
serializeMessage:()=>(serializeMessage),
specTypeSchemas:()=>(specTypeSchemas),
startAuthorization:()=>(startAuthorization),
validateAuthorizationResponseIssuer:()=>(validateAuthorizationResponseIssuer),
validateClientMetadataUrl:()=>(validateClientMetadataUrl),
withDpop:()=>(withDpop),
withDpopFromProvider:()=>(withDpopFromProvider),
withInputRequired:()=>(withInputRequired),
withLogging:()=>(withLogging),
withOAuth:()=>(withOAuth)
});
var chunk_DYPzFuB5=__webpack_require__(41866);
var dialects_BAIiebX0=__webpack_require__(39933);
var schemas=__webpack_require__(3301);
var iso=__webpack_require__(79435);
;
const LATEST_PROTOCOL_VERSION="2025-11-25";
const DEFAULT_NEGOTIATED_PROTOCOL_VERSION="2025-03-26";
const SUPPORTED_PROTOCOL_VERSIONS=[
LATEST_PROTOCOL_VERSION,
"2025-06-18",
"2025-03-26",
"2024-11-05",
"2024-10-07"
];
const RELATED_TASK_META_KEY="io.modelcontextprotocol/related-task";
const PROTOCOL_VERSION_META_KEY="io.modelcontextprotocol/protocolVersion";
const CLIENT_INFO_META_KEY="io.modelcontextprotocol/clientInfo";
const SERVER_INFO_META_KEY="io.modelcontextprotocol/serverInfo";
const CLIENT_CAPABILITIES_META_KEY="io.modelcontextprotocol/clientCapabilities";
const SUBSCRIPTION_ID_META_KEY="io.modelcontextprotocol/subscriptionId";
const LOG_LEVEL_META_KEY="io.modelcontextprotocol/logLevel";
const TRACEPARENT_META_KEY="traceparent";
const TRACESTATE_META_KEY="tracestate";
const BAGGAGE_META_KEY="baggage";
const JSONRPC_VERSION="2.0";
const PARSE_ERROR=-32700;
const INVALID_REQUEST=-32600;
const METHOD_NOT_FOUND=-32601;
const INVALID_PARAMS=-32602;
const INTERNAL_ERROR=-32603;
const JSONValueSchema=schemas.RZV(()=>schemas.KCZ([
schemas.YjP(),
schemas.aig(),
schemas.zMY(),
schemas.chJ(),
schemas.g1P(schemas.YjP(),JSONValueSchema),
schemas.YOg(JSONValueSchema)
]));
const JSONObjectSchema=schemas.g1P(schemas.YjP(),JSONValueSchema);
const JSONArraySchema=schemas.YOg(JSONValueSchema);
const ProgressTokenSchema=schemas.KCZ([schemas.YjP(),schemas.aig().int()]);
const CursorSchema=schemas.YjP();
const TaskMetadataSchema=schemas.Ikc({ttl:schemas.aig().optional()});
const RelatedTaskMetadataSchema=schemas.Ikc({taskId:schemas.YjP()});
const RequestMetaSchema=schemas._H3({
progressToken:ProgressTokenSchema.optional(),
[RELATED_TASK_META_KEY]:RelatedTaskMetadataSchema.optional()
});
const BaseRequestParamsSchema=schemas.Ikc({_meta:RequestMetaSchema.optional()});
const TaskAugmentedRequestParamsSchema=BaseRequestParamsSchema.extend({task:TaskMetadataSchema.optional()});
const RequestSchema=schemas.Ikc({
method:schemas.YjP(),
params:BaseRequestParamsSchema.loose().optional()
});
const NotificationsParamsSchema=schemas.Ikc({_meta:RequestMetaSchema.optional()});
const NotificationSchema=schemas.Ikc({
method:schemas.YjP(),
params:NotificationsParamsSchema.loose().optional()
});
const ResultMetaObjectSchema=schemas._H3({get[SERVER_INFO_META_KEY](){
return ImplementationSchema.optional().catch(void 0);
}});
const ResultSchema=schemas._H3({_meta:ResultMetaObjectSchema.optional()});
const RequestIdSchema=schemas.KCZ([schemas.YjP(),schemas.aig().int()]);
const JSONRPCRequestSchema=schemas.Ikc({
jsonrpc:schemas.euz(JSONRPC_VERSION),
id:RequestIdSchema,
...RequestSchema.shape
}).strict();
const JSONRPCNotificationSchema=schemas.Ikc({
jsonrpc:schemas.euz(JSONRPC_VERSION),
...NotificationSchema.shape
}).strict();
const JSONRPCResultResponseSchema=schemas.Ikc({
jsonrpc:schemas.euz(JSONRPC_VERSION),
id:RequestIdSchema,
result:ResultSchema
}).strict();
const JSONRPCErrorResponseSchema=schemas.Ikc({
jsonrpc:schemas.euz(JSONRPC_VERSION),
id:RequestIdSchema.optional(),
error:schemas.Ikc({
code:schemas.aig().int(),
message:schemas.YjP(),
data:schemas.L5J().optional()
})
}).strict();
const JSONRPCMessageSchema=schemas.KCZ([
JSONRPCRequestSchema,
JSONRPCNotificationSchema,
JSONRPCResultResponseSchema,
JSONRPCErrorResponseSchema
]);
const JSONRPCResponseSchema=schemas.KCZ([JSONRPCResultResponseSchema,JSONRPCErrorResponseSchema]);
const EmptyResultSchema=ResultSchema.strict();
const CancelledNotificationParamsSchema=NotificationsParamsSchema.extend({
requestId:RequestIdSchema.optional(),
reason:schemas.YjP().optional()
});
const CancelledNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/cancelled"),
params:CancelledNotificationParamsSchema
});
const IconSchema=schemas.Ikc({
src:schemas.YjP(),
mimeType:schemas.YjP().optional(),
sizes:schemas.YOg(schemas.YjP()).optional(),
theme:schemas.k5n(["light","dark"]).optional()
});
const IconsSchema=schemas.Ikc({icons:schemas.YOg(IconSchema).optional()});
const BaseMetadataSchema=schemas.Ikc({
name:schemas.YjP(),
title:schemas.YjP().optional()
});
const ImplementationSchema=BaseMetadataSchema.extend({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
version:schemas.YjP(),
websiteUrl:schemas.YjP().optional(),
description:schemas.YjP().optional()
});
const FormElicitationCapabilitySchema=schemas.E$q(schemas.Ikc({applyDefaults:schemas.zMY().optional()}),JSONObjectSchema);
const ElicitationCapabilitySchema=schemas.vkY((value)=>{
if(value&&typeof value==="object"&&!Array.isArray(value)&&Object.keys(value).length===0)return{form:{}};
return value;
},schemas.E$q(schemas.Ikc({
form:FormElicitationCapabilitySchema.optional(),
url:JSONObjectSchema.optional()
}),JSONObjectSchema.optional()));
const ClientTasksCapabilitySchema=schemas._H3({
list:JSONObjectSchema.optional(),
cancel:JSONObjectSchema.optional(),
requests:schemas._H3({
sampling:schemas._H3({createMessage:JSONObjectSchema.optional()}).optional(),
elicitation:schemas._H3({create:JSONObjectSchema.optional()}).optional()
}).optional()
});
const ServerTasksCapabilitySchema=schemas._H3({
list:JSONObjectSchema.optional(),
cancel:JSONObjectSchema.optional(),
requests:schemas._H3({tools:schemas._H3({call:JSONObjectSchema.optional()}).optional()}).optional()
});
const ClientCapabilitiesSchema=schemas.Ikc({
experimental:schemas.g1P(schemas.YjP(),JSONObjectSchema).optional(),
sampling:schemas.Ikc({
context:JSONObjectSchema.optional(),
tools:JSONObjectSchema.optional()
}).optional(),
elicitation:ElicitationCapabilitySchema.optional(),
roots:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
tasks:ClientTasksCapabilitySchema.optional(),
extensions:schemas.g1P(schemas.YjP(),JSONObjectSchema).optional()
});
const InitializeRequestParamsSchema=BaseRequestParamsSchema.extend({
protocolVersion:schemas.YjP(),
capabilities:ClientCapabilitiesSchema,
clientInfo:ImplementationSchema
});
const InitializeRequestSchema=RequestSchema.extend({
method:schemas.euz("initialize"),
params:InitializeRequestParamsSchema
});
const ServerCapabilitiesSchema=schemas.Ikc({
experimental:schemas.g1P(schemas.YjP(),JSONObjectSchema).optional(),
logging:JSONObjectSchema.optional(),
completions:JSONObjectSchema.optional(),
prompts:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
resources:schemas.Ikc({
subscribe:schemas.zMY().optional(),
listChanged:schemas.zMY().optional()
}).optional(),
tools:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
tasks:ServerTasksCapabilitySchema.optional(),
extensions:schemas.g1P(schemas.YjP(),JSONObjectSchema).optional()
});
const InitializeResultSchema=ResultSchema.extend({
protocolVersion:schemas.YjP(),
capabilities:ServerCapabilitiesSchema,
serverInfo:ImplementationSchema,
instructions:schemas.YjP().optional()
});
const InitializedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/initialized"),
params:NotificationsParamsSchema.optional()
});
const DiscoverRequestSchema=RequestSchema.extend({
method:schemas.euz("server/discover"),
params:BaseRequestParamsSchema.optional()
});
const DiscoverResultSchema=ResultSchema.extend({
supportedVersions:schemas.YOg(schemas.YjP()),
capabilities:ServerCapabilitiesSchema,
instructions:schemas.YjP().optional()
});
const PingRequestSchema=RequestSchema.extend({
method:schemas.euz("ping"),
params:BaseRequestParamsSchema.optional()
});
const ProgressSchema=schemas.Ikc({
progress:schemas.aig(),
total:schemas.lqM(schemas.aig()),
message:schemas.lqM(schemas.YjP())
});
const ProgressNotificationParamsSchema=schemas.Ikc({
...NotificationsParamsSchema.shape,
...ProgressSchema.shape,
progressToken:ProgressTokenSchema
});
const ProgressNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/progress"),
params:ProgressNotificationParamsSchema
});
const PaginatedRequestParamsSchema=BaseRequestParamsSchema.extend({cursor:CursorSchema.optional()});
const PaginatedRequestSchema=RequestSchema.extend({params:PaginatedRequestParamsSchema.optional()});
const PaginatedResultSchema=ResultSchema.extend({nextCursor:CursorSchema.optional()});
const ResourceContentsSchema=schemas.Ikc({
uri:schemas.YjP(),
mimeType:schemas.lqM(schemas.YjP()),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const TextResourceContentsSchema=ResourceContentsSchema.extend({text:schemas.YjP()});
const Base64Schema=schemas.YjP().refine((val)=>{
try{
atob(val);
return true;
}catch{
return false;
}
},{message:"Invalid Base64 string"});
const BlobResourceContentsSchema=ResourceContentsSchema.extend({blob:Base64Schema});
const RoleSchema=schemas.k5n(["user","assistant"]);
const AnnotationsSchema=schemas.Ikc({
audience:schemas.YOg(RoleSchema).optional(),
priority:schemas.aig().min(0).max(1).optional(),
lastModified:iso.w$({offset:true}).optional()
});
const ResourceSchema=schemas.Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
uri:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
mimeType:schemas.lqM(schemas.YjP()),
size:schemas.lqM(schemas.aig()),
annotations:AnnotationsSchema.optional(),
_meta:schemas.lqM(schemas._H3({}))
});
const ResourceTemplateSchema=schemas.Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
uriTemplate:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
mimeType:schemas.lqM(schemas.YjP()),
annotations:AnnotationsSchema.optional(),
_meta:schemas.lqM(schemas._H3({}))
});
const ListResourcesRequestSchema=PaginatedRequestSchema.extend({method:schemas.euz("resources/list")});
const ListResourcesResultSchema=PaginatedResultSchema.extend({resources:schemas.YOg(ResourceSchema)});
const ListResourceTemplatesRequestSchema=PaginatedRequestSchema.extend({method:schemas.euz("resources/templates/list")});
const ListResourceTemplatesResultSchema=PaginatedResultSchema.extend({resourceTemplates:schemas.YOg(ResourceTemplateSchema)});
const ResourceRequestParamsSchema=BaseRequestParamsSchema.extend({uri:schemas.YjP()});
const ReadResourceRequestParamsSchema=ResourceRequestParamsSchema;
const ReadResourceRequestSchema=RequestSchema.extend({
method:schemas.euz("resources/read"),
params:ReadResourceRequestParamsSchema
});
const ReadResourceResultSchema=ResultSchema.extend({contents:schemas.YOg(schemas.KCZ([TextResourceContentsSchema,BlobResourceContentsSchema]))});
const ResourceListChangedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/resources/list_changed"),
params:NotificationsParamsSchema.optional()
});
const SubscribeRequestParamsSchema=ResourceRequestParamsSchema;
const SubscribeRequestSchema=RequestSchema.extend({
method:schemas.euz("resources/subscribe"),
params:SubscribeRequestParamsSchema
});
const UnsubscribeRequestParamsSchema=ResourceRequestParamsSchema;
const UnsubscribeRequestSchema=RequestSchema.extend({
method:schemas.euz("resources/unsubscribe"),
params:UnsubscribeRequestParamsSchema
});
const SubscriptionFilterSchema=schemas.Ikc({
toolsListChanged:schemas.zMY().optional(),
promptsListChanged:schemas.zMY().optional(),
resourcesListChanged:schemas.zMY().optional(),
resourceSubscriptions:schemas.YOg(schemas.YjP()).optional()
});
const SubscriptionsListenRequestParamsSchema=BaseRequestParamsSchema.extend({notifications:SubscriptionFilterSchema});
const SubscriptionsListenRequestSchema=RequestSchema.extend({
method:schemas.euz("subscriptions/listen"),
params:SubscriptionsListenRequestParamsSchema
});
const SubscriptionsAcknowledgedNotificationParamsSchema=NotificationsParamsSchema.extend({notifications:SubscriptionFilterSchema});
const SubscriptionsAcknowledgedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/subscriptions/acknowledged"),
params:SubscriptionsAcknowledgedNotificationParamsSchema
});
const SubscriptionsListenResultMetaSchema=ResultMetaObjectSchema.extend({[SUBSCRIPTION_ID_META_KEY]:RequestIdSchema});
const SubscriptionsListenResultSchema=ResultSchema.extend({_meta:SubscriptionsListenResultMetaSchema});
const ResourceUpdatedNotificationParamsSchema=NotificationsParamsSchema.extend({uri:schemas.YjP()});
const ResourceUpdatedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/resources/updated"),
params:ResourceUpdatedNotificationParamsSchema
});
const PromptArgumentSchema=schemas.Ikc({
name:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
required:schemas.lqM(schemas.zMY())
});
const PromptSchema=schemas.Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
description:schemas.lqM(schemas.YjP()),
arguments:schemas.lqM(schemas.YOg(PromptArgumentSchema)),
_meta:schemas.lqM(schemas._H3({}))
});
const ListPromptsRequestSchema=PaginatedRequestSchema.extend({method:schemas.euz("prompts/list")});
const ListPromptsResultSchema=PaginatedResultSchema.extend({prompts:schemas.YOg(PromptSchema)});
const GetPromptRequestParamsSchema=BaseRequestParamsSchema.extend({
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional()
});
const GetPromptRequestSchema=RequestSchema.extend({
method:schemas.euz("prompts/get"),
params:GetPromptRequestParamsSchema
});
const TextContentSchema=schemas.Ikc({
type:schemas.euz("text"),
text:schemas.YjP(),
annotations:AnnotationsSchema.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ImageContentSchema=schemas.Ikc({
type:schemas.euz("image"),
data:Base64Schema,
mimeType:schemas.YjP(),
annotations:AnnotationsSchema.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const AudioContentSchema=schemas.Ikc({
type:schemas.euz("audio"),
data:Base64Schema,
mimeType:schemas.YjP(),
annotations:AnnotationsSchema.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ToolUseContentSchema=schemas.Ikc({
type:schemas.euz("tool_use"),
name:schemas.YjP(),
id:schemas.YjP(),
input:schemas.g1P(schemas.YjP(),schemas.L5J()),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const EmbeddedResourceSchema=schemas.Ikc({
type:schemas.euz("resource"),
resource:schemas.KCZ([TextResourceContentsSchema,BlobResourceContentsSchema]),
annotations:AnnotationsSchema.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ResourceLinkSchema=ResourceSchema.extend({type:schemas.euz("resource_link")});
const ContentBlockSchema=schemas.KCZ([
TextContentSchema,
ImageContentSchema,
AudioContentSchema,
ResourceLinkSchema,
EmbeddedResourceSchema
]);
const PromptMessageSchema=schemas.Ikc({
role:RoleSchema,
content:ContentBlockSchema
});
const GetPromptResultSchema=ResultSchema.extend({
description:schemas.YjP().optional(),
messages:schemas.YOg(PromptMessageSchema)
});
const PromptListChangedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/prompts/list_changed"),
params:NotificationsParamsSchema.optional()
});
const ToolAnnotationsSchema=schemas.Ikc({
title:schemas.YjP().optional(),
readOnlyHint:schemas.zMY().optional(),
destructiveHint:schemas.zMY().optional(),
idempotentHint:schemas.zMY().optional(),
openWorldHint:schemas.zMY().optional()
});
const ToolExecutionSchema=schemas.Ikc({taskSupport:schemas.k5n([
"required",
"optional",
"forbidden"
]).optional()});
const ToolSchema=schemas.Ikc({
...BaseMetadataSchema.shape,
...IconsSchema.shape,
description:schemas.YjP().optional(),
inputSchema:schemas.Ikc({
type:schemas.euz("object"),
properties:schemas.g1P(schemas.YjP(),JSONValueSchema).optional(),
required:schemas.YOg(schemas.YjP()).optional()
}).catchall(schemas.L5J()),
outputSchema:schemas._H3({$schema:schemas.YjP().optional()}).optional(),
annotations:ToolAnnotationsSchema.optional(),
execution:ToolExecutionSchema.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ListToolsRequestSchema=PaginatedRequestSchema.extend({method:schemas.euz("tools/list")});
const ListToolsResultSchema=PaginatedResultSchema.extend({tools:schemas.YOg(ToolSchema)});
const CallToolResultSchema=ResultSchema.extend({
content:schemas.YOg(ContentBlockSchema).default([]),
structuredContent:schemas.L5J().optional(),
isError:schemas.zMY().optional()
});
const CompatibilityCallToolResultSchema=CallToolResultSchema.or(ResultSchema.extend({toolResult:schemas.L5J()}));
const CallToolRequestParamsSchema=TaskAugmentedRequestParamsSchema.extend({
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const CallToolRequestSchema=RequestSchema.extend({
method:schemas.euz("tools/call"),
params:CallToolRequestParamsSchema
});
const ToolListChangedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/tools/list_changed"),
params:NotificationsParamsSchema.optional()
});
const ListChangedOptionsBaseSchema=schemas.Ikc({
autoRefresh:schemas.zMY().default(true),
debounceMs:schemas.aig().int().nonnegative().default(300)
});
const LoggingLevelSchema=schemas.k5n([
"debug",
"info",
"notice",
"warning",
"error",
"critical",
"alert",
"emergency"
]);
const SetLevelRequestParamsSchema=BaseRequestParamsSchema.extend({level:LoggingLevelSchema});
const SetLevelRequestSchema=RequestSchema.extend({
method:schemas.euz("logging/setLevel"),
params:SetLevelRequestParamsSchema
});
const LoggingMessageNotificationParamsSchema=NotificationsParamsSchema.extend({
level:LoggingLevelSchema,
logger:schemas.YjP().optional(),
data:schemas.L5J()
});
const LoggingMessageNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/message"),
params:LoggingMessageNotificationParamsSchema
});
const ModelHintSchema=schemas.Ikc({name:schemas.YjP().optional()});
const ModelPreferencesSchema=schemas.Ikc({
hints:schemas.YOg(ModelHintSchema).optional(),
costPriority:schemas.aig().min(0).max(1).optional(),
speedPriority:schemas.aig().min(0).max(1).optional(),
intelligencePriority:schemas.aig().min(0).max(1).optional()
});
const ToolChoiceSchema=schemas.Ikc({mode:schemas.k5n([
"auto",
"required",
"none"
]).optional()});
const ToolResultContentSchema=schemas.Ikc({
type:schemas.euz("tool_result"),
toolUseId:schemas.YjP().describe("The unique identifier for the corresponding tool call."),
content:schemas.YOg(ContentBlockSchema),
structuredContent:schemas.L5J().optional(),
isError:schemas.zMY().optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const SamplingContentSchema=schemas.gMt("type",[
TextContentSchema,
ImageContentSchema,
AudioContentSchema
]);
const SamplingMessageContentBlockSchema=schemas.gMt("type",[
TextContentSchema,
ImageContentSchema,
AudioContentSchema,
ToolUseContentSchema,
ToolResultContentSchema
]);
const SamplingMessageSchema=schemas.Ikc({
role:RoleSchema,
content:schemas.KCZ([SamplingMessageContentBlockSchema,schemas.YOg(SamplingMessageContentBlockSchema)]),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const CreateMessageRequestParamsSchema=TaskAugmentedRequestParamsSchema.extend({
messages:schemas.YOg(SamplingMessageSchema),
modelPreferences:ModelPreferencesSchema.optional(),
systemPrompt:schemas.YjP().optional(),
includeContext:schemas.k5n([
"none",
"thisServer",
"allServers"
]).optional(),
temperature:schemas.aig().optional(),
maxTokens:schemas.aig().int(),
stopSequences:schemas.YOg(schemas.YjP()).optional(),
metadata:JSONObjectSchema.optional(),
tools:schemas.YOg(ToolSchema).optional(),
toolChoice:ToolChoiceSchema.optional()
});
const CreateMessageRequestSchema=RequestSchema.extend({
method:schemas.euz("sampling/createMessage"),
params:CreateMessageRequestParamsSchema
});
const CreateMessageResultSchema=ResultSchema.extend({
model:schemas.YjP(),
stopReason:schemas.lqM(schemas.k5n([
"endTurn",
"stopSequence",
"maxTokens"
]).or(schemas.YjP())),
role:RoleSchema,
content:SamplingContentSchema
});
const CreateMessageResultWithToolsSchema=ResultSchema.extend({
model:schemas.YjP(),
stopReason:schemas.lqM(schemas.k5n([
"endTurn",
"stopSequence",
"maxTokens",
"toolUse"
]).or(schemas.YjP())),
role:RoleSchema,
content:schemas.KCZ([SamplingMessageContentBlockSchema,schemas.YOg(SamplingMessageContentBlockSchema)])
});
const BooleanSchemaSchema=schemas.Ikc({
type:schemas.euz("boolean"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
default:schemas.zMY().optional()
});
const StringSchemaSchema=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minLength:schemas.aig().optional(),
maxLength:schemas.aig().optional(),
format:schemas.k5n([
"email",
"uri",
"date",
"date-time"
]).optional(),
default:schemas.YjP().optional()
});
const NumberSchemaSchema=schemas.Ikc({
type:schemas.k5n(["number","integer"]),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minimum:schemas.aig().optional(),
maximum:schemas.aig().optional(),
default:schemas.aig().optional()
});
const UntitledSingleSelectEnumSchemaSchema=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
enum:schemas.YOg(schemas.YjP()),
default:schemas.YjP().optional()
});
const TitledSingleSelectEnumSchemaSchema=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
oneOf:schemas.YOg(schemas.Ikc({
const:schemas.YjP(),
title:schemas.YjP()
})),
default:schemas.YjP().optional()
});
const LegacyTitledEnumSchemaSchema=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
enum:schemas.YOg(schemas.YjP()),
enumNames:schemas.YOg(schemas.YjP()).optional(),
default:schemas.YjP().optional()
});
const SingleSelectEnumSchemaSchema=schemas.KCZ([UntitledSingleSelectEnumSchemaSchema,TitledSingleSelectEnumSchemaSchema]);
const UntitledMultiSelectEnumSchemaSchema=schemas.Ikc({
type:schemas.euz("array"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minItems:schemas.aig().optional(),
maxItems:schemas.aig().optional(),
items:schemas.Ikc({
type:schemas.euz("string"),
enum:schemas.YOg(schemas.YjP())
}),
default:schemas.YOg(schemas.YjP()).optional()
});
const TitledMultiSelectEnumSchemaSchema=schemas.Ikc({
type:schemas.euz("array"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minItems:schemas.aig().optional(),
maxItems:schemas.aig().optional(),
items:schemas.Ikc({anyOf:schemas.YOg(schemas.Ikc({
const:schemas.YjP(),
title:schemas.YjP()
}))}),
default:schemas.YOg(schemas.YjP()).optional()
});
const MultiSelectEnumSchemaSchema=schemas.KCZ([UntitledMultiSelectEnumSchemaSchema,TitledMultiSelectEnumSchemaSchema]);
const EnumSchemaSchema=schemas.KCZ([
LegacyTitledEnumSchemaSchema,
SingleSelectEnumSchemaSchema,
MultiSelectEnumSchemaSchema
]);
const PrimitiveSchemaDefinitionSchema=schemas.KCZ([
EnumSchemaSchema,
BooleanSchemaSchema,
StringSchemaSchema,
NumberSchemaSchema
]);
const ElicitRequestFormParamsSchema=TaskAugmentedRequestParamsSchema.extend({
mode:schemas.euz("form").optional(),
message:schemas.YjP(),
requestedSchema:schemas.Ikc({
type:schemas.euz("object"),
properties:schemas.g1P(schemas.YjP(),PrimitiveSchemaDefinitionSchema),
required:schemas.YOg(schemas.YjP()).optional()
}).catchall(schemas.L5J())
});
const ElicitRequestURLParamsSchema=TaskAugmentedRequestParamsSchema.extend({
mode:schemas.euz("url"),
message:schemas.YjP(),
elicitationId:schemas.YjP(),
url:schemas.YjP().url()
});
const ElicitRequestParamsSchema=schemas.KCZ([ElicitRequestFormParamsSchema,ElicitRequestURLParamsSchema]);
const ElicitRequestSchema=RequestSchema.extend({
method:schemas.euz("elicitation/create"),
params:ElicitRequestParamsSchema
});
const ElicitationCompleteNotificationParamsSchema=NotificationsParamsSchema.extend({elicitationId:schemas.YjP()});
const ElicitationCompleteNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/elicitation/complete"),
params:ElicitationCompleteNotificationParamsSchema
});
const ElicitResultSchema=ResultSchema.extend({
action:schemas.k5n([
"accept",
"decline",
"cancel"
]),
content:schemas.vkY((val)=>val===null?void 0:val,schemas.g1P(schemas.YjP(),schemas.KCZ([
schemas.YjP(),
schemas.aig(),
schemas.zMY(),
schemas.YOg(schemas.YjP())
])).optional())
});
const ResourceTemplateReferenceSchema=schemas.Ikc({
type:schemas.euz("ref/resource"),
uri:schemas.YjP()
});
const PromptReferenceSchema=schemas.Ikc({
type:schemas.euz("ref/prompt"),
name:schemas.YjP()
});
const CompleteRequestParamsSchema=BaseRequestParamsSchema.extend({
ref:schemas.KCZ([PromptReferenceSchema,ResourceTemplateReferenceSchema]),
argument:schemas.Ikc({
name:schemas.YjP(),
value:schemas.YjP()
}),
context:schemas.Ikc({arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional()}).optional()
});
const CompleteRequestSchema=RequestSchema.extend({
method:schemas.euz("completion/complete"),
params:CompleteRequestParamsSchema
});
const CompleteResultSchema=ResultSchema.extend({completion:schemas._H3({
values:schemas.YOg(schemas.YjP()).max(100),
total:schemas.lqM(schemas.aig().int()),
hasMore:schemas.lqM(schemas.zMY())
})});
const RootSchema=schemas.Ikc({
uri:schemas.YjP().startsWith("file://"),
name:schemas.YjP().optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ListRootsRequestSchema=RequestSchema.extend({
method:schemas.euz("roots/list"),
params:BaseRequestParamsSchema.optional()
});
const ListRootsResultSchema=ResultSchema.extend({roots:schemas.YOg(RootSchema)});
const RootsListChangedNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/roots/list_changed"),
params:NotificationsParamsSchema.optional()
});
const TaskCreationParamsSchema=schemas._H3({
ttl:schemas.aig().optional(),
pollInterval:schemas.aig().optional()
});
const TaskStatusSchema=schemas.k5n([
"working",
"input_required",
"completed",
"failed",
"cancelled"
]);
const TaskSchema=schemas.Ikc({
taskId:schemas.YjP(),
status:TaskStatusSchema,
ttl:schemas.KCZ([schemas.aig(),schemas.chJ()]),
createdAt:schemas.YjP(),
lastUpdatedAt:schemas.YjP(),
pollInterval:schemas.lqM(schemas.aig()),
statusMessage:schemas.lqM(schemas.YjP())
});
const CreateTaskResultSchema=ResultSchema.extend({task:TaskSchema});
const TaskStatusNotificationParamsSchema=NotificationsParamsSchema.merge(TaskSchema);
const TaskStatusNotificationSchema=NotificationSchema.extend({
method:schemas.euz("notifications/tasks/status"),
params:TaskStatusNotificationParamsSchema
});
const GetTaskRequestSchema=RequestSchema.extend({
method:schemas.euz("tasks/get"),
params:BaseRequestParamsSchema.extend({taskId:schemas.YjP()})
});
const GetTaskResultSchema=ResultSchema.merge(TaskSchema);
const GetTaskPayloadRequestSchema=RequestSchema.extend({
method:schemas.euz("tasks/result"),
params:BaseRequestParamsSchema.extend({taskId:schemas.YjP()})
});
const GetTaskPayloadResultSchema=ResultSchema.loose();
const ListTasksRequestSchema=PaginatedRequestSchema.extend({method:schemas.euz("tasks/list")});
const ListTasksResultSchema=PaginatedResultSchema.extend({tasks:schemas.YOg(TaskSchema)});
const CancelTaskRequestSchema=RequestSchema.extend({
method:schemas.euz("tasks/cancel"),
params:BaseRequestParamsSchema.extend({taskId:schemas.YjP()})
});
const CancelTaskResultSchema=ResultSchema.merge(TaskSchema);
const ClientRequestSchema=schemas.KCZ([
PingRequestSchema,
InitializeRequestSchema,
DiscoverRequestSchema,
CompleteRequestSchema,
SetLevelRequestSchema,
GetPromptRequestSchema,
ListPromptsRequestSchema,
ListResourcesRequestSchema,
ListResourceTemplatesRequestSchema,
ReadResourceRequestSchema,
SubscribeRequestSchema,
UnsubscribeRequestSchema,
SubscriptionsListenRequestSchema,
CallToolRequestSchema,
ListToolsRequestSchema
]);
const ClientNotificationSchema=schemas.KCZ([
CancelledNotificationSchema,
ProgressNotificationSchema,
InitializedNotificationSchema,
RootsListChangedNotificationSchema
]);
const ClientResultSchema=schemas.KCZ([
EmptyResultSchema,
CreateMessageResultSchema,
CreateMessageResultWithToolsSchema,
ElicitResultSchema,
ListRootsResultSchema
]);
const ServerRequestSchema=schemas.KCZ([
PingRequestSchema,
CreateMessageRequestSchema,
ElicitRequestSchema,
ListRootsRequestSchema
]);
const ServerNotificationSchema=schemas.KCZ([
CancelledNotificationSchema,
ProgressNotificationSchema,
LoggingMessageNotificationSchema,
ResourceUpdatedNotificationSchema,
ResourceListChangedNotificationSchema,
ToolListChangedNotificationSchema,
PromptListChangedNotificationSchema,
SubscriptionsAcknowledgedNotificationSchema,
ElicitationCompleteNotificationSchema
]);
const ServerResultSchema=schemas.KCZ([
EmptyResultSchema,
InitializeResultSchema,
DiscoverResultSchema,
CompleteResultSchema,
GetPromptResultSchema,
ListPromptsResultSchema,
ListResourcesResultSchema,
ListResourceTemplatesResultSchema,
ReadResourceResultSchema,
CallToolResultSchema,
ListToolsResultSchema,
SubscriptionsListenResultSchema
]);
;
const ZodIssueCode={
invalid_type:"invalid_type",
too_big:"too_big",
too_small:"too_small",
invalid_format:"invalid_format",
not_multiple_of:"not_multiple_of",
unrecognized_keys:"unrecognized_keys",
invalid_union:"invalid_union",
invalid_key:"invalid_key",
invalid_element:"invalid_element",
invalid_value:"invalid_value",
custom:"custom",
};
function setErrorMap(map){
core.config({
customError:map,
});
}
function getErrorMap(){
return core.config().customError;
}
var ZodFirstPartyTypeKind;
(function(ZodFirstPartyTypeKind){
})(ZodFirstPartyTypeKind||(ZodFirstPartyTypeKind={}));
var core_core=__webpack_require__(74214);
var coerce=__webpack_require__(20725);
;
const SafeUrlSchema=schemas.OZ5().superRefine((val,ctx)=>{
if(!URL.canParse(val)){
ctx.addIssue({
code:ZodIssueCode.custom,
message:"URL must be parseable",
fatal:true
});
return core_core.tm;
}
}).refine((url)=>{
const u=new URL(url);
return u.protocol!=="javascript:"&&u.protocol!=="data:"&&u.protocol!=="vbscript:";
},{message:"URL cannot use javascript:, data:, or vbscript: scheme"});
const OAuthProtectedResourceMetadataSchema=schemas._H3({
resource:schemas.YjP().url(),
authorization_servers:schemas.YOg(SafeUrlSchema).optional(),
jwks_uri:schemas.YjP().url().optional(),
scopes_supported:schemas.YOg(schemas.YjP()).optional(),
bearer_methods_supported:schemas.YOg(schemas.YjP()).optional(),
resource_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
resource_name:schemas.YjP().optional(),
resource_documentation:schemas.YjP().optional(),
resource_policy_uri:schemas.YjP().url().optional(),
resource_tos_uri:schemas.YjP().url().optional(),
tls_client_certificate_bound_access_tokens:schemas.zMY().optional(),
authorization_details_types_supported:schemas.YOg(schemas.YjP()).optional(),
dpop_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
dpop_bound_access_tokens_required:schemas.zMY().optional()
});
const OAuthMetadataSchema=schemas._H3({
issuer:schemas.YjP(),
authorization_endpoint:SafeUrlSchema,
token_endpoint:SafeUrlSchema,
registration_endpoint:SafeUrlSchema.optional(),
scopes_supported:schemas.YOg(schemas.YjP()).optional(),
response_types_supported:schemas.YOg(schemas.YjP()),
response_modes_supported:schemas.YOg(schemas.YjP()).optional(),
grant_types_supported:schemas.YOg(schemas.YjP()).optional(),
token_endpoint_auth_methods_supported:schemas.YOg(schemas.YjP()).optional(),
token_endpoint_auth_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
service_documentation:SafeUrlSchema.optional(),
revocation_endpoint:SafeUrlSchema.optional(),
revocation_endpoint_auth_methods_supported:schemas.YOg(schemas.YjP()).optional(),
revocation_endpoint_auth_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
introspection_endpoint:schemas.YjP().optional(),
introspection_endpoint_auth_methods_supported:schemas.YOg(schemas.YjP()).optional(),
introspection_endpoint_auth_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
code_challenge_methods_supported:schemas.YOg(schemas.YjP()).optional(),
client_id_metadata_document_supported:schemas.zMY().optional(),
authorization_response_iss_parameter_supported:schemas.zMY().optional().catch(void 0),
dpop_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional()
});
const OpenIdProviderMetadataSchema=schemas._H3({
issuer:schemas.YjP(),
authorization_endpoint:SafeUrlSchema,
token_endpoint:SafeUrlSchema,
userinfo_endpoint:SafeUrlSchema.optional(),
jwks_uri:SafeUrlSchema,
registration_endpoint:SafeUrlSchema.optional(),
scopes_supported:schemas.YOg(schemas.YjP()).optional(),
response_types_supported:schemas.YOg(schemas.YjP()),
response_modes_supported:schemas.YOg(schemas.YjP()).optional(),
grant_types_supported:schemas.YOg(schemas.YjP()).optional(),
acr_values_supported:schemas.YOg(schemas.YjP()).optional(),
subject_types_supported:schemas.YOg(schemas.YjP()),
id_token_signing_alg_values_supported:schemas.YOg(schemas.YjP()),
id_token_encryption_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
id_token_encryption_enc_values_supported:schemas.YOg(schemas.YjP()).optional(),
userinfo_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
userinfo_encryption_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
userinfo_encryption_enc_values_supported:schemas.YOg(schemas.YjP()).optional(),
request_object_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
request_object_encryption_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
request_object_encryption_enc_values_supported:schemas.YOg(schemas.YjP()).optional(),
token_endpoint_auth_methods_supported:schemas.YOg(schemas.YjP()).optional(),
token_endpoint_auth_signing_alg_values_supported:schemas.YOg(schemas.YjP()).optional(),
display_values_supported:schemas.YOg(schemas.YjP()).optional(),
claim_types_supported:schemas.YOg(schemas.YjP()).optional(),
claims_supported:schemas.YOg(schemas.YjP()).optional(),
service_documentation:schemas.YjP().optional(),
claims_locales_supported:schemas.YOg(schemas.YjP()).optional(),
ui_locales_supported:schemas.YOg(schemas.YjP()).optional(),
claims_parameter_supported:schemas.zMY().optional(),
request_parameter_supported:schemas.zMY().optional(),
request_uri_parameter_supported:schemas.zMY().optional(),
require_request_uri_registration:schemas.zMY().optional(),
op_policy_uri:SafeUrlSchema.optional(),
op_tos_uri:SafeUrlSchema.optional(),
client_id_metadata_document_supported:schemas.zMY().optional(),
authorization_response_iss_parameter_supported:schemas.zMY().optional().catch(void 0)
});
const OpenIdProviderDiscoveryMetadataSchema=schemas.Ikc({
...OpenIdProviderMetadataSchema.shape,
...OAuthMetadataSchema.pick({code_challenge_methods_supported:true}).shape
});
const OAuthTokensSchema=schemas.Ikc({
access_token:schemas.YjP(),
id_token:schemas.YjP().optional(),
token_type:schemas.YjP(),
expires_in:coerce.ai().optional(),
scope:schemas.YjP().optional(),
refresh_token:schemas.YjP().optional(),
issuer:schemas.YjP().optional().catch(void 0)
}).strip();
const IdJagTokenExchangeResponseSchema=schemas.Ikc({
issued_token_type:schemas.euz("urn:ietf:params:oauth:token-type:id-jag"),
access_token:schemas.YjP(),
token_type:schemas.YjP().optional(),
expires_in:schemas.aig().optional(),
scope:schemas.YjP().optional()
}).strip();
const OAuthErrorResponseSchema=schemas.Ikc({
error:schemas.YjP(),
error_description:schemas.YjP().optional(),
error_uri:schemas.YjP().optional()
});
const OptionalSafeUrlSchema=SafeUrlSchema.optional().or(schemas.euz("").transform(()=>void 0));
const OAuthClientMetadataSchema=schemas.Ikc({
redirect_uris:schemas.YOg(SafeUrlSchema),
token_endpoint_auth_method:schemas.YjP().optional(),
grant_types:schemas.YOg(schemas.YjP()).optional(),
response_types:schemas.YOg(schemas.YjP()).optional(),
application_type:schemas.YjP().optional(),
client_name:schemas.YjP().optional(),
client_uri:SafeUrlSchema.optional(),
logo_uri:OptionalSafeUrlSchema,
scope:schemas.YjP().optional(),
contacts:schemas.YOg(schemas.YjP()).optional(),
tos_uri:OptionalSafeUrlSchema,
policy_uri:schemas.YjP().optional(),
jwks_uri:SafeUrlSchema.optional(),
jwks:schemas.bzn().optional(),
software_id:schemas.YjP().optional(),
software_version:schemas.YjP().optional(),
software_statement:schemas.YjP().optional()
}).strip();
const OAuthClientInformationSchema=schemas.Ikc({
client_id:schemas.YjP(),
client_secret:schemas.YjP().optional(),
client_id_issued_at:schemas.aig().optional(),
client_secret_expires_at:schemas.aig().optional(),
issuer:schemas.YjP().optional().catch(void 0)
}).strip();
const OAuthClientInformationFullSchema=OAuthClientMetadataSchema.merge(OAuthClientInformationSchema);
const OAuthClientRegistrationErrorSchema=schemas.Ikc({
error:schemas.YjP(),
error_description:schemas.YjP().optional()
}).strip();
const OAuthTokenRevocationRequestSchema=schemas.Ikc({
token:schemas.YjP(),
token_type_hint:schemas.YjP().optional()
}).strip();
;
var parse=__webpack_require__(15701);
var json_schema_processors=__webpack_require__(48821);
;
const BRANDS=Symbol.for("mcp.sdk.errorBrands");
function stampErrorBrands(instance,ctor){
const brands=new Set();
let current=ctor;
while(typeof current==="function"){
const brand=current.mcpBrand;
if(Object.prototype.hasOwnProperty.call(current,"mcpBrand")&&typeof brand==="string")brands.add(brand);
current=Object.getPrototypeOf(current);
}
if(brands.size===0)return;
Object.defineProperty(instance,BRANDS,{
value:brands,
enumerable:false,
configurable:true
});
}
function brandedHasInstance(cls,value){
try{
if(typeof value==="object"&&value!==null&&Object.prototype.hasOwnProperty.call(cls,"mcpBrand")&&typeof cls.mcpBrand==="string"&&Object.prototype.hasOwnProperty.call(value,BRANDS)){
const carried=value[BRANDS];
if(carried&&typeof carried.has==="function"&&carried.has(cls.mcpBrand))return true;
}
}catch{}
return Function.prototype[Symbol.hasInstance].call(cls,value);
}
let OAuthErrorCode=function(OAuthErrorCode$1){
OAuthErrorCode$1["InvalidRequest"]="invalid_request";
OAuthErrorCode$1["InvalidClient"]="invalid_client";
OAuthErrorCode$1["InvalidGrant"]="invalid_grant";
OAuthErrorCode$1["UnauthorizedClient"]="unauthorized_client";
OAuthErrorCode$1["UnsupportedGrantType"]="unsupported_grant_type";
OAuthErrorCode$1["InvalidScope"]="invalid_scope";
OAuthErrorCode$1["AccessDenied"]="access_denied";
OAuthErrorCode$1["ServerError"]="server_error";
OAuthErrorCode$1["TemporarilyUnavailable"]="temporarily_unavailable";
OAuthErrorCode$1["UnsupportedResponseType"]="unsupported_response_type";
OAuthErrorCode$1["UnsupportedTokenType"]="unsupported_token_type";
OAuthErrorCode$1["InvalidToken"]="invalid_token";
OAuthErrorCode$1["MethodNotAllowed"]="method_not_allowed";
OAuthErrorCode$1["TooManyRequests"]="too_many_requests";
OAuthErrorCode$1["InvalidClientMetadata"]="invalid_client_metadata";
OAuthErrorCode$1["InvalidRedirectUri"]="invalid_redirect_uri";
OAuthErrorCode$1["InsufficientScope"]="insufficient_scope";
OAuthErrorCode$1["InvalidTarget"]="invalid_target";
OAuthErrorCode$1["InvalidDpopProof"]="invalid_dpop_proof";
OAuthErrorCode$1["UseDpopNonce"]="use_dpop_nonce";
return OAuthErrorCode$1;
}({});
var OAuthError=class OAuthError extends Error{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.OAuthError"});
}
static[Symbol.hasInstance](value){
return brandedHasInstance(this,value);
}
static isInstance(value){
if(typeof this!=="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this,value);
}
constructor(code,message,errorUri){
super(message);
this.code=code;
this.errorUri=errorUri;
this.name="OAuthError";
stampErrorBrands(this,new.target);
}
toResponseObject(){
const response={
error:this.code,
error_description:this.message
};
if(this.errorUri)response.error_uri=this.errorUri;
return response;
}
static fromResponse(response){
return new OAuthError(response.error,response.error_description??response.error,response.error_uri);
}
};
let SdkErrorCode=function(SdkErrorCode$1){
SdkErrorCode$1["NotConnected"]="NOT_CONNECTED";
SdkErrorCode$1["AlreadyConnected"]="ALREADY_CONNECTED";
SdkErrorCode$1["NotInitialized"]="NOT_INITIALIZED";
SdkErrorCode$1["CapabilityNotSupported"]="CAPABILITY_NOT_SUPPORTED";
SdkErrorCode$1["RequestTimeout"]="REQUEST_TIMEOUT";
SdkErrorCode$1["ConnectionClosed"]="CONNECTION_CLOSED";
SdkErrorCode$1["SendFailed"]="SEND_FAILED";
SdkErrorCode$1["InvalidResult"]="INVALID_RESULT";
SdkErrorCode$1["UnsupportedResultType"]="UNSUPPORTED_RESULT_TYPE";
SdkErrorCode$1["InputRequiredRoundsExceeded"]="INPUT_REQUIRED_ROUNDS_EXCEEDED";
SdkErrorCode$1["ListPaginationExceeded"]="LIST_PAGINATION_EXCEEDED";
SdkErrorCode$1["MethodNotSupportedByProtocolVersion"]="METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION";
SdkErrorCode$1["EraNegotiationFailed"]="ERA_NEGOTIATION_FAILED";
SdkErrorCode$1["ClientHttpNotImplemented"]="CLIENT_HTTP_NOT_IMPLEMENTED";
SdkErrorCode$1["ClientHttpAuthentication"]="CLIENT_HTTP_AUTHENTICATION";
SdkErrorCode$1["ClientHttpForbidden"]="CLIENT_HTTP_FORBIDDEN";
SdkErrorCode$1["ClientHttpUnexpectedContent"]="CLIENT_HTTP_UNEXPECTED_CONTENT";
SdkErrorCode$1["ClientHttpFailedToOpenStream"]="CLIENT_HTTP_FAILED_TO_OPEN_STREAM";
SdkErrorCode$1["ClientHttpFailedToTerminateSession"]="CLIENT_HTTP_FAILED_TO_TERMINATE_SESSION";
return SdkErrorCode$1;
}({});
var SdkError=class extends Error{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.SdkError"});
}
static[Symbol.hasInstance](value){
return brandedHasInstance(this,value);
}
static isInstance(value){
if(typeof this!=="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this,value);
}
constructor(code,message,data,options){
super(message,options);
this.code=code;
this.data=data;
this.name="SdkError";
stampErrorBrands(this,new.target);
}
};
var SdkHttpError=class extends SdkError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.SdkHttpError"});
}
constructor(code,message,data,options){
super(code,message,data,options);
this.name="SdkHttpError";
}
get status(){
return this.data.status;
}
get statusText(){
return this.data.statusText;
}
};
function resourceUrlFromServerUrl(url){
const resourceURL=typeof url==="string"?new URL(url):new URL(url.href);
resourceURL.hash="";
return resourceURL;
}
function withoutIssuer(body){
if(typeof body!=="object"||body===null||Array.isArray(body))return body;
const copy={...body};
delete copy.issuer;
return copy;
}
function checkResourceAllowed({requestedResource,configuredResource}){
const requested=typeof requestedResource==="string"?new URL(requestedResource):new URL(requestedResource.href);
const configured=typeof configuredResource==="string"?new URL(configuredResource):new URL(configuredResource.href);
if(requested.origin!==configured.origin)return false;
if(requested.pathname.length<configured.pathname.length)return false;
const requestedPath=requested.pathname.endsWith("/")?requested.pathname:requested.pathname+"/";
const configuredPath=configured.pathname.endsWith("/")?configured.pathname:configured.pathname+"/";
return requestedPath.startsWith(configuredPath);
}
const FIRST_MODERN_PROTOCOL_VERSION="2026-07-28";
const SUPPORTED_MODERN_PROTOCOL_VERSIONS=[FIRST_MODERN_PROTOCOL_VERSION];
function isModernProtocolVersion(version){
return version>=FIRST_MODERN_PROTOCOL_VERSION;
}
function legacyProtocolVersions(versions){
return versions.filter((version)=>!isModernProtocolVersion(version));
}
function modernProtocolVersions(versions){
return versions.filter((version)=>isModernProtocolVersion(version));
}
function appendTextFallbackForNonObject(result){
const sc=result.structuredContent;
if(sc===void 0)return result;
if(!(typeof sc!=="object"||sc===null||Array.isArray(sc)))return result;
if(result.content?.some((c)=>c.type==="text")??false)return result;
return{
...result,
content:[...result.content??[],{
type:"text",
text:JSON.stringify(sc)
}]
};
}
const TOOL_RESULT_FOREIGN_FAMILY_KEYS=[
"task",
"inputRequests",
"requestState"
];
function normalizeContentlessToolResult(value){
if(value===null||typeof value!=="object"||Array.isArray(value)||value.content!==void 0||TOOL_RESULT_FOREIGN_FAMILY_KEYS.some((key)=>key in value))return value;
return{
...value,
content:[]
};
}
function build$1(){
const JSONValueSchema$1=schemas.RZV(()=>schemas.KCZ([
schemas.YjP(),
schemas.aig(),
schemas.zMY(),
schemas.chJ(),
schemas.g1P(schemas.YjP(),JSONValueSchema$1),
schemas.YOg(JSONValueSchema$1)
]));
const JSONObjectSchema$1=schemas.g1P(schemas.YjP(),JSONValueSchema$1);
const ProgressTokenSchema$1=schemas.KCZ([schemas.YjP(),schemas.aig().int()]);
const CursorSchema$1=schemas.YjP();
const TaskMetadataSchema$1=schemas.Ikc({ttl:schemas.aig().optional()});
const RelatedTaskMetadataSchema$1=schemas.Ikc({taskId:schemas.YjP()});
const RequestMetaSchema$1=schemas._H3({
progressToken:ProgressTokenSchema$1.optional(),
"io.modelcontextprotocol/related-task":RelatedTaskMetadataSchema$1.optional()
});
const BaseRequestParamsSchema$1=schemas.Ikc({_meta:RequestMetaSchema$1.optional()});
const TaskAugmentedRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({task:TaskMetadataSchema$1.optional()});
const RequestSchema$1=schemas.Ikc({
method:schemas.YjP(),
params:BaseRequestParamsSchema$1.loose().optional()
});
const NotificationsParamsSchema$1=schemas.Ikc({_meta:RequestMetaSchema$1.optional()});
const NotificationSchema$1=schemas.Ikc({
method:schemas.YjP(),
params:NotificationsParamsSchema$1.loose().optional()
});
const ResultSchema$1=schemas._H3({_meta:RequestMetaSchema$1.optional()});
const RequestIdSchema$1=schemas.KCZ([schemas.YjP(),schemas.aig().int()]);
const EmptyResultSchema$1=ResultSchema$1.strict();
const CancelledNotificationParamsSchema$1=NotificationsParamsSchema$1.extend({
requestId:RequestIdSchema$1.optional(),
reason:schemas.YjP().optional()
});
const CancelledNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/cancelled"),
params:CancelledNotificationParamsSchema$1
});
const IconSchema$1=schemas.Ikc({
src:schemas.YjP(),
mimeType:schemas.YjP().optional(),
sizes:schemas.YOg(schemas.YjP()).optional(),
theme:schemas.k5n(["light","dark"]).optional()
});
const IconsSchema$1=schemas.Ikc({icons:schemas.YOg(IconSchema$1).optional()});
const BaseMetadataSchema$1=schemas.Ikc({
name:schemas.YjP(),
title:schemas.YjP().optional()
});
const ImplementationSchema$1=BaseMetadataSchema$1.extend({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
version:schemas.YjP(),
websiteUrl:schemas.YjP().optional(),
description:schemas.YjP().optional()
});
const FormElicitationCapabilitySchema=schemas.E$q(schemas.Ikc({applyDefaults:schemas.zMY().optional()}),JSONObjectSchema$1);
const ElicitationCapabilitySchema=schemas.vkY((value)=>{
if(value&&typeof value==="object"&&!Array.isArray(value)&&Object.keys(value).length===0)return{form:{}};
return value;
},schemas.E$q(schemas.Ikc({
form:FormElicitationCapabilitySchema.optional(),
url:JSONObjectSchema$1.optional()
}),JSONObjectSchema$1.optional()));
const ClientTasksCapabilitySchema$1=schemas._H3({
list:JSONObjectSchema$1.optional(),
cancel:JSONObjectSchema$1.optional(),
requests:schemas._H3({
sampling:schemas._H3({createMessage:JSONObjectSchema$1.optional()}).optional(),
elicitation:schemas._H3({create:JSONObjectSchema$1.optional()}).optional()
}).optional()
});
const ServerTasksCapabilitySchema$1=schemas._H3({
list:JSONObjectSchema$1.optional(),
cancel:JSONObjectSchema$1.optional(),
requests:schemas._H3({tools:schemas._H3({call:JSONObjectSchema$1.optional()}).optional()}).optional()
});
const ClientCapabilitiesSchema$1=schemas.Ikc({
experimental:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional(),
sampling:schemas.Ikc({
context:JSONObjectSchema$1.optional(),
tools:JSONObjectSchema$1.optional()
}).optional(),
elicitation:ElicitationCapabilitySchema.optional(),
roots:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
tasks:ClientTasksCapabilitySchema$1.optional(),
extensions:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional()
});
const InitializeRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({
protocolVersion:schemas.YjP(),
capabilities:ClientCapabilitiesSchema$1,
clientInfo:ImplementationSchema$1
});
const InitializeRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("initialize"),
params:InitializeRequestParamsSchema$1
});
const ServerCapabilitiesSchema$1=schemas.Ikc({
experimental:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional(),
logging:JSONObjectSchema$1.optional(),
completions:JSONObjectSchema$1.optional(),
prompts:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
resources:schemas.Ikc({
subscribe:schemas.zMY().optional(),
listChanged:schemas.zMY().optional()
}).optional(),
tools:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
tasks:ServerTasksCapabilitySchema$1.optional(),
extensions:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional()
});
const InitializeResultSchema$1=ResultSchema$1.extend({
protocolVersion:schemas.YjP(),
capabilities:ServerCapabilitiesSchema$1,
serverInfo:ImplementationSchema$1,
instructions:schemas.YjP().optional()
});
const InitializedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/initialized"),
params:NotificationsParamsSchema$1.optional()
});
const PingRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("ping"),
params:BaseRequestParamsSchema$1.optional()
});
const ProgressSchema$1=schemas.Ikc({
progress:schemas.aig(),
total:schemas.lqM(schemas.aig()),
message:schemas.lqM(schemas.YjP())
});
const ProgressNotificationParamsSchema$1=schemas.Ikc({
...NotificationsParamsSchema$1.shape,
...ProgressSchema$1.shape,
progressToken:ProgressTokenSchema$1
});
const ProgressNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/progress"),
params:ProgressNotificationParamsSchema$1
});
const PaginatedRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({cursor:CursorSchema$1.optional()});
const PaginatedRequestSchema$1=RequestSchema$1.extend({params:PaginatedRequestParamsSchema$1.optional()});
const PaginatedResultSchema$1=ResultSchema$1.extend({nextCursor:CursorSchema$1.optional()});
const ResourceContentsSchema$1=schemas.Ikc({
uri:schemas.YjP(),
mimeType:schemas.lqM(schemas.YjP()),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const TextResourceContentsSchema$1=ResourceContentsSchema$1.extend({text:schemas.YjP()});
const Base64Schema=schemas.YjP().refine((val)=>{
try{
atob(val);
return true;
}catch{
return false;
}
},{message:"Invalid Base64 string"});
const BlobResourceContentsSchema$1=ResourceContentsSchema$1.extend({blob:Base64Schema});
const RoleSchema$1=schemas.k5n(["user","assistant"]);
const AnnotationsSchema$1=schemas.Ikc({
audience:schemas.YOg(RoleSchema$1).optional(),
priority:schemas.aig().min(0).max(1).optional(),
lastModified:iso.w$({offset:true}).optional()
});
const ResourceSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
uri:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
mimeType:schemas.lqM(schemas.YjP()),
size:schemas.lqM(schemas.aig()),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.lqM(schemas._H3({}))
});
const ResourceTemplateSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
uriTemplate:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
mimeType:schemas.lqM(schemas.YjP()),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.lqM(schemas._H3({}))
});
const ListResourcesRequestSchema$1=PaginatedRequestSchema$1.extend({method:schemas.euz("resources/list")});
const ListResourcesResultSchema$1=PaginatedResultSchema$1.extend({resources:schemas.YOg(ResourceSchema$1)});
const ListResourceTemplatesRequestSchema$1=PaginatedRequestSchema$1.extend({method:schemas.euz("resources/templates/list")});
const ListResourceTemplatesResultSchema$1=PaginatedResultSchema$1.extend({resourceTemplates:schemas.YOg(ResourceTemplateSchema$1)});
const ResourceRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({uri:schemas.YjP()});
const ReadResourceRequestParamsSchema$1=ResourceRequestParamsSchema$1;
const ReadResourceRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("resources/read"),
params:ReadResourceRequestParamsSchema$1
});
const ReadResourceResultSchema$1=ResultSchema$1.extend({contents:schemas.YOg(schemas.KCZ([TextResourceContentsSchema$1,BlobResourceContentsSchema$1]))});
const ResourceListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/resources/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const SubscribeRequestParamsSchema$1=ResourceRequestParamsSchema$1;
const SubscribeRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("resources/subscribe"),
params:SubscribeRequestParamsSchema$1
});
const UnsubscribeRequestParamsSchema$1=ResourceRequestParamsSchema$1;
const UnsubscribeRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("resources/unsubscribe"),
params:UnsubscribeRequestParamsSchema$1
});
const ResourceUpdatedNotificationParamsSchema$1=NotificationsParamsSchema$1.extend({uri:schemas.YjP()});
const ResourceUpdatedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/resources/updated"),
params:ResourceUpdatedNotificationParamsSchema$1
});
const PromptArgumentSchema$1=schemas.Ikc({
name:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
required:schemas.lqM(schemas.zMY())
});
const PromptSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
description:schemas.lqM(schemas.YjP()),
arguments:schemas.lqM(schemas.YOg(PromptArgumentSchema$1)),
_meta:schemas.lqM(schemas._H3({}))
});
const ListPromptsRequestSchema$1=PaginatedRequestSchema$1.extend({method:schemas.euz("prompts/list")});
const ListPromptsResultSchema$1=PaginatedResultSchema$1.extend({prompts:schemas.YOg(PromptSchema$1)});
const GetPromptRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional()
});
const GetPromptRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("prompts/get"),
params:GetPromptRequestParamsSchema$1
});
const TextContentSchema$1=schemas.Ikc({
type:schemas.euz("text"),
text:schemas.YjP(),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ImageContentSchema$1=schemas.Ikc({
type:schemas.euz("image"),
data:Base64Schema,
mimeType:schemas.YjP(),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const AudioContentSchema$1=schemas.Ikc({
type:schemas.euz("audio"),
data:Base64Schema,
mimeType:schemas.YjP(),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ToolUseContentSchema$1=schemas.Ikc({
type:schemas.euz("tool_use"),
name:schemas.YjP(),
id:schemas.YjP(),
input:schemas.g1P(schemas.YjP(),schemas.L5J()),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const EmbeddedResourceSchema$1=schemas.Ikc({
type:schemas.euz("resource"),
resource:schemas.KCZ([TextResourceContentsSchema$1,BlobResourceContentsSchema$1]),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ResourceLinkSchema$1=ResourceSchema$1.extend({type:schemas.euz("resource_link")});
const ContentBlockSchema$1=schemas.KCZ([
TextContentSchema$1,
ImageContentSchema$1,
AudioContentSchema$1,
ResourceLinkSchema$1,
EmbeddedResourceSchema$1
]);
const PromptMessageSchema$1=schemas.Ikc({
role:RoleSchema$1,
content:ContentBlockSchema$1
});
const GetPromptResultSchema$1=ResultSchema$1.extend({
description:schemas.YjP().optional(),
messages:schemas.YOg(PromptMessageSchema$1)
});
const PromptListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/prompts/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const ToolAnnotationsSchema$1=schemas.Ikc({
title:schemas.YjP().optional(),
readOnlyHint:schemas.zMY().optional(),
destructiveHint:schemas.zMY().optional(),
idempotentHint:schemas.zMY().optional(),
openWorldHint:schemas.zMY().optional()
});
const ToolExecutionSchema$1=schemas.Ikc({taskSupport:schemas.k5n([
"required",
"optional",
"forbidden"
]).optional()});
const ToolSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
description:schemas.YjP().optional(),
inputSchema:schemas.Ikc({
type:schemas.euz("object"),
properties:schemas.g1P(schemas.YjP(),JSONValueSchema$1).optional(),
required:schemas.YOg(schemas.YjP()).optional()
}).catchall(schemas.L5J()),
outputSchema:schemas.Ikc({
type:schemas.euz("object"),
properties:schemas.g1P(schemas.YjP(),JSONValueSchema$1).optional(),
required:schemas.YOg(schemas.YjP()).optional()
}).catchall(schemas.L5J()).optional(),
annotations:ToolAnnotationsSchema$1.optional(),
execution:ToolExecutionSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ListToolsRequestSchema$1=PaginatedRequestSchema$1.extend({method:schemas.euz("tools/list")});
const ListToolsResultSchema$1=PaginatedResultSchema$1.extend({tools:schemas.YOg(ToolSchema$1)});
const CallToolResultSchema$1=ResultSchema$1.extend({
content:schemas.YOg(ContentBlockSchema$1),
structuredContent:schemas.g1P(schemas.YjP(),schemas.L5J()).optional(),
isError:schemas.zMY().optional()
});
const CallToolRequestParamsSchema$1=TaskAugmentedRequestParamsSchema$1.extend({
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const CallToolRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("tools/call"),
params:CallToolRequestParamsSchema$1
});
const ToolListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/tools/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const LoggingLevelSchema$1=schemas.k5n([
"debug",
"info",
"notice",
"warning",
"error",
"critical",
"alert",
"emergency"
]);
const SetLevelRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({level:LoggingLevelSchema$1});
const SetLevelRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("logging/setLevel"),
params:SetLevelRequestParamsSchema$1
});
const LoggingMessageNotificationParamsSchema$1=NotificationsParamsSchema$1.extend({
level:LoggingLevelSchema$1,
logger:schemas.YjP().optional(),
data:schemas.L5J()
});
const LoggingMessageNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/message"),
params:LoggingMessageNotificationParamsSchema$1
});
const ModelHintSchema$1=schemas.Ikc({name:schemas.YjP().optional()});
const ModelPreferencesSchema$1=schemas.Ikc({
hints:schemas.YOg(ModelHintSchema$1).optional(),
costPriority:schemas.aig().min(0).max(1).optional(),
speedPriority:schemas.aig().min(0).max(1).optional(),
intelligencePriority:schemas.aig().min(0).max(1).optional()
});
const ToolChoiceSchema$1=schemas.Ikc({mode:schemas.k5n([
"auto",
"required",
"none"
]).optional()});
const ToolResultContentSchema$1=schemas.Ikc({
type:schemas.euz("tool_result"),
toolUseId:schemas.YjP().describe("The unique identifier for the corresponding tool call."),
content:schemas.YOg(ContentBlockSchema$1),
structuredContent:schemas.Ikc({}).loose().optional(),
isError:schemas.zMY().optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const SamplingContentSchema$1=schemas.gMt("type",[
TextContentSchema$1,
ImageContentSchema$1,
AudioContentSchema$1
]);
const SamplingMessageContentBlockSchema$1=schemas.gMt("type",[
TextContentSchema$1,
ImageContentSchema$1,
AudioContentSchema$1,
ToolUseContentSchema$1,
ToolResultContentSchema$1
]);
const SamplingMessageSchema$1=schemas.Ikc({
role:RoleSchema$1,
content:schemas.KCZ([SamplingMessageContentBlockSchema$1,schemas.YOg(SamplingMessageContentBlockSchema$1)]),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const CreateMessageRequestParamsSchema$1=TaskAugmentedRequestParamsSchema$1.extend({
messages:schemas.YOg(SamplingMessageSchema$1),
modelPreferences:ModelPreferencesSchema$1.optional(),
systemPrompt:schemas.YjP().optional(),
includeContext:schemas.k5n([
"none",
"thisServer",
"allServers"
]).optional(),
temperature:schemas.aig().optional(),
maxTokens:schemas.aig().int(),
stopSequences:schemas.YOg(schemas.YjP()).optional(),
metadata:JSONObjectSchema$1.optional(),
tools:schemas.YOg(ToolSchema$1).optional(),
toolChoice:ToolChoiceSchema$1.optional()
});
const CreateMessageRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("sampling/createMessage"),
params:CreateMessageRequestParamsSchema$1
});
const CreateMessageResultSchema$1=ResultSchema$1.extend({
model:schemas.YjP(),
stopReason:schemas.lqM(schemas.k5n([
"endTurn",
"stopSequence",
"maxTokens"
]).or(schemas.YjP())),
role:RoleSchema$1,
content:SamplingContentSchema$1
});
const CreateMessageResultWithToolsSchema$1=ResultSchema$1.extend({
model:schemas.YjP(),
stopReason:schemas.lqM(schemas.k5n([
"endTurn",
"stopSequence",
"maxTokens",
"toolUse"
]).or(schemas.YjP())),
role:RoleSchema$1,
content:schemas.KCZ([SamplingMessageContentBlockSchema$1,schemas.YOg(SamplingMessageContentBlockSchema$1)])
});
const BooleanSchemaSchema$1=schemas.Ikc({
type:schemas.euz("boolean"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
default:schemas.zMY().optional()
});
const StringSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minLength:schemas.aig().optional(),
maxLength:schemas.aig().optional(),
format:schemas.k5n([
"email",
"uri",
"date",
"date-time"
]).optional(),
default:schemas.YjP().optional()
});
const NumberSchemaSchema$1=schemas.Ikc({
type:schemas.k5n(["number","integer"]),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minimum:schemas.aig().optional(),
maximum:schemas.aig().optional(),
default:schemas.aig().optional()
});
const UntitledSingleSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
enum:schemas.YOg(schemas.YjP()),
default:schemas.YjP().optional()
});
const TitledSingleSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
oneOf:schemas.YOg(schemas.Ikc({
const:schemas.YjP(),
title:schemas.YjP()
})),
default:schemas.YjP().optional()
});
const LegacyTitledEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
enum:schemas.YOg(schemas.YjP()),
enumNames:schemas.YOg(schemas.YjP()).optional(),
default:schemas.YjP().optional()
});
const SingleSelectEnumSchemaSchema$1=schemas.KCZ([UntitledSingleSelectEnumSchemaSchema$1,TitledSingleSelectEnumSchemaSchema$1]);
const UntitledMultiSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("array"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minItems:schemas.aig().optional(),
maxItems:schemas.aig().optional(),
items:schemas.Ikc({
type:schemas.euz("string"),
enum:schemas.YOg(schemas.YjP())
}),
default:schemas.YOg(schemas.YjP()).optional()
});
const TitledMultiSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("array"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minItems:schemas.aig().optional(),
maxItems:schemas.aig().optional(),
items:schemas.Ikc({anyOf:schemas.YOg(schemas.Ikc({
const:schemas.YjP(),
title:schemas.YjP()
}))}),
default:schemas.YOg(schemas.YjP()).optional()
});
const MultiSelectEnumSchemaSchema$1=schemas.KCZ([UntitledMultiSelectEnumSchemaSchema$1,TitledMultiSelectEnumSchemaSchema$1]);
const EnumSchemaSchema$1=schemas.KCZ([
LegacyTitledEnumSchemaSchema$1,
SingleSelectEnumSchemaSchema$1,
MultiSelectEnumSchemaSchema$1
]);
const PrimitiveSchemaDefinitionSchema$1=schemas.KCZ([
EnumSchemaSchema$1,
BooleanSchemaSchema$1,
StringSchemaSchema$1,
NumberSchemaSchema$1
]);
const ElicitRequestFormParamsSchema$1=TaskAugmentedRequestParamsSchema$1.extend({
mode:schemas.euz("form").optional(),
message:schemas.YjP(),
requestedSchema:schemas.Ikc({
type:schemas.euz("object"),
properties:schemas.g1P(schemas.YjP(),PrimitiveSchemaDefinitionSchema$1),
required:schemas.YOg(schemas.YjP()).optional()
}).catchall(schemas.L5J())
});
const ElicitRequestURLParamsSchema$1=TaskAugmentedRequestParamsSchema$1.extend({
mode:schemas.euz("url"),
message:schemas.YjP(),
elicitationId:schemas.YjP(),
url:schemas.YjP().url()
});
const ElicitRequestParamsSchema$1=schemas.KCZ([ElicitRequestFormParamsSchema$1,ElicitRequestURLParamsSchema$1]);
const ElicitRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("elicitation/create"),
params:ElicitRequestParamsSchema$1
});
const ElicitationCompleteNotificationParamsSchema$1=NotificationsParamsSchema$1.extend({elicitationId:schemas.YjP()});
const ElicitationCompleteNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/elicitation/complete"),
params:ElicitationCompleteNotificationParamsSchema$1
});
const ElicitResultSchema$1=ResultSchema$1.extend({
action:schemas.k5n([
"accept",
"decline",
"cancel"
]),
content:schemas.vkY((val)=>val===null?void 0:val,schemas.g1P(schemas.YjP(),schemas.KCZ([
schemas.YjP(),
schemas.aig(),
schemas.zMY(),
schemas.YOg(schemas.YjP())
])).optional())
});
const ResourceTemplateReferenceSchema$1=schemas.Ikc({
type:schemas.euz("ref/resource"),
uri:schemas.YjP()
});
const PromptReferenceSchema$1=schemas.Ikc({
type:schemas.euz("ref/prompt"),
name:schemas.YjP()
});
const CompleteRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({
ref:schemas.KCZ([PromptReferenceSchema$1,ResourceTemplateReferenceSchema$1]),
argument:schemas.Ikc({
name:schemas.YjP(),
value:schemas.YjP()
}),
context:schemas.Ikc({arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional()}).optional()
});
const CompleteRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("completion/complete"),
params:CompleteRequestParamsSchema$1
});
const CompleteResultSchema$1=ResultSchema$1.extend({completion:schemas._H3({
values:schemas.YOg(schemas.YjP()).max(100),
total:schemas.lqM(schemas.aig().int()),
hasMore:schemas.lqM(schemas.zMY())
})});
const RootSchema$1=schemas.Ikc({
uri:schemas.YjP().startsWith("file://"),
name:schemas.YjP().optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ListRootsRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("roots/list"),
params:BaseRequestParamsSchema$1.optional()
});
const ListRootsResultSchema$1=ResultSchema$1.extend({roots:schemas.YOg(RootSchema$1)});
const RootsListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/roots/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const TaskCreationParamsSchema$1=schemas._H3({
ttl:schemas.aig().optional(),
pollInterval:schemas.aig().optional()
});
const TaskStatusSchema$1=schemas.k5n([
"working",
"input_required",
"completed",
"failed",
"cancelled"
]);
const TaskSchema$1=schemas.Ikc({
taskId:schemas.YjP(),
status:TaskStatusSchema$1,
ttl:schemas.KCZ([schemas.aig(),schemas.chJ()]),
createdAt:schemas.YjP(),
lastUpdatedAt:schemas.YjP(),
pollInterval:schemas.lqM(schemas.aig()),
statusMessage:schemas.lqM(schemas.YjP())
});
const CreateTaskResultSchema$1=ResultSchema$1.extend({task:TaskSchema$1});
const TaskStatusNotificationParamsSchema$1=NotificationsParamsSchema$1.merge(TaskSchema$1);
const TaskStatusNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/tasks/status"),
params:TaskStatusNotificationParamsSchema$1
});
const GetTaskRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("tasks/get"),
params:BaseRequestParamsSchema$1.extend({taskId:schemas.YjP()})
});
const GetTaskResultSchema$1=ResultSchema$1.merge(TaskSchema$1);
const GetTaskPayloadRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("tasks/result"),
params:BaseRequestParamsSchema$1.extend({taskId:schemas.YjP()})
});
const GetTaskPayloadResultSchema$1=ResultSchema$1.loose();
const ListTasksRequestSchema$1=PaginatedRequestSchema$1.extend({method:schemas.euz("tasks/list")});
const ListTasksResultSchema$1=PaginatedResultSchema$1.extend({tasks:schemas.YOg(TaskSchema$1)});
const CancelTaskRequestSchema$1=RequestSchema$1.extend({
method:schemas.euz("tasks/cancel"),
params:BaseRequestParamsSchema$1.extend({taskId:schemas.YjP()})
});
return{
JSONValueSchema:JSONValueSchema$1,
JSONObjectSchema:JSONObjectSchema$1,
ProgressTokenSchema:ProgressTokenSchema$1,
CursorSchema:CursorSchema$1,
TaskMetadataSchema:TaskMetadataSchema$1,
RelatedTaskMetadataSchema:RelatedTaskMetadataSchema$1,
RequestMetaSchema:RequestMetaSchema$1,
BaseRequestParamsSchema:BaseRequestParamsSchema$1,
TaskAugmentedRequestParamsSchema:TaskAugmentedRequestParamsSchema$1,
RequestSchema:RequestSchema$1,
NotificationsParamsSchema:NotificationsParamsSchema$1,
NotificationSchema:NotificationSchema$1,
ResultSchema:ResultSchema$1,
RequestIdSchema:RequestIdSchema$1,
EmptyResultSchema:EmptyResultSchema$1,
CancelledNotificationParamsSchema:CancelledNotificationParamsSchema$1,
CancelledNotificationSchema:CancelledNotificationSchema$1,
IconSchema:IconSchema$1,
IconsSchema:IconsSchema$1,
BaseMetadataSchema:BaseMetadataSchema$1,
ImplementationSchema:ImplementationSchema$1,
ClientTasksCapabilitySchema:ClientTasksCapabilitySchema$1,
ServerTasksCapabilitySchema:ServerTasksCapabilitySchema$1,
ClientCapabilitiesSchema:ClientCapabilitiesSchema$1,
InitializeRequestParamsSchema:InitializeRequestParamsSchema$1,
InitializeRequestSchema:InitializeRequestSchema$1,
ServerCapabilitiesSchema:ServerCapabilitiesSchema$1,
InitializeResultSchema:InitializeResultSchema$1,
InitializedNotificationSchema:InitializedNotificationSchema$1,
PingRequestSchema:PingRequestSchema$1,
ProgressSchema:ProgressSchema$1,
ProgressNotificationParamsSchema:ProgressNotificationParamsSchema$1,
ProgressNotificationSchema:ProgressNotificationSchema$1,
PaginatedRequestParamsSchema:PaginatedRequestParamsSchema$1,
PaginatedRequestSchema:PaginatedRequestSchema$1,
PaginatedResultSchema:PaginatedResultSchema$1,
ResourceContentsSchema:ResourceContentsSchema$1,
TextResourceContentsSchema:TextResourceContentsSchema$1,
BlobResourceContentsSchema:BlobResourceContentsSchema$1,
RoleSchema:RoleSchema$1,
AnnotationsSchema:AnnotationsSchema$1,
ResourceSchema:ResourceSchema$1,
ResourceTemplateSchema:ResourceTemplateSchema$1,
ListResourcesRequestSchema:ListResourcesRequestSchema$1,
ListResourcesResultSchema:ListResourcesResultSchema$1,
ListResourceTemplatesRequestSchema:ListResourceTemplatesRequestSchema$1,
ListResourceTemplatesResultSchema:ListResourceTemplatesResultSchema$1,
ResourceRequestParamsSchema:ResourceRequestParamsSchema$1,
ReadResourceRequestParamsSchema:ReadResourceRequestParamsSchema$1,
ReadResourceRequestSchema:ReadResourceRequestSchema$1,
ReadResourceResultSchema:ReadResourceResultSchema$1,
ResourceListChangedNotificationSchema:ResourceListChangedNotificationSchema$1,
SubscribeRequestParamsSchema:SubscribeRequestParamsSchema$1,
SubscribeRequestSchema:SubscribeRequestSchema$1,
UnsubscribeRequestParamsSchema:UnsubscribeRequestParamsSchema$1,
UnsubscribeRequestSchema:UnsubscribeRequestSchema$1,
ResourceUpdatedNotificationParamsSchema:ResourceUpdatedNotificationParamsSchema$1,
ResourceUpdatedNotificationSchema:ResourceUpdatedNotificationSchema$1,
PromptArgumentSchema:PromptArgumentSchema$1,
PromptSchema:PromptSchema$1,
ListPromptsRequestSchema:ListPromptsRequestSchema$1,
ListPromptsResultSchema:ListPromptsResultSchema$1,
GetPromptRequestParamsSchema:GetPromptRequestParamsSchema$1,
GetPromptRequestSchema:GetPromptRequestSchema$1,
TextContentSchema:TextContentSchema$1,
ImageContentSchema:ImageContentSchema$1,
AudioContentSchema:AudioContentSchema$1,
ToolUseContentSchema:ToolUseContentSchema$1,
EmbeddedResourceSchema:EmbeddedResourceSchema$1,
ResourceLinkSchema:ResourceLinkSchema$1,
ContentBlockSchema:ContentBlockSchema$1,
PromptMessageSchema:PromptMessageSchema$1,
GetPromptResultSchema:GetPromptResultSchema$1,
PromptListChangedNotificationSchema:PromptListChangedNotificationSchema$1,
ToolAnnotationsSchema:ToolAnnotationsSchema$1,
ToolExecutionSchema:ToolExecutionSchema$1,
ToolSchema:ToolSchema$1,
ListToolsRequestSchema:ListToolsRequestSchema$1,
ListToolsResultSchema:ListToolsResultSchema$1,
CallToolResultSchema:CallToolResultSchema$1,
CallToolRequestParamsSchema:CallToolRequestParamsSchema$1,
CallToolRequestSchema:CallToolRequestSchema$1,
ToolListChangedNotificationSchema:ToolListChangedNotificationSchema$1,
LoggingLevelSchema:LoggingLevelSchema$1,
SetLevelRequestParamsSchema:SetLevelRequestParamsSchema$1,
SetLevelRequestSchema:SetLevelRequestSchema$1,
LoggingMessageNotificationParamsSchema:LoggingMessageNotificationParamsSchema$1,
LoggingMessageNotificationSchema:LoggingMessageNotificationSchema$1,
ModelHintSchema:ModelHintSchema$1,
ModelPreferencesSchema:ModelPreferencesSchema$1,
ToolChoiceSchema:ToolChoiceSchema$1,
ToolResultContentSchema:ToolResultContentSchema$1,
SamplingContentSchema:SamplingContentSchema$1,
SamplingMessageContentBlockSchema:SamplingMessageContentBlockSchema$1,
SamplingMessageSchema:SamplingMessageSchema$1,
CreateMessageRequestParamsSchema:CreateMessageRequestParamsSchema$1,
CreateMessageRequestSchema:CreateMessageRequestSchema$1,
CreateMessageResultSchema:CreateMessageResultSchema$1,
CreateMessageResultWithToolsSchema:CreateMessageResultWithToolsSchema$1,
BooleanSchemaSchema:BooleanSchemaSchema$1,
StringSchemaSchema:StringSchemaSchema$1,
NumberSchemaSchema:NumberSchemaSchema$1,
UntitledSingleSelectEnumSchemaSchema:UntitledSingleSelectEnumSchemaSchema$1,
TitledSingleSelectEnumSchemaSchema:TitledSingleSelectEnumSchemaSchema$1,
LegacyTitledEnumSchemaSchema:LegacyTitledEnumSchemaSchema$1,
SingleSelectEnumSchemaSchema:SingleSelectEnumSchemaSchema$1,
UntitledMultiSelectEnumSchemaSchema:UntitledMultiSelectEnumSchemaSchema$1,
TitledMultiSelectEnumSchemaSchema:TitledMultiSelectEnumSchemaSchema$1,
MultiSelectEnumSchemaSchema:MultiSelectEnumSchemaSchema$1,
EnumSchemaSchema:EnumSchemaSchema$1,
PrimitiveSchemaDefinitionSchema:PrimitiveSchemaDefinitionSchema$1,
ElicitRequestFormParamsSchema:ElicitRequestFormParamsSchema$1,
ElicitRequestURLParamsSchema:ElicitRequestURLParamsSchema$1,
ElicitRequestParamsSchema:ElicitRequestParamsSchema$1,
ElicitRequestSchema:ElicitRequestSchema$1,
ElicitationCompleteNotificationParamsSchema:ElicitationCompleteNotificationParamsSchema$1,
ElicitationCompleteNotificationSchema:ElicitationCompleteNotificationSchema$1,
ElicitResultSchema:ElicitResultSchema$1,
ResourceTemplateReferenceSchema:ResourceTemplateReferenceSchema$1,
PromptReferenceSchema:PromptReferenceSchema$1,
CompleteRequestParamsSchema:CompleteRequestParamsSchema$1,
CompleteRequestSchema:CompleteRequestSchema$1,
CompleteResultSchema:CompleteResultSchema$1,
RootSchema:RootSchema$1,
ListRootsRequestSchema:ListRootsRequestSchema$1,
ListRootsResultSchema:ListRootsResultSchema$1,
RootsListChangedNotificationSchema:RootsListChangedNotificationSchema$1,
TaskCreationParamsSchema:TaskCreationParamsSchema$1,
TaskStatusSchema:TaskStatusSchema$1,
TaskSchema:TaskSchema$1,
CreateTaskResultSchema:CreateTaskResultSchema$1,
TaskStatusNotificationParamsSchema:TaskStatusNotificationParamsSchema$1,
TaskStatusNotificationSchema:TaskStatusNotificationSchema$1,
GetTaskRequestSchema:GetTaskRequestSchema$1,
GetTaskResultSchema:GetTaskResultSchema$1,
GetTaskPayloadRequestSchema:GetTaskPayloadRequestSchema$1,
GetTaskPayloadResultSchema:GetTaskPayloadResultSchema$1,
ListTasksRequestSchema:ListTasksRequestSchema$1,
ListTasksResultSchema:ListTasksResultSchema$1,
CancelTaskRequestSchema:CancelTaskRequestSchema$1,
CancelTaskResultSchema:ResultSchema$1.merge(TaskSchema$1),
ClientRequestSchema:schemas.KCZ([
PingRequestSchema$1,
InitializeRequestSchema$1,
CompleteRequestSchema$1,
SetLevelRequestSchema$1,
GetPromptRequestSchema$1,
ListPromptsRequestSchema$1,
ListResourcesRequestSchema$1,
ListResourceTemplatesRequestSchema$1,
ReadResourceRequestSchema$1,
SubscribeRequestSchema$1,
UnsubscribeRequestSchema$1,
CallToolRequestSchema$1,
ListToolsRequestSchema$1,
GetTaskRequestSchema$1,
GetTaskPayloadRequestSchema$1,
ListTasksRequestSchema$1,
CancelTaskRequestSchema$1
]),
ClientNotificationSchema:schemas.KCZ([
CancelledNotificationSchema$1,
ProgressNotificationSchema$1,
InitializedNotificationSchema$1,
RootsListChangedNotificationSchema$1,
TaskStatusNotificationSchema$1
]),
ClientResultSchema:schemas.KCZ([
EmptyResultSchema$1,
CreateMessageResultSchema$1,
CreateMessageResultWithToolsSchema$1,
ElicitResultSchema$1,
ListRootsResultSchema$1,
GetTaskResultSchema$1,
ListTasksResultSchema$1,
CreateTaskResultSchema$1
]),
ServerRequestSchema:schemas.KCZ([
PingRequestSchema$1,
CreateMessageRequestSchema$1,
ElicitRequestSchema$1,
ListRootsRequestSchema$1,
GetTaskRequestSchema$1,
GetTaskPayloadRequestSchema$1,
ListTasksRequestSchema$1,
CancelTaskRequestSchema$1
]),
ServerNotificationSchema:schemas.KCZ([
CancelledNotificationSchema$1,
ProgressNotificationSchema$1,
LoggingMessageNotificationSchema$1,
ResourceUpdatedNotificationSchema$1,
ResourceListChangedNotificationSchema$1,
ToolListChangedNotificationSchema$1,
PromptListChangedNotificationSchema$1,
TaskStatusNotificationSchema$1,
ElicitationCompleteNotificationSchema$1
]),
ServerResultSchema:schemas.KCZ([
EmptyResultSchema$1,
InitializeResultSchema$1,
CompleteResultSchema$1,
GetPromptResultSchema$1,
ListPromptsResultSchema$1,
ListResourcesResultSchema$1,
ListResourceTemplatesResultSchema$1,
ReadResourceResultSchema$1,
CallToolResultSchema$1,
ListToolsResultSchema$1,
GetTaskResultSchema$1,
ListTasksResultSchema$1,
CreateTaskResultSchema$1
]),
CallToolResultWireSchema:schemas.L5J().superRefine((value,ctx)=>{
if(typeof value!=="object"||value===null||Array.isArray(value)||value.content!==void 0)return;
for(const key of TOOL_RESULT_FOREIGN_FAMILY_KEYS)if(key in value){
ctx.addIssue({
code:"custom",
message:`content is required when the body carries '${key}' — another result family cannot default into an empty tools/call success`
});
return;
}
}).transform(normalizeContentlessToolResult).pipe(CallToolResultSchema$1)
};
}
let memo$1;
function buildSchemas2025(){
return memo$1??=build$1();
}
function isNonObjectJsonSchemaRoot(json){
return json["type"]!=="object";
}
const REF_REWRITE_DATA_POSITION_KEYS=new Set([
"const",
"enum",
"default",
"examples"
]);
const REF_REWRITE_NAME_MAP_KEYS=new Set([
"properties",
"patternProperties",
"$defs",
"definitions",
"dependentSchemas",
"dependencies"
]);
function establishesNewBase(id){
return id!==void 0&&!(typeof id==="string"&&id.startsWith("#"));
}
function wrapOutputSchemaForLegacy(natural){
const $schema=typeof natural["$schema"]==="string"?natural["$schema"]:void 0;
if(establishesNewBase(natural["$id"]))return{
...$schema!==void 0&&{$schema},
type:"object",
properties:{result:natural},
required:["result"]
};
const convertRecursiveRefs=(0,dialects_BAIiebX0.n)(natural["$schema"])&&natural["$recursiveAnchor"]!==true;
const rewriteRefs=(node,parentIsNameMap)=>{
if(Array.isArray(node))return node.map((item)=>rewriteRefs(item,false));
if(node===null||typeof node!=="object")return node;
if(!parentIsNameMap&&establishesNewBase(node["$id"]))return node;
const out={};
let convertedRecursion=false;
for(const[k,v]of Object.entries(node))if(parentIsNameMap)out[k]=rewriteRefs(v,false);
else if((k==="$ref"||k==="$dynamicRef")&&typeof v==="string")out[k]=v==="#"?"#/properties/result":v.startsWith("#/")?`#/properties/result${v.slice(1)}`:v;
else if(k==="$recursiveRef"&&v==="#"&&convertRecursiveRefs)convertedRecursion=true;
else if(REF_REWRITE_DATA_POSITION_KEYS.has(k))out[k]=v;
else if(REF_REWRITE_NAME_MAP_KEYS.has(k))out[k]=rewriteRefs(v,true);
else out[k]=rewriteRefs(v,false);
if(convertedRecursion)if("$ref" in out)out["allOf"]=[...Array.isArray(out["allOf"])?out["allOf"]:[],{$ref:"#/properties/result"}];
else out["$ref"]="#/properties/result";
return out;
};
return{
...$schema!==void 0&&{$schema},
type:"object",
properties:{result:rewriteRefs(natural,false)},
required:["result"]
};
}
const requestMethodKeys$1={
ping:null,
initialize:null,
"completion/complete":null,
"logging/setLevel":null,
"prompts/get":null,
"prompts/list":null,
"resources/list":null,
"resources/templates/list":null,
"resources/read":null,
"resources/subscribe":null,
"resources/unsubscribe":null,
"tools/call":null,
"tools/list":null,
"tasks/get":null,
"tasks/result":null,
"tasks/list":null,
"tasks/cancel":null,
"sampling/createMessage":null,
"elicitation/create":null,
"roots/list":null
};
const notificationMethodKeys$1={
"notifications/cancelled":null,
"notifications/progress":null,
"notifications/initialized":null,
"notifications/roots/list_changed":null,
"notifications/tasks/status":null,
"notifications/message":null,
"notifications/resources/updated":null,
"notifications/resources/list_changed":null,
"notifications/tools/list_changed":null,
"notifications/prompts/list_changed":null,
"notifications/elicitation/complete":null
};
const resultMethodKeys={
ping:null,
initialize:null,
"completion/complete":null,
"logging/setLevel":null,
"prompts/get":null,
"prompts/list":null,
"resources/list":null,
"resources/templates/list":null,
"resources/read":null,
"resources/subscribe":null,
"resources/unsubscribe":null,
"tools/call":null,
"tools/list":null,
"sampling/createMessage":null,
"elicitation/create":null,
"roots/list":null
};
let maps$1;
function registryMaps(){
if(maps$1)return maps$1;
const s=buildSchemas2025();
maps$1={
requestSchemas:{
ping:s.PingRequestSchema,
initialize:s.InitializeRequestSchema,
"completion/complete":s.CompleteRequestSchema,
"logging/setLevel":s.SetLevelRequestSchema,
"prompts/get":s.GetPromptRequestSchema,
"prompts/list":s.ListPromptsRequestSchema,
"resources/list":s.ListResourcesRequestSchema,
"resources/templates/list":s.ListResourceTemplatesRequestSchema,
"resources/read":s.ReadResourceRequestSchema,
"resources/subscribe":s.SubscribeRequestSchema,
"resources/unsubscribe":s.UnsubscribeRequestSchema,
"tools/call":s.CallToolRequestSchema,
"tools/list":s.ListToolsRequestSchema,
"tasks/get":s.GetTaskRequestSchema,
"tasks/result":s.GetTaskPayloadRequestSchema,
"tasks/list":s.ListTasksRequestSchema,
"tasks/cancel":s.CancelTaskRequestSchema,
"sampling/createMessage":s.CreateMessageRequestSchema,
"elicitation/create":s.ElicitRequestSchema,
"roots/list":s.ListRootsRequestSchema
},
notificationSchemas:{
"notifications/cancelled":s.CancelledNotificationSchema,
"notifications/progress":s.ProgressNotificationSchema,
"notifications/initialized":s.InitializedNotificationSchema,
"notifications/roots/list_changed":s.RootsListChangedNotificationSchema,
"notifications/tasks/status":s.TaskStatusNotificationSchema,
"notifications/message":s.LoggingMessageNotificationSchema,
"notifications/resources/updated":s.ResourceUpdatedNotificationSchema,
"notifications/resources/list_changed":s.ResourceListChangedNotificationSchema,
"notifications/tools/list_changed":s.ToolListChangedNotificationSchema,
"notifications/prompts/list_changed":s.PromptListChangedNotificationSchema,
"notifications/elicitation/complete":s.ElicitationCompleteNotificationSchema
},
resultSchemas:{
ping:s.EmptyResultSchema,
initialize:s.InitializeResultSchema,
"completion/complete":s.CompleteResultSchema,
"logging/setLevel":s.EmptyResultSchema,
"prompts/get":s.GetPromptResultSchema,
"prompts/list":s.ListPromptsResultSchema,
"resources/list":s.ListResourcesResultSchema,
"resources/templates/list":s.ListResourceTemplatesResultSchema,
"resources/read":s.ReadResourceResultSchema,
"resources/subscribe":s.EmptyResultSchema,
"resources/unsubscribe":s.EmptyResultSchema,
"tools/call":s.CallToolResultWireSchema,
"tools/list":s.ListToolsResultSchema,
"sampling/createMessage":s.CreateMessageResultWithToolsSchema,
"elicitation/create":s.ElicitResultSchema,
"roots/list":s.ListRootsResultSchema
}
};
return maps$1;
}
function warmRegistryMaps2025(){
registryMaps();
}
function hasRequestMethod2025(method){
return Object.prototype.hasOwnProperty.call(requestMethodKeys$1,method);
}
function hasNotificationMethod2025(method){
return Object.prototype.hasOwnProperty.call(notificationMethodKeys$1,method);
}
function hasResultMethod(method){
return Object.prototype.hasOwnProperty.call(resultMethodKeys,method);
}
function getResultSchema(method){
return hasResultMethod(method)?registryMaps().resultSchemas[method]:void 0;
}
function getRequestSchema(method){
return hasRequestMethod2025(method)?registryMaps().requestSchemas[method]:void 0;
}
function getNotificationSchema(method){
return hasNotificationMethod2025(method)?registryMaps().notificationSchemas[method]:void 0;
}
const rev2025RequestMethods=Object.keys(requestMethodKeys$1);
const rev2025NotificationMethods=Object.keys(notificationMethodKeys$1);
function isPlainObject$5(value){
return value!==null&&typeof value==="object"&&!Array.isArray(value);
}
function triState$1(schema,raw){
if(schema===void 0)return{
ok:false,
reason:"not-in-era"
};
const parsed=schema.safeParse(raw);
return parsed.success?{
ok:true,
value:parsed.data
}:{
ok:false,
reason:"invalid",
message:String(parsed.error)
};
}
const NOT_IN_ERA$1={
ok:false,
reason:"not-in-era"
};
function toolNeedsLegacyWrap(t){
return isPlainObject$5(t)&&isPlainObject$5(t["outputSchema"])&&isNonObjectJsonSchemaRoot(t["outputSchema"]);
}
function toNeutralResult(value){
return value;
}
const rev2025Codec={
era:"2025-11-25",
hasRequestMethod:hasRequestMethod2025,
hasNotificationMethod:hasNotificationMethod2025,
validateRequest:(method,raw)=>triState$1(getRequestSchema(method),raw),
validateResult:(method,raw)=>triState$1(getResultSchema(method),raw),
validateNotification:(method,raw)=>triState$1(getNotificationSchema(method),raw),
hasInputRequestMethod:()=>false,
validateInputRequest:()=>NOT_IN_ERA$1,
validateInputResponse:()=>NOT_IN_ERA$1,
samplingResultVariant:((hasTools,raw)=>{
const s=buildSchemas2025();
return triState$1(hasTools?s.CreateMessageResultWithToolsSchema:s.CreateMessageResultSchema,raw);
}),
outboundEnvelope:(_material)=>void 0,
validateEnvelopeMeta:(_meta)=>[],
projectCallToolResult(result,advertisedOutputSchema){
const withText=appendTextFallbackForNonObject(result);
const sc=withText.structuredContent;
if(sc===void 0)return withText;
const valueIsNonObject=typeof sc!=="object"||sc===null||Array.isArray(sc);
const schemaWrapped=advertisedOutputSchema!==void 0&&isNonObjectJsonSchemaRoot(advertisedOutputSchema);
if(!valueIsNonObject&&!schemaWrapped)return withText;
return{
...withText,
structuredContent:{result:sc}
};
},
decodeResult(_method,raw){
if(isPlainObject$5(raw)&&"resultType" in raw){
const stripped={...raw};
delete stripped["resultType"];
return{
kind:"complete",
result:toNeutralResult(stripped)
};
}
return{
kind:"complete",
result:toNeutralResult(raw)
};
},
encodeResult(method,result){
if(method!=="tools/list")return result;
const tools=result.tools;
if(!Array.isArray(tools)||!tools.some((t)=>toolNeedsLegacyWrap(t)))return result;
return{
...result,
tools:tools.map((t)=>toolNeedsLegacyWrap(t)?{
...t,
outputSchema:wrapOutputSchemaForLegacy(t.outputSchema)
}:t)
};
},
encodeErrorCode:(code)=>code===-32002?-32602:code,
checkInboundEnvelope:(_material)=>void 0
};
function build(){
const JSONValueSchema$1=schemas.RZV(()=>schemas.KCZ([
schemas.YjP(),
schemas.aig(),
schemas.zMY(),
schemas.chJ(),
schemas.g1P(schemas.YjP(),JSONValueSchema$1),
schemas.YOg(JSONValueSchema$1)
]));
const JSONObjectSchema$1=schemas.g1P(schemas.YjP(),JSONValueSchema$1);
const ProgressTokenSchema$1=schemas.KCZ([schemas.YjP(),schemas.aig().int()]);
const CursorSchema$1=schemas.YjP();
const RequestIdSchema$1=schemas.KCZ([schemas.YjP(),schemas.aig().int()]);
const RoleSchema$1=schemas.k5n(["user","assistant"]);
const LoggingLevelSchema$1=schemas.k5n([
"debug",
"info",
"notice",
"warning",
"error",
"critical",
"alert",
"emergency"
]);
const Base64Schema=schemas.YjP().refine((val)=>{
try{
atob(val);
return true;
}catch{
return false;
}
},{message:"Invalid Base64 string"});
const TaskMetadataSchema$1=schemas.Ikc({ttl:schemas.aig().optional()});
const RelatedTaskMetadataSchema$1=schemas.Ikc({taskId:schemas.YjP()});
const RequestMetaSchema$1=schemas._H3({
progressToken:ProgressTokenSchema$1.optional(),
"io.modelcontextprotocol/related-task":RelatedTaskMetadataSchema$1.optional()
});
const BaseRequestParamsSchema$1=schemas.Ikc({_meta:RequestMetaSchema$1.optional()});
const TaskAugmentedRequestParamsSchema$1=BaseRequestParamsSchema$1.extend({task:TaskMetadataSchema$1.optional()});
const NotificationsParamsSchema$1=schemas.Ikc({_meta:RequestMetaSchema$1.optional()});
const NotificationSchema$1=schemas.Ikc({
method:schemas.YjP(),
params:NotificationsParamsSchema$1.loose().optional()
});
const IconSchema$1=schemas.Ikc({
src:schemas.YjP(),
mimeType:schemas.YjP().optional(),
sizes:schemas.YOg(schemas.YjP()).optional(),
theme:schemas.k5n(["light","dark"]).optional()
});
const IconsSchema$1=schemas.Ikc({icons:schemas.YOg(IconSchema$1).optional()});
const BaseMetadataSchema$1=schemas.Ikc({
name:schemas.YjP(),
title:schemas.YjP().optional()
});
const ImplementationSchema$1=BaseMetadataSchema$1.extend({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
version:schemas.YjP(),
websiteUrl:schemas.YjP().optional(),
description:schemas.YjP().optional()
});
const FormElicitationCapabilitySchema=schemas.E$q(schemas.Ikc({applyDefaults:schemas.zMY().optional()}),JSONObjectSchema$1);
const ElicitationCapabilitySchema=schemas.vkY((value)=>{
if(value&&typeof value==="object"&&!Array.isArray(value)&&Object.keys(value).length===0)return{form:{}};
return value;
},schemas.E$q(schemas.Ikc({
form:FormElicitationCapabilitySchema.optional(),
url:JSONObjectSchema$1.optional()
}),JSONObjectSchema$1.optional()));
const ClientTasksCapabilitySchema$1=schemas._H3({
list:JSONObjectSchema$1.optional(),
cancel:JSONObjectSchema$1.optional(),
requests:schemas._H3({
sampling:schemas._H3({createMessage:JSONObjectSchema$1.optional()}).optional(),
elicitation:schemas._H3({create:JSONObjectSchema$1.optional()}).optional()
}).optional()
});
const ServerTasksCapabilitySchema$1=schemas._H3({
list:JSONObjectSchema$1.optional(),
cancel:JSONObjectSchema$1.optional(),
requests:schemas._H3({tools:schemas._H3({call:JSONObjectSchema$1.optional()}).optional()}).optional()
});
const ClientCapabilitiesSchema$1=schemas.Ikc({
experimental:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional(),
sampling:schemas.Ikc({
context:JSONObjectSchema$1.optional(),
tools:JSONObjectSchema$1.optional()
}).optional(),
elicitation:ElicitationCapabilitySchema.optional(),
roots:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
tasks:ClientTasksCapabilitySchema$1.optional(),
extensions:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional()
});
const ServerCapabilitiesSchema$1=schemas.Ikc({
experimental:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional(),
logging:JSONObjectSchema$1.optional(),
completions:JSONObjectSchema$1.optional(),
prompts:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
resources:schemas.Ikc({
subscribe:schemas.zMY().optional(),
listChanged:schemas.zMY().optional()
}).optional(),
tools:schemas.Ikc({listChanged:schemas.zMY().optional()}).optional(),
tasks:ServerTasksCapabilitySchema$1.optional(),
extensions:schemas.g1P(schemas.YjP(),JSONObjectSchema$1).optional()
});
const ProgressSchema$1=schemas.Ikc({
progress:schemas.aig(),
total:schemas.lqM(schemas.aig()),
message:schemas.lqM(schemas.YjP())
});
const ProgressNotificationParamsSchema$1=schemas.Ikc({
...NotificationsParamsSchema$1.shape,
...ProgressSchema$1.shape,
progressToken:ProgressTokenSchema$1
});
const ProgressNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/progress"),
params:ProgressNotificationParamsSchema$1
});
const LoggingMessageNotificationParamsSchema$1=NotificationsParamsSchema$1.extend({
level:LoggingLevelSchema$1,
logger:schemas.YjP().optional(),
data:schemas.L5J()
});
const LoggingMessageNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/message"),
params:LoggingMessageNotificationParamsSchema$1
});
const ResourceContentsSchema$1=schemas.Ikc({
uri:schemas.YjP(),
mimeType:schemas.lqM(schemas.YjP()),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const TextResourceContentsSchema$1=ResourceContentsSchema$1.extend({text:schemas.YjP()});
const BlobResourceContentsSchema$1=ResourceContentsSchema$1.extend({blob:Base64Schema});
const AnnotationsSchema$1=schemas.Ikc({
audience:schemas.YOg(RoleSchema$1).optional(),
priority:schemas.aig().min(0).max(1).optional(),
lastModified:iso.w$({offset:true}).optional()
});
const ResourceSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
uri:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
mimeType:schemas.lqM(schemas.YjP()),
size:schemas.lqM(schemas.aig()),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.lqM(schemas._H3({}))
});
const ResourceTemplateSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
uriTemplate:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
mimeType:schemas.lqM(schemas.YjP()),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.lqM(schemas._H3({}))
});
const ResourceListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/resources/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const ResourceUpdatedNotificationParamsSchema$1=NotificationsParamsSchema$1.extend({uri:schemas.YjP()});
const ResourceUpdatedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/resources/updated"),
params:ResourceUpdatedNotificationParamsSchema$1
});
const PromptArgumentSchema$1=schemas.Ikc({
name:schemas.YjP(),
description:schemas.lqM(schemas.YjP()),
required:schemas.lqM(schemas.zMY())
});
const PromptSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
description:schemas.lqM(schemas.YjP()),
arguments:schemas.lqM(schemas.YOg(PromptArgumentSchema$1)),
_meta:schemas.lqM(schemas._H3({}))
});
const PromptListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/prompts/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const TextContentSchema$1=schemas.Ikc({
type:schemas.euz("text"),
text:schemas.YjP(),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ImageContentSchema$1=schemas.Ikc({
type:schemas.euz("image"),
data:Base64Schema,
mimeType:schemas.YjP(),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const AudioContentSchema$1=schemas.Ikc({
type:schemas.euz("audio"),
data:Base64Schema,
mimeType:schemas.YjP(),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ToolUseContentSchema$1=schemas.Ikc({
type:schemas.euz("tool_use"),
name:schemas.YjP(),
id:schemas.YjP(),
input:schemas.g1P(schemas.YjP(),schemas.L5J()),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const EmbeddedResourceSchema$1=schemas.Ikc({
type:schemas.euz("resource"),
resource:schemas.KCZ([TextResourceContentsSchema$1,BlobResourceContentsSchema$1]),
annotations:AnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ResourceLinkSchema$1=ResourceSchema$1.extend({type:schemas.euz("resource_link")});
const ContentBlockSchema$1=schemas.KCZ([
TextContentSchema$1,
ImageContentSchema$1,
AudioContentSchema$1,
ResourceLinkSchema$1,
EmbeddedResourceSchema$1
]);
const PromptMessageSchema$1=schemas.Ikc({
role:RoleSchema$1,
content:ContentBlockSchema$1
});
const ToolAnnotationsSchema$1=schemas.Ikc({
title:schemas.YjP().optional(),
readOnlyHint:schemas.zMY().optional(),
destructiveHint:schemas.zMY().optional(),
idempotentHint:schemas.zMY().optional(),
openWorldHint:schemas.zMY().optional()
});
const ToolListChangedNotificationSchema$1=NotificationSchema$1.extend({
method:schemas.euz("notifications/tools/list_changed"),
params:NotificationsParamsSchema$1.optional()
});
const ModelHintSchema$1=schemas.Ikc({name:schemas.YjP().optional()});
const ModelPreferencesSchema$1=schemas.Ikc({
hints:schemas.YOg(ModelHintSchema$1).optional(),
costPriority:schemas.aig().min(0).max(1).optional(),
speedPriority:schemas.aig().min(0).max(1).optional(),
intelligencePriority:schemas.aig().min(0).max(1).optional()
});
const ToolChoiceSchema$1=schemas.Ikc({mode:schemas.k5n([
"auto",
"required",
"none"
]).optional()});
const BooleanSchemaSchema$1=schemas.Ikc({
type:schemas.euz("boolean"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
default:schemas.zMY().optional()
});
const StringSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minLength:schemas.aig().optional(),
maxLength:schemas.aig().optional(),
format:schemas.k5n([
"email",
"uri",
"date",
"date-time"
]).optional(),
default:schemas.YjP().optional()
});
const NumberSchemaSchema$1=schemas.Ikc({
type:schemas.k5n(["number","integer"]),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minimum:schemas.aig().optional(),
maximum:schemas.aig().optional(),
default:schemas.aig().optional()
});
const UntitledSingleSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
enum:schemas.YOg(schemas.YjP()),
default:schemas.YjP().optional()
});
const TitledSingleSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
oneOf:schemas.YOg(schemas.Ikc({
const:schemas.YjP(),
title:schemas.YjP()
})),
default:schemas.YjP().optional()
});
const LegacyTitledEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("string"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
enum:schemas.YOg(schemas.YjP()),
enumNames:schemas.YOg(schemas.YjP()).optional(),
default:schemas.YjP().optional()
});
const SingleSelectEnumSchemaSchema$1=schemas.KCZ([UntitledSingleSelectEnumSchemaSchema$1,TitledSingleSelectEnumSchemaSchema$1]);
const UntitledMultiSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("array"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minItems:schemas.aig().optional(),
maxItems:schemas.aig().optional(),
items:schemas.Ikc({
type:schemas.euz("string"),
enum:schemas.YOg(schemas.YjP())
}),
default:schemas.YOg(schemas.YjP()).optional()
});
const TitledMultiSelectEnumSchemaSchema$1=schemas.Ikc({
type:schemas.euz("array"),
title:schemas.YjP().optional(),
description:schemas.YjP().optional(),
minItems:schemas.aig().optional(),
maxItems:schemas.aig().optional(),
items:schemas.Ikc({anyOf:schemas.YOg(schemas.Ikc({
const:schemas.YjP(),
title:schemas.YjP()
}))}),
default:schemas.YOg(schemas.YjP()).optional()
});
const MultiSelectEnumSchemaSchema$1=schemas.KCZ([UntitledMultiSelectEnumSchemaSchema$1,TitledMultiSelectEnumSchemaSchema$1]);
const EnumSchemaSchema$1=schemas.KCZ([
LegacyTitledEnumSchemaSchema$1,
SingleSelectEnumSchemaSchema$1,
MultiSelectEnumSchemaSchema$1
]);
const PrimitiveSchemaDefinitionSchema$1=schemas.KCZ([
EnumSchemaSchema$1,
BooleanSchemaSchema$1,
StringSchemaSchema$1,
NumberSchemaSchema$1
]);
const ElicitRequestFormParamsSchema$1=TaskAugmentedRequestParamsSchema$1.extend({
mode:schemas.euz("form").optional(),
message:schemas.YjP(),
requestedSchema:schemas.Ikc({
type:schemas.euz("object"),
properties:schemas.g1P(schemas.YjP(),PrimitiveSchemaDefinitionSchema$1),
required:schemas.YOg(schemas.YjP()).optional()
}).catchall(schemas.L5J())
});
const ResourceTemplateReferenceSchema$1=schemas.Ikc({
type:schemas.euz("ref/resource"),
uri:schemas.YjP()
});
const PromptReferenceSchema$1=schemas.Ikc({
type:schemas.euz("ref/prompt"),
name:schemas.YjP()
});
const RootSchema$1=schemas.Ikc({
uri:schemas.YjP().startsWith("file://"),
name:schemas.YjP().optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const sharedClientCapabilityShape=ClientCapabilitiesSchema$1.shape;
const ClientCapabilities2026Schema=schemas.Ikc({
experimental:sharedClientCapabilityShape.experimental,
sampling:sharedClientCapabilityShape.sampling,
elicitation:sharedClientCapabilityShape.elicitation,
roots:sharedClientCapabilityShape.roots,
extensions:sharedClientCapabilityShape.extensions
});
const sharedServerCapabilityShape=ServerCapabilitiesSchema$1.shape;
const ServerCapabilities2026Schema=schemas.Ikc({
experimental:sharedServerCapabilityShape.experimental,
logging:sharedServerCapabilityShape.logging,
completions:sharedServerCapabilityShape.completions,
prompts:sharedServerCapabilityShape.prompts,
resources:sharedServerCapabilityShape.resources,
tools:sharedServerCapabilityShape.tools,
extensions:sharedServerCapabilityShape.extensions
});
const RequestMetaEnvelopeSchema=schemas._H3({
progressToken:ProgressTokenSchema$1.optional(),
[PROTOCOL_VERSION_META_KEY]:schemas.YjP(),
[CLIENT_INFO_META_KEY]:ImplementationSchema$1.optional(),
[CLIENT_CAPABILITIES_META_KEY]:ClientCapabilities2026Schema,
[LOG_LEVEL_META_KEY]:LoggingLevelSchema$1.optional()
});
const ToolSchema$1=schemas.Ikc({
...BaseMetadataSchema$1.shape,
...IconsSchema$1.shape,
description:schemas.YjP().optional(),
inputSchema:schemas._H3({
$schema:schemas.YjP().optional(),
type:schemas.euz("object")
}),
outputSchema:schemas._H3({$schema:schemas.YjP().optional()}).optional(),
annotations:ToolAnnotationsSchema$1.optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ToolResultContentSchema$1=schemas.Ikc({
type:schemas.euz("tool_result"),
toolUseId:schemas.YjP(),
content:schemas.YOg(ContentBlockSchema$1),
structuredContent:schemas.L5J().optional(),
isError:schemas.zMY().optional(),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const SamplingMessageContentBlockSchema$1=schemas.KCZ([
TextContentSchema$1,
ImageContentSchema$1,
AudioContentSchema$1,
ToolUseContentSchema$1,
ToolResultContentSchema$1
]);
const SamplingMessageSchema$1=schemas.Ikc({
role:RoleSchema$1,
content:schemas.KCZ([SamplingMessageContentBlockSchema$1,schemas.YOg(SamplingMessageContentBlockSchema$1)]),
_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()
});
const ResultTypeSchema=schemas.YjP();
const ResultMetaSchema=schemas._H3({[SERVER_INFO_META_KEY]:ImplementationSchema$1.optional().catch(void 0)});
const wireMeta=ResultMetaSchema.optional();
function wireResult(shape){
return schemas._H3({
_meta:wireMeta,
resultType:ResultTypeSchema.default("complete"),
...shape
});
}
const ResultSchema$1=wireResult({});
const PaginatedResultSchema$1=wireResult({nextCursor:CursorSchema$1.optional()});
const CallToolResultSchema$1=wireResult({
content:schemas.YOg(ContentBlockSchema$1),
structuredContent:schemas.L5J().optional(),
isError:schemas.zMY().optional()
});
const ListToolsResultSchema$1=wireResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
tools:schemas.YOg(ToolSchema$1),
nextCursor:CursorSchema$1.optional()
});
const ListPromptsResultSchema$1=wireResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
prompts:schemas.YOg(PromptSchema$1),
nextCursor:CursorSchema$1.optional()
});
const GetPromptResultSchema$1=wireResult({
description:schemas.YjP().optional(),
messages:schemas.YOg(PromptMessageSchema$1)
});
const ListResourcesResultSchema$1=wireResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
resources:schemas.YOg(ResourceSchema$1),
nextCursor:CursorSchema$1.optional()
});
const ListResourceTemplatesResultSchema$1=wireResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
resourceTemplates:schemas.YOg(ResourceTemplateSchema$1),
nextCursor:CursorSchema$1.optional()
});
const ReadResourceResultSchema$1=wireResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
contents:schemas.YOg(schemas.KCZ([TextResourceContentsSchema$1,BlobResourceContentsSchema$1]))
});
const CompleteResultSchema$1=wireResult({completion:schemas.Ikc({
values:schemas.YOg(schemas.YjP()).max(100),
total:schemas.aig().int().optional(),
hasMore:schemas.zMY().optional()
}).loose()});
const CacheableResultSchema=wireResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"])
});
const DiscoverResultSchema$1=wireResult({
ttlMs:schemas.aig().int().min(0).catch(0),
cacheScope:schemas.k5n(["public","private"]).catch("private"),
supportedVersions:schemas.YOg(schemas.YjP()),
capabilities:ServerCapabilities2026Schema,
instructions:schemas.YjP().optional()
});
const CreateMessageRequestParamsSchema$1=schemas.Ikc({
messages:schemas.YOg(SamplingMessageSchema$1),
modelPreferences:ModelPreferencesSchema$1.optional(),
systemPrompt:schemas.YjP().optional(),
includeContext:schemas.k5n([
"none",
"thisServer",
"allServers"
]).optional(),
temperature:schemas.aig().optional(),
maxTokens:schemas.aig().int(),
stopSequences:schemas.YOg(schemas.YjP()).optional(),
metadata:JSONObjectSchema$1.optional(),
tools:schemas.YOg(ToolSchema$1).optional(),
toolChoice:ToolChoiceSchema$1.optional()
});
const CreateMessageRequestSchema$1=schemas.Ikc({
method:schemas.euz("sampling/createMessage"),
params:CreateMessageRequestParamsSchema$1
});
const ListRootsRequestSchema$1=schemas.Ikc({
method:schemas.euz("roots/list"),
params:schemas.Ikc({_meta:schemas.g1P(schemas.YjP(),schemas.L5J()).optional()}).optional()
});
const CreateMessageResultSchema$1=schemas.Ikc({
...SamplingMessageSchema$1.shape,
model:schemas.YjP(),
stopReason:schemas.YjP().optional()
});
const ListRootsResultSchema$1=schemas.Ikc({roots:schemas.YOg(RootSchema$1)});
const ElicitResultSchema$1=schemas.Ikc({
action:schemas.k5n([
"accept",
"decline",
"cancel"
]),
content:schemas.g1P(schemas.YjP(),schemas.KCZ([
schemas.YjP(),
schemas.aig(),
schemas.zMY(),
schemas.YOg(schemas.YjP())
])).optional()
});
const ElicitRequestURLParamsSchema$1=schemas.Ikc({
mode:schemas.euz("url"),
message:schemas.YjP(),
url:schemas.YjP().url()
});
const ElicitRequestParamsSchema$1=schemas.KCZ([ElicitRequestFormParamsSchema$1,ElicitRequestURLParamsSchema$1]);
const ElicitRequestSchema$1=schemas.Ikc({
method:schemas.euz("elicitation/create"),
params:ElicitRequestParamsSchema$1
});
const InputRequestSchema=schemas.KCZ([
CreateMessageRequestSchema$1,
ListRootsRequestSchema$1,
ElicitRequestSchema$1
]);
const InputResponseSchema=schemas.KCZ([
CreateMessageResultSchema$1,
ListRootsResultSchema$1,
ElicitResultSchema$1
]);
const InputRequestsSchema=schemas.g1P(schemas.YjP(),InputRequestSchema);
const InputResponsesSchema=schemas.g1P(schemas.YjP(),InputResponseSchema);
const InputRequiredResultSchema=wireResult({
inputRequests:InputRequestsSchema.optional(),
requestState:schemas.YjP().optional()
});
const retryParamsShape={
inputResponses:InputResponsesSchema.optional(),
requestState:schemas.YjP().optional()
};
const InputResponseRequestParamsSchema=schemas.Ikc({
_meta:RequestMetaEnvelopeSchema,
...retryParamsShape
});
const DispatchRequestMetaSchema=schemas._H3({progressToken:ProgressTokenSchema$1.optional()});
function wireRequest(method,paramsShape){
return schemas.Ikc({
method:schemas.euz(method),
params:schemas.Ikc({
_meta:RequestMetaEnvelopeSchema,
...paramsShape
})
});
}
function dispatchRequest(method,paramsShape){
return schemas.Ikc({
method:schemas.euz(method),
params:schemas.Ikc({
_meta:DispatchRequestMetaSchema.optional(),
...paramsShape
}).optional()
});
}
const callToolParamsShape={
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.L5J()).optional(),
...retryParamsShape
};
const paginatedParamsShape={cursor:CursorSchema$1.optional()};
const CallToolRequestSchema$1=wireRequest("tools/call",callToolParamsShape);
const ListToolsRequestSchema$1=wireRequest("tools/list",paginatedParamsShape);
const ListPromptsRequestSchema$1=wireRequest("prompts/list",paginatedParamsShape);
const GetPromptRequestSchema$1=wireRequest("prompts/get",{
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional(),
...retryParamsShape
});
const ListResourcesRequestSchema$1=wireRequest("resources/list",paginatedParamsShape);
const ListResourceTemplatesRequestSchema$1=wireRequest("resources/templates/list",paginatedParamsShape);
const ReadResourceRequestSchema$1=wireRequest("resources/read",{
uri:schemas.YjP(),
...retryParamsShape
});
const completeParamsShape={
ref:schemas.KCZ([PromptReferenceSchema$1,ResourceTemplateReferenceSchema$1]),
argument:schemas.Ikc({
name:schemas.YjP(),
value:schemas.YjP()
}),
context:schemas.Ikc({arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional()}).optional()
};
const CompleteRequestSchema$1=wireRequest("completion/complete",completeParamsShape);
const DiscoverRequestSchema$1=wireRequest("server/discover",{});
const SubscriptionFilterSchema$1=schemas.Ikc({
toolsListChanged:schemas.zMY().optional(),
promptsListChanged:schemas.zMY().optional(),
resourcesListChanged:schemas.zMY().optional(),
resourceSubscriptions:schemas.YOg(schemas.YjP()).optional()
});
const subscriptionsListenParamsShape={notifications:SubscriptionFilterSchema$1};
const SubscriptionsListenRequestSchema$1=wireRequest("subscriptions/listen",subscriptionsListenParamsShape);
const SubscriptionsListenResultMetaSchema$1=ResultMetaSchema.extend({"io.modelcontextprotocol/subscriptionId":RequestIdSchema$1});
const SubscriptionsListenResultSchema$1=schemas._H3({
_meta:SubscriptionsListenResultMetaSchema$1,
resultType:ResultTypeSchema.default("complete")
});
const dispatchRequestSchemas={
"tools/call":dispatchRequest("tools/call",callToolParamsShape),
"tools/list":dispatchRequest("tools/list",paginatedParamsShape),
"prompts/get":dispatchRequest("prompts/get",{
name:schemas.YjP(),
arguments:schemas.g1P(schemas.YjP(),schemas.YjP()).optional()
}),
"prompts/list":dispatchRequest("prompts/list",paginatedParamsShape),
"resources/list":dispatchRequest("resources/list",paginatedParamsShape),
"resources/templates/list":dispatchRequest("resources/templates/list",paginatedParamsShape),
"resources/read":dispatchRequest("resources/read",{uri:schemas.YjP()}),
"completion/complete":dispatchRequest("completion/complete",completeParamsShape),
"server/discover":dispatchRequest("server/discover",{}),
"subscriptions/listen":dispatchRequest("subscriptions/listen",subscriptionsListenParamsShape)
};
function liftedResult(shape){
return schemas._H3({
_meta:wireMeta,
...shape
});
}
const dispatchResultSchemas={
"tools/call":liftedResult({
content:schemas.YOg(ContentBlockSchema$1),
structuredContent:schemas.L5J().optional(),
isError:schemas.zMY().optional()
}),
"tools/list":liftedResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
tools:schemas.YOg(ToolSchema$1),
nextCursor:CursorSchema$1.optional()
}),
"prompts/get":liftedResult({
description:schemas.YjP().optional(),
messages:schemas.YOg(PromptMessageSchema$1)
}),
"prompts/list":liftedResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
prompts:schemas.YOg(PromptSchema$1),
nextCursor:CursorSchema$1.optional()
}),
"resources/list":liftedResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
resources:schemas.YOg(ResourceSchema$1),
nextCursor:CursorSchema$1.optional()
}),
"resources/templates/list":liftedResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
resourceTemplates:schemas.YOg(ResourceTemplateSchema$1),
nextCursor:CursorSchema$1.optional()
}),
"resources/read":liftedResult({
ttlMs:schemas.aig().int().min(0),
cacheScope:schemas.k5n(["public","private"]),
contents:schemas.YOg(schemas.KCZ([TextResourceContentsSchema$1,BlobResourceContentsSchema$1]))
}),
"completion/complete":liftedResult({completion:schemas.Ikc({
values:schemas.YOg(schemas.YjP()).max(100),
total:schemas.aig().int().optional(),
hasMore:schemas.zMY().optional()
}).loose()}),
"server/discover":liftedResult({
ttlMs:schemas.aig().int().min(0).catch(0),
cacheScope:schemas.k5n(["public","private"]).catch("private"),
supportedVersions:schemas.YOg(schemas.YjP()),
capabilities:ServerCapabilities2026Schema,
instructions:schemas.YjP().optional()
}),
"subscriptions/listen":liftedResult({})
};
const NotificationMetaSchema=schemas._H3({"io.modelcontextprotocol/subscriptionId":RequestIdSchema$1.optional()});
const SubscriptionsAcknowledgedNotificationSchema$1=schemas.Ikc({
method:schemas.euz("notifications/subscriptions/acknowledged"),
params:schemas.Ikc({
_meta:NotificationMetaSchema.optional(),
notifications:SubscriptionFilterSchema$1
})
});
const CancelledNotificationParamsSchema$1=schemas.Ikc({
_meta:NotificationMetaSchema.optional(),
requestId:RequestIdSchema$1,
reason:schemas.YjP().optional()
});
const CancelledNotificationSchema$1=schemas.Ikc({
method:schemas.euz("notifications/cancelled"),
params:CancelledNotificationParamsSchema$1
});
const notificationSchemas2026={
"notifications/cancelled":CancelledNotificationSchema$1,
"notifications/progress":ProgressNotificationSchema$1,
"notifications/message":LoggingMessageNotificationSchema$1,
"notifications/resources/updated":ResourceUpdatedNotificationSchema$1,
"notifications/resources/list_changed":ResourceListChangedNotificationSchema$1,
"notifications/tools/list_changed":ToolListChangedNotificationSchema$1,
"notifications/prompts/list_changed":PromptListChangedNotificationSchema$1,
"notifications/subscriptions/acknowledged":SubscriptionsAcknowledgedNotificationSchema$1
};
const wireResultResponse=(result)=>schemas.Ikc({
jsonrpc:schemas.euz("2.0"),
id:schemas.KCZ([schemas.YjP(),schemas.aig().int()]),
result
}).strict();
return{
JSONValueSchema:JSONValueSchema$1,
JSONObjectSchema:JSONObjectSchema$1,
ProgressTokenSchema:ProgressTokenSchema$1,
CursorSchema:CursorSchema$1,
RequestIdSchema:RequestIdSchema$1,
RoleSchema:RoleSchema$1,
LoggingLevelSchema:LoggingLevelSchema$1,
TaskMetadataSchema:TaskMetadataSchema$1,
RelatedTaskMetadataSchema:RelatedTaskMetadataSchema$1,
RequestMetaSchema:RequestMetaSchema$1,
BaseRequestParamsSchema:BaseRequestParamsSchema$1,
TaskAugmentedRequestParamsSchema:TaskAugmentedRequestParamsSchema$1,
NotificationsParamsSchema:NotificationsParamsSchema$1,
NotificationSchema:NotificationSchema$1,
IconSchema:IconSchema$1,
IconsSchema:IconsSchema$1,
BaseMetadataSchema:BaseMetadataSchema$1,
ImplementationSchema:ImplementationSchema$1,
ClientTasksCapabilitySchema:ClientTasksCapabilitySchema$1,
ServerTasksCapabilitySchema:ServerTasksCapabilitySchema$1,
ClientCapabilitiesSchema:ClientCapabilitiesSchema$1,
ServerCapabilitiesSchema:ServerCapabilitiesSchema$1,
ProgressSchema:ProgressSchema$1,
ProgressNotificationParamsSchema:ProgressNotificationParamsSchema$1,
ProgressNotificationSchema:ProgressNotificationSchema$1,
LoggingMessageNotificationParamsSchema:LoggingMessageNotificationParamsSchema$1,
LoggingMessageNotificationSchema:LoggingMessageNotificationSchema$1,
ResourceContentsSchema:ResourceContentsSchema$1,
TextResourceContentsSchema:TextResourceContentsSchema$1,
BlobResourceContentsSchema:BlobResourceContentsSchema$1,
AnnotationsSchema:AnnotationsSchema$1,
ResourceSchema:ResourceSchema$1,
ResourceTemplateSchema:ResourceTemplateSchema$1,
ResourceListChangedNotificationSchema:ResourceListChangedNotificationSchema$1,
ResourceUpdatedNotificationParamsSchema:ResourceUpdatedNotificationParamsSchema$1,
ResourceUpdatedNotificationSchema:ResourceUpdatedNotificationSchema$1,
PromptArgumentSchema:PromptArgumentSchema$1,
PromptSchema:PromptSchema$1,
PromptListChangedNotificationSchema:PromptListChangedNotificationSchema$1,
TextContentSchema:TextContentSchema$1,
ImageContentSchema:ImageContentSchema$1,
AudioContentSchema:AudioContentSchema$1,
ToolUseContentSchema:ToolUseContentSchema$1,
EmbeddedResourceSchema:EmbeddedResourceSchema$1,
ResourceLinkSchema:ResourceLinkSchema$1,
ContentBlockSchema:ContentBlockSchema$1,
PromptMessageSchema:PromptMessageSchema$1,
ToolAnnotationsSchema:ToolAnnotationsSchema$1,
ToolListChangedNotificationSchema:ToolListChangedNotificationSchema$1,
ModelHintSchema:ModelHintSchema$1,
ModelPreferencesSchema:ModelPreferencesSchema$1,
ToolChoiceSchema:ToolChoiceSchema$1,
BooleanSchemaSchema:BooleanSchemaSchema$1,
StringSchemaSchema:StringSchemaSchema$1,
NumberSchemaSchema:NumberSchemaSchema$1,
UntitledSingleSelectEnumSchemaSchema:UntitledSingleSelectEnumSchemaSchema$1,
TitledSingleSelectEnumSchemaSchema:TitledSingleSelectEnumSchemaSchema$1,
LegacyTitledEnumSchemaSchema:LegacyTitledEnumSchemaSchema$1,
SingleSelectEnumSchemaSchema:SingleSelectEnumSchemaSchema$1,
UntitledMultiSelectEnumSchemaSchema:UntitledMultiSelectEnumSchemaSchema$1,
TitledMultiSelectEnumSchemaSchema:TitledMultiSelectEnumSchemaSchema$1,
MultiSelectEnumSchemaSchema:MultiSelectEnumSchemaSchema$1,
EnumSchemaSchema:EnumSchemaSchema$1,
PrimitiveSchemaDefinitionSchema:PrimitiveSchemaDefinitionSchema$1,
ElicitRequestFormParamsSchema:ElicitRequestFormParamsSchema$1,
ResourceTemplateReferenceSchema:ResourceTemplateReferenceSchema$1,
PromptReferenceSchema:PromptReferenceSchema$1,
RootSchema:RootSchema$1,
ClientCapabilities2026Schema,
ServerCapabilities2026Schema,
RequestMetaEnvelopeSchema,
ToolSchema:ToolSchema$1,
ToolResultContentSchema:ToolResultContentSchema$1,
SamplingMessageContentBlockSchema:SamplingMessageContentBlockSchema$1,
SamplingMessageSchema:SamplingMessageSchema$1,
ResultTypeSchema,
ResultMetaSchema,
ResultSchema:ResultSchema$1,
PaginatedResultSchema:PaginatedResultSchema$1,
CallToolResultSchema:CallToolResultSchema$1,
ListToolsResultSchema:ListToolsResultSchema$1,
ListPromptsResultSchema:ListPromptsResultSchema$1,
GetPromptResultSchema:GetPromptResultSchema$1,
ListResourcesResultSchema:ListResourcesResultSchema$1,
ListResourceTemplatesResultSchema:ListResourceTemplatesResultSchema$1,
ReadResourceResultSchema:ReadResourceResultSchema$1,
CompleteResultSchema:CompleteResultSchema$1,
CacheableResultSchema,
DiscoverResultSchema:DiscoverResultSchema$1,
CreateMessageRequestParamsSchema:CreateMessageRequestParamsSchema$1,
CreateMessageRequestSchema:CreateMessageRequestSchema$1,
ListRootsRequestSchema:ListRootsRequestSchema$1,
CreateMessageResultSchema:CreateMessageResultSchema$1,
ListRootsResultSchema:ListRootsResultSchema$1,
ElicitResultSchema:ElicitResultSchema$1,
ElicitRequestURLParamsSchema:ElicitRequestURLParamsSchema$1,
ElicitRequestParamsSchema:ElicitRequestParamsSchema$1,
ElicitRequestSchema:ElicitRequestSchema$1,
InputRequestSchema,
InputResponseSchema,
InputRequestsSchema,
InputResponsesSchema,
InputRequiredResultSchema,
InputResponseRequestParamsSchema,
CallToolRequestSchema:CallToolRequestSchema$1,
ListToolsRequestSchema:ListToolsRequestSchema$1,
ListPromptsRequestSchema:ListPromptsRequestSchema$1,
GetPromptRequestSchema:GetPromptRequestSchema$1,
ListResourcesRequestSchema:ListResourcesRequestSchema$1,
ListResourceTemplatesRequestSchema:ListResourceTemplatesRequestSchema$1,
ReadResourceRequestSchema:ReadResourceRequestSchema$1,
CompleteRequestSchema:CompleteRequestSchema$1,
DiscoverRequestSchema:DiscoverRequestSchema$1,
SubscriptionFilterSchema:SubscriptionFilterSchema$1,
SubscriptionsListenRequestSchema:SubscriptionsListenRequestSchema$1,
SubscriptionsListenResultMetaSchema:SubscriptionsListenResultMetaSchema$1,
SubscriptionsListenResultSchema:SubscriptionsListenResultSchema$1,
dispatchRequestSchemas,
dispatchResultSchemas,
NotificationMetaSchema,
SubscriptionsAcknowledgedNotificationSchema:SubscriptionsAcknowledgedNotificationSchema$1,
CancelledNotificationParamsSchema:CancelledNotificationParamsSchema$1,
CancelledNotificationSchema:CancelledNotificationSchema$1,
notificationSchemas2026,
JSONRPCResultResponseSchema:wireResultResponse(ResultSchema$1),
CallToolResultResponseSchema:wireResultResponse(schemas.KCZ([CallToolResultSchema$1,InputRequiredResultSchema])),
ListToolsResultResponseSchema:wireResultResponse(ListToolsResultSchema$1),
ListPromptsResultResponseSchema:wireResultResponse(ListPromptsResultSchema$1),
GetPromptResultResponseSchema:wireResultResponse(schemas.KCZ([GetPromptResultSchema$1,InputRequiredResultSchema])),
ListResourcesResultResponseSchema:wireResultResponse(ListResourcesResultSchema$1),
ListResourceTemplatesResultResponseSchema:wireResultResponse(ListResourceTemplatesResultSchema$1),
ReadResourceResultResponseSchema:wireResultResponse(schemas.KCZ([ReadResourceResultSchema$1,InputRequiredResultSchema])),
CompleteResultResponseSchema:wireResultResponse(CompleteResultSchema$1),
DiscoverResultResponseSchema:wireResultResponse(DiscoverResultSchema$1),
SubscriptionsListenResultResponseSchema:wireResultResponse(SubscriptionsListenResultSchema$1)
};
}
let memo;
function buildSchemas2026(){
return memo??=build();
}
const CACHEABLE_RESULT_METHODS=[
"tools/list",
"prompts/list",
"resources/list",
"resources/templates/list",
"resources/read",
"server/discover"
];
function isCacheableResultMethod(method){
return CACHEABLE_RESULT_METHODS.includes(method);
}
const RESULT_CACHE_HINT_FALLBACK=Symbol("modelcontextprotocol.resultCacheHintFallback");
function cacheHintFallbackOf(result){
return result[RESULT_CACHE_HINT_FALLBACK];
}
function isValidCacheTtlMs(value){
return typeof value==="number"&&Number.isSafeInteger(value)&&value>=0;
}
function isValidCacheScope(value){
return value==="public"||value==="private";
}
let ProtocolErrorCode=function(ProtocolErrorCode$1){
ProtocolErrorCode$1[ProtocolErrorCode$1["ParseError"]=-32700]="ParseError";
ProtocolErrorCode$1[ProtocolErrorCode$1["InvalidRequest"]=-32600]="InvalidRequest";
ProtocolErrorCode$1[ProtocolErrorCode$1["MethodNotFound"]=-32601]="MethodNotFound";
ProtocolErrorCode$1[ProtocolErrorCode$1["InvalidParams"]=-32602]="InvalidParams";
ProtocolErrorCode$1[ProtocolErrorCode$1["InternalError"]=-32603]="InternalError";
ProtocolErrorCode$1[ProtocolErrorCode$1["ResourceNotFound"]=-32002]="ResourceNotFound";
ProtocolErrorCode$1[ProtocolErrorCode$1["MissingRequiredClientCapability"]=-32021]="MissingRequiredClientCapability";
ProtocolErrorCode$1[ProtocolErrorCode$1["UnsupportedProtocolVersion"]=-32022]="UnsupportedProtocolVersion";
ProtocolErrorCode$1[ProtocolErrorCode$1["UrlElicitationRequired"]=-32042]="UrlElicitationRequired";
return ProtocolErrorCode$1;
}({});
var ProtocolError=class ProtocolError extends Error{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.ProtocolError"});
}
static[Symbol.hasInstance](value){
return brandedHasInstance(this,value);
}
static isInstance(value){
if(typeof this!=="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this,value);
}
constructor(code,message,data){
super(message);
this.code=code;
this.data=data;
this.name="ProtocolError";
stampErrorBrands(this,new.target);
}
static fromError(code,message,data){
if(code===ProtocolErrorCode.UrlElicitationRequired&&data){
const errorData=data;
if(errorData.elicitations)return new UrlElicitationRequiredError(errorData.elicitations,message);
}
if(code===ProtocolErrorCode.UnsupportedProtocolVersion&&data){
const errorData=data;
if(Array.isArray(errorData.supported)&&typeof errorData.requested==="string")return new UnsupportedProtocolVersionError({
supported:errorData.supported,
requested:errorData.requested
},message);
}
if(code===ProtocolErrorCode.InvalidParams||code===ProtocolErrorCode.ResourceNotFound){
const errorData=data;
if(typeof errorData?.uri==="string"&&(code===ProtocolErrorCode.ResourceNotFound||Object.keys(errorData).length===1))return new ResourceNotFoundError(errorData.uri,message);
}
if(code===ProtocolErrorCode.MissingRequiredClientCapability&&data){
const errorData=data;
if(errorData.requiredCapabilities!==null&&typeof errorData.requiredCapabilities==="object"&&!Array.isArray(errorData.requiredCapabilities))return new MissingRequiredClientCapabilityError({requiredCapabilities:errorData.requiredCapabilities},message);
}
return new ProtocolError(code,message,data);
}
};
var ResourceNotFoundError=class extends ProtocolError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.ResourceNotFoundError"});
}
constructor(uri,message=`Resource not found: ${uri}`){
super(ProtocolErrorCode.InvalidParams,message,{uri});
}
get uri(){
return this.data.uri;
}
};
var UrlElicitationRequiredError=class extends ProtocolError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.UrlElicitationRequiredError"});
}
constructor(elicitations,message=`URL elicitation${elicitations.length>1?"s":""} required`){
super(ProtocolErrorCode.UrlElicitationRequired,message,{elicitations});
}
get elicitations(){
return this.data?.elicitations??[];
}
};
var UnsupportedProtocolVersionError=class extends ProtocolError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.UnsupportedProtocolVersionError"});
}
constructor(data,message=`Unsupported protocol version: ${data.requested}`){
super(ProtocolErrorCode.UnsupportedProtocolVersion,message,data);
}
get supported(){
return this.data.supported;
}
get requested(){
return this.data.requested;
}
};
var MissingRequiredClientCapabilityError=class extends ProtocolError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.MissingRequiredClientCapabilityError"});
}
constructor(data,message=`Missing required client capabilities: ${Object.keys(data.requiredCapabilities).join(", ")}`){
super(ProtocolErrorCode.MissingRequiredClientCapability,message,data);
}
get requiredCapabilities(){
return this.data.requiredCapabilities;
}
};
const DEFAULT_CACHE_TTL_MS=0;
const DEFAULT_CACHE_SCOPE="private";
const EXTENDED_RESULT_TYPE_METHODS=[
"tools/call",
"prompts/get",
"resources/read"
];
function stampResultType(method,result){
const provided=result["resultType"];
if(provided===void 0)return{
...result,
resultType:"complete"
};
if(provided==="complete")return result;
if(EXTENDED_RESULT_TYPE_METHODS.includes(method))return result;
throw new ProtocolError(ProtocolErrorCode.InternalError,`Handler for ${method} returned resultType '${String(provided)}', but results of ${method} only support 'complete' on protocol revision 2026-07-28`);
}
function fillCacheFields(method,result){
const fallback=cacheHintFallbackOf(result);
if(result["resultType"]!=="complete"||!isCacheableResultMethod(method))return fallback===void 0?result:stripCacheHintFallback(result);
const provided=result;
const ttlMs=isValidCacheTtlMs(provided["ttlMs"])?provided["ttlMs"]:resolveTtlMs(fallback);
const cacheScope=isValidCacheScope(provided["cacheScope"])?provided["cacheScope"]:resolveCacheScope(fallback);
const filled={
...provided,
ttlMs,
cacheScope
};
delete filled[RESULT_CACHE_HINT_FALLBACK];
return filled;
}
function isPlainObject$4(value){
return value!==null&&typeof value==="object"&&!Array.isArray(value);
}
function stampServerInfoMeta(result,serverInfo){
if(serverInfo===void 0)return result;
const meta=result["_meta"];
if(meta===void 0)return{
...result,
_meta:{[SERVER_INFO_META_KEY]:serverInfo}
};
if(!isPlainObject$4(meta))return result;
if(meta[SERVER_INFO_META_KEY]!==void 0)return result;
return{
...result,
_meta:{
...meta,
[SERVER_INFO_META_KEY]:serverInfo
}
};
}
function resolveTtlMs(fallback){
return fallback!==void 0&&isValidCacheTtlMs(fallback.ttlMs)?fallback.ttlMs:DEFAULT_CACHE_TTL_MS;
}
function resolveCacheScope(fallback){
return fallback!==void 0&&isValidCacheScope(fallback.cacheScope)?fallback.cacheScope:DEFAULT_CACHE_SCOPE;
}
function stripCacheHintFallback(result){
const copy={...result};
delete copy[RESULT_CACHE_HINT_FALLBACK];
return copy;
}
const INPUT_REQUEST_METHODS_2026=[
"elicitation/create",
"sampling/createMessage",
"roots/list"
];
let maps;
function inputSchemaMaps(){
if(maps)return maps;
const s=buildSchemas2026();
maps={
request:{
"elicitation/create":schemas.Ikc({
method:schemas.euz("elicitation/create"),
params:s.ElicitRequestParamsSchema
}),
"sampling/createMessage":schemas.Ikc({
method:schemas.euz("sampling/createMessage"),
params:s.CreateMessageRequestParamsSchema
}),
"roots/list":schemas.Ikc({
method:schemas.euz("roots/list"),
params:schemas._H3({}).optional()
})
},
response:{
"elicitation/create":s.ElicitResultSchema,
"sampling/createMessage":s.CreateMessageResultSchema,
"roots/list":s.ListRootsResultSchema
}
};
return maps;
}
function warmInputSchemaMaps2026(){
inputSchemaMaps();
}
function isInputRequestMethod2026(method){
return INPUT_REQUEST_METHODS_2026.includes(method);
}
function getInputRequestSchema2026(method){
return isInputRequestMethod2026(method)?inputSchemaMaps().request[method]:void 0;
}
function getInputResponseSchema2026(method){
return isInputRequestMethod2026(method)?inputSchemaMaps().response[method]:void 0;
}
const requestMethodKeys={
"tools/call":null,
"tools/list":null,
"prompts/get":null,
"prompts/list":null,
"resources/list":null,
"resources/templates/list":null,
"resources/read":null,
"completion/complete":null,
"server/discover":null,
"subscriptions/listen":null
};
const notificationMethodKeys={
"notifications/cancelled":null,
"notifications/progress":null,
"notifications/message":null,
"notifications/resources/updated":null,
"notifications/resources/list_changed":null,
"notifications/tools/list_changed":null,
"notifications/prompts/list_changed":null,
"notifications/subscriptions/acknowledged":null
};
function hasRequestMethod2026(method){
return Object.prototype.hasOwnProperty.call(requestMethodKeys,method);
}
function hasNotificationMethod2026(method){
return Object.prototype.hasOwnProperty.call(notificationMethodKeys,method);
}
function hasResultMethod2026(method){
return Object.prototype.hasOwnProperty.call(requestMethodKeys,method);
}
function getRequestSchema2026(method){
return hasRequestMethod2026(method)?buildSchemas2026().dispatchRequestSchemas[method]:void 0;
}
function getResultSchema2026(method){
return hasResultMethod2026(method)?buildSchemas2026().dispatchResultSchemas[method]:void 0;
}
function getNotificationSchema2026(method){
return hasNotificationMethod2026(method)?buildSchemas2026().notificationSchemas2026[method]:void 0;
}
const rev2026RequestMethods=Object.keys(requestMethodKeys);
const rev2026NotificationMethods=Object.keys(notificationMethodKeys);
function isPlainObject$3(value){
return value!==null&&typeof value==="object"&&!Array.isArray(value);
}
function triState(schema,raw){
if(schema===void 0)return{
ok:false,
reason:"not-in-era"
};
const parsed=schema.safeParse(raw);
return parsed.success?{
ok:true,
value:parsed.data
}:{
ok:false,
reason:"invalid",
message:String(parsed.error)
};
}
const NOT_IN_ERA={
ok:false,
reason:"not-in-era"
};
const REQUIRED_ENVELOPE_KEYS=[PROTOCOL_VERSION_META_KEY,CLIENT_CAPABILITIES_META_KEY];
function enforceDeletedFields(method,result){
let next=result;
let copied=false;
const copy=()=>{
if(!copied){
next={...next};
copied=true;
}
return next;
};
const tools=result.tools;
if(method==="tools/list"&&Array.isArray(tools)&&tools.some((tool)=>isPlainObject$3(tool)&&"execution" in tool))copy().tools=tools.map((tool)=>{
if(!isPlainObject$3(tool)||!("execution" in tool))return tool;
const rest={...tool};
delete rest["execution"];
return rest;
});
const capabilities=result.capabilities;
if(isPlainObject$3(capabilities)&&"tasks" in capabilities){
const rest={...capabilities};
delete rest["tasks"];
copy().capabilities=rest;
}
return next;
}
const rev2026Codec={
era:"2026-07-28",
hasRequestMethod:hasRequestMethod2026,
hasNotificationMethod:hasNotificationMethod2026,
hasInputRequestMethod:(method)=>getInputRequestSchema2026(method)!==void 0,
validateRequest:(method,raw)=>triState(getRequestSchema2026(method),raw),
validateResult:(method,raw)=>triState(getResultSchema2026(method),raw),
validateNotification:(method,raw)=>triState(getNotificationSchema2026(method),raw),
validateInputRequest:(method,raw)=>triState(getInputRequestSchema2026(method),raw),
validateInputResponse:(method,raw)=>triState(getInputResponseSchema2026(method),raw),
samplingResultVariant:()=>NOT_IN_ERA,
outboundEnvelope(material){
return{
[PROTOCOL_VERSION_META_KEY]:material.protocolVersion,
[CLIENT_INFO_META_KEY]:material.clientInfo,
[CLIENT_CAPABILITIES_META_KEY]:material.clientCapabilities,
...material.logLevel!==void 0&&{[LOG_LEVEL_META_KEY]:material.logLevel}
};
},
validateEnvelopeMeta(meta){
const issues=[];
for(const key of REQUIRED_ENVELOPE_KEYS)if(!(key in meta))issues.push({
key,
problem:"missing"
});
const parsed=buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(meta);
if(!parsed.success)for(const issue of parsed.error.issues){
const path=issue.path.map(String);
const key=path.length>0?path.join("."):"_meta";
if(path.length===1&&issues.some((existing)=>existing.key===key&&existing.problem==="missing"))continue;
issues.push({
key,
problem:issue.message
});
}
return issues;
},
projectCallToolResult:(result)=>appendTextFallbackForNonObject(result),
inputRequestSchema:getInputRequestSchema2026,
decodeResult(method,raw){
if(!isPlainObject$3(raw))return{
kind:"invalid",
error:new SdkError(SdkErrorCode.InvalidResult,`Invalid result for ${method}: not an object`,{method})
};
const rawResultType=raw["resultType"];
if(rawResultType===void 0)return{
kind:"invalid",
error:new SdkError(SdkErrorCode.InvalidResult,`Invalid result for ${method}: missing required resultType — servers implementing protocol revision 2026-07-28 MUST include it (the absent-means-complete bridge applies only to earlier-revision servers)`,{
method,
violation:"missing-resultType"
})
};
if(typeof rawResultType!=="string")return{
kind:"invalid",
error:new SdkError(SdkErrorCode.InvalidResult,`Invalid result for ${method}: non-string resultType`,{
method,
resultType:rawResultType
})
};
if(rawResultType==="input_required"){
const rawInputRequests=raw["inputRequests"];
const inputRequests=isPlainObject$3(rawInputRequests)?rawInputRequests:{};
const requestState=raw["requestState"];
const metaParse=raw["_meta"]===void 0?void 0:buildSchemas2026().ResultMetaSchema.safeParse(raw["_meta"]);
const meta=metaParse?.success?metaParse.data:void 0;
if(Object.keys(inputRequests).length===0&&typeof requestState!=="string")return{
kind:"invalid",
error:new SdkError(SdkErrorCode.InvalidResult,`Invalid result for ${method}: input_required carries neither inputRequests nor requestState (every input_required result must include at least one of the two)`,{
method,
violation:"input-required-missing-both"
})
};
return{
kind:"input_required",
inputRequests,
...typeof requestState==="string"&&{requestState},
...meta!==void 0&&{_meta:meta}
};
}
if(rawResultType!=="complete")return{
kind:"invalid",
error:new SdkError(SdkErrorCode.UnsupportedResultType,`Unsupported result type '${rawResultType}' for ${method}`,{
resultType:rawResultType,
method
})
};
const wireResultSchemas=getWireResultSchemas();
const wireSchema=Object.hasOwn(wireResultSchemas,method)?wireResultSchemas[method]:void 0;
if(wireSchema!==void 0){
const parsed=wireSchema.safeParse(raw);
if(!parsed.success)return{
kind:"invalid",
error:new SdkError(SdkErrorCode.InvalidResult,`Invalid result for ${method}: ${parsed.error}`,{method})
};
}
const lifted={...raw};
delete lifted["resultType"];
return{
kind:"complete",
result:lifted
};
},
encodeResult(method,result,serverInfo){
return stampServerInfoMeta(fillCacheFields(method,stampResultType(method,enforceDeletedFields(method,result))),serverInfo);
},
encodeErrorCode:(code)=>code===-32002?-32602:code,
checkInboundEnvelope(material){
if(material.envelope===void 0)return "Request is missing the required _meta envelope for protocol revision 2026-07-28 (io.modelcontextprotocol/protocolVersion, io.modelcontextprotocol/clientCapabilities)";
const parsed=buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(material.envelope);
if(!parsed.success)return `Invalid _meta envelope for protocol revision 2026-07-28: ${parsed.error.issues.map((issue)=>issue.message).join("; ")}`;
}
};
let wireResultSchemasMemo;
function getWireResultSchemas(){
if(wireResultSchemasMemo)return wireResultSchemasMemo;
const s=buildSchemas2026();
wireResultSchemasMemo={
"tools/call":s.CallToolResultSchema,
"tools/list":s.ListToolsResultSchema,
"prompts/get":s.GetPromptResultSchema,
"prompts/list":s.ListPromptsResultSchema,
"resources/list":s.ListResourcesResultSchema,
"resources/templates/list":s.ListResourceTemplatesResultSchema,
"resources/read":s.ReadResourceResultSchema,
"completion/complete":s.CompleteResultSchema,
"server/discover":s.DiscoverResultSchema
};
return wireResultSchemasMemo;
}
function warmWireResultSchemas2026(){
getWireResultSchemas();
}
const MODERN_WIRE_REVISION="2026-07-28";
function codecForVersion(version){
return version!==void 0&&isModernProtocolVersion(version)?rev2026Codec:rev2025Codec;
}
function classifiedWireEra(classification){
if(classification.revision!==void 0)return codecForVersion(classification.revision).era;
return classification.era==="modern"?rev2026Codec.era:rev2025Codec.era;
}
function isSpecRequestMethod(method){
return ALL_CODECS.some((codec)=>codec.hasRequestMethod(method));
}
function isSpecNotificationMethod(method){
return ALL_CODECS.some((codec)=>codec.hasNotificationMethod(method));
}
function isExtensionReusedRequestMethod(method){
return method==="tasks/get"||method==="tasks/cancel";
}
const ALL_CODECS=[rev2025Codec,rev2026Codec];
var schemas_exports=(0,chunk_DYPzFuB5.n)({
AnnotationsSchema:()=>AnnotationsSchema,
AudioContentSchema:()=>AudioContentSchema,
BaseMetadataSchema:()=>BaseMetadataSchema,
BaseRequestParamsSchema:()=>BaseRequestParamsSchema,
BlobResourceContentsSchema:()=>BlobResourceContentsSchema,
BooleanSchemaSchema:()=>BooleanSchemaSchema,
CallToolRequestParamsSchema:()=>CallToolRequestParamsSchema,
CallToolRequestSchema:()=>CallToolRequestSchema,
CallToolResultSchema:()=>CallToolResultSchema,
CancelTaskRequestSchema:()=>CancelTaskRequestSchema,
CancelTaskResultSchema:()=>CancelTaskResultSchema,
CancelledNotificationParamsSchema:()=>CancelledNotificationParamsSchema,
CancelledNotificationSchema:()=>CancelledNotificationSchema,
ClientCapabilitiesSchema:()=>ClientCapabilitiesSchema,
ClientNotificationSchema:()=>ClientNotificationSchema,
ClientRequestSchema:()=>ClientRequestSchema,
ClientResultSchema:()=>ClientResultSchema,
ClientTasksCapabilitySchema:()=>ClientTasksCapabilitySchema,
CompatibilityCallToolResultSchema:()=>CompatibilityCallToolResultSchema,
CompleteRequestParamsSchema:()=>CompleteRequestParamsSchema,
CompleteRequestSchema:()=>CompleteRequestSchema,
CompleteResultSchema:()=>CompleteResultSchema,
ContentBlockSchema:()=>ContentBlockSchema,
CreateMessageRequestParamsSchema:()=>CreateMessageRequestParamsSchema,
CreateMessageRequestSchema:()=>CreateMessageRequestSchema,
CreateMessageResultSchema:()=>CreateMessageResultSchema,
CreateMessageResultWithToolsSchema:()=>CreateMessageResultWithToolsSchema,
CreateTaskResultSchema:()=>CreateTaskResultSchema,
CursorSchema:()=>CursorSchema,
DiscoverRequestSchema:()=>DiscoverRequestSchema,
DiscoverResultSchema:()=>DiscoverResultSchema,
ElicitRequestFormParamsSchema:()=>ElicitRequestFormParamsSchema,
ElicitRequestParamsSchema:()=>ElicitRequestParamsSchema,
ElicitRequestSchema:()=>ElicitRequestSchema,
ElicitRequestURLParamsSchema:()=>ElicitRequestURLParamsSchema,
ElicitResultSchema:()=>ElicitResultSchema,
ElicitationCompleteNotificationParamsSchema:()=>ElicitationCompleteNotificationParamsSchema,
ElicitationCompleteNotificationSchema:()=>ElicitationCompleteNotificationSchema,
EmbeddedResourceSchema:()=>EmbeddedResourceSchema,
EmptyResultSchema:()=>EmptyResultSchema,
EnumSchemaSchema:()=>EnumSchemaSchema,
GetPromptRequestParamsSchema:()=>GetPromptRequestParamsSchema,
GetPromptRequestSchema:()=>GetPromptRequestSchema,
GetPromptResultSchema:()=>GetPromptResultSchema,
GetTaskPayloadRequestSchema:()=>GetTaskPayloadRequestSchema,
GetTaskPayloadResultSchema:()=>GetTaskPayloadResultSchema,
GetTaskRequestSchema:()=>GetTaskRequestSchema,
GetTaskResultSchema:()=>GetTaskResultSchema,
IconSchema:()=>IconSchema,
IconsSchema:()=>IconsSchema,
ImageContentSchema:()=>ImageContentSchema,
ImplementationSchema:()=>ImplementationSchema,
InitializeRequestParamsSchema:()=>InitializeRequestParamsSchema,
InitializeRequestSchema:()=>InitializeRequestSchema,
InitializeResultSchema:()=>InitializeResultSchema,
InitializedNotificationSchema:()=>InitializedNotificationSchema,
JSONArraySchema:()=>JSONArraySchema,
JSONObjectSchema:()=>JSONObjectSchema,
JSONRPCErrorResponseSchema:()=>JSONRPCErrorResponseSchema,
JSONRPCMessageSchema:()=>JSONRPCMessageSchema,
JSONRPCNotificationSchema:()=>JSONRPCNotificationSchema,
JSONRPCRequestSchema:()=>JSONRPCRequestSchema,
JSONRPCResponseSchema:()=>JSONRPCResponseSchema,
JSONRPCResultResponseSchema:()=>JSONRPCResultResponseSchema,
JSONValueSchema:()=>JSONValueSchema,
LegacyTitledEnumSchemaSchema:()=>LegacyTitledEnumSchemaSchema,
ListChangedOptionsBaseSchema:()=>ListChangedOptionsBaseSchema,
ListPromptsRequestSchema:()=>ListPromptsRequestSchema,
ListPromptsResultSchema:()=>ListPromptsResultSchema,
ListResourceTemplatesRequestSchema:()=>ListResourceTemplatesRequestSchema,
ListResourceTemplatesResultSchema:()=>ListResourceTemplatesResultSchema,
ListResourcesRequestSchema:()=>ListResourcesRequestSchema,
ListResourcesResultSchema:()=>ListResourcesResultSchema,
ListRootsRequestSchema:()=>ListRootsRequestSchema,
ListRootsResultSchema:()=>ListRootsResultSchema,
ListTasksRequestSchema:()=>ListTasksRequestSchema,
ListTasksResultSchema:()=>ListTasksResultSchema,
ListToolsRequestSchema:()=>ListToolsRequestSchema,
ListToolsResultSchema:()=>ListToolsResultSchema,
LoggingLevelSchema:()=>LoggingLevelSchema,
LoggingMessageNotificationParamsSchema:()=>LoggingMessageNotificationParamsSchema,
LoggingMessageNotificationSchema:()=>LoggingMessageNotificationSchema,
ModelHintSchema:()=>ModelHintSchema,
ModelPreferencesSchema:()=>ModelPreferencesSchema,
MultiSelectEnumSchemaSchema:()=>MultiSelectEnumSchemaSchema,
NotificationSchema:()=>NotificationSchema,
NotificationsParamsSchema:()=>NotificationsParamsSchema,
NumberSchemaSchema:()=>NumberSchemaSchema,
PaginatedRequestParamsSchema:()=>PaginatedRequestParamsSchema,
PaginatedRequestSchema:()=>PaginatedRequestSchema,
PaginatedResultSchema:()=>PaginatedResultSchema,
PingRequestSchema:()=>PingRequestSchema,
PrimitiveSchemaDefinitionSchema:()=>PrimitiveSchemaDefinitionSchema,
ProgressNotificationParamsSchema:()=>ProgressNotificationParamsSchema,
ProgressNotificationSchema:()=>ProgressNotificationSchema,
ProgressSchema:()=>ProgressSchema,
ProgressTokenSchema:()=>ProgressTokenSchema,
PromptArgumentSchema:()=>PromptArgumentSchema,
PromptListChangedNotificationSchema:()=>PromptListChangedNotificationSchema,
PromptMessageSchema:()=>PromptMessageSchema,
PromptReferenceSchema:()=>PromptReferenceSchema,
PromptSchema:()=>PromptSchema,
ReadResourceRequestParamsSchema:()=>ReadResourceRequestParamsSchema,
ReadResourceRequestSchema:()=>ReadResourceRequestSchema,
ReadResourceResultSchema:()=>ReadResourceResultSchema,
RelatedTaskMetadataSchema:()=>RelatedTaskMetadataSchema,
RequestIdSchema:()=>RequestIdSchema,
RequestMetaSchema:()=>RequestMetaSchema,
RequestSchema:()=>RequestSchema,
ResourceContentsSchema:()=>ResourceContentsSchema,
ResourceLinkSchema:()=>ResourceLinkSchema,
ResourceListChangedNotificationSchema:()=>ResourceListChangedNotificationSchema,
ResourceRequestParamsSchema:()=>ResourceRequestParamsSchema,
ResourceSchema:()=>ResourceSchema,
ResourceTemplateReferenceSchema:()=>ResourceTemplateReferenceSchema,
ResourceTemplateSchema:()=>ResourceTemplateSchema,
ResourceUpdatedNotificationParamsSchema:()=>ResourceUpdatedNotificationParamsSchema,
ResourceUpdatedNotificationSchema:()=>ResourceUpdatedNotificationSchema,
ResultMetaObjectSchema:()=>ResultMetaObjectSchema,
ResultSchema:()=>ResultSchema,
RoleSchema:()=>RoleSchema,
RootSchema:()=>RootSchema,
RootsListChangedNotificationSchema:()=>RootsListChangedNotificationSchema,
SamplingContentSchema:()=>SamplingContentSchema,
SamplingMessageContentBlockSchema:()=>SamplingMessageContentBlockSchema,
SamplingMessageSchema:()=>SamplingMessageSchema,
ServerCapabilitiesSchema:()=>ServerCapabilitiesSchema,
ServerNotificationSchema:()=>ServerNotificationSchema,
ServerRequestSchema:()=>ServerRequestSchema,
ServerResultSchema:()=>ServerResultSchema,
ServerTasksCapabilitySchema:()=>ServerTasksCapabilitySchema,
SetLevelRequestParamsSchema:()=>SetLevelRequestParamsSchema,
SetLevelRequestSchema:()=>SetLevelRequestSchema,
SingleSelectEnumSchemaSchema:()=>SingleSelectEnumSchemaSchema,
StringSchemaSchema:()=>StringSchemaSchema,
SubscribeRequestParamsSchema:()=>SubscribeRequestParamsSchema,
SubscribeRequestSchema:()=>SubscribeRequestSchema,
SubscriptionFilterSchema:()=>SubscriptionFilterSchema,
SubscriptionsAcknowledgedNotificationParamsSchema:()=>SubscriptionsAcknowledgedNotificationParamsSchema,
SubscriptionsAcknowledgedNotificationSchema:()=>SubscriptionsAcknowledgedNotificationSchema,
SubscriptionsListenRequestParamsSchema:()=>SubscriptionsListenRequestParamsSchema,
SubscriptionsListenRequestSchema:()=>SubscriptionsListenRequestSchema,
SubscriptionsListenResultMetaSchema:()=>SubscriptionsListenResultMetaSchema,
SubscriptionsListenResultSchema:()=>SubscriptionsListenResultSchema,
TaskAugmentedRequestParamsSchema:()=>TaskAugmentedRequestParamsSchema,
TaskCreationParamsSchema:()=>TaskCreationParamsSchema,
TaskMetadataSchema:()=>TaskMetadataSchema,
TaskSchema:()=>TaskSchema,
TaskStatusNotificationParamsSchema:()=>TaskStatusNotificationParamsSchema,
TaskStatusNotificationSchema:()=>TaskStatusNotificationSchema,
TaskStatusSchema:()=>TaskStatusSchema,
TextContentSchema:()=>TextContentSchema,
TextResourceContentsSchema:()=>TextResourceContentsSchema,
TitledMultiSelectEnumSchemaSchema:()=>TitledMultiSelectEnumSchemaSchema,
TitledSingleSelectEnumSchemaSchema:()=>TitledSingleSelectEnumSchemaSchema,
ToolAnnotationsSchema:()=>ToolAnnotationsSchema,
ToolChoiceSchema:()=>ToolChoiceSchema,
ToolExecutionSchema:()=>ToolExecutionSchema,
ToolListChangedNotificationSchema:()=>ToolListChangedNotificationSchema,
ToolResultContentSchema:()=>ToolResultContentSchema,
ToolSchema:()=>ToolSchema,
ToolUseContentSchema:()=>ToolUseContentSchema,
UnsubscribeRequestParamsSchema:()=>UnsubscribeRequestParamsSchema,
UnsubscribeRequestSchema:()=>UnsubscribeRequestSchema,
UntitledMultiSelectEnumSchemaSchema:()=>UntitledMultiSelectEnumSchemaSchema,
UntitledSingleSelectEnumSchemaSchema:()=>UntitledSingleSelectEnumSchemaSchema
});
function parseJSONRPCMessage(value){
return JSONRPCMessageSchema.parse(value);
}
const isJSONRPCRequest=(value)=>JSONRPCRequestSchema.safeParse(value).success;
const isJSONRPCNotification=(value)=>JSONRPCNotificationSchema.safeParse(value).success;
const isJSONRPCResultResponse=(value)=>JSONRPCResultResponseSchema.safeParse(value).success;
const isJSONRPCErrorResponse=(value)=>JSONRPCErrorResponseSchema.safeParse(value).success;
const isJSONRPCResponse=(value)=>JSONRPCResponseSchema.safeParse(value).success;
const isCallToolResult=(value)=>{
if(typeof value!=="object"||value===null||value.content===void 0)return false;
return CallToolResultSchema.safeParse(value).success;
};
const isInputRequiredResult=(value)=>typeof value==="object"&&value!==null&&!Array.isArray(value)&&value.resultType==="input_required";
const isTaskAugmentedRequestParams=(value)=>TaskAugmentedRequestParamsSchema.safeParse(value).success;
const isInitializeRequest=(value)=>InitializeRequestSchema.safeParse(value).success;
const isInitializedNotification=(value)=>InitializedNotificationSchema.safeParse(value).success;
function assertCompleteRequestPrompt(request){
if(request.params.ref.type!=="ref/prompt")throw new TypeError(`Expected CompleteRequestPrompt, but got ${request.params.ref.type}`);
}
function assertCompleteRequestResourceTemplate(request){
if(request.params.ref.type!=="ref/resource")throw new TypeError(`Expected CompleteRequestResourceTemplate, but got ${request.params.ref.type}`);
}
const MCP_PARAM_HEADER_PREFIX="Mcp-Param-";
const X_MCP_HEADER_KEY="x-mcp-header";
const RFC9110_TOKEN=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const PERMITTED_X_MCP_HEADER_TYPES=new Set([
"string",
"integer",
"boolean"
]);
function scanXMcpHeaderDeclarations(inputSchema){
const declarations=[];
const seenLower=new Map();
let numberFault;
const visit=(node,path,reachable)=>{
if(node===null||typeof node!=="object")return void 0;
const schema=node;
if(X_MCP_HEADER_KEY in schema){
if(!reachable||path.length===0)return `${pathName(path)}: x-mcp-header is only permitted on properties statically reachable via a chain of 'properties' keys (not under items, additionalProperties, oneOf/anyOf/allOf/not, if/then/else, or $ref)`;
const raw=schema[X_MCP_HEADER_KEY];
if(typeof raw!=="string"||raw.length===0)return `${pathName(path)}: x-mcp-header MUST be a non-empty string`;
if(!RFC9110_TOKEN.test(raw))return `${pathName(path)}: x-mcp-header '${raw}' is not a valid RFC 9110 token (no spaces, control characters or HTTP delimiters)`;
const type=typeof schema.type==="string"?schema.type:void 0;
if(type===void 0||!PERMITTED_X_MCP_HEADER_TYPES.has(type)){
const fault$1=`${pathName(path)}: x-mcp-header is only permitted on primitive-typed properties (string, integer, boolean); got ${type??"<none>"}`;
if(type!=="number")return fault$1;
numberFault??=fault$1;
}
const lower=raw.toLowerCase();
const prior=seenLower.get(lower);
if(prior!==void 0)return `x-mcp-header '${raw}' is not case-insensitively unique (also declared as '${prior}')`;
seenLower.set(lower,raw);
declarations.push({
path,
headerName:raw,
type
});
}
const properties=schema.properties;
if(properties!==null&&typeof properties==="object")for(const[key,child]of Object.entries(properties)){
const fault$1=visit(child,[...path,key],reachable);
if(fault$1!==void 0)return fault$1;
}
for(const k of NON_REACHABLE_SUBSCHEMA_KEYWORDS){
const sub=schema[k];
if(sub===void 0)continue;
const branches=Array.isArray(sub)?sub:sub!==null&&typeof sub==="object"&&OBJECT_VALUED_SUBSCHEMA_KEYWORDS.has(k)?Object.values(sub):[sub];
for(const branch of branches){
const fault$1=visit(branch,[...path,`<${k}>`],false);
if(fault$1!==void 0)return fault$1;
}
}
};
const fault=visit(inputSchema,[],true);
if(fault!==void 0)return{
valid:false,
reason:numberFault??fault
};
return numberFault===void 0?{
valid:true,
declarations
}:{
valid:false,
reason:numberFault,
declarations
};
}
const NON_REACHABLE_SUBSCHEMA_KEYWORDS=[
"items",
"prefixItems",
"contains",
"additionalProperties",
"unevaluatedProperties",
"unevaluatedItems",
"propertyNames",
"patternProperties",
"dependentSchemas",
"oneOf",
"anyOf",
"allOf",
"not",
"if",
"then",
"else",
"$defs",
"definitions"
];
const OBJECT_VALUED_SUBSCHEMA_KEYWORDS=new Set([
"patternProperties",
"dependentSchemas",
"$defs",
"definitions"
]);
function pathName(path){
return path.length===0?"<root>":path.join(".");
}
const BASE64_SENTINEL_PREFIX="=?base64?";
const BASE64_SENTINEL_SUFFIX="?=";
function mcpParamPrimitiveToString(value){
if(typeof value==="string")return value;
if(typeof value==="boolean")return value?"true":"false";
if(typeof value==="number"){
if(!Number.isFinite(value))return void 0;
if(Number.isInteger(value)&&!Number.isSafeInteger(value))return void 0;
return String(value);
}
}
function needsBase64(s){
if(s.length===0)return true;
if(s.startsWith(BASE64_SENTINEL_PREFIX)&&s.endsWith(BASE64_SENTINEL_SUFFIX))return true;
if(s!==s.trim())return true;
for(let i=0;i<s.length;i++){
const c=s.codePointAt(i);
if(c===9||c>=32&&c<=126)continue;
return true;
}
return false;
}
function utf8ToBase64(s){
const bytes=new TextEncoder().encode(s);
let bin="";
for(const b of bytes)bin+=String.fromCodePoint(b);
return btoa(bin);
}
function encodeMcpParamValue(value){
return needsBase64(value)?`${BASE64_SENTINEL_PREFIX}${utf8ToBase64(value)}${BASE64_SENTINEL_SUFFIX}`:value;
}
function valueAtPath(root,path){
let node=root;
for(const key of path){
if(node===null||typeof node!=="object")return void 0;
node=node[key];
}
return node;
}
function buildMcpParamHeaders(declarations,args){
const out={};
for(const decl of declarations){
const raw=valueAtPath(args,decl.path);
if(raw===void 0||raw===null)continue;
const stringValue=mcpParamPrimitiveToString(raw);
if(stringValue===void 0)continue;
out[`${MCP_PARAM_HEADER_PREFIX}${decl.headerName}`]=encodeMcpParamValue(stringValue);
}
return out;
}
const HEADER_MISMATCH_ERROR_CODE=-32020;
const INBOUND_VALIDATION_LADDER=[
{
rung:"http-method",
order:1,
evaluatedAt:"edge",
codes:[-32e3],
conformance:[],
rationale:"The modern era is POST-only; GET/DELETE are body-less 2025-era session operations and are method-routed to legacy serving (405 when legacy serving is not configured), before any body is read."
},
{
rung:"jsonrpc-shape",
order:2,
evaluatedAt:"edge",
codes:[ProtocolErrorCode.InvalidRequest],
conformance:["server-stateless"],
rationale:"The body must be a JSON-RPC request or notification: posted responses and batch arrays containing a modern or invalid element are rejected before classification (element-wise batch rule); all-legacy arrays stay legacy traffic."
},
{
rung:"era-classification",
order:3,
evaluatedAt:"edge",
codes:[HEADER_MISMATCH_ERROR_CODE,ProtocolErrorCode.UnsupportedProtocolVersion],
conformance:[
"server-stateless",
"http-header-validation",
"http-custom-header-server-validation"
],
rationale:"Body-primary era classification with the protocol-version header as a cross-check; a header/body disagreement is rejected with -32020 (HeaderMismatch), and an envelope-less request on a modern-only endpoint is answered with the unsupported-protocol-version error naming the supported revisions."
},
{
rung:"envelope",
order:4,
evaluatedAt:"edge",
codes:[ProtocolErrorCode.InvalidParams],
conformance:["server-stateless"],
rationale:"A present envelope claim with a malformed envelope — and a missing envelope on a request whose protocol-version header names a modern revision — is an invalid-params rejection naming the offending or missing key(s); never a silent fall back to legacy handling. This is the only place an invalid-params rejection maps to HTTP 400."
},
{
rung:"method-registry",
order:5,
evaluatedAt:"dispatch",
codes:[ProtocolErrorCode.MethodNotFound],
conformance:["server-stateless"],
rationale:"Method existence outranks parameter validity: a method absent from the negotiated revision’s registry (or with no handler installed) answers method-not-found before params or capabilities are looked at."
},
{
rung:"request-params",
order:6,
evaluatedAt:"dispatch",
codes:[ProtocolErrorCode.InvalidParams],
conformance:[],
rationale:"Per-method params validation; emitted in-band by the dispatch layer (HTTP 200), never via the ladder status table."
},
{
rung:"standard-header-validation",
order:7,
evaluatedAt:"pre-dispatch",
codes:[HEADER_MISMATCH_ERROR_CODE],
conformance:["http-header-validation"],
rationale:"SEP-2243 standard `MCP-Protocol-Version` / `Mcp-Method` / `Mcp-Name` headers — presence, sentinel decoding, and `Mcp-Name` ↔ body cross-check — are validated by the HTTP entry on a modern-classified request after the supported-revision gate and before dispatch. The spec requires `MCP-Protocol-Version` and `Mcp-Method` on every modern *request* POST (`Mcp-Name` only for the methods that mirror `params.name` / `params.uri` / `params.taskId`, see `MCP_NAME_HEADER_SOURCE`) and names them in that order, so a request missing several is answered by the earliest. Notification POSTs are exempt: the presence half runs on requests only, so a modern-enveloped notification is dispatched even with no standard headers at all. The classifier’s own header-mismatch cells (protocol-version, `Mcp-Method` mismatch) stay on the edge `era-classification` rung; this rung carries the entry-layer presence/`Mcp-Name` half — including the missing `MCP-Protocol-Version` cell, which cannot live on the edge rung without breaking body-primary classification. Evaluated before the capability gate, the factory call, and the `Mcp-Param-*` rung so a request that fails several rungs is answered by the standard-header rung first. The documented order (after method-registry 5 and request-params 6) is NOT the observed precedence: serveModern evaluates this rung immediately after the supported-revision gate, so a request that also fails a dispatch rung is answered here before the dispatch rungs (5–6) are consulted."
},
{
rung:"client-capabilities",
order:8,
evaluatedAt:"pre-dispatch",
codes:[ProtocolErrorCode.MissingRequiredClientCapability],
conformance:["server-stateless"],
rationale:"The capability requirement is checked by the HTTP entry, pre-dispatch, against the validated envelope the classifier produced — pinning the spec-mandated HTTP 400 independently of how dispatch- and handler-produced errors are mapped. The documented order (after method resolution and params validation) is preserved observably only while the requirement table is empty: once a served method gains a requirement entry, a request that is missing the capability and would also fail a dispatch rung is answered by this gate first, so the entry must consult the method registry before the gate if the documented precedence is to stay observable."
},
{
rung:"param-header-validation",
order:9,
evaluatedAt:"pre-dispatch",
codes:[HEADER_MISMATCH_ERROR_CODE],
conformance:["http-custom-header-server-validation"],
rationale:"SEP-2243 `Mcp-Param-*` headers are validated against the named tool’s `x-mcp-header` declarations and the body `arguments` after the tool registry is known and before dispatch reaches the handler; a missing/disagreeing/malformed header is rejected 400 / -32020 with the same shape as the standard-header cross-checks. The documented order (after method resolution and params validation) is preserved observably only when the body `arguments` would otherwise validate: the check runs pre-dispatch, so a `tools/call` that fails BOTH this rung and a dispatch-time rung (e.g. order-6 `request-params`, -32602) is answered by this gate first with 400 / -32020, not by the earlier-ordered rung."
}
];
const LADDER_ERROR_HTTP_STATUS={
[ProtocolErrorCode.ParseError]:400,
[ProtocolErrorCode.InvalidRequest]:400,
[ProtocolErrorCode.MethodNotFound]:404,
[ProtocolErrorCode.UnsupportedProtocolVersion]:400,
[ProtocolErrorCode.MissingRequiredClientCapability]:400,
[HEADER_MISMATCH_ERROR_CODE]:400
};
const MCP_NAME_HEADER_SOURCE={
"tools/call":"name",
"prompts/get":"name",
"resources/read":"uri",
"tasks/get":"taskId",
"tasks/update":"taskId",
"tasks/cancel":"taskId"
};
function mcpNameSource(method,params){
const field=Object.hasOwn(MCP_NAME_HEADER_SOURCE,method)?MCP_NAME_HEADER_SOURCE[method]:void 0;
if(field===void 0)return;
const raw=isPlainObject$2(params)?params[field]:void 0;
return{
field,
value:typeof raw==="string"?raw:void 0
};
}
function isPlainObject$2(value){
return value!==null&&typeof value==="object"&&!Array.isArray(value);
}
function parseSchema(schema,data){
return parse.xL(schema,data);
}
function shapeKeys(schemas){
return new Set(schemas.flatMap((schema)=>Object.keys(schema.shape)));
}
function isStandardSchema(schema){
if(schema==null)return false;
const schemaType=typeof schema;
if(schemaType!=="object"&&schemaType!=="function")return false;
if(!("~standard" in schema))return false;
return typeof schema["~standard"]?.validate==="function";
}
let warnedZodFallback=false;
const JSON_SCHEMA_CONVERSION_TARGET="draft-2020-12";
function standardSchemaToJsonSchema(schema,io="input"){
const std=schema["~standard"];
let result;
if(std.jsonSchema)result=std.jsonSchema[io]({target:JSON_SCHEMA_CONVERSION_TARGET});
else if(std.vendor==="zod"){
if(!("_zod" in schema))throw new Error("Schema appears to be from zod 3, which the SDK cannot convert to JSON Schema. Upgrade to zod >=4.2.0, or wrap your JSON Schema with fromJsonSchema().");
if(!warnedZodFallback){
warnedZodFallback=true;
console.warn("[mcp-sdk] Your zod version does not implement `~standard.jsonSchema` (added in zod 4.2.0). Falling back to z.toJSONSchema(). Upgrade to zod >=4.2.0 to silence this warning.");
}
result=json_schema_processors.bl(schema,{
target:JSON_SCHEMA_CONVERSION_TARGET,
io
});
}else throw new Error(`Schema library "${std.vendor}" does not implement StandardJSONSchemaV1 (\`~standard.jsonSchema\`). Upgrade to a version that does, or wrap your JSON Schema with fromJsonSchema().`);
if(io==="output"){
if(result.type!==void 0)return result;
return isProvablyObjectShapedRoot(result)?{
type:"object",
...result
}:result;
}
if(result.type!==void 0&&result.type!=="object")throw new Error(`MCP tool and prompt schemas must describe objects (got type: ${JSON.stringify(result.type)}). Wrap your schema in z.object({...}) or equivalent.`);
return{
type:"object",
...result
};
}
const LOCAL_DEFINITION_REF=/^#\/(\$defs|definitions)\/([^/~%]+)$/;
function isProvablyObjectShapedRoot(schema,root=schema){
if("properties" in schema||"patternProperties" in schema||"additionalProperties" in schema||"required" in schema)return true;
const ref=typeof schema.$ref==="string"&&LOCAL_DEFINITION_REF.exec(schema.$ref);
if(ref&&root[ref[1]]?.[ref[2]]?.type==="object")return true;
for(const key of[
"oneOf",
"anyOf",
"allOf"
]){
const members=schema[key];
if(Array.isArray(members)&&members.length>0)return members.every((m)=>m!==null&&typeof m==="object"&&(m.type==="object"||isProvablyObjectShapedRoot(m,"$id" in m?{}:root)));
}
return false;
}
function formatIssue(issue){
if(!issue.path?.length)return issue.message;
return `${issue.path.map((p)=>String(typeof p==="object"?p.key:p)).join(".")}: ${issue.message}`;
}
async function validateStandardSchema(schema,data){
const result=await schema["~standard"].validate(data);
if(result.issues&&result.issues.length>0)return{
success:false,
error:result.issues.map((i)=>formatIssue(i)).join(", ")
};
return{
success:true,
data:result.value
};
}
function zodEmittedPattern(schema){
const jsonSchema=json_schema_processors.bl(schema,{
target:JSON_SCHEMA_CONVERSION_TARGET,
io:"input"
});
return typeof jsonSchema.pattern==="string"?jsonSchema.pattern:void 0;
}
const DATETIME_FRACTION_DIGITS=/\\\.\\d\{(\d+)\}/;
function datetimeReferenceSchemas(pattern){
const fractionDigits=DATETIME_FRACTION_DIGITS.exec(pattern);
const precisions=[
void 0,
-1,
0
];
if(fractionDigits)precisions.push(Number(fractionDigits[1]));
return[false,true].flatMap((local)=>[false,true].flatMap((offset)=>precisions.map((precision)=>iso.w$({
local,
offset,
precision
}))));
}
function referencePatternsForFormat(format,pattern){
let referenceSchemas;
switch(format){
case "email":
referenceSchemas=[schemas.Rpp()];
break;
case "uri":
referenceSchemas=[schemas.OZ5()];
break;
case "date":
referenceSchemas=[iso.p6()];
break;
case "date-time":
referenceSchemas=datetimeReferenceSchemas(pattern);
break;
}
return new Set(referenceSchemas.map((schema)=>zodEmittedPattern(schema)).filter((emitted)=>emitted!==void 0));
}
function isLibraryFormatPattern(format,pattern,vendor){
if(vendor!=="zod")return true;
return referencePatternsForFormat(format,pattern).has(pattern);
}
function isJsonObject(value){
return typeof value==="object"&&value!==null&&!Array.isArray(value);
}
function convertStandardElicitationSchema(schema){
try{
return standardSchemaToJsonSchema(schema,"input");
}catch(error){
const detail=error instanceof Error?error.message:String(error);
throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Elicitation requestedSchema must describe an object with flat primitive properties: ${detail}`);
}
}
const ANNOTATION_ONLY_JSON_SCHEMA_KEYWORDS=new Set([
"$comment",
"deprecated",
"description",
"examples",
"readOnly",
"title",
"writeOnly"
]);
function isAnnotationOnlyJsonSchemaKeyword(key){
return ANNOTATION_ONLY_JSON_SCHEMA_KEYWORDS.has(key)||key.startsWith("x-");
}
const ROOT_KEYS=new Set(["$schema",...Object.keys(ElicitRequestFormParamsSchema.shape.requestedSchema.shape)]);
const PROPERTY_KEYS_BY_TYPE={
string:shapeKeys([
StringSchemaSchema,
UntitledSingleSelectEnumSchemaSchema,
TitledSingleSelectEnumSchemaSchema,
LegacyTitledEnumSchemaSchema
]),
number:shapeKeys([NumberSchemaSchema]),
integer:shapeKeys([NumberSchemaSchema]),
boolean:shapeKeys([BooleanSchemaSchema]),
array:shapeKeys([UntitledMultiSelectEnumSchemaSchema,TitledMultiSelectEnumSchemaSchema])
};
const SUPPORTED_STRING_FORMATS=new Set(StringSchemaSchema.shape.format.unwrap().options);
function walkProperty(node,path,vendor,unsupported){
if(!isJsonObject(node))return node;
const allowedKeys=typeof node.type==="string"&&Object.hasOwn(PROPERTY_KEYS_BY_TYPE,node.type)?PROPERTY_KEYS_BY_TYPE[node.type]:void 0;
if(allowedKeys===void 0)return node;
const pruned={};
for(const[key,value]of Object.entries(node))if(allowedKeys.has(key)||isAnnotationOnlyJsonSchemaKeyword(key))pruned[key]=value;
else if(key==="pattern"&&node.type==="string"&&typeof node.format==="string"){
if(!SUPPORTED_STRING_FORMATS.has(node.format))pruned[key]=value;
else if(typeof value!=="string"||!isLibraryFormatPattern(node.format,value,vendor))unsupported.push(`${path}.${key}`);
}else unsupported.push(`${path}.${key}`);
return pruned;
}
function walkRequestedSchema(converted,vendor){
const pruned={};
const unsupported=[];
for(const[key,value]of Object.entries(converted))if(key==="properties"&&isJsonObject(value))pruned[key]=Object.fromEntries(Object.entries(value).map(([name,node])=>[name,walkProperty(node,`properties.${name}`,vendor,unsupported)]));
else if(ROOT_KEYS.has(key))pruned[key]=value;
else if(!isAnnotationOnlyJsonSchemaKeyword(key))unsupported.push(key);
if(unsupported.length>0)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${unsupported.join(", ")}`);
return pruned;
}
function describeUnsupportedProperties(pruned,fallback){
if(!isJsonObject(pruned.properties))return fallback;
const offenders=Object.entries(pruned.properties).filter(([,node])=>!parseSchema(PrimitiveSchemaDefinitionSchema,node).success).map(([name])=>`properties.${name}`);
return offenders.length>0?offenders.join(", "):fallback;
}
function findDroppedConstraintPaths(original,parsed,path=""){
if(Array.isArray(original)&&Array.isArray(parsed))return original.flatMap((item,index)=>findDroppedConstraintPaths(item,parsed[index],`${path}[${index}]`));
if(!isJsonObject(original)||!isJsonObject(parsed))return[];
return Object.entries(original).flatMap(([key,value])=>{
const childPath=path?`${path}.${key}`:key;
if(!Object.prototype.hasOwnProperty.call(parsed,key))return isAnnotationOnlyJsonSchemaKeyword(key)?[]:[childPath];
return findDroppedConstraintPaths(value,parsed[key],childPath);
});
}
function normalizeElicitInputParams(input){
if(!isStandardSchema(input.requestedSchema))return{
...input,
mode:"form",
requestedSchema:input.requestedSchema
};
const vendor=input.requestedSchema["~standard"].vendor;
const pruned=walkRequestedSchema(convertStandardElicitationSchema(input.requestedSchema),vendor);
const parsed=parseSchema(ElicitRequestFormParamsSchema.shape.requestedSchema,pruned);
if(!parsed.success)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Elicitation requestedSchema only supports flat primitive properties (string, number, integer, boolean, and string enums): ${describeUnsupportedProperties(pruned,parsed.error.message)}`);
const droppedConstraints=findDroppedConstraintPaths(pruned,parsed.data);
if(droppedConstraints.length>0)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${droppedConstraints.join(", ")}`);
const danglingRequired=(parsed.data.required??[]).filter((key)=>!Object.prototype.hasOwnProperty.call(parsed.data.properties,key));
if(danglingRequired.length>0)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Elicitation requestedSchema lists required properties that are not defined in properties: ${danglingRequired.join(", ")}`);
return{
...input,
mode:"form",
requestedSchema:parsed.data
};
}
function buildInputRequired(spec){
const hasInputRequests=spec.inputRequests!==void 0&&Object.keys(spec.inputRequests).length>0;
const hasRequestState=typeof spec.requestState==="string";
if(!hasInputRequests&&!hasRequestState)throw new TypeError("inputRequired() requires at least one of inputRequests (with at least one entry) or requestState (spec: every InputRequiredResult MUST include at least one of the two)");
return{
resultType:"input_required",
...spec.inputRequests!==void 0&&{inputRequests:spec.inputRequests},
...spec.requestState!==void 0&&{requestState:spec.requestState}
};
}
const inputRequired=Object.assign(buildInputRequired,{
elicit(params){
try{
return{
method:"elicitation/create",
params:normalizeElicitInputParams(params)
};
}catch(error){
throw error instanceof ProtocolError?new TypeError(error.message,{cause:error}):error;
}
},
elicitUrl(params){
return{
method:"elicitation/create",
params:{
...params,
mode:"url"
}
};
},
createMessage(params){
return{
method:"sampling/createMessage",
params
};
},
listRoots(){
return{method:"roots/list"};
}
});
function withInputRequired(schema){
return{"~standard":{
version:1,
vendor:"modelcontextprotocol",
validate:(value,options)=>{
if(isInputRequiredResult(value))return{value};
return schema["~standard"].validate(value,options);
}
}};
}
const DEFAULT_INPUT_REQUIRED_AUTO_FULFILL=true;
const DEFAULT_INPUT_REQUIRED_MAX_ROUNDS=10;
const REQUEST_STATE_ONLY_LEG_PACING_MS=250;
function resolveInputRequiredDriverConfig(options){
return{
autoFulfill:options?.autoFulfill??DEFAULT_INPUT_REQUIRED_AUTO_FULFILL,
maxRounds:options?.maxRounds??DEFAULT_INPUT_REQUIRED_MAX_ROUNDS
};
}
function buildInputRequiredRetryParams(originalParams,responses,requestState){
const hasResponses=responses!==void 0&&Object.keys(responses).length>0;
if(!hasResponses&&requestState===void 0)return originalParams;
return{
...originalParams,
...hasResponses&&{inputResponses:responses},
...requestState!==void 0&&{requestState}
};
}
function inputRequiredRoundsExceededMessage(method,maxRounds){
return `Multi-round-trip request '${method}' still required input after ${maxRounds} rounds (inputRequired.maxRounds)`;
}
function sleep(ms,signal){
return new Promise((resolve,reject)=>{
if(signal?.aborted){
reject(signal.reason instanceof SdkError?signal.reason:new SdkError(SdkErrorCode.RequestTimeout,String(signal.reason)));
return;
}
const timer=setTimeout(()=>{
signal?.removeEventListener("abort",onAbort);
resolve();
},ms);
const onAbort=()=>{
clearTimeout(timer);
reject(signal?.reason instanceof SdkError?signal.reason:new SdkError(SdkErrorCode.RequestTimeout,String(signal?.reason)));
};
signal?.addEventListener("abort",onAbort,{once:true});
});
}
function linkedRoundAbort(outer){
const controller=new AbortController();
const onOuterAbort=()=>controller.abort(outer?.reason);
outer?.addEventListener("abort",onOuterAbort,{once:true});
if(outer?.aborted)controller.abort(outer.reason);
return{
signal:controller.signal,
abort:(reason)=>controller.abort(reason),
dispose:()=>outer?.removeEventListener("abort",onOuterAbort)
};
}
async function runInputRequiredDriver(args){
const{config,method,originalParams,requestOptions,hooks,signal}=args;
const startedAt=args.flowStartedAt??Date.now();
let payload=args.firstPayload;
let round=0;
while(true){
round+=1;
if(round>config.maxRounds)throw new SdkError(SdkErrorCode.InputRequiredRoundsExceeded,inputRequiredRoundsExceededMessage(method,config.maxRounds),{
rounds:config.maxRounds,
lastResult:{
inputRequests:payload.inputRequests,
...payload.requestState!==void 0&&{requestState:payload.requestState}
}
});
requestOptions.onprogress?.({
progress:round,
message:`Fulfilling input required by '${method}' (round ${round})`
});
const entries=Object.entries(payload.inputRequests??{});
let responses;
if(entries.length>0){
const round$1=linkedRoundAbort(signal);
try{
const fulfilled=await Promise.all(entries.map(async([key,entry])=>{
try{
return[key,await hooks.dispatchInputRequest(key,entry,round$1.signal)];
}catch(error){
round$1.abort(error);
throw error;
}
}));
responses=Object.fromEntries(fulfilled);
}finally{
round$1.dispose();
}
}else await sleep(REQUEST_STATE_ONLY_LEG_PACING_MS,signal);
const legOptions={...requestOptions.timeout!==void 0&&{timeout:requestOptions.timeout}};
if(requestOptions.maxTotalTimeout!==void 0){
const totalElapsed=Date.now()-startedAt;
const remaining=requestOptions.maxTotalTimeout-totalElapsed;
if(remaining<=0)throw new SdkError(SdkErrorCode.RequestTimeout,"Maximum total timeout exceeded",{
maxTotalTimeout:requestOptions.maxTotalTimeout,
totalElapsed
});
legOptions.maxTotalTimeout=remaining;
}
const result=await hooks.retry(buildInputRequiredRetryParams(originalParams,responses,payload.requestState),legOptions);
if(isInputRequiredResult(result)){
payload={
inputRequests:result.inputRequests??{},
...result.requestState!==void 0&&{requestState:result.requestState}
};
continue;
}
return result;
}
}
const SPEC_SCHEMA_KEYS=[
"AnnotationsSchema",
"AudioContentSchema",
"BaseMetadataSchema",
"BlobResourceContentsSchema",
"BooleanSchemaSchema",
"CallToolRequestSchema",
"CallToolRequestParamsSchema",
"CallToolResultSchema",
"CancelledNotificationSchema",
"CancelledNotificationParamsSchema",
"CancelTaskRequestSchema",
"CancelTaskResultSchema",
"ClientCapabilitiesSchema",
"ClientNotificationSchema",
"ClientRequestSchema",
"ClientResultSchema",
"CompatibilityCallToolResultSchema",
"CompleteRequestSchema",
"CompleteRequestParamsSchema",
"CompleteResultSchema",
"ContentBlockSchema",
"CreateMessageRequestSchema",
"CreateMessageRequestParamsSchema",
"CreateMessageResultSchema",
"CreateMessageResultWithToolsSchema",
"CreateTaskResultSchema",
"CursorSchema",
"DiscoverRequestSchema",
"DiscoverResultSchema",
"ElicitationCompleteNotificationSchema",
"ElicitationCompleteNotificationParamsSchema",
"ElicitRequestSchema",
"ElicitRequestFormParamsSchema",
"ElicitRequestParamsSchema",
"ElicitRequestURLParamsSchema",
"ElicitResultSchema",
"EmbeddedResourceSchema",
"EmptyResultSchema",
"EnumSchemaSchema",
"GetPromptRequestSchema",
"GetPromptRequestParamsSchema",
"GetPromptResultSchema",
"GetTaskPayloadRequestSchema",
"GetTaskPayloadResultSchema",
"GetTaskRequestSchema",
"GetTaskResultSchema",
"IconSchema",
"IconsSchema",
"ImageContentSchema",
"ImplementationSchema",
"InitializedNotificationSchema",
"InitializeRequestSchema",
"InitializeRequestParamsSchema",
"InitializeResultSchema",
"JSONArraySchema",
"JSONObjectSchema",
"JSONRPCErrorResponseSchema",
"JSONRPCMessageSchema",
"JSONRPCNotificationSchema",
"JSONRPCRequestSchema",
"JSONRPCResponseSchema",
"JSONRPCResultResponseSchema",
"JSONValueSchema",
"LegacyTitledEnumSchemaSchema",
"ListPromptsRequestSchema",
"ListPromptsResultSchema",
"ListResourcesRequestSchema",
"ListResourcesResultSchema",
"ListResourceTemplatesRequestSchema",
"ListResourceTemplatesResultSchema",
"ListRootsRequestSchema",
"ListRootsResultSchema",
"ListTasksRequestSchema",
"ListTasksResultSchema",
"ListToolsRequestSchema",
"ListToolsResultSchema",
"LoggingLevelSchema",
"LoggingMessageNotificationSchema",
"LoggingMessageNotificationParamsSchema",
"ModelHintSchema",
"ModelPreferencesSchema",
"MultiSelectEnumSchemaSchema",
"NotificationSchema",
"NumberSchemaSchema",
"PaginatedRequestSchema",
"PaginatedRequestParamsSchema",
"PaginatedResultSchema",
"PingRequestSchema",
"PrimitiveSchemaDefinitionSchema",
"ProgressSchema",
"ProgressNotificationSchema",
"ProgressNotificationParamsSchema",
"ProgressTokenSchema",
"PromptSchema",
"PromptArgumentSchema",
"PromptListChangedNotificationSchema",
"PromptMessageSchema",
"PromptReferenceSchema",
"ReadResourceRequestSchema",
"ReadResourceRequestParamsSchema",
"ReadResourceResultSchema",
"RelatedTaskMetadataSchema",
"RequestSchema",
"RequestIdSchema",
"RequestMetaSchema",
"ResourceSchema",
"ResourceContentsSchema",
"ResourceLinkSchema",
"ResourceListChangedNotificationSchema",
"ResourceRequestParamsSchema",
"ResourceTemplateSchema",
"ResourceTemplateReferenceSchema",
"ResourceUpdatedNotificationSchema",
"ResourceUpdatedNotificationParamsSchema",
"ResultMetaObjectSchema",
"ResultSchema",
"RoleSchema",
"RootSchema",
"RootsListChangedNotificationSchema",
"SamplingContentSchema",
"SamplingMessageSchema",
"SamplingMessageContentBlockSchema",
"ServerCapabilitiesSchema",
"ServerNotificationSchema",
"ServerRequestSchema",
"ServerResultSchema",
"SetLevelRequestSchema",
"SetLevelRequestParamsSchema",
"SingleSelectEnumSchemaSchema",
"StringSchemaSchema",
"SubscribeRequestSchema",
"SubscribeRequestParamsSchema",
"SubscriptionFilterSchema",
"SubscriptionsAcknowledgedNotificationSchema",
"SubscriptionsAcknowledgedNotificationParamsSchema",
"SubscriptionsListenRequestSchema",
"SubscriptionsListenRequestParamsSchema",
"SubscriptionsListenResultSchema",
"SubscriptionsListenResultMetaSchema",
"TaskAugmentedRequestParamsSchema",
"TaskCreationParamsSchema",
"TaskMetadataSchema",
"TaskSchema",
"TaskStatusSchema",
"TaskStatusNotificationSchema",
"TaskStatusNotificationParamsSchema",
"TextContentSchema",
"TextResourceContentsSchema",
"TitledMultiSelectEnumSchemaSchema",
"TitledSingleSelectEnumSchemaSchema",
"ToolSchema",
"ToolAnnotationsSchema",
"ToolChoiceSchema",
"ToolExecutionSchema",
"ToolListChangedNotificationSchema",
"ToolResultContentSchema",
"ToolUseContentSchema",
"UnsubscribeRequestSchema",
"UnsubscribeRequestParamsSchema",
"UntitledMultiSelectEnumSchemaSchema",
"UntitledSingleSelectEnumSchemaSchema"
];
const authSchemas={
IdJagTokenExchangeResponseSchema:IdJagTokenExchangeResponseSchema,
OAuthClientInformationFullSchema:OAuthClientInformationFullSchema,
OAuthClientInformationSchema:OAuthClientInformationSchema,
OAuthClientMetadataSchema:OAuthClientMetadataSchema,
OAuthClientRegistrationErrorSchema:OAuthClientRegistrationErrorSchema,
OAuthErrorResponseSchema:OAuthErrorResponseSchema,
OAuthMetadataSchema:OAuthMetadataSchema,
OAuthProtectedResourceMetadataSchema:OAuthProtectedResourceMetadataSchema,
OAuthTokenRevocationRequestSchema:OAuthTokenRevocationRequestSchema,
OAuthTokensSchema:OAuthTokensSchema,
OpenIdProviderDiscoveryMetadataSchema:OpenIdProviderDiscoveryMetadataSchema,
OpenIdProviderMetadataSchema:OpenIdProviderMetadataSchema
};
const _specTypeSchemas={};
const _isSpecType={};
function register(key,schema){
const name=key.slice(0,-6);
_specTypeSchemas[name]=schema;
_isSpecType[name]=(v)=>schema.safeParse(v).success;
}
for(const key of SPEC_SCHEMA_KEYS)register(key,schemas_exports[key]);
for(const[key,schema]of Object.entries(authSchemas))register(key,schema);
const specTypeSchemas=Object.freeze(_specTypeSchemas);
const isSpecType=Object.freeze(_isSpecType);
function bootstrapOutboundCodec(method){
switch(method){
case "initialize":
case "notifications/initialized":return codecForVersion(void 0);
case "server/discover":return codecForVersion(MODERN_WIRE_REVISION);
default:return;
}
}
const DEFAULT_REQUEST_TIMEOUT_MSEC=6e4;
const RESERVED_ENVELOPE_META_KEYS=[
PROTOCOL_VERSION_META_KEY,
CLIENT_INFO_META_KEY,
CLIENT_CAPABILITIES_META_KEY,
LOG_LEVEL_META_KEY
];
const RETRY_PARAMS_KEYS=["inputResponses","requestState"];
function liftWireOnlyMaterial(message,kind){
const params=message.params;
if(!isPlainObject$1(params))return{
message,
lifted:{}
};
const meta=params._meta;
const envelopeKeys=isPlainObject$1(meta)?RESERVED_ENVELOPE_META_KEYS.filter((key)=>key in meta):[];
const retryKeys=kind==="request"?RETRY_PARAMS_KEYS.filter((key)=>key in params):[];
if(envelopeKeys.length===0&&retryKeys.length===0)return{
message,
lifted:{}
};
const lifted={};
const nextParams={...params};
if(envelopeKeys.length>0&&isPlainObject$1(meta)){
const envelope={};
const nextMeta={...meta};
for(const key of envelopeKeys){
envelope[key]=meta[key];
delete nextMeta[key];
}
lifted.envelope=envelope;
if(Object.keys(nextMeta).length>0)nextParams._meta=nextMeta;
else delete nextParams._meta;
}
for(const key of retryKeys){
if(key==="inputResponses")lifted.inputResponses=nextParams[key];
if(key==="requestState")lifted.requestState=nextParams[key];
delete nextParams[key];
}
return{
message:{
...message,
params:nextParams
},
lifted
};
}
function codecResultValidator(codec,method){
const probe=codec.validateResult(method,void 0);
if(!probe.ok&&probe.reason==="not-in-era")return void 0;
return{"~standard":{
version:1,
vendor:"mcp-wire-codec",
validate(value){
const outcome=codec.validateResult(method,value);
if(outcome.ok)return{value:outcome.value};
return{issues:[{message:outcome.reason==="invalid"?outcome.message:`not-in-era: ${method}`}]};
}
}};
}
function requestStateAccessor(value){
return()=>value;
}
const NO_REQUEST_STATE=requestStateAccessor(void 0);
let writeNegotiatedProtocolVersion;
var Protocol=class{
_transport;
_requestMessageId=0;
_requestHandlers=new Map();
_customSchemaRequestMethods=new Set();
_requestHandlerAbortControllers=new Map();
_notificationHandlers=new Map();
_responseHandlers=new Map();
_progressHandlers=new Map();
_timeoutInfo=new Map();
_pendingDebouncedNotifications=new Set();
_negotiatedProtocolVersion;
static{
writeNegotiatedProtocolVersion=(instance,version)=>{
instance._negotiatedProtocolVersion=version;
};
}
_supportedProtocolVersions;
onclose;
onerror;
fallbackRequestHandler;
fallbackNotificationHandler;
constructor(_options){
this._options=_options;
this._supportedProtocolVersions=_options?.supportedProtocolVersions??SUPPORTED_PROTOCOL_VERSIONS;
this.setNotificationHandler("notifications/cancelled",(notification)=>{
this._oncancel(notification);
});
this.setNotificationHandler("notifications/progress",(notification)=>{
this._onprogress(notification);
});
this.setRequestHandler("ping",(_request)=>({}));
}
_shouldDropInbound(_message){}
_outboundMetaEnvelope(){}
_envelopeOutbound(message){
const envelope=this._outboundMetaEnvelope();
if(envelope===void 0)return message;
const params=message.params??{};
return{
...message,
params:{
...params,
_meta:{
...envelope,
...params._meta
}
}
};
}
_resolveNonCompleteResult(decoded,flow){
return Promise.reject(new SdkError(SdkErrorCode.UnsupportedResultType,`Unsupported result type '${decoded.kind}' for ${flow.request.method}`,{
resultType:decoded.kind,
method:flow.request.method
}));
}
_getRequestHandler(method){
return this._requestHandlers.get(method);
}
async _oncancel(notification){
if(notification.params.requestId===void 0)return;
this._requestHandlerAbortControllers.get(notification.params.requestId)?.abort(notification.params.reason);
}
_setupTimeout(messageId,timeout,maxTotalTimeout,onTimeout,resetTimeoutOnProgress=false){
this._timeoutInfo.set(messageId,{
timeoutId:setTimeout(onTimeout,timeout),
startTime:Date.now(),
timeout,
maxTotalTimeout,
resetTimeoutOnProgress,
onTimeout
});
}
_resetTimeout(messageId){
const info=this._timeoutInfo.get(messageId);
if(!info)return false;
const totalElapsed=Date.now()-info.startTime;
if(info.maxTotalTimeout&&totalElapsed>=info.maxTotalTimeout){
this._timeoutInfo.delete(messageId);
throw new SdkError(SdkErrorCode.RequestTimeout,"Maximum total timeout exceeded",{
maxTotalTimeout:info.maxTotalTimeout,
totalElapsed
});
}
clearTimeout(info.timeoutId);
info.timeoutId=setTimeout(info.onTimeout,info.timeout);
return true;
}
_cleanupTimeout(messageId){
const info=this._timeoutInfo.get(messageId);
if(info){
clearTimeout(info.timeoutId);
this._timeoutInfo.delete(messageId);
}
}
async connect(transport){
this._transport=transport;
const _onclose=this.transport?.onclose;
this._transport.onclose=()=>{
try{
_onclose?.();
}finally{
this._onclose();
}
};
const _onerror=this.transport?.onerror;
this._transport.onerror=(error)=>{
_onerror?.(error);
this._onerror(error);
};
const _onmessage=this._transport?.onmessage;
this._transport.onmessage=(message,extra)=>{
_onmessage?.(message,extra);
if(isJSONRPCResultResponse(message)||isJSONRPCErrorResponse(message))this._onresponse(message);
else if(isJSONRPCRequest(message))this._onrequest(message,extra);
else if(isJSONRPCNotification(message))this._onnotification(message,extra);
else this._onerror(new Error(`Unknown message type: ${JSON.stringify(message)}`));
};
transport.setSupportedProtocolVersions?.(this._supportedProtocolVersions);
await this._transport.start();
}
_onclose(){
const responseHandlers=this._responseHandlers;
this._responseHandlers=new Map();
this._progressHandlers.clear();
this._pendingDebouncedNotifications.clear();
for(const info of this._timeoutInfo.values())clearTimeout(info.timeoutId);
this._timeoutInfo.clear();
const requestHandlerAbortControllers=this._requestHandlerAbortControllers;
this._requestHandlerAbortControllers=new Map();
const error=new SdkError(SdkErrorCode.ConnectionClosed,"Connection closed");
this._transport=void 0;
try{
this.onclose?.();
}finally{
for(const handler of responseHandlers.values())handler(error);
for(const controller of requestHandlerAbortControllers.values())controller.abort(error);
}
}
_onerror(error){
this.onerror?.(error);
}
_onnotification(rawNotification,extra){
const{message:notification}=liftWireOnlyMaterial(rawNotification,"notification");
const codec=this._negotiatedWireCodec();
if(extra?.classification===void 0&&this._shouldDropInbound(rawNotification)==="drop")return;
if(extra?.classification!==void 0){
const classified=classifiedWireEra(extra.classification);
if(classified!==codec.era){
this._onerror(new Error(`Era mismatch on inbound notification '${notification.method}': classified as ${classified} but this instance serves ${codec.era}`));
return;
}
}
if(isSpecNotificationMethod(notification.method)&&!codec.hasNotificationMethod(notification.method))return;
const handler=this._notificationHandlers.get(notification.method);
const fallback=this.fallbackNotificationHandler;
if(handler===void 0&&fallback===void 0)return;
Promise.resolve().then(()=>handler===void 0?fallback(notification):handler(notification,codec)).catch((error)=>this._onerror(new Error(`Uncaught error in notification handler: ${error}`)));
}
_onrequest(rawRequest,extra){
const{message:request,lifted}=liftWireOnlyMaterial(rawRequest,"request");
const codec=this._negotiatedWireCodec();
if(extra?.classification===void 0&&this._shouldDropInbound(rawRequest)==="drop"){
this._onerror(new Error(`Dropped inbound request '${rawRequest.method}': not servable on this connection's protocol era`));
return;
}
const capturedTransport=this._transport;
const sendErrorResponse=(code,message,data)=>{
const errorResponse={
jsonrpc:"2.0",
id:request.id,
error:{
code,
message,
...data!==void 0&&{data}
}
};
capturedTransport?.send(errorResponse).catch((error)=>this._onerror(new Error(`Failed to send an error response: ${error}`)));
};
if(extra?.classification!==void 0){
const classified=classifiedWireEra(extra.classification);
if(classified!==codec.era){
this._onerror(new Error(`Era mismatch on inbound request '${request.method}': classified as ${classified} but this instance serves ${codec.era}`));
const requested=extra.classification.revision??classified;
sendErrorResponse(ProtocolErrorCode.UnsupportedProtocolVersion,`Unsupported protocol version: ${requested}`,{
supported:this._supportedProtocolVersions,
requested
});
return;
}
}
if(isSpecRequestMethod(request.method)&&!codec.hasRequestMethod(request.method)&&!(isExtensionReusedRequestMethod(request.method)&&this._customSchemaRequestMethods.has(request.method))){
sendErrorResponse(ProtocolErrorCode.MethodNotFound,"Method not found");
return;
}
const handler=this._requestHandlers.get(request.method)??this.fallbackRequestHandler;
if(handler===void 0){
sendErrorResponse(ProtocolErrorCode.MethodNotFound,"Method not found");
return;
}
const envelopeError=codec.checkInboundEnvelope(lifted);
if(envelopeError!==void 0){
sendErrorResponse(ProtocolErrorCode.InvalidParams,envelopeError);
return;
}
const sendNotification=(notification,options)=>this._notificationViaCodec(this._resolveOutboundCodec(notification.method),notification,{
...options,
relatedRequestId:request.id
});
const sendRequest=(r,resultSchema,options)=>this._requestWithSchemaViaCodec(this._resolveOutboundCodec(r.method),r,resultSchema,{
...options,
relatedRequestId:request.id
});
const abortController=new AbortController();
this._requestHandlerAbortControllers.set(request.id,abortController);
const partitionedInputResponses=lifted.inputResponses===void 0?void 0:partitionInputResponses(lifted.inputResponses);
const baseCtx={
sessionId:capturedTransport?.sessionId,
mcpReq:{
id:request.id,
method:request.method,
_meta:request.params?._meta,
...lifted.envelope!==void 0&&{envelope:lifted.envelope},
...partitionedInputResponses!==void 0&&{inputResponses:partitionedInputResponses.accepted},
...partitionedInputResponses!==void 0&&partitionedInputResponses.droppedKeys.length>0&&{droppedInputResponseKeys:partitionedInputResponses.droppedKeys},
requestState:lifted.requestState===void 0?NO_REQUEST_STATE:requestStateAccessor(lifted.requestState),
signal:abortController.signal,
send:((r,schemaOrOptions,maybeOptions)=>{
const sendCodec=this._resolveOutboundCodec(r.method);
this._assertOutboundRequestInEra(sendCodec,r.method);
if(isStandardSchema(schemaOrOptions))return sendRequest(r,schemaOrOptions,maybeOptions);
const validate=codecResultValidator(sendCodec,r.method);
if(validate===void 0)throw new TypeError(`'${r.method}' is not a spec method; pass a result schema as the second argument to ctx.mcpReq.send().`);
return sendRequest(r,validate,schemaOrOptions);
}),
notify:sendNotification
},
http:extra?.authInfo?{authInfo:extra.authInfo}:void 0
};
const ctx=this.buildContext(baseCtx,extra);
Promise.resolve().then(()=>handler(request,ctx)).then(async(result)=>{
if(abortController.signal.aborted)return;
let encoded;
try{
encoded=codec.encodeResult(request.method,result,this._outboundServerInfo());
}catch(error){
this._onerror(new Error(`Failed to encode result for ${request.method}: ${error}`));
sendErrorResponse(ProtocolErrorCode.InternalError,"Internal error");
return;
}
const response={
result:encoded,
jsonrpc:"2.0",
id:request.id
};
await capturedTransport?.send(response);
},async(error)=>{
if(abortController.signal.aborted)return;
const thrownCode=Number.isSafeInteger(error["code"])?error["code"]:ProtocolErrorCode.InternalError;
const errorResponse={
jsonrpc:"2.0",
id:request.id,
error:{
code:codec.encodeErrorCode(thrownCode),
message:error.message??"Internal error",
...error["data"]!==void 0&&{data:error["data"]}
}
};
await capturedTransport?.send(errorResponse);
}).catch((error)=>this._onerror(new Error(`Failed to send response: ${error}`))).finally(()=>{
if(this._requestHandlerAbortControllers.get(request.id)===abortController)this._requestHandlerAbortControllers.delete(request.id);
});
}
_onprogress(notification){
const{progressToken,...params}=notification.params;
const messageId=Number(progressToken);
const handler=this._progressHandlers.get(messageId);
if(!handler){
this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`));
return;
}
const responseHandler=this._responseHandlers.get(messageId);
const timeoutInfo=this._timeoutInfo.get(messageId);
if(timeoutInfo&&responseHandler&&timeoutInfo.resetTimeoutOnProgress)try{
this._resetTimeout(messageId);
}catch(error){
this._responseHandlers.delete(messageId);
this._progressHandlers.delete(messageId);
this._cleanupTimeout(messageId);
responseHandler(error);
return;
}
handler(params);
}
_onresponse(response){
const messageId=Number(response.id);
const handler=this._responseHandlers.get(messageId);
if(handler===void 0){
this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
return;
}
this._responseHandlers.delete(messageId);
this._cleanupTimeout(messageId);
this._progressHandlers.delete(messageId);
if(isJSONRPCResultResponse(response))handler(response);
else handler(ProtocolError.fromError(response.error.code,response.error.message,response.error.data));
}
get transport(){
return this._transport;
}
async close(){
await this._transport?.close();
}
request(request,schemaOrOptions,maybeOptions){
const codec=this._resolveOutboundCodec(request.method);
if(isStandardSchema(schemaOrOptions)){
if(!isExtensionReusedRequestMethod(request.method))this._assertOutboundRequestInEra(codec,request.method);
return this._requestWithSchemaViaCodec(codec,request,schemaOrOptions,maybeOptions);
}
this._assertOutboundRequestInEra(codec,request.method);
const validate=codecResultValidator(codec,request.method);
if(validate===void 0)throw new TypeError(`'${request.method}' is not a spec method; pass a result schema as the second argument to request().`);
return this._requestWithSchemaViaCodec(codec,request,validate,schemaOrOptions);
}
_negotiatedWireCodec(){
return codecForVersion(this._negotiatedProtocolVersion);
}
_wireCodec(){
return this._negotiatedWireCodec();
}
_resolveOutboundCodec(method){
if(this._negotiatedProtocolVersion===void 0){
const pinned=bootstrapOutboundCodec(method);
if(pinned)return pinned;
}
return this._negotiatedWireCodec();
}
_assertOutboundRequestInEra(codec,method){
if(isSpecRequestMethod(method)&&!codec.hasRequestMethod(method))throw new SdkError(SdkErrorCode.MethodNotSupportedByProtocolVersion,`Method '${method}' is not supported by the negotiated protocol version (wire era ${codec.era})`,{
method,
era:codec.era
});
}
_requestWithSchema(request,resultSchema,options){
const codec=this._resolveOutboundCodec(request.method);
this._assertOutboundRequestInEra(codec,request.method);
return this._requestWithSchemaViaCodec(codec,request,resultSchema,options);
}
_requestWithSchemaViaCodec(codec,request,resultSchema,options){
const{relatedRequestId,resumptionToken,onresumptiontoken,headers}=options??{};
const flowStartedAt=Date.now();
let onAbort;
let cleanupMessageId;
return new Promise((resolve,reject)=>{
const earlyReject=(error)=>{
reject(error);
};
if(!this._transport){
earlyReject(new Error("Not connected"));
return;
}
if(this._options?.enforceStrictCapabilities===true)try{
this.assertCapabilityForMethod(request.method);
}catch(error){
earlyReject(error);
return;
}
if(options?.signal?.aborted){
const reason=options.signal.reason;
throw reason instanceof SdkError?reason:new SdkError(SdkErrorCode.RequestTimeout,String(reason));
}
const requestAbort=codec.era===MODERN_WIRE_REVISION&&this._transport.hasPerRequestStream===true?new AbortController():void 0;
const messageId=this._requestMessageId++;
cleanupMessageId=messageId;
const jsonrpcRequest={
...request,
jsonrpc:"2.0",
id:messageId
};
if(options?.onprogress){
this._progressHandlers.set(messageId,options.onprogress);
jsonrpcRequest.params={
...request.params,
_meta:{
...request.params?._meta,
progressToken:messageId
}
};
}
const outbound=this._envelopeOutbound(jsonrpcRequest);
let responseReceived=false;
const cancel=(reason)=>{
if(responseReceived)return;
this._progressHandlers.delete(messageId);
if(requestAbort===void 0){
if(request.method!=="initialize")this._transport?.send(this._envelopeOutbound({
jsonrpc:"2.0",
method:"notifications/cancelled",
params:{
requestId:messageId,
reason:String(reason)
}
}),{
relatedRequestId,
resumptionToken,
onresumptiontoken
}).catch((error)=>this._onerror(new Error(`Failed to send cancellation: ${error}`)));
}else requestAbort.abort();
reject(reason instanceof SdkError?reason:new SdkError(SdkErrorCode.RequestTimeout,String(reason)));
};
this._responseHandlers.set(messageId,(response)=>{
if(options?.signal?.aborted)return;
responseReceived=true;
if(response instanceof Error)return reject(response);
let decoded;
try{
decoded=codec.decodeResult(request.method,response.result);
}catch(error){
return reject(error instanceof Error?error:new Error(String(error)));
}
if(decoded.kind==="invalid")return reject(decoded.error);
if(decoded.kind==="input_required"){
if(options?.allowInputRequired===true)return resolve(manualInputRequiredValue(decoded));
const flow={
codec,
request,
resultSchema,
options,
flowStartedAt,
retry:(params,legOptions)=>this._requestWithSchemaViaCodec(codec,params===void 0?{method:request.method}:{
method:request.method,
params
},resultSchema,legOptions)
};
return resolve(this._resolveNonCompleteResult(decoded,flow));
}
const result=decoded.result;
validateStandardSchema(resultSchema,result).then((parseResult)=>{
if(parseResult.success)resolve(parseResult.data);
else reject(new SdkError(SdkErrorCode.InvalidResult,`Invalid result for ${request.method}: ${parseResult.error}`));
},reject);
});
onAbort=()=>cancel(options?.signal?.reason);
options?.signal?.addEventListener("abort",onAbort,{once:true});
const timeout=options?.timeout??DEFAULT_REQUEST_TIMEOUT_MSEC;
const timeoutHandler=()=>cancel(new SdkError(SdkErrorCode.RequestTimeout,"Request timed out",{timeout}));
this._setupTimeout(messageId,timeout,options?.maxTotalTimeout,timeoutHandler,options?.resetTimeoutOnProgress??false);
this._transport.send(outbound,{
relatedRequestId,
resumptionToken,
onresumptiontoken,
headers,
requestSignal:requestAbort?.signal
}).catch((error)=>{
this._progressHandlers.delete(messageId);
reject(error);
});
}).finally(()=>{
if(onAbort)options?.signal?.removeEventListener("abort",onAbort);
if(cleanupMessageId!==void 0){
this._responseHandlers.delete(cleanupMessageId);
this._cleanupTimeout(cleanupMessageId);
}
});
}
async notification(notification,options){
return await this._notificationViaCodec(this._resolveOutboundCodec(notification.method),notification,options);
}
async _notificationViaCodec(codec,notification,options){
if(!this._transport)throw new SdkError(SdkErrorCode.NotConnected,"Not connected");
if(isSpecNotificationMethod(notification.method)&&!codec.hasNotificationMethod(notification.method))throw new SdkError(SdkErrorCode.MethodNotSupportedByProtocolVersion,`Notification '${notification.method}' is not supported by the negotiated protocol version (wire era ${codec.era})`,{
method:notification.method,
era:codec.era
});
this.assertNotificationCapability(notification.method);
const jsonrpcNotification=this._envelopeOutbound({
jsonrpc:"2.0",
...notification
});
if((this._options?.debouncedNotificationMethods??[]).includes(notification.method)&&!notification.params&&options?.relatedRequestId===void 0){
if(this._pendingDebouncedNotifications.has(notification.method))return;
this._pendingDebouncedNotifications.add(notification.method);
Promise.resolve().then(()=>{
this._pendingDebouncedNotifications.delete(notification.method);
if(!this._transport)return;
this._transport?.send(jsonrpcNotification,options).catch((error)=>this._onerror(error));
});
return;
}
await this._transport.send(jsonrpcNotification,options);
}
setRequestHandler(method,schemasOrHandler,maybeHandler){
this.assertRequestHandlerCapability(method);
let stored;
if(typeof schemasOrHandler==="function"){
if(!isSpecRequestMethod(method))throw new TypeError(`'${method}' is not a spec request method; pass schemas as the second argument to setRequestHandler().`);
stored=(request,ctx)=>{
const dispatchCodec=this._negotiatedWireCodec();
let outcome=dispatchCodec.validateRequest(method,request);
if(!outcome.ok&&outcome.reason==="not-in-era")outcome=dispatchCodec.validateInputRequest(method,request);
if(!outcome.ok){
if(outcome.reason==="not-in-era")throw new ProtocolError(ProtocolErrorCode.InternalError,`No wire schema for ${method} in the resolved era`);
throw new Error(outcome.message);
}
return Promise.resolve(schemasOrHandler(outcome.value,ctx));
};
}else if(maybeHandler)stored=async(request,ctx)=>{
const parsed=await validateStandardSchema(schemasOrHandler.params,{...request.params});
if(!parsed.success)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Invalid params for ${method}: ${parsed.error}`);
return maybeHandler(parsed.data,ctx);
};
else throw new TypeError("setRequestHandler: handler is required");
if(typeof schemasOrHandler==="function")this._customSchemaRequestMethods.delete(method);
else this._customSchemaRequestMethods.add(method);
this._requestHandlers.set(method,this._wrapHandler(method,stored));
}
_wrapHandler(_method,handler){
return handler;
}
_outboundServerInfo(){}
removeRequestHandler(method){
this._requestHandlers.delete(method);
this._customSchemaRequestMethods.delete(method);
}
assertCanSetRequestHandler(method){
if(this._requestHandlers.has(method))throw new Error(`A request handler for ${method} already exists, which would be overridden`);
}
setNotificationHandler(method,schemasOrHandler,maybeHandler){
if(typeof schemasOrHandler==="function"){
if(!isSpecNotificationMethod(method))throw new TypeError(`'${method}' is not a spec notification method; pass schemas as the second argument to setNotificationHandler().`);
this._notificationHandlers.set(method,(notification,codec)=>{
const outcome=codec.validateNotification(method,notification);
if(!outcome.ok){
if(outcome.reason==="not-in-era")throw new ProtocolError(ProtocolErrorCode.InternalError,`No wire schema for ${method} in the resolved era`);
throw new Error(outcome.message);
}
return Promise.resolve(schemasOrHandler(outcome.value));
});
return;
}
if(!maybeHandler)throw new TypeError("setNotificationHandler: handler is required");
this._notificationHandlers.set(method,async(notification)=>{
const parsed=await validateStandardSchema(schemasOrHandler.params,{...notification.params});
if(!parsed.success)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Invalid params for notification ${method}: ${parsed.error}`);
await maybeHandler(parsed.data,notification);
});
}
removeNotificationHandler(method){
this._notificationHandlers.delete(method);
}
};
function isPlainObject$1(value){
return value!==null&&typeof value==="object"&&!Array.isArray(value);
}
function mergeCapabilities(base,additional){
const result={...base};
for(const key in additional){
const k=key;
const addValue=additional[k];
if(addValue===void 0)continue;
const baseValue=result[k];
result[k]=isPlainObject$1(baseValue)&&isPlainObject$1(addValue)?{
...baseValue,
...addValue
}:addValue;
}
return result;
}
function isPlainObject(value){
return typeof value==="object"&&value!==null&&!Array.isArray(value);
}
function partitionInputResponses(inputResponses){
const accepted={};
const droppedKeys=[];
if(!isPlainObject(inputResponses))return{
accepted,
droppedKeys
};
for(const[key,entry]of Object.entries(inputResponses)){
if(!isPlainObject(entry)||"method" in entry||"result" in entry){
droppedKeys.push(key);
continue;
}
accepted[key]=entry;
}
return{
accepted,
droppedKeys
};
}
function relatedMessagingUnavailable(member){
throw new SdkError(SdkErrorCode.SendFailed,`ctx.mcpReq.${member} is not available while fulfilling an embedded input request: the request is fulfilled locally and has no related peer request`);
}
function synthesizeInputRequestContext(key,method,params,signal,sessionId){
return{
sessionId,
mcpReq:{
id:key,
method,
_meta:params?.["_meta"],
requestState:requestStateAccessor(void 0),
signal,
send:(()=>relatedMessagingUnavailable("send")),
notify:()=>relatedMessagingUnavailable("notify")
}
};
}
async function dispatchInputRequest(host,codec,key,entry,signal){
if(!isPlainObject(entry)||typeof entry["method"]!=="string")throw new SdkError(SdkErrorCode.InvalidResult,`Invalid input request '${key}': each inputRequests entry must be an embedded request object with a method`,{key});
const method=entry["method"];
if(!codec.hasInputRequestMethod(method))throw new SdkError(SdkErrorCode.InvalidResult,`Invalid input request '${key}': '${method}' is not an embedded request the ${codec.era} revision defines (expected elicitation/create, sampling/createMessage, or roots/list)`,{
key,
method
});
const handler=host.getRequestHandler(method);
if(handler===void 0)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Cannot fulfil input request '${key}': no handler is registered for '${method}' on this client. Declare the corresponding capability and register a handler, or handle input_required results manually.`,{
key,
method
});
const params=isPlainObject(entry["params"])?entry["params"]:void 0;
return await handler({
jsonrpc:"2.0",
id:key,
method,
...params!==void 0&&{params}
},host.buildContext(synthesizeInputRequestContext(key,method,params,signal,host.sessionId)));
}
function buildRetryLegRequestOptions(options,legOptions){
return{
...options?.signal!==void 0&&{signal:options.signal},
...options?.onprogress!==void 0&&{onprogress:options.onprogress},
...options?.resetTimeoutOnProgress!==void 0&&{resetTimeoutOnProgress:options.resetTimeoutOnProgress},
...options?.headers!==void 0&&{headers:options.headers},
...legOptions.timeout!==void 0&&{timeout:legOptions.timeout},
...legOptions.maxTotalTimeout!==void 0&&{maxTotalTimeout:legOptions.maxTotalTimeout},
allowInputRequired:true
};
}
function runInputRequiredFlow(host,config,decoded,flow){
const{codec,request,options,flowStartedAt}=flow;
const firstPayload={
inputRequests:decoded.inputRequests,
...decoded.requestState!==void 0&&{requestState:decoded.requestState}
};
const hooks={
dispatchInputRequest:(key,entry,signal)=>dispatchInputRequest(host,codec,key,entry,signal),
retry:(params,legOptions)=>flow.retry(params,buildRetryLegRequestOptions(options,legOptions))
};
return runInputRequiredDriver({
config,
method:request.method,
originalParams:request.params,
firstPayload,
flowStartedAt,
signal:options?.signal,
requestOptions:{
...options?.timeout!==void 0&&{timeout:options.timeout},
...options?.maxTotalTimeout!==void 0&&{maxTotalTimeout:options.maxTotalTimeout},
...options?.onprogress!==void 0&&{onprogress:options.onprogress}
},
hooks
});
}
function manualInputRequiredValue(decoded){
return{
resultType:"input_required",
inputRequests:decoded.inputRequests,
...decoded.requestState!==void 0&&{requestState:decoded.requestState},
...decoded._meta!==void 0&&{_meta:decoded._meta}
};
}
/*!
* content-type
* Copyright(c) 2015 Douglas Christopher Wilson
* MIT Licensed
*/
var require_content_type=(0,chunk_DYPzFuB5.t)(((exports)=>{
var PARAM_REGEXP=/; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g;
var QESC_REGEXP=/\\([\u000b\u0020-\u00ff])/g;
var TYPE_REGEXP=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
exports.parse=parse;
function parse(string){
if(!string)throw new TypeError("argument string is required");
var header=typeof string==="object"?getcontenttype(string):string;
if(typeof header!=="string")throw new TypeError("argument string is required to be a string");
var index=header.indexOf(";");
var type=index!==-1?header.slice(0,index).trim():header.trim();
if(!TYPE_REGEXP.test(type))throw new TypeError("invalid media type");
var obj=new ContentType(type.toLowerCase());
if(index!==-1){
var key;
var match;
var value;
PARAM_REGEXP.lastIndex=index;
while(match=PARAM_REGEXP.exec(header)){
if(match.index!==index)throw new TypeError("invalid parameter format");
index+=match[0].length;
key=match[1].toLowerCase();
value=match[2];
if(value.charCodeAt(0)===34){
value=value.slice(1,-1);
if(value.indexOf("\\")!==-1)value=value.replace(QESC_REGEXP,"$1");
}
obj.parameters[key]=value;
}
if(index!==header.length)throw new TypeError("invalid parameter format");
}
return obj;
}
function getcontenttype(obj){
var header;
if(typeof obj.getHeader==="function")header=obj.getHeader("content-type");
else if(typeof obj.headers==="object")header=obj.headers&&obj.headers["content-type"];
if(typeof header!=="string")throw new TypeError("content-type header is missing from object");
return header;
}
function ContentType(type){
this.parameters=Object.create(null);
this.type=type;
}
}));
var import_content_type=(0,chunk_DYPzFuB5.r)(require_content_type(),1);
function mediaTypeEssence(header){
if(!header)return;
try{
return import_content_type.parse(header).type;
}catch{
const essence=(header.split(";",1)[0]??"").trim().toLowerCase();
if(essence===""||header.slice(essence.length).includes(","))return;
return essence;
}
}
function isJsonContentType(header){
if(header==="application/json")return true;
return mediaTypeEssence(header)==="application/json";
}
function getDisplayName(metadata){
if(metadata.title!==void 0&&metadata.title!=="")return metadata.title;
if("annotations" in metadata&&metadata.annotations?.title)return metadata.annotations.title;
return metadata.name;
}
const STDIO_DEFAULT_MAX_BUFFER_SIZE=10*1024*1024;
var ReadBuffer=class{
_buffer;
_maxBufferSize;
constructor(options){
this._maxBufferSize=options?.maxBufferSize??STDIO_DEFAULT_MAX_BUFFER_SIZE;
}
append(chunk){
if((this._buffer?.length??0)+chunk.length>this._maxBufferSize){
this.clear();
throw new Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`);
}
this._buffer=this._buffer?Buffer.concat([this._buffer,chunk]):chunk;
}
readMessage(){
while(this._buffer){
const index=this._buffer.indexOf("\n");
if(index===-1)return null;
const line=this._buffer.toString("utf8",0,index).replace(/\r$/,"");
this._buffer=this._buffer.subarray(index+1);
try{
return deserializeMessage(line);
}catch(error){
if(error instanceof SyntaxError)continue;
throw error;
}
}
return null;
}
clear(){
this._buffer=void 0;
}
};
function deserializeMessage(line){
return JSONRPCMessageSchema.parse(JSON.parse(line));
}
function serializeMessage(message){
return JSON.stringify(message)+"\n";
}
function normalizeHeaders(headers){
if(!headers)return{};
if(headers instanceof Headers)return Object.fromEntries(headers.entries());
if(Array.isArray(headers))return Object.fromEntries(headers);
return{...headers};
}
function createFetchWithInit(baseFetch=fetch,baseInit){
if(!baseInit)return baseFetch;
return async(url,init)=>{
return baseFetch(url,{
...baseInit,
...init,
headers:init?.headers?{
...normalizeHeaders(baseInit.headers),
...normalizeHeaders(init.headers)
}:baseInit.headers
});
};
}
const REDIRECT_STATUSES=new Set([
301,
302,
303,
307,
308
]);
const MAX_REDIRECTS=5;
function isWithinOrigin(from,to){
if(from.protocol===to.protocol&&from.host===to.host)return true;
return from.protocol==="http:"&&to.protocol==="https:"&&from.hostname===to.hostname&&!from.port&&!to.port;
}
function redirectTarget(url,response){
const location=REDIRECT_STATUSES.has(response.status)?response.headers?.get("location"):void 0;
if(!location)return void 0;
try{
return new URL(location,url);
}catch{
return;
}
}
const leftToFetch=new WeakSet();
function fetchLeavingRedirects(baseFetch){
const copy=(url,init)=>baseFetch(url,init);
leftToFetch.add(copy);
return copy;
}
function fetchWithinOrigin(baseFetch){
if(leftToFetch.has(baseFetch))return baseFetch;
return async(url,init)=>{
if(init?.redirect==="error"||init?.redirect==="manual")return baseFetch(url,init);
const method=(init?.method??"GET").toUpperCase();
let current=url;
for(let followed=0;;followed++){
const response=await baseFetch(current,{
...init,
redirect:"manual"
});
const target=redirectTarget(current,response);
if(!target||followed===MAX_REDIRECTS)return response;
const from=new URL(current);
const keepsMethod=method==="GET"||response.status===307||response.status===308;
const keepsUserinfo=!(target.username||target.password)||target.username===from.username&&target.password===from.password;
if(!keepsMethod||!keepsUserinfo||!isWithinOrigin(from,target))return response;
await response.text?.().catch(()=>{});
current=target;
}
};
}
function unfollowedRedirect(url,response){
if(response.type==="opaqueredirect")return "Redirect not followed: this runtime does not expose where it points";
const target=redirectTarget(response.url||url,response);
if(!target)return void 0;
target.username=target.password=target.search=target.hash="";
if(target.protocol==="http:"&&new URL(response.url||url).protocol==="https:"){
target.protocol="https:";
return `Redirect from https to plain http not followed; try ${target.href} as the endpoint`;
}
return `Redirect to ${target.href} not followed; use that URL as the endpoint if it is the intended server`;
}
const MAX_TEMPLATE_LENGTH=1e6;
const MAX_VARIABLE_LENGTH=1e6;
const MAX_TEMPLATE_EXPRESSIONS=1e4;
const MAX_REGEX_LENGTH=1e6;
var UriTemplate=class UriTemplate{
static isTemplate(str){
return/\{[^}\s]+\}/.test(str);
}
static validateLength(str,max,context){
if(str.length>max)throw new Error(`${context} exceeds maximum length of ${max} characters (got ${str.length})`);
}
template;
parts;
get variableNames(){
return this.parts.flatMap((part)=>typeof part==="string"?[]:part.names);
}
constructor(template){
UriTemplate.validateLength(template,MAX_TEMPLATE_LENGTH,"Template");
this.template=template;
this.parts=this.parse(template);
}
toString(){
return this.template;
}
parse(template){
const parts=[];
let currentText="";
let i=0;
let expressionCount=0;
while(i<template.length)if(template[i]==="{"){
if(currentText){
parts.push(currentText);
currentText="";
}
const end=template.indexOf("}",i);
if(end===-1)throw new Error("Unclosed template expression");
expressionCount++;
if(expressionCount>MAX_TEMPLATE_EXPRESSIONS)throw new Error(`Template contains too many expressions (max ${MAX_TEMPLATE_EXPRESSIONS})`);
const expr=template.slice(i+1,end);
const operator=this.getOperator(expr);
const exploded=expr.includes("*");
const names=this.getNames(expr);
const name=names[0];
for(const name$1 of names)UriTemplate.validateLength(name$1,MAX_VARIABLE_LENGTH,"Variable name");
parts.push({
name,
operator,
names,
exploded
});
i=end+1;
}else{
currentText+=template[i];
i++;
}
if(currentText)parts.push(currentText);
return parts;
}
getOperator(expr){
return[
"+",
"#",
".",
"/",
"?",
"&"
].find((op)=>expr.startsWith(op))||"";
}
getNames(expr){
const operator=this.getOperator(expr);
return expr.slice(operator.length).split(",").map((name)=>name.replace("*","").trim()).filter((name)=>name.length>0);
}
encodeValue(value,operator){
UriTemplate.validateLength(value,MAX_VARIABLE_LENGTH,"Variable value");
if(operator==="+"||operator==="#")return encodeURI(value);
return encodeURIComponent(value);
}
expandPart(part,variables){
if(part.operator==="?"||part.operator==="&"){
const pairs=part.names.map((name)=>{
const value$1=variables[name];
if(value$1===void 0)return "";
return `${name}=${Array.isArray(value$1)?value$1.map((v)=>this.encodeValue(v,part.operator)).join(","):this.encodeValue(value$1.toString(),part.operator)}`;
}).filter((pair)=>pair.length>0);
if(pairs.length===0)return "";
return(part.operator==="?"?"?":"&")+pairs.join("&");
}
if(part.names.length>1){
const values=part.names.map((name)=>variables[name]).filter((v)=>v!==void 0);
if(values.length===0)return "";
return values.map((v)=>Array.isArray(v)?v[0]:v).join(",");
}
const value=variables[part.name];
if(value===void 0)return "";
const encoded=(Array.isArray(value)?value:[value]).map((v)=>this.encodeValue(v,part.operator));
switch(part.operator){
case "":return encoded.join(",");
case "+":return encoded.join(",");
case "#":return "#"+encoded.join(",");
case ".":return "."+encoded.join(".");
case "/":return "/"+encoded.join("/");
default:return encoded.join(",");
}
}
expand(variables){
let result="";
let hasQueryParam=false;
for(const part of this.parts){
if(typeof part==="string"){
result+=part;
continue;
}
const expanded=this.expandPart(part,variables);
if(!expanded)continue;
result+=(part.operator==="?"||part.operator==="&")&&hasQueryParam?expanded.replace("?","&"):expanded;
if(part.operator==="?"||part.operator==="&")hasQueryParam=true;
}
return result;
}
escapeRegExp(str){
return str.replaceAll(/[.*+?^${}()|[\]\\]/g,String.raw`\$&`);
}
partToRegExp(part){
const patterns=[];
for(const name$1 of part.names)UriTemplate.validateLength(name$1,MAX_VARIABLE_LENGTH,"Variable name");
if(part.operator==="?"||part.operator==="&"){
for(let i=0;i<part.names.length;i++){
const name$1=part.names[i];
const prefix=i===0?"\\"+part.operator:"&";
patterns.push({
pattern:prefix+this.escapeRegExp(name$1)+"=([^&]+)",
name:name$1
});
}
return patterns;
}
let pattern;
const name=part.name;
switch(part.operator){
case "":
pattern=part.exploded?"([^/,]+(?:,[^/,]+)*)":"([^/,]+)";
break;
case "+":
case "#":
pattern="(.+)";
break;
case ".":
pattern=String.raw`\.([^/,]+)`;
break;
case "/":
pattern="/"+(part.exploded?"([^/,]+(?:,[^/,]+)*)":"([^/,]+)");
break;
default:pattern="([^/]+)";
}
patterns.push({
pattern,
name
});
return patterns;
}
match(uri){
UriTemplate.validateLength(uri,MAX_TEMPLATE_LENGTH,"URI");
let pattern="^";
const names=[];
for(const part of this.parts)if(typeof part==="string")pattern+=this.escapeRegExp(part);
else{
const patterns=this.partToRegExp(part);
for(const{pattern:partPattern,name}of patterns){
pattern+=partPattern;
names.push({
name,
exploded:part.exploded
});
}
}
pattern+="$";
UriTemplate.validateLength(pattern,MAX_REGEX_LENGTH,"Generated regex pattern");
const regex=new RegExp(pattern);
const match=uri.match(regex);
if(!match)return null;
const result={};
for(const[i,name_]of names.entries()){
const{name,exploded}=name_;
const value=match[i+1];
const cleanName=name.replace("*","");
result[cleanName]=exploded&&value.includes(",")?value.split(","):value;
}
return result;
}
};
var InMemoryTransport=class InMemoryTransport{
_otherTransport;
_messageQueue=[];
_closed=false;
onclose;
onerror;
onmessage;
sessionId;
static createLinkedPair(){
const clientTransport=new InMemoryTransport();
const serverTransport=new InMemoryTransport();
clientTransport._otherTransport=serverTransport;
serverTransport._otherTransport=clientTransport;
return[clientTransport,serverTransport];
}
async start(){
while(this._messageQueue.length>0){
const queuedMessage=this._messageQueue.shift();
this.onmessage?.(queuedMessage.message,queuedMessage.extra);
}
}
async close(){
if(this._closed)return;
this._closed=true;
const other=this._otherTransport;
this._otherTransport=void 0;
try{
await other?.close();
}finally{
this.onclose?.();
}
}
async send(message,options){
if(!this._otherTransport)throw new SdkError(SdkErrorCode.NotConnected,"Not connected");
if(this._otherTransport.onmessage)this._otherTransport.onmessage(message,{authInfo:options?.authInfo});
else this._otherTransport._messageQueue.push({
message,
extra:{authInfo:options?.authInfo}
});
}
};
function preloadSchemas(){
buildSchemas2025();
buildSchemas2026();
warmRegistryMaps2025();
warmInputSchemaMaps2026();
warmWireResultSchemas2026();
}
function fromJsonSchema(schema,validator){
const check=validator.getValidator(schema);
return{"~standard":{
version:1,
vendor:"mcp",
jsonSchema:{
input:()=>schema,
output:()=>schema
},
validate:(data)=>{
const result=check(data);
return result.valid?{value:result.data}:{issues:[{message:result.errorMessage}]};
}
}};
}
var ajvProvider_BIwGVY6G=__webpack_require__(51373);
;
const CORS_IS_POSSIBLE=false;
;
let index_node_crypto;
index_node_crypto=
globalThis.crypto?.webcrypto??
globalThis.crypto??
Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,77598,19)).then(m=>m.webcrypto);
async function getRandomValues(size){
return(await index_node_crypto).getRandomValues(new Uint8Array(size));
}
async function random(size){
const mask="abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
const evenDistCutoff=Math.pow(2,8)-Math.pow(2,8)%mask.length;
let result="";
while(result.length<size){
const randomBytes=await getRandomValues(size-result.length);
for(const randomByte of randomBytes){
if(randomByte<evenDistCutoff){
result+=mask[randomByte%mask.length];
}
}
}
return result;
}
async function generateVerifier(length){
return await random(length);
}
async function generateChallenge(code_verifier){
const buffer=await(await index_node_crypto).subtle.digest("SHA-256",new TextEncoder().encode(code_verifier));
return btoa(String.fromCharCode(...new Uint8Array(buffer)))
.replace(/\//g,'_')
.replace(/\+/g,'-')
.replace(/=/g,'');
}
async function pkceChallenge(length){
if(!length)
length=43;
if(length<43||length>128){
throw `Expected a length between 43 and 128. Received ${length}.`;
}
const verifier=await generateVerifier(length);
const challenge=await generateChallenge(verifier);
return{
code_verifier:verifier,
code_challenge:challenge,
};
}
async function verifyChallenge(code_verifier,expectedChallenge){
const actualChallenge=await generateChallenge(code_verifier);
return actualChallenge===expectedChallenge;
}
;
var OAuthClientFlowError=class extends Error{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.OAuthClientFlowError"});
}
static[Symbol.hasInstance](value){
return brandedHasInstance(this,value);
}
static isInstance(value){
if(typeof this!=="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this,value);
}
constructor(message){
super(message);
this.name=new.target.name;
stampErrorBrands(this,new.target);
}
};
var IssuerMismatchError=class extends OAuthClientFlowError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.IssuerMismatchError"});
}
kind;
expected;
received;
constructor(kind,expected,received){
super(`Issuer mismatch in ${kind==="metadata"?"authorization server metadata (RFC 8414 §3.3)":"authorization response (RFC 9207)"}: expected ${JSON.stringify(expected)}, received ${JSON.stringify(received)}`);
this.kind=kind;
this.expected=expected;
this.received=received;
}
};
var RegistrationRejectedError=class extends OAuthClientFlowError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.RegistrationRejectedError"});
}
status;
body;
submittedMetadata;
constructor(args){
super(`Dynamic Client Registration rejected (HTTP ${args.status}): ${args.body}`);
this.status=args.status;
this.body=args.body;
this.submittedMetadata=args.submittedMetadata;
}
};
var InsecureTokenEndpointError=class extends OAuthClientFlowError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.InsecureTokenEndpointError"});
}
tokenEndpoint;
constructor(tokenEndpoint){
super(`Refusing to send credentials to non-https token endpoint '${tokenEndpoint}'. OAuth token requests MUST use TLS (localhost / *.localhost / 127.0.0.1 / ::1 are exempt).`);
this.tokenEndpoint=tokenEndpoint;
}
};
var AuthorizationServerMismatchError=class extends OAuthClientFlowError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.AuthorizationServerMismatchError"});
}
constructor(recordedIssuer,currentIssuer){
super(`Authorization server mismatch: credentials are bound to ${JSON.stringify(recordedIssuer)} but this call resolved ${JSON.stringify(currentIssuer)}; refusing to present them to a different authorization server`);
this.recordedIssuer=recordedIssuer;
this.currentIssuer=currentIssuer;
}
};
var InsufficientScopeError=class extends OAuthClientFlowError{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.InsufficientScopeError"});
}
requiredScope;
resourceMetadataUrl;
errorDescription;
constructor(init){
super(`Insufficient scope${init.requiredScope?`: required "${init.requiredScope}"`:""}`);
this.requiredScope=init.requiredScope;
this.resourceMetadataUrl=init.resourceMetadataUrl;
this.errorDescription=init.errorDescription;
}
};
function discardIfIssuerMismatch(stored,issuer,opts){
if(!stored)return void 0;
if(typeof stored.issuer!=="string"){
if(opts?.canPersistStamp!==false)console.warn("[mcp-sdk] SEP-2352: stored OAuth credential has no 'issuer' stamp (pre-upgrade storage or provider not round-tripping the value). SEP-2352 isolation is inactive for this read; ensure your provider round-trips the issuer field.");
return stored.issuer===void 0?stored:{
...stored,
issuer:void 0
};
}
return issuersMatch(stored.issuer,issuer)?stored:void 0;
}
function issuersMatch(a,b){
return a===b||a.endsWith("/")&&a.slice(0,-1)===b||b.endsWith("/")&&b.slice(0,-1)===a;
}
function isOAuthClientProvider(provider){
if(provider==null)return false;
const p=provider;
return typeof p.tokens==="function"&&typeof p.clientInformation==="function";
}
async function handleOAuthUnauthorized(provider,ctx,extraAuthOptions){
const{resourceMetadataUrl,scope}=extractWWWAuthenticateParams(ctx.response);
if(await auth(provider,{
serverUrl:ctx.serverUrl,
resourceMetadataUrl,
scope,
fetchFn:ctx.fetchFn,
...extraAuthOptions
})!=="AUTHORIZED")throw new UnauthorizedError();
}
function adaptOAuthProvider(provider,extraAuthOptions){
return{
token:async()=>{
return(await provider.tokens())?.access_token;
},
onUnauthorized:async(ctx)=>handleOAuthUnauthorized(provider,ctx,extraAuthOptions)
};
}
var UnauthorizedError=class extends Error{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.UnauthorizedError"});
}
static[Symbol.hasInstance](value){
return brandedHasInstance(this,value);
}
static isInstance(value){
if(typeof this!=="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this,value);
}
constructor(message){
super(message??"Unauthorized");
this.name="UnauthorizedError";
stampErrorBrands(this,new.target);
}
};
function isIssParameterSupported(metadata){
return metadata?.authorization_response_iss_parameter_supported===true;
}
function validateAuthorizationResponseIssuer({iss,expectedIssuer,issParameterSupported}){
if(expectedIssuer===void 0)return;
if(iss===void 0){
if(issParameterSupported)throw new IssuerMismatchError("authorization_response",expectedIssuer,void 0);
return;
}
if(iss!==expectedIssuer)throw new IssuerMismatchError("authorization_response",expectedIssuer,iss);
}
function computeScopeUnion(...scopes){
const seen=new Set();
for(const scope of scopes){
if(!scope)continue;
for(const token of scope.split(/\s+/))if(token)seen.add(token);
}
return seen.size>0?[...seen].join(" "):void 0;
}
function isStrictScopeSuperset(union,current){
if(!union)return false;
const currentSet=new Set((current??"").split(/\s+/).filter(Boolean));
for(const token of union.split(/\s+/))if(token&&!currentSet.has(token))return true;
return false;
}
async function resolveAuthorizationCallbackParams(codeOrParams,iss,provider,serverUrl,opts){
if(typeof codeOrParams==="string")return{
authorizationCode:codeOrParams,
iss
};
const issParam=codeOrParams.get("iss")??void 0;
const code=codeOrParams.get("code");
if(code)return{
authorizationCode:code,
iss:issParam
};
let metadata=(await provider.discoveryState?.())?.authorizationServerMetadata;
if(!metadata)try{
metadata=(await discoverOAuthServerInfo(serverUrl,opts)).authorizationServerMetadata;
}catch{
metadata=void 0;
}
if(!metadata)throw new UnauthorizedError("Authorization callback failed and the issuer could not be verified");
validateAuthorizationResponseIssuer({
iss:issParam,
expectedIssuer:metadata.issuer,
issParameterSupported:isIssParameterSupported(metadata)
});
const error=codeOrParams.get("error");
if(error)throw new OAuthError(error,codeOrParams.get("error_description")??error,codeOrParams.get("error_uri")??void 0);
throw new UnauthorizedError("Authorization callback contained neither `code` nor `error`");
}
function isClientAuthMethod(method){
return[
"client_secret_basic",
"client_secret_post",
"none"
].includes(method);
}
const AUTHORIZATION_CODE_RESPONSE_TYPE="code";
const AUTHORIZATION_CODE_CHALLENGE_METHOD="S256";
function selectClientAuthMethod(clientInformation,supportedMethods){
const hasClientSecret=clientInformation.client_secret!==void 0;
if("token_endpoint_auth_method" in clientInformation&&clientInformation.token_endpoint_auth_method&&isClientAuthMethod(clientInformation.token_endpoint_auth_method)&&(supportedMethods.length===0||supportedMethods.includes(clientInformation.token_endpoint_auth_method)))return clientInformation.token_endpoint_auth_method;
if(supportedMethods.length===0)return hasClientSecret?"client_secret_basic":"none";
if(hasClientSecret&&supportedMethods.includes("client_secret_basic"))return "client_secret_basic";
if(hasClientSecret&&supportedMethods.includes("client_secret_post"))return "client_secret_post";
if(supportedMethods.includes("none"))return "none";
return hasClientSecret?"client_secret_post":"none";
}
function applyClientAuthentication(method,clientInformation,headers,params){
const{client_id,client_secret}=clientInformation;
switch(method){
case "client_secret_basic":
applyBasicAuth(client_id,client_secret,headers);
return;
case "client_secret_post":
applyPostAuth(client_id,client_secret,params);
return;
case "none":
applyPublicAuth(client_id,params);
return;
default:throw new Error(`Unsupported client authentication method: ${method}`);
}
}
function applyBasicAuth(clientId,clientSecret,headers){
if(!clientSecret)throw new Error("client_secret_basic authentication requires a client_secret");
const credentials=btoa(`${clientId}:${clientSecret}`);
headers.set("Authorization",`Basic ${credentials}`);
}
function applyPostAuth(clientId,clientSecret,params){
params.set("client_id",clientId);
if(clientSecret)params.set("client_secret",clientSecret);
}
function applyPublicAuth(clientId,params){
params.set("client_id",clientId);
}
function isLoopbackHost(hostname){
return hostname==="localhost"||hostname.endsWith(".localhost")||hostname==="127.0.0.1"||hostname==="[::1]"||hostname==="::1";
}
function assertSecureTokenEndpoint(tokenEndpoint){
const url=new URL(String(tokenEndpoint));
if(url.protocol!=="https:"&&!isLoopbackHost(url.hostname))throw new InsecureTokenEndpointError(url.href);
return url;
}
function deriveApplicationType(redirectUris){
for(const raw of redirectUris??[]){
let url;
try{
url=new URL(raw);
}catch{
continue;
}
if(url.protocol!=="http:"&&url.protocol!=="https:")return "native";
if(isLoopbackHost(url.hostname))return "native";
}
return "web";
}
function resolveClientMetadata(provider){
const clientMetadata=provider.clientMetadata;
return{
...clientMetadata,
grant_types:clientMetadata.grant_types??(provider.redirectUrl===void 0?void 0:["authorization_code","refresh_token"]),
application_type:clientMetadata.application_type??deriveApplicationType(clientMetadata.redirect_uris)
};
}
async function parseErrorResponse(input){
const statusCode=input instanceof Response?input.status:void 0;
const body=input instanceof Response?await input.text():input;
try{
const result=OAuthErrorResponseSchema.parse(JSON.parse(body));
return OAuthError.fromResponse(result);
}catch(error){
const errorMessage=`${statusCode?`HTTP ${statusCode}: `:""}Invalid OAuth error response: ${error}. Raw body: ${body}`;
return new OAuthError(OAuthErrorCode.ServerError,errorMessage);
}
}
function warnCredentialInvalidation(provider,error,invalidated){
const action=provider.invalidateCredentials===void 0?`retrying authorization without discarding the stored ${invalidated} (provider implements no invalidateCredentials())`:`invalidating the stored ${invalidated} and retrying authorization`;
console.warn(`[mcp-sdk] OAuth ${JSON.stringify(error.code)} — ${action}. Cause: ${JSON.stringify(error.message)}`);
}
async function auth(provider,options){
try{
return await authInternal(provider,options);
}catch(error){
if(error instanceof OAuthError){
if(error.code===OAuthErrorCode.InvalidClient||error.code===OAuthErrorCode.UnauthorizedClient){
warnCredentialInvalidation(provider,error,"client credentials and tokens");
await provider.invalidateCredentials?.("client");
await provider.invalidateCredentials?.("tokens");
return await authInternal(provider,options);
}else if(error.code===OAuthErrorCode.InvalidGrant||error.code===OAuthErrorCode.InvalidDpopProof){
warnCredentialInvalidation(provider,error,"tokens");
await provider.invalidateCredentials?.("tokens");
return await authInternal(provider,options);
}
}
throw error;
}
}
function determineScope(options){
const{requestedScope,resourceMetadata,authServerMetadata,clientMetadata}=options;
let effectiveScope=requestedScope||resourceMetadata?.scopes_supported?.join(" ")||clientMetadata.scope;
if(effectiveScope&&authServerMetadata?.scopes_supported?.includes("offline_access")&&!effectiveScope.split(" ").includes("offline_access")&&clientMetadata.grant_types?.includes("refresh_token"))effectiveScope=`${effectiveScope} offline_access`;
return effectiveScope;
}
async function authInternal(provider,{serverUrl,authorizationCode,iss,scope,resourceMetadataUrl,fetchFn,skipIssuerMetadataValidation,forceReauthorization}){
const clientMetadata=resolveClientMetadata(provider);
const cachedState=await provider.discoveryState?.();
let resourceMetadata;
let authorizationServerUrl;
let metadata;
let freshDiscoveryState;
let effectiveResourceMetadataUrl=resourceMetadataUrl;
if(!effectiveResourceMetadataUrl&&cachedState?.resourceMetadataUrl)effectiveResourceMetadataUrl=new URL(cachedState.resourceMetadataUrl);
if(cachedState?.authorizationServerUrl){
authorizationServerUrl=cachedState.authorizationServerUrl;
resourceMetadata=cachedState.resourceMetadata;
metadata=cachedState.authorizationServerMetadata??await discoverAuthorizationServerMetadata(authorizationServerUrl,{
fetchFn,
skipIssuerValidation:skipIssuerMetadataValidation
});
if(!resourceMetadata)try{
resourceMetadata=await discoverOAuthProtectedResourceMetadata(serverUrl,{resourceMetadataUrl:effectiveResourceMetadataUrl},fetchFn);
}catch(error){
if(error instanceof TypeError)throw error;
}
if(metadata!==cachedState.authorizationServerMetadata||resourceMetadata!==cachedState.resourceMetadata)await provider.saveDiscoveryState?.({
authorizationServerUrl:String(authorizationServerUrl),
resourceMetadataUrl:effectiveResourceMetadataUrl?.toString(),
resourceMetadata,
authorizationServerMetadata:metadata
});
}else{
const serverInfo=await discoverOAuthServerInfo(serverUrl,{
resourceMetadataUrl:effectiveResourceMetadataUrl,
fetchFn,
skipIssuerMetadataValidation
});
authorizationServerUrl=serverInfo.authorizationServerUrl;
metadata=serverInfo.authorizationServerMetadata;
resourceMetadata=serverInfo.resourceMetadata;
freshDiscoveryState={
authorizationServerUrl:String(authorizationServerUrl),
resourceMetadataUrl:effectiveResourceMetadataUrl?.toString(),
resourceMetadata,
authorizationServerMetadata:metadata
};
}
const issuer=metadata?.issuer??String(authorizationServerUrl);
const infoCtx={issuer};
await provider.saveAuthorizationServerUrl?.(issuer);
if(authorizationCode!==void 0){
const recordedIssuer=cachedState?.authorizationServerMetadata?.issuer??cachedState?.authorizationServerUrl;
if(recordedIssuer===void 0){
if(provider.saveDiscoveryState!==void 0)throw new AuthorizationServerMismatchError("discoveryState was not available on the callback leg; ensure your provider persists discoveryState alongside codeVerifier",issuer);
console.warn("[mcp-sdk] OAuthClientProvider does not implement saveDiscoveryState()/discoveryState(); the SEP-2352 callback-leg authorization-server binding cannot be checked. Implement discoveryState (persist alongside codeVerifier) — see docs/migration/upgrade-to-v2.md §SEP-2352.");
}else if(!issuersMatch(recordedIssuer,issuer))throw new AuthorizationServerMismatchError(recordedIssuer,issuer);
}
if(freshDiscoveryState)await provider.saveDiscoveryState?.(freshDiscoveryState);
const selectedResource=await selectResourceURL(serverUrl,provider,resourceMetadata);
const resource=selectedResource&&resourceMetadata&&!provider.validateResourceURL?resourceMetadata.resource:selectedResource;
if(resource)await provider.saveResourceUrl?.(resourceIndicatorToString(resource));
const resolvedScope=determineScope({
requestedScope:scope,
resourceMetadata,
authServerMetadata:metadata,
clientMetadata:provider.clientMetadata
});
const rawClientInfo=await Promise.resolve(provider.clientInformation(infoCtx));
let clientInformation=discardIfIssuerMismatch(rawClientInfo,issuer,{canPersistStamp:provider.saveClientInformation!==void 0});
if(clientInformation===void 0&&rawClientInfo?.issuer&&provider.saveClientInformation===void 0)throw new AuthorizationServerMismatchError(rawClientInfo.issuer,issuer);
if(clientInformation&&clientInformation.issuer===void 0){
clientInformation={
...clientInformation,
issuer
};
await provider.saveClientInformation?.(clientInformation,infoCtx);
}
if(!clientInformation){
if(authorizationCode!==void 0)throw new Error("Existing OAuth client information is required when exchanging an authorization code");
const supportsUrlBasedClientId=metadata?.client_id_metadata_document_supported===true;
const clientMetadataUrl=provider.clientMetadataUrl;
if(clientMetadataUrl&&!isHttpsUrl(clientMetadataUrl))throw new OAuthError(OAuthErrorCode.InvalidClientMetadata,`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${clientMetadataUrl}`);
if(supportsUrlBasedClientId&&clientMetadataUrl){
clientInformation={
client_id:clientMetadataUrl,
issuer
};
await provider.saveClientInformation?.(clientInformation,infoCtx);
}else{
if(!provider.saveClientInformation)throw new Error("OAuth client information must be saveable for dynamic registration");
clientInformation={
...await registerClient(authorizationServerUrl,{
metadata,
clientMetadata,
scope:resolvedScope,
fetchFn
}),
issuer
};
await provider.saveClientInformation(clientInformation,infoCtx);
}
}
const nonInteractiveFlow=!provider.redirectUrl;
if(authorizationCode!==void 0||nonInteractiveFlow){
if(authorizationCode!==void 0)validateAuthorizationResponseIssuer({
iss,
expectedIssuer:metadata?.issuer,
issParameterSupported:isIssParameterSupported(metadata)
});
const tokens$1=await fetchToken(provider,authorizationServerUrl,{
metadata,
resource,
authorizationCode,
iss,
scope:resolvedScope,
fetchFn
});
await provider.saveTokens({
...tokens$1,
issuer
},infoCtx);
return "AUTHORIZED";
}
let tokens=discardIfIssuerMismatch(await provider.tokens(infoCtx),issuer);
if(tokens&&tokens.issuer===void 0){
tokens={
...tokens,
issuer
};
await provider.saveTokens(tokens,infoCtx);
}
if(tokens?.refresh_token&&!forceReauthorization){
const refreshScope=await provider.scopeForRefresh?.(tokens);
let newTokens;
try{
newTokens=await refreshAuthorization(authorizationServerUrl,{
metadata,
clientInformation,
refreshToken:tokens.refresh_token,
scope:refreshScope,
resource,
addClientAuthentication:provider.addClientAuthentication,
dpop:await provider.dpop?.(),
fetchFn
});
}catch(error){
if(error instanceof InsecureTokenEndpointError)throw error;
if(!(error instanceof OAuthError)||error.code===OAuthErrorCode.ServerError)console.warn(`[mcp-sdk] Could not refresh OAuth tokens; falling back to a new authorization request. Cause: ${JSON.stringify(error instanceof Error?error.message:String(error))}`);
else throw error;
}
if(newTokens){
await provider.saveTokens({
...newTokens,
issuer
},infoCtx);
return "AUTHORIZED";
}
}
const state=provider.state?await provider.state():void 0;
const{authorizationUrl,codeVerifier}=await startAuthorization(authorizationServerUrl,{
metadata,
clientInformation,
state,
redirectUrl:provider.redirectUrl,
scope:resolvedScope,
resource
});
await provider.saveCodeVerifier(codeVerifier);
await provider.redirectToAuthorization(authorizationUrl);
return "REDIRECT";
}
function validateClientMetadataUrl(url){
if(url&&!isHttpsUrl(url))throw new OAuthError(OAuthErrorCode.InvalidClientMetadata,`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${url}`);
}
function isHttpsUrl(value){
if(!value)return false;
try{
const url=new URL(value);
return url.protocol==="https:"&&url.pathname!=="/";
}catch{
return false;
}
}
async function selectResourceURL(serverUrl,provider,resourceMetadata){
const defaultResource=resourceUrlFromServerUrl(serverUrl);
if(provider.validateResourceURL)return await provider.validateResourceURL(defaultResource,resourceMetadata?.resource);
if(!resourceMetadata)return;
if(!checkResourceAllowed({
requestedResource:defaultResource,
configuredResource:resourceMetadata.resource
}))throw new Error(`Protected resource ${resourceMetadata.resource} does not match expected ${defaultResource} (or origin)`);
return new URL(resourceMetadata.resource);
}
const RECOGNIZED_CHALLENGE_SCHEMES=new Set(["bearer","dpop"]);
function extractWWWAuthenticateParams(res){
const authenticateHeader=res.headers.get("WWW-Authenticate");
if(!authenticateHeader)return{};
const[type,scheme]=authenticateHeader.split(" ");
if(!type||!RECOGNIZED_CHALLENGE_SCHEMES.has(type.toLowerCase())||!scheme)return{};
const resourceMetadataMatch=extractFieldFromWwwAuth(res,"resource_metadata")||void 0;
let resourceMetadataUrl;
if(resourceMetadataMatch)try{
resourceMetadataUrl=new URL(resourceMetadataMatch);
}catch{}
const scope=extractFieldFromWwwAuth(res,"scope")||void 0;
const error=extractFieldFromWwwAuth(res,"error")||void 0;
const errorDescription=extractFieldFromWwwAuth(res,"error_description")||void 0;
return{
resourceMetadataUrl,
scope,
error,
errorDescription
};
}
function extractFieldFromWwwAuth(response,fieldName){
const wwwAuthHeader=response.headers.get("WWW-Authenticate");
if(!wwwAuthHeader)return null;
const pattern=new RegExp(String.raw`${fieldName}=(?:"([^"]+)"|([^\s,]+))`);
const match=wwwAuthHeader.match(pattern);
if(match){
const result=match[1]||match[2];
if(result)return result;
}
return null;
}
function extractResourceMetadataUrl(res){
const authenticateHeader=res.headers.get("WWW-Authenticate");
if(!authenticateHeader)return;
const[type,scheme]=authenticateHeader.split(" ");
if(type?.toLowerCase()!=="bearer"||!scheme)return;
const match=/resource_metadata="([^"]*)"/.exec(authenticateHeader);
if(!match||!match[1])return;
try{
return new URL(match[1]);
}catch{
return;
}
}
async function discoverOAuthProtectedResourceMetadata(serverUrl,opts,fetchFn=fetch){
const response=await discoverMetadataWithFallback(serverUrl,"oauth-protected-resource",fetchFn,{
protocolVersion:opts?.protocolVersion,
metadataUrl:opts?.resourceMetadataUrl
});
if(!response||response.status===404){
await response?.text?.().catch(()=>{});
throw new Error(`Resource server does not implement OAuth 2.0 Protected Resource Metadata.`);
}
if(!response.ok){
await response.text?.().catch(()=>{});
throw new Error(`HTTP ${response.status} trying to load well-known OAuth protected resource metadata.`);
}
return OAuthProtectedResourceMetadataSchema.parse(await response.json());
}
async function fetchWithCorsRetry(url,headers,fetchFn=fetch){
const withinOrigin=fetchWithinOrigin(fetchFn);
try{
return await withinOrigin(url,{headers});
}catch(error){
if(!(error instanceof TypeError)||!CORS_IS_POSSIBLE)throw error;
if(headers)try{
return await withinOrigin(url,{});
}catch(retryError){
if(!(retryError instanceof TypeError))throw retryError;
return;
}
return;
}
}
function buildWellKnownPath(wellKnownPrefix,pathname="",options={}){
if(pathname.endsWith("/"))pathname=pathname.slice(0,-1);
return options.prependPathname?`${pathname}/.well-known/${wellKnownPrefix}`:`/.well-known/${wellKnownPrefix}${pathname}`;
}
async function tryMetadataDiscovery(url,protocolVersion,fetchFn=fetch){
return await fetchWithCorsRetry(url,{"MCP-Protocol-Version":protocolVersion},fetchFn);
}
function shouldAttemptFallback(response,pathname){
if(!response)return true;
if(pathname==="/")return false;
return!response.ok&&response.status<500||response.status===502;
}
async function discoverMetadataWithFallback(serverUrl,wellKnownType,fetchFn,opts){
const issuer=new URL(serverUrl);
const protocolVersion=opts?.protocolVersion??LATEST_PROTOCOL_VERSION;
let url;
if(opts?.metadataUrl)url=new URL(opts.metadataUrl);
else{
const wellKnownPath=buildWellKnownPath(wellKnownType,issuer.pathname);
url=new URL(wellKnownPath,opts?.metadataServerUrl??issuer);
url.search=issuer.search;
}
let response=await tryMetadataDiscovery(url,protocolVersion,fetchFn);
if(!opts?.metadataUrl&&shouldAttemptFallback(response,issuer.pathname))response=await tryMetadataDiscovery(new URL(`/.well-known/${wellKnownType}`,issuer),protocolVersion,fetchFn);
return response;
}
async function discoverOAuthMetadata(issuer,{authorizationServerUrl,protocolVersion}={},fetchFn=fetch){
if(typeof issuer==="string")issuer=new URL(issuer);
if(!authorizationServerUrl)authorizationServerUrl=issuer;
if(typeof authorizationServerUrl==="string")authorizationServerUrl=new URL(authorizationServerUrl);
protocolVersion??=LATEST_PROTOCOL_VERSION;
const response=await discoverMetadataWithFallback(authorizationServerUrl,"oauth-authorization-server",fetchFn,{
protocolVersion,
metadataServerUrl:authorizationServerUrl
});
if(!response||response.status===404){
await response?.text?.().catch(()=>{});
return;
}
if(!response.ok){
await response.text?.().catch(()=>{});
throw new Error(`HTTP ${response.status} trying to load well-known OAuth metadata`);
}
return OAuthMetadataSchema.parse(await response.json());
}
function buildDiscoveryUrls(authorizationServerUrl){
const url=typeof authorizationServerUrl==="string"?new URL(authorizationServerUrl):authorizationServerUrl;
const hasPath=url.pathname!=="/";
const urlsToTry=[];
if(!hasPath){
urlsToTry.push({
url:new URL("/.well-known/oauth-authorization-server",url.origin),
type:"oauth"
},{
url:new URL(`/.well-known/openid-configuration`,url.origin),
type:"oidc"
});
return urlsToTry;
}
let pathname=url.pathname;
if(pathname.endsWith("/"))pathname=pathname.slice(0,-1);
urlsToTry.push({
url:new URL(`/.well-known/oauth-authorization-server${pathname}`,url.origin),
type:"oauth"
},{
url:new URL(`/.well-known/openid-configuration${pathname}`,url.origin),
type:"oidc"
},{
url:new URL(`${pathname}/.well-known/openid-configuration`,url.origin),
type:"oidc"
});
return urlsToTry;
}
async function discoverAuthorizationServerMetadata(authorizationServerUrl,{fetchFn=fetch,protocolVersion=LATEST_PROTOCOL_VERSION,skipIssuerValidation=false}={}){
const headers={
"MCP-Protocol-Version":protocolVersion,
Accept:"application/json"
};
const urlsToTry=buildDiscoveryUrls(authorizationServerUrl);
for(const{url:endpointUrl,type}of urlsToTry){
const response=await fetchWithCorsRetry(endpointUrl,headers,fetchFn);
if(!response)
continue;
if(!response.ok){
await response.text?.().catch(()=>{});
if(response.status<500||response.status===502)continue;
throw new Error(`HTTP ${response.status} trying to load ${type==="oauth"?"OAuth":"OpenID provider"} metadata from ${endpointUrl}`);
}
const parsed=type==="oauth"?OAuthMetadataSchema.parse(await response.json()):OpenIdProviderDiscoveryMetadataSchema.parse(await response.json());
if(!skipIssuerValidation){
const expectedIssuer=typeof authorizationServerUrl==="string"?authorizationServerUrl:authorizationServerUrl.href;
if(!(parsed.issuer===expectedIssuer||expectedIssuer.endsWith("/")&&parsed.issuer===expectedIssuer.slice(0,-1)))throw new IssuerMismatchError("metadata",expectedIssuer,parsed.issuer);
}
return parsed;
}
}
async function discoverOAuthServerInfo(serverUrl,opts){
let resourceMetadata;
let authorizationServerUrl;
try{
resourceMetadata=await discoverOAuthProtectedResourceMetadata(serverUrl,{resourceMetadataUrl:opts?.resourceMetadataUrl},opts?.fetchFn);
if(resourceMetadata.authorization_servers&&resourceMetadata.authorization_servers.length>0)authorizationServerUrl=resourceMetadata.authorization_servers[0];
}catch(error){
if(error instanceof TypeError)throw error;
}
if(!authorizationServerUrl)authorizationServerUrl=String(new URL("/",serverUrl));
const authorizationServerMetadata=await discoverAuthorizationServerMetadata(authorizationServerUrl,{
fetchFn:opts?.fetchFn,
skipIssuerValidation:opts?.skipIssuerMetadataValidation
});
return{
authorizationServerUrl,
authorizationServerMetadata,
resourceMetadata
};
}
function resourceIndicatorToString(resource){
return typeof resource==="string"?resource:resource.href;
}
async function startAuthorization(authorizationServerUrl,{metadata,clientInformation,redirectUrl,scope,state,resource}){
let authorizationUrl;
if(metadata){
authorizationUrl=new URL(metadata.authorization_endpoint);
if(!metadata.response_types_supported.includes(AUTHORIZATION_CODE_RESPONSE_TYPE))throw new Error(`Incompatible auth server: does not support response type ${AUTHORIZATION_CODE_RESPONSE_TYPE}`);
if(metadata.code_challenge_methods_supported&&!metadata.code_challenge_methods_supported.includes(AUTHORIZATION_CODE_CHALLENGE_METHOD))throw new Error(`Incompatible auth server: does not support code challenge method ${AUTHORIZATION_CODE_CHALLENGE_METHOD}`);
}else authorizationUrl=new URL("/authorize",authorizationServerUrl);
const challenge=await pkceChallenge();
const codeVerifier=challenge.code_verifier;
const codeChallenge=challenge.code_challenge;
authorizationUrl.searchParams.set("response_type",AUTHORIZATION_CODE_RESPONSE_TYPE);
authorizationUrl.searchParams.set("client_id",clientInformation.client_id);
authorizationUrl.searchParams.set("code_challenge",codeChallenge);
authorizationUrl.searchParams.set("code_challenge_method",AUTHORIZATION_CODE_CHALLENGE_METHOD);
authorizationUrl.searchParams.set("redirect_uri",String(redirectUrl));
if(state)authorizationUrl.searchParams.set("state",state);
if(scope)authorizationUrl.searchParams.set("scope",scope);
if(scope?.split(" ").includes("offline_access"))authorizationUrl.searchParams.append("prompt","consent");
if(resource)authorizationUrl.searchParams.set("resource",resourceIndicatorToString(resource));
return{
authorizationUrl,
codeVerifier
};
}
function prepareAuthorizationCodeRequest(authorizationCode,codeVerifier,redirectUri){
return new URLSearchParams({
grant_type:"authorization_code",
code:authorizationCode,
code_verifier:codeVerifier,
redirect_uri:String(redirectUri)
});
}
async function executeTokenRequest(authorizationServerUrl,{metadata,tokenRequestParams,clientInformation,addClientAuthentication,resource,dpop,fetchFn}){
const tokenUrl=assertSecureTokenEndpoint(metadata?.token_endpoint??new URL("/token",authorizationServerUrl));
const headers=new Headers({
"Content-Type":"application/x-www-form-urlencoded",
Accept:"application/json"
});
if(resource)tokenRequestParams.set("resource",resourceIndicatorToString(resource));
if(!addClientAuthentication&&clientInformation)applyClientAuthentication(selectClientAuthMethod(clientInformation,metadata?.token_endpoint_auth_methods_supported??[]),clientInformation,headers,tokenRequestParams);
const requestOnce=async()=>{
const requestHeaders=new Headers(headers);
if(addClientAuthentication)await addClientAuthentication(requestHeaders,tokenRequestParams,tokenUrl,metadata);
if(dpop)requestHeaders.set("DPoP",await dpop.buildProof({
htm:"POST",
htu:tokenUrl
}));
return fetchWithinOrigin(fetchFn??fetch)(tokenUrl,{
method:"POST",
headers:requestHeaders,
body:tokenRequestParams
});
};
let response=await requestOnce();
if(dpop&&response.status===400){
if((await response.clone().json().catch(()=>{}))?.error===OAuthErrorCode.UseDpopNonce){
dpop.observeNonce(response,tokenUrl);
response=await requestOnce();
}
}
dpop?.observeNonce(response,tokenUrl);
if(!response.ok)throw await parseErrorResponse(response);
const json=await response.json();
try{
return OAuthTokensSchema.parse(withoutIssuer(json));
}catch(parseError){
if(typeof json==="object"&&json!==null&&"error" in json)throw await parseErrorResponse(JSON.stringify(json));
throw parseError;
}
}
async function exchangeAuthorization(authorizationServerUrl,{metadata,clientInformation,authorizationCode,iss,codeVerifier,redirectUri,resource,addClientAuthentication,dpop,fetchFn}){
validateAuthorizationResponseIssuer({
iss,
expectedIssuer:metadata?.issuer,
issParameterSupported:isIssParameterSupported(metadata)
});
return executeTokenRequest(authorizationServerUrl,{
metadata,
tokenRequestParams:prepareAuthorizationCodeRequest(authorizationCode,codeVerifier,redirectUri),
clientInformation,
addClientAuthentication,
resource,
dpop,
fetchFn
});
}
async function refreshAuthorization(authorizationServerUrl,{metadata,clientInformation,refreshToken,scope,resource,addClientAuthentication,dpop,fetchFn}){
const tokenRequestParams=new URLSearchParams({
grant_type:"refresh_token",
refresh_token:refreshToken
});
if(scope)tokenRequestParams.set("scope",scope);
const tokens=await executeTokenRequest(authorizationServerUrl,{
metadata,
tokenRequestParams,
clientInformation,
addClientAuthentication,
resource,
dpop,
fetchFn
});
return{
refresh_token:refreshToken,
...tokens,
...scope&&!tokens.scope&&{scope}
};
}
async function fetchToken(provider,authorizationServerUrl,{metadata,resource,authorizationCode,iss,scope,fetchFn}={}){
if(authorizationCode!==void 0)validateAuthorizationResponseIssuer({
iss,
expectedIssuer:metadata?.issuer,
issParameterSupported:isIssParameterSupported(metadata)
});
const issuer=metadata?.issuer??String(authorizationServerUrl);
const readClientInformation=async()=>{
const rawClientInfo=await provider.clientInformation({issuer});
const checked=discardIfIssuerMismatch(rawClientInfo,issuer,{canPersistStamp:false});
if(rawClientInfo&&checked===void 0)throw new AuthorizationServerMismatchError(String(rawClientInfo.issuer),issuer);
return checked;
};
let clientInformation=await readClientInformation();
const effectiveScope=scope??provider.clientMetadata.scope;
let tokenRequestParams;
if(provider.prepareTokenRequest)tokenRequestParams=await provider.prepareTokenRequest(effectiveScope);
if(!tokenRequestParams){
if(!authorizationCode)throw new Error("Either provider.prepareTokenRequest() or authorizationCode is required");
if(!provider.redirectUrl)throw new Error("redirectUrl is required for authorization_code flow");
tokenRequestParams=prepareAuthorizationCodeRequest(authorizationCode,await provider.codeVerifier(),provider.redirectUrl);
}
clientInformation??=await readClientInformation();
return executeTokenRequest(authorizationServerUrl,{
metadata,
tokenRequestParams,
clientInformation,
addClientAuthentication:provider.addClientAuthentication,
resource,
dpop:await provider.dpop?.(),
fetchFn
});
}
async function registerClient(authorizationServerUrl,{metadata,clientMetadata,scope,fetchFn}){
let registrationUrl;
if(metadata){
if(!metadata.registration_endpoint)throw new Error("Incompatible auth server: does not support dynamic client registration");
registrationUrl=new URL(metadata.registration_endpoint);
}else registrationUrl=new URL("/register",authorizationServerUrl);
const submittedMetadata={
...clientMetadata,
...scope===void 0?{}:{scope}
};
const response=await fetchWithinOrigin(fetchFn??fetch)(registrationUrl,{
method:"POST",
headers:{"Content-Type":"application/json"},
body:JSON.stringify(submittedMetadata)
});
if(!response.ok)throw new RegistrationRejectedError({
status:response.status,
body:await response.text(),
submittedMetadata
});
return OAuthClientInformationFullSchema.parse(withoutIssuer(await response.json()));
}
const CAP_EXEMPT_METHODS=new Set([
"tools/list",
"prompts/list",
"resources/list",
"resources/templates/list",
"server/discover"
]);
var InMemoryResponseCacheStore=class{
_entries=new Map();
_maxEntries;
_stamp=0;
_cappedSize=0;
constructor(options){
this._maxEntries=options?.maxEntries??512;
}
get size(){
return this._entries.size;
}
get(key){
return this._entries.get(keyOf(key));
}
set(key,entry){
const k=keyOf(key);
const exempt=CAP_EXEMPT_METHODS.has(key.method);
const isNew=!this._entries.has(k);
if(!exempt&&isNew&&this._maxEntries>0&&this._cappedSize>=this._maxEntries){
for(const oldKey of this._entries.keys())if(!CAP_EXEMPT_METHODS.has(oldKey.slice(0,oldKey.indexOf("\0")))){
this._entries.delete(oldKey);
this._cappedSize--;
break;
}
}
const stamp=++this._stamp;
this._entries.set(k,{
...entry,
stamp
});
if(isNew&&!exempt)this._cappedSize++;
return stamp;
}
delete(key){
if(this._entries.delete(keyOf(key))&&!CAP_EXEMPT_METHODS.has(key.method))this._cappedSize--;
}
evict(method){
const prefix=`${method}\0`;
const exempt=CAP_EXEMPT_METHODS.has(method);
for(const k of this._entries.keys())if(k.startsWith(prefix)){
this._entries.delete(k);
if(!exempt)this._cappedSize--;
}
}
clear(){
this._entries.clear();
this._cappedSize=0;
}
};
function keyOf(key){
return `${key.method}\0${JSON.stringify([key.partition??"",key.params??""])}`;
}
function genKey(method,params){
return params===void 0?method:`${method}\0${params}`;
}
const MAX_CACHE_TTL_MS=864e5;
var ClientResponseCache=class{
_evictionGeneration=new Map();
_toolIndex;
_toolOutputValidatorIndex;
_serverIdentity="";
constructor(_store,_isUserSupplied,_reportError=()=>{},_cachePartition="",_now=Date.now){
this._store=_store;
this._isUserSupplied=_isUserSupplied;
this._reportError=_reportError;
this._cachePartition=_cachePartition;
this._now=_now;
}
now(){
return this._now();
}
setServerIdentity(identity){
this._serverIdentity=identity;
}
_partitionFor(scope){
return JSON.stringify([this._serverIdentity,scope==="public"?"":this._cachePartition]);
}
async _probe(method,params){
const key={
method,
params:params??""
};
const ownPartition=this._partitionFor("private");
const own=await this._store.get({
...key,
partition:ownPartition
});
if(own!==void 0)return own;
const sharedPartition=this._partitionFor("public");
if(sharedPartition===ownPartition)return void 0;
const shared=await this._store.get({
...key,
partition:sharedPartition
});
return shared?.scope==="public"?shared:void 0;
}
async evict(method){
this._evictionGeneration.set(method,(this._evictionGeneration.get(method)??0)+1);
await this._deleteBoth(method,"");
}
async _deleteBoth(method,params){
const ownPartition=this._partitionFor("private");
const sharedPartition=this._partitionFor("public");
try{
await this._store.delete({
method,
params,
partition:ownPartition
});
}catch(error){
this._reportError(error);
}
if(sharedPartition!==ownPartition)try{
await this._store.delete({
method,
params,
partition:sharedPartition
});
}catch(error){
this._reportError(error);
}
}
async evictKey(method,params){
const gk=genKey(method,params);
const current=this._evictionGeneration.get(gk);
if(current!==void 0)this._evictionGeneration.set(gk,current+1);
await this._deleteBoth(method,params);
}
captureGeneration(method,params){
const gk=genKey(method,params);
const current=this._evictionGeneration.get(gk)??0;
this._evictionGeneration.set(gk,current);
return current;
}
async write(method,value,capturedGen,freshness){
if((this._evictionGeneration.get(genKey(method,freshness?.params))??0)!==capturedGen)return;
const params=freshness?.params??"";
const ownPartition=this._partitionFor("private");
const sharedPartition=this._partitionFor("public");
const partition=(freshness?.scope??"private")==="public"?sharedPartition:ownPartition;
try{
await this._store.set({
method,
params,
partition
},{
value:encodeCacheValue(value),
expiresAt:freshness?.expiresAt,
scope:freshness?.scope
});
}catch(error){
this._reportError(error);
}
if(sharedPartition!==ownPartition)try{
await this._store.delete({
method,
params,
partition:partition===ownPartition?sharedPartition:ownPartition
});
}catch(error){
this._reportError(error);
}
}
async read(method,params){
const entry=await this._probe(method,params);
if(entry?.expiresAt===void 0||!(entry.expiresAt>this.now()))return void 0;
try{
const parsed=JSON.parse(entry.value);
if(typeof parsed!=="object"||parsed===null||Array.isArray(parsed))throw new TypeError("cached document is not an object");
return{value:parsed};
}catch(error){
this._reportError(error);
await this._deleteBoth(method,params??"");
return;
}
}
resetForReconnect(){
if(!this._isUserSupplied)this._store.clear();
this._evictionGeneration.clear();
this._toolIndex=void 0;
this._toolOutputValidatorIndex=void 0;
this._serverIdentity="";
}
async toolDefinition(name){
const entry=await this._probe("tools/list");
if(entry===void 0){
this._toolIndex=void 0;
return;
}
if(this._toolIndex?.stamp!==entry.stamp){
const list=this._decodeListTools(entry);
const byName=new Map();
if(list!==void 0)for(const tool of list.tools)byName.set(tool.name,tool);
this._toolIndex={
stamp:entry.stamp,
byName
};
}
return this._toolIndex.byName.get(name);
}
async outputValidator(name,compile){
const entry=await this._probe("tools/list");
if(entry===void 0){
this._toolOutputValidatorIndex=void 0;
return;
}
if(this._toolOutputValidatorIndex?.stamp!==entry.stamp){
const list=this._decodeListTools(entry)??{tools:[]};
const byName=new Map();
for(const tool of list.tools){
const compiled=compile(tool);
if(compiled!==void 0)byName.set(tool.name,compiled);
}
this._toolOutputValidatorIndex={
stamp:entry.stamp,
byName
};
}
return this._toolOutputValidatorIndex.byName.get(name);
}
_decodeListTools(entry){
try{
const parsed=JSON.parse(entry.value);
if(!Array.isArray(parsed?.tools)||!parsed.tools.every((t)=>t!==null&&typeof t==="object"))throw new TypeError("cached tools/list document has a malformed tools array");
return parsed;
}catch(error){
this._reportError(error);
return;
}
}
};
function encodeCacheValue(value){
let json;
try{
json=JSON.stringify(value);
}catch(error){
throw new TypeError(`cache value is not JSON-serializable: ${error instanceof Error?error.message:String(error)}`);
}
if(typeof json!=="string")throw new TypeError("cache value is not JSON-serializable: it has no JSON representation");
return json;
}
const AUTH_SEAM=Symbol.for("mcp.authSeamEscape");
function markAuthSeamEscape(error){
if(typeof error==="object"&&error!==null||typeof error==="function")try{
Object.defineProperty(error,AUTH_SEAM,{
value:true,
configurable:true
});
}catch{}
return error;
}
function isAuthSeamEscape(error){
return(typeof error==="object"&&error!==null||typeof error==="function")&&error[AUTH_SEAM]===true;
}
const UNSUPPORTED_PROTOCOL_VERSION=-32022;
const NOT_PROBE_RECOGNIZED=new Set([
-32001,
-32020,
-32021
]);
function classifyProbeOutcome(outcome,context){
switch(outcome.kind){
case "result":return classifyResult(outcome.result,context);
case "rpc-error":return classifyRpcError(outcome,context);
case "http-error":return classifyHttpError(outcome,context);
case "network-error":return classifyNetworkError(outcome.error,context);
case "unusable-reply":return{
kind:"error",
error:new SdkError(SdkErrorCode.EraNegotiationFailed,`Version negotiation probe failed: the server answered with an unusable reply (${describeError(outcome.error)})`,{cause:outcome.error},{cause:outcome.error})
};
case "auth-required":return{
kind:"error",
error:outcome.error
};
case "closed":
if(context.transportKind==="stdio")return{kind:"legacy"};
return classifyNetworkError(new Error("Connection closed during the version negotiation probe"),context);
case "timeout":
if(context.transportKind==="stdio")return{kind:"legacy"};
return{
kind:"error",
error:new SdkError(SdkErrorCode.RequestTimeout,`Version negotiation probe timed out after ${outcome.timeoutMs}ms`,{timeout:outcome.timeoutMs})
};
}
}
function classifyResult(result,context){
const parsed=codecForVersion(MODERN_WIRE_REVISION).validateResult("server/discover",result);
if(!parsed.ok)return{kind:"legacy"};
const supportedVersions=parsed.value.supportedVersions;
const overlap=context.clientModernVersions.find((version)=>supportedVersions.includes(version));
if(overlap!==void 0)return{
kind:"modern",
version:overlap,
discover:parsed.value
};
if(context.fallbackAvailable)return{kind:"legacy"};
return{
kind:"error",
error:new UnsupportedProtocolVersionError({
supported:[...supportedVersions],
requested:context.requestedVersion
})
};
}
function classifyRpcError(outcome,context){
const{code,message,data}=outcome;
if(code===UNSUPPORTED_PROTOCOL_VERSION){
const supported=parseSupportedList(data);
if(supported===void 0)return{kind:"legacy"};
const error=new UnsupportedProtocolVersionError({
supported,
requested:parseRequested(data)??context.requestedVersion
},message);
const supportedModern=modernProtocolVersions(supported);
const mutual=context.clientModernVersions.find((version)=>supportedModern.includes(version));
if(mutual!==void 0)return{
kind:"corrective",
version:mutual,
error
};
if(supportedModern.length>0)return{
kind:"error",
error
};
return context.fallbackAvailable?{kind:"legacy"}:{
kind:"error",
error
};
}
if(NOT_PROBE_RECOGNIZED.has(code))return{kind:"legacy"};
return{kind:"legacy"};
}
function classifyHttpError(outcome,context){
if(outcome.status===401||outcome.status===403){
const isDenial=outcome.status===403;
return{
kind:"error",
error:new SdkHttpError(isDenial?SdkErrorCode.ClientHttpForbidden:SdkErrorCode.ClientHttpAuthentication,`Version negotiation failed: ${isDenial?"the server denied access (HTTP 403)":"the server requires authorization (HTTP 401)"}`,{
status:outcome.status,
statusText:outcome.statusText,
text:outcome.body
})
};
}
if(outcome.status>=500)return{
kind:"error",
error:new SdkHttpError(SdkErrorCode.EraNegotiationFailed,`Version negotiation failed: the server answered the probe with HTTP ${outcome.status}`,{
status:outcome.status,
statusText:outcome.statusText,
text:outcome.body
})
};
const rpcError=parseJsonRpcErrorBody(outcome.body);
if(rpcError!==void 0)return classifyRpcError(rpcError,context);
return{kind:"legacy"};
}
function classifyNetworkError(error,context){
if(context.environment==="browser"&&isOpaqueFetchTypeError(error))return{kind:"legacy"};
return{
kind:"error",
error:new SdkError(SdkErrorCode.EraNegotiationFailed,`Version negotiation probe failed: ${describeError(error)}`,{cause:error},{cause:error})
};
}
function isOpaqueFetchTypeError(error){
return error instanceof TypeError||error instanceof Error&&error.name==="TypeError";
}
function describeError(error){
return error instanceof Error?error.message:String(error);
}
function parseSupportedList(data){
if(typeof data!=="object"||data===null)return void 0;
const supported=data.supported;
if(!Array.isArray(supported)||supported.length===0||!supported.every((v)=>typeof v==="string"))return;
return supported;
}
function parseRequested(data){
if(typeof data!=="object"||data===null)return void 0;
const requested=data.requested;
return typeof requested==="string"?requested:void 0;
}
function parseJsonRpcErrorBody(body){
if(body===void 0||body==="")return void 0;
let parsed;
try{
parsed=JSON.parse(body);
}catch{
return;
}
if(typeof parsed!=="object"||parsed===null)return void 0;
const error=parsed.error;
if(typeof error!=="object"||error===null)return void 0;
const{code,message,data}=error;
if(typeof code!=="number")return void 0;
return{
code,
message:typeof message==="string"?message:"",
data
};
}
const DEFAULT_VERSION_NEGOTIATION_MODE="legacy";
function resolveVersionNegotiation(options,supportedProtocolVersionsOption){
const mode=options?.mode??DEFAULT_VERSION_NEGOTIATION_MODE;
if(mode==="legacy")return{kind:"legacy"};
const probe=options?.probe??{};
if(typeof mode==="object"){
if(!isModernProtocolVersion(mode.pin))throw new TypeError(`versionNegotiation: { pin: '${mode.pin}' } is not a modern protocol revision — pinning is for 2026-07-28 and later; omit versionNegotiation (or use mode: 'legacy') for 2025-era servers.`);
return{
kind:"pin",
version:mode.pin,
probe
};
}
const explicitModern=supportedProtocolVersionsOption?modernProtocolVersions(supportedProtocolVersionsOption):[];
return{
kind:"auto",
modernVersions:explicitModern.length>0?explicitModern:[...SUPPORTED_MODERN_PROTOCOL_VERSIONS],
fallbackAvailable:supportedProtocolVersionsOption?legacyProtocolVersions(supportedProtocolVersionsOption).length>0:true,
probe
};
}
function detectProbeEnvironment(){
const g=globalThis;
return g.window!==void 0&&g.document!==void 0?"browser":"node";
}
function detectProbeTransportKind(transport){
return "stderr" in transport&&"pid" in transport?"stdio":"http";
}
var ProbeWindow=class ProbeWindow{
_pending;
_probeCounter=0;
_savedOnMessage;
_savedOnError;
_savedOnClose;
_closeDelivered=false;
constructor(_transport){
this._transport=_transport;
this._savedOnMessage=_transport.onmessage;
this._savedOnError=_transport.onerror;
this._savedOnClose=_transport.onclose;
}
static async open(transport){
const window=new ProbeWindow(transport);
transport.onmessage=(message)=>{
const pending=window._pending;
if(pending!==void 0&&(isJSONRPCResultResponse(message)||isJSONRPCErrorResponse(message))&&message.id===pending.id){
window._pending=void 0;
if(isJSONRPCResultResponse(message))pending.resolve({
kind:"response",
result:message.result
});
else pending.resolve({
kind:"response",
error:message.error
});
return;
}
};
transport.onerror=(error)=>{
window._savedOnError?.(error);
};
transport.onclose=()=>{
const pending=window._pending;
if(pending!==void 0){
window._pending=void 0;
pending.resolve({kind:"closed"});
}
window._closeDelivered=true;
window._savedOnClose?.();
};
try{
await transport.start();
}catch(error){
window.detach();
throw error;
}
return window;
}
async exchange(buildRequest,timeoutMs){
const id=`server-discover-probe-${++this._probeCounter}`;
return new Promise((resolve)=>{
let settled=false;
const settle=(reply)=>{
if(settled)return;
settled=true;
clearTimeout(timer);
if(this._pending?.id===id)this._pending=void 0;
resolve(reply);
};
const timer=setTimeout(()=>settle({kind:"timeout"}),timeoutMs);
this._pending={
id,
resolve:settle
};
this._transport.send(buildRequest(id)).catch((error)=>settle({
kind:"send-error",
error
}));
});
}
detach(){
this._pending=void 0;
this._transport.onmessage=this._savedOnMessage;
this._transport.onerror=this._savedOnError;
if(this._closeDelivered&&this._savedOnClose!==void 0){
const saved=this._savedOnClose;
const transport=this._transport;
let spent=false;
const wrapper=()=>{
if(!spent){
spent=true;
return;
}
saved();
};
transport.onclose=wrapper;
pendingSpentCloseGuards.set(transport,()=>{
if(transport.onclose===wrapper)transport.onclose=saved;
});
}else this._transport.onclose=this._savedOnClose;
}
release(){
this.detach();
const transport=this._transport;
const originalStart=transport.start;
let armed=true;
transport.start=async function(){
if(armed){
armed=false;
transport.start=originalStart;
return;
}
return originalStart.call(transport);
};
}
};
const pendingSpentCloseGuards=new WeakMap();
function disarmSpentCloseGuard(transport){
const disarm=pendingSpentCloseGuards.get(transport);
pendingSpentCloseGuards.delete(transport);
disarm?.();
}
function buildProbeRequest(id,protocolVersion,clientInfo,capabilities){
return{
jsonrpc:"2.0",
id,
method:"server/discover",
params:{_meta:codecForVersion(protocolVersion).outboundEnvelope({
protocolVersion,
clientInfo,
clientCapabilities:capabilities
})}
};
}
function isUnusableReplyError(error){
if(error instanceof SdkError&&error.code===SdkErrorCode.ClientHttpUnexpectedContent)return true;
return error instanceof Error&&error.name==="SyntaxError";
}
function normalizeReply(reply,timeoutMs){
switch(reply.kind){
case "response":return reply.error===void 0?{
kind:"result",
result:reply.result
}:{
kind:"rpc-error",
...reply.error
};
case "send-error":{
const error=reply.error;
if(isAuthSeamEscape(error)||error instanceof UnauthorizedError||error instanceof Error&&error.name==="UnauthorizedError")return{
kind:"auth-required",
error
};
if(error instanceof SdkHttpError){
const text=error.data?.text;
return{
kind:"http-error",
status:error.data.status,
body:typeof text==="string"?text:void 0,
statusText:error.data.statusText
};
}
if(isUnusableReplyError(error))return{
kind:"unusable-reply",
error
};
return{
kind:"network-error",
error
};
}
case "closed":return{kind:"closed"};
case "timeout":return{
kind:"timeout",
timeoutMs
};
}
}
async function negotiateEra(negotiation,deps){
const timeoutMs=negotiation.probe.timeoutMs??deps.defaultTimeoutMs;
const maxRetries=Math.max(0,negotiation.probe.maxRetries??0);
const clientModernVersions=negotiation.kind==="pin"?[negotiation.version]:negotiation.modernVersions;
const fallbackAvailable=negotiation.kind==="auto"&&negotiation.fallbackAvailable;
const window=await ProbeWindow.open(deps.transport);
const probe=async()=>{
let requestedVersion=clientModernVersions[0];
let correctiveUsed=false;
let timeoutRetriesRemaining=maxRetries;
for(;;){
const reply=await window.exchange((id)=>buildProbeRequest(id,requestedVersion,deps.clientInfo,deps.capabilities),timeoutMs);
if(reply.kind==="timeout"&&timeoutRetriesRemaining>0){
timeoutRetriesRemaining--;
continue;
}
const outcome=normalizeReply(reply,timeoutMs);
const verdict=classifyProbeOutcome(outcome,{
clientModernVersions,
requestedVersion,
fallbackAvailable,
environment:deps.environment,
transportKind:deps.transportKind
});
switch(verdict.kind){
case "modern":return{
era:"modern",
version:verdict.version,
discover:verdict.discover
};
case "corrective":
if(correctiveUsed)throw verdict.error;
correctiveUsed=true;
requestedVersion=verdict.version;
continue;
case "legacy":{
const closedCause=outcome.kind==="closed"?"the connection closed during the server/discover probe":void 0;
if(negotiation.kind==="pin")throw new SdkError(SdkErrorCode.EraNegotiationFailed,closedCause===void 0?`Version negotiation failed: the server did not offer pinned protocol version ${negotiation.version} via server/discover (no fallback in pin mode)`:`Version negotiation failed: ${closedCause} before the server offered pinned protocol version ${negotiation.version} (no fallback in pin mode)`);
if(!negotiation.fallbackAvailable)throw new SdkError(SdkErrorCode.EraNegotiationFailed,closedCause===void 0?"Version negotiation failed: the server gave no modern evidence and this client supports no pre-2026-07-28 protocol version to fall back to":`Version negotiation failed: ${closedCause} and this client supports no pre-2026-07-28 protocol version to fall back to`);
if(closedCause!==void 0&&deps.disposableProbe!==true)throw new SdkError(SdkErrorCode.EraNegotiationFailed,`Version negotiation failed: ${closedCause} (this transport probed in place — the disposable sibling probe requires the SDK's base StdioClientTransport)`);
return{era:"legacy"};
}
case "error":throw verdict.error;
}
}
};
let result;
try{
result=await probe();
}catch(error){
window.detach();
throw error;
}
window.release();
return result;
}
function readStdioServerParams(transport){
const proto=Object.getPrototypeOf(transport);
if(proto===null||!Object.prototype.hasOwnProperty.call(proto,"_dispose"))return;
const params=transport._serverParams;
return typeof params==="object"&&params!==null&&typeof params.command==="string"?params:void 0;
}
async function negotiateStdioViaSibling(negotiation,sessionTransport,params,deps){
const SiblingTransport=sessionTransport.constructor;
const sibling=new SiblingTransport({
...params,
stderr:"ignore"
});
const originalClose=sessionTransport.close;
let callerClosed=false;
let signalClosed;
const closedSignal=new Promise((_,reject)=>{
signalClosed=()=>reject(callerCloseAbortError());
});
sessionTransport.close=async function(){
callerClosed=true;
signalClosed?.();
return originalClose.call(sessionTransport);
};
let result;
try{
const negotiated=negotiateEra(negotiation,{
...deps,
transport:sibling,
transportKind:"stdio",
disposableProbe:true
});
negotiated.catch(()=>{});
result=await Promise.race([negotiated,closedSignal]);
}finally{
await disposeSibling(sibling);
sessionTransport.close=originalClose;
}
if(callerClosed)throw callerCloseAbortError();
return result;
}
function callerCloseAbortError(){
return new SdkError(SdkErrorCode.EraNegotiationFailed,"Version negotiation failed: the transport was closed during the server/discover probe");
}
async function disposeSibling(sibling){
try{
const dispose=sibling._dispose;
await(typeof dispose==="function"?dispose.call(sibling):sibling.close());
}catch{}
}
function serverInfoFromDiscover(discover){
const fromMeta=discover._meta?.[SERVER_INFO_META_KEY];
return isSpecType.Implementation(fromMeta)?fromMeta:void 0;
}
function applyElicitationDefaults(schema,data){
if(!schema||data===null||typeof data!=="object")return;
if(schema.type==="object"&&schema.properties&&typeof schema.properties==="object"){
const obj=data;
const props=schema.properties;
for(const key of Object.keys(props)){
const propSchema=props[key];
if(obj[key]===void 0&&Object.prototype.hasOwnProperty.call(propSchema,"default"))obj[key]=propSchema.default;
if(obj[key]!==void 0)applyElicitationDefaults(propSchema,obj[key]);
}
}
if(Array.isArray(schema.anyOf)){
for(const sub of schema.anyOf)if(typeof sub!=="boolean")applyElicitationDefaults(sub,data);
}
if(Array.isArray(schema.oneOf)){
for(const sub of schema.oneOf)if(typeof sub!=="boolean")applyElicitationDefaults(sub,data);
}
}
function getSupportedElicitationModes(capabilities){
if(!capabilities)return{
supportsFormMode:false,
supportsUrlMode:false
};
const hasFormCapability=capabilities.form!==void 0;
const hasUrlCapability=capabilities.url!==void 0;
return{
supportsFormMode:hasFormCapability||!hasFormCapability&&!hasUrlCapability,
supportsUrlMode:hasUrlCapability
};
}
function validatePrior(prior){
if(typeof prior==="object"&&prior!==null){
if(prior.kind==="legacy"&&!("supportedVersions" in prior)&&!("discover" in prior))return prior;
if(prior.kind==="modern"&&DiscoverResultSchema.safeParse(prior.discover).success)return prior;
}
throw new SdkError(SdkErrorCode.EraNegotiationFailed,"connect({ prior }): unrecognized prior — expected { kind: 'modern', discover } or { kind: 'legacy' }");
}
const LIST_CHANGED_EVICTIONS={
"notifications/tools/list_changed":["tools/list"],
"notifications/prompts/list_changed":["prompts/list"],
"notifications/resources/list_changed":["resources/list","resources/templates/list"]
};
const DEFAULT_LIST_MAX_PAGES=64;
const clientInternals={};
var Client=class extends Protocol{
_serverCapabilities;
_serverVersion;
_capabilities;
_instructions;
_jsonSchemaValidator;
_cache;
_defaultCacheTtlMs;
_listMaxPages;
_listChangedDebounceTimers=new Map();
_listChangedConfig;
_enforceStrictCapabilities;
_versionNegotiation;
_supportedProtocolVersionsOption;
_inputRequiredDriverConfig;
_listenState=new Map();
_nextListenId=0;
_autoOpenedSubscription;
_discoverResult;
static{
clientInternals.enforceStrictCapabilities=(client)=>client._enforceStrictCapabilities;
clientInternals.walkPages=(client,method,fetchPage,items)=>client._walkPages(method,fetchPage,items);
clientInternals.readResource=(client,params,options)=>client._readResource(params,options);
}
_resetConnectionState(){
this._negotiatedProtocolVersion=void 0;
this._serverCapabilities=void 0;
this._serverVersion=void 0;
this._instructions=void 0;
this._discoverResult=void 0;
this._autoOpenedSubscription=void 0;
if(this._listenState.size>0){
const reason=new SdkError(SdkErrorCode.ConnectionClosed,"subscriptions/listen: client reconnected or closed; subscription state from the previous connection was reset");
for(const entry of this._listenState.values())entry.settle({
cause:"remote",
error:reason
});
}
this._listenState.clear();
for(const timer of this._listChangedDebounceTimers.values())clearTimeout(timer);
this._listChangedDebounceTimers.clear();
this._cache.resetForReconnect();
}
async close(){
try{
await super.close();
}finally{
this._resetConnectionState();
}
}
constructor(_clientInfo,options){
super(options);
this._clientInfo=_clientInfo;
this._capabilities=options?.capabilities?{...options.capabilities}:{};
this._jsonSchemaValidator=options?.jsonSchemaValidator??new ajvProvider_BIwGVY6G.n();
this._enforceStrictCapabilities=options?.enforceStrictCapabilities??false;
this._versionNegotiation=options?.versionNegotiation;
this._supportedProtocolVersionsOption=options?.supportedProtocolVersions;
this._inputRequiredDriverConfig=resolveInputRequiredDriverConfig(options?.inputRequired);
this._cache=new ClientResponseCache(options?.responseCacheStore??new InMemoryResponseCacheStore(),options?.responseCacheStore!==void 0,(error)=>this._reportStoreError(error),options?.cachePartition??"");
this._defaultCacheTtlMs=options?.defaultCacheTtlMs??0;
this._listMaxPages=options?.listMaxPages??DEFAULT_LIST_MAX_PAGES;
if(options?.listChanged)this._listChangedConfig=options.listChanged;
}
buildContext(ctx,_transportInfo){
return ctx;
}
_shouldDropInbound(message){
if(this._negotiatedProtocolVersion!==void 0&&isModernProtocolVersion(this._negotiatedProtocolVersion)&&isJSONRPCRequest(message))return "drop";
}
_outboundMetaEnvelope(){
const version=this._negotiatedProtocolVersion;
if(version===void 0)return void 0;
return this._wireCodec().outboundEnvelope({
protocolVersion:version,
clientInfo:this._clientInfo,
clientCapabilities:this._capabilities
});
}
_resolveNonCompleteResult(decoded,flow){
if(!this._inputRequiredDriverConfig.autoFulfill)return Promise.reject(new SdkError(SdkErrorCode.UnsupportedResultType,`Unsupported result type 'input_required' for ${flow.request.method}: multi-round-trip auto-fulfilment is not enabled on this instance — pass allowInputRequired: true to handle it manually, or enable inputRequired.autoFulfill`,{
resultType:"input_required",
method:flow.request.method
}));
return runInputRequiredFlow({
getRequestHandler:(method)=>this._getRequestHandler(method),
buildContext:(baseCtx)=>this.buildContext(baseCtx,void 0),
sessionId:this.transport?.sessionId
},this._inputRequiredDriverConfig,decoded,flow);
}
_setupListChangedHandlers(config){
if(config.tools&&this._serverCapabilities?.tools?.listChanged)this._setupListChangedHandler("tools","notifications/tools/list_changed",config.tools,async()=>{
return(await this.listTools(void 0,{cacheMode:"refresh"})).tools;
});
if(config.prompts&&this._serverCapabilities?.prompts?.listChanged)this._setupListChangedHandler("prompts","notifications/prompts/list_changed",config.prompts,async()=>{
return(await this.listPrompts(void 0,{cacheMode:"refresh"})).prompts;
});
if(config.resources&&this._serverCapabilities?.resources?.listChanged)this._setupListChangedHandler("resources","notifications/resources/list_changed",config.resources,async()=>{
return(await this.listResources(void 0,{cacheMode:"refresh"})).resources;
});
}
registerCapabilities(capabilities){
if(this.transport)throw new Error("Cannot register capabilities after connecting to transport");
this._capabilities=mergeCapabilities(this._capabilities,capabilities);
}
setVersionNegotiation(options){
if(this.transport)throw new Error("Cannot configure version negotiation after connecting to transport");
this._versionNegotiation=options;
}
_wrapHandler(method,handler){
if(method==="elicitation/create")return async(request,ctx)=>{
const codec=codecForVersion(this._negotiatedProtocolVersion);
let validatedRequest=codec.validateRequest("elicitation/create",request);
if(!validatedRequest.ok&&validatedRequest.reason==="not-in-era")validatedRequest=codec.validateInputRequest("elicitation/create",request);
if(!validatedRequest.ok)throw new ProtocolError(validatedRequest.reason==="not-in-era"?ProtocolErrorCode.InternalError:ProtocolErrorCode.InvalidParams,validatedRequest.reason==="not-in-era"?"No wire schema for elicitation/create in the resolved era":`Invalid elicitation request: ${validatedRequest.message}`);
const{params}=validatedRequest.value;
params.mode=params.mode??"form";
const{supportsFormMode,supportsUrlMode}=getSupportedElicitationModes(this._capabilities.elicitation);
if(params.mode==="form"&&!supportsFormMode)throw new ProtocolError(ProtocolErrorCode.InvalidParams,"Client does not support form-mode elicitation requests");
if(params.mode==="url"&&!supportsUrlMode)throw new ProtocolError(ProtocolErrorCode.InvalidParams,"Client does not support URL-mode elicitation requests");
const result=await handler(request,ctx);
let validationResult=codec.validateResult("elicitation/create",result);
if(!validationResult.ok&&validationResult.reason==="not-in-era")validationResult=codec.validateInputResponse("elicitation/create",result);
if(!validationResult.ok)throw new ProtocolError(validationResult.reason==="not-in-era"?ProtocolErrorCode.InternalError:ProtocolErrorCode.InvalidParams,validationResult.reason==="not-in-era"?"No wire schema for elicitation/create in the resolved era":`Invalid elicitation result: ${validationResult.message}`);
const validatedResult=validationResult.value;
const requestedSchema=params.mode==="form"?params.requestedSchema:void 0;
if(params.mode==="form"&&validatedResult.action==="accept"&&validatedResult.content&&requestedSchema&&this._capabilities.elicitation?.form?.applyDefaults)try{
applyElicitationDefaults(requestedSchema,validatedResult.content);
}catch{}
return validatedResult;
};
if(method==="sampling/createMessage")return async(request,ctx)=>{
const codec=codecForVersion(this._negotiatedProtocolVersion);
let validatedRequest=codec.validateRequest("sampling/createMessage",request);
if(!validatedRequest.ok&&validatedRequest.reason==="not-in-era")validatedRequest=codec.validateInputRequest("sampling/createMessage",request);
if(!validatedRequest.ok)throw new ProtocolError(validatedRequest.reason==="not-in-era"?ProtocolErrorCode.InternalError:ProtocolErrorCode.InvalidParams,validatedRequest.reason==="not-in-era"?"No wire schema for sampling/createMessage in the resolved era":`Invalid sampling request: ${validatedRequest.message}`);
const{params}=validatedRequest.value;
const result=await handler(request,ctx);
const hasTools=Boolean(params.tools||params.toolChoice);
let validatedResult=codec.samplingResultVariant(hasTools,result);
if(!validatedResult.ok&&validatedResult.reason==="not-in-era")validatedResult=codec.validateInputResponse("sampling/createMessage",result);
if(!validatedResult.ok)throw new ProtocolError(validatedResult.reason==="not-in-era"?ProtocolErrorCode.InternalError:ProtocolErrorCode.InvalidParams,validatedResult.reason==="not-in-era"?"No result schema for sampling/createMessage in the resolved era":`Invalid sampling result: ${validatedResult.message}`);
return validatedResult.value;
};
return handler;
}
assertCapability(capability,method){
if(!this._serverCapabilities?.[capability])throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support ${capability} (required for ${method})`);
}
async connect(transport,options){
if(options?.prior!=null)return this._connectFromPrior(transport,validatePrior(options.prior),options);
const negotiation=resolveVersionNegotiation(this._versionNegotiation,this._supportedProtocolVersionsOption);
if(negotiation.kind!=="legacy")return this._connectNegotiated(transport,negotiation,options);
return this._connectPlainLegacy(transport,options);
}
async _connectPlainLegacy(transport,options){
await super.connect(transport);
if(transport.sessionId!==void 0){
const negotiatedProtocolVersion=this._negotiatedProtocolVersion;
if(negotiatedProtocolVersion!==void 0)transport.setProtocolVersion?.(negotiatedProtocolVersion);
return;
}
this._resetConnectionState();
await this._legacyHandshake(transport,options);
}
async _legacyHandshake(transport,options){
const legacyVersions=legacyProtocolVersions(this._supportedProtocolVersions);
try{
const offeredVersion=legacyVersions[0];
if(offeredVersion===void 0)throw new SdkError(SdkErrorCode.EraNegotiationFailed,"Cannot run the initialize handshake: supportedProtocolVersions contains no pre-2026-07-28 protocol version");
const result=await this.request({
method:"initialize",
params:{
protocolVersion:offeredVersion,
capabilities:this._capabilities,
clientInfo:this._clientInfo
}
},options);
if(result===void 0)throw new Error(`Server sent invalid initialize result: ${result}`);
if(!legacyVersions.includes(result.protocolVersion))throw new Error(`Server's protocol version is not supported: ${result.protocolVersion}`);
this._serverCapabilities=result.capabilities;
this._serverVersion=result.serverInfo;
this._cache.setServerIdentity(this._deriveServerIdentity(transport));
if(transport.setProtocolVersion)transport.setProtocolVersion(result.protocolVersion);
this._instructions=result.instructions;
await this.notification({method:"notifications/initialized"});
this._negotiatedProtocolVersion=result.protocolVersion;
if(this._listChangedConfig)this._setupListChangedHandlers(this._listChangedConfig);
}catch(error){
this.close();
throw error;
}
}
async _connectNegotiated(transport,negotiation,options){
if(transport.sessionId!==void 0){
await super.connect(transport);
const negotiatedProtocolVersion=this._negotiatedProtocolVersion;
if(negotiatedProtocolVersion!==void 0&&transport.setProtocolVersion)transport.setProtocolVersion(negotiatedProtocolVersion);
return;
}
this._resetConnectionState();
let result;
try{
const transportKind=detectProbeTransportKind(transport);
const baseDeps={
clientInfo:this._clientInfo,
capabilities:this._capabilities,
environment:detectProbeEnvironment(),
defaultTimeoutMs:options?.timeout??DEFAULT_REQUEST_TIMEOUT_MSEC
};
const stdioParams=transportKind==="stdio"?readStdioServerParams(transport):void 0;
result=stdioParams===void 0?await negotiateEra(negotiation,{
...baseDeps,
transport,
transportKind
}):await negotiateStdioViaSibling(negotiation,transport,stdioParams,baseDeps);
}catch(error){
await transport.close().catch(()=>{});
disarmSpentCloseGuard(transport);
throw error;
}
disarmSpentCloseGuard(transport);
await super.connect(transport);
if(result.era==="legacy"){
await this._legacyHandshake(transport,options);
return;
}
this._serverCapabilities=result.discover.capabilities;
this._serverVersion=serverInfoFromDiscover(result.discover);
this._cache.setServerIdentity(this._deriveServerIdentity(transport));
this._instructions=result.discover.instructions;
this._discoverResult=result.discover;
this._negotiatedProtocolVersion=result.version;
if(transport.setProtocolVersion)transport.setProtocolVersion(result.version);
if(this._listChangedConfig){
const config=this._listChangedConfig;
const advertised=this._serverCapabilities;
const effective={
...config.tools&&advertised?.tools?.listChanged&&{tools:config.tools},
...config.prompts&&advertised?.prompts?.listChanged&&{prompts:config.prompts},
...config.resources&&advertised?.resources?.listChanged&&{resources:config.resources}
};
let handlersRegistered=true;
try{
this._setupListChangedHandlers(effective);
}catch(error){
handlersRegistered=false;
this.onerror?.(error instanceof Error?error:new Error(String(error)));
}
const filter=handlersRegistered?{
...effective.tools&&{toolsListChanged:true},
...effective.prompts&&{promptsListChanged:true},
...effective.resources&&{resourcesListChanged:true}
}:{};
if(Object.keys(filter).length>0){
const ackAbort=new AbortController();
const onConnectAbort=()=>ackAbort.abort(options?.signal?.reason);
if(options?.signal?.aborted)onConnectAbort();
options?.signal?.addEventListener("abort",onConnectAbort);
try{
this._autoOpenedSubscription=await this.listen(filter,{
timeout:options?.timeout,
signal:ackAbort.signal
});
}catch(error){
if(options?.signal?.aborted){
await this.close().catch(()=>{});
throw error;
}
this.onerror?.(error instanceof Error?error:new Error(String(error)));
}finally{
options?.signal?.removeEventListener("abort",onConnectAbort);
}
}
}
}
async _connectFromPrior(transport,prior,options){
if(prior.kind==="legacy")return this._connectPlainLegacy(transport,options);
const discover=prior.discover;
this._resetConnectionState();
const explicit=this._supportedProtocolVersionsOption;
const version=(explicit&&modernProtocolVersions(explicit).length>0?modernProtocolVersions(explicit):SUPPORTED_MODERN_PROTOCOL_VERSIONS).find((v)=>discover.supportedVersions.includes(v));
if(version===void 0)throw new SdkError(SdkErrorCode.EraNegotiationFailed,"connect({ prior }) with a modern verdict requires a 2026-07-28+ mutual protocol version; the supplied DiscoverResult and this client's supportedProtocolVersions have no modern overlap. For a server known to be legacy, pass prior: { kind: 'legacy' } to skip the probe and initialize directly, or use versionNegotiation: { mode: 'auto' } to re-probe with legacy fallback.");
await super.connect(transport);
this._discoverResult=discover;
this._serverCapabilities=discover.capabilities;
this._serverVersion=serverInfoFromDiscover(discover);
this._cache.setServerIdentity(this._deriveServerIdentity(transport));
this._instructions=discover.instructions;
this._negotiatedProtocolVersion=version;
transport.setProtocolVersion?.(version);
if(this._listChangedConfig)try{
this._setupListChangedHandlers(this._listChangedConfig);
}catch(error){
this.onerror?.(error instanceof Error?error:new Error(String(error)));
}
}
getServerCapabilities(){
return this._serverCapabilities;
}
getServerVersion(){
return this._serverVersion;
}
_deriveServerIdentity(transport){
const v=this._serverVersion;
if(v!==void 0)return `${v.name}@${v.version}`;
return transport.sessionId??`anonymous:${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
getNegotiatedProtocolVersion(){
return this._negotiatedProtocolVersion;
}
getProtocolEra(){
const version=this._negotiatedProtocolVersion;
if(version===void 0)return void 0;
return isModernProtocolVersion(version)?"modern":"legacy";
}
getInstructions(){
return this._instructions;
}
getDiscoverResult(){
return this._discoverResult;
}
assertCapabilityForMethod(method){
switch(method){
case "logging/setLevel":
if(!this._serverCapabilities?.logging)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support logging (required for ${method})`);
break;
case "prompts/get":
case "prompts/list":
if(!this._serverCapabilities?.prompts)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support prompts (required for ${method})`);
break;
case "resources/list":
case "resources/templates/list":
case "resources/read":
case "resources/subscribe":
case "resources/unsubscribe":
if(!this._serverCapabilities?.resources)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support resources (required for ${method})`);
if(method==="resources/subscribe"&&!this._serverCapabilities.resources.subscribe)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support resource subscriptions (required for ${method})`);
break;
case "tools/call":
case "tools/list":
if(!this._serverCapabilities?.tools)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support tools (required for ${method})`);
break;
case "completion/complete":
if(!this._serverCapabilities?.completions)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Server does not support completions (required for ${method})`);
break;
case "initialize":break;
case "server/discover":break;
case "ping":break;
}
}
assertNotificationCapability(method){
switch(method){
case "notifications/roots/list_changed":
if(!this._capabilities.roots?.listChanged)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Client does not support roots list changed notifications (required for ${method})`);
break;
case "notifications/initialized":break;
case "notifications/cancelled":break;
case "notifications/progress":break;
}
}
assertRequestHandlerCapability(method){
switch(method){
case "sampling/createMessage":
if(!this._capabilities.sampling)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Client does not support sampling capability (required for ${method})`);
break;
case "elicitation/create":
if(!this._capabilities.elicitation)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Client does not support elicitation capability (required for ${method})`);
break;
case "roots/list":
if(!this._capabilities.roots)throw new SdkError(SdkErrorCode.CapabilityNotSupported,`Client does not support roots capability (required for ${method})`);
break;
case "ping":break;
}
}
async ping(options){
return this.request({method:"ping"},options);
}
async discover(options){
const result=await this._requestWithSchema({method:"server/discover"},DiscoverResultSchema,options);
this._discoverResult=result;
return result;
}
async complete(params,options){
return this.request({
method:"completion/complete",
params
},options);
}
async setLoggingLevel(level,options){
return this.request({
method:"logging/setLevel",
params:{level}
},options);
}
async getPrompt(params,options){
return this.request({
method:"prompts/get",
params
},options);
}
async listPrompts(params,options){
if(!this._serverCapabilities?.prompts&&!this._enforceStrictCapabilities){
console.debug("Client.listPrompts() called but server does not advertise prompts capability - returning empty list");
return{prompts:[]};
}
if(params?.cursor!==void 0)return this.request({
method:"prompts/list",
params
},options);
const hit=await this._serveFromCache("prompts/list",void 0,options);
if(hit!==void 0)return hit;
return this._listAllPages("prompts/list",params,options,(r)=>r.prompts);
}
async listResources(params,options){
if(!this._serverCapabilities?.resources&&!this._enforceStrictCapabilities){
console.debug("Client.listResources() called but server does not advertise resources capability - returning empty list");
return{resources:[]};
}
if(params?.cursor!==void 0)return this.request({
method:"resources/list",
params
},options);
const hit=await this._serveFromCache("resources/list",void 0,options);
if(hit!==void 0)return hit;
return this._listAllPages("resources/list",params,options,(r)=>r.resources);
}
async listResourceTemplates(params,options){
if(!this._serverCapabilities?.resources&&!this._enforceStrictCapabilities){
console.debug("Client.listResourceTemplates() called but server does not advertise resources capability - returning empty list");
return{resourceTemplates:[]};
}
if(params?.cursor!==void 0)return this.request({
method:"resources/templates/list",
params
},options);
const hit=await this._serveFromCache("resources/templates/list",void 0,options);
if(hit!==void 0)return hit;
return this._listAllPages("resources/templates/list",params,options,(r)=>r.resourceTemplates);
}
async _listAllPages(method,baseParams,options,items,finalize){
const bypass=options?.cacheMode==="bypass";
const generation=this._cache.captureGeneration(method);
const fetchPage=(cursor)=>{
const params=cursor===void 0?baseParams&&{...baseParams}:{
...baseParams,
cursor
};
return this.request({
method,
...params&&{params}
},options);
};
const acc=await this._walkPages(method,fetchPage,items);
delete acc.nextCursor;
finalize?.(acc);
if(bypass)return acc;
await this._cache.write(method,acc,generation,this._freshness(acc));
return acc;
}
async _walkPages(method,fetchPage,items){
const acc=await fetchPage(void 0);
let cursor=acc.nextCursor;
let previous=acc;
let pages=1;
while(cursor!==void 0){
if(this._listMaxPages!==0&&pages>=this._listMaxPages)throw new SdkError(SdkErrorCode.ListPaginationExceeded,`${method}: exceeded listMaxPages (${this._listMaxPages}); server pagination did not terminate`,{
method,
listMaxPages:this._listMaxPages
});
const page=await fetchPage(cursor);
if(page.nextCursor===cursor&&JSON.stringify(items(page))===JSON.stringify(items(previous)))break;
items(acc).push(...items(page));
previous=page;
cursor=page.nextCursor;
pages++;
}
return acc;
}
_freshness(result,params){
const body=result;
const ttlMs=typeof body.ttlMs==="number"?body.ttlMs:this._defaultCacheTtlMs;
const scope=body.cacheScope==="public"?"public":"private";
return{
expiresAt:this._cache.now()+Math.min(Math.max(0,ttlMs),MAX_CACHE_TTL_MS),
scope,
params
};
}
async _serveFromCache(method,params,options){
if(options?.cacheMode==="bypass"||options?.cacheMode==="refresh")return void 0;
const hit=await this._cache.read(method,params).catch((error)=>void this._reportStoreError(error));
if(hit!==void 0){
if(options?.signal?.aborted){
const reason=options.signal.reason;
throw reason instanceof SdkError?reason:new SdkError(SdkErrorCode.RequestTimeout,String(reason));
}
return hit.value;
}
}
_reportStoreError(e){
this.onerror?.(e instanceof Error?e:new Error(String(e)));
}
_compileOutputValidator(tool){
if(!tool.outputSchema)return void 0;
try{
return{
ok:true,
validator:this._jsonSchemaValidator.getValidator(tool.outputSchema)
};
}catch(error){
return{
ok:false,
compileError:error
};
}
}
async _resolveXMcpHeaderScan(name,override){
const tool=override??await this._cache.toolDefinition(name);
return tool===void 0?void 0:scanXMcpHeaderDeclarations(tool.inputSchema);
}
async readResource(params,options){
const{result}=await this._readResource(params,options);
return result;
}
async _readResource(params,options){
const hit=await this._serveFromCache("resources/read",params.uri,options);
if(hit!==void 0)return{
result:hit,
cached:true
};
const generation=this._cache.captureGeneration("resources/read",params.uri);
const result=await this.request({
method:"resources/read",
params
},options);
if(options?.cacheMode!=="bypass"){
const freshness=this._freshness(result,params.uri);
if(freshness.expiresAt>this._cache.now())await this._cache.write("resources/read",result,generation,freshness);
else if(options?.cacheMode==="refresh")await this._cache.evictKey("resources/read",params.uri);
}
return{
result,
cached:false
};
}
async subscribeResource(params,options){
return this.request({
method:"resources/subscribe",
params
},options);
}
async unsubscribeResource(params,options){
return this.request({
method:"resources/unsubscribe",
params
},options);
}
async listen(filter,options){
if(this.transport===void 0)throw new SdkError(SdkErrorCode.NotConnected,"Not connected");
const negotiated=this._negotiatedProtocolVersion;
if(negotiated===void 0||!isModernProtocolVersion(negotiated))throw new SdkError(SdkErrorCode.MethodNotSupportedByProtocolVersion,`subscriptions/listen requires a 2026-07-28-era connection (negotiated: ${negotiated??"none"}). On a 2025-era connection, change notifications are delivered unsolicited: use ClientOptions.listChanged and resources/subscribe instead.`,{
method:"subscriptions/listen",
protocolVersion:negotiated
});
if(options?.signal?.aborted){
const reason=options.signal.reason;
throw reason instanceof SdkError?reason:new SdkError(SdkErrorCode.RequestTimeout,String(reason));
}
const requestAbort=new AbortController();
const listenId=`listen:${this._nextListenId++}`;
let state="opening";
let ackTimer;
let onCallerAbort;
let resolveOpening;
let rejectOpening;
const opening=new Promise((resolve,reject)=>{
resolveOpening=resolve;
rejectOpening=reject;
});
let resolveClosed;
const closed=new Promise((resolve)=>{
resolveClosed=resolve;
});
const settle=(outcome)=>{
if(state==="closed")return;
const wasOpening=state==="opening";
if(ackTimer!==void 0){
clearTimeout(ackTimer);
ackTimer=void 0;
}
if("ack" in outcome){
state="open";
resolveOpening(outcome.ack);
return;
}
state="closed";
if(onCallerAbort!==void 0)options?.signal?.removeEventListener("abort",onCallerAbort);
this._listenState.delete(listenId);
requestAbort.abort();
resolveClosed(outcome.cause);
if(wasOpening)rejectOpening(outcome.error??new SdkError(SdkErrorCode.ConnectionClosed,"subscriptions/listen closed before the server acknowledged"));
};
const wireTeardown=async()=>{
requestAbort.abort();
await this.notification({
method:"notifications/cancelled",
params:{requestId:listenId}
}).catch(()=>{});
};
const close=async()=>{
if(state==="closed")return;
settle({cause:"local"});
await wireTeardown();
};
this._listenState.set(listenId,{settle});
const ackTimeout=options?.timeout??DEFAULT_REQUEST_TIMEOUT_MSEC;
ackTimer=setTimeout(()=>{
settle({
cause:"remote",
error:new SdkError(SdkErrorCode.RequestTimeout,"subscriptions/listen ack timed out",{timeout:ackTimeout})
});
wireTeardown().catch(()=>{});
},ackTimeout);
if(options?.signal){
const callerSignal=options.signal;
onCallerAbort=()=>{
if(state==="closed")return;
const reason=callerSignal.reason;
settle({
cause:"local",
error:reason instanceof Error?reason:new Error(String(reason??"Aborted"))
});
wireTeardown().catch(()=>{});
};
callerSignal.addEventListener("abort",onCallerAbort,{once:true});
}
const jsonrpcRequest={
jsonrpc:"2.0",
id:listenId,
method:"subscriptions/listen",
params:{
_meta:{...this._outboundMetaEnvelope()},
notifications:filter
}
};
const routeSendFailure=(error)=>{
settle({
cause:"remote",
error:error instanceof Error?error:new Error(String(error))
});
};
try{
this.transport.send(jsonrpcRequest,{
requestSignal:requestAbort.signal,
onRequestStreamEnd:()=>settle({
cause:"remote",
error:new Error("subscriptions/listen: stream ended")
})
}).catch(routeSendFailure);
}catch(error){
routeSendFailure(error);
}
return{
honoredFilter:await opening,
close,
closed
};
}
get autoOpenedSubscription(){
return this._autoOpenedSubscription;
}
_onnotification(raw,extra){
const evicted=Object.hasOwn(LIST_CHANGED_EVICTIONS,raw.method)?LIST_CHANGED_EVICTIONS[raw.method]:void 0;
if(raw.method==="notifications/resources/updated"){
const uri=raw.params?.uri;
if(typeof uri==="string")this._cache.evictKey("resources/read",uri);
}else if(evicted!==void 0)for(const method of evicted)this._cache.evict(method);
if(raw.method==="notifications/subscriptions/acknowledged"){
const subscriptionId=raw.params?._meta?.[SUBSCRIPTION_ID_META_KEY];
const entry=typeof subscriptionId==="string"?this._listenState.get(subscriptionId):void 0;
if(entry!==void 0){
const honored=this._wireCodec().validateNotification("notifications/subscriptions/acknowledged",raw);
entry.settle({ack:honored.ok?honored.value.params.notifications:{}});
return;
}
}
if(raw.method==="notifications/cancelled"){
const cancelledId=raw.params?.requestId;
const entry=typeof cancelledId==="string"?this._listenState.get(cancelledId):void 0;
if(entry!==void 0){
entry.settle({
cause:"remote",
error:new Error("subscriptions/listen: server cancelled the subscription")
});
return;
}
}
super._onnotification(raw,extra);
}
_onresponse(response){
const id=response.id;
const entry=typeof id==="string"?this._listenState.get(id):void 0;
if(entry!==void 0){
if(isJSONRPCErrorResponse(response))entry.settle({
cause:"remote",
error:ProtocolError.fromError(response.error.code,response.error.message,response.error.data)
});
else entry.settle({
cause:"graceful",
error:new SdkError(SdkErrorCode.ConnectionClosed,"subscriptions/listen: server closed the subscription gracefully before acknowledging")
});
return;
}
super._onresponse(response);
}
_onclose(){
if(this._listenState.size>0){
const reason=new SdkError(SdkErrorCode.ConnectionClosed,"Connection closed");
for(const entry of this._listenState.values())entry.settle({
cause:"remote",
error:reason
});
this._listenState.clear();
}
super._onclose();
}
async callTool(params,options){
const mirroringActive=this.getProtocolEra()==="modern"&&detectProbeEnvironment()!=="browser";
const buildSendOptions=async()=>{
if(!mirroringActive)return options;
let scan;
try{
scan=await this._resolveXMcpHeaderScan(params.name,options?.toolDefinition);
}catch(error){
this._reportStoreError(error);
}
if(!scan?.valid||scan.declarations.length===0)return options;
const paramHeaders=buildMcpParamHeaders(scan.declarations,params.arguments);
return Object.keys(paramHeaders).length===0?options:{
...options,
headers:{
...options?.headers,
...paramHeaders
}
};
};
let compiled=options?.toolDefinition===void 0?await this._cache.outputValidator(params.name,(tool)=>this._compileOutputValidator(tool)).catch((error)=>void this._reportStoreError(error)):this._compileOutputValidator(options.toolDefinition);
const assertCompiled=()=>{
if(compiled===void 0||compiled.ok)return;
const err=compiled.compileError;
const message=(err instanceof Error?err.message:String(err)).slice(0,200);
throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Tool '${params.name}' has an invalid outputSchema: ${message}`);
};
assertCompiled();
let result;
try{
result=await this.request({
method:"tools/call",
params
},await buildSendOptions());
}catch(error){
const isHeaderMismatch=error instanceof ProtocolError&&error.code===HEADER_MISMATCH_ERROR_CODE;
if(!mirroringActive||!isHeaderMismatch||options?.toolDefinition!==void 0)throw error;
const refreshOptions={
signal:options?.signal,
timeout:options?.timeout,
cacheMode:"refresh"
};
await this._cache.evict("tools/list");
await this.listTools(void 0,refreshOptions).catch((error_)=>this._reportStoreError(error_));
compiled=await this._cache.outputValidator(params.name,(tool)=>this._compileOutputValidator(tool)).catch((error_)=>void this._reportStoreError(error_));
assertCompiled();
result=await this.request({
method:"tools/call",
params
},await buildSendOptions());
}
const validator=compiled!==void 0&&compiled.ok?compiled.validator:void 0;
if(validator){
if(result.structuredContent===void 0&&!result.isError)throw new ProtocolError(ProtocolErrorCode.InvalidRequest,`Tool ${params.name} has an output schema but did not return structured content`);
if(result.structuredContent!==void 0&&!result.isError)try{
const validationResult=validator(result.structuredContent);
if(!validationResult.valid)throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Structured content does not match the tool's output schema: ${validationResult.errorMessage}`);
}catch(error){
if(error instanceof ProtocolError)throw error;
throw new ProtocolError(ProtocolErrorCode.InvalidParams,`Failed to validate structured content: ${error instanceof Error?error.message:String(error)}`);
}
}
return result;
}
async listTools(params,options){
if(!this._serverCapabilities?.tools&&!this._enforceStrictCapabilities){
console.debug("Client.listTools() called but server does not advertise tools capability - returning empty list");
return{tools:[]};
}
if(params?.cursor!==void 0){
const page=await this.request({
method:"tools/list",
params
},options);
this._excludeInvalidXMcpHeaderTools(page);
return page;
}
const hit=await this._serveFromCache("tools/list",void 0,options);
if(hit!==void 0)return hit;
return this._listAllPages("tools/list",params,options,(r)=>r.tools,(acc)=>this._excludeInvalidXMcpHeaderTools(acc));
}
_excludeInvalidXMcpHeaderTools(result){
if(this.getProtocolEra()!=="modern"||!this.transport||detectProbeTransportKind(this.transport)==="stdio")return;
const filtered=result.tools.filter((tool)=>{
const scan=scanXMcpHeaderDeclarations(tool.inputSchema);
if(!scan.valid){
console.warn(`[mcp-sdk] excluding tool '${tool.name}' from tools/list: invalid x-mcp-header declaration — ${scan.reason}`);
return false;
}
return true;
});
if(filtered.length!==result.tools.length)result.tools=filtered;
}
_setupListChangedHandler(listType,notificationMethod,options,fetcher){
const parseResult=parseSchema(ListChangedOptionsBaseSchema,options);
if(!parseResult.success)throw new Error(`Invalid ${listType} listChanged options: ${parseResult.error.message}`);
if(typeof options.onChanged!=="function")throw new TypeError(`Invalid ${listType} listChanged options: onChanged must be a function`);
const{autoRefresh,debounceMs}=parseResult.data;
const{onChanged}=options;
const refresh=async()=>{
if(!autoRefresh){
onChanged(null,null);
return;
}
try{
onChanged(null,await fetcher());
}catch(error){
onChanged(error instanceof Error?error:new Error(String(error)),null);
}
};
const handler=()=>{
if(debounceMs){
const existingTimer=this._listChangedDebounceTimers.get(listType);
if(existingTimer)clearTimeout(existingTimer);
const timer=setTimeout(refresh,debounceMs);
this._listChangedDebounceTimers.set(listType,timer);
}else refresh();
};
this.setNotificationHandler(notificationMethod,handler);
}
async sendRootsListChanged(){
return this.notification({method:"notifications/roots/list_changed"});
}
};
var dist=__webpack_require__(94879);
;
class ErrorEvent extends Event{
constructor(type,errorEventInitDict){
var _a,_b;
super(type),this.code=(_a=errorEventInitDict==null?void 0:errorEventInitDict.code)!=null?_a:void 0,this.message=(_b=errorEventInitDict==null?void 0:errorEventInitDict.message)!=null?_b:void 0;
}
[Symbol.for("nodejs.util.inspect.custom")](_depth,options,inspect){
return inspect(inspectableError(this),options);
}
[Symbol.for("Deno.customInspect")](inspect,options){
return inspect(inspectableError(this),options);
}
}
function syntaxError(message){
const DomException=globalThis.DOMException;
return typeof DomException=="function"?new DomException(message,"SyntaxError"):new SyntaxError(message);
}
function flattenError(err){
return err instanceof Error?"errors" in err&&Array.isArray(err.errors)?err.errors.map(flattenError).join(", "):"cause" in err&&err.cause instanceof Error?`${err}: ${flattenError(err.cause)}`:err.message:`${err}`;
}
function inspectableError(err){
return{
type:err.type,
message:err.message,
code:err.code,
defaultPrevented:err.defaultPrevented,
cancelable:err.cancelable,
timeStamp:err.timeStamp
};
}
var __typeError=(msg)=>{
throw TypeError(msg);
},__accessCheck=(obj,member,msg)=>member.has(obj)||__typeError("Cannot "+msg),__privateGet=(obj,member,getter)=>(__accessCheck(obj,member,"read from private field"),getter?getter.call(obj):member.get(obj)),__privateAdd=(obj,member,value)=>member.has(obj)?__typeError("Cannot add the same private member more than once"):member instanceof WeakSet?member.add(obj):member.set(obj,value),__privateSet=(obj,member,value,setter)=>(__accessCheck(obj,member,"write to private field"),member.set(obj,value),value),__privateMethod=(obj,member,method)=>(__accessCheck(obj,member,"access private method"),method),_readyState,_url,_redirectUrl,_withCredentials,_fetch,_reconnectInterval,_reconnectTimer,_lastEventId,_controller,_parser,_onError,_onMessage,_onOpen,_EventSource_instances,connect_fn,_onFetchResponse,_onFetchError,getRequestOptions_fn,_onEvent,_onRetryChange,failConnection_fn,scheduleReconnect_fn,_reconnect;
class EventSource extends EventTarget{
constructor(url,eventSourceInitDict){
var _a,_b;
super(),__privateAdd(this,_EventSource_instances),this.CONNECTING=0,this.OPEN=1,this.CLOSED=2,__privateAdd(this,_readyState),__privateAdd(this,_url),__privateAdd(this,_redirectUrl),__privateAdd(this,_withCredentials),__privateAdd(this,_fetch),__privateAdd(this,_reconnectInterval),__privateAdd(this,_reconnectTimer),__privateAdd(this,_lastEventId,null),__privateAdd(this,_controller),__privateAdd(this,_parser),__privateAdd(this,_onError,null),__privateAdd(this,_onMessage,null),__privateAdd(this,_onOpen,null),__privateAdd(this,_onFetchResponse,async(response)=>{
var _a2;
__privateGet(this,_parser).reset();
const{body,redirected,status,headers}=response;
if(status===204){
__privateMethod(this,_EventSource_instances,failConnection_fn).call(this,"Server sent HTTP 204, not reconnecting",204),this.close();
return;
}
if(redirected?__privateSet(this,_redirectUrl,new URL(response.url)):__privateSet(this,_redirectUrl,void 0),status!==200){
__privateMethod(this,_EventSource_instances,failConnection_fn).call(this,`Non-200 status code (${status})`,status);
return;
}
if(!(headers.get("content-type")||"").startsWith("text/event-stream")){
__privateMethod(this,_EventSource_instances,failConnection_fn).call(this,'Invalid content type, expected "text/event-stream"',status);
return;
}
if(__privateGet(this,_readyState)===this.CLOSED)
return;
__privateSet(this,_readyState,this.OPEN);
const openEvent=new Event("open");
if((_a2=__privateGet(this,_onOpen))==null||_a2.call(this,openEvent),this.dispatchEvent(openEvent),typeof body!="object"||!body||!("getReader" in body)){
__privateMethod(this,_EventSource_instances,failConnection_fn).call(this,"Invalid response body, expected a web ReadableStream",status),this.close();
return;
}
const decoder=new TextDecoder(),reader=body.getReader();
let open=!0;
do{
const{done,value}=await reader.read();
value&&__privateGet(this,_parser).feed(decoder.decode(value,{stream:!done})),done&&(open=!1,__privateGet(this,_parser).reset(),__privateMethod(this,_EventSource_instances,scheduleReconnect_fn).call(this));
}while(open);
}),__privateAdd(this,_onFetchError,(err)=>{
__privateSet(this,_controller,void 0),!(err.name==="AbortError"||err.type==="aborted")&&__privateMethod(this,_EventSource_instances,scheduleReconnect_fn).call(this,flattenError(err));
}),__privateAdd(this,_onEvent,(event)=>{
typeof event.id=="string"&&__privateSet(this,_lastEventId,event.id);
const messageEvent=new MessageEvent(event.event||"message",{
data:event.data,
origin:__privateGet(this,_redirectUrl)?__privateGet(this,_redirectUrl).origin:__privateGet(this,_url).origin,
lastEventId:event.id||""
});
__privateGet(this,_onMessage)&&(!event.event||event.event==="message")&&__privateGet(this,_onMessage).call(this,messageEvent),this.dispatchEvent(messageEvent);
}),__privateAdd(this,_onRetryChange,(value)=>{
__privateSet(this,_reconnectInterval,value);
}),__privateAdd(this,_reconnect,()=>{
__privateSet(this,_reconnectTimer,void 0),__privateGet(this,_readyState)===this.CONNECTING&&__privateMethod(this,_EventSource_instances,connect_fn).call(this);
});
try{
if(url instanceof URL)
__privateSet(this,_url,url);
else if(typeof url=="string")
__privateSet(this,_url,new URL(url,getBaseURL()));
else
throw new Error("Invalid URL");
}catch{
throw syntaxError("An invalid or illegal string was specified");
}
__privateSet(this,_parser,(0,dist.C)({
onEvent:__privateGet(this,_onEvent),
onRetry:__privateGet(this,_onRetryChange)
})),__privateSet(this,_readyState,this.CONNECTING),__privateSet(this,_reconnectInterval,3e3),__privateSet(this,_fetch,(_a=eventSourceInitDict==null?void 0:eventSourceInitDict.fetch)!=null?_a:globalThis.fetch),__privateSet(this,_withCredentials,(_b=eventSourceInitDict==null?void 0:eventSourceInitDict.withCredentials)!=null?_b:!1),__privateMethod(this,_EventSource_instances,connect_fn).call(this);
}
get readyState(){
return __privateGet(this,_readyState);
}
get url(){
return __privateGet(this,_url).href;
}
get withCredentials(){
return __privateGet(this,_withCredentials);
}
get onerror(){
return __privateGet(this,_onError);
}
set onerror(value){
__privateSet(this,_onError,value);
}
get onmessage(){
return __privateGet(this,_onMessage);
}
set onmessage(value){
__privateSet(this,_onMessage,value);
}
get onopen(){
return __privateGet(this,_onOpen);
}
set onopen(value){
__privateSet(this,_onOpen,value);
}
addEventListener(type,listener,options){
const listen=listener;
super.addEventListener(type,listen,options);
}
removeEventListener(type,listener,options){
const listen=listener;
super.removeEventListener(type,listen,options);
}
close(){
__privateGet(this,_reconnectTimer)&&clearTimeout(__privateGet(this,_reconnectTimer)),__privateGet(this,_readyState)!==this.CLOSED&&(__privateGet(this,_controller)&&__privateGet(this,_controller).abort(),__privateSet(this,_readyState,this.CLOSED),__privateSet(this,_controller,void 0));
}
}
_readyState=new WeakMap(),_url=new WeakMap(),_redirectUrl=new WeakMap(),_withCredentials=new WeakMap(),_fetch=new WeakMap(),_reconnectInterval=new WeakMap(),_reconnectTimer=new WeakMap(),_lastEventId=new WeakMap(),_controller=new WeakMap(),_parser=new WeakMap(),_onError=new WeakMap(),_onMessage=new WeakMap(),_onOpen=new WeakMap(),_EventSource_instances=new WeakSet(),
connect_fn=function(){
__privateSet(this,_readyState,this.CONNECTING),__privateSet(this,_controller,new AbortController()),__privateGet(this,_fetch)(__privateGet(this,_url),__privateMethod(this,_EventSource_instances,getRequestOptions_fn).call(this)).then(__privateGet(this,_onFetchResponse)).catch(__privateGet(this,_onFetchError));
},_onFetchResponse=new WeakMap(),_onFetchError=new WeakMap(),
getRequestOptions_fn=function(){
var _a;
const init={
mode:"cors",
redirect:"follow",
headers:{Accept:"text/event-stream",...__privateGet(this,_lastEventId)?{"Last-Event-ID":__privateGet(this,_lastEventId)}:void 0},
cache:"no-store",
signal:(_a=__privateGet(this,_controller))==null?void 0:_a.signal
};
return "window" in globalThis&&(init.credentials=this.withCredentials?"include":"same-origin"),init;
},_onEvent=new WeakMap(),_onRetryChange=new WeakMap(),
failConnection_fn=function(message,code){
var _a;
__privateGet(this,_readyState)!==this.CLOSED&&__privateSet(this,_readyState,this.CLOSED);
const errorEvent=new ErrorEvent("error",{code,message});
(_a=__privateGet(this,_onError))==null||_a.call(this,errorEvent),this.dispatchEvent(errorEvent);
},
scheduleReconnect_fn=function(message,code){
var _a;
if(__privateGet(this,_readyState)===this.CLOSED)
return;
__privateSet(this,_readyState,this.CONNECTING);
const errorEvent=new ErrorEvent("error",{code,message});
(_a=__privateGet(this,_onError))==null||_a.call(this,errorEvent),this.dispatchEvent(errorEvent),__privateSet(this,_reconnectTimer,setTimeout(__privateGet(this,_reconnect),__privateGet(this,_reconnectInterval)));
},_reconnect=new WeakMap(),
EventSource.CONNECTING=0,
EventSource.OPEN=1,
EventSource.CLOSED=2;
function getBaseURL(){
const doc="document" in globalThis?globalThis.document:void 0;
return doc&&typeof doc=="object"&&"baseURI" in doc&&typeof doc.baseURI=="string"?doc.baseURI:void 0;
}
;
class EventSourceParserStream extends TransformStream{
constructor({onError,onRetry,onComment,maxBufferSize}={}){
let parser;
super({
start(controller){
parser=(0,dist.C)({
onEvent:(event)=>{
controller.enqueue(event);
},
onError(error){
typeof onError=="function"&&onError(error),(onError==="terminate"||error.type==="max-buffer-size-exceeded")&&controller.error(error);
},
onRetry,
onComment,
maxBufferSize
});
},
transform(chunk){
parser.feed(chunk);
}
});
}
}
;
function createPrivateKeyJwtAuth(options){
return async(_headers,params,url,metadata)=>{
if(globalThis.crypto===void 0)throw new TypeError("crypto is not available, please ensure you have Web Crypto API support for older Node.js versions (see https://github.com/modelcontextprotocol/typescript-sdk#nodejs-web-crypto-globalthiscrypto-compatibility)");
const jose=await __webpack_require__.e(8862).then(__webpack_require__.bind(__webpack_require__,48862));
const audience=String(options.audience??metadata?.issuer??url);
const lifetimeSeconds=options.lifetimeSeconds??300;
const now=Math.floor(Date.now()/ 1e3);
const jti=`${Date.now()}-${Math.random().toString(36).slice(2)}`;
const baseClaims={
iss:options.issuer,
sub:options.subject,
aud:audience,
exp:now+lifetimeSeconds,
iat:now,
jti
};
const claims=options.claims?{
...baseClaims,
...options.claims
}:baseClaims;
const alg=options.alg;
let key;
if(typeof options.privateKey==="string")if(alg.startsWith("RS")||alg.startsWith("ES")||alg.startsWith("PS"))key=await jose.importPKCS8(options.privateKey,alg);
else if(alg.startsWith("HS"))key=new TextEncoder().encode(options.privateKey);
else throw new Error(`Unsupported algorithm ${alg}`);
else if(options.privateKey instanceof Uint8Array)key=alg.startsWith("HS")?options.privateKey:await jose.importPKCS8(new TextDecoder().decode(options.privateKey),alg);
else key=await jose.importJWK(options.privateKey,alg);
const assertion=await new jose.SignJWT(claims).setProtectedHeader({
alg,
typ:"JWT"
}).setIssuer(options.issuer).setSubject(options.subject).setAudience(audience).setIssuedAt(now).setExpirationTime(now+lifetimeSeconds).setJti(jti).sign(key);
params.set("client_assertion",assertion);
params.set("client_assertion_type","urn:ietf:params:oauth:client-assertion-type:jwt-bearer");
};
}
function checkedExpectedIssuer(expectedIssuer){
if(expectedIssuer===void 0)console.warn("[mcp-sdk] Omitting `expectedIssuer` is deprecated. Without it, the MCP server decides which authorization server receives this client's credentials; pass your authorization server's issuer URL as `expectedIssuer` so they are only sent there.");
else if(typeof expectedIssuer!=="string"||!expectedIssuer)throw new Error("expectedIssuer must be the authorization server's issuer URL");
return expectedIssuer;
}
var ClientCredentialsProvider=class{
_tokens;
_clientInfo;
_clientMetadata;
constructor(options){
this._clientInfo={
client_id:options.clientId,
client_secret:options.clientSecret,
issuer:checkedExpectedIssuer(options.expectedIssuer)
};
this._clientMetadata={
client_name:options.clientName??"client-credentials-client",
redirect_uris:[],
grant_types:["client_credentials"],
token_endpoint_auth_method:"client_secret_basic",
scope:options.scope
};
}
get redirectUrl(){}
get clientMetadata(){
return this._clientMetadata;
}
clientInformation(){
return this._clientInfo;
}
tokens(){
return this._tokens;
}
saveTokens(tokens){
this._tokens=tokens;
}
redirectToAuthorization(){
throw new Error("redirectToAuthorization is not used for client_credentials flow");
}
saveCodeVerifier(){}
codeVerifier(){
throw new Error("codeVerifier is not used for client_credentials flow");
}
prepareTokenRequest(scope){
const params=new URLSearchParams({grant_type:"client_credentials"});
if(scope)params.set("scope",scope);
return params;
}
};
var PrivateKeyJwtProvider=class{
_tokens;
_clientInfo;
_clientMetadata;
addClientAuthentication;
constructor(options){
this._clientInfo={
client_id:options.clientId,
issuer:checkedExpectedIssuer(options.expectedIssuer)
};
this._clientMetadata={
client_name:options.clientName??"private-key-jwt-client",
redirect_uris:[],
grant_types:["client_credentials"],
token_endpoint_auth_method:"private_key_jwt",
scope:options.scope
};
this.addClientAuthentication=createPrivateKeyJwtAuth({
issuer:options.clientId,
subject:options.clientId,
privateKey:options.privateKey,
alg:options.algorithm,
lifetimeSeconds:options.jwtLifetimeSeconds,
claims:options.claims
});
}
get redirectUrl(){}
get clientMetadata(){
return this._clientMetadata;
}
clientInformation(){
return this._clientInfo;
}
tokens(){
return this._tokens;
}
saveTokens(tokens){
this._tokens=tokens;
}
redirectToAuthorization(){
throw new Error("redirectToAuthorization is not used for client_credentials flow");
}
saveCodeVerifier(){}
codeVerifier(){
throw new Error("codeVerifier is not used for client_credentials flow");
}
prepareTokenRequest(scope){
const params=new URLSearchParams({grant_type:"client_credentials"});
if(scope)params.set("scope",scope);
return params;
}
};
var StaticPrivateKeyJwtProvider=class{
_tokens;
_clientInfo;
_clientMetadata;
addClientAuthentication;
constructor(options){
this._clientInfo={
client_id:options.clientId,
issuer:checkedExpectedIssuer(options.expectedIssuer)
};
this._clientMetadata={
client_name:options.clientName??"static-private-key-jwt-client",
redirect_uris:[],
grant_types:["client_credentials"],
token_endpoint_auth_method:"private_key_jwt",
scope:options.scope
};
const assertion=options.jwtBearerAssertion;
this.addClientAuthentication=async(_headers,params)=>{
params.set("client_assertion",assertion);
params.set("client_assertion_type","urn:ietf:params:oauth:client-assertion-type:jwt-bearer");
};
}
get redirectUrl(){}
get clientMetadata(){
return this._clientMetadata;
}
clientInformation(){
return this._clientInfo;
}
tokens(){
return this._tokens;
}
saveTokens(tokens){
this._tokens=tokens;
}
redirectToAuthorization(){
throw new Error("redirectToAuthorization is not used for client_credentials flow");
}
saveCodeVerifier(){}
codeVerifier(){
throw new Error("codeVerifier is not used for client_credentials flow");
}
prepareTokenRequest(scope){
const params=new URLSearchParams({grant_type:"client_credentials"});
if(scope)params.set("scope",scope);
return params;
}
};
var CrossAppAccessProvider=class{
_tokens;
_clientInfo;
_clientMetadata;
_assertionCallback;
_fetchFn;
_authorizationServerUrl;
_resourceUrl;
_scope;
constructor(options){
this._clientInfo={
client_id:options.clientId,
client_secret:options.clientSecret,
issuer:checkedExpectedIssuer(options.expectedIssuer)
};
this._clientMetadata={
client_name:options.clientName??"cross-app-access-client",
redirect_uris:[],
grant_types:["urn:ietf:params:oauth:grant-type:jwt-bearer"],
token_endpoint_auth_method:"client_secret_basic"
};
this._assertionCallback=options.assertion;
this._fetchFn=options.fetchFn??fetch;
}
get redirectUrl(){}
get clientMetadata(){
return this._clientMetadata;
}
clientInformation(){
return this._clientInfo;
}
tokens(){
return this._tokens;
}
saveTokens(tokens){
this._tokens=tokens;
}
redirectToAuthorization(){
throw new Error("redirectToAuthorization is not used for jwt-bearer flow");
}
saveCodeVerifier(){}
codeVerifier(){
throw new Error("codeVerifier is not used for jwt-bearer flow");
}
saveAuthorizationServerUrl(authorizationServerUrl){
this._authorizationServerUrl=authorizationServerUrl;
}
authorizationServerUrl(){
return this._authorizationServerUrl;
}
saveResourceUrl(resourceUrl){
this._resourceUrl=resourceUrl;
}
resourceUrl(){
return this._resourceUrl;
}
async prepareTokenRequest(scope){
const authServerUrl=this._authorizationServerUrl;
const resourceUrl=this._resourceUrl;
if(!authServerUrl)throw new Error("Authorization server URL not available. Ensure auth() has been called first.");
if(!resourceUrl)throw new Error("Resource URL not available — server may not implement RFC 9728 Protected Resource Metadata (required for Cross-App Access), or auth() has not been called");
this._scope=scope;
const jwtAuthGrant=await this._assertionCallback({
authorizationServerUrl:authServerUrl,
resourceUrl,
scope:this._scope,
fetchFn:this._fetchFn
});
const params=new URLSearchParams({
grant_type:"urn:ietf:params:oauth:grant-type:jwt-bearer",
assertion:jwtAuthGrant
});
if(scope)params.set("scope",scope);
return params;
}
};
async function requestJwtAuthorizationGrant(options){
const{tokenEndpoint,audience,resource,idToken,clientId,clientSecret,scope,fetchFn=fetch}=options;
const tokenUrl=assertSecureTokenEndpoint(tokenEndpoint);
const params=new URLSearchParams({
grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",
requested_token_type:"urn:ietf:params:oauth:token-type:id-jag",
audience:String(audience),
resource:String(resource),
subject_token:idToken,
subject_token_type:"urn:ietf:params:oauth:token-type:id_token",
client_id:clientId
});
if(clientSecret)params.set("client_secret",clientSecret);
if(scope)params.set("scope",scope);
const response=await fetchWithinOrigin(fetchFn)(tokenUrl,{
method:"POST",
headers:{"Content-Type":"application/x-www-form-urlencoded"},
body:params.toString()
});
if(!response.ok){
const errorBody=await response.json().catch(()=>({}));
const parseResult$1=OAuthErrorResponseSchema.safeParse(errorBody);
if(parseResult$1.success){
const{error,error_description}=parseResult$1.data;
throw new Error(`Token exchange failed: ${error}${error_description?` - ${error_description}`:""}`);
}
throw new Error(`Token exchange failed with status ${response.status}: ${JSON.stringify(errorBody)}`);
}
const parseResult=IdJagTokenExchangeResponseSchema.safeParse(await response.json());
if(!parseResult.success)throw new Error(`Invalid token exchange response: ${parseResult.error.message}`);
return{
jwtAuthGrant:parseResult.data.access_token,
expiresIn:parseResult.data.expires_in,
scope:parseResult.data.scope
};
}
async function discoverAndRequestJwtAuthGrant(options){
const{idpUrl,fetchFn=fetch,...restOptions}=options;
const metadata=await discoverAuthorizationServerMetadata(String(idpUrl),{fetchFn});
if(!metadata?.token_endpoint)throw new Error(`Failed to discover token endpoint for IdP: ${idpUrl}`);
return requestJwtAuthorizationGrant({
...restOptions,
tokenEndpoint:metadata.token_endpoint,
fetchFn
});
}
async function exchangeJwtAuthGrant(options){
const{tokenEndpoint,jwtAuthGrant,clientId,clientSecret,authMethod="client_secret_basic",fetchFn=fetch}=options;
const tokenUrl=assertSecureTokenEndpoint(tokenEndpoint);
const params=new URLSearchParams({
grant_type:"urn:ietf:params:oauth:grant-type:jwt-bearer",
assertion:jwtAuthGrant
});
const headers=new Headers({"Content-Type":"application/x-www-form-urlencoded"});
applyClientAuthentication(authMethod,{
client_id:clientId,
client_secret:clientSecret
},headers,params);
const response=await fetchWithinOrigin(fetchFn)(tokenUrl,{
method:"POST",
headers,
body:params.toString()
});
if(!response.ok){
const errorBody=await response.json().catch(()=>({}));
const parseResult$1=OAuthErrorResponseSchema.safeParse(errorBody);
if(parseResult$1.success){
const{error,error_description}=parseResult$1.data;
throw new Error(`JWT grant exchange failed: ${error}${error_description?` - ${error_description}`:""}`);
}
throw new Error(`JWT grant exchange failed with status ${response.status}: ${JSON.stringify(errorBody)}`);
}
const responseBody=await response.json();
const parseResult=OAuthTokensSchema.safeParse(withoutIssuer(responseBody));
if(!parseResult.success)throw new Error(`Invalid token response: ${parseResult.error.message}`);
return parseResult.data;
}
const DPOP_SUPPORTED_ALGS=[
"ES256",
"ES384",
"ES512",
"RS256",
"RS384",
"RS512",
"PS256",
"PS384",
"PS512",
"EdDSA"
];
const DEFAULT_DPOP_ALG="ES256";
const DPOP_TYP="dpop+jwt";
async function importJose(){
if(globalThis.crypto===void 0)throw new TypeError("crypto is not available, please ensure you have Web Crypto API support for older Node.js versions (see https://github.com/modelcontextprotocol/typescript-sdk#nodejs-web-crypto-globalthiscrypto-compatibility)");
return __webpack_require__.e(8862).then(__webpack_require__.bind(__webpack_require__,48862));
}
async function generateDpopKeyPair(options={}){
const alg=options.alg??DEFAULT_DPOP_ALG;
const jose=await importJose();
const{publicKey,privateKey}=await jose.generateKeyPair(alg,{extractable:options.extractable??false});
const publicJwk=await jose.exportJWK(publicKey);
return{
privateKey,
publicKey,
publicJwk,
thumbprint:await jose.calculateJwkThumbprint(publicJwk,"sha256"),
alg
};
}
async function accessTokenHash(accessToken){
if(globalThis.crypto?.subtle===void 0)throw new TypeError("crypto.subtle is not available, please ensure you have Web Crypto API support for older Node.js versions (see https://github.com/modelcontextprotocol/typescript-sdk#nodejs-web-crypto-globalthiscrypto-compatibility)");
const digest=await globalThis.crypto.subtle.digest("SHA-256",new TextEncoder().encode(accessToken));
return base64UrlEncode(new Uint8Array(digest));
}
function base64UrlEncode(bytes){
let binary="";
for(const byte of bytes)binary+=String.fromCodePoint(byte);
return btoa(binary).replaceAll("+","-").replaceAll("/","_").replaceAll("=","");
}
function stripQueryAndFragment(url){
const u=new URL(url.toString());
return `${u.origin}${u.pathname}`;
}
function randomJti(){
const bytes=new Uint8Array(16);
globalThis.crypto.getRandomValues(bytes);
return base64UrlEncode(bytes);
}
var DpopSession=class DpopSession{
nonces=new Map();
constructor(keyPair){
this.keyPair=keyPair;
}
static async create(options={}){
return new DpopSession(options.keyPair??await generateDpopKeyPair({alg:options.alg}));
}
get thumbprint(){
return this.keyPair.thumbprint;
}
get alg(){
return this.keyPair.alg;
}
get publicJwk(){
return this.keyPair.publicJwk;
}
nonceFor(url){
return this.nonces.get(new URL(url.toString()).origin);
}
rememberNonce(url,nonce){
this.nonces.set(new URL(url.toString()).origin,nonce);
}
observeNonce(response,url){
const nonce=response.headers.get("dpop-nonce");
if(nonce)this.rememberNonce(url,nonce);
}
async buildProof(request){
const jose=await importJose();
const htu=stripQueryAndFragment(request.htu);
const nonce=request.nonce??this.nonceFor(request.htu);
const payload={
jti:randomJti(),
htm:request.htm.toUpperCase(),
htu,
iat:Math.floor(Date.now()/ 1e3)
};
if(request.accessToken!==void 0)payload.ath=await accessTokenHash(request.accessToken);
if(nonce!==void 0)payload.nonce=nonce;
return new jose.SignJWT(payload).setProtectedHeader({
alg:this.keyPair.alg,
typ:DPOP_TYP,
jwk:this.keyPair.publicJwk
}).sign(this.keyPair.privateKey);
}
};
function hasDpopChallenge(wwwAuthenticate){
return/(?:^|,)\s*dpop(?:\s|$|,)/i.test(wwwAuthenticate);
}
function isDpopNonceChallenge(response){
if(response.status!==401)return false;
const wwwAuthenticate=response.headers.get("www-authenticate")??"";
return hasDpopChallenge(wwwAuthenticate)&&/use_dpop_nonce/i.test(wwwAuthenticate);
}
const withOAuth=(provider,baseUrl)=>(baseNext)=>{
const next=provider.dpop?withDpopFromProvider(provider)(baseNext):baseNext;
return async(input,init)=>{
const makeRequest=async()=>{
const headers=new Headers(init?.headers);
const tokens=await provider.tokens();
if(tokens)headers.set("Authorization",`Bearer ${tokens.access_token}`);
return await next(input,{
...init,
headers
});
};
let response=await makeRequest();
if(response.status===401)try{
const{resourceMetadataUrl,scope}=extractWWWAuthenticateParams(response);
const result=await auth(provider,{
serverUrl:baseUrl||(typeof input==="string"?new URL(input).origin:input.origin),
resourceMetadataUrl,
scope,
fetchFn:baseNext
});
if(result==="REDIRECT")throw new UnauthorizedError("Authentication requires user authorization - redirect initiated");
if(result!=="AUTHORIZED")throw new UnauthorizedError(`Authentication failed with result: ${result}`);
response=await makeRequest();
}catch(error){
if(error instanceof UnauthorizedError)throw error;
throw new UnauthorizedError(`Failed to re-authenticate: ${error instanceof Error?error.message:String(error)}`);
}
if(response.status===401)throw new UnauthorizedError(`Authentication failed for ${typeof input==="string"?input:input.toString()}`);
return response;
};
};
const withDpop=(session,getToken)=>(next)=>{
const resolveSession=typeof session==="function"?session:()=>session;
return async(input,init)=>{
const method=(init?.method??"GET").toUpperCase();
const url=new URL(input.toString());
const activeSession=await resolveSession();
if(!activeSession)return next(input,init);
const makeRequest=async()=>{
const accessToken=await getToken();
if(!accessToken)return next(input,init);
const headers=new Headers(init?.headers);
const proof=await activeSession.buildProof({
htm:method,
htu:url,
accessToken
});
headers.set("Authorization",`DPoP ${accessToken}`);
headers.set("DPoP",proof);
return next(input,{
...init,
headers
});
};
let response=await makeRequest();
if(isDpopNonceChallenge(response)&&response.headers.has("dpop-nonce")){
activeSession.observeNonce(response,url);
await response.text?.().catch(()=>{});
response=await makeRequest();
}
activeSession.observeNonce(response,url);
return response;
};
};
const withDpopFromProvider=(provider)=>withDpop(async()=>{
try{
return await provider.dpop?.();
}catch(error){
throw markAuthSeamEscape(error);
}
},async()=>{
let tokens;
try{
tokens=await provider.tokens();
}catch(error){
throw markAuthSeamEscape(error);
}
return tokens?.token_type?.toLowerCase()==="dpop"?tokens.access_token:void 0;
});
const withLogging=(options={})=>{
const{logger,includeRequestHeaders=false,includeResponseHeaders=false,statusLevel=0}=options;
const defaultLogger=(input)=>{
const{method,url,status,statusText,duration,requestHeaders,responseHeaders,error}=input;
let message=error?`HTTP ${method} ${url} failed: ${error.message} (${duration}ms)`:`HTTP ${method} ${url} ${status} ${statusText} (${duration}ms)`;
if(includeRequestHeaders&&requestHeaders){
const reqHeaders=[...requestHeaders.entries()].map(([key,value])=>`${key}: ${value}`).join(", ");
message+=`\n  Request Headers: {${reqHeaders}}`;
}
if(includeResponseHeaders&&responseHeaders){
const resHeaders=[...responseHeaders.entries()].map(([key,value])=>`${key}: ${value}`).join(", ");
message+=`\n  Response Headers: {${resHeaders}}`;
}
if(error||status>=400)console.error(message);
else console.log(message);
};
const logFn=logger||defaultLogger;
return(next)=>async(input,init)=>{
const startTime=performance.now();
const method=init?.method||"GET";
const url=typeof input==="string"?input:input.toString();
const requestHeaders=includeRequestHeaders?new Headers(init?.headers):void 0;
try{
const response=await next(input,init);
const duration=performance.now()-startTime;
if(response.status>=statusLevel)logFn({
method,
url,
status:response.status,
statusText:response.statusText,
duration,
requestHeaders,
responseHeaders:includeResponseHeaders?response.headers:void 0
});
return response;
}catch(error){
logFn({
method,
url,
status:0,
statusText:"Network Error",
duration:performance.now()-startTime,
requestHeaders,
error
});
throw error;
}
};
};
const applyMiddlewares=(...middleware)=>{
return(next)=>{
let handler=next;
for(const mw of middleware)handler=mw(handler);
return handler;
};
};
const createMiddleware=(handler)=>{
return(next)=>(input,init)=>handler(next,input,init);
};
var SseError=class extends Error{
static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.SseError"});
}
static[Symbol.hasInstance](value){
return brandedHasInstance(this,value);
}
static isInstance(value){
if(typeof this!=="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this,value);
}
constructor(code,message,event){
super(`SSE error: ${message}`);
this.code=code;
this.event=event;
stampErrorBrands(this,new.target);
}
};
var SSEClientTransport=class{
_eventSource;
_endpoint;
_abortController;
_url;
_resourceMetadataUrl;
_scope;
_eventSourceInit;
_requestInit;
_authProvider;
_oauthProvider;
_skipIssuerMetadataValidation;
_fetch;
_fetchWithInit;
_redirectPolicy;
_dpop;
_protocolVersion;
onclose;
onerror;
onmessage;
constructor(url,opts){
this._url=url;
this._resourceMetadataUrl=void 0;
this._scope=void 0;
this._eventSourceInit=opts?.eventSourceInit;
this._requestInit=opts?.requestInit;
this._skipIssuerMetadataValidation=opts?.skipIssuerMetadataValidation;
this._fetch=opts?.fetch;
if(isOAuthClientProvider(opts?.authProvider)){
this._oauthProvider=opts.authProvider;
this._authProvider=adaptOAuthProvider(opts.authProvider,{skipIssuerMetadataValidation:opts.skipIssuerMetadataValidation});
if(opts.authProvider.dpop){
this._dpop=withDpopFromProvider(opts.authProvider);
this._fetch=this._dpop(opts.fetch??fetch);
}
}else this._authProvider=opts?.authProvider;
this._redirectPolicy=opts?.redirectPolicy;
this._fetchWithInit=createFetchWithInit(opts?.fetch,opts?.requestInit);
if(this._redirectPolicy==="follow")this._fetchWithInit=fetchLeavingRedirects(this._fetchWithInit);
}
_last401Response;
_connectAuthRetried=false;
_redirects(baseFetch){
return this._redirectPolicy==="follow"?baseFetch:fetchWithinOrigin(baseFetch);
}
_unfollowedRedirect(url,response){
const text=this._redirectPolicy==="follow"?void 0:unfollowedRedirect(url,response);
return text&&`${text} (redirectPolicy: 'same-origin')`;
}
async _commonHeaders(){
const headers=new Headers(this._requestInit?.headers||void 0);
let token;
try{
token=await this._authProvider?.token();
}catch(error){
throw markAuthSeamEscape(error);
}
if(token)headers.set("Authorization",`Bearer ${token}`);
if(this._protocolVersion)headers.set("mcp-protocol-version",this._protocolVersion);
return headers;
}
_startOrAuth(){
const eventSourceFetch=this._eventSourceInit?.fetch;
const fetchImpl=this._redirects(eventSourceFetch?this._dpop?.(eventSourceFetch)??eventSourceFetch:this._fetch??fetch);
let redirect;
return new Promise((resolve,reject)=>{
this._eventSource=new EventSource(this._url.href,{
...this._eventSourceInit,
fetch:async(url,init)=>{
const headers=await this._commonHeaders();
headers.set("Accept","text/event-stream");
const response=await fetchImpl(url,{
...init,
headers
});
redirect=this._unfollowedRedirect(url,response);
if(response.status===401){
this._last401Response=response;
if(response.headers.has("www-authenticate")){
const{resourceMetadataUrl,scope}=extractWWWAuthenticateParams(response);
this._resourceMetadataUrl=resourceMetadataUrl;
this._scope=scope;
}
}
return response;
}
});
this._abortController=new AbortController();
this._eventSource.onerror=(event)=>{
if(event.code===401&&this._authProvider){
if(this._authProvider.onUnauthorized&&this._last401Response&&!this._connectAuthRetried){
const response=this._last401Response;
this._last401Response=void 0;
this._connectAuthRetried=true;
this._eventSource?.close();
this._authProvider.onUnauthorized({
response,
serverUrl:this._url,
fetchFn:this._fetchWithInit
}).then(()=>this._startOrAuth().then(resolve,reject),(error$2)=>{
this._connectAuthRetried=false;
markAuthSeamEscape(error$2);
this.onerror?.(error$2);
reject(error$2);
});
return;
}
const retried=this._connectAuthRetried;
this._connectAuthRetried=false;
const error$1=markAuthSeamEscape(retried?new SdkHttpError(SdkErrorCode.ClientHttpAuthentication,"Server returned 401 after re-authentication",{
status:401,
statusText:this._last401Response?.statusText??""
}):new UnauthorizedError());
this._last401Response=void 0;
reject(error$1);
this.onerror?.(error$1);
return;
}
this._connectAuthRetried=false;
const error=new SseError(event.code,redirect??event.message,event);
reject(error);
this.onerror?.(error);
};
this._eventSource.onopen=()=>{
this._connectAuthRetried=false;
};
this._eventSource.addEventListener("endpoint",(event)=>{
const messageEvent=event;
try{
this._endpoint=new URL(messageEvent.data,this._url);
if(this._endpoint.origin!==this._url.origin)throw new Error(`Endpoint origin does not match connection origin: ${this._endpoint.origin}`);
}catch(error){
reject(error);
this.onerror?.(error);
this.close();
return;
}
resolve();
});
this._eventSource.onmessage=(event)=>{
const messageEvent=event;
let message;
try{
message=JSONRPCMessageSchema.parse(JSON.parse(messageEvent.data));
}catch(error){
this.onerror?.(error);
return;
}
this.onmessage?.(message);
};
});
}
async start(){
if(this._eventSource)throw new Error("SSEClientTransport already started! If using Client class, note that connect() calls start() automatically.");
return await this._startOrAuth();
}
async finishAuth(codeOrParams,iss){
if(!this._oauthProvider)throw new UnauthorizedError("finishAuth requires an OAuthClientProvider");
const{authorizationCode,iss:issParam}=await resolveAuthorizationCallbackParams(codeOrParams,iss,this._oauthProvider,this._url,{
fetchFn:this._fetchWithInit,
resourceMetadataUrl:this._resourceMetadataUrl
});
if(await auth(this._oauthProvider,{
serverUrl:this._url,
authorizationCode,
iss:issParam,
resourceMetadataUrl:this._resourceMetadataUrl,
scope:this._scope,
fetchFn:this._fetchWithInit,
skipIssuerMetadataValidation:this._skipIssuerMetadataValidation
})!=="AUTHORIZED")throw new UnauthorizedError("Failed to authorize");
}
async close(){
this._abortController?.abort();
this._eventSource?.close();
this.onclose?.();
}
async send(message){
return this._send(message,false);
}
async _send(message,isAuthRetry){
if(!this._endpoint)throw new SdkError(SdkErrorCode.NotConnected,"Not connected");
try{
const headers=await this._commonHeaders();
headers.set("content-type","application/json");
const init={
...this._requestInit,
method:"POST",
headers,
body:JSON.stringify(message),
signal:this._abortController?.signal
};
const response=await this._redirects(this._fetch??fetch)(this._endpoint,init);
if(!response.ok){
if(response.status===401&&this._authProvider){
if(response.headers.has("www-authenticate")){
const{resourceMetadataUrl,scope}=extractWWWAuthenticateParams(response);
this._resourceMetadataUrl=resourceMetadataUrl;
this._scope=scope;
}
if(this._authProvider.onUnauthorized&&!isAuthRetry){
try{
await this._authProvider.onUnauthorized({
response,
serverUrl:this._url,
fetchFn:this._fetchWithInit
});
}catch(error){
throw markAuthSeamEscape(error);
}
await response.text?.().catch(()=>{});
return this._send(message,true);
}
await response.text?.().catch(()=>{});
if(isAuthRetry)throw markAuthSeamEscape(new SdkHttpError(SdkErrorCode.ClientHttpAuthentication,"Server returned 401 after re-authentication",{
status:401,
statusText:response.statusText
}));
throw markAuthSeamEscape(new UnauthorizedError());
}
const text=await response.text?.().catch(()=>null);
throw new Error(`Error POSTing to endpoint (HTTP ${response.status}): ${this._unfollowedRedirect(this._endpoint,response)??text}`);
}
await response.text?.().catch(()=>{});
}catch(error){
this.onerror?.(error);
throw error;
}
}
setProtocolVersion(version){
this._protocolVersion=version;
}
};
const DEFAULT_MAX_STEP_UP_RETRIES=1;
const DEFAULT_STREAMABLE_HTTP_RECONNECTION_OPTIONS={
initialReconnectionDelay:1e3,
maxReconnectionDelay:3e4,
reconnectionDelayGrowFactor:1.5,
maxRetries:2
};
const RESERVED_REQUEST_HEADER_NAMES=new Set([
"authorization",
"dpop",
"content-type",
"mcp-protocol-version",
"mcp-method",
"mcp-name",
"mcp-session-id"
]);
function anySignal(a,b){
if(typeof AbortSignal.any==="function")return AbortSignal.any([a,b]);
const controller=new AbortController();
if(a.aborted)return controller.abort(a.reason),controller.signal;
if(b.aborted)return controller.abort(b.reason),controller.signal;
const cleanup=()=>{
a.removeEventListener("abort",onA);
b.removeEventListener("abort",onB);
};
function onA(){
cleanup();
controller.abort(a.reason);
}
function onB(){
cleanup();
controller.abort(b.reason);
}
a.addEventListener("abort",onA,{once:true});
b.addEventListener("abort",onB,{once:true});
return controller.signal;
}
var StreamableHTTPClientTransport=class{
_abortController;
_url;
_resourceMetadataUrl;
_scope;
_requestInit;
_authProvider;
_oauthProvider;
_skipIssuerMetadataValidation;
_fetch;
_fetchWithInit;
_redirectPolicy;
_sessionId;
_reconnectionOptions;
_protocolVersion;
_onInsufficientScope;
_maxStepUpRetries;
_serverRetryMs;
_reconnectionScheduler;
_cancelReconnection;
onclose;
onerror;
onmessage;
hasPerRequestStream=true;
constructor(url,opts){
this._url=url;
this._resourceMetadataUrl=void 0;
this._scope=void 0;
this._requestInit=opts?.requestInit;
this._skipIssuerMetadataValidation=opts?.skipIssuerMetadataValidation;
this._fetch=opts?.fetch;
if(isOAuthClientProvider(opts?.authProvider)){
this._oauthProvider=opts.authProvider;
this._authProvider=adaptOAuthProvider(opts.authProvider,{skipIssuerMetadataValidation:opts.skipIssuerMetadataValidation});
if(opts.authProvider.dpop)this._fetch=withDpopFromProvider(opts.authProvider)(opts.fetch??fetch);
}else this._authProvider=opts?.authProvider;
this._redirectPolicy=opts?.redirectPolicy;
this._fetchWithInit=createFetchWithInit(opts?.fetch,opts?.requestInit);
if(this._redirectPolicy==="follow")this._fetchWithInit=fetchLeavingRedirects(this._fetchWithInit);
this._sessionId=opts?.sessionId;
this._protocolVersion=opts?.protocolVersion;
this._reconnectionOptions=opts?.reconnectionOptions??DEFAULT_STREAMABLE_HTTP_RECONNECTION_OPTIONS;
this._reconnectionScheduler=opts?.reconnectionScheduler;
this._onInsufficientScope=opts?.onInsufficientScope??"reauthorize";
this._maxStepUpRetries=Math.max(0,opts?.maxStepUpRetries??DEFAULT_MAX_STEP_UP_RETRIES);
}
async _stepUpAuthorize(challenge,stepUpRetries){
try{
return await this._stepUpAuthorizeInner(challenge,stepUpRetries);
}catch(error){
throw markAuthSeamEscape(error);
}
}
async _stepUpAuthorizeInner(challenge,stepUpRetries){
if(this._onInsufficientScope==="throw")throw new InsufficientScopeError({
requiredScope:challenge.scope,
resourceMetadataUrl:challenge.resourceMetadataUrl,
errorDescription:challenge.errorDescription
});
if(!this._oauthProvider)throw new InsufficientScopeError({
requiredScope:challenge.scope,
resourceMetadataUrl:challenge.resourceMetadataUrl,
errorDescription:challenge.errorDescription
});
if(stepUpRetries>=this._maxStepUpRetries)throw new SdkHttpError(SdkErrorCode.ClientHttpForbidden,`Server returned 403 insufficient_scope after step-up re-authorization (retry limit ${this._maxStepUpRetries} reached)`,{
status:403,
statusText:challenge.statusText??"Forbidden",
text:challenge.text
});
if(challenge.resourceMetadataUrl)this._resourceMetadataUrl=challenge.resourceMetadataUrl;
const tokens=await this._oauthProvider.tokens();
const unionScope=computeScopeUnion(this._scope,tokens?.scope,challenge.scope);
this._scope=unionScope;
const forceReauthorization=isStrictScopeSuperset(unionScope,tokens?.scope);
return auth(this._oauthProvider,{
serverUrl:this._url,
resourceMetadataUrl:this._resourceMetadataUrl,
scope:unionScope,
forceReauthorization,
fetchFn:this._fetchWithInit,
skipIssuerMetadataValidation:this._skipIssuerMetadataValidation
});
}
_redirects(baseFetch){
return this._redirectPolicy==="follow"?baseFetch:fetchWithinOrigin(baseFetch);
}
_unfollowedRedirect(url,response){
const text=this._redirectPolicy==="follow"?void 0:unfollowedRedirect(url,response);
return text&&`${text} (redirectPolicy: 'same-origin')`;
}
async _commonHeaders(){
const headers=new Headers(this._requestInit?.headers||void 0);
let token;
try{
token=await this._authProvider?.token();
}catch(error){
throw markAuthSeamEscape(error);
}
if(token)headers.set("Authorization",`Bearer ${token}`);
if(this._sessionId)headers.set("mcp-session-id",this._sessionId);
if(this._protocolVersion)headers.set("mcp-protocol-version",this._protocolVersion);
return headers;
}
_applyBodyDerivedHeaders(headers,message){
if(Array.isArray(message)||!isJSONRPCRequest(message))return;
const envelopeVersion=(message.params?._meta)?.[PROTOCOL_VERSION_META_KEY];
if(typeof envelopeVersion!=="string")return;
headers.set("mcp-protocol-version",envelopeVersion);
headers.set("mcp-method",message.method);
const source=mcpNameSource(message.method,message.params);
if(source?.value!==void 0)headers.set("mcp-name",encodeMcpParamValue(source.value));
}
_isModernEnvelopedRequest(message){
if(Array.isArray(message)||!isJSONRPCRequest(message))return false;
const v=(message.params?._meta)?.[PROTOCOL_VERSION_META_KEY];
return typeof v==="string"&&isModernProtocolVersion(v);
}
async _startOrAuthSse(options,isAuthRetry=false,stepUpRetries=0){
const{resumptionToken,requestSignal}=options;
const isIntentionalAbort=()=>this._abortController?.signal.aborted===true||requestSignal?.aborted===true;
try{
const headers=await this._commonHeaders();
const types=[...headers.get("accept")?.split(",").map((s)=>s.trim().toLowerCase())??[],"text/event-stream"];
headers.set("accept",[...new Set(types)].join(", "));
if(resumptionToken)headers.set("last-event-id",resumptionToken);
const transportSignal=this._abortController?.signal;
const signal=requestSignal!==void 0&&transportSignal!==void 0?anySignal(transportSignal,requestSignal):requestSignal??transportSignal;
const response=await this._redirects(this._fetch??fetch)(this._url,{
...this._requestInit,
method:"GET",
headers,
signal
});
if(!response.ok){
if(response.status===401&&this._authProvider){
if(response.headers.has("www-authenticate")){
const{resourceMetadataUrl,scope}=extractWWWAuthenticateParams(response);
this._resourceMetadataUrl=resourceMetadataUrl;
this._scope=computeScopeUnion(this._scope,scope);
}
if(this._authProvider.onUnauthorized&&!isAuthRetry){
try{
await this._authProvider.onUnauthorized({
response,
serverUrl:this._url,
fetchFn:this._fetchWithInit
});
}catch(error){
throw markAuthSeamEscape(error);
}
await response.text?.().catch(()=>{});
return this._startOrAuthSse(options,true,stepUpRetries);
}
await response.text?.().catch(()=>{});
if(isAuthRetry)throw markAuthSeamEscape(new SdkHttpError(SdkErrorCode.ClientHttpAuthentication,"Server returned 401 after re-authentication",{
status:401,
statusText:response.statusText
}));
throw markAuthSeamEscape(new UnauthorizedError());
}
if(response.status===403){
const{resourceMetadataUrl,scope,error,errorDescription}=extractWWWAuthenticateParams(response);
if(error==="insufficient_scope"){
const text=await response.text?.().catch(()=>null);
if(await this._stepUpAuthorize({
scope,
resourceMetadataUrl,
errorDescription,
statusText:response.statusText,
text
},stepUpRetries)!=="AUTHORIZED")throw markAuthSeamEscape(new UnauthorizedError());
return this._startOrAuthSse(options,isAuthRetry,stepUpRetries+1);
}
}
await response.text?.().catch(()=>{});
if(response.status===405){
options.onRequestStreamEnd?.();
return;
}
const reason=this._unfollowedRedirect(this._url,response)??response.statusText;
throw new SdkHttpError(SdkErrorCode.ClientHttpFailedToOpenStream,`Failed to open SSE stream: ${reason}`,{
status:response.status,
statusText:response.statusText
});
}
this._handleSseStream(response.body,options,true);
}catch(error){
if(!isIntentionalAbort())this.onerror?.(error);
throw error;
}
}
_getNextReconnectionDelay(attempt){
if(this._serverRetryMs!==void 0)return this._serverRetryMs;
const initialDelay=this._reconnectionOptions.initialReconnectionDelay;
const growFactor=this._reconnectionOptions.reconnectionDelayGrowFactor;
const maxDelay=this._reconnectionOptions.maxReconnectionDelay;
return Math.min(initialDelay*Math.pow(growFactor,attempt),maxDelay);
}
_scheduleReconnection(options,attemptCount=0){
const maxRetries=this._reconnectionOptions.maxRetries;
if(attemptCount>=maxRetries){
this.onerror?.(new Error(`Maximum reconnection attempts (${maxRetries}) exceeded.`));
options.onRequestStreamEnd?.();
return;
}
const delay=this._getNextReconnectionDelay(attemptCount);
const reconnect=()=>{
this._cancelReconnection=void 0;
if(this._abortController?.signal.aborted||options.requestSignal?.aborted)return;
this._startOrAuthSse(options).catch((error)=>{
if(this._abortController?.signal.aborted||options.requestSignal?.aborted)return;
this.onerror?.(new Error(`Failed to reconnect SSE stream: ${error instanceof Error?error.message:String(error)}`));
try{
this._scheduleReconnection(options,attemptCount+1);
}catch(scheduleError){
this.onerror?.(scheduleError instanceof Error?scheduleError:new Error(String(scheduleError)));
}
});
};
if(this._reconnectionScheduler){
const cancel=this._reconnectionScheduler(reconnect,delay,attemptCount);
this._cancelReconnection=typeof cancel==="function"?cancel:void 0;
}else{
const handle=setTimeout(reconnect,delay);
this._cancelReconnection=()=>clearTimeout(handle);
}
}
_handleSseStream(stream,options,isReconnectable){
if(!stream){
options.onRequestStreamEnd?.();
return;
}
const{onresumptiontoken,replayMessageId,requestSignal,onRequestStreamEnd}=options;
const isIntentionalAbort=()=>this._abortController?.signal.aborted===true||requestSignal?.aborted===true;
let lastEventId;
let hasPrimingEvent=false;
let receivedResponse=false;
const processStream=async()=>{
try{
const reader=stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream({onRetry:(retryMs)=>{
this._serverRetryMs=retryMs;
}})).getReader();
while(true){
const{value:event,done}=await reader.read();
if(done)break;
if(event.id){
lastEventId=event.id;
hasPrimingEvent=true;
onresumptiontoken?.(event.id);
}
if(!event.data)continue;
if(!event.event||event.event==="message")try{
const message=JSONRPCMessageSchema.parse(JSON.parse(event.data));
if(isJSONRPCResultResponse(message)||isJSONRPCErrorResponse(message)){
receivedResponse=true;
if(replayMessageId!==void 0)message.id=replayMessageId;
}
this.onmessage?.(message);
}catch(error){
this.onerror?.(error);
}
}
if((isReconnectable||hasPrimingEvent)&&!receivedResponse&&this._abortController&&!isIntentionalAbort())this._scheduleReconnection({
resumptionToken:lastEventId,
onresumptiontoken,
replayMessageId,
requestSignal,
onRequestStreamEnd
},0);
else if(!isIntentionalAbort())onRequestStreamEnd?.();
}catch(error){
if(isIntentionalAbort())return;
this.onerror?.(new Error(`SSE stream disconnected: ${error}`));
if((isReconnectable||hasPrimingEvent)&&!receivedResponse&&this._abortController&&!isIntentionalAbort())try{
this._scheduleReconnection({
resumptionToken:lastEventId,
onresumptiontoken,
replayMessageId,
requestSignal,
onRequestStreamEnd
},0);
}catch(error$1){
this.onerror?.(new Error(`Failed to reconnect: ${error$1 instanceof Error?error$1.message:String(error$1)}`));
onRequestStreamEnd?.();
}
else onRequestStreamEnd?.();
}
};
processStream();
}
async start(){
if(this._abortController)throw new Error("StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.");
this._abortController=new AbortController();
}
async finishAuth(codeOrParams,iss){
if(!this._oauthProvider)throw new UnauthorizedError("finishAuth requires an OAuthClientProvider");
const{authorizationCode,iss:issParam}=await resolveAuthorizationCallbackParams(codeOrParams,iss,this._oauthProvider,this._url,{
fetchFn:this._fetchWithInit,
resourceMetadataUrl:this._resourceMetadataUrl
});
if(await auth(this._oauthProvider,{
serverUrl:this._url,
authorizationCode,
iss:issParam,
resourceMetadataUrl:this._resourceMetadataUrl,
scope:this._scope,
fetchFn:this._fetchWithInit,
skipIssuerMetadataValidation:this._skipIssuerMetadataValidation
})!=="AUTHORIZED")throw new UnauthorizedError("Failed to authorize");
}
async close(){
try{
this._cancelReconnection?.();
}finally{
this._cancelReconnection=void 0;
this._abortController?.abort();
this.onclose?.();
}
}
async send(message,options){
return this._send(message,options,false);
}
async _send(message,options,isAuthRetry,stepUpRetries=0){
try{
const{resumptionToken,onresumptiontoken}=options||{};
if(resumptionToken){
this._startOrAuthSse({
resumptionToken,
replayMessageId:isJSONRPCRequest(message)?message.id:void 0,
requestSignal:options?.requestSignal
}).catch((error)=>this.onerror?.(error));
return;
}
const headers=await this._commonHeaders();
this._applyBodyDerivedHeaders(headers,message);
const isHandshake=Array.isArray(message)?message.some((m)=>isInitializeRequest(m)):isInitializeRequest(message);
if(isHandshake)headers.delete("mcp-session-id");
if(options?.headers!==void 0)for(const[name,value]of Object.entries(options.headers)){
if(RESERVED_REQUEST_HEADER_NAMES.has(name.toLowerCase()))continue;
headers.set(name,value);
}
headers.set("content-type","application/json");
const types=[
...headers.get("accept")?.split(",").map((s)=>s.trim().toLowerCase())??[],
"application/json",
"text/event-stream"
];
headers.set("accept",[...new Set(types)].join(", "));
const transportSignal=this._abortController?.signal;
const signal=options?.requestSignal!==void 0&&transportSignal!==void 0?anySignal(transportSignal,options.requestSignal):options?.requestSignal??transportSignal;
const init={
...this._requestInit,
method:"POST",
headers,
body:JSON.stringify(message),
signal
};
const response=await this._redirects(this._fetch??fetch)(this._url,init);
if(isHandshake&&response.ok)this._sessionId=response.headers.get("mcp-session-id")||void 0;
if(!response.ok){
if(response.status===401&&this._authProvider){
if(response.headers.has("www-authenticate")){
const{resourceMetadataUrl,scope}=extractWWWAuthenticateParams(response);
this._resourceMetadataUrl=resourceMetadataUrl;
this._scope=computeScopeUnion(this._scope,scope);
}
if(this._authProvider.onUnauthorized&&!isAuthRetry){
try{
await this._authProvider.onUnauthorized({
response,
serverUrl:this._url,
fetchFn:this._fetchWithInit
});
}catch(error){
throw markAuthSeamEscape(error);
}
await response.text?.().catch(()=>{});
return this._send(message,options,true,stepUpRetries);
}
await response.text?.().catch(()=>{});
if(isAuthRetry)throw markAuthSeamEscape(new SdkHttpError(SdkErrorCode.ClientHttpAuthentication,"Server returned 401 after re-authentication",{
status:401,
statusText:response.statusText
}));
throw markAuthSeamEscape(new UnauthorizedError());
}
const text=await response.text?.().catch(()=>null);
if(response.status===403){
const{resourceMetadataUrl,scope,error,errorDescription}=extractWWWAuthenticateParams(response);
if(error==="insufficient_scope"){
if(await this._stepUpAuthorize({
scope,
resourceMetadataUrl,
errorDescription,
statusText:response.statusText,
text
},stepUpRetries)!=="AUTHORIZED")throw markAuthSeamEscape(new UnauthorizedError());
return this._send(message,options,isAuthRetry,stepUpRetries+1);
}
}
if(response.status===400&&typeof text==="string"&&this._isModernEnvelopedRequest(message))try{
const parsed=JSONRPCMessageSchema.parse(JSON.parse(text));
const requests=(Array.isArray(message)?message:[message]).filter((m)=>isJSONRPCRequest(m));
if(isJSONRPCErrorResponse(parsed)&&requests.some((r)=>r.id===parsed.id)){
this.onmessage?.(parsed);
return;
}
}catch{}
const reason=this._unfollowedRedirect(this._url,response)??text;
throw new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented,`Error POSTing to endpoint: ${reason}`,{
status:response.status,
statusText:response.statusText,
text
});
}
if(response.status===202){
await response.text?.().catch(()=>{});
if(isInitializedNotification(message))this._startOrAuthSse({resumptionToken:void 0}).catch((error)=>this.onerror?.(error));
return;
}
const hasRequests=(Array.isArray(message)?message:[message]).some((msg)=>"method" in msg&&"id" in msg&&msg.id!==void 0);
const contentType=response.headers.get("content-type");
const responseMediaType=mediaTypeEssence(contentType);
if(hasRequests)if(responseMediaType==="text/event-stream")this._handleSseStream(response.body,{
onresumptiontoken,
requestSignal:options?.requestSignal,
onRequestStreamEnd:options?.onRequestStreamEnd
},false);
else if(responseMediaType==="application/json"){
const data=await response.json();
const responseMessages=Array.isArray(data)?data.map((msg)=>JSONRPCMessageSchema.parse(msg)):[JSONRPCMessageSchema.parse(data)];
for(const msg of responseMessages)this.onmessage?.(msg);
}else{
await response.text?.().catch(()=>{});
throw new SdkError(SdkErrorCode.ClientHttpUnexpectedContent,`Unexpected content type: ${contentType}`,{contentType});
}
else await response.text?.().catch(()=>{});
}catch(error){
if(options?.requestSignal?.aborted!==true)this.onerror?.(error);
throw error;
}
}
get sessionId(){
return this._sessionId;
}
async terminateSession(){
if(!this._sessionId)return;
try{
const headers=await this._commonHeaders();
const init={
...this._requestInit,
method:"DELETE",
headers,
signal:this._abortController?.signal
};
const response=await this._redirects(this._fetch??fetch)(this._url,init);
await response.text?.().catch(()=>{});
if(!response.ok&&response.status!==405)throw new SdkHttpError(SdkErrorCode.ClientHttpFailedToTerminateSession,`Failed to terminate session: ${this._unfollowedRedirect(this._url,response)??response.statusText}`,{
status:response.status,
statusText:response.statusText
});
this._sessionId=void 0;
}catch(error){
this.onerror?.(error);
throw error;
}
}
setProtocolVersion(version){
this._protocolVersion=version;
}
get protocolVersion(){
return this._protocolVersion;
}
async resumeStream(lastEventId,options){
await this._startOrAuthSse({
resumptionToken:lastEventId,
onresumptiontoken:options?.onresumptiontoken
});
}
};
let _defaultValidator;
function dist_fromJsonSchema(schema,validator){
return fromJsonSchema(schema,validator??(_defaultValidator??=new ajvProvider_BIwGVY6G.n()));
}
}),
94879:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(createParser)
});
class ParseError extends Error{
constructor(message,options){
super(message),this.name="ParseError",this.type=options.type,this.field=options.field,this.value=options.value,this.line=options.line;
}
}
const LF=10,CR=13,SPACE=32;
function noop(_arg){
}
function createParser(config){
if(typeof config=="function")
throw new TypeError(
"`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
);
const{onEvent=noop,onError=noop,onRetry=noop,onComment,maxBufferSize}=config,pendingFragments=[];
let pendingFragmentsLength=0,isFirstChunk=!0,id,data="",dataLines=0,eventType,terminated=!1;
function feed(chunk){
if(terminated)
throw new Error(
"Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
);
if(isFirstChunk&&(isFirstChunk=!1,chunk.charCodeAt(0)===239&&chunk.charCodeAt(1)===187&&chunk.charCodeAt(2)===191&&(chunk=chunk.slice(3))),pendingFragments.length===0){
const trailing2=processLines(chunk);
trailing2!==""&&(pendingFragments.push(trailing2),pendingFragmentsLength=trailing2.length),checkBufferSize();
return;
}
if(chunk.indexOf(`
`)===-1&&chunk.indexOf("\r")===-1){
pendingFragments.push(chunk),pendingFragmentsLength+=chunk.length,checkBufferSize();
return;
}
pendingFragments.push(chunk);
const input=pendingFragments.join("");
pendingFragments.length=0,pendingFragmentsLength=0;
const trailing=processLines(input);
trailing!==""&&(pendingFragments.push(trailing),pendingFragmentsLength=trailing.length),checkBufferSize();
}
function checkBufferSize(){
maxBufferSize!==void 0&&(pendingFragmentsLength+data.length<=maxBufferSize||(terminated=!0,pendingFragments.length=0,pendingFragmentsLength=0,id=void 0,data="",dataLines=0,eventType=void 0,onError(
new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`,{
type:"max-buffer-size-exceeded"
})
)));
}
function processLines(chunk){
let searchIndex=0;
if(chunk.indexOf("\r")===-1){
let lfIndex=chunk.indexOf(`
`,searchIndex);
for(;lfIndex!==-1;){
if(searchIndex===lfIndex){
dataLines>0&&onEvent({id,event:eventType,data}),id=void 0,data="",dataLines=0,eventType=void 0,searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`
`,searchIndex);
continue;
}
const firstCharCode=chunk.charCodeAt(searchIndex);
if(isDataPrefix(chunk,searchIndex,firstCharCode)){
const valueStart=chunk.charCodeAt(searchIndex+5)===SPACE?searchIndex+6:searchIndex+5,value=chunk.slice(valueStart,lfIndex);
if(dataLines===0&&chunk.charCodeAt(lfIndex+1)===LF){
onEvent({id,event:eventType,data:value}),id=void 0,data="",eventType=void 0,searchIndex=lfIndex+2,lfIndex=chunk.indexOf(`
`,searchIndex);
continue;
}
data=dataLines===0?value:`${data}
${value}`,dataLines++;
}else isEventPrefix(chunk,searchIndex,firstCharCode)?eventType=chunk.slice(
chunk.charCodeAt(searchIndex+6)===SPACE?searchIndex+7:searchIndex+6,
lfIndex
)||void 0:parseLine(chunk,searchIndex,lfIndex);
searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`
`,searchIndex);
}
return chunk.slice(searchIndex);
}
for(;searchIndex<chunk.length;){
const crIndex=chunk.indexOf("\r",searchIndex),lfIndex=chunk.indexOf(`
`,searchIndex);
let lineEnd=-1;
if(crIndex!==-1&&lfIndex!==-1?lineEnd=crIndex<lfIndex?crIndex:lfIndex:crIndex!==-1?crIndex===chunk.length-1?lineEnd=-1:lineEnd=crIndex:lfIndex!==-1&&(lineEnd=lfIndex),lineEnd===-1)
break;
parseLine(chunk,searchIndex,lineEnd),searchIndex=lineEnd+1,chunk.charCodeAt(searchIndex-1)===CR&&chunk.charCodeAt(searchIndex)===LF&&searchIndex++;
}
return chunk.slice(searchIndex);
}
function parseLine(chunk,start,end){
if(start===end){
dispatchEvent();
return;
}
const firstCharCode=chunk.charCodeAt(start);
if(isDataPrefix(chunk,start,firstCharCode)){
const valueStart=chunk.charCodeAt(start+5)===SPACE?start+6:start+5,value2=chunk.slice(valueStart,end);
data=dataLines===0?value2:`${data}
${value2}`,dataLines++;
return;
}
if(isEventPrefix(chunk,start,firstCharCode)){
eventType=chunk.slice(chunk.charCodeAt(start+6)===SPACE?start+7:start+6,end)||void 0;
return;
}
if(firstCharCode===105&&chunk.charCodeAt(start+1)===100&&chunk.charCodeAt(start+2)===58){
const value2=chunk.slice(chunk.charCodeAt(start+3)===SPACE?start+4:start+3,end);
value2.includes("\0")||(id=value2);
return;
}
if(firstCharCode===58){
if(onComment){
const line2=chunk.slice(start,end);
onComment(line2.slice(chunk.charCodeAt(start+1)===SPACE?2:1));
}
return;
}
const line=chunk.slice(start,end),fieldSeparatorIndex=line.indexOf(":");
if(fieldSeparatorIndex===-1){
processField(line,"",line);
return;
}
const field=line.slice(0,fieldSeparatorIndex),offset=line.charCodeAt(fieldSeparatorIndex+1)===SPACE?2:1,value=line.slice(fieldSeparatorIndex+offset);
processField(field,value,line);
}
function processField(field,value,line){
switch(field){
case "event":
eventType=value||void 0;
break;
case "data":
data=dataLines===0?value:`${data}
${value}`,dataLines++;
break;
case "id":
value.includes("\0")||(id=value);
break;
case "retry":
/^\d+$/.test(value)?onRetry(parseInt(value,10)):onError(
new ParseError(`Invalid \`retry\` value: "${value}"`,{
type:"invalid-retry",
value,
line
})
);
break;
default:
onError(
new ParseError(
`Unknown field "${field.length>20?`${field.slice(0,20)}\u2026`:field}"`,
{type:"unknown-field",field,value,line}
)
);
break;
}
}
function dispatchEvent(){
dataLines>0&&onEvent({
id,
event:eventType,
data
}),id=void 0,data="",dataLines=0,eventType=void 0;
}
function reset(options={}){
if(options.consume&&pendingFragments.length>0){
const incompleteLine=pendingFragments.join("");
parseLine(incompleteLine,0,incompleteLine.length);
}
isFirstChunk=!0,id=void 0,data="",dataLines=0,eventType=void 0,pendingFragments.length=0,pendingFragmentsLength=0,terminated=!1;
}
return{feed,reset};
}
function isDataPrefix(chunk,i,firstCharCode){
return firstCharCode===100&&chunk.charCodeAt(i+1)===97&&chunk.charCodeAt(i+2)===116&&chunk.charCodeAt(i+3)===97&&chunk.charCodeAt(i+4)===58;
}
function isEventPrefix(chunk,i,firstCharCode){
return firstCharCode===101&&chunk.charCodeAt(i+1)===118&&chunk.charCodeAt(i+2)===101&&chunk.charCodeAt(i+3)===110&&chunk.charCodeAt(i+4)===116&&chunk.charCodeAt(i+5)===58;
}
}),
20725:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ai:()=>(number),
p6:()=>(date)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68729);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
function string(params){
return core._coercedString(schemas.ZodString,params);
}
function number(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt,params);
}
function boolean(params){
return core._coercedBoolean(schemas.ZodBoolean,params);
}
function bigint(params){
return core._coercedBigint(schemas.ZodBigInt,params);
}
function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.aPP,params);
}
}),
79435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p6:()=>(date),
w$:()=>(datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68729);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
function datetime(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You,params);
}
function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp,params);
}
function time(params){
return core._isoTime(ZodISOTime,params);
}
function duration(params){
return core._isoDuration(ZodISODuration,params);
}
})
};
;
