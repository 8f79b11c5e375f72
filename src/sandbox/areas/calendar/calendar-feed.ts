import { randomUUID } from 'node:crypto';
import type { Brand } from '#core/brand/brand.ts';
import { publicBrand } from '#core/brand/public-brand.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { dameEventos, dameEventosEmpresa } from '#core/contract/calls/events.ts';
import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { pathOf } from '#core/contract/wire.ts';
import { brandTexts } from '#core/i18n/brand-texts.ts';
import { createFormatter } from '#core/i18n/formatter.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { calendarEntry } from '#core/model/agenda/calendar-entries.ts';
import { calendarFile } from '#core/model/agenda/calendar-file.ts';
import { companyAgenda } from '#core/model/agenda/company-agenda.ts';
import { studentAgenda } from '#core/model/agenda/student-agenda.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { errorResponse } from '../../http/responses.ts';
import type { SandboxTime } from '../../time.ts';
import { accountById } from '../accounts/load-user.ts';
import type { TokenService } from '../accounts/tokens.ts';

interface CalendarServices {
  db: Db;
  brand: Brand;
  tokens: TokenService;
  time: SandboxTime;
  /** Answers calls of the contract. */
  dispatch: (request: Request) => Promise<Response>;
}

/** Rows of a call as the owner of the calendar; none where the call is refused. */
type Read = <C extends Call>(call: C) => Promise<DatosOf<C>>;

async function studentEntries(read: Read, hasSheets: boolean, today: string): Promise<AgendaEntry[]> {
  const applications = [
    ...(await read(dameCandidaturasPracticasUsuario)),
    ...(await read(dameCandidaturasEmpleoUsuario)),
  ];
  const placements = await read(damePracticasAlumno);
  // Saved offers are known to the student's browser alone.
  const known = { applications, saved: [], placements, events: await read(dameEventos), hasSheets };
  return studentAgenda(known, today);
}

async function companyEntries(read: Read, { routes }: Brand, today: string): Promise<AgendaEntry[]> {
  const placementsPage = (['placement-change', 'documentation'] as const).find((it) => routes.includes(it));
  const known = {
    offers: await read(dameProcesosEmpleoYpracticas),
    placements: placementsPage ? await read(damePracticas) : [],
    placementsPage,
    agreements: routes.includes('upload-agreement') ? await read(dameConveniosEmpresa) : [],
    events: routes.includes('events') ? await read(dameEventosEmpresa) : [],
  };
  return companyAgenda(known, today);
}

/**
 * Answers with the calendar of an account, for programs that subscribe to it: what the page of dates shows, without
 * offers saved in a browser. It is made of the same calls, with a session of its own.
 */
export async function calendarResponse(
  request: Request,
  token: string,
  { db, brand, tokens, time, dispatch }: CalendarServices,
): Promise<Response> {
  const now = time.now();
  const claims = await tokens.verify('calendario', token, now.date);
  const account = claims && accountById(db, claims.account);
  if (!claims || account?.estado !== 'activa') return errorResponse(404, 'There is no such calendar.');
  const { origin } = new URL(request.url);
  const { contact, language } = claims;
  const owner = { account: account.id, ...(contact !== undefined && { contact }) };
  const session = { ...owner, sesion: randomUUID(), nombre: '', apellidos: '' };
  const headers = {
    authorization: `Bearer ${await tokens.sign('portal', session, now.date)}`,
    'accept-language': language,
  };
  const read: Read = async (call) => {
    const answer = await dispatch(new Request(`${origin}/api${pathOf(call)}`, { headers }));
    const { datos } = (await answer.json()) as Envelope;
    return (datos ?? []) as DatosOf<typeof call>;
  };
  const isStudent = account.kind === 'alumno';
  const sendsSheets = db.value<boolean>(sql`SELECT soloCiclosUAX FROM student WHERE id = ${account.id}`);
  const entries = isStudent
    ? await studentEntries(read, brand.settings.modulos.hojasSemanales && sendsSheets === true, now.today)
    : await companyEntries(read, brand, now.today);
  const format = createFormatter(language, brandTexts(brand, language, ['frame']));
  const { paths } = publicBrand(brand, language);
  const file = calendarFile(
    entries.map((entry) => calendarEntry(entry, paths, format, origin)),
    now.date,
    brand.settings.zonaHoraria,
  );
  return new Response(file, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, max-age=900' },
  });
}
