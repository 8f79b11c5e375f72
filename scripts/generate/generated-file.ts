import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

export interface GeneratedFile {
  /** Path from the root of the repository, with forward slashes. */
  name: string;
  /** Absolute path. */
  path: string;
  /** Expected content of the file. */
  content: string;
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, new URL('../../', import.meta.url)));

/** A file that nobody reads, unformatted. */
export const written = (name: string, content: string): GeneratedFile => ({
  name,
  path: pathOf(name),
  content,
});

/** A file for people, formatted like all others. */
export async function formatted(name: string, source: string): Promise<GeneratedFile> {
  const path = pathOf(name);
  const content = await format(source, { ...(await resolveConfig(path)), filepath: path });
  return { name, path, content };
}

/** Whether the file in the repository is up to date, ignoring line endings; false for a missing file. */
export async function isUpToDate(file: GeneratedFile): Promise<boolean> {
  const present = await readFile(file.path, 'utf8').catch(() => undefined);
  return present?.replaceAll('\r\n', '\n') === file.content;
}
