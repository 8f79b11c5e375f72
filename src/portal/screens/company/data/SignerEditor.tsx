import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { knownCompany } from '../portal-company.ts';
import { useDataEditor } from '../use-company-editor.ts';
import { signerOf, signerProblems } from '#portal/pieces/company-data/signer-rules.ts';
import { SignerField } from '#portal/pieces/company-data/SignerField.tsx';

/** Form of the person who signs for the company. */
export function SignerEditor() {
  const { t } = usePage().format;
  const fields = useFields(signerForm, { data: knownCompany().firmante ?? {} });
  const form = useDataEditor({
    initial: fields.initial,
    keys: ['firmante'],
    validate: signerProblems,
    changes: (values) => ({ firmante: signerOf(values) }),
  });
  return (
    <EditorForm title={t('company.editSigner')} {...{ form, fields }}>
      <div className="field-row">
        <SignerField name="nombre" />
        <SignerField name="apellidos" />
      </div>
      <div className="field-row">
        <SignerField name="cargo" />
        <SignerField name="dni" />
      </div>
      <div className="field-row">
        <SignerField name="email" />
        <SignerField name="telefono" />
      </div>
    </EditorForm>
  );
}
