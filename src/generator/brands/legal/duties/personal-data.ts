import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { by, elsewhere, page, unless, where, written } from '../duty.ts';
import type { Duty } from '../duty.ts';

/** Duties on personal data. */
export const personalData: readonly Duty[] = [
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11',
    ...explanation('legal.privacyPolicy.duty'),
    judge: page('politica-de-privacidad'),
  },
  {
    law: 'RGPD, art. 13',
    ...explanation('legal.signInInformation.duty'),
    judge: page('proteccion-de-datos'),
  },
  {
    law: 'RGPD, arts. 13.1.b, 37',
    ...explanation('legal.officer.duty'),
    judge: written(['legal', 'emailProteccionDatos'], reportText('legal.officer.write')),
  },
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11.1',
    ...explanation('legal.firstLayer.duty'),
    judge: unless(
      ['privacy-layer'],
      written(['legal', 'tratamientos'], reportText('legal.firstLayer.write')),
    ),
  },
  {
    law: 'RGPD, art. 6.1',
    ...explanation('legal.basis.duty'),
    judge: where(
      (settings) => settings.organismo === 'publico',
      reportText('legal.condition.notPublic'),
      unless(['legal-basis'], written(['legal', 'tratamientos'], reportText('legal.firstLayer.write'))),
    ),
  },
  {
    law: 'RGPD, art. 14',
    ...explanation('legal.source.duty'),
    judge: where(
      (settings) => settings.showPropuestaPracticas,
      reportText('legal.condition.noProposals'),
      written(['legal', 'tratamientos', 'propuesta', 'procedencia'], reportText('legal.source.write')),
    ),
  },
  {
    law: 'RGPD, art. 9.2.a',
    ...explanation('legal.disability.duty'),
    judge: where(
      (settings) => !settings.quitarCampoDiscapacidad,
      reportText('legal.condition.noDisability'),
      written(
        ['legal', 'tratamientos', 'discapacidad', 'legitimacion'],
        reportText('legal.disability.write'),
      ),
    ),
  },
  {
    law: 'RGPD, art. 7.2',
    ...explanation('legal.consent.duty'),
    judge: by(reportText('legal.consent.byForms')),
  },
  {
    law: 'RGPD, art. 30',
    ...explanation('legal.records.duty'),
    judge: elsewhere(reportText('legal.who.institution')),
  },
  {
    law: 'RGPD, art. 28',
    ...explanation('legal.processor.duty'),
    judge: elsewhere(reportText('legal.who.institution')),
  },
  {
    law: 'RGPD, art. 35',
    ...explanation('legal.impactAssessment.duty'),
    judge: elsewhere(reportText('legal.who.institution')),
  },
];
