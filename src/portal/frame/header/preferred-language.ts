import { editarIdiomaPreferido } from '#core/contract/calls/account.ts';
import { type Language, languageIds } from '#core/i18n/languages.ts';
import { sideOf, userTypeId } from '#core/model/people.ts';
import { call, prepareCalls } from '#portal/data/server/call.ts';
import { $session } from '#portal/data/session/session-store.ts';

/**
 * Makes ready to tell the university which language someone prefers, so that it can be told while the page is left.
 * It is the portal's language at the next sign-in. What goes wrong with it is nothing to be told about.
 */
export async function reportPreferredLanguage(): Promise<(language: Language) => void> {
  await prepareCalls();
  return (language) => {
    const session = $session.get();
    if (!session) return;
    const input = {
      params: { tipo: userTypeId[sideOf(session.type)] },
      body: { idIdioma: languageIds[language] },
    };
    void call(editarIdiomaPreferido, input, { keepalive: true });
  };
}
