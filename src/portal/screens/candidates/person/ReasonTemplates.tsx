import { useId } from 'react';
import type { MessageId } from '#core/i18n/messages.ts';
import { fieldId, focusField, useFormScope } from '#portal/forms/form/form-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { withTemplate } from './reason-templates.ts';

const templates = [
  ['candidates.templateFit', 'candidates.templateFitText'],
  ['candidates.templateExperience', 'candidates.templateExperienceText'],
  ['candidates.templateDates', 'candidates.templateDatesText'],
  ['candidates.templateFull', 'candidates.templateFullText'],
] as const satisfies readonly (readonly [name: MessageId, text: MessageId])[];

/** Texts for the reason of a rejection, which a press puts into the field `motivo` for editing. */
export function ReasonTemplates() {
  const { form, t, prefix } = useFormScope();
  const label = useId();
  const fill = (text: string): void => {
    const { motivo } = form.read();
    const all = templates.map(([, id]) => t(id));
    form.set({ motivo: withTemplate(String(motivo ?? ''), text, all) });
    focusField(fieldId(prefix, 'motivo'));
  };
  return (
    <div className="reason-templates" role="group" aria-labelledby={label}>
      <p id={label}>{t('candidates.templates')}</p>
      {templates.map(([name, text]) => (
        <Button key={name} onClick={() => fill(t(text))}>
          {t(name)}
        </Button>
      ))}
    </div>
  );
}
