import { createFormatter } from '#i18n/formatter.ts';
import { takeKeptMessage } from '#stores/messages.ts';
import { connect } from '#stores/server.ts';
import { followOtherTabs, refreshSession } from '#stores/session.ts';
import { type IslandData, type Page, type PageData, pageDataId, type Texts } from './page-context.ts';

/** The page's JSON, as the build wrote it into the head. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData;
}

let loading: Promise<Page> | undefined;

/** The page that this document is, with the brand and the texts: one request for all islands. */
export function loadPage(): Promise<Page> {
  loading ??= fetchPage();
  return loading;
}

async function fetchPage(): Promise<Page> {
  const { data, texts, ...page } = readPageData();
  const [island, ...more] = await Promise.all([fetchJson<IslandData>(data), ...texts.map(fetchJson<Texts>)]);
  const { brand, messages } = island;
  connect({ brand, language: page.language, pattern: page.alternates[page.language] ?? '/' });
  refreshSession();
  followOtherTabs();
  takeKeptMessage();
  return { ...page, brand, format: createFormatter(page.language, Object.assign({}, messages, ...more)) };
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
