import type * as study from '#core/contract/entities/study.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';

/** Docs of studies in a CV, in requests and answers. */
export const studyKeys = {
  titulacion: describeListId(
    'titulaciones',
    'The degree (`idTitulacion`). Required unless `titulacionTexto` is, and always for studies of this university.',
  ),
  titulacionTexto: describe(
    'Name of a degree that is in no list, instead of `titulacion`; required without it.',
    omittedFromExamples,
  ),
  centro: describe('University, school or faculty of the studies.', 'Escuela Politécnica Superior'),
  nivel: describeListId(
    'tiposNivelesTitulacion',
    'Level of the degree. Absent: the one that `titulaciones` gives it.',
  ),
  tipoFormacion: describeListId(
    'tiposFormacionAcademica',
    'Kind of education. Absent: the one of the degree. Complementary training (6 in the sandbox) stands in `formacionComplementaria` of the CV.',
  ),
  rama: describeListId('ramas', 'Branch of knowledge.'),
  duracion: describe(
    'How long they take, in words of the person: a number above 0 with its unit. A number alone is of years, at most 20. Anything else is refused with 15.',
    '4 años',
  ),
  actual: describe('Whether the person is studying this now. Absent: no.', true),
  nota: describe(
    'Average grade with a point and at most two decimals, from 1 to 4 unless the university has a scale of its own.',
    3.25,
  ),
} as const;

export const studyDocs = {
  studySchema: {
    text: 'Studies in a CV.',
    keys: {
      id: describe('Id of these studies in the CV.', 610),
      deLaUniversidad: describe(
        'Whether they are of this university: such studies are added by addEstudioUniversidad and removed by bajaEstudioUniversidad.',
        true,
      ),
      ...studyKeys,
    },
  },
} satisfies EntityDocs<typeof study>;
