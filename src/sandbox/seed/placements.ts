import { profiles } from '#core/contract/constants.ts';
import type { TrainingProject } from '#core/contract/entities/training-project.ts';
import { addDays } from '../clock.ts';
import { sql } from '../db/sql.ts';
import { isVocational } from '../areas/domains/degrees.ts';
import { studentDocument } from '../areas/domains/people.ts';
import { textIn } from '../texts/translated.ts';
import { state } from '../areas/applications/candidacy.ts';
import { type SeedContext, type SeedPart, momentOn, visibleFieldsOf } from './context.ts';
import { phoneOf } from './contact-data.ts';
import { pdfFile } from './example-files.ts';
import type { Random } from './random.ts';
import { dniOf } from './seed-data.ts';
import { personaAccount, personaCompany } from './persona-rows.ts';
import { jobs } from './texts/jobs.ts';
import { morningSchedule } from './texts/schedule.ts';
import { projectTexts } from './texts/training-project.ts';
import { givenNames, surnames } from './texts/people.ts';

interface Sketch {
  student: number;
  company: number;
  titulo: string;
  estado: 'pendiente' | 'activa' | 'finalizada';
  /** Days from today. */
  from: number;
  until: number;
  offer?: number;
  candidacy?: number;
  programa?: number;
  conServicio?: boolean;
}

/** State and dates, in days from today, of the placement of an assigned candidacy. */
function periodFor(isFinished: boolean, random: Random): Pick<Sketch, 'estado' | 'from' | 'until'> {
  if (isFinished) return { estado: 'finalizada', from: -220, until: -random.int(20, 120) };
  if (random.chance(0.4)) return { estado: 'pendiente', from: 12, until: 120 };
  return { estado: 'activa', from: -random.int(20, 70), until: random.int(20, 90) };
}

/** Makes the training project of an example; the remaining fields are filled in by hand. */
function projectOf({ text, brand }: SeedContext, sketch: Sketch, degree?: number): TrainingProject {
  if (isVocational(degree)) return { aplica: false };
  const { horasDia = 5, horasSemana = 25 } = brand.settings.limitesJornada ?? {};
  const weeks = Math.max(1, Math.round((sketch.until - sketch.from) / 7));
  const horasTotales = Math.round(weeks * Math.min(25, 5 * horasDia, horasSemana));
  return {
    modalidad: sketch.programa === undefined ? 'curricular' : 'extracurricular',
    horasTotales,
    creditos: Math.round(horasTotales / 25),
    objetivos: text(projectTexts.aims),
    competencias: projectTexts.competences.map(text),
    seguimiento: text(projectTexts.assessment),
    permisos: text(projectTexts.leave),
  };
}

function fieldsOf(context: SeedContext, sketch: Sketch): object {
  const { student, company } = sketch;
  const { db, brand, random, text } = context;
  const { horasDia = 5, horasSemana = 25 } = brand.settings.limitesJornada ?? {};
  const horasAldia = Math.min(5, horasDia, horasSemana / 5);
  const job = random.pick(jobs);
  const titulacion = db.value<number>(
    sql`SELECT titulacion FROM study WHERE student = ${student} AND titulacion IS NOT NULL ORDER BY id LIMIT 1`,
  );
  const workplace = db.value<string>(
    sql`SELECT nombre FROM workplace WHERE company = ${company} ORDER BY id LIMIT 1`,
  );
  return visibleFieldsOf(context, 'practica', {
    titulacion,
    curso: random.int(2, 4),
    horario: text(morningSchedule(horasAldia)),
    horasAldia,
    numeroDiasSemana: 5,
    diasSemana: [1, 2, 3, 4, 5],
    centroPracticas: workplace,
    nombreTutorEmpresa: random.pick(givenNames).name,
    apellidosTutorEmpresa: random.pick(surnames),
    emailTutorEmpresa: `tutoria${company}@tutores.example`,
    telefonoTutorEmpresa: phoneOf(context),
    dniTutorEmpresa: dniOf(99_600_000 + company),
    titulacionTutorEmpresa: text({ es: 'Ingeniería', ca: 'Enginyeria', en: 'Engineering' }),
    puestoTrabajo: text(job.role),
    departamento: text({ es: 'Proyectos', ca: 'Projectes', en: 'Projects' }),
    nombreTutorUniversidad: random.pick(givenNames).name,
    apellidosTutorUniversidad: random.pick(surnames),
    emailTutorUniversidad: 'tutoria.academica@campus.example',
    titulacionTutorUniversidad: text({ es: 'Doctorado', ca: 'Doctorat', en: 'Doctorate' }),
    tareasAdesarrollar: textIn(job.tasks, brand.defaultLanguage),
    ayudaEstudio: random.int(2, 8) * 100,
    observaciones: text({
      es: 'Trae calzado "de seguridad" & ganas.',
      ca: 'Porta calçat "de seguretat" & ganes.',
      en: 'Bring "safety" shoes & energy.',
    }),
    proyectoFormativo: projectOf(context, sketch, titulacion),
  });
}

