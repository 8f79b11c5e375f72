import './Skeleton.scss';

/** Place of a list that is still to come: as many rows as it will have. Their height is the list's own matter. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <>
      <p className="visually-hidden">{label}</p>
      <div className="skeleton-rows" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div className="skeleton-row" key={index}>
            <span className="skeleton-line" />
            <span className="skeleton-line" />
          </div>
        ))}
      </div>
    </>
  );
}
