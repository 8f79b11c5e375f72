import { useId } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { ChoiceFilterGroup } from './ChoiceFilterGroup.tsx';
import { labelOfFilter } from './filter-lists.ts';
import type { ChoiceFilter } from './filters.ts';
import { TextFilterField } from './TextFilterField.tsx';
import type { Offers } from './use-offers.ts';
import './filters.scss';

/** What one is likely to look for comes first. */
const groups: readonly ChoiceFilter[] = [
  'tipoModalidadAsistencia',
  'areaFuncional',
  'contrato',
  'titulaciones',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'tiposFormacion',
];

/** Every filter that this brand has for this kind of offer, besides the search and the order. */
export function FilterPanel({ offers }: { offers: Offers }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { known, query, change } = offers;
  const id = useId();
  return (
    <div className="filter-panel">
      <div className="filter-tick">
        <input
          id={id}
          type="checkbox"
          checked={query.filters.omitirInscritos === '1'}
          onChange={({ target }) =>
            change(({ omitirInscritos: _, ...filters }) =>
              target.checked ? { ...filters, omitirInscritos: '1' } : filters,
            )
          }
        />
        <label htmlFor={id}>{t('offers.hideApplied')}</label>
      </div>
      <TextFilterField offers={offers} name="titulo" label={t('offers.title')} />
      {known.has('provincia') && (
        <TextFilterField
          offers={offers}
          name="provincia"
          label={t('offers.province')}
          proposals="provincias"
        />
      )}
      {known.has('fechainicio') && (
        <TextFilterField offers={offers} name="fechainicio" label={t('offers.startFrom')} type="date" />
      )}
      {known.has('salario') && (
        <TextFilterField
          offers={offers}
          name="salario"
          label={t('offers.salaryFrom')}
          hint={t('offers.salaryHint')}
          type="number"
        />
      )}
      {known.has('tituloPrograma') && brand.paths.programmes && (
        <TextFilterField
          offers={offers}
          name="tituloPrograma"
          label={t('offers.programme')}
          proposals="programas"
        />
      )}
      <div className="filter-groups">
        {groups
          .filter((name) => known.has(name))
          .map((name) => (
            <ChoiceFilterGroup key={name} offers={offers} name={name} label={t(labelOfFilter[name])} />
          ))}
      </div>
    </div>
  );
}
