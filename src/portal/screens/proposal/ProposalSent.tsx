import { Outcome } from '#portal/forms/parts/Outcome.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { Side } from '#core/routing/side.ts';
import { Button } from '#portal/ui/Button.tsx';

/** Confirmation that replaces the form, so that a proposal is not sent twice by mistake. */
export function ProposalSent({ side, onStartOver }: { side: Side; onStartOver: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  const offers =
    side === 'company'
      ? ({ href: brand.paths['company-offers'], label: 'actions.seeMyOffers' } as const)
      : ({ href: brand.paths['placement-offers'], label: 'actions.seePlacementOffers' } as const);
  return (
    <Outcome kind="ok" title={t('proposal.sentTitle')}>
      <p>{t('proposal.sentText')}</p>
      <p className="outcome-ways">
        {offers.href && (
          <a className="button button-primary" href={offers.href}>
            {t(offers.label)}
          </a>
        )}
        {side === 'student' && brand.paths.procedures && (
          <a className="button" href={brand.paths.procedures}>
            {brand.titles.procedures}
          </a>
        )}
        <Button onClick={onStartOver}>{t('proposal.another')}</Button>
      </p>
    </Outcome>
  );
}
