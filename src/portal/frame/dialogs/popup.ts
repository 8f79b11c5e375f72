import type { Survey } from '#core/contract/entities/survey-entry.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { RouteId } from '#core/routing/table.ts';

/** A check for something that must be done before going on, in the order in which the checks are made. */
export type PopupCheck = 'surveys' | 'personal' | 'company' | 'contact';

/** Results of the checks; absent while a check is not made or not answered. */
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
  /** The page is a sign-in page. */
  isSignIn: boolean;
  paths: PublicBrand['paths'];
  settings: Pick<PublicBrand['settings'], 'popupDatosObligatorios' | 'checkDatosCompletosEmpresa'>;
}

/** Pages without popups: the surveys themselves, sign-in and sign-out, and public texts. */
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

/** The checks for a visitor with a session on a page. */
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

/** The popup to show. A check waits for the ones before it; a failed check shows nothing. */
export function popupFor(checks: readonly PopupCheck[], findings: PopupFindings): Popup | undefined {
  for (const check of checks) {
    const finding = findings[check];
    if (finding === undefined) return undefined;
    if (check === 'surveys') {
      const surveys = mandatorySurveys(finding);
      if (surveys.length > 0) return { kind: check, surveys };
    } else if (finding === true) return { kind: check };
  }
  return undefined;
}

function mandatorySurveys(finding: PopupFindings[PopupCheck]): readonly Survey[] {
  return Array.isArray(finding)
    ? (finding as readonly Survey[]).filter((survey) => survey.respuestaObligatoria && !survey.contestada)
    : [];
}

/** Whether a check is due: all checks before it are answered and show no popup. */
export function isPopupDue(
  check: PopupCheck,
  checks: readonly PopupCheck[],
  findings: PopupFindings,
): boolean {
  if (!checks.includes(check)) return false;
  const before = checks.slice(0, checks.indexOf(check));
  return before.every((each) => findings[each] !== undefined) && popupFor(before, findings) === undefined;
}
