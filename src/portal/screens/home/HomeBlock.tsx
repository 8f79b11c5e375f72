import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import arrow from 'icon:arrow-right';
import alert from 'icon:triangle-alert';
import { usePage } from '#portal/island/page-context.ts';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { WayOn } from '#portal/messages/page-state/FailedRead.tsx';
import type { EarlyAnswer } from '#portal/island/use-painted-answer.ts';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { limits } from './home-blocks.ts';
import { HomeList } from './HomeRows.tsx';
import './blocks.scss';

interface BlockLink {
  href: string | undefined;
  text: string;
}

interface BlockProps<T> {
  name: keyof typeof limits;
  title: string;
  icon: IconShapes;
  /** Address of the whole list. */
  all?: string | undefined;
  answer: EarlyAnswer<T>;
  /** Shown beside the title, on its line. */
  note?: ReactNode;
  /** Chooses the rows to show. */
  pick: (datos: readonly T[]) => readonly T[];
  rowKey: (row: T) => string | number;
  retry: () => Promise<unknown>;
  /** Shown when the request failed. */
  failed: string;
  /** Shown when the list is empty, with an optional link. */
  empty: string;
  emptyLink?: BlockLink;
  children: (row: T) => ReactNode;
}

/** A block of the home page that loads, fails and retries on its own. */
export function HomeBlock<T>({
  name,
  title,
  icon,
  all,
  answer,
  pick,
  rowKey,
  children,
  ...rest
}: BlockProps<T>) {
  const { t } = usePage().format;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const { state } = answer;
  const isFailed = state === 'failed' || isRetrying;
  const wasRetrying = useRef(false);
  useEffect(() => {
    // The retry button disappears with the failure, so focus moves to the heading.
    if (wasRetrying.current && !isRetrying && state === 'ready') heading.current?.focus();
    wasRetrying.current = isRetrying;
  }, [isRetrying, state]);
  async function retry(): Promise<void> {
    if (isRetrying) return;
    setRetrying(true);
    await rest.retry();
    setRetrying(false);
  }
  const rows = state === 'ready' ? pick(answer.datos) : [];
  return (
    <section
      className={`home-block home-${name}`}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || answer.isEarly || isRetrying}
    >
      <div className="home-block-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          <Icon shapes={icon} />
          {title}
        </h2>
        {rest.note}
        {all && (
          <a className="home-all" href={all}>
            {t('home.seeAll')}
            <span className="visually-hidden"> {title}</span>
            <Icon shapes={arrow} />
          </a>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isFailed && !isRetrying ? rest.failed : ''}
      </p>
      {isFailed && (
        <div className="home-message">
          <Icon shapes={alert} />
          <p aria-hidden={!isRetrying}>{rest.failed}</p>
          <WayOn
            failure={state === 'failed' ? answer.failure : undefined}
            retry={() => void retry()}
            isBusy={isRetrying}
          />
        </div>
      )}
      {!isFailed && <AnswerRemarks answers={[answer]} retry={rest.retry} />}
      {!isFailed && state === 'loading' && <SkeletonRows rows={limits[name]} label={t('home.loading')} />}
      {!isFailed && state === 'ready' && rows.length === 0 && omittedOf(answer) === 0 && (
        <div className="home-message" data-empty>
          <Icon shapes={icon} />
          <p>{rest.empty}</p>
          {rest.emptyLink?.href && <a href={rest.emptyLink.href}>{rest.emptyLink.text}</a>}
        </div>
      )}
      {!isFailed && (
        <HomeList rows={rows} rowKey={rowKey}>
          {children}
        </HomeList>
      )}
    </section>
  );
}
