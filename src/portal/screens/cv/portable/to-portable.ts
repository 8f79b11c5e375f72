import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { levelIn, type PortableCv } from './portable-cv.ts';
import { languageCode } from './language-names.ts';

type WordOf = (id: number | undefined) => string | undefined;

/** The words of domain lists that a file needs. */
export interface CvWords {
  degree: WordOf;
  level: WordOf;
  language: WordOf;
  languageLevel: WordOf;
  program: WordOf;
  skill: WordOf;
}

/**
 * What of the own CV goes into a file: what a company may know of someone, and no identity, bank or social security
 * number, no disability, and nothing that the brand hides.
 */
export function toPortable(cv: Cv, fields: PublicBrand['fields'], words: CvWords): PortableCv {
  const { personales, profesional, interes } = cv;
  const isShown = (key: string): boolean => flagsOf(fields.profesional, key).visible;
  const own = (key: 'telefonoMovil'): string | undefined =>
    flagsOf(fields.personales, key).visible ? personales[key] : undefined;
  const present = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((it) => it ?? []);
  return {
    given: personales.nombre,
    family: [personales.apellido1, personales.apellido2].filter(Boolean).join(' '),
    email: personales.email,
    phone: own('telefonoMovil'),
    portfolio: isShown('enlacePortfolio') ? cv.enlacePortfolio : undefined,
    linkedin: isShown('enlaceLinkedin') ? profesional.enlaceLinkedin : undefined,
    summary: isShown('presentacion') ? cv.presentacion : undefined,
    work: profesional.experiencia.map(({ puesto, empresa, fechaInicio, fechaFin, descripcion, enlace }) => ({
      title: puesto,
      employer: empresa,
      from: fechaInicio,
      to: fechaFin,
      text: descripcion,
      link: enlace,
    })),
    studies: [...cv.academicos, ...cv.formacionComplementaria].flatMap(
      ({ titulacion, titulacionTexto, centro, nivel, actual }) => {
        const title = titulacionTexto ?? words.degree(titulacion);
        return title ? [{ title, school: centro, level: words.level(nivel), isPresent: actual }] : [];
      },
    ),
    languages: isShown('idiomas')
      ? cv.idiomas.flatMap(({ idioma, nivel }) => {
          const name = words.language(idioma);
          const level = levelIn(words.languageLevel(nivel));
          return name ? [{ name, code: languageCode(name), level }] : [];
        })
      : [],
    skills: [
      ...(isShown('programasInformaticos')
        ? present(interes.programasInformaticos.map(({ programa }) => words.program(programa)))
        : []),
      ...(isShown('competencias') ? present(cv.competencias.map((id) => words.skill(id))) : []),
    ],
  };
}
