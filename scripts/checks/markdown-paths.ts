import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Documents for people. */
const documents = ['*.md', '.github/**/*.md', 'docs/**/*.md', 'src/**/README.md'];
/** A path from the root of the repository in a document; built sites are not in the repository. */
const path = /^(?:\.github|brands|docs|public|schemas|scripts|src|tests)\/[\w./-]*$/;
const spans = /`([^`\n]+)`/g;
/** Printed output, which quotes files of other projects. */
const printed = /^```text\n[^]*?^```$/gm;
const links = /\]\(([^)\s]+)\)/g;

/** Reports missing paths named in documents, with file and line. */
export function missingPaths(root: string): string[] {
  return globSync(documents, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(printed, (block) => block.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) =>
        [...pathsIn(line, dirname(file))]
          .filter((named) => !existsSync(join(root, named)))
          .map((named) => `${file}:${index + 1} names ${named}, which does not exist.`),
      ),
  );
}

/** Paths from the root in a line, in code spans or as link targets. */
function* pathsIn(line: string, folder: string): Generator<string> {
  for (const [, span = ''] of line.matchAll(spans)) if (path.test(span)) yield span;
  for (const [, target = ''] of line.matchAll(links)) {
    const [file] = target.split('#');
    if (file && !/^[a-z]+:/.test(file)) yield join(folder, file);
  }
}
