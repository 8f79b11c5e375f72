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
import { surveyLinkInPortal } from './survey-link-from-portal.ts';
import { createSurveyAccess } from './survey-access-store.ts';
import type { SurveyAccessStore } from './survey-stage.ts';
import type { Answering } from './answering.ts';

/** A survey's store connected to the page: address, storage and session. */
export interface ConnectedSurvey extends Omit<SurveyAccessStore, 'open'> {
  /** Opens the survey by the link, the session or the single sign-on that led here. */
  open: () => Promise<void>;
  /** Whether another link has arrived since the last opening, so that the page is about to reload. */
  isSuperseded: () => boolean;
  /**
   * Draft of the answers about the current placement, or about none; it survives a reload and the expiry of the token.
   */
  draft: () => FormDraft<Answering>;
  /** Addresses of the survey's two pages. */
  addresses: { survey: string; access: string };
  /** Address that starts single sign-on; absent in portals without single sign-on. */
  universityStart?: string;
}

/** Connects the survey named in the address. */
export function connectSurvey(facts: PageFacts, page: 'survey' | 'access'): ConnectedSurvey {
  const id = pageParams(facts, location.pathname)?.['id'] ?? '';
  const { paths } = facts.brand;
  const draft = (): FormDraft<Answering> =>
    createDraft('encuesta', [id, store.placement()].filter((part) => part !== undefined).join('.'));
  const store = createSurveyAccess({
    id,
    page,
    call,
    storage: tab,
    key: portalKey,
    portalWay: (placement) => surveyLinkInPortal(id, $session.get()?.type, call, placement),
    onAnswered: () => {
      draft().clear();
      // The list, its counts and the pending mandatory surveys change too.
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
    isSuperseded: () => {
      const mark = linkMark();
      return mark !== undefined && mark !== followed;
    },
    draft,
    addresses,
    ...(universityStart && { universityStart }),
  };
}
