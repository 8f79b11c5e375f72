import { unknownProvince } from '#core/contract/constants.ts';
import { type Rule, unlessEmpty } from './rule.ts';

/**
 * Requires a Spanish postcode.
 * @param province id of its province, which is the first two digits; absent where unknown
 */
export function spanishPostcode(province?: number): Rule {
  return unlessEmpty((value) => {
    if (!/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(value)) return 'validation.malformed';
    const isKnownProvince = province !== undefined && province > 0 && province < unknownProvince;
    return isKnownProvince && Number(value.slice(0, 2)) !== province
      ? 'validation.postcodeOfProvince'
      : undefined;
  });
}
