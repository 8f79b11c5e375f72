import { useStore } from '@nanostores/react';
import bellIcon from 'icon:bell';
import alert from 'icon:triangle-alert';
import close from 'icon:x';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import type { Notification } from '#core/contract/entities/notification.ts';
import { shortDay } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { WayOn } from '#portal/messages/page-state/FailedRead.tsx';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { clearError, showError } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call, prepareCalls } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { Question } from '#portal/ui/Question.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { linkOf } from './notification-link.ts';
import { groupNotifications, type Matter } from './notification-groups.ts';
import { QuietMatters } from './QuietMatters.tsx';
import { $quietMatters } from './quiet-matters.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { createNotificationChanges, inOrder } from './notification-changes.ts';
import { usePanel } from './use-panel.ts';
import './notification-panel.scss';

export { countUnread } from './notification-groups.ts';

/** Place at the top of the panel for errors of deletions. */
const place: { current: HTMLDivElement | null } = { current: null };

const showErrorInPanel: typeof showError = (failure, options) => showError(failure, { ...options, place });

interface NotificationPanelProps {
  tipo: 'Alumno' | 'Empresa';
  answer: QueryState<readonly Notification[]>;
  bell: RefObject<HTMLElement | null>;
  onClose: (givesFocusBack: boolean) => void;
}

/** The panel of notifications, at the side of the page. */
export function NotificationPanel({ tipo, answer, bell, onClose }: NotificationPanelProps) {
  const { brand, language, format } = usePage();
  const { t } = format;
  const id = useId();
  const store = useMemo(
    () => createNotificationChanges({ tipo, cache: queryCache, call, showError: showErrorInPanel }),
    [tipo],
  );
  const [isAsking, setAsking] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const portal = { brand, language, origin: location.origin };
  const link = (notification: Notification) => linkOf(notification, portal);
  const nameOf = (matter: Matter): string =>
    (matter !== 'others' && brand.titles[matter]) || t('frame.otherMatters');
  const markSeen = (): void => void store.markSeen((notification) => link(notification) !== undefined);
  const panel = usePanel({
    bell,
    onClose,
    onClosed: markSeen,
  });
  // Closing the panel dismisses its error.
  useLayoutEffect(() => () => clearError(place), []);
  // A click on a link leaves no time to load the caller.
  useEffect(() => void prepareCalls(), []);
  const list = answer.state === 'ready' ? inOrder(answer.datos) : [];
  const groups = groupNotifications(list, useStore($quietMatters), portal);
  const isFailed = answer.state === 'failed' || isRetrying;
  const refresh = (): Promise<unknown> => queryCache.refresh(dameNotificaciones, { params: { tipo } });
  const heading = (): HTMLElement | null => panel.current?.querySelector('h2') ?? null;

  function open(notification: Notification): void {
    void store.markRead(notification.idNotificacion);
    // At once, as there is less time when the page is left.
    if (!link(notification)?.isExternal) markSeen();
  }

  async function retry(): Promise<void> {
    if (isRetrying) return;
    setRetrying(true);
    await refresh();
    setRetrying(false);
    // The retry button may have been removed with the failure.
    heading()?.focus();
  }

  async function finish(deletion: Promise<boolean>, done: string): Promise<void> {
    clearError(place);
    setAnnouncement('');
    if (await deletion) setAnnouncement(done);
  }

  function remove({ idNotificacion, titulo }: Notification, button: HTMLElement): void {
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    const index = buttons.indexOf(button);
    (buttons[index + 1] ?? buttons[index - 1] ?? heading())?.focus();
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
        {isFailed && !isRetrying ? t('frame.notificationsFailed') : announcement}
      </p>
      <ActionError place={place} />
      {isFailed && (
        <div className="notification-message">
          <Icon shapes={alert} />
          <p>{t('frame.notificationsFailed')}</p>
          <WayOn
            failure={answer.state === 'failed' ? answer.failure : undefined}
            retry={() => void retry()}
            isBusy={isRetrying}
          />
        </div>
      )}
      {!isFailed && answer.state === 'loading' && (
        <SkeletonRows rows={3} label={t('frame.notificationsLoading')} />
      )}
      {!isFailed && <AnswerRemarks answers={[answer]} retry={refresh} />}
      {!isFailed && answer.state === 'ready' && list.length === 0 && omittedOf(answer) === 0 && (
        <div className="notification-message">
          <Icon shapes={bellIcon} />
          <p>{t('frame.noNotifications')}</p>
        </div>
      )}
      {!isFailed && list.length > 0 && (
        <>
          {groups.map(({ key, matter, day, isQuiet, items }, index) => (
            <section key={key} className="notification-group" aria-labelledby={`${id}-${index}`}>
              <h3 id={`${id}-${index}`}>
                {[nameOf(matter), day && shortDay(day, format), isQuiet && t('frame.quietMatter')]
                  .filter(Boolean)
                  .join(' · ')}
              </h3>
              <ul className="notification-list" role="list">
                {items.map((notification) => (
                  <NotificationItem
                    key={notification.idNotificacion}
                    notification={notification}
                    link={link(notification)}
                    onOpen={() => open(notification)}
                    onDelete={(button) => remove(notification, button)}
                  />
                ))}
              </ul>
            </section>
          ))}
          <QuietMatters matters={[...new Set(groups.map(({ matter }) => matter))]} nameOf={nameOf} />
          <Button className="notification-all" onClick={() => setAsking(true)}>
            {t('frame.deleteNotifications')}
          </Button>
        </>
      )}
      <Question
        open={isAsking}
        title={t('frame.deleteNotificationsQuestion')}
        isDestructive
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={answerQuestion}
      />
    </div>
  );
}
