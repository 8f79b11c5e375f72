import {
  hasHours,
  hoursOf,
  inputTime,
  type Shift,
  readSchedule,
  weekHours,
} from '#core/model/week-schedule.ts';
import { usePage } from '#portal/island/page-context.ts';
import './week.scss';

const periodText = ({ from, to }: Shift): string => `${inputTime(from)}–${inputTime(to)}`;

/** A schedule as a table of its days with their hours and sum; one that has no hours by day as it was written. */
export function WeekTable({ text }: { text: string }) {
  const { t, date, number } = usePage().format;
  const schedule = readSchedule(text);
  if (!hasHours(schedule)) return text;
  const days = schedule.week.flatMap((periods, day) => (periods.length > 0 ? [{ periods, day }] : []));
  return (
    <>
      <table className="week-table">
        <tbody>
          {days.map(({ periods, day }) => (
            <tr key={day}>
              <th scope="row">{date(`2024-01-0${day + 1}`, { weekday: 'long' })}</th>
              <td>{periods.map(periodText).join(', ')}</td>
              <td>{t('week.hours', { hours: number(hoursOf(periods)) })}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('week.total')}
            </th>
            <td>{t('week.hours', { hours: number(weekHours(schedule.week)) })}</td>
          </tr>
        </tbody>
      </table>
      {schedule.rest && <p>{schedule.rest}</p>}
    </>
  );
}
