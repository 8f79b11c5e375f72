import { useEffect, useRef, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { call } from '#stores/server.ts';
import { portalKey, tab } from '#stores/storage.ts';
import type { Refusal } from '#ui/form/use-form.ts';
import { FirmChoice } from './FirmChoice.tsx';
import { leave } from './leave.ts';
import type { LoginWays } from './login-ways.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { SignInForm, type SignInValues } from './SignInForm.tsx';
import type { Attempt, Credentials, Way } from './sign-in-store.ts';
import { type Step, loadSignIn } from './sign-in-steps.ts';
import { UniversityAccount } from './UniversityAccount.tsx';

type Refused = Refusal<SignInValues>;

/** The way in: a form, the account of the university, or both; then the firm, and the data protection notice. */
export function SignIn({ half, ownForm, universityAccount }: LoginWays) {
  const {
    brand,
    format: { t },
  } = usePage();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [remark, setRemark] = useState('');
  const top = useRef<HTMLDivElement>(null);

  // A notice that is pending is shown again after a reload.
  useEffect(() => {
    if (tab.get(portalKey('tokenRGPD')) === undefined) return;
    void loadSignIn().then((parts) => {
      const signIn = parts?.heldSignIn();
      if (signIn) setStep({ name: 'notice', signIn });
    });
  }, []);

  // Whoever comes back to the form goes on there.
  const before = useRef(step.name);
  useEffect(() => {
    if (step.name === 'form' && before.current !== 'form') top.current?.focus();
    before.current = step.name;
  }, [step.name]);

  async function follow(way: Way): Promise<Refused | undefined> {
    if ('notice' in way) {
      setStep({ name: 'notice', signIn: way.notice });
      return undefined;
    }
    if ('nothingKept' in way) return { message: 'login.nothingKept' };
    const parts = await loadSignIn();
    await (parts ? parts.goOn(way.go, t) : leave(way.go));
    return undefined;
  }

  /** Gives what the form or the list of firms has to say if it did not lead anywhere. */
  async function attempt(credentials: Credentials, firm?: number): Promise<Refused | undefined> {
    setRemark('');
    const parts = await loadSignIn();
    if (!parts) return { message: 'errors.serviceUnavailable' };
    const tried: Attempt =
      half === 'Empresa'
        ? await parts.signInCompany(call, credentials, firm)
        : await parts.signInStudent(call, credentials);
    if (tried.state === 'choose') {
      setStep({ name: 'firms', firms: tried.firms, credentials });
      return undefined;
    }
    if (tried.state === 'accepted') return follow(await parts.letIn(tried.signIn, brand));
    const place = { brand, half: half === 'Empresa' ? ('company' as const) : ('student' as const), t };
    return parts.refusalOf<SignInValues>(tried.failure, {}, place);
  }

  function back(said = ''): void {
    setStep({ name: 'form' });
    setRemark(said);
  }

  return (
    <>
      <div className="login-ways" hidden={step.name !== 'form'} ref={top} tabIndex={-1}>
        {remark && (
          <p className="login-remark" role="status">
            {remark}
          </p>
        )}
        {universityAccount && <UniversityAccount isOnly={!ownForm} />}
        {ownForm && <SignInForm half={half} onSubmit={attempt} />}
      </div>
      {step.name === 'firms' && (
        <FirmChoice
          firms={step.firms}
          onChoose={(firm) => attempt(step.credentials, firm)}
          onBack={() => back()}
        />
      )}
      {step.name === 'notice' && <PrivacyNotice signIn={step.signIn} onWay={follow} onDecline={back} />}
    </>
  );
}
