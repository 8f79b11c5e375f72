import { expect, it } from 'vitest';
import { fill, focusedName, hasFocus, problemOf } from '../support/pages/account-forms.ts';
import { entries, gaps, openCv, openGaps } from '../support/pages/cv-page.ts';
import { answer, editor, editorReady, openEditor, opener, save, saved } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

it('an empty CV is filled in from its summary of missing data, on a phone', async () => {
  const page = await newPage({ viewport: phone });
  const faults = watchPage(page);
  await portalOf().signIn(page, 'empty-student');
  await page.goto(portalOf().url('/'));
  await hydrated(page);
  await page.locator('.home-banner', { hasText: 'Añade tus estudios' }).waitFor();
  await openCv(page, portalOf(), 'empty-student');
  const gap = (name: string) => page.locator('.gaps').getByRole('link', { name, exact: true });
  expect(await page.locator('.section-index details').getAttribute('open')).toBeNull();

  // On a phone only the next steps are shown; all others are one tap away.
  const next = page.locator('.gaps').first().locator('li:visible');
  const folded = await next.count();
  await openGaps(page);
  expect(folded).toBeLessThan(await next.count());
  expect(folded).toBeLessThan(12);

  const listening = await page.locator('#said').elementHandle();
  // The link leads to the field itself.
  await gap('Teléfono móvil').click();
  await editorReady(page);
  await hasFocus(page, 'telefonoMovil');
  await fill(page, {
    telefonoMovil: '600 111 222',
    pais: '1',
    provincia: '25',
    localidad: 'Lleida',
    tipoVia: '1',
    direccion: 'Major',
    numero: '7',
    cp: '25001',
  });
  await saved(page);
  await hasFocusOf(page, opener(page, 'personal'));
  expect(await page.locator('#personal .saved-note:not(:empty)').innerText()).toBe('Guardado');
  // It is announced by a live region that existed before, empty.
  expect(await listening?.textContent()).toBe('Guardado');
  expect(await page.locator('#personal').innerText()).toContain('Major, 7');

  await gap('Añadir estudios').click();
  await editorReady(page);
  await fill(page, { titulacion: '101', nota: '7,25', actual: true });
  await saved(page);
  expect(await entries(page, 'studies').innerText()).toContain('7,25');
  expect(portalOf().db.value({ text: "SELECT datos->>'nota' FROM study ORDER BY id DESC", values: [] })).toBe(
    7.25,
  );

  await gap('Perfil de LinkedIn').click();
  await editorReady(page);
  await hasFocus(page, 'enlaceLinkedin');
  await fill(page, { enlaceLinkedin: 'https://www.linkedin.com/in/noa' });
  await saved(page);
  // The student is shown placements only, so no search for jobs is required.
  expect(await gap('Búsqueda de prácticas').count()).toBe(1);
  expect(await gap('Búsqueda de empleo').count()).toBe(0);
  for (const kind of ['Búsqueda de prácticas', 'Búsqueda de empleo']) {
    const search = page.locator('.search-switch', { hasText: kind });
    await search.getByRole('button').click();
    await answer(page, '');
    expect(await search.locator('strong').innerText()).toBe('No activa');
    await search.getByRole('button').click();
    await answer(page, 'yes');
    await search.locator('.search-on').waitFor();
  }
  await page.locator('.cv-complete').waitFor();
  expect(await gaps(page)).toEqual([]);
  // A section with optional gaps is not called complete, here or in the index.
  expect(await page.locator('.cv-complete').innerText()).toContain('Aún puedes completar');
  const names = (places: Element[]): string[] => places.map((it) => it.lastChild?.textContent ?? '');
  expect(await page.locator('.cv-complete a').evaluateAll(names)).toEqual(
    await page.locator('.section-index li:has(.section-mark-optional) a').evaluateAll(names),
  );

  // The home page is up to date at once.
  await page.goto(portalOf().url('/'));
  await hydrated(page);
  await page.locator('.home-banner a').waitFor();
  expect(await page.locator('.home-banner').innerText()).not.toContain('Añade tus estudios');
  expect(faults).toEqual([]);
});

