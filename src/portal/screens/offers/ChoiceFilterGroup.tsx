import chevron from 'icon:chevron-down';
import { useId, useState } from 'react';
import { rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';
import { Omitted } from '#portal/messages/page-state/Omitted.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { ChoiceFilter } from './filters.ts';
import { useChoiceRows } from './use-choice-rows.ts';
import type { Offers } from './use-offers.ts';
import '#portal/lists/filters/filters.scss';

/** Maximum length of a list without a search field. */
const maxUnsearchable = 12;

/** Maximum number of entries shown at a time. */
const maxShown = 60;

interface ChoiceFilterGroupProps {
  offers: Offers;
  name: ChoiceFilter;
  label: string;
}

/** Multiple-choice filter, whose list is loaded when the group is opened. */
export function ChoiceFilterGroup({ offers, name, label }: ChoiceFilterGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = offers.query.filters[name] ?? [];
  return (
    <details className="filter-group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{label}</span>
        {chosen.length > 0 && <span className="list-badge">{chosen.length}</span>}
        <Icon shapes={chevron} />
      </summary>
      {isOpen && <Choices offers={offers} name={name} label={label} chosen={chosen} />}
    </details>
  );
}

function Choices({ offers, name, label, chosen }: ChoiceFilterGroupProps & { chosen: readonly number[] }) {
  const { t } = usePage().format;
  const id = useId();
  const { rows, isNarrowed } = useChoiceRows(name, offers.query.filters);
  const [searchText, setSearchText] = useState('');
  if (rows.state === 'loading') return <Waiting text={t('frame.loadingList')} className="field-hint" />;
  if (rows.state === 'failed')
    return <FailedRead text={t('frame.listNotLoaded')} failure={rows.failure} retry={rows.retry} isPart />;
  const entries = rows.rows.map((row) => ({ id: rowId(row), text: rowText(row) }));
  const folded = foldDiacritics(searchText.trim());
  const matches = folded ? entries.filter(({ text }) => foldDiacritics(text).includes(folded)) : entries;
  const toggle = (entry: number): void =>
    offers.change(({ [name]: present = [], ...filters }) => {
      const next = present.includes(entry) ? present.filter((one) => one !== entry) : [...present, entry];
      return next.length > 0 ? { ...filters, [name]: next } : filters;
    });
  return (
    <fieldset className="filter-choices">
      <legend className="visually-hidden">{label}</legend>
      {entries.length > maxUnsearchable && (
        <>
          <label className="visually-hidden" htmlFor={`${id}-find`}>
            {t('offers.findIn', { name: label })}
          </label>
          <input
            id={`${id}-find`}
            type="search"
            autoComplete="off"
            placeholder={t('offers.find')}
            onChange={({ target }) => setSearchText(target.value)}
          />
        </>
      )}
      {isNarrowed && <p className="field-hint">{t('offers.degreesNarrowed')}</p>}
      <Omitted count={rows.omitted ?? 0} />
      {/* Long lists scroll by themselves, also by keyboard, since every entry is focusable. */}
      <div className="filter-entries">
        {matches.slice(0, maxShown).map((entry) => (
          <label key={entry.id}>
            <input type="checkbox" checked={chosen.includes(entry.id)} onChange={() => toggle(entry.id)} />
            <span>{entry.text}</span>
          </label>
        ))}
      </div>
      {matches.length > maxShown && <p className="field-hint">{t('offers.findMore')}</p>}
      {matches.length === 0 && <p className="field-hint">{t('offers.noEntries')}</p>}
    </fieldset>
  );
}
