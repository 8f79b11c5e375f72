import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Preview } from '#editor/ui/preview/Preview.tsx';
import type { PreviewCalls } from '#editor/ui/preview/preview-calls.ts';

/** A page with the preview alone: tests edit by `window.edit`. */
const { origin = '', secret = '' } = document.body.dataset;

const call = async (name: string, input: unknown): Promise<unknown> => {
  const response = await fetch(`/calls/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-secret': secret },
    body: JSON.stringify(input),
  });
  return response.json();
};

function Page() {
  const [edits, setEdits] = useState(0);
  Object.assign(window, {
    edit: async (list: unknown[]) => {
      const answer = await call('edit', { edits: list });
      setEdits((count) => count + 1);
      return answer;
    },
  });
  return <Preview origin={origin} language="es" call={call as PreviewCalls} edits={edits} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
