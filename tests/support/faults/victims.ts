import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage } from '../pages/axe.ts';
import { type Damage, faultNames, impatient, injectFault, type NetworkFault } from './faults.ts';
import { forgetAnswers } from '../portal/portal.ts';
import type { PageOptions, PortalTest } from '../portal/portal-test.ts';

/** A page under faults, with the watcher of its damage. */
export interface Victim {
  page: Page;
  damage: Damage;
}

/** Opens a page with shortened timeouts. */
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
    before: async (opened) => {
      damage = await impatient(opened);
    },
  });
  if (!damage) throw new Error('Nobody watches the page');
  return { page, damage };
}

/** Faults of a call that answers only its status. */
export const faultsOfChanges = faultNames.filter((fault) => fault !== 'another shape');

/** Tries a write under every fault: it is sent once, and a banner, closed again each time, shows the error. */
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

/** Pages that read in the same way, with their calls. */
export interface Reads {
  /** Addresses, among which the faults are distributed. */
  urls: readonly string[];
  calls: RegExp;
  /** Waits until a page shows the answers. */
  shown: (page: Page) => Promise<unknown>;
  /** Faults to inject; all by default. */
  faults?: readonly NetworkFault[];
}

/** Opens pages under every fault, in turn: each shows an accessible error, and loads on retry. */
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
