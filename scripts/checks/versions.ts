import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'semver';

/**
 * Reports a version of the project that has no section in the changelog, and sections out of order. Before the first
 * release there are none.
 */
export function versionFaults(root: string): string[] {
  const changelog = join(root, 'CHANGELOG.md');
  if (!existsSync(changelog)) return [];
  const titles = [...readFileSync(changelog, 'utf8').matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  const [first, ...releases] = titles;
  if (first !== 'Unreleased') return ['CHANGELOG.md does not begin with "## Unreleased".'];
  const versions = releases.map((title) => /^(\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/.exec(title)?.[1]);
  const [newest] = versions;
  const read = (file: string): string | undefined =>
    (JSON.parse(readFileSync(join(root, file), 'utf8')) as { version?: string }).version;
  return [
    ...releases
      .filter((_, index) => versions[index] === undefined)
      .map((title) => `CHANGELOG.md has "## ${title}"; a release is "## 1.2.3 (2026-12-31)".`),
    ...versions.flatMap((version, index) => {
      const before = versions[index - 1];
      return version !== undefined && before !== undefined && !gt(before, version)
        ? [`CHANGELOG.md has ${before} above ${version}: the newest stands first, each once.`]
        : [];
    }),
    ...['package.json', 'package-lock.json']
      .filter((file) => newest !== undefined && read(file) !== newest)
      .map((file) => `${file} is of another version than the newest of CHANGELOG.md, ${newest}.`),
  ];
}
