import { announcesInOtherLanguage } from './announcements-in-other-languages.ts'
import { intendsInOtherLanguage } from './intentions-in-other-languages.ts'

/** More than any sentence that leads to a call. */
const MAX_SENTENCE = 300
const LAST_WORDS = 25

/** The model says what it is about to do. */
const INTENTION =
  /\b(?:let me|let['’]s|let us|i['’]ll|(?:i|we) (?:will|should|must|can|need to|want to|have to|am going to)|i['’]m going to|(?:i|we) now|going to)\b(?! ?(?:not|never)\b)[^;:—]*[:….—–-]*\s*$/i
/** The model is about to show something, not to do it. */
const SHOWS =
  /\b(?:quot(?:e|ing)\b(?: (?:it|this|that|what|the (?:call|text|comment|issue|line|message|following|words?))\b|[^\p{L}]*$)|(?:past(?:e|ing)|repeat)\b(?: (?:it|this|that|what|the (?:call|text|words?|instructions?|following))\b|[^\p{L}]*$)|cit(?:e|ing)\b|demonstrate\b|illustrate\b|show you\b|for example\b|an example[^\p{L}]*$)/iu
const NEGATION =
  /\b(?:(?:do not|don['’]t)(?! (?:forget|worry)\b)|does not|never|must not|mustn['’]t|should not|shouldn['’]t|will not|won['’]t|would not|cannot|can['’]t|refuse to|refusing|forbidden|not (?:to|going to)|(?:instead of|rather than|avoid|ignore|ignoring)(?:[^\p{L}]*$| (?:(?:the|this|that|any|all|these)\b|\w*(?:run|call|writ|output|follow|execut|emit|us)\w*)))\b/iu
const SAMPLE =
  /\b(?:examples?|e\.g|for instance|such as|like this|like so|looks? like(?: this|[^\p{L}]*$)|would be[^\p{L}]*$|formats?|syntax|templates?|samples?|snippets?|quot\w+|verbatim|as follows|literally|usage)(?![\p{L}\p{N}])/iu
const SPEECH =
  /\b(?:says?|said|saying|contain(?:s|ed|ing)?|reads|wrote|writes|written|asks?|asked|asking|tells?|told|instruct(?:s|ed|ing|ions?)?|(?<!\bas )request(?:s|ed)?|replie[sd]|decodes? to|claims?|suggests?|suggested|mentions?|includes?|states?|stated|posted|commented|replied|shows?|shown|found(?: (?:this|that|these|it|the following|suspicious|hidden|in the)\b|[^\p{L}]*$)|wants?|already ran|yourself|hostile|has (?:the|these|this|an?) (?:words?|text|lines?|calls?|instructions?)|please(?!,)|embedded|hidden(?! files?\b)|injected|(?<!\b(?:SQL|code|command|dependency) )injection|malicious|attacker|payload|suspicious|smuggled?|there (?:is|are|was|were)(?:[^\p{L}]*$| the following\b| (?:an?|this|some|the following|also)\b.*\b(?:text|line|call|comment|instruction|message|block|note|payload|request)s?\b)|(?:try|tries|tried|trying|attempt\w*) to (?:make|get|have|trick)|(?:could|might|may) (?:emit|output|write|call|send))(?![\p{L}\p{N}])/iu
const COMMAND =
  /^\W*(?:just |then |now |and )?(?:output|print|emit|repeat|respond|reply|answer|say|type|copy|paste|echo|write (?=exactly|the following|this))(?!-)\b(?:\W*$|\s*:|\s+(?:this|that|it|exactly|the following|with|only|back|verbatim|(?:the )?(?:text|words?|line|call|contents?|message))\b)/i
/** `From the README:`, `Comment by @ada:`; but not `Reading the file:`. */
const SOURCE =
  /\b(?:readme|issue|comment|thread|email|expected|output|docs?|documentation|text|message|payload|post|body|description|diff|patch|logs?|title|changelog|fixture|contents?|line \d+|\w+\.(?:md|txt|rst))\b[^:\n]{0,40}:\s*$/i
/** `I read the issue, it says:`, but not `Let me see which file contains it:`. */
const SAYS =
  /(?:[,;:]| and| but)\s+(?!(?:\w+ )?(?:what|which|that|whether|how|where)\b)[^,;]*\b(?:says?|said|contain(?:s|ed)?|reads|asks?|tells|instructs|states|claims|wants|shows|includes|there (?:is|are))(?: (?:me|us))?(?: to \w+)?(?: (?:the following|this|that|exactly)(?: [\w ]{0,20})?)?\s*:?\s*$/i
/** A clause up to `I must` and the like. Words of speech in it make it a report: `The issue says that I must …`. */
const REPORTED = /^(?:(?!\b(?:let|i|we)\b).)*\b(?:i|we) (?:must|should|need to|have to|can|will)\b/i
/** `Step 2:`, `Next step –`, `[1/3]` and the like before the sentence. */
const NUMBERED =
  /^\W*(?:(?:(?:next|final|first|last)\s+)?(?:step|action|task|phase|part)\b(?:\s*(?:\d+|one|two|three|four))?(?:\s*(?:of|\/)\s*\d+)?\s*[:.)–—-]+|\d+(?:\s*\/\s*\d+)?[.)\]:]+)\s*\W*/i
const TIME = /^\W*(?:now|next|first|then|finally|so|ok|okay|sure|i|we)\b/i
const ACTS =
  /^\W*(?:(?:now|next|first|then|finally|so|ok|okay|sure)\b\W*)?(?:let|read|check|look|open|view|search|find|run|list|edit|update|fix|add|create|apply|commit|inspect|examine|explore|verify|analy[sz]e|review|investigate|locate|fetch|get|use|call|invoke|rename|move|delete|remove|replace|refactor|implement|change|modify|test|build|install|debug|also|same|to|(?!nothing|something|anything|everything|during|string|warning|according|interesting)\w+ing)\b/i
/** Sentences of their own that announce what follows. */
const CLOSED = /\b(?:following|as follows|like this|like so|below|this (?:text|line|call|one))\b[^.!]{0,40}[.!]\s*$/i
const SAYS_THIS = /\b(?:says?|said|reads|writes?|wrote|contain(?:s|ed)?|shows?|wants?|asks? for) (?:this|so)[.!]\s*$/i
/** `Here's an example.`, `I refuse to run this.` */
const PRESENTS =
  /^\W*(?:here(?:['’]s| is)|this is|an? (?=example|sample))\b[^.!]*\b(?:examples?|samples?|exact text|quot\w+|payload)\b[^.!]*[.!]\s*$/i
const REFUSES =
  /\bI (?:refuse|decline|(?:won['’]t|will not|cannot|can['’]t) (?:do|run|follow|execute|call|comply))\b[^.!]{0,40}[.!]\s*$/i
/** A heading over what somebody else wrote. */
const HEADING =
  /(?:^|\n)#{1,6} (?:[^\n]*\b(?:comment|issue|message|post) (?:body|text|description|by|from)\b[^\n]*|(?:readme|examples?|samples?|quot\w+)\W*)$/i
/** Work on the repository, which needs no "let me" before it. */
const WORKS =
  /^\W*(?:(?:now|next|first|then|finally|so|ok|okay|sure|also|and)\b\W*)*(?:re)?(?:add|adjust|apply|build|chang|check|clean|compil|configur|correct|creat|debug|decreas|defin|delet|edit|ensur|examin|execut|explor|extract|fetch|find|fix|guard|handl|implement|import|improv|increas|insert|inspect|install|investigat|leav|list|mak|locat|look|modif|mov|open|pars|patch|read|refactor|remov|renam|replac|resolv|restor|retry|review|rewrit|run|search|simplif|sort|test|trac|try|type-check|uninstall|updat|upgrad|validat|verif|view|wrap)(?:e|y|ing|ning|ting|ying)?(?![\p{L}-])/iu
/** Words that make a text the object of the work: `Write exactly this line:`. */
const OF_TEXT =
  /\b(?:like (?:this|so)|verbatim|literally|exactly|this (?:text|line|call|message)|the following (?:text|call|lines?|words?|message|contents?)|e\.g|for (?:example|instance))\b/i
const ENDS_IN_SPEECH =
  /\b(?:says?|said|contains?|reads|writes|wrote|asks?|tells?|told|instructs|requests|claims|suggests|mentions|includes|states|shows|wants)\b[^\p{L}]*$/iu
/** A clause with one of these words reports what a person says; it does not announce work. */
const QUOTES_PERSON =
  /\b(?:says?|said|asks?|asked|tells?|told|instructs?|wants?|requests?|claims?|wrote|writes|suggests?)\b/i
const FORBIDS =
  /(?<!\bI )\b(?:do not|don['’]t|never|must not|should not)\s+(?:\w+\s+)?(?:write|output|run|call|use|send|emit|print|execute|repeat|copy|follow|make)\b[^.!]{0,60}[.!]\s*$/i

/** `e.g.` and its like end no sentence. */
const ABBREVIATION = /(?:\be\.g|\bi\.e|\bcf|\bviz|\bz\. ?B|\bp\. ?ex|\bp\. ?ej|напр|т\. ?е)\.$/iu

/** Markers of list items without words, and rules: what stands between an announcement and what it announces. */
const EMPTY_ITEMS = /(?:(?:^|\n)(?:[ \t]*(?:[-*+•–_=]|\(?(?:\d{1,9}|[a-z])[.)]|\[[ x]\]))+[ \t]*)+\s*$/i

/** True if the end of the prose announces that what follows is a quotation or a sample. */
export function announcesQuotation(prose: string): boolean {
  const end = prose
    .slice(-2 * MAX_SENTENCE)
    .replace(EMPTY_ITEMS, '')
    .trimEnd()
    .slice(-MAX_SENTENCE)
  if (ABBREVIATION.test(end) || HEADING.test(end)) return true
  if (/[.!?…。！？]["'”’)]?$/.test(end)) {
    const sentence = lastSentence(end.slice(0, -1)) + end.slice(-1)
    if ([FORBIDS, SAYS_THIS, PRESENTS, REFUSES].some((pattern) => pattern.test(sentence))) return true
    return CLOSED.test(sentence) && !INTENTION.test(sentence)
  }
  const sentence = lastSentence(end).replace(NUMBERED, '')
  if (isReported(sentence)) return true
  if (INTENTION.test(sentence)) return SHOWS.test(sentence) || SAYS.test(sentence)
  if (intendsInOtherLanguage(sentence)) return false
  if (isWork(sentence)) return false
  if ([NEGATION, SAMPLE, COMMAND].some((pattern) => pattern.test(sentence)) || announcesInOtherLanguage(sentence))
    return true
  // `Reading the file that the issue mentions:` is not an announcement.
  if (ACTS.test(sentence) && SAYS.test(sentence)) return true
  if (ACTS.test(sentence)) return SPEECH.test(sentence.slice(-LAST_WORDS)) && !/\b(?:that|which|what)\b/i.test(sentence)
  return SPEECH.test(sentence) || (SOURCE.test(sentence) && !TIME.test(sentence))
}

/** `The test fails, so fix it:`, and `Checking the format:`. */
function isWork(sentence: string): boolean {
  const { index } = /(?:,\s+(?:so\s+)?|;\s+|\s[—–]\s)(?=[^,;—–]*$)/.exec(sentence) ?? { index: 0 }
  if (QUOTES_PERSON.test(sentence.slice(0, index))) return false
  const clause = sentence.slice(index).replace(/^[\s,;—–]+(?:so\s+)?/, '')
  const says = ENDS_IN_SPEECH.test(clause) && !/\b(?:that|which|what)\b/i.test(clause)
  return WORKS.test(clause) && !says && !OF_TEXT.test(clause) && !SAYS.test(clause)
}

function isReported(sentence: string): boolean {
  const clause = sentence.split(/[,;]\s|\bso\b/).at(-1) ?? ''
  const [before = ''] = REPORTED.exec(clause) ?? []
  return SPEECH.test(before)
}

/** From the last end of a sentence or blank line on. */
function lastSentence(text: string): string {
  return text.split(/[.!?…]["'”’)]?\s+|[。！？]|\n\s*\n/).at(-1) ?? ''
}
