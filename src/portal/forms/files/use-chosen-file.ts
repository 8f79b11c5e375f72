import { useRef, useState } from 'react';
import { fileLimits } from '#core/contract/validation/files.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { ChosenFile } from './file-check.ts';
import { readBase64 } from './read-base64.ts';

/** Choice of a file, with the actions to change it. */
export interface FileChoice {
  chosen: ChosenFile;
  choose: (file: File | undefined) => void;
  wantAddress: (wanted: boolean) => void;
}

/** State of a file choice. The file is read immediately, so that later changes on the device do not matter. */
export function useChosenFile(): FileChoice {
  const [chosen, setChosen] = useState<ChosenFile>({ wantsAddress: false });
  const latest = useRef<File>(undefined);
  return {
    chosen,
    choose: (file) => {
      latest.current = file;
      if (!file || file.size > fileLimits.general.maxBytes)
        return setChosen({ wantsAddress: false, ...omitUndefined({ file }) });
      const content = readBase64(file);
      setChosen({ file, content, wantsAddress: false });
      return void content.then((text) => {
        if (text === undefined && latest.current === file)
          setChosen((current) => ({ ...current, isUnreadable: true }));
      });
    },
    wantAddress: (wantsAddress) => {
      latest.current = undefined;
      setChosen({ wantsAddress });
    },
  };
}
