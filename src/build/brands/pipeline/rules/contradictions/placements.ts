import type { Told } from '#build/diagnostics/told.ts';
import { needs } from './contradiction.ts';
import type { Contradiction, Switch } from './contradiction.ts';

const needPlacements: readonly [Switch, Told][] = [
  [
    'checkIbanInPracticasConServicio',
    {
      en: 'The bank account is asked for before a placement.',
      es: 'La cuenta bancaria se pide antes de unas prácticas.',
      ca: 'El compte bancari es demana abans d’unes pràctiques.',
    },
  ],
  [
    'hasProgramaPracticasActivo',
    {
      en: 'The programmes are programmes of placements.',
      es: 'Los programas son programas de prácticas.',
      ca: 'Els programes són programes de pràctiques.',
    },
  ],
  [
    'showPropuestaPracticas',
    {
      en: 'What is proposed is a placement.',
      es: 'Lo que se propone son unas prácticas.',
      ca: 'El que es proposa són unes pràctiques.',
    },
  ],
  [
    'otrasRemuneracionesEnPracticas',
    {
      en: 'It adds a field to placement offers.',
      es: 'Añade un campo a las ofertas de prácticas.',
      ca: 'Afegeix un camp a les ofertes de pràctiques.',
    },
  ],
  [
    'checkMenuEducacion',
    {
      en: 'The requests are requests for placements.',
      es: 'Las solicitudes son de prácticas.',
      ca: 'Les sol·licituds són de pràctiques.',
    },
  ],
  [
    'modulos.hojasSemanales',
    {
      en: 'Weekly sheets belong to placements.',
      es: 'Las hojas semanales son de las prácticas.',
      ca: 'Els fulls setmanals són de les pràctiques.',
    },
  ],
  [
    'modulos.cambioPracticas',
    {
      en: 'What companies ask to change is a placement.',
      es: 'Lo que piden cambiar las empresas son las prácticas.',
      ca: 'El que demanen canviar les empreses són les pràctiques.',
    },
  ],
  [
    'modulos.condicionesPracticas',
    {
      en: 'The conditions are conditions of placements.',
      es: 'Las condiciones son las de las prácticas.',
      ca: 'Les condicions són les de les pràctiques.',
    },
  ],
];

/** Offers, placements, their agreements and documents. */
export const placementContradictions: readonly Contradiction[] = [
  {
    paths: [
      ['modulos', 'practicas'],
      ['modulos', 'empleo'],
    ],
    isThere: ({ modulos }) => !modulos.practicas && !modulos.empleo,
    what: {
      en: 'Both `modulos.practicas` and `modulos.empleo` are off.',
      es: '`modulos.practicas` y `modulos.empleo` están los dos desactivados.',
      ca: '`modulos.practicas` i `modulos.empleo` estan tots dos desactivats.',
    },
    why: {
      en: 'A portal without placements and without jobs has no offers at all.',
      es: 'Un portal sin prácticas y sin empleo no tiene ninguna oferta.',
      ca: 'Un portal sense pràctiques i sense feina no té cap oferta.',
    },
    fix: {
      en: 'Write `true` for one of the two.',
      es: 'Escribe `true` en uno de los dos.',
      ca: 'Escriu `true` en un dels dos.',
    },
  },
  needs('canCrearConvenio', 'modulos.convenios', {
    en: 'A new agreement would have no place in the portal.',
    es: 'Un convenio nuevo no tendría sitio en el portal.',
    ca: 'Un conveni nou no tindria lloc al portal.',
  }),
  needs('convenioParaPublicar', 'modulos.convenios', {
    en: 'Companies could not publish, and could not see why: agreements would have no place in the portal.',
    es: 'Las empresas no podrían publicar, ni ver por qué: los convenios no tendrían sitio en el portal.',
    ca: 'Les empreses no podrien publicar, ni veure per què: els convenis no tindrien lloc al portal.',
  }),
  needs('canUploadDocEmpresas', 'haveDocumentosPracticas', {
    en: 'Companies upload documents on the documentation page, which the portal would not have.',
    es: 'Las empresas suben los documentos en la página de documentación, que el portal no tendría.',
    ca: 'Les empreses pugen els documents a la pàgina de documentació, que el portal no tindria.',
  }),
  {
    paths: [['documentosPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ documentosPracticas, haveDocumentosPracticas }) =>
      documentosPracticas !== undefined && !haveDocumentosPracticas,
    what: {
      en: '`documentosPracticas` lists documents, but `haveDocumentosPracticas` is off.',
      es: '`documentosPracticas` tiene una lista de documentos, pero `haveDocumentosPracticas` está desactivado.',
      ca: '`documentosPracticas` té una llista de documents, però `haveDocumentosPracticas` està desactivat.',
    },
    why: {
      en: 'They are shown on the documentation page, which the portal would not have.',
      es: 'Se muestran en la página de documentación, que el portal no tendría.',
      ca: 'Es mostren a la pàgina de documentació, que el portal no tindria.',
    },
    fix: {
      en: 'Write `haveDocumentosPracticas: true`, or delete the list.',
      es: 'Escribe `haveDocumentosPracticas: true`, o borra la lista.',
      ca: 'Escriu `haveDocumentosPracticas: true`, o esborra la llista.',
    },
  },
  needs('modulos.hojasSemanales', 'haveDocumentosPracticas', {
    en: 'Companies read the weekly sheets on the documentation page, which the portal would not have.',
    es: 'Las empresas leen las hojas semanales en la página de documentación, que el portal no tendría.',
    ca: 'Les empreses llegeixen els fulls setmanals a la pàgina de documentació, que el portal no tindria.',
  }),
  {
    paths: [['modulos', 'cambioPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ modulos, haveDocumentosPracticas }) =>
      modulos.practicas && !modulos.cambioPracticas && !haveDocumentosPracticas,
    what: {
      en: '`modulos.practicas` is on, but `modulos.cambioPracticas` and `haveDocumentosPracticas` are both off.',
      es: '`modulos.practicas` está activado, pero `modulos.cambioPracticas` y `haveDocumentosPracticas` están los dos desactivados.',
      ca: '`modulos.practicas` està activat, però `modulos.cambioPracticas` i `haveDocumentosPracticas` estan tots dos desactivats.',
    },
    why: {
      en: 'Companies see their placements on the page of one or of the other: they would see them nowhere.',
      es: 'Las empresas ven sus prácticas en la página de uno o del otro: no las verían en ninguna parte.',
      ca: 'Les empreses veuen les seves pràctiques a la pàgina de l’un o de l’altre: no les veurien enlloc.',
    },
    fix: {
      en: 'Write `haveDocumentosPracticas: true`, or `cambioPracticas: true` under `modulos:`.',
      es: 'Escribe `haveDocumentosPracticas: true`, o `cambioPracticas: true` dentro de `modulos:`.',
      ca: 'Escriu `haveDocumentosPracticas: true`, o `cambioPracticas: true` dins de `modulos:`.',
    },
  },
  ...(['modulos.practicas', 'modulos.empleo'] as const).map((kind) =>
    needs('canDuplicarOfertaInvertida', kind, {
      en: 'It copies placement offers as job offers and the other way round, so both kinds are needed.',
      es: 'Copia ofertas de prácticas como ofertas de empleo y al revés, así que hacen falta las dos.',
      ca: 'Copia ofertes de pràctiques com a ofertes de feina i a l’inrevés, així que calen totes dues.',
    }),
  ),
  ...needPlacements.map(([name, why]) => needs(name, 'modulos.practicas', why)),
];
