import { mailLink } from '#core/shared/mail-link.ts';
import ban from 'icon:ban';
import calendarClock from 'icon:calendar-clock';
import clipboard from 'icon:clipboard-list';
import fileWarning from 'icon:file-x';
import landmark from 'icon:landmark';
import pencil from 'icon:pencil';
import signature from 'icon:signature';
import user from 'icon:user';
import building from 'icon:building';
import users from 'icon:users';
import type { Process } from '#core/contract/entities/process.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import type { Waiting } from './company-waiting.ts';

interface WaitingRowsProps {
  items: readonly Waiting[];
  /** Whether the button of the first row is the filled one of the page. */
  isFirstPrimary: boolean;
}

/** A pending item as shown: text, icon, and a link to where the item is dealt with. */
interface Row {
  key: string;
  icon: IconShapes;
  text: string;
  tone?: 'danger' | 'news';
  action?: { label: MessageId; href: string };
  /** What the item consists of, each part with its own page. */
  parts?: readonly { href: string; text: string; count: number }[];
}

/** Maximum number of parts shown; the page of the action has all. */
const maxParts = 3;

/** The pending items of a company, as rows that can be painted before the code of the page is there. */
export function WaitingRows({ items, isFirstPrimary }: WaitingRowsProps) {
  const { t } = usePage().format;
  const rowOf = useRow();
  return (
    <ul role="list" className="waiting-rows">
      {items.map(rowOf).map(({ key, icon, text, tone, action, parts = [] }, index) => (
        <li key={key} data-tone={tone}>
          <Icon shapes={icon} />
          <div>
            <p>{text}</p>
            {parts.length > 0 && (
              <ul role="list" className="waiting-parts">
                {parts.slice(0, maxParts).map(({ href, text: name, count }) => (
                  <li key={href}>
                    <a href={href}>{name}</a> <span>{t('home.unreadOf', { count })}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {action && (
            <a
              className={index === 0 && isFirstPrimary ? 'button button-primary' : 'button'}
              href={action.href}
            >
              {t(action.label)}
              <span className="visually-hidden"> {text}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Makes the row of a pending item: its text, and a link to the page where the item is dealt with. */
function useRow(): (item: Waiting) => Row {
  const { brand, format } = usePage();
  const { t } = format;
  const { paths, settings } = brand;
  const list = paths['company-offers'] ?? '/';
  const linkTo = (label: MessageId, href: string | undefined): Pick<Row, 'action'> =>
    href === undefined ? {} : { action: { label, href } };
  const fieldAddress = (page: string | undefined, field: string | undefined): string | undefined =>
    page && fieldLink(page, field, paths.home ?? '/');
  return (item) => {
    switch (item.what) {
      case 'obstacle': {
        const { cause } = item;
        const key = `obstacle-${cause}`;
        if (cause === 'iban')
          return {
            key,
            icon: landmark,
            text: t('home.ibanMissing'),
            ...linkTo('actions.completeIban', fieldAddress(paths.company, 'iban')),
          };
        if (cause === 'convenio')
          return {
            key,
            icon: ban,
            tone: 'danger',
            text: t('home.agreementMissing'),
            ...linkTo('home.askForAgreement', paths['new-agreement'] ?? paths.company),
          };
        const { email } = settings.contacto;
        return {
          key,
          icon: ban,
          tone: 'danger',
          text: t('home.companyProblem'),
          ...linkTo('home.write', email ? mailLink(email) : undefined),
        };
      }
      case 'candidates': {
        const { count, offers } = item;
        const [first, ...others] = offers;
        const candidatesOf = ({ urlAcceso }: Process): string =>
          fillPattern(paths['company-offer-candidates'] ?? '/', { id: urlAcceso });
        const shared = { key: item.what, icon: users, tone: 'news' } as const;
        if (first && others.length === 0)
          return {
            ...shared,
            text: t('home.unreadCandidates', { count, title: first.titulo }),
            ...linkTo('home.seeCandidates', candidatesOf(first)),
          };
        return {
          ...shared,
          text: t('home.unreadCandidatesOf', { count, offers: offers.length }),
          parts: offers.map((offer) => ({
            href: candidatesOf(offer),
            text: offer.titulo,
            count: offer.numCandidatosSinLeer,
          })),
          ...linkTo('actions.seeOffers', `${list}?omitirLeidos=1`),
        };
      }
      case 'correction':
        return {
          key: `correction-${item.offer.urlAcceso}`,
          icon: pencil,
          tone: 'danger',
          text: t('home.correction', { title: item.offer.titulo }),
          ...linkTo(
            'actions.edit',
            fillPattern(paths['edit-offer'] ?? '/', { idOferta: String(item.offer.idoferta) }),
          ),
        };
      case 'rejections':
        return {
          key: item.what,
          icon: users,
          tone: 'danger',
          text: t('home.rejections', { count: item.count }),
          ...linkTo('home.seeCandidate', item.href),
        };
      case 'drafts':
        return {
          key: item.what,
          icon: pencil,
          text: t('home.drafts', { count: item.count }),
          ...linkTo(item.href ? 'home.goOnWithDraft' : 'actions.seeOffers', item.href ?? list),
        };
      case 'requests':
        return {
          key: item.what,
          icon: clipboard,
          text: t('home.requests', { count: item.count }),
          ...linkTo('actions.seeRequests', paths['education-requests']),
        };
      case 'agreementError':
        return {
          key: item.what,
          icon: fileWarning,
          tone: 'danger',
          text: t('home.agreementError', { count: item.count }),
          ...linkTo('home.uploadCorrected', paths['upload-agreement']),
        };
      case 'signature':
        return {
          key: item.what,
          icon: signature,
          text: t('home.signature', { count: item.count }),
          ...linkTo('home.uploadAgreement', paths['upload-agreement']),
        };
      case 'expiring':
        return {
          key: item.what,
          icon: calendarClock,
          text: t('home.expiring', { count: item.count }),
          ...linkTo('actions.seeOffers', `${list}?caducanPronto=1`),
        };
      case 'companyData':
        return {
          key: item.what,
          icon: building,
          text: t('home.companyData', { count: item.count }),
          ...linkTo('actions.completeData', fieldAddress(paths.company, item.field)),
        };
      case 'contactData':
        return {
          key: item.what,
          icon: user,
          text: t('home.contactData', { count: item.count }),
          ...linkTo('actions.completeData', fieldAddress(paths.profile, item.field)),
        };
    }
  };
}
