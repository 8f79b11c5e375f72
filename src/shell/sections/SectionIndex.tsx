import { usePage } from '#shell/islands/page-context.ts';
import { SectionMark, type SectionState } from './SectionMark.tsx';

export interface IndexedSection extends SectionState {
  id: string;
  title: string;
}

/** The sections of a page with what is complete: beside them, or above where there is no room. */
export function SectionIndex({ sections, label }: { sections: readonly IndexedSection[]; label: string }) {
  const { t } = usePage().format;
  const complete = sections.filter(({ missing, isOptional }) => missing === 0 && !isOptional).length;
  return (
    <nav className="section-index" aria-label={label}>
      <p className="section-index-count">{t('frame.sectionsComplete', { complete, all: sections.length })}</p>
      <progress value={complete} max={sections.length} aria-hidden="true" />
      <ul role="list">
        {sections.map(({ id, title, ...state }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <SectionMark {...state} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
