import { expect } from 'vitest';
import { calls } from '#core/contract/calls/index.ts';
import { pathOf } from '#core/contract/wire.ts';
import { createCode } from '#sandbox/areas/accounts/one-time-codes.ts';
import { createTokens, keyOf } from '#sandbox/areas/accounts/tokens.ts';
import { momentOf } from '#sandbox/clock.ts';
import type { Db } from '#sandbox/db/database.ts';
import { sql } from '#sandbox/db/sql.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { makeCompany, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeOffer, makePlacement, makeStudy } from '#sandbox/seed/make-offers.ts';
import { completeCompany, makeFiscalAccount } from '../make-companies.ts';
import { testBrand } from '../sandbox.ts';
import type { FormAnswer, FormSandbox } from './compared-form.ts';

const now = new Date('2026-02-10T09:00:00Z');
export const today = '2026-02-10';

/** Starts a sandbox that rolls every write back. */
export async function startFormSandbox(settings: Parameters<typeof testBrand>[0]): Promise<FormSandbox> {
  const made = await testBrand(settings);
  // A copy, since tests switch fields while it runs.
  const brand = { ...made, settings: structuredClone(made.settings) };
  const faults: unknown[] = [];
  const sandbox = createSandbox({
    brand,
    data: ':memory:',
    content: 'empty',
    clock: () => now,
    log: (_, error) => faults.push(error),
  });
  const { db } = sandbox;
  const company = makeCompany(db, { datos: completeCompany, iban: 'ES9121000418450200051332' });
  const contactId = makeContact(db, company, { email: 'rrhh@taller.example' });
  const colleague = makeContact(db, company, { email: 'ingrid@taller.example' });
  const account = makeFiscalAccount(db, company);
  const student = makeStudent(db, {
    email: 'nora@alumnado.example',
    numeroDocumento: '12345678Z',
    matriculadoPracticas: true,
  });
  makeStudy(db, student);
  const offer = makeOffer(db, company, { idPerfil: 2 }) as unknown as { urlAcceso: string };
  const placement = makePlacement(db, student, company, {
    fechaInicio: '2026-02-01',
    fechaFin: '2026-05-31',
  });
  const tokens = createTokens(keyOf(db), brand.id);
  const claims = { sesion: 'a', nombre: 'Pau', apellidos: 'Serra' };
  const ofContact = db.value<number>(sql`SELECT account FROM contact WHERE id = ${contactId}`) ?? 0;
  const token = {
    company: await tokens.sign('portal', { ...claims, account: ofContact, contact: contactId }, now),
    student: await tokens.sign('portal', { ...claims, account: student }, now),
  };
  db.insert('graduate_record', {
    numeroDocumento: '00000000T',
    fechaNacimiento: '1990-01-01',
    nombre: 'Berta',
    apellido1: 'Vives',
    titulacion: 101,
    sso: false,
  });
  const links = {
    graduate: createCode(db, momentOf(now), 'egresado', { datos: { numeroDocumento: '00000000T' } }),
    password: createCode(db, momentOf(now), 'restablecer', { account: ofContact }),
  };
  rollBackWrites(db);
  return {
    brand,
    links,
    ids: { contact: contactId, colleague, account, offer: offer.urlAcceso, placement },
    close: () => {
      sandbox.close();
      expect(faults).toEqual([]);
    },
    send: async ({ call, as, params, body }, values) => {
      const request = new Request(`http://sandbox.test/api${pathOf(calls[call], params)}`, {
        method: 'POST',
        headers: as ? { authorization: `Bearer ${token[as]}` } : {},
        body: JSON.stringify(body(values)),
      });
      return (await (await sandbox.fetch(request)).json()) as FormAnswer;
    },
  };
}

/** Rolls every transaction back, so that one probe does not affect the next. */
function rollBackWrites(db: Db): void {
  const run = db.transaction.bind(db);
  db.transaction = (mode, work) => {
    const done: { result?: ReturnType<typeof work> } = {};
    try {
      run(mode, () => {
        done.result = work();
        throw done;
      });
    } catch (error) {
      if (error !== done) throw error;
    }
    return done.result as ReturnType<typeof work>;
  };
}

/** Settings in which every form can be submitted. */
export const everyFormSettings = {
  canCrearConvenio: true,
  canRegistroAlumno: true,
  showPropuestaPracticas: true,
  modulos: { convenios: true, practicas: true, empleo: true },
};
