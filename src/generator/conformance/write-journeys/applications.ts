import * as codes from '#core/contract/codes.ts';
import { candidacyStates } from '#core/contract/constants.ts';
import type { DatosOf } from '#core/contract/call.ts';
import type { Calls } from '#core/contract/calls/index.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required, SkipJourney } from '../skip-journey.ts';
import { readPages } from '../read-journeys/paging.ts';
import { newCif, newEmail, newPdf, inDays } from '../values.ts';
import { assertStored } from './assert-stored.ts';
import { assertLocalTime } from './local-time.ts';

/** Refusal codes of an application after which the next offer is used. */
const refusals = [
  10, 13, 17, 18, 19, 20, 21, 22, 23, 24, 26, 34, 47, 48, 52, 53, 54, 55, 72, 80, 91,
] as const;

const mostOffers = 25;

async function applicationsOf(kit: Kit, as: TestSession): Promise<Application[]> {
  const { conPracticas, conEmpleo } = as.datos;
  const placements = conPracticas ? await placementApplications(kit, as) : [];
  const jobs = conEmpleo ? await kit.ask('dameCandidaturasEmpleoUsuario', { as }) : undefined;
  return [...placements, ...(jobs?.datos ?? [])];
}

/** Applications to placements by the plain list or, where that is not there yet, by the grouped one. */
async function placementApplications(kit: Kit, as: TestSession): Promise<Application[]> {
  const plain = await kit.ask('dameCandidaturasPracticasUsuario', { as, replaceable: true });
  if (!plain.absent) return plain.datos ?? [];
  const { datos } = await kit.ask('dameCandidaturasPracticasUsuarioPorEstados', { as });
  return datos?.flatMap(({ candidaturas }) => candidaturas) ?? [];
}

/** Applies to an offer, again with documents when the offer requires documents. */
async function apply(
  kit: Kit,
  as: TestSession,
  urlOferta: string,
): Promise<DatosOf<Calls['inscribirse']> | false> {
  const body = { urlOferta, condicionesAceptadas: true };
  const first = await kit.ask('inscribirse', { as, body, expect: [0, 11], may: refusals });
  if (first.status !== codes.documentsMissing) return first.ok ? (first.datos ?? {}) : false;
  const { documentacionNecesaria = [] } = (first.refusalDatos ?? {}) as {
    documentacionNecesaria?: { idDocumento: number }[];
  };
  const documentos = documentacionNecesaria.map(({ idDocumento }) => ({ ...newPdf(), idDocumento }));
  const second = await kit.ask('inscribirse', { as, body: { ...body, documentos }, may: refusals });
  return second.ok ? (second.datos ?? {}) : false;
}

const applying: Journey = {
  calls: ['inscribirse', 'desinscribirse', 'editOrdenCandidaturasAlumno'],
  run: async (kit) => {
    const unknown = { urlOferta: 'no-existe-esta-oferta' };
    const first = aStudent(kit);
    await kit.ask('inscribirse', { as: first, body: unknown, expect: [4] });
    await kit.ask('desinscribirse', { as: first, body: unknown, expect: [4, 31] });
    for (const as of kit.students) {
      const own = new Set((await applicationsOf(kit, as)).map(({ idoferta }) => idoferta));
      const offers = [
        ...(as.datos.conPracticas ? await readPages(kit, as, 'practicas') : []),
        ...(as.datos.conEmpleo ? await readPages(kit, as, 'empleo') : []),
      ].filter(({ idoferta }) => !own.has(idoferta));
      for (const { urlAcceso, idoferta } of offers.slice(0, mostOffers)) {
        if ((await apply(kit, as, urlAcceso)) === false) continue;
        await afterApplying(kit, as, urlAcceso, idoferta);
        return;
      }
    }
    throw new SkipJourney('no student could apply to an offer');
  },
};

