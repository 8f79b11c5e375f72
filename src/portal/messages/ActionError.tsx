import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import { clearErrorOfPlace } from '#portal/data/messages/error-place.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { loadBanners } from './load-banners.ts';

interface ActionErrorProps {
  /** What `raise` is told to say an error here. */
  place: RefObject<HTMLDivElement | null>;
  /** What is under way. It keeps the room of an error, so that one which comes late moves nothing. */
  waiting?: string | false;
}

/**
 * Where an action says what went wrong with it. Stands below its control in the same card, so that nothing that was
 * pressed moves away. The live region is there from the start, so that what appears in it is read out.
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
    // What was pressed may have gone with what it was for.
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
