import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/core/contract/call.ts';
import { callList } from '../../src/core/contract/calls/index.ts';
import * as codes from '../../src/core/contract/codes.ts';
import type { Envelope } from '../../src/core/contract/envelope.ts';
import { parseJson, pathOf } from '../../src/core/contract/wire.ts';
import { loadBrands } from '../../src/generator/brands/load-brands.ts';
import { state } from '../../src/sandbox/areas/applications/candidacy.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { type Persona, type PersonaId, personasOf } from '../../src/sandbox/seed/personas.ts';

const brands = (await loadBrands({ brandsDir: 'brands' })).brands.map((brand) => [brand.id, brand] as const);

/** Codes by which signing in with a password is refused. */
const refusals: Partial<Record<PersonaId, number>> = {
  'sso-graduate': codes.useSingleSignOn,
  'blocked-student': codes.userBlocked,
  'former-user': codes.serviceLeft,
  'unvalidated-company': codes.companyBlocked,
  'blocked-company': codes.companyBlocked,
};

/** Keys of an offer form that a company reads but does not send. */
const readOnlyKeys = ['urlAcceso', 'numCandidatos', 'ficheroInformacionComplementaria'];

type Row = Record<string, unknown>;

/** Copies a row without some keys. */
const omit = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

/** Calls of a user type that only read and require only a session. */
const readCalls = (kind: Persona['kind']): Call[] =>
  callList.filter(
    ({ method, who, params, path }) =>
      method === 'GET' &&
      !params &&
      // A GET that writes: it accepts the data protection text.
      !path.includes('guardaAceptacion') &&
      [kind, 'usuario'].includes(who),
  );

