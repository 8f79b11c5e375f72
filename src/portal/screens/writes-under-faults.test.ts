import { describe, expect, it } from 'vitest';
import { faultyNetwork, type FaultyNetwork } from '../../../tests/support/faults/faulty-network.ts';
import { companyOfferWrites } from '../../../tests/support/writes/company-offer-writes.ts';
import { companyWrites } from '../../../tests/support/writes/company-writes.ts';
import { cvWrites } from '../../../tests/support/writes/cv-writes.ts';
import { placementWrites } from '../../../tests/support/writes/placement-writes.ts';
import type { WriteOutcome, WriteTest, FormVariant } from '../../../tests/support/writes/write-test.ts';
import { studentWrites } from '../../../tests/support/writes/student-writes.ts';

/*
 * The rest of what befalls writes, beside writes.test.ts: no connection at all, and servers that keep idempotency keys. A
 * server that takes keys and forgets them is one without keys.
 */

const scenes = [...companyOfferWrites, ...companyWrites, ...placementWrites, ...cvWrites, ...studentWrites];

async function check(
  { storedCount, hasStored }: WriteTest,
  network: FaultyNetwork,
  outcome: WriteOutcome,
  variant: FormVariant,
) {
  await network.settle();
  const isHeld = (await hasStored?.(variant, network.call)) ?? true;
  expect(storedCount()).toBe(1);
  if (outcome.ok) expect(isHeld).toBe(true);
}

describe.each(scenes)('%s', (_, __, start) => {
  it('that was sent without a connection is sent once it is back, with its current values', async () => {
    const test = await start();
    const network = faultyNetwork(test.sandbox, test.token);
    const send = await test.open(network.call, network.clock);
    network.fail('offline');
    expect(await send(0)).toMatchObject({ ok: false });
    network.heal();
    const again = await send(1);
    expect(again).toMatchObject({ ok: true });
    await check(test, network, again, 1);
  });

  it.each(['lost', 'late'] as const)(
    'whose answer is %s is not made twice by a server that keeps keys, where a word is changed',
    async (fault) => {
      const test = await start();
      const network = faultyNetwork(test.sandbox, test.token, { keepsKeys: true });
      const send = await test.open(network.call, network.clock);
      network.fail(fault);
      await send(0);
      network.heal();
      await check(test, network, await send(1), 1);
    },
  );
});
