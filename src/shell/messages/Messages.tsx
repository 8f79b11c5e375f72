import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { FrameDialogs } from '#shell/dialogs/FrameDialogs.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { $error, $notice } from '#stores/messages.ts';
import { carryMessages } from './carry-messages.ts';
import { stayBelowHeader } from './stay-below-header.ts';
import './messages.scss';

type Banners = typeof import('./banners.ts');

// A function of its own, so that what is bundled notices a loss before anyone here handles it.
const loadBanners = (): Promise<Banners> => import('./banners.ts');

/**
 * Where the portal says what went wrong and what was done. The code that shows it is loaded when there is something
 * to show; the two live regions are there from the start, so that what appears in them is read out.
 */
export function Messages() {
  const { route } = usePage();
  const isAlive = useBrowserValue(() => true);
  const error = useStore($error);
  const notice = useStore($notice);
  const [banners, setBanners] = useState<Banners>();
  const element = useRef<HTMLDivElement>(null);
  const isWanted = isAlive === true && (error !== undefined || notice !== undefined);

  useEffect(() => carryMessages(route), [route]);
  useEffect(() => {
    if (!isWanted || !element.current) return;
    // Code that cannot be loaded is seen to by the head script.
    loadBanners().then(setBanners, () => undefined);
    return stayBelowHeader(element.current);
  }, [isWanted]);
  const { ErrorBanner, NoticeBanner } = (isWanted && banners) || {};
  return (
    <div className="messages" ref={element}>
      <div role="alert">{ErrorBanner && error && <ErrorBanner error={error} />}</div>
      <div role="status">{NoticeBanner && notice && <NoticeBanner notice={notice} />}</div>
      <FrameDialogs />
    </div>
  );
}
