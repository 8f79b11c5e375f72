import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LineCounter } from 'yaml';
import type { Document } from 'yaml';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import { workingOn } from '#generator/processes/child-main.ts';
import { entryAt, entryTexts } from '../files/entry.ts';
import { decodeUtf8, notUtf8 } from '../files/read-text.ts';
import {
  findConflicts,
  findOddSpaces,
  findTabs,
  hiddenCharacters,
  hiddenCharacterErrors,
} from './characters.ts';
import { findBackslashes, findComputerPaths } from './computer-paths.ts';
import { findFences } from './chat-fences.ts';
import { findForeignComments } from './foreign-comments.ts';
import { findJson } from './json-lines.ts';
import { findLostGroups } from './lost-groups.ts';
import { findLostIndents } from './lost-indents.ts';
import { findLostBraces, findLostTexts } from './lost-texts.ts';
import { findAddedLines, findListMarks } from './line-marks.ts';
import { findCommentsInTexts, findMarks } from './marks.ts';
import { rootNode } from './source-node.ts';
import type { SourceMap } from './source-node.ts';
import { parseYaml } from './parse-yaml.ts';
import { checkProfile } from './profile.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';
import { escapedInYaml } from './yaml-escapes.ts';

/** Maximum size of a file in bytes: larger ones slow down the parser, and no portal has so many settings. */
const sizeLimit = 64 * 1024;

/** The content of a brand.yaml as far as it is readable; without `root` none of it can be used. */
export interface Source {
  root?: SourceMap;
  findings: SourceDiagnostic[];
}

function wholeFileFinding(
  path: string,
  code: SourceDiagnostic['code'],
  texts: Pick<SourceDiagnostic, 'what' | 'why' | 'fix'>,
): Source {
  return { findings: [{ ...texts, code, severity: 'error', location: wholeFile(path) }] };
}

function findDirective(file: SourceFile): SourceDiagnostic[] {
  const match = /^%.*$/m.exec(file.text);
  const start = match?.index ?? 0;
  const [directive = ''] = /^%.*\n?(?:---[ \t]*\n?)?/.exec(file.text.slice(start)) ?? [];
  return [
    errorAt(file, [start, start + (match?.[0].trimEnd().length ?? 1)], 'yaml-directive', {
      ...explanation('source.directive'),
      repair: [editAt(file, [start, start + directive.length], '')],
    }),
  ];
}

function findSecondDocument(file: SourceFile, second: Document): SourceDiagnostic[] {
  const separator = file.text.lastIndexOf('---', second.contents?.range?.[0] ?? second.range?.[0]);
  const start = separator >= 0 ? separator : (second.range?.[0] ?? 0);
  return [errorAt(file, [start, start + 3], 'several-documents', explanation('source.secondDocument'))];
}

/**
 * Parses the text of a brand.yaml, which may use only a small part of YAML.
 * @param path absolute, for the locations of findings
 */
export function parseSource(path: string, text: string): Source {
  const lines = new LineCounter();
  const file: SourceFile = { path, folder: dirname(path), text, lines };
  const documents = parseYaml(text, lines);
  const inFile = hiddenCharacters(text);
  const hidden = hiddenCharacterErrors(file, inFile);
  const [document, second] = documents;

  if (documents.some(({ directives }) => directives?.yaml.explicit) || /^%(YAML|TAG)\b/m.test(text)) {
    return { findings: [...hidden, ...findDirective(file)] };
  }
  const finders = [findConflicts, findTabs, findOddSpaces, findComputerPaths, findBackslashes];
  const unreadable = [
    ...finders.map((find) => find(file)),
    ...(document
      ? [
          findFences,
          findForeignComments,
          findLostBraces,
          findAddedLines,
          findListMarks,
          findJson,
          findLostIndents,
          findLostGroups,
        ].map((find) => find(file, document))
      : []),
  ];
  const [first] = unreadable.filter(({ length }) => length > 0);
  if (first) return { findings: [...hidden, ...first] };
  if (second) return { findings: [...hidden, ...findSecondDocument(file, second)] };
  if (!document || document.contents === null || (text.trim() === '' && document.errors.length === 0)) {
    return wholeFileFinding(path, 'empty-file', explanation('source.emptyFile'));
  }

  const { findings, readable } = checkProfile(file, document);
  const allFindings = [...hidden, ...findings];
  // An invisible character is often the cause of a syntax error.
  if (!readable) return { findings: hidden.length > 0 ? hidden : findings };
  const root = rootNode(file, document.contents);
  if (root.kind !== 'map') {
    if (allFindings.length > 0) return { findings: allFindings };
    const start = document.contents.range[0];
    const firstLine = text.slice(start).split(/\r?\n/, 1)[0]?.trimEnd() ?? '';
    return {
      findings: [
        errorAt(file, [start, start + firstLine.length], 'not-a-map', explanation('source.notAMap')),
      ],
    };
  }
  const inValues = hiddenCharacterErrors(file, [...inFile, ...escapedInYaml(root)]);
  return {
    root,
    findings: [
      ...inValues,
      ...findings,
      ...findMarks(file, root),
      ...findCommentsInTexts(root),
      ...findLostTexts(root),
    ],
  };
}

function missingFile(path: string): SourceDiagnostic {
  const folder = dirname(path);
  const similar = existsSync(folder)
    ? readdirSync(folder).find((name) => /^brand\b.*\.ya?ml\b/i.test(name))
    : undefined;
  return {
    code: 'missing-brand-file',
    severity: 'error',
    ...explanation('source.missingFile', { folder: basename(folder), path: basename(path) }),
    fix: similar
      ? reportText('source.missingFile.rename', { similar, path: basename(path) })
      : reportText('source.missingFile.add'),
  };
}

/**
 * Reads a YAML file from disk. Never throws: an unreadable file is a finding.
 * @param folder of the brand or base, which the file must not lead out of
 */
export function readSource(path: string, folder = dirname(path)): Source {
  const entry = entryAt(folder, path);
  if (entry === 'absent') return { findings: [missingFile(path)] };
  if (entry !== 'file') {
    const { code, ...texts } = entryTexts[entry];
    return wholeFileFinding(path, code, texts);
  }
  workingOn(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return { findings: [missingFile(path)] };
  }
  if (bytes.length > sizeLimit) {
    return wholeFileFinding(
      path,
      'brand-file-too-large',
      explanation('source.tooLarge', { size: Math.ceil(bytes.length / 1024) }),
    );
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const { code, ...texts } = notUtf8(path, bytes);
    return wholeFileFinding(path, code, texts);
  }
  return parseSource(path, text);
}
