import { explanation } from '#generator/diagnostics/report-text.ts';
import { mostSpecificPath, problemAt, settingName } from '../draft.ts';
import type { BrandRule, SettingPath } from '../draft.ts';

/** Fields whose choices depend on another field. */
const dependent = [
  { parent: ['campos', 'experiencia', 'contrato'], child: ['campos', 'experiencia', 'subtipoContrato'] },
  {
    parent: ['campos', 'personales', 'emailEstudiante'],
    child: ['campos', 'personales', 'comunicacionesEnEmailEstudiante'],
  },
] as const satisfies { parent: SettingPath; child: SettingPath }[];

type Groups = Readonly<Record<string, Readonly<Record<string, { visible: boolean }>>>>;

/** Warns about a visible field without choices because the field that it depends on is hidden. */
export const dependentFields: BrandRule = (draft) =>
  dependent.flatMap(({ parent, child }) => {
    const groups: Groups = draft.settings.campos;
    const isShown = ([, group, field]: readonly [string, string, string]) =>
      groups[group]?.[field]?.visible === true;
    if (isShown(parent) || !isShown(child) || !draft.isSound(parent) || !draft.isSound(child)) return [];
    const mainPath = mostSpecificPath(draft, [
      [...parent, 'visible'],
      [...child, 'visible'],
    ]);
    return [
      problemAt(draft, mainPath, {
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
