import { leftOut, listed, note } from '../note.ts';
import { company, offer, place, programme, tutor, workplace } from '../story.ts';

/** What the work is, when, and where. */
const workKeys = {
  plazas: note('How many people are wanted.', 2),
  descripcion: note('What is offered, for students to read.', offer.descripcion),
  tareasAdesarrollar: note('What the student will do. Only in placements.', offer.tareas),
  experiencia: listed(
    'tiposExperiencia',
    'Work experience that an applicant must have (80). Only in jobs.',
    leftOut,
  ),
  experienciaDeseable: listed('tiposExperiencia', 'Work experience that is welcome; refuses nobody.', 2),
  contrato: listed(
    ['tiposContratoOfertaPracticas', 'tiposContrato'],
    'Kind of contract: of a placement from the first list, of a job from the second.',
  ),
  horario: note('Working hours, in words.', offer.horario),
  fechaInicio: note('First day, YYYY-MM-DD.', offer.desde),
  fechaFin: note('Last day, YYYY-MM-DD, not before `fechaInicio` (27).', offer.hasta),
  horasAldia: note('Hours per day. Of placements a university may limit them (58).', 5),
  tiempoDedicacionJornada: note(
    'Percentage of a full working day, 0 to 100. In a programme that fixes it, that one (58).',
    62.5,
  ),
  meses: note('How many months it lasts, 0 to 12. In a programme that fixes it, so many (58).', 4),
  numeroDiasSemana: note('Days per week, 1 to 7.', 5),
  tipoModalidadAsistencia: listed('tiposModalidadAsistencia', 'Whether one works on site, remotely or both.'),
  salario: note(
    'Pay in gross euros: per month in placements, per year in jobs. The least one with `salarioMaximo`.',
    600,
  ),
  salarioMaximo: note('Highest pay, in the unit of `salario`.', leftOut),
  otrasRemuneraciones: note('What there is besides money.', 'Comedor de empresa'),
  ayudaEstudio: note('Monthly grant in euros.', 450),
  pais: listed('paises', 'Country of the work; 1 is Spain, absent counts as Spain.', place.pais),
  provincia: listed(
    'provincias',
    'Province of the work in Spain. Must be there in Spain where the brand asks for it; elsewhere `provinciaTexto` has the name.',
    place.provincia,
  ),
  provinciaTexto: note('Name of the province or region of work outside of Spain.', leftOut),
  localidad: note('Town of the work.', place.localidad),
  sector: listed('sectoresActividad', 'Sector of the work.'),
  area_funcional: listed('areasFuncionales', 'Functional area of the work.'),
  campus: listed('campus', 'Campus of the university that the placement belongs to.'),
} as const;

/** Who is looked for. */
const profileKeys = {
  titulaciones: listed(
    'titulaciones',
    'Degrees (`idTitulacion`), of which an applicant must have one (13 in placements, 47 in jobs). An offer needs one at least.',
    [113, 114],
  ),
  titulacionesDeseables: listed('titulaciones', 'Degrees that are welcome; they refuse nobody.', [115]),
  titulacionesPropuestas: listed(
    'titulaciones',
    'Degrees that the company proposes and the university decides about.',
    [119],
  ),
  areasTitulaciones: listed('ambitosEstudio', 'Areas of study that it is for.', [7]),
  nivelesTitulaciones: listed(
    'tiposNivelesTitulacion',
    'Levels that it is for. Only those of undergraduates refuse others with 18, only those of postgraduates with 19.',
    [1],
  ),
  creditosSuperados: listed(
    'rangosDeCreditos',
    'Credits that an applicant must have passed (52). Only in placements.',
  ),
  ultimoCurso: note('Whether it is for students of the last year.', false),
  cursoMinimo: listed('cursos', 'Lowest year of studies that it is for.'),
  perfilNoUniversitario: note('Whether it is for people without a university degree, too.', false),
  anioGraduacionMaximo: note('Latest year of graduation that it is for.', leftOut),
  idiomas: 'Languages that an applicant must speak, each at its level or a higher one (80).',
  programasInformaticos: listed(
    'ProgramasInformaticos',
    'Computer programs that an applicant must know, all of them (80).',
    [18],
  ),
  competencias: listed('competenciasfesionales', 'Competences that are welcome.', [3]),
  interes: listed('TagsInteresAlumno', 'Interests that fit the offer.', [11]),
  etiquetas: listed('etiquetas', 'Labels by which offers are told apart.', [1]),
  nacionalidades: listed(
    'paises',
    'Nationalities of which an applicant must have one (80). Absent or empty: any.',
    leftOut,
  ),
  paisesResidencia: listed(
    'paises',
    'Countries in one of which an applicant must live (80). Absent or empty: any.',
    leftOut,
  ),
  provinciasResidencia: listed(
    'provincias',
    'Provinces in one of which an applicant must live (80). Absent or empty: any.',
    leftOut,
  ),
  edadMaxima: note('Highest age of an applicant in years, at least 16 (80).', leftOut),
  trabajaActualmente: note('Whether it is for people who are working now.', false),
  coche: note('Whether an applicant must have a car (80).', false),
  permisosConducir: listed(
    'permisosConducir',
    'Driving licences that an applicant must have, all of them (80).',
    leftOut,
  ),
  disponibilidadExtranjero: note('Whether an applicant must be able to work abroad (80).', false),
  disponibilidadCambioResidencia: note('Whether an applicant must be able to move house (80).', false),
  documentosRequeridos: listed(
    'tiposDocumentoAlumnoPracticas',
    'Documents that an applicant must hand in (11).',
    [3],
  ),
  urlInscripcionExterna: note(
    'Web address at which one applies instead; an application in the portal is then refused with 48.',
    leftOut,
  ),
} as const;

