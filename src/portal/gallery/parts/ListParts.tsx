import { useState } from 'react';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { FilterSheet } from '#portal/lists/filters/FilterSheet.tsx';
import { ChoiceFilter, SearchFilter } from '#portal/lists/filters/FilterBar.tsx';
import { FilterChip, FilterChips } from '#portal/lists/filters/FilterChips.tsx';
import { FiltersPlace } from '#portal/lists/filters/FiltersPlace.tsx';
import { ListFilters } from '#portal/lists/filters/ListFilters.tsx';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import type { RowArrangement } from '#portal/lists/grouped/arrange-rows.ts';
import { FoldingRow } from '#portal/lists/grouped/FoldingRow.tsx';
import { RowFilters } from '#portal/lists/grouped/RowFilters.tsx';
import { RowGroups } from '#portal/lists/grouped/RowGroups.tsx';
import { useRowGroups } from '#portal/lists/grouped/use-row-groups.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { SelectAll, SelectRow } from '#portal/lists/selection/SelectBox.tsx';
import { useSelection } from '#portal/lists/selection/use-selection.ts';
import { type Column, DataTable } from '#portal/lists/table/DataTable.tsx';
import { Cell, Group } from '../Cell.tsx';
import { noopRefetch, failures, longName, nothing, options } from '../samples.ts';

interface Sheet {
  id: number;
  week: string;
  hours?: number;
}

const sheets: readonly Sheet[] = [
  { id: 1, week: 'Del 2 al 6 de marzo', hours: 20 },
  { id: 2, week: longName },
];
const heading: Column<Sheet> = { key: 'week', name: 'Semana', cell: ({ week }) => week };
const columns: readonly Column<Sheet>[] = [
  { key: 'hours', name: 'Horas', isEmpty: ({ hours }) => hours === undefined, cell: ({ hours }) => hours },
  {
    key: 'way',
    name: 'Ver',
    isUnlabelled: true,
    cell: ({ id }) => <a href={`#sheet-${id}`}>Ver la ficha {id}</a>,
  },
];
const answers: Readonly<Record<string, QueryState<readonly Sheet[]>>> = {
  'under way': { state: 'loading' },
  there: { state: 'ready', datos: sheets },
  'in part, and from before': { state: 'ready', datos: sheets, omitted: 2, failure: failures.lost },
  empty: { state: 'ready', datos: [] },
  'not to be had': { state: 'failed', failure: failures.lost },
  refused: { state: 'failed', failure: failures.message },
};

/** Parts of lists: filters, states, tables. */
export function ListParts() {
  return (
    <Group title="Lists">
      <Cell title="FiltersPlace, ListFilters, FilterSheet, FilterChips, ListCount" isWide>
        <Filters />
      </Cell>
      {Object.entries(answers).map(([state, answer]) => (
        <Cell key={state} title={`ListOf: ${state}`}>
          <ListOf
            answer={answer}
            reload={noopRefetch}
            loading="Cargando las fichas"
            rows={2}
            failed="No hemos podido cargar las fichas."
            none={<p>Aún no hay fichas.</p>}
          >
            {(rows, remarks) => (
              <>
                {remarks}
                <Rows rows={rows} rowKey={({ id }) => id}>
                  {({ week }) => <p>{week}</p>}
                </Rows>
              </>
            )}
          </ListOf>
        </Cell>
      ))}
      <Cell title="RowFilters, RowGroups, FoldingRow, ListFile" isWide>
        <Grouped />
      </Cell>
      <Cell title="SelectAll, SelectRow">
        <Selecting />
      </Cell>
      <Cell title="DataTable" isWide>
        <h4 id="gallery-sheets">Fichas</h4>
        <DataTable
          labelledBy="gallery-sheets"
          rows={sheets}
          rowKey={({ id }) => id}
          {...{ heading, columns }}
        />
      </Cell>
      <Cell title="DataTable: compact">
        <h4 id="gallery-compact">Fichas</h4>
        <DataTable
          labelledBy="gallery-compact"
          rows={sheets}
          rowKey={({ id }) => id}
          isCompact
          {...{ heading, columns }}
        />
      </Cell>
    </Group>
  );
}

const company = (
  <ChoiceFilter label="Empresa" name="empresa" value="1" onChange={nothing} all="Todas" options={options} />
);

function Filters() {
  const [choice, setChoice] = useState('');
  return (
    <>
      <FiltersPlace>
        <ListFilters
          search={<SearchFilter label="Buscar" name="texto" />}
          beside={
            <ChoiceFilter
              label="Titulación"
              name="titulacion"
              value={choice}
              onChange={setChoice}
              all="Todas"
              options={options}
            />
          }
          more={company}
          on={1}
          found="2 ofertas"
          show="Ver 2 ofertas"
          clear={nothing}
        />
      </FiltersPlace>
      <FilterSheet on={2} clear={nothing} show="Ver 2 ofertas">
        {company}
      </FilterSheet>
      <FilterChips
        filters={['robótica', longName]}
        keyOf={(filter) => filter}
        remove={nothing}
        clear={nothing}
        resultsId="gallery-count"
        chip={WordChip}
      />
      <ListCount id="gallery-count" text="2 ofertas" onClear={nothing} />
    </>
  );
}

const weeks: readonly Sheet[] = Array.from({ length: 14 }, (_, index) => ({
  id: index,
  week: index === 1 ? longName : `Semana ${index + 1}`,
  hours: index,
}));

const arrangement: RowArrangement<Sheet> = {
  groups: [
    { key: 'curso', name: 'placement-changes.active' },
    { key: 'fin', name: 'placement-changes.finished', isFolded: true },
  ],
  groupOf: ({ id }) => (id < 12 ? 'curso' : 'fin'),
  wordsOf: ({ week }) => [week],
};

const weekColumns = () =>
  Promise.resolve(() => [{ name: 'Semana', value: ({ week }: Sheet) => week }] as const);

function Grouped() {
  const list = useRowGroups(weeks, arrangement);
  return (
    <>
      <RowFilters
        list={list}
        texts={{
          search: 'Buscar',
          all: 'Todas',
          parts: 'Fichas por estado',
          count: `${list.matches.length} fichas`,
          noneFound: 'Ninguna ficha coincide con los filtros.',
        }}
      >
        <ListFile rows={list.matches} title="Fichas" load={weekColumns} />
      </RowFilters>
      <RowGroups list={list} rowKey={({ id }) => id} level={3}>
        {({ id, week }) => (
          <FoldingRow
            title={week}
            level={4}
            line={id % 2 ? 'De lunes a viernes' : undefined}
            mark={id === 1 && 'Termina pronto'}
            isOpen={id === 2}
          >
            {() => <p>Todo lo de la semana.</p>}
          </FoldingRow>
        )}
      </RowGroups>
    </>
  );
}

function WordChip({ filter, onRemove }: { filter: string; onRemove: () => void }) {
  return <FilterChip text={filter} onRemove={onRemove} />;
}

function Selecting() {
  const selection = useSelection(sheets.map(({ id }) => id));
  return (
    <>
      <SelectAll selection={selection} label="Elegir todas" />
      {sheets.map(({ id, week }) => (
        <SelectRow
          key={id}
          row={id}
          isChosen={selection.marked.has(id)}
          onChoose={selection.choose}
          label={`Elegir ${week}`}
        />
      ))}
    </>
  );
}
