import alert from 'icon:circle-alert';
import external from 'icon:external-link';
import trash from 'icon:trash';
import type { Notification } from '#core/contract/entities/notification.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { NotificationLink } from './notification-link.ts';

interface NotificationItemProps {
  notification: Notification;
  link: NotificationLink | undefined;
  onOpen: () => void;
  /** @param button the delete button */
  onDelete: (button: HTMLElement) => void;
}

/** One notification of the panel. */
export function NotificationItem({ notification, link, onOpen, onDelete }: NotificationItemProps) {
  const { language, format } = usePage();
  const { t } = format;
  const { titulo, texto, leida, Importante, idioma } = notification;
  const lang = useTextLanguage(`${titulo} ${texto ?? ''}`, idioma);
  return (
    <li className="notification" data-important={Importante || undefined} data-unread={!leida || undefined}>
      <div className="notification-text">
        {(Importante || !leida) && (
          <p className="notification-marks">
            {Importante && (
              <span className="notification-important">
                <Icon shapes={alert} />
                {t('frame.notificationImportant')}
              </span>
            )}
            {!leida && <span className="notification-unread">{t('frame.notificationUnread')}</span>}
          </p>
        )}
        <p lang={lang} className="notification-title">
          {link ? (
            <a
              href={link.href}
              onClick={onOpen}
              onAuxClick={({ button }) => {
                if (button === 1) onOpen();
              }}
              {...(link.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {titulo}
              {link.isExternal && (
                <>
                  <span lang={lang && language} className="visually-hidden">
                    {' '}
                    {t('frame.newTab')}
                  </span>
                  <Icon shapes={external} />
                </>
              )}
            </a>
          ) : (
            titulo
          )}
        </p>
        {texto && (
          <p lang={lang} className="notification-body">
            {texto}
          </p>
        )}
      </div>
      <button
        type="button"
        className="notification-action"
        aria-label={t('frame.deleteNotification', { title: titulo })}
        onClick={({ currentTarget }) => onDelete(currentTarget)}
      >
        <Icon shapes={trash} />
      </button>
    </li>
  );
}
