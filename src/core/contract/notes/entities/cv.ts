import type * as cv from '#core/contract/entities/cv.ts';
import { languageIds } from '#core/i18n/languages.ts';
import { type EntityNotes, listed, note, part } from '../note.ts';
import { student } from '../story.ts';
import { publicPersonalKeys } from './personal-data.ts';

/** Keys of a language that someone speaks. */
export const spokenLanguageKeys = {
  idioma: listed('idiomas', 'The language. A CV has each once (8).'),
  nivel: listed('nivelesIdioma', 'How well it is spoken: levels are numbered from the lowest on.'),
} as const;

const english = new Intl.DisplayNames('en', { type: 'language' });

/** Ids of languages of the portal, which are no domain list. */
export const portalLanguage = `${Object.entries(languageIds)
  .map(([language, id]) => `${id} ${english.of(language)}`)
  .join(', ')}.`;

/** Preferences, as editProfesionales changes them. */
export const preferencesKeys = {
  estanciasExtranjero: 'Stays abroad. Sent as a whole: what is left out is deleted.',
  enlaceLinkedin: note(
    'Address of the LinkedIn profile: https, linkedin.com or below it, /in/… or /company/….',
    student.linkedin,
  ),
  disponibilidadViajar: note('Whether the person can travel for work.', true),
  disponibilidadExtranjero: note('Whether the person can work abroad.', false),
  disponibilidadCambioResidencia: note('Whether the person can move house for work.', true),
  coche: note('Whether the person has a car.', false),
  moto: note('Whether the person has a motorbike.', false),
  permisosConducir: listed('permisosConducir', 'Driving licences.', [5]),
  permisoTrabajoUE: note('Whether the person may work in the European Union.', true),
  aniosExperiencia: note('Years of work experience.', 0.5),
  salarioMinimo: note('Least pay that the person wants, gross euros per year.', 18_000),
  erasmus: note('Whether the person wants, or has done, an Erasmus stay.', true),
  newsletter: note('Whether the person wants the newsletter.', true),
  idiomaComunicaciones: note(`Language in which the university writes: ${portalLanguage}`, 2),
} as const;

/** Of what companies get to see only from some state of a candidacy on. */
export const heldBack = 'Absent while it is held back; see `oculto` of the candidate.';

const ofStudies = 'Studies, in the order in which they were added.';

const sharedKeys = {
  academicos: ofStudies,
  profesional: part('Work experience and preferences.', {
    experiencia: 'Work experience, in the order in which it was added.',
    ...preferencesKeys,
  }),
  idiomas: 'Languages that the person speaks.',
  interes: part('What the person is interested in and can handle.', {
    tags: listed('TagsInteresAlumno', 'Interests.', [11]),
    programasInformaticos:
      'Computer programs that the person knows. Sent as a whole by editConocimientosInformaticos.',
  }),
  sectoresInteres: listed('sectoresActividad', 'Sectors in which the person wants to work.', [21]),
  competencias: listed('competenciasfesionales', 'Competences of the person.', [3]),
  certificados: 'Certificates, such as those of languages; companies see them.',
  formacionComplementaria: 'Complementary training: studies of that `tipoFormacion`.',
  documentos: 'Documents that companies see.',
  urlCV: note(
    'Address of the CV that the person uploaded (addDoc with `destino` cv); absent without one. A link to a file, which stops working after a while.',
    student.cv,
  ),
  urlImagenPerfil: note(
    'Address of the profile picture; absent without one. A link to a file, which stops working after a while.',
    student.foto,
  ),
  presentacion: note(
    'Introduction in own words, at most 2000 characters; line breaks count.',
    'Me gusta aprender\ny trabajar en equipo.',
  ),
  enlacePortfolio: note('Web address of the portfolio; absent without one.', student.portfolio),
  validadoDOIP: note('Whether the guidance service of the university has checked this CV.', true),
} as const;

export const cvNotes = {
  spokenLanguageSchema: {
    text: 'A language that someone speaks.',
    keys: { id: note('Id of this entry in the CV.', 630), ...spokenLanguageKeys },
  },
  programSkillSchema: {
    text: 'A computer program that someone knows.',
    keys: {
      programa: listed('ProgramasInformaticos', 'The program; a CV has each once.'),
      nivel: listed('nivelesProgramasInformaticos', 'How well it is known.'),
    },
  },
  stayAbroadSchema: {
    text: 'A stay abroad.',
    keys: {
      pais: listed('paises', 'Country of the stay.', 380),
      motivo: listed('tipoEstanciasExtranjero', 'What it was for.'),
      meses: note('How many months it lasted, from 0 to 12.', 5),
    },
  },
  cvSchema: {
    text: 'A CV as its owner sees it.',
    keys: {
      personales: 'Personal data.',
      ...sharedKeys,
      documentosPrivados: 'Documents that only the person and the university see.',
      documentosProcesos: 'Documents that processes of the university ask for, handed in or not.',
      tienePermisoTrabajo: note('Whether the person has a work permit; changed by editPermisoTrabajo.', true),
      necesitaPermisoTrabajo: note(
        'Whether the person needs a work permit: none of the nationalities is of the European Union. Absent counts as no.',
        false,
      ),
      idPeriodoPreferenciaPracticas: listed(
        'tiposPeriodoCurso',
        'When the person would rather do a placement.',
      ),
      busquedaPracticasActiva: note(
        'Whether the person is looking for a placement: who is not cannot apply (54), and who is agrees that the university sends the CV to companies.',
        true,
      ),
      busquedaTrabajoActiva: note('Whether the person is looking for a job; as for placements.', false),
      idNivelFormativoSNE: listed(
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
        nombre: note(`First name. ${heldBack}`, student.nombre),
        apellido1: note(`First surname. ${heldBack}`, student.apellido1),
        email: note(`Address for messages. ${heldBack}`, student.email),
      }),
      ...sharedKeys,
    },
  },
} satisfies EntityNotes<typeof cv>;
