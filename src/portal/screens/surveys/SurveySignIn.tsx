import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { firstProblem } from '#core/contract/validation/rule.ts';
import { required } from '#core/contract/validation/text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { PasswordField } from '#portal/forms/parts/PasswordField.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { failureText } from './failure-text.ts';
import type { SurveyCredentials, SurveyAccessStore } from './survey-stage.ts';

interface SurveySignInProps {
  /** User types that can sign in with a password; at least one. */
  kinds: readonly SurveyCredentials['tipoUsuario'][];
  survey: Pick<SurveyAccessStore, 'signIn'>;
}

const labels = { Alumno: 'surveys.asCandidate', Empresa: 'surveys.asCompany' } as const;
const titles = { Alumno: 'surveys.signInCandidate', Empresa: 'surveys.signInCompany' } as const;

/** Password sign-in of a candidate or a company. */
export function SurveySignIn({ kinds, survey }: SurveySignInProps) {
  const { t } = usePage().format;
  const form = useForm({
    initial: { tipoUsuario: kinds[0] ?? 'Alumno', usuario: '', password: '' } as Record<string, string>,
    validate: ({ usuario = '', password = '' }) => {
      const problems = {
        usuario: firstProblem(usuario, [required]),
        password: firstProblem(password, [required]),
      };
      return Object.fromEntries(
        Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])),
      );
    },
    submit: async ({ tipoUsuario, usuario = '', password = '' }) => {
      const kind = tipoUsuario === 'Empresa' ? 'Empresa' : 'Alumno';
      const failure = await survey.signIn({ usuario: usuario.trim(), password, tipoUsuario: kind });
      if (!failure || failure.kind === 'aborted') return undefined;
      const campos = 'campos' in failure ? failure.campos : undefined;
      return { message: { text: failureText(failure, t) }, ...omitUndefined({ campos }) };
    },
  });
  const [only] = kinds;
  return (
    <section className="survey-card" aria-labelledby="survey-sign-in">
      <h2 id="survey-sign-in">{t(kinds.length === 1 && only ? titles[only] : 'surveys.signInTitle')}</h2>
      <Form form={form} t={t} labels={{ usuario: t('surveys.user'), password: t('surveys.password') }}>
        {kinds.length > 1 && (
          <RadioField
            name="tipoUsuario"
            label={t('surveys.whoAnswers')}
            options={kinds.map((value) => ({ value, label: t(labels[value]) }))}
          />
        )}
        <TextField
          name="usuario"
          label={t('surveys.user')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t('surveys.password')} autoComplete="current-password" />
        <SubmitButton>{t('surveys.signIn')}</SubmitButton>
      </Form>
    </section>
  );
}
