import { usePage } from '#shell/islands/page-context.ts';
import type { Sending } from './use-sending.ts';
import './files.scss';

/** In how many steps progress is read out. */
const steps = 4;

/** How far the sending of a file is: as a bar, and in a few steps for who listens. */
export function UploadProgress({ sending: { sent, isStopped } }: { sending: Sending }) {
  const { t, number } = usePage().format;
  const isSent = sent === 1;
  const said = sent === undefined ? undefined : Math.floor(sent * steps) / steps;
  const percent = (part: number): string => number(part, { style: 'percent' });
  return (
    <div className="upload-progress">
      {sent !== undefined && (
        <p aria-hidden="true">
          {isSent ? t('frame.fileSent') : t('frame.sendingFile', { percent: percent(sent) })}
        </p>
      )}
      {sent !== undefined && (
        <progress aria-label={t('frame.sendingLabel')} max={1} {...(isSent ? {} : { value: sent })} />
      )}
      <p role="status" className={said === undefined ? undefined : 'visually-hidden'}>
        {said === 1
          ? t('frame.fileSent')
          : said !== undefined
            ? t('frame.sendingFile', { percent: percent(said) })
            : isStopped && t('frame.sendingStopped')}
      </p>
    </div>
  );
}
