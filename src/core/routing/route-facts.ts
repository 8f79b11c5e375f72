import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Side } from './side.ts';
import { routeById, type RouteId } from './table.ts';

/** Facts of a page's route, besides who may open the page. */
export interface RouteFacts {
  /** Side of the page as long as nobody is signed in. */
  side: Side;
  login?: true;
  service?: 'practicas' | 'empleo';
  token?: string;
  later?: 'token' | 'tipo';
}

/** Selects the facts of a route that its page carries: browsers do not have the table. */
export function routeFacts(route: RouteId): RouteFacts {
  const { side, audience, login, service, token, later } = routeById(route);
  return {
    side: side ?? (audience === 'company' ? 'company' : 'student'),
    ...omitUndefined({ login, service }),
    ...(token && { token }),
    ...omitUndefined({ later }),
  };
}
