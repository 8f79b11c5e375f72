import { useCallback, useEffect, useRef, useState } from 'react';
import { createIdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';

/** The sending of a file. */
export interface Sending {
  /** How much is on its way, from 0 to 1; undefined while nothing is being sent. */
  sent: number | undefined;
  /** The person who started the upload stopped it. */
  isStopped: boolean;
  run: <T>(send: (options: UploadOptions) => Promise<T>) => Promise<T>;
  /** Always the same function. */
  stop: () => void;
}

export function useSending(): Sending {
  const [sent, setSent] = useState<number>();
  const [isStopped, setStopped] = useState(false);
  const [idempotencyKeys] = useState(createIdempotencyKeys);
  const controller = useRef<AbortController>(undefined);
  // Someone who closes the form does not want the file sent any more.
  useEffect(() => () => controller.current?.abort(), []);
  return {
    sent,
    isStopped,
    run: async (send) => {
      const own = new AbortController();
      controller.current = own;
      setStopped(false);
      setSent(0);
      try {
        return await send({ signal: own.signal, onProgress: setSent, idempotencyKeys });
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
