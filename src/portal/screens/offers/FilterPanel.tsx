import { usePage } from '#portal/island/page-context.ts';
import { ChoiceFilterGroup } from './ChoiceFilterGroup.tsx';
import { labelOfFilter } from './filter-lists.ts';
import type { ChoiceFilter } from './filters.ts';
import { TextFilterField } from './TextFilterField.tsx';
import { TickFilter } from './TickFilter.tsx';
import type { Offers } from './use-offers.ts';
import './filters.scss';

/** Multiple-choice filters, the most likely ones first. */
const groups: readonly ChoiceFilter[] = [
  'tipoModalidadAsistencia',
  'areaFuncional',
  'contrato',
  'titulaciones',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'tiposFormacion',
];

/** All filters of the brand for this kind of offer, except for the search and the order. */
export function FilterPanel({ offers }: { offers: Offers }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { known } = offers;
  return (
    <div className="filter-panel">
      <TickFilter offers={offers} name="omitirInscritos" label={t('offers.hideApplied')} />
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
