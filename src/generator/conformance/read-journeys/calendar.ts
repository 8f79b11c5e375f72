import type { CallName } from '#core/contract/calls/index.ts';
import type { Kit } from '../kit.ts';

interface DatedPlacement {
  id: number;
  estado?: string | undefined;
  fechaInicio?: string | undefined;
  fechaFin?: string | undefined;
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

const stateOn = (today: string, from: string, to: string): string =>
  today < from ? 'pendiente' : today <= to ? 'activa' : 'finalizada';

/** Asserts that placements are in the state of their dates. */
export function assertCalendar(kit: Kit, name: CallName, datos: unknown): void {
  if (!Array.isArray(datos)) return;
  const today = day.format(new Date());
  for (const { id, estado, fechaInicio, fechaFin } of datos as readonly DatedPlacement[]) {
    if (!estado || !fechaInicio || !fechaFin) continue;
    const expected = stateOn(today, fechaInicio, fechaFin);
    const at = `datos.n.estado, of the placement ${id}`;
    const wanted = `${expected}, from ${fechaInicio} to ${fechaFin} on ${today}`;
    kit.assert(estado === expected, name, { rule: 'calendar', at, expected: wanted, came: estado });
  }
}
