import type { Reason } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';

/** Reasons that a company can give for a state of a candidacy to a kind of offer, sorted by text. */
export function reasonsFor(
  rows: readonly Reason[],
  idEstado: number,
  idPerfil: number,
  language: Language,
): Reason[] {
  return rows
    .filter((row) => row.idEstado === idEstado && row.idPerfil === idPerfil)
    .toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, language));
}
