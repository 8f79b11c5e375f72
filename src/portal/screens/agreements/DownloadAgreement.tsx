import download from 'icon:download';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { saveAgreement } from './save-agreement.ts';

interface DownloadAgreementProps {
  /** Address of the document, as the server sent it. */
  enlace: string | undefined;
  /** Names the agreement among several; announced with the button. */
  what?: string;
  kind?: 'primary' | 'secondary';
  /** Download on mount, because the agreement has just been made. */
  isNew?: boolean;
}

/** Downloads the document of an agreement; if that fails, offers its address as a link. */
export function DownloadAgreement({
  enlace,
  what,
  kind = 'secondary',
  isNew = false,
}: DownloadAgreementProps) {
  const { t } = usePage().format;
  const address = useServerAddress(enlace);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isFetched = useRef(false);
  async function save(): Promise<void> {
    if (address === undefined || isBusy) return;
    setBusy(true);
    setFailed(false);
    const isSaved = await saveAgreement(address);
    setBusy(false);
    setFailed(!isSaved);
  }
  useEffect(() => {
    if (!isNew || isFetched.current) return;
    isFetched.current = true;
    void save();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);
  if (address === undefined) return null;
  return (
    <>
      <Button {...{ kind, isBusy }} onClick={() => void save()}>
        <Icon shapes={download} />
        {t('agreements.download')}
        {what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span role="status">
        {hasFailed && (
          <>
            {t('agreements.downloadFailed')} <ServerLink address={enlace}>{t('agreements.open')}</ServerLink>
          </>
        )}
      </span>
    </>
  );
}
