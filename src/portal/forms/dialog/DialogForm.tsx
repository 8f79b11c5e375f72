import { type ReactNode, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FieldsContext } from '../fields/fields-context.ts';
import type { FieldsInUse } from '../fields/use-fields.ts';
import { Form } from '../form/Form.tsx';
import type { FormValues } from '../form/native-fields.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { FormState } from '../form/form-state.ts';
import { hasChanged } from '../form/use-form.ts';
import { useFormDialog } from './form-dialog-context.ts';
import './dialog-form.scss';

interface DialogFormProps<V extends FormValues> {
  form: FormState<V>;
  /** Fields of a declared form. */
  fields?: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'>;
  /** Labels of undeclared fields. */
  labels?: Readonly<Record<string, string>>;
  /** Label of the submit button. */
  submit: string;
  /** Whether submitting refuses or gives up something. */
  isDestructive?: boolean;
  /** Label of the button that leaves; by default "cancel". */
  back?: string;
  /** Aborts the request in progress; absent if it cannot be aborted. */
  stop?: () => void;
  children: ReactNode;
}

/** Form of a `FormDialog`, with its buttons; reports unsaved input to the dialog. */
export function DialogForm<V extends FormValues>({
  form,
  fields,
  labels,
  submit,
  isDestructive = false,
  back,
  stop,
  children,
}: DialogFormProps<V>) {
  const { t } = usePage().format;
  const { values, initial, isBusy, draft } = form;
  const [isRestored] = useState(() => draft?.read() !== undefined);
  const isSending = isBusy && stop !== undefined;
  const leave = useFormDialog({
    isChanged: hasChanged(values, initial),
    draft,
    stop: isSending ? stop : undefined,
  });
  return (
    <div className="dialog-form">
      <Form form={form} t={t} labels={{ ...fields?.labels(values), ...labels }}>
        {isRestored && <p className="form-note">{t('frame.draftRestored')}</p>}
        {fields ? <FieldsContext value={fields.scope}>{children}</FieldsContext> : children}
        <div className="dialog-form-actions">
          <Button onClick={leave}>
            {isSending ? t('frame.stopSending') : (back ?? t('actions.cancel'))}
          </Button>
          <SubmitButton kind={isDestructive ? 'danger' : 'primary'}>{submit}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
