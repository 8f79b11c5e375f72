import { useEffect, useRef, useState } from 'react';

/** Buttons outside the island that open the question again. */
const opener = '[data-cookie-settings]';

/** Whether the question about cookies was opened again, and what closes it and gives the focus back. */
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
    pressed.current?.focus();
    pressed.current = null;
  };
  return [reopened, close];
}
