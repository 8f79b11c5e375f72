/** Who looks after a placement at the company, as offers, requests and placements say it. */
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
