import { describe, expect, it } from 'vitest';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import { addOferta, dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import type { Caller } from '#portal/data/client/call.ts';
import { unavailable } from '#portal/data/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import {
  jobForm,
  placementForm,
  startCompanySandbox,
  upload,
} from '../../../../tests/support/sandbox/company-sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { saidIn } from './said-in.ts';
import { createOfferSender } from './send-offer.ts';

/** What happens to the answer of `addOferta`. */
type Fate = 'comes' | 'is lost' | 'was never sent' | 'of nothing comes';

async function start() {
  const sandbox = await startCompanySandbox();
  const real = sandboxCaller(sandbox, 'es', sandbox.as.token);
  let fate: Fate = 'comes';
  let noted: readonly number[] | undefined;
  const call: Caller = async (wanted, input, options) => {
    const isSending = (wanted as { name: string }).name === addOferta.name;
    if (fate === 'of nothing comes') return unavailable('network');
    if (isSending && fate === 'was never sent') return unavailable('network');
    const result = await real(wanted, input, options);
    return isSending && fate === 'is lost' ? unavailable('timeout') : result;
  };
  const sender = () =>
    createOfferSender(call, {
      read: () => noted,
      keep: (ids) => {
        noted = ids;
      },
    });
  const open = async (id: number): Promise<EditableOffer> => {
    const result = await real(dameOfertaEditable, { params: { id } });
    if (!result.ok) throw new Error('It cannot be edited');
    return result.datos;
  };
  return {
    ...sandbox,
    sender,
    open,
    count: () => sandbox.db.value<number>(sql`SELECT count(*) FROM offer`),
    /** What happens to the next answers. */
    from: (next: Fate) => {
      fate = next;
    },
  };
}

describe('a new offer', () => {
  it.each([
    ['a placement', placementForm],
    ['a job', jobForm],
  ])('that is %s is sent as it stands in the form', async (_, offer) => {
    const { sender, open, count } = await start();
    const result = await sender().create(offer);
    expect(result).toMatchObject({ ok: true });
    expect(count()).toBe(1);
    if (result.ok)
      expect(saidIn(await open((result as { idoferta: number }).idoferta))).toMatchObject(saidIn(offer));
  });

  it('whose answer is lost is found by what was there before, and not sent again', async () => {
    const { sender, count, from } = await start();
    await sender().create({ ...placementForm, titulo: 'Otra' });
    from('is lost');
    expect(await sender().create(placementForm)).toMatchObject({ ok: true });
    expect(count()).toBe(2);
  });

  it('is looked for before it is sent again, also after the page was loaded anew', async () => {
    const { sender, count, from } = await start();
    from('was never sent');
    expect(await sender().create(jobForm)).toMatchObject({ ok: false, kind: 'lost' });
    expect(count()).toBe(0);
    from('comes');
    const first = await sender().create(jobForm);
    expect(first).toMatchObject({ ok: true });
    expect(await sender().create(jobForm)).toEqual(first);
    expect(count()).toBe(1);
  });

  it('is not sent as long as it cannot be known what is there before', async () => {
    const { sender, count, from } = await start();
    from('of nothing comes');
    expect(await sender().create(jobForm)).toMatchObject({ ok: false, kind: 'unavailable' });
    from('comes');
    await sender().create(jobForm);
    expect(count()).toBe(1);
  });

  it('that says something else than the one that arrived is another one', async () => {
    const { sender, count, from } = await start();
    from('is lost');
    await sender().create(jobForm);
    from('comes');
    await sender().create({ ...jobForm, salario: 31_000 });
    expect(count()).toBe(2);
  });

  it('is taken for the one with its title that the university manages by now', async () => {
    const { sender, count, db } = await start();
    const first = await sender().create(jobForm);
    db.run(sql`UPDATE offer SET gestor = 'Aina'`);
    expect(await sender().create(jobForm)).toEqual(first);
    expect(count()).toBe(1);
  });

  it('is refused with what the server says', async () => {
    const { sender, count } = await start();
    const wrong = { ...jobForm, fechaInicio: '2026-05-01', fechaFin: '2026-04-01' };
    expect(await sender().create(wrong)).toMatchObject({ ok: false, code: 27 });
    expect(count()).toBe(0);
  });
});

describe('a change of an offer', () => {
  async function opened() {
    const all = await start();
    const made = await all.sender().create(placementForm);
    const offer = await all.open((made as { idoferta: number }).idoferta);
    return { ...all, offer };
  }

  it('is made, and its file with it', async () => {
    const { sender, open, offer } = await opened();
    const ficheroInformacionComplementaria = upload('Dossier');
    const changed = { ...placementForm, plazas: 5, ficheroInformacionComplementaria };
    expect(await sender().change(offer, changed)).toMatchObject({ ok: true, idoferta: offer.idoferta });
    const now = await open(offer.idoferta);
    expect(now).toMatchObject({ plazas: 5 });
    expect(now.ficheroInformacionComplementaria).toBeTruthy();
  });

  it('is not made over that of a colleague', async () => {
    const { sender, open, offer } = await opened();
    await sender().change(offer, { ...placementForm, plazas: 7 });
    const result = await sender().change(offer, { ...placementForm, titulo: 'Taller' });
    expect(result).toMatchObject({ ok: false, kind: 'changed', now: { plazas: 7 } });
    expect(await open(offer.idoferta)).toMatchObject({ titulo: placementForm.titulo });
  });

  it('whose answer was lost is there when it is sent again', async () => {
    const { sender, from, offer } = await opened();
    const changed = { ...placementForm, titulaciones: [103, 101, 102] };
    from('is lost');
    expect(await sender().change(offer, changed)).toMatchObject({ ok: false, kind: 'lost' });
    from('comes');
    expect(await sender().change(offer, changed)).toMatchObject({ ok: true });
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