async function afterApplying(kit: Kit, as: TestSession, urlOferta: string, idoferta: number): Promise<void> {
  const application = async () => (await applicationsOf(kit, as)).find((it) => it.idoferta === idoferta);
  const made = await application();
  assertStored(kit, 'inscribirse', made !== undefined, 'the application in the student’s list');
  assertLocalTime(kit, 'inscribirse', made?.fechaInscripcion);
  await kit.ask('inscribirse', {
    as,
    body: { urlOferta, condicionesAceptadas: true },
    expect: [10],
    rule: 'again',
  });
  for (const student of kit.students) if (await reorder(kit, student)) break;
  const [, other] = kit.students;
  if (other && other !== as) {
    await kit.ask('desinscribirse', { as: other, body: { urlOferta }, expect: [0, 4, 30, 31, 49] });
    const after = await application();
    kit.assert(after?.estado === made?.estado, 'desinscribirse', {
      rule: 'foreign-id',
      expected: 'an application that another student cannot withdraw',
      came: `state ${after?.estado ?? 'none'} after state ${made?.estado ?? 'none'}`,
    });
  }
  await kit.ask('desinscribirse', { as, body: { urlOferta }, may: [30, 49] });
  await kit.ask('desinscribirse', { as, body: { urlOferta }, expect: [30, 31, 49], rule: 'again' });
}

/** Reorders the student's open applications and restores the order; false with fewer than two. */
async function reorder(kit: Kit, as: TestSession): Promise<boolean> {
  if (!as.datos.conPracticas) return false;
  const wrong = { orden: ['no-existe-esta-oferta'] };
  await kit.ask('editOrdenCandidaturasAlumno', { as, body: wrong, expect: [31, 49] });
  const open = async () => {
    const { datos = [] } = await kit.ask('dameCandidaturasPracticasUsuario', { as });
    return datos.filter(({ puedeRetirar }) => puedeRetirar).map(({ urlAcceso }) => urlAcceso);
  };
  const before = await open();
  if (before.length < 2) return false;
  const orden = before.toReversed();
  const { ok } = await kit.ask('editOrdenCandidaturasAlumno', { as, body: { orden } });
  if (!ok) return true;
  const isKept = JSON.stringify(await open()) === JSON.stringify(orden);
  assertStored(kit, 'editOrdenCandidaturasAlumno', isKept, 'the list in the order that was sent');
  await kit.ask('editOrdenCandidaturasAlumno', { as, body: { orden: before } });
  return true;
}

const preEnrolments: Journey = {
  calls: ['aceptarPreinscripcion', 'rechazarPreinscripcion'],
  run: async (kit) => {
    const as = aStudent(kit);
    const unknown = { urlOferta: 'no-existe-esta-oferta' };
    for (const name of ['aceptarPreinscripcion', 'rechazarPreinscripcion'] as const) {
      await kit.ask(name, { as, body: unknown, expect: [4, 31] });
    }
    const pending: { as: TestSession; application: Application }[] = [];
    for (const session of kit.students) {
      const own = await applicationsOf(kit, session);
      const waiting = own.filter(({ estado }) => estado === candidacyStates.preEnrolmentPending);
      pending.push(...waiting.map((application) => ({ as: session, application })));
    }
    const [first, second] = pending;
    const rejected = required(second ?? first, 'no student has a pre-enrolment to answer (state 16)');
    await reject(kit, rejected.as, rejected.application);
    if (!first || !second) return;
    const body = { urlOferta: first.application.urlAcceso, condicionesAceptadas: true };
    const { ok } = await kit.ask('aceptarPreinscripcion', { as: first.as, body, may: [17, 49, 72] });
    if (ok)
      await kit.ask('aceptarPreinscripcion', { as: first.as, body, expect: [14, 31, 49], rule: 'again' });
  },
};

async function reject(
  kit: Kit,
  as: TestSession,
  { urlAcceso, idPerfil, idoferta }: Application,
): Promise<void> {
  const { datos: reasons = [] } = await kit.ask('tipoMotivoCambioEstadoCandidatura', {
    params: { language: 'es' },
  });
  const state = candidacyStates.preEnrolmentRejected;
  const reason = reasons.find((it) => it.idEstado === state && it.idPerfil === idPerfil);
  const reasonFields = reason ? { idMotivo: reason.idMotivo } : { motivo: 'Prueba del contrato' };
  const body = { urlOferta: urlAcceso, ...reasonFields };
  const { ok } = await kit.ask('rechazarPreinscripcion', { as, body, may: [49] });
  if (!ok) return;
  const after = (await applicationsOf(kit, as)).find((it) => it.idoferta === idoferta);
  assertStored(kit, 'rechazarPreinscripcion', after?.estado === state, 'the application in state 17');
  await kit.ask('rechazarPreinscripcion', { as, body, expect: [14, 31, 49], rule: 'again' });
}

