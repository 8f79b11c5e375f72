import type { RouteId } from '#core/routing/table.ts';
import type { BrandSettings } from './brand.ts';

/** A form that collects data, as `legal.tratamientos` names it. */
export type Treatment = keyof NonNullable<NonNullable<BrandSettings['legal']>['tratamientos']>;

/** The forms of each page that collect data of people. */
export const collected: Readonly<Partial<Record<RouteId, readonly Treatment[]>>> = {
  registration: ['registro'],
  'account-request': ['cuentaEmpresa'],
  event: ['eventos'],
  'placement-proposal': ['propuesta'],
  cv: ['foto', 'discapacidad'],
};

/** What decides which forms there are. */
type Deciding = Pick<
  BrandSettings,
  'canRegistroAlumno' | 'modulos' | 'showPropuestaPracticas' | 'quitarCampoDiscapacidad'
>;

/** The forms of a portal that collect data. */
export function treatmentsOf(settings: Deciding): Treatment[] {
  const { canRegistroAlumno, modulos, showPropuestaPracticas, quitarCampoDiscapacidad } = settings;
  const has: Record<Treatment, boolean> = {
    registro: canRegistroAlumno,
    cuentaEmpresa: modulos.cuentaEmpresa,
    eventos: modulos.eventos,
    propuesta: showPropuestaPracticas,
    foto: true,
    discapacidad: !quitarCampoDiscapacidad,
  };
  return (Object.keys(has) as Treatment[]).filter((treatment) => has[treatment]);
}
