import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Document, ParsedNode } from 'yaml';
import { wholeFile } from '#build/diagnostics/positions.ts';
import { workingOn } from '#build/isolation/serve.ts';
import { entryAt, entryTexts } from '../files/entry.ts';
import { decodeUtf8, notUtf8 } from '../files/read-text.ts';
import { findConflicts, findOddSpaces, findTabs, hiddenCharacters, hiddenFindings } from './characters.ts';
import { findMarks } from './marks.ts';
import { placeRoot } from './placed.ts';
import type { PlacedMap } from './placed.ts';
import { checkProfile } from './profile.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile } from './source-file.ts';
import { escapedInYaml } from './yaml-escapes.ts';

/** Larger files make the parser slow, and no portal has so many settings. In bytes. */
const sizeLimit = 64 * 1024;

/** A brand.yaml as far as it could be read; without `root` nothing of it can be used. */
export interface Source {
  root?: PlacedMap;
  findings: Finding[];
}

function whole(path: string, code: Finding['code'], texts: Pick<Finding, 'what' | 'why' | 'fix'>): Source {
  return { findings: [{ ...texts, code, severity: 'error', location: wholeFile(path) }] };
}

function parse(text: string, lineCounter: LineCounter): Document<ParsedNode>[] {
  const documents = parseAllDocuments(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: true,
    stringKeys: true,
    merge: false,
    resolveKnownTags: false,
    prettyErrors: false,
    lineCounter,
    logLevel: 'silent',
  });
  return Array.isArray(documents) ? documents : [];
}

function findDirective(file: SourceFile): Finding[] {
  const match = /^%.*$/m.exec(file.text);
  const start = match?.index ?? 0;
  return [
    findingAt(file, [start, start + (match?.[0].trimEnd().length ?? 1)], 'yaml-directive', {
      what: {
        en: 'This line is a YAML directive.',
        es: 'Esta línea es una directiva de YAML.',
        ca: 'Aquesta línia és una directiva de YAML.',
      },
      why: {
        en: 'Directives change how the rest of the file is read: with `%YAML 1.1`, for example, `no` is not a word any more.',
        es: 'Las directivas cambian cómo se lee el resto del fichero: con `%YAML 1.1`, por ejemplo, `no` deja de ser una palabra.',
        ca: 'Les directives canvien com es llegeix la resta del fitxer: amb `%YAML 1.1`, per exemple, `no` deixa de ser una paraula.',
      },
      fix: {
        en: 'Delete the line, and the `---` below it.',
        es: 'Borra la línea y los `---` de debajo.',
        ca: 'Esborra la línia i els `---` de sota.',
      },
    }),
  ];
}

function findSecondDocument(file: SourceFile, second: Document): Finding[] {
  const separator = file.text.lastIndexOf('---', second.contents?.range?.[0] ?? second.range?.[0]);
  const start = separator >= 0 ? separator : (second.range?.[0] ?? 0);
  return [
    findingAt(file, [start, start + 3], 'several-documents', {
      what: {
        en: 'A second document begins here.',
        es: 'Aquí empieza un segundo documento.',
        ca: 'Aquí comença un segon document.',
      },
      why: {
        en: 'A brand has one file with one document: what stands below this line would be ignored.',
        es: 'Una marca tiene un fichero con un documento: lo que hay debajo de esta línea no se leería.',
        ca: 'Una marca té un fitxer amb un document: el que hi ha sota aquesta línia no es llegiria.',
      },
      fix: {
        en: 'Delete this line, or move what stands below it into a file of its own.',
        es: 'Borra esta línea, o lleva lo que hay debajo a otro fichero.',
        ca: 'Esborra aquesta línia, o porta el que hi ha a sota a un altre fitxer.',
      },
    }),
  ];
}

/**
 * Reads the text of a brand.yaml under the rules of its small part of YAML.
 * @param path absolute, for the places of findings
 */
