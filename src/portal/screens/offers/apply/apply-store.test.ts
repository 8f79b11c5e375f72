import { describe, expect, it } from 'vitest';
import type { Caller } from '#portal/data/server/client/call.ts';
import { type CallFailure, unavailable } from '#portal/data/server/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import { pdf } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import {
  type OffersSandbox,
  startOffersSandbox,
} from '../../../../../tests/support/sandbox/offers-sandbox.ts';
import { type ApplySettings, type ApplyStore, createApply } from './apply-store.ts';

const noFacts: ApplySettings['facts'] = {
  needsOwnCv: false,
  paymentFields: [],
  hasConditions: false,
  countsCredits: true,
};

interface Setup {
  offers: OffersSandbox;
  settings: ApplySettings;
  apply: ApplyStore;
  activations: string[];
}

async function startApply(
  values: Parameters<typeof makeOffer>[2] = {},
  settings: Partial<Omit<ApplySettings, 'facts'>> & { facts?: Partial<ApplySettings['facts']> } = {},
): Promise<Setup> {
  const offers = await startOffersSandbox(0);
  const { sandbox, company, call } = offers;
  sandbox.db.update('student', { id: sandbox.student }, { unidad: 'UTP', matriculadoPracticas: true });
  const created = makeOffer(sandbox.db, company, values);
  const activations: string[] = [];
  const all: ApplySettings = {
    offer: { urlAcceso: created.urlAcceso, conServicio: values['conServicio'] === true },
    kind: values['idPerfil'] === 1 ? 'empleo' : 'practicas',
    call,
    areConditionsAccepted: () => false,
    onActivated: () => activations.push('active'),
    ...settings,
    facts: { ...noFacts, ...settings.facts },
  };
  return { offers, settings: all, apply: createApply(all), activations };
}

const applications = ({ offers: { sandbox } }: Setup): number =>
  sandbox.db.value<number>(sql`SELECT count(*) FROM candidacy WHERE student = ${sandbox.student}`) ?? 0;

