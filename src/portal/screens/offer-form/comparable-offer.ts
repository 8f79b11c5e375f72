import { offerForm } from './offer-form.ts';

/** Normalizes an offer's form fields for comparison: empty values removed, lists of ids sorted. */
export function comparableOffer(offer: object): object {
  const values = offer as Readonly<Record<string, unknown>>;
  const entries = Object.keys(offerForm.fields)
    .filter((key) => key !== 'ficheroInformacionComplementaria')
    .map((key) => [key, normalized(values[key])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

function normalized(value: unknown): unknown {
  if (value === '' || value === false) return undefined;
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return undefined;
  return value.every((item) => typeof item === 'number') ? [...value].sort((a, b) => a - b) : value;
}
