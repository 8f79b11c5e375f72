import { expect, it } from 'vitest';
import { interviewEntry } from './interview.ts';

const values = { dia: '2026-03-05', hora: '10:30', duracion: '45', lugar: ' Sala 2 ' };

it('an interview ends after its duration, also on the next day', () => {
  expect(interviewEntry(values)).toEqual({
    start: '2026-03-05T10:30',
    end: '2026-03-05T11:15',
    place: 'Sala 2',
  });
  expect(interviewEntry({ ...values, dia: '2026-02-28', hora: '23:30:00' })).toMatchObject({
    start: '2026-02-28T23:30',
    end: '2026-03-01T00:15',
  });
});

it('an interview without a place has none', () => {
  expect(interviewEntry({ ...values, lugar: ' ' }).place).toBeUndefined();
});
