import { describe, expect, it } from 'vitest';
import { noticeCodes, type NoticeCode, noticeOf } from '#core/status-messages/notices.ts';
import { noticeView } from './notice-view.ts';
import type { MessageContext } from './message-context.ts';

const from: MessageContext = {
  side: 'student',
  route: 'home',
  login: 'login',
  paths: { login: '/login', 'login-company': '/login/empresas', applications: '/mis-candidaturas' },
  params: {},
};
const titles = { applications: 'Mis candidaturas' };

describe('the view of a notice', () => {
  it.each(noticeCodes)('has a text and a kind for %s', (code) => {
    const view = noticeView({ code: code as NoticeCode, message: 'Lo que dice el servidor' }, from, titles);
    expect(view?.kind).toBe(noticeOf(code as NoticeCode).kind);
    expect(view?.text).toBeDefined();
  });

  it('links to a page by side', () => {
    expect(noticeView({ code: 508 }, from, titles)?.link?.href).toBe('/login');
    expect(noticeView({ code: 508 }, { ...from, side: 'company' }, titles)?.link?.href).toBe(
      '/login/empresas',
    );
  });

  it('links to the sign-in page of the reader, and not from there to another one', () => {
    const graduate: MessageContext = {
      ...from,
      login: 'login-graduate',
      paths: { ...from.paths, 'login-graduate': '/login/antiguos' },
    };
    expect(noticeView({ code: 508 }, graduate, titles)?.link?.href).toBe('/login/antiguos');
    const there = { ...graduate, route: 'login-graduate' as const };
    expect(noticeView({ code: '504_egresado' }, there, titles)?.link).toBeUndefined();
  });

  it('does not link to the current page', () => {
    expect(noticeView({ code: 501 }, { ...from, route: 'applications' }, titles)?.link).toBeUndefined();
  });

  it('has the message of the server, and is absent without one', () => {
    expect(noticeView({ code: 515, message: 'Hecho' }, from, titles)?.text).toEqual({ words: 'Hecho' });
    expect(noticeView({ code: 515 }, from, titles)).toBeUndefined();
  });

  it('of a custom notice has its title and a link with the title of the page', () => {
    const view = noticeView({ title: 'Aviso', message: 'Algo', target: 'applications' }, from, titles);
    expect(view).toEqual({
      kind: 'information',
      title: 'Aviso',
      text: { words: 'Algo' },
      link: { label: { words: 'Mis candidaturas' }, href: '/mis-candidaturas' },
    });
  });
});
