import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage } from '../pages/axe.ts';
import { type Damage, faultNames, impatient, injectFault, type NetworkFault } from './faults.ts';
import { forgetAnswers } from '../portal/portal.ts';
import type { PageOptions, PortalTest } from '../portal/portal-test.ts';

/** A page that faults are done to, and what watches it. */
export interface Victim {
  page: Page;
  damage: Damage;
}

/** Opens a page on which answers count as lost after a moment. */
export async function victim(
  { visit }: PortalTest,
  persona: PersonaId,
  path: string,
  options: PageOptions = {},
): Promise<Victim> {
  let damage: Damage | undefined;
  const page = await visit(persona, path, {
    faulty: true,
    ...options,
    before: async (it) => {
      damage = await impatient(it);
    },
  });
  if (!damage) throw new Error('Nobody watches the page');
  return { page, damage };
}

/** Faults of a call that answers nothing but whether it was done. */
export const faultsOfChanges = faultNames.filter((it) => it !== 'another shape');

/** Tries a change under every fault: it is sent once, and the banner, which is closed again, says what went wrong. */
export async function eachFault(
  { page, damage }: Victim,
  calls: RegExp,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const close = page.getByRole('button', { name: 'Cerrar el mensaje', exact: true });
  const sent = (): number => [...damage.posts].find(([path]) => calls.test(path))?.[1].length ?? 0;
  for (const [index, fault] of faultsOfChanges.entries()) {
    const repair = await injectFault(page, fault, calls);
    await attempt();
    await close.waitFor();
    expect(await damage.complaints({ tries: faultsOfChanges.length }), fault).toEqual([]);
    expect(sent(), fault).toBe(index + 1);
    await repair();
    await close.click();
    await close.waitFor({ state: 'detached' });
  }
}

/** Pages that ask in the same way, and what they ask. */
export interface Reads {
  /** Addresses; each gets its share of the faults. */
  urls: readonly string[];
  calls: RegExp;
  /** Waits for what a page shows of the answers. */
  shown: (page: Page) => Promise<unknown>;
  /** All faults where it is not said. */
  faults?: readonly NetworkFault[];
}

/** Opens pages under every fault, in turn: each says so without a barrier, and comes with another try. */
export async function eachReadFault(
  { page, damage }: Victim,
  { urls, calls, shown, faults = faultNames }: Reads,
): Promise<void> {
  const retry = page.locator('.page-state').getByRole('button', { name: 'Reintentar' });
  for (const [index, fault] of faults.entries()) {
    const url = urls[index % urls.length] ?? '';
    const restore = await injectFault(page, fault, calls);
    await forgetAnswers(page, url);
    await page.goto(url);
    await retry.waitFor();
    expect(await damage.complaints(), `${url} with ${fault}`).toEqual([]);
    if (index < urls.length) expect(await auditPage(page)).toEqual([]);
    await restore();
    await retry.click();
    await shown(page);
  }
}
