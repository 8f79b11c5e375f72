import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { companyChanges, companyProblems } from '#portal/pieces/company-data/company-data.ts';
import { companyForm } from '#portal/pieces/company-data/company-forms.ts';
import { CompanyField } from '#portal/pieces/company-data/CompanyFields.tsx';
import { editorFields } from '../company-gaps.ts';
import { knownCompany } from '../portal-company.ts';
import { useDataEditor } from '../use-company-editor.ts';
import { identityFlags } from './identity-fields.ts';

/** Form of the company's identity: names, kind, sector and size. */
export function IdentityEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = identityFlags(brand.settings, knownCompany());
  const fields = useFields(companyForm, { data: knownCompany(), flags });
  const form = useDataEditor({
    initial: fields.initial,
    keys: editorFields.identity,
    validate: (values) => companyProblems(values, flags),
    changes: (values) => companyChanges(values, flags),
  });
  return (
    <EditorForm title={t('company.editIdentity')} {...{ form, fields }}>
      <p className="field-hint">{t('company.cifFixed', { cif: knownCompany().cif })}</p>
      <div className="field-row">
        <CompanyField name="nombreFiscal" />
        <CompanyField name="nombreComercial" />
      </div>
      <CompanyField name="tipoEmpresa" />
      <CompanyField name="startup" />
      <div className="field-row">
        <CompanyField name="tipoSociedad" />
        <CompanyField name="sector" />
      </div>
      <div className="field-row">
        <CompanyField name="numeroDeEmpleados" />
        <CompanyField name="rangoFacturacion" />
      </div>
      <CompanyField name="anioFundacion" />
    </EditorForm>
  );
}
