import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type FileFacts } from './site-writer.ts';

/** The compiled files that browsers load, and which of them each one names. */
export interface ClientFiles {
  /** Hashed file (`_astro/Header.Dc2I6nOM.js`) → the hashed files that its text names. */
  references: ReadonlyMap<string, readonly string[]>;
  /** Hashed script → the scripts that it imports at once, through all steps. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Files that every site has under their own name (the project's public folder), sorted. */
  fixed: readonly string[];
  facts: ReadonlyMap<string, FileFacts>;
}

/**
 * Reads the client folder of a renderer. What a file needs is found by looking for the hashed names of the others
 * in its text, which covers imports, lazy lists and CSS alike.
 */
export function readClientFiles(clientFolder: string): ClientFiles {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(clientFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const contents = new Map(files.map((file) => [file, readFileSync(join(clientFolder, file))]));
  const hashed = files.filter((file) => file.startsWith('_astro/'));
  const references = hashed.map((file) => {
    const text = /\.(?:js|css)$/.test(file) ? (contents.get(file)?.toString() ?? '') : '';
    const words = new Set(text.match(fileNames));
    const named = (other: string): boolean => other !== file && words.has(other.slice('_astro/'.length));
    return [file, hashed.filter(named)] as const;
  });
  const direct = new Map(
    hashed
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, staticImports(contents.get(file)?.toString() ?? '')] as const),
  );
  const closure = (file: string, found = new Set<string>()): Set<string> => {
    for (const next of direct.get(file) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      closure(next, found);
    }
    return found;
  };
  return {
    references: new Map(references),
    imports: new Map([...direct.keys()].map((file) => [file, [...closure(file)].sort()])),
    fixed: files.filter((file) => !file.startsWith('_astro/')),
    facts: new Map([...contents].map(([file, content]) => [file, factsOf(content)])),
  };
}

/** What may be the name of a file: words with points between them. */
const fileNames = /[\w-]+(?:\.[\w-]+)+/g;

const staticImport = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The files beside it that a compiled script imports at once, not when it runs. */
function staticImports(code: string): string[] {
  return [...code.matchAll(staticImport)].map(([, name = '']) => `_astro/${name}`);
}

/** The given files and all that they lead to, sorted. */
export function reachable({ references }: ClientFiles, from: Iterable<string>): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of references.get(name) ?? []) visit(next);
  };
  for (const name of from) visit(name);
  return [...found].sort();
}
