import { titulacionesConcretasFiltradas } from '#core/contract/calls/domains.ts';
import type { Degree } from '#core/contract/entities/domain.ts';
import type { RowOf } from '#core/contract/entities/domain-lists.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { type RowsState, useRows } from '#portal/island/domain/use-rows.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { OfferSearchFilters } from '#portal/pieces/offer-search/match-offer.ts';
import { listOfFilter } from './filter-lists.ts';
import type { ChoiceFilter } from './filters.ts';

type ChoiceList = (typeof listOfFilter)[ChoiceFilter];

/** Rows of a filter's list; degrees are narrowed by the chosen areas, levels and kinds of study. */
export function useChoiceRows(
  name: ChoiceFilter,
  {
    areasTitulaciones: areas = [],
    nivelesTitulaciones: niveles = [],
    tiposFormacion = [],
  }: OfferSearchFilters,
): { rows: RowsState<ChoiceList>; isNarrowed: boolean } {
  const isNarrowed = name === 'titulaciones' && areas.length + niveles.length + tiposFormacion.length > 0;
  const all = useRows(listOfFilter[name], !isNarrowed);
  const input = { body: { areas, niveles, tiposFormacion } };
  const narrowed = useQueryAnswer(titulacionesConcretasFiltradas, input, isNarrowed);
  return { rows: isNarrowed ? rowsIn(narrowed, input) : all, isNarrowed };
}

function rowsIn(
  answer: ReturnType<typeof useQueryAnswer<typeof titulacionesConcretasFiltradas>>,
  input: { body: Record<'areas' | 'niveles' | 'tiposFormacion', number[]> },
): RowsState<'titulaciones'> {
  if (answer.state === 'loading') return answer;
  const retry = (): void => void queryCache.refresh(titulacionesConcretasFiltradas, input);
  if (answer.state === 'failed') return { state: 'failed', failure: answer.failure, retry };
  const { datos, omitted } = answer;
  const rows: readonly (Degree & RowOf<'titulaciones'>)[] = datos;
  return { state: 'ready', rows, ...(omitted && { omitted }) };
}
