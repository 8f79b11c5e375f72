import { isLanguageOf } from '#routing/page-addresses.ts';
import { carriedAddress } from '#routing/shell-address.ts';
import { dropToken, halfOf } from '#session/session.ts';
import { safeStorage, storageKey } from '#shared/storage.ts';
import { chooseTheme } from '#shared/theme-choice.ts';
import type { PageData } from '#shell/islands/page-context.ts';
import type { Kept } from '#stores/messages.ts';
import { dropStrayClicks } from './double-click.ts';
import { holdEarlySubmits } from './early-submit.ts';
import { awaitLaterStep } from './later-step.ts';
import { hideLinkToken } from './link-token.ts';
import { markAlive } from './mark-alive.ts';
import { watchLostCode } from './lost-code.ts';
import { placeOf } from './place.ts';

// Runs in the head of every page, before anything is painted. The element before it holds the page's data.
const page = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '') as PageData;
const root = document.documentElement;
const storage = {
  brand: page.brand,
  local: safeStorage('localStorage'),
  tab: safeStorage('sessionStorage'),
  cookies: () => document.cookie,
  now: () => Date.now(),
};
const key = (name: string): string => storageKey(page.brand, name);

const carried = carriedAddress(page, location);
if (carried) history.replaceState(null, '', carried);

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = (): void => {
  root.dataset['theme'] = chooseTheme(
    storage.local.get(key('modoOscuro')),
    page.modoOscuro,
    systemIsDark.matches,
  );
};
showTheme();
systemIsDark.addEventListener('change', showTheme);

const language = storage.local.get(key('idioma'));
if (language !== undefined && !isLanguageOf(page, language)) storage.local.remove(key('idioma'));

function guard(): void {
  const { go, remember, session, ended } = placeOf(page, location, storage);
  if (ended === 'expired') {
    const wasCompany = [storage.tab, storage.local].some((it) => it.get(key('tipoUsuario')) === 'Empresa');
    const message: Kept = { error: 2, half: wasCompany ? 'company' : 'student' };
    storage.tab.set(key('aviso'), JSON.stringify(message));
  }
  if (ended) dropToken(storage);
  if (remember) storage.tab.set(key('rutaRetorno'), location.pathname + location.search + location.hash);
  root.dataset['session'] = session ? halfOf(session.type) : 'none';
  // Nothing of a page that is left is ever painted.
  root.hidden = go !== undefined;
  if (go !== undefined) location.replace(go);
}
guard();
if (!root.hidden) {
  hideLinkToken(page.route);
  awaitLaterStep(page.route, root);
}
// A page that comes back from the history of the browser may belong to someone who has signed out since.
addEventListener('pageshow', (event) => {
  if (event.persisted) guard();
});

markAlive(root);
watchLostCode(page.brand, storage.tab, page.guard.to[page.language]?.lost ?? '/');
holdEarlySubmits();
dropStrayClicks();
