import './Skeleton.scss';

/** Placeholder rows of a list that is loading; the list sets their height. */
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
