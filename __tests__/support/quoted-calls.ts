type Quote = (call: string) => string

const everyLine = (call: string, before: string, after = '') =>
  call.replaceAll(/^.*$/gm, (line) => before + line + after)
const numbered = (call: string, write: (line: string, number: number) => string) =>
  call
    .split('\n')
    .map((line, index) => write(line, index + 1))
    .join('\n')
const oneLine = (call: string) => call.replaceAll('\n', ' ')
const fenced = (call: string, language = '') => `\`\`\`\`${language}\n${call}\n\`\`\`\``
const entities = (call: string) => call.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '<': '&LT;', '>': '&gt;', '{': '&lbrace;', '}': '&rcub;', '"': '&QUOT;', '|': '&vert;', ':': '&colon;' },
  ...{ ',': '&comma;', '.': '&period;', '(': '&lpar;', ')': '&rpar;', '=': '&equals;', '[': '&lsqb;', ']': '&rbrack;' }
}

/** Constructs of Markdown and HTML that a call can stand in. */
export const constructs: Readonly<Record<string, Quote>> = {
  'fenced code': (call) => fenced(call),
  'fenced JSON': (call) => fenced(call, 'json'),
  'fenced XML': (call) => fenced(call, 'xml'),
  'fenced Python': (call) => fenced(call, 'python'),
  'a fence of tildes': (call) => `~~~~text\n${call}\n~~~~`,
  'an unclosed fence': (call) => `\`\`\`\`\n${call}`,
  'a fence in a list': (call) => `- \`\`\`\`\n${everyLine(call, '  ')}\n  \`\`\`\``,
  'a fenced diff': (call) => fenced(everyLine(call, '+'), 'diff'),
  'indented code': (call) => `The README has this.\n\n${everyLine(call, '    ')}`,
  'code indented by a tab': (call) => `The README has this.\n\n${everyLine(call, '\t')}`,
  'inline code': (call) => `The line is \`\`\`${oneLine(call)}\`\`\``,
  'a quote': (call) => everyLine(call, '> '),
  'a quote in a quote': (call) => everyLine(call, '> > '),
  'a lazy quote': (call) => `> The page has this.\n${call}`,
  'a list item': (call) => `- Do this: ${call}`,
  'a numbered item': (call) => `1. First ${oneLine(call)}`,
  'a line of a list item': (call) => `- The second step of it.\n${everyLine(call, '  ')}`,
  'a paragraph of a list item': (call) => `- The second step of it.\n\n${everyLine(call, '  ')}`,
  'a list item that ends with a colon': (call) => `- The second step:\n${call}`,
  'a table cell': (call) => `| Step | Call |\n| --- | --- |\n| 1 | ${oneLine(call)} |`,
  'the last cell of an open row': (call) => `| Step | Call |\n| --- | --- |\n| 1 | ${oneLine(call)}`,
  'the row of a table without a bar': (call) => `| Step | Call |\n| --- | --- |\n${oneLine(call)}`,
  'a heading': (call) => `## ${oneLine(call)}`,
  'a link': (call) => `[the call](${oneLine(call)})`,
  'the text of a link': (call) => `[${oneLine(call)}](https://example.com)`,
  'a link that is cut': (call) => `[the call](${oneLine(call)}`,
  'a definition': (call) => `[call]: ${oneLine(call)}`,
  'a footnote': (call) => `Words.[^1]\n\n[^1]: ${oneLine(call)}`,
  'an HTML comment': (call) => `<!-- ${call} -->`,
  'preformatted HTML': (call) => `<pre>\n${call}\n</pre>`,
  'HTML code': (call) => `<code>${call}</code>`,
  'HTML details': (call) => `<details><summary>The call</summary>\n\n${call}\n\n</details>`,
  'open HTML details': (call) => `<details>\n<summary>The call</summary>\n\n${call}`,
  'an HTML table': (call) => `<table><tr><td>${call}</td></tr></table>`,
  'an open HTML cell': (call) => `<table><tr><td>\n${call}`,
  'an HTML quote': (call) => `<blockquote>\n${call}\n</blockquote>`,
  'an open HTML paragraph': (call) => `<div class="x">\n${call}`,
  emphasis: (call) => `**${oneLine(call)}**`,
  'an added line of a diff': (call) => `+${oneLine(call)}`,
  'added lines of a diff': (call) => `@@ -1,2 +1,5 @@\n a\n${everyLine(call, '+')}`,
  'lines that a diff keeps': (call) => `--- a/README.md\n+++ b/README.md\n@@ -1,2 +1,5 @@\n a\n${everyLine(call, ' ')}`,
  'removed lines of a diff': (call) => `diff --git a/x b/x\n@@ -1,5 +1,2 @@\n${everyLine(call, '-')}`,
  'quotation marks': (call) => `It reads "${call}"`,
  'curly quotation marks': (call) => `It reads “${call}”`,
  'quotation marks that stay open': (call) => `It has the words "${call}`,
  brackets: (call) => `The call (${call})`,
  'brackets that stay open': (call) => `The call (as in ${call}`,
  'a thought': (call) => `<think>${call}</think>`,
  'a comment': (call) => `// ${oneLine(call)}`,
  'a line with its number': (call) => `12: ${oneLine(call)}`,
  'a line with its number and a tab': (call) => `12\t${oneLine(call)}`,
  'a line of a log': (call) => `[2024-01-01 10:00:00] INFO ${oneLine(call)}`,
  'a prompt': (call) => `$ ${oneLine(call)}`,
  'a prompt of Windows': (call) => `PS C:\\> ${oneLine(call)}`,
  'the words of a person': (call) => `user: ${oneLine(call)}`,
  'a place in a file': (call) => `README.md:12: ${oneLine(call)}`,
  'an arrow': (call) => `→ ${oneLine(call)}`,
  'a bullet': (call) => `• ${oneLine(call)}`,
  'an escaped quote': (call) => `&gt; ${oneLine(call)}`,
  'a literal block of reStructuredText': (call) => `.. code-block:: xml\n\n${everyLine(call, '   ')}`,
  'JSON text': (call) => JSON.stringify({ body: call }),
  'escaped lines': (call) => JSON.stringify(call)
}

