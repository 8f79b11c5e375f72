import type * as placementEntity from '#core/contract/entities/placement.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { company, fileAt, offer, placement, student, tutor, workplace } from '../examples.ts';

const fieldKeys = {
  titulacion: describeListId('titulaciones', 'Degree for which the placement is done.'),
  curso: describeListId('cursos', 'Year of studies.'),
  fechaInicio: describe('First day.', offer.desde),
  fechaFin: describe('Last day.', offer.hasta),
  horario: describe('Working hours, in words.', offer.horario),
  horasAldia: describe('Hours per day.', 5),
  numeroDiasSemana: describe('Days per week, 1 to 7.', 5),
  diasSemana: describeListId('diasSemana', 'Days of the week.', [1, 2, 3, 4, 5]),
  centroPracticas: describe('Name of the workplace.', workplace.nombre),
  nombreTutorEmpresa: describe('First name of the tutor at the company.', tutor.nombre),
  apellidosTutorEmpresa: describe('Surnames of the tutor at the company.', tutor.apellidos),
  emailTutorEmpresa: describe('Email address of the tutor at the company.', tutor.email),
  telefonoTutorEmpresa: describe('Phone of the tutor at the company.', tutor.telefono),
  dniTutorEmpresa: describe('DNI or NIE of the tutor at the company.', tutor.dni),
  titulacionTutorEmpresa: describe('Degree of the tutor at the company, in words.', tutor.titulacion),
  puestoTrabajo: describe('Position of the student.', 'Desarrolladora en prácticas'),
  departamento: describe('Department of the company.', tutor.departamento),
  nombreTutorUniversidad: describe('First name of the tutor at the university.', 'Pere'),
  apellidosTutorUniversidad: describe('Surnames of the tutor at the university.', 'Oliver Mas'),
  emailTutorUniversidad: describe(
    'Email address of the tutor at the university.',
    'pere.oliver@universidad.example',
  ),
  titulacionTutorUniversidad: describe(
    'Degree of the tutor at the university, in words.',
    'Doctor en Informática',
  ),
  tareasAdesarrollar: describe('What the student does.', offer.tareas),
  ayudaEstudio: describe('Monthly grant in euros.', 450),
  observaciones: describe('Remarks of the university on the placement.', 'Prácticas extracurriculares.'),
} as const;

const sheetKeys = {
  idHoja: describe('Id of the week; sent with its sheet.', placement.hoja),
  semana: describe('Monday of the week.', placement.semana),
  enlace: describe(
    'Address of the sheet that was sent; absent until then. A link to a file, which stops working after a while.',
    fileAt('hoja-9001.pdf'),
  ),
  fechaEnvio: describe('Day on which it was sent last; absent until then.', '2026-04-10'),
  estado: describe(
    'Absent until the sheet was sent; `Enviado` waits for the university, `rechazado` wants a corrected one, `validado` is done.',
    'validado',
  ),
  observaciones: describe(
    'Why the university rejected it. Required with `rechazado`, else absent.',
    omittedFromExamples,
  ),
} as const;

const sharedKeys = {
  ...fieldKeys,
  id: describe('Id of the placement; `idPractica` of calls.', placement.id),
  titulo: describe('Title: the one of the offer, or of the request that it came of.', offer.titulo),
  urlOferta: describe(
    '`urlAcceso` of the offer that it came of. Absent where it came of a request.',
    offer.url,
  ),
  estado: describe('`pendiente` has not begun, `activa` is going on, `finalizada` has ended.', 'activa'),
  conServicio: describe('Whether the placement service of the university manages and invoices it.', false),
  proyectoFormativo:
    'What its training project says beyond the placement, for the document that both sides print.',
  solicitudes: 'Extensions and variations that the company has asked for, the latest first.',
} as const;

export const placementDocs = {
  weeklySheetSchema: {
    text: 'A week of a placement of vocational cycles, with its sheet once it was sent.',
    keys: sheetKeys,
  },
  studentPlacementSchema: {
    text: 'A placement as the student sees it.',
    keys: {
      ...sharedKeys,
      empresa: describe('Trade name of the company.', company.nombreComercial),
      documentos:
        'Documents of the placement, in the order in which they were added. They are between the student and the university: the company gets none.',
      hojas: 'Its weeks, the first one first. Absent where no sheets are asked for.',
    },
  },
  companyPlacementSchema: {
    text: 'A placement as the company sees it: without its documents, which are between the student and the university.',
    keys: {
      ...sharedKeys,
      nombre: describe('First name of the student.', student.nombre),
      apellidos: describe('Surnames of the student.', student.apellidos),
    },
  },
  companyWeeklySheetSchema: {
    text: 'A weekly sheet as the company sees it.',
    keys: {
      ...sheetKeys,
      idPractica: describe('Id of the placement.', placement.id),
      nombre: describe('First name of the student.', student.nombre),
      apellidos: describe('Surnames of the student.', student.apellidos),
    },
  },
} satisfies EntityDocs<typeof placementEntity>;
