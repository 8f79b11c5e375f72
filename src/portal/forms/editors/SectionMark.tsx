import alert from 'icon:circle-alert';
import check from 'icon:circle-check';
import dashed from 'icon:circle-dashed';
import settings from 'icon:settings';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

export interface SectionState {
  /** Number of values still to be filled in. */
  missing: number;
  /** Empty, and allowed to be. */
  isOptional: boolean;
  /** Settings instead of data: no completeness mark, and not counted. */
  isSettings?: boolean;
}

/** Whether a section counts as complete; an empty optional one does not. */
export function isComplete({ missing, isOptional }: SectionState): boolean {
  return missing === 0 && !isOptional;
}

const icons = { missing: alert, optional: dashed, complete: check };
const texts = {
  missing: 'frame.sectionMissing',
  optional: 'frame.sectionOptional',
  complete: 'frame.sectionComplete',
} as const;

function kindOf({ missing, isOptional }: SectionState): keyof typeof texts {
  if (missing > 0) return 'missing';
  return isOptional ? 'optional' : 'complete';
}

interface SectionMarkProps extends SectionState {
  /** Shows the text, which is otherwise only announced. */
  withText?: boolean;
}

/** Completeness of a section: an icon with a text. */
export function SectionMark({ missing, isOptional, isSettings = false, withText = false }: SectionMarkProps) {
  const { t } = usePage().format;
  if (isSettings)
    return withText ? null : (
      <span className="section-mark">
        <Icon shapes={settings} />
      </span>
    );
  const kind = kindOf({ missing, isOptional });
  return (
    <span className={`section-mark section-mark-${kind}`}>
      <Icon shapes={icons[kind]} />
      <span className={withText ? undefined : 'visually-hidden'}>{t(texts[kind], { count: missing })}</span>
    </span>
  );
}
