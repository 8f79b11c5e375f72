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
import type { TextKind } from '#portal/forms/fields/field-kinds.ts';
import { companyForm } from './company-forms.ts';

/** Text input of a company's fields, with radio buttons for its type and boxes for its bank account. */
function CompanyTextInput(props: InputProps<TextKind>) {
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

/** Field component of the company form. */
export const CompanyField = fieldOf(companyForm, {
  text: CompanyTextInput,
  tick: TickInput,
  oneOf: OneOfInput,
  number: NumberInput,
});
