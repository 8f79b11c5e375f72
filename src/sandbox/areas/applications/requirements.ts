import { profiles } from '#core/contract/constants.ts';
import { admitsMinors, adultAge, ageOn, isYounger, workingAge } from '#core/model/minors.ts';
import { experienceYears } from '../domains/contracts.ts';
import type { Translated } from '../../texts/translated.ts';
import type { Facts } from './facts.ts';

/** A condition of an offer on the profile of an applicant: together they are code 80. */
export interface ProfileCondition {
  applies: (facts: Facts) => boolean;
  met: (facts: Facts) => boolean;
  text: Translated;
  /** CV field disclosed by the condition. */
  about?: 'fechaNacimiento' | 'nacionalidades';
}

const some = (ids: readonly number[] | undefined): boolean => (ids?.length ?? 0) > 0;

const includesAll = (own: readonly number[], wanted: readonly number[] = []): boolean =>
  wanted.every((id) => own.includes(id));

/** Whether the brand and the offer let minors apply. */
const isOpenToMinors = ({ offer, brand }: Facts): boolean => admitsMinors(offer, brand.menores);

const hasAge =
  (age: number) =>
  ({ applicant, brand, today }: Facts): boolean =>
    !isYounger(age, applicant.fechaNacimiento, today, brand.menores);

/** In the order in which the offer page lists them. Levels of a language are numbered from the lowest. */
export const profileConditions: readonly ProfileCondition[] = [
  {
    applies: ({ offer }) => (offer.idiomas?.length ?? 0) > 0,
    met: ({ offer, applicant }) =>
      (offer.idiomas ?? []).every(({ idioma, nivel = 0 }) =>
        applicant.idiomas.some((own) => own.idioma === idioma && own.nivel >= nivel),
      ),
    text: {
      es: 'Hablar los idiomas que se piden, con su nivel.',
      ca: 'Parlar els idiomes que es demanen, amb el seu nivell.',
      en: 'Speak the languages asked for, at their level.',
    },
  },
  {
    applies: ({ offer }) => (experienceYears[offer.experiencia ?? 0] ?? 0) > 0,
    met: ({ offer, applicant }) =>
      applicant.aniosExperiencia >= (experienceYears[offer.experiencia ?? 0] ?? 0),
    text: {
      es: 'Tener los años de experiencia que se piden.',
      ca: 'Tenir els anys d’experiència que es demanen.',
      en: 'Have the years of experience asked for.',
    },
  },
  {
    applies: ({ offer }) => some(offer.programasInformaticos),
    met: ({ offer, applicant }) => includesAll(applicant.programasInformaticos, offer.programasInformaticos),
    text: {
      es: 'Conocer los programas informáticos que se piden.',
      ca: 'Conèixer els programes informàtics que es demanen.',
      en: 'Know the computer programs asked for.',
    },
  },
  {
    applies: ({ offer }) => some(offer.permisosConducir),
    met: ({ offer, applicant }) => includesAll(applicant.permisosConducir, offer.permisosConducir),
    text: {
      es: 'Tener el permiso de conducir que se pide.',
      ca: 'Tenir el permís de conduir que es demana.',
      en: 'Hold the driving licence asked for.',
    },
  },
  {
    applies: ({ offer }) => offer.coche === true,
    met: ({ applicant }) => applicant.coche,
    text: { es: 'Tener coche propio.', ca: 'Tenir cotxe propi.', en: 'Have a car of your own.' },
  },
  {
    applies: ({ offer }) => offer.disponibilidadExtranjero === true,
    met: ({ applicant }) => applicant.disponibilidadExtranjero,
    text: {
      es: 'Tener disponibilidad para ir al extranjero.',
      ca: 'Tenir disponibilitat per anar a l’estranger.',
      en: 'Be available to go abroad.',
    },
  },
  {
    applies: ({ offer }) => offer.disponibilidadCambioResidencia === true,
    met: ({ applicant }) => applicant.disponibilidadCambioResidencia,
    text: {
      es: 'Tener disponibilidad para cambiar de residencia.',
      ca: 'Tenir disponibilitat per canviar de residència.',
      en: 'Be available to move.',
    },
  },
  {
    about: 'fechaNacimiento',
    applies: ({ offer }) => offer.edadMaxima !== undefined,
    met: ({ offer, applicant, today }) =>
      applicant.fechaNacimiento !== undefined &&
      ageOn(applicant.fechaNacimiento, today) <= (offer.edadMaxima ?? 0),
    text: {
      es: 'No superar la edad máxima.',
      ca: 'No superar l’edat màxima.',
      en: 'Not be older than the maximum age.',
    },
  },
  {
    about: 'fechaNacimiento',
    applies: (facts) => facts.brand.menores !== 'ninguno' && !isOpenToMinors(facts),
    met: hasAge(adultAge),
    text: {
      es: 'Haber cumplido 18 años: la oferta no está abierta a menores de edad.',
      ca: 'Haver fet 18 anys: l’oferta no és oberta a menors d’edat.',
      en: 'Be 18 or older: the offer is not open to minors.',
    },
  },
  {
    about: 'fechaNacimiento',
    applies: (facts) => facts.offer.idPerfil === profiles.empleo && isOpenToMinors(facts),
    met: hasAge(workingAge),
    text: {
      es: 'Haber cumplido 16 años, la edad mínima para trabajar.',
      ca: 'Haver fet 16 anys, l’edat mínima per treballar.',
      en: 'Be 16 or older, the minimum age for work.',
    },
  },
  {
    about: 'nacionalidades',
    applies: ({ offer }) => some(offer.nacionalidades),
    met: ({ offer, applicant }) => applicant.nacionalidades.some((id) => offer.nacionalidades?.includes(id)),
    text: {
      es: 'Tener una de las nacionalidades que se piden.',
      ca: 'Tenir una de les nacionalitats que es demanen.',
      en: 'Have one of the nationalities asked for.',
    },
  },
  {
    applies: ({ offer }) => some(offer.paisesResidencia),
    met: ({ offer, applicant }) => offer.paisesResidencia?.includes(applicant.pais ?? -1) ?? false,
    text: {
      es: 'Residir en uno de los países que se piden.',
      ca: 'Residir en un dels països que es demanen.',
      en: 'Live in one of the countries asked for.',
    },
  },
  {
    applies: ({ offer }) => some(offer.provinciasResidencia),
    met: ({ offer, applicant }) => offer.provinciasResidencia?.includes(applicant.provincia ?? -1) ?? false,
    text: {
      es: 'Residir en una de las provincias que se piden.',
      ca: 'Residir en una de les províncies que es demanen.',
      en: 'Live in one of the provinces asked for.',
    },
  },
];
