import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { partsNotShown } from './gallery.ts';
import { readModules } from './modules.ts';

it('reports a part that is missing in the gallery', () => {
  const root = scratchProject({
    'src/portal/gallery/GalleryScreen.tsx': "import { Outer } from '#portal/forms/Outer.tsx';",
    'src/portal/forms/Outer.tsx': "import { Inner } from './Inner.tsx';",
    'src/portal/forms/Inner.tsx': '',
    'src/portal/lists/Forgotten.tsx': '',
    'src/portal/lists/columns.tsx': '',
    'src/portal/screens/cv/CvScreen.tsx': '',
  });
  expect(partsNotShown(readModules(root))).toEqual([
    'src/portal/lists/Forgotten.tsx is not in the gallery: show it in each of its states in src/portal/gallery/parts/.',
  ]);
});
