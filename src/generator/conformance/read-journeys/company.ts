import type { CallName } from '#core/contract/calls/index.ts';
import { aCompany, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required } from '../skip-journey.ts';
import { assertCalendar } from './calendar.ts';
import { newDni } from '../values.ts';
import { type AnswersByCall, assertDisjointRows, assertOwner } from './own-data.ts';

/** Calls without preconditions besides a session. */
const plainCalls = [
  'dameProcesosEmpleoYpracticas',
  'dameNumProcesos',
  'dameConveniosEmpresa',
  'dameDetalleUltimoConvenioEmpresa',
  'dameDocumentosPracticas',
  'dameDocumentosPracticasPorPrograma',
  'documentosAportados',
  'damePracticas',
  'dameAnexosPracticas',
  'dameNotasInformativasPracticasCurricularExtraordinaria',
  'programasDeLaEmpresa',
  'tieneMenuSolicitudesPracticasEducacion',
  'dameSolicitudesPracticasEducacion',
  'faltanDatosAlaEmpresa',
  'faltanDatosAlContactoEmpresa',
  'dameContactosTipoTutorPracticas',
  'dameContactosConveniosEmpresa',
  'dameContactosFacturacionEmpresa',
  'dameCuentasFacturacion',
  'dameEncuestas',
  'dameEventosEmpresa',
  'damePropuestasEmpresa',
] as const satisfies readonly CallName[];

async function readAll(kit: Kit, as: TestSession): Promise<AnswersByCall> {
  const found: AnswersByCall = new Map();
  for (const name of plainCalls) {
    const { datos } = await kit.ask(name, { as });
    if (datos !== undefined) found.set(name, datos);
  }
  assertCalendar(kit, 'damePracticas', found.get('damePracticas'));
  for (const name of ['dameNotificaciones', 'dameComunicaciones'] as const) {
    const { datos } = await kit.ask(name, { as, params: { tipo: 'Empresa' } });
    if (datos) found.set(name, datos);
  }
  for (const name of ['editaUsuarioLectura', 'dameDatosContactoEmpresa'] as const) {
    const { datos } = await kit.ask(name, { as });
    if (datos) assertOwner(kit, name, datos.nombre, as);
  }
  return found;
}

async function assertConsistent(kit: Kit, as: TestSession): Promise<void> {
  const { datos: list } = await kit.ask('dameProcesosEmpleoYpracticas', { as });
  const { datos: counts } = await kit.ask('dameNumProcesos', { as });
  const there = list?.filter(({ Estado }) => Estado !== 'eliminada') ?? [];
  const of = (kind: 1 | 2): number => there.filter(({ idPerfil }) => idPerfil === kind).length;
  const agrees = !list || !counts || (counts.empleo === of(1) && counts.practicas === of(2));
  kit.assert(agrees, 'dameNumProcesos', {
    rule: 'counts',
    expected: `${of(2)} placements and ${of(1)} jobs, as dameProcesosEmpleoYpracticas lists`,
    came: `${counts?.practicas} and ${counts?.empleo}`,
  });
  const { datos: requests } = await kit.ask('dameSolicitudesPracticasEducacion', { as });
  const { datos: menu } = await kit.ask('tieneMenuSolicitudesPracticasEducacion', { as });
  const has = (requests?.length ?? 0) > 0;
  kit.assert(!has || menu === undefined || menu, 'tieneMenuSolicitudesPracticasEducacion', {
    rule: 'counts',
    expected: 'true, since there are requests',
    came: 'false',
  });
  const { datos: agreements } = await kit.ask('dameConveniosEmpresa', { as });
  const { datos: latest } = await kit.ask('dameDetalleUltimoConvenioEmpresa', { as });
  const ids = agreements?.map(({ idConvenio }) => idConvenio) ?? [];
  kit.assert(!latest || !agreements || ids.includes(latest.idConvenio), 'dameDetalleUltimoConvenioEmpresa', {
    rule: 'counts',
    at: 'datos.idConvenio',
    expected: 'one of dameConveniosEmpresa',
    came: String(latest?.idConvenio),
  });
  await kit.openFile('dameDetalleUltimoConvenioEmpresa', latest?.enlace);
  const { datos: files } = await kit.ask('documentosAportados', { as });
  await kit.openFile('documentosAportados', files?.[0]?.enlace);
  for (const name of ['faltanDatosAlaEmpresa', 'faltanDatosAlContactoEmpresa'] as const) {
    const { datos } = await kit.ask(name, { as });
    const named = datos?.campos?.length ?? 0;
    kit.assert(!datos?.campos || datos.faltanDatos === named > 0, name, {
      rule: 'counts',
      at: 'datos',
      expected: 'faltanDatos to be true exactly where campos names something',
      came: `${datos?.faltanDatos} with ${named} in campos`,
    });
  }
}

