import { explanation } from '#generator/diagnostics/report-text.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { hostOf, registeredDomain } from './sibling-brands.ts';

/** Domain of the institution in the examples of documents and reports. */
const domain = 'cierzo.example';

const address = /(?:https?:\/\/|mailto:)?(?:[\w.+-]+@)?(?:[a-z\d-]+\.)*\bcierzo\.example\b[^\s)\]"'<>`]*/g;

/** Whether a brand is that of the examples itself. */
const isExample = ({ id, settings }: BrandDraft): boolean =>
  id === 'cierzo' || registeredDomain(settings.dominio_produccion ?? '') === domain;

/** Finds addresses of the examples in a text of another brand. */
export function findExampleAddresses(draft: BrandDraft, text: string): { start: number; end: number }[] {
  if (isExample(draft)) return [];
  return [...text.matchAll(address)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** Whether a setting is an address of the examples, in another brand. */
export function isExampleAddress(draft: BrandDraft, value: string): boolean {
  const host = hostOf(value);
  return host !== undefined && registeredDomain(host) === domain && !isExample(draft);
}

/** The warning about a value that is an example of the documents. */
export const exampleTexts = (value: string): ProblemTexts => ({
  code: 'unfinished-mark',
  severity: 'warning',
  ...explanation('texts.example', { value }),
});
