import * as notices from '#core/contract/notice-codes.ts';
import * as codes from '#core/contract/codes.ts';
import { noticeOf } from '#core/status-messages/notices.ts';
import { isCompanyNumber } from '#core/contract/validation/tax-number.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { requestLink, linkRequestProblems, noAccount, type PasswordRoute } from './password.ts';
import { type LinkRequestValues, companyLinkRequestForm, studentLinkRequestForm } from './password-forms.ts';

const StudentField = fieldOf(studentLinkRequestForm, { text: TextInput });
const CompanyField = fieldOf(companyLinkRequestForm, { text: TextInput });

interface LinkRequestFormProps {
  route: PasswordRoute;
  onSent: () => void;
}

/** First step: identifies the account and requests a link to choose a password. */
export function LinkRequestForm({ route, onSent }: LinkRequestFormProps) {
  const { brand, format, facts } = usePage();
  const { t } = format;
  const { side } = facts;
  const form = useForm<LinkRequestValues>({
    initial: noAccount,
    validate: (values) => linkRequestProblems(side, values),
    draft: { form: route, secret: ({ cif }) => (isCompanyNumber(cif) ? [] : ['cif']) },
    submit: async (values) => {
      const result = await requestLink(call, side, values);
      if (result.ok) {
        onSent();
        return undefined;
      }
      if (result.kind === 'error' && result.code === codes.wrongCredentials)
        return { message: noticeOf(notices.emailNotActive).text ?? 'errors.general' };
      return refusalOf(result, side === 'company' ? { [codes.badCif]: 'cif' } : {}, {
        brand,
        side,
        ...format,
      });
    },
  });
  const student = useFields(studentLinkRequestForm);
  const company = useFields(companyLinkRequestForm);
  const fields = side === 'student' ? student : company;
  return (
    <FieldsContext value={fields.scope}>
      <Form {...{ form, t }} labels={fields.labels(form.values)}>
        {side === 'student' ? (
          <StudentField name="usuario" hint={t('password.emailHint')} inputMode="email" />
        ) : (
          <>
            <RadioField
              name="by"
              label={t(labelOf(companyLinkRequestForm, 'by'))}
              options={[
                { value: 'nick', label: t('password.byNick') },
                { value: 'cif', label: t('password.byCif') },
              ]}
            />
            <CompanyField key="nick" name="nick" hint={t('password.nickHint')} />
            <CompanyField key="cif" name="cif" hint={t('password.cifHint')} />
          </>
        )}
        <SubmitButton>{t('password.askForLink')}</SubmitButton>
      </Form>
    </FieldsContext>
  );
}
