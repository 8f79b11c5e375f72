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

/** A longer list gets a field to look for an entry. */
const short = 12;

/** Entries that are shown at a time. */
const most = 60;

interface ChoiceFilterGroupProps {
  offers: Offers;
  name: ChoiceFilter;
  label: string;
}

/** A filter of which several entries may be chosen; its list is loaded when it is opened. */
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
  const [sought, setSought] = useState('');
  if (rows.state === 'loading') return <Waiting text={t('frame.loadingList')} className="field-hint" />;
  if (rows.state === 'failed')
    return <FailedRead text={t('frame.listNotLoaded')} failure={rows.failure} retry={rows.retry} isPart />;
  const entries = rows.rows.map((row) => ({ id: rowId(row), text: rowText(row) }));
  const wanted = foldDiacritics(sought.trim());
  const found = wanted ? entries.filter(({ text }) => foldDiacritics(text).includes(wanted)) : entries;
  const toggle = (entry: number): void =>
    offers.change(({ [name]: present = [], ...filters }) => {
      const next = present.includes(entry) ? present.filter((one) => one !== entry) : [...present, entry];
      return next.length > 0 ? { ...filters, [name]: next } : filters;
    });
  return (
    <fieldset className="filter-choices">
      <legend className="visually-hidden">{label}</legend>
      {entries.length > short && (
        <>
          <label className="visually-hidden" htmlFor={`${id}-find`}>
            {t('offers.findIn', { name: label })}
          </label>
          <input
            id={`${id}-find`}
            type="search"
            autoComplete="off"
            placeholder={t('offers.find')}
            onChange={({ target }) => setSought(target.value)}
          />
        </>
      )}
      {isNarrowed && <p className="field-hint">{t('offers.degreesNarrowed')}</p>}
      <Omitted count={rows.omitted ?? 0} />
      {/* Long lists scroll on their own, also by the keyboard: every entry can have the focus. */}
      <div className="filter-entries">
        {found.slice(0, most).map((entry) => (
          <label key={entry.id}>
            <input type="checkbox" checked={chosen.includes(entry.id)} onChange={() => toggle(entry.id)} />
            <span>{entry.text}</span>
          </label>
        ))}
      </div>
      {found.length > most && <p className="field-hint">{t('offers.findMore')}</p>}
      {found.length === 0 && <p className="field-hint">{t('offers.noEntries')}</p>}
    </fieldset>
  );
}
