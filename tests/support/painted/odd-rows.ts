import fc from 'fast-check';
import { hostileFragments } from '../faults/hostile-markup.ts';

/** Texts of fragments that HTML parsers disagree about; browsers drop the null character, and parse5 replaces it. */
const hostileMarkup = fc
  .sample(fc.array(hostileFragments, { minLength: 3, maxLength: 12 }), { numRuns: 6, seed: 161 })
  .map((fragments) => fragments.join('').replaceAll('\0', ''));

const hostileTexts = [
  ...hostileMarkup,
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '&amp; &lt; \' " `',
  '\u202e\ufffd',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '',
  ' ',
];

/** Rows without each key of a row, and with strange values in each. */
export function oddRows(row: object): object[] {
  return Object.entries(row).flatMap(([key, value]: [string, unknown]): object[] => {
    const without = Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));
    if (typeof value === 'string') return [without, ...hostileTexts.map((text) => ({ ...row, [key]: text }))];
    if (typeof value === 'number') return [without, { ...row, [key]: 0 }, { ...row, [key]: 1234.5 }];
    if (typeof value === 'boolean') return [without, { ...row, [key]: !value }];
    return [without];
  });
}
