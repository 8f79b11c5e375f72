import { linkToken } from './link-token.ts';

/**
 * Hides the step of a form that the build rendered from someone whose address leads to a later one: until the form is
 * alive and shows that.
 */
export function awaitLaterStep(route: string, root: HTMLElement): void {
  const isLater =
    route === 'registration'
      ? new URLSearchParams(location.search).has('tipo')
      : route !== 'survey' && linkToken() !== undefined;
  if (isLater) root.dataset['step'] = 'later';
}
