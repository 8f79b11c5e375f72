import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeNotification } from '#sandbox/seed/make-university.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { desktop, type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const { newPortal, visit: open } = portalTest();

interface Options extends PageOptions {
  path?: string;
  before?: (page: Page, portal: LivePortal) => Promise<unknown>;
}

interface Visit {
  page: Page;
  portal: LivePortal;
  bell: Locator;
  panel: Locator;
  items: Locator;
  /** Names of the calls sent since the page was opened. */
  posted: string[];
}

async function visit(persona: PersonaId, options: Options = {}): Promise<Visit> {
  const { path = '/', before, ...others } = options;
  const portal = await newPortal(others.brand ?? 'meridia');
  const posted: string[] = [];
  const page = await open(persona, path, {
    godmode: true,
    ...others,
    portal,
    signedIn: async (it) => {
      await before?.(it, portal);
      it.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url().split('/').at(-1) ?? '');
      });
    },
  });
  const panel = page.locator('.notification-panel');
  return {
    page,
    portal,
    bell: page.locator('.notification-bell'),
    panel,
    items: panel.getByRole('listitem'),
    posted,
  };
}

/** Opens a page with open panel. */
async function opened(persona: PersonaId, options: Options = {}): Promise<Visit> {
  const visited = await visit(persona, options);
  await visited.bell.click();
  await visited.panel.waitFor();
  return visited;
}

const titleStarts = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.title.startsWith(wanted), text);

const unreadOf = ({ db }: LivePortal, persona: PersonaId): number | undefined =>
  db.value<number>(sql`
    SELECT count(*) FROM notification JOIN account ON account.id = notification.account
    WHERE usuario = ${personaOf(persona).usuario} AND NOT leida`);

