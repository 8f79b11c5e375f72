import { dameEncuestas, dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { pageParams } from '#core/routing/page-addresses.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { linkMark, linkToken, listedSurvey } from '#portal/frame/boot/link-token.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { createDraft, type FormDraft } from '#portal/data/drafts/tab-draft.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { surveyStart, takeSsoAnswer } from '#portal/data/session/survey-sign-in.ts';
import { portalWayOf } from './survey-link-from-portal.ts';
import { createSurveyAccess } from './survey-access-store.ts';
import type { SurveyAccessStore } from './survey-stage.ts';
import type { Answering } from './survey-store.ts';

/** A survey as its pages in this browser have it. */
export interface ConnectedSurvey extends Omit<SurveyAccessStore, 'open'> {
  /** Finds the way in, by what led here. */
  open: () => Promise<void>;
  /** Whether another link came since its way in was last looked for: the page is about to be loaded again by it. */
  isOvertaken: () => boolean;
  /**
   * What was answered so far about the placement in hand, or about none; it stays across a reload and the end of the
   * token.
   */
  draft: () => FormDraft<Answering>;
  /** Addresses of its two pages. */
  addresses: { survey: string; access: string };
  /** Where signing in with the university starts, in a portal that has it. */
  universityStart?: string;
}

/** The survey that the address names. */
export function connectSurvey(at: PageFacts, page: 'survey' | 'access'): ConnectedSurvey {
  const id = pageParams(at, location.pathname)?.['id'] ?? '';
  const { paths } = at.brand;
  const draft = (): FormDraft<Answering> =>
    createDraft('encuesta', [id, store.placement()].filter((part) => part !== undefined).join('.'));
  const store = createSurveyAccess({
    id,
    page,
    call,
    storage: tab,
    key: portalKey,
    portalWay: (placement) => portalWayOf(id, $session.get()?.type, call, placement),
    onAnswered: () => {
      draft().clear();
      // The list, its counts and what the portal asks for first change with it.
      queryCache.drop(dameEncuestas, dameEncuestasUsuario);
    },
  });
  const address = (pattern = '/'): string => (id ? fillPattern(pattern, { id }) : '/');
  const addresses = { survey: address(paths.survey), access: address(paths['survey-access']) };
  const universityStart = paths.sso && surveyStart(paths.sso, id);
  let followed: string | undefined;
  return {
    ...store,
    open: () => {
      followed = linkMark();
      return store.open(
        linkToken(),
        page === 'access' ? takeSsoAnswer(id) : undefined,
        $session.get() && listedSurvey(),
      );
    },
    isOvertaken: () => {
      const mark = linkMark();
      return mark !== undefined && mark !== followed;
    },
    draft,
    addresses,
    ...(universityStart && { universityStart }),
  };
}
