import { useEffect, useRef, useState } from 'react';
import { isAccountSwitch } from '#core/guards/account-switch.ts';
import type { CompanyChoice } from '#core/contract/entities/session.ts';
import type { SignIn as AcceptedSignIn } from '#portal/data/session/start-session.ts';
import { displayNameOf } from '#portal/data/session/person.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { call } from '#portal/data/server/call.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import type { SignInMethods } from './sign-in-methods.ts';
import { loadSignIn, type SignInParts } from './sign-in-loading.ts';
import type { PasswordCredentials, AfterSignIn } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';
import type { SignInValues } from './sign-in-values.ts';
import { UniversityAccount } from './UniversityAccount.tsx';

type MaybeRefusal = SubmitRefusal<SignInValues> | undefined;

/** Step of the sign-in, with the loaded code that it needs. */
type Step =
  | { name: 'form' }
  | { name: 'firms'; parts: SignInParts; firms: readonly CompanyChoice[]; credentials: PasswordCredentials }
  | { name: 'notice'; parts: SignInParts; signIn: AcceptedSignIn };

/** Sign-in: a form, the account of the university, or both; then the firm, and the data protection notice. */
export function SignInScreen({ side, ownForm, universityAccount }: SignInMethods) {
  const {
    brand,
    format: { t },
  } = usePage();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [remark, setRemark] = useState('');
  useAnnounce(remark);
  const top = useRef<HTMLDivElement>(null);
  const isSwitch = useBrowserValue(() => isAccountSwitch(location.search)) ?? false;
  const session = useSession();
  // Someone who switches to another account or firm sees the account that is still signed in.
  const owner = isSwitch && displayNameOf(session);

  // Shows a pending notice again after a reload.
  useEffect(() => {
    if (tab.get(portalKey('tokenRGPD')) === undefined) return;
    void loadSignIn().then((parts) => {
      const signIn = parts?.pendingSignIn();
      if (parts && signIn) setStep({ name: 'notice', parts, signIn });
    });
  }, []);

  // Moves focus to the form on the way back.
  const previousStep = useRef(step.name);
  useEffect(() => {
    if (step.name === 'form' && previousStep.current !== 'form') top.current?.focus();
    previousStep.current = step.name;
  }, [step.name]);

  async function follow(next: AfterSignIn, parts: SignInParts): Promise<MaybeRefusal> {
    if ('isBlocked' in next) return { message: 'login.nothingKept' };
    if ('notice' in next) setStep({ name: 'notice', parts, signIn: next.notice });
    else await parts.navigateAfterSignIn(next.go, t);
    return undefined;
  }

  /** Tries to sign in; resolves to a refusal for the form or the list of firms to show. */
  async function attempt(credentials: PasswordCredentials, firm?: CompanyChoice): Promise<MaybeRefusal> {
    setRemark('');
    const parts = await loadSignIn();
    if (!parts) return { message: 'errors.serviceUnavailable' };
    const result =
      side === 'company'
        ? await parts.signInCompany(call, credentials, firm)
        : await parts.signInStudent(call, credentials);
    if (result.state === 'accepted')
      return follow(await parts.completeAcceptedSignIn(result.signIn, brand), parts);
    if (result.state === 'refused') {
      const context = { brand, side, isSwitch, t };
      return parts.refusalOf<SignInValues>(result.failure, {}, context);
    }
    setStep({ name: 'firms', parts, firms: result.firms, credentials });
    return undefined;
  }

  function back(newRemark = ''): void {
    setStep({ name: 'form' });
    setRemark(newRemark);
  }

  return (
    <>
      {owner && <p className="login-remark">{t('login.stillSignedIn', { owner })}</p>}
      <div className="login-ways" hidden={step.name !== 'form'} ref={top} tabIndex={-1}>
        {remark && <p className="login-remark">{remark}</p>}
        {universityAccount && <UniversityAccount isOnly={!ownForm} isSwitch={isSwitch} />}
        {ownForm && <SignInForm side={side} onSubmit={attempt} />}
      </div>
      {step.name === 'firms' && (
        <step.parts.FirmChoice
          firms={step.firms}
          onChoose={(firm) => attempt(step.credentials, firm)}
          onBack={() => back()}
        />
      )}
      {step.name === 'notice' && (
        <step.parts.PrivacyNotice
          signIn={step.signIn}
          onAccept={(next) => follow(next, step.parts)}
          onDecline={back}
        />
      )}
    </>
  );
}