/** Fails every request to a call until the returned function is called. */
async function refuse(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = `**/api/*/${name}`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

describe.each([
  { persona: 'student', path: '/', name: 'Notificaciones, 4 sin leer', viewport: desktop },
  { persona: 'student', path: '/ca', name: 'Notificacions, 4 sense llegir', viewport: phone },
  { persona: 'company', path: '/ca', name: 'Notificacions, 3 sense llegir', viewport: desktop },
  { persona: 'company', path: '/', name: 'Notificaciones, 3 sin leer', viewport: phone },
] as const)(
  'the bell of a $persona at $path in a window of $viewport.width px',
  ({ persona, path, name, viewport }) => {
    it('shows the unread count, and the panel the important ones first, accessibly', async () => {
      const { page, bell, panel, items } = await visit(persona, { path, viewport });
      await titleStarts(page, `(${/\d/.exec(name)?.[0]}) `);
      expect(await bell.getAttribute('aria-label')).toBe(name);
      const boxes = await Promise.all(
        ['.header-logo', '.notification-bell'].map((it) => page.locator(it).boundingBox()),
      );
      expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeLessThanOrEqual(boxes[1]?.x ?? 0);
      await bell.click();
      await items.first().waitFor();
      expect(await items.first().getAttribute('data-important')).toBe('true');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      for (const theme of ['light', 'dark']) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset['theme'] = wanted;
        }, theme);
        expect(await auditPage(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      expect(await panel.count()).toBe(0);
      expect(await bell.evaluate((it) => it === document.activeElement)).toBe(true);
    });
  },
);

describe('the count on the bell', () => {
  it.each([
    [12, '12'],
    [120, '99+'],
  ])('of %i stands in one line', async (many, shown) => {
    const { page } = await visit('student', {
      before: (_, { db }) => {
        const account = db.value<number>(
          sql`SELECT id FROM account WHERE usuario = ${personaOf('student').usuario}`,
        );
        db.run(sql`DELETE FROM notification WHERE account = ${account}`);
        for (let one = 0; one < many; one += 1) makeNotification(db, account ?? 0, {});
        return Promise.resolve();
      },
    });
    const count = page.locator('.notification-count');
    await expect.poll(() => count.innerText()).toBe(shown);
    const { height = 99 } = (await count.boundingBox()) ?? {};
    expect(height).toBeLessThan(28);
  });
});

describe('the panel', () => {
  it('groups by matter and day, and matters that are made quiet in this tab do not count', async () => {
    const { page, bell, panel } = await opened('student', {
      before: (_, { db }) => {
        const account = db.value<number>(
          sql`SELECT id FROM account WHERE usuario = ${personaOf('student').usuario}`,
        );
        db.run(sql`DELETE FROM notification WHERE account = ${account}`);
        const made = [
          { titulo: 'Vieja', urlAcceso: '/mis-candidaturas', fecha: '2026-01-05T10:00:00' },
          { titulo: 'Nueva', urlAcceso: '/mis-candidaturas', fecha: '2026-01-07T10:00:00' },
          { titulo: 'Otra', urlAcceso: '/mis-candidaturas', fecha: '2026-01-07T09:00:00' },
          { titulo: 'Suelta', fecha: '2026-01-07T08:00:00' },
        ];
        for (const one of made) makeNotification(db, account ?? 0, { leida: false, ...one });
        return Promise.resolve();
      },
    });
    const groups = panel.locator('.notification-group');
    const headings = () => groups.getByRole('heading').allInnerTexts();
    expect(await headings()).toEqual([
      'Mis candidaturas · 7 ene 2026',
      'Otros avisos · 7 ene 2026',
      'Mis candidaturas · 5 ene 2026',
    ]);
    expect(await groups.first().getByRole('listitem').count()).toBe(2);
    await panel.getByText('Silenciar temas').click();
    await panel.getByRole('checkbox', { name: 'Mis candidaturas' }).check();
    expect((await headings())[0]).toBe('Otros avisos · 7 ene 2026');
    expect((await headings())[1]).toBe('Mis candidaturas · 7 ene 2026 · silenciado');
    expect(await auditPage(page)).toEqual([]);
    expect(await bell.getAttribute('aria-label')).toBe('Notificaciones, 1 sin leer');
    await page.reload();
    // The one without a link was read by being shown.
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notificaciones');
  });

  it('puts the number of unread ones on the icon of the installed app, where browsers can', async () => {
    const { page } = await visit('student', {
      before: (it) =>
        it.addInitScript(() => {
          navigator.setAppBadge = (count = 0) => {
            document.documentElement.dataset['badge'] = String(count);
            return Promise.resolve();
          };
        }),
    });
    await page.locator('html[data-badge="4"]').waitFor();
  });

  it('opens a portal page in the current language, and marks the notification as read', async () => {
    const { page, items, portal } = await opened('student', { path: '/ca' });
    const link = items.filter({ hasText: 'Una empresa ha visto' }).getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/^\/ca\//);
    await link.click();
    await page.waitForURL(/\/ca\/./);
    // Notifications without link are read by being shown.
    await expect.poll(() => unreadOf(portal, 'student'), { timeout: 10_000 }).toBe(2);
    await expect.poll(() => page.title(), { timeout: 10_000 }).toMatch(/^\(2\) /);
  });

  it('opens an address outside in a tab of its own, and marks it read', async () => {
    const { page, items, posted } = await opened('company');
    await page.context().route('https://**', (route) => route.fulfill({ body: 'outside' }));
    const link = items.filter({ hasText: 'Guía para empresas' }).getByRole('link');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    // The page must not request foreign addresses; the new tab does.
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await titleStarts(page, '(2) ');
    expect(posted).toEqual(['marcarNotificacionLeida']);
    await tab.close();
  });

  it('marks notifications without link as read on closing, once', async () => {
    const { page, bell, posted, portal } = await opened('student');
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await titleStarts(page, '(3) ');
    await bell.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => unreadOf(portal, 'student')).toBe(3);
    expect(posted).toEqual(['marcarNotificacionesSinEnlaceLeidas']);
  });

  it('works by keyboard alone: one is deleted, then all, after a confirmation', async () => {
    const { page, bell, panel, items } = await visit('student');
    await bell.focus();
    await page.keyboard.press('Enter');
    await items.first().waitFor();
    const count = await items.count();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel.getByText('Notificación eliminada: Completa tu CV').waitFor();
    expect(await items.count()).toBe(count - 1);
    await titleStarts(page, '(3) ');
    await panel.getByRole('button', { name: 'Eliminar todas' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'No', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await items.count()).toBe(count - 1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel.getByText('No tienes notificaciones').waitFor();
    expect(await page.title()).not.toMatch(/^\(/);
    expect(await bell.getAttribute('aria-label')).toBe('Notificaciones');
    expect(await auditPage(page)).toEqual([]);
  });

  it('restores notifications whose deletion failed, with a message and a retry', async () => {
    // High enough for all of the panel, so that the audit sees nothing cut off.
    const { page, panel, items } = await opened('student', {
      faulty: true,
      viewport: { ...desktop, height: 1400 },
    });
    const count = await items.count();
    const allow = await refuse(page, 'eliminaNotificacion*');
    await items.first().getByRole('button').click();
    await panel.locator('.banner[data-tone="danger"]').waitFor();
    expect(await items.count()).toBe(count);
    expect(await page.locator('.messages .banner').count()).toBe(0);
    await panel.getByRole('button', { name: 'Eliminar todas' }).click();
    await panel.getByRole('button', { name: 'Sí' }).click();
    await expect.poll(() => items.count()).toBe(count);
    await titleStarts(page, '(4) ');
    expect(await auditPage(page)).toEqual([]);
    await allow();
    await panel.locator('.banner').getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
  });

  it('shows that it is empty', async () => {
    const { page, panel } = await opened('empty-student');
    await panel.getByText('No tienes notificaciones').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('reports a failed load, and retries', async () => {
    let allow = (): Promise<void> => Promise.resolve();
    const { page, panel, items } = await opened('student', {
      faulty: true,
      before: async (it) => {
        allow = await refuse(it, 'dameNotificaciones');
      },
    });
    const retry = panel.getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await allow();
    await retry.click();
    await items.first().waitFor();
    await titleStarts(page, '(4) ');
  });
});

it('has no bell in a brand without notifications', async () => {
  const { page, bell } = await visit('student', { brand: 'ribera' });
  await page.locator('.greeting-text').first().waitFor();
  expect(await bell.count()).toBe(0);
  expect(await page.title()).not.toMatch(/^\(/);
});
