import * as codes from '#core/contract/codes.ts';
import bell from 'icon:bell';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import { sideOf, userTypeId } from '#core/model/people.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { requestsData } from '../requests-data.ts';
import { $quietMatters } from './quiet-matters.ts';
import { useTitleCount } from './use-title-count.ts';

// A function of its own: the bundler's wrapper of the import would include a handler chained to it.
const loadPanel = () => import('./NotificationPanel.tsx');

/** The bell of the header with the number of unread notifications; the panel is loaded when it is opened. */
export function NotificationBell({ session }: { session: PortalSession }) {
  const { brand, language, format, route } = usePage();
  const { t } = format;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<typeof import('./NotificationPanel.tsx')>();
  const tipo = userTypeId[sideOf(session.type)];
  const answer = useQueryAnswer(dameNotificaciones, { params: { tipo } }, isOpen || requestsData(route));
  const quiet = useStore($quietMatters);
  const hasQuiet = quiet.length > 0;
  const list = answer.state === 'ready' ? answer.datos : [];
  // Which matter a notification is about is known to the code of the panel.
  const unread =
    hasQuiet && panel
      ? panel.countUnread(list, quiet, { brand, language, origin: location.origin })
      : list.filter(({ leida }) => !leida).length;
  useTitleCount(unread);
  useEffect(() => {
    if (hasQuiet) loadPanel().then(setPanel, () => undefined);
  }, [hasQuiet]);

  function open(): void {
    setOpen(true);
    if (panel) return;
    loadPanel().then(setPanel, () => {
      setOpen(false);
      showError(
        { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
        { retry: open },
      );
    });
  }

  function toggle(): void {
    if (isOpen) setOpen(false);
    else open();
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
      {isOpen && panel && (
        <panel.NotificationPanel tipo={tipo} answer={answer} bell={button} onClose={close} />
      )}
    </>
  );
}
