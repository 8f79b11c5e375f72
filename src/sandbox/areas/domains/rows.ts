import { given } from '#core/shared/given.ts';
import type { DomainRow, SelectionPhase } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';

/** A text in Spanish and, unless it is a proper name that is the same everywhere, in Catalan and English. */
export interface Texts {
  es: string;
  ca?: string;
  en?: string;
}

/** A row of a list in all languages. Ids never change: stored rows refer to them. */
export interface TextRow extends Texts {
  id: number;
  /** Row of the list above that this one belongs to. */
  idPadre?: number;
  fase?: SelectionPhase | undefined;
}

export function textIn(texts: Texts, language: Language): string {
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
