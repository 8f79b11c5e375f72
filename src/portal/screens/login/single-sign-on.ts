import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { isAccountSwitch } from '#core/guards/account-switch.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { call } from '#portal/data/server/call.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { storeSsoAnswer, noteSurveyOfStart, takeSurveyOfStart } from '#portal/data/session/survey-sign-in.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { SubmitRefusal } from '#portal/forms/form/use-form.ts';
import { leave } from './leave-to-sso.ts';
import { readUniversityAnswer, type UniversityAnswer } from './sso-answer.ts';
import { loadUniversity } from './university-loading.ts';

/** What happens: someone is led to the university, or has come back and is let in, or not. */
export type UniversityState =
  | { name: 'leaving'; to?: string }
  | { name: 'checking' }
  /** Asks whose it is what somebody typed before in this tab. */
  | { name: 'asking'; answer: (isOwn: boolean) => void }
  | { name: 'refused'; refused: SubmitRefusal<FormValues> };

/** The page that it happens on. */
interface UniversityPlace {
  brand: PublicBrand;
  t: Formatter['t'];
  show: (state: UniversityState) => void;
}

/** Starts signing in at the university, or ends it where the address has the answer of the university. */
export async function runSingleSignOn(place: UniversityPlace): Promise<void> {
  const { answer, rest } = readUniversityAnswer(location);
  // Nobody else is to read it there.
  if (answer) history.replaceState(null, '', rest);
  const refused = await (answer ? end(answer, place) : begin(place));
  if (refused) place.show({ name: 'refused', refused });
}

type Refused = SubmitRefusal<FormValues> | undefined;

async function begin({ brand, show }: UniversityPlace): Promise<Refused> {
  const { paths } = brand;
  // Someone who is signed in has no need to, unless they want another account.
  if ($session.get() && !isAccountSwitch(location.search)) {
    await leave(paths.home ?? '/');
    return undefined;
  }
  const parts = await loadUniversity();
  if (!parts) return { message: 'errors.serviceUnavailable' };
  const estado = parts.randomState();
  const to = parts.startAddress(brand, location, estado);
  if (to === undefined) {
    await leave(paths.login ?? '/');
    return undefined;
  }
  // Without it the answer could not be told from one that somebody else has sent.
  if (!tab.set(portalKey('estadoSSO'), estado)) return { message: 'login.nothingKept' };
  noteSurveyOfStart(location.search);
  show({ name: 'leaving', to });
  await leave(to);
  return undefined;
}

async function end(
  { respuesta, scope, estado }: UniversityAnswer,
  { brand, t, show }: UniversityPlace,
): Promise<Refused> {
  const { paths } = brand;
  const own = tab.get(portalKey('estadoSSO'));
  tab.remove(portalKey('estadoSSO'));
  if (!own || own !== estado) return { message: 'login.foreignAnswer' };
  show({ name: 'checking' });
  const survey = takeSurveyOfStart();
  if (survey && paths['survey-access']) {
    storeSsoAnswer(survey, respuesta);
    await leave(fillPattern(paths['survey-access'], { id: survey }));
    return undefined;
  }
  const parts = await loadUniversity();
  if (!parts) return { message: 'errors.serviceUnavailable' };
  const tried = await parts.signInWithUniversity(call, { respuesta, scope });
  if (tried.state === 'refused') return parts.refusalOf(tried.failure, {}, { brand, side: 'student', t });
  const owner = tried.isAccountKnown ? undefined : parts.findDraftOwner(tried.signIn);
  if (owner !== undefined) {
    const isOwn = await new Promise<boolean>((answer) => show({ name: 'asking', answer }));
    parts.claimDrafts(owner, tried.signIn, isOwn);
    show({ name: 'checking' });
  }
  const way = await parts.letIn(tried.signIn, brand);
  if ('nothingKept' in way) return { message: 'login.nothingKept' };
  if ('go' in way) {
    await parts.goOn(way.go, t);
  } else {
    // The notice is part of the sign-in page.
    await leave(paths[tried.signIn.side === 'company' ? 'login-company' : 'login'] ?? '/');
  }
  return undefined;
}
