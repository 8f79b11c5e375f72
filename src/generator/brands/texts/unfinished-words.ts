import type { Language } from '#core/i18n/languages.ts';
import { pageMark } from '../new-brand/model.ts';

/** Words of drafts, whatever the language. */
const draftWords =
  /\b(?:FIXME|TBD|TBC)\b|\bX{4,}\b|\bx{3,}\b|\?{3,}|\b[Ll]orem ipsum\b|\b(?:asdf|qwerty)\w*|\b(?:texto|text) de (?:prueba|relleno|prova|farciment)\b|\bplaceholder text\b/g;

/** What stands in brackets for something that nobody has filled in. A link has its address behind the brackets. */
const bracketed = /\[[^\][\n]*\](?!\s*[([:])/g;
const toFillIn =
  /\b(?:completar|rellenar|pendiente|indicar|insertar|emplenar|pendent|inserir|nombre|nom|fecha|data|name|date|insert|fill|comentarios?|comentaris?|comments?|revisar|revisad|revisa|review|nota|note|borrador|esborrany|draft|consultar|confirmar|comprobar|comprovar|validar|preguntar)\b/i;

/** Notes of people who read a draft, for each other. One behind `#` is reported as a comment. */
const reviewNotes =
  /(?<!#\s?)\b(?:comentario (?:de|para)|nota interna|nota para|comentari (?:de|per a)|nota per a|internal note|note to)\b[^\n:]{0,30}:|\((?:revisar con|pendiente de|pendent de|revisar amb|check with) [^()\n]*\)/gi;

const todo = /\bTODO\b/g;

/** "TODO" is also a Spanish word, which people write in capitals for emphasis. */
const spanishTask =
  /^(?:\s*[:(\-–—.,;]|[ \t]*(?:[\r\n]|$)|\s+(?:completar|revisar|escribir|poner|añadir|preguntar|confirmar|cambiar|traducir|acabar|terminar|actualizar|pedir|pendiente|falta)\b)/i;

export interface UnfinishedWords {
  start: number;
  end: number;
}

/**
 * Finds words that say of a text that it is not finished.
 * @param withMarks whether the marks of the model count, too
 */
export function findUnfinishedWords(
  text: string,
  language: Language | undefined,
  withMarks: boolean,
): UnfinishedWords[] {
  const tasks = [...text.matchAll(todo)].filter(
    ({ index }) =>
      (language !== undefined && language !== 'es') || spanishTask.test(text.slice(index + 'TODO'.length)),
  );
  const inBrackets = [...text.matchAll(bracketed)].filter(([words]) => toFillIn.test(words));
  const others = [draftWords, reviewNotes, ...(withMarks ? [pageMark] : [])].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  return [...tasks, ...inBrackets, ...others]
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .sort((a, b) => a.start - b.start);
}
