import { agreementStates } from '#core/contract/entities/agreement.ts';
import { domainText } from '../areas/domains/lists.ts';
import { sql } from '../db/sql.ts';
import { textId, type Texts } from '../texts/texts.ts';
import { seekerOf } from './offer.ts';
import { type Stage, StageError } from './stage.ts';

/** A line of what someone sees: what it is about, and how it stands. */
export type Line = readonly [what: string, how: string];

/** What a call answers, or nothing where it is refused. */
async function seen<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof StageError) return undefined;
    throw error;
  }
}

const agreementTexts = {
  Generado: 'generated',
  'Firmado empresa': 'signed',
  'Erróneo empresa': 'erroneous',
  'Enviado Secretaría': 'secretariat',
  Formalizado: 'formalized',
  Caducado: 'expired',
} as const satisfies Record<(typeof agreementStates)[number], string>;

const requestText = ({ t }: Texts, estado: string): string => t(textId(`console.request.state.${estado}`));

const periodText = (
  { t, date }: Texts,
  { fechaInicio = '', fechaFin = '' }: { fechaInicio?: string | undefined; fechaFin?: string | undefined },
): string => t('director.see.period', { from: date(fechaInicio), to: date(fechaFin) });

async function companyOffer({ call, company, props }: Stage, { t, language }: Texts): Promise<Line[]> {
  if (props.url === undefined) return [];
  const detail = await seen(call('dameDatosProceso', company, { params: { id: props.url } }));
  if (!detail) return [];
  const { proceso, candidatos } = detail;
  const { titulo, Estado, gestor, observacionesUniversidad } = proceso;
  return [
    [titulo, t(textId(`console.offers.state.${Estado}`))],
    ...(gestor ? [[t('console.fact.manager'), gestor] as const] : []),
    ...(observacionesUniversidad ? [[t('console.fact.remark'), observacionesUniversidad] as const] : []),
    ...candidatos.map(({ nombre, apellidos, iniciales = '', estado }): Line => [
      [nombre, apellidos].filter(Boolean).join(' ') || iniciales,
      domainText('estadosCandidaturasAlumno', estado, language),
    ]),
  ];
}

async function companyRest({ call, company, props }: Stage, texts: Texts): Promise<Line[]> {
  const { t, date } = texts;
  const lines: Line[] = [];
  if (props.agreement !== undefined) {
    const all = await seen(call('dameConveniosEmpresa', company));
    const own = all?.find(({ idConvenio }) => idConvenio === props.agreement);
    if (own) {
      const state = t(textId(`console.agreements.state.${agreementTexts[own.estado]}`));
      lines.push([t('director.see.agreement'), state]);
      if (own.observaciones) lines.push([t('console.fact.remark'), own.observaciones]);
      if (own.fechaCaducidad) lines.push([t('console.fact.lastDay'), date(own.fechaCaducidad)]);
    }
  }
  if (props.request !== undefined) {
    const all = await seen(call('dameSolicitudesPracticasEducacion', company));
    const own = all?.find(({ idSolicitudPractica }) => idSolicitudPractica === props.request);
    if (own)
      lines.push([
        `${t('director.see.request')}: ${own.nombre} ${own.apellidos}`,
        requestText(texts, own.estado),
      ]);
  }
  if (props.placement !== undefined) {
    const all = await seen(call('damePracticas', company));
    const own = all?.find(({ id }) => id === props.placement);
    if (own) {
      const period = periodText(texts, own);
      lines.push([`${t('director.see.placement')}: ${own.nombre} ${own.apellidos}`, period]);
      for (const { tipo, estado } of own.solicitudes ?? []) {
        const kind = tipo === 'Ampliación' ? 'console.changes.extension' : 'console.changes.variation';
        lines.push([t(kind), requestText(texts, estado)]);
      }
    }
  }
  return lines;
}

async function studentLines(stage: Stage, texts: Texts): Promise<Line[]> {
  const { t, date, language } = texts;
  const { call, student, props, parts } = stage;
  const lines: Line[] = [];
  if (props.url !== undefined) {
    const offer = await seen(call('dameOferta', student, { params: { url: props.url } }));
    lines.push([t('director.see.offer'), offer ? offer.titulo : t('director.see.offer.no')]);
  }
  if (props.candidacy !== undefined) {
    const { practicas } = parts.brand.settings.modulos;
    const name = practicas ? 'dameCandidaturasPracticasUsuario' : 'dameCandidaturasEmpleoUsuario';
    const all = await seen(call(name, student));
    const url = parts.db.value<string>(
      sql`SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = offer WHERE candidacy.id = ${props.candidacy}`,
    );
    const own = all?.find(({ urlAcceso }) => urlAcceso === url);
    if (own) {
      lines.push([
        t('director.see.application'),
        domainText('estadosCandidaturasAlumno', own.estado, language),
      ]);
      if (own.fechaLimite) lines.push([t('console.fact.answerBy'), date(own.fechaLimite)]);
    }
  }
  if (
    parts.brand.settings.modulos.practicas &&
    (props.placement !== undefined || props.request !== undefined)
  ) {
    const all = (await seen(call('damePracticasAlumno', student))) ?? [];
    const latest = parts.db.value<number>(
      sql`SELECT max(id) FROM placement WHERE student = ${seekerOf(stage)}`,
    );
    const own = all.find(({ id }) => id === (props.placement ?? latest));
    if (own) {
      const period = periodText(texts, own);
      lines.push([`${t('director.see.placement')}: ${own.empresa ?? ''}`, period]);
    }
  }
  return lines;
}

/** What both sides see of a story, as their calls answer. */
export async function sidesOf(stage: Stage, texts: Texts): Promise<{ company: Line[]; student: Line[] }> {
  return {
    company: [...(await companyOffer(stage, texts)), ...(await companyRest(stage, texts))],
    student: await studentLines(stage, texts),
  };
}
