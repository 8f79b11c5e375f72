import { usePage } from '#portal/island/page-context.ts';
import './page-state.scss';

/** Shows above a list how many of its items were left out; nothing for 0. */
export function Omitted({ count }: { count: number }) {
  const { t } = usePage().format;
  return count > 0 ? <p className="omitted">{t('frame.omitted', { count })}</p> : null;
}
