import type { CallName } from '#core/contract/calls/index.ts';
import { aStudent, type Journey } from '../journey.ts';
import { type Kit, required, type TestSession } from '../kit.ts';
import { newCif, newEmail } from '../values.ts';
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

async function readOffers(kit: Kit): Promise<void> {
  const as = aStudent(kit);
  for (const type of ['practicas', 'empleo'] as const) {
    const [offer] = await readPages(kit, as, type);
    if (!offer) continue;
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
    await kit.ask('sacaAvisoDeMinimoDeCreditosParaInscribirse', {
      as,
      params: { id: offer.urlAcceso },
      may: type === 'empleo' ? [6] : [],
    });
  }
  await kit.ask('dameOferta', { as, params: { url: 'no-existe-esta-oferta' }, expect: [4] });
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
