import type { DomainRow } from '#core/contract/entities/domain.ts';
import type { Formatter } from '#core/i18n/formatter.ts';

/** The states of a candidacy. */
export interface KnownStates {
  rows: readonly DomainRow[];
  /** Name of a state; its number if the list does not have it. */
  nameOf: (estado: number) => string;
}

/** The states of a candidacy, by the rows of their list. */
export const statesOf = (rows: readonly DomainRow[], { t }: Pick<Formatter, 't'>): KnownStates => ({
  rows,
  nameOf: (estado) =>
    rows.find(({ id }) => id === estado)?.descripcion ?? t('candidates.stateNumber', { estado }),
});
