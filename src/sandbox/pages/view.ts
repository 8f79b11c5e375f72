import type { Brand } from '#core/brand/brand.ts';
import {
  isReportLanguage,
  type ReportLanguage,
  reportLanguageFor,
  reportLanguages,
} from '#core/i18n/report-languages.ts';
import { languageOf } from '../http/language.ts';
import { type SandboxTexts, textsIn } from '../texts/texts.ts';
import type { PageServices } from './page-services.ts';

/** View settings of a sandbox page. */
export interface View {
  brand: Brand;
  /** In the language of the reader. */
  texts: SandboxTexts;
  path: string;
  search: URLSearchParams;
  /** Current day, and its offset to the system clock in days. */
  today: string;
  ahead: number;
}

const cookie = 'sandbox_idioma';

/** Parameter of the language switch. */
const parameter = 'idioma';

function chosen(request: Request): ReportLanguage | undefined {
  const found = new RegExp(`(?:^|; ?)${cookie}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  return isReportLanguage(found) ? found : undefined;
}

/** Language of the page: chosen by the reader, else Accept-Language, else the brand's default. */
export function viewOf({ brand, time }: PageServices, request: Request): View {
  const { pathname, searchParams } = new URL(request.url);
  const any = { languages: reportLanguages, defaultLanguage: reportLanguageFor(brand.defaultLanguage) };
  return {
    brand,
    texts: textsIn(chosen(request) ?? languageOf(request, any), brand),
    path: pathname,
    search: searchParams,
    today: time.now().today,
    ahead: time.daysAhead(),
  };
}

/** Address of the same page in another language. */
export function languageAddress({ path, search }: View, language: ReportLanguage): string {
  const next = new URLSearchParams(search);
  next.set(parameter, language);
  return `${path}?${next}`;
}

/** The answer to a choice of language: it is remembered, and the page shown again. */
export function languageAnswer(request: Request): Response | undefined {
  const url = new URL(request.url);
  const language = url.searchParams.get(parameter);
  if (request.method !== 'GET' || !isReportLanguage(language)) return undefined;
  url.searchParams.delete(parameter);
  return new Response(null, {
    status: 303,
    headers: {
      location: `${url.pathname}${url.search}`,
      'set-cookie': `${cookie}=${language}; Path=/sandbox; HttpOnly; SameSite=Lax; Max-Age=31536000`,
      'cache-control': 'no-store',
    },
  });
}
