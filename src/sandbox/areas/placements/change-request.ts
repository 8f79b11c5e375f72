import * as codes from '#core/contract/codes.ts';
import type { ChangeRequest } from '#core/contract/entities/placement-request.ts';
import { isInOrder } from '#core/contract/validation/dates.ts';
import { exceededLimit } from '#core/contract/validation/working-time.ts';
import { addMonths } from '../../clock.ts';
import { sql } from '../../db/sql.ts';
import type { CompanyContext } from '../../context.ts';
import { exceededLimitMessage, programmeMessage } from '../offers/messages.ts';
import { refuse, refuseFields, refuseAction } from '../../refusal.ts';
import { assertFilled } from '../../rules/person.ts';
import type { PlacementRow } from './company-placements.ts';

/**
 * Refuses an extension that does not end later (`startAfterEnd`), or later than the programme allows
 * (`dedicationOfProgramme`).
 */
function assertExtension({ language }: CompanyContext, placement: PlacementRow, fechaFin: string): void {
  if (!isInOrder(placement.fechaFin, fechaFin)) refuse(codes.startAfterEnd);
  const { meses, tituloPrograma = '' } = placement;
  if (meses !== undefined && fechaFin > addMonths(placement.fechaInicio, meses)) {
    refuse(codes.dedicationOfProgramme, programmeMessage({ titulo: tituloPrograma, meses }, language));
  }
}

/**
 * Refuses a variation that varies nothing (`dataMissing`), or exceeds the working time of the university
 * (`dedicationOfProgramme`).
 */
function assertVariation(
  { brand, language }: CompanyContext,
  placement: PlacementRow,
  request: ChangeRequest,
): void {
  const { horasAldia, numeroDiasSemana, diasSemana, horario } = request;
  if (!horasAldia && !numeroDiasSemana && !diasSemana?.length && !horario?.trim())
    refuseFields(['horasAldia', 'numeroDiasSemana', 'diasSemana', 'horario']);
  const { fechaInicio, fechaFin, datos } = placement;
  const limits = brand.settings.limitesJornada;
  const days = numeroDiasSemana ?? diasSemana?.length ?? datos.numeroDiasSemana;
  const time = { fechaInicio, fechaFin, horasAldia: horasAldia ?? datos.horasAldia, numeroDiasSemana: days };
  const exceeded = exceededLimit(time, limits);
  if (exceeded)
    refuse(codes.dedicationOfProgramme, exceededLimitMessage(exceeded, limits?.[exceeded] ?? 0, language));
}

/** Why nothing can be asked of a placement. */
const reasons = {
  ended: {
    es: 'Estas prácticas ya han terminado.',
    ca: 'Aquestes pràctiques ja han acabat.',
    en: 'This placement has ended.',
  },
  pending: {
    es: 'Ya hay una solicitud de este tipo pendiente de respuesta.',
    ca: 'Ja hi ha una sol·licitud d’aquest tipus pendent de resposta.',
    en: 'A request of this kind is waiting for an answer.',
  },
};

/** Validates a change request: 48 for an ended placement or a duplicate request; 15, 27 and 58. */
export function assertChangeRequest(
  context: CompanyContext,
  placement: PlacementRow,
  request: ChangeRequest,
): void {
  const { id, estado, fechaFin } = placement;
  if (estado === 'finalizada' || fechaFin < context.now.today) refuseAction(reasons.ended, context.language);
  const pending = sql`
    SELECT 1 FROM change_request WHERE placement = ${id} AND tipo = ${request.tipo} AND estado = 'pendiente'`;
  if (context.db.value(pending) !== undefined) refuseAction(reasons.pending, context.language);
  if (request.tipo === 'Variación') return assertVariation(context, placement, request);
  assertFilled(request, ['fechaFin']);
  return assertExtension(context, placement, request.fechaFin ?? '');
}
