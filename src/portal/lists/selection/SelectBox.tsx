import { type ChangeEvent, useEffect, useRef } from 'react';
import type { Key } from './selection.ts';
import type { Selection } from './use-selection.ts';
import './selection.scss';

interface SelectRowProps<K extends Key> {
  row: K;
  isChosen: boolean;
  onChoose: Selection<K>['choose'];
  /** What it chooses, for who does not see the row. */
  label: string;
}

/** Chooses a row; with the shift key, all up to the one before. */
export function SelectRow<K extends Key>({ row, isChosen, onChoose, label }: SelectRowProps<K>) {
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
    onChoose(row, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return <input type="checkbox" aria-label={label} checked={isChosen} onChange={onChange} />;
}

interface SelectAllProps<K extends Key> {
  selection: Selection<K>;
  label: string;
}

/** Chooses all rows of the list, or none. */
export function SelectAll<K extends Key>({ selection: { all, chooseAll }, label }: SelectAllProps<K>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = all === 'some';
  }, [all]);
  return (
    <label className="select-all">
      <input
        ref={box}
        type="checkbox"
        checked={all === 'all'}
        onChange={({ target }) => chooseAll(target.checked)}
      />
      {label}
    </label>
  );
}
