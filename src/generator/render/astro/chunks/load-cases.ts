import { type Audience, routeById, type RouteEntry, type RouteId, routes } from '#core/routing/table.ts';
import { loadedAtOnce, type ModuleGraph, type PageVisitor, withStaticImports } from './module-graph.ts';
import type { PageIsland } from './page-islands.ts';
import type { LoadCase } from './chunk-groups.ts';

/** A page for one kind of visitor. */
export interface PageVisit {
  route: RouteId;
  visitor: PageVisitor;
  /** Ids of the modules loaded until the page rests. */
  needs: ReadonlySet<string>;
  /** Ids of the modules of islands that only some brands have on the page. */
  optional: readonly string[];
  /** Ids of the modules that it imports dynamically by then. */
  targets: ReadonlySet<string>;
}

/** How much a visit counts: pages are made for one kind of visitor, and others see some of them. */
const visitors: Readonly<Record<Audience, Readonly<Partial<Record<PageVisitor, number>>>>> = {
  public: { none: 1, student: 0.1, company: 0.1 },
  any: { student: 1, company: 1 },
  student: { student: 1 },
  company: { company: 1 },
};

/** Pages that people arrive at or work on count more than the others. */
const oftenSeen: Readonly<Partial<Record<RouteId, number>>> = {
  home: 20,
  login: 100,
  'placement-offers': 8,
  'job-offers': 8,
  'placement-offer': 8,
  'job-offer': 8,
  applications: 4,
  cv: 4,
  'company-offers': 8,
  'company-offer-candidates': 12,
  'new-offer': 4,
};

/** How much a page with nothing but the frame counts: what it loads in vain, visitors load who only look around. */
const frameWeight = 1000;

/** How much something that is opened on a page counts against the page itself. */
const openedWeight = 0.05;

/**
 * The visits of all pages.
 * @param always ids of modules that each page loads
 * @param islandsOf islands of a route's page
 */
export function pageVisits(
  graph: ModuleGraph,
  always: readonly string[],
  islandsOf: (route: RouteEntry) => readonly PageIsland[],
): PageVisit[] {
  return routes.flatMap((route: RouteEntry & { id: RouteId }) => {
    const islands = islandsOf(route);
    return (Object.keys(visitors[route.audience]) as PageVisitor[]).map((visitor) => {
      const own = islands.filter(
        ({ side, isOptional }) => !isOptional && (side === undefined || side === visitor),
      );
      const optional = islands.filter(({ isOptional }) => isOptional).map(({ module }) => module);
      const { modules, targets } = loadedAtOnce(
        graph,
        [...always, ...own.map(({ module }) => module)],
        visitor,
      );
      return { route: route.id, visitor, needs: modules, optional, targets };
    });
  });
}

/**
 * The situations that the planner weighs: every visit, and everything that can be opened on its page.
 * @param scripts ids of the scripts of templates
 */
export function loadCases(
  graph: ModuleGraph,
  visits: readonly PageVisit[],
  scripts: readonly string[],
): LoadCase[] {
  const cases = new Map<string, LoadCase>();
  const add = (needs: ReadonlySet<string>, weight: number, isPage: boolean): void => {
    const key = `${isPage} ${[...needs].toSorted().join(' ')}`;
    const known = cases.get(key);
    cases.set(key, { needs, isPage, weight: weight + (known?.weight ?? 0) });
  };
  for (const { route, visitor, needs, optional } of visits) {
    const weight = (visitors[routeById(route).audience][visitor] ?? 0) * (oftenSeen[route] ?? 1);
    add(needs, weight, true);
    if (optional.length > 0)
      add(new Set([...needs, ...withStaticImports(graph, optional)]), weight * openedWeight, false);
    for (const opened of openedOn(graph, needs)) add(opened, weight * openedWeight, false);
  }
  const frame = visits.find(({ route, visitor }) => route === 'legal-notice' && visitor === 'none');
  // Every other page loads what this one does, too.
  if (frame) add(frame.needs, frameWeight, true);
  for (const script of scripts)
    add(new Set([...(frame?.needs ?? []), ...withStaticImports(graph, [script])]), 0.5, true);
  return [...cases.values()];
}

/** Returns the modules loaded by each dynamic import, transitively. */
function openedOn(graph: ModuleGraph, needs: ReadonlySet<string>): Set<string>[] {
  const opened = new Map<string, Set<string>>();
  const open = (loaded: ReadonlySet<string>): void => {
    for (const id of loaded)
      for (const { target } of graph.get(id)?.dynamicImports ?? []) {
        if (opened.has(target) || loaded.has(target)) continue;
        const more = new Set([...loaded, ...withStaticImports(graph, [target])]);
        opened.set(target, more);
        open(more);
      }
  };
  open(needs);
  return [...opened.values()];
}
