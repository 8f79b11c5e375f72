/** Switches of a brand file that decide whether a route exists; a leading `!` means the switch must be off. */
export type Permission =
  | `modulos.${string}`
  | 'canRegistroAlumno'
  | 'canCrearConvenio'
  | 'checkMenuEducacion'
  | 'hasProgramaPracticasActivo'
  | 'haveDocumentosPracticas'
  | 'showPropuestaPracticas'
  | '!OneLoginForCandidatos';

/** The part of a brand's settings that permissions look at. */
export interface PermissionSettings {
  modulos: Readonly<Record<string, boolean>>;
  canRegistroAlumno: boolean;
  canCrearConvenio: boolean;
  checkMenuEducacion: boolean;
  hasProgramaPracticasActivo: boolean;
  haveDocumentosPracticas: boolean;
  showPropuestaPracticas: boolean;
  OneLoginForCandidatos: boolean;
}

/** Path of the setting that a permission looks at, e.g. `modulos.empleo`. */
export function permissionSetting(permission: Permission): string {
  return permission.startsWith('!') ? permission.slice(1) : permission;
}

function holds(permission: Permission, settings: PermissionSettings): boolean {
  if (permission.startsWith('modulos.'))
    return settings.modulos[permission.slice('modulos.'.length)] === true;
  if (permission === '!OneLoginForCandidatos') return !settings.OneLoginForCandidatos;
  return settings[permission as keyof Omit<PermissionSettings, 'modulos'>];
}

/** Whether the brand has what a route asks for; of several permissions one is enough, none asks for nothing. */
export function isPermitted(
  permission: Permission | readonly Permission[] | undefined,
  settings: PermissionSettings,
): boolean {
  if (permission === undefined) return true;
  return typeof permission === 'string'
    ? holds(permission, settings)
    : permission.some((one) => holds(one, settings));
}
