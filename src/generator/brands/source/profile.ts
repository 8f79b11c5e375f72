import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { isMap, isScalar, visit } from 'yaml';
import type { Document, Node, Pair, Scalar, YAMLError, YAMLMap } from 'yaml';
import { forbiddenKeys } from './source-node.ts';
import { editAt, findingAt } from './source-file.ts';
import type { SourceFinding, SourceFile, SourceSpan } from './source-file.ts';
import { explainSyntax } from './syntax-errors.ts';

/** A comma inside brackets begins another setting: what stands behind it is lost when it has no colon. */
function withoutColon(
  file: SourceFile,
  key: Scalar,
  before: Pair<Node, Node | null> | undefined,
): SourceFinding {
  const [start, end] = [key.range?.[0] ?? 0, key.range?.[1] ?? 0];
  const name = file.text.slice(start, end);
  const texts = explanation('source.noColon', { name });
  const value = before?.value;
  const setting = isScalar(before?.key) ? String(before.key.value) : '';
  if (!isScalar(value) || !value.range || !setting)
    return findingAt(file, [start, end], 'missing-colon', texts);
  const whole = file.text.slice(value.range[0], end);
  if (typeof value.value === 'number' && /^-?\d+,\d+$/.test(whole)) {
    const corrected = whole.replace(',', '.');
    return findingAt(file, [value.range[0], end], 'missing-colon', {
      ...explanation('source.decimalComma', { whole, value: value.value, name, setting, corrected }),
      repair: [editAt(file, [value.range[0], end], corrected)],
    });
  }
  if (typeof value.value !== 'string' || value.type !== 'PLAIN') {
    return findingAt(file, [start, end], 'missing-colon', texts);
  }
  const quoted = whole.replaceAll("'", "''");
  return findingAt(file, [start, end], 'missing-colon', {
    ...texts,
    ...explanation('source.quoteComma', { setting, text: quoted }),
    repair: [editAt(file, [value.range[0], end], `'${quoted}'`)],
  });
}

/** YAML features that a brand file does not use, found in the parsed document; the file can still be checked. */
function findUnwanted(file: SourceFile, document: Document): SourceFinding[] {
  const findings: SourceFinding[] = [];
  const at = (node: { range?: readonly number[] | null | undefined }): SourceSpan => [
    node.range?.[0] ?? 0,
    node.range?.[1] ?? 0,
  ];

  visit(document, {
    Alias(_key, alias) {
      findings.push(
        findingAt(file, at(alias), 'yaml-alias', explanation('source.alias', { source: alias.source })),
      );
    },
    Node(_key, node) {
      if ('anchor' in node && node.anchor) {
        const start = Math.max(0, file.text.lastIndexOf(`&${node.anchor}`, at(node)[0]));
        findings.push(
          findingAt(
            file,
            [start, start + node.anchor.length + 1],
            'yaml-alias',
            explanation('source.anchor', { anchor: node.anchor }),
          ),
        );
      }
      if ('tag' in node && node.tag) {
        const last = Math.max(0, file.text.lastIndexOf('!', at(node)[0]));
        const start = file.text[last - 1] === '!' ? last - 1 : last;
        const [withSpaces = '', written = '!'] = /^(!\S*) */.exec(file.text.slice(start)) ?? [];
        findings.push(
          findingAt(file, [start, start + written.length], 'yaml-tag', {
            ...explanation('source.tag', { written }),
            repair: [editAt(file, [start, start + withSpaces.length], '')],
          }),
        );
      }
    },
    Pair(index, { key, value }, path) {
      if (value === null && isScalar(key)) {
        const around = path.at(-1);
        const before = isMap(around) && typeof index === 'number' ? around.items[index - 1] : undefined;
        findings.push(withoutColon(file, key as Scalar, before as Pair<Node, Node | null> | undefined));
        return;
      }
      if (isScalar(key) && forbiddenKeys.has(String(key.value))) {
        findings.push(
          findingAt(
            file,
            at(key),
            'forbidden-key',
            explanation('source.forbiddenKey', { key: String(key.value) }),
          ),
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

function duplicateKey(file: SourceFile, document: Document, error: YAMLError): SourceFinding {
  const first = firstOf(document, error.pos[0]);
  const start = error.pos[0];
  const name = /^[^:\n]*/.exec(file.text.slice(start))?.[0].trimEnd() ?? '';
  const finding = findingAt(
    file,
    [start, start + name.length],
    'duplicate-key',
    explanation('source.duplicateKey', { name }),
  );
  if (!first?.range) return finding;
  const related = findingAt(file, [first.range[0], first.range[1]], 'duplicate-key', {
    what: finding.what,
  }).location;
  return related
    ? {
        ...finding,
        related: [
          {
            location: related,
            note: reportText('source.duplicateKey.first'),
          },
        ],
      }
    : finding;
}

/** A key up to its colon. */
function keyText({ text }: SourceFile, start: number): SourceSpan {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? undefined : end);
  const { length } = line.slice(0, /:(?=\s|$)/.exec(line)?.index).trimEnd();
  return [start, start + Math.max(length, 1)];
}

/**
 * What is wrong with a parsed document.
 * @returns `readable` is false when the document cannot be trusted: one mistake of syntax makes others.
 */
export function checkProfile(
  file: SourceFile,
  document: Document,
): { findings: SourceFinding[]; readable: boolean } {
  const syntax = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'NON_STRING_KEY');
  const first = syntax[0];
  if (first) {
    const { texts, span } = explainSyntax(file, document, first);
    return { findings: [findingAt(file, span, 'invalid-yaml', texts)], readable: false };
  }
  const findings = document.errors.map((error) =>
    error.code === 'DUPLICATE_KEY'
      ? duplicateKey(file, document, error)
      : findingAt(file, keyText(file, error.pos[0]), 'key-not-text', explanation('source.keyNotText')),
  );
  return { findings: [...findings, ...findUnwanted(file, document)], readable: true };
}
