import * as codes from '#core/contract/codes.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Calls } from '#core/contract/calls/index.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { aCompany, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required } from '../skip-journey.ts';
import { inDays, newPdf, newWord } from '../values.ts';
import { assertStored, assertUnchanged } from './assert-stored.ts';
import { idOf } from './domain-ids.ts';

type OfferForm = RequestOf<Calls['addOferta']>;

/** Ids of lists that a server may lack. */
const choices = {
  campus: 'campus',
  experiencia: 'tiposExperiencia',
  tipoModalidadAsistencia: 'tiposModalidadAsistencia',
  creditosSuperados: 'rangosDeCreditos',
} as const;

async function furtherId(kit: Kit, listName: string): Promise<number | undefined> {
  const { datos } = await kit.ask('dominio', { params: { listName, language: 'es' }, may: [1] });
  const [row] = datos ?? [];
  return row && 'id' in row ? row.id : undefined;
}

/** An offer with every field that a university may require. */
async function offerForm(kit: Kit, idPerfil: 1 | 2): Promise<OfferForm> {
  const common = {
    titulo: `Oferta de prueba ${newWord()}`,
    idPerfil,
    plazas: 1,
    descripcion: 'Prueba del contrato',
    contrato: await idOf(kit, idPerfil === 2 ? 'tiposContratoOfertaPracticas' : 'tiposContrato'),
    horario: 'Mañanas',
    horasAldia: 4,
    numeroDiasSemana: 5,
    tiempoDedicacionJornada: 50,
    meses: 3,
    pais: 1,
    provincia: 28,
    localidad: 'Madrid',
    sector: await idOf(kit, 'sectoresActividad'),
    area_funcional: await idOf(kit, 'areasFuncionales'),
    fechaInicio: inDays(60),
    fechaFin: inDays(150),
    fechaCaducidad: inDays(40),
  };
  const { datos: degrees } = await kit.ask('titulaciones', { params: { language: 'es' } });
  const titulaciones = [required(degrees?.[0], 'there are no degrees').idTitulacion];
  const chosen: Record<string, number> = {};
  for (const [key, listName] of Object.entries(choices)) {
    const id = await furtherId(kit, listName);
    if (id !== undefined) chosen[key] = id;
  }
  const firm = 'Pruebas del Contrato, S. L.';
  const both = {
    ...common,
    ...chosen,
    titulaciones,
    empresaDestino: firm,
    idOpcionPublicacion: 1,
    perfilNoUniversitario: false,
  };
  if (idPerfil === 1) return { ...both, salario: 20_000, salarioMaximo: 25_000 };
  return {
    ...both,
    tareasAdesarrollar: 'Prueba del contrato',
    ayudaEstudio: 400,
    nombreTutorEmpresa: 'Prueba',
    apellidosTutorEmpresa: 'Del Contrato',
    emailTutorEmpresa: 'tutoria@pruebas.example',
    telefonoTutorEmpresa: '600123456',
    titulacionTutorEmpresa: 'Ingeniería',
    puestoTrabajo: 'Técnico de pruebas',
    departamento: 'Pruebas',
  };
}

/** The offers of a company, from its list. */
export const processesOf = async (kit: Kit, as: TestSession): Promise<Process[]> =>
  (await kit.ask('dameProcesosEmpleoYpracticas', { as })).datos ?? [];

/** Counters follow what was written. */
async function assertCounted(kit: Kit, as: TestSession): Promise<void> {
  const { datos: counts } = await kit.ask('dameNumProcesos', { as });
  const there = (await processesOf(kit, as)).filter(({ Estado }) => Estado !== 'eliminada');
  const listed = there.filter(({ idPerfil }) => idPerfil === 2).length;
  kit.assert(!counts || counts.practicas === listed, 'dameNumProcesos', {
    rule: 'counts',
    at: 'datos.practicas',
    expected: `${listed}, as dameProcesosEmpleoYpracticas lists after an offer was added`,
    came: String(counts?.practicas),
  });
}

