import { useState } from 'react';

/** Confirmation of a review, which can be given only once. */
export function useRespondOnce(answer: (sends: boolean) => void): { isSent: boolean; send: () => void } {
  const [isSent, setSent] = useState(false);
  const send = (): void => {
    setSent(true);
    answer(true);
  };
  return { isSent, send };
}
