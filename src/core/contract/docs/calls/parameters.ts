import { describe } from '../key-docs.ts';
import { event, offer, passwords, programme, survey } from '../examples.ts';

/** Docs of keys that several calls share. */
export const userKindKeys = { tipo: 'Half of the interface: students and graduates are Alumno.' } as const;

export const languageKeys = { language: describe('Language of the texts.', 'es') } as const;

export const offerKeys = { urlOferta: describe('`urlAcceso` of the offer.', offer.url) } as const;

export const offerInPath = { id: describe('`urlAcceso` of the offer.', offer.url) } as const;

export const eventInPath = { id: describe('`urlAcceso` of the event.', event.url) } as const;

export const programmeInPath = { id: describe('`urlAcceso` of the programme.', programme.url) } as const;

export const surveyInPath = { id: describe('`urlAcceso` of the survey.', survey.url) } as const;

/** Sentence about removing an entry that does not exist. */
export const removalIsIdempotent =
  'One that is not there, or is not the own one, changes nothing and answers 0.';

/** Docs of the `datos` of 3 for calls with a password. */
export const wrongPasswordKeys = {
  3: {
    espera: describe(
      'Seconds until a password is looked at again, after many wrong ones. Absent: at once.',
      60,
    ),
  },
} as const;

export const newPassword = describe(
  'The new password: at least 8 characters, one of them a digit (28).',
  passwords.now,
);

export const currentPassword = (when: string) =>
  describe(`The current password. Required ${when}: 15 if absent, 3 if wrong.`, passwords.now);

/** Docs of a one-time code of a link or step. */
export const linkToken = (link: string, code: string) =>
  describe(`Code of ${link}; it holds once and for a while (42).`, code);

export const conditionsAccepted = describe(
  'Whether the conditions for placements were accepted. Must be true for a placement where the brand has such conditions (15).',
  true,
);