const life: Journey = {
  calls: ['addOferta', 'copiarOferta', 'copiarOfertaPerfilContrario', 'deleteOferta', 'dameOfertaEditable'],
  run: async (kit) => {
    const as = aCompany(kit);
    // A kind of offer that the university does not have is refused with 48.
    const may = [24, 48, 58, 72];
    const placement = await offerForm(kit, 2);
    let form = placement;
    let made = await kit.ask('addOferta', { as, body: placement, may });
    if (made.status === codes.actionNotAllowed) {
      form = await offerForm(kit, 1);
      made = await kit.ask('addOferta', { as, body: form, may });
    }
    const { idoferta, urlAcceso } = required(made.datos, 'no offer could be made');
    const own = async () => (await processesOf(kit, as)).find((it) => it.idoferta === idoferta);
    const isPending = (await own())?.Estado === 'pendiente';
    assertStored(kit, 'addOferta', isPending, 'the offer, pending, in dameProcesosEmpleoYpracticas');
    await assertCounted(kit, as);
    const { datos: editable } = await kit.ask('dameOfertaEditable', { as, params: { id: idoferta } });
    assertStored(
      kit,
      'addOferta',
      !editable || editable.titulo === form.titulo,
      'the title in dameOfertaEditable',
    );
    const titulo = `${form.titulo} bis`;
    const file = form.idPerfil === 2 ? { ficheroInformacionComplementaria: newPdf() } : {};
    await kit.ask('addOferta', { as, body: { ...form, ...file, titulo, idoferta } });
    assertStored(kit, 'addOferta', (await own())?.titulo === titulo, 'the other title in the list');
    const late = { ...form, fechaInicio: form.fechaFin, fechaFin: form.fechaInicio };
    await kit.ask('addOferta', { as, body: late, expect: [27] });
    await kit.ask('addOferta', {
      as,
      body: { ...form, titulo: 'x'.repeat(251) },
      expect: [15],
      rule: 'limits',
    });
    const body = { urlOferta: urlAcceso };
    for (const name of ['copiarOferta', 'copiarOfertaPerfilContrario'] as const) {
      await kit.ask(name, { as, body: { urlOferta: 'no-existe-esta-oferta' }, expect: [4] });
      const copy = await kit.ask(name, { as, body, may: [48] });
      if (!copy.datos) continue;
      const copied = copy.datos.urlAcceso;
      const there = (await processesOf(kit, as)).find((it) => it.urlAcceso === copied);
      assertStored(kit, name, there?.Estado === 'pendiente', 'a pending copy in the list');
      await kit.ask('deleteOferta', { as, body: { urlOferta: copied } });
    }
    const [, other] = kit.companies;
    if (other) {
      await kit.ask('deleteOferta', { as: other, body, expect: [4] });
      await kit.ask('addOferta', {
        as: other,
        body: { ...form, titulo: 'Ajena', idoferta },
        expect: [4],
        may: [24],
      });
      assertUnchanged(kit, 'deleteOferta', (await own())?.titulo === titulo, 'an offer');
    }
    await kit.ask('deleteOferta', { as, body });
    const gone = ['eliminada', undefined].includes((await own())?.Estado);
    assertStored(kit, 'deleteOferta', gone, 'a list without the offer');
    await kit.ask('deleteOferta', { as, body, expect: [4, 48] });
  },
};

const closing: Journey = {
  calls: ['cerrarOferta'],
  run: async (kit) => {
    const as = aCompany(kit);
    const none = { urlOferta: 'no-existe-esta-oferta', hayElegido: false };
    await kit.ask('cerrarOferta', { as, body: none, expect: [4] });
    const open = (await processesOf(kit, as)).filter(({ Estado }) => Estado === 'activa');
    const fewest = open.toSorted((a, b) => a.numCandidatos - b.numCandidatos)[0];
    const { urlAcceso, idoferta } = required(fewest, 'the company has no active offer to close');
    const body = { urlOferta: urlAcceso, hayElegido: false };
    await kit.ask('cerrarOferta', { as, body: { ...body, hayElegido: true }, expect: [15] });
    await kit.ask('cerrarOferta', { as, body });
    const after = (await processesOf(kit, as)).find((it) => it.idoferta === idoferta);
    assertStored(kit, 'cerrarOferta', after?.Estado === 'cerrada', 'the offer, closed, in the list');
    await kit.ask('cerrarOferta', { as, body, expect: [49] });
  },
};

export const offerJourneys: readonly Journey[] = [life, closing];
