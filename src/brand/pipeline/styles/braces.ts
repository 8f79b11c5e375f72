/** Comments, texts in quotes and addresses, in which a brace means nothing, and the braces themselves. */
const pieces = /\/\*.*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|url\([^"')]*\)|\\.|[{}]/gs;

/**
 * The first brace of a style sheet that has no partner. The parser tells nothing about an open one, which swallows
 * the rest of the sheet, and finds a closing one only at the end.
 * @returns its offset
 */
export function unpairedBrace(css: string): { brace: '{' | '}'; offset: number } | undefined {
  const open: number[] = [];
  for (const match of css.matchAll(pieces)) {
    if (match[0] === '{') open.push(match.index);
    else if (match[0] === '}' && open.pop() === undefined) return { brace: '}', offset: match.index };
  }
  const offset = open.at(-1);
  return offset === undefined ? undefined : { brace: '{', offset };
}
