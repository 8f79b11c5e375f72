import { type Waiting, waitingFor } from './company-waiting.ts';
import { localDay } from '#core/i18n/dates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { useOfferDrafts } from '#portal/pieces/offer-drafts/use-offer-drafts.ts';
import { useCompany } from './use-company.ts';
import { WaitingList } from './WaitingList.tsx';
import './company-home.scss';

/** Whether one of the first steps says it: what is missing of the company, or the agreement that it needs. */
function isStep(item: Waiting, needsAgreement: boolean): boolean {
  if (item.what === 'obstacle') return item.cause === 'convenio';
  const ofAgreement = item.what === 'signature' || item.what === 'agreementError';
  return item.what === 'companyData' || (needsAgreement && ofAgreement);
}

/** The part of a company's home that is its own: what waits for it, and the way to its first offer where it has none. */
export function CompanyHomeScreen() {
  const home = useCompany();
  const { counts, known, isWaiting } = home;
  const drafts = useOfferDrafts();
  const isNew = !isWaiting && counts !== undefined && counts.practicas + counts.empleo === 0;
  const { convenioParaPublicar } = usePage().brand.settings;
  const items = waitingFor({ ...known, drafts: drafts.map(({ href }) => href) }, localDay()).filter(
    (item) => !isNew || !isStep(item, convenioParaPublicar),
  );
  return (
    <div className="company-home-main">
      {isNew && <FirstSteps known={known} />}
      {/* Another list below the steps: nothing that was on the screen is pushed down. */}
      <WaitingList key={String(isNew)} home={home} items={items} isNew={isNew} />
    </div>
  );
}
