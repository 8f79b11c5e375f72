import { editarIdiomaPreferido } from '#api/calls/account.ts';
import { type Language, languageIds } from '#i18n/languages.ts';
import { halfOf } from '#session/session.ts';
import { call, prepareCalls } from '#stores/server.ts';
import { $session } from '#stores/session.ts';

/**
 * Makes ready to tell the university which language someone prefers, so that it can be told while the page is left.
 * It is the portal's language at the next sign-in. What goes wrong with it is nothing to be told about.
 */
export async function readyToTell(): Promise<(language: Language) => void> {
  await prepareCalls();
  return (language) => {
    const session = $session.get();
    if (!session) return;
    const input = { params: { tipo: halfOf(session.type) }, body: { idIdioma: languageIds[language] } };
    void call(editarIdiomaPreferido, input, { keepalive: true });
  };
}
