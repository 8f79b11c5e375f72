import { omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { company, offer, place, programme, tutor, workplace } from '../examples.ts';

/** Docs of the work of an offer: tasks, time, place and pay. */
const workKeys = {
  plazas: describe('How many people are wanted.', 2),
  descripcion: describe('What is offered, for students to read.', offer.descripcion),
  tareasAdesarrollar: describe('What the student will do. Only in placements.', offer.tareas),
  experiencia: describeListId(
    'tiposExperiencia',
    'Work experience that an applicant must have (80). Only in jobs.',
    omittedFromExamples,
  ),
  experienciaDeseable: describeListId(
    'tiposExperiencia',
    'Work experience that is welcome; refuses nobody.',
    2,
  ),
  contrato: describeListId(
    ['tiposContratoOfertaPracticas', 'tiposContrato'],
    'Kind of contract: of a placement from the first list, of a job from the second.',
  ),
  horario: describe('Working hours, in words.', offer.horario),
  fechaInicio: describe('First day, YYYY-MM-DD.', offer.desde),
  fechaFin: describe('Last day, YYYY-MM-DD, not before `fechaInicio` (27).', offer.hasta),
  horasAldia: describe('Hours per day. Of placements a university may limit them (58).', 5),
  tiempoDedicacionJornada: describe(
    'Percentage of a full working day, 0 to 100. In a programme that fixes it, that one (58).',
    62.5,
  ),
  meses: describe('How many months it lasts, 0 to 12. In a programme that fixes it, so many (58).', 4),
  numeroDiasSemana: describe('Days per week, 1 to 7.', 5),
  tipoModalidadAsistencia: describeListId(
    'tiposModalidadAsistencia',
    'Whether one works on site, remotely or both.',
  ),
  salario: describe(
    'Pay in gross euros: per month in placements, per year in jobs. The least one with `salarioMaximo`.',
    600,
  ),
  salarioMaximo: describe('Highest pay, in the unit of `salario`.', omittedFromExamples),
  otrasRemuneraciones: describe('Benefits other than pay.', 'Comedor de empresa'),
  ayudaEstudio: describe('Monthly grant in euros.', 450),
  pais: describeListId('paises', 'Country of the work; 1 is Spain, absent counts as Spain.', place.pais),
  provincia: describeListId(
    'provincias',
    'Province of the work in Spain. Required in Spain where the brand asks for it; elsewhere `provinciaTexto` has the name.',
    place.provincia,
  ),
  provinciaTexto: describe('Name of the province or region of work outside of Spain.', omittedFromExamples),
  localidad: describe('Town of the work.', place.localidad),
  sector: describeListId('sectoresActividad', 'Sector of the work.'),
  area_funcional: describeListId('areasFuncionales', 'Functional area of the work.'),
  campus: describeListId('campus', 'Campus of the university that the placement belongs to.'),
} as const;

/** Docs of the candidates that an offer looks for. */
const profileKeys = {
  titulaciones: describeListId(
    'titulaciones',
    'Degrees (`idTitulacion`), of which an applicant must have one (13 in placements, 47 in jobs). An offer needs one at least.',
    [113, 114],
  ),
  titulacionesDeseables: describeListId(
    'titulaciones',
    'Degrees that are welcome; they refuse nobody.',
    [115],
  ),
  titulacionesPropuestas: describeListId(
    'titulaciones',
    'Degrees that the company proposes and the university decides about.',
    [119],
  ),
  areasTitulaciones: describeListId('ambitosEstudio', 'Areas of study that the offer is for.', [7]),
  nivelesTitulaciones: describeListId(
    'tiposNivelesTitulacion',
    'Levels that the offer is for. If all are undergraduate levels, others are refused with 18; if all are postgraduate levels, with 19.',
    [1],
  ),
  creditosSuperados: describeListId(
    'rangosDeCreditos',
    'Credits that an applicant must have passed (52). Only in placements.',
  ),
  ultimoCurso: describe('Whether it is for students of the last year.', false),
  cursoMinimo: describeListId('cursos', 'Lowest year of studies that it is for.'),
  perfilNoUniversitario: describe('Whether it is for people without a university degree, too.', false),
  anioGraduacionMaximo: describe('Latest year of graduation that it is for.', omittedFromExamples),
  idiomas: 'Languages that an applicant must speak, each at its level or a higher one (80).',
  programasInformaticos: describeListId(
    'ProgramasInformaticos',
    'Computer programs that an applicant must know, all of them (80).',
    [18],
  ),
  competencias: describeListId('competenciasfesionales', 'Competences that are welcome.', [3]),
  interes: describeListId('TagsInteresAlumno', 'Interests that fit the offer.', [11]),
  etiquetas: describeListId('etiquetas', 'Labels by which offers are told apart.', [1]),
  nacionalidades: describeListId(
    'paises',
    'Nationalities of which an applicant must have one (80). Absent or empty: any.',
    omittedFromExamples,
  ),
  paisesResidencia: describeListId(
    'paises',
    'Countries in one of which an applicant must live (80). Absent or empty: any.',
    omittedFromExamples,
  ),
  provinciasResidencia: describeListId(
    'provincias',
    'Provinces in one of which an applicant must live (80). Absent or empty: any.',
    omittedFromExamples,
  ),
  edadMaxima: describe('Highest age of an applicant in years, at least 16 (80).', omittedFromExamples),
  trabajaActualmente: describe('Whether it is for people who are working now.', false),
  coche: describe('Whether an applicant must have a car (80).', false),
  permisosConducir: describeListId(
    'permisosConducir',
    'Driving licences that an applicant must have, all of them (80).',
    omittedFromExamples,
  ),
  disponibilidadExtranjero: describe('Whether an applicant must be able to work abroad (80).', false),
  disponibilidadCambioResidencia: describe('Whether an applicant must be able to move house (80).', false),
  documentosRequeridos: describeListId(
    'tiposDocumentoAlumnoPracticas',
    'Documents that an applicant must hand in (11).',
    [3],
  ),
  urlInscripcionExterna: describe(
    'Web address at which one applies instead; an application in the portal is then refused with 48.',
    omittedFromExamples,
  ),
} as const;

/** Docs of tutors, programme and other context of an offer. */
const aroundKeys = {
  programa: describeListId(
    'programas',
    'Placement programme that it belongs to and the company has joined (63).',
    programme.id,
  ),
  tutores: describe(
    'Contacts of the company who are its tutors (`idContacto`); with them, the keys of a tutor need not be there.',
    [tutor.id],
  ),
  nombreTutorEmpresa: describe('First name of the tutor at the company. Only in placements.', tutor.nombre),
  apellidosTutorEmpresa: describe(
    'Surnames of the tutor at the company. Only in placements.',
    tutor.apellidos,
  ),
  emailTutorEmpresa: describe(
    'Email address of the tutor at the company (69). Only in placements.',
    tutor.email,
  ),
  telefonoTutorEmpresa: describe('Phone of the tutor at the company (70).', tutor.telefono),
  dniTutorEmpresa: describe('DNI or NIE of the tutor at the company (66).', tutor.dni),
  titulacionTutorEmpresa: describe(
    'Degree of the tutor at the company, in words. Only in placements.',
    tutor.titulacion,
  ),
  puestoTrabajo: describe(
    'Position that the student will have. Only in placements.',
    'Desarrolladora en prácticas',
  ),
  departamento: describe('Department of the company. Only in placements.', tutor.departamento),
  vinculadaTFG: describe('Whether a final-degree project goes with it.', false),
  nombreTFG: describe('Title of the final-degree project. Counts with `vinculadaTFG`.', omittedFromExamples),
  tutorTFG: describe(
    'Name of the tutor of the final-degree project. Counts with `vinculadaTFG`.',
    omittedFromExamples,
  ),
  nombreCandidato: describe(
    'First name of the student whom the company prefers. Required if `apellidosCandidato` or `dniCandidato` is.',
    omittedFromExamples,
  ),
  apellidosCandidato: describe(
    'Surnames of that student. Required if the name or `dniCandidato` is.',
    omittedFromExamples,
  ),
  dniCandidato: describe(
    'DNI or NIE of that student (66). Required if the name or surnames are.',
    omittedFromExamples,
  ),
  solicitante: describe('Who in the company asks for it.', 'Joan Ferrer Pons'),
  centroPracticas: describe('Workplace of the company where it is (`idCentro`).', workplace.id),
  numeroPedido: describe('Order number of the company for its invoice.', 'PED-2026-031'),
  empresaDestino: describe(
    'Company where the work really is, of an offer by a staffing agency.',
    omittedFromExamples,
  ),
  ocultarDatosEmpresa: describe('Whether the company asks that its data is hidden.', false),
  urlInformacionComplementaria: describe('Web address with further information.', `${company.web}/practicas`),
  fechaCaducidad: describe(
    'Last day on which one can apply, YYYY-MM-DD, today at the earliest. Afterwards the offer is `caducada`. Absent: no end.',
    offer.caduca,
  ),
  activa: describe('Whether the company wants it to be seen once it is published.', true),
  observaciones: describe(
    'Remarks for the university, at most 1000 characters; no student sees them.',
    'Empezamos en abril.',
  ),
  idOpcionPublicacion: describeListId(
    'tipoOpcionPublicacionOferta',
    'How it is published: 1 with the data of the company, 2 anonymously.',
  ),
  conServicio: describe(
    'Whether the placement service of the university manages the placement and invoices it; the company then needs an `iban` (72). Only in placements.',
    false,
  ),
} as const;

/** Docs of the switch by which an offer is open to minors. */
export const admiteMenores = describe(
  'Whether students under 18 may apply. Without it the brand decides by `menores`: with `habituales` they may, with `posibles` not, and with `ninguno` the key is left out. A minor who applies to an offer that is not open to them is refused with 80.',
  true,
);

/** Docs of the keys of an offer besides title and kind. The brand decides which are required (15). */
export const offerFieldKeys = { ...workKeys, ...profileKeys, ...aroundKeys } as const;
