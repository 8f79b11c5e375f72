import { inEach } from '#build/diagnostics/told.ts';
import { lastAudit } from '../../content/statement/audit.ts';
import { by, page, unless, where, written } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { isBound, isPublic, notPublic } from './conditions.ts';

/** Access for everyone. */
export const access: readonly Duty[] = [
  {
    law: 'RD 1112/2018, arts. 5–6; Ley 11/2023; RDLeg 1/2013',
    what: {
      en: 'pages that everyone can use (EN 301 549)',
      es: 'páginas que todo el mundo puede usar (EN 301 549)',
      ca: 'pàgines que tothom pot fer servir (EN 301 549)',
    },
    judge: by({
      en: `the tests of the portal: with axe (\`npm run audit\`, last on ${lastAudit.day}: ${lastAudit.pages} pages, ${lastAudit.views} views, no barrier), and by keyboard`,
      es: `las pruebas del portal: con axe (\`npm run audit\`, la última vez el ${lastAudit.day}: ${lastAudit.pages} páginas, ${lastAudit.views} vistas, ninguna barrera) y con el teclado`,
      ca: `les proves del portal: amb axe (\`npm run audit\`, l’última vegada el ${lastAudit.day}: ${lastAudit.pages} pàgines, ${lastAudit.views} vistes, cap barrera) i amb el teclat`,
    }),
  },
  {
    law: 'RD 1112/2018, art. 15; Ley 34/2002, d. a. 5.ª',
    what: {
      en: 'accessibility statement',
      es: 'declaración de accesibilidad',
      ca: 'declaració d’accessibilitat',
    },
    judge: unless(['accessibility-statement'], page('accesibilidad')),
  },
  {
    law: 'RD 1112/2018, art. 15.4',
    what: {
      en: 'yearly review of the statement',
      es: 'revisión anual de la declaración',
      ca: 'revisió anual de la declaració',
    },
    judge: where(
      isPublic,
      notPublic,
      unless(
        ['review-date', 'review-due'],
        written(['legal', 'fechaRevisionAccesibilidad'], {
          en: 'Write `fechaRevisionAccesibilidad` under `legal`.',
          es: 'Escribe `fechaRevisionAccesibilidad` dentro de `legal`.',
          ca: 'Escriu `fechaRevisionAccesibilidad` dins de `legal`.',
        }),
      ),
    ),
  },
  {
    law: 'RD 1112/2018, art. 10.2.a',
    what: {
      en: 'way to tell of a barrier',
      es: 'vía para avisar de una barrera',
      ca: 'via per avisar d’una barrera',
    },
    judge: where(
      isBound,
      {
        en: 'a private institution without public money',
        es: 'es una institución privada sin dinero público',
        ca: 'és una institució privada sense diners públics',
      },
      written(['contacto', 'email'], {
        en: 'Write `email` under `contacto`.',
        es: 'Escribe `email` dentro de `contacto`.',
        ca: 'Escriu `email` dins de `contacto`.',
      }),
    ),
  },
  {
    law: 'RD 1112/2018, art. 13',
    what: {
      en: 'complaints about accessibility',
      es: 'reclamaciones sobre la accesibilidad',
      ca: 'reclamacions sobre l’accessibilitat',
    },
    judge: where(
      isPublic,
      notPublic,
      written(['legal', 'urlReclamaciones'], {
        en: 'Write `urlReclamaciones` under `legal`.',
        es: 'Escribe `urlReclamaciones` dentro de `legal`.',
        ca: 'Escriu `urlReclamaciones` dins de `legal`.',
      }),
    ),
  },
  {
    law: 'Estatutos de autonomía; Llei 1/1998; Llei 3/1986',
    what: {
      en: 'the official languages of the territory',
      es: 'las lenguas oficiales del territorio',
      ca: 'les llengües oficials del territori',
    },
    judge: where(isPublic, notPublic, ({ draft }) => {
      const { idiomas } = draft.settings;
      if (idiomas.includes('ca'))
        return { state: 'met', by: inEach(() => `\`idiomas\`: ${idiomas.join(', ')}`), path: ['idiomas'] };
      return {
        state: 'elsewhere',
        who: {
          en: 'the institution: whether Spanish is the only official language where it is',
          es: 'la institución: si donde está solo es oficial el castellano',
          ca: 'la institució: si on és només és oficial el castellà',
        },
      };
    }),
  },
];
