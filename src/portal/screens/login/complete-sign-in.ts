import { faltanDatosPersonalesObligatorios } from '#core/contract/calls/missing-data.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { type Language, languageIds } from '#core/i18n/languages.ts';
import { translatedPath } from '#core/routing/translated-path.ts';
import { clearSession } from '#portal/data/session/sign-out.ts';
import { type SignIn, startSession, userTypeOf } from '#portal/data/session/start-session.ts';
import { connectedPage } from '#portal/data/server/connected-page.ts';
import { $language } from '#portal/data/browser/language.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { call } from '#portal/data/server/call.ts';
import { takeReturnPath } from '#portal/data/session/return-path.ts';
import { local, portalKey, sessionStorageOf, tab } from '#portal/data/browser/storage.ts';

/** Stores the answer of a sign-in until the data protection notice is accepted; `false` where storage is blocked. */
export function storePendingSignIn(signIn: SignIn): boolean {
  return tab.set(portalKey('tokenRGPD'), JSON.stringify(signIn));
}

/** The stored sign-in whose notice is still to be accepted. */
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
 * Stores the session and returns the address to go to, in this order: maintenance, the page of the first access,
 * missing data, the return path, home. `undefined` where storage is blocked altogether: the next page would have no
 * session. `$session` of the current page is not refreshed: the next page sends the requests of a signed-in one.
 */
export async function completeSignIn(signIn: SignIn, brand: PublicBrand): Promise<string | undefined> {
  dropPendingSignIn();
  const storage = sessionStorageOf();
  const lifetime = startSession(signIn, storage, document, location.protocol === 'https:');
  if (lifetime === 'nowhere') {
    clearSession(storage, document);
    return undefined;
  }
  const preferred = brand.languages.find(
    (language) => languageIds[language] === signIn.datos.idIdiomaPreferido,
  );
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
  const returnPath = takeReturnPath();
  return returnPath === undefined ? (paths.home ?? '/') : translatedPath(returnPath, brand.paths, paths);
}

/** Timeout of the request for the data file in the preferred language, in milliseconds. */
const pathsTimeout = 3000;

/**
 * The paths in the preferred language, from the data file, which the next page needs anyway. Where it does not load,
 * the paths of this page: the next one redirects to the preferred language.
 */
async function pathsIn(
  language: Language | undefined,
  { paths }: PublicBrand,
): Promise<PublicBrand['paths']> {
  const page = connectedPage();
  const address = language && language !== page?.language && page?.brandIn?.[language];
  if (!address) return paths;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(pathsTimeout) });
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
