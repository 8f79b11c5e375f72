import { expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { openEditor, opener } from '../support/pages/editors.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { open, visit } = portalTest('meridia');

const forms: readonly [string, PersonaId | undefined, string, string?][] = [
  ['the registration', undefined, '/registro?tipo=estudiante'],
  ['the request of an account', undefined, '/solicitar-cuenta'],
  ['the enrolment in an event', 'graduate', '/eventos/primer-contrato'],
  ['a proposal of a student', 'student', '/propuesta-practicas'],
  ['a proposal of a company', 'company', '/propuesta-practicas'],
  ['the photo', 'student', '/cv', 'photo'],
  ['the disability', 'student', '/cv', 'personal'],
];

it.each(forms)('%s shows the first privacy layer', async (_, persona, path, editor) => {
  const page = await visit(persona, path, { viewport: phone, godmode: true });
  if (editor) await openEditor(page, opener(page, editor));
  const layer = page.getByRole('region', { name: 'Información básica sobre protección de datos' });
  // Long forms show a section at a time on phones: the information stands in the last one, before the button that sends.
  const next = page.getByRole('link', { name: 'Siguiente', exact: true });
  await layer.or(next).first().waitFor();
  for (let step = 2; await next.isVisible(); step += 1) {
    await next.click();
    await page.getByText(`Paso ${step} de `).waitFor();
  }
  await layer.waitFor();
  expect(await layer.locator('dt').allInnerTexts()).toEqual(
    expect.arrayContaining(['Responsable', 'Finalidad', 'Legitimación', 'Destinatarios', 'Derechos']),
  );
  expect(await layer.getByRole('link').getAttribute('href')).toBe('/politica-de-privacidad');
  expect(await auditScrolledToTop(page)).toEqual([]);
});

it('each row of the storage table is a card on a phone, with labelled values', async () => {
  const page = await open('/politica-de-cookies', { viewport: phone });
  const table = page.getByRole('table').first();
  const names = await table.getByRole('columnheader').allInnerTexts();
  expect(names).toEqual(['Nombre', 'Dónde', 'Para qué sirve', 'Cuándo se borra']);
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  const texts = await cells.evaluateAll((all) =>
    all.map((it) => ({
      name: getComputedStyle(it, '::before').content.split(' / ')[0],
      left: it.getBoundingClientRect().left,
      top: it.getBoundingClientRect().top,
    })),
  );
  expect(texts.map(({ name }) => name)).toEqual(names.map((name) => `"${name}"`));
  // The entries are stacked.
  expect(new Set(texts.map(({ left }) => left)).size).toBe(1);
  expect(texts.map(({ top }) => top)).toEqual(texts.map(({ top }) => top).toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(await auditScrolledToTop(page)).toEqual([]);
  await page.setViewportSize(desktop);
  expect(await cells.first().evaluate((it) => getComputedStyle(it, '::before').content)).toBe('none');
});
