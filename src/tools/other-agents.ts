import type { Tool } from '../agent/tool.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { adaptComment } from './adapt-comment.ts'

type Fields = Readonly<Record<string, unknown>>

/** What other agents call a tool and its parameters. */
type ForeignForms = Pick<Tool, 'otherNames' | 'foreignNames' | 'foreignOperations' | 'aliases' | 'adaptArguments'>

/** Anthropic's editor, which does several things. Its names over time. */
const EDITOR = ['str_replace_based_edit_tool', 'str_replace_editor', 'text_editor', 'file_editor']
const editorCommand = (value: string) => ({ names: EDITOR, argument: 'command', value })

/** Other names for `path`. */
export const pathAliases = {
  file: 'path',
  file_path: 'path',
  filePath: 'path',
  filepath: 'path',
  filename: 'path',
  target_file: 'path',
  absolute_path: 'path'
} as const
const folderAliases = {
  directory: 'path',
  dir: 'path',
  folder: 'path',
  dir_path: 'path',
  relative_workspace_path: 'path'
} as const

/**
 * How other agents name the tools and parameters on which models were trained. Sources: the documented tools of Anthropic's
 * API, and of Claude Code, Codex, Cline, Roo Code, Copilot, Cursor, Gemini CLI, OpenHands and opencode. None of this is sent to
 * a model.
 */
export const otherAgents = {
  apply_patch: {
    foreignNames: ['apply_diff', 'patch', 'replace_in_file', 'apply_patch_to_file', 'patch_file'],
    aliases: { input: 'patch', patch_text: 'patch', patchText: 'patch', diff: 'patch', content: 'patch' },
    adaptArguments: patchWithPath
  },
  comment_on: {
    otherNames: ['add_comment', 'add_review_comment', 'create_review_comment', 'review_comment', 'report_finding'],
    foreignNames: [
      'create_inline_comment',
      'inline_comment',
      'add_pull_request_review_comment',
      'post_comment',
      'comment'
    ],
    aliases: {
      ...pathAliases,
      ...{ end_line: 'line', line_end: 'line', line_number: 'line', startLine: 'start_line', line_start: 'start_line' },
      ...{ start: 'start_line', end: 'line', level: 'severity', priority: 'severity', type: 'severity' },
      ...{ heading: 'title', summary: 'title', message: 'body', text: 'body', comment: 'body', description: 'body' },
      ...{ explanation: 'body', suggestion: 'replacement', suggested_code: 'replacement', fix: 'replacement' }
    },
    adaptArguments: adaptComment
  },
  edit_file: {
    foreignNames: [
      ...['edit', 'str_replace', 'string_replace', 'replace', 'replace_string_in_file', 'search_replace'],
      ...['search_and_replace', 'file_edit', 'update_file', 'modify_file']
    ],
    foreignOperations: [editorCommand('str_replace')],
    aliases: {
      ...pathAliases,
      ...{ old_str: 'old_string', oldString: 'old_string', old_text: 'old_string', search: 'old_string' },
      ...{ new_str: 'new_string', newString: 'new_string', new_text: 'new_string', replace: 'new_string' },
      ...{ replaceAll: 'replace_all', allow_multiple: 'replace_all' }
    },
    adaptArguments: adaptEdit
  },
  find_files: {
    otherNames: ['glob', 'file_search', 'glob_search', 'find'],
    foreignNames: ['find_file', 'find_by_name', 'search_file_names', 'file_glob_search'],
    aliases: {
      ...{ glob: 'pattern', glob_pattern: 'pattern', file_pattern: 'pattern', name: 'pattern', query: 'pattern' },
      ...folderAliases
    },
    adaptArguments: without('explanation', 'case_sensitive', 'respect_git_ignore', 'recursive')
  },
  finish: {
    foreignNames: ['attempt_completion', 'submit', 'task_complete', 'complete_task', 'task_done', 'final_answer'],
    aliases: { summary: 'description', message: 'description', answer: 'description', notDone: 'not_done' },
    adaptArguments: adaptResult
  },
  get_diagnostics: {
    otherNames: ['diagnostics', 'get_errors', 'read_lints', 'lint'],
    foreignNames: ['problems', 'get_problems', 'lint_file'],
    aliases: { ...pathAliases, directory: 'path', folder: 'path' }
  },
  grep_search: {
    otherNames: ['search_codebase', 'search_workspace', 'grep', 'search', 'search_files', 'search_code', 'ripgrep'],
    foreignNames: [
      ...['rg', 'search_file_content', 'search_text', 'search_dir', 'grep_files', 'find_in_files', 'text_search'],
      ...['codebase_search', 'search_for_pattern']
    ],
    aliases: {
      ...pathAliases,
      ...folderAliases,
      ...{ query: 'pattern', regex: 'pattern', search: 'pattern', include: 'glob', includes: 'glob' },
      ...{ include_pattern: 'glob', includePattern: 'glob', file_pattern: 'glob' },
      ...{ case_insensitive: 'ignore_case', '-i': 'ignore_case', fixed_strings: 'literal' },
      ...{ context_lines: 'context', '-C': 'context', limit: 'max_results', head_limit: 'max_results' },
      maxResults: 'max_results'
    },
    adaptArguments: adaptSearch
  },
  list_directory: {
    otherNames: ['list_dir', 'list_files', 'ls'],
    foreignNames: ['list', 'dir', 'list_folder', 'read_directory', 'view_directory', 'print_tree'],
    aliases: { ...pathAliases, ...folderAliases },
    adaptArguments: without('explanation', 'recursive', 'ignore', 'depth')
  },
  read_diff: {
    otherNames: ['git_diff', 'get_diff', 'show_diff', 'view_diff', 'get_pull_request_diff'],
    aliases: { ...pathAliases, from: 'since', lines: 'context' }
  },
  read_file: {
    otherNames: ['read', 'view', 'view_file', 'open_file', 'cat'],
    foreignNames: ['open', 'file_read', 'read_file_content', 'get_file_contents', 'get_file_content'],
    foreignOperations: [editorCommand('view')],
    aliases: {
      ...pathAliases,
      ...{ start_line: 'offset', startLine: 'offset', start: 'offset', line: 'offset', line_start: 'offset' },
      ...{ start_line_one_indexed: 'offset', lines: 'limit', count: 'limit' }
    },
    adaptArguments: adaptRange
  },
  run_command: {
    foreignNames: [
      ...['bash', 'shell', 'sh', 'terminal', 'exec', 'execute', 'exec_command', 'execute_command', 'execute_bash'],
      ...['run_shell_command', 'run_terminal_command', 'run_terminal_cmd', 'run_in_terminal', 'run_bash'],
      ...['run_bash_command', 'bash_command', 'shell_command', 'local_shell', 'cmd']
    ],
    aliases: {
      ...{ cmd: 'command', script: 'command', timeout: 'timeout_seconds' },
      ...{ dir: 'cwd', directory: 'cwd', dir_path: 'cwd', workdir: 'cwd', working_directory: 'cwd' }
    },
    adaptArguments: adaptCommand
  },
  spawn_agent: {
    foreignNames: ['task', 'agent', 'dispatch_agent', 'new_task', 'run_subagent', 'delegate'],
    aliases: {
      ...{
        prompt: 'task',
        description: 'task',
        message: 'task',
        instructions: 'system_prompt',
        system: 'system_prompt'
      },
      ...{ max_turns: 'turns', rounds: 'turns', allowChanges: 'allow_changes' }
    },
    adaptArguments: adaptTask
  },
  todo: {
    otherNames: ['todo_write', 'write_todos', 'update_todos', 'manage_todo_list', 'update_plan'],
    aliases: { todos: 'items', plan: 'items', list: 'items' }
  },
  write_file: {
    foreignNames: ['write', 'create', 'create_file', 'write_to_file', 'save_file', 'file_write', 'new_file'],
    foreignOperations: [editorCommand('create')],
    aliases: { ...pathAliases, text: 'content', contents: 'content', file_text: 'content', file_content: 'content' },
    adaptArguments: without('explanation', 'line_count', 'instructions')
  }
} satisfies Record<string, ForeignForms>

