import { emptyText, list, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { languages, type Language, type Localized } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { inlineValue, line, type SchemaFault } from './schema-message.ts';

/** Nouns of institutions that are no choice of the setting, each with its article. */
const nouns: readonly Localized[] = [
  { es: 'la facultad', ca: 'la facultat', en: 'the faculty' },
  { es: 'el instituto', ca: 'l’institut', en: 'the institute' },
  { es: 'el colegio', ca: 'el col·legi', en: 'the college' },
  { es: 'la academia', ca: 'l’acadèmia', en: 'the academy' },
  { es: 'el conservatorio', ca: 'el conservatori', en: 'the conservatory' },
  { es: 'el departamento', ca: 'el departament', en: 'the department' },
  { es: 'el consorcio', ca: 'el consorci', en: 'the consortium' },
  { es: 'la asociación', ca: 'l’associació', en: 'the association' },
  { es: 'la politécnica', ca: 'la politècnica', en: 'the polytechnic' },
  { es: 'el campus', ca: 'el campus', en: 'the campus' },
  { es: 'la entidad', ca: 'l’entitat', en: 'the organisation' },
  { es: 'la institución', ca: 'la institució', en: 'the institution' },
  { es: 'la empresa', ca: 'l’empresa', en: 'the company' },
  { es: 'el ayuntamiento', ca: 'l’ajuntament', en: 'the town council' },
];

const article = /^(?:(?:el|la|los|las|els|les|the) |l['’])/i;

/** A word without its article, as it is compared. */
export const withoutArticle = (text: string): string => foldDiacritics(text.trim().replace(article, ''));

/** The article that a Spanish noun most likely has. */
const spanishArticle = (noun: string): string => (/(?:a|dad|ción|sión)$/i.test(noun) ? 'la' : 'el');

/** Words of the brand's own for each language, as far as they are known. */
function inLanguages(typed: string, offered: readonly Language[]): Partial<Localized> {
  const known = nouns.find((noun) =>
    languages.some((one) => withoutArticle(noun[one] ?? '') === withoutArticle(typed)),
  );
  if (known) return Object.fromEntries(offered.map((one) => [one, known[one]]));
  const [first = 'es'] = offered;
  const [noun = ''] = typed.split(' ');
  const isWhole = article.test(typed) || first !== 'es';
  return { [first]: isWhole ? typed : `${spanishArticle(noun)} ${typed}` };
}

/** Says how words of a brand's own are written in a setting that also has choices. */
export function ownWords(
  { path, data, languages: offered }: SchemaFault,
  choices: readonly string[],
): { fix: ReportText; replacement?: string } {
  const own = inLanguages(String(data).trim(), offered as readonly Language[]);
  const missing = offered.filter((one) => own[one as Language] === undefined);
  const written = { ...own, ...Object.fromEntries(missing.map((one) => [one, '…'])) };
  const values = list(
    choices.map((choice) => `\`${inlineValue(choice)}\``),
    'disjunction',
  );
  return {
    fix: reportText('settings.ownWords', {
      line: `\`${line(path, written)}\``,
      values,
      count: missing.length,
      languages: missing.length > 0 ? list(missing.map((one) => `\`${one}\``)) : emptyText,
    }),
    ...(missing.length === 0 && { replacement: inlineValue(written) }),
  };
}
