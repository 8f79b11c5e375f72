import { candidacyStates } from '#api/constants.ts';
import type { Reason } from '#api/entities/domain.ts';
import type { Language } from '#i18n/languages.ts';

/** Reasons that a student can give for rejecting a pre-enrolment to a kind of offer, by their words. */
export function reasonsFor(rows: readonly Reason[], idPerfil: number, language: Language): Reason[] {
  return rows
    .filter((row) => row.idEstado === candidacyStates.preEnrolmentRejected && row.idPerfil === idPerfil)
    .toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, language));
}
