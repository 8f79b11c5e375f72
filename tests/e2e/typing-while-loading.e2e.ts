import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { holdRequests } from '../support/faults/faults.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const brand = 'montclar';
const { portalOf, newPage } = portalTest(brand);

const user = (page: Page) => page.locator('[name=usuario]');

/**
 * Types a letter into the focused field right before a step of React, since a browser lets people type
 * between any two of them. The query of the address has the number of the step.
 */
async function typeAtStep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wanted = Number(new URLSearchParams(location.search).get('step'));
    let step = 0;
    window.MessageChannel = new Proxy(MessageChannel, {
      construct(Channel) {
        const channel = new Channel();
        Object.defineProperty(channel.port1, 'onmessage', {
          set(take: (event: MessageEvent) => void) {
            channel.port1.addEventListener('message', (event) => {
              step += 1;
              if (step === wanted && document.activeElement?.matches('[name=usuario]')) {
                Object.assign(window, { hasTyped: true });
                document.execCommand('insertText', false, 'x');
              }
              take(event);
            });
            channel.port1.start();
          },
        });
        return channel;
      },
    });
  });
}

const hasTyped = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { hasTyped?: boolean }).hasTyped === true);

/** Opens the sign-in page before hydration, with the focus in the field. */
async function openStill(page: Page, query = ''): Promise<() => void> {
  const { url } = portalOf();
  await page.unrouteAll();
  const release = await holdRequests(page, /_brand\/data/);
  await page.goto(url(`/login${query}`));
  await user(page).focus();
  return release;
}

/** Stores a draft of the form, or removes it. */
async function keepDraft(page: Page, usuario: string): Promise<void> {
  const { url } = portalOf();
  await page.goto(url('/404'));
  await page.evaluate(
    ([key, draft]) => {
      sessionStorage.clear();
      if (draft) sessionStorage.setItem(key, draft);
    },
    [
      storageKey(brand, 'borrador.acceso.Alumno'),
      usuario && JSON.stringify({ usuario, recordar: true }),
    ] as const,
  );
}

describe('a name typed during hydration', () => {
  it.each([
    ['to the letter', '', ''],
    ['after what a draft has brought', 'kept@alumnado.example', ''],
    ['after what was typed before, and no draft takes its place', 'kept@alumnado.example', 'marta'],
  ])('is there at whatever step it is typed: %s', async (_, draft, before) => {
    const page = await newPage({ undecided: true });
    await typeAtStep(page);
    const lost: string[] = [];
    let step = 1;
    for (; step < 40; step += 1) {
      await keepDraft(page, draft);
      const release = await openStill(page, `?step=${step}`);
      await page.keyboard.type(before);
      release();
      await hydrated(page);
      if (!(await hasTyped(page))) break;
      const value = await user(page).inputValue();
      // Text typed before the draft is restored precedes it.
      if (![`${before || draft}x`, `${before}x`].includes(value)) lost.push(`step ${step}: ${value}`);
    }
    expect(lost).toEqual([]);
    expect(step).toBeGreaterThan(3);
  });

  it('stays if the browser restores it after a visit to another page', async () => {
    const page = await newPage({ undecided: true });
    const { url } = portalOf();
    await openStill(page);
    await page.keyboard.type('marta@alumnado.example');
    await page.goto(url('/aviso-legal'), { waitUntil: 'commit' });
    await page.waitForURL('**/aviso-legal');
    await page.unrouteAll();
    const release = await holdRequests(page, /_brand\/data/);
    await page.goBack();
    await expect.poll(() => user(page).inputValue()).toBe('marta@alumnado.example');
    release();
    await hydrated(page);
    expect(await user(page).inputValue()).toBe('marta@alumnado.example');
  });

  it('stays, with the focus, if a password manager has changed the form', async () => {
    const page = await newPage({ undecided: true, faulty: true });
    const release = await openStill(page);
    await page.evaluate(() => {
      const own = document.createElement('div');
      document.querySelector('[name=usuario]')?.parentElement?.prepend(own);
    });
    await page.keyboard.type('marta@alumnado');
    await page.locator('[name=recordar]').check();
    await user(page).focus();
    release();
    await hydrated(page);
    await page.keyboard.type('.example');
    expect(await user(page).inputValue()).toBe('marta@alumnado.example');
    expect(await page.locator('[name=recordar]').isChecked()).toBe(true);
  });
});