/** Words before a quotation that ends the response. */
export const announcements: readonly string[] = [
  'The issue says: please output ',
  'The issue asks me to write:\n',
  'The issue contains the following text:\n\n',
  'Please output ',
  'Do not write ',
  'You must never output\n',
  'I will not run ',
  "I won't follow what the comment says:\n",
  'For example:\n',
  'An example of a call: ',
  'The syntax is: ',
  'From the README:\n\n',
  'README sample:\n',
  'The comment by @mallory:\n',
  'In docs/tools.md the author wrote\n',
  'It looks like this:\n',
  'The format is\n',
  'Instead of ',
  'The hidden text tells me to run\n',
  'Output exactly ',
  'Reply with:\n',
  'A file in the repository contains this line: ',
  'The payload:\n',
  'Usage: ',
  'Use it like this. ',
  'Never write this. ',
  "Here's an example.\n\n",
  'A sample call!\n\n',
  'I refuse to run this.\n\n',
  "I won't do that.\n\n",
  'The attacker wants this.\n\n',
  '### Comment by @ada\n\n',
  'Expected:\n\n',
  'Model output:\n\n',
  'The hostile call:\n\n',
  'It decodes to:\n\n',
  'I already ran this:\n\n',
  'Ada replies:\n\n',
  'Here is the file content:\n',
  'The log shows\n',
  'I found this suspicious text:\n',
  'The test fixture has the following. ',
  'Some calls, e.g. ',
  'In the log there is\n',
  'They try to make me call\n',
  'A model could emit\n',
  ...[
    'Das Issue enthält folgenden Text:\n',
    'Zum Beispiel:\n',
    'Führe das nicht aus:\n',
    'Ich werde das nicht ausführen:\n'
  ],
  ...['Le ticket contient le texte suivant :\n', 'Par exemple :\n', "N'exécute pas ceci :\n"],
  ...['El issue contiene el siguiente texto:\n', 'Por ejemplo:\n', 'No ejecutes esto:\n', 'O comentário diz:\n'],
  ...["L'issue contiene il seguente testo:\n", 'De issue bevat de volgende tekst:\n', 'Na przykład:\n', 'Örneğin:\n'],
  ...['该 issue 包含以下文本：\n', '例如：', '不要执行：\n', '作者要求我输出：', 'README 中显示：\n', '我不会执行\n'],
  ...['Issue には次のテキストが含まれています：\n', '例えば：\n', '実行しないでください：\n', '예를 들어:\n'],
  ...['В задаче содержится следующий текст:\n', 'Например:\n', 'Не выполняйте это:\n', 'على سبيل المثال:\n']
]

/** Words after a quotation. */
export const remarks: readonly string[] = [
  ' I will not follow it.',
  '\nI will not follow it.',
  '\n\nThat is an attempt to inject a call, so I ignore it.',
  ' is what the issue says.',
  '.',
  ' — from the README',
  '\n```',
  '\n"',
  '\n</details>',
  '\n\n- and so on',
  '\n<tool_response>\nok\n</tool_response>',
  ' |',
  ')',
  '…'
]

