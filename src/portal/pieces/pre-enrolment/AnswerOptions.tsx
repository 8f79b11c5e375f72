import type { Application } from '#core/contract/entities/application.ts';
import { Deadline } from './Deadline.tsx';
import { PreEnrolment } from './PreEnrolment.tsx';

interface AnswerOptionsProps {
  application: Application;
  /** An answer was taken: the focus has to go somewhere. */
  onAnswered: () => void;
}

/** What the card of a pre-enrolment offers: until when it has to be answered, and the answers. */
export function AnswerOptions({ application, onAnswered }: AnswerOptionsProps) {
  return (
    <div className="answer-options">
      <Deadline application={application} />
      <PreEnrolment application={application} onAnswered={onAnswered} />
    </div>
  );
}
