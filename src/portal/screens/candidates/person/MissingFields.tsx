import { AddressFields, CountryField } from '#portal/forms/address/AddressFields.tsx';
import { FieldsContext, type FieldsScope } from '#portal/forms/fields/fields-context.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { CompanyField } from '#portal/pieces/company-data/CompanyFields.tsx';
import type { CompanyPart } from './missing-company-data.ts';
import { SignerField } from '#portal/pieces/company-data/SignerField.tsx';

interface MissingFieldsProps {
  parts: readonly CompanyPart[];
  company: FieldsScope;
  signer: FieldsScope;
}

/** Fields of the requested parts of the company's data. */
export function MissingFields({ parts, company, signer }: MissingFieldsProps) {
  const { t } = useFormScope();
  return (
    <>
      <FieldsContext value={company}>
        <CompanyField name="nombreFiscal" />
        <CompanyField name="nombreComercial" />
        <CompanyField name="sector" />
        <CompanyField name="tipoEmpresa" />
      </FieldsContext>
      {parts.includes('domicilioFiscal') && (
        <FormSection level={4} title={t('company.domicilioFiscal')}>
          <CountryField label={t('company.country')} />
          <AddressFields />
        </FormSection>
      )}
      {parts.includes('firmante') && (
        <FormSection level={4} title={t('company.signer')}>
          <FieldsContext value={signer}>
            <SignerField name="nombre" />
            <SignerField name="apellidos" />
            <SignerField name="cargo" />
            <SignerField name="dni" />
          </FieldsContext>
        </FormSection>
      )}
      <FieldsContext value={company}>
        <CompanyField name="iban" />
      </FieldsContext>
    </>
  );
}
