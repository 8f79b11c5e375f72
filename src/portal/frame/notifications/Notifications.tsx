import type { PrefilledName } from '#portal/island/prefilled-text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSession, useSignedInImport } from '#portal/island/use-signed-in-import.ts';
import './notification-bell.scss';

/** The style sheet draws the bell there as it was on the page before. */
const place: PrefilledName = 'unread';

const loadBell = () => import('./NotificationBell.tsx');

/** The place of the bell, which comes when it is known who is signed in. */
export function Notifications() {
  const session = useSession();
  const code = useSignedInImport(loadBell);
  if (!usePage().brand.settings.modulos.notificaciones) return null;
  return (
    <div className="notifications" data-early={place} suppressHydrationWarning>
      {session && code && <code.NotificationBell session={session} />}
    </div>
  );
}
