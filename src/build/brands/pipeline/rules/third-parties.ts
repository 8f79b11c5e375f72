import { problemAt } from '../draft.ts';
import type { Rule } from '../draft.ts';

/** A consent service is itself a service of others. It is the brand's choice, so this is a warning. */
export const thirdParties: Rule = (draft) => {
  if (!draft.settings.cookieyes) return [];
  return [
    problemAt(draft, ['cookieyes'], {
      code: 'third-party-before-consent',
      severity: 'warning',
      what: {
        en: 'With `cookieyes` every visitor loads a service of another company before agreeing to anything.',
        es: 'Con `cookieyes`, quien visita el portal carga un servicio de otra empresa antes de aceptar nada.',
        ca: 'Amb `cookieyes`, qui visita el portal carrega un servei d’una altra empresa abans d’acceptar res.',
      },
      why: {
        en: 'The service learns the address of each visitor at once; data protection offices have objected to that.',
        es: 'El servicio conoce enseguida la dirección de cada visitante; las autoridades de protección de datos lo han objetado.',
        ca: 'El servei coneix de seguida l’adreça de cada visitant; les autoritats de protecció de dades hi han posat objeccions.',
      },
      fix: {
        en: 'Delete the line to use the built-in consent banner, which loads nothing from others, or name the service in the cookie policy.',
        es: 'Borra la línea para usar el aviso propio del portal, que no carga nada de terceros, o nombra el servicio en la política de cookies.',
        ca: 'Esborra la línia per fer servir l’avís propi del portal, que no carrega res de tercers, o anomena el servei a la política de galetes.',
      },
    }),
  ];
};
