import landmark from 'icon:landmark';
import { isAccountSwitch, switchAccountAddress } from '#core/guards/account-switch.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Leads to the sign-in of the university; the page of that name starts it. */
export function UniversityAccount({ isOnly }: { isOnly: boolean }) {
  const {
    brand: { paths },
    format: { t },
  } = usePage();
  const isSwitch = useBrowserValue(() => isAccountSwitch(location.search));
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
