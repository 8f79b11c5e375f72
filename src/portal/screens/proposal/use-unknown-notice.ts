import * as notices from '#core/contract/notice-codes.ts';
import { useEffect } from 'react';
import { $notice, showNotice } from '#portal/data/messages/messages.ts';

/** Shows a notice while the form's identity number is unknown. */
export function useUnknownNotice(isUnknown: boolean): void {
  useEffect(() => {
    if (!isUnknown) return undefined;
    showNotice(notices.noCandidateWithDni);
    return () => {
      const notice = $notice.get();
      if (notice && 'code' in notice && notice.code === notices.noCandidateWithDni) $notice.set(undefined);
    };
  }, [isUnknown]);
}
