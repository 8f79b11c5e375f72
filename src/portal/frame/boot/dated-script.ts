import { bootStorage } from './boot-storage.ts';
import { showDated } from './show-dated.ts';

// Behind elements that have a time; only pages with such elements have this script.
showDated(document, bootStorage(document.documentElement.dataset['brand'] ?? ''));
