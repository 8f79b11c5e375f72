import type { Brand } from '#core/brand/brand.ts';
import { matchAddress } from '#core/routing/addresses.ts';
import { routeById } from '#core/routing/table.ts';
import type { UserType } from '#core/model/people.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StoredName } from '#core/shared/stored-names.ts';

/** A token that no server issued; the portal cannot tell, since it only reads the claims. */
function exampleToken(nombre: string, apellidos: string): string {
  const facts = { nombre, apellidos, exp: Math.floor(Date.now() / 1000) + 86_400 };
  return `x.${Buffer.from(JSON.stringify(facts)).toString('base64url')}.x`;
}

/** Storage of a browser with a session in a brand's portal. */
export function storedSession(brandId: string, tipoUsuario: UserType): Record<string, string> {
  const values = {
    token: exampleToken('Ona', 'Riu'),
    tipoUsuario,
    conPracticas: 'true',
    conEmpleo: 'true',
    recordar: 'true',
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [storageKey(brandId, name as StoredName), value]),
  );
}

/** Type of user that may see the page of an address; undefined for public pages. */
export function userOf(brand: Brand, path: string): UserType | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const match = matchAddress(brand, pathname);
  const { audience } = match ? routeById(match.route) : { audience: 'public' };
  if (audience === 'public') return undefined;
  return audience === 'company' ? 'Empresa' : 'Alumno';
}

/** Storage of a browser that is shown the page of an address, also during maintenance. */
export function storedFor(brand: Brand, path: string): Record<string, string> {
  const user = userOf(brand, path);
  return {
    ...(brand.settings.inMantenimiento && { [storageKey(brand.id, 'godmode')]: 'true' }),
    ...(user && storedSession(brand.id, user)),
  };
}
