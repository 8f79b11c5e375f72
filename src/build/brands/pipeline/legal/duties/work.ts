import { inEach } from '#build/diagnostics/told.ts';
import { elsewhere, page, where } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { hasPlacements, isPublic, notPublic } from './conditions.ts';

/** Placements and jobs. */
export const work: readonly Duty[] = [
  {
    law: 'RDL 2/2023; LGSS, d. a. 52.ª',
    what: {
      en: 'social security number of who does a placement',
      es: 'número de la Seguridad Social de quien hace prácticas',
      ca: 'número de la Seguretat Social de qui fa pràctiques',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      ({ draft }) => {
        const path = ['campos', 'personales', 'numeroSeguridadSocial'];
        const field = draft.settings.campos.personales.numeroSeguridadSocial;
        if (field.visible)
          return {
            state: 'met',
            by: { en: 'a field of the CV', es: 'un campo del CV', ca: 'un camp del CV' },
            path,
          };
        return {
          state: 'missing',
          fix: {
            en: 'Show the field: `numeroSeguridadSocial: { visible: true }`.',
            es: 'Muestra el campo: `numeroSeguridadSocial: { visible: true }`.',
            ca: 'Mostra el camp: `numeroSeguridadSocial: { visible: true }`.',
          },
          path,
        };
      },
    ),
  },
  {
    law: 'LGSS, d. a. 52.ª',
    what: {
      en: 'registration of trainees with the social security',
      es: 'alta en la Seguridad Social de quien hace prácticas',
      ca: 'alta a la Seguretat Social de qui fa pràctiques',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      elsewhere({
        en: 'the institution or the company, as they agreed',
        es: 'la institución o la empresa, según lo acordado',
        ca: 'la institució o l’empresa, segons el que s’hagi acordat',
      }),
    ),
  },
  {
    law: 'RD 592/2014, art. 5',
    what: {
      en: 'most hours of a placement',
      es: 'máximo de horas de una práctica',
      ca: 'màxim d’hores d’una pràctica',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      ({ draft }) =>
        draft.settings.limitesJornada
          ? {
              state: 'met',
              by: {
                en: '`limitesJornada`, which offers and proposals keep to',
                es: '`limitesJornada`, que ofertas y propuestas respetan',
                ca: '`limitesJornada`, que ofertes i propostes respecten',
              },
              path: ['limitesJornada'],
            }
          : {
              state: 'elsewhere',
              who: {
                en: 'whoever approves the placements; `limitesJornada` would have the forms keep to it',
                es: 'quien aprueba las prácticas; con `limitesJornada` los formularios lo respetarían',
                ca: 'qui aprova les pràctiques; amb `limitesJornada` els formularis ho respectarien',
              },
            },
    ),
  },
  {
    law: 'RD 592/2014, art. 7',
    what: {
      en: 'agreement of educational cooperation',
      es: 'convenio de cooperación educativa',
      ca: 'conveni de cooperació educativa',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      ({ draft }) =>
        draft.settings.modulos.convenios
          ? { state: 'met', by: inEach(() => '`modulos.convenios`'), path: ['modulos', 'convenios'] }
          : {
              state: 'elsewhere',
              who: {
                en: 'the institution: agreements are not kept in the portal',
                es: 'la institución: los convenios no se llevan en el portal',
                ca: 'la institució: els convenis no es porten al portal',
              },
            },
    ),
  },
  {
    law: 'RD 592/2014, art. 6',
    what: {
      en: 'training project of each placement',
      es: 'proyecto formativo de cada práctica',
      ca: 'projecte formatiu de cada pràctica',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      elsewhere({
        en: 'both tutors, who complete and sign it; student and company print it at each placement, with what is known',
        es: 'las dos personas tutoras, que lo completan y lo firman; alumnado y empresa lo imprimen en cada práctica, con lo que se sabe',
        ca: 'les dues persones tutores, que el completen i el signen; alumnat i empresa l’imprimeixen a cada pràctica, amb el que se sap',
      }),
    ),
  },
  {
    law: 'RD 592/2014, arts. 9–12',
    what: {
      en: 'rights and duties of students, and both tutors',
      es: 'derechos y deberes del alumnado, y las dos tutorías',
      ca: 'drets i deures de l’alumnat, i les dues tutories',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      (one) =>
        one.draft.settings.modulos.condicionesPracticas
          ? page('condiciones-practicas')(one)
          : {
              state: 'elsewhere',
              who: {
                en: 'the agreement of each placement; with `modulos.condicionesPracticas` students accept them in the portal',
                es: 'el convenio de cada práctica; con `modulos.condicionesPracticas` el alumnado los acepta en el portal',
                ca: 'el conveni de cada pràctica; amb `modulos.condicionesPracticas` l’alumnat els accepta al portal',
              },
            },
    ),
  },
  {
    law: 'RD 592/2014, arts. 13–16',
    what: {
      en: 'reports, assessment and certificate of a placement',
      es: 'informes, evaluación y certificado de una práctica',
      ca: 'informes, avaluació i certificat d’una pràctica',
    },
    judge: where(
      hasPlacements,
      { en: 'no placements', es: 'no hay prácticas', ca: 'no hi ha pràctiques' },
      elsewhere({
        en: 'both tutors and the institution; the student adds the reports to the documents of the placement',
        es: 'las dos tutorías y la institución; el alumnado añade los informes a los documentos de la práctica',
        ca: 'les dues tutories i la institució; l’alumnat afegeix els informes als documents de la pràctica',
      }),
    ),
  },
  {
    law: 'Ley 15/2022, art. 9; Ley 3/2023; LO 3/2007; Ley 4/2023',
    what: {
      en: 'offers without discrimination',
      es: 'ofertas sin discriminación',
      ca: 'ofertes sense discriminació',
    },
    judge: elsewhere({
      en: 'whoever approves the offers',
      es: 'quien aprueba las ofertas',
      ca: 'qui aprova les ofertes',
    }),
  },
  {
    law: 'RD 311/2022 (ENS)',
    what: {
      en: 'security category and its measures',
      es: 'categoría de seguridad y sus medidas',
      ca: 'categoria de seguretat i les seves mesures',
    },
    judge: where(
      isPublic,
      notPublic,
      elsewhere({
        en: 'the institution; for the pages: policy and headers in `hosting/`',
        es: 'la institución; para las páginas: la política y las cabeceras de `hosting/`',
        ca: 'la institució; per a les pàgines: la política i les capçaleres de `hosting/`',
      }),
    ),
  },
];
