import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';

interface SampleFormProps<V extends FormValues> {
  initial: V;
  /** Problems that are shown from the start. */
  problems?: Problems<V>;
  isBusy?: boolean;
  children: ReactNode;
}

/** A form in a given state, which sends nothing. */
export function SampleForm<V extends FormValues>({
  initial,
  problems,
  isBusy = false,
  children,
}: SampleFormProps<V>) {
  const { t } = usePage().format;
  const form = useForm<V>({
    initial,
    validate: () => ({}),
    submit: () => Promise.resolve(undefined),
  });
  return (
    <Form form={{ ...form, isBusy, problems: { ...form.problems, ...problems } }} t={t} labels={{}}>
      {children}
    </Form>
  );
}