/** Removes arguments that mean nothing here. */
function without(...names: readonly string[]): (args: Fields) => Fields {
  return (args) => Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)))
}

const withoutNotes = without('description', 'explanation', 'restart', 'requires_approval', 'goal')
const BACKGROUND = ['is_background', 'isBackground', 'run_in_background', 'background']

/** Adapts lists of words such as `["bash", "-lc", "npm test"]`, milliseconds, and notes for users. */
function adaptCommand(args: Fields): Fields {
  const foreground = Object.fromEntries(
    Object.entries(withoutNotes(args)).filter(([name, value]) => !BACKGROUND.includes(name) || value === true)
  )
  const { timeout_ms: inMs, ...rest } = { timeout_ms: undefined, ...foreground }
  const adapted: Record<string, unknown> = { ...rest }
  for (const name of ['command', 'cmd']) {
    const words = adapted[name]
    if (isWords(words)) adapted[name] = lineOf(words)
  }
  if (typeof adapted['timeout'] === 'number' && adapted['timeout'] >= 1000) adapted['timeout'] /= 1000
  return typeof inMs === 'number' ? { ...adapted, timeout_seconds: inMs / 1000 } : adapted
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')
}

function lineOf(words: readonly string[]): string {
  const [program = '', option = '', script] = words
  const isShell = words.length === 3 && /^(?:.*\/)?(?:ba|z|da)?sh$/.test(program) && /^-l?c$/.test(option)
  return isShell && script !== undefined ? script : words.map(quoteForShell).join(' ')
}

