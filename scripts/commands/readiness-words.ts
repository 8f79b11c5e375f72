import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** Texts of `npm run ready`, besides the problems themselves. */
interface ReadinessWords {
  mistakes: string;
  unfinished: string;
  advice: string;
  /** @param count number of open problems */
  notReady: (brand: string, count: number) => string;
  ready: (brand: string) => string;
  /** The portal is closed for maintenance. */
  closed: string;
  /** Tasks that brand files cannot show. */
  byHand: string;
  steps: (brand: string) => readonly string[];
}

export const readinessWords: Readonly<Record<ReportLanguage, ReadinessWords>> = {
  en: {
    mistakes: 'To be corrected',
    unfinished: 'To be finished',
    advice: 'Worth a look; it stops nothing',
    notReady: (brand, count) =>
      `${brand} is not ready: ${count} ${count === 1 ? 'thing stands' : 'things stand'} in the way.`,
    ready: (brand) => `${brand} is ready: nothing in its files stands in the way.`,
    closed: 'It is closed for maintenance (`inMantenimiento: true`): every page would say so.',
    byHand: 'What no file says, and somebody has to look at:',
    steps: (brand) => [
      'the legal pages were read by the legal advisers of the institution',
      'the domain leads to the host, over HTTPS',
      'the server that holds the data answers (npm run contract)',
      `the host serves the portal as it should (npm run verify-host -- https://… --brand ${brand})`,
    ],
  },
  es: {
    mistakes: 'Por corregir',
    unfinished: 'Por terminar',
    advice: 'Conviene mirarlo; no impide publicar',
    notReady: (brand, count) =>
      `${brand} no está listo: ${count === 1 ? 'queda 1 cosa' : `quedan ${count} cosas`} por resolver.`,
    ready: (brand) => `${brand} está listo: nada en sus ficheros impide publicarlo.`,
    closed: 'Está cerrado por mantenimiento (`inMantenimiento: true`): lo dirían todas las páginas.',
    byHand: 'Lo que ningún fichero dice y alguien tiene que comprobar:',
    steps: (brand) => [
      'la asesoría jurídica de la institución ha leído las páginas legales',
      'el dominio lleva al servidor, por HTTPS',
      'el servidor de los datos responde (npm run contract)',
      `el servidor sirve el portal como debe (npm run verify-host -- https://… --brand ${brand})`,
    ],
  },
  ca: {
    mistakes: 'Per corregir',
    unfinished: 'Per acabar',
    advice: 'Val la pena mirar-s’ho; no impedeix publicar',
    notReady: (brand, count) =>
      `${brand} no està a punt: ${count === 1 ? 'queda 1 cosa' : `queden ${count} coses`} per resoldre.`,
    ready: (brand) => `${brand} està a punt: res dels seus fitxers no impedeix publicar-lo.`,
    closed: 'És tancat per manteniment (`inMantenimiento: true`): ho dirien totes les pàgines.',
    byHand: 'El que cap fitxer no diu i algú ha de comprovar:',
    steps: (brand) => [
      'l’assessoria jurídica de la institució ha llegit les pàgines legals',
      'el domini porta al servidor, per HTTPS',
      'el servidor de les dades respon (npm run contract)',
      `el servidor serveix el portal com cal (npm run verify-host -- https://… --brand ${brand})`,
    ],
  },
};
