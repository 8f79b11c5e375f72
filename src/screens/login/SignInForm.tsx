import { useRef } from 'react';
import { emailOfSignIn } from '#api/validation/email.ts';
import { required } from '#api/validation/text.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { createDraft } from '#stores/drafts.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { type FormValues, type Problems, type Refusal, useForm } from '#ui/form/use-form.ts';
import type { LoginWays } from './login-ways.ts';
import type { Credentials } from './sign-in-store.ts';
import { loadSignIn } from './sign-in-loading.ts';

export interface SignInValues extends FormValues {
  usuario: string;
  password: string;
  recordar: boolean;
}

interface SignInFormProps {
  half: LoginWays['half'];
  onSubmit: (credentials: Credentials) => Promise<Refusal<SignInValues> | undefined>;
}

/** Companies may sign in with a nick, so only what is missing is wrong with theirs. */
function problemsOf(half: LoginWays['half'], { usuario, password }: SignInValues): Problems<SignInValues> {
  const ofUser = half === 'Alumno' || usuario.trim() === '' ? emailOfSignIn(usuario) : undefined;
  const ofPassword = password === '' ? required(password) : undefined;
  return { ...(ofUser ? { usuario: ofUser } : {}), ...(ofPassword ? { password: ofPassword } : {}) };
}

/** User name and password. */
export function SignInForm({ half, onSubmit }: SignInFormProps) {
  const {
    brand: { paths },
    format: { t },
  } = usePage();
  const loading = useRef(false);
  const form = useForm<SignInValues>({
    initial: { usuario: '', password: '', recordar: false },
    validate: (values) => problemsOf(half, values),
    submit: ({ usuario, ...more }) => onSubmit({ usuario: usuario.trim(), ...more }),
    draft: createDraft<SignInValues>('acceso', half, ['password']),
  });
  const labels = {
    usuario: t(half === 'Empresa' ? 'login.emailOrUser' : 'login.email'),
    password: t('login.password'),
  };
  const reset = paths[half === 'Empresa' ? 'reset-login' : 'reset-candidate'];
  return (
    <div
      onFocus={() => {
        if (!loading.current) void loadSignIn();
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
