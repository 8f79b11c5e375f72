import { type Waiting, waitingFor } from './company-waiting.ts';
import { localDay } from '#core/i18n/dates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { useOfferDrafts } from '#portal/pieces/offer-drafts/use-offer-drafts.ts';
import { useUnsentRejections } from '#portal/pieces/rejections/use-unsent-rejections.ts';
import { useCompany } from './use-company.ts';
import { WaitingList } from './WaitingList.tsx';
import './company-home.scss';

/**
 * Whether the first steps cover an item already: missing company data, or the agreement required to publish.
 */
function isStep(item: Waiting, needsAgreement: boolean): boolean {
  if (item.what === 'obstacle') return item.cause === 'convenio';
  const isAboutAgreement = item.what === 'signature' || item.what === 'agreementError';
  return item.what === 'companyData' || (needsAgreement && isAboutAgreement);
}

/** Personal part of a company's home: pending items, and the first steps while the company has no offers. */
export function CompanyHomeScreen() {
  const home = useCompany();
  const { counts, known, isWaiting } = home;
  const drafts = useOfferDrafts();
  const rejections = useUnsentRejections();
  const isNew = !isWaiting && counts !== undefined && counts.practicas + counts.empleo === 0;
  const { convenioParaPublicar } = usePage().brand.settings;
  const items = waitingFor(
    { ...known, drafts: drafts.map(({ href }) => href), rejections },
    localDay(),
  ).filter((item) => !isNew || !isStep(item, convenioParaPublicar));
  return (
    <div className="company-home-main">
      {isNew && <FirstSteps known={known} />}
      {/* Remounted below the steps, so that no visible row is pushed down. */}
      <WaitingList key={String(isNew)} home={home} items={items} isNew={isNew} />
    </div>
  );
}
