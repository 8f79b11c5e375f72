/** Switch of a brand file that decides whether a route exists; with a leading `!`, the switch must be off. */
export type Permission =
  | `modulos.${string}`
  | 'canRegistroAlumno'
  | 'canCrearConvenio'
  | 'checkMenuEducacion'
  | 'hasProgramaPracticasActivo'
  | 'haveDocumentosPracticas'
  | 'showPropuestaPracticas'
  | '!OneLoginForCandidatos';

/** The settings of a brand that permissions read. */
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

/** Path of the setting that a permission reads, e.g. `modulos.empleo`. */
export function permissionSetting(permission: Permission): string {
  return permission.startsWith('!') ? permission.slice(1) : permission;
}

function holds(permission: Permission, settings: PermissionSettings): boolean {
  if (permission.startsWith('modulos.'))
    return settings.modulos[permission.slice('modulos.'.length)] === true;
  if (permission === '!OneLoginForCandidatos') return !settings.OneLoginForCandidatos;
  return settings[permission as keyof Omit<PermissionSettings, 'modulos'>];
}

/** Whether a brand grants a route's permission; of several permissions one is enough, and none is always granted. */
export function isPermitted(
  permission: Permission | readonly Permission[] | undefined,
  settings: PermissionSettings,
): boolean {
  if (permission === undefined) return true;
  return typeof permission === 'string'
    ? holds(permission, settings)
    : permission.some((one) => holds(one, settings));
}
