/** The reachable live region: the one of the topmost modal dialog, else the one of the frame. */
const activeRegion = (): Element | null =>
  [...document.querySelectorAll('dialog:modal [data-said]')].at(-1) ?? document.getElementById('said');

/**
 * Announces a text in a permanent live region: screen readers often miss the text of a region that is inserted with it.
 * @returns a function that removes the text, unless another one was announced since
 */
export function announce(text: string): () => void {
  const region = activeRegion();
  // A new node each time, so that the same text is announced again.
  const node = document.createTextNode(text);
  region?.replaceChildren(node);
  return () => {
    if (node.parentNode === region) node.remove();
  };
}