describe('applying', () => {
  it('takes one click without unmet preconditions', async () => {
    const setup = await startApply();
    await setup.apply.start();
    expect(setup.apply.$step.get()).toEqual({ step: 'done', notice: { code: 502 } });
    expect(applications(setup)).toBe(1);
  });

  it("shows the server's message where it sends one", async () => {
    const { apply } = await startApply({ condiciones: { mensaje: 'Te llamaremos.' } });
    await apply.start();
    expect(apply.$step.get()).toEqual({ step: 'done', notice: { code: 515, message: 'Te llamaremos.' } });
  });

  it('activates the search only after consent', async () => {
    const setup = await startApply();
    const { offers, apply, activations } = setup;
    const { db, student } = offers.sandbox;
    const isActive = (): unknown =>
      db.value(sql`SELECT busquedaPracticasActiva FROM student WHERE id = ${student}`);
    db.update('student', { id: student }, { busquedaPracticasActiva: false });
    await apply.start();
    expect(apply.$step.get()).toEqual({ step: 'search' });
    expect([Boolean(isActive()), applications(setup), activations.length]).toEqual([false, 0, 0]);
    await apply.goOn();
    expect(apply.$step.get()).toMatchObject({ step: 'done' });
    expect([Boolean(isActive()), applications(setup), activations.length]).toEqual([true, 1, 1]);
  });

  it('asks no question before the steps on other pages are done', async () => {
    const { offers, apply } = await startApply({}, { facts: { needsOwnCv: true } });
    const { db, student } = offers.sandbox;
    db.update('student', { id: student }, { busquedaPracticasActiva: false });
    await apply.start();
    expect(apply.$step.get()).toEqual({ step: 'ownCv' });
    await apply.goOn();
    expect(apply.$step.get()).toEqual({ step: 'ownCv' });
  });

  it('requires the bank account only for placements with service', async () => {
    const facts = { paymentFields: ['iban'] };
    const withService = await startApply({ conServicio: true }, { facts });
    await withService.apply.start();
    expect(withService.apply.$step.get()).toEqual({ step: 'payment' });
    const without = await startApply({}, { facts });
    await without.apply.start();
    expect(without.apply.$step.get()).toMatchObject({ step: 'done' });
  });

  it('leaves missing data to the server where the CV has no field for it', async () => {
    const facts = { paymentFields: ['numeroSeguridadSocial'] };
    const { offers, apply } = await startApply({ conServicio: true }, { facts });
    const { db, student } = offers.sandbox;
    db.update('student', { id: student }, { personales: { numeroSeguridadSocial: '281234567840' } });
    await apply.start();
    expect(apply.$step.get().step).not.toBe('payment');
  });

  it('requires the conditions of placements to be accepted, and tells the server', async () => {
    const refused = await startApply({}, { facts: { hasConditions: true } });
    await refused.apply.start();
    expect(refused.apply.$step.get()).toEqual({ step: 'conditions' });
    const accepted = await startApply(
      {},
      { facts: { hasConditions: true }, areConditionsAccepted: () => true },
    );
    await accepted.apply.start();
    expect(accepted.apply.$step.get()).toMatchObject({ step: 'done' });
  });

  it('leaves preconditions to the server when they could not be read', async () => {
    const setup = await startApply({}, { facts: { needsOwnCv: true, paymentFields: ['iban'] } });
    setup.offers.interfere((path) =>
      path.startsWith('inscribirse') ? undefined : new Response('', { status: 500 }),
    );
    await setup.apply.start();
    expect(setup.apply.$step.get()).toMatchObject({ step: 'done' });
  });

  it.each([
    [13, false, 'failed'],
    [13, true, 'credits'],
    [52, false, 'credits'],
  ])(
    'warns about credits unless another unmet requirement means a refusal anyway (%i met: %s)',
    async (codigo, cumple, step) => {
      const setup = await startApply({ requeridas: [102] });
      setup.offers.interfere((path) =>
        path.startsWith('sacaAviso')
          ? new Response(JSON.stringify({ status: 0, datos: 'Te faltan créditos.' }))
          : undefined,
      );
      const requisitos = [{ codigo, cumple, texto: 'Tener una de las titulaciones.' }];
      const apply = createApply({ ...setup.settings, offer: { ...setup.settings.offer, requisitos } });
      await apply.start();
      expect(apply.$step.get()).toMatchObject({ step });
      // A refusal comes from the server, whose message is shown.
      expect(setup.offers.sent.includes('inscribirse')).toBe(step === 'failed');
    },
  );

  it('passes a refusal on unchanged, and sends nothing twice', async () => {
    const setup = await startApply({ requeridas: [102] });
    const { offers, apply } = setup;
    await apply.start();
    expect(apply.$step.get()).toMatchObject({ step: 'failed', failure: { kind: 'error', code: 13 } });
    expect(offers.sent.filter((path) => path === 'inscribirse')).toHaveLength(1);
    const lost = await startApply();
    lost.offers.interfere((path) => (path === 'inscribirse' ? new Response('<html>') : undefined));
    await lost.apply.start();
    expect(lost.apply.$step.get()).toMatchObject({ step: 'failed', failure: { code: 500 } });
    expect(lost.offers.sent.filter((path) => path === 'inscribirse')).toHaveLength(1);
  });

  it('finds out whether a lost answer was a success', async () => {
    const setup = await startApply();
    const { call } = setup.offers;
    const losing: Caller = async (wanted, ...rest) => {
      const result = await call(wanted, ...rest);
      return wanted.name === 'inscribirse' ? unavailable('timeout') : result;
    };
    const apply = createApply({ ...setup.settings, call: losing });
    await apply.start();
    expect(apply.$step.get()).toEqual({ step: 'done', notice: { code: 502 } });
    expect(applications(setup)).toBe(1);
  });

  it('keeps the documents for failures that a retry may resolve, and ends for others', async () => {
    const setup = await startApply({ datos: { documentosRequeridos: [2] } });
    let refusal: CallFailure<never> | undefined;
    const call: Caller = async (wanted, ...rest) =>
      refusal && wanted.name === 'inscribirse' ? refusal : setup.offers.call(wanted, ...rest);
    const apply = createApply({ ...setup.settings, call });
    await apply.start();
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    const named = { nombre: 'Carta', idDocumento: 2, ...pdf('hola') };
    refusal = { ok: false, kind: 'error', code: 46 };
    expect(await apply.send([named], options)).toMatchObject({ code: 46 });
    for (const final of [
      { ok: false, kind: 'error', code: 52 },
      { ok: false, kind: 'requirements', code: 80 },
    ] as const) {
      refusal = final;
      expect(await apply.send([named], options)).toBeUndefined();
      expect(apply.$step.get()).toEqual({ step: 'failed', failure: final });
    }
    refusal = undefined;
    expect(await apply.send([named], options)).toBeUndefined();
    expect(apply.$step.get()).toMatchObject({ step: 'done' });
    expect(applications(setup)).toBe(1);
  });

  it('continues with the required documents', async () => {
    const setup = await startApply({ datos: { documentosRequeridos: [2, 3] } });
    const { apply } = setup;
    await apply.start();
    const step = apply.$step.get();
    expect(step).toMatchObject({ step: 'documents' });
    const documents = step.step === 'documents' ? step.documents : [];
    expect(documents.map(({ idDocumento }) => idDocumento)).toEqual([2, 3]);
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    const named = { nombre: 'Carta', idDocumento: 2, ...pdf('hola') };
    expect(await apply.send([named], options)).toMatchObject({ code: 11 });
    expect(applications(setup)).toBe(0);
    const other = { nombre: 'Expediente', idDocumento: 3, enlace: 'https://nube.example/expediente.pdf' };
    expect(await apply.send([named, other], options)).toBeUndefined();
    expect(apply.$step.get()).toMatchObject({ step: 'done' });
    expect(applications(setup)).toBe(1);
  });
});
