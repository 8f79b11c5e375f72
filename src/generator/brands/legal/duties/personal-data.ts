import { treatmentsOf } from '#core/brand/treatments.ts';
import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import {
  metByProduct,
  metElsewhere,
  metByPage,
  metByPageSaying,
  unlessReported,
  onlyWhere,
  metBySetting,
} from '../duty.ts';
import type { Duty } from '../duty.ts';

/** A paragraph on the fit with an offer that speaks of the requirements that it counts. */
const fitByRequirements = /(?=.*(?:encaj|encaix|coincid|\bfit\b|\bmatch))(?=.*(?:requisit|requirement))/i;

const metByFirstLayers: Duty['judge'] = ({ draft: { settings } }) => {
  const path = ['legal', 'tratamientos'];
  if (!settings.legal?.tratamientos)
    return { state: 'missing', fix: reportText('legal.firstLayer.write'), path };
  const forms = treatmentsOf(settings)
    .map((treatment) => `\`${treatment}\``)
    .join(', ');
  return { state: 'met', by: reportText('legal.firstLayer.aboveButtons', { forms }), path };
};

/** Judges how long data are kept as met where the brand says it: people then read it beside their own data. */
const metByTerms =
  (whose: 'alumnado' | 'empresas', by: ReportText): Duty['judge'] =>
  ({ draft }) =>
    draft.settings.legal?.conservacion?.[whose]
      ? { state: 'met', by, path: ['legal', 'conservacion', whose] }
      : {
          state: 'elsewhere',
          who: reportText('legal.retention.who', { setting: `legal.conservacion.${whose}` }),
        };

/** Duties on personal data. */
export const personalDataDuties: readonly Duty[] = [
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11',
    ...explanation('legal.privacyPolicy.duty'),
    judge: metByPage('politica-de-privacidad'),
  },
  {
    law: 'RGPD, art. 13',
    ...explanation('legal.signInInformation.duty'),
    judge: metByPage('proteccion-de-datos'),
  },
  {
    law: 'RGPD, arts. 13.1.b, 37',
    ...explanation('legal.officer.duty'),
    judge: metBySetting(['legal', 'emailProteccionDatos'], reportText('legal.officer.write')),
  },
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11.1',
    ...explanation('legal.firstLayer.duty'),
    judge: unlessReported(['privacy-layer'], metByFirstLayers),
  },
  {
    law: 'RGPD, art. 6.1',
    ...explanation('legal.basis.duty'),
    judge: onlyWhere(
      (settings) => settings.organismo === 'publico',
      reportText('legal.condition.notPublic'),
      unlessReported(
        ['legal-basis'],
        metBySetting(['legal', 'tratamientos'], reportText('legal.firstLayer.write')),
      ),
    ),
  },
  {
    law: 'RGPD, art. 14',
    ...explanation('legal.source.duty'),
    judge: onlyWhere(
      (settings) => settings.showPropuestaPracticas,
      reportText('legal.condition.noProposals'),
      metBySetting(['legal', 'tratamientos', 'propuesta', 'procedencia'], reportText('legal.source.write')),
    ),
  },
  {
    law: 'RGPD, art. 14',
    ...explanation('legal.source.contactos'),
    judge: metBySetting(
      ['legal', 'tratamientos', 'contactos', 'procedencia'],
      reportText('legal.source.write.contactos'),
    ),
  },
  {
    law: 'RGPD, art. 14',
    ...explanation('legal.source.oferta'),
    judge: metBySetting(
      ['legal', 'tratamientos', 'oferta', 'procedencia'],
      reportText('legal.source.write.oferta'),
    ),
  },
  {
    law: 'RGPD, arts. 13.2.f, 22; Reglamento (UE) 2024/1689, anexo III.4',
    ...explanation('legal.fit.duty'),
    judge: metByPageSaying('politica-de-privacidad', fitByRequirements),
  },
  {
    law: 'RGPD, arts. 5.1.e, 13.2.a',
    ...explanation('legal.retention.students'),
    judge: metByTerms('alumnado', reportText('legal.retention.belowCv')),
  },
  {
    law: 'RGPD, arts. 5.1.e, 13.2.a',
    ...explanation('legal.retention.companies'),
    judge: metByTerms('empresas', reportText('legal.retention.belowProfile')),
  },
  {
    law: 'RGPD, art. 9.2.a',
    ...explanation('legal.disability.duty'),
    judge: onlyWhere(
      (settings) => !settings.quitarCampoDiscapacidad,
      reportText('legal.condition.noDisability'),
      metBySetting(
        ['legal', 'tratamientos', 'discapacidad', 'legitimacion'],
        reportText('legal.disability.write'),
      ),
    ),
  },
  {
    law: 'RGPD, art. 7.2',
    ...explanation('legal.consent.duty'),
    judge: metByProduct(reportText('legal.consent.byForms')),
  },
  {
    law: 'RGPD, art. 30',
    ...explanation('legal.records.duty'),
    judge: metElsewhere(reportText('legal.who.institution')),
  },
  {
    law: 'RGPD, art. 28',
    ...explanation('legal.processor.duty'),
    judge: metElsewhere(reportText('legal.who.institution')),
  },
  {
    law: 'RGPD, art. 35',
    ...explanation('legal.impactAssessment.duty'),
    judge: metElsewhere(reportText('legal.who.institution')),
  },
];
