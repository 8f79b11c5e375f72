import type { RouteFacts } from '#core/routing/route-facts.ts';
import { linkToken } from './link-token.ts';

/** Hides the prerendered step of a form where the address leads to a later one, which the form shows once hydrated. */
export function hidePrerenderedStep({ later }: Pick<RouteFacts, 'later'>, root: HTMLElement): void {
  const isLater =
    later === 'token'
      ? linkToken() !== undefined
      : later !== undefined && new URLSearchParams(location.search).has(later);
  if (isLater) root.dataset['step'] = 'later';
}
