/** Keys of the company's tutor of a placement in offers, requests and placements. */
export const companyTutorKeys = [
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'emailTutorEmpresa',
  'telefonoTutorEmpresa',
  'dniTutorEmpresa',
  'titulacionTutorEmpresa',
  'puestoTrabajo',
  'departamento',
] as const;
