import { visibleText } from '#core/contract/validation/text.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { companyChanges, companyProblems, onlyFields } from '#portal/pieces/company-data/company-data.ts';
import { companyForm, companyTextForm } from '#portal/pieces/company-data/company-forms.ts';
import { CompanyField } from '#portal/pieces/company-data/CompanyFields.tsx';
import { editorFields } from '../company-gaps.ts';
import { knownCompany } from '../portal-company.ts';
import { useDataEditor } from '../use-company-editor.ts';

const Field = fieldOf(companyTextForm, { text: TextInput });

/** Form of the company's presentation to students. */
export function PresentationEditor() {
  const { t } = usePage().format;
  const flags = onlyFields(editorFields.presentation, []);
  const fields = useFields(companyForm, { data: knownCompany(), flags });
  const text = useFields(companyTextForm, { data: knownCompany().datosEmpresa });
  const form = useDataEditor<FormValues>({
    initial: { ...fields.initial, ...text.initial },
    keys: ['descripcion', ...editorFields.presentation],
    validate: (values) => ({ ...text.problems(values), ...companyProblems(values, flags) }),
    changes: (values) => ({
      ...companyChanges(values, flags),
      descripcion: visibleText(String(values['descripcion'] ?? '')),
    }),
  });
  return (
    <EditorForm
      title={t('company.editPresentation')}
      form={form}
      fields={fields}
      labels={text.labels(form.values)}
    >
      <FieldsContext value={text.scope}>
        <Field name="descripcion" hint={t('company.descripcionHint')} />
      </FieldsContext>
      <CompanyField name="web" />
      <CompanyField name="autorizaUsoLogo" hint={t('company.logoHint')} />
    </EditorForm>
  );
}
