import { routeById, type RouteId } from '#core/routing/table.ts';
import { pageAddress } from '../mail/outbox.ts';
import type { View } from '../pages/view.ts';
import type { ScenarioProps, ScenarioContext } from './scenario-context.ts';

/** A link to a page of the portal for the signed-in persona. */
export interface ScenarioLink {
  title: string;
  /** Below the origin of the portal. */
  address: string;
}

type Page = readonly [route: RouteId, id?: string];

function companyPages({ url, agreement, placement, request }: ScenarioProps): Page[] {
  return [
    ...(url === undefined
      ? []
      : ([
          ['company-offers'],
          ['company-offer-sheet', url],
          ['company-offer-candidates', url],
          ['offer-viewer', url],
        ] as const)),
    ...(agreement === undefined ? [] : ([['upload-agreement'], ['company']] as const)),
    ...(placement === undefined ? [] : ([['placement-change']] as const)),
    ...(request === undefined ? [] : ([['education-request', String(request)]] as const)),
  ];
}

function studentPages({ url, candidacy, placement, request }: ScenarioProps, practicas: boolean): Page[] {
  const offer = practicas ? 'placement-offer' : 'job-offer';
  return [
    ...(url === undefined ? [] : ([[offer, url]] as const)),
    ...(url === undefined || candidacy === undefined ? [] : ([['application', url]] as const)),
    ...(placement === undefined && request === undefined ? [] : ([['placements']] as const)),
    ...(request === undefined ? [] : ([['procedures']] as const)),
  ];
}

/** Links to the scenario's rows in the portal; pages disabled by the brand are left out. */
export function scenarioLinksOf(
  { props }: ScenarioContext,
  { brand, texts }: View,
  side: 'company' | 'student',
): ScenarioLink[] {
  const { practicas } = brand.settings.modulos;
  const language = brand.languages.includes(texts.language) ? texts.language : brand.defaultLanguage;
  const pages = side === 'company' ? companyPages(props) : studentPages(props, practicas);
  return pages.flatMap(([route, id]) => {
    if (!brand.routes.includes(route)) return [];
    const link = { route, ...(id !== undefined && { params: { id } }) };
    return [{ title: routeById(route).title[texts.language], address: pageAddress(brand, language, link) }];
  });
}
