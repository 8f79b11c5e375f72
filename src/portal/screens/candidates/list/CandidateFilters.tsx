import { type RefObject, useMemo } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { DomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ChoiceFilter, SearchFilter } from '#portal/lists/filters/FilterBar.tsx';
import { ListFilters } from '#portal/lists/filters/ListFilters.tsx';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import type { candidateFilters, candidateView, CandidateTab } from '../candidate-filters.ts';
import type { CandidacyStates } from '../use-states.ts';

interface CandidateFiltersProps {
  candidatos: readonly Candidate[];
  states: CandidacyStates;
  tab: CandidateTab | undefined;
  filters: Filters<typeof candidateFilters>;
  view: Filters<typeof candidateView>;
  degrees: DomainLabels | undefined;
  search: RefObject<HTMLInputElement | null>;
  /** Number of candidates that match the filters. */
  count: number;
}

const distinct = (values: readonly (number | undefined)[]): number[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Filters and sort order of the list; options without data from the server are left out. */
export function CandidateFilters(props: CandidateFiltersProps) {
  const { candidatos, states, tab, filters, view, degrees, search, count } = props;
  const { t } = usePage().format;
  const { put, clear } = filters;
  const { estado = [], titulacion = [], encaje = '', lectura, desde = '', hasta = '' } = filters.filters;
  // Not recomputed for every typed letter.
  const { hasFit, ownStates, degreeOptions } = useMemo(() => {
    const inTab = candidatos.filter(({ estado: state }) => !tab || tab.states.has(state));
    return {
      hasFit: candidatos.some(({ requisitos }) => requisitos && requisitos.total > 0),
      ownStates: distinct(inTab.map(({ estado: state }) => state)),
      degreeOptions: distinct(candidatos.map((candidate) => candidate.titulacion))
        .map((id) => ({ value: String(id), label: degrees?.of(id) ?? t('frame.notAvailable') }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    };
  }, [candidatos, tab, degrees, t]);
  const activeCount = [estado.length, titulacion.length, encaje, lectura, desde, hasta].filter(
    Boolean,
  ).length;
  return (
    <ListFilters
      isRow
      search={<SearchFilter ref={search} label={t('candidates.search')} name="texto" />}
      beside={
        <ChoiceFilter
          label={t('candidates.order')}
          name="orden"
          value={view.filters.orden ?? ''}
          onChange={(value) => view.put('orden', value)}
          all={t('candidates.newestFirst')}
          options={[
            { value: 'antiguas', label: t('candidates.oldestFirst') },
            ...(hasFit ? [{ value: 'encaje', label: t('candidates.bestFirst') }] : []),
            { value: 'nombre', label: t('candidates.byName') },
          ]}
        />
      }
      on={activeCount}
      found={t('candidates.count', { count })}
      show={t('candidates.showCount', { count })}
      clear={clear}
      more={
        <div className="candidates-filter-fields">
          <ChoiceFilter
            label={t('candidates.state')}
            name="estado"
            value={estado.join()}
            onChange={(value) => put('estado', value)}
            all={t('candidates.anyState')}
            options={ownStates.map((id) => ({ value: String(id), label: states.nameOf(id) }))}
          />
          {degreeOptions.length > 0 && (
            <ChoiceFilter
              label={t('candidates.degree')}
              name="titulacion"
              value={titulacion.join()}
              onChange={(value) => put('titulacion', value)}
              all={t('candidates.anyDegree')}
              options={degreeOptions}
            />
          )}
          {hasFit && (
            <ChoiceFilter
              label={t('candidates.fit')}
              name="encaje"
              value={encaje}
              onChange={(value) => put('encaje', value)}
              all={t('candidates.anyFit')}
              options={[
                { value: 'todo', label: t('candidates.fitsAll') },
                { value: 'casi', label: t('candidates.fitsAlmost') },
              ]}
            />
          )}
          <label>
            {t('candidates.from')}
            <input type="date" value={desde} onChange={({ target }) => put('desde', target.value)} />
          </label>
          <label>
            {t('candidates.to')}
            <input type="date" value={hasta} onChange={({ target }) => put('hasta', target.value)} />
          </label>
          <label className="candidates-tick">
            <input
              type="checkbox"
              checked={lectura === 'nuevas'}
              onChange={({ target }) => put('lectura', target.checked ? 'nuevas' : '')}
            />
            {t('candidates.unreadOnly')}
          </label>
        </div>
      }
    />
  );
}
