import { announcesInOtherLanguage } from './announcements-in-other-languages.ts'

/**
 * How models say in other languages than English what they do next. The verbs are those of the work, so that `Ich zitiere den Text:`
 * and `Voy a ignorar lo que dice:` state no such intention.
 */
const WORK: readonly RegExp[] = [
  // German
  /(?<!\p{L})(?:ich|wir) (?:lese|prüfe|öffne|suche|ändere|bearbeite|starte|korrigiere|behebe|repariere|erstelle|aktualisiere|untersuche|betrachte|(?:schaue?|sehe) (?:mir|uns)|führe|rufe|liste)n?(?!\p{L})/iu,
  /(?<!\p{L})(?:lese|prüfe|öffne|suche|ändere|bearbeite|starte|korrigiere|behebe|erstelle|aktualisiere|untersuche|betrachte|schaue|sehe|führe|rufe)n? (?:ich|wir)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:ich|wir) (?:werde|muss|müsse|will|wolle|möchte|kann)n?|(?:werde|muss|möchte)n? (?:ich|wir)|lass(?:e|t|en)? (?:sie )?(?:mich|uns)|zuerst|jetzt|nun|dann|als nächstes)(?!\p{L}).*(?<!\p{L})(?:lesen|prüfen|überprüfen|öffnen|suchen|ändern|bearbeiten|starten|korrigieren|beheben|reparieren|erstellen|aktualisieren|untersuchen|ansehen|anschauen|ausführen|aufrufen|auflisten|anpassen)(?!\p{L})/iu,
  // French
  /(?<!\p{L})(?:je (?:vais|dois|veux|voudrais|peux)|laisse[rz]?[- ]moi|permet(?:s|tez)-moi|commençons par|il (?:me|nous) faut|^\W*il faut|nous (?:allons|devons)|on va)(?!\p{L}).*(?:(?<!\p{L})(?:re)?lire|vérifier|ouvrir|modifier|exécuter|lancer|chercher|corriger|examiner|regarder|consulter|créer|mettre à jour|éditer|inspecter|lister|(?<!\p{L})voir|analyser|explorer|appeler|ajouter|supprimer|appliquer)(?!\p{L})/iu,
  /(?<!\p{L})(?:je (?:lis|vérifie|ouvre|modifie|exécute|lance|cherche|corrige|examine|regarde|consulte|crée|liste)|(?:regard|voy|lis|vérifi|ouvr|examin|cherch|exécut)ons)(?!\p{L})/iu,
  // Spanish, Portuguese, Italian
  /(?<!\p{L})(?:voy a|vamos(?: a)?|déjame|permíteme|necesito|debo|tengo que|quiero|vou|deixe-me|deixa-me|preciso|devo|quero|lasciami|fammi|voglio|vado a|andiamo a|iniziamo a)(?!\p{L}).*(?<!\p{L})(?:leer|revisar|abrir|modificar|ejecutar|buscar|corregir|ver|examinar|editar|crear|actualizar|inspeccionar|listar|comprobar|verificar|consultar|analizar|explorar|llamar|aplicar|arreglar|ler|executar|procurar|corrigir|checar|olhar|criar|atualizar|rodar|leggere|controllare|aprire|modificare|eseguire|cercare|correggere|vedere|esaminare|creare|aggiornare|verificare|elencare)(?!\p{L})/iu,
  /(?<!\p{L})(?:leyendo|revisando|abriendo|modificando|ejecutando|buscando|corrigiendo|lendo|executando|procurando|corrigindo|leggo|eseguo|controllo|apro|correggo|cerco|leo|reviso|ejecuto|leio|executo|veamos|vejamos|vediamo|leggiamo)(?!\p{L})/iu,
  // Dutch, Polish, Turkish
  /(?<!\p{L})(?:ik (?:ga|zal|moet|wil)|laat (?:me|ons)|laten we)(?!\p{L}).*(?<!\p{L})(?:lezen|openen|bekijken|controleren|uitvoeren|zoeken|aanpassen|wijzigen|bewerken|kijken)(?!\p{L})/iu,
  /(?<!\p{L})(?:ik (?:lees|open|bekijk|controleer|zoek|wijzig|pas)|(?:prze)?czytam|sprawdzę|sprawdźmy|otworzę|uruchomię|zmienię|poprawię|zobaczmy|wyszukam|edytuję|okuyacağım|bakacağım|bakalım|açacağım|çalıştıracağım|düzelteceğim|inceleyeceğim|inceleyelim|kontrol ede(?:ceğim|lim)|okuyalım|arayacağım)(?!\p{L})/iu,
  // Russian and Ukrainian
  /(?<!\p{L})(?:(?:по)?смотр(?:ю|им)|прочита(?:ю|ем)|чита(?:ю|ем)|провер(?:ю|им|яю)|откро(?:ю|ем)|открываю|исправ(?:лю|им|ляю)|запу(?:щу|стим|скаю)|измен(?:ю|им|яю)|найд(?:у|ём|ем)|созда(?:м|дим)|обнов(?:лю|им)|изуч(?:у|им)|выполн(?:ю|им|яю)|вызов(?:у|ем)|вызываю|редактирую|прочитаю|перевір(?:ю|имо)|відкри(?:ю|ємо)|запустимо|виправ(?:лю|имо)|подив(?:люся|имося))(?!\p{L})/iu,
  /(?:^\W*(?:нужно|надо|необходимо|потрібно)|(?<!\p{L})(?:мне (?:нужно|надо)|хочу|давайте))(?!\p{L}).*(?:прочитать|посмотреть|проверить|открыть|исправить|запустить|изменить|найти|создать|обновить|изучить|выполнить|прочитати|перевірити|відкрити|запустити|виправити)(?!\p{L})/iu,
  // Chinese
  /(?:^|[，,。！：:])\s*(?:我们?|让我们?|先|现在|接下来|下一步|首先|然后)[^，。：:]*(?:读取|阅读|讀取|查看|检查|檢查|修改|运行|執行|搜索|搜尋|打开|打開|执行|更新|看看|看一下|列出|修复|修復|编辑|編輯|创建|建立|查找|了解|分析|调用|調用|重构|删除)/u,
  /^\s*(?:修复|修改|更改|改动|修復)如下/u
]