/** Turns a first and a last line into an offset and a limit. */
function adaptRange(args: Fields): Fields {
  const { view_range: range, ...rest } = without('explanation', 'should_read_entire_file')(args)
  if (Array.isArray(range)) return limited({ ...rest, offset: range[0] }, range[0], range[1])
  const { end_line: end, endLine = end, end_line_one_indexed_inclusive: last = endLine, ...others } = rest
  if (last === undefined) return rest
  return limited(others, others['start_line'] ?? others['startLine'] ?? others['start_line_one_indexed'] ?? 1, last)
}

/** Adds the number of lines; a last line of -1 is the end of the file. */
function limited(args: Fields, first: unknown, last: unknown): Fields {
  const [from, to] = [Number(first), Number(last)]
  return to >= from ? { ...args, limit: to - from + 1 } : args
}

/** Adapts a number of replacements. */
function adaptEdit(args: Fields): Fields {
  const { expected_replacements: count, ...rest } = without('explanation', 'instruction', 'instructions')(args)
  const edit = typeof count === 'number' && count > 1 ? { ...rest, replace_all: true } : rest
  // Anthropic's editor leaves it out to delete the text.
  const isDeletion = edit['old_str'] !== undefined && edit['new_str'] === undefined && edit['new_string'] === undefined
  return isDeletion ? { ...edit, new_str: '' } : edit
}

const SEARCH_BLOCK =
  /^(<{5,}) ?SEARCH>?[ \t]*\r?\n(?:(?::(?:start|end)_line:.*\r?\n)+(?:-{5,}[ \t]*\r?\n)?)?([^]*?)^>{5,} ?REPLACE[ \t]*$/gm

/** A patch of one file whose path is an argument: blocks to search and replace, or hunks without a header. */
function patchWithPath(args: Fields): Fields {
  const { path, file_path: filePath = path, target_file: file = filePath, ...rest } = without('explanation')(args)
  const name = ['patch', 'diff', 'input', 'content'].find((each) => typeof rest[each] === 'string')
  if (typeof file !== 'string' || name === undefined) return args
  const patch = String(rest[name])
  const blocks = [...patch.matchAll(SEARCH_BLOCK)].map(([, sign = '', body = '']) => hunkOf(body, sign.length))
  const hunks = blocks.filter((block) => block !== undefined)
  if (hunks.length > 0 && hunks.length === blocks.length) return { patch: beginPatch(file, hunks) }
  return { patch: patch.startsWith('@@') ? `--- a/${file}\n+++ b/${file}\n${patch}` : patch }
}

function beginPatch(path: string, hunks: readonly string[]): string {
  return `*** Begin Patch\n*** Update File: ${path}\n${hunks.join('')}*** End Patch\n`
}

/**
 * The hunk for a block; undefined if it is not clear where its replacement begins. A line of equals signs can also be below a heading
 * of the file.
 *
 * @param width of the other lines that mark the block
 */
function hunkOf(body: string, width: number): string | undefined {
  const lines = [...body.matchAll(/^={5,}[ \t]*\r?\n/gm)]
  const alike = lines.filter(([line]) => line.trimEnd().length === width)
  const [divider, ...others] = alike.length > 0 ? alike : lines
  if (!divider || others.length > 0) return undefined
  const [old, text] = [body.slice(0, divider.index), body.slice(divider.index + divider[0].length)]
  return `@@\n${prefixed(old, '-')}${prefixed(text, '+')}`
}

function prefixed(text: string, sign: string): string {
  const lines = text === '' ? [] : text.replace(/\r?\n$/, '').split('\n')
  return lines.map((line) => `${sign}${line}\n`).join('')
}

/** Adapts flags of grep, and options that mean the opposite of ours. */
function adaptSearch(args: Fields): Fields {
  const { case_sensitive: exact, isRegexp, '-A': after, '-B': before, ...rest } = withoutOutputMode(args)
  const lines = [after, before].filter((count) => typeof count === 'number')
  return {
    ...rest,
    ...(exact === false && { ignore_case: true }),
    ...(isRegexp === false && { literal: true }),
    ...(lines.length > 0 && { context: Math.max(...lines) })
  }
}

const withoutOutputMode = without('explanation', 'output_mode', '-n', 'target_directories', 'includeIgnoredFiles')

/** Takes the title from the first line of a result. */
function adaptResult(args: Fields): Fields {
  const { result, ...rest } = without('command', 'task_progress')(args)
  if (typeof result !== 'string') return args
  const [title = ''] = result.trim().split('\n', 1)
  return { title, description: result, ...rest }
}

/** Drops the short description that other agents send along with the task. */
function adaptTask(args: Fields): Fields {
  const rest = without('subagent_type', 'mode', 'explanation')(args)
  return typeof rest['prompt'] === 'string' || typeof rest['task'] === 'string' ? without('description')(rest) : rest
}
