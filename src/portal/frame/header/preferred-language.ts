import { editarIdiomaPreferido } from '#core/contract/calls/account.ts';
import { type Language, languageIds } from '#core/i18n/languages.ts';
import { sideOf, userTypeId } from '#core/model/people.ts';
import { call, prepareCalls } from '#portal/data/server/call.ts';
import { $session } from '#portal/data/session/session-store.ts';

/**
 * Loads the caller and returns a function that reports the preferred language to the university, even while the page is
 * left. The portal uses that language after the next sign-in. Failures are not shown.
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
