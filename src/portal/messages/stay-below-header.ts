/**
 * Keeps a sticky element right below the header, which shrinks on scroll and whose height depends on the brand's logo.
 * @returns stops it
 */
export function stayBelowHeader(element: HTMLElement): () => void {
  const header = document.querySelector<HTMLElement>('.header');
  if (!header) return () => undefined;
  const update = (): void => {
    // A shrunk header extends above the window by its negative inset.
    const hidden = Math.min(0, parseFloat(getComputedStyle(header).insetBlockStart) || 0);
    element.style.setProperty('--header-shown', `${Math.max(0, header.offsetHeight + hidden)}px`);
  };
  const sizeObserver = new ResizeObserver(update);
  const attributeObserver = new MutationObserver(update);
  sizeObserver.observe(header);
  attributeObserver.observe(header, { attributes: true });
  header.addEventListener('transitionend', update);
  update();
  return () => {
    sizeObserver.disconnect();
    attributeObserver.disconnect();
    header.removeEventListener('transitionend', update);
  };
}
