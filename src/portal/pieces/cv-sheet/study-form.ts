import type { addEstudio } from '#core/contract/calls/cv-studies.ts';
import { aside, number, oneOf, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/**
 * Origin of studies: this university's, chosen from its degrees; another one's, with a typed name; or another one's,
 * with a degree of the list.
 */
export type StudyOrigin = 'own' | 'other' | 'listed';

/** Form of studies and complementary training. */
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
    // The brand's range of grades is checked separately.
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
