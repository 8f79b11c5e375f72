import { useEffect } from 'react';
import { $notice, tell } from '#stores/messages.ts';

const unknown = 509;

/** Says that nobody has the number that stands in the form, for as long as that is so. */
export function useUnknownNotice(isUnknown: boolean): void {
  useEffect(() => {
    if (!isUnknown) return undefined;
    tell(unknown);
    return () => {
      const notice = $notice.get();
      if (notice && 'code' in notice && notice.code === unknown) $notice.set(undefined);
    };
  }, [isUnknown]);
}
