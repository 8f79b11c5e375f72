import { expect, it } from 'vitest';
import { portalTest } from '../support/portal/portal-test.ts';

const { open } = portalTest('meridia', 'illes');

interface Refused {
  disposition: string;
  policy: string;
}

/** Violations of an injected script, up to that of the page's own policy. */
async function refusedOn(brand: 'meridia' | 'illes'): Promise<Refused[]> {
  const page = await open('/login', { brand, faulty: true });
  return page.evaluate(() => {
    const refused: Refused[] = [];
    const all = new Promise<Refused[]>((done) => {
      addEventListener('securitypolicyviolation', ({ disposition, originalPolicy }) => {
        refused.push({ disposition, policy: originalPolicy });
        // Policies of headers are reported before that of the page.
        if (disposition === 'enforce') done(refused);
      });
    });
    try {
      document.body.setAttribute('onclick', 'stolen()');
    } catch {
      // Trusted Types refuse it by throwing.
    }
    return all;
  });
}

it('policy violations are reported to the address of the brand', async () => {
  const refused = await refusedOn('meridia');
  expect(refused.map(({ disposition }) => disposition)).toEqual(['report', 'enforce']);
  expect(refused[0]?.policy).toContain('report-uri https://informes.meridiana.example/seguridad');
});

it('nothing is reported for a brand without an address', async () => {
  expect((await refusedOn('illes')).map(({ disposition }) => disposition)).toEqual(['enforce']);
});
