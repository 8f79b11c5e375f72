/** Words within the name of a town that are written small, in the languages of Spain. */
const small = new Set(
  'a al da das de del dels do dos e el els en es i la las les los o os sa ses sobre y'.split(' '),
);

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('es') + word.slice(1);

/** The name of a town as one reads it. Lists have it in capitals; a name that somebody typed otherwise stays. */
export function readableTown(name: string): string {
  if (name !== name.toLocaleUpperCase('es') || name === name.toLocaleLowerCase('es')) return name;
  return name
    .toLocaleLowerCase('es')
    .replace(/[\p{L}\p{M}·]+(?:['’][\p{L}\p{M}·]+)?/gu, (word, at: number, all: string) => {
      // An article behind a comma or in front of all belongs to the name.
      const isFirst = at === 0 || /[,(/-]\s*$/.test(all.slice(0, at));
      const [, article, rest] = /^([dl]['’])(.+)$/.exec(word) ?? [];
      if (article && rest) return (isFirst ? capital(article) : article) + capital(rest);
      return !isFirst && small.has(word) ? word : capital(word);
    });
}
