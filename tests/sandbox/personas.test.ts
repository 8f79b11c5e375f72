import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/core/contract/call.ts';
import { callList } from '../../src/core/contract/calls/index.ts';
import type { Envelope } from '../../src/core/contract/envelope.ts';
import { parseJson, pathOf } from '../../src/core/contract/wire.ts';
import { loadBrands } from '../../src/generator/brands/load-brands.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { type Persona, type PersonaId, personasOf } from '../../src/sandbox/seed/personas.ts';

const brands = (await loadBrands({ brandsDir: 'brands' })).brands.map((brand) => [brand.id, brand] as const);

/** Codes by which signing in with a password is refused. */
const refusals: Partial<Record<PersonaId, number>> = {
  'sso-graduate': 95,
  'blocked-student': 90,
  'former-user': 32,
  'unvalidated-company': 9,
  'blocked-company': 9,
};

type Row = Record<string, unknown>;

describe.each(brands)('the personas of %s', (_, brand) => {
  const faults: unknown[] = [];
  let sandbox: Sandbox;
  beforeAll(() => {
    sandbox = createSandbox({ brand, data: ':memory:', log: (line, error) => faults.push([line, error]) });
  });
  afterAll(() => sandbox.close());

  async function request(
    path: string,
    options: { body?: unknown; token?: string } = {},
  ): Promise<Envelope<unknown>> {
    const { body, token } = options;
    const response = await sandbox.fetch(
      new Request(`http://localhost/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    expect([path, response.status, text.slice(0, response.status === 200 ? 0 : 200)]).toEqual([
      path,
      200,
      '',
    ]);
    return parseJson(text) as Envelope<unknown>;
  }

  const answers = new Map<string, Promise<Envelope<unknown>>>();

  /** Answer to a persona's sign-in, cached. */
  function signIn(found: Persona): Promise<Envelope<unknown>> {
    const answer = answers.get(found.id) ?? signInAnew(found);
    answers.set(found.id, answer);
    return answer;
  }

  async function signInAnew({ kind, usuario }: Persona): Promise<Envelope<unknown>> {
    const credentials = { usuario, password: examplePassword };
    if (kind === 'alumno') return request('/Alumno/logaUsuario', { body: credentials });
    const firms = await request('/Empresa/dameEmpresasDelUsuario', { body: credentials });
    const [first] = (firms.datos ?? []) as { idEmpresa: number }[];
    if (!first) return firms;
    return request('/Empresa/logaUsuario', { body: { ...credentials, eidEmpresa: first.idEmpresa } });
  }

  const persona = (id: PersonaId): Persona | undefined => personasOf(brand).find((it) => it.id === id);

  it('sign in, or are refused with their code', async () => {
    const statuses = await Promise.all(
      personasOf(brand).map(async (it) => [it.id, (await signIn(it)).status] as const),
    );
    const expected = personasOf(brand).map((it) => [it.id, refusals[it.id as PersonaId] ?? 0]);
    expect(statuses).toEqual(expected);
    for (const it of personasOf(brand)) {
      expect([it.id, it.refused ?? it.sso ?? false]).toEqual([
        it.id,
        (refusals[it.id as PersonaId] ?? 0) !== 0,
      ]);
    }
  });

  it('show their particular data after signing in', async () => {
    const session = async (id: PersonaId): Promise<Row> => {
      const found = persona(id);
      return found ? ((await signIn(found)).datos as Row) : {};
    };
    expect(await session('first-access')).toMatchObject({ primerAcceso: true });
    expect((await session('first-access'))['textoCortoRGPD']).not.toBe('');
    expect(await session('rgpd-student')).toMatchObject({ primerAcceso: false });
    expect((await session('rgpd-student'))['textoCortoRGPD']).not.toBe('');
    expect(await session('student')).toMatchObject({ primerAcceso: false, textoCortoRGPD: '' });
    if (persona('vocational-student'))
      expect(await session('vocational-student')).toMatchObject({ soloCiclosUAX: true });
    if (persona('graduate')) expect(await session('graduate')).toMatchObject({ tipoUsuario: 'Egresado' });
    const { usuario } = persona('group') ?? { usuario: '' };
    const firms = await request('/Empresa/dameEmpresasDelUsuario', {
      body: { usuario, password: examplePassword },
    });
    expect(firms.datos).toHaveLength(3);
  });

  /** Reading calls of a type of user that require only a session. */
  const readings = (kind: Persona['kind']): Call[] =>
    callList.filter(
      ({ method, who, params, path }) =>
        method === 'GET' && !params && !path.includes('guardaAceptacion') && [kind, 'usuario'].includes(who),
    );

  it('can read all their data, valid by the contract', async () => {
    for (const it of personasOf(brand)) {
      const { datos } = await signIn(it);
      const { token, textoCortoRGPD } = (datos ?? {}) as { token?: string; textoCortoRGPD?: string };
      if (!token || textoCortoRGPD) continue;
      for (const call of readings(it.kind)) {
        const { status } = await request(pathOf(call, {}), { token });
        expect([it.id, call.name, [0, ...call.statuses].includes(status)]).toEqual([it.id, call.name, true]);
      }
    }
    expect(faults).toEqual([]);
  });

  async function read(id: PersonaId, path: string): Promise<Envelope<unknown>> {
    const found = persona(id);
    const { token = '' } = ((found && (await signIn(found)).datos) ?? {}) as { token?: string };
    return request(path, { token });
  }

  const rows = async (id: PersonaId, path: string): Promise<Row[]> => {
    const { datos } = await read(id, path);
    return (Array.isArray(datos) ? datos : []) as Row[];
  };

  it('of the main student: applications in all states, a full CV, every offer to open', async () => {
    const { practicas, empleo } = brand.settings.modulos;
    const own = [
      ...(practicas ? await rows('student', '/Alumno/dameCandidaturasPracticasUsuario') : []),
      ...(empleo ? await rows('student', '/Alumno/dameCandidaturasEmpleoUsuario') : []),
    ];
    expect(new Set(own.map(({ estado }) => estado)).size).toBe(18);
    expect((await read('student', '/Alumno/faltanDatosPersonalesObligatorios')).datos).toMatchObject({
      faltanDatos: false,
    });
    const waiting = [
      ...(await rows('pre-enrolment-student', '/Alumno/dameCandidaturasPracticasUsuario')),
      ...(await rows('pre-enrolment-student', '/Alumno/dameCandidaturasEmpleoUsuario')),
    ];
    expect(waiting.map(({ estado }) => estado)).toContain(16);
    for (const { urlAcceso } of own) {
      expect((await read('student', `/Alumno/dameOferta/${String(urlAcceso)}`)).status).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  it('of the student without anything: nothing, and of the one from abroad: no work permit', async () => {
    for (const name of [
      'dameCandidaturasPracticasUsuario',
      'dameCandidaturasEmpleoUsuario',
      'damePracticasAlumno',
    ]) {
      expect(await rows('empty-student', `/Alumno/${name}`)).toEqual([]);
    }
    const cv = (await read('foreign-student', '/Alumno/dameCvUsuario')).datos;
    expect(cv).toMatchObject({ necesitaPermisoTrabajo: true });
    expect((cv as Row)['tienePermisoTrabajo']).not.toBe(true);
  });

  it('of the student with a mandatory survey: it can be answered', async () => {
    if (!persona('survey-student')) return;
    const surveys = await rows('survey-student', '/Alumno/dameEncuestasUsuario');
    expect(surveys[0]).toMatchObject({ respuestaObligatoria: true, contestada: false });
    const others = await rows('student', '/Alumno/dameEncuestasUsuario');
    expect(others.some(({ respuestaObligatoria }) => respuestaObligatoria)).toBe(false);
  });

  it('of the company: offers in every state with candidates, and pending ones that can be saved', async () => {
    const offers = await rows('company', '/Empresa/dameProcesosEmpleoYpracticas');
    expect(new Set(offers.map(({ Estado }) => Estado))).toEqual(
      new Set(['pendiente', 'activa', 'cerrada', 'caducada']),
    );
    const found = persona('company');
    const { token = '' } = ((found && (await signIn(found)).datos) ?? {}) as { token?: string };
    const pending = offers.filter(
      ({ Estado, tieneGestor }) => Estado === 'pendiente' && tieneGestor !== true,
    );
    expect(pending.length).toBeGreaterThan(0);
    for (const { idoferta, urlAcceso } of offers) {
      const detail = await request(`/Empresa/dameDatosProceso/${String(urlAcceso)}`, { token });
      for (const { idCandidatura } of (detail.datos as { candidatos: Row[] }).candidatos) {
        expect((await request(`/Empresa/dameCandidato/${String(idCandidatura)}`, { token })).status).toBe(0);
      }
      if (!pending.some((offer) => offer['idoferta'] === idoferta)) continue;
      const form = await request(`/Empresa/dameOfertaEditable/${String(idoferta)}`, { token });
      const {
        urlAcceso: __,
        numCandidatos: ___,
        ficheroInformacionComplementaria: ____,
        ...body
      } = form.datos as Row;
      const saved = await request('/Empresa/addOferta', { token, body });
      expect([idoferta, saved.status]).toEqual([idoferta, 0]);
    }
    expect(faults).toEqual([]);
  });

  const tokenOf = async (id: PersonaId): Promise<string> => {
    const found = persona(id);
    return ((found && (await signIn(found)).datos) as { token: string } | undefined)?.token ?? '';
  };

  it('of the student about to apply: no application yet, and offers that accept one at once', async () => {
    const token = await tokenOf('applicant-student');
    const { datos } = await request('/Alumno/ofertasEncajanConUsuario', { token });
    let taken = 0;
    for (const { urlAcceso: urlOferta } of (datos as { ofertas: Row[] }).ofertas) {
      const body = { urlOferta, condicionesAceptadas: true };
      if ((await request('/Alumno/inscribirse', { token, body })).status === 0) taken += 1;
    }
    expect(taken).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });

  it('of the company before its first offer: nothing missing, and an offer is accepted; of the other one a gap', async () => {
    const token = await tokenOf('new-company');
    expect((await request('/Empresa/faltanDatosAlaEmpresa', { token })).datos).toEqual({
      faltanDatos: false,
      campos: [],
      impedimentos: [],
    });
    expect((await request('/Empresa/faltanDatosAlContactoEmpresa', { token })).datos).toMatchObject({
      faltanDatos: false,
    });
    expect(await rows('new-company', '/Empresa/dameProcesosEmpleoYpracticas')).toEqual([]);
    const pending = (await rows('company', '/Empresa/dameProcesosEmpleoYpracticas')).find(
      ({ Estado, tieneGestor }) => Estado === 'pendiente' && tieneGestor !== true,
    );
    const model = await read('company', `/Empresa/dameOfertaEditable/${String(pending?.['idoferta'])}`);
    const own = ['idoferta', 'urlAcceso', 'numCandidatos', 'centroPracticas', 'programa', 'tutores'];
    const form = Object.entries(model.datos as Row).filter(
      ([key]) => ![...own, 'ficheroInformacionComplementaria'].includes(key),
    );
    const named = { nombreTutorEmpresa: 'Pau', apellidosTutorEmpresa: 'Serra' };
    const body = { ...named, ...Object.fromEntries(form) };
    expect(await request('/Empresa/addOferta', { token, body })).toMatchObject({ status: 0 });
    expect((await read('gap-company', '/Empresa/faltanDatosAlaEmpresa')).datos).toMatchObject({
      faltanDatos: true,
      campos: ['domicilioFiscal'],
      impedimentos: [],
    });
  });
});
