import { describe, expect, it } from 'vitest';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import { addOferta, dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { sql } from '#sandbox/db/sql.ts';
import {
  jobForm,
  placementForm,
  startCompanySandbox,
  upload,
} from '../../../../tests/support/sandbox/company-sandbox.ts';
import { lateServer } from '../../../../tests/support/faults/late-server.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { comparableOffer } from './comparable-offer.ts';
import { createOfferSender, type RememberedOffer } from './send-offer.ts';

/** Fate of the answer of `addOferta`. */
type Fate =
  'comes' | 'is lost' | 'was never sent' | 'of nothing comes' | 'comes too late' | 'is lost for good';

/** Options of a request with a file. */
const uploading = () => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  idempotencyKeys: createIdempotencyKeys(),
});

async function start() {
  const sandbox = await startCompanySandbox();
  const real = sandboxCaller(sandbox, 'es', sandbox.as.token);
  let fate: Fate = 'comes';
  const memory = pageMemory<RememberedOffer>();
  const late = lateServer();
  const keys: unknown[] = [];
  const call: Caller = async (definition, input, options) => {
    const isSending = (definition as { name: string }).name === addOferta.name;
    if (isSending) keys.push(options?.idempotencyKeys);
    if (fate === 'of nothing comes') return unavailable('network');
    if (isSending && fate === 'comes too late')
      return late.hold(() => real(definition, input, options), unavailable('timeout'));
    if (isSending && fate === 'is lost for good') {
      await real(definition, input, options);
      fate = 'of nothing comes';
      return unavailable('network');
    }
    if (isSending && fate === 'was never sent') return unavailable('network');
    const result = await real(definition, input, options);
    return isSending && fate === 'is lost' ? unavailable('timeout') : result;
  };
  const sender = (own = memory) => createOfferSender(call, { memory: own, clock: late.clock });
  const open = async (id: number): Promise<EditableOffer> => {
    const result = await real(dameOfertaEditable, { params: { id } });
    if (!result.ok) throw new Error('It cannot be edited');
    return result.datos;
  };
  return {
    ...sandbox,
    sender,
    open,
    memory,
    /** Idempotency keys of the offers sent. */
    keys,
    count: () => sandbox.db.value<number>(sql`SELECT count(*) FROM offer`),
    /** Sets the fate of the following answers. */
    setFate: (next: Fate) => {
      fate = next;
    },
  };
}

it('sends a new offer with the idempotency keys of its draft, also with a file, and a change without', async () => {
  const { sender, open, memory, keys } = await start();
  const { create, change } = sender();
  const result = await create(placementForm);
  await create({ ...placementForm, titulo: 'Con dossier' }, uploading());
  expect(keys).toEqual([memory.keys, memory.keys]);
  const opened = await open(result.ok ? result.idoferta : 0);
  await change(opened, { ...placementForm, plazas: 7 }, uploading());
  expect(keys.at(-1)).toBeUndefined();
});

