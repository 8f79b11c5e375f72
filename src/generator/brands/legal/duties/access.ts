import { explanation, localize, reportText } from '#generator/diagnostics/report-text.ts';
import { lastAudit } from '../../content/statement/audit.ts';
import { metByProduct, metByPage, unlessReported, onlyWhere, metBySetting } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { isBound, isPublic, notPublic } from './conditions.ts';

/** Duties on accessibility and official languages. */
export const accessDuties: readonly Duty[] = [
  {
    law: 'RD 1112/2018, arts. 5–6; Ley 11/2023; RDLeg 1/2013',
    ...explanation('legal.access.duty'),
    judge: metByProduct(
      reportText('legal.access.byTests', {
        day: lastAudit.day,
        pages: lastAudit.pages,
        views: lastAudit.views,
      }),
    ),
  },
  {
    law: 'RD 1112/2018, art. 15; Ley 34/2002, d. a. 5.ª',
    ...explanation('legal.statement.duty'),
    judge: unlessReported(['accessibility-statement'], metByPage('accesibilidad')),
  },
  {
    law: 'RD 1112/2018, art. 15.4',
    ...explanation('legal.review.duty'),
    judge: onlyWhere(
      isPublic,
      notPublic,
      unlessReported(
        ['review-date', 'review-due'],
        metBySetting(['legal', 'fechaRevisionAccesibilidad'], reportText('legal.review.writeDate')),
      ),
    ),
  },
  {
    law: 'RD 1112/2018, art. 10.2.a',
    ...explanation('legal.barrier.duty'),
    judge: onlyWhere(
      isBound,
      reportText('legal.condition.privateWithoutPublicMoney'),
      metBySetting(['contacto', 'email'], reportText('legal.barrier.writeEmail')),
    ),
  },
  {
    law: 'RD 1112/2018, art. 13',
    ...explanation('legal.complaints.duty'),
    judge: onlyWhere(
      isPublic,
      notPublic,
      metBySetting(['legal', 'urlReclamaciones'], reportText('legal.complaints.writeAddress')),
    ),
  },
  {
    law: 'Estatutos de autonomía; Llei 1/1998; Llei 3/1986',
    ...explanation('legal.officialLanguages.duty'),
    judge: onlyWhere(isPublic, notPublic, ({ draft }) => {
      const { idiomas } = draft.settings;
      if (idiomas.includes('ca'))
        return { state: 'met', by: localize(() => `\`idiomas\`: ${idiomas.join(', ')}`), path: ['idiomas'] };
      return {
        state: 'elsewhere',
        who: reportText('legal.officialLanguages.who'),
      };
    }),
  },
];
