/** The part of GitHub's public GraphQL schema that the emulator executes. A test compares it with the whole schema. */
export const SCHEMA = `
scalar BigInt
scalar DateTime

scalar HTML

type Query {
  node(id: ID!): Node
  repository(followRenames: Boolean = true, name: String!, owner: String!): Repository
  viewer: User!
}

type Mutation {
  addReaction(input: AddReactionInput!): AddReactionPayload
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): ConvertPullRequestToDraftPayload
  resolveReviewThread(input: ResolveReviewThreadInput!): ResolveReviewThreadPayload
  unresolveReviewThread(input: UnresolveReviewThreadInput!): UnresolveReviewThreadPayload
}

interface Node {
  id: ID!
}

interface Actor {
  login: String!
}

type User implements Actor & Node {
  databaseId: Int
  id: ID!
  login: String!
}

type Bot implements Actor & Node {
  databaseId: Int
  id: ID!
  login: String!
}

type Repository implements Node {
  id: ID!
  object(expression: String, oid: GitObjectID): GitObject
  pullRequest(number: Int!): PullRequest
  pullRequests(after: String, before: String, first: Int, last: Int, orderBy: IssueOrder, states: [PullRequestState!]): PullRequestConnection!
  url: URI!
}

input IssueOrder {
  direction: OrderDirection!
  field: IssueOrderField!
}

enum IssueOrderField {
  COMMENTS
  CREATED_AT
  UPDATED_AT
}

enum OrderDirection {
  ASC
  DESC
}

enum PullRequestState {
  CLOSED
  MERGED
  OPEN
}

type PullRequestConnection {
  nodes: [PullRequest]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequest implements Node {
  author: Actor
  baseRefName: String!
  body: String!
  closedAt: DateTime
  commits(after: String, before: String, first: Int, last: Int): PullRequestCommitConnection!
  createdAt: DateTime!
  headRefName: String!
  headRefOid: GitObjectID!
  headRepository: Repository
  id: ID!
  isCrossRepository: Boolean!
  isDraft: Boolean!
  maintainerCanModify: Boolean!
  mergedAt: DateTime
  number: Int!
  reviewDecision: PullRequestReviewDecision
  reviewThreads(after: String, before: String, first: Int, last: Int): PullRequestReviewThreadConnection!
  state: PullRequestState!
  title: String!
  url: URI!
}

enum PullRequestReviewDecision {
  APPROVED
  CHANGES_REQUESTED
  REVIEW_REQUIRED
}

type PullRequestCommitConnection {
  nodes: [PullRequestCommit]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestCommit implements Node {
  commit: Commit!
  id: ID!
}

type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
}

type PullRequestReviewThreadConnection {
  nodes: [PullRequestReviewThread]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestReviewThread implements Node {
  comments(after: String, before: String, first: Int, last: Int, skip: Int): PullRequestReviewCommentConnection!
  diffSide: DiffSide!
  id: ID!
  isCollapsed: Boolean!
  isOutdated: Boolean!
  isResolved: Boolean!
  line: Int
  originalLine: Int
  originalStartLine: Int
  path: String!
  resolvedBy: User
  startDiffSide: DiffSide
  startLine: Int
  subjectType: PullRequestReviewThreadSubjectType!
  viewerCanReply: Boolean!
  viewerCanResolve: Boolean!
  viewerCanUnresolve: Boolean!
}

type PullRequestReviewCommentConnection {
  nodes: [PullRequestReviewComment]
  pageInfo: PageInfo!
  totalCount: Int!
}

type PullRequestReviewComment implements Node & Reactable {
  author: Actor
  body: String!
  bodyHTML: HTML!
  createdAt: DateTime!
  databaseId: Int
  diffHunk: String!
  fullDatabaseId: BigInt
  id: ID!
  isMinimized: Boolean!
  lastEditedAt: DateTime
  minimizedReason: String
  originalCommit: Commit
  pullRequestReview: PullRequestReview
  replyTo: PullRequestReviewComment
  state: PullRequestReviewCommentState!
  updatedAt: DateTime!
}

interface GitObject {
  id: ID!
  oid: GitObjectID!
}

type Commit implements GitObject & Node {
  author: GitActor
  committer: GitActor
  file(path: String!): TreeEntry
  id: ID!
  message: String!
  oid: GitObjectID!
  parents(after: String, before: String, first: Int, last: Int): CommitConnection!
  signature: GitSignature
  tree: Tree!
}

type Tree implements GitObject & Node {
  entries: [TreeEntry!]
  id: ID!
  oid: GitObjectID!
}

type CommitConnection {
  totalCount: Int!
}

type GitActor {
  email: String
  name: String
}

interface GitSignature {
  isValid: Boolean!
}

type GpgSignature implements GitSignature {
  isValid: Boolean!
}

type TreeEntry {
  name: String!
  object: GitObject
  oid: GitObjectID!
  size: Int!
  type: String!
}

scalar URI

type Blob implements GitObject & Node {
  byteSize: Int!
  id: ID!
  isTruncated: Boolean!
  oid: GitObjectID!
  text: String
}

scalar GitObjectID

type PullRequestReview implements Node & Reactable {
  author: Actor
  body: String!
  databaseId: Int
  fullDatabaseId: BigInt
  id: ID!
  state: PullRequestReviewState!
  submittedAt: DateTime
}

interface Reactable {
  databaseId: Int
  id: ID!
}

type Reaction implements Node {
  content: ReactionContent!
  databaseId: Int
  id: ID!
  user: User
}

enum DiffSide {
  LEFT
  RIGHT
}

enum PullRequestReviewThreadSubjectType {
  FILE
  LINE
}

enum PullRequestReviewCommentState {
  PENDING
  SUBMITTED
}

enum PullRequestReviewState {
  APPROVED
  CHANGES_REQUESTED
  COMMENTED
  DISMISSED
  PENDING
}

enum ReactionContent {
  CONFUSED
  EYES
  HEART
  HOORAY
  LAUGH
  ROCKET
  THUMBS_DOWN
  THUMBS_UP
}

input AddReactionInput {
  clientMutationId: String
  content: ReactionContent!
  subjectId: ID!
}

type AddReactionPayload {
  clientMutationId: String
  reaction: Reaction
  subject: Reactable
}

input ConvertPullRequestToDraftInput {
  clientMutationId: String
  pullRequestId: ID!
}

type ConvertPullRequestToDraftPayload {
  clientMutationId: String
  pullRequest: PullRequest
}

input ResolveReviewThreadInput {
  clientMutationId: String
  threadId: ID!
}

type ResolveReviewThreadPayload {
  clientMutationId: String
  thread: PullRequestReviewThread
}

input UnresolveReviewThreadInput {
  clientMutationId: String
  threadId: ID!
}

type UnresolveReviewThreadPayload {
  clientMutationId: String
  thread: PullRequestReviewThread
}
`
