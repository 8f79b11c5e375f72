import { useEffect, useRef } from 'react';
import { refusalOf } from '#shell/forms/refusal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { createDraft } from '#stores/drafts.ts';
import { tellOnNextPage } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AccessFields } from './AccessFields.tsx';
import { labelsOf } from './labels.ts';
import {
  accessProblems,
  type AccessValues,
  graduateFields,
  type KnownGraduate,
  noAccess,
  registerGraduate,
} from './registration-store.ts';

interface GraduateFormProps {
  known: KnownGraduate;
  /** It took too long: who it is has to be told again. */
  onLate: () => void;
}

/** A graduate whom the university knows says how to sign in. */
export function GraduateForm({ known, onLate }: GraduateFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const form = useForm<AccessValues>({
    initial: noAccess,
    validate: accessProblems,
    draft: createDraft<AccessValues>('registro.egresado', '', ['password', 'passwordRepeated']),
    submit: async (values) => {
      const result = await registerGraduate(call, known, values);
      if (result.ok) {
        tellOnNextPage('504_egresado');
        location.assign(brand.paths['login-graduate'] ?? brand.paths.login ?? '/');
        return undefined;
      }
      if (result.kind === 'error' && result.code === 42) {
        onLate();
        return {};
      }
      return refusalOf(result, graduateFields, { brand, half: 'student', t });
    },
  });
  const labels = labelsOf(t, 'graduate');
  return (
    <>
      <p ref={intro} className="form-intro" tabIndex={-1}>
        {known.nombre ? t('registration.found', { name: known.nombre }) : t('registration.foundNameless')}
      </p>
      <Form {...{ form, t, labels }}>
        <AccessFields {...labels} />
        <SubmitButton>{t('registration.register')}</SubmitButton>
      </Form>
    </>
  );
}
