/** The second script of the head: what the first has left for when the style sheets are there. */
export const beginScript = 'begin()';
