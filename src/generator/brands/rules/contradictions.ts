import type { Edit } from '#generator/diagnostics/problem.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { mostSpecificPath, problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule, ProblemTexts, SettingPath } from '../draft.ts';
import { line } from '../validate/schema-message.ts';
import { schemaAt } from '../validate/schema.ts';
import type { Contradiction } from './contradictions/contradiction.ts';
import { contradictionList } from './contradiction-list.ts';

function relatedLocations(draft: BrandDraft, paths: readonly (readonly (string | number)[])[]) {
  return paths
    .filter((path) => draft.origin(path) !== 'default')
    .map((path) => ({
      location: draft.locate(path, 'key'),
      note: reportText('contradictions.writtenHere', { setting: settingName(path) }),
    }));
}

/** The edits that exchange two numbers, if each is possible in the place of the other and the brand itself has both. */
function exchanged(draft: BrandDraft, [first, second]: Contradiction['paths']): Partial<ProblemTexts> {
  if (!second || draft.origin(first) !== 'brand' || draft.origin(second) !== 'brand') return {};
  const numberAt = (path: SettingPath): unknown =>
    path.reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      draft.settings,
    );
  const [one, other] = [numberAt(first), numberAt(second)];
  if (typeof one !== 'number' || typeof other !== 'number' || one === other) return {};
  const isPossible = (path: SettingPath, value: number): boolean => {
    const { minimum = -Infinity, maximum = Infinity } = schemaAt(path) ?? {};
    return value >= minimum && value <= maximum;
  };
  if (!isPossible(first, other) || !isPossible(second, one)) return {};
  const edit = (path: SettingPath, value: number): Edit[] => {
    const { endLine, endColumn, ...location } = draft.locate(path);
    return endLine === undefined || endColumn === undefined
      ? []
      : [{ location: { ...location, endLine, endColumn }, text: String(value) }];
  };
  return {
    fix: reportText('contradictions.exchanged', { first: line(first, other), second: line(second, one) }),
    repair: [...edit(first, other), ...edit(second, one)],
  };
}

/** Reports contradictory settings. Invalid settings have been reported already and are skipped. */
export const contradictions: BrandRule = (draft) =>
  contradictionList
    .filter(({ paths, isThere }) => paths.every((path) => draft.isSound(path)) && isThere(draft.settings))
    .map(({ paths, what, why, fix, isExchange }) => {
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
        ...(isExchange && exchanged(draft, paths)),
        ...(related.length > 0 && { related }),
      });
    });
