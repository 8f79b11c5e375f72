import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

const addresses = (text: string): string[] => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];

/** Words for what is not known yet. */
const unknownWords =
  /^(?:pendiente|pendent|por (?:definir|confirmar|determinar)|per (?:definir|confirmar)|a determinar|sin (?:definir|confirmar)|tbd|tbc|todo|x{3,}|n\/?[acds]|\?+|-+|\.{2,}|…|falta.*|rellenar.*|pon(?:er)? .*|no (?:se sabe|tenemos|hay|tiene)|ninguno|cap|none|aqui .*)\.?$/i;

/** Whether a value only says that it is not known yet. */
export const isUnknownYet = (text: string): boolean => unknownWords.test(foldDiacritics(text.trim()));

/**
 * The one mail address in a text, such as `Name <name@example.org>`, `name(at)example.org`, `name@example,org`.
 * @param known mail addresses of the brand, whose domain completes one without its end
 */
export function readEmail(typed: string, known: readonly string[] = []): string | undefined {
  const text = typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s*[([{]\s*(?:arroba|at|@|a)\s*[)\]}]\s*|\s+(?:arroba|at)\s+/gi, '@')
    .replaceAll(/\s*[([{]\s*(?:punto|punt|dot)\s*[)\]}]\s*|(?<=@\S*)\s+(?:punto|punt|dot)\s+/gi, '.')
    .replaceAll(/\s*@+\s*/g, '@')
    .replaceAll(/\.{2,}/g, '.');
  const dotted = /^[\w.+-]+@[\w-]+(?:[.,;:][\w-]+)+[.,;]?$/.test(text)
    ? text.replaceAll(/[,;:]/g, '.')
    : text;
  const [address, ...others] = addresses(dotted);
  if (address !== undefined) return others.length === 0 ? address : undefined;
  const [, box, begun = ''] = /^([\w.+-]+)@([\w.-]*)$/.exec(text) ?? [];
  const domain = known.map((one) => one.split('@')[1] ?? '').find((one) => one.startsWith(begun));
  return box !== undefined && domain ? `${box}@${domain}` : undefined;
}

/** The first of several mail addresses. */
export const firstEmail = (typed: string): string | undefined => addresses(typed)[0];

/** The mail addresses in a file. */
export const emailsIn = (text: string): string[] => [...new Set(addresses(text))];

/** A telephone number with other signs between its digits, or words around it. */
export function readPhone(typed: string): string | undefined {
  const [first = '', ...others] = typed.match(/\+?\(?\d[\d ()./-]{6,22}\d/g) ?? [];
  if (others.length > 0) return undefined;
  const digits = first
    .replaceAll(/[()./-]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return /^\+?\d[\d ]{7,18}\d$/.test(digits) ? digits : undefined;
}

/** The first of several telephone numbers. */
export const firstPhone = (typed: string): string | undefined =>
  typed
    .split(/\s*[/;,|]\s*|\s+(?:y|i|o|and|or)\s+|\s+-\s+/)
    .map(readPhone)
    .find(Boolean);

/** A tax number with other signs, small letters or words around it. */
export function readTaxNumber(typed: string): string | undefined {
  const text = typed.toUpperCase().replace(/^(?:NIF|CIF|VAT|N\.I\.F\.|C\.I\.F\.)[\s:.]*/, '');
  const joined = text.replaceAll(/[\s./-]/g, '').replace(/^ES(?=[A-Z0-9]{9}$)/, '');
  return /^[A-Z0-9]{9}$/.test(joined) ? joined : undefined;
}
