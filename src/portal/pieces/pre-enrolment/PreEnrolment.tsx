import * as notices from '#core/contract/notice-codes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { usePendingAction } from '#portal/island/use-pending-action.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { areConditionsAccepted } from '#portal/data/session/pending-action.ts';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { paymentFields } from '#portal/data/cache/payment-data.ts';
import { call } from '#portal/data/server/call.ts';
import { type PreEnrolmentAnswer, AnswerButtons } from './AnswerButtons.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ChangeMade } from './ChangeMade.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { type AcceptanceObstacle, obstacleTo } from './acceptance.ts';
import { changes } from './portal-changes.ts';

interface PreEnrolmentProps {
  application: Application;
  /** An answer was taken: the focus has to go somewhere. */
  onAnswered: () => void;
  /** The answer that was pressed before this was there. */
  begun?: PreEnrolmentAnswer | undefined;
}

/** What a student can answer to a pre-enrolment. */
export function PreEnrolment({ application, onAnswered, begun }: PreEnrolmentProps) {
  const { brand } = usePage();
  const [asked, setAsked] = useState<PreEnrolmentAnswer | AcceptanceObstacle | undefined>(
    begun === 'reject' ? begun : undefined,
  );
  const [isBusy, setBusy] = useState(begun === 'accept');
  const [isResumed, setResumed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasConditions =
    application.idPerfil === profiles.practicas && brand.paths['placement-conditions'] !== undefined;

  function ask(): void {
    const rules = {
      paymentFields: paymentFields(brand),
      lacksConditions: hasConditions && !areConditionsAccepted(),
    };
    void obstacleTo(application, rules, call).then((obstacle) => {
      setBusy(false);
      setAsked(obstacle ?? 'accept');
    });
  }

  usePendingAction(`preinscripcion/${application.urlAcceso}`, () => {
    setResumed(true);
    setBusy(true);
    ask();
  });

  function press(answer: PreEnrolmentAnswer): void {
    setResumed(false);
    clearError(place);
    if (answer === 'reject') {
      setAsked('reject');
      return;
    }
    setBusy(true);
    ask();
  }

  const goOn = useEffectEvent(() => {
    if (begun === 'accept') ask();
  });
  useEffect(() => goOn(), []);

  async function accept(): Promise<void> {
    setAsked(undefined);
    if (isBusy) return;
    setBusy(true);
    clearError(place);
    const conditions = hasConditions ? { condicionesAceptadas: true } : {};
    const result = await changes.make(application, { does: 'accept', ...conditions });
    setBusy(false);
    if (result.ok) {
      showNotice(notices.preEnrolmentAnswered);
      onAnswered();
    } else showError(result, { place, ...(result.kind === 'unavailable' && { retry: () => void accept() }) });
  }

  return (
    <>
      <ChangeMade application={application}>
        <AnswerButtons
          application={application}
          busy={isBusy ? 'accept' : undefined}
          focused={begun}
          onPress={press}
        />
        {asked && asked !== 'reject' && (
          <AcceptDialog
            application={application}
            obstacle={asked === 'accept' ? undefined : asked}
            isResumed={isResumed}
            onAccept={() => void accept()}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'reject' && (
          <RejectDialog
            application={application}
            onClose={() => setAsked(undefined)}
            onRejected={() => {
              setAsked(undefined);
              showNotice(notices.enrolmentRejected);
              onAnswered();
            }}
            onRefused={(failure) => {
              setAsked(undefined);
              showError(failure, { place });
            }}
          />
        )}
      </ChangeMade>
      <ActionError place={place} />
    </>
  );
}
