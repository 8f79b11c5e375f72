import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { metByPage, unlessReported } from '../duty.ts';
import type { Duty } from '../duty.ts';

/** Duties on browser storage. */
export const storageDuties: readonly Duty[] = [
  {
    law: 'Ley 34/2002, art. 22.2',
    ...explanation('legal.cookiePolicy.duty'),
    judge: unlessReported(['storage-table'], metByPage('politica-de-cookies')),
  },
  {
    law: 'Ley 34/2002, art. 22.2; RGPD, art. 7',
    ...explanation('legal.cookieConsent.duty'),
    judge: unlessReported(['third-party-before-consent'], ({ draft }) =>
      draft.settings.analyticsId
        ? {
            state: 'met',
            by: reportText('legal.cookieConsent.byBanner'),
            path: ['analyticsId'],
          }
        : {
            state: 'notApplicable',
            ...explanation('legal.condition.noThirdParties'),
          },
    ),
  },
];