it('a full CV is changed in all sections, in Catalan', async () => {
  const page = await newPage({ viewport: desktop });
  const faults = watchPage(page);
  await openCv(page, portalOf(), 'student', '/ca/cv');

  // A document with a wrong letter, and an address in another country.
  await openEditor(page, opener(page, 'personal'));
  await fill(page, { numeroDocumento: '99000001A', pais: '250' });
  await page.locator('[name=provinciaTexto]').waitFor();
  expect(await page.locator('[name=localidad]').inputValue()).toBe('');
  await fill(page, { provinciaTexto: 'Occitanie', localidad: 'Narbonne', cp: 'F-11100' });
  await save(page);
  await hasFocus(page, 'numeroDocumento');
  expect(await problemOf(page, 'numeroDocumento')).toBe(
    'El DNI no és correcte: escriu 8 xifres i una lletra',
  );
  await fill(page, { tipoDocumento: '3', numeroDocumento: 'ab 123456' });
  await page.locator('.editor select[id$=nacionalidades]').selectOption('504');
  await page.locator('.choices-add button').click();
  await saved(page);
  // The server normalizes the spelling.
  await expect
    .poll(() => page.locator('#personal').innerText())
    .toMatch(/AB123456[^]*F-11100[^]*Narbonne[^]*Occitanie/);

  // A bank account is typed, corrected and pasted.
  await openEditor(page, opener(page, 'personal'));
  const box = (number: number) => page.locator('.iban input:not([type=hidden])').nth(number);
  for (const number of [0, 1, 2, 3, 4]) await box(number).fill('');
  await box(0).pressSequentially('ES91210');
  expect(await box(1).inputValue()).toBe('210');
  await box(1).fill('');
  await page.keyboard.press('Backspace');
  expect(await box(0).evaluate((it) => it === document.activeElement)).toBe(true);
  await box(0).fill('');
  await box(0).evaluate((it) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'es91 2100-0418 4502 0005 1332');
    it.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(await Promise.all([0, 1, 2, 3, 4].map((number) => box(number).inputValue()))).toEqual([
    'ES91',
    '2100',
    '0418',
    '45',
    '0200051332',
  ]);
  await saved(page);
  await expect.poll(() => page.locator('#personal').innerText()).toContain('ES91 2100 0418 4502 0005 1332');

  // Complementary training, and studies of which the last cannot be removed.
  await openEditor(page, opener(page, 'studies:new'));
  await page.locator('[name=origen][value=other]').check();
  await fill(page, { titulacionTexto: 'Curs de soldadura', tipoFormacion: '6' });
  await saved(page);
  const study = (name: string) => entries(page, 'studies').filter({ hasText: name });
  await hasFocusOf(page, study('Curs de soldadura').locator('.edit-button'));
  await study('Bachillerato').locator('.remove-button').click();
  await answer(page, 'remove');
  await study('Bachillerato').waitFor({ state: 'detached' });
  await hasFocusOf(page, study('Curso de primeros').locator('.edit-button'));
  const last = study('Grado en Ingeniería');
  const lastOne = (await last.count()) > 0 ? last : entries(page, 'studies').first();
  await lastOne.locator('.remove-button').click();
  expect(await lastOne.locator('.entry-problem').innerText()).toBe('No pots eliminar tots els teus estudis.');
  expect(await page.locator('dialog[open]').count()).toBe(0);

  // Experience: the subtype belongs to the contract, and the end comes after the start.
  await openEditor(page, opener(page, 'experience:new'));
  expect(await page.locator('[name=subtipoContrato] option').count()).toBe(1);
  await fill(page, {
    puesto: 'Soldadora',
    sector: '3',
    contrato: '1',
    provincia: '25',
    descripcion: 'Soldar.\nPolir.',
    fechaInicio: '2024-05-01',
    fechaFin: '2024-04-01',
  });
  await page.locator('[name=subtipoContrato] option[value="12"]').waitFor({ state: 'attached' });
  await fill(page, { subtipoContrato: '12', contrato: '2' });
  await page.locator('[name=subtipoContrato] option[value="21"]').waitFor({ state: 'attached' });
  expect(await page.locator('[name=subtipoContrato]').inputValue()).toBe('');
  await save(page);
  await hasFocus(page, 'fechaFin');
  expect(await problemOf(page, 'fechaFin')).not.toBe('');
  await fill(page, { fechaFin: '2025-04-01', subtipoContrato: '21', enlace: 'taller' });
  await save(page);
  await hasFocus(page, 'enlace');
  expect(await problemOf(page, 'enlace')).toBe('El format no és correcte');
  await fill(page, { enlace: 'https://taller.example/jo' });
  await saved(page);
  const job = entries(page, 'experience').filter({ hasText: 'Soldadora' });
  expect(await job.innerText()).toMatch(/maig del 2024 – abril del 2025/);

  // A language needs its level.
  await openEditor(page, opener(page, 'languages:new'));
  await fill(page, { idioma: '9' });
  await save(page);
  expect(await problemOf(page, 'nivel')).toBe('Indica l’idioma i el nivell');
  await fill(page, { nivel: '2' });
  await saved(page);
  await entries(page, 'languages').filter({ hasText: 'Basc' }).waitFor();

  // An introduction of maximum length, with line breaks.
  await openEditor(page, opener(page, 'presentation'));
  await fill(page, { texto: `${'a'.repeat(1988)}\nSalut` });
  expect(await page.locator('.editor .field-note').innerText()).toContain('6');
  await page.locator('[name=texto]').press('End');
  await page.keyboard.type(' a tothom');
  expect((await page.locator('[name=texto]').inputValue()).length).toBe(2000);
  await saved(page);
  const text = page.locator('#presentation .cv-text');
  expect(await text.evaluate((it) => getComputedStyle(it).whiteSpace)).toBe('pre-line');
  expect(await text.textContent()).toMatch(/a\nSalut a tot/);
  expect(await editor(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

it('works by keyboard alone', async () => {
  const page = await newPage();
  await openCv(page, portalOf(), 'graduate');
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const add = opener(page, 'languages:new');
  await add.focus();
  await press('Enter');
  await editorReady(page);
  await hasFocusOf(page, editor(page).locator('h3').first());
  await press('Tab', 'End', 'Tab', 'ArrowDown', 'Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Guardar');
  await press('Enter');
  await editor(page).waitFor({ state: 'detached' });
  const entry = entries(page, 'languages').filter({ hasText: 'Ucraniano' });
  await hasFocusOf(page, entry.locator('.edit-button'));

  // Removing: the question traps the focus and returns it; afterwards the focus is on the neighbour.
  await press('Tab', 'Enter');
  await page.locator('dialog[open]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancelar');
  await press('Escape');
  await hasFocusOf(page, entry.locator('.remove-button'));
  await press('Enter');
  await page.locator('dialog[open]').waitFor();
  await press('Tab', 'Enter');
  await entry.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.classList.contains('edit-button'));

  // A gap of the summary leads to the field, and Cancel back to the button.
  await opener(page, 'presentation').focus();
  await press('Enter');
  await editorReady(page);
  await press('Tab');
  expect(await focusedName(page)).toBe('texto');
  await press('Tab', 'Tab', 'Enter');
  await editor(page).waitFor({ state: 'detached' });
  await hasFocusOf(page, opener(page, 'presentation'));
});
