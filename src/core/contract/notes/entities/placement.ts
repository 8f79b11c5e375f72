import type * as placementEntity from '#core/contract/entities/placement.ts';
import { type EntityNotes, leftOut, listed, note } from '../note.ts';
import { company, fileAt, offer, placement, student, tutor, workplace } from '../story.ts';

const fieldKeys = {
  titulacion: listed('titulaciones', 'Degree for which the placement is done.'),
  curso: listed('cursos', 'Year of studies.'),
  fechaInicio: note('First day.', offer.desde),
  fechaFin: note('Last day.', offer.hasta),
  horario: note('Working hours, in words.', offer.horario),
  horasAldia: note('Hours per day.', 5),
  numeroDiasSemana: note('Days per week, 1 to 7.', 5),
  diasSemana: listed('diasSemana', 'Days of the week.', [1, 2, 3, 4, 5]),
  centroPracticas: note('Name of the workplace.', workplace.nombre),
  nombreTutorEmpresa: note('First name of the tutor at the company.', tutor.nombre),
  apellidosTutorEmpresa: note('Surnames of the tutor at the company.', tutor.apellidos),
  emailTutorEmpresa: note('Email address of the tutor at the company.', tutor.email),
  telefonoTutorEmpresa: note('Phone of the tutor at the company.', tutor.telefono),
  dniTutorEmpresa: note('DNI or NIE of the tutor at the company.', tutor.dni),
  titulacionTutorEmpresa: note('Degree of the tutor at the company, in words.', tutor.titulacion),
  puestoTrabajo: note('Position of the student.', 'Desarrolladora en prácticas'),
  departamento: note('Department of the company.', tutor.departamento),
  nombreTutorUniversidad: note('First name of the tutor at the university.', 'Pere'),
  apellidosTutorUniversidad: note('Surnames of the tutor at the university.', 'Oliver Mas'),
  emailTutorUniversidad: note(
    'Email address of the tutor at the university.',
    'pere.oliver@universidad.example',
  ),
  titulacionTutorUniversidad: note(
    'Degree of the tutor at the university, in words.',
    'Doctor en Informática',
  ),
  tareasAdesarrollar: note('What the student does.', offer.tareas),
  ayudaEstudio: note('Monthly grant in euros.', 450),
  observaciones: note('Remarks of the university on the placement.', 'Prácticas extracurriculares.'),
} as const;

const sheetKeys = {
  idHoja: note('Id of the week; sent with its sheet.', placement.hoja),
  semana: note('Monday of the week.', placement.semana),
  enlace: note(
    'Address of the sheet that was sent; absent until then. A link to a file, which stops working after a while.',
    fileAt('hoja-9001.pdf'),
  ),
  fechaEnvio: note('Day on which it was sent last; absent until then.', '2026-04-10'),
  estado: note(
    'Absent until the sheet was sent; `Enviado` waits for the university, `rechazado` wants a corrected one, `validado` is done.',
    'validado',
  ),
  observaciones: note(
    'Why the university rejected it. Must be there with `rechazado`, else absent.',
    leftOut,
  ),
} as const;

const sharedKeys = {
  ...fieldKeys,
  id: note('Id of the placement; `idPractica` of calls.', placement.id),
  titulo: note('Title: the one of the offer, or of the request that it came of.', offer.titulo),
  urlOferta: note('`urlAcceso` of the offer that it came of. Absent where it came of a request.', offer.url),
  estado: note('`pendiente` has not begun, `activa` is going on, `finalizada` has ended.', 'activa'),
  conServicio: note('Whether the placement service of the university manages and invoices it.', false),
  proyectoFormativo:
    'What its training project says beyond the placement, for the document that both sides print.',
  solicitudes: 'Extensions and variations that the company has asked for, the latest first.',
} as const;

export const placementNotes = {
  weeklySheetSchema: {
    text: 'A week of a placement of vocational cycles, with its sheet once it was sent.',
    keys: sheetKeys,
  },
  studentPlacementSchema: {
    text: 'A placement as the student sees it.',
    keys: {
      ...sharedKeys,
      empresa: note('Trade name of the company.', company.nombreComercial),
      documentos:
        'Documents of the placement, in the order in which they were added. They are between the student and the university: the company gets none.',
      hojas: 'Its weeks, the first one first. Absent where no sheets are asked for.',
    },
  },
  companyPlacementSchema: {
    text: 'A placement as the company sees it: without its documents, which are between the student and the university.',
    keys: {
      ...sharedKeys,
      nombre: note('First name of the student.', student.nombre),
      apellidos: note('Surnames of the student.', student.apellidos),
    },
  },
  companyWeeklySheetSchema: {
    text: 'A weekly sheet as the company sees it.',
    keys: {
      ...sheetKeys,
      idPractica: note('Id of the placement.', placement.id),
      nombre: note('First name of the student.', student.nombre),
      apellidos: note('Surnames of the student.', student.apellidos),
    },
  },
} satisfies EntityNotes<typeof placementEntity>;
