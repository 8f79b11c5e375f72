import { institutionWords } from '#core/i18n/institution.ts';
import { catalogue } from '#core/i18n/messages.ts';
import { errorOf } from '#core/status-messages/errors.ts';

const english = catalogue('en', ['errors']);

/** Values of the placeholders in the texts of codes, for any brand and offer. */
const words: Readonly<Record<string, string>> = {
  ...institutionWords({ institucion: '', institucionNombrada: 'universidad' }, 'en'),
  emailInscripcion: 'the address of the offer',
};

/** Meaning of a code in English, for any university; empty for an unknown code. */
export function codeMeaning(code: number): string {
  const text = english[errorOf(code).text] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? String(code)).replace(/\s+/g, ' ');
}
