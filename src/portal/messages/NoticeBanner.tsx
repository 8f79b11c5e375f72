import done from 'icon:circle-check';
import information from 'icon:info';
import warning from 'icon:triangle-alert';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { takeReturnPath } from '#portal/data/session/return-path.ts';
import { $notice, type PortalNotice } from '#portal/data/messages/messages.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { Banner } from './Banner.tsx';
import { noticeView } from './notice-view.ts';
import { useMessageContext } from './use-message-context.ts';

const looks = {
  ok: { tone: 'success', icon: done },
  warning: { tone: 'warning', icon: warning },
  information: { tone: 'info', icon: information },
} as const;

const close = (): void => $notice.set(undefined);

/** What was done is not said any longer once something else is begun: with a control, or in a field. */
function useStepAside(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined;
    const stepAside = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('main :is(a, button, input, select, textarea)'))
        close();
    };
    addEventListener('click', stepAside);
    addEventListener('input', stepAside);
    return () => {
      removeEventListener('click', stepAside);
      removeEventListener('input', stepAside);
    };
  }, [isDone]);
}

/** What was done or must be known. */
export function NoticeBanner({ notice }: { notice: PortalNotice }) {
  const page = usePage();
  const { t } = page.format;
  const from = useMessageContext();
  const isOfFrame = 'welcome' in notice || 'unkept' in notice || 'unknownAddress' in notice;
  const view = isOfFrame ? undefined : noticeView(notice, from, page.brand.titles);
  useStepAside(view?.kind === 'ok');
  if ('welcome' in notice) return <Welcome />;
  if ('unkept' in notice) return <Banner {...looks.warning} text={t('frame.unkept')} onClose={close} />;
  if ('unknownAddress' in notice)
    return <Banner {...looks.information} text={t('frame.unknownAddress')} onClose={close} />;
  if (!view) return null;
  const say = (it: typeof view.text): string => ('id' in it ? t(it.id) : it.words);
  return (
    <Banner {...looks[view.kind]} title={view.title} text={say(view.text)} onClose={close}>
      {view.link && (
        <a className="button" href={view.link.href}>
          {say(view.link.label)}
        </a>
      )}
    </Banner>
  );
}

/** Greets someone who is here for the first time, and leads on to what they came for. */
function Welcome() {
  const { t } = usePage().format;
  const session = useStore($session);
  const [wanted] = useState(takeReturnPath);
  const name = session?.nombre ?? '';
  const text = session?.type === 'Empresa' ? t('frame.welcomeCompany') : t('frame.welcomeStudent');
  return (
    <Banner
      {...looks.information}
      title={t('frame.welcome', { name, hasName: name ? 'yes' : 'no' })}
      text={text}
      onClose={close}
    >
      {wanted && (
        <a className="button" href={wanted}>
          {t('frame.continueToWanted')}
        </a>
      )}
    </Banner>
  );
}
