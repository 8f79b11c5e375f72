import { waitingFor } from './company-waiting.ts';
import { localDay } from '#core/i18n/moment.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { useOfferDrafts } from '#portal/pieces/offer-drafts/use-offer-drafts.ts';
import { useCompany } from './use-company.ts';
import { WaitingList } from './WaitingList.tsx';
import './company-home.scss';

/** The part of a company's home that is its own: what waits for it, and the way to its first offer where it has none. */
export function CompanyHomeScreen() {
  const home = useCompany();
  const { counts, known, isWaiting } = home;
  const drafts = useOfferDrafts();
  const isNew = !isWaiting && counts !== undefined && counts.practicas + counts.empleo === 0;
  // What is missing of the company is the first of the steps.
  const items = waitingFor({ ...known, drafts: drafts.map(({ href }) => href) }, localDay()).filter(
    ({ what }) => !isNew || what !== 'companyData',
  );
  return (
    <div className="company-home-main">
      {isNew && <FirstSteps missing={known.company} />}
      {/* Another list below the steps: nothing that was on the screen is pushed down. */}
      <WaitingList key={String(isNew)} home={home} items={items} isNew={isNew} />
    </div>
  );
}
