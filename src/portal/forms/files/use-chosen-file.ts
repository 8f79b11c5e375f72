import { useRef, useState } from 'react';
import { fileLimits } from '#core/contract/validation/files.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { ChosenFile } from './file-check.ts';
import { readBase64 } from './read-base64.ts';

/** A file that someone chooses, and what they may do about it. */
export interface FileChoice {
  chosen: ChosenFile;
  choose: (file: File | undefined) => void;
  wantAddress: (wanted: boolean) => void;
}

/** The file of a form. It is read at once: what becomes of it on the device later does not matter any more. */
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
          setChosen((now) => ({ ...now, isUnreadable: true }));
      });
    },
    wantAddress: (wantsAddress) => {
      latest.current = undefined;
      setChosen({ wantsAddress });
    },
  };
}
