import alert from 'icon:triangle-alert';
import { useId, useState } from 'react';
import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import {
  exceededByWeek,
  hasHours,
  inputTime,
  minutesOf,
  periodsOfDay,
  readSchedule,
  scheduleText,
  type Week,
  weekHours,
} from '#core/model/week-schedule.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useFormScope } from '../form/form-context.ts';
import './week.scss';

/** Typed times of a day, from and to by turns; empty for none. */
type Times = readonly string[];

const timesOf = (week: Week): Times[] =>
  week.map((periods) =>
    Array.from({ length: periodsOfDay }, (_, index) => periods[index]).flatMap((period) => [
      inputTime(period?.from),
      inputTime(period?.to),
    ]),
  );

/** The pairs of times of a day that are complete and in order. */
function periodsOf(times: Times) {
  const all = times.map(minutesOf);
  return Array.from({ length: periodsOfDay }, (_, index) => index * 2).flatMap((at) => {
    const [from, to] = [all[at], all[at + 1]];
    const isAfter = at === 0 || from === undefined || from >= (all[at - 1] ?? 0);
    return from !== undefined && to !== undefined && from < to && isAfter ? { from, to } : [];
  });
}

/** Whether something typed of a day is not in its periods: half a pair, or times out of order. */
const isIncomplete = (times: Times): boolean => times.filter(Boolean).length !== periodsOf(times).length * 2;

interface WeekGridProps {
  name: string;
  limits: WorkingTimeLimits | undefined;
}

/**
 * Times of the days of a week, which stand in the text field as words. What the text says otherwise stays behind them.
 */
export function WeekGrid({ name, limits = {} }: WeekGridProps) {
  const { language, format } = usePage();
  const { t, date, number } = format;
  const { form } = useFormScope();
  const id = useId();
  const text = String(form.values[name] ?? '');
  const [shown, setShown] = useState(() => ({ text, times: timesOf(readSchedule(text).week) }));
  // The text was typed, or came with a draft, since the grid was filled in.
  if (shown.text !== text) setShown({ text, times: timesOf(readSchedule(text).week) });
  const { times } = shown;
  const week = times.map(periodsOf);
  const exceeded = exceededByWeek(week, limits);
  const limit = exceeded && limits[exceeded];
  const { rest } = readSchedule(text);

  function put(next: Times[]): void {
    const written = scheduleText({ week: next.map(periodsOf), rest: readSchedule(text).rest }, language);
    setShown({ text: written, times: next });
    if (written !== text) form.set({ [name]: written });
  }

  return (
    <fieldset className="week">
      <legend className="visually-hidden">{t('week.legend')}</legend>
      <p className="field-hint">{t('week.hint')}</p>
      {rest && <p className="field-hint">{t('week.rest', { text: rest })}</p>}
      {times.map((ofDay, day) => {
        const dayName = date(`2024-01-0${day + 1}`, { weekday: 'long' });
        return (
          <div key={day} className="week-day" role="group" aria-labelledby={`${id}-${day}`}>
            <span id={`${id}-${day}`} className="week-name">
              {dayName}
            </span>
            {ofDay.map((time, index) => (
              <input
                key={index}
                type="time"
                aria-label={t('week.time', {
                  day: dayName,
                  edge: index % 2 === 0 ? 'from' : 'to',
                  turn: index < 2 ? 'first' : 'second',
                })}
                value={time}
                onChange={({ currentTarget: { value } }) =>
                  put(times.map((row, at) => (at === day ? row.with(index, value) : row)))
                }
              />
            ))}
            {isIncomplete(ofDay) && (
              <p className="week-problem" role="alert">
                {t('week.incomplete')}
              </p>
            )}
          </div>
        );
      })}
      <div className="week-foot">
        <p role="status">
          {hasHours({ week }) && t('week.sum', { hours: number(weekHours(week)) })}
          {exceeded && limit !== undefined && (
            <strong className="week-exceeded">
              <Icon shapes={alert} />
              {t('week.exceeded', { kind: exceeded, hours: number(limit) })}
            </strong>
          )}
        </p>
        <Button
          kind="quiet"
          aria-disabled={!times[0]?.some(Boolean) || undefined}
          onClick={() => {
            const [monday] = times;
            if (monday?.some(Boolean)) put(times.map((row, day) => (day < 5 ? monday : row)));
          }}
        >
          {t('week.likeMonday')}
        </Button>
      </div>
    </fieldset>
  );
}
