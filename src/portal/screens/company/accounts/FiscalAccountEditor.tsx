import * as codes from '#core/contract/codes.ts';
import { spain } from '#core/contract/constants.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { useProvinces } from '#portal/forms/address/use-towns.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { ChoiceInput, OneOfInput, textInput, TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { TownField } from '#portal/forms/fields/TownField.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { company, knownCompany } from '../portal-company.ts';
import { useCompanyEditor } from '../use-company-editor.ts';
import { accountForm, isInSpain } from './account-form.ts';
import { accountOf, accountProblems } from './account-rules.ts';

const Field = fieldOf(accountForm, {
  text: TextInput,
  oneOf: OneOfInput,
  choice: ChoiceInput,
  tick: TickInput,
});

/** Form of a new fiscal account; the first one is prefilled with the company's data. */
export function FiscalAccountEditor() {
  const { t } = usePage().format;
  const { cif, nombreFiscal, domicilioFiscal, cuentasFacturacion } = knownCompany();
  // The first account is usually that of the company itself.
  const isFirst = cuentasFacturacion.length === 0;
  const { direccion, localidad, provincia, ...address } = domicilioFiscal ?? {};
  const own = { CIF: cif, NombreFiscal: nombreFiscal, domicilioFiscal: direccion, poblacion: localidad };
  const data = isFirst ? { ...address, Provincia: provincia, ...own } : {};
  const fields = useFields(accountForm, { data: { idPais: spain, ...data }, isNew: true });
  const ids = (): number[] => knownCompany().cuentasFacturacion.map(({ idCuenta }) => idCuenta);
  const form = useCompanyEditor<FormValues, number[]>({
    initial: fields.initial,
    opened: ids(),
    part: ids,
    validate: accountProblems,
    save: (known, values, sent) => company.addAccount(known, accountOf(values), sent),
    arrivedText: 'company.accountArrived',
    fields: { [codes.badCif]: 'CIF', [codes.alreadyExisted]: 'CIF' },
  });
  return (
    <EditorForm title={t('company.addAccount')} {...{ form, fields }}>
      <p className="field-hint">{t('company.accountsLast')}</p>
      <Field name="NombreFiscal" />
      <div className="field-row">
        <Field name="idPais" />
        <Field name="CIF" />
      </div>
      <Field name="domicilioFiscal" />
      <PlaceFields />
      <Field name="requiereEnvioPostalFacturas" />
      <Field name="domicilioEnvioPostal" />
    </EditorForm>
  );
}

function PlaceFields() {
  const { values } = useFormScope().form;
  const inSpain = isInSpain(values['idPais'] ?? '');
  const provinces = useProvinces(inSpain);
  const province = inSpain && values['idProvincia'] ? Number(values['idProvincia']) : undefined;
  return (
    <>
      <Field name="idProvincia" options={provinces} />
      <Field name="Provincia" />
      <div className="field-row">
        <TownField {...textInput(accountForm.fields.poblacion)} name="poblacion" province={province} />
        <Field name="cp" />
      </div>
    </>
  );
}
