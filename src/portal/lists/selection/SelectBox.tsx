import { type ChangeEvent, useEffect, useRef } from 'react';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import type { Key } from './selection.ts';
import { SelectAllPlace } from './SelectAllPlace.tsx';
import type { Selection } from './use-selection.ts';

interface SelectRowProps<K extends Key> {
  row: K;
  isChosen: boolean;
  onChoose: Selection<K>['choose'];
  /** Accessible name, which names the row. */
  label: string;
}

/** Checkbox of a row; with the shift key it applies to the range from the previously toggled row. */
export function SelectRow<K extends Key>({ row, isChosen, onChoose, label }: SelectRowProps<K>) {
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
    onChoose(row, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return <input type="checkbox" aria-label={label} checked={isChosen} onChange={onChange} />;
}

interface SelectAllProps<K extends Key> {
  selection: Selection<K>;
  label: string;
}

/** Checkbox for all rows of the list. */
export function SelectAll<K extends Key>({ selection: { all, chooseAll }, label }: SelectAllProps<K>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = all === 'some';
  }, [all]);
  // It may have been painted before, without the box.
  const isHydrated = useBrowserValue(() => true);
  return (
    <SelectAllPlace label={label}>
      {isHydrated && (
        <input
          ref={box}
          type="checkbox"
          checked={all === 'all'}
          onChange={({ target }) => chooseAll(target.checked)}
        />
      )}
    </SelectAllPlace>
  );
}
