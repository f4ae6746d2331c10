/** The part of GitHub's public GraphQL schema that the emulator executes. A test compares it with the whole schema. */
export const SCHEMA = `
scalar BigInt
scalar DateTime

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
  pullRequest(number: Int!): PullRequest
}

type PullRequest implements Node {
  id: ID!
  isDraft: Boolean!
  number: Int!
  reviewThreads(after: String, before: String, first: Int, last: Int): PullRequestReviewThreadConnection!
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

type Commit implements Node {
  id: ID!
  oid: GitObjectID!
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
