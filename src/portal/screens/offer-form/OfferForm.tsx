import { useEffect, useRef, useState } from 'react';
import { fillPattern } from '#core/routing/pattern.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { Outcome } from '#portal/forms/parts/Outcome.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import type { SentOffer } from './send-offer.ts';
import type { OfferFormProps } from './offer-form-props.ts';
import { idPerfilOf } from './offer-rules.ts';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { useDraftInstance } from './use-draft-instance.ts';
import { OfferFields } from './OfferFields.tsx';

/** Form of an offer, replaced by a confirmation once sent. */
export function OfferForm(props: OfferFormProps) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const { opened } = props;
  // The props at opening: later answers contain changes by others or by another tab. The form of a new offer opens
  // before the first ones.
  const [first, setFirst] = useState(props);
  if ((!first.owner && props.owner) || (!first.company && props.company)) setFirst(props);
  const [sent, setSent] = useState<SentOffer>();
  const draft = useDraftInstance(
    `${idPerfilOf(first.kind)}.${first.opened?.idoferta ?? 'nueva'}`,
    first.owner,
  );
  // Number of restarts of the form.
  const [restarts, setRestarts] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (restarts > 0) top.current?.focus();
  }, [restarts]);
  // The confirmation is shorter than the form it replaces.
  useEffect(() => {
    if (sent) scrollTo({ top: 0, behavior: 'instant' });
  }, [sent]);
  if (sent) {
    const preview = brand.paths['offer-viewer'];
    return (
      <div className="form-card">
        <Outcome kind="ok" title={t(opened ? 'offer-form.savedTitle' : 'offer-form.createdTitle')}>
          <p>{t(opened ? 'offer-form.savedText' : 'offer-form.createdText')}</p>
          <p className="outcome-ways">
            <a className="button button-primary" href={brand.paths['company-offers']}>
              {t('actions.seeMyOffers')}
            </a>
            {preview && (
              <a className="button" href={fillPattern(preview, { id: sent.urlAcceso })}>
                {t('offer-form.seeAsStudent')}
              </a>
            )}
            {!opened && (
              <a className="button" href={newOfferAddress(brand.paths, language)}>
                {t('offer-form.another')}
              </a>
            )}
          </p>
        </Outcome>
      </div>
    );
  }
  if (opened && draft === undefined) return <SkeletonFields fields={6} label={t('frame.loading')} />;
  return (
    <div ref={top} tabIndex={-1} className="offer-form">
      <OfferFields
        key={restarts}
        {...first}
        instance={draft}
        {...(restarts > 0 && first.opened && { data: first.opened })}
        onStartOver={() => setRestarts(restarts + 1)}
        onSent={(offer) => {
          setSent(offer);
          // Removes the query, so that a reload neither restores the draft nor asks for a copy's dates again.
          history.replaceState(history.state, '', location.pathname);
          showNotice(opened ? notices.offerModified : notices.offerCreated);
        }}
      />
    </div>
  );
}
