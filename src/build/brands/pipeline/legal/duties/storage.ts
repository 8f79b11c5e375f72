import { page, unless } from '../duty.ts';
import type { Duty } from '../duty.ts';

/** What is kept in browsers. */
export const storage: readonly Duty[] = [
  {
    law: 'Ley 34/2002, art. 22.2',
    what: {
      en: 'cookie policy with each thing that is stored, its purpose, owner and duration',
      es: 'política de cookies con cada cosa que se guarda, para qué, de quién es y cuánto dura',
      ca: 'política de galetes amb cada cosa que es desa, per a què, de qui és i quant dura',
    },
    judge: unless(['storage-table'], page('politica-de-cookies')),
  },
  {
    law: 'Ley 34/2002, art. 22.2; RGPD, art. 7',
    what: {
      en: 'nothing of others before consent, refusing as easy as accepting, withdrawal at any time',
      es: 'nada de terceros antes del consentimiento, tan fácil rechazar como aceptar, y poder retirarlo siempre',
      ca: 'res de tercers abans del consentiment, tan fàcil de rebutjar com d’acceptar, i poder-lo retirar sempre',
    },
    judge: unless(['third-party-before-consent'], ({ draft }) =>
      draft.settings.analyticsId
        ? {
            state: 'met',
            by: { en: 'the banner of the portal', es: 'el aviso del portal', ca: 'l’avís del portal' },
            path: ['analyticsId'],
          }
        : {
            state: 'none',
            why: {
              en: 'no services of others',
              es: 'no hay servicios de terceros',
              ca: 'no hi ha serveis de tercers',
            },
          },
    ),
  },
];
