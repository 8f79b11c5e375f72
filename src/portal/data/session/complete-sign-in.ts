import { faltanDatosPersonalesObligatorios } from '#core/contract/calls/missing-data.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { type Language, languageIds } from '#core/i18n/languages.ts';
import { translatedPath } from '#core/routing/translated-path.ts';
import { clearSession } from './sign-out.ts';
import { type SignIn, startSession, userTypeOf } from './start-session.ts';
import { connectedPage } from '#portal/data/server/connected-page.ts';
import { $language } from '#portal/data/browser/language.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { call } from '#portal/data/server/call.ts';
import { takeReturnPath } from './return-path.ts';
import { local, portalKey, sessionStorageOf, tab } from '#portal/data/browser/storage.ts';

/** Holds what a sign-in brought until the data protection notice is accepted. */
export function storePendingSignIn(signIn: SignIn): boolean {
  return tab.set(portalKey('tokenRGPD'), JSON.stringify(signIn));
}

/** The sign-in whose notice is still to be accepted. */
export function pendingSignIn(): SignIn | undefined {
  try {
    return JSON.parse(tab.get(portalKey('tokenRGPD')) ?? 'null') as SignIn | undefined;
  } catch {
    return undefined;
  }
}

export function dropPendingSignIn(): void {
  tab.remove(portalKey('tokenRGPD'));
}

/**
 * Signs in: stores the session and gives the address where the person goes next, in this order: maintenance, the page
 * of the first access, missing data, the page that was asked for before, home. `undefined` when this browser keeps
 * nothing at all: the next page would know nobody. The present page goes on as one without a session: what it would
 * ask for now is asked for by the next one.
 */
export async function completeSignIn(signIn: SignIn, brand: PublicBrand): Promise<string | undefined> {
  dropPendingSignIn();
  const storage = sessionStorageOf();
  const kept = startSession(signIn, storage, document, location.protocol === 'https:');
  if (kept === 'nowhere') {
    clearSession(storage, document);
    return undefined;
  }
  const preferred = brand.languages.find((it) => languageIds[it] === signIn.datos.idIdiomaPreferido);
  if (preferred) $language.set(preferred);
  const { settings } = brand;
  const paths = await pathsIn(preferred, brand);
  const isStudent = userTypeOf(signIn) !== 'Empresa';
  if (settings.inMantenimiento && local.get(portalKey('godmode')) !== 'true') {
    clearSession(storage, document);
    return paths.maintenance ?? '/';
  }
  if (signIn.datos.primerAcceso) {
    for (const each of [local, tab])
      if (each.get(portalKey('primerAcceso')) !== undefined) each.set(portalKey('primerAcceso'), 'false');
    showNoticeOnNextPage({ welcome: true });
    return (isStudent ? paths.cv : paths.profile) ?? '/';
  }
  if (isStudent && settings.checkDatosNecesariosEnLogin && (await lacksData(signIn))) return paths.cv ?? '/';
  const asked = takeReturnPath();
  return asked === undefined ? (paths.home ?? '/') : translatedPath(asked, brand.paths, paths);
}

/** How long the addresses in someone's language are waited for, in milliseconds. */
const patience = 3000;

/**
 * The addresses in someone's language, from the file that the next page reads anyway. Where it does not come, those of
 * this page, which the next one puts right.
 */
async function pathsIn(
  language: Language | undefined,
  { paths }: PublicBrand,
): Promise<PublicBrand['paths']> {
  const page = connectedPage();
  const address = language && language !== page?.language && page?.brandIn?.[language];
  if (!address) return paths;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const { brand } = (await response.json()) as { brand: PublicBrand };
    return brand.paths;
  } catch {
    return paths;
  }
}

async function lacksData({ datos }: SignIn): Promise<boolean> {
  const result = await call(faltanDatosPersonalesObligatorios, {}, { token: datos.token });
  return result.ok && result.datos.faltanDatos;
}
