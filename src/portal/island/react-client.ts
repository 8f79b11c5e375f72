import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreInput } from './restore-input.ts';
import { takenOver } from '#portal/data/prefetch/painted-rows.ts';
import { PageContext } from './page-context.ts';
import { loadPage } from './page.ts';

/** Hydrates an island with the context of its page. Called by Astro's `<astro-island>` element. */
export default (element: HTMLElement) =>
  async (Component: ComponentType, props: object): Promise<void> => {
    if (!element.hasAttribute('ssr')) return;
    const page = await loadPage();
    const island = createElement(PageContext, { value: page }, createElement(Component, props));
    const restore = restoreInput(element);
    element.setAttribute(takenOver, '');
    startTransition(() => {
      const root = hydrateRoot(element, island, {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onRecoverableError: (error) => {
          restore();
          reportError(error);
        },
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
