import { describe, expect, it } from 'vitest';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { arrived, personaButton, signIn, signInVisits } from '../support/pages/sign-in-pages.ts';

const visit = signInVisits('encina');

describe('during maintenance', () => {
  it('a sign-in without administration mode is signed out at once', async () => {
    const { page, portal, stored } = await visit('encina');
    await page.goto(portal.url('/login'));
    await arrived(page, /^\/mantenimiento$/);
    // Nobody knows when a maintenance without dates ends.
    const text = 'Estamos haciendo mejoras en el portal. Vuelve a intentarlo más tarde.';
    await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByText('El portal está abierto').count()).toBe(0);
    await page.goto(portal.url('/sandbox/personas'));
    await personaButton(page, 'student').click();
    await arrived(page, /^\/mantenimiento$/);
    expect(await stored('token')).toBeNull();
  });

  it('the administration mode opens the portal in this browser, until signing out', async () => {
    const { page, open, stored } = await visit('encina');
    await open('/gma2019');
    expect(await auditPage(page)).toEqual([]);
    const mode = page.getByRole('switch', { name: 'Modo de administración' });
    expect(await mode.getAttribute('aria-checked')).toBe('false');
    await mode.press('Space');
    await page.locator('[role=switch][aria-checked=true]').waitFor();
    expect(await stored('godmode')).toBe('true');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await open('/login');
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    await open('/gma2019');
    await mode.click();
    await page.locator('[role=switch][aria-checked=false]').waitFor();
    expect(await stored('godmode')).toBeNull();
    await page.goto(page.url().replace('/gma2019', '/login'));
    await arrived(page, /^\/mantenimiento$/);
  });
});
