import { usePage } from '#portal/island/page-context.ts';
import type { Sending } from './use-sending.ts';
import './files.scss';

/** In how many steps progress is read out. */
const steps = 4;

/** How far the sending of a file is: as a bar, and in a few steps for who listens. */
export function UploadProgress({ sending: { sent, isStopped } }: { sending: Sending }) {
  const { t, number } = usePage().format;
  const words = (part: number | undefined): string => {
    if (part === undefined) return isStopped ? t('frame.sendingStopped') : '';
    if (part === 1) return t('frame.fileSent');
    return t('frame.sendingFile', { percent: number(part, { style: 'percent' }) });
  };
  return (
    <div className="upload-progress">
      <p aria-hidden="true" className="upload-words">
        {words(sent)}
      </p>
      {sent !== undefined && (
        <progress
          aria-label={t('frame.sendingLabel')}
          max={1}
          // Without a value it says that something is awaited.
          {...(sent !== 1 && { value: sent })}
        />
      )}
      <p role="status" className="visually-hidden">
        {words(sent === undefined ? undefined : Math.floor(sent * steps) / steps)}
      </p>
    </div>
  );
}
