import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { openApiText } from '#api/openapi/document.ts';
import { generateReference } from '#brand/schema/reference.ts';
import { generateTypes } from '#brand/schema/types.ts';

export interface GeneratedFile {
  /** Path from the root of the repository, with forward slashes. */
  name: string;
  /** Absolute path. */
  path: string;
  /** What the file must contain. */
  content: string;
}

const root = new URL('../', import.meta.url);

async function formatted(name: string, source: string): Promise<GeneratedFile> {
  const path = fileURLToPath(new URL(name, root));
  const content = await format(source, { ...(await resolveConfig(path)), filepath: path });
  return { name, path, content };
}

/** The files made from other sources, as they must be in the repository. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    await formatted('src/brand/brand-file.gen.ts', await generateTypes()),
    await formatted('docs/brand-reference.md', generateReference()),
    await formatted('schemas/openapi.json', openApiText()),
  ];
}

/** Whether the file in the repository is what its source says, whatever its line ends; a missing file is not. */
export async function isUpToDate(file: GeneratedFile): Promise<boolean> {
  const present = await readFile(file.path, 'utf8').catch(() => undefined);
  return present?.replaceAll('\r\n', '\n') === file.content;
}
