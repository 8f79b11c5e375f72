import { explanation } from '#generator/diagnostics/report-text.ts';
import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { BrandRule, SettingPath } from '../draft.ts';

/** Fields whose choices come from another one. */
const dependent = [
  { parent: ['campos', 'experiencia', 'contrato'], child: ['campos', 'experiencia', 'subtipoContrato'] },
  {
    parent: ['campos', 'personales', 'emailEstudiante'],
    child: ['campos', 'personales', 'comunicacionesEnEmailEstudiante'],
  },
] as const satisfies { parent: SettingPath; child: SettingPath }[];

type Groups = Readonly<Record<string, Readonly<Record<string, { visible: boolean }>>>>;

/** Nothing can be chosen in a field while the one that it depends on is hidden. */
export const dependentFields: BrandRule = (draft) =>
  dependent.flatMap(({ parent, child }) => {
    const groups: Groups = draft.settings.campos;
    const isShown = ([, group, field]: readonly [string, string, string]) =>
      groups[group]?.[field]?.visible === true;
    if (isShown(parent) || !isShown(child) || !draft.isSound(parent) || !draft.isSound(child)) return [];
    const at = mostOwn(draft, [
      [...parent, 'visible'],
      [...child, 'visible'],
    ]);
    return [
      problemAt(draft, at, {
        code: 'hidden-parent-field',
        severity: 'warning',
        ...explanation('rules.hiddenParent', {
          child: settingName(child),
          parent: settingName(parent),
          child2: child[2],
          parent2: parent[2],
        }),
      }),
    ];
  });
