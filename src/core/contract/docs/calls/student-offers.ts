import type * as calls from '#core/contract/calls/student-offers.ts';
import { type CallDocs, describeListId, describe } from '../key-docs.ts';
import { programme } from '../examples.ts';

export const studentOffersDocs = {
  dameOfertasUsuario: {
    params: { type: describe('Placements or jobs.', 'practicas'), page: describe('Page, from 1.', 1) },
    query: {
      comun: describe('Only offers with these words in title, company or description.', 'desarrollo'),
      date: describe(
        'Order: `desc`, the default, newest first; `asc` oldest first. Highlighted days count.',
        'desc',
      ),
      titulo: describe('Only offers with these letters in the title.', 'web'),
      provincia: describe('Only offers with these letters in the name of the province.', 'Balears'),
      titulaciones: describeListId('titulaciones', 'Only offers for one of these degrees.', [113]),
      omitirInscritos: describe('Only offers that the student has not applied to.', '1'),
      soloPosibles: describe('Only offers that the student could apply for now: `puedeInscribirse`.', '1'),
      fechainicio: describe('Only offers that begin on this day or later, YYYY-MM-DD.', '2026-03-01'),
      contrato: describeListId(
        ['tiposContratoOfertaPracticas', 'tiposContrato'],
        'Only offers of one of these kinds of contract.',
        [2],
      ),
      salario: describe('Only offers with at least this pay, in the unit of `salario`.', 500),
      areasTitulaciones: describeListId(
        'ambitosEstudio',
        'Only offers for one of these areas of study.',
        [7],
      ),
      tipoModalidadAsistencia: describeListId(
        'tiposModalidadAsistencia',
        'Only offers of one of these kinds.',
        [3],
      ),
      areaFuncional: describeListId('areasFuncionales', 'Only offers of one of these functional areas.', [9]),
      nivelesTitulaciones: describeListId(
        'tiposNivelesTitulacion',
        'Only offers for one of these levels.',
        [1],
      ),
      tiposFormacion: describeListId(
        'tiposFormacionAcademica',
        'Only offers for one of these kinds of education.',
        [1],
      ),
      tituloPrograma: describe(
        'Only offers with these letters in the title of the programme.',
        programme.titulo,
      ),
    },
    datos: {
      ofertas: 'The offers of the page, at most 10.',
      numPaginas: describe('How many pages there are; 0 without offers.', 12),
      numTotal: describe('How many offers there are on all pages.', 118),
      filtrosAplicados: describe(
        'Keys of the query that the server heeded. Without it the portal reads all pages and filters by itself.',
        ['comun', 'titulaciones'],
      ),
    },
  },
  ofertasEncajanConUsuario: { datos: { ofertas: 'The offers, newest first.' } },
} satisfies CallDocs<typeof calls>;
