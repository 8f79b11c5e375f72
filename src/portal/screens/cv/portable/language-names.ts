import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { languages as portalLanguages } from '#core/i18n/languages.ts';

/** Codes of the languages that people in Europe and students from elsewhere speak most. */
const codes =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu it ja ko lt lv mt nl no oc pl pt ro ru sk sl sq sr sv th tr uk ur vi zh';

/** What files call a language that browsers call otherwise. */
const others: Readonly<Record<string, string>> = {
  castellano: 'es',
  castella: 'es',
  castilian: 'es',
  vasco: 'eu',
  valenciano: 'ca',
  valencia: 'ca',
  aranes: 'oc',
  aranese: 'oc',
};

let known: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  known ??= new Map([
    ...portalLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' });
      return codes.split(' ').map((code) => [foldDiacritics(names.of(code) ?? code), code] as const);
    }),
    ...Object.entries(others),
  ]);
  return known;
}

/** The code of a language (ISO 639-1) by its name in one of the languages of the portal, or by a code of three letters. */
export function languageCode(name: string): string | undefined {
  const wanted = foldDiacritics(name).trim();
  const plain = codesByName().get(wanted) ?? (/^[a-z]{2}$/.test(wanted) ? wanted : undefined);
  if (plain || !/^[a-z]{3}$/.test(wanted)) return plain;
  try {
    const [short] = Intl.getCanonicalLocales(wanted);
    return short?.length === 2 ? short : undefined;
  } catch {
    return undefined;
  }
}
