import { useCallback, useEffect, useRef, useState } from 'react';
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';

/** State of an upload. */
export interface Sending {
  /** Sent fraction, from 0 to 1; `undefined` while nothing is being sent. */
  sent: number | undefined;
  /** The person stopped the upload. */
  isStopped: boolean;
  run: <T>(send: (options: UploadOptions) => Promise<T>) => Promise<T>;
  /** Aborts the upload; has a stable identity. */
  stop: () => void;
}

export function useSending(): Sending {
  const [sent, setSent] = useState<number>();
  const [isStopped, setStopped] = useState(false);
  const [idempotencyKeys] = useState(createIdempotencyKeys);
  const controller = useRef<AbortController>(undefined);
  // Closing the form aborts the upload.
  useEffect(() => () => controller.current?.abort(), []);
  return {
    sent,
    isStopped,
    run: async (send) => {
      const uploadController = new AbortController();
      controller.current = uploadController;
      setStopped(false);
      setSent(0);
      try {
        return await send({ signal: uploadController.signal, onProgress: setSent, idempotencyKeys });
      } finally {
        setSent(undefined);
      }
    },
    stop: useCallback(() => {
      controller.current?.abort();
      setStopped(true);
    }, []),
  };
}
