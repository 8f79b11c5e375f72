import type { BrandSettings } from '#core/brand/brand.ts';
import { isPermitted, type Permission } from '#core/routing/permissions.ts';

/** Settings that have an effect only where a switch is on, by the beginning of their path. */
const neededSwitches: Readonly<Record<string, Permission>> = {
  convenio: 'modulos.convenios',
  convenioParaPublicar: 'modulos.convenios',
  canCrearConvenio: 'modulos.convenios',
  documentosPracticas: 'haveDocumentosPracticas',
  canUploadDocEmpresas: 'haveDocumentosPracticas',
  etiquetaHojaSemanal: 'modulos.hojasSemanales',
  sso: 'modulos.sso',
  checkIbanInPracticasConServicio: 'modulos.practicas',
  hasProgramaPracticasActivo: 'modulos.practicas',
  showPropuestaPracticas: 'modulos.practicas',
  otrasRemuneracionesEnPracticas: 'modulos.practicas',
  checkMenuEducacion: 'modulos.practicas',
  'campos.practica': 'modulos.practicas',
};

/** Whether a portal shows anything of a setting: its base may set what none of its pages uses. */
export function isShown(path: readonly string[], settings: BrandSettings): boolean {
  return path.every((_, index) => {
    const needed = neededSwitches[path.slice(0, index + 1).join('.')];
    return needed === undefined || isPermitted(needed, settings);
  });
}
