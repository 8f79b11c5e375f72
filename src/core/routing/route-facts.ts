import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Side } from './side.ts';
import { routeById, type RouteId } from './table.ts';

/** What a page knows of its own route, besides who may see it. */
export interface RouteFacts {
  /** Whom it speaks to, as long as nobody is signed in. */
  side: Side;
  login?: true;
  service?: 'practicas' | 'empleo';
  token?: string;
  later?: 'token' | 'tipo';
}

/** The facts of a route that its page takes along: browsers do not have the table. */
export function routeFacts(route: RouteId): RouteFacts {
  const { side, audience, login, service, token, later } = routeById(route);
  return {
    side: side ?? (audience === 'company' ? 'company' : 'student'),
    ...omitUndefined({ login, service }),
    ...(token && { token }),
    ...omitUndefined({ later }),
  };
}
