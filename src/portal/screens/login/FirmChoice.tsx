import chevron from 'icon:chevron-right';
import { useEffect, useRef, useState } from 'react';
import type { CompanyChoice } from '#core/contract/entities/session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { ErrorSummary } from '#portal/forms/form/ErrorSummary.tsx';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import type { SignInValues } from './sign-in-values.ts';

interface FirmChoiceProps {
  firms: readonly CompanyChoice[];
  onChoose: (firm: CompanyChoice) => Promise<SubmitRefusal<SignInValues> | undefined>;
  onBack: () => void;
}

/** Choice of the firm to sign in for, for users with several firms. */
export function FirmChoice({ firms, onChoose, onBack }: FirmChoiceProps) {
  const {
    format: { t },
  } = usePage();
  const [pendingFirm, setPendingFirm] = useState<number>();
  const [refusal, setRefusal] = useState<SubmitRefusal<SignInValues>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (refusal) problem.current?.focus();
  }, [refusal]);

  async function choose(firm: CompanyChoice): Promise<void> {
    if (pendingFirm !== undefined) return;
    setPendingFirm(firm.idEmpresa);
    setRefusal(undefined);
    const newRefusal = await onChoose(firm);
    setPendingFirm(undefined);
    if (newRefusal?.message) setRefusal(newRefusal);
  }

  return (
    <div className="login-step">
      <h2 ref={heading} tabIndex={-1}>
        {t('login.firmsTitle')}
      </h2>
      {refusal && (
        <ErrorSummary ref={problem} t={t} message={refusal.message} action={refusal.action} problems={[]} />
      )}
      <ul className="login-firms" role="list">
        {firms.map((firm) => (
          <li key={firm.idEmpresa}>
            <Button isBusy={pendingFirm === firm.idEmpresa} onClick={() => void choose(firm)}>
              <span className="login-firm">
                {firm.nombre}
                {firm.cif && <span className="login-firm-cif">{t('login.firmCif', { cif: firm.cif })}</span>}
              </span>
              <Icon shapes={chevron} />
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onBack}>
        {t('login.otherAccount')}
      </Button>
    </div>
  );
}
