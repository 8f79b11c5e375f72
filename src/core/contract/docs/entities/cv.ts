import type * as cv from '#core/contract/entities/cv.ts';
import { languageIds } from '#core/i18n/languages.ts';
import { type EntityDocs, describeListId, describe, part } from '../key-docs.ts';
import { student } from '../examples.ts';
import { publicPersonalKeys } from './personal-data.ts';

/** Docs of a language of a CV. */
export const spokenLanguageKeys = {
  idioma: describeListId('idiomas', 'The language. A CV has each once (8).'),
  nivel: describeListId('nivelesIdioma', 'How well it is spoken: levels are numbered from the lowest on.'),
} as const;

const english = new Intl.DisplayNames('en', { type: 'language' });

/** Lists the ids of the portal's languages, which are in no domain list. */
export const portalLanguage = `${Object.entries(languageIds)
  .map(([language, id]) => `${id} ${english.of(language)}`)
  .join(', ')}.`;

/** Docs of the preferences that editProfesionales changes. */
export const preferencesKeys = {
  estanciasExtranjero: 'Stays abroad. Sent as a whole: what is left out is deleted.',
  enlaceLinkedin: describe(
    'Address of the LinkedIn profile: https, linkedin.com or below it, /in/… or /company/….',
    student.linkedin,
  ),
  disponibilidadViajar: describe('Whether the person can travel for work.', true),
  disponibilidadExtranjero: describe('Whether the person can work abroad.', false),
  disponibilidadCambioResidencia: describe('Whether the person can move house for work.', true),
  coche: describe('Whether the person has a car.', false),
  moto: describe('Whether the person has a motorbike.', false),
  permisosConducir: describeListId('permisosConducir', 'Driving licences.', [5]),
  permisoTrabajoUE: describe('Whether the person may work in the European Union.', true),
  aniosExperiencia: describe('Years of work experience.', 0.5),
  salarioMinimo: describe('Least pay that the person wants, gross euros per year.', 18_000),
  erasmus: describe('Whether the person wants, or has done, an Erasmus stay.', true),
  newsletter: describe('Whether the person wants the newsletter.', true),
  idiomaComunicaciones: describe(`Language in which the university writes: ${portalLanguage}`, 2),
} as const;

/** Sentence about keys that companies see only from some state of a candidacy on. */
export const withheldNote = 'Absent while it is held back; see `oculto` of the candidate.';

const ofStudies = 'Studies, in the order in which they were added.';

const sharedKeys = {
  academicos: ofStudies,
  profesional: part('Work experience and preferences.', {
    experiencia: 'Work experience, in the order in which it was added.',
    ...preferencesKeys,
  }),
  idiomas: 'Languages that the person speaks.',
  interes: part('What the person is interested in and can handle.', {
    tags: describeListId('TagsInteresAlumno', 'Interests.', [11]),
    programasInformaticos:
      'Computer programs that the person knows. Sent as a whole by editConocimientosInformaticos.',
  }),
  sectoresInteres: describeListId('sectoresActividad', 'Sectors in which the person wants to work.', [21]),
  competencias: describeListId('competenciasfesionales', 'Competences of the person.', [3]),
  certificados: 'Certificates, such as those of languages; companies see them.',
  formacionComplementaria: 'Complementary training: studies of that `tipoFormacion`.',
  documentos: 'Documents that companies see.',
  urlCV: describe(
    'Address of the CV that the person uploaded (addDoc with `destino` cv); absent without one. A link to a file, which stops working after a while.',
    student.cv,
  ),
  urlImagenPerfil: describe(
    'Address of the profile picture; absent without one. A link to a file, which stops working after a while.',
    student.foto,
  ),
  presentacion: describe(
    'Introduction in own words, at most 2000 characters; line breaks count.',
    'Me gusta aprender\ny trabajar en equipo.',
  ),
  enlacePortfolio: describe('Web address of the portfolio; absent without one.', student.portfolio),
  validadoDOIP: describe('Whether the guidance service of the university has checked this CV.', true),
} as const;

export const cvDocs = {
  spokenLanguageSchema: {
    text: 'A language that someone speaks.',
    keys: { id: describe('Id of this entry in the CV.', 630), ...spokenLanguageKeys },
  },
  programSkillSchema: {
    text: 'A computer program that someone knows.',
    keys: {
      programa: describeListId('ProgramasInformaticos', 'The program; a CV has each once.'),
      nivel: describeListId('nivelesProgramasInformaticos', 'How well it is known.'),
    },
  },
  stayAbroadSchema: {
    text: 'A stay abroad.',
    keys: {
      pais: describeListId('paises', 'Country of the stay.', 380),
      motivo: describeListId('tipoEstanciasExtranjero', 'What it was for.'),
      meses: describe('How many months it lasted, from 0 to 12.', 5),
    },
  },
  cvSchema: {
    text: 'A CV as its owner sees it.',
    keys: {
      personales: 'Personal data.',
      ...sharedKeys,
      documentosPrivados: 'Documents that only the person and the university see.',
      documentosProcesos: 'Documents that processes of the university ask for, handed in or not.',
      tienePermisoTrabajo: describe(
        'Whether the person has a work permit; changed by editPermisoTrabajo.',
        true,
      ),
      necesitaPermisoTrabajo: describe(
        'Whether the person needs a work permit: none of the nationalities is of the European Union. Absent counts as no.',
        false,
      ),
      idPeriodoPreferenciaPracticas: describeListId(
        'tiposPeriodoCurso',
        'When the person would rather do a placement.',
      ),
      busquedaPracticasActiva: describe(
        'Whether the person is looking for a placement: who is not cannot apply (54), and who is agrees that the university sends the CV to companies.',
        true,
      ),
      busquedaTrabajoActiva: describe('Whether the person is looking for a job; as for placements.', false),
      idNivelFormativoSNE: describeListId(
        'tiposNivelFormativoSNE',
        'Level of education as the public employment service counts it.',
      ),
    },
  },
  candidateCvSchema: {
    text: 'A CV as a company sees it: without identity and bank numbers, disability and private documents.',
    keys: {
      personales: part('Personal data that companies see.', {
        ...publicPersonalKeys,
        nombre: describe(`First name. ${withheldNote}`, student.nombre),
        apellido1: describe(`First surname. ${withheldNote}`, student.apellido1),
        email: describe(`Address for messages. ${withheldNote}`, student.email),
      }),
      ...sharedKeys,
    },
  },
} satisfies EntityDocs<typeof cv>;
