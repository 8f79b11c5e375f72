/** Elides the Catalan article before 1 and 11, which are read with an initial vowel: "fins a l’1 de maig". */
export const elideArticle = (text: string): string =>
  text.replace(/\b(a|de|e)l (?=11?(?![.,:]?\d))/gi, (_, joined: string) =>
    joined === 'e' ? 'l’' : joined === 'E' ? 'L’' : `${joined} l’`,
  );
