import * as codes from '#core/contract/codes.ts';
import type { Programme, ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { assertNoProblem, companyRow } from '../companies/company-row.ts';
import type { PortalUser } from '../accounts/users.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import type { BaseContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

interface ProgrammeRow {
  id: number;
  urlAcceso: string;
  titulo: string;
  necesitaAdhesion: boolean;
  tiempoDedicacionJornada?: number;
  meses?: number;
  imagen?: number;
  datos: Pick<Programme, 'descripcion' | 'fechaInicio' | 'fechaFin' | 'ulrImagenPrincipal'>;
}

/** Loads an active programme. Refuses with `programmeNotFound` when missing. */
function activeProgramme(db: Db, urlAcceso: string): ProgrammeRow {
  return (
    db.get<ProgrammeRow>(sql`SELECT * FROM programme WHERE activo AND urlAcceso = ${urlAcceso}`) ??
    refuse(codes.programmeNotFound)
  );
}

function listed(
  { id, imagen, datos, ...row }: ProgrammeRow,
  { files }: Pick<BaseContext, 'files'>,
): Programme & Pick<ProgrammeDetail, 'necesitaAdhesion'> {
  const picture = imagen === undefined ? {} : { ulrImagenPrincipal: files.link({ file: imagen }) };
  return { idPrograma: id, ...row, ...datos, ...picture };
}

/** Who joins a programme: a student, or a company with all of its contacts. */
const memberOf = (user: PortalUser): { student: number } | { company: number } =>
  user.kind === 'alumno' ? { student: user.id } : { company: user.company };

type Adhesion = Exclude<ProgrammeDetail['estadoAdhesion'], 'ninguna'>;

function adhesionOf(db: Db, programme: number, user: PortalUser): Adhesion | undefined {
  const member = user.kind === 'alumno' ? sql`student = ${user.id}` : sql`company = ${user.company}`;
  return db.value<Adhesion>(sql`SELECT estado FROM adhesion WHERE programme = ${programme} AND ${member}`);
}

/**
 * Asks to join. Refuses with `programmeNotFound`, with `adhesionNotNeeded` where nobody needs to, with
 * `adhesionRequested` a second time.
 */
function join({ db, now, user, params }: BaseContext & { user: PortalUser; params: { id: string } }): void {
  const programme = activeProgramme(db, params.id);
  if (!programme.necesitaAdhesion) refuse(codes.adhesionNotNeeded);
  if (adhesionOf(db, programme.id, user) !== undefined) refuse(codes.adhesionRequested);
  db.insert('adhesion', { programme: programme.id, ...memberOf(user), fecha: now.today });
}

export const programmes = {
  programasPracticasActivos: (context) =>
    context.db
      .all<ProgrammeRow>(sql`SELECT * FROM programme WHERE activo ORDER BY titulo, id`)
      .map((row) => listed(row, context)),

  detallePrograma: (context) => {
    const { db, user, params } = context;
    const programme = activeProgramme(db, params.id);
    return { ...listed(programme, context), estadoAdhesion: adhesionOf(db, programme.id, user) ?? 'ninguna' };
  },

  solicitaAdhesionPrograma: (context) => join(context),

  solicitaAdhesionProgramaEmpresa: (context) => {
    assertNoProblem(companyRow(context.db, context.user.company));
    join(context);
  },
} satisfies Partial<Handlers>;
