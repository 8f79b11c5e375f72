import type { Town } from '#api/entities/domain.ts';
import { loadProvince } from '#api/location/province.ts';
import { provinces } from './provinces.ts';

/** The towns of all provinces, with their official numbers. */
export async function towns(): Promise<Town[]> {
  const loaded = await Promise.all(provinces.map(({ id }) => loadProvince(id)));
  return loaded
    .filter((province) => province !== undefined)
    .flatMap(({ idProvincia, localidades }) =>
      [...localidades].map(([idLocalidad, descripcion]) => ({ idLocalidad, idProvincia, descripcion })),
    );
}
