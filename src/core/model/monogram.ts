/** Initials of two words of a name, in capitals: "Talleres Oller" is TO. */
export function monogram(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  // Words of one or two letters are conjunctions and prepositions.
  const meaningful = words.filter((word) => word.length > 2 || words.length < 3);
  return (meaningful.length > 0 ? meaningful : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
