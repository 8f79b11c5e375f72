import { profiles } from '#core/contract/constants.ts';
import type { Reason } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';
import { phaseOf, state } from '../applications/candidacy.ts';
import type { TextRow } from './rows.ts';
import { textIn, type WithFallback } from '../../texts/translated.ts';
import data from './data/candidacies.json' with { type: 'json' };

/** Texts of every state of a candidacy, in the order of a process. */
export const candidacyStateTexts: readonly TextRow[] = data.candidacyStateTexts.map((row) => ({
  ...row,
  fase: phaseOf(row.id),
}));

interface ReasonTexts extends WithFallback {
  idMotivo: number;
}

/** Why a company does not select someone: for a job, for a placement. */
const notForTheJob: readonly ReasonTexts[] = data.notForTheJob;

const notForThePlacement: readonly ReasonTexts[] = data.notForThePlacement;

/** Why a student rejects a pre-enrolment: for a job, for a placement. */
const jobRejected: readonly ReasonTexts[] = data.jobRejected;

const placementRejected: readonly ReasonTexts[] = data.placementRejected;

const reasonGroups = [
  { idEstado: state.notSelected, idPerfil: profiles.empleo, reasons: notForTheJob },
  { idEstado: state.notSelected, idPerfil: profiles.practicas, reasons: notForThePlacement },
  { idEstado: state.preEnrolmentRejected, idPerfil: profiles.empleo, reasons: jobRejected },
  { idEstado: state.preEnrolmentRejected, idPerfil: profiles.practicas, reasons: placementRejected },
];

/** Reasons for a rejection, by target state and kind of offer. */
export function rejectionReasons(language: Language): Reason[] {
  return reasonGroups.flatMap(({ idEstado, idPerfil, reasons }) =>
    reasons.map(({ idMotivo, ...texts }) => ({
      idMotivo,
      idEstado,
      idPerfil,
      descripcion: textIn(texts, language),
    })),
  );
}
