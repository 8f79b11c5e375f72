import { type Rule, unlessEmpty } from './rule.ts';

/** Ranges of the forms, both ends allowed. */
export const ranges = {
  meses: { min: 0, max: 12 },
  tiempoDedicacionJornada: { min: 0, max: 100 },
  numeroDiasSemana: { min: 1, max: 7 },
  nota: { min: 1, max: 4 },
} as const;

export interface Range {
  min: number;
  max: number;
}

const decimal = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** Parses a number with a decimal comma or point; undefined if the text is not a number. */
export function parseDecimal(value: string): number | undefined {
  const text = value.trim();
  return decimal.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Parses an amount of money: "24.000" and "24 000" are twenty-four thousand, "24.000,50" has fifty cents more. */
export function parseAmount(value: string): number | undefined {
  const text = value.trim().replace(/\s?€$/, '');
  return parseDecimal(/^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/.test(text) ? text.replaceAll(/[.\s]/g, '') : text);
}

/** Requires an integer. */
export const wholeNumber: Rule = unlessEmpty((value) =>
  /^[+-]?\d+$/.test(value) ? undefined : 'validation.malformed',
);

/** Requires a number greater than zero. */
export const positiveNumber: Rule = unlessEmpty((value) =>
  (parseDecimal(value) ?? 0) > 0 ? undefined : 'validation.malformed',
);

/** Requires a number in a range, both ends allowed. */
export function inRange(range: Range, parse = parseDecimal): Rule {
  return unlessEmpty((value) => {
    const number = parse(value);
    return number !== undefined && number >= range.min && number <= range.max
      ? undefined
      : 'validation.malformed';
  });
}

/** Requires an average grade: in the range of the brand, with at most two decimals. */
export function grade(range: Range = ranges.nota): Rule {
  const within = inRange(range);
  return unlessEmpty((value) => (/[.,]\d{3,}$/.test(value) ? 'validation.malformed' : within(value)));
}
