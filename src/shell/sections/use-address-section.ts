import { useEffect } from 'react';

/** Goes to the section that the address names: when the page was opened it was not there yet. */
export function useAddressSection(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    const section = id ? document.getElementById(id) : null;
    if (!section?.matches('.section')) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }, []);
}
