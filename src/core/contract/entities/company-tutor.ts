import { text } from '#core/contract/fields.ts';

/** The company's tutor of a placement. */
export const companyTutorShape = {
  nombreTutorEmpresa: text(),
  apellidosTutorEmpresa: text(),
  emailTutorEmpresa: text(),
  telefonoTutorEmpresa: text(),
  dniTutorEmpresa: text(),
  titulacionTutorEmpresa: text(),
  puestoTrabajo: text(),
  departamento: text(),
};
