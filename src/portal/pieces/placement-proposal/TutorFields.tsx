import type { ChangeEvent } from 'react';
import { dameContactosTipoTutorPracticas } from '#core/contract/calls/company.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { SelectField } from '#portal/forms/form/SelectField.tsx';
import { CompanyField as Field } from './company-field.ts';
import { noTutor, tutorFields } from './company-proposal.ts';

/** Whether the brand asks for the tutor at all. */
export const asksTutor = (flags: GroupFlags): boolean =>
  Object.keys(noTutor).some((key) => isOffered(flags, key, true));

/** Tutor at the company: a choice of contacts that fills in the fields, or typed data of another person. */
export function TutorFields({ flags }: { flags: GroupFlags }) {
  const { t } = usePage().format;
  const { form } = useFormScope();
  const isShown = asksTutor(flags);
  const answer = useQueryAnswer(dameContactosTipoTutorPracticas, {}, isShown);
  const failed = useFailedAnswer(answer, () => queryCache.refresh(dameContactosTipoTutorPracticas, {}));
  if (!isShown) return null;
  const contacts = answer.state === 'ready' ? answer.datos : [];
  const fullName = ({ nombre, apellidos }: (typeof contacts)[number]): string =>
    [nombre, apellidos].filter(Boolean).join(' ');
  const ready: SelectOptions = {
    state: 'ready',
    options: contacts.map((contact) => ({ value: String(contact.idContacto), label: fullName(contact) })),
    omitted: omittedOf(answer),
  };
  const options = { loading: { state: 'loading' } as const, failed, ready }[answer.state];
  const fill = ({ target }: ChangeEvent<HTMLDivElement>): void => {
    const { value } = target as EventTarget as HTMLSelectElement;
    const contact = contacts.find(({ idContacto }) => String(idContacto) === value);
    if (contact) form.set({ ...tutorFields(contact) });
  };
  return (
    <FormSection step="tutor" title={t('proposal.sectionTutor')} hint={t('proposal.tutorHint')}>
      {(answer.state !== 'ready' || contacts.length > 0 || omittedOf(answer) > 0) && (
        <div onChange={fill}>
          <SelectField name="tutor" label={t('proposal.tutor')} options={options} optional />
        </div>
      )}
      <div className="field-row">
        <Field name="nombreTutorEmpresa" />
        <Field name="apellidosTutorEmpresa" />
      </div>
      <Field name="emailTutorEmpresa" />
    </FormSection>
  );
}
