import { isScalar, visit } from 'yaml';
import type { Document, Node, Pair, YAMLError, YAMLMap } from 'yaml';
import { forbiddenKeys } from './placed.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile, Span } from './source-file.ts';
import { explainSyntax } from './syntax-errors.ts';

/** YAML features that a brand file does not use, found in the parsed document; the file can still be checked. */
function findUnwanted(file: SourceFile, document: Document): Finding[] {
  const findings: Finding[] = [];
  const at = (node: { range?: readonly number[] | null | undefined }): Span => [
    node.range?.[0] ?? 0,
    node.range?.[1] ?? 0,
  ];

  visit(document, {
    Alias(_key, alias) {
      findings.push(
        findingAt(file, at(alias), 'yaml-alias', {
          what: `\`*${alias.source}\` refers to another place of the file.`,
          why: 'A brand file says each value where it stands, so that it can be read from top to bottom.',
          fix: 'Write the value itself here. If the text begins with an asterisk, put it in quotes.',
        }),
      );
    },
    Node(_key, node) {
      if ('anchor' in node && node.anchor) {
        const start = Math.max(0, file.text.lastIndexOf(`&${node.anchor}`, at(node)[0]));
        findings.push(
          findingAt(file, [start, start + node.anchor.length + 1], 'yaml-alias', {
            what: `\`&${node.anchor}\` gives a name to this value.`,
            why: 'A brand file says each value where it stands, so that it can be read from top to bottom.',
            fix: `Delete \`&${node.anchor}\`. If the text begins with \`&\`, put it in quotes.`,
          }),
        );
      }
      if ('tag' in node && node.tag) {
        const last = Math.max(0, file.text.lastIndexOf('!', at(node)[0]));
        const start = file.text[last - 1] === '!' ? last - 1 : last;
        const written = /^!\S*/.exec(file.text.slice(start))?.[0] ?? '!';
        findings.push(
          findingAt(file, [start, start + written.length], 'yaml-tag', {
            what: `\`${written}\` is a YAML tag.`,
            why: 'Tags change how a value is read, and a brand file has only texts, numbers, true, false, lists and maps.',
            fix: `Delete \`${written}\`. If the text begins with an exclamation mark, put it in quotes.`,
          }),
        );
      }
    },
    Pair(_key, { key }) {
      if (isScalar(key) && forbiddenKeys.has(String(key.value))) {
        findings.push(
          findingAt(file, at(key), 'forbidden-key', {
            what: `\`${String(key.value)}\` cannot be the name of a setting.`,
            why: 'The name has a meaning of its own in JavaScript and could change how the whole file is understood.',
            fix: 'Delete this setting.',
          }),
        );
      }
    },
  });
  return findings;
}

/** The place where a key was written first. */
function firstOf(document: Document, offset: number): Node | undefined {
  let first: Node | undefined;
  visit(document, {
    Map(_key, map: YAMLMap) {
      const keys = (map.items as Pair<Node>[]).map(({ key }) => key);
      const second = keys.find((key) => key.range?.[0] === offset);
      if (!isScalar(second)) return undefined;
      first = keys.find((key) => isScalar(key) && key.value === second.value);
      return visit.BREAK;
    },
  });
  return first;
}

function duplicateKey(file: SourceFile, document: Document, error: YAMLError): Finding {
  const first = firstOf(document, error.pos[0]);
  const start = error.pos[0];
  const name = /^[^:\n]*/.exec(file.text.slice(start))?.[0].trimEnd() ?? '';
  const finding = findingAt(file, [start, start + name.length], 'duplicate-key', {
    what: `\`${name}\` is written twice.`,
    why: 'Nobody can tell which of the two values is meant.',
    fix: 'Keep one of the two and delete the other.',
  });
  if (!first?.range) return finding;
  const related = findingAt(file, [first.range[0], first.range[1]], 'duplicate-key', { what: '' }).location;
  return related
    ? { ...finding, related: [{ location: related, note: 'it is written here first.' }] }
    : finding;
}

/** A key up to its colon. */
function keyText({ text }: SourceFile, start: number): Span {
  const length = /^.*?(?=\s*(:\s|:?$))/m.exec(text.slice(start))?.[0].length ?? 1;
  return [start, start + Math.max(length, 1)];
}

/**
 * What is wrong with a parsed document.
 * @returns `readable` is false when the document cannot be trusted: one mistake of syntax makes others.
 */
export function checkProfile(
  file: SourceFile,
  document: Document,
): { findings: Finding[]; readable: boolean } {
  const syntax = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'NON_STRING_KEY');
  const first = syntax[0];
  if (first) {
    const { explanation, span } = explainSyntax(file, document, first);
    return { findings: [findingAt(file, span, 'invalid-yaml', explanation)], readable: false };
  }
  const findings = document.errors.map((error) =>
    error.code === 'DUPLICATE_KEY'
      ? duplicateKey(file, document, error)
      : findingAt(file, keyText(file, error.pos[0]), 'key-not-text', {
          what: 'The name of this setting is a list or a map.',
          why: 'Settings are found by their name, which must be a text.',
          fix: 'Write a name followed by a colon. If the name begins with `{`, `[` or `?`, put it in quotes.',
        }),
  );
  return { findings: [...findings, ...findUnwanted(file, document)], readable: true };
}
