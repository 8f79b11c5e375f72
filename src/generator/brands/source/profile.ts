import { explanation } from '#generator/diagnostics/report-text.ts';
import { isMap, isScalar, visit } from 'yaml';
import type { Document, Node, Pair, Scalar } from 'yaml';
import { duplicateKey } from './duplicate-keys.ts';
import { forbiddenKeys } from './source-node.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';
import { explainSyntax } from './syntax-errors.ts';

/** A comma inside brackets starts another setting: without a colon, what follows is lost. */
function withoutColon(
  file: SourceFile,
  key: Scalar,
  previous: Pair<Node, Node | null> | undefined,
): SourceDiagnostic {
  const [start, end] = [key.range?.[0] ?? 0, key.range?.[1] ?? 0];
  const name = file.text.slice(start, end);
  const texts = explanation('source.noColon', { name });
  const value = previous?.value;
  const setting = isScalar(previous?.key) ? String(previous.key.value) : '';
  if (!isScalar(value) || !value.range || !setting)
    return errorAt(file, [start, end], 'missing-colon', texts);
  const fullText = file.text.slice(value.range[0], end);
  if (typeof value.value === 'number' && /^-?\d+,\d+$/.test(fullText)) {
    const corrected = fullText.replace(',', '.');
    return errorAt(file, [value.range[0], end], 'missing-colon', {
      ...explanation('source.decimalComma', {
        whole: fullText,
        value: value.value,
        name,
        setting,
        corrected,
      }),
      repair: [editAt(file, [value.range[0], end], corrected)],
    });
  }
  if (typeof value.value !== 'string' || value.type !== 'PLAIN') {
    return errorAt(file, [start, end], 'missing-colon', texts);
  }
  const quoted = fullText.replaceAll("'", "''");
  return errorAt(file, [start, end], 'missing-colon', {
    ...texts,
    ...explanation('source.quoteComma', { setting, text: quoted }),
    repair: [editAt(file, [value.range[0], end], `'${quoted}'`)],
  });
}

/** Finds YAML features that brand files do not allow; the file can still be checked. */
function findUnwanted(file: SourceFile, document: Document): SourceDiagnostic[] {
  const findings: SourceDiagnostic[] = [];
  const spanOf = (node: { range?: readonly number[] | null | undefined }): SourceSpan => [
    node.range?.[0] ?? 0,
    node.range?.[1] ?? 0,
  ];

  visit(document, {
    Alias(_key, alias) {
      findings.push(
        errorAt(file, spanOf(alias), 'yaml-alias', explanation('source.alias', { source: alias.source })),
      );
    },
    Node(_key, node) {
      if ('anchor' in node && node.anchor) {
        const start = Math.max(0, file.text.lastIndexOf(`&${node.anchor}`, spanOf(node)[0]));
        findings.push(
          errorAt(
            file,
            [start, start + node.anchor.length + 1],
            'yaml-alias',
            explanation('source.anchor', { anchor: node.anchor }),
          ),
        );
      }
      if ('tag' in node && node.tag) {
        const last = Math.max(0, file.text.lastIndexOf('!', spanOf(node)[0]));
        const start = file.text[last - 1] === '!' ? last - 1 : last;
        const [withSpaces = '', tag = '!'] = /^(!\S*) */.exec(file.text.slice(start)) ?? [];
        findings.push(
          errorAt(file, [start, start + tag.length], 'yaml-tag', {
            ...explanation('source.tag', { written: tag }),
            repair: [editAt(file, [start, start + withSpaces.length], '')],
          }),
        );
      }
    },
    Pair(index, { key, value }, path) {
      if (value === null && isScalar(key)) {
        const parent = path.at(-1);
        const previous = isMap(parent) && typeof index === 'number' ? parent.items[index - 1] : undefined;
        findings.push(withoutColon(file, key as Scalar, previous as Pair<Node, Node | null> | undefined));
        return;
      }
      if (isScalar(key) && forbiddenKeys.has(String(key.value))) {
        findings.push(
          errorAt(
            file,
            spanOf(key),
            'forbidden-key',
            explanation('source.forbiddenKey', { key: String(key.value) }),
          ),
        );
      }
    },
  });
  return findings;
}

/** Span of a key up to its colon. */
function keyText({ text }: SourceFile, start: number): SourceSpan {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? undefined : end);
  const { length } = line.slice(0, /:(?=\s|$)/.exec(line)?.index).trimEnd();
  return [start, start + Math.max(length, 1)];
}

/**
 * Checks a parsed document.
 * @returns `readable` is false if the document cannot be used: one syntax error causes others
 */
export function checkProfile(
  file: SourceFile,
  document: Document,
): { findings: SourceDiagnostic[]; readable: boolean } {
  const syntax = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'NON_STRING_KEY');
  const first = syntax[0];
  if (first) {
    const { texts, span } = explainSyntax(file, document, first);
    return { findings: [errorAt(file, span, 'invalid-yaml', texts)], readable: false };
  }
  const findings = document.errors.map((error) =>
    error.code === 'DUPLICATE_KEY'
      ? duplicateKey(file, document, error)
      : errorAt(file, keyText(file, error.pos[0]), 'key-not-text', explanation('source.keyNotText')),
  );
  return { findings: [...findings, ...findUnwanted(file, document)], readable: true };
}
