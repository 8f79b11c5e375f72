import { unknownProvince } from '#core/contract/constants.ts';
import { type Rule, unlessEmpty } from './rule.ts';

/**
 * A postcode of Spain.
 * @param province whose it has to be: its first two digits are the province's id; none where that is not known
 */
export function spanishPostcode(province?: number): Rule {
  return unlessEmpty((value) => {
    if (!/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(value)) return 'validation.malformed';
    const isKnown = province !== undefined && province > 0 && province < unknownProvince;
    return isKnown && Number(value.slice(0, 2)) !== province ? 'validation.postcodeOfProvince' : undefined;
  });
}
