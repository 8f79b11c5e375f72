import type { MissingCompanyData } from '#core/contract/entities/missing-data.ts';

/** Whether the university has a problem with a company, of which nothing is changed or added until it is solved. */
export const hasProblem = ({ impedimentos = [] }: Partial<MissingCompanyData>): boolean =>
  impedimentos.some(({ causa }) => causa === 'problema');
