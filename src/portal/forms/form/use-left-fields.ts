import { useEffect, useRef, useState } from 'react';

interface LeftFields {
  /** Names of the fields that were left filled. */
  leftFields: ReadonlySet<string>;
  addLeftField: (name: string) => void;
}

/** The fields of a form that were left filled, and whose problems are shown from then on. */
export function useLeftFields(): LeftFields {
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  // A problem appearing while the pointer is down would move the pressed element away from under it.
  const leftDuringPress = useRef<string[] | undefined>(undefined);
  useEffect(() => {
    let timer = 0;
    const onDown = (): void => {
      leftDuringPress.current ??= [];
    };
    const onUp = (): void => {
      timer = window.setTimeout(() => {
        const names = leftDuringPress.current ?? [];
        leftDuringPress.current = undefined;
        if (names.length > 0) setLeftFields((before) => new Set([...before, ...names]));
      });
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointerup', onUp, true);
    document.addEventListener('pointercancel', onUp, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointerup', onUp, true);
      document.removeEventListener('pointercancel', onUp, true);
    };
  }, []);
  return {
    leftFields,
    addLeftField: (name) => {
      if (leftDuringPress.current) leftDuringPress.current.push(name);
      else setLeftFields((before) => new Set([...before, name]));
    },
  };
}
