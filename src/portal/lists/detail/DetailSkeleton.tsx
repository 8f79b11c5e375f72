import { Waiting } from '#portal/messages/page-state/Waiting.tsx';

/** Skeleton of a detail page. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <>
      <Waiting text={label} className="visually-hidden" />
      <div className="detail-columns" aria-hidden="true">
        <div className="detail-panel">
          <span className="skeleton-line" />
          <span className="skeleton-line" />
          <span className="skeleton-line" />
        </div>
        <div className="detail-body">
          <span className="picture detail-picture" />
          <span className="skeleton-line" />
          <span className="skeleton-line" />
        </div>
      </div>
    </>
  );
}
