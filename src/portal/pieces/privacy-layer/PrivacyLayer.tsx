import { useId } from 'react';
import type { Treatment } from '#core/brand/treatments.ts';
import { usePage } from '#portal/island/page-context.ts';
import './privacy-layer.scss';

/** First-layer data protection information beside a form; nothing if the brand has none. */
export function PrivacyLayer({ of }: { of: Treatment }) {
  const { brand, privacy } = usePage();
  const id = useId();
  const layer = privacy?.[of];
  if (!layer) return null;
  return (
    <section className="privacy-layer" aria-labelledby={id}>
      <p id={id} className="privacy-layer-title">
        {layer.title}
      </p>
      <dl>
        {layer.rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a href={brand.paths['privacy-policy']} target="_blank" rel="noopener">
        {layer.more}
      </a>
    </section>
  );
}
