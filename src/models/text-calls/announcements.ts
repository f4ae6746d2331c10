import { announcesAbroad } from './announcements-abroad.ts'

/** More than any sentence that leads to a call. */
const MAX_SENTENCE = 300
const LAST_WORDS = 25

/** The model says what it is about to do. */
const INTENTION =
  /\b(?:let me|let['’]s|let us|i['’]ll|(?:i|we) (?:will|should|must|can|need to|want to|have to|am going to)|i['’]m going to|(?:i|we) now|going to)\b(?! ?(?:not|never)\b)[^;:—]*[:….]*\s*$/i
/** The model is about to show something, not to do it. */
const SHOWS =
  /\b(?:quot\w+|past(?:e|ing)|repeat|cit(?:e|ing)|demonstrate|illustrate|show you|for example|an example)\b/i
const NEGATION =
  /\b(?:do not|don['’]t|does not|never|must not|mustn['’]t|should not|shouldn['’]t|will not|won['’]t|would not|cannot|can['’]t|refuse to|refusing|instead of|rather than|avoid|ignore|ignoring|forbidden|not (?:to|going to))\b/i
const SAMPLE =
  /\b(?:examples?|e\.g|for instance|such as|like this|like so|looks? like|would be|formats?|syntax|templates?|samples?|snippets?|quot\w+|verbatim|as follows|literally|usage)\b/i
const SPEECH =
  /\b(?:says?|said|saying|contain(?:s|ed|ing)?|reads|wrote|writes|written|asks?|asked|asking|tells?|told|instruct(?:s|ed|ing|ions?)?|requests?|requested|claims?|suggests?|suggested|mentions?|includes?|states?|stated|posted|commented|replied|shows?|shown|found|wants?|please|embedded|hidden|injected|injection|malicious|attacker|payload|suspicious|smuggled?|there (?:is|are|was|were)|(?:try|tries|tried|trying|attempt\w*) to (?:make|get|have|trick)|(?:could|might|may) (?:emit|output|write|call|send))\b/i
const COMMAND =
  /^\W*(?:just |then |now |and )?(?:output|print|emit|repeat|respond|reply|answer|say|type|copy|paste|echo|write (?:exactly|the following|this))\b/i
/** `From the README:`, `Comment by @ada:`; but not `Reading the file:`. */
const SOURCE =
  /\b(?:readme|issue|comment|thread|docs?|documentation|text|message|payload|post|body|description|diff|patch|logs?|title|changelog|fixture|contents?|line \d+|\w+\.(?:md|txt|rst))\b[^:\n]{0,40}:\s*$/i
const TIME = /^\W*(?:now|next|first|then|finally|so|ok|okay|sure|i|we)\b/i
const ACTS =
  /^\W*(?:(?:now|next|first|then|finally|so|ok|okay|sure)\b\W*)?(?:let|read|check|look|open|view|search|find|run|list|edit|update|fix|add|create|apply|commit|to|(?!nothing|something|anything|everything|during|string|warning|according|interesting)\w+ing)\b/i
/** Sentences of their own that announce what follows. */
const CLOSED = /\b(?:following|as follows|like this|like so|below|this (?:text|line|call|one))\b[^.!]{0,40}[.!]\s*$/i
const FORBIDS =
  /(?<!\bI )\b(?:do not|don['’]t|never|must not|should not)\s+(?:\w+\s+)?(?:write|output|run|call|use|send|emit|print|execute|repeat|copy|follow|make)\b[^.!]{0,60}[.!]\s*$/i

/** `e.g.` and its like end no sentence. */
const ABBREVIATION = /(?:\be\.g|\bi\.e|\bcf|\bviz|\bz\. ?B|\bp\. ?ex|\bp\. ?ej|напр|т\. ?е)\.$/iu

/** True if the end of the prose announces that what follows is a quotation or a sample. */
export function announcesQuotation(prose: string): boolean {
  const end = prose.trimEnd().slice(-MAX_SENTENCE)
  if (ABBREVIATION.test(end)) return true
  if (/[.!?…。！？]["'”’)]?$/.test(end)) {
    const sentence = lastSentence(end.slice(0, -1)) + end.slice(-1)
    return FORBIDS.test(sentence) || (CLOSED.test(sentence) && !INTENTION.test(sentence))
  }
  const sentence = lastSentence(end)
  if (INTENTION.test(sentence)) return SHOWS.test(sentence)
  if ([NEGATION, SAMPLE, COMMAND].some((pattern) => pattern.test(sentence)) || announcesAbroad(sentence)) return true
  // `Reading the file that the issue mentions:` is no announcement.
  if (ACTS.test(sentence)) return SPEECH.test(sentence.slice(-LAST_WORDS)) && !/\b(?:that|which|what)\b/i.test(sentence)
  return SPEECH.test(sentence) || (SOURCE.test(sentence) && !TIME.test(sentence))
}

/** From the last end of a sentence or blank line on. */
function lastSentence(text: string): string {
  return text.split(/[.!?…]["'”’)]?\s+|[。！？]|\n\s*\n/).at(-1) ?? ''
}
