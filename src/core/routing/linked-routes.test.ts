import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from './table.ts';

const src = join(import.meta.dirname, '../..');

/** Files that make links (menus, pages, messages), without tests, the gallery, comments and unions of names. */
const files = globSync('{portal,sandbox/notifications,core/model,core/status-messages}/**/*.{ts,tsx,astro}', {
  cwd: src,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$|^portal\/gallery\//.test(file))
  .map((file) => ({
    file,
    text: readFileSync(join(src, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*|\| ').*$/gm, ''),
  }));

/** Whether a file besides the page itself names a route. */
const isLinked = (id: string, page: string): boolean =>
  files.some(
    ({ file, text }) =>
      !file.startsWith(`portal/screens/${page}.page.`) && new RegExp(`['"\`]${id}['"\`]`).test(text),
  );

it('every page can be reached by a link of a menu, a page or a message', () => {
  const unlinked = routes
    .filter(({ id, page }) => !isLinked(id, page))
    .map(
      ({ id }) =>
        `No link leads to the route "${id}": name it in a menu (src/portal/frame/menu) or where a page leads to it.`,
    );
  expect(unlinked).toEqual([]);
});
