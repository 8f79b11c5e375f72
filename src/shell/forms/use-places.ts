import { useEffect, useState } from 'react';
import type { SelectOptions } from '#ui/form/SelectField.tsx';
import { usePage } from '../islands/page-context.ts';

/** Entries that code of the portal brings along, loaded when they are wanted. */
function useLoaded(load: () => Promise<SelectOptions>, key: string, wanted: boolean): SelectOptions {
  const [loaded, setLoaded] = useState<{ key: string; options: SelectOptions }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    const show = (options: SelectOptions): void => {
      if (!isLeft) setLoaded({ key, options });
    };
    load().then(show, () => {
      const retry = (): void => {
        setLoaded(undefined);
        setTries((count) => count + 1);
      };
      show({ state: 'failed', retry });
    });
    return () => {
      isLeft = true;
    };
  }, [key, wanted, tries]);
  return loaded?.key === key ? loaded.options : { state: 'loading' };
}

/** The provinces of Spain, the unknown one last. */
export function useProvinces(wanted: boolean): SelectOptions {
  const { language } = usePage();
  const load = async (): Promise<SelectOptions> => {
    const { provinceIds, provinceNames } = await import('#api/location/provinces.ts');
    const options = provinceIds(language).map((id) => ({
      value: String(id),
      label: provinceNames[id] ?? '',
    }));
    return { state: 'ready', options };
  };
  return useLoaded(load, language, wanted);
}

/** The towns of a province by their names. */
export function useTowns(province: string, wanted: boolean): SelectOptions {
  const load = async (): Promise<SelectOptions> => {
    const { loadProvince } = await import('#api/location/province.ts');
    const towns = (await loadProvince(Number(province)))?.localidades.values() ?? [];
    return { state: 'ready', options: Array.from(towns, (name) => ({ value: name, label: name })) };
  };
  return useLoaded(load, province, wanted);
}
