import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { ExplainedRoute } from '#generator/brands/explain-routes.ts';

/** Texts of `npm run explain`. */
interface ExplainWords {
  audiences: Readonly<Record<ExplainedRoute['audience'], string>>;
  byDefault: string;
  inherited: string;
  /** Shown for an empty value of a setting. */
  nothing: string;
  and: string;
  /** @param count number of pages */
  there: (count: number) => string;
  absent: (count: number) => string;
  oneOfThese: string;
  thisOne: string;
  usedByLinks: string;
  pageFor: (id: string, title: string, audience: string) => string;
  exists: string;
  doesNot: string;
  everyPortal: string;
  addresses: string;
  /** Message for an unknown name. */
  noSuch: Readonly<Record<'brand' | 'route', (name: string) => string>>;
  thereAre: string;
  sayBrand: string;
}

export const explainWords: Readonly<Record<ReportLanguage, ExplainWords>> = {
  en: {
    audiences: {
      public: 'everyone',
      any: 'everyone who has signed in',
      student: 'students and graduates',
      company: 'companies',
    },
    byDefault: 'the default',
    inherited: 'inherited',
    nothing: 'empty',
    and: 'and',
    there: (count) =>
      `${count} ${count === 1 ? 'page' : 'pages'} in this portal (all addresses of one: --route ID):`,
    absent: (count) => `${count} ${count === 1 ? 'page' : 'pages'} not in this portal:`,
    oneOfThese: 'It exists when one of these allows it:',
    thisOne: 'This setting decides it:',
    usedByLinks: 'used by links',
    pageFor: (id, title, audience) => `${id} ("${title}") is a page for ${audience}.`,
    exists: 'It exists in this portal.',
    doesNot: 'It does not exist in this portal.',
    everyPortal: 'Every portal has it.',
    addresses: 'Addresses:',
    noSuch: {
      brand: (name) => `There is no brand called \`${name}\`.`,
      route: (name) => `There is no route called \`${name}\`.`,
    },
    thereAre: 'There are',
    sayBrand: 'Say which brand: --brand ID.',
  },
  es: {
    audiences: {
      public: 'todo el mundo',
      any: 'quien ha entrado',
      student: 'el alumnado y quien ya ha terminado',
      company: 'las empresas',
    },
    byDefault: 'el valor predeterminado',
    inherited: 'heredado',
    nothing: 'vacío',
    and: 'y',
    there: (count) =>
      `${count} ${count === 1 ? 'página' : 'páginas'} en este portal (todas las direcciones de una: --route ID):`,
    absent: (count) => `${count} ${count === 1 ? 'página' : 'páginas'} que este portal no tiene:`,
    oneOfThese: 'Existe cuando lo permite uno de estos ajustes:',
    thisOne: 'Lo decide este ajuste:',
    usedByLinks: 'la de los enlaces',
    pageFor: (id, title, audience) => `${id} («${title}») es una página para ${audience}.`,
    exists: 'Existe en este portal.',
    doesNot: 'No existe en este portal.',
    everyPortal: 'La tienen todos los portales.',
    addresses: 'Direcciones:',
    noSuch: {
      brand: (name) => `No hay ninguna marca que se llame \`${name}\`.`,
      route: (name) => `No hay ninguna ruta que se llame \`${name}\`.`,
    },
    thereAre: 'Hay estas',
    sayBrand: 'Di qué marca: --brand ID.',
  },
  ca: {
    audiences: {
      public: 'tothom',
      any: 'qui ha entrat',
      student: 'l’alumnat i qui ja ha acabat',
      company: 'les empreses',
    },
    byDefault: 'el valor predeterminat',
    inherited: 'heretat',
    nothing: 'buit',
    and: 'i',
    there: (count) =>
      `${count} ${count === 1 ? 'pàgina' : 'pàgines'} en aquest portal (totes les adreces d’una: --route ID):`,
    absent: (count) => `${count} ${count === 1 ? 'pàgina' : 'pàgines'} que aquest portal no té:`,
    oneOfThese: 'Existeix quan ho permet un d’aquests paràmetres:',
    thisOne: 'Ho decideix aquest paràmetre:',
    usedByLinks: 'la dels enllaços',
    pageFor: (id, title, audience) => `${id} («${title}») és una pàgina per a ${audience}.`,
    exists: 'Existeix en aquest portal.',
    doesNot: 'No existeix en aquest portal.',
    everyPortal: 'La tenen tots els portals.',
    addresses: 'Adreces:',
    noSuch: {
      brand: (name) => `No hi ha cap marca que es digui \`${name}\`.`,
      route: (name) => `No hi ha cap ruta que es digui \`${name}\`.`,
    },
    thereAre: 'Hi ha aquestes',
    sayBrand: 'Digues quina marca: --brand ID.',
  },
};
