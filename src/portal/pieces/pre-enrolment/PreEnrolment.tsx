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
import { preEnrolmentChanges } from './portal-changes.ts';

interface PreEnrolmentProps {
  application: Application;
  /** Called after an answer, to move the focus from the removed button. */
  onAnswered: () => void;
  /** Answer pressed while this chunk was loading. */
  pressedEarly?: PreEnrolmentAnswer | undefined;
}

/** Answer buttons of a pre-enrolment with their dialogs. */
export function PreEnrolment({ application, onAnswered, pressedEarly }: PreEnrolmentProps) {
  const { brand } = usePage();
  const [dialog, setDialog] = useState<PreEnrolmentAnswer | AcceptanceObstacle | undefined>(
    pressedEarly === 'reject' ? pressedEarly : undefined,
  );
  const [isBusy, setBusy] = useState(pressedEarly === 'accept');
  const [isResumed, setResumed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasConditions =
    application.idPerfil === profiles.practicas && brand.paths['placement-conditions'] !== undefined;

  function checkObstacles(): void {
    const rules = {
      paymentFields: paymentFields(brand),
      lacksConditions: hasConditions && !areConditionsAccepted(),
    };
    void obstacleTo(application, rules, call).then((obstacle) => {
      setBusy(false);
      setDialog(obstacle ?? 'accept');
    });
  }

  usePendingAction(`preinscripcion/${application.urlAcceso}`, () => {
    setResumed(true);
    setBusy(true);
    checkObstacles();
  });

  function press(answer: PreEnrolmentAnswer): void {
    setResumed(false);
    clearError(place);
    if (answer === 'reject') {
      setDialog('reject');
      return;
    }
    setBusy(true);
    checkObstacles();
  }

  const resume = useEffectEvent(() => {
    if (pressedEarly === 'accept') checkObstacles();
  });
  useEffect(() => resume(), []);

  async function accept(): Promise<void> {
    setDialog(undefined);
    if (isBusy) return;
    setBusy(true);
    clearError(place);
    const conditions = hasConditions ? { condicionesAceptadas: true } : {};
    const result = await preEnrolmentChanges.send(application, { does: 'accept', ...conditions });
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
          focused={pressedEarly}
          onPress={press}
        />
        {dialog && dialog !== 'reject' && (
          <AcceptDialog
            application={application}
            obstacle={dialog === 'accept' ? undefined : dialog}
            isResumed={isResumed}
            onAccept={() => void accept()}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'reject' && (
          <RejectDialog
            application={application}
            onClose={() => setDialog(undefined)}
            onRejected={() => {
              setDialog(undefined);
              showNotice(notices.enrolmentRejected);
              onAnswered();
            }}
            onRefused={(failure) => {
              setDialog(undefined);
              showError(failure, { place });
            }}
          />
        )}
      </ChangeMade>
      <ActionError place={place} />
    </>
  );
}
