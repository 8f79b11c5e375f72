import { Outcome } from '#shell/forms/Outcome.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';

/** Stands in the place of the form once the university has the proposal: it cannot be sent twice by mistake. */
export function ProposalSent({ again }: { again: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <Outcome kind="ok" title={t('proposal.sentTitle')}>
      <p>{t('proposal.sentText')}</p>
      <p className="outcome-ways">
        <a className="button button-primary" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
        <Button onClick={again}>{t('proposal.another')}</Button>
      </p>
    </Outcome>
  );
}
