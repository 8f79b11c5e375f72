import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PersonaId } from '../../src/sandbox/seed/personas.ts';
import { type Damage, injectFault, networkFaultNames, shortenTimeouts, watchDamage } from './faults.ts';
import type { LiveVisits } from './live-visits.ts';

/** A page that faults are done to, and what watches it. */
export interface Victim {
  page: Page;
  damage: Damage;
}

/** Opens a page on which answers count as lost after a moment. */
export async function victim(
  { visit }: LiveVisits,
  persona: PersonaId,
  path: string,
  context = {},
): Promise<Victim> {
  let damage: Damage | undefined;
  const page = await visit(persona, path, {
    faulty: true,
    context,
    before: async (it) => {
      await shortenTimeouts(it);
      damage = await watchDamage(it);
    },
  });
  if (!damage) throw new Error('Nobody watches the page');
  return { page, damage };
}

/** Faults of a call that answers nothing but whether it was done. */
export const faultsOfChanges = networkFaultNames.filter((it) => it !== 'another shape');

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
