/** The region that is heard: that of the frame, or of the dialog that is open over the page. */
const heard = (): Element | null =>
  [...document.querySelectorAll('dialog:modal [data-said]')].at(-1) ?? document.getElementById('said');

/**
 * Has words read out by a region that is kept for that: one that came together with its words would often be passed
 * over. Gives the function that takes them away again, unless something else has been said since.
 */
export function announce(text: string): () => void {
  const region = heard();
  // A node of its own, so that the same words are read again.
  const words = document.createTextNode(text);
  region?.replaceChildren(words);
  return () => {
    if (words.parentNode === region) words.remove();
  };
}
