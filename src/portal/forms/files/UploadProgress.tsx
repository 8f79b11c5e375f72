import { usePage } from '#portal/island/page-context.ts';
import type { Sending } from './use-sending.ts';
import './files.scss';

/** Number of steps in which progress is announced. */
const steps = 4;

/** Progress of an upload, as a bar, and announced in a few steps. */
export function UploadProgress({ sending: { sent, isStopped } }: { sending: Sending }) {
  const { t, number } = usePage().format;
  const textOf = (part: number | undefined): string => {
    if (part === undefined) return isStopped ? t('frame.sendingStopped') : '';
    if (part === 1) return t('frame.fileSent');
    return t('frame.sendingFile', { percent: number(part, { style: 'percent' }) });
  };
  return (
    <div className="upload-progress">
      <p aria-hidden="true" className="upload-words">
        {textOf(sent)}
      </p>
      {sent !== undefined && (
        <progress
          aria-label={t('frame.sendingLabel')}
          max={1}
          // Without a value the bar is indeterminate: the answer is awaited.
          {...(sent !== 1 && { value: sent })}
        />
      )}
      <p role="status" className="visually-hidden">
        {textOf(sent === undefined ? undefined : Math.floor(sent * steps) / steps)}
      </p>
    </div>
  );
}
