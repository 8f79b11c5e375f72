import { usePage } from '#portal/island/page-context.ts';
import { progressId } from './QuestionHeading.tsx';
import type { SurveyProgressState } from './survey-progress.ts';

/** Number of the current question, and of all questions. */
export function SurveyProgress({ progress }: { progress: SurveyProgressState }) {
  const { t } = usePage().format;
  const { number, least, most } = progress;
  const text = t(least === most ? 'surveys.progress' : 'surveys.progressAtMost', { number, most });
  return (
    <div className="survey-progress">
      <p id={progressId}>{text}</p>
      <progress value={number} max={most} aria-labelledby={progressId} />
    </div>
  );
}
