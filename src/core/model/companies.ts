import * as codes from '#core/contract/codes.ts';
import type { MissingCompanyData, Obstacle } from '#core/contract/entities/missing-data.ts';

/** Whether the university has a problem with a company, of which nothing is changed or added until it is solved. */
export const hasProblem = ({ impedimentos = [] }: Partial<MissingCompanyData>): boolean =>
  impedimentos.some(({ causa }) => causa === 'problema');

/** Why a company may publish no offer at all (24), as far as the server says. */
export const publishingObstacle = ({
  impedimentos = [],
}: Partial<MissingCompanyData>): Obstacle['causa'] | undefined =>
  impedimentos.find(({ codigo }) => codigo === codes.companyProblem)?.causa;
