import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import type { Diagnostic, Location } from '#generator/diagnostics/problem.ts';
import { idleTime } from './idle-time.ts';

/** Where an edited brand is read, and where its files come from. */
export interface EditedPlace {
  /** Absolute path of the folder of brands that has the edited one. */
  editedDir: string;
  /** Absolute path of the folder of brands that it is edited for. */
  brandsDir: string;
  id: string;
  /** Absolute path of a folder that caches checks of pictures. */
  knownPictures?: string;
}

const moved = (location: Location, from: string, to: string): Location =>
  location.file.startsWith(`${from}/`)
    ? { ...location, file: `${to}${location.file.slice(from.length)}` }
    : location;

/**
 * Reads an edited brand in processes that stay, with the problems of its files at the places where these will be saved.
 * @returns no brand if it has errors
 */
export async function readEditedBrand({
  editedDir,
  brandsDir,
  id,
  knownPictures,
}: EditedPlace): Promise<{ brand: Brand | undefined; problems: Diagnostic[] }> {
  const { brands, problems } = await loadBrands({
    brandsDir: editedDir,
    only: [id],
    idleTime,
    ...(knownPictures !== undefined && { knownPictures }),
  });
  const [from, to] = [displayPath(editedDir), displayPath(brandsDir)];
  const place = (location: Location): Location => moved(location, from, to);
  return {
    brand: brands[0],
    problems: problems.map(({ location, related, repair, ...problem }) => ({
      ...problem,
      ...(location && { location: place(location) }),
      ...(related && { related: related.map((it) => ({ ...it, location: place(it.location) })) }),
      ...(repair && {
        repair: repair.map((edit) => ({ ...edit, location: place(edit.location) as Required<Location> })),
      }),
    })),
  };
}
