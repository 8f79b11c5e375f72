import { offerForm } from './offer-form.ts';

/** What an offer says in the fields of the form, so that two can be compared: without what is empty, lists in order. */
export function comparableOffer(offer: object): object {
  const given = offer as Readonly<Record<string, unknown>>;
  const said = Object.keys(offerForm.fields)
    .filter((key) => key !== 'ficheroInformacionComplementaria')
    .map((key) => [key, tidy(given[key])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}

function tidy(value: unknown): unknown {
  if (value === '' || value === false) return undefined;
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  return value.every((it) => typeof it === 'number') ? [...value].sort((a, b) => a - b) : value;
}
