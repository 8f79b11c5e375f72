import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dominio } from '#core/contract/calls/domains.ts';
import { callList } from '#core/contract/calls/index.ts';
import { callsIn, source } from '../../../tests/support/portal/calls-of-page.ts';

it('every call of the contract is made by a page', () => {
  const pages = globSync('screens/**/*.page.astro', { cwd: join(source, 'portal') });
  const made = new Set(pages.flatMap((page) => [...callsIn(page)]));
  expect(made).toContain(dominio.name);
  // Two domain lists have a call of their own, at the address at which pages request any list.
  const isList = ({ name, path }: { name: string; path: string }): boolean =>
    path === dominio.path.replace('{listName}', name);
  const unmade = callList.filter((call) => !made.has(call.name) && !isList(call));
  expect(unmade.map(({ name }) => name)).toEqual([]);
});
