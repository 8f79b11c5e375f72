import bookmark from 'icon:bookmark';
import { type ComponentType, useEffect, useState } from 'react';
import * as codes from '#core/contract/codes.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { updateSearch, savedSearch } from '#portal/pieces/offer-search/saved-offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { useSavedSearchNews } from '#portal/pieces/offer-search/use-news.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { Offers } from '../use-offers.ts';
import { searchOf } from './search-of.ts';
import type { SavedPanel } from './SavedPanel.tsx';
import './saved.scss';

const load = () => import('./SavedPanel.tsx');

/** Button to the saved offers and searches, with a badge for new offers. */
export function SavedOpener({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list } = offers;
  const session = useLastSession();
  const isReady = list.state === 'ready' && !list.isUpdating && !list.isReading;
  const { saved, fresh } = useSavedSearchNews(isReady);
  const [Panel, setPanel] = useState<ComponentType<Parameters<typeof SavedPanel>[0]>>();

  const shown = savedSearch(saved, searchOf(offers));
  const isNew = isReady && (shown?.fresh ?? 0) > 0;
  useEffect(() => {
    // The page shows this search itself, so its new offers count as seen.
    if (!isNew || !shown || !session) return;
    const ids = list.rows.map(({ idoferta }) => idoferta);
    updateSearch(session, shown, ({ known }) => ({
      fresh: 0,
      known: [...new Set([...ids, ...known])].slice(0, 200),
    }));
  }, [isNew, shown, session, list.rows]);

  function open(): void {
    load().then(
      (module) => setPanel(() => module.SavedPanel),
      () =>
        showError(
          { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
          { retry: open },
        ),
    );
  }

  return (
    <>
      <Button className="offers-open-saved" aria-haspopup="dialog" onClick={open}>
        <Icon shapes={bookmark} />
        <span className="list-control-word">{t('offers.saved')}</span>
        {fresh > 0 && (
          <span className="list-badge offers-news">
            <span className="offers-news-number" aria-hidden="true">
              {fresh}
            </span>
            <span className="list-control-word">{t('offers.newCount', { count: fresh })}</span>
          </span>
        )}
      </Button>
      {Panel && <Panel offers={offers} onClose={() => setPanel(undefined)} />}
    </>
  );
}
