import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Document, ParsedNode } from 'yaml';
import { wholeFile } from '#diagnostics/positions.ts';
import { decodeUtf8, notUtf8 } from '../files/read-text.ts';
import { findHiddenCharacters, findTabs } from './characters.ts';
import { placeRoot } from './placed.ts';
import type { PlacedMap } from './placed.ts';
import { checkProfile } from './profile.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile } from './source-file.ts';

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
      what: 'This line is a YAML directive.',
      why: 'Directives change how the rest of the file is read: with `%YAML 1.1`, for example, `no` is not a word any more.',
      fix: 'Delete the line, and the `---` below it.',
    }),
  ];
}

function findSecondDocument(file: SourceFile, second: Document): Finding[] {
  const separator = file.text.lastIndexOf('---', second.contents?.range?.[0] ?? second.range?.[0]);
  const start = separator >= 0 ? separator : (second.range?.[0] ?? 0);
  return [
    findingAt(file, [start, start + 3], 'several-documents', {
      what: 'A second document begins here.',
      why: 'A brand has one file with one document: what stands below this line would be ignored.',
      fix: 'Delete this line, or move what stands below it into a file of its own.',
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
  const hidden = findHiddenCharacters(file);
  const [document, second] = documents;

  if (documents.some(({ directives }) => directives?.yaml.explicit) || /^%(YAML|TAG)\b/m.test(text)) {
    return { findings: [...hidden, ...findDirective(file)] };
  }
  const tabs = findTabs(file);
  if (tabs.length > 0) return { findings: [...hidden, ...tabs] };
  if (second) return { findings: [...hidden, ...findSecondDocument(file, second)] };
  if (!document || document.contents === null || (text.trim() === '' && document.errors.length === 0)) {
    return whole(path, 'empty-file', {
      what: 'This file has no settings.',
      why: 'A portal needs at least a name, a colour and a logo.',
      fix: 'Write the settings of the brand, or make a complete file to begin with by `npm run new-brand -- ID`.',
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
          what: 'The file does not begin with a setting.',
          why: 'A brand file is made of settings, each of the form `key: value`.',
          fix: 'Begin each line at the left with the name of a setting and a colon, for example `nombre: Portal de prácticas`.',
        }),
      ],
    };
  }
  return { root, findings: all };
}

function missingFile(path: string): Finding {
  const folder = dirname(path);
  const similar = existsSync(folder)
    ? readdirSync(folder).find((name) => /^brand\b.*\.ya?ml\b/i.test(name))
    : undefined;
  return {
    code: 'missing-brand-file',
    severity: 'error',
    what: `The folder \`${basename(folder)}\` has no file \`${basename(path)}\` that can be read.`,
    why: 'Each folder beside it is a brand, and this file says what the brand is.',
    fix: similar
      ? `Rename \`${similar}\` to \`${basename(path)}\`.`
      : 'Add the file (`npm run new-brand -- ID` makes a complete folder), or delete the folder.',
  };
}

/** Reads a brand.yaml from disk. Never throws: a file that cannot be read is a finding. */
export function readSource(path: string): Source {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return { findings: [missingFile(path)] };
  }
  if (bytes.length > sizeLimit) {
    return whole(path, 'brand-file-too-large', {
      what: `This file has ${Math.ceil(bytes.length / 1024)} KiB, and a brand file may have at most 64.`,
      why: 'Settings fill a few KiB: something else has probably been pasted into the file.',
      fix: 'Move long texts to Markdown files in `content/`, and pictures to `assets/`.',
    });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return whole(path, notUtf8.code, notUtf8);
  return parseSource(path, text);
}
