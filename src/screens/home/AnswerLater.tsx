import { useState } from 'react';
import type { Application } from '#api/entities/application.ts';
import { type Answer, AnswerButtons } from '#shell/pre-enrolment/AnswerButtons.tsx';
import type { PreEnrolment } from '#shell/pre-enrolment/PreEnrolment.tsx';
import { raise } from '#stores/messages.ts';

const load = () => import('#shell/pre-enrolment/PreEnrolment.tsx');

interface AnswerLaterProps {
  application: Application;
  onAnswered: () => void;
}

/** The answers to a pre-enrolment; what asks and sends is loaded when one of them is pressed. */
export function AnswerLater({ application, onAnswered }: AnswerLaterProps) {
  const [begun, setBegun] = useState<Answer>();
  const [Part, setPart] = useState<typeof PreEnrolment>();

  function begin(answer: Answer): void {
    setBegun(answer);
    load().then(
      (module) => setPart(() => module.PreEnrolment),
      () => {
        setBegun(undefined);
        raise(
          { ok: false, kind: 'unavailable', code: 500, reason: 'network' },
          { retry: () => begin(answer) },
        );
      },
    );
  }

  if (Part) return <Part {...{ application, onAnswered, begun }} />;
  return <AnswerButtons application={application} busy={begun} onPress={begin} />;
}
