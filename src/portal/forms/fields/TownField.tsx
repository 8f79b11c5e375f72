import { type ComponentProps, useEffect, useId, useState } from 'react';
import { loadTowns } from '../address/load-towns.ts';
import { BrandText } from './BrandFields.tsx';

interface TownFieldProps extends ComponentProps<typeof BrandText> {
  /** Province of the suggested towns; `undefined` for an unknown one or another country. */
  province: number | undefined;
}

/** Text field for a town, with the towns of the province as suggestions. */
export function TownField({ province, ...props }: TownFieldProps) {
  const id = useId();
  const [loaded, setLoaded] = useState<{ province: number; towns: readonly string[] }>();
  const towns = loaded && loaded.province === province ? loaded.towns : [];
  useEffect(() => {
    let isLeft = false;
    if (!province) return undefined;
    // Without suggestions the town can still be typed.
    loadTowns(province).then(
      (towns) => !isLeft && setLoaded({ province, towns }),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [province]);
  return (
    <>
      <BrandText {...props} list={id} />
      <datalist id={id}>
        {towns.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </>
  );
}
