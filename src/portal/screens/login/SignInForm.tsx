import { useRef } from 'react';
import { emailOfSignIn } from '#core/contract/validation/email.ts';
import { required } from '#core/contract/validation/text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';
import { Form } from '#portal/forms/form/Form.tsx';
import { PasswordField } from '#portal/forms/parts/PasswordField.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import type { Problems, SubmitRefusal } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { SignInMethods } from './sign-in-methods.ts';
import type { PasswordCredentials } from './sign-in.ts';
import { loadSignIn } from './sign-in-loading.ts';
import type { SignInValues } from './sign-in-values.ts';

interface SignInFormProps {
  side: SignInMethods['side'];
  onSubmit: (credentials: PasswordCredentials) => Promise<SubmitRefusal<SignInValues> | undefined>;
}

/**
 * Validates the credentials. Companies may sign in with a nickname, so theirs is only required, not an email.
 */
function problemsOf(
  side: SignInMethods['side'],
  { usuario, password }: SignInValues,
): Problems<SignInValues> {
  const userProblem = side === 'student' || usuario.trim() === '' ? emailOfSignIn(usuario) : undefined;
  const passwordProblem = password === '' ? required(password) : undefined;
  return omitUndefined({ usuario: userProblem, password: passwordProblem });
}

/** Sign-in form with user name and password. */
export function SignInForm({ side, onSubmit }: SignInFormProps) {
  const {
    brand: { paths },
    format: { t },
  } = usePage();
  const isPreloading = useRef(false);
  const form = useForm<SignInValues>({
    initial: { usuario: '', password: '', recordar: false },
    validate: (values) => problemsOf(side, values),
    submit: ({ usuario, ...more }) => onSubmit({ usuario: usuario.trim(), ...more }),
    draft: { form: 'acceso', id: side, secret: ['password'] },
  });
  const labels = {
    usuario: t(side === 'company' ? 'login.emailOrUser' : 'login.email'),
    password: t('login.password'),
  };
  const reset = paths[side === 'company' ? 'reset-login' : 'reset-candidate'];
  return (
    <div
      onFocus={() => {
        if (!isPreloading.current)
          void loadSignIn().then((parts) => parts?.preloadNextPage(paths.home ?? '/', side));
        isPreloading.current = true;
      }}
    >
      <Form {...{ form, t, labels }}>
        <TextField
          name="usuario"
          label={labels.usuario}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        <CheckboxField name="recordar" label={t('login.remember')} />
        <SubmitButton>{t('actions.signIn')}</SubmitButton>
        {reset && (
          <p className="login-forgotten">
            <a href={reset}>{t('login.forgotten')}</a>
          </p>
        )}
      </Form>
    </div>
  );
}
