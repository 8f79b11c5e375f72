import type { ClientDirective } from 'astro';

/**
 * `client:half="student"`: an island that only one half of the people have, on a page of both. The others never load
 * its code, and it is gone from their page. Whose page it is stands at its root since the head.
 */
const half: ClientDirective = (load, { value }, island) => {
  if (document.documentElement.dataset['session'] !== value) {
    island.remove();
    return;
  }
  void load().then((hydrate) => hydrate());
};

export default half;