async function readProcess(kit: Kit): Promise<void> {
  const as = aCompany(kit);
  const { datos: list } = await kit.ask('dameProcesosEmpleoYpracticas', { as });
  for (const name of ['dameDatosProceso', 'dameDatosProcesoComoAlumno'] as const) {
    await kit.ask(name, { as, params: { id: 'no-existe-esta-oferta' }, expect: [4] });
  }
  const most = list?.toSorted((a, b) => b.numCandidatos - a.numCandidatos)[0];
  const { urlAcceso: id, idoferta, numCandidatos } = required(most, 'the company has no offer');
  const { datos } = await kit.ask('dameDatosProceso', { as, params: { id } });
  kit.assert(!datos || datos.proceso.idoferta === idoferta, 'dameDatosProceso', {
    rule: 'counts',
    at: 'datos.proceso.idoferta',
    expected: `${idoferta}, as the list says of ${id}`,
    came: String(datos?.proceso.idoferta),
  });
  kit.assert(!datos || datos.candidatos.length === numCandidatos, 'dameDatosProceso', {
    rule: 'counts',
    at: 'datos.candidatos',
    expected: `${numCandidatos}, as numCandidatos of the list`,
    came: String(datos?.candidatos.length),
  });
  await kit.ask('dameDatosProcesoComoAlumno', { as, params: { id } });
  // Data of a company is private to it.
  const [, other] = kit.companies;
  if (!other) return;
  for (const name of ['dameDatosProceso', 'dameDatosProcesoComoAlumno'] as const) {
    await foreign(kit, name, other, { id }, [4]);
  }
  await foreign(kit, 'dameOfertaEditable', other, { id: idoferta }, [4]);
}

/** Requests data of another company, which must be refused. */
async function foreign(
  kit: Kit,
  name: 'dameDatosProceso' | 'dameDatosProcesoComoAlumno' | 'dameOfertaEditable' | 'dameSolicitudPractica',
  as: TestSession,
  params: { id: string | number },
  expect: readonly number[],
): Promise<void> {
  const { status } = await kit.ask(name, { as, params: params as never, expect: [...expect, 0] });
  kit.assert(status !== 0, name, {
    rule: 'foreign-id',
    expected: `status ${expect.join(' or ')} for what belongs to another company`,
    came: 'status 0, with the data',
  });
}

export const companyReadJourneys: readonly Journey[] = [
  {
    calls: [
      ...plainCalls,
      'dameNotificaciones',
      'dameComunicaciones',
      'editaUsuarioLectura',
      'dameDatosContactoEmpresa',
    ],
    run: async (kit) => {
      const as = aCompany(kit);
      const own = await readAll(kit, as);
      await assertConsistent(kit, as);
      const [, other] = kit.companies;
      if (other) assertDisjointRows(kit, own, await readAll(kit, other), as);
    },
  },
  {
    calls: ['dameDatosEmpresa'],
    run: async (kit) => {
      const { datos } = await kit.ask('dameDatosEmpresa', { as: aCompany(kit) });
      const [, other] = kit.companies;
      if (!datos || !other) return;
      const { datos: others } = await kit.ask('dameDatosEmpresa', { as: other });
      kit.assert(others?.idEmpresa !== datos.idEmpresa, 'dameDatosEmpresa', {
        rule: 'own-data',
        at: 'datos.idEmpresa',
        expected: 'another company for another account',
        came: `${datos.idEmpresa} for both`,
      });
    },
  },
  { calls: ['dameDatosProceso', 'dameDatosProcesoComoAlumno'], run: readProcess },
  {
    calls: ['dameOfertaEditable'],
    run: async (kit) => {
      const as = aCompany(kit);
      const { datos: list } = await kit.ask('dameProcesosEmpleoYpracticas', { as });
      await kit.ask('dameOfertaEditable', { as, params: { id: 2_000_000_000 }, expect: [4] });
      const pending = list?.find(({ Estado, tieneGestor }) => Estado === 'pendiente' && !tieneGestor);
      const { idoferta } = required(pending, 'the company has no pending offer without a manager');
      await kit.ask('dameOfertaEditable', { as, params: { id: idoferta } });
    },
  },
  {
    calls: ['dameSolicitudPractica'],
    run: async (kit) => {
      const as = aCompany(kit);
      await kit.ask('dameSolicitudPractica', { as, params: { id: 2_000_000_000 }, expect: [48] });
      const requests = [];
      for (const session of kit.companies) {
        const { datos = [] } = await kit.ask('dameSolicitudesPracticasEducacion', { as: session });
        requests.push(...datos.map(({ idSolicitudPractica: id }) => ({ id, session })));
      }
      const { id, session } = required(requests[0], 'no company has an education request');
      await kit.ask('dameSolicitudPractica', { as: session, params: { id } });
      const other = kit.companies.find((it) => it !== session);
      if (other) await foreign(kit, 'dameSolicitudPractica', other, { id }, [48]);
    },
  },
  {
    calls: ['compruebaDNIalumno'],
    run: async (kit) => {
      const as = aCompany(kit);
      await kit.ask('compruebaDNIalumno', { as, body: { dni: '12345678A' }, expect: [66] });
      const dni = newDni();
      // A server may limit the number of look-ups per day.
      const { datos } = await kit.ask('compruebaDNIalumno', { as, body: { dni }, may: [48] });
      kit.assert(datos?.existe !== true, 'compruebaDNIalumno', {
        rule: 'counts',
        at: 'datos.existe',
        expected: `false for ${dni}, which nobody has`,
        came: 'true',
      });
    },
  },
];
