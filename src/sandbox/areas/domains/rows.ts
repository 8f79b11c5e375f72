import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { DomainRow, SelectionPhase } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';
import { textIn, type WithFallback } from '../../texts/translated.ts';

/** A row of a list in all languages. Ids never change: stored rows refer to them. */
export interface TextRow extends WithFallback {
  id: number;
  /** Id of the parent row. */
  idPadre?: number;
  fase?: SelectionPhase | undefined;
}

/** The rows as the interface gives them, in their order. */
export function rowsIn(rows: readonly TextRow[], language: Language): DomainRow[] {
  return rows.map(({ id, idPadre, fase, ...texts }) => ({
    id,
    descripcion: textIn(texts, language),
    ...omitUndefined({ idPadre, fase }),
  }));
}
