import * as codes from '#core/contract/codes.ts';
import type { Obstacle } from '#core/contract/entities/missing-data.ts';
import type { CompanyContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { hasAgreementInForce } from '../agreements/agreement-row.ts';
import { companyRow, type CompanyRow } from './company-row.ts';

type ObstacleContext = Pick<CompanyContext, 'db' | 'brand' | 'now'>;

const lacksAgreement = ({ db, brand, now }: ObstacleContext, { id }: CompanyRow): boolean =>
  brand.settings.convenioParaPublicar && !hasAgreementInForce(db, id, now.today);

/** Lists the obstacles to publishing besides missing data; a missing IBAN only blocks some offers. */
export function obstaclesOf(context: ObstacleContext, company: CompanyRow): Obstacle[] {
  const { modulos, checkIbanInPracticasConServicio } = context.brand.settings;
  const needsIban = modulos.practicas && checkIbanInPracticasConServicio;
  return [
    ...(company.conProblema ? [{ codigo: codes.companyProblem, causa: 'problema' as const }] : []),
    ...(lacksAgreement(context, company)
      ? [{ codigo: codes.companyProblem, causa: 'convenio' as const }]
      : []),
    ...(needsIban && !company.iban ? [{ codigo: codes.ibanMissing, causa: 'iban' as const }] : []),
  ];
}

/**
 * Refuses with `companyProblem` a company that may not publish: the university has a problem with it, or asks for an
 * agreement.
 */
export function assertMayPublish(
  context: CompanyContext,
  company: CompanyRow = companyRow(context.db, context.user.company),
): void {
  if (company.conProblema || lacksAgreement(context, company)) refuse(codes.companyProblem);
}
