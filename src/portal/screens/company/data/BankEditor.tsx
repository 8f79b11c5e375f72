import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { companyChanges, companyProblems, onlyFields } from '#portal/pieces/company-data/company-data.ts';
import { companyForm } from '#portal/pieces/company-data/company-forms.ts';
import { CompanyField } from '#portal/pieces/company-data/CompanyFields.tsx';
import { editorFields } from '../company-gaps.ts';
import { knownCompany } from '../portal-company.ts';
import { useDataEditor } from '../use-company-editor.ts';

const flags = onlyFields(editorFields.bank, []);

/** Form of the bank account. */
export function BankEditor() {
  const { t } = usePage().format;
  const fields = useFields(companyForm, { data: knownCompany(), flags });
  const form = useDataEditor({
    initial: fields.initial,
    keys: editorFields.bank,
    validate: (values) => companyProblems(values, flags),
    changes: (values) => companyChanges(values, flags),
  });
  return (
    <EditorForm title={t('company.editBank')} {...{ form, fields }}>
      <CompanyField name="iban" />
    </EditorForm>
  );
}
