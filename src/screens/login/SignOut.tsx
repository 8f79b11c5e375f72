import { useEffect } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { signOut } from '#stores/session.ts';

/** Signs out on this device as soon as the page is alive; no server is asked, so it always works. */
export function SignOut() {
  const {
    brand: { paths, settings },
    format: { t },
  } = usePage();
  useEffect(() => {
    signOut();
    document.documentElement.dataset['session'] = 'none';
  }, []);
  const { modulos, sso } = settings;
  return (
    <>
      {modulos.sso && sso?.urlCierre && (
        <div className="login-remark">
          <p>{t('login.closeUniversityText')}</p>
          <p>
            <a href={sso.urlCierre}>{t('login.closeUniversity')}</a>
          </p>
        </div>
      )}
      <a className="button button-primary" href={paths.login}>
        {t('actions.signInAgain')}
      </a>
    </>
  );
}
