import { agreementStates } from '#core/contract/entities/agreement.ts';
import { domainText } from '../areas/domains/lists.ts';
import { sql } from '../db/sql.ts';
import { textId, type SandboxTexts } from '../texts/texts.ts';
import { applicantOf } from './scenario-offer.ts';
import { type ScenarioContext, ScenarioCallError } from './scenario-context.ts';

/** A line of a side's view: subject and status. */
export type StatusLine = readonly [what: string, how: string];

/** Returns the response of a call; undefined when refused. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ScenarioCallError) return undefined;
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

const requestText = ({ t }: SandboxTexts, estado: string): string =>
  t(textId(`console.request.state.${estado}`));

const periodText = (
  { t, date }: SandboxTexts,
  { fechaInicio = '', fechaFin = '' }: { fechaInicio?: string | undefined; fechaFin?: string | undefined },
): string => t('scenarios.see.period', { from: date(fechaInicio), to: date(fechaFin) });

async function companyOffer(
  { call, company, props }: ScenarioContext,
  { t, language }: SandboxTexts,
): Promise<StatusLine[]> {
  if (props.url === undefined) return [];
  const detail = await unlessRefused(call('dameDatosProceso', company, { params: { id: props.url } }));
  if (!detail) return [];
  const { proceso, candidatos } = detail;
  const { titulo, Estado, gestor, observacionesUniversidad } = proceso;
  return [
    [titulo, t(textId(`console.offers.state.${Estado}`))],
    ...(gestor ? [[t('console.fact.manager'), gestor] as const] : []),
    ...(observacionesUniversidad ? [[t('console.fact.remark'), observacionesUniversidad] as const] : []),
    ...candidatos.map(({ nombre, apellidos, iniciales = '', estado }): StatusLine => [
      [nombre, apellidos].filter(Boolean).join(' ') || iniciales,
      domainText('estadosCandidaturasAlumno', estado, language),
    ]),
  ];
}

async function companyRest(
  { call, company, props }: ScenarioContext,
  texts: SandboxTexts,
): Promise<StatusLine[]> {
  const { t, date } = texts;
  const lines: StatusLine[] = [];
  if (props.agreement !== undefined) {
    const all = await unlessRefused(call('dameConveniosEmpresa', company));
    const own = all?.find(({ idConvenio }) => idConvenio === props.agreement);
    if (own) {
      const state = t(textId(`console.agreements.state.${agreementTexts[own.estado]}`));
      lines.push([t('scenarios.see.agreement'), state]);
      if (own.observaciones) lines.push([t('console.fact.remark'), own.observaciones]);
      if (own.fechaCaducidad) lines.push([t('console.fact.lastDay'), date(own.fechaCaducidad)]);
    }
  }
  if (props.request !== undefined) {
    const all = await unlessRefused(call('dameSolicitudesPracticasEducacion', company));
    const own = all?.find(({ idSolicitudPractica }) => idSolicitudPractica === props.request);
    if (own)
      lines.push([
        `${t('scenarios.see.request')}: ${own.nombre} ${own.apellidos}`,
        requestText(texts, own.estado),
      ]);
  }
  if (props.placement !== undefined) {
    const all = await unlessRefused(call('damePracticas', company));
    const own = all?.find(({ id }) => id === props.placement);
    if (own) {
      const period = periodText(texts, own);
      lines.push([`${t('scenarios.see.placement')}: ${own.nombre} ${own.apellidos}`, period]);
      for (const { tipo, estado } of own.solicitudes ?? []) {
        const kind = tipo === 'Ampliación' ? 'console.changes.extension' : 'console.changes.variation';
        lines.push([t(kind), requestText(texts, estado)]);
      }
    }
  }
  return lines;
}

async function studentLines(scenarioContext: ScenarioContext, texts: SandboxTexts): Promise<StatusLine[]> {
  const { t, date, language } = texts;
  const { call, student, props, parts } = scenarioContext;
  const lines: StatusLine[] = [];
  if (props.url !== undefined) {
    const offer = await unlessRefused(call('dameOferta', student, { params: { url: props.url } }));
    lines.push([t('scenarios.see.offer'), offer ? offer.titulo : t('scenarios.see.offer.no')]);
  }
  if (props.candidacy !== undefined) {
    const { practicas } = parts.brand.settings.modulos;
    const name = practicas ? 'dameCandidaturasPracticasUsuario' : 'dameCandidaturasEmpleoUsuario';
    const all = await unlessRefused(call(name, student));
    const url = parts.db.value<string>(
      sql`SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = offer WHERE candidacy.id = ${props.candidacy}`,
    );
    const own = all?.find(({ urlAcceso }) => urlAcceso === url);
    if (own) {
      lines.push([
        t('scenarios.see.application'),
        domainText('estadosCandidaturasAlumno', own.estado, language),
      ]);
      if (own.fechaLimite) lines.push([t('console.fact.answerBy'), date(own.fechaLimite)]);
    }
  }
  if (
    parts.brand.settings.modulos.practicas &&
    (props.placement !== undefined || props.request !== undefined)
  ) {
    const all = (await unlessRefused(call('damePracticasAlumno', student))) ?? [];
    const latest = parts.db.value<number>(
      sql`SELECT max(id) FROM placement WHERE student = ${applicantOf(scenarioContext)}`,
    );
    const own = all.find(({ id }) => id === (props.placement ?? latest));
    if (own) {
      const period = periodText(texts, own);
      lines.push([`${t('scenarios.see.placement')}: ${own.empresa ?? ''}`, period]);
    }
  }
  return lines;
}

/** Reads the view of both sides through their calls. */
export async function statusOf(
  scenarioContext: ScenarioContext,
  texts: SandboxTexts,
): Promise<{ company: StatusLine[]; student: StatusLine[] }> {
  return {
    company: [
      ...(await companyOffer(scenarioContext, texts)),
      ...(await companyRest(scenarioContext, texts)),
    ],
    student: await studentLines(scenarioContext, texts),
  };
}
