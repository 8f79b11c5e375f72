import { dameEncuestas, dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import { pageParams } from '#routing/page-addresses.ts';
import { fillPattern } from '#routing/pattern.ts';
import type { Page } from '#shell/islands/page-context.ts';
import { createDraft } from '#stores/drafts.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { $session } from '#stores/session.ts';
import { portalKey, tab } from '#stores/storage.ts';
import { surveyStart, takeHandedAnswer } from '#stores/survey-sign-in.ts';
import { portalWayOf } from './portal-way.ts';
import { createSurveyAccess } from './survey-access-store.ts';
import type { SurveyAccessStore } from './survey-stage.ts';
import type { Answering } from './survey-store.ts';

/** A survey as its pages in this browser have it. */
export interface ConnectedSurvey extends SurveyAccessStore {
  /** What was answered so far; it stays across a reload and the end of the token. */
  draft: ReturnType<typeof createDraft<Answering>>;
  /** Addresses of its two pages. */
  addresses: { survey: string; access: string };
  /** Where signing in with the university starts, in a portal that has it. */
  universityStart?: string;
}

/** The survey that the address names. */
export function connectSurvey(at: Page, page: 'survey' | 'access'): ConnectedSurvey {
  const id = pageParams(at, location.pathname)?.['id'] ?? '';
  const { paths } = at.brand;
  const draft = createDraft<Answering>('encuesta', id);
  const store = createSurveyAccess({
    id,
    page,
    call,
    storage: tab,
    key: portalKey,
    portalWay: () => portalWayOf(id, $session.get()?.type, call),
    onAnswered: () => {
      draft.clear();
      // The list, its counts and what the portal asks for first change with it.
      answers.drop(dameEncuestas, dameEncuestasUsuario);
    },
  });
  const address = (pattern = '/'): string => (id ? fillPattern(pattern, { id }) : '/');
  const addresses = { survey: address(paths.survey), access: address(paths['survey-access']) };
  const universityStart = paths.sso && surveyStart(paths.sso, id);
  return {
    ...store,
    open: (link) => store.open(link, page === 'access' ? takeHandedAnswer(id) : undefined),
    draft,
    addresses,
    ...(universityStart ? { universityStart } : {}),
  };
}
