import searchX from 'icon:search-x';
import { errorOf, errorTarget } from '#api/errors.ts';
import { pageParams } from '#routing/page-addresses.ts';
import { fillPattern } from '#routing/pattern.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';

/** Codes of an offer that is of the other kind. */
const isAJob = 6;
const isAPlacement = 7;

/** Says why there is no offer here, and where to go on. */
export function OfferRefused({ code }: { code: number }) {
  const page = usePage();
  const { brand, format, route } = page;
  const { t } = format;
  const shown = errorOf(code);
  const kind = route === 'placement-offer' ? 'practicas' : 'empleo';
  const target = errorTarget(shown, 'student', kind);
  const href = target && brand.paths[target];
  const other =
    code === isAJob
      ? brand.paths['job-offer']
      : code === isAPlacement
        ? brand.paths['placement-offer']
        : undefined;
  const params = pageParams(page, location.pathname);
  return (
    <div className="offers-message" role="alert">
      <Icon shapes={searchX} />
      <p>{t(shown.text, shown.values)}</p>
      <div className="offers-message-buttons">
        {other && params && (
          <a className="button button-primary" href={fillPattern(other, params)}>
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
