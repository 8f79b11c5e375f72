import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fill } from '../support/pages/account-forms.ts';
import { openCv } from '../support/pages/cv-page.ts';
import { answer, editor, openEditor, opener, save, saved } from '../support/pages/editors.ts';
import { injectFault } from '../support/faults/faults.ts';
import { newOffer } from '../support/pages/offer-page.ts';
import { forgetAnswers, hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar', 'meridia', 'illes', 'ribera');

/** State of a field in the open editor. */
async function standing(page: Page, name: string, label: string): Promise<string> {
  if ((await editor(page).locator(`[name=${name}]`).count()) > 0) {
    const text = await editor(page)
      .locator('.field', { has: page.locator(`[name=${name}]`) })
      .innerText();
    return /\((opcional|optional)\)/.test(text) ? 'optional' : 'required';
  }
  return (await editor(page).locator('.field-fixed', { hasText: label }).count()) > 0 ? 'fixed' : 'hidden';
}

async function cancel(page: Page): Promise<void> {
  await editor(page).locator('.editor-actions button').last().click();
  await editor(page).waitFor({ state: 'detached' });
}

type Field = [name: string, label: string, standing: string];

/** Fields by editor. */
const cases: Record<'meridia' | 'illes' | 'ribera', [path: string, Record<string, Field[]>]> = {
  meridia: [
    '/en/cv',
    {
      personal: [
        ['iban', 'IBAN', 'required'],
        ['numeroSeguridadSocial', 'Social', 'required'],
        ['numeroDocumento', 'Document number', 'fixed'],
        ['genero', 'Gender', 'optional'],
        ['discapacidad', '33', 'required'],
      ],
      presentation: [['texto', 'Introduction', 'required']],
    },
  ],
  illes: [
    '/cv',
    {
      personal: [
        ['emailEstudiante', 'universitat', 'fixed'],
        ['nacionalidades', 'Nacionalitats', 'hidden'],
        ['iban', 'IBAN', 'optional'],
      ],
    },
  ],
  ribera: [
    '/cv',
    {
      personal: [
        ['iban', 'IBAN', 'hidden'],
        ['telefonoFijo', 'Teléfono fijo', 'hidden'],
        ['emailEstudiante', 'universidad', 'optional'],
      ],
      'studies:new': [
        ['nota', 'Nota', 'hidden'],
        ['rama', 'Rama', 'required'],
      ],
      'experience:new': [
        ['sector', 'Sector', 'optional'],
        ['contrato', 'contrato', 'optional'],
      ],
      preferences: [['salarioMinimo', 'Salario', 'hidden']],
    },
  ],
};

describe('fields follow the settings of the brand', () => {
  it.each(Object.keys(cases) as (keyof typeof cases)[])('%s', async (brand) => {
    const page = await newPage({ brand });
    const [path, editors] = cases[brand];
    await openCv(page, portalOf(brand), 'student', path);
    for (const [id, fields] of Object.entries(editors)) {
      await openEditor(page, opener(page, id));
      const found: Field[] = [];
      for (const [name, label] of fields) found.push([name, label, await standing(page, name, label)]);
      expect(found).toEqual(fields);
      await cancel(page);
    }
  });

  it('disability is only in its own form, and unchanged by others', async () => {
    const page = await newPage({ brand: 'meridia', viewport: phone });
    await openCv(page, portalOf('meridia'), 'student');
    const wanted = page.locator('.editor [name=discapacidad]');
    for (const isTicked of [true, false]) {
      await openEditor(page, opener(page, 'personal'));
      await wanted.setChecked(isTicked);
      await saved(page);
      expect(await page.locator('#personal').innerText()).not.toMatch(/discapacidad/i);
      await openEditor(page, opener(page, 'personal'));
      expect(await wanted.isChecked()).toBe(isTicked);
      await cancel(page);
    }
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'discapacidad',
    );
  });
});

it('studies entered by the institution are reported as missing wherever they block offers', async () => {
  const { db, url } = portalOf('meridia');
  const me = personaAccount(portalOf('meridia'), 'empty-student');
  db.delete('study', { student: me });
  const page = await newPage({ brand: 'meridia', viewport: phone });
  await openCv(page, portalOf('meridia'), 'empty-student');
  const studies = page.locator('#studies');
  const missing = studies.locator('.own-studies-missing');
  await missing.getByText('Todavía no constan tus estudios en la Universidad Meridiana.').waitFor();
  const [icon, text] = await Promise.all(
    ['.icon', 'span'].map(async (part) => missing.locator(part).boundingBox()),
  );
  expect(icon && text && icon.x + icon.width <= text.x && icon.y >= text.y - 1, 'icon beside the text').toBe(
    true,
  );
  expect(await studies.getByText('Todavía').count()).toBe(1);
  const school = { titulacionTexto: 'Bachillerato', tipoFormacion: 2 };
  db.insert('study', { student: me, actual: false, datos: school });
  await page.reload();
  await studies.getByText('Bachillerato').first().waitFor();
  await missing.waitFor();
  expect(await studies.locator('a[href^="mailto:"]').count()).toBe(1);
  expect(await opener(page, 'studies:new').innerText()).toBe('Añadir otros estudios');
  expect(await page.locator('.gaps').innerText()).toContain('Tus estudios en la Universidad Meridiana');
  expect(await auditScrolledToTop(page)).toEqual([]);
  await page.goto(url('/'));
  await page.getByText('Todavía no constan tus estudios en la Universidad Meridiana:').waitFor();
  expect(await page.getByRole('link', { name: 'Ver mis estudios' }).getAttribute('href')).toBe('/cv#studies');
  await page.goto(url('/ofertas-practicas'));
  await page.locator('.offers-message a[href^="mailto:"]').waitFor();
  const offer = newOffer(portalOf('meridia'), { requeridas: [102] });
  await page.goto(url(`/ofertas-practicas/${offer}`));
  const line = page.locator('.offer-requirements li[data-missing]', { hasText: 'titulaciones' });
  await line.locator('a[href^="mailto:"]').waitFor();
  expect(await line.getByRole('link', { name: 'Ver mis estudios' }).getAttribute('href')).toBe('/cv#studies');
  expect(await auditScrolledToTop(page)).toEqual([]);

  db.insert('study', { student: me, deLaUniversidad: true, titulacion: 101, actual: true });
  await forgetAnswers(page, url('/'));
  await page.goto(url('/cv'));
  await studies.getByText('los registra la propia institución').waitFor();
  expect(await studies.getByText('Todavía no consta').count()).toBe(0);
  // Only studies added by the student are removable: the others could not be restored.
  const removable = await studies.getByRole('button', { name: /^Eliminar/ }).allInnerTexts();
  expect(removable.map((it) => it.replace(/\s+/g, ' '))).toEqual(['Eliminar Bachillerato']);
  expect(
    await studies
      .locator('.entry')
      .getByRole('button', { name: /^Editar/ })
      .count(),
  ).toBe(2);
});

