/** The second script of the head: what the first has left for when the page has a style sheet. */
export const beginScript = 'begin()';