/** Who looks after it, and what it belongs to. */
const aroundKeys = {
  programa: listed(
    'programas',
    'Placement programme that it belongs to and the company has joined (63).',
    programme.id,
  ),
  tutores: note(
    'Contacts of the company who are its tutors (`idContacto`); with them, the keys of a tutor need not be there.',
    [tutor.id],
  ),
  nombreTutorEmpresa: note('First name of the tutor at the company. Only in placements.', tutor.nombre),
  apellidosTutorEmpresa: note('Surnames of the tutor at the company. Only in placements.', tutor.apellidos),
  emailTutorEmpresa: note('Email address of the tutor at the company (69). Only in placements.', tutor.email),
  telefonoTutorEmpresa: note('Phone of the tutor at the company (70).', tutor.telefono),
  dniTutorEmpresa: note('DNI or NIE of the tutor at the company (66).', tutor.dni),
  titulacionTutorEmpresa: note(
    'Degree of the tutor at the company, in words. Only in placements.',
    tutor.titulacion,
  ),
  puestoTrabajo: note(
    'Position that the student will have. Only in placements.',
    'Desarrolladora en prácticas',
  ),
  departamento: note('Department of the company. Only in placements.', tutor.departamento),
  vinculadaTFG: note('Whether a final-degree project goes with it.', false),
  nombreTFG: note('Title of the final-degree project. Counts with `vinculadaTFG`.', leftOut),
  tutorTFG: note('Name of the tutor of the final-degree project. Counts with `vinculadaTFG`.', leftOut),
  nombreCandidato: note(
    'First name of the student whom the company would rather have. Must be there if `apellidosCandidato` or `dniCandidato` is.',
    leftOut,
  ),
  apellidosCandidato: note(
    'Surnames of that student. Must be there if the name or `dniCandidato` is.',
    leftOut,
  ),
  dniCandidato: note('DNI or NIE of that student (66). Must be there if the name or surnames are.', leftOut),
  solicitante: note('Who in the company asks for it.', 'Joan Ferrer Pons'),
  centroPracticas: note('Workplace of the company where it is (`idCentro`).', workplace.id),
  numeroPedido: note('Order number of the company for its invoice.', 'PED-2026-031'),
  empresaDestino: note('Company where the work really is, of an offer by a staffing agency.', leftOut),
  ocultarDatosEmpresa: note('Whether the company asks that its data is hidden.', false),
  urlInformacionComplementaria: note('Web address with further information.', `${company.web}/practicas`),
  fechaCaducidad: note(
    'Last day on which one can apply, YYYY-MM-DD, today at the earliest. Afterwards the offer is `caducada`. Absent: no end.',
    offer.caduca,
  ),
  activa: note('Whether the company wants it to be seen once it is published.', true),
  observaciones: note(
    'Remarks for the university, at most 1000 characters; no student sees them.',
    'Empezamos en abril.',
  ),
  idOpcionPublicacion: listed(
    'tipoOpcionPublicacionOferta',
    'How it is published: 1 with the data of the company, 2 anonymously.',
  ),
  conServicio: note(
    'Whether the placement service of the university manages the placement and invoices it; the company then needs an `iban` (72). Only in placements.',
    false,
  ),
} as const;

/** Keys of an offer besides title and kind. Which of them must be there, the brand says (15). */
export const offerFieldKeys = { ...workKeys, ...profileKeys, ...aroundKeys } as const;
