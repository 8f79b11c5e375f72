import { inEach, type Told } from '#build/diagnostics/told.ts';
import { settingName } from '../../draft.ts';
import type { DraftSettings, SettingPath } from '../../draft.ts';

/** Two or more settings that cannot both be meant. */
export interface Contradiction {
  /** The settings that take part; the one that the brand itself wrote is pointed at, else the first. */
  paths: readonly [SettingPath, ...SettingPath[]];
  isThere: (settings: DraftSettings) => boolean;
  what: Told;
  why: Told;
  fix: Told;
}

type Switches = {
  [Key in keyof DraftSettings]-?: DraftSettings[Key] extends boolean ? Key : never;
}[keyof DraftSettings];
type Modules = keyof DraftSettings['modulos'];
/** A setting that is on or off. */
export type Switch = Switches | `modulos.${Modules}`;

function isOn(settings: DraftSettings, name: Switch): boolean {
  return name.startsWith('modulos.')
    ? settings.modulos[name.slice('modulos.'.length) as Modules]
    : settings[name as Switches];
}

/** A switch that has no effect, or a broken one, without another. */
export function needs(name: Switch, needed: Switch, why: Told): Contradiction {
  return {
    paths: [name.split('.'), needed.split('.')],
    isThere: (settings) => isOn(settings, name) && !isOn(settings, needed),
    what: {
      en: `\`${name}\` is on, but \`${needed}\` is off.`,
      es: `\`${name}\` está activado, pero \`${needed}\` está desactivado.`,
      ca: `\`${name}\` està activat, però \`${needed}\` està desactivat.`,
    },
    why,
    fix: {
      en: `Write \`${name}: false\`, or \`${needed}: true\`.`,
      es: `Escribe \`${name}: false\` o \`${needed}: true\`.`,
      ca: `Escriu \`${name}: false\` o \`${needed}: true\`.`,
    },
  };
}

/** Two settings of which one says of the other what must not be. */
export function differ(
  [first, second]: readonly [SettingPath, SettingPath],
  isThere: Contradiction['isThere'],
  says: Told,
  why: Told,
  fix: Told,
): Contradiction {
  return {
    paths: [first, second],
    isThere,
    what: inEach((language) => `\`${settingName(first)}\` ${says[language]} \`${settingName(second)}\`.`),
    why,
    fix,
  };
}
