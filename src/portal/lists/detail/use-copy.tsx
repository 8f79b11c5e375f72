import { type ReactNode, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { DoneNote } from '#portal/ui/DoneNote.tsx';

interface Copying {
  /** Copies an address to the clipboard. */
  copy: (address: string) => Promise<void>;
  /** Says that it was copied, or shows the address to be copied by hand. */
  note: ReactNode;
}

/** Copies addresses, with a note about the last one. */
export function useCopy(): Copying {
  const { t } = usePage().format;
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>();
  return {
    copy: async (address) => {
      // Emptied first, so that the same note is announced again.
      setCopied(undefined);
      // Browsers refuse without a permission, and lack the clipboard where the portal is not served with https.
      const isDone = await Promise.resolve()
        .then(() => navigator.clipboard.writeText(address))
        .then(
          () => true,
          () => false,
        );
      setCopied({ address, isDone });
    },
    note: (
      <>
        <DoneNote>{copied?.isDone && t('actions.addressCopied')}</DoneNote>
        {copied?.isDone === false && (
          <label className="copy-by-hand">
            {t('actions.copyByHand')}
            <input
              type="text"
              readOnly
              value={copied.address}
              ref={(input) => input?.select()}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </>
    ),
  };
}
