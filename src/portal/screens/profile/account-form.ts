import type { editaUsuario } from '#core/contract/calls/account-company.ts';
import { choice, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Form of the contact's account settings. */
export const accountForm = formOf<typeof editaUsuario>()(
  { call: 'editaUsuario', group: 'contacto', texts: 'profile' },
  {
    idIdiomaPreferido: choice({ own: 'optional', label: 'profile.language' }),
    sedeDefecto: text(20, { own: 'optional', label: 'profile.service' }),
    genero: text(20, { label: 'profile.gender' }),
  },
);
