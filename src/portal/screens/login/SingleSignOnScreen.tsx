import { useEffect, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { ErrorSummary } from '#portal/forms/form/ErrorSummary.tsx';
import { type SingleSignOnState, runSingleSignOn } from './single-sign-on.ts';

/** Starts single sign-on at the university, and completes it on the way back. */
export function SingleSignOnScreen() {
  const {
    brand,
    format: { t },
  } = usePage();
  const { paths, settings } = brand;
  const [state, setState] = useState<SingleSignOnState>({ name: 'leaving' });
  const problem = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.name === 'refused') problem.current?.focus();
    if (state.name === 'asking') question.current?.focus();
  }, [state]);

  useEffect(() => {
    void runSingleSignOn({ brand, t, show: setState });
  }, [brand, t]);

  if (state.name === 'refused')
    return (
      <div className="login-step">
        <ErrorSummary ref={problem} t={t} message={state.refused.message} action={undefined} problems={[]} />
        <div className="login-choices">
          {settings.modulos.sso && (
            <a className="button button-primary" href={paths.sso}>
              {t('actions.retry')}
            </a>
          )}
          <a className="button" href={paths.login}>
            {t('login.otherWays')}
          </a>
        </div>
      </div>
    );
  if (state.name === 'asking')
    return (
      <div className="login-step">
        <h2 ref={question} tabIndex={-1}>
          {t('login.draftTitle')}
        </h2>
        <p>{t('login.draftText')}</p>
        <div className="login-choices">
          <Button kind="primary" onClick={() => state.answer(true)}>
            {t('login.draftMine')}
          </Button>
          <Button onClick={() => state.answer(false)}>{t('login.draftOfOthers')}</Button>
        </div>
      </div>
    );
  return (
    <div className="login-step">
      <p className="login-wait" role="status">
        {t(state.name === 'checking' ? 'login.checking' : 'login.leadingAway')}
      </p>
      {state.name === 'leaving' && state.to && (
        <p>
          <a href={state.to}>{t('login.goOn')}</a>
        </p>
      )}
    </div>
  );
}
