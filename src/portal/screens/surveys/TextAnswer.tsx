import { usePage } from '#portal/island/page-context.ts';
import { QuestionHeading } from './QuestionHeading.tsx';
import type { QuestionFieldProps } from './question-field.ts';
import { longestText } from './survey-store.ts';

/** How near the limit the count of characters is told to those who cannot see it. */
const nearLimit = 200;

/** A question that is answered in one's own words. */
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
      <p id="survey-left" className="field-hint" aria-live={left <= nearLimit ? 'polite' : 'off'}>
        {t('surveys.charactersLeft', { count: left })}
      </p>
    </div>
  );
}
