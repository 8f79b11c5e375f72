import download from 'icon:download';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { saveAgreement } from './save-agreement.ts';

interface DownloadAgreementProps {
  /** As the server sent it. */
  enlace: string | undefined;
  /** Which agreement it is, where there are several; read out with the button. */
  what?: string;
  kind?: 'primary' | 'secondary';
  /** It is fetched at once, because it has just been made. */
  isNew?: boolean;
}

/** Fetches the document of an agreement; where it does not come, its address can be opened. */
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
  async function fetchIt(): Promise<void> {
    if (address === undefined || isBusy) return;
    setBusy(true);
    setFailed(false);
    const came = await saveAgreement(address);
    setBusy(false);
    setFailed(!came);
  }
  useEffect(() => {
    if (!isNew || isFetched.current) return;
    isFetched.current = true;
    void fetchIt();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  }, []);
  if (address === undefined) return null;
  return (
    <>
      <Button {...{ kind, isBusy }} onClick={() => void fetchIt()}>
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
