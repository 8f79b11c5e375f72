import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { QuestionHeading } from './QuestionHeading.tsx';
import type { QuestionFieldProps } from './question-field.ts';

/** Question with options: single choice, multiple choice, or a scale. */
export function ChoiceField({ question, reply, set, heading, problem }: QuestionFieldProps) {
  const { t } = usePage().format;
  const { tipo, respuestas, respuestaObligatoria } = question;
  const isMultiple = tipo === 'multiple';
  const choose = (id: number, isChosen: boolean): void => {
    if (!isMultiple) set({ chosen: [id], text: '' });
    else
      set({ chosen: [...reply.chosen.filter((other) => other !== id), ...(isChosen ? [id] : [])], text: '' });
  };
  return (
    <fieldset aria-describedby={problem && 'survey-problem'} className={`survey-choice survey-${tipo}`}>
      <legend>
        <QuestionHeading {...{ question }} ref={heading} />
      </legend>
      {isMultiple && <p className="field-hint">{t('surveys.chooseSeveral')}</p>}
      <div className="survey-options">
        {respuestas.map(({ idRespuesta, texto }) => (
          <label key={idRespuesta} className="survey-option">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={`question-${question.idPregunta}`}
              value={idRespuesta}
              checked={reply.chosen.includes(idRespuesta)}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => choose(idRespuesta, event.currentTarget.checked)}
            />
            <span>{texto}</span>
          </label>
        ))}
      </div>
      {!isMultiple && !respuestaObligatoria && reply.chosen.length > 0 && (
        <Button kind="quiet" onClick={() => set({ chosen: [], text: '' })}>
          {t('surveys.clearAnswer')}
        </Button>
      )}
    </fieldset>
  );
}
