import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { needs } from './contradiction.ts';
import type { Contradiction, Switch } from './contradiction.ts';

const needPlacements: readonly [Switch, ReportText][] = [
  ['checkIbanInPracticasConServicio', reportText('contradictions.needs.iban')],
  ['hasProgramaPracticasActivo', reportText('contradictions.needs.programmes')],
  ['showPropuestaPracticas', reportText('contradictions.needs.proposals')],
  ['otrasRemuneracionesEnPracticas', reportText('contradictions.needs.otherPay')],
  ['checkMenuEducacion', reportText('contradictions.needs.educationRequests')],
  ['modulos.hojasSemanales', reportText('contradictions.needs.weeklySheets')],
  ['modulos.cambioPracticas', reportText('contradictions.needs.placementChanges')],
  ['modulos.condicionesPracticas', reportText('contradictions.needs.conditions')],
];

/** Contradictions of offers, placements, agreements and documents. */
export const placementContradictions: readonly Contradiction[] = [
  {
    paths: [
      ['modulos', 'practicas'],
      ['modulos', 'empleo'],
    ],
    isThere: ({ modulos }) => !modulos.practicas && !modulos.empleo,
    ...explanation('contradictions.noOffers'),
  },
  needs('canCrearConvenio', 'modulos.convenios', reportText('contradictions.needs.newAgreements')),
  needs('convenioParaPublicar', 'modulos.convenios', reportText('contradictions.needs.agreementToPublish')),
  needs(
    'canUploadDocEmpresas',
    'haveDocumentosPracticas',
    reportText('contradictions.needs.companyDocuments'),
  ),
  {
    paths: [['documentosPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ documentosPracticas, haveDocumentosPracticas }) =>
      documentosPracticas !== undefined && !haveDocumentosPracticas,
    ...explanation('contradictions.documentList'),
  },
  needs('modulos.hojasSemanales', 'haveDocumentosPracticas', reportText('contradictions.needs.sheetsPage')),
  {
    paths: [['modulos', 'cambioPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ modulos, haveDocumentosPracticas }) =>
      modulos.practicas && !modulos.cambioPracticas && !haveDocumentosPracticas,
    ...explanation('contradictions.placementsNowhere'),
  },
  ...(['modulos.practicas', 'modulos.empleo'] as const).map((kind) =>
    needs('canDuplicarOfertaInvertida', kind, reportText('contradictions.needs.bothKinds')),
  ),
  ...needPlacements.map(([name, why]) => needs(name, 'modulos.practicas', why)),
];
