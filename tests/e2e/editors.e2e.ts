import { expect, it } from 'vitest';
import { unfold } from '../support/pages/company-page.ts';
import { editor, openEditor, opener } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { visit } = portalTest('montclar', 'meridia');

/** Pages with editors and their number of kinds, in the brand with most. */
const pages = [
  { brand: 'montclar', persona: 'student', path: '/cv', kinds: 23 },
  { brand: 'meridia', persona: 'company', path: '/mi-empresa', kinds: 9 },
  { brand: 'meridia', persona: 'company', path: '/mi-perfil', kinds: 3 },
  { brand: 'meridia', persona: 'company', path: '/documentacion', kinds: 1 },
] as const;

/** Kinds of editors in page order: the editor of entries and new entries counts once. */
const kindsOf = (ids: readonly string[]): string[] => {
  const kindOf = (id: string): string => id.split(':', 1)[0] ?? id;
  return ids.filter((id, at) => ids.findIndex((other) => kindOf(other) === kindOf(id)) === at);
};

it.each([phone, { width: 320, height: 256 }].flatMap((viewport) => pages.map((it) => ({ ...it, viewport }))))(
  'every editor begins at its heading, which has the focus and is in sight: $path by $viewport.width px',
  async ({ viewport, brand, persona, path, kinds }) => {
    const page = await visit(persona, path, { brand, viewport, faulty: true, godmode: true });
    const buttons = page.locator('[data-editor]');
    await unfold(page);
    await buttons.first().waitFor();
    await page.waitForLoadState('networkidle');
    const ids = kindsOf(
      await buttons.evaluateAll((all) => all.map((it) => it.getAttribute('data-editor') ?? '')),
    );
    expect(ids, ids.join(' ')).toHaveLength(kinds);
    for (const id of ids) {
      await openEditor(page, opener(page, id));
      const heading = editor(page).locator('h3').first();
      await hasFocusOf(page, heading);
      const { top, bottom, covered } = await heading.evaluate((it) => {
        const box = it.getBoundingClientRect();
        const header = document.querySelector('.header');
        const isSticky = header && getComputedStyle(header).position === 'sticky';
        return {
          top: box.top,
          bottom: box.bottom,
          covered: isSticky ? header.getBoundingClientRect().bottom : 0,
        };
      });
      expect(top, id).toBeGreaterThanOrEqual(covered);
      expect(bottom, id).toBeLessThanOrEqual(viewport.height);
      await editor(page).locator('.editor-actions button[type=button]').click();
      await editor(page).waitFor({ state: 'detached' });
    }
  },
);

it.each([
  ['student', '/cv', 'cv/personal/PersonalEditor.tsx', ['personal', 'studies:new']],
  ['company', '/mi-empresa', 'company/data/IdentityEditor.tsx', ['identity', 'contact:new']],
] as const)(
  'the code of editors is there before they are opened, once the page rests: %s at %s',
  async (persona, path, module, ids) => {
    const requested = new Set<string>();
    const page = await visit(persona, path, {
      brand: 'meridia',
      godmode: true,
      fresh: true,
      before: async (it) => void it.on('request', (request) => requested.add(request.url())),
    });
    await unfold(page);
    const codeOf = (): string[] => [...requested].filter((url) => url.includes('/_astro/'));
    const file = chunkOf(`screens/${module}`);
    await expect.poll(() => codeOf().some((url) => url.endsWith(file)), { timeout: 20_000 }).toBe(true);
    let before: string[] = [];
    // The files come one after the other, until all are there.
    await expect
      .poll(
        () => {
          const earlier = before.length;
          before = codeOf();
          return before.length === earlier;
        },
        { interval: 1000, timeout: 20_000 },
      )
      .toBe(true);
    for (const id of ids) {
      await openEditor(page, opener(page, id));
      await editor(page).locator('.editor-actions button[type=button]').click();
      await editor(page).waitFor({ state: 'detached' });
    }
    expect(codeOf()).toEqual(before);
  },
);