const proposal: Journey = {
  calls: ['solicitudPracticaAlumno'],
  run: async (kit) => {
    const as = aStudent(kit);
    const body = {
      cif: newCif(),
      email: newEmail(),
      nombreEmpresa: 'Pruebas del Contrato, S. L.',
      direccion: 'Calle de la Prueba, 1',
      nombreContacto: 'Prueba Del Contrato',
      telefono: '600123456',
      fechaInicio: inDays(500),
      fechaFin: inDays(560),
      horasAldia: 4,
      tareasAdesarrollar: 'Prueba del contrato',
      condicionesAceptadas: true,
    };
    const may = [17, 21, 23, 24, 26, 52, 81];
    await kit.ask('solicitudPracticaAlumno', { as, body: { ...body, cif: 'B00000001' }, expect: [33], may });
    await kit.ask('solicitudPracticaAlumno', {
      as,
      body: { ...body, fechaInicio: body.fechaFin, fechaFin: body.fechaInicio },
      expect: [27],
      may,
    });
    const { datos } = await kit.ask('solicitudPracticaAlumno', { as, body, may });
    const { datos: list } = await kit.ask('damePropuestasAlumno', { as });
    if (!datos || !list) return;
    const { idSolicitudPractica } = datos;
    const isThere = list.some((it) => it.idSolicitudPractica === idSolicitudPractica);
    assertStored(kit, 'solicitudPracticaAlumno', isThere, 'the proposal in damePropuestas');
  },
};

const events: Journey = {
  calls: ['inscribirseEnEvento'],
  run: async (kit) => {
    const as = aStudent(kit);
    const none = { idEvento: 2_000_000_000, urlEvento: 'no-existe-este-evento' };
    await kit.ask('inscribirseEnEvento', { as, body: none, expect: [74] });
    const { datos = [] } = await kit.ask('dameEventos', { as });
    for (const { idEvento, urlAcceso, fecha } of datos) {
      if (fecha.slice(0, 10) < inDays(0)) continue;
      const body = { idEvento, urlEvento: urlAcceso };
      const { ok } = await kit.ask('inscribirseEnEvento', { as, body, may: [75, 76, 77, 78] });
      if (!ok) continue;
      const { datos: event } = await kit.ask('dameFichaEvento', { as, params: { id: urlAcceso } });
      assertStored(kit, 'inscribirseEnEvento', event?.inscrito !== false, 'inscrito in dameFichaEvento');
      await kit.ask('inscribirseEnEvento', { as, body, expect: [75, 76, 77, 78], rule: 'again' });
      return;
    }
    throw new SkipJourney('there is no event that one can still enrol in');
  },
};

const programmes: Journey = {
  calls: ['solicitaAdhesionPrograma', 'solicitaAdhesionProgramaEmpresa'],
  run: async (kit) => {
    const sides = [
      ['solicitaAdhesionPrograma', kit.students],
      ['solicitaAdhesionProgramaEmpresa', kit.companies],
    ] as const;
    const { datos: active = [] } = await kit.ask('programasPracticasActivos');
    for (const [name, sessions] of sides) {
      const [first] = sessions;
      if (!first) continue;
      await kit.ask(name, { as: first, params: { id: 'no-existe-este-programa' }, expect: [63] });
      await join(
        kit,
        name,
        sessions,
        active.map(({ urlAcceso }) => urlAcceso),
      );
    }
  },
};

/** Joins the first programme that one of the accounts can join. */
async function join(
  kit: Kit,
  name: 'solicitaAdhesionPrograma' | 'solicitaAdhesionProgramaEmpresa',
  sessions: readonly TestSession[],
  active: readonly string[],
): Promise<void> {
  for (const as of sessions) {
    for (const id of active) {
      const params = { id, tipo: as.tipo };
      const { datos } = await kit.ask('detallePrograma', { as, params });
      if (!datos?.necesitaAdhesion || datos.estadoAdhesion !== 'ninguna') continue;
      const { ok } = await kit.ask(name, { as, params: { id }, may: [64] });
      if (!ok) continue;
      const after = await kit.ask('detallePrograma', { as, params });
      const isKept = after.datos?.estadoAdhesion !== 'ninguna';
      assertStored(kit, name, isKept, 'estadoAdhesion “solicitada” in detallePrograma');
      await kit.ask(name, { as, params: { id }, expect: [64, 65], rule: 'again' });
      return;
    }
  }
}

export const applicationJourneys: readonly Journey[] = [
  applying,
  preEnrolments,
  proposal,
  events,
  programmes,
];
