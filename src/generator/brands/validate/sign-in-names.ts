import { explanation } from '#generator/diagnostics/report-text.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeAt } from '../source/source-node.ts';
import type { SourceMap } from '../source/source-node.ts';
import { idOfFolder, texts } from './schema-message.ts';
import type { SchemaFault, SchemaMessage } from './schema-message.ts';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const maxLength = 60;

/** The whole words of a name that there is room for. */
const shortened = (name: string): string =>
  name.length <= maxLength
    ? name
    : name
        .slice(0, maxLength + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, maxLength);

/** Names of sign-in pages that the texts in a folder link to. */
function linkedNames(folder: string): string[] {
  let files: string[];
  try {
    files = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => [
      ...readFileSync(join(folder, 'content', file), 'utf8').matchAll(/\]\(<?(?:\/\w\w)?\/login\/([\w-]+)/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => form.test(name));
}

/** The name of a sign-in page that was meant: the one that texts link to, else one derived from the words typed. */
function meantName(
  entry: string,
  folder: string | undefined,
  others: Iterable<string>,
): {
  name: string;
  isLinked: boolean;
} {
  const derived = shortened(idOfFolder(entry));
  const taken = new Set(others);
  const parts = derived.split('-');
  const linked = folder === undefined ? [] : linkedNames(folder).filter((name) => !taken.has(name));
  const name = linked.find((one) => one.split('-').some((part) => part.length > 3 && parts.includes(part)));
  return { name: name ?? derived, isLinked: name !== undefined };
}

/** Reports a name chosen by the brand, which only sign-in pages have. */
export function chosenNameMessage(root: SourceMap, { path, error }: SchemaFault): SchemaMessage {
  const key = String(error.params['propertyName']);
  const pages = nodeAt(root, path);
  const entries = pages?.kind === 'map' ? pages.entries : new Map<string, SourceMap>();
  const { name, isLinked } = meantName(key, entries.get(key)?.source.folder, entries.keys());
  const isTaken = key.length <= maxLength && form.test(key);
  const meant = isTaken ? `acceso-${key}` : name || 'acceso';
  const isFree = !entries.has(meant) && form.test(meant);
  const replacement = isFree && !isTaken && key.length <= maxLength ? meant : undefined;
  const facts = { key, name: meant, length: key.length };
  const reason =
    key.length > maxLength
      ? explanation('settings.longLoginId', facts)
      : isTaken
        ? explanation('settings.takenLoginId', facts)
        : explanation('settings.badLoginId', facts);
  return {
    path: [...path, key],
    what: 'key',
    texts: texts('bad-login-id', {
      ...reason,
      ...(isLinked && !isTaken && explanation('settings.linkedLoginId', { name: meant })),
      replacement,
    }),
  };
}
