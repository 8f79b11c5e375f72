import { useId } from 'react';
import type { Process } from '#core/contract/entities/process.ts';
import { kindOf, listedStates } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ChoiceFilter, SearchFilter } from '#portal/lists/filters/FilterBar.tsx';
import { ListFilters } from '#portal/lists/filters/ListFilters.tsx';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import { offerRights } from '#portal/pieces/offer-actions/offer-rights.ts';
import { offerStateTags } from '#portal/pieces/offer-state/offer-state.ts';
import { activeFilters, countStates, type ownFilters, tickLabels } from './own-offers.ts';

interface KindFilterProps {
  /** Absent while they are loading. */
  offers: readonly Process[] | undefined;
  list: Filters<typeof ownFilters>;
}

/** Switch between the kinds of offer with their counts, if the company can have both. */
export function KindFilter({ offers, list: { filters, put } }: KindFilterProps) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const kinds = new Set([...offerRights(brand).kinds, ...(offers?.map(kindOf) ?? [])]);
  if (kinds.size < 2) return null;
  const entry = (kind: OfferKind | undefined, label: string) => {
    const ofKind = kind ? offers?.filter((offer) => kindOf(offer) === kind) : offers;
    return (
      <button
        type="button"
        className="list-switch-entry"
        aria-pressed={filters.tipo === kind}
        onClick={() => put('tipo', kind ?? '')}
      >
        {label}
        <span className="list-badge">{ofKind && number(ofKind.length)}</span>
      </button>
    );
  };
  return (
    <div className="list-switch" role="group" aria-label={t('company-offers.kind')}>
      {entry(undefined, t('company-offers.allKinds'))}
      {entry('practicas', t('company-offers.placements'))}
      {entry('empleo', t('company-offers.jobs'))}
    </div>
  );
}

const ticks = Object.keys(tickLabels) as (keyof typeof tickLabels)[];

interface OwnFilterPanelProps extends KindFilterProps {
  /** Number of offers that match the filters. */
  count: number;
}

/** Filters of the list except the kind; each change is written to the query of the address at once. */
export function OwnFilterPanel({ offers, list: { filters, put, clear }, count }: OwnFilterPanelProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const id = useId();
  const { tipo, estado: chosen = [], desde = '', hasta = '', orden = '' } = filters;
  const counts = countStates(offers?.filter((offer) => tipo === undefined || kindOf(offer) === tipo) ?? []);
  const activeCount = activeFilters(filters).filter(({ key }) => key !== 'titulo').length;
  const day = (name: 'desde' | 'hasta', value: string) => (
    <label>
      {t(name === 'desde' ? 'company-offers.from' : 'company-offers.until')}
      <input type="date" name={name} value={value} onChange={({ target }) => put(name, target.value)} />
    </label>
  );
  return (
    <ListFilters
      search={
        <SearchFilter
          label={t(
            brand.settings.showReferenciaOferta ? 'company-offers.search' : 'company-offers.searchTitle',
          )}
          name="titulo"
        />
      }
      beside={
        <ChoiceFilter
          label={t('company-offers.order')}
          name="orden"
          value={orden}
          onChange={(order) => put('orden', order)}
          all={t('company-offers.newestFirst')}
          options={[
            { value: 'antiguas', label: t('company-offers.oldestFirst') },
            { value: 'caducidad', label: t('company-offers.endingFirst') },
            { value: 'candidaturas', label: t('company-offers.candidatesFirst') },
          ]}
        />
      }
      on={activeCount}
      found={t('company-offers.count', { count })}
      show={t('company-offers.showCount', { count })}
      clear={clear}
      more={
        <div className="own-filter-groups">
          <fieldset>
            <legend>{t('company-offers.state')}</legend>
            {listedStates.map((state) => (
              <label key={state}>
                <input
                  type="checkbox"
                  name="estado"
                  value={state}
                  checked={chosen.includes(state)}
                  onChange={({ target }) =>
                    put(
                      'estado',
                      listedStates.filter((one) => (one === state ? target.checked : chosen.includes(one))),
                    )
                  }
                />
                <span>
                  {t(offerStateTags[state])} <span className="own-filter-count">({counts[state]})</span>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('company-offers.show')}</legend>
            {ticks.map((name) => (
              <label key={name}>
                <input
                  type="checkbox"
                  name={name}
                  checked={filters[name] === '1'}
                  onChange={({ target }) => put(name, target.checked ? '1' : '')}
                />
                <span>{t(tickLabels[name])}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="own-filter-days" aria-labelledby={id}>
            <legend id={id}>{t('company-offers.published')}</legend>
            {day('desde', desde)}
            {day('hasta', hasta)}
          </fieldset>
        </div>
      }
    />
  );
}
