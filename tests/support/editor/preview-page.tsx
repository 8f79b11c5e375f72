import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SentEdit } from '#editor/protocol/answers.ts';
import { Preview } from '#editor/ui/preview/Preview.tsx';
import { createCalls } from '#editor/ui/store/editor-calls.ts';

/** A page with the preview alone: tests edit by `window.edit`. */
const root = document.getElementById('editor');
const origin = root?.dataset['preview'] ?? '';
const calls = createCalls(location.hash.slice(1));

function Page() {
  const [edits, setEdits] = useState(0);
  Object.assign(window, {
    edit: async (list: SentEdit[]) => {
      const answer = await calls.edit({ edits: list });
      setEdits((count) => count + 1);
      return answer;
    },
  });
  return <Preview origin={origin} language="es" calls={calls} edits={edits} />;
}

if (root) createRoot(root).render(<Page />);
