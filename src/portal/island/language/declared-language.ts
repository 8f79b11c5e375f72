/** A valid value of `lang`. */
const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/** The language of a text according to the server, where that is a valid value of `lang`. */
export const declaredLanguage = (declared: string | undefined): string | undefined =>
  declared !== undefined && languageTag.test(declared) ? declared.toLowerCase() : undefined;
