import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** Texts of the brand reference besides the settings themselves. */
export interface ReferenceWords {
  title: string;
  intro: string;
  settingColumns: readonly [setting: string, value: string, leftOut: string, what: string];
  needed: string;
  keysBelow: string;
  example: string;
  fields: string;
  /** @param flags link to the keys of a field */
  fieldIntro: (flags: string) => string;
  fieldColumns: readonly [field: string, what: string, required: string];
  shapes: string;
  yes: string;
  no: string;
  onlyShown: string;
  or: string;
  file: string;
  list: (of: string) => string;
  names: (of: string) => string;
  text: (most?: number) => string;
  number: (isWhole: boolean, least?: string, most?: number) => string;
  above: (least: number) => string;
  from: (least: number) => string;
  formats: Readonly<Record<string, string>>;
}

export const referenceWords: Readonly<Record<ReportLanguage, ReferenceWords>> = {
  en: {
    title: 'Brand file reference',
    intro:
      'Everything that can be written in `brands/<id>/brand.yaml`. “If left out” says what happens without the setting: **needed** means that the brand must have it, in its own file or in the base that it extends. Let the first line of the file be the following, and your editor will complete and explain the settings as you type:',
    settingColumns: ['Setting', 'Value', 'If left out', 'What it does'],
    needed: '**needed**',
    keysBelow: 'the keys below',
    example: 'For example:',
    fields: 'Fields of the forms',
    fieldIntro: (flags) =>
      `Each field takes the keys of ${flags}; all fields are shown and can be changed unless you say otherwise.`,
    fieldColumns: ['Field', 'What it is', 'Required'],
    shapes: 'Values with several keys',
    yes: 'yes',
    no: 'no',
    onlyShown: 'only shown',
    or: 'or',
    file: 'brand-reference.md',
    list: (of) => `list of: ${of}`,
    names: (of) => `names, each with: ${of}`,
    text: (most) => (most === undefined ? 'text' : `text, at most ${most} characters`),
    number: (isWhole, least, most) =>
      [isWhole ? 'whole number' : 'number', least, least && most !== undefined ? `to ${most}` : undefined]
        .filter(Boolean)
        .join(' '),
    above: (least) => `above ${least}`,
    from: (least) => `from ${least}`,
    formats: {
      'api-address': 'web address or path',
      'asset-path': 'file in `assets`',
      'asset-path-or-colour': 'file in `assets` or colour',
      'brand-id': 'lower-case letters, digits and hyphens',
      colour: 'colour, like `"#0b5563"`',
      date: 'date, like `2025-09-15`',
      'local-time': 'day and hour, like `2026-08-01 20:00`',
      'email-address': 'email address',
      'email-address-or-empty': 'email address or `""`',
      host: 'domain',
      'web-address': 'web address with https',
      'web-address-or-empty': 'web address with https, or `""`',
      'web-link': 'web address, `mailto:`, `tel:` or address of the portal',
    },
  },
  es: {
    title: 'Todos los ajustes de una marca',
    intro:
      'Todo lo que se puede escribir en `brands/<id>/brand.yaml`. «Si falta» dice qué pasa sin el ajuste: **necesario** quiere decir que la marca tiene que tenerlo, en su fichero o en la base que extiende. [La referencia en inglés](brand-reference.md) lo explica con más detalle. Con esta primera línea en el fichero, tu editor completa y explica los ajustes mientras escribes:',
    settingColumns: ['Ajuste', 'Valor', 'Si falta', 'Qué es, o qué pasa si está activado'],
    needed: '**necesario**',
    keysBelow: 'las claves de abajo',
    example: 'Por ejemplo:',
    fields: 'Campos de los formularios',
    fieldIntro: (flags) =>
      `Cada campo lleva las claves de ${flags}; todos los campos se muestran y se pueden cambiar si no dices otra cosa.`,
    fieldColumns: ['Campo', 'Qué es', 'Obligatorio'],
    shapes: 'Valores con varias claves',
    yes: 'sí',
    no: 'no',
    onlyShown: 'solo se muestra',
    or: 'o',
    file: 'brand-reference.es.md',
    list: (of) => `lista de: ${of}`,
    names: (of) => `nombres, cada uno con: ${of}`,
    text: (most) => (most === undefined ? 'texto' : `texto, ${most} caracteres como máximo`),
    number: (isWhole, least, most) =>
      [isWhole ? 'número entero' : 'número', least, least && most !== undefined ? `a ${most}` : undefined]
        .filter(Boolean)
        .join(' '),
    above: (least) => `mayor que ${least}`,
    from: (least) => `de ${least}`,
    formats: {
      'api-address': 'dirección web o ruta',
      'asset-path': 'fichero de `assets`',
      'asset-path-or-colour': 'fichero de `assets` o color',
      'brand-id': 'letras minúsculas, cifras y guiones',
      colour: 'color, como `"#0b5563"`',
      date: 'fecha, como `2025-09-15`',
      'local-time': 'día y hora, como `2026-08-01 20:00`',
      'email-address': 'dirección de correo',
      'email-address-or-empty': 'dirección de correo o `""`',
      host: 'dominio',
      'web-address': 'dirección web con https',
      'web-address-or-empty': 'dirección web con https, o `""`',
      'web-link': 'dirección web, `mailto:`, `tel:` o dirección del portal',
    },
  },
  ca: {
    title: 'Tots els paràmetres d’una marca',
    intro:
      'Tot el que es pot escriure a `brands/<id>/brand.yaml`. «Si falta» diu què passa sense el paràmetre: **necessari** vol dir que la marca l’ha de tenir, al seu fitxer o a la base que estén. [La referència en anglès](brand-reference.md) ho explica amb més detall. Amb aquesta primera línia al fitxer, el teu editor completa i explica els paràmetres mentre escrius:',
    settingColumns: ['Paràmetre', 'Valor', 'Si falta', 'Què és, o què passa si està activat'],
    needed: '**necessari**',
    keysBelow: 'les claus de sota',
    example: 'Per exemple:',
    fields: 'Camps dels formularis',
    fieldIntro: (flags) =>
      `Cada camp porta les claus de ${flags}; tots els camps es mostren i es poden canviar si no dius una altra cosa.`,
    fieldColumns: ['Camp', 'Què és', 'Obligatori'],
    shapes: 'Valors amb diverses claus',
    yes: 'sí',
    no: 'no',
    onlyShown: 'només es mostra',
    or: 'o',
    file: 'brand-reference.ca.md',
    list: (of) => `llista de: ${of}`,
    names: (of) => `noms, cadascun amb: ${of}`,
    text: (most) => (most === undefined ? 'text' : `text, ${most} caràcters com a màxim`),
    number: (isWhole, least, most) =>
      [isWhole ? 'número enter' : 'número', least, least && most !== undefined ? `a ${most}` : undefined]
        .filter(Boolean)
        .join(' '),
    above: (least) => `més gran que ${least}`,
    from: (least) => `de ${least}`,
    formats: {
      'api-address': 'adreça web o ruta',
      'asset-path': 'fitxer d’`assets`',
      'asset-path-or-colour': 'fitxer d’`assets` o color',
      'brand-id': 'lletres minúscules, xifres i guionets',
      colour: 'color, com `"#0b5563"`',
      date: 'data, com `2025-09-15`',
      'local-time': 'dia i hora, com `2026-08-01 20:00`',
      'email-address': 'adreça de correu',
      'email-address-or-empty': 'adreça de correu o `""`',
      host: 'domini',
      'web-address': 'adreça web amb https',
      'web-address-or-empty': 'adreça web amb https, o `""`',
      'web-link': 'adreça web, `mailto:`, `tel:` o adreça del portal',
    },
  },
};
