import circleCheck from 'icon:circle-check';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import type { Waiting } from './company-waiting.ts';
import type { CompanyHome } from './use-company.ts';
import { WaitingRows } from './WaitingRows.tsx';

interface WaitingListProps {
  home: CompanyHome;
  items: readonly Waiting[];
  /** The rows are those that were painted before the answers are known. */
  isEarly: boolean;
  /** The company has no offers yet, so an empty list renders nothing. */
  isNew: boolean;
}

/** The company's pending items with their count; the button of the first is the filled one. */
export function WaitingList({ home, items, isEarly, isNew }: WaitingListProps) {
  const { t } = usePage().format;
  const { isWaiting, failure, retry } = home;
  const isEmpty = !isWaiting && !failure && items.length === 0;
  if (isEmpty && isNew) return null;
  return (
    <section className="waiting" aria-labelledby="waiting" aria-busy={isWaiting}>
      <h2 id="waiting">{t('home.waiting', { count: isWaiting ? 0 : items.length })}</h2>
      {isWaiting && !isEarly && <SkeletonRows rows={3} label={t('home.loading')} />}
      {(isEarly || (!isWaiting && items.length > 0)) && <WaitingRows items={items} isFirstPrimary={!isNew} />}
      {isEmpty && (
        <p className="waiting-nothing">
          <Icon shapes={circleCheck} />
          {t('home.nothingWaits')}
        </p>
      )}
      {!isWaiting && failure && (
        <FailedRead failure={failure} text={t('home.waitingFailed')} retry={retry} isPart />
      )}
    </section>
  );
}
