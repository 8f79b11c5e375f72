import type { Translated } from '../../texts/translated.ts';
import data from './data/jobs.json' with { type: 'json' };

/** Something that people are looked for: as a placement, or as a job. */
export interface JobSketch {
  /** Row of `ambitosEstudio` whose degrees fit. */
  area: number;
  /** Row of `areasFuncionales`. */
  functional: number;
  /** Rows of `ProgramasInformaticos`. */
  programs: readonly number[];
  /** What it is about, to stand after "Prácticas en" or "Placement in". */
  field: Translated;
  /** Name of the position. */
  role: Translated;
  tasks: Translated;
}

export const jobs: readonly JobSketch[] = data.jobs;

/** Closing sentences of descriptions. */
export const closings: readonly Translated[] = data.closings;

/** A condition that the law forbids, of which the form warns and the institution is told. */
export const unfairCondition: Translated = {
  es: 'Buscamos a alguien joven, con buena presencia y sin cargas familiares.',
  ca: 'Busquem algú jove, amb bona presència i sense càrregues familiars.',
  en: 'We want someone young, with a good appearance and without family commitments.',
};

/** Titles and descriptions that put pages to the test: markup, quotes, long words and long texts. */
export const oddOffers: readonly { title: string; area: number; description?: string }[] = data.oddities;
