import type { ClientDirective } from 'astro';

/**
 * `client:step="estudiante"`: hydrates an island if the address leads to its step; otherwise the island is removed, and
 * its chunk never loaded. The boot script has put the step on the root element.
 */
const step: ClientDirective = (load, { value }, island) => {
  if (document.documentElement.dataset['step'] !== value) {
    island.remove();
    return;
  }
  void load().then((hydrate) => hydrate());
};

export default step;
