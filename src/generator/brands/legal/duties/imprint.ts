import { explanation, localize, reportText } from '#generator/diagnostics/report-text.ts';
import { metElsewhere, metByPage, onlyWhere, metBySetting } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { hasEmployment, isPublic } from './conditions.ts';

/** Matches links to the internal whistleblowing channel. */
const whistleblowing = /denunci|denúnci|[ée]tic|canal intern|informant|whistle|ethic/i;

/** Duties on the identification of the service provider. */
export const imprintDuties: readonly Duty[] = [
  {
    law: 'Ley 34/2002, art. 10.1.a',
    ...explanation('legal.owner.duty'),
    judge: metBySetting(['legal', 'titular'], reportText('legal.owner.write')),
  },
  {
    law: 'Ley 34/2002, art. 10.1.a',
    ...explanation('legal.address.duty'),
    judge: metBySetting(['legal', 'direccion'], reportText('legal.address.write')),
  },
  {
    law: 'Ley 34/2002, art. 10.1.a',
    ...explanation('legal.contact.duty'),
    judge: metBySetting(['contacto', 'telefono'], reportText('legal.contact.write')),
  },
  {
    law: 'Ley 34/2002, art. 10.1.e',
    ...explanation('legal.taxNumber.duty'),
    judge: metBySetting(['legal', 'nif'], reportText('legal.taxNumber.write')),
  },
  {
    law: 'Ley 34/2002, art. 10.1',
    ...explanation('legal.legalNotice.duty'),
    judge: metByPage('aviso-legal'),
  },
  {
    law: 'Ley 34/2002, art. 10.1.b',
    ...explanation('legal.register.duty'),
    judge: onlyWhere(
      (settings) => !isPublic(settings),
      reportText('legal.condition.public'),
      metElsewhere(reportText('legal.register.who')),
    ),
  },
  {
    law: 'RD 1796/2010, art. 5.k',
    ...explanation('legal.agency.duty'),
    judge: onlyWhere(
      hasEmployment,
      reportText('legal.condition.noJobs'),
      metBySetting(['legal', 'numeroAgenciaColocacion'], reportText('legal.agency.write')),
    ),
  },
  {
    law: 'Ley 2/2023, arts. 13, 25',
    ...explanation('legal.internalChannel.duty'),
    judge: ({ draft }) => {
      const links = Object.values(draft.settings.footer?.enlaces ?? {}).flat();
      const link = links.find(({ texto, url }) => whistleblowing.test(texto) || whistleblowing.test(url));
      if (link)
        return { state: 'met', by: localize(() => `footer: ${link.url}`), path: ['footer', 'enlaces'] };
      return {
        state: 'missing',
        ...explanation('legal.internalChannel.link'),
        path: ['footer'],
      };
    },
  },
];
