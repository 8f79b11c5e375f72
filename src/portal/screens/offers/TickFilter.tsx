import { useId } from 'react';
import type { Offers } from './use-offers.ts';
import './filters.scss';

interface TickFilterProps {
  offers: Offers;
  name: 'omitirInscritos' | 'soloPosibles';
  label: string;
}

/** Checkbox filter. */
export function TickFilter({ offers: { query, change }, name, label }: TickFilterProps) {
  const id = useId();
  return (
    <div className="filter-tick">
      <input
        id={id}
        type="checkbox"
        checked={query.filters[name] === '1'}
        onChange={({ target }) =>
          change(({ [name]: _, ...filters }) => (target.checked ? { ...filters, [name]: '1' } : filters))
        }
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
