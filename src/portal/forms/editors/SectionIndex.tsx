import { usePage } from '#portal/island/page-context.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { isComplete, SectionMark, type SectionState } from './SectionMark.tsx';
import { useAddressSection } from './use-address-section.ts';

export interface IndexedSection extends SectionState {
  id: string;
  title: string;
}

/** Index of a page's sections with their completeness: beside the sections, or above them on narrow screens. */
export function SectionIndex({ sections, label }: { sections: readonly IndexedSection[]; label: string }) {
  const { t } = usePage().format;
  useAddressSection();
  // On a phone its many lines would push the content down.
  const isWide = useIsWide('section-index') ?? false;
  const counted = sections.filter(({ isSettings }) => !isSettings);
  const complete = counted.filter(isComplete).length;
  return (
    <nav className="section-index" aria-label={label}>
      <details open={isWide}>
        <summary>
          {t('frame.sectionsComplete', { complete, all: counted.length })}
          <progress value={complete} max={counted.length} aria-hidden="true" />
        </summary>
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
      </details>
    </nav>
  );
}
