import type * as missingData from '#core/contract/entities/missing-data.ts';
import { type EntityDocs, describe, part } from '../key-docs.ts';

const missingKeys = {
  faltanDatos: describe('Whether anything is missing.', true),
  campos: describe('What is missing, by the keys of the form that it is filled in with, in its order.', [
    'iban',
  ]),
} as const;

export const missingDataDocs = {
  missingDataSchema: { text: 'Whether required data is missing.', keys: missingKeys },
  missingCompanyDataSchema: {
    text: 'Whether required data of a company is missing, and what else keeps it from publishing offers.',
    keys: {
      ...missingKeys,
      impedimentos: part('What keeps the company from publishing; empty if nothing does.', {
        codigo: describe('Code with which an offer would be refused: 24 or 72.', 72),
        causa: describe(
          '`problema`: the university has a problem with the company (24); `convenio`: no agreement is in force and the brand asks for one (24); `iban`: the bank account is missing, which only offers with service need (72).',
          'iban',
        ),
      }),
    },
  },
} satisfies EntityDocs<typeof missingData>;
