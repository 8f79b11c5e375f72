import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  explanation,
  joinSentences,
  list,
  localize,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, inlineValue, line, exampleOrDelete, purpose, quoted, texts } from './schema-message.ts';
import type { SchemaFault } from './schema-message.ts';
import { resolveRef } from '#generator/brands/schema/brand-schema.ts';
import { intendedChoice, wordChoice } from './wording-choices.ts';
import { wordColour, explainFormat } from './wording-formats.ts';
import { wordType } from './wording-types.ts';
import { ownWords, withoutArticle } from './own-words.ts';
import { isPerLanguage } from './schema.ts';

/** The smaller and the larger number of a range, the wrong way round. */
function swappedRange({ path, data, sibling }: SchemaFault): ReportText | undefined {
  const [isMin, isMax] = [path.at(-1) === 'min', path.at(-1) === 'max'];
  const other = isMin || isMax ? sibling(isMin ? 'max' : 'min') : undefined;
  if (typeof other !== 'number' || typeof data !== 'number' || isMax === data >= other) return undefined;
  const [min, max] = [Math.min(data, other), Math.max(data, other)];
  return reportText('settings.limit.swapped', { line: `min: ${min}, max: ${max}` });
}

function wordLimit(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const limit = Number(error.params['limit']);
  const comparison = String(error.params['comparison']);
  const comparisons: Readonly<Record<string, ReportText>> = {
    '>=': reportText('settings.limit.atLeast', { limit }),
    '<=': reportText('settings.limit.atMost', { limit }),
    '>': reportText('settings.limit.moreThan', { limit }),
    '<': reportText('settings.limit.lessThan', { limit }),
  };
  const limitWords = comparisons[comparison] ?? localize(() => String(limit));
  const { minimum, maximum } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? reportText('settings.limit.range', { minimum, maximum, line: line(path, limit) })
      : reportText('settings.limit.write', { limitWords });
  return texts('out-of-range', {
    ...explanation('settings.limit', { name, limitWords, data: String(data) }),
    why: purpose(path),
    fix: swappedRange(fault) ?? range,
  });
}

/** The words at the beginning of a text that a length leaves room for. */
function firstWords(text: string, limit: number): string {
  const [words = ''] = new RegExp(`^.{0,${Math.min(limit, 60)}}(?=\\s)`, 'u').exec(text) ?? [];
  return words.replace(/[\s,;:.-]+(?:de|del|d[aeo]s?|y|i|la|el|e[ln]s?)?$/u, '');
}

function wordLength({ name, path, data, error }: SchemaFault): ProblemTexts {
  const limit = Number(error.params['limit']);
  const length = [...String(data)].length;
  const shorter = firstWords(String(data), limit);
  const tooLong = reportText('settings.tooLong.fix', { over: length - limit });
  return texts('too-long', {
    ...explanation('settings.tooLong', { name, length, limit, over: length - limit }),
    why: purpose(path),
    fix:
      shorter === ''
        ? tooLong
        : joinSentences(tooLong, reportText('settings.tooLong.example', { line: line(path, shorter) })),
  });
}

function wordEmpty(fault: SchemaFault): ProblemTexts {
  const { name, path } = fault;
  return texts('empty-value', {
    ...explanation('settings.empty', { name }),
    why: purpose(path),
    fix: exampleOrDelete(fault, reportText('settings.fillIn')),
  });
}

function wordRepeated({ name, path, data, error }: SchemaFault): ProblemTexts {
  const item = Array.isArray(data) ? (data as unknown[])[Number(error.params['i'])] : undefined;
  return texts('repeated-item', {
    ...explanation('settings.repeated', { value: quoted(item), name }),
    why: purpose(path),
  });
}

const isSheet = (value: unknown): value is string => typeof value === 'string' && /\.s?css$/i.test(value);

/** The style sheets in the folder of the file that has a value, as settings name them. */
function styleSheets({ node }: SchemaFault): string[] {
  const folder = join(node?.source.folder ?? '', 'assets');
  const names = node && existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => isSheet(name) && !name.startsWith('_')).map((name) => `assets/${name}`);
}

function wordAlternatives(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema, languages } = fault;
  if (data === null) return wordType(fault);
  const examples: readonly unknown[] = schema.examples ?? [];
  const sheets = examples.some(isSheet) ? styleSheets(fault) : [];
  const perLanguage = (value: unknown): unknown =>
    typeof data === 'string' && typeof value === 'object' && value !== null
      ? Object.fromEntries(languages.map((language) => [language, data]))
      : value;
  const fitting =
    sheets.length > 0 ? [...sheets, ...examples.filter((one) => !isSheet(one))] : examples.map(perLanguage);
  const words = (schema.anyOf ?? []).flatMap((one) => resolveRef(one).enum ?? []).map(String);
  const variants = (schema.anyOf ?? []).map(resolveRef);
  const asFile = variants.find(({ format }) => format === 'asset-path');
  if (asFile && words.length > 0 && typeof data === 'string' && /[\\/]|\.\w{2,5}$/.test(data))
    return explainFormat({ ...fault, schema: asFile });
  const isOwn = variants.some(isPerLanguage);
  const word = isOwn ? withoutArticle(String(data)) : String(data);
  const near =
    typeof data === 'string' && !(isOwn && /\s/.test(word)) ? intendedChoice(word, words) : undefined;
  if (isOwn && typeof data === 'string' && data.trim() !== '' && near === undefined)
    return texts('bad-value', {
      ...explanation('settings.cannotBe', { name, value: quoted(data) }),
      why: purpose(path),
      ...ownWords(fault, words),
    });
  if (near !== undefined) {
    return texts('bad-value', {
      ...explanation('settings.cannotBe', { name, value: quoted(data) }),
      why: purpose(path),
      fix: reportText('settings.write', { line: line(path, near) }),
      replacement: inlineValue(near),
    });
  }
  const shown = fitting.map((value) => `\`${line(path, value)}\``);
  const choices = list(shown, 'disjunction');
  return texts('bad-value', {
    ...explanation('settings.alternatives', { name, value: quoted(data), choices }),
    why: purpose(path),
    replacement: data === true && sheets.length === 1 ? sheets[0] : undefined,
  });
}

const byKeyword: Readonly<Record<string, (fault: SchemaFault) => ProblemTexts>> = {
  type: (fault) => (fault.schema.enum && fault.data !== null ? wordChoice(fault) : wordType(fault)),
  enum: wordChoice,
  const: wordChoice,
  format: (fault) =>
    fault.schema.format === 'colour' && fault.data !== '' ? wordColour(fault) : explainFormat(fault),
  pattern: (fault) =>
    fault.schema.format === 'colour' && fault.data !== '' ? wordColour(fault) : explainFormat(fault),
  minimum: wordLimit,
  maximum: wordLimit,
  exclusiveMinimum: wordLimit,
  exclusiveMaximum: wordLimit,
  minLength: wordEmpty,
  minItems: wordEmpty,
  minProperties: wordEmpty,
  maxLength: wordLength,
  uniqueItems: wordRepeated,
  anyOf: wordAlternatives,
};

/** Explains an invalid value to the person who wrote it. */
export function wordValue(fault: SchemaFault): ProblemTexts {
  const word = byKeyword[fault.error.keyword];
  if (word) return word(fault);
  return texts('bad-value', {
    ...explanation('settings.cannotBe', { name: fault.name, value: quoted(fault.data) }),
    why: purpose(fault.path),
    fix: example(fault),
  });
}
