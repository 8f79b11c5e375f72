import type {
  editCompetencias,
  editConocimientosInformaticos,
  editInteres,
  editSectoresInteres,
} from '#core/contract/calls/cv-parts.ts';
import type { programSkillSchema } from '#core/contract/entities/cv.ts';
import { manyOf, oneOf, rows } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Field of the interests. */
export const interestsForm = formOf<typeof editInteres>()(
  { call: 'editInteres', group: 'profesional', texts: 'cv' },
  { tags: manyOf('TagsInteresAlumno', { flag: 'interes' }) },
);

/** Field of the sectors of interest. */
export const sectorsForm = formOf<typeof editSectoresInteres>()(
  { call: 'editSectoresInteres', group: 'profesional', texts: 'cv' },
  { sectoresInteres: manyOf('sectoresActividad') },
);

/** Field of the competences. */
export const competencesForm = formOf<typeof editCompetencias>()(
  { call: 'editCompetencias', group: 'profesional', texts: 'cv' },
  { competencias: manyOf('competenciasfesionales') },
);

const program = formOf<typeof programSkillSchema>()(
  { texts: 'cv' },
  {
    programa: oneOf('ProgramasInformaticos', { own: 'required', label: 'cv.programasInformaticos' }),
    nivel: oneOf('nivelesProgramasInformaticos', { own: 'optional', label: 'cv.level' }),
  },
);

/** Rows of computer programs with their levels. */
export const programsForm = formOf<typeof editConocimientosInformaticos>()(
  { call: 'editConocimientosInformaticos', group: 'profesional', texts: 'cv' },
  { programasInformaticos: rows(100, program, 'programa') },
);
