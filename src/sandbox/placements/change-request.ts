import type { ChangeRequest } from '#api/entities/placement-request.ts';
import { isInOrder } from '#api/validation/dates.ts';
import { exceededLimit } from '#api/validation/working-time.ts';
import { sql } from '../db/sql.ts';
import type { CompanyContext } from '../handlers/context.ts';
import { exceededLimitMessage, programmeMessage } from '../offers/messages.ts';
import { refuse } from '../refusal.ts';
import { assertFilled } from '../rules/person.ts';
import type { PlacementRow } from './company-placements.ts';

/** The day some months after a date, both YYYY-MM-DD. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Refuses an extension that does not end later (27), or later than the programme allows (58). */
function assertExtension({ language }: CompanyContext, placement: PlacementRow, fechaFin: string): void {
  if (!isInOrder(placement.fechaFin, fechaFin)) refuse(27);
  const { meses, tituloPrograma = '' } = placement;
  if (meses !== undefined && fechaFin > monthsLater(placement.fechaInicio, meses)) {
    refuse(58, programmeMessage({ titulo: tituloPrograma, meses }, language));
  }
}

/** Refuses a variation that varies nothing (15), or exceeds the working time of the university (58). */
function assertVariation(
  { brand, language }: CompanyContext,
  placement: PlacementRow,
  request: ChangeRequest,
): void {
  const { horasAldia, numeroDiasSemana, diasSemana, horario } = request;
  if (!horasAldia && !numeroDiasSemana && !diasSemana?.length && !horario?.trim()) refuse(15);
  const { fechaInicio, fechaFin, datos } = placement;
  const limits = brand.settings.limitesJornada;
  const days = numeroDiasSemana ?? diasSemana?.length ?? datos.numeroDiasSemana;
  const time = { fechaInicio, fechaFin, horasAldia: horasAldia ?? datos.horasAldia, numeroDiasSemana: days };
  const exceeded = exceededLimit(time, limits);
  if (exceeded) refuse(58, exceededLimitMessage(exceeded, limits?.[exceeded] ?? 0, language));
}

/** Refuses what cannot be asked of a placement: 48 one that has ended or has such a request already, 15, 27 and 58. */
export function assertChangeRequest(
  context: CompanyContext,
  placement: PlacementRow,
  request: ChangeRequest,
): void {
  const { id, estado, fechaFin } = placement;
  if (estado === 'finalizada' || fechaFin < context.now.today) refuse(48);
  const pending = sql`
    SELECT 1 FROM change_request WHERE placement = ${id} AND tipo = ${request.tipo} AND estado = 'pendiente'`;
  if (context.db.value(pending) !== undefined) refuse(48);
  if (request.tipo === 'Variación') return assertVariation(context, placement, request);
  assertFilled(request, ['fechaFin']);
  return assertExtension(context, placement, request.fechaFin ?? '');
}
