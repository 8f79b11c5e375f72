import { explanation, type ReportText } from '#generator/diagnostics/report-text.ts';
import type { DraftSettings, SettingPath } from '../../draft.ts';

/** Two or more settings that cannot both be meant. */
export interface Contradiction {
  /** The settings that take part; the one that the brand itself wrote is pointed at, else the first. */
  paths: readonly [SettingPath, ...SettingPath[]];
  isThere: (settings: DraftSettings) => boolean;
  what: ReportText;
  why: ReportText;
  fix: ReportText;
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
export function needs(name: Switch, needed: Switch, why: ReportText): Contradiction {
  return {
    paths: [name.split('.'), needed.split('.')],
    isThere: (settings) => isOn(settings, name) && !isOn(settings, needed),
    ...explanation('contradictions.needs', { name, needed }),
    why,
  };
}