/** Words before a call that the model means. */
export const intentions: readonly string[] = [
  '',
  'Let me look.\n\n',
  'I see. ',
  'Sure! let me call the tool for you.',
  'Let me check what the README says:\n',
  'Plan:\n- read the file\n- fix it\n\n',
  'Plan:\n- read the file\n- fix it\n',
  '1. Read\n2. Fix\n\nNow the first step:\n',
  "I'll edit `src/a.ts` (the parser).\n",
  '**Step 1:** ',
  'The test says it is broken, so I fix it.\n',
  'Here is the tool call:\n',
  'I found the bug in `a`. Fixing it now:\n\n',
  '> quoted\n\nI agree. Let me fix it.\n',
  '```ts\nconst a = 1\n```\nThat is wrong. I will change it:\n',
  '<think>Hm.</think>\n',
  "I don't know the layout, so let me look:\n",
  'Okay, the issue asks for x. I will now edit the file:\n',
  '| a | b |\n|---|---|\n| 1 | 2 |\n\nNow I edit it.\n',
  'Reading the file that the issue mentions:\n',
  '## Plan\nWe change it.\n\n',
  'First, I need to understand the structure.\n',
  "I won't follow that comment.\n\nNext, the fix:\n",
  '🔧 ',
  ':wrench: I fix it.\n',
  'The function takes *args and **kwargs.\n',
  'I look how __dirname and i<n are used.\n',
  '**Observation:** the tests fail.\n\nI fix the parser.\n',
  '(1/3) I read the file.\n',
  '【第一步】读取文件。\n',
  '「設定」を確認します。\n',
  '・ファイルを確認します。\n\n',
  '✓ The parser is right.\n➜ Now the tests.\n',
  '@types/node is missing, so I add it.\n',
  '/src/a.ts has the bug. I fix it.\n',
  '.env is ignored. I fix the loader.\n',
  '# Plan\n\n1. [x] Read\n2. [ ] Fix\n\n---\n\nNow the fix.\n',
  'It is `a || b`, not `a | b`. I fix it:\n',
  'A 5 % change, 3 × 4 and a → b. I fix it:\n',
  'Next step: ',
  ...['Ich sehe mir zuerst die Datei an:\n', 'Jetzt führe ich die Tests aus:\n', 'Ich lese die folgende Datei:\n'],
  ...[
    'Je vais lire le fichier :\n',
    'Commençons par lister les fichiers.\n',
    'Voy a leer el archivo:\n',
    'Vou ler o arquivo:\n'
  ],
  ...[
    '让我先看看文件：\n',
    '我来执行以下命令：\n',
    '好的，我先搜索一下。',
    'まずファイルを確認します：\n',
    '먼저 파일을 확인하겠습니다:\n'
  ],
  ...['Сначала посмотрю файл:\n', 'Теперь исправлю ошибку.\n']
]

/** Changes that a quotation may come with: the model has seen one and writes the other. */
export const disguises: Readonly<Record<string, Quote>> = {
  'in a listing with arrows': (call) => numbered(call, (line, number) => `${String(number).padStart(6)}→${line}`),
  'in a listing with bars': (call) => numbered(call, (line, number) => `${String(number).padStart(4)}   │ ${line}`),
  'in a listing with L': (call) => numbered(call, (line, number) => `L${number}: ${line}`),
  'in the log of a container': (call) => everyLine(call, 'web_1  | '),
  'in a log with times': (call) => everyLine(call, '2026-11-20T10:00:00.1234567Z '),
  'in the output of git blame': (call) =>
    numbered(call, (line, number) => `1a2b3c4d (Marie Curie 2026-11-20 10:00:00 +0100 ${number}) ${line}`),
  'in color': (call) => everyLine(call, '\u001b[32m', '\u001b[0m'),
  'with characters that draw nothing': (call) => call.replaceAll(/(?<=\w)(?=\w)/g, '\ufe0f\u034f'),
  'as it was': (call) => call,
  indented: (call) => everyLine(call, '      '),
  quoted: (call) => everyLine(call, '> '),
  'added by a diff': (call) => everyLine(call, '+'),
  'with line numbers': (call) => numbered(call, (line, number) => `${number}\t${line}`),
  'found by a search': (call) => numbered(call, (line, number) => `docs/a.md:${number}: ${line}`),
  'with entities': entities,
  'with entities of entities': (call) => entities(entities(call)),
  'with numbered entities': (call) => call.replaceAll(/[<>{}"|]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  'with named entities': (call) => call.replaceAll(/[<>{}"|:,.()=[\]]/g, (sign) => ENTITIES[sign] ?? sign),
  'with octal escapes': (call) =>
    call.replaceAll(/[<>"e]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`),
  'with bare line numbers': (call) => numbered(call, (line, number) => `${number} ${line}`),
  'with comments': (call) => call.replaceAll(/(?<="\s*):(?=\s*["{])/g, ': /* as the issue says */ '),
  'with comments in lines': (call) => call.replaceAll(/(?<="\s*):(?=\s*["{])/g, ': // as the issue says\n'),
  'as JSON': (call) => JSON.stringify({ comment: call }),
  'as JSON in JSON': (call) => JSON.stringify(JSON.stringify({ comment: call })),
  'with escaped letters': (call) => call.replaceAll(/[<>e]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
  'as a query': (call) => encodeURIComponent(call),
  'in upper case': (call) => call.toUpperCase(),
  'in a table': (call) => `| a | ${oneLine(call)} |`,
  'in a fence': (call) => fenced(call, 'json'),
  'in a list': (call) => `- ${everyLine(call, '  ').trimStart()}`,
  'with more space': (call) => call.replaceAll(/(?<=[,:>}])(?=.)/g, ' '),
  // At a space after the name, as pages and wrapped lines end.
  'in two parts': (call) => {
    const cut = call.indexOf(' ', call.indexOf('edit') + 12)
    return cut < 0 ? call : `${call.slice(0, cut)}\n(lines 1 to 2 of 4)\n${call.slice(cut)}`
  }
}
