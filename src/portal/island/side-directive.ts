import type { ClientDirective } from 'astro';

/**
 * `client:side="student"`: hydrates an island for one side of the portal, on a page of both sides. For other visitors
 * it is removed, and its chunk never loaded. The boot script has put the side on the root element.
 */
const side: ClientDirective = (load, { value }, island) => {
  if (document.documentElement.dataset['session'] !== value) {
    island.remove();
    return;
  }
  void load().then((hydrate) => hydrate());
};

export default side;
