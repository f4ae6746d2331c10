/**
 * Words that announce a quotation or a sample in the languages that models answer in besides English. Verbs of the work itself are
 * left out: `我来执行以下命令：` and `Ich lese die folgende Datei:` lead to calls that the model intends.
 */
const WORDS: readonly RegExp[] = [
  // German
  /\b(?:enthält|enthielt|lautet|steht|schreibt|schrieb|geschrieben|beispiel\w*|z\. ?b\.|sieht so aus|zitat\w*|zitier\w*|verlangt|fordert|bittet|bitte|zeigt|möchte, dass|heißt es|sagt|wiederhol\w*|ignorier\w*|zeige|zeigen|laut|gemäß|folgende\w* (?:text|zeile|inhalt|anweisung)\w*)(?!\p{L})/iu,
  /\b(?:nicht|niemals|statt)\b[^,;]{0,30}$/i,
  // French
  /(?:\bcontient|\bdit|\bindique|\bprécise|\bmentionne|\bexige|\bselon|\baffirm\p{L}*|\bprétend|\bdéclare|\bciter|\bmontrer|\brépét\p{L}*|\brefus\p{L}*|\bignor\p{L}*|\bd['’]après|\bécrit|\bexemple|\bressemble|\bmontre|\bdemande|\bcitation|\bcite|\btexte suivant|\bn['’]\p{L}+ pas|\bne \p{L}+ pas|\bne pas)(?!\p{L})/iu,
  // Spanish, Portuguese, Italian
  /(?:contiene|contém|(?<!\p{L})(?:dice|diz|pide|pede|chiede|indica|menciona|menziona|según|segundo|exige|richiede|citar|mostrar|mostrare|repetir|ripetere|ignor\p{L}+|rechaz\p{L}+|afirma\p{L}*|solicita|muestra|mostra|escribió|escreveu|ha scritto)|ejemplo|exemplo|esempio|este aspecto|esta aparência|se ve así|siguiente texto|texto siguiente|seguinte texto|seguente testo)(?!\p{L})/iu,
  /(?<!\p{L})(?:no|não|non) (?:lo |la |o |a )?(?:ejecut|execut|esegu|hag|faç|far|us|sig|siga)\p{L}*/iu,
  /(?<!\p{L})(?:no|não|non) (?:voy|vou|vado|debo|devo|puedo|posso|quiero|quero|voglio)(?!\p{L})/iu,
  // Several: `this:`, `the text:`
  /(?<!\p{L})(?:ceci|cela|esto|isto|questo|(?:le|el|o|il) te(?:xte|xto|sto)|текст)\s*:?\s*$/iu,
  // Dutch, Polish, Turkish
  /(?<!\p{L})(?:bevat|zegt|voorbeeld|bijvoorbeeld|toont|vraagt|volgende tekst|zawiera|przykład\p{L}*|napisa\p{L}*|następujący tekst|içeriyor|örne\p{L}+|diyor)(?!\p{L})/iu,
  /(?<!\p{L})(?:niet[^,;]{0,20}$|nie (?:wykon|uruch|uży|rób)\p{L}*)/iu,
  // Russian and Ukrainian
  /содерж|например|пример|написан|выглядит|просит|показыва|говорит|сказано|цитир|покажу|указано|требу|следующий текст|наприклад|приклад|містить/iu,
  /(?<!\p{L})не (?:выполн|запуск|использ|след|буд|викон)\p{L}*/iu,
  // Chinese
  /例如|比如|示例|例子|样例|範例|包含|写道|写着|寫道|不要|不会|不會|不能|不应|请勿|禁止|要求我|引用|格式(?!化)|指示|请求我|注入|攻击|[中里上](?:显示|顯示|写|提到|说)|以下(?:文本|内容|文字|文本)|如下|[说說]道?\s*[：:]?\s*$|[说說]，|中有\s*[：:]?\s*$|显示|顯示|提到|展示|忽略|要求\s*[：:]?\s*$/u,
  /(?:issue|readme|评论|作者|描述|文件|日志|用户|攻击者|[行它他她其人])\s*[会想]?[让叫要]我/iu,
  // Japanese and Korean
  /例えば|たとえば|例[:：]|の例|含ま|書か|書い|次のテキスト|ないでください|しません|ようになります|引用|示され|예를 들어|예시|포함|하지 마|적혀|다음 텍스트/u,
  // Arabic and Hindi
  /مثال|حتوي|يقول|لا تنفذ|النص التالي|उदाहरण/u
]

/** True if a sentence in a language other than English announces a quotation. */
export function announcesInOtherLanguage(sentence: string): boolean {
  return WORDS.some((pattern) => pattern.test(sentence))
}
