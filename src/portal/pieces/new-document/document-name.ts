import type { ChosenFile } from '#portal/forms/files/file-check.ts';

/** Maximum length of a document's name, in characters. */
export const longestName = 150;

/** Makes a document name of a file name, without its extension. */
const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').slice(0, longestName);

/**
 * Form values that follow from choosing a file: its name, unless another one has been typed.
 * @param before the previous choice
 */
export function nameFromFile(file: File, before: ChosenFile, typed: string): { nombre?: string } {
  const isOwn = typed !== '' && typed !== (before.file && nameOf(before.file));
  return isOwn ? {} : { nombre: nameOf(file) };
}
