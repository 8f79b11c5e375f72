import { isAccountSwitch } from '#core/guards/account-switch.ts';
import { displayNameOf } from '#portal/data/person.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useSession } from '#portal/island/use-signed-in-code.ts';

/** Tells someone who is signed in and wants another account, or another firm, as whom they still are. */
export function SignedInRemark() {
  const {
    format: { t },
  } = usePage();
  const isSwitch = useBrowserValue(() => isAccountSwitch(location.search));
  const owner = displayNameOf(useSession());
  return isSwitch && owner ? <p className="login-remark">{t('login.stillSignedIn', { owner })}</p> : null;
}
