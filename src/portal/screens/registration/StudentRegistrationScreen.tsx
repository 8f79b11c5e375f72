import * as notices from '#core/contract/notice-codes.ts';
import { identityDocuments } from '#core/contract/constants.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { OneOfInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { RegistrationAccessFields } from './RegistrationAccessFields.tsx';
import { PrivacyInput } from './PrivacyInput.tsx';
import { arrivedRefusal } from './arrived-refusal.ts';
import {
  noStudent,
  registerStudent,
  secretOfStudent,
  studentFields,
  studentProblems,
} from './registration.ts';
import { studentForm, type StudentValues } from './registration-forms.ts';

const Field = fieldOf(studentForm, { text: TextInput, oneOf: OneOfInput, tick: PrivacyInput });

/** Registration form of a student. */
export function StudentRegistrationScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const fields = useFields(studentForm);
  const form = useForm<StudentValues>({
    initial: noStudent,
    validate: studentProblems,
    draft: { form: 'registro', secret: secretOfStudent },
    submit: async (values, keys) => {
      const result = await registerStudent(withIdempotencyKeys(call, keys), values);
      if (!result.ok && result.kind === 'arrived') return arrivedRefusal(signInPath(brand, 'Alumno'));
      if (!result.ok)
        return refusalOf(result, studentFields, { brand, side: 'student', who: 'Alumno', ...format });
      showNoticeOnNextPage(notices.registered);
      location.assign(signInPath(brand, 'Alumno'));
      return undefined;
    },
  });
  function documentHint(): string {
    const kind = Number(form.values.tipoDocumento);
    if (kind === identityDocuments.passport) return t('registration.passportHint');
    return t(kind === identityDocuments.nie ? 'registration.nieHint' : 'registration.dniHint');
  }
  return (
    <FieldsContext value={fields.scope}>
      <Form {...{ form, t }} labels={fields.labels(form.values)}>
        <FormSection title={t('registration.sectionPerson')}>
          <Field name="nombre" />
          <Field name="apellido1" />
          <Field name="apellido2" />
          <Field name="tipoDocumento" />
          <Field name="numeroDocumento" hint={documentHint()} />
          <Field name="titulacion" />
        </FormSection>
        <RegistrationAccessFields />
        <SubmitButton>{t('registration.register')}</SubmitButton>
      </Form>
    </FieldsContext>
  );
}
