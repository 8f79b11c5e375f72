import * as jsvat from 'jsvat';
import { spain as spainId } from '#core/contract/constants.ts';
import { dni, normalizeDocument } from './identity.ts';
import { type Rule, unlessEmpty } from './rule.ts';

type Country = Parameters<typeof jsvat.checkVAT>[1] extends readonly (infer C)[] | undefined ? C : never;

const { spain } = jsvat;

/**
 * Every country whose numbers the library checks; Brazil is left out, since its numbers have no prefix and
 * would match any digits.
 */
const countries = Object.values(jsvat).filter(
  (entry): entry is typeof spain => typeof entry === 'object' && 'calcFn' in entry && entry.name !== 'Brazil',
) as Country[];

/** Whether a number is the CIF of a company, with or without the prefix ES. */
function isCif(number: string): boolean {
  const bare = number.replace(/^ES/, '');
  return /^[A-W]/.test(bare) && !/^[KLM]/.test(bare) && jsvat.checkVAT(`ES${bare}`, [spain]).isValid;
}

/** Whether a tax number belongs to a company, not to a (self-employed) person. */
export const isCompanyNumber = (value: string): boolean =>
  isCif(normalizeDocument(value).replaceAll('/', ''));

function isForeignNumber(number: string): boolean {
  const checked = jsvat.checkVAT(number, countries);
  return checked.isSupportedCountry ? checked.isValid : /^(?=.*\d)[A-Z\d]{4,20}$/.test(number);
}

/**
 * Requires the tax number of a company: in Spain a CIF, or the NIF or NIE of a self-employed person;
 * elsewhere any VAT number, checked where the country of its prefix is known.
 */
export function taxNumber(country: number = spainId): Rule {
  return unlessEmpty((value) => {
    const number = normalizeDocument(value).replaceAll('/', '');
    const fits =
      number !== '' &&
      (country === spainId
        ? isCif(number) || dni(number.replace(/^ES/, '')) === undefined
        : isForeignNumber(number));
    return fits ? undefined : 'validation.malformed';
  });
}

/** Form of a CIF, NIF or NIE: a letter or digit, seven digits and a control character. */
const spanishForm = /^(?:ES)?[A-Z\d]\d{7}[A-Z\d]$/;

const spanishNumber = taxNumber();
/** Rule for foreign numbers: no country has the id 0. */
const foreignNumber = taxNumber(0);

/** Requires the tax number of a company of unknown country; one in the Spanish form must be Spanish. */
export const anyTaxNumber: Rule = (value) => {
  const problem = spanishNumber(value);
  return problem && !spanishForm.test(normalizeDocument(value)) ? foreignNumber(value) : problem;
};
