import type { Application } from '#core/contract/entities/application.ts';
import { Deadline } from './Deadline.tsx';
import { PreEnrolment } from './PreEnrolment.tsx';

interface AnswerOptionsProps {
  application: Application;
  /** Called after an answer, to move the focus from the removed button. */
  onAnswered: () => void;
}

/** Deadline and answer buttons of a pre-enrolment's card. */
export function AnswerOptions({ application, onAnswered }: AnswerOptionsProps) {
  return (
    <div className="answer-options">
      <Deadline application={application} />
      <PreEnrolment application={application} onAnswered={onAnswered} />
    </div>
  );
}
