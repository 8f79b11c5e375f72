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

/** What a page of one thing says in its states. */
export interface DetailLook {
  /** Said while it is under way. */
  loading: string;
  /** Said where it did not come. */
  failed: string;
  /** Stands in for what is gone: why, and where to go on. */
  ifGone: (code: number | undefined) => ReactNode;
  /** What the tab is called, by the title; where several pages show the same thing, they are told apart by it. */
  tabTitle?: (title: string) => string;
  /** The way back, above everything. */
  back?: ReactNode;
}

interface DetailOfProps<T> extends DetailLook {
  answer: DetailState<T>;
  /** The answers that it is made of, where it is not one. */
  from?: readonly QueryState<unknown>[];
  /** What it is called, once that is known; the document is named by it. */
  title: string | undefined;
  reload: () => Promise<unknown>;
  /** The whole of it, with its own heading. */
  children: (datos: T) => ReactNode;
}

/** The page of one thing in every state, wherever it was answered. */
export function DetailOf<T>({ answer, title, reload, children, ...look }: DetailOfProps<T>) {
  const { brand, route } = usePage();
  const { state } = answer;
  // In a list one has pressed a title: it is there at once, and the rest comes below.
  const handoff = useTitleHandoff();
  const known = title ?? (state === 'loading' ? handoff.title : undefined);
  const { loading, failed, ifGone, tabTitle, back, from } = look;
  useDocumentTitle(known && tabTitle ? tabTitle(known) : known);
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
