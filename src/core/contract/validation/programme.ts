/** Time taken by the placements of a programme; open values are absent. */
export interface ProgrammeTime {
  /** Percentage of the working day. */
  tiempoDedicacionJornada?: number | undefined;
  meses?: number | undefined;
}

const keys = ['tiempoDedicacionJornada', 'meses'] as const;

export type ProgrammeTimeKey = (typeof keys)[number];

/** Fields of a placement fixed by its programme (58 otherwise). */
export const fieldsFixedByProgramme = (programme: ProgrammeTime): ProgrammeTimeKey[] =>
  keys.filter((key) => programme[key] !== undefined);

/** Fields fixed by the programme in which a placement differs or is empty. */
export const fieldsDifferingFromProgramme = (
  placement: ProgrammeTime,
  programme: ProgrammeTime,
): ProgrammeTimeKey[] => fieldsFixedByProgramme(programme).filter((key) => placement[key] !== programme[key]);
