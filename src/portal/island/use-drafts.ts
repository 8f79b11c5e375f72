import { useSyncExternalStore } from 'react';
import { type FoundDraft, findDrafts, isDraftOf } from '#portal/data/drafts/persistent-draft.ts';
import { useLastSession } from './use-last-session.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/**
 * The user's drafts of a form in this browser, newest first; follows changes in other tabs.
 * @param rowOf makes a row that JSON can hold
 */
export function useDrafts<Values extends object, Row>(
  form: string,
  rowOf: (draft: FoundDraft<Values>) => Row,
): readonly Row[] {
  const session = useLastSession();
  // Compared as a string, since each reading creates new objects.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(session ? findDrafts<Values>(form, isDraftOf(session)).map(rowOf) : []),
    () => '[]',
  );
  return JSON.parse(text) as Row[];
}
