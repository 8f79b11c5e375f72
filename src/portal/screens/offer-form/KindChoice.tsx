import briefcase from 'icon:briefcase-business';
import graduation from 'icon:graduation-cap';
import { newOfferAddress } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Choice of the kind of a new offer; each kind has its own address. */
export function KindChoice() {
  const { brand, format, language } = usePage();
  const { t } = format;
  const addressOf = (kind: OfferKind): string => newOfferAddress(brand.paths, language, kind);
  return (
    <section aria-labelledby="offer-kind">
      <h2 id="offer-kind">{t('offer-form.chooseKind')}</h2>
      <ul role="list" className="offer-kinds">
        <li>
          <Icon shapes={graduation} />
          <a href={addressOf('practicas')}>{t('offer-form.placement')}</a>
          <p>{t('offer-form.placementHint')}</p>
        </li>
        <li>
          <Icon shapes={briefcase} />
          <a href={addressOf('empleo')}>{t('offer-form.job')}</a>
          <p>{t('offer-form.jobHint')}</p>
        </li>
      </ul>
    </section>
  );
}
