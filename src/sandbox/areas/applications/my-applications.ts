import { profiles } from '#core/contract/constants.ts';
import type {
  Application,
  ApplicationsByState,
  ApplicationStep,
} from '#core/contract/entities/application.ts';
import type { RequiredDocument } from '#core/contract/entities/document.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { every, list, sql } from '../../db/sql.ts';
import { domainList, domainText } from '../domains/lists.ts';
import { allStates, canWithdraw, turnOf } from './candidacy.ts';
import type { StudentContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { offerHead } from '../offers/student/offer-card.ts';
import { assertService } from '../offers/student/offer-list.ts';
import { offersOf, ownCandidacies } from './own-candidacy.ts';

function grouped<T extends { candidacy: number }>(rows: readonly T[]): Map<number, Omit<T, 'candidacy'>[]> {
  const groups = new Map<number, Omit<T, 'candidacy'>[]>();
  for (const { candidacy, ...row } of rows) groups.set(candidacy, [...(groups.get(candidacy) ?? []), row]);
  return groups;
}

/** Documents that an offer asks for, by their type. */
export function requiredDocuments(
  { language }: Pick<StudentContext, 'language'>,
  types: readonly number[] = [],
): RequiredDocument[] {
  return types.map((idDocumento) => ({
    idDocumento,
    nombre: domainText('tiposDocumentoAlumnoPracticas', idDocumento, language) || String(idDocumento),
  }));
}

/** Applications to one kind of offer: placements in the student's own order, jobs the latest first. */
function applications(context: StudentContext, kind: keyof typeof profiles): Application[] {
  assertService(context, kind);
  const { db, language } = context;
  const rows = ownCandidacies(
    context,
    every([sql`offer.idPerfil = ${profiles[kind]}`, sql`offer.estado <> 'eliminada'`]),
  );
  const offers = offersOf(
    context,
    rows.map((row) => row.offer),
  );
  const ids = rows.map(({ id }) => id);
  const steps = grouped(
    db.all<ApplicationStep & { candidacy: number }>(sql`
      SELECT candidacy, estado, fecha, quien FROM candidacy_step WHERE candidacy IN ${list(ids)} ORDER BY id`),
  );
  const handedIn = grouped(
    db.all<{ candidacy: number; idDocumento: number }>(
      sql`SELECT candidacy, idDocumento FROM candidacy_document WHERE candidacy IN ${list(ids)}`,
    ),
  );
  const reasons = domainList('tipoMotivoCambioEstadoCandidatura', language);
  return rows.flatMap((row) => {
    const offer = offers.get(row.offer);
    if (!offer) return [];
    const reason = reasons.find(({ idMotivo }) => idMotivo === row.idMotivo)?.descripcion ?? row.motivo;
    const has = new Set(handedIn.get(row.id)?.map(({ idDocumento }) => idDocumento));
    const documents = requiredDocuments(context, offer.datos.documentosRequeridos);
    return [
      {
        ...offerHead(offer, language),
        idCandidatura: row.id,
        idPerfil: offer.idPerfil,
        estado: row.estado,
        fechaInscripcion: row.fecha,
        ...omitUndefined({ descripcionEstadoMotivo: reason, orden: row.orden }),
        ...(documents.length !== 0 && {
          documentacionNecesaria: documents.map((it) => ({ ...it, entregado: has.has(it.idDocumento) })),
        }),
        historial: steps.get(row.id) ?? [],
        turno: turnOf(row.estado),
        ...omitUndefined({ fechaLimite: row.fechaLimite, fechaCierre: offer.fechaCierre }),
        puedeRetirar: canWithdraw(row.estado),
      },
    ];
  });
}

export const myApplicationHandlers = {
  dameCandidaturasEmpleoUsuario: (context) => applications(context, 'empleo'),

  dameCandidaturasPracticasUsuario: (context) => applications(context, 'practicas'),

  dameCandidaturasPracticasUsuarioPorEstados: (context): ApplicationsByState[] => {
    const own = applications(context, 'practicas');
    return allStates
      .map((idEstado) => ({
        idEstado,
        descripcion: domainText('estadosCandidaturasAlumno', idEstado, context.language),
        candidaturas: own.filter(({ estado }) => estado === idEstado),
      }))
      .filter(({ candidaturas }) => candidaturas.length > 0);
  },
} satisfies Partial<Handlers>;
