/** Words in lower case within the names of towns, in the languages of Spain. */
const small = new Set(
  'a al da das de del dels do dos e el els en es i la las les los o os sa ses sobre y'.split(' '),
);

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('es') + word.slice(1);

/** Usual spelling of a town's name. Lists have names in capitals; a name typed otherwise stays. */
export function readableTown(name: string): string {
  if (name !== name.toLocaleUpperCase('es') || name === name.toLocaleLowerCase('es')) return name;
  return name
    .toLocaleLowerCase('es')
    .replace(/[\p{L}\p{M}·]+(?:['’][\p{L}\p{M}·]+)?/gu, (word, index: number, whole: string) => {
      // An article behind a comma or at the beginning is part of the name.
      const isFirst = index === 0 || /[,(/-]\s*$/.test(whole.slice(0, index));
      const [, article, rest] = /^([dl]['’])(.+)$/.exec(word) ?? [];
      if (article && rest) return (isFirst ? capital(article) : article) + capital(rest);
      return !isFirst && small.has(word) ? word : capital(word);
    });
}
