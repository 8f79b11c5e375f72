import type { Call } from '#core/contract/call.ts';
import { callList, type CallName, calls } from '#core/contract/calls/index.ts';
import { pathOf } from '#core/contract/wire.ts';

/** Side of the portal, spelled as in paths. */
export type Tipo = 'Alumno' | 'Empresa';

/** A call, with the side of the portal for calls shared by both. */
export interface Endpoint {
  call: Call;
  tipo?: Tipo | undefined;
}

/** All endpoints: calls shared by both sides appear once per side. */
export const endpoints: readonly Endpoint[] = callList.flatMap((call): Endpoint[] =>
  call.path.includes('{tipo}')
    ? [
        { call, tipo: 'Alumno' },
        { call, tipo: 'Empresa' },
      ]
    : [{ call }],
);

/** Endpoint of a call; the side counts only for calls shared by both. */
export function endpointOf(name: CallName, tipo: Tipo | undefined): Endpoint {
  const call: Call = calls[name];
  return { call, tipo: call.path.includes('{tipo}') ? tipo : undefined };
}

export const endpointName = ({ call, tipo }: Endpoint): string => call.name + (tipo ? ` (${tipo})` : '');

/** Side whose users may make a call; undefined for public calls and calls of surveys. */
export function sideOf({ call, tipo }: Endpoint): Tipo | undefined {
  if (call.who === 'alumno') return 'Alumno';
  if (call.who === 'empresa') return 'Empresa';
  return call.who === 'usuario' ? tipo : undefined;
}

const sampleParams: Readonly<Record<string, string>> = {
  language: 'es',
  listName: 'paises',
  type: 'practicas',
  cif: 'B12345674',
  fixedKey: 'x',
  url: 'x',
};

/** Path with sample parameters, for requests refused before parameters matter. */
export function samplePath({ call, tipo }: Endpoint): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return pathOf(
    call,
    Object.fromEntries(names.map((name) => [name, name === 'tipo' ? tipo : (sampleParams[name] ?? 1)])),
  );
}
