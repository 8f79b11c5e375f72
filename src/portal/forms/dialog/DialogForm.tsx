import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FieldsContext } from '../fields/fields-context.ts';
import type { FieldsInUse } from '../fields/use-fields.ts';
import { Form } from '../form/Form.tsx';
import type { FormValues } from '../form/native-fields.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { type FormState, hasChanged } from '../form/use-form.ts';
import { useFormDialog } from './form-dialog-context.ts';
import './dialog-form.scss';

interface DialogFormProps<V extends FormValues> {
  form: FormState<V>;
  /** Its fields, where they are declared. */
  fields?: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'>;
  /** What further fields are called. */
  labels?: Readonly<Record<string, string>>;
  /** Words of the button that sends. */
  submit: string;
  /** Words of the one that leaves, where they are not "cancel". */
  back?: string;
  /** Stops what is being sent; without it that cannot be stopped. */
  stop?: () => void;
  children: ReactNode;
}

/** The form of a `FormDialog`, with its buttons; the dialog hears from it what closing would lose. */
export function DialogForm<V extends FormValues>({
  form,
  fields,
  labels,
  submit,
  back,
  stop,
  children,
}: DialogFormProps<V>) {
  const { t } = usePage().format;
  const { values, initial, isBusy } = form;
  const isSending = isBusy && stop !== undefined;
  const leave = useFormDialog({
    isChanged: hasChanged(values, initial),
    stop: isSending ? stop : undefined,
  });
  return (
    <div className="dialog-form">
      <Form form={form} t={t} labels={{ ...fields?.labels(values), ...labels }}>
        {fields ? <FieldsContext value={fields.scope}>{children}</FieldsContext> : children}
        <div className="dialog-form-actions">
          <Button onClick={leave}>
            {isSending ? t('frame.stopSending') : (back ?? t('actions.cancel'))}
          </Button>
          <SubmitButton>{submit}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
