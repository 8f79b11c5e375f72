import { editarIdiomaPreferido } from '#core/contract/calls/account.ts';
import { editarPassword } from '#core/contract/calls/account-student.ts';
import { editDatosEmail } from '#core/contract/calls/cv-settings.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { type Language, languageIds } from '#core/i18n/languages.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** Where the portal writes to someone. */
export type EmailData = Pick<Cv['personales'], 'email' | 'comunicacionesEnEmailEstudiante'>;

export interface AccountStore {
  /** @param password the present one, with another address */
  saveEmail: (
    opened: EmailData,
    values: EmailData,
    password?: { passwordActual?: string },
  ) => Promise<SaveResult>;
  changePassword: (passwordActual: string, password: string) => Promise<SaveResult>;
  /** The language of the portal at the next sign-in. */
  saveLanguage: (language: Language) => Promise<SaveResult>;
}

export const emailData = ({ personales }: Cv): EmailData => {
  const { email, comunicacionesEnEmailEstudiante } = personales;
  return { email, comunicacionesEnEmailEstudiante };
};

/** What of a person is no part of the CV. */
export function createAccountStore(cv: CvStore, call: Caller): AccountStore {
  return {
    saveEmail: (opened, values, password) =>
      cv.save({
        call: editDatosEmail,
        body: () => ({ ...values, ...password }),
        replaces: { part: emailData, opened },
        apply: (before) => ({ ...before, personales: { ...before.personales, ...values } }),
      }),
    changePassword: (passwordActual, password) =>
      call(editarPassword, { body: { passwordActual, password } }),
    saveLanguage: (language) =>
      call(editarIdiomaPreferido, {
        params: { tipo: 'Alumno' },
        body: { idIdioma: languageIds[language] },
      }),
  };
}
