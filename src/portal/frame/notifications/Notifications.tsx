import type { PrefilledName } from '#portal/island/prefilled-text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSession, useSignedInImport } from '#portal/island/use-signed-in-import.ts';
import './notification-bell.scss';

/** Name of the placeholder, in which the style sheet draws the bell as it was on the previous page. */
const placeholder: PrefilledName = 'unread';

const loadBell = () => import(/* at once, signed in */ './NotificationBell.tsx');

/** The placeholder of the bell, and the bell itself once the session is known. */
export function Notifications() {
  const session = useSession();
  const bell = useSignedInImport(loadBell);
  if (!usePage().brand.settings.modulos.notificaciones) return null;
  return (
    <div className="notifications" data-early={placeholder} suppressHydrationWarning>
      {session && bell && <bell.NotificationBell session={session} />}
    </div>
  );
}
