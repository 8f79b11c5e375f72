import bell from 'icon:bell';
import { useRef, useState } from 'react';
import { dameNotificaciones } from '#api/calls/notifications.ts';
import { halfOf, type Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTitleCount } from './use-title-count.ts';

/** The bell of the header with the number of unread notifications; the panel is loaded when it is opened. */
export function NotificationBell({ session }: { session: Session }) {
  const { t } = usePage().format;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<typeof import('./NotificationPanel.tsx')>();
  const tipo = halfOf(session.type);
  const answer = useAnswer(dameNotificaciones, { params: { tipo } });
  const unread = answer.state === 'ready' ? answer.datos.filter(({ leida }) => !leida).length : 0;
  useTitleCount(unread);

  function toggle(): void {
    setOpen(!isOpen);
    if (isOpen || code) return;
    import('./NotificationPanel.tsx').then(setCode, () => setOpen(false));
  }

  function close(givesFocusBack: boolean): void {
    setOpen(false);
    if (givesFocusBack) button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="notification-bell"
        aria-label={t('frame.notificationsUnread', { count: unread })}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <Icon shapes={bell} />
        {unread > 0 && <span className="notification-count">{unread > 99 ? '99+' : unread}</span>}
      </button>
      {isOpen && code && <code.NotificationPanel tipo={tipo} answer={answer} bell={button} onClose={close} />}
    </>
  );
}
