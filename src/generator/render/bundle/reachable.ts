import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type FileFacts } from './site-writer.ts';

/** Compiled browser files with their references. */
export interface ClientFiles {
  /** Hashed file (`_astro/Header.Dc2I6nOM.js`) → the hashed files named in its text. */
  references: ReadonlyMap<string, readonly string[]>;
  /** Hashed script → all its static imports, direct and transitive. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Files that every site has under their own name (the project's public folder), sorted. */
  fixed: readonly string[];
  facts: ReadonlyMap<string, FileFacts>;
}

/**
 * Reads the client folder of a renderer. References are found by the hashed names of other files in a file's text,
 * which covers imports, lists of lazy imports and CSS alike.
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
    const isReferenced = (other: string): boolean =>
      other !== file && words.has(other.slice('_astro/'.length));
    return [file, hashed.filter(isReferenced)] as const;
  });
  const direct = new Map(
    hashed
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, staticImports(contents.get(file)?.toString() ?? '')] as const),
  );
  const closure = (file: string, visited = new Set<string>()): Set<string> => {
    for (const next of direct.get(file) ?? []) {
      if (visited.has(next)) continue;
      visited.add(next);
      closure(next, visited);
    }
    return visited;
  };
  return {
    references: new Map(references),
    imports: new Map([...direct.keys()].map((file) => [file, [...closure(file)].sort()])),
    fixed: files.filter((file) => !file.startsWith('_astro/')),
    facts: new Map([...contents].map(([file, content]) => [file, factsOf(content)])),
  };
}

/** Possible file names: words joined by dots. */
const fileNames = /[\w-]+(?:\.[\w-]+)+/g;

const staticImport = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Static imports of a compiled script, from its own folder. */
function staticImports(code: string): string[] {
  return [...code.matchAll(staticImport)].map(([, name = '']) => `_astro/${name}`);
}

/** The given files and all their transitive references, sorted. */
export function reachable({ references }: ClientFiles, from: Iterable<string>): string[] {
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const next of references.get(name) ?? []) visit(next);
  };
  for (const name of from) visit(name);
  return [...visited].sort();
}
