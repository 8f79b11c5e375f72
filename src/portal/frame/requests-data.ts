import type { RouteId } from '#core/routing/table.ts';

/** Whether the frame of a page requests data of a signed-in person: not beside a survey, which has its own token. */
export const requestsData = (route: RouteId): boolean => !/^survey(-access)?$/.test(route);
