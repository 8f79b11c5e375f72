import { useEffect, useState } from 'react';

/** Delay before a failed import is retried, in milliseconds. */
const retryDelay = 5000;

export interface ImportState<T> {
  /** The module, once it is loaded. */
  code?: T;
  /** The import has failed and not succeeded since. */
  isMissing: boolean;
  /** The import is in progress. */
  isComing: boolean;
  /** Retries at once; a failed import is also retried automatically. */
  retry: () => void;
}

/**
 * Imports a module on demand, with retries until it is loaded.
 * @param load must be the same function at every call
 */
export function useImport<T>(load: () => Promise<T>, isNeeded: boolean): ImportState<T> {
  const [loaded, setLoaded] = useState<{ code: T }>();
  const [tries, setTries] = useState(0);
  // Number of the last failed try since the module is needed.
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (code) => {
        if (!isCancelled) setLoaded({ code });
      },
      () => {
        if (isCancelled) return;
        setFailed(tries);
        timer = setTimeout(() => setTries((count) => count + 1), retryDelay);
      },
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [load, isNeeded, tries]);
  useEffect(() => () => setFailed(undefined), [isNeeded]);
  const isMissing = isNeeded && !loaded && failed !== undefined;
  return {
    ...loaded,
    isMissing,
    isComing: isNeeded && !loaded && failed !== tries,
    retry: () => setTries((count) => count + 1),
  };
}

/**
 * Imports a module with silent retries; `undefined` until it is loaded.
 * @param load must be the same function at every call
 */
export function useImportWithRetry<T>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  return useImport(load, isNeeded).code;
}
