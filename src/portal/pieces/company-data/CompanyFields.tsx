import { useFormScope } from '#portal/forms/form/form-context.ts';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { IbanField } from '#portal/forms/fields/IbanField.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { useBrandField } from '#portal/forms/fields/fields-context.ts';
import {
  NumberInput,
  OneOfInput,
  type InputProps,
  TextInput,
  TickInput,
} from '#portal/forms/fields/inputs.tsx';
import type { TextField } from '#portal/forms/fields/field-kinds.ts';
import { companyForm } from './company-forms.ts';

/** Texts of a company; its kind is one of two, and its account stands in boxes. */
function CompanyTextInput(props: InputProps<TextField>) {
  const { name, hint } = props;
  const { t } = useFormScope();
  const field = useBrandField(name);
  if (!field) return null;
  const { label, optional } = field;
  if (name === 'iban') return <IbanField {...{ name, label, hint, optional }} />;
  if (name !== 'tipoEmpresa') return <TextInput {...props} />;
  return (
    <RadioField
      {...{ name, label, hint, optional }}
      options={[
        { value: 'privada', label: t('company.private') },
        { value: 'publica', label: t('company.public') },
      ]}
    />
  );
}

/** The fields of the data of a company. */
export const CompanyField = fieldOf(companyForm, {
  text: CompanyTextInput,
  tick: TickInput,
  oneOf: OneOfInput,
  number: NumberInput,
});
