import { usePage } from '#portal/island/page-context.ts';

/** How long the data of the page's owner are kept; nothing if the brand does not say so. */
export function RetentionNote() {
  const { brand, retention } = usePage();
  if (!retention) return null;
  return (
    <div className="retention-note">
      <h3>{retention.title}</h3>
      <p className="entries-empty">{retention.text}</p>
      <p>
        <a href={brand.paths['privacy-policy']} target="_blank" rel="noopener">
          {retention.more}
        </a>
      </p>
    </div>
  );
}
