/** How much time the placements of a programme take; what it leaves open is absent. */
export interface ProgrammeTime {
  /** Percentage of the working day. */
  tiempoDedicacionJornada?: number | undefined;
  meses?: number | undefined;
}

const keys = ['tiempoDedicacionJornada', 'meses'] as const;

export type ProgrammeTimeKey = (typeof keys)[number];

/** The fields of a placement that its programme sets (58 otherwise). */
export const setByProgramme = (programme: ProgrammeTime): ProgrammeTimeKey[] =>
  keys.filter((key) => programme[key] !== undefined);

/** Those of them in which a placement says something else, or nothing. */
export const unlikeProgramme = (placement: ProgrammeTime, programme: ProgrammeTime): ProgrammeTimeKey[] =>
  setByProgramme(programme).filter((key) => placement[key] !== programme[key]);
