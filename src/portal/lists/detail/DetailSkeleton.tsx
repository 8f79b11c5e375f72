import { Waiting } from '#portal/messages/page-state/Waiting.tsx';

/** The shape of something with a page of its own that is still to come. */
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
