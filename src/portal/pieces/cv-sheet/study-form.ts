import type { addEstudio } from '#core/contract/calls/cv-studies.ts';
import { aside, number, oneOf, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/**
 * Where studies are from: of this university, which are chosen from its degrees; of another one with a name of their
 * own; or of another one, and yet with a degree of the list.
 */
export type StudyOrigin = 'own' | 'other' | 'listed';

/** Studies, and complementary training. */
export const studyForm = formOf<typeof addEstudio>()(
  { call: 'addEstudio', group: 'academicos', texts: 'cv' },
  {
    origen: aside(),
    titulacion: oneOf('titulaciones'),
    titulacionTexto: text(150, { flag: 'titulacion' }),
    tipoFormacion: oneOf('tiposFormacionAcademica'),
    nivel: oneOf('tiposNivelesTitulacion'),
    centro: text(150),
    rama: oneOf('ramas'),
    duracion: text(50),
    // Grades are in the range of the brand.
    nota: number(0, 100),
    actual: tick(),
  },
  {
    titulacion: ['origen', (origin) => origin !== 'other'],
    titulacionTexto: ['origen', (origin) => origin === 'other'],
    tipoFormacion: ['origen', (origin) => origin !== 'own'],
    nivel: ['origen', (origin) => origin !== 'own'],
  },
);
