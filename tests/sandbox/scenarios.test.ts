import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../src/generator/brands/load-brands.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { personaSchool } from '../../src/sandbox/scenarios/steps.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { scenarios, scenariosOf, type ScenarioId } from '../../src/sandbox/scenarios/scenarios.ts';
import { readSetting } from '../../src/sandbox/settings.ts';
import type { ScenarioProgress } from '../../src/sandbox/scenarios/run-scenario.ts';
import { submitAction } from '../support/sandbox/console-form.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

const { brands } = await loadBrands({ brandsDir: 'brands' });

/** Runs all steps of a scenario through its page and returns the traces. */
async function act(
  sandbox: TestSandbox,
  id: ScenarioId,
): Promise<{ progress: ScenarioProgress; text: string }> {
  const page = `${sandbox.url}/sandbox/director/${id}`;
  const headers = { origin: sandbox.url, 'accept-language': 'es' };
  for (const step of scenarios[id].steps) {
    const response = await fetch(`${page}/next`, { method: 'POST', headers });
    expect(response.status).toBe(200);
    const progress = readSetting<ScenarioProgress>(sandbox.db, `director.${id}`);
    expect([step, progress?.refused]).toEqual([step, undefined]);
  }
  const progress = readSetting<ScenarioProgress>(sandbox.db, `director.${id}`) ?? { props: {}, traces: [] };
  return { progress, text: await (await fetch(page, { headers })).text() };
}

const subjects = ({ db }: TestSandbox, to: string): string[] =>
  db.column(sql`SELECT subject FROM outbox WHERE recipient = ${to} ORDER BY id`);
const titles = ({ db }: TestSandbox, usuario: string): string[] =>
  db.column(sql`
    SELECT titulo FROM notification JOIN account ON account.id = account
    WHERE usuario = ${usuario} ORDER BY notification.id DESC LIMIT 6`);

/** Addresses of the portal that a scenario page links. */
const screensIn = (text: string): string[] =>
  [...text.matchAll(/<a href="([^"]+)" target="_blank">/g)].map(([, address = '']) => address);

const remei = 'rrhh@talleres-oller.example';
const lucia = 'lucia@alumnado.example';

/** Starts a sandbox of a brand with all example data, whose users read Spanish. */
async function startExamples(id = 'illes'): Promise<TestSandbox> {
  const brand = brands.find((it) => it.id === id);
  if (!brand) throw new Error(`There is no brand ${id}`);
  const sandbox = await startSandbox({ brand, content: 'examples' });
  sandbox.db.run(sql`UPDATE account SET idIdiomaPreferido = 1`);
  return sandbox;
}

