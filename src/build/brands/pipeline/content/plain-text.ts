import type { ProblemTexts } from '../draft.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
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
