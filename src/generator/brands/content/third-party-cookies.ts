import type { Language } from '#core/i18n/languages.ts';
import type { DraftSettings } from '../draft.ts';

/** A cookie that a third-party service sets once the visitor consents. */
export interface ThirdPartyCookie {
  name: string;
  /** Company that receives the data. */
  owner: string;
  purpose: Record<Language, string>;
  ends: Record<Language, string>;
}

const twoYears = { es: 'A los 2 años', ca: 'Al cap de 2 anys', en: 'After 2 years' };

/** The third-party cookies of a brand's portal. */
export function thirdPartyCookies({
  analyticsId,
  cookieyes,
}: Pick<DraftSettings, 'analyticsId' | 'cookieyes'>): ThirdPartyCookie[] {
  const google = { owner: 'Google Ireland Limited', ends: twoYears };
  const analytics = {
    ...google,
    name: '_ga',
    purpose: {
      es: 'Distinguir a los visitantes con un número, sin su nombre',
      ca: 'Distingir els visitants amb un número, sense el seu nom',
      en: 'Telling visitors apart by a number, without their name',
    },
  };
  const visit = {
    ...google,
    name: `_ga_${(analyticsId ?? '').replace(/^G-/, '')}`,
    purpose: {
      es: 'Saber qué páginas son de una misma visita',
      ca: 'Saber quines pàgines són d’una mateixa visita',
      en: 'Knowing which pages belong to one visit',
    },
  };
  const consent = {
    name: 'cookieyes-consent',
    owner: 'CookieYes Limited',
    purpose: {
      es: 'Tu respuesta sobre las cookies',
      ca: 'La teva resposta sobre les galetes',
      en: 'Your answer about cookies',
    },
    ends: { es: 'Al año', ca: 'Al cap d’un any', en: 'After a year' },
  };
  return [...(cookieyes ? [consent] : []), ...(analyticsId ? [analytics, visit] : [])];
}
