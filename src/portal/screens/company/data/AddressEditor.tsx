import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { AddressFields, CountryField } from '#portal/forms/address/AddressFields.tsx';
import { addressOf, addressProblems, type AddressValues } from '#portal/forms/address/address.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { usePage } from '#portal/island/page-context.ts';
import { addressLabels } from '#portal/pieces/company-data/address-labels.ts';
import { type AddressKey, addressNames, isAddressKnown } from '#portal/pieces/company-data/addresses.ts';
import { addressValues } from '#portal/pieces/company-data/company-data.ts';
import { knownCompany } from '../portal-company.ts';
import { useDataEditor } from '../use-company-editor.ts';

/** Form of one of the addresses; all but the fiscal one can be the same as the fiscal address. */
function AddressEditor({ addressKey }: { addressKey: AddressKey }) {
  const { t } = usePage().format;
  const isFiscal = addressKey === 'domicilioFiscal';
  const address = knownCompany()[addressKey];
  const isSameAsFiscal = (values: FormValues): boolean => !isFiscal && values['mismoDomicilio'] === true;
  const form = useDataEditor<FormValues>({
    initial: { ...addressValues(address), mismoDomicilio: !isFiscal && !isAddressKnown(address) },
    keys: [addressKey],
    validate: (values) =>
      isSameAsFiscal(values) ? {} : onlyProblems<FormValues>(addressProblems(values as AddressValues)),
    changes: (values) => ({ [addressKey]: isSameAsFiscal(values) ? {} : addressOf(values as AddressValues) }),
  });
  return (
    <EditorForm
      title={t(addressNames[addressKey])}
      form={form}
      labels={{ ...addressLabels(t), mismoDomicilio: t('company.sameAsFiscal') }}
    >
      {!isFiscal && <CheckboxField name="mismoDomicilio" label={t('company.sameAsFiscal')} />}
      {!isSameAsFiscal(form.values) && (
        <>
          <CountryField label={t('company.country')} />
          <AddressFields />
        </>
      )}
    </EditorForm>
  );
}

export function FiscalAddressEditor() {
  return <AddressEditor addressKey="domicilioFiscal" />;
}

export function BillingAddressEditor() {
  return <AddressEditor addressKey="domicilioFacturacion" />;
}

export function PostalAddressEditor() {
  return <AddressEditor addressKey="domicilioEnvioPostal" />;
}
