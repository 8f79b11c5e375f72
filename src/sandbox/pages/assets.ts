import { readFileSync } from 'node:fs';

const types = { css: 'text/css', js: 'text/javascript' } as const;

const files = ['sandbox.css', 'personas.js'] as const;

/** The files that the pages load, by name. */
export const assets: ReadonlyMap<string, () => Response> = new Map(
  files.map((name) => {
    const content = readFileSync(new URL(name, import.meta.url));
    const type = types[name.endsWith('.css') ? 'css' : 'js'];
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    return [name, () => new Response(content, { headers })];
  }),
);
