import * as codes from '#core/contract/codes.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import { hasCheckDigits } from './iban-digits.ts';
import { missingAmong, type PersonalKey } from './missing-data.ts';

/** A missing part of a CV, with the code that the server answers because of it. */
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
  /** Key of the field in `campos`; `academicos` for studies as a whole. */
  key: string;
  /** Whether the CV is incomplete without the part; otherwise only applying to offers needs it. */
  isRequired: boolean;
}

/** Facts of the brand and the person that the rules depend on. */
export interface CvRules {
  /** Keys that the brand requires; all of them are shown. */
  required: Readonly<Record<'personales' | 'profesional', readonly string[]>>;
  isShown: (group: CvGap['group'], key: string) => boolean;
  /** Whether applying requires an uploaded CV. */
  CVRequired: boolean;
  /** Whether placements with service require a bank account. */
  wantsIban: boolean;
  /** Kind of offers shown to the person: only for this kind is an active search required. */
  kind: 'practicas' | 'empleo' | undefined;
}

/** Value of a part of a CV that brands switch as a field of the profile. */
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

/** Keys that are never empty, whatever the brand requires: switches, and values that the server sets or asks for. */
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

/** Gaps for which the server refuses applications. */
function applicationGaps(cv: Cv, rules: CvRules): CvGap[] {
  const { isShown } = rules;
  const gapIf = (isMissing: boolean, key: string, code: CvGap['code']): CvGap[] =>
    isMissing && isShown('profesional', key) ? [{ code, group: 'profesional', key, isRequired: false }] : [];
  const lacksPermit = Boolean(cv.necesitaPermisoTrabajo) && !cv.tienePermisoTrabajo;
  const seeksNoPlacement = rules.kind === 'practicas' && !cv.busquedaPracticasActiva;
  const seeksNoJob = rules.kind === 'empleo' && !cv.busquedaTrabajoActiva;
  return [
    ...gapIf(lacksPermit, 'tienePermisoTrabajo', codes.workPermitNeeded),
    ...gapIf(seeksNoPlacement, 'busquedaPracticasActiva', codes.searchNotActive),
    ...gapIf(seeksNoJob, 'busquedaTrabajoActiva', codes.searchNotActive),
    ...gapIf(rules.CVRequired && !cv.urlCV, 'urlCV', codes.ownCvNeeded),
  ];
}

/** All gaps of a CV by the rules of the server: required ones first, each field at most once. */
export function cvGaps(cv: Cv, rules: CvRules): CvGap[] {
  const missing = requiredGaps(cv, rules);
  const accountGap = rules.isShown('personales', 'iban')
    ? bankGap(cv.personales, rules.wantsIban)
    : undefined;
  const others = [...(accountGap ? [accountGap] : []), ...applicationGaps(cv, rules)];
  const isNew = (gap: CvGap): boolean =>
    !missing.some(({ group, key }) => group === gap.group && key === gap.key);
  return [...missing, ...others.filter(isNew)];
}