it('schools of the own province are offered for studies of another centre, and any may be typed', async () => {
  const page = await newPage();
  await openCv(page, portalOf('montclar'), 'student');
  await openEditor(page, opener(page, 'studies:new'));
  const schools = page.locator('.editor datalist option');
  expect(await schools.count()).toBe(0);
  await page.locator('[name=origen][value=other]').check();
  await schools.first().waitFor({ state: 'attached' });
  const offered = await page.locator('.editor [name=centro]').getAttribute('list');
  expect(await schools.first().evaluate((it) => it.parentElement?.id)).toBe(offered);
});

it('a value that is no option is saved unchanged, and a dependent field is cleared', async () => {
  const { db } = portalOf();
  const me = personaAccount(portalOf(), 'student');
  const id = db.value<number>(sql`SELECT max(id) FROM experience WHERE student = ${me}`) ?? 0;
  const stored = () => db.value<object>(sql`SELECT datos FROM experience WHERE id = ${id}`);
  db.run(sql`UPDATE experience SET datos = json_set(datos, '$.sector', 1) WHERE id = ${id}`);
  const before = stored();
  expect(before).toMatchObject({ contrato: 1, subtipoContrato: 12, sector: 1 });
  const page = await newPage({ faulty: true });
  await page.route('**/_brand/data.*.json', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { brand: { fields: { experiencia: { hidden: string[] } } } };
    data.brand.fields.experiencia.hidden.push('contrato');
    await route.fulfill({ response: answer, json: data });
  });
  // A sector that the list has lost.
  await page.route(/sectoresActividad/, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { datos: { id: number }[] };
    await route.fulfill({
      response: answer,
      json: { ...data, datos: data.datos.filter((row) => row.id !== 1) },
    });
  });
  await openCv(page, portalOf(), 'student');
  await openEditor(page, opener(page, `experience:${id}`));
  expect(await editor(page).locator('[name=contrato], [name=subtipoContrato]').count()).toBe(0);
  const sector = editor(page).locator('[name=sector]');
  expect(await sector.locator('option:checked').innerText()).toBe('Opción actual (ya no disponible)');
  await fill(page, { empresa: 'Taller nuevo' });
  await saved(page);
  expect(stored()).toEqual({ ...before, empresa: 'Taller nuevo' });
  expect(await page.locator('#experience').innerText()).not.toMatch(/contrato/i);
});

describe('axe finds nothing', () => {
  it.each([
    [desktop, false, '/cv'],
    [phone, true, '/ca/cv'],
  ])('in any state of the CV (%o, dark: %s)', async (viewport, dark, path) => {
    const page = await newPage({ faulty: true, viewport, dark });
    const audit = async (state: string): Promise<void> => {
      expect(await auditScrolledToTop(page), state).toEqual([]);
    };
    await openCv(page, portalOf(), 'empty-student', path);
    await page.waitForLoadState('networkidle');
    await audit('empty');
    for (const id of ['personal', 'studies:new', 'experience:new', 'languages:new', 'preferences']) {
      await openEditor(page, opener(page, id));
      if (id === 'personal') await fill(page, { email: '' });
      await save(page);
      await page.locator('.error-summary').waitFor();
      await audit(id);
      await editor(page).locator('.editor-actions button').last().click();
      if (id === 'personal') {
        await page.locator('dialog[open]').waitFor();
        await audit('question');
        await answer(page, 'discard');
      }
      await editor(page).waitFor({ state: 'detached' });
    }
    await page.locator('.search-switch button').first().click();
    await audit('consent');
    await answer(page, '');

    const repair = await injectFault(page, 'hang', /dameCvUsuario/);
    await page.reload();
    await hydrated(page);
    await page.locator('main .skeleton-rows').waitFor();
    await audit('loading');
    await repair();

    await openCv(page, portalOf(), 'student', path);
    await openEditor(page, opener(page, 'presentation'));
    await audit('full');
    portalOf().db.run({
      text: "UPDATE student SET perfil = json_set(perfil, '$.presentacion', ?) WHERE email = ?",
      values: [`De otra pestaña, ${viewport.width}`, 'lucia@alumnado.example'],
    });
    await fill(page, { texto: 'Mía' });
    await save(page);
    await page.locator('.conflict').waitFor();
    await audit('changed elsewhere');
  });
});
