import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { Rule, SettingPath } from '../draft.ts';

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
export const dependentFields: Rule = (draft) =>
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
        what: {
          en: `\`${settingName(child)}\` is shown, but \`${settingName(parent)}\`, which it depends on, is hidden.`,
          es: `\`${settingName(child)}\` se muestra, pero \`${settingName(parent)}\`, del que depende, está oculto.`,
          ca: `\`${settingName(child)}\` es mostra, però \`${settingName(parent)}\`, del qual depèn, està ocult.`,
        },
        why: {
          en: 'Its choices come from the hidden field, so nobody could choose anything in it.',
          es: 'Sus opciones salen del campo oculto, así que no se podría elegir nada.',
          ca: 'Les seves opcions surten del camp ocult, així que no s’hi podria triar res.',
        },
        fix: {
          en: `Write \`visible: false\` for \`${child[2]}\` as well, or \`visible: true\` for \`${parent[2]}\`.`,
          es: `Escribe también \`visible: false\` en \`${child[2]}\`, o \`visible: true\` en \`${parent[2]}\`.`,
          ca: `Escriu també \`visible: false\` a \`${child[2]}\`, o \`visible: true\` a \`${parent[2]}\`.`,
        },
      }),
    ];
  });
