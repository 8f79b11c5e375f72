import user from 'icon:circle-user-round';
import { usePage } from '#portal/island/page-context.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './Greeting.scss';

/** Greets the signed-in person, with a link to their profile or CV. */
export function Greeting() {
  const {
    brand: { paths, titles },
    format: { t },
  } = usePage();
  const session = useSession();
  if (!session) return <span className="greeting" />;
  const { empresa, nombre, type } = session;
  const route = type === 'Empresa' ? 'profile' : 'cv';
  return (
    <a className="greeting" href={paths[route]}>
      <Icon shapes={user} />
      <span className="greeting-text">
        {nombre && <span>{t('frame.greeting', { name: nombre })} </span>}
        {empresa && <span className="greeting-page">{empresa} </span>}
        <span className="greeting-page">{titles[route]}</span>
      </span>
    </a>
  );
}
