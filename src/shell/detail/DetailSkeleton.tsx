/** The shape of something with a page of its own that is still to come. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
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
