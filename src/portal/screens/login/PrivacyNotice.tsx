import * as codes from '#core/contract/codes.ts';
import external from 'icon:external-link';
import { useEffect, useRef, useState } from 'react';
import type { SignIn } from '#portal/data/session/start-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { call } from '#portal/data/server/call.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { ErrorSummary } from '#portal/forms/form/ErrorSummary.tsx';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import { LongNotice } from './LongNotice.tsx';
import type { SignInValues } from './sign-in-values.ts';
import { acceptNotice, refusalOf, type AfterSignIn } from './sign-in.ts';

interface PrivacyNoticeProps {
  signIn: SignIn;
  /** Continues after the notice was accepted; resolves to a refusal if the sign-in cannot be completed. */
  onAccept: (next: AfterSignIn) => Promise<SubmitRefusal<SignInValues> | undefined>;
  /** Returns to the form, with a remark to show there. */
  onDecline: (remark: string) => void;
}

/** The data protection notice: the sign-in is not complete until it is accepted. */
export function PrivacyNotice({ signIn, onAccept, onDecline }: PrivacyNoticeProps) {
  const {
    brand,
    format: { t },
  } = usePage();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SubmitRefusal<SignInValues>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const { datos, side } = signIn;
  const link = datos.linkExternoRGPD;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (refusal) problem.current?.focus();
  }, [refusal]);

  async function accept(): Promise<SubmitRefusal<SignInValues> | undefined> {
    const next = await acceptNotice(call, signIn, brand);
    if (!('failure' in next)) return onAccept(next);
    if (next.failure.kind === 'error' && next.failure.code === codes.sessionEnded) {
      onDecline(t('errors.sessionEnded'));
      return undefined;
    }
    return refusalOf<SignInValues>(next.failure, {}, { brand, side: 'student', t });
  }

  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    const newRefusal = await accept();
    setBusy(false);
    if (newRefusal?.message) setRefusal(newRefusal);
  }

  function decline(): void {
    if (isBusy) return;
    tab.remove(portalKey('tokenRGPD'));
    onDecline(t('login.noticeDeclined'));
  }

  return (
    <div className="login-step">
      <h2 ref={heading} tabIndex={-1}>
        {t('login.noticeTitle')}
      </h2>
      {refusal && (
        <ErrorSummary ref={problem} t={t} message={refusal.message} action={undefined} problems={[]} />
      )}
      <p>{datos.textoCortoRGPD}</p>
      {side === 'student' && <LongNotice />}
      {link && (
        <p>
          <ServerLink className="login-external" address={link}>
            {t('login.noticeLink')}
            <Icon shapes={external} />
          </ServerLink>
        </p>
      )}
      <div className="login-choices">
        <Button kind="primary" isBusy={isBusy} onClick={() => void press()}>
          {t('login.accept')}
        </Button>
        <Button onClick={decline}>{t('login.notNow')}</Button>
      </div>
    </div>
  );
}
