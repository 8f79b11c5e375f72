import { usePage } from '#portal/island/page-context.ts';
import { QuestionHeading } from './QuestionHeading.tsx';
import type { QuestionFieldProps } from './question-field.ts';
import { longestText } from './answering.ts';

/** Remaining characters from which the count is announced. */
const announcedBelow = 200;

/** Question with a free-text answer. */
export function TextAnswer({ question, reply, set, heading, problem }: QuestionFieldProps) {
  const { t } = usePage().format;
  const left = longestText - reply.text.length;
  return (
    <div className="survey-text">
      <QuestionHeading {...{ question }} id="survey-question" ref={heading} />
      <textarea
        rows={5}
        maxLength={longestText}
        value={reply.text}
        aria-labelledby="survey-question"
        aria-describedby={`survey-left${problem ? ' survey-problem' : ''}`}
        aria-required={question.respuestaObligatoria}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => set({ chosen: [], text: event.currentTarget.value })}
      />
      <p id="survey-left" className="field-hint" aria-live={left <= announcedBelow ? 'polite' : 'off'}>
        {t('surveys.charactersLeft', { count: left })}
      </p>
    </div>
  );
}
