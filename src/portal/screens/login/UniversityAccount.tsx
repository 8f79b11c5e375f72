import landmark from 'icon:landmark';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

interface UniversityAccountProps {
  /** There is no form beside it. */
  isOnly: boolean;
  /** Someone is signed in and wants another account. */
  isSwitch: boolean;
}

/** Leads to the sign-in of the university; the page of that name starts it. */
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
