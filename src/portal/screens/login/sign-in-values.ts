import type { FormValues } from '#portal/forms/form/native-fields.ts';

/** What the form asks for. */
export interface SignInValues extends FormValues {
  usuario: string;
  password: string;
  recordar: boolean;
}
