import { explanation, type ReportText } from '#generator/diagnostics/report-text.ts';
import type { DraftSettings, SettingPath } from '../../draft.ts';

/** A combination of two or more settings that cannot all be meant. */
export interface Contradiction {
  /** The settings concerned; the problem is at the first one set by the brand itself, else at the first. */
  paths: readonly [SettingPath, ...SettingPath[]];
  isThere: (settings: DraftSettings) => boolean;
  what: ReportText;
  why: ReportText;
  fix: ReportText;
  /** Whether the values of the two settings may have been exchanged. */
  isExchange?: boolean;
}

type Switches = {
  [Key in keyof DraftSettings]-?: DraftSettings[Key] extends boolean ? Key : never;
}[keyof DraftSettings];
type Modules = keyof DraftSettings['modulos'];
/** Name of a boolean setting. */
export type Switch = Switches | `modulos.${Modules}`;

function isOn(settings: DraftSettings, name: Switch): boolean {
  return name.startsWith('modulos.')
    ? settings.modulos[name.slice('modulos.'.length) as Modules]
    : settings[name as Switches];
}

/** A switch that needs another one to work. */
export function needs(name: Switch, needed: Switch, why: ReportText): Contradiction {
  return {
    paths: [name.split('.'), needed.split('.')],
    isThere: (settings) => isOn(settings, name) && !isOn(settings, needed),
    ...explanation('contradictions.needs', { name, needed }),
    why,
  };
}
