import circleCheck from 'icon:circle-check';
import star from 'icon:star';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './EventMarks.scss';

interface EventMarksProps {
  event: Pick<PortalEvent, 'categoria' | 'destacado'>;
  /** Shows the category, if there are several. */
  showCategory: boolean;
  /** The user is enrolled, and nothing else on the page shows that. */
  isEnrolled?: boolean;
}

/** Badges of an event: featured, enrolled, category. */
export function EventMarks({
  event: { categoria, destacado },
  showCategory,
  isEnrolled = false,
}: EventMarksProps) {
  const { t } = usePage().format;
  return (
    <>
      {destacado && (
        <span className="event-mark event-featured">
          <Icon shapes={star} />
          {t('frame.eventFeatured')}
        </span>
      )}
      {isEnrolled && (
        <span className="event-mark event-enrolled">
          <Icon shapes={circleCheck} />
          {t('frame.eventEnrolled')}
        </span>
      )}
      {showCategory && categoria.descripcion && <span className="event-mark">{categoria.descripcion}</span>}
    </>
  );
}
