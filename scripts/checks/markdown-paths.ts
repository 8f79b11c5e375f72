import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents for people. */
const documents = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'src/**/README.md'];
/** A path from the root of the repository in a document; built sites are not in the repository. */
const path = /^(?:\.github|brands|docs|public|schemas|scripts|src|tests)\/[\w./-]*$/;
const spans = /`([^`\n]+)`/g;
/** Printed output, which quotes files of other projects. */
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
