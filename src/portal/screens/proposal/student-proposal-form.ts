import type { solicitudPracticaAlumno } from '#core/contract/calls/student-proposal.ts';
import { choice, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';
import { placementTasks, placementTime } from '#portal/pieces/placement-proposal/company-proposal-form.ts';

const autoComplete = 'off';

/** Form of a student's proposal. `studentProposalFlags` decides which fields are shown. */
export const studentProposalForm = formOf<typeof solicitudPracticaAlumno>()(
  { call: 'solicitudPracticaAlumno', flags: 'given', texts: 'proposal', wire: { form: 'solicitud' } },
  {
    cif: text(20, { isCode: true, autoComplete }),
    nombreEmpresa: text(150, { autoComplete }),
    direccion: text(250, { autoComplete }),
    email: text(200, { format: 'email', autoComplete }),
    nombreContacto: text(150, { autoComplete }),
    telefono: text(30, { format: 'phone', autoComplete }),
    titulacion: choice(),
    ...placementTime,
    ...placementTasks,
    condicionesAceptadas: tick({ label: 'proposal.conditions' }),
  },
);

export type StudentProposal = ValuesOf<typeof studentProposalForm.fields>;
