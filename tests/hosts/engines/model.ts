import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle, HostAnswer } from '../probes.ts';

/** File that a host serves for a path: the file of the same name, or the index of the folder of the same name. */
export function fileAt({ files }: Bundle, path: string): string | undefined {
  if (!/^(?:[^%]|%[\da-f]{2})*$/i.test(path)) return undefined;
  const name = decodeURI(path).replace(/^\//, '');
  const index = name === '' ? 'index.html' : `${name.replace(/\/$/, '')}/index.html`;
  return [name, index].find((file) => files.has(file));
}

/** A response with a file of the site. */
export function answerWith(
  { folder }: Bundle,
  status: number,
  file: string,
  headers: Readonly<Record<string, string>>,
): HostAnswer {
  return { status, headers, body: readFileSync(join(folder, 'site', file)) };
}

/** Whether a path pattern of `_headers`, with stars, matches a path. */
export function matchesPattern(rule: string, path: string): boolean {
  const source = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}
