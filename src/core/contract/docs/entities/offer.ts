import type * as offerEntity from '#core/contract/entities/offer.ts';
import { type EntityDocs, describeListId, describe } from '../key-docs.ts';
import { idioma } from './written-in.ts';
import { offer, place, company, programme } from '../examples.ts';

/** Docs of the key that identifies an offer in addresses and in calls of students. */
export const urlAcceso = describe(
  'Name of the offer in addresses: letters, digits and hyphens, of this offer alone, and the same for as long as it exists. No address by itself.',
  offer.url,
);

/** Docs of an offer in any list of a student. */
export const offerCardKeys = {
  idoferta: describe('Id of the offer.', offer.id),
  titulo: describe('Title, as the company wrote it.', offer.titulo),
  empresa: describe(
    'Trade name of the company; of an anonymous offer, words in the language of the request that say so.',
    company.nombreComercial,
  ),
  fecha: describe('Day on which it was published, dd/mm/yyyy.', '02/03/2026'),
  fechaDestacada: describe(
    'Day on which the university highlighted it, dd/mm/yyyy; it counts instead of `fecha` in the order. Absent: not highlighted.',
    '04/03/2026',
  ),
  textoPerfilOferta: describe(
    '`Prácticas` marks a placement, in every language; any other text a job.',
    'Prácticas',
  ),
  provincia: describe(
    'Name of the province or, outside of Spain, region. Absent: not said.',
    place.nombreProvincia,
  ),
  nombreIsla: describe('Name of the island. Absent where the province has none.', place.nombreIsla),
  idIsla: describeListId('islas', 'The island (`idIsla`). Absent where the province has none.', place.isla),
  urlAcceso,
  idioma,
} as const;

export const offerDocs = {
  offerCardSchema: {
    text: 'An offer in a list of a student, with what the filters look at.',
    keys: {
      ...offerCardKeys,
      titulaciones: describeListId('titulaciones', 'Degrees that are asked for.', [113, 114]),
      areasTitulaciones: describeListId(
        'ambitosEstudio',
        'Areas of study: those asked for, and those of the degrees.',
        [7],
      ),
      nivelesTitulaciones: describeListId(
        'tiposNivelesTitulacion',
        'Levels: those asked for, and those of the degrees.',
        [1],
      ),
      tiposFormacion: describeListId('tiposFormacionAcademica', 'Kinds of education of the degrees.', [1]),
      tipoModalidadAsistencia: describeListId(
        'tiposModalidadAsistencia',
        'Whether one works on site, remotely or both.',
      ),
      areaFuncional: describeListId(
        'areasFuncionales',
        'Functional area of the work; `area_funcional` of the form.',
      ),
      contrato: describeListId(
        ['tiposContratoOfertaPracticas', 'tiposContrato'],
        'Kind of contract: of a placement from the first list, of a job from the second.',
      ),
      salario: describe('Pay in gross euros: per month in placements, per year in jobs.', 600),
      tituloPrograma: describe(
        'Title of the placement programme that it belongs to. Absent: none.',
        programme.titulo,
      ),
      descripcion: describe('What is offered, in words of the company.', offer.descripcion),
      fechaInicio: describe('Day on which it begins, YYYY-MM-DD.', offer.desde),
      horasAldia: describe('Hours a day.', 5),
      fechaCaducidad: describe('Last day on which one can apply, YYYY-MM-DD.', offer.hasta),
      inscrito: describe('Whether the reader has applied already, whatever became of it.', true),
      estado: describeListId('estadosCandidaturasAlumno', 'State of the own candidacy; absent without one.'),
      puedeInscribirse: describe(
        'Whether the reader would be taken now, by all rules of `inscribirse`.',
        false,
      ),
      requisitos:
        'Conditions of the offer as `dameOferta` lists them; those that the reader meets may be left out.',
    },
  },
  offerCountsSchema: {
    text: 'How many offers of a kind a student can see.',
    keys: {
      numTotal: describe('All of them.', 118),
      numEncajan: describe('Those that fit the student, of both lists alike.', 23),
    },
  },
} satisfies EntityDocs<typeof offerEntity>;
