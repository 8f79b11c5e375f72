import { createFormatter } from '#core/i18n/formatter.ts';
import { connect } from '#portal/data/server/connected-page.ts';
import { takeStoredMessage } from '#portal/data/messages/messages.ts';
import { followOtherTabs } from '#portal/data/tabs/follow-other-tabs.ts';
import { refreshSession } from '#portal/data/session/session-store.ts';
import type { IslandData, PageFacts, PageTexts } from './page-context.ts';
import { readPageData } from './page-json.ts';

let loading: Promise<PageFacts> | undefined;

/** Loads the page of this document with the brand and the texts, once for all islands. */
export function loadPage(): Promise<PageFacts> {
  loading ??= fetchPage();
  return loading;
}

async function fetchPage(): Promise<PageFacts> {
  const { data, dataIn, texts, ...page } = readPageData();
  const [{ brand, messages }, own] = await Promise.all([
    fetchJson<IslandData>(data),
    texts && fetchJson<PageTexts>(texts),
  ]);
  connect({
    brand,
    language: page.language,
    pattern: page.alternates[page.language] ?? '/',
    ...(dataIn && { brandIn: dataIn }),
  });
  refreshSession();
  followOtherTabs();
  takeStoredMessage();
  return { ...page, brand, format: createFormatter(page.language, { ...messages, ...own }) };
}

async function fetchJson<T>(address: string): Promise<T> {
  const first = await fetch(address).catch(() => undefined);
  if (first?.ok) return (await first.json()) as T;
  await window.chunks.load(address, true);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
