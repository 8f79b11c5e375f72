import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createCode } from '#sandbox/areas/accounts/one-time-codes.ts';
import { momentOf } from '#sandbox/clock.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import {
  problemOf,
  summary,
  fill,
  send,
  hasFocus,
  focusedClass,
  signInStatus,
  next,
  password,
} from '../support/pages/account-forms.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage, open } = portalTest('montclar', 'meridia', 'illes');

/** The link in the newest mail to an address, from the outbox page. */
async function linkInOutbox(portal: LivePortal, page: Page, to: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(portal.url('/sandbox/outbox'));
  const mail = outbox.locator('article, tr, li').filter({ hasText: to }).first();
  const href = await mail.locator('a[href*="token="]').first().getAttribute('href');
  await outbox.close();
  // Links in mails are opened from outside the portal.
  await page.goto(portal.url('/robots.txt'));
  return new URL(href ?? '', portal.url('/')).href;
}

describe('a password is set with a link', () => {
  const { usuario: student } = personaOf('graduate');

  it.each([
    ['/restablecer-candidato', phone, 'Te hemos enviado un enlace', 'Contraseña restablecida'],
    ['/ca/restablir-contrasenya', desktop, 'T’hem enviat un enllaç', 'Contrasenya restablerta'],
  ])('of a student at %s', async (path, viewport, sent, told) => {
    const page = await newPage({ viewport });
    const faults = watchPage(page);
    await page.goto(portalOf().url(path));
    await hydrated(page);
    await fill(page, { usuario: student });
    await send(page);
    await page.getByText(sent).waitFor();
    const link = await linkInOutbox(portalOf(), page, student);
    await page.goto(link);
    await hydrated(page);
    await page.locator('[name=password]').waitFor();
    expect(page.url()).not.toContain('token');
    expect(await page.evaluate(() => history.length), 'nothing to go back to').toBeLessThanOrEqual(4);
    await page.reload();
    await hydrated(page);
    const word = `Otra-clave-${next()}`;
    await fill(page, { password: word, passwordRepeated: word });
    await send(page);
    await page.waitForURL(/\/login$/);
    await page.getByText(told).first().waitFor();
    expect(await signInStatus(portalOf(), 'Alumno', student, word)).toBe(0);
    expect(faults).toEqual([]);

    await page.goto(link);
    await hydrated(page);
    await fill(page, { password: word, passwordRepeated: word });
    await send(page);
    const again = page.locator('.outcome button');
    await again.waitFor();
    expect(await focusedClass(page)).toContain('outcome');
    await again.click();
    await page.locator('[name=usuario]').waitFor();
    expect(await focusedClass(page)).toBe('form-intro');
  });

  it('of a graduate in a portal with passwords for graduates only, who gets to their sign-in', async () => {
    const page = await newPage({ brand: 'illes' });
    const { db, url } = portalOf('illes');
    const account = db.value<number>(
      sql`SELECT id FROM account WHERE usuario = ${personaOf('graduate').usuario}`,
    );
    const token = createCode(db, momentOf(new Date()), 'restablecer', { account: account ?? 0 });
    await page.goto(url(`/restablir-contrasenya#token=${token}`));
    await hydrated(page);
    expect(page.url()).not.toContain(token);
    await fill(page, password);
    await send(page);
    await page.waitForURL('**/login/antics-alumnes');
    await page.getByText('Contrasenya restablerta').first().waitFor();
    expect(await page.locator('.banner a').count()).toBe(0);
    await page.locator('[name=password]').waitFor();
  });

  it('of a company, found by its number', async () => {
    const account = portalOf().db.insert('account', {
      kind: 'empresa',
      usuario: 'clave@forja.example',
      email: 'clave@forja.example',
    });
    const cif = cifOf(6_400_000);
    makeContact(portalOf().db, makeCompany(portalOf().db, { cif }), {
      account,
      email: 'clave@forja.example',
    });
    const page = await open('/restablecer-login', { faulty: true });
    await fill(page, { by: 'cif', cif });
    await send(page);
    await page.getByText('Te hemos enviado un enlace').waitFor();
    await page.goto(await linkInOutbox(portalOf(), page, 'clave@forja.example'));
    await hydrated(page);
    await page.route('**/restablecerPassword', (route) => route.fulfill({ json: { status: 28 } }), {
      times: 1,
    });
    await fill(page, password);
    await send(page);
    await hasFocus(page, 'password');
    expect(await problemOf(page, 'password')).toBe('La contraseña es poco segura.');
    await fill(page, { password: 'Otra-clave-9', passwordRepeated: 'Otra-clave-9' });
    await send(page);
    await page.waitForURL('**/login/empresas');
    expect(await signInStatus(portalOf(), 'Empresa', 'clave@forja.example', 'Otra-clave-9')).toBe(0);
  });

  it('of a contact who was invited, once', async () => {
    const account = portalOf().db.insert('account', {
      kind: 'empresa',
      usuario: 'primera@forja.example',
      email: 'primera@forja.example',
    });
    makeContact(portalOf().db, makeCompany(portalOf().db, { cif: cifOf(6_400_001) }), {
      account,
    });
    const token = createCode(portalOf().db, momentOf(new Date()), 'establecer', { account });
    const page = await open(`/establecer-login?token=${token}`);
    await fill(page, password);
    await send(page);
    await page.waitForURL('**/login/empresas');
    await page.getByText('Contraseña establecida').first().waitFor();
    await page.goto(portalOf().url(`/establecer-login?token=${token}`));
    await hydrated(page);
    await fill(page, password);
    await send(page);
    const way = page.locator('.outcome').getByRole('link', { name: 'Acceder' });
    await page.getByText('La contraseña ya está establecida.').waitFor();
    expect(await way.getAttribute('href')).toBe('/login/empresas');
  });

  it.each<[string, Record<string, string>, string]>([
    [
      '/restablecer-candidato',
      { usuario: 'nadie@correo.example' },
      'El correo electrónico no corresponde a ninguna cuenta activa.',
    ],
    [
      '/restablecer-login',
      { nick: 'nadie' },
      'El correo electrónico no corresponde a ninguna cuenta activa.',
    ],
  ])('at %s, but not for someone who is not known', async (path, values, text) => {
    const page = await open(path);
    await fill(page, values);
    await send(page);
    await summary(page).getByText(text).waitFor();
    expect(await focusedClass(page)).toBe('error-summary');
    await page.reload();
    await hydrated(page);
    const [[name, value] = ['', '']] = Object.entries(values);
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(value);
  });

  it('not by a graduate with an account of the institution, who gets to single sign-on', async () => {
    const page = await open('/restablecer-candidato', { brand: 'meridia' });
    await fill(page, { usuario: personaOf('sso-graduate').usuario });
    await send(page);
    await summary(page).getByText('Debes acceder con tu cuenta de la universidad.').waitFor();
    expect(await summary(page).getByRole('link').getAttribute('href')).toBe('/acceso');
  });
});
