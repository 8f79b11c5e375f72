import { faltanDatosPersonalesObligatorios } from '#api/calls/missing-data.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import { languageIds } from '#i18n/languages.ts';
import { clearSession } from '#session/session.ts';
import { type SignIn, startSession, userTypeOf } from '#session/start.ts';
import { $language } from './language.ts';
import { tellOnNextPage } from './messages.ts';
import { call } from './server.ts';
import { takeReturnPath } from './return-path.ts';
import { local, portalKey, sessionStorageOf, tab } from './storage.ts';

/** Holds what a sign-in brought until the data protection notice is accepted. */
export function holdSignIn(signIn: SignIn): boolean {
  return tab.set(portalKey('tokenRGPD'), JSON.stringify(signIn));
}

/** The sign-in whose notice is still to be accepted. */
export function heldSignIn(): SignIn | undefined {
  try {
    return JSON.parse(tab.get(portalKey('tokenRGPD')) ?? 'null') as SignIn | undefined;
  } catch {
    return undefined;
  }
}

export function discardHeldSignIn(): void {
  tab.remove(portalKey('tokenRGPD'));
}

/**
 * Signs in: stores the session and gives the address where the person goes next, in this order: maintenance, the page
 * of the first access, missing data, the page that was asked for before, home. `undefined` when this browser keeps
 * nothing at all: the next page would know nobody. The present page goes on as one without a session: what it would
 * ask for now is asked for by the next one.
 */
export async function arrive(signIn: SignIn, brand: PublicBrand): Promise<string | undefined> {
  discardHeldSignIn();
  const storage = sessionStorageOf();
  const kept = startSession(signIn, storage, document, location.protocol === 'https:');
  if (kept === 'nowhere') {
    clearSession(storage);
    return undefined;
  }
  const preferred = brand.languages.find((it) => languageIds[it] === signIn.datos.idIdiomaPreferido);
  if (preferred) $language.set(preferred);
  const { paths, settings } = brand;
  const isStudent = userTypeOf(signIn) !== 'Empresa';
  if (settings.inMantenimiento && local.get(portalKey('godmode')) !== 'true') {
    clearSession(storage);
    return paths.maintenance ?? '/';
  }
  if (signIn.datos.primerAcceso) {
    for (const each of [local, tab])
      if (each.get(portalKey('primerAcceso')) !== undefined) each.set(portalKey('primerAcceso'), 'false');
    tellOnNextPage({ welcome: true });
    return (isStudent ? paths.cv : paths.profile) ?? '/';
  }
  if (isStudent && settings.checkDatosNecesariosEnLogin && (await lacksData(signIn))) return paths.cv ?? '/';
  return takeReturnPath() ?? paths.home ?? '/';
}

async function lacksData({ datos }: SignIn): Promise<boolean> {
  const result = await call(faltanDatosPersonalesObligatorios, {}, { token: datos.token });
  return result.ok && result.datos.faltanDatos;
}
