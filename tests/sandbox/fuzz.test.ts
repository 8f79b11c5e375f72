import fc from 'fast-check';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { callList } from '../../src/core/contract/calls/index.ts';
import { createTokens, keyOf } from '../../src/sandbox/areas/accounts/tokens.ts';
import { name, sql } from '../../src/sandbox/db/sql.ts';
import { maxPlainBody } from '../../src/sandbox/http/body.ts';
import { createRouter } from '../../src/sandbox/http/router.ts';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import {
  completeCompany,
  makeAgreement,
  makeEducationRequest,
  makeFiscalAccount,
  makeWorkplace,
} from '../support/sandbox/make-companies.ts';
import { makeCandidacy, makeOffer, makePlacement, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { makeNotification } from '../../src/sandbox/seed/make-university.ts';
import { type Bearer, hostileRequests } from '../support/sandbox/hostile-requests.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

/** Total number of requests, and their random seed. */
const total = process.env['FULL'] ? 10_000 : 600;
const seed = Number(process.env['SEED'] ?? 20_260_301);

/** Marker in all private data of the victims. */
const canary = 'CANARIO';

/** Creates an isolated student and company, with data of every kind. */
function makeVictims(db: TestSandbox['db']): (string | number)[] {
  const text = `${canary} privado`;
  const student = makeStudent(db, {
    email: 'victima@canario.example',
    personales: { telefonoMovil: '600111222', direccion: text },
    perfil: { presentacion: text },
  });
  const company = makeCompany(db, {
    nombreComercial: text,
    nombreFiscal: text,
    descripcion: text,
    datos: { ...completeCompany, web: `https://${canary}.example` },
    estado: 'validada',
  });
  const contact = makeContact(db, company, { email: 'victima@empresa.example', nombre: text });
  const offer = makeOffer(db, company, { titulo: text, estado: 'pendiente', urlAcceso: 'oferta-canario' });
  const candidacy = makeCandidacy(db, offer.id, student, { estado: 3, motivo: text });
  const placement = makePlacement(db, student, company, { titulo: text });
  const file = db.insert('file', {
    nombre: text,
    extension: 'pdf',
    sha256: 'x',
    content: Buffer.from(canary),
  });
  const document = { nombre: text, fecha: '2026-01-01', file };
  return [
    student,
    company,
    contact,
    offer.id,
    offer.urlAcceso,
    candidacy,
    placement,
    file,
    makeStudy(db, student, { datos: { centro: text } }),
    db.insert('experience', { student, puesto: text }),
    db.insert('student_document', { ...document, student, destino: 'documentosPrivados' }),
    db.insert('company_document', { ...document, company }),
    db.insert('placement_document', { ...document, placement }),
    db.insert('weekly_sheet', {
      placement,
      semana: '2026-02-02',
      observaciones: text,
      file,
      estado: 'rechazado',
    }),
    db.insert('candidacy_document', { candidacy, idDocumento: 1, nombre: text, file }),
    makeFiscalAccount(db, company, { NombreFiscal: text }),
    makeWorkplace(db, company, { nombre: text }),
    makeAgreement(db, company, { observaciones: text }),
    makeEducationRequest(db, company, student, { motivo: text }),
    makeNotification(db, student, { titulo: text }),
  ];
}

/** Tables with rows of the victims, with the ownership condition. */
const theirs: Readonly<Record<string, string>> = {
  account: 'usuario',
  student: 'email',
  company: 'nombreFiscal',
  contact: 'nombre',
  offer: 'titulo',
  candidacy: 'motivo',
  placement: 'titulo',
  file: 'nombre',
  study: 'datos',
  experience: 'puesto',
  student_document: 'nombre',
  company_document: 'nombre',
  placement_document: 'nombre',
  weekly_sheet: 'observaciones',
  candidacy_document: 'nombre',
  fiscal_account: 'NombreFiscal',
  workplace: 'nombre',
  agreement: 'observaciones',
  placement_request: 'motivo',
  notification: 'titulo',
};

function belongings(db: TestSandbox['db']): unknown {
  return Object.entries(theirs).map(([table, column]) => {
    const rows = db.all(
      sql`SELECT * FROM ${name(table)} WHERE ${name(column)} LIKE '%canario%' OR ${name(column)} LIKE 'victima@%' ORDER BY id`,
    );
    return { table, rows };
  });
}

/** Creates the tokens of the two attackers, and invalid ones. */
async function tokensOf(sandbox: TestSandbox): Promise<Record<Bearer, string | undefined>> {
  const student = await sandbox.tokenOf('student');
  const company = await sandbox.tokenOf('company');
  const account = sandbox.db.value<number>(sql`SELECT id FROM account WHERE usuario LIKE 'victima@%'`) ?? 0;
  const claims = { account, kind: 'alumno', nombre: 'x', apellidos: 'y' };
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .setIssuer(sandbox.brand.id)
    .setAudience('portal')
    .sign(Buffer.alloc(32, 1));
  const real = createTokens(keyOf(sandbox.db), sandbox.brand.id);
  const past = new Date(Date.now() - 30 * 86_400_000);
  const expired = await real.sign('portal', { account, nombre: 'x', apellidos: 'y' } as never, past);
  return { student, company, none: undefined, forged, expired, garbage: 'a.b.c' };
}

const route = createRouter(callList);

it('answers any request with a documented status, without access to data of others, and stays consistent', async () => {
  const sandbox = await startSandbox({ settings: { canRegistroAlumno: true, canCrearConvenio: true } });
  const { db, url, faults } = sandbox;
  const known = makeVictims(db);
  const before = belongings(db);
  expect(JSON.stringify(before).split(canary).length).toBeGreaterThan(20);
  const tokens = await tokensOf(sandbox);
  const perCall = Math.ceil(total / callList.length);
  const seen = new Set<number>();
  for (const [index, call] of callList.entries()) {
    for (const request of fc.sample(hostileRequests(call, known), { numRuns: perCall, seed: seed + index })) {
      const { method, path, bearer, body } = request;
      // Answers to a removed account tell nothing, so the attackers stay.
      const token = tokens[bearer];
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && method !== 'GET' && { body }),
      });
      const text = await response.text();
      const failure = `${call.name}: ${JSON.stringify(request).slice(0, 1500)} -> ${response.status} ${text.slice(0, 300)}`;
      const isLarge = Buffer.byteLength(body ?? '') > maxPlainBody;
      expect([200, 404, 405, ...(isLarge ? [413] : [])], failure).toContain(response.status);
      expect(faults, failure).toEqual([]);
      expect(text.toLowerCase().includes(canary.toLowerCase()), `seen by ${failure}`).toBe(false);
      const found = route(method, new URL(response.url).pathname);
      if (response.status !== 200 || !found || !('call' in found)) continue;
      const { status } = JSON.parse(text) as { status: number };
      expect([0, ...found.call.statuses], failure).toContain(status);
      seen.add(status);
    }
  }
  // Requests got past authentication and validation.
  expect(seen.has(0) && seen.has(2) && seen.has(15) && seen.size > 8).toBe(true);
  expect(belongings(db)).toEqual(before);
  expect(db.all(sql`PRAGMA integrity_check`)).toEqual([{ integrity_check: 'ok' }]);
  expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
}, 600_000);
