import type { RouteFacts } from '#core/routing/route-facts.ts';
import { linkToken } from './link-token.ts';

/**
 * Marks the step of a form that the address leads to: the value of its parameter, each of which has a prerendered step,
 * or `later` for a step that the form shows once hydrated. None for the first step.
 */
export function markStep({ later }: Pick<RouteFacts, 'later'>, root: HTMLElement): void {
  if (later === undefined) return;
  const hasToken = later === 'token' && linkToken() !== undefined;
  const step = hasToken ? 'later' : new URLSearchParams(location.search).get(later);
  if (step) root.dataset['step'] = step;
}
