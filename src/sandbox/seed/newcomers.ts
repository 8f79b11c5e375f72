import { contactKind } from '../areas/domains/companies.ts';
import { studentRow } from '../areas/cv/student-row.ts';
import { gender } from '../areas/domains/people.ts';
import type { Brand } from '#core/brand/brand.ts';
import { sql } from '../db/sql.ts';
import { addAgreement } from './agreements.ts';
import { paths, roleOfTransition } from './candidacies.ts';
import { fillCompany } from './companies.ts';
import type { SeedContext, SeedPart } from './context.ts';
import { fillCv } from './cv.ts';
import { state } from '../areas/applications/candidacy.ts';
import { makeCandidacy, makeOffer } from './make-offers.ts';
import { makeCompany, makeContact, makeStudent } from './seed-data.ts';
import { type PersonaId, personaOf } from './personas.ts';

/*
 * Personas without data of their own. They are seeded last, so that the data of all others stays the same.
 */

const emailOf = (id: PersonaId): string => personaOf(id).usuario;

/** Someone with a full CV, for the degree that most of the open offers ask for. */
function addApplicant(context: SeedContext): void {
  const { db, brand } = context;
  const { practicas, empleo } = brand.settings.modulos;
  const student = makeStudent(db, {
    email: emailOf('applicant-student'),
    nombre: 'Nil',
    apellido1: 'Bonet',
    apellido2: 'Sureda',
    conPracticas: practicas,
    conEmpleo: empleo,
    creditosSuperados: 235,
    personales: { genero: gender.man },
  });
  fillCv(context, student, 'full', false);
  const wanted = db.value<number>(sql`
    SELECT titulacion FROM offer_degree JOIN offer ON offer.id = offer
    WHERE clase = 'requerida' AND estado = 'activa' GROUP BY titulacion ORDER BY count(*) DESC, titulacion LIMIT 1`);
  const study = db.value<number>(sql`
    SELECT id FROM study WHERE student = ${student} AND deLaUniversidad ORDER BY actual DESC, id LIMIT 1`);
  const { preferencias } = studentRow(db, student);
  const ready = { coche: true, permisosConducir: [5], disponibilidadExtranjero: true };
  const anywhere = { ...preferencias, ...ready, disponibilidadCambioResidencia: true };
  db.update('student', { id: student }, { preferencias: anywhere });
  if (wanted !== undefined) db.update('study', { id: study }, { titulacion: wanted });
}

/** Creates a company with complete data and its contact. */
function addFirm(context: SeedContext, id: PersonaId, name: string, sector: number): number {
  const { db, text } = context;
  const company = makeCompany(db, { nombreComercial: name, nombreFiscal: `${name}, S.L.`, sector });
  makeContact(db, company, {
    email: emailOf(id),
    nombre: 'Gal·la',
    apellidos: 'Rius Font',
    tipoContacto: [contactKind.general],
    datos: {
      puesto: text({ es: 'Gerencia', ca: 'Gerència', en: 'General management' }),
      telefono1: '+34 600 555 010',
      direccion: 'Carrer Nou, 3',
      cp: '07001',
      localidad: 'PALMA',
      provincia: 'Illes Balears',
      idPais: 1,
    },
  });
  fillCompany(context, company, 2);
  return company;
}

/** An agreement in force, where the brand has agreements. */
function agree(context: SeedContext, { settings }: Brand, company: number): void {
  if (settings.modulos.convenios) addAgreement(context, company, 'Formalizado', -40);
}

/** A student under age with a CV, and a company that has selected another one. */
function addMinors(context: SeedContext): void {
  const { db, brand, day, text } = context;
  const young = (email: string, nombre: string, days: number): number => {
    const student = makeStudent(db, {
      email,
      nombre,
      apellido1: 'Soto',
      apellido2: 'Mora',
      fechaNacimiento: day(-days),
      conPracticas: true,
      conEmpleo: brand.settings.modulos.empleo,
      personales: { genero: gender.woman },
    });
    fillCv(context, student, 'full', false);
    return student;
  };
  young(emailOf('minor-student'), 'Vera', 6000);
  const selectedMinor = young('abril@ciclos.example', 'Abril', 6400);
  const company = addFirm(context, 'minor-company', 'Forja Alta', 5);
  agree(context, brand, company);
  const offer = makeOffer(db, company, {
    titulo: text({
      es: 'Formación en el taller de forja',
      ca: 'Formació al taller de forja',
      en: 'Training in the forge',
    }),
    fecha: day(-20),
    datos: { plazas: 2, admiteMenores: true },
  });
  const fecha = `${day(-12)}T10:00:00`;
  const candidacy = makeCandidacy(db, offer.id, selectedMinor, { fecha });
  let from: number = state.enrolled;
  for (const estado of paths[state.selected]?.slice(1) ?? []) {
    db.insert('candidacy_step', { candidacy, estado, fecha, quien: roleOfTransition(from, estado) });
    from = estado;
  }
  db.update('candidacy', { id: candidacy }, { estado: state.selected });
}

export const seedNewcomers: SeedPart = (context) => {
  const { db, brand } = context;
  addApplicant(context);
  agree(context, brand, addFirm(context, 'new-company', 'Bressol Digital', 13));
  const gap = addFirm(context, 'gap-company', 'Vidre Bufat', 5);
  agree(context, brand, gap);
  const { domicilioFiscal: _, ...datos } =
    db.value<Record<string, unknown>>(sql`SELECT datos FROM company WHERE id = ${gap}`) ?? {};
  db.update('company', { id: gap }, { datos });
  const { menores, modulos } = brand.settings;
  if (menores !== 'ninguno' && modulos.practicas) addMinors(context);
};
