import { useStore } from '@nanostores/react';
import { DiscardQuestion } from '../parts/DiscardQuestion.tsx';
import { useUnloadQuestion } from '../parts/use-unload-question.ts';
import { useEditing } from './editing-context.ts';

/** Asks before discarding changes: with a dialog within the page, with the browser's own prompt on leaving it. */
export function LeaveQuestion() {
  const editing = useEditing();
  const isAsking = useStore(editing.$isAsking);
  useUnloadQuestion(useStore(editing.$isAtRisk), () => editing.$isAtRisk.get());
  return <DiscardQuestion open={isAsking} onAnswer={editing.answer} />;
}
