import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { metElsewhere, metByPage, onlyWhere, metBySetting } from '../duty.ts';
import type { BrandReview, Duty, DutyStatus } from '../duty.ts';
import { hasEmployment, isPublic } from './conditions.ts';

/** Matches names and addresses of links to an internal channel for reports of irregularities. */
const internalChannel =
  /denunci|denúnci|canal[- ](?:[eéè]tic|intern|d.?informaci)|sistema[- ]intern|whistle|speak[- ]?up|(?:ethics|integrity|reporting)[- ](?:channel|line|hotline)/i;

/**
 * Looks for a link in the footer, which the home page has too, in each language. What is behind the link, and how many
 * people work at a private institution, is not known here.
 */
function judgeInternalChannel({ draft }: BrandReview): DutyStatus {
  const { footer, idiomas, organismo } = draft.settings;
  const links = idiomas.map((language) => ({
    language,
    link: footer?.enlaces?.[language]?.find(({ texto, url }) => internalChannel.test(`${texto} ${url}`)),
  }));
  const named = links.flatMap(({ language, link }) =>
    link ? [`${language} «${link.texto}» (${link.url})`] : [],
  );
  const path = ['footer', 'enlaces'];
  if (named.length === idiomas.length)
    return {
      state: 'met',
      by: reportText('legal.internalChannel.byLinks', { links: named.join(', ') }),
      path,
    };
  if (named.length === 0 && organismo !== 'publico')
    return { state: 'elsewhere', who: reportText('legal.internalChannel.who') };
  const languages = links.flatMap(({ language, link }) => (link ? [] : [language])).join(', ');
  return { state: 'missing', ...explanation('legal.internalChannel.link', { languages }), path };
}

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
    law: 'Ley 2/2023, arts. 10, 13 y 25',
    ...explanation('legal.internalChannel.duty'),
    judge: judgeInternalChannel,
  },
];
