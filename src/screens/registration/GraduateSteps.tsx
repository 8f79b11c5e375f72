import { useState } from 'react';
import { refusalOf } from '#shell/forms/refusal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { call } from '#stores/server.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { type FormAction, type Problem, useForm } from '#ui/form/use-form.ts';
import { GraduateForm } from './GraduateForm.tsx';
import { labelsOf } from './labels.ts';
import {
  checkFields,
  checkProblems,
  type CheckValues,
  findGraduate,
  type KnownGraduate,
} from './registration-store.ts';
import { kindQuery } from './kind.ts';

/** A graduate registers: who it is, and once the university knows that, how to sign in. */
export function GraduateSteps() {
  const [known, setKnown] = useState<KnownGraduate>();
  const [isLate, setLate] = useState(false);
  if (known) {
    const onLate = (): void => {
      setKnown(undefined);
      setLate(true);
    };
    return <GraduateForm {...{ known, onLate }} />;
  }
  return <CheckForm {...{ isLate, onFound: setKnown }} />;
}

interface CheckFormProps {
  /** What was found before holds no more. */
  isLate: boolean;
  onFound: (graduate: KnownGraduate) => void;
}

const notFound: { message: Problem; action: FormAction } = {
  message: 'registration.graduateNotFound',
  action: { href: kindQuery('estudiante'), label: 'registration.useStudentForm' },
};

function CheckForm({ isLate, onFound }: CheckFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const today = (): string => new Date().toLocaleDateString('sv-SE');
  const form = useForm<CheckValues>({
    initial: { dni: '', fechaNacimiento: '' },
    validate: (values) => checkProblems(values, today()),
    submit: async (values) => {
      const result = await findGraduate(call, values);
      if ('failure' in result) return refusalOf(result.failure, checkFields, { brand, half: 'student', t });
      if (!result.found) return notFound;
      onFound(result.found);
      return undefined;
    },
  });
  const labels = labelsOf(t, 'check');
  return (
    <>
      <p className="form-intro" role={isLate ? 'alert' : undefined}>
        {t(isLate ? 'registration.checkAgain' : 'registration.checkIntro')}
      </p>
      <Form {...{ form, t, labels }}>
        <TextField
          name="dni"
          label={labels.dni}
          hint={t('registration.dniOrNieHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <DateField
          name="fechaNacimiento"
          label={labels.fechaNacimiento}
          min="1900-01-01"
          autoComplete="bday"
        />
        <SubmitButton>{t('registration.check')}</SubmitButton>
      </Form>
    </>
  );
}
