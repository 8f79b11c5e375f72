import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { languages as portalLanguages } from '#core/i18n/languages.ts';

/** ISO 639-1 codes of the languages most spoken in Europe and by foreign students. */
const codes =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu it ja ko lt lv mt nl no oc pl pt ro ru sk sl sq sr sv th tr uk ur vi zh';

/** Names in files that differ from those of `Intl.DisplayNames`. */
const aliases: Readonly<Record<string, string>> = {
  castellano: 'es',
  castella: 'es',
  castilian: 'es',
  vasco: 'eu',
  valenciano: 'ca',
  valencia: 'ca',
  aranes: 'oc',
  aranese: 'oc',
};

let memoized: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  memoized ??= new Map([
    ...portalLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' });
      return codes.split(' ').map((code) => [foldDiacritics(names.of(code) ?? code), code] as const);
    }),
    ...Object.entries(aliases),
  ]);
  return memoized;
}

/** Finds the ISO 639-1 code of a language by its name in a portal language, or by a two or three-letter code. */
export function languageCode(name: string): string | undefined {
  const folded = foldDiacritics(name).trim();
  const code = codesByName().get(folded) ?? (/^[a-z]{2}$/.test(folded) ? folded : undefined);
  if (code || !/^[a-z]{3}$/.test(folded)) return code;
  try {
    const [short] = Intl.getCanonicalLocales(folded);
    return short?.length === 2 ? short : undefined;
  } catch {
    return undefined;
  }
}
