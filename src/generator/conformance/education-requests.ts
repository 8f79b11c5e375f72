import type { CheckedResponse, Violation } from './check-response.ts';

/** Violations in what a centre reads of requests: the identity number of a student before it has accepted the request. */
export function educationRequestViolations(call: string, { datos }: CheckedResponse): Violation[] {
  const isList = call === 'dameSolicitudesPracticasEducacion';
  if (!isList && call !== 'dameSolicitudPractica') return [];
  const rows: unknown[] = !isList ? [datos] : Array.isArray(datos) ? datos : [];
  return rows.flatMap((row, index): Violation[] => {
    const { estado, dni } = (row ?? {}) as { estado?: unknown; dni?: unknown };
    if (estado === 'aceptada' || !dni) return [];
    return [
      {
        rule: 'private-data',
        at: isList ? `datos.${index}.dni` : 'datos.dni',
        expected: 'no dni of a student whose request is not accepted',
        came: 'dni before the acceptance',
      },
    ];
  });
}
