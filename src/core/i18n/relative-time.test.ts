import { describe, expect, it } from 'vitest';
import { createFormatter } from './formatter.ts';
import type { Language } from './languages.ts';
import { relativeTime as near } from './relative-time.ts';

const nearTime = (language: Language, when: Date | string, now: Date) =>
  near(createFormatter(language, {}), when, now);

describe('relative time', () => {
  const now = new Date(2026, 2, 5, 12, 0);
  const march = (...parts: [day: number, hour: number, minute?: number]) =>
    new Date(2026, 2, parts[0], parts[1], parts[2] ?? 0);

  it.each([
    [march(5, 12), 'ahora'],
    [march(5, 11, 50), 'hace 10 minutos'],
    [march(5, 9), 'hace 3 horas'],
    [march(5, 15), 'dentro de 3 horas'],
    [march(4, 20), 'ayer'],
    [march(2, 20), 'hace 3 días'],
    [march(6, 23), 'mañana'],
    [new Date(2026, 1, 26, 12), undefined],
  ])('of %s', (when, text) => {
    expect(nearTime('es', when, now)).toBe(text);
  });

  it('counts a day without time as a day', () => {
    expect(nearTime('es', '2026-03-05', now)).toBe('hoy');
    expect(nearTime('ca', '2026-03-04', now)).toBe('ahir');
    expect(nearTime('en', '2026-03-06', now)).toBe('tomorrow');
  });

  it('counts hours, not days, shortly after midnight', () => {
    expect(nearTime('en', march(4, 23), march(5, 1))).toBe('2 hours ago');
  });
});
