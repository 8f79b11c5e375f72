import { inEach, listed, type Told, unsaid } from '#build/diagnostics/told.ts';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { wholeFile } from '#build/diagnostics/positions.ts';
import type { Location, Problem } from '#build/diagnostics/problem.ts';
import { didYouMean } from '#build/diagnostics/suggest.ts';
import { MessageSyntaxError } from '#core/i18n/compile.ts';
import { institutionPlaceholders } from '#core/i18n/institution.ts';
import { fallbackLanguage, isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { areas, catalogue, isMessageId, messageIds } from '#core/i18n/messages.ts';
import { placeholdersOf } from '#core/i18n/placeholders.ts';
import { oncePerDraft } from './checked.ts';
import type { Checked } from './checked.ts';
import { checkNamesIn, languageNotOffered } from './content/page-files.ts';
import { htmlInPlainText, placeholdersInPlainText } from './content/plain-text.ts';
import { entryAt } from './files/entry.ts';
import { problem } from './draft.ts';
import type { Draft, ProblemTexts } from './draft.ts';
import type { Placed, PlacedScalar } from './source/placed.ts';
import { readSource } from './source/read-source.ts';
import { placeOf } from './source/source-file.ts';

const braces = {
  en: 'Visitors would see a gap, or braces, instead of a name or a number.',
  es: 'Se vería un hueco, o llaves, en lugar de un nombre o un número.',
  ca: 'Es veuria un buit, o claus, en lloc d’un nom o un número.',
};

function inBraces(names: readonly string[]): Told {
  return inEach((language) =>
    listed(
      names.map((name) => `\`{${name}}\``),
      language,
    ),
  );
}

/** An apostrophe right before a brace makes plain text of what follows, until the next apostrophe. */
function apostropheHint(text: string): Told {
  return /'[{}]/.test(text)
    ? {
        en: ' Write the apostrophe before `{` as `’`, because a straight one switches the placeholder off.',
        es: ' Escribe el apóstrofo antes de `{` como `’`, porque el recto desactiva lo que va entre llaves.',
        ca: ' Escriu l’apòstrof abans de `{` com a `’`, perquè el recte desactiva el que va entre claus.',
      }
    : unsaid;
}

function checkPlaceholders(id: string, text: string, original: string): ProblemTexts | undefined {
  const wanted = placeholdersOf(original);
  const found = placeholdersOf(text);
  const extra = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  if (extra.length === 0 && missing.length === 0) return undefined;
  const [lacks, has] = [inBraces(missing), inBraces(extra)];
  const wrong: Told = {
    en: [
      missing.length > 0 && `lacks ${lacks.en}`,
      extra.length > 0 && `has ${has.en}, which nobody fills in`,
    ]
      .filter(Boolean)
      .join(' and '),
    es: [
      missing.length > 0 && `le falta ${lacks.es}`,
      extra.length > 0 && `le sobra ${has.es}, que nadie rellena`,
    ]
      .filter(Boolean)
      .join(' y '),
    ca: [
      missing.length > 0 && `li falta ${lacks.ca}`,
      extra.length > 0 && `li sobra ${has.ca}, que ningú no emplena`,
    ]
      .filter(Boolean)
      .join(' i '),
  };
  const called = institutionPlaceholders.map((name) => `{${name}}`);
  const meant = extra.map((name) => didYouMean(`{${name}}`, called)).find(Boolean);
  const use =
    wanted.length > 0
      ? {
          en: `Use ${inBraces(wanted).en}, and nothing else in braces.`,
          es: `Usa ${inBraces(wanted).es}, y nada más entre llaves.`,
          ca: `Fes servir ${inBraces(wanted).ca}, i res més entre claus.`,
        }
      : {
          en: 'Write the text without braces.',
          es: 'Escribe el texto sin llaves.',
          ca: 'Escriu el text sense claus.',
        };
  return {
    code: 'wrong-placeholders',
    what: {
      en: `This wording of \`${id}\` ${wrong.en}.`,
      es: `Al texto de \`${id}\` ${wrong.es}.`,
      ca: `Al text de \`${id}\` ${wrong.ca}.`,
    },
    why: braces,
    fix: {
      en: `${(meant ?? use).en} The original is: "${original}".${apostropheHint(text).en}`,
      es: `${(meant ?? use).es} El original es: «${original}».${apostropheHint(text).es}`,
      ca: `${(meant ?? use).ca} L’original és: «${original}».${apostropheHint(text).ca}`,
    },
  };
}

const shownByHand = {
  en: 'Copy the original text and change only the words. Braces belong to placeholders such as `{name}`.',
  es: 'Copia el texto original y cambia solo las palabras. Las llaves son de lo que rellena el portal, como `{name}`.',
  ca: 'Copia el text original i canvia només les paraules. Les claus són del que emplena el portal, com `{name}`.',
};

/** Where in the file a character of the text is; texts with line breaks or escapes are marked as a whole. */
function placeInText({ source, value, data }: PlacedScalar, offset: number): Location {
  const text = String(data);
  const start = source.text.slice(...value).indexOf(text) + value[0];
  return start >= value[0] ? placeOf(source, [start + offset, start + offset + 1]) : placeOf(source, value);
}

/** @returns the text, or what is wrong with it and where */
function checkText(
  id: string,
  placed: Placed,
  original: string,
): { text: string } | { texts: ProblemTexts; at: Location } {
  const at = placeOf(placed.source, placed.value);
  if (placed.kind !== 'scalar' || (typeof placed.data !== 'string' && placed.data !== null)) {
    const texts: ProblemTexts = {
      code: 'wrong-type',
      what: {
        en: `The wording of \`${id}\` is not a text.`,
        es: `Lo escrito para \`${id}\` no es un texto.`,
        ca: `El que hi ha escrit per a \`${id}\` no és un text.`,
      },
      why: {
        en: 'Each line of this file is the id of a text, a colon and the text.',
        es: 'Cada línea de este fichero es el id de un texto, dos puntos y el texto.',
        ca: 'Cada línia d’aquest fitxer és l’id d’un text, dos punts i el text.',
      },
      fix: {
        en: 'Write the text in quotes on the same line.',
        es: 'Escribe el texto entre comillas en la misma línea.',
        ca: 'Escriu el text entre cometes a la mateixa línia.',
      },
    };
    return { texts, at };
  }
  const text = placed.data ?? '';
  if (String(text).trim() === '') {
    const texts: ProblemTexts = {
      code: 'empty-message',
      what: {
        en: `The wording of \`${id}\` is empty.`,
        es: `El texto de \`${id}\` está vacío.`,
        ca: `El text de \`${id}\` és buit.`,
      },
      why: {
        en: 'A button or a label without text cannot be used by anyone.',
        es: 'Un botón o una etiqueta sin texto no los puede usar nadie.',
        ca: 'Un botó o una etiqueta sense text no els pot fer servir ningú.',
      },
      fix: {
        en: 'Write the text, or delete the line to keep the original.',
        es: 'Escribe el texto, o borra la línea para que quede el original.',
        ca: 'Escriu el text, o esborra la línia perquè quedi l’original.',
      },
    };
    return { texts, at };
  }
  const [tag] = htmlInPlainText(String(text));
  if (tag) return { texts: tag, at };
  try {
    const wrong = checkPlaceholders(id, String(text), original);
    return wrong ? { texts: wrong, at } : { text: String(text) };
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    // In a message that can be read, double braces are one inside another.
    const [placeholder] = /\{\{[^{}]*\}\}/.test(String(text)) ? placeholdersInPlainText(String(text)) : [];
    if (placeholder) return { texts: placeholder, at };
    const texts: ProblemTexts = {
      code: 'invalid-message',
      what: {
        en: `This wording of \`${id}\` cannot be read. ${error.told.en}`,
        es: `Este texto de \`${id}\` no se puede leer. ${error.told.es}`,
        ca: `Aquest text de \`${id}\` no es pot llegir. ${error.told.ca}`,
      },
      why: braces,
      fix: shownByHand,
    };
    return { texts, at: placeInText(placed, error.offset) };
  }
}

function unknownId(id: string): ProblemTexts {
  return {
    code: 'unknown-message',
    what: {
      en: `The portal has no text with the id \`${id}\`.`,
      es: `El portal no tiene ningún texto con el id \`${id}\`.`,
      ca: `El portal no té cap text amb l’id \`${id}\`.`,
    },
    why: {
      en: 'The wording would be shown nowhere.',
      es: 'No se mostraría en ninguna parte.',
      ca: 'No es mostraria enlloc.',
    },
    fix: didYouMean(id, messageIds) ?? {
      en: `Look for the id of the text in \`src/core/i18n/messages/${fallbackLanguage}/\`, or delete the line.`,
      es: `Busca el id del texto en \`src/core/i18n/messages/${fallbackLanguage}/\`, o borra la línea.`,
      ca: `Busca l’id del text a \`src/core/i18n/messages/${fallbackLanguage}/\`, o esborra la línia.`,
    },
  };
}

function readFile(
  draft: Draft,
  folder: string,
  path: string,
  language: Language,
): Checked<Record<string, string>> {
  const { root, findings } = readSource(path, folder);
  // A file with nothing but comments changes no wording.
  const problems: Problem[] = findings
    .filter(({ code }) => code !== 'empty-file')
    .map((finding) => ({ ...finding, brands: [draft.id] }));
  const originals = catalogue(language, areas);
  const value: Record<string, string> = {};
  for (const [id, placed] of root?.entries ?? []) {
    if (placed.kind === 'unknown') continue;
    if (!isMessageId(id)) {
      problems.push(problem(draft, placeOf(placed.source, placed.key ?? placed.value), unknownId(id)));
      continue;
    }
    const checked = checkText(id, placed, originals[id] ?? '');
    if ('text' in checked) value[id] = checked.text;
    else problems.push(problem(draft, checked.at, checked.texts));
  }
  return { value, problems };
}

function checkNames(draft: Draft, folder: string): Problem[] {
  return checkNamesIn(draft, folder, 'messages', ({ name }) => {
    const at = wholeFile(join(folder, 'messages', name));
    const language = /^(\w+)\.yaml$/.exec(name)?.[1];
    if (!isLanguage(language)) {
      const texts: ProblemTexts = {
        code: 'unknown-file',
        what: {
          en: `\`messages/${name}\` is not the wording of a language.`,
          es: `\`messages/${name}\` no tiene los textos de ningún idioma.`,
          ca: `\`messages/${name}\` no té els textos de cap llengua.`,
        },
        why: {
          en: 'What stands in it would be shown nowhere.',
          es: 'Lo que contiene no se mostraría en ninguna parte.',
          ca: 'El que conté no es mostraria enlloc.',
        },
        fix: {
          en: 'The files are `messages/es.yaml` (Spanish), `messages/ca.yaml` (Catalan) and `messages/en.yaml` (English).',
          es: 'Los ficheros son `messages/es.yaml` (castellano), `messages/ca.yaml` (catalán) y `messages/en.yaml` (inglés).',
          ca: 'Els fitxers són `messages/es.yaml` (castellà), `messages/ca.yaml` (català) i `messages/en.yaml` (anglès).',
        },
      };
      return [problem(draft, at, texts)];
    }
    const isOffered = draft.settings.idiomas.includes(language) || !draft.isSound(['idiomas']);
    return isOffered || folder !== draft.folder ? [] : [problem(draft, at, languageNotOffered(language))];
  });
}

/** The wording of a brand by message id: its own, and behind it that of its bases. */
export const messagesOf = oncePerDraft((draft: Draft): Checked<Brand['messages']> => {
  const problems = draft.folders.flatMap((folder) => checkNames(draft, folder));
  const value: Brand['messages'] = {};
  for (const language of draft.settings.idiomas) {
    const texts: Record<string, string> = {};
    for (const folder of draft.folders.toReversed()) {
      const path = join(folder, 'messages', `${language}.yaml`);
      if (entryAt(folder, path) === 'absent') continue;
      const file = readFile(draft, folder, path, language);
      Object.assign(texts, file.value);
      problems.push(...file.problems);
    }
    value[language] = texts;
  }
  return { value, problems };
});
