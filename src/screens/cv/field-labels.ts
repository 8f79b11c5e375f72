import type { MessageId } from '#i18n/messages.ts';

export { labelTexts } from '#shell/fields/label-texts.ts';

/** Labels of the fields of a CV by their keys, in the order of the forms. */
export const personalLabels = {
  nombre: 'cv.nombre',
  apellido1: 'cv.apellido1',
  apellido2: 'cv.apellido2',
  tipoDocumento: 'cv.tipoDocumento',
  numeroDocumento: 'cv.numeroDocumento',
  fechaNacimiento: 'cv.fechaNacimiento',
  lugarNacimiento: 'cv.lugarNacimiento',
  genero: 'cv.genero',
  nacionalidades: 'cv.nacionalidades',
  email: 'cv.email',
  emailEstudiante: 'cv.emailEstudiante',
  comunicacionesEnEmailEstudiante: 'cv.comunicacionesEnEmailEstudiante',
  telefonoMovil: 'cv.telefonoMovil',
  telefonoFijo: 'cv.telefonoFijo',
  tipoVia: 'cv.tipoVia',
  direccion: 'cv.direccion',
  numero: 'cv.numero',
  piso: 'cv.piso',
  puerta: 'cv.puerta',
  cp: 'cv.cp',
  pais: 'cv.pais',
  provincia: 'cv.provincia',
  provinciaTexto: 'cv.provincia',
  localidad: 'cv.localidad',
  observaciones: 'cv.observaciones',
  numeroSeguridadSocial: 'cv.numeroSeguridadSocial',
  iban: 'cv.iban',
  discapacidad: 'cv.discapacidad',
} as const satisfies Record<string, MessageId>;

export const studyLabels = {
  titulacion: 'cv.titulacion',
  titulacionTexto: 'cv.titulacion',
  centro: 'cv.centro',
  nivel: 'cv.nivel',
  tipoFormacion: 'cv.tipoFormacion',
  rama: 'cv.rama',
  duracion: 'cv.duracion',
  nota: 'cv.nota',
  actual: 'cv.actual',
} as const satisfies Record<string, MessageId>;

export const experienceLabels = {
  puesto: 'cv.puesto',
  empresa: 'cv.empresa',
  sector: 'cv.sector',
  actividad: 'cv.actividad',
  contrato: 'cv.contrato',
  subtipoContrato: 'cv.subtipoContrato',
  fechaInicio: 'cv.fechaInicio',
  fechaFin: 'cv.fechaFin',
  provincia: 'cv.provincia',
  enlace: 'cv.enlace',
  descripcion: 'cv.descripcion',
} as const satisfies Record<string, MessageId>;

export const profileLabels = {
  presentacion: 'cv.presentacion',
  idiomas: 'cv.idiomas',
  enlaceLinkedin: 'cv.enlaceLinkedin',
  aniosExperiencia: 'cv.aniosExperiencia',
  salarioMinimo: 'cv.salarioMinimo',
  permisosConducir: 'cv.permisosConducir',
  disponibilidadViajar: 'cv.disponibilidadViajar',
  disponibilidadExtranjero: 'cv.disponibilidadExtranjero',
  disponibilidadCambioResidencia: 'cv.disponibilidadCambioResidencia',
  coche: 'cv.coche',
  moto: 'cv.moto',
  permisoTrabajoUE: 'cv.permisoTrabajoUE',
  erasmus: 'cv.erasmus',
  newsletter: 'cv.newsletter',
  idiomaComunicaciones: 'cv.idiomaComunicaciones',
  tienePermisoTrabajo: 'cv.tienePermisoTrabajo',
  idPeriodoPreferenciaPracticas: 'cv.placementPeriod',
  busquedaPracticasActiva: 'cv.placements',
  busquedaTrabajoActiva: 'cv.jobs',
} as const satisfies Record<string, MessageId>;
