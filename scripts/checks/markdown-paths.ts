import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where documents stand that people read. */
const documents = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'src/**/README.md'];
/** A path from the root of the repository, as documents write one; finished sites are in no repository. */
const path = /^(?:\.github|brands|docs|public|schemas|scripts|src|tests)\/[\w./-]*$/;
const spans = /`([^`\n]+)`/g;
/** What a command prints quotes the files that it is about. */
const printed = /^```text\n[^]*?^```$/gm;

/** Documents that people read, by their paths from the root. */
export const documentsOf = (root: string): string[] => globSync(documents, { cwd: root });

/** Paths from the root that a document names in code and that do not exist, each with the place. */
export function missingPaths(root: string): string[] {
  return documentsOf(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(printed, (block) => block.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(spans)]
          .map(([, span = '']) => span)
          .filter((span) => path.test(span) && !existsSync(join(root, span)))
          .map((span) => `${file}:${index + 1} names ${span}, which does not exist.`),
      ),
  );
}
