import pencil from 'icon:pencil';
import { useState } from 'react';
import { localDay } from '#core/i18n/dates.ts';
import { relativeTime } from '#core/i18n/relative-time.ts';
import { discardDraft } from '#portal/data/drafts/persistent-draft.ts';
import { DiscardQuestion } from '#portal/forms/parts/DiscardQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { type OfferDraft, useOfferDrafts } from './use-offer-drafts.ts';
import './offer-drafts.scss';

/** Unsent offer drafts, with buttons to continue and discard. */
export function OfferDrafts() {
  const { format } = usePage();
  const { t } = format;
  const drafts = useOfferDrafts();
  const [discarding, setDiscarding] = useState<OfferDraft>();
  if (drafts.length === 0) return null;
  const kinds = { practicas: t('company-offers.placements'), empleo: t('company-offers.jobs') };
  return (
    <section className="offer-drafts" aria-labelledby="offer-drafts">
      <h2 id="offer-drafts">{t('company-offers.drafts', { count: drafts.length })}</h2>
      <ul role="list">
        {drafts.map((draft) => {
          const day = localDay(new Date(draft.since));
          const when = relativeTime(format, day) ?? format.date(day);
          const title = draft.titulo || t('company-offers.untitled');
          return (
            <li key={`${draft.id} ${draft.instance}`}>
              <Icon shapes={pencil} />
              <p>
                <span className="offer-draft-title">{title}</span>
                <span className="offer-draft-facts">
                  {kinds[draft.kind]}, {when}
                </span>
              </p>
              <a className="button" href={draft.href}>
                {t('company-offers.goOnWithDraft')}
                <span className="visually-hidden"> {title}</span>
              </a>
              <Button kind="quiet" onClick={() => setDiscarding(draft)}>
                {t('actions.discard')}
                <span className="visually-hidden"> {title}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <DiscardQuestion
        open={discarding !== undefined}
        onAnswer={(discards) => {
          if (discards && discarding) discardDraft(discarding);
          setDiscarding(undefined);
        }}
      />
    </section>
  );
}
