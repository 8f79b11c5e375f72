import * as jsvat from 'jsvat';
import { spain as spainId } from '#core/contract/constants.ts';
import { dni, normalizeDocument } from './identity.ts';
import { type Rule, unlessEmpty } from './rule.ts';

type Country = Parameters<typeof jsvat.checkVAT>[1] extends readonly (infer C)[] | undefined ? C : never;

const { spain } = jsvat;

/** Every country whose numbers the library checks; the Brazilian one has no prefix and would claim any digits. */
const countries = Object.values(jsvat).filter(
  (it): it is typeof spain => typeof it === 'object' && 'calcFn' in it && it.name !== 'Brazil',
) as Country[];

/** CIF of a company, with or without the prefix ES. */
function isCif(number: string): boolean {
  const bare = number.replace(/^ES/, '');
  return /^[A-W]/.test(bare) && !/^[KLM]/.test(bare) && jsvat.checkVAT(`ES${bare}`, [spain]).isValid;
}

/** Whether a tax number is that of a company and not of a person, who may be self-employed. */
export const isCompanyNumber = (value: string): boolean =>
  isCif(normalizeDocument(value).replaceAll('/', ''));

function isForeignNumber(number: string): boolean {
  const checked = jsvat.checkVAT(number, countries);
  return checked.isSupportedCountry ? checked.isValid : /^(?=.*\d)[A-Z\d]{4,20}$/.test(number);
}

/**
 * Tax number of a company. In Spain a CIF, or the NIF or NIE of someone self-employed; elsewhere any VAT number,
 * checked where the country that its prefix names is known.
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

/** A letter or digit with seven digits and a control character, as in a CIF, NIF or NIE. */
const spanishForm = /^(?:ES)?[A-Z\d]\d{7}[A-Z\d]$/;

const spanishNumber = taxNumber();
/** No country has this id. */
const foreignNumber = taxNumber(0);

/** Tax number of a company of which the country is not known; one in the Spanish form must be Spanish. */
export const anyTaxNumber: Rule = (value) => {
  const problem = spanishNumber(value);
  return problem && !spanishForm.test(normalizeDocument(value)) ? foreignNumber(value) : problem;
};
