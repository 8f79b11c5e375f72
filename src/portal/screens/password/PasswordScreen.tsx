import * as codes from '#core/contract/codes.ts';
import { useEffect, useRef, useState } from 'react';
import { Outcome } from '#portal/forms/parts/Outcome.tsx';
import { linkToken } from '#portal/frame/boot/link-token.ts';
import { usePage } from '#portal/island/page-context.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Button } from '#portal/ui/Button.tsx';
import { LinkRequestForm } from './LinkRequestForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { PasswordRoute } from './password.ts';

type Step =
  | { at: 'ask' | 'sent' }
  | { at: 'choose'; token: string }
  | { at: 'dead'; code: typeof codes.linkUsed | typeof codes.passwordAlreadySet };

/** Requests a link by mail, and sets a password with it. */
export function PasswordScreen() {
  const { route, facts, brand, format } = usePage();
  const { t } = format;
  const page = route as PasswordRoute;
  const token = useBrowserValue(() => linkToken() ?? '');
  const [chosenStep, setStep] = useState<Step>();
  const step: Step = chosenStep ?? (token ? { at: 'choose', token } : { at: 'ask' });
  useEffect(() => {
    if (token !== undefined) delete document.documentElement.dataset['step'];
  }, [token]);
  const signIn = signInPath(brand, facts.side);
  const startOver = (): void => setStep({ at: 'ask' });

  if (step.at === 'choose') {
    return (
      <>
        <p className="form-intro">{t('password.chooseIntro')}</p>
        <NewPasswordForm
          route={page}
          token={step.token}
          onDeadLink={(code) => setStep({ at: 'dead', code })}
        />
      </>
    );
  }
  if (step.at === 'dead') {
    return (
      <Outcome
        kind="warning"
        title={t(step.code === codes.linkUsed ? 'errors.linkUsed' : 'errors.passwordAlreadySet')}
      >
        <p>{t(step.code === codes.linkUsed ? 'password.linkUsedText' : 'password.alreadySetText')}</p>
        <div className="outcome-ways">
          {step.code === codes.linkUsed ? (
            <Button kind="primary" onClick={startOver}>
              {t('actions.askForLink')}
            </Button>
          ) : (
            <a className="button button-primary" href={signIn}>
              {t('actions.signIn')}
            </a>
          )}
        </div>
      </Outcome>
    );
  }
  if (step.at === 'sent') {
    return (
      <Outcome kind="ok" title={t('notices.recoveryLinkSent')}>
        <p>{t('password.sentText')}</p>
        <div className="outcome-ways">
          <a className="button" href={signIn}>
            {t('actions.signIn')}
          </a>
          <Button onClick={startOver}>{t('actions.askForLink')}</Button>
        </div>
      </Outcome>
    );
  }
  return (
    <AskStep route={page} takesFocus={chosenStep !== undefined} onSent={() => setStep({ at: 'sent' })} />
  );
}

interface AskStepProps {
  route: PasswordRoute;
  /** The step replaces an element that had the focus. */
  takesFocus: boolean;
  onSent: () => void;
}

function AskStep({ route, takesFocus, onSent }: AskStepProps) {
  const { t } = usePage().format;
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) intro.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <p ref={intro} className="form-intro" tabIndex={-1}>
        {t(route === 'set-login' ? 'password.firstIntro' : 'password.askIntro')}
      </p>
      <LinkRequestForm {...{ route, onSent }} />
    </>
  );
}
