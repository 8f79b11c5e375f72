import type { MessageId } from '#i18n/messages.ts';

const placement = {
  fechaInicio: 'proposal.fechaInicio',
  fechaFin: 'proposal.fechaFin',
  horasAldia: 'proposal.horasAldia',
  tareasAdesarrollar: 'proposal.tareasAdesarrollar',
} as const satisfies Record<string, MessageId>;

/** The words beside the fields of a student's proposal, in their order. */
export const studentLabels = {
  cif: 'proposal.cif',
  nombreEmpresa: 'proposal.nombreEmpresa',
  direccion: 'proposal.direccion',
  email: 'proposal.email',
  nombreContacto: 'proposal.nombreContacto',
  telefono: 'proposal.telefono',
  titulacion: 'proposal.titulacion',
  ...placement,
  condicionesAceptadas: 'proposal.conditions',
} as const satisfies Record<string, MessageId>;

/** The words beside the fields of a company's proposal, in their order. */
export const companyLabels = {
  dni: 'proposal.dni',
  fechaInicio: placement.fechaInicio,
  fechaFin: placement.fechaFin,
  horasAldia: placement.horasAldia,
  horario: 'proposal.horario',
  centroPracticas: 'proposal.centroPracticas',
  tareasAdesarrollar: placement.tareasAdesarrollar,
  observaciones: 'proposal.observaciones',
  tutor: 'proposal.tutor',
  nombreTutorEmpresa: 'proposal.nombreTutorEmpresa',
  apellidosTutorEmpresa: 'proposal.apellidosTutorEmpresa',
  emailTutorEmpresa: 'proposal.emailTutorEmpresa',
  condicionesAceptadas: 'proposal.conditions',
} as const satisfies Record<string, MessageId>;