describe('the journeys, run on both sides and by the institution', () => {
  it('first offer: from the validation of a company to an offer that a student reads', async () => {
    const sandbox = await startExamples();
    const { progress, text } = await act(sandbox, 'firstOffer');
    const url = progress.props.url ?? '';
    const seen = await sandbox.call('dameOferta', { as: 'student', params: { url } });
    expect(seen).toMatchObject({ status: 0, datos: { titulo: 'Prácticas en el taller de bicicletas' } });
    expect(subjects(sandbox, 'hola@obrador-nou.example')).toEqual([
      'La cuenta de Obrador Nou está validada',
      'Tu oferta «Prácticas en el taller de bicicletas» necesita un cambio',
      'Hemos publicado tu oferta «Prácticas en el taller de bicicletas»',
    ]);
    expect(text).toContain('La historia ha terminado.');
    expect(text.match(/class="step past"/g)).toHaveLength(7);
  });

  it('choosing: from an application to the assigned placement', async () => {
    const sandbox = await startExamples();
    const { progress, text } = await act(sandbox, 'choosing');
    const { url = '' } = progress.props;
    expect(screensIn(text)).toEqual([
      '/es/mis-ofertas',
      `/es/oferta/${url}`,
      `/es/mis-ofertas/${url}`,
      `/es/visor-oferta/${url}`,
      '/es/solicitar-cambio-practicas',
      `/es/ofertas-practicas/${url}`,
      `/es/mis-candidaturas/${url}`,
      '/es/mis-practicas',
    ]);
    const { candidacy = 0 } = progress.props;
    const steps = sandbox.db.column(sql`
      SELECT estado FROM candidacy_step WHERE candidacy = ${candidacy} ORDER BY id`);
    expect(steps).toEqual([1, 3, 16, 3, 5, 6, 8, 11, 12]);
    const [offer] = sandbox.db.all<{ fechaInicio: string }>(sql`
      SELECT offer.datos ->> 'fechaInicio' AS fechaInicio FROM candidacy JOIN offer ON offer.id = offer
      WHERE candidacy.id = ${candidacy}`);
    for (const [call, as] of [
      ['damePracticas', 'company'],
      ['damePracticasAlumno', 'student'],
    ] as const) {
      const { datos = [] } = await sandbox.call(call, { as });
      expect([call, datos.find(({ id }) => id === progress.props.placement)]).toMatchObject([
        call,
        { titulo: 'Prácticas en el taller de bicicletas', estado: 'pendiente', horasAldia: 4, ...offer },
      ]);
    }
    expect(titles(sandbox, remei)).toEqual(
      expect.arrayContaining([
        'Tienes candidaturas nuevas en «Prácticas en el taller de bicicletas»',
        'Han aceptado la preinscripción en «Prácticas en el taller de bicicletas»',
      ]),
    );
    expect(titles(sandbox, lucia)).toContain(
      'Novedades en tu candidatura a «Prácticas en el taller de bicicletas»',
    );
  });

  it('again: a closed offer is duplicated, gets new dates and is published', async () => {
    const sandbox = await startExamples();
    const { progress } = await act(sandbox, 'again');
    const offers = (await sandbox.call('dameProcesosEmpleoYpracticas', { as: 'company' })).datos ?? [];
    const copy = offers.find(({ urlAcceso }) => urlAcceso === progress.props.url);
    expect(copy?.Estado).toBe('activa');
    expect(offers.find(({ urlAcceso }) => urlAcceso === copy?.copiaDe)?.Estado).toBe('cerrada');
  });

  it('closing: remaining candidates are notified', async () => {
    const sandbox = await startExamples();
    await act(sandbox, 'closing');
    const offer = 'Prácticas en el taller de bicicletas';
    expect(subjects(sandbox, remei)).toContain(`La oferta «${offer}» está cerrada`);
    expect(
      sandbox.db.column(sql`SELECT text FROM outbox WHERE recipient = ${lucia} ORDER BY id DESC LIMIT 1`),
    ).toEqual(['Su estado es ahora: Oferta cerrada.']);
  });

  it('agreement: an error is returned with its reason, and the end is announced thirty days before', async () => {
    const sandbox = await startExamples('meridia');
    const { progress } = await act(sandbox, 'agreement');
    const all = (await sandbox.call('dameConveniosEmpresa', { as: 'company' })).datos ?? [];
    const own = all.find(({ idConvenio }) => idConvenio === progress.props.agreement);
    expect(own?.estado).toBe('Formalizado');
    expect(own?.historial?.map(({ estado }) => estado)).toEqual([
      'Generado',
      'Firmado empresa',
      'Erróneo empresa',
      'Firmado empresa',
      'Enviado Secretaría',
      'Formalizado',
    ]);
    expect(own?.historial?.every(({ fecha }) => fecha === own.fecha)).toBe(true);
    expect(subjects(sandbox, remei)).toEqual(
      expect.arrayContaining([
        'El convenio de Talleres Oller está listo para firmar',
        'El convenio de Talleres Oller tiene un error',
        'El convenio de Talleres Oller está formalizado',
        'El convenio de Talleres Oller caduca pronto',
      ]),
    );
  });

  it('placement: a change is requested, answered and applied', async () => {
    const sandbox = await startExamples();
    const { progress } = await act(sandbox, 'placement');
    const all = (await sandbox.call('damePracticas', { as: 'company' })).datos ?? [];
    const own = all.find(({ id }) => id === progress.props.placement);
    expect(own?.estado).toBe('activa');
    expect(own?.solicitudes?.map(({ tipo, estado }) => [tipo, estado])).toEqual([
      ['Variación', 'rechazada'],
      ['Ampliación', 'aceptada'],
    ]);
    expect(own?.fechaFin).toBe(own?.solicitudes?.at(-1)?.fechaFin);
    expect(subjects(sandbox, remei)).toEqual([
      'Hemos aceptado el cambio de las prácticas de Lucía Núñez',
      'No hemos aceptado el cambio de las prácticas de Lucía Núñez',
    ]);
  });

  it('schools: a request is refused with a remark, made again and accepted', async () => {
    const sandbox = await startExamples();
    const { progress, text } = await act(sandbox, 'schools');
    expect(screensIn(text)).toEqual([
      '/es/solicitar-cambio-practicas',
      `/es/solicitudes-practicas-educacion/${progress.props.request}`,
      '/es/mis-practicas',
      '/es/mis-tramites',
    ]);
    // Of the group's firms only that of the scenario sees it.
    expect(text.match(/name="idEmpresa" value="\d+"/g)).toEqual([
      `name="idEmpresa" value="${personaSchool({ db: sandbox.db })}"`,
    ]);
    const school = "Escola infantil L'Hort d'en Ñandú";
    expect(subjects(sandbox, lucia)).toEqual([
      `Tu solicitud de prácticas en ${school} no se ha aceptado`,
      `Tus prácticas en ${school} están aceptadas`,
    ]);
    expect(titles(sandbox, 'personas@grupo-nandu.example')).toContain(
      `Lucía Núñez pide hacer las prácticas en ${school}`,
    );
  });

  it('student: a pre-enrolment without answer expires on its day, with a notification', async () => {
    const sandbox = await startExamples();
    const token = await sandbox.tokenOf('student');
    await act(sandbox, 'student');
    expect(titles(sandbox, lucia)).toContain(
      'La preinscripción en «Prácticas en el taller de bicicletas» ha caducado',
    );
    // Sessions stay valid: the system clock has not moved.
    expect((await sandbox.call('dameCvUsuario', { as: { token } })).status).toBe(0);
  });
});