/** Whether an offer is pending and the company may edit it. */
const isEditable = ({ Estado, tieneGestor }: Row): boolean => Estado === 'pendiente' && tieneGestor !== true;

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

  const signIns = new Map<string, Promise<Envelope<unknown>>>();

  /** Answer to a persona's sign-in, cached. */
  function signIn(persona: Persona): Promise<Envelope<unknown>> {
    const answer = signIns.get(persona.id) ?? sendSignIn(persona);
    signIns.set(persona.id, answer);
    return answer;
  }

  async function sendSignIn({ kind, usuario }: Persona): Promise<Envelope<unknown>> {
    const credentials = { usuario, password: examplePassword };
    if (kind === 'alumno') return request('/Alumno/logaUsuario', { body: credentials });
    const firms = await request('/Empresa/dameEmpresasDelUsuario', { body: credentials });
    const [first] = (firms.datos ?? []) as { idEmpresa: number }[];
    if (!first) return firms;
    return request('/Empresa/logaUsuario', { body: { ...credentials, eidEmpresa: first.idEmpresa } });
  }

  const findPersona = (id: PersonaId): Persona | undefined =>
    personasOf(brand).find((persona) => persona.id === id);

  /** Data of a persona's sign-in; empty if the brand lacks the persona. */
  async function sessionOf(id: PersonaId): Promise<Row> {
    const persona = findPersona(id);
    return ((persona && (await signIn(persona)).datos) ?? {}) as Row;
  }

  const tokenOf = async (id: PersonaId): Promise<string> => {
    const { token = '' } = (await sessionOf(id)) as { token?: string };
    return token;
  };

  const read = async (id: PersonaId, path: string): Promise<Envelope<unknown>> =>
    request(path, { token: await tokenOf(id) });

  const rows = async (id: PersonaId, path: string): Promise<Row[]> => {
    const { datos } = await read(id, path);
    return (Array.isArray(datos) ? datos : []) as Row[];
  };

  it('sign in, or are refused with their code', async () => {
    const statuses = await Promise.all(
      personasOf(brand).map(async (persona) => [persona.id, (await signIn(persona)).status] as const),
    );
    const expected = personasOf(brand).map(({ id }) => [id, refusals[id as PersonaId] ?? 0]);
    expect(statuses).toEqual(expected);
    for (const { id, refused, sso } of personasOf(brand)) {
      expect([id, refused ?? sso ?? false]).toEqual([id, (refusals[id as PersonaId] ?? 0) !== 0]);
    }
  });

  it('can read all their data, valid by the contract', async () => {
    for (const persona of personasOf(brand)) {
      const { datos } = await signIn(persona);
      const { token, textoCortoRGPD } = (datos ?? {}) as { token?: string; textoCortoRGPD?: string };
      if (!token || textoCortoRGPD) continue;
      for (const call of readCalls(persona.kind)) {
        const { status } = await request(pathOf(call, {}), { token });
        expect([persona.id, call.name, [0, ...call.statuses].includes(status)]).toEqual([
          persona.id,
          call.name,
          true,
        ]);
      }
    }
    expect(faults).toEqual([]);
  });

  it('first-access signs in for the first time and must accept the data protection text', async () => {
    const session = await sessionOf('first-access');
    expect(session).toMatchObject({ primerAcceso: true });
    expect(session['textoCortoRGPD']).not.toBe('');
  });

  it('rgpd-student has signed in before and must accept the data protection text', async () => {
    const session = await sessionOf('rgpd-student');
    expect(session).toMatchObject({ primerAcceso: false });
    expect(session['textoCortoRGPD']).not.toBe('');
  });

  it('student has signed in before and accepted the data protection text', async () => {
    expect(await sessionOf('student')).toMatchObject({ primerAcceso: false, textoCortoRGPD: '' });
  });

  it('vocational-student has vocational studies only', async () => {
    if (!findPersona('vocational-student')) return;
    expect(await sessionOf('vocational-student')).toMatchObject({ soloCiclosUAX: true });
  });

  it('graduate signs in as a graduate', async () => {
    if (!findPersona('graduate')) return;
    expect(await sessionOf('graduate')).toMatchObject({ tipoUsuario: 'Egresado' });
  });

  it('group acts for three companies', async () => {
    const { usuario } = findPersona('group') ?? { usuario: '' };
    const firms = await request('/Empresa/dameEmpresasDelUsuario', {
      body: { usuario, password: examplePassword },
    });
    expect(firms.datos).toHaveLength(3);
  });

  it('student has applications in all states, complete data, and can open the offers', async () => {
    const { practicas, empleo } = brand.settings.modulos;
    const applications = [
      ...(practicas ? await rows('student', '/Alumno/dameCandidaturasPracticasUsuario') : []),
      ...(empleo ? await rows('student', '/Alumno/dameCandidaturasEmpleoUsuario') : []),
    ];
    expect(new Set(applications.map(({ estado }) => estado))).toEqual(new Set(Object.values(state)));
    expect((await read('student', '/Alumno/faltanDatosPersonalesObligatorios')).datos).toMatchObject({
      faltanDatos: false,
    });
    for (const { urlAcceso } of applications) {
      expect((await read('student', `/Alumno/dameOferta/${String(urlAcceso)}`)).status).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  it('pre-enrolment-student has a pending pre-enrolment', async () => {
    const applications = [
      ...(await rows('pre-enrolment-student', '/Alumno/dameCandidaturasPracticasUsuario')),
      ...(await rows('pre-enrolment-student', '/Alumno/dameCandidaturasEmpleoUsuario')),
    ];
    expect(applications.map(({ estado }) => estado)).toContain(state.preEnrolmentPending);
  });

  it.each(['dameCandidaturasPracticasUsuario', 'dameCandidaturasEmpleoUsuario', 'damePracticasAlumno'])(
    'empty-student has no applications or placements: %s',
    async (name) => {
      expect(await rows('empty-student', `/Alumno/${name}`)).toEqual([]);
    },
  );

  it('foreign-student needs a work permit and has none', async () => {
    const cv = (await read('foreign-student', '/Alumno/dameCvUsuario')).datos;
    expect(cv).toMatchObject({ necesitaPermisoTrabajo: true });
    expect((cv as Row)['tienePermisoTrabajo']).not.toBe(true);
  });

  it('survey-student has a mandatory survey to answer, student has none', async () => {
    if (!findPersona('survey-student')) return;
    const surveys = await rows('survey-student', '/Alumno/dameEncuestasUsuario');
    expect(surveys[0]).toMatchObject({ respuestaObligatoria: true, contestada: false });
    const others = await rows('student', '/Alumno/dameEncuestasUsuario');
    expect(others.some(({ respuestaObligatoria }) => respuestaObligatoria)).toBe(false);
  });

  it('company has offers in every state, with candidates, and can save the pending ones', async () => {
    const offers = await rows('company', '/Empresa/dameProcesosEmpleoYpracticas');
    expect(new Set(offers.map(({ Estado }) => Estado))).toEqual(
      new Set(['pendiente', 'activa', 'cerrada', 'caducada']),
    );
    const token = await tokenOf('company');
    expect(offers.filter(isEditable).length).toBeGreaterThan(0);
    for (const offer of offers) {
      const { idoferta, urlAcceso } = offer;
      const detail = await request(`/Empresa/dameDatosProceso/${String(urlAcceso)}`, { token });
      for (const { idCandidatura } of (detail.datos as { candidatos: Row[] }).candidatos) {
        expect((await request(`/Empresa/dameCandidato/${String(idCandidatura)}`, { token })).status).toBe(0);
      }
      if (!isEditable(offer)) continue;
      const form = await request(`/Empresa/dameOfertaEditable/${String(idoferta)}`, { token });
      const saved = await request('/Empresa/addOferta', {
        token,
        body: omit(form.datos as Row, readOnlyKeys),
      });
      expect([idoferta, saved.status]).toEqual([idoferta, 0]);
    }
    expect(faults).toEqual([]);
  });

  it('applicant-student can apply for at least three offers at once', async () => {
    const token = await tokenOf('applicant-student');
    const { datos } = await request('/Alumno/ofertasEncajanConUsuario', { token });
    let applied = 0;
    for (const { urlAcceso: urlOferta } of (datos as { ofertas: Row[] }).ofertas) {
      const body = { urlOferta, condicionesAceptadas: true };
      if ((await request('/Alumno/inscribirse', { token, body })).status === 0) applied += 1;
    }
    expect(applied).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });

  it('new-company has no missing data and can publish an offer', async () => {
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
    const template = (await rows('company', '/Empresa/dameProcesosEmpleoYpracticas')).find(isEditable);
    const form = await read('company', `/Empresa/dameOfertaEditable/${String(template?.['idoferta'])}`);
    const keysOfCompany = ['idoferta', 'centroPracticas', 'programa', 'tutores'];
    const tutor = { nombreTutorEmpresa: 'Pau', apellidosTutorEmpresa: 'Serra' };
    const body = { ...tutor, ...omit(form.datos as Row, [...readOnlyKeys, ...keysOfCompany]) };
    expect(await request('/Empresa/addOferta', { token, body })).toMatchObject({ status: 0 });
  });

  it('gap-company lacks domicilioFiscal', async () => {
    expect((await read('gap-company', '/Empresa/faltanDatosAlaEmpresa')).datos).toMatchObject({
      faltanDatos: true,
      campos: ['domicilioFiscal'],
      impedimentos: [],
    });
  });
});
