import type { ReportLanguage } from '#core/i18n/report-languages.ts';

import { settingMarks } from './model.ts';

type Translated = Readonly<Record<Exclude<ReportLanguage, 'en'>, string>>;

/** Translations of the English comments in the model's settings, without marks and signs in front. */
const templateComments: Readonly<Record<string, Translated>> = {
  'A comment in capitals says where something is needed that only the institution knows; delete it when it is done.':
    {
      es: 'Un comentario en mayúsculas dice dónde hace falta algo que solo sabe la institución; bórralo cuando esté hecho.',
      ca: 'Un comentari en majúscules diu on cal alguna cosa que només sap la institució; esborra’l quan estigui fet.',
    },
  'Every setting is described in docs/brand-reference.md; an editor with YAML support also explains and completes them.':
    {
      es: 'Cada ajuste se describe en docs/brand-reference.es.md; un editor que entienda YAML también los explica y completa.',
      ca: 'Cada paràmetre es descriu a docs/brand-reference.ca.md; un editor que entengui YAML també els explica i completa.',
    },
  'full name of the portal, in page titles and in the header': {
    es: 'nombre completo del portal, en los títulos de las páginas y en la cabecera',
    ca: 'nom complet del portal, als títols de les pàgines i a la capçalera',
  },
  'name under the icon on a phone, at most 12 characters': {
    es: 'nombre bajo el icono en un móvil, 12 caracteres como máximo',
    ca: 'nom sota la icona en un mòbil, 12 caràcters com a màxim',
  },
  'name of the university or training provider': {
    es: 'nombre de la institución, universitaria o de formación',
    ca: 'nom de la institució, universitària o de formació',
  },
  'universidad, centro, escuela, fundacion, or the words of each language': {
    es: 'universidad, centro, escuela, fundacion, o las palabras en cada idioma',
    ca: 'universidad, centro, escuela, fundacion, o les paraules en cada llengua',
  },
  'publico, concertado or privado': {
    es: 'publico, concertado o privado',
    ca: 'publico, concertado o privado',
  },
  'one sentence for search engines, in each language': {
    es: 'una frase para los buscadores, en cada idioma',
    ca: 'una frase per als cercadors, en cada llengua',
  },
  'Languages: each one needs its texts here and its pages in content/': {
    es: 'Idiomas: cada uno necesita sus textos aquí y sus páginas en content/',
    ca: 'Llengües: cadascuna necessita els seus textos aquí i les seves pàgines a content/',
  },
  'of es, ca and en': { es: 'de es, ca y en', ca: 'de es, ca i en' },
  Look: { es: 'Aspecto', ca: 'Aspecte' },
  'main colour; readable shades for text are worked out from it': {
    es: 'color principal; de él salen los tonos legibles para el texto',
    ca: 'color principal; d’ell surten els tons llegibles per al text',
  },
  'second colour, for decoration; or delete the line': {
    es: 'segundo color, para adornos; o borra la línea',
    ca: 'segon color, per a adorns; o esborra la línia',
  },
  "off, on, or sistema: as the visitor's device says": {
    es: 'off, on o sistema: como diga el dispositivo de quien visita',
    ca: 'off, on o sistema: com digui el dispositiu de qui visita',
  },
  'replace the file by the logo (SVG, or PNG, JPEG, WebP, AVIF)': {
    es: 'cambia el fichero por el logotipo (SVG, o PNG, JPEG, WebP, AVIF)',
    ca: 'canvia el fitxer pel logotip (SVG, o PNG, JPEG, WebP, AVIF)',
  },
  'replace the file by a square picture (SVG or PNG)': {
    es: 'cambia el fichero por una imagen cuadrada (SVG o PNG)',
    ca: 'canvia el fitxer per una imatge quadrada (SVG o PNG)',
  },
  'Sign-in': { es: 'Inicio de sesión', ca: 'Inici de sessió' },
  'greeting of the sign-in pages, in each language': {
    es: 'saludo de las páginas de inicio de sesión, en cada idioma',
    ca: 'salutació de les pàgines d’inici de sessió, en cada llengua',
  },
  Footer: { es: 'Pie', ca: 'Peu' },
  'a line of the institution, in each language': {
    es: 'una línea de la institución, en cada idioma',
    ca: 'una línia de la institució, en cada llengua',
  },
  'links to pages of the institution, in each language': {
    es: 'enlaces a páginas de la institución, en cada idioma',
    ca: 'enllaços a pàgines de la institució, en cada llengua',
  },
  'how to reach the office behind the portal': {
    es: 'cómo contactar con la oficina que lleva el portal',
    ca: 'com contactar amb l’oficina que porta el portal',
  },
  'Legal facts, used by the legal pages in content/es': {
    es: 'Datos legales, que usan las páginas legales de content/es',
    ca: 'Dades legals, que fan servir les pàgines legals de content/es',
  },
  'all of them; what does not apply is deleted here and in the pages': {
    es: 'todos; lo que no se aplica se borra aquí y en las páginas',
    ca: 'totes; el que no s’aplica s’esborra aquí i a les pàgines',
  },
  'What each form says of the data that it collects': {
    es: 'Lo que cada formulario dice de los datos que recoge',
    ca: 'El que cada formulari diu de les dades que recull',
  },
  'What is known of the accessibility of the portal: the line {{declaracion}} of its page becomes the statement':
    {
      es: 'Lo que se sabe de la accesibilidad del portal: la línea {{declaracion}} de su página se convierte en la declaración',
      ca: 'El que se sap de l’accessibilitat del portal: la línia {{declaracion}} de la seva pàgina es converteix en la declaració',
    },
  'when and how it was found out, who answers, and what is not accessible': {
    es: 'cuándo y cómo se ha averiguado, quién responde y qué no es accesible',
    ca: 'quan i com s’ha esbrinat, qui respon i què no és accessible',
  },
  'Without an entry the portal is said to be fully compliant': {
    es: 'Sin ninguno, el portal se declara plenamente conforme',
    ca: 'Sense cap, el portal es declara plenament conforme',
  },
  Addresses: { es: 'Direcciones', ca: 'Adreces' },
  'host name of the public portal': {
    es: 'nombre de host del portal público',
    ca: 'nom d’amfitrió del portal públic',
  },
  'address of the server that holds the data': {
    es: 'dirección del servidor que tiene los datos',
    ca: 'adreça del servidor que té les dades',
  },
  'Modules: the parts of the portal. Not listed: on, except sso and hojasSemanales.': {
    es: 'Módulos: las partes del portal. Los que no salen están activados, salvo sso y hojasSemanales.',
    ca: 'Mòduls: les parts del portal. Els que no hi surten estan activats, tret de sso i hojasSemanales.',
  },
  'false for what the institution does not offer': {
    es: 'false para lo que la institución no ofrece',
    ca: 'false per al que la institució no ofereix',
  },
  'true: students accept content/*/condiciones-practicas.md, once it is written': {
    es: 'true: el alumnado acepta content/*/condiciones-practicas.md, cuando esté escrito',
    ca: 'true: l’alumnat accepta content/*/condiciones-practicas.md, quan estigui escrit',
  },
};

/** A comment with its prefix; a quoted colour such as `'#1d5b8c'` has no space after the sign. */
const comment = /^(.*?# (?:FILL IN: )?)(.+)$/gm;

/** Translates the model's comments in the settings of a new brand to the language of the reader. */
export function translateComments(settings: string, reader: ReportLanguage): string {
  if (reader === 'en') return settings;
  return settings.replace(comment, (line, start: string, words: string) => {
    const translated = templateComments[words]?.[reader];
    return translated === undefined
      ? line
      : start.replace(settingMarks.en, settingMarks[reader]) + translated;
  });
}
