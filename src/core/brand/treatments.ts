import type { RouteId } from '#core/routing/table.ts';
import type { BrandSettings } from './brand.ts';

/** A form that collects personal data, by its key in `legal.tratamientos`. */
export type Treatment = keyof NonNullable<NonNullable<BrandSettings['legal']>['tratamientos']>;

/** Forms of each page that collect personal data. */
export const collected: Readonly<Partial<Record<RouteId, readonly Treatment[]>>> = {
  registration: ['registro'],
  'account-request': ['cuentaEmpresa'],
  event: ['eventos'],
  'placement-proposal': ['propuesta'],
  company: ['contactos'],
  profile: ['contactos'],
  'new-agreement': ['contactos'],
  'new-offer': ['oferta'],
  'edit-offer': ['oferta'],
  cv: ['foto', 'discapacidad'],
};

/** Settings that switch these forms on. */
type TreatmentSettings = Pick<
  BrandSettings,
  'canRegistroAlumno' | 'modulos' | 'showPropuestaPracticas' | 'quitarCampoDiscapacidad'
>;

/** Forms of a portal that collect personal data. */
export function treatmentsOf(settings: TreatmentSettings): Treatment[] {
  const { canRegistroAlumno, modulos, showPropuestaPracticas, quitarCampoDiscapacidad } = settings;
  const isPresent: Record<Treatment, boolean> = {
    registro: canRegistroAlumno,
    cuentaEmpresa: modulos.cuentaEmpresa,
    eventos: modulos.eventos,
    propuesta: showPropuestaPracticas,
    contactos: true,
    oferta: true,
    foto: true,
    discapacidad: !quitarCampoDiscapacidad,
  };
  return (Object.keys(isPresent) as Treatment[]).filter((treatment) => isPresent[treatment]);
}
