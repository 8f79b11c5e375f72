import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { between, type Choice, choiceOf, type Key, withMarks } from './selection.ts';

/** Selection of rows, with the functions to change it. */
export interface Selection<K extends Key> extends Choice<K> {
  /** Marked rows, including those not shown; the set's identity changes only with the marks. */
  marked: ReadonlySet<K>;
  /**
   * Marks or unmarks a row; has a stable identity.
   * @param isRange includes the range from the previously toggled row
   */
  choose: (key: K, isOn: boolean, isRange?: boolean) => void;
  chooseAll: (isOn: boolean) => void;
  /** Replaces the marks, e.g. by the rows for which an action failed. */
  keep: (keys: readonly K[]) => void;
}

/** @param rows keys of the shown rows, in order */
export function useSelection<K extends Key>(rows: readonly K[]): Selection<K> {
  const [marked, setMarked] = useState<ReadonlySet<K>>(new Set<K>());
  const lastToggled = useRef<K>(undefined);
  const shownRows = useRef(rows);
  useLayoutEffect(() => {
    shownRows.current = rows;
  });
  const choose = useCallback((key: K, isOn: boolean, isRange = false): void => {
    const range = isRange ? between(shownRows.current, lastToggled.current, key) : [key];
    lastToggled.current = key;
    setMarked((marks) => withMarks(marks, range, isOn));
  }, []);
  return {
    ...choiceOf(rows, marked),
    marked,
    choose,
    chooseAll: (isOn) => setMarked((marks) => withMarks(marks, rows, isOn)),
    keep: (keys) => setMarked(new Set(keys)),
  };
}
