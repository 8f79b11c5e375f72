import * as notices from '#core/contract/notice-codes.ts';
import * as codes from '#core/contract/codes.ts';
import { useEffect, useRef } from 'react';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { RegistrationAccessFields } from './RegistrationAccessFields.tsx';
import { arrivedRefusal } from './arrived-refusal.ts';
import {
  accessProblems,
  graduateFields,
  type KnownGraduate,
  noAccess,
  registerGraduate,
} from './registration.ts';
import { type AccessValues, graduateForm } from './registration-forms.ts';

interface GraduateFormProps {
  known: KnownGraduate;
  /** Called when the token of the check has expired, and the check must be repeated. */
  onExpired: () => void;
}

/** Second step for a graduate known to the university: contact data and password. */
export function GraduateForm({ known, onExpired }: GraduateFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const form = useForm<AccessValues>({
    initial: noAccess,
    validate: accessProblems,
    draft: { form: 'registro.egresado', secret: ['password', 'passwordRepeated'] },
    submit: async (values, keys) => {
      const result = await registerGraduate(withIdempotencyKeys(call, keys), known, values);
      if (result.ok) {
        showNoticeOnNextPage(notices.graduateRegistered);
        location.assign(signInPath(brand, 'Egresado'));
        return undefined;
      }
      if (result.kind === 'arrived') return arrivedRefusal(signInPath(brand, 'Egresado'));
      if (result.kind === 'error' && result.code === codes.linkUsed) {
        onExpired();
        return {};
      }
      return refusalOf(result, graduateFields, { brand, side: 'student', who: 'Egresado', ...format });
    },
  });
  const fields = useFields(graduateForm);
  return (
    <>
      <p ref={intro} className="form-intro" tabIndex={-1}>
        {known.nombre ? t('registration.found', { name: known.nombre }) : t('registration.foundNameless')}
      </p>
      <FieldsContext value={fields.scope}>
        <Form {...{ form, t }} labels={fields.labels(form.values)}>
          <RegistrationAccessFields />
          <SubmitButton>{t('registration.register')}</SubmitButton>
        </Form>
      </FieldsContext>
    </>
  );
}
