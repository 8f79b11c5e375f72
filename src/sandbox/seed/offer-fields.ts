import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addDays } from '../clock.ts';
import { attendance, placementKinds } from '../areas/domains/contracts.ts';
import { languageIds } from '../areas/domains/languages.ts';
import { studentDocument } from '../areas/domains/people.ts';
import { textIn } from '../texts/translated.ts';
import { sql } from '../db/sql.ts';
import { type SeedContext, visibleFieldsOf } from './context.ts';
import { phoneOf } from './contact-data.ts';
import type { SeedAddress } from './institution.ts';
import { dniOf } from './seed-data.ts';
import type { JobSketch } from './texts/jobs.ts';
import { givenNames, surnames } from './texts/people.ts';

/** Subject and company of an offer. */
export interface OfferSketch {
  company: { id: number; nombreComercial: string; sector: number; contact: number };
  job: JobSketch;
  idPerfil: 1 | 2;
  language: Language;
  place: SeedAddress;
  /** YYYY-MM-DD */
  published: string;
  serviced: boolean;
}

type Fields = Partial<OfferRequest>;

const sometimes = (context: SeedContext, share: number, fields: Fields): Fields =>
  context.random.chance(share) ? fields : {};

/** Fields that offers of both kinds have. */
export function sharedFields(context: SeedContext, { job, place, company, language }: OfferSketch): Fields {
  const { random, brand } = context;
  const { requestEmpresaDestino } = brand.settings;
  return visibleFieldsOf(context, 'oferta', {
    plazas: random.int(1, 4),
    horario: textIn(
      { es: 'De lunes a viernes', ca: 'De dilluns a divendres', en: 'Monday to Friday' },
      language,
    ),
    tipoModalidadAsistencia: random.pick(Object.values(attendance)),
    localidad: place.localidad,
    sector: company.sector,
    area_funcional: job.functional,
    campus: random.int(1, 5),
    perfilNoUniversitario: random.chance(0.2),
    puestoTrabajo: textIn(job.role, language),
    ...(requestEmpresaDestino && { empresaDestino: company.nombreComercial }),
    ...sometimes(context, 0.25, { idiomas: [{ idioma: languageIds.english, nivel: random.int(3, 5) }] }),
    ...sometimes(context, job.programs.length > 0 ? 0.15 : 0, { programasInformaticos: [...job.programs] }),
    ...sometimes(context, 0.3, { competencias: [random.int(1, 10), random.int(11, 20)] }),
    ...sometimes(context, 0.3, { interes: [random.int(1, 20)] }),
    ...sometimes(context, 0.5, { etiquetas: random.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2) }),
    ...sometimes(context, 0.08, { coche: true, permisosConducir: [5] }),
    ...sometimes(context, 0.08, { disponibilidadCambioResidencia: true }),
    ...sometimes(context, 0.1, {
      documentosRequeridos: [studentDocument.coverLetter, studentDocument.academicRecord],
    }),
    ...sometimes(context, 0.07, {
      urlInscripcionExterna: `https://www.candidaturas.example/${company.id}?origen=portal&x=1`,
    }),
    ...sometimes(context, 0.15, {
      urlInformacionComplementaria: 'https://www.documentos.example/dossier.pdf',
    }),
    ...sometimes(context, 0.1, {
      observaciones: textIn(
        {
          es: 'Llamar por la mañana & preguntar por "Remei".',
          ca: 'Truqueu al matí & demaneu per la "Remei".',
          en: 'Call in the morning & ask for "Remei".',
        },
        language,
      ),
    }),
  });
}

/** Fields of a job; including placement fields that a brand requires of jobs. */
export function jobFields(context: SeedContext): Fields {
  const { random, brand } = context;
  const { creditosSuperados, ayudaEstudio } = brand.settings.campos.oferta;
  const salario = random.int(17, 34) * 1000;
  return visibleFieldsOf(context, 'oferta', {
    experiencia: random.pick([1, 1, 2, 3]),
    contrato: random.int(1, 7),
    salario,
    salarioMaximo: salario + random.int(1, 8) * 1000,
    ...(creditosSuperados.required && { creditosSuperados: 1 }),
    ...(ayudaEstudio.required && { ayudaEstudio: 0 }),
    ...sometimes(context, 0.4, { otrasRemuneraciones: 'Tickets & seguro médico' }),
    ...sometimes(context, 0.1, { disponibilidadExtranjero: true }),
  });
}

