import { expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { send, summary } from '../support/pages/account-forms.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { visit } = portalTest('meridia');

const forms: readonly [PersonaId | undefined, string][] = [
  [undefined, '/solicitar-cuenta'],
  ['student', '/propuesta-practicas'],
  ['company', '/propuesta-practicas'],
  ['company', '/nueva-oferta/practicas'],
  ['company', '/nueva-oferta/empleo'],
];

it.each(forms)('the error summary for %s is in the order of the page: %s', async (persona, path) => {
  const page = await visit(persona, path, { godmode: true });
  await page.locator('main form').waitFor();
  await send(page);
  await summary(page).waitFor();
  const places = await summary(page).evaluate((it) =>
    [...it.querySelectorAll<HTMLAnchorElement>('li a')].map((link) => {
      const field = document.getElementById(link.hash.slice(1));
      return { label: link.textContent, top: field ? field.getBoundingClientRect().top : NaN };
    }),
  );
  expect(places.length).toBeGreaterThan(1);
  // Links are distinguishable out of context.
  expect(new Set(places.map(({ label }) => label)).size).toBe(places.length);
  const sorted = places.toSorted((a, b) => a.top - b.top);
  expect(places.map(({ label }) => label)).toEqual(sorted.map(({ label }) => label));
  expect(places.filter(({ top }) => Number.isNaN(top))).toEqual([]);
});
