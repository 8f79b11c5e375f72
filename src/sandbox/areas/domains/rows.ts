import { given } from '#core/shared/given.ts';
import type { DomainRow, SelectionPhase } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';

/** A text in Spanish and, except for proper names, in Catalan and English. */
export interface DomainTexts {
  es: string;
  ca?: string;
  en?: string;
}

/** A row of a list in all languages. Ids never change: stored rows refer to them. */
export interface TextRow extends DomainTexts {
  id: number;
  /** Id of the parent row. */
  idPadre?: number;
  fase?: SelectionPhase | undefined;
}

export function textIn(texts: DomainTexts, language: Language): string {
  return texts[language] ?? texts.es;
}

/** The rows as the interface gives them, in their order. */
export function rowsIn(rows: readonly TextRow[], language: Language): DomainRow[] {
  return rows.map(({ id, idPadre, fase, ...texts }) => ({
    id,
    descripcion: textIn(texts, language),
    ...given({ idPadre, fase }),
  }));
}
