import { describe, expect, it, onTestFinished } from 'vitest';
import { gzipSync } from 'node:zlib';
import { deployed, type HostFault, startFaultyHost } from '../../../../tests/support/faults/faulty-host.ts';
import { hostFaults } from '../../../../tests/support/faults/host-faults.ts';
import { toDiagnostics } from './host-diagnostics.ts';
import { pagesOfOthers } from './plan.ts';
import type { Probe } from './probe.ts';
import { judgeMissingTls } from './redirects.ts';
import { verifyHost } from './verify-host.ts';

async function started(fault: HostFault): Promise<Probe> {
  const { probe, stop } = await startFaultyHost(fault);
  onTestFinished(stop);
  return probe;
}

const verify = async (fault: HostFault): Promise<string[]> => {
  const { problems } = await verifyHost('https://talent.example', deployed, await started(fault));
  return problems.map(({ code, what }) => `${code}: ${what.en}`);
};

it('a host that follows the rules has no problems', async () => {
  expect(await verify({})).toEqual([]);
});

it('at least seventy faults of hosts are known, each by its own name', () => {
  expect(hostFaults.length).toBeGreaterThanOrEqual(70);
  expect(new Set(hostFaults.map(([name]) => name)).size).toBe(hostFaults.length);
});

it.each(hostFaults)('a host that %s gets %s', async (_, code, change) => {
  expect((await verify({ change })).map((problem) => problem.split(':', 1)[0])).toContain(code);
});

it('pages of modules that the portal does not have are expected to be absent', () => {
  const pages = pagesOfOthers(deployed.rules);
  expect(pages).toContain('/encuestas');
  expect(pages).toContain('/en/login');
  expect(pages.filter((path) => deployed.rules.pages.includes(path))).toEqual([]);
});

it('a redirect loop is named as one, not as another form of the address', async () => {
  const loop = verify({
    change: (response, { path, isSecure }) => {
      if (isSecure && path === '/login')
        Object.assign(response, { status: 301, headers: { location: '/login' }, body: '' });
    },
  });
  expect(await loop).toEqual(['host-redirect: `/login` leads back to itself.']);
});

it.each([
  ['http://talent.example', ['warning host-plain']],
  ['http://localhost:8788', []],
  ['http://b.localhost', []],
  ['http://127.0.0.1:8080', []],
  ['https://talent.example', []],
])('%s is told for its lack of TLS, unless it is on this machine', (origin, expected) => {
  const diagnostics = judgeMissingTls(new URL(origin)).map((diagnostic) => ['/', diagnostic] as const);
  expect(toDiagnostics('b', diagnostics).map(({ severity, code }) => `${severity} ${code}`)).toEqual(
    expected,
  );
});

describe('a response', () => {
  /** Answers /login by itself. */
  const atLogin = (answer: NonNullable<HostFault['raw']>): HostFault => ({
    raw: (request, response) => request.path === '/login' && answer(request, response),
  });

  it('that never ends is read up to a limit, and told', async () => {
    let written = 0;
    const closed = Promise.withResolvers<undefined>();
    const endless = verify(
      atLogin((_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const chunk = Buffer.alloc(64 * 1024);
        const write = (): void => {
          while (!response.destroyed && response.write(chunk)) written += chunk.length;
        };
        response.on('drain', write).on('close', () => closed.resolve(undefined));
        write();
        return true;
      }),
    );
    expect(await endless).toContainEqual(
      expect.stringMatching(/^host-content: `\/login`.* goes on far beyond the size/),
    );
    await closed.promise;
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  it('that is a decompression bomb is told, too', async () => {
    const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024), { level: 1 });
    const before = process.memoryUsage().rss;
    const problems = await verify(
      atLogin((_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
        return true;
      }),
    );
    expect(problems).toContainEqual(expect.stringMatching(/^host-content: .*goes on far beyond/));
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });

  it('that closes the connection ends the comparison with its address', async () => {
    const broken = verify(
      atLogin((_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('<p>');
        response.destroy();
        return true;
      }),
    );
    await expect(broken).rejects.toThrow(/\/login gives no answer/);
  });

  it('that does not come before the deadline ends the comparison with how far it got', async () => {
    const deadline = new AbortController();
    const probe = await started(
      atLogin(() => {
        deadline.abort();
        return true;
      }),
    );
    const slow = verifyHost('https://talent.example', deployed, probe, deadline.signal);
    await expect(slow).rejects.toThrow(/ended after 15 minutes: \d+ of \d+ addresses were compared/);
  });
});
