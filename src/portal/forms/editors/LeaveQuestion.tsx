import { useStore } from '@nanostores/react';
import { DiscardQuestion } from '../parts/DiscardQuestion.tsx';
import { useUnloadQuestion } from '../parts/use-unload-question.ts';
import { useEditing } from './editing-context.ts';

/** Asks before changes are lost: in the page with a dialog, on the way out of it with the browser's own question. */
export function LeaveQuestion() {
  const editing = useEditing();
  const isAsking = useStore(editing.$isAsking);
  useUnloadQuestion(useStore(editing.$isAtRisk), () => editing.$isAtRisk.get());
  return <DiscardQuestion open={isAsking} onAnswer={editing.answer} />;
}
