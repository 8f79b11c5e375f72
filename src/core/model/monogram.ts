/** Letters at the beginnings of two words of a name, in capitals: "Talleres Oller" is TO. */
export function monogram(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  // Words of a letter or two join others.
  const telling = words.filter((word) => word.length > 2 || words.length < 3);
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
