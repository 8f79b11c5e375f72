import type {
  editarNivelFormativoSNE,
  editDatosPreferenciaPracticas,
} from '#core/contract/calls/cv-settings.ts';
import { oneOf } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

const own = 'required';

/** Field of the preferred period for a placement. */
export const periodForm = formOf<typeof editDatosPreferenciaPracticas>()(
  { call: 'editDatosPreferenciaPracticas', texts: 'cv' },
  { idPeriodoPreferencia: oneOf('tiposPeriodoCurso', { own, label: 'cv.placementPeriod' }) },
);

/** Field of the level of education as defined by the public employment service. */
export const employmentLevelForm = formOf<typeof editarNivelFormativoSNE>()(
  { call: 'editarNivelFormativoSNE', texts: 'cv' },
  { id: oneOf('tiposNivelFormativoSNE', { own, label: 'cv.idNivelFormativoSNE' }) },
);
