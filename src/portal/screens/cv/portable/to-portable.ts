import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { parseLanguageLevel, type PortableCv } from './portable-cv.ts';
import { languageCode } from './language-names.ts';

type LabelOf = (id: number | undefined) => string | undefined;

/** Names of the domain lists that an exported file needs. */
export interface CvLabels {
  degree: LabelOf;
  level: LabelOf;
  language: LabelOf;
  languageLevel: LabelOf;
  program: LabelOf;
  skill: LabelOf;
}

/**
 * Reduces the CV to the data for export: what companies may see, without identity, bank and social security
 * numbers, disability, and fields that the brand hides.
 */
export function toPortable(cv: Cv, fields: PublicBrand['fields'], labels: CvLabels): PortableCv {
  const { personales, profesional, interes } = cv;
  const isShown = (key: string): boolean => flagsOf(fields.profesional, key).visible;
  const visible = (key: 'telefonoMovil'): string | undefined =>
    flagsOf(fields.personales, key).visible ? personales[key] : undefined;
  const defined = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text ?? []);
  return {
    given: personales.nombre,
    family: [personales.apellido1, personales.apellido2].filter(Boolean).join(' '),
    email: personales.email,
    phone: visible('telefonoMovil'),
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
        const title = titulacionTexto ?? labels.degree(titulacion);
        return title ? [{ title, school: centro, level: labels.level(nivel), isPresent: actual }] : [];
      },
    ),
    languages: isShown('idiomas')
      ? cv.idiomas.flatMap(({ idioma, nivel }) => {
          const name = labels.language(idioma);
          const level = parseLanguageLevel(labels.languageLevel(nivel));
          return name ? [{ name, code: languageCode(name), level }] : [];
        })
      : [],
    skills: [
      ...(isShown('programasInformaticos')
        ? defined(interes.programasInformaticos.map(({ programa }) => labels.program(programa)))
        : []),
      ...(isShown('competencias') ? defined(cv.competencias.map((id) => labels.skill(id))) : []),
    ],
  };
}
