import { describe, expect, it } from 'vitest';
import type { ServerFacts } from '#core/brand/server-facts.ts';
import { baseAddress } from './base-address.ts';

const facts: ServerFacts = {
  dominio_produccion: 'practicas.uni.example',
  dominiosPrueba: ['preproduccion.uni.example'],
  apiProduccion: 'https://api.uni.example',
  apiSandbox: 'https://ensayo.uni.example',
};
const production = 'https://api.uni.example/api';
const sandbox = 'https://ensayo.uni.example/api';

describe('the server of a portal', () => {
  it.each([
    'practicas.uni.example',
    'PRACTICAS.uni.example',
    'practicas.uni.example:443',
    'practicas.uni.example.',
    'www.uni.example',
    'otro.example',
    'devuelve.example',
    '172.32.0.1',
    '11.0.0.1',
  ])('is the one of production on %s', (host) => {
    expect(baseAddress(host, facts)).toBe(production);
  });

  it.each([
    'localhost',
    'localhost:4321',
    'meridia.localhost:4321',
    'milocalhost.example',
    '127.0.0.1',
    '127.0.0.1:4400',
    '10.1.2.3',
    '192.168.1.20:8080',
    '172.16.0.1',
    '172.31.255.255',
    '[::1]:4321',
    '[fd00::1]',
    'dev.uni.example',
    'practicas.dev.uni.example',
    'midev.example',
    'sandbox.uni.example',
    'mysandboxed.example',
    'preproduccion.uni.example',
    'PREPRODUCCION.uni.example:8443',
  ])('is the sandbox on %s', (host) => {
    expect(baseAddress(host, facts)).toBe(sandbox);
  });

  it('is the one of production on the production domain, whatever its name contains', () => {
    for (const host of ['practicas.dev.example', 'sandbox.uni.example', 'localhost.uni.example']) {
      expect(baseAddress(host, { ...facts, dominio_produccion: host })).toBe(production);
    }
  });

  it('is the sandbox at the portal’s own host by default', () => {
    expect(baseAddress('localhost:4321', {})).toBe('/api');
    expect(baseAddress('www.uni.example', {})).toBe('/api');
  });

  it('may be configured with /api, and with a slash at the end', () => {
    for (const apiProduccion of [
      'https://a.example',
      'https://a.example/',
      'https://a.example/api',
      'https://a.example/api/',
    ]) {
      expect(baseAddress('x.example', { apiProduccion })).toBe('https://a.example/api');
    }
    expect(baseAddress('x.example', { apiProduccion: 'https://a.example/portal' })).toBe(
      'https://a.example/portal/api',
    );
  });
});
