import type { Language } from '#core/i18n/languages.ts';
import type { Told } from '#build/diagnostics/told.ts';
import type { Affected, Why } from './affected.ts';

const reasons: Readonly<Record<Why, Told>> = {
  renderer: {
    en: 'the code of the portals has changed',
    es: 'ha cambiado el código de los portales',
    ca: 'ha canviat el codi dels portals',
  },
  changed: {
    en: 'its files, or those of a base, have changed',
    es: 'han cambiado sus ficheros, o los de una base',
    ca: 'han canviat els seus fitxers, o els d’una base',
  },
  added: { en: 'new', es: 'nueva', ca: 'nova' },
};
const brokenWords = (brand: string): Told => ({
  en: `cannot be built as it is; npm run check -- --brand ${brand} says why`,
  es: `no se puede construir como está; npm run check -- --brand ${brand} dice por qué`,
  ca: `no es pot construir com està; npm run check -- --brand ${brand} diu per què`,
});
const removedWords: Told = { en: 'is no more', es: 'ya no está', ca: 'ja no hi és' };
const nothing: Told = {
  en: 'No brand comes out differently than from',
  es: 'Ninguna marca sale distinta de como sale de',
  ca: 'Cap marca no surt diferent de com surt de',
};

function text({ base, brands, removed, broken }: Affected, language: Language): string {
  const lines = [
    ...brands.map(({ brand, why }) => `${brand}: ${reasons[why][language]}`),
    ...broken.map((brand) => `${brand}: ${brokenWords(brand)[language]}`),
    ...removed.map((brand) => `${brand}: ${removedWords[language]}`),
  ];
  return `${lines.length > 0 ? lines.join('\n') : `${nothing[language]} ${base.slice(0, 12)}`}\n`;
}

/** How the brands that a change concerns are printed. `matrix` is a line for the job matrices of GitHub and GitLab. */
export const affectedFormats = {
  text,
  json: ({ base, brands, removed, broken }: Affected) =>
    `${JSON.stringify({ version: 1, base, brands, removed, broken }, null, 2)}\n`,
  matrix: ({ brands }: Affected) => `${JSON.stringify({ brand: brands.map(({ brand }) => brand) })}\n`,
} as const;
