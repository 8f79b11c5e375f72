import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { AnswerResult } from './answer-request.ts';
import { rejectionForm } from './rejection-form.ts';

interface RejectionFormProps {
  /** Id of the request. */
  id: number;
  send: (motivo: string) => Promise<AnswerResult>;
}

const Field = fieldOf(rejectionForm, { text: TextInput });

/** Dialog form with the optional reason of a rejection. */
export function RejectionForm({ id, send }: RejectionFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const fields = useFields(rejectionForm);
  const { initial } = fields;
  const form = useForm<typeof initial>({
    initial,
    draft: { form: 'rechazoSolicitud', id: String(id) },
    validate: (values) => fields.problems(values),
    submit: async (values) => {
      const result = await send(fields.read(values).motivo ?? '');
      if (result.ok || result.kind === 'answered') return undefined;
      if (result.kind === 'lost') return { message: 'education-requests.lost' };
      return refusalOf<typeof initial>(result, {}, { brand, side: 'company', ...format });
    },
  });
  return (
    <DialogForm {...{ form, fields }} isDestructive submit={t('education-requests.reject')}>
      <Field name="motivo" hint={t('education-requests.motivoHint')} />
    </DialogForm>
  );
}
