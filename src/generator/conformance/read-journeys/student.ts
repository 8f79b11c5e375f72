import type { CallName } from '#core/contract/calls/index.ts';
import { aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required } from '../skip-journey.ts';
import { rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';
import { newCif, newEmail, newWord } from '../values.ts';
import { assertCalendar } from './calendar.ts';
import { type AnswersByCall, assertDisjointRows, assertOwner } from './own-data.ts';
import { readPages } from './paging.ts';

/** Calls without preconditions besides a session, with the refusal code of a missing service. */
const plainCalls = [
  ['documentacionDeProcesosSolicitada'],
  ['dameCandidaturasEmpleoUsuario', 20],
  ['dameCandidaturasPracticasUsuario', 21],
  ['dameCandidaturasPracticasUsuarioPorEstados', 21],
  ['dameNumOfertasEmpleoUsuario', 20],
  ['dameNumOfertasPracticasUsuario', 21],
  ['damePracticasAlumno', 21],
  ['faltanDatosPersonalesObligatorios'],
  ['faltaDatosNecesariosPorPractica'],
  ['numeroSolicitudPracticasEducacionDisponibles'],
  ['dameGuiaOrientacion'],
  ['dameEventos'],
  ['dameEncuestasUsuario'],
  ['damePropuestasAlumno'],
] as const;

/** Refusal codes for an account without the service. */
const without = ({ datos }: TestSession, service: number | undefined): number[] =>
  (service === 20 && !datos.conEmpleo) || (service === 21 && !datos.conPracticas) ? [service] : [];

async function readAll(kit: Kit, as: TestSession): Promise<AnswersByCall> {
  const found: AnswersByCall = new Map();
  for (const [name, service] of plainCalls) {
    const { datos } = await kit.ask(name, { as, may: without(as, service) });
    if (datos !== undefined) found.set(name, datos);
  }
  for (const name of ['dameNotificaciones', 'dameComunicaciones'] as const) {
    const { datos } = await kit.ask(name, { as, params: { tipo: 'Alumno' } });
    if (datos) found.set(name, datos);
  }
  assertCalendar(kit, 'damePracticasAlumno', found.get('damePracticasAlumno'));
  const { datos: cv } = await kit.ask('dameCvUsuario', { as });
  if (cv) assertOwner(kit, 'dameCvUsuario', cv.personales.nombre, as);
  const hasStudies = cv === undefined || cv.academicos.length > 0;
  const noStudies = hasStudies ? [] : [26];
  await kit.ask('dameTitulacionesActuales', { as, may: noStudies });
  await kit.ask('ofertasEncajanConUsuario', { as, may: noStudies });
  const file = cv?.documentos.find(({ enlace }) => enlace !== '')?.enlace ?? cv?.urlCV;
  await kit.openFile('dameCvUsuario', file);
  return found;
}

async function assertConsistent(kit: Kit, as: TestSession): Promise<void> {
  const { datos: missing } = await kit.ask('faltanDatosPersonalesObligatorios', { as });
  const named = missing?.campos?.length ?? 0;
  kit.assert(!missing?.campos || missing.faltanDatos === named > 0, 'faltanDatosPersonalesObligatorios', {
    rule: 'counts',
    at: 'datos',
    expected: 'faltanDatos to be true exactly where campos names something',
    came: `${missing?.faltanDatos} with ${named} in campos`,
  });
  if (!as.datos.conPracticas) return;
  const { datos: flat } = await kit.ask('dameCandidaturasPracticasUsuario', { as });
  const { datos: groups } = await kit.ask('dameCandidaturasPracticasUsuarioPorEstados', { as });
  if (!flat || !groups) return;
  const grouped = groups.flatMap(({ candidaturas }) => candidaturas);
  kit.assert(grouped.length === flat.length, 'dameCandidaturasPracticasUsuarioPorEstados', {
    rule: 'counts',
    expected: `the ${flat.length} of dameCandidaturasPracticasUsuario`,
    came: String(grouped.length),
  });
  const astray = groups.find(({ idEstado, candidaturas }) =>
    candidaturas.some(({ estado }) => estado !== idEstado),
  );
  kit.assert(astray === undefined, 'dameCandidaturasPracticasUsuarioPorEstados', {
    rule: 'counts',
    expected: 'under each idEstado the candidacies of that state',
    came: `another one under ${astray?.idEstado ?? ''}`,
  });
  const orders = flat.flatMap(({ orden }) => (orden === undefined ? [] : [orden]));
  const at = orders.findIndex((orden, index) => index > 0 && orden < (orders[index - 1] ?? 0));
  kit.assert(at < 0, 'dameCandidaturasPracticasUsuario', {
    rule: 'order',
    at: 'datos.n.orden',
    expected: 'the student’s own order, from 1 on',
    came: `${orders[at] ?? ''} after ${orders[at - 1] ?? ''}`,
  });
  await assertStatesInLanguages(kit, as);
  const { datos: states } = await kit.ask('dominio', {
    params: { listName: 'estadosCandidaturasAlumno', language: 'es' },
  });
  const known = new Set(states?.map((row) => ('id' in row ? row.id : -1)));
  const unknown = known.size > 0 ? flat.find(({ estado }) => !known.has(estado)) : undefined;
  kit.assert(unknown === undefined, 'dameCandidaturasPracticasUsuario', {
    rule: 'domain-lists',
    at: 'datos.n.estado',
    expected: 'a row of estadosCandidaturasAlumno',
    came: String(unknown?.estado),
  });
}

/** Names of states are those of the domain list in the language of the page. */
async function assertStatesInLanguages(kit: Kit, as: TestSession): Promise<void> {
  const name = 'dameCandidaturasPracticasUsuarioPorEstados';
  for (const language of kit.languages) {
    const params = { listName: 'estadosCandidaturasAlumno', language };
    const { datos: rows } = await kit.ask('dominio', { params });
    const { datos: groups } = await kit.ask(name, { as, language });
    const texts = new Map(rows?.map((row) => [rowId(row), rowText(row)]));
    const other = groups?.find(
      ({ idEstado, descripcion }) => (texts.get(idEstado) ?? descripcion) !== descripcion,
    );
    kit.assert(other === undefined, name, {
      rule: 'language',
      at: `datos.n.descripcion, asked in ${language}`,
      expected: `“${texts.get(other?.idEstado ?? 0) ?? ''}”, as estadosCandidaturasAlumno says`,
      came: `“${other?.descripcion ?? ''}”`,
    });
  }
}

/** Conditions of an offer are sentences, and not the same ones in two languages. */
async function assertRequirementsInLanguages(kit: Kit, as: TestSession, url: string): Promise<void> {
  const [first, ...others] = kit.languages;
  if (!first) return;
  const textsIn = async (language: Language): Promise<string[]> => {
    const { datos } = await kit.ask('dameOferta', { as, params: { url }, language });
    return datos?.requisitos?.map(({ texto }) => texto) ?? [];
  };
  const texts = await textsIn(first);
  if (!texts.some((text) => text.split(' ').length > 3)) return;
  for (const language of others) {
    const same = (await textsIn(language)).join('|') === texts.join('|');
    kit.assert(!same, 'dameOferta', {
      rule: 'language',
      at: `datos.requisitos, asked in ${language}`,
      expected: `other words than in ${first}`,
      came: `“${texts[0] ?? ''}”`,
    });
  }
}

/** A filter listed as applied leaves only matching offers. */
async function assertFilters(kit: Kit, as: TestSession, type: 'practicas' | 'empleo'): Promise<void> {
  const titulo = `zx${newWord()}qk`;
  const { datos } = await kit.ask('dameOfertasUsuario', { as, params: { type, page: 1 }, query: { titulo } });
  if (!datos?.filtrosAplicados?.includes('titulo')) return;
  const count = datos.ofertas.length;
  kit.assert(count === 0 && datos.numTotal === 0, 'dameOfertasUsuario', {
    rule: 'filters',
    at: 'datos.ofertas',
    expected: `no offer with “${titulo}” in its title, since filtrosAplicados has titulo`,
    came: `${count} offers of ${datos.numTotal}`,
  });
}

async function readOffers(kit: Kit): Promise<void> {
  const as = aStudent(kit);
  for (const type of ['practicas', 'empleo'] as const) {
    const [offer] = await readPages(kit, as, type);
    if (!offer) continue;
    await assertFilters(kit, as, type);
    const { datos } = await kit.ask('dameOferta', {
      as,
      params: { url: offer.urlAcceso },
      query: { tipo: type },
    });
    kit.assert(!datos || datos.idoferta === offer.idoferta, 'dameOferta', {
      rule: 'counts',
      at: 'datos.idoferta',
      expected: `${offer.idoferta}, as the list says of ${offer.urlAcceso}`,
      came: String(datos?.idoferta),
    });
    if (datos?.requisitos?.length) await assertRequirementsInLanguages(kit, as, offer.urlAcceso);
    await kit.ask('sacaAvisoDeMinimoDeCreditosParaInscribirse', {
      as,
      params: { id: offer.urlAcceso },
      may: type === 'empleo' ? [6] : [],
    });
  }
  await kit.ask('dameOferta', { as, params: { url: 'no-existe-esta-oferta' }, expect: [4] });
  await assertOwnCounters(kit);
}

/** Asserts that counters are those of the caller, not of an earlier one. */
async function assertOwnCounters(kit: Kit): Promise<void> {
  const [, other] = kit.students;
  if (!other?.datos.conPracticas) return;
  const params = { type: 'practicas', page: 1 } as const;
  const { datos: page } = await kit.ask('dameOfertasUsuario', { as: other, params });
  const { datos: counts } = await kit.ask('dameNumOfertasPracticasUsuario', { as: other });
  kit.assert(!page || !counts || counts.numTotal === page.numTotal, 'dameNumOfertasPracticasUsuario', {
    rule: 'counts',
    at: 'datos.numTotal, for the second student',
    expected: `${page?.numTotal ?? 0}, as dameOfertasUsuario says`,
    came: String(counts?.numTotal),
  });
}

const names = (calls: readonly (readonly [CallName, ...unknown[]])[]): CallName[] =>
  calls.map(([name]) => name);

export const studentReadJourneys: readonly Journey[] = [
  {
    calls: [
      ...names(plainCalls),
      'dameNotificaciones',
      'dameComunicaciones',
      'dameCvUsuario',
      'dameTitulacionesActuales',
      'ofertasEncajanConUsuario',
    ],
    run: async (kit) => {
      const as = aStudent(kit);
      const own = await readAll(kit, as);
      await assertConsistent(kit, as);
      const [, other] = kit.students;
      if (other) assertDisjointRows(kit, own, await readAll(kit, other), as);
    },
  },
  {
    calls: [
      'dameOfertasUsuario',
      'dameOferta',
      'sacaAvisoDeMinimoDeCreditosParaInscribirse',
      'dameNumOfertasPracticasUsuario',
      'dameNumOfertasEmpleoUsuario',
    ],
    run: readOffers,
  },
  {
    calls: ['dameFichaEvento', 'dameFichaEventoPublico'],
    run: async (kit) => {
      const as = aStudent(kit);
      const { datos: events } = await kit.ask('dameEventos', { as });
      const { urlAcceso: id, idEvento } = required(events?.[0], 'dameEventos has no event');
      for (const name of ['dameFichaEvento', 'dameFichaEventoPublico'] as const) {
        const session = name === 'dameFichaEvento' ? { as } : {};
        const { datos } = await kit.ask(name, { ...session, params: { id } });
        kit.assert(!datos || datos.idEvento === idEvento, name, {
          rule: 'counts',
          at: 'datos.idEvento',
          expected: `${idEvento}, as the list says of ${id}`,
          came: String(datos?.idEvento),
        });
        await kit.ask(name, { ...session, params: { id: 'no-existe-este-evento' }, expect: [74] });
      }
    },
  },
  {
    calls: ['programasPracticasActivos', 'detallePrograma'],
    run: async (kit) => {
      const { datos: programmes } = await kit.ask('programasPracticasActivos');
      const sessions = [kit.students[0], kit.companies[0]].flatMap((it) => it ?? []);
      for (const as of sessions) {
        const params = { tipo: as.tipo, id: 'no-existe-este-programa' };
        await kit.ask('detallePrograma', { as, params, expect: [63] });
      }
      const { urlAcceso: id } = required(programmes?.[0], 'programasPracticasActivos has no programme');
      for (const as of sessions) await kit.ask('detallePrograma', { as, params: { tipo: as.tipo, id } });
    },
  },
  {
    calls: ['compruebaCIF', 'compruebaEmailContactoEmpresa'],
    run: async (kit) => {
      const as = aStudent(kit);
      const cif = newCif();
      const unknown = await kit.ask('compruebaCIF', { as, body: { cif } });
      kit.assert(unknown.datos?.existe !== true, 'compruebaCIF', {
        rule: 'counts',
        at: 'datos.existe',
        expected: `false for ${cif}, which nobody has`,
        came: 'true',
      });
      await kit.ask('compruebaCIF', { as, body: { cif: 'B00000001' }, expect: [33] });
      await kit.ask('compruebaEmailContactoEmpresa', { as, body: { cif, email: newEmail() } });
      await kit.ask('compruebaEmailContactoEmpresa', {
        as,
        body: { cif, email: 'sin arroba' },
        expect: [69],
      });
    },
  },
];
