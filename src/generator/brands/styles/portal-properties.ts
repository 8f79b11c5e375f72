import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenNames } from '#generator/theme/token-names.ts';

const portal = join(import.meta.dirname, '../../../portal');

let known: ReadonlySet<string> | undefined;

/** Custom properties that the style sheets of the portal declare or read. */
export function portalProperties(): ReadonlySet<string> {
  const sheets = () =>
    readdirSync(portal, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.scss'));
  known ??= new Set([
    ...tokenNames,
    ...sheets().flatMap((path) => readFileSync(join(portal, path), 'utf8').match(/--[a-z][\w-]*/g) ?? []),
  ]);
  return known;
}
