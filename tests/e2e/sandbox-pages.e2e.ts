import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { auditPage } from '../support/pages/axe.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { newPage, portalOf } = portalTest('illes');

const narrow = { viewport: { width: 390, height: 844 }, locale: 'es-ES' };

/** Horizontal overflow of a page in pixels. */
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

// Without the state diagrams, whose text backgrounds axe cannot determine.
const paths = [
  ...['', 'personas', 'outbox', 'director', 'docs/offers', 'docs/server/protocol', 'docs/server/codes'],
  ...['console/offers?all=1', 'console/candidacies', 'console/requests', 'console/events', 'console/tools'],
  'console/wordings',
];

describe('the pages of the sandbox', () => {
  it.each([
    ['a phone', narrow],
    ['a small phone in dark mode', { viewport: phone, locale: 'ca-ES', dark: true }],
    ['a desktop', { locale: 'en-GB' }],
  ])('have no fault that axe knows, and fit on %s', async (_, options) => {
    const page = await newPage(options);
    for (const path of paths) {
      await page.goto(portalOf().url(`/sandbox/${path}`));
      expect([path, await auditPage(page)]).toEqual([path, []]);
      expect([path, await page.evaluate(overflow)]).toEqual([path, 0]);
    }
  });

  it('let the institution publish an offer by keyboard, once', async () => {
    const { db, url } = portalOf();
    const page = await newPage(narrow);
    await page.goto(url('/sandbox/console/offers'));
    const first = page.getByRole('article').first();
    const title = await first.getByRole('heading').innerText();
    const publish = first.getByRole('button', { name: 'Publicar', exact: true });
    await publish.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').innerText()).toBe('La oferta está publicada y la empresa lo sabe.');
    const notificationCount = (): number =>
      db.value<number>(sql`SELECT count(*) FROM notification WHERE titulo LIKE ${`%«${title}»`}`) ?? 0;
    const before = notificationCount();
    expect(before).toBeGreaterThan(0);
    await page.reload();
    expect(notificationCount()).toBe(before);
  });

  it('run a scenario step by step, and show both sides', async () => {
    const page = await newPage(narrow);
    await page.goto(portalOf().url('/sandbox/director/closing'));
    // A second try finds the scenario started.
    const again = page.getByRole('button', { name: 'Empezar de nuevo' });
    if (await again.isVisible()) await again.click();
    for (const step of ['Completar', 'Escribir', 'Publicar', 'Inscribirse']) {
      await page.getByRole('button', { name: new RegExp(`^Siguiente: ${step}`) }).click();
    }
    await page.getByRole('button', { name: /^Siguiente: Enviar/ }).waitFor();
    expect(await page.locator('.step.past').count()).toBe(4);
    expect(await page.locator('.side').last().innerText()).toContain('Inscrita');
    expect(await auditPage(page)).toEqual([]);
    expect(await page.evaluate(overflow)).toBe(0);
  });
});