export function parseSource(path: string, text: string): Source {
  const lines = new LineCounter();
  const file: SourceFile = { path, folder: dirname(path), text, lines };
  const documents = parse(text, lines);
  const inFile = hiddenCharacters(text);
  const hidden = hiddenFindings(file, inFile);
  const [document, second] = documents;

  if (documents.some(({ directives }) => directives?.yaml.explicit) || /^%(YAML|TAG)\b/m.test(text)) {
    return { findings: [...hidden, ...findDirective(file)] };
  }
  const unreadable = [findConflicts, findTabs, findOddSpaces].map((find) => find(file));
  const [first] = unreadable.filter(({ length }) => length > 0);
  if (first) return { findings: [...hidden, ...first] };
  if (second) return { findings: [...hidden, ...findSecondDocument(file, second)] };
  if (!document || document.contents === null || (text.trim() === '' && document.errors.length === 0)) {
    return whole(path, 'empty-file', {
      what: {
        en: 'This file has no settings.',
        es: 'Este fichero no tiene ajustes.',
        ca: 'Aquest fitxer no té paràmetres.',
      },
      why: {
        en: 'A portal needs at least a name, a colour and a logo.',
        es: 'Un portal necesita al menos un nombre, un color y un logotipo.',
        ca: 'Un portal necessita almenys un nom, un color i un logotip.',
      },
      fix: {
        en: 'Write the settings of the brand, or make a complete file to begin with by `npm run new-brand -- ID`.',
        es: 'Escribe los ajustes de la marca, o haz un fichero completo para empezar con `npm run new-brand -- ID`.',
        ca: 'Escriu els paràmetres de la marca, o fes un fitxer complet per començar amb `npm run new-brand -- ID`.',
      },
    });
  }

  const { findings, readable } = checkProfile(file, document);
  const all = [...hidden, ...findings];
  // An invisible character is often what breaks the syntax.
  if (!readable) return { findings: hidden.length > 0 ? hidden : findings };
  const root = placeRoot(file, document.contents);
  if (root.kind !== 'map') {
    if (all.length > 0) return { findings: all };
    const start = document.contents.range[0];
    const firstLine = text.slice(start).split(/\r?\n/, 1)[0]?.trimEnd() ?? '';
    return {
      findings: [
        findingAt(file, [start, start + firstLine.length], 'not-a-map', {
          what: {
            en: 'The file does not begin with a setting.',
            es: 'El fichero no empieza con un ajuste.',
            ca: 'El fitxer no comença amb un paràmetre.',
          },
          why: {
            en: 'A brand file is made of settings, each of the form `key: value`.',
            es: 'El fichero de una marca se compone de ajustes, cada uno con la forma `clave: valor`.',
            ca: 'El fitxer d’una marca es compon de paràmetres, cadascun amb la forma `clau: valor`.',
          },
          fix: {
            en: 'Begin each line at the left with the name of a setting and a colon, for example `nombre: Portal de prácticas`.',
            es: 'Empieza cada línea a la izquierda del todo con el nombre de un ajuste y dos puntos, por ejemplo `nombre: Portal de prácticas`.',
            ca: 'Comença cada línia a l’esquerra de tot amb el nom d’un paràmetre i dos punts, per exemple `nombre: Portal de prácticas`.',
          },
        }),
      ],
    };
  }
  const inValues = hiddenFindings(file, [...inFile, ...escapedInYaml(root)]);
  return { root, findings: [...inValues, ...findings, ...findMarks(file)] };
}

function missingFile(path: string): Finding {
  const folder = dirname(path);
  const similar = existsSync(folder)
    ? readdirSync(folder).find((name) => /^brand\b.*\.ya?ml\b/i.test(name))
    : undefined;
  return {
    code: 'missing-brand-file',
    severity: 'error',
    what: {
      en: `The folder \`${basename(folder)}\` has no file \`${basename(path)}\` that can be read.`,
      es: `La carpeta \`${basename(folder)}\` no tiene ningún fichero \`${basename(path)}\` que se pueda leer.`,
      ca: `La carpeta \`${basename(folder)}\` no té cap fitxer \`${basename(path)}\` que es pugui llegir.`,
    },
    why: {
      en: 'Each folder beside it is a brand, and this file says what the brand is.',
      es: 'Cada carpeta junto a esta es una marca, y este fichero dice qué marca es.',
      ca: 'Cada carpeta al costat d’aquesta és una marca, i aquest fitxer diu quina marca és.',
    },
    fix: similar
      ? {
          en: `Rename \`${similar}\` to \`${basename(path)}\`.`,
          es: `Cambia el nombre de \`${similar}\` a \`${basename(path)}\`.`,
          ca: `Canvia el nom de \`${similar}\` a \`${basename(path)}\`.`,
        }
      : {
          en: 'Add the file (`npm run new-brand -- ID` makes a complete folder), or delete the folder.',
          es: 'Añade el fichero (`npm run new-brand -- ID` hace una carpeta completa), o borra la carpeta.',
          ca: 'Afegeix el fitxer (`npm run new-brand -- ID` fa una carpeta completa), o esborra la carpeta.',
        },
  };
}

/**
 * Reads a YAML file from disk. Never throws: a file that cannot be read is a finding.
 * @param folder of the brand or base, which the file must not lead out of
 */
export function readSource(path: string, folder = dirname(path)): Source {
  const entry = entryAt(folder, path);
  if (entry === 'absent') return { findings: [missingFile(path)] };
  if (entry !== 'file') {
    const { code, ...texts } = entryTexts[entry];
    return whole(path, code, texts);
  }
  workingOn(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return { findings: [missingFile(path)] };
  }
  if (bytes.length > sizeLimit) {
    return whole(path, 'brand-file-too-large', {
      what: {
        en: `This file has ${Math.ceil(bytes.length / 1024)} KiB, and a brand file may have at most 64.`,
        es: `Este fichero ocupa ${Math.ceil(bytes.length / 1024)} KiB, y el de una marca puede ocupar 64 como mucho.`,
        ca: `Aquest fitxer ocupa ${Math.ceil(bytes.length / 1024)} KiB, i el d’una marca en pot ocupar 64 com a màxim.`,
      },
      why: {
        en: 'Settings fill a few KiB: something else has probably been pasted into the file.',
        es: 'Los ajustes llenan unos pocos KiB: seguramente se ha pegado otra cosa en el fichero.',
        ca: 'Els paràmetres omplen uns quants KiB: segurament s’ha enganxat una altra cosa al fitxer.',
      },
      fix: {
        en: 'Move long texts to Markdown files in `content/`, and pictures to `assets/`.',
        es: 'Lleva los textos largos a ficheros Markdown en `content/`, y las imágenes a `assets/`.',
        ca: 'Porta els textos llargs a fitxers Markdown a `content/`, i les imatges a `assets/`.',
      },
    });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return whole(path, notUtf8.code, notUtf8);
  return parseSource(path, text);
}
