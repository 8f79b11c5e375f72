import { parseDecimal } from './number.ts';
import { type Rule, unlessEmpty } from './rule.ts';

/** Upper limit of a number without unit, which counts years: no studies take longer. */
const mostYears = 20;

const parts = (text: string): { count: number; unit: string } => {
  const [, count = '', unit = ''] = /^(\d+(?:[.,]\d+)?)(.*)$/su.exec(text.trim()) ?? [];
  return { count: parseDecimal(count) ?? 0, unit: unit.trim() };
};

/** Requires a duration: a number with its unit, such as "4 años" or "20 h"; without unit, years. */
export const duration: Rule = unlessEmpty((value) => {
  const { count, unit } = parts(value);
  const isKnown = unit === '' ? count <= mostYears : /\p{L}/u.test(unit);
  return count > 0 && isKnown ? undefined : 'validation.malformed';
});

/** Years of a duration without unit; undefined with a unit. */
export function yearsOf(text: string): number | undefined {
  const { count, unit } = parts(text);
  return count > 0 && unit === '' ? count : undefined;
}
