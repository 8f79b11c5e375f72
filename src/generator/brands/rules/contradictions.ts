import { reportText } from '#generator/diagnostics/report-text.ts';
import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule } from '../draft.ts';
import { contradictionList } from './contradiction-list.ts';

function elsewhere(draft: BrandDraft, paths: readonly (readonly (string | number)[])[]) {
  return paths
    .filter((path) => draft.origin(path) !== 'default')
    .map((path) => ({
      location: draft.locate(path, 'key'),
      note: reportText('contradictions.writtenHere', { setting: settingName(path) }),
    }));
}

/** Settings that cannot both be meant. What is wrong by itself has been reported and takes no part. */
export const contradictions: BrandRule = (draft) =>
  contradictionList
    .filter(({ paths, isThere }) => paths.every((path) => draft.isSound(path)) && isThere(draft.settings))
    .map(({ paths, what, why, fix }) => {
      const at = mostOwn(draft, paths);
      const related = elsewhere(
        draft,
        paths.filter((path) => path !== at),
      );
      return problemAt(draft, at, {
        code: 'contradiction',
        what,
        why,
        fix,
        ...(related.length > 0 && { related }),
      });
    });
