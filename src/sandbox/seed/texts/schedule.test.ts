import { expect, it } from 'vitest';
import { morningSchedule } from './schedule.ts';

it('a morning is as long as the hours of the placement', () => {
  expect(morningSchedule(3)).toEqual({ es: 'De 9:00 a 12:00', ca: 'De 9.00 a 12.00', en: '9:00 to 12:00' });
  expect(morningSchedule(4.8).es).toBe('De 9:00 a 13:48');
});
