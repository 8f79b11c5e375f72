import { useStore } from '@nanostores/react';
import { pageParams } from '#routing/page-addresses.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { $session } from '#stores/session.ts';
import { halfAt, type Standpoint } from './standpoint.ts';

/** Who sees this page, and where; for what is only shown in the browser. */
export function useStandpoint(): Standpoint {
  const page = usePage();
  const session = useStore($session);
  return {
    half: halfAt(page.route, session?.type),
    route: page.route,
    paths: page.brand.paths,
    params: pageParams(page, location.pathname) ?? {},
  };
}
