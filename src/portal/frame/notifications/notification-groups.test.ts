import { expect, it } from 'vitest';
import { countUnread, groupNotifications } from './notification-groups.ts';

const portal = {
  brand: {
    languages: ['es', 'ca'] as const,
    defaultLanguage: 'es' as const,
    paths: { applications: '/mis-candidaturas', application: '/mis-candidaturas/{id}', events: '/eventos' },
  },
  language: 'es' as const,
  origin: 'https://portal.example',
};

const notice = (
  id: number,
  more: { urlAcceso?: string; urlExterna?: string; fecha?: string; leida?: boolean },
) => ({
  idNotificacion: id,
  titulo: 'A',
  leida: false,
  Importante: false,
  ...more,
});

const list = [
  notice(1, { urlAcceso: '/mis-candidaturas/beca', fecha: '2026-03-05T23:30' }),
  notice(2, { urlAcceso: '/eventos', fecha: '2026-03-05T09:00' }),
  notice(3, { urlAcceso: '/mis-candidaturas', fecha: '2026-03-05T08:00', leida: true }),
  notice(4, { urlExterna: 'https://otra.example/', fecha: '2026-03-04T08:00' }),
  notice(5, { fecha: '2026-03-04T07:00' }),
];
const groupsOf = (quiet: readonly string[], rows = list) =>
  groupNotifications(rows, quiet, portal).map(({ matter, day, items }) => [
    matter,
    day,
    items.map(({ idNotificacion }) => idNotificacion),
  ]);

it('notifications are grouped by the list of their page and by day, in their order', () => {
  expect(groupsOf([])).toEqual([
    ['applications', '2026-03-05', [1, 3]],
    ['events', '2026-03-05', [2]],
    ['others', '2026-03-04', [4, 5]],
  ]);
});

it('notifications of a server that tells no days are grouped by matter alone', () => {
  expect(
    groupsOf([], [notice(1, { urlAcceso: '/eventos' }), notice(2, {}), notice(3, { urlAcceso: '/eventos' })]),
  ).toEqual([
    ['events', undefined, [1, 3]],
    ['others', undefined, [2]],
  ]);
});

it('quiet matters come last and are not counted', () => {
  expect(groupsOf(['applications']).map(([matter]) => matter)).toEqual(['events', 'others', 'applications']);
  expect(countUnread(list, [], portal)).toBe(4);
  expect(countUnread(list, ['applications', 'events'], portal)).toBe(2);
});
