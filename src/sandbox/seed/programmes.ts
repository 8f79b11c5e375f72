import type { BrandSettings } from '#core/brand/brand.ts';
import { sql } from '../db/sql.ts';
import type { SeedPart } from './context.ts';
import { pngFile } from './example-files.ts';
import { personaAccount, personaCompany } from './persona-rows.ts';
import { programmes } from './texts/notices.ts';

const states = ['aceptada', 'solicitada', 'rechazada'] as const;

const report = {
  slug: 'informe-tutoria',
  title: {
    es: 'Informe final de la tutoría de empresa',
    ca: 'Informe final de la tutoria d’empresa',
    en: 'Final report of the company tutor',
  },
};

const project = {
  slug: 'proyecto-formativo',
  title: {
    es: 'Modelo de proyecto formativo',
    ca: 'Model de projecte formatiu',
    en: 'Training project (form)',
  },
};

const plan = {
  slug: 'plan-de-formacion',
  title: { es: 'Modelo de plan de formación', ca: 'Model de pla de formació', en: 'Training plan (form)' },
};

/** Documents of the institution about placements, added to those in the brand file. */
const documentsOf = ({ ensenanzas }: Pick<BrandSettings, 'ensenanzas'>) => [
  ensenanzas.includes('universitarias') ? project : plan,
  report,
];

/** Placement programmes with who has joined them, and the documents of the university about placements. */
export const seedProgrammes: SeedPart = (context) => {
  const { db, brand, random, day, text } = context;
  const { haveDocumentosPracticas, hasProgramaPracticasActivo, modulos } = brand.settings;
  if (!modulos.practicas) return;
  if (haveDocumentosPracticas) {
    for (const { slug, title } of documentsOf(brand.settings))
      db.insert('university_document', {
        titulo: text(title),
        url: `https://www.documentos.example/${slug}.pdf`,
      });
  }
  if (!hasProgramaPracticasActivo) return;
  const ids = programmes.map(({ slug, title, text: about, share, months, open, inactive }, index) => {
    const id = db.insert('programme', {
      urlAcceso: slug,
      titulo: text(title),
      activo: !inactive,
      necesitaAdhesion: !open,
      tiempoDedicacionJornada: share,
      meses: months,
      imagen: pngFile(context, slug, index, 320, 180),
      datos: { descripcion: text(about), fechaInicio: day(30 + 40 * index), fechaFin: day(330) },
    });
    const titulo = text({ es: `Bases: ${title.es}`, ca: `Bases: ${title.ca}`, en: `Rules: ${title.en}` });
    db.insert('university_document', {
      programme: id,
      titulo,
      url: `https://www.documentos.example/${slug}.pdf`,
    });
    return id;
  });
  const joinable = ids.slice(0, 3);
  const students = db.column<number>(sql`SELECT id FROM student WHERE conPracticas ORDER BY id`);
  const companies = db.column<number>(sql`SELECT id FROM company WHERE estado = 'validada' ORDER BY id`);
  const persona = {
    student: personaAccount(context, 'student'),
    company: personaCompany(context, 'company'),
  };
  const empty = personaAccount(context, 'empty-student');
  joinable.forEach((programme, index) => {
    const fecha = (): string => day(-random.int(3, 120));
    for (const student of students) {
      if (student === empty || (student !== persona.student && !random.chance(0.3))) continue;
      const estado = student === persona.student ? states[index] : random.pick(states);
      db.insert('adhesion', { programme, student, estado, fecha: fecha() });
    }
    for (const company of companies) {
      if (company !== persona.company && !random.chance(0.4)) continue;
      const estado = company === persona.company ? states[index] : random.pick(states);
      db.insert('adhesion', { programme, company, estado, fecha: fecha() });
    }
  });
};
