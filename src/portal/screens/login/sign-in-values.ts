import type { FormValues } from '#portal/forms/form/native-fields.ts';

/** Fields of the sign-in form. */
export interface SignInValues extends FormValues {
  usuario: string;
  password: string;
  recordar: boolean;
}
