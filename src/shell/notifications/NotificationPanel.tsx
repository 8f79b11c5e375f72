import bellIcon from 'icon:bell';
import alert from 'icon:triangle-alert';
import close from 'icon:x';
import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { dameNotificaciones } from '#api/calls/notifications.ts';
import type { Notification } from '#api/entities/notification.ts';
import { usePage } from '#shell/islands/page-context.ts';
import type { AnswerState } from '#stores/answers.ts';
import { raise } from '#stores/messages.ts';
import { answers } from '#stores/portal-answers.ts';
import { call, prepareCalls } from '#stores/server.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Question } from '#ui/Question.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { linkOf } from './notification-link.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { createNotifications, inOrder } from './notifications-store.ts';
import { usePanel } from './use-panel.ts';
import './notification-panel.scss';

interface NotificationPanelProps {
  tipo: 'Alumno' | 'Empresa';
  answer: AnswerState<readonly Notification[]>;
  bell: RefObject<HTMLElement | null>;
  onClose: (givesFocusBack: boolean) => void;
}

/** The notifications, beside the page. */
export function NotificationPanel({ tipo, answer, bell, onClose }: NotificationPanelProps) {
  const { brand, language, format } = usePage();
  const { t } = format;
  const id = useId();
  const store = useMemo(() => createNotifications({ tipo, answers, call, raise }), [tipo]);
  const [isAsking, setAsking] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const [said, setSaid] = useState('');
  const [isUndone, setUndone] = useState(false);
  const link = (notification: Notification) =>
    linkOf(notification, { brand, language, origin: location.origin });
  const markSeen = (): void => void store.markSeen((it) => link(it) !== undefined);
  const panel = usePanel({
    bell,
    onClose,
    onClosed: markSeen,
  });
  // A click on a link leaves no time to load what makes calls.
  useEffect(() => void prepareCalls(), []);
  const list = answer.state === 'ready' ? inOrder(answer.datos) : [];
  const isFailed = answer.state === 'failed' || isRetrying;
  const heading = (): HTMLElement | null => panel.current?.querySelector('h2') ?? null;

  function open(notification: Notification): void {
    void store.markRead(notification.idNotificacion);
    // The panel goes with the page, which leaves less time for it then.
    if (!link(notification)?.isExternal) markSeen();
  }

  async function retry(): Promise<void> {
    if (isRetrying) return;
    setRetrying(true);
    await answers.refresh(dameNotificaciones, { params: { tipo } });
    setRetrying(false);
    // The button may be gone with the failure.
    heading()?.focus();
  }

  async function finish(deletion: Promise<boolean>, done: string): Promise<void> {
    setUndone(false);
    setSaid('');
    const isDone = await deletion;
    setUndone(!isDone);
    if (isDone) setSaid(done);
  }

  function remove({ idNotificacion, titulo }: Notification, button: HTMLElement): void {
    const item = button.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    (neighbour ?? heading())?.focus();
    void finish(store.remove(idNotificacion), t('frame.notificationDeleted', { title: titulo }));
  }

  function answerQuestion(isYes: boolean): void {
    setAsking(false);
    if (!isYes) return;
    heading()?.focus();
    void finish(store.removeAll(), t('frame.notificationsDeleted'));
  }

  return (
    <div
      ref={panel}
      className="notification-panel"
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isAsking) onClose(true);
      }}
    >
      <div className="notification-head">
        <h2 id={id} tabIndex={-1}>
          {t('frame.notifications')}
        </h2>
        <button
          type="button"
          className="notification-action"
          aria-label={t('frame.closeNotifications')}
          onClick={() => onClose(true)}
        >
          <Icon shapes={close} />
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {isFailed && !isRetrying ? t('frame.notificationsFailed') : said}
      </p>
      {isUndone && (
        <p className="notification-problem">
          <Icon shapes={alert} />
          {t('frame.notificationsKept')}
        </p>
      )}
      {isFailed && (
        <div className="notification-message">
          <Icon shapes={alert} />
          <p>{t('frame.notificationsFailed')}</p>
          <Button onClick={() => void retry()} isBusy={isRetrying}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
      {!isFailed && answer.state === 'loading' && (
        <SkeletonRows rows={3} label={t('frame.notificationsLoading')} />
      )}
      {!isFailed && answer.state === 'ready' && list.length === 0 && (
        <div className="notification-message">
          <Icon shapes={bellIcon} />
          <p>{t('frame.noNotifications')}</p>
        </div>
      )}
      {!isFailed && list.length > 0 && (
        <>
          <ul className="notification-list" role="list">
            {list.map((it) => (
              <NotificationItem
                key={it.idNotificacion}
                notification={it}
                link={link(it)}
                onOpen={() => open(it)}
                onDelete={(button) => remove(it, button)}
              />
            ))}
          </ul>
          <Button className="notification-all" onClick={() => setAsking(true)}>
            {t('frame.deleteNotifications')}
          </Button>
        </>
      )}
      <Question
        open={isAsking}
        title={t('frame.deleteNotificationsQuestion')}
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={answerQuestion}
      />
    </div>
  );
}
