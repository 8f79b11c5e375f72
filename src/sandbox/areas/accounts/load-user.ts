import * as codes from '#core/contract/codes.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { blockedText } from './messages.ts';
import type { CompanyUser, StudentUser } from './users.ts';

/** Fields of an account that decide on access. */
export interface AccountRow {
  id: number;
  kind: 'alumno' | 'empresa';
  usuario: string;
  /** Confirmed address, recipient of links; independent of the address in the company's contact. */
  email: string;
  password?: string;
  estado: 'activa' | 'bloqueada' | 'baja' | 'sinAcceso';
  mensajeBloqueo?: string;
  idIdiomaPreferido?: number;
  primerAcceso: boolean;
  /** Moment at which the data protection notice was accepted. */
  rgpdAceptado?: string;
  /** Tokens issued before this second (with fractions) are void … */
  tokensDesde: number;
  /** Session kept at that revocation: the one in which the user changed the password. */
  sesionConservada?: string;
}

export function accountById(db: Db, id: number): AccountRow | undefined {
  return db.get<AccountRow>(sql`SELECT * FROM account WHERE id = ${id}`);
}

/**
 * Refuses an account that may not (or no longer) enter: `userBlocked` with the words of the server, `serviceLeft`,
 * `accessTakenAway`.
 */
export function assertMayEnter(
  account: AccountRow,
  { brand, language }: { brand: Brand; language: Language },
): void {
  if (account.estado === 'bloqueada') {
    refuse(codes.userBlocked, account.mensajeBloqueo ?? blockedText(brand, language));
  }
  if (account.estado === 'baja') refuse(codes.serviceLeft);
  if (account.estado === 'sinAcceso') refuse(codes.accessTakenAway);
}

type StudentRow = Pick<
  StudentUser,
  'id' | 'nombre' | 'egresado' | 'conPracticas' | 'conEmpleo' | 'soloCiclosUAX'
> & { apellido1: string; apellido2?: string };

/** The student of an account. Refuses with `noPortalAccess` someone who has none of the services of the brand. */
export function loadStudent(db: Db, brand: Brand, account: number): StudentUser {
  const row = db.get<StudentRow>(sql`
    SELECT id, nombre, apellido1, apellido2, egresado, conPracticas, conEmpleo, soloCiclosUAX
    FROM student WHERE id = ${account}`);
  if (!row) return refuse(codes.noPortalAccess);
  const { apellido1, apellido2, ...student } = row;
  const { practicas, empleo } = brand.settings.modulos;
  const conPracticas = student.conPracticas && practicas;
  const conEmpleo = student.conEmpleo && empleo;
  if (!conPracticas && !conEmpleo) refuse(codes.noPortalAccess);
  const apellidos = [apellido1, apellido2].filter(Boolean).join(' ');
  return { kind: 'alumno', ...student, account, apellidos, conPracticas, conEmpleo };
}

/**
 * A contact of an account. Refuses with `companyBlocked` while the company is not validated or is blocked,
 * `noPermission` if the contact is not (or no longer) theirs, `noPortalAccess` if they have none at all.
 */
export function loadCompanyUser(db: Db, account: number, contact: number): CompanyUser {
  const row = db.get<{
    contact: number;
    company: number;
    nombre: string;
    apellidos: string;
    estado: string;
  }>(sql`
    SELECT contact.id AS contact, company, nombre, apellidos, estado
    FROM contact JOIN company ON company.id = contact.company
    WHERE contact.id = ${contact} AND account = ${account}`);
  if (!row) {
    const others = db.value<number>(sql`SELECT count(*) FROM contact WHERE account = ${account}`) ?? 0;
    return refuse(others === 0 ? codes.noPortalAccess : codes.noPermission);
  }
  const { estado, ...user } = row;
  if (estado !== 'validada') refuse(codes.companyBlocked);
  return { kind: 'empresa', account, ...user };
}
