import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import { clearErrorOfPlace } from '#portal/data/messages/error-place.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { loadBanners } from './load-banners.ts';

interface ActionErrorProps {
  /** Passed to `showError` to show an error here. */
  place: RefObject<HTMLDivElement | null>;
  /** Text while the action is in progress; reserves the height of an error, so that a late one moves nothing. */
  waiting?: string | false;
}

/**
 * Shows the error of an action below its control, in the same card, so that the pressed control does not move. The live
 * region is rendered from the start, so that the error in it is announced.
 */
export function ActionError({ place, waiting }: ActionErrorProps) {
  const error = useStore($error);
  const isHere = error?.place === place;
  const banners = useImportWithRetry(loadBanners, isHere);
  const isShown = isHere && banners !== undefined;

  useEffect(() => () => clearErrorOfPlace(place), [place]);
  useEffect(() => {
    if (!isShown) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    // The pressed control may have been removed.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isShown, place]);
  return (
    <>
      <div ref={place} className="action-error" role="alert" tabIndex={isShown ? -1 : undefined}>
        {isShown && <banners.ErrorBanner error={error} />}
      </div>
      {waiting !== undefined && (waiting || isHere) && !isShown && (
        <p className="action-waiting">{waiting}</p>
      )}
    </>
  );
}
