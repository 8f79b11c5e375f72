import check from 'icon:circle-check';
import { usePage } from '#shell/islands/page-context.ts';
import { GapList } from '#shell/sections/GapList.tsx';
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
    <div className="gaps">
      <GapList title={t('cv.requiredGaps')} gaps={required} />
      <GapList title={t('cv.applyGaps')} gaps={others} />
    </div>
  );
}
