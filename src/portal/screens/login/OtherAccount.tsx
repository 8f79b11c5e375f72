import { wantsOtherAccount } from '#core/guards/other-account.ts';
import { actorOf } from '#portal/data/person.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';

/** Says to someone who is signed in and wants another account, or another firm, that nothing has changed yet. */
export function OtherAccount() {
  const {
    format: { t },
  } = usePage();
  const isWanted = useBrowserValue(() => wantsOtherAccount(location.search));
  const session = useLastSession();
  if (!isWanted || !session) return null;
  const owner = actorOf(session) ?? '';
  return (
    <p className="login-remark">
      {t(session.empresa ? 'login.changeFirm' : 'login.changeAccount', { owner })}
    </p>
  );
}
