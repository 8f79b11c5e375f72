import { useEffect, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { call } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import { longNotice } from './sign-in.ts';

/** The long text of the data protection notice, as the server has it. Without it the short one and the link remain. */
export function LongNotice() {
  const {
    format: { t },
  } = usePage();
  const [text, setText] = useState<string>();
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void longNotice(call).then((result) => {
      if (isLeft) return;
      if (result.ok) setText(result.datos);
      else setLost(true);
    });
    return () => {
      isLeft = true;
    };
  }, [tries]);

  useAnnounce(isLost && t('login.noticeLost'));
  if (isLost) {
    const retry = (): void => {
      setLost(false);
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