function addPlacement(context: SeedContext, sketch: Sketch): number {
  const { db, day, text, random } = context;
  const { from, until, ...row } = sketch;
  const placement = db.insert('placement', {
    ...row,
    fechaInicio: day(from),
    fechaFin: day(until),
    datos: fieldsOf(context, sketch),
  });
  if (sketch.estado !== 'pendiente') {
    const project = text({ es: 'Proyecto formativo', ca: 'Projecte formatiu', en: 'Training project' });
    const row2 = {
      placement,
      nombre: project,
      fecha: momentOn(context, day(from - 4)),
      idTipo: studentDocument.other,
    };
    db.insert('placement_document', { ...row2, file: pdfFile(db, project, sketch.titulo) });
  }
  if (sketch.estado === 'finalizada' && random.chance(0.7)) {
    const report = text({ es: 'Memoria final', ca: 'Memòria final', en: 'Final report' });
    const row3 = {
      placement,
      nombre: report,
      fecha: momentOn(context, day(Math.min(until + 3, 0))),
      idTipo: studentDocument.other,
    };
    db.insert('placement_document', { ...row3, file: pdfFile(db, report, sketch.titulo) });
  }
  return placement;
}

/** The Monday of a day's week. */
function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Sheets of the weeks so far: validated, rejected, sent, and the current one still to be sent. */
function addSheets({ db, now, text }: SeedContext, placement: number, weeks: number): void {
  const monday = mondayOf(now.today);
  for (let back = weeks; back >= 0; back--) {
    const semana = addDays(monday, -7 * back);
    if (back === 0) {
      db.insert('weekly_sheet', { placement, semana });
      continue;
    }
    const estado = back === 2 ? 'rechazado' : back === 1 ? 'Enviado' : 'validado';
    const observaciones =
      estado === 'rechazado'
        ? text({
            es: 'Falta la firma de la "tutora" & el sello.',
            ca: 'Falta la signatura de la "tutora" & el segell.',
            en: 'The "tutor\'s" signature & the stamp are missing.',
          })
        : null;
    db.insert('weekly_sheet', {
      placement,
      semana,
      estado,
      fechaEnvio: addDays(semana, 5),
      observaciones,
      file: pdfFile(db, `hoja-${semana}`, semana),
    });
  }
}

/** Requests to extend or vary placements of the main company, in every state. */
function addChangeRequests(
  { db, day, text, now }: SeedContext,
  placements: readonly number[],
  company: number,
): void {
  const contact = db.value<number>(sql`SELECT min(id) FROM contact WHERE company = ${company}`);
  const motivo = text({
    es: 'El proyecto se alarga.',
    ca: 'El projecte s’allarga.',
    en: 'The project takes longer.',
  });
  const states = ['aceptada', 'rechazada', 'pendiente'] as const;
  placements.forEach((placement, index) => {
    const end = db.value<string>(sql`SELECT fechaFin FROM placement WHERE id = ${placement}`) ?? now.today;
    const estado = states[index % states.length];
    const tipo = index % 2 === 0 ? 'Ampliación' : 'Variación';
    // What was accepted holds.
    const fechaFin = estado === 'aceptada' ? end : addDays(end, 45);
    const datos = tipo === 'Ampliación' ? { fechaFin, motivo } : { horasAldia: 4, motivo };
    db.insert('change_request', {
      placement,
      contact,
      tipo,
      estado,
      fecha: `${day(-10 + index)}T10:15:00`,
      datos,
    });
  });
}

/** Seeds placements, from applications and for the personas. */
export const seedPlacements: SeedPart = (context) => {
  const { db, brand, random, text } = context;
  const { practicas, hojasSemanales, cambioPracticas } = brand.settings.modulos;
  if (!practicas) return;
  const assigned = db.all<{
    id: number;
    estado: number;
    student: number;
    offer: number;
    company: number;
    titulo: string;
    programa?: number;
    conServicio: boolean;
  }>(sql`
    SELECT candidacy.id, candidacy.estado, student, offer.id AS offer, company, titulo, programa, conServicio
    FROM candidacy JOIN offer ON offer.id = candidacy.offer
    WHERE idPerfil = ${profiles.practicas} AND candidacy.estado IN (${state.assigned}, ${state.finished})
    ORDER BY candidacy.id`);
  for (const { id, estado, ...row } of assigned) {
    addPlacement(context, { ...row, candidacy: id, ...periodFor(estado === state.finished, random) });
  }
  const company = personaCompany(context, 'company');
  const workshop = text({
    es: 'Prácticas en el taller',
    ca: 'Pràctiques al taller',
    en: 'Placement in the workshop',
  });
  const others = db.column<number>(sql`
    SELECT id FROM student WHERE conPracticas AND id > ${personaAccount(context, 'former-user')} ORDER BY id LIMIT 4`);
  const active = [personaAccount(context, 'student'), ...others.slice(0, 3)].map((student, index) =>
    addPlacement(context, {
      student,
      company,
      titulo: workshop,
      estado: 'activa',
      from: -60 - index,
      until: 18 + index,
      conServicio: index % 2 === 0,
    }),
  );
  for (const student of others.slice(3)) {
    addPlacement(context, {
      student,
      company,
      titulo: workshop,
      estado: 'finalizada',
      from: -300,
      until: -180,
    });
  }
  const vocational = addPlacement(context, {
    student: personaAccount(context, 'vocational-student'),
    company,
    titulo: text({ es: 'Formación en empresa', ca: 'Formació en empresa', en: 'Training in a company' }),
    estado: 'activa',
    from: -42,
    until: 49,
  });
  if (hojasSemanales) addSheets(context, vocational, 6);
  if (cambioPracticas) addChangeRequests(context, active.slice(0, 3), company);
};
