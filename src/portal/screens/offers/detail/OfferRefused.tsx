import * as codes from '#core/contract/codes.ts';
import searchX from 'icon:search-x';
import { errorOf, errorTarget } from '#core/status-messages/errors.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Route of the other kind of offers, by the code that refuses an offer as of that kind. */
const routeByCode: Partial<Record<number, RouteId>> = {
  [codes.offerIsJob]: 'job-offer',
  [codes.offerIsPlacement]: 'placement-offer',
};

/** Explains why the offer cannot be shown, with a link to continue. */
export function OfferRefused({ code }: { code: number }) {
  const { brand, format, facts } = usePage();
  const { t } = format;
  const shown = errorOf(code);
  const kind = facts.service ?? 'empleo';
  const target = errorTarget(shown, 'student', kind);
  const href = target && brand.paths[target];
  const otherRoute = routeByCode[code];
  const other = otherRoute && brand.paths[otherRoute];
  const id = usePageId();
  return (
    <div className="offers-message" role="alert">
      <Icon shapes={searchX} />
      <p>{t(shown.text, shown.values)}</p>
      <div className="offers-message-buttons">
        {other && id && (
          <a className="button button-primary" href={fillPattern(other, { id })}>
            {t('offers.seeOffer')}
          </a>
        )}
        {href && shown.button && (
          <a className={`button ${other ? '' : 'button-primary'}`} href={href}>
            {t(shown.button)}
          </a>
        )}
      </div>
    </div>
  );
}
