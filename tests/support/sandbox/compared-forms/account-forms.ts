import { publicBrand } from '#core/brand/public-brand.ts';
import * as codes from '#core/contract/codes.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { noFlags } from '#portal/forms/fields/field-options.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { passwordForm } from '#portal/forms/editors/password-form.ts';
import { passwordProblems } from '#portal/forms/parts/new-password.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import {
  readTaxNumber,
  requestFlags,
  requestProblems,
} from '#portal/screens/registration/account-request.ts';
import { newPasswordForm } from '#portal/screens/password/password-forms.ts';
import {
  accessProblems,
  checkProblems,
  studentProblems,
  studentRequest,
} from '#portal/screens/registration/registration.ts';
import {
  accountRequestForm,
  checkForm,
  graduateForm,
  studentForm,
} from '#portal/screens/registration/registration-forms.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type ComparedForm, type FormSandbox, passwordRefusals } from './compared-form.ts';
import { today } from './form-sandbox.ts';

/** Forms of registration and passwords. */
export function accountForms({ brand, links }: FormSandbox): ComparedForm[] {
  const asksType = publicBrand(brand, 'es').settings.requestTipoEmpresa;
  // Refused with a specific code after all tested checks, before it is hashed.
  const tooWeak = { password: 'aaaaaaaa', passwordRepeated: 'aaaaaaaa' };
  const access = { email: 'berta@correo.example', telefonoMovil: '600000002', aceptaPolitica: true };
  // Repeated values, which only the browser checks.
  const repeated = (values: FormValues): never =>
    ({ ...values, emailRepeated: values['email'], passwordRepeated: values['password'] }) as never;
  return [
    {
      name: 'graduate check',
      call: 'comprobarDatosRegistroEgresado',
      form: checkForm,
      base: { dni: '12345678Z', fechaNacimiento: '1990-01-01' },
      problems: (values) => checkProblems(values as never, today),
      body: (values) => readForm(checkForm, values, { flags: noFlags }),
    },
    {
      name: 'registration',
      call: 'registrarUsuario',
      acceptedStatus: codes.weakPassword,
      form: studentForm,
      base: {
        ...formValues(studentForm, {
          nombre: 'Berta',
          apellido1: 'Vives',
          tipoDocumento: 1,
          numeroDocumento: '00000001R',
          titulacion: 101,
          ...access,
        }),
        ...tooWeak,
      },
      problems: (values) => withoutPassword(studentProblems(repeated(values))),
      body: (values) => studentRequest(values as never),
    },
    {
      name: 'graduate',
      call: 'editDatosRegistroEgresado',
      acceptedStatus: codes.weakPassword,
      form: graduateForm,
      base: { ...formValues(graduateForm, access), ...tooWeak },
      problems: (values) => withoutPassword(accessProblems(repeated(values))),
      body: (values) => ({ ...readForm(graduateForm, values, { flags: noFlags }), token: links.graduate }),
    },
    {
      name: 'forgotten password',
      call: 'restablecerPasswordEmpresa',
      refusals: passwordRefusals,
      form: newPasswordForm,
      base: { password: 'Andana2027' },
      problems: (values) => onlyProblems(passwordProblems(repeated(values))),
      body: ({ password }) => ({ token: links.password, password }),
    },
    {
      name: 'own password',
      call: 'editarPassword',
      as: 'student',
      refusals: passwordRefusals,
      // Repeated wrong passwords are throttled.
      form: { fields: { password: passwordForm.fields.password } },
      base: { passwordActual: examplePassword, password: 'Andana2027' },
      problems: (values) => ({
        ...problemsIn(passwordForm, values, { flags: noFlags }),
        ...onlyProblems(passwordProblems(repeated(values))),
      }),
      body: (values) => readForm(passwordForm, values, { flags: noFlags }),
    },
    {
      name: 'account request',
      call: 'guardarUsuarioEmpresa',
      acceptedStatus: codes.weakPassword,
      form: accountRequestForm,
      base: {
        ...formValues(accountRequestForm, {
          idPais: 1,
          cif: 'B50000009',
          nombreFiscal: 'Forja, S. L.',
          nombreComercial: 'Forja',
          tipoEmpresa: 'publica',
          sector: 1,
          direccion: 'Calle Mayor',
          cp: '28001',
          idProvincia: 28,
          localidad: 'Madrid',
          nombre: 'Ana',
          apellidos: 'Llull',
          puesto: 'Gerente',
          email: 'ana@forja.example',
          telefono1: '600000001',
          aceptaPolitica: true,
        }),
        ...tooWeak,
      },
      problems: (values) => withoutPassword(requestProblems(values as never, asksType)),
      body: (values) => ({
        ...readForm(accountRequestForm, values, { flags: requestFlags(asksType) }),
        cif: readTaxNumber(values as never) ?? values['cif'],
      }),
    },
  ];
}

/** Problems, except for those of the deliberately weak password. */
function withoutPassword(problems: object): object {
  const { password: _, passwordRepeated: __, ...others } = problems as Record<string, unknown>;
  return others;
}
