import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { FrameDialogs } from '../dialogs/FrameDialogs.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import { $error, $notice } from '#portal/data/messages/messages.ts';
import { carryMessages } from './carry-messages.ts';
import { loadBanners } from '#portal/messages/load-banners.ts';
import '#portal/messages/messages.scss';

/**
 * Shows notices, and errors that have no place beside an action. The banners are loaded with the first message; the
 * live regions are prerendered, so that the messages in them are announced.
 */
export function Messages() {
  const { facts } = usePage();
  const isHydrated = useBrowserValue(() => true);
  const anyError = useStore($error);
  const error = anyError?.place?.current ? undefined : anyError;
  const notice = useStore($notice);
  const element = useRef<HTMLDivElement>(null);
  const hasMessage = isHydrated === true && (error !== undefined || notice !== undefined);

  const banners = useImportWithRetry(loadBanners, hasMessage);

  useEffect(() => carryMessages(facts), [facts]);
  useEffect(() => {
    if (!hasMessage || !element.current) return;
    return banners?.stayBelowHeader(element.current);
  }, [hasMessage, banners]);
  const { ErrorBanner, NoticeBanner } = (hasMessage && banners) || {};
  return (
    <div className="messages" ref={element}>
      <div role="alert">{ErrorBanner && error && <ErrorBanner error={error} />}</div>
      <div role="status">{NoticeBanner && notice && <NoticeBanner notice={notice} />}</div>
      <FrameDialogs />
    </div>
  );
}
