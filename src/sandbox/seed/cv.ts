import { sql } from '../db/sql.ts';
import type { DegreeInfo } from '../areas/domains/degrees.ts';
import { languageIds } from '../areas/domains/languages.ts';
import { certificateName } from '../areas/education/certificate.ts';
import { studentDocument } from '../areas/domains/people.ts';
import { textIn } from '../texts/translated.ts';
import { area, branch } from '../areas/domains/study-areas.ts';
import { studyKind } from '../areas/domains/study-levels.ts';
import { momentOn, type SeedContext, visibleFieldsOf } from './context.ts';
import { fillProfile, type SeedPerson } from './cv-profile.ts';
import { pdfFile } from './example-files.ts';
import { addressNear } from './institution.ts';
import { firms } from './texts/firms.ts';
import { jobs } from './texts/jobs.ts';

/** The degree of someone: of a persona one with many offers, of the others any. */
function degreeFor({ institution, random }: SeedContext, person: SeedPerson, cycles: boolean): DegreeInfo {
  if (cycles) return random.pick(institution.cycles);
  const popular = institution.degrees.filter(({ area: it }) => it === area.computing);
  return person.id <= 12 && popular[0] ? popular[0] : random.pick(institution.degrees);
}

function addStudies(context: SeedContext, person: SeedPerson, full: boolean, cycles: boolean): void {
  const { db, brand, random, text } = context;
  const degree = degreeFor(context, person, cycles);
  const { min, max } = brand.settings.rangoNota ?? { min: 1, max: 4 };
  const nota = Math.round((min + (max - min) * (0.5 + random.next() / 2)) * 100) / 100;
  const own = { centro: brand.settings.institucion, duracion: String(degree.years), nota };
  db.insert('study', {
    student: person.id,
    deLaUniversidad: !cycles,
    titulacion: degree.id,
    actual: !person.egresado,
    datos: {
      nivel: degree.level,
      tipoFormacion: degree.kind,
      ...visibleFieldsOf(context, 'academicos', { ...own, rama: degree.branch }),
    },
  });
  if (!full) return;
  const school = {
    es: 'Bachillerato científico',
    ca: 'Batxillerat científic',
    en: 'Upper secondary, sciences',
  };
  db.insert('study', {
    student: person.id,
    actual: false,
    datos: {
      titulacionTexto: text(school),
      tipoFormacion: studyKind.secondary,
      ...visibleFieldsOf(context, 'academicos', { centro: 'IES Rosa dels Vents', rama: branch.science }),
    },
  });
  const course = { es: 'Curso de primeros auxilios', ca: 'Curs de primers auxilis', en: 'First aid course' };
  db.insert('study', {
    student: person.id,
    complementaria: true,
    actual: false,
    datos: { titulacionTexto: text(course), tipoFormacion: studyKind.complementary, duracion: '20 h' },
  });
}

function addExperience(context: SeedContext, { id, egresado }: SeedPerson): void {
  const { db, brand, random, day, institution } = context;
  for (let number = random.int(egresado ? 1 : 0, 3); number > 0; number--) {
    const job = random.pick(jobs);
    const firm = random.pick(firms);
    const start = 200 + number * 330;
    const fields = {
      empresa: firm.name,
      sector: firm.sector,
      actividad: random.int(1, 24),
      contrato: 1,
      subtipoContrato: 12,
      fechaInicio: day(-start),
      ...((number > 1 || random.chance(0.6)) && { fechaFin: day(-start + random.int(60, 300)) }),
      provincia: addressNear(institution, random).provincia,
      descripcion: textIn(job.tasks, brand.defaultLanguage),
    };
    const datos = visibleFieldsOf(context, 'experiencia', fields);
    const puesto = textIn(job.role, brand.defaultLanguage);
    const file = random.chance(0.3) ? pdfFile(db, 'certificado-de-empresa', puesto, firm.name) : undefined;
    db.insert('experience', { student: id, puesto, datos, file });
  }
}

function addLanguages({ db, random }: SeedContext, { id }: SeedPerson): void {
  const others = [languageIds.french, languageIds.german, languageIds.italian, languageIds.portuguese, 23];
  const known: [number, number][] = [
    [languageIds.spanish, 7],
    [languageIds.catalan, random.int(3, 7)],
    [languageIds.english, random.int(3, 6)],
    ...random.some(others, random.int(0, 2)).map((idioma): [number, number] => [idioma, random.int(1, 4)]),
  ];
  for (const [idioma, nivel] of known) db.insert('spoken_language', { student: id, idioma, nivel });
}

function addDocuments(context: SeedContext, { id, nombre }: SeedPerson): void {
  const { db, random, day, text } = context;
  const add = (destino: string, name: string, idTipo?: number, more: object = {}): void => {
    const fecha = momentOn(context, day(-random.int(2, 400)));
    const file = pdfFile(db, name, nombre, String(id));
    db.insert('student_document', { student: id, destino, nombre: name, fecha, idTipo, file, ...more });
  };
  add('cv', `CV ${nombre}`, studentDocument.cv);
  add(
    'documentosPrivados',
    text({ es: 'Título compulsado', ca: 'Títol compulsat', en: 'Certified degree' }),
    studentDocument.degreeCertificate,
  );
  if (random.chance(0.5))
    add(
      'documentos',
      text({ es: 'Carta de presentación', ca: 'Carta de presentació', en: 'Cover letter' }),
      studentDocument.coverLetter,
    );
  if (random.chance(0.5))
    add('certificados', 'Cambridge B2 First (FCE)', studentDocument.languageCertificate);
  if (random.chance(0.3)) {
    const enlace = 'https://www.portafolios.example/obra?ver=1&lengua=ca';
    const nombreEnlace = text({
      es: 'Portafolio en línea',
      ca: 'Portafolis en línia',
      en: 'Online portfolio',
    });
    db.insert('student_document', {
      student: id,
      destino: 'documentos',
      nombre: nombreEnlace,
      fecha: day(-30),
      enlace,
    });
  }
  const asked = [
    certificateName,
    {
      es: 'Declaración "responsable" firmada',
      ca: 'Declaració "responsable" signada',
      en: 'Signed "responsible" statement',
    },
  ];
  random.some(asked, random.int(0, 2)).forEach((name, index) => {
    const descripcion = text({
      es: 'Antes de empezar las prácticas.',
      ca: 'Abans de començar les pràctiques.',
      en: 'Before the placement starts.',
    });
    const idDocumento = db.insert('process_document', { student: id, nombre: text(name), descripcion });
    if (index === 0) add('documentosProcesos', text(name), undefined, { idDocumento });
  });
}

/** Fills a CV: with everything, or with studies and little more. */
export function fillCv(
  context: SeedContext,
  student: number,
  extent: 'full' | 'short',
  cycles: boolean,
): void {
  const { db } = context;
  const person = db.get<SeedPerson>(
    sql`SELECT id, nombre, egresado, personales FROM student WHERE id = ${student}`,
  );
  if (!person) return;
  addStudies(context, person, extent === 'full', cycles);
  if (extent === 'short') return;
  addExperience(context, person);
  addLanguages(context, person);
  addDocuments(context, person);
  fillProfile(context, person);
}