/** Hours of a placement that the university allows. */
function hoursOf({ brand, random }: SeedContext): { horasAldia: number; numeroDiasSemana: number } {
  const { horasDia = 8, horasSemana = 40 } = brand.settings.limitesJornada ?? {};
  return { horasAldia: Math.min(random.pick([4, 5, 6, 7]), horasDia, horasSemana / 5), numeroDiasSemana: 5 };
}

/** Tutor: a name, or a contact of the company. */
function tutorOf({ id, contact }: OfferSketch['company'], named: Fields): Fields {
  return id % 3 === 0 ? { tutores: [contact] } : named;
}

/** A workplace of the company in the town of the offer. */
function workplaceIn({ db }: SeedContext, { company, place, language }: OfferSketch): number {
  const { localidad, cp, provincia } = place;
  const known = db.value<number>(sql`
    SELECT min(id) FROM workplace WHERE company = ${company.id} AND datos ->> 'localidad' = ${localidad}`);
  if (known !== undefined) return known;
  const direccion = textIn({ es: 'Calle Mayor', ca: 'Carrer Major', en: 'Calle Mayor' }, language);
  const datos = { direccion: `${direccion}, ${company.id}`, cp, localidad, idProvincia: provincia };
  return db.insert('workplace', { company: company.id, nombre: localidad, datos });
}

/** Fields of a placement, of a programme if it belongs to one. */
export function placementFields(
  context: SeedContext,
  theme: OfferSketch,
  programme: { tiempoDedicacionJornada?: number; meses?: number } | undefined,
): Fields {
  const { brand, random } = context;
  const { company, job, language, published } = theme;
  const { horasAldia, numeroDiasSemana } = hoursOf(context);
  const months = programme?.meses ?? random.int(2, 6);
  const start = addDays(published, random.int(75, 170));
  const tutor = random.pick(givenNames).name;
  const workplace = workplaceIn(context, theme);
  const { otrasRemuneracionesEnPracticas } = brand.settings;
  return visibleFieldsOf(context, 'oferta', {
    tareasAdesarrollar: textIn(job.tasks, language),
    contrato: random.pick([placementKinds.curricular, placementKinds.extracurricular, placementKinds.dual]),
    fechaInicio: start,
    fechaFin: addDays(start, months * 30),
    horasAldia,
    numeroDiasSemana,
    tiempoDedicacionJornada: programme?.tiempoDedicacionJornada ?? Math.round((horasAldia / 8) * 100),
    meses: months,
    ayudaEstudio: random.int(0, 9) * 100,
    ...tutorOf(company, { nombreTutorEmpresa: tutor, apellidosTutorEmpresa: random.pick(surnames) }),
    emailTutorEmpresa: `tutoria${company.id}@tutores.example`,
    telefonoTutorEmpresa: phoneOf(context),
    dniTutorEmpresa: dniOf(99_600_000 + company.id),
    titulacionTutorEmpresa: textIn({ es: 'Ingeniería', ca: 'Enginyeria', en: 'Engineering' }, language),
    departamento: textIn({ es: 'Proyectos', ca: 'Projectes', en: 'Projects' }, language),
    creditosSuperados: random.pick([1, 2, 2, 3, 4]),
    centroPracticas: workplace,
    ...(otrasRemuneracionesEnPracticas &&
      sometimes(context, 0.3, { otrasRemuneraciones: 'Transporte & comedor' })),
    ...sometimes(context, 0.2, { cursoMinimo: random.int(2, 4) }),
    ...sometimes(context, 0.12, {
      vinculadaTFG: true,
      nombreTFG: textIn(job.field, language),
      tutorTFG: 'Aurora Llobet',
    }),
    ...sometimes(context, 0.1, { numeroPedido: `PO-${random.int(1000, 9999)}/«A»` }),
    ...sometimes(context, 0.06, {
      nombreCandidato: 'Sílvia',
      apellidosCandidato: 'Monrós',
      dniCandidato: dniOf(99_700_001),
    }),
  });
}
