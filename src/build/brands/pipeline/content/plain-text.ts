import type { ProblemTexts } from '../draft.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
import { written } from '../validate/remark.ts';
import { findPlaceholders } from './placeholders.ts';

const html = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|!--)/gi;

function once(found: readonly ProblemTexts[]): ProblemTexts[] {
  return [...new Map(found.map((texts) => [texts.what.en, texts])).values()];
}

/** HTML in a text that is shown as it is written; each tag once. */
export function htmlInPlainText(text: string): ProblemTexts[] {
  const tags = withoutClosingTags([...text.matchAll(html)].map(({ 0: tag }) => ({ tag })));
  const fix = {
    en: 'Delete it: this text has neither bold words nor lines of its own.',
    es: 'Bórralo: este texto no tiene ni negrita ni saltos de línea.',
    ca: 'Esborra-ho: aquest text no té ni negreta ni salts de línia.',
  };
  return once(tags.map(({ tag }) => ({ ...htmlTexts(tag), fix })));
}

/** Quotes of word processors around all of a text, which has no others in it: “…”, «…», ‘…’. */
const curlyQuoted = /^([“«‘])([^“”«»‘]+)([”»’])$/u;
const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '‘': '’' };

/** Quotes that were meant for YAML, which knows straight ones only. */
export function quotesInPlainText(text: string): ProblemTexts[] {
  const [, first = '', inner = '', last = ''] = curlyQuoted.exec(text) ?? [];
  if (first === '' || closing[first] !== last) return [];
  return [
    {
      code: 'doubtful-fact',
      what: {
        en: `All of this text stands in the quotes of a word processor, \`${first}\` and \`${last}\`.`,
        es: `Todo este texto está entre comillas de un procesador de textos, \`${first}\` y \`${last}\`.`,
        ca: `Tot aquest text és entre cometes d’un processador de textos, \`${first}\` i \`${last}\`.`,
      },
      why: {
        en: 'Only straight quotes put a value in quotes: these belong to the text, and visitors would see them.',
        es: 'Solo las comillas rectas delimitan un valor: estas forman parte del texto, y se verían.',
        ca: 'Només les cometes rectes delimiten un valor: aquestes formen part del text, i es veurien.',
      },
      fix: {
        en: `Write \`${written(inner)}\`, unless the quotes are meant.`,
        es: `Escribe \`${written(inner)}\`, si no son así a propósito.`,
        ca: `Escriu \`${written(inner)}\`, si no són així expressament.`,
      },
    },
  ];
}

/** Placeholders of Markdown pages in a text that does not have them; each once. */
export function placeholdersInPlainText(text: string): ProblemTexts[] {
  return once(
    findPlaceholders(text).map(({ start, end }) => ({
      code: 'unknown-placeholder',
      what: {
        en: `\`${text.slice(start, end)}\` stands for nothing in this text.`,
        es: `\`${text.slice(start, end)}\` no representa nada en este texto.`,
        ca: `\`${text.slice(start, end)}\` no representa res en aquest text.`,
      },
      why: { en: 'Visitors would see the braces.', es: 'Se verían las llaves.', ca: 'Es veurien les claus.' },
      fix: {
        en: 'Write the words themselves: only the pages in `content/` have placeholders of this kind.',
        es: 'Escribe las palabras mismas: solo las páginas de `content/` tienen marcas de este tipo.',
        ca: 'Escriu les paraules mateixes: només les pàgines de `content/` tenen marques d’aquest tipus.',
      },
    })),
  );
}
