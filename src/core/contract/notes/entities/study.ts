import type * as study from '#core/contract/entities/study.ts';
import { type EntityNotes, leftOut, listed, note } from '../note.ts';

/** Keys of studies in a CV, as they are sent and answered. */
export const studyKeys = {
  titulacion: listed(
    'titulaciones',
    'The degree (`idTitulacion`). Must be there unless `titulacionTexto` is, and always for studies of this university.',
  ),
  titulacionTexto: note(
    'Name of a degree that is in no list, instead of `titulacion`; must be there without it.',
    leftOut,
  ),
  centro: note('University, school or faculty of the studies.', 'Escuela Politécnica Superior'),
  nivel: listed(
    'tiposNivelesTitulacion',
    'Level of the degree. Absent: the one that `titulaciones` gives it.',
  ),
  tipoFormacion: listed(
    'tiposFormacionAcademica',
    'Kind of education. Absent: the one of the degree. Complementary training (6 in the sandbox) stands in `formacionComplementaria` of the CV.',
  ),
  rama: listed('ramas', 'Branch of knowledge.'),
  duracion: note(
    'How long they take, in words of the person: a number above 0 with its unit. A number alone is of years, at most 20. Anything else is refused with 15.',
    '4 años',
  ),
  actual: note('Whether the person is studying this now. Absent: no.', true),
  nota: note(
    'Average grade with a point and at most two decimals, from 1 to 4 unless the university has a scale of its own.',
    3.25,
  ),
} as const;

export const studyNotes = {
  studySchema: {
    text: 'Studies in a CV.',
    keys: {
      id: note('Id of these studies in the CV.', 610),
      deLaUniversidad: note(
        'Whether they are of this university: such studies are added by addEstudioUniversidad and removed by bajaEstudioUniversidad.',
        true,
      ),
      ...studyKeys,
    },
  },
} satisfies EntityNotes<typeof study>;
