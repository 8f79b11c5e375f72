import { useEffect, useRef, useState } from 'react';

/** Selector of the buttons outside the island that reopen the banner. */
const opener = '[data-cookie-settings]';

/** Whether the cookie banner was reopened, and a function that closes it and moves the focus. */
export function useReopenedConsent(): [reopened: boolean, close: () => void] {
  const [reopened, setReopened] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>(opener) : null;
      if (!button) return;
      pressed.current = button;
      setReopened(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  const close = (): void => {
    setReopened(false);
    // To the button that reopened the banner, else to the page.
    (pressed.current ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    pressed.current = null;
  };
  return [reopened, close];
}
