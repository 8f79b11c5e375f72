import type { Ref } from 'react';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { SurveyReply } from './answering.ts';

/** Props of the field of any question. */
export interface QuestionFieldProps {
  question: SurveyQuestion;
  reply: SurveyReply;
  set: (reply: SurveyReply) => void;
  heading: Ref<HTMLHeadingElement>;
  problem: MessageId | undefined;
}
