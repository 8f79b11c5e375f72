import * as codes from '#core/contract/codes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { type PreEnrolmentAnswer, AnswerButtons } from '#portal/pieces/pre-enrolment/AnswerButtons.tsx';
import type { PreEnrolment } from '#portal/pieces/pre-enrolment/PreEnrolment.tsx';
import { hasPendingAction } from '#portal/data/session/pending-action.ts';
import { clearError, showError } from '#portal/data/messages/messages.ts';

const load = () => import('#portal/pieces/pre-enrolment/PreEnrolment.tsx');

interface LazyPreEnrolmentProps {
  application: Application;
  onAnswered: () => void;
}

/** Answer buttons of a pre-enrolment; the code that confirms and sends is loaded on the first press. */
export function LazyPreEnrolment({ application, onAnswered }: LazyPreEnrolmentProps) {
  const [pressed, setPressed] = useState<PreEnrolmentAnswer>();
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<typeof PreEnrolment>();

  function begin(answer: PreEnrolmentAnswer): void {
    setPressed(answer);
    clearError(place);
    load().then(
      (module) => setPart(() => module.PreEnrolment),
      () => {
        setPressed(undefined);
        showError(
          { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
          { place, retry: () => begin(answer) },
        );
      },
    );
  }

  const resume = useEffectEvent(() => {
    if (hasPendingAction(`preinscripcion/${application.urlAcceso}`)) begin('accept');
  });
  useEffect(() => resume(), []);

  if (Part) return <Part {...{ application, onAnswered, pressedEarly: pressed }} />;
  return (
    <>
      <AnswerButtons application={application} busy={pressed} onPress={begin} />
      <ActionError place={place} />
    </>
  );
}
