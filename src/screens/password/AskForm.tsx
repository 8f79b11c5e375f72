import { noticeOf } from '#api/notices.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { createDraft } from '#stores/drafts.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { RadioField } from '#ui/form/RadioField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import {
  askForLink,
  askProblems,
  type AskValues,
  halfOf,
  noAccount,
  type PasswordRoute,
} from './password-store.ts';

interface AskFormProps {
  route: PasswordRoute;
  onSent: () => void;
}

/** First step: who wants a link to choose a password. */
export function AskForm({ route, onSent }: AskFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const half = halfOf(route);
  const form = useForm<AskValues>({
    initial: noAccount,
    validate: (values) => askProblems(route, values),
    draft: createDraft(route, '', ['cif']),
    submit: async (values) => {
      const result = await askForLink(call, route, values);
      if (result.ok) {
        onSent();
        return undefined;
      }
      if (result.kind === 'error' && result.code === 3)
        return { message: noticeOf(524).text ?? 'errors.general' };
      return refusalOf(result, half === 'company' ? { 33: 'cif' } : {}, { brand, half, t });
    },
  });
  const labels = { usuario: t('password.email'), nick: t('password.nick'), cif: t('password.cif') };
  return (
    <Form {...{ form, t, labels }}>
      {half === 'student' ? (
        <TextField
          name="usuario"
          type="email"
          label={labels.usuario}
          hint={t('password.emailHint')}
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
        />
      ) : (
        <>
          <RadioField
            name="by"
            label={t('password.by')}
            options={[
              { value: 'nick', label: t('password.byNick') },
              { value: 'cif', label: t('password.byCif') },
            ]}
          />
          {form.values.by === 'cif' ? (
            <TextField
              key="cif"
              name="cif"
              label={labels.cif}
              hint={t('password.cifHint')}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="characters"
            />
          ) : (
            <TextField
              key="nick"
              name="nick"
              label={labels.nick}
              hint={t('password.nickHint')}
              autoComplete="username"
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
        </>
      )}
      <SubmitButton>{t('password.askForLink')}</SubmitButton>
    </Form>
  );
}
