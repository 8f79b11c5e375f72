import check from 'icon:circle-check';
import { usePage } from '#shell/islands/page-context.ts';
import { useEditing } from '#shell/sections/editing-context.ts';
import { Icon } from '#ui/Icon.tsx';
import type { SectionGap } from './cv-sections.ts';

/** What is missing, each line leading to where it is filled in. */
export function CvGaps({ gaps }: { gaps: readonly SectionGap[] }) {
  const { t } = usePage().format;
  if (gaps.length === 0)
    return (
      <p className="cv-complete">
        <Icon shapes={check} />
        {t('cv.complete')}
      </p>
    );
  const required = gaps.filter(({ isRequired }) => isRequired);
  const others = gaps.filter(({ isRequired }) => !isRequired);
  return (
    <div className="cv-gaps">
      <GapList title={t('cv.requiredGaps')} gaps={required} />
      <GapList title={t('cv.applyGaps')} gaps={others} />
    </div>
  );
}

function GapList({ title, gaps }: { title: string; gaps: readonly SectionGap[] }) {
  const { t } = usePage().format;
  const editing = useEditing();
  if (gaps.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {gaps.map(({ section, editor, field, label }) => (
          <li key={`${section}-${label}`}>
            <a href={`#${section}`} onClick={() => editor && editing.open(editor, field)}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
