import { usePage } from '#shell/islands/page-context.ts';
import { useSession, useSignedInCode } from '#shell/use-signed-in-code.ts';
import './notification-bell.scss';

const loadBell = () => import('./NotificationBell.tsx');

/** The place of the bell, which comes when it is known who is signed in. */
export function Notifications() {
  const session = useSession();
  const code = useSignedInCode(loadBell);
  if (!usePage().brand.settings.modulos.notificaciones) return null;
  return (
    <div className="notifications">{session && code && <code.NotificationBell session={session} />}</div>
  );
}
