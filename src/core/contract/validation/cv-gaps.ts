import * as codes from '#core/contract/codes.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import { hasCheckDigits } from './iban-digits.ts';
import { missingAmong, type PersonalKey } from './missing-data.ts';

/** Something that a CV lacks, with the code that the server answers because of it. */
export interface CvGap {
  code: (typeof codes)[
    | 'dataMissing'
    | 'workPermitNeeded'
    | 'searchNotActive'
    | 'ownCvNeeded'
    | 'educationNeeded'
    | 'ibanMissing'
    | 'badIban'];
  group: 'personales' | 'academicos' | 'profesional';
  /** The field, by its key in `campos`; of studies as a whole, `academicos`. */
  key: string;
  /** Whether the CV is not complete without it; otherwise it is only wanted for applying to offers. */
  isRequired: boolean;
}

/** What of the brand and the person the rules depend on. */
export interface CvRules {
  /** Keys that the brand requires, all of them shown. */
  required: Readonly<Record<'personales' | 'profesional', readonly string[]>>;
  isShown: (group: CvGap['group'], key: string) => boolean;
  /** Applying needs an own CV. */
  CVRequired: boolean;
  /** Placements with service need a bank account. */
  wantsIban: boolean;
  /** Kind of offers that the person is shown: only for those is an active search asked for. */
  kind: 'practicas' | 'empleo' | undefined;
}

/** Parts of a CV that a brand switches as fields of its profile. */
function professionalValue(cv: Cv, key: string): unknown {
  if (key === 'programasInformaticos') return cv.interes.programasInformaticos;
  if (key === 'interes') return cv.interes.tags;
  return key in cv.profesional ? cv.profesional[key as keyof Cv['profesional']] : cv[key as keyof Cv];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Switches, and what the server itself answers or asks, are never empty, whatever the brand says of them. */
const neverEmpty: ReadonlySet<string> = new Set([
  'busquedaPracticasActiva',
  'busquedaTrabajoActiva',
  'necesitaPermisoTrabajo',
  'validadoDOIP',
  'documentosProcesos',
]);

function requiredGaps(cv: Cv, { required }: CvRules): CvGap[] {
  const personal = missingAmong<PersonalKey>(cv.personales, required.personales as PersonalKey[]);
  const professional = required.profesional.filter(
    (key) => !neverEmpty.has(key) && isEmpty(professionalValue(cv, key)),
  );
  return [
    ...personal.map(
      (key) => ({ code: codes.dataMissing, group: 'personales', key, isRequired: true }) as const,
    ),
    ...(cv.academicos.length === 0
      ? [{ code: codes.educationNeeded, group: 'academicos', key: 'academicos', isRequired: true } as const]
      : []),
    ...professional.map(
      (key) => ({ code: codes.dataMissing, group: 'profesional', key, isRequired: true }) as const,
    ),
  ];
}

function bankGap({ iban: account }: Partial<PersonalData>, wantsIban: boolean): CvGap | undefined {
  const gap = { group: 'personales', key: 'iban' } as const;
  if (account && !hasCheckDigits(account)) return { ...gap, code: codes.badIban, isRequired: true };
  return !account && wantsIban ? { ...gap, code: codes.ibanMissing, isRequired: false } : undefined;
}

/** What applying to offers will be refused for. */
function applicationGaps(cv: Cv, rules: CvRules): CvGap[] {
  const { isShown } = rules;
  const gap = (code: CvGap['code'], key: string, isThere: boolean): CvGap[] =>
    isThere && isShown('profesional', key) ? [{ code, group: 'profesional', key, isRequired: false }] : [];
  return [
    ...gap(34, 'tienePermisoTrabajo', Boolean(cv.necesitaPermisoTrabajo) && !cv.tienePermisoTrabajo),
    ...gap(54, 'busquedaPracticasActiva', rules.kind === 'practicas' && !cv.busquedaPracticasActiva),
    ...gap(54, 'busquedaTrabajoActiva', rules.kind === 'empleo' && !cv.busquedaTrabajoActiva),
    ...gap(55, 'urlCV', rules.CVRequired && !cv.urlCV),
  ];
}

/** All that a CV lacks, by the rules of the server: what is required first, each field at most once. */
export function cvGaps(cv: Cv, rules: CvRules): CvGap[] {
  const found = requiredGaps(cv, rules);
  const bank = rules.isShown('personales', 'iban') ? bankGap(cv.personales, rules.wantsIban) : undefined;
  const others = [...(bank ? [bank] : []), ...applicationGaps(cv, rules)];
  const isNew = (gap: CvGap): boolean =>
    !found.some(({ group, key }) => group === gap.group && key === gap.key);
  return [...found, ...others.filter(isNew)];
}
