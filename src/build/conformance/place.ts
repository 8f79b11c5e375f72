import type { Call } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import { pathOf } from '#core/contract/wire.ts';

/** Half of the portal, as it stands in paths. */
export type Tipo = 'Alumno' | 'Empresa';

/** A call, and for which half of the portal where it has both. */
export interface Place {
  call: Call;
  tipo?: Tipo | undefined;
}

/** Every call once, or twice where it is one of either half. */
export const places: readonly Place[] = callList.flatMap((call): Place[] =>
  call.path.includes('{tipo}')
    ? [
        { call, tipo: 'Alumno' },
        { call, tipo: 'Empresa' },
      ]
    : [{ call }],
);

export const nameOf = ({ call, tipo }: Place): string => call.name + (tipo ? ` (${tipo})` : '');

/** Which half may make a call; neither where anyone may, or only who answers a survey. */
export function halfOf({ call, tipo }: Place): Tipo | undefined {
  if (call.who === 'alumno') return 'Alumno';
  if (call.who === 'empresa') return 'Empresa';
  return call.who === 'usuario' ? tipo : undefined;
}

const plausible: Readonly<Record<string, string>> = {
  language: 'es',
  listName: 'paises',
  type: 'practicas',
  cif: 'B12345674',
  fixedKey: 'x',
  url: 'x',
};

/** Path of a call with parameters that could be some, for requests that are refused whatever they ask for. */
export function plausiblePath({ call, tipo }: Place): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return pathOf(
    call,
    Object.fromEntries(names.map((name) => [name, name === 'tipo' ? tipo : (plausible[name] ?? 1)])),
  );
}