/** Japanese and Korean, where the verb ends the sentence. */
const FINAL: readonly RegExp[] = [
  /(?:読み|見(?:て(?:い|み))?|見てみ|開き|調べ|調べてみ|書き換え|直し|(?:確認|実行|修正|検索|更新|編集|作成|変更|追加|調査|適用|テスト)(?:し|させていただき|してみ|していき))(?:ます|ましょう)[:：。…\s]*$|(?:確認|実行|修正|検索|更新|編集|変更)させてください[:：。…\s]*$|呼び出します[:：。…\s]*$/u,
  /(?:읽|실행하|확인하|확인해 ?보|열|열어 ?보|수정하|검색하|찾아?보?|편집하|생성하|업데이트하|살펴보|고치|호출하|변경하)(?:겠습니다|겠어요)[:.…\s]*$/u
]

/** Words by which a model shows or refuses what follows. */
const SHOWS =
  /zitier|zitat|zeige|zeigen|wiederhol|ignor|beispiel|\bnicht\b|\bnie|\bstatt\b|(?<!\p{L})(?:cit(?:er|e|ar|are|o)|citation|cita|citação|citazione|montr(?:er|e)|mostr(?:ar|are|o)|répét\p{L}*|repet\p{L}*|ripet\p{L}*|exempl[eo]|ejemplo|esempio|pas|jamais|nunca|jamás|mai|no|não|non|refus\p{L}*|rechaz\p{L}*|recus\p{L}*|rifiut\p{L}*|plutôt|lugar|vez|voorbeeld|citeer|citeren|niet|przykład\p{L}*|nie|cytuj\p{L}*|örne\p{L}+|не|никогда|пример\p{L}*|цитир\p{L}*|процитир\p{L}*|покаж\p{L}*|ні|приклад\p{L}*)(?!\p{L})|引用|示例|例子|例如|比如|展示|演示|样例|不|別|别|勿|忽略|拒绝|禁止|格式(?!化)|例え|たとえ|ない|ません|않|지 마|예시/iu

/** A comma that ends the intention. A relative clause, and the verb after it, continue it. */
const CLAUSE =
  /[,，、](?!\s*(?:\p{L}+en\s*$|(?:котор|где|що|який|яка|в котор|qui|que|dont|où|den|dem|die|der|das|in dem|in der|wo|was|um|pour|para|per|damit|чтобы|щоб|который|która|który|które|który|która|welche)\p{L}*(?!\p{L})))/iu

/** True if a sentence in a language other than English says what the model does next, and ends there. */
export function intendsInOtherLanguage(sentence: string): boolean {
  if (SHOWS.test(sentence)) return false
  if (FINAL.some((pattern) => pattern.test(sentence))) return true
  const start = WORK.map((pattern) => sentence.search(pattern)).find((at) => at >= 0)
  if (start === undefined || announcesInOtherLanguage(clauseBefore(sentence, start))) return false
  const rest = sentence
    .slice(start)
    .replace(/^[，,。！：:\s]+/u, '')
    .replace(/[\s:：.。….—–-]+$/u, '')
  return !/[:;：；—]/u.test(rest) && !CLAUSE.test(rest)
}

/** `The test shows a failure, so …` announces nothing, but `The issue says that I must …` does. */
function clauseBefore(sentence: string, end: number): string {
  const before = sentence.slice(0, end)
  return before.slice(before.search(/[^,，]*$/u))
}
