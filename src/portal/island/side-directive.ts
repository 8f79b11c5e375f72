import type { ClientDirective } from 'astro';

/**
 * `client:side="student"`: an island that only one side of the portal has, on a page of both. The others never load
 * its code, and it is gone from their page. Whose page it is stands at its root since the head.
 */
const side: ClientDirective = (load, { value }, island) => {
  if (document.documentElement.dataset['session'] !== value) {
    island.remove();
    return;
  }
  void load().then((hydrate) => hydrate());
};

export default side;
