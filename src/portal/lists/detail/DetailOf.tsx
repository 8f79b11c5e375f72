import type { ReactNode } from 'react';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { prefilledAttributes } from '#portal/island/prefilled-text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import type { DetailState } from './detail-state.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { useTitleHandoff } from './title-handoff.ts';
import { useDocumentTitle } from './use-document-title.ts';
import './detail.scss';

/** Texts and elements of a detail page in its states. */
export interface DetailLook {
  /** Text while loading. */
  loading: string;
  /** Text after a failed load. */
  failed: string;
  /** Renders the reason why the record is unavailable, and where to go on. */
  ifGone: (code: number | undefined) => ReactNode;
  /** Link back, above the content. */
  back?: ReactNode;
}

interface DetailOfProps<T> extends DetailLook {
  answer: DetailState<T>;
  /** Answers from which `answer` was derived, if not a single one. */
  from?: readonly QueryState<unknown>[];
  /** Title of the record once known; becomes the title of the document. */
  title: string | undefined;
  /** Title of the tab, to tell apart pages of one record, and records of one name once they are loaded. */
  tabTitle?: ((title: string, datos: T | undefined) => string) | undefined;
  reload: () => Promise<unknown>;
  /** Renders the loaded record, with its own heading. */
  children: (datos: T) => ReactNode;
}

/** Page of one record in all its states, for data of any origin. */
export function DetailOf<T>({ answer, title, tabTitle, reload, children, ...look }: DetailOfProps<T>) {
  const { brand, route } = usePage();
  const { state } = answer;
  // The title pressed in a list is shown immediately; the rest follows below.
  const handoff = useTitleHandoff();
  const known = title ?? (state === 'loading' ? handoff.title : undefined);
  const { loading, failed, ifGone, back, from } = look;
  const datos = answer.state === 'ready' ? answer.datos : undefined;
  useDocumentTitle(known && tabTitle ? tabTitle(known, datos) : known);
  if (state === 'ready')
    return (
      <>
        {back}
        <AnswerRemarks answers={from ?? [answer]} retry={reload} />
        {children(answer.datos)}
      </>
    );
  return (
    <>
      {back}
      <div className="detail" aria-busy={state === 'loading'}>
        <h1 {...prefilledAttributes('title')}>{known ?? brand.titles[route]}</h1>
        {state === 'loading' && (
          <>
            <p
              className="detail-about"
              data-filled={handoff.about ? '' : undefined}
              {...prefilledAttributes('about')}
            >
              {handoff.about ?? '\u00a0'}
            </p>
            <DetailSkeleton label={loading} />
          </>
        )}
        {state === 'gone' && ifGone(answer.code)}
        {state === 'failed' && (
          <FailedRead failure={answer.failure} text={failed} retry={() => void reload()} />
        )}
      </div>
    </>
  );
}
