import type { Survey } from '#core/contract/entities/survey-entry.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { RouteId } from '#core/routing/table.ts';

/** What may have to be done before going on, in the order in which it is asked for. */
export type PopupCheck = 'surveys' | 'personal' | 'company' | 'contact';

/** What a check has found; absent while it is not known or cannot be known. */
export interface PopupFindings {
  surveys?: readonly Survey[] | 'failed';
  personal?: boolean | 'failed';
  company?: boolean | 'failed';
  contact?: boolean | 'failed';
}

interface Visit {
  isCompany: boolean;
  godmode: boolean;
  route: RouteId;
  /** It is a sign-in page. */
  isSignIn: boolean;
  paths: PublicBrand['paths'];
  settings: Pick<PublicBrand['settings'], 'popupDatosObligatorios' | 'checkDatosCompletosEmpresa'>;
}

/** Pages on which nothing is asked for: the surveys themselves, ways in and out, and what anyone may read. */
const quietRoutes: readonly RouteId[] = [
  'surveys',
  'survey',
  'survey-access',
  'logout',
  'sso',
  'godmode',
  'maintenance',
  'not-found',
  'privacy-policy',
  'cookie-policy',
  'data-protection',
  'legal-notice',
  'accessibility',
];

/** What is to be checked for someone who is signed in, on this page. */
export function checksFor({ isCompany, godmode, route, isSignIn, paths, settings }: Visit): PopupCheck[] {
  if (godmode || quietRoutes.includes(route) || isSignIn) return [];
  const surveys: PopupCheck[] = paths.surveys === undefined ? [] : ['surveys'];
  if (!isCompany) {
    return [...surveys, ...(settings.popupDatosObligatorios && route !== 'cv' ? ['personal' as const] : [])];
  }
  const isDataPage = route === 'company' || route === 'profile';
  if (!settings.checkDatosCompletosEmpresa || isDataPage) return surveys;
  return [...surveys, 'company', 'contact'];
}

export type Popup =
  { kind: 'surveys'; surveys: readonly Survey[] } | { kind: Exclude<PopupCheck, 'surveys'> };

/**
 * The one popup to show. A check waits for those before it; one that failed asks for nothing.
 */
export function popupFor(checks: readonly PopupCheck[], findings: PopupFindings): Popup | undefined {
  for (const check of checks) {
    const found = findings[check];
    if (found === undefined) return undefined;
    if (check === 'surveys') {
      const surveys = mandatorySurveys(found);
      if (surveys.length > 0) return { kind: check, surveys };
    } else if (found === true) return { kind: check };
  }
  return undefined;
}

function mandatorySurveys(found: PopupFindings[PopupCheck]): readonly Survey[] {
  return Array.isArray(found)
    ? (found as readonly Survey[]).filter((it) => it.respuestaObligatoria && !it.contestada)
    : [];
}

/** Whether a check is to be made: those before it have found nothing. */
export function isPopupDue(
  check: PopupCheck,
  checks: readonly PopupCheck[],
  findings: PopupFindings,
): boolean {
  if (!checks.includes(check)) return false;
  const before = checks.slice(0, checks.indexOf(check));
  return before.every((it) => findings[it] !== undefined) && popupFor(before, findings) === undefined;
}
