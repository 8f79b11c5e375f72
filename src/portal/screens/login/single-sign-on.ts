import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { isAccountSwitch } from '#core/guards/account-switch.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { call } from '#portal/data/server/call.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import {
  storeSsoAnswer,
  rememberSurveyOfSignIn,
  takeSurveyOfStart,
} from '#portal/data/session/survey-sign-in.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import { navigateAway } from './navigate-away.ts';
import { readSsoAnswer, type SsoAnswer } from './sso-answer.ts';
import { loadSingleSignOn } from './single-sign-on-loading.ts';

/** Progress of single sign-on: leaving for the university, or back from there. */
export type SingleSignOnState =
  | { name: 'leaving'; to?: string }
  | { name: 'checking' }
  /** Asks whether unsent input in this tab belongs to the user. */
  | { name: 'asking'; answer: (isOwn: boolean) => void }
  | { name: 'refused'; refused: SubmitRefusal<FormValues> };

/** Context of the page on which single sign-on runs. */
interface SingleSignOnContext {
  brand: PublicBrand;
  t: Formatter['t'];
  show: (state: SingleSignOnState) => void;
}

/** Starts single sign-on, or completes it if the address has the answer of the university. */
export async function runSingleSignOn(context: SingleSignOnContext): Promise<void> {
  const { answer, rest } = readSsoAnswer(location);
  // Removes the one-time code from the address, where others could read it.
  if (answer) history.replaceState(null, '', rest);
  const refused = await (answer ? complete(answer, context) : start(context));
  if (refused) context.show({ name: 'refused', refused });
}

type MaybeRefusal = SubmitRefusal<FormValues> | undefined;

async function start({ brand, show }: SingleSignOnContext): Promise<MaybeRefusal> {
  const { paths } = brand;
  // Skipped for someone already signed in, except when switching accounts.
  if ($session.get() && !isAccountSwitch(location.search)) {
    await navigateAway(paths.home ?? '/');
    return undefined;
  }
  const parts = await loadSingleSignOn();
  if (!parts) return { message: 'errors.serviceUnavailable' };
  const estado = parts.randomState();
  const to = parts.startAddress(brand, location, estado);
  if (to === undefined) {
    await navigateAway(paths.login ?? '/');
    return undefined;
  }
  // Without the stored state, the answer could not be told from a forged one.
  if (!tab.set(portalKey('estadoSSO'), estado)) return { message: 'login.nothingKept' };
  rememberSurveyOfSignIn(location.search);
  show({ name: 'leaving', to });
  await navigateAway(to);
  return undefined;
}

async function complete(
  { respuesta, scope, estado }: SsoAnswer,
  { brand, t, show }: SingleSignOnContext,
): Promise<MaybeRefusal> {
  const { paths } = brand;
  const own = tab.get(portalKey('estadoSSO'));
  tab.remove(portalKey('estadoSSO'));
  if (!own || own !== estado) return { message: 'login.foreignAnswer' };
  show({ name: 'checking' });
  const survey = takeSurveyOfStart();
  if (survey && paths['survey-access']) {
    storeSsoAnswer(survey, respuesta);
    await navigateAway(fillPattern(paths['survey-access'], { id: survey }));
    return undefined;
  }
  const parts = await loadSingleSignOn();
  if (!parts) return { message: 'errors.serviceUnavailable' };
  const result = await parts.signInWithUniversity(call, { respuesta, scope });
  if (result.state === 'refused') return parts.refusalOf(result.failure, {}, { brand, side: 'student', t });
  const owner = result.isAccountKnown ? undefined : parts.findDraftOwner(result.signIn);
  if (owner !== undefined) {
    const isOwn = await new Promise<boolean>((answer) => show({ name: 'asking', answer }));
    parts.claimDrafts(owner, result.signIn, isOwn);
    show({ name: 'checking' });
  }
  const next = await parts.completeAcceptedSignIn(result.signIn, brand);
  if ('isBlocked' in next) return { message: 'login.nothingKept' };
  if ('go' in next) {
    await parts.navigateAfterSignIn(next.go, t);
  } else {
    // The notice is part of the sign-in page.
    await navigateAway(paths[result.signIn.side === 'company' ? 'login-company' : 'login'] ?? '/');
  }
  return undefined;
}
