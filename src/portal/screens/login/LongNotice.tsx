import { useEffect, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { call } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import { longNotice } from './sign-in.ts';

/** The server's long text of the data protection notice; if it fails, the short text and the link remain. */
export function LongNotice() {
  const {
    format: { t },
  } = usePage();
  const [text, setText] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    void longNotice(call).then((result) => {
      if (isUnmounted) return;
      if (result.ok) setText(result.datos);
      else setFailed(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [tries]);

  useAnnounce(isFailed && t('login.noticeLost'));
  if (isFailed) {
    const retry = (): void => {
      setFailed(false);
      setTries(tries + 1);
    };
    return (
      <div className="login-notice-lost">
        <p>{t('login.noticeLost')}</p>
        <Button onClick={retry}>{t('actions.retry')}</Button>
      </div>
    );
  }
  return (
    <section
      className="login-notice"
      aria-label={t('login.noticeLong')}
      aria-busy={text === undefined}
      tabIndex={0}
    >
      {text === undefined ? (
        <p className="login-notice-wait">{t('login.noticeLoading')}</p>
      ) : (
        text
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </section>
  );
}
