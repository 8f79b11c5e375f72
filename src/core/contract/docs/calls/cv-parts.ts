import type * as calls from '#core/contract/calls/cv-parts.ts';
import { type CallDocs, describeListId, describe } from '../key-docs.ts';
import { preferencesKeys, spokenLanguageKeys } from '../entities/cv.ts';
import { personalKeys } from '../entities/personal-data.ts';
import { removalIsIdempotent, currentPassword, wrongPasswordKeys } from './parameters.ts';

const languageId = describe('Id of the entry in `idiomas` of the CV.', 630);

export const cvPartDocs = {
  editDatosPersonales: {
    request: { ...personalKeys, passwordActual: currentPassword('with another `email`') },
    datosOf: wrongPasswordKeys,
  },
  addIdioma: {
    request: spokenLanguageKeys,
    datos: { idNuevaAlta: describe('Id of the new entry.', 630) },
  },
  editIdioma: { request: { id: languageId, ...spokenLanguageKeys } },
  delIdioma: {
    request: { id: describe(`Id of the entry in \`idiomas\` of the CV. ${removalIsIdempotent}`, 630) },
  },
  editInteres: {
    request: { tags: describeListId('TagsInteresAlumno', 'All interests; others are removed.', [11]) },
  },
  editSectoresInteres: {
    request: {
      sectoresInteres: describeListId(
        'sectoresActividad',
        'All sectors of interest; others are removed.',
        [21],
      ),
    },
  },
  editCompetencias: {
    request: {
      competencias: describeListId('competenciasfesionales', 'All competences; others are removed.', [3]),
    },
  },
  editConocimientosInformaticos: {
    request: { programasInformaticos: 'All programs with their levels; others are removed.' },
  },
  editProfesionales: { request: preferencesKeys },
  editPresentacion: {
    request: {
      texto: describe(
        'The introduction; line breaks count, and an empty text removes it.',
        'Me gusta aprender\ny trabajar en equipo.',
      ),
    },
  },
} satisfies CallDocs<typeof calls>;
