import type * as refusals from '#core/contract/refusals.ts';
import { type EntityDocs, describe } from '../key-docs.ts';

export const refusalDocs = {
  missingFieldsSchema: {
    text: 'What is missing or wrong in a request that was refused with 15.',
    keys: {
      campos: describe(
        'Each as `form.key` (empresa, contacto, perfil, cuenta, oferta, convenio, solicitud, cambio or cv); a key without dot belongs to the form that was sent.',
        ['titulo'],
      ),
    },
  },
  refusalReasonSchema: {
    text: 'Why an action is not allowed, of an answer with 48.',
    keys: {
      motivo: describe('In words, in the language of the request.', 'Estas prácticas ya han terminado.'),
    },
  },
} satisfies EntityDocs<typeof refusals>;
