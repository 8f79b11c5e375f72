import { sideOf, userTypeId } from '#core/model/people.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { userMark } from '#portal/data/prefetch/prefetch.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PrefilledName } from '#portal/island/prefilled-text.ts';
import type { PageData } from '#portal/island/page-context.ts';
import type { TitleHandoff } from '#portal/lists/detail/title-handoff.ts';

type EarlyValues = Readonly<Partial<Record<PrefilledName, string>>>;

/** What the browser knows of what a page will show, from the sign-in and the pages before. */
export function prefilledValues(
  { brand, language, facts }: Pick<PageData, 'brand' | 'language' | 'facts'>,
  { token, type, empresa }: PortalSession,
  tab: SafeStorage,
): EarlyValues {
  const kept = <T>(name: string): T | undefined => {
    const text = tab.get(storageKey(brand, `cache.${userMark(token)}.${language}.${name}`));
    const { time, datos } = JSON.parse(text ?? '{"time":0}') as { time: number; datos?: T };
    return Date.now() - time < answerMaxAge ? datos : undefined;
  };
  const tipo = userTypeId[sideOf(type)];
  const notifications = kept<{ leida: boolean }[]>(`dameNotificaciones{"params":{"tipo":"${tipo}"}}`);
  const unread = notifications?.filter(({ leida }) => !leida).length ?? 0;
  const handed = kept<TitleHandoff>('titulo');
  const isHanded = handed?.address === location.pathname + location.search;
  const calls = { practicas: 'dameNumOfertasPracticasUsuario', empleo: 'dameNumOfertasEmpleoUsuario' };
  const counts = kept<{ numTotal: number; numEncajan?: number }>(calls[facts.service ?? 'empleo']);
  const number = (value: number | undefined): string => value?.toLocaleString(language) ?? '';
  return {
    unread: unread > 99 ? '99+' : unread > 0 ? String(unread) : '',
    ...(empresa && { firm: empresa }),
    ...(isHanded && { title: handed.title, about: handed.about ?? '' }),
    ...(facts.service && { todas: number(counts?.numTotal), encajan: number(counts?.numEncajan) }),
  };
}

/** Puts values into the places that the build has left for them, as soon as these are there: before anything is painted. */
export function showPrefilledText(values: EarlyValues): void {
  const fill = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-early]:not([data-filled])')) {
      const name = place.dataset['early'] as PrefilledName;
      const value = values[name];
      if (!value) continue;
      place.dataset['filled'] = value;
      // The bell comes into its place later: the style sheet shows the number.
      if (name !== 'unread') place.textContent = value;
      if (name === 'title') place.style.viewTransitionName = 'handed-title';
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
