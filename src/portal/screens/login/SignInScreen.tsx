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
import type { SubmitRefusal } from '#portal/forms/form/use-form.ts';
import type { LoginWays } from './sign-in-methods.ts';
import { loadSignIn, type SignInParts } from './sign-in-loading.ts';
import type { PasswordCredentials, Way } from './sign-in.ts';
import { SignInForm } from './SignInForm.tsx';
import type { SignInValues } from './sign-in-values.ts';
import { UniversityAccount } from './UniversityAccount.tsx';

type Refused = SubmitRefusal<SignInValues> | undefined;

/** Where someone is who signs in, with the code that it takes. */
type Step =
  | { name: 'form' }
  | { name: 'firms'; parts: SignInParts; firms: readonly CompanyChoice[]; credentials: PasswordCredentials }
  | { name: 'notice'; parts: SignInParts; signIn: AcceptedSignIn };

/** The way in: a form, the account of the university, or both; then the firm, and the data protection notice. */
export function SignInScreen({ side, ownForm, universityAccount }: LoginWays) {
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
  // Someone who wants another account, or another firm, is told as whom they still are signed in.
  const owner = isSwitch && displayNameOf(session);

  // A notice that is pending is shown again after a reload.
  useEffect(() => {
    if (tab.get(portalKey('tokenRGPD')) === undefined) return;
    void loadSignIn().then((parts) => {
      const signIn = parts?.pendingSignIn();
      if (parts && signIn) setStep({ name: 'notice', parts, signIn });
    });
  }, []);

  // Someone who comes back to the form goes on there.
  const before = useRef(step.name);
  useEffect(() => {
    if (step.name === 'form' && before.current !== 'form') top.current?.focus();
    before.current = step.name;
  }, [step.name]);

  async function follow(way: Way, parts: SignInParts): Promise<Refused> {
    if ('nothingKept' in way) return { message: 'login.nothingKept' };
    if ('notice' in way) setStep({ name: 'notice', parts, signIn: way.notice });
    else await parts.goOn(way.go, t);
    return undefined;
  }

  /** Gives what the form or the list of firms has to say if it did not lead anywhere. */
  async function attempt(credentials: PasswordCredentials, firm?: CompanyChoice): Promise<Refused> {
    setRemark('');
    const parts = await loadSignIn();
    if (!parts) return { message: 'errors.serviceUnavailable' };
    const tried =
      side === 'company'
        ? await parts.signInCompany(call, credentials, firm)
        : await parts.signInStudent(call, credentials);
    if (tried.state === 'accepted') return follow(await parts.letIn(tried.signIn, brand), parts);
    if (tried.state === 'refused') {
      const place = { brand, side, isSwitch, t };
      return parts.refusalOf<SignInValues>(tried.failure, {}, place);
    }
    setStep({ name: 'firms', parts, firms: tried.firms, credentials });
    return undefined;
  }

  function back(said = ''): void {
    setStep({ name: 'form' });
    setRemark(said);
  }

  return (
    <>
      <div className="login-ways" hidden={step.name !== 'form'} ref={top} tabIndex={-1}>
        {owner && <p className="login-remark">{t('login.stillSignedIn', { owner })}</p>}
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
          onWay={(way) => follow(way, step.parts)}
          onDecline={back}
        />
      )}
    </>
  );
}
