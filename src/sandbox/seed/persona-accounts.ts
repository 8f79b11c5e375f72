import { identityDocuments } from '#core/contract/constants.ts';
import { sql } from '../db/sql.ts';
import { countryId } from '../areas/domains/countries.ts';
import { gender } from '../areas/domains/people.ts';
import type { SeedPart } from './context.ts';
import { makeCompany, makeContact, makeStudent, nieOf } from './seed-data.ts';
import { type PersonaId, personaOf } from './personas.ts';

const emailOf = (id: PersonaId): string => personaOf(id).usuario;

/** The accounts of the personas; what they have besides is made by the parts of their areas. */
export const seedPersonas: SeedPart = ({ db }) => {
  const graduate = { egresado: true, conPracticas: false, matriculadoPracticas: false };
  makeStudent(db, {
    email: emailOf('student'),
    nombre: 'Lucía',
    apellido1: 'Núñez',
    apellido2: 'Ferrer',
    personales: { genero: gender.woman },
  });
  makeStudent(db, {
    email: emailOf('graduate'),
    personales: { genero: gender.man },
    nombre: 'Martí',
    apellido1: 'Vidal',
    apellido2: 'Soler',
    ...graduate,
  });
  makeStudent(db, {
    email: emailOf('empty-student'),
    nombre: 'Noa',
    apellido1: 'Ibáñez',
    busquedaPracticasActiva: false,
    busquedaTrabajoActiva: false,
  });
  makeStudent(db, {
    email: emailOf('vocational-student'),
    personales: { genero: gender.man },
    nombre: 'Iker',
    apellido1: 'Etxeberria',
    apellido2: 'Goikoetxea',
    soloCiclosUAX: true,
  });
  makeStudent(db, {
    email: emailOf('survey-student'),
    personales: { genero: gender.woman },
    nombre: 'Aina',
    apellido1: 'Rosselló',
    apellido2: 'Puig',
  });
  makeStudent(db, {
    email: emailOf('pre-enrolment-student'),
    personales: { genero: gender.man },
    nombre: 'Guillem',
    apellido1: 'Bauzà',
    apellido2: 'Oliver',
  });
  makeStudent(db, {
    email: emailOf('foreign-student'),
    nombre: 'Amina',
    apellido1: 'El Khattabi',
    tipoDocumento: identityDocuments.nie,
    numeroDocumento: nieOf(9_100_001),
    personales: { genero: gender.woman, nacionalidades: [countryId('MA')] },
  });
  makeStudent(db, {
    email: emailOf('rgpd-student'),
    personales: { genero: gender.woman },
    nombre: 'Paula',
    apellido1: 'Ochoa',
    apellido2: 'Sanz',
    account: { rgpdAceptado: null },
  });
  makeStudent(db, {
    email: emailOf('first-access'),
    nombre: 'Óscar',
    apellido1: 'Peña',
    account: { primerAcceso: true, rgpdAceptado: null },
  });
  makeStudent(db, {
    email: emailOf('sso-graduate'),
    personales: { genero: gender.woman },
    nombre: 'Berta',
    apellido1: 'Casals',
    apellido2: 'Mir',
    sso: true,
    ...graduate,
  });
  makeStudent(db, {
    email: emailOf('blocked-student'),
    nombre: 'Hugo',
    apellido1: 'Aragón',
    account: { estado: 'bloqueada' },
  });
  makeStudent(db, {
    email: emailOf('former-user'),
    nombre: 'Irene',
    apellido1: 'Lozano',
    account: { estado: 'baja' },
    ...graduate,
  });

  const workshop = makeCompany(db, {
    nombreFiscal: 'Talleres Mecánicos Oller Hermanos, S.L.',
    nombreComercial: 'Talleres Oller',
    sector: 5,
  });
  makeContact(db, workshop, {
    email: emailOf('company'),
    nombre: 'Remei',
    apellidos: 'Oller Bosch',
    tipoContacto: [2, 5],
  });

  const group = [
    { nombreComercial: 'Ñandú Logística', sector: 23 },
    { nombreComercial: 'Ñandú «Frío & Distribución»', sector: 3 },
    { nombreComercial: "Escola infantil L'Hort d'en Ñandú", sector: 11 },
  ].map((firm) => makeCompany(db, { ...firm, nombreFiscal: `${firm.nombreComercial}, S.A.` }));
  const person = { email: emailOf('group'), nombre: 'Begoña', apellidos: "D'Ors i Güell" };
  const [first = 0, ...others] = group;
  makeContact(db, first, person);
  const account = db.value<number>(sql`SELECT id FROM account WHERE usuario = ${person.email}`) ?? null;
  for (const company of others) makeContact(db, company, { ...person, account });

  const problem = makeCompany(db, {
    nombreComercial: 'Hilaturas Boira',
    nombreFiscal: 'Hilaturas Boira, S.L.',
    sector: 16,
    conProblema: true,
  });
  makeContact(db, problem, { email: emailOf('problem-company'), nombre: 'Roser', apellidos: 'Pons Mas' });
  const pending = makeCompany(db, {
    nombreComercial: 'Obrador Nou',
    nombreFiscal: 'Obrador Nou, S.C.C.L.',
    sector: 3,
    estado: 'pendiente',
  });
  makeContact(db, pending, { email: emailOf('unvalidated-company'), nombre: 'Jordi', apellidos: 'Farré' });
  const blocked = makeCompany(db, {
    nombreComercial: 'Embargada',
    nombreFiscal: 'Embargada, S.L.',
    sector: 7,
    estado: 'bloqueada',
  });
  makeContact(db, blocked, { email: emailOf('blocked-company'), nombre: 'Sara', apellidos: 'Gil' });
};
