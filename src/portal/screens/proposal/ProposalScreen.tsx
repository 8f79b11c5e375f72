import { sideOf } from '#core/model/people.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { useEffect, useRef, useState } from 'react';
import handshake from 'icon:handshake';
import { usePage } from '#portal/island/page-context.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { UnlessProblem } from '#portal/pieces/company-data/UnlessProblem.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { $notice, showNotice } from '#portal/data/messages/messages.ts';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { ProposalSent } from './ProposalSent.tsx';
import '#portal/forms/editors/sections.scss';

const loadStudent = async () =>
  (await import(/* at once, students */ './StudentProposalForm.tsx')).StudentProposalForm;
const loadCompany = async () =>
  (await import(/* at once, companies */ './CompanyProposalForm.tsx')).CompanyProposalForm;

/**
 * Proposal of a placement outside of the offers: by a student for a company, or by a company for a student.
 */
export function ProposalScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const [isSent, setSent] = useState(false);
  // Number of further proposals started after the first one was sent.
  const [restarts, setRestarts] = useState(0);
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (restarts > 0) intro.current?.focus();
  }, [restarts]);
  // The confirmation is shorter than the form it replaces.
  useEffect(() => {
    if (isSent) scrollTo({ top: 0, behavior: 'instant' });
  }, [isSent]);
  if (session && !session.conPracticas)
    return (
      <PageState icon={handshake} text={t('errors.noPlacementService')}>
        <a className="button button-primary" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </PageState>
    );
  // Waits until the content above the form is known, which would push the form down.
  if (!session) return <SkeletonFields fields={6} label={t('frame.loading')} />;
  const side = sideOf(session.type);
  const onSent = (): void => {
    setSent(true);
    showNotice(notices.proposalRegistered);
  };
  const startOver = (): void => {
    setSent(false);
    setRestarts(restarts + 1);
    $notice.set(undefined);
  };
  const load = side === 'company' ? loadCompany : loadStudent;
  const card = (
    <div className="form-card">
      {isSent ? (
        <ProposalSent side={side} onStartOver={startOver} />
      ) : (
        <LazyPart load={load} props={{ onSent }} />
      )}
    </div>
  );
  return (
    <>
      {!isSent && (
        <p ref={intro} className="form-intro" tabIndex={-1}>
          {t('proposal.intro', { side })}
        </p>
      )}
      {side === 'company' ? <UnlessProblem>{card}</UnlessProblem> : card}
    </>
  );
}
