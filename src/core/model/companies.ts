import * as codes from '#core/contract/codes.ts';
import type { MissingCompanyData, Obstacle } from '#core/contract/entities/missing-data.ts';

/** Whether the university has an unsolved problem with a company, which until then can change or add nothing. */
export const hasProblem = ({ impedimentos = [] }: Partial<MissingCompanyData>): boolean =>
  impedimentos.some(({ causa }) => causa === 'problema');

/** Why a company may not publish any offer (24), as far as the server tells. */
export const publishingObstacle = ({
  impedimentos = [],
}: Partial<MissingCompanyData>): Obstacle['causa'] | undefined =>
  impedimentos.find(({ codigo }) => codigo === codes.companyProblem)?.causa;
