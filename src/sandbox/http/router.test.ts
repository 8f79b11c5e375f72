import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import { createRouter } from './router.ts';

const route = createRouter(callList);

function nameOf(method: string, path: string): string | undefined {
  const found = route(method, path);
  return found && 'call' in found ? found.call.name : undefined;
}

describe('finding the call of a path', () => {
  it.each(callList.map((call) => [call.name, call] as const))('finds %s by its own path', (name, call) => {
    const values: Record<string, string> = {
      tipo: 'Empresa',
      listName: 'paises',
      language: 'es',
      type: 'empleo',
    };
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '7');
    expect(nameOf(call.method, path)).toBe(name);
    expect(nameOf(call.method, path.toUpperCase())).toBe(name);
    expect(nameOf(call.method, `${path}/`)).toBeUndefined();
  });

  it('prefers literal segments to parameters', () => {
    expect(nameOf('GET', '/api/Dominios/dominios/ca')).toBe('dominios');
    expect(nameOf('GET', '/api/Dominios/titulaciones/ca')).toBe('titulaciones');
    expect(nameOf('GET', '/api/Dominios/islas/ca')).toBe('dominio');
    expect(nameOf('GET', '/api/dominios/esProvinciaConIslas/7')).toBe('esProvinciaConIslas');
    expect(nameOf('GET', '/api/Encuestas/guardaAceptacionRGPD')).toBe('guardaAceptacionRGPDEncuesta');
    expect(nameOf('GET', '/api/Encuestas/satisfaccion-2026')).toBe('dameEncuesta');
  });

  it('gives the parameters decoded and {tipo} as the contract spells it', () => {
    expect(route('GET', '/api/Alumno/dameOferta/ca%C3%B1%C3%B3n%2Fx')).toMatchObject({
      params: { url: 'cañón/x' },
    });
    expect(route('GET', '/api/EMPRESA/detalleprograma/Beca')).toMatchObject({
      params: { tipo: 'Empresa', id: 'Beca' },
    });
  });

  it('lists the methods of a path for a request with another', () => {
    expect(route('PUT', '/api/Empresa/editaUsuario')).toEqual({ allowed: ['GET', 'POST'] });
    expect(route('POST', '/api/Alumno/dameCvUsuario')).toEqual({ allowed: ['GET'] });
  });

  it('copes with any path', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (segments) => {
        const path = `/api/${segments.join('/')}`;
        expect(() => route('GET', path)).not.toThrow();
      }),
    );
  });
});
