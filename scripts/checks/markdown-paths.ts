import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where documents stand that people read. */
const documents = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'src/**/README.md'];
/** A path from the root of the repository, as documents write one; finished sites are in no repository. */
const path = /^(?:\.github|brands|docs|public|schemas|scripts|src|tests)\/[\w./-]*$/;
const spans = /`([^`\n]+)`/g;
/** What a command prints quotes the files that it is about. */
const printed = /^```text\n[^]*?^```$/gm;
const links = /\]\(([^)\s]+)\)/g;

/** Paths that a document names and that do not exist, each with the place. */
export function missingPaths(root: string): string[] {
  return globSync(documents, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(printed, (block) => block.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) =>
        [...named(line, dirname(file))]
          .filter((it) => !existsSync(join(root, it)))
          .map((it) => `${file}:${index + 1} names ${it}, which does not exist.`),
      ),
  );
}

/** Paths from the root that a line names, in code or as the target of a link. */
function* named(line: string, folder: string): Generator<string> {
  for (const [, span = ''] of line.matchAll(spans)) if (path.test(span)) yield span;
  for (const [, target = ''] of line.matchAll(links)) {
    const [file] = target.split('#');
    if (file && !/^[a-z]+:/.test(file)) yield join(folder, file);
  }
}
