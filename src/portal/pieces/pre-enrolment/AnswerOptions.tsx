import type { ReactNode } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { Deadline } from './Deadline.tsx';
import './pre-enrolment.scss';

interface AnswerOptionsProps {
  application: Application;
  /** The buttons, in a place that has their height before they come. */
  children?: ReactNode;
}

/** Deadline and answer buttons of a pre-enrolment's card. */
export function AnswerOptions({ application, children }: AnswerOptionsProps) {
  return (
    <div className="answer-options">
      <Deadline application={application} />
      <div className="answer-place">{children}</div>
    </div>
  );
}
