import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/faults/faults.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

/** Opens a page whose code does not come until it is released. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, /_astro\/.*\.js/);
  await page.goto(portalOf().url(path));
  return release;
}

const field = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`);

/** Name, selection and value of the focused field. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { name, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

describe.each([
  ['/registro?tipo=estudiante', phone],
  ['/ca/registre?tipo=estudiante', desktop],
  ['/registro?tipo=egresado', desktop],
  ['/solicitar-cuenta', phone],
  ['/ca/sollicitar-compte', desktop],
] as const)('the form of %s before its code', (path, viewport) => {
  it('takes input that stays, with focus and selection', async () => {
    const page = await newPage({ viewport });
    const release = await openWithoutCode(page, path);
    const code = { egresado: 'dni', estudiante: 'numeroDocumento' }[path.split('=')[1] ?? ''] ?? 'cif';
    await field(page, code).fill('12345');
    await field(page, code).evaluate((it: HTMLInputElement) => it.setSelectionRange(1, 3));
    const form = await page.locator('main form:visible').elementHandle();
    release();
    await hydrated(page);
    expect(await focused(page)).toEqual({ name: code, value: '12345', selection: [1, 3] });
    expect(await page.locator('main form').evaluate((it, before) => it === before, form)).toBe(true);
    expect(await page.locator('main form').count()).toBe(1);
  });
});

it.each(['/registro', '/registro?tipo=otro'])('%s asks for the kind of person alone', async (path) => {
  const page = await newPage();
  const release = await openWithoutCode(page, path);
  await page.getByRole('link', { name: /Soy estudiante/ }).waitFor();
  expect(await page.locator('main form:visible').count()).toBe(0);
  release();
  await hydrated(page);
  expect(await page.locator('main form').count()).toBe(0);
});
