import { localDay } from '#core/i18n/dates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useOfferDrafts } from '#portal/pieces/offer-drafts/use-offer-drafts.ts';
import { useUnsentRejections } from '#portal/pieces/rejections/use-unsent-rejections.ts';
import { isNewCompany, type Waiting, waitingFor } from './company-waiting.ts';
import { FirstSteps } from './FirstSteps.tsx';
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
  const isNew = !isWaiting && counts !== undefined && isNewCompany(counts);
  const { convenioParaPublicar } = usePage().brand.settings;
  const items = waitingFor(
    { ...known, drafts: drafts.map(({ href }) => href), rejections },
    localDay(),
  ).filter((item) => !isNew || !isStep(item, convenioParaPublicar));
  const painted = usePaintedAnswer<Waiting>('waiting', isWaiting ? { state: 'loading' } : ready);
  const early = painted.state === 'ready' && painted.isEarly ? painted.datos : undefined;
  return (
    <div className="company-home-main">
      {isNew && <FirstSteps known={known} />}
      {/* Remounted below the steps, so that no visible row is pushed down. */}
      <WaitingList
        key={String(isNew)}
        home={home}
        items={early ?? items}
        isEarly={early !== undefined}
        isNew={isNew}
      />
    </div>
  );
}

const ready = { state: 'ready', datos: [] } as const;
