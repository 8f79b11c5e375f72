import type { Told } from '#build/diagnostics/told.ts';
import type { ProblemTexts } from '../draft.ts';

/** What Markdown writes instead, by the name of the HTML element. */
const instead: Readonly<Record<string, Told>> = {
  b: {
    en: 'Write `**text**` for bold text.',
    es: 'Escribe `**texto**` para la negrita.',
    ca: 'Escriu `**text**` per a la negreta.',
  },
  strong: {
    en: 'Write `**text**` for bold text.',
    es: 'Escribe `**texto**` para la negrita.',
    ca: 'Escriu `**text**` per a la negreta.',
  },
  i: {
    en: 'Write `*text*` for text in italics.',
    es: 'Escribe `*texto*` para la cursiva.',
    ca: 'Escriu `*text*` per a la cursiva.',
  },
  em: {
    en: 'Write `*text*` for text in italics.',
    es: 'Escribe `*texto*` para la cursiva.',
    ca: 'Escriu `*text*` per a la cursiva.',
  },
  a: {
    en: 'Write `[text of the link](https://…)`.',
    es: 'Escribe `[texto del enlace](https://…)`.',
    ca: 'Escriu `[text de l’enllaç](https://…)`.',
  },
  br: {
    en: 'End the line with a backslash (`\\`) for a new line, or leave an empty line for a new paragraph.',
    es: 'Acaba la línea con una barra invertida (`\\`) para saltar de línea, o deja una línea vacía para un párrafo nuevo.',
    ca: 'Acaba la línia amb una barra inversa (`\\`) per saltar de línia, o deixa una línia buida per a un paràgraf nou.',
  },
  p: {
    en: 'Leave an empty line between paragraphs.',
    es: 'Deja una línea vacía entre los párrafos.',
    ca: 'Deixa una línia buida entre els paràgrafs.',
  },
  div: {
    en: 'Leave an empty line between paragraphs.',
    es: 'Deja una línea vacía entre los párrafos.',
    ca: 'Deixa una línia buida entre els paràgrafs.',
  },
  ul: {
    en: 'Begin each item of a list with `- `.',
    es: 'Empieza cada punto de la lista con `- `.',
    ca: 'Comença cada punt de la llista amb `- `.',
  },
  ol: {
    en: 'Begin each item of a list with `1. `.',
    es: 'Empieza cada punto de la lista con `1. `.',
    ca: 'Comença cada punt de la llista amb `1. `.',
  },
  li: {
    en: 'Begin each item of a list with `- `.',
    es: 'Empieza cada punto de la lista con `- `.',
    ca: 'Comença cada punt de la llista amb `- `.',
  },
  img: {
    en: 'Say in words what the picture shows.',
    es: 'Di con palabras lo que muestra la imagen.',
    ca: 'Digues amb paraules què mostra la imatge.',
  },
};

const why = {
  en: 'HTML is not allowed here, and visitors would see it as text with its angle brackets.',
  es: 'Aquí no se admite HTML: se vería como texto, con sus signos de menor y mayor.',
  ca: 'Aquí no s’admet HTML: es veuria com a text, amb els signes de menor i major.',
};

/** Name of the element that a tag opens or closes, in lower case; nothing for comments and the like. */
function elementOf(tag: string): string | undefined {
  return /^<\/?([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase();
}

export function htmlTexts(tag: string): ProblemTexts {
  if (tag.startsWith('<!--')) {
    return {
      code: 'raw-html',
      what: {
        en: 'There is a hidden note (`<!-- … -->`) in this text.',
        es: 'En este texto hay una nota oculta (`<!-- … -->`).',
        ca: 'En aquest text hi ha una nota oculta (`<!-- … -->`).',
      },
      why: {
        en: 'Visitors would see it: notes of this kind belong to HTML, which these pages do not have.',
        es: 'Se vería: las notas así son de HTML, y estas páginas no lo tienen.',
        ca: 'Es veuria: les notes així són d’HTML, i aquestes pàgines no en tenen.',
      },
      fix: { en: 'Delete the note.', es: 'Borra la nota.', ca: 'Esborra la nota.' },
    };
  }
  const element = elementOf(tag);
  const known = element !== undefined && Object.hasOwn(instead, element) ? instead[element] : undefined;
  return {
    code: 'raw-html',
    what: {
      en: `\`${tag.length > 60 ? `${tag.slice(0, 57)}…` : tag}\` is HTML.`,
      es: `\`${tag.length > 60 ? `${tag.slice(0, 57)}…` : tag}\` es HTML.`,
      ca: `\`${tag.length > 60 ? `${tag.slice(0, 57)}…` : tag}\` és HTML.`,
    },
    why,
    fix:
      known ??
      (/^h[1-6]$/.test(element ?? '')
        ? {
            en: 'Begin a heading with `## `.',
            es: 'Empieza los títulos con `## `.',
            ca: 'Comença els títols amb `## `.',
          }
        : {
            en: 'Delete it. To show a real `<`, write `\\<`.',
            es: 'Bórralo. Para mostrar un `<` de verdad, escribe `\\<`.',
            ca: 'Esborra-ho. Per mostrar un `<` de debò, escriu `\\<`.',
          }),
  };
}

/** Tags that are one mistake each: a closing tag belongs to the one that opens. */
export function withoutClosingTags<T extends { tag: string }>(tags: readonly T[]): T[] {
  const open = new Map<string, number>();
  return tags.filter(({ tag }) => {
    const element = elementOf(tag);
    if (element === undefined) return true;
    const before = open.get(element) ?? 0;
    if (!tag.startsWith('</')) open.set(element, before + 1);
    else if (before > 0) {
      open.set(element, before - 1);
      return false;
    }
    return true;
  });
}
