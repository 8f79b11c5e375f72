import type { ChosenFile } from '#portal/forms/files/file-check.ts';

/** Characters that the name of a document may have. */
export const longestName = 150;

/** The name of a file without its type, as the name of a document. */
const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').slice(0, longestName);

/**
 * What the form of a document gets from the file that was just chosen: its name, unless someone has typed another one.
 * @param before what was chosen until then
 */
export function nameAfter(file: File, before: ChosenFile, typed: string): { nombre?: string } {
  const isOwn = typed !== '' && typed !== (before.file && nameOf(before.file));
  return isOwn ? {} : { nombre: nameOf(file) };
}