describe('every brand', () => {
  const cases = brands.flatMap((brand) => scenariosOf(brand.settings).map(([id]) => [brand.id, id] as const));

  it('can run every scenario to its end', async () => {
    expect(new Set(cases.map(([, id]) => id)).size).toBe(Object.keys(scenarios).length);
    for (const brand of brands) {
      const sandbox = await startSandbox({ brand, content: 'examples' });
      for (const [id] of scenariosOf(brand.settings)) await act(sandbox, id);
    }
  });
});

describe('the button of the next step', () => {
  /** Presses a button of a scenario page several times at once, like a double click. */
  async function press(sandbox: TestSandbox, story: ScenarioId, act: string, times: number): Promise<string> {
    const page = `${sandbox.url}/sandbox/director/${story}`;
    const headers = { origin: sandbox.url, 'accept-language': 'es' };
    const shown = await (await fetch(page, { headers })).text();
    const form = shown.split('<form').find((it) => it.includes(`/${story}/${act}"`)) ?? '';
    const fields = [...form.matchAll(/name="(\w+)"[^>]*?value="([^"]*)"/g)];
    const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    const presses = Array.from({ length: times }, () =>
      fetch(`${page}/${act}`, { method: 'POST', headers, body }),
    );
    const [answer] = await Promise.all(presses);
    return (await answer?.text()) ?? '';
  }

  const past = (text: string): number => text.match(/class="step past"/g)?.length ?? 0;

  it('runs one step, even if pressed several times at once', async () => {
    const sandbox = await startExamples();
    for (const [at] of scenarios.choosing.steps.slice(0, 5).entries()) {
      const text = await press(sandbox, 'choosing', 'next', 3);
      expect([past(text), text.includes('role="alert"')]).toEqual([at + 1, false]);
    }
    expect(
      sandbox.db.value(sql`SELECT count(*) FROM offer WHERE titulo = 'Prácticas en el taller de bicicletas'`),
    ).toBe(1);
  });

  it('advances the given number of days, and reports an invalid number', async () => {
    const sandbox = await startExamples();
    const ahead = (): number | undefined => readSetting<number>(sandbox.db, 'diasAdelantados');
    expect(await press(sandbox, 'closing', 'travel', 3)).toContain('Ha pasado el tiempo');
    expect(ahead()).toBe(7);
    const headers = { origin: sandbox.url, 'accept-language': 'es' };
    const body = new URLSearchParams({ days: '1000' });
    const page = `${sandbox.url}/sandbox/director/closing/travel`;
    const refused = await (await fetch(page, { method: 'POST', headers, body })).text();
    expect(refused).toMatch(/role="alert">[^<]*Días/);
    expect(ahead()).toBe(7);
  });

  it('explains why a step is not possible any more', async () => {
    const sandbox = await startExamples();
    for (let step = 0; step < 2; step++) await press(sandbox, 'closing', 'next', 1);
    sandbox.db.run(sql`UPDATE offer SET estado = 'cerrada' WHERE id = (SELECT max(id) FROM offer)`);
    const text = await press(sandbox, 'closing', 'next', 1);
    expect(text).toMatch(
      /No se ha hecho: su estado ya no lo permite\.\s+El paso «Publicar la oferta» ha respondido 49/,
    );
  });
});

describe('a minor', () => {
  it('is chosen without photo or contact, and starts once the family has authorised it', async () => {
    const sandbox = await startExamples('ribera');
    const { progress } = await act(sandbox, 'minor');
    const { candidacy = 0 } = progress.props;
    const asked = sandbox.db.all<{ nombre: string }>(
      sql`SELECT nombre FROM process_document WHERE idProceso = ${candidacy}`,
    );
    expect(asked).toEqual([{ nombre: 'Autorización de la familia' }]);
    expect(sandbox.db.value(sql`SELECT count(*) FROM placement WHERE candidacy = ${candidacy}`)).toBe(1);
  });

  it('gets no place while that authorisation is missing', async () => {
    const sandbox = await startExamples('ribera');
    const { db } = sandbox;
    const candidacy =
      db.value<number>(sql`
        SELECT candidacy.id FROM candidacy JOIN offer ON offer.id = offer JOIN contact USING (company)
        WHERE contact.email = ${personaOf('minor-company').usuario}`) ?? 0;
    db.update('candidacy', { id: candidacy }, { estado: 11 });
    const assign = (): Promise<string> => submitAction(sandbox.url, 'candidacies/assign', { id: candidacy });
    const state = (): unknown => db.value(sql`SELECT estado FROM candidacy WHERE id = ${candidacy}`);
    expect(await assign()).toContain('authorisation of the family');
    expect(state()).toBe(11);
    // An adult needs none.
    db.run(sql`UPDATE student SET fechaNacimiento = '2000-01-01'`);
    await assign();
    expect(state()).toBe(12);
  });
});
