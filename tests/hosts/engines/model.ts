import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle, HostAnswer } from '../probes.ts';

/** The file that a host takes for a path: that of the name, or the index of the folder of that name. */
export function fileAt({ files }: Bundle, path: string): string | undefined {
  if (!/^(?:[^%]|%[\da-f]{2})*$/i.test(path)) return undefined;
  const name = decodeURI(path).replace(/^\//, '');
  const index = name === '' ? 'index.html' : `${name.replace(/\/$/, '')}/index.html`;
  return [name, index].find((it) => files.has(it));
}

/** An answer with a file of the site. */
export function answerWith(
  { folder }: Bundle,
  status: number,
  file: string,
  headers: Readonly<Record<string, string>>,
): HostAnswer {
  return { status, headers, body: readFileSync(join(folder, 'site', file)) };
}

/** Whether a path as `_headers` has it, with a star at its end or in it, takes a path. */
export function takes(rule: string, path: string): boolean {
  const source = rule.split('*').map((it) => it.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}
