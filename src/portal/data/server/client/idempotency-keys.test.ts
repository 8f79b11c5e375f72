import { describe, expect, it } from 'vitest';
import { addExperiencia, editExperiencia } from '#core/contract/calls/cv-studies.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { createOfferChanges } from '#portal/pieces/offer-actions/offer-changes.ts';
import { createCvStore } from '#portal/screens/cv/stores/cv-store.ts';
import { createExperienceStore } from '#portal/screens/cv/stores/experience-store.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import { startCompanySandbox } from '../../../../../tests/support/sandbox/company-sandbox.ts';
import { startSandbox, type TestSandbox } from '../../../../../tests/support/sandbox/sandbox.ts';
import { sandboxCaller } from '../../../../../tests/support/sandbox/sandbox-caller.ts';
import { createDraft } from '#portal/data/drafts/tab-draft.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { createPersistentDraft } from '#portal/data/drafts/persistent-draft.ts';

/** Makes calls to a sandbox whose first writes are done, but their answers are lost. */
function losingCaller(sandbox: TestSandbox, token: string, lost: number) {
  let remaining = lost;
  return sandboxCaller(sandbox, 'es', token, {
    sendsIdempotencyKeys: true,
    fetch: async (...request) => {
      const response = await fetch(...request);
      if (request[1]?.method !== 'POST' || remaining === 0) return response;
      remaining -= 1;
      throw new TypeError('The connection was cut');
    },
  });
}

describe('a write retried after a lost answer', () => {
  const puestos = ({ db }: TestSandbox): string[] =>
    db.column<string>(sql`SELECT puesto FROM experience WHERE puesto LIKE 'Torn%' ORDER BY id`);

  async function startExperiences(lost: number) {
    const sandbox = await startSandbox();
    const call = losingCaller(sandbox, await sandbox.tokenOf('empty-student'), lost);
    const add = (puesto: string, idempotencyKeys: IdempotencyKeys) =>
      call(addExperiencia, { body: { puesto } }, { idempotencyKeys });
    return { sandbox, call, add };
  }

  it('is executed once; the next write is a new one', async () => {
    const { sandbox, add } = await startExperiences(2);
    const keys = createIdempotencyKeys();
    const results = [];
    for (let n = 0; n < 4; n += 1) results.push((await add('Tornera', keys)).ok);
    expect(results).toEqual([false, false, true, true]);
    expect(puestos(sandbox)).toEqual(['Tornera', 'Tornera']);
  });

  it('with another value is refused with the reason, and not done a second time', async () => {
    const { sandbox, add } = await startExperiences(1);
    const keys = createIdempotencyKeys();
    await add('Tornera', keys);
    expect(await add('Tornera fresadora', keys)).toMatchObject({
      code: 48,
      motivo: expect.stringContaining('ya ha llegado'),
    });
    expect(puestos(sandbox)).toEqual(['Tornera']);
  });

  it('is a new one after the keys were renewed', async () => {
    const { sandbox, add } = await startExperiences(1);
    const keys = createIdempotencyKeys();
    await add('Tornera', keys);
    keys.renew();
    expect((await add('Tornera', keys)).ok).toBe(true);
    expect(puestos(sandbox)).toEqual(['Tornera', 'Tornera']);
  });

  it('is executed again if it is a change, since somebody may have changed the value back', async () => {
    const { sandbox, call } = await startExperiences(0);
    const cv = createCvStore(call);
    await cv.load();
    await createExperienceStore(cv).add({ puesto: 'Tornera' });
    const first = cv.$cv.get();
    const [opened] = first.state === 'ready' ? first.datos.profesional.experiencia : [];
    if (!opened) throw new Error('There is no experience');
    const keys = createIdempotencyKeys();
    const change = (puesto: string) =>
      cv.save({
        call: editExperiencia,
        body: () => ({ id: opened.id, puesto }),
        replaces: { part: () => opened, opened },
        apply: (now) => now,
        upload: { signal: new AbortController().signal, onProgress: () => undefined, idempotencyKeys: keys },
      });
    const key = keys.of(editExperiencia.name);
    await change('Tornera fresadora');
    sandbox.db.run(sql`UPDATE experience SET puesto = 'Tornera' WHERE id = ${opened.id}`);
    expect(keys.of(editExperiencia.name)).toBe(key);
    await change('Tornera fresadora');
    expect(puestos(sandbox)).toEqual(['Tornera fresadora']);
  });

  it('is a second one where it comes from another form', async () => {
    const { sandbox, add } = await startExperiences(1);
    await add('Tornera', createIdempotencyKeys());
    expect((await add('Tornera', createIdempotencyKeys())).ok).toBe(true);
    expect(puestos(sandbox)).toEqual(['Tornera', 'Tornera']);
  });

  it('makes one copy of an offer, also where the list shows the copy late', async () => {
    const sandbox = await startCompanySandbox({ canDuplicarOferta: true });
    const { db, company, as } = sandbox;
    makeOffer(db, company, { titulo: 'Taller', fechaCaducidad: '2026-06-30' });
    const call = losingCaller(sandbox, as.token, 1);
    const before = await call(dameProcesosEmpleoYpracticas, {});
    const list = before.ok ? before.datos : [];
    let now = 0;
    const { copy } = createOfferChanges({
      call,
      reread: () => Promise.resolve(list),
      drop: () => undefined,
      known: () => undefined,
      clock: { now: () => now, wait: (milliseconds) => Promise.resolve(void (now += milliseconds)) },
    });
    const [offer] = list;
    if (!offer) throw new Error('There is no offer');
    expect(await copy(offer, false)).toMatchObject({ ok: false, kind: 'unavailable' });
    expect(await copy(offer, false)).toMatchObject({ ok: true });
    expect(db.value(sql`SELECT count(*) FROM offer`)).toBe(2);
    expect(await copy(offer, false)).toMatchObject({ ok: true });
    expect(db.value(sql`SELECT count(*) FROM offer`)).toBe(3);
  });
});

// Outside of a browser the storage is in memory.
describe.each([
  ['of the tab', () => createDraft<{ titulo: string }>('claves', '1')],
  [
    'that outlives the tab',
    () => createPersistentDraft<{ titulo: string }>({ form: 'claves', id: '1', instance: 'a' }, 'Remei'),
  ],
])('a draft %s', (_, open) => {
  it('keeps the keys of its form beside the values until they are settled', () => {
    const key = open().keys.of('addOferta');
    open().write({ titulo: 'Taller' });
    expect(open().keys.of('addOferta')).toBe(key);
    expect(open().read()).toEqual({ titulo: 'Taller' });
    open().keys.settle('addOferta');
    expect(open().read()).toEqual({ titulo: 'Taller' });
    expect(open().keys.of('addOferta')).not.toBe(key);
  });

  it('removes the keys when it is cleared', () => {
    const key = open().keys.of('addOferta');
    open().clear();
    expect(open().keys.of('addOferta')).not.toBe(key);
    open().clear();
    open().keys.settle('addOferta');
    expect(open().read()).toBeUndefined();
  });
});
