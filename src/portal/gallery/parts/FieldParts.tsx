import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';
import { DateField } from '#portal/forms/form/DateField.tsx';
import { ErrorSummary } from '#portal/forms/form/ErrorSummary.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { MoreFields } from '#portal/forms/parts/MoreFields.tsx';
import { FormSteps } from '#portal/forms/steps/FormSteps.tsx';
import { PasswordField } from '#portal/forms/parts/PasswordField.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { SelectField } from '#portal/forms/form/SelectField.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { TextAreaField } from '#portal/forms/parts/TextAreaField.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { NewPasswordFields } from '#portal/forms/parts/NewPasswordFields.tsx';
import { Outcome } from '#portal/forms/parts/Outcome.tsx';
import { CurrentPasswordField } from '#portal/forms/parts/CurrentPasswordField.tsx';
import { AddressFields, CountryField } from '#portal/forms/address/AddressFields.tsx';
import { noAddress } from '#portal/forms/address/address.ts';
import { IbanField } from '#portal/forms/fields/IbanField.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Cell, Group } from '../Cell.tsx';
import { SampleForm } from '../SampleForm.tsx';
import { longName, nothing, options } from '../samples.ts';

const values = {
  nombre: longName,
  texto: 'Dos líneas\nde texto',
  titulacion: '3',
  tipo: 'si',
  acepta: true,
  fecha: '2026-02-28',
  password: 'Clave-segura-1',
  email: 'ana@correo.example',
  iban: 'ES9121000418450200051332',
};
const empty = Object.fromEntries(Object.keys(values).map((key) => [key, ''])) as Record<
  keyof typeof values,
  string
>;
const required = 'validation.required';

/** The fields of forms: filled in, invalid and optional. */
export function FieldParts() {
  return (
    <Group title="Fields">
      <Cell title="Fields: filled in">
        <SampleForm initial={values}>
          <Fields />
        </SampleForm>
      </Cell>
      <Cell title="Fields: wrong, while it is sent">
        <SampleForm
          initial={empty}
          isBusy
          problems={{
            nombre: required,
            texto: { text: 'El servidor no acepta este texto.' },
            titulacion: required,
            tipo: required,
            acepta: required,
            fecha: 'validation.malformed',
            password: required,
            iban: 'validation.malformed',
          }}
        >
          <Fields />
        </SampleForm>
      </Cell>
      <Cell title="Fields: optional, with hints and notes">
        <SampleForm initial={{ ...empty, acepta: false }}>
          <OptionalFields />
        </SampleForm>
      </Cell>
      <Cell title="SelectField: under way, in part, not to be had">
        <SampleForm initial={{ a: '', b: '', c: '' }}>
          <SelectField name="a" label="Provincia" options={{ state: 'loading' }} />
          <SelectField name="b" label="Titulación" options={{ state: 'ready', options, omitted: 2 }} />
          <SelectField
            name="c"
            label="Sector"
            options={{ state: 'failed', reason: 'El servicio está en mantenimiento.', retry: nothing }}
          />
        </SampleForm>
      </Cell>
      <Cell title="Passwords">
        <SampleForm initial={{ password: '', passwordRepeated: '', passwordActual: '', email: 'otra@b.es' }}>
          <CurrentPasswordField before="ana@correo.example" need="yes" />
          <NewPasswordFields label="Contraseña" />
        </SampleForm>
      </Cell>
      <Cell title="AddressFields: in Spain">
        <SampleForm initial={noAddress}>
          <Address />
        </SampleForm>
      </Cell>
      <Cell title="AddressFields: elsewhere">
        <SampleForm initial={{ ...noAddress, idPais: '2' }}>
          <Address />
        </SampleForm>
      </Cell>
      <Cell title="FormSteps: one section at a time on a phone">
        <Steps />
      </Cell>
      <Cell title="ErrorSummary">
        <Summary />
      </Cell>
      <Cell title="Outcome: ok, warning">
        <Outcome kind="ok" title="Te hemos enviado un enlace">
          <p>Mira tu correo.</p>
          <div className="outcome-ways">
            <Button>Pedir otro</Button>
          </div>
        </Outcome>
        <Outcome kind="warning" title="El enlace ya no sirve">
          <p>Pide otro.</p>
        </Outcome>
      </Cell>
    </Group>
  );
}

const yesNo = [
  { value: 'si', label: 'Sí', hint: 'Desde mañana' },
  { value: 'no', label: 'No' },
];

function Fields() {
  return (
    <>
      <TextField name="nombre" label="Nombre y apellidos" hint="Como en tu documento" maxLength={150} />
      <TextAreaField name="texto" label="Presentación" maxLength={200} rows={3} />
      <SelectField name="titulacion" label="Titulación" options={options} />
      <RadioField name="tipo" label="¿Puedes viajar?" options={yesNo} />
      <DateField name="fecha" label="Fecha de inicio" />
      <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
      <IbanField name="iban" label="IBAN" />
      <CheckboxField name="acepta" label="Acepto las condiciones" required />
      <SubmitButton>Guardar</SubmitButton>
    </>
  );
}

function OptionalFields() {
  return (
    <FormSection title="Sobre ti" hint="Lo ven las empresas" level={4}>
      <TextField
        name="nombre"
        label="Nombre"
        hint="Como en tu documento"
        note="Ya está registrado"
        optional
      />
      <TextAreaField name="texto" label="Presentación" hint="En pocas palabras" optional />
      <MoreFields title="Más datos" names={['titulacion', 'tipo', 'fecha', 'acepta']}>
        <SelectField name="titulacion" label="Titulación" options={options} hint="La última" optional />
        <RadioField name="tipo" label="¿Puedes viajar?" options={yesNo} hint="Por España" optional />
        <DateField name="fecha" label="Fecha" hint="Si la sabes" optional />
        <CheckboxField name="acepta" label="Avísame" hint="Una vez al mes" />
      </MoreFields>
    </FormSection>
  );
}

function Steps() {
  const { t } = usePage().format;
  return (
    <FormSteps t={t} ids={['steps-a', 'steps-b']}>
      <SampleForm initial={{ a: '', b: '' }}>
        <FormSection step="steps-a" title="Quién eres" level={4}>
          <TextField name="a" label="Nombre" />
        </FormSection>
        <FormSection step="steps-b" title="Dónde estás" level={4}>
          <TextField name="b" label="Localidad" />
        </FormSection>
        <SubmitButton>Enviar</SubmitButton>
      </SampleForm>
    </FormSteps>
  );
}

function Address() {
  return (
    <>
      <CountryField label="País" />
      <AddressFields />
    </>
  );
}

function Summary() {
  const { t } = usePage().format;
  return (
    <ErrorSummary
      ref={null}
      t={t}
      message="errors.general"
      action={{ href: '#way', label: 'actions.signIn' }}
      problems={[
        { href: '#a', label: 'Nombre', problem: required },
        { href: '#b', label: 'Fecha', problem: 'validation.malformed' },
        ...['c', 'd', 'e', 'f'].map(
          (id) => ({ href: `#${id}`, label: `Campo ${id}`, problem: required, section: 'Fechas' }) as const,
        ),
      ]}
    />
  );
}
