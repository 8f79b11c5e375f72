import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { between, type Choice, choiceOf, type Key, withMarks } from './selection.ts';

/** The rows that are chosen, and the ways to choose them. */
export interface Selection<K extends Key> extends Choice<K> {
  /** What has a mark, also where it is not shown now; another set only where one was put on or off. */
  marked: ReadonlySet<K>;
  /** Always the same function. @param isRange also those up to the one that was chosen or left out before */
  choose: (key: K, isOn: boolean, isRange?: boolean) => void;
  chooseAll: (isOn: boolean) => void;
  /** Leaves marked what is still to be done, e.g. those that an action has failed for. */
  keep: (keys: readonly K[]) => void;
}

/** @param rows keys of the rows that are shown, in their order */
export function useSelection<K extends Key>(rows: readonly K[]): Selection<K> {
  const [marked, setMarked] = useState<ReadonlySet<K>>(new Set<K>());
  const last = useRef<K>(undefined);
  const present = useRef(rows);
  useLayoutEffect(() => {
    present.current = rows;
  });
  const choose = useCallback((key: K, isOn: boolean, isRange = false): void => {
    const meant = isRange ? between(present.current, last.current, key) : [key];
    last.current = key;
    setMarked((marks) => withMarks(marks, meant, isOn));
  }, []);
  return {
    ...choiceOf(rows, marked),
    marked,
    choose,
    chooseAll: (isOn) => setMarked((present) => withMarks(present, rows, isOn)),
    keep: (keys) => setMarked(new Set(keys)),
  };
}
