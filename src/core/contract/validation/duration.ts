import { parseDecimal } from './number.ts';
import { type Rule, unlessEmpty } from './rule.ts';

/** A number alone is of years: no studies take more of them. */
const mostYears = 20;

const parts = (text: string): { count: number; unit: string } => {
  const [, count = '', unit = ''] = /^(\d+(?:[.,]\d+)?)(.*)$/su.exec(text.trim()) ?? [];
  return { count: parseDecimal(count) ?? 0, unit: unit.trim() };
};

/** How long something takes: a number with its unit, such as "4 años" or "20 h"; a number alone is of years. */
export const duration: Rule = unlessEmpty((value) => {
  const { count, unit } = parts(value);
  const isKnown = unit === '' ? count <= mostYears : /\p{L}/u.test(unit);
  return count > 0 && isKnown ? undefined : 'validation.malformed';
});

/** The years of a duration that names no unit. */
export function yearsOf(text: string): number | undefined {
  const { count, unit } = parts(text);
  return count > 0 && unit === '' ? count : undefined;
}
