import { expect, it } from 'vitest';
import type { ServedFiles } from '#portal/render/page-request.ts';
import { LateAddresses, replaceAll } from './late-addresses.ts';

const late = (data: string, login: string): LateAddresses =>
  new LateAddresses({
    data: { es: `/_brand/data.es.${data}.json` },
    texts: { es: { login: `/_brand/login.es.${login}.json` } },
  } as unknown as ServedFiles);

it('a page is rendered with fixed names, which are the same for every build', () => {
  const { data, texts } = late('aaaa', 'bbbb').served;
  expect(late('cccc', 'dddd').served).toEqual({ data, texts });
});

it('and gets the addresses at last, also where it comes from an earlier build', () => {
  const [earlier, current] = [late('aaaa', 'bbbb'), late('cccc', 'bbbb')];
  const { data, texts } = earlier.served;
  const page = `<link href="${data.es}"><link href="${texts.es?.['login']}">`;
  expect(earlier.fill(page)).toBe(
    '<link href="/_brand/data.es.aaaa.json"><link href="/_brand/login.es.bbbb.json">',
  );
  const changes = current.changesSince(earlier.byName);
  expect([...changes]).toEqual([['/_brand/data.es.aaaa.json', '/_brand/data.es.cccc.json']]);
  expect(replaceAll(earlier.fill(page), changes)).toBe(current.fill(page));
});

it('a page that names an address itself is found', () => {
  expect(late('aaaa', 'bbbb').isNamedIn('<a href="/_brand/data.es.aaaa.json">')).toBe(true);
  expect(late('aaaa', 'bbbb').isNamedIn('<a href="/_brand/data.es.late.json">')).toBe(false);
});
