import * as codes from '#core/contract/codes.ts';
import pencilOff from 'icon:pencil-off';
import { errorOf } from '#core/status-messages/errors.ts';
import { usePage } from '#portal/island/page-context.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';

/** Reason why an offer cannot be edited, with a way on. */
export function RefusedOffer({ code }: { code: number }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { text, values } = errorOf(code);
  const isOfInstitution = code === codes.offerHasManager || code === codes.offerNotEditable;
  return (
    <PageState icon={pencilOff} text={t(text, values)} isAlert>
      {isOfInstitution && <p>{t('offer-form.contact')}</p>}
      <a className="button button-primary" href={brand.paths['company-offers']}>
        {t('actions.seeMyOffers')}
      </a>
    </PageState>
  );
}
