import { identityDocuments } from '#api/constants.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { createDraft } from '#stores/drafts.ts';
import { tellOnNextPage } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AccessFields } from './AccessFields.tsx';
import { labelsOf } from './labels.ts';
import {
  noStudent,
  registerStudent,
  secretOfStudent,
  studentFields,
  studentProblems,
  type StudentValues,
} from './registration-store.ts';

/** A student registers. */
export function StudentForm() {
  const { brand, format } = usePage();
  const { t } = format;
  const documents = useDomain('tiposDocumentoIdentidad');
  const degrees = useDomain('titulaciones');
  const form = useForm<StudentValues>({
    initial: noStudent,
    validate: studentProblems,
    draft: createDraft<StudentValues>('registro', '', secretOfStudent),
    submit: async (values) => {
      const result = await registerStudent(call, values);
      if (!result.ok) return refusalOf(result, studentFields, { brand, half: 'student', t });
      tellOnNextPage(504);
      location.assign(brand.paths.login ?? '/');
      return undefined;
    },
  });
  const kind = Number(form.values.tipoDocumento);
  const documentHint =
    kind === identityDocuments.passport
      ? t('registration.passportHint')
      : kind === identityDocuments.nie
        ? t('registration.nieHint')
        : t('registration.dniHint');
  const labels = labelsOf(t, 'student');
  return (
    <Form {...{ form, t, labels }}>
      <FormSection title={t('registration.sectionPerson')}>
        <TextField name="nombre" label={labels.nombre} autoComplete="given-name" maxLength={150} />
        <TextField name="apellido1" label={labels.apellido1} autoComplete="family-name" maxLength={150} />
        <TextField
          name="apellido2"
          label={labels.apellido2}
          autoComplete="additional-name"
          maxLength={150}
          optional
        />
        <SelectField name="tipoDocumento" label={labels.tipoDocumento} options={documents} />
        <TextField
          name="numeroDocumento"
          label={labels.numeroDocumento}
          hint={documentHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <SelectField name="titulacion" label={labels.titulacion} options={degrees} />
      </FormSection>
      <AccessFields {...labels} />
      <SubmitButton>{t('registration.register')}</SubmitButton>
    </Form>
  );
}
