import './Skeleton.scss';

/** Placeholder of a form that is loading: labels with their fields. */
export function SkeletonFields({ fields, label }: { fields: number; label: string }) {
  return (
    <>
      <p className="visually-hidden">{label}</p>
      <div className="skeleton-fields" aria-hidden="true">
        {Array.from({ length: fields }, (_, index) => (
          <div className="skeleton-field" key={index}>
            <span className="skeleton-line" />
          </div>
        ))}
      </div>
    </>
  );
}
