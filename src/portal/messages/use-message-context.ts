import { useStore } from '@nanostores/react';
import { pageParams } from '#core/routing/page-addresses.ts';
import { usePage } from '#portal/island/page-context.ts';
import { signInPage, userTypeAt } from '#core/model/sign-in-page.ts';
import { otherAccount } from '#portal/data/session/other-account.ts';
import { $session, lastPerson } from '#portal/data/session/session-store.ts';
import { displayNameOf } from '#portal/data/session/person.ts';
import { addressedSide, type MessageContext } from './message-context.ts';

/** The message context of this page; only the browser knows the parameters of the address. */
export function useMessageContext(): MessageContext {
  const page = usePage();
  const session = useStore($session);
  const side = addressedSide(page.facts, session?.type);
  return {
    side,
    route: page.route,
    isSignIn: page.facts.login === true,
    login: signInPage(page.brand, (session ?? lastPerson())?.type ?? userTypeAt(page.route) ?? side),
    paths: page.brand.paths,
    owner: displayNameOf(session ?? lastPerson()),
    other: displayNameOf(otherAccount()),
    params: (typeof location === 'undefined' ? undefined : pageParams(page, location.pathname)) ?? {},
  };
}
