import { profiles } from '#core/contract/constants.ts';
import type { OfferState } from '#core/contract/entities/process.ts';
import { sql } from '../db/sql.ts';
import { textIn } from '../texts/translated.ts';
import { addDays } from '../clock.ts';
import { type SeedContext, type SeedPart, someLanguage } from './context.ts';
import { hostName } from './contact-data.ts';
import { pdfFile } from './example-files.ts';
import { addressNear } from './institution.ts';
import { type OfferSketch, jobFields, placementFields, sharedFields } from './offer-fields.ts';
import { personaCompanies, personaCompany } from './persona-rows.ts';
import { areasOfPersonas, firms } from './texts/firms.ts';
import { closings, type JobSketch, jobs, oddOffers, unfairCondition } from './texts/jobs.ts';

const numberOfOffers = 120;

/** States in rotation, so that both kinds of offers cover every state; mostly active. */
const plan: readonly OfferState[] = [
  'activa',
  'activa',
  'activa',
  'pendiente',
  'activa',
  'cerrada',
  'activa',
  'activa',
  'caducada',
  'activa',
  'eliminada',
  'activa',
  'activa',
  'cerrada',
];

/** Whether an offer asks for what the law forbids: some of those that wait for the institution. */
const isUnfair = (number: number): boolean => plan[number % plan.length] === 'pendiente' && number % 4 === 1;

/** Publication and expiry of an offer, in days from today. */
function daysOf({ random }: SeedContext, estado: OfferState): { from: number; until?: number } {
  switch (estado) {
    case 'pendiente':
      return { from: -random.int(0, 6), until: random.int(20, 90) };
    case 'activa':
      return { from: -random.int(0, 70), ...(random.chance(0.85) && { until: random.int(2, 90) }) };
    default:
      return { from: -random.int(100, 260), until: -random.int(2, 60) };
  }
}

/** Picks the publishing company: the personas' companies first, then all in turn. */
function companyFor(
  { db, random }: SeedContext,
  own: readonly number[],
  number: number,
): OfferSketch['company'] {
  const all = db.column<number>(
    sql`SELECT id FROM company WHERE estado = 'validada' AND idPais = 1 ORDER BY id`,
  );
  const id = own[number] ?? random.pick(all);
  const found = db.get<OfferSketch['company']>(sql`
    SELECT company.id, nombreComercial, sector, iban, min(contact.id) AS contact
    FROM company JOIN contact ON contact.company = company.id WHERE company.id = ${id} GROUP BY company.id`);
  if (!found) throw new TypeError(`Company ${id} has no contact`);
  return found;
}

/** Something that the institution teaches, and if possible of an area, or else one of those of the company. */
function sketchFor({ random, institution }: SeedContext, nombreComercial: string, area?: number): JobSketch {
  const taught = jobs.filter((job) => institution.degrees.some((degree) => degree.area === job.area));
  const areas = firms.find(({ name }) => name === nombreComercial)?.areas ?? areasOfPersonas[nombreComercial];
  const wanted = taught.filter((job) => job.area === area);
  const usual = taught.filter((job) => areas?.includes(job.area));
  return random.pick([wanted, usual, taught].find(({ length }) => length > 0) ?? jobs);
}

function titleOf({ job, idPerfil, language }: OfferSketch): string {
  const field = textIn(job.field, language);
  if (idPerfil === profiles.empleo) return textIn(job.role, language);
  return textIn(
    { es: `Prácticas en ${field}`, ca: `Pràctiques en ${field}`, en: `Placement in ${field}` },
    language,
  );
}

function addDegrees({ db, institution, random }: SeedContext, offer: number, job: JobSketch): void {
  const same = institution.degrees.filter(({ area }) => area === job.area);
  const more = random.chance(0.6) ? random.some(institution.degrees, 2) : [];
  for (const { id } of new Set([...same, ...more]))
    db.insert('offer_degree', { offer, titulacion: id, clase: 'requerida' });
  for (const { id } of random.some(institution.degrees, random.int(0, 2))) {
    db.insert('offer_degree', { offer, titulacion: id, clase: 'deseable' });
  }
}

