import { describe, expect, it } from 'vitest';
import { exceededLimit } from './working-time.ts';

const limits = { horasDia: 5, horasSemana: 25, horasDiaFueraLectivo: 7 };
const term = { fechaInicio: '2026-02-01', fechaFin: '2026-06-30' };
const summer = { fechaInicio: '2026-07-01', fechaFin: '2026-08-31' };

describe('limits of working time', () => {
  it.each([
    ['the most hours of a day and a week', { ...term, horasAldia: 5, numeroDiasSemana: 5 }, undefined],
    ['more hours a day', { ...term, horasAldia: 5.5, numeroDiasSemana: 2 }, 'horasDia'],
    ['more hours a week', { ...term, horasAldia: 5, numeroDiasSemana: 6 }, 'horasSemana'],
    ['longer days in summer', { ...summer, horasAldia: 7, numeroDiasSemana: 5 }, undefined],
    ['too long days in summer', { ...summer, horasAldia: 7.5, numeroDiasSemana: 1 }, 'horasDiaFueraLectivo'],
    [
      'a placement that goes on after summer',
      { ...summer, fechaFin: '2026-09-01', horasAldia: 7 },
      'horasDia',
    ],
    [
      'a placement from one summer to the next',
      { ...summer, fechaFin: '2027-08-31', horasAldia: 7 },
      'horasDia',
    ],
    ['hours without dates', { horasAldia: 6 }, 'horasDia'],
    ['nothing yet', {}, undefined],
    ['a share of the day in place of hours', { ...term, tiempoDedicacionJornada: 62.5 }, undefined],
    ['a whole day in place of hours', { ...term, tiempoDedicacionJornada: 100 }, 'horasDia'],
    ['a share of a summer day', { ...summer, tiempoDedicacionJornada: 87.5 }, undefined],
    ['hours before a share', { ...term, horasAldia: 5, tiempoDedicacionJornada: 100 }, undefined],
  ] as const)('checks %s', (_, time, expected) => {
    expect(exceededLimit(time, limits)).toBe(expected);
  });

  it('has no limits where the university sets none', () => {
    expect(exceededLimit({ ...term, horasAldia: 12, numeroDiasSemana: 7 })).toBeUndefined();
    const whole = { ...term, tiempoDedicacionJornada: 100 };
    expect(exceededLimit(whole)).toBeUndefined();
    expect(exceededLimit(whole, { horasSemana: 25 })).toBe('horasSemana');
    expect(exceededLimit({ ...whole, numeroDiasSemana: 3 }, { horasSemana: 40 })).toBeUndefined();
    expect(exceededLimit({ ...summer, horasAldia: 12 }, { horasDia: 5 })).toBeUndefined();
  });
});
