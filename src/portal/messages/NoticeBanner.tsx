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

/** Closes a notice of success as soon as a control or field of the page is used. */
function useAutoClose(isSuccess: boolean): void {
  useEffect(() => {
    if (!isSuccess) return undefined;
    const onUse = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('main :is(a, button, input, select, textarea)'))
        close();
    };
    addEventListener('click', onUse);
    addEventListener('input', onUse);
    return () => {
      removeEventListener('click', onUse);
      removeEventListener('input', onUse);
    };
  }, [isSuccess]);
}

/** Banner of a notice. */
export function NoticeBanner({ notice }: { notice: PortalNotice }) {
  const page = usePage();
  const { t } = page.format;
  const context = useMessageContext();
  const isOfFrame = 'welcome' in notice || 'isBlocked' in notice || 'unknownAddress' in notice;
  const view = isOfFrame ? undefined : noticeView(notice, context, page.brand.titles);
  useAutoClose(view?.kind === 'ok');
  if ('welcome' in notice) return <Welcome />;
  if ('isBlocked' in notice) return <Banner {...looks.warning} text={t('frame.unkept')} onClose={close} />;
  if ('unknownAddress' in notice)
    return <Banner {...looks.information} text={t('frame.unknownAddress')} onClose={close} />;
  if (!view) return null;
  const textOf = (text: typeof view.text): string => ('id' in text ? t(text.id) : text.words);
  return (
    <Banner {...looks[view.kind]} title={view.title} text={textOf(view.text)} onClose={close}>
      {view.link && (
        <a className="button" href={view.link.href}>
          {textOf(view.link.label)}
        </a>
      )}
    </Banner>
  );
}

/** Welcomes someone at the first access, with a link to the return path. */
function Welcome() {
  const { t } = usePage().format;
  const session = useStore($session);
  const [returnPath] = useState(takeReturnPath);
  const name = session?.nombre ?? '';
  const text = session?.type === 'Empresa' ? t('frame.welcomeCompany') : t('frame.welcomeStudent');
  return (
    <Banner
      {...looks.information}
      title={t('frame.welcome', { name, hasName: name ? 'yes' : 'no' })}
      text={text}
      onClose={close}
    >
      {returnPath && (
        <a className="button" href={returnPath}>
          {t('frame.continueToWanted')}
        </a>
      )}
    </Banner>
  );
}
