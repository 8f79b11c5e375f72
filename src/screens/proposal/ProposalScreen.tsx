import { useEffect, useRef, useState } from 'react';
import handshake from 'icon:handshake';
import { usePage } from '#shell/islands/page-context.ts';
import { PageState } from '#shell/page-state/PageState.tsx';
import { LazyPart } from '#shell/sections/LazyPart.tsx';
import { useLastSession } from '#shell/use-last-session.ts';
import { $notice, tell } from '#stores/messages.ts';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { ProposalSent } from './ProposalSent.tsx';
import '#shell/sections/sections.scss';

const loadStudent = async () => (await import('./StudentProposalForm.tsx')).StudentProposalForm;
const loadCompany = async () => (await import('./CompanyProposalForm.tsx')).CompanyProposalForm;

/** A placement that is not in the offers: a student proposes it with a company, or a company with a student. */
export function ProposalScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const [isSent, setSent] = useState(false);
  // How many others were begun after one was sent.
  const [others, setOthers] = useState(0);
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (others > 0) intro.current?.focus();
  }, [others]);
  // The form was longer than what stands in its place.
  useEffect(() => {
    if (isSent) scrollTo({ top: 0, behavior: 'instant' });
  }, [isSent]);
  const half = session?.type === 'Empresa' ? 'company' : 'student';
  if (session && !session.conPracticas)
    return (
      <PageState icon={handshake} text={t('errors.noPlacementService')}>
        <a className="button button-primary" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </PageState>
    );
  const onSent = (): void => {
    setSent(true);
    tell(510);
  };
  const again = (): void => {
    setSent(false);
    setOthers(others + 1);
    $notice.set(undefined);
  };
  return (
    <>
      {session && !isSent && (
        <p ref={intro} className="form-intro" tabIndex={-1}>
          {t('proposal.intro', { half })}
        </p>
      )}
      <div className="form-card">
        {!session && <SkeletonRows rows={4} label={t('frame.loading')} />}
        {session && isSent && <ProposalSent half={half} again={again} />}
        {session && !isSent && (
          <LazyPart key={half} load={half === 'company' ? loadCompany : loadStudent} props={{ onSent }} />
        )}
      </div>
    </>
  );
}
