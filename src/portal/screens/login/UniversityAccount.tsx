import landmark from 'icon:landmark';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Leads to the sign-in of the university; the page of that name starts it. */
export function UniversityAccount({ isOnly }: { isOnly: boolean }) {
  const {
    brand: { paths },
    format: { t },
  } = usePage();
  return (
    <>
      {isOnly && <p>{t('login.universityText')}</p>}
      <a className={`button ${isOnly ? 'button-primary' : ''}`.trimEnd()} href={paths.sso}>
        <Icon shapes={landmark} />
        {t('actions.signInWithUniversity')}
      </a>
      {!isOnly && <p className="login-or">{t('login.orPassword')}</p>}
    </>
  );
}
