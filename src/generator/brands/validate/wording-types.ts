import {
  explanation,
  list,
  localize,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { ProblemTexts } from '../draft.ts';
import {
  example,
  line,
  orDelete,
  exampleOrDelete,
  purpose,
  quoted,
  texts,
  inlineValue,
} from './schema-message.ts';
import { resolveRef, type SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import type { SchemaFault } from './schema-message.ts';
import { matchesFormat } from './formats.ts';
import { namesake } from './namesakes.ts';
import { editAt } from '../source/source-file.ts';
import { fitsItem, groupWithDashes, inPlaceOf, joinedScalars, oneForList } from './wording-lists.ts';
import { nothingMeant } from './wording-nothing.ts';
import { readColour, readNumber } from './readable-values.ts';
import { isWithin, wordFraction, wordThousands } from './thousands.ts';
import { falsy, fieldCalled, truthy } from './yes-no.ts';
import { isPerLanguage, schemaAt } from './schema.ts';

const typeNames: Readonly<Record<string, ReportText>> = {
  string: reportText('settings.type.string'),
  boolean: reportText('settings.type.boolean'),
  integer: reportText('settings.type.integer'),
  number: reportText('settings.type.number'),
  array: reportText('settings.type.array'),
  object: reportText('settings.type.object'),
};

function typeOf(data: unknown): string {
  if (Array.isArray(data)) return 'array';
  return typeof data;
}

function emptyValue(fault: SchemaFault): ProblemTexts {
  const { name, path, node } = fault;
  const swallowed = node?.kind === 'scalar' ? node.swallowed : undefined;
  const colour = /^#[0-9a-f]{3,8}\b/i.exec(swallowed?.text ?? '')?.[0];
  if (node && swallowed && colour) {
    const [start] = swallowed.span;
    return {
      ...texts(
        'unquoted-colour',
        explanation('settings.unquotedColour', { name, colour, line: line(path, colour) }),
      ),
      repair: [editAt(node.source, [start, start + colour.length], inlineValue(colour))],
    };
  }
  if (swallowed) {
    return texts('empty-value', {
      ...explanation('settings.comment', {
        name,
        line: line(path, swallowed.text),
        orDelete: orDelete(path),
      }),
      why: purpose(path),
    });
  }
  return texts('empty-value', {
    ...explanation('settings.noValue', { name }),
    why: purpose(path),
    fix: exampleOrDelete(fault, reportText('settings.writeValue')),
  });
}

function numberForText({ name, path, node, data, schema }: SchemaFault): ProblemTexts {
  const source = (node?.kind === 'scalar' ? node.written : undefined) ?? String(data);
  const colour = schema.format === 'colour' ? readColour(source) : undefined;
  const text = colour ?? source;
  const changed =
    source === String(data)
      ? reportText('settings.type.number')
      : reportText('settings.theNumber', { data: String(data) });
  return texts('unquoted-number', {
    ...explanation('settings.unquotedNumber', { name, source, changed, line: line(path, text) }),
    replacement: matchesFormat(schema, text) ? inlineValue(text) : undefined,
  });
}

function textForSwitch({ name, path, data }: SchemaFault): ProblemTexts {
  const text = String(data);
  const intended = truthy.test(text) ? true : falsy.test(text) ? false : undefined;
  const actual =
    data === 'true' || data === 'false'
      ? reportText('settings.theText', { data })
      : localize(() => quoted(data));
  return texts('wrong-type', {
    ...explanation('settings.switch', { name, is: actual }),
    why: purpose(path),
    fix:
      intended === undefined
        ? reportText('settings.switch.writeEither', { yes: line(path, true), no: line(path, false) })
        : reportText('settings.switch.write', { line: line(path, intended) }),
    replacement: intended === undefined ? undefined : String(intended),
  });
}

function isNumeric(data: unknown): data is string {
  return typeof data === 'string' && data.trim() !== '' && Number.isFinite(Number(data));
}

/** Converts `45,50`, `1.200,50 €` and `60 €` to YAML numbers; without a fraction where only whole ones fit. */
function decimalPoint({ data, schema }: SchemaFault): string | undefined {
  const read = typeof data === 'string' ? readNumber(data) : undefined;
  if (read === undefined) return undefined;
  const number = schema.type === 'integer' ? Math.round(read) : read;
  return isWithin(schema, number) ? String(number) : undefined;
}

/** Explains `encuestas:false` in place of a map: without the space it is a text. */
function missingSpace({ name, data }: SchemaFault): ProblemTexts | undefined {
  const [, key, value] = /^([\w-]+):(\S+)$/.exec(String(data)) ?? [];
  if (key === undefined || value === undefined || value.startsWith('//')) return undefined;
  return texts('wrong-type', {
    ...explanation('settings.glued', { key, name, value }),
    replacement: `${key}: ${value}`,
  });
}

/** The example of a group, with the text in the place of its first setting, and a text for each language. */
function exampleAround({ path, data, schema, languages }: SchemaFault): ReportText | undefined {
  const shown: unknown = schema.examples?.[0];
  if (typeof data !== 'string' || typeof shown !== 'object' || shown === null) return undefined;
  const [[first, value] = ['', undefined], ...others] = Object.entries(shown as Record<string, unknown>);
  const inner = schemaAt([...path, first]);
  if (typeof value !== 'string' || !inner || inner.enum || !matchesFormat(inner, data)) return undefined;
  const inLanguages = (entry: unknown): unknown => {
    const texts = typeof entry === 'object' && entry !== null ? Object.entries(entry) : [];
    if (texts.length === 0 || !texts.every(([key]) => isLanguage(key))) return entry;
    const all = new Map<string, unknown>(texts);
    return Object.fromEntries(languages.map((language) => [language, all.get(language) ?? texts[0]?.[1]]));
  };
  const rest = others.map(([key, entry]) => [key, inLanguages(entry)] as const);
  const written = { [first]: data, ...Object.fromEntries(rest) };
  return reportText('settings.example', { shown: `\`${line(path, written)}\`` });
}

/** `true` for a group, beside which another setting is the switch: `inMantenimiento` for `mantenimiento`. */
function switchElsewhere({ path, data }: SchemaFault): ReportText | undefined {
  const name = String(path.at(-1));
  const other = `in${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const text = String(data);
  const isOn = truthy.test(text) ? true : falsy.test(text) ? false : undefined;
  if (isOn === undefined || schemaAt([...path.slice(0, -1), other])?.type !== 'boolean') return undefined;
  return reportText('settings.switchElsewhere', { line: line([other], isOn) });
}

/** The first value of a list or group in the place of one value. */
function firstScalar({ path, data, schema }: SchemaFault): ReportText | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const [first] = Object.values(data);
  const fits = schema.type === 'string' ? typeof first === 'string' && matchesFormat(schema, first) : false;
  const isNumber = schema.type !== 'string' && typeof first === 'number';
  return fits || isNumber ? reportText('settings.onlyOne', { line: line(path, first) }) : undefined;
}

/** Names of switches in a list, in the place of a group: each of them is on. */
function listOfSwitches(fault: SchemaFault): ProblemTexts | undefined {
  const { name, path, data, schema } = fault;
  const { properties = {} } = schema;
  const isSwitch = (key: unknown): key is string =>
    typeof key === 'string' &&
    Object.hasOwn(properties, key) &&
    resolveRef(properties[key] as SchemaNode).type === 'boolean';
  const named: unknown[] = typeof data === 'string' ? data.split(/[\s,;]+/).filter(Boolean) : [data].flat();
  if (named.length === 0 || new Set(named).size < named.length || !named.every(isSwitch)) return undefined;
  const on = Object.fromEntries(named.map((key) => [key, true]));
  const written = line(path, on);
  const shown: ReportText = typeNames[typeOf(data)] ?? localize(() => quoted(data));
  return texts('wrong-type', {
    ...explanation('settings.type', {
      name,
      says: typeNames['object'] ?? localize(() => 'object'),
      actual: shown,
    }),
    why: purpose(path),
    fix: reportText('settings.write', { line: written }),
    ...inPlaceOf(fault, inlineValue(on)),
  });
}

/** Explains a value of the wrong type: YAML pitfalls first, each with the line to write instead. */
export function wordType(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const expected = String(error.params['type']);
  const says = typeNames[expected] ?? localize(() => expected);
  if (data === null) return emptyValue(fault);
  if (expected === 'string' && typeof data === 'number') return numberForText(fault);
  if (expected === 'boolean') return textForSwitch(fault);
  const missingSpaceTexts =
    expected === 'object' && typeof data === 'string' ? missingSpace(fault) : undefined;
  if (missingSpaceTexts) return missingSpaceTexts;
  const isNumber = expected === 'integer' || expected === 'number';
  const whole = isNumber ? (wordThousands(fault) ?? wordFraction(fault)) : undefined;
  if (whole) return whole;
  if (isNumber && isNumeric(data)) {
    return texts('wrong-type', {
      ...explanation('settings.quotedNumber', { name, says, line: line(path, Number(data)) }),
      replacement: String(Number(data)),
    });
  }
  const decimal = isNumber ? decimalPoint(fault) : undefined;
  if (decimal !== undefined) {
    return texts('wrong-type', {
      ...explanation('settings.decimalComma', {
        name,
        value: quoted(data),
        key: String(path.at(-1)),
        point: decimal,
      }),
      replacement: decimal,
    });
  }
  if (expected === 'string' && typeof data === 'boolean') {
    return texts('wrong-type', {
      ...explanation('settings.unquotedSwitch', { name, data: String(data), line: line(path, String(data)) }),
      why: purpose(path),
    });
  }
  if (expected === 'object' && typeof data === 'string' && isPerLanguage(schema)) {
    const [first = 'es', ...others] = fault.languages;
    const written = line([first], data);
    const keys = list(others.map((language) => `\`${language}:\``));
    return texts('wrong-type', {
      ...explanation('settings.onePerLanguage', { name, lines: `\`${written}\`` }),
      // The same words in each language would be the wrong ones for most visitors.
      ...(others.length > 0 && { fix: reportText('settings.translateTo', { line: written, keys }) }),
    });
  }
  const field = expected === 'object' && schema.properties?.['visible'] ? fieldCalled(data) : undefined;
  if (field)
    return texts('wrong-type', {
      ...explanation('settings.field', { name, data: String(data), line: line(path, field) }),
      replacement: inlineValue(field),
    });
  if (expected === 'object' && Array.isArray(data) && Object.keys(schema.properties ?? {}).some(isLanguage))
    return texts(
      'wrong-type',
      explanation('settings.listPerLanguage', {
        name,
        keys: list(fault.languages.map((language) => `\`${language}:\``)),
      }),
    );
  const group = expected === 'object' ? groupWithDashes(fault) : undefined;
  if (group) return group;
  const none = expected === 'object' || expected === 'array' ? nothingMeant(fault) : undefined;
  if (none) return none;
  const switches = expected === 'object' ? listOfSwitches(fault) : undefined;
  if (switches) return switches;
  if (
    expected === 'array' &&
    typeof data === 'object' &&
    !Array.isArray(data) &&
    !(schema.items && resolveRef(schema.items).properties)
  ) {
    const items = Object.entries(data as object).flatMap(([key, on]) => (on === false ? [] : [key]));
    if (items.every((item) => !schema.items || fitsItem(schema.items, item)))
      return texts('wrong-type', {
        ...explanation('settings.oneForList', { name, line: line(path, items) }),
        why: purpose(path),
      });
  }
  if (expected === 'array' && typeof data === 'object' && !Array.isArray(data))
    return texts('wrong-type', explanation('settings.itemWithoutDash', { name }));
  if (expected === 'array' && typeof data !== 'object') return oneForList(fault);
  const joined = expected === 'string' ? joinedScalars(fault) : undefined;
  const first = ['string', 'number', 'integer'].includes(expected) ? firstScalar(fault) : undefined;
  const actual = localize((language) =>
    typeof data === 'object'
      ? (typeNames[typeOf(data)]?.[language].replace(/ (?:or|o) /, ' / ') ?? typeof data)
      : quoted(data),
  );
  return texts('wrong-type', {
    ...explanation('settings.type', { name, says, actual }),
    why: purpose(path),
    fix:
      (joined === undefined ? first : reportText('settings.joined', { line: line(path, joined) })) ??
      (expected === 'object' || expected === 'string' ? namesake(fault) : undefined) ??
      (expected === 'object' ? (switchElsewhere(fault) ?? exampleAround(fault)) : undefined) ??
      example(fault),
    ...(joined !== undefined && inPlaceOf(fault, inlineValue(joined))),
  });
}
