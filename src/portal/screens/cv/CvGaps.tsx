import check from 'icon:circle-check';
import { usePage } from '#portal/island/page-context.ts';
import { GapList } from '#portal/forms/editors/GapList.tsx';
import type { IndexedSection } from '#portal/forms/editors/SectionIndex.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { SectionGap } from './cv-sections.ts';

interface CvGapsProps {
  gaps: readonly SectionGap[];
  /** Incomplete sections, also optional ones. */
  open: readonly Pick<IndexedSection, 'id' | 'title'>[];
}

/** List of the gaps of a CV, each with a link to its field. */
export function CvGaps({ gaps, open }: CvGapsProps) {
  const { t } = usePage().format;
  if (gaps.length === 0)
    return (
      <p className="cv-complete">
        <Icon shapes={check} />
        {open.length === 0 ? (
          t('cv.complete')
        ) : (
          <span>
            {t('cv.allRequired')}{' '}
            {open.map(({ id, title }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={`#${id}`}>{title}</a>
              </span>
            ))}
            {'.'}
          </span>
        )}
      </p>
    );
  const required = gaps.filter(({ isRequired }) => isRequired);
  const others = gaps.filter(({ isRequired }) => !isRequired);
  return (
    <div className="gaps">
      <GapList title={t('cv.requiredGaps')} gaps={required} />
      <GapList title={t('cv.applyGaps')} gaps={others} />
    </div>
  );
}
