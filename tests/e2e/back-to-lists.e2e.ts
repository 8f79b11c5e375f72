import { describe, expect, it } from 'vitest';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { visit } = portalTest('meridia');

describe('on a phone, where there are no breadcrumbs, the page of', () => {
  it.each([
    ['an event', '/eventos', 'Volver a los eventos'],
    ['an application', '/mis-candidaturas', 'Volver a mis candidaturas'],
    ['a programme', '/programas-practicas-activos', 'Volver a los programas'],
  ])('%s leads back to its list', async (_, list, back) => {
    const page = await visit('student', list, { viewport: phone });
    await page.locator(`main article a[href^="${list}/"]`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
    await hydrated(page);
    const link = page.getByRole('link', { name: back });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    const [above, below] = await Promise.all([link.boundingBox(), title.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await link.click();
    await page.waitForURL((url) => url.pathname === list);
  });
});
