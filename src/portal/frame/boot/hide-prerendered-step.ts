import type { RouteFacts } from '#core/routing/route-facts.ts';
import { linkToken } from './link-token.ts';

/**
 * Hides the step of a form that the build rendered from someone whose address leads to a later one: until the form is
 * alive and shows that.
 */
export function hidePrerenderedStep({ later }: Pick<RouteFacts, 'later'>, root: HTMLElement): void {
  const isLater =
    later === 'token'
      ? linkToken() !== undefined
      : later !== undefined && new URLSearchParams(location.search).has(later);
  if (isLater) root.dataset['step'] = 'later';
}
