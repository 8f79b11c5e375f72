import { identityDocuments, spain } from '#core/contract/constants.ts';
import { countryId } from '../areas/domains/countries.ts';
import type { SeedContext, SeedPart } from './context.ts';
import { fillCv } from './cv.ts';
import { hostName } from './contact-data.ts';
import { dniOf, makeStudent, nieOf } from './seed-data.ts';
import { personaAccount } from './persona-rows.ts';
import type { PersonaId } from './personas.ts';
import { givenNames, surnames } from './texts/people.ts';

const numberOfStudents = 52;

/** Personas with a full CV; the CV of the others is made by other parts of the example data. */
const complete: readonly PersonaId[] = [
  'student',
  'graduate',
  'vocational-student',
  'survey-student',
  'pre-enrolment-student',
  'foreign-student',
  'rgpd-student',
  'sso-graduate',
];

/** A student or graduate; one in three has finished, where the brand has jobs. */
function addStudent(context: SeedContext, number: number): number {
  const { db, brand, random, day } = context;
  const { practicas, empleo } = brand.settings.modulos;
  const egresado = empleo && (!practicas || number % 3 === 0);
  const { name, gender } = random.pick(givenNames);
  const apellido1 = random.pick(surnames);
  const foreign = number % 11 === 5;
  const host = egresado ? 'egresados' : 'alumnado';
  return makeStudent(db, {
    nombre: name,
    apellido1,
    apellido2: foreign ? null : random.pick(surnames),
    email: `${hostName(name)}.${hostName(apellido1)}${number}@${host}.example`,
    ...(!egresado && { emailEstudiante: `e${1000 + number}@campus.example` }),
    ...(foreign && { tipoDocumento: identityDocuments.nie, numeroDocumento: nieOf(9_000_000 + number) }),
    fechaNacimiento: day(-random.int(egresado ? 23 * 365 : 19 * 365, egresado ? 34 * 365 : 27 * 365)),
    egresado,
    conPracticas: !egresado,
    matriculadoPracticas: !egresado && random.chance(0.9),
    busquedaPracticasActiva: !egresado && random.chance(0.8),
    busquedaTrabajoActiva: random.chance(0.7),
    validadoDOIP: random.chance(0.3),
    unidad: random.chance(0.95) ? (egresado ? 'UTE' : 'UTP') : null,
    creditosSuperados: random.int(30, 236),
    practicasPendientes: random.chance(0.1),
    personales: {
      genero: gender,
      nacionalidades: [foreign ? countryId(random.pick(['MA', 'CO', 'IT', 'UA'])) : spain],
    },
    account: { idIdiomaPreferido: random.chance(0.3) ? 1 : null },
  });
}

/** Graduates that the university knows of and that have no account yet: for trying the registration. */
function addRecords({ db, brand, institution, random }: SeedContext): void {
  const records = [
    {
      numeroDocumento: dniOf(99_100_001),
      fechaNacimiento: '1999-03-02',
      nombre: 'Mireia',
      apellido1: 'Tolrà',
      apellido2: 'Sunyer',
    },
    {
      numeroDocumento: dniOf(99_100_002),
      fechaNacimiento: '1997-11-24',
      nombre: 'Íñigo',
      apellido1: 'Lasheras',
    },
    {
      numeroDocumento: dniOf(99_100_003),
      fechaNacimiento: '2000-02-29',
      nombre: 'Zoë',
      apellido1: "D'Angelo",
    },
    {
      numeroDocumento: nieOf(9_200_001),
      fechaNacimiento: '1996-07-15',
      nombre: 'Ivan',
      apellido1: 'Petrenko',
    },
  ];
  for (const record of records) {
    db.insert('graduate_record', { ...record, titulacion: random.pick(institution.degrees).id, sso: false });
  }
  if (!brand.settings.modulos.sso) return;
  const own = {
    numeroDocumento: nieOf(9_200_002),
    fechaNacimiento: '1998-05-05',
    nombre: 'Ona',
    apellido1: 'Rius',
  };
  db.insert('graduate_record', { ...own, titulacion: random.pick(institution.degrees).id, sso: true });
}

/** Students and graduates: half of them with a full CV, some with little in it and some with none. */
export const seedStudents: SeedPart = (context) => {
  const { db, brand, day, text } = context;
  for (const id of complete)
    fillCv(context, personaAccount(context, id), 'full', id === 'vocational-student');
  const students = Array.from({ length: numberOfStudents }, (_, index) => addStudent(context, index));
  students.forEach((student, index) => {
    if (index % 8 === 7) return;
    fillCv(context, student, index % 8 > 4 ? 'short' : 'full', false);
  });
  addRecords(context);
  const leaving = students.at(-2);
  if (brand.settings.modulos.bajaServicio && leaving !== undefined) {
    const motivo = text({
      es: 'Ya tengo trabajo, ¡gracias!',
      ca: 'Ja tinc feina, gràcies!',
      en: 'I have a job now, thank you!',
    });
    db.insert('leave_request', { account: leaving, fecha: `${day(-2)}T11:20:00`, motivo });
  }
};
