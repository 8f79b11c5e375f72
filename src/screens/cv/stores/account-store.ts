import { editarIdiomaPreferido } from '#api/calls/account.ts';
import { editarPassword } from '#api/calls/account-student.ts';
import { editDatosEmail } from '#api/calls/cv-settings.ts';
import type { Caller } from '#api/client/call.ts';
import type { Cv } from '#api/entities/cv.ts';
import { type Language, languageIds } from '#i18n/languages.ts';
import type { CvStore, Saved } from './cv-store.ts';

/** Where the portal writes to someone. */
export type EmailData = Pick<Cv['personales'], 'email' | 'comunicacionesEnEmailEstudiante'>;

export interface AccountStore {
  saveEmail: (opened: EmailData, values: EmailData) => Promise<Saved>;
  changePassword: (passwordActual: string, password: string) => Promise<Saved>;
  /** The language of the portal at the next sign-in. */
  saveLanguage: (language: Language) => Promise<Saved>;
}

export const emailData = ({ personales }: Cv): EmailData => {
  const { email, comunicacionesEnEmailEstudiante } = personales;
  return { email, comunicacionesEnEmailEstudiante };
};

/** What of a person is no part of the CV. */
export function createAccountStore(cv: CvStore, call: Caller): AccountStore {
  return {
    saveEmail: (opened, values) =>
      cv.save({
        call: editDatosEmail,
        body: () => values,
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
