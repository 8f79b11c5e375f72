import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dominio } from '#core/contract/calls/domains.ts';
import { callList } from '#core/contract/calls/index.ts';
import { callsIn, source } from '../../../tests/support/portal/calls-of-page.ts';

it('no call of the contract is one that no page makes', () => {
  const pages = globSync('screens/**/*.page.astro', { cwd: join(source, 'portal') });
  const made = new Set(pages.flatMap((page) => [...callsIn(page)]));
  expect(made).toContain(dominio.name);
  // Two lists have a call in the contract at the very address at which pages ask for any list.
  const isList = ({ name, path }: { name: string; path: string }): boolean =>
    path === dominio.path.replace('{listName}', name);
  const unmade = callList.filter((call) => !made.has(call.name) && !isList(call));
  expect(unmade.map(({ name }) => name)).toEqual([]);
});
