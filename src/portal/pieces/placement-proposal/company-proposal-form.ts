import type { solicitudPracticaEmpresa } from '#core/contract/calls/company-education.ts';
import { aside, choice, day, number, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const autoComplete = 'off';

/** Fields of dates and hours, shared by the proposals of students and companies. */
export const placementTime = {
  fechaInicio: day(),
  fechaFin: day(),
  horasAldia: number(0, 24),
};

/** Field of the tasks, shared by both proposals. */
export const placementTasks = { tareasAdesarrollar: text(4000, { lines: 5 }) };

/**
 * Form of a company's data on a placement: one that it proposes, or one that a student has requested.
 * `companyProposalFlags` decides which fields are shown.
 */
export const companyProposalForm = formOf<typeof solicitudPracticaEmpresa>()(
  { call: 'solicitudPracticaEmpresa', flags: 'given', texts: 'proposal', wire: { form: 'solicitud' } },
  {
    dni: text(20, { isCode: true, autoComplete }),
    ...placementTime,
    horario: text(250, { autoComplete }),
    centroPracticas: choice(),
    ...placementTasks,
    observaciones: text(1000, { lines: 3 }),
    tutor: aside({ label: 'proposal.tutor' }),
    nombreTutorEmpresa: text(150, { autoComplete }),
    apellidosTutorEmpresa: text(150, { autoComplete }),
    emailTutorEmpresa: text(200, { format: 'email', autoComplete }),
    condicionesAceptadas: tick({ label: 'proposal.conditions' }),
  },
);

export type CompanyProposal = ValuesOf<typeof companyProposalForm.fields>;
