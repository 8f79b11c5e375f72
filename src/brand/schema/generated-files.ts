import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { generateReference } from './reference.ts';
import { generateTypes } from './types.ts';

export interface GeneratedFile {
  /** Path from the root of the repository, with forward slashes. */
  name: string;
  /** Absolute path. */
  path: string;
  /** What the file must contain. */
  content: string;
}

const root = new URL('../../../', import.meta.url);

async function formatted(name: string, source: string): Promise<GeneratedFile> {
  const path = fileURLToPath(new URL(name, root));
  const content = await format(source, { ...(await resolveConfig(path)), filepath: path });
  return { name, path, content };
}

/** The files made from the schema of the brand file, as they must be in the repository. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    await formatted('src/brand/brand-file.gen.ts', await generateTypes()),
    await formatted('docs/brand-reference.md', generateReference()),
  ];
}

/** Whether the file in the repository is what the schema says, whatever its line ends; a missing file is not. */
export async function isUpToDate(file: GeneratedFile): Promise<boolean> {
  const present = await readFile(file.path, 'utf8').catch(() => undefined);
  return present?.replaceAll('\r\n', '\n') === file.content;
}
