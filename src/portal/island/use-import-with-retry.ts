import { useEffect, useState } from 'react';

/** Milliseconds until code that did not come is tried again. */
const later = 5000;

export interface ImportState<T> {
  /** It is there. */
  code?: T;
  /** It did not come when it was wanted, and has not since. */
  isMissing: boolean;
  /** It is being fetched. */
  isComing: boolean;
  /** Fetches it again at once; it is fetched again by itself later. */
  retry: () => void;
}

/**
 * Code that is fetched when it is wanted, and again until it is there.
 * @param load always the same function
 */
export function useImport<T>(load: () => Promise<T>, isWanted: boolean): ImportState<T> {
  const [loaded, setLoaded] = useState<{ code: T }>();
  const [tries, setTries] = useState(0);
  // The last try that failed since it is wanted.
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (code) => {
        if (!isLeft) setLoaded({ code });
      },
      () => {
        if (isLeft) return;
        setFailed(tries);
        timer = setTimeout(() => setTries((count) => count + 1), later);
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [load, isWanted, tries]);
  useEffect(() => () => setFailed(undefined), [isWanted]);
  const isMissing = isWanted && !loaded && failed !== undefined;
  return {
    ...loaded,
    isMissing,
    isComing: isWanted && !loaded && failed !== tries,
    retry: () => setTries((count) => count + 1),
  };
}

/**
 * Code that the page wants to have as soon as it can be had; nobody is asked.
 * @param load always the same function
 */
export function useImportWithRetry<T>(load: () => Promise<T>, isWanted: boolean): T | undefined {
  return useImport(load, isWanted).code;
}
