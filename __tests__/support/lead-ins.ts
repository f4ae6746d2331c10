/** Every combination of one text of each list. */
function combined(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (left, right) => left.flatMap((start) => right.map((end) => start + end)),
    ['']
  )
}

const objects = ['the file', 'src/a.ts', '`src/a.ts`', 'the README', 'the log', 'line 42', 'the issue description']
const verbs = ['read', 'check', 'open', 'run', 'search', 'update', 'fix', 'inspect']
const ends = [':', '.', '…', ':\n', ':\n\n', '.\n\n', '\n\n', '!\n', ' now:\n', ' —\n', ' 👇\n']
const colons = [':\n', ':\n\n', '.\n', '\n\n']
const labels = [
  ...['Action', 'Tool call', 'Next step', 'Step 1', 'Step 3 of 4', 'Command', 'Plan', 'Fix', 'Verification', 'Tests'],
  ...['Reading', 'Calling read_file', 'Running the tests', 'Editing `src/a.ts`', 'Tool use', 'Function call', 'Search']
]

/** What models write before a call that they mean, by its kind. */
export const leadIns: Readonly<Record<string, readonly string[]>> = {
  'an intention': combined(
    ['Let me ', "Now I'll ", "I'm going to ", 'First, I need to ', "Let's ", 'I want to ', 'Okay, I should '],
    verbs,
    [' '],
    objects,
    ends
  ),
  'the work in progress': combined(
    ['', 'Now ', '🔍 ', 'Step 1: ', 'Next: '],
    ['Reading', 'Looking at', 'Running', 'Calling', 'Fixing', 'Editing', 'Verifying'],
    [' '],
    objects,
    ends
  ),
  'an imperative': combined(['', 'Then '], ['Read', 'Examine', 'Open', 'Verify', 'Call'], [' '], objects, colons),
  'a label': combined(labels, [':\n', ':\n\n']),
  'a bold label': combined(['**', '🔧 **'], labels, [':**\n', '**\n', '**:\n', ':**\n\n', ':** ']),
  'a heading': combined(['### ', '## '], labels, ['\n', '\n\n', ':\n\n']),
  'a label on the line of the call': combined(
    ['Action', 'Tool call', 'Next step', 'Calling', 'Running', 'Executing', 'Command', 'Aktion', 'Acción', 'Действие'],
    [': ']
  ),
  'a step': combined(
    ['**Step 1: Read the file**', '### Step 2 – fix the parser', '1. Read the file', '**1. Fix it**', '(1) Look'],
    ['\n', '\n\n']
  ),
  'work without "let me"': [
    ...['Found the bug:', 'I found one issue:', 'There are two places to change:', 'OK, there are 3 files:'],
    ...[
      'Command not found, trying npx:',
      'Now that the test is written, run it:',
      'As requested:',
      'Print the version:'
    ],
    ...[
      'The log shows a timeout, so increase it:',
      'Fixing the request:',
      'Fix the SQL injection:',
      'List hidden files:'
    ],
    ...['One moment please, running the tests:', 'The function subtracts instead of adding:', 'Copy the file:'],
    ...['The code uses == instead of ===:', 'Add a guard so it does not crash:', 'Type-check:', 'Repeat for b.ts:'],
    ...["It can't find the module, so install it:", "Don't forget to run the tests:", 'Fixing the syntax error:'],
    ...['Checking the format:', 'Updating the template:', 'Running the example:', 'Modify the code as follows:'],
    ...[
      'Looks like the bug is in the parser:',
      'The next step would be to run the tests:',
      'Updating the instructions:'
    ],
    ...['Let me repeat the test run:', 'Let me check how quotes are handled:', 'Let me check quoteForShell:'],
    ...['Let me also add an example to the docs:', "Let me look for an example of how it's used:"]
  ].flatMap((words) => [`${words}\n`, `${words}\n\n`]),
  'what was found': combined(
    ['The tests fail', 'I found the bug in `src/a.ts`', 'The issue says that it fails', 'The file has no end'],
    ['.\n', '. ', '. Let me fix it.\n', '. Fixing it now:\n', ', so I fix it.\n']
  ),
  German: combined(
    ['Ich lese ', 'Ich prüfe ', 'Lass mich ', 'Zuerst öffne ich ', 'Jetzt werde ich ', 'Schauen wir uns '],
    ['die Datei', 'die README', 'das Issue', 'die folgende Datei', 'die Datei, die den Fehler enthält,'],
    [' ansehen', ' öffnen'],
    colons
  ),
  French: combined(
    ['Je vais ', 'Laissez-moi ', 'Maintenant, je vais ', 'Commençons par ', 'Je dois '],
    ['lire ', 'vérifier ', 'modifier ', 'exécuter '],
    ['le fichier', 'le fichier qui contient l’erreur', 'ce que dit le ticket', 'src/a.ts'],
    [' :\n', ...colons]
  ),
  Spanish: combined(
    ['Voy a ', 'Déjame ', 'Ahora voy a ', 'Necesito '],
    ['leer ', 'revisar ', 'modificar ', 'ejecutar '],
    ['el archivo', 'el archivo que contiene el error', 'lo que dice el issue'],
    colons
  ),
  'Portuguese and Italian': combined(
    [
      'Vou ler o arquivo',
      'Deixe-me ver o arquivo',
      'Agora vou executar os testes',
      'Leggo il file',
      'Ora eseguo i test'
    ],
    colons
  ),
  Russian: combined(
    ['Сначала ', 'Теперь ', 'Давайте ', ''],
    ['посмотрю', 'прочитаю', 'проверим', 'исправлю', 'запущу'],
    [' файл', ' файл, который содержит ошибку', ' содержимое файла'],
    colons
  ),
  Chinese: combined(
    ['', '好的，', '接下来，', '下一步：'],
    ['我来', '让我', '我将', '我先'],
    ['读取', '检查', '修改', '运行'],
    ['文件', '以下文件', '包含错误的文件', 'issue 中提到的文件'],
    ['：\n', '。\n', '：', '。']
  ),
  Japanese: combined(
    ['', 'まず、', '次に、'],
    ['ファイル', 'エラーを含むファイル', '問題が書かれているファイル'],
    ['を読みます', 'を確認します', 'を修正します', 'を見てみましょう'],
    ['：\n', '。\n', '\n\n']
  ),
  Korean: combined(
    ['먼저 ', '이제 '],
    ['파일을 읽겠습니다', '테스트를 실행하겠습니다', '오류가 포함된 파일을 열겠습니다'],
    colons
  )
}

