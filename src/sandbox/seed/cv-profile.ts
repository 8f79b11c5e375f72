import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { languageIds } from '#core/i18n/languages.ts';
import { countryId, euCountries } from '../areas/domains/countries.ts';
import { roadTypes } from '../areas/domains/provinces.ts';
import { phoneOf } from './contact-data.ts';
import { type SeedContext, visibleFieldsOf } from './context.ts';
import { pngFile } from './example-files.ts';
import { addressNear } from './institution.ts';
import { ibanOf, socialSecurityOf } from './seed-data.ts';
import { jobs } from './texts/jobs.ts';
import { streets } from './texts/people.ts';

/** Facts of a student that shape the example CV. */
export interface SeedPerson {
  id: number;
  nombre: string;
  egresado: boolean;
  personales: { nacionalidades?: number[] };
}

function personalDataOf(context: SeedContext, person: SeedPerson): object {
  const { brand, random, institution } = context;
  const { pais, provincia, localidad, cp } = addressNear(institution, random);
  const road = random.pick(roadTypes.slice(0, 5));
  const { nacionalidades } = person.personales;
  const shown = visibleFieldsOf(context, 'personales', {
    genero: random.int(1, 3),
    nacionalidades: [pais],
    telefonoMovil: phoneOf(context),
    ...(random.chance(0.3) && { telefonoFijo: `97${random.int(1, 9)} 555 ${random.int(100, 999)}` }),
    tipoVia: road.id,
    direccion: random.pick(streets),
    numero: String(random.int(1, 140)),
    piso: String(random.int(1, 6)),
    puerta: random.pick(['A', 'B', '2.ª', 'dcha.']),
    cp,
    pais,
    provincia,
    localidad,
    lugarNacimiento: localidad,
    numeroSeguridadSocial: socialSecurityOf(person.id),
    iban: ibanOf(700_000 + person.id),
    ...(random.chance(0.1) && !brand.settings.quitarCampoDiscapacidad && { discapacidad: true }),
    ...person.personales,
  });
  // The university knows a nationality whether or not its form asks for it.
  return { ...shown, ...omitUndefined({ nacionalidades }) };
}

/** Personal data, profile, preferences and photo of a full CV. */
export function fillProfile(context: SeedContext, person: SeedPerson): void {
  const { db, brand, random, text } = context;
  const { id: student } = person;
  const job = random.pick(jobs);
  const interests = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
  const programs = [...new Set([2, ...random.pick(jobs).programs, ...job.programs])];
  db.update(
    'student',
    { id: student },
    {
      personales: personalDataOf(context, person),
      perfil: visibleFieldsOf(context, 'profesional', {
        tags: random.some(interests, 4),
        sectoresInteres: random.some(interests, 3),
        competencias: random.some(interests, 5),
        programasInformaticos: programs.map((programa) => ({ programa, nivel: random.int(1, 4) })),
        presentacion: text({
          es: `Hola, soy ${person.nombre}. Me interesa ${job.field.es}: aprendo rápido, pregunto mucho y escribo con "comillas" & acentos.\n\nHe colaborado en asociaciones del barrio y no me asustan las palabras largas como electroencefalografista.`,
          ca: `Hola, soc ${person.nombre}. M’interessa ${job.field.ca}: aprenc de pressa, pregunto molt i escric amb "cometes" & accents.\n\nHe col·laborat en associacions del barri i no em fan por les paraules llargues com electroencefalografista.`,
          en: `Hello, I am ${person.nombre}. I am interested in ${job.field.en}: I learn fast, ask a lot and write with "quotes" & accents.\n\nI have helped in local associations and do not fear long words such as electroencephalographer.`,
        }),
        enlacePortfolio: `https://www.portafolios.example/${student}`,
        idPeriodoPreferenciaPracticas: random.int(1, 4),
        idNivelFormativoSNE: person.egresado ? 8 : 4,
      }),
      preferencias: visibleFieldsOf(context, 'profesional', {
        estanciasExtranjero: random.chance(0.4) ? [{ pais: countryId('PT'), motivo: 1, meses: 6 }] : [],
        enlaceLinkedin: `https://www.linkedin.com/in/ejemplo-andana-${student}`,
        disponibilidadViajar: random.chance(0.6),
        disponibilidadExtranjero: random.chance(0.4),
        disponibilidadCambioResidencia: random.chance(0.5),
        coche: random.chance(0.4),
        moto: random.chance(0.1),
        permisosConducir: random.chance(0.6) ? [5] : [],
        permisoTrabajoUE:
          person.personales.nacionalidades?.every((country) => euCountries.has(country)) ?? true,
        aniosExperiencia: random.int(0, person.egresado ? 6 : 2),
        ...(person.egresado && { salarioMinimo: random.int(16, 30) * 1000 }),
        erasmus: random.chance(0.3),
        newsletter: random.chance(0.5),
        idiomaComunicaciones: languageIds[brand.defaultLanguage],
      }),
      imagen: random.chance(0.5) ? pngFile(context, 'foto', student, 160, 160) : null,
    },
  );
}
