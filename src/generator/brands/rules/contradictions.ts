import { reportText } from '#generator/diagnostics/report-text.ts';
import { mostSpecificPath, problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule } from '../draft.ts';
import { contradictionList } from './contradiction-list.ts';

function relatedLocations(draft: BrandDraft, paths: readonly (readonly (string | number)[])[]) {
  return paths
    .filter((path) => draft.origin(path) !== 'default')
    .map((path) => ({
      location: draft.locate(path, 'key'),
      note: reportText('contradictions.writtenHere', { setting: settingName(path) }),
    }));
}

/** Reports contradictory settings. Invalid settings have been reported already and are skipped. */
export const contradictions: BrandRule = (draft) =>
  contradictionList
    .filter(({ paths, isThere }) => paths.every((path) => draft.isSound(path)) && isThere(draft.settings))
    .map(({ paths, what, why, fix }) => {
      const mainPath = mostSpecificPath(draft, paths);
      const related = relatedLocations(
        draft,
        paths.filter((path) => path !== mainPath),
      );
      return problemAt(draft, mainPath, {
        code: 'contradiction',
        what,
        why,
        fix,
        ...(related.length > 0 && { related }),
      });
    });
