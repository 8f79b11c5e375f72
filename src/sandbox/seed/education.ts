import { askForCertificate } from '../areas/education/certificate.ts';
import { placementFromRequest } from '../areas/placements/make-placement.ts';
import { type Bindable, sql } from '../db/sql.ts';
import type { SeedContext, SeedPart } from './context.ts';
import { personaAccount, personaCompanies, personaCompany } from './persona-rows.ts';
import { morningSchedule } from './texts/schedule.ts';

const states = ['pendiente', 'aceptada', 'rechazada', 'pendiente', 'aceptada'] as const;

/** A request, with its placement where it was accepted. */
function addRequest({ db, brand, now }: SeedContext, row: Readonly<Record<string, Bindable>>): void {
  const id = db.insert('placement_request', row);
  if (row['estado'] !== 'aceptada') return;
  placementFromRequest(db, now, brand.defaultLanguage, id);
  if (row['kind'] === 'educacion') askForCertificate({ db, brand }, Number(row['student']));
}

/** Requests for placements: of future teachers at schools, and those that students and companies propose. */
export const seedEducation: SeedPart = (context) => {
  const { db, brand, random, day, text } = context;
  const { modulos, checkMenuEducacion, showPropuestaPracticas } = brand.settings;
  if (!modulos.practicas) return;
  const students = db.all<{ id: number; numeroDocumento: string; titulacion?: number }>(sql`
    SELECT student.id, numeroDocumento, (SELECT titulacion FROM study WHERE student = student.id LIMIT 1) AS titulacion
    FROM student WHERE conPracticas AND id > ${personaAccount(context, 'former-user')} ORDER BY student.id`);
  const about = ({ numeroDocumento, titulacion }: (typeof students)[number]): object => {
    const fechaInicio = day(random.int(25, 60));
    const fechaFin = day(random.int(90, 150));
    const horasAldia = random.int(3, 5);
    return {
      dni: numeroDocumento,
      titulacion,
      fechaInicio,
      fechaFin,
      horasAldia,
      horario: text(morningSchedule(horasAldia)),
      tareasAdesarrollar: text({
        es: 'Acompañar al grupo de 4.º & preparar "rincones".',
        ca: 'Acompanyar el grup de 4t & preparar "racons".',
        en: 'Join year 4 & prepare "corners".',
      }),
      nombreTutorEmpresa: 'Assumpta',
      apellidosTutorEmpresa: 'Rovira',
      emailTutorEmpresa: 'assumpta.rovira@tutores.example',
    };
  };
  const main = personaCompany(context, 'company');
  if (checkMenuEducacion) {
    const school = personaCompanies(context, 'group').at(-1) ?? main;
    db.update('company', { id: school }, { solicitudesEducacion: 3 });
    for (const company of [school, main]) {
      states.forEach((estado, index) => {
        const student = students[(index + (company === main ? 5 : 0)) % students.length];
        if (!student) return;
        const motivo =
          estado === 'rechazada'
            ? text({
                es: 'No tenemos plaza este curso.',
                ca: 'No tenim plaça aquest curs.',
                en: 'We have no place this year.',
              })
            : null;
        addRequest(context, {
          kind: 'educacion',
          student: student.id,
          company,
          estado,
          fecha: day(-20 + 3 * index),
          motivo,
          datos: about(student),
        });
        db.update('student', { id: student.id }, { solicitudesEducacion: 2 });
      });
    }
    db.update('student', { id: personaAccount(context, 'student') }, { solicitudesEducacion: 3 });
  }
  if (!showPropuestaPracticas) return;
  const own = {
    cif: 'B99000018',
    email: 'hola@forn-tramuntana.example',
    nombreEmpresa: "Forn de n'Antònia",
    direccion: 'Plaça Vella, 3',
    nombreContacto: 'Antònia Mesquida',
    telefono: '+34 600 555 111',
    fechaInicio: day(40),
    fechaFin: day(130),
    horasAldia: 4,
  };
  const student = personaAccount(context, 'student');
  db.insert('placement_request', { kind: 'propuestaAlumno', student, fecha: day(-6), datos: own });
  const proposed = students.at(-1);
  if (proposed) {
    addRequest(context, {
      kind: 'propuestaEmpresa',
      student: proposed.id,
      company: main,
      estado: 'aceptada',
      fecha: day(-30),
      datos: about(proposed),
    });
  }
};
