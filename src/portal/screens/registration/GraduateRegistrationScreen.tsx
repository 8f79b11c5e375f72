import { localDay } from '#core/i18n/dates.ts';
import { useState } from 'react';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { DayInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import type { FormAction, FormProblem } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { GraduateForm } from './GraduateForm.tsx';
import { checkFields, checkProblems, findGraduate, type KnownGraduate } from './registration.ts';
import { checkForm, type CheckValues } from './registration-forms.ts';
import { kindQuery } from './kind.ts';

const Field = fieldOf(checkForm, { text: TextInput, day: DayInput });

/** Registration of a graduate: identity check, then contact data and password. */
export function GraduateRegistrationScreen() {
  const [known, setKnown] = useState<KnownGraduate>();
  const [isExpired, setExpired] = useState(false);
  if (known) {
    const onExpired = (): void => {
      setKnown(undefined);
      setExpired(true);
    };
    return <GraduateForm {...{ known, onExpired }} />;
  }
  return <CheckForm {...{ isExpired, onFound: setKnown }} />;
}

interface CheckFormProps {
  /** The earlier check has expired. */
  isExpired: boolean;
  onFound: (graduate: KnownGraduate) => void;
}

const notFound: { message: FormProblem; action: FormAction } = {
  message: 'registration.graduateNotFound',
  action: { href: kindQuery('estudiante'), label: 'registration.useStudentForm' },
};

function CheckForm({ isExpired, onFound }: CheckFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const fields = useFields(checkForm);
  const form = useForm<CheckValues>({
    initial: fields.initial,
    validate: (values) => checkProblems(values, localDay()),
    submit: async (values) => {
      const result = await findGraduate(call, values);
      if ('failure' in result)
        return refusalOf(result.failure, checkFields, { brand, side: 'student', who: 'Egresado', ...format });
      if (!result.found) return notFound;
      onFound(result.found);
      return undefined;
    },
  });
  return (
    <>
      <p className="form-intro" role={isExpired ? 'alert' : undefined}>
        {t(isExpired ? 'registration.checkAgain' : 'registration.checkIntro')}
      </p>
      <FieldsContext value={fields.scope}>
        <Form {...{ form, t }} labels={fields.labels(form.values)}>
          <Field name="dni" hint={t('registration.dniOrNieHint')} />
          <Field name="fechaNacimiento" min="1900-01-01" />
          <SubmitButton>{t('registration.check')}</SubmitButton>
        </Form>
      </FieldsContext>
    </>
  );
}
