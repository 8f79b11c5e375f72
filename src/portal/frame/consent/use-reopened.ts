import { useEffect, useRef, useState } from 'react';

/** Buttons outside the island that open the question again. */
const opener = '[data-cookie-settings]';

/** Whether the question about cookies was opened again, and what closes it and hands on the focus. */
export function useReopened(): [reopened: boolean, close: () => void] {
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
    // Asked of its own accord, it gives way to the page.
    (pressed.current ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    pressed.current = null;
  };
  return [reopened, close];
}
