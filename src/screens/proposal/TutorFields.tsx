import type { ChangeEvent } from 'react';
import { dameContactosTipoTutorPracticas } from '#api/calls/company.ts';
import type { GroupFlags } from '#brand/field-flags.ts';
import { BrandText } from '#shell/fields/BrandFields.tsx';
import { isOffered } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import { useFormScope } from '#ui/form/form-context.ts';
import { SelectField, type SelectOptions } from '#ui/form/SelectField.tsx';
import { noTutor, tutorFields } from './company-proposal-store.ts';

/** Who looks after the student in the company: one of its tutors, whose data is filled in, or anyone else. */
export function TutorFields({ flags }: { flags: GroupFlags }) {
  const { t } = usePage().format;
  const { form } = useFormScope();
  const isShown = Object.keys(noTutor).some((key) => isOffered(flags, key, true));
  const answer = useAnswer(dameContactosTipoTutorPracticas, {}, isShown);
  if (!isShown) return null;
  const contacts = answer.state === 'ready' ? answer.datos : [];
  const fullName = ({ nombre, apellidos }: (typeof contacts)[number]): string =>
    [nombre, apellidos].filter(Boolean).join(' ');
  const options: SelectOptions =
    answer.state === 'loading'
      ? answer
      : answer.state === 'failed'
        ? { state: 'failed', retry: () => void answers.refresh(dameContactosTipoTutorPracticas, {}) }
        : {
            state: 'ready',
            options: contacts.map((it) => ({ value: String(it.idContacto), label: fullName(it) })),
          };
  const fill = ({ target }: ChangeEvent<HTMLDivElement>): void => {
    const { value } = target as EventTarget as HTMLSelectElement;
    const contact = contacts.find(({ idContacto }) => String(idContacto) === value);
    if (contact) form.set({ ...tutorFields(contact) });
  };
  return (
    <FormSection title={t('proposal.sectionTutor')} hint={t('proposal.tutorHint')}>
      {(answer.state !== 'ready' || contacts.length > 0) && (
        <div onChange={fill}>
          <SelectField name="tutor" label={t('proposal.tutor')} options={options} optional />
        </div>
      )}
      <div className="field-row">
        <BrandText name="nombreTutorEmpresa" autoComplete="off" maxLength={150} />
        <BrandText name="apellidosTutorEmpresa" autoComplete="off" maxLength={150} />
      </div>
      <BrandText
        name="emailTutorEmpresa"
        type="email"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
    </FormSection>
  );
}
