import star from 'icon:star';
import type { PortalEvent } from '#api/entities/event.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import './EventMarks.scss';

interface EventMarksProps {
  event: Pick<PortalEvent, 'categoria' | 'destacado'>;
  /** Says of what kind it is, where there are several. */
  showCategory: boolean;
}

/** Whether an event is featured, and of what kind it is. */
export function EventMarks({ event: { categoria, destacado }, showCategory }: EventMarksProps) {
  const { t } = usePage().format;
  return (
    <>
      {destacado && (
        <span className="event-mark event-featured">
          <Icon shapes={star} />
          {t('frame.eventFeatured')}
        </span>
      )}
      {showCategory && categoria.descripcion && <span className="event-mark">{categoria.descripcion}</span>}
    </>
  );
}
