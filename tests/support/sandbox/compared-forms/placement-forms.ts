import { packFlags } from '#core/brand/field-flags.ts';
import { publicBrand } from '#core/brand/public-brand.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { companyProposalForm } from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import {
  companyProposalFlags,
  companyProposalProblems,
} from '#portal/pieces/placement-proposal/company-proposal.ts';
import { changeForm } from '#portal/screens/placement-changes/change-form.ts';
import { changeProblems, changeRequest } from '#portal/screens/placement-changes/change-rules.ts';
import { studentProposalForm } from '#portal/screens/proposal/student-proposal-form.ts';
import {
  studentProposalFlags,
  studentProposalProblems,
} from '#portal/screens/proposal/send-student-proposal.ts';
import type { ComparedForm, FormSandbox } from './compared-form.ts';
import { today } from './form-sandbox.ts';

/** Forms about placements: proposals and changes. */
export function placementForms({ brand, ids }: FormSandbox): ComparedForm[] {
  const { settings } = publicBrand(brand, 'es');
  const fields = packFlags(brand.settings);
  const placement = { fechaInicio: '2026-02-01', fechaFin: '2026-05-31' };
  const limits = settings.limitesJornada;
  const proposal = {
    flags: fields.practica,
    limits,
    today,
    hasConditions: settings.modulos.condicionesPracticas,
  };
  const ofCompany = { ...proposal, hasWorkplaces: false };
  const ofStudent = { ...proposal, hasDegrees: true };
  const facts = { company: { existe: false }, isContact: false, refused: {} };
  return [
    {
      name: 'change',
      call: 'solicitarAccionSobrePractica',
      as: 'company',
      form: changeForm,
      base: formValues(changeForm, {
        tipo: 'Variación',
        horasAldia: 5,
        numeroDiasSemana: 5,
        horario: 'Tardes',
        motivo: 'Obras',
      }),
      problems: (values) => changeProblems(values as never, placement, limits, today),
      body: (values) => changeRequest(values as never, ids.placement),
    },
    {
      name: 'extension',
      call: 'solicitarAccionSobrePractica',
      as: 'company',
      form: changeForm,
      base: formValues(changeForm, { tipo: 'Ampliación', fechaFin: '2026-06-30', motivo: 'Obras' }),
      problems: (values) => changeProblems(values as never, placement, limits, today),
      body: (values) => changeRequest(values as never, ids.placement),
    },
    {
      name: 'company proposal',
      call: 'solicitudPracticaEmpresa',
      as: 'company',
      form: companyProposalForm,
      base: formValues(companyProposalForm, {
        dni: '12345678Z',
        fechaInicio: '2026-03-01',
        fechaFin: '2026-06-30',
        horasAldia: 5,
        horario: 'Tardes',
        tareasAdesarrollar: 'Ayudar',
        nombreTutorEmpresa: 'Pau',
        apellidosTutorEmpresa: 'Serra',
        emailTutorEmpresa: 'pau@taller.example',
        condicionesAceptadas: true,
      }),
      problems: (values) => companyProposalProblems(values as never, ofCompany),
      body: (values) =>
        readForm(companyProposalForm, values, { flags: companyProposalFlags(ofCompany), isNew: true }),
    },
    {
      name: 'student proposal',
      call: 'solicitudPracticaAlumno',
      as: 'student',
      form: studentProposalForm,
      base: formValues(studentProposalForm, {
        cif: 'B50000009',
        nombreEmpresa: 'Forja',
        direccion: 'Calle Mayor',
        email: 'ana@forja.example',
        nombreContacto: 'Ana',
        telefono: '600000001',
        titulacion: 101,
        fechaInicio: '2026-07-01',
        fechaFin: '2026-09-30',
        horasAldia: 5,
        tareasAdesarrollar: 'Ayudar',
        condicionesAceptadas: true,
      }),
      problems: (values) => studentProposalProblems(values as never, facts, ofStudent),
      body: (values) =>
        readForm(studentProposalForm, values, { flags: studentProposalFlags(facts, ofStudent), isNew: true }),
    },
  ];
}
