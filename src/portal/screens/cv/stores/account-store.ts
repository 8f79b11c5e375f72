import { editarIdiomaPreferido } from '#core/contract/calls/account.ts';
import { editarPassword } from '#core/contract/calls/account-student.ts';
import { editDatosEmail } from '#core/contract/calls/cv-settings.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { type Language, languageIds } from '#core/i18n/languages.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** The email, and whether messages go to the student's university address. */
export type EmailData = Pick<Cv['personales'], 'email' | 'comunicacionesEnEmailEstudiante'>;

export interface AccountStore {
  /** @param password the current one; needed to change the email */
  saveEmail: (
    opened: EmailData,
    values: EmailData,
    password?: { passwordActual?: string },
  ) => Promise<SaveResult>;
  changePassword: (passwordActual: string, password: string) => Promise<SaveResult>;
  /** Saves the language of the portal for the next sign-in. */
  saveLanguage: (language: Language) => Promise<SaveResult>;
}

export const emailData = ({ personales }: Cv): EmailData => {
  const { email, comunicacionesEnEmailEstudiante } = personales;
  return { email, comunicacionesEnEmailEstudiante };
};

/** Creates the store of the account settings beside the CV. */
export function createAccountStore(cv: CvStore, call: Caller): AccountStore {
  return {
    saveEmail: (opened, values, password) =>
      cv.save({
        call: editDatosEmail,
        body: () => ({ ...values, ...password }),
        replaces: { part: emailData, opened },
        apply: (current) => ({ ...current, personales: { ...current.personales, ...values } }),
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
