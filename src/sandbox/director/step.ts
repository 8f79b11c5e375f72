import type { CallName } from '#core/contract/calls/index.ts';
import { moveAsUniversity } from '../console/acts/candidacies.ts';
import { textPdf } from '../pdf/text-pdf.ts';
import { type Props, type Stage, StageError } from './stage.ts';

/** Who acts in a step. */
export type Side = 'company' | 'student' | 'university' | 'time';

export interface Step {
  by: Side;
  run(stage: Stage): Promise<void> | void;
}

/** Something that an earlier step has made. */
export function made(stage: Stage, key: Exclude<keyof Props, 'url'>): number {
  return stage.props[key] ?? missing(key);
}

/** Where the offer that an earlier step has made is seen. */
export const urlOf = ({ props }: Stage): string => props.url ?? missing('url');

function missing(key: string): never {
  throw new TypeError(`No step of this story has made: ${key}`);
}

const signedPdf = (name: string) => ({
  nombre: name,
  extension_adjunto: 'pdf',
  ficheroB64ParaAltas: Buffer.from(textPdf({ title: name, paragraphs: [] })).toString('base64'),
});

/** The company does it, by its calls. */
export const asCompany = (run: Step['run']): Step => ({ by: 'company', run });

/** The student does it, by their calls. */
export const asStudent = (run: Step['run']): Step => ({ by: 'student', run });

/** The university does it, by the acts of the console. */
export const asUniversity = (run: (context: Stage['context'], stage: Stage) => void): Step => ({
  by: 'university',
  run: (stage) => stage.act((context) => run(context, stage)),
});

/** A move of the candidacy by the company. */
export const companyMove = (idEstado: number): Step =>
  asCompany(async (stage) => {
    const body = { idCandidatura: made(stage, 'candidacy'), idEstado };
    const answer = await stage.call('cambiaEstadoCandidatura', stage.company, { body });
    if (answer.faltanDatos) throw new StageError('cambiaEstadoCandidatura' satisfies CallName, 15);
  });

/** A move of the candidacy by the university. */
export const universityMove = (to: number): Step =>
  asUniversity((context, stage) => moveAsUniversity(context, made(stage, 'candidacy'), to));

/** Days pass. */
export const travel = (days: number): Step => ({
  by: 'time',
  run: ({ parts }) => {
    parts.time.travel(days);
    parts.days.pass(parts.time.now());
  },
});

/** The company hands in the agreement, signed. */
export const sign = (name: string): Step =>
  asCompany(async (stage) => {
    const body = { idConvenio: made(stage, 'agreement'), ...signedPdf(name) };
    await stage.call('adjuntaFicheroAlConvenioEmpresa', stage.company, { body });
  });
