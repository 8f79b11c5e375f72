import { explanation, localize, reportText } from '#generator/diagnostics/report-text.ts';
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
    judge: unlessReported(
      ['privacy-layer'],
      metBySetting(['legal', 'tratamientos'], reportText('legal.firstLayer.write')),
    ),
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
    judge: metByPageSaying('politica-de-privacidad', /requisit|requirement/i),
  },
  {
    law: 'RGPD, arts. 5.1.e, 13.2.a',
    ...explanation('legal.retention.duty'),
    judge: ({ draft }) => {
      const path = ['legal', 'conservacion'];
      return draft.settings.legal?.conservacion?.alumnado
        ? { state: 'met', by: localize(() => '`legal.conservacion`'), path }
        : { state: 'elsewhere', who: reportText('legal.retention.who') };
    },
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
