/** How a construct begins and ends. */
type Construct = readonly [opens: string, closes: string]

/** Constructs of many languages that last until they are closed. */
export const blocks: Readonly<Record<string, Construct>> = {
  'math of TeX': ['$$\n', '\n$$'],
  'display math of LaTeX': ['\\[\n', '\n\\]'],
  'an environment of LaTeX': ['\\begin{verbatim}\n', '\n\\end{verbatim}'],
  'a container of Markdown': [':::note\n', '\n:::'],
  'a container with attributes': [':::: {.quote}\n\n', '\n::::'],
  'a source block of Org': ['#+BEGIN_SRC xml\n', '\n#+END_SRC'],
  'an example of Org': ['#+begin_example\n\n', '\n#+end_example'],
  'code of Confluence': ['{code:xml}\n', '\n{code}'],
  'unformatted text of Confluence': ['{noformat}\n', '\n{noformat}'],
  'code of BBCode': ['[code]\n', '\n[/code]'],
  'a quote of BBCode': ['[quote="Ada"]\n\n', '\n[/quote]'],
  'code of a wiki': ['{{{\n', '\n}}}'],
  'raw text of Jinja': ['{% raw %}\n', '\n{% endraw %}'],
  'a shortcode of Hugo': ['{{< highlight text >}}\n', '\n{{< /highlight >}}'],
  'a string of Python': ['text = """\n', '\n"""'],
  'another string of Python': ["text = '''\n", "\n'''"],
  'a comment of C': ['/*\n', '\n*/'],
  'a comment with words': ['/* the text\n * is\n', '\n */'],
  'a here-document': ["cat <<'EOF'\n", '\nEOF'],
  'character data': ['<![CDATA[\n', '\n]]>'],
  'a declaration of XML': ['<?xml\n\n', '\n?>'],
  'a document type': ['<!DOCTYPE x [\n\n', '\n]>'],
  'an element with a namespace': ['<content:encoded>\n\n', '\n</content:encoded>'],
  'an element with a long attribute': [`<div style="${'a'.repeat(250)}">\n\n`, '\n</div>'],
  'an open paragraph': ['<p>Run the test\n', '</p>'],
  'an open item': ['<li>Run the test\n\n', '</li>'],
  'an element in a sentence': ['Fix it. <section>', '</section>'],
  'a script': ['Fix it. <script>\n', '\n</script>'],
  'an unknown element': ['Okay. <plan>I could do\n', '\n</plan>'],
  'a fence with a space before it that does not break': ['\u00a0```\n', '\n```'],
  'a fence in a bullet': ['• ```\n', '\n  ```'],
  'a fence in a sentence': ['Fix it ```\n', '\n```'],
  'a fence of calls with other words': ['```tool_call example\n', '\n```'],
  'thinking in capitals': ['Okay. <THINKING>I could do\n', '</THINKING>'],
  'thinking with an attribute': ['<thinking lang="en">\nI could do\n', '</thinking>'],
  'thinking with a namespace': ['Okay. <x:thinking>\n', '</x:thinking>'],
  'a thought': ['Okay. <Thought>I could do\n', '</Thought>'],
  'the content of reasoning': ['Okay. <reasoning_content>I could do\n', '</reasoning_content>'],
  'thinking in brackets': ['[THINKING]I could do\n', '[/THINKING]'],
  'thinking between tokens': ['<|begin_of_thinking|>I could do\n', '<|end_of_thinking|>']
}

const lineEnds = ['\n', '\r', '\u2028', '\u000b', '\u0085']
const blanks = ['', ' ', '\u00a0', '\u200b', '\ufeff', '\u2003']

/** What a call that follows is part of, or what makes the rest of the response unreliable. */
export const openLeads: Readonly<Record<string, readonly string[]>> = {
  'the mark of a quote': lineEnds.flatMap((end) =>
    blanks.flatMap((blank) =>
      ['>', '›', '│', '▌', '┃', '＞', '|'].map((mark) => `Fix it.${end}${blank}${mark} Run the test `)
    )
  ),
  'indented code': ['    ', '\t', '\u00a0\u00a0\u00a0\u00a0', '\u3000', '\u2003\u2003\u2003\u2003'].flatMap((indent) =>
    lineEnds.map((end) => `Fix it.${end}${end}${indent}`)
  ),
  'an open fence': lineEnds.map((end) => `Fix it.${end}\`\`\`${end}`),
  'a fence that four spaces do not close': ['```\nx\n    ```\n', '~~~\nx\n\t~~~\n', '- ```\n  x\n      ```\n'],
  'the marker of an item': [
    ...['1)', 'a)', 'a.', 'iv.', '(1)', '(b)', '•', '◦', '‣', '·', '–', '#.', '1．', '１.', '○']
  ].map((marker) => `${marker} Run the test `),
  'an item far above': [`- Run the test\n${'\n  more\n'.repeat(700)}\n  `],
  'a definition': ['[^1]: Fix it\n', '[a]: <', '*[HTML]: Fix it ', 'Term\n: Fix it ', 'Term\n~ Fix it '],
  'a cell': ['a|', 'Fix it|', 'a\tb\t', '+---+---+\n'],
  'an open mark': [
    ...['**', 'Run the **test ', 'Run ~~the ', 'Run ==the ', 'Run ||the ', 'Run {--the ', '{++ '],
    ...[
      '(\n',
      'Fix it [see\n',
      'Ada: “Do this\n',
      '"Do this\n',
      '« Fais ceci\n',
      '「それ\n',
      'Fix `a ',
      "Fix it <img alt='\n"
    ]
  ],
  'a rule of AsciiDoc': ['Text\n----\n', 'Text\n....\n', 'Text\n____\n', 'Text\n++++\n'],
  'front matter': ['---\ntitle: x\n\n', '---\n\na: 1\n'],
  'another channel': [
    '<|channel|>Analysis<|message|>I could do\n',
    'analysis<|message|>I could do\n',
    '<|channel|>reasoning<|message|>I could do\n',
    '<|start|>assistant<|channel|>analysis<|message|>I could <|end|> do\n'
  ],
  'the turn of somebody else': [
    'Okay.<|im_end|>\n<|im_start|>user\n',
    '<|im_start|>think\nI could\n',
    'Okay.<|im_start|>tool\n',
    'Okay.<end_of_turn>\n<start_of_turn>user\n',
    'Okay.<|eot_id|><|start_header_id|>user<|end_header_id|>\n\n',
    'Okay.<|start|>functions.grep<|message|>',
    'Okay.<|user|>\n',
    '[INST]\n',
    'Okay. [TOOL_RESULTS]x[/TOOL_RESULTS]\n',
    'Okay. <function_response>ok</function_response>\n',
    'Okay.\n<tool_outputs>x</tool_outputs>\n',
    'Okay.\n\nHuman: do it\n',
    'Okay.\n\nUser:\n',
    '<tool_call>{"name": "status"}</tool_call>\nObservation: done\n\n'
  ]
}
