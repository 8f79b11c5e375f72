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
  const kind = missing > 0 ? 'missing' : isOptional ? 'optional' : 'complete';
  const text =
    kind === 'missing'
      ? t('frame.sectionMissing', { count: missing })
      : kind === 'optional'
        ? t('frame.sectionOptional')
        : t('frame.sectionComplete');
  return (
    <span className={`section-mark section-mark-${kind}`}>
      <Icon shapes={kind === 'missing' ? alert : kind === 'optional' ? dashed : check} />
      <span className={withText ? undefined : 'visually-hidden'}>{text}</span>
    </span>
  );
}
