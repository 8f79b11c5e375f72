import { useState } from 'react';

/** The answer to "is this what is to be sent?": it can be yes once, and nobody goes back after that. */
export function useRespondOnce(answer: (sends: boolean) => void): { isSent: boolean; send: () => void } {
  const [isSent, setSent] = useState(false);
  const send = (): void => {
    setSent(true);
    answer(true);
  };
  return { isSent, send };
}
