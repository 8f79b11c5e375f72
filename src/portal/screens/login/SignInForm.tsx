import { useRef } from 'react';
import { emailOfSignIn } from '#core/contract/validation/email.ts';
import { required } from '#core/contract/validation/text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';
import { Form } from '#portal/forms/form/Form.tsx';
import { PasswordField } from '#portal/forms/form/PasswordField.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { type Problems, type SubmitRefusal, useForm } from '#portal/forms/form/use-form.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { LoginWays } from './sign-in-methods.ts';
import type { PasswordCredentials } from './sign-in.ts';
import { loadSignIn } from './sign-in-loading.ts';
import type { SignInValues } from './sign-in-values.ts';

interface SignInFormProps {
  side: LoginWays['side'];
  onSubmit: (credentials: PasswordCredentials) => Promise<SubmitRefusal<SignInValues> | undefined>;
}

/** Companies may sign in with a nick, so only what is missing is wrong with theirs. */
function problemsOf(side: LoginWays['side'], { usuario, password }: SignInValues): Problems<SignInValues> {
  const ofUser = side === 'student' || usuario.trim() === '' ? emailOfSignIn(usuario) : undefined;
  const ofPassword = password === '' ? required(password) : undefined;
  return omitUndefined({ usuario: ofUser, password: ofPassword });
}

/** User name and password. */
export function SignInForm({ side, onSubmit }: SignInFormProps) {
  const {
    brand: { paths },
    format: { t },
  } = usePage();
  const loading = useRef(false);
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
        if (!loading.current)
          void loadSignIn().then((parts) => parts?.preloadNextPage(paths.home ?? '/', side));
        loading.current = true;
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
