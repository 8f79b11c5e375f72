/**
 * Keeps an element that sticks to the top right below the header, which shrinks while one scrolls and is as high as
 * the brand's logo wants. Gives the function that stops it.
 */
export function stayBelowHeader(element: HTMLElement): () => void {
  const header = document.querySelector<HTMLElement>('.header');
  if (!header) return () => undefined;
  const place = (): void => {
    // A header that has shrunk hangs above the window by its negative inset.
    const hidden = Math.min(0, parseFloat(getComputedStyle(header).insetBlockStart) || 0);
    element.style.setProperty('--header-shown', `${Math.max(0, header.offsetHeight + hidden)}px`);
  };
  const size = new ResizeObserver(place);
  const state = new MutationObserver(place);
  size.observe(header);
  state.observe(header, { attributes: true });
  header.addEventListener('transitionend', place);
  place();
  return () => {
    size.disconnect();
    state.disconnect();
    header.removeEventListener('transitionend', place);
  };
}
