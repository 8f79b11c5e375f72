import { sql } from '../db/sql.ts';
import { textIn, type DomainTexts } from '../areas/domains/rows.ts';
import type { SeedContext, SeedPart } from './context.ts';
import { pdfFile, pngFile } from './example-files.ts';
import { personaAccount } from './persona-rows.ts';
import { events, guides, type EventSketch } from './texts/events.ts';

function addEvent(context: SeedContext, sketch: EventSketch, number: number): void {
  const { db, brand, day, random } = context;
  const { slug, category, hour, more, places, audience = 'todos' } = sketch;
  const writtenIn = brand.languages.find((it) => it === sketch.writtenIn && it !== brand.defaultLanguage);
  const text = (texts: DomainTexts): string => (writtenIn ? textIn(texts, writtenIn) : context.text(texts));
  const venue = random.pick([
    { es: 'Salón de actos', ca: 'Saló d’actes', en: 'Assembly hall' },
    { es: 'Aula 0.12 & en línea', ca: 'Aula 0.12 & en línia', en: 'Room 0.12 & online' },
    { es: 'Pabellón "Mediodía"', ca: 'Pavelló "Migdia"', en: '"Midday" pavilion' },
  ]);
  const lead = text(sketch.lead);
  const event = db.insert('event', {
    urlAcceso: slug,
    titulo: text(sketch.title),
    idioma: writtenIn,
    fecha: `${day(sketch.day)}T${hour}:00`,
    fechaFin: more ? `${day(sketch.day + more)}T20:00:00` : null,
    categoria: category,
    destacado: sketch.featured ?? false,
    publicado: !sketch.hidden,
    conInscripcion: !sketch.withoutEnrolment,
    plazas: places,
    dirigidoA: audience,
    imagen: number % 5 === 4 ? null : pngFile(context, slug, number, 320, 180),
    datos: {
      lugar: text(venue),
      entradilla: lead,
      descripcion: `${lead}\n\n${text({
        es: 'Habrá tiempo para preguntas. Si necesitas intérprete de lengua de signos, avísanos tres días antes.',
        ca: 'Hi haurà temps per a preguntes. Si necessites intèrpret de llengua de signes, avisa’ns tres dies abans.',
        en: 'There will be time for questions. If you need a sign language interpreter, tell us three days before.',
      })}`,
    },
  });
  if (sketch.withoutEnrolment || sketch.hidden) return;
  const fits = { todos: sql`1`, alumnos: sql`NOT egresado`, egresados: sql`egresado` }[audience];
  const persona = personaAccount(context, 'student');
  const people = db.column<number>(sql`
    SELECT id FROM student WHERE id > ${personaAccount(context, 'former-user')} AND ${fits} ORDER BY id`);
  const enrolled = random.some(people, sketch.full ? (places ?? 0) : Math.min(random.int(0, 9), places ?? 9));
  if (number % 4 === 1 && audience !== 'egresados') enrolled.push(persona);
  for (const student of enrolled) {
    db.insert('event_registration', {
      event,
      student,
      fecha: `${day(Math.min(sketch.day, 0) - 3)}T12:00:00`,
    });
  }
}

/** Events of the last months and the next ones, and guides. */
export const seedEvents: SeedPart = (context) => {
  const { db, brand, text } = context;
  const { eventos, guias, practicas } = brand.settings.modulos;
  const fits = ({ placements }: { placements?: true }): boolean => practicas || !placements;
  if (eventos) events.filter(fits).forEach((sketch, number) => addEvent(context, sketch, number));
  if (!guias) return;
  guides.filter(fits).forEach((guide, orden) => {
    const titulo = text(guide.title);
    db.insert('guide', {
      orden,
      titulo,
      descripcion: text(guide.text),
      imagen: guide.bare ? null : pngFile(context, `guia-${orden}`, orden, 240, 320),
      ...(guide.link
        ? { enlace: 'https://www.documentos.example/guia-del-extranjero.pdf' }
        : { file: pdfFile(db, titulo, text(guide.text)) }),
    });
  });
};
