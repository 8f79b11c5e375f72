import { sideOf, userTypeId } from '#core/model/people.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { userCacheKey } from '#portal/data/prefetch/prefetch.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PrefilledName } from '#portal/island/prefilled-text.ts';
import type { PageData } from '#portal/island/page-context.ts';
import type { TitleHandoff } from '#portal/lists/detail/title-handoff.ts';

type PrefilledValues = Readonly<Partial<Record<PrefilledName, string>>>;

/** The texts of a page that the browser knows before any request, from the sign-in and the previous pages. */
export function prefilledValues(
  { brand, language, facts }: Pick<PageData, 'brand' | 'language' | 'facts'>,
  { token, type, empresa }: PortalSession,
  tab: SafeStorage,
): PrefilledValues {
  const readCached = <T>(name: string): T | undefined => {
    const text = tab.get(storageKey(brand, `cache.${userCacheKey(token)}.${language}.${name}`));
    const { time, datos } = JSON.parse(text ?? '{"time":0}') as { time: number; datos?: T };
    return Date.now() - time < answerMaxAge ? datos : undefined;
  };
  const tipo = userTypeId[sideOf(type)];
  const notifications = readCached<{ leida: boolean }[]>(`dameNotificaciones{"params":{"tipo":"${tipo}"}}`);
  const unread = notifications?.filter(({ leida }) => !leida).length ?? 0;
  const handoff = readCached<TitleHandoff>('titulo');
  const isForPage = handoff?.address === location.pathname + location.search;
  const calls = { practicas: 'dameNumOfertasPracticasUsuario', empleo: 'dameNumOfertasEmpleoUsuario' };
  const counts = readCached<{ numTotal: number; numEncajan?: number }>(calls[facts.service ?? 'empleo']);
  const number = (value: number | undefined): string => value?.toLocaleString(language) ?? '';
  return {
    unread: unread > 99 ? '99+' : unread > 0 ? String(unread) : '',
    ...(empresa && { firm: empresa }),
    ...(isForPage && { title: handoff.title, about: handoff.about ?? '' }),
    ...(facts.service && { todas: number(counts?.numTotal), encajan: number(counts?.numEncajan) }),
  };
}

/** Fills the placeholders of the build with values, as soon as the parser has reached them: before the first paint. */
export function showPrefilledText(values: PrefilledValues): void {
  const fill = (): void => {
    for (const placeholder of document.querySelectorAll<HTMLElement>('[data-early]:not([data-filled])')) {
      const name = placeholder.dataset['early'] as PrefilledName;
      const value = values[name];
      if (!value) continue;
      placeholder.dataset['filled'] = value;
      // The bell replaces its placeholder on hydration: until then the style sheet shows the number.
      if (name !== 'unread') placeholder.textContent = value;
      if (name === 'title') placeholder.style.viewTransitionName = 'handed-title';
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
