import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auditTop } from '../support/axe.ts';
import { desktop, fill, phone, usePortals } from '../support/account-forms.ts';
import { answer, editor, openCv, openEditor, opener, save, saved } from '../support/cv-page.ts';
import { injectFault } from '../support/faults.ts';
import { hydrated } from '../support/portal.ts';

const { portal, newPage } = usePortals('montclar', 'meridia', 'illes', 'ribera');

/** How a field stands in the open editor. */
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

/** Fields by the editor that has them. */
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
      presentation: [['presentacion', 'Introduction', 'required']],
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

describe('fields stand as the brand wants them', () => {
  it.each(Object.keys(cases) as (keyof typeof cases)[])('%s', async (brand) => {
    const page = await newPage(brand);
    const [path, editors] = cases[brand];
    await openCv(page, portal(brand), 'student', path);
    for (const [id, fields] of Object.entries(editors)) {
      await openEditor(page, opener(page, id));
      const found: Field[] = [];
      for (const [name, label] of fields) found.push([name, label, await standing(page, name, label)]);
      expect(found).toEqual(fields);
      await cancel(page);
    }
  });

  it('disability is only in its form, and stays where the form saves it', async () => {
    const page = await newPage('meridia', { viewport: phone });
    await openCv(page, portal('meridia'), 'student');
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

describe('axe finds nothing', () => {
  it.each([
    [desktop, false, '/cv'],
    [phone, true, '/ca/cv'],
  ])('in any state of the CV (%o, dark: %s)', async (viewport, dark, path) => {
    const page = await newPage('montclar', { viewport, dark });
    const audit = async (state: string): Promise<void> => {
      expect(await auditTop(page), state).toEqual([]);
    };
    await openCv(page, portal('montclar'), 'empty-student', path);
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

    await openCv(page, portal('montclar'), 'student', path);
    await openEditor(page, opener(page, 'presentation'));
    await audit('full');
    portal('montclar').db.run({
      text: "UPDATE student SET perfil = json_set(perfil, '$.presentacion', ?) WHERE email = ?",
      values: [`De otra pestaña, ${viewport.width}`, 'lucia@alumnado.example'],
    });
    await fill(page, { presentacion: 'Mía' });
    await save(page);
    await page.locator('.conflict').waitFor();
    await audit('changed elsewhere');
  });
});
