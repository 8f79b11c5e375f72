import type * as calls from '#core/contract/calls/student-offers.ts';
import { type CallNotes, listed, note } from '../note.ts';
import { programme } from '../story.ts';

export const studentOffersNotes = {
  dameOfertasUsuario: {
    params: { type: note('Placements or jobs.', 'practicas'), page: note('Page, from 1.', 1) },
    query: {
      comun: note('Only offers with these words in title, company or description.', 'desarrollo'),
      date: note(
        'Order: `desc`, the default, newest first; `asc` oldest first. Highlighted days count.',
        'desc',
      ),
      titulo: note('Only offers with these letters in the title.', 'web'),
      provincia: note('Only offers with these letters in the name of the province.', 'Balears'),
      titulaciones: listed('titulaciones', 'Only offers for one of these degrees.', [113]),
      omitirInscritos: note('Only offers that the student has not applied to.', '1'),
      soloPosibles: note('Only offers that the student could apply for now: `puedeInscribirse`.', '1'),
      fechainicio: note('Only offers that begin on this day or later, YYYY-MM-DD.', '2026-03-01'),
      contrato: listed(
        ['tiposContratoOfertaPracticas', 'tiposContrato'],
        'Only offers of one of these kinds of contract.',
        [2],
      ),
      salario: note('Only offers with at least this pay, in the unit of `salario`.', 500),
      areasTitulaciones: listed('ambitosEstudio', 'Only offers for one of these areas of study.', [7]),
      tipoModalidadAsistencia: listed('tiposModalidadAsistencia', 'Only offers of one of these kinds.', [3]),
      areaFuncional: listed('areasFuncionales', 'Only offers of one of these functional areas.', [9]),
      nivelesTitulaciones: listed('tiposNivelesTitulacion', 'Only offers for one of these levels.', [1]),
      tiposFormacion: listed(
        'tiposFormacionAcademica',
        'Only offers for one of these kinds of education.',
        [1],
      ),
      tituloPrograma: note('Only offers with these letters in the title of the programme.', programme.titulo),
    },
    datos: {
      ofertas: 'The offers of the page, at most 10.',
      numPaginas: note('How many pages there are; 0 without offers.', 12),
      numTotal: note('How many offers there are on all pages.', 118),
      filtrosAplicados: note(
        'Keys of the query that the server heeded. Without it the portal reads all pages and filters by itself.',
        ['comun', 'titulaciones'],
      ),
    },
  },
  ofertasEncajanConUsuario: { datos: { ofertas: 'The offers, newest first.' } },
} satisfies CallNotes<typeof calls>;
