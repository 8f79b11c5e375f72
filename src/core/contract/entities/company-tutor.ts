import { text } from '#core/contract/fields.ts';

/** Who looks after a placement at the company. */
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
