import type { Run } from '../effects.ts'
import type { Image } from '../../agent/messages.ts'
import type { Attachment, AttachmentContent, AttachmentSource } from '../../domain/attachment.ts'
import type { Continuation } from '../../domain/continuation.ts'
import type { Task } from '../../domain/task.ts'
import type { Post, Thread } from '../../domain/thread.ts'
import type { PromptAttachments } from '../../prompts/attachments-text.ts'
import { findAttachments } from '../../tasks/find-attachments.ts'
import type { Forge } from '../../forge/github.ts'
import type { ShownTask } from '../../prompts/task-prompt.ts'
import { cleanText } from '../../text/visible-text.ts'
import { pageText } from '../../text/page-text.ts'

/** Only the newest are read. */
const MAX_ATTACHMENTS = 8
/** All images together, so that no provider refuses the request for its size. The lowest known limit is 20 MB, and base64 adds a third. */
const MAX_IMAGE_BYTES = 14 * 1024 * 1024

export interface AttachedTask {
  readonly task: Task
  readonly thread: Thread
  readonly continuation: Continuation | undefined
}

/** A text that the model reads, and what to call it. */
interface AttachingText extends Pick<Attachment, 'source' | 'body'> {
  readonly markdown: string
  readonly from: string
}

/** Reads what people uploaded into the texts that the model gets. Undefined if there is nothing; no request is sent then. */
export async function readAttachments(
  attached: AttachedTask,
  { forge, settings: { repositoryUrl }, emit }: Run
): Promise<PromptAttachments | undefined> {
  const { origin } = new URL(repositoryUrl)
  const all = new Map<string, Attachment & Pick<AttachingText, 'from'>>()
  for (const { markdown, source, body, from } of textsOf(attached)) {
    for (const name of findAttachments(markdown, origin)) {
      const key = name.kind === 'asset' ? name.guid : name.id
      // A later text with the same attachment takes its place.
      all.delete(key)
      all.set(key, { name, source, body, from })
    }
  }
  if (all.size === 0) return undefined
  const newest = [...all.values()].slice(-MAX_ATTACHMENTS)
  const contents = withinLimit(await forge.readAttachments(newest))
  const found = newest.map((attachment, index) => ({ ...attachment, content: contents[index] ?? UNREAD }))
  const prompt = promptAttachments(found, all.size - newest.length)
  const { images, texts, missing, olderCount } = prompt
  emit({ kind: 'attachments', images: images.length, texts: texts.length, missing: missing.length + olderCount })
  return prompt
}

/** Oldest first, the request last. */
function textsOf({ task, thread, continuation }: AttachedTask): readonly AttachingText[] {
  const { trigger, subject, number, body, author, instruction, actor } = task
  if (subject === 'repository') return []
  const about: AttachingText = {
    source: { kind: 'text', number },
    body,
    markdown: body,
    from: `the text by ${author.login}`
  }
  const posts = thread.posts.map((post) => ({
    source: sourceOf(post, number),
    body: post.body,
    markdown: post.body,
    from: `the comment by ${post.author.login}, ${post.createdAt}`
  }))
  const request = sourceOfRequest(trigger, number)
  const words = `${instruction}\n${continuation?.added ?? ''}`
  const asked = request && { source: request, body: undefined, markdown: words, from: `the request by ${actor.login}` }
  return [about, ...posts, ...(asked ? [asked] : [])]
}

function sourceOf({ kind, id }: Post, number: number): AttachmentSource {
  return kind === 'review' ? { kind, number, id } : { kind, id }
}

/** Undefined for a request without words. */
function sourceOfRequest(trigger: Task['trigger'], number: number): AttachmentSource | undefined {
  if (trigger.kind === 'comment') return { kind: 'comment', id: trigger.commentId }
  return trigger.kind === 'review' ? { kind: 'review', number, id: trigger.reviewId } : undefined
}

const UNREAD: AttachmentContent = { kind: 'unreadable', reason: 'it was not read' }

/** The newest images within the limit on all of them. */
function withinLimit(contents: readonly AttachmentContent[]): readonly AttachmentContent[] {
  let bytesLeft = MAX_IMAGE_BYTES
  const kept = contents.toReversed().map((content): AttachmentContent => {
    if (content.kind !== 'image') return content
    const { length } = content.bytes
    if (length > bytesLeft) return { kind: 'unreadable', reason: 'all images together are too large' }
    bytesLeft -= length
    return content
  })
  return kept.toReversed()
}

type FoundAttachment = Attachment & Pick<AttachingText, 'from'> & { readonly content: AttachmentContent }

function promptAttachments(found: readonly FoundAttachment[], olderCount: number): PromptAttachments {
  return {
    images: found.flatMap(({ content, from }) =>
      content.kind === 'image' ? [{ image: imageFrom(content), from }] : []
    ),
    texts: found.flatMap(({ content, name, from }) =>
      content.kind === 'text' ? [{ name: readableName(name), text: content.text, from }] : []
    ),
    missing: found.flatMap(({ content, name, from }) =>
      content.kind === 'unreadable' ? [{ what: readableName(name), reason: content.reason, from }] : []
    ),
    olderCount
  }
}

function imageFrom({ type, bytes, sha256 }: Extract<AttachmentContent, { readonly kind: 'image' }>): Image {
  let text: string | undefined
  return { type, bytes: bytes.length, sha256, base64: () => (text ??= bytes.toString('base64')) }
}

function readableName(name: Attachment['name']): string {
  if (name.kind === 'asset') return `image ${name.guid.slice(0, 8)}`
  try {
    return decodeURIComponent(name.name)
  } catch {
    return name.name
  }
}

/** Words and punctuation, which a page shows as they are written. */
const PLAIN = /^[\p{L}\p{N}\s.,;:!?'"()/@#-]*$/u

/**
 * The texts of a task as their readers see them. An event has what was written, so the forge is asked how it shows that. The texts of a
 * task of the repository are on no page.
 */
export async function readShownTask(
  { subject, body, instruction, words }: Task & { readonly words: string },
  forge: Forge
): Promise<ShownTask> {
  const shown = async (text: string) =>
    subject === 'repository' || PLAIN.test(text) ? cleanText(text) : pageText(await forge.renderMarkdown(text))
  const [shownBody, shownInstruction, shownWords] = await Promise.all([shown(body), shown(instruction), shown(words)])
  return { body: shownBody, instruction: shownInstruction, words: shownWords }
}
