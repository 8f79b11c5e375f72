import { expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditTop } from '../support/pages/axe.ts';
import { openEditor, opener } from '../support/pages/editors.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { visit } = portalTest('meridia');

const forms: readonly [string, PersonaId | undefined, string, string?][] = [
  ['the registration', undefined, '/registro?tipo=estudiante'],
  ['the request of an account', undefined, '/solicitar-cuenta'],
  ['the enrolment in an event', 'student', '/eventos/primer-contrato'],
  ['a proposal of a student', 'student', '/propuesta-practicas'],
  ['a proposal of a company', 'company', '/propuesta-practicas'],
  ['the photo', 'student', '/cv', 'photo'],
  ['the disability', 'student', '/cv', 'personal'],
];

it.each(forms)('at %s it is said what becomes of the data', async (_, persona, path, editor) => {
  const page = await visit(persona, path, { viewport: phone });
  if (editor) await openEditor(page, opener(page, editor));
  const layer = page.getByRole('region', { name: 'Información básica sobre protección de datos' });
  await layer.waitFor();
  expect(await layer.locator('dt').allInnerTexts()).toEqual(
    expect.arrayContaining(['Responsable', 'Finalidad', 'Legitimación', 'Destinatarios', 'Derechos']),
  );
  expect(await layer.getByRole('link').getAttribute('href')).toBe('/politica-de-privacidad');
  expect(await auditTop(page)).toEqual([]);
});
