import * as codes from '#core/contract/codes.ts';
import { forgetLinkToken } from '#portal/frame/boot/link-token.ts';
import { NewPasswordFields } from '#portal/forms/parts/NewPasswordFields.tsx';
import { passwordProblems } from '#portal/forms/parts/new-password.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { chosenNotice, choosePassword, type PasswordRoute } from './password.ts';
import { newPasswordForm } from './password-forms.ts';

interface NewPasswordFormProps {
  route: PasswordRoute;
  token: string;
  /** Called when the link is used up (code 42) or the password is already set (code 43). */
  onDeadLink: (code: typeof codes.linkUsed | typeof codes.passwordAlreadySet) => void;
}

/** Second step: sets the password with the token of the mailed link, then leads to the sign-in page. */
export function NewPasswordForm({ route, token, onDeadLink }: NewPasswordFormProps) {
  const { brand, format, facts } = usePage();
  const { t } = format;
  const { side } = facts;
  const fields = useFields(newPasswordForm);
  const form = useForm({
    initial: fields.initial,
    validate: (values) => onlyProblems<typeof values>(passwordProblems(values)),
    submit: async ({ password }) => {
      const result = await choosePassword(call, route, token, password);
      if (result.ok) {
        forgetLinkToken();
        showNoticeOnNextPage(chosenNotice(route));
        location.assign(signInPath(brand, side));
        return undefined;
      }
      if (
        result.kind === 'error' &&
        (result.code === codes.linkUsed || result.code === codes.passwordAlreadySet)
      ) {
        forgetLinkToken();
        onDeadLink(result.code);
        return {};
      }
      return refusalOf(result, { [codes.weakPassword]: 'password' }, { brand, side, ...format });
    },
  });
  return (
    <Form {...{ form, t }} labels={fields.labels(form.values)}>
      <NewPasswordFields label={t(labelOf(newPasswordForm, 'password'))} />
      <SubmitButton>{t('password.save')}</SubmitButton>
    </Form>
  );
}
