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
 * Where the portal says what was done, and what went wrong unless an action says that itself. The code that shows it is
 * loaded when there is something to show; the live regions are there from the start, so that what appears in them
 * is read out.
 */
export function Messages() {
  const { facts } = usePage();
  const isAlive = useBrowserValue(() => true);
  const raised = useStore($error);
  const error = raised?.place?.current ? undefined : raised;
  const notice = useStore($notice);
  const element = useRef<HTMLDivElement>(null);
  const isWanted = isAlive === true && (error !== undefined || notice !== undefined);

  const banners = useImportWithRetry(loadBanners, isWanted);

  useEffect(() => carryMessages(facts), [facts]);
  useEffect(() => {
    if (!isWanted || !element.current) return;
    return banners?.stayBelowHeader(element.current);
  }, [isWanted, banners]);
  const { ErrorBanner, NoticeBanner } = (isWanted && banners) || {};
  return (
    <div className="messages" ref={element}>
      <div role="alert">{ErrorBanner && error && <ErrorBanner error={error} />}</div>
      <div role="status">{NoticeBanner && notice && <NoticeBanner notice={notice} />}</div>
      <FrameDialogs />
    </div>
  );
}