function addOffer(
  context: SeedContext,
  own: readonly number[],
  number: number,
  kinds: readonly (1 | 2)[],
): void {
  const { db, random, day, text, institution, hasOddTexts } = context;
  const estado = plan[number % plan.length] ?? 'activa';
  const company = companyFor(context, own, number);
  const { from, until } = daysOf(context, estado);
  // Whole rounds of the plan for one kind, then for the other.
  const idPerfil = kinds[Math.floor(number / plan.length) % kinds.length] ?? profiles.practicas;
  const odd =
    hasOddTexts && number % 17 === 9 ? oddOffers[Math.floor(number / 17) % oddOffers.length] : undefined;
  const theme: OfferSketch = {
    company,
    job: sketchFor(context, company.nombreComercial, odd?.area),
    idPerfil,
    language: someLanguage(context),
    place: addressNear(institution, random),
    published: day(from),
    serviced: idPerfil === profiles.practicas && random.chance(0.35),
  };
  const titulo = odd?.title ?? titleOf(theme);
  const programa = idPerfil === profiles.practicas ? programmeFor(context, company.id) : undefined;
  const fields =
    idPerfil === profiles.practicas ? placementFields(context, theme, programa) : jobFields(context);
  const descripcion = [
    odd?.description,
    textIn(theme.job.tasks, theme.language),
    textIn(random.pick(closings), theme.language),
    hasOddTexts && isUnfair(number) && textIn(unfairCondition, theme.language),
  ];
  const { provincia, pais, idIsla } = theme.place;
  const sheet = random.chance(0.15)
    ? pdfFile(db, text({ es: 'Más información', ca: 'Més informació', en: 'Further information' }), titulo)
    : null;
  const offer = db.insert('offer', {
    urlAcceso: `${hostName(titulo)}-${number + 1}`,
    company: company.id,
    contact: company.contact,
    idPerfil,
    // Some have expired by themselves since their last day.
    estado: estado === 'caducada' && random.chance(0.5) ? 'activa' : estado,
    titulo,
    // Of the others the portal tells it from the text.
    idioma: !odd && theme.language !== context.brand.defaultLanguage ? theme.language : null,
    fecha: theme.published,
    fechaDestacada: estado === 'activa' && random.chance(0.12) ? addDays(theme.published, 1) : null,
    fechaCaducidad: until === undefined ? null : day(until),
    pais,
    provincia,
    idIsla,
    programa: programa?.id,
    conServicio: theme.serviced,
    anonima: random.chance(0.12),
    gestor: (estado === 'pendiente' ? random.chance(0.3) : random.chance(0.4))
      ? random.pick(['Marta Olivé', 'Julián Cebrián'])
      : null,
    condiciones: {
      ...(random.chance(0.08) && idPerfil === profiles.practicas && { sinPracticasPendientes: true }),
      ...(random.chance(0.08) && {
        mensaje: text({
          es: 'Te llamaremos para una prueba.',
          ca: 'Et trucarem per a una prova.',
          en: 'We will call you for a test.',
        }),
      }),
    },
    datos: {
      ...sharedFields(context, theme),
      ...fields,
      descripcion: descripcion.filter(Boolean).join('\n\n'),
    },
    file: sheet,
    cierre: estado === 'cerrada' ? closing(context, from, number) : null,
  });
  addDegrees(context, offer, theme.job);
}

function closing({ day }: SeedContext, from: number, number: number): object {
  const fecha = `${day(from + 60)}T12:00:00`;
  if (number % 2 === 0) return { por: 'empresa', hayElegido: false, fecha };
  return {
    por: 'empresa',
    hayElegido: true,
    nombre: 'Lídia Queralt',
    fechaInicioContrato: day(from + 75),
    idTipoContrato: 2,
    fecha,
  };
}

/** A programme that the company may publish in. */
function programmeFor(
  { db, random }: SeedContext,
  company: number,
): { id: number; tiempoDedicacionJornada?: number; meses?: number } | undefined {
  const found = db.all<{ id: number; tiempoDedicacionJornada?: number; meses?: number }>(sql`
    SELECT id, tiempoDedicacionJornada, meses FROM programme WHERE activo AND (NOT necesitaAdhesion OR id IN (
      SELECT programme FROM adhesion WHERE company = ${company} AND adhesion.estado = 'aceptada')) ORDER BY id`);
  return found.length > 0 && random.chance(0.2) ? random.pick(found) : undefined;
}

/** Copies of some offers, waiting for the university or published. */
function addCopies({ db, random, day }: SeedContext): void {
  const sources = db.column<number>(sql`
    SELECT id FROM offer WHERE estado IN ('activa', 'cerrada') AND programa IS NULL ORDER BY id`);
  random.some(sources, 8).forEach((source, index) => {
    const row = db.get<Record<string, string | number | object>>(
      sql`SELECT * FROM offer WHERE id = ${source}`,
    );
    if (!row) return;
    const { id: _, gestor: __, cierre: ___, fechaDestacada: ____, ...columns } = row;
    const offer = db.insert('offer', {
      ...columns,
      urlAcceso: `${String(row['urlAcceso'])}-copia`,
      estado: index % 2 === 0 ? 'pendiente' : 'activa',
      fecha: day(-2),
      fechaCaducidad: day(45),
      copiaDe: source,
      file: null,
    });
    db.run(sql`INSERT INTO offer_degree (offer, titulacion, clase)
      SELECT ${offer}, titulacion, clase FROM offer_degree WHERE offer = ${source}`);
  });
}

/** Offers of the kinds that the brand has, in all states. */
export const seedOffers: SeedPart = (context) => {
  const { practicas, empleo } = context.brand.settings.modulos;
  const kinds = [...(practicas ? [profiles.practicas] : []), ...(empleo ? [profiles.empleo] : [])];
  if (kinds.length === 0) return;
  const [first = 0, second = 0, third = 0] = personaCompanies(context, 'group');
  const persona = personaCompany(context, 'company');
  const own = [
    ...Array.from({ length: 2 * plan.length }, () => persona),
    ...[first, second, third, first, second, first],
    personaCompany(context, 'problem-company'),
  ];
  for (let number = 0; number < numberOfOffers - 8; number++) addOffer(context, own, number, kinds);
  addCopies(context);
};
