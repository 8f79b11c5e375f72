import { institutionWords } from '#core/i18n/institution.ts';
import { catalogue } from '#core/i18n/messages.ts';
import { errorOf } from '#core/status-messages/errors.ts';

const english = catalogue('en', ['errors']);

/** What a brand, or the offer, puts into the texts of codes. */
const words: Readonly<Record<string, string>> = {
  ...institutionWords({ institucion: '', institucionNombrada: 'universidad' }, 'en'),
  emailInscripcion: 'the address of the offer',
};

/** What a code means, in English, of whatever university; empty for one that nobody knows. */
export function codeMeaning(code: number): string {
  const text = english[errorOf(code).text] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? String(code)).replace(/\s+/g, ' ');
}
