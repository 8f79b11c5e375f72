import type { StudentPlacement } from '#api/entities/placement.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useLastSession } from '#shell/use-last-session.ts';
import { dueSheets } from '#shell/weekly-sheets/weekly-sheets.ts';
import { today } from './today.ts';

/** Whether the reader hands in sheets: students of vocational cycles, where the brand has them. */
export function useHasSheets(): boolean {
  const { modulos } = usePage().brand.settings;
  const session = useLastSession();
  return modulos.hojasSemanales && session?.soloCiclosUAX === true;
}

/** What is to be done about the sheets of a placement, in words; empty for nothing. */
export function useDueSheets({ hojas = [] }: Pick<StudentPlacement, 'hojas'>): string {
  const { t } = usePage().format;
  const hasSheets = useHasSheets();
  const { toSend, toCorrect } = dueSheets(hasSheets ? hojas : [], today());
  return [
    ...(toCorrect > 0 ? [t('placements.toCorrect', { count: toCorrect })] : []),
    ...(toSend > 0 ? [t('placements.toSend', { count: toSend })] : []),
  ].join(', ');
}