describe('a new offer', () => {
  it.each([
    ['a placement', placementForm],
    ['a job', jobForm],
  ])('that is %s is sent as filled in', async (_, offer) => {
    const { sender, open, count } = await start();
    const result = await sender().create(offer);
    expect(result).toMatchObject({ ok: true });
    expect(count()).toBe(1);
    if (result.ok)
      expect(comparableOffer(await open((result as { idoferta: number }).idoferta))).toMatchObject(
        comparableOffer(offer),
      );
  });

  it('whose answer is lost is found by comparison with earlier offers, and not sent again', async () => {
    const { sender, count, setFate } = await start();
    await sender().create({ ...placementForm, titulo: 'Otra' });
    setFate('is lost');
    expect(await sender().create(placementForm)).toMatchObject({ ok: true });
    expect(count()).toBe(2);
  });

  it('is reconciled before it is sent again, also after a reload', async () => {
    const { sender, count, setFate } = await start();
    setFate('was never sent');
    expect(await sender().create(jobForm)).toMatchObject({ ok: false, kind: 'lost' });
    expect(count()).toBe(0);
    setFate('comes');
    expect(await sender().create(jobForm)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
  });

  it('is not sent as long as existing offers cannot be read', async () => {
    const { sender, count, setFate } = await start();
    setFate('of nothing comes');
    expect(await sender().create(jobForm)).toMatchObject({ ok: false, kind: 'unavailable' });
    setFate('comes');
    await sender().create(jobForm);
    expect(count()).toBe(1);
  });

  it('is shown beside a different earlier offer that has arrived, and updates it', async () => {
    const { sender, count, setFate, open } = await start();
    setFate('is lost for good');
    expect(await sender().create(jobForm)).toMatchObject({ ok: false, kind: 'lost' });
    setFate('comes');
    const changed = { ...jobForm, titulo: 'Ingeniera de planta', salario: 31_000 };
    const result = await sender().create(changed);
    expect(result).toMatchObject({ kind: 'arrived', isOwn: true, now: { titulo: jobForm.titulo } });
    if (result.ok || result.kind !== 'arrived' || !result.now) throw new Error('It did not arrive');
    expect(await sender().change(result.now, changed)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
    expect(await open(result.now.idoferta)).toMatchObject({ titulo: changed.titulo, salario: 31_000 });
  });

  it('is sent as a new offer after the earlier one was acknowledged', async () => {
    const { sender, count, setFate } = await start();
    setFate('is lost for good');
    await sender().create(jobForm);
    setFate('comes');
    const changed = { ...jobForm, salario: 31_000 };
    const result = await sender().create(changed);
    if (result.ok || result.kind !== 'arrived') throw new Error('It did not arrive');
    expect(await sender().create(changed)).toMatchObject({ kind: 'arrived' });
    result.acknowledge();
    expect(await sender().create(changed)).toMatchObject({ ok: true });
    expect(count()).toBe(2);
  });

  it('that a slow server stores after the timeout is waited for, and not stored twice', async () => {
    const { sender, count, setFate } = await start();
    setFate('comes too late');
    expect(await sender().create(jobForm)).toMatchObject({ ok: false, kind: 'lost' });
    setFate('comes');
    expect(await sender().create(jobForm)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
  });

  it('that equals a pending one of another tab needs confirmation first', async () => {
    const { sender, count } = await start();
    await sender().create(jobForm);
    const result = await sender(pageMemory()).create(jobForm);
    expect(result).toMatchObject({ kind: 'arrived', isOwn: false });
    expect(await sender(pageMemory()).create({ ...jobForm, plazas: 4 })).toMatchObject({ ok: true });
    expect(count()).toBe(2);
  });

  it('is matched by title with an offer that the university manages by now', async () => {
    const { sender, count, db, setFate } = await start();
    setFate('is lost for good');
    await sender().create(jobForm);
    setFate('comes');
    db.run(sql`UPDATE offer SET gestor = 'Aina'`);
    expect(await sender().create({ ...jobForm, plazas: 3 })).toMatchObject({
      kind: 'arrived',
      now: undefined,
    });
    expect(await sender().create(jobForm)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
  });

  it("is refused with the server's code", async () => {
    const { sender, count } = await start();
    const wrong = { ...jobForm, fechaInicio: '2026-05-01', fechaFin: '2026-04-01' };
    expect(await sender().create(wrong)).toMatchObject({ ok: false, code: 27 });
    expect(count()).toBe(0);
  });
});

describe('a change of an offer', () => {
  async function opened() {
    const all = await start();
    const created = await all.sender().create(placementForm);
    const offer = await all.open((created as { idoferta: number }).idoferta);
    return { ...all, offer };
  }

  it('is stored together with its file', async () => {
    const { sender, open, offer } = await opened();
    const ficheroInformacionComplementaria = upload('Dossier');
    const changed = { ...placementForm, plazas: 5, ficheroInformacionComplementaria };
    expect(await sender().change(offer, changed)).toMatchObject({ ok: true, idoferta: offer.idoferta });
    const now = await open(offer.idoferta);
    expect(now).toMatchObject({ plazas: 5 });
    expect(now.ficheroInformacionComplementaria).toBeTruthy();
  });

  it("does not overwrite a colleague's change", async () => {
    const { sender, open, offer } = await opened();
    await sender().change(offer, { ...placementForm, plazas: 7 });
    const result = await sender().change(offer, { ...placementForm, titulo: 'Taller' });
    expect(result).toMatchObject({ ok: false, kind: 'changed', now: { plazas: 7 } });
    expect(await open(offer.idoferta)).toMatchObject({ titulo: placementForm.titulo });
  });

  it('whose answer was lost is recognized when sent again', async () => {
    const { sender, setFate, offer } = await opened();
    const changed = { ...placementForm, titulaciones: [103, 101, 102] };
    setFate('is lost');
    expect(await sender().change(offer, changed)).toMatchObject({ ok: true });
    setFate('comes');
    expect(await sender().change(offer, changed)).toMatchObject({ ok: true });
  });

  it('that arrived without an answer does not conflict with the next one', async () => {
    const { sender, open, setFate, offer } = await opened();
    const own = sender();
    setFate('comes too late');
    expect(await own.change(offer, { ...placementForm, plazas: 7 })).toMatchObject({ kind: 'lost' });
    setFate('comes');
    expect(await own.change(offer, { ...placementForm, plazas: 8 })).toMatchObject({ ok: true });
    expect(await open(offer.idoferta)).toMatchObject({ plazas: 8 });
  });

  it.each([
    [25, sql`UPDATE offer SET gestor = 'Aina'`],
    [68, sql`UPDATE offer SET estado = 'activa'`],
    [68, sql`UPDATE offer SET fechaCaducidad = '2020-01-01'`],
    [4, sql`UPDATE offer SET estado = 'eliminada'`],
  ])('is refused with %i', async (code, meanwhile) => {
    const { sender, offer, db } = await opened();
    db.run(meanwhile);
    expect(await sender().change(offer, placementForm)).toMatchObject({ ok: false, code });
  });
});
