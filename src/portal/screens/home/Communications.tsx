import external from 'icon:external-link';
import megaphone from 'icon:megaphone';
import { dameComunicaciones } from '#core/contract/calls/notifications.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { shortDay } from '#core/model/offers.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import { communicationsInput as input, latestCommunications } from './home-blocks.ts';

export function Communications({ student }: { student: PortalSession | undefined }) {
  const { format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="communications"
      title={t('home.communications')}
      icon={megaphone}
      answer={useQueryAnswer(dameComunicaciones, input, student !== undefined)}
      pick={(all) => latestCommunications(all, new Date())}
      rowKey={({ fechaDesde, descripcion }) => fechaDesde + descripcion}
      retry={() => queryCache.refresh(dameComunicaciones, input)}
      failed={t('home.communicationsFailed')}
      empty={t('home.noCommunications')}
    >
      {({ fechaDesde, descripcion, enlace, idioma }) => (
        <div className="home-row">
          <CommunicationText text={descripcion} language={idioma} />
          <p className="home-facts">
            <time dateTime={fechaDesde}>{shortDay(fechaDesde, format)}</time>
            <ReadMore address={enlace} about={descripcion} />
          </p>
        </div>
      )}
    </HomeBlock>
  );
}

function CommunicationText({ text, language }: { text: string; language: string | undefined }) {
  return (
    <p lang={useTextLanguage(text, language)} className="home-communication">
      {text}
    </p>
  );
}

/** Link to the full communication; nothing where the address may not become a link. */
function ReadMore({ address, about }: { address: string | undefined; about: string }) {
  const { t } = usePage().format;
  if (useServerAddress(address) === undefined) return null;
  return (
    <ServerLink address={address} opensTab={false}>
      {t('home.readMore')}
      <span className="visually-hidden"> {about}</span>
      <Icon shapes={external} />
    </ServerLink>
  );
}
