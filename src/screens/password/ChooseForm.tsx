import { forgetLinkToken } from '#shell/head/link-token.ts';
import { NewPasswordFields } from '#shell/forms/NewPasswordFields.tsx';
import { passwordProblems } from '#shell/forms/new-password.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { tellOnNextPage } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { chosenNotice, choosePassword, halfOf, type PasswordRoute } from './password-store.ts';

interface ChooseFormProps {
  route: PasswordRoute;
  token: string;
  /** The link does not work any more (42), or the password is there already (43). */
  onDeadLink: (code: 42 | 43) => void;
}

/** Second step: the password, with the link of the mail. Then one signs in with it. */
export function ChooseForm({ route, token, onDeadLink }: ChooseFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const half = halfOf(route);
  const form = useForm({
    initial: { password: '', passwordRepeated: '' },
    validate: (values) => onlyProblems<typeof values>(passwordProblems(values)),
    submit: async ({ password }) => {
      const result = await choosePassword(call, route, token, password);
      if (result.ok) {
        forgetLinkToken();
        tellOnNextPage(chosenNotice(route));
        location.assign(brand.paths[half === 'company' ? 'login-company' : 'login'] ?? '/');
        return undefined;
      }
      if (result.kind === 'error' && (result.code === 42 || result.code === 43)) {
        forgetLinkToken();
        onDeadLink(result.code);
        return {};
      }
      return refusalOf(result, { 28: 'password' }, { brand, half, t });
    },
  });
  const labels = { password: t('password.newPassword'), passwordRepeated: t('frame.passwordRepeated') };
  return (
    <Form {...{ form, t, labels }}>
      <NewPasswordFields label={labels.password} />
      <SubmitButton>{t('password.save')}</SubmitButton>
    </Form>
  );
}
