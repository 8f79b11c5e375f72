import landmark from 'icon:landmark';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

interface UniversityAccountProps {
  /** The only sign-in method of the page, without a form. */
  isOnly: boolean;
  /** Someone signed in is switching to another account. */
  isSwitch: boolean;
}

/** Link to the single sign-on page, which starts the sign-in at the university. */
export function UniversityAccount({ isOnly, isSwitch }: UniversityAccountProps) {
  const {
    brand: { paths },
    format: { t },
  } = usePage();
  const href = isSwitch && paths.sso ? switchAccountAddress(paths.sso) : paths.sso;
  return (
    <>
      {isOnly && <p>{t('login.universityText')}</p>}
      <a className={`button ${isOnly ? 'button-primary' : ''}`.trimEnd()} href={href}>
        <Icon shapes={landmark} />
        {t('actions.signInWithUniversity')}
      </a>
      {!isOnly && <p className="login-or">{t('login.orPassword')}</p>}
    </>
  );
}
