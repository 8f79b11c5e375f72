import alert from 'icon:circle-alert';
import check from 'icon:circle-check';
import dashed from 'icon:circle-dashed';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';

export interface SectionState {
  /** How many things are still to be filled in. */
  missing: number;
  /** Nothing stands there yet, and nothing has to. */
  isOptional: boolean;
}

interface SectionMarkProps extends SectionState {
  /** The words are seen, not only read out. */
  withText?: boolean;
}

/** Whether a section is complete: an icon with its words. */
export function SectionMark({ missing, isOptional, withText = false }: SectionMarkProps) {
  const { t } = usePage().format;
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
