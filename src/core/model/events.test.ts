import { describe, expect, it } from 'vitest';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import { isOver, upcomingEvents } from './events.ts';

const event = (fecha: string, titulo = 'Foro', more: Partial<PortalEvent> = {}): PortalEvent => ({
  idEvento: 1,
  fecha,
  titulo,
  categoria: { slug: 'ferias' },
  destacado: false,
  urlAcceso: titulo,
  ...more,
});

describe('the upcoming events', () => {
  const now = new Date(2026, 2, 5, 20, 30);
  const titlesOf = (events: readonly PortalEvent[]): string[] =>
    upcomingEvents(events, now).map(({ titulo }) => titulo);

  it('are in the order of their dates, a featured one in its turn', () => {
    const events = [
      event('2026-04-01T10:00', 'd', { destacado: true }),
      event('2026-03-09T10:00', 'c'),
      event('2026-03-07', 'a'),
      event('2026-03-07T10:00', 'b'),
    ];
    expect(titlesOf(events)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('include one of today until the day is over', () => {
    const events = [event('2026-03-05T09:00'), event('2026-03-04T23:59')];
    expect(upcomingEvents(events, now)).toHaveLength(1);
    expect(upcomingEvents(events, new Date(2026, 2, 5, 23, 59, 59))).toHaveLength(1);
    expect(upcomingEvents(events, new Date(2026, 2, 6, 0, 0, 0))).toHaveLength(0);
  });

  it('include one of several days until the last is over', () => {
    const fair = event('2026-03-04T09:00', 'Feria', { fechaFin: '2026-03-05T14:00' });
    expect(isOver(fair, now)).toBe(false);
    expect(isOver(fair, new Date(2026, 2, 6))).toBe(true);
  });

  it('of the same moment are in the order of their titles', () => {
    expect(titlesOf([event('2026-03-06T10:00', 'Zoco'), event('2026-03-06T10:00', 'Ágora')])).toEqual([
      'Ágora',
      'Zoco',
    ]);
  });
});
