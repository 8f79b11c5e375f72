import { lastAudit } from '../content/statement/audit.ts';
import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { Draft } from '../draft.ts';
import { by, type Duty, elsewhere, page, unless, where, written } from './duty.ts';

type Settings = Draft['settings'];

const isPublic = ({ organismo }: Settings): boolean => organismo === 'publico';
const isBound = ({ organismo }: Settings): boolean => organismo !== 'privado';
const hasEmployment = ({ modulos }: Settings): boolean => modulos.empleo;
const hasPlacements = ({ modulos }: Settings): boolean => modulos.practicas;
const notPublic = {
  en: 'not a public body',
  es: 'no es un organismo público',
  ca: 'no és un organisme públic',
};

/** Words of links to the channel for reports of irregularities. */
const channel = /denunci|denúnci|[ée]tic|canal intern|informant|whistle|ethic/i;

/** Facts about the institution that every site of a service publishes. */
const imprint: readonly Duty[] = [
  {
    law: 'Ley 34/2002, art. 10.1.a',
    what: {
      en: 'who runs the portal',
      es: 'quién es el titular del portal',
      ca: 'qui és el titular del portal',
    },
    judge: written(['legal', 'titular'], {
      en: 'Write `titular` under `legal`: the legal name of the institution.',
      es: 'Escribe `titular` dentro de `legal`: el nombre legal de la institución.',
      ca: 'Escriu `titular` dins de `legal`: el nom legal de la institució.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1.a',
    what: { en: 'registered address', es: 'domicilio', ca: 'domicili' },
    judge: written(['legal', 'direccion'], {
      en: 'Write `direccion` under `legal`.',
      es: 'Escribe `direccion` dentro de `legal`.',
      ca: 'Escriu `direccion` dins de `legal`.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1.a',
    what: {
      en: 'email and a further way to get in touch',
      es: 'correo electrónico y otra vía de contacto',
      ca: 'correu electrònic i una altra via de contacte',
    },
    judge: written(['contacto', 'telefono'], {
      en: 'Write `telefono` under `contacto`, beside the email address.',
      es: 'Escribe `telefono` dentro de `contacto`, junto al correo electrónico.',
      ca: 'Escriu `telefono` dins de `contacto`, al costat del correu electrònic.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1.e',
    what: { en: 'tax number', es: 'NIF', ca: 'NIF' },
    judge: written(['legal', 'nif'], {
      en: 'Write `nif` under `legal`.',
      es: 'Escribe `nif` dentro de `legal`.',
      ca: 'Escriu `nif` dins de `legal`.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1',
    what: {
      en: 'legal notice in every language',
      es: 'aviso legal en todos los idiomas',
      ca: 'avís legal en totes les llengües',
    },
    judge: page('aviso-legal'),
  },
  {
    law: 'Ley 34/2002, art. 10.1.b',
    what: {
      en: 'register in which a private institution is entered, with its data',
      es: 'registro en el que está inscrita una institución privada, con sus datos',
      ca: 'registre on està inscrita una institució privada, amb les seves dades',
    },
    judge: where(
      (settings) => !isPublic(settings),
      { en: 'a public body', es: 'es un organismo público', ca: 'és un organisme públic' },
      elsewhere({
        en: 'the text of `aviso-legal.md`: volume and sheet of the register',
        es: 'el texto de `aviso-legal.md`: tomo y folio del registro',
        ca: 'el text d’`aviso-legal.md`: tom i foli del registre',
      }),
    ),
  },
  {
    law: 'RD 1796/2010, art. 5.k',
    what: {
      en: 'authorisation number of the placement agency',
      es: 'número de autorización de la agencia de colocación',
      ca: 'número d’autorització de l’agència de col·locació',
    },
    judge: where(
      hasEmployment,
      { en: 'no offers of employment', es: 'no hay ofertas de empleo', ca: 'no hi ha ofertes de feina' },
      written(['legal', 'numeroAgenciaColocacion'], {
        en: 'Write `numeroAgenciaColocacion` under `legal`. Whoever is no authorised agency may not mediate jobs: then set `modulos.empleo` to `false`.',
        es: 'Escribe `numeroAgenciaColocacion` dentro de `legal`. Quien no es agencia autorizada no puede intermediar en el empleo: en ese caso, escribe `modulos.empleo: false`.',
        ca: 'Escriu `numeroAgenciaColocacion` dins de `legal`. Qui no és agència autoritzada no pot fer d’intermediària de feina: en aquest cas, escriu `modulos.empleo: false`.',
      }),
    ),
  },
  {
    law: 'Ley 2/2023, arts. 13, 25',
    what: {
      en: 'way to the internal channel for reports of irregularities',
      es: 'acceso al canal interno de información sobre irregularidades',
      ca: 'accés al canal intern d’informació sobre irregularitats',
    },
    judge: ({ draft }) => {
      const links = Object.values(draft.settings.footer?.enlaces ?? {}).flat();
      const found = links.find(({ texto, url }) => channel.test(texto) || channel.test(url));
      if (found)
        return { state: 'met', by: inEach(() => `footer: ${found.url}`), path: ['footer', 'enlaces'] };
      return {
        state: 'missing',
        fix: {
          en: 'Link to the channel in `footer.enlaces`, in every language; institutions of fewer than 50 people may go without.',
          es: 'Enlaza el canal en `footer.enlaces`, en todos los idiomas; las instituciones de menos de 50 personas pueden no tenerlo.',
          ca: 'Enllaça el canal a `footer.enlaces`, en totes les llengües; les institucions de menys de 50 persones poden no tenir-ne.',
        },
        path: ['footer'],
      };
    },
  },
];

/** What is kept in browsers. */
const storage: readonly Duty[] = [
  {
    law: 'Ley 34/2002, art. 22.2',
    what: {
      en: 'cookie policy with each thing that is stored, its purpose, owner and duration',
      es: 'política de cookies con cada cosa que se guarda, para qué, de quién es y cuánto dura',
      ca: 'política de galetes amb cada cosa que es desa, per a què, de qui és i quant dura',
    },
    judge: unless(['storage-table'], page('politica-de-cookies')),
  },
  {
    law: 'Ley 34/2002, art. 22.2; RGPD, art. 7',
    what: {
      en: 'nothing of others before consent, refusing as easy as accepting, withdrawal at any time',
      es: 'nada de terceros antes del consentimiento, tan fácil rechazar como aceptar, y poder retirarlo siempre',
      ca: 'res de tercers abans del consentiment, tan fàcil de rebutjar com d’acceptar, i poder-lo retirar sempre',
    },
    judge: unless(['third-party-before-consent'], ({ draft }) =>
      draft.settings.analyticsId
        ? {
            state: 'met',
            by: { en: 'the banner of the portal', es: 'el aviso del portal', ca: 'l’avís del portal' },
            path: ['analyticsId'],
          }
        : {
            state: 'none',
            why: {
              en: 'no services of others',
              es: 'no hay servicios de terceros',
              ca: 'no hi ha serveis de tercers',
            },
          },
    ),
  },
];

/** Data of people. */
const data: readonly Duty[] = [
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11',
    what: {
      en: 'privacy policy in every language',
      es: 'política de privacidad en todos los idiomas',
      ca: 'política de privacitat en totes les llengües',
    },
    judge: page('politica-de-privacidad'),
  },
  {
    law: 'RGPD, art. 13',
    what: {
      en: 'information at sign-in, in every language',
      es: 'información al entrar, en todos los idiomas',
      ca: 'informació en entrar, en totes les llengües',
    },
    judge: page('proteccion-de-datos'),
  },
  {
    law: 'RGPD, arts. 13.1.b, 37',
    what: {
      en: 'contact of the data protection officer',
      es: 'contacto del delegado o delegada de protección de datos',
      ca: 'contacte del delegat o delegada de protecció de dades',
    },
    judge: written(['legal', 'emailProteccionDatos'], {
      en: 'Write `emailProteccionDatos` under `legal`.',
      es: 'Escribe `emailProteccionDatos` dentro de `legal`.',
      ca: 'Escriu `emailProteccionDatos` dins de `legal`.',
    }),
  },
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11.1',
    what: {
      en: 'first layer at each form that collects data',
      es: 'primera capa en cada formulario que recoge datos',
      ca: 'primera capa a cada formulari que recull dades',
    },
    judge: unless(
      ['privacy-layer'],
      written(['legal', 'tratamientos'], {
        en: 'Write `tratamientos` under `legal`.',
        es: 'Escribe `tratamientos` dentro de `legal`.',
        ca: 'Escriu `tratamientos` dins de `legal`.',
      }),
    ),
  },
  {
    law: 'RGPD, art. 14',
    what: {
      en: 'where data of third persons come from, in proposals of placements',
      es: 'procedencia de los datos de terceras personas, en las propuestas de prácticas',
      ca: 'procedència de les dades de terceres persones, a les propostes de pràctiques',
    },
    judge: where(
      (settings) => settings.showPropuestaPracticas,
      { en: 'no proposals', es: 'no hay propuestas', ca: 'no hi ha propostes' },
      written(['legal', 'tratamientos', 'propuesta', 'procedencia'], {
        en: 'Write `procedencia` under `legal.tratamientos.propuesta`.',
        es: 'Escribe `procedencia` dentro de `legal.tratamientos.propuesta`.',
        ca: 'Escriu `procedencia` dins de `legal.tratamientos.propuesta`.',
      }),
    ),
  },
  {
    law: 'RGPD, art. 9.2.a',
    what: {
      en: 'explicit consent for disability',
      es: 'consentimiento explícito para la discapacidad',
      ca: 'consentiment explícit per a la discapacitat',
    },
    judge: where(
      (settings) => !settings.quitarCampoDiscapacidad,
      {
        en: 'disability is not asked for',
        es: 'no se pregunta por la discapacidad',
        ca: 'no es pregunta per la discapacitat',
      },
      written(['legal', 'tratamientos', 'discapacidad', 'legitimacion'], {
        en: 'Write `discapacidad` under `legal.tratamientos`, or set `quitarCampoDiscapacidad` to `true`.',
        es: 'Escribe `discapacidad` dentro de `legal.tratamientos`, o `quitarCampoDiscapacidad: true`.',
        ca: 'Escriu `discapacidad` dins de `legal.tratamientos`, o `quitarCampoDiscapacidad: true`.',
      }),
    ),
  },
  {
    law: 'RGPD, art. 7.2',
    what: {
      en: 'consent apart from other matters, no box ticked beforehand',
      es: 'consentimiento aparte de otros asuntos, sin casillas marcadas de antemano',
      ca: 'consentiment a part d’altres assumptes, sense caselles marcades d’entrada',
    },
    judge: by({
      en: 'the forms of the portal: a box of its own, empty at first, which says that the policy was read',
      es: 'los formularios del portal: una casilla propia, vacía al principio, que dice que se ha leído la política',
      ca: 'els formularis del portal: una casella pròpia, buida d’entrada, que diu que s’ha llegit la política',
    }),
  },
  {
    law: 'RGPD, art. 30',
    what: {
      en: 'record of processing activities',
      es: 'registro de actividades de tratamiento',
      ca: 'registre d’activitats de tractament',
    },
    judge: elsewhere({ en: 'the institution', es: 'la institución', ca: 'la institució' }),
  },
  {
    law: 'RGPD, art. 28',
    what: {
      en: 'contract with whoever runs the servers',
      es: 'contrato con quien lleva los servidores',
      ca: 'contracte amb qui porta els servidors',
    },
    judge: elsewhere({ en: 'the institution', es: 'la institución', ca: 'la institució' }),
  },
  {
    law: 'RGPD, art. 35',
    what: {
      en: 'impact assessment where risks are high',
      es: 'evaluación de impacto donde el riesgo es alto',
      ca: 'avaluació d’impacte on el risc és alt',
    },
    judge: elsewhere({ en: 'the institution', es: 'la institución', ca: 'la institució' }),
  },
];

/** Access for everyone. */
const access: readonly Duty[] = [
  {
    law: 'RD 1112/2018, arts. 5 and 6; Ley 11/2023; RDLeg 1/2013',
    what: {
      en: 'pages that everyone can use (EN 301 549)',
      es: 'páginas que todo el mundo puede usar (EN 301 549)',
      ca: 'pàgines que tothom pot fer servir (EN 301 549)',
    },
    judge: by({
      en: `the tests of the portal: with axe (\`npm run audit\`, last on ${lastAudit.day}: ${lastAudit.pages} pages, ${lastAudit.views} views, no barrier), and by keyboard`,
      es: `las pruebas del portal: con axe (\`npm run audit\`, la última vez el ${lastAudit.day}: ${lastAudit.pages} páginas, ${lastAudit.views} vistas, ninguna barrera) y con el teclado`,
      ca: `les proves del portal: amb axe (\`npm run audit\`, l’última vegada el ${lastAudit.day}: ${lastAudit.pages} pàgines, ${lastAudit.views} vistes, cap barrera) i amb el teclat`,
    }),
  },
  {
    law: 'RD 1112/2018, art. 15; Ley 34/2002, d. a. 5.ª',
    what: {
      en: 'accessibility statement',
      es: 'declaración de accesibilidad',
      ca: 'declaració d’accessibilitat',
    },
    judge: unless(['accessibility-statement'], page('accesibilidad')),
  },
  {
    law: 'RD 1112/2018, art. 15.4',
    what: {
      en: 'yearly review of the statement',
      es: 'revisión anual de la declaración',
      ca: 'revisió anual de la declaració',
    },
    judge: where(
      isPublic,
      notPublic,
      unless(
        ['review-date', 'review-due'],
        written(['legal', 'fechaRevisionAccesibilidad'], {
          en: 'Write `fechaRevisionAccesibilidad` under `legal`.',
          es: 'Escribe `fechaRevisionAccesibilidad` dentro de `legal`.',
          ca: 'Escriu `fechaRevisionAccesibilidad` dins de `legal`.',
        }),
      ),
    ),
  },
  {
    law: 'RD 1112/2018, art. 10.2.a',
    what: {
      en: 'way to tell of a barrier',
      es: 'vía para avisar de una barrera',
      ca: 'via per avisar d’una barrera',
    },
    judge: where(
      isBound,
      {
        en: 'a private institution without public money',
        es: 'es una institución privada sin dinero público',
        ca: 'és una institució privada sense diners públics',
      },
      written(['contacto', 'email'], {
        en: 'Write `email` under `contacto`.',
        es: 'Escribe `email` dentro de `contacto`.',
        ca: 'Escriu `email` dins de `contacto`.',
      }),
    ),
  },
  {
    law: 'RD 1112/2018, art. 13',
    what: {
      en: 'complaints about accessibility',
      es: 'reclamaciones sobre la accesibilidad',
      ca: 'reclamacions sobre l’accessibilitat',
    },
    judge: where(
      isPublic,
      notPublic,
      written(['legal', 'urlReclamaciones'], {
        en: 'Write `urlReclamaciones` under `legal`.',
        es: 'Escribe `urlReclamaciones` dentro de `legal`.',
        ca: 'Escriu `urlReclamaciones` dins de `legal`.',
      }),
    ),
  },
  {
    law: 'Estatutos de autonomía; Llei 1/1998; Llei 3/1986',
    what: {
      en: 'the official languages of the territory',
      es: 'las lenguas oficiales del territorio',
      ca: 'les llengües oficials del territori',
    },
    judge: where(isPublic, notPublic, ({ draft }) => {
      const { idiomas } = draft.settings;
      if (idiomas.includes('ca'))
        return { state: 'met', by: inEach(() => `\`idiomas\`: ${idiomas.join(', ')}`), path: ['idiomas'] };
      return {
        state: 'elsewhere',
        who: {
          en: 'the institution: whether Spanish is the only official language where it is',
          es: 'la institución: si donde está solo es oficial el castellano',
          ca: 'la institució: si on és només és oficial el castellà',
        },
      };
    }),
  },
];

/** Placements and jobs. */
const work: readonly Duty[] = [
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
    law: 'RD 592/2014, arts. 9 to 12',
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
    law: 'RD 592/2014, arts. 13 to 16',
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

/** What the law asks of a portal for placements and jobs, by subject. */
export const duties: readonly { subject: Told; list: readonly Duty[] }[] = [
  {
    subject: {
      en: 'Who is behind the portal',
      es: 'Quién está detrás del portal',
      ca: 'Qui hi ha darrere del portal',
    },
    list: imprint,
  },
  {
    subject: {
      en: 'What is stored in browsers',
      es: 'Lo que se guarda en los navegadores',
      ca: 'El que es desa als navegadors',
    },
    list: storage,
  },
  { subject: { en: 'Data of people', es: 'Datos de las personas', ca: 'Dades de les persones' }, list: data },
  { subject: { en: 'Access for everyone', es: 'Acceso para todos', ca: 'Accés per a tothom' }, list: access },
  { subject: { en: 'Placements and jobs', es: 'Prácticas y empleo', ca: 'Pràctiques i feina' }, list: work },
];