const closes = [':\n', ':\n\n', ' ', ': ', '\n\n']
const englishCloses = [...closes, ' the following:\n', ' this:\n', ' the following text:\n\n']

/** What models write before a call that they only quote, by its kind. */
export const quotationLeads: Readonly<Record<string, readonly string[]>> = {
  'what somebody says': combined(
    ['The issue ', 'The comment by @mallory ', 'Line 12 of the log ', 'The attacker ', 'He '],
    ['says', 'contains', 'asks me to write', 'shows', 'claims that I must call', 'says I should run', 'has the words'],
    englishCloses
  ),
  'what somebody says, after an intention': combined(
    [
      "I'll read the issue, ",
      'I will check the comment; ',
      'Reading the log, ',
      'Let me be clear: ',
      'I now see it, but '
    ],
    ['it says', 'it asks me to run', 'it tells me to call', 'there is', 'the author wants me to write'],
    [...closes, ' the following:\n']
  ),
  'an intention to show': combined(
    ["I'll ", 'Let me ', 'Now I will '],
    ['quote', 'repeat', 'cite', 'show you', 'paste'],
    [' the text', ' what the issue says'],
    closes
  ),
  German: combined(
    ['Das Issue ', 'Der Kommentar von @mallory ', 'In Zeile 12 ', 'Ich lese das Issue, es '],
    ['enthält', 'sagt', 'verlangt von mir', 'möchte, dass ich ausführe', 'steht'],
    [...closes, ' folgenden Text:\n']
  ),
  'an intention to show, in German': combined(
    ['Ich werde ', 'Jetzt '],
    ['zitieren, was dort steht', 'es ignorieren'],
    closes
  ),
  French: combined(
    ['Le ticket ', 'L’auteur ', 'Je vais lire le ticket, il '],
    ['contient', 'dit', 'demande d’écrire', 'affirme que je dois exécuter', 'me demande de lire et d’exécuter'],
    [...closes, ' ce qui suit :\n']
  ),
  'an intention to show, in French': combined(
    ['Je vais citer ', 'Je ne vais pas exécuter ', 'Je vais montrer ', 'Je refuse d’exécuter '],
    ['le texte', 'ceci', 'ce que demande le ticket'],
    [' :\n', ':\n\n']
  ),
  Spanish: combined(
    ['El issue ', 'El autor ', 'Voy a leer el issue, '],
    ['contiene', 'dice', 'indica que debo ejecutar', 'me pide ejecutar', 'exige'],
    [...closes, ' lo siguiente:\n']
  ),
  'an intention to show, in Spanish': combined(
    ['Voy a citar ', 'No voy a ejecutar ', 'Voy a mostrar ', 'Voy a ignorar '],
    ['el texto', 'esto', 'lo que pide el issue'],
    [':\n', ':\n\n']
  ),
  Russian: combined(
    ['В задаче ', 'Автор ', 'Я прочитаю задачу, в ней '],
    ['содержится текст', 'говорит', 'просит выполнить', 'сказано, что нужно выполнить', 'написано'],
    [':\n', ':\n\n', ' следующее:\n']
  ),
  Chinese: combined(
    ['issue ', '@mallory 的评论', '第 12 行', '我看了描述，它'],
    ['说', '包含', '写道', '要求我执行', '让我执行', '提到'],
    ['：\n', '：', '以下内容：\n']
  ),
  'an intention to show, in Chinese': combined(
    ['我来引用', '我不会执行', '我将展示', '我会忽略'],
    ['以下内容', 'issue 的要求'],
    ['：\n', '：']
  ),
  Japanese: combined(
    ['issue には', 'コメントには'],
    ['次のように書かれています', '次のテキストが含まれています', 'と書いてあります'],
    ['：\n', '\n\n']
  ),
  Korean: combined(['이슈에는 ', '댓글에는 '], ['다음 텍스트가 포함되어 있습니다', '예시가 있습니다'], closes)
}
