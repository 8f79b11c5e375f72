import type * as requirement from '#core/contract/entities/requirement.ts';
import { type EntityDocs, describe } from '../key-docs.ts';

export const requirementDocs = {
  requirementSchema: {
    text: 'A condition of an offer, and whether someone meets it.',
    keys: {
      codigo: describe('Code with which an application is refused that does not meet it.', 13),
      cumple: describe('Whether it is met.', true),
      texto: describe(
        'The condition in the language of the request.',
        'Tener una de las titulaciones de la oferta.',
      ),
    },
  },
} satisfies EntityDocs<typeof requirement>;
