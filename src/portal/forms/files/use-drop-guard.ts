import { useEffect } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => Boolean(dataTransfer?.types.includes('Files'));

/** Keeps a file that is dropped beside its field from being opened in the place of the page. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent): void => {
      const isField = event.target instanceof HTMLInputElement && event.target.type === 'file';
      if (!isField && hasFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', guard);
    addEventListener('drop', guard);
    return () => {
      removeEventListener('dragover', guard);
      removeEventListener('drop', guard);
    };
  }, []);
}
