import alert from 'icon:circle-alert';
import check from 'icon:circle-check';
import dashed from 'icon:circle-dashed';
import settings from 'icon:settings';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

export interface SectionState {
  /** How many things are still to be filled in. */
  missing: number;
  /** Nothing stands there yet, and nothing has to. */
  isOptional: boolean;
  /** It is nothing to be filled in: it has no such mark and does not count. */
  isSettings?: boolean;
}

/** Whether a section has all that belongs there. */
export function isComplete({ missing, isOptional }: SectionState): boolean {
  return missing === 0 && !isOptional;
}

interface SectionMarkProps extends SectionState {
  /** The words are seen, not only read out. */
  withText?: boolean;
}

/** Whether a section is complete: an icon with its words. */
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
